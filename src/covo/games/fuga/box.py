"""What is in the box: counters, terrain, the two combat tables, points, and the moves that name them."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from typing import Final, NamedTuple

from covo.kernel import Move, Seat
from covo.kernel.event import Datum

Unit = int  # a counter, one of 53
LAW, CRIME = 0, 1  # the two seats (FSM-OVR-01): the law deploys first
FOOT, CAR, BOAT, SHIP = 0, 1, 2, 3  # how a counter moves; who has no MF walks (FSM-NOT-04)


class Kind(NamedTuple):
    """A row of the units tables. FSM-NOT-01..05: CF is printed left, OF right, MF left of the OF where there is one."""

    name: str
    side: Seat
    mode: int
    cf: int
    mf: int | None
    of: int
    pieces: int
    persons: int  # FSM-CMP-12, FSM-Q-13: read by an option only

    @property
    def printed(self) -> str:
        return f"{self.cf}-{self.of}" if self.mf is None else f"{self.cf}-{self.mf}-{self.of}"


# FSM-DAT-01..12, FSM-CMP-01, FSM-CMP-02
KINDS: Final = (
    Kind("launch", LAW, BOAT, 4, 9, 8, 5, 1),
    Kind("swat", LAW, FOOT, 12, None, 5, 2, 12),
    Kind("squad", LAW, FOOT, 6, None, 6, 3, 4),
    Kind("patrol", LAW, FOOT, 5, None, 7, 5, 4),
    Kind("police", LAW, CAR, 4, 7, 3, 10, 1),
    Kind("ferry", CRIME, SHIP, 4, 2, 1, 1, 1),
    Kind("first", CRIME, FOOT, 6, None, 9, 1, 1),
    Kind("second", CRIME, FOOT, 2, None, 9, 1, 1),
    Kind("boat", CRIME, BOAT, 6, 9, 1, 5, 1),
    Kind("walker", CRIME, FOOT, 4, None, 7, 10, 4),
    Kind("fast", CRIME, CAR, 4, 10, 3, 2, 1),
    Kind("car", CRIME, CAR, 4, 7, 2, 8, 1),
)
KIND: Final = {kind.name: kind for kind in KINDS}

KIND_OF: Final = tuple(kind for kind in KINDS for _ in range(kind.pieces))
NAMES: Final = tuple(
    kind.name if kind.pieces == 1 else f"{kind.name}{number}" for kind in KINDS for number in range(1, kind.pieces + 1)
)
UNIT: Final = {name: unit for unit, name in enumerate(NAMES)}
OF_KIND: Final = {
    kind.name: tuple(unit for unit, other in enumerate(KIND_OF) if other is kind) for kind in KINDS
}  # the counters of a kind
UNITS: Final = len(NAMES)
LAW_UNITS: Final = range(25)
LAW_FOOT: Final = tuple(unit for unit in LAW_UNITS if KIND_OF[unit].mode == FOOT)
LAW_RIDES: Final = tuple(unit for unit in LAW_UNITS if KIND_OF[unit].mode != FOOT)
FERRY, FIRST, SECOND = UNIT["ferry"], UNIT["first"], UNIT["second"]
CRIMINALS: Final = (FIRST, SECOND)
CRIME_UNITS: Final = range(FIRST, UNITS)
CRIME_FOOT: Final = tuple(unit for unit in CRIME_UNITS if KIND_OF[unit].mode == FOOT)
CRIME_RIDES: Final = tuple(unit for unit in CRIME_UNITS if KIND_OF[unit].mode != FOOT)
SUSPECTS: Final = CRIME_UNITS[2:]  # FSM-CMP-07, FSM-THF-14: on foot, in a car, in a boat
PATROL_BOATS: Final = OF_KIND["launch"]
MODE: Final = tuple(kind.mode for kind in KIND_OF)
CF: Final = tuple(kind.cf for kind in KIND_OF)
OF: Final = tuple(kind.of for kind in KIND_OF)
MF: Final = tuple(kind.mf or 0 for kind in KIND_OF)

# Where a counter is that is on no hex.
STOCK, VICTIM, KILLED, ARRESTED, ESCAPED = -1, -2, -3, -4, -5
FATES: Final = {STOCK: "stock", VICTIM: "victim", KILLED: "killed", ARRESTED: "arrested", ESCAPED: "escaped"}

# ── Terrain ──────────────────────────────────────────────────────────────────────────────────────────────────────

TERRAINS: Final = (
    "sea",
    "river",
    "basin",
    "road",
    "concrete",
    "meadow",
    "beach",
    "park",
    "building",
    "wall",
    "quay",
)  # FSM-MAP-11
SEA, RIVER, BASIN, ROAD, CONCRETE, MEADOW, BEACH, PARK, BUILDING, WALL, QUAY = range(11)
WATER: Final = frozenset((SEA, RIVER, BASIN))  # FSM-Q-08: a basin is water; the quay is land for walkers (FSM-Q-62)
COVER: Final = frozenset((PARK, BUILDING))  # FSM-CMB-16
# FSM-MOV-13, FSM-DAT-17..20, FSM-Q-62: what a car pays on entering; where there is no number it may not go.
CAR_COST: Final = {ROAD: 1, CONCRETE: 2, MEADOW: 2, BEACH: 3, QUAY: 1}
BOAT_COST: Final = {SEA: 2, RIVER: 2, BASIN: 1, QUAY: 1}  # FSM-MOV-17, FSM-DAT-21, FSM-DAT-24
FERRY_COST: Final = 1  # FSM-FRY-07, FSM-DAT-26: driving or stepping onto the ferry
WALK, FERRY_PACE = 2, 2  # FSM-MOV-05, FSM-MOV-18

# FSM-THF-05, FSM-MIS-05, FSM-Q-10..12, 62, 63: what theft and misdirection may bring onto a terrain.
_CARS, _BOATS = ("fast", "car"), ("boat",)
LOOT: Final = {
    ROAD: _CARS,
    CONCRETE: _CARS,
    MEADOW: _CARS,
    BEACH: _BOATS,
    SEA: _BOATS,
    RIVER: _BOATS,
    BASIN: _BOATS,
    QUAY: _CARS + _BOATS,
    PARK: (),
    BUILDING: (),
    WALL: (),
}
FORMS: Final = LOOT | {BEACH: (), PARK: ("walker",), BUILDING: ("walker",), WALL: ("walker",)}
FERRY_LOOT: Final = _CARS + _BOATS  # FSM-DAT-26
FERRY_FORMS: Final = (*_CARS, "walker")

# ── Combat ───────────────────────────────────────────────────────────────────────────────────────────────────────

FERRY_CF: Final = 4  # FSM-FRY-11
# FSM-DAT-29..34: by die, then by column; columns begin at these differences of CF.
LAW_COLUMNS: Final = (0, 3, 5, 7, 10, 12)
LAW_TABLE: Final = (
    ("ae", "ae", "AF", "AF", "--", "de", "DF"),
    ("ae", "AF", "AF", "--", "de", "DF", "DF"),
    ("AF", "AF", "--", "de", "DF", "DF", "da"),
    ("AF", "--", "de", "DF", "DF", "da", "da"),
    ("--", "de", "DF", "DF", "da", "da", "da"),
    ("de", "DF", "DF", "da", "da", "da", "da"),
)
# FSM-DAT-35..40: by die, then by the number of hostages.
CRIME_TABLE: Final = (
    ("ae", "oe", "oe", "oe"),
    ("AF", "AF", "DF", "DF"),
    ("DF", "DF", "DF", "DF"),
    ("DF", "DF", "DF", "de"),
    ("DF", "de", "de", "de"),
    ("de", "de", "de", "de"),
)


def law_column(difference: int) -> int:
    """FSM-CMB-12: attacker's total less defender's."""
    return bisect_right(LAW_COLUMNS, difference)


def crime_column(hostages: int) -> int:
    """FSM-HST-06: three or more use one column."""
    return min(hostages, 3)


# FSM-DAT-28: of the 36 rolls of two dice, those with a sum of at least the target.
def chances(target: int) -> int:
    return sum(one + two >= target for one in range(1, 7) for two in range(1, 7))


# ── Points and the clock ─────────────────────────────────────────────────────────────────────────────────────────

ARREST, KILL, EXCHANGE, VICTIM_POINT = 6, 2, 4, 1  # FSM-PTS-01..04, FSM-DAT-48..51
LAST_TURNS: Final = 3  # FSM-EXC-04: full turns that follow the last exchange

EDGES: Final = ("north", "south", "west", "east")  # FSM-MAP-02
OPPOSITE: Final = (1, 0, 3, 2)  # FSM-ESC-02

# FSM-SET-01..08, FSM-SET-14: what the law places and where, then the criminals (FSM-SET-09..12).
ANYWHERE, ISLAND, MAINLAND = 0, 1, 2
LAW_START: Final = (
    (UNIT["launch1"], ANYWHERE),
    (UNIT["launch2"], ANYWHERE),
    (UNIT["launch3"], ANYWHERE),
    (UNIT["police1"], MAINLAND),
    (UNIT["police2"], ISLAND),
    (UNIT["patrol1"], MAINLAND),
    (UNIT["patrol2"], ISLAND),
)
CRIME_START: Final = ((FIRST, ISLAND), (SECOND, MAINLAND))

# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

END, PASS, STOP, QUIET, SAIL, ROLL = (Move(verb) for verb in ("end", "pass", "stop", "quiet", "sail", "roll"))
SWAP: Final = Move("exchange")
STAY, HOOK, MISDIRECT, GIVE, JOIN = (
    tuple(Move(verb, name) for name in NAMES) for verb in ("stay", "hook", "misdirect", "give", "join")
)
INVESTIGATE: Final = {unit: Move("investigate", NAMES[unit]) for unit in CRIMINALS}
LEAVE: Final = {unit: tuple(Move("leave", NAMES[unit], edge) for edge in EDGES) for unit in CRIMINALS}
STEAL: Final = {name: Move("steal", name) for name in ("fast", "car", "boat", "ferry")}
CALL: Final = {name: Move("call", name) for name in ("launch", "swat", "squad", "patrol")}


@cache
def attack(attacker: Unit, defender: Unit) -> Move:
    return Move("attack", NAMES[attacker], NAMES[defender])


@cache
def via(mask: int) -> Move:
    """The way past these units, and no others."""
    return Move("via", *(NAMES[unit] for unit in bits(mask))) if mask else QUIET


@cache
def bits(mask: int) -> tuple[int, ...]:
    return tuple(unit for unit in range(mask.bit_length()) if mask >> unit & 1)


@cache
def named(unit: Unit, mark: str = "") -> dict[str, Datum]:
    """A counter as messages tell it: its kind and its number, 0 where there is but one."""
    kind = KIND_OF[unit]
    return {f"{mark}unit": kind.name, f"{mark}number": int(NAMES[unit][len(kind.name) :] or 0)}
