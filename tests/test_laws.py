"""Every game in the box keeps the laws at every seat count."""

import pytest

from covo import games
from covo.kernel.laws import check

TABLES = [(game, seats) for game in games.packages() for seats in games.meta(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_laws(game: str, seats: int) -> None:
    report = check(games.load(game), seats, games=16)
    assert not report.failures
    assert report.games == 16
    assert report.positions > 16 * 3
    assert report.twins == report.positions * (seats + 1) * 2
