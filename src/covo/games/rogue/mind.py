"""What helps search here: who is likely to win, a player for playouts, and where an unknown Mission might lead.

The numbers of `score` were fitted to who won 558 games of quick players, two to four at a table.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from covo.games.rogue.aims import ammunition, goal
from covo.games.rogue.bot import ANSWERS
from covo.games.rogue.box import LIVES, WALK
from covo.games.rogue.state import Rogue
from covo.games.rogue.view import View
from covo.kernel import Ask, Caution, Mind, Move, Seat

# What speaks for a player, as logarithms of odds
ALIVE, LIFE, AMMUNITION, ITEM, IN_PRISON = 3.2, 0.17, 0.01, 0.09, -0.35
CLUE, CLUE_KIND, THREE_KINDS, FULL, WAY, WAY_TO_HIM, HIS_LIFE = 0.14, 0.08, 0.6, 1.5, -0.055, -0.095, -0.8
HAND: Final = 0.06  # a Rogue card: what the quick player would keep it for is worth something
FAR: Final = 15  # sectors beyond which one is simply far
DEPTH: Final = 4  # rounds: what is spent in a fight pays, or is missed, long after it
CAUTION: Final = Caution(sure=2.0, error=0.02)  # rounds played on leave little to the regression
STRAY: Final = 0.12  # by sector: how much less likely is a Mission whose place is that far from its owner


def worth(state: Rogue) -> tuple[float, ...]:
    """The chance of each seat to win; alone, against the clock of the deck."""
    if state.solo:
        return (1 / (1 + exp(2.0 - score(state, 0) + ALIVE)),)
    scores = [exp(score(state, seat)) for seat in range(state.seats)]
    total = sum(scores)
    return tuple([one / total for one in scores])


def score(state: Rogue, seat: Seat) -> float:
    """How near this player is to winning: his Clues, then his way to the Traitor."""
    gi = state.gis[seat]
    if not gi.alive:
        return 0.0
    far = WALK[gi.helm][gi.sector]
    found = ALIVE + LIFE * gi.lives + AMMUNITION * min(ammunition(gi), 12) + IN_PRISON * gi.prison
    found += ITEM * len(gi.items) + HAND * len(gi.rogue)
    if gi.full:
        way = far[state.traitor] if state.traitor >= 0 else FAR
        return found + FULL + HIS_LIFE * (state.traitor_lives - LIVES) + WAY_TO_HIM * min(way, FAR)
    kinds = len({card for card, _ in gi.clues})
    found += CLUE * len(gi.clues) + CLUE_KIND * kinds + THREE_KINDS * (kinds == 3)
    return found + WAY * min(far[aim(state, seat)], FAR)


def aim(state: Rogue, seat: Seat) -> int:
    """Where the quick player would go. It asks for nothing that an imagined world does not have."""
    found: int = goal(state, seat)  # type: ignore[arg-type]
    return found


def play(state: Rogue, ask: Ask, rng: Random) -> Move:
    """The quick player on the world itself, without a view made first."""
    top: Any = state.stack[0]
    answer = ANSWERS.get(type(top))
    move = answer(state, ask, top, rng) if answer else None  # type: ignore[arg-type]
    return move if move is not None and ask.allows(move) else ask.pick(rng)


def weigh(seen: View, state: Rogue) -> float:
    """Players walk to their Missions: one that leads far away from where its owner stands is less likely his."""
    found = 0.0
    for seat, gi in enumerate(seen.gis):
        hidden = [card for card, _ in gi.missions if card < 0]
        if hidden and gi.free and not gi.full and seat != seen.viewer:
            found -= STRAY * min(WALK[gi.helm][gi.sector][aim(state, seat)], FAR)
    return found


MIND: Final[Mind[Rogue, View]] = Mind(
    worth=worth,
    depth=DEPTH,
    clock=lambda state: state.round,
    caution=lambda seat: CAUTION,
    play=play,
    habit=1.0,
    weigh=weigh,
)
