"""Hexagons with flat sides above and below, in columns; every second column lies half a hexagon further down.

Columns and rows count from 0 here; `sunk` is 1 where columns 1, 3, 5, … lie lower, and 0 where 0, 2, 4, … do.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

Hex = tuple[int, int]  # column, row
Point = tuple[float, float]

TALL = sqrt(3)  # height of a hexagon whose sides are 1 long


def around(cell: Hex, sunk: int = 1) -> tuple[Hex, ...]:
    """The six neighbours, on the board or not, clockwise from the one above."""
    c, r = cell
    up, down = (r, r + 1) if c % 2 == sunk else (r - 1, r)
    return (c, r - 1), (c + 1, up), (c + 1, down), (c, r + 1), (c - 1, down), (c - 1, up)


def distance(one: Hex, other: Hex, sunk: int = 1) -> int:
    """Steps between two cells over any ground."""

    def slanted(cell: Hex) -> Hex:
        c, r = cell
        half = (c - c % 2) // 2 if sunk else (c + c % 2) // 2
        return c, r - half + c

    (c1, d1), (c2, d2) = slanted(one), slanted(other)
    return max(abs(c1 - c2), abs(d1 - d2), abs(c1 - c2 - d1 + d2))


def middle(cell: tuple[float, float], side: float, sunk: int = 1) -> Point:
    """Centre of a cell; fractions slide between columns."""
    c, r = cell
    low = int(c // 1)
    part = c - low
    sink = 0.5 * ((low % 2 == sunk) * (1 - part) + ((low + 1) % 2 == sunk) * part)
    return side * (1 + 1.5 * c), side * TALL * (r + 0.5 + sink)


def corners(cell: tuple[float, float], side: float, scale: float = 1.0, sunk: int = 1) -> list[Point]:
    """Clockwise from the right; side k runs from corner k to the next."""
    x, y = middle(cell, side, sunk)
    return [(x + side * scale * cos(k * pi / 3), y + side * scale * sin(k * pi / 3)) for k in range(6)]
