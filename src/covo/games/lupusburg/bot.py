"""A quick sensible player: what a seat knows becomes a belief who the werewolf is, and the belief a move.

The numbers come from tables of this bot: the evidence was weighed by fitting it to who the werewolf was, the rest by
trying one changed seat among unchanged ones and among random players. What a werewolf could feign weighs little, or
he would hide behind it: with numbers close to these he won 33 % never biting himself first, 35 % always doing so.

Playouts of a search ask this player for most of their time, so what a belief and a vote need is reckoned in plain
loops; `slot >> 1` there is the owner of a slot, `slot & 1` its side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from random import Random
from typing import Final

from covo.games.lupusburg.box import (
    ACCUSE,
    AM_THIEF,
    BET,
    BITE,
    CHARACTERS,
    CITIZEN,
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
    side,
    slot_of,
)
from covo.games.lupusburg.view import View
from covo.kernel import Ask, Move, Said, Seat

Heard = tuple[Said, ...]  # what was claimed at the table, true or not
Odds = list[float]  # by seat: how much evidence speaks for a werewolf, as natural logarithms
Belief = list[float]  # by seat: how likely the werewolf sits there, adding up to one

# Evidence: log-odds, near what was fitted. "Seen": by a mayor who had looked at a card of the accused. Left out, as
# habits of this bot's own werewolf: run-off votes against players cleared since (-0.2 each), having bet (-0.5).
BITTEN, SILENCED = 0.3, 0.25
VOTED, VOTED_SEEN, SPARED_SEEN = 0.03, 0.2, 0.15
SEALED, SEALED_SEEN = 0.1, 0.7
# Claims: small where anyone may lie at no cost, large where a lie is found out.
SUSPECTED, TRUSTED, SAW_WOLF, SAW_OTHER, NEVER_LOOKED, CAUGHT = 0.1, 0.05, 0.9, 0.25, 0.4, 1.2
SAID_THIEF, TWO_THIEVES = 0.15, 0.2
# Bets: the belief it takes while the target has one life or two, and the werewolf's measure of it.
NEED_ONE, NEED_TWO, NEED_BLUFF = 0.45, 0.65, 0.95
SURE: Final = 0.95
FULL_BAG: Final = 5  # coins in the bag while someone who is sure still waits
USUAL_COIN: Final = 5.5  # what others are thought to have bet
LIVES: Final = (0, 1, 1, 2)  # by the two bits of a player's characters
GAME_SPAN: Final = 100  # more rounds than a game has
# Lynchings
TWO_LIVES: Final = 0.75  # it takes another day to be rid of the suspect
DUE: Final = 2.0  # tomorrow is too late
CHEST: Final = 0.02  # a rival's chest, should he be none
HUNCH: Final = 0.7  # how far opinions scatter: a table that always agrees is easily led
STRENGTHEN: Final = 0.3  # a vote that does not change the suspects yet
# The werewolf's bite
KNOWS_ME, BET_ON_ME, VOTED_ME = 2.0, 0.15, 0.03
SCAPEGOAT: Final = 6.0  # the more a player is suspected, the more useful he is alive
OWN_BITE: Final = 0.12  # in the first night


def quick(view: View, ask: Ask, rng: Random, heard: Heard = ()) -> Move:
    """One of the moves asked for, from nothing but the view and what was claimed."""
    moves = ask.moves
    return moves[0] if len(moves) == 1 else ANSWERS[moves[-1].verb](view, ask, rng, heard)


# ── Belief ───────────────────────────────────────────────────────────────────────────────────────────────────────


def believe(view: View, heard: Heard = (), *, feigned: bool = False) -> Belief:
    """Who is the werewolf. Feigned, and always to the werewolf: whom else one must suspect who has seen no card."""
    feigned = feigned or view.role == WEREWOLF
    if not feigned and WEREWOLF in view.characters:
        wolf = owner(view.characters.index(WEREWOLF))
        return [float(seat == wolf) for seat in range(view.seats)]
    odds = [0.0] * view.seats
    weigh_nights(view, odds)
    weigh_votes(view, odds)
    weigh_seals(view, odds)
    weigh_claims(view, odds, heard)
    viewer = view.viewer
    weights = [
        (exp(odds[seat]) if feigned else exp(odds[seat]) * cards(view, seat)) if may and seat != viewer else 0.0
        for seat, may in enumerate(may_be_wolf(view))
    ]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def may_be_wolf(view: View) -> list[bool]:
    """By seat, since the game goes on: as werewolf one would have lost with no life left, or won with half of all."""
    left = 2 * view.seats
    mine, may_be = [2] * view.seats, [True] * view.seats
    for death in view.deaths:
        left -= 1
        victim = death.slot >> 1
        mine[victim] -= 1
        if not mine[victim]:
            may_be[victim] = False
        if left <= 4:  # of more nobody's two are half
            for seat, count in enumerate(mine):
                if 2 * count >= left:
                    may_be[seat] = False
    return may_be


def cards(view: View, seat: Seat) -> float:
    """Of the sides the chest may have, the share that leaves the werewolf card a place opposite, unseen."""
    chest = view.chests[seat]
    right, left = view.characters[2 * seat], view.characters[2 * seat + 1]
    if THIEF in (right, left):
        return 0.0
    places = (right is None and chest != 0) + (left is None and chest != 1)
    return places / 2 if chest is None else float(places)


def weigh_nights(view: View, odds: Odds) -> None:
    """The werewolf seldom bites at home, and likes to bite whoever voted for him the day before."""
    bitten: dict[int, Seat] = {}
    for death in view.deaths:
        if death.by_night:
            victim = bitten[death.round - 1] = death.slot >> 1
            odds[victim] -= BITTEN
    if len(bitten) > 1:  # before the first night nobody voted
        for day, voter, slot in view.votes:
            if day in bitten and bitten[day] == voter:
                odds[slot >> 1] += SILENCED


def weigh_votes(view: View, odds: Odds) -> None:
    """A vote is an opinion; that of a mayor who has looked at the accused is knowledge, and so is his silence."""
    viewer = view.viewer
    looked: dict[Seat, dict[Seat, int]] = {}  # by mayor and the one looked at, the day
    for look in view.privileges:
        if look.mayor != viewer:
            looked.setdefault(look.mayor, {})[look.target >> 1] = look.day
    silent = {(mayor, seen) for mayor, days in looked.items() for seen, day in days.items() if day < view.round}
    for day, voter, slot in view.votes:
        accused = slot >> 1
        if voter in (viewer, accused):
            continue
        if voter in looked and looked[voter].get(accused, GAME_SPAN) <= day:
            odds[accused] += VOTED_SEEN
            silent.discard((voter, accused))
        else:
            odds[accused] += VOTED
    for _, spared in silent:
        odds[spared] -= SPARED_SEEN


def weigh_seals(view: View, odds: Odds) -> None:
    """A bet is an opinion its owner has paid for."""
    for seat, bet in enumerate(view.bets):
        if bet is not None and seat != view.viewer:
            seen = any(look.mayor == seat and look.target >> 1 == bet.target for look in view.privileges)
            odds[bet.target] += SEALED_SEEN if seen else SEALED


def weigh_claims(view: View, odds: Odds, heard: Heard) -> None:
    """What was claimed of this game. Who says to have seen what the viewer knows to be otherwise has lied."""
    if not heard:
        return
    now = when(view)
    claims = {(said.seat, said.claim) for said in heard if said.when // GAME_SPAN == now // GAME_SPAN}
    looked = {(look.mayor, look.target) for look in view.privileges}
    thieves = {seat for seat, claim in claims if claim == AM_THIEF}
    for seat, claim in claims:
        if seat == view.viewer:
            continue
        if claim.verb in ("suspect", "trust"):
            if seat != claim[1]:
                odds[int(claim[1])] += SUSPECTED if claim.verb == "suspect" else -TRUSTED
        elif claim.verb == "saw":
            slot, face = slot_of(claim), CHARACTERS.index(str(claim[2]))
            known = view.characters[slot]
            if (seat, slot) not in looked:
                odds[seat] += NEVER_LOOKED
            elif known is not None and known != face:
                odds[seat] += CAUGHT
            else:
                odds[owner(slot)] += SAW_WOLF if face == WEREWOLF else -SAW_OTHER
        elif claim == AM_THIEF:
            odds[seat] += -SAID_THIEF if thieves == {seat} and view.role != THIEF else TWO_THIEVES


def when(view: View) -> int:
    """The round of the game of the series, as one number."""
    return GAME_SPAN * len(view.past) + view.round


# ── What a lynching is worth ─────────────────────────────────────────────────────────────────────────────────────


def wishes(view: View, belief: Belief) -> dict[Slot, float]:
    """By living character how much the viewer wants it lynched; never an own one."""
    me, alive = view.viewer, view.alive
    left = alive.bit_count()
    worth = list(belief)
    if view.role != WEREWOLF:
        sure = points(view)
        for seat, likely in enumerate(belief):
            if likely:
                both = alive >> 2 * seat & 3 == 3
                worth[seat] *= prospect(view, sure, seat) * (TWO_LIVES if both else 1.0)
                if 2 * (1 + both) >= left - 1:  # if it is he, any other lynching today makes him win
                    worth[seat] *= DUE
    wish = {}
    chests = view.chests
    for slot in living(view.alive):
        seat = slot >> 1
        chest = CHEST if slot & 1 == chests[seat] else 0.0
        wish[slot] = worth[seat] + chest if seat != me else -1.0 - chest
    return wish


def points(view: View) -> list[float]:
    """By seat what would be scored today with no bet or a lost one; an unknown chest counts by halves."""
    found = []
    alive = view.alive
    for chest, bet in zip(view.chests, view.bets, strict=True):
        mine = LIVES[alive & 3]
        found.append(2 * mine + (mine / 2 if chest is None else alive >> chest & 1) + (bet is None))
        alive >>= 2
    return found


def prospect(view: View, sure: list[float], wolf: Seat) -> float:
    """The viewer's hope to be the one winner if this werewolf is lynched, by the lead over the best of the others."""
    scores = sure.copy()
    for seat, bet in enumerate(view.bets):
        if bet is not None and bet.target == wolf:
            scores[seat] += bet.coin or USUAL_COIN
    mine = scores[view.viewer]
    scores[wolf] = scores[view.viewer] = 0.0
    hope = 0.5 + 0.2 * (mine - max(scores))
    return 1.0 if hope > 1.0 else max(hope, 0.1)


