"""Geometry and curves of the drawings."""

from __future__ import annotations

from itertools import product
from math import dist

import pytest

from covo.boards import Pen, chain, closed, through
from covo.boards.hexes import around, corners, distance, middle
from covo.boards.pen import polygon
from covo.boards.squares import blob, loops

CELLS = list(product(range(-3, 5), range(-3, 5)))


@pytest.mark.parametrize("sunk", [0, 1])
def test_hexagons_touch_whom_they_look_next_to(sunk: int) -> None:
    for cell in CELLS:
        near = {other for other in CELLS if 0 < dist(middle(cell, 1, sunk), middle(other, 1, sunk)) < 1.8}
        assert near == set(around(cell, sunk)) & set(CELLS)
        assert all(distance(cell, other, sunk) == 1 for other in around(cell, sunk))
        assert len(set(around(cell, sunk))) == 6


@pytest.mark.parametrize("sunk", [0, 1])
def test_distance_is_the_number_of_steps(sunk: int) -> None:
    far = {(0, 0): 0}
    line = [(0, 0)]
    for cell in line:
        for other in around(cell, sunk):
            if other not in far and far[cell] < 5:
                far[other] = far[cell] + 1
                line.append(other)
    assert all(distance((0, 0), cell, sunk) == steps for cell, steps in far.items())
    assert len(far) == 1 + 6 * 15


def test_clockwise_from_above_and_from_the_right() -> None:
    x, y = middle((2, 2), 10)
    assert middle(around((2, 2))[0], 10) == pytest.approx((x, y - 17.32), abs=0.01)
    assert middle(around((2, 2))[1], 10)[0] > x
    assert corners((2, 2), 10)[0] == pytest.approx((x + 10, y))
    assert corners((2, 2), 10, 0.5)[1] == pytest.approx((x + 2.5, y + 4.33), abs=0.01)
    assert middle((0.5, 0), 10)[1] == pytest.approx((middle((0, 0), 10)[1] + middle((1, 0), 10)[1]) / 2)


def test_outlines_of_squares() -> None:
    assert loops([(0, 0), (0, 1)]) == [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    ring = [cell for cell in product(range(3), range(3)) if cell != (1, 1)]
    assert sorted(map(len, loops(ring))) == [4, 4]
    assert (
        blob([(0, 0)], 10, 0)
        == "M0.0 0.0Q0.0 0.0 0.0 0.0L10.0 0.0Q10.0 0.0 10.0 0.0L10.0 10.0Q10.0 10.0 10.0 10.0L0.0 10.0Q0.0 10.0 0.0 10.0Z"
    )
    assert blob([(0, 0)], 10, 2, 1).startswith("M1.0 3.0Q1.0 1.0 3.0 1.0L7.0 1.0")


def test_curves() -> None:
    assert closed([(0, 0), (2, 0), (2, 2)]) == "M1.0 1.0Q0.0 0.0 1.0 0.0Q2.0 0.0 2.0 1.0Q2.0 2.0 1.0 1.0Z"
    assert through([(0, 0), (6, 0)]) == "M0.0 0.0C1.0 0.0 5.0 0.0 6.0 0.0"
    assert chain([((1, 0), (0, 0)), ((0, 0), (1, 0))]) == [[(1, 0), (0, 0)]]
    assert polygon([(0, 0), (1, 0)]) == "M0.0 0.0L1.0 0.0Z"


def test_the_pen_escapes_what_it_writes() -> None:
    pen = Pen()
    pen.text(1, 2, "a < b & c", halo="#fff", opacity=0.5)
    pen.tag("g", id='"x"', r=1.23456, fill=None)
    pen.path("")
    picture = pen.svg(10, 20, "<t>")
    assert picture.count("a &lt; b &amp; c") == 2
    assert '<g id="&quot;x&quot;" r="1.23"/>' in picture
    assert "<title>&lt;t&gt;</title>" in picture
    assert 'viewBox="0 0 10 20"' in picture
    assert "<path" not in picture
