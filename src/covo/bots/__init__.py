"""Bots by name. A bot plays from its seat's view alone; it never gets the state."""

from __future__ import annotations

import re
from difflib import get_close_matches
from random import Random
from typing import Any, Final

from covo.bots.search import Budget, Search
from covo.kernel import Ask, Bot, Game, Move, SetupError

NAMES: Final = ("random", "quick", "search")
SECOND: Final = Budget(seconds=1.0)  # what `search` thinks about a decision unless told otherwise
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")
MOST_SECONDS, MOST_ITERATIONS = 600.0, 10_000_000


def random(view: object, ask: Ask, rng: Random) -> Move:
    """Any legal move, each alike. It does not look, so whoever plays it need not build the view."""
    return ask.pick(rng)


def by_name(name: str, game: Game[Any, Any]) -> Bot[Any]:
    """`random`, the game's own `quick`, or a new player who searches: `search`, `search:2s`, `search:500`."""
    if name == "random":
        return random
    if name == "quick":
        return game.quick
    kind, colon, text = name.partition(":")
    if kind == "search":
        return Search(game, budget(text) if colon else SECOND)
    near = get_close_matches(name, NAMES, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(NAMES)}"
    raise SetupError(f"unknown bot {name!r}; {hint}")


def budget(text: str) -> Budget:
    """`2s` or `0.5s`: seconds a decision; `500`: iterations, the same game for the same luck."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise SetupError(f"search:{text}: expected seconds such as search:2s or iterations such as search:500")
    seconds, iterations = float(found[1] or 0), int(found[2] or 0)
    if not (0 < seconds <= MOST_SECONDS or 0 < iterations <= MOST_ITERATIONS):
        raise SetupError(f"search:{text}: expected up to {MOST_SECONDS:.0f}s or {MOST_ITERATIONS} iterations, not 0")
    return Budget(iterations, seconds)
