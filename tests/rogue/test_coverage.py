"""Every rule of Rogue Trooper has a test that cites it, and tests cite rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from covo import rulebook
from covo.games.rogue.game import GAME
from covo.rulebook import Coverage

TESTS = Path(__file__).parents[1]
GAME_FOLDER = Path(rulebook.__file__).parent / "games" / "rogue"


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return rulebook.coverage("rogue", TESTS)


def test_every_rule_is_cited_by_a_test_or_says_why_not(coverage: Coverage) -> None:
    assert coverage.missing == ()
    assert len(coverage.rules) == 519


def test_no_test_cites_a_rule_that_does_not_exist(coverage: Coverage) -> None:
    assert coverage.unknown == {}


def test_a_rule_without_counterpart_is_not_tested(coverage: Coverage) -> None:
    assert [rule.id for rule in coverage.rules if rule.na is not None and rule.tests] == []


def test_every_rule_the_code_names_is_in_the_rulebook(coverage: Coverage) -> None:
    known = {rule.id for rule in coverage.rules}
    for path in sorted(GAME_FOLDER.rglob("*.py")):
        cited = set(rulebook.cited(path.read_text("utf-8")))
        assert {rule for rule in cited if rule.startswith("RGT-")} <= known, path.name


def test_every_step_names_a_rule(coverage: Coverage) -> None:
    assert {frame.rule for frame in GAME.frames} <= {rule.id for rule in coverage.rules if rule.na is None}


def test_both_languages_have_the_same_rules() -> None:
    english, italian = rulebook.load("rogue", "en"), rulebook.load("rogue", "it")
    assert italian.language == "it"
    assert list(italian.rules) == list(english.rules)
    for rule in italian.rules.values():
        assert rule.text
        assert not re.search(r"\b(the|may|must|cannot)\b", rule.text), rule.id
