"""Why a move is not legal with the expansion, told from the view of whoever tried it."""

from __future__ import annotations

from typing import Final

from covo.games.lupin import refusals as base
from covo.games.lupin.steps.gang import Activation
from covo.games.lupinx.box import SPECIAL
from covo.games.lupinx.refusals_stonehenge import on_the_down
from covo.games.lupinx.view import View
from covo.kernel import Ask, Move, Refusal

WHEN: Final = {
    "swim": ("LUX-DEV-01", "no-suit"),
    "pump": ("LUX-DEV-17", "no-pumping"),
    "restore": ("LUX-Q-12", "nothing-to-restore"),
    "declare": ("LUX-FUJ-09", "nothing-to-declare"),
    "announce": ("LUX-Q-45", "nothing-to-announce"),
    "slip": ("LUX-CJI-02", "nothing-to-slip"),
    "shrug": ("LUX-CGO-01", "no-bullet"),
    "forget": ("LUX-CJI-04", "nothing-to-forget"),
    "keep": ("LUX-SPC-04", "nothing-to-keep"),
    "lose": ("LUX-CJI-05", "nothing-to-lose"),
    "grab": ("LUX-Q-47", "nothing-to-grab"),
    "lights": ("LUX-SPC-21", "no-lights"),
    "unearth": ("LUX-SEN-01", "no-tomb"),
}
# The rule and the reason of a card in hand that cannot be played, or not so, by card.
NOT_NOW: Final = {
    "cuffs": ("LUX-CLU-08", "cuffs-free"),
    "forget": ("LUX-CJI-04", "nothing-to-forget"),
    "loyalty": ("LUX-CJI-08", "empty-hand"),
    "shrug": ("LUX-CGO-01", "no-bullet"),
    "scorn": ("LUX-CGO-14", "card-stays"),
    "redeem": ("LUX-CFU-03", "card-stays"),
    "gun": ("LUX-CFU-08", "no-shot"),
    "leap": ("LUX-Q-50", "no-leap"),
    "magic": ("LUX-SPC-04", "empty-deck"),
    "marvel": ("LUX-SPC-08", "covered-target"),
    "slash": ("LUX-SPC-11", "no-cut"),
    "love": ("LUX-SPC-16", "not-beside-her"),
}
HIDING: Final = ("wind", "mask", "disguise")


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None or (ask is None and move.verb not in WHEN):
        return base.refuse(view, ask, move)
    if ask is None:
        return Refusal("LUP-TRN-06" if view.phase else "LUP-SET-01", "not-your-turn")
    if view.stonehenge and (why := on_the_down(view, move)):
        return why
    if move.verb == "lights" and view.turn and not view.expert:
        return Refusal("LUX-SPC-24", "lights-novice")
    if move.verb in WHEN:
        return Refusal(*WHEN[move.verb])
    top = view.agenda[0]
    if move.verb == "card" and len(move) > 1 and isinstance(top, Activation):
        return _card(view, top, str(move[1])) or base.refuse(view, ask, move)
    if move.verb == "balloon" and isinstance(top, Activation) and view.marked >> top.member & 1:
        return Refusal("LUX-SPC-25", "always-seen")
    return base.refuse(view, ask, move)


def _card(view: View, act: Activation, name: str) -> Refusal | None:
    card = view.kit.card.get(name)
    if card is None or card not in (view.hands[act.member] or ()):
        return None
    if act.carded:
        return Refusal("LUX-RND-12", "one-card") if card in SPECIAL else None
    if view.carded >> act.member & 1:
        return Refusal("LUX-CRD-04", "reacted")
    if view.held[act.member] >= 0 and name != "cuffs":
        return Refusal("LUP-ARR-07", "arrested")
    if name in HIDING:
        shown = view.marked >> act.member & 1 or view.turn <= view.lights
        return Refusal("LUX-SPC-25", "always-seen") if shown else None
    return Refusal(*NOT_NOW[name]) if name in NOT_NOW else None
