"""The two missions of the box, entered in the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from covo.games.lupin import deeds, plays
from covo.games.lupin.board import Board, read
from covo.games.lupin.box import BANK, BOAT, GUARDS, RUBY
from covo.games.lupin.deeds.treasure import tile_here
from covo.games.lupin.mission import Mission, enter
from covo.games.lupin.steps import setup
from covo.games.lupin.steps.drawing import DRAWS
from covo.games.lupin.steps.hits import wounded
from covo.games.lupin.steps.police import Dawn
from covo.games.lupin.steps.treasure import Dusk, Environment, Search, alarm, bus_stops, ended, gone
from covo.kernel import Agenda

EVENING: Final = (Environment(), Search(), Dusk())


def prepare(state: Any) -> Agenda:
    """LUP-SET-01: mission and level are chosen; then characters, bus, police, cards, equipment, start squares."""
    shop: Agenda = (setup.Order(),) if state.free else (setup.DearLupin(), setup.Planning())
    return (setup.Crew(), setup.Deploy(), setup.Deal(), *shop, setup.Garages(), setup.StartSquares(), Dawn())


def alarm_turn(state: Any) -> Agenda:
    """LUP-ALM-01, LUP-Q-111: the alarm of turn 9."""
    if state.turn == state.quest.alarm:
        alarm(state)
    return ()


def drawn_from(name: str) -> Callable[[], Board]:
    return lambda: Board(read("covo.games.lupin", name))


COMMON: Final[dict[str, Any]] = {
    "setup": prepare,
    "evening": EVENING,
    "dawn": alarm_turn,
    "ended": ended,
    "left": gone,
    "tile_here": tile_here,
    "wound": wounded,
    "deeds": deeds.DEEDS,
    "prisoner": deeds.PRISONER,
    "impostor": deeds.IMPOSTOR,
    "plays": plays.PLAYS,
    "draws": DRAWS,
}
# LUP-GEN-03: guards on the roofs, cars from outside; or cars in their bays, a bus, and vaults in one building
RUBIES: Final = Mission(number=RUBY, name="ruby", board=drawn_from("ruby"), guards=GUARDS, **COMMON)
VAULTS: Final = Mission(
    number=BANK,
    name="bank",
    board=drawn_from("bank"),
    mood="night",
    called=False,
    vaults=True,
    unsold=frozenset({BOAT}),  # LUP-EQP-26
    setting=bus_stops,
    **COMMON,
)
enter(RUBIES, VAULTS)
