"""The gang: it digs and runs, on foot. What a square is worth is measured in steps."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from covo.games.lupin.board import GANG
from covo.games.lupin.bot.gang import DEED, TEMPER, Verbs, prize, victims
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
from covo.games.lupin.steps.gang import Activation
from covo.games.lupinx.bot import dig, solo
from covo.games.lupinx.bot.ways import ALWAYS, Seen, active, one_of, site_of, swims, ways
from covo.games.lupinx.box import PITS
from covo.games.lupinx.scene import side
from covo.games.lupinx.state import HOME, LOYAL, SOLO
from covo.games.lupinx.view import View
from covo.kernel import Move

RISK: Final = 1.0  # squares a member would rather walk than end in sight
LONG: Final = 8  # squares one would rather ride
SPARE: Final = 1  # rounds kept in hand for the way home
DIGGERS: Final = (JIGEN, GOEMON, FUJIKO)
DIG_LIST: Final = (
    *(("shovel", JIGEN), ("shovel", GOEMON), ("shovel", FUJIKO), ("kit", LUPIN), ("bike2", LUPIN), ("grenade", JIGEN)),
    *(("kit", GOEMON), ("grenade", LUPIN), ("grenade", FUJIKO), ("knife", GOEMON)),
)
DIVE_LIST: Final = (
    *(("wetsuit", GOEMON), ("wetsuit", LUPIN), ("kit", JIGEN), ("kit", LUPIN), ("kit", GOEMON), ("grenade", JIGEN)),
    *(("grenade", LUPIN), ("grenade", FUJIKO), ("knife", GOEMON), ("knife", FUJIKO)),
)
APART_LIST: Final = (("kit", FUJIKO), *DIVE_LIST)  # her own money is for herself
SURE: Final = ("double", "aim", "p38", "zantetsu", "blade", "stiletto", "gun", "marvel", "slash")


def buy(view: Seen, by_verb: Verbs) -> Move:
    legal = set(by_verb.get("buy", ()))
    for thing, member in DIG_LIST if view.stonehenge else APART_LIST if view.apart else DIVE_LIST:
        move = Move("buy", thing, MEMBERS[member])
        if move in legal and (
            thing not in view.kit.gadgets or view.kit.gadgets.index(thing) not in view.gadgets(member)
        ):
            return move
    return next(by_verb[verb][0] for verb in ("done", "pass") if verb in by_verb)


def _homes(view: Seen, member: int) -> list[int]:
    site = site_of(view)
    homes = site.fujiko_starts if member == FUJIKO and view.apart and side(view) == SOLO else site.starts
    taken = known(view).hulls()  # a parked car is in the way
    return [home for home in homes if not taken >> home & 1 or view.at[member] == home] or homes


def goal(view: Seen, member: int, at: int) -> tuple[int, bool]:
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
    wanted = _tombs(view, member) if view.stonehenge else dig.finds(view, member, at)
    return (home, True) if wanted < 0 else (wanted, False)


def _tombs(view: Seen, member: int) -> int:
    """Each digger has a tomb of its own; the others, and who has no shovel left, go for the sword."""
    site, dug = site_of(view), view.tombs or ()
    *tombs, sword = site.aims[view.aim or 0]
    left = [tomb for tomb in tombs if tomb not in dug]
    diggers = [m for m in DIGGERS if view.crew[m] >= 0 and not view.gone[m] and SHOVEL in view.gadgets(m)]
    if member in diggers and left:
        own = tombs[DIGGERS.index(member)]  # each keeps to its own, and then helps the others
        return own if own in left else left[diggers.index(member) % len(left)]
    takers = [m for m in range(4) if active(view, m) and m not in diggers]
    return sword if member in takers[:2] else -1


def acts(view: Seen, by_verb: Verbs, act: Activation, rng: Random) -> Move:
    if "off" in act.deeds:  # getting in and out is free: once is enough
        by_verb = {verb: moves for verb, moves in by_verb.items() if verb != "board"}
    end = one_of(by_verb, "end", "walk", "swim", "drive", "off")
    if "release" in by_verb:  # a round is worth more than devices, but for a tool that is still needed
        needed = SHOVEL in view.gadgets(act.member) and view.pits < PITS
        return by_verb["release"][-1 if needed and view.stonehenge else 0]
    eager = next((by_verb[verb][0] for verb in ALWAYS if verb in by_verb), None)
    if eager:
        return eager
    at = view.at[act.member]
    if at is None or at < 0:
        return end
    errand = solo.errand(view, at) if solo.alone(view, act.member) else None
    target, home = goal(view, act.member, at) if errand is None else (errand.at, errand.home)
    if "leave" in by_verb and home:
        return by_verb["leave"][0]
    if "search" in by_verb and view.tiles[0].place == HOME:
        return by_verb["search"][0]
    thief = [move for move in by_verb.get("rob", ()) if _may_hold(view, MEMBERS.index(str(move[1])))]
    if thief:
        return thief[0]
    if act.member == FUJIKO and view.apart and side(view) == LOYAL and "declare" in by_verb:
        return by_verb["declare"][0]
    if errand is not None:
        by_verb = solo.spared(view, by_verb)
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
        if verb in by_verb and (verb != "fight" or act.member == GOEMON or (errand is not None and errand.home)):
            return max(by_verb[verb], key=lambda move: prize(view, move))
    moves = by_verb.get("walk", []) + by_verb.get("swim", [])
    ride = _ride(view, by_verb, act, at, target) if errand is None else solo.ride(view, by_verb, act, at, errand)
    if errand is not None and (view.ride[act.member] != -1 or errand.home):
        return ride or solo.onward(view, at, moves, errand) or end
    return ride or _onward(view, act.member, at, target, moves, rng) or end


def _may_hold(view: Seen, member: int) -> bool:
    """Has this member the treasure, for all one knows? Once a theft is told that nobody has been seen with, any may."""
    place = view.tiles[0].place
    return place == member or (view.told and place == HOME)


def _ride(view: Seen, by_verb: Verbs, act: Activation, at: int, target: int) -> Move | None:
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


def _onward(view: Seen, member: int, at: int, target: int, moves: list[Move], rng: Random) -> Move | None:
    """The move that brings it nearest, rather unseen."""
    if not moves:
        return None
    node, far = view.place.node, ways(view, target, GANG, swim=swims(view, member))
    nearer = [move for move in moves if far[node[str(move[-1])]] < far[at]]
    if not nearer:  # somebody is in the way: around him
        far = ways(view, target, GANG, swim=swims(view, member), blocked=known(view).force())
        nearer = [move for move in moves if far[node[str(move[-1])]] < far[at]]
    cost = _cost(view, member, far)
    return min(nearer, key=lambda move: cost(node[str(move[-1])]) + rng.random() / 10, default=None)


def _cost(view: Seen, member: int, far: tuple[int, ...]) -> Callable[[int], float]:
    """What a square costs this member: squares still to go, and to be seen."""
    watched = 0 if view.covered and member == LUPIN else known(view).watch()[0]
    risk = RISK * (2 if view.stonehenge else 1)
    return lambda square: far[square] + (risk if watched >> square & 1 else 0.0)


def tempts(view: View, by_verb: Verbs, act: Activation) -> dict[Move, float]:
    """What else there is to think about: squares that cost little more, and all there is to do besides."""
    plain = ("walk", "swim")
    found = {move: DEED for verb, moves in by_verb.items() if verb not in (*plain, "give", "dig") for move in moves}
    at = view.at[act.member]
    moves = [move for verb in plain for move in by_verb.get(verb, ())]
    if at is None or at < 0 or not moves:
        return found
    target = solo.errand(view, at).at if solo.alone(view, act.member) else goal(view, act.member, at)[0]
    cost, node = _cost(view, act.member, ways(view, target, GANG, swim=swims(view, act.member))), view.place.node
    costs = [cost(node[str(move[-1])]) for move in moves]
    best = min(costs)
    return found | {move: exp((best - each) / TEMPER) for move, each in zip(moves, costs, strict=True)}
