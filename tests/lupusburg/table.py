"""A table to test the rules on: every position is reached by playing, chance included, so a test deals what it wants.

Slots are written as the moves have them (`2L`: the left place of seat 2); who is not named does something dull.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import pytest

from covo.games.lupusburg.box import SLOT_OF
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.state import Death, Lupus
from covo.games.lupusburg.view import View
from covo.kernel import CHANCE, WATCHER, Ask, Event, Match, Move, Refusal, Refused, Seat, dump, encode

ANDREA, BEATRICE, CLAUDIO, DAVIDE, EMMA = range(5)
Played = tuple[Match, list[Lupus]]  # a match with a copy of all its positions
DULL = {"sleep", "pass", "ready", "done"}


class Table:
    """A match with the phases of the rulebook as methods; each plays its phase to the end and returns the table."""

    def __init__(self, seats: int, *, mayor: Seat = 0, games: int = 1, series_tie: str = "nearest") -> None:
        options = {"mayor": "random" if mayor else "host", "games": games, "series_tie": series_tie}
        self.match = Match(GAME, seats, options)
        if mayor:
            self.chance(f"mayor {mayor}")

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Lupus:
        state: Lupus = self.match.state
        return state

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    @property
    def asked(self) -> list[Seat]:
        return [ask.seat for ask in self.state.asks]

    def ask(self, seat: Seat) -> Ask:
        ask = self.state.ask(seat)
        assert ask is not None, f"seat {seat} is not asked in {self.step}"
        return ask

    def legal(self, seat: Seat) -> list[str]:
        ask = self.state.ask(seat)
        return [str(move) for move in ask.moves] if ask else []

    def view(self, viewer: Seat) -> View:
        return GAME.view(self.state, viewer)

    def news(self) -> list[Event]:
        """What the last move told."""
        return list(self.match.events[-1])

    def told(self, kind: str) -> list[Event]:
        """All events of a kind so far."""
        return [event for events in self.match.events for event in events if event.kind == kind]

    def refused(self, seat: Seat, move: str) -> Refusal:
        """Why a move is refused; checks that the refusal changes nothing."""
        before, saved, asks = self.state.copy(), dump(GAME, self.state), self.state.asks
        with pytest.raises(Refused) as caught:
            self.match.play(seat, Move.parse(move))
        assert self.state == before
        assert (dump(GAME, self.state), self.state.asks) == (saved, asks)
        return caught.value.refusal

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: Seat, move: str) -> Self:
        self.match.play(seat, Move.parse(move))
        return self

    def chance(self, move: str) -> Self:
        return self.play(CHANCE, move)

    def together(self, moves: Mapping[Seat, str], rest: str) -> Self:
        """One answer from everybody who is asked now."""
        for seat in self.asked:
            self.play(seat, moves.get(seat, rest))
        return self

    def until(self, *steps: str) -> Self:
        """The dullest moves till one of these steps asks."""
        while self.step not in steps:
            assert self.step != "over", f"over before {steps}"
            ask = self.state.asks[0]
            dull = [move for move in ask.moves if move.verb in DULL]
            self.match.play(ask.seat, (dull or ask.moves)[0])
        return self

    def deal(self, wolf: Seat, thief: Seat, chests: str = "") -> Self:
        """The setup, from the laying of the houses; all chests on the right unless told."""
        for seat, side in enumerate(chests or "R" * self.state.seats):
            self.play(seat, f"chest {side}")
        return self.chance(f"deal {wolf} {thief}")

    def thief_call(self, look: str = "") -> Self:
        return self.together({self.state.thief: f"look {look}"} if look else {}, "sleep")

    def wolf_call(self, bite: str) -> Self:
        return self.together({self.state.wolf: f"bite {bite}"}, "sleep")

    def night(self, bite: str, look: str = "") -> Self:
        return self.thief_call(look).wolf_call(bite)

    def privilege(self, target: str = "", show: str = "R") -> Self:
        mayor = self.state.mayor
        return self.play(mayor, f"point {target}").play(mayor, f"show {show}") if target else self.play(mayor, "pass")

    def bet(self, coin: int, target: Seat, drawn: str = "") -> Self:
        """The bet of the player whose turn it is; the other coins of the draw are some that are there."""
        seat = self.asked[0]
        self.play(seat, "bet")
        hands = [str(move) for move in self.ask(CHANCE).moves if coin in move.args]
        return (
            self.chance(f"draw {drawn}" if drawn else hands[0])
            .play(seat, f"keep {coin}")
            .play(seat, f"accuse {target}")
        )

    def bets(self, bets: Mapping[Seat, tuple[int, Seat] | tuple[int, Seat, str]] | None = None) -> Self:
        """The betting of a day: by seat coin, target and, if it matters, the draw; the others pass."""
        while self.step == "Bets":
            seat = self.asked[0]
            _ = self.bet(*bets[seat]) if bets and seat in bets else self.play(seat, "pass")
        return self

    def discuss(self) -> Self:
        return self.together({}, "ready")

    def votes(self, slots: str) -> Self:
        """First votes in the order they are cast, the rest of the table's tokens not yet placed."""
        for slot in slots.split():
            self.play(self.asked[0], f"vote {slot}")
        return self

    def suspect(self, paw: str, tuft: str) -> Self:
        """A first vote that makes these two suspects, and their defence."""
        seats = self.state.seats
        return self.votes(f"{paw} " * (seats + 1) + f"{tuft} " * (seats - 1)).until("RunOff")

    def runoff(self, casts: Mapping[Seat, str] | None = None, rest: str = "paw") -> Self:
        """By seat `tuft` (all votes alike) or `paw tuft`; all others vote for `rest`."""
        for ask in self.state.asks:
            votes = (casts or {}).get(ask.seat, rest).split()
            self.play(ask.seat, " ".join(["cast", *(votes if len(votes) > 1 else votes * len(ask.moves[0].args))]))
        return self

    def lynch(self, slot: str) -> Self:
        """From the first vote on: all against this character."""
        other = next(name for name, number in SLOT_OF.items() if self.state.alive >> number & 1 and name != slot)
        return self.suspect(slot, other).runoff()

    def day(self, lynch: str) -> Self:
        """A day on which nothing happens but a lynching."""
        return self.privilege().bets().discuss().lynch(lynch)

    def round(self, bite: str, lynch: str, look: str = "") -> Self:
        return self.night(bite, look).day(lynch)

    def without(self, slot: str) -> Self:
        """A position no game reaches: one character is missing, for rules that equal numbers keep from happening."""
        number = SLOT_OF[slot]
        self.state.alive &= ~(1 << number)
        self.state.deaths = (*self.state.deaths, Death(self.state.round, number, by_night=False))
        return self


def table(
    seats: int = 5,
    *,
    wolf: Seat = 0,
    thief: Seat = 1,
    chests: str = "",
    mayor: Seat = 0,
    games: int = 1,
    series_tie: str = "nearest",
) -> Table:
    """A table at the thief's call of the first night."""
    return Table(seats, mayor=mayor, games=games, series_tie=series_tie).deal(wolf, thief, chests)


def moves(*texts: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, texts))


def tell_apart(one: Table, other: Table) -> set[Seat]:
    """Who can tell two tables apart, by what they see, hear or are asked. A secret is what only its holders tell."""

    def known(at: Table, viewer: Seat) -> bytes:
        ask = at.state.ask(viewer)
        return encode((at.view(viewer), at.match.heard(viewer), ask and ask.plain(), GAME.talk(at.state)))

    return {viewer for viewer in (WATCHER, *range(one.state.seats)) if known(one, viewer) != known(other, viewer)}
