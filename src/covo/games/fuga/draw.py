"""A map of Fuga sul mare drawn: the chart, and on it the ferry's route with its clock, buoy, quay, lanes, ways out."""

from __future__ import annotations

from functools import cache

from covo.boards import through
from covo.boards.chart import DEFS, PAPER, RED, SEA_INK, SERIF, YELLOW, Chart
from covo.boards.pen import INK
from covo.games.fuga.board import Map, hex_name, packaged, sound
from covo.games.fuga.box import FERRY_PACE, TERRAINS
from covo.kernel import Cell
from covo.kernel import Map as SceneMap

LAW = "#1f4f8f"
MARGIN = 74


def picture(board: Map, language: str) -> str:
    return FugaChart(board, language).draw()


@cache
def scene_map(name: str, language: str) -> SceneMap:
    """A map as the page is sent it, once, with the names of its places in a language."""
    board = sound(packaged(name))
    chart = FugaChart(board, language)
    cells = []
    for (column, row), kind in board.kind.items():
        x, y = chart.mid((column + 1, row + 1))
        cells.append(Cell(hex_name((column, row)), round(x + MARGIN, 1), round(y + MARGIN, 1), kind=TERRAINS[kind]))
    return SceneMap(
        name,
        "hex-flat",
        round(chart.width + 2 * MARGIN),
        round(chart.height + 2 * MARGIN),
        round(chart.h, 2),
        tuple(cells),
        chart.draw(),
    )


