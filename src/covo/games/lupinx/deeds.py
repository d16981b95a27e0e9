"""What a member may do with the expansion besides the deeds of the base game, and what changes in those."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import GANG, board, members_of
from covo.games.lupin.box import AGENT, FORGIVE, FUJIKO, KIT, LUPIN, MEMBERS, RADIO, ZENIGATA
from covo.games.lupin.deeds import DEEDS as BASE
from covo.games.lupin.deeds.common import ABOARD, FOOT, HERS, NO_ATTACK, UNMOVED, Deed, Done, allowed, beside, note
from covo.games.lupin.deeds.gadgets import tools
from covo.games.lupin.deeds.vehicles import aboard
from covo.games.lupin.deeds.walking import by_node, can_move, steps_of
from covo.games.lupin.deeds.weapons import in_line, pistol_free
from covo.games.lupin.steps.police import code_of
from covo.games.lupinx.box import CAESAR, LORRY, WETSUIT
from covo.games.lupinx.state import OPEN, SECRET, Lupinx
from covo.games.lupinx.steps.loot import hand_to, put_back, tell_theft
from covo.games.lupinx.steps.wounds import helped
from covo.kernel import EVERYONE, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation

FAR: Final = 60


# ── Forced help ──────────────────────────────────────────────────────────────────────────────────────────────────


def distances(state: Lupinx) -> tuple[int, ...]:
    """LUX-Q-19: by node how far Lupin is from a square beside Fujiko; FAR where there is no way."""
    goal = state.place.beside_node(state.at[FUJIKO]) & ~state.closed()
    return state.place.distances(goal, state.closed() & ~goal, GANG, state.passages, most=FAR)


def needed(state: Lupinx, act: Activation) -> bool:
    """Lupin has to help, and has not done so."""
    away = state.held[LUPIN] >= 0 or state.agent_of[LUPIN] >= 0 or state.at[LUPIN] < 0
    return act.member == LUPIN and state.down and not away


def nearer(state: Lupinx, moves: Sequence[Move]) -> list[Move]:
    """Of these moves those that bring Lupin closest to Fujiko, if they bring him closer at all."""
    far, node = distances(state), state.place.node
    if not moves:
        return []
    best = min(far[node[str(move[-1])]] for move in moves)
    return [move for move in moves if far[node[str(move[-1])]] == best] if best < far[state.at[LUPIN]] else []


def called_away(state: Lupinx, act: Activation) -> bool:
    """LUX-FUJ-19: he can still come closer."""
    if not needed(state, act) or not can_move(state, act):
        return False
    return bool(len(walk_options(state, act)) or len(drive_options(state, act)))


# ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def walk_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-Q-30: out of the water only in a wetsuit; LUX-FUJ-19."""
    if state.at[act.member] >= 0 and state.water() >> state.at[act.member] & 1:
        return []
    moves = BASE["walk"].options(state, act)
    return nearer(state, moves) if needed(state, act) else moves


def walk(state: Lupinx, act: Activation, move: Move) -> Done:
    then, agenda = BASE["walk"].effect(state, act, move)
    return then, (*agenda, *helped(state))


@lru_cache(maxsize=16384)
def lengths(mission: int, node: int, steps: int, stop: int, blocked: int, taken: int) -> tuple[Move, ...]:
    place = board(mission)
    ends = place.spread(1 << node, steps, blocked, GANG, stop) & place.gang_ends & ~taken & ~(1 << node)
    return tuple(members_of(ends, by_node(mission, "swim")))


