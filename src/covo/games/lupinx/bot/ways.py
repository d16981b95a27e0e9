"""What all the quick players of the expansion reckon with: the moves by their verbs, and how far it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from covo.games.lupin.board import board
from covo.games.lupin.bot.gang import Verbs
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import WETSUIT
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.view import View
from covo.kernel import Move

Seen = View | Lupinx  # what a player knows; in a playout the world itself
Paths = tuple[int, int]  # squares nobody enters, and the number of the trapdoors
FAR: Final = 90
ALWAYS: Final = ("unearth", "shrug", "forget", "grab", "accept", "lights", "unmask")  # done wherever it is offered


def one_of(verbs: Verbs, *wanted: str) -> Move:
    """The first of these that is offered, or whatever there is."""
    return next((verbs[verb][0] for verb in wanted if verb in verbs), next(iter(verbs.values()))[0])


@lru_cache(maxsize=8192)
def steps_to(mission: int, node: int, blocked: int, stop: int, who: int) -> tuple[int, ...]:
    """By node how many squares it is to this one, with nobody in the way."""
    place = board(mission)
    if blocked >> node & 1:
        return (FAR,) * place.size
    return place.distances(1 << node, blocked, who, stop, most=FAR)


def site_of(view: Seen) -> Site:
    place = view.place
    assert isinstance(place, Site)
    return place


def ways(view: Seen, node: int, who: int, *, swim: bool = False, blocked: int = 0) -> tuple[int, ...]:
    """By node how far it is to this one through what is open and dry now."""
    shut, stop = paths(view, swim=swim)
    return steps_to(view.mission, node, shut | blocked, stop, who)


def paths(view: Seen, *, swim: bool = False) -> Paths:
    """What is closed or under water now, and what the trapdoors join."""
    site = site_of(view)
    return site.shut(view.opened, view.drained, swim), site.passages(*view.doors)


def active(view: Seen, member: int) -> bool:
    """In the game, on the map and at liberty."""
    return view.crew[member] >= 0 and not view.gone[member] and view.held[member] < 0


def swims(view: Seen, member: int) -> bool:
    return WETSUIT in view.gadgets(member)
