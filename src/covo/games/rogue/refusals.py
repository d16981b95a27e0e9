"""Why a move is not legal, told from the view of whoever tried it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from covo.games.rogue.box import (
    AIRBORNE,
    CARD,
    CARDS,
    GLASS,
    NEAR,
    PERSONNEL,
    PLACES,
    SEA,
    SEALED,
    SECTOR,
    TYPE,
    ZONE,
    CardNo,
    canon,
    on_earth,
    verb,
)
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import confronting, fits, kind_of_encounter, names_traitor
from covo.games.rogue.steps import between, encounter, end, fight, missions, movement, traitor, window
from covo.games.rogue.steps.death import duty
from covo.games.rogue.view import View
from covo.kernel import Ask, Frame, Move, Refusal
from covo.kernel.event import Datum

Args = dict[str, Datum]

# The rule and the reason of a move made out of its time, by verb.
WHEN: Final = {
    "pass": ("RGT-ROG-07", "nothing-to-pass"),
    "play": ("RGT-ROG-05", "no-window"),
    "yes": ("RGT-TRN-02", "nothing-asked"),
    "no": ("RGT-TRN-02", "nothing-asked"),
    "drop": ("RGT-ROG-02", "nothing-to-drop"),
    "go": ("RGT-TRN-04", "not-moving"),
    "stay": ("RGT-TRN-04", "not-moving"),
    "use": ("RGT-ECD-13", "no-use-now"),
    "shuttle": ("RGT-SPC-05", "no-shuttle"),
    "slot": ("RGT-SET-08", "chips-stay"),
    "chips": ("RGT-SET-08", "chips-stay"),
    "evade": ("RGT-EVD-08", "nothing-to-evade"),
    "surrender": ("RGT-SUR-03", "nobody-to-surrender-to"),
    "meet": ("RGT-WIN-10", "no-choice-of-foe"),
    "save": ("RGT-WIN-10", "no-choice-of-foe"),
    "take": ("RGT-ENC-12", "nothing-to-take"),
    "fire": ("RGT-COM-02", "no-fight"),
    "hold": ("RGT-SEC-02", "no-second-salvo"),
    "lay": ("RGT-ENC-09", "only-left-lays"),
    "attack": ("RGT-GIE-04", "no-gi-met"),
    "kidnap": ("RGT-GIE-04", "no-gi-met"),
    "hand": ("RGT-GIE-04", "no-gi-met"),
    "missions": ("RGT-GIE-04", "no-gi-met"),
    "clues": ("RGT-GIE-04", "no-gi-met"),
    "trade": ("RGT-GIE-04", "no-gi-met"),
    "talk": ("RGT-GIE-04", "no-gi-met"),
    "stand": ("RGT-GIE-06", "not-attacked"),
    "give": ("RGT-GIE-25", "nothing-to-give"),
    "want": ("RGT-GIE-25", "nothing-to-give"),
    "offer": ("RGT-GIE-25", "nothing-to-give"),
    "confront": ("RGT-WIN-01", "no-traitor-here"),
    "done": ("RGT-ROG-02", "nothing-to-drop"),
}


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None:
        return Refusal("RGT-WIN-11", "game-over")
    what = move.verb
    if what not in WHEN:
        return Refusal("RGT-TRN-02", "no-such-move", {"verb": what[:40]})
    if view.viewer >= 0 and not view.gis[view.viewer].alive:
        return Refusal("RGT-Q-95", "you-are-dead")
    if ask is None:
        return _not_asked(view, move)
    top = view.agenda[0]
    why = REASONS.get(what)
    found = why(view, top, move) if why else None
    if found is not None:
        return found
    if any(legal.verb == what for legal in ask.moves):
        return Refusal(ask.rule, "no-such-choice", {"move": str(move)[:60]})
    return Refusal(*WHEN[what])


def _not_asked(view: View, move: Move) -> Refusal:
    """The table waits for others."""
    top = view.agenda[0] if view.agenda else None
    if isinstance(top, window.RogueWindow) and move.verb == "play":
        if view.viewer in top.players:
            return Refusal("RGT-ROG-07", "played-already")
        return Refusal("RGT-ROG-07", "not-your-turn-in-window")
    if view.viewer == view.turn and view.gis[view.turn].lost and view.phase == "lost":
        return Refusal("RGT-TRN-09", "turn-lost")
    if move.verb == "lay":
        return Refusal("RGT-ENC-09", "only-left-lays")
    if view.viewer != view.turn:
        return Refusal("RGT-TRN-01", "not-your-turn")
    return Refusal(*WHEN[move.verb])


def _card(move: Move, at: int = 1) -> CardNo:
    name = move[at] if len(move) > at else None
    return CARD.get(name, -1) if isinstance(name, str) else -1


def _play(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-ROG-04, 06, 15..20: why this card cannot be played in this window."""
    card, seat = _card(move), view.viewer
    hand = view.gis[seat].rogue if seat >= 0 else ()
    if card < 0 or CARDS[card].kind != "rogue":
        return None
    if card not in hand:
        return Refusal("RGT-ROG-03", "not-in-hand", {"card": CARDS[card].id})
    name: Args = {"card": CARDS[card].id}
    rogue = CARDS[card]
    if rogue.phase not in ("any", view.phase):
        return Refusal("RGT-ROG-04", "wrong-phase", {**name, "phase": rogue.phase})
    if rogue.target == "self" and seat != view.turn:
        return Refusal("RGT-Q-18" if rogue.when.prisoner else "RGT-ROG-06", "only-on-yourself", name)
    here = view.gis[view.turn]
    if rogue.phase == "encounter":
        if not on_earth(here.sector):
            return Refusal("RGT-ROG-17", "not-on-milli-com", name)
        if verb(card, "add_encounters") and kind_of_encounter(view) in ("gi", "saved"):
            return Refusal("RGT-ROG-16", "not-between-gis", name)
        if rogue.when.number > 0 and not fits(view, card):
            return Refusal("RGT-ROG-15", "number-zero", name)
    if view.phase == "end" and confronting(view) and not names_traitor(card):
        return Refusal("RGT-ROG-19", "only-traitor-cards", name)
    if rogue.when.traitor and view.traitor < 0:
        return Refusal("RGT-Q-13", "no-traitor-yet", name)
    if rogue.when.traitor and not fits(view, card):
        return Refusal("RGT-ROG-20", "traitor-elsewhere", name)
    if verb(card, "move_traitor"):
        return Refusal("RGT-Q-134", "traitor-there-already", name)
    if view.trapped and seat == view.turn:
        return Refusal("RGT-Q-120", "trapped", name)
    return Refusal("RGT-Q-11", "condition-fails", name)


