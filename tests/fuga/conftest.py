"""What the rule tests share: whole games, for what must hold in every game."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.fuga.game import GAME
from covo.kernel import Match
from tests.fuga.table import Played


@pytest.fixture(scope="session")
def played() -> list[Played]:
    """Finished matches with a copy of all positions: some at random, some by the quick bots."""
    games: list[Played] = []
    for seed in range(12):
        rng = Random(seed)
        options = (
            {option.name: rng.choice(option.choices) for option in GAME.meta.options}
            if seed % 2
            else {"map": "fuga-small"}
        )
        match = Match(GAME, 2, options)
        positions = [match.state.copy()]
        while asks := match.state.asks:
            ask = asks[0]
            bot = seed % 3 == 0 and ask.seat >= 0
            match.play(ask.seat, GAME.quick(GAME.view(match.state, ask.seat), ask, rng) if bot else ask.pick(rng))
            positions.append(match.state.copy())
        games.append((match, positions))
    return games
