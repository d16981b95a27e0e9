"""Learn anew who is likely to win from a position of Lupin, and write it to the game's data/standing.json.

Quick players play each other, in two thirds of the games with some moves at random, so that there are positions they
would avoid. Where a phase begins `standing.signs` is noted, and who won in the end. A network of one layer is fitted to
that for each mission and phase; a quarter of the games is kept to judge it by.

    python tools/standing.py --games 8000
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from covo.games.lupin import standing
from covo.games.lupin.bot import play
from covo.games.lupin.game import GAME
from covo.games.lupin.mind import half
from covo.kernel import CHANCE

OUT = Path(standing.__file__).parent / "data" / "standing.json"
STRAY = (0.0, 0.03, 0.1)  # the share of moves at random, in every third game
CYCLE = 12  # games till mission, level and share of luck come round again
UNITS, EPOCHS, BATCH, PACE, DECAY = 12, 20, 256, 3e-3, 1e-3
Array = Any  # of numpy
Row = tuple[int, str, list[float]]  # game, which network, signs


def game(number: int) -> tuple[list[Row], float]:
    """The positions of a game, and what the gang got."""
    rng = Random(f"standing {number}")
    mission, level = ("ruby", "bank")[number % 2], ("novice", "expert")[number // 2 % 2]
    stray, until = STRAY[number % 3], rng.randrange(3, 16)
    state, last, rows = GAME.new(2, {"mission": mission, "level": level}), -1, []
    while asks := state.asks:
        ask = asks[0]
        if state.turn and half(state) != last and ask.seat != CHANCE:
            last = half(state)
            rows.append((number, standing.which(state), standing.signs(state)))
        if ask.seat == CHANCE or (state.turn and state.turn < until and rng.random() < stray):
            state.advance(ask.seat, ask.pick(rng))
        else:
            state.advance(ask.seat, play(state, ask, rng))
    assert state.outcome is not None
    return rows, state.outcome.returns[1]


def fit(signs: Array, won: Array, seed: int = 0) -> dict[str, Any]:
    """Gradient descent (Adam) on the log-loss."""
    luck = np.random.default_rng(seed)
    middle, spread = signs.mean(0), signs.std(0) + 1e-6
    known, wide = (signs - middle) / spread, signs.shape[1]
    parts = [
        luck.normal(0, wide**-0.5, (wide, UNITS)),
        np.zeros(UNITS),
        luck.normal(0, UNITS**-0.5, UNITS),
        np.zeros(1),
    ]
    means, squares = [0 * part for part in parts], [0 * part for part in parts]
    step = 0
    for epoch in range(EPOCHS):
        order = luck.permutation(len(known))
        for start in range(0, len(known), BATCH):
            some = order[start : start + BATCH]
            hidden = np.tanh(known[some] @ parts[0] + parts[1])
            wrong = (1 / (1 + np.exp(-(hidden @ parts[2] + parts[3]))) - won[some]) / len(some)
            back = np.outer(wrong, parts[2]) * (1 - hidden**2)
            slopes = [
                known[some].T @ back + DECAY * parts[0],
                back.sum(0),
                hidden.T @ wrong + DECAY * parts[2],
                np.array([wrong.sum()]),
            ]
            step += 1
            for n, slope in enumerate(slopes):
                means[n] = 0.9 * means[n] + 0.1 * slope
                squares[n] = 0.999 * squares[n] + 0.001 * slope**2
                change = means[n] / (1 - 0.9**step) / (np.sqrt(squares[n] / (1 - 0.999**step)) + 1e-8)
                parts[n] = parts[n] - PACE * (1 - epoch / EPOCHS) * change
    weights = parts[0] / spread[:, None]  # so that it reads signs as they are
    return {
        "units": [[round(float(w), 4) for w in unit] for unit in weights.T],
        "biases": [round(float(b), 4) for b in parts[1] - middle @ weights],
        "out": [round(float(w), 4) for w in parts[2]],
        "bias": round(float(parts[3][0]), 4),
    }


def told(network: dict[str, Any], signs: Array) -> Array:
    hidden = np.tanh(signs @ np.array(network["units"]).T + np.array(network["biases"]))
    found: Array = 1 / (1 + np.exp(-(hidden @ np.array(network["out"]) + network["bias"])))
    return found


def loss(chances: Array, won: Array) -> float:
    sure = np.clip(chances, 1e-4, 1 - 1e-4)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def learn(kinds: Array, games: Array, signs: Array, won: Array) -> dict[str, Any]:
    """By mission and phase a network, and what it is worth on games it has not seen."""
    kept, networks = games // CYCLE % 4 == 3, {}
    for kind in sorted(set(kinds)):
        mine, seen = kinds == kind, (kinds == kind) & ~kept
        unseen = mine & kept
        tried = fit(signs[seen], won[seen])
        plain = np.full(unseen.sum(), won[seen].mean())
        told_ = loss(told(tried, signs[unseen]), won[unseen])
        print(f"{kind}: {mine.sum()} positions, log-loss {told_:.4f}, of the mean alone {loss(plain, won[unseen]):.4f}")
        networks[str(kind)] = fit(signs[mine], won[mine])
    return networks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=None)
    chosen = parser.parse_args()
    rows: list[Row] = []
    won: list[float] = []
    with ProcessPoolExecutor(chosen.workers) as pool:
        for some, returns in pool.map(game, range(chosen.games), chunksize=20):
            rows += some
            won += [returns] * len(some)
    networks = learn(
        np.array([kind for _, kind, _ in rows]),
        np.array([number for number, _, _ in rows]),
        np.array([signs for _, _, signs in rows], dtype=np.float64),
        np.array(won),
    )
    lines = [f"{json.dumps(kind)}: {json.dumps(network, separators=(',', ':'))}" for kind, network in networks.items()]
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
