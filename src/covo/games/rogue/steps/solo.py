"""The solo game: the Rogue deck as a clock, cards kept or suffered, the End deck, the Traitor deck."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from covo.games.rogue.box import CARD, CARDS, ENDS, HAND, NAMED, ROG, TRAITORS, CardNo, verb
from covo.games.rogue.state import Rogue, confronting, fits, playable
from covo.games.rogue.steps.common import DrawCards, discard, drop_ask, gone, pool, put, without, yes_no
from covo.games.rogue.steps.end import at_destination, card_on_gi, mission_outcome
from covo.games.rogue.steps.prison import imprison
from covo.games.rogue.steps.window import immediate, spend
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Outcome, Seat


class TurnUp(DrawCards, frozen=True):
    """RGT-SOL-09..11, 14, 16, 23, 32, RGT-Q-126: a Rogue card is turned up every turn; with none left all is lost."""

    rule: ClassVar = "RGT-SOL-10"
    deck: ClassVar = ROG

    def wanted(self, state: Rogue) -> bool:
        return self.n > 0

    def over(self, state: Rogue) -> Agenda:
        if self.n > 0 and not any(pool(state, ROG)):
            state.outcome = Outcome("deck", ((0,),), (0.0,))
            state.tell("time-is-up", EVERYONE)
        return ()

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        kind = CARDS[card]
        state.tell("turns-up", EVERYONE, card=card)
        if kind.solo == "good":
            put(state, 0, rogue=tuple(sorted((*state.me.rogue, card))))
            return (KeepCard(0, card),)
        discard(state, card)
        if state.phase == "lost":  # RGT-Q-126
            return ()
        if kind.phase == "end":
            return card_on_gi(state, 0, card) if fits(state, card) else ()  # RGT-SOL-32
        state.turned = card
        return ()


class KeepCard(Frame[Rogue], frozen=True):
    """RGT-SOL-11..13, RGT-Q-123, 124: a favourable card may be kept; of four one is discarded at once."""

    rule: ClassVar = "RGT-SOL-11"
    open: ClassVar = ("seat", "card")
    seat: Seat
    card: CardNo

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        hand = state.me.rogue
        if len(hand) > HAND:
            return (drop_ask(0, hand, "RGT-SOL-13"),)
        return (yes_no(0, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        card = CARD[str(move[1])] if len(move) > 1 else self.card
        if move[0] != "yes":
            put(state, 0, rogue=without(state.me.rogue, card))
            discard(state, card)
            state.tell("drops", EVERYONE, seat=0, card=card)
        return ()


class SoloCard(Frame[Rogue], frozen=True):
    """One card a phase: the unfavourable one turned up, else a favourable one from the hand (RGT-SOL-12, 14, 15)."""

    phase: ClassVar[str] = ""

    def suffered(self, state: Rogue) -> bool:
        """RGT-Q-129: a card whose condition fails has no effect."""
        return state.turned >= 0 and CARDS[state.turned].phase == self.phase and playable(state, state.turned, 0)

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if gone(state) or self.suffered(state) or state.trapped:
            return ()
        hand = tuple([card for card in sorted(set(state.me.rogue)) if playable(state, card, 0)])
        return (solo_ask(hand, self.rule),) if hand else ()

    def run(self, state: Rogue) -> Agenda:
        state.card = state.by = -1
        state.covered = False
        if not gone(state) and self.suffered(state) and not state.trapped:
            state.card, state.by = state.turned, 0
            state.tell("takes-effect", EVERYONE, seat=0, card=state.card)
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        state.card = state.by = -1
        state.covered = False
        if move == PASS:
            return ()
        card = CARD[str(move[1])]
        spend(state, 0, card)
        state.card, state.by = card, 0
        shed = CARD.get(CARDS[card].sheds, -1)
        if shed in state.me.companions:  # RGT-SOL-31, RGT-Q-118
            put(state, 0, companions=without(state.me.companions, shed))
            discard(state, shed)
            state.tell("companion-leaves", EVERYONE, seat=0, card=shed)
        return immediate(state, card) if CARDS[card].immediate else ()


@lru_cache(maxsize=1024)
def solo_ask(cards: tuple[CardNo, ...], rule: str) -> Ask:
    return Ask(0, (PASS, *[Move("play", CARDS[card].id) for card in cards]), rule, default=(PASS,))


class SoloMovementCard(SoloCard, frozen=True):
    """RGT-SOL-17, 33."""

    rule: ClassVar = "RGT-SOL-17"
    phase: ClassVar = "movement"


class SoloEncounterCard(SoloCard, frozen=True):
    """RGT-SOL-18, 33."""

    rule: ClassVar = "RGT-SOL-18"
    phase: ClassVar = "encounter"


class TryMission(Frame[Rogue], frozen=True):
    """RGT-SOL-20: at the destination one may try to complete the Mission."""

    rule: ClassVar = "RGT-SOL-20"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(0, self.rule),) if not gone(state) and at_destination(state, 0) >= 0 else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move[0] == "no":
            return ()
        state.declared = at_destination(state, 0)
        state.tell("declares", EVERYONE, seat=0, card=state.declared)
        return (EndCard(0), SoloMission(0))


class EndCard(DrawCards, frozen=True):
    """RGT-SOL-20, 21, RGT-Q-121: a card of the End deck; one that does not fit is ignored."""

    rule: ClassVar = "RGT-SOL-20"
    deck: ClassVar = ENDS

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        discard(state, card)
        state.tell("turns-up", EVERYONE, card=card)
        if fits(state, card):
            state.card, state.by = card, 0
            state.tell("takes-effect", EVERYONE, seat=0, card=card)
        return ()


class SoloMission(Frame[Rogue], frozen=True):
    """RGT-SOL-21, 22."""

    rule: ClassVar = "RGT-SOL-21"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        mission, state.declared = state.declared, -1
        card, state.card = state.card, -1
        return (*mission_outcome(state, 0, mission, card), *card_on_gi(state, 0, card))


class TraitorCard(DrawCards, frozen=True):
    """RGT-SOL-25, 26, RGT-Q-122: after every round with the Traitor a card of his deck applies if it makes sense."""

    rule: ClassVar = "RGT-SOL-25"
    deck: ClassVar = TRAITORS
    open: ClassVar = ("seat", "n", "hurt")
    hurt: bool = False  # he lost a Life in the round just fought

    def wanted(self, state: Rogue) -> bool:
        return self.n > 0

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        discard(state, card)
        state.tell("turns-up", EVERYONE, card=card)
        if verb(card, "move_traitor"):
            return immediate(state, card)
        if gone(state) or not (confronting(state) and fits(state, card)):
            return ()
        if more := verb(card, "modify_firepower"):
            state.traitor_dice = more.dice
        if verb(card, "traitor_shield") and self.hurt:
            state.traitor_lives += 1
            state.tell("body-double", EVERYONE)
        if way := verb(card, "imprison"):
            return imprison(state, 0, NAMED[way.sector])
        return ()
