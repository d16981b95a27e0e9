"""The choices of an ask: words, things to click, odds before one commits."""

from __future__ import annotations

from typing import Any, Final

from covo.games.rogue.box import (
    ARMOUR,
    BASE,
    BAY,
    CARD,
    CARDS,
    DROP,
    GUNNAR,
    ID,
    NUMBER,
    PERSONNEL,
    PLACES,
    SECTOR,
    TYPE,
    CardNo,
    on_earth,
)
from covo.games.rogue.odds import enemy_odds, evade_card_odds, evade_odds, hands_odds, second_odds, traitor_odds
from covo.games.rogue.state import GI
from covo.games.rogue.steps import barter, between, encounter, fight, movement, prison, solo, traitor, window
from covo.games.rogue.view import View
from covo.kernel import Ask, Choice, Frame, Move, Odds, Words, place

SLOT_MOVES: Final = ("slot", "chips")


def choices(view: View, ask: Ask) -> tuple[Choice, ...]:
    top = view.agenda[0]
    return tuple([_choice(view, ask, top, move) for move in ask.moves])


def closed(view: View, ask: Ask) -> tuple[Choice, ...]:
    """What one might expect to be able to do here and may not: cards of the hand, evading, surrender."""
    top, seat = view.agenda[0], ask.seat
    moves: list[Move] = []
    if isinstance(top, window.RogueWindow | solo.SoloCard):
        moves = [Move("play", CARDS[card].id) for card in sorted(set(view.gis[seat].rogue))]
    elif isinstance(top, encounter.MeetEnemy):
        moves = [encounter.EVADE, encounter.SURRENDER]
    found = []
    for move in moves:
        if move not in ask.moves:
            words, targets = _said(view, seat, top, move)
            found.append(Choice(str(move), words, targets))
    return tuple(found)


def _choice(view: View, ask: Ask, top: Frame[Any], move: Move) -> Choice:
    words, targets = _said(view, ask.seat, top, move)
    cost = ""
    if move.verb == "go":
        sector = SECTOR[str(move[1])]
        cost = str(NUMBER[sector]) if on_earth(sector) else ""
    return Choice(str(move), words, targets, cost, _odds(view, ask.seat, top, move))


def _said(view: View, seat: int, top: Frame[Any], move: Move) -> tuple[Words, tuple[str, ...]]:
    what, args = move.verb, move.args
    gi = view.gis[seat]
    if what == "go":
        sector = SECTOR[str(args[0])]
        words = Words("move-go", {"sector": PLACES[sector].name, "number": NUMBER[sector]})
        return words, (f"gi-{seat}", ID[sector])
    if what == "drop" and isinstance(top, movement.Lifepods):
        if not args:
            return Words("move-pod"), ()
        zone = int(args[0])
        return Words("move-pod-to", {"sector": PLACES[DROP[zone]].name, "zone": zone}), (ID[DROP[zone]],)
    if what == "shuttle":
        there = BAY if gi.sector == BASE else BASE
        return Words("move-shuttle", {"sector": PLACES[there].name}), (f"gi-{seat}", ID[there])
    if what == "fire":
        return _fire_words(move), _weapon_piece(gi, seat, str(args[0]))
    if what in SLOT_MOVES:
        names = {name: name in args for name in ("gunnar", "helm", "bagman")}
        return Words(f"move-{what}", dict(names)), ()
    if what == "lay":
        listed = Words("move-lay", {"n": len(args), "cards": ", ".join(map(str, args))})
        return listed, ()
    if what in ("give", "want") and isinstance(top, barter.Trade):
        return Words(f"move-trade-{what}", {"weapon": str(args[0]), "n": int(args[1])}), ()
    if what in ("attack", "kidnap", "hand", "missions", "clues", "trade", "talk"):
        other = int(args[0])
        card = {"card": str(args[1])} if len(args) > 1 else {}
        targets: tuple[str, ...] = (f"gi-{other}",)
        if what == "hand":
            targets = (piece_of(gi, seat, CARD[str(args[1])]), f"gi-{other}")
        return Words(f"move-{what}", {"other": other, **card}), targets
    if args and isinstance(args[0], str):
        name = args[0]
        targets = _card_target(view, top, seat, CARD[name]) if name in CARD else ()
        return Words(f"move-{what}-card", {"card": name}), targets
    if what in ("yes", "no", "pass", "take"):
        return Words(f"move-{what}"), ()
    return Words(f"move-{what}"), ((place(seat),) if what == "stay" else ())


