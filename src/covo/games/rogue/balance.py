"""How the game plays out among quick bots: the hunt as printed and its remedies side by side, and the solo game.

python -m covo.games.rogue.balance 60        # games for each line; prints the tables of docs/rogue.md
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from typing import NamedTuple

from covo.games.rogue.game import GAME
from covo.kernel import CHANCE

LONG = 25  # rounds of hunting that outlast the fun


class Played(NamedTuple):
    """A finished game: why, who won counted from who began, rounds in all and of the hunt (0: nobody unmasked him)."""

    reason: str
    winner: int
    rounds: int
    hunt: int
    moved: int  # how often a card moved the Traitor


def play(seats: int, seed: int, hunt: str = "printed") -> Played:
    state, rng = GAME.new(seats, {"hunt": hunt}), Random(f"balance {seats} {seed}")
    unmasked = moved = 0
    while state.asks:
        ask = state.asks[0]
        before = state.traitor
        move = ask.pick(rng) if ask.seat == CHANCE else GAME.quick(GAME.view(state, ask.seat), ask, rng)
        state.apply(ask.seat, move)
        if state.traitor >= 0 and before < 0:
            unmasked = state.round
        moved += before >= 0 and state.traitor != before
    assert state.outcome is not None
    won = state.outcome.reason == "traitor"
    winner = (state.outcome.ranking[0][0] - state.first) % seats if won else -1
    return Played(state.outcome.reason, winner, state.round, state.round - unmasked + 1 if unmasked else 0, moved)


def line(seats: int, hunt: str, games: int) -> str:
    found = [play(seats, seed, hunt) for seed in range(games)]
    hunts = [game.hunt for game in found if game.hunt]
    wins = " ".join(f"{sum(game.winner == seat for game in found) / games:.0%}" for seat in range(seats))
    long = sum(game.hunt > LONG for game in found) / games
    moved = sum(game.moved for game in found) / games
    whole = median(game.rounds for game in found)
    killed = sum(game.reason == "traitor" for game in found) / games
    cells = (
        seats,
        hunt,
        f"{whole:g}",
        f"{median(hunts):g}",
        max(hunts),
        f"{long:.0%}",
        f"{moved:.1f}",
        f"{killed:.0%}",
    )
    return f"| {' | '.join(map(str, cells))} | {wins} |"


def solo(games: int) -> str:
    found = [play(1, seed) for seed in range(games)]
    won = [game for game in found if game.winner == 0]
    unmasked = [game.rounds - game.hunt + 1 for game in found if game.hunt]
    return f"| {games} | {len(won) / games:.0%} | {median(unmasked):g} | {median(game.rounds for game in won):g} |"


def main(games: int) -> None:
    print(
        "| players | hunt | rounds, median | hunt, median | hunt, longest | over 25 | moved | killed | wins by seat |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for seats in (2, 3, 4, 6):
        for hunt in ("printed", "spent", "tired"):
            print(line(seats, hunt, games), flush=True)
    print("\n| solo games | won | unmasked in turn, median | won in turn, median |\n|---|---|---|---|")
    print(solo(5 * games))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
