"""covo beliefs: what it prints, and that it is the same for the same seed."""

from __future__ import annotations

import pytest

from tests.cli.running import Run

LINE = "beliefs conclave --games 40 --seats 4 --worlds 40 --seed 3"


def test_as_json(run: Run) -> None:
    one, two = run(LINE, "--json"), run(LINE, "--json")
    found = one.json
    assert (one.code, one.err, found) == (0, "", two.json)
    assert (found["game"], found["seats"], found["games"], found["worlds"]) == ("conclave", 4, 40, 40)
    impostor = found["secrets"]["impostor"]
    assert impostor["beliefs"] > 0
    assert impostor["gain"] == pytest.approx(impostor["plain"] - impostor["weighed"])


def test_a_table(run: Run) -> None:
    code, out, err = run(LINE)
    assert (code, err) == (0, "")
    assert "Conclave" in out
    assert "impostor" in out
    assert "±" in out


def test_nothing_hidden(run: Run) -> None:
    code, out, _ = run("beliefs fuga --games 1 --worlds 2 --option map=fuga-small")
    assert code == 0
    assert "Nothing is hidden" in out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("beliefs nope", "unknown game 'nope'"),
        ("beliefs conclave --seats 9", "Conclave is for 3 to 6 players, got 9"),
        ("beliefs conclave --games 0", "Invalid value for '--games'"),
        ("beliefs conclave --worlds 1", "Invalid value for '--worlds'"),
    ],
)
def test_what_cannot_be(run: Run, line: str, why: str) -> None:
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert why in err
