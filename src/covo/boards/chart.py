"""A nautical chart: depths, coasts and terrain of a hexagon map, drawn from its file alone.

Hexes are [column, row] from 1, flat sides above and below, even columns half a hex further down. Beyond its edge the
map goes on as it ended. What a game adds to its chart (routes, marks of its own) it draws in a class of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import cos, dist, exp, floor, hypot, pi, sin, sqrt
from random import Random
from typing import Any

from covo.boards.hexes import around as ring_from_0
from covo.boards.hexes import distance
from covo.boards.pen import INK, Pen, Point, chain, closed, polygon, through

Hex = tuple[int, int]

PAPER, RED, YELLOW, SEA_INK = "#f6edd6", "#c0272d", "#f2c12e", "#2f6485"
DEEP = ["#8dbdd3", "#a3ccdc", "#b9d9e3", "#cde5e8", "#ddeeea"]  # from the deep to the shore
LEVELS = [50, 20, 10, 5]
LAND = {
    "road": "#eadfbe",
    "quay": "#d8dbe0",
    "concrete": "#dcd5c6",
    "meadow": "#dfe2ab",
    "beach": "#f7e3a4",
    "park": "#a9c98a",
    "building": "#ecd3ac",
    "wall": "#cfc3a8",
    "ground": "#eadfbe",
}
SERIF = "Georgia,'Libre Caslon Text','DejaVu Serif',serif"
DEFS = (
    '<pattern id="basin" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<path d="M0 3h6" stroke="#6fa7bd" stroke-width="0.9"/></pattern>'
    '<pattern id="paving" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<path d="M0 4.5h9M4.5 0v9" stroke="#b7ad97" stroke-width="0.7"/></pattern>'
)


def ring(h: Hex) -> tuple[Hex, ...]:
    """The six hexes around, on the map or not, clockwise from the north."""
    return tuple((c + 1, r + 1) for c, r in ring_from_0((h[0] - 1, h[1] - 1)))


class Chart(Pen):
    """Terrain by hex, and the marks, labels and streams of the file."""

    def __init__(
        self, terrain: Mapping[Hex, str], data: Mapping[str, Any], quiet: tuple[Hex, ...], language: str
    ) -> None:
        """`quiet` are hexes near which no depths are written."""
        super().__init__()
        self.terrain, self.data, self.language, self.quiet = terrain, data, language, quiet
        self.columns, self.rows = max(terrain)[0], max(r for _, r in terrain)
        self.a = 30.0 if self.columns > 20 else 41.0
        self.h = sqrt(3) * self.a
        self.width, self.height = (self.columns - 1) * 1.5 * self.a + 2 * self.a, (self.rows + 0.5) * self.h
        self.field = [(c, r) for c in range(-1, self.columns + 3) for r in range(-1, self.rows + 3)]
        self.marks: list[dict[str, Any]] = data.get("mark", [])
        moles = [m["hexes"] for m in self.marks if m["kind"] == "mole"]
        self.mole = {(h[0], h[1]) for hexes in moles for h in hexes if terrain.get((h[0], h[1])) == "wall"}
        self.shore_points = [self.mid(h) for h in self.field if self.dry(h) and not all(self.dry(n) for n in ring(h))]

    def rose_at(self) -> Point:
        """Where the lines of the winds meet; without a rose, far out."""
        return next((self.mid(m["at"]) for m in self.marks if m["kind"] == "rose"), (-900.0, -900.0))

    def near(self, h: Hex) -> list[Hex]:
        return [n for n in ring(h) if n in self.terrain]

    def of_kind(self, *kinds: str) -> list[Hex]:
        return [h for h, kind in self.terrain.items() if kind in kinds]

    def named(self, thing: Mapping[str, Any]) -> str:
        both = thing["name"]
        return str(both.get(self.language) or next(iter(both.values())))

    def hex_name(self, h: Hex) -> str:
        c, r = h
        return f"{c},{r}"

    def chart(self) -> None:
        """Everything but what a game adds, from the bottom up."""
        for part in (self.sea, self.rhumbs, self.harbour_water, self.land, self.streams, self.walls, self.roads):
            part()
        for part in (self.outside, self.grid, self.soundings, self.decorations):
            part()

    def mid(self, h: tuple[float, float]) -> tuple[float, float]:
        """Centre of a hex; fractions are allowed and slide between columns."""
        c, r = h
        low = floor(c)
        sink = (0.5 if low % 2 == 0 else 0) * (1 - (c - low)) + (0.5 if low % 2 else 0) * (c - low)
        return self.a + (c - 1) * 1.5 * self.a, (r - 0.5 + sink) * self.h

    def corners(self, h: Hex, scale: float = 1.0) -> list[tuple[float, float]]:
        x, y = self.mid(h)
        return [(x + self.a * scale * cos(k * pi / 3), y + self.a * scale * sin(k * pi / 3)) for k in range(6)]

    def kind(self, h: Hex) -> str:
        """Terrain of a hex; beyond the edge the map goes on as it ended."""
        c, r = h
        return self.terrain[min(max(c, 1), self.columns), min(max(r, 1), self.rows)]

    def dry(self, h: Hex) -> bool:
        return self.kind(h) not in ("sea", "river", "basin") and h not in self.mole

    def outline(self, cells: set[Hex], wobble: float = 0.0) -> str:
        pieces = []
        for h in sorted(cells):
            points = [self.shake(p, wobble) for p in self.corners(h)]
            # corner k looks 60 degrees further clockwise each time; side k lies between corners k and k + 1
            north, ne, se, south, sw, nw = ring(h)
            for k, other in enumerate((se, south, sw, nw, north, ne)):
                if other not in cells:
                    pieces.append((points[k], points[(k + 1) % 6]))
        return "".join(closed(loop) for loop in chain(pieces))

    def shake(self, p: tuple[float, float], wobble: float) -> tuple[float, float]:
        x, y = round(p[0], 1), round(p[1], 1)
        rng = Random(f"{round(x)} {round(y)}")
        return round(x + rng.uniform(-wobble, wobble) * self.a, 1), round(y + rng.uniform(-wobble, wobble) * self.a, 1)

    def depth(self, x: float, y: float) -> float:
        """Metres of water; grows with the distance from land, with swells and a shoal."""
        near = min(hypot(x - u, y - v) for u, v in self.shore_points) / self.h - 0.5
        u, v = x / self.h, y / self.h
        swell = sin(0.9 * u + 0.6 * v) + sin(0.5 * u - 1.1 * v + 2) + 0.6 * sin(1.9 * u + 0.4) * sin(1.7 * v + 1)
        metres = 6.5 * max(near, 0) ** 1.3 * (1 + 0.17 * swell) if near > 0 else 10 * near
        for m in self.marks:
            if m["kind"] == "shoal":
                sx, sy = self.mid(m["at"])
                metres -= 26 * exp(-((hypot(x - sx, (y - sy) * 1.5) / (1.3 * self.h)) ** 2))
                if near > 0.6:
                    metres = max(metres, 3.2)
        return metres

    def sea(self) -> None:
        step = self.a / 3
        pad = 3
        nx, ny = int(self.width / step) + 2 * pad + 2, int(self.height / step) + 2 * pad + 2
        grid = [
            [
                1e3 if i in (0, nx - 1) or j in (0, ny - 1) else self.depth((i - pad) * step, (j - pad) * step)
                for i in range(nx)
            ]
            for j in range(ny)
        ]
        self.rect(-40, -40, self.width + 80, self.height + 80, DEEP[0])
        for level, colour in zip(LEVELS, DEEP[1:], strict=True):
            pieces = []
            for j in range(ny - 1):
                for i in range(nx - 1):
                    pieces += self.crossing(grid, i, j, level, step, pad)
            d = "".join(closed(loop) for loop in chain(pieces) if len(loop) > 5)
            self.path(
                d,
                colour,
                fill_rule="evenodd",
                stroke=SEA_INK,
                stroke_width=0.9,
                stroke_opacity=0.55,
                stroke_dasharray="7 2 1 2" if level == 5 else None,
            )

    @staticmethod
    def crossing(
        grid: list[list[float]], i: int, j: int, level: float, step: float, pad: int
    ) -> list[tuple[Point, Point]]:
        """Marching squares: pieces of the line at this depth in one cell, the shallow side on the right hand."""
        q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        z = [grid[y][x] for x, y in q]
        cuts = []
        for k in range(4):
            m = (k + 1) % 4
            if (z[k] < level) != (z[m] < level):
                (x, y), (u, v) = q[k], q[m]
                if (x, y) > (u, v):  # the same arithmetic from both cells, so that the ends meet exactly
                    t = (level - z[m]) / (z[k] - z[m])
                    px, py = u + t * (x - u), v + t * (y - v)
                else:
                    t = (level - z[k]) / (z[m] - z[k])
                    px, py = x + t * (u - x), y + t * (v - y)
                cuts.append((z[k] < level, (round((px - pad) * step, 2), round((py - pad) * step, 2))))
        leave, enter = [p for inside, p in cuts if inside], [p for inside, p in cuts if not inside]
        return list(zip(leave, enter, strict=True)) if len(leave) < 2 else [(leave[0], enter[0]), (leave[1], enter[1])]

    def rhumbs(self) -> None:
        x, y = self.rose_at()
        for k in range(32):
            t = k * pi / 16
            self.line(
                x,
                y,
                x + 2500 * cos(t),
                y + 2500 * sin(t),
                SEA_INK,
                0.6 if k % 2 else 0.8,
                opacity=0.16 if k % 2 else 0.26,
            )

    def soundings(self) -> None:
        taken = [self.mid(m["at"]) for m in self.data.get("label", [])]
        rose = self.rose_at()
        for h in self.of_kind("sea"):
            rng = Random(f"sounding {h}")
            x, y = self.mid(h)
            x, y = x + rng.uniform(-0.35, 0.35) * self.a, y + rng.uniform(-0.1, 0.5) * self.a
            if (
                rng.random() > 0.42
                or min((distance(h, s, 0) for s in self.quiet), default=9) < 2
                or dist((x, y), rose) < 3.1 * self.h
            ):
                continue
            if any(abs(x - u) < 2.6 * self.a and abs(y - v) < 0.75 * self.a for u, v in taken) or any(
                tuple(m.get("hex", ())) == h for m in self.marks
            ):
                continue
            metres = self.depth(x, y)
            if metres < 1:
                continue
            whole, part = int(metres), int(metres * 10) % 10
            self.text(x, y, str(whole), 9, SEA_INK, family=SERIF, font_style="italic", opacity=0.85)
            if whole < 12:
                self.text(
                    x + 0.8 + 2.7 * len(str(whole)),
                    y + 3,
                    str(part),
                    6,
                    SEA_INK,
                    "start",
                    family=SERIF,
                    font_style="italic",
                    opacity=0.85,
                )

    def harbour_water(self) -> None:
        basin, river = set(self.of_kind("basin")), set(self.of_kind("river"))
        self.path(self.outline(river), "#c4e2ea")
        for h in sorted(river):
            x, y = self.mid(h)
            for k in (-0.35, 0.05, 0.45):
                wave = (
                    f"q{self.a * 0.14:.1f} {-self.a * 0.13:.1f} {self.a * 0.28:.1f} 0" + f"t{self.a * 0.28:.1f} 0" * 2
                )
                self.path(f"M{x - 0.42 * self.a:.1f} {y + k * self.a:.1f}{wave}", stroke="#5f97b3", stroke_width=1.1)
        self.path(self.outline(basin), "#e9f4f1")
        self.path(self.outline(basin), "url(#basin)", stroke=SEA_INK, stroke_width=1.2, stroke_dasharray="5 3")

    def land(self) -> None:
        cells = {h for h in self.field if self.dry(h)}
        coast = self.outline(cells, 0.1)
        self.out.append(f'<clipPath id="coast"><path d="{coast}" clip-rule="evenodd"/></clipPath>')
        self.path(coast, "none", stroke="#fbf3d6", stroke_width=self.a * 0.34, stroke_linejoin="round", opacity=0.75)
        self.path(coast, LAND["ground"], fill_rule="evenodd", stroke=INK, stroke_width=3.4, stroke_linejoin="round")
        self.open('clip-path="url(#coast)"')
        by_kind = defaultdict(set)
        for h in cells:
            by_kind[self.kind(h)].add(h)
        for kind in ("meadow", "concrete", "building", "wall", "beach", "park"):
            self.path(
                self.outline(by_kind[kind], 0.1),
                LAND[kind],
                fill_rule="evenodd",
                stroke={"park": "#5f8a4c"}.get(kind),
                stroke_width=1.2,
            )
        self.path(self.outline(by_kind["concrete"], 0.1), "url(#paving)", fill_rule="evenodd")
        for h in sorted(cells):
            getattr(self, "on_" + self.kind(h), lambda h: None)(h)
        self.close()
        self.path(coast, "none", stroke=INK, stroke_width=1.7, stroke_linejoin="round")

    def spots(self, h: Hex, n: int, spread: float = 0.72, seed: str = "") -> list[tuple[float, float, Random]]:
        rng, (x, y) = Random(f"{seed}{h}"), self.mid(h)
        out = []
        for k in range(n):
            t, d = 2.39996 * k + rng.uniform(0, 0.6), self.a * spread * sqrt((k + 0.5) / n)
            out.append((x + d * cos(t), y + d * sin(t), rng))
        return out

    def on_beach(self, h: Hex) -> None:
        for x, y, rng in self.spots(h, 26, 0.95, "s"):
            self.circle(x, y, rng.choice((0.7, 0.9, 1.2)), "#b58b42", opacity=0.75)

    def on_meadow(self, h: Hex) -> None:
        for x, y, _ in self.spots(h, 6, 0.75, "m"):
            self.path(f"M{x - 2.6:.1f} {y - 3:.1f}l2 3l.8 -4.4l.9 4.4l2 -3", stroke="#8b9b52", stroke_width=0.9)

    def on_park(self, h: Hex) -> None:
        for x, y, rng in sorted(self.spots(h, 7, 0.8, "p"), key=lambda s: s[1]):
            r = self.a * rng.uniform(0.17, 0.24)
            self.circle(x + 1.4, y + 1.8, r, "#3d5f37", opacity=0.55)
            self.circle(x, y, r, rng.choice(("#5f9150", "#6fa05a", "#528548")), stroke="#2f4f2c", stroke_width=0.9)
            self.circle(x - r * 0.3, y - r * 0.35, r * 0.36, "#b5d48c", opacity=0.7)

    def on_building(self, h: Hex) -> None:
        x, y = self.mid(h)
        rng, a = Random(f"e{h}"), self.a
        plans = (
            (
                (-0.62, -0.5, 0.5, 0.42),
                (-0.04, -0.6, 0.62, 0.4),
                (-0.66, 0.04, 0.44, 0.5),
                (-0.12, -0.08, 0.4, 0.36),
                (0.34, -0.08, 0.34, 0.62),
                (-0.12, 0.38, 0.38, 0.28),
            ),
            (
                (-0.6, -0.58, 0.34, 0.66),
                (-0.18, -0.62, 0.4, 0.34),
                (0.3, -0.52, 0.36, 0.5),
                (-0.18, -0.18, 0.4, 0.3),
                (-0.62, 0.2, 0.62, 0.4),
                (0.08, 0.22, 0.56, 0.38),
            ),
            (
                (-0.58, -0.6, 0.64, 0.36),
                (0.14, -0.6, 0.42, 0.36),
                (-0.68, -0.14, 0.36, 0.72),
                (-0.24, -0.14, 0.44, 0.3),
                (0.28, -0.14, 0.4, 0.3),
                (-0.24, 0.24, 0.84, 0.36),
            ),
        )
        for u, v, w, t in rng.choice(plans):
            colour = rng.choice(("#d4805c", "#c96f4f", "#dc9768", "#c98a5e"))
            self.rect(x + u * a + 1.6, y + v * a + 2.0, w * a, t * a, INK, opacity=0.45)
            self.rect(x + u * a, y + v * a, w * a, t * a, colour, stroke=INK, stroke_width=1.1)
            if w > t:
                self.line(x + u * a, y + (v + t / 2) * a, x + (u + w) * a, y + (v + t / 2) * a, INK, 0.6, opacity=0.6)
            else:
                self.line(x + (u + w / 2) * a, y + v * a, x + (u + w / 2) * a, y + (v + t) * a, INK, 0.6, opacity=0.6)

    def streams(self) -> None:
        for stream in self.data.get("stream", []):
            d = through([self.mid(p) for p in stream["through"]])
            self.path(d, stroke=SEA_INK, stroke_width=self.a * 0.15, stroke_linecap="round")
            self.path(d, stroke="#bfe0ea", stroke_width=self.a * 0.085, stroke_linecap="round")

    def roads(self) -> None:
        ways = set(self.of_kind("road", "quay"))
        d, dashes, squares = [], [], []
        for h in sorted(ways):
            x, y = self.mid(h)
            near = [n for n in self.near(h) if n in ways]
            for n in near:
                u, v = self.mid(n)
                if n > h:
                    d.append(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}")
                    if not any(m in self.near(n) for m in near):
                        dashes.append(d[-1])
                squares += [polygon([(x, y), (u, v), self.mid(m)]) for m in near if h < n < m and m in self.near(n)]
        for way_out in self.data.get("exit", []):
            x, y = self.mid(way_out["hex"])
            dx, dy = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}[way_out["edge"]]
            d.append(f"M{x:.1f} {y:.1f}L{x + dx * self.a * 2:.1f} {y + dy * self.a * 2:.1f}")
        for width, colour in ((0.5, INK), (0.4, "#fffaf0")):
            self.path(
                "".join(d), stroke=colour, stroke_width=self.a * width, stroke_linecap="round", stroke_linejoin="round"
            )
            if squares:
                self.path(
                    "".join(squares), "#fffaf0", stroke=colour, stroke_width=self.a * width, stroke_linejoin="round"
                )
        self.path("".join(dashes), stroke="#c9a24e", stroke_width=1.2, stroke_dasharray="5 4", opacity=0.85)

    def walls(self) -> None:
        stones = [h for h in self.of_kind("wall") if h not in self.mole]
        pieces = [(h, n) for h in stones for n in self.near(h) if n in stones and n > h]
        for width, colour in ((0.46, INK), (0.36, "#8d8172")):
            for h, n in pieces:
                self.line(*self.mid(h), *self.mid(n), colour, self.a * width, stroke_linecap="round")
        for h, n in pieces:
            self.line(
                *self.mid(h),
                *self.mid(n),
                "#d9cdb4",
                self.a * 0.13,
                stroke_dasharray=f"{self.a * 0.16:.1f} {self.a * 0.12:.1f}",
            )
        for h in stones:
            x, y = self.mid(h)
            r = self.a * 0.36
            self.circle(x + 1.5, y + 2, r, INK, opacity=0.4)
            self.circle(x, y, r, "#a3968a", stroke=INK, stroke_width=1.6)
            self.circle(x, y, r * 0.6, "#d9cdb4", stroke=INK, stroke_width=1)
            for k in range(8):
                t = k * pi / 4
                self.line(x + r * 0.62 * cos(t), y + r * 0.62 * sin(t), x + r * cos(t), y + r * sin(t), INK, 1)
        for m in self.marks:
            if m["kind"] == "mole":
                d = through([self.mid(h) for h in m["hexes"]])
                for width, colour in ((1.02, "#e9f4f1"), (0.86, INK), (0.76, "#a3968a"), (0.42, "#d9cdb4")):
                    self.path(d, stroke=colour, stroke_width=self.a * width, stroke_linecap="round")
                self.path(
                    d, stroke=INK, stroke_width=self.a * 0.76, stroke_dasharray=f"1 {self.a * 0.22:.1f}", opacity=0.5
                )

    def grid(self) -> None:
        wet: list[str] = []
        dry: list[str] = []
        for h in self.terrain:
            d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in self.corners(h)) + "Z"
            (dry if self.dry(h) else wet).append(d)
        self.path("".join(wet), stroke="#20506f", stroke_width=0.8, opacity=0.4)
        self.path("".join(dry), stroke=INK, stroke_width=0.8, opacity=0.42)
        for h in self.terrain:
            x, y = self.mid(h)
            self.text(x, y - self.h / 2 + 7.4, self.hex_name(h), 6.5, INK if self.dry(h) else "#20506f", opacity=0.72)

    def outside(self) -> None:
        """Veils what lies between the outermost hexes and the frame."""
        beyond = [h for h in self.field if h not in self.terrain]
        self.path(
            "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in self.corners(h)) + "Z" for h in beyond),
            PAPER,
            opacity=0.74,
        )

    def decorations(self) -> None:
        for m in self.marks:
            x, y = self.mid(m.get("hex") or m.get("at") or m["hexes"][-1])
            k = self.a / 30
            if m["kind"] == "lighthouse":
                self.path(f"M{x} {y - 14 * k}l24 -9v18ZM{x} {y - 14 * k}l-24 -9v18Z", "#fff3a6", opacity=0.8)
                self.path(
                    f"M{x - 6 * k} {y + 13 * k}l2.6 {-24 * k}h{6.8 * k}l2.6 {24 * k}Z",
                    "#fff",
                    stroke=INK,
                    stroke_width=1.5,
                )
                self.path(f"M{x - 5 * k} {y + 4 * k}l.8 {-7 * k}h{8.4 * k}l.8 {7 * k}Z", RED)
                self.rect(x - 4.4 * k, y - 17 * k, 8.8 * k, 6.4 * k, YELLOW, stroke=INK, stroke_width=1.4)
                self.path(
                    f"M{x - 6 * k} {y - 17 * k}l{6 * k} {-5 * k}l{6 * k} {5 * k}Z", RED, stroke=INK, stroke_width=1.2
                )
            elif m["kind"] == "church":
                self.path(
                    f"M{x - 10 * k} {y + 9 * k}v{-12 * k}l{7 * k} {-6 * k}l{7 * k} {6 * k}v{12 * k}Z",
                    "#fbf3df",
                    stroke=INK,
                    stroke_width=1.4,
                )
                self.path(
                    f"M{x + 4 * k} {y + 9 * k}v{-18 * k}l{4 * k} {-6 * k}l{4 * k} {6 * k}v{18 * k}Z",
                    "#fbf3df",
                    stroke=INK,
                    stroke_width=1.4,
                )
                self.path(
                    f"M{x + 8 * k} {y - 15 * k}v{-7 * k}M{x + 5.4 * k} {y - 19.4 * k}h{5.2 * k}",
                    stroke=INK,
                    stroke_width=1.5,
                )
                self.rect(x - 5 * k, y + 2 * k, 4 * k, 7 * k, INK)
            elif m["kind"] == "keep":
                self.rect(x - 13 * k, y - 12 * k, 26 * k, 24 * k, INK, opacity=0.4, transform="translate(2 2.5)")
                teeth = f"h{5 * k}v{4 * k}h{5 * k}v{-4 * k}h{6 * k}v{4 * k}h{5 * k}v{-4 * k}h{5 * k}"
                self.path(
                    f"M{x - 13 * k} {y + 12 * k}v{-24 * k}{teeth}v{24 * k}Z", "#cbbfa8", stroke=INK, stroke_width=1.7
                )
                self.path(f"M{x - 4 * k} {y + 12 * k}v{-7 * k}a{4 * k} {4 * k} 0 0 1 {8 * k} 0v{7 * k}Z", INK)
                self.path(
                    f"M{x} {y - 8 * k}v{-11 * k}l{9 * k} {3 * k}l{-9 * k} {3 * k}", RED, stroke=INK, stroke_width=1.1
                )
            elif m["kind"] == "gate":
                towers = f"v{-16 * k}h{9 * k}v{7 * k}h{10 * k}v{-7 * k}h{9 * k}v{16 * k}h{-9 * k}"
                arch = f"v{-3 * k}a{5 * k} {5 * k} 0 0 0 {-10 * k} 0v{3 * k}Z"
                self.path(f"M{x - 14 * k} {y + 9 * k}{towers}{arch}", "#a3968a", stroke=INK, stroke_width=1.5)
            elif m["kind"] == "bridge":
                for s in (-1, 1):
                    self.line(x + s * 8 * k, y - 12 * k, x + s * 8 * k, y + 12 * k, INK, 3, stroke_linecap="round")
            elif m["kind"] == "wreck":
                self.path(
                    f"M{x - 12} {y}h24M{x - 7} {y - 5}v10M{x} {y - 7}v14M{x + 7} {y - 5}v10",
                    stroke=SEA_INK,
                    stroke_width=1.5,
                )
                self.tag(
                    "ellipse",
                    cx=x,
                    cy=y,
                    rx=17,
                    ry=10,
                    fill="none",
                    stroke=SEA_INK,
                    stroke_width=1,
                    stroke_dasharray="1.5 2.5",
                )
            elif m["kind"] == "anchor":
                self.path(
                    f"M{x} {y - 8}v17M{x - 5} {y - 4}h10M{x - 8} {y + 2}q2 7 8 7q6 0 8 -7",
                    stroke=SEA_INK,
                    stroke_width=1.8,
                    stroke_linecap="round",
                )
                self.circle(x, y - 10, 2.4, "none", stroke=SEA_INK, stroke_width=1.6)
            elif m["kind"] == "shoal":
                for dx, dy in ((-14, 3), (-4, -6), (6, 4), (15, -4), (-24, -3)):
                    self.path(f"M{x + dx - 3} {y + dy}h6M{x + dx} {y + dy - 3}v6", stroke=SEA_INK, stroke_width=1.1)
            elif m["kind"] == "rose":
                self.rose(x, y, self.h * (2.35 if self.columns > 20 else 1.55))

    def rose(self, x: float, y: float, size: float) -> None:
        self.circle(x, y, size * 0.8, PAPER, opacity=0.5)
        for r, width in ((size * 0.8, 1.4), (size * 0.75, 0.7), (size * 0.47, 0.8)):
            self.circle(x, y, r, "none", stroke=INK, stroke_width=width)
        for k in range(72):
            t, inner = k * pi / 36, size * (0.71 if k % 2 else 0.68 if k % 6 else 0.64)
            self.line(
                x + inner * sin(t), y - inner * cos(t), x + size * 0.75 * sin(t), y - size * 0.75 * cos(t), INK, 0.8
            )
        for k in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
            t = k * pi / 8
            far = size * (0.98 if k % 4 == 0 else 0.72 if k % 2 == 0 else 0.47)
            side = size * (0.15 if k % 4 == 0 else 0.13 if k % 2 == 0 else 0.09)
            tip = (x + far * sin(t), y - far * cos(t))
            for s in (-1, 1):
                u = t + s * pi / (4 if k % 2 == 0 else 8)
                hand = (x + side * sin(u), y - side * cos(u))
                dark = RED if k % 4 == 0 else SEA_INK if k % 2 == 0 else INK
                self.path(
                    f"M{x:.1f} {y:.1f}L{hand[0]:.1f} {hand[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}Z",
                    dark if s > 0 else PAPER,
                    stroke=INK,
                    stroke_width=0.8,
                    stroke_linejoin="round",
                )
        self.circle(x, y, size * 0.055, YELLOW, stroke=INK, stroke_width=1.2)
        for t, letter in zip(
            (0, pi / 2, pi, -pi / 2), ("N", "E", "S", "O" if self.language == "it" else "W"), strict=True
        ):
            self.text(
                x + size * 1.12 * sin(t),
                y - size * 1.12 * cos(t) + size * 0.07,
                letter,
                size * 0.2,
                INK,
                weight="bold",
                family=SERIF,
                halo=DEEP[2],
            )

    def labels(self) -> None:
        for label in self.data.get("label", []):
            x, y = self.mid(label["at"])
            name, style = self.named(label), label["style"]
            turn = f"rotate({label['turn']} {x:.1f} {y:.1f})" if "turn" in label else None
            if style == "sea":
                size = label.get("size", 20)
                self.text(
                    x,
                    y,
                    name,
                    size,
                    SEA_INK,
                    family=SERIF,
                    font_style="italic",
                    letter_spacing=size * 0.22,
                    opacity=0.9,
                    transform=turn,
                )
            elif style == "town":
                self.text(
                    x,
                    y,
                    name,
                    19,
                    INK,
                    weight="bold",
                    family=SERIF,
                    letter_spacing=3,
                    halo=PAPER,
                    wide=5,
                    transform=turn,
                )
            elif style == "park":
                self.text(
                    x,
                    y,
                    name,
                    10.5,
                    "#1f4420",
                    weight="bold",
                    family=SERIF,
                    font_style="italic",
                    halo="#e3eec6",
                    transform=turn,
                )
            elif style == "river":
                self.text(
                    x,
                    y,
                    name,
                    label.get("size", 10.5),
                    "#174a68",
                    weight="bold",
                    family=SERIF,
                    font_style="italic",
                    halo="#eaf5f3",
                    transform=turn,
                )
            elif style == "depth":
                self.text(x, y, name, 10, SEA_INK, family=SERIF, font_style="italic", halo=DEEP[3], transform=turn)
            else:
                halo = (
                    PAPER
                    if style in ("quarter", "small") and self.dry((round(label["at"][0]), round(label["at"][1])))
                    else DEEP[3]
                )
                self.text(
                    x,
                    y,
                    name,
                    11.5 if style != "small" else 10.5,
                    INK,
                    family=SERIF,
                    font_style="italic",
                    weight="bold",
                    halo=halo,
                    transform=turn,
                )
