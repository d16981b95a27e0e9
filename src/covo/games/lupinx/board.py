"""The two boards of the expansion: levels, water and temples above the squares of the base game, a ditch and stones.

There is one graph for walkers, with every temple open, every zone drained and the river walkable. What is shut just
now is a mask of blocked nodes (`Site.shut`); the trapdoors are what the bus is in the base game, a number for what is
joined just now (`Site.passages`). A square of two floors has a node of its own for the lower one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from covo.boards import Report
from covo.games.lupin.board import COLUMNS, ROAD, SIDES, Board, Lanes, beside, bits, expand, mask_of, square
from covo.games.lupinx.shape import ROWS, Kind

NAMES: Final = ("cagliostro", "stonehenge")
OFFROAD, RIVER = "offroad", "river"  # what the Jeep and the rowboat drive on
EVERY: Final = -1  # all temples open, all zones drained


class Temple:
    """A temple: its floor, its steps, and what opens it ("" where it stands open)."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.id: str = raw["id"]
        self.key: str = raw.get("opened_by", "")
        self.cells = expand(raw["cells"], ROWS)
        self.floor = mask_of(self.cells)
        self.steps = mask_of(expand(raw["steps"], ROWS))


class Zone:
    """A flooded zone and the square of its handwheel."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.colour: str = raw["colour"]
        self.wheel = square(raw["wheel"], ROWS)
        self.cells = mask_of(expand(raw["cells"], ROWS))


class Site(Board):
    rows = ROWS

    def __init__(self, data: dict[str, Any]) -> None:
        self.table = {name: Kind(**raw) for name, raw in data["kinds"].items()}
        self.walkable = frozenset(name for name, kind in self.table.items() if kind.walk)
        self.roadlike = frozenset(name for name, kind in self.table.items() if kind.wheels == "all")
        self.temples = [Temple(raw) for raw in data.get("temple", [])]
        self.temple_at = {cell: temple for temple in self.temples for cell in temple.cells}
        self.zones = [Zone(raw) for raw in data.get("zone", [])]
        self.questions = self._cells(data.get("question", {}).get("cells", []))
        self.trapdoors = {raw["symbol"]: square(raw["exit"], ROWS) for raw in data.get("trapdoor", [])}
        ramp = data.get("ramp", {})
        ways = [ramp[end] for end in ("top", "bottom") if ramp]
        ways += [[raw["cell"], raw[end]] for raw in data.get("stairs", []) for end in ("up", "down")]
        self.links = {frozenset(self._cells(pair)) for pair in ways}
        self.arrows = {square(raw["cell"], ROWS): self._cells(raw["from"]) for raw in data.get("arrow", [])}
        self.under: dict[int, int] = {}  # the lower node of a square of two floors
        super().__init__(data)

    @staticmethod
    def _cells(cells: list[str]) -> list[int]:
        return expand(cells, ROWS)

    def _more_nodes(self) -> None:
        levels = "".join(self.data["level"].splitlines())
        self.height = [self.data["levels"][letter] for letter in levels]
        for raw in self.data.get("layer", []):
            cell = square(raw["cell"], ROWS)
            self.under[cell] = len(self.names)
            self.names.append(f"{raw['cell']}-under")
            self.below.append(cell)
            self.height.append(raw["lower"]["level"])
        river = self.data.get("river", {"cells": [], "banks": []})
        self.river = mask_of(self.under.get(cell, cell) for cell in self._cells(river["cells"]))
        self.banks = {
            frozenset((square(land, ROWS), self.under.get(square(wet, ROWS), square(wet, ROWS))))
            for land, wet in river["banks"]
        }
        boat = square(river["boat_start"], ROWS) if "boat_start" in river else -1
        self.boat_start = self.under.get(boat, boat)  # LUX-Q-33
        self.ditch = mask_of(self.of_kind("ditch"))
        self.coloured = mask_of(self.of_kind("coloured", "arrow"))
        # LUX-SMO-03, LUX-Q-69: the edge of the coloured squares is a wall, open only where an arrow leads over it.
        for cell in bits(self.coloured):
            for side in SIDES:
                other = beside(cell, side, ROWS)
                if other is not None and not self.coloured >> other & 1 and other not in self.arrows.get(cell, ()):
                    self.walls.add(frozenset((cell, other)))

    def _places(self) -> None:
        super()._places()
        self.fujiko_starts = self._cells(self.data["start"].get("fujiko", []))
        self.escapes |= mask_of(self.fujiko_starts)
        self.aims = [
            tuple(square(raw[key], ROWS) for key in ("uther", "constantine", "druid", "excalibur"))
            for raw in self.data.get("aim", [])
        ]  # LUX-AIM-05: by picture the three tombs and the square of the sword
        no_agents = (cell for cell, kind in enumerate(self.kinds) if not self.table[kind].agents)
        self.no_agents = mask_of(no_agents)  # LUX-SMO-01, LUX-SMO-02
        # LUX-Q-08: nobody of the police ends a move on a start square; LUX-WAT-05: nor in the river.
        self.deploy, self.inspector_deploy = self._deploy()
        self.police_ends = self.stand & ~self.escapes
        self.gang_ends = self.stand | self.river  # LUX-SMO-06: not below the road
        self.land_ends = self.roads
        self.jeep_ends = mask_of(cell for cell, kind in enumerate(self.kinds) if self.table[kind].wheels != "none")
        steep = mask_of(self.of_kind("bridge", "ramp", "stairs", "steps")) | mask_of(self.temple_at)
        self.diggable = self.stand & ~steep & ~self.escapes

    def _deployment(self) -> int:
        return 0  # see _deploy

    def _deploy(self) -> tuple[int, int]:
        """Where agents begin, and where Zenigata does."""
        columns = self.data["police"].get("columns")
        if columns is None:  # LUX-CSE-11..15, LUX-Q-10: dry dirt of the site
            dirt = (cell for cell, kind in enumerate(self.kinds) if self.table[kind].deploy and not self.height[cell])
            mask = mask_of(dirt) & ~self.flooded(0)
        else:  # LUX-SSE-06..08, LUX-Q-73
            first, last = columns
            mask = mask_of(cell for cell in bits(self.stand) if first <= cell % COLUMNS + 1 <= last)
            mask &= ~self.escapes
        return mask & ~self.no_agents, mask

    # ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _wet(self, cell: int) -> bool:
        return bool(self.river >> cell & 1)

    def _may_step(self, a: int, b: int) -> bool:
        pair = frozenset((a, b))
        if pair in self.walls or not all(self.kinds[n] in self.walkable or self._wet(n) for n in pair):
            return False
        if self._wet(a) != self._wet(b):  # LUX-Q-29
            return pair in self.banks
        hall = self.temple_at.get(a) or self.temple_at.get(b)
        if hall is not None:  # LUX-TEM-02
            return all((hall.floor | hall.steps) >> n & 1 for n in pair)
        # LUX-HGT-06, LUX-Q-28: from level to level only over a link; LUX-SMO-07: the ditch has no walls.
        return self.height[a] == self.height[b] or pair in self.links or bool(self.ditch & mask_of(pair))

    def _may_drive(self, a: int, b: int) -> bool:
        return super()._may_drive(a, b) and self._may_step(a, b)

    def _may_jeep(self, a: int, b: int) -> bool:
        """LUX-DEV-07..09, LUX-Q-36: road, dirt and open ground; staircases only downwards."""
        stairs = "stairs" in (self.kinds[a], self.kinds[b])
        return (
            bool((self.jeep_ends >> a) & (self.jeep_ends >> b) & 1)
            and self._may_step(a, b)
            and not (stairs and self.height[b] > self.height[a])
        )

    def _more_steps(self, near: list[dict[int, dict[int, int]]]) -> None:
        """The lower floors."""
        pairs = [pair for pair in self.banks if max(pair) >= self.squares]
        for raw in self.data.get("layer", []):
            node = self.under[square(raw["cell"], ROWS)]
            pairs += [frozenset((node, cell)) for cell in self._cells(raw["lower"]["joins"])]
        for a, b in map(tuple, pairs):
            for who in near:
                who.setdefault(a, {})[b] = 1
                who.setdefault(b, {})[a] = 1

    def _lanes(self, may: Any) -> Lanes:
        out = dict.fromkeys(SIDES, 0)
        for cell in range(self.squares):
            for side in SIDES:
                other = beside(cell, side, ROWS)
                if other is not None and may(cell, other):
                    out[side] |= 1 << cell
        return out["N"], out["E"], out["S"], out["W"]

    def _beside_node(self, node: int) -> int:
        """LUX-Q-38: neighbours are those one legal step away."""
        return mask_of(self.near[0].get(node, {}))

    def _around(self, node: int) -> int:
        """Squares around on the same level, under the same roof."""
        own = self.temple_at.get(node)
        near = bits(super()._around(node))
        return mask_of(n for n in near if self.height[n] == self.height[node] and self.temple_at.get(n) is own)

    def _steps(self) -> None:
        super()._steps()
        # On the river a square stands for the water below its bridge.
        channel = self._surface(self.river)
        self.lanes[OFFROAD] = self._lanes(self._may_jeep)
        self.lanes[RIVER] = self._lanes(lambda a, b: bool((channel >> a) & (channel >> b) & 1))
        self.drive_ends[OFFROAD], self.drive_ends[RIVER] = self.jeep_ends, self.river
        self.all_around += [0] * (self.size - len(self.all_around))
        self.sunken = self.ditch  # LUX-Q-71
        everywhere = self.all
        for node in range(self.size):
            beside_it = self.sides[node] if node < self.squares else 0
            # LUX-Q-71: into the ditch and out of it one sees no farther than the next square
            hidden = everywhere if self.ditch >> node & 1 else self.ditch
            self.unseen[node] = hidden & ~beside_it
            # LUX-Q-38: neighbours on two levels that no step joins
            other = (n for n in bits(beside_it & ~self.next_to[node]) if self.height[n] != self.height[node])
            self.unhit[node] = mask_of(other)

    # ── What is open now ─────────────────────────────────────────────────────────────────────────────────────────

    def flooded(self, drained: int) -> int:
        """LUX-WAT-01, LUX-WAT-06: the squares still under water; `drained`: a bit for each zone."""
        mask = 0
        for number, zone in enumerate(self.zones):
            if not drained >> number & 1:
                mask |= zone.cells
        return mask

    @cache  # noqa: B019  (there is one board of each kind)
    def shut(self, opened: int = 0, drained: int = 0, swim: bool = False) -> int:
        """LUX-TEM-03, LUX-WAT-01, LUX-WAT-02: what nobody of this kind can enter now; `opened`: a bit a temple."""
        mask = 0
        for number, temple in enumerate(self.temples):
            if temple.key and not opened >> number & 1:
                mask |= temple.floor
        return mask if swim else mask | self.river | self.flooded(drained)

    def passages(self, alpha: int = -1, beta: int = -1) -> int:
        """LUX-Q-24: the number of what the trapdoors join when their tokens lie on these squares; -1: none is open."""
        if alpha < 0 and beta < 0:
            return -1
        return (alpha + 1) * (self.squares + 1) + beta + 1

    @cache  # noqa: B019  (there is one board of each kind)
    def joined(self, stop: int) -> tuple[tuple[int, int], ...]:
        """The squares that open trapdoors join, by the number of `passages`."""
        if stop < 0:
            return ()
        pairs = zip(divmod(stop, self.squares + 1), ("alpha", "beta"), strict=True)
        return tuple((token - 1, self.trapdoors[symbol]) for token, symbol in pairs if token)

    def layers(self, start: int, steps: int, blocked: int, who: int, stop: int = -1) -> list[int]:
        """LUX-ENV-13: as in the base game, and from trapdoor to trapdoor for one."""
        pairs = self.joined(stop)
        if not pairs:
            return super().layers(start, steps, blocked, who)
        free = self.all & ~blocked & ~start
        out = [start]
        for _ in range(steps):
            front = out[-1]
            ring = super().layers(front, 1, blocked, who)
            new = ring[1] if len(ring) > 1 else 0
            for a, b in pairs:
                if front >> a & 1:
                    new |= 1 << b
                if front >> b & 1:
                    new |= 1 << a
            new &= free
            free &= ~new
            if not new:
                break
            out.append(new)
        return out

    def cost(self, a: int, b: int, who: int, stop: int = -1) -> int | None:
        if any({a, b} == {*pair} for pair in self.joined(stop)):
            return 1
        return super().cost(a, b, who)

    def drive(self, start: int, steps: int, blocked: int, terrain: str = ROAD) -> int:
        """As in the base game; LUX-DEV-26: on the river also below the bridge."""
        if terrain != RIVER:
            return super().drive(start, steps, blocked, terrain)
        return self._dive(super().drive(self._surface(start), steps, self._surface(blocked & self.river), terrain))

    def beside_all(self, mask: int) -> int:
        """The lower floors have neighbours too."""
        out = super().beside_all(mask)
        for node in self.under.values():
            near = mask_of(self.near[0].get(node, {}))
            out |= near if mask >> node & 1 else 0
            out |= 1 << node if mask & near else 0
        return out

    def _surface(self, mask: int) -> int:
        """Lower nodes as the squares above them."""
        for cell, node in self.under.items():
            if mask >> node & 1:
                mask = mask & ~(1 << node) | 1 << cell
        return mask

    def _dive(self, mask: int) -> int:
        for cell, node in self.under.items():
            if mask >> cell & 1:
                mask = mask & ~(1 << cell) | 1 << node
        return mask

    # ── Sight ────────────────────────────────────────────────────────────────────────────────────────────────────

    def blocks(self, cell: int, a: int, b: int) -> bool:
        """LUX-VIS-04, LUX-VIS-05, LUX-Q-39, LUX-SVI-01: temples, stones and woods; a temple not for those inside it."""
        temple = self.temple_at.get(cell)
        if temple is not None and (temple.floor >> a | temple.floor >> b) & 1:
            return False
        return self.table[self.kinds[cell]].blocks_sight

    def gives_away(self, at: int, target: int) -> bool:
        """LUX-VIS-07, LUX-Q-37: a shot downwards."""
        return self.height[at] > self.height[target]

    def higher(self, node: int) -> int:
        """LUX-VIS-02, LUX-VIS-09; LUX-Q-71: out of the ditch one sees the next squares."""
        return super().higher(node) if self.height[node] >= 0 else 0

    def apart_for_sight(self, a: int, b: int, between: int) -> bool:
        """LUX-VIS-08, LUX-Q-26: one sees into a temple from its floor and steps; LUX-Q-70: not from deck to deck."""
        if max(a, b) >= self.squares:
            return True
        for here, there in ((a, b), (b, a)):
            hall = self.temple_at.get(here)
            if hall is not None and not (hall.floor | hall.steps) >> there & 1:
                return True
        return False


@cache
def load(name: str) -> Site:
    """One of our own boards."""
    text = (files("covo.games.lupinx") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return Site(tomllib.loads(text))


def check(text: str) -> Report:
    """Whether a board can be played; every problem with its place and the constraint behind it."""
    from covo.games.lupinx.survey import survey

    return survey(text)


def draw(text: str, language: str) -> str:
    from covo.games.lupinx.draw import drawn

    return drawn(Site(tomllib.loads(text)), language)
