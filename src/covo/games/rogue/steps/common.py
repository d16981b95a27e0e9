"""What many steps do: change a GI, discard, draw from a deck, roll, gain and lose."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement, compress
from math import factorial, prod
from typing import Any, ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import (
    CARD,
    CARDS,
    DECK_OF,
    DRAWS,
    ENDS,
    FIRST,
    LIVES,
    MOST_AMMO,
    MOST_ITEMS,
    ROG,
    SUP,
    TRAITORS,
    CardNo,
)
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import GI, Counts, Rogue
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat

YES, NO = Move("yes"), Move("no")


def put(state: Rogue, seat: Seat, **changes: Any) -> GI:
    """Change a GI; the new one is returned."""
    gis = list(state.gis)
    gis[seat] = gi = replace(gis[seat], **changes)
    state.gis = tuple(gis)
    return gi


def without(things: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """A tuple with one of these things less."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


# ── Decks ────────────────────────────────────────────────────────────────────────────────────────────────────────


def deck_of(state: Rogue, card: CardNo) -> int:
    """RGT-DCK-01: every deck has a discard pile of its own. RGT-SOL-01, 02: alone, some Rogue cards are other decks."""
    if state.solo and DECK_OF[card] == ROG:
        return {"traitor": TRAITORS, "end": ENDS}.get(CARDS[card].solo, ROG)
    return DECK_OF[card]


def _count(piles: tuple[Counts, ...], deck: int, card: CardNo, by: int) -> tuple[Counts, ...]:
    pile, found = list(piles[deck]), list(piles)
    pile[card - FIRST[deck]] += by
    found[deck] = tuple(pile)
    return tuple(found)


def discard(state: Rogue, *cards: CardNo) -> None:
    """Lay cards face up on their discard piles."""
    for card in cards:
        state.discards = _count(state.discards, deck_of(state, card), card, 1)


def pool(state: Rogue, deck: int) -> Counts:
    """What the next card is drawn from: the deck, or the discard pile that becomes it (RGT-DCK-02)."""
    counts = state.decks[deck]
    if any(counts) or (state.solo and deck == ROG):  # RGT-SOL-23: alone, the Rogue deck is never shuffled again
        return counts
    return state.discards[deck]


def take(state: Rogue, deck: int, card: CardNo) -> None:
    """Remove a drawn card from its deck; an empty deck is made of its discard pile first (RGT-DCK-02)."""
    if not any(state.decks[deck]):
        fresh = state.discards[deck]
        state.decks = (*state.decks[:deck], fresh, *state.decks[deck + 1 :])
        state.discards = (*state.discards[:deck], (0,) * len(fresh), *state.discards[deck + 1 :])
        state.tell("reshuffled", EVERYONE, deck=deck)
    state.decks = _count(state.decks, deck, card, -1)


@lru_cache(maxsize=4096)
def draw_ask(deck: int, counts: Counts, rule: str) -> Ask:
    """Chance's ask for the top card: each kind as likely as there are cards of it."""
    total = sum(counts)
    moves = tuple(compress(DRAWS[FIRST[deck] :], counts))
    return Ask(CHANCE, moves, rule, weights=tuple([n / total for n in counts if n]))


class DrawCards(Frame[Rogue], frozen=True):
    """Cards are drawn one by one, when they are seen. RGT-Q-113: with nothing left to draw, none is."""

    open: ClassVar[tuple[str, ...]] = ("seat", "n")
    deck: ClassVar[int] = ROG
    seat: Seat
    n: int = 1

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        raise NotImplementedError

    def wanted(self, state: Rogue) -> bool:
        """Whether another card is drawn at all."""
        return self.n > 0 and state.gis[self.seat].alive

    def over(self, state: Rogue) -> Agenda:
        return ()

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not self.wanted(state):
            return ()
        counts = pool(state, self.deck)
        return (draw_ask(self.deck, counts, self.rule),) if any(counts) else ()

    def run(self, state: Rogue) -> Agenda:
        return self.over(state)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        card = CARD[move[1]]  # type: ignore[index]
        take(state, self.deck, card)
        return (*self.got(state, card), replace(self, n=self.n - 1))


# ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def throw_ask(dice: int, rule: str) -> Ask:
    """RGT-CMP-06: a throw of up to six dice, which are not told apart: `roll 1 3 3 6`."""
    moves, weights = [], []
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        moves.append(Move("roll", *faces))
        weights.append(ways / 6**dice)
    return Ask(CHANCE, tuple(moves), rule, weights=tuple(weights))


