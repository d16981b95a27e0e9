"""The table of the benchmark, from made-up measures; how fast things are is no matter for a test."""

from __future__ import annotations

from random import Random

import pytest

from bench import engine, peers
from bench.peers import Measure
from covo import games


def measures(what: str, *decisions: float, clone: float | None = 10.0, world: float | None = None) -> list[Measure]:
    return [Measure(what, speed, speed / 4, clone, world) for speed in decisions]


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    """The second round ran at half speed and says the same."""
    measured = {
        engine.KUHN: measures(engine.KUHN, 800, 400, 900),
        engine.YARDSTICK: measures(engine.YARDSTICK, 200, 100, 200),
    }
    row = engine.table(measured)[0]
    assert row == engine.Row(engine.KUHN, "decisions/s", 800, engine.YARDSTICK, 4)


def test_a_world_is_compared_with_a_copy() -> None:
    ours = "Covo LupusBURG, 8 seats"
    measured = {
        ours: measures(ours, 150, clone=1.0, world=40.0),
        engine.YARDSTICK: measures(engine.YARDSTICK, 200),
    }
    judged = {(row.unit, row.ratio, row.target, row.reached) for row in engine.table(measured) if row.target}
    assert judged == {
        ("decisions/s", 0.75, "≥ 1", False),
        ("µs per copy", 0.1, "≤ 0.3", True),
        ("µs per imagined world", 4.0, "≤ 3.53", False),
    }
    assert any(row.what == f"{ours}: target ≥ 1 missed" for row in engine.table(measured))


def test_without_peers_there_are_no_ratios() -> None:
    table = engine.table({engine.KUHN: measures(engine.KUHN, 800, clone=None)})
    assert table == [engine.Row(engine.KUHN, "decisions/s", 800), engine.Row(engine.KUHN, "games/s", 200)]


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "load", lambda: ([], ["OpenSpiel kuhn_poker"]))
    monkeypatch.setattr(peers, "GLANCE", 0)  # one call at a time, one of each in all
    told: list[str] = []
    rows = engine.rows(1e-9, told.append)
    assert told[0] == "not installed: OpenSpiel kuhn_poker"
    assert told[-1].startswith(f"round {engine.ROUNDS} of {engine.ROUNDS}: Covo")
    units = {what: {row.unit for row in rows if row.what == what} for what in {row.what for row in rows}}
    for game_id in games.packages():
        meta = games.meta(game_id)
        for seats in (meta.seats[0], meta.seats[-1]):
            assert units[f"Covo {meta.title}, {seats} seats"] == set(engine.UNITS.values())
    assert units[engine.PHANTOM] == set(engine.UNITS.values()) - {"µs per imagined world"}
    assert all(row.value > 0 for row in rows)


def test_midway_is_the_middle_of_a_game() -> None:
    game = games.load("lupusburg")
    state = engine.midway(lambda: game.new(5), Random(3))
    assert state.asks
    assert state.outcome is None
