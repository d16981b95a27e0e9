"""What to draw: the chart, the counters on it, stocks, dice, clock and points, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from covo.games.fuga import draw
from covo.games.fuga.box import (
    ARREST,
    CRIME,
    CRIME_TABLE,
    CRIME_UNITS,
    CRIMINALS,
    EXCHANGE,
    FATES,
    FERRY,
    FOOT,
    KILL,
    KIND,
    KIND_OF,
    KINDS,
    LAW,
    LAW_TABLE,
    LAW_UNITS,
    MODE,
    NAMES,
    OF_KIND,
    STOCK,
    UNIT,
    VICTIM,
    Unit,
    attack,
    chances,
    crime_column,
    law_column,
    named,
)
from covo.games.fuga.field import field
from covo.games.fuga.imagine import position
from covo.games.fuga.legal import Side, hostages, obfuscation, reach
from covo.games.fuga.meta import META
from covo.games.fuga.state import Fuga, Throw
from covo.games.fuga.steps import abilities, combat, ferry, moving, turns
from covo.games.fuga.steps.combat import difference
from covo.games.fuga.steps.ending import points
from covo.games.fuga.view import View
from covo.kernel import (
    Ask,
    Board,
    Chair,
    Choice,
    Dice,
    Frame,
    Layer,
    Map,
    Move,
    Odds,
    Piece,
    Row,
    Scene,
    Sheet,
    Track,
    Words,
    Zone,
)

STEPS: Final = ("deploy", "crime-moves", "crime-attacks", "law-moves", "law-attacks", "exchange")
STEP_OF: Final[dict[type[Frame[Any]], str]] = {
    turns.Deploy: "deploy",
    turns.CriminalMoves: "crime-moves",
    combat.CriminalAttacks: "crime-attacks",
    combat.Breakout: "crime-attacks",
    combat.LoseHostage: "crime-attacks",
    turns.LawMoves: "law-moves",
    combat.LawAttacks: "law-attacks",
    combat.JoinIn: "law-attacks",
    combat.Arrest: "law-attacks",
    turns.Exchange: "exchange",
}
CODES: Final = ("ae", "AF", "--", "DF", "de", "da", "oe")
MAPS: Final[dict[str, Callable[[], Map]]] = {
    f"{name}{mark}": partial(draw.scene_map, str(name), language)
    for name in META.options[0].choices
    for mark, language in (("", "it"), (".en", "en"))
}


def scene(view: View, ask: Ask | None) -> Scene:
    state = position(view)
    top = view.agenda[0] if view.agenda else None
    step = next((STEP_OF[type(frame)] for frame in view.agenda if type(frame) in STEP_OF), None)
    law, crime = points(state)
    return Scene(
        theme="fuga",
        title=_title(view, state),
        prompt=_prompt(view, state, ask),
        mood="chase" if view.unlocked else "tail",
        rule=ask.rule if ask else top.rule if top else "",
        steps=tuple(Words(f"step-{name}") for name in STEPS),
        step=STEPS.index(step) if step else None,
        boards=(_board(view, state),),
        zones=_zones(view),
        pieces=_pieces(view, state),
        dice=_dice(view),
        chairs=tuple(
            Chair(seat, awaited=seat in view.awaited, colour=("blue", "amber")[seat], points=(law, crime)[seat])
            for seat in (LAW, CRIME)
        ),
        tracks=_tracks(view, state),
        notes=_notes(view, state),
        choices=tuple(_choice(state, move) for move in ask.moves) if ask else (),
        closed=_closed(view, state, ask),
        result=_result(view, law, crime),
        sheets=_sheets(view, state),
    )


def _title(view: View, state: Fuga) -> Words:
    if view.outcome:
        return Words("title-end")
    return Words("title-turn", {"turn": view.turn, "of": state.last_turn}) if view.turn else Words("title-deploy")


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────


def _board(view: View, state: Fuga) -> Board:
    """The ferry's next hex, and who is held; the rest is on the chart."""
    ground = state.field
    layers = []
    course = ferry.course(state) if view.turn else -1
    if course >= 0 and course != state.ferry and not view.sailed:
        layers.append(Layer("course", Words("layer-course"), (ground.names[course],)))
    held = tuple(dict.fromkeys(ground.names[view.at[target]] for _, target in view.hooks if view.at[target] >= 0))
    if held:
        layers.append(Layer("hooked", Words("layer-hooked"), held, tone="bad"))
    return Board("chart", "hex-flat", (), map=view.map, layers=tuple(layers))


