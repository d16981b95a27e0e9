"""Every rule of LupusBURG has a test that cites it, and tests cite rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from covo import rulebook
from covo.games.lupusburg.game import GAME
from covo.rulebook import Coverage

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return rulebook.coverage("lupusburg", TESTS)


def test_every_rule_is_cited_by_a_test_or_says_why_not(coverage: Coverage) -> None:
    assert coverage.missing == ()
    assert len(coverage.rules) == 347


def test_no_test_cites_a_rule_that_does_not_exist(coverage: Coverage) -> None:
    assert coverage.unknown == {}


def test_a_rule_without_counterpart_is_not_tested(coverage: Coverage) -> None:
    assert [rule.id for rule in coverage.rules if rule.na is not None and rule.tests] == []


def test_every_rule_that_refusals_cite_is_in_the_rulebook(coverage: Coverage) -> None:
    """An id in the code that the rulebook has not would send a player to a rule that is not there."""
    known = {rule.id for rule in coverage.rules}
    game = Path(rulebook.__file__).parent / "games" / "lupusburg"
    for path in sorted(game.glob("*.py")):
        cited = set(rulebook.cited(path.read_text("utf-8")))
        assert {rule for rule in cited if rule.startswith("LBG-")} <= known, path.name


def test_every_step_names_a_rule(coverage: Coverage) -> None:
    assert {frame.rule for frame in GAME.frames} <= {rule.id for rule in coverage.rules if rule.na is None}


def test_worked_examples_have_a_test_each(coverage: Coverage) -> None:
    examples = {rule.id: rule.tests for rule in coverage.rules if rule.id.startswith("LBG-X-")}
    own = {name for tests in examples.values() for name in tests if "test_examples.py" in name}
    assert len(examples) == len(own) == 27
