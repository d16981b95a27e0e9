"""A move is a value whose text pastes back."""

import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from covo.kernel import IllegalMove, LoadError, Move, NotationError, RecordError, Refusal, Refused, SetupError

words = st.from_regex(r"[A-Za-z][A-Za-z0-9_'.+-]{0,9}|[0-9]{1,3}[A-Za-z]{1,3}", fullmatch=True)
moves = st.builds(lambda verb, args: Move(verb, *args), words, st.lists(st.integers() | words, max_size=5))


@given(moves)
def test_text_pastes_back(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(st.text(max_size=300))
@example("1")
@example("bite ٣")
@example("bite -0")
@example("bite 007")
def test_no_text_escapes_as_another_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError as error:
        assert 1 <= error.column <= len(text) + 1
    else:
        assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "expected a move, got nothing"),
        ("   ", 1, "expected a move, got nothing"),
        ("3 bite", 1, "expected a verb, got '3'"),
        ("bite  ,", 7, "expected a word, got ','"),
        ("bite 3L 4;4", 9, "expected a word, got '4;4'"),
        ("x" * 201, 201, "a move has at most 200 characters"),
    ],
)
def test_the_error_names_the_column(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert (caught.value.column, caught.value.problem) == (column, problem)
    assert str(caught.value) == f"column {column}: {problem}"


def test_a_move_is_a_value() -> None:
    move = Move("shoot", "agent4", -7)
    assert (move.verb, move.args, str(move)) == ("shoot", ("agent4", -7), "shoot agent4 -7")
    assert {move: 1}[Move.parse("shoot  agent4 -7")] == 1
    assert eval(repr(move)) == move
    assert pickle.loads(pickle.dumps(move)) == move
    assert type(pickle.loads(pickle.dumps(move))) is Move


def test_numbers_and_words_are_told_apart() -> None:
    assert Move.parse("keep 3").args == (3,)
    assert Move.parse("keep 3L").args == ("3L",)


def test_errors_come_back_whole_from_other_processes() -> None:
    errors = [
        NotationError(3, "what"),
        RecordError(1, 2, "what"),
        LoadError("bag", "what"),
        IllegalMove(2, Move("x")),
        Refused(Refusal("LBG-1", "why")),
        SetupError("what"),
    ]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
