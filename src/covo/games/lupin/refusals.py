"""Why a move is not legal, told from the view of whoever tried it."""

from __future__ import annotations

from covo.games.lupin.view import View
from covo.kernel import Ask, Move, Refusal


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None:
        return Refusal("LUP-END-02", "game-over")
    return Refusal("LUP-TRN-01", "not-now", {"verb": move.verb})
