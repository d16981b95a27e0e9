"""A quick sensible player for either side: the police watch, close in and shoot; the gang searches unseen and
gets away."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from covo.games.lupin.board import GANG, POLICE, bits, board, mask_of
from covo.games.lupin.box import (
    AGENT,
    CARDS_OF,
    FUJIKO,
    GOEMON,
    GUARD,
    JIGEN,
    LUPIN,
    MEMBERS,
    RUBY,
    ZENIGATA,
)
from covo.games.lupin.looking import known
from covo.games.lupin.scene import chances
from covo.games.lupin.sight import PISTOL, sees
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.steps.police import NAMES
from covo.games.lupin.view import View
from covo.kernel import Ask, Move

FAR: Final = 90
RISK: Final = 4.0  # squares a member would rather walk than end in sight
SPARE: Final = 2  # turns kept in hand for the way home
# What the gang buys, as far as the money goes: who is to have it and what.
LIST: Final = (
    *(("grenade", JIGEN), ("kit", LUPIN), ("rifle", JIGEN), ("grenade", LUPIN), ("kit", GOEMON), ("grenade", FUJIKO)),
    *(("knife", GOEMON), ("knife", FUJIKO), ("grenade", GOEMON), ("shovel", LUPIN), ("knife", LUPIN)),
)
SURE: Final = ("double", "aim", "p38", "zantetsu", "blade", "stiletto")


def quick(view: View, ask: Ask, rng: Random) -> Move:
    if len(ask.moves) == 1:
        return ask.moves[0]
    verbs = {move.verb for move in ask.moves}
    if "place" in verbs:
        return _deploy(view, ask, rng)
    if "buy" in verbs or ("done" in verbs and view.turn == 0):
        return _buy(view, ask, rng)
    if ask.seat == 0:
        return _police(view, ask, rng)
    top = view.agenda[0]
    if isinstance(top, Activation):
        return _member(view, ask, top, rng)
    if "unmask" in verbs and "pass" in verbs:
        return Move("pass")
    if "activate" in verbs:
        return _next(view, ask)
    return rng.choice([move for move in ask.moves if move.verb != "pass"] or ask.moves)


@cache
def steps_to(mission: int, node: int, who: int) -> tuple[int, ...]:
    """By node how many squares it is to this one, on an empty board."""
    place = board(mission)
    far = [FAR] * place.size
    for cost, layer in enumerate(place.layers(1 << node, FAR, 0, who)):
        for other in bits(layer):
            far[other] = cost
    return tuple(far)


# ── The police ───────────────────────────────────────────────────────────────────────────────────────────────────


def _deploy(view: View, ask: Ask, rng: Random) -> Move:
    place = board(view.mission)
    if view.guards or sum(at >= 0 for at in view.agents) == 7:
        wanted = [m for m in ask.moves if m[1] in place.data["guards"]["suggested"]]
        return wanted[0] if wanted else rng.choice(ask.moves)
    doors = [outside for b in place.treasures for outside, _ in b.doors]
    taken = [at for at in (*view.agents, view.zenigata) if at >= 0]

    def worth(move: Move) -> float:
        node = place.node[str(move[1])]
        near = min(place.apart(node, door) for door in doors)
        apart = min((place.apart(node, at) for at in taken), default=9)
        return min(apart, 6) - 0.8 * near + rng.random() * 3

    return max(ask.moves, key=worth)


def _police(view: View, ask: Ask, rng: Random) -> Move:
    calls = [move for move in ask.moves if move.verb == "call"]
    if calls:
        return max(calls, key=lambda move: (int(move[2]), rng.random()))
    attacks = [move for move in ask.moves if move.verb in ("shoot", "fight")]
    if attacks:
        return max(attacks, key=lambda move: _harm(view, move))
    outs = [move for move in ask.moves if move.verb == "out"]
    if outs:
        return rng.choice(outs)
    walks: dict[str | int, list[Move]] = {}
    for move in ask.moves:
        if move.verb == "walk":
            walks.setdefault(move[1], []).append(move)
    state = known(view)
    for who, moves in walks.items():
        at = view.zenigata if who == "zenigata" else view.agents[int(who) - 1]
        stay = _post(view, state, at)
        best = max(moves, key=lambda move: _post(view, state, state.place.node[str(move[-1])]) + rng.random() / 100)
        if _post(view, state, state.place.node[str(best[-1])]) > stay + 0.05:
            return best
    return ask.moves[-1] if ask.moves[-1].verb in ("done", "pass") else rng.choice(ask.moves)


def _harm(view: View, move: Move) -> float:
    target = NAMES[str(move[2])]
    if target > FUJIKO:
        return 0.1
    by = ZENIGATA if move[1] == "zenigata" else AGENT if isinstance(move[1], int) else GUARD
    value = {ZENIGATA: 4, AGENT: 3}.get(by, 2)
    left = CARDS_OF[target].wounds - view.wounds[target]
    tiles = sum(tile.place == target for tile in view.tiles)
    return chances(12 - value) * (1 + 1 / left + tiles) - (0.15 if move.verb == "fight" else 0)


def _post(view: View, state: Lupin, node: int) -> float:
    """What a square is worth to a policeman: who is seen from it, who may be, how near the quarry is."""
    field = sees(view.mission, node, PISTOL, state.hulls() & ~(1 << node))
    worth = 0.0
    for member in range(4):
        if view.crew[member] < 0 or view.gone[member] or view.held[member] >= 0:
            continue
        at = view.at[member]
        if view.seen >> member & 1 and at is not None and at >= 0:
            steps = steps_to(view.mission, at, POLICE)[node]
            worth += 2.0 * (field >> at & 1) + 3.0 / (2 + steps)
        else:
            spots = view.spots[member]
            count = spots.bit_count()
            if count:
                worth += 1.5 * (field & spots).bit_count() / (count + 8)
    doors = [outside for b in state.place.treasures for outside, _ in b.doors]
    homes = state.place.starts
    left = any(4 <= tile.place < 8 for tile in view.tiles)
    goals = doors if left and view.turn < 8 else (*doors, *homes)
    return worth + 0.5 / (2 + min(steps_to(view.mission, goal, POLICE)[node] for goal in goals))


# ── The gang ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _buy(view: View, ask: Ask, rng: Random) -> Move:
    legal = set(ask.moves)
    had: dict[tuple[str, int], int] = {}
    from covo.games.lupin.box import GADGETS

    for member, held in enumerate(view.carries(m) for m in range(4)):
        for gadget in held:
            key = GADGETS[gadget], member
            had[key] = had.get(key, 0) + 1
    for thing, member in LIST:
        move = Move("buy", thing, MEMBERS[member])
        if move in legal and not had.get((thing, member)):
            return move
    return next(move for move in ask.moves if move.verb in ("done", "pass"))


def _next(view: View, ask: Ask) -> Move:
    """Whoever is seen goes first, then who can free somebody."""
    return max(ask.moves, key=lambda move: view.seen >> MEMBERS.index(str(move[1])) & 1)


def found(view: View) -> bool:
    """Is the treasure known to be in the gang's hands?"""
    return view.told or view.traitor or any(tile.real for tile in view.tiles)


