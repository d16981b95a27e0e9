"""Cards drawn, and what drawing them does (LUP-CRD)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from covo.games.lupin import effects
from covo.games.lupin.box import (
    ADORED,
    DEAR,
    FORGIVE,
    FUJIKO,
    NOBODY,
)
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps.hits import possession
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat
from covo.kernel.frames import draws

LATE: Final = 10  # LUP-CFU-08


class DrawCards(Frame[Lupin], frozen=True):
    """LUP-CRD-03: one card from the member's own deck, at once."""

    rule: ClassVar = "LUP-CRD-03"
    open: ClassVar = ("member",)
    member: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        pile = state.deck(self.member)
        return (draws(pile, 1, self.rule),) if pile else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return drawn(state, self.member, int(move.args[0]))


def drawn(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CRD-08: what a card does as soon as it is drawn."""
    state.tell("card-drawn", EVERYONE, member=member)
    state.tell("drew", (state.crew[member],), member=member, card=state.kit.cards[card].name)
    effects.give_hand(state, member, (*state.hands[member], card))
    draw = state.quest.draws.get(card, kept)
    return draw(state, member, card)


def kept(state: Lupin, member: int, card: int) -> Agenda:
    state.fresh = with_item(state.fresh, member, state.fresh[member] + 1)
    return ()


def few(state: Lupin) -> bool:
    """LUP-CFU-03, LUP-CFU-07: one player runs Fujiko and others; she has nobody to hide from."""
    return len(state.gang_seats()) < 3 and not state.free


def draw_dear(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CFU-03."""
    if few(state):
        effects.discard(state, member, card)
        return ()
    return kept(state, member, card)


def draw_forgive(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CFU-07, LUP-CFU-08, LUP-Q-94."""
    if few(state) or state.turn >= LATE:
        effects.discard(state, member, card)
        return ()
    kept(state, member, card)
    return possession(state, FUJIKO)


def draw_adored(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CLU-03, LUP-CLU-05, LUP-Q-103."""
    gone = state.crew[FUJIKO] < 0 or state.gone[FUJIKO] or state.held[FUJIKO] >= 0
    if not state.turn or gone or state.seen >> FUJIKO & 1:
        effects.discard(state, member, card)
        return ()
    return kept(state, member, card)


def draw_nobody(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CGO-03."""
    kept(state, member, card)
    effects.call_rescuer(state)
    return ()


DRAWS: Final[dict[int, Callable[[Lupin, int, int], Agenda]]] = {
    DEAR: draw_dear,
    FORGIVE: draw_forgive,
    ADORED: draw_adored,
    NOBODY: draw_nobody,
}