def _fire_words(move: Move) -> Words:
    beside = str(move[3]) if len(move) > 3 else ""
    return Words("move-fire", {"weapon": str(move[1]), "n": int(move[2]), "beside": beside})


def piece_of(gi: GI, seat: int, card: CardNo) -> str:
    """The piece on a sheet that is this card, as the scene names it."""
    number = (*gi.items, *gi.companions).index(card)
    return f"card-{seat}-{number}-{CARDS[card].id}"


def _weapon_piece(gi: GI, seat: int, weapon: str) -> tuple[str, ...]:
    for item in gi.items:
        if weapon in (CARDS[item].id, CARDS[item].same_as):
            return (piece_of(gi, seat, item),)
    return ()


def _card_target(view: View, top: Frame[Any], seat: int, card: CardNo) -> tuple[str, ...]:
    """The piece one clicks to name a card: on one's sheet, in one's hand, or with another GI."""
    gi = view.gis[seat]
    if card in (*gi.items, *gi.companions):
        return (piece_of(gi, seat, card),)
    held = [("rogue", c) for c in gi.rogue]
    held += [("mission", c) for c, _ in gi.missions] + [("clue", c) for c, _ in gi.clues]
    for number, (kind, c) in enumerate(held):
        if c == card:
            return (f"{kind}-{seat}-{number}-{CARDS[card].id}",)
    owner = view.turn if isinstance(top, encounter.StealCompanion) else getattr(top, "other", -1)
    if isinstance(owner, int) and owner >= 0 and card in view.gis[owner].companions:
        return (piece_of(view.gis[owner], owner, card),)
    return ()


def _odds(view: View, seat: int, top: Frame[Any], move: Move) -> tuple[Odds, ...]:
    """RGT-COM-02: a salvo is declared before rolling, so the odds stand beside every choice of it."""
    what = move.verb
    if what == "fire":
        if isinstance(top, encounter.MeetEnemy):
            card = view.pile[0][0]
            found = fight.salvo_by_move(fight.arsenal(view, seat, TYPE[card], card))[move]
            return (Odds(Words("odds-win"), round(enemy_odds(view, seat, found, card), 4)),)
        if isinstance(top, traitor.Confront):
            found = fight.salvo_by_move(fight.arsenal(view, seat, PERSONNEL))[move]
            return (Odds(Words("odds-win"), round(traitor_odds(view, seat, found), 4)),)
        if isinstance(top, fight.SecondSalvo):
            return (Odds(Words("odds-win"), round(_second(view, seat, top, move), 4)),)
        return ()
    if what == "hold" and isinstance(top, fight.SecondSalvo):
        mine, theirs = view.totals[top.side], view.totals[1 - top.side]
        return (Odds(Words("odds-win"), float(mine >= theirs)),)
    if what == "evade":
        item = CARD[str(move[1])] if len(move) > 1 else -1
        if isinstance(top, encounter.MeetEnemy | encounter.MeetReporter):
            return (Odds(Words("odds-evade"), round(evade_card_odds(view, seat, item, view.pile[0][0]), 4)),)
        if isinstance(top, between.EvadeAttack):
            score = between.initiative(view.gis[top.seat])
            return (Odds(Words("odds-evade"), round(evade_odds(view, seat, item, score), 4)),)
    if what == "confront":
        won, lost = hands_odds(view.gis[seat].lives, view.traitor_lives)
        return (Odds(Words("odds-win"), round(won, 4)), Odds(Words("odds-lose"), round(lost, 4)))
    if what == "yes" and isinstance(top, prison.Escape):
        return (Odds(Words("odds-escape"), 1.0 if view.gis[seat].attempts >= 2 else round(1 / 3, 4)),)
    if what in ("attack", "kidnap") and not on_earth(view.gis[seat].sector):
        won, lost = hands_odds(view.gis[seat].lives, view.gis[int(move[1])].lives)
        return (Odds(Words("odds-win"), round(won, 4)), Odds(Words("odds-lose"), round(lost, 4)))
    return ()


def _second(view: View, seat: int, top: fight.SecondSalvo, move: Move) -> float:
    found = fight.salvo_by_move(fight.arsenal(view, seat, top.kind, top.enemy))[move]
    gi = view.gis[seat]
    bonus = 2 * found.rifle if gi.slots[GUNNAR] else 0
    factor = 2 if gi.helm and top.kind & ARMOUR else 1
    mine, theirs = view.totals[top.side], view.totals[1 - top.side]
    return second_odds(mine, theirs, found.rifle + found.other, bonus, factor)
