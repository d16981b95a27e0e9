"""What to draw: two maps, figures, sheets, hands, piles, dice and odds. Made of view and ask alone."""

from __future__ import annotations

import re
from typing import Any, Final

from covo.games.rogue.box import (
    CARDS,
    CLU,
    EARTH,
    ENC,
    ENDS,
    ID,
    LIVES,
    MIS,
    MOST_AMMO,
    PLACES,
    ROG,
    SLOTS,
    SUP,
    TRAITORS,
    CardNo,
    on_earth,
    reach,
)
from covo.games.rogue.choices import choices, closed
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import GI
from covo.games.rogue.steps import barter, between, encounter, movement, window
from covo.games.rogue.steps.death import duty
from covo.games.rogue.view import View
from covo.kernel import Ask, Board, Chair, Dice, Layer, Move, Piece, Scene, Seat, Track, Words, Zone, place
from covo.kernel.event import Datum

STEPS: Final = ("movement", "encounter", "end")
SOLO_STEPS: Final = ("rogue", *STEPS)
PILES: Final = ((ENC, "encounter"), (SUP, "supply"), (MIS, "mission"), (ROG, "rogue"), (CLU, "clue"))
SOLO_PILES: Final = (*PILES, (TRAITORS, "traitor"), (ENDS, "end"))


def scene(view: View, ask: Ask | None) -> Scene:
    names = SOLO_STEPS if view.solo else STEPS
    return Scene(
        theme="rogue",
        title=_title(view),
        prompt=_prompt(view, ask),
        mood="night" if view.round and not on_earth(view.me.sector) else "day",
        rule=ask.rule if ask else view.agenda[0].rule if view.agenda else "",
        steps=tuple(Words(f"step-{name}") for name in names),
        step=names.index(view.phase) if view.phase in names else None,
        boards=_boards(view),
        zones=_zones(view),
        pieces=_pieces(view),
        dice=_dice(view),
        chairs=tuple(_chair(view, seat) for seat in range(view.seats)),
        tracks=_tracks(view),
        notes=_notes(view),
        choices=choices(view, ask) if ask else (),
        closed=closed(view, ask) if ask else (),
        result=_result(view),
    )


def card_words(card: CardNo) -> Words:
    return Words("card", {"card": CARDS[card].id})


def _title(view: View) -> Words:
    if view.outcome:
        return Words("title-end")
    if not view.round:
        return Words("title-setup")
    return Words("title-turn", {"round": view.round, "seat": view.turn})


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z][a-z])", "-", name).lower()


def _prompt(view: View, ask: Ask | None) -> Words:
    top = view.agenda[0] if view.agenda else None
    if top is None:
        return Words("prompt-over")
    if ask is None:
        if not view.awaited:
            return Words("wait-chance")
        return Words("wait-seat", {"seat": view.awaited[0]})
    args: dict[str, Any] = {"seat": view.turn}
    if view.pile:
        args["card"] = CARDS[view.pile[0][0]].id
    if isinstance(top, window.RogueWindow):
        args["last"] = CARDS[top.cards[-1]].id if top.cards else ""
        args["phase"] = view.phase
    for name in ("other", "dead", "card"):
        value = getattr(top, name, None)
        if isinstance(value, int) and value >= 0:
            args[name] = CARDS[value].id if name == "card" else value
    if isinstance(top, between.EvadeAttack | barter.ProposeClues | barter.TradeOffer | barter.SwapMissions):
        args["other"] = top.seat  # whoever asks for it
    return Words(f"prompt-{kebab(type(top).__name__)}", {key: args[key] for key in sorted(args)})


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────


