"""Pieces put down and put back (LUP-MOV, LUP-WND)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    AGENT,
    CAR,
    MEMBERS,
    VEHICLE,
    ZENIGATA,
)
from covo.games.lupin.state import Lupin, with_item
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


class SetDown(Frame[Lupin], frozen=True):
    """LUP-MOV-07, LUP-MOV-08, LUP-Q-28, LUP-Q-58: a piece is moved to the nearest free square; its owner chooses."""

    rule: ClassVar = "LUP-MOV-07"
    open: ClassVar = ("seat", "code", "near", "other")
    seat: Seat
    code: int
    near: int = -1
    other: int = -1  # a companion on the same square, who may be moved instead

    def mates(self, state: Lupin) -> list[int]:
        """Who stands on the same square still; of three that were found there one may have been moved already."""
        if self.other < 0:
            return []
        others = bits(state.seen & ~(1 << self.code))
        return [m for m in others if state.at[m] == state.at[self.code] and state.ride[m] < 0]

    def options(self, state: Lupin) -> list[int]:
        code = self.code
        if code < ZENIGATA:
            near = state.at[code]
            if state.place.insides >> near & 1:
                return [near]
            return effects.free_squares(state, near)
        if code >= VEHICLE:
            return effects.free_squares(state, state.vat[code - VEHICLE], vehicle=code - VEHICLE)
        near = self.near
        if near >= 0 and state.place.insides >> near & 1:
            near = state.place.building_of[near].doors[0][0]
        if near >= 0 and near == state.place.bus:
            near = state.place.stops[state.bus][0]
        here = state.zenigata if code == ZENIGATA else state.agents[code - AGENT]
        return effects.free_squares(state, near if near >= 0 else here, gang=False)

    def settled(self, state: Lupin) -> bool:
        """Somebody else has been moved meanwhile, and there is room."""
        if self.other < 0 or self.mates(state):
            return False
        pieces = state.force() | state.guards | state.hulls()
        return not pieces >> state.at[self.code] & 1

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.options(state)
        if len(options) < 2 or self.settled(state):
            return ()
        names = state.place.names
        moves = tuple(Move("put", names[node]) for node in options)
        for mate in self.mates(state):
            moves += tuple(Move("shift", state.kit.called(mate), names[node]) for node in options)
        return (Ask(self.seat, moves, self.rule),)

    def run(self, state: Lupin) -> Agenda:
        options = self.options(state)
        return self.put(state, options[0]) if options and not self.settled(state) else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        moved = MEMBERS.index(str(move[1])) if move.verb == "shift" else self.code
        agenda = SetDown(self.seat, moved).put(state, state.place.node[str(move[-1])])
        return (*agenda, self) if moved != self.code else agenda

    def put(self, state: Lupin, node: int) -> Agenda:
        code = self.code
        state.tell("put", EVERYONE, piece=code, at=state.place.names[node])
        if code < ZENIGATA:
            state.put(code, node)
            state.know(code, 1 << node)
        elif code == ZENIGATA:
            state.zenigata = node
            return effects.notice(state)
        elif code < CAR:
            state.agents = with_item(state.agents, code - AGENT, node)
            return effects.notice(state)
        else:
            vehicle = code - VEHICLE
            state.vat = with_item(state.vat, vehicle, node)
            state.know_vehicle(vehicle, 1 << node)
            for member in range(4):
                if state.ride[member] == vehicle:
                    state.put(member, node)
                    state.know(member, 1 << node)
        return ()


class PutBack(Frame[Lupin], frozen=True):
    """LUP-WND-07, LUP-WND-08, LUP-Q-76: Zenigata is put back and takes no further part in this turn."""

    rule: ClassVar = "LUP-WND-07"

    def options(self, state: Lupin) -> list[int]:
        place, taken = state.place, state.occupied()
        free = [node for node in place.returns if not taken >> node & 1]
        if free:
            return free
        stations = [b.doors[0][0] for b in place.buildings if b.police] or place.returns
        door = stations[0]
        return [door] if not taken >> door & 1 else effects.free_squares(state, door, gang=False)

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.options(state)
        if len(options) < 2:
            return ()
        return (Ask(0, tuple(Move("put", state.place.names[node]) for node in options), self.rule),)

    def run(self, state: Lupin) -> Agenda:
        return self.put(state, self.options(state)[0])

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return self.put(state, state.place.node[str(move.args[0])])

    def put(self, state: Lupin, node: int) -> Agenda:
        state.falls(ZENIGATA, state.zenigata)
        state.zenigata, state.zwounds, state.zout = node, 0, True
        state.tell("put-back", EVERYONE, at=state.place.names[node])
        return effects.notice(state)
