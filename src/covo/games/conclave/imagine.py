"""A world from a view, without the state: every secret is dealt anew, all worlds that fit the view alike likely."""

from random import Random

from msgspec.structs import replace

from covo.games.conclave.state import Conclave
from covo.games.conclave.steps import Ballot, Deal
from covo.games.conclave.view import View
from covo.kernel import HIDDEN


def imagine(view: View, rng: Random) -> Conclave:
    state = Conclave(seats=view.seats, ballots=view.ballots, outcome=view.outcome, stack=view.agenda)
    if Deal() not in view.agenda:
        others = [seat for seat in range(view.seats) if seat != view.viewer]  # a role of one's own one would know
        impostors = others if view.impostor is None else [view.impostor]
        witnesses = others if view.witness is None else [view.witness]
        state.impostor, state.witness = rng.choice([(i, w) for i in impostors for w in witnesses if i != w])
    if view.agenda and isinstance(top := view.agenda[0], Ballot):
        votes = [top.ask(state, seat).pick(rng) if vote == HIDDEN else vote for seat, vote in enumerate(top.answers)]
        state.stack = (replace(top, answers=tuple(votes)), *view.agenda[1:])
    return state.begin()
