"""Nothing is hidden: both players and whoever looks on see the same."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.fuga.box import UNITS
from covo.games.fuga.check import secrets
from covo.games.fuga.game import GAME
from covo.games.fuga.state import Fuga
from covo.kernel import WATCHER, encode
from tests.fuga.table import Played, Table


@pytest.mark.rule(
    "FSM-OVR-06",
    "FSM-SEC-01",
    "FSM-SEC-02",
    "FSM-SEC-03",
    "FSM-SEC-04",
    "FSM-SEC-07",
    "FSM-SEC-08",
    "FSM-SEC-09",
    "FSM-SEC-10",
    "FSM-SEC-11",
    "FSM-SEC-12",
    "FSM-Q-104",
)
def test_everybody_sees_everything(played: list[Played]) -> None:
    names = set(Fuga.__struct_fields__) - {"asks", "ears", "stack"}
    for _, positions in played[:4]:
        for state in positions[::9]:
            views = [GAME.view(state, viewer) for viewer in (WATCHER, 0, 1)]
            for view in views:
                assert {name: getattr(view, name) for name in names} == {name: getattr(state, name) for name in names}
                assert view.agenda == state.stack
                assert view.awaited == tuple(ask.seat for ask in state.asks if ask.seat in (0, 1))
            assert len({encode(view).split(b",", 1)[1] for view in views}) == 1
            assert secrets(state) == {}


@pytest.mark.rule("FSM-SEC-13")
def test_a_world_from_a_view_is_the_position_and_future_rolls_are_nowhere(played: list[Played]) -> None:
    for _, positions in played[:4]:
        for state in positions[::11]:
            world = GAME.imagine(GAME.view(state, 0), Random(1))
            assert world == state
            assert [ask.plain() for ask in world.asks] == [ask.plain() for ask in state.asks]
    t = Table.on("crime", {"first": "Y10", "second": "AB20"}).play("stay first", "steal car")
    assert t.state.throw is None
    t.roll(3, 2)
    assert t.state.throw is not None
    assert t.state.throw.faces == (3, 2)


@pytest.mark.rule("FSM-SEC-03", "FSM-SEC-04", "FSM-SEC-02")
def test_factors_and_stocks_are_on_the_table() -> None:
    t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": "Y12", "walker1": "Y14"})
    drawn = GAME.scene(GAME.view(t.state, WATCHER), None)
    pieces = {piece.id: piece for piece in drawn.pieces}
    assert pieces["first"].badges[-1] == "6-9"
    assert pieces["walker1"].icon == "walker"
    assert pieces["stock0-police"].count == 10
    assert pieces["stock1-walker"].count == 9
    assert {zone.id: zone.count for zone in drawn.zones} == {"stock0": 24, "stock1": 24, "lost": 0}
    assert UNITS == 53
