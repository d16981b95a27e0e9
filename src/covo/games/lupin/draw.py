"""A board drawn from its file, as an SVG: flat shapes, thick ink. Only colours and shapes live here."""

from __future__ import annotations

from functools import cache
from html import escape
from random import Random
from typing import Final

from covo.games.lupin.board import COLUMNS, ROWS, SIDES, Board, Building, beside, board, square
from covo.kernel import Cell, Map

S: Final = 44.0  # one square
EDGE: Final = 26.0  # around the board, for letters and numbers
INK, PAPER, CRIMSON, MUSTARD, TEAL, NAVY = "#1f1b17", "#f5e8c8", "#b5222d", "#dda21f", "#2a8a8c", "#27436b"
FONT: Final = "'Futura','Jost','DejaVu Sans Condensed','DejaVu Sans',sans-serif"
FILL: Final = {
    "ground": "#c6c97c",
    "grass": "#c6c97c",
    "paddy": "#b5c878",
    "lawn": "#bccb7c",
    "earth": "#d9b779",
    "paving": "#e9dcbc",
    "square": "#efe0b6",
    "road": "#edd5a2",
    "asphalt": "#b7b2a6",
    "water": "#3b9a9b",
    "wood": "#5d8446",
    "wall": "#6b5b4b",
    "flowerbed": "#7fa353",
    "crossing": "#f0e0b0",
    "bridge": "#b98549",
    "house": "#e8b64c",
    "building": "#938a7c",
    "door": "#938a7c",
}
TALL: Final = ("#ecbb6c", "#e3a24c", "#d58a3c", "#c1722f", "#a65a28", "#894421")  # the taller the darker


def corner(node: int) -> tuple[float, float]:
    row, column = divmod(node, COLUMNS)
    return EDGE + column * S, EDGE + row * S


def middle(node: int) -> tuple[float, float]:
    x, y = corner(node)
    return x + S / 2, y + S / 2


class Pen:
    def __init__(self) -> None:
        self.out: list[str] = []

    def rect(self, x: float, y: float, w: float, h: float, fill: str, more: str = "") -> None:
        self.out.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>')

    def circle(self, x: float, y: float, r: float, fill: str, more: str = "") -> None:
        self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {more}/>')

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float, more: str = "") -> None:
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self.out.append(f'<line {ends} stroke="{colour}" stroke-width="{width}" {more}/>')

    def text(self, x: float, y: float, text: str, size: float, fill: str = INK, halo: str = "") -> None:
        style = (
            f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="middle" font-weight="bold" font-family="{FONT}"'
        )
        if halo:
            around = f'stroke="{halo}" stroke-width="3" stroke-linejoin="round"'
            self.out.append(f'<text {style} fill="{halo}" {around}>{escape(text)}</text>')
        self.out.append(f'<text {style} fill="{fill}">{escape(text)}</text>')


def drawn(place: Board, language: str = "it") -> str:
    pen = Pen()
    width, height = COLUMNS * S + 2 * EDGE, len(ROWS) * S + 2 * EDGE
    pen.rect(0, 0, width, height, PAPER)
    look = {**place.data["legend"], **place.data.get("look", {})}
    chars = "".join(place.data["terrain"].splitlines())
    for node in range(place.squares):
        _ground(pen, place, node, FILL.get(look[chars[node]], FILL[place.kinds[node]]))
    _grid(pen)
    for edge in sorted(map(sorted, place.walls)):
        _wall(pen, edge[0], edge[1])
    for building in place.buildings:
        _building(pen, place, building, language)
    _marks(pen, place)
    for note in place.data.get("note", []):
        x, y = note["at"]
        if not note.get("turn"):
            pen.text(EDGE + x * S, EDGE + y * S, note["text"][language], note.get("size", 12), note.get("colour", INK))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">'
    return f"{head}{''.join(pen.out)}</svg>"


