"""What search is measured on: worlds of the small games, and the table around the measuring."""

from __future__ import annotations

from random import Random

import pytest

from bench import kuhn, phantom
from bench.search import ENOUGH, Thinker, _rows, small
from covo.kernel import playout


def test_worlds_of_kuhn_poker_fit_what_a_player_knows() -> None:
    rng = Random(1)
    state = kuhn.begun()
    state.apply(0, kuhn.BET)
    view = kuhn.view(state, 1)
    worlds = [kuhn.imagine(view, rng) for _ in range(50)]
    assert {kuhn.view(world, 1) for world in worlds} == {view}
    assert {world.cards for world in worlds} == {(0, 1), (2, 1)}
    assert all(world.asks == state.asks for world in worlds)


@pytest.mark.parametrize("seed", range(20))
def test_worlds_of_phantom_tic_tac_toe_fit_what_the_mover_knows(seed: int) -> None:
    rng = Random(seed)
    state = phantom.new()
    for _ in range(rng.randrange(6)):
        if state.asks:
            state.apply(state.asks[0].seat, state.asks[0].pick(rng))
    if not state.asks:
        return
    seat = state.asks[0].seat
    view = phantom.view(state, seat)
    for _ in range(10):
        world = phantom.imagine(view, rng)
        assert phantom.view(world, seat) == view
        assert world.asks == state.asks
        assert world.other_stones.bit_count() == state.other_stones.bit_count()
        assert not world.stones & world.other_stones
        replayed = phantom.new()
        for cell in phantom.history(world):
            replayed.apply(replayed.asks[0].seat, phantom.CELLS[cell])
        assert (replayed.stones, replayed.other_stones) == (world.stones, world.other_stones)
        playout(world, rng)


def test_everything_small_is_measured() -> None:
    things = {thing.what: thing for thing in small()}
    assert {"Covo search, Kuhn poker", "Covo search, phantom tic-tac-toe"} <= set(things)
    for thing in things.values():
        iterations, _, spent = thing.think(0.001)
        assert iterations > 0
        assert spent > 0


def test_ratios_are_those_of_the_rounds() -> None:
    peer = "OpenSpiel IS-MCTS (Python), kuhn_poker"
    thing = Thinker("ours", lambda seconds: (0, 0, 1.0), beside=peer)
    rates = {"ours": [(60.0, 600.0), (10.0, 100.0), (80.0, 1.0)], peer: [(10.0, 0.0), (10.0, 0.0), (10.0, 0.0)]}
    iterations, moves = _rows(thing, rates)
    assert (iterations.value, iterations.ratio, iterations.reached) == (60.0, 6.0, ENOUGH <= 6.0)
    assert (moves.value, moves.ratio) == (100.0, None)
    wanted = next(_rows(Thinker("ours", thing.think, wanted=100), {"ours": rates["ours"]}))
    assert wanted.reached is False
