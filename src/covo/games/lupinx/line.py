"""A straight line of fire in any direction (LUX-SPC-07, LUX-SPC-08, LUX-Q-62)."""

from __future__ import annotations

from itertools import pairwise

from covo.games.lupin.board import COLUMNS, Board


def crossed(a: int, b: int) -> list[int]:
    """The squares whose inside the line between the middles of two squares crosses, with the ends; where it slips
    through a corner two of them touch in that corner alone."""
    r0, c0, r1, c1 = *divmod(a, COLUMNS), *divmod(b, COLUMNS)
    dr, dc = abs(r1 - r0), abs(c1 - c0)
    sr, sc = (1 if r1 > r0 else -1), (1 if c1 > c0 else -1)
    row, column, cells = r0, c0, [a]
    rows = columns = 0  # lines crossed so far
    while (row, column) != (r1, c1):
        # the next line is crossed at (2k+1)/2d of the way: compare the two without fractions
        down = (2 * rows + 1) * dc if dr else None
        along = (2 * columns + 1) * dr if dc else None
        if along is None or (down is not None and down <= along):
            row, rows = row + sr, rows + 1
        if down is None or (along is not None and along <= down):
            column, columns = column + sc, columns + 1
        cells.append(row * COLUMNS + column)
    return cells


def clear(place: Board, a: int, b: int, hulls: int) -> bool:
    """May one shoot from a to b? `hulls`: squares with vehicles that are in the way."""
    cells = crossed(place.below[a], place.below[b])
    if place.apart_for_sight(a, b, len(cells) - 2) or _covered(place, a, b):
        return False
    low, high = min(place.height[a], place.height[b]), min(a, b) >= place.squares

    def shut(cell: int) -> bool:
        return place.blocks(cell, a, b) or bool(hulls >> cell & 1 and place.height[cell] >= low)

    def wall(here: int, there: int) -> bool:
        return not high and frozenset((here, there)) in place.walls

    if any(shut(cell) for cell in cells[1:-1]):
        return False
    for here, there in pairwise(cells):
        if abs(here - there) in (1, COLUMNS):
            if wall(here, there):
                return False
            continue
        corners = here - here % COLUMNS + there % COLUMNS, there - there % COLUMNS + here % COLUMNS
        if all(shut(corner) or wall(here, corner) or wall(corner, there) for corner in corners):
            return False
    return True


def _covered(place: Board, a: int, b: int) -> bool:
    """LUX-Q-62: the ditch and the wood cover whoever is not next to it, and neighbours on two levels have no line."""
    deep = (place.inner_wood >> a | place.inner_wood >> b) & 1 and not place.beside_node(a) >> b & 1
    return bool(deep or (place.unseen[a] | place.unhit[a]) >> b & 1)