def _ground(pen: Pen, place: Board, node: int, fill: str) -> None:
    kind, (x, y), rng = place.kinds[node], corner(node), Random(node)
    if kind in ("building", "door"):
        fill = FILL["paving"]
    pen.rect(x, y, S, S, FILL["ground"] if kind == "wood" else fill)
    if kind == "wood":
        for _ in range(4):
            r = rng.uniform(8, 12)
            colour = rng.choice(("#3f6a38", "#4d7a3d", "#38603a"))
            pen.circle(x + rng.uniform(9, S - 9), y + rng.uniform(9, S - 9), r, colour, 'stroke="#22381f"')
    elif kind == "water" and rng.random() < 0.5:
        a, b = x + rng.uniform(5, 15), y + rng.uniform(12, 34)
        path = f"M{a:.1f} {b:.1f}q4 -5 8 0t8 0"
        pen.out.append(f'<path d="{path}" fill="none" stroke="#d7efe2" stroke-width="1.6"/>')
    elif kind == "flowerbed":
        for _ in range(8):
            colour = rng.choice(("#d9455f", "#f4c430", "#fff1dc", "#e07b39"))
            pen.circle(x + rng.uniform(7, S - 7), y + rng.uniform(7, S - 7), 2.6, colour)
    elif kind == "crossing":
        for i, j in ((13, 13), (30, 15), (14, 30), (31, 31), (22, 22)):
            pen.circle(x + i, y + j, 4.2, "#cdb67c", 'stroke="#a48b4e"')
    elif kind == "bridge":
        for k in range(1, 6):
            pen.line(x + k * S / 6, y + 3, x + k * S / 6, y + S - 3, "#7d5527", 1)
    elif kind == "wall":
        for k in range(3):
            for j in range(3):
                pen.rect(
                    x + 3 + j * 13 + k % 2 * 4, y + 4 + k * 13, 10, 9, rng.choice(("#8c7962", "#7c6a55")), 'rx="2"'
                )


def _grid(pen: Pen) -> None:
    wide, tall = EDGE + COLUMNS * S, EDGE + len(ROWS) * S
    for row in range(len(ROWS) + 1):
        pen.line(EDGE, EDGE + row * S, wide, EDGE + row * S, INK, 0.7, 'opacity="0.3"')
    for column in range(COLUMNS + 1):
        pen.line(EDGE + column * S, EDGE, EDGE + column * S, tall, INK, 0.7, 'opacity="0.3"')
    for column in range(COLUMNS):
        for y in (18.0, tall + 18):
            pen.text(EDGE + column * S + S / 2, y, str(column + 1), 12)
    for row, letter in enumerate(ROWS):
        for x in (13.0, wide + 13):
            pen.text(x, EDGE + row * S + S / 2 + 4, letter, 12)


def _wall(pen: Pen, a: int, b: int) -> None:
    x, y = corner(b)
    end = (x, y + S) if a // COLUMNS == b // COLUMNS else (x + S, y)
    pen.line(x, y, *end, INK, 8, 'stroke-linecap="round"')
    pen.line(x, y, *end, "#c9a46a", 4, 'stroke-linecap="round" stroke-dasharray="7 3"')


