"""What a member may do in its activation: for each verb which moves are legal, and what they do. An entry per deed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import GANG, bits, board, members_of
from covo.games.lupin.box import (
    AGENT,
    BALLOON,
    BOAT,
    CAR,
    CARDS_OF,
    CIGARETTE,
    FLIGHTS,
    FORCED_SHOT,
    FUJIKO,
    GADGETS,
    GLIDER,
    GOEMON,
    GRENADE,
    GUARD,
    HAT_VALUE,
    HELI,
    JIGEN,
    KIT,
    KNIFE,
    LUPIN,
    MAGNUM,
    MEMBERS,
    PLAIN_LIMIT,
    PRICES,
    RADIO,
    RIFLE_TILE,
    RUBY,
    RUCKSACK,
    SHOVEL,
    VEHICLE,
    VEHICLES,
    WHISKY,
    WITH_JIGEN,
    WITH_LUPIN,
    ZENIGATA,
    load,
    may_hold,
)
from covo.games.lupin.sight import PISTOL, RIFLE, hits
from covo.games.lupin.state import Lupin, Tile, with_item
from covo.games.lupin.steps.attack import blow, called, shot, wound, wound_inspector
from covo.games.lupin.steps.police import code_of, exposed, hideouts, sprung, unmask, unmaskings
from covo.games.lupin.steps.setup import stock
from covo.kernel import EVERYONE, Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation

Done = tuple["Activation | None", Agenda]  # the activation as it goes on, None at its end; steps that come before that
NO_MOVE, NO_SHOT, NO_ATTACK, HALF = 1, 2, 4, 8
TOOLS: Final = 2  # LUP-DEV-01
NEAR: Final = 4  # LUP-Q-99


class Deed(NamedTuple):
    options: Callable[[Lupin, Activation], list[Move]]
    effect: Callable[[Lupin, Activation, Move], Done]
    rule: str


# ── Where one is and whom one meets ──────────────────────────────────────────────────────────────────────────────


def beside(state: Lupin, member: int) -> list[int]:
    """LUP-TLK-02, LUP-TLK-07, LUP-Q-15: companions on a neighbouring square, in the same vehicle, bus or building."""
    place, at, ride = state.place, state.at[member], state.ride[member]
    if at < 0 or state.held[member] >= 0:
        return []
    around = place.beside_node(at) | 1 << at
    found = []
    for other in range(4):
        there = state.at[other]
        if other == member or there < 0 or state.held[other] >= 0:
            continue
        if ride >= 0 or state.ride[other] >= 0:
            if ride == state.ride[other]:
                found.append(other)
        elif around >> there & 1:
            found.append(other)
    return found


def origins(state: Lupin, member: int) -> tuple[int, ...]:
    """From where it fires (LUP-BLD-11, LUP-Q-57)."""
    at = state.at[member]
    return know.firing(state, at) if state.ride[member] < 0 else (at,)


def foes(state: Lupin, member: int) -> list[tuple[int, int]]:
    """Police figures with their squares that this member may attack at all (LUP-POL-11, LUP-Q-79)."""
    keepers = {agent: prisoner for prisoner, agent in enumerate(state.held) if agent >= 0}
    found = [(ZENIGATA, state.zenigata)] if state.zenigata >= 0 else []
    for k, at in enumerate(state.agents):
        if at >= 0 and (k not in keepers or state.may_free(member, keepers[k])):
            found.append((AGENT + k, at))
    return found + [(GUARD + node, node) for node in bits(state.guards)]


def in_range(state: Lupin, member: int, reach: int, *, cars: bool = True) -> list[int]:
    """LUP-ATK-05, LUP-ATK-06, LUP-ATK-15: whom a shot or throw may reach; never an orthogonal neighbour."""
    starts = origins(state, member)
    if not starts:
        return []
    place, hulls = state.place, state.hulls()
    field = touching = 0
    for start in starts:
        field |= hits(state.mission, start, reach, hulls)
        touching |= place.sides[start] if start < 450 else place.beside_node(start)
    if not state.inside(member):
        touching = place.beside_node(starts[0])
    field &= ~touching
    if not field & (state.force() | state.guards | state.car_mask()):
        return []
    found = [code for code, at in foes(state, member) if field >> at & 1]
    if cars:
        found += [CAR + c for c, at in enumerate(state.cars) if at >= 0 and field >> at & 1 and state.agents_in(c)]
    return found


def in_reach(state: Lupin, member: int) -> list[int]:
    """LUP-MEL-01, LUP-Q-45: whom it may fight hand to hand."""
    place, at = state.place, state.at[member]
    if state.ride[member] >= 0 or at < 0:
        return []
    if place.insides >> at & 1:
        building = place.building_of[at]
        field = sum(1 << outside for outside, _ in building.doors) if building.treasure else 0
    else:
        field = place.beside_node(at)
    if not field & (state.force() | state.guards):
        return []
    return [code for code, node in foes(state, member) if field >> node & 1]


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


# ── Walking ──────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=65536)
def strolls(mission: int, node: int, steps: int, stop: int, blocked: int, taken: int) -> tuple[Move, ...]:
    place = board(mission)
    ends = place.spread(1 << node, steps, blocked, GANG, stop) & place.gang_ends & ~taken & ~(1 << node)
    return tuple(members_of(ends, by_node(mission, "walk")))


@cache
def by_node(mission: int, *words: str) -> tuple[Move, ...]:
    """A move to every node, made once: `walk A1`, `walk A2` …"""
    verb, *rest = words
    return tuple(Move(verb, *rest, name) for name in board(mission).names)


@lru_cache(maxsize=8192)
def range_of(mission: int, node: int, steps: int, stop: int) -> int:
    return board(mission).spread(1 << node, steps, 0, GANG, stop)


def steps_of(state: Lupin, act: Activation) -> int:
    """LUP-CLU-03: half the Movement, rounded down, under My adored Fujiko."""
    steps = state.movement(act.member)
    return steps // 2 if act.bans & HALF else steps


def can_move(state: Lupin, act: Activation) -> bool:
    return not act.walked and not act.bans & NO_MOVE


def walk_options(state: Lupin, act: Activation) -> list[Move]:
    if not can_move(state, act) or state.ride[act.member] >= 0:
        return []
    at, steps = state.at[act.member], steps_of(state, act)
    area = range_of(state.mission, at, steps, state.bus)
    blocked = know.barred(state, act.member) & area
    return list(strolls(state.mission, at, steps, state.bus, blocked, state.occupied() & area))


def walk(state: Lupin, act: Activation, move: Move) -> Done:
    member, place = act.member, state.place
    start, end = state.at[member], place.node[str(move[-1])]
    way: tuple[int, ...] = tuple(place.node[str(text)] for text in move[1:])
    if len(way) == 1 and (state.traitor or SHOVEL in state.gadgets(member)):
        way = place.path(start, end, steps_of(state, act), know.barred(state, member), GANG, state.bus)
    agenda: Agenda = ()
    if state.traitor and (trap := _trap_on(state, member, way)):  # LUP-DEV-29, LUP-BET-11, LUP-Q-69
        end = trap[0]
        agenda = sprung(state, trap, wound(state, member))
    if state.glides[member] and GLIDER in state.gadgets(member):  # LUP-Q-63: whoever walks has landed
        _fold(state, member)
    state.put(member, end)
    state.tell("stepped", (state.crew[member],), member=member, at=place.names[end])
    act = note(replace(act, walked=1, trail=way), "walk")
    return act, (*agenda, *effects.arrive(state, member, start))


def _trap_on(state: Lupin, member: int, way: tuple[int, ...]) -> tuple[int, int] | None:
    sides = {trap[0]: trap for trap in state.traps if (trap[1] == FUJIKO) != (member == FUJIKO)}
    taken = state.occupied()
    return next((sides[node] for node in way if node in sides and not taken >> node & 1), None)


# ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────


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
    know.narrow(state, member, know.within(state.mission, where, reach))
    state.tell("fires", EVERYONE, by=member, target=target, weapon=deed)
    if state.place.roofs >> state.at[member] & 1:
        state.loud |= 1 << member  # LUP-VIS-19, LUP-VIS-20
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
    return act, (*shown(state, member), *shot(state, member, target, value))


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
    return act, (*shown(state, member), *shot(state, member, target, value))


def grenade_options(state: Lupin, act: Activation) -> list[Move]:
    if act.bans & NO_ATTACK or GRENADE not in tools(state, act):
        return []
    field = 0
    for start in origins(state, act.member):
        field |= hits(state.mission, start, PISTOL, state.hulls())
        if start == state.at[act.member]:
            field |= state.place.steps_up[start]  # LUP-Q-40: onto the next level, close to the wall
    field &= state.place.stand | state.place.roofs
    worth = 0
    for _, at in foes(state, act.member):
        worth |= state.place.around(at) | 1 << at
    return members_of(field & worth, by_node(state.mission, "grenade"))


def grenade(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-DEV-13..18, LUP-Q-66: nine squares of one level, no dice; holding agents only by who may free (LUP-Q-79)."""
    member, centre = act.member, state.place.node[str(move[1])]
    effects.use_up(state, member, GRENADE)
    block = state.place.around(centre) | 1 << centre
    victims = [code for code, at in foes(state, member) if block >> at & 1]
    close = state.place.steps_up[centre]  # LUP-Q-40: lobbed up or down, close to a wall
    know.narrow(state, member, know.within(state.mission, centre, PISTOL) | close)
    state.tell("grenade", EVERYONE, by=member, at=str(move[1]))
    if state.place.roofs >> state.at[member] & 1:
        state.loud |= 1 << member
    agenda: Agenda = shown(state, member)
    for code in victims:
        agenda += blast(state, code, member)
    return replace(note(act, "grenade"), tools=act.tools + 1), agenda


