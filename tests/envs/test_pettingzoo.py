"""Every game at every seat count through PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from covo import games
from covo.envs.pettingzoo import env
from covo.envs.vocabulary import vocabulary
from covo.kernel import CovoError, SetupError
from tests.envs.conftest import GAMES, TABLES

with warnings.catch_warnings():  # of old ways its own examples still go
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# PettingZoo's test warns of environments with masks in their observations unless it knows them by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # at the end
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int) -> None:
    api_test(env(game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seed(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats))


def played(table: Any, seed: int, rng: Random, steps: int = 10**9) -> list[tuple[str, int]]:
    """A game at random: who said what."""
    table.reset(seed=seed)
    said = []
    for agent in table.agent_iter(steps):
        seen, _, over, _, _ = table.last()
        action = None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            said.append((agent, action))
        table.step(action)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_what_each_has_won(game: str) -> None:
    table = env(game)
    won = dict.fromkeys(table.possible_agents, 0.0)
    rng = Random(3)
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        won[agent] += reward
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    state = table.unwrapped.table.state
    assert tuple(won.values()) == state.outcome.returns
    assert not table.agents


def test_the_mask_is_of_whose_turn_it_is_and_of_nobody_else() -> None:
    table = env("conclave", 4)
    table.reset(seed=1)
    assert table.agent_selection == "seat_0"
    names = vocabulary("conclave").players.lines
    may = {names[place] for place in np.flatnonzero(table.observe("seat_0")["action_mask"])}
    assert may == {"abstain", "name 1", "name 2", "name 3"}
    assert not table.observe("seat_1")["action_mask"].any()


def test_what_may_not_be_said_changes_nothing() -> None:
    table = env("conclave", 3)
    table.reset(seed=1)
    before = table.unwrapped.table.dump()
    for wrong, why in (
        (2, r"seat 0 may not say 2 \(name 0\) now"),
        (99, "seat 0 may not say 99 now"),
        (None, "not None"),
    ):
        with pytest.raises(CovoError, match=why):
            table.step(wrong)
    assert table.unwrapped.table.dump() == before
    assert table.agent_selection == "seat_0"


def test_an_observation_is_ones_own() -> None:
    """Writing into it changes neither the table nor the next observation."""
    table = env("conclave")
    table.reset(seed=1)
    seen = table.observe("seat_0")["observation"]
    kept = seen.copy()
    seen[:] = 0
    assert (table.observe("seat_0")["observation"] == kept).all()


def test_seeds_and_options_make_other_games() -> None:
    table = env("fuga", map="fuga-small", patrols=False)
    first, second = (played(table, seed, Random(1), 60) for seed in (1, 1))
    assert first == second
    assert played(table, 2, Random(1)) != played(table, 1, Random(1))
    assert played(env("fuga"), 1, Random(1), 60) != first


def test_without_a_seed_the_next_game_is_another() -> None:
    table = env("lupusburg", 5)
    table.reset(seed=1)
    ends = set()
    for _ in range(3):
        table.reset()
        while (position := table.unwrapped.table).seat is not None:
            table.step(position.legal()[0])
        ends.add(position.dump())
    assert len(ends) > 1


def test_the_table_as_text() -> None:
    table = env("conclave", 3, render_mode="ansi")
    table.reset(seed=1)
    lines = table.render().splitlines()
    assert lines[:3] == ["viewer: 0", "seats: 3", "ballots: []"]
    assert lines[-3:] == ["  abstain", "  name 1", "  name 2"]
    silent = env("conclave", 3)
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "conclav"}, "did you mean conclave"),
        ({"game": "conclave", "seats": 9}, "for 3 to 6 players, got 9"),
        ({"game": "fuga", "map": "mars"}, "option map: expected fuga or fuga-small"),
        ({"game": "conclave", "clock": 3}, "has no option 'clock'"),
    ],
)
def test_bad_wishes_are_refused(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        env(**wanted)


def test_no_other_way_to_draw() -> None:
    with pytest.raises(CovoError, match="render mode 'human': there is 'ansi'"):
        env("conclave", render_mode="human")


def test_every_game_can_be_had_without_saying_how_many_play() -> None:
    for game in GAMES:
        assert len(env(game).possible_agents) == games.meta(game).seats[0]