def _boards(view: View) -> tuple[Board, ...]:
    layers: tuple[Layer, ...] = ()
    goal = duty(view, view.turn) if view.round and view.gis[view.turn].alive else -1
    if goal >= 0:
        layers = (Layer("duty", Words("layer-duty", {"seat": view.turn}), (ID[goal],), "bad"),)
    missions = view.gis[view.eyes].missions if view.eyes >= 0 else ()
    goals = [PLACES_BY_NAME[CARDS[card].destination] for card, _ in missions if card >= 0 and CARDS[card].destination]
    if goals:
        layers += (Layer("mission", Words("layer-mission"), tuple(ID[sector] for sector in goals), "good"),)
    found = []
    for name, mine in (("nu-earth", True), ("milli-com", False)):
        there = tuple(
            Layer(layer.id, layer.words, cells, layer.tone)
            for layer in layers
            if (cells := tuple(cell for cell in layer.cells if cell.startswith("N") == mine))
        )
        found.append(Board(name, "hex", (), map=name, words=Words(f"board-{name}"), layers=there))
    return tuple(found)


PLACES_BY_NAME: Final = {spot.name: number for number, spot in enumerate(PLACES)}


def _zones(view: View) -> tuple[Zone, ...]:
    zones = [
        Zone(f"deck-{name}", Words(f"deck-{name}"), "pile", count=view.decks[deck])
        for deck, name in (SOLO_PILES if view.solo else PILES)
    ]
    if view.pile or view.drawn:
        zones.append(Zone("pile", Words("zone-pile"), "pile", count=len(view.pile) + len(view.drawn)))
    for seat in range(view.seats):
        zones.append(Zone(f"sheet-{seat}", Words("zone-sheet", {"seat": seat}), "sheet", seat))
        zones.append(Zone(f"hand-{seat}", Words("zone-hand", {"seat": seat}), "hand", seat))
    return tuple(zones)


def _pieces(view: View) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for seat, gi in enumerate(view.gis):
        pieces += _figure(view, seat, gi)
        pieces += _sheet(seat, gi)
        pieces += _hand(view, seat, gi)
    if view.traitor >= 0:
        lives = (str(view.traitor_lives),)
        pieces.append(Piece("traitor", ID[view.traitor], "traitor", Words("icon-traitor"), badges=lives))
    for number, (sector, card) in enumerate((*view.fixed, *view.brides)):
        if sector >= 0:
            pieces.append(card_piece(f"lies-{number}-{CARDS[card].id}", ID[sector], card))
    for number, (card, _) in enumerate(view.pile):
        pieces.append(card_piece(f"pile-{number}", "pile", card))
    for number, card in enumerate(view.drawn):
        pieces.append(card_piece(f"drawn-{number}", "pile", card))
    top = view.agenda[0] if view.agenda else None
    if isinstance(top, window.RogueWindow):
        pieces += [
            card_piece(f"played-{number}", place(seat), card)
            for number, (seat, card) in enumerate(zip(top.players, top.cards, strict=True))
        ]
    elif view.card >= 0:
        pieces.append(card_piece("in-force", place(view.turn), view.card))
    return tuple(pieces)


def card_piece(name: str, where: str, card: CardNo, side: Seat | None = None) -> Piece:
    """A card face up with its numbers, or its back where the viewer does not know it."""
    if card < 0:
        return Piece(name, where, "card", Words("card-hidden"), side, hidden=True)
    kind = CARDS[card]
    badges = (f"I{kind.initiative}", f"F{kind.firepower}") if kind.kind in ("enemy", "companion") else ()
    return Piece(name, where, kind.kind, card_words(card), side, badges=badges, text=Words("text", {"card": kind.id}))


def _figure(view: View, seat: Seat, gi: GI) -> list[Piece]:
    if gi.sector < 0:
        return []
    words = Words("figure", {"seat": seat})
    if not gi.alive:
        return [Piece(f"gi-{seat}", ID[gi.sector], "biochip", words, seat)]
    badges = (("prisoner",) if gi.prison else ()) + (("full",) if gi.full else ())
    return [Piece(f"gi-{seat}", ID[gi.sector], "gi", words, seat, badges=badges)]


