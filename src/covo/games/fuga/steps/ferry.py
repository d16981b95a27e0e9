"""The ferry: ground that moves, and the clock."""

from __future__ import annotations

from typing import ClassVar

from covo.games.fuga.box import CRIME, FERRY, LAW, LAW_UNITS, NAMES, named
from covo.games.fuga.state import Fuga, UnitNo
from covo.games.fuga.steps.abilities import nearest_free, standing
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


def course(state: Fuga) -> int:
    """Where the ferry's own course leads this turn; -1 for one that was stolen in an earlier turn (FSM-HIJ-04, 06)."""
    if state.hijacked and state.hijacked < state.turn:
        return -1
    return state.field.advance(state.ferry, state.leg, state.stop)[0]


def sail(state: Fuga, goal: int) -> Agenda:
    """FSM-FRY-08, FSM-FRY-12, FSM-Q-37: all aboard go with it; who is in the hex where it ends is shifted."""
    here, field = state.ferry, state.field
    if not (state.hijacked and state.hijacked < state.turn):
        goal, state.leg = field.advance(here, state.leg, state.stop)
    state.sailed = True
    if goal == here:
        return ()
    swept = standing(state, goal)
    state.put(goal, FERRY, *standing(state, here))
    state.tell("sailed", EVERYONE, hex=field.names[goal])
    whole = [unit for unit in swept if unit not in state.rides]  # a stack by its rider
    return tuple([Shift(unit) for unit in whole])


class Shift(Frame[Fuga], frozen=True):
    """FSM-FRY-12, FSM-Q-37: its owner takes it to a free hex beside the ferry, or the nearest; this is no move."""

    rule: ClassVar = "FSM-FRY-12"
    open: ClassVar = ("unit",)
    unit: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        seat = LAW if self.unit in LAW_UNITS else CRIME
        found = nearest_free(state, state.crew(self.unit), state.at[self.unit])
        return (Ask(seat, tuple([Move("shift", NAMES[self.unit], state.field.names[h]) for h in found]), self.rule),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        state.put(state.field.index[move[2]], *state.crew(self.unit))  # type: ignore[index]
        state.tell("shifted", EVERYONE, **named(self.unit), hex=move[2])
        return ()


FRAMES = (Shift,)
