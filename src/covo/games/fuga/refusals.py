"""Why a move is not legal, told from the view of whoever tried it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from covo.games.fuga.box import (
    BOAT,
    CRIMINALS,
    EDGES,
    FERRY,
    FIRST,
    FOOT,
    LAW,
    LAW_UNITS,
    MODE,
    OPPOSITE,
    STOCK,
    SUSPECTS,
    UNIT,
    Unit,
    named,
)
from covo.games.fuga.imagine import position
from covo.games.fuga.legal import Side, armed, hostages, reach
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps import abilities, combat, ferry, moving, turns
from covo.games.fuga.view import View
from covo.kernel import Ask, Move, Refusal
from covo.kernel.event import Datum

# The rule and the reason of a move made out of its time, by verb.
WHEN: Final = {
    "place": ("FSM-SET-14", "only-deploying"),
    "go": ("FSM-TRN-04", "only-when-moving"),
    "stay": ("FSM-TRN-04", "only-when-moving"),
    "leave": ("FSM-ESC-01", "only-criminals-leave"),
    "sail": ("FSM-TRN-02", "only-criminals-sail"),
    "end": ("FSM-TRN-05", "nothing-to-end"),
    "stop": ("FSM-TRP-10", "nothing-to-stop"),
    "quiet": ("FSM-ZOC-02", "no-way-to-choose"),
    "via": ("FSM-ZOC-02", "no-way-to-choose"),
    "shift": ("FSM-FRY-12", "nothing-to-shift"),
    "investigate": ("FSM-INV-02", "only-after-passing"),
    "call": ("FSM-ALR-01", "only-on-alert"),
    "misdirect": ("FSM-MIS-02", "only-after-passing-law"),
    "enter": ("FSM-MIS-04", "only-after-misdirection"),
    "hook": ("FSM-HOK-02", "only-on-arrival"),
    "steal": ("FSM-THF-04", "only-at-end-of-move"),
    "attack": ("FSM-TRN-07", "attacks-come-last"),
    "join": ("FSM-OPT-01", "nobody-to-join"),
    "roll": ("FSM-OPT-01", "nothing-to-roll"),
    "give": ("FSM-RES-14", "no-hostage-to-lose"),
    "exchange": ("FSM-TRN-08", "exchange-at-end"),
    "pass": ("FSM-TRN-05", "nothing-to-pass"),
}


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None:
        return Refusal("FSM-END-05", "game-over")
    if move.verb not in WHEN:
        return Refusal("FSM-TRN-04", "no-such-move", {"verb": move.verb})
    state = position(view)
    if ask is None:
        return Refusal("FSM-TRN-01", "not-your-turn")
    if move.verb == "exchange":
        return _exchange(state)
    if move.verb == "attack":
        return _attack(state, ask, move)
    if move.verb == "steal":
        return _steal(state, move)
    top = type(state_top(view))
    explain = TARGETS.get(move.verb)
    if explain is not None and top in ASKING[move.verb]:
        return explain(state, ask, move)
    if any(move.verb == legal.verb for legal in ask.moves):
        return _no_choice(ask, move)
    return Refusal(*WHEN[move.verb])


def state_top(view: View) -> object:
    return view.agenda[0]


def _no_choice(ask: Ask, move: Move) -> Refusal:
    return Refusal(ask.rule, "no-such-choice", {"move": str(move)[:80]})


def _unit(move: Move, place: int = 1) -> Unit | None:
    return UNIT.get(move[place]) if len(move) > place and isinstance(move[place], str) else None  # type: ignore[arg-type]


def _hex(state: Fuga, move: Move, place: int = 2) -> int | None:
    name = move[place] if len(move) > place else None
    return state.field.index.get(name) if isinstance(name, str) else None


# ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _go(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit, goal = _unit(move), _hex(state, move)
    if len(move) != 3 or unit is None:
        return _no_choice(ask, move)
    if goal is None:
        return Refusal("FSM-MAP-01", "no-such-hex", {"hex": str(move[2])[:20]})
    return _not_movable(state, ask, unit) or _not_there(state, unit, goal)


def _not_movable(state: Fuga, ask: Ask, unit: Unit) -> Refusal | None:
    """Why this counter does not move at all now."""
    if unit == FERRY:
        return Refusal("FSM-FRY-01", "ferry-sails")
    if (unit in LAW_UNITS) != (ask.seat == LAW):
        return Refusal("FSM-TRN-01", "not-yours", named(unit))
    if state.at[unit] < 0:
        return Refusal("FSM-CMP-03", "not-on-map", named(unit))
    top = state.stack[0]
    if isinstance(top, moving.DriveOn):
        return None if unit == top.unit else Refusal("FSM-Q-23", "finish-ride", named(top.unit))
    if state.hooked >> unit & 1:
        return Refusal("FSM-HOK-03", "hooked", named(unit))
    if state.fresh >> unit & 1:
        stolen = MODE[unit] and state.rider(unit) in CRIMINALS
        rule = "FSM-ALR-06" if unit in LAW_UNITS else "FSM-THF-11" if stolen else "FSM-MIS-08"
        return Refusal(rule, "just-came-in", named(unit))
    if state.moved >> unit & 1:
        return Refusal("FSM-TRN-04", "has-moved", named(unit))
    rider = state.rider(unit) if MODE[unit] else -1
    if rider >= 0 and state.moved >> rider & 1:
        return Refusal("FSM-TRP-08", "rider-walked", named(unit) | named(rider, "target_"))
    return None


def _not_there(state: Fuga, unit: Unit, goal: int) -> Refusal:
    """Why a counter that may move may not move there."""
    field, mode = state.field, MODE[unit]
    told = named(unit) | {"hex": field.names[goal]}
    if goal == state.at[unit]:
        return Refusal("FSM-ZOC-03", "is-there", told)
    aboard = goal == state.ferry
    if mode == BOAT and aboard:
        return Refusal("FSM-Q-49", "boat-on-ferry", told)
    if mode == BOAT and field.boat_cost[goal] >= 99:
        return Refusal("FSM-MOV-16", "boat-on-land", told)
    if mode not in (FOOT, BOAT) and not aboard and field.car_cost[goal] >= 99:
        return Refusal("FSM-MOV-12", "no-car-there", told)
    top = state.stack[0]
    points = top.left if isinstance(top, moving.DriveOn) else 0
    if goal not in reach(field, state.at, unit, points).cost:
        if mode != FOOT:
            return Refusal("FSM-MOV-20", "too-far", told)
        swims = field.wet[state.at[unit]] or (field.wet[goal] and not aboard)
        return Refusal("FSM-MOV-08", "swims-one", told) if swims else Refusal("FSM-MOV-05", "walks-two", told)
    if Side(field, state.at, state.rides, unit in LAW_UNITS, state.room).enemy & field.bit[goal]:
        return Refusal("FSM-STK-06" if aboard else "FSM-MOV-03", "enemy-there", told)
    return Refusal("FSM-STK-06" if aboard else "FSM-STK-02", "taken", told)


def _stay(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit = _unit(move)
    if len(move) != 2 or unit is None:
        return _no_choice(ask, move)
    return _not_movable(state, ask, unit) or Refusal("FSM-ZOC-03", "nothing-to-stay-for", named(unit))


def _leave(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit = _unit(move)
    if len(move) != 3 or unit is None or move[2] not in EDGES:
        return _no_choice(ask, move)
    if unit not in CRIMINALS:
        return Refusal("FSM-ESC-10", "only-criminals-leave", named(unit))
    transport = state.rides[unit]
    still = _not_movable(state, ask, unit if transport < 0 else transport)
    if still is not None:
        return still
    other = state.edges[1 if unit == FIRST else 0]
    if other >= 0 and move[2] != EDGES[OPPOSITE[other]]:
        return Refusal("FSM-ESC-03", "opposite-edge", {"edge": EDGES[OPPOSITE[other]]})
    return Refusal("FSM-ESC-07", "edge-too-far", {"edge": str(move[2])})


def _sail(state: Fuga, ask: Ask, move: Move) -> Refusal:
    if state.sailed:
        return Refusal("FSM-TRN-03", "has-sailed")
    if ferry.course(state) >= 0:
        if len(move) > 1:
            return Refusal("FSM-FRY-01", "keeps-route")
        return Refusal("FSM-FRY-04", "rests-in-port")
    return Refusal("FSM-HIJ-04", "two-hexes")


def _place(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit, goal = _unit(move), _hex(state, move)
    if len(move) != 3 or unit is None:
        return _no_choice(ask, move)
    if goal is None:
        return Refusal("FSM-MAP-01", "no-such-hex", {"hex": str(move[2])[:20]})
    wanted = UNIT[ask.moves[0][1]]  # type: ignore[index]
    if unit != wanted:
        return Refusal("FSM-SET-14", "place-this-first", named(wanted))
    return Refusal("FSM-SET-14", "cannot-start-there", named(unit) | {"hex": state.field.names[goal]})


# ── Fighting, stealing, exchanging ───────────────────────────────────────────────────────────────────────────────


def _attack(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit, target = _unit(move), _unit(move, 2)
    if len(move) != 3 or unit is None or target is None:
        return _no_choice(ask, move)
    if ask.seat == LAW:
        if not state.unlocked:
            return Refusal("FSM-CMB-01", "law-locked")
        if target not in CRIMINALS:
            return Refusal("FSM-CMB-09", "law-attacks-criminals", named(target))
    elif unit in SUSPECTS:
        return Refusal("FSM-SUS-03", "suspects-do-not-fight", named(unit))
    elif unit in CRIMINALS and unit != FIRST and not state.unarmed:
        return Refusal("FSM-OPT-07", "unarmed", named(unit))
    if (unit in LAW_UNITS) != (ask.seat == LAW) or unit == FERRY:
        return Refusal("FSM-TRN-01", "not-yours", named(unit))
    if not isinstance(state.stack[0], combat.LawAttacks | combat.CriminalAttacks):
        return Refusal("FSM-TRN-07", "attacks-come-last")
    if state.hooked >> unit & 1:
        return Refusal("FSM-HOK-03", "hooked", named(unit))
    if state.fought >> unit & 1:
        return Refusal("FSM-CMB-06", "has-fought", named(unit))
    if min(state.at[unit], state.at[target]) < 0 or state.at[target] not in state.field.near[state.at[unit]]:
        return Refusal("FSM-CMB-05", "not-adjacent", named(unit) | named(target, "target_"))
    if ask.seat == LAW and not armed(state, unit, target):
        if unit in state.rides:
            return Refusal("FSM-Q-88", "rider-attacks", named(unit))
        return Refusal("FSM-TRP-02" if MODE[unit] != BOAT else "FSM-CMB-18", "transport-alone", named(unit))
    return Refusal("FSM-Q-88", "rider-attacks", named(target))


def _steal(state: Fuga, move: Move) -> Refusal:
    top = state.stack[0]
    if isinstance(top, abilities.Misdirect):
        return Refusal("FSM-THF-02", "law-is-near")
    if not isinstance(top, abilities.Steal):
        return Refusal(*WHEN["steal"])
    if len(move) == 2 and move[1] == "ferry":
        return Refusal("FSM-HIJ-01", "not-aboard")
    return Refusal("FSM-THF-05", "nothing-to-steal", {"what": str(move[1])[:20] if len(move) > 1 else ""})


def _exchange(state: Fuga) -> Refusal:
    if state.exchanged:
        return Refusal("FSM-EXC-06", "already-exchanged")
    if state.turn > state.deadline:
        return Refusal("FSM-EXC-05", "too-late", {"turn": state.deadline})
    one, two = (state.at[unit] for unit in CRIMINALS)
    if min(one, two) < 0 or two not in state.field.near[one]:
        return Refusal("FSM-EXC-01", "not-side-by-side")
    return Refusal("FSM-TRN-08", "exchange-at-end")


def _call(state: Fuga, ask: Ask, move: Move) -> Refusal:
    if len(move) == 2 and move[1] in ("launch", "swat", "squad", "patrol"):
        return Refusal("FSM-ALR-12", "none-left", {"unit": str(move[1]), "number": 0})
    return _no_choice(ask, move)


def _enter(state: Fuga, ask: Ask, move: Move) -> Refusal:
    goal = _hex(state, move)
    if len(move) != 3 or goal is None:
        return _no_choice(ask, move)
    top = state.stack[0]
    told: dict[str, Datum] = {"hex": state.field.names[goal]}
    if isinstance(top, abilities.Enter) and goal not in state.field.near[state.at[top.target]]:
        return Refusal("FSM-MIS-04", "not-beside-it", told)
    if any(h == goal for unit, h in enumerate(state.at) if unit != FERRY):
        return Refusal("FSM-MIS-07", "hex-taken", told)
    return Refusal("FSM-MIS-05", "wrong-form", told)


def _hook(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit = _unit(move)
    if unit is None or unit not in LAW_UNITS or state.at[unit] == STOCK:
        return _no_choice(ask, move)
    return Refusal("FSM-HOK-02", "not-beside-suspect", named(unit))


def _misdirect(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit = _unit(move)
    if unit is None or unit not in LAW_UNITS:
        return _no_choice(ask, move)
    return Refusal("FSM-MIS-10", "not-passed", named(unit))


def _investigate(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit = _unit(move)
    if unit is None:
        return _no_choice(ask, move)
    if unit not in CRIMINALS:
        return Refusal("FSM-INV-13", "only-criminals", named(unit))
    return Refusal("FSM-INV-07", "not-passed", named(unit))


def _give(state: Fuga, ask: Ask, move: Move) -> Refusal:
    unit, top = _unit(move), state.stack[0]
    if unit is None or not isinstance(top, combat.LoseHostage) or unit in hostages(state, top.criminal):
        return _no_choice(ask, move)
    return Refusal("FSM-RES-14", "no-hostage", named(unit))


TARGETS: Final[dict[str, Callable[[Fuga, Ask, Move], Refusal]]] = {
    "go": _go,
    "stay": _stay,
    "leave": _leave,
    "sail": _sail,
    "place": _place,
    "call": _call,
    "enter": _enter,
    "hook": _hook,
    "misdirect": _misdirect,
    "investigate": _investigate,
    "give": _give,
}
_MOVES: Final = (turns.CriminalMoves, turns.LawMoves, moving.DriveOn)
ASKING: Final[dict[str, tuple[type, ...]]] = {
    "go": _MOVES,
    "stay": _MOVES,
    "leave": (turns.CriminalMoves, moving.DriveOn),
    "sail": (turns.CriminalMoves,),
    "place": (turns.Deploy, abilities.BeyondLane),
    "call": (abilities.Reinforce,),
    "enter": (abilities.Enter,),
    "hook": (abilities.Hook,),
    "misdirect": (abilities.Misdirect,),
    "investigate": (abilities.Investigate,),
    "give": (combat.LoseHostage,),
}
