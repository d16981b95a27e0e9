"""A world from a view: nothing is hidden, so there is but one, and it is the position itself."""

from __future__ import annotations

from random import Random

from covo.games.fuga.state import Fuga
from covo.games.fuga.view import View


def imagine(view: View, rng: Random) -> Fuga:
    """FSM-OVR-06: luck is still to come, and no part of the position."""
    state = position(view)
    if state.outcome is None:
        state.begin()
    return state


def position(view: View) -> Fuga:
    """The same without its questions: for those who only look at the table."""
    return Fuga(
        seats=view.seats,
        map=view.map,
        combined=view.combined,
        wounds=view.wounds,
        persons=view.persons,
        obfuscation=view.obfuscation,
        patrols=view.patrols,
        stop=view.stop,
        unarmed=view.unarmed,
        room=view.room,
        turn=view.turn,
        at=view.at,
        rides=view.rides,
        leg=view.leg,
        hijacked=view.hijacked,
        alert=view.alert,
        unlocked=view.unlocked,
        exchanged=view.exchanged,
        arrests=view.arrests,
        kills=view.kills,
        victims=view.victims,
        edges=view.edges,
        marks=view.marks,
        hooks=view.hooks,
        hooked=view.hooked,
        moved=view.moved,
        fresh=view.fresh,
        fought=view.fought,
        sailed=view.sailed,
        throw=view.throw,
        outcome=view.outcome,
        stack=view.agenda,
    )
