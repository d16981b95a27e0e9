"""The boards of the base missions with the expansion's devices: a Jeep off the road, a rowboat and swimmers."""

from __future__ import annotations

from typing import Any, Final

from covo.games.lupin.board import ROAD, SIDES, Board, Lanes, beside, mask_of, read
from covo.games.lupinx.board import OFFROAD, RIVER

OPEN_GROUND: Final = frozenset({"ground", "square", "road", "bridge"})  # LUX-BAS-04, LUX-Q-03
WATER: Final = frozenset({"water"})


class Grounds(Board):
    """There is one graph for walkers, with the water walkable; it is shut to whoever does not swim (`shut`)."""

    def __init__(self, data: dict[str, Any], *, water: bool) -> None:
        self.wet = water
        super().__init__(data)

    def _places(self) -> None:
        super()._places()
        self.river = mask_of(self.of_kind("water")) if self.wet else 0  # LUX-BAS-02, LUX-BAS-03
        self.bridges = mask_of(self.of_kind("bridge"))
        self.gang_ends |= self.river

    def _may_step(self, a: int, b: int) -> bool:
        if super()._may_step(a, b):
            return True
        kinds = {self.kinds[a], self.kinds[b]}
        wade = self.wet and bool(kinds & WATER) and kinds <= WATER | self.walkable - {"bridge"}
        return wade and frozenset((a, b)) not in self.walls

    def _beside_node(self, node: int) -> int:
        near = super()._beside_node(node)
        if node < self.squares and self.wet:
            near |= mask_of(n for n in self.near[0].get(node, {}) if self.river >> n & 1)
        return near

    def _steps(self) -> None:
        super()._steps()
        self.lanes |= {OFFROAD: self._lanes(OPEN_GROUND), RIVER: self._lanes(WATER | {"bridge"})}
        field = mask_of(self.of_kind(*OPEN_GROUND)) & ~self.stop_squares
        self.drive_ends |= {OFFROAD: field, RIVER: self.river}

    def _lanes(self, kinds: frozenset[str]) -> Lanes:
        out = dict.fromkeys(SIDES, 0)
        for cell in range(self.squares):
            for side in SIDES:
                other = beside(cell, side, self.rows)
                if other is None or frozenset((cell, other)) in self.walls:
                    continue
                if {self.kinds[cell], self.kinds[other]} <= kinds:
                    out[side] |= 1 << cell
        return out["N"], out["E"], out["S"], out["W"]

    def drive(self, start: int, steps: int, blocked: int, terrain: str = ROAD) -> int:
        """LUX-BAS-05, LUX-Q-03: the rowboat passes under bridges, whoever stands on them."""
        return super().drive(start, steps, blocked & ~self.bridges if terrain == RIVER else blocked, terrain)

    def shut(self, opened: int = 0, drained: int = 0, swim: bool = False) -> int:
        return 0 if swim else self.river


def grounds(name: str) -> Grounds:
    return Grounds(read("covo.games.lupin", name), water=name == "ruby")
