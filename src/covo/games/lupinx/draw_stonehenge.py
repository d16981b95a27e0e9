"""La lama di Stonehenge: the down at Amesbury, its roads and barrows, the ring ditch and the stones."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import cos, pi, sin
from random import Random
from typing import Final

from covo.games.lupin.board import bits
from covo.games.lupinx.sketch import CRIMSON, INK, MUSTARD, PAPER, S, Sketch

LAWN, GREY, LIGHT = "#79b552", "#7c7a72", "#bdbab0"
BANK: Final = "#5f5330"


class Stonehenge(Sketch):
    base = "#c5cc7e"

    def layers(self) -> tuple[Callable[[], None], ...]:
        land = (self.down, self.roads, self.trench, self.lawn, self.woods, self.grid, self.barrows)
        return (*land, self.hedges, self.underpass, self.ring, self.signs, self.labels)

    # ── The down ─────────────────────────────────────────────────────────────────────────────────────────────────

    def down(self) -> None:
        x, y = self.mid(self.cell(self.b.data["altar"]["cell"]))
        for r, fill in ((7.1, "#cdd389"), (5.6, "#d6d893")):
            self.circle(x, y, r * S, fill)
        avenue = self.shape(self.area(self.look("avenue")), 21, -2)
        self.path(avenue, "#dfdfa6", stroke="#a2a55e", stroke_width=2, stroke_dasharray="7 5")
        fields = self.look("field")
        self.path(self.shape(self.area(fields), 8), "#d9c877", stroke="#a08f45", stroke_width=1.4)
        for cell in fields:
            x, y = self.xy(cell)
            for k in range(5):
                self.line(x + 2, y + 5 + k * 9, x + S - 2, y + 5 + k * 9, "#b9a552", 2)
        self.tufts((cell for cell in self.b.of_kind("grass") if cell not in fields), "#98a556")
        for cell in self.cells(self.b.data.get("sheep", {}).get("at", [])):
            for px, py, _ in self.scatter(cell, 2, 13, "sheep"):
                self.oval(px, py, 7, 5, PAPER, stroke=INK, stroke_width=1)
                self.circle(px - 7, py - 1, 2.6, INK)
        for cell in self.look("path"):
            for px, py, rng in self.scatter(cell, 16, 9, "chalk"):
                self.circle(px, py, rng.uniform(1.5, 3), "#f3ecd0")

    def roads(self) -> None:
        track = self.look("track")
        for cell in track:
            below = self.side(cell, "S")
            if below is not None and (below in track or self.b.kinds[below] == "road"):
                (x, y), (_, end) = self.mid(cell), self.mid(below)
                self.line(x, y - S / 2, x, end, "#8f7440", 26)
                self.line(x, y - S / 2, x, end, "#dcc08a", 23)
                for k in (-6, 6):
                    self.line(x + k, y - S / 2, x + k, end, "#a98a52", 3, stroke_dasharray="12 5")
        self.asphalt([cell for cell in self.b.of_kind("road") if cell not in track], 20)
        for cell in self.look("car park"):
            x, y = self.xy(cell)
            self.rect(x + 1, y + 1, S - 2, S - 2, "#a9a498")
            for k in (8, 22, 36):
                self.line(x + k, y + 6, x + k, y + S - 14, PAPER, 1.6)

    def trench(self) -> None:
        """The ditch: a chalk bank around it, dark at the bottom, short strokes down its sides."""
        ditch = list(bits(self.b.ditch))
        area = self.area(ditch, spill=False)
        self.path(self.shape(area, 22, -3), "#efe8c8", stroke="#a9ab66", stroke_width=1)
        self.path(self.shape(area, 20, 2), "#a3925c", stroke=INK, stroke_width=1.8)
        self.path(self.shape(area, 16, 9), "#83744a")
        for cell in ditch:
            x, y = self.mid(cell)
            for dr, dc, other in self.around(cell):
                if other is not None and self.b.ditch >> other & 1:
                    continue
                for t in (-9, 0, 9):
                    ex, ey = x + dc * (S / 2 - 3) + dr * t, y + dr * (S / 2 - 3) + dc * t
                    self.line(ex, ey, ex - dc * 6, ey - dr * 6, BANK, 1.3)

    def lawn(self) -> None:
        for cell in bits(self.b.coloured):
            x, y = self.xy(cell)
            self.rect(x, y, S, S, LAWN)
            self.rect(x + 2, y + 2, S - 4, S - 4, "#86c15c", rx=5, stroke="#4f8436", stroke_width=1)
        x, y = self.mid(self.cell(self.b.data["altar"]["cell"]))
        altar = f"M{x - 17} {y + 3}l5 -13l29 5l-4 13Z"
        self.path(altar, INK, opacity=0.3, transform="translate(2 3)")
        self.path(altar, "#d2cfc3", stroke="#5b5953", stroke_width=1.4)

    def barrows(self) -> None:
        for cell in self.look("barrow"):
            x, y = self.mid(cell)
            self.oval(x + 2, y + 3, 16, 12, INK, opacity=0.25)
            self.oval(x, y, 16, 12, "#aab662", stroke="#5f6b2f", stroke_width=1.4)
            self.oval(x - 2, y - 3, 8, 5, "#c9d288")
            for k in range(12):
                a, b = cos(k * pi / 6), sin(k * pi / 6)
                self.line(x + 15 * a, y + 11 * b, x + 10.5 * a, y + 7.5 * b, "#5f6b2f", 1.1)

    # ── Hedges, fences, the underpass ────────────────────────────────────────────────────────────────────────────

    def hedges(self) -> None:
        for raw in self.b.data.get("wall", []):
            gates = set(self.cells(raw.get("gates", [])))
            for cell in self.cells(raw["along"]):
                other = self.side(cell, raw["side"])
                if other is None:
                    continue
                ends = self.edge(cell, other)
                if cell in gates:
                    for px, py in (ends[:2], ends[2:]):
                        self.rect(px - 5, py - 5, 10, 10, MUSTARD, stroke=INK, stroke_width=1.6, rx=2)
                elif raw.get("look") == "fence":
                    self.fence(*ends)
                else:
                    self.hedge(*ends)

    def hedge(self, x: float, y: float, x2: float, y2: float) -> None:
        points = [(x + (x2 - x) * k / 6, y + (y2 - y) * k / 6) for k in range(7)]
        for px, py in points:
            self.circle(px + 1, py + 2, 6, "#22381f")
        for k, (px, py) in enumerate(points):
            self.circle(px, py, 5.4, "#3f6a38" if k % 2 else "#4d7a3d", stroke="#22381f", stroke_width=0.8)

    def fence(self, x: float, y: float, x2: float, y2: float) -> None:
        for k in (-2.5, 2.5):
            self.line(x, y + k, x2, y2 + k, "#6b4a22", 1.8)
        for k in range(4):
            px, py = x + (x2 - x) * (k + 0.5) / 4, y + (y2 - y) * (k + 0.5) / 4
            self.rect(px - 2, py - 6, 4, 12, "#c28e52", stroke=INK, stroke_width=1)

    def underpass(self) -> None:
        for cell in self.b.under:
            x, y = self.xy(cell)
            for edge, mouth in ((1.0, -1), (S - 1, 1)):
                self.line(x - 3, y + edge, x + S + 3, y + edge, INK, 7)
                self.line(x - 2, y + edge, x + S + 2, y + edge, "#d9cba3", 3.4, stroke_dasharray="8 2")
                arch = f"v{mouth * 5}a12 10 0 0 {0 if mouth > 0 else 1} 24 0v{-mouth * 5}Z"
                self.path(f"M{x + 10} {y + edge + mouth * 4}{arch}", INK)
            self.line(x + S / 2, y + 6, x + S / 2, y + S - 6, MUSTARD, 3, stroke_dasharray="5 4")

    # ── The stones ───────────────────────────────────────────────────────────────────────────────────────────────

    def ring(self) -> None:
        stones = {name: self.cells(cells) for name, cells in self.b.data["stones"].items()}
        for a, b in combinations(stones["circle"], 2):  # lintels first, so that the ring reads as closed where it is
            (r0, c0), (r1, c1) = self.rc(a), self.rc(b)
            if max(abs(r0 - r1), abs(c0 - c1)) == 1:
                self.line(*self.mid(a), *self.mid(b), INK, 17)
                self.line(*self.mid(a), *self.mid(b), "#96948a", 13)
        for name, cells in stones.items():
            for cell in cells:
                if name == "trilithons":
                    self.trilithon(*self.mid(cell))
                else:
                    self.slab(*self.mid(cell), self.luck(cell))
        for cell, outside in self.b.arrows.items():
            x, y = self.mid(cell)
            for outer in outside:
                ox, oy = self.mid(outer)
                dx, dy = (x > ox) - (x < ox), (y > oy) - (y < oy)
                ex, ey = (x + ox) / 2, (y + oy) / 2
                self.line(ex - dx * 8, ey - dy * 8, ex + dx * 3, ey + dy * 3, INK, 10)
                self.line(ex - dx * 7, ey - dy * 7, ex + dx * 3, ey + dy * 3, MUSTARD, 6.5)
                self.arrow(ex + dx * 2, ey + dy * 2, dx, dy, 13, MUSTARD, stroke=INK, stroke_width=1.6)

    def slab(self, x: float, y: float, rng: Random) -> None:
        rim = [(16 + rng.uniform(-3, 3), k * pi / 4 + 0.35) for k in range(8)]
        points = [(x + r * cos(a), y + r * 0.96 * sin(a)) for r, a in rim]
        shape = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"
        self.path(shape, INK, transform="translate(4 6)", opacity=0.4)
        self.path(shape, GREY, stroke=INK, stroke_width=2)
        top = ((x + (a - x) * 0.82 - 1.5, y + (b - y) * 0.78 - 3.5) for a, b in points)
        self.path("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in top) + "Z", LIGHT, stroke="#5b5953", stroke_width=0.9)
        for _ in range(3):
            px, py = x + rng.uniform(-8, 8), y + rng.uniform(-9, 5)
            self.line(px, py, px + rng.uniform(2, 5), py + rng.uniform(-2, 2), "#8f8c82", 1.2)

    def trilithon(self, x: float, y: float) -> None:
        self.path(f"M{x - 15} {y + 16}h36l-6 -6Z", INK, opacity=0.35)
        for k in (-11, 11):
            self.path(f"M{x + k - 6} {y + 16}l1 -26h10l1 26Z", "#8d8b82", stroke=INK, stroke_width=1.8)
            self.line(x + k - 3, y + 12, x + k - 2, y - 8, "#c9c6bb", 2.4)
        self.path(f"M{x - 20} {y - 8}l2 -9h36l2 9Z", "#c9c6bb", stroke=INK, stroke_width=1.8)

    def signs(self) -> None:
        for cell in self.b.starts:
            self.flag(*self.mid(cell), 0, 1)
        for cell in self.b.reinforcements:
            x, y = self.mid(cell)
            self.bay(x, y)
            self.car(x, y + 3)
        for cell in self.b.returns:
            x, y = self.mid(cell)
            self.shield(x + 13, y - 13)
        first, last = self.b.data["police"]["columns"]
        for column in {first - 1, last} - {0}:  # where the police may be deployed
            self.line(column * S, 0, column * S, 20 * S, CRIMSON, 2.4, stroke_dasharray="3 7", opacity=0.7)
