"""Every game at every seat count through OpenSpiel's own tests, and OpenSpiel's algorithms on Conclave."""

from __future__ import annotations

import subprocess
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    external_sampling_mccfr,
    ismcts,
    mcts,
)

import covo.envs.openspiel  # noqa: F401  # registers the games, before OpenSpiel's tests look which there are
from covo import games
from covo.envs.vocabulary import vocabulary
from covo.kernel import Move
from tests.envs.conftest import GAMES, TABLES

from open_spiel.python.tests import games_sim_test  # isort: skip

LONG = 5_000  # moves
ENDS = [(game, seats) for game, seats in TABLES if seats in (min(games.meta(game).seats), max(games.meta(game).seats))]
OWN = [name for name in dir(games_sim_test.GamesSimTest) if name.startswith("test_") and "covo_" in name]


def load(game: str, seats: int, **options: Any) -> Any:
    return pyspiel.load_game(f"covo_{game}", {"players": seats, **options})


def run(case: type[unittest.TestCase]) -> None:
    """A test case of OpenSpiel's, as it is."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.skipped
    assert [text for _, text in result.errors + result.failures] == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulation(game: str, seats: int) -> None:
    sims = 1 if games.meta(game).max_moves > LONG else 3
    pyspiel.random_sim_test(load(game, seats), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_python_simulation(game: str, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, seats))


@pytest.mark.parametrize("name", OWN)
def test_as_openspiel_tests_its_own(name: str) -> None:
    """It found our games among all that are registered, and up to six players of each."""
    case = games_sim_test.GamesSimTest(name)
    result = unittest.TestResult()
    case.run(result)
    assert result.testsRun == 1
    assert [text for _, text in result.errors + result.failures] == []


def test_openspiel_found_all_games() -> None:
    assert {f"covo_{game}" for game in GAMES} <= set(pyspiel.registered_names())
    several = [game for game in GAMES if len(games.meta(game).seats) > 1]
    assert len(OWN) >= len(GAMES) + len([game for game, seats in TABLES if game in several and 2 <= seats <= 6])


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_api_on_part_of_the_tree(game: str, seats: int) -> None:
    given = {"game": load(game, seats), "game_name": f"covo_{game}"}
    run(type("Part", (api_test.EnforceAPIOnPartialTreeBase,), given))


def test_api_and_perfect_recall_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conclave for three: 6 deals, said in two numbers, and twice three votes of three kinds. Before a vote one knows
    one's part (four kinds: nothing, being the impostor, and being the witness of one of two) and the first ballot (27).
    """
    votes = sum(3**vote for vote in range(6))
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "covo_conclave", (1 + 3, 6 * votes, 6 * 3**6))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "covo_conclave", 3 * 4 * (1 + 27))
    run(
        type("Whole", (api_test.EnforceAPIOnFullTreeBase,), {"game": load("conclave", 3), "game_name": "covo_conclave"})
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_is_come_to_by_one_way(game: str) -> None:
    """Perfect recall in games too big to go through: what a player did and knew before is the same whenever he comes
    to the same information state. Few ways are gone, so that there is much to compare; the view alone would not do.
    """
    start = load(game, games.meta(game).seats[0])
    past: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}
    again = 0
    for seed in range(24):
        state, rng = start.new_initial_state(), Random(seed % 4)
        way: dict[int, tuple[tuple[str, int], ...]] = {}
        for _ in range(50):
            if state.is_terminal():
                break
            action = rng.choice(state.legal_actions()[:2])
            player = state.current_player()
            if player >= 0:
                knew = state.information_state_string()
                again += (player, knew) in past
                assert past.setdefault((player, knew), way.get(player, ())) == way.get(player, ())
                way[player] = (*way.get(player, ()), (knew, action))
                rng = Random(f"{seed} {len(way[player])}") if len(way[player]) % 3 == 0 else rng
            state.apply_action(action)
    assert again


def test_another_order_is_another_information_state_and_the_same_observation() -> None:
    """The police of Lupin place their guards one by one, after Zenigata and the agents."""
    ways = []
    for order in ((0, 1), (1, 0)):
        state = load("lupin", 2).new_initial_state()
        while "LUP-POL-05" not in state.observation_string():
            state.apply_action(state.legal_actions()[-1])
        places = state.legal_actions()[:2]
        for at in order:
            assert places[at] in state.legal_actions()
            state.apply_action(places[at])
        ways.append(state)
    one, other = ways
    player = one.current_player()
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)
    kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(one.get_game(), one))[1]
    assert kept.information_state_string(player) == one.information_state_string(player)
    assert one.clone().information_state_string(player) == one.information_state_string(player)


