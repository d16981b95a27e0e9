"""Beliefs against the truth, in games between quick bots."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from covo.bots.beliefs import Loss, losses
from covo.games import load
from covo.kernel import CHANCE, Options

LOOKED_AT: Final = 0.06  # the share of decisions at which a belief is judged
Z: Final = 1.96


class Learnt(NamedTuple):
    """Of one secret the mean log-losses, how much less the second is, and the 95 % error of that."""

    plain: float
    weighed: float
    gain: float
    error: float
    beliefs: int  # judged


def measure(
    game_id: str,
    seats: int,
    games: int,
    worlds: int,
    seed: int,
    options: Options,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Learnt]:
    game = load(game_id)
    game.meta.check_seats(seats)
    complete = game.meta.complete(options)
    found: dict[str, list[list[Loss]]] = {}
    for number in range(games):
        rng = Random(f"beliefs {seed} {number}")
        state = game.new(seats, complete)
        here: dict[str, list[Loss]] = {}
        while asks := state.asks:
            ask = asks[0] if len(asks) == 1 else rng.choice(asks)
            move = ask.moves[0]
            if ask.seat == CHANCE:
                move = ask.pick(rng)
            elif len(ask.moves) > 1:
                view = game.view(state, ask.seat)
                if rng.random() < LOOKED_AT:
                    for name, loss in losses(game, view, state, rng, worlds).items():
                        here.setdefault(name, []).append(loss)
                move = game.quick(view, ask, rng)
            state.advance(ask.seat, move)
        for name, some in here.items():
            found.setdefault(name, []).append(some)
        if progress is not None:
            progress(number + 1)
    return {name: _learnt(by_game) for name, by_game in found.items()}


def _learnt(by_game: list[list[Loss]]) -> Learnt:
    """Beliefs of one game go together, so the error is that between games."""
    every = [loss for some in by_game for loss in some]
    plain, weighed = fmean(one.plain for one in every), fmean(one.weighed for one in every)
    gains = [fmean(one.plain - one.weighed for one in some) for some in by_game]
    error = Z * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    return Learnt(plain, weighed, plain - weighed, error, len(every))
