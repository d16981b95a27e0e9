"""The missions of the expansion, and those of the base game with parts of it, entered in the table of missions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from covo.games.lupin.box import ADORED, DEAR, FORGIVE, Kit
from covo.games.lupin.deeds import IMPOSTOR
from covo.games.lupin.deeds import PRISONER as BASE_PRISONER
from covo.games.lupin.deeds.common import Deed
from covo.games.lupin.mission import Mission, Order, enter
from covo.games.lupin.steps import setup as base
from covo.games.lupin.steps.police import Dawn
from covo.games.lupin.steps.treasure import Environment
from covo.games.lupinx import board, box, plays
from covo.games.lupinx.box import CAESAR, CAGLIOSTRO, STONEHENGE
from covo.games.lupinx.deeds import DEEDS
from covo.games.lupinx.draws import draws_of
from covo.games.lupinx.plays import PLAYS
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.steps import dig, ending, loot, stonehenge, wounds
from covo.games.lupinx.steps.evening import Nightfall
from covo.games.lupinx.steps.setup import Heist, Leftovers, OnBikes, Seating, Specials, Stocktaking
from covo.kernel import Agenda


@dataclass(frozen=True, kw_only=True, eq=False)
class Adventure(Mission):
    announce: Callable[[Any], None] = loot.announce  # when a theft is told
    home: Callable[[Any], int]  # LUX-Q-47: where the treasure is put back, a bit for each square


def kit(mission: int) -> Kit:
    return Kit(box.VEHICLES, box.GADGETS, box.STOCK[mission], box.PRICES, box.CARDS)


def laid(mission: int) -> frozenset[int]:
    """Cards that may be laid open as they are drawn."""
    return frozenset({box.PLAN_CARD, ADORED, DEAR, FORGIVE, box.REDEEM}) | box.VOID_AT_SETUP | box.VOID[mission]


PRISONER: Final = {**BASE_PRISONER, "card": Deed(plays.cuffs_options, plays.cuffs, "LUX-CLU-08")}
ORDERS: Final = {"lights": Order(plays.lights_options, plays.lights, "LUX-SPC-21")}
EVENING: Final = (Environment(), loot.Seize(), Nightfall())


def prepare(state: Lupinx) -> Agenda:
    """LUX-POL-04, LUX-DCK-05, LUX-CPL-01..13: police, cards, the three's purchases, Fujiko's, start squares."""
    shop: Agenda = (Heist(), Stocktaking(), Leftovers()) if state.apart else (base.DearLupin(), base.Planning())
    bikes: Agenda = (OnBikes(),) if state.apart else ()
    return (
        Seating(),
        Specials(),
        base.Deploy(),
        base.Deal(),
        *shop,
        base.Garages(),
        base.StartSquares(),
        *bikes,
        Dawn(),
    )


def prepare_blade(state: Lupinx) -> Agenda:
    """LUX-SSE-04, LUX-SSE-06, LUX-SSE-11, LUX-AIM-01: as in the base game, with special cards and an aim."""
    police: Agenda = (base.Crew(), Specials(), base.Deploy(), base.Deal())
    plan: Agenda = (stonehenge.Aims(), base.DearLupin(), base.Planning(), base.Garages(), base.StartSquares())
    return (*police, *plan, Dawn())


def caesar(state: Lupinx) -> int:
    site = state.site
    return site.temples[CAESAR].floor if site else 0


COMMON: Final[dict[str, Any]] = {
    "vaults": True,
    "places": 1,
    "in_view": 1,
    "evening": EVENING,
    "ended": ending.ended,
    "left": ending.left,
    "wound": wounds.wound,
    "dawn": dig.dawn,
    "deeds": {**DEEDS, "slip": Deed(plays.slip_options, plays.slip, "LUX-CJI-02")},
    "prisoner": PRISONER,
    "impostor": IMPOSTOR,
    "plays": PLAYS,
    "orders": ORDERS,
}
RETURN: Final = Adventure(
    number=CAGLIOSTRO,
    name="cagliostro",
    board=lambda: board.load("cagliostro"),
    kit=kit(CAGLIOSTRO),
    turns=box.TURNS[CAGLIOSTRO],
    alarm=box.TOLD,
    budget=box.BUDGET[CAGLIOSTRO],
    unsold=frozenset(box.ABSENT[CAGLIOSTRO]),
    setup=prepare,
    setting=dig.setting,
    tile_here=loot.coins_here,
    home=caesar,
    draws=draws_of(CAGLIOSTRO),
    laid=laid(CAGLIOSTRO),
    **COMMON,
)
BLADE: Final = Adventure(
    number=STONEHENGE,
    name="stonehenge",
    board=lambda: board.load("stonehenge"),
    kit=kit(STONEHENGE),
    turns=box.TURNS[STONEHENGE],
    alarm=1,  # LUX-STR-04: there is none; a theft is known at once
    budget=box.BUDGET[STONEHENGE],
    unsold=frozenset(box.ABSENT[STONEHENGE]),
    setup=prepare_blade,
    setting=stonehenge.setting,
    tile_here=stonehenge.sword_here,
    home=stonehenge.home,
    draws=draws_of(STONEHENGE),
    laid=laid(STONEHENGE),
    **{**COMMON, "deeds": {**COMMON["deeds"], **stonehenge.DEEDS}},
)
enter(RETURN, BLADE)
ADVENTURES: Final = {mission.name: mission for mission in (RETURN, BLADE)}
