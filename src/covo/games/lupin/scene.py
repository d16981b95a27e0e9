"""What to draw."""

from __future__ import annotations

from covo.games.lupin.view import View
from covo.kernel import Ask, Chair, Choice, Scene, Words


def scene(view: View, ask: Ask | None) -> Scene:
    return Scene(
        theme="lupin",
        title=Words("title-turn", {"turn": view.turn}),
        prompt=Words("prompt"),
        chairs=tuple(Chair(seat, seat in view.awaited) for seat in range(view.seats)),
        choices=tuple(Choice(str(move), Words(f"move-{move.verb}")) for move in ask.moves) if ask else (),
    )
