"""A quick sensible player for either side: the police watch, close in and shoot; the gang searches unseen and gets
away."""

from __future__ import annotations

from random import Random

from covo.games.lupin.bot import gang, police, shopping
from covo.games.lupin.steps.gang import Activation, MakeWay
from covo.games.lupin.view import View
from covo.kernel import PASS, Ask, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    if len(ask.moves) == 1:
        return ask.moves[0]
    verbs = {move.verb for move in ask.moves}
    if "buy" in verbs:
        return shopping.buy(view, ask)
    if ask.seat == 0:
        return police.deploy(view, ask, rng) if "place" in verbs else police.act(view, ask, rng)
    top = view.agenda[0]
    if isinstance(top, Activation):
        return gang.act(view, ask, top, rng)
    if PASS in ask.moves and ("unmask" in verbs or isinstance(top, MakeWay)):
        return PASS
    if "activate" in verbs:
        return gang.order(view, ask)
    return rng.choice([move for move in ask.moves if move != PASS] or ask.moves)
