"""Saved positions: the same when they come back, and exact about the field when they cannot."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from covo import games
from covo.kernel import LoadError, State, dump, load

GAMES = list(games.packages())


@cache
def positions(game_id: str) -> list[State]:
    """Positions of a few games, the first and the last of each among them."""
    game = games.load(game_id)
    rng = Random(game_id)
    found = []
    for seats in (min(game.meta.seats), max(game.meta.seats)):
        state = game.new(seats)
        while state.asks:
            found.append(state.copy())
            ask = rng.choice(state.asks)
            state.apply(ask.seat, ask.pick(rng))
        found.append(state)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_a_position_comes_back(game_id: str) -> None:
    game = games.load(game_id)
    for state in positions(game_id):
        again = load(game, dump(game, state))
        assert again == state
        assert [ask.plain() for ask in again.asks] == [ask.plain() for ask in state.asks]


@pytest.mark.parametrize(
    ("path", "value", "field", "problem"),
    [
        ((), [], "game", "missing"),
        (("game",), "chess", "game", "expected lupusburg, got 'chess'"),
        (("rules",), 99, "rules", "saved under rules version 99, these are version 1"),
        (("state",), 3, "state", "expected an object"),
        (("state", "surprise"), 1, "state.surprise", "unknown"),
        (("state", "asks"), [], "state.asks", "unknown"),
        (("state", "seats"), 9, "state.seats", "LupusBURG is not for 9 players"),
        (("state", "seats"), "four", "state.seats", "Expected `int`, got `str`"),
        (("state", "mayor"), 11, "state.mayor", "Expected `int` <= 7"),
        (("state", "mayor"), 5, "state.mayor", "expected a seat"),
        (("state", "bag"), [8, 7, "x"], "state.bag[2]", "Expected `int`, got `str`"),
        (("state", "stack"), [], "state.stack", "a game has an agenda exactly while it has no outcome"),
        (("state", "stack"), [{"type": "Nonsense"}], "state.stack[0].type", "Invalid value 'Nonsense'"),
        (("state", "stack"), [{"type": "FirstMayor"}], "state.stack", "the agenda asks nothing"),
        (("state", "stack", 0, "answers"), ["chest L", 7, None, None], "state.stack[0].answers[1]", "not a move"),
        (("state", "stack", 0, "answers"), ["chest L"], "state.stack[0].answers", "expected one for each seat"),
        (
            ("state", "stack", 0, "answers"),
            ["bet", None, None, None],
            "state.stack[0].answers[0]",
            "'bet' is no answer to what is asked",
        ),
    ],
)
def test_what_does_not_load_names_the_field(path: tuple[Any, ...], value: Any, field: str, problem: str) -> None:
    game = games.load("lupusburg")
    with pytest.raises(LoadError) as caught:
        load(game, json.dumps(damaged(json.loads(dump(game, positions("lupusburg")[0])), path, value)))
    assert (caught.value.field, caught.value.problem[: len(problem)]) == (field, problem)
    assert str(caught.value) == f"{field}: {caught.value.problem}"


def test_every_missing_field_is_named() -> None:
    game = games.load("lupusburg")
    whole = json.loads(dump(game, positions("lupusburg")[0]))
    for name in whole["state"]:
        part = {**whole, "state": {key: value for key, value in whole["state"].items() if key != name}}
        with pytest.raises(LoadError, match=f"^state.{name}: missing$"):
            load(game, json.dumps(part))


def damaged(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    *way, last = path
    inside = whole
    for key in way:
        inside = inside[key]
    inside[last] = value
    return whole


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_no_bytes_escape_as_another_error(data: bytes | str) -> None:
    with pytest.raises(LoadError):
        load(games.load("lupusburg"), data)


scalars = (
    st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5)
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


def places(whole: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_no_damage_escapes_as_another_error(game_id: str, data: st.DataObject) -> None:
    game = games.load(game_id)
    whole = json.loads(dump(game, data.draw(st.sampled_from(positions(game_id)))))
    for _ in range(data.draw(st.integers(1, 3))):
        whole = damaged(whole, data.draw(st.sampled_from(places(whole))), data.draw(anything))
    try:
        state = load(game, json.dumps(whole))
    except LoadError as error:
        assert error.field
    else:
        assert load(game, dump(game, state)) == state
