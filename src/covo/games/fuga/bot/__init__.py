"""A quick sensible player for either side. It looks one move ahead, with turns and odds reckoned on the map.

The criminals hold together in time, not in space: as long as they can still meet before the deadline they keep away
from the law and pick up vehicles; then they meet, exchange, and make for opposite edges, or for wherever nobody can
lay hands on them. The law tails both, asks its questions, gathers its strongest stacks beside them, and strikes for an
arrest; it kills only where an arrest is out of reach and a killing still helps.
"""

from __future__ import annotations

from math import exp
from random import Random

from covo.games.fuga.bot.crime import Crime
from covo.games.fuga.bot.law import Law
from covo.games.fuga.box import LAW, SAIL
from covo.games.fuga.imagine import position
from covo.games.fuga.legal import sails
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps.ferry import course
from covo.games.fuga.steps.lots import LawLots
from covo.games.fuga.view import View
from covo.kernel import Ask, Move

NEARLY = 0.3  # a move rated so much worse than the best is made e times less often
TRUST = 0.3  # how often the choice is made whatever else there is
SELDOM, FEW, UNTHOUGHT = 0.2, 8, 0.003  # what it does not even compare: where there are few moves, and where many


def quick(view: View, ask: Ask, rng: Random) -> Move:
    """One of the moves asked for; equal ones by luck."""
    return play(position(view), ask, rng)


def play(state: Fuga, ask: Ask, rng: Random) -> Move:
    """The same for whoever has the position already: nothing is hidden."""
    if isinstance(ask.listing, LawLots):  # the whole list would only be taken to pieces again
        if ask.seat == LAW:
            return Law(state, rng).next_move()
        if not state.sailed and SAIL in sails(state.field, state.at, course(state)):
            return SAIL
    moves = ask.moves
    return moves[0] if len(moves) == 1 else mind(state, ask, rng).choose(moves)


def mind(state: Fuga, ask: Ask, rng: Random) -> Law | Crime:
    return Law(state, rng) if ask.seat == LAW else Crime(state, rng)


def likely(view: View, ask: Ask) -> tuple[float, ...]:
    """By move how likely it is made: the choice itself, and then the less so the worse it is rated."""
    moves = ask.moves
    thinker = mind(position(view), ask, Random(0))
    thinker.thoughts = []
    choice = thinker.choose(moves)
    shares = dict.fromkeys(moves, UNTHOUGHT if len(moves) > FEW else SELDOM)
    for move, gap in thinker.thoughts:
        shares[move] = max(shares[move], exp(gap / NEARLY))
    shares[choice] = 1.0  # it may be to do nothing, where even the best is not good enough
    total = sum(shares.values())
    return tuple([TRUST * (move == choice) + (1 - TRUST) * share / total for move, share in shares.items()])
