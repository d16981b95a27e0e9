"""A world from a view: everything hidden is dealt anew, each world that fits the view alike likely.

Bots in search call this thousands of times a turn, hence the tables made once and the plain loops.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from covo.games.lupusburg import steps
from covo.games.lupusburg.box import COINS, DRAWN, LEFT, RIGHT, THIEF, WEREWOLF, Slot, owner, side
from covo.games.lupusburg.state import Bet, Lupus
from covo.games.lupusburg.view import View
from covo.kernel import HIDDEN, Frame, Move, Seat, Together

FLIPS: Final = tuple(product((RIGHT, LEFT), repeat=8))  # a side for each of eight seats, in every way
CHOOSING: Final = (steps.KeepCoin, steps.PlaceSeal)  # a bettor has drawn and his seal does not lie yet
CROWD: Final = 4  # while more characters are left, no player's two can be as many as all the others


def imagine(view: View, rng: Random) -> Lupus:
    if view.outcome is not None:  # LBG-END-06: everything is shown
        wolf, thief, chests = view.past[-1].wolf, view.past[-1].thief, view.chests
        bag, bets, looks = view.bag, view.bets, view.looks
    else:
        wolf, thief, chests = _roles_and_chests(view, rng)
        bag, bets, drawn = _coins(view, rng)
        looks = view.looks if view.role == THIEF or not view.round else _looks(view, rng, thief)
    state = Lupus(
        seats=view.seats,
        random_mayor=view.random_mayor,
        games=view.games,
        shared=view.shared,
        mayor=view.mayor,
        round=view.round,
        night=view.night,
        alive=view.alive,
        deaths=view.deaths,
        privileges=view.privileges,
        votes=view.votes,
        suspects=view.suspects,
        runoffs=view.runoffs,
        totals=view.totals,
        past=view.past,
        points=view.points,
        chests=chests,  # type: ignore[arg-type]  # at the end the view knows them all
        wolf=wolf,
        thief=thief,
        looks=looks,
        bag=bag,
        bets=bets,
        outcome=view.outcome,
    )
    if view.outcome is None:
        first = _waiting(view, rng, state, drawn)
        state.stack = (first, *view.agenda[1:])  # steps still to come hold no secrets
        state.asks = first.asks(state)
    return state


# ── Roles and chests ─────────────────────────────────────────────────────────────────────────────────────────────


def _roles_and_chests(view: View, rng: Random) -> tuple[Seat, Seat, tuple[int, ...]]:
    """Werewolf, thief and chests, uniform over all deals and chests that fit."""
    if not view.round and not isinstance(view.agenda[0], steps.Deal):  # no houses yet
        return -1, -1, ()
    flips = FLIPS[rng.getrandbits(8)]
    chests = [flips[seat] if known is None else known for seat, known in enumerate(view.chests)]
    if not view.round:
        return -1, -1, tuple(chests)
    random, alive, faces = rng.random, view.alive, view.characters
    cards = _cards(view)
    wolves = thieves = cards
    if WEREWOLF in faces:
        wolves = [faces.index(WEREWOLF)]
    elif alive.bit_count() <= CROWD:
        wolves = [slot for slot in cards if _may_be_wolf(view, owner(slot))]
    if THIEF in faces:
        thieves = [faces.index(THIEF)]
    while True:
        wolf_card = wolves[int(random() * len(wolves))]
        thief_card = thieves[int(random() * len(thieves))]
        wolf, thief = owner(wolf_card), owner(thief_card)
        if wolf != thief and alive >> 2 * wolf & 3:
            break
    chests[wolf], chests[thief] = 1 - side(wolf_card), 1 - side(thief_card)
    return wolf, thief, tuple(chests)


def _cards(view: View) -> list[Slot]:
    """Where an unseen role card may lie: opposite its owner's chest (LBG-SET-13).

    Without a role an unknown chest has two sides to lie on, with one a single side; so that each world weighs
    the same, a slot is listed twice where the chest is known.
    """
    faces = view.characters
    cards: list[Slot] = []
    for seat, chest in enumerate(view.chests):
        if chest is None:
            right, left = faces[2 * seat], faces[2 * seat + 1]
            if right is None and not left:
                cards.append(2 * seat)
            if left is None and not right:
                cards.append(2 * seat + 1)
        elif faces[2 * seat + 1 - chest] is None:
            cards += (2 * seat + 1 - chest,) * 2
    return cards


def _may_be_wolf(view: View, seat: Seat) -> bool:
    """A game that goes on shows: at no time had this player lost both, or as many lives as all others together."""
    mine, total = 2, 2 * view.seats
    for death in view.deaths:
        total -= 1
        if owner(death.slot) == seat:
            mine -= 1
        if mine == 0 or 2 * mine >= total:
            return False
    return True


def _looks(view: View, rng: Random, thief: Seat) -> tuple[tuple[int, Slot], ...]:
    """Where the imagined thief may have looked, one house or none a night while he had a character."""
    random = rng.random
    looks: list[tuple[int, Slot]] = []
    slots = 2 * view.seats
    alive = (1 << slots) - 1
    called = view.round - (view.night and isinstance(view.agenda[0], steps.ThiefCall))
    for night in range(1, called + 1):
        if not alive >> 2 * thief & 3:
            break
        choices = alive & ~(3 << 2 * thief) | 1 << slots  # every house but his own; the bit behind them: he slept
        while not choices >> (slot := int(random() * (slots + 1))) & 1:
            pass
        if slot < slots:
            looks.append((night, slot))
        for death in view.deaths[2 * night - 2 : 2 * night]:  # one by night and one by day
            alive ^= 1 << death.slot
    return tuple(looks)


# ── Coins ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _coins(view: View, rng: Random) -> tuple[tuple[int, ...], tuple[Bet | None, ...], tuple[int, ...]]:
    """The bag, the bets with their coins, and the coins drawn by a bettor who is still choosing.

    Bets are dealt again in the order they were made. The coins the viewer drew were in the bag till then: nobody
    before him kept one of them, and any other coin as likely as the next.
    """
    random = rng.random
    viewer, seats = view.viewer, view.seats
    bets = list(view.bets)
    own = bets[viewer] if viewer >= 0 else None
    top = view.agenda[0]
    choosing = top if isinstance(top, CHOOSING) else None
    drawn: tuple[int, ...] = choosing.drawn if choosing else ()
    bag, free = list(COINS), list(COINS)
    for coin in own.drawn if own else drawn:
        free.remove(coin)
    first = view.mayor - view.round  # the mayor of day 0; the role moves on each day, and bets begin there
    order = [(bet.day, (seat - first - bet.day) % seats, seat, bet) for seat, bet in enumerate(bets) if bet]
    for day, _, seat, bet in sorted(order):  # never compared beyond the second: no two bet at once
        if bet.coin is not None:  # the viewer's own
            bag.remove(bet.coin)
            free = bag.copy()
            continue
        coin = free.pop(int(random() * len(free)))
        bag.remove(coin)
        hands = _hands(coin, tuple(bag))
        bets[seat] = Bet(bet.target, day, coin, hands[int(random() * len(hands))])
    if choosing and not drawn:
        drawn = tuple(sorted(rng.sample(bag, min(DRAWN, len(bag))), reverse=True))
    return tuple(bag), tuple(bets), drawn


@cache
def _hands(coin: int, others: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every draw with this coin in it and the rest from these others."""
    rests = combinations(others, min(DRAWN - 1, len(others)))
    return tuple(tuple(sorted((coin, *rest), reverse=True)) for rest in rests)


