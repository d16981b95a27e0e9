"""A quick sensible player: what a seat knows becomes its belief who the werewolf is, and the belief a move.

The numbers were fitted on tables of this bot (log-odds of each kind of evidence) and tried against random players;
weights on what all can see are kept low, or a werewolf who knows them hides behind them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from covo.games.lupusburg.box import (
    ACCUSE,
    BET,
    BITE,
    LOOK,
    PASS,
    POINT,
    SHOW,
    THIEF,
    VOTE,
    WEREWOLF,
    Slot,
    distance,
    lives,
    living,
    owner,
)
from covo.games.lupusburg.view import View
from covo.kernel import Ask, Move, Seat

Odds = list[float]  # by seat: natural logarithms of how much the evidence speaks for a werewolf
Belief = list[float]  # by seat: how likely he is the werewolf, adding up to one

# Evidence, in log-odds.
BITTEN = 0.3  # a house was bitten: its owner is rather not the werewolf
SILENCED = 0.4  # somebody who voted against this player was bitten the night after
VOTED, VOTED_SEEN = 0.03, 0.3  # accused in a first vote; by a mayor who had seen a card of his
SILENT_SEEN = 0.2  # such a mayor never accused him
SEALED, SEALED_SEEN = 0.15, 1.2  # bet on; by somebody who had seen a card of his

# Wishes.
HUNCH = 0.7  # how far an opinion sways in the first vote; in the run-off one goes by what one believes
SURE = 0.95  # belief that is knowledge
TWO_LIVES = 0.75  # lynching one of two characters ends nothing
DUE = 1.5  # another night and this werewolf would win
CONCEAL = 0.3  # who knows the werewolf and has not bet keeps quiet
LOW, SLOPE = 0.1, 0.2  # chance to win on points: by how far one leads the best of the others
CHEST = 0.02  # a chest in a house makes it worth a little more to see it go
STRENGTHEN = 0.3  # of a wish is a vote worth that changes nothing yet

# Bets.
NEED_ONE, NEED_TWO = 0.4, 0.55  # belief a bet needs, on a player with one life or with two
NEED_WOLF = 1.1  # the werewolf bluffs a little later
BET_TWO = 0.7  # a suspect with two lives may win before he is lynched
PATIENCE = 5  # coins in the bag while who knows the werewolf lets others waste their seals

# The werewolf.
OWN_BITE = 0.12  # how often he bites himself in the first night
KNOWS, BETS, VOTES = 2.0, 0.15, 0.03  # danger of those who saw his card, bet on him, voted against him
SCAPEGOAT = 6.0  # whom the table suspects he lets live
TRADE = 3.0  # as mayor he looks at a card of the dangerous, and shows his citizen


def quick(view: View, ask: Ask, rng: Random) -> Move:
    """A move for the viewer, from nothing but the view."""
    moves = ask.moves
    return moves[0] if len(moves) == 1 else ANSWERS[moves[-1].verb](view, ask, rng)


# ── Belief ───────────────────────────────────────────────────────────────────────────────────────────────────────


def believe(view: View) -> Belief:
    """Who is the werewolf, to the viewer's knowledge; for the werewolf: whom else the table must suspect."""
    me = view.viewer
    seats = range(view.seats)
    bluffs = view.role == WEREWOLF
    if not bluffs and WEREWOLF in view.characters:
        wolf = owner(view.characters.index(WEREWOLF))
        return [float(seat == wolf) for seat in seats]
    odds = [0.0] * view.seats
    nights(view, odds)
    votes(view, odds)
    seals(view, odds)
    weights = [
        exp(odds[seat]) * (1.0 if bluffs else cards(view, seat)) if seat != me and lived(view, seat) else 0.0
        for seat in seats
    ]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def lived(view: View, seat: Seat) -> bool:
    """The game goes on: this werewolf would have lost with both lives gone, or won with as many as the others."""
    mine, left = 2, 2 * view.seats
    for death in view.deaths:
        left -= 1
        if death.slot >> 1 == seat:
            mine -= 1
            if not mine:
                return False
        if 2 * mine >= left:
            return False
    return True


def cards(view: View, seat: Seat) -> float:
    """Faces and chests seen. The werewolf card lies opposite the chest, so one citizen halves, two clear."""
    chest = view.chests[seat]
    faces = view.characters[2 * seat : 2 * seat + 2]
    if THIEF in faces:
        return 0.0
    places = (faces[0] is None and chest != 0) + (faces[1] is None and chest != 1)
    return places / 2 if chest is None else float(places)


