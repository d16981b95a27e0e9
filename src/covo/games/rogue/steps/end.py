"""The End phase: Mission, Traitor, recovery, Supply, Battle Computer, Rogue cards, Clue limit."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from covo.games.rogue.box import (
    CARD,
    CARDS,
    CLU,
    COMPUTER,
    DESTINATION,
    FIRST,
    HAND,
    MOST_CLUES,
    NAMED,
    RESTORES,
    ROG,
    SUPPLY_DICE,
    CardNo,
    verb,
)
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import Rogue, team
from covo.games.rogue.steps.common import (
    NO,
    YES,
    DrawCards,
    SupplyRoll,
    discard,
    gone,
    heal,
    put,
    take,
    without,
    yes_no,
)
from covo.games.rogue.steps.death import LoseLives, duty
from covo.games.rogue.steps.missions import DrawMission, Upkeep, complete, gain_clue, lose_mission, show_mission
from covo.games.rogue.steps.movement import healers, use_healer
from covo.games.rogue.steps.prison import imprison
from covo.games.rogue.steps.recall import searched, seen
from covo.games.rogue.steps.traitor import Confront
from covo.games.rogue.steps.window import OpenWindow
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

DONE = Move("done")


class EndPhase(Frame[Rogue], frozen=True):
    """RGT-END-01, RGT-PRC-05: the steps in their order. A trapped GI has only the Clue limit."""

    rule: ClassVar = "RGT-PRC-05"

    def run(self, state: Rogue) -> Agenda:
        seat = state.turn
        if gone(state):
            return ()
        state.phase = "end"
        state.card = state.by = -1
        if state.trapped:
            return (ClueLimit(seat),)
        return end_steps(seat, state.solo)


@cache
def end_steps(seat: Seat, solo: bool) -> Agenda:
    mission: Agenda = (Declare(seat), OpenWindow(), ResolveMission(seat))
    if solo:
        from covo.games.rogue.steps.solo import TryMission

        mission = (TryMission(seat),)
    return (
        *mission,
        Confront(seat),
        Recover(seat),
        OfferSupply(seat),
        Search(seat),
        TidyRogue(seat),
        RefillRogue(seat, HAND),
        ClueLimit(seat),
    )


# ── The Mission ──────────────────────────────────────────────────────────────────────────────────────────────────


def at_destination(state: Rogue, seat: Seat) -> CardNo:
    """RGT-END-03, RGT-Q-33, 71: a Mission whose destination is the GI's sector; -1: none.

    RGT-DTH-05: whoever has a Biochip to fetch leaves his Mission aside meanwhile.
    """
    gi = state.gis[seat]
    if duty(state, seat) >= 0:
        return -1
    for card, _ in gi.missions:
        if CARDS[card].kind in ("contact", "computer") and DESTINATION[card] == gi.sector and card != gi.delayed:
            return card
    return -1


class Declare(Frame[Rogue], frozen=True):
    """RGT-TRN-06, RGT-END-03, RGT-Q-31, 33, 34: at its destination a Mission must be declared and turned up."""

    rule: ClassVar = "RGT-END-03"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        card = at_destination(state, self.seat)
        if card >= 0:
            state.declared = card
            show_mission(state, self.seat, card)
            state.tell("declares", EVERYONE, seat=self.seat, card=card)
        return ()


class ResolveMission(Frame[Rogue], frozen=True):
    """RGT-END-04..07, RGT-MIS-03, 04, RGT-Q-30, 32: completed unless the card in force says otherwise."""

    rule: ClassVar = "RGT-END-04"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        card, state.declared = state.declared, -1
        held = [mission for mission, _ in state.gis[self.seat].missions]
        steps = mission_outcome(state, self.seat, card, state.card) if card in held else ()
        return (*steps, *card_on_gi(state, self.seat, state.card))


def mission_outcome(state: Rogue, seat: Seat, mission: CardNo, rogue: CardNo) -> Agenda:
    if verb(rogue, "fail_mission"):
        lose_mission(state, seat, mission)
        state.tell("mission-fails", EVERYONE, seat=seat, card=mission)
        return (DrawMission(seat),)
    if verb(rogue, "delay_mission"):
        put(state, seat, delayed=mission)
        state.tell("mission-delayed", EVERYONE, seat=seat, card=mission)
        return ()
    if verb(rogue, "block_mission"):
        state.tell("mission-blocked", EVERYONE, seat=seat, card=mission)
        return ()
    if verb(rogue, "no_clue"):
        return complete(state, seat, mission, clues=0)
    more = verb(rogue, "draw_clue")
    return complete(state, seat, mission, clues=more.n if more else 1)


def card_on_gi(state: Rogue, seat: Seat, rogue: CardNo) -> Agenda:
    """What an End card does to the GI itself."""
    steps: list[Frame[Any]] = []
    if rogue < 0 or CARDS[rogue].immediate:
        return ()
    for effect in CARDS[rogue].effects:
        if effect.verb == "lose_turn":
            put(state, seat, lost=state.gis[seat].lost + effect.n)
            state.tell("loses-turn", EVERYONE, seat=seat)
        elif effect.verb == "imprison":
            steps += imprison(state, seat, NAMED[effect.sector])
        elif effect.verb == "lose_supply":
            ammo = [0 if name in effect.ammo else n for name, n in zip(AMMO, state.gis[seat].ammo, strict=True)]
            put(state, seat, ammo=tuple(ammo))
        elif effect.verb == "lose_companion":
            companion = CARD[effect.companion]
            if companion in state.gis[seat].companions:
                put(state, seat, companions=without(state.gis[seat].companions, companion))
                discard(state, companion)
                state.tell("companion-leaves", EVERYONE, seat=seat, card=companion)
                steps.append(Upkeep())
        elif effect.verb == "lose_life":
            steps.append(LoseLives(seat, n=effect.n, combat=False))
    return tuple(steps)


# ── Recovery, Supply, Battle Computer ────────────────────────────────────────────────────────────────────────────


class Recover(Frame[Rogue], frozen=True):
    """RGT-SPC-01, 04, RGT-MIL-19, RGT-Q-36: Lives for a whole turn in a place of rest; Companions who tend the GI."""

    rule: ClassVar = "RGT-SPC-01"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        gi = state.me
        if gone(state) or not gi.free:
            return ()
        if not state.moved and state.start == gi.sector and gi.sector in RESTORES:
            heal(state, self.seat, RESTORES[gi.sector])
        if not state.fought:
            for card in gi.companions:
                for effect in CARDS[card].each_end:
                    heal(state, self.seat, effect.n)
        return ()


class OfferSupply(Frame[Rogue], frozen=True):
    """RGT-BRD-16, RGT-MIL-18, RGT-END-11, RGT-SPC-02, RGT-Q-45, 58: Souther Cities, GI Armoury."""

    rule: ClassVar = "RGT-END-11"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.me
        return (yes_no(self.seat, self.rule),) if gi.free and not gone(state) and gi.sector in SUPPLY_DICE else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return (SupplyRoll(seat, SUPPLY_DICE[state.me.sector]),) if move == YES else ()


class Search(Frame[Rogue], frozen=True):
    """RGT-MIL-11..14, RGT-Q-44: with three different Clues one may search the Clue deck here.

    Whoever holds three Clues is asked, so that being asked does not tell whether they differ.
    """

    rule: ClassVar = "RGT-MIL-11"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.me
        if gone(state) or not gi.free or gi.sector != COMPUTER or gi.full or len(gi.clues) < 3:
            return ()
        different = len({card for card, _ in gi.clues}) == 3
        return (Ask(self.seat, (NO, YES) if different else (NO,), self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == NO:
            return ()
        state.tell("searches", EVERYONE, seat=seat)
        searched(state, seat)
        return (TakeClue(seat),)


class TakeClue(Frame[Rogue], frozen=True):
    """RGT-MIL-11, 12, 13: the missing quarter, or any if it is not there. A deck of counts is shuffled by itself."""

    rule: ClassVar = "RGT-MIL-11"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        cards = found_clues(state.decks[CLU], tuple([card for card, _ in state.gis[self.seat].clues]))
        if not cards:
            return ()
        return (Ask(self.seat, tuple([Move("take", CARDS[card].id) for card in cards]), self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        card = CARD[str(move[1])]
        take(state, CLU, card)
        gain_clue(state, seat, card)
        return ()


def found_clues(deck: tuple[int, ...], held: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
    there = [FIRST[CLU] + at for at, n in enumerate(deck) if n]
    return tuple([card for card in there if card not in held]) or tuple(there)


# ── Rogue cards and Clues ────────────────────────────────────────────────────────────────────────────────────────


class TidyRogue(Frame[Rogue], frozen=True):
    """RGT-ROG-02, RGT-END-12: unwanted Rogue cards are discarded."""

    rule: ClassVar = "RGT-ROG-02"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.me
        if gone(state) or state.solo or not gi.rogue:
            return ()
        return (tidy_ask(self.seat, tuple(sorted(set(gi.rogue))), healers(state, self.seat)),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == DONE:
            return ()
        card = CARD[str(move[1])]
        if move[0] == "use":
            return (*use_healer(state, seat, card), self)
        put(state, seat, rogue=without(state.gis[seat].rogue, card))
        discard(state, card)
        state.tell("drops", EVERYONE, seat=seat, card=card)
        return (self,)


@lru_cache(maxsize=4096)
def tidy_ask(seat: Seat, cards: tuple[CardNo, ...], heals: tuple[CardNo, ...]) -> Ask:
    drops = [Move("drop", CARDS[card].id) for card in cards]
    uses = [Move("use", CARDS[card].id) for card in heals]
    return Ask(seat, (DONE, *drops, *uses), "RGT-ROG-02", default=(DONE,))


class RefillRogue(DrawCards, frozen=True):
    """RGT-ROG-01, 02, RGT-SET-18, RGT-END-12: up to three."""

    rule: ClassVar = "RGT-END-12"
    deck: ClassVar = ROG

    def wanted(self, state: Rogue) -> bool:
        gi = state.gis[self.seat]
        return self.n > 0 and gi.alive and not state.solo and len(gi.rogue) < HAND

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        put(state, self.seat, rogue=tuple(sorted((*state.gis[self.seat].rogue, card))))
        state.tell("rogue-drawn", team(state, self.seat), seat=self.seat, card=card)
        return ()


class ClueLimit(Frame[Rogue], frozen=True):
    """RGT-CLU-04, RGT-END-13, RGT-Q-114: Clues above four go, the owner chooses; a revealed set is never broken."""

    rule: ClassVar = "RGT-END-13"
    open: ClassVar = ("seat",)
    seat: Seat

    def surplus(self, state: Rogue) -> int:
        gi = state.gis[self.seat]
        return len(gi.clues) - (0 if gi.full else MOST_CLUES)

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        if not gi.alive or gi.full or self.surplus(state) <= 0:
            return ()
        cards = sorted({card for card, _ in gi.clues})
        return (Ask(self.seat, tuple([Move("drop", CARDS[card].id) for card in cards]), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        gi = state.gis[self.seat]
        if gi.alive and gi.full and gi.clues:
            for card, _ in gi.clues:
                seen(state, self.seat, card)
                discard(state, card)
                state.tell("drops", EVERYONE, seat=self.seat, card=card)
            put(state, self.seat, clues=())
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        card = CARD[str(move[1])]
        clues = state.gis[seat].clues
        put(state, seat, clues=without(clues, next(held for held in clues if held[0] == card)))
        seen(state, seat, card)
        discard(state, card)
        state.tell("drops", EVERYONE, seat=seat, card=card)
        return (self,)