# ── The step in progress ─────────────────────────────────────────────────────────────────────────────────────────


def _waiting(view: View, rng: Random, state: Lupus, drawn: tuple[int, ...]) -> Frame[Any]:
    """The step that waits, with what the viewer does not know of it filled in."""
    frame = view.agenda[0]
    if isinstance(frame, Together):
        return replace(frame, answers=_answers(frame, view, rng, state))
    if isinstance(frame, steps.KeepCoin):
        return replace(frame, drawn=drawn)
    if isinstance(frame, steps.PlaceSeal) and frame.seat != view.viewer:
        return replace(frame, drawn=drawn, coin=rng.choice(drawn))
    return frame


def _answers(frame: Together[Lupus], view: View, rng: Random, state: Lupus) -> tuple[Move | None, ...]:
    """Marked answers are filled in; where there are no marks, any of the others may have answered, but not all."""
    if frame.marks and not frame.answers:
        return ()
    answers = list(frame.answers) or [None] * view.seats
    answered = [answer == HIDDEN for answer in answers] if frame.marks else FLIPS[rng.getrandbits(8)]
    for seat in range(view.seats):
        if answered[seat] and seat != view.viewer and (ask := frame.ask(state, seat)):
            answers[seat] = ask.pick(rng)
    if all(answers) and not frame.marks:
        late = rng.choice([seat for seat in range(view.seats) if seat != view.viewer])
        answers[late] = None
    return tuple(answers) if any(answers) else ()
