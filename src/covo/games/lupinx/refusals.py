"""Why a move is not legal with the expansion, told from the view of whoever tried it."""

from __future__ import annotations

from typing import Final

from covo.games.lupin import refusals as base
from covo.games.lupinx.refusals_stonehenge import on_the_down
from covo.games.lupinx.view import View
from covo.kernel import Ask, Move, Refusal

WHEN: Final = {
    "swim": ("LUX-DEV-01", "no-suit"),
    "pump": ("LUX-DEV-17", "no-pumping"),
    "restore": ("LUX-Q-12", "nothing-to-restore"),
    "declare": ("LUX-FUJ-09", "nothing-to-declare"),
    "slip": ("LUX-CJI-02", "nothing-to-slip"),
    "shrug": ("LUX-CGO-01", "no-bullet"),
    "forget": ("LUX-CJI-04", "nothing-to-forget"),
    "keep": ("LUX-SPC-04", "nothing-to-keep"),
    "lose": ("LUX-CJI-05", "nothing-to-lose"),
    "lights": ("LUX-SPC-21", "no-lights"),
    "unearth": ("LUX-SEN-01", "no-tomb"),
}


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.stonehenge and view.outcome is None and ask is not None and (why := on_the_down(view, move)):
        return why
    if view.outcome is not None or ask is None or move.verb not in WHEN:
        return base.refuse(view, ask, move)
    return Refusal(*WHEN[move.verb])
