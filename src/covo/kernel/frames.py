"""The stock frames: the shapes that questions take in rulebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import ClassVar, Final, Self

from msgspec.structs import replace

from covo.kernel.ask import Ask
from covo.kernel.frame import Agenda, Frame, S
from covo.kernel.move import CHANCE, Move, Seat

PASS: Final = Move("pass")
HIDDEN: Final = Move("hidden")  # stands for another seat's answer where all may see who has answered


class Choose(Frame[S], frozen=True):
    """One seat makes one choice. The chooser sees the whole frame, the others its open fields."""

    open: ClassVar = ("seat",)
    seat: Seat

    def ask(self, state: S) -> Ask:
        raise NotImplementedError

    def chosen(self, state: S, move: Move) -> Agenda:
        raise NotImplementedError

    def asks(self, state: S) -> tuple[Ask, ...]:
        return (self.ask(state),)

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        return self.chosen(state, move)

    def seen(self, viewer: Seat) -> Self:
        return self if viewer == self.seat else super().seen(viewer)


class InTurn(Frame[S], frozen=True):
    """Seats answer one after the other; the queue is open. A seat that is not asked is passed over."""

    open: ClassVar = ("queue",)
    queue: tuple[Seat, ...] = ()

    def ask(self, state: S, seat: Seat) -> Ask | None:
        raise NotImplementedError

    def taken(self, state: S, seat: Seat, move: Move) -> Agenda:
        """What an answer leads to before the next in the queue is asked."""
        raise NotImplementedError

    def over(self, state: S) -> Agenda:
        """What follows the last answer."""
        return ()

    def asks(self, state: S) -> tuple[Ask, ...]:
        if self.queue and (ask := self.ask(state, self.queue[0])):
            return (ask,)
        return ()

    def run(self, state: S) -> Agenda:
        return (replace(self, queue=self.queue[1:]),) if self.queue else self.over(state)

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        return (*self.taken(state, seat, move), replace(self, queue=self.queue[1:]))


class Together(Frame[S], frozen=True):
    """Secret simultaneous answers: each seat knows its own, all are read at once when the last has come.

    `marks` says whether all may see who has answered already.
    """

    marks: ClassVar[bool] = False
    answers: tuple[Move | None, ...] = ()  # by seat; () while nobody has answered

    def ask(self, state: S, seat: Seat) -> Ask | None:
        raise NotImplementedError

    def together(self, state: S, answers: tuple[Move | None, ...]) -> Agenda:
        """What the answers lead to; None stands for a seat that was not asked."""
        raise NotImplementedError

    def asks(self, state: S) -> tuple[Ask, ...]:
        if not self.answers:
            return tuple([ask for seat in range(state.seats) if (ask := self.ask(state, seat))])
        return tuple(
            [ask for seat, given in enumerate(self.answers) if given is None and (ask := self.ask(state, seat))]
        )

    def run(self, state: S) -> Agenda:
        return self.together(state, self.answers or (None,) * state.seats)

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        answers = self.answers or (None,) * state.seats
        return (replace(self, answers=(*answers[:seat], move, *answers[seat + 1 :])),)

    def answer_all(self, state: S, moves: Iterable[tuple[Seat, Move]]) -> Agenda:
        """What several answers one after the other come to."""
        answers = list(self.answers or (None,) * state.seats)
        for seat, move in moves:
            answers[seat] = move
        return (replace(self, answers=tuple(answers)),)

    def seen(self, viewer: Seat) -> Self:
        other = HIDDEN if self.marks else None
        known = tuple([given if seat == viewer or given is None else other for seat, given in enumerate(self.answers)])
        return type(self)(answers=known if any(known) else (), **{name: getattr(self, name) for name in self.open})


class Window(Together[S], frozen=True):
    """May anyone interrupt? All are asked at once, those who cannot may only pass, so that being asked tells
    nothing; the first in `order` who does not pass interrupts and the answers of those behind him are void.
    """

    open: ClassVar = ("order",)
    order: tuple[Seat, ...] = ()

    def interrupts(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The moves by which this seat may interrupt; passing is added to them."""
        raise NotImplementedError

    def interrupted(self, state: S, seat: Seat, move: Move) -> Agenda:
        raise NotImplementedError

    def calm(self, state: S) -> Agenda:
        """What happens when all pass."""
        return ()

    def ask(self, state: S, seat: Seat) -> Ask | None:
        if seat not in self.order:
            return None
        return Ask(seat, (PASS, *self.interrupts(state, seat)), self.rule, default=(PASS,))

    def together(self, state: S, answers: tuple[Move | None, ...]) -> Agenda:
        for seat in self.order:
            move = answers[seat]
            if move is not None and move != PASS:
                return self.interrupted(state, seat, move)
        return self.calm(state)


class Roll(Frame[S], frozen=True):
    """Dice are rolled, each told apart: `roll 3 5`."""

    open: ClassVar = ("dice", "sides")
    dice: int = 1
    sides: int = 6

    def rolled(self, state: S, faces: tuple[int, ...]) -> Agenda:
        raise NotImplementedError

    def asks(self, state: S) -> tuple[Ask, ...]:
        return (rolls(self.dice, self.sides, self.rule),)

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        return self.rolled(state, move.args)  # type: ignore[arg-type]


class Draw(Frame[S], frozen=True):
    """Things are drawn unseen from a multiset, when they are looked at and not before: `draw 8 5 2`."""

    def pile(self, state: S) -> tuple[int, ...]:
        """What may be drawn, sorted, so that equal piles are one pile."""
        raise NotImplementedError

    def count(self, state: S) -> int:
        return 1

    def drawn(self, state: S, things: tuple[int, ...]) -> Agenda:
        raise NotImplementedError

    def asks(self, state: S) -> tuple[Ask, ...]:
        return (draws(self.pile(state), self.count(state), self.rule),)

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        return self.drawn(state, move.args)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def rolls(dice: int, sides: int, rule: str) -> Ask:
    """Chance's ask for a roll of dice."""
    return Ask(CHANCE, tuple(Move("roll", *faces) for faces in product(range(1, sides + 1), repeat=dice)), rule)


@lru_cache(maxsize=4096)
def draws(pile: tuple[int, ...], count: int, rule: str) -> Ask:
    """Chance's ask for a draw without putting back; with too few, all that are there."""
    count = min(count, len(pile))
    ways = Counter(combinations(pile, count))
    total = comb(len(pile), count)
    return Ask(
        CHANCE,
        tuple(Move("draw", *hand) for hand in ways),
        rule,
        weights=tuple(n / total for n in ways.values()),
    )
