"""A table to test the rules on: a blank game of so many GIs without cards, to which a test gives what it wants.

Cards come out of their decks, so nothing is there twice. Sectors and cards go by the names of maps and files.
"""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from covo.games.rogue.box import CARD, CARDS, CLUES, ENC, FIRST, NAMED, PLACES, SLOTS, CardNo
from covo.games.rogue.game import GAME
from covo.games.rogue.state import GI, Rogue
from covo.games.rogue.steps.common import deck_of
from covo.games.rogue.steps.encounter import Encounter
from covo.games.rogue.steps.end import EndPhase
from covo.games.rogue.steps.movement import Movement
from covo.games.rogue.steps.turn import NextTurn, Turn
from covo.games.rogue.view import View
from covo.kernel import CHANCE, Ask, Event, Frame, IllegalMove, Move, Refusal, Seat

ADA, BEA, CARLO, DINO = range(4)
DULL = {"RogueWindow": "pass", "TidyRogue": "done", "OfferSupply": "no", "Search": "no", "Confront": "pass"}


class Table:
    """`do` answers for a seat, `roll` and `draw` for chance; what was told is in `told`."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        state = GAME.begin(seats, GAME.meta.complete(options))
        state.round = 1
        fields = ("Thornveldt", "Copper Hills", "Long Meadow", "Cannon Hills", "Ruby Jungle", "Green Hell")
        state.gis = tuple(GI(sector=NAMED[name]) for name in fields[:seats])
        state.phase = "movement"
        self.state: Rogue = state
        self.told: list[Event] = []

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    @property
    def asked(self) -> list[Seat]:
        return [ask.seat for ask in self.state.asks]

    def gi(self, seat: Seat) -> GI:
        return self.state.gis[seat]

    def where(self, seat: Seat) -> str:
        return PLACES[self.gi(seat).sector].name

    def ask(self, seat: Seat) -> Ask:
        ask = self.state.ask(seat)
        assert ask is not None, f"seat {seat} is not asked in {self.step}"
        return ask

    def legal(self, seat: Seat, verb: str = "") -> list[str]:
        ask = self.state.ask(seat)
        return [str(move) for move in ask.moves if not verb or move.verb == verb] if ask else []

    def view(self, viewer: Seat) -> View:
        return GAME.view(self.state, viewer)

    def refusal(self, seat: Seat, move: str) -> Refusal:
        ask = self.state.ask(seat)
        assert ask is None or not ask.allows(Move.parse(move)), f"{move} is legal"
        return GAME.refuse(self.view(seat), ask, Move.parse(move))

    def news(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.told if event.kind == kind]

    def ids(self, cards: tuple[CardNo, ...]) -> list[str]:
        return [CARDS[card].id for card in cards]

    def missions(self, seat: Seat) -> list[str]:
        return self.ids(tuple(card for card, _ in self.gi(seat).missions))

    def clues(self, seat: Seat) -> list[str]:
        return self.ids(tuple(card for card, _ in self.gi(seat).clues))

    def discarded(self, name: str) -> int:
        deck = deck_of(self.state, CARD[name])
        return self.state.discards[deck][CARD[name] - FIRST[deck]]

    def fixed(self) -> list[tuple[str, str]]:
        return [(PLACES[sector].name, CARDS[card].id) for sector, card in self.state.fixed]

    def pile(self) -> list[str]:
        return self.ids(tuple(card for card, _ in self.state.pile))

    # ── Setting up ───────────────────────────────────────────────────────────────────────────────────────────────

    def put(self, seat: Seat, **changes: Any) -> Self:
        gis = list(self.state.gis)
        gis[seat] = replace(gis[seat], **changes)
        self.state.gis = tuple(gis)
        return self.again()

    def again(self) -> Self:
        """What is asked now that something has been changed."""
        if self.state.stack:
            self.state.asks = self.state.stack[0].asks(self.state)
        return self

    def at(self, seat: Seat, sector: str) -> Self:
        return self.put(seat, sector=NAMED[sector])

    def chips(self, seat: Seat, *slots: str) -> Self:
        return self.put(seat, slots=tuple(1 if name in slots else 0 for name in SLOTS))

    def ammo(self, seat: Seat, gp: int = 0, plasma: int = 0, seal: int = 0, mine: int = 0) -> Self:
        return self.put(seat, ammo=(gp, plasma, seal, mine))

    def take(self, name: str) -> CardNo:
        """A card out of its deck, or out of the discard pile."""
        card = CARD[name]
        deck = deck_of(self.state, card)
        at = card - FIRST[deck]
        for piles in ("decks", "discards"):
            counts = list(getattr(self.state, piles))
            if counts[deck][at]:
                pile = list(counts[deck])
                pile[at] -= 1
                counts[deck] = tuple(pile)
                setattr(self.state, piles, tuple(counts))
                return card
        return card  # of a deck that `only` has cut down

    def give(self, seat: Seat, *names: str) -> Self:
        for name in names:
            card = self.take(name)
            gi, kind = self.gi(seat), CARDS[card].kind
            if kind == "rogue":
                self.put(seat, rogue=tuple(sorted((*gi.rogue, card))))
            elif kind == "companion":
                self.put(seat, companions=tuple(sorted((*gi.companions, card))))
            elif kind == "item":
                self.put(seat, items=tuple(sorted((*gi.items, card))))
            elif kind == "clue":
                self.put(seat, clues=tuple(sorted((*gi.clues, (card, 1 << seat)))))
            else:
                self.put(seat, missions=tuple(sorted((*gi.missions, (card, 1 << seat)))))
        return self

    def full(self, seat: Seat, traitor: str = "Bridge", lives: int = 4) -> Self:
        """The four quarters lie before this player, and the Traitor is somewhere."""
        for card in CLUES:
            self.take(CARDS[card].id)
        self.put(seat, full=True, missions=(), places=0)
        self.state.traitor = NAMED[traitor]
        self.state.traitor_lives = lives
        return self

    def lie(self, sector: str, *names: str) -> Self:
        """Fixed cards on a sector."""
        self.state.fixed = tuple(sorted((*self.state.fixed, *[(NAMED[sector], self.take(name)) for name in names])))
        return self

    def only(self, deck: int, *names: str) -> Self:
        """A deck of these cards alone; the others are out of the game."""
        counts = [0] * len(self.state.decks[deck])
        for name in names:
            counts[CARD[name] - FIRST[deck]] += 1
        self.state.decks = (*self.state.decks[:deck], tuple(counts), *self.state.decks[deck + 1 :])
        self.state.discards = (*self.state.discards[:deck], (0,) * len(counts), *self.state.discards[deck + 1 :])
        return self.again()

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def start(self, *steps: Frame[Any]) -> Self:
        self.state.ears = self.told
        self.state.stack = steps
        self.state.begin()
        return self

    def turn(self, seat: Seat = 0) -> Self:
        """A whole turn of this player."""
        return self.start(Turn(seat))

    def meet(self, seat: Seat = 0, *, moved: bool = True) -> Self:
        """The Encounter phase of this player, who has just entered his sector."""
        self.state.turn, self.state.moved, self.state.phase = seat, moved, "encounter"
        self.state.start = -1 if moved else self.gi(seat).sector
        return self.start(Encounter(), EndPhase(), NextTurn())

    def ends(self, seat: Seat = 0, *, moved: bool = True) -> Self:
        """The End phase of this player."""
        self.state.turn, self.state.moved = seat, moved
        self.state.start = -1 if moved else self.gi(seat).sector
        return self.start(EndPhase(), NextTurn())

    def walks(self, seat: Seat = 0) -> Self:
        """The Movement phase of this player and nothing after it."""
        self.state.turn, self.state.start = seat, self.gi(seat).sector
        return self.start(Movement(), NextTurn())

    def do(self, seat: Seat, *moves: str) -> Self:
        for text in moves:
            try:
                self.state.apply(seat, Move.parse(text))
            except IllegalMove:
                raise AssertionError(f"{text!r} is not legal for {seat} in {self.step}: {self.legal(seat)}") from None
        return self

    def chance(self, *moves: str) -> Self:
        return self.do(CHANCE, *moves)

    def roll(self, *faces: int) -> Self:
        return self.chance("roll " + " ".join(map(str, sorted(faces))))

    def draw(self, *names: str) -> Self:
        return self.chance(*[f"draw {name}" for name in names])

    def quiet(self) -> Self:
        """Everybody passes until something else is asked."""
        while self.step in ("RogueWindow", "SoloMovementCard", "SoloEncounterCard"):
            self.do(self.state.asks[0].seat, "pass")
        return self

    def over(self) -> Self:
        """Nobody does anything more in this turn; Rogue hands are filled with whatever comes."""
        now = self.state.turn, self.state.round
        while self.state.asks and (self.state.turn, self.state.round) == now:
            ask = self.state.asks[0]
            if self.step == "RefillRogue":
                self.state.apply(CHANCE, ask.moves[-1])
            elif self.step in DULL:
                self.do(ask.seat, DULL[self.step])
            else:
                break
        return self


def field(enemy: str, *, sector: str = "Shatter City", seats: int = 3, **options: Any) -> Table:
    """A blank table at which seat 0 meets one card, drawn by seat 1; gear is given before `meet`."""
    table = Table(seats, **options).at(0, sector)
    table.only(ENC, enemy)
    return table


def face(table: Table, *extra: str) -> Table:
    """Into the encounter prepared by `field`, as far as the first card."""
    table.meet(0).quiet()
    while table.step == "DrawEncounter":
        table.state.apply(CHANCE, table.state.asks[0].moves[0])
    return table


def total(table: Table, mine: int | None = None, theirs: int | None = None) -> Table:
    """Throw whatever dice are waiting so that the salvo, the support and the enemy come out at all ones or all sixes:
    `mine` and `theirs` are 1 or 6 for each die of that side."""
    while table.step == "Throw":
        frame: Any = table.state.stack[0]
        face = (mine if frame.side == 0 else theirs) or 1
        table.roll(*[face] * min(6, frame.dice))
    return table
