"""Scenes on the drafts of the boards, to look at maps, pieces, layers, cards and dice before their games are there.

    .venv/bin/python web/dev/boards.py FOLDER    # with fuga.toml, fuga.svg, fuga_board.py, ruby.*, nu-earth.*, milli-com.*

Writes web/fixtures/ like fixtures.py. What lies on the boards is invented; NAME-then is the same table a moment later.
"""

from __future__ import annotations

import heapq
import math
import sys
import tomllib
from pathlib import Path

import msgspec

from covo.kernel.scene import Board, Cell, Chair, Choice, Dice, Layer, Map, Odds, Piece, Scene, Track, Words, Zone

HERE = Path(__file__).parent.parent / "fixtures"
NAMES = ("Ada", "Beatrice", "Claudio", "Davide")
W = Words

PHRASES = {  # id: Italian, English
    "title-turn": ("Turno { $turn }", "Turn { $turn }"),
    "prompt-move": ("Muovi le tue pedine, poi passa.", "Move your counters, then pass."),
    "prompt-fight": ("Chi attacchi, e con chi?", "Whom do you attack, and with whom?"),
    "prompt-wait": ("Beatrice muove i criminali.", "Beatrice moves the criminals."),
    "prompt-jigen": ("Jigen: spara, muovi fino a 5 o gioca una carta.", "Jigen: shoot, move up to 5 or play a card."),
    "prompt-gi": ("Scegli il settore dove marciare.", "Choose the sector to march to."),
    "step-police": ("polizia", "police"), "step-criminals": ("criminali", "criminals"), "step-fight": ("scontri", "fights"), "step-ferry": ("traghetto", "ferry"),
    "move-pass": ("Passa", "Pass"), "move-go": ("{ $who } va in { $to }", "{ $who } goes to { $to }"), "move-attack": ("Attacca { $what }", "Attack { $what }"),
    "move-arrest": ("Arresta il sospetto", "Arrest the suspect"), "move-board": ("Sali sul traghetto", "Board the ferry"),
    "move-shoot": ("Spara all’agente { $n }", "Shoot agent { $n }"), "move-done": ("Jigen ha finito", "Jigen is done"), "move-play": ("Gioca { $card }", "Play { $card }"), "move-buy": ("Compra { $card }", "Buy { $card }"),
    "move-march": ("Marcia a { $to }", "March to { $to }"), "move-rest": ("Riposa", "Rest"), "move-draw": ("Pesca dal mazzo", "Draw from the deck"), "move-supply": ("Chiedi rifornimenti", "Call for supplies"),
    "odds-hit": ("colpito", "hit"), "odds-miss": ("mancato", "missed"), "odds-caught": ("catturato", "caught"), "odds-flees": ("fugge", "gets away"), "odds-lost": ("perdi l’unità", "you lose the unit"),
    "layer-maybe": ("Dove può essere", "Where he may be"), "layer-ferry": ("Rotta", "Route"), "layer-sight": ("Vista: agente 4", "Sight: agent 4"), "layer-reach": ("Portata", "Reach"), "layer-danger": ("Pericolo", "Danger"),
    "why-sea": ("Via mare in { $n } mosse dal molo.", "By sea, { $n } steps from the pier."), "why-seen": ("L’agente 4 vede questa casella.", "Agent 4 sees this square."), "why-danger": ("Due carte Incontro in agguato.", "Two Encounter cards lie in wait."),
    "hex": ("esagono { $c },{ $r }", "hex { $c },{ $r }"), "square": ("casella { $name }", "square { $name }"),
    "kind-sea": ("mare", "sea"),
    "zone-hand": ("La tua mano", "Your hand"), "zone-reserve": ("Riserva della polizia", "Police reserve"), "zone-shop": ("Emporio", "Shop"), "zone-deck": ("Mazzo", "Deck"), "zone-discard": ("Scarti", "Discards"), "zone-devices": ("Attrezzi di Jigen", "Jigen’s devices"), "zone-their": ("Mano di Beatrice", "Beatrice’s hand"), "zone-row": ("Incontri del settore", "Encounters here"), "zone-supply": ("Rifornimenti", "Supplies"),
    "roll-hit": ("5 + 4 + pistola 3 = 12, colpito", "5 + 4 + pistol 3 = 12, hit"), "roll-squad": ("6 + 3 + squadra 6 = 15 contro 9: catturato", "6 + 3 + squad 6 = 15 against 9: caught"), "roll-gi": ("4 + 2 + Gunnar 2 = 8, mancato", "4 + 2 + Gunnar 2 = 8, missed"),
    "track-turn": ("Turno", "Turn"), "track-treasure": ("Tesori", "Treasures"), "track-lives": ("Vite", "Lives"), "track-ammo": ("Munizioni", "Ammo"),
    "note-1": ("Il primo criminale è sbarcato al turno 7.", "The first criminal landed in turn 7."), "note-2": ("Goemon è nascosto in E13.", "Goemon is hidden at E13."),
    "board-earth": ("Nu-Earth", "Nu-Earth"), "board-milli": ("Milli-com", "Milli-com"),
    "event-moved": ("{ $who } muove in { $to }.", "{ $who } moves to { $to }."), "event-turn": ("Turno { $n }", "Turn { $n }"),
    "card-aim": ("Mira infallibile", "Unerring Aim"), "text-aim": ("Jigen colpisce senza lanciare i dadi.", "Jigen hits without dice."),
    "card-double": ("Doppio colpo", "Double Hit"), "text-double": ("Due nemici con un solo sparo, se Jigen li vede entrambi e stanno entro quattro caselle.", "Two enemies with one shot, if Jigen sees both and they stand within four squares."),
    "card-leap": ("Balzo incredibile", "Incredible Leap"), "text-leap": ("Goemon salta su un tetto vicino.", "Goemon leaps onto a roof nearby."),
    "card-wind": ("Come il vento", "Like the Wind"), "text-wind": ("Goemon si muove senza essere visto fino alla fine del turno.", "Goemon moves unseen to the end of the turn."),
    "card-disguise": ("Travestimento", "Disguise"), "text-disguise": ("Lupin prende l’aspetto di una guardia: chi lo vede non lo riconosce finché non corre.", "Lupin looks like a guard: whoever sees him does not know him until he runs."),
    "card-patrol": ("Pattuglia Nort", "Nort Patrol"), "text-patrol": ("Forza 7. Se vinci, pesca un Indizio.", "Strength 7. If you win, draw a Clue."),
    "card-trap": ("Campo minato", "Minefield"), "text-trap": ("Lancia un dado: con 1 o 2 perdi una Vita.", "Roll a die: on 1 or 2 you lose a Life."),
    "card-friend": ("Disertore", "Deserter"), "text-friend": ("Viene con te. Dice dove fu visto il Traditore per l’ultima volta, e vuole essere portato a Milli-com.", "Comes with you. Says where the Traitor was last seen, and wants to be brought to Milli-com."),
    "unit-patrol": ("pattuglia", "patrol"), "unit-swat": ("SWAT", "SWAT"), "unit-squad": ("squadra", "squad"), "unit-car": ("volante", "police car"), "unit-boat": ("motovedetta", "patrol boat"), "unit-ferry": ("traghetto", "ferry"), "unit-suspect": ("sospetto", "suspect"), "unit-first": ("primo criminale", "first criminal"), "unit-buoy": ("boa", "buoy"),
    "unit-agent": ("agente { $n }", "agent { $n }"), "unit-guard": ("guardia", "guard"), "unit-jigen": ("Jigen", "Jigen"), "unit-goemon": ("Goemon", "Goemon"), "unit-lupin": ("Lupin", "Lupin"), "unit-fujiko": ("Fujiko", "Fujiko"), "unit-zenigata": ("Zenigata", "Zenigata"), "unit-treasure": ("tesoro", "treasure"), "unit-policecar": ("auto della polizia", "police car"),
    "unit-gi": ("Rogue", "Rogue"), "unit-gi2": ("Gunnar", "Gunnar"), "unit-traitor": ("Traditore", "Traitor"), "unit-nort": ("Nort", "Norts"), "unit-clue": ("Indizio", "Clue"), "unit-mission": ("Missione", "Mission"), "unit-companion": ("Compagno", "Companion"), "unit-odd": ("cosa mai vista", "thing never seen"),
    "dev-rucksack": ("zaino", "rucksack"), "dev-radio": ("radio", "radio"), "dev-grenade": ("granata", "grenade"), "dev-medkit": ("cassetta medica", "med kit"), "dev-knife": ("coltello", "knife"), "dev-shovel": ("pala", "shovel"),
}