def goal(view: View, member: int) -> tuple[int, bool]:
    """Where this member wants to be, and whether that is the way home."""
    place, at = board(view.mission), view.at[member]
    here = 0 if at is None or at < 0 else at
    homes = sorted(place.starts, key=lambda home: steps_to(view.mission, home, GANG)[here])
    way = steps_to(view.mission, homes[0], GANG)[here]
    move = max(1, CARDS_OF[member].move - 1)
    hope = any(tile.place < 4 and tile.real is not False for tile in view.tiles)  # somebody may have the treasure
    late = hope and view.limit - view.turn <= -(-way // move) + SPARE
    lying = [n for n, tile in enumerate(view.tiles) if 4 <= tile.place < 8]
    for prisoner in range(4):
        if view.held[prisoner] >= 0 and prisoner != member and not late:
            first = next((m for m in RESCUE[prisoner] if view.crew[m] >= 0 and not view.gone[m]), None)
            if first == member and view.held[member] < 0:
                return view.agents[view.held[prisoner]], False
    if found(view) or late or not lying or sum(t.place < 4 for t in view.tiles) >= 4:
        return homes[0], True
    if view.mission != RUBY:
        return place.treasures[0].inside, False
    crew = [m for m in range(4) if view.crew[m] >= 0]
    inside = [place.treasures[view.tiles[n].place - 4].inside for n in lying]
    inside.sort(key=lambda node: steps_to(view.mission, node, GANG)[place.starts[0]])
    return inside[crew.index(member) % len(inside)], False


RESCUE: Final = ((1, 2), (2, 0), (0, 1), (0, 1, 2))


def _member(view: View, ask: Ask, act: Activation, rng: Random) -> Move:
    place = board(view.mission)
    by_verb: dict[str, list[Move]] = {}
    for move in ask.moves:
        by_verb.setdefault(move.verb, []).append(move)
    if "release" in by_verb:
        return by_verb["release"][0] if view.turn > 4 or len(by_verb["release"]) == 1 else by_verb["release"][-1]
    if "unmask" in by_verb:
        return by_verb["unmask"][-1]
    target, home = goal(view, act.member)
    at = view.at[act.member]
    if "leave" in by_verb and home:
        return by_verb["leave"][0]
    if "search" in by_verb and not found(view):
        return by_verb["search"][0]
    if "rob" in by_verb:
        return by_verb["rob"][0]
    for name in SURE:
        plays = [move for move in by_verb.get("card", ()) if move[1] == name]
        if plays:
            return max(plays, key=lambda move: _prize(view, move))
    lasting = [move for move in by_verb.get("card", ()) if move[1] in ("magnum", "charm")]
    if lasting:
        return lasting[0]
    if "heal" in by_verb and view.wounds[act.member] >= 2:
        return by_verb["heal"][0]
    bombs = [(_victims(view, move), move) for move in by_verb.get("grenade", ())]
    if bombs and max(bombs)[0] >= 2:
        return max(bombs)[1]
    for verb in ("rifle", "shoot", "fight"):
        if verb in by_verb and (verb != "fight" or act.member == GOEMON):
            return max(by_verb[verb], key=lambda move: _prize(view, move))
    if "walk" in by_verb and at is not None and at >= 0:
        state = known(view)
        watched = state.watch()[0]
        far = steps_to(view.mission, target, GANG)

        def cost(node: int) -> float:
            seen = watched >> node & 1 and not (view.covered and act.member == LUPIN)
            return far[node] + (RISK if seen else 0.0) + rng.random() / 10

        best = min(by_verb["walk"], key=lambda move: cost(place.node[str(move[-1])]))
        if cost(place.node[str(best[-1])]) < cost(at) or far[at] > far[place.node[str(best[-1])]]:
            return best
    return ask.moves[-1]


def _prize(view: View, move: Move) -> float:
    name = move[-1]
    if isinstance(name, int):
        return 2.0 if name - 1 in view.held else 1.0
    return 0.5 if name == "zenigata" else 0.3 if str(name).startswith("car") else 0.8


def _victims(view: View, move: Move) -> int:
    place = board(view.mission)
    node = place.node[str(move[1])]
    block = place.around(node) | 1 << node
    return (mask_of(at for at in view.agents if at >= 0) & block).bit_count() + (view.guards & block).bit_count()
