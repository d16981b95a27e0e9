"""A board with a map drawn with letters: what stands on each cell, or the ground there. It knows no game.

Cells keep the places the map gives them: hexagons with flat sides above and below lie in columns, every other one a
line further down, those with flat sides left and right in rows, every other one half a cell further on.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from rich.text import Text

from covo.kernel import Cell, Map, Piece

# By shape how far apart columns and lines of letters are, in sizes of a cell.
STEPS: Final = {"hex-flat": (sqrt(3) / 2, 0.5), "hex": (0.5, sqrt(3) / 2)}
MOST: Final = 0.75  # of the cells
NAMED: Final = re.compile(r"([A-Z]+)(\d+)")  # a cell called by column and row
# Ground of one kind or another, with a sign and an ink; what is not here is a dot.
GROUND: Final = {
    "sea": ("~", "blue"),
    "scum_sea": ("~", "blue"),
    "water": ("~", "blue"),
    "river": ("≈", "bright_blue"),
    "basin": ("≈", "bright_blue"),
    "road": ("=", "yellow"),
    "crossing": ("=", "yellow"),
    "bridge": ("=", "yellow"),
    "concrete": (":", "grey58"),
    "square": (":", "grey58"),
    "meadow": (",", "green"),
    "plains": (",", "green"),
    "ground": (",", "green"),
    "beach": (".", "gold3"),
    "park": ("♣", "dark_green"),
    "wood": ("♣", "dark_green"),
    "jungle": ("♣", "dark_green"),
    "swamp": ("%", "dark_green"),
    "mountain": ("^", "grey58"),
    "glass_zone": ("*", "cyan"),
    "building": ("■", "orange4"),
    "house": ("■", "orange4"),
    "city": ("■", "orange4"),
    "inside": ("□", "orange4"),
    "roof": ("▲", "orange4"),
    "wall": ("#", "grey58"),
    "quay": ("╪", "dodger_blue2"),
    "deck": ("□", "grey58"),
}


class Spot(NamedTuple):
    column: int
    line: int


class Chart:
    """One map with the pieces on it. `mark` says a piece in one or two characters and in which ink."""

    def __init__(self, drawn: Map, pieces: Sequence[Piece], mark: Callable[[Piece], tuple[str, str]]) -> None:
        across, down = STEPS.get(drawn.shape, (1.0, 1.0))
        left, top = min(cell.x for cell in drawn.cells), min(cell.y for cell in drawn.cells)
        self.spots = {
            Spot(round((cell.x - left) / drawn.size / across), round((cell.y - top) / drawn.size / down)): cell
            for cell in drawn.cells
        }
        self.columns, self.lines = (
            max(spot.column for spot in self.spots) + 1,
            max(spot.line for spot in self.spots) + 1,
        )
        self.wide = 2 if drawn.shape == "hex" else 1  # columns of letters that a cell takes
        self.mark = mark
        self.there: dict[str, list[Piece]] = defaultdict(list)
        for piece in pieces:
            self.there[piece.place].append(piece)
        self.heads = self._heads()

    def _heads(self) -> tuple[dict[int, str], dict[int, str]] | None:
        """What columns and lines are called, where nearly all cells are called by them."""
        for by_column in (1, 2):  # A1, A2 … lie below each other, or side by side
            columns, lines = defaultdict[int, Counter[str]](Counter), defaultdict[int, Counter[str]](Counter)
            for spot, cell in self.spots.items():
                if found := NAMED.fullmatch(cell.id):
                    columns[spot.column][found[by_column]] += 1
                    lines[spot.line][found[3 - by_column]] += 1
            across = _called(columns)
            down = {at: max(names, key=names.__getitem__) for at, names in lines.items()}
            agree = (
                sum(columns[at][name] for at, name in across.items()),
                sum(lines[at][name] for at, name in down.items()),
            )
            if len(set(down.values())) > 1 and min(agree) >= MOST * len(self.spots):
                return across, down
        return None

    def draw(self, width: int, labels: Mapping[str, str]) -> list[Text]:
        """The lines, or none where there is no room. `labels` are said instead of the ground, such as a cost."""
        room = next((wide for wide in (4, 3, 2) if 4 + wide * self.columns <= width), 0)
        if not room:
            return []
        if self.heads is None:
            return [row for line in range(self.lines) for row in self._named(line, room, labels)]
        columns, lines = self.heads
        head = Text("    ", "dim").append("".join(f"{columns.get(at, ''):<{room}}" for at in range(self.columns)))
        rows = []
        for line in range(self.lines):
            row = Text(f"{lines.get(line, ''):>3} ", "dim")
            for column in range(self.columns):
                row.append_text(self._cell(self.spots.get(Spot(column, line)), room, labels))
            rows.append(row)
        return [head, *rows]

    def _named(self, line: int, room: int, labels: Mapping[str, str]) -> list[Text]:
        """Two lines: what the cells are called with their ground, and what is on them."""
        names, things = Text("    "), Text("    ")
        column = 0
        while column < self.columns:
            cell = self.spots.get(Spot(column, line))
            steps = self.wide if cell else 1
            wide = room * steps
            column += steps
            if cell is None:
                names.append(" " * wide)
                things.append(" " * wide)
                continue
            sign, ink = GROUND.get(cell.kind, ("·", ""))
            name = cell.id[: wide - 2]
            names.append(name, "dim").append(f"{sign:<{wide - len(name)}}", ink)
            things.append_text(self._cell(cell, wide, labels, ground=False))
        return [names, things]

    def _cell(self, cell: Cell | None, room: int, labels: Mapping[str, str], ground: bool = True) -> Text:
        """Who stands on top there, with a + if not alone; else a label; else the ground."""
        if cell is None:
            return Text(" " * room)
        label = labels.get(cell.id)
        pieces = self.there.get(cell.id, [])
        if pieces:
            marks = [self.mark(piece) for piece in reversed(pieces)]
            text = Text()
            for number, (said, ink) in enumerate(marks):
                more = number < len(marks) - 1
                if number and text.cell_len + len(said) + more > room - 1:
                    text.append("+", "dim")
                    break
                text.append(said[: room - 1] if room > 2 else said[:room], f"bold {ink}")
        elif label is not None:
            text = Text(label[:room], "reverse")
        else:
            sign, ink = GROUND.get(cell.kind, ("·", ""))
            text = Text(sign * max(1, room - 1), ink) if ground else Text()
        if label is not None:
            text.stylize("reverse")
        text.append(" " * max(0, room - text.cell_len))
        return text

    def kinds(self) -> dict[str, str]:
        """The signs of the ground, by kind."""
        kinds = dict.fromkeys(cell.kind for cell in self.spots.values())
        return {kind: GROUND[kind][0] for kind in kinds if kind in GROUND}


def _called(columns: Mapping[int, Counter[str]]) -> dict[int, str]:
    """Each column by what most of its cells say, and no two alike."""
    found: dict[str, int] = {}
    votes = [(count, name, at) for at, names in columns.items() for name, count in names.most_common(1)]
    for _, name, at in sorted(votes, key=lambda vote: -vote[0]):
        found.setdefault(name, at)
    return {at: name for name, at in found.items()}
