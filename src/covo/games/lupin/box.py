"""What is in the box, as tables: figures, devices, vehicles and mission cards. An expansion adds entries, not
code here."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from covo.games.lupin.sight import PISTOL, RIFLE
from covo.numbers import overlaid

LUPIN, JIGEN, GOEMON, FUJIKO = range(4)
MEMBERS: Final = ("lupin", "jigen", "goemon", "fujiko")
RUBY, BANK = 0, 1  # missions, by number

# Figures and targets as numbers: members 0 to 3, Zenigata, agents 1 to 10, police cars, vehicles, then guards
# by roof square.
ZENIGATA: Final = 4
AGENT: Final = 5  # agent number 1; the others follow
AGENTS: Final = 10  # LUP-COM-04
CAR: Final = 15
VEHICLE: Final = 17
GUARD: Final = 30  # plus the roof square

TURNS: Final = 13
ALARM: Final = 9  # LUP-ALM-01
IN_VIEW: Final = 6  # LUP-LVL-03: the turn from which a Novice's gang stays on the board
HIT: Final = 12  # LUP-ATK-04
CAR_HIT, CAR_STRENGTH, CAR_ROOM, CAR_SPEED = 8, 2, 4, 12  # LUP-REI-05, LUP-REI-10, LUP-REI-21, LUP-REI-22
GUARDS: Final = 10
DEPLOYED: Final = 7  # LUP-POL-01


class Figure(NamedTuple):
    """A character card (LUP-COM-15). `slow`: by wounds, what they take off the Movement; as many as its length less one
    mean arrest."""

    move: int = 0
    hand: int = 0
    pistol: int | None = None
    rifle: int | None = None
    knife: int = 0
    agility: int = 0
    slow: tuple[int, ...] = (0,)

    @property
    def wounds(self) -> int:
        return len(self.slow) - 1


_BOX: Final = tomllib.loads((files("covo.games.lupin") / "data" / "numbers.toml").read_text(encoding="utf-8"))
_NUMBERS: Final = overlaid("lupin", "numbers", _BOX)
BUDGET: Final[int] = _NUMBERS["budget"]
VARIANT_BUDGET: Final[int] = _NUMBERS["variant_budget"]
CREDIT: Final[int] = _NUMBERS["traitor_credit"]
FIGURES: Final[dict[str, Figure]] = {
    name: Figure(**{**raw, "slow": tuple(raw.get("slow", (0,)))}) for name, raw in _NUMBERS["figures"].items()
}
CARDS_OF: Final = tuple(FIGURES[name] for name in MEMBERS)  # the character cards, by member
INSPECTOR: Final = FIGURES["zenigata"]
OFFICER: Final = FIGURES["agent"]
SNIPER: Final = FIGURES["guard"]
PRICES: Final[dict[str, int]] = _NUMBERS["prices"]


# ── Vehicles and devices ─────────────────────────────────────────────────────────────────────────────────────────


class Vehicle(NamedTuple):
    name: str
    hit: int  # on the bare dice
    strength: int  # the hit that destroys it
    room: int
    speed: int  # road squares; 0: by air or water
    car: bool = False  # one of the two cars of A tavoletta!
    terrain: str = "road"  # what it drives on


# LUP-VEH-04..15, LUP-VEH-23, LUP-VEH-31, LUP-VEH-38
VEHICLES: Final = (
    Vehicle("heli", 8, 4, 4, 0),
    Vehicle("alfa", 9, 5, 3, 10, car=True),
    Vehicle("bike1", 8, 2, 2, 12),
    Vehicle("bike2", 8, 2, 2, 12),
    Vehicle("fiat", 8, 4, 4, 8, car=True),
    Vehicle("boat", 8, 4, 4, 0),
)
HELI, ALFA, BIKE1, BIKE2, FIAT, BOAT = range(6)
LAND: Final = (ALFA, BIKE1, BIKE2, FIAT)

GADGETS: Final = ("glider", "rucksack", "radio", "grenade", "kit", "knife", "shovel", "balloon", "rifle")
GLIDER, RUCKSACK, RADIO, GRENADE, KIT, KNIFE, SHOVEL, BALLOON, RIFLE_TILE = range(9)
STOCK: Final = (4, 4, 4, 5, 3, 6, 4, 2, 2)  # LUP-COM-08: 34 gadgets and six vehicles
FLIGHTS: Final = 3  # LUP-DEV-07
PLAIN_LIMIT, PACKED_LIMIT = 2, 5  # LUP-EQP-12, LUP-EQP-13


def limit(gadgets: tuple[int, ...]) -> int:
    return PACKED_LIMIT if RUCKSACK in gadgets else PLAIN_LIMIT


def load(gadgets: tuple[int, ...]) -> int:
    """LUP-Q-11: the rucksack itself does not count."""
    return sum(gadget != RUCKSACK for gadget in gadgets)


@lru_cache(maxsize=8192)
def may_hold(member: int, held: tuple[int, ...], gadget: int) -> bool:
    """LUP-EQP-05, LUP-EQP-12..15, LUP-EQP-27, LUP-Q-71."""
    if gadget == RUCKSACK:
        return RUCKSACK not in held
    if gadget == RIFLE_TILE and (member == GOEMON or RIFLE_TILE in held):
        return False
    return load(held) < limit(held)


# ── Mission cards ────────────────────────────────────────────────────────────────────────────────────────────────


class Card(NamedTuple):
    name: str
    owner: int
    copies: int
    when: str  # attack, move, any, forced, draw, lasting, planning
    penalty: int = 0  # LUP-VAR-15..18: points an unplayed copy costs


CARDS: Final = (
    Card("aim", JIGEN, 2, "attack"),
    Card("hat", JIGEN, 1, "forced"),
    Card("cover", JIGEN, 2, "any"),
    Card("bullets", JIGEN, 2, "forced", 2),
    Card("cigarette", JIGEN, 1, "forced", 2),
    Card("whisky", JIGEN, 2, "forced", 2),
    Card("double", JIGEN, 3, "attack"),
    Card("magnum", JIGEN, 1, "any"),
    Card("mask", JIGEN, 1, "any"),
    Card("dear", FUJIKO, 2, "any"),
    Card("forgive", FUJIKO, 4, "draw"),
    Card("getaway", FUJIKO, 2, "move"),
    Card("stiletto", FUJIKO, 5, "attack"),
    Card("charm", FUJIKO, 2, "any"),
    Card("zantetsu", GOEMON, 3, "attack"),
    Card("nobody", GOEMON, 2, "draw"),
    Card("withjigen", GOEMON, 2, "lasting"),
    Card("withlupin", GOEMON, 1, "lasting"),
    Card("blade", GOEMON, 2, "attack"),
    Card("leap", GOEMON, 2, "move"),
    Card("wind", GOEMON, 2, "move"),
    Card("pray", GOEMON, 1, "draw", 3),
    Card("think", LUPIN, 1, "draw"),
    Card("p38", LUPIN, 2, "attack"),
    Card("adored", LUPIN, 2, "draw"),
    Card("disguise", LUPIN, 6, "any"),
    Card("darling", LUPIN, 2, "move"),
    Card("pedal", LUPIN, 2, "move"),
)
CARD: Final = {card.name: number for number, card in enumerate(CARDS)}
(AIM, HAT, COVER, BULLETS, CIGARETTE, WHISKY, DOUBLE, MAGNUM, MASK, DEAR, FORGIVE, GETAWAY, STILETTO, CHARM) = range(14)
(ZANTETSU, NOBODY, WITH_JIGEN, WITH_LUPIN, BLADE, LEAP, WIND, PRAY, THINK, P38, ADORED, DISGUISE, DARLING, PEDAL) = (
    range(14, 28)
)
NEXT_TURN: Final = frozenset({PRAY, THINK, ADORED})  # bind the activation after the draw, and go
HAT_VALUE, WHISKY_VALUE = 3, 2  # LUP-CJI-02, LUP-CJI-06
FORCED_SHOT: Final = (HAT, WHISKY, CIGARETTE)

# LUP-REL-03: who must free whom
RESCUERS: Final = ((JIGEN, GOEMON), (GOEMON, LUPIN), (LUPIN, JIGEN), (LUPIN, JIGEN, GOEMON))
KILL_POINTS: Final = (3, 1, 1, 3)  # LUP-VAR-24, LUP-VAR-25
TREASURE_POINTS, ESCAPE_POINTS = 9, 4  # LUP-VAR-22, LUP-VAR-23


def without(held: tuple[int, ...], *things: int) -> tuple[int, ...]:
    """The same, less one of each of these."""
    rest = list(held)
    for thing in things:
        rest.remove(thing)
    return tuple(rest)


class Kit:
    """What a mission is played with: vehicles, devices and cards by number, and how moves name them."""

    def __init__(
        self,
        vehicles: tuple[Vehicle, ...],
        gadgets: tuple[str, ...],
        stock: tuple[int, ...],
        prices: Mapping[str, int],
        cards: tuple[Card, ...],
    ) -> None:
        self.vehicles, self.gadgets, self.stock, self.prices, self.cards = vehicles, gadgets, stock, prices, cards
        self.card = {card.name: number for number, card in enumerate(cards)}
        self.decks = tuple(
            tuple(n for n, card in enumerate(cards) if card.owner == member for _ in range(card.copies))
            for member in range(4)
        )
        # by member all cards there are, those that lie in no deck too
        self.piles = tuple(
            deck + tuple(n for n, card in enumerate(cards) if card.owner == member and not card.copies)
            for member, deck in enumerate(self.decks)
        )
        self.vehicle = {vehicle.name: number for number, vehicle in enumerate(vehicles)}
        self.fleet = (1 << len(vehicles)) - 1  # all vehicles, a bit each
        self.names = {name: number for number, name in enumerate(MEMBERS)}
        self.names |= {"zenigata": ZENIGATA, "car1": CAR, "car2": CAR + 1}
        self.names |= {vehicle.name: VEHICLE + number for number, vehicle in enumerate(vehicles)}

    def called(self, code: int) -> str | int:
        """A figure as moves name it; a guard is named by its roof square elsewhere."""
        if code < 4:
            return MEMBERS[code]
        if code == ZENIGATA:
            return "zenigata"
        if code < CAR:
            return code - AGENT + 1
        return f"car{code - CAR + 1}" if code < VEHICLE else self.vehicles[code - VEHICLE].name

    def unseen(self, member: int, *known: tuple[int, ...]) -> tuple[int, ...]:
        """What of a deck lies in none of these piles."""
        rest = Counter(self.decks[member])
        for pile in known:
            rest.subtract(pile)
        return tuple(sorted(rest.elements()))

    def needed(self, target: int) -> int | None:
        """LUP-ATK-16, LUP-Q-50: what the bare dice need against a vehicle; None where the shooter's value counts."""
        if CAR <= target < VEHICLE:
            return CAR_HIT
        return self.vehicles[target - VEHICLE].hit if VEHICLE <= target < GUARD else None


BOX: Final = Kit(VEHICLES, GADGETS, STOCK, PRICES, CARDS)
DECKS: Final = BOX.decks
REACH: Final = {"pistol": PISTOL, "rifle": RIFLE}
