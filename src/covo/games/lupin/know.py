"""What all may conclude about hidden members and vehicles: the squares where each can be, kept exact as far as
play shows.

Nobody is told when a hidden member walks, so all that may have happened in an activation is added at its end, and every
sign it gives (a shot, a tile taken, a police figure that sees nothing) takes squares away.
"""

from __future__ import annotations

from functools import lru_cache

from covo.games.lupin.board import GANG, Board, bits, board, mask_of
from covo.games.lupin.box import BOAT, FUJIKO, GOEMON, HELI
from covo.games.lupin.lore import follows
from covo.games.lupin.sight import eye
from covo.games.lupin.state import Lupin


def barred(state: Lupin, member: int) -> int:
    """LUP-Q-27: squares a member may not walk through, for all anyone knows."""
    mask = state.car_mask() | state.bus_mask()
    if not state.of_the_police(member):
        mask |= state.force() & state.place.ground
    for other in in_the_way(state, member):
        mask |= 1 << state.at[other] & state.place.ground
    return mask


def in_the_way(state: Lupin, member: int) -> list[int]:
    """LUP-BET-08, LUP-BET-09: visible members of the other side who have neither made way nor been beaten."""
    if not (state.split() or state.free):
        return []
    others = bits(state.seen & ~(1 << member) & ~(state.passed >> 4 * member))
    return [m for m in others if (state.free or FUJIKO in (member, m)) and state.ride[m] < 0 <= state.at[m]]


def hidden_vehicles(state: Lupin) -> list[int]:
    return [v for v in range(len(state.vat)) if state.vspots[v] and not (state.vseen | state.wrecks) >> v & 1]


def roam(state: Lupin, member: int, start: int) -> int:
    """Where a hidden member can be after its activation, having been on one of these."""
    place, shut = state.place, state.shut(member)
    blocked, taken = barred(state, member), state.occupied()
    rides = 0
    for vehicle in hidden_vehicles(state):
        rides |= state.vspots[vehicle]
    # LUP-Q-53: a passenger gets off first, for nothing; so does who gets in first, and off on the other side
    near = (start | place.beside_all(start)) & rides if rides else 0
    out_of = place.beside_all(near) & place.stand & ~taken if near else 0
    on_foot = (
        place.spread((start | out_of) & ~blocked, state.movement(member), blocked | shut, GANG, state.passages)
        & place.gang_ends
        & ~taken
    )
    out = on_foot
    for vehicle in hidden_vehicles(state):
        spots = state.vspots[vehicle]
        if vehicle == BOAT:
            lands = waters = 0
            for land, water in place.piers:
                lands |= 1 << land
                waters |= 1 << water
            if start & (lands | waters):
                out |= lands | waters
            continue
        reached = place.beside_all(on_foot) & spots
        out |= reached
        here = spots & (start | place.beside_all(start))
        if not here:
            continue
        there = place.landing & ~taken if vehicle == HELI else ridden(state, vehicle, here)
        out |= there | place.beside_all(there) & place.stand & ~taken
    return out


def ridden(state: Lupin, vehicle: int, here: int) -> int:
    """The squares a land vehicle can reach from these."""
    place = state.place
    hulls, kind = state.hulls() & ~here, state.kit.vehicles[vehicle]
    terrain = kind.terrain
    return (
        place.drive(here, kind.speed, state.force() & place.ground | hulls | state.no_wheels(vehicle), terrain)
        & place.drive_ends[terrain]
    )


@follows
def begin(state: Lupin, member: int) -> None:
    """An activation begins: what if it moves at once?"""
    spots = state.spots[member]
    state.trace = roam(state, member, spots), state.watch()[0], spots


@follows
def again(state: Lupin, member: int) -> None:
    """Its movement has changed in the middle of the activation: what if it moves now?"""
    state.trace = state.trace[0] | roam(state, member, state.spots[member]), *state.trace[1:]


@follows
def narrow(state: Lupin, member: int, mask: int) -> None:
    """A sign shows that the member is on one of these now."""
    if state.seen >> member & 1:
        return
    before = state.spots[member]
    moved = changed(state, state.trace[0] | roam(state, member, before))
    state.trace = moved & mask | roam(state, member, before & mask), *state.trace[1:]  # it may move after the sign
    state.know(member, before & mask)


@follows
def vanish(state: Lupin, member: int, start: int, ends: int | None = None) -> None:
    """A visible member has moved out of sight from here; or onto one of `ends`, where all know as much."""
    seen = watched_by(state, member)
    state.know(member, 1 << start & ~seen)
    state.trace = (roam(state, member, 1 << start) if ends is None else ends) & ~seen, seen, state.trace[2]


@follows
def fired(state: Lupin, member: int, target: int, reach: int) -> None:
    """A shot from nowhere: it came from where this square can be hit."""
    narrow(state, member, within(state.mission, target, reach))


@follows
def clear(state: Lupin) -> None:
    """Whom the police do not see where they look is not there."""
    seen = state.watch()[0] | state.force() | state.guards | state.car_mask()
    for member in state.in_game():
        if not state.seen >> member & 1 and state.at[member] >= 0 and not (state.wind and member == GOEMON):
            state.know(member, state.spots[member] & ~seen)
    for vehicle in hidden_vehicles(state):
        state.know_vehicle(vehicle, state.vspots[vehicle] & ~seen)


