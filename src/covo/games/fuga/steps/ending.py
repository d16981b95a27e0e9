"""Points, and how the game ends."""

from __future__ import annotations

from covo.games.fuga.box import (
    ARREST,
    CRIME,
    CRIMINALS,
    EXCHANGE,
    KILL,
    KIND_OF,
    LAW,
    STOCK,
    VICTIM,
    VICTIM_POINT,
    Unit,
    named,
)
from covo.games.fuga.state import Fuga
from covo.kernel import EVERYONE, Outcome


def points(state: Fuga) -> tuple[int, int]:
    """FSM-PTS-01..09, FSM-END-05: law and criminals; arrest, killing, exchange and victims, nothing else."""
    return state.arrests * ARREST + state.kills * KILL, state.exchanged * EXCHANGE + state.victims


def victim(state: Fuga, unit: Unit) -> None:
    """FSM-PTS-04..06, FSM-RES-16, FSM-OPT-03: out for good, a point for the criminals; whoever rode it is on foot."""
    state.victims += KIND_OF[unit].persons if state.persons else VICTIM_POINT
    off(state, unit, VICTIM)
    state.tell("victim", EVERYONE, **named(unit))


def burn(state: Fuga, unit: Unit) -> None:
    """FSM-PTS-08, FSM-HOK-08: back to the stock, worth nothing, to be used again."""
    off(state, unit, STOCK)
    state.tell("burnt", EVERYONE, **named(unit))


def off(state: Fuga, unit: Unit, fate: int) -> None:
    """FSM-TRP-14, FSM-RES-12, FSM-RES-15: who rode it stays in the hex, and so does what it rode."""
    rider = state.rider(unit)
    if rider >= 0:
        state.ride(rider, -1)
    if state.rides[unit] >= 0:
        state.ride(unit, -1)
    state.put(fate, unit)
    state.marks &= ~(1 << unit)


def cleared(state: Fuga) -> None:
    """FSM-END-02, FSM-END-03: it is over at once when no criminal is left on the map."""
    if not any(state.at[unit] >= 0 for unit in CRIMINALS):
        finish(state, "cleared")


def finish(state: Fuga, reason: str) -> None:
    """FSM-OVR-05, FSM-END-04, FSM-END-05, FSM-Q-97: more points win, equal points are a draw."""
    law, crime = points(state)
    state.tell("end", EVERYONE, reason=reason, law=law, crime=crime)
    if law == crime:
        state.outcome = Outcome.won(reason, 2, LAW, CRIME)
    else:
        state.outcome = Outcome.won(reason, 2, LAW if law > crime else CRIME)
