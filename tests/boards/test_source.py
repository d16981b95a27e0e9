"""Board files: what is wrong is told with its line and column."""

from __future__ import annotations

import pytest

from covo.boards import BoardError, Grid, Problem, Report, Source

TEXT = """# a comment [not a table]
id = "x"   # "quoted" = nothing
title = { it = "Uno", en = "One, \\"two\\"" }
numbers = [
    [1, 2], [3, 4],  # [5, 6]
    [5,
     6],
]
terrain = \'\'\'
~~r
r~~
\'\'\'

[legend]
"~" = "sea"
"r" = "road"

[[port]]
hex = [8, 9]

[[port]]
hex = [22, 12]
name.it = "Porto"

[port.deep]
er = 1
[edge.north]
row = 1
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("id",), (2, 6)),
        (("title", "en"), (3, 28)),
        (("numbers",), (4, 11)),
        (("numbers", 0), (5, 5)),
        (("numbers", 1, 1), (5, 17)),
        (("numbers", 2, 1), (7, 6)),
        (("legend", "~"), (15, 7)),
        (("port", 0, "hex"), (19, 7)),
        (("port", 1, "hex", 1), (22, 12)),
        (("port", 1), (21, 1)),
        (("port", 1, "name", "it"), (23, 11)),
        (("port", 1, "deep", "er"), (26, 6)),
        (("edge", "north", "row"), (28, 7)),
        (("edge", "north", "nothing"), (27, 1)),
        (("nothing", "at", "all"), (1, 1)),
    ],
)
def test_every_value_has_a_place(path: tuple[str | int, ...], place: tuple[int, int]) -> None:
    assert Source(TEXT).place(*path) == place


def test_lines_count_alike_whatever_ends_them() -> None:
    assert Source(TEXT.replace("\n", "\r\n")).place("edge", "north", "row") == (28, 7)


def problem(text: str, *, rows: int = 2, columns: int = 3) -> Problem:
    with pytest.raises(BoardError) as caught:
        Grid(Source(text), "terrain", rows, columns)
    assert str(caught.value) == str(caught.value.problem)
    return caught.value.problem


def test_a_file_that_is_no_toml_says_where() -> None:
    assert problem("a = 1\nb = = 2\n")[:2] == (2, 5)
    assert problem("a = [1,\n")[:2] == (2, 1)
    assert problem("a = 'x")[:2] == (1, 7)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "told"),
    [
        ("~~r\n", "~?r\n", 10, 2, "'?' is not in the legend"),
        ("r~~\n", "r~\n", 11, 3, "row 2 of terrain has 2 characters, expected 3"),
        ("r~~\n", "r~~~\n", 11, 4, "row 2 of terrain has 4 characters, expected 3"),
        ("r~~\n", "", 11, 1, "terrain has 1 lines, expected 2"),
        ("r~~\n", "r~~\nr~~\n", 12, 1, "terrain has 3 lines, expected 2"),
        ("terrain =", "terrein =", 1, 1, "terrain is missing: a drawing in letters between triple quotes"),
        ("[legend]", "[other]", 1, 1, "legend is missing: a table that explains each letter"),
    ],
)
def test_a_bad_drawing_says_where(old: str, new: str, line: int, column: int, told: str) -> None:
    assert problem(TEXT.replace(old, new, 1)) == (line, column, "", told)


def test_a_good_drawing() -> None:
    grid = Grid(Source(TEXT), "terrain", 2, 3)
    assert grid.kinds == [["sea", "sea", "road"], ["road", "sea", "sea"]]
    assert grid.place(1, 2) == (11, 3)
    assert grid.problem("dry", 0, 2, "X-1") == Problem(10, 3, "X-1", "dry")
    assert str(grid.problem("dry", 0, 2, "X-1")) == "line 10, column 3: X-1: dry"
    inline = Source("terrain = '~'\n[legend]\n'~' = 'sea'\n")
    assert Grid(inline, "terrain", 1, 1).kinds == [["sea"]]


def test_values_are_of_the_kind_asked_for() -> None:
    source = Source("n = true\nm = 3\nlist = [1]\n")
    assert source.get(int, "a number", "m") == 3
    for path, told in (
        (("n",), "line 1, column 5: n: expected a number, got True"),
        (("list", 0, "x"), "line 3, column 9: list[1].x is missing: a number"),
        (("list", 4), "line 3, column 8: list[5] is missing: a number"),
    ):
        with pytest.raises(BoardError) as caught:
            source.get(int, "a number", *path)
        assert str(caught.value) == told


def test_a_report_is_in_the_order_of_the_file_and_says_nothing_twice() -> None:
    a, b = Problem(9, 1, "", "late"), Problem(2, 5, "X", "early")
    assert Report.of([a, b, a], ["fact"]) == Report((b, a), ("fact",))