def blast(state: Lupin, code: int, by: int) -> Agenda:
    if AGENT <= code < CAR and (impostor := exposed(state, code - AGENT)):  # LUP-Q-92
        return impostor
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
    if not state.traitor and all(tile.place > FUJIKO for tile in state.tiles):
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
    if state.traitor:
        return FUJIKO in (mine, other)
    return mine == FUJIKO and state.is_bound() and any(tile.real or not tile.known >> mine & 1 for tile in tiles)


def rob(state: Lupin, act: Activation, move: Move) -> Done:
    member, other = act.member, MEMBERS.index(str(move[1]))
    if other not in beside(state, member):
        act, value = drawn_pistol(state, act, other)
        return act, () if value is None else (*shown(state, member), *shot(state, member, other, value, rob=True))
    agenda = (*effects.reveal(state, member), *effects.reveal(state, other))
    return clash(state, act, other, "rob"), (*agenda, *blow(state, member, other, rob=True))


# ── Devices ──────────────────────────────────────────────────────────────────────────────────────────────────────


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
        near = state.place.spread(1 << start, steps_of(state, act), know.barred(state, act.member), GANG, state.bus)
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
    if state.mission != RUBY:
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
    if end < 450 or state.glides[member] >= FLIGHTS:
        _fold(state, member)
    act = note(replace(act, walked=1, tools=act.tools + 1, trail=()), "glide")
    return act, effects.arrive(state, member, start, ends)


