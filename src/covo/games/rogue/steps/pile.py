"""The pile: drawn, filtered, laid in order, resolved from the top."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby, permutations, product
from typing import ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import CARD, CARDS, ENC, INITIATIVE, SLOTS, CardNo, usable
from covo.games.rogue.state import Rogue, team
from covo.games.rogue.steps.common import DrawCards, Supplies, SupplyRoll, discard, gain_item, gone, put, without
from covo.games.rogue.steps.missions import Upkeep, complete
from covo.games.rogue.steps.rescue import fill_slot, slot_ask
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat


def by_initiative(cards: list[tuple[CardNo, int]]) -> tuple[tuple[CardNo, int], ...]:
    """RGT-ENC-08: descending Initiative, the highest on top."""
    return tuple(sorted(cards, key=lambda held: -INITIATIVE[held[0]]))


class DrawEncounter(DrawCards, frozen=True):
    """RGT-ENC-03, 05, 22: the left player draws, and nobody else looks."""

    rule: ClassVar = "RGT-ENC-03"
    deck: ClassVar = ENC

    def wanted(self, state: Rogue) -> bool:
        return self.n > 0

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        state.drawn = (*state.drawn, card)
        if self.seat >= 0:
            state.tell("encounter-drawn", team(state, self.seat), card=card)
        return ()


class LayPile(Frame[Rogue], frozen=True):
    """RGT-ENC-06..10, 23, RGT-Q-52: what cannot be used here is discarded; the rest is laid by Initiative.

    Of two cards or more the left player is asked for the order in any case: being asked does not tell of ties. With
    no left player chance lays them (RGT-Q-23).
    """

    rule: ClassVar = "RGT-ENC-09"
    open: ClassVar = ("side", "top", "filtered")
    side: str = ""  # only cards of this side are used, in any sector (Nort Offensive)
    top: bool = False  # the card being met stays on top
    filtered: bool = False

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        rest = state.pile[1:] if self.top else state.pile
        if not self.filtered or not state.drawn or len(state.drawn) + len(rest) < 2:
            return ()
        cards = tuple(sorted([*[card for card, _ in rest], *state.drawn]))
        return (lay_ask(state.left if state.left >= 0 else CHANCE, cards),)

    def run(self, state: Rogue) -> Agenda:
        if not self.filtered and state.drawn:
            sector = state.me.sector
            for card in state.drawn:
                if not fits_here(card, sector, self.side):
                    discard(state, card)
                    state.drawn = without(state.drawn, card)
                    state.tell("cannot-be-here", EVERYONE, card=card, sector=sector)
            after = replace(self, filtered=True)
            if after.asks(state):
                return (after,)
        if state.drawn:
            self.lay(state, [(card, 0) for card in state.drawn], None)
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        self.lay(state, [(card, 0) for card in state.drawn], [CARD[name] for name in move.args])  # type: ignore[index]
        return ()

    def lay(self, state: Rogue, new: list[tuple[CardNo, int]], order: list[CardNo] | None) -> None:
        held = 1 if self.top else 0
        rest = [*state.pile[held:], *new]
        if order is None:
            laid = by_initiative(rest)
        else:
            laid = ()
            for card in order:
                found = next(one for one in rest if one[0] == card)
                rest.remove(found)
                laid += (found,)
        state.pile = (*state.pile[:held], *laid)
        state.drawn = ()


def fits_here(card: CardNo, sector: int, side: str) -> bool:
    return usable(card, sector, any_side=bool(side)) and (not side or CARDS[card].side == side)


@lru_cache(maxsize=2048)
def lay_ask(seat: Seat, cards: tuple[CardNo, ...]) -> Ask:
    return Ask(seat, tuple([Move("lay", *[CARDS[card].id for card in order]) for order in orders(cards)]), "RGT-ENC-09")


def orders(cards: tuple[CardNo, ...]) -> Iterator[tuple[CardNo, ...]]:
    """Every order of descending Initiative that looks different."""
    ranked = sorted(cards, key=lambda card: (-INITIATIVE[card], card))
    tied = [sorted(set(permutations(group))) for _, group in groupby(ranked, key=lambda card: INITIATIVE[card])]
    for parts in product(*tied):
        yield tuple([card for part in parts for card in part])


class ResolvePile(Frame[Rogue], frozen=True):
    """RGT-ENC-11, 12, 21, RGT-EVD-09, 10, RGT-Q-49: from the top, one card after the other."""

    rule: ClassVar = "RGT-ENC-11"
    open: ClassVar = ("slipped",)
    slipped: bool = False  # the card before was evaded: an Item or Companion on top is lost

    def run(self, state: Rogue) -> Agenda:
        if gone(state) or state.me.prison:
            clear_pile(state)
        if not state.pile:
            state.left = -1
            return ()
        seat, (card, origin) = state.turn, state.pile[0]
        kind = CARDS[card]
        if kind.kind == "enemy":
            state.tell("meets", EVERYONE, seat=seat, card=card)
            if kind.reinforcements:  # RGT-ENC-22, RGT-Q-51: drawn first, the caller is still resolved first
                state.tell("reinforcements", EVERYONE, seat=state.left, n=kind.reinforcements)
                return (DrawEncounter(state.left, kind.reinforcements), LayPile(top=True), _meeting(seat))
            return (_meeting(seat),)
        if self.slipped:  # RGT-EVD-09
            state.pile = state.pile[1:]
            lay_aside(state, card, origin)
            state.tell("slips-away", EVERYONE, card=card)
            return (ResolvePile(),)
        if kind.kind == "companion" and kind.evadable:
            state.tell("meets", EVERYONE, seat=seat, card=card)
            return (_meeting(seat, reporter=True),)
        state.pile = state.pile[1:]
        if kind.kind == "companion":
            return (*join(state, seat, card), ResolvePile())
        state.tell("finds", EVERYONE, seat=seat, card=card)
        if not kind.at_once:
            return (*gain_item(state, seat, card), ResolvePile())
        discard(state, card)
        return (*find(state, seat, card), ResolvePile())


@cache
def _meeting(seat: Seat, *, reporter: bool = False) -> Frame[Rogue]:
    from covo.games.rogue.steps.encounter import MeetEnemy, MeetReporter  # which build on this

    return MeetReporter(seat) if reporter else MeetEnemy(seat)


def clear_pile(state: Rogue) -> None:
    """RGT-ENC-17, RGT-Q-49: cards drawn this turn are discarded, those that were on the board stay there."""
    for card, origin in state.pile:
        lay_aside(state, card, origin)
    state.pile = ()
    discard(state, *state.drawn)
    state.drawn = ()


def lay_aside(state: Rogue, card: CardNo, origin: int) -> None:
    where = state.site
    if origin == 1:
        state.fixed = tuple(sorted((*state.fixed, (where, card))))
    elif origin == 2:
        state.brides = tuple(sorted((*state.brides, (where, card))))
    else:
        discard(state, card)


def join(state: Rogue, seat: Seat, card: CardNo) -> Agenda:
    """RGT-CPN-01, 15, RGT-MIS-09, 10, RGT-Q-27: a Companion joins; a bride completes her Wedding Bells Mission."""
    put(state, seat, companions=tuple(sorted((*state.gis[seat].companions, card))))
    state.tell("joins", EVERYONE, seat=seat, card=card)
    for mission, _ in state.gis[seat].missions:
        if CARDS[mission].companion and CARD[CARDS[mission].companion] == card:
            return complete(state, seat, mission)
    return ()


def find(state: Rogue, seat: Seat, card: CardNo) -> Agenda:
    """A Special Item that is resolved at once and then discarded (RGT-ENC-24)."""
    done = True
    for effect in CARDS[card].effects:
        if effect.otherwise and done:
            continue
        if effect.verb == "gain_biochip":
            done = 0 in state.gis[seat].slots and any(state.chips)
            if done:
                return (NewChip(seat),)
        elif effect.verb == "draw_supply":
            return (SupplyRoll(seat, effect.dice),) if effect.dice else (Supplies(seat, effect.n),)
    return ()


class NewChip(Frame[Rogue], frozen=True):
    """Dead GI: a numbered Biochip from the container, into an empty slot of the player's choice."""

    rule: ClassVar = "RGT-SOL-37"
    open: ClassVar = ("seat", "digit")
    seat: Seat
    digit: int = 0

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not self.digit:
            return (chip_ask(state.chips, self.rule),)
        empty = tuple([at for at, chip in enumerate(state.gis[self.seat].slots) if chip == 0])
        return (slot_ask(self.seat, empty, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if not self.digit:
            digit: int = move[1]  # type: ignore[assignment]
            state.chips = tuple([n - (at == digit - 1) for at, n in enumerate(state.chips)])
            return (NewChip(self.seat, digit),)
        fill_slot(state, self.seat, SLOTS.index(move[1]), self.digit)
        return (Upkeep(),)


@lru_cache(maxsize=512)
def chip_ask(chips: tuple[int, ...], rule: str) -> Ask:
    """Chance's ask for a numbered Biochip drawn blindly (RGT-SET-05)."""
    there = [(Move("chip", at + 1), n / sum(chips)) for at, n in enumerate(chips) if n]
    return Ask(CHANCE, tuple([move for move, _ in there]), rule, weights=tuple([share for _, share in there]))