def favourite(view: View, belief: Belief) -> Seat:
    """Whom to bet on. Only a lynched werewolf pays, and one who has two lives may yet get away."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    return max(others, key=lambda seat: belief[seat] * (1.0 if lives(view.alive, seat) == 1 else TWO_LIVES))


def dangers(view: View) -> list[float]:
    """By seat how much the werewolf has to fear: who saw his card or bet or voted on him, and the thief."""
    danger = [0.0] * view.seats
    for _, voter, slot in view.votes:
        if owner(slot) == view.viewer:
            danger[voter] += VOTED_ME
    for seat, bet in enumerate(view.bets):
        if bet is not None and bet.target == view.viewer:
            danger[seat] += BET_ON_ME
        if THIEF in view.characters[2 * seat : 2 * seat + 2]:
            danger[seat] += BET_ON_ME
    for look in view.privileges:
        if view.characters[look.target] == WEREWOLF:
            danger[look.mayor] += KNOWS_ME
    return danger


def others_living(view: View) -> list[Slot]:
    return [slot for slot in living(view.alive) if owner(slot) != view.viewer]


# ── The answers ──────────────────────────────────────────────────────────────────────────────────────────────────


def lay(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    return ask.pick(rng)


def look(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """The thief looks where a citizen was seen, since a chest opposite clears the owner; else at a suspect."""
    belief = believe(view, heard)

    def use(slot: Slot) -> float:
        seat = owner(slot)
        seen = CITIZEN in view.characters[2 * seat : 2 * seat + 2]
        return (view.chests[seat] is None) * belief[seat] * (3.0 if seen else 1.0) * (1.0 + 0.2 * rng.random())

    return LOOK[max(others_living(view), key=use)]


def bite(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """The werewolf bites who is dangerous or beyond suspicion; now and then, at first, his own werewolf card."""
    me = view.viewer
    if view.round == 1 and view.seats > 4 and rng.random() < OWN_BITE:  # of four he needs both
        return BITE[2 * me + 1 - (view.chests[me] or 0)]
    belief, danger = believe(view, heard), dangers(view)

    def want(slot: Slot) -> float:
        return danger[owner(slot)] - SCAPEGOAT * belief[owner(slot)] + 0.3 * rng.random()

    return BITE[max(others_living(view), key=want)]


def point(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """The mayor looks where the werewolf card is likeliest; as werewolf at an enemy, who gets to see a citizen."""
    belief = believe(view, heard)
    if view.role == WEREWOLF:
        belief = [p + 3.0 * danger for p, danger in zip(belief, dangers(view), strict=True)]

    def use(slot: Slot) -> float:
        chest = view.chests[owner(slot)]
        if view.characters[slot] is not None or chest == side(slot):
            return -1.0  # nothing new
        settles = chest is not None or view.characters[slot ^ 1] is not None
        return belief[owner(slot)] * (2.0 if settles else 1.0) * (1.0 + 0.2 * rng.random())

    return POINT[max(others_living(view), key=use)]


def show(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """The card off the chest clears its owner, to a thief or as the thief's own; the werewolf shows the other one."""
    chest = view.chests[view.viewer] or 0
    to_wolf = view.characters[view.privileges[-1].target] == WEREWOLF
    return SHOW[chest if view.role == WEREWOLF or (view.role == THIEF and to_wolf) else 1 - chest]


