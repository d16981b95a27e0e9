"""What the lab may ask of a game beyond its rules: who stands with whom, when a turn ends, which numbers may vary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from covo.kernel.scene import Words
from covo.kernel.state import State

S = TypeVar("S", bound=State)
Number = int | float | str | bool

OPTIONS = "options"  # where a dial is turned that is an option of the game and stands in no file


class Dial(Struct, frozen=True):
    """A proposed number: in which file of the box it stands, under which key, and what it may be, in order.

    Numbers that a rulebook prints are no dials.
    """

    file: str  # without its ending, or `options`
    key: str  # words with dots between them; a card or another entry of a list goes by its id
    values: tuple[Number, ...]

    @property
    def name(self) -> str:
        return f"{self.file}.{self.key}"


class Study(Struct, Generic[S], frozen=True):
    """Offered by a game's `study.py` as STUDY; a game without one is studied by seat alone."""

    # The side each seat was on, told at the end of a game; it is called by the message `side-<name>`. None: no sides.
    sides: Callable[[S], tuple[str, ...]] | None = None
    turn: Callable[[S], object] | None = None  # changes when a turn is over: that is when the table is looked at
    plays: tuple[str, ...] = ()  # verbs of moves that play a card, named by their first argument
    card: Callable[[str], Words] = lambda name: Words(f"card-{name}")  # what it is called
    dials: tuple[Dial, ...] = ()
