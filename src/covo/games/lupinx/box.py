"""What the expansion adds to the box, as tables: its devices and vehicles, mission cards, special cards and tokens."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from covo.games.lupin import box as base
from covo.games.lupin.box import BOAT, FUJIKO, GOEMON, HELI, JIGEN, LUPIN, ZENIGATA, Card, Vehicle
from covo.games.lupinx.board import OFFROAD, RIVER

CAGLIOSTRO, STONEHENGE = 2, 3  # missions, by number

_NUMBERS: Final = tomllib.loads((files("covo.games.lupinx") / "data" / "numbers.toml").read_text(encoding="utf-8"))
BUDGET: Final[dict[int, int]] = {
    CAGLIOSTRO: _NUMBERS["cagliostro"]["budget"],
    STONEHENGE: _NUMBERS["stonehenge"]["budget"],
}
FUJIKO_BUDGET: Final[int] = _NUMBERS["cagliostro"]["fujiko"]
TOGETHER_BUDGET: Final[int] = _NUMBERS["cagliostro"]["together"]
PLAN: Final[int] = _NUMBERS["cagliostro"]["plan"]
TURNS: Final[dict[int, int]] = {
    CAGLIOSTRO: _NUMBERS["cagliostro"]["turns"],
    STONEHENGE: _NUMBERS["stonehenge"]["turns"],
}
TOLD: Final[int] = _NUMBERS["cagliostro"]["told"]
REPENT: Final[int] = _NUMBERS["cagliostro"]["repent"]
PLANNING: Final[int] = _NUMBERS["cagliostro"]["planning"]
SHOPPING: Final[int] = _NUMBERS["cagliostro"]["shopping"]

# ── Vehicles and devices ─────────────────────────────────────────────────────────────────────────────────────────

# LUX-COM-06, LUX-COM-07, LUX-DEV-06..30, LUX-DIF-03
VEHICLES: Final = (
    *base.VEHICLES,
    Vehicle("jeep", 8, 4, 4, 6, car=True, terrain=OFFROAD),
    Vehicle("lorry", 8, 3, 2, 5),
    Vehicle("rowboat", 8, 2, 2, 5, terrain=RIVER),
)
JEEP, LORRY, ROWBOAT = range(len(base.VEHICLES), len(VEHICLES))
FLAT: Final = (base.ALFA, base.FIAT, JEEP, LORRY)  # LUX-Q-53: the cars of which a tyre may go flat
PUMPINGS: Final = 3  # LUX-DEV-14

GADGETS: Final = (*base.GADGETS, "wetsuit")
WETSUIT: Final = len(base.GADGETS)
# LUX-COM-06, LUX-POL-02, LUX-SSE-02: by mission how many of each there are
STOCK: Final = {CAGLIOSTRO: (*base.STOCK, 2), STONEHENGE: (*base.STOCK, 0)}
# LUX-POL-01, LUX-SSE-02, LUX-DEV-25, LUX-DEV-30: by mission which vehicles stay in the box
ABSENT: Final = {CAGLIOSTRO: (HELI, BOAT), STONEHENGE: (HELI, BOAT, LORRY, ROWBOAT)}
PRICES: Final[dict[str, int]] = {**base.PRICES, **_NUMBERS["prices"]}

# ── Mission cards and special cards ──────────────────────────────────────────────────────────────────────────────

# LUX-COM-02..04, LUX-DIF-01; "arrest": in his own activation while arrested; "react": when what it answers happens.
# The special cards (LUX-SPC-01) lie in no deck: no copies.
CARDS: Final = (
    *base.CARDS,
    Card("flat", LUPIN, 2, "draw"),
    Card("plan", LUPIN, 1, "planning"),
    Card("cuffs", LUPIN, 2, "arrest"),
    Card("forget", JIGEN, 2, "react"),
    Card("hole", JIGEN, 2, "draw"),
    Card("loyalty", JIGEN, 1, "any"),
    Card("shrug", GOEMON, 3, "react"),
    Card("scorn", GOEMON, 2, "draw"),
    Card("redeem", FUJIKO, 1, "draw"),
    Card("gun", FUJIKO, 4, "attack"),
    Card("magic", LUPIN, 0, "any"),
    Card("marvel", JIGEN, 0, "attack"),
    Card("slash", GOEMON, 0, "attack"),
    Card("love", FUJIKO, 0, "any"),
    Card("lights", ZENIGATA, 0, "police"),
)
(FLAT_TYRE, PLAN_CARD, CUFFS, FORGET, HOLE, LOYALTY, SHRUG, SCORN, REDEEM, GUN) = range(
    len(base.CARDS), len(base.CARDS) + 10
)
(MAGIC, MARVEL, SLASH, LOVE, LIGHTS) = range(len(base.CARDS) + 10, len(CARDS))
SPECIAL: Final = (MAGIC, MARVEL, SLASH, LOVE, LIGHTS)  # by figure: members 0 to 3, Zenigata
# LUX-STC-01..04, LUX-CJI-12, LUX-CFU-04: by mission what is discarded when drawn
VOID: Final = {
    CAGLIOSTRO: frozenset[int](),
    STONEHENGE: frozenset({base.FORGIVE, REDEEM, base.LEAP, LOYALTY}),
}
VOID_AT_SETUP: Final = frozenset({FLAT_TYRE, HOLE})  # LUX-Q-09: nobody drives or carries anything yet
LOOKED_AT: Final = 5  # LUX-SPC-04: cards on top of the deck

# ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────

TOKENS: Final = ("bust", "owl", "lance", "trident", "alpha", "beta")
BUST, OWL, LANCE, TRIDENT, ALPHA, BETA = range(6)
DISCOVERIES: Final = (4, 1, 1, 1, 1, 1)  # LUX-COM-10: how many of each
BUSTS: Final = 4  # LUX-TEM-10
TEMPLES: Final = ("ianus", "vesta", "mercurius", "minerva", "mars", "neptunus", "apollo", "caesar")  # as in the file
IANUS, VESTA, MERCURIUS, MINERVA, MARS, NEPTUNUS, APOLLO, CAESAR = range(8)
OPENS: Final = {OWL: MINERVA, LANCE: MARS, TRIDENT: NEPTUNUS, ALPHA: APOLLO}  # LUX-TEM-06..09
ZONES: Final = ("red", "yellow", "blue")  # as in the file; their wheels on P1, S7 and P25
RED, YELLOW, BLUE = range(3)
CUFFS_TOKENS, SIGHT_TOKENS = 11, 3  # LUX-COM-12, LUX-COM-13: never a limit (LUX-Q-06)

# ── Aim cards ────────────────────────────────────────────────────────────────────────────────────────────────────

PICTURES: Final = ("I", "II", "III", "IV")  # LUX-COM-05: four pictures in four backs, one deck for each member
TOMBS: Final = ("uther", "constantine", "druid")  # LUX-AIM-05
PITS: Final = 3  # LUX-COM-08
