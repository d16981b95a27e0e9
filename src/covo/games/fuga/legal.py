"""Which moves there are. Lists are made of immutable values when somebody first looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from covo.games.fuga.box import (
    ANYWHERE,
    BOAT,
    CALL,
    CF,
    COVER,
    CRIME_FOOT,
    CRIME_RIDES,
    CRIMINALS,
    END,
    FERRY,
    FERRY_CF,
    FERRY_FORMS,
    FERRY_LOOT,
    FIRST,
    FOOT,
    FORMS,
    ISLAND,
    LAW_FOOT,
    LAW_RIDES,
    LAW_UNITS,
    LEAVE,
    LOOT,
    MF,
    MODE,
    OF,
    OF_KIND,
    OPPOSITE,
    PATROL_BOATS,
    SAIL,
    SECOND,
    STAY,
    STEAL,
    STOCK,
    SUSPECTS,
    Unit,
    attack,
)
from covo.games.fuga.field import Field, Goes, Hexes, Reach
from covo.games.fuga.state import LAW_FEET, Fuga
from covo.kernel import Move

At = tuple[int, ...]
LAW_ORDER, CRIME_ORDER = LAW_FOOT + LAW_RIDES, CRIME_FOOT + CRIME_RIDES


def row(*units: Unit) -> slice:
    """Counters that lie side by side in the box."""
    return slice(units[0], units[-1] + 1)


LAW_BOATS, CRIME_BOATS = row(*PATROL_BOATS), row(*OF_KIND["boat"])
LAW_CARS, CRIME_CARS = row(*OF_KIND["police"]), row(*OF_KIND["fast"], *OF_KIND["car"])
CRIME_WALKERS, CRIMINAL_ROW = row(*OF_KIND["walker"]), row(*CRIMINALS)


def spare(at: At, kind: str) -> Unit | None:
    """FSM-CMP-03, FSM-Q-56: a counter of a kind that is still in the stock."""
    for unit in OF_KIND[kind]:
        if at[unit] == STOCK:
            return unit
    return None


def occupied(at: At) -> set[int]:
    """Hexes with a counter on them, the ferry apart: it is ground (FSM-FRY-06)."""
    return {h for unit, h in enumerate(at) if h >= 0 and unit != FERRY}


# ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def reach(field: Field, at: At, unit: Unit, points: int = 0) -> Reach:
    """Where a counter may get to, whoever stands there: with these points, or with all of its own."""
    start, mode = at[unit], MODE[unit]
    if mode == FOOT:
        return field.walk(start, footing(field, at, unit))
    if not points:
        lot = field.lots[unit][start] or field.lot(unit, start)
        if not lot.minds & field.bit[at[FERRY]]:
            return lot.reach
        points = MF[unit]
    return field.drive(mode, start, points, field.afloat(mode, start, points, at[FERRY]))


def footing(field: Field, at: At, unit: Unit) -> Hexes:
    """FSM-Q-43: water on which boats of his side, or the ferry, give a walker a foothold."""
    within = field.wade[at[unit]]
    if not within:
        return 0
    boats = field.where(at[LAW_BOATS] if unit in LAW_UNITS else at[CRIME_BOATS])
    return (field.bit[at[FERRY]] | boats) & within


class Side:
    """One side's counters as they stand, and what bars a hex to whom."""

    __slots__ = ("at", "carried", "enemy", "feet", "ferry", "field", "ground", "on_map", "ridden")

    def __init__(self, field: Field, at: At, rides: At, law: bool, room: bool) -> None:
        bit = field.bit
        self.field, self.at = field, at
        walkers, boats, cars = (LAW_FOOT, LAW_BOATS, LAW_CARS) if law else (CRIME_FOOT, CRIME_BOATS, CRIME_CARS)
        self.on_map = [unit for unit in (LAW_ORDER if law else CRIME_ORDER) if at[unit] >= 0]
        self.carried = {rides[unit]: unit for unit in walkers if rides[unit] >= 0}  # by transport who stands on it
        self.ferry = ferry = bit[at[FERRY]]
        feet = field.where(at[LAW_FEET]) if law else field.where(at[CRIMINAL_ROW]) | field.where(at[CRIME_WALKERS])
        afloat = field.where(at[boats])
        self.ground = ferry | afloat
        ridden = afloat | field.where(at[cars])
        enemy = field.where(at[FIRST:] if law else at[:FERRY])
        if room:  # FSM-OPT-08: on the ferry there is room for all
            enemy, feet, ridden = enemy & ~ferry, feet & ~ferry, ridden & ~ferry
        self.enemy, self.feet, self.ridden = enemy, enemy | feet, enemy | ridden

    def barred(self, unit: Unit) -> Hexes:
        """FSM-MOV-03, FSM-STK-01..06, FSM-Q-44: where this counter may not stop."""
        mode = MODE[unit]
        if mode == FOOT:
            return self.feet
        barred = self.ridden
        if mode == BOAT:
            barred |= self.ferry  # FSM-Q-49
        return barred | self.feet if unit in self.carried else barred

    def lot(self, unit: Unit, points: int = 0) -> tuple[Goes, Hexes]:
        """Where one counter may go, with these points or with all of its own, and where it may not stop."""
        field, start, mode = self.field, self.at[unit], MODE[unit]
        if mode == FOOT:
            return field.walks(unit, start, self.ground & field.wade[start]), self.feet
        points = points or MF[unit]
        return field.drives(unit, start, points, field.afloat(mode, start, points, self.at[FERRY])), self.barred(unit)

    def goes(self, unit: Unit, points: int = 0) -> tuple[Move, ...]:
        goes, barred = self.lot(unit, points)
        return goes.but(barred)

    def movers(self, done: int) -> list[Unit]:
        """FSM-TRN-04, FSM-TRP-08: who has not moved; a transport waits for a rider who has."""
        for transport, rider in self.carried.items():
            if done >> rider & 1:
                done |= 1 << transport
        return [unit for unit in self.on_map if not done >> unit & 1]


