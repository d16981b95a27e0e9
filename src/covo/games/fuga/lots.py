"""Moves drawn at random without listing them all: lots for all that might be, and a look at the one that is drawn.

There is a lot for every place a counter could get to if nothing stood in its way and water were ground wherever
something might float; those lots depend on nothing but the counter and its hex. What `legal` lists has one lot each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from covo.games.fuga.box import CRIMINALS, END, MODE, UNIT, Unit
from covo.games.fuga.field import Field
from covo.games.fuga.legal import (
    CRIME_ORDER,
    LAW_ORDER,
    At,
    Side,
    carried,
    crime_moves,
    crime_stays,
    goes,
    law_moves,
    law_stays,
    leaves,
    sails,
)
from covo.kernel import Move, Parts


@lru_cache(maxsize=1 << 12)
def waiting(order: Sequence[Unit], done: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in order if not done >> unit & 1])


def own_lots(field: Field, at: At, order: Sequence[Unit], done: int) -> list[Sequence[Move]]:
    lots = field.lots
    return [lots[unit][start] or field.lot(unit, start) for unit in waiting(order, done) if (start := at[unit]) >= 0]


def law_lots(field: Field, at: At, rides: At, room: bool, done: int) -> list[Sequence[Move]]:
    return [(END,), *own_lots(field, at, LAW_ORDER, done)]


class LawLots(Parts):
    """`LawLots(law_lots, *args)` with the arguments of `law_moves`."""

    def open(self, move: Move) -> bool:
        field, at, rides, room, done = self.args
        if move[0] == "go":
            return may_go(field, at, rides, room, done, UNIT[move[1]], field.index[move[2]], True)  # type: ignore[index]
        return move[0] != "stay" or law_stays(field, at, rides, UNIT[move[1]])  # type: ignore[index]

    def whole(self) -> tuple[Move, ...]:
        return law_moves(*self.args)


def crime_lots(
    field: Field,
    at: At,
    rides: At,
    room: bool,
    done: int,
    edges: tuple[int, ...],
    sailed: bool,
    hijacked: int,
    course: int,
) -> list[Sequence[Move]]:
    found = [(END,), *own_lots(field, at, CRIME_ORDER, done)]
    for criminal in CRIMINALS:
        unit = criminal if rides[criminal] < 0 else rides[criminal]
        if at[unit] >= 0 and not (done >> unit | done >> criminal) & 1:
            found.append(leaves(criminal, goes(field, at, unit).reach, edges))
    if not sailed:
        found.append(sails(field, at, course))
    return found


class CrimeLots(Parts):
    """`CrimeLots(crime_lots, *args)` with the arguments of `crime_moves`."""

    def open(self, move: Move) -> bool:
        field, at, rides, room, done, _, _, hijacked, _ = self.args
        if move[0] == "go":
            return may_go(field, at, rides, room, done, UNIT[move[1]], field.index[move[2]], False)  # type: ignore[index]
        return move[0] != "stay" or crime_stays(field, at, rides, UNIT[move[1]], hijacked)  # type: ignore[index]

    def whole(self) -> tuple[Move, ...]:
        return crime_moves(*self.args)


def may_go(field: Field, at: At, rides: At, room: bool, done: int, unit: Unit, goal: int, law: bool) -> bool:
    """Whether one counter that has not moved may go to one hex."""
    if MODE[unit] and unit in rides and done >> carried(rides)[unit] & 1:
        return False  # FSM-TRP-08
    if goal in at and Side(field, at, rides, room, law).barred(unit) >> goal & 1:
        return False
    return not field.post(unit, at[unit]).minds or goal in goes(field, at, unit).reach.cost
