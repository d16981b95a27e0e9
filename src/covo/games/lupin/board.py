"""A board of Lupin: squares, roofs, insides and the bus as small numbers; who walks, drives and lands where,
as bitmasks.

Nodes: the ground squares row by row, then the roof squares, then the insides of buildings, then the bus. A set
of nodes is
an int with a bit for each. Everything that never changes is worked out once, when the board is first wanted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final, TypeVar

T = TypeVar("T")
COLUMNS: Final = 25
ROWS: Final = "ABCDEFGHIJKLMNOPQR"  # of the boards here; a class of boards may have more
SIDES: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
WALKABLE: Final = frozenset({"ground", "square", "road", "bridge", "wood", "crossing", "house"})
ROADLIKE: Final = frozenset({"road", "bridge"})
FAR_AWAY: Final = 99 * COLUMNS  # no square: whoever is in the bus is near nobody
ROAD: Final = "road"  # what most vehicles drive on
Lanes = tuple[int, int, int, int]  # by side (N, E, S, W) the squares that one may leave on it
GANG, POLICE = 0, 1  # who walks: the two know different doors


class BoardError(Exception):
    """The file cannot be read as a board; the message names the place."""


def bits(mask: int) -> Iterator[int]:
    """The nodes of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def members_of(mask: int, table: Sequence[T]) -> list[T]:
    """The entries of a table at the nodes of a set; the fast way to list moves."""
    out = []
    while mask:
        low = mask & -mask
        out.append(table[low.bit_length() - 1])
        mask ^= low
    return out


class Ends(Sequence[T]):
    """The same as a sequence that is not written out: one entry can be drawn of it."""

    __slots__ = ("mask", "table")

    def __init__(self, mask: int, table: Sequence[T]) -> None:
        self.mask, self.table = mask, table

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[T]:
        return iter(members_of(self.mask, self.table))

    def __getitem__(self, number: Any) -> Any:
        if not isinstance(number, int) or number < 0:
            return members_of(self.mask, self.table)[number]
        mask = self.mask
        while number and mask:
            mask &= mask - 1
            number -= 1
        if not mask:
            raise IndexError(number)
        return self.table[(mask & -mask).bit_length() - 1]


def mask_of(nodes: Iterable[int]) -> int:
    mask = 0
    for node in nodes:
        mask |= 1 << node
    return mask


def square(text: str, rows: str = ROWS) -> int:
    """The ground square of a coordinate: row letter and column number."""
    row, column = rows.find(text[:1]) if text else -1, text[1:]
    if row < 0 or not column.isdigit() or not 1 <= int(column) <= COLUMNS:
        raise BoardError(f"{text!r} is no square of a board")
    return row * COLUMNS + int(column) - 1


def name(node: int, rows: str = ROWS) -> str:
    return f"{rows[node // COLUMNS]}{node % COLUMNS + 1}"


