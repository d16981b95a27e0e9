"""Attacks: pistol, rifle, knife, grenade, fists, and robbery in the gang."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import bits, board, members_of
from covo.games.lupin.box import (
    AGENT,
    CAR,
    CARDS_OF,
    CIGARETTE,
    FORCED_SHOT,
    FUJIKO,
    GOEMON,
    GRENADE,
    GUARD,
    HAT_VALUE,
    JIGEN,
    KNIFE,
    MEMBERS,
    RIFLE_TILE,
    WHISKY,
    ZENIGATA,
)
from covo.games.lupin.deeds.common import (
    NO_ATTACK,
    NO_SHOT,
    Done,
    allowed,
    beside,
    foes,
    in_range,
    in_reach,
    note,
    origins,
    spent,
)
from covo.games.lupin.deeds.gadgets import tools
from covo.games.lupin.deeds.walking import by_node
from covo.games.lupin.sight import PISTOL, RIFLE, hits, lobs
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.attack import blow, called, shot
from covo.games.lupin.steps.hits import wound, wound_inspector
from covo.games.lupin.steps.police import code_of, exposed
from covo.kernel import EVERYONE, Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


def pistol_free(state: Lupin, act: Activation) -> bool:
    return (
        CARDS_OF[act.member].pistol is not None
        and not act.bans & (NO_SHOT | NO_ATTACK)
        and allowed(state, act, pistol=True)
    )


def shoot_options(state: Lupin, act: Activation) -> list[Move]:
    if not pistol_free(state, act):
        return []
    return [Move("shoot", called(state, target)) for target in in_range(state, act.member, PISTOL)]


def shoot(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-ATK-01..06; LUP-CJI-02, LUP-CJI-05, LUP-CJI-06, LUP-Q-86, LUP-Q-89: Jigen's bad days."""
    target = code_of(state, move[1])
    act, value = drawn_pistol(state, act, target)
    if value is None:
        return act, ()
    return act, (*shown(state, act.member), *shot(state, act.member, target, value))


def drawn_pistol(state: Lupin, act: Activation, target: int) -> tuple[Activation, int | None]:
    """The pistol goes off, at the value of the day; or a cigarette is lit instead."""
    member = act.member
    value = CARDS_OF[member].pistol or 0
    forced = next((card for card in state.hands[member] if card in FORCED_SHOT), None)
    if forced == CIGARETTE:
        return smoke(state, act), None
    if forced is not None:
        effects.discard(state, member, forced)
        act = replace(act, carded=True)
        value = WHISKY_VALUE_OF[forced]
    act = fire(state, act, target, PISTOL, "shoot")
    if member == JIGEN:
        state.shot = state.turn
    return spent(state, act), value


WHISKY_VALUE_OF: Final = {WHISKY: 2}
WHISKY_VALUE_OF.update({card: HAT_VALUE for card in FORCED_SHOT if card not in (WHISKY, CIGARETTE)})


def smoke(state: Lupin, act: Activation) -> Activation:
    """LUP-CJI-05: he lights a cigarette, and does not shoot in this turn."""
    effects.discard(state, act.member, CIGARETTE)
    return replace(note(act, "smoke"), carded=True, bans=act.bans | NO_SHOT)


def fire(state: Lupin, act: Activation, target: int, reach: int, deed: str) -> Activation:
    """LUP-Q-35: name and weapon are told, the square is not; but it must be one from where the target can be hit."""
    member = act.member
    where = node_of_target(state, target)
    know.fired(state, member, where, reach)
    state.tell("fires", EVERYONE, by=member, target=target, weapon=deed)
    if state.place.gives_away(state.at[member], where):
        state.loud |= 1 << member
    return note(act, deed)


def shown(state: Lupin, member: int) -> Agenda:
    """LUP-VIS-20: whoever has shot from a roof may be seen now."""
    return effects.reveal(state, member) if state.loud >> member & 1 and state.in_sight(member) else ()


def node_of_target(state: Lupin, target: int) -> int:
    if target < ZENIGATA:
        return state.at[target]
    if target >= GUARD:
        return target - GUARD
    if target >= CAR:
        return state.cars[target - CAR]
    return state.zenigata if target == ZENIGATA else state.agents[target - AGENT]


def rifle_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-DEV-36, LUP-Q-71: once a turn, besides the standard attack."""
    if act.rifled or act.bans & (NO_SHOT | NO_ATTACK) or RIFLE_TILE not in tools(state, act):
        return []
    return [Move("rifle", called(state, target)) for target in in_range(state, act.member, RIFLE)]


def rifle(state: Lupin, act: Activation, move: Move) -> Done:
    member, target = act.member, code_of(state, move[1])
    if CIGARETTE in state.hands[member]:  # LUP-CJI-05: whatever he wants to shoot with
        return smoke(state, act), ()
    effects.show_gadget(state, member, RIFLE_TILE)
    act = replace(fire(state, act, target, RIFLE, "rifle"), rifled=True, tools=act.tools + 1)
    value = CARDS_OF[member].rifle or 0
    return act, (*shown(state, member), *shot(state, member, target, value, rifle=True))


def knife_options(state: Lupin, act: Activation) -> list[Move]:
    if act.bans & NO_ATTACK or KNIFE not in tools(state, act):
        return []
    return [Move("knife", called(state, target)) for target in in_range(state, act.member, PISTOL, cars=False)]


def knife(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-DEV-21..24, LUP-Q-68."""
    member, target = act.member, code_of(state, move[1])
    effects.use_up(state, member, KNIFE)
    act = replace(fire(state, act, target, PISTOL, "knife"), tools=act.tools + 1)
    value = CARDS_OF[member].knife
    return act, (*shown(state, member), *shot(state, member, target, value, blade=True))


