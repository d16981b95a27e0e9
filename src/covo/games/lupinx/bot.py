"""A quick sensible player for the expansion's missions."""

from __future__ import annotations

from random import Random

from covo.games.lupinx.view import View
from covo.kernel import Ask, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    return ask.pick(rng)
