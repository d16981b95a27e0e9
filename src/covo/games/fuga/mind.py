"""What helps search here: who is likely to win, from points, time, and how hard the law presses on the criminals.

The numbers are a logistic regression of who won, fitted to 1 217 games of quick players on the small map, some of them
with moves at random among theirs. All is visible, so there is nothing to weigh.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from covo.games.fuga.bot import likely, play
from covo.games.fuga.box import (
    ARREST,
    CF,
    CRIMINALS,
    FERRY,
    FERRY_CF,
    LAW_TABLE,
    MF,
    MODE,
    PATROL_BOATS,
    WALK,
    Unit,
    law_column,
)
from covo.games.fuga.field import Field
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps.ending import points
from covo.games.fuga.view import View
from covo.kernel import Mind

PRIZES: Final = {"da": 6.0, "de": 2.0, "DF": 0.5, "AF": -0.7, "ae": -1.0, "--": 0.0}  # an attack's results to the law
NEARER: Final = (1.0, 0.5, 0.25, 0.12)  # what a stack counts that needs so many turns to strike
HELD: Final = 0.3  # what one counts that a suspect holds
# Log-odds for the law
EVEN, LEAD, LEAD_LATE, AHEAD, BEHIND = -0.4, 1.65, 2.3, 1.25, 0.15
EXCHANGED, MAY_EXCHANGE, MAY_EARLY, FAR_APART, EXCHANGED_EARLY = 0.5, -0.7, 1.25, 0.5, 0.3
FIGHT, PRESSED_ONE, PRESSED_BOTH = -0.3, 1.2, 0.9
ON_MAP, INLAND, INLAND_LATE, RIDING = 0.4, 0.7, -1.35, -0.55
DEPTH: Final = 2  # turns: by the end of the next one most of what a move was good for has come about
ERROR: Final = 0.1  # differences below that are within what the regression leaves open


def worth(state: Fuga) -> tuple[float, ...]:
    law = 1 / (1 + exp(-standing(state)))
    return law, 1 - law


def standing(state: Fuga) -> float:
    """How the law stands: log-odds."""
    law, crime = points(state)
    at, rides, board = state.at, state.rides, state.field
    criminals = state.criminals
    lead = max(-1.0, min(1.0, (law - crime) / ARREST))
    left = max(0, state.last_turn - state.turn) / state.last_turn
    odds = (
        EVEN + LEAD * lead + LEAD_LATE * lead * (1 - left) + (AHEAD if law > crime else BEHIND if law < crime else 0.0)
    )
    slack = state.deadline - state.turn
    if state.exchanged:
        odds += EXCHANGED + EXCHANGED_EARLY * left
    elif slack >= 0 and len(criminals) == 2:
        one, other = criminals
        gap = (board.apart(at[one])[at[other]] - 1) / (pace(state, one) + pace(state, other))
        odds += MAY_EXCHANGE + MAY_EARLY * left + FAR_APART * max(-1.0, min(1.0, (gap - slack) / 4))
    if not criminals:
        return odds
    if state.unlocked:
        pressed = sorted([pressure(state, unit) for unit in criminals], reverse=True)
        odds += FIGHT + PRESSED_ONE * pressed[0] + PRESSED_BOTH * sum(pressed[1:])
    deep = [min(1.0, inland(board)[at[unit]] / (6 * pace(state, unit))) for unit in criminals]
    odds += (INLAND + INLAND_LATE * state.exchanged) * sum(deep) / len(deep)
    riding = sum([rides[unit] >= 0 for unit in criminals])
    return odds + (ON_MAP * len(criminals) + RIDING * riding) / len(CRIMINALS)


def pressure(state: Fuga, criminal: Unit) -> float:
    """What attacks the law could soon make on him, in arrests."""
    at, rides = state.at, state.rides
    here, transport = at[criminal], rides[criminal]
    apart = state.field.apart(here)
    guard = CF[criminal] + (CF[transport] if transport >= 0 else 0) + (FERRY_CF if here == at[FERRY] else 0)
    total = 0.0
    for unit in state.law_stacks():
        if MODE[unit] and unit not in PATROL_BOATS:
            continue
        steps = apart[at[unit]]
        turns = 0 if steps <= 1 else 1 + (steps - 2) // pace(state, unit)
        if turns < len(NEARER):
            force = CF[unit] + (CF[rides[unit]] if rides[unit] >= 0 else 0)
            total += strike(force - guard) * NEARER[turns] * (HELD if state.hooked >> unit & 1 else 1.0)
    return total


def pace(state: Fuga, unit: Unit) -> int:
    transport = unit if MODE[unit] else state.rides[unit]
    return WALK if transport < 0 else MF[transport]


@lru_cache(maxsize=256)
def strike(difference: int) -> float:
    """An attack with this difference, in arrests."""
    column = law_column(difference)
    return max(0.0, sum([PRIZES[row[column]] for row in LAW_TABLE]) / len(LAW_TABLE)) / ARREST


@lru_cache(maxsize=16)
def inland(board: Field) -> tuple[int, ...]:
    """By hex the steps to the nearest edge of the map."""
    rim = [h for h in range(board.size) if board.edges[h]]
    return tuple(min(board.apart(h)[edge] for edge in rim) for h in range(board.size))


MIND: Final[Mind[Fuga, View]] = Mind(
    worth=worth, depth=DEPTH, clock=lambda state: state.turn, play=play, habit=1.0, likely=likely, error=ERROR
)