def _fold(state: Lupin, member: int) -> None:
    effects.use_up(state, member, GLIDER)
    state.glides = with_item(state.glides, member, 0)


def _as_if(state: Lupin, member: int, node: int) -> Lupin:
    other = state.copy()
    other.put(member, node)
    return other


# ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────────


def reachable_vehicles(state: Lupin, member: int) -> list[int]:
    """LUP-VEH-01, LUP-VEH-34, LUP-Q-53: vehicles on the square or on a neighbouring one; the boat from its pier."""
    at, place = state.at[member], state.place
    if at < 0 or at >= 450 or state.ride[member] >= 0:
        return []
    found = []
    for vehicle, there in enumerate(state.vat):
        if there < 0:
            continue
        if vehicle == BOAT:
            near = any(land == at and water == there for land, water in place.piers)
        else:
            near = at == there or bool(place.beside_node(at) >> there & 1)
        if near:
            found.append(vehicle)
    return found


def aboard(state: Lupin, vehicle: int) -> list[int]:
    return [member for member in range(4) if state.ride[member] == vehicle]


def board_options(state: Lupin, act: Activation) -> list[Move]:
    return [
        Move("board", VEHICLES[vehicle].name)
        for vehicle in reachable_vehicles(state, act.member)
        if len(aboard(state, vehicle)) < VEHICLES[vehicle].room
    ]


