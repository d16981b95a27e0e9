"""What helps search here: playouts by the quick player, and how likely his votes are in a world."""

from collections import Counter
from math import log
from random import Random

from covo.games.conclave.bot import quick
from covo.games.conclave.state import VOTES, Conclave
from covo.games.conclave.steps import Ballot
from covo.games.conclave.view import View, view
from covo.kernel import Ask, Mind, Move, Seat

WHIM = 0.1  # how often somebody votes for no reason we know
UNREAD = 0.5  # how much a vote counts that is imagined: if in full, few worlds would be left to speak for the roles


def play(state: Conclave, ask: Ask, rng: Random) -> Move:
    return quick(view(state, ask.seat), ask, rng)


def weigh(seen: View, state: Conclave) -> float:
    """The votes read out, and those given and not read yet, which are imagined: some are likelier than others."""
    found = sum(
        log(odds(state, number, voter, named))
        for number, ballot in enumerate(seen.ballots)
        for voter, named in enumerate(ballot)
        if voter != seen.viewer
    )
    if state.stack and isinstance(top := state.stack[0], Ballot):
        number = len(seen.ballots)
        found += UNREAD * sum(
            log(odds(state, number, voter, VOTES[vote]))
            for voter, vote in enumerate(top.answers)
            if voter != seen.viewer and vote is not None
        )
    return found


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