def _sheet(seat: Seat, gi: GI) -> list[Piece]:
    """RGT-CMP-08: Biochips in their slots, Special Items and Companions beside the sheet."""
    zone = f"sheet-{seat}"
    pieces = [
        Piece(f"slot-{seat}-{name}", zone, name, Words(f"slot-{name}"), seat)
        for name, chip in zip(SLOTS, gi.slots, strict=True)
        if chip
    ]
    for number, card in enumerate((*gi.items, *gi.companions)):
        pieces.append(card_piece(f"card-{seat}-{number}-{CARDS[card].id}", zone, card, seat))
    if gi.full:
        pieces.append(Piece(f"face-{seat}", zone, "face", Words("icon-face"), seat))
    return pieces


def _hand(view: View, seat: Seat, gi: GI) -> list[Piece]:
    zone = f"hand-{seat}"
    held = [("rogue", card) for card in gi.rogue]
    held += [("mission", card) for card, _ in gi.missions] + [("clue", card) for card, _ in gi.clues]
    pieces = []
    for number, (kind, card) in enumerate(held):
        name = f"{kind}-{seat}-{number}" + (f"-{CARDS[card].id}" if card >= 0 else "")
        pieces.append(card_piece(name, zone, card, seat))
    return pieces


def _dice(view: View) -> tuple[Dice, ...]:
    """Each pool with its sum spelled out."""
    found = []
    for number, (what, side, faces) in enumerate(view.throws):
        shown = re.sub(r"(?<!^)(?=[A-Z])", "-", what).lower()
        words = Words("dice-pool", {"what": shown, "sum": " + ".join(map(str, faces)), "total": sum(faces)})
        found.append(Dice(f"{view.round}-{view.turn}-{number}-{what}-{side}-{'-'.join(map(str, faces))}", faces, words))
    return tuple(found)


def _chair(view: View, seat: Seat) -> Chair:
    gi = view.gis[seat]
    marks = (
        ("turn", view.round > 0 and seat == view.turn),
        ("prisoner", gi.prison),
        ("dead", not gi.alive),
        ("face", gi.full),
        ("lost", gi.lost > 0),
    )
    return Chair(seat, seat in view.awaited, tuple(name for name, on in marks if on), lives=gi.lives)


def _tracks(view: View) -> tuple[Track, ...]:
    """RGT-CMP-09: the five tracks of every sheet; the Traitor's Lives once he is unmasked (RGT-CLU-05)."""
    tracks = []
    for seat, gi in enumerate(view.gis):
        tracks.append(Track(f"lives-{seat}", Words("track-lives"), gi.lives, LIVES, seat))
        for name, count, most in zip(AMMO, gi.ammo, MOST_AMMO, strict=True):
            tracks.append(Track(f"{name}-{seat}", Words(f"track-{name}"), count, most, seat))
    if view.traitor >= 0:
        tracks.append(Track("traitor", Words("track-traitor"), view.traitor_lives, LIVES))
    limit = None if view.solo else view.rounds
    if view.round:
        tracks.append(Track("round", Words("track-round"), view.round, limit))
    if view.solo:
        tracks.append(Track("time", Words("track-time"), view.decks[ROG]))
    return tuple(tracks)


