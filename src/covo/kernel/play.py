"""Random play, the pulse of laws, benchmarks and rollouts."""

from __future__ import annotations

from random import Random

from covo.kernel.state import State


def playout(state: State, rng: Random) -> int:
    """Play the position to its end, in place, every seat and chance at random; how many moves it took."""
    random = rng.random
    advance = state.advance
    moves = 0
    while asks := state.asks:
        ask = asks[0] if len(asks) == 1 else asks[int(random() * len(asks))]
        draw = ask.draw
        if draw is not None:
            advance(ask.seat, draw(random))
        elif ask.weights is None:
            listed = ask.moves
            advance(ask.seat, listed[int(random() * len(listed))])
        else:
            advance(ask.seat, ask.pick(rng))
        moves += 1
    return moves
