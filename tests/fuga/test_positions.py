"""Positions: of recorded games, counted, saved and loaded."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from covo.games.fuga.box import FERRY, UNIT
from covo.games.fuga.check import conserved
from covo.games.fuga.game import GAME
from covo.kernel import LoadError, Match, dump, load, parse, replay
from covo.kernel.laws import reasons_recorded
from tests.fuga.table import Played, Table
from tests.recorded import counted

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.covo"))
ENDS = [
    ("home", "home", ((1,), (0,)), (0, 4), (-1, 3)),
    ("arrest", "cleared", ((0,), (1,)), (12, 5), (-1, -1)),
    ("getaway", "cleared", ((1,), (0,)), (0, 5), (1, 0)),
    ("draw", "home", ((0, 1),), (0, 0), (-1, 1)),
    ("altariva", "home", ((1,), (0,)), (0, 4), (-1, -1)),
    ("options", "home", ((1,), (0,)), (0, 1), (-1, -1)),
]
PERFT = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["position"]


def recorded(name: str) -> list[Match]:
    return list(replay(GAME, parse((HERE / "records" / f"{name}.covo").read_text("utf-8"))))


@pytest.mark.rule("FSM-END-01", "FSM-END-02")
def test_every_reason_to_end_is_recorded() -> None:
    assert reasons_recorded(GAME, [parse(path.read_text("utf-8")) for path in RECORDS]) == []


@pytest.mark.parametrize(("name", "reason", "ranking", "points", "edges"), ENDS)
def test_recorded_game(
    name: str, reason: str, ranking: tuple[tuple[int, ...], ...], points: tuple[int, int], edges: tuple[int, int]
) -> None:
    *_, last = recorded(name)
    state = last.state
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranking) == (reason, ranking)
    law, crime = (chair.points for chair in GAME.scene(GAME.view(state, 0), None).chairs)
    assert ((law, crime), state.edges) == (points, edges)


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position["what"])
def test_perft(position: dict[str, Any]) -> None:
    assert counted(GAME, HERE, position) == (position["step"], position["counts"])


def test_positions_save_and_load(played: list[Played]) -> None:
    for _, positions in played[:4]:
        for state in positions[::13]:
            again = load(GAME, dump(GAME, state))
            assert again == state
            assert [ask.plain() for ask in again.asks] == [ask.plain() for ask in state.asks]
            assert conserved(again) == conserved(state)


def put(name: str, h: int) -> Callable[[dict[str, Any]], None]:
    return lambda state: state["at"].__setitem__(UNIT[name], h)


def ride(name: str, other: int) -> Callable[[dict[str, Any]], None]:
    return lambda state: state["rides"].__setitem__(UNIT[name], other)


def field(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda state: state.__setitem__(name, value)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (field("map", "atlantis"), "state.map"),
        (field("obfuscation", "none"), "state.obfuscation"),
        (field("at", [1, 2]), "state.at"),
        (put("patrol1", 560), "state.at"),
        (put("patrol1", -6), "state.at"),
        (put("patrol1", -3), "state.at[10]"),
        (put("first", -2), "state.at[26]"),
        (field("rides", [-1]), "state.rides"),
        (ride("patrol1", UNIT["police1"]), "state.rides[10]"),
        (ride("first", UNIT["police1"]), "state.rides[26]"),
        (ride("police1", UNIT["patrol1"]), "state.rides[15]"),
        (field("turn", 0), "state.turn"),
        (field("turn", 16), "state.turn"),
        (field("leg", 0), "state.leg"),
        (field("hijacked", 9), "state.hijacked"),
        (field("hijacked", -1), "state.hijacked"),
        (field("alert", -1), "state.alert"),
        (field("arrests", 3), "state.arrests"),
        (field("kills", -1), "state.kills"),
        (field("victims", -1), "state.victims"),
        (field("edges", [0]), "state.edges"),
        (field("edges", [4, 0]), "state.edges"),
        (field("hooks", [[10, 10]]), "state.hooks"),
        (field("hooks", [[33, 33]]), "state.hooks"),
        (field("moved", 1 << 60), "state.moved"),
        (put("ferry", -1), f"state.at[{FERRY}]"),
    ],
)
def test_a_position_no_game_could_have_is_refused(change: Callable[[dict[str, Any]], None], where: str) -> None:
    t = Table.on("crime", {"first": "Y10", "second": "AB20", "patrol1": "Y12", "police1": "Y14"}, turn=3)
    raw = json.loads(dump(GAME, t.state))
    change(raw["state"])
    with pytest.raises(LoadError) as caught:
        load(GAME, json.dumps(raw))
    assert caught.value.field == where


def test_crowds_and_dry_ferries_are_refused() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "AB20", "patrol1": "Y12", "patrol2": "Y13"}, turn=3)
    raw = json.loads(dump(GAME, t.state))
    raw["state"]["at"][UNIT["patrol2"]] = t.state.at[UNIT["patrol1"]]
    with pytest.raises(LoadError, match="one unit, or a rider on its transport, in Y12"):
        load(GAME, json.dumps(raw))
    raw = json.loads(dump(GAME, t.state))
    raw["state"]["at"][FERRY] = t.state.field.index["Y4"]
    with pytest.raises(LoadError, match="the ferry on the water"):
        load(GAME, json.dumps(raw))
    raw = json.loads(dump(GAME, t.state))
    raw["state"]["at"][UNIT["first"]] = raw["state"]["at"][UNIT["second"]] = -5
    with pytest.raises(LoadError, match="no criminal is left"):
        load(GAME, json.dumps(raw))


def test_a_crowd_on_the_ferry_loads_where_there_is_room() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20", "patrol1": "H9", "walker1": "H9"}, room=True)
    assert load(GAME, dump(GAME, t.state)) == t.state
