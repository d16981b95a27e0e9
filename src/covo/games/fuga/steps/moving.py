"""How counters move: on foot, in vehicles, off the map; and what way they took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from covo.games.fuga.box import (
    CRIME,
    CRIME_FOOT,
    CRIME_RIDES,
    CRIMINALS,
    EDGES,
    ESCAPED,
    FIRST,
    FOOT,
    LAW,
    LAW_FOOT,
    LAW_RIDES,
    LAW_UNITS,
    MF,
    MODE,
    STOCK,
    STOP,
    UNIT,
    WALK,
    Unit,
    named,
    via,
)
from covo.games.fuga.field import Field, Reach
from covo.games.fuga.legal import Side, footing, leaves, loot, reach
from covo.games.fuga.state import Fuga, Mask, UnitNo
from covo.games.fuga.steps.abilities import Hook, Investigate, at_end_of_move
from covo.games.fuga.steps.ending import cleared
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Parts, Seat


def depart(state: Fuga, unit: Unit, goal: int, points: int = 0, seen: int = 0) -> Agenda:
    """FSM-TRN-04, FSM-MOV-21: a counter makes its move, with whoever rides it, and is done."""
    field, start = state.field, state.at[unit]
    walks = MODE[unit] == FOOT
    rider = -1 if walks else state.rider(unit)
    crew = (unit,) if rider < 0 else (rider, unit)
    within = reach(field, state.at, unit, points)
    left = (points or allowance(unit)) - within.cost[goal]
    criminal = unit if unit in CRIMINALS else rider if rider in CRIMINALS else -1
    # FSM-HOK-02: of a suspect nothing counts but where it ends.
    ways = _ways(state, unit, goal, points, within) if unit in LAW_UNITS or criminal >= 0 else [0]
    state.put(goal, *crew)
    for one in crew:
        state.moved |= 1 << one
    if walks:
        board(state, unit)
    elif rider < 0:
        pick_up(state, unit)
    if state.ears is not None:
        state.tell("moved", EVERYONE, **named(unit), start=field.names[start], hex=field.names[goal])
    if len(ways) > 1:
        quiet = criminal >= 0 and bool(loot(field, state.at, state.rides, criminal, state.hijacked))
        ways = outcomes(ways, quiet)
        if len(ways) > 1:
            return (Way(unit, tuple([way | seen for way in ways]), left),)
    return arrive(state, unit, ways[0] | seen, left)


def allowance(unit: Unit) -> int:
    """FSM-MOV-05, FSM-MOV-10, FSM-MOV-14, FSM-SUS-01: points of a vehicle, hexes of a walker."""
    return MF[unit] or WALK


def _ways(state: Fuga, unit: Unit, goal: int, points: int, within: Reach) -> list[int]:
    """FSM-ZOC-02, FSM-ZOC-04, FSM-ZOC-06: for every way to the goal the enemies whose zones it touches, as a mask."""
    field, at, mode = state.field, state.at, MODE[unit]
    start, law = at[unit], unit in LAW_UNITS
    ground = field.bit[start] | within.hexes
    zones: dict[int, int] = {}
    for other in CRIMINALS if law else state.law_stacks():
        if field.around[at[other]] & ground:
            for n in field.near[at[other]]:
                zones[n] = zones.get(n, 0) | 1 << other
    if not zones:
        return [0]
    if mode == FOOT:
        return sorted(field.walked_past(start, goal, footing(field, at, unit), zones))
    points = points or allowance(unit)
    ferry = field.afloat(mode, start, points, state.ferry)
    return sorted(field.driven_past(mode, start, goal, points, ferry, zones, quiet=not law))


def outcomes(ways: list[int], quiet: bool) -> list[int]:
    """Of all ways those worth choosing: past as many as can be, and past nobody where that allows a theft."""
    best = [way for way in ways if not any(way & other == way != other for other in ways)]
    return [0, *best] if quiet and ways[0] == 0 else best


def board(state: Fuga, unit: Unit) -> None:
    """FSM-TRP-05, FSM-STK-03, FSM-STK-04, FSM-THF-15: who stops on a transport of his side rides it."""
    here, at, rides = state.at[unit], state.at, state.rides
    under = -1
    for one in LAW_RIDES if unit in LAW_UNITS else CRIME_RIDES:
        if at[one] == here and (one not in rides or rides[unit] == one):
            under = one
            break
    if rides[unit] != under:
        state.ride(unit, under)


def pick_up(state: Fuga, transport: Unit) -> None:
    """FSM-TRP-10: a transport that stops where a friend stands has a rider."""
    here = state.at[transport]
    if state.room and here == state.ferry:
        return
    for unit in LAW_FOOT if transport in LAW_UNITS else CRIME_FOOT:
        if state.at[unit] == here and state.rides[unit] < 0:
            state.ride(unit, transport)


class Way(Frame[Fuga], frozen=True):
    """FSM-ZOC-02: two ways lead there that allow different things; the player says which he took."""

    rule: ClassVar = "FSM-ZOC-02"
    open: ClassVar = ("unit", "ways", "left")
    unit: UnitNo
    ways: tuple[Mask, ...]
    left: int

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        seat = LAW if self.unit in LAW_UNITS else CRIME
        return (Ask(seat, tuple([via(way) for way in self.ways]), self.rule),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        mask = 0
        for name in move[1:]:
            mask |= 1 << UNIT[name]  # type: ignore[index]
        return arrive(state, self.unit, mask, self.left)


def arrive(state: Fuga, unit: Unit, passed: int, left: int) -> Agenda:
    """The move is made; a transport that picked somebody up may go on with him."""
    if MODE[unit] != FOOT and left > 0:
        rider = state.rider(unit)
        if rider >= 0 and not state.moved >> rider & 1:
            return (DriveOn(unit, left, passed),)
    return settled(state, unit, passed)


def settled(state: Fuga, unit: Unit, passed: int) -> Agenda:
    """FSM-TRN-06: what the unit, or who rode it, may do at the end of the move."""
    law = unit in LAW_UNITS
    if law and not passed:
        return ()
    stack = state.crew(unit)
    crew = [one for one in stack if state.moved >> one & 1]
    if law:
        return (Investigate(crew[0], passed),)
    if any(one in CRIMINALS for one in stack):  # FSM-HOK-09
        criminal = next((one for one in crew if one in CRIMINALS), -1)
        return at_end_of_move(state, criminal, passed) if criminal >= 0 else ()
    return tuple([Hook(one) for one in crew])


class DriveOn(Frame[Fuga], frozen=True):
    """FSM-TRP-09, FSM-TRP-10, FSM-Q-46: with the points left it carries on whom it took up."""

    rule: ClassVar = "FSM-TRP-10"
    open: ClassVar = ("unit", "left", "passed")
    unit: UnitNo
    left: int
    passed: Mask

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        seat = LAW if self.unit in LAW_UNITS else CRIME
        listing = Parts(_onward, state.field, state.at, state.rides, self.unit, self.left, state.room, state.edges)
        return (Ask(seat, listing, self.rule, default=(STOP,)),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == STOP:
            return settled(state, self.unit, self.passed)
        if move[0] == "leave":
            return leave(state, move)
        return depart(state, self.unit, state.field.index[move[2]], self.left, self.passed)  # type: ignore[index]


def _onward(
    field: Field, at: tuple[int, ...], rides: tuple[int, ...], unit: Unit, left: int, room: bool, edges: tuple[int, ...]
) -> list[Sequence[Move]]:
    side = Side(field, at, rides, unit in LAW_UNITS, room)
    rider = side.carried[unit]
    out = leaves(rider, reach(field, at, unit, left), edges) if rider in CRIMINALS else []
    return [(STOP,), side.goes(unit, left), out]


def stay(state: Fuga, unit: Unit) -> Agenda:
    """FSM-ZOC-03: a move of no length; only its own hex is tested."""
    near = state.field.near[state.at[unit]]
    crew = state.crew(unit)
    for one in crew:
        state.moved |= 1 << one
    state.tell("stays", EVERYONE, **named(unit))
    passed = 0
    for other in state.criminals if unit in LAW_UNITS else state.law_stacks():
        if state.at[other] in near:
            passed |= 1 << other
    if unit in LAW_UNITS:
        return (Investigate(unit, passed),)
    return at_end_of_move(state, unit, passed)


def leave(state: Fuga, move: Move) -> Agenda:
    """FSM-ESC-01, FSM-ESC-06, FSM-ESC-09: off the map, out of the game; the vehicle goes back to the stock."""
    _, name, edge = move
    criminal = UNIT[name]  # type: ignore[index]
    vehicle = state.rides[criminal]
    state.put(ESCAPED, criminal)
    if vehicle >= 0:
        state.ride(criminal, -1)
        state.put(STOCK, vehicle)
    number = EDGES.index(edge)
    state.edges = (number, state.edges[1]) if criminal == FIRST else (state.edges[0], number)
    state.tell("escaped", EVERYONE, **named(criminal), edge=edge)
    cleared(state)
    return ()


FRAMES = (Way, DriveOn)