def _pieces(view: View, state: Fuga) -> tuple[Piece, ...]:
    """Transports below their riders; in the stock one piece for each kind, with how many there are."""
    names = state.field.names
    there = [unit for unit in range(len(view.at)) if view.at[unit] >= 0]
    found = [_piece(view, unit, names[view.at[unit]]) for unit in sorted(there, key=lambda unit: MODE[unit] == FOOT)]
    for kind in KINDS:
        units = OF_KIND[kind.name]
        side = CRIME if kind.side else LAW
        for fate, zone in ((STOCK, f"stock{side}"), (VICTIM, "lost")):
            count = sum(view.at[unit] == fate for unit in units)
            if count and kind.name not in ("first", "second"):
                words = Words("counter", {"unit": kind.name, "number": 0, "printed": kind.printed})
                found.append(Piece(f"{zone}-{kind.name}", zone, kind.name, words, side, count=count))
    gone = [unit for unit in CRIMINALS if view.at[unit] < STOCK]
    found += [_piece(view, unit, "lost", badges=(FATES[view.at[unit]],)) for unit in gone]
    return tuple(found)


def _piece(view: View, unit: Unit, where: str, badges: tuple[str, ...] = ()) -> Piece:
    kind = KIND_OF[unit]
    held = {suspect for suspect, _ in view.hooks}
    marks = (
        ("hooked", view.hooked >> unit & 1),
        ("hooking", unit in held),
        ("wounded", view.marks >> unit & 1),
        ("done", view.turn and (view.moved >> unit & 1) and not view.outcome),
        ("stolen", unit == FERRY and view.hijacked),
    )
    badges = (*badges, *(name for name, on in marks if on), kind.printed)
    words = Words("counter", {**named(unit), "printed": kind.printed})
    side = None if unit == FERRY else kind.side
    return Piece(NAMES[unit], where, kind.name, words, side, badges=badges)


def _zones(view: View) -> tuple[Zone, ...]:
    lost = sum(view.at[unit] == VICTIM for unit in (*LAW_UNITS, *CRIME_UNITS))
    return (
        Zone("stock0", Words("zone-stock-law"), "pile", side=LAW, count=sum(view.at[u] == STOCK for u in LAW_UNITS)),
        Zone(
            "stock1", Words("zone-stock-crime"), "pile", side=CRIME, count=sum(view.at[u] == STOCK for u in CRIME_UNITS)
        ),
        Zone("lost", Words("zone-lost"), "pile", count=lost),
    )


def _dice(view: View) -> tuple[Dice, ...]:
    if view.throw is None:
        return ()
    throw = view.throw
    side = LAW if throw.unit in LAW_UNITS else CRIME
    return (Dice(f"{view.turn}-{throw.what}-{NAMES[throw.unit]}-{throw.target}", throw.faces, _thrown(throw), side),)


def _thrown(throw: Throw) -> Words:
    """The sum spelled out."""
    told: dict[str, Any] = {**named(throw.unit), **named(throw.target, "target_"), "result": throw.result}
    if throw.what in ("law", "crime"):
        return Words(f"dice-{throw.what}", told | {"die": throw.faces[0], "column": throw.goal})
    one, two = throw.faces
    return Words(f"dice-{throw.what}", told | {"one": one, "two": two, "sum": one + two, "goal": throw.goal})


def _tracks(view: View, state: Fuga) -> tuple[Track, ...]:
    left = max(0, state.deadline - view.turn)
    return (
        Track("turn", Words("track-turn"), view.turn, of=state.last_turn),
        Track("deadline", Words("track-deadline"), 0 if view.exchanged else left, of=state.deadline),
        Track("alert", Words("track-alert"), view.alert, side=LAW),
        Track("victims", Words("track-victims"), view.victims, side=CRIME),
    )


def _notes(view: View, state: Fuga) -> tuple[Words, ...]:
    found = [Words("note-unlocked" if view.unlocked else "note-locked")]
    if view.exchanged:
        found.append(Words("note-exchanged"))
    elif view.turn > state.deadline:
        found.append(Words("note-too-late"))
    if view.hijacked:
        found.append(Words("note-hijacked"))
    for unit, edge in zip(CRIMINALS, view.edges, strict=True):
        if edge >= 0:
            found.append(Words("note-escaped", {**named(unit), "edge": ("north", "south", "west", "east")[edge]}))
    return tuple(found)


# ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────


