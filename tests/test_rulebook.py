"""Rules as they are read from a page, and the tests that cite them as they are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from covo.games import packages
from covo.games.lupusburg.refusals import WHEN
from covo.kernel import CovoError
from covo.rulebook import RulebookError, cited, coverage, load, parse
from covo.words import LANGUAGES

PAGE = """# A game

- `ABC-01` Before any section.

## Setup

- `ABC-SET-01` First, sit down. (→ ABC-Q-01)
- `ABC-SET-02` Second, clap. — n/a: nobody hears it
- Advice without an id, and `ABC-SET-01` in the middle.
- `ABC-SET-03` A rule that goes on
  in the next line. — n/a: too long

### Cards

| id | card | count | notes |
|---|---|---|---|
| `ABC-DAT-01` | ace; of spades | 4 | – |
| `ABC-DAT-02` | king | 1 | red — n/a: lost |

| term | meaning |
|---|---|
| `clap` | a sound |

## End

| id | points |
|---|---|
| `ABC-DAT-03` | 7 |
"""


def test_bullets_and_rows_are_rules() -> None:
    rules = parse(PAGE, "page")
    assert {rule.id: (rule.text, rule.na, rule.section) for rule in rules.values()} == {
        "ABC-01": ("Before any section.", None, ""),
        "ABC-SET-01": ("First, sit down. (→ ABC-Q-01)", None, "Setup"),
        "ABC-SET-02": ("Second, clap.", "nobody hears it", "Setup"),
        "ABC-SET-03": ("A rule that goes on in the next line.", "too long", "Setup"),
        "ABC-DAT-01": ("card: ace; of spades · count: 4", None, "Setup · Cards"),
        "ABC-DAT-02": ("card: king · count: 1 · notes: red", "lost", "Setup · Cards"),
        "ABC-DAT-03": ("points: 7", None, "End"),
    }


@pytest.mark.parametrize("again", ["- `ABC-SET-01` Again.", "| `ABC-SET-01` | again |"])
def test_an_id_stands_for_one_rule(again: str) -> None:
    line = PAGE.count("\n") + 1
    with pytest.raises(RulebookError, match=rf"^page: line {line}: ABC-SET-01 is there twice, first in line 7$"):
        parse(f"{PAGE}{again}\n", "page")


def test_lupusburg_has_its_rules() -> None:
    rules = load("lupusburg").rules
    assert rules["LBG-SET-19"].na == "there is no table to reach across"
    assert rules["LBG-DAT-01"].text == "players: 4 · werewolf: 1 · thief: 1 · citizens: 6 · total: 8"
    assert rules["LBG-Q-25"].section == "Open questions and rulings · Dawn and privilege"
    assert {"LBG-SEC-29", "LBG-X-27", "LBG-Q-71"} <= set(rules)


def test_italian_takes_its_reasons_from_the_english_page() -> None:
    rules = load("lupusburg", "it")
    assert rules.language == "it"
    assert rules.rules["LBG-NGT-02"].na == load("lupusburg").rules["LBG-NGT-02"].na
    assert "tamburellano" in rules.rules["LBG-NGT-02"].text


@pytest.mark.parametrize("game", list(packages()))
def test_a_translation_has_the_same_rules_in_the_same_order(game: str) -> None:
    english = load(game)
    assert english.rules
    for language in LANGUAGES:
        assert list(load(game, language).rules) == list(english.rules)


def test_a_language_without_a_page_is_english() -> None:
    assert load("lupusburg", "eo").language == "en"


def test_a_game_without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covo.rulebook._page", lambda game, name: None)
    with pytest.raises(CovoError, match=r"LupusBURG has no rules\.md"):
        load("lupusburg")


# ── coverage ─────────────────────────────────────────────────────────────────────────────────────────────────────

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("LBG-OVR-01")]
RULE = "LBG-OVR-07"


@pytest.mark.rule("LBG-VOT-01", "LBG-VOT-02")
@pytest.mark.rule("LBG-VOT-03", "LBG-VOT-01")
def test_votes() -> None: ...


@mark.rule("LBG-SET-01")
class TestSetup:
    pytestmark = mark.rule("LBG-SET-02")

    @pytest.mark.rule("LBG-SET-03")
    def test_houses(self) -> None: ...

    async def test_seals(self) -> None: ...

    @pytest.mark.rule("LBG-SET-04")
    def helper(self) -> None: ...


@pytest.mark.parametrize("coin", [pytest.param(8, marks=pytest.mark.rule("LBG-BET-06"))])
def test_coins(coin: int) -> None: ...


@pytest.mark.rule(RULE, f"LBG-{1}", *[])
@pytest.mark.other("LBG-OVR-06")
def test_nothing_literal() -> None: ...


@pytest.mark.skip(reason="later")
@pytest.mark.rule("LBG-OVR-02")
def test_skipped() -> None: ...


@pytest.mark.xfail
@pytest.mark.rule("LBG-OVR-02")
def test_failing() -> None: ...


@pytest.mark.rule("LBG-OVR-03")
class Helper:
    def test_it(self) -> None: ...


@pytest.mark.rule("LBG-VOT-99", "XYZ-01")
def test_of_no_rule() -> None: ...
"""


