"""A member's activation: shoot what can be shot, keep out of sight where it costs little, fetch the treasure, leave."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from random import Random
from typing import Final

from covo.games.lupin.board import bits, board, mask_of
from covo.games.lupin.bot.plan import Goal, bound, found, goal
from covo.games.lupin.bot.sense import Seen, Threat, odds
from covo.games.lupin.bot.shopping import spend
from covo.games.lupin.box import BOAT, CARDS_OF, FUJIKO, LUPIN, MEMBERS
from covo.games.lupin.looking import known
from covo.games.lupin.state import RESERVE, Lupin
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.view import View
from covo.kernel import Ask, Move

RISK: Final = 6.0  # squares a member would walk to be spared an arrest
HURRY: Final = (0.1, 0.2, 0.4, 0.7, 1.0)  # and what part of them by the turns there are to spare
OPEN: Final = 0.5  # and in a Novice's game, where all are on the board from turn 6 on (LUP-LVL-03)
SURE: Final = ("double", "aim", "p38", "zantetsu", "blade", "stiletto")
FIGHTS: Final = 0.5  # the chance from which a blow is worth its counter-attack
TEMPER: Final = 1.5  # squares: what costs so much more is looked at less than half as often
DEED: Final = 0.3  # how often a deed is looked at that is no walk; only such as this player knows to follow up
DEEDS: Final = ("shoot", "fight", "rob", "rifle", "knife", "grenade", "heal", "search", "leave", "end", "drive", "off")
CARDS: Final = (*SURE, "magnum", "charm", "darling", "cover", "wind", "dear")
Verbs = dict[str, list[Move]]


def by_verb(moves: Iterable[Move]) -> Verbs:
    """The moves offered, by what they begin with."""
    found: Verbs = {}
    for move in moves:
        found.setdefault(move.verb, []).append(move)
    return found


def order(view: Seen, ask: Ask) -> Move:
    """Whoever is seen goes first."""
    return max(ask.moves, key=lambda move: view.seen >> MEMBERS.index(str(move[1])) & 1)


def act(view: Seen, ask: Ask, now: Activation, rng: Random) -> Move:
    verbs = by_verb(ask.moves)
    member = now.member
    if "release" in verbs:
        dear = verbs["release"][0]  # the devices, if there are any; a turn while there are turns
        return dear if view.turn > 4 or len(verbs["release"]) == 1 else verbs["release"][-1]
    if "unmask" in verbs:
        return verbs["unmask"][-1]
    aim = goal(view, member)
    best = (
        _leave(view, verbs, member, aim)
        or _treasure(view, verbs, aim)
        or _attack(view, verbs, now, aim)
        or _help(view, verbs, member)
        or _move(view, verbs, now, aim, rng)
    )
    return best or ask.moves[-1]


def _leave(view: Seen, verbs: Verbs, member: int, aim: Goal) -> Move | None:
    if "leave" not in verbs or aim.what != "home":
        return None
    if member == FUJIKO and bound(view) and not any(tile.real and tile.place == FUJIKO for tile in view.tiles):
        last = view.turn >= view.limit
        return verbs["leave"][0] if last else None  # without the treasure she has lost anyway
    return verbs["leave"][0]


def _treasure(view: Seen, verbs: Verbs, aim: Goal) -> Move | None:
    if "search" in verbs and not found(view):
        return verbs["search"][0]
    dear = [move for move in verbs.get("card", ()) if move[1] == "dear"]
    if dear and bound(view):
        return dear[0]
    return verbs["rob"][0] if "rob" in verbs and (bound(view) or aim.what == "rob") else None


def tempts(view: View, ask: Ask, now: Activation) -> dict[Move, float]:
    """What else there is to think about: squares that cost little more, and all there is to do besides."""
    verbs = by_verb(ask.moves)
    found = {move: DEED for move in ask.moves if move.verb in DEEDS or (move.verb == "card" and move[1] in CARDS)}
    at, ride = view.at[now.member], view.ride[now.member]
    if at is None or at < 0 or view.held[now.member] >= 0 or (ride is not None and ride >= 0):
        return found
    _, stay, ways = costs(view, verbs, now, goal(view, now.member), at)
    best = min([stay, *(cost for cost, _ in ways)])
    found.update({move: exp((best - cost) / TEMPER) for cost, move in ways})
    return found


# ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _attack(view: Seen, verbs: Verbs, now: Activation, aim: Goal) -> Move | None:
    few = sum(at != RESERVE for at in view.agents) - 1 <= view.place.threshold  # one less, and the others come

    def worth(moves: list[Move]) -> list[Move]:
        return sorted((m for m in moves if not few or prize(view, m) != 1.0), key=lambda move: prize(view, move))

    for name in SURE:
        plays = worth([move for move in verbs.get("card", ()) if move[1] == name])
        if plays:
            return plays[-1]
    bombs = [(victims(view, move), move) for move in verbs.get("grenade", ())]
    if bombs and max(bombs)[0] >= 2 + few:
        return max(bombs)[1]
    for verb in ("rifle", "shoot", "knife"):
        if targets := worth(verbs.get(verb, [])):
            return targets[-1]
    if blows := worth(verbs.get("fight", [])):
        keeper = isinstance(blows[-1][1], int) and blows[-1][1] - 1 in view.held
        if keeper or odds(CARDS_OF[now.member].hand) >= FIGHTS:
            return blows[-1]
    return None


def prize(view: Seen, move: Move) -> float:
    name = move[-1]
    if isinstance(name, int):
        return 2.0 if name - 1 in view.held else 1.0
    return 0.5 if name == "zenigata" else 0.3 if str(name).startswith("car") else 0.8


def victims(view: Seen, move: Move) -> int:
    place = board(view.mission)
    node = place.node[str(move[1])]
    block = place.around(node) | 1 << node
    return (mask_of(at for at in view.agents if at >= 0) & block).bit_count() + (view.guards & block).bit_count()


# ── Help ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _help(view: Seen, verbs: Verbs, member: int) -> Move | None:
    """Cards that last, wounds healed, Lupin covered, Fujiko's own money."""
    cards = {str(move[1]): move for move in verbs.get("card", ())}
    for name in ("magnum", "charm", "darling"):
        if name in cards:
            return cards[name]
    if "cover" in cards and view.seen >> LUPIN & 1 and not view.covered:
        return cards["cover"]
    for move in verbs.get("heal", ()):
        other = MEMBERS.index(str(move[1]))
        if view.wounds[other] >= 2:
            return move
    return spend(verbs["spend"]) if "spend" in verbs else None


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _move(view: Seen, verbs: Verbs, now: Activation, aim: Goal, rng: Random) -> Move | None:
    """On foot, by vehicle or by card: what gets nearest at the least risk."""
    at, ride = view.at[now.member], view.ride[now.member]
    if at is None or at < 0:
        return None
    if ride is not None and ride >= 0:
        return _riding(view, verbs, now, aim)
    threat, stay, ways = costs(view, verbs, now, aim, at)
    best = min(
        [(cost + rng.random() / 10, move) if move.verb == "walk" else (cost, move) for cost, move in ways], default=None
    )
    if best is None:
        return None
    wind = next((move for move in verbs.get("card", ()) if move[1] == "wind"), None)
    if wind and best[1].verb == "walk" and threat.price(view.place.node[str(best[1][-1])]) > 0.2:
        return wind
    return best[1] if best[0] < stay else None