def _prompt(view: View, state: Fuga, ask: Ask | None) -> Words:
    top = view.agenda[0] if view.agenda else None
    if top is None:
        return Words("prompt-over")
    if ask is None:
        waits = view.awaited[0] if view.awaited else -1
        return Words("wait-dice") if waits < 0 else Words("wait-side", {"side": waits})
    match top:
        case turns.Deploy():
            return Words("prompt-place", named(UNIT[str(ask.moves[0][1])]))
        case abilities.Investigate(unit=unit):
            return Words("prompt-investigate", named(unit))
        case abilities.Misdirect(criminal=unit) | abilities.Steal(criminal=unit):
            verb = "misdirect" if isinstance(top, abilities.Misdirect) else "steal"
            return Words(f"prompt-{verb}", named(unit))
        case abilities.Enter(target=unit):
            return Words("prompt-enter", named(unit))
        case abilities.Hook(suspect=unit):
            return Words("prompt-hook", named(unit))
        case abilities.BeyondLane(unit=unit) | ferry.Shift(unit=unit):
            return Words("prompt-shift", named(unit))
        case moving.Way(unit=unit):
            return Words("prompt-way", named(unit))
        case moving.DriveOn(unit=unit, left=left):
            return Words("prompt-drive-on", {**named(unit), "left": left})
        case combat.JoinIn(criminal=unit):
            return Words("prompt-join", named(unit))
        case combat.LoseHostage(criminal=unit):
            return Words("prompt-give", named(unit))
    return Words(PROMPTS[type(top)])


PROMPTS: Final[dict[type[Frame[Any]], str]] = {
    turns.CriminalMoves: "prompt-crime-moves",
    turns.LawMoves: "prompt-law-moves",
    turns.Exchange: "prompt-exchange",
    abilities.Reinforce: "prompt-call",
    combat.CriminalAttacks: "prompt-crime-attacks",
    combat.LawAttacks: "prompt-law-attacks",
}


def _choice(state: Fuga, move: Move) -> Choice:
    """The piece, then the cell or the other piece; costs of moves, odds of rolls."""
    verb, args = move.verb, [str(word) for word in move.args]
    text = str(move)
    match verb:
        case "go" | "place" | "shift":
            unit = UNIT[args[0]]
            words = Words(f"move-{verb}", {**named(unit), "hex": args[1]})
            cost = _cost(state, unit, state.field.index[args[1]]) if verb == "go" else ""
            return Choice(text, words, (args[1],) if verb == "place" else (args[0], args[1]), cost)
        case "sail" if args:
            return Choice(text, Words("move-sail-to", {"hex": args[0]}), ("ferry", args[0]))
        case "sail":
            return Choice(text, Words("move-sail"), ("ferry",))
        case "leave":
            return Choice(text, Words("move-leave", {**named(UNIT[args[0]]), "edge": args[1]}), (args[0],))
        case "via":
            units = [UNIT[name] for name in args]
            words = Words("move-via", {"count": len(units), **named(units[0])})
            return Choice(text, words, tuple(args))
        case "stay" | "hook" | "give" | "join":
            return Choice(text, Words(f"move-{verb}", named(UNIT[args[0]])), (args[0],))
        case "investigate" | "misdirect":
            unit = UNIT[args[0]]
            return Choice(text, Words(f"move-{verb}", named(unit)), (args[0],), odds=_reach(obfuscation(state, unit)))
        case "steal":
            goal = KIND[args[0]].mf or 0
            return Choice(text, Words("move-steal", {"unit": args[0], "number": 0}), odds=_reach(goal))
        case "call":
            return Choice(text, Words("move-call", {"unit": args[0], "number": 0}), (f"stock{LAW}-{args[0]}",))
        case "enter":
            words = Words("move-enter", {"unit": args[0], "number": 0, "hex": args[1]})
            return Choice(text, words, (f"stock{CRIME}-{args[0]}", args[1]))
        case "attack":
            unit, target = UNIT[args[0]], UNIT[args[1]]
            words = Words("move-attack", named(unit) | named(target, "target_"))
            return Choice(text, words, (args[0], args[1]), odds=_odds(state, unit, target))
        case "roll":
            return Choice(text, Words("move-roll"), odds=_joint(state))
    return Choice(text, Words(f"move-{verb}"))


def _cost(state: Fuga, unit: Unit, goal: int) -> str:
    """Points of a vehicle, hexes of a walker."""
    top = state.stack[0]
    left = top.left if isinstance(top, moving.DriveOn) else 0
    return str(reach(state.field, state.at, unit, left).cost.get(goal, ""))


def _reach(goal: int) -> tuple[Odds, ...]:
    """FSM-DAT-28"""
    return (Odds(Words("odds-reach", {"goal": goal}), round(chances(goal) / 36, 4)),)