def test_marks_are_found_without_running_the_tests(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "lupusburg"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text(TESTS, "utf-8")
    (folder / "helpers.py").write_text('@pytest.mark.rule("LBG-OVR-04")\ndef test_a(): ...\n', "utf-8")
    found = coverage("lupusburg", tmp_path / "tests")
    tests = {rule.id: rule.tests for rule in found.rules if rule.tests}
    at = "tests/lupusburg/test_x.py::"
    setup = (f"{at}TestSetup::test_houses", f"{at}TestSetup::test_seals")
    everywhere = (f"{at}test_votes", *setup, f"{at}test_coins", f"{at}test_nothing_literal", f"{at}test_of_no_rule")
    assert tests == {
        "LBG-OVR-01": everywhere,
        "LBG-VOT-01": (f"{at}test_votes",),
        "LBG-VOT-02": (f"{at}test_votes",),
        "LBG-VOT-03": (f"{at}test_votes",),
        "LBG-SET-01": setup,
        "LBG-SET-02": setup,
        "LBG-SET-03": setup[:1],
        "LBG-BET-06": (f"{at}test_coins",),
    }
    assert found.unknown == {"LBG-VOT-99": (f"{at}test_of_no_rule",)}
    assert "LBG-OVR-02" in found.missing
    assert "LBG-NGT-02" not in found.missing  # n/a


@pytest.mark.parametrize("game", list(packages()))
def test_every_rule_has_a_test_or_a_reason_for_having_none(game: str) -> None:
    found = coverage(game, Path(__file__).parent)
    assert (found.missing, found.unknown) == ((), {})


def test_code_and_refusals_are_found(tmp_path: Path) -> None:
    rules = {rule.id: rule for rule in coverage("lupusburg", tmp_path).rules}
    assert "steps.py" in rules["LBG-WLF-05"].code
    assert all(rules[rule].refusals for rule, _ in WHEN.values())
    assert not rules["LBG-SCO-01"].refusals


def test_ranges_and_lists_of_ids() -> None:
    text = "LBG-SET-08..10: x. LBG-SEC-01, 09, 19..21, 27. CNC-02, CNC-03; LBG-Q-44. LBG-END-01, 3 coins"
    assert list(cited(text)) == [
        *("LBG-SET-08", "LBG-SET-09", "LBG-SET-10"),
        *("LBG-SEC-01", "LBG-SEC-09", "LBG-SEC-19", "LBG-SEC-20", "LBG-SEC-21", "LBG-SEC-27"),
        *("CNC-02", "CNC-03", "LBG-Q-44", "LBG-END-01"),
    ]