def nights(view: View, odds: Odds) -> None:
    """The werewolf seldom bites at home, and likes to bite those who accused him the day before."""
    bitten = {}
    for death in view.deaths:
        if death.by_night:
            odds[death.slot >> 1] -= BITTEN
            bitten[death.round - 1] = death.slot >> 1
    for day, voter, slot in view.votes:
        if bitten.get(day) == voter:
            odds[slot >> 1] += SILENCED


def votes(view: View, odds: Odds) -> None:
    """A vote is an opinion, and that of a mayor who saw a card of the accused is worth most; so is his silence."""
    me = view.viewer
    saw = {(look.mayor, look.target >> 1): look.day for look in view.privileges if look.mayor != me}
    silent = {pair for pair, day in saw.items() if day < view.round}
    for day, voter, slot in view.votes:
        accused = slot >> 1
        if voter in (me, accused):
            continue
        if day >= saw.get((voter, accused), 99):
            odds[accused] += VOTED_SEEN
            silent.discard((voter, accused))
        else:
            odds[accused] += VOTED
    for _, spared in silent:
        odds[spared] -= SILENT_SEEN


def seals(view: View, odds: Odds) -> None:
    """A bet is an opinion its owner paid for."""
    for seat, bet in enumerate(view.bets):
        if bet is not None and seat != view.viewer:
            saw = any(look.mayor == seat and look.target >> 1 == bet.target for look in view.privileges)
            odds[bet.target] += SEALED_SEEN if saw else SEALED


# ── What a lynching is worth ─────────────────────────────────────────────────────────────────────────────────────


def wishes(view: View, rng: Random, hunch: float) -> dict[Slot, float]:
    """By living character how much the viewer wants it lynched.

    A hunch sways each player's opinion a little: a table that always agrees is easily led.
    """
    me, left = view.viewer, view.alive.bit_count()
    belief = believe(view)
    hope = [likely * (1 - hunch + 2 * hunch * rng.random()) for likely in belief]
    if view.role != WEREWOLF:
        base = points(view)
        for seat, likely in enumerate(belief):
            if likely:
                both = lives(view.alive, seat) == 2
                hope[seat] *= stake(view, base, seat) * (TWO_LIVES if both else 1.0)
                if 2 * (1 + both) >= left - 1:
                    hope[seat] *= DUE
                if likely > SURE and view.bets[me] is None:
                    hope[seat] *= CONCEAL
    wish = {}
    for slot in living(view.alive):
        chest = view.chests[slot >> 1] == slot & 1
        wish[slot] = hope[slot >> 1] + CHEST * chest if slot >> 1 != me else -1.0 - 0.2 * chest
    return wish


def points(view: View) -> list[float]:
    """What each would score without a bet that wins."""
    base = []
    for seat, chest in enumerate(view.chests):
        alive = view.alive >> 2 * seat & 3
        count = alive.bit_count()
        saved = count / 2 if chest is None else alive >> chest & 1
        base.append(2 * count + saved + (view.bets[seat] is None))
    return base


def stake(view: View, base: list[float], wolf: Seat) -> float:
    """How likely the viewer wins a game that ends with this werewolf lynched: only one does."""
    mine = best = 0.0
    for seat, bet in enumerate(view.bets):
        if seat != wolf:
            score = base[seat] + (bet.coin or 5.5 if bet is not None and bet.target == wolf else 0.0)
            if seat == view.viewer:
                mine = score
            elif score > best:
                best = score
    return min(1.0, max(LOW, 0.5 + SLOPE * (mine - best)))


# ── The answers, by the verb they are asked with ─────────────────────────────────────────────────────────────────


def chest(view: View, ask: Ask, rng: Random) -> Move:
    """Anywhere: a habit would be known."""
    return ask.pick(rng)


def look(view: View, ask: Ask, rng: Random) -> Move:
    """The thief looks where a face is known already, for that settles it; else at the most suspect."""
    belief = believe(view)

    def use(slot: Slot) -> float:
        seat = slot >> 1
        if view.chests[seat] is not None:
            return 0.0
        seen = view.characters[2 * seat : 2 * seat + 2] != (None, None)
        return belief[seat] * (3.0 if seen else 1.0) * (1 + 0.2 * rng.random())

    return LOOK[max(_others(view), key=use)]


