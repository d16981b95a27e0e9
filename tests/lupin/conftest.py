"""Games played at random once for all tests that look at many positions."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.game import GAME
from covo.games.lupin.state import Lupin
from covo.kernel import Match

Played = tuple[Match, list[Lupin]]


@pytest.fixture(scope="session")
def played() -> list[Played]:
    """Some games of every seat count, mission, level and variant, with a copy of every fourth position."""
    found = []
    for number in range(16):
        rng = Random(number)
        options = {
            "mission": ("ruby", "bank")[number % 2],
            "level": ("novice", "expert")[number // 2 % 2],
            "variant": "free-for-all" if number % 5 == 4 else "together",
        }
        match = Match(GAME, 2 + number // 4, options)
        positions = []
        while asks := match.state.asks:
            if rng.random() < 0.25:
                positions.append(match.state.copy())
            ask = asks[0]
            match.play(ask.seat, ask.pick(rng))
        positions.append(match.state.copy())
        found.append((match, positions))
    return found
