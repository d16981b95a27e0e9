"""A world from a view: everything hidden is dealt anew, each world that fits the view alike likely."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from covo.games.lupusburg import steps
from covo.games.lupusburg.box import COINS, DRAWN, SLEEP, THIEF, WEREWOLF, owner, slot_of
from covo.games.lupusburg.state import Bet, Lupus
from covo.games.lupusburg.view import View
from covo.kernel import HIDDEN, Frame, Move, Seat, Together


def imagine(view: View, rng: Random) -> Lupus:
    bag, bets, drawn = _coins(view, rng)
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
        bag=bag,
        bets=bets,
        outcome=view.outcome,
    )
    if view.outcome is not None:
        state.chests = view.chests  # type: ignore[assignment]  # all known at the end
        state.wolf, state.thief = (view.past[-1].wolf, view.past[-1].thief)
        state.looks = view.looks
        return state
    top = view.agenda[0]
    if not isinstance(top, steps.FirstMayor | steps.LayHouses):
        _roles_and_chests(view, rng, state, dealt=not isinstance(top, steps.Deal))
    if state.thief >= 0:
        state.looks = view.looks if view.role == THIEF else _looks(view, rng, state)
    state.stack = tuple([_agenda(frame, view, rng, state, drawn) for frame in view.agenda])
    state.asks = state.stack[0].asks(state)
    return state


def _roles_and_chests(view: View, rng: Random, state: Lupus, *, dealt: bool) -> None:
    """Uniform over all deals and chests that fit: a role card lies opposite its owner's chest (LBG-SET-13).

    For each seat `places` counts the sides where a role card could lie, `chests` the sides a chest could have
    if the seat has no role; a pair of seats then weighs places/chests of each.
    """
    random = rng.random
    chests: list[int] = []
    for known in view.chests:
        chests.append(int(random() * 2) if known is None else known)
    if not dealt:
        state.chests = tuple(chests)
        return
    seats = range(view.seats)
    places = [_places(view, seat) for seat in seats]
    share = [len(places[seat]) / (2 if view.chests[seat] is None else 1) for seat in seats]
    fixed = {view.characters[slot]: owner(slot) for slot in range(2 * view.seats) if view.characters[slot]}
    wolves = (
        [fixed[WEREWOLF]] if WEREWOLF in fixed else [seat for seat in seats if share[seat] and _may_be_wolf(view, seat)]
    )
    thieves = [fixed[THIEF]] if THIEF in fixed else [seat for seat in seats if share[seat]]
    pairs = [(wolf, thief, share[wolf] * share[thief]) for wolf in wolves for thief in thieves if wolf != thief]
    at = random() * sum([pair[2] for pair in pairs])
    for wolf, thief, weight in pairs:
        at -= weight
        if at <= 0:
            break
    for seat in (wolf, thief):
        sides = places[seat]
        chests[seat] = 1 - (sides[0] if len(sides) == 1 else sides[int(random() * 2)])
    state.wolf, state.thief, state.chests = wolf, thief, tuple(chests)


def _places(view: View, seat: Seat) -> tuple[int, ...]:
    """The sides of a seat where a role card could lie, as far as the viewer knows."""
    chest = view.chests[seat]
    right, left = view.characters[2 * seat], view.characters[2 * seat + 1]
    if right or left:  # the card itself was seen
        return (0,) if right else (1,)
    return tuple([place for place, face in ((0, right), (1, left)) if face is None and place != chest])


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


def _looks(view: View, rng: Random, state: Lupus) -> tuple[tuple[int, int], ...]:
    """Where the imagined thief may have looked, one house or none a night while he had a character."""
    looks: list[tuple[int, int]] = []
    alive = (1 << 2 * view.seats) - 1
    deaths = iter(view.deaths)
    called = view.round - (view.night and isinstance(view.agenda[0], steps.ThiefCall))
    for night in range(1, called + 1):
        if alive >> 2 * state.thief & 3:
            move = steps.looks(state.thief, alive).pick(rng)
            if move != SLEEP:
                looks.append((night, slot_of(move)))
        for death in deaths:
            alive &= ~(1 << death.slot)
            if not death.by_night:
                break
    return tuple(looks)


def _coins(view: View, rng: Random) -> tuple[tuple[int, ...], tuple[Bet | None, ...], tuple[int, ...]]:
    """The bag, the bets with their coins, and the coins drawn by a bettor who is still choosing.

    Bets are dealt again in the order they were made: nobody before the viewer kept a coin the viewer then drew.
    """
    if view.outcome is not None:
        return view.bag, view.bets, ()
    bag = list(COINS)
    bets = list(view.bets)
    own = bets[view.viewer] if view.viewer >= 0 else None
    drawn: tuple[int, ...] = ()
    betting = None
    for frame in view.agenda[:1]:
        if isinstance(frame, steps.KeepCoin | steps.PlaceSeal):
            betting, drawn = frame.seat, frame.drawn
    kept_back = list(own.drawn if own is not None else drawn)  # still in the bag when the viewer drew
    for seat in _bettors(view):
        bet = bets[seat]
        assert bet is not None
        if seat == view.viewer:
            assert bet.coin is not None
            bag.remove(bet.coin)
            kept_back = []
            continue
        hand, coin = _draw(bag, kept_back, rng)
        bag.remove(coin)
        bets[seat] = replace(bet, coin=coin, drawn=hand)
    if betting is not None and not drawn:
        drawn = tuple(sorted(rng.sample(bag, min(DRAWN, len(bag))), reverse=True))
    return tuple(bag), tuple(bets), drawn


def _bettors(view: View) -> list[Seat]:
    """Who has bet, first bet first: by day, and from that day's mayor on (who moves on each day)."""
    first = (view.mayor - view.round + 1) % view.seats
    return sorted(
        [seat for seat, bet in enumerate(view.bets) if bet],
        key=lambda seat: (bet.day, (seat - first - bet.day + 1) % view.seats) if (bet := view.bets[seat]) else (),
    )