def _notes(view: View) -> tuple[Words, ...]:
    notes = []
    if view.eyes >= 0:
        for card, _ in view.gis[view.eyes].missions:
            if card >= 0:
                notes.append(Words("note-mission", {"card": CARDS[card].id}))
    if view.eyes >= 0 and view.eyes != view.viewer and view.viewer >= 0:
        notes.append(Words("note-team", {"seat": view.eyes}))
    if view.traitor >= 0:
        notes.append(Words("note-traitor", {"sector": PLACES[view.traitor].name, "lives": view.traitor_lives}))
    if view.totals != (0, 0) and view.throws and view.phase in ("encounter", "end"):
        notes.append(Words("note-totals", {"mine": view.totals[0], "theirs": view.totals[1]}))
    if view.agenda and isinstance(top := view.agenda[0], barter.Trade | barter.TradeOffer):
        for giver, taker, goods in ((top.seat, top.other, top.give), (top.other, top.seat, top.want)):
            for name, n in goods:
                notes.append(Words("note-offer", {"seat": giver, "other": taker, "weapon": name, "n": n}))
    for dead, gi in enumerate(view.gis):
        if not gi.alive and gi.carrier < 0 and gi.rescuer >= 0 and view.outcome is None:
            notes.append(Words("note-rescue", {"seat": gi.rescuer, "dead": dead, "sector": PLACES[gi.sector].name}))
    if view.outcome is None and any(gi.places > 0 for gi in view.gis):
        for seat, gi in enumerate(view.gis):
            known = [card for card, _ in gi.missions if card >= 0]
            if seat != view.eyes:
                notes += [Words("note-other-mission", {"seat": seat, "card": CARDS[card].id}) for card in known]
    for card, holders in view.traces:
        among = [seat for seat in range(view.seats) if holders >> seat & 1]
        who: dict[str, Datum] = {"seat": among[0], "other": among[-1]} if len(among) <= 2 else {}
        kind = ("one", "two", "many")[min(len(among), 3) - 1]
        notes.append(Words(f"note-trace-{kind}", who | {"card": CARDS[card].id}))
    return tuple(notes)


def _result(view: View) -> tuple[Words, ...]:
    if view.outcome is None:
        return ()
    if view.outcome.reason == "traitor":
        winner = view.outcome.ranking[0][0]
        found = [Words("result-traitor", {"seat": winner})]
        if len(view.outcome.ranking) > 1:
            rescued = [seat for seat, gi in enumerate(view.gis) if not gi.alive and gi.carrier == winner]
            found += [Words("result-second", {"seat": seat}) for seat in rescued]
        return tuple(found)
    return (Words(f"result-{view.outcome.reason}"),)


# ── Pointing and clicking ────────────────────────────────────────────────────────────────────────────────────────


def look(view: View, thing: str) -> tuple[Layer, ...]:
    """Pointing at a figure: where it may go in one move. At the Traitor: the places a card may send him to."""
    if thing == "traitor":
        refuges = tuple(ID[sector] for sector, spot in enumerate(PLACES) if "traitor_place" in spot.flags)
        return (Layer("refuges", Words("layer-refuges"), refuges, "bad"),)
    found = re.fullmatch(r"gi-(\d)", thing)
    if found is None or int(found[1]) >= view.seats:
        return ()
    seat = int(found[1])
    gi = view.gis[seat]
    if gi.sector < 0 or not gi.alive or gi.prison:
        return ()
    cells = reach(gi.sector, 1, False, gi.kit, gi.helm or view.cleared, False)
    labels = {ID[sector]: str(PLACES[sector].number) for sector in cells if sector < EARTH}
    return (Layer("reach", Words("layer-reach", {"seat": seat}), tuple(ID[s] for s in cells), "good", labels),)


def meant(view: View, ask: Ask, clicks: tuple[str, ...]) -> Move | None:
    """A click on a sector means to go there, one on a card in the hand to play it."""
    if not clicks or not view.agenda:
        return None
    last, top = clicks[-1], view.agenda[0]
    if last in ID_SET and isinstance(top, movement.MoveOn):
        return Move("go", last)
    found = re.fullmatch(r"(?:rogue|card)-\d-\d+-([A-Z]\d+)", last)
    if found and isinstance(top, window.RogueWindow):
        return Move("play", found[1])
    if found and isinstance(top, encounter.MeetEnemy):
        return Move("use", found[1])
    seat = re.fullmatch(r"(?:gi-|seat)(\d)", last)
    if seat and isinstance(top, between.ChooseOption):
        return Move("talk", int(seat[1]))
    return None


ID_SET: Final = frozenset(ID)
