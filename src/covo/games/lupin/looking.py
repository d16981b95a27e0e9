"""What is laid over the board when one points at a piece, and what a click means that is not offered."""

from __future__ import annotations

from covo.games.lupin.board import GANG, POLICE, bits
from covo.games.lupin.box import AGENT, CAR, GUARD, MEMBERS, OFFICER, ZENIGATA
from covo.games.lupin.scene import piece_of
from covo.games.lupin.sight import PISTOL, RIFLE, sees, sees_loud, why
from covo.games.lupin.state import Lupin
from covo.games.lupin.view import View
from covo.kernel import Ask, Layer, Move, Words

REACH = 8  # how far around a policeman hidden squares are explained


def known(view: View | Lupin) -> Lupin:
    """The table as this viewer knows it; what is unknown is left out. Whoever is handed the world has it at hand."""
    if isinstance(view, Lupin):
        return view
    state = view.world(**{name: getattr(view, name) for name in view.public})
    state.at = tuple(-1 if at is None else at for at in view.at)
    state.ride = tuple(-1 if ride is None else ride for ride in view.ride)
    state.vat = tuple(-1 if at is None else at for at in view.vat)
    return state


def look(view: View, thing: str) -> tuple[Layer, ...]:
    """LUP-VIS: what a policeman sees and why not; how far a figure gets; what a member could hit."""
    state, place = known(view), view.place
    names, hulls = place.names, state.hulls()
    node, reach = _eyes(state, thing)
    if node >= 0:
        seen = sees(view.mission, node, reach, hulls)
        loud = sees_loud(view.mission, node, reach, hulls)
        seen &= place.stand | place.roofs
        reasons = {}
        for other in bits((place.stand | place.roofs) & ~seen & ~(1 << node)):
            if place.apart(node, other) <= REACH:
                reason, at = why(view.mission, node, other, reach, hulls)
                reasons[names[other]] = Words(f"sight-{reason}", {"at": names[at] if at is not None else None})
        layers = [Layer("sight", Words("layer-sight"), tuple(names[n] for n in bits(seen)), "bad", reasons=reasons)]
        if loud:
            layers.append(Layer("loud", Words("layer-loud"), tuple(names[n] for n in bits(loud))))
        if reach == PISTOL:
            steps = state.inspector_move() if thing == "zenigata" else OFFICER.move
            code = ZENIGATA if thing == "zenigata" else AGENT
            blocked = state.crowd() | hulls | state.beat_shut(code)
            ends = place.spread(1 << node, steps, blocked, POLICE, state.passages)
            ends &= place.police_ends & ~state.occupied()
            layers.append(Layer("reach", Words("layer-reach"), tuple(names[n] for n in bits(ends))))
        return tuple(layers)
    if thing in MEMBERS and (at := view.at[MEMBERS.index(thing)]) is not None and at >= 0:
        member = MEMBERS.index(thing)
        blocked = state.force() & place.ground | state.car_mask() | state.shut_to(member)
        ends = place.spread(1 << at, state.movement(member), blocked, GANG, state.passages)
        ends &= place.gang_ends & ~state.occupied()
        watched = state.watch()[0]
        safe = tuple(names[n] for n in bits(ends & ~watched))
        seen_there = tuple(names[n] for n in bits(ends & watched))
        return (
            Layer("reach", Words("layer-hidden"), safe, "good"),
            Layer("exposed", Words("layer-exposed"), seen_there, "bad"),
        )
    return ()


def _eyes(state: Lupin, thing: str) -> tuple[int, int]:
    if thing == "zenigata":
        return state.zenigata, PISTOL
    if thing.startswith("agent") and thing[5:].isdigit() and 1 <= int(thing[5:]) <= 10:
        return state.agents[int(thing[5:]) - 1], PISTOL
    if thing.startswith("guard-") and thing[6:] in state.place.node:
        return state.place.node[thing[6:]], RIFLE
    if thing in ("car1", "car2") and state.agents_in(int(thing[3]) - 1):
        return state.cars[int(thing[3]) - 1], PISTOL
    return -1, PISTOL


def meant(view: View, ask: Ask, clicks: tuple[str, ...]) -> Move | None:
    """A figure and then a square or a target: a walk there, or an attack on it."""
    if not clicks:
        return None
    node = view.place.node
    verbs = {move.verb for move in ask.moves}
    if len(clicks) == 1 and clicks[0] in node and "place" in verbs:
        return Move("place", clicks[0])
    if len(clicks) < 2:
        return None
    first, last = clicks[0], clicks[-1]
    names = {piece_of(view, code): code for code in (*range(CAR + 2), *(GUARD + n for n in bits(view.guards)))}
    if first not in names:
        return None
    code = names[first]
    who: str | int = code - AGENT + 1 if AGENT <= code < CAR else first.removeprefix("guard-")
    if last in names:
        other = names[last]
        target: str | int = other - AGENT + 1 if AGENT <= other < CAR else last.removeprefix("guard-")
        return Move("shoot", target) if code < ZENIGATA else Move("shoot", who, target)
    if last in node:
        return Move("walk", last) if code < ZENIGATA else Move("walk", who, last)
    return None
