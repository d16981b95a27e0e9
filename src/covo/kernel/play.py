"""Random play, the pulse of laws, benchmarks and rollouts."""

from __future__ import annotations

from random import Random

from covo.kernel.ask import Parts
from covo.kernel.state import State


def playout(state: State, rng: Random) -> int:
    """Play the position to its end, in place, every seat and chance at random; how many moves it took."""
    random = rng.random
    advance = state.advance
    moves = 0
    while asks := state.asks:
        ask = asks[0] if len(asks) == 1 else asks[int(random() * len(asks))]
        listing = ask.listing
        if isinstance(listing, tuple) and ask.weights is None:
            advance(ask.seat, listing[int(random() * len(listing))])
        elif isinstance(listing, Parts) and (made := listing.rush(state, random)):
            moves += made - 1
        else:
            advance(ask.seat, ask.pick(rng))
        moves += 1
    return moves
