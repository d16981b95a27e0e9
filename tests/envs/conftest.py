"""All games in the box at all their seat counts, and a real server on a free port of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from covo import games
from covo.envs.spelled import Spelled
from tests.server.conftest import Running

GAMES = list(games.packages())
TABLES = [(game, seats) for game in GAMES for seats in games.meta(game).seats]


def walk(table: Spelled, rng: Random, steps: int | None = None) -> Iterator[int]:
    """Numbers said at random, each yielded before it is taken, to the end or so many."""
    while table.seat is not None and steps != 0:
        place = rng.choice(table.legal())
        yield place
        table.take(place)
        steps = None if steps is None else steps - 1


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(f"sqlite:///{tmp_path / 'covo.db'}")
    yield server
    server.stop()
