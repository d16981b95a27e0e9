"""Single decisions of two bots: what they come to is known for a coin that shows heads nine times of ten."""

from __future__ import annotations

import pytest

from covo.kernel import SetupError
from covo.lab import decisions, table
from covo.lab.decisions import Decision, Gain, by_kind, by_side, compare, gain
from covo.lab.pool import Crew
from covo.lab.rows import Setup
from tests.cli.running import Run

LINE = "decisions coin --option called=true --bots random,quick --games 40 --share 1 --workers 1"


def one(brought: float, promised: float | None = None, side: str = "upper", other: str = "tails") -> Decision:
    return Decision("0 0", 0, 0, side, "heads", other, promised, brought)


def test_a_worse_move_is_known_by_what_it_brings(run: Run, coin: str) -> None:
    found = run(f"{LINE} --tries 60 --json").json
    (kind,) = found["kinds"]
    told = found["kinds"][kind]
    assert kind == "heads → tails"
    assert told["gain"] == pytest.approx(0.1 - 0.9, abs=0.05)
    assert 0 < told["error"] < 0.05
    assert told["promised"] is None
    assert found["sides"]["all"]["asked"] == found["sides"]["upper"]["asked"] == 40
    assert (found["sides"]["lower"]["asked"], found["sides"]["lower"]["differ"]) == (0, 0)
    assert 10 < told["differ"] == len(found["decisions"]) < 30
    assert {each["side"] for each in found["decisions"]} == {"upper"}


def test_both_moves_meet_the_same_luck(coin: str) -> None:
    """With one toss, tails brings all that heads does not."""
    courses = compare(coin, 2, ("random", "quick"), 60, 1, {"called": True}, share=1.0, tries=1)
    assert {each.gain for course in courses for each in course.found} == {-1.0, 1.0}


def test_one_who_searches_tells_what_it_expects(coin: str) -> None:
    """It takes heads, which random has half of the time not; nine to one are the odds it finds."""
    courses = compare(coin, 2, ("search:400", "random"), 30, 1, {"called": True}, share=1.0, tries=40)
    found = gain(course.found for course in courses)
    assert set(by_kind(courses)) == {"tails → heads"}
    assert found.promised == pytest.approx(0.8, abs=0.1)
    assert found.gain == pytest.approx(0.8, abs=0.1)


def test_the_share_is_that_of_the_decisions(coin: str) -> None:
    courses = compare(coin, 2, ("quick", "quick"), 400, 0, {"called": True}, share=0.25)
    asked, found = by_side(courses)[""]
    assert asked == pytest.approx(100, abs=25)
    assert found == Gain(0, None, 0.0, None)


def test_any_number_of_workers_finds_the_same() -> None:
    alone, four = (
        compare("conclave", 3, ("search:30", "quick"), 6, 7, {}, Crew(workers), share=0.5, tries=3)
        for workers in (1, 4)
    )
    assert alone == four
    assert sum(len(course.found) for course in alone) > 0


def test_what_it_comes_to() -> None:
    """Games in which all decisions go alike count as one; a single game tells no error."""
    every = [one(0.5, 0.1), one(0.5)], [one(-0.5, 0.3)]
    found = gain(every)
    assert (found.differ, found.promised) == (3, pytest.approx(0.2))
    assert found.gain == pytest.approx(1 / 6)
    off = (2 * (0.5 - 1 / 6)) ** 2 + (0.5 + 1 / 6) ** 2
    assert found.error == pytest.approx(1.96 * (2 * off) ** 0.5 / 3, rel=1e-3)
    assert gain([[one(0.5)], []]) == Gain(1, None, 0.5, None)


def test_the_most_frequent_kind_comes_first() -> None:
    courses = [decisions.Course((3, 0), ("upper", "lower"), (one(0.1, other="edge"), one(0.2), one(0.4)))]
    assert [*by_kind(courses)] == ["heads → tails", "heads → edge"]
    assert by_kind(courses)["heads → tails"].gain == pytest.approx(0.3)


def test_a_worker_with_another_covo_is_refused() -> None:
    alien = Setup(kind="decisions", game="conclave", rules=1, seats=3, bots=("a", "b"), options={}, seed=0, code="0")
    with pytest.raises(SetupError, match="another Covo"):
        decisions.look(decisions.Job(alien, 0, 1.0, 1), lambda: None)
    with pytest.raises(SetupError, match="another Covo"):
        table.same_code(alien)


def test_in_words(run: Run, coin: str) -> None:
    code, out, err = run(f"{LINE} --tries 4")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Coin, 2 seats, 40 games, seed 0: random instead of quick"
    assert lines[1].split() == ["asked", "differ", "promised", "brought"]
    assert [line.split()[0] for line in lines[2:]] == ["all", "lower", "upper", "heads"]
    assert lines[3].split() == ["lower", "0", "0"]
    assert "±" in lines[4]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("decisions nope", "unknown game 'nope'"),
        ("decisions conclave --bots quick", "--bots: expected two of them, got 1"),
        ("decisions conclave --bots quick,quack", "unknown bot 'quack'; did you mean quick?"),
        ("decisions conclave --share 0", "Invalid value for '--share'"),
        ("decisions conclave --tries 0", "Invalid value for '--tries'"),
    ],
)
def test_what_cannot_be(run: Run, line: str, why: str) -> None:
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert why in err
