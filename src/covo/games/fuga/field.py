"""The ground as the rules see it: hexes are numbers, neighbours and reach are reckoned once for each map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from covo.games.fuga.board import Map, hex_name, packaged, sound
from covo.games.fuga.box import (
    ANYWHERE,
    BOAT,
    BOAT_COST,
    CAR,
    CAR_COST,
    FATES,
    FERRY_COST,
    FERRY_PACE,
    FOOT,
    ISLAND,
    MAINLAND,
    MF,
    MODE,
    NAMES,
    QUAY,
    STAY,
    SUSPECTS,
    WALK,
    WATER,
)
from covo.kernel import Move

NOWHERE = -1
KEPT = 50  # lists of a unit at a place that are kept: long runs must not fill the memory
Hexes = int  # a set of hexes, one bit for each: such sets meet and join at every move


class Reach(NamedTuple):
    """Where a move may lead: the points it takes to each hex, and to get off the map by each edge."""

    cost: Mapping[int, int]
    out: Mapping[int, int]
    hexes: Hexes


class Lot(NamedTuple):
    """What a counter could do from a hex if nobody were in its way; where a boat or the ferry would change that."""

    moves: tuple[Move, ...]
    minds: Hexes
    reach: Reach


class Goes:
    """The moves of one unit to all hexes of a set."""

    __slots__ = ("hexes", "index", "kept", "moves")

    def __init__(self, moves: tuple[Move, ...], hexes: Sequence[int]) -> None:
        self.moves = moves
        self.hexes: Hexes = sum(1 << h for h in hexes)
        self.index = {h: number for number, h in enumerate(hexes)}
        self.kept: dict[Hexes, tuple[Move, ...]] = {}  # what was listed before, by what was barred

    def to(self, hex_no: int, unit: int) -> Move:
        """The unit's move to a hex; where none leads it stays."""
        number = self.index.get(hex_no)
        return STAY[unit] if number is None else self.moves[number]

    def but(self, barred: Hexes) -> tuple[Move, ...]:
        """Those that do not end in a hex that is barred."""
        closed = barred & self.hexes
        if not closed:
            return self.moves
        found = self.kept.get(closed)
        if found is None:
            left = list(self.moves)
            for number in sorted([self.index[h] for h in members(closed)], reverse=True):
                del left[number]
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[closed] = found = tuple(left)
        return found


def members(hexes: Hexes) -> list[int]:
    """The hexes of a set, lowest first."""
    found = []
    while hexes:
        lowest = hexes & -hexes
        found.append(lowest.bit_length() - 1)
        hexes ^= lowest
    return found


