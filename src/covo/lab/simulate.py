"""Many games with the same bots at the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from covo import bots, numbers
from covo.games import load
from covo.kernel import Options, SetupError
from covo.kernel.study import OPTIONS
from covo.lab.interval import Share
from covo.lab.pool import HERE, Crew, Progress
from covo.lab.results import Results
from covo.lab.rows import Row, Setup, fingerprint
from covo.lab.table import Deal, play_all


class Simulation(NamedTuple):
    setup: Setup
    games: int
    outcomes: Mapping[str, int]  # by reason, most frequent first
    draws: int  # games nobody has won
    wins: tuple[Share, ...]  # by seat, alone or together
    by_side: Mapping[str, Share]  # games in which the side sat at the table, and those it won
    by_bot: Mapping[str, Share]  # seats it held, summed over the games
    mean_moves: float  # chance included
    seconds: float  # of this run
    fresh: int  # moves made in this run: a file may have held games before

    @property
    def decisions_per_s(self) -> float:
        return self.fresh / self.seconds


def setup_of(
    kind: str,
    game_id: str,
    seats: int,
    names: Sequence[str],
    seed: int,
    options: Options,
    observe: bool = False,
    text: str | None = None,
) -> Setup:
    """A set-up that can be played; with the numbers in force, or with others."""
    text = numbers.current() if text is None else text
    proposed = numbers.of(game_id, text).get(OPTIONS, {})
    game = load(game_id)
    game.meta.check_seats(seats)
    complete = game.meta.complete({**proposed, **options})
    for name in names:
        bots.by_name(name, game)
    return Setup(
        kind=kind,
        game=game_id,
        rules=game.meta.version,
        seats=seats,
        bots=tuple(names),
        options=complete,
        seed=seed,
        numbers=text,
        observe=observe,
        code=fingerprint(game_id),
    )


def simulate(
    game_id: str,
    seats: int,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Options,
    crew: Crew = HERE,
    progress: Progress | None = None,
    *,
    out: Path | None = None,
    observe: bool = False,
) -> tuple[Simulation, list[Row]]:
    """The names are taken in turn, seat after seat, as often as there are seats."""
    if not names:
        raise SetupError("no bots")
    table = [names[seat % len(names)] for seat in range(seats)]
    setup = setup_of("simulate", game_id, seats, table, seed, options, observe)
    deals = [Deal(number, setup.bots, f"{seed} {number}") for number in range(games)]
    rows, seconds, fresh = carry_on(setup, deals, crew, progress, out)
    return summary(setup, rows, seconds, fresh), rows


def carry_on(
    setup: Setup, deals: Sequence[Deal], crew: Crew, progress: Progress | None, out: Path | None
) -> tuple[list[Row], float, int]:
    """Play what the file has not got yet: all rows in the order of the deals, the time it took, moves made in it."""
    results = Results(setup, out)
    missing = [deal for deal in deals if deal.number not in results.rows]
    before = len(deals) - len(missing)
    start, fresh = perf_counter(), 0
    try:
        for rows in play_all(setup, missing, crew, progress and (lambda done: progress(before + done))):
            results.add(rows)
            fresh += sum(row.moves for row in rows)
    except BaseException:
        results.close()
        raise
    seconds = perf_counter() - start
    results.finish()
    return [results.rows[deal.number] for deal in deals], seconds, fresh


def summary(setup: Setup, rows: Sequence[Row], seconds: float = 1.0, fresh: int = 0) -> Simulation:
    games = len(rows)
    wins = Counter(seat for row in rows for seat in row.winners)
    held = Counter(name for row in rows for name in row.bots)
    won = Counter(row.bots[seat] for row in rows for seat in row.winners)
    sat = Counter(side for row in rows for side in {*row.sides})
    took = Counter(side for row in rows if row.sides for side in {row.sides[seat] for seat in row.winners})
    return Simulation(
        setup=setup,
        games=games,
        outcomes=dict(sorted(Counter(row.reason for row in rows).items(), key=lambda item: (-item[1], item[0]))),
        draws=sum(not row.winners for row in rows),
        wins=tuple(Share(wins[seat], games) for seat in range(setup.seats)),
        by_side={side: Share(took[side], sat[side]) for side in dict.fromkeys(s for row in rows for s in row.sides)},
        by_bot={name: Share(won[name], held[name]) for name in dict.fromkeys(setup.bots)},
        mean_moves=sum(row.moves for row in rows) / games if games else 0.0,
        seconds=seconds,
        fresh=fresh,
    )
