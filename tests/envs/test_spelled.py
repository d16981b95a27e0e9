"""Moves said in numbers, one seat after the other: the same game as the rules know it, and no more to see."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from covo import games
from covo.envs import features
from covo.envs.spelled import Fork, Spelled
from covo.envs.vocabulary import Vocabulary
from covo.kernel import CHANCE, CovoError, Move
from tests.envs.conftest import GAMES, TABLES, walk

WORDS = Vocabulary("x", ["aim", "fire", "at", "C7", "D7", "pass", "1", "2"])


def fork(*moves: str, depth: int = 0, weights: tuple[float, ...] | None = None) -> Fork:
    return Fork(WORDS, [Move.parse(move) for move in moves], weights, depth)


def test_words_that_leave_no_choice_spell_themselves() -> None:
    two = fork("fire at C7", "fire at D7")
    assert two.spelled == ("fire", "at")
    assert two.ways == {4: [0], 5: [1]}


def test_a_move_another_begins_with_is_ended() -> None:
    two = fork("aim", "aim at C7")
    assert two.spelled == ("aim",)
    assert two.ways == {0: [0], 3: [1]}


def test_chance_spells_with_the_odds_of_its_moves() -> None:
    rolls = fork("aim 1 1", "aim 1 2", "aim 2 1", "aim 2 2", weights=(0.4, 0.3, 0.2, 0.1))
    assert rolls.odds() == [(7, pytest.approx(0.7)), (8, pytest.approx(0.3))]
    after = fork("aim 1 1", "aim 1 2", depth=2, weights=(0.4, 0.3))
    assert after.odds() == [(7, pytest.approx(4 / 7)), (8, pytest.approx(3 / 7))]


def test_equal_odds_where_the_ask_gives_none() -> None:
    assert fork("aim 1", "aim 2", "pass").odds() == [(1, pytest.approx(2 / 3)), (6, pytest.approx(1 / 3))]


def shares(fork: Fork, words: Vocabulary) -> dict[Move, float]:
    """How likely each move is, number by number."""
    odds: dict[Move, float] = {}
    for place, share in fork.odds():
        ways = fork.ways[place]
        if len(ways) == 1:
            odds[fork.moves[ways[0]]] = share
        else:
            weights = fork.weights and [fork.weights[at] for at in ways]
            further = shares(Fork(words, [fork.moves[at] for at in ways], weights, fork.depth + 1), words)
            odds |= {move: share * part for move, part in further.items()}
    return odds


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_spells_is_as_likely_as_the_rules_have_it(game: str) -> None:
    table = Spelled(game, games.meta(game).seats[-1])
    seen = 0
    for _ in walk(table, Random(3), 200):
        ask = table.ask()
        if table.seat == CHANCE and ask is not None and table.fork is not None and table.fork.moves is ask.moves:
            odds = shares(table.fork, table.words)
            assert [odds.pop(move) for move in ask.moves] == pytest.approx(ask.odds())
            assert not odds
            seen += 1
    assert seen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_said_again_the_numbers_lead_to_the_same_end(game: str, seats: int) -> None:
    first, again = Spelled(game, seats), Spelled(game, seats)
    said = list(walk(first, Random(seats)))
    for place in said:
        again.take(place)
    assert first.state == again.state
    assert first.seat is again.seat is None
    assert first.returns() == first.state.outcome.returns  # type: ignore[union-attr]


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10**6), steps=st.integers(0, 250))
@settings(max_examples=60, deadline=None)
def test_a_copy_and_a_saved_table_go_on_alike(game: str, seed: int, steps: int) -> None:
    rng = Random(seed)
    table = Spelled(game, rng.choice(games.meta(game).seats))
    list(walk(table, rng, steps))
    before, said = table.dump(), table.legal()
    copy, loaded = table.copy(), pickle.loads(pickle.dumps(table))
    assert loaded.state == table.state
    assert (loaded.seat, loaded.legal()) == (copy.seat, copy.legal()) == (table.seat, said)
    if table.fork is not None:
        assert loaded.fork.spelled == copy.fork.spelled == table.fork.spelled  # type: ignore[union-attr]
    assert list(walk(copy, Random(1), 30)) == list(walk(loaded, Random(1), 30))
    assert copy.state == loaded.state
    assert (table.dump(), table.legal()) == (before, said)


@pytest.mark.parametrize("game", GAMES)
def test_what_may_not_be_said_changes_nothing(game: str) -> None:
    table, rng = Spelled(game, games.meta(game).seats[0], luck=Random(1)), Random(2)
    for _ in walk(table, rng, 40):
        before, legal = table.dump(), table.legal()
        wrong = rng.choice([place for place in range(-1, len(table.words) + 1) if place not in legal])
        with pytest.raises(CovoError, match=rf"seat {table.seat} may not say {wrong}\b.* now"):
            table.take(wrong)
        assert (table.dump(), table.legal()) == (before, legal)
    list(walk(table, rng))
    with pytest.raises(CovoError, match="the game is over"):
        table.take(1)


def test_who_is_asked_at_once_answers_in_order_and_sees_no_more_for_it() -> None:
    table = Spelled("conclave", 4, luck=Random(5))
    turns, known = [], set()
    for first in table.legal():
        trial = table.copy()
        trial.take(first)
        turns.append(trial.seat)
        known.add((features.text(trial, 1), features.tensor(trial, 1).tobytes()))
    assert turns == [1, 1, 1, 1]
    assert len(known) == 1


def test_a_question_with_one_answer_is_not_put() -> None:
    """In LupusBURG's night most can only sleep."""
    table = Spelled("lupusburg", 6, luck=Random(2))
    for _ in walk(table, Random(2)):
        assert len(table.legal()) > 1


def test_luck_makes_the_moves_of_chance() -> None:
    ends = []
    for seed in (1, 1, 2):
        table = Spelled("rogue", 2, {"rounds": 20}, luck=Random(seed))
        for _ in walk(table, Random(9), 400):
            assert table.seat != CHANCE
        ends.append(table.dump())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_imagined_world_looks_the_same_to_its_viewer(game: str, seats: int) -> None:
    """Twin worlds through the adapters: text, numbers and what may be said, for whoever's turn it is."""
    table, rng = Spelled(game, seats, luck=Random(seats)), Random(seats + 1)
    others = 0
    for at, _ in enumerate(walk(table, rng, 200)):
        viewer, twin = table.seat, table.copy()
        assert viewer is not None
        if at % 5 == 0:
            twin.imagine(viewer, rng)
            assert twin.seat == viewer
            assert twin.legal() == table.legal()
            assert features.text(twin, viewer) == features.text(table, viewer)
            assert (features.tensor(twin, viewer) == features.tensor(table, viewer)).all()
            others += twin.state != table.state
    assert others or seats == 1
