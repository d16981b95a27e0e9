"""A quick sensible player for either side: the police watch, close in and shoot; the gang searches unseen and gets
away."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from covo.games.lupin.bot import gang, police, shopping
from covo.games.lupin.bot.sense import Seen
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.gang import Activation, MakeWay
from covo.games.lupin.steps.police import Patrol
from covo.games.lupin.view import View
from covo.kernel import PASS, Ask, Frame, Move

TRUST: Final = 0.4  # the share of what this player does


def quick(view: View, ask: Ask, rng: Random) -> Move:
    return chosen(view, ask, view.agenda[0], rng)


def play(world: Lupin, ask: Ask, rng: Random) -> Move:
    """The same on an imagined world, without a view made first: a player for playouts."""
    return chosen(world, ask, world.stack[0], rng)


def chosen(view: Seen, ask: Ask, top: Frame[Any], rng: Random) -> Move:
    if isinstance(top, Patrol):
        return police.act(view, ask, rng)
    if len(ask.moves) == 1:
        return ask.moves[0]
    verbs = {move.verb for move in ask.moves}
    if "buy" in verbs:
        return shopping.buy(view, ask)
    if ask.seat == 0:
        return police.deploy(view, ask, rng) if "place" in verbs else police.act(view, ask, rng)
    if isinstance(top, Activation):
        return gang.act(view, ask, top, rng)
    if PASS in ask.moves and ("unmask" in verbs or isinstance(top, MakeWay)):
        return PASS
    if "activate" in verbs:
        return gang.order(view, ask)
    return rng.choice([move for move in ask.moves if move != PASS] or ask.moves)


def likely(view: View, ask: Ask) -> tuple[float, ...]:
    """By move how likely it is chosen: most of all what this player does, then what it finds nearly as good. Of what it
    leaves to luck, such as where to place the police, it has nothing to say."""
    top = view.agenda[0]
    if not isinstance(top, Patrol | Activation):
        return ()
    liked = quick(view, ask, Random(0))
    return prior(
        ask, liked, gang.tempts(view, ask, top) if isinstance(top, Activation) else police.tempts(view, ask, liked)
    )


def prior(ask: Ask, liked: Move, tempts: Mapping[Move, float]) -> tuple[float, ...]:
    """By move how often to look at it: most at what is liked, then at what else tempts; if nothing does, all alike."""
    top = max(tempts.values(), default=0.0)
    weights = [top if move == liked else tempts.get(move, 0.0) for move in ask.moves] if top else [1.0] * len(ask.moves)
    rest = (1.0 - TRUST) / sum(weights)
    return tuple([rest * weight + TRUST * (move == liked) for move, weight in zip(ask.moves, weights, strict=True)])
