"""The quick player's police: they watch what the gang wants, close in on whoever is seen, and hold the ways out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from covo.games.lupin.board import POLICE, bits
from covo.games.lupin.bot.gang import Verbs
from covo.games.lupin.bot.police import ELSE, Posts, beats_of, tempting
from covo.games.lupin.box import CARDS_OF, FUJIKO, MEMBERS
from covo.games.lupin.looking import known
from covo.games.lupin.state import IN_CAR
from covo.games.lupinx.bot.solo import by_road
from covo.games.lupinx.bot.ways import Seen, active, one_of, site_of, ways
from covo.games.lupinx.box import CAESAR, REDEEM
from covo.games.lupinx.steps.stonehenge import readings
from covo.games.lupinx.view import View
from covo.kernel import Move

HUNT: Final = 1.5  # what it is worth to look at all the squares where a hidden member can be
WATCH: Final = 6  # the round in which some agents
SENTRIES: Final = (1, 3, 5)  # leave for the pass
HURRY: Final = 0.15  # and what a square of the way is worth to them
CLOSE: Final = 6  # squares from which one goes on foot rather than by car


def quarry(view: Seen) -> list[int]:
    """Squares the gang will want, for all one knows."""
    site, half = site_of(view), view.turn > view.limit // 2
    if view.told or _hers(view) or (half and view.stonehenge):
        return exits(view)
    if view.stonehenge:
        return sorted({cell for picture, _ in readings(site, view.signs) for cell in site.aims[picture]})
    left = [square for square, token in zip(site.questions, view.tokens, strict=True) if token < 0]
    return [*(exits(view) if half else left), *bits(site.temples[CAESAR].steps)]


def exits(view: Seen) -> list[int]:
    """Where the treasure has to come by, if it has been taken."""
    site = site_of(view)
    return site.fujiko_starts if _hers(view) else site.starts


def _hers(view: Seen) -> bool:
    """LUX-FUJ-24: a Fujiko on her own has been seen with the treasure."""
    return view.cagliostro and view.tiles[0].place == FUJIKO


def _prey(view: Seen) -> list[int]:
    """LUX-FUJ-17: all that are at liberty, but for a Fujiko who stands with the police."""
    ally = REDEEM in view.table[FUJIKO]
    return [m for m in range(4) if active(view, m) and not (ally and m == FUJIKO)]


def _shown(view: Seen) -> list[int]:
    """The squares of those of them that are seen."""
    return [at for m in _prey(view) if view.seen >> m & 1 and (at := view.at[m]) is not None and at >= 0]


def act(view: Seen, by_verb: Verbs, rng: Random) -> Move:
    if "call" in by_verb:
        return max(by_verb["call"], key=lambda move: (int(move[2]), rng.random()))
    if "lights" in by_verb and view.turn > view.limit // 3 and not view.seen:
        return by_verb["lights"][0]
    attacks = by_verb.get("shoot", []) + by_verb.get("fight", [])
    if attacks:
        return max(attacks, key=lambda move: _harm(view, move))
    if view.stonehenge and "out" in by_verb:
        return rng.choice(by_verb["out"])
    if view.cagliostro and (car := _by_car(view, by_verb)):
        return car
    worth, node = _worth(view), view.place.node
    for (_, who), moves in beats_of(by_verb.get("walk", ())).items():
        at = view.zenigata if who == "zenigata" else view.agents[int(who) - 1]
        best = max(moves, key=lambda move: worth(move[1], node[str(move[-1])]) + rng.random() / 100)
        if worth(who, node[str(best[-1])]) > worth(who, at) + 0.05:
            return best
    return one_of(by_verb, "done", "pass")


def _worth(view: Seen) -> Callable[[str | int, int], float]:
    """What a square is worth to this figure."""
    post, sentry = _posts(view), _sentry(view)
    return lambda who, square: post(square) + sentry(who, square)


def tempts(view: View, by_verb: Verbs, liked: Move) -> dict[Move, float]:
    """What else there is to think about: a like square for whoever is to go, another target; to leave it at that."""
    worth, node = _worth(view), view.place.node
    found = {move: ELSE * _harm(view, move) for verb in ("shoot", "fight") for move in by_verb.get(verb, ())}
    found |= {move: ELSE for verb in ("done", "lights", "drive", "out") for move in by_verb.get(verb, ())}
    for (_, who), moves in beats_of(by_verb.get("walk", ())).items():
        found |= tempting(moves, [worth(who, node[str(move[-1])]) for move in moves], who in liked[1:2])
    return found


def _by_car(view: Seen, by_verb: Verbs) -> Move | None:
    """Reinforcements come far from the pass, and drive there; they get out near it, in sight of somebody, and where the
    road is barred."""
    site, goals, shown = site_of(view), exits(view), _shown(view)

    def far(square: int) -> int:
        return min(by_road(view.mission, goal)[square] for goal in goals)

    stuck = set()
    for name in dict.fromkeys(move[1] for move in by_verb.get("drive", ())):
        best = min((m for m in by_verb["drive"] if m[1] == name), key=lambda move: far(site.node[str(move[-1])]))
        car = int(str(name)[-1]) - 1
        if far(site.node[str(best[-1])]) + CLOSE <= far(view.cars[car]):
            return best
        stuck.add(car)
    for move in by_verb.get("out", ()):
        car = IN_CAR - view.agents[int(move[1]) - 1]
        at = view.cars[car]
        if car in stuck or far(at) <= CLOSE or any(site.apart(at, other) <= CLOSE for other in shown):
            return move
    return None


def _harm(view: Seen, move: Move) -> float:
    """Whoever is nearest to his arrest, or has the treasure; shots before blows, which are answered."""
    if move[2] not in MEMBERS:
        return 0.1
    target = MEMBERS.index(str(move[2]))
    left = CARDS_OF[target].wounds - view.wounds[target]
    return 1 / left + 2 * (view.tiles[0].place == target) - (0.15 if move.verb == "fight" else 0)


def _posts(view: Seen) -> Posts:
    shown = [(at, ways(view, at, POLICE)) for at in _shown(view)]
    hidden = [view.spots[m] for m in _prey(view) if not view.seen >> m & 1 and view.spots[m]]
    goals = [ways(view, goal, POLICE) for goal in quarry(view)]
    return Posts(view.mission, known(view).hulls(), shown, hidden, HUNT, goals)


def _sentry(view: Seen) -> Callable[[str | int, int], float]:
    """In Cagliostro some agents go to the gang's pass in good time, each to an escape square of its own: the search may
    be over before anybody knows."""
    starts = site_of(view).starts
    posted = SENTRIES if view.cagliostro and view.turn >= WATCH and not _hers(view) else ()

    def near(who: str | int, square: int) -> float:
        if who not in posted:
            return 0.0
        return -HURRY * ways(view, starts[posted.index(int(who)) % len(starts)], POLICE)[square]

    return near
