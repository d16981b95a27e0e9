"""What Fujiko may buy of what the three have left is the same in every world she takes for possible."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.game import GAME
from covo.kernel import CHANCE


@pytest.mark.rule("LUX-CPL-09", "LUX-Q-101")
@pytest.mark.parametrize("seed", range(12))
def test_she_sees_what_is_left_while_she_buys(seed: int) -> None:
    rng, asked = Random(seed), 0
    state = GAME.new(4, {"mission": "cagliostro"})
    while state.turn == 0 and state.asks:
        ask = state.asks[0]
        if ask.rule == "LUX-CPL-09":
            asked += 1
            view = GAME.view(state, state.crew[FUJIKO])
            for _ in range(10):
                world = GAME.imagine(view, rng)
                assert world.asks[0].moves == ask.moves
        buys = [move for move in ask.moves if move.verb == "buy"]
        scarce = [move for move in buys if move.args[0] in ("wetsuit", "rifle", "balloon")]
        state.apply(ask.seat, ask.pick(rng) if ask.seat == CHANCE or not buys else rng.choice(scarce or buys))
    assert asked > 1