def _go(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-MOV-01, 03, 04, 12, RGT-MIL-15: why not to this sector."""
    if not isinstance(top, movement.MoveOn):
        return None
    there = SECTOR.get(str(move[1]), -1) if len(move) == 2 else -1
    if there < 0:
        return None
    gi = view.gis[top.seat]
    name: Args = {"sector": _name(there)}
    if there == gi.sector:
        return Refusal("RGT-MOV-02", "you-are-there", name)
    if on_earth(there) != on_earth(gi.sector):
        return Refusal("RGT-MIL-03", "other-map", name)
    if SEA[there] and not gi.kit:
        return Refusal("RGT-MOV-03", "scum-sea", name)
    if there == ZONE and not (gi.helm or view.cleared):
        return Refusal("RGT-MIL-15", "security-zone", name)
    if there in movement.all_ways(view, top, view.cleared) and duty(view, top.seat) >= 0:
        return Refusal("RGT-MOV-12", "rescue-first", {"sector": _name(duty(view, top.seat))})
    if there in NEAR[gi.sector]:
        return None
    return Refusal("RGT-MOV-01" if on_earth(there) else "RGT-MOV-10", "too-far", {**name, "steps": top.steps})


def _name(sector: int) -> str:

    return PLACES[sector].name


def _stay(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    if isinstance(top, movement.MoveOn):
        if duty(view, top.seat) >= 0:
            return Refusal("RGT-MOV-12", "rescue-first", {"sector": _name(duty(view, top.seat))})
        return Refusal("RGT-Q-41", "leave-the-sea")
    return None


def _evade(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    if isinstance(top, encounter.MeetEnemy):
        card = view.pile[0][0]
        if top.tried:
            return Refusal("RGT-EVD-03", "evaded-once")
        if GLASS[view.me.sector]:
            return Refusal("RGT-BRD-14", "glass-zone")
        if verb(card, "prevent_evade") or verb(view.card, "prevent_evade"):
            return Refusal("RGT-EVD-06", "evade-forbidden")
    if isinstance(top, traitor.Confront):
        return Refusal("RGT-Q-112", "not-from-traitor")
    if isinstance(top, between.ChooseOption | between.Volley | between.AnswerVolley):
        return Refusal("RGT-GIE-27", "evade-only-attack")
    return None


def _surrender(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    if isinstance(top, encounter.MeetEnemy):
        card = view.pile[0][0]
        name: Args = {"card": CARDS[card].id}
        if CARDS[card].side == "nort":
            return Refusal("RGT-SUR-01", "takes-no-prisoners", name)
        return Refusal("RGT-SUR-03", "surrender-only-norts", name)
    if isinstance(top, traitor.Confront):
        return Refusal("RGT-SUR-03", "not-to-traitor")
    if isinstance(top, between.EvadeAttack | between.Volley | between.AnswerVolley):
        return Refusal("RGT-GIE-28", "not-to-gi")
    return None


def _fire(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-SAL: why not this salvo."""
    if isinstance(top, encounter.MeetEnemy):
        kind, enemy = TYPE[view.pile[0][0]], view.pile[0][0]
    elif isinstance(top, between.Volley | between.AnswerVolley | traitor.Confront):
        kind, enemy = PERSONNEL, -1
    elif isinstance(top, fight.SecondSalvo):
        kind, enemy = top.kind, top.enemy
    else:
        return None
    if len(move) < 3 or not isinstance(move[2], int):
        return None
    weapon, count, gi = str(move[1]), move[2], view.gis[view.viewer]
    if isinstance(top, traitor.Confront) and not on_earth(gi.sector):
        return Refusal("RGT-MCC-01", "bare-hands")
    name: Args = {"weapon": weapon}
    if weapon in AMMO:
        have = gi.ammo[AMMO.index(weapon)]
        if count > have:
            return Refusal("RGT-SAL-01", "not-so-many", {**name, "have": have})
        if weapon == "plasma" and kind & AIRBORNE:
            return Refusal("RGT-SAL-05", "not-at-airborne")
        if weapon == "seal" and not kind & SEALED:
            return Refusal("RGT-SAL-06", "only-sealed")
        if weapon == "mine" and not kind & PERSONNEL:
            return Refusal("RGT-SAL-07", "only-personnel")
        if len(move) > 4:
            return Refusal("RGT-Q-83", "one-secondary")
        if any(not _permits(card, weapon) for card in (enemy, view.card)):
            return Refusal("RGT-ECD-09", "weapon-forbidden", name)
    elif weapon in CARD and weapon not in [canon(item) for item in gi.items]:
        return Refusal("RGT-SAL-08", "no-such-weapon", name)
    return None


def _permits(card: CardNo, weapon: str) -> bool:
    ban = verb(card, "restrict_weapon")
    return ban is None or not (weapon in ban.without or (ban.only and weapon not in ban.only))


def _confront(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    gi = view.gis[view.viewer]
    if not gi.full:
        return Refusal("RGT-WIN-02", "no-full-set")
    if gi.sector != view.traitor:
        return Refusal("RGT-WIN-01", "no-traitor-here")
    return None


def _option(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-GIE: why not this option with this GI."""
    if not isinstance(top, between.ChooseOption):
        return None
    other = move[1] if len(move) > 1 else None
    if not isinstance(other, int) or not 0 <= other < view.seats:
        return None
    there = view.gis[other]
    if other == view.viewer or there.sector != view.me.sector or not there.alive:
        return Refusal("RGT-GIE-01", "not-here", {"other": other})
    if there.prison:
        return Refusal("RGT-GIE-03", "is-prisoner", {"other": other})
    if move.verb == "kidnap" and not there.companions:
        return Refusal("RGT-Q-63", "no-companion-there", {"other": other})
    if move.verb == "missions":
        return Refusal("RGT-GIE-19", "cannot-swap-mission")
    if move.verb == "clues":
        return Refusal("RGT-GIE-22", "no-clues-to-swap")
    return None


def _no(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-END-09, RGT-MIS-08, 12: a Mission that must be kept."""
    if not isinstance(top, missions.KeepMission):
        return None
    return Refusal("RGT-MIS-12" if CARDS[top.card].kind == "wedding" else "RGT-MIS-08", "keep-mission")


def _yes(view: View, top: Frame[Any], move: Move) -> Refusal | None:
    """RGT-MIL-11: the Battle Computer is searched with three different Clues."""
    return Refusal("RGT-MIL-11", "three-different") if isinstance(top, end.Search) else None


REASONS: Final[dict[str, Callable[[View, Frame[Any], Move], Refusal | None]]] = {
    "play": _play,
    "yes": _yes,
    "no": _no,
    "go": _go,
    "stay": _stay,
    "evade": _evade,
    "surrender": _surrender,
    "fire": _fire,
    "confront": _confront,
    "attack": _option,
    "kidnap": _option,
    "missions": _option,
    "clues": _option,
    "trade": _option,
    "talk": _option,
}