def law_moves(field: Field, at: At, rides: At, done: int, law: bool, room: bool) -> tuple[Move, ...]:
    """FSM-TRN-04, FSM-TRN-05, FSM-HOK-03: what the law may still move."""
    side = Side(field, at, rides, law, room)
    return (END, *chain.from_iterable([law_part(side, rides, unit) for unit in side.movers(done)]))


def law_part(side: Side, rides: At, unit: Unit) -> tuple[Move, ...]:
    """The moves of one counter; whoever stays beside a criminal may say so."""
    found = side.goes(unit)
    return (*found, STAY[unit]) if law_stays(side.field, side.at, rides, unit) else found


def law_stays(field: Field, at: At, rides: At, unit: Unit) -> bool:
    """FSM-ZOC-03: a move of no length."""
    return bool(stayers(field, at, rides, (unit,)))


def stayers(field: Field, at: At, rides: At, units: Sequence[Unit]) -> list[Unit]:
    """Those that stand beside a criminal."""
    close = field.around[at[FIRST]] | field.around[at[SECOND]]
    return [unit for unit in units if close >> at[unit] & 1 and unit not in rides]


def crime_moves(
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
) -> tuple[Move, ...]:
    """The criminal side's: counters, flight (FSM-ESC-01), and the ferry (FSM-TRN-03), which follows its `course`
    unless it was stolen in an earlier turn; then there is none.
    """
    side = Side(field, at, rides, law, room)
    found = [END]
    for unit in side.movers(done):
        found += side.goes(unit)
        if unit in CRIMINALS:
            if crime_stays(field, at, rides, unit, hijacked):
                found.append(STAY[unit])
            if rides[unit] < 0:
                found += leaves(unit, reach(field, at, unit), edges)
        elif (rider := side.carried.get(unit, -1)) in CRIMINALS:
            found += leaves(rider, reach(field, at, unit), edges)
    return tuple(found) if sailed else (*found, *sails(field, at, course))


def crime_stays(field: Field, at: At, rides: At, criminal: Unit, hijacked: int) -> bool:
    """FSM-ZOC-03, FSM-X-25: staying is worth saying where it allows something."""
    beside = field.around[at[criminal]] & field.where(at[:FERRY])
    return bool(beside or loot(field, at, rides, criminal, hijacked))


def sails(field: Field, at: At, course: int) -> Sequence[Move]:
    """Where the ferry may go."""
    if course < 0:
        return [field.sail[h] for h in field.cruise(at[FERRY])]
    return () if course == at[FERRY] else (SAIL,)


def leaves(criminal: Unit, reach: Reach, edges: tuple[int, ...]) -> list[Move]:
    """FSM-ESC-02..05, FSM-ESC-08, FSM-Q-100, FSM-Q-103: by which edges he may flee."""
    other = edges[1 if criminal == FIRST else 0]
    return [LEAVE[criminal][edge] for edge in reach.out if other < 0 or edge == OPPOSITE[other]]


def loot(field: Field, at: At, rides: At, criminal: Unit, hijacked: int) -> tuple[Move, ...]:
    """FSM-THF-01, FSM-THF-05..07, FSM-HIJ-01, FSM-Q-35: what he may steal where he stands."""
    here = at[criminal]
    aboard = here == at[FERRY]
    found = []
    if rides[criminal] < 0:
        kinds = FERRY_LOOT if aboard else LOOT[field.kind[here]]
        found = [STEAL[kind] for kind in kinds if spare(at, kind) is not None]
    if aboard and not hijacked:
        found.append(STEAL["ferry"])
    return tuple(found)


def entries(field: Field, at: At, target: Unit, room: bool) -> tuple[Move, ...]:
    """FSM-MIS-04..07, FSM-Q-62..64: where a false suspect may come in around a law unit, and as what."""
    taken = occupied(at)
    stock = {kind for kind in ("fast", "car", "boat", "walker") if spare(at, kind) is not None}
    found = []
    for h in field.near[at[target]]:
        aboard = h == at[FERRY]
        if h in taken and not (aboard and room):
            continue
        forms = FERRY_FORMS if aboard else FORMS[field.kind[h]]
        found += [Move("enter", kind, field.names[h]) for kind in forms if kind in stock]
    return tuple(found)


