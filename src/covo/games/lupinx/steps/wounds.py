"""Wounds in the expansion: a card against bullets, an ally found out, a friend in need (LUX-WND, LUX-FUJ-10..22)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.box import CARDS_OF, FUJIKO, GOEMON, LUPIN, ZENIGATA
from covo.games.lupin.state import with_item
from covo.games.lupin.steps.arrest import Arrest
from covo.games.lupinx.box import REDEEM, SHRUG
from covo.games.lupinx.state import OPEN, SECRET, Lupinx
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat


def wound(state: Lupinx, member: int, by: int | None, shot: bool) -> Agenda:
    """LUX-WND-01, LUX-WND-07, LUX-CGO-01, LUX-Q-58: before a wound by a firearm is counted Goemon may shrug it off."""
    if member == GOEMON and shot and not state.carded >> GOEMON & 1:
        return (Shrug(by if by is not None else -1),)
    return suffer(state, member, by, shot)


def suffer(state: Lupinx, member: int, by: int | None, shot: bool = False) -> Agenda:
    """LUP-ATK-10, LUP-WND-06, LUX-FUJ-10, LUX-FUJ-18, LUX-FUJ-21."""
    state.wounds = with_item(state.wounds, member, state.wounds[member] + 1)
    state.tell("wounded", EVERYONE, member=member, wounds=state.wounds[member])
    if member == GOEMON and shot:
        state.fired_at += 1
    limit = state.wounds[member] >= CARDS_OF[member].wounds
    if member == FUJIKO and state.side() in (SECRET, OPEN):
        if by is not None and by >= ZENIGATA:
            return expose(state)
        if limit:
            return fall(state)
    if not limit:
        return ()
    return (Ashore(member), Arrest(member)) if state.water() >> state.at[member] & 1 else (Arrest(member),)


def expose(state: Lupinx) -> Agenda:
    """LUX-FUJ-10..14, LUX-Q-17: she shows the card; wounds and arrest are over, and she stays on the board."""
    effects.lay(state, FUJIKO, REDEEM)
    state.wounds = with_item(state.wounds, FUJIKO, 0)
    state.held = with_item(state.held, FUJIKO, -1)
    state.tell("turncoat", EVERYONE)
    return effects.reveal(state, FUJIKO)


def fall(state: Lupinx) -> Agenda:
    """LUX-FUJ-18, LUX-FUJ-21, LUX-Q-19: she is down till Lupin comes; an ally in secret shows her card."""
    agenda: Agenda = ()
    if state.side() == SECRET:
        effects.lay(state, FUJIKO, REDEEM)
        state.tell("turncoat", EVERYONE)
        agenda = effects.reveal(state, FUJIKO)
    state.down = True
    state.tell("down", EVERYONE)
    return agenda


def helped(state: Lupinx) -> Agenda:
    """LUX-FUJ-19, LUX-FUJ-20, LUX-FUJ-22: Lupin beside her heals her, and is seen."""
    if not state.down or state.held[LUPIN] >= 0 or state.at[LUPIN] < 0 or state.at[FUJIKO] < 0:
        return ()
    if not state.place.beside_node(state.at[FUJIKO]) >> state.at[LUPIN] & 1:
        return ()
    state.down = False
    state.wounds = with_item(state.wounds, FUJIKO, 0)
    state.tell("healed", EVERYONE, by=LUPIN, member=FUJIKO)
    return effects.reveal(state, LUPIN)


class Shrug(Frame[Lupinx], frozen=True):
    """LUX-CGO-01..04, LUX-Q-58: always asked, so that the question tells nothing."""

    rule: ClassVar = "LUX-CGO-01"
    open: ClassVar = ("by",)
    by: int

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        moves = (Move("shrug"), PASS) if SHRUG in state.hands[GOEMON] else (PASS,)
        return (Ask(state.crew[GOEMON], moves, self.rule, default=(PASS,)),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return suffer(state, GOEMON, self.by if self.by >= 0 else None, shot=True)
        state.tell("card-played", EVERYONE, member=GOEMON, card="shrug")
        effects.discard(state, GOEMON, SHRUG)
        state.carded |= 1 << GOEMON
        return ()


class Ashore(Frame[Lupinx], frozen=True):
    """LUX-Q-31: whoever cannot stay in the water is put on the nearest free land square; the owner chooses."""

    rule: ClassVar = "LUX-Q-31"
    open: ClassVar = ("member",)
    member: int

    def options(self, state: Lupinx) -> list[int]:
        if not state.water() >> state.at[self.member] & 1:
            return []
        return effects.free_squares(state, state.at[self.member])

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        options = self.options(state)
        names = state.place.names
        if len(options) < 2:
            return ()
        return (Ask(state.crew[self.member], tuple(Move("put", names[node]) for node in options), self.rule),)

    def run(self, state: Lupinx) -> Agenda:
        options = self.options(state)
        return self.put(state, options[0]) if options else ()

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        return self.put(state, state.place.node[str(move.args[0])])

    def put(self, state: Lupinx, node: int) -> Agenda:
        state.put(self.member, node)
        state.tell("put", EVERYONE, piece=self.member, at=state.place.names[node])
        if state.seen >> self.member & 1:
            state.know(self.member, 1 << node)
            return ()
        return effects.reveal(state, self.member)