def get_in(state: Lupin, act: Activation, move: Move) -> Done:
    member, vehicle = act.member, code_of(state, move[1]) - VEHICLE
    start = state.at[member]
    state.ride = with_item(state.ride, member, vehicle)
    state.put(member, state.vat[vehicle])
    state.loud &= ~(1 << member)
    act = note(act, "board")
    if state.vseen >> vehicle & 1:
        if not state.seen >> member & 1:
            return act, effects.reveal(state, member)
        state.know(member, 1 << state.at[member])
        state.tell("aboard", EVERYONE, member=member, vehicle=vehicle)
        return act, ()
    if effects.must_show(state, member):
        return act, effects.reveal_vehicle(state, vehicle)
    if state.seen >> member & 1:  # LUP-Q-34: into a hidden vehicle
        state.seen &= ~(1 << member)
        know.vanish(state, member, start)
        state.tell("vanished", EVERYONE, member=member)
    return act, ()


def off_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-VEH-20, LUP-Q-53, LUP-Q-148: onto a neighbouring square, free of cost."""
    vehicle = state.ride[act.member]
    if vehicle < 0:
        return []
    place, at = state.place, state.at[act.member]
    if vehicle == BOAT:
        squares = sum(1 << land for land, water in place.piers if water == at)
    else:
        squares = place.beside_node(at) & ~place.woods
    return members_of(squares & place.gang_ends & ~state.occupied(), by_node(state.mission, "off"))


def get_off(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-VIS-14, LUP-Q-41: whoever gets out in view stays in view this turn."""
    member, at = act.member, state.at[act.member]
    if state.watch()[0] >> at & 1:
        state.spotted |= 1 << member
    state.ride = with_item(state.ride, member, -1)
    state.put(member, state.place.node[str(move[1])])
    return note(act, "off"), effects.arrive(state, member, at)


def can_drive(state: Lupin, act: Activation) -> int:
    """LUP-VEH-02, LUP-Q-53: the vehicle it may move now, or -1."""
    vehicle = state.ride[act.member]
    return vehicle if vehicle >= 0 and can_move(state, act) and not state.driven >> vehicle & 1 else -1


def drive_squares(state: Lupin, vehicle: int) -> int:
    """LUP-VEH-25, LUP-VEH-26, LUP-VEH-32, LUP-Q-54, LUP-Q-60, LUP-Q-64."""
    place, at, taken = state.place, state.vat[vehicle], state.occupied()
    if vehicle == HELI:
        return place.landing & ~taken & ~(1 << at)
    if vehicle == BOAT:
        return sum(1 << water for _, water in place.piers if water != at) & ~taken
    barred = state.force() & place.ground | state.hulls() & ~(1 << at)
    return place.drive(1 << at, VEHICLES[vehicle].speed, barred) & place.land_ends & ~taken & ~(1 << at)


def drive_options(state: Lupin, act: Activation) -> list[Move]:
    vehicle = can_drive(state, act)
    if vehicle < 0:
        return []
    return members_of(drive_squares(state, vehicle), by_node(state.mission, "drive"))


def drive(state: Lupin, act: Activation, move: Move) -> Done:
    vehicle = state.ride[act.member]
    act = note(replace(act, walked=2), "drive")
    return act, bring(state, vehicle, state.place.node[str(move[1])])


