"""A mission is an entry in a table: its board, its numbers, what it is played with, and the steps that are its own.

`MISSIONS` holds the entries by number. A position names its mission by that number, so whoever adds missions to the box
enters them here and gives them numbers of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from covo.games.lupin.box import ADORED, ALARM, BOX, BUDGET, DEAR, FORGIVE, IN_VIEW, TURNS, Kit

if TYPE_CHECKING:
    from covo.games.lupin.board import Board
    from covo.games.lupin.deeds.common import Deed
    from covo.kernel import Agenda, Move, Outcome


class Missions(dict[int, "Mission"]):
    """The base game's own are entered when one is first wanted."""

    def __missing__(self, number: int) -> Mission:
        import_module("covo.games.lupin.missions")
        if number not in self:
            raise KeyError(number)
        return self[number]


MISSIONS: Final = Missions()


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
    laid: frozenset[int] = frozenset({ADORED, DEAR, FORGIVE})  # cards that may be laid open as they are drawn
    setup: Callable[[Any], Agenda]  # what comes before the first turn
    dawn: Callable[[Any], Agenda] = lambda state: ()  # what else a new turn begins with
    setting: Callable[[Any], Agenda] = lambda state: ()  # phase 3
    evening: Agenda = ()  # the steps of phases 3 and 4
    ended: Callable[[Any], Outcome | None]
    left: Callable[[Any, int], None]  # a member has left the map: perhaps the game ends at once
    tile_here: Callable[[Any, int], int | None]  # the treasure tile a member can take where it is
    wound: Callable[[Any, int, int | None, bool], Agenda]  # member, by whom, by a firearm
    deeds: Mapping[str, Deed]  # of a member at liberty
    prisoner: Mapping[str, Deed]
    impostor: Mapping[str, Deed]
    plays: Mapping[int, Deed]  # by card
    orders: Mapping[str, Order] = field(default_factory=dict)  # what else the police may do in their phase
    draws: Mapping[int, Callable[[Any, int, int], Agenda]]  # by card what drawing it does: state, member, card
    effects: Mapping[str, Deed] = field(init=False)  # by verb

    def __post_init__(self) -> None:
        deeds = {**self.deeds, **self.prisoner, **self.impostor}
        object.__setattr__(self, "effects", {**deeds, "hand": deeds["give"]})


class Order(NamedTuple):
    """Something the police may do in their phase besides moving and attacking."""

    options: Callable[[Any], list[Move]]
    effect: Callable[[Any, Move], Agenda]
    rule: str


def enter(*missions: Mission) -> None:
    """Add missions to the table."""
    for mission in missions:
        if MISSIONS.setdefault(mission.number, mission) is not mission:
            raise ValueError(f"mission {mission.number} is {MISSIONS[mission.number].name}, not {mission.name}")


def mission(number: int) -> Mission:
    return MISSIONS[number]
