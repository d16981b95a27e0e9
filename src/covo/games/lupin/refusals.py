"""Why a move is not legal, told from the view of whoever tried it: no refusal knows more than its reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from covo.games.lupin.board import Board
from covo.games.lupin.box import (
    AGENT,
    BOAT,
    CAR,
    CARDS_OF,
    GOEMON,
    GUARD,
    MEMBERS,
    RIFLE_TILE,
    VEHICLE,
    ZENIGATA,
    may_hold,
)
from covo.games.lupin.deeds.common import NO_ATTACK, NO_MOVE, NO_SHOT, TOOLS
from covo.games.lupin.looking import known
from covo.games.lupin.sight import PISTOL, RIFLE, why
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.steps.police import Patrol
from covo.games.lupin.steps.setup import Deploy, Planning, VariantShop
from covo.games.lupin.view import View
from covo.kernel import Ask, Move, Refusal

# The rule and the reason of a move made out of its time, by verb.
WHEN: Final = {
    "take": ("LUP-PLY-04", "only-setup"),
    "place": ("LUP-TRN-03", "only-deploying"),
    "dear": ("LUP-CFU-01", "only-planning"),
    "buy": ("LUP-EQP-08", "only-planning"),
    "start": ("LUP-SET-09", "only-setup"),
    "call": ("LUP-Q-19", "only-call"),
    "out": ("LUP-REI-15", "only-police"),
    "arrest": ("LUP-Q-77", "arrest-follows"),
    "activate": ("LUP-TRN-04", "only-gang"),
    "accept": ("LUP-EQP-24", "nothing-offered"),
    "put": ("LUP-MOV-07", "nothing-to-put"),
    "shift": ("LUP-MOV-07", "nothing-to-put"),
    "done": ("LUP-TRN-02", "not-now"),
    "pass": ("LUP-TRN-09", "not-now"),
    "end": ("LUP-TRN-06", "not-now"),
    "walk": ("LUP-TRN-06", "not-now"),
    "ask": ("LUP-Q-27", "nobody-in-the-way"),
    "drive": ("LUP-VEH-02", "cannot-drive"),
    "shoot": ("LUP-ATK-01", "no-target"),
    "fight": ("LUP-MEL-01", "not-beside"),
    "rob": ("LUP-Q-112", "no-robbery"),
    "rifle": ("LUP-DEV-36", "no-device"),
    "knife": ("LUP-DEV-21", "no-device"),
    "grenade": ("LUP-DEV-14", "no-device"),
    "heal": ("LUP-DEV-19", "no-device"),
    "dig": ("LUP-DEV-25", "no-device"),
    "radio": ("LUP-DEV-12", "no-device"),
    "balloon": ("LUP-DEV-31", "no-device"),
    "disclose": ("LUP-DEV-32", "no-balloon"),
    "glide": ("LUP-DEV-05", "no-flight"),
    "board": ("LUP-VEH-01", "no-vehicle-near"),
    "off": ("LUP-VEH-20", "not-aboard"),
    "give": ("LUP-EQP-24", "nobody-beside"),
    "hand": ("LUP-TRE-10", "nobody-beside"),
    "spend": ("LUP-EQP-19", "no-credit"),
    "search": ("LUP-TRE-01", "nothing-to-search"),
    "leave": ("LUP-Q-119", "not-on-escape"),
    "release": ("LUP-REL-05", "not-arrested"),
    "unmask": ("LUP-CLU-07", "not-disguised"),
    "card": ("LUP-CRD-01", "card-not-now"),
}


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None:
        return Refusal("LUP-END-02", "game-over")
    if move.verb not in WHEN:
        return Refusal("LUP-TRN-05", "no-such-move", {"verb": move.verb})
    if ask is None:
        return Refusal("LUP-TRN-06" if view.phase else "LUP-SET-01", "not-your-turn")
    top = view.agenda[0]
    if isinstance(top, Activation) and move.verb in OF_MEMBERS:
        found = OF_MEMBERS[move.verb](view, top, move)
    elif isinstance(top, Patrol) and move.verb in OF_POLICE:
        found = OF_POLICE[move.verb](view, move)
    elif move.verb == "buy" and isinstance(top, Planning | VariantShop):
        found = _buy(view, move)
    elif move.verb == "place" and isinstance(top, Deploy):
        found = _place(view, move)
    else:
        found = None
    return found or Refusal(*WHEN[move.verb])


def _node(place: Board, name: object) -> int | None:
    return place.node.get(str(name))


def _malformed(move: Move) -> Refusal:
    return Refusal("LUP-TRN-05", "malformed", {"verb": move.verb})


# ── Setting up ───────────────────────────────────────────────────────────────────────────────────────────────────


def _place(view: View, move: Move) -> Refusal | None:
    land = view.place
    node = _node(land, move[1]) if len(move) == 2 else None
    if node is None:
        return _malformed(move)
    if known(view).occupied() >> node & 1:
        return Refusal("LUP-POL-02", "occupied", {"at": str(move[1])})
    if sum(at >= 0 for at in view.agents) >= 7 and view.zenigata >= 0:
        return Refusal("LUP-POL-05", "guards-on-roofs")
    return Refusal("LUP-Q-07" if node in land.posts else "LUP-POL-01", "not-deployable", {"at": str(move[1])})


def _buy(view: View, move: Move) -> Refusal | None:
    if len(move) != 3 or move[1] not in view.kit.prices or move[2] not in MEMBERS:
        return _malformed(move)
    thing, member = str(move[1]), MEMBERS.index(str(move[2]))
    money, held = view.money[member if view.free else 0], view.devices[member]
    if money is None or held is None:
        return _malformed(move)
    if thing not in view.kit.gadgets:
        vehicle = view.kit.vehicle[thing]
        if vehicle == BOAT and vehicle in view.quest.unsold:
            return Refusal("LUP-EQP-26", "boat-only-ruby")
        if view.free and thing == "heli":
            return Refusal("LUP-VAR-05", "not-in-variant")
        if thing == "bike1":
            return Refusal("LUP-EQP-25", "fujikos-bike")
        if (view.owners[vehicle] or 0) > -1 and view.owners[vehicle] is not None:
            return Refusal("LUP-EQP-09", "sold-out", {"thing": thing})
    else:
        gadget = view.kit.gadgets.index(thing)
        if view.free and thing == "radio":
            return Refusal("LUP-VAR-05", "not-in-variant")
        if gadget == RIFLE_TILE and member == GOEMON:
            return Refusal("LUP-EQP-05", "goemon-no-guns")
        if gadget == RIFLE_TILE and RIFLE_TILE in held:
            return Refusal("LUP-EQP-27", "one-rifle")
        if not may_hold(member, held, gadget):
            return Refusal("LUP-EQP-12", "hands-full", {"member": member})
        if sum((other or ()).count(gadget) for other in view.devices) >= view.kit.stock[gadget]:
            return Refusal("LUP-EQP-09", "sold-out", {"thing": thing})
    if view.kit.prices[thing] > money:
        return Refusal("LUP-EQP-10", "too-expensive", {"price": view.kit.prices[thing], "money": money})
    return None


# ── The police ───────────────────────────────────────────────────────────────────────────────────────────────────


def _figure(view: View, name: object) -> tuple[int, int] | None:
    """A police figure named in a move, and where it stands."""
    if isinstance(name, int) and 1 <= name <= 10:
        return AGENT + name - 1, view.agents[name - 1]
    if name == "zenigata":
        return ZENIGATA, view.zenigata
    node = _node(view.place, name)
    return (GUARD + node, node) if node is not None and view.guards >> node & 1 else None


def _police_walk(view: View, move: Move) -> Refusal | None:
    land = view.place
    figure = _figure(view, move[1]) if len(move) > 2 else None
    node = _node(land, move[-1])
    if figure is None or node is None:
        return _malformed(move)
    code, at = figure
    if code >= GUARD:
        return Refusal("LUP-POL-06", "guards-stay")
    if at < 0:
        return Refusal("LUP-REI-15", "not-on-board")
    if code == ZENIGATA and view.zout:
        return Refusal("LUP-WND-08", "zenigata-out")
    if code >= AGENT and code - AGENT in view.held:
        return Refusal("LUP-ARR-03", "holds-prisoner")
    if view.moved >> code & 1:
        return Refusal("LUP-Q-72", "already-moved")
    return _end(view, land, node, police=True) or Refusal("LUP-MOV-02", "too-far", {"at": str(move[-1])})


def _end(view: View, land: Board, node: int, *, police: bool) -> Refusal | None:
    """Why nobody of this side may end a move there."""
    at = land.names[node]
    if police and land.escapes >> node & 1:
        return Refusal("LUP-Q-08", "escape-square", {"at": at})
    if police and (land.insides | land.busbit) >> node & 1:
        return Refusal("LUP-Q-44", "police-inside")
    if node < land.squares and not land.stand >> node & 1:
        kinds = {"water": "LUP-TER-06", "wall": "LUP-TER-05", "flowerbed": "LUP-TER-07", "door": "LUP-BLD-02"}
        kind = land.kinds[node]
        return Refusal(kinds.get(kind, "LUP-TER-09"), "no-standing", {"kind": kind, "at": at})
    if not police and land.police_roofs >> node & 1:
        return Refusal("LUP-ROF-09", "police-roof")
    if known(view).occupied() >> node & 1:
        return Refusal("LUP-MOV-04", "occupied", {"at": at})
    return None


def _police_attack(view: View, move: Move) -> Refusal | None:
    figure = _figure(view, move[1]) if len(move) == 3 else None
    target = view.kit.names.get(str(move[2])) if len(move) == 3 else None
    if figure is None or target is None:
        return _malformed(move)
    code, at = figure
    if at == -1:
        return Refusal("LUP-POL-03", "not-on-board")
    if code == ZENIGATA and view.zout:
        return Refusal("LUP-WND-08", "zenigata-out")
    if code >= AGENT and code - AGENT in view.held:
        return Refusal("LUP-ARR-03", "holds-prisoner")
    if view.acted >> code & 1:
        return Refusal("LUP-Q-72", "already-acted")
    if target >= 4 and target < VEHICLE:
        return Refusal("LUP-Q-150", "own-side")
    spot = view.at[target] if target < 4 else view.vat[target - VEHICLE]
    seen = view.seen >> target & 1 if target < 4 else view.vseen >> target - VEHICLE & 1
    if not seen or spot is None or spot < 0:
        return Refusal("LUP-VIS-12", "unseen")
    if target < 4:
        if view.held[target] >= 0:
            return Refusal("LUP-Q-83", "prisoner-safe")
        if _rides(view, target):
            return Refusal("LUP-Q-51", "in-vehicle")
        if view.covered and target == 0:
            return Refusal("LUP-CJI-03", "covered")
        if view.safe >> target & 1:
            return Refusal("LUP-Q-06", "unseen")
    return _line(view, (view.cars[-2 - at] if at < 0 else at), spot, move.verb, RIFLE if code >= GUARD else PISTOL)


def _line(view: View, at: int, spot: int, verb: str, reach: int) -> Refusal:
    land = view.place
    touching = land.beside_node(at) >> spot & 1 if at >= 0 else False
    if verb == "fight":
        return Refusal("LUP-MEL-01", "not-beside")
    if touching:
        return Refusal("LUP-ATK-06", "too-near")
    reason, square = why(view.mission, at, spot, reach, known(view).hulls())
    rules = {"too-far": "LUP-ATK-05", "no-line": "LUP-VIS-04", "wall-hugging": "LUP-Q-40", "vehicle": "LUP-VIS-08"}
    rules |= {"wood": "LUP-VIS-16", "roof": "LUP-VIS-19", "far-side": "LUP-VIS-21", "house": "LUP-Q-09"}
    rules |= {"inside": "LUP-BLD-10"}
    return Refusal(
        rules.get(reason, "LUP-VIS-07"), f"sight-{reason}", {"at": None if square is None else land.names[square]}
    )


# ── The gang ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _walk(view: View, act: Activation, move: Move) -> Refusal | None:
    land = view.place
    node = _node(land, move[-1]) if len(move) > 1 else None
    if node is None:
        return _malformed(move)
    if held := _bound(view, act, NO_MOVE):
        return held
    if _rides(view, act.member):
        return Refusal("LUP-Q-53", "aboard")
    if act.walked:
        return Refusal("LUP-Q-72", "already-moved")
    return _end(view, land, node, police=False) or Refusal("LUP-MOV-02", "too-far", {"at": str(move[-1])})


def _rides(view: View, member: int) -> bool:
    """Is it known to be in a vehicle?"""
    ride = view.ride[member]
    return ride is not None and ride >= 0


def _bound(view: View, act: Activation, ban: int) -> Refusal | None:
    if view.held[act.member] >= 0:
        return Refusal("LUP-ARR-07", "arrested")
    if view.masks[act.member]:
        return Refusal("LUP-Q-92", "disguised")
    return Refusal("LUP-CRD-08", "bound-by-card") if act.bans & ban else None


def _attack(view: View, act: Activation, move: Move) -> Refusal | None:
    member, land = act.member, view.place
    target = move[1] if len(move) == 2 else None
    if isinstance(target, str) and target in view.kit.names:
        code = view.kit.names[target]
    elif (figure := _figure(view, target)) is not None:
        code = figure[0]
    else:
        return _malformed(move)
    if found := _bound(view, act, NO_ATTACK | (NO_SHOT if move.verb in ("shoot", "rifle") else 0)):
        return found
    if code < 4:
        return Refusal("LUP-Q-150", "own-side")
    if move.verb == "shoot" and CARDS_OF[member].pistol is None:
        return Refusal("LUP-EQP-05", "goemon-no-guns")
    if move.verb in ("shoot", "fight") and act.attacks:
        return Refusal("LUP-ATK-02", "already-attacked")
    if move.verb in ("rifle", "knife") and (refusal := _tool(view, act, move)):
        return refusal
    if code == ZENIGATA:
        spot = view.zenigata
    elif code >= GUARD:
        spot = code - GUARD
    elif code >= CAR:
        spot = view.cars[code - CAR] if code < VEHICLE else -1
    else:
        spot = view.agents[code - AGENT]
    if spot < 0:
        return Refusal("LUP-ATK-05", "not-on-board")
    if code >= AGENT and code - AGENT in view.held:
        return Refusal("LUP-Q-79", "not-the-rescuer")
    at = view.at[member]
    if at is None or at < 0 or at >= land.squares + len(land.roof_nodes()):
        return Refusal("LUP-BLD-10", "inside")
    return _line(view, at, spot, move.verb, RIFLE if move.verb == "rifle" else PISTOL)


def _tool(view: View, act: Activation, move: Move) -> Refusal | None:
    names = {"heal": "kit", "dig": "shovel"}
    gadget = view.kit.gadgets.index(names.get(move.verb, move.verb if move.verb in view.kit.gadgets else "glider"))
    if gadget not in view.gadgets(act.member):
        return Refusal("LUP-EQP-21", "no-device")
    if act.tools >= TOOLS:
        return Refusal("LUP-DEV-01", "two-devices")
    return None


def _card(view: View, act: Activation, move: Move) -> Refusal | None:
    if len(move) < 2 or move[1] not in view.kit.card:
        return _malformed(move)
    if view.kit.card[str(move[1])] not in (view.hands[act.member] or ()):
        return Refusal("LUP-CRD-04", "no-such-card")
    return Refusal("LUP-CRD-01", "one-card") if act.carded else None


def _leave(view: View, act: Activation, move: Move) -> Refusal | None:
    at = view.at[act.member]
    if len(move) > 1:
        return _malformed(move)
    if at is None or at < 0 or not view.place.escapes >> at & 1:
        return None
    return Refusal("LUP-Q-119", "turn-one") if view.turn == 1 else Refusal("LUP-Q-82", "on-duty")


OF_MEMBERS: Final[dict[str, Callable[[View, Activation, Move], Refusal | None]]] = {
    "walk": _walk,
    **dict.fromkeys(("shoot", "fight", "rifle", "knife"), _attack),
    **dict.fromkeys(("grenade", "heal", "dig", "radio", "balloon", "glide"), _tool),
    "card": _card,
    "leave": _leave,
}
OF_POLICE: Final[dict[str, Callable[[View, Move], Refusal | None]]] = {
    "walk": _police_walk,
    "shoot": _police_attack,
    "fight": _police_attack,
}
