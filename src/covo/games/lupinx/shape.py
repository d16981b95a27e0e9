"""What the file of a board must look like, so that a slip is told with its place before anything is built on it."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from covo.boards import BoardError, Grid, Source

NEEDED: Final = {
    "cagliostro": ("ramp", "stairs", "river", "temple", "question", "trapdoor", "zone", "coins"),
    "stonehenge": ("arrow", "stones", "ditch", "car_park", "aim"),
}
ROWS: Final = "ABCDEFGHIJKLMNOPQRST"
_CELL: Final = "[A-T](?:[1-9]|1[0-9]|2[0-5])"
Cell = Annotated[str, Meta(pattern=f"^{_CELL}$")]
Area = Annotated[str, Meta(pattern=f"^{_CELL}(?::{_CELL})?$")]
Areas = tuple[Area, ...]
Pair = tuple[Cell, Cell]
Words = dict[str, str]
_AT: Final = re.compile(r" - at `\$?(.*)`$")
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[(\.\.\.)\]")


class Kind(Struct, forbid_unknown_fields=True, frozen=True):
    """What one kind of square allows."""

    walk: bool = False
    wheels: Annotated[str, Meta(pattern="^(all|jeep|none)$")] = "none"  # all land vehicles, only the Jeep, none
    deploy: bool = False  # may the police begin here?
    agents: bool = True  # may agents be here at all?
    blocks_sight: bool = False


class Start(Struct, forbid_unknown_fields=True):
    cells: tuple[Cell, ...]
    garages: tuple[Cell, ...]
    fujiko: tuple[Cell, ...] = ()


class Police(Struct, forbid_unknown_fields=True):
    agents: int
    reserve: int
    reinforce_at: int
    reinforcements: tuple[Cell, ...]
    zenigata_returns: tuple[Cell, ...]
    cars_off_board: int
    parking: tuple[Cell, ...] = ()
    columns: tuple[int, int] | None = None


class Deck(Struct):
    """One of the two floors of a square that has two."""

    kind: str
    level: int
    joins: tuple[Cell, ...]


class Layer(Struct, forbid_unknown_fields=True):
    cell: Cell
    upper: Deck
    lower: Deck


class Ramp(Struct, forbid_unknown_fields=True):
    cells: Areas
    top: Pair
    bottom: Pair


class Stairs(Struct):
    cell: Cell
    up: Cell
    down: Cell


class River(Struct, forbid_unknown_fields=True):
    cells: Areas
    boat_start: Cell
    banks: tuple[Pair, ...]  # land, water


class Temple(Struct):
    id: str
    colour: Annotated[str, Meta(pattern="^(green|red)$")]
    cells: Areas
    steps: Areas
    name: Words
    god: str = ""
    opened_by: str = ""


class Trapdoor(Struct):
    symbol: Annotated[str, Meta(pattern="^(alpha|beta)$")]
    exit: Cell


class Zone(Struct):
    colour: str
    wheel: Cell
    cells: Areas
    name: Words


class Question(Struct):
    cells: tuple[Cell, ...]


class Wall(Struct):
    along: Areas
    side: Annotated[str, Meta(pattern="^[NESW]$")]
    gates: Areas = ()


class Arrow(Struct, forbid_unknown_fields=True, rename={"outside": "from"}):
    cell: Cell
    outside: tuple[Cell, ...]


class Aim(Struct, forbid_unknown_fields=True):
    """The squares of a picture: three tombs and the sword (LUX-AIM-05)."""

    picture: str
    uther: Cell
    constantine: Cell
    druid: Cell
    excalibur: Cell


class Track(Struct):
    spaces: int


class Coins(Struct):
    row: str


class Causeways(Struct):
    causeways: tuple[Areas, ...]


class Spot(Struct):
    cells: Areas


class File(Struct):
    """The whole file; what only the drawing reads is not looked at."""

    id: Annotated[str, Meta(pattern="^(cagliostro|stonehenge)$")]
    title: Words
    place: Words
    rounds: int
    columns: int
    rows: str
    legend: dict[str, str]
    kinds: dict[str, Kind]
    levels: dict[str, int]
    start: Start
    police: Police
    turn_track: Track
    layer: tuple[Layer, ...]
    bus_stop: tuple[str, ...] = ()
    ramp: Ramp | None = None
    stairs: tuple[Stairs, ...] = ()
    river: River | None = None
    temple: tuple[Temple, ...] = ()
    question: Question | None = None
    trapdoor: tuple[Trapdoor, ...] = ()
    zone: tuple[Zone, ...] = ()
    coins: Coins | None = None
    wall: tuple[Wall, ...] = ()
    arrow: tuple[Arrow, ...] = ()
    stones: dict[str, Areas] = {}
    ditch: Causeways | None = None
    car_park: Spot | None = None
    aim: tuple[Aim, ...] = ()


def read(source: Source) -> File:
    """The file, looked at; BoardError with line and column where it is not what it should be."""
    try:
        file = msgspec.convert(source.data, File)
    except msgspec.ValidationError as error:
        text = str(error)
        found = _AT.search(text)
        path = [int(b) if b else a for a, b, _ in _STEP.findall(found[1])] if found else []
        if "regex" in text and _CELL in text:
            text = "expected a square from A1 to T25" + (" or two of them, such as C4:D7" if ":" in text else "")
        else:
            text = _AT.sub("", text)
        name = f"{Source.name(tuple(path))}: " if path else ""
        raise BoardError(source.problem(name + text, *(step for step in path if step != ""))) from None
    for key in NEEDED[file.id]:
        source.get((dict, list), f"a board of {file.id} has one", key)
    for key, legend in (("terrain", "legend"), ("level", "levels")):
        Grid(source, key, len(ROWS), 25, legend)
    for letter, kind in file.legend.items():
        if kind not in file.kinds:
            raise BoardError(source.problem(f"{letter!r} stands for {kind!r}, which is not in kinds", "legend", letter))
    return file