class Field:
    def __init__(self, board: Map) -> None:
        self.columns, self.rows = board.columns, board.rows
        self.cells = sorted(board.kind, key=lambda cell: (cell[1], cell[0]))
        number = {cell: index for index, cell in enumerate(self.cells)}
        self.size = len(self.cells)
        self.names = tuple(map(hex_name, self.cells))
        self.index = {name: index for index, name in enumerate(self.names)}
        self.kind = tuple(board.kind[cell] for cell in self.cells)
        self.near = tuple(tuple(number[other] for other in board.near(cell)) for cell in self.cells)
        nothing = (0,) * len(FATES)  # a counter on no hex has a number below 0, and counts from the end
        self.bit = tuple(1 << h for h in range(self.size)) + nothing
        self.around = tuple(sum(1 << n for n in near) for near in self.near) + nothing
        self.edges = tuple(board.edges(cell) for cell in self.cells)
        zones = dict.fromkeys(board.island, ISLAND) | dict.fromkeys(board.mainland, MAINLAND)
        self.zone = tuple(zones.get(cell, 0) for cell in self.cells)
        self.route = tuple(number[cell] for cell in board.route)
        self.port, self.landing, self.buoy = (number[cell] for cell in (board.port, board.landing, board.buoy))
        self.police = number[board.police]
        self.car_lane = tuple(number[cell] for cell in board.car_lane)
        self.boat_lane = tuple(number[cell] for cell in board.boat_lane)
        self.wet = tuple(kind in WATER for kind in self.kind)
        self.sails = tuple(wet and kind != QUAY for wet, kind in zip(self.wet, self.kind, strict=True))
        self.car_cost = tuple(CAR_COST.get(kind, 99) for kind in self.kind)
        self.boat_cost = tuple(BOAT_COST.get(kind, 99) for kind in self.kind)
        # A hex where the ferry can be driven onto.
        self.dock = tuple(wet and any(self.car_cost[n] < 99 for n in self.near[h]) for h, wet in enumerate(self.wet))
        self.docks = sum(1 << h for h, dock in enumerate(self.dock) if dock)
        self.shore = tuple(wet or any(self.wet[n] for n in self.near[h]) for h, wet in enumerate(self.wet))
        self.stroll = tuple(
            self.bit[h] | self.around[h] | self._join(self.around[h]) for h in range(self.size)
        )  # two steps
        water = sum(1 << h for h, wet in enumerate(self.wet) if wet)
        self.wade = tuple(water & near for near in self.stroll)  # where a foothold would serve a walker
        self.homing = self._homing()
        self.drive = lru_cache(maxsize=1 << 15)(self._drive)
        self.walk = lru_cache(maxsize=1 << 14)(self._walk)
        self.drives = lru_cache(maxsize=1 << 15)(self._drives)
        self.walks = lru_cache(maxsize=1 << 15)(self._walks)
        self.starts = cache(self._starts)
        self.advance = cache(self._advance)
        self.where = lru_cache(maxsize=1024)(self._where)
        self.zones = lru_cache(maxsize=1024)(self._zones)
        self.go = cache(lambda unit: self._moves("go", unit))
        self.place = cache(lambda unit, hex_no: Move("place", NAMES[unit], self.names[hex_no]))
        self.sail = tuple(Move("sail", name) for name in self.names)
        self.apart = cache(self._apart)
        self.quays = cache(self._quays)
        self.landed = lru_cache(maxsize=1 << 14)(self._landed)
        self.lots: list[list[Lot | None]] = [[None] * self.size for _ in NAMES]  # by counter and hex, see `lot`

    def _join(self, hexes: Hexes) -> Hexes:
        """All hexes around these."""
        found = 0
        for h in members(hexes):
            found |= self.around[h]
        return found

    def _zones(self, at: tuple[int, ...]) -> Hexes:
        """All hexes beside these counters."""
        found = 0
        for h in at:
            found |= self.around[h]
        return found

    def _where(self, at: tuple[int, ...]) -> Hexes:
        """Where these counters stand."""
        found = 0
        for h in at:
            found |= self.bit[h]
        return found

    def _homing(self) -> tuple[int, ...]:
        """FSM-HIJ-07, FSM-Q-36: the next hex towards the nearest of the route, of two the one nearer the port."""
        found = {h: h for h in self.route}
        line = list(self.route)
        for h in line:
            for n in self.near[h]:
                if n not in found and self.sails[n]:
                    found[n] = h
                    line.append(n)
        return tuple(found.get(h, NOWHERE) for h in range(self.size))

    def _apart(self, start: int) -> tuple[int, ...]:
        """Steps over any ground from a hex to all others."""
        far = [-1] * self.size
        far[start] = 0
        line = [start]
        for h in line:
            for n in self.near[h]:
                if far[n] < 0:
                    far[n] = far[h] + 1
                    line.append(n)
        return tuple(far)

    # ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────

    def afloat(self, mode: int, start: int, points: int, ferry: int) -> int:
        """The ferry's hex where it matters to a vehicle: a car may drive onto it, a boat never (FSM-Q-48, FSM-Q-49)."""
        if mode == BOAT or not self.dock[ferry] or self.apart(start)[ferry] > points:
            return NOWHERE
        return ferry

    def entry(self, mode: int, hex_no: int, ferry: int) -> int:
        """FSM-MOV-13, FSM-MOV-17, FSM-FRY-07: the price of entering a hex; 99 where one may not."""
        if mode == BOAT:
            return self.boat_cost[hex_no]
        return FERRY_COST if hex_no == ferry else self.car_cost[hex_no]

    def _drive(self, mode: int, start: int, points: int, ferry: int) -> Reach:
        """FSM-MOV-10..17, FSM-MOV-20: everywhere this many points lead."""
        price = self.boat_cost if mode == BOAT else self.car_cost
        cost: dict[int, int] = {}
        out: dict[int, int] = {}
        lines: list[list[int]] = [[] for _ in range(points + 1)]  # by points spent the hexes they lead to
        lines[0].append(start)
        for spent, line in enumerate(lines):
            for h in sorted(line):
                if h in cost:
                    continue
                cost[h] = spent
                # FSM-ESC-07: off the map for the price of one more hex like the last; FSM-Q-101.
                away = spent + price[h]
                for edge in self.edges[h]:
                    if away <= points:
                        out[edge] = min(away, out.get(edge, away))
                for n in self.near[h]:
                    after = spent + (FERRY_COST if n == ferry else price[n])
                    if after <= points and n not in cost:
                        lines[after].append(n)
        del cost[start]
        return self._reach(cost, out)

    def _reach(self, cost: dict[int, int], out: dict[int, int]) -> Reach:
        return Reach(cost, dict(sorted(out.items())), sum(1 << h for h in cost))

    # ── Walkers ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _walk(self, start: int, ground: Hexes) -> Reach:
        """FSM-MOV-05..08, FSM-Q-43: two hexes on dry ground, or one hex where a swim is part of it."""
        cost: dict[int, int] = {}
        out = dict.fromkeys(self.edges[start], 1)
        for n in self.near[start]:
            cost[n] = 1
        if self.dry(start, ground):
            for n in self.near[start]:
                if not self.dry(n, ground):
                    continue
                if not self.wet[n]:  # FSM-ESC-07: beyond a water edge lies water
                    for edge in self.edges[n]:
                        out.setdefault(edge, WALK)
                for m in self.near[n]:
                    if m != start and m not in cost and self.dry(m, ground):
                        cost[m] = WALK
        return self._reach(cost, out)

    def dry(self, hex_no: int, ground: Hexes) -> bool:
        """Whether a walker stands dry there."""
        return not self.wet[hex_no] or bool(self.bit[hex_no] & ground)

    # ── The same as moves ────────────────────────────────────────────────────────────────────────────────────────

    def _drives(self, unit: int, start: int, points: int, ferry: int) -> Goes:
        return self._goes(self.go(unit), list(self.drive(MODE[unit], start, points, ferry).cost))

    def _walks(self, unit: int, start: int, ground: Hexes) -> Goes:
        return self._goes(self.go(unit), list(self.walk(start, ground).cost))

    def _starts(self, unit: int, zone: int) -> Goes:
        """FSM-SET-02..07, FSM-SET-11, FSM-SET-12: where a counter may start on an empty map."""
        enterable = {FOOT: None, BOAT: self.boat_cost}.get(MODE[unit], self.car_cost)
        ground = [h for h in range(self.size) if zone in (ANYWHERE, self.zone[h])]
        found = [h for h in ground if enterable is None or enterable[h] < 99]
        return self._goes(self._moves("place", unit), found)

    def _moves(self, verb: str, unit: int) -> list[Move]:
        return [Move(verb, NAMES[unit], name) for name in self.names]

    def _goes(self, moves: Sequence[Move], hexes: Sequence[int]) -> Goes:
        return Goes(tuple([moves[h] for h in hexes]), hexes)

    def lot(self, unit: int, start: int) -> Lot:
        """Reckoned when first asked for, then found in `lots`."""
        mode, points = MODE[unit], MF[unit]
        reach = self.drive(mode, start, points, NOWHERE) if mode else self.walk(start, 0)
        minds = 0 if mode == BOAT else self.quays(start, points) if mode == CAR else self.wade[start]
        self.lots[unit][start] = found = Lot(self._all(unit, reach), minds, reach)
        return found

    def _quays(self, start: int, points: int) -> Hexes:
        """Where a car that has these points might drive onto the ferry."""
        return self._join(self.drive(CAR, start, points, NOWHERE).hexes | self.bit[start]) & self.docks

    def _landed(self, unit: int, start: int, ground: Hexes, ferry: int) -> tuple[Move, ...]:
        """The lots near what floats: boats and ferry that give a walker a foothold, a ferry to be driven onto."""
        mode = MODE[unit]
        return self._all(unit, self.drive(mode, start, MF[unit], ferry) if mode else self.walk(start, ground))

    def _all(self, unit: int, reach: Reach) -> tuple[Move, ...]:
        go, stay = self.go(unit), () if unit in SUSPECTS else (STAY[unit],)
        return (*[go[h] for h in reach.cost], *stay)

    # ── Ways ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def walked_past(self, start: int, end: int, ground: Hexes, zones: Mapping[int, int]) -> set[int]:
        """FSM-ZOC-02: whose zones a walk may touch, for every way to walk it."""
        ends = zones.get(start, 0) | zones.get(end, 0)
        reach = self.walk(start, ground).cost
        if reach[end] == 1:
            found = {ends}
            # Two steps may lead next door as well.
            if self.dry(end, ground):
                found |= {ends | zones.get(m, 0) for m in self._between(start, end, ground)}
            return found
        return {ends | zones.get(m, 0) for m in self._between(start, end, ground)}

    def _between(self, start: int, end: int, ground: Hexes) -> list[int]:
        if not self.dry(start, ground):
            return []
        return [n for n in self.near[start] if end in self.near[n] and self.dry(n, ground)]

    def driven_past(
        self, mode: int, start: int, end: int, points: int, ferry: int, zones: Mapping[int, int], quiet: bool
    ) -> set[int]:
        """The same for a vehicle: every set of zones that some way within its points touches; or, where it matters
        to nobody whether one can pass unseen (`quiet`), the greatest if there is but one.
        """
        ends = zones.get(start, 0) | zones.get(end, 0)
        reach, cells = self.drive(mode, start, points, ferry).cost, self.cells
        column, row = cells[end]
        detours = 0  # whom a way from the start there and on to the end would pass as well
        for h, seen in zones.items():
            more = seen & ~(ends | detours)
            if not more or h not in reach:
                continue
            # A hex costs a point at least, and takes one on by a column and a row at most: that rules most of them out.
            spare = points - reach[h]
            if abs(cells[h][0] - column) > spare or abs(cells[h][1] - row) > spare:
                continue
            if reach[h] + self._rest(mode, h, end, points, ferry) <= points:
                detours |= more
        if detours & (detours - 1) == 0 and (not detours or ends or not quiet):
            return {ends | detours}
        found: set[int] = set()
        best: dict[tuple[int, int], int] = {}
        line = [(0, start, zones.get(start, 0))]
        while line:
            spent, h, mask = heappop(line)
            if best.get((h, mask), 99) <= spent:
                continue
            best[h, mask] = spent
            if h == end:
                found.add(mask)
            for n in self.near[h]:
                after = spent + self.entry(mode, n, ferry)
                if after > points or after + self._rest(mode, n, end, points, ferry) > points:
                    continue
                seen = mask | zones.get(n, 0)
                if best.get((n, seen), 99) > after:
                    heappush(line, (after, n, seen))
        return found

    def _rest(self, mode: int, here: int, end: int, points: int, ferry: int) -> int:
        return 0 if here == end else self.drive(mode, here, points, ferry).cost.get(end, 99)

    # ── The ferry ────────────────────────────────────────────────────────────────────────────────────────────────

    def _advance(self, ferry: int, leg: int, stop: bool) -> tuple[int, int]:
        """FSM-FRY-01..04, FSM-Q-30, FSM-Q-31, FSM-OPT-06: where its own course leads the ferry, and its leg then."""
        for _ in range(FERRY_PACE):
            if ferry not in self.route:
                ferry = self.homing[ferry]  # FSM-HIJ-07
                continue
            step = self.route.index(ferry)
            if leg > 0 and ferry == self.landing:
                leg = -1
                if stop:
                    break
            if leg < 0 and ferry == self.port:
                break
            ferry = self.route[step + leg]
            if stop and ferry == self.landing:
                break
        return ferry, leg

    def cruise(self, ferry: int) -> tuple[int, ...]:
        """FSM-HIJ-04, FSM-MOV-19: where a stolen ferry may go, in order."""
        near = [n for n in self.near[ferry] if self.sails[n]]
        far = [m for n in near for m in self.near[n] if self.sails[m] and m != ferry]
        return tuple(dict.fromkeys([*near, *far]))


class _Fields(dict[str, Field]):
    """Maps are read when first asked for."""

    def __missing__(self, name: str) -> Field:
        self[name] = found = Field(sound(packaged(name)))
        return found


FIELDS = _Fields()


def field(name: str) -> Field:
    """One of our maps, checked: a bad map never starts a game."""
    return FIELDS[name]


__all__ = ["FOOT", "NOWHERE", "Field", "Goes", "Lot", "Reach", "field"]
