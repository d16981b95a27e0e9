"""Devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import GANG, bits, members_of
from covo.games.lupin.box import (
    BALLOON,
    FLIGHTS,
    GLIDER,
    KIT,
    MEMBERS,
    RADIO,
    SHOVEL,
)
from covo.games.lupin.deeds.common import TOOLS, Done, beside, note
from covo.games.lupin.deeds.walking import by_node, can_move, closed_to, steps_of
from covo.games.lupin.state import Lupin, Tile, with_item
from covo.games.lupin.steps.police import hideouts
from covo.kernel import EVERYONE, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


def tools(state: Lupin, act: Activation) -> tuple[int, ...]:
    """LUP-DEV-01: the gadgets it may still use in this activation."""
    return state.gadgets(act.member) if act.tools < TOOLS else ()


def heal_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-DEV-19, LUP-Q-67."""
    if KIT not in tools(state, act):
        return []
    near = [act.member, *beside(state, act.member)]
    return [Move("heal", MEMBERS[other]) for other in near if state.wounds[other] and state.held[other] < 0]


def heal(state: Lupin, act: Activation, move: Move) -> Done:
    other = MEMBERS.index(str(move[1]))
    effects.use_up(state, act.member, KIT)
    state.wounds = with_item(state.wounds, other, 0)
    know.again(state, act.member)
    state.tell("healed", EVERYONE, by=act.member, member=other)
    return replace(note(act, "heal"), tools=act.tools + 1), ()


def dig_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-DEV-25, LUP-Q-69: on a square walked over in this activation."""
    if SHOVEL not in tools(state, act) or act.walked != 1:
        return []
    here = 1 << act.start
    for node in act.trail:
        here |= 1 << node
    dug = {square for square, _ in state.traps}
    return [Move("dig", state.place.names[node]) for node in bits(here & state.place.diggable) if node not in dug]


def dig(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-DEV-26: noted secretly."""
    effects.lose_gadget(state, act.member, SHOVEL)
    state.traps = (*state.traps, (state.place.node[str(move[1])], act.member))
    state.tell("dug", (state.crew[act.member],), member=act.member, at=str(move[1]))
    return replace(note(act, "dig"), tools=act.tools + 1), ()


def radio_options(state: Lupin, act: Activation) -> list[Move]:
    return [Move("radio")] if RADIO in tools(state, act) and not state.radio else []


def radio(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-TLK-03, LUP-DEV-12, LUP-Q-65."""
    effects.use_up(state, act.member, RADIO)
    state.radio = True
    state.talks += 1
    state.tell("radio", EVERYONE, by=act.member)
    return replace(note(act, "radio"), tools=act.tools + 1), ()


def balloon_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-DEV-31, LUP-Q-70: a visible member, before its piece moves."""
    seen = state.seen >> act.member & 1 and state.ride[act.member] < 0 and not state.inside(act.member)
    free = not act.walked and not state.balloon >> act.member & 1
    return [Move("balloon")] if seen and free and BALLOON in tools(state, act) else []


def balloon(state: Lupin, act: Activation, move: Move) -> Done:
    effects.lose_gadget(state, act.member, BALLOON)
    state.balloon |= 1 << act.member
    rest = tuple(entry for entry in state.before if entry[0] != act.member)
    state.before = (*rest, (act.member, -1, state.wounds[act.member]))
    state.tell("ballooned", (state.crew[act.member],), member=act.member)
    return replace(note(act, "balloon"), tools=act.tools + 1), ()


def disclose_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-DEV-32..34, LUP-Q-70: at the start of the next activation."""
    if not act.decoy:
        return []
    start = state.at[act.member]
    if state.in_view:
        near = state.place.spread(1 << start, steps_of(state, act), closed_to(state, act.member), GANG, state.passages)
        squares = near & state.place.gang_ends & ~state.occupied()
    else:
        squares = hideouts(state, act.member, start, 40, 2)
    return members_of(squares, by_node(state.mission, "disclose"))


def disclose(state: Lupin, act: Activation, move: Move) -> Done:
    member, start = act.member, state.at[act.member]
    ends = 0 if state.in_view else hideouts(state, member, start, 40, 2)
    state.balloon &= ~(1 << member)
    state.used = tuple(sorted((*state.used, BALLOON)))
    for _, number, value in [entry for entry in state.before if entry[0] == member]:
        if number < 0:
            state.wounds = with_item(state.wounds, member, value)
        else:
            give_back(state, member, number, bool(value))
    state.before = tuple(entry for entry in state.before if entry[0] != member)
    state.held = with_item(state.held, member, -1)
    state.ride = with_item(state.ride, member, -1)
    state.put(member, state.place.node[str(move[1])])
    state.tell("disclosed", EVERYONE, member=member)
    act = note(replace(act, decoy=False, walked=1, trail=()), "balloon")
    return act, effects.arrive(state, member, start, ends or None)


def give_back(state: Lupin, member: int, number: int, real: bool) -> None:
    """LUP-Q-70: tiles of an arrest that did not take place come back; for one taken since another still lying."""
    lying = [n for n, tile in enumerate(state.tiles) if 4 <= tile.place < 8]
    if not lying:
        return
    number = number if number in lying else lying[0]
    real = state.treasure() is None and (real or len(lying) == 1)
    tile = Tile(member, real, 1 << member)
    state.tiles = (*state.tiles[:number], tile, *state.tiles[number + 1 :])


def glide_squares(state: Lupin, act: Activation) -> int:
    """LUP-DEV-03..06, LUP-ROF-11, LUP-Q-62: to the ground, and in the bank mission to a lower roof next door."""
    place, at = state.place, state.at[act.member]
    if not place.roofs >> at & 1:
        return 0
    building, far = place.building_of[at], steps_of(state, act)
    ends = place.stand
    for other in building.neighbours:
        if place.by_id[other].height < building.height:
            for node in place.by_id[other].roof:
                ends |= 1 << node
    near = 0
    for node in bits(ends & place.gang_ends & ~state.occupied()):
        if place.apart(at, node) <= far:
            near |= 1 << node
    return near


def glide_options(state: Lupin, act: Activation) -> list[Move]:
    if not can_move(state, act) or state.ride[act.member] >= 0 or GLIDER not in tools(state, act):
        return []
    return members_of(glide_squares(state, act), by_node(state.mission, "glide"))


def glide(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-DEV-07..10, LUP-Q-63: three flights to a tile, one a turn; a landing on the ground ends its use."""
    member, start = act.member, state.at[act.member]
    ends = glide_squares(state, act)
    if not state.seen >> member & 1:
        for node in bits(state.spots[member] & state.place.roofs):
            ends |= glide_squares(_as_if(state, member, node), act)
    end = state.place.node[str(move[1])]
    state.glides = with_item(state.glides, member, state.glides[member] + 1)
    effects.show_gadget(state, member, GLIDER)
    state.put(member, end)
    state.tell("glides", EVERYONE, by=member)
    know.narrow(state, member, state.place.roofs)
    if end < state.place.squares or state.glides[member] >= FLIGHTS:
        effects.fold_glider(state, member)
    act = note(replace(act, walked=1, tools=act.tools + 1, trail=()), "glide")
    return act, effects.arrive(state, member, start, ends)


def _as_if(state: Lupin, member: int, node: int) -> Lupin:
    other = state.copy()
    other.put(member, node)
    return other
