"""Dice of this game: two for abilities, one for combat."""

from __future__ import annotations

from typing import ClassVar

from covo.games.fuga.state import Fuga
from covo.kernel import Agenda, Ask, Frame, Move, Seat, rolls


class Dice(Frame[Fuga], frozen=True):
    """FSM-CMP-10, FSM-CMP-11: chance is asked, and the faces tell what comes of it."""

    number: ClassVar[int]

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        raise NotImplementedError

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        return (rolls(self.number, 6, self.rule),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        return self.rolled(state, move.args)  # type: ignore[arg-type]


class TwoDice(Dice, frozen=True):
    number: ClassVar = 2


class OneDie(Dice, frozen=True):
    number: ClassVar = 1