def _draw(bag: list[int], kept_back: list[int], rng: Random) -> tuple[tuple[int, ...], int]:
    """Three coins and the one kept, which leaves enough of each for those that must stay."""
    free = list(bag)
    for coin in kept_back:
        free.remove(coin)
    while True:
        hand = tuple(sorted(rng.sample(bag, min(DRAWN, len(bag))), reverse=True))
        choices = [coin for coin in hand if coin in free]
        if choices:
            return hand, choices[int(rng.random() * len(choices))]


def _agenda(frame: Frame[Any], view: View, rng: Random, state: Lupus, drawn: tuple[int, ...]) -> Frame[Any]:
    """The step with what the viewer does not know of it filled in."""
    if isinstance(frame, Together):
        return replace(frame, answers=_answers(frame, view, rng, state))
    if isinstance(frame, steps.KeepCoin):
        return replace(frame, drawn=drawn)
    if isinstance(frame, steps.PlaceSeal) and frame.seat != view.viewer:
        return replace(frame, drawn=drawn, coin=rng.choice(drawn))
    return frame


def _answers(frame: Together[Lupus], view: View, rng: Random, state: Lupus) -> tuple[Move | None, ...]:
    """Marked answers are filled in; where there are no marks, any of the others may have answered, but not all."""
    if frame is not view.agenda[0]:
        return ()
    answers = list(frame.answers) or [None] * view.seats
    for seat, answer in enumerate(answers):
        if seat == view.viewer:
            continue
        ask = frame.ask(state, seat)
        if ask and (answer == HIDDEN or (not frame.marks and rng.random() < 0.5)):
            answers[seat] = ask.pick(rng)
    if all(answers) and not frame.marks:
        late = rng.choice([seat for seat in range(view.seats) if seat != view.viewer])
        answers[late] = None
    return tuple(answers) if any(answers) else ()
