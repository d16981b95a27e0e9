"""What one viewer may know. FSM-OVR-06, FSM-SEC-01..13: in this game all that is on the table, everyone the same."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from covo.games.fuga.state import Fuga, Throw
from covo.kernel import Frame, Outcome, Seat


class View(Struct, frozen=True, cache_hash=True):  # search keeps what it knows by view
    viewer: Seat
    seats: int
    map: str
    combined: bool
    wounds: bool
    persons: bool
    obfuscation: str
    patrols: bool
    stop: bool
    unarmed: bool
    room: bool
    turn: int  # FSM-SEC-07
    at: tuple[int, ...]  # FSM-SEC-01, 02, 04..06
    rides: tuple[int, ...]
    leg: int
    hijacked: int
    alert: int  # FSM-SEC-08
    unlocked: bool  # FSM-SEC-10
    exchanged: bool
    arrests: int  # FSM-SEC-12
    kills: int
    victims: int
    edges: tuple[int, ...]  # FSM-SEC-11
    marks: int
    hooks: tuple[tuple[int, int], ...]  # FSM-SEC-09
    hooked: int
    moved: int
    fresh: int
    fought: int
    sailed: bool
    throw: Throw | None  # FSM-SEC-13: from the roll on
    outcome: Outcome | None
    awaited: tuple[Seat, ...]
    agenda: tuple[Frame[Any], ...]


def view(state: Fuga, viewer: Seat) -> View:
    return View(
        viewer=viewer,
        seats=state.seats,
        map=state.map,
        combined=state.combined,
        wounds=state.wounds,
        persons=state.persons,
        obfuscation=state.obfuscation,
        patrols=state.patrols,
        stop=state.stop,
        unarmed=state.unarmed,
        room=state.room,
        turn=state.turn,
        at=state.at,
        rides=state.rides,
        leg=state.leg,
        hijacked=state.hijacked,
        alert=state.alert,
        unlocked=state.unlocked,
        exchanged=state.exchanged,
        arrests=state.arrests,
        kills=state.kills,
        victims=state.victims,
        edges=state.edges,
        marks=state.marks,
        hooks=state.hooks,
        hooked=state.hooked,
        moved=state.moved,
        fresh=state.fresh,
        fought=state.fought,
        sailed=state.sailed,
        throw=state.throw,
        outcome=state.outcome,
        awaited=tuple([ask.seat for ask in state.asks if ask.seat >= 0]),
        agenda=tuple([frame.seen(viewer) for frame in state.stack]),
    )
