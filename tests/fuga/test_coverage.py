"""Every rule of Fuga sul mare has a test that cites it, and tests cite rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from covo import rulebook
from covo.games.fuga.game import GAME
from covo.rulebook import Coverage

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return rulebook.coverage("fuga", TESTS)


def test_every_rule_is_cited_by_a_test_or_says_why_not(coverage: Coverage) -> None:
    assert coverage.missing == ()
    assert coverage.unknown == {}
    assert len(coverage.rules) == 505


def test_both_languages_have_the_same_rules() -> None:
    english, italian = (rulebook.load("fuga", language) for language in ("en", "it"))
    assert italian.language == "it"
    assert list(english.rules) == list(italian.rules)


def test_every_rule_that_code_cites_is_in_the_rulebook(coverage: Coverage) -> None:
    known = {rule.id for rule in coverage.rules}
    game = Path(rulebook.__file__).parent / "games" / "fuga"
    for path in sorted(game.rglob("*.py")):
        cited = set(rulebook.cited(path.read_text("utf-8")))
        assert {rule for rule in cited if rule.startswith("FSM-")} <= known, path.name
    assert {frame.rule for frame in GAME.frames} <= known


def test_worked_examples_have_a_test_each(coverage: Coverage) -> None:
    examples = {rule.id: rule.tests for rule in coverage.rules if rule.id.startswith("FSM-X-")}
    own = {name for tests in examples.values() for name in tests if "test_examples.py" in name}
    assert len(examples) == len(own) == 26
