"""What a seat may know as numbers of fixed size: made from its view alone, the same in every process.

- *facts*: a view is read as facts, a path and a value each (`ballots/0/2=1`). Each has one of FACTS places, found by
  the CRC-32 of its text; a place where n of them meet holds 1 - 2**-n, so that none hides another.
  A number of MANY or more is a set written as bits, and each of them is a fact.
- *numbers*: each number in it adds its size, squashed to -1..1, at one of NUMBERS places found by its path.
- *said*: of the acting seat, the words of its move that are said already, each at its place in the vocabulary. The rule
  that asks it is a fact.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
from msgspec import Struct

from covo.envs.spelled import NOTHING, Spelled
from covo.envs.vocabulary import Vocabulary
from covo.kernel import Move, Seat

FACTS: Final = 4096
NUMBERS: Final = 256
_HALF: Final = 8.0  # the number that counts as one half
MANY: Final = 1 << 16  # nothing is counted so far in any game


def size(players: Vocabulary) -> int:
    return FACTS + NUMBERS + len(players)


def text(table: Spelled, viewer: Seat) -> str:
    """All that this seat knows, as one canonical text: its information state."""
    view = msgspec.json.encode(table.view(viewer), order="deterministic").decode()
    rule, said = _question(table, viewer)
    return " ".join([view, rule, *map(str, said)]).rstrip()


def tensor(table: Spelled, viewer: Seat) -> Any:
    """The same as numbers of type float32, not to be written to."""
    view, (rule, said) = table.view(viewer), _question(table, viewer)
    key = id(view), rule, said
    if (kept := _recent.get(key)) is not None:
        return kept[1]
    made = _made(view, rule, size(table.vocabularies.players))
    for at in range(len(said)):
        made[FACTS + NUMBERS + table.words.place(said, at)] = 1
    made.flags.writeable = False
    if len(_recent) >= _FEW:
        _recent.clear()
    _recent[key] = view, made
    return made


# OpenSpiel asks for the same several times in a row. The view is kept too, so that its id is nobody else's.
_recent: dict[tuple[int, str, Move], tuple[object, Any]] = {}
_FEW: Final = 64


def _question(table: Spelled, viewer: Seat) -> tuple[str, Move]:
    """The rule that asks and the words said so far, if it is this seat's turn."""
    ask, fork = table.ask(), table.fork
    return (ask.rule, fork.spelled) if table.seat == viewer and ask is not None and fork is not None else ("", NOTHING)


_MEET: Any = (1 - 0.5 ** np.arange(24)).astype(np.float32)  # by how many facts there are at a place


def _made(view: Any, rule: str, size: int) -> Any:
    read = [_kept(path, value) for name in view.__struct_fields__ for path, value in _parts(name, getattr(view, name))]
    read.append(_kept("rule", rule))
    facts, paths, amounts = (np.concatenate(columns) for columns in zip(*read, strict=True))
    made: Any = np.zeros(size, np.float32)
    _MEET.take(np.bincount(facts, minlength=FACTS), out=made[:FACTS], mode="clip")
    made[FACTS : FACTS + NUMBERS] = np.bincount(paths, amounts, NUMBERS).clip(-1, 1)
    return made


def _parts(name: str, value: Any) -> Iterator[tuple[str, object]]:
    """A field, or each of the things in it where it holds several: of these most stay as they are."""
    if type(value) is tuple and value and isinstance(value[0], tuple | Struct):
        for at, thing in enumerate(value):
            yield f"{name}/{at}", thing
    else:
        yield name, value


def _read(name: str, value: object) -> tuple[Any, Any, Any]:
    """Where to find the facts of a field, where its numbers, and how much these are."""
    facts = list(_facts(name, msgspec.to_builtins(value, str_keys=True)))
    numbers = [(path, value) for path, value in facts if isinstance(value, int | float)]
    return (
        np.array([crc32(f"{path}={value}".encode()) % FACTS for path, value in facts], np.intp),
        np.array([crc32(path.encode()) % NUMBERS for path, _ in numbers], np.intp),
        np.array([value / (abs(value) + _HALF) for _, value in numbers]),
    )


@lru_cache(1 << 16)
def _remembered(name: str, value: object) -> tuple[Any, Any, Any]:
    return _read(name, value)


def _kept(name: str, value: object) -> tuple[Any, Any, Any]:
    """Most of what one knows was known a move ago."""
    try:
        return _remembered(name, value)
    except TypeError:  # a field that cannot be hashed, such as a dict
        return _read(name, value)


def _facts(path: str, value: Any) -> Iterator[tuple[str, int | float | str | None]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _facts(f"{path}/{key}", inner)
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _facts(f"{path}/{at}", inner)
    elif isinstance(value, int) and value >= MANY:
        for at, bit in enumerate(reversed(f"{value:b}")):
            if bit == "1":
                yield f"{path}/{at}", None
    # Numbers that are equal are one fact: True, 1 and 1.0.
    elif isinstance(value, bool) or (isinstance(value, float) and value.is_integer()):
        yield path, int(value)
    else:
        yield path, value
