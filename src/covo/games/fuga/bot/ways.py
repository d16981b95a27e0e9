"""How long everything takes, what an attack is worth, and what both sides reckon with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from random import Random
from typing import Any, Generic, TypeVar

from covo.games.fuga.box import (
    BOAT,
    FERRY,
    FOOT,
    LAW_TABLE,
    MF,
    MODE,
    SHIP,
    WALK,
    Unit,
    law_column,
)
from covo.games.fuga.field import Field
from covo.games.fuga.state import Fuga
from covo.kernel import Move

T = TypeVar("T")
FAR = 99


@lru_cache(maxsize=4096)
def turns(field: Field, mode: int, pace: int, start: int) -> tuple[int, ...]:
    """Turns to every hex; a walker needs two for a hex of water and its shore, leftover points are lost."""
    best = [FAR] * field.size
    line = [(0, 0, start)]
    while line:
        turn, used, h = heappop(line)
        if best[h] < FAR:
            continue
        best[h] = turn
        for n in field.near[h]:
            if best[n] < FAR:
                continue
            if mode == FOOT:
                swim = field.wet[n] or field.wet[h]
                cost, purse = (2, 2) if swim else (1, 2)
            else:
                cost = field.boat_cost[n] if mode == BOAT else field.car_cost[n]
                purse = pace
            if cost > purse:
                continue
            after = (turn, used + cost, n) if turn and used + cost <= purse else (turn + 1, cost, n)
            heappush(line, after)
    return tuple(best)


@lru_cache(maxsize=1024)
def voyage(field: Field, ferry: int, leg: int, stop: bool, hijacked: bool) -> tuple[int, ...]:
    """Turns to every hex for somebody on deck who gets off where he likes."""
    best = list(turns(field, FOOT, 2, ferry))
    here, way = ferry, leg
    for turn in range(1, 2 * len(field.route)):
        if hijacked:
            break
        here, way = field.advance(here, way, stop)
        best[here] = min(best[here], turn)
        for h, more in enumerate(turns(field, FOOT, 2, here)):
            if turn + more < best[h]:
                best[h] = turn + more
        if way < 0 and here == field.port:
            break
    return tuple(best)


Way = tuple[int, ...]  # how somebody goes on: mode, pace and start; or on deck, with what `voyage` asks for


def takes(field: Field, way: Way) -> tuple[int, ...]:
    """Turns to every hex."""
    return voyage(field, *way[1:]) if way[0] == SHIP else turns(field, *way)


def way(state: Fuga, h: int, transport: int) -> Way:
    """How a criminal would go on from a hex."""
    if transport >= 0:
        return MODE[transport], MF[transport], h
    if h != state.at[FERRY]:
        return FOOT, WALK, h
    return SHIP, h, state.leg, state.stop, state.hijacked > 0  # on deck: swim, or wait for land


def pace(state: Fuga, unit: Unit) -> tuple[int, int]:
    """How a stack moves, by itself or on what it rides: mode and points."""
    transport = unit if MODE[unit] else state.rides[unit]
    return (FOOT, WALK) if transport < 0 else (MODE[transport], MF[transport])


@lru_cache(maxsize=4096)
def beside(field: Field, way: Way, waits: bool) -> tuple[tuple[int, list[int]], ...]:
    """By turns, the fewest first, the hexes beside which one is by then; whoever waits for his move saves one."""
    far = takes(field, way)
    found: dict[int, list[int]] = {}
    for h, near in enumerate(field.near):
        turn = min([far[n] for n in near])
        found.setdefault(turn - (waits and turn > 0), []).append(h)
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1 << 15)
def together(field: Field, mine: Way, theirs: Way, waits: bool) -> int:
    """Turns till the two can stand side by side."""
    far, best = takes(field, mine), FAR
    for turn, hexes in beside(field, theirs, waits):
        if turn >= best:
            break
        best = min(best, max(turn, min([far[h] for h in hexes])))
    return best


@lru_cache(maxsize=2048)
def edge_turns(field: Field, way: Way) -> tuple[int, ...]:
    """Turns to each edge."""
    far = takes(field, way)
    return tuple([min((far[h] for h in range(field.size) if edge in field.edges[h]), default=FAR) for edge in range(4)])


@lru_cache(maxsize=1 << 16)
def approach(field: Field, mode: int, pace: int, start: int, spot: int) -> int:
    """Turns to be next to one hex."""
    far = turns(field, mode, pace, start)
    return min([far[n] for n in field.near[spot]])


@lru_cache(maxsize=256)
def arrest_value(diff: int) -> float:
    """What an attack with this difference is worth to the law, in points."""
    column = law_column(diff)
    worth = {"da": 6.0, "de": 2.0, "DF": 0.5, "AF": -0.7, "ae": -1.0, "--": 0.0}
    return sum([worth[row[column]] for row in LAW_TABLE]) / 6


@cache
def law_odds(column: int) -> dict[str, float]:
    """By result how likely it is in a column of the law's table."""
    return {code: sum(row[column] == code for row in LAW_TABLE) / 6 for code in ("da", "de", "DF", "AF", "ae")}


class once(Generic[T]):  # noqa: N801 (read as the decorator it is)
    """A property that is worked out when first asked for; unlike `functools.cached_property` it has no lock, which
    costs more than most of what is worked out here.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name = work, work.__name__

    def __get__(self, mind: Any, owner: object) -> T:
        found: T = self.work(mind)
        mind.__dict__[self.name] = found
        return found


class Mind:
    """What both sides reckon with. It is made for one question, so what it has found out about the table stays true."""

    def __init__(self, state: Fuga, rng: Random) -> None:
        self.state, self.rng = state, rng
        self.field = state.field
        self.at = state.at
        self.criminals = state.criminals
        self.thoughts: list[tuple[Move, float]] | None = None  # moves compared, and how far each is from the best

    def best(self, moves: Sequence[Move], score: Callable[[Move], float]) -> tuple[float, Move]:
        """The best by score, then by luck."""
        random = self.rng.random
        rated = [(score(move), random(), number) for number, move in enumerate(moves)]
        top = max(rated)
        if self.thoughts is not None:
            self.thoughts += [(moves[number], worth - top[0]) for worth, _, number in rated]
        return top[0], moves[top[2]]

    @once
    def left(self) -> int:
        """Turns after this one."""
        return self.state.last_turn - self.state.turn

    @once
    def law_stacks(self) -> tuple[Unit, ...]:
        return self.state.law_stacks()
