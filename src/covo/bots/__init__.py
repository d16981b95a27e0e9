"""Bots by name. A bot plays from its seat's view alone; it never gets the state."""

from __future__ import annotations

import re
from difflib import get_close_matches
from random import Random
from typing import Any, Final

from covo.bots.parallel import Together
from covo.bots.search import Budget, Search
from covo.kernel import Ask, Bot, Game, Move, SetupError

NAMES: Final = ("random", "quick", "search")
SECOND: Final = Budget(seconds=1.0)  # what `search` thinks about a decision unless told otherwise
_BUDGET = re.compile(r"(?:(\d+(?:\.\d+)?)s|(\d+))(?:x(\d+))?")
MOST_SECONDS, MOST_ITERATIONS, MOST_PROCESSES = 600.0, 10_000_000, 256


def random(view: object, ask: Ask, rng: Random) -> Move:
    """Any legal move, each alike. It does not look, so whoever plays it need not build the view."""
    return ask.pick(rng)


def by_name(name: str, game: Game[Any, Any]) -> Bot[Any]:
    """`random`, the game's own `quick`, or one who searches: `search`, `search:2s`, `search:500`, `search:2sx4`."""
    if name == "random":
        return random
    if name == "quick":
        return game.quick
    kind, colon, text = name.partition(":")
    if kind == "search":
        thought, processes = budget(text) if colon else (SECOND, 1)
        return Search(game, thought) if processes == 1 else Together(game, thought, processes)
    near = get_close_matches(name, NAMES, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(NAMES)}"
    raise SetupError(f"unknown bot {name!r}; {hint}")


def budget(text: str) -> tuple[Budget, int]:
    """`2s`, `0.5s`: seconds a decision; `500`: iterations, the same game for the same luck; `x4`: in four processes."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise SetupError(f"search:{text}: expected seconds such as search:2s or iterations such as search:500")
    seconds, iterations, processes = float(found[1] or 0), int(found[2] or 0), int(found[3] or 1)
    if not (0 < seconds <= MOST_SECONDS or 0 < iterations <= MOST_ITERATIONS) or not 0 < processes <= MOST_PROCESSES:
        most = f"{MOST_SECONDS:.0f}s or {MOST_ITERATIONS} iterations, x{MOST_PROCESSES}"
        raise SetupError(f"search:{text}: expected more than 0 and up to {most}")
    return Budget(iterations, seconds), processes
