"""What to draw: a small vocabulary common to all games. The page and the terminal know these words and no rules.

Words for people are message ids with arguments (`Words`), translated where they are shown. An icon or mark has a name
in words, the message `icon-<name>`, and may have a character to stand for it where nothing is drawn, `glyph-<name>`.
"""

from __future__ import annotations

from msgspec import Struct

from covo.kernel.event import Datum
from covo.kernel.move import Seat


class Words(Struct, frozen=True, omit_defaults=True):
    """A message id of the game's locale and its arguments."""

    id: str
    args: dict[str, Datum] = {}


def place(seat: Seat) -> str:
    """The place in front of a player: where pieces lie that are on no board, and what one clicks to name the player."""
    return f"seat{seat}"


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something on a place: a figure, a marker, a card. `hidden` pieces show their back.

    A piece keeps its id for as long as the viewer may know that it is the same: the page moves it from place to place.
    """

    id: str
    place: str  # id of a cell, zone or seat
    icon: str
    words: Words | None = None  # its name
    side: Seat | None = None  # whose, for colour and shape
    hidden: bool = False
    ghost: bool = False  # the viewer sees it there, others may not
    badges: tuple[str, ...] = ()
    text: Words | None = None  # what a card says
    count: int | None = None  # of a pile or of several alike


class Cell(Struct, frozen=True, omit_defaults=True):
    """A place on a board, in the board's own coordinates."""

    id: str
    x: float
    y: float
    kind: str = ""
    side: Seat | None = None
    state: str = ""  # such as gone, claimed, marked
    words: Words | None = None


class Map(Struct, frozen=True, omit_defaults=True):
    """What never changes of a board that draws itself: sent once, kept by the page.

    The drawing is an SVG of `width` by `height` units without script or outside references; cells give the middle of
    each place in the same units, `size` the distance between the sides of a cell.
    """

    id: str
    shape: str  # hex (flat sides left and right), hex-flat (flat sides above and below), square or free
    width: float
    height: float
    size: float
    cells: tuple[Cell, ...]
    drawing: str


class Layer(Struct, frozen=True, omit_defaults=True):
    """Something laid over a board: reach, sight, zones of control, where somebody may be."""

    id: str
    words: Words
    cells: tuple[str, ...]
    tone: str = ""  # good, bad, or nothing in particular
    labels: dict[str, str] = {}  # by cell a few characters, such as a cost
    reasons: dict[str, Words] = {}  # by cell why it is in, or why it is not


class Board(Struct, frozen=True, omit_defaults=True):
    """`shape` tells the page how cells are drawn: ring, square, hex or free.

    With a `map` the cells are those of the map, and `cells` names only those that are not as the map has them.
    """

    id: str
    shape: str
    cells: tuple[Cell, ...]
    mood: str = ""  # such as day or night
    map: str = ""  # one of the game's maps
    words: Words | None = None  # its name, where there are several
    layers: tuple[Layer, ...] = ()


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place for cards and counters off the boards: `kind` is hand, pile, row, shop or sheet."""

    id: str
    words: Words
    kind: str
    side: Seat | None = None
    count: int | None = None  # how many lie there, where they are not shown as pieces


class Dice(Struct, frozen=True, omit_defaults=True):
    """A roll to look at; a new id is a new roll."""

    id: str
    faces: tuple[int, ...]
    words: Words | None = None  # what it came to, spelled out
    side: Seat | None = None


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


class Odds(Struct, frozen=True, omit_defaults=True):
    """How likely something is, 0 to 1, from what the viewer knows."""

    words: Words
    share: float


class Choice(Struct, frozen=True, omit_defaults=True):
    """A move with the things one clicks, in order, to say it."""

    move: str
    words: Words
    targets: tuple[str, ...] = ()
    cost: str = ""  # a few characters, shown on the last target
    odds: tuple[Odds, ...] = ()  # what it may lead to, before one commits


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
    zones: tuple[Zone, ...] = ()
    pieces: tuple[Piece, ...] = ()
    dice: tuple[Dice, ...] = ()
    chairs: tuple[Chair, ...] = ()
    tracks: tuple[Track, ...] = ()
    notes: tuple[Words, ...] = ()  # what the viewer knows, in words
    choices: tuple[Choice, ...] = ()
    closed: tuple[Choice, ...] = ()  # what one might expect to be able to do here and may not; tried, it says why
    result: tuple[Words, ...] = ()
    sheets: tuple[Sheet, ...] = ()
