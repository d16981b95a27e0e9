"""The two boards against the catalogue: our own are good, and a board that breaks a constraint is told so by its id."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from covo.boards import BoardError, Report
from covo.games.lupinx.board import NAMES, check
from covo.games.lupinx.survey import CHECKS

TEXT: Final = {
    name: (files("covo.games.lupinx") / "data" / f"{name}.toml").read_text(encoding="utf-8") for name in NAMES
}
ROW_AT: Final = {name: text.index("terrain = '''\n") + 14 for name, text in TEXT.items()}
LEVEL_AT: Final = {name: text.index("level = '''\n") + 12 for name, text in TEXT.items()}


def put(name: str, text: str, cell: str, letter: str, at: dict[str, int] = ROW_AT) -> str:
    """The board with another letter on a square."""
    offset = at[name] + 26 * "ABCDEFGHIJKLMNOPQRST".index(cell[0]) + int(cell[1:]) - 1
    return text[:offset] + letter + text[offset + 1 :]


def dig(name: str, *changes: tuple[str, str]) -> str:
    """The board with some squares changed: terrain, or `cell/` for its level."""
    text = TEXT[name]
    for cell, letter in changes:
        text = put(name, text, cell.rstrip("/"), letter, LEVEL_AT if cell.endswith("/") else ROW_AT)
    return text


def swap(name: str, old: str, new: str) -> str:
    assert old in TEXT[name], old
    return TEXT[name].replace(old, new)


def rules(report: Report) -> set[str]:
    advice = {fact.split(" ")[0] for fact in report.facts if "(advice)" in fact}
    return {problem.rule for problem in report.problems} | advice


CAGLIOSTRO, STONEHENGE = NAMES
BROKEN: Final = (
    ("LUX-BRD-01", swap(STONEHENGE, "columns = 25", "columns = 24")),
    ("LUX-BRD-02", dig(CAGLIOSTRO, ("B9/", "0"))),
    ("LUX-BRD-02", dig(STONEHENGE, ("D3/", "-"))),
    ("LUX-BRD-03", swap(CAGLIOSTRO, "spaces = 18", "spaces = 17")),
    ("LUX-BRD-03", swap(STONEHENGE, "rounds = 11", "rounds = 13")),
    ("LUX-BRD-04", dig(CAGLIOSTRO, ("K20", "="))),
    ("LUX-BRD-05", TEXT[STONEHENGE] + '\n[helicopter]\npad = "A1"\n\n[[building]]\nid = "inn"\n'),
    ("LUX-BRD-06", dig(STONEHENGE, ("C25", "."))),
    ("LUX-BRD-10", swap(CAGLIOSTRO, '["A1", "A2", "A4"]', '["A1", "A2"]')),
    ("LUX-BRD-11", swap(CAGLIOSTRO, '"B" = "bridge" ', '"B" = "road" ')),
    ("LUX-BRD-12", swap(CAGLIOSTRO, 'fujiko = ["T1", "T25"]', 'fujiko = ["T1"]')),
    ("LUX-BRD-13", dig(CAGLIOSTRO, ("L1", '"'))),
    ("LUX-BRD-14", dig(CAGLIOSTRO, ("D15/", "2"))),
    ("LUX-BRD-14", swap(CAGLIOSTRO, 'bottom = ["D13", "D12"]', 'bottom = ["D13", "E13"]')),
    (
        "LUX-BRD-15",
        swap(CAGLIOSTRO, 'down = "F8"', 'down = "F8"\n\n[[stairs]]\ncell = "D15"\nup = "D14"\ndown = "E15"'),
    ),
    ("LUX-BRD-16", dig(CAGLIOSTRO, ("M19", "."), ("L10/", "1"))),
    ("LUX-BRD-17", dig(CAGLIOSTRO, ("I13", "o"))),
    ("LUX-BRD-18", swap(CAGLIOSTRO, "deploy = true", "deploy = false")),
    ("LUX-BRD-19", swap(CAGLIOSTRO, 'opened_by = "owl"', 'opened_by = "lance"')),
    ("LUX-BRD-19", dig(CAGLIOSTRO, ("K9", "r"))),
    ("LUX-BRD-20", swap(CAGLIOSTRO, 'steps = ["K8:L8", "M6"]', 'steps = ["K8:L8"]')),
    ("LUX-BRD-20", swap(CAGLIOSTRO, 'steps = ["L17:M17"]', "steps = []")),
    ("LUX-BRD-21", swap(CAGLIOSTRO, 'exit = "O9"', 'exit = "E5"')),
    ("LUX-BRD-21", swap(CAGLIOSTRO, "steps = []", 'steps = ["N11"]')),
    ("LUX-BRD-22", swap(CAGLIOSTRO, 'exit = "F5"', 'exit = "E6"')),
    ("LUX-BRD-22", swap(CAGLIOSTRO, 'symbol = "beta"', 'symbol = "alpha"')),
    ("LUX-BRD-23", swap(CAGLIOSTRO, '"N4", "O16"]', '"N4", "N4"]')),
    ("LUX-BRD-23", swap(CAGLIOSTRO, '"N4", "O16"]', '"N11", "O12"]')),
    ("LUX-BRD-24", swap(CAGLIOSTRO, '"N4", "O16"]', '"N4", "K5"]')),
    ("LUX-BRD-24", swap(CAGLIOSTRO, '"N4", "O16"]', '"N4", "K13"]')),
    ("LUX-BRD-25", swap(CAGLIOSTRO, 'wheel = "S7"', 'wheel = "S8"')),
    ("LUX-BRD-25", dig(CAGLIOSTRO, ("O1", "^"), ("O1/", "-"), ("Q1", "^"), ("Q1/", "-"))),
    ("LUX-BRD-26", swap(CAGLIOSTRO, '"O2:P5", "Q3:Q4"]', '"O2:O5", "Q3:Q4"]')),
    ("LUX-BRD-26", swap(CAGLIOSTRO, '"O2:P5", "Q3:Q4"]', '"O1:P5", "Q3:Q4"]')),
    ("LUX-BRD-27", swap(CAGLIOSTRO, 'cells = ["O14:P18"]', 'cells = ["P18:P20"]')),
    ("LUX-BRD-28", swap(CAGLIOSTRO, '"F19:G19", "F23:G23"]', '"F23:G23"]')),
    ("LUX-BRD-29", dig(CAGLIOSTRO, ("E3", "."), ("E3/", "0"))),
    ("LUX-BRD-29", swap(CAGLIOSTRO, '["G6", "G5"]', '["G5", "G6"]')),
    ("LUX-BRD-30", swap(CAGLIOSTRO, 'down = "P13"', 'down = "O13"')),
    (
        "LUX-BRD-30",
        swap(
            CAGLIOSTRO,
            'stairs          = { walk = true,  wheels = "jeep"',
            'stairs          = { walk = true,  wheels = "none"',
        ),
    ),
    (
        "LUX-BRD-31",
        swap(CAGLIOSTRO, '"i" = "column"', '"i" = "castle"'),
    ),
    ("LUX-BRD-32", swap(CAGLIOSTRO, 'row = "K"', 'row = "B"')),
    ("LUX-BRD-33", swap(CAGLIOSTRO, '"A1", "A2", "A4"]', '"A1", "A2", "A9"]')),
    (
        "LUX-BRD-34",
        swap(
            CAGLIOSTRO,
            'slope           = { walk = false, wheels = "none", deploy = false, blocks_sight = false }',
            "slope = { blocks_sight = true }",
        ),
    ),
    ("LUX-Q-27", swap(CAGLIOSTRO, '"N4", "O16"]', '"K5", "O16"]')),
    ("LUX-BRD-50", swap(STONEHENGE, 'cells = ["B25", "C25"]', 'cells = ["B25", "D25"]')),
    ("LUX-BRD-51", swap(STONEHENGE, "columns = [1, 17]", "columns = [1, 18]")),
    ("LUX-BRD-52", swap(STONEHENGE, 'joins = ["A4", "C4"]', 'joins = ["A4", "B3"]')),
    ("LUX-BRD-52", swap(STONEHENGE, 'along = ["A1:A15"]', 'along = ["A1:A3", "A5:A15"]')),
    ("LUX-BRD-53", dig(STONEHENGE, ("B3", "."))),
    ("LUX-BRD-54", swap(STONEHENGE, 'zenigata_returns = ["E9"]', 'zenigata_returns = ["E8"]')),
    ("LUX-BRD-54", dig(STONEHENGE, ("E9", "S"), ("E9/", "-"))),
    ("LUX-BRD-55", dig(STONEHENGE, ("I9", "."), ("I9/", "0"))),
    ("LUX-BRD-56", swap(STONEHENGE, 'from = ["K8"]', 'from = ["K7"]')),
    ("LUX-BRD-57", swap(STONEHENGE, "columns = [1, 17]", "columns = [1, 8]")),
    (
        "LUX-BRD-58",
        swap(
            STONEHENGE,
            'stone    = { walk = false, wheels = "none", agents = false, blocks_sight = true }',
            "stone = { agents = false }",
        ),
    ),
    ("LUX-BRD-58", swap(STONEHENGE, 'heel_stone = ["E19"]', 'heel_stone = ["E20"]')),
    ("LUX-BRD-59", dig(STONEHENGE, ("E12/", "0"))),
    ("LUX-BRD-60", swap(STONEHENGE, '["F10"]', '["F11"]')),
    ("LUX-BRD-61", swap(STONEHENGE, 'druid = "R21"', 'druid = "I12"')),
    ("LUX-BRD-62", swap(STONEHENGE, "columns = [1, 17]", "columns = [1, 20]")),
    ("LUX-AIMD-01", swap(STONEHENGE, 'picture = "IV"', 'picture = "V"')),
    ("LUX-AIMD-01", swap(STONEHENGE, 'druid = "R21"', 'druid = "C6"')),
    ("LUX-AIMD-02", swap(STONEHENGE, 'druid = "R21"', 'druid = "C25"')),
    ("LUX-AIMD-02", swap(STONEHENGE, 'druid = "R21"', 'druid = "B4"')),
    ("LUX-AIMD-03", swap(STONEHENGE, 'druid = "R21"', 'druid = "E12"')),
    ("LUX-AIMD-04", swap(STONEHENGE, 'druid = "R21"', 'druid = "T1"')),
    ("LUX-AIMD-05", swap(STONEHENGE, 'druid = "R21"', 'druid = "H19"')),
    ("LUX-AIMD-06", swap(STONEHENGE, 'excalibur = "Q20"', 'excalibur = "M16"')),
)


@pytest.mark.rule("LUX-GEN-02", "LUX-COM-01")
@pytest.mark.parametrize("name", NAMES)
def test_our_boards_are_good(name: str) -> None:
    report = check(TEXT[name])
    assert report.problems == ()
    assert not [fact for fact in report.facts if "(advice)" in fact]


@pytest.mark.rule(
    "LUX-AIMD-01", "LUX-AIMD-02", "LUX-AIMD-03", "LUX-AIMD-04", "LUX-AIMD-05", "LUX-AIMD-06", "LUX-BRD-01", "LUX-BRD-02",
    "LUX-BRD-03", "LUX-BRD-04", "LUX-BRD-05", "LUX-BRD-06", "LUX-BRD-10", "LUX-BRD-11", "LUX-BRD-12", "LUX-BRD-13",
    "LUX-BRD-14", "LUX-BRD-15", "LUX-BRD-16", "LUX-BRD-17", "LUX-BRD-18", "LUX-BRD-19", "LUX-BRD-20", "LUX-BRD-21",
    "LUX-BRD-22", "LUX-BRD-23", "LUX-BRD-24", "LUX-BRD-25", "LUX-BRD-26", "LUX-BRD-27", "LUX-BRD-28", "LUX-BRD-29",
    "LUX-BRD-30", "LUX-BRD-31", "LUX-BRD-32", "LUX-BRD-33", "LUX-BRD-34", "LUX-BRD-50", "LUX-BRD-51", "LUX-BRD-52",
    "LUX-BRD-53", "LUX-BRD-54", "LUX-BRD-55", "LUX-BRD-56", "LUX-BRD-57", "LUX-BRD-58", "LUX-BRD-59", "LUX-BRD-60",
    "LUX-BRD-61", "LUX-BRD-62", "LUX-GEN-02", "LUX-Q-27",
)  # fmt: skip
@pytest.mark.parametrize(("rule", "text"), BROKEN, ids=[f"{rule}-{n}" for n, (rule, _) in enumerate(BROKEN)])
def test_a_broken_board_is_told_by_the_constraint(rule: str, text: str) -> None:
    assert text not in TEXT.values()
    assert rule in rules(check(text))


def test_every_constraint_has_a_board_that_breaks_it() -> None:
    assert {rule for rule, *_ in CHECKS} == {rule for rule, _ in BROKEN}


def test_a_problem_has_its_place() -> None:
    report = check(dig(CAGLIOSTRO, ("I13", "o")))
    (problem,) = report.problems
    line = TEXT[CAGLIOSTRO][: ROW_AT[CAGLIOSTRO]].count("\n") + 1 + "ABCDEFGHI".index("I")
    assert (problem.line, problem.column, problem.rule) == (line, 13, "LUX-BRD-17")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (swap(CAGLIOSTRO, 'wheel = "S7"', 'wheel = "S77"'), "zone[2].wheel: expected a square from A1 to T25"),
        (swap(CAGLIOSTRO, 'steps = ["I17:J17"]', 'steps = ["I17-J17"]'), "or two of them, such as C4:D7"),
        (swap(CAGLIOSTRO, "[ramp]", "[slope]"), "ramp is missing"),
        (swap(STONEHENGE, "columns = 25", 'columns = "25"'), "columns: Expected `int`, got `str`"),
        (swap(STONEHENGE, '"T" = "wood"', '"T" = "forest"'), "'forest', which is not in kinds"),
        (dig(STONEHENGE, ("A1", "?")), "'?' is not in the legend"),
        (swap(STONEHENGE, 'id = "stonehenge"', 'id = "avebury"'), "id: "),
        (TEXT[STONEHENGE].replace("[ditch]", "[ditch"), "line"),
    ],
)
def test_a_file_that_is_no_board_is_told_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BoardError, match=r"line \d+, column \d+") as error:
        check(text)
    assert told in str(error.value)
    assert "\n" not in str(error.value)
