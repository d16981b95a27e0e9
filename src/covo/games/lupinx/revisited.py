"""The two missions of the base game with parts of the expansion (LUX-BAS), entered in the table of missions."""

from __future__ import annotations

from functools import cache, partial
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
from covo.kernel import Agenda, Options, Outcome


def prepare(state: Lupinx) -> Agenda:
    """LUX-BAS-01, LUX-BAS-08, LUX-BAS-14: as in the base game, with special cards if they are wanted."""
    cards: Agenda = (Specials(),) if state.special else ()
    plan: Agenda = (setup.DearLupin(), setup.Planning(), setup.Garages(), setup.StartSquares())
    return (setup.Crew(), *cards, setup.Deploy(), setup.Deal(), *plan, Dawn())


def dawn(state: Lupinx) -> Agenda:
    return (*alarm_turn(state), *dig.dawn(state))


def ended(state: Lupinx) -> Outcome | None:
    """LUX-BAS-13, LUX-Q-04: with Fujiko on the side of the police the other three must leave with the treasure."""
    if state.side() not in (SECRET, OPEN):
        return treasure.ended(state)
    outcome = ending.ended(state)
    stranded = outcome is not None and outcome.reason == "loyal" and not treasure.parked(state)  # LUP-VEH-29
    return ending.police_win(state, "time") if stranded else outcome


def left(state: Lupinx, member: int) -> None:
    if state.side() not in (SECRET, OPEN):
        treasure.gone(state, member)


def tile_here(state: Lupinx, member: int) -> int | None:
    """LUX-CGO-05, LUX-Q-59: Goemon may go in, but takes no tile any more."""
    return None if state.scorns(member) else RUBIES.tile_here(state, member)


def doorsteps(state: Lupinx) -> int:
    """LUX-Q-47: before the doors of the treasure buildings."""
    return mask_of(outside for building in state.place.treasures for outside, _ in building.doors)


PARTS: Final = ("wetsuit", "jeep", "rowboat", "cards")  # LUX-BAS-01, LUX-Q-03: each is an option of the table, a bit
SUITS, JEEPS, ROWBOATS, DECKS = (1 << number for number in range(len(PARTS)))
FITTING: Final = {"ruby": SUITS | JEEPS | ROWBOATS | DECKS, "bank": JEEPS | DECKS}  # LUX-BAS-03, LUX-BAS-05


@cache
def kit(suits: int, cards: int) -> Kit:
    """LUX-BAS-02, LUX-BAS-03, LUX-BAS-07: which devices and cards are about."""
    new = box.CARDS[len(CARDS) :]
    if not cards:
        new = tuple(card._replace(copies=0, owner=-1) if card.copies else card for card in new)
    return Kit(box.VEHICLES, box.GADGETS, (*STOCK, 2 if suits else 0), box.PRICES, (*CARDS, *new))


def revisited(number: int, name: str, parts: int) -> Adventure:
    absent = {LORRY} | {v for v, part in ((JEEP, JEEPS), (ROWBOAT, ROWBOATS)) if not parts & part}  # LUX-BAS-06
    absent |= {BOAT} if name == "bank" else set()
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
        kit=kit(parts & SUITS, parts & DECKS),
        guards=original.guards,
        called=original.called,
        mood=original.mood,
        unsold=frozenset(absent),
        laid=original.laid | {box.PLAN_CARD, box.REDEEM} | box.VOID_AT_SETUP,
        setup=prepare,
        setting=original.setting,
        tile_here=tile_here,
        home=doorsteps,
        announce=treasure.alarm,
        draws=DRAWS,
        **{**COMMON, **own},
    )


FIRST: Final = 4  # the number of the first of them
REVISITED: Final = {
    (name, parts): revisited(FIRST + 16 * n + parts, name, parts)
    for n, name in enumerate(FITTING)
    for parts in range(16)
    if not parts & ~FITTING[name]
}
enter(*REVISITED.values())


def chosen(options: Options) -> Adventure:
    """The mission of a table; the expansion's own take all its parts (LUX-BAS-10)."""
    name = str(options["mission"])
    if name in ADVENTURES:
        return ADVENTURES[name]
    parts = sum(1 << number for number, part in enumerate(PARTS) if options[part] == "on")
    return REVISITED[name, parts & FITTING[name]]
