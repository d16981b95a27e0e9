"""The end of a round in the expansion (LUX-RND-08)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin.steps.police import Dawn
from covo.games.lupinx.state import Lupinx
from covo.kernel import Agenda, Frame


class Nightfall(Frame[Lupinx], frozen=True):
    """LUX-RND-08, LUX-Q-45, LUX-Q-48, LUX-Q-65: the theft is told if it must be, and the round is over."""

    rule: ClassVar = "LUX-RND-08"

    def run(self, state: Lupinx) -> Agenda:
        state.quest.announce(state)
        if state.turn == state.lights:
            dim(state)
        state.outcome = state.quest.ended(state)
        return () if state.outcome else (Dawn(),)


def dim(state: Lupinx) -> None:
    """LUX-SPC-22, LUX-Q-65: the searchlights go out; whoever is not in sight of the police is hidden again."""
    state.lights = 0
    for vehicle in range(len(state.vat)):
        crew = [m for m in range(4) if state.ride[m] == vehicle]
        seen = state.vseen >> vehicle & 1
        if seen and not state.watch()[0] >> state.vat[vehicle] & 1 and not any(state.must_show(m) for m in crew):
            state.vseen &= ~(1 << vehicle)
            for member in crew:
                state.seen &= ~(1 << member)
    for member in state.in_game():
        hidden = not state.must_show(member) and not state.in_sight(member)
        if hidden and state.ride[member] < 0 and state.held[member] < 0:
            state.seen &= ~(1 << member)
