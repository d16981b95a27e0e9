"""Recorded games for every end, counts from fixed positions, the rules, the imports."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from covo import rulebook
from covo.games.lupinx.game import GAME
from covo.kernel import laws, parse, replay
from covo.rulebook import Coverage
from tests.recorded import counted

HERE = Path(__file__).parent
BASE = Path(rulebook.__file__).parent / "games" / "lupin"
GAMES = Path(rulebook.__file__).parent / "games"


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
    return rulebook.coverage("lupinx", HERE.parent)


def test_every_rule_is_cited_by_a_test_or_says_why_not(coverage: Coverage) -> None:
    assert coverage.missing == ()
    assert len(coverage.rules) == 604


def test_no_test_cites_a_rule_that_does_not_exist(coverage: Coverage) -> None:
    assert coverage.unknown == {}


def test_a_rule_without_counterpart_is_not_tested(coverage: Coverage) -> None:
    assert [rule.id for rule in coverage.rules if rule.na is not None and rule.tests] == []


def test_every_rule_the_code_cites_is_in_a_rulebook() -> None:
    known = set(rulebook.load("lupinx").rules)
    for path in sorted((GAMES / "lupinx").rglob("*.py")):
        cited = {rule for rule in rulebook.cited(path.read_text("utf-8")) if rule.startswith(("LUX-", "LUP-"))}
        assert cited <= known, (path.name, cited - known)


def test_every_step_names_a_rule() -> None:
    known = {rule.id for rule in rulebook.load("lupinx").rules.values() if rule.na is None}
    assert {frame.rule for frame in GAME.frames} <= known


def test_the_base_game_does_not_know_the_expansion() -> None:
    from covo.games.lupinx.box import CARDS, GADGETS, VEHICLES

    words = {"lupinx", "LUX-", "cagliostro", "stonehenge", "excalibur"}
    names = {card.name for card in CARDS[28:]} | {vehicle.name for vehicle in VEHICLES[6:]} | {*GADGETS[9:]}
    for path in sorted(BASE.rglob("*.py")):
        text = path.read_text("utf-8")
        assert not [word for word in words if word in text.lower() or word in text], path.name
        assert not [name for name in names if f'"{name}"' in text], path.name


@pytest.mark.parametrize("module", ["draws", "imagine", "plays", "steps.loot"])
def test_modules_can_be_loaded_in_any_order(module: str) -> None:
    subprocess.run([sys.executable, "-c", f"import covo.games.lupinx.{module}"], check=True)


def test_a_refusal_of_the_base_game_opens_its_rule() -> None:
    book = rulebook.load("lupinx", "it")
    assert "LUP-MOV-02" in book.rules
    assert "LUX-DEV-01" in book.rules
    assert "LUP-MOV-02" not in rulebook.own("lupinx").rules
