"""What is written down of a game that bots have played, and of the set-up all games of a file share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

import covo
from covo.games import package, packages
from covo.kernel import Seat, SetupError, Value

PARTS = ("kernel", "boards", "bots", "lab/table.py", "lab/observe.py", "numbers.py")  # what a game's course depends on


class Cards(Struct, frozen=True):
    """How often a seat played a card."""

    seat: Seat
    card: str
    times: int


class Lead(Struct, frozen=True):
    """How the table stood after so many moves: what each seat may expect to get."""

    moves: int
    worth: tuple[float, ...]


class Stood(Struct, frozen=True):
    """How often figures stood on a cell at the end of a turn: those of a seat, or by icon those of nobody."""

    map: str
    who: str
    cell: str
    times: int


class Row(Struct, frozen=True, omit_defaults=True):
    """One game. It follows from the set-up and its number alone, so rows are the same wherever they are made."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat
    reason: str
    winners: tuple[Seat, ...]  # alone or together; nobody where it is a draw or all have lost
    returns: tuple[float, ...]
    moves: int  # chance included
    sides: tuple[str, ...] = ()  # by seat, as far as the game knows sides
    cards: tuple[Cards, ...] = ()  # this and the following only where games are observed
    drama: tuple[Lead, ...] = ()
    heat: tuple[Stood, ...] = ()


class Setup(Struct, frozen=True, kw_only=True):
    """What the games of a file have in common."""

    kind: str  # simulate, duel, or alone: a duel of one against the others
    game: str
    rules: int  # their version
    seats: int
    bots: tuple[str, ...]  # by seat; the two opponents of a duel
    options: Mapping[str, Value]
    seed: int
    numbers: str = ""  # other numbers for the box, as text
    observe: bool = False
    code: str = ""  # fingerprint of the rules and bots that play

    def same(self, other: Setup) -> None:
        """SetupError names what differs."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                if name == "code":
                    raise SetupError("was played with other rules or bots than these (their code has changed)")
                raise SetupError(f"was played with {name} = {_short(theirs)}, not {_short(mine)}")


def _short(value: Any) -> str:
    text = ", ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, Mapping) else str(value)
    return " ".join(text.split())[:120] or "none"


_known: dict[str, str] = {}
_OTHERS = re.compile(r"from covo\.games\.(\w+)")


def fingerprint(game: str) -> str:
    """Of all code and data that the course of a game depends on."""
    if game not in _known:
        root = Path(covo.__file__).parent
        digest = blake2b(digest_size=8)
        for home in [*(root / part for part in PARTS), *homes(game)]:
            for path in [home] if home.is_file() else sorted(home.rglob("*")):
                if path.suffix in (".py", ".toml", ".json"):
                    digest.update(path.relative_to(home.parent).as_posix().encode() + b"\0" + path.read_bytes())
        _known[game] = digest.hexdigest()
    return _known[game]


def homes(game: str) -> list[Path]:
    """The folder of a game, and of those on which it builds."""
    found, names = [], [game]
    for name in names:
        spec = find_spec(package(name))
        assert spec is not None
        for home in map(Path, spec.submodule_search_locations or ()):
            found.append(home)
            text = "".join(path.read_text("utf-8") for path in sorted(home.rglob("*.py")))
            built_on = {other for other in _OTHERS.findall(text) if other in packages()}
            names += sorted(built_on - {*names})
    return found