def calls(at: At) -> tuple[Move, ...]:
    """FSM-ALR-02, FSM-ALR-03, FSM-ALR-12: the reinforcements that are left."""
    kinds = ("swat", "squad", "patrol", "launch") if spare(at, "police") is not None else ("launch",)
    return tuple([CALL[kind] for kind in kinds if spare(at, kind) is not None])


def places(field: Field, at: At, unit: Unit, zone: int) -> tuple[Move, ...]:
    """FSM-SET-14, FSM-Q-18..20: where a counter may start; a law unit on a transport too."""
    found, aboard = field.starts(unit, zone).but(taken(field, at, unit, zone)), boarding(field, at, unit, zone)
    return found if aboard is None else (*found, aboard)


def taken(field: Field, at: At, unit: Unit, zone: int) -> Hexes:
    """Where this counter may not start."""
    ride = unit in LAW_FOOT
    found = field.bit[at[FERRY]] if zone == ANYWHERE else 0
    for other, h in enumerate(at):
        if other != FERRY and not (ride and MODE[other]):
            found |= field.bit[h]
    return found


def boarding(field: Field, at: At, unit: Unit, zone: int) -> Move | None:
    """The first criminal may start on the ferry."""
    return field.place(unit, at[FERRY]) if unit == FIRST and zone == ISLAND else None


# ── Fighting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def strength(state: Fuga, unit: Unit, defender: Unit) -> int:
    """FSM-CMB-13, FSM-CMB-16, FSM-TRP-12, FSM-Q-40, FSM-Q-87: a law stack's total against a criminal."""
    if covered(state, defender):
        return CF[unit]
    transport = state.rides[unit]
    aboard = state.at[unit] == state.ferry
    return CF[unit] + (CF[transport] if transport >= 0 else 0) + (FERRY_CF if aboard else 0)


def defence(state: Fuga, criminal: Unit) -> int:
    """FSM-CMB-14, FSM-CMB-17, FSM-TRP-13: a criminal's total."""
    transport = state.rides[criminal]
    aboard = state.at[criminal] == state.ferry
    return CF[criminal] + (CF[transport] if transport >= 0 else 0) + (FERRY_CF if aboard else 0)


def covered(state: Fuga, criminal: Unit) -> bool:
    """In a park or a building; the ferry is neither."""
    return state.field.kind[state.at[criminal]] in COVER


def law_attacks(state: Fuga) -> tuple[Move, ...]:
    """FSM-CMB-01, 05, 06, 09, 18, FSM-TRP-02, FSM-TRP-03, FSM-HOK-03: who may attack whom."""
    if not state.unlocked:
        return ()
    field, at = state.field, state.at
    law, found = field.where(at[:FERRY]), []
    for criminal in CRIMINALS:
        around = field.around[at[criminal]]
        if around & law:
            free = [unit for unit in state.law_stacks() if not (state.fought | state.hooked) >> unit & 1]
            near = [unit for unit in free if around & field.bit[at[unit]]]
            found += [attack(unit, criminal) for unit in near if armed(state, unit, criminal)]
    return tuple(found)


def armed(state: Fuga, unit: Unit, criminal: Unit) -> bool:
    """Transports do not attack by themselves, but for patrol boats, and those not into cover."""
    return MODE[unit] == FOOT or (unit in PATROL_BOATS and not covered(state, criminal))


def crime_attacks(state: Fuga) -> tuple[Move, ...]:
    """FSM-CMB-02, 05, 06, 10, 11, FSM-OPT-07, FSM-SUS-03: only criminals attack, any law unit beside them."""
    field, at = state.field, state.at
    law = field.where(at[:FERRY])
    found = []
    for criminal in CRIMINALS:
        around = field.around[at[criminal]]
        if not around & law or state.fought >> criminal & 1 or (criminal != FIRST and not state.unarmed):
            continue
        found += [attack(criminal, unit) for unit in state.law_stacks() if around & field.bit[at[unit]]]
    return tuple(found)


def hostages(state: Fuga, criminal: Unit) -> tuple[Unit, ...]:
    """FSM-HST-02, 03, 05, FSM-Q-45, 76, 77: suspects beside him that did not hook, and the vehicle under him."""
    at, around = state.at, state.field.near[state.at[criminal]]
    busy = {suspect for suspect, _ in state.hooks}
    found = [unit for unit in SUSPECTS if at[unit] in around and unit not in busy]
    under = state.rides[criminal]
    return tuple([*found, under] if under >= 0 else found)


def obfuscation(state: Fuga, unit: Unit) -> int:
    """FSM-INV-11, FSM-MIS-12, FSM-Q-55, FSM-OPT-04: the number to reach against this unit."""
    transport = state.rides[unit]
    if transport < 0 or state.obfuscation == "own":
        return OF[unit]
    return OF[transport] + (OF[unit] if state.obfuscation == "sum" else 0)
