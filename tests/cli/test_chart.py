"""Maps drawn with letters: hexagons of both kinds and squares, what stands on them, what is laid over them."""

from __future__ import annotations

import pytest

from covo import games
from covo.cli.chart import GROUND, Chart
from covo.kernel import Cell, Map, Piece
from covo.words import LANGUAGES, Phrases
from tests.cli.running import Typed


def drawn(shape: str, *cells: tuple[str, float, float, str]) -> Map:
    return Map("m", shape, 100, 100, 10, tuple(Cell(name, x, y, kind) for name, x, y, kind in cells), "")


def lines(chart: Chart, width: int = 80, **labels: str) -> list[str]:
    return [line.plain.rstrip() for line in chart.draw(width, labels)]


def named(piece: Piece) -> tuple[str, str]:
    return piece.id, ""


FLAT = drawn(
    "hex-flat",
    ("A1", 5, 5, "sea"),
    ("A2", 5, 15, "road"),
    ("B1", 13.66, 10, "sea"),
    ("B2", 13.66, 20, "beach"),
    ("C1", 22.32, 5, "hill"),
)


def test_every_other_column_of_flat_hexagons_lies_a_line_further_down() -> None:
    assert lines(Chart(FLAT, (), named)) == [
        "    A   B   C",
        "  1 ~~~     ···",
        "  1     ~~~",
        "  2 ===",
        "  2     ...",
    ]


def test_pieces_stand_on_the_ground_and_costs_instead_of_it() -> None:
    pieces = (Piece("p", "A1", "man"), Piece("q", "B1", "car"), Piece("r", "B1", "man"), Piece("z", "zone", "man"))
    assert lines(Chart(FLAT, pieces, named), A2="3", A1="9") == [
        "    A   B   C",
        "  1 p       ···",
        "  1     rq",
        "  2 3",
        "  2     ...",
    ]
    crowd = tuple(Piece(name, "A1", "man") for name in ("a", "b", "c", "d"))
    assert lines(Chart(FLAT, crowd, named))[1] == "  1 dc+     ···"


def test_cells_not_called_by_column_and_row_say_their_names() -> None:
    pointed = drawn(
        "hex", ("N01", 0, 0, "city"), ("N02", 10, 0, "swamp"), ("N10", 5, 8.66, "city"), ("N12", 15, 8.66, "city")
    )
    assert lines(Chart(pointed, (Piece("x", "N12", "man"),), named)) == [
        "    N01■    N02%",
        "",
        "        N10■    N12■",
        "                x",
    ]


def test_squares_may_count_the_other_way_and_have_a_few_odd_names() -> None:
    squares = [
        (f"{letter}{number}", 10 * number, 10 * row, "road") for row, letter in enumerate("ABC") for number in (1, 2)
    ]
    assert lines(Chart(drawn("square", *squares, ("JP1", 30, 10, "roof")), (), named)) == [
        "    1   2",
        "  A === ===",
        "  B === === ▲▲▲",
        "  C === ===",
    ]


def test_a_map_that_does_not_fit_is_not_drawn() -> None:
    chart = Chart(FLAT, (), named)
    assert lines(chart, 10)[1] == "  1 ~   ·"
    assert lines(chart, 9) == []


@pytest.mark.parametrize("game_id", ["fuga", "rogue", "lupin"])
def test_the_maps_of_the_box_fit_a_terminal_of_a_hundred_columns_and_name_their_ground(game_id: str) -> None:
    game = games.load(game_id)
    for make in game.maps.values():
        chart = Chart(make(), (), named)
        assert len(chart.spots) == len(make().cells), "two cells fall together"
        assert lines(chart, 100)
        assert {cell.kind for cell in make().cells} <= set(GROUND)
        for language in LANGUAGES:
            assert all(Phrases(language, game_id).has(f"ground-{kind}") for kind in chart.kinds())


def test_a_game_on_a_map_at_the_terminal(typed: Typed) -> None:
    ran = typed(
        "play fuga --option map=fuga-small --lang en --seat 1 --seed 1",
        "place first E5\nplace second Q9\nlook first\nlook moon\n",
    )
    assert ran.err == ""
    assert "    A   B   C   D   E   F" in ran.out
    assert "~ sea" in ran.out
    assert "① first criminal, armed" in ran.out
    assert "place first …" in ran.out
    after = ran.out.split("look first", 1)[1]
    assert "first criminal" in after
    assert next(line.split()[2] for line in after.splitlines() if line.startswith("  5 ")) == "2"  # from E5 to C5
    assert "There is nothing to lay over the map for “moon”." in after
