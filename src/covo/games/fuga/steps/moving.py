"""How counters move: on foot, in vehicles, off the map; and what way they took."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from covo.games.fuga.box import (
    CRIME,
    CRIME_FOOT,
    CRIME_RIDES,
    CRIMINALS,
    EDGES,
    ESCAPED,
    FERRY,
    FIRST,
    FOOT,
    LAW,
    LAW_FOOT,
    LAW_RIDES,
    LAW_UNITS,
    MF,
    MODE,
    SECOND,
    STOCK,
    STOP,
    UNIT,
    WALK,
    Unit,
    named,
    via,
)
from covo.games.fuga.field import Field
from covo.games.fuga.legal import (
    CRIME_BOATS,
    CRIME_CARS,
    LAW_BOATS,
    LAW_CARS,
    Side,
    footing,
    leaves,
    loot,
    reach,
)
from covo.games.fuga.state import CRIME_FEET, LAW_FEET, Fuga, Mask, UnitNo
from covo.games.fuga.steps.abilities import Hook, Investigate, at_end_of_move
from covo.games.fuga.steps.ending import cleared
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

NOBODY: Final = (0,)  # the one way that matters where no zone is touched


def depart(state: Fuga, unit: Unit, goal: int, points: int = 0, seen: int = 0) -> Agenda:
    """FSM-TRN-04, FSM-MOV-21: a counter makes its move, with whoever rides it, and is done."""
    field, before = state.field, state.at
    walks = MODE[unit] == FOOT
    rider = -1 if walks else state.rider(unit)
    criminal = unit if unit in CRIMINALS else rider if rider in CRIMINALS else -1
    # FSM-HOK-02: of a suspect nothing counts but where it ends.
    ways = _ways(state, field, unit, goal, points) if unit in LAW_UNITS or criminal >= 0 else NOBODY
    met = False
    if rider >= 0:
        state.put(goal, rider, unit)
        state.moved |= 1 << rider | 1 << unit
    else:
        state.put(goal, unit)
        state.moved |= 1 << unit
        if walks:
            board(state, unit)
        else:
            met = pick_up(state, unit)
    if state.ears is not None:
        state.tell("moved", EVERYONE, **named(unit), start=field.names[before[unit]], hex=field.names[goal])
    if len(ways) > 1:
        quiet = criminal >= 0 and bool(loot(field, state.at, state.rides, criminal, state.hijacked))
        ways = outcomes(ways, quiet)
    if len(ways) == 1 and not met:
        return settled(state, unit, ways[0] | seen)
    left = (points or allowance(unit)) - reach(field, before, unit, points).cost[goal]
    if len(ways) > 1:
        return (Way(unit, tuple([way | seen for way in ways]), left),)
    return arrive(state, unit, ways[0] | seen, left)


def allowance(unit: Unit) -> int:
    """FSM-MOV-05, FSM-MOV-10, FSM-MOV-14, FSM-SUS-01: points of a vehicle, hexes of a walker."""
    return MF[unit] or WALK


def _ways(state: Fuga, field: Field, unit: Unit, goal: int, points: int) -> Sequence[int]:
    """FSM-ZOC-02, FSM-ZOC-04, FSM-ZOC-06: for every way to the goal the enemies whose zones it touches, as a mask."""
    at, mode, law = state.at, MODE[unit], unit in LAW_UNITS
    start, around = at[unit], field.around
    close = around[at[FIRST]] | around[at[SECOND]] if law else field.zones(at[:FERRY])
    ground = field.stroll[start] if mode == FOOT else field.bit[start] | reach(field, at, unit, points).hexes
    if not ground & close:
        return NOBODY
    zones: dict[int, int] = {}
    for other in CRIMINALS if law else state.law_stacks():
        if around[at[other]] & ground:
            for n in field.near[at[other]]:
                zones[n] = zones.get(n, 0) | 1 << other
    if mode == FOOT:
        return sorted(field.walked_past(start, goal, footing(field, at, unit), zones))
    points = points or allowance(unit)
    ferry = field.afloat(mode, start, points, state.ferry)
    return sorted(field.driven_past(mode, start, goal, points, ferry, zones, quiet=not law))


def outcomes(ways: Sequence[int], quiet: bool) -> list[int]:
    """Of all ways those worth choosing: past as many as can be, and past nobody where that allows a theft."""
    best = [way for way in ways if not any(way & other == way != other for other in ways)]
    return [0, *best] if quiet and ways[0] == 0 else best


def board(state: Fuga, unit: Unit) -> None:
    """FSM-TRP-05, FSM-STK-03, FSM-STK-04, FSM-THF-15: who stops on a transport of his side rides it."""
    here, at, rides, law = state.at[unit], state.at, state.rides, unit in LAW_UNITS
    under = -1
    if here in at[LAW_BOATS if law else CRIME_BOATS] or here in at[LAW_CARS if law else CRIME_CARS]:
        for one in LAW_RIDES if law else CRIME_RIDES:
            if at[one] == here and (one not in rides or rides[unit] == one):
                under = one
                break
    if rides[unit] != under:
        state.ride(unit, under)


def pick_up(state: Fuga, transport: Unit) -> bool:
    """FSM-TRP-10: a transport that stops where a friend stands has a rider. Whether it found one."""
    at, found = state.at, False
    here = at[transport]
    law = transport in LAW_UNITS
    if here not in at[LAW_FEET if law else CRIME_FEET] or (state.room and here == state.ferry):
        return False
    for unit in LAW_FOOT if law else CRIME_FOOT:
        if at[unit] == here and state.rides[unit] < 0:
            state.ride(unit, transport)
            found = True
    return found


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
    stack, moved = state.crew(unit), state.moved
    if stack[0] in CRIMINALS:  # FSM-HOK-09
        return at_end_of_move(state, stack[0], passed) if moved >> stack[0] & 1 else ()
    crew = [one for one in stack if moved >> one & 1]
    if law:
        return (Investigate(crew[0], passed),)
    if not state.field.bit[state.at[unit]] & state.field.zones(state.at[:FERRY]):
        return ()  # nobody to hold
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
        listing = partial(_onward, state.field, state.at, state.rides, self.unit, self.left, state.room, state.edges)
        return (Ask(seat, listing, self.rule, default=(STOP,)),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == STOP:
            return settled(state, self.unit, self.passed)
        if move[0] == "leave":
            return leave(state, move)
        return depart(state, self.unit, state.field.index[move[2]], self.left, self.passed)  # type: ignore[index]


def _onward(
    field: Field, at: tuple[int, ...], rides: tuple[int, ...], unit: Unit, left: int, room: bool, edges: tuple[int, ...]
) -> tuple[Move, ...]:
    side = Side(field, at, rides, unit in LAW_UNITS, room)
    rider = side.carried[unit]
    out = leaves(rider, reach(field, at, unit, left), edges) if rider in CRIMINALS else []
    return (STOP, *side.goes(unit, left), *out)


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
