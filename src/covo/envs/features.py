"""What a seat may know as numbers of fixed size: made from its view alone, the same in every process.

A view is read as facts, a path and a value each (`ballots/0/2=1`). Each fact lights one of FACTS places, found by the
CRC-32 of its text; each number in it also adds its size, squashed to -1..1, at one of NUMBERS places found by its path.
To the acting seat its question and the words it has said so far are facts too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
from msgspec import Struct

from covo.envs.spelled import Spelled
from covo.kernel import Seat

FACTS: Final = 2048
NUMBERS: Final = 256
SIZE: Final = FACTS + NUMBERS
_HALF: Final = 8.0  # the number that counts as one half


def text(table: Spelled, viewer: Seat) -> str:
    """All that this seat knows, as one canonical text: its information state."""
    view = msgspec.json.encode(table.view(viewer), order="deterministic").decode()
    return f"{view} {' '.join(_question(table))}" if table.seat == viewer else view


def tensor(table: Spelled, viewer: Seat) -> Any:
    """The same as SIZE numbers of type float32, not to be written to."""
    view, question = table.view(viewer), _question(table) if table.seat == viewer else ()
    key = id(view), question
    if key not in _recent:
        if len(_recent) >= _FEW:
            _recent.clear()
        _recent[key] = view, _made(view, question)
    return _recent[key][1]


# OpenSpiel asks for the same several times in a row. The view is kept too, so that its id is nobody else's.
_recent: dict[tuple[int, tuple[str, ...]], tuple[object, Any]] = {}
_FEW: Final = 64


def _made(view: Any, question: tuple[str, ...]) -> Any:
    read = [_kept(path, value) for name in view.__struct_fields__ for path, value in _parts(name, getattr(view, name))]
    if question:
        read.append(_read("question", question))
    made = np.zeros(SIZE, np.float32)
    made[np.concatenate([facts for facts, _, _ in read])] = 1
    paths = np.concatenate([paths for _, paths, _ in read])
    amounts = np.concatenate([amounts for _, _, amounts in read])
    made[FACTS:] = np.bincount(paths, amounts, NUMBERS).clip(-1, 1)
    made.flags.writeable = False
    return made


def _question(table: Spelled) -> tuple[str, ...]:
    """The rule that asks, and the words said so far."""
    ask, fork = table.ask(), table.fork
    return (ask.rule, *map(str, fork.spelled)) if ask is not None and fork is not None else ()


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
    # Numbers that are equal are one fact: True, 1 and 1.0.
    elif isinstance(value, bool) or (isinstance(value, float) and value.is_integer()):
        yield path, int(value)
    else:
        yield path, value
