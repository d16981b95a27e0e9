"""What the rule tests share: whole games played at random, for what must hold in every game."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupusburg.game import GAME
from covo.kernel import Match
from tests.lupusburg.table import Played


@pytest.fixture(scope="session")
def played() -> list[Played]:
    """Finished matches, eight for each number of seats, each with a copy of all its positions."""
    games: list[Played] = []
    for seats in GAME.meta.seats:
        for seed in range(8):
            rng = Random(100 * seats + seed)
            match = Match(GAME, seats, {"mayor": "random" if seed % 2 else "host"})
            positions = [match.state.copy()]
            while asks := match.state.asks:
                ask = rng.choice(asks)
                match.play(ask.seat, ask.pick(rng))
                positions.append(match.state.copy())
            games.append((match, positions))
    return games