def expand(cells: Iterable[str], rows: str = ROWS) -> list[int]:
    """["C15:D16", "E2"]: C15 C16 D15 D16 E2."""
    out: list[int] = []
    for text in cells:
        first, _, last = text.partition(":")
        a, b = square(first, rows), square(last or first, rows)
        for row in range(a // COLUMNS, b // COLUMNS + 1):
            out += range(row * COLUMNS + a % COLUMNS, row * COLUMNS + b % COLUMNS + 1)
    return out


def beside(node: int, side: str, rows: str = ROWS) -> int | None:
    row, column = divmod(node, COLUMNS)
    dr, dc = SIDES[side]
    inside = 0 <= row + dr < len(rows) and 0 <= column + dc < COLUMNS
    return (row + dr) * COLUMNS + column + dc if inside else None


def sides(node: int, rows: str = ROWS) -> list[int]:
    return [other for side in SIDES if (other := beside(node, side, rows)) is not None]


class Building:
    """A building of the table in the file; `roof` maps roof nodes to the squares below."""

    def __init__(self, raw: dict[str, Any], number: int) -> None:
        self.id: str = raw["id"]
        self.number = number
        self.raw = raw
        self.height: int = raw["height"]
        self.cells = expand(raw["cells"])
        self.doors: list[tuple[int, int]] = []  # square outside, door square
        for door in raw.get("doors", []):
            outside = square(door["outside"])
            inner = beside(outside, door["side"])
            if inner is None or inner not in self.cells:
                raise BoardError(f"{self.id}: the door at {door['outside']} does not lead into it")
            self.doors.append((outside, inner))
        self.room = square(raw["room"]) if "room" in raw else None
        self.roof: dict[int, int] = {}
        self.inside = -1
        self.treasure: bool = raw.get("treasure", False)
        self.police: bool = raw.get("police", False)
        self.house: bool = raw.get("gang_house", False)
        self.neighbours: tuple[str, ...] = tuple(raw.get("neighbours", ()))


class Board:
    rows: ClassVar[str] = ROWS
    walkable: frozenset[str] = WALKABLE
    roadlike: frozenset[str] = ROADLIKE

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.squares = COLUMNS * len(self.rows)
        self.ground = (1 << self.squares) - 1
        self.first = self.ground // ((1 << COLUMNS) - 1)  # the squares of column 1
        self.last = self.first << COLUMNS - 1
        self.id: str = data["id"]
        self.kinds = self._terrain()
        self.walls = {frozenset(edge) for wall in data.get("wall", []) for edge in self._edges(wall)}
        self.buildings = [Building(raw, number) for number, raw in enumerate(data.get("building", []))]
        self.by_id = {building.id: building for building in self.buildings}
        self._number_nodes()
        self._places()
        self._steps()

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _terrain(self) -> list[str]:
        data, kinds = self.data, []
        lines = data["terrain"].splitlines()
        if data["rows"] != self.rows or data["columns"] != COLUMNS or len(lines) != len(self.rows):
            raise BoardError(f"{self.id}: expected {len(self.rows)} rows of {COLUMNS} squares, got {len(lines)}")
        for row, line in zip(self.rows, lines, strict=True):
            if len(line) != COLUMNS:
                raise BoardError(f"{self.id}: row {row} has {len(line)} characters, expected {COLUMNS}")
            for column, char in enumerate(line, 1):
                if char not in data["legend"]:
                    raise BoardError(f"{self.id}: {row}{column}: {char!r} is not in the legend")
                kinds.append(data["legend"][char])
        return kinds

    def _edges(self, wall: dict[str, Any]) -> Iterator[tuple[int, int]]:
        """A wall runs on `side` of every square in `along`, except those in `gates`."""
        gates = set(expand(wall.get("gates", []), self.rows))
        for cell in expand(wall["along"], self.rows):
            other = beside(cell, wall["side"], self.rows)
            if cell not in gates and other is not None:
                yield cell, other

    def _number_nodes(self) -> None:
        self.names = [name(node, self.rows) for node in range(self.squares)]
        self.below = list(range(self.squares))  # the ground square under a roof square; of a ground square itself
        self.height = [0] * self.squares
        self.building_at: list[Building | None] = [None] * self.squares
        self.roof_at: list[int | None] = [None] * self.squares  # the roof node above a ground square
        self.building_of: dict[int, Building] = {}  # of roof squares and insides
        for building in self.buildings:
            for cell in building.cells:
                self.building_at[cell] = building
            for label, text in building.raw.get("roof", {}).items():
                node, cell = len(self.names), square(text)
                building.roof[node] = cell
                self.names.append(label)
                self.below.append(cell)
                self.height.append(building.height)
                self.roof_at[cell] = node
                self.building_of[node] = building
        for building in self.buildings:
            if building.doors and not building.house:
                building.inside = len(self.names)
                self.building_of[building.inside] = building
                self.names.append(f"in-{building.id}")
                self.below.append(building.doors[0][1])
                self.height.append(0)
        self._more_nodes()
        self.bus = len(self.names)
        self.names.append("bus")
        self.below.append(FAR_AWAY)
        self.height.append(0)
        self.size = len(self.names)
        self.all = (1 << self.size) - 1
        self.node = {text: node for node, text in enumerate(self.names)}

    def _more_nodes(self) -> None:
        """What else one can be on: nothing here."""

    def of_kind(self, *kinds: str) -> list[int]:
        return [cell for cell, kind in enumerate(self.kinds) if kind in kinds]

    def _places(self) -> None:
        data = self.data
        self.stand = mask_of(cell for cell, kind in enumerate(self.kinds) if kind in self.walkable)
        self.roofs = mask_of(node for b in self.buildings for node in b.roof)
        self.insides = mask_of(b.inside for b in self.buildings if b.inside >= 0)
        self.busbit = 1 << self.bus
        self.woods = mask_of(self.of_kind("wood"))
        self.roads = mask_of(self.of_kind(*self.roadlike))
        self.houses = mask_of(self.of_kind("house"))
        self.starts = expand(data["start"]["cells"], self.rows)
        self.escapes = mask_of(self.starts)
        self.garages = expand(data["start"]["garages"], self.rows)
        self.stops = [expand(stop["cells"], self.rows) for stop in data["bus_stop"]]
        self.stop_squares = mask_of(cell for stop in self.stops for cell in stop)
        self.timetable = {turn: n for n, stop in enumerate(data["bus_stop"]) for turn in stop["turns"]}
        self.piers = [(square(p["cell"]), square(p["water"])) for p in data.get("pier", [])]
        self.pier_land = mask_of(land for land, _ in self.piers)
        self.treasures = [b for b in self.buildings if b.treasure]
        self.posts = [self.node[label] for label in data.get("guards", {}).get("posts", [])]
        police = data["police"]
        self.reinforcements = expand(police["reinforcements"], self.rows)
        self.parking = [square(bay["cell"]) for bay in police["parking"]]
        self.returns = expand(police["zenigata_returns"], self.rows)
        self.threshold: int = police["reinforce_at"]
        self.pad, self.landing = self._airfield()
        self.deploy = self._deployment()
        self.inspector_deploy = self.deploy  # of Zenigata
        # LUP-Q-08, LUP-Q-44: police never end a move on an escape square, nor inside.
        self.police_ends = (self.stand | self.roofs) & ~self.escapes
        # LUP-ROF-09: the roof of the station is for the police alone.
        self.police_roofs = mask_of(node for b in self.buildings if b.police for node in b.roof)
        self.gang_ends = (self.stand | self.roofs | self.insides | self.busbit) & ~self.police_roofs
        self.gang_ends &= ~mask_of(b.inside for b in self.buildings if b.police)
        # LUP-Q-69: where no trap may be dug.
        self.diggable = (
            self.stand & ~mask_of(self.of_kind("bridge")) & ~self.pier_land & ~self.stop_squares & ~self.escapes
        )
        self.land_ends = self.roads & ~self.stop_squares  # LUP-TER-11, LUP-Q-54
        inner = [c for c in bits(self.woods) if all(self.woods >> s & 1 for s in sides(c, self.rows))]
        self.inner_wood = mask_of(inner)  # LUP-Q-37: no neighbour that is not wood

    def _deployment(self) -> int:
        """LUP-POL-01, LUP-Q-07: ground or roof of columns 14 to 25; the estate roofs are the guards'."""
        first, last = self.data["police"]["columns"]
        columns = mask_of(
            n for n in range(self.squares + len(self.roof_nodes())) if first <= self.below[n] % COLUMNS + 1 <= last
        )
        return (self.stand | self.roofs) & columns & ~mask_of(self.posts) & ~self.escapes

    def _airfield(self) -> tuple[int, int]:
        """LUP-VEH-25, LUP-VEH-26, LUP-Q-60: where the helicopter waits, and lands: open ground or road, no bus stop, no
        escape square, not columns 17 to 25."""
        if "helicopter" not in self.data:
            return -1, 0
        pad = square(self.data["helicopter"]["pad"])
        first, last = self.data["helicopter"]["no_landing_columns"]
        free = (
            cell
            for cell in self.of_kind("ground", "square", "road")
            if not first <= cell % COLUMNS + 1 <= last and not (self.stop_squares | self.escapes) >> cell & 1
        )
        return pad, mask_of(free) | 1 << pad

    def gives_away(self, at: int, target: int) -> bool:
        """LUP-VIS-19, LUP-VIS-20: whoever shoots from here at that place may be seen from below."""
        return bool(self.roofs >> at & 1)

    def beside_node(self, node: int) -> int:
        """LUP-Q-134: orthogonal neighbours on the same level, walls between them not counted."""
        return self.next_to[node]

    def around(self, node: int) -> int:
        """The eight squares around, on the same level."""
        return self.all_around[node]

    def roof_nodes(self) -> list[int]:
        return [node for b in self.buildings for node in b.roof]

    # ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _may_step(self, a: int, b: int) -> bool:
        """LUP-TER-01..08, LUP-MOV-01: may a walker go from ground square a to its neighbour b?"""
        if not {self.kinds[a], self.kinds[b]} <= self.walkable or frozenset((a, b)) in self.walls:
            return False
        return self.kinds[b] != "bridge" or self.kinds[a] in self.roadlike

    def _may_drive(self, a: int, b: int) -> bool:
        """LUP-TER-10: does the road lead from ground square a to its neighbour b?"""
        return {self.kinds[a], self.kinds[b]} <= self.roadlike and frozenset((a, b)) not in self.walls

    def _steps(self) -> None:
        walk = dict.fromkeys(SIDES, 0)
        road = dict.fromkeys(SIDES, 0)
        near: list[dict[int, dict[int, int]]] = [{}, {}]
        self.sides = [mask_of(sides(cell, self.rows)) for cell in range(self.squares)]
        for cell in range(self.squares):
            for side in SIDES:
                other = beside(cell, side, self.rows)
                if other is None:
                    continue
                if self._may_step(cell, other):
                    walk[side] |= 1 << cell
                    for who in (GANG, POLICE):
                        near[who].setdefault(cell, {})[other] = 1
                if self._may_drive(cell, other):
                    road[side] |= 1 << cell
        # LUP-BLD-02..05, LUP-Q-43, LUP-ROF-03..06: a door costs 1, the inside nothing, the access room 1.
        for building in self.buildings:
            if building.inside < 0:
                continue
            for who in (GANG, POLICE):
                if building.police and who == GANG:
                    continue
                here = near[who].setdefault(building.inside, {})
                for outside, _ in building.doors:
                    near[who].setdefault(outside, {})[building.inside] = 1
                    here[outside] = 2
                for node, cell in building.roof.items():
                    if building.room is not None and building.room in sides(cell):
                        here[node] = 2
                        near[who].setdefault(node, {})[building.inside] = 1
                    elif building.police:  # LUP-ROF-10, LUP-Q-47: straight onto the roof
                        here[node] = 1
                        near[who].setdefault(node, {}).update(dict.fromkeys((out for out, _ in building.doors), 2))
        for building in self.buildings:
            for node, cell in building.roof.items():
                for other, next_cell in building.roof.items():
                    if next_cell in sides(cell):
                        for who in (GANG, POLICE):
                            near[who].setdefault(node, {})[other] = 1
        self._more_steps(near)
        self.near = near
        self.walk_sides = walk["N"], walk["E"], walk["S"], walk["W"]
        self.road_sides = road["N"], road["E"], road["S"], road["W"]
        self.lanes: dict[str, Lanes] = {ROAD: self.road_sides}  # by terrain
        self.drive_ends = {ROAD: self.land_ends}  # by terrain where a vehicle may stop
        self.one: list[dict[int, int]] = [{}, {}]  # hubs: nodes with steps that are not from ground to ground
        self.two: list[dict[int, int]] = [{}, {}]
        for who in (GANG, POLICE):
            for a, others in near[who].items():
                for b, cost in others.items():
                    if a >= self.squares or b >= self.squares:
                        table = self.one[who] if cost == 1 else self.two[who]
                        table[a] = table.get(a, 0) | 1 << b
        self.hubs = [mask_of(self.one[who]) for who in (GANG, POLICE)]
        self.far_hubs = [mask_of(self.two[who]) for who in (GANG, POLICE)]
        # LUP-Q-106: one boards and leaves the bus from the squares beside it
        self.bus_cells = [mask_of(stop) for stop in self.stops]
        self.bus_ring = [self.beside_all(cells) & self.stand & ~cells for cells in self.bus_cells]
        self.next_to = [self._beside_node(node) for node in range(self.size)]
        self.all_around = [self._around(node) for node in range(self.squares + len(self.roof_nodes()))]
        self.steps_up = [self._other_levels(node) for node in range(self.size)]
        # What a figure on a node neither sees nor hits, or does not hit, though nothing lies between.
        self.sunken = 0  # squares one throws into without seeing what is there
        self.unseen = [0] * self.size
        self.unhit = [0] * self.size

    def _more_steps(self, near: list[dict[int, dict[int, int]]]) -> None:
        """What else one can walk: nothing here."""

    def beside_all(self, mask: int) -> int:
        """All ground squares that share a side with one of these; walls not asked."""
        mask &= self.ground
        out = mask >> COLUMNS | mask << COLUMNS | (mask & ~self.first) >> 1 | (mask & ~self.last) << 1
        return out & self.ground

    def layers(self, start: int, steps: int, blocked: int, who: int, stop: int = -1) -> list[int]:
        """By cost 0 to `steps` the nodes first reached at it."""
        north, east, south, west = self.walk_sides
        one, two, hubs, far = self.one[who], self.two[who], self.hubs[who], self.far_hubs[who]
        ring = 0
        if stop >= 0:
            blocked |= self.bus_cells[stop]
            ring = self.bus_ring[stop] if who == GANG else 0
        free = self.all & ~blocked & ~start
        out = [start]
        for cost in range(1, steps + 1):
            front = out[-1]
            new = (front & north) >> COLUMNS | (front & east) << 1 | (front & south) << COLUMNS | (front & west) >> 1
            if front & hubs:
                for node in bits(front & hubs):
                    new |= one[node]
            if cost > 1 and out[cost - 2] & far:
                for node in bits(out[cost - 2] & far):
                    new |= two[node]
            if ring:
                if front & ring:
                    new |= self.busbit
                if front & self.busbit:
                    new |= ring
            new &= free
            free &= ~new
            if not new and not out[-1]:
                break
            out.append(new)
        return out

    def distances(self, start: int, blocked: int, who: int, stop: int = -1, *, most: int) -> tuple[int, ...]:
        """By node how many squares it is from the nearest of these; `most` where it is no less."""
        far = [most] * self.size
        for cost, layer in enumerate(self.layers(start, most - 1, blocked, who, stop)):
            for node in bits(layer):
                far[node] = cost
        return tuple(far)

    def spread(self, start: int, steps: int, blocked: int, who: int, stop: int = -1) -> int:
        """Every node a walker can be on after at most so many squares, those of the start included."""
        mask = 0
        for layer in self.layers(start, steps, blocked, who, stop):
            mask |= layer
        return mask

    def cost(self, a: int, b: int, who: int, stop: int = -1) -> int | None:
        """What the step from a to b costs; None where there is none."""
        if stop >= 0 and who == GANG and self.bus in (a, b):
            other = b if a == self.bus else a
            return 1 if self.bus_ring[stop] >> other & 1 else None
        return self.near[who].get(a, {}).get(b)

    def path(self, start: int, end: int, steps: int, blocked: int, who: int, stop: int = -1) -> tuple[int, ...]:
        """The canonical cheapest way, without the start; () where there is none."""
        layers = self.layers(1 << start, steps, blocked, who, stop)
        at = next((cost for cost, layer in enumerate(layers) if layer >> end & 1), None)
        if at is None:
            return ()
        way = [end]
        while way[-1] != start:
            here = way[-1]
            step = next(
                (other, price)
                for price in (1, 2)
                if at >= price
                for other in bits(layers[at - price])
                if self.cost(other, here, who, stop) == price
            )
            way.append(step[0])
            at -= step[1]
        return tuple(reversed(way[:-1]))

    def drive(self, start: int, steps: int, blocked: int, terrain: str = ROAD) -> int:
        """LUP-TER-10: the road squares at most so many road squares away; or those of another terrain."""
        north, east, south, west = self.lanes[terrain]
        free, out, front = self.ground & ~blocked, start, start
        for _ in range(steps):
            new = (front & north) >> COLUMNS | (front & east) << 1 | (front & south) << COLUMNS | (front & west) >> 1
            front = new & free & ~out
            if not front:
                break
            out |= front
        return out

    def road_path(self, start: int, end: int, steps: int, blocked: int, terrain: str = ROAD) -> tuple[int, ...]:
        """The canonical shortest way along the road, without the start."""
        rings = [1 << start]
        while not rings[-1] >> end & 1:
            if len(rings) > steps or not rings[-1]:
                return ()
            new = self.drive(rings[-1], 1, blocked, terrain) & ~rings[-1]
            rings.append(new & ~(rings[-2] if len(rings) > 1 else 0))
        way = [end]
        for ring in reversed(rings[:-1]):
            here = 1 << way[-1]
            way.append(next(other for other in bits(ring) if self.drive(1 << other, 1, 0, terrain) & here))
        return tuple(reversed(way[:-1]))

    def apart(self, a: int, b: int) -> int:
        """LUP-Q-135: orthogonal steps, obstacles ignored."""
        a, b = self.below[a], self.below[b]
        return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)

    def _beside_node(self, node: int) -> int:
        if node < self.squares:
            mask = self.sides[node] & self.stand
            for other in bits(mask):
                if frozenset((node, other)) in self.walls:
                    mask ^= 1 << other
            return mask
        building = self.building_of.get(node)
        if building is None or node not in building.roof:
            return 0
        around = self.sides[building.roof[node]]
        return mask_of(other for other, cell in building.roof.items() if around >> cell & 1)

    def _other_levels(self, node: int) -> int:
        """LUP-Q-40: the squares around that lie on another level, those one hugs the wall to."""
        if node >= self.squares + len(self.roof_nodes()):
            return 0
        row, column = divmod(self.below[node], COLUMNS)
        cells = [
            r * COLUMNS + c
            for r in range(max(0, row - 1), min(len(self.rows), row + 2))
            for c in range(max(0, column - 1), min(COLUMNS, column + 2))
            if (r, c) != (row, column)
        ]
        roofs = [roof for cell in cells if (roof := self.roof_at[cell]) is not None]
        grounds = cells if node >= self.squares else []
        return mask_of(n for n in (*roofs, *grounds) if self.height[n] != self.height[node])

    def _around(self, node: int) -> int:
        row, column = divmod(self.below[node], COLUMNS)
        mask = 0
        for r in range(max(0, row - 1), min(len(self.rows), row + 2)):
            for c in range(max(0, column - 1), min(COLUMNS, column + 2)):
                mask |= 1 << r * COLUMNS + c
        if node < self.squares:
            return mask & ~(1 << node)
        return mask_of(n for n in self.roof_nodes() if mask >> self.below[n] & 1) & ~(1 << node)

    # ── Sight ────────────────────────────────────────────────────────────────────────────────────────────────────

    def blocks(self, cell: int, a: int, b: int) -> bool:
        """LUP-VIS-07, LUP-Q-32, LUP-Q-38: is this square, lying between the two, an obstacle?"""
        kind, building = self.kinds[cell], self.building_at[cell]
        if a >= self.squares and b >= self.squares:  # roof to roof: only access rooms and what is taller
            return building is not None and (
                building.room == cell or building.height > max(self.height[a], self.height[b])
            )
        if building is not None and kind != "house":
            own: Building | None = self.building_of.get(a) or self.building_of.get(b)
            return building is not own or building.room == cell  # LUP-VIS-26
        return kind in ("wall", "wood")

    def higher(self, node: int) -> int:
        """LUP-VIS-19: what lies higher is seen only once a shot has come from it."""
        return mask_of(n for n, height in enumerate(self.height) if height > self.height[node])

    def apart_for_sight(self, a: int, b: int, between: int) -> bool:
        """LUP-VIS-18, LUP-Q-40: whoever hugs the wall is not seen from the next level; `between`: how many squares."""
        return self.height[a] != self.height[b] and not between


def read(package: str, name: str) -> dict[str, Any]:
    """The file of a board in a game's folder."""
    return tomllib.loads((files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def board(number: int) -> Board:
    """The board of a mission."""
    from covo.games.lupin.mission import mission

    return mission(number).board()
