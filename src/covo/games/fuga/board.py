"""Maps as files: read, checked against the constraints FSM-MAP-*, and drawn. See docs/fuga.md for the format."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from covo.boards import BoardError, Grid, Problem, Report, Source
from covo.boards.hexes import around, distance
from covo.games.fuga.box import (
    BOAT_COST,
    CAR_COST,
    COVER,
    EDGES,
    FERRY_PACE,
    LAST_TURNS,
    OPPOSITE,
    QUAY,
    ROAD,
    TERRAINS,
    WALK,
    WALL,
    WATER,
)

Hex = tuple[int, int]  # column, row from 0
LEAST_CAR_LANE, LEAST_BOAT_LANE = 10, 4  # FSM-MAP-10
FLIGHT: Final = 12  # FSM-MAP-22: three turns of a boat


def hex_name(cell: Hex) -> str:
    """A hex as the table calls it: H9 is the eighth column, ninth row; behind Z comes AA."""
    column, row = cell
    letters = chr(65 + column % 26)
    return f"{chr(64 + column // 26) if column >= 26 else ''}{letters}{row + 1}"


class Map:
    """A map as its file has it; whether it can be played is for `check` to say."""

    def __init__(self, text: str) -> None:
        self.source = source = Source(text)
        self.columns: int = source.get(int, "a number of columns", "columns")
        self.rows: int = source.get(int, "a number of rows", "rows")
        self.grid = Grid(source, "terrain", self.rows, self.columns)
        for letter, kind in source.data["legend"].items():
            if kind not in TERRAINS:
                what = f"{kind!r} is no terrain; there are: {', '.join(TERRAINS)}"
                raise BoardError(source.problem(what, "legend", letter, rule="FSM-MAP-11"))
        self.kind = {
            (column, row): TERRAINS.index(kind)
            for row, line in enumerate(self.grid.kinds)
            for column, kind in enumerate(line)
        }
        self.route = self._cells("ferry", "route")
        self.port, self.landing, self.buoy = (self._cell("ferry", key) for key in ("port", "landing", "buoy"))
        self.police = self._cell("police", "hex")
        self.car_lane = self._cells("police", "car_lane")
        self.boat_lane = self._cells("police", "boat_lane")
        self.island, self.mainland = (self._land(name) for name in ("island", "mainland"))

    @property
    def steps(self) -> int:
        """R, from port to landing."""
        return len(self.route) - 1

    @property
    def turns(self) -> int:
        """FSM-MAP-24: T = R + 1."""
        return self.steps + 1

    def _cell(self, *path: str | int) -> Hex:
        pair = self.source.get(list, "a hex [column, row]", *path)
        if len(pair) != 2 or not all(type(number) is int for number in pair):
            raise BoardError(self.source.problem(f"expected a hex [column, row], got {pair!r:.60}", *path))
        cell = pair[0] - 1, pair[1] - 1
        if cell not in self.kind:
            raise BoardError(self.source.problem(f"{pair} is not on the map", *path))
        return cell

    def _cells(self, *path: str | int) -> list[Hex]:
        count = len(self.source.get(list, "a list of hexes", *path))
        if not count:
            raise BoardError(self.source.problem("expected at least one hex", *path))
        return [self._cell(*path, number) for number in range(count)]

    def _land(self, name: str) -> set[Hex]:
        """A region is all the land in its box."""
        box = self.source.get(list, "a box [column, row, column, row]", "region", name, "box")
        if len(box) != 4 or not all(type(number) is int for number in box):
            raise BoardError(self.source.problem("expected [column, row, column, row]", "region", name, "box"))
        left, top, right, bottom = (number - 1 for number in box)
        inside = (cell for cell in self.kind if left <= cell[0] <= right and top <= cell[1] <= bottom)
        return {cell for cell in inside if self.dry(cell)}

    def near(self, cell: Hex) -> list[Hex]:
        return [other for other in around(cell) if other in self.kind]

    def dry(self, cell: Hex) -> bool:
        return self.kind[cell] not in WATER

    def drives(self, cell: Hex) -> bool:
        return self.kind[cell] in CAR_COST

    def floats(self, cell: Hex) -> bool:
        return self.kind[cell] in BOAT_COST

    def edges(self, cell: Hex) -> tuple[int, ...]:
        """FSM-MAP-29: a corner belongs to two edges."""
        column, row = cell
        on = (row == 0, row == self.rows - 1, column == 0, column == self.columns - 1)
        return tuple(edge for edge, there in enumerate(on) if there)

    def far(self, starts: Iterable[Hex], allowed: Callable[[Hex], bool]) -> dict[Hex, int]:
        """Steps to every hex in reach; the starts need not be allowed themselves."""
        found = dict.fromkeys(starts, 0)
        line = list(found)
        for cell in line:
            for other in self.near(cell):
                if other not in found and allowed(other):
                    found[other] = found[cell] + 1
                    line.append(other)
        return found

    # ── What a board must be like ────────────────────────────────────────────────────────────────────────────────

    def on(self, cell: Hex, text: str, rule: str) -> Problem:
        return self.grid.problem(f"{hex_name(cell)} {text}", cell[1], cell[0], rule)

    def problems(self) -> Iterator[Problem]:
        for part in (self._grid, self._lands, self._ferry, self._buoy, self._quay, self._lanes, self._terrains):
            yield from part()
        for part in (self._flight, self._island_has, self._distances):
            yield from part()

    def _grid(self) -> Iterator[Problem]:
        """FSM-MAP-01, 02, 14, 28, 29"""
        at = self.source.problem
        if self.source.data.get("hexes") != "flat-top" or self.source.data.get("shifted_south") != "even columns":
            yield at('hexes must be "flat-top" and shifted_south "even columns"', "hexes", rule="FSM-MAP-28")
        lines = (("row", 1), ("row", self.rows), ("column", 1), ("column", self.columns))
        for edge, (name, (key, number)) in enumerate(zip(EDGES, lines, strict=True)):
            given = self.source.get(dict, "a table for each of the four edges", "edge", name)
            if given.get("opposite") != EDGES[OPPOSITE[edge]]:
                yield at(f"{name} faces {EDGES[OPPOSITE[edge]]}", "edge", name, "opposite", rule="FSM-MAP-02")
            if given.get(key) != number:
                yield at(f"the {name} edge is {key} {number}", "edge", name, key, rule="FSM-MAP-29")
        if self.columns > 52 or min(self.columns, self.rows) < 4:
            yield at("a map has 4 to 52 columns and at least 4 rows", "columns", rule="FSM-MAP-01")

    def _lands(self) -> Iterator[Problem]:
        """FSM-MAP-03, 04, 12, 13, 23"""
        at = self.source.problem
        for name, land in (("island", self.island), ("mainland", self.mainland)):
            rule = "FSM-MAP-03" if name == "island" else "FSM-MAP-04"
            if not land:
                yield at(f"there is no land in the box of the {name}", "region", name, "box", rule=rule)
                continue
            walk = self.far([min(land)], self.dry)
            for cell in sorted(land - walk.keys()):
                yield self.on(cell, f"cannot be reached on foot from the rest of the {name}", rule)
            for cell in sorted(walk.keys() - land):
                yield self.on(cell, f"is joined to the {name} but outside its box", rule)
        for cell in sorted(self.kind):
            if self.dry(cell) and cell not in self.island | self.mainland:
                yield self.on(cell, "is land of no region", "FSM-MAP-04")
        sea = self.far([self.port], self.floats)
        for cell in sorted(self.kind):
            if not self.dry(cell) and cell not in sea:
                yield self.on(cell, "is water cut off from the port", "FSM-MAP-12")
        for cell in sorted(self.island):
            if self.edges(cell):
                yield self.on(cell, "is island land on the edge of the map", "FSM-MAP-23")

    def _ferry(self) -> Iterator[Problem]:
        """FSM-MAP-05, 06, 18, 19, 24, 26"""
        at = self.source.problem
        if self.route[0] != self.port:
            yield at(
                f"the route does not begin in the port {hex_name(self.port)}", "ferry", "route", 0, rule="FSM-MAP-06"
            )
        if self.route[-1] != self.landing:
            last = len(self.route) - 1
            what = f"the route does not end at the landing {hex_name(self.landing)}"
            yield at(what, "ferry", "route", last, rule="FSM-MAP-06")
        for number, (one, two) in enumerate(pairwise(self.route), 1):
            if distance(one, two) != 1:
                what = f"the route is broken: {hex_name(one)} and {hex_name(two)} do not touch"
                yield at(what, "ferry", "route", number, rule="FSM-MAP-06")
        for number, cell in enumerate(self.route):
            if self.dry(cell):
                what = f"the route leads over {TERRAINS[self.kind[cell]]} at {hex_name(cell)}"
                yield at(what, "ferry", "route", number, rule="FSM-MAP-06")
            if self.route.index(cell) != number:
                yield at(f"the route passes {hex_name(cell)} twice", "ferry", "route", number, rule="FSM-MAP-06")
        if not any(cell in self.island and self.drives(cell) for cell in self.near(self.port)):
            yield at("no car can drive up to the port", "ferry", "port", rule="FSM-MAP-05")
        if sum(cell in self.mainland and self.drives(cell) for cell in self.near(self.landing)) < 2:
            yield at("the landing touches fewer than two hexes for cars", "ferry", "landing", rule="FSM-MAP-18")
        if self.steps % FERRY_PACE:
            yield at(f"the route has {self.steps} steps, an odd number", "ferry", "route", rule="FSM-MAP-19")
        if self.source.data.get("turns") != self.turns:
            yield at(f"{self.steps} steps make {self.turns} turns", "turns", rule="FSM-MAP-24")
        if self.source.data["ferry"].get("last_exchange") != self.turns - LAST_TURNS:
            what = f"the last exchange is in turn {self.turns - LAST_TURNS}"
            yield at(what, "ferry", "last_exchange", rule="FSM-MAP-26")

    def _buoy(self) -> Iterator[Problem]:
        """FSM-MAP-07, FSM-MAP-25: reached homeward in turn T - 2, two steps from the port."""
        at = self.source.problem
        if self.buoy not in self.route:
            yield at("the buoy is not on the route", "ferry", "buoy", rule="FSM-MAP-07")
        elif self.route.index(self.buoy) != FERRY_PACE:
            what = f"the buoy stands {self.route.index(self.buoy)} steps from the port, not {FERRY_PACE}"
            yield at(what, "ferry", "buoy", rule="FSM-MAP-25")

    def _quay(self) -> Iterator[Problem]:
        """FSM-MAP-08, FSM-MAP-09"""
        at = self.source.problem
        if self.kind[self.police] != QUAY:
            what = f"the Police hex {hex_name(self.police)} is {TERRAINS[self.kind[self.police]]}, not a quay"
            yield at(what, "police", "hex", rule="FSM-MAP-08")
        for cell, kind in self.kind.items():
            if kind == QUAY and cell != self.police:
                yield self.on(cell, "is a second quay", "FSM-MAP-08")
        if not any(not self.dry(cell) for cell in self.near(self.police)):
            yield at("no boat gets away from the Police hex", "police", "hex", rule="FSM-MAP-09")
        if not any(self.kind[cell] == ROAD for cell in self.near(self.police)):
            yield at("no road leaves the Police hex", "police", "hex", rule="FSM-MAP-09")
        drive = self.far([self.police], self.drives)
        for cell in sorted(self.mainland):
            if self.drives(cell) and cell not in drive:
                yield self.on(cell, "cannot be reached by car from the Police hex", "FSM-MAP-09")

    def _lanes(self) -> Iterator[Problem]:
        """FSM-MAP-10"""
        for key, lane, least in (
            ("car_lane", self.car_lane, LEAST_CAR_LANE),
            ("boat_lane", self.boat_lane, LEAST_BOAT_LANE),
        ):
            at = self.source.problem
            if len(lane) < least:
                yield at(f"the lane has {len(lane)} hexes, {least} are needed", "police", key, rule="FSM-MAP-10")
            if lane[0] != self.police:
                yield at("the lane does not begin at the Police hex", "police", key, 0, rule="FSM-MAP-10")
            for number, cell in enumerate(lane):
                path = ("police", key, number)
                if number and distance(lane[number - 1], cell) != 1:
                    yield at(f"the lane is broken before {hex_name(cell)}", *path, rule="FSM-MAP-10")
                if lane.index(cell) != number:
                    yield at(f"the lane passes {hex_name(cell)} twice", *path, rule="FSM-MAP-10")
                good = self.kind[cell] in (ROAD, QUAY) if key == "car_lane" else self.floats(cell)
                if not good or cell in self.route:
                    what = "the ferry route" if cell in self.route else TERRAINS[self.kind[cell]]
                    yield at(f"the lane leads over {what} at {hex_name(cell)}", *path, rule="FSM-MAP-10")

    def _terrains(self) -> Iterator[Problem]:
        """FSM-MAP-11, FSM-MAP-13"""
        there = set(self.kind.values())
        for kind, name in enumerate(TERRAINS):
            if kind not in there:
                yield self.source.problem(f"there is no {name} on the map", "terrain", rule="FSM-MAP-11")
        for cell, kind in sorted(self.kind.items()):
            if kind in (*COVER, WALL) and not any(self.dry(other) for other in self.near(cell)):
                yield self.on(cell, "cannot be reached on foot", "FSM-MAP-13")

    def _flight(self) -> Iterator[Problem]:
        """FSM-MAP-15, FSM-MAP-16, FSM-MAP-22"""
        sea = self.far([self.port], self.floats)
        roads = self.far([self.police], lambda cell: self.kind[cell] in (ROAD, QUAY))
        middle = self.far([self.route[self.steps // 2]], self.floats)
        for edge, name in enumerate(EDGES):
            on_edge = [cell for cell in self.kind if edge in self.edges(cell)]
            path = ("edge", name)
            if name != "east" and not any(cell in sea for cell in on_edge):
                yield self.source.problem(f"no boat can reach the {name} edge", *path, rule="FSM-MAP-15")
            if name != "west" and not any(cell in roads for cell in on_edge):
                yield self.source.problem(f"no road reaches the {name} edge", *path, rule="FSM-MAP-16")
            if edge < 2:
                out = 1 + min((middle[cell] for cell in on_edge if cell in middle), default=99)
                if out > FLIGHT:
                    what = f"from the middle of the route the {name} edge is {out} steps away, {FLIGHT} allowed"
                    yield self.source.problem(what, *path, rule="FSM-MAP-22")

    def _island_has(self) -> Iterator[Problem]:
        """FSM-MAP-17"""
        path = ("region", "island")
        for kind in ("road", "beach", "building", "park"):
            if not any(TERRAINS[self.kind[cell]] == kind for cell in self.island):
                yield self.source.problem(f"the island has no {kind}", *path, rule="FSM-MAP-17")
        doors = [cell for cell in self.near(self.port) if cell in self.island and self.kind[cell] == ROAD]
        if not doors:
            yield self.source.problem("no road leads to the port", "ferry", "port", rule="FSM-MAP-17")
            return
        drive = self.far(doors, self.drives)
        for cell in sorted(self.island):
            if self.drives(cell) and cell not in drive:
                yield self.on(cell, "cannot be reached by car from the port", "FSM-MAP-17")

    def _distances(self) -> Iterator[Problem]:
        """FSM-MAP-20, FSM-MAP-21"""
        swim = min((distance(one, two) for one in self.island for two in self.mainland), default=99)
        if swim < self.turns - LAST_TURNS:
            what = f"one swims from the island to the mainland in {swim} turns, {self.turns - LAST_TURNS} wanted"
            yield self.source.problem(what, "region", "island", rule="FSM-MAP-20")
        walk = self.far([self.landing], self.dry)
        limit = WALK * (self.steps // FERRY_PACE)
        for cell in sorted(self.mainland):
            if cell in walk and walk[cell] > limit:
                yield self.on(cell, f"is {walk[cell]} steps from the landing, {limit} allowed", "FSM-MAP-21")

    def facts(self) -> list[str]:
        """What a designer wants to know of a good map."""
        middle = self.far([self.route[self.steps // 2]], self.floats)
        flight = {
            name: 1 + min((middle[cell] for cell in middle if edge in self.edges(cell)), default=99)
            for edge, name in enumerate(EDGES[:3])
        }
        count = dict.fromkeys(TERRAINS, 0)
        for kind in self.kind.values():
            count[TERRAINS[kind]] += 1
        swim = min(distance(one, two) for one in self.island for two in self.mainland)
        water = sum(kind in WATER for kind in self.kind.values())
        out = ", ".join(f"{name} {steps}" for name, steps in flight.items())
        lands = f"landing in turn {self.steps // FERRY_PACE}, last exchange in turn {self.turns - LAST_TURNS}"
        size = f"{self.columns} by {self.rows} hexes"
        return [
            f"{size}: island {len(self.island)}, mainland {len(self.mainland)}, water {water}",
            "terrain: " + ", ".join(f"{name} {number}" for name, number in count.items()),
            f"ferry: {self.steps} steps, {self.turns} turns; {lands}, buoy in turn {self.turns - 2}",
            f"steps by boat from {hex_name(self.route[self.steps // 2])}, half-way, off the map: {out}",
            f"shortest swim between the shores: {swim} turns",
        ]


def check(text: str) -> Report:
    """Every problem with its place, and the facts of a good map; BoardError where it cannot be read at all."""
    board = Map(text)
    problems = list(board.problems())
    return Report.of(problems, [] if problems else board.facts())


def draw(text: str, language: str = "en") -> str:
    from covo.games.fuga.draw import picture  # only where somebody looks

    return picture(sound(text), language)


def sound(text: str) -> Map:
    """A map that can be played; BoardError with the first problem if it cannot."""
    board = Map(text)
    for problem in sorted(board.problems()):
        raise BoardError(problem)
    return board


def packaged(name: str) -> str:
    """The text of one of our own maps."""
    return files("covo.games.fuga").joinpath("maps", f"{name}.toml").read_text("utf-8")


def words(board: Map, language: str, *path: Any) -> str:
    """A name in a language, `{ it = "…", en = "…" }` in the file."""
    both = board.source.get(dict, "a name in both languages", *path)
    return str(both.get(language) or both.get("en") or "")
