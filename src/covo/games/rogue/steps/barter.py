"""What GIs exchange: Companions, Missions, Clues, goods."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import CARD, CARDS, CardNo
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import GI, Rogue, team
from covo.games.rogue.steps.common import NO, YES, TooManyItems, gain_ammo, put, without, yes_no
from covo.games.rogue.steps.missions import Upkeep, reveal
from covo.games.rogue.steps.pile import join
from covo.games.rogue.steps.recall import out_of_sight, seen
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

OFFER = Move("offer")
OFFERS = 4  # of one trade, to and fro (RGT-Q-66)


def swappable(gi: GI) -> tuple[CardNo, ...]:
    """RGT-GIE-19, RGT-Q-64: not Genie, not Wedding Bells; nor one that is being completed (RGT-Q-32)."""
    return tuple(
        [card for card, _ in gi.missions if CARDS[card].kind in ("contact", "computer") and card != gi.delayed]
    )


def hand_over(state: Rogue, giver: Seat, taker: Seat, card: CardNo, gone: tuple[CardNo, ...]) -> Agenda:
    """RGT-GIE-15: who gets a Companion must accept it."""
    put(state, giver, companions=without(state.gis[giver].companions, card))
    state.tell("companion-goes", EVERYONE, seat=giver, other=taker, card=card)
    return (*join(state, taker, card), SwapCompanions(taker, giver, (*gone, card)))


class SwapCompanions(Frame[Rogue], frozen=True):
    """RGT-GIE-16, 17: by turns, until one does not wish to; each Companion changes hands once in an encounter."""

    rule: ClassVar = "RGT-GIE-16"
    open: ClassVar = ("seat", "other", "moved")
    seat: Seat  # who may hand one over now
    other: Seat
    moved: tuple[CardNo, ...]

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        mine = [card for card in state.gis[self.seat].companions if card not in self.moved]
        if not mine:
            return ()
        return (Ask(self.seat, (NO, *[Move("give", CARDS[card].id) for card in mine]), self.rule, default=(NO,)),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == NO:
            return ()
        return hand_over(state, seat, self.other, CARD[str(move[1])], self.moved)


class SwapMissions(Frame[Rogue], frozen=True):
    """RGT-GIE-18..20, RGT-Q-64: the Defender cannot refuse; with several Missions he chooses which to give.

    He is asked whenever he has several, so that being asked tells nothing.
    """

    rule: ClassVar = "RGT-GIE-18"
    open: ClassVar = ("seat", "other")
    seat: Seat
    other: Seat
    card: CardNo = -1  # what the Attacker gives; only he knows

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        there = state.gis[self.other]
        if len(there.missions) < 2:
            return ()
        gives = tuple([Move("give", CARDS[card].id) for card in swappable(there)])
        return (Ask(self.other, gives or (NO,), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        found = swappable(state.gis[self.other])
        return self.swap(state, found[0] if found else -1)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return self.swap(state, CARD[str(move[1])] if len(move) > 1 else -1)

    def swap(self, state: Rogue, card: CardNo) -> Agenda:
        """RGT-HID-04: only the two learn whether it happened and what was swapped."""
        seat, other = self.seat, self.other
        both = 1 << seat | 1 << other
        two = (*team(state, seat), *team(state, other))
        out_of_sight(
            state,
            seat,
            other,
            [held for one in (seat, other) for held in state.gis[one].missions if held[0] != state.gis[one].delayed],
        )
        for one in (seat, other):  # what third parties knew they can no longer be sure of, save what stays for certain
            gi = state.gis[one]
            masks = [(held, mask if held == gi.delayed else mask & both) for held, mask in gi.missions]
            put(state, one, missions=tuple(masks))
        if card < 0:
            state.tell("missions-stay", two, seat=seat, other=other)
            return ()
        for giver, taker, given in ((seat, other, self.card), (other, seat, card)):
            held = next(held for held in state.gis[giver].missions if held[0] == given)
            put(state, giver, missions=without(state.gis[giver].missions, held))
            put(state, taker, missions=tuple(sorted((*state.gis[taker].missions, (given, both)))))
            seen(state, giver, given, 1 << taker)
        state.tell("missions-swapped", two, seat=seat, other=other, given=self.card, got=card)
        return (Upkeep(),)

    def seen(self, viewer: Seat) -> SwapMissions:
        return self if viewer == self.seat else replace(self, card=-1)


class ProposeClues(Frame[Rogue], frozen=True):
    """RGT-GIE-21: the Defender may accept or decline."""

    rule: ClassVar = "RGT-GIE-21"
    open: ClassVar = ("seat", "other")
    seat: Seat
    other: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(self.other, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        state.deal = ("clues", self.seat, self.other, str(move))
        state.tell("clues-agreed" if move == YES else "clues-declined", EVERYONE, seat=self.seat, other=self.other)
        if move == NO:
            return ()
        one, two = (clue_offers(state, *pair) for pair in ((self.seat, self.other), (self.other, self.seat)))
        if not (one and two):
            one = two = ()
        return (SwapClues(self.seat, self.other, one, two),)


def clue_offers(state: Rogue, giver: Seat, taker: Seat) -> tuple[CardNo, ...]:
    """RGT-GIE-22, RGT-Q-65, 67: quarters the giver holds and the taker lacks; a revealed set is not swapped."""
    there = state.gis[taker]
    if there.full:
        return ()
    has = {card for card, _ in there.clues}
    return tuple(sorted({card for card, _ in state.gis[giver].clues} - has))


class SwapClues(Frame[Rogue], frozen=True):
    """RGT-GIE-22..24, RGT-Q-65: one Clue each; the two are asked in any case, and only they know what came of it."""

    rule: ClassVar = "RGT-GIE-22"
    open: ClassVar = ("seat", "other")
    seat: Seat
    other: Seat
    one: tuple[CardNo, ...] = ()  # what the Attacker may give; he alone knows
    two: tuple[CardNo, ...] = ()  # what the Defender may give; he alone knows
    gives: tuple[CardNo, ...] = (-2, -2)  # -2: still to choose; -1: nothing; others see only that one has chosen

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        asks = []
        for seat, cards, given in ((self.seat, self.one, self.gives[0]), (self.other, self.two, self.gives[1])):
            if given == -2:
                asks.append(Ask(seat, tuple([Move("give", CARDS[card].id) for card in cards]) or (NO,), self.rule))
        return tuple(asks)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        card = CARD[str(move[1])] if len(move) > 1 else -1
        one, two = self.gives
        return (replace(self, gives=(card, two) if seat == self.seat else (one, card)),)

    def run(self, state: Rogue) -> Agenda:
        seat, other = self.seat, self.other
        both = 1 << seat | 1 << other
        out_of_sight(state, seat, other, (*state.gis[seat].clues, *state.gis[other].clues))
        for player in (seat, other):
            put(state, player, clues=tuple([(card, mask & both) for card, mask in state.gis[player].clues]))
        two = (*team(state, seat), *team(state, other))
        if -1 in self.gives:
            state.tell("clues-stay", two, seat=seat, other=other)
            return ()
        for giver, taker, given in ((seat, other, self.gives[0]), (other, seat, self.gives[1])):
            clues = state.gis[giver].clues
            put(state, giver, clues=without(clues, next(held for held in clues if held[0] == given)))
            put(state, taker, clues=tuple(sorted((*state.gis[taker].clues, (given, both)))))
            seen(state, giver, given, 1 << taker)
        state.tell("clues-swapped", two, seat=seat, other=other, given=self.gives[0], got=self.gives[1])
        reveal(state, seat)
        reveal(state, other)
        return ()

    def seen(self, viewer: Seat) -> SwapClues:
        hidden = tuple([-1 if given != -2 else -2 for given in self.gives])
        if viewer == self.seat:
            return replace(self, two=(), gives=(self.gives[0], hidden[1]))
        if viewer == self.other:
            return replace(self, one=(), gives=(hidden[0], self.gives[1]))
        return replace(self, one=(), two=(), gives=hidden)


Goods = tuple[tuple[str, int], ...]


class Trade(Frame[Rogue], frozen=True):
    """RGT-GIE-25, RGT-Q-66: an offer of Special Items and supplies, any amounts, also one-sided.

    The Attacker begins; who declines may make an offer in his turn.
    """

    rule: ClassVar = "RGT-GIE-25"
    open: ClassVar = ("seat", "other", "give", "want", "declined")
    seat: Seat
    other: Seat
    give: Goods = ()
    want: Goods = ()
    declined: int = 0  # offers that were

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        moves = [NO]
        if self.give or self.want:
            moves.append(OFFER)
        for what, seat, goods in (("give", self.seat, self.give), ("want", self.other, self.want)):
            named = {name for name, _ in goods}
            for name, count in stock(state.gis[seat]):
                if name not in named:
                    moves += [Move(what, name, n) for n in range(1, count + 1)]
        return (Ask(self.seat, tuple(moves), self.rule, default=(NO,)),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == NO:
            return ()
        if move == OFFER:
            return (TradeOffer(self.seat, self.other, self.give, self.want, self.declined),)
        entry = (str(move[1]), int(move[2]))
        if move[0] == "give":
            return (replace(self, give=(*self.give, entry)),)
        return (replace(self, want=(*self.want, entry)),)


def stock(gi: GI) -> list[tuple[str, int]]:
    """What a GI could trade away."""
    goods = [(name, count) for name, count in zip(AMMO, gi.ammo, strict=True) if count]
    return goods + [(CARDS[item].id, gi.items.count(item)) for item in sorted(set(gi.items))]


class TradeOffer(Frame[Rogue], frozen=True):
    """RGT-GIE-25: only as both agree; maxima hold after the trade."""

    rule: ClassVar = "RGT-GIE-25"
    open: ClassVar = ("seat", "other", "give", "want", "declined")
    seat: Seat
    other: Seat
    give: Goods
    want: Goods
    declined: int = 0

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(self.other, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        state.deal = ("trade", self.seat, self.other, str(move))
        state.tell("trade-done" if move == YES else "trade-declined", EVERYONE, seat=self.seat, other=self.other)
        if move == NO:
            declined = self.declined + 1
            return (Trade(self.other, self.seat, declined=declined),) if declined < OFFERS else ()
        for giver, goods in ((self.seat, self.give), (self.other, self.want)):
            for name, count in goods:
                if name in AMMO:
                    gain_ammo(state, giver, AMMO.index(name), -count)
        for giver, taker, goods in ((self.seat, self.other, self.give), (self.other, self.seat, self.want)):
            for name, count in goods:
                if name in AMMO:
                    gain_ammo(state, taker, AMMO.index(name), count)
                for _ in range(count if name not in AMMO else 0):
                    put(state, giver, items=without(state.gis[giver].items, CARD[name]))
                    put(state, taker, items=tuple(sorted((*state.gis[taker].items, CARD[name]))))
        return (TooManyItems(self.seat), TooManyItems(self.other))