def swim_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-DEV-01, LUX-DEV-02, LUX-DEV-04, LUX-Q-29, LUX-Q-30: land and water, one square less."""
    member, field = act.member, state.field
    if not can_move(state, act) or state.ride[member] >= 0 or WETSUIT not in tools(state, act):
        return []
    steps = max(0, steps_of(state, act) - 1)
    blocked = know.barred(state, member) | field.shut(state.opened, state.drained, swim=True)
    moves = lengths(state.mission, state.at[member], steps, state.passages, blocked, state.occupied())
    wet, node = state.water(), state.place.node
    if wet >> state.at[member] & 1:
        return list(moves)
    walked = {str(move[-1]) for move in BASE["walk"].options(state, act)}
    return [move for move in moves if wet >> node[str(move[-1])] & 1 or str(move[-1]) not in walked]


def swim(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-DEV-03, LUX-Q-30: the suit is shown once and for all, the way is not."""
    member, place = act.member, state.place
    start, end = state.at[member], place.node[str(move[1])]
    if WETSUIT not in state.shown[member]:
        effects.show_gadget(state, member, WETSUIT)
        state.tell("swims", EVERYONE, by=member)
    way: tuple[int, ...] = (end,)
    if state.minds_way(member):
        blocked = know.barred(state, member) | state.field.shut(state.opened, state.drained, swim=True)
        way = place.path(start, end, steps_of(state, act), blocked, GANG, state.passages)
    state.put(member, end)
    state.tell("stepped", (state.crew[member],), member=member, at=place.names[end])
    act = note(replace(act, walked=1, tools=act.tools + 1, trail=way), "swim")
    return act, (*state.trodden(member, (start, *way)), *effects.arrive(state, member, start), *helped(state))


def drive_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-DEV-19, LUX-Q-35: a pumping lorry stands; LUX-Q-19: Lupin drives towards her."""
    if state.pumping >= 0 and state.ride[act.member] == LORRY:
        return []
    moves = BASE["drive"].options(state, act)
    return nearer(state, moves) if needed(state, act) else moves


def drive(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-Q-59: a driver takes what lies on his way."""
    vehicle, start = state.ride[act.member], state.at[act.member]
    way: tuple[int, ...] = ()
    if state.ground >= 0:
        kind, end = state.kit.vehicles[vehicle], state.place.node[str(move[1])]
        barred = state.force() & state.place.ground | state.hulls() & ~(1 << start) | state.no_wheels(vehicle)
        way = state.place.road_path(start, end, kind.speed, barred, kind.terrain)
    then, agenda = BASE["drive"].effect(state, act, move)
    return then, (*state.trodden(act.member, (start, *way)), *agenda, *helped(state))


def off_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-DEV-19, LUX-DEV-20."""
    return [] if state.pumping == act.member else BASE["off"].options(state, act)


# ── The tank lorry ───────────────────────────────────────────────────────────────────────────────────────────────


def pump_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-DEV-14, LUX-DEV-17, LUX-Q-35: the driver, beside a zone that is still flooded; one zone in a game."""
    site, member = state.site, act.member
    if site is None or state.ride[member] != LORRY or state.pumping >= 0 or aboard(state, LORRY)[0] != member:
        return []
    near = site.beside_all(1 << state.vat[LORRY])
    found = []
    for number, zone in enumerate(site.zones):
        wet = not (state.drained | state.dry) >> number & 1
        if wet and near & zone.cells and state.zone in (-1, number):
            found.append(Move("pump", zone.colour))
    return found


