"""Who is stronger? Two bots at one table, every deal played twice with their seats exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from pathlib import Path
from random import Random
from statistics import variance
from typing import NamedTuple

from covo.kernel import Options, Seat, SetupError
from covo.lab.interval import wilson
from covo.lab.pool import HERE, Crew, Progress
from covo.lab.rows import Row, Setup
from covo.lab.simulate import carry_on, setup_of
from covo.lab.table import Deal


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
    crew: Crew = HERE,
    progress: Progress | None = None,
    *,
    out: Path | None = None,
    observe: bool = False,
) -> tuple[Duel, list[Row]]:
    """The first bot holds half of the seats, drawn anew for each deal, the second the others; then they exchange.

    So each holds every seat once per deal, also where their number is odd, and between equals each wins half.
    An odd number of games is rounded up.
    """
    if seats < 2:
        raise SetupError("a duel needs at least two seats")
    setup = setup_of("duel", game_id, seats, names, seed, options, observe)
    deals = pairs(setup, (games + 1) // 2)
    rows, _, _ = carry_on(setup, deals, crew, progress, out)
    return summary(setup, rows), rows


def pairs(setup: Setup, count: int) -> list[Deal]:
    one, other = setup.bots
    deals: list[Deal] = []
    for pair in range(count):
        seed = f"{setup.seed} {pair}"
        mine = half(setup.seats, seed)
        for first, second in ((one, other), (other, one)):
            table = tuple(first if seat in mine else second for seat in range(setup.seats))
            deals.append(Deal(len(deals), table, seed))
    return deals


def summary(setup: Setup, rows: Sequence[Row]) -> Duel:
    """What pairs of games, one after the other, come to."""
    scores = []
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        mine = half(setup.seats, first.seed)
        scores.append((share(first, mine) + 1 - share(second, mine)) / 2)
    one, other = setup.bots
    return Duel(setup.game, setup.seats, (one, other), len(rows), setup.seed, *interval(scores))


def half(seats: int, seed: str) -> frozenset[Seat]:
    """The seats of the first bot; one less than the other's where their number is odd."""
    return frozenset(Random(f"half {seed}").sample(range(seats), seats // 2))


def share(row: Row, mine: frozenset[Seat]) -> float:
    """Of one win, how much went to these seats; winners together divide it, and in a draw all do."""
    if not row.winners:
        return len(mine) / len(row.bots)
    return len(mine.intersection(row.winners)) / len(row.winners)


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
    return mean, *wilson(mean, size)
