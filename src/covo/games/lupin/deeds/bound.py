"""Prisoners and impostors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from covo.games.lupin import effects
from covo.games.lupin.box import (
    AGENT,
)
from covo.games.lupin.deeds.common import Done, note
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps.police import unmask, unmaskings
from covo.kernel import EVERYONE, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


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
