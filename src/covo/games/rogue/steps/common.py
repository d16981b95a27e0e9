"""What many steps do: change a GI, discard, draw from a deck, roll, gain and lose."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from covo.games.rogue.box import (
    BRIDGE,
    CARD,
    CARDS,
    CLU,
    CLUES,
    DECK_OF,
    DRAWS,
    ENDS,
    FIRST,
    GLASSHOUSE,
    LIVES,
    MIS,
    MOST_AMMO,
    MOST_ITEMS,
    QUARTER,
    ROG,
    SUP,
    TRAITORS,
    WEDDING,
    CardNo,
)
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import FACE_UP, GI, Counts, Rogue, impossible, team
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat

YES, NO = Move("yes"), Move("no")


def put(state: Rogue, seat: Seat, **changes: Any) -> GI:
    """Change a GI; the new one is returned."""
    gi: GI = replace(state.gis[seat], **changes)
    state.gis = (*state.gis[:seat], gi, *state.gis[seat + 1 :])
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
    at = card - FIRST[deck]
    pile = piles[deck]
    return (*piles[:deck], (*pile[:at], pile[at] + by, *pile[at + 1 :]), *piles[deck + 1 :])


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
    there = [(DRAWS[FIRST[deck] + at], n / total) for at, n in enumerate(counts) if n]
    return Ask(CHANCE, tuple([move for move, _ in there]), rule, weights=tuple([share for _, share in there]))


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


# ── Clues ────────────────────────────────────────────────────────────────────────────────────────────────────────


class DrawClues(DrawCards, frozen=True):
    """RGT-END-07, RGT-CLU-03: drawn face down. RGT-Q-115: with none left the Mission is completed without."""

    rule: ClassVar = "RGT-END-07"
    deck: ClassVar = CLU

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        gain_clue(state, self.seat, card, 1 << self.seat)
        return ()


def gain_clue(state: Rogue, seat: Seat, card: CardNo, knowers: int) -> None:
    gi = state.gis[seat]
    put(state, seat, clues=tuple(sorted((*gi.clues, (card, knowers | 1 << seat)))))
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
    put(state, seat, clues=tuple(left), full=True, missions=(), places=0, delayed=-1)
    state.tell("unmasks", EVERYONE, seat=seat)
    if state.declared >= 0 and seat == state.turn:
        state.declared = -1
    if state.traitor < 0:
        state.traitor = BRIDGE
        state.unmasked = state.round
        state.tell("traitor-appears", EVERYONE, sector=BRIDGE)


# ── Missions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def lose_mission(state: Rogue, seat: Seat, card: CardNo) -> None:
    """A Mission leaves a hand for the discard pile, where all see it."""
    gi = state.gis[seat]
    held = next(held for held in gi.missions if held[0] == card)
    put(state, seat, missions=without(gi.missions, held))
    discard(state, card)


def show_mission(state: Rogue, seat: Seat, card: CardNo) -> None:
    """RGT-HID-05: a Mission that is turned up is known to all from then on."""
    everyone = FACE_UP | (1 << state.seats) - 1
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
        put(state, seat, missions=tuple(sorted((*gi.missions, (card, 1 << seat)))))
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


# ── Prison ───────────────────────────────────────────────────────────────────────────────────────────────────────


def imprison(state: Rogue, seat: Seat, prison: int) -> Agenda:
    """RGT-SUR-01, 02, 04, 05, RGT-SPC-03, RGT-Q-70: items, Companions and ammunition go, Glasshouse restores Lives."""
    from covo.games.rogue.steps.death import assign_rescuers

    gi = state.gis[seat]
    discard(state, *gi.items, *gi.companions)
    lives = LIVES if prison == GLASSHOUSE else gi.lives
    put(
        state,
        seat,
        sector=prison,
        prison=True,
        attempts=0,
        items=(),
        companions=(),
        ammo=(0, 0, 0, 0),
        lives=lives,
    )
    state.tell("imprisoned", EVERYONE, seat=seat, sector=prison)
    assign_rescuers(state)  # RGT-Q-73
    return (Upkeep(),)
