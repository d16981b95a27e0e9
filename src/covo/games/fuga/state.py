"""Everything true about a game of Fuga sul mare. FSM-OVR-06: all of it is open to all."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from covo.games.fuga.box import CRIME_FOOT, CRIMINALS, FERRY, LAST_TURNS, LAW_FOOT, LAW_UNITS, MODE, STOCK, UNITS
from covo.games.fuga.field import FIELDS, Field
from covo.kernel import State

UnitNo = Annotated[int, Meta(ge=0, lt=UNITS)]
Mask = Annotated[int, Meta(ge=0, lt=1 << UNITS)]  # one bit for each counter
ALL_IN_STOCK = (STOCK,) * UNITS
ON_FOOT = (-1,) * UNITS
LAW_FEET, CRIME_FEET = (slice(feet[0], feet[-1] + 1) for feet in (LAW_FOOT, CRIME_FOOT))


class Throw(Struct, frozen=True):
    """The last roll of the dice, for all to look at; `goal` is the number to reach, or the column of a table."""

    what: str  # clue, misdirection, theft, law or crime
    unit: UnitNo  # who tries
    target: int  # whom or what, a counter; -1 for a theft
    faces: tuple[int, ...]
    goal: int
    result: str  # yes, no, or the code in the table


def rider_of(rides: tuple[int, ...], transport: int) -> int:
    """Who stands on a transport, or -1; walkers of a side lie side by side in the box, criminals before them."""
    feet, first = (rides[LAW_FEET], LAW_FEET.start) if transport < FERRY else (rides[CRIME_FEET], CRIME_FEET.start)
    return feet.index(transport) + first if transport in feet else -1


@lru_cache(maxsize=1024)
def law_stacks(at: tuple[int, ...], rides: tuple[int, ...]) -> tuple[int, ...]:
    """Of the law's counters: where each is, and what it rides."""
    return tuple([unit for unit in LAW_UNITS if at[unit] >= 0 and unit not in rides])


class Fuga(State, kw_only=True):
    """The options first, then the position, then what has been done in this half-turn."""

    map: str
    combined: bool = False  # FSM-OPT-01
    wounds: bool = False  # FSM-OPT-02
    persons: bool = False  # FSM-OPT-03
    obfuscation: str = "own"  # FSM-OPT-04
    patrols: bool = True  # FSM-OPT-05
    stop: bool = False  # FSM-OPT-06
    unarmed: bool = True  # FSM-OPT-07
    room: bool = False  # FSM-OPT-08

    turn: int = 0  # 0 while deploying
    at: tuple[int, ...] = ALL_IN_STOCK  # by counter its hex, or below 0 its fate
    rides: tuple[int, ...] = ON_FOOT  # by counter the transport it stands on, or -1
    leg: int = 1  # of the ferry: 1 outward, -1 homeward
    hijacked: int = 0  # the turn in which the ferry was stolen, 0 while it is not
    alert: int = 0  # FSM-SET-15
    unlocked: bool = False  # FSM-SET-16, FSM-CMB-01: may the law attack?
    exchanged: bool = False
    arrests: int = 0
    kills: int = 0
    victims: int = 0  # points for them
    edges: tuple[int, ...] = (-1, -1)  # by criminal the edge he left by
    marks: Mask = 0  # FSM-OPT-02: counters with a wound
    hooks: tuple[tuple[int, int], ...] = ()  # suspect and the law stack it holds, by the stack's first counter
    hooked: Mask = 0  # the law counters that are held

    moved: Mask = 0  # those that have made their move, or may make none
    fresh: Mask = 0  # those that came in
    fought: Mask = 0
    sailed: bool = False
    throw: Throw | None = None

    @property
    def field(self) -> Field:
        return FIELDS[self.map]

    def put(self, hex_no: int, *units: int) -> None:
        """Counters are set on a hex, or given a fate."""
        at = list(self.at)
        for unit in units:
            at[unit] = hex_no
        self.at = tuple(at)

    def ride(self, unit: int, transport: int) -> None:
        rides = list(self.rides)
        rides[unit] = transport
        self.rides = tuple(rides)

    def rider(self, transport: int) -> int:
        """Who stands on a transport, or -1."""
        return rider_of(self.rides, transport)

    def crew(self, unit: int) -> tuple[int, ...]:
        """A counter and whoever shares its fate in movement: rider first, then transport."""
        if MODE[unit]:
            rider = self.rider(unit)
            return (unit,) if rider < 0 else (rider, unit)
        return (unit,) if self.rides[unit] < 0 else (unit, self.rides[unit])

    @property
    def last_turn(self) -> int:
        """FSM-MAP-24, FSM-OPT-06: T = R + 1, one more with a stop at the mainland."""
        return len(self.field.route) + self.stop

    @property
    def deadline(self) -> int:
        """FSM-MAP-26, FSM-HIJ-05: the last turn with an exchange, whatever the ferry does."""
        return self.last_turn - LAST_TURNS

    @property
    def criminals(self) -> tuple[int, ...]:
        """Those on the map."""
        return tuple([unit for unit in CRIMINALS if self.at[unit] >= 0])

    def law_stacks(self) -> tuple[int, ...]:
        """FSM-Q-54, FSM-Q-88: law units as the table counts them, a rider with its transport as one, by the rider."""
        return law_stacks(self.at[:FERRY], self.rides[:FERRY])

    @property
    def ferry(self) -> int:
        return self.at[FERRY]
