"""A quick sensible player."""

from __future__ import annotations

from random import Random

from covo.games.lupin.view import View
from covo.kernel import Ask, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    return ask.pick(rng)
