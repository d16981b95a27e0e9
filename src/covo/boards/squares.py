"""Shapes made of squares: outlines of regions on a square board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

Square = tuple[int, int]  # row, column
Corner = tuple[int, int]  # x, y in squares


def loops(cells: Iterable[Square]) -> list[list[Corner]]:
    """Outlines of a set of squares as lists of corners, straight runs joined, the inside on the right hand."""
    inside = set(cells)
    ahead: dict[Corner, set[Corner]] = defaultdict(set)
    for r, c in inside:
        ring = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
        across = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
        for a, b, other in zip(ring, ring[1:] + ring[:1], across, strict=True):
            if other not in inside:
                ahead[a].add(b)
    found = []
    while any(ahead.values()):
        start = min(corner for corner, ends in ahead.items() if ends)
        here, there = start, ahead[start].pop()
        loop = [start]
        while there != start:
            dx, dy = there[0] - here[0], there[1] - here[1]
            right, on = (there[0] - dy, there[1] + dx), (there[0] + dx, there[1] + dy)
            turn = right if right in ahead[there] else min(ahead[there])
            ahead[there].discard(turn)
            if turn != on:
                loop.append(there)
            here, there = there, turn
        found.append(loop)
    return found


def blob(cells: Iterable[Square], size: float, radius: float = 8.0, inset: float = 0.0) -> str:
    """An SVG path around squares of a size, corners rounded, drawn in (or out) by an inset."""
    path = []
    for loop in loops(cells):
        points = []
        n = len(loop)
        for i, (x, y) in enumerate(loop):
            (px, py), (qx, qy) = loop[i - 1], loop[(i + 1) % n]
            d1 = ((x > px) - (x < px), (y > py) - (y < py))
            d2 = ((qx > x) - (qx < x), (qy > y) - (qy < y))
            points.append((x * size + inset * (-d1[1] - d2[1]), y * size + inset * (d1[0] + d2[0]), d1, d2))
        for i, (u, v, d1, d2) in enumerate(points):
            pu, pv = points[i - 1][:2]
            qu, qv = points[(i + 1) % n][:2]
            r = min(radius, (abs(u - pu) + abs(v - pv)) / 2, (abs(qu - u) + abs(qv - v)) / 2)
            path.append(f"{'L' if i else 'M'}{u - d1[0] * r:.1f} {v - d1[1] * r:.1f}")
            path.append(f"Q{u:.1f} {v:.1f} {u + d2[0] * r:.1f} {v + d2[1] * r:.1f}")
        path.append("Z")
    return "".join(path)
