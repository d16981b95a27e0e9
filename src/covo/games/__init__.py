"""The box: which games there are. Metadata loads without the rules; the rules when a game is wanted."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from covo.kernel.errors import SetupError
from covo.kernel.game import Game, Meta


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
    """The game, rules and all."""
    found: Game[Any, Any] = import_module(f"{package(game_id)}.game").GAME
    return found
