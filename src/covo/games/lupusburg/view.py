"""What one viewer may know, named field by field; what is not named here stays unknown."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from covo.games.lupusburg.box import CITIZEN, THIEF, WEREWOLF, owner
from covo.games.lupusburg.state import Bet, Death, Lupus, Past, Privilege
from covo.kernel import Frame, Outcome, Seat


class View(Struct, frozen=True, cache_hash=True):  # search keeps what it knows by view
    """LBG-SEC: perfect recall of everything open, of one's own, and of what one was shown."""

    viewer: Seat
    # LBG-SEC-01, 09, 11, 14, 17, 19..22, 27: open to all
    seats: int
    random_mayor: bool
    games: int
    shared: bool
    mayor: Seat
    round: int
    night: bool
    alive: int
    deaths: tuple[Death, ...]
    privileges: tuple[Privilege, ...]
    votes: tuple[tuple[int, Seat, int], ...]
    suspects: tuple[int, ...]
    runoffs: tuple[tuple[int, Seat, int, int], ...]
    totals: tuple[int, ...]
    past: tuple[Past, ...]
    points: tuple[int, ...]
    coins_in_bag: int
    outcome: Outcome | None
    awaited: tuple[Seat, ...]
    # LBG-SEC-23, 24: each step as this viewer may know it
    agenda: tuple[Frame[Any], ...]
    # LBG-SEC-02..06, 10, 12, 13: None where the viewer does not know
    role: int | None  # the viewer's own; None before the deal and for a watcher
    chests: tuple[int | None, ...]  # by seat the side of the chest
    characters: tuple[int | None, ...]  # by slot
    looks: tuple[tuple[int, int], ...]  # the thief's own
    # LBG-SEC-15, 16, 18: coins only in one's own bet, and all at the end
    bets: tuple[Bet | None, ...]
    bag: tuple[int, ...]


def view(state: Lupus, viewer: Seat) -> View:
    over = state.outcome is not None  # LBG-END-06, LBG-Q-61: then everything is shown
    seated = viewer >= 0
    chests, characters = known(state, viewer)
    role = None
    if seated and state.wolf >= 0:
        role = WEREWOLF if viewer == state.wolf else THIEF if viewer == state.thief else CITIZEN
    return View(
        viewer=viewer,
        seats=state.seats,
        random_mayor=state.random_mayor,
        games=state.games,
        shared=state.shared,
        mayor=state.mayor,
        round=state.round,
        night=state.night,
        alive=state.alive,
        deaths=state.deaths,
        privileges=state.privileges,
        votes=state.votes,
        suspects=state.suspects,
        runoffs=state.runoffs,
        totals=state.totals,
        past=state.past,
        points=state.points,
        coins_in_bag=len(state.bag),
        outcome=state.outcome,
        awaited=awaited(state),
        agenda=tuple([frame.seen(viewer) for frame in state.stack]),
        role=role,
        chests=tuple(chests),
        characters=tuple(characters),
        looks=state.looks if over or (seated and viewer == state.thief) else (),
        bets=state.bets
        if over
        else tuple(
            [
                bet if bet is None or seat == viewer else Bet(bet.target, bet.day, None, ())
                for seat, bet in enumerate(state.bets)
            ]
        ),
        bag=state.bag if over else (),
    )


def known(state: Lupus, viewer: Seat) -> tuple[list[int | None], list[int | None]]:
    """The chests by seat and the characters by slot that this viewer knows of."""
    chests: list[int | None] = [None] * state.seats
    characters: list[int | None] = [None] * (2 * state.seats)
    if state.outcome is not None:
        chests[:] = state.chests
        characters = [state.character(slot) for slot in range(2 * state.seats)]
    elif viewer >= 0:
        if state.chests:
            chests[viewer] = state.chests[viewer]  # LBG-SEC-02, LBG-INF-01
        if state.wolf >= 0:  # LBG-SEC-03
            characters[2 * viewer] = characters[2 * viewer + 1] = CITIZEN
            if viewer in (state.wolf, state.thief):
                characters[2 * viewer + 1 - state.chests[viewer]] = WEREWOLF if viewer == state.wolf else THIEF
        if viewer == state.thief:
            for _, slot in state.looks:  # LBG-SEC-06, LBG-Q-15: of the other house by exclusion
                chests[owner(slot)] = state.chests[owner(slot)]
        for look in state.privileges:
            if look.mayor == viewer:  # LBG-SEC-12
                characters[look.target] = state.character(look.target)
            if owner(look.target) == viewer and look.shown is not None:  # LBG-SEC-13
                characters[look.shown] = state.character(look.shown)
    return chests, characters


def awaited(state: Lupus) -> tuple[Seat, ...]:
    """Whom the table waits for. LBG-SEC-07: at night always for all, whoever has answered."""
    if state.night:
        return tuple(range(state.seats))
    return tuple([ask.seat for ask in state.asks if ask.seat >= 0])
