"""Prisons: locked up, and out again."""

from __future__ import annotations

from typing import ClassVar

from covo.games.rogue.box import BRIG, GLASSHOUSE, LIVES
from covo.games.rogue.state import Rogue
from covo.games.rogue.steps.common import NO, YES, RollDice, Supplies, SupplyRoll, discard, put, yes_no
from covo.games.rogue.steps.death import assign_rescuers
from covo.games.rogue.steps.missions import Upkeep
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


def imprison(state: Rogue, seat: Seat, prison: int) -> Agenda:
    """RGT-SUR-01, 02, 04, 05, RGT-SPC-03, RGT-Q-70: items, Companions and ammunition go, Glasshouse restores Lives."""
    gi = state.gis[seat]
    discard(state, *gi.items, *gi.companions)
    lives = LIVES if prison == GLASSHOUSE else gi.lives
    put(
        state,
        seat,
        sector=prison,
        prison=True,
        attempts=0,
        items=(),
        companions=(),
        ammo=(0, 0, 0, 0),
        lives=lives,
    )
    state.tell("imprisoned", EVERYONE, seat=seat, sector=prison)
    assign_rescuers(state)  # RGT-Q-73
    return (Upkeep(),)


class Escape(Frame[Rogue], frozen=True):
    """RGT-MOV-09, RGT-SUR-06, 13, RGT-Q-69, 72: a prisoner may try; after two failures the third is a 6."""

    rule: ClassVar = "RGT-SUR-06"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(self.seat, self.rule),) if state.gis[self.seat].prison else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == NO:
            return ()
        if state.gis[seat].attempts >= 2:
            return escaped(state, seat, 6)
        return (EscapeRoll(seat),)


class EscapeRoll(RollDice, frozen=True):
    """RGT-SUR-07..11: the prison's table."""

    rule: ClassVar = "RGT-SUR-07"

    def rolled(self, state: Rogue, total: int) -> Agenda:
        gi = state.gis[self.seat]
        state.tell("escape-roll", EVERYONE, seat=self.seat, total=total)
        if total <= 4:
            put(state, self.seat, attempts=gi.attempts + 1)
            return ()
        if total == 5 and gi.sector == GLASSHOUSE:
            return (LeaveGlasshouse(self.seat),)
        return escaped(state, self.seat, total)


class LeaveGlasshouse(Frame[Rogue], frozen=True):
    """RGT-SUR-08, RGT-Q-69: on a 5 one may remain; that gives no Supply and is no failed attempt."""

    rule: ClassVar = "RGT-SUR-08"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(self.seat, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return escaped(state, seat, 5) if move == YES else ()


def escaped(state: Rogue, seat: Seat, roll: int) -> Agenda:
    """RGT-SUR-08, 09, 11, 12."""
    gi = put(state, seat, prison=False, attempts=0)
    state.tell("escapes", EVERYONE, seat=seat, sector=gi.sector)
    assign_rescuers(state)  # RGT-Q-91: if all were prisoners, the first to escape goes
    if gi.sector == BRIG:
        return (SupplyRoll(seat, 1),)
    return (Supplies(seat, 4 if roll == 6 else 2),)
