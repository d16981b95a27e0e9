"""Where counters may go from the hexes they stand in. It is reckoned once and kept by the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from covo.games.fuga.box import CAR, FOOT, MODE, Unit
from covo.kernel import Move

if TYPE_CHECKING:
    from covo.games.fuga.field import Field

KEPT = 50  # lists of a unit at a place that are kept: long runs must not fill the memory
Hexes = int  # a set of hexes, one bit for each: such sets meet and join at every move


class Reach(NamedTuple):
    """Where a move may lead: the points it takes to each hex, and to get off the map by each edge."""

    cost: Mapping[int, int]
    out: Mapping[int, int]
    hexes: Hexes


class Goes:
    """The moves of one unit to all hexes within its reach."""

    __slots__ = ("hexes", "kept", "moves", "reach")

    def __init__(self, moves: Sequence[Move], reach: Reach) -> None:
        """From the unit's moves to all hexes of the map."""
        self.moves = tuple([moves[h] for h in reach.cost])
        self.reach, self.hexes = reach, reach.hexes
        self.kept: dict[Hexes, tuple[Move, ...]] = {}  # what was listed before, by what was barred

    def but(self, barred: Hexes) -> tuple[Move, ...]:
        """Those that do not end in a hex that is barred."""
        closed = barred & self.hexes
        if not closed:
            return self.moves
        found = self.kept.get(closed)
        if found is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            ends = zip(self.moves, self.reach.cost, strict=True)
            self.kept[closed] = found = tuple([move for move, h in ends if not closed >> h & 1])
        return found


class Post:
    """A counter in a hex with so many points to go. What floats may change where it gets to, near enough."""

    __slots__ = ("bit", "field", "here", "kept", "minds", "mode", "points", "start", "unit")

    def __init__(self, field: Field, unit: Unit, start: int, points: int) -> None:
        self.field, self.unit, self.start, self.points = field, unit, start, points
        self.mode, self.bit, self.here = MODE[unit], 1 << unit, field.bit[start]
        self.kept: dict[Hexes, Goes] = {}
        # FSM-Q-43, FSM-Q-48, FSM-Q-49: where boats and the ferry count to a walker, the ferry to a car.
        self.minds: Hexes = 0
        if self.mode == FOOT:
            self.minds = field.wade[start]
        elif self.mode == CAR:
            self.minds = field.docks & field.join(self.goes(0).hexes | self.here)

    def goes(self, afloat: Hexes) -> Goes:
        """Where it may go while this floats."""
        afloat &= self.minds
        found = self.kept.get(afloat)
        if found is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            if self.mode == FOOT:
                reach = self.field.walk(self.start, afloat)
            else:
                reach = self.field.drive(self.mode, self.start, self.points, self.ferry(afloat))
            self.kept[afloat] = found = Goes(self.field.go(self.unit), reach)
        return found

    def ferry(self, afloat: Hexes) -> int:
        """The ferry's hex where it matters to a vehicle, or NOWHERE."""
        return (afloat & self.minds).bit_length() - 1
