"""Who is stronger? Two bots at one table, every deal played twice with their seats exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from random import Random
from statistics import variance
from typing import Final, NamedTuple

from covo import bots
from covo.games import load
from covo.kernel import Options, Seat, SetupError
from covo.lab.pool import Progress
from covo.lab.table import Deal, Played, play_all

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Duel(NamedTuple):
    game: str
    seats: int
    bots: tuple[str, str]
    games: int
    seed: int
    win_rate: float  # the first bot's share of the wins: 0.5 means equal
    low: float
    high: float


def duel(
    game_id: str,
    seats: int,
    names: tuple[str, str],
    games: int,
    seed: int,
    options: Options,
    workers: int,
    progress: Progress | None = None,
) -> Duel:
    """The first bot holds half of the seats, drawn anew for each deal, the second the others; then they exchange.

    So each holds every seat once per deal, also where their number is odd, and between equals each wins half.
    An odd number of games is rounded up.
    """
    game = load(game_id)
    game.meta.check_seats(seats)
    if seats < 2:
        raise SetupError("a duel needs at least two seats")
    complete = game.meta.complete(options)
    for name in names:
        bots.by_name(name, game)
    one, other = names
    halves = [half(seats, f"{seed} {pair}") for pair in range((games + 1) // 2)]
    deals = []
    for pair, mine in enumerate(halves):
        for first, second in ((one, other), (other, one)):
            deals.append(Deal(tuple(first if seat in mine else second for seat in range(seats)), f"{seed} {pair}"))
    played = play_all(game_id, complete, deals, workers, progress)
    scores = [
        (share(played[2 * pair], mine) + 1 - share(played[2 * pair + 1], mine)) / 2 for pair, mine in enumerate(halves)
    ]
    return Duel(game_id, seats, names, len(deals), seed, *interval(scores))


def half(seats: int, seed: str) -> frozenset[Seat]:
    """The seats of the first bot; one less than the other's where their number is odd."""
    return frozenset(Random(f"half {seed}").sample(range(seats), seats // 2))


def share(played: Played, mine: frozenset[Seat]) -> float:
    """Of one win, how much went to these seats; winners together divide it."""
    return len(mine.intersection(played.winners)) / len(played.winners)


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the pairs' scores and its 95 % interval.

    Wilson's interval for as many independent games as would scatter as the pairs do: fewer than were played where
    the two games of a pair tend to go alike, more where an exchange of seats cancels the luck of the deal.
    Scatter is estimated with two imaginary pairs added, one won and one lost, as no scatter in a few pairs
    proves nothing.
    """
    mean = fsum(scores) / len(scores)
    padded = [*scores, 0.0, 1.0]
    centre = fsum(padded) / len(padded)
    size = centre * (1 - centre) * len(scores) / variance(padded)
    middle = (mean + Z * Z / (2 * size)) / (1 + Z * Z / size)
    spread = Z / (1 + Z * Z / size) * sqrt(mean * (1 - mean) / size + Z * Z / (4 * size * size))
    return mean, max(0.0, min(mean, middle - spread)), min(1.0, max(mean, middle + spread))