@follows
def driven_off(state: Lupin, vehicle: int, start: int, end: int, seen: int) -> None:
    """A visible vehicle has driven off with all aboard, and is not on these squares, which are seen."""
    place = state.place
    if vehicle == HELI:
        ends = place.landing
    elif vehicle == BOAT:
        ends = mask_of(water for _, water in place.piers)
    else:
        ends = ridden(state, vehicle, 1 << start)
    ends = (ends | 1 << end) & ~seen & ~state.occupied()
    state.know_vehicle(vehicle, ends)
    for member in range(4):
        if state.ride[member] == vehicle:
            state.know(member, ends)
    state.trace = (ends, seen, state.trace[2])


@follows
def dashed(state: Lupin, vehicles: int, everywhere: int) -> None:
    """One of these vehicles has gone to one of these squares."""
    for vehicle in hidden_vehicles(state):
        if vehicles >> vehicle & 1:
            state.know_vehicle(vehicle, state.vspots[vehicle] | everywhere)
    for member in state.in_game():
        if not state.seen >> member & 1 and state.at[member] >= 0:
            state.know(member, state.spots[member] | everywhere & ~state.watch()[0])


@follows
def bus_stopped(state: Lupin, cells: int) -> None:
    """Whoever stood where the bus stops now is in it."""
    for member in state.in_game():
        if not state.seen >> member & 1 and state.spots[member] & cells:
            state.know(member, state.spots[member] & ~cells | state.place.busbit)


def watched_by(state: Lupin, member: int) -> int:
    """What the police see, for Goemon like the wind nothing (LUP-Q-101)."""
    return 0 if state.wind and member == GOEMON else state.watch()[0]


def changed(state: Lupin, mask: int) -> int:
    """The same, having got into a hidden vehicle or out of one."""
    place, rides = state.place, 0
    for vehicle in hidden_vehicles(state):
        rides |= state.vspots[vehicle]
    out = mask | place.beside_all(mask) & rides | place.beside_all(mask & rides) & place.stand & ~state.occupied()
    return out | place.beside_all(out & ~mask) & rides


def possible(state: Lupin, member: int) -> int:
    """Where all must reckon with a hidden member in the middle of its activation."""
    return changed(state, state.spots[member] | state.trace[0] | roam(state, member, state.spots[member]))


@follows
def close(state: Lupin, member: int) -> None:
    """The activation is over: all that may have happened unseen."""
    before = state.spots[member]
    calm = before == state.trace[2] and state.watch()[0] == state.trace[1]  # nothing has changed since it began
    _carried(state, member, changed(state, before | state.trace[0] | state.trace[2]))
    if state.seen >> member & 1:
        state.know(member, 1 << state.at[member])
    else:
        unseen = ~(state.trace[1] & watched_by(state, member))
        moved = changed(state, state.trace[0] if calm else state.trace[0] | roam(state, member, before))
        state.know(member, before | moved & unseen)
    state.trace = (0, 0, 0)


def _carried(state: Lupin, member: int, start: int) -> None:
    """Hidden vehicles this member may have moved, and whom they may have carried."""
    place = state.place
    taken = state.occupied()
    for vehicle in hidden_vehicles(state):
        spots = state.vspots[vehicle]
        if vehicle == BOAT:
            waters = 0
            for _, water in place.piers:
                waters |= 1 << water
            there, near = waters, waters | place.pier_land
            if not start & near:
                continue
        else:
            near = spots | place.beside_all(spots)
            here = spots & (start | place.beside_all(start))
            if not here:
                continue
            there = place.landing & ~taken if vehicle == HELI else ridden(state, vehicle, here)
        state.know_vehicle(vehicle, spots | there)
        for other in state.in_game():
            if other != member and not state.seen >> other & 1 and state.spots[other] & near:
                state.know(other, state.spots[other] | there)


@lru_cache(maxsize=2048)
def within(mission: int, target: int, reach: int) -> int:
    """All places from which one can hit this one, vehicles aside."""
    place, bit, mask = board(mission), 1 << target, 0
    for node in range(place.size - 1):
        if any(eye(mission, origin).hit[reach] & bit for origin in origins(place, node)):
            mask |= 1 << node
    return mask


@lru_cache(maxsize=2048)
def throwing(mission: int, target: int) -> int:
    """All places from which a grenade can be thrown here, vehicles aside."""
    place, bit, mask = board(mission), 1 << target, 0
    for node in range(place.size - 1):
        if any(eye(mission, origin).lob & bit for origin in origins(place, node)):
            mask |= 1 << node
    return mask


def origins(place: Board, node: int) -> tuple[int, ...]:
    """LUP-BLD-11: from inside a treasure building one fires from its door squares; elsewhere from where one is."""
    if place.insides >> node & 1:
        building = place.building_of[node]
        return tuple(door for _, door in building.doors) if building.treasure else ()
    return () if node == place.bus else (node,)


def firing(state: Lupin, node: int) -> tuple[int, ...]:
    return origins(state.place, node)
