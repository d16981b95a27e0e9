"""The two missions of the base game with parts of the expansion (LUX-BAS), entered in the table of missions."""

from __future__ import annotations

from functools import partial
from typing import Final

from covo.games.lupin.board import mask_of
from covo.games.lupin.box import BOAT, CARDS, STOCK, Kit
from covo.games.lupin.mission import enter
from covo.games.lupin.missions import RUBIES, VAULTS, alarm_turn
from covo.games.lupin.steps import setup, treasure
from covo.games.lupin.steps.police import Dawn
from covo.games.lupinx import box
from covo.games.lupinx.box import JEEP, LORRY, ROWBOAT
from covo.games.lupinx.draws import DRAWS
from covo.games.lupinx.grounds import grounds
from covo.games.lupinx.missions import ADVENTURES, COMMON, Adventure
from covo.games.lupinx.state import OPEN, SECRET, Lupinx
from covo.games.lupinx.steps import dig, ending
from covo.games.lupinx.steps.evening import Nightfall
from covo.games.lupinx.steps.setup import Specials
from covo.kernel import Agenda, Outcome


def prepare(state: Lupinx) -> Agenda:
    """LUX-BAS-01, LUX-BAS-08, LUX-BAS-14: as in the base game, with special cards if they are wanted."""
    cards: Agenda = (Specials(),) if state.special else ()
    plan: Agenda = (setup.DearLupin(), setup.Planning(), setup.Garages(), setup.StartSquares())
    return (setup.Crew(), *cards, setup.Deploy(), setup.Deal(), *plan, Dawn())


def dawn(state: Lupinx) -> Agenda:
    return (*alarm_turn(state), *dig.dawn(state))


def ended(state: Lupinx) -> Outcome | None:
    """LUX-BAS-13, LUX-Q-04: with Fujiko on the side of the police the other three must leave with the treasure."""
    return ending.ended(state) if state.side() in (SECRET, OPEN) else treasure.ended(state)


def left(state: Lupinx, member: int) -> None:
    if state.side() not in (SECRET, OPEN):
        treasure.gone(state, member)


def doorsteps(state: Lupinx) -> int:
    """LUX-Q-47: before the doors of the treasure buildings."""
    return mask_of(outside for building in state.place.treasures for outside, _ in building.doors)


def kit(name: str, *, devices: bool, cards: bool) -> Kit:
    """LUX-BAS-02..07: which devices and cards are about."""
    stock = (*STOCK, 2 if devices and name == "ruby" else 0)
    new = box.CARDS[len(CARDS) :]
    if not cards:
        new = tuple(card._replace(copies=0, owner=-1) if card.copies else card for card in new)
    return Kit(box.VEHICLES, box.GADGETS, stock, box.PRICES, (*CARDS, *new))


def revisited(number: int, name: str, *, devices: bool, cards: bool) -> Adventure:
    absent = {LORRY} if devices else {JEEP, LORRY, ROWBOAT}  # LUX-BAS-06
    absent |= {BOAT, ROWBOAT} if name == "bank" else set()  # LUX-BAS-05
    original = RUBIES if name == "ruby" else VAULTS
    own = {
        "vaults": original.vaults,
        "places": original.places,
        "dawn": dawn,
        "evening": (treasure.Environment(), treasure.Search(), Nightfall()),
        "ended": ended,
        "left": left,
    }
    return Adventure(
        number=number,
        name=name,
        board=partial(grounds, name),
        kit=kit(name, devices=devices, cards=cards),
        guards=original.guards,
        called=original.called,
        mood=original.mood,
        unsold=frozenset(absent),
        laid=original.laid | {box.PLAN_CARD, box.REDEEM} | box.VOID_AT_SETUP,
        setup=prepare,
        setting=original.setting,
        tile_here=original.tile_here,
        home=doorsteps,
        announce=treasure.alarm,
        draws=DRAWS,
        **{**COMMON, **own},
    )


FIRST: Final = 4  # the number of the first of them
REVISITED: Final = {
    (name, devices, cards): revisited(FIRST + 4 * n + 2 * devices + cards, name, devices=devices, cards=cards)
    for n, name in enumerate(("ruby", "bank"))
    for devices in (False, True)
    for cards in (False, True)
}
enter(*REVISITED.values())


def chosen(name: str, *, devices: bool, cards: bool) -> Adventure:
    """The mission of a table; the expansion's own take all its parts (LUX-BAS-10)."""
    return ADVENTURES[name] if name in ADVENTURES else REVISITED[name, devices, cards]
