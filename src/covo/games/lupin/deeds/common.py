"""Where a member is, whom it meets, what it may still do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import bits, board, mask_of
from covo.games.lupin.box import (
    AGENT,
    CAR,
    FUJIKO,
    GOEMON,
    GUARD,
    JIGEN,
    LUPIN,
    MAGNUM,
    WITH_JIGEN,
    WITH_LUPIN,
    ZENIGATA,
)
from covo.games.lupin.mission import mission
from covo.games.lupin.sight import PISTOL, hits
from covo.games.lupin.state import Lupin
from covo.kernel import Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


Done = tuple["Activation | None", Agenda]  # the activation as it goes on, None at its end; steps that come before that
NO_MOVE, NO_SHOT, NO_ATTACK, HALF = 1, 2, 4, 8
TOOLS: Final = 2  # LUP-DEV-01
NEAR: Final = 4  # LUP-Q-99


FOOT, ABOARD, UNMOVED, HERS, DECOY = 1, 2, 4, 8, 16  # on foot, in a vehicle, not moved yet, Fujiko, a balloon
MARK, CLOSE = 32, 64  # somebody in range of a pistol, somebody beside one


class Deed(NamedTuple):
    options: Callable[[Any, Activation], Sequence[Move]]  # of the state, which another game may have added to
    effect: Callable[[Any, Activation, Move], Done]
    rule: str
    when: int = 0  # what it surely takes, so that nobody need ask for its options
    tool: int | None = None  # the device it surely takes


def lacking(state: Lupin, act: Activation) -> int:
    """What of all that a deed may take a member at liberty surely has not."""
    member, at = act.member, state.at[act.member]
    on_foot = state.ride[member] < 0
    lacks = ABOARD if on_foot else FOOT
    if member != FUJIKO:
        lacks |= HERS
    if not act.decoy:
        lacks |= DECOY
    if act.walked or act.bans & NO_MOVE:
        lacks |= UNMOVED
    if not state.rivals(member):
        police = state.force() | state.guards | state.car_mask()
        if not police & aim(state.mission, at, on_foot, PISTOL):
            lacks |= MARK
        if not police & arms(state.mission, at):
            lacks |= CLOSE
    return lacks


@lru_cache(maxsize=16384)
def feasible(number: int, lacks: int, hand: tuple[int, ...]) -> tuple[Deed, ...]:
    """The deeds that may come to something, for who lacks that and has these devices to use."""
    deeds = mission(number).deeds.values()
    return tuple([deed for deed in deeds if not deed.when & lacks and (deed.tool is None or deed.tool in hand)])


def beside(state: Lupin, member: int) -> list[int]:
    """LUP-TLK-02, LUP-TLK-07, LUP-Q-15: companions on a neighbouring square, in the same vehicle, bus or building."""
    at, ride, rides = state.at[member], state.ride[member], state.ride
    if at < 0 or state.held[member] >= 0:
        return []
    around, found = state.place.next_to[at] | 1 << at, []
    for other, there in enumerate(state.at):
        if there < 0 or other == member or state.held[other] >= 0:
            continue
        if ride == rides[other] if ride >= 0 or rides[other] >= 0 else around >> there & 1:
            found.append(other)
    return found


def origins(state: Lupin, member: int) -> tuple[int, ...]:
    """From where it fires (LUP-BLD-11, LUP-Q-57)."""
    at = state.at[member]
    return know.firing(state, at) if state.ride[member] < 0 else (at,)


def foes(state: Lupin, member: int) -> list[tuple[int, int]]:
    """Police figures with their squares that this member may attack at all (LUP-POL-11, LUP-Q-79)."""
    if state.of_the_police(member):
        return [(other, state.at[other]) for other in state.rivals(member)]
    keepers = {agent: prisoner for prisoner, agent in enumerate(state.held) if agent >= 0}
    found = [(ZENIGATA, state.zenigata)] if state.zenigata >= 0 and not state.inspector_away() else []
    for k, at in enumerate(state.agents):
        if at >= 0 and (k not in keepers or state.may_free(member, keepers[k])):
            found.append((AGENT + k, at))
    found += [(GUARD + node, node) for node in bits(state.guards)]
    return found + [(other, state.at[other]) for other in state.rivals(member)]


def in_range(state: Lupin, member: int, reach: int, *, cars: bool = True) -> list[int]:
    """LUP-ATK-05, LUP-ATK-06, LUP-ATK-15: whom a shot or throw may reach; never an orthogonal neighbour."""
    mission, at, on_foot = state.mission, state.at[member], state.ride[member] < 0
    marks = state.force() | state.guards | state.car_mask()
    if not marks & aim(mission, at, on_foot, reach) and not state.rivals(member):
        return []
    field = 0
    for start in origins(state, member):
        field |= hits(mission, start, reach, state.hulls())
    field &= aim(mission, at, on_foot, reach)
    found = [code for code, at in foes(state, member) if field >> at & 1]
    if cars and not state.of_the_police(member):
        found += [CAR + c for c, at in enumerate(state.cars) if at >= 0 and field >> at & 1 and state.agents_in(c)]
    return found


@lru_cache(maxsize=4096)
def aim(mission: int, at: int, on_foot: bool, reach: int) -> int:
    """What a shot or throw from here may reach at most, with no vehicle in the way."""
    place = board(mission)
    starts = know.origins(place, at) if on_foot else (at,)
    field = touching = 0
    for start in starts:
        field |= hits(mission, start, reach, 0)
        touching |= place.sides[start] if start < place.squares else place.beside_node(start)
    if starts and not (place.insides | place.busbit) >> at & 1:
        touching = place.beside_node(starts[0])
    return field & ~touching


def in_reach(state: Lupin, member: int) -> list[int]:
    """LUP-MEL-01, LUP-Q-45: whom it may fight hand to hand."""
    if state.ride[member] >= 0 or state.at[member] < 0:
        return []
    field = arms(state.mission, state.at[member])
    if not field & (state.force() | state.guards) and not state.rivals(member):
        return []
    return [code for code, node in foes(state, member) if field >> node & 1]


@lru_cache(maxsize=4096)
def arms(mission: int, at: int) -> int:
    """LUP-Q-45: squares within arm's reach; out of a treasure building those before its doors."""
    place = board(mission)
    if not place.insides >> at & 1:
        return place.beside_node(at)
    building = place.building_of[at]
    return mask_of(outside for outside, _ in building.doors) if building.treasure else 0


