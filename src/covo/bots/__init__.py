"""Bots by name. A bot plays from its seat's view alone; it never gets the state."""

from __future__ import annotations

from difflib import get_close_matches
from random import Random
from typing import Any, Final

from covo.kernel import Ask, Bot, Game, Move, SetupError

NAMES: Final = ("random", "quick")


def random(view: object, ask: Ask, rng: Random) -> Move:
    """Any legal move, each alike. It does not look, so whoever plays it need not build the view."""
    return ask.pick(rng)


def by_name(name: str, game: Game[Any, Any]) -> Bot[Any]:
    """`random`, or the game's own `quick`."""
    if name == "random":
        return random
    if name == "quick":
        return game.quick
    near = get_close_matches(name, NAMES, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(NAMES)}"
    raise SetupError(f"unknown bot {name!r}; {hint}")
