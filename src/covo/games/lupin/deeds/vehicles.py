"""Vehicles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import Ends, members_of
from covo.games.lupin.box import (
    BOAT,
    HELI,
    VEHICLE,
)
from covo.games.lupin.deeds.common import Done, note
from covo.games.lupin.deeds.walking import by_node, can_move
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps.police import code_of
from covo.kernel import EVERYONE, Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


def reachable_vehicles(state: Lupin, member: int) -> list[int]:
    """LUP-VEH-01, LUP-VEH-34, LUP-Q-53: vehicles on the square or on a neighbouring one; the boat from its pier."""
    at, place = state.at[member], state.place
    if at < 0 or at >= place.squares or state.ride[member] >= 0:
        return []
    found: list[int]
    near, found = place.next_to[at] | 1 << at, []
    if not (near & state.parked() or place.pier_land >> at & 1):
        return found
    for vehicle, there in enumerate(state.vat):
        if there < 0:
            continue
        if (at, there) in place.piers if vehicle == BOAT else near >> there & 1:
            found.append(vehicle)
    return found


def aboard(state: Lupin, vehicle: int) -> list[int]:
    return [member for member in range(4) if state.ride[member] == vehicle]


def board_options(state: Lupin, act: Activation) -> list[Move]:
    return [
        Move("board", state.kit.vehicles[vehicle].name)
        for vehicle in reachable_vehicles(state, act.member)
        if len(aboard(state, vehicle)) < state.kit.vehicles[vehicle].room
    ]


def get_in(state: Lupin, act: Activation, move: Move) -> Done:
    member, vehicle = act.member, code_of(state, move[1]) - VEHICLE
    start = state.at[member]
    state.ride = with_item(state.ride, member, vehicle)
    state.wheel &= ~(1 << member)
    state.put(member, state.vat[vehicle])
    state.loud &= ~(1 << member)
    act = note(act, "board")
    if state.vseen >> vehicle & 1:
        if not state.seen >> member & 1:
            return act, effects.reveal(state, member)
        state.know(member, 1 << state.at[member])
        state.tell("aboard", EVERYONE, member=member, vehicle=vehicle)
        return act, ()
    if state.must_show(member):
        return act, effects.reveal_vehicle(state, vehicle)
    if state.seen >> member & 1:  # LUP-Q-34: into a hidden vehicle
        state.seen &= ~(1 << member)
        know.vanish(state, member, start)
        state.tell("vanished", EVERYONE, member=member)
    return act, ()


def off_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-VEH-20, LUP-Q-53, LUP-Q-148: onto a neighbouring square, free of cost."""
    vehicle = state.ride[act.member]
    if vehicle < 0:
        return []
    place, at = state.place, state.at[act.member]
    if vehicle == BOAT:
        squares = sum(1 << land for land, water in place.piers if water == at)
    else:
        squares = place.beside_node(at) & ~place.woods
    squares &= place.gang_ends & ~state.occupied() & ~state.shut_to(act.member)
    return members_of(squares, by_node(state.mission, "off"))


def get_off(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-VIS-14, LUP-Q-41: whoever gets out in view stays in view this turn."""
    member, at = act.member, state.at[act.member]
    if state.watch()[0] >> at & 1:
        state.spotted |= 1 << member
    state.ride = with_item(state.ride, member, -1)
    state.wheel &= ~(1 << member)
    state.put(member, state.place.node[str(move[1])])
    return note(act, "off"), (*state.trodden(member, (state.at[member],)), *effects.arrive(state, member, at))


def can_drive(state: Lupin, act: Activation) -> int:
    """LUP-VEH-02, LUP-Q-53: the vehicle it may move now, or -1."""
    vehicle = state.ride[act.member]
    return vehicle if vehicle >= 0 and can_move(state, act) and not state.driven >> vehicle & 1 else -1


def drive_squares(state: Lupin, vehicle: int) -> int:
    """LUP-VEH-25, LUP-VEH-26, LUP-VEH-32, LUP-Q-54, LUP-Q-60, LUP-Q-64."""
    place, at, taken = state.place, state.vat[vehicle], state.occupied()
    if vehicle == HELI:
        return place.landing & ~taken & ~(1 << at)
    if vehicle == BOAT:
        return sum(1 << water for _, water in place.piers if water != at) & ~taken
    barred = state.force() & place.ground | state.hulls() & ~(1 << at) | state.no_wheels(vehicle)
    kind = state.kit.vehicles[vehicle]
    ends = place.drive(1 << at, kind.speed, barred, kind.terrain) & place.drive_ends[kind.terrain]
    return ends & ~taken & ~(1 << at)


def drive_options(state: Lupin, act: Activation) -> Sequence[Move]:
    vehicle = can_drive(state, act)
    if vehicle < 0:
        return []
    return Ends(drive_squares(state, vehicle), by_node(state.mission, "drive"))


def drive(state: Lupin, act: Activation, move: Move) -> Done:
    vehicle = state.ride[act.member]
    act = note(replace(act, walked=2), "drive")
    steer(state, act.member)
    return act, bring(state, vehicle, state.place.node[str(move[1])])


def steer(state: Lupin, member: int) -> None:
    """LUP-VEH-18, LUP-Q-152: one of those aboard drives, and is the driver till another does."""
    for other in aboard(state, state.ride[member]):
        state.wheel &= ~(1 << other)
    state.wheel |= 1 << member


def bring(state: Lupin, vehicle: int, end: int) -> Agenda:
    """LUP-VEH-03: a vehicle and all in it are somewhere else now, seen there or not."""
    place, bit = state.place, 1 << vehicle
    start = state.vat[vehicle]
    crew = aboard(state, vehicle)
    state.vat = with_item(state.vat, vehicle, end)
    state.driven |= bit
    if vehicle == HELI and start == place.pad:
        state.flown = True
    for member in crew:
        state.put(member, end)
    state.tell("drives", tuple(sorted({state.crew[m] for m in crew})), vehicle=vehicle, at=place.names[end])
    seen = state.watch()[0]
    shown = seen >> end & 1 or any(state.must_show(member) for member in crew)
    if state.vseen & bit:
        if shown:
            state.know_vehicle(vehicle, 1 << end)
            for member in crew:
                state.know(member, 1 << end)
            state.tell("vehicle-moved", EVERYONE, vehicle=vehicle, at=place.names[end])
            return ()
        state.vseen &= ~bit
        for member in crew:
            state.seen &= ~(1 << member)
        know.driven_off(state, vehicle, start, end, seen)
        state.tell("vehicle-vanished", EVERYONE, vehicle=vehicle)
        return ()
    return effects.reveal_vehicle(state, vehicle) if shown else ()