def pump(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-DEV-15, LUX-DEV-24, LUX-INF-05."""
    site = state.site
    assert site is not None
    state.zone = next(n for n, zone in enumerate(site.zones) if zone.colour == move[1])
    state.pumping = act.member
    state.tell(
        "pumps", tuple(sorted({state.crew[m] for m in aboard(state, LORRY)})), member=act.member, zone=str(move[1])
    )
    return note(replace(act, walked=act.walked or 2), "pump"), ()


# ── Friends and foes ─────────────────────────────────────────────────────────────────────────────────────────────


def rob_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-Q-20: against whoever may have the treasure the winner takes it instead of wounding."""
    if not state.cagliostro:
        return BASE["rob"].options(state, act)
    mine = act.member
    loose = state.opened >> CAESAR & 1 or state.told
    if act.bans & NO_ATTACK or state.ride[mine] >= 0 or not loose:
        return []
    near = beside(state, mine) if allowed(state, act, pistol=False) else []
    far = in_line(state, mine) if pistol_free(state, act) else []
    rivals = state.rivals(mine)
    return [Move("rob", MEMBERS[other]) for other in (*near, *far) if other in rivals]


def declare_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-FUJ-09, LUX-Q-16."""
    hers = act.member == FUJIKO and state.cagliostro and FORGIVE in state.hands[FUJIKO]
    return [Move("declare")] if hers else []


def declare(state: Lupinx, act: Activation, move: Move) -> Done:
    effects.lay(state, FUJIKO, FORGIVE)
    state.tell("loyal", EVERYONE)
    return note(act, "declare"), ()


def announce_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-Q-45: earlier than it must be, by whoever knows of the theft."""
    tile = state.tiles[0]
    secret = state.cagliostro and tile.real and not state.told and tile.known >> act.member & 1
    return [Move("announce")] if secret else []


def announce(state: Lupinx, act: Activation, move: Move) -> Done:
    tell_theft(state)
    return note(act, "announce"), ()


def restore_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-Q-12: with the police she may put the treasure back in its place, or give it to a policeman beside her."""
    if act.member != FUJIKO or state.side() not in (SECRET, OPEN) or not state.has_treasure(FUJIKO):
        return []
    at = state.at[FUJIKO]
    found = [Move("restore")] if state.quest.home(state) >> at & 1 else []
    if state.side() == OPEN and state.ride[FUJIKO] < 0:
        near = state.place.beside_node(at)
        force = [(ZENIGATA, state.zenigata), *((AGENT + k, node) for k, node in enumerate(state.agents))]
        found += [Move("restore", state.kit.called(code)) for code, node in force if node >= 0 and near >> node & 1]
    return found


def restore(state: Lupinx, act: Activation, move: Move) -> Done:
    act = note(act, "restore")
    if len(move) == 1:
        return act, put_back(state)
    hand_to(state, code_of(state, move[1]))
    return act, ()


def in_the_open(deed: str) -> Deed:
    """LUX-SPC-25, LUX-Q-64: whoever is visible to the end is hidden by nothing."""

    def options(state: Lupinx, act: Activation) -> Sequence[Move]:
        return [] if state.marked >> act.member & 1 else BASE[deed].options(state, act)

    return Deed(options, BASE[deed].effect, "LUX-SPC-25", BASE[deed].when, BASE[deed].tool)


def heal_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-Q-91: not for a turncoat, but by herself."""
    moves = BASE["heal"].options(state, act)
    if state.turncoat() and act.member != FUJIKO:
        return [move for move in moves if move[1] != MEMBERS[FUJIKO]]
    if state.turncoat():
        return [move for move in moves if move[1] == MEMBERS[FUJIKO]]
    return moves


def give_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-Q-31: not the suit one swims in; LUX-CGO-05: nor the treasure to who scorns it."""
    moves = BASE["give"].options(state, act)
    wet = state.at[act.member] >= 0 and state.water() >> state.at[act.member] & 1
    if wet:
        moves = [move for move in moves if move[1] != "wetsuit"]
    return [move for move in moves if move.verb != "hand" or not state.scorns(MEMBERS.index(str(move[2])))]


def radio_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-Q-18: a turncoat has nobody to call."""
    return [] if act.member == FUJIKO and state.turncoat() else BASE["radio"].options(state, act)


DEEDS: Final[dict[str, Deed]] = {
    **BASE,
    "walk": Deed(walk_options, walk, "LUP-MOV-02", FOOT | UNMOVED),
    "swim": Deed(swim_options, swim, "LUX-DEV-01", FOOT | UNMOVED, WETSUIT),
    "drive": Deed(drive_options, drive, "LUP-VEH-02", ABOARD | UNMOVED),
    "off": Deed(off_options, BASE["off"].effect, "LUX-DEV-19", ABOARD),
    "pump": Deed(pump_options, pump, "LUX-DEV-14", ABOARD),
    "rob": Deed(rob_options, BASE["rob"].effect, "LUX-Q-20", FOOT),
    "declare": Deed(declare_options, declare, "LUX-FUJ-09", HERS),
    "restore": Deed(restore_options, restore, "LUX-Q-12", HERS),
    "announce": Deed(announce_options, announce, "LUX-Q-45"),
    "balloon": in_the_open("balloon"),
    "heal": Deed(heal_options, BASE["heal"].effect, "LUX-Q-91", tool=KIT),
    "give": Deed(give_options, BASE["give"].effect, "LUP-EQP-24"),
    "radio": Deed(radio_options, BASE["radio"].effect, "LUP-DEV-12", tool=RADIO),
}
