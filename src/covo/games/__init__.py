"""The box: which games there are. Metadata loads without the rules; the rules when a game is wanted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from covo import numbers
from covo.kernel.errors import SetupError
from covo.kernel.game import Game, Meta
from covo.kernel.study import Study


@cache
def packages() -> dict[str, str]:
    """Game ids and their packages: ours, and those other distributions offer under the entry point covo.games."""
    ours = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}
    return ours | {point.name: point.value for point in entry_points(group="covo.games")}


def package(game_id: str) -> str:
    try:
        return packages()[game_id]
    except KeyError:
        near = get_close_matches(game_id, packages(), 1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(packages())}"
        raise SetupError(f"unknown game {game_id!r}; {hint}") from None


def meta(game_id: str) -> Meta:
    """What one may know of a game without its rules."""
    found: Meta = import_module(f"{package(game_id)}.meta").META
    return found


def load(game_id: str) -> Game[Any, Any]:
    """The game, rules and all, with the numbers in force (`covo.numbers`)."""
    found: Game[Any, Any] = import_module(f"{package(game_id)}.game").GAME
    if numbers.current():
        numbers.all_read(game_id)
    return found


def study(game_id: str) -> Study[Any]:
    """What the lab may ask of the game; nothing in particular where its folder has no `study.py`."""
    name = f"{package(game_id)}.study"
    found: Study[Any] = import_module(name).STUDY if find_spec(name) else Study()
    return found


@contextmanager
def using(text: str) -> Iterator[None]:
    """Other numbers for a while: games are loaded anew with them, and afterwards those from before are back.

    The tables of a box are made when its modules load, so a process has one set of numbers at a time: what was loaded
    outside must not be played inside. Sets used before are kept, as a search comes back to them.
    """
    before = numbers.current()
    if text == before:
        yield
        return
    outside = _forget()
    numbers.put(text)
    for name, module in _kept.pop(text, {}).items():
        _set(name, module)
    try:
        yield
    finally:
        _kept[text] = _forget()
        if len(_kept) > KEPT:
            del _kept[next(iter(_kept))]  # the one not used for longest
        numbers.put(before)
        for name, module in outside.items():
            _set(name, module)


KEPT = 8
_kept: dict[str, dict[str, ModuleType]] = {}


def _forget() -> dict[str, ModuleType]:
    """Take the modules of all games from the interpreter's table."""
    homes = tuple(f"{name}." for name in packages().values())
    return {name: sys.modules.pop(name) for name in [*sys.modules] if f"{name}.".startswith(homes)}


def _set(name: str, module: ModuleType) -> None:
    sys.modules[name] = module
    above, _, last = name.rpartition(".")
    if above in sys.modules:
        setattr(sys.modules[above], last, module)
