"""The window for Rogue cards at the start of each phase."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import CARD, CARDS, NAMED, CardNo, on_earth, verb
from covo.games.rogue.state import Rogue, Table, clockwise, kind_of_encounter, playable
from covo.games.rogue.steps.common import discard, put, without
from covo.games.rogue.steps.prison import escaped, imprison
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat


def opens(table: Table) -> bool:
    """RGT-Q-132: a window in which, by what all can see, no card could do anything is not opened."""
    gi = table.gis[table.turn]
    if table.phase == "movement":
        return True
    if table.phase == "encounter":
        if not on_earth(gi.sector) or gi.prison:  # RGT-ROG-17, RGT-PRC-02: skipped on Milli-com
            return False
        something = kind_of_encounter(table) != "none" or bool(gi.companions) or table.traitor >= 0
        return something or any(playable(table, card, (table.turn + 1) % table.seats) for card in REINFORCE)
    sledge = any(CARD[name] in gi.companions for name in END_COMPANIONS)
    return table.declared >= 0 or table.traitor >= 0 or sledge


PHASES = {  # the cards that are for each
    phase: frozenset([number for number, card in enumerate(CARDS) if card.phase in ("any", phase)])
    for phase in ("any", "movement", "encounter", "end")
}
REINFORCE = tuple(number for number, card in enumerate(CARDS) if card.effect("add_encounters"))
END_COMPANIONS = tuple(
    card.when.companion for card in CARDS if card.phase == "end" and card.when.companion not in ("", "any")
)


class OpenWindow(Frame[Rogue], frozen=True):
    """RGT-ROG-05, 07, 08, RGT-Q-07, 08: one circuit from the left player on, the turn player last."""

    rule: ClassVar = "RGT-ROG-05"

    def run(self, state: Rogue) -> Agenda:
        state.card = state.by = -1
        state.covered = False
        if not opens(state):
            return ()
        return (RogueWindow((*clockwise(state, state.turn), state.turn)),)


class RogueWindow(Frame[Rogue], frozen=True):
    """RGT-ROG-07..13, RGT-Q-07..10: each in turn plays one card or passes; only the last card counts.

    Everyone in the circuit is asked, card or no card: being asked tells nothing. A passing answer is the default.
    """

    rule: ClassVar = "RGT-ROG-07"
    open: ClassVar = ("queue", "cards", "players")
    queue: tuple[Seat, ...] = ()
    cards: tuple[CardNo, ...] = ()  # played in this window so far
    players: tuple[Seat, ...] = ()

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not self.queue:
            return ()
        seat = self.queue[0]
        hand = PHASES.get(state.phase, PHASES["any"]).intersection(state.gis[seat].rogue)
        cards = [card for card in sorted(hand) if playable(state, card, seat)] if hand else ()
        return (window_ask(seat, tuple(cards)),)

    def run(self, state: Rogue) -> Agenda:
        """RGT-ROG-09, 10: the window is closed; the earlier cards are spent without effect."""
        if self.cards:
            state.card, state.by = self.cards[-1], self.players[-1]
            state.tell("takes-effect", EVERYONE, seat=state.by, card=state.card)
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        after = RogueWindow(self.queue[1:], self.cards, self.players)
        if move == PASS:
            return (after,)
        card = CARD[move[1]]  # type: ignore[index]
        spend(state, seat, card)
        if CARDS[card].immediate:  # RGT-ROG-11..13
            state.card, state.by = card, seat
            return immediate(state, card)
        return (replace(after, cards=(*self.cards, card), players=(*self.players, seat)),)


@lru_cache(maxsize=4096)
def window_ask(seat: Seat, cards: tuple[CardNo, ...]) -> Ask:
    plays = [Move("play", CARDS[card].id) for card in cards]
    return Ask(seat, (PASS, *plays), "RGT-ROG-07", default=(PASS,))


def spend(state: Rogue, seat: Seat, card: CardNo) -> None:
    """A Rogue card leaves the hand for the discard pile, where all see it."""
    put(state, seat, rogue=without(state.gis[seat].rogue, card))
    if state.hunt == "spent" and verb(card, "move_traitor"):  # RGT-Q-133
        state.removed = tuple(sorted((*state.removed, card)))
    else:
        discard(state, card)
    state.tell("plays", EVERYONE, seat=seat, card=card, on=state.turn)


def immediate(state: Rogue, card: CardNo) -> Agenda:
    """RGT-ROG-11, RGT-TRA-05, 06, RGT-SUR-12, RGT-Q-15, 109: what a card does that works at once."""
    steps: list[Frame[Any]] = []
    for effect in CARDS[card].effects:
        if effect.verb == "move_traitor":
            state.traitor = NAMED[effect.sector]
            state.traitor_dice = 0
            state.tell("traitor-moves", EVERYONE, sector=state.traitor)
        elif effect.verb == "escape_prison":
            steps += escaped(state, state.turn, effect.roll)
        elif effect.verb == "imprison":
            steps += imprison(state, state.turn, NAMED[effect.sector])
    return tuple(steps)
