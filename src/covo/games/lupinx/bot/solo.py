"""A Fujiko on her own in Cagliostro: she turns the handwheels by motorbike, leaves it above the stairs next to Caesar's
temple, waits there unseen till the others have opened it, and rides off with the coins.

The ring road is out of sight from below, and a motorbike takes the bullets meant for her.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from covo.games.lupin.board import GANG, ROAD, bits, board
from covo.games.lupin.bot.gang import Verbs
from covo.games.lupin.box import BIKE1, CARDS_OF, FUJIKO
from covo.games.lupin.looking import known
from covo.games.lupin.state import RESERVE
from covo.games.lupin.steps.gang import Activation
from covo.games.lupinx.board import Site
from covo.games.lupinx.bot.ways import FAR, Seen
from covo.games.lupinx.box import CAESAR, VEHICLES
from covo.games.lupinx.scene import side
from covo.games.lupinx.state import HOME, SOLO
from covo.kernel import Move

THROUGH: Final = 10  # squares she would rather walk than have to shoot her way
NEAR: Final = 4
GUARDED: Final = 3  # a policeman within so many squares of a way out is worth so many of a detour
LOUD: Final = ("card", "grenade", "rifle", "shoot", "fight")
MOVE: Final = CARDS_OF[FUJIKO].move


class Errand(NamedTuple):
    at: int  # where she wants to be
    wheels: bool = False  # by motorbike as far as it goes
    home: bool = False


def alone(view: Seen, member: int) -> bool:
    return member == FUJIKO and view.cagliostro and view.apart and side(view) == SOLO


@lru_cache(maxsize=64)
def by_road(mission: int, node: int) -> tuple[int, ...]:
    """By node how many road squares it is to this one."""
    place, far, seen = board(mission), [FAR] * board(mission).size, 0
    for steps in range(FAR):
        reached = place.drive(1 << node, steps, 0, ROAD) & ~seen
        for other in bits(reached):
            far[other] = steps
        seen |= reached
        if steps and not reached:
            break
    return tuple(far)


@lru_cache(maxsize=256)
def on_foot(mission: int, node: int, blocked: int = 0) -> tuple[int, ...]:
    """By node how far it is with everything open and dry, and around these squares."""
    return board(mission).distances(1 << node, blocked & ~(1 << node), GANG, most=FAR)


@lru_cache(maxsize=4)
def parking(mission: int) -> int:
    """The road square from which coins are home soonest: rounds on foot to it, then on wheels."""
    site = board(mission)
    assert isinstance(site, Site)
    walks = [on_foot(mission, cell) for cell in site.temples[CAESAR].cells]
    homes = [by_road(mission, home) for home in site.fujiko_starts]
    speed = VEHICLES[BIKE1].speed

    def rounds(node: int) -> tuple[int, int]:
        walk, ride = min(far[node] for far in walks), min(far[node] for far in homes)
        return -(-max(0, walk - 1) // MOVE) + -(-ride // speed), walk

    return min((node for node in bits(site.drive_ends[ROAD]) if node not in site.fujiko_starts), key=rounds)


def errand(view: Seen, at: int) -> Errand:
    site = view.place
    assert isinstance(site, Site)
    tile = view.tiles[0].place
    if tile == FUJIKO:
        return homeward(view, site, at)
    if tile < FUJIKO or view.told:
        return chase(view, site, at)
    post = parking(view.mission)
    if view.opened >> CAESAR & 1:
        return Errand(min(site.temples[CAESAR].cells, key=lambda cell: entry(view, cell, at, post)))
    if view.ride[FUJIKO] != BIKE1:
        return Errand(lookout(view, site, post))
    hidden = [square for square, token in zip(site.questions, view.tokens, strict=True) if token < 0]
    wet = [zone for n, zone in enumerate(site.zones) if not (view.drained | view.dry | view.wheels) >> n & 1]
    wheels = [zone.wheel for zone in wet if any(zone.cells >> square & 1 for square in hidden)]
    return Errand(min(wheels or [post], key=lambda wheel: by_road(view.mission, wheel)[at]), wheels=True)


def entry(view: Seen, cell: int, at: int, post: int) -> tuple[int, int]:
    """In as soon as can be, and then as near as can be to the motorbike."""
    return -(-on_foot(view.mission, cell)[at] // MOVE), on_foot(view.mission, cell)[post]


def lookout(view: Seen, site: Site, post: int) -> int:
    """The square, out of sight, from which she is in the temple in one go."""
    shut = site.shut(view.opened, view.drained)
    inner = [on_foot(view.mission, cell) for cell in site.temples[CAESAR].cells]
    gate = [n for n in bits(site.stand & ~shut) if min(far[n] for far in inner) <= MOVE]
    watched = known(view).watch()[0]
    return min(gate, key=lambda n: (watched >> n & 1, on_foot(view.mission, post)[n]))


def homeward(view: Seen, site: Site, at: int) -> Errand:
    """To the motorbike, unless it is no farther on foot; and out where fewer policemen wait."""
    post, force = parking(view.mission), [at for at in (*view.agents, view.zenigata, *view.cars) if at >= 0]
    guarded = {start: GUARDED * sum(site.apart(start, at) <= NEAR for at in force) for start in site.fujiko_starts}
    if view.ride[FUJIKO] == BIKE1:
        home = min(site.fujiko_starts, key=lambda start: by_road(view.mission, start)[at] + guarded[start])
        return Errand(home, wheels=True, home=True)
    there = view.vspots[BIKE1] >> post & 1 and not view.wrecks >> BIKE1 & 1
    around = known(view).force()

    def way(node: int) -> int:
        """Past the police, or through them."""
        return min(on_foot(view.mission, node, around)[at], on_foot(view.mission, node)[at] + THROUGH)

    nearest = min(site.fujiko_starts, key=way)
    if there and (way(post) <= MOVE + 1 or way(post) + MOVE < way(nearest)):  # beside it she gets on
        return Errand(post)
    return Errand(nearest, home=True)


def chase(view: Seen, site: Site, at: int) -> Errand:
    """Whoever has the coins, or may have them; if nobody is to be seen, where they must come by."""
    squares = {m: view.at[m] for m in range(FUJIKO) if view.crew[m] >= 0 and not view.gone[m]}
    others = {m: there for m, there in squares.items() if there is not None and there >= 0}
    sure = {m: there for m, there in others.items() if view.tiles[0].place == m}
    if others:
        return Errand(min((sure or others).values(), key=lambda there: on_foot(view.mission, there)[at]))
    return Errand(min(site.starts, key=lambda start: on_foot(view.mission, start)[at]))


def onward(view: Seen, at: int, moves: list[Move], aim: Errand) -> Move | None:
    """The way home around the police; if there is none, as near as can be to whoever bars it, but not beside him."""
    node, state = view.place.node, known(view)
    force, shut = state.force(), state.closed()
    far = on_foot(view.mission, aim.at, force | shut)
    if far[at] > on_foot(view.mission, aim.at, shut)[at] + THROUGH:
        far = on_foot(view.mission, aim.at, shut)
    watched, beside = state.watch()[0], view.place.beside_all(force)

    def cost(move: Move) -> float:
        end = node[str(move[-1])]
        return far[end] + 0.5 * (watched >> end & 1) + 1.5 * (beside >> end & 1)

    best = min(moves, key=cost, default=None)
    return best if best is not None and far[node[str(best[-1])]] < far[at] + (beside >> at & 1) * 2 else None


def lies_low(view: Seen) -> bool:
    """While the coins lie in their place no shot of hers gives her away; nor does she thin out the police so far that
    others come, who would come by her own way out."""
    if view.tiles[0].place != HOME or view.told:
        return False
    few = sum(at != RESERVE for at in view.agents) - 1 <= view.place.threshold
    return few or not view.seen >> FUJIKO & 1


def spared(view: Seen, verbs: Verbs) -> Verbs:
    """What is left to do while she lies low; and never a blow at Zenigata, who would come back on her own way out."""
    if lies_low(view):
        return {verb: moves for verb, moves in verbs.items() if verb not in LOUD}
    return {verb: left for verb, moves in verbs.items() if (left := [m for m in moves if m[-1] != "zenigata"])}


def ride(view: Seen, verbs: Verbs, act: Activation, at: int, aim: Errand) -> Move | None:
    """On wheels where the errand is on the road; off where it is not."""
    node = view.place.node
    if view.ride[FUJIKO] == BIKE1:
        far = by_road(view.mission, aim.at)
        if aim.wheels and "drive" in verbs and far[at]:
            best = min(verbs["drive"], key=lambda move: far[node[str(move[-1])]])
            if far[node[str(best[-1])]] < far[at]:
                return best
        if "off" not in verbs or act.walked or "board" in act.deeds or (aim.wheels and not far[at]):
            return None
        walk = on_foot(view.mission, aim.at)
        return min(verbs["off"], key=lambda move: walk[node[str(move[-1])]])
    boards = [move for move in verbs.get("board", ()) if move[1] == "bike1"]
    return boards[0] if boards and view.tiles[0].place == FUJIKO and not aim.home else None
