"""Beliefs that learn from what others do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from covo import games
from covo.bots.beliefs import VISITS, Belief, losses
from covo.bots.learnt import measure
from covo.kernel import CHANCE, Mind, Move


def conclave(*moves: tuple[int, str]) -> Any:
    state = games.load("conclave").new(4)
    state.apply(CHANCE, Move("deal", 0, 1))
    for seat, text in moves:
        state.apply(seat, Move.parse(text))
    return state


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    """The impostor is 3 with weight 3, else with weight 1: of three worlds alike likely three fifths are his."""
    real = games.load("conclave")
    game = replace(real, mind=Mind(weigh=lambda view, state: 1.0986 if state.impostor == 3 else 0.0))
    belief = Belief(game, real.view(conclave(), 2), Random(1), 3000)
    drawn: list[Any] = [belief.draw() for _ in range(6000)]
    assert abs(sum(world.impostor == 3 for world in drawn) / 6000 - 0.6) < 0.03
    shares = list(belief.weighed())
    assert abs(sum(share for share, _ in shares) - 1.0) < 1e-9
    plain = Belief(game, real.view(conclave(), 2), Random(1), 3000, plain=True)
    third = [share for share, world in plain.weighed() if world.impostor == 3]  # type: ignore[attr-defined]
    assert abs(sum(third) - 1 / 3) < 0.03


def test_a_world_is_drawn_some_times_before_another_is_imagined() -> None:
    """Moves compare where both were tried in one and the same world; so each is drawn often, and all alike often."""
    game = games.load("conclave")
    belief = Belief(game, game.view(conclave(), 2), Random(1), 5, plain=True)
    drawn = []
    for _ in range(20 * VISITS):
        belief.draw()
        drawn.append(belief.drawn)
    assert drawn[: 2 * VISITS] == [0] * VISITS + [1] * VISITS
    assert {drawn.count(world) for world in range(5)} == {4 * VISITS}


def test_who_was_named_by_all_is_the_likelier_impostor() -> None:
    """The witness names the impostor in the first ballot, the others anybody."""
    game = games.load("conclave")
    state = conclave((0, "name 3"), (1, "name 0"), (2, "abstain"), (3, "name 0"))
    believed = dict.fromkeys(range(4), 0.0)
    for share, world in Belief(game, game.view(state, 2), Random(1), 2000).weighed():
        believed[world.impostor] += share  # type: ignore[attr-defined]
    assert believed[0] > believed[3] > believed[1]


@pytest.mark.parametrize(
    ("game_id", "seats", "count", "secret", "margin"),
    [("conclave", 5, 400, "impostor", 0.1), ("lupusburg", 5, 80, "werewolf", 0.08)],
)
def test_weighed_beliefs_are_nearer_to_the_truth(
    game_id: str, seats: int, count: int, secret: str, margin: float
) -> None:
    found = measure(game_id, seats, count, 100, 5, {})[secret]
    assert found.gain > margin
    assert found.gain > found.error
    assert abs(found.plain - found.weighed - found.gain) < 1e-9


def test_what_a_viewer_knows_is_no_belief() -> None:
    game, state = games.load("conclave"), conclave()
    assert set(losses(game, game.view(state, 1), state, Random(1), 50)) == set()  # the witness knows both
    assert set(losses(game, game.view(state, 0), state, Random(1), 50)) == {"witness"}


def test_a_game_without_secrets_has_none_to_judge() -> None:
    assert measure("fuga", 2, 1, 10, 0, {"map": "fuga-small"}) == {}
