"""The laws on every seat count at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from covo.games import load
from covo.kernel import laws
from covo.lab.pool import Progress, Tick, spread


class Trial(NamedTuple):
    """Random games at one table, for one worker."""

    game: str
    seats: int
    games: int
    seed: int


def check(
    game_id: str, seats: Sequence[int], games: int, seed: int, workers: int, progress: Progress | None = None
) -> list[laws.Report]:
    """A report for each seat count, in their order."""
    meta = load(game_id).meta
    for count in seats:
        meta.check_seats(count)
    return spread(_check, [Trial(game_id, count, games, seed) for count in seats], workers, progress)


def _check(trial: Trial, tick: Tick) -> laws.Report:
    return laws.check(load(trial.game), trial.seats, trial.games, trial.seed, tick)