def bring(state: Lupin, vehicle: int, end: int) -> Agenda:
    """LUP-VEH-03: a vehicle and all in it are somewhere else now, seen there or not."""
    place, bit = state.place, 1 << vehicle
    start = state.vat[vehicle]
    crew = aboard(state, vehicle)
    state.vat = with_item(state.vat, vehicle, end)
    state.driven |= bit
    if vehicle == HELI and start == place.pad:
        state.flown = True
    for member in crew:
        state.put(member, end)
    state.tell("drives", tuple(sorted({state.crew[m] for m in crew})), vehicle=vehicle, at=place.names[end])
    seen = state.watch()[0]
    shown = seen >> end & 1 or any(effects.must_show(state, member) for member in crew)
    if state.vseen & bit:
        if shown:
            state.vspots = with_item(state.vspots, vehicle, 1 << end)
            for member in crew:
                state.know(member, 1 << end)
            state.tell("vehicle-moved", EVERYONE, vehicle=vehicle, at=place.names[end])
            return ()
        state.vseen &= ~bit
        state.vspots = with_item(state.vspots, vehicle, 1 << start)
        if vehicle == HELI:
            ends = place.landing
        elif vehicle == BOAT:
            ends = sum(1 << water for _, water in place.piers)
        else:
            ends = know.ridden(state, vehicle, 1 << start)
        ends = (ends | 1 << end) & ~seen & ~state.occupied()
        state.vspots = with_item(state.vspots, vehicle, ends)
        for member in crew:
            state.seen &= ~(1 << member)
            state.know(member, ends)
        state.trace = (ends, seen, state.trace[2])
        state.tell("vehicle-vanished", EVERYONE, vehicle=vehicle)
        return ()
    return effects.reveal_vehicle(state, vehicle) if shown else ()


# ── Handing over ─────────────────────────────────────────────────────────────────────────────────────────────────


def give_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-EQP-24, LUP-TRE-10, LUP-Q-15, LUP-Q-117."""
    member = act.member
    near = beside(state, member)
    if not near:
        return []
    held = state.gadgets(member)
    full = load(held) > PLAIN_LIMIT  # LUP-Q-11: too much to carry without the rucksack
    things: list[str] = sorted({GADGETS[gadget] for gadget in held if gadget != RUCKSACK or not full})
    things += [kind.name for v, kind in enumerate(VEHICLES) if state.owners[v] == member and state.vat[v] >= 0]
    found = [Move("give", thing, MEMBERS[other]) for thing in things for other in near]
    if member == FUJIKO and state.traitor and state.has_treasure(FUJIKO):
        return found
    return found + [Move("hand", n + 1, MEMBERS[other]) for n in state.tiles_of(member) for other in near]


def give(state: Lupin, act: Activation, move: Move) -> Done:
    from covo.games.lupin.steps.gang import Accept

    other = MEMBERS.index(str(move[2]))
    return act, (Accept(act.member, other, str(move[1])),)


def can_take(state: Lupin, member: int, thing: str) -> bool:
    return thing not in GADGETS or may_hold(member, state.gadgets(member), GADGETS.index(thing))


def spend_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-EQP-19, LUP-EQP-20, LUP-CFU-06, LUP-Q-13: Fujiko's own money for what was left over."""
    if act.member != FUJIKO or state.free or not state.is_bound():
        return []
    held = state.gadgets(FUJIKO)
    return [
        Move("spend", name)
        for gadget, name in enumerate(GADGETS)
        if PRICES[name] <= state.credit and stock(state, gadget) > 0 and may_hold(FUJIKO, held, gadget)
    ]


def spend(state: Lupin, act: Activation, move: Move) -> Done:
    state.credit -= PRICES[str(move[1])]
    state.extra = tuple(sorted((*state.extra, GADGETS.index(str(move[1])))))
    state.tell("spent", (state.crew[FUJIKO],), thing=str(move[1]))
    return act, ()


# ── Treasure ─────────────────────────────────────────────────────────────────────────────────────────────────────


def tile_here(state: Lupin, member: int) -> int | None:
    """LUP-TRE-02, LUP-TRE-03, LUP-Q-107: the tile a member inside may take; of the four vaults any, they are alike."""
    at, place = state.at[member], state.place
    if at < 0 or not place.insides >> at & 1 or not place.building_of[at].treasure or state.held[member] >= 0:
        return None
    here = 4 + place.treasures.index(place.building_of[at]) if state.mission == RUBY else None
    for number, tile in enumerate(state.tiles):
        if 4 <= tile.place < 8 and here in (None, tile.place):
            return number
    return None


