"""A quick sensible player for the expansion's missions: the police watch and close in, the gang digs and runs.

A little luck keeps two games from being the same.
"""

from __future__ import annotations

from random import Random

from covo.games.lupin.bot import quick as base
from covo.games.lupin.bot.police import spread
from covo.games.lupin.box import FUJIKO, MEMBERS
from covo.games.lupin.steps.gang import Activation, MakeWay
from covo.games.lupin.steps.setup import StartSquares
from covo.games.lupinx.bot import dig, gang, police
from covo.games.lupinx.bot.ways import ALWAYS, Verbs
from covo.games.lupinx.view import View
from covo.kernel import PASS, Ask, Move


def quick(view: View, ask: Ask, rng: Random) -> Move:
    if len(ask.moves) == 1:
        return ask.moves[0]
    if view.quest.places > 1:
        return base(view, ask, rng)
    by_verb: Verbs = {}
    for move in ask.moves:
        by_verb.setdefault(move.verb, []).append(move)
    if "place" in by_verb:
        return spread(view, by_verb["place"], police.quarry(view), rng)
    if "buy" in by_verb or ("done" in by_verb and not view.turn):
        return gang.buy(view, by_verb)
    if ask.seat == 0:
        return police.act(view, by_verb, rng)
    top = view.agenda[0]
    if isinstance(top, Activation):
        return gang.acts(view, by_verb, top, rng)
    if isinstance(top, MakeWay):
        return PASS
    if isinstance(top, StartSquares) and view.cagliostro and not (view.apart and top.queue[0] == FUJIKO):
        return dig.start(view, by_verb["start"], top.queue[0])
    if "activate" in by_verb:  # whoever is seen goes first
        return max(by_verb["activate"], key=lambda move: view.seen >> MEMBERS.index(str(move[1])) & 1)
    eager = next((by_verb[verb][0] for verb in ALWAYS if verb in by_verb), None)
    return eager or rng.choice([move for move in ask.moves if move.verb != "pass"] or list(ask.moves))
