"""Where figures stand, laid over the board's own drawing."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

from covo.kernel import Map
from covo.lab.rows import Row


class Heat(NamedTuple):
    """How often the figures of somebody stood on each cell of a map."""

    map: str
    who: str  # a side, the number of a seat, or an icon
    cells: Mapping[str, int]


def gather(rows: Sequence[Row], fixed: Sequence[str]) -> list[Heat]:
    """By map and by whose they are: sides where seats keep theirs (`fixed`), else seats; most seen first."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        for stood in row.heat:
            whose = fixed[int(stood.who)] if fixed and stood.who.isdigit() else stood.who
            found.setdefault((stood.map, whose), Counter())[stood.cell] += stood.times
    heats = [Heat(board, who, cells) for (board, who), cells in found.items()]
    return sorted(heats, key=lambda heat: (heat.map, -sum(heat.cells.values()), heat.who))


def backdrop(board: Map) -> str:
    """The board's drawing as a style rule, once for all pictures on it."""
    data = b64encode(board.drawing.encode()).decode()
    return f".board-{board.id}{{background-image:url(data:image/svg+xml;base64,{data})}}"


def overlay(board: Map, heat: Heat, title: str) -> str:
    """Cells the darker the more often somebody stood there; each says how often when pointed at."""
    total, most = sum(heat.cells.values()), max(heat.cells.values())
    shapes = []
    for cell in board.cells:
        times = heat.cells.get(cell.id, 0)
        if times:
            strength = 0.15 + 0.75 * (times / most) ** 0.5
            tip = f"<title>{escape(cell.id)}: {times / total:.1%}</title>"
            points = _shape(board, cell.x, cell.y)
            shapes.append(f'<polygon points="{points}" fill-opacity="{strength:.2f}">{tip}</polygon>')
    ratio = f"{board.width:g} / {board.height:g}"
    return (
        f'<div class="board" style="aspect-ratio:{ratio}"><div class="under board-{board.id}"></div>'
        f'<svg viewBox="0 0 {board.width:g} {board.height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(shapes)}</svg></div>"
    )


def _shape(board: Map, x: float, y: float) -> str:
    if board.shape == "square":
        half = board.size / 2
        corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    else:  # a hexagon whose sides lie left and right or above and below; good enough for free cells
        turn = 0.0 if board.shape == "hex-flat" else pi / 6
        radius = board.size / 3**0.5
        corners = [(x + radius * cos(turn + n * pi / 3), y + radius * sin(turn + n * pi / 3)) for n in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