def search_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-TRE-01..05: told now, in secret, and done in phase 4."""
    waits = state.seeking >> act.member & 1 or tile_here(state, act.member) is None
    return [] if waits else [Move("search")]


def search(state: Lupin, act: Activation, move: Move) -> Done:
    state.seeking |= 1 << act.member
    return note(act, "search"), ()


# ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────────────


def kept_back(state: Lupin, member: int) -> bool:
    """LUP-Q-82, LUP-Q-98: whoever is on duty may not leave while the prisoner is held."""
    if state.free or member == FUJIKO:
        return False
    for prisoner in state.prisoners():
        if prisoner == FUJIKO and state.traitor:
            continue
        if state.on_duty(prisoner) == member or (member == GOEMON and state.may_free(GOEMON, prisoner)):
            return True
    return False


def leave_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-Q-119: from an escape square, in turn 1 only after having left it."""
    at = state.at[act.member]
    if not state.place.escapes >> at & 1 or kept_back(state, act.member) or (state.turn == 1 and at == act.start):
        return []
    return [Move("leave")]


def leave(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-Q-119, LUP-Q-146: gone with all it carries; a vehicle with its last occupant."""
    from covo.games.lupin.steps.treasure import gone

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
    gone(state, member)
    return None, agenda


# ── Prisoners and impostors ──────────────────────────────────────────────────────────────────────────────────────


def release_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-REL-05..07, LUP-VAR-19, LUP-Q-81."""
    owns = bool(state.gadgets(act.member)) or act.member in state.owners
    if state.free:
        return [Move("release", "devices")]
    return [Move("release", "devices")] * owns + [Move("release", "turn")]


def release(state: Lupin, act: Activation, move: Move) -> Done:
    member, agent = act.member, state.held[act.member]
    state.tell("releases-itself", EVERYONE, member=member, price=str(move[1]))
    if move[1] == "turn":
        state.limit -= 1  # LUP-REL-07, LUP-END-11
    else:
        effects.cast_off(state, member)
        if state.free:  # LUP-REL-06, LUP-Q-129
            from covo.games.lupin.steps.treasure import kill_points

            points = kill_points(state, member)
            state.points_lost = with_item(state.points_lost, member, state.points_lost[member] + (points + 1) // 2)
    agenda = effects.eliminate(state, AGENT + agent, None)  # LUP-REL-08
    return note(act, "release"), agenda


def unmask_options(state: Lupin, act: Activation) -> list[Move]:
    return list(unmaskings(state, act.member))


def show_face(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-Q-92: in its own activation this is its movement."""
    agenda = unmask(state, act.member, move)
    start = state.at[act.member]
    if not state.seen >> act.member & 1:
        state.trace = (0, 0, 0)
    return note(replace(act, walked=1, trail=(), start=start), "unmask"), agenda


DEEDS: Final[dict[str, Deed]] = {
    "disclose": Deed(disclose_options, disclose, "LUP-DEV-32"),
    "walk": Deed(walk_options, walk, "LUP-MOV-02"),
    "shoot": Deed(shoot_options, shoot, "LUP-ATK-01"),
    "fight": Deed(fight_options, fight, "LUP-MEL-01"),
    "rob": Deed(rob_options, rob, "LUP-BET-02"),
    "rifle": Deed(rifle_options, rifle, "LUP-DEV-36"),
    "knife": Deed(knife_options, knife, "LUP-DEV-21"),
    "grenade": Deed(grenade_options, grenade, "LUP-DEV-14"),
    "heal": Deed(heal_options, heal, "LUP-DEV-19"),
    "dig": Deed(dig_options, dig, "LUP-DEV-25"),
    "radio": Deed(radio_options, radio, "LUP-DEV-12"),
    "balloon": Deed(balloon_options, balloon, "LUP-DEV-31"),
    "glide": Deed(glide_options, glide, "LUP-DEV-05"),
    "board": Deed(board_options, get_in, "LUP-VEH-01"),
    "off": Deed(off_options, get_off, "LUP-VEH-20"),
    "drive": Deed(drive_options, drive, "LUP-VEH-02"),
    "give": Deed(give_options, give, "LUP-EQP-24"),
    "spend": Deed(spend_options, spend, "LUP-EQP-19"),
    "search": Deed(search_options, search, "LUP-TRE-01"),
    "leave": Deed(leave_options, leave, "LUP-Q-119"),
}
PRISONER: Final = {"release": Deed(release_options, release, "LUP-REL-05")}
IMPOSTOR: Final = {"unmask": Deed(unmask_options, show_face, "LUP-CLU-07")}
EFFECTS: Final = {**DEEDS, **PRISONER, **IMPOSTOR, "hand": DEEDS["give"]}
