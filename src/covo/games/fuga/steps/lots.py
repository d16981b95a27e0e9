"""Moves drawn at random without listing them all: lots for what could be done, and a look at the one that is drawn.

The lots of a counter depend on nothing but its hex, so they are kept, as long as nothing that floats is near. Of a
lot that is drawn it is asked whether somebody stands there, or whether the counter has to wait. What `legal` lists
has one lot each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from covo.games.fuga.box import BOAT, CRIME, CRIMINALS, END, FERRY, FOOT, LAW, MF, MODE, UNIT, Unit
from covo.games.fuga.field import NOWHERE, Field, Hexes
from covo.games.fuga.legal import (
    CRIME_BOATS,
    CRIME_ORDER,
    LAW_BOATS,
    LAW_ORDER,
    At,
    Side,
    boarding,
    crime_moves,
    crime_stays,
    footing,
    law_moves,
    law_stays,
    leaves,
    places,
    reach,
    sails,
    taken,
)
from covo.games.fuga.state import Fuga, rider_of
from covo.games.fuga.steps.moving import depart
from covo.kernel import Move, Parts, lot

Deal = tuple[list[Unit], list[Sequence[Move]]]  # counters, and the parts: first the end, then that of each counter


@lru_cache(maxsize=1 << 12)
def _waiting(law: bool, done: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in (LAW_ORDER if law else CRIME_ORDER) if not done >> unit & 1])


def lots(field: Field, at: At, rides: At, done: int, law: bool, room: bool) -> list[Sequence[Move]]:
    """To end the half-turn, and a part for each counter that has not moved."""
    return law_deal(field, at, rides, done, law, room)[1]


def law_deal(field: Field, at: At, rides: At, done: int, law: bool, room: bool) -> Deal:
    return _deal(field, at, done, law, floating(field, at, law))


def floating(field: Field, at: At, law: bool) -> Hexes:
    """Where a counter may step on something that floats."""
    bit = field.bit
    found = bit[at[FERRY]]
    for h in at[LAW_BOATS] if law else at[CRIME_BOATS]:
        found |= bit[h]
    return found


def _deal(field: Field, at: At, done: int, law: bool, ground: Hexes) -> Deal:
    kept = field.lots
    units: list[Unit] = []
    parts: list[Sequence[Move]] = [(END,)]
    for unit in _waiting(law, done):
        start = at[unit]
        if start >= 0:
            lot = kept[unit][start] or field.lot(unit, start)
            units.append(unit)
            parts.append(_afloat(field, at, unit) if lot.minds & ground else lot.moves)
    return units, parts


def minded(field: Field, at: At, units: list[Unit], *hexes: int) -> bool:
    """Whether it matters to one of these counters what floats there."""
    water = 0
    for h in hexes:
        water |= field.bit[h]
    for unit in units:
        lot = field.lots[unit][at[unit]]
        if lot is None or lot.minds & water:
            return True
    return False


def _afloat(field: Field, at: At, unit: Unit) -> Sequence[Move]:
    """The lots of a counter near something that floats."""
    start, mode = at[unit], MODE[unit]
    if mode == FOOT:
        return field.landed(unit, start, footing(field, at, unit), NOWHERE)
    return field.landed(unit, start, 0, field.afloat(mode, start, MF[unit], at[FERRY]))


def crime_deal(
    field: Field,
    at: At,
    rides: At,
    done: int,
    law: bool,
    room: bool,
    edges: tuple[int, ...],
    sailed: bool,
    hijacked: int,
    course: int,
) -> Deal:
    ground = floating(field, at, law)
    units, found = _deal(field, at, done, law, ground)
    for criminal in CRIMINALS:
        unit = criminal if rides[criminal] < 0 else rides[criminal]
        if at[unit] >= 0 and not (done >> unit | done >> criminal) & 1:
            _, minds, within = field.lots[unit][at[unit]] or field.lot(unit, at[unit])
            if minds & ground:
                within = reach(field, at, unit)
            if within.out:
                found.append(leaves(criminal, within, edges))
    if not sailed:
        found.append(sails(field, at, course))
    return units, found


def crime_lots(*args: Any) -> list[Sequence[Move]]:
    """The same with flight and the ferry, of the arguments of `crime_moves`."""
    return crime_deal(*args)[1]


def waits(unit: Unit, rides: At, done: int) -> bool:
    """FSM-TRP-08: a transport whose rider has moved."""
    return bool(MODE[unit] and (rider := rider_of(rides, unit)) >= 0 and done >> rider & 1)


class Places(Parts):
    """`Places(spots, *args)`, with the arguments of `places`."""

    def open(self, move: Move) -> bool:
        field, at = self.args[:2]
        goal = field.index[move[2]]
        return goal not in at or move is boarding(*self.args) or not taken(*self.args) >> goal & 1

    def whole(self) -> tuple[Move, ...]:
        return places(*self.args)


def spots(field: Field, at: At, unit: Unit, zone: int) -> list[Sequence[Move]]:
    aboard = boarding(field, at, unit, zone)
    return [field.starts(unit, zone).moves, () if aboard is None else (aboard,)]


class LawLots(Parts):
    """`LawLots(lots, *args)`, with the arguments of `law_moves`."""

    deal: ClassVar[Callable[..., Deal]] = staticmethod(law_deal)

    def open(self, move: Move) -> bool:
        field, at, rides, done = self.args[:4]
        if move[0] == "go":
            unit, goal = UNIT[move[1]], field.index[move[2]]  # type: ignore[index]
            return not (waits(unit, rides, done) or (goal in at and self.barred(unit, goal, at, rides)))
        return move[0] != "stay" or self.may_stay(UNIT[move[1]], at, rides)  # type: ignore[index]

    def barred(self, unit: Unit, goal: int, at: At, rides: At) -> bool:
        return bool(Side(self.args[0], at, rides, *self.args[4:6]).barred(unit) >> goal & 1)

    def may_stay(self, unit: Unit, at: At, rides: At) -> bool:
        return law_stays(self.args[0], at, rides, unit)

    def rush(self, state: Fuga, random: Callable[[], float]) -> int:
        """Counter after counter, while nothing else comes of it: the others keep their lots."""
        field, at, rides, done, law = self.args[:5]
        units, parts = self.deal(*self.args)
        count, made = sum(map(len, parts)), 0
        while True:
            move = lot(parts, count, random)
            if move[0] != "go":
                if move[0] == "stay" and not self.may_stay(UNIT[move[1]], at, rides):  # type: ignore[index]
                    continue
                state.advance(LAW if law else CRIME, move)
                return made + 1
            unit, goal = UNIT[move[1]], field.index[move[2]]  # type: ignore[index]
            if waits(unit, rides, done) or (goal in at and self.barred(unit, goal, at, rides)):
                continue
            agenda = depart(state, unit, goal)
            made += 1
            if agenda:
                state.go_on(agenda)
                return made
            # Who was taken up, or left by what floated beside him, has other lots now.
            again = state.rides is not rides or (MODE[unit] == BOAT and minded(field, at, units, at[unit], goal))
            at, rides, done = state.at, state.rides, state.moved
            if law:
                done |= state.hooked
            if again:
                units, parts = self.deal(field, at, rides, done, *self.args[4:])
                count = sum(map(len, parts))
                continue
            for number in range(len(units) - 1, -1, -1):
                if done >> units[number] & 1:
                    count -= len(parts[number + 1])
                    del units[number], parts[number + 1]

    def whole(self) -> tuple[Move, ...]:
        return law_moves(*self.args)


class CrimeLots(LawLots):
    """`CrimeLots(crime_lots, *args)`, with the arguments of `crime_moves`."""

    deal = staticmethod(crime_deal)

    def may_stay(self, unit: Unit, at: At, rides: At) -> bool:
        return crime_stays(self.args[0], at, rides, unit, self.args[8])

    def whole(self) -> tuple[Move, ...]:
        return crime_moves(*self.args)
