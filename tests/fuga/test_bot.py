"""The quick player: the same from a view as from the position, and what it would nearly have done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from covo.games.fuga.bot import likely, play, quick
from covo.games.fuga.game import GAME
from covo.games.fuga.state import Fuga
from covo.games.fuga.view import view
from covo.kernel import Ask
from tests.fuga.table import Played, Table


def decisions(played: list[Played], step: int) -> Iterator[tuple[Fuga, Ask]]:
    """At every so many positions of these games what somebody has to choose from."""
    for _, positions in played:
        for state in positions[::step]:
            for ask in state.asks:
                if ask.seat >= 0 and len(ask.moves) > 1:
                    yield state, ask


def test_it_plays_the_same_from_a_view_as_from_the_position(played: list[Played]) -> None:
    """Also where the list of moves has been through a letter box, and is a list and nothing else."""
    looked = 0
    for state, ask in decisions(played[:6], 5):
        listed = Ask(ask.seat, ask.moves, ask.rule)
        choice = play(state, ask, Random(3))
        assert choice in ask.moves
        assert quick(view(state, ask.seat), listed, Random(3)) == choice
        looked += 1
    assert looked > 100


def test_the_choice_is_the_likeliest_and_what_is_nearly_as_good_comes_next(played: list[Played]) -> None:
    looked = 0
    for state, ask in decisions(played[:3], 11):
        found = likely(view(state, ask.seat), ask)
        assert abs(sum(found) - 1) < 1e-9
        assert min(found) > 0
        choice = quick(view(state, ask.seat), ask, Random(0))
        assert found[ask.moves.index(choice)] == max(found)
        looked += 1
    assert looked > 20


def test_what_a_position_is_worth_is_seen_in_the_points() -> None:
    worth = GAME.mind.worth  # type: ignore[union-attr]
    assert worth is not None
    table = Table.on("crime", {"patrol1": "Y12", "first": "Y16", "second": "Y18"})
    before = worth(table.state)[0]
    table.state.arrests = 1
    assert worth(table.state)[0] > before + 0.1
