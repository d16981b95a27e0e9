"""What helps search here: who is likely to win, from points, time, who can reach whom, and the way out.

Playouts are cut where a turn begins, so positions are compared at like moments. The numbers are a logistic regression
of who won, fitted to such positions of 3 121 games of quick players on both maps, most of them with moves at random
before. All is visible, so there is nothing to weigh.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from covo.games.fuga.bot import likely, play
from covo.games.fuga.bot.ways import FAR, approach, arrest_value, edge_turns, pace, together, way
from covo.games.fuga.box import (
    ARREST,
    BOAT,
    CF,
    CRIMINALS,
    FERRY,
    FERRY_CF,
    FIRST,
    FOOT,
    MODE,
    OPPOSITE,
    PATROL_BOATS,
    SECOND,
    SUSPECTS,
    Unit,
)
from covo.games.fuga.legal import covered
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps.ending import points
from covo.games.fuga.view import View
from covo.kernel import Caution, Mind

# Log-odds for the law, in the order of `signs`
WEIGHTS: Final = {
    "even": -0.08,
    "lead": 1.59,
    "lead-late": 1.44,
    "ahead": 1.46,
    "ahead-late": 1.3,
    "behind": -0.56,
    "behind-late": -1.0,
    "early": -0.75,
    "fight-early": 1.19,
    "pressed-one": 0.25,
    "pressed-both": 0.59,
    "pressed-soon": 0.59,
    "seen": 0.08,
    "may-meet": -0.27,
    "meeting": 0.41,
    "slack": -0.44,
    "first-aboard": 0.43,
    "first-swims": 0.16,
    "first-boat": -0.39,
    "second-boat": -0.62,
    "second-on": 0.38,
    "first-stuck": 0.18,
    "first-spare": 0.2,
    "second-spare": -0.35,
    "flight": 0.23,
    "fled": 0.55,
    "suspects": -1.17,
}
DEPTH: Final = 3  # turns: by then most of what a move was good for has come about
# Part of the game is played on, so what is seen of a move is mostly true, if scattered; lesser differences than the
# error are within what the regression leaves open.
CAUTION: Final = Caution(sure=2.0, error=0.02)


def worth(state: Fuga) -> tuple[float, ...]:
    law = 1 / (1 + exp(-sum(map(mul, WEIGHTS.values(), signs(state)))))
    return law, 1 - law


def signs(state: Fuga) -> tuple[float, ...]:
    """What speaks for the law or against it."""
    at, rides = state.at, state.rides
    law, crime = points(state)
    lead = max(-8, min(8, law - crime)) / ARREST
    left = state.last_turn - state.turn + 1
    early = left / state.last_turn
    slack = state.deadline - state.turn
    fight = state.unlocked
    near, soon, seen = pressure(state)
    ways = {unit: way(state, at[unit], rides[unit]) for unit in CRIMINALS if at[unit] >= 0}
    out = {unit: edge_turns(state.field, ways[unit]) for unit in ways}
    spare = {unit: bounded(left - min(out[unit])) for unit in ways}
    may = not state.exchanged and slack >= 0 and len(ways) == 2
    return (
        1.0,
        lead,
        lead / left,
        lead > 0,
        (lead > 0) * (1 - early),
        lead < 0,
        (lead < 0) * (1 - early),
        early,
        fight * early,
        fight * min(2.0, max(near)),
        fight * min(3.0, sum(near)),
        fight * min(3.0, sum(soon)),
        seen / 5,
        may,
        min(8, together(state.field, ways[FIRST], ways[SECOND], True)) / 8 if may else 0.0,
        may * slack / state.last_turn,
        at[FIRST] == at[FERRY],
        at[FIRST] >= 0 and rides[FIRST] < 0 and state.field.wet[at[FIRST]] and at[FIRST] != at[FERRY],
        rides[FIRST] >= 0 and MODE[rides[FIRST]] == BOAT,
        rides[SECOND] >= 0 and MODE[rides[SECOND]] == BOAT,
        at[SECOND] >= 0,
        FIRST in ways and min(out[FIRST]) >= left,
        spare.get(FIRST, 0.0),
        spare.get(SECOND, 0.0),
        fight * bounded(flight(state, out) - left),
        sum([edge >= 0 for edge in state.edges]) / 2,
        sum([at[unit] >= 0 for unit in SUSPECTS]) / 6,
    )


def bounded(turns: float) -> float:
    return max(-3.0, min(3.0, turns)) / 3


def pressure(state: Fuga) -> tuple[list[float], list[float], int]:
    """By criminal what attacks the law could make on him within a turn and within the next, in arrests; and how many
    stacks could come up to the second.
    """
    at, rides, field = state.at, state.rides, state.field
    near, soon, seen = [0.0, 0.0], [0.0, 0.0], 0
    stacks = [(unit, *pace(state, unit)) for unit in state.law_stacks()]
    for number, criminal in enumerate(CRIMINALS):
        here = at[criminal]
        if here < 0:
            continue
        guard = CF[criminal] + (CF[rides[criminal]] if rides[criminal] >= 0 else 0)
        guard += FERRY_CF if here == at[FERRY] else 0
        alone = covered(state, criminal)
        apart = field.apart(here)
        for unit, mode, steps in stacks:
            turns = approach(field, mode, steps, at[unit], here)
            if turns >= FAR:  # the last steps on foot
                turns = 1 + apart[at[unit]] // 2
            if turns > 2:
                continue
            seen += turns <= 1 and criminal == SECOND
            if MODE[unit] == FOOT or unit in PATROL_BOATS:
                force = CF[unit] + (CF[rides[unit]] if rides[unit] >= 0 and not alone else 0)
                (near if turns <= 1 else soon)[number] += max(0.0, arrest_value(force - guard)) / ARREST
    return near, soon, seen


def flight(state: Fuga, out: dict[Unit, tuple[int, ...]]) -> int:
    """Turns till all who are on the map could be off it, by opposite edges."""
    if len(out) == 2:
        one, other = out.values()
        return min([max(turns, other[OPPOSITE[edge]]) for edge, turns in enumerate(one)])
    for unit, turns in out.items():
        gone = state.edges[1 - CRIMINALS.index(unit)]
        return turns[OPPOSITE[gone]] if gone >= 0 else min(turns)
    return 0


MIND: Final[Mind[Fuga, View]] = Mind(
    worth=worth,
    depth=DEPTH,
    clock=lambda state: state.turn,
    play=play,
    habit=1.0,
    likely=likely,
    caution=lambda seat: CAUTION,
)
