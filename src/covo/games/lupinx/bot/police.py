"""The quick player's police: they watch what the gang wants, close in on whoever is seen, and hold the ways out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from covo.games.lupin.board import POLICE, bits
from covo.games.lupin.bot.gang import Verbs, by_verb
from covo.games.lupin.bot.police import ELSE, GAIN, Posts, beats_of, parted, square, squares, tempting
from covo.games.lupin.box import CARDS_OF, FUJIKO, MEMBERS
from covo.games.lupin.looking import known
from covo.games.lupin.state import IN_CAR
from covo.games.lupinx.bot.solo import by_road
from covo.games.lupinx.bot.ways import Paths, Seen, active, one_of, paths, site_of, steps_to, ways
from covo.games.lupinx.box import CAESAR, REDEEM
from covo.games.lupinx.steps.stonehenge import readings
from covo.games.lupinx.view import View
from covo.kernel import Ask, Move

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


def act(view: Seen, ask: Ask, rng: Random) -> Move:
    beats, others = parted(ask)
    verbs = by_verb(others)
    if "call" in verbs:
        return max(verbs["call"], key=lambda move: (int(move[2]), rng.random()))
    if "lights" in verbs and view.turn > view.limit // 3 and not view.seen:
        return verbs["lights"][0]
    attacks = verbs.get("shoot", []) + verbs.get("fight", [])
    if attacks:
        return max(attacks, key=lambda move: _harm(view, move))
    if view.stonehenge and "out" in verbs:
        return rng.choice(verbs["out"])
    if view.cagliostro and (car := _by_car(view, verbs)):
        return car
    posts, place = _posts(view), view.place
    for (kind, who), some in beats.items():
        if kind == "walk":
            post, nodes = _post_of(view, posts, who), list(squares(place, some))
            marks = [post(node) + rng.random() / 100 for node in nodes]
            best = marks.index(max(marks))
            if post(nodes[best]) > post(square(view, who)) + GAIN:
                return some[best]
    return one_of(verbs, "done", "pass")


def tempts(view: View, verbs: Verbs, liked: Move) -> dict[Move, float]:
    """What else there is to think about: a like square for whoever is to go, another target; to leave it at that."""
    posts, node = _posts(view), view.place.node
    found = {move: ELSE * _harm(view, move) for verb in ("shoot", "fight") for move in verbs.get(verb, ())}
    found |= {move: ELSE for verb in ("done", "lights", "drive", "out") for move in verbs.get(verb, ())}
    for (_, who), moves in beats_of(verbs.get("walk", ())).items():
        post = _post_of(view, posts, who)
        found |= tempting(moves, [post(node[str(move[-1])]) for move in moves], who in liked[1:2])
    return found


def _by_car(view: Seen, verbs: Verbs) -> Move | None:
    """Reinforcements come far from the pass, and drive there; they get out near it, in sight of somebody, and where the
    road is barred."""
    site, goals, shown = site_of(view), exits(view), _shown(view)

    def far(square: int) -> int:
        return min(by_road(view.mission, goal)[square] for goal in goals)

    stuck = set()
    for name in dict.fromkeys(move[1] for move in verbs.get("drive", ())):
        best = min((m for m in verbs["drive"] if m[1] == name), key=lambda move: far(site.node[str(move[-1])]))
        car = int(str(name)[-1]) - 1
        if far(site.node[str(best[-1])]) + CLOSE <= far(view.cars[car]):
            return best
        stuck.add(car)
    for move in verbs.get("out", ()):
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
    shown = tuple(_shown(view))
    hidden = tuple([view.spots[m] for m in _prey(view) if not view.seen >> m & 1 and view.spots[m]])
    return _posts_by(view.mission, paths(view), known(view).hulls(), shown, hidden, tuple(quarry(view)))


@lru_cache(maxsize=64)
def _posts_by(
    mission: int, how: Paths, hulls: int, shown: tuple[int, ...], spots: tuple[int, ...], goals: tuple[int, ...]
) -> Posts:
    """While nobody comes to light or out of sight one policeman after the other asks for the same."""
    marks = [(at, steps_to(mission, at, *how, POLICE)) for at in shown]
    return Posts(mission, hulls, marks, spots, HUNT, [steps_to(mission, goal, *how, POLICE) for goal in goals])


def _post_of(view: Seen, posts: Posts, who: str | int) -> Callable[[int], float]:
    """What squares are worth to this figure: in Cagliostro some agents go to the gang's pass in good time, each to an
    escape square of its own. The search may be over before anybody knows."""
    if not view.cagliostro or view.turn < WATCH or who not in SENTRIES or _hers(view):
        return posts
    homes = site_of(view).starts
    far = ways(view, homes[SENTRIES.index(int(who)) % len(homes)], POLICE)
    return lambda node: posts(node) - HURRY * far[node]
