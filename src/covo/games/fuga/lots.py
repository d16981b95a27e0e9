"""Moves drawn at random without listing them all: lots for what could be done, and a look at the one that is drawn.

The lots of a counter depend on nothing but its hex, so they are kept, as long as nothing that floats is near. Of a
lot that is drawn it is asked whether somebody stands there, or whether the counter has to wait. What `legal` lists
has one lot each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from covo.games.fuga.box import CRIMINALS, END, FERRY, MODE, STAY, SUSPECTS, UNIT, Unit
from covo.games.fuga.field import Field
from covo.games.fuga.legal import (
    CRIME_BOATS,
    CRIME_ORDER,
    LAW_BOATS,
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


@lru_cache(maxsize=1 << 12)
def _waiting(law: bool, done: int) -> tuple[Unit, ...]:
    return tuple([unit for unit in (LAW_ORDER if law else CRIME_ORDER) if not done >> unit & 1])


def lots(field: Field, at: At, rides: At, done: int, law: bool, room: bool) -> list[Sequence[Move]]:
    """To end the half-turn, and a part for each counter that has not moved."""
    ground = field.bit[at[FERRY]] | field.where(at[LAW_BOATS] if law else at[CRIME_BOATS])
    kept = field.lots
    found: list[Sequence[Move]] = [(END,)]
    for unit in _waiting(law, done):
        start = at[unit]
        if start >= 0:
            moves, minds, _ = kept[unit][start] or field.lot(unit, start)
            found.append(_afloat(field, at, unit) if minds & ground else moves)
    return found


def _afloat(field: Field, at: At, unit: Unit) -> Sequence[Move]:
    """The lots of a counter near something that floats."""
    go, stay = field.go(unit), () if unit in SUSPECTS else (STAY[unit],)
    return (*[go[h] for h in reach(field, at, unit).cost], *stay)


def crime_lots(
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
) -> list[Sequence[Move]]:
    found = lots(field, at, rides, done, law, room)
    for criminal in CRIMINALS:
        unit = criminal if rides[criminal] < 0 else rides[criminal]
        if at[unit] >= 0 and not (done >> unit | done >> criminal) & 1:
            _, minds, within = field.lots[unit][at[unit]] or field.lot(unit, at[unit])
            if minds or within.out:
                found.append(leaves(criminal, reach(field, at, unit), edges))
    if not sailed:
        found.append(sails(field, at, course))
    return found


class LawLots(Parts):
    """`LawLots(lots, *args)`, with the arguments of `law_moves`."""

    def open(self, move: Move) -> bool:
        if move[0] == "go":
            field, at, rides, done, law, room = self.args[:6]
            unit, goal = UNIT[move[1]], field.index[move[2]]  # type: ignore[index]
            if MODE[unit] and unit in rides and done >> rides.index(unit) & 1:
                return False  # FSM-TRP-08: it waits for a rider who has moved
            return goal not in at or not Side(field, at, rides, law, room).barred(unit) >> goal & 1
        return move[0] != "stay" or self.stays(UNIT[move[1]])  # type: ignore[index]

    def stays(self, unit: Unit) -> bool:
        field, at, rides = self.args[:3]
        return law_stays(field, at, rides, unit)

    def whole(self) -> tuple[Move, ...]:
        return law_moves(*self.args)


class CrimeLots(LawLots):
    """`CrimeLots(crime_lots, *args)`, with the arguments of `crime_moves`."""

    def stays(self, unit: Unit) -> bool:
        field, at, rides, *_, hijacked, _ = self.args
        return crime_stays(field, at, rides, unit, hijacked)

    def whole(self) -> tuple[Move, ...]:
        return crime_moves(*self.args)
