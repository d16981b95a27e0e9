"""The whole truth about a game in progress, and how a move changes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from msgspec import Struct

from covo.kernel.ask import Ask
from covo.kernel.errors import IllegalMove
from covo.kernel.event import Audience, Datum, Event
from covo.kernel.frame import Frame
from covo.kernel.move import Move, Seat


class Outcome(Struct, frozen=True):
    """How it ended: the reason is one of `Meta.reasons`; `ranking` lists seats best first, ties together."""

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    returns: tuple[float, ...]

    @classmethod
    def won(cls, reason: str, seats: int, *winners: Seat) -> Self:
        """Some have won, alike, and the others have not."""
        others = tuple(seat for seat in range(seats) if seat not in winners)
        return cls(reason, (winners, others) if others else (winners,), shares(seats, winners))


def shares(seats: int, winners: tuple[Seat, ...]) -> tuple[float, ...]:
    """One point, shared alike among the winners."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


class State(Struct, eq=False, kw_only=True, forbid_unknown_fields=True):
    """Mutable fields that hold immutable values, so a copy is one shallow copy. No history: the Record keeps it."""

    unsaved: ClassVar[tuple[str, ...]] = ("asks", "ears")  # follow from the rest, or belong to whoever listens
    seats: int
    stack: tuple[Frame[Any], ...] = ()  # the agenda, what comes first first; frames are frozen
    outcome: Outcome | None = None
    asks: tuple[Ask, ...] = ()  # whom the table waits for now
    ears: list[Event] | None = None  # where events go; None while nobody listens (search runs silent)

    def begin(self) -> Self:
        """Run the agenda up to its first question; whoever builds a state ends with this."""
        self._settle(self.stack)
        return self

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move here. IllegalMove, and nothing changed, when it is not asked for."""
        for ask in self.asks:
            if ask.seat == seat:
                if move in ask.moves or (ask.admits is not None and ask.admits(move)):
                    return self.advance(seat, move)
                break
        raise IllegalMove(seat, move)

    def advance(self, seat: Seat, move: Move) -> None:
        """`apply` for a move just taken from an ask: playouts and search do not look twice."""
        stack = self.stack
        agenda = stack[0].answer(self, seat, move)
        self._settle(agenda if len(stack) == 1 else agenda + stack[1:])

    def advance_all(self, moves: Iterable[tuple[Seat, Move]]) -> None:
        """`advance` for several answers to a step that waits for all of them (`Together`): for playouts."""
        top: Any = self.stack[0]
        self._settle(top.answer_all(self, moves) + self.stack[1:])

    def go_on(self, agenda: tuple[Frame[Any], ...]) -> None:
        """This comes before the step at hand, which then asks anew."""
        self._settle(agenda + self.stack)

    def child(self, seat: Seat, move: Move) -> Self:
        """The position after a move; this one stays as it is."""
        new = self.copy()
        new.apply(seat, move)
        return new

    def copy(self) -> Self:
        """A copy that nobody listens to."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec's, in C
        if new.ears is not None:
            new.ears = None
        return new

    def ask(self, seat: Seat) -> Ask | None:
        """What this seat is asked now, if anything."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def tell(self, kind: str, to: Audience, **data: Datum) -> None:
        if self.ears is not None:
            self.ears.append(Event(kind, to, data, self.stack[0].rule))

    def saved(self) -> dict[str, Any]:
        """The fields that make the position."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name not in self.unsaved}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.saved() == other.saved()

    def _settle(self, agenda: tuple[Frame[Any], ...]) -> None:
        """Run what asks nothing, until something does or the game is over."""
        while self.outcome is None and agenda:
            asks = agenda[0].asks(self)
            if asks:
                self.stack = agenda
                self.asks = asks
                return
            self.stack = agenda  # the step that runs is the one that tells
            agenda = agenda[0].run(self) + agenda[1:]
        self.stack = ()
        self.asks = ()
