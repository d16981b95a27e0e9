"""Moves drawn at random without listing them all: lots for what could be done, and a look at the one that is drawn.

The lots of a counter depend on nothing but its hex, so they are kept, as long as nothing that floats is near. Of a
lot that is drawn it is asked whether somebody stands there, or whether the counter has to wait. What `legal` lists
has one lot each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from covo.games.fuga.box import CRIMINALS, END, FERRY, MODE, OF_KIND, PATROL_BOATS, STAY, SUSPECTS, UNIT, Unit
from covo.games.fuga.field import Field, Hexes
from covo.games.fuga.legal import (
    CRIME_ORDER,
    LAW_ORDER,
    At,
    Side,
    crime_moves,
    crime_stays,
    law_moves,
    law_stays,
    leaves,
    reach,
    sails,
)
from covo.kernel import Move, Parts

LAW_BOATS = slice(PATROL_BOATS[0], PATROL_BOATS[-1] + 1)
CRIME_BOATS = slice(OF_KIND["boat"][0], OF_KIND["boat"][-1] + 1)


def law_lots(field: Field, at: At, rides: At, done: int, room: bool) -> list[Sequence[Move]]:
    return [(END,), *_lots(field, at, LAW_ORDER, done, field.where(at[LAW_BOATS]))]


class LawLots(Parts):
    """`LawLots(law_lots, *args)`, with the arguments of `law_moves`."""

    def open(self, move: Move) -> bool:
        field, at, rides, done, room = self.args
        if move[0] == "go":
            return _open(field, at, rides, done, room, UNIT[move[1]], field.index[move[2]], True)  # type: ignore[index]
        return move[0] != "stay" or law_stays(field, at, rides, UNIT[move[1]])  # type: ignore[index]

    def whole(self) -> tuple[Move, ...]:
        return law_moves(*self.args)


def crime_lots(
    field: Field,
    at: At,
    rides: At,
    done: int,
    room: bool,
    edges: tuple[int, ...],
    sailed: bool,
    hijacked: int,
    course: int,
) -> list[Sequence[Move]]:
    found = [(END,), *_lots(field, at, CRIME_ORDER, done, field.where(at[CRIME_BOATS]))]
    for criminal in CRIMINALS:
        unit = criminal if rides[criminal] < 0 else rides[criminal]
        if at[unit] >= 0 and not (done >> unit | done >> criminal) & 1 and (out := reach(field, at, unit)).out:
            found.append(leaves(criminal, out, edges))
    if not sailed:
        found.append(sails(field, at, course))
    return found


class CrimeLots(Parts):
    """`CrimeLots(crime_lots, *args)`, with the arguments of `crime_moves`."""

    def open(self, move: Move) -> bool:
        field, at, rides, done, room, _, _, hijacked, _ = self.args
        if move[0] == "go":
            return _open(field, at, rides, done, room, UNIT[move[1]], field.index[move[2]], False)  # type: ignore[index]
        return move[0] != "stay" or crime_stays(field, at, rides, UNIT[move[1]], hijacked)  # type: ignore[index]

    def whole(self) -> tuple[Move, ...]:
        return crime_moves(*self.args)


@lru_cache(maxsize=1 << 12)
def _waiting(order: tuple[Unit, ...], done: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in order if not done >> unit & 1])


def _lots(field: Field, at: At, order: tuple[Unit, ...], done: int, boats: Hexes) -> list[Sequence[Move]]:
    """One part for each counter that has not moved."""
    lots, ground, found = field.lots, boats | field.bit[at[FERRY]], []
    for unit in _waiting(order, done):
        start = at[unit]
        if start >= 0:
            moves, minds, _ = lots[unit][start] or field.lot(unit, start)
            found.append(_afloat(field, at, unit) if minds & ground else moves)
    return found


def _afloat(field: Field, at: At, unit: Unit) -> Sequence[Move]:
    """The lots of a counter near something that floats."""
    go, stay = field.go(unit), () if unit in SUSPECTS else (STAY[unit],)
    return (*[go[h] for h in reach(field, at, unit).cost], *stay)


def _open(field: Field, at: At, rides: At, done: int, room: bool, unit: Unit, goal: int, law: bool) -> bool:
    """Whether a counter may go there now."""
    if MODE[unit] and unit in rides and done >> rides.index(unit) & 1:
        return False  # FSM-TRP-08: it waits for a rider who has moved
    return goal not in at or not Side(field, at, rides, law, room).barred(unit) >> goal & 1
