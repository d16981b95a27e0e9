"""A quick player in a few lines. Like a person, a bot is given its view and its ask, never the state."""

from collections import Counter
from random import Random

from covo.games.conclave.state import VOTES
from covo.games.conclave.view import View
from covo.kernel import Ask, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    """The impostor names an accuser, the witness the impostor, the others whom most have named."""
    votes = [vote for ballot in view.ballots for vote in enumerate(ballot)]
    accusers = [player for player, named in votes if named == view.viewer]
    crowd = [named for _, named in votes if named is not None]
    knowing = accusers if view.viewer == view.impostor else [view.impostor]
    liked = Counter(crowd if view.impostor is None else knowing)
    return max(ask.moves, key=lambda vote: (liked[VOTES[vote]], rng.random()))
