"""Who wins among quick bots, by mission, level and players.

python -m covo.games.lupin.balance 200               # games for each line; prints the table of docs/lupin.md
python -m covo.games.lupin.balance 50 bank expert 5  # one line of it
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from covo.games.lupin.game import GAME
from covo.games.lupin.state import Lupin
from covo.kernel import CHANCE, Game

S = TypeVar("S", bound=Lupin)
Cell = tuple[str, str, int]  # mission, level, players

CELLS: Final[list[Cell]] = [
    (mission, level, seats) for mission in ("ruby", "bank") for level in ("novice", "expert") for seats in (2, 3, 4, 5)
]
CONFIDENT: Final = 1.96  # standard errors of a 95 % interval
HEAD: Final = """\
| mission | level | players | Zenigata loses | 95 % | escape | loyal | betrayal | time | other | turns | decisions |
|---|---|---|---|---|---|---|---|---|---|---|---|"""
REASONS: Final = ("escape", "loyal", "betrayal", "time")


class Played(NamedTuple):
    reason: str
    beaten: bool  # Zenigata has not won
    turns: int
    moves: int  # chance included


def finished(game: Game[S, Any], mission: str, level: str, seats: int, seed: int) -> tuple[S, int]:
    """A game among quick bots at its end, and how many moves it took."""
    state, rng = game.new(seats, {"mission": mission, "level": level}), Random(f"{mission} {level} {seats} {seed}")
    moves = 0
    while state.asks:
        ask = state.asks[0]
        move = ask.pick(rng) if ask.seat == CHANCE else game.quick(game.view(state, ask.seat), ask, rng)
        state.advance(ask.seat, move)
        moves += 1
    return state, moves


def play(mission: str, level: str, seats: int, seed: int) -> Played:
    state, moves = finished(GAME, mission, level, seats, seed)
    assert state.outcome is not None
    return Played(state.outcome.reason, 0 not in state.outcome.ranking[0], state.turn, moves)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's: right for few games and for shares near 0 and 1 as well."""
    share, z = wins / games, CONFIDENT
    middle = share + z * z / (2 * games)
    wide = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def line(mission: str, level: str, seats: int, games: int) -> str:
    played = [play(mission, level, seats, seed) for seed in range(games)]
    wins = sum(one.beaten for one in played)
    low, high = interval(wins, games)
    reasons = Counter(one.reason for one in played)
    shares = [reasons.pop(reason, 0) / games for reason in REASONS]
    cells = (
        *(mission, level, seats, f"{wins / games:.0%}", f"{low:.0%}–{high:.0%}"),
        *(f"{share:.0%}" for share in (*shares, reasons.total() / games)),
        f"{sum(one.turns for one in played) / games:.1f}",
        f"{sum(one.moves for one in played) / games:.0f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def table(head: str, cells: Sequence[Cell], line: Callable[[str, str, int, int], str], games: int, *only: str) -> None:
    print(head)
    for mission, level, seats in cells:
        if all(word in (mission, level, str(seats)) for word in only):
            print(line(mission, level, seats, games), flush=True)


if __name__ == "__main__":
    table(HEAD, CELLS, line, int(sys.argv[1]), *sys.argv[2:])
