"""Missions drawn, kept, completed and replaced; Clues."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from covo.games.rogue.box import BRIDGE, CARD, CARDS, CLU, CLUES, FIRST, MIS, QUARTER, WEDDING, CardNo
from covo.games.rogue.state import FACE_UP, Rogue, impossible, team
from covo.games.rogue.steps.common import NO, YES, DrawCards, RollDice, discard, put, without
from covo.games.rogue.steps.recall import seen
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


class DrawClues(DrawCards, frozen=True):
    """RGT-END-07, RGT-CLU-03: drawn face down. RGT-Q-115: with none left the Mission is completed without."""

    rule: ClassVar = "RGT-END-07"
    deck: ClassVar = CLU

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        gain_clue(state, self.seat, card)
        return ()


def gain_clue(state: Rogue, seat: Seat, card: CardNo) -> None:
    gi = state.gis[seat]
    put(state, seat, clues=tuple(sorted((*gi.clues, (card, 0)))))
    state.tell("gets-clue", EVERYONE, seat=seat)
    state.tell("clue", team(state, seat), seat=seat, quarter=QUARTER[card])
    reveal(state, seat)


def reveal(state: Rogue, seat: Seat) -> None:
    """RGT-TRA-01..04, RGT-MIS-16, RGT-CLU-02: four different Clues are turned up at once, Missions go, and the first
    such set puts the Traitor on Bridge."""
    gi = state.gis[seat]
    different = dict(gi.clues)
    if gi.full or len(different) < len(CLUES):
        return
    left = list(gi.clues)
    for card in different:
        left.remove(next(held for held in left if held[0] == card))
    for mission, _ in gi.missions:
        discard(state, mission)
    for card in (*different, *[mission for mission, _ in gi.missions]):
        seen(state, seat, card)
    put(state, seat, clues=tuple(left), full=True, missions=(), places=0, delayed=-1)
    state.tell("unmasks", EVERYONE, seat=seat)
    if state.declared >= 0 and seat == state.turn:
        state.declared = -1
    if state.traitor < 0:
        state.traitor = BRIDGE
        state.unmasked = state.round
        state.tell("traitor-appears", EVERYONE, sector=BRIDGE)


def lose_mission(state: Rogue, seat: Seat, card: CardNo) -> None:
    """A Mission leaves a hand for the discard pile, where all see it."""
    gi = state.gis[seat]
    held = next(held for held in gi.missions if held[0] == card)
    put(state, seat, missions=without(gi.missions, held))
    seen(state, seat, card)
    discard(state, card)


def show_mission(state: Rogue, seat: Seat, card: CardNo) -> None:
    """RGT-HID-05: a Mission that is turned up is known to all from then on."""
    everyone = FACE_UP | (1 << state.seats) - 1
    seen(state, seat, card)
    missions = state.gis[seat].missions
    put(state, seat, missions=tuple([(held, everyone if held == card else mask) for held, mask in missions]))


def complete(state: Rogue, seat: Seat, card: CardNo, clues: int = 1) -> Agenda:
    """RGT-END-06, 07, RGT-MIS-07, RGT-Q-27, 28: the Mission is discarded, Clues and a new Mission are drawn."""
    lose_mission(state, seat, card)
    if CARDS[card].kind == "wedding":
        state.wedded = True
    state.tell("completes", EVERYONE, seat=seat, card=card)
    return (DrawClues(seat, clues), DrawMission(seat))


class DrawMission(DrawCards, frozen=True):
    """RGT-SET-14, RGT-END-06, RGT-MIS-11, 13..16: a Mission is drawn; an impossible one is replaced at once."""

    rule: ClassVar = "RGT-MIS-13"
    deck: ClassVar = MIS
    open: ClassVar = ("seat", "n", "last")
    last: bool = False  # a replacement: it must be accepted unless it is impossible

    def wanted(self, state: Rogue) -> bool:
        gi = state.gis[self.seat]
        if self.n <= 0 or not gi.alive or gi.full or len(gi.missions) >= gi.places:
            return False
        counts = [a + b for a, b in zip(state.decks[MIS], state.discards[MIS], strict=True)]
        return any(n and not impossible(state, self.seat, FIRST[MIS] + at) for at, n in enumerate(counts))

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        seat, gi, kind = self.seat, state.gis[self.seat], CARDS[card]
        if impossible(state, seat, card):  # RGT-MIS-11, 12, 14, RGT-Q-25, 128
            discard(state, card)
            state.tell("impossible", EVERYONE, seat=seat, card=card)
            return (DrawMission(seat, last=True),)
        put(state, seat, missions=tuple(sorted((*gi.missions, (card, 0)))))
        tell_mission(state, seat, card)
        if kind.kind == "wedding":
            bride = CARD[kind.companion]
            if bride in gi.companions:  # RGT-Q-29
                return complete(state, seat, card)
            if (-1, bride) in state.brides and not state.wedded:  # RGT-SOL-28
                return (PlaceBride(seat, bride=bride),)
            if (-1, bride) in state.brides:
                return (KeepMission(seat, card), PlaceBride(seat, bride=bride))
        return () if self.last else (KeepMission(seat, card),)


def tell_mission(state: Rogue, seat: Seat, card: CardNo) -> None:
    """RGT-HID-01: only the player, and the dead he carries, hear which."""
    state.tell("gets-mission", EVERYONE, seat=seat)
    state.tell("mission", team(state, seat), seat=seat, card=card)


class KeepMission(Frame[Rogue], frozen=True):
    """RGT-SET-15..17, RGT-END-08, 09, RGT-MIS-08, 12, 13, RGT-Q-26: refuse it once, if it is of a kind one may refuse.

    The player is asked in any case, so that being asked tells nothing of the card.
    """

    rule: ClassVar = "RGT-MIS-13"
    open: ClassVar = ("seat",)
    seat: Seat
    card: CardNo = -1

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (KEEP_ASKS[self.seat][may_refuse(state, self.card)],)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == YES:
            return ()
        lose_mission(state, self.seat, self.card)
        state.tell("refuses", EVERYONE, seat=seat, card=self.card)
        return (DrawMission(self.seat, last=True),)

    def seen(self, viewer: Seat) -> KeepMission:
        return self if viewer == self.seat else KeepMission(self.seat)


def may_refuse(state: Rogue, card: CardNo) -> bool:
    kind = CARDS[card].kind
    if kind in ("genie", "wedding"):
        return state.wedded if state.solo else state.round == 0  # RGT-SOL-30, RGT-Q-26
    return True


KEEP_ASKS: Final = tuple(
    (Ask(seat, (YES,), "RGT-MIS-13"), Ask(seat, (YES, NO), "RGT-MIS-13", default=(YES,))) for seat in range(6)
)


class PlaceBride(RollDice, frozen=True):
    """RGT-SOL-28: the bride is placed by the Wedding Bells table."""

    rule: ClassVar = "RGT-SOL-28"
    open: ClassVar = ("seat", "dice", "bride")
    bride: CardNo = -1

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        name = CARDS[self.bride].id
        wanted = any(CARDS[card].companion == name for card, _ in state.gis[self.seat].missions)
        return super().asks(state) if wanted and (-1, self.bride) in state.brides else ()

    def run(self, state: Rogue) -> Agenda:
        return ()

    def rolled(self, state: Rogue, total: int) -> Agenda:
        where = WEDDING[total - 1]
        state.brides = tuple(sorted((*without(state.brides, (-1, self.bride)), (where, self.bride))))
        state.tell("bride-placed", EVERYONE, card=self.bride, sector=where)
        return ()


class Upkeep(Frame[Rogue], frozen=True):
    """RGT-PRC-06, RGT-MIS-14, RGT-Q-25, 35: a Mission that has become impossible is replaced at once."""

    rule: ClassVar = "RGT-MIS-14"

    def run(self, state: Rogue) -> Agenda:
        steps: list[Frame[Any]] = []
        for seat, gi in enumerate(state.gis):
            if not gi.alive:
                continue
            for card, _ in gi.missions:
                if impossible(state, seat, card):
                    lose_mission(state, seat, card)
                    state.tell("impossible", EVERYONE, seat=seat, card=card)
                    steps.append(DrawMission(seat, last=True))
        return tuple(steps)
