"""What to draw: a small vocabulary common to all games. The page and the terminal know these words and no rules.

Words for people are message ids with arguments (`Words`), translated where they are shown. An icon or mark has a name
in words, the message `icon-<name>`, and may have a character to stand for it where nothing is drawn, `glyph-<name>`.
"""

from __future__ import annotations

from msgspec import Struct

from covo.kernel.event import Datum
from covo.kernel.move import Seat


class Words(Struct, frozen=True):
    """A message id of the game's locale and its arguments."""

    id: str
    args: dict[str, Datum] = {}


def place(seat: Seat) -> str:
    """The place in front of a player: where pieces lie that are on no board, and what one clicks to name the player."""
    return f"seat{seat}"


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something on a place: a figure, a marker, a card. `hidden` pieces show their back."""

    id: str
    place: str  # id of a cell, zone or seat
    icon: str
    words: Words | None = None
    side: Seat | None = None  # whose, for colour and shape
    hidden: bool = False
    badges: tuple[str, ...] = ()


class Cell(Struct, frozen=True, omit_defaults=True):
    """A place on a board, in the board's own coordinates."""

    id: str
    x: float
    y: float
    kind: str = ""
    side: Seat | None = None
    state: str = ""  # such as gone, claimed, marked
    words: Words | None = None


class Board(Struct, frozen=True, omit_defaults=True):
    """`shape` tells the page how cells are drawn: ring, square, hex or free."""

    id: str
    shape: str
    cells: tuple[Cell, ...]
    mood: str = ""  # such as day or night


class Track(Struct, frozen=True, omit_defaults=True):
    """A number worth seeing: coins in a bag, a round, points."""

    id: str
    words: Words
    value: int
    of: int | None = None
    side: Seat | None = None


class Chair(Struct, frozen=True, omit_defaults=True):
    """A player at the table."""

    seat: Seat
    awaited: bool = False
    marks: tuple[str, ...] = ()  # icons, such as mayor or seal
    colour: str = ""
    lives: int | None = None
    points: int | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a sheet; None leaves its place empty."""

    side: Seat
    values: tuple[int | None, ...]


class Sheet(Struct, frozen=True, omit_defaults=True):
    """Numbers by player, such as points and how they came about; the last column is what they come to."""

    id: str
    words: Words
    columns: tuple[Words, ...]
    rows: tuple[Row, ...]


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal move with the things one clicks, in order, to say it."""

    move: str
    words: Words
    targets: tuple[str, ...] = ()


class Scene(Struct, frozen=True, omit_defaults=True):
    """One viewer's table; the choices are those of the viewer's own ask."""

    theme: str
    title: Words
    prompt: Words
    mood: str = ""
    rule: str = ""  # the rule behind the prompt
    steps: tuple[Words, ...] = ()  # of a round, in the order of the rulebook
    step: int | None = None  # which of them is being played
    boards: tuple[Board, ...] = ()
    pieces: tuple[Piece, ...] = ()
    chairs: tuple[Chair, ...] = ()
    tracks: tuple[Track, ...] = ()
    notes: tuple[Words, ...] = ()  # what the viewer knows, in words
    choices: tuple[Choice, ...] = ()
    result: tuple[Words, ...] = ()
    sheets: tuple[Sheet, ...] = ()
