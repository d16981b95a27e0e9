"""What helps search here: does the gang get away with it, and where its hidden members are likely to be.

The numbers of `standing` are a logistic regression of who won, fitted to 749 games of quick players on both missions,
some of them with moves at random among theirs, and then made less sure of themselves by 255 others.
"""

from __future__ import annotations

from math import exp
from typing import Final

from covo.games.lupin.board import GANG
from covo.games.lupin.bot import likely, play
from covo.games.lupin.bot.plan import goal
from covo.games.lupin.bot.sense import steps_to
from covo.games.lupin.box import CARDS_OF
from covo.games.lupin.state import Lupin, Tile
from covo.games.lupin.view import View
from covo.kernel import Mind

# Log-odds for the gang
EVEN, EXPERT, TIME, TIME_EMPTY, TIME_FOUND = -0.45, 0.17, -0.84, -0.34, -0.5
FOUND, ESCAPED, WOUNDS, WORST_WOUND = 1.76, 0.17, -0.36, -0.21
LATE, TOO_LATE, CARRIES, SEARCHES, GUARDS = -0.88, -1.6, -0.88, -1.2, -0.78
SPAN: Final = 6  # turns of delay that count
FAR_OUT: Final = 9.0  # turns to a tile that count
EAGER: Final = 0.05  # by square: how much less likely a member is so much further from where it is going; 0.1 fits one
# member best, but four together so steeply weighed leave few worlds that count
STRAY: Final = 30  # squares that count
DEPTH: Final = 2  # halves of a turn
SURE: Final = 2.0
ERROR: Final = 0.02  # what `standing` says of two moves is hardly ever right to less than that: it sees no danger


def worth(state: Lupin) -> tuple[float, ...]:
    """The chances of Zenigata, and of the gang, who share theirs alike."""
    gang = 1 / (1 + exp(-standing(state)))
    seats = state.seats
    return (1 - gang, *((gang / (seats - 1),) * (seats - 1)))


def standing(state: Lupin) -> float:
    """How the gang stands: log-odds."""
    left = max(0, state.limit - state.turn)
    tile = state.treasure()
    lying = [] if tile is not None else [one for one in state.tiles if 4 <= one.place < 8]
    members = max(1, len(state.members()))
    here = state.in_game()
    time = state.turn / max(1, state.limit)
    late, carries, searches = -1.0, 0.0, FAR_OUT
    for member in here:
        at = square(state, member)
        if not 0 <= at < state.place.size:
            late = max(late, 0.3)
            continue
        pace = max(1, CARDS_OF[member].move)
        home = min([steps_to(state.mission, start, GANG)[at] for start in state.place.starts]) / pace
        late = max(late, min(1.0, (home - left) / SPAN))
        if tile is not None and tile.place == member:
            carries = min(2.0, home / 4)
        for one in lying:
            searches = min(searches, steps_to(state.mission, inside(state, one), GANG)[at] / pace)
    wounds = [state.wounds[member] / CARDS_OF[member].wounds for member in here]
    odds = EVEN + EXPERT * state.expert + TIME * time + ESCAPED * (1 - len(here) / members)
    odds += WOUNDS * sum(wounds) / members + WORST_WOUND * max(wounds, default=0.0)
    odds += LATE * late + TOO_LATE * max(0.0, late) + GUARDS * state.guards.bit_count() / 10
    if tile is None:
        return odds + TIME_EMPTY * time + SEARCHES * searches / 5
    return odds + FOUND + TIME_FOUND * time + CARRIES * carries


def square(state: Lupin, member: int) -> int:
    """Where a member is, on foot or in what it rides."""
    ride = state.ride[member]
    return state.vat[ride] if ride >= 0 and state.vat[ride] >= 0 else state.at[member]


def inside(state: Lupin, tile: Tile) -> int:
    """Where a tile lies: in a building of its own, or all in one."""
    buildings = state.place.treasures
    return buildings[min(tile.place - 4, len(buildings) - 1)].inside


def weigh(seen: View, state: Lupin) -> float:
    """Members hurry: of all squares where one may be since it was last seen, the likelier are those on its way."""
    found = 0.0
    for member in state.in_game():
        if seen.at[member] is None and 0 <= (at := state.at[member]) < state.place.size:
            aim = goal(state, member)
            found -= EAGER * min(STRAY, aim.far[at])
    return found


def half(state: Lupin) -> int:
    """Playouts are cut after the other side's next phase, where one of the same side begins."""
    return 2 * state.turn + (state.phase > 1)


MIND: Final[Mind[Lupin, View]] = Mind(
    worth=worth,
    depth=DEPTH,
    clock=half,
    error=ERROR,
    sure=SURE,
    play=play,
    habit=1.0,
    likely=likely,
    weigh=weigh,
)