def grenade_options(state: Lupin, act: Activation) -> list[Move]:
    if act.bans & NO_ATTACK or GRENADE not in tools(state, act):
        return []
    on_foot = state.ride[act.member] < 0
    police = state.force() | state.guards
    if not police & blast_zone(state.mission, state.at[act.member], on_foot) and not state.rivals(act.member):
        return []
    field = 0
    for start in origins(state, act.member):
        field |= lobs(state.mission, start, state.hulls())
        if start == state.at[act.member]:
            field |= state.place.steps_up[start]  # LUP-Q-40: onto the next level, close to the wall
    field &= state.place.stand | state.place.roofs
    worth = 0
    for _, at in foes(state, act.member):
        worth |= state.place.around(at) | 1 << at
    return members_of(field & worth, by_node(state.mission, "grenade"))


@lru_cache(maxsize=4096)
def blast_zone(mission: int, at: int, on_foot: bool) -> int:
    """Where a grenade from here may hurt somebody at most, with no vehicle in the way."""
    place, zone = board(mission), 0
    for start in know.origins(place, at) if on_foot else (at,):
        field = lobs(mission, start, 0) | place.steps_up[start]
        for node in bits(field & (place.stand | place.roofs)):
            zone |= place.around(node) | 1 << node
    return zone


def grenade(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-DEV-13..18, LUP-Q-66: nine squares of one level, no dice; holding agents only by who may free (LUP-Q-79)."""
    member, centre = act.member, state.place.node[str(move[1])]
    effects.use_up(state, member, GRENADE)
    block = state.place.around(centre) | 1 << centre
    victims = [
        code for code, at in foes(state, member) if block >> at & 1 and (code >= ZENIGATA or state.blasted(code))
    ]
    close = state.place.steps_up[centre]  # LUP-Q-40: lobbed up or down, close to a wall
    know.narrow(state, member, know.throwing(state.mission, centre) | close)
    state.craters = (*state.craters, centre)
    state.tell("grenade", EVERYONE, by=member, at=str(move[1]))
    if state.place.gives_away(state.at[member], centre):
        state.loud |= 1 << member
    agenda: Agenda = shown(state, member)
    for code in victims:
        agenda += blast(state, code, member)
    return replace(note(act, "grenade"), tools=act.tools + 1), agenda


def blast(state: Lupin, code: int, by: int) -> Agenda:
    if AGENT <= code < CAR and (impostor := exposed(state, code - AGENT)):  # LUP-Q-92
        return impostor
    if code < ZENIGATA:
        return wound(state, code, by)
    return wound_inspector(state) if code == ZENIGATA else effects.eliminate(state, code, by)


def fight_options(state: Lupin, act: Activation) -> list[Move]:
    if act.bans & NO_ATTACK or not allowed(state, act, pistol=False):
        return []
    return [Move("fight", called(state, target)) for target in in_reach(state, act.member)]


def fight(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-MEL-01, LUP-Q-35: hand to hand always shows who it is."""
    member, target = act.member, code_of(state, move[1])
    act = clash(state, act, target)
    agenda = effects.reveal(state, member)
    return act, (*agenda, *blow(state, member, target))


def clash(state: Lupin, act: Activation, target: int, deed: str = "fight") -> Activation:
    """A blow is struck: one standard attack less, and no wind hides who strikes (LUP-Q-101)."""
    if act.member == GOEMON:
        state.wind = False
    state.tell("fights", EVERYONE, by=act.member, target=target)
    return spent(state, note(act, deed))


def rob_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-BET-02, LUP-BET-08, LUP-BET-09, LUP-Q-112, LUP-Q-114, LUP-Q-127: fights in the gang, fist or pistol."""
    mine = act.member
    if act.bans & NO_ATTACK or state.ride[mine] >= 0:
        return []
    if not state.split() and min([tile.place for tile in state.tiles]) > FUJIKO:
        return []
    near = beside(state, mine) if allowed(state, act, pistol=False) else []
    far = in_line(state, mine) if pistol_free(state, act) else []
    return [Move("rob", MEMBERS[other]) for other in (*near, *far) if is_foe(state, mine, other)]


def in_line(state: Lupin, member: int) -> list[int]:
    """Companions all can see who stand in range and sight of its pistol."""
    field, near = 0, beside(state, member)
    for start in origins(state, member):
        field |= hits(state.mission, start, PISTOL, state.hulls())
    others = [m for m in bits(state.seen) if m != member and m not in near and state.at[m] >= 0]
    return [other for other in others if not state.inside(other) and field >> state.at[other] & 1]


def is_foe(state: Lupin, mine: int, other: int) -> bool:
    """Whom a member may fight in its own gang: before a betrayal Fujiko alone, against who may have the treasure."""
    if state.ride[other] >= 0 or state.held[other] >= 0:
        return False
    tiles = [state.tiles[n] for n in state.tiles_of(other)]
    if state.free:
        return bool(tiles) and bool(state.seen >> other & 1)
    if state.split():
        return FUJIKO in (mine, other)
    return mine == FUJIKO and state.is_bound() and any(tile.real or not tile.known >> mine & 1 for tile in tiles)


def rob(state: Lupin, act: Activation, move: Move) -> Done:
    member, other = act.member, MEMBERS.index(str(move[1]))
    if other not in beside(state, member):
        act, value = drawn_pistol(state, act, other)
        return act, () if value is None else (*shown(state, member), *shot(state, member, other, value, rob=True))
    agenda = (*effects.reveal(state, member), *effects.reveal(state, other))
    return clash(state, act, other, "rob"), (*agenda, *blow(state, member, other, rob=True))
