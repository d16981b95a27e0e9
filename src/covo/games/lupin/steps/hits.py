"""What a hit leads to: wounds, wrecks, robbery (LUP-ATK, LUP-WND, LUP-BET)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import GANG, bits
from covo.games.lupin.box import (
    AGENT,
    CAR,
    CAR_STRENGTH,
    CARDS_OF,
    FUJIKO,
    GUARD,
    INSPECTOR,
    VEHICLE,
    ZENIGATA,
)
from covo.games.lupin.state import DESTROYED, RESERVE, Lupin, Tile, with_item
from covo.games.lupin.steps.arrest import Arrest
from covo.games.lupin.steps.placing import PutBack, SetDown
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


def hit(state: Lupin, by: int, target: int, *, shot: bool = False) -> Agenda:
    """LUP-ATK-08..10, LUP-MEL-03, LUP-REI-22, LUP-VEH-17."""
    if target < ZENIGATA:
        return wound(state, target, by, shot=shot)
    if target == ZENIGATA:
        return wound_inspector(state)
    if CAR <= target < VEHICLE:
        return hit_car(state, target - CAR)
    if VEHICLE <= target < GUARD:
        return hit_vehicle(state, target - VEHICLE)
    return effects.eliminate(state, target, by)


def wound(state: Lupin, member: int, by: int | None = None, *, shot: bool = False) -> Agenda:
    return state.quest.wound(state, member, by, shot)


def wounded(state: Lupin, member: int, by: int | None, shot: bool) -> Agenda:
    """LUP-ATK-10, LUP-WND-01, LUP-WND-06."""
    state.wounds = with_item(state.wounds, member, state.wounds[member] + 1)
    state.tell("wounded", EVERYONE, member=member, wounds=state.wounds[member])
    return (Arrest(member),) if state.wounds[member] >= CARDS_OF[member].wounds else ()


def wound_inspector(state: Lupin) -> Agenda:
    """LUP-ATK-09, LUP-WND-07, LUP-Q-76."""
    state.zwounds += 1
    state.tell("wounded-inspector", EVERYONE, wounds=state.zwounds)
    return (PutBack(),) if state.zwounds >= INSPECTOR.wounds else ()


def hit_car(state: Lupin, car: int) -> Agenda:
    """LUP-REI-22, LUP-REI-23, LUP-REI-25, LUP-Q-22."""
    state.car_hits = with_item(state.car_hits, car, state.car_hits[car] + 1)
    if state.car_hits[car] < CAR_STRENGTH:
        return ()
    crew, at = state.agents_in(car), state.cars[car]
    state.cars = with_item(state.cars, car, DESTROYED)
    state.car_hits = with_item(state.car_hits, car, 0)
    state.tell("car-destroyed", EVERYONE, car=car)
    for agent in crew:
        free = around_car(state, at)
        if not (state.occupied() | state.closed()) >> at & 1 and state.place.police_ends >> at & 1:
            free = [at]
        if not free:
            state.falls(AGENT + agent, at)
        state.agents = with_item(state.agents, agent, free[0] if free else RESERVE)
    return effects.notice(state)


def around_car(state: Lupin, at: int) -> list[int]:
    """LUP-REI-15, LUP-Q-21: free ground squares around a car, not behind a wall."""
    place = state.place
    ends = place.around(at) & place.police_ends & place.ground & ~state.occupied() & ~state.closed()
    near = place.spread(1 << at, 2, 0, GANG)
    return list(bits(ends & near))


def hit_vehicle(state: Lupin, vehicle: int) -> Agenda:
    """LUP-VEH-17..19, LUP-Q-49, LUP-Q-58: the last hit destroys it; driver on its square, the others beside it."""
    state.vhits = with_item(state.vhits, vehicle, state.vhits[vehicle] + 1)
    state.tell("vehicle-hit", EVERYONE, vehicle=vehicle, hits=state.vhits[vehicle])
    if state.vhits[vehicle] < state.kit.vehicles[vehicle].strength:
        return ()
    crew = sorted(
        (member for member in range(4) if state.ride[member] == vehicle), key=lambda m: not state.wheel >> m & 1
    )
    at = state.vat[vehicle]
    effects.wreck(state, vehicle)
    state.tell("vehicle-destroyed", EVERYONE, vehicle=vehicle)
    for member in crew:
        state.seen |= 1 << member
        state.know(member, 1 << state.at[member])
    stays = 0 if state.place.stand >> at & 1 else 1  # a boat leaves nobody on the water
    return tuple(SetDown(state.crew[member], member) for member in crew[1 - stays :]) if len(crew) > 1 - stays else ()


def beaten(state: Lupin, winner: int, loser: int) -> Agenda:
    """LUP-BET-02..04, LUP-BET-10, LUP-Q-114, LUP-Q-127: fights inside the gang wound nobody."""
    state.passed |= 1 << 4 * winner + loser
    tiles = state.tiles_of(loser)
    state.tell("beaten", EVERYONE, by=winner, member=loser)
    if not tiles or not (state.free or state.has_treasure(loser)) or state.scorns(winner):
        return ()
    state.blocked |= 1 << loser
    if state.free or state.split():  # LUP-BET-10: as the winner likes
        return (TakeTile(state.crew[winner], winner, loser),)
    number = next(n for n in tiles if state.tiles[n].real)
    return take_tile(state, winner, number)


def take_tile(state: Lupin, member: int, number: int) -> Agenda:
    """A tile changes hands; whoever has the treasure now may be marked by it (LUP-BET-01, LUP-BET-06)."""
    old = state.tiles[number]
    tile = Tile(member, old.real, old.known & 15 | 1 << member | old.known & 16)
    state.tiles = (*state.tiles[:number], tile, *state.tiles[number + 1 :])
    state.tell("tile-moved", EVERYONE, member=member, tile=number)
    return possession(state, member)


def possession(state: Lupin, member: int, *, inside: bool = False) -> Agenda:
    """LUP-BET-01, LUP-BET-05, LUP-BET-06, LUP-Q-113: what holding the treasure does to a traitor, or after a
    betrayal."""
    if state.free or not state.has_treasure(member):
        return ()
    if member == FUJIKO and state.is_bound() and not state.traitor:
        if inside:  # she may lie until she comes out
            return ()
        state.traitor = True
        state.tell("betrayal", EVERYONE)
    if state.traitor and not state.marked >> member & 1:
        state.marked |= 1 << member
        return effects.reveal(state, member)
    return ()


class TakeTile(Frame[Lupin], frozen=True):
    """LUP-BET-10: the winner takes the treasure, or lets it be; all against all one tile, unseen (LUP-Q-127)."""

    rule: ClassVar = "LUP-BET-10"
    open: ClassVar = ("seat", "winner", "loser")
    seat: Seat
    winner: int
    loser: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        tiles = [n for n in state.tiles_of(self.loser) if state.free or state.tiles[n].real]
        moves = (*(Move("take", "tile", n + 1) for n in tiles), Move("pass"))
        return (Ask(self.seat, moves, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return () if move.verb == "pass" else take_tile(state, self.winner, int(move.args[1]) - 1)