def words(index: int) -> str:
    return "".join(f"{key} = {pair[index]}\n" for key, pair in PHRASES.items())


def write(name: str, game: str, scenes: list[Scene], you: int | None = 0, rule: str = "RUL-01") -> None:
    HERE.mkdir(exist_ok=True)
    house = {lang: (Path(__file__).parents[2] / "src" / "covo" / "locale" / f"{lang}.ftl").read_text("utf-8") for lang in ("it", "en")}
    texts = {lang: {"house": house[lang], "game": words(i)} for i, lang in enumerate(("it", "en"))}
    rules = {lang: [{"id": rule, "text": PHRASES["prompt-move"][i], "section": "1"}] for i, lang in enumerate(("it", "en"))}
    (HERE / f"game-{game}.json").write_bytes(msgspec.json.encode({"words": texts, "rules": rules}))
    seats = len(scenes[0].chairs)
    lobby = {
        "t": "lobby", "code": "QUERC7", "game": game, "seats": seats, "options": {}, "status": "playing", "dice": "5f" * 32, "you": you, "watchers": 1, "claims": False,
        "bots": "quick", "pace": "none", "paused": False, "proposal": None, "series": None, "next": None, "secret": None,
        "chairs": [{"seat": i, "name": NAMES[i], "bot": None, "here": i != 2, "person": True} for i in range(seats)],
    }
    for n, scene in enumerate(scenes):
        moves = [choice.move for choice in scene.choices]
        events = [{"kind": "turn", "to": [], "data": {"n": 7}, "rule": ""}, {"kind": "moved", "to": [], "data": {"who": "Beatrice", "to": "12,9"}, "rule": ""}]
        table = {
            "t": "table", "n": n, "scene": msgspec.to_builtins(scene), "question": {"moves": moves, "rule": rule, "answered": None} if moves else None,
            "clock": None, "first": 0, "events": events, "talk": True, "undo": False,
        }
        file = HERE / f"{name}{'-then' * n}.json"
        file.write_bytes(msgspec.json.format(msgspec.json.encode({"lobby": lobby, "table": table, "said": []}), indent=1))
        print(file.stem, len(scene.choices), "choices")


