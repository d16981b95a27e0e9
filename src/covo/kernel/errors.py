"""The kinds of failure, each its own error; all of them are CovoError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from covo.kernel.event import Refusal
    from covo.kernel.move import Move, Seat


class CovoError(Exception):
    """Anything that is the caller's to mend; its text is one line a person understands."""

    def __reduce__(self) -> tuple[Any, ...]:  # errors come back from worker processes whole
        return _again, (type(self), str(self), self.__dict__)


def _again(kind: type[CovoError], text: str, fields: dict[str, Any]) -> CovoError:
    error = kind.__new__(kind)
    Exception.__init__(error, text)
    error.__dict__.update(fields)
    return error


class NotationError(CovoError):
    """Text that is no move."""

    def __init__(self, column: int, problem: str) -> None:
        super().__init__(f"column {column}: {problem}")
        self.column = column
        self.problem = problem


class RecordError(CovoError):
    """A recorded game that cannot be read or played."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem


class LoadError(CovoError):
    """A saved position that cannot be loaded; names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class SetupError(CovoError):
    """A table that cannot be set up: unknown game, wrong seat count, unknown option."""


class IllegalMove(CovoError):
    """A move the position does not ask for. `Match.play` explains it as a Refusal; search never meets it."""

    def __init__(self, seat: Seat, move: Move) -> None:
        super().__init__(f"seat {seat} may not play {str(move)!r} now")
        self.seat = seat
        self.move = move


class Refused(CovoError):
    """A refusal on its way to the player who tried the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.why}")
        self.refusal = refusal