def dangers(view: View) -> list[float]:
    """Who threatens the werewolf, by what they saw and did."""
    me = view.viewer
    danger = [0.0] * view.seats
    for _, voter, slot in view.votes:
        if slot >> 1 == me:
            danger[voter] += VOTES
    for seat, bet in enumerate(view.bets):
        if bet is not None and bet.target == me:
            danger[seat] += BETS
    for look in view.privileges:
        if view.characters[look.target] == WEREWOLF:
            danger[look.mayor] += KNOWS
    return danger


def bite(view: View, ask: Ask, rng: Random) -> Move:
    """Rather the dangerous than the suspect; now and then an own character first, for the looks of it."""
    me = view.viewer
    belief = believe(view)
    danger = dangers(view)
    if view.round == 1 and view.seats > 4 and rng.random() < OWN_BITE:
        return BITE[2 * me + 1 - (view.chests[me] or 0)]  # the card that could be shown

    def want(slot: Slot) -> float:
        seat = slot >> 1
        return danger[seat] - SCAPEGOAT * belief[seat] + 0.3 * rng.random()

    return BITE[max(_others(view), key=want)]


def point(view: View, ask: Ask, rng: Random) -> Move:
    """The mayor looks where the werewolf card most likely is."""
    belief = believe(view)
    if view.role == WEREWOLF:
        belief = [likely + TRADE * danger for likely, danger in zip(belief, dangers(view), strict=True)]

    def use(slot: Slot) -> float:
        seat = slot >> 1
        if view.characters[slot] is not None or view.chests[seat] == slot & 1:
            return -1.0
        settled = view.chests[seat] is not None or view.characters[slot ^ 1] is not None
        return belief[seat] * (2.0 if settled else 1.0) * (1 + 0.2 * rng.random())

    return POINT[max(_others(view), key=use)]


def show(view: View, ask: Ask, rng: Random) -> Move:
    """The werewolf shows his citizen; the others the card opposite the chest, which clears them."""
    chest = view.chests[view.viewer] or 0
    return SHOW[chest if view.role == WEREWOLF else 1 - chest]


def favourite(view: View, belief: Belief) -> Seat:
    """The best target of a bet."""

    def score(seat: Seat) -> float:
        return belief[seat] * (1.0 if lives(view.alive, seat) == 1 else BET_TWO)

    return max([seat for seat in range(view.seats) if seat != view.viewer], key=score)


def bet(view: View, ask: Ask, rng: Random) -> Move:
    """When belief in somebody is worth more than the point for an unused seal; who knows, waits a little."""
    belief = believe(view)
    target = favourite(view, belief)
    both = lives(view.alive, target) == 2
    if both and belief[target] > SURE and view.coins_in_bag >= PATIENCE:
        return PASS
    need = NEED_TWO if both else NEED_ONE
    if view.role == WEREWOLF:
        need *= NEED_WOLF
    return BET if belief[target] > need else PASS


def keep(view: View, ask: Ask, rng: Random) -> Move:
    """The highest coin."""
    return max(ask.moves, key=lambda move: move[1])


def accuse(view: View, ask: Ask, rng: Random) -> Move:
    return ACCUSE[favourite(view, believe(view))]


def vote(view: View, ask: Ask, rng: Random) -> Move:
    """The first vote makes the two suspects: push a pair the viewer would like to see there."""
    wish = wishes(view, rng, HUNCH)
    count = dict.fromkeys(wish, 0)
    for day, _, slot in view.votes:
        if day == view.round:
            count[slot] += 1
    rank = {
        slot: 16 * given - 2 * distance(view.seats, view.mayor, slot >> 1) - (slot & 1) for slot, given in count.items()
    }
    first, second = sorted(rank, key=rank.__getitem__)[-1:-3:-1]

    def gain(slot: Slot) -> float:
        gain = STRENGTHEN * wish[slot]
        if slot not in (first, second) and rank[slot] + 16 > rank[second]:
            gain += wish[slot] - wish[second]
        return gain

    return VOTE[max(wish, key=gain)]


def cast(view: View, ask: Ask, rng: Random) -> Move:
    """All votes for the suspect one would rather see go."""
    wish = wishes(view, rng, 0.0)
    paw, tuft = view.suspects
    return ask.moves[0 if wish[paw] >= wish[tuft] else -1]


def _others(view: View) -> list[Slot]:
    """The living characters of the others."""
    return [slot for slot in living(view.alive) if slot >> 1 != view.viewer]


ANSWERS: Final[dict[str, Callable[[View, Ask, Random], Move]]] = {
    "chest": chest,
    "look": look,
    "bite": bite,
    "point": point,
    "show": show,
    "bet": bet,
    "keep": keep,
    "accuse": accuse,
    "vote": vote,
    "cast": cast,
}