def keep(game: str, chart: Map) -> None:
    (HERE / f"map-{game}-{chart.id}.json").write_bytes(msgspec.json.encode(chart))


def replace(pieces: tuple[Piece, ...], **to: str) -> tuple[Piece, ...]:
    return tuple(msgspec.structs.replace(piece, place=to.get(piece.id.replace("-", "_"), piece.place)) for piece in pieces)


def fuga(folder: Path) -> None:
    import fuga_board

    board = fuga_board.Board(tomllib.loads((folder / "fuga.toml").read_text("utf-8")))
    a = 30.0
    high = math.sqrt(3) * a
    ident = lambda h: f"{h[0]},{h[1]}"  # noqa: E731
    cells = tuple(
        Cell(ident(h), 74 + a + (h[0] - 1) * 1.5 * a, 74 + (h[1] - 0.5 + (0.5 if h[0] % 2 == 0 else 0)) * high, kind=kind, words=W("hex", {"c": h[0], "r": h[1]}))
        for h, kind in board.kind.items()
    )
    keep("fuga", Map("golfo", "hex-flat", 1823, 1291, high, cells, (folder / "fuga.svg").read_text("utf-8")))

    def reach(start: tuple[int, int], by: str, purse: int) -> dict[tuple[int, int], int]:
        best: dict[tuple[int, int], int] = {}
        line = [(0, start)]
        while line:
            spent, h = heapq.heappop(line)
            if h in best:
                continue
            best[h] = spent
            for n in board.around(h):
                table = fuga_board.BOAT if by == "boat" else fuga_board.CAR if by == "car" else {k: 1 for k in fuga_board.LAND | {"quay"}}
                cost = table.get(board.kind[n])
                if cost and spent + cost <= purse and n not in best:
                    heapq.heappush(line, (spent + cost, n))
        best.pop(start)
        return best

    units = {"car-1": ("police-car", "unit-car", (24, 9), "car", 7), "car-2": ("police-car", "unit-car", (26, 16), "car", 7), "boat-1": ("patrol-boat", "unit-boat", (16, 9), "boat", 9), "swat-1": ("swat", "unit-swat", (23, 13), "foot", 2), "patrol-1": ("patrol", "unit-patrol", (23, 13), "foot", 2)}
    pieces = (
        *(Piece(uid, ident(at), icon, W(name), side=0, badges=(str(purse),)) for uid, (icon, name, at, _, purse) in units.items()),
        Piece("squad-1", "6,10", "squad", W("unit-squad"), side=0), Piece("patrol-2", "22,5", "patrol", W("unit-patrol"), side=0), Piece("patrol-3", "22,5", "patrol", W("unit-patrol"), side=0),
        Piece("ferry", "13,11", "ferry", W("unit-ferry")), Piece("buoy", "10,10", "buoy", W("unit-buoy")),
        Piece("first", "12,8", "criminal-1", W("unit-first"), side=1, ghost=True), Piece("s1", "20,7", "suspect", W("unit-suspect"), side=1, hidden=True),
        Piece("s2", "21,8", "suspect", W("unit-suspect"), side=1, hidden=True), Piece("s3", "5,9", "suspect", W("unit-suspect"), side=1, hidden=True),
        Piece("b1", "11,7", "boat", W("unit-boat"), side=1), Piece("c1", "24,17", "car", W("unit-car"), side=1, badges=("2",)),
        *(Piece(f"q{i}", "20,16", "suspect", W("unit-suspect"), side=1, hidden=i > 1) for i in range(6)),
        Piece("r1", "reserve", "police-car", W("unit-car"), count=4), Piece("r2", "reserve", "swat", W("unit-swat")), Piece("r3", "reserve", "patrol-boat", W("unit-boat"), count=2), Piece("r4", "reserve", "patrol", W("unit-patrol"), count=3),
    )
    choices = tuple(
        Choice(f"go {uid} {ident(h)}", W("move-go", {"who": uid, "to": ident(h)}), (uid, ident(h)), cost=str(cost))
        for uid, (_, _, at, by, purse) in units.items() for h, cost in reach(at, by, purse).items()
    )
    sea = board.steps([(22, 12)], board.is_water)
    maybe = [h for h, far in sea.items() if 8 <= far <= 11]
    layers = (
        Layer("maybe", W("layer-maybe"), tuple(map(ident, maybe)), "bad", {}, {ident(h): W("why-sea", {"n": sea[h]}) for h in maybe}),
        Layer("route", W("layer-ferry"), tuple(map(ident, board.route)), "good", {ident(h): str(i // 2 + 1) for i, h in enumerate(board.route) if i % 2 == 0}),
    )
    on = Board("golfo", "hex", (Cell("23,13", 0, 0, side=0),), map="golfo", layers=layers)
    scene = Scene(
        theme="fuga", title=W("title-turn", {"turn": 8}), prompt=W("prompt-move"), steps=(W("step-ferry"), W("step-criminals"), W("step-police"), W("step-fight")), step=2,
        boards=(on,), pieces=pieces, zones=(Zone("reserve", W("zone-reserve"), "sheet", side=0), Zone("deck", W("zone-deck"), "pile", count=14)),
        chairs=(Chair(0, awaited=True, colour="blue"), Chair(1, colour="amber")), tracks=(Track("turn", W("track-turn"), 8, of=15),), notes=(W("note-1"),),
        choices=(*choices, Choice("pass", W("move-pass"))), closed=(Choice("arrest", W("move-arrest")), Choice("board", W("move-board"))),
    )
    later = msgspec.structs.replace(
        scene, pieces=(*replace(pieces, first="16,10", b1="15,8", ferry="15,11", s1="19,9"), Piece("s9", "19,12", "suspect", W("unit-suspect"), side=1, hidden=True)),
        dice=(Dice("d1", (6, 3), W("roll-squad"), side=0),),
    )
    write("fuga-move", "fuga", [scene, later])
    fight = tuple(
        Choice(f"attack {uid} {foe}", W("move-attack", {"what": "sospetto"}), (uid, foe), odds=(Odds(W("odds-caught"), share), Odds(W("odds-flees"), 0.9 - share), Odds(W("odds-lost"), 0.1)))
        for uid, foe, share in (("patrol-2", "s1", 0.28), ("patrol-3", "s1", 0.28), ("car-1", "s2", 0.42), ("boat-1", "first", 0.64))
    )
    write("fuga-fight", "fuga", [msgspec.structs.replace(scene, prompt=W("prompt-fight"), step=3, choices=(*fight, Choice("pass", W("move-pass"))), closed=(), dice=(Dice("d0", (6, 3), W("roll-squad"), side=0),))])
    write("fuga-wait", "fuga", [msgspec.structs.replace(scene, prompt=W("prompt-wait"), step=1, choices=(), closed=(), chairs=(Chair(0, colour="blue"), Chair(1, awaited=True, colour="amber"))), later])


def lupin(folder: Path) -> None:
    import lupin_board

    board = lupin_board.Board(tomllib.loads((folder / "ruby.toml").read_text("utf-8")))
    s = 44

    def at(name: str) -> tuple[float, float]:
        row, column = board.rc(name)
        return 62 + (column + 0.5) * s, 128 + (row + 0.5) * s

    cells = tuple(Cell(name, *at(name), kind=kind, words=W("square", {"name": name})) for name, kind in board.kind.items())
    keep("lupin", Map("ruby", "square", 1224, 1096, s, cells, (folder / "ruby.svg").read_text("utf-8")))
    start = board.rc("G12")
    far = {"G12": 0}
    line = ["G12"]
    for here in line:
        row, column = board.rc(here)
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            name = board.name(row + dr, column + dc)
            if name and name not in far and far[here] < 5 and board.kind[name] in lupin_board.WALKABLE:
                far[name] = far[here] + 1
                line.append(name)
    far.pop("G12")
    sight = [name for name in board.kind if abs(board.rc(name)[0] - 6) + abs(board.rc(name)[1] - 15) <= 4 and board.rc(name)[1] >= 13 and board.kind[name] in lupin_board.WALKABLE]
    agents = {"1": "D18", "2": "I15", "3": "E21", "4": "G16", "6": "G22"}
    cards = (("aim", "aim"), ("double", "double"), ("leap", "leap"), ("wind", "wind"), ("disguise", "disguise"))
    devices = ("rucksack", "radio", "grenade", "medkit", "knife", "shovel")
    pieces = (
        Piece("jigen", "G12", "jigen", W("unit-jigen"), side=0), Piece("goemon", "E13", "goemon", W("unit-goemon"), side=0, ghost=True),
        Piece("lupin", "B12", "lupin", W("unit-lupin"), side=2, hidden=True, badges=("T3",)), Piece("zenigata", "F17", "zenigata", W("unit-zenigata"), side=1),
        *(Piece(f"agent{n}", cell, "agent", W("unit-agent", {"n": int(n)}), side=1, badges=(n,)) for n, cell in agents.items()),
        Piece("pc", "E20", "police-car", W("unit-policecar"), side=1), *(Piece(f"g{i}", cell, "guard", W("unit-guard"), side=1) for i, cell in enumerate(("D15", "D16", "D20", "L15", "L16"))),
        Piece("t1", "C16", "treasure", W("unit-treasure"), hidden=True), Piece("t2", "K15", "treasure", W("unit-treasure"), hidden=True), Piece("odd", "K4", "mystery-box", W("unit-odd")),
        *(Piece(f"card-{n}", "hand", icon, W(f"card-{n}"), text=W(f"text-{n}")) for n, icon in cards),
        *(Piece(f"dev-{n}", "devices", {"medkit": "med-kit"}.get(n, n), W(f"dev-{n}")) for n in devices),
        *(Piece(f"shop-{n}", "shop", icon, W(f"card-{n}"), text=W(f"text-{n}")) for n, icon in cards[2:]),
        *(Piece(f"their{i}", "their", "card", hidden=True) for i in range(4)), Piece("disc", "discard", "aim", W("card-aim"), text=W("text-aim")),
    )
    choices = (
        *(Choice(f"go jigen {name}", W("move-go", {"who": "Jigen", "to": name}), ("jigen", name), cost=str(cost)) for name, cost in far.items()),
        Choice("shoot jigen agent4", W("move-shoot", {"n": 4}), ("jigen", "agent4"), odds=(Odds(W("odds-hit"), 0.72), Odds(W("odds-miss"), 0.28))),
        Choice("shoot jigen agent2", W("move-shoot", {"n": 2}), ("jigen", "agent2"), odds=(Odds(W("odds-hit"), 0.42), Odds(W("odds-miss"), 0.58))),
        Choice("play aim", W("move-play", {"card": "Mira infallibile"}), ("card-aim",)), Choice("buy leap", W("move-buy", {"card": "Balzo incredibile"}), ("shop-leap",), cost="$300"),
        Choice("buy disguise", W("move-buy", {"card": "Travestimento"}), ("shop-disguise",), cost="$450"), Choice("draw", W("move-draw"), ("deck",)), Choice("done", W("move-done")),
    )
    layers = (Layer("sight", W("layer-sight"), tuple(sight), "", {}, {name: W("why-seen") for name in sight}), Layer("danger", W("layer-danger"), ("F16", "G15", "G17", "H16"), "bad"))
    scene = Scene(
        theme="lupin", title=W("title-turn", {"turn": 5}), prompt=W("prompt-jigen"), boards=(Board("ruby", "square", (), map="ruby", layers=layers),), pieces=pieces,
        zones=(Zone("hand", W("zone-hand"), "hand", side=0), Zone("devices", W("zone-devices"), "sheet", side=0), Zone("shop", W("zone-shop"), "shop"), Zone("deck", W("zone-deck"), "pile", count=21), Zone("discard", W("zone-discard"), "pile"), Zone("their", W("zone-their"), "hand", side=1)),
        chairs=(Chair(0, awaited=True, colour="red", lives=3), Chair(1, colour="blue", lives=4), Chair(2, colour="red", lives=3)), tracks=(Track("treasure", W("track-treasure"), 1, of=4),),
        notes=(W("note-2"),), choices=choices, closed=(Choice("play double", W("move-play", {"card": "Doppio colpo"})), Choice("play leap", W("move-play", {"card": "Balzo incredibile"}))),
        dice=(Dice("d0", (5, 4), W("roll-hit"), side=0),),
    )
    later = msgspec.structs.replace(scene, pieces=replace(pieces, jigen="G10", agent4="G14", zenigata="F15"), dice=(Dice("d1", (2, 6), W("roll-hit"), side=1),))
    assert start
    write("lupin-move", "lupin", [scene, later])


def rogue(folder: Path) -> None:
    boards = []
    names: dict[str, str] = {}
    at: dict[str, dict[tuple[int, int], str]] = {}
    for ident, r, left, top, wide, high, label in (("nu-earth", 90.0, 227.9, 286.0, 1781, 1621, "board-earth"), ("milli-com", 116.0, 600, 712, 1700, 1240, "board-milli")):
        data = tomllib.loads((folder / f"{ident}.toml").read_text("utf-8"))
        sectors = data.get("sector") or data.get("place") or data.get("deck")
        at[ident] = {(one["q"], one["r"]): one["id"] for one in sectors}
        for one in sectors:
            name = one["name"]
            names[one["id"]] = name if isinstance(name, str) else name["it"]
            PHRASES[f"sector-{one['id']}"] = (names[one["id"]], names[one["id"]])
        cells = tuple(Cell(one["id"], left + r * math.sqrt(3) * (one["q"] + one["r"] / 2), top + r * 1.5 * one["r"], words=W(f"sector-{one['id']}")) for one in sectors)
        keep("rogue", Map(ident, "hex", wide, high, r * math.sqrt(3), cells, (folder / f"{ident}.svg").read_text("utf-8")))
        boards.append(Board(ident, "hex", (), map=ident, words=W(label), layers=(Layer("danger", W("layer-danger"), ("N35", "N34", "N43", "N44"), "bad", {}, {n: W("why-danger") for n in ("N35", "N34", "N43", "N44")}),) if ident == "nu-earth" else ()))
    near = {"N53": "1", "N55": "1", "N43": "2", "N44": "2", "N63": "1", "N64": "1"}
    cards = (("patrol", "nort"), ("trap", "grenade"), ("friend", "companion"))
    pieces = (
        Piece("rogue", "N54", "gi", W("unit-gi"), side=0), Piece("helm", "N54", "biochip-helm", W("unit-gi"), side=0), Piece("gunnar", "N62", "gi", W("unit-gi2"), side=1), Piece("traitor", "N14", "traitor", W("unit-traitor"), ghost=True),
        Piece("nort1", "N35", "nort", W("unit-nort"), count=3), Piece("nort2", "N24", "nort", W("unit-nort"), hidden=True), Piece("clue", "N41", "clue", W("unit-clue")), Piece("mission", "N66", "mission", W("unit-mission")),
        Piece("comp", "M09", "companion", W("unit-companion")), Piece("gi3", "M03", "gi", W("unit-gi2"), side=2),
        *(Piece(f"card-{n}", "hand", icon, W(f"card-{n}"), text=W(f"text-{n}")) for n, icon in cards), *(Piece(f"row-{n}", "row", icon, W(f"card-{n}"), text=W(f"text-{n}")) for n, icon in cards), Piece("row-x", "row", "card", hidden=True),
    )
    choices = (
        *(Choice(f"march {n}", W("move-march", {"to": names[n]}), (n,), cost=cost, odds=(Odds(W("odds-hit"), 0.58), Odds(W("odds-lost"), 0.17))) for n, cost in near.items()),
        Choice("rest", W("move-rest")), Choice("play friend", W("move-play", {"card": "Disertore"}), ("card-friend",)), Choice("draw", W("move-draw"), ("deck",)),
    )
    scene = Scene(
        theme="rogue", title=W("title-turn", {"turn": 3}), prompt=W("prompt-gi"), boards=tuple(boards), pieces=pieces,
        zones=(Zone("hand", W("zone-hand"), "hand", side=0), Zone("row", W("zone-row"), "row"), Zone("deck", W("zone-deck"), "pile", count=33), Zone("supply", W("zone-supply"), "pile", count=0)),
        chairs=(Chair(0, awaited=True, lives=4), Chair(1, lives=2), Chair(2, lives=4)), tracks=(Track("ammo", W("track-ammo"), 5, side=0), Track("turn", W("track-turn"), 3)),
        choices=choices, closed=(Choice("supply", W("move-supply")),), dice=(Dice("d0", (4, 2), W("roll-gi"), side=1),),
    )
    later = msgspec.structs.replace(scene, pieces=replace(pieces, rogue="N44", helm="N44", nort2="N34"), dice=(Dice("d1", (6, 6, 1), W("roll-gi"), side=0),))
    write("rogue-march", "rogue", [scene, later])


def main() -> None:
    folder = Path(sys.argv[1])
    sys.path.insert(0, str(folder))
    HERE.mkdir(exist_ok=True)
    fuga(folder)
    lupin(folder)
    rogue(folder)


if __name__ == "__main__":
    main()
