"""What helps search here: roughly, how the gang stands. The base missions are judged as in the base game.

The numbers are guesses, fitted to nothing yet.
"""

from __future__ import annotations

from math import exp
from typing import Final

from covo.games.lupin import mind as base
from covo.games.lupin.box import CARDS_OF, FUJIKO
from covo.games.lupinx.bot import likely, play
from covo.games.lupinx.state import SOLO, Lupinx
from covo.games.lupinx.view import View
from covo.kernel import Mind

# Log-odds for the gang
EVEN, TIME, SEIZED, WOUNDS, HELD = 0.6, -2.0, 1.8, -1.2, -1.5
ALONE: Final = 0.05  # what a Fujiko on her own may hope for


def worth(state: Lupinx) -> tuple[float, ...]:
    """The chances of Zenigata, of a Fujiko who stands alone, and of the gang, who share theirs alike."""
    if not state.cagliostro and not state.stonehenge:
        return base.worth(state)
    gang = 1 / (1 + exp(-standing(state)))
    hers = state.crew[FUJIKO] if state.seats > 2 and state.side() == SOLO else -1
    alone = ALONE if hers >= 0 else 0.0
    share = (1 - alone) * gang / (state.seats - 1 - (hers >= 0))
    chances = [(1 - alone) * (1 - gang), *([share] * (state.seats - 1))]
    if hers >= 0:
        chances[hers] = alone
    return tuple(chances)


def standing(state: Lupinx) -> float:
    """How the gang stands: log-odds."""
    members = max(1, len(state.members()))
    wounds = sum(state.wounds[member] / CARDS_OF[member].wounds for member in state.in_game())
    odds = EVEN + WOUNDS * wounds / members + HELD * sum(agent >= 0 for agent in state.held) / members
    seized = any(tile.real and not 4 <= tile.place < 10 for tile in state.tiles)  # in somebody's hands, or away
    return odds + (SEIZED if seized else TIME * state.turn / max(1, state.limit))


MIND: Final[Mind[Lupinx, View]] = Mind(
    worth=worth,
    depth=base.DEPTH,
    clock=base.half,
    plies=1,
    error=base.ERROR,
    sure=base.SURE,
    play=play,
    habit=1.0,
    likely=likely,
)