def _odds(state: Fuga, unit: Unit, target: Unit) -> tuple[Odds, ...]:
    """Both tables, before one commits: how likely each result is."""
    if unit in CRIMINALS:
        column = crime_column(len(hostages(state, unit)))
        return _column([row[column] for row in CRIME_TABLE], "crime")
    return _column([row[law_column(difference(state, (unit,), target))] for row in LAW_TABLE], "law")


def _joint(state: Fuga) -> tuple[Odds, ...]:
    top = state.stack[0]
    if not isinstance(top, combat.JoinIn):
        return ()
    units = (top.unit, *[unit for unit in LAW_UNITS if top.others >> unit & 1])
    return _column([row[law_column(difference(state, units, top.criminal))] for row in LAW_TABLE], "law")


def _column(codes: list[str], side: str) -> tuple[Odds, ...]:
    return tuple(
        Odds(Words(f"result-{side}-{RESULT[code]}"), round(codes.count(code) / 6, 4)) for code in CODES if code in codes
    )


RESULT: Final = {
    "ae": "attacker-lost",
    "AF": "attacker-hit",
    "--": "nothing",
    "DF": "defender-hit",
    "de": "defender-lost",
    "da": "arrested",
    "oe": "hostage-lost",
}


def _closed(view: View, state: Fuga, ask: Ask | None) -> tuple[Choice, ...]:
    """What one would like to do and may not yet: the locked attack, the exchange that waits."""
    if ask is None or not isinstance(view.agenda[0], turns.LawMoves | turns.CriminalMoves):
        return ()
    found = []
    near = state.field.near
    if ask.seat == LAW:
        for criminal in state.criminals:
            for unit in state.law_stacks():
                if state.at[unit] in near[state.at[criminal]]:
                    words = Words("move-attack", named(unit) | named(criminal, "target_"))
                    found.append(Choice(str(attack(unit, criminal)), words, (NAMES[unit], NAMES[criminal])))
    elif len(state.criminals) == 2 and state.at[CRIMINALS[1]] in near[state.at[CRIMINALS[0]]] and not view.exchanged:
        found.append(Choice("exchange", Words("move-exchange"), tuple(NAMES[unit] for unit in CRIMINALS)))
    return tuple(found)


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _result(view: View, law: int, crime: int) -> tuple[Words, ...]:
    if view.outcome is None:
        return ()
    winner = "draw" if law == crime else "law" if law > crime else "crime"
    return Words(f"result-{view.outcome.reason}"), Words(f"result-{winner}", {"law": law, "crime": crime})


def _sheets(view: View, state: Fuga) -> tuple[Sheet, ...]:
    law, crime = points(state)
    columns = ("arrests", "kills", "exchange", "victims", "points")
    rows = (
        Row(LAW, (view.arrests * ARREST, view.kills * KILL, None, None, law)),
        Row(CRIME, (None, None, view.exchanged * EXCHANGE, view.victims, crime)),
    )
    return (Sheet("points", Words("sheet-points"), tuple(Words(f"column-{name}") for name in columns), rows),)


# ── Pointing at things ───────────────────────────────────────────────────────────────────────────────────────────


def look(view: View, thing: str) -> tuple[Layer, ...]:
    """Reach with costs, and the zone of control, of the counter one points at."""
    unit = UNIT.get(thing)
    if unit is None or view.at[unit] < 0 or not view.turn:
        return ()
    state = position(view)
    names = state.field.names
    zone = tuple(names[n] for n in state.field.near[view.at[unit]])
    layers = [Layer("zone", Words("layer-zone", named(unit)), zone, tone="bad")]
    if unit != FERRY:
        barred = Side(state.field, state.at, state.rides, unit in LAW_UNITS, state.room).barred(unit)
        costs = reach(state.field, state.at, unit).cost
        free = {names[h]: str(cost) for h, cost in costs.items() if not barred >> h & 1}
        shut = {names[h]: Words("layer-barred") for h in costs if barred >> h & 1}
        layers.insert(0, Layer("reach", Words("layer-reach", named(unit)), tuple(free), "good", free, shut))
    return tuple(layers)


def meant(view: View, ask: Ask, clicks: tuple[str, ...]) -> Move | None:
    """Piece and cell: go there, or start there; piece and piece: attack."""
    top = view.agenda[0] if view.agenda else None
    names = field(view.map).index
    if len(clicks) == 2 and clicks[0] in UNIT:
        one, two = clicks
        if two in names:
            if one == "ferry":
                return Move("sail", two)
            return Move("place" if isinstance(top, turns.Deploy) else "go", one, two)
        if two in UNIT:
            return Move("attack", one, two)
    if len(clicks) == 1 and isinstance(top, turns.Deploy) and clicks[0] in names:
        return Move("place", str(ask.moves[0][1]), clicks[0])
    return None
