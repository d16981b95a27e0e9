"""What the drawings of both boards share: paper and ink, squares and shapes, signs and names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from covo.boards.pen import Attr, Pen
from covo.boards.squares import Square, blob
from covo.games.lupin.board import COLUMNS, SIDES, beside, expand, square
from covo.games.lupin.draw import CRIMSON, EDGE, FONT, INK, MUSTARD, NAVY, PAPER, S
from covo.games.lupinx.board import Site
from covo.games.lupinx.shape import ROWS

TALL: Final = len(ROWS)
ASPHALT, WATER, MARBLE, EARTH = "#b7b2a6", "#3b9a9b", "#f4ecd6", "#e2c68d"
DEFS: Final = (
    '<pattern id="lux-dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">'
    '<circle cx="2" cy="2" r="1.3" fill="#1c5f63"/></pattern>'
    '<pattern id="lux-shade" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<circle cx="1.5" cy="1.5" r="0.9" fill="#1f1b17" opacity="0.35"/></pattern>'
    f'<clipPath id="lux-board"><rect x="0" y="0" width="{COLUMNS * S}" height="{TALL * S}"/></clipPath>'
)


class Sketch(Pen):
    """A board being drawn; the two missions add their land."""

    ink, font = INK, FONT
    base = "#b7c279"

    def __init__(self, place: Site, language: str) -> None:
        super().__init__()
        self.b, self.language = place, language
        looks = {**place.data["legend"], **place.data.get("look", {})}
        self.looks_of = [looks[letter] for letter in "".join(place.data["terrain"].splitlines())]

    # ── Squares ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cells(self, cells: Iterable[str]) -> list[int]:
        return expand(cells, ROWS)

    def cell(self, text: str) -> int:
        return square(text, ROWS)

    def rc(self, cell: int) -> Square:
        return divmod(cell, COLUMNS)

    def xy(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a square."""
        row, column = divmod(cell, COLUMNS)
        return column * S, row * S

    def mid(self, cell: int) -> tuple[float, float]:
        x, y = self.xy(cell)
        return x + S / 2, y + S / 2

    def side(self, cell: int, side: str) -> int | None:
        return beside(cell, side, ROWS)

    def around(self, cell: int) -> Iterator[tuple[int, int, int | None]]:
        """Direction and neighbour on each side."""
        for side, (dr, dc) in SIDES.items():
            yield dr, dc, beside(cell, side, ROWS)

    def edge(self, a: int, b: int) -> tuple[float, float, float, float]:
        """The line between two neighbours."""
        low, high = sorted((a, b))
        x, y = self.xy(high)
        return (x, y, x, y + S) if high - low == 1 else (x, y, x + S, y)

    def look(self, look: str) -> list[int]:
        return [cell for cell, name in enumerate(self.looks_of) if name == look]

    def area(self, cells: Iterable[int], spill: bool = True) -> set[Square]:
        """Squares as row and column; with spill those at the edge run on past it."""
        own = {self.rc(cell) for cell in cells}
        if spill:
            own |= {
                (r, c)
                for r in range(-1, TALL + 1)
                for c in range(-1, COLUMNS + 1)
                if (min(max(r, 0), TALL - 1), min(max(c, 0), COLUMNS - 1)) in own
            }
        return own

    def shape(self, area: Iterable[Square], radius: float = 8.0, inset: float = 0.0) -> str:
        return blob(area, S, radius, inset)

    def luck(self, cell: int, salt: str = "") -> Random:
        return Random(self.b.names[cell] + salt)

    def scatter(self, cell: int, n: int, margin: float = 6.0, salt: str = "") -> Iterator[tuple[float, float, Random]]:
        rng, (x, y) = self.luck(cell, salt), self.xy(cell)
        for _ in range(n):
            yield x + rng.uniform(margin, S - margin), y + rng.uniform(margin, S - margin), rng

    # ── Shapes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def bold(self, x: float, y: float, words: str, size: float, fill: str = INK, **attrs: Any) -> None:
        self.text(x, y, words, size, fill, weight="bold", **attrs)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, **attrs: Attr) -> None:
        self.tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attrs)

    def arrow(self, x: float, y: float, dx: int, dy: int, size: float, colour: str, **attrs: Attr) -> None:
        """A triangle with its base at x, y, pointing to dx, dy."""
        half = size * 0.8
        base = f"M{x - dy * half:.1f} {y - dx * half:.1f}L{x + dy * half:.1f} {y + dx * half:.1f}"
        self.path(f"{base}L{x + dx * size:.1f} {y + dy * size:.1f}Z", colour, **attrs)

    def waves(self, cell: int, salt: str, colour: str, share: float = 0.6) -> None:
        for x, y, rng in self.scatter(cell, 2, 11, salt):
            if rng.random() < share:
                wave = f"M{x - 8:.1f} {y:.1f}q4 -5 8 0t8 0"
                self.path(wave, stroke=colour, stroke_width=1.7, stroke_linecap="round")

    def tufts(self, cells: Iterable[int], colour: str = "#8d9c50") -> None:
        for cell in cells:
            for x, y, rng in self.scatter(cell, 2, 8, "tuft"):
                if rng.random() < 0.6:
                    blades = f"M{x - 4:.1f} {y:.1f}l1.5 -4l1.5 4M{x:.1f} {y:.1f}l1 -5.5l1.5 5.5"
                    self.path(blades, stroke=colour, stroke_width=1.1, stroke_linecap="round")

    def asphalt(self, cells: list[int], radius: float) -> None:
        self.path(self.shape(self.area(cells), radius), ASPHALT, stroke=INK, stroke_width=2)
        net = set(cells)
        for cell in cells:
            for side in "ES":
                other = self.side(cell, side)
                if other is not None and other in net and not self._doubled(cell, other, net):
                    self.line(*self.mid(cell), *self.mid(other), "#fff6dd", 2, stroke_dasharray="8 6")

    def _doubled(self, a: int, b: int, net: set[int]) -> bool:
        """Do two lanes run side by side here? Then a centre line would only make a net."""
        return any({self.side(a, s), self.side(b, s)} <= net for s in ("NS" if b - a == 1 else "EW"))

    def woods(self) -> None:
        wood = self.b.of_kind("wood")
        self.path(self.shape(self.area(wood), 16, 1.5), "#5d8446", stroke=INK, stroke_width=1.6)
        for cell in wood:
            for x, y, rng in self.scatter(cell, 3, 10, "w"):
                r = rng.uniform(7, 10.5)
                self.circle(x + 1.5, y + 2, r, "#2e4a2a")
                green = rng.choice(["#3f6a38", "#4d7a3d", "#38603a"])
                self.circle(x, y, r, green, stroke="#22381f", stroke_width=0.9)
                self.circle(x - r * 0.3, y - r * 0.3, r * 0.35, "#86a85a", opacity=0.8)

    # ── Signs ────────────────────────────────────────────────────────────────────────────────────────────────────

    def flag(self, x: float, y: float, dr: int, dc: int) -> None:
        """A start square, and which way the gang leaves."""
        self.rect(x - 17, y - 17, 34, 34, CRIMSON, rx=6, stroke=PAPER, stroke_width=2)
        pennant = f"M{x - 7} {y + 11}V{y - 11}L{x + 11} {y - 5}L{x - 7} {y + 1}"
        self.path(pennant, PAPER, stroke=PAPER, stroke_width=2.4)
        self.arrow(x + dc * 14, y + dr * 14, dc, dr, 9, CRIMSON, stroke=PAPER, stroke_width=1)

    def shield(self, x: float, y: float) -> None:
        """Where Zenigata comes back."""
        self.path(f"M{x - 9} {y - 9}h18v9q0 8 -9 11q-9 -3 -9 -11Z", NAVY, stroke=PAPER, stroke_width=1.4)
        self.bold(x, y + 4.5, "Z", 13, PAPER)

    def car(self, x: float, y: float) -> None:
        """Where the cars of the police come in."""
        self.path(f"M{x - 13} {y + 5}v-5l4 -1l4 -6h9l5 6l4 1v5Z", NAVY)
        for k in (-7, 7):
            self.circle(x + k, y + 5.5, 3.4, INK, stroke=PAPER, stroke_width=1)
        self.rect(x - 2, y - 9.5, 5, 3, CRIMSON)

    def bay(self, x: float, y: float) -> None:
        self.rect(x - 18, y - 17, 36, 34, "none", rx=6, stroke=NAVY, stroke_width=3, stroke_dasharray="5 3")

    def badge(self, x: float, y: float, text: str) -> None:
        self.path(f"M{x} {y - 10}l10 10l-10 10l-10 -10Z", PAPER, stroke=INK, stroke_width=1.4)
        self.bold(x, y + 4, text, 11.5)

    def labels(self) -> None:
        for raw in self.b.data.get("label", []):
            x, y = self.mid(self.cell(raw["at"]))
            x, y = x + raw.get("dx", 0) * S, y + raw.get("dy", 0) * S
            text = raw["text"][self.language]
            if raw.get("badge"):
                self.badge(x, y, text)
            else:
                turn = f"rotate({raw.get('turn', 0)} {x} {y})"
                size = raw.get("size", 12)
                self.bold(x, y + 4, text, size, halo=PAPER, font_style="italic", letter_spacing=0.6, transform=turn)

    # ── Put together ─────────────────────────────────────────────────────────────────────────────────────────────

    def grid(self) -> None:
        for row in range(1, TALL):
            self.line(0, row * S, COLUMNS * S, row * S, INK, 0.7, opacity=0.28)
        for column in range(1, COLUMNS):
            self.line(column * S, 0, column * S, TALL * S, INK, 0.7, opacity=0.28)

    def frame(self) -> None:
        wide, tall = COLUMNS * S, TALL * S
        self.rect(0, 0, wide, tall, "none", stroke=INK, stroke_width=4)
        for column in range(COLUMNS):
            for y in (-9.0, tall + 18):
                self.bold(column * S + S / 2, y, str(column + 1), 12)
        for row, letter in enumerate(ROWS):
            for x in (-14.0, wide + 14):
                self.bold(x, row * S + S / 2 + 4, letter, 12)

    def layers(self) -> tuple[Callable[[], None], ...]:
        """What to draw, from the bottom up."""
        raise NotImplementedError

    def picture(self) -> str:
        width, height = COLUMNS * S + 2 * EDGE, TALL * S + 2 * EDGE
        self.rect(0, 0, width, height, PAPER)
        self.open(f'transform="translate({EDGE} {EDGE})"')
        self.open('clip-path="url(#lux-board)"')
        self.rect(0, 0, COLUMNS * S, TALL * S, self.base)
        for layer in self.layers():
            layer()
        self.close()
        self.frame()
        self.close()
        return self.svg(width, height, self.b.data["title"][self.language], DEFS)


__all__ = ["ASPHALT", "CRIMSON", "EARTH", "INK", "MARBLE", "MUSTARD", "NAVY", "PAPER", "WATER", "S", "Sketch"]
