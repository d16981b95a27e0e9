"""Handing over, buying on, searching, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from covo.games.lupin import effects
from covo.games.lupin.box import (
    FUJIKO,
    GOEMON,
    MEMBERS,
    PLAIN_LIMIT,
    RUCKSACK,
    load,
    may_hold,
)
from covo.games.lupin.deeds.common import Done, beside, note
from covo.games.lupin.deeds.vehicles import aboard
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps.setup import on_sale
from covo.kernel import EVERYONE, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


def give_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-EQP-24, LUP-TRE-10, LUP-Q-15, LUP-Q-117."""
    member = act.member
    near = beside(state, member)
    if not near:
        return []
    held = state.gadgets(member)
    full = load(held) > PLAIN_LIMIT  # LUP-Q-11: too much to carry without the rucksack
    things: list[str] = sorted({state.kit.gadgets[gadget] for gadget in held if gadget != RUCKSACK or not full})
    things += [
        kind.name for v, kind in enumerate(state.kit.vehicles) if state.owners[v] == member and state.vat[v] >= 0
    ]
    found = [Move("give", thing, MEMBERS[other]) for thing in things for other in near]
    if state.keeps(member) and state.has_treasure(member):
        return found
    return found + [Move("hand", n + 1, MEMBERS[other]) for n in state.tiles_of(member) for other in near]


def give(state: Lupin, act: Activation, move: Move) -> Done:
    from covo.games.lupin.steps.gang import Accept

    other = MEMBERS.index(str(move[2]))
    return act, (Accept(act.member, other, str(move[1])),)


def can_take(state: Lupin, member: int, thing: str) -> bool:
    return thing not in state.kit.gadgets or may_hold(member, state.gadgets(member), state.kit.gadgets.index(thing))


def spend_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-EQP-19, LUP-EQP-20, LUP-CFU-06, LUP-Q-13: Fujiko's own money for what was left over."""
    if act.member != FUJIKO or state.free or not state.is_bound():
        return []
    held, kit, credit = state.gadgets(FUJIKO), state.kit, state.credit
    names = [kit.gadgets[gadget] for gadget in on_sale(state)[0] if may_hold(FUJIKO, held, gadget)]
    return [Move("spend", name) for name in names if kit.prices[name] <= credit]


def spend(state: Lupin, act: Activation, move: Move) -> Done:
    state.credit -= state.kit.prices[str(move[1])]
    state.extra = tuple(sorted((*state.extra, state.kit.gadgets.index(str(move[1])))))
    state.tell("spent", (state.crew[FUJIKO],), thing=str(move[1]))
    return act, ()


def tile_here(state: Lupin, member: int) -> int | None:
    """LUP-TRE-02, LUP-TRE-03, LUP-Q-107: the tile a member inside may take; of the four vaults any, they are alike."""
    at, place = state.at[member], state.place
    if at < 0 or not place.insides >> at & 1 or not place.building_of[at].treasure or state.held[member] >= 0:
        return None
    here = 4 + place.treasures.index(place.building_of[at]) if not state.quest.vaults else None
    for number, tile in enumerate(state.tiles):
        if 4 <= tile.place < 8 and here in (None, tile.place):
            return number
    return None


def search_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-TRE-01..05: told now, in secret, and done in phase 4."""
    waits = state.seeking >> act.member & 1 or state.quest.tile_here(state, act.member) is None
    return [] if waits else [Move("search")]


def search(state: Lupin, act: Activation, move: Move) -> Done:
    state.seeking |= 1 << act.member
    return note(act, "search"), ()


def kept_back(state: Lupin, member: int) -> bool:
    """LUP-Q-82, LUP-Q-98: whoever is on duty may not leave while the prisoner is held."""
    if state.free or member == FUJIKO:
        return False
    for prisoner in state.prisoners():
        if prisoner == FUJIKO and state.split():
            continue
        if state.on_duty(prisoner) == member or (member == GOEMON and state.may_free(GOEMON, prisoner)):
            return True
    return False


def leave_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-Q-119: from an escape square, in turn 1 only after having left it."""
    at = state.at[act.member]
    if not state.exits(act.member) >> at & 1 or kept_back(state, act.member) or (state.turn == 1 and at == act.start):
        return []
    return [Move("leave")]


def leave(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-Q-119, LUP-Q-146: gone with all it carries; a vehicle with its last occupant."""
    member, vehicle = act.member, state.ride[act.member]
    for gadget in state.gadgets(member):
        effects.use_up(state, member, gadget)
    state.ride = with_item(state.ride, member, -1)
    if vehicle >= 0 and not aboard(state, vehicle):
        effects.wreck(state, vehicle)
    tiles = tuple(replace(t, place=10 + member) if t.place == member else t for t in state.tiles)
    state.tiles = tiles
    state.gone = with_item(state.gone, member, state.turn)
    state.tell("left", EVERYONE, member=member)
    act = note(act, "leave")
    from covo.games.lupin.steps.gang import finish

    agenda = finish(state, act)
    state.put(member, -1)
    state.seen &= ~(1 << member)
    state.know(member, 0)
    state.quest.left(state, member)
    return None, agenda
