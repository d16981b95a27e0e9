"""Ritorno a Cagliostro: alpine slopes, the Roman dig below its ring road, the river on its embankment, the pools."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random
from typing import Any, Final

from covo.games.lupin.board import bits
from covo.games.lupin.draw import TEAL
from covo.games.lupinx.sketch import ASPHALT, CRIMSON, EARTH, INK, MARBLE, MUSTARD, PAPER, WATER, S, Sketch

COLOUR: Final = {"red": "#c8313a", "blue": "#2f6fb0", "yellow": "#e9b52b", "green": "#5d9a4c"}
ROCK, STONE, RIM = "#6b4f2a", "#d9cba3", "#8f7440"


class Cagliostro(Sketch):
    def layers(self) -> tuple[Callable[[], None], ...]:
        land = (self.slopes, self.ground, self.floors, self.stream, self.streets, self.castle, self.grid)
        ways = (self.cliffs, self.flights, self.landings, self.bridge, self.finds)
        return (*land, *ways, self.temple_steps, self.pools, self.temples, self.tokens, self.labels)

    # ── Mountains and ground ─────────────────────────────────────────────────────────────────────────────────────

    def slopes(self) -> None:
        self.tufts(self.b.of_kind("grass"))
        self.path(self.shape(self.area(self.look("slope")), 12), "#9dad66")
        for cell in self.look("slope"):
            rng, (x, y) = self.luck(cell), self.xy(cell)
            for k in range(5):
                top, left = y + rng.uniform(2, 14), x + 5 + k * 9
                low = top + rng.uniform(12, 24)
                self.line(left, top, left + rng.uniform(-2, 2), low, "#73833f", 1.5, stroke_linecap="round")
            for px, py, trees in self.scatter(cell, 1, 12, "tree"):
                if trees.random() < 0.3:
                    self.pine(px, py)
        self.path(self.shape(self.area(self.look("pines")), 12), "#7f9656")
        for cell in self.look("pines"):
            for px, py, _ in sorted(self.scatter(cell, 3, 9, "pine"), key=lambda point: point[1]):
                self.pine(px, py)

    def pine(self, x: float, y: float) -> None:
        self.path(f"M{x + 2:.1f} {y + 9:.1f}h8l-8 -18Z", INK, opacity=0.25)
        for k in range(3):
            w, t = 8.5 - k * 2.2, y + 7 - k * 5.5
            green = "#2f5a43" if k % 2 else "#386a4c"
            crown = f"M{x - w:.1f} {t:.1f}h{2 * w:.1f}L{x:.1f} {t - 10:.1f}Z"
            self.path(crown, green, stroke="#1e3b2c", stroke_width=0.8)

    def dig(self) -> list[int]:
        walked = [cell for cell in bits(self.b.stand) if not self.b.height[cell]]
        return walked + self.b.of_kind("stairs")

    def ground(self) -> None:
        dig = self.dig()
        self.path(self.shape(self.area(dig, spill=False), 6), EARTH, stroke=ROCK, stroke_width=3)
        for cell in dig:
            for x, y, rng in self.scatter(cell, 4, 3):
                self.circle(x, y, rng.uniform(0.7, 1.7), rng.choice(["#c9a566", "#cfae73", "#f0d9a8"]))
        wet = self.b.flooded(0)
        for cell in dig:  # trenches and strings of the excavators
            rng, (x, y) = self.luck(cell, "trench"), self.xy(cell)
            if self.b.kinds[cell] == "dirt" and not wet >> cell & 1 and rng.random() < 0.16:
                trench = f"M{x + 7} {y + 7}h{S - 14}v{S - 14}h{14 - S}Z"
                self.path(trench, "#d0ab6d", stroke="#a8844b", stroke_width=1, stroke_dasharray="4 3")

    def cliffs(self) -> None:
        """Short strokes where the ground falls away, on the low side."""
        b = self.b
        for cell in (*(c for c in self.dig() if b.kinds[c] != "stairs"), *b.of_kind("ramp")):
            for dr, dc, other in self.around(cell):
                if other is None or frozenset((cell, other)) in b.links or b.river >> other & 1:
                    continue
                nobody = not b.stand >> other & 1
                if b.kinds[cell] == "ramp" if nobody else b.height[other] <= b.height[cell]:
                    continue
                x, y = self.mid(cell)
                ex, ey = x + dc * S / 2, y + dr * S / 2
                ends = ex - dr * S / 2, ey - dc * S / 2, ex + dr * S / 2, ey + dc * S / 2
                self.line(*ends, INK, 2.6, stroke_linecap="round")
                for k in range(6):
                    t, n = (k - 2.5) * 7.3, (9 if k % 2 else 6)
                    px, py = ex + dr * t, ey + dc * t
                    self.line(px, py, px - dc * n, py - dr * n, ROCK, 1.5)

    # ── River, roads, castle ─────────────────────────────────────────────────────────────────────────────────────

    def stream(self) -> None:
        river = [self.b.below[node] for node in bits(self.b.river)]
        cells = self.area(river, spill=False)
        cells |= {(-1, column) for row, column in cells if row == 0}  # it leaves the map in the north
        for colour, width in ((ROCK, 9), (STONE, 6), ("#1c5f63", 2)):
            self.path(self.shape(cells, 19, 3), WATER, stroke=colour, stroke_width=width)
        self.path(self.shape(cells, 19, 3), "url(#lux-dots)", opacity=0.35)
        for cell in self.b.of_kind("river"):
            self.waves(cell, "wave", "#d7efe2")

    def streets(self) -> None:
        b = self.b
        self.asphalt([cell for cell in b.of_kind("road", "bridge") if b.height[cell] == 2], 15)
        ramp = b.of_kind("ramp")
        self.path(self.shape(self.area(ramp), 1, -1), "#c8c1ae")
        for cell in ramp:
            x, y = self.mid(cell)
            for k in (-9, 3):
                round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
                self.path(f"M{x + k + 9} {y - 11}l-9 11l9 11", stroke=MUSTARD, stroke_width=3, **round_ends)
            for edge in (-S / 2 + 2.5, S / 2 - 2.5):
                self.line(x - S / 2, y + edge, x + S / 2, y + edge, INK, 5)
                self.line(x - S / 2, y + edge, x + S / 2, y + edge, STONE, 2, stroke_dasharray="9 3")
        inner = [cell for cell in b.of_kind("road") if not b.height[cell]]
        self.path(self.shape(self.area(inner, spill=False), 5, 2), "#bdb094", stroke="#6f6248", stroke_width=2)
        for cell in inner:
            rng, (x, y) = self.luck(cell, "stone"), self.xy(cell)
            for i in range(3):
                for j in range(3):
                    left, top = x + 4 + i * 12.6 + rng.uniform(-1, 1), y + 4 + j * 12.6 + rng.uniform(-1, 1)
                    self.rect(left, top, 10.5, 10.5, rng.choice(["#dccfb2", "#d3c5a5", "#e3d8be"]), rx=3.5)

    def castle(self) -> None:
        castle = self.b.of_kind("castle")
        if not castle:
            return
        rock = self.shape(self.area(castle), 16)
        self.path(rock, "#8b8d72", stroke=INK, stroke_width=2)
        self.path(rock, "url(#lux-shade)", opacity=0.8)
        for cell in castle:
            for px, py, _ in self.scatter(cell, 2, 6, "rock"):
                boulder = f"M{px - 5:.1f} {py + 3:.1f}l4 -7l6 2l2 5Z"
                self.path(boulder, "#a3a589", stroke="#5f6150", stroke_width=0.8)
        x, y = self.xy(castle[0])
        wall = f"M{x + 22} {y + 16}h170l14 22v56l-20 22h-150l-18 -18v-60Z"
        self.path(wall, INK, transform="translate(4 5)", opacity=0.35)
        self.path(wall, "#d8ccaa", stroke=INK, stroke_width=3)
        court = f"M{x + 36} {y + 30}h146l10 14v44l-14 14h-132l-12 -12v-48Z"
        self.path(court, "#b9ad88", stroke=INK, stroke_width=1.6)
        for k in range(13):
            self.rect(x + 28 + k * 13, y + 12, 7, 7, "#d8ccaa", stroke=INK, stroke_width=1.4)
        towers = ((22, 20, 17, TEAL), (198, 22, 19, CRIMSON), (24, 108, 15, CRIMSON), (190, 112, 17, TEAL))
        for cx, cy, r, roof in (*towers, (112, 64, 24, CRIMSON)):
            self.circle(x + cx + 3, y + cy + 4, r, INK, opacity=0.35)
            self.circle(x + cx, y + cy, r, "#d8ccaa", stroke=INK, stroke_width=2.4)
            self.circle(x + cx, y + cy, r - 4, roof, stroke=INK, stroke_width=1.4)
            for k in range(8):
                ex, ey = x + cx + (r - 4) * cos(k * pi / 4), y + cy + (r - 4) * sin(k * pi / 4)
                self.line(x + cx, y + cy, ex, ey, INK, 0.7, opacity=0.6)
        sx, sy = self.mid(castle[-1])  # the stump of the clock tower
        ring = [(16 + (k % 3) * 2.5, k * pi / 7) for k in range(14)]
        stump = "L".join(f"{sx + r * cos(a):.1f} {sy + 4 + r * sin(a):.1f}" for r, a in ring)
        self.path(f"M{stump}Z", "#d8ccaa", stroke=INK, stroke_width=2.4)
        self.circle(sx, sy + 4, 8, "#5b5344", stroke=INK, stroke_width=1.4)

    # ── Ways up and down ─────────────────────────────────────────────────────────────────────────────────────────

    def treads(self, x: float, y: float, dx: int, dy: int, size: float = S - 6) -> None:
        """Temple steps, rising towards dx, dy."""
        half = size / 2
        self.rect(x - half, y - half, size, size, "#e6dabc", stroke=INK, stroke_width=1.4)
        for k in range(1, 5):
            t, width = -half + k * size / 5, 0.6 + k * 0.35
            if dx:
                self.line(x + t * dx, y - half, x + t * dx, y + half, INK, width)
            else:
                self.line(x - half, y + t * dy, x + half, y + t * dy, INK, width)

    def flights(self) -> None:
        """Staircases: the treads darken on the way down."""
        size = S - 4
        for raw in self.b.data["stairs"]:
            cell = self.cell(raw["cell"])
            (r0, c0), (r1, c1) = self.rc(cell), self.rc(self.cell(raw["down"]))
            (x, y), dx, dy, half, w = self.mid(cell), c1 - c0, r1 - r0, size / 2, size / 5
            for k, fill in enumerate(("#efe6cc", "#ddd0ac", "#cbbb90", "#b8a677", "#a4905f")):
                if dx:
                    self.rect(
                        x - half + (k if dx > 0 else 4 - k) * w, y - half, w, size, fill, stroke=INK, stroke_width=1
                    )
                else:
                    self.rect(
                        x - half, y - half + (k if dy > 0 else 4 - k) * w, size, w, fill, stroke=INK, stroke_width=1
                    )
            self.rect(x - half, y - half, size, size, "none", stroke=INK, stroke_width=2.2)
            self.arrow(x - dx * 6, y - dy * 6, dx, dy, size / 3.2, CRIMSON, stroke=PAPER, stroke_width=1)

    def landings(self) -> None:
        """Planks across the banks, from land to water."""
        for land, wet in self.b.data["river"]["banks"]:
            if self.cell(wet) in self.b.under:
                continue
            (x0, y0), (x1, y1) = self.mid(self.cell(land)), self.mid(self.cell(wet))
            x, y, dx, dy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
            for width, colour in ((15, INK), (12, "#c28e52")):
                self.line(x - dx * 11, y - dy * 11, x + dx * 11, y + dy * 11, colour, width)
            for k in (-8, -3, 2, 7):
                ends = x + dx * k - dy * 6, y + dy * k - dx * 6, x + dx * k + dy * 6, y + dy * k + dx * 6
                self.line(*ends, "#7d5527", 1.2)

    def bridge(self) -> None:
        for cell in self.b.of_kind("bridge"):
            x, y = self.xy(cell)
            self.rect(x - 3, y, S + 6, S, ASPHALT)
            self.line(x, y + S / 2, x + S, y + S / 2, "#fff6dd", 2, stroke_dasharray="8 6")
            for edge in (3, S - 3):
                self.line(x - 5, y + edge, x + S + 5, y + edge, INK, 7)
                self.line(x - 4, y + edge, x + S + 4, y + edge, STONE, 3.4, stroke_dasharray="8 2")
            for px in (x + 9, x + S - 9):
                self.path(f"M{px - 5} {y + S + 1}a5 6 0 0 1 10 0Z", INK)

    # ── What lies about ──────────────────────────────────────────────────────────────────────────────────────────

    def finds(self) -> None:
        for cell in self.b.of_kind("puddle"):
            x, y = self.mid(cell)
            pool = f"M{x - 13} {y + 2}q2 -9 11 -7q13 -4 15 4q1 8 -10 8q-15 3 -16 -5Z"
            self.path(pool, "#6fb2bd", stroke="#2f6f78", stroke_width=1.3)
            self.path(f"M{x - 5} {y + 1}q4 -3 8 0", stroke="#e8f6f1", stroke_width=1.4, stroke_linecap="round")
        for cell in self.b.of_kind("column"):
            self.column(*self.mid(cell))
        for cell in self.b.of_kind("ruin"):
            self.ruin(*self.mid(cell), self.luck(cell))
        for raw in self.b.data.get("decor", []):
            if raw["kind"] == "clock":
                self.clock(*self.mid(self.cell(raw["at"])))

    def column(self, x: float, y: float) -> None:
        self.path(f"M{x + 2} {y + 4}l15 8l-3 4l-15 -7Z", INK, opacity=0.3)
        self.rect(x - 9, y - 9, 18, 18, MARBLE, stroke=INK, stroke_width=1.4)
        self.circle(x, y, 7, "#fffaf0", stroke=INK, stroke_width=1.4)
        for k in range(8):
            a, b = cos(k * pi / 4), sin(k * pi / 4)
            self.line(x + 4 * a, y + 4 * b, x + 6.5 * a, y + 6.5 * b, INK, 0.8)

    def ruin(self, x: float, y: float, rng: Random) -> None:
        wall = "M-15 -12h25v7h-18v19h-7Z"
        self.open(f'transform="translate({x:.1f} {y:.1f}) rotate({rng.choice((0, 90, 180, 270))})"')
        self.path(wall, INK, opacity=0.3, transform="translate(2 3)")
        self.path(wall, "#e7dcc0", stroke=INK, stroke_width=1.4)
        for bx, by in ((4, 4), (11, 9), (7, -1)):
            w, h, fill = rng.uniform(5, 8), rng.uniform(4, 6), rng.choice(["#e7dcc0", "#cdbf9d", "#c98a5a"])
            self.rect(bx, by, w, h, fill, stroke=INK, stroke_width=1, rx=1)
        self.close()

    def clock(self, x: float, y: float) -> None:
        """The dial of the fallen tower, cracked."""
        self.circle(x + 3, y + 4, 25, INK, opacity=0.35)
        self.circle(x, y, 25, MARBLE, stroke=INK, stroke_width=3)
        self.circle(x, y, 20, "none", stroke=CRIMSON, stroke_width=1.6)
        for k in range(12):
            a, b = cos(k * pi / 6), sin(k * pi / 6)
            self.line(x + 16 * a, y + 16 * b, x + 20 * a, y + 20 * b, INK, 2)
        self.path(f"M{x} {y}l-4 -13M{x} {y}l12 5", stroke=INK, stroke_width=3, stroke_linecap="round")
        cracks = f"M{x + 25} {y - 4}l-11 2l-3 -6l-9 1M{x - 14} {y + 20}l5 -9l7 -1"
        self.path(cracks, stroke=INK, stroke_width=1.4)

    def floors(self) -> None:
        """What the diggers have laid bare, flat under the feet: mosaics, the rows of the theatre."""
        for raw in self.b.data.get("decor", []):
            if raw["kind"] == "mosaic":
                self.mosaic(self.cells(raw["cells"]))
            elif raw["kind"] == "theatre":
                x, y = self.xy(self.cell(raw["at"]))
                x, y = x + S / 2, y + S
                for k, fill in enumerate(("#d8c193", "#e9d9b4", "#d8c193", "#e9d9b4", "#cdb382")):
                    n = 84 - k * 15
                    self.path(f"M{x - n} {y}a{n} {n} 0 0 1 {2 * n} 0Z", fill, stroke=RIM, stroke_width=1.2)

    def mosaic(self, cells: list[int]) -> None:
        rows, cols = zip(*map(self.rc, cells), strict=True)
        x, y = min(cols) * S + 4, min(rows) * S + 4
        w, h = (max(cols) - min(cols) + 1) * S - 8, (max(rows) - min(rows) + 1) * S - 8
        self.rect(x, y, w, h, "#efe0bb", stroke=RIM, stroke_width=1.2)
        border: dict[str, Any] = {"stroke": CRIMSON, "stroke_width": 3, "stroke_dasharray": "4 3", "opacity": 0.65}
        self.rect(x + 4, y + 4, w - 8, h - 8, "none", **border)
        cx, cy, n = x + w / 2, y + h / 2, min(w, h) / 2 - 10
        for k in range(16):
            a, b = k * pi / 8, (k + 1) * pi / 8
            first = f"{cx + n * cos(a):.1f} {cy + n * sin(a):.1f}"
            second = f"{cx + n * cos(b):.1f} {cy + n * sin(b):.1f}"
            self.path(
                f"M{cx:.1f} {cy:.1f}L{first}L{second}Z", (TEAL, "#f6ecd2", CRIMSON, "#f6ecd2")[k % 4], opacity=0.55
            )
        self.circle(cx, cy, n / 3, "#efe0bb", stroke=RIM, stroke_width=1.2)

    # ── Temples ──────────────────────────────────────────────────────────────────────────────────────────────────

    def temple_steps(self) -> None:
        for temple in self.b.temples:
            for cell in bits(temple.steps):
                dr, dc = next((dr, dc) for dr, dc, other in self.around(cell) if other in temple.cells)
                self.treads(*self.mid(cell), dc, dr)

    def temples(self) -> None:
        for raw, temple in zip(self.b.data["temple"], self.b.temples, strict=True):
            self.temple(raw, temple.cells, temple.steps)

    def temple(self, raw: dict[str, Any], cells: list[int], steps: int) -> None:
        colour, area = COLOUR[raw["colour"]], self.area(cells, spill=False)
        rows, cols = zip(*area, strict=True)
        mx, my = (min(cols) + max(cols) + 1) / 2 * S, (min(rows) + max(rows) + 1) / 2 * S
        outer, inner = (26, 20) if raw.get("shape") == "round" else (3, 2)
        self.path(self.shape(area, outer), INK, transform="translate(5 6)", opacity=0.35)
        self.path(self.shape(area, outer), MARBLE, stroke=INK, stroke_width=2.6)
        self.path(self.shape(area, inner, 8), colour, stroke=INK, stroke_width=1.4)
        self.path(self.shape(area, inner, 9), "url(#lux-shade)", opacity=0.45)
        for cell in cells:
            self.floor(cell, cells, steps, colour)
        name = raw["god"].upper().replace("U", "V")  # as the Romans cut it
        y = {"N": min(rows) * S, "middle": my}[raw.get("plaque", "N")]
        half = len(name) * 3.9 + 6
        self.rect(mx - half, y - 8, 2 * half, 15, INK, rx=3, stroke=PAPER, stroke_width=1)
        self.bold(mx, y + 4, name, 10.5, "#f2cf6b" if not raw.get("treasure") else MUSTARD, letter_spacing=0.8)

    def floor(self, cell: int, cells: list[int], steps: int, colour: str) -> None:
        """Joints of the floor, so that squares can be counted; columns around it, a doorway to each step."""
        x, y = self.mid(cell)
        for dr, dc, other in self.around(cell):
            if other in cells:
                if dr + dc > 0:
                    ex, ey = x + dc * S / 2, y + dr * S / 2
                    self.line(ex - dr * 13, ey - dc * 13, ex + dr * 13, ey + dc * 13, PAPER, 1.2, opacity=0.8)
                continue
            ex, ey = x + dc * (S / 2 - 4), y + dr * (S / 2 - 4)
            if other is not None and steps >> other & 1:
                w, h = (11, 24) if dc else (24, 11)
                self.rect(ex - w / 2, ey - h / 2, w, h, colour)
                for k in (-14, 14):
                    self.circle(ex + dr * k, ey + dc * k, 3.6, "#fffaf0", stroke=INK, stroke_width=1.2)
            else:
                for k in (-13, 0, 13):
                    self.circle(ex + dr * k, ey + dc * k, 3.2, "#fffaf0", stroke=INK, stroke_width=1.2)

    # ── Water and tokens ─────────────────────────────────────────────────────────────────────────────────────────

    def pools(self) -> None:
        for raw, zone in zip(self.b.data["zone"], self.b.zones, strict=True):
            cells = list(bits(zone.cells))
            shape = self.shape(self.area(cells, spill=False), 14, 1.5)
            self.path(shape, "#4aa0b4", opacity=0.72)
            self.path(shape, "url(#lux-dots)", opacity=0.25)
            for cell in cells:
                self.waves(cell, "pool", "#e8f6f1", 1.0)
            self.path(shape, stroke=INK, stroke_width=5)
            self.path(shape, stroke=COLOUR[zone.colour], stroke_width=3, stroke_dasharray="10 4")
            x, y = self.mid(self.cell(raw.get("label", self.b.names[cells[0]])))
            self.bold(x, y + 4, raw["name"][self.language], 11.5, PAPER, halo="#14424f", font_style="italic")

    def tokens(self) -> None:
        for cell in self.b.questions:
            x, y = self.mid(cell)
            self.circle(x + 1.5, y + 2, 14, INK, opacity=0.35)
            self.circle(x, y, 14, MUSTARD, stroke=INK, stroke_width=2)
            self.bold(x, y + 7.5, "?", 21)
        for zone in self.b.zones:
            self.wheel(*self.mid(zone.wheel), COLOUR[zone.colour])
        for symbol, cell in self.b.trapdoors.items():
            x, y = self.mid(cell)
            self.rect(x - 13, y - 13, 26, 26, "#8a5a2b", rx=3, stroke=INK, stroke_width=2)
            for k in (-5, 3):
                self.line(x - 12, y + k, x + 12, y + k, "#5f3c19", 1.2)
            self.bold(x, y + 7, {"alpha": "α", "beta": "β"}[symbol], 19, PAPER)
        for cell in self.b.starts:
            self.flag(*self.mid(cell), -1, 0)
        for cell in self.b.fujiko_starts:
            x, y = self.mid(cell)
            self.circle(x, y, 17, TEAL, stroke=PAPER, stroke_width=2)
            self.bold(x, y + 7, "F", 20, PAPER)
        for cell in self.b.returns:
            x, y = self.mid(cell)
            self.shield(x + (12 if x < S else -12), y - 11)

    def wheel(self, x: float, y: float, colour: str) -> None:
        self.circle(x + 1.5, y + 2, 16, INK, opacity=0.35)
        self.circle(x, y, 16, colour, stroke=INK, stroke_width=2)
        self.circle(x, y, 9.5, "none", stroke=PAPER, stroke_width=3)
        for k in range(6):
            ex, ey = x + 13 * cos(k * pi / 3), y + 13 * sin(k * pi / 3)
            self.line(x, y, ex, ey, PAPER, 2.2, stroke_linecap="round")
        self.circle(x, y, 3, INK)
