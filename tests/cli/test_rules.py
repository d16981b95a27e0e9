"""covo rules: the book, one rule, a search, and what cites each rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from covo.rulebook import load
from tests.cli.running import Run

BOOK = load("lupusburg")


@pytest.mark.parametrize(("lang", "words"), [("en", "LupusBURG: the rules"), ("it", "LupusBURG: le regole")])
def test_the_whole_book(run: Run, lang: str, words: str) -> None:
    code, out, err = run(f"rules lupusburg --lang {lang}")
    assert (code, err) == (0, "")
    assert words in out
    assert all(rule in out for rule in BOOK.rules)


def test_the_whole_book_as_json(run: Run) -> None:
    found = run("rules lupusburg --json").json
    assert (found["game"], found["lang"]) == ("lupusburg", "en")
    assert [rule["id"] for rule in found["rules"]] == list(BOOK.rules)
    assert found["rules"][0] == BOOK.rules["LBG-OVR-01"]._asdict()


@pytest.mark.parametrize("rule", ["LBG-WLF-04", "lbg-wlf-04"])
def test_one_rule(run: Run, rule: str) -> None:
    code, out, err = run(f"rules lupusburg {rule}")
    assert (code, err) == (0, "")
    assert "LBG-WLF-04" in out
    assert "Werewolf's call" in out
    assert out.count("LBG-WLF") == 1
    assert run(f"rules lupusburg {rule} --json").json["rules"] == [BOOK.rules["LBG-WLF-04"]._asdict()]


def test_a_rule_in_italian_and_why_it_has_no_counterpart(run: Run) -> None:
    out = run("rules lupusburg LBG-NGT-02 --lang it").out
    assert "tamburellano" in out
    assert "n/a: a sound that masks noises" in out


def test_search(run: Run) -> None:
    found = run("rules lupusburg --search CHEST --json").json["rules"]
    assert [rule["id"] for rule in found] == [rule.id for rule in BOOK.rules.values() if "chest" in rule.text.lower()]
    assert "LBG-SCO-02" in run("rules lupusburg --search chest").out
    assert run("rules lupusburg --search xyzzy") == (0, "No rule of LupusBURG contains 'xyzzy'.\n", "")
    assert run("rules lupusburg --search xyzzy --json").json["rules"] == []


def _tests(folder: Path, *ids: str) -> None:
    folder.mkdir()
    cited = ", ".join(f'"{rule}"' for rule in ids)
    (folder / "test_x.py").write_text(f"import pytest\n\n@pytest.mark.rule({cited})\ndef test_y():\n    pass\n")


def test_coverage_without_gaps(run: Run, tmp_path: Path) -> None:
    _tests(tmp_path / "tests", *(rule.id for rule in BOOK.rules.values() if rule.na is None))
    ran = run("rules lupusburg --coverage --tests tests --json")
    rules = {rule["id"]: rule for rule in ran.json["rules"]}
    assert (ran.code, ran.err, ran.json["game"], list(rules)) == (0, "", "lupusburg", list(BOOK.rules))
    assert rules["LBG-WLF-05"]["tests"] == ["tests/test_x.py::test_y"]
    assert rules["LBG-WLF-05"]["na"] is None
    assert rules["LBG-WLF-05"]["refusals"] is True
    assert "steps.py" in rules["LBG-WLF-05"]["code"]
    assert rules["LBG-NGT-02"]["tests"] == []
    assert rules["LBG-NGT-02"]["na"].startswith("a sound")
    code, out, err = run("rules lupusburg --coverage --tests tests")
    assert (code, err) == (0, "")
    assert "0 without either" in out


def test_a_rule_without_a_test_gives_exit_code_1(run: Run, tmp_path: Path) -> None:
    _tests(tmp_path / "tests", *(rule.id for rule in BOOK.rules.values() if rule.id != "LBG-VOT-02"))
    ran = run("rules lupusburg --coverage --tests tests --json")
    assert (ran.code, ran.err, ran.json["missing"]) == (1, "", ["LBG-VOT-02"])
    code, out, err = run("rules lupusburg --coverage --tests tests")
    assert (code, err) == (1, "")
    assert "1 without either" in out


def test_a_test_of_a_rule_that_is_none_gives_exit_code_1(run: Run, tmp_path: Path) -> None:
    _tests(tmp_path / "tests", "LBG-VOT-99", *BOOK.rules)
    ran = run("rules lupusburg --coverage --tests tests --json")
    assert (ran.code, ran.json["unknown"]) == (1, {"LBG-VOT-99": ["tests/test_x.py::test_y"]})
    assert (
        "LBG-VOT-99 is no rule, but cited by tests/test_x.py::test_y"
        in run("rules lupusburg --coverage --tests tests").out
    )


def test_coverage_of_the_checkout(run: Run) -> None:
    ran = run("rules lupusburg --coverage --json")
    assert (ran.code, ran.err) == (0, "")
    cited = {test for rule in ran.json["rules"] for test in rule["tests"]}
    assert all(test.startswith("tests/") and "::test" in test for test in cited)


def test_tests_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def (:\n")
    code, out, err = run("rules lupusburg --coverage --tests .")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "test_x.py: cannot be read as Python" in err
