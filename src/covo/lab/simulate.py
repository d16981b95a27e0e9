"""Many games with the same bots at the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from covo import bots
from covo.games import load
from covo.kernel import Options, Value
from covo.lab.pool import Progress
from covo.lab.table import Deal, play_all


class Share(NamedTuple):
    """How a bot did over all its seats."""

    played: int  # seats it held, summed over the games
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.played


class Simulation(NamedTuple):
    game: str
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, Value]
    games: int
    seed: int
    outcomes: Mapping[str, int]  # by reason, most frequent first
    wins: tuple[int, ...]  # by seat, alone or together
    by_bot: Mapping[str, Share]
    mean_moves: float  # chance included
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        return self.mean_moves * self.games / self.seconds


def simulate(
    game_id: str,
    seats: int,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Options,
    workers: int,
    progress: Progress | None = None,
) -> Simulation:
    """The names are taken in turn, seat after seat, as often as there are seats."""
    game = load(game_id)
    game.meta.check_seats(seats)
    complete = game.meta.complete(options)
    for name in names:
        bots.by_name(name, game)
    table = tuple(names[seat % len(names)] for seat in range(seats))
    deals = [Deal(table, f"{seed} {number}") for number in range(games)]
    start = perf_counter()
    played = play_all(game_id, complete, deals, workers, progress)
    seconds = perf_counter() - start
    wins = Counter(seat for one in played for seat in one.winners)
    by_bot = {
        name: Share(games * table.count(name), sum(wins[seat] for seat in range(seats) if table[seat] == name))
        for name in dict.fromkeys(table)
    }
    return Simulation(
        game=game_id,
        bots=table,
        options=complete,
        games=games,
        seed=seed,
        outcomes=dict(sorted(Counter(one.reason for one in played).items(), key=lambda item: (-item[1], item[0]))),
        wins=tuple(wins[seat] for seat in range(seats)),
        by_bot=by_bot,
        mean_moves=sum(one.moves for one in played) / games,
        seconds=seconds,
    )