def faces_of(move: Move) -> tuple[int, ...]:
    return move.args  # type: ignore[return-value]


class RollDice(Frame[Rogue], frozen=True):
    """One or two dice for a seat; what they mean is `rolled`."""

    open: ClassVar[tuple[str, ...]] = ("seat", "dice")
    seat: Seat
    dice: int = 1

    def rolled(self, state: Rogue, total: int) -> Agenda:
        raise NotImplementedError

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (throw_ask(self.dice, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        faces = faces_of(move)
        state.throws = ((type(self).__name__, 0, faces),)
        return self.rolled(state, sum(faces))


# ── Supply ───────────────────────────────────────────────────────────────────────────────────────────────────────


class SupplyRoll(RollDice, frozen=True):
    """RGT-SET-09, RGT-END-11, RGT-SUR-11: roll, then draw that many Supply cards."""

    rule: ClassVar = "RGT-END-11"

    def rolled(self, state: Rogue, total: int) -> Agenda:
        state.tell("supply-roll", EVERYONE, seat=self.seat, total=total)
        return (Supplies(self.seat, total),)


class Supplies(DrawCards, frozen=True):
    """RGT-SUP-01..04: standard issue raises a marker and is discarded, a Special Item is laid face up."""

    rule: ClassVar = "RGT-SUP-01"
    deck: ClassVar = SUP

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        state.tell("supply", EVERYONE, seat=self.seat, card=card)
        kind = CARDS[card]
        if kind.kind == "standard":
            gain_ammo(state, self.seat, AMMO.index(kind.ammo), kind.amount)
            discard(state, card)
            return ()
        return gain_item(state, self.seat, card)


def gain_ammo(state: Rogue, seat: Seat, kind: int, amount: int) -> None:
    """RGT-CMP-10, 11, RGT-SUP-02, 03: up to the top of the track, the rest is lost."""
    ammo = list(state.gis[seat].ammo)
    ammo[kind] = max(0, min(MOST_AMMO[kind], ammo[kind] + amount))
    put(state, seat, ammo=tuple(ammo))


def gain_item(state: Rogue, seat: Seat, card: CardNo) -> Agenda:
    """RGT-SUP-04, RGT-ENC-12: laid in front of the player. RGT-Q-116: the limit of six is looked at at once."""
    gi = put(state, seat, items=tuple(sorted((*state.gis[seat].items, card))))
    return (TooManyItems(seat),) if len(gi.items) > MOST_ITEMS else ()


class TooManyItems(Frame[Rogue], frozen=True):
    """RGT-ECD-14, RGT-SUP-06: at most six Special Items; the owner chooses which go."""

    rule: ClassVar = "RGT-SUP-06"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        items = state.gis[self.seat].items
        if len(items) <= MOST_ITEMS:
            return ()
        return (drop_ask(self.seat, items, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        lose_item(state, self.seat, CARD[move[1]])  # type: ignore[index]
        return (self,)


@lru_cache(maxsize=2048)
def drop_ask(seat: Seat, cards: tuple[CardNo, ...], rule: str) -> Ask:
    return Ask(seat, tuple([Move("drop", CARDS[card].id) for card in sorted(set(cards))]), rule)


def lose_item(state: Rogue, seat: Seat, card: CardNo) -> None:
    put(state, seat, items=without(state.gis[seat].items, card))
    discard(state, card)
    state.tell("drops", EVERYONE, seat=seat, card=card)


def heal(state: Rogue, seat: Seat, lives: int) -> None:
    """RGT-Q-89: never above four."""
    gi = state.gis[seat]
    if gi.lives < LIVES and gi.alive:
        gi = put(state, seat, lives=min(LIVES, gi.lives + lives))
        state.tell("heals", EVERYONE, seat=seat, lives=gi.lives)


@cache
def yes_no(seat: Seat, rule: str) -> Ask:
    return Ask(seat, (YES, NO), rule)


def to_container(state: Rogue, digit: int) -> None:
    chips = list(state.chips)
    chips[digit - 1] += 1
    state.chips = tuple(chips)


def gone(state: Rogue) -> bool:
    """Nothing more happens to the turn player's GI this turn: it is dead."""
    return not state.gis[state.turn].alive or state.phase == "dead"
