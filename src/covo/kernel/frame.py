"""A frame: one step of the rulebook in progress, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from covo.kernel.ask import Ask
    from covo.kernel.move import Move, Seat
    from covo.kernel.state import State

S = TypeVar("S", bound="State")
Agenda = tuple["Frame[Any]", ...]  # the steps that come next, in reading order


class Frame(Struct, Generic[S], frozen=True, tag=True):
    """Named as the rulebook names the step; holds seats, ids, numbers and moves, never objects.

    `asks` is pure. While it asks nothing the kernel calls `run`; a reply goes to `answer`. Both return the steps
    that take this one's place on the agenda (itself among them, changed, if it is not over).
    """

    rule: ClassVar[str] = ""  # the rule this step enforces first; an ask cites it unless it knows better
    open: ClassVar[tuple[str, ...]] = ()  # fields anyone may see; every other field must have a default

    def asks(self, state: S) -> tuple[Ask, ...]:
        return ()

    def run(self, state: S) -> Agenda:
        return ()

    def answer(self, state: S, seat: Seat, move: Move) -> Agenda:
        raise NotImplementedError(f"{type(self).__name__} asks but does not take an answer")

    def seen(self, viewer: Seat) -> Self:
        """This step as `viewer` may know it: the open fields, and for the rest their defaults."""
        if len(self.open) == len(self.__struct_fields__):
            return self
        return type(self)(**{name: getattr(self, name) for name in self.open})
