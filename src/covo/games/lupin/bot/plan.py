"""What a member of the gang is after."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from covo.games.lupin import know
from covo.games.lupin.board import GANG, board
from covo.games.lupin.bot.sense import FAR, Seen, steps_to, steps_to_any
from covo.games.lupin.box import BOAT, CARDS_OF, FORGIVE, FUJIKO, GOEMON, RESCUERS, RUBY
from covo.games.lupin.sight import PISTOL
from covo.games.lupin.view import View

SPARE: Final = 1  # turns kept in hand for the way home
EMBARK: Final = 2  # squares it costs to take the boat


class Goal(NamedTuple):
    what: str  # home, loot, rescue, rob
    far: tuple[int, ...]  # by node the way there
    slack: int  # turns left over, if all goes well
    pier: tuple[int, ...] | None = None  # the same, where the boat makes it shorter


def bound(view: Seen) -> bool:
    """Does Fujiko's player know her to be bound? (LUP-BET-01)"""
    return FORGIVE in (view.hands[FUJIKO] or ())


def found(view: Seen) -> bool:
    """Is the treasure known to be in the gang's hands?"""
    return view.told or view.traitor or any(tile.real for tile in view.tiles)


def turns(view: Seen, member: int, steps: int) -> int:
    slow = CARDS_OF[member].slow[view.wounds[member]]
    return -(-steps // max(1, CARDS_OF[member].move - slow))


def goal(view: Seen, member: int) -> Goal:
    place = board(view.mission)
    at = view.at[member]
    here = place.starts[0] if at is None or at < 0 else at
    home = homeward(view.mission)
    left = view.limit - view.turn + 1  # activations, with this one
    way = turns(view, member, home[here])
    # somebody may have the treasure, or it is off already
    hope = found(view) or any(tile.real is not False and tile.place not in range(4, 8) for tile in view.tiles)
    taken = sum(not 4 <= tile.place < 8 for tile in view.tiles)
    late = hope and left <= way + SPARE + taken
    traitor = member == FUJIKO and bound(view)
    if (traitor or view.traitor) and (prey := quarry(view, member)) is not None:
        return Goal("rob", steps_to(view.mission, prey, GANG), 3)
    if (keeper := duty(view, member)) is not None and left > way:
        return Goal("rescue", near_enough(view.mission, keeper, member == GOEMON), left - way - 1)
    lying = [n for n, tile in enumerate(view.tiles) if 4 <= tile.place < 8]
    if found(view) or late or not lying:
        return Goal("home", home, left - way, by_boat(view, home))
    far = steps_to(view.mission, loot(view, member, lying), GANG)
    there = turns(view, member, far[here])
    back = turns(view, member, home[place.treasures[0].inside])
    return Goal("loot", far, left - there - back, by_boat(view, far))


def quarry(view: Seen, member: int) -> int | None:
    """Fujiko goes for whoever may have the treasure, the others for Fujiko who has it; where that is known."""
    if member != FUJIKO:
        mine = any(tile.real and tile.place == FUJIKO for tile in view.tiles)
        return view.at[FUJIKO] if mine and (view.at[FUJIKO] or -1) >= 0 else None
    if any(tile.real and tile.place >= FUJIKO for tile in view.tiles):
        return None  # she has it, or knows where it lies
    for tile in view.tiles:
        where = view.at[tile.place] if tile.place < FUJIKO else None
        if tile.real is not False and where is not None and where >= 0 and view.held[tile.place] < 0:
            return where
    return None


def duty(view: Seen, member: int) -> int | None:
    """LUP-REL-03: the square of the agent this member has to eliminate, once it has been set down beside him."""
    for prisoner, agent in enumerate(view.held):
        if agent < 0 or view.agents[agent] < 0 or prisoner == member or (view.traitor and prisoner == FUJIKO):
            continue
        if next((m for m in RESCUERS[prisoner] if view.crew[m] >= 0 and not view.gone[m]), None) == member:
            return view.agents[agent]
    return None


def loot(view: Seen, member: int, lying: list[int]) -> int:
    """In the estate each goes to a building of its own, the nearest for who comes first in the gang."""
    place = board(view.mission)
    if view.mission != RUBY:
        return place.treasures[0].inside
    doors = [place.treasures[view.tiles[n].place - 4].inside for n in lying]
    at = view.at[member]
    if len(doors) < 4 and at is not None and at >= 0:  # one of those that are left: the nearest
        return min(doors, key=lambda node: steps_to(view.mission, node, GANG)[at])
    doors.sort(key=lambda node: homeward(view.mission)[node])
    crew = [m for m in range(4) if view.crew[m] >= 0]
    return doors[crew.index(member) % len(doors)]


def by_boat(view: Seen, far: tuple[int, ...]) -> tuple[int, ...]:
    """The same way, or over the water, where the boat is known to lie at a pier and nobody sees it."""
    owner = view.owners[BOAT]
    if owner is None or owner < 0:
        return far
    at = view.vspots[BOAT] if isinstance(view, View) else 1 << max(0, view.vat[BOAT])
    here = next((land for land, water in view.place.piers if 1 << water == at), None)
    return far if here is None else over_water(view.mission, here, far)


@lru_cache(maxsize=512)
def over_water(mission: int, here: int, far: tuple[int, ...]) -> tuple[int, ...]:
    there = EMBARK + min(far[land] for land, _ in board(mission).piers if land != here)
    if there >= far[here]:
        return far
    pier = steps_to(mission, here, GANG)
    return tuple(min(way, step + there) for way, step in zip(far, pier, strict=True))


@cache
def homeward(mission: int) -> tuple[int, ...]:
    """By node how far it is to the nearest escape square."""
    return steps_to_any(mission, board(mission).starts, GANG)


@lru_cache(maxsize=512)
def near_enough(mission: int, keeper: int, sword: bool) -> tuple[int, ...]:
    """By node how far it is to where one can strike at this square."""
    place = board(mission)
    spots = place.beside_node(keeper) if sword else know.within(mission, keeper, PISTOL) & ~place.beside_node(keeper)
    return place.distances(spots, 0, GANG, most=FAR)
