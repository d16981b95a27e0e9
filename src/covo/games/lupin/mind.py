"""What helps search here: does the gang get away with it, and where its hidden members are likely to be.

Playouts are cut where a phase begins, once the other side has had its next and one's own side that after it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from covo.games.lupin.bot import likely, play
from covo.games.lupin.bot.plan import goal
from covo.games.lupin.standing import standing
from covo.games.lupin.state import Lupin
from covo.games.lupin.view import View
from covo.kernel import Caution, Mind, Seat

EAGER: Final = 0.05  # by square: how much less likely a member is so much further from where it is going; 0.1 fits one
# member best, but four together so steeply weighed leave few worlds that count
STRAY: Final = 30  # squares that count
DEPTH: Final = 3  # phases: the other side's, the next of one's own, and what is left of this
# One policeman of many changes little, and what little is promised of him comes true; of the gang's moves that promise
# no more than this error it does not.
POLICE, GANG = Caution(sure=1.0), Caution(sure=2.0, error=0.02)


def worth(state: Lupin) -> tuple[float, ...]:
    """The chances of Zenigata, and of the gang, who share theirs alike."""
    return shared(chance(standing(state)), state.seats)


def chance(odds: float) -> float:
    """Of log-odds."""
    return 1 / (1 + exp(-odds))


def shared(gang: float, seats: int) -> tuple[float, ...]:
    """By seat, of what the gang may hope for."""
    return (1 - gang, *((gang / (seats - 1),) * (seats - 1)))


def weigh(seen: View, state: Lupin) -> float:
    """Members hurry: of all squares where one may be since it was last seen, the likelier are those on its way."""
    found = 0.0
    for member in state.in_game():
        if seen.at[member] is None and 0 <= (at := state.at[member]) < state.place.size:
            aim = goal(state, member)
            found -= EAGER * min(STRAY, aim.far[at])
    return found


def half(state: Lupin) -> int:
    """Playouts are cut where a phase begins: counts them."""
    return 2 * state.turn + (state.phase > 1)


def caution(seat: Seat) -> Caution:
    return GANG if seat else POLICE


MIND: Final[Mind[Lupin, View]] = Mind(
    worth=worth,
    depth=DEPTH,
    clock=half,
    plies=1,
    caution=caution,
    play=play,
    habit=1.0,
    likely=likely,
    weigh=weigh,
)