def allowed(state: Lupin, act: Activation, *, pistol: bool) -> bool:
    """LUP-ATK-02, LUP-ATK-03, LUP-CJI-08, LUP-CGO-05..07: one standard attack, or two by a card."""
    if act.attacks == 0:
        return True
    if act.attacks > 1:
        return False
    if act.member == JIGEN and pistol:
        return MAGNUM in state.table[JIGEN]
    return act.member == GOEMON and partner(state) is not None


def partner(state: Lupin) -> int | None:
    """The team card that lets Goemon strike twice now (LUP-Q-99)."""
    cards = state.hands[GOEMON] + state.table[GOEMON]
    for card, other in ((WITH_JIGEN, JIGEN), (WITH_LUPIN, LUPIN)):
        shown = state.seen >> GOEMON & 1 and state.seen >> other & 1 and state.at[other] >= 0
        if card in cards and shown and state.place.apart(state.at[GOEMON], state.at[other]) <= NEAR:
            return card
    return None


def spent(state: Lupin, act: Activation) -> Activation:
    """One standard attack less; a team card that made it possible is laid open."""
    card = partner(state) if act.member == GOEMON and act.attacks == 1 else None
    if card in state.hands[GOEMON] and card is not None:
        effects.lay(state, GOEMON, card)
    return replace(act, attacks=act.attacks + 1)


def note(act: Activation, deed: str) -> Activation:
    return act if deed in act.deeds else replace(act, deeds=(*act.deeds, deed))
