"""What to draw: the board with its pieces, hands, shop and notes, what is asked and what it may lead to."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    AGENT,
    AGENTS,
    CAR,
    CARDS_OF,
    CREDIT,
    ESCAPE_POINTS,
    GUARD,
    HAT_VALUE,
    HIT,
    INSPECTOR,
    JIGEN,
    KILL_POINTS,
    MEMBERS,
    OFFICER,
    SNIPER,
    TREASURE_POINTS,
    VARIANT_BUDGET,
    VEHICLE,
    ZENIGATA,
)
from covo.games.lupin.draw import middle
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.view import View
from covo.kernel import (
    Ask,
    Board,
    Cell,
    Chair,
    Choice,
    Dice,
    Layer,
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

PHASES: Final = ("setup", "police", "gang", "environment", "treasure")


def scene(view: View, ask: Ask | None) -> Scene:
    top = view.agenda[0] if view.agenda else None
    return Scene(
        theme="lupin",
        title=_title(view),
        prompt=_prompt(view, ask),
        mood=view.quest.mood,
        rule=ask.rule if ask else top.rule if top else "",
        steps=tuple(Words(f"step-{name}") for name in PHASES),
        step=None if view.outcome else view.phase,
        boards=(_board(view),),
        zones=_zones(view),
        pieces=_pieces(view),
        dice=_dice(view),
        chairs=tuple(_chair(view, seat) for seat in range(view.seats)),
        tracks=_tracks(view),
        notes=_notes(view),
        choices=tuple(_choice(view, ask, move) for move in ask.moves) if ask else (),
        closed=_closed(view, ask) if ask else (),
        result=_result(view),
        sheets=_sheets(view),
    )


def _title(view: View) -> Words:
    if view.outcome:
        return Words("title-end")
    return Words("title-turn", {"turn": view.turn, "limit": view.limit}) if view.turn else Words("title-setup")


def _prompt(view: View, ask: Ask | None) -> Words:
    top = view.agenda[0] if view.agenda else None
    if top is None:
        return Words("prompt-over")
    name = type(top).__name__.lower()
    member = getattr(top, "member", getattr(top, "taker", -1))
    args: dict[str, Any] = {"member": member if isinstance(member, int) else -1}
    if ask is None:
        args["seat"] = view.awaited[0] if view.awaited else -1
        return Words("wait-chance" if not view.awaited else "wait-player", args)
    if name == "deploy":
        placed = sum(at >= 0 for at in view.agents)
        args["what"] = "zenigata" if view.zenigata < 0 else "agent" if placed < 7 else "guard"
    if name == "startsquares":
        args["member"] = getattr(top, "queue", (0,))[0]
    if name == "planning":
        args["money"] = view.money[0] or 0
    if name == "accept":
        args["thing"], args["giver"] = str(getattr(top, "thing", "")), getattr(top, "giver", -1)
    return Words(f"prompt-{name}", args)


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────


def _board(view: View) -> Board:
    land = view.place
    cells: tuple[Cell, ...] = ()
    if view.bus >= 0:
        (x0, y0), (x1, y1) = (middle(cell) for cell in land.stops[view.bus])
        cells = (Cell("bus", (x0 + x1) / 2, (y0 + y1) / 2, kind="bus"),)
    return Board("board", "square", cells, view.quest.mood, land.id, layers=_layers(view))


def _layers(view: View) -> tuple[Layer, ...]:
    """Where a hidden member can be, for whoever does not know it better."""
    names = view.place.names
    layers = []
    for member in range(4):
        if view.turn and view.at[member] is None:
            spots = tuple(names[node] for node in bits(view.spots[member]))
            layers.append(Layer(f"spots-{MEMBERS[member]}", Words("layer-spots", {"member": member}), spots))
    return tuple(layers)


def _pieces(view: View) -> tuple[Piece, ...]:
    names, pieces = view.place.names, []
    for member, name in enumerate(MEMBERS):
        at = view.at[member]
        if view.crew[member] < 0 or at is None or at < 0:
            continue
        ride = view.ride[member]
        badges = tuple(f"wound{view.wounds[member]}" for _ in range(1) if view.wounds[member])
        badges += ("arrested",) if view.held[member] >= 0 else ()
        badges += ("aboard",) if ride is not None and ride >= 0 else ()
        ghost = not view.seen >> member & 1
        words = Words("figure", {"code": member})
        pieces.append(Piece(name, names[at], name, words, view.crew[member], ghost=ghost, badges=badges))
    if view.zenigata >= 0:
        badges = (f"wound{view.zwounds}",) if view.zwounds else ()
        words = Words("figure", {"code": ZENIGATA})
        pieces.append(Piece("zenigata", names[view.zenigata], "zenigata", words, 0, badges=badges))
    for k, at in enumerate(view.agents):
        if at >= 0:
            words = Words("figure", {"code": AGENT + k})
            pieces.append(Piece(f"agent{k + 1}", names[at], "agent", words, 0, badges=(str(k + 1),)))
    pieces += [
        Piece(f"guard-{names[node]}", names[node], "guard", Words("figure", {"code": GUARD}), 0)
        for node in bits(view.guards)
    ]
    for car, at in enumerate(view.cars):
        if at >= 0:
            crew = sum(agent == -2 - car for agent in view.agents)
            words = Words("figure", {"code": CAR + car})
            pieces.append(Piece(f"car{car + 1}", names[at], "policecar", words, 0, count=crew))
    for vehicle, kind in enumerate(view.kit.vehicles):
        spot = view.vat[vehicle]
        if spot is not None and spot >= 0:
            ghost = not view.vseen >> vehicle & 1
            words = Words("figure", {"code": VEHICLE + vehicle})
            hits = (f"hit{view.vhits[vehicle]}",) if view.vhits[vehicle] else ()
            pieces.append(Piece(kind.name, names[spot], kind.name.rstrip("12"), words, ghost=ghost, badges=hits))
    if view.bus >= 0:
        pieces.append(Piece("bus-token", "bus", "bus", Words("icon-bus")))
    for square, digger in view.traps:
        pieces.append(
            Piece(f"trap-{names[square]}", names[square], "trap", Words("icon-trap"), view.crew[digger], ghost=True)
        )
    return (*pieces, *_cards(view), *_gadgets(view), *_tiles(view))


def _cards(view: View) -> list[Piece]:
    pieces = []
    for member, hand in enumerate(view.hands):
        for number, card in enumerate(hand or ()):
            name = view.kit.cards[card].name
            words = Words("card", {"card": name})
            text = Words("card-text", {"card": name})
            pieces.append(Piece(f"card-{member}-{number}", f"hand-{MEMBERS[member]}", "card", words, text=text))
        for number, card in enumerate(view.table[member]):
            words = Words("card", {"card": view.kit.cards[card].name})
            pieces.append(Piece(f"open-{member}-{number}", f"hand-{MEMBERS[member]}", "card", words, badges=("open",)))
    return pieces


def _gadgets(view: View) -> list[Piece]:
    pieces = []
    for member in range(4):
        for number, gadget in enumerate(view.gadgets(member)):
            icon = view.kit.gadgets[gadget]
            badges = ("open",) if gadget in view.shown[member] else ()
            words = Words("thing", {"thing": icon})
            pieces.append(Piece(f"gadget-{member}-{number}", f"bag-{MEMBERS[member]}", icon, words, badges=badges))
    if _shopping(view):
        for thing, price in view.kit.prices.items():
            words = Words("thing", {"thing": thing})
            pieces.append(Piece(f"shop-{thing}", "shop", thing.rstrip("12"), words, badges=(f"${price}",)))
    return pieces


def _tiles(view: View) -> list[Piece]:
    pieces = []
    for number, tile in enumerate(view.tiles):
        where = f"tiles-{MEMBERS[tile.place]}" if tile.place < 4 else "tiles" if tile.place < 8 else "tiles-out"
        if 4 <= tile.place < 8 and not view.quest.vaults:
            where = view.place.names[view.place.treasures[tile.place - 4].inside]
        icon = "tile" if tile.real is None else "treasure" if tile.real else "empty"
        pieces.append(Piece(f"tile{number + 1}", where, icon, Words(f"icon-{icon}"), hidden=tile.real is None))
    return pieces


def _shopping(view: View) -> bool:
    """A step that sells, looked at by somebody who buys."""
    sells = bool(view.agenda) and getattr(view.agenda[0], "sells", False)
    return sells and bool(view.mine) and any(view.devices[member] is not None for member in view.mine)


def _zones(view: View) -> tuple[Zone, ...]:
    zones = []
    for member, name in enumerate(MEMBERS):
        seat = view.crew[member]
        if seat < 0:
            continue
        words: dict[str, Any] = {"member": member}
        known = view.hands[member] is not None
        zones.append(
            Zone(f"hand-{name}", Words("zone-hand", words), "hand", seat, None if known else view.cards[member])
        )
        zones.append(Zone(f"bag-{name}", Words("zone-bag", words), "row", seat))
        zones.append(Zone(f"tiles-{name}", Words("zone-tiles", words), "row", seat))
    zones.append(Zone("tiles", Words("zone-vaults"), "pile"))
    zones.append(Zone("tiles-out", Words("zone-out"), "pile"))
    reserve = sum(at == -1 for at in view.agents)
    zones.append(Zone("reserve", Words("zone-reserve"), "pile", 0, reserve))
    if _shopping(view):
        zones.append(Zone("shop", Words("zone-shop"), "shop"))
    return tuple(zones)


def _dice(view: View) -> tuple[Dice, ...]:
    last = view.dice
    if last is None:
        return ()
    total = sum(last.faces) + last.value
    args: dict[str, Any] = {"by": last.by, "target": last.target, "value": last.value, "need": last.need}
    words = Words("dice", {**args, "total": total, "result": last.result, "faces": "+".join(map(str, last.faces))})
    side = 0 if last.by >= ZENIGATA else view.crew[last.by]
    return (Dice(f"roll-{last.number}", last.faces, words, side),)


def _chair(view: View, seat: int) -> Chair:
    marks = tuple(MEMBERS[m] for m in range(4) if view.crew[m] == seat) if seat else ("zenigata",)
    return Chair(seat, seat in view.awaited, marks)


def _tracks(view: View) -> tuple[Track, ...]:
    on_duty = sum(at != -1 for at in view.agents)
    tracks = [Track("turn", Words("track-turn"), view.turn, of=view.limit)]
    tracks.append(Track("agents", Words("track-agents"), on_duty, of=AGENTS, side=0))
    if view.guards:
        tracks.append(Track("guards", Words("track-guards"), view.guards.bit_count(), of=10, side=0))
    tracks += [
        Track(f"kills-{MEMBERS[m]}", Words("track-kills", {"member": m}), view.kills[m], side=view.crew[m])
        for m in range(4)
        if view.crew[m] >= 0
    ]
    for purse, money in enumerate(view.money):
        if money is None:
            continue
        if view.free and purse in view.mine:
            words = Words("track-purse", {"member": purse})
            tracks.append(Track(f"money-{MEMBERS[purse]}", words, money, of=VARIANT_BUDGET))
        elif not view.free and purse == 0:
            tracks.append(Track("money", Words("track-money"), money, of=view.quest.budget))
    if view.credit is not None and view.credit < CREDIT:
        tracks.append(Track("credit", Words("track-credit"), view.credit, of=CREDIT))
    return tuple(tracks)


def _notes(view: View) -> tuple[Words, ...]:
    """What is so now, and the rows of the mission notes (LUP-NOT-02)."""
    names, notes = view.place.names, []
    for flag, words in (
        (view.told, "note-alarm"),
        (view.traitor, "note-traitor"),
        (view.covered, "note-covered"),
        (view.wind, "note-wind"),
        (view.radio, "note-radio"),
    ):
        if flag:
            notes.append(Words(words))
    for member in range(4):
        if view.masks[member]:
            notes.append(Words("note-disguised", {"member": member}))
        if view.held[member] >= 0:
            notes.append(Words("note-held", {"member": member, "agent": view.held[member] + 1}))
        if view.gone[member]:
            notes.append(Words("note-gone", {"member": member, "turn": view.gone[member]}))
    for member in view.mine:
        if (agent := view.agent_of[member]) is not None and agent >= 0:
            notes.append(Words("note-agent", {"member": member, "agent": agent + 1}))
        if view.balloon >> member & 1:
            notes.append(Words("note-balloon", {"member": member}))
        for row in view.notes[member]:
            args: dict[str, Any] = {"member": member, "turn": row.turn, "kills": row.kills, "wounds": row.wounds}
            args["start"] = names[row.start] if row.start >= 0 else "–"
            args["end"] = names[row.end] if row.end >= 0 else "–"
            notes.append(Words("note-row", {**args, "deeds": ", ".join(row.deeds) or "–"}))
    for meeting in view.meetings:
        if not view.gone[meeting.other]:
            args = {"member": meeting.other, "at": names[meeting.node], "turn": meeting.turn}
            notes.append(Words("note-met", args))
    return tuple(notes)


def _result(view: View) -> tuple[Words, ...]:
    if not view.outcome:
        return ()
    winners = view.outcome.ranking[0]
    return (Words(f"result-{view.outcome.reason}", {"seat": winners[0]}),)


def _sheets(view: View) -> tuple[Sheet, ...]:
    """All against all, at the end: how the points came about (LUP-VAR-02, LUP-VAR-15..25)."""
    if not (view.outcome and view.free):
        return ()
    rows = tuple(Row(view.crew[m], _points(view, m)) for m in range(4) if view.crew[m] >= 0)
    columns = ("column-kills", "column-treasure", "column-lost", "column-total")
    return (Sheet("points", Words("sheet-points"), tuple(Words(column) for column in columns), rows),)


def _points(view: View, member: int) -> tuple[int, ...]:
    kills = KILL_POINTS[member] * view.kills[member]
    carrier = next((tile.place - 10 for tile in view.tiles if tile.real and tile.place >= 10), None)
    away = TREASURE_POINTS if carrier == member else ESCAPE_POINTS if carrier is not None and view.gone[member] else 0
    lost = view.points_lost[member] + sum(view.kit.cards[card].penalty for card in view.hands[member] or ())
    return kills, away, -lost, kills + away - lost


# ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def chances(need: int, dice: int = 2) -> float:
    """How likely two dice come to at least so much."""
    if dice == 1:
        return max(0, min(6, need)) / 6
    return sum(a + b >= need for a in range(1, 7) for b in range(1, 7)) / 36


def _code(view: View, name: str | int) -> int:
    if isinstance(name, int):
        return AGENT + name - 1
    return view.kit.names[name] if name in view.kit.names else GUARD + view.place.node[name]


def piece_of(view: View, code: int) -> str:
    """The id of the piece that stands for a figure."""
    if code >= GUARD:
        return f"guard-{view.place.names[code - GUARD]}"
    return f"agent{code - AGENT + 1}" if AGENT <= code < CAR else str(view.kit.called(code))


def _odds(view: View, by: int, target: int, weapon: str) -> tuple[Odds, ...]:
    bare = view.kit.needed(target)
    if bare is not None:
        return (Odds(Words("odds-hit"), chances(bare)),)
    if weapon == "fight":
        value = CARDS_OF[by].hand if by < 4 else INSPECTOR.hand if by == ZENIGATA else OFFICER.hand
    elif by >= ZENIGATA:
        value = (INSPECTOR.pistol if by == ZENIGATA else SNIPER.rifle if by >= GUARD else OFFICER.pistol) or 0
    else:
        card = CARDS_OF[by]
        value = {"shoot": card.pistol, "rifle": card.rifle, "knife": card.knife}[weapon] or 0
        if weapon == "shoot" and by == JIGEN:
            bad = [c for c in view.hands[by] or () if view.kit.cards[c].name in ("hat", "whisky")]
            value = (HAT_VALUE if view.kit.cards[bad[0]].name == "hat" else 2) if bad else value
    return (Odds(Words("odds-hit"), chances(HIT - value)),)


def _choice(view: View, ask: Ask, move: Move) -> Choice:
    text, verb = str(move), move.verb
    acting = next((getattr(step, "member", -1) for step in view.agenda if type(step).__name__ == "Activation"), -1)
    police = ask.seat == 0
    match verb:
        case "walk" | "drive" | "out" if police:
            code = _code(view, move[1])
            words = Words("move-piece", {"verb": verb, "code": code, "at": str(move[2])})
            return Choice(text, words, (piece_of(view, code), str(move[2])))
        case "shoot" | "fight" if police:
            by, target = _code(view, move[1]), _code(view, move[2])
            words = Words("move-attack", {"verb": verb, "by": by, "target": target})
            return Choice(text, words, (piece_of(view, by), piece_of(view, target)), odds=_odds(view, by, target, verb))
        case "shoot" | "fight" | "rifle" | "knife":
            target = _code(view, move[1])
            words = Words("move-attack", {"verb": verb, "by": acting, "target": target})
            aims = (MEMBERS[acting], piece_of(view, target))
            return Choice(text, words, aims, odds=_odds(view, acting, target, verb))
        case "walk" | "drive" | "off" | "glide" | "dig" | "grenade" | "disclose" | "unmask" | "put" | "place":
            targets = (MEMBERS[acting], str(move[1])) if acting >= 0 and verb != "put" else (str(move[1]),)
            return Choice(text, Words(f"move-{verb}", {"at": str(move[1])}), targets)
        case "card":
            args: dict[str, Any] = {"card": str(move[1]), "on": " ".join(map(str, move[2:]))}
            marks = tuple(_aim(view, name) for name in move[2:])
            number = next((n for n, c in enumerate(view.hands[acting] or ()) if view.kit.cards[c].name == move[1]), 0)
            return Choice(text, Words("move-card", args), (f"card-{acting}-{number}", *marks))
        case "shift":
            words = Words("move-shift", {"member": MEMBERS.index(str(move[1])), "at": str(move[2])})
            return Choice(text, words, (str(move[1]), str(move[2])))
        case "buy":
            words = Words("move-buy", {"thing": str(move[1]), "member": MEMBERS.index(str(move[2]))})
            price = view.kit.prices[str(move[1])]
            return Choice(text, words, (f"shop-{move[1]}", f"bag-{move[2]}"), cost=f"${price}")
        case "give":
            words = Words("move-give", {"thing": str(move[1]), "member": MEMBERS.index(str(move[2]))})
            return Choice(text, words)
        case "hand":
            words = Words("move-hand", {"tile": int(move[1]), "member": MEMBERS.index(str(move[2]))})
            return Choice(text, words, (f"tile{move[1]}", str(move[2])))
        case "heal" | "rob" | "ask" | "activate" | "take" if len(move) == 2 and move[1] in MEMBERS:
            return Choice(text, Words(f"move-{verb}", {"member": MEMBERS.index(str(move[1]))}), (str(move[1]),))
        case "board":
            return Choice(text, Words("move-board", {"thing": str(move[1])}), (MEMBERS[acting], str(move[1])))
        case "spend":
            return Choice(text, Words("move-spend", {"thing": str(move[1])}), cost=f"${view.kit.prices[str(move[1])]}")
        case "start":
            squares = tuple(map(str, move[1:]))
            return Choice(text, Words("move-start", {"at": squares[0], "garage": ", ".join(squares[1:])}), squares)
        case "call":
            return Choice(text, Words("move-call", {"at": str(move[1]), "count": int(move[2])}), (str(move[1]),))
        case "arrest":
            return Choice(text, Words("move-arrest", {"agent": int(move[1])}), (f"agent{move[1]}",))
        case "release":
            return Choice(text, Words("move-release", {"price": str(move[1])}))
        case "take":
            return Choice(text, Words("move-take-tile", {"tile": int(move[2])}), (f"tile{move[2]}",))
    return Choice(text, Words(f"move-{verb}"))


def _closed(view: View, ask: Ask) -> tuple[Choice, ...]:
    """What a member on an escape square or inside a treasure building might expect to be able to do."""
    top = view.agenda[0]
    at = view.at[top.member] if isinstance(top, Activation) else None
    if at is None or at < 0:
        return ()
    land, verbs = view.place, {move.verb for move in ask.moves}
    wanted = []
    if land.escapes >> at & 1:
        wanted.append("leave")
    if land.insides >> at & 1 and land.building_of[at].treasure:
        wanted.append("search")
    return tuple(Choice(verb, Words(f"move-{verb}")) for verb in wanted if verb not in verbs)


def _aim(view: View, name: str | int) -> str:
    if isinstance(name, int) or name in view.kit.names:
        return piece_of(view, _code(view, name))
    node = view.place.node.get(name)
    return f"guard-{name}" if node is not None and view.guards >> node & 1 else str(name)
