"""Which moves there are. Lists are made of immutable values when somebody first looks at them."""

from __future__ import annotations

from functools import lru_cache

from covo.games.fuga.box import (
    ANYWHERE,
    BOAT,
    CALL,
    CF,
    COVER,
    CRIME_FOOT,
    CRIME_RIDES,
    CRIME_UNITS,
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
    STAY,
    STEAL,
    STOCK,
    SUSPECTS,
    Unit,
    attack,
)
from covo.games.fuga.field import Field, Reach
from covo.games.fuga.state import Fuga
from covo.kernel import Move

At = tuple[int, ...]


def spare(at: At, kind: str) -> Unit | None:
    """FSM-CMP-03, FSM-Q-56: a counter of a kind that is still in the stock."""
    return next((unit for unit in OF_KIND[kind] if at[unit] == STOCK), None)


def occupied(at: At) -> set[int]:
    """Hexes with a counter on them, the ferry apart: it is ground (FSM-FRY-06)."""
    return {h for unit, h in enumerate(at) if h >= 0 and unit != FERRY}


def ground(at: At, rides: tuple[Unit, ...]) -> set[int]:
    """FSM-Q-43: water on which these transports, or the ferry, give a foothold."""
    return {at[FERRY], *[at[unit] for unit in rides if MODE[unit] == BOAT]}


# ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Side:
    """One side's counters as they stand, and what bars a hex to whom."""

    __slots__ = ("at", "carried", "enemy", "feet", "ferry", "field", "foot", "footholds", "ridden", "riding", "room")

    def __init__(self, field: Field, at: At, rides: At, law: bool, room: bool) -> None:
        self.field, self.at, self.room = field, at, room
        self.foot, self.riding = (LAW_FOOT, LAW_RIDES) if law else (CRIME_FOOT, CRIME_RIDES)
        self.ferry = at[FERRY]
        self.enemy = {h for unit in (CRIME_UNITS if law else LAW_UNITS) if (h := at[unit]) >= 0}
        self.feet = {h for unit in self.foot if (h := at[unit]) >= 0}
        self.ridden = {h for unit in self.riding if (h := at[unit]) >= 0}
        self.carried = {transport: unit for unit in self.foot if (transport := rides[unit]) >= 0}
        self.footholds = ground(at, self.riding)
        if room:  # FSM-OPT-08: on the ferry there is room for all
            self.enemy.discard(self.ferry)
            self.feet.discard(self.ferry)
            self.ridden.discard(self.ferry)

    def barred(self, unit: Unit) -> set[int]:
        """FSM-MOV-03, FSM-STK-01..06, FSM-Q-44: where this counter may not stop."""
        if MODE[unit] == FOOT:
            return self.enemy | self.feet
        barred = self.enemy | self.ridden
        if MODE[unit] == BOAT:
            barred.add(self.ferry)  # FSM-Q-49
        return barred | self.feet if unit in self.carried else barred

    def reach(self, unit: Unit, points: int = 0) -> Reach:
        field, start = self.field, self.at[unit]
        if MODE[unit] == FOOT:
            return field.walk(start, field.footing(start, self.footholds))
        points = points or MF[unit]
        return field.drive(MODE[unit], start, points, field.afloat(MODE[unit], start, points, self.ferry))

    def goes(self, unit: Unit, points: int = 0) -> tuple[Move, ...]:
        field, start, mode = self.field, self.at[unit], MODE[unit]
        if mode == FOOT:
            found = field.walks(unit, start, field.footing(start, self.footholds))
        else:
            points = points or MF[unit]
            found = field.drives(unit, mode, start, points, field.afloat(mode, start, points, self.ferry))
        barred = self.barred(unit)
        if found.hexes.isdisjoint(barred):
            return found.moves
        return tuple([move for h, move in found.by_hex.items() if h not in barred])

    def movers(self, done: int) -> list[Unit]:
        """FSM-TRN-04, FSM-TRP-08: who has not moved; a transport waits for a rider who has."""
        at, carried = self.at, self.carried
        found = [unit for unit in self.foot if at[unit] >= 0 and not done >> unit & 1]
        for unit in self.riding:
            if at[unit] >= 0 and not done >> unit & 1:
                rider = carried.get(unit, -1)
                if rider < 0 or not done >> rider & 1:
                    found.append(unit)
        return found


@lru_cache(maxsize=32)
def side_of(field: Field, at: At, rides: At, law: bool, room: bool) -> Side:
    """Kept a while: whoever listed the moves is about to make one."""
    return Side(field, at, rides, law, room)