class FugaChart(Chart):
    def __init__(self, board: Map, language: str) -> None:
        terrain = {(column + 1, row + 1): TERRAINS[kind] for (column, row), kind in board.kind.items()}
        self.route, *self.lanes = (
            [(column + 1, row + 1) for column, row in way] for way in (board.route, board.car_lane, board.boat_lane)
        )
        self.buoy, self.quay = ((cell[0] + 1, cell[1] + 1) for cell in (board.buoy, board.police))
        super().__init__(terrain, board.source.data, tuple(self.route), language)

    def hex_name(self, h: tuple[int, int]) -> str:
        return hex_name((h[0] - 1, h[1] - 1))

    def draw(self) -> str:
        self.out = []
        wide, high = 2 * MARGIN + self.width, 2 * MARGIN + self.height
        self.rect(0, 0, wide, high, PAPER)
        self.open(f'transform="translate({MARGIN} {MARGIN})"')
        self.open('clip-path="url(#neat)"')
        self.chart()
        for part in (self.police, self.ferry, self.labels):
            part()
        self.close()
        self.frame()
        self.exits()
        self.close()
        size = f'width="{self.width + 18:.1f}" height="{self.height + 18:.1f}"'
        neat = f'<clipPath id="neat"><rect x="-9" y="-9" {size}/></clipPath>'
        title = f"{self.named({'name': self.data['title']})}: {self.named({'name': self.data['place']})}"
        return self.svg(wide, high, title, DEFS + neat)

    def ferry(self) -> None:
        points = [self.mid(h) for h in self.route]
        d = through(points)
        self.path(d, stroke=PAPER, stroke_width=6.5, opacity=0.8, stroke_linecap="round")
        self.path(d, stroke=RED, stroke_width=3.4, stroke_dasharray="11 6")
        out = len(self.route) - 1
        for i, (x, y) in enumerate(points):
            if i in (0, out):
                continue
            if i % FERRY_PACE:
                self.circle(x, y, 4.2, PAPER, stroke=RED, stroke_width=2)
                continue
            self.rect(x - 16, y - 8, 32, 16, PAPER, rx=8, stroke=RED, stroke_width=2)
            self.text(x, y + 4, f"{i // FERRY_PACE}·{out - i // FERRY_PACE}", 10.5, RED, weight="bold")
        for h, turn in ((self.route[0], out), (self.route[-1], out // FERRY_PACE)):
            x, y = self.mid(h)
            self.anchor(x, y, 12.5, RED)
            self.circle(x + 12, y - 10, 7.6, RED, stroke=PAPER, stroke_width=1.2)
            self.text(x + 12, y - 6.6, str(turn), 9.2, PAPER, weight="bold")
        x, y = self.mid(self.buoy)
        self.sign_buoy(x, y + (self.a * 0.82 if self.a < 35 else self.a * 0.68))

    def anchor(self, x: float, y: float, r: float, colour: str) -> None:
        k = r / 12.5
        self.circle(x, y, r, PAPER, stroke=colour, stroke_width=2.4)
        self.path(
            f"M{x} {y - 6 * k}v{13 * k}M{x - 3.6 * k} {y - 2.6 * k}h{7.2 * k}"
            f"M{x - 6.6 * k} {y + 1.6 * k}q{1.4 * k} {5.4 * k} {6.6 * k} {5.4 * k}q{5.2 * k} 0 {6.6 * k} {-5.4 * k}",
            stroke=colour,
            stroke_width=2 * k,
            stroke_linecap="round",
        )
        self.circle(x, y - 7 * k, 1.9 * k, "none", stroke=colour, stroke_width=1.5 * k)

    def sign_buoy(self, x: float, y: float) -> None:
        self.tag("ellipse", cx=x, cy=y + 9, rx=12, ry=3.6, fill="none", stroke=SEA_INK, stroke_width=1.2)
        self.path(
            f"M{x - 9} {y + 8}l3.4 -11h11.2l3.4 11q-9 4.4 -18 0Z",
            YELLOW,
            stroke=INK,
            stroke_width=1.7,
            stroke_linejoin="round",
        )
        self.path(f"M{x - 7.4} {y + 3}h14.8", stroke=INK, stroke_width=1.4)
        self.path(f"M{x} {y - 3}v-8", stroke=INK, stroke_width=1.7)
        self.path(
            f"M{x - 4.4} {y - 15.4}l8.8 8.8M{x + 4.4} {y - 15.4}l-8.8 8.8",
            stroke=INK,
            stroke_width=4.6,
            stroke_linecap="round",
        )
        self.path(
            f"M{x - 4.4} {y - 15.4}l8.8 8.8M{x + 4.4} {y - 15.4}l-8.8 8.8",
            stroke=YELLOW,
            stroke_width=2.4,
            stroke_linecap="round",
        )

    def police(self) -> None:
        for lane in (self.lanes[0], self.lanes[1]):
            for i, h in enumerate(lane[1:], 2):
                x, y = self.mid(h)
                x, y = x + self.a * 0.52, y + self.a * 0.52
                self.path(f"M{x} {y - 7}l7 7l-7 7l-7 -7Z", LAW, stroke="#fff", stroke_width=1)
                self.text(x, y + 2.7, str(i), 7.4 if i < 10 else 6.6, "#fff", weight="bold")
        x, y = self.mid(self.quay)
        inner, outer = (
            "M" + "L".join(f"{u:.1f} {v:.1f}" for u, v in self.corners(self.quay, scale)) + "Z"
            for scale in (0.86, 0.95)
        )
        self.path(inner, LAW, stroke="#fff", stroke_width=2.2, stroke_linejoin="round")
        self.path(outer, "none", stroke=LAW, stroke_width=1.6)
        k = self.a / 30
        self.path(f"M{x} {y - 17 * k}l7 2.6v6q0 6 -7 9q-7 -3 -7 -9v-6Z", "#fff")
        self.path(f"M{x} {y - 13 * k}l1.3 2.8l3 .3l-2.2 2l.7 3l-2.8 -1.6l-2.8 1.6l.7 -3l-2.2 -2l3 -.3Z", LAW)
        self.text(x, y + 11 * k, "POLICE", 9.6 * k, "#fff", weight="bold", letter_spacing=0.5)

    def exits(self) -> None:
        for way in self.data["exit"]:
            x, y = self.mid(way["hex"])
            name = self.named(way)
            if way["edge"] == "east":
                x = self.width + 46
                self.path(f"M{x - 5} {y - 7:.1f}h8v-6l12 13l-12 13v-6h-8Z", RED, stroke=PAPER, stroke_width=1.2)
                self.text(
                    x + 26,
                    y,
                    name,
                    11.5,
                    RED,
                    family=SERIF,
                    font_style="italic",
                    transform=f"rotate(90 {x + 22:.1f} {y:.1f})",
                )
            else:
                way = -1 if way["edge"] == "north" else 1
                y = -42 if way < 0 else self.height + 44
                self.path(
                    f"M{x - 7:.1f} {y - 5 * way:.1f}v{8 * way}h-6l13 {12 * way}l13 {-12 * way}h-6v{-8 * way}Z",
                    RED,
                    stroke=PAPER,
                    stroke_width=1.2,
                )
                self.text(x + 20, y + 5 * way + 3, name, 11.5, RED, "start", family=SERIF, font_style="italic")

    # decoration ------------------------------------------------------------------------------------------------------

    def frame(self) -> None:
        wide, high = self.width, self.height
        self.rect(-9, -9, wide + 18, high + 18, "none", stroke=INK, stroke_width=1.4)
        self.rect(-20, -20, wide + 40, high + 40, "none", stroke=INK, stroke_width=3)
        for c in range(1, self.columns + 1):
            x = self.mid((c, 1))[0]
            for y, text_y in ((-18, -25), (high + 10.5, high + 33)):
                if c % 2:
                    self.rect(x - self.a * 0.75, y, self.a * 1.5, 7.5, INK)
                self.text(x, text_y, hex_name((c - 1, 0))[:-1], 10.5, weight="bold")
        for r in range(1, self.rows + 1):
            for c, x, text_x, anchor in ((1, -18, -25, "end"), (self.columns, wide + 10.5, wide + 24, "start")):
                y = self.mid((c, r))[1]
                if r % 2:
                    self.rect(x, y - self.h / 2, 7.5, self.h, INK)
                self.text(text_x, y + 4, str(r), 10.5, weight="bold", anchor=anchor)
        names = {edge: self.named(raw).upper() for edge, raw in self.data["edge"].items()}

        def name(edge: str, x: float, y: float, turn: int = 0) -> None:
            around = f"rotate({turn} {x:.1f} {y:.1f})" if turn else None
            self.text(x, y, names[edge], 15, family=SERIF, weight="bold", letter_spacing=8, transform=around)

        def free(edge: str, length: float, axis: int) -> float:
            """A place along the edge where no road leaves the map."""
            taken = [self.mid(e["hex"])[axis] for e in self.data["exit"] if e["edge"] == edge]
            return next(
                length * f for f in (0.5, 0.43, 0.57, 0.36, 0.64) if all(abs(length * f - t) > 95 for t in taken)
            )

        name("north", free("north", wide, 0), -47)
        name("south", free("south", wide, 0), high + 58)
        name("west", -52, high / 2, -90)
        name("east", wide + 52, free("east", high, 1), 90)
