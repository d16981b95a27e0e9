"""A quick sensible player for the expansion's missions: the police watch and close in, the gang digs and runs.

A little luck keeps two games from being the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

from covo.games.lupin import bot as base
from covo.games.lupin.bot.gang import by_verb
from covo.games.lupin.bot.police import spread
from covo.games.lupin.box import FUJIKO, MEMBERS
from covo.games.lupin.steps.gang import Activation, MakeWay
from covo.games.lupin.steps.police import Patrol
from covo.games.lupin.steps.setup import StartSquares
from covo.games.lupinx.bot import dig, gang, police
from covo.games.lupinx.bot.ways import ALWAYS, Seen
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.view import View
from covo.kernel import PASS, Ask, Frame, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    return chosen(view, ask, view.agenda[0], rng)


def play(world: Lupinx, ask: Ask, rng: Random) -> Move:
    """The same on an imagined world, without a view made first: a player for playouts."""
    return chosen(world, ask, world.stack[0], rng)


def chosen(view: Seen, ask: Ask, top: Frame[Any], rng: Random) -> Move:
    if view.quest.places > 1:
        return base.chosen(view, ask, top, rng)
    if isinstance(top, Patrol):
        return police.act(view, ask, rng)
    if len(ask.moves) == 1:
        return ask.moves[0]
    verbs = by_verb(ask.moves)
    if "place" in verbs:
        return spread(view, verbs["place"], police.quarry(view), rng)
    if "buy" in verbs or ("done" in verbs and not view.turn):
        return gang.buy(view, verbs)
    if ask.seat == 0:
        return police.act(view, ask, rng)
    if isinstance(top, Activation):
        return gang.acts(view, verbs, top, rng)
    if isinstance(top, MakeWay):
        return PASS
    if isinstance(top, StartSquares) and view.cagliostro and not (view.apart and top.queue[0] == FUJIKO):
        return dig.start(view, verbs["start"], top.queue[0])
    if "activate" in verbs:  # whoever is seen goes first
        return max(verbs["activate"], key=lambda move: view.seen >> MEMBERS.index(str(move[1])) & 1)
    eager = next((verbs[verb][0] for verb in ALWAYS if verb in verbs), None)
    return eager or rng.choice([move for move in ask.moves if move.verb != "pass"] or list(ask.moves))


def likely(view: View, ask: Ask) -> tuple[float, ...]:
    """By move how likely it is chosen: most of all what this player does, then what it finds nearly as good. Of what it
    leaves to luck it has nothing to say."""
    top = view.agenda[0]
    if view.quest.places > 1:
        return base.likely(view, ask)
    if not isinstance(top, Patrol | Activation):
        return ()
    liked, verbs = quick(view, ask, Random(0)), by_verb(ask.moves)
    if isinstance(top, Activation):
        return base.prior(ask, liked, gang.tempts(view, verbs, top))
    return base.prior(ask, liked, police.tempts(view, verbs, liked))
