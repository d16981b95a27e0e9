"""Bots think in another process, from a view and an ask; one that searches keeps to the clock."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from covo import games
from covo.bots.search import Search
from covo.kernel import CHANCE, Ask
from covo.server.minds import KEPT, Minds, _player


@pytest.mark.parametrize("bot", ["random", "quick", "search"])
def test_a_bot_of_each_strength_answers(bot: str) -> None:
    game = games.load("conclave")
    state = game.new(3)
    state.apply(CHANCE, state.asks[0].pick(Random(1)))
    ask = state.asks[0]
    minds = Minds()
    try:
        move = asyncio.run(minds.think("conclave", bot, "table:0", game.view(state, ask.seat), ask, "luck", ()))
    finally:
        minds.close()
    assert move in ask.moves


@pytest.mark.parametrize(("limit", "seconds"), [(None, 1.0), (120, 1.0), (4, 0.5)])
def test_all_who_search_at_a_table_are_done_in_half_the_time_there_is(limit: int | None, seconds: float) -> None:
    game = games.load("conclave")
    state = game.new(4)
    ask = Ask(0, state.asks[0].moves, "CNC-04", limit=limit)
    player = _player("search", game, f"table {limit}:0", game.view(state, 0), ask)
    assert isinstance(player, Search)
    assert player.budget.seconds == seconds


def test_who_searches_is_kept_for_his_chair_and_few_are() -> None:
    game = games.load("conclave")
    state = game.new(4)
    view, ask = game.view(state, 0), Ask(0, state.asks[0].moves, "CNC-04")
    first = _player("search", game, "one:0", view, ask)
    assert _player("search", game, "two:0", view, ask) is not first
    hurried = _player("search", game, "one:0", view, Ask(0, ask.moves, "CNC-04", limit=4))
    assert hurried is first
    assert isinstance(hurried, Search)
    assert hurried.budget.seconds == 0.5
    for number in range(KEPT):
        _player("search", game, f"others:{number}", view, ask)
    assert _player("search", game, "one:0", view, ask) is not first