# ── its algorithms ───────────────────────────────────────────────────────────────────────────────────────


def test_values_and_the_best_reply() -> None:
    """At random all win alike; who knows that may win more, and more than that nobody can."""
    game = load("conclave", 3)
    random = policy.UniformRandomPolicy(game)
    start = game.new_initial_state()
    assert expected_game_score.policy_value(start, [random] * 3) == pytest.approx([1 / 3] * 3)
    assert best_response.BestResponsePolicy(game, 0, random).value(start) == pytest.approx(43 / 108)


def test_cfr_learns_conclave() -> None:
    game = load("conclave", 3)
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    learnt, random = solver.average_policy(), policy.UniformRandomPolicy(game)
    value = expected_game_score.policy_value(game.new_initial_state(), [learnt, random, random])
    assert value[0] > 0.36
    assert sum(value) == pytest.approx(1)


def test_mccfr_meets_the_situations_of_the_rules() -> None:
    game = load("conclave", 3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    for action in vocabulary("conclave").chance.spell(Move("deal", 2, 0))[1:3]:
        state.apply_action(action)
    odds = solver.average_policy().action_probabilities(state)
    assert set(odds) == set(state.legal_actions()) == {1, 3, 4}
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize(("game", "seats", "moves"), [("conclave", 4, 4), ("lupusburg", 4, 20), ("lupin", 2, 60)])
def test_search_over_imagined_worlds(game: str, seats: int, moves: int) -> None:
    """Information-set search asks a state for another that its player takes for possible: `imagine` deals it."""
    state, rng = load(game, seats).new_initial_state(), Random(2)
    while state.is_chance_node() or state.move_number() < moves:
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    others = {str(state.resample_from_infostate(player, rng.random)) for _ in range(12)}
    assert len(others) > 1
    for _ in range(5):
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.0, max_simulations=8, random_state=np.random.RandomState(4)
    )
    assert bot.step(state) in state.legal_actions()


def test_the_learning_environment() -> None:
    table = rl_environment.Environment(load("lupusburg", 4))
    step = table.reset()
    rng = Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(1)


# ── a game with its parameters ───────────────────────────────────────────────────────────────────────────


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("covo_lupin(players=4,mission=bank)")
    assert game.num_players() == 4
    assert {"players": 4, "mission": "bank", "level": "novice"}.items() <= game.get_parameters().items()
    assert '"mission":1' in str(game.new_initial_state())
    assert game.num_distinct_actions() == len(vocabulary("lupin").players)
    assert game.max_chance_outcomes() == len(vocabulary("lupin").chance)
    kind = game.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (2, 5)


@pytest.mark.parametrize(
    ("name", "why"),
    [("covo_conclave(players=9)", "for 3 to 6 players, got 9"), ("covo_fuga(map=mars)", "option map: expected fuga")],
)
def test_bad_parameters_are_refused(name: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        pyspiel.load_game(name)


def test_actions_are_told_in_words() -> None:
    state = load("conclave", 3).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["0", "1", "2"]
    assert [share for _, share in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    state.apply_action(3)
    state.apply_action(1)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["abstain", "name 1", "name 2"]
    assert state.information_state_string(0).endswith('"impostor":2,"witness":0} CNC-04')


def test_what_all_know_is_what_a_watcher_sees() -> None:
    game = load("conclave", 3)
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    watcher = game.make_py_observer(kind)
    seen = set()
    for impostor, witness in ((1, 2), (2, 3), (3, 1)):
        state = game.new_initial_state()
        state.apply_action(impostor)
        state.apply_action(witness)
        seen.add(watcher.string_from(state, 0))
    assert len(seen) == 1
    assert '"viewer":-2' in seen.pop()


def test_a_program_that_used_it_ends_in_peace() -> None:
    """OpenSpiel keeps our games in tables of its own, which outlive the interpreter."""
    code = "import pyspiel, covo.envs.openspiel; pyspiel.load_game('covo_conclave').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
