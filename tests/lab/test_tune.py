"""Tuning: a game whose truth is known is tuned to what was asked, and what cannot be had is not claimed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from covo import numbers
from covo.kernel import SetupError
from covo.lab import targets, tune
from covo.lab.rows import Row
from covo.lab.targets import Measure, Target, measure
from tests.cli.running import Run


def truth(text: str) -> float:
    """How likely heads is with these numbers: nine to one as the box has it."""
    found = {"heads": 9, "tails": 1, **numbers.of("coin", text).get("numbers", {})}
    edge = 10 * numbers.of("coin", text).get("options", {}).get("edge", False)
    return float(found["heads"] / (found["heads"] + found["tails"] + edge))


def test_a_coin_becomes_fair_and_says_so(run: Run, coin: str, tmp_path: Path) -> None:
    line = "tune coin --target upper<=0.7 --target upper>=0.4 --dial numbers --games 200 --workers 1 --out fair.toml"
    ran = run(line, "--json")
    found = ran.json
    text = (tmp_path / "fair.toml").read_text()
    assert (ran.code, found["reached"], found["held"], found["file"]) == (0, True, True, "fair.toml")
    assert 0.4 <= truth(text) <= 0.7
    assert found["before"]["measures"]["upper"]["value"] == pytest.approx(0.9, abs=0.06)
    assert found["confirmed"]["measures"]["upper"]["value"] == pytest.approx(truth(text), abs=0.12)
    assert text.startswith("# Numbers for coin, tuned to upper<=0.7, upper>=0.4 by covo tune; ")
    assert f"# before: upper {found['before']['measures']['upper']['value']:.1%} (" in text
    assert tomllib.loads(text)["numbers"] == {
        name.removeprefix("numbers."): value for name, value in found["best"]["values"].items()
    }
    again = run("simulate coin --games 400 --numbers fair.toml --workers 1 --json").json
    assert again["wins_by_side"]["upper"]["win_rate"] == pytest.approx(truth(text), abs=0.1)


def test_only_the_dials_asked_for_are_turned(run: Run, coin: str, tmp_path: Path) -> None:
    run("tune coin --target upper<=0.8 --dial numbers.tails --games 100 --workers 1 --out mine.toml")
    assert numbers.of("coin", (tmp_path / "mine.toml").read_text()) == {"numbers": {"tails": 3}}
    run("tune coin --target draws>=0.2 --dial options --games 50 --workers 1 --out edge.toml")
    assert numbers.of("coin", (tmp_path / "edge.toml").read_text()) == {"options": {"edge": True}}


def test_what_helps_nothing_is_not_turned(run: Run, coin: str) -> None:
    """The worth of a coin changes no toss: same deals, same games, so it is never better."""
    found = run("tune coin --target upper<=0.65 --games 100 --workers 1 --json").json
    assert not [name for name in found["best"]["values"] if "worth" in name]
    idle = [trial for trial in found["tried"] if [*trial["values"]] == ["numbers.coins.C1.worth"]]
    assert idle
    assert idle[0]["measures"]["upper"]["value"] == pytest.approx(
        found["before"]["measures"]["upper"]["value"], abs=0.1
    )


def test_numbers_that_reach_it_already_are_left(run: Run, coin: str, tmp_path: Path) -> None:
    ran = run("tune coin --target upper>=0.5 --games 40 --workers 1")
    assert ran.code == 0
    assert "The numbers as they are reach it" in ran.out
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_had_gives_exit_code_1(run: Run, coin: str, tmp_path: Path) -> None:
    ran = run("tune coin --target upper<=0.01 --dial numbers --games 60 --workers 1")
    assert ran.code == 1
    assert "Better, but the target is not reached" in ran.out
    assert truth((tmp_path / "coin-numbers.toml").read_text()) == pytest.approx(3 / 8)  # as near as the dials go


def test_tuning_goes_on_from_numbers_in_force(run: Run, coin: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "coin"\n[numbers]\nheads = 8\nlabel = "an old coin"\n')
    run(
        "tune coin --target upper<=0.82 --dial numbers.tails --games 100 --workers 1 --numbers mine.toml --out new.toml"
    )
    assert numbers.of("coin", (tmp_path / "new.toml").read_text()) == {
        "numbers": {"heads": 8, "label": "an old coin", "tails": 3}
    }


def test_a_real_game_is_tuned(run: Run, tmp_path: Path) -> None:
    ran = run(
        "tune rogue --target moves<=1 --seats 2 --dial encounter.E01.firepower --games 8 --rounds 1 --workers 1 --json"
    )
    found = ran.json
    assert ran.code == 1
    assert found["tried"][0]["values"] == {}
    assert {*(trial["values"].get("encounter.E01.firepower") for trial in found["tried"][1:])} == {1, 3}
    lengths = [trial["measures"]["moves"]["value"] for trial in found["tried"]]
    assert len({*lengths}) > 1  # other cards, other games


# ── targets ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_targets_are_read() -> None:
    assert targets.parse("police<=60%", "lupin", 2) == Target("police", "<=", 0.6)
    assert targets.parse(" moves >= 300 ", "lupin", 2) == Target("moves", ">=", 300)
    assert targets.parse("end-time=0.25", "lupin", 2) == Target("end-time", "=", 0.25)
    assert targets.parse("seat1>=0.2", "lupin", 2).name == "seat1"
    with pytest.raises(SetupError, match="is no side of lupin"):
        targets.parse("seat2>=0.2", "lupin", 2)


def test_measures() -> None:
    rows = [
        Row(0, "", ("quick",) * 3, "home", (0,), (), 10, ("law", "crime", "crime")),
        Row(1, "", ("quick",) * 3, "home", (1, 2), (), 20, ("law", "crime", "crime")),
        Row(2, "", ("quick",) * 3, "cleared", (), (), 30, ("law", "crime", "crime")),
        Row(3, "", ("quick",) * 3, "cleared", (2,), (), 40, ("law", "law", "law")),
    ]
    found = {name: measure(name, rows).value for name in ("law", "crime", "seat2", "draws", "end-home", "moves")}
    assert found == {"law": 0.5, "crime": 1 / 3, "seat2": 0.5, "draws": 0.25, "end-home": 0.5, "moves": 25}
    assert measure("moves", rows).low < 25 < measure("moves", rows).high


@pytest.mark.parametrize(
    ("target", "found", "verdict", "miss"),
    [
        (Target("law", "<=", 0.6), Measure(0.5, 0.4, 0.59), True, 0.0),
        (Target("law", "<=", 0.6), Measure(0.5, 0.4, 0.65), None, 0.05),
        (Target("law", "<=", 0.6), Measure(0.7, 0.61, 0.75), False, 0.15),
        (Target("law", ">=", 0.6), Measure(0.7, 0.61, 0.75), True, 0.0),
        (Target("law", ">=", 0.6), Measure(0.5, 0.4, 0.59), False, 0.2),
        (Target("law", "=", 0.6), Measure(0.5, 0.4, 0.7), True, 0.1),
        (Target("moves", "<=", 100), Measure(110, 105, 120), False, 0.2),
    ],
)
def test_a_target_is_held_missed_or_open(target: Target, found: Measure, verdict: bool | None, miss: float) -> None:
    assert target.holds(found) is verdict
    assert target.miss(found) == pytest.approx(miss)


def test_of_two_that_reach_it_the_one_with_more_room_is_better() -> None:
    assert Target("law", "<=", 0.6).slack(Measure(0.5, 0.4, 0.6)) == pytest.approx(0.1)
    assert Target("law", ">=", 0.6).slack(Measure(0.5, 0.4, 0.6)) == pytest.approx(-0.1)
    assert Target("moves", "<=", 200).slack(Measure(100, 90, 110)) == pytest.approx(0.5)
    assert Target("law", "=", 0.6).slack(Measure(0.6, 0.5, 0.7)) == 0


def test_a_ladder_has_the_present_value_in_its_place() -> None:
    assert tune._ladder((3, 5, 7), 5) == (3, 5, 7)
    assert tune._ladder((3, 5, 7), 6) == (3, 5, 6, 7)
    assert tune._ladder(("own", "sum"), "vehicle") == ("vehicle", "own", "sum")
