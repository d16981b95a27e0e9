"""Commands run as a shell would run them, in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from covo.games import load
from covo.kernel import Match

NAMES = ("Ada", "Bea", "Carlo", "Dino", "Elsa", "Fosco", "Gina", "Hugo")


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on stdout, which is one line, with nothing beside it."""
        assert self.out.endswith("\n")
        assert self.out.count("\n") == 1
        return json.loads(self.out)


Run = Callable[..., Ran]
Typed = Callable[[str, str], Ran]


def random_match(game: str, seats: int, seed: int, *, named: bool = True) -> Match:
    """A match played to its end at random."""
    rng = Random(seed)
    match = Match(load(game), seats, {}, NAMES[:seats] if named else ())
    while asks := match.state.asks:
        ask = rng.choice(asks)
        match.play(ask.seat, ask.pick(rng))
    return match
