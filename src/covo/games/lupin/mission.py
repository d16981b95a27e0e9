"""A mission is an entry in a table: its board, its numbers, what it is played with, and the steps that are its own.

`MISSIONS` holds the entries by number. A position names its mission by that number, so whoever adds missions to the box
enters them here and gives them numbers of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from covo.games.lupin.box import ALARM, BOX, BUDGET, IN_VIEW, TURNS, Kit

if TYPE_CHECKING:
    from covo.games.lupin.board import Board
    from covo.games.lupin.deeds.common import Deed
    from covo.kernel import Agenda, Outcome

MISSIONS: Final[dict[int, Mission]] = {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Mission:
    """What differs from mission to mission. Functions get the state; tables are by verb or by card."""

    number: int
    name: str
    board: Callable[[], Board]
    kit: Kit = BOX
    turns: int = TURNS
    alarm: int = ALARM  # the turn from which a theft is told
    in_view: int = IN_VIEW  # LUP-LVL-03: the turn from which a Novice's gang stays on the board
    budget: int = BUDGET
    mood: str = "day"  # in which it is drawn
    guards: int = 0  # on the roofs, at the start
    called: bool = True  # police cars come from outside the board, not from their bays
    places: int = 4  # where treasure tiles lie
    vaults: bool = False  # the places are rooms of one building, and alike
    unsold: frozenset[int] = frozenset()  # vehicles that are not for sale
    setup: Callable[[Any], Agenda]  # what comes before the first turn
    setting: Callable[[Any], Agenda] = lambda state: ()  # phase 3
    evening: Agenda = ()  # the steps of phases 3 and 4
    ended: Callable[[Any], Outcome | None]
    deeds: Mapping[str, Deed]  # of a member at liberty
    prisoner: Mapping[str, Deed]
    impostor: Mapping[str, Deed]
    plays: Mapping[int, Deed]  # by card
    draws: Mapping[int, Callable[[Any, int, int], Agenda]]  # by card what drawing it does: state, member, card
    effects: Mapping[str, Deed] = field(init=False)  # by verb

    def __post_init__(self) -> None:
        deeds = {**self.deeds, **self.prisoner, **self.impostor}
        object.__setattr__(self, "effects", {**deeds, "hand": deeds["give"]})


def enter(*missions: Mission) -> None:
    """Add missions to the table."""
    for mission in missions:
        if MISSIONS.setdefault(mission.number, mission) is not mission:
            raise ValueError(f"mission {mission.number} is {MISSIONS[mission.number].name}, not {mission.name}")


def mission(number: int) -> Mission:
    if number not in MISSIONS:
        import_module("covo.games.lupin.missions")
    return MISSIONS[number]