def bet(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """Who is sure can wait while the werewolf has two lives, for no lynching today ends it, but not for the coins."""
    belief = believe(view, heard)
    target = favourite(view, belief)
    both = lives(view.alive, target) == 2
    if both and belief[target] > SURE and view.coins_in_bag >= FULL_BAG:
        return PASS
    need = (NEED_TWO if both else NEED_ONE) * (NEED_BLUFF if view.role == WEREWOLF else 1.0)
    return BET if belief[target] > need else PASS


def keep(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    return max(ask.moves, key=lambda move: int(move[1]))


def accuse(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    return ACCUSE[favourite(view, believe(view, heard))]


def vote(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """The first vote makes the two suspects. Who knows the werewolf and has not bet yet does not let it show."""
    belief = believe(view, heard)
    if view.bets[view.viewer] is None and max(belief) > SURE:
        belief = believe(view, heard, feigned=True)
    wish = wishes(view, [p * (1.0 + HUNCH * (2.0 * rng.random() - 1.0)) for p in belief])
    # Votes so far, and ties as LBG-SUS-03 and LBG-SUS-04 break them: of 16 slots each has its own rank.
    ranks = nearest_first(view.seats, view.mayor)
    rank = {slot: ranks[slot] for slot in wish}
    today = view.round
    for day, _, slot in reversed(view.votes):
        if day != today:
            break
        rank[slot] += 16
    second, first = sorted(rank, key=rank.__getitem__)[-2:]

    def gain(slot: Slot) -> float:
        ousts = slot not in (first, second) and rank[slot] + 16 > rank[second]
        return STRENGTHEN * wish[slot] + (wish[slot] - wish[second] if ousts else 0.0)

    return VOTE[max(wish, key=gain)]


@cache
def nearest_first(seats: int, mayor: Seat) -> tuple[int, ...]:
    """By slot its rank among those with equal votes."""
    return tuple(-2 * distance(seats, mayor, owner(slot)) - side(slot) for slot in range(2 * seats))


def cast(view: View, ask: Ask, rng: Random, heard: Heard) -> Move:
    """All votes for the suspect the viewer would rather lose: the moves go from all on the paw to all on the tuft."""
    wish = wishes(view, believe(view, heard))
    paw, tuft = view.suspects
    return ask.moves[0 if wish[paw] >= wish[tuft] else -1]


ANSWERS: Final[dict[str, Callable[[View, Ask, Random, Heard], Move]]] = {
    "chest": lay,
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
