"""What to draw with the expansion: the base game's scene, and water, temples, tokens and tombs."""

from __future__ import annotations

from msgspec.structs import replace

from covo.games.lupin import scene as base
from covo.games.lupin.board import bits
from covo.games.lupin.box import FORGIVE, FUJIKO, MEMBERS
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import BUST, BUSTS, LIGHTS, REDEEM, TOKENS, ZONES
from covo.games.lupinx.scene_stonehenge import with_tombs
from covo.games.lupinx.state import LOYAL, SECRET, SOLO, Lupinx
from covo.games.lupinx.view import View
from covo.kernel import Ask, Choice, Layer, Move, Piece, Scene, Track, Words

OPEN_SIDE = 4


def scene(view: View, ask: Ask | None) -> Scene:
    drawn = base.scene(view, ask)
    choices = tuple(_choice(view, choice) for choice in drawn.choices)
    drawn = replace(drawn, prompt=_prompt(view, drawn.prompt), choices=choices, notes=(*drawn.notes, *_notes(view)))
    if view.ground >= 0:
        drawn = _laid_over(drawn, (Layer("ground", Words("layer-ground"), (view.place.names[view.ground],), "good"),))
    if view.cagliostro:
        return _dig(view, drawn)
    return with_tombs(view, drawn) if view.stonehenge else drawn


def _laid_over(drawn: Scene, layers: tuple[Layer, ...], pieces: tuple[Piece, ...] = ()) -> Scene:
    board, *others = drawn.boards
    board = replace(board, layers=(*board.layers, *layers))
    return replace(drawn, boards=(board, *others), pieces=(*drawn.pieces, *pieces))


def _prompt(view: View, words: Words) -> Words:
    """Whose money it is."""
    purse = {"prompt-heist": 0, "prompt-leftovers": FUJIKO}.get(words.id)
    return words if purse is None else Words(words.id, {"money": view.money[purse] or 0})


def _choice(view: View, choice: Choice) -> Choice:
    """The verbs of the expansion in words."""
    move = Move.parse(choice.move)
    thing = str(move[1]) if len(move) > 1 else ""
    acting = next((getattr(step, "member", -1) for step in view.agenda if type(step).__name__ == "Activation"), -1)
    match move.verb:
        case "swim":
            return Choice(choice.move, Words("move-swim", {"at": thing}), (MEMBERS[acting], thing))
        case "pump":
            return Choice(choice.move, Words("move-pump", {"zone": thing}))
        case "keep":
            return Choice(choice.move, Words("move-keep", {"card": thing}))
        case "lose":
            return Choice(choice.move, Words("move-lose", {"thing": thing}))
        case "lights":
            return Choice(choice.move, Words("move-lights", {"card": view.kit.cards[LIGHTS].name}))
    return choice


def _notes(view: View) -> tuple[Words, ...]:
    """What is so now; Fujiko's player is told whose side she is on (LUX-INF-03)."""
    notes = []
    if view.cagliostro and view.apart and FUJIKO in view.mine:
        notes.append(Words("note-side", {"side": side(view)}))
    for flag, words in (
        (REDEEM in view.table[FUJIKO], Words("note-turncoat")),
        (FORGIVE in view.table[FUJIKO], Words("note-declared")),
        (view.down, Words("note-down")),
        (view.lights >= view.turn > 0, Words("note-lights", {"turn": view.lights})),
        (view.ready and view.expert and view.turn, Words("note-ready", {"card": view.kit.cards[LIGHTS].name})),
        (view.lost >= view.turn > 0, Words("note-lost", {"turn": view.lost})),
        (view.zone >= 0, Words("note-pumping", {"zone": ZONES[max(view.zone, 0)], "count": view.pumps})),
        (view.ground >= 0, Words("note-ground", {"at": view.place.names[max(view.ground, 0)]})),
        (view.carrier >= 0, Words("note-carrier", {"code": view.carrier})),
    ):
        if flag:
            notes.append(words)
    return tuple(notes)


def side(view: View | Lupinx) -> int:
    """LUX-FUJ-01..13: as her own player knows it."""
    hand = view.hands[FUJIKO] or ()
    if REDEEM in view.table[FUJIKO]:
        return OPEN_SIDE
    return SECRET if REDEEM in hand else LOYAL if FORGIVE in (*hand, *view.table[FUJIKO]) else SOLO


def _dig(view: View, drawn: Scene) -> Scene:
    """Cagliostro: tokens, handwheels, what is dry and what is open by now."""
    site = view.place
    assert isinstance(site, Site)
    names = site.names
    pieces = []
    for number, (square, token) in enumerate(zip(site.questions, view.tokens, strict=True)):
        icon = TOKENS[token] if token >= 0 else "question"
        pieces.append(Piece(f"token{number + 1}", names[square], icon, Words(f"icon-{icon}"), hidden=token < 0))
    for number, zone in enumerate(site.zones):
        if not view.wheels >> number & 1:
            pieces.append(Piece(f"wheel-{zone.colour}", names[zone.wheel], "wheel", Words("icon-wheel")))
    dry = open_floor = 0
    for number, zone in enumerate(site.zones):
        dry |= zone.cells if view.drained >> number & 1 else 0
    for number, temple in enumerate(site.temples):
        open_floor |= temple.floor if temple.key and view.opened >> number & 1 else 0
    layers = tuple(
        Layer(name, Words(f"layer-{name}"), tuple(names[cell] for cell in bits(mask)), "good")
        for name, mask in (("drained", dry), ("open", open_floor))
        if mask
    )
    tracks = (*drawn.tracks, Track("busts", Words("track-busts"), view.tokens.count(BUST), of=BUSTS))
    if view.apart and FUJIKO in view.mine and view.money[FUJIKO] is not None:
        purse = Track("leftmoney", Words("track-leftmoney"), view.money[FUJIKO] or 0, side=view.crew[FUJIKO])
        tracks = (*tracks, purse)
    return replace(_laid_over(drawn, layers, tuple(pieces)), tracks=tracks)