def law_moves(field: Field, at: At, rides: At, done: int, room: bool) -> tuple[Move, ...]:
    """FSM-TRN-04, FSM-TRN-05, FSM-HOK-03: what the law may still move; whoever stays beside a criminal may say so."""
    side = side_of(field, at, rides, True, room)
    found = [END]
    close = {n for unit in CRIMINALS if at[unit] >= 0 for n in field.near[at[unit]]}
    ridden = side.carried
    for unit in side.movers(done):
        found += side.goes(unit)
        if at[unit] in close and unit not in ridden:
            found.append(STAY[unit])  # FSM-ZOC-03: a move of no length
    return tuple(found)


def crime_moves(
    field: Field,
    at: At,
    rides: At,
    done: int,
    room: bool,
    edges: tuple[int, ...],
    sailed: bool,
    hijacked: int,
    course: int,
) -> tuple[Move, ...]:
    """The criminal side's: counters, flight (FSM-ESC-01), and the ferry (FSM-TRN-03), which follows its `course`
    unless it was stolen in an earlier turn; then there is none.
    """
    side = side_of(field, at, rides, False, room)
    found = [END]
    for unit in side.movers(done):
        found += side.goes(unit)
        if unit in CRIMINALS:
            if may_stay(field, at, rides, unit, hijacked):
                found.append(STAY[unit])
            if rides[unit] < 0:
                found += leaves(unit, side.reach(unit), edges)
        elif (rider := side.carried.get(unit, -1)) in CRIMINALS:
            found += leaves(rider, side.reach(unit), edges)
    if not sailed:
        if course < 0:
            found += [field.sail[h] for h in field.cruise(at[FERRY])]
        elif course != at[FERRY]:
            found.append(SAIL)
    return tuple(found)


def leaves(criminal: Unit, reach: Reach, edges: tuple[int, ...]) -> list[Move]:
    """FSM-ESC-02..05, FSM-ESC-08, FSM-Q-100, FSM-Q-103: by which edges he may flee."""
    other = edges[1 if criminal == FIRST else 0]
    return [LEAVE[criminal][edge] for edge in sorted(reach.out) if other < 0 or edge == OPPOSITE[other]]


def may_stay(field: Field, at: At, rides: At, criminal: Unit, hijacked: int) -> bool:
    """FSM-ZOC-03, FSM-X-25: staying is worth saying where it allows something."""
    near = field.near[at[criminal]]
    return any(at[unit] in near for unit in LAW_UNITS) or bool(loot(field, at, rides, criminal, hijacked))


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
    """FSM-SET-02..07, FSM-SET-11, FSM-SET-12, FSM-SET-14, FSM-Q-18..20: where a counter may start."""
    law = unit in LAW_UNITS
    mode = MODE[unit]
    taken = {
        h for other, h in enumerate(at) if h >= 0 and other != FERRY and not (law and mode == FOOT and MODE[other])
    }
    enterable = {FOOT: None, BOAT: field.boat_cost}.get(mode, field.car_cost)
    found = [
        h
        for h in range(field.size)
        if h not in taken
        and (h != at[FERRY] if zone == ANYWHERE else field.zone[h] == zone)
        and (enterable is None or enterable[h] < 99)
    ]
    if unit == FIRST and zone == ISLAND:
        found.append(at[FERRY])
    return tuple([field.place(unit, h) for h in found])


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
    near, at = state.field.near, state.at
    found = []
    for criminal in state.criminals:
        around = near[at[criminal]]
        free = [unit for unit in state.law_stacks() if not (state.fought | state.hooked) >> unit & 1]
        found += [attack(unit, criminal) for unit in free if at[unit] in around and armed(state, unit, criminal)]
    return tuple(found)


def armed(state: Fuga, unit: Unit, criminal: Unit) -> bool:
    """Transports do not attack by themselves, but for patrol boats, and those not into cover."""
    return MODE[unit] == FOOT or (unit in PATROL_BOATS and not covered(state, criminal))


def crime_attacks(state: Fuga) -> tuple[Move, ...]:
    """FSM-CMB-02, 05, 06, 10, 11, FSM-OPT-07, FSM-SUS-03: only criminals attack, any law unit beside them."""
    near, at = state.field.near, state.at
    found = []
    for criminal in state.criminals:
        if state.fought >> criminal & 1 or (criminal != FIRST and not state.unarmed):
            continue
        around = near[at[criminal]]
        found += [attack(criminal, unit) for unit in state.law_stacks() if at[unit] in around]
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
