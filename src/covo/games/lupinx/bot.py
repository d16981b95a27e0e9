"""A quick sensible player for the expansion's missions: the police watch and close in, the gang digs and runs.

It goes on foot. What a square is worth is measured in steps; a little luck keeps two games from being the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from covo.games.lupin.board import GANG, POLICE, bits
from covo.games.lupin.bot import quick as base
from covo.games.lupin.bot.gang import prize, victims
from covo.games.lupin.bot.police import spread
from covo.games.lupin.box import (
    CARDS_OF,
    FUJIKO,
    GOEMON,
    JIGEN,
    LUPIN,
    MEMBERS,
    RESCUERS,
    SHOVEL,
)
from covo.games.lupin.looking import known
from covo.games.lupin.sight import PISTOL, sees
from covo.games.lupin.state import IN_CAR
from covo.games.lupin.steps.gang import Activation, MakeWay
from covo.games.lupin.steps.setup import StartSquares
from covo.games.lupinx import bot_dig, bot_solo
from covo.games.lupinx.bot_solo import by_road
from covo.games.lupinx.bot_ways import site_of, swims, ways
from covo.games.lupinx.box import CAESAR, PITS
from covo.games.lupinx.scene import side
from covo.games.lupinx.state import HOME, LOYAL, SOLO
from covo.games.lupinx.steps.stonehenge import readings
from covo.games.lupinx.view import View
from covo.kernel import PASS, Ask, Move

RISK: Final = 1.0  # squares a member would rather walk than end in sight
LONG: Final = 8  # squares one would rather ride
WATCH: Final = 6  # the round in which some agents
SENTRIES: Final = (1, 3, 5)  # leave for the pass
HURRY: Final = 0.15  # and what a square of the way is worth to them
CLOSE: Final = 6  # squares from which one goes on foot rather than by car
SPARE: Final = 1  # rounds kept in hand for the way home
DIGGERS: Final = (JIGEN, GOEMON, FUJIKO)
DIG_LIST: Final = (
    *(("shovel", JIGEN), ("shovel", GOEMON), ("shovel", FUJIKO), ("kit", LUPIN), ("bike2", LUPIN), ("grenade", JIGEN)),
    *(("kit", GOEMON), ("grenade", LUPIN), ("grenade", FUJIKO), ("knife", GOEMON)),
)
DIVE_LIST: Final = (
    *(("wetsuit", GOEMON), ("kit", JIGEN), ("kit", LUPIN), ("kit", GOEMON), ("grenade", JIGEN), ("grenade", LUPIN)),
    *(("wetsuit", FUJIKO), ("grenade", FUJIKO), ("knife", GOEMON), ("knife", FUJIKO)),
)
APART_LIST: Final = (  # without Fujiko, who comes by motorbike, all three have to dive
    *(("wetsuit", GOEMON), ("wetsuit", LUPIN), ("wetsuit", JIGEN), ("kit", FUJIKO), ("grenade", FUJIKO)),
    *(("knife", FUJIKO), *DIVE_LIST),
)
SURE: Final = ("double", "aim", "p38", "zantetsu", "blade", "stiletto", "gun", "marvel", "slash")
LOUD: Final = ("card", "grenade", "rifle", "shoot", "fight")
ALWAYS: Final = ("unearth", "shrug", "forget", "grab", "accept", "lights", "unmask")


def quick(view: View, ask: Ask, rng: Random) -> Move:
    if len(ask.moves) == 1:
        return ask.moves[0]
    if view.quest.places > 1:
        return base(view, ask, rng)
    by_verb: dict[str, list[Move]] = {}
    for move in ask.moves:
        by_verb.setdefault(move.verb, []).append(move)
    if "place" in by_verb:
        return spread(view, by_verb["place"], quarry(view), rng)
    if "buy" in by_verb or ("done" in by_verb and not view.turn):
        return _buy(view, by_verb)
    if ask.seat == 0:
        return _police(view, by_verb, rng)
    top = view.agenda[0]
    if isinstance(top, Activation):
        return _member(view, by_verb, top, rng)
    if isinstance(top, MakeWay):
        return PASS
    if isinstance(top, StartSquares) and view.cagliostro and not (view.apart and top.queue[0] == FUJIKO):
        return bot_dig.start(view, by_verb["start"], top.queue[0])
    if "activate" in by_verb:  # whoever is seen goes first
        return max(by_verb["activate"], key=lambda move: view.seen >> MEMBERS.index(str(move[1])) & 1)
    eager = next((by_verb[verb][0] for verb in ALWAYS if verb in by_verb), None)
    return eager or rng.choice([move for move in ask.moves if move.verb != "pass"] or list(ask.moves))


# ── The police ───────────────────────────────────────────────────────────────────────────────────────────────────


def quarry(view: View) -> list[int]:
    """Squares the gang will want, for all one knows."""
    site = site_of(view)
    if view.cagliostro and view.traitor:  # she has been seen with the treasure
        return site.fujiko_starts
    if view.told or (view.turn > view.limit // 2 and not view.cagliostro):
        return site.starts
    if view.cagliostro and view.turn > view.limit // 2:
        return [*site.starts, *bits(site.temples[CAESAR].steps)]
    if view.stonehenge:
        return sorted({cell for picture, _ in readings(site, view.signs) for cell in site.aims[picture]})
    left = [square for square, token in zip(site.questions, view.tokens, strict=True) if token < 0]
    return [*left, *bits(site.temples[CAESAR].steps)]


def _police(view: View, by_verb: dict[str, list[Move]], rng: Random) -> Move:
    if "call" in by_verb:
        return max(by_verb["call"], key=lambda move: (int(move[2]), rng.random()))
    if "lights" in by_verb and view.turn > view.limit // 3 and not view.seen:
        return by_verb["lights"][0]
    attacks = by_verb.get("shoot", []) + by_verb.get("fight", [])
    if attacks:
        return max(attacks, key=lambda move: _harm(view, move))
    car = _by_car(view, by_verb) if view.cagliostro else rng.choice(by_verb.get("out", [PASS]))
    if car and car != PASS:
        return car
    walks: dict[str | int, list[Move]] = {}
    for move in by_verb.get("walk", ()):
        walks.setdefault(move[1], []).append(move)
    post, sentry, node = _post(view), _sentry(view), view.place.node

    def worth(who: str | int, square: int) -> float:
        return post(square) + sentry(who, square)

    for who, moves in walks.items():
        at = view.zenigata if who == "zenigata" else view.agents[int(who) - 1]
        best = max(moves, key=lambda move: worth(move[1], node[str(move[-1])]) + rng.random() / 100)
        if worth(who, node[str(best[-1])]) > worth(who, at) + 0.05:
            return best
    return _last(by_verb, "done", "pass")


def _by_car(view: View, by_verb: dict[str, list[Move]]) -> Move | None:
    """Reinforcements come far from the pass, and drive there; they get out near it, in sight of somebody, and where the
    road is barred."""
    site = site_of(view)
    goals = site.fujiko_starts if view.traitor else site.starts
    shown = [at for m, at in enumerate(view.at) if at is not None and at >= 0 and view.seen >> m & 1]

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


def _last(by_verb: dict[str, list[Move]], *verbs: str) -> Move:
    """One of these, or whatever there is."""
    return next((by_verb[verb][0] for verb in verbs if verb in by_verb), next(iter(by_verb.values()))[0])


def _harm(view: View, move: Move) -> float:
    """Whoever is nearest to his arrest, or has the treasure; shots before blows, which are answered."""
    if move[2] not in MEMBERS:
        return 0.1
    target = MEMBERS.index(str(move[2]))
    left = CARDS_OF[target].wounds - view.wounds[target]
    return 1 / left + 2 * (view.tiles[0].place == target) - (0.15 if move.verb == "fight" else 0)


def _post(view: View) -> Callable[[int], float]:
    """What a square is worth to a policeman: who is seen from it, who may be, how near the quarry is."""
    state = known(view)
    hulls = state.hulls()
    prey = [m for m in range(4) if view.crew[m] >= 0 and not view.gone[m] and view.held[m] < 0]
    shown = [at for m in prey if view.seen >> m & 1 and (at := view.at[m]) is not None and at >= 0]
    hidden = [view.spots[m] for m in prey if not view.seen >> m & 1 and view.spots[m]]
    goals = quarry(view)

    def worth(node: int) -> float:
        field = sees(view.mission, node, PISTOL, hulls & ~(1 << node))
        total = sum(2.0 * (field >> at & 1) + 3.0 / (2 + ways(view, at, POLICE)[node]) for at in shown)
        total += sum(1.5 * (field & spots).bit_count() / (spots.bit_count() + 8) for spots in hidden)
        return total + 0.5 / (2 + min(ways(view, goal, POLICE)[node] for goal in goals))

    return worth


def _sentry(view: View) -> Callable[[str | int, int], float]:
    """In Cagliostro some agents go to the gang's pass in good time, each to an escape square of its own: the search may
    be over before anybody knows."""
    starts = site_of(view).starts
    posted = SENTRIES if view.cagliostro and view.turn >= WATCH and not view.traitor else ()

    def near(who: str | int, square: int) -> float:
        if who not in posted:
            return 0.0
        return -HURRY * ways(view, starts[posted.index(int(who)) % len(starts)], POLICE)[square]

    return near


# ── The gang ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _buy(view: View, by_verb: dict[str, list[Move]]) -> Move:
    legal = set(by_verb.get("buy", ()))
    for thing, member in DIG_LIST if view.stonehenge else APART_LIST if view.apart else DIVE_LIST:
        move = Move("buy", thing, MEMBERS[member])
        if move in legal and (
            thing not in view.kit.gadgets or view.kit.gadgets.index(thing) not in view.carries(member)
        ):
            return move
    return next(by_verb[verb][0] for verb in ("done", "pass") if verb in by_verb)


def _homes(view: View, member: int) -> list[int]:
    site = site_of(view)
    homes = site.fujiko_starts if member == FUJIKO and view.apart and side(view) == SOLO else site.starts
    taken = known(view).hulls()  # a parked car is in the way
    return [home for home in homes if not taken >> home & 1 or view.at[member] == home] or homes


def goal(view: View, member: int, at: int) -> tuple[int, bool]:
    """Where this member wants to be, and whether that is the way home."""
    way, home = min((ways(view, home, GANG)[at], home) for home in _homes(view, member))
    late = view.limit - view.turn <= -(-way // CARDS_OF[member].move) + SPARE
    place = view.tiles[0].place
    loot = place < 4 or place >= 10 or view.told  # somebody has it, as far as this player knows
    for prisoner in range(4):
        if view.held[prisoner] < 0 or prisoner == member or late or (view.apart and FUJIKO in (prisoner, member)):
            continue
        if next((m for m in RESCUERS[prisoner] if view.crew[m] >= 0 and not view.gone[m]), None) == member:
            return view.agents[view.held[prisoner]], False
    if view.traitor and place == FUJIKO and not late and (hers := view.at[FUJIKO]) is not None and hers >= 0:
        return hers, False  # she shall not get away with it
    if loot:
        return home, True
    if view.ground >= 0:
        return view.ground, False
    wanted = _tombs(view, member) if view.stonehenge else bot_dig.finds(view, member, at)
    return (home, True) if wanted < 0 else (wanted, False)


def _tombs(view: View, member: int) -> int:
    """Each digger has a tomb of its own; the others, and who has no shovel left, go for the sword."""
    site, dug = site_of(view), view.tombs or ()
    *tombs, sword = site.aims[view.aim or 0]
    left = [tomb for tomb in tombs if tomb not in dug]
    diggers = [m for m in DIGGERS if view.crew[m] >= 0 and not view.gone[m] and SHOVEL in view.carries(m)]
    if member in diggers and left:
        own = tombs[DIGGERS.index(member)]  # each keeps to its own, and then helps the others
        return own if own in left else left[diggers.index(member) % len(left)]
    takers = [m for m in range(4) if view.crew[m] >= 0 and not view.gone[m] and view.held[m] < 0 and m not in diggers]
    return sword if member in takers[:2] else -1


def _member(view: View, by_verb: dict[str, list[Move]], act: Activation, rng: Random) -> Move:
    if "off" in act.deeds:  # getting in and out is free: once is enough
        by_verb = {verb: moves for verb, moves in by_verb.items() if verb != "board"}
    end = _last(by_verb, "end", "walk", "swim", "drive", "off")
    if "release" in by_verb:  # a round is worth more than devices, but for a tool that is still needed
        needed = SHOVEL in view.carries(act.member) and view.pits < PITS
        return by_verb["release"][-1 if needed and view.stonehenge else 0]
    eager = next((by_verb[verb][0] for verb in ALWAYS if verb in by_verb), None)
    if eager:
        return eager
    at = view.at[act.member]
    if at is None or at < 0:
        return end
    solo = bot_solo.errand(view, at) if bot_solo.alone(view, act.member) else None
    target, home = goal(view, act.member, at) if solo is None else (solo.at, solo.home)
    if "leave" in by_verb and home:
        return by_verb["leave"][0]
    if "search" in by_verb and view.tiles[0].place == HOME:
        return by_verb["search"][0]
    thief = [move for move in by_verb.get("rob", ()) if _may_hold(view, MEMBERS.index(str(move[1])))]
    if thief:
        return thief[0]
    if act.member == FUJIKO and view.apart and side(view) == LOYAL and "declare" in by_verb:
        return by_verb["declare"][0]
    if solo is not None and bot_solo.lies_low(view):
        by_verb = {verb: moves for verb, moves in by_verb.items() if verb not in LOUD}
    for name in SURE:
        plays = [move for move in by_verb.get("card", ()) if move[1] == name]
        if plays:
            return max(plays, key=lambda move: prize(view, move))
    if "heal" in by_verb:
        hurt = max(by_verb["heal"], key=lambda move: view.wounds[MEMBERS.index(str(move[1]))])
        if view.wounds[MEMBERS.index(str(hurt[1]))] >= 2:
            return hurt
    bombs = [(victims(view, move), move) for move in by_verb.get("grenade", ())]
    if bombs and max(bombs)[0] >= 2:
        return max(bombs)[1]
    for verb in ("rifle", "shoot", "fight"):
        if verb in by_verb and (verb != "fight" or act.member == GOEMON or (solo is not None and solo.home)):
            return max(by_verb[verb], key=lambda move: prize(view, move))
    moves = by_verb.get("walk", []) + by_verb.get("swim", [])
    ride = _ride(view, by_verb, act, at, target) if solo is None else bot_solo.ride(view, by_verb, act, at, solo)
    if solo is not None and (view.ride[act.member] != -1 or solo.home):
        return ride or bot_solo.onward(view, at, moves, solo) or end
    return ride or _onward(view, act.member, at, target, moves, rng) or end


def _may_hold(view: View, member: int) -> bool:
    """Has this member the treasure, for all one knows? Once a theft is told that nobody has been seen with, any may."""
    place = view.tiles[0].place
    return place == member or (view.told and place == HOME)


def _ride(view: View, by_verb: dict[str, list[Move]], act: Activation, at: int, target: int) -> Move | None:
    """Get in where the way is long, drive while that is faster than walking, get out where it is not."""
    far, node = ways(view, target, GANG, swim=swims(view, act.member)), view.place.node
    open_road = view.stonehenge  # in Cagliostro the road is the best place to be seen
    if open_road and "board" in by_verb and "board" not in act.deeds and not act.walked and far[at] >= LONG:
        roomy = [move for move in by_verb["board"] if move[1] != "lorry"]
        if roomy:
            return roomy[0]
    if "drive" in by_verb:
        best = min(by_verb["drive"], key=lambda move: far[node[str(move[-1])]])
        if far[at] - far[node[str(best[-1])]] > CARDS_OF[act.member].move - 2:
            return best
    if "off" not in by_verb or (act.walked and far[at] >= LONG):
        return None
    return min(by_verb["off"], key=lambda move: far[node[str(move[-1])]])


def _onward(view: View, member: int, at: int, target: int, moves: list[Move], rng: Random) -> Move | None:
    """The move that brings it nearest, rather unseen."""
    if not moves:
        return None
    watched, node = known(view).watch()[0], view.place.node
    far = ways(view, target, GANG, swim=swims(view, member))

    def cost(place: int) -> float:
        seen = watched >> place & 1 and not (view.covered and member == LUPIN)
        return far[place] + (RISK * (2 if view.stonehenge else 1) if seen else 0.0) + rng.random() / 10

    nearer = [move for move in moves if far[node[str(move[-1])]] < far[at]]
    if not nearer:  # somebody is in the way: around him
        far = ways(view, target, GANG, swim=swims(view, member), blocked=known(view).force())
        nearer = [move for move in moves if far[node[str(move[-1])]] < far[at]]
    return min(nearer, key=lambda move: cost(node[str(move[-1])]), default=None)
