"""Who is stronger? Two bots at one table, with half of the seats each or one of them alone against the others.

Of every deal there is a round of games in which each bot holds every seat as often as any other.
"""

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
    win_rate: float  # the first bot's share of the wins
    low: float
    high: float
    equal: float  # what that would be between equals


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
    alone: bool = False,
    out: Path | None = None,
    observe: bool = False,
) -> tuple[Duel, list[Row]]:
    """The first bot holds half of the seats, drawn anew for each deal, the second the others; then they exchange. So
    each holds every seat once per deal, also where their number is odd.

    Or the first one sits `alone` among bots of the other kind, on every seat in turn.
    The number of games is rounded up to whole rounds.
    """
    if seats < 2:
        raise SetupError("a duel needs at least two seats")
    setup = setup_of("alone" if alone else "duel", game_id, seats, names, seed, options, observe)
    deals = rounds(setup, -(-games // len(places(setup, ""))))
    rows, _, _ = carry_on(setup, deals, crew, progress, out)
    return summary(setup, rows), rows


def places(setup: Setup, seed: str) -> list[frozenset[Seat]]:
    """The seats of the first bot in each game of a round."""
    if setup.kind == "alone":
        return [frozenset((seat,)) for seat in range(setup.seats)]
    mine = half(setup.seats, seed)
    return [mine, frozenset(range(setup.seats)) - mine]


def rounds(setup: Setup, count: int) -> list[Deal]:
    one, other = setup.bots
    deals: list[Deal] = []
    for number in range(count):
        seed = f"{setup.seed} {number}"
        for mine in places(setup, seed):
            table = tuple(one if seat in mine else other for seat in range(setup.seats))
            deals.append(Deal(len(deals), table, seed))
    return deals


def summary(setup: Setup, rows: Sequence[Row]) -> Duel:
    """What rounds of games, one after the other, come to."""
    scores = []
    size = len(places(setup, ""))
    for first in range(0, len(rows), size):
        played = rows[first : first + size]
        shares = [share(row, mine) for row, mine in zip(played, places(setup, played[0].seed), strict=True)]
        scores.append(fsum(shares) / size)
    one, other = setup.bots
    equal = 1 / setup.seats if setup.kind == "alone" else 0.5
    return Duel(setup.game, setup.seats, (one, other), len(rows), setup.seed, *interval(scores), equal)


def half(seats: int, seed: str) -> frozenset[Seat]:
    """The seats of the first bot; one less than the other's where their number is odd."""
    return frozenset(Random(f"half {seed}").sample(range(seats), seats // 2))


def share(row: Row, mine: frozenset[Seat]) -> float:
    """Of one win, how much went to these seats; winners together divide it, and in a draw all do."""
    if not row.winners:
        return len(mine) / len(row.bots)
    return len(mine.intersection(row.winners)) / len(row.winners)


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the rounds' scores and its 95 % interval.

    Wilson's interval for as many independent games as would scatter as the rounds do: fewer than were played where
    the games of a round tend to go alike, more where an exchange of seats cancels the luck of the deal.
    Scatter is estimated with two imaginary rounds added, one won and one lost, as no scatter in a few rounds
    proves nothing.
    """
    mean = fsum(scores) / len(scores)
    padded = [*scores, 0.0, 1.0]
    centre = fsum(padded) / len(padded)
    size = centre * (1 - centre) * len(scores) / variance(padded)
    return mean, *wilson(mean, size)
