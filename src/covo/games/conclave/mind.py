"""What helps search here: playouts by the quick player, and how likely his votes are in a world."""

from collections import Counter
from math import log
from random import Random

from covo.games.conclave.bot import quick
from covo.games.conclave.state import Conclave
from covo.games.conclave.view import View, view
from covo.kernel import Ask, Mind, Move, Seat

WHIM = 0.1  # how often somebody votes for no reason we know


def play(state: Conclave, ask: Ask, rng: Random) -> Move:
    return quick(view(state, ask.seat), ask, rng)


def weigh(seen: View, state: Conclave) -> float:
    """The votes read out; votes given and not read yet are imagined, and speak for nothing."""
    return sum(
        log(odds(state, number, voter, named))
        for number, ballot in enumerate(seen.ballots)
        for voter, named in enumerate(ballot)
        if voter != seen.viewer
    )


def odds(state: Conclave, number: int, voter: Seat, named: Seat | None) -> float:
    """How likely a quick player with this one's role names this one in the ballot of this number."""
    before = state.ballots[:number]
    if voter == state.impostor:
        liked = Counter(accuser for ballot in before for accuser, one in enumerate(ballot) if one == voter)
    elif voter == state.witness:
        liked = Counter([state.impostor])
    else:
        liked = Counter(one for ballot in before for one in ballot if one is not None)
    choices = [one for one in (None, *range(state.seats)) if one != voter or one is None]
    most = max(liked[one] for one in choices)
    best = [one for one in choices if liked[one] == most]
    return WHIM / len(choices) + (1 - WHIM) * (named in best) / len(best)


MIND = Mind(play=play, weigh=weigh, habit=1.0)
