"""Who wins among quick bots, by mission, level and players.

python -m covo.games.lupinx.balance 160                      # games for each line; prints the table of docs/lupinx.md
python -m covo.games.lupinx.balance 50 cagliostro expert 5   # one line of it
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from covo.games.lupin.balance import Cell, finished, interval, table
from covo.games.lupinx.game import GAME
from covo.games.lupinx.study import sides

CELLS: Final[list[Cell]] = [
    (mission, level, seats)
    for mission in ("cagliostro", "stonehenge")
    for level in ("novice", "expert")
    for seats in (2, 3, 4, 5)
]
WINNERS: Final = ("gang", "zenigata", "together", "fujiko")  # together: Zenigata with a Fujiko who changed sides
HEAD: Final = """\
| mission | level | players | the gang | 95 % | Zenigata | together | Fujiko alone | turns |
|---|---|---|---|---|---|---|---|---|"""


def play(mission: str, level: str, seats: int, seed: int) -> tuple[str, int]:
    """Who has won, in which turn."""
    state, _ = finished(GAME, mission, level, seats, seed)
    assert state.outcome is not None
    first = state.outcome.ranking[0]
    if 0 in first:
        return ("together" if len(first) > 1 else "zenigata"), state.turn
    return ("gang" if "gang" in {sides(state)[seat] for seat in first} else "fujiko"), state.turn


def line(mission: str, level: str, seats: int, games: int) -> str:
    played = [play(mission, level, seats, seed) for seed in range(games)]
    won = Counter(who for who, _ in played)
    low, high = interval(won["gang"], games)
    gang, *others = (f"{won[who] / games:.0%}" for who in WINNERS)
    turns = sum(turn for _, turn in played) / games
    return f"| {mission} | {level} | {seats} | {gang} | {low:.0%}–{high:.0%} | {' | '.join(others)} | {turns:.1f} |"


if __name__ == "__main__":
    table(HEAD, CELLS, line, int(sys.argv[1]), *sys.argv[2:])
