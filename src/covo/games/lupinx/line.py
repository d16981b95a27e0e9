"""A straight line of fire in any direction (LUX-SPC-07, LUX-SPC-08, LUX-Q-62)."""

from __future__ import annotations

from covo.games.lupin.board import COLUMNS
from covo.games.lupinx.board import Site


def crossed(a: int, b: int) -> tuple[list[int], list[tuple[int, int]]]:
    """The squares whose inside the line between the middles of two squares crosses, without the ends; and the pairs
    between which it slips through a corner."""
    r0, c0, r1, c1 = *divmod(a, COLUMNS), *divmod(b, COLUMNS)
    dr, dc = abs(r1 - r0), abs(c1 - c0)
    sr, sc = (1 if r1 > r0 else -1), (1 if c1 > c0 else -1)
    row, column, cells, corners = r0, c0, [], []
    rows = columns = 0  # lines crossed so far
    while (row, column) != (r1, c1):
        # the next line is crossed at (2k+1)/2d of the way: compare the two without fractions
        down = (2 * rows + 1) * dc if dr else None
        along = (2 * columns + 1) * dr if dc else None
        if down is not None and along is not None and down == along:
            corners.append(((row + sr) * COLUMNS + column, row * COLUMNS + column + sc))
            row, column, rows, columns = row + sr, column + sc, rows + 1, columns + 1
        elif along is None or (down is not None and down < along):
            row, rows = row + sr, rows + 1
        else:
            column, columns = column + sc, columns + 1
        cells.append(row * COLUMNS + column)
    return cells[:-1], corners


def clear(place: Site, a: int, b: int, hulls: int) -> bool:
    """May one shoot from a to b? `hulls`: squares with vehicles that are in the way."""
    if place.apart_for_sight(a, b, 1) or not _open(place, a, b):
        return False

    def shut(cell: int) -> bool:
        return place.blocks(cell, a, b) or bool(hulls >> cell & 1)

    cells, corners = crossed(place.below[a], place.below[b])
    return not any(shut(cell) for cell in cells) and not any(shut(one) and shut(other) for one, other in corners)


def _open(place: Site, a: int, b: int) -> bool:
    """LUX-Q-62: the ditch covers whoever is not next to it, and neighbours on two levels have no line."""
    return not (place.unseen[a] | place.unhit[a]) >> b & 1
