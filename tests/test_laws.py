"""Every game in the box keeps the laws at every seat count."""

import os

import pytest

from covo import games
from covo.kernel.laws import check

LONG = 10_000  # moves
TABLES = [(game, seats) for game in games.packages() for seats in games.meta(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_laws(game: str, seats: int) -> None:
    played = 16 if games.meta(game).max_moves < LONG else 6  # covo laws plays as many as one likes
    played = int(os.environ.get("LAW_GAMES", played))
    report = check(games.load(game), seats, games=played)
    assert not report.failures
    assert report.games == played
    assert report.positions > played * 3
    assert report.twins == report.positions * (seats + 1) * 2
