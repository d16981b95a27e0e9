"""The quick bot's Rogue cards: what they are worth, and when to play them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from covo.games.rogue.aims import goal, threat, way_to
from covo.games.rogue.box import CARD, CARDS, NAMED, NUMBER, WALK, CardNo, reach, verb
from covo.games.rogue.state import confronting, kind_of_encounter
from covo.games.rogue.steps import window
from covo.games.rogue.view import View
from covo.kernel import PASS, Ask, Move, Seat


def window_play(view: View, ask: Ask, top: Any, rng: Random) -> Move:
    """The card worth most just now, or none."""
    best, most = PASS, 0.0
    for move in ask.moves:
        if move == PASS:
            continue
        card = CARD[str(move[1])]
        worth = help_worth(view, ask.seat, card) if ask.seat == view.turn else harm_worth(view, ask.seat, card, rng)
        if ask.seat == view.turn and isinstance(top, window.RogueWindow) and top.cards:
            worth += 0.6 * _feared(view, top.cards[-1])  # the last card counts: this one undoes it
        if worth > most:
            best, most = move, worth
    return best


def _feared(view: View, card: CardNo) -> float:
    """How much the card lying there would hurt."""
    bad = ("immobilise", "prevent_move", "random_move", "lose_turn", "add_encounters", "steal_companion")
    worse = ("fail_mission", "block_mission", "delay_mission", "no_clue")
    return 1.0 if any(verb(card, name) for name in bad) else 2.0 if any(verb(card, name) for name in worse) else 0.0


# ── On oneself ───────────────────────────────────────────────────────────────────────────────────────────────────


def help_worth(view: View, seat: Seat, card: CardNo) -> float:
    gi = view.gis[seat]
    if CARDS[card].target == "any" and not CARDS[card].immediate:
        return -1.0
    if verb(card, "escape_prison"):
        return 2.0
    if move := verb(card, "move_traitor"):
        if not gi.full:
            return -1.0
        far = WALK[gi.helm][gi.sector]
        gain = far[view.traitor] - far[NAMED[move.sector]]
        return gain - 2.0 if not confronting(view) else -1.0
    if CARDS[card].immediate:
        return -1.0
    aim = goal(view, seat)
    here = way_to(gi, gi.sector, aim)
    if extra := verb(card, "extra_move"):
        there = reach(gi.sector, 1 + extra.n, extra.mode == "air", gi.kit, gi.helm, extra.same_side)
        nearest = min((way_to(gi, sector, aim) for sector in there), default=here)
        saved = here - 1 - nearest
        return float(saved) - (0.5 if extra.n > 1 else 0.0) - (1.0 if extra.mode == "air" and saved < 3 else 0.0)
    if way := verb(card, "teleport"):
        return here - 1 - way_to(gi, NAMED[way.sector], aim) - 0.5
    if verb(card, "grant_entry"):
        return 0.5 if not gi.helm and WALK[1][gi.sector][aim] < WALK[0][gi.sector][aim] else -1.0
    number = NUMBER[gi.sector] if kind_of_encounter(view) == "field" else 0
    if verb(card, "reduce_encounters"):
        return 0.5 * number - 0.6
    if verb(card, "modify_firepower") or verb(card, "modify_evade"):
        return 0.3 * number - 0.4 + 0.1 * (4 - gi.lives)
    if verb(card, "draw_clue"):
        return 2.0
    return -1.0


# ── On others ────────────────────────────────────────────────────────────────────────────────────────────────────


def harm_worth(view: View, seat: Seat, card: CardNo, rng: Random) -> float:
    """RGT-ROG-06: on the turn player; the more the nearer he is to winning."""
    if move := verb(card, "move_traitor"):
        return _move_traitor(view, seat, NAMED[move.sector])
    if CARDS[card].immediate:
        return 3.0 if confronting(view) else -1.0
    keen = threat(view, view.turn) - 0.5 * threat(view, seat) + rng.random() * 0.4
    there = view.gis[view.turn]
    if any(verb(card, name) for name in ("fail_mission", "block_mission", "delay_mission", "no_clue")):
        return 1.0 + keen
    if verb(card, "lose_life"):
        return 0.6 + keen
    if verb(card, "add_encounters"):
        return keen + 0.2 * NUMBER[there.sector] + 0.2 * (4 - there.lives) - 1.0
    if verb(card, "prevent_evade") or verb(card, "restrict_weapon"):
        return keen + 0.2 * NUMBER[there.sector] - 1.4 if kind_of_encounter(view) == "field" else -1.0
    if verb(card, "steal_companion"):
        return keen - 0.5 + max(CARDS[c].firepower for c in there.companions) * 0.3
    return keen - 1.2


def _move_traitor(view: View, seat: Seat, where: int) -> float:
    """Away from rivals who hunt him, nearer to oneself if one hunts too."""
    worth = 0.0
    for other, gi in enumerate(view.gis):
        if not gi.full or not gi.alive:
            continue
        far = WALK[gi.helm][gi.sector]
        gain = far[where] - far[view.traitor]
        close = far[view.traitor] <= (0 if view.phase == "end" else 1)
        if other == seat:
            worth -= 0.8 * gain
        elif other == view.turn and close:
            worth += 1.0 + 0.4 * gain
        else:
            worth += 0.1 * gain
    return worth - 0.8


def least_wanted(view: View, seat: Seat, cards: Sequence[CardNo]) -> tuple[float, int]:
    """Of these cards in the hand the one worth least: how much, and which of them."""
    gi = view.gis[seat]
    hunted = any(other.full or len(other.clues) >= 3 for other in view.gis)
    worths = [rogue_worth(card, hunted, gi.prison, gi.helm) for card in cards]
    least = min(worths)
    return least, worths.index(least)


@cache
def rogue_worth(card: CardNo, hunted: bool, prison: bool, helm: bool) -> float:
    """What a card in the hand is worth keeping for."""
    if verb(card, "move_traitor"):
        return 1.5 if hunted else 0.35
    if CARDS[card].when.traitor:
        return 0.9 if hunted else 0.2
    if verb(card, "escape_prison"):
        return 2.0 if prison else 0.45
    if verb(card, "extra_move"):
        return 1.0 + 0.1 * CARDS[card].effects[0].n
    if verb(card, "grant_entry"):
        return 0.1 if helm else 0.3
    if CARDS[card].phase == "end":
        return 0.9
    return 0.6
