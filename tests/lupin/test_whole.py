"""Recorded games for every end, counts from fixed positions, the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from covo import rulebook
from covo.games.lupin.game import GAME
from covo.kernel import laws, parse, replay
from covo.rulebook import Coverage
from tests.recorded import counted

HERE = Path(__file__).parent


def test_every_end_has_a_recorded_game() -> None:
    records = [parse(path.read_text("utf-8")) for path in sorted((HERE / "records").glob("*.covo"))]
    assert not laws.reasons_recorded(GAME, records)


@pytest.mark.parametrize("path", sorted((HERE / "records").glob("*.covo")), ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_end(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    *_, match = replay(GAME, record)
    assert match.state.outcome is not None
    assert match.state.outcome.reason == record.end


POSITIONS = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["position"]


@pytest.mark.parametrize("position", POSITIONS, ids=[f"{p['record']}-{p['ply']}" for p in POSITIONS])
def test_perft(position: dict[str, Any]) -> None:
    assert counted(GAME, HERE, position) == (position["step"], position["counts"])


# ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return rulebook.coverage("lupin", HERE.parent)


def test_every_rule_is_cited_by_a_test_or_says_why_not(coverage: Coverage) -> None:
    assert coverage.missing == ()
    assert len(coverage.rules) == 706


def test_no_test_cites_a_rule_that_does_not_exist(coverage: Coverage) -> None:
    assert coverage.unknown == {}


def test_a_rule_without_counterpart_is_not_tested(coverage: Coverage) -> None:
    assert [rule.id for rule in coverage.rules if rule.na is not None and rule.tests] == []


def test_every_rule_the_code_cites_is_in_the_rulebook(coverage: Coverage) -> None:
    known = {rule.id for rule in coverage.rules}
    game = Path(rulebook.__file__).parent / "games" / "lupin"
    for path in sorted(game.rglob("*.py")):
        cited = set(rulebook.cited(path.read_text("utf-8")))
        assert {rule for rule in cited if rule.startswith("LUP-")} <= known, path.name


def test_every_step_names_a_rule(coverage: Coverage) -> None:
    assert {frame.rule for frame in GAME.frames} <= {rule.id for rule in coverage.rules if rule.na is None}