def _building(pen: Pen, place: Board, building: Building, language: str) -> None:
    colour = "#c8313a" if building.treasure else "#41658f" if building.police else TALL[min(building.height, 6) - 1]
    colour = "#e8b64c" if building.house else "#938a7c" if not building.doors else colour
    cells = set(building.cells)
    for cell in building.cells:
        x, y = corner(cell)
        pen.rect(x, y, S, S, colour)
        for side, (dr, dc) in SIDES.items():
            if beside(cell, side) not in cells:
                x1, y1 = x + (S if dc > 0 else 0), y + (S if dr > 0 else 0)
                pen.line(x1, y1, x1 + (0 if dc else S), y1 + (0 if dr else S), INK, 2.6)
    for node, cell in building.roof.items():
        x, y = corner(cell)
        pen.rect(x + 5, y + 5, S - 10, S - 10, "#f7e7bf", f'rx="4" stroke="{INK}" stroke-width="1.3"')
        pen.text(x + S / 2, y + S / 2 + 4, place.names[node], 10.5)
    if building.room is not None:
        x, y = corner(building.room)
        pen.rect(x + 8, y + 8, S - 16, S - 16, INK, 'rx="3"')
        for k in range(4):
            pen.line(x + 13, y + 14 + k * 5.2, x + 18 + k * 4.4, y + 14 + k * 5.2, MUSTARD, 2.4)
    for outside, inner in building.doors:
        (x, y), (ox, oy) = middle(inner), middle(outside)
        dx, dy = (ox - x) / S, (oy - y) / S
        w, h = (12.0, 22.0) if dx else (22.0, 12.0)
        pen.rect(x + dx * (S / 2 - 6) - w / 2, y + dy * (S / 2 - 6) - h / 2, w, h, INK, f'rx="2" stroke="{PAPER}"')
    top = max(building.cells, key=lambda cell: (-(cell // COLUMNS), cell % COLUMNS))
    x, y = corner(top)
    if not building.house:
        pen.circle(x + S - 5, y + 6, 8, INK, f'stroke="{PAPER}"')
        pen.text(x + S - 5, y + 10, str(building.height), 11, PAPER)
    x, y = middle(inner_cell(building))
    words = building.raw["name"][language].split()
    for number, word in enumerate(words):
        pen.text(x, y + 4 + (number - (len(words) - 1) / 2) * 10, word, 9, INK, PAPER)


def inner_cell(building: Building) -> int:
    """The square of a building that stands for its inside."""
    roofs, doors = set(building.roof.values()), {door for _, door in building.doors}
    free = [cell for cell in building.cells if cell not in roofs and cell != building.room]
    return next((cell for cell in free if cell not in doors), free[0] if free else building.cells[0])


def _marks(pen: Pen, place: Board) -> None:
    for cell in place.starts:
        x, y = corner(cell)
        pen.rect(x + 4, y + 4, S - 8, S - 8, CRIMSON, f'rx="5" stroke="{PAPER}" stroke-width="2" opacity="0.85"')
    x, y = middle(place.pad)
    pen.circle(x, y, 18, PAPER, f'stroke="{CRIMSON}" stroke-width="3"')
    pen.text(x, y + 6.5, "H", 18)
    for land, water in place.piers:
        (x, y), (wx, wy) = middle(land), middle(water)
        pen.line(x, y, wx, wy, "#7d5527", 12)
        pen.circle(x, y, 11, PAPER, f'stroke="{TEAL}" stroke-width="3"')
    for cell in (*place.reinforcements, *place.parking):
        x, y = corner(cell)
        pen.rect(x + 4, y + 4, S - 8, S - 8, "none", f'rx="6" stroke="{NAVY}" stroke-width="3" stroke-dasharray="5 3"')
    for stop in place.data["bus_stop"]:
        for cell in stop["cells"]:
            x, y = corner(square(cell))
            pen.rect(x + 5, y + 5, S - 10, S - 10, "#f2b632", f'rx="6" stroke="{INK}" stroke-width="2"')
        x, y = middle(square(stop["cells"][0]))
        pen.text(x, y + 6, str(stop["number"]), 16)
        x, y = middle(square(stop["cells"][1]))
        pen.text(x, y + 4, "·".join(map(str, stop["turns"])), 10)


@cache
def map_of(mission: int) -> Map:
    """The board as the page keeps it: the drawing and the middle of every place."""
    place = board(mission)
    cells = []
    for node, name in enumerate(place.names[:-1]):  # the bus moves: the scene says where it is
        if node < place.squares:
            if not (place.stand | place.roads) >> node & 1 and place.kinds[node] != "water":
                continue
            x, y = middle(node)
            cells.append(Cell(name, x, y, kind=place.kinds[node]))
        elif place.insides >> node & 1:
            x, y = middle(inner_cell(place.building_of[node]))
            cells.append(Cell(name, x, y, kind="inside"))
        else:
            x, y = middle(place.below[node])
            cells.append(Cell(name, x, y, kind="roof"))
    width, height = COLUMNS * S + 2 * EDGE, len(ROWS) * S + 2 * EDGE
    return Map(place.id, "square", width, height, S, tuple(cells), drawn(place))
