"""Phases 3 and 4: the bus, the treasure, the alarm, the end (LUP-ENV, LUP-TRE, LUP-ALM, LUP-END, LUP-VAR)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from covo.games.lupin import know
from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    AGENT,
    ESCAPE_POINTS,
    FUJIKO,
    HELI,
    KILL_POINTS,
    TREASURE_POINTS,
    VEHICLE,
    ZENIGATA,
)
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.hits import possession
from covo.games.lupin.steps.placing import SetDown
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Outcome, Seat, shares

PLACES = 4


class Environment(Frame[Lupin], frozen=True):
    """LUP-ENV-01, LUP-TRN-07: phase 3, what goes on around."""

    rule: ClassVar = "LUP-ENV-02"

    def run(self, state: Lupin) -> Agenda:
        state.phase = 3
        return state.quest.setting(state)


def bus_stops(state: Lupin) -> Agenda:
    """LUP-ENV-01..07, LUP-Q-105, LUP-Q-106: the bus goes to the stop of the next turn."""
    turn = state.turn + 1
    state.bus = state.place.timetable.get(turn, state.bus)
    cells = state.bus_mask()
    state.tell("bus", EVERYONE, at=state.place.names[min(bits(cells))])
    agenda: Agenda = ()
    know.bus_stopped(state, cells)
    for member in state.in_game():  # whoever stands there gets in
        at = state.at[member]
        if at < 0 or not cells >> at & 1 or state.ride[member] >= 0:
            continue
        if state.held[member] >= 0:
            agenda += (SetDown(state.crew[member], member),)
            continue
        state.put(member, state.place.bus)
        state.loud &= ~(1 << member)
        if not state.must_show(member):
            state.seen &= ~(1 << member)
        state.know(member, state.place.busbit)
    if state.zenigata >= 0 and cells >> state.zenigata & 1:
        agenda += (SetDown(0, ZENIGATA),)
    for k, at in enumerate(state.agents):
        if at >= 0 and cells >> at & 1:
            agenda += (SetDown(0, AGENT + k),)
    for vehicle, at in enumerate(state.vat):
        if at >= 0 and cells >> at & 1 and state.vseen >> vehicle & 1:
            agenda += (SetDown(state.crew[state.owners[vehicle]], VEHICLE + vehicle),)
    return agenda


class Search(Frame[Lupin], frozen=True):
    """LUP-TRE-01..08, LUP-Q-108: whoever said so and is still inside takes a tile; Lupin, Jigen, Goemon,
    Fujiko in turn."""

    rule: ClassVar = "LUP-TRE-01"

    def run(self, state: Lupin) -> Agenda:
        state.phase = 4
        for member in bits(state.seeking):
            state.seeking &= ~(1 << member)
            tile = state.quest.tile_here(state, member)
            if tile is not None:
                if not state.seen >> member & 1:
                    state.know(member, 1 << state.at[member])
                return (LookAt(member, tile), self)
        return ()


class LookAt(Frame[Lupin], frozen=True):
    """LUP-TRE-06, LUP-TRE-07: what the tile shows is drawn when it is seen."""

    rule: ClassVar = "LUP-TRE-06"
    open: ClassVar = ("member", "tile")
    member: int
    tile: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        lying = sum(4 <= tile.place < 8 for tile in state.tiles)
        empty, real = Move("tile", "empty"), Move("tile", "real")
        if state.treasure() is not None:
            return (Ask(CHANCE, (empty,), self.rule),)
        if lying == 1:
            return (Ask(CHANCE, (real,), self.rule),)
        return (Ask(CHANCE, (empty, real), self.rule, weights=(1 - 1 / lying, 1 / lying)),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        real = move.args[0] == "real"
        here = state.at[self.member]
        present = [member for member in state.in_game() if state.at[member] == here]
        known = 0
        for member in present:
            known |= 1 << member
        tile = replace(state.tiles[self.tile], place=self.member, real=real, known=known)
        state.tiles = (*state.tiles[: self.tile], tile, *state.tiles[self.tile + 1 :])
        state.tell("searched", EVERYONE, member=self.member, tile=self.tile + 1)
        ears = tuple(sorted({state.crew[member] for member in present}))
        state.tell("found", ears, member=self.member, real=real)
        return possession(state, self.member, inside=True)


def alarm(state: Lupin) -> None:
    """LUP-ALM-01..04, LUP-Q-111: from turn 9 all are told that the treasure is gone, once for each theft."""
    if state.turn >= state.quest.alarm and not state.told and state.treasure() is not None:
        state.told = True
        state.tell("alarm", EVERYONE)


def gone(state: Lupin, member: int) -> None:
    """LUP-VAR-20, LUP-Q-120: ends that come at once when somebody leaves."""
    tile = state.treasure()
    if state.free and tile is not None and tile.place == 10 + member:
        state.outcome = count_points(state, "points")
    elif not state.in_game() and (tile is None or tile.place < 10) and not state.free:
        state.outcome = Outcome.won("emptyhanded", state.seats, 0)
    elif not state.in_game() and state.free:
        state.outcome = count_points(state, "foiled")


class Dusk(Frame[Lupin], frozen=True):
    """LUP-TRN-08, LUP-TRN-10, LUP-END-01..11, LUP-Q-116, LUP-Q-120, LUP-Q-121: the turn ends, perhaps the game."""

    rule: ClassVar = "LUP-TRN-10"

    def run(self, state: Lupin) -> Agenda:
        from covo.games.lupin.steps.police import Dawn

        alarm(state)
        state.outcome = state.quest.ended(state)
        return () if state.outcome else (Dawn(),)


def ended(state: Lupin) -> Outcome | None:
    tile = state.treasure()
    carrier = tile.place - 10 if tile is not None and tile.place >= 10 else None
    out_of_time = state.turn >= state.limit
    if state.free:
        return count_points(state, "foiled") if out_of_time else None  # LUP-VAR-27
    if carrier == FUJIKO and state.is_bound():  # LUP-END-07
        return Outcome.won("betrayal", state.seats, state.crew[FUJIKO])
    bound = state.is_bound()
    loyal = [member for member in state.members() if not (bound and member == FUJIKO)]  # LUP-Q-116
    if all(state.gone[member] for member in loyal):
        if carrier is not None and carrier in loyal and parked(state):
            winners = tuple(sorted({state.crew[member] for member in loyal}))
            return Outcome.won("loyal" if bound else "escape", state.seats, *winners)
        if not bound or state.gone[FUJIKO]:  # else she may still get away with it
            reason = "emptyhanded" if carrier is None or carrier not in loyal else "time"
            return Outcome.won(reason, state.seats, 0)
    return Outcome.won("time", state.seats, 0) if out_of_time else None  # LUP-END-09, LUP-END-10


def parked(state: Lupin) -> bool:
    """LUP-VEH-29, LUP-Q-61: the helicopter is back at the heliport, if it was taken and still flies."""
    lost = state.vat[HELI] < 0
    return not state.duty or not state.flown or lost or state.vat[HELI] == state.place.pad


# ── All against all ──────────────────────────────────────────────────────────────────────────────────────────────


def kill_points(state: Lupin, member: int) -> int:
    """LUP-VAR-24, LUP-VAR-25, less what earlier releases cost."""
    return KILL_POINTS[member] * state.kills[member] - state.points_lost[member]


def points(state: Lupin, member: int) -> int:
    """LUP-VAR-15..18, LUP-VAR-22..25."""
    total = kill_points(state, member)
    tile = state.treasure()
    carrier = tile.place - 10 if tile is not None and tile.place >= 10 else None
    if carrier == member:
        total += TREASURE_POINTS
    elif carrier is not None and state.gone[member]:
        total += ESCAPE_POINTS
    return total - sum(state.kit.cards[card].penalty for card in state.hands[member])


def count_points(state: Lupin, reason: str) -> Outcome:
    """LUP-VAR-26, LUP-VAR-27, LUP-Q-129: the best total wins; ties by treasure, earlier escape, eliminations."""
    if reason == "foiled":
        return Outcome.won(reason, state.seats, 0)
    tile = state.treasure()
    carrier = tile.place - 10 if tile is not None else None

    def rank(member: int) -> tuple[int, bool, int, int]:
        return points(state, member), carrier == member, -(state.gone[member] or 99), state.kills[member]

    order = sorted(state.members(), key=rank, reverse=True)
    ranking: list[tuple[Seat, ...]] = []
    for member in order:
        if ranking and rank(member) == rank(state.crew.index(ranking[-1][0])):
            ranking[-1] = (*ranking[-1], state.crew[member])
        else:
            ranking.append((state.crew[member],))
    return Outcome(reason, (*ranking, (0,)), shares(state.seats, ranking[0]))
