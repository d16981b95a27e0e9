"""On foot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import GANG, Ends, bits, board, mask_of
from covo.games.lupin.box import FUJIKO, GLIDER, MEMBERS
from covo.games.lupin.deeds.common import HALF, NO_MOVE, Done, note
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.hits import wound
from covo.games.lupin.steps.police import sprung
from covo.kernel import EVERYONE, Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


@lru_cache(maxsize=32768)
def strolls(mission: int, node: int, steps: int, stop: int, blocked: int) -> int:
    """Where a member may end a walk, as far as nobody stands there."""
    place = board(mission)
    return place.spread(1 << node, steps, blocked, GANG, stop) & place.gang_ends & ~(1 << node)


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


def closed_to(state: Lupin, member: int) -> int:
    """LUP-Q-27, LUP-Q-46: squares this member may not walk through from where it is. Who comes up to a roof steps over
    whoever stands there; who is on it does not."""
    mask = know.barred(state, member) | state.shut_to(member)
    place, at = state.place, state.at[member]
    if place.roofs >> at & 1:
        others = mask_of(state.at[other] for other in know.in_the_way(state, member))
        police = 0 if state.of_the_police(member) else state.force() | state.guards
        mask |= (police | others) & mask_of(place.building_of[at].roof)
    return mask


def walk_options(state: Lupin, act: Activation) -> Sequence[Move]:
    if not can_move(state, act) or state.ride[act.member] >= 0:
        return []
    mission, at, steps, stop = state.mission, state.at[act.member], steps_of(state, act), state.passages
    blocked = closed_to(state, act.member) & range_of(mission, at, steps, stop)
    return Ends(strolls(mission, at, steps, stop, blocked) & ~state.occupied(), by_node(mission, "walk"))


def walk(state: Lupin, act: Activation, move: Move) -> Done:
    member, place = act.member, state.place
    start, end = state.at[member], place.node[str(move[-1])]
    way: tuple[int, ...] = tuple(place.node[str(text)] for text in move[1:])
    if len(way) == 1 and state.minds_way(member):
        way = place.path(start, end, steps_of(state, act), closed_to(state, member), GANG, state.passages)
    agenda: Agenda = ()
    if state.split() and (trap := _trap_on(state, member, way)):  # LUP-DEV-29, LUP-BET-11, LUP-Q-69
        end = trap[0]
        agenda = sprung(state, trap, wound(state, member))
    if state.glides[member] and GLIDER in state.gadgets(member):  # LUP-Q-63: whoever walks has landed
        effects.fold_glider(state, member)
    state.put(member, end)
    state.tell("stepped", (state.crew[member],), member=member, at=place.names[end])
    act = note(replace(act, walked=1, trail=way), "walk")
    return act, (*agenda, *state.trodden(member, (start, *way)), *effects.arrive(state, member, start))


def _trap_on(state: Lupin, member: int, way: tuple[int, ...]) -> tuple[int, int] | None:
    sides = {trap[0]: trap for trap in state.traps if (trap[1] == FUJIKO) != (member == FUJIKO)}
    taken = state.occupied()
    return next((sides[node] for node in way if node in sides and not taken >> node & 1), None)


# ── Asking to be let through ─────────────────────────────────────────────────────────────────────────────────────


def ask_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-MOV-05, LUP-BET-08, LUP-BET-09, LUP-Q-27: whoever of the other side stands in reach; each once."""
    if not can_move(state, act) or state.ride[act.member] >= 0:
        return []
    area = range_of(state.mission, state.at[act.member], steps_of(state, act), state.passages)
    others = [other for other in know.in_the_way(state, act.member) if not act.asked >> other & 1]
    return [Move("ask", MEMBERS[other]) for other in others if area >> state.at[other] & 1]


def ask_to_pass(state: Lupin, act: Activation, move: Move) -> Done:
    """All hear it, and conclude that the one who asks is near."""
    from covo.games.lupin.steps.gang import MakeWay

    member, other = act.member, MEMBERS.index(str(move[1]))
    if not state.seen >> member & 1:
        steps, there = state.movement(member), state.at[other]
        near = (
            n
            for n in bits(know.possible(state, member))
            if range_of(state.mission, n, steps, state.passages) >> there & 1
        )
        know.narrow(state, member, mask_of(near))
    state.tell("asks-to-pass", EVERYONE, by=member, member=other)
    return replace(act, asked=act.asked | 1 << other), (MakeWay(member, other),)