def costs(
    view: Seen, verbs: Verbs, now: Activation, aim: Goal, at: int
) -> tuple[Threat, float, list[tuple[float, Move]]]:
    """The police; what it costs to stay, in squares still to go and risk; and what each way of moving on does."""
    state = known(view)
    threat = Threat(view, state, now.member)
    hurry = HURRY[min(max(aim.slack, 0), len(HURRY) - 1)]
    risk = RISK * hurry * (1.0 if view.expert else OPEN)
    way, node_of = aim.pier or aim.far, state.place.node

    def cost(node: int) -> float:
        return way[node] + risk * threat.price(node)

    ways = [(cost(node_of[str(move[-1])]), move) for move in verbs.get("walk", ())]
    cards = [move for move in verbs.get("card", ()) if move[1] in ("getaway", "pedal")]
    ways += [(aim.far[node_of[str(move[-1])]] + 6.0, move) for move in cards]  # kept for a long way
    if "off" not in now.deeds:
        rides = [move for move in verbs.get("board", ()) if not now.walked or move[1] == "boat"]
        ways += [(best - 1.0, move) for move in rides for best in _drive(state, move, aim)]
    return threat, cost(at), ways


def _drive(state: Lupin, move: Move, aim: Goal) -> list[float]:
    """How near this vehicle would bring one now; nothing where it cannot move."""
    vehicle = state.kit.vehicle[str(move[1])]
    at, kind, place = state.vat[vehicle], state.kit.vehicles[vehicle], state.place
    if vehicle == BOAT:
        return [float(min(aim.far[land] for land, water in place.piers if water != at))]
    if not kind.speed or at < 0 or state.driven >> vehicle & 1:
        return []
    barred = state.force() & place.ground | state.hulls() & ~(1 << at)
    ends = place.drive(1 << at, kind.speed, barred) & place.land_ends & ~state.occupied()
    return [float(min(aim.far[node] for node in bits(ends)))] if ends else []


def _riding(view: Seen, verbs: Verbs, now: Activation, aim: Goal) -> Move | None:
    """On in the vehicle, or out of it and on foot."""
    if now.walked:
        return None
    place, walk = board(view.mission), CARDS_OF[now.member].move
    shore = {water: land for land, water in place.piers}

    def far(node: int) -> float:
        return float(aim.far[shore.get(node, node)])

    drives = [(far(place.node[str(move[-1])]), move) for move in verbs.get("drive", ())]
    outs = [(max(0.0, far(place.node[str(move[-1])]) - walk), move) for move in verbs.get("off", ())]
    best = min([*drives, *outs], default=None)
    return best[1] if best is not None and best[0] < far(view.at[now.member] or 0) else None
