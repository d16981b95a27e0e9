"""A table to test the rules on. Positions are set up by hand (`Table.on`), then played move by move, dice included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import pytest

from covo.games.fuga.box import CRIME, FERRY, LAW, MODE, STOCK, UNIT, UNITS
from covo.games.fuga.check import check
from covo.games.fuga.game import GAME
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps import turns
from covo.kernel import CHANCE, Ask, Event, Match, Move, Refusal, Refused, Seat, dump

Played = tuple[Match, list[Fuga]]  # a match with a copy of all its positions
HALVES = {"crime": 1, "attack": 3, "law": 5, "arrest": 6, "exchange": 8}


class Table:
    """A match; `on` puts counters where a test wants them."""

    def __init__(self, **options: str | bool) -> None:
        self.match = Match(GAME, 2, options)

    @classmethod
    def on(
        cls,
        half: str,
        units: Mapping[str, str],
        *,
        turn: int = 1,
        fresh: str = "",
        unlocked: bool = False,
        hijacked: int = 0,
        leg: int = 1,
        **options: str | bool,
    ) -> Self:
        """A position of `turn` at the beginning of a half-turn: by name the hex, or `on NAME` for a rider."""
        table = cls(**options)
        state = table.state
        at, rides = [STOCK] * UNITS, [-1] * UNITS
        at[FERRY] = state.field.port
        for name, where in units.items():
            if not where.startswith("on "):
                at[UNIT[name]] = state.field.index[where]
        for name, where in units.items():
            if where.startswith("on "):
                rides[UNIT[name]] = UNIT[where[3:]]
                at[UNIT[name]] = at[UNIT[where[3:]]]
        for name in ("first", "second"):
            if at[UNIT[name]] == STOCK:
                at[UNIT[name]] = -5 if units else STOCK
        state.at, state.rides, state.turn = tuple(at), tuple(rides), turn
        for name in fresh.split():
            state.fresh |= 1 << UNIT[name]
            state.moved |= 1 << UNIT[name]
        state.unlocked, state.hijacked, state.leg = unlocked, hijacked, leg
        state.stack = turns.NEXT_TURN[HALVES[half] :]
        check(state)
        state.begin()
        return table

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Fuga:
        state: Fuga = self.match.state
        return state

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    @property
    def asked(self) -> Seat:
        return self.state.asks[0].seat

    @property
    def ask(self) -> Ask:
        return self.state.asks[0]

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in self.ask.moves]

    def goes(self, unit: str) -> set[str]:
        """The hexes a counter may go to."""
        return {str(move[2]) for move in self.ask.moves if move[0] == "go" and move[1] == unit}

    def where(self, unit: str) -> str:
        h = self.state.at[UNIT[unit]]
        return (
            self.state.field.names[h]
            if h >= 0
            else {-1: "stock", -2: "victim", -3: "killed", -4: "arrested", -5: "escaped"}[h]
        )

    def rides(self, unit: str) -> str:
        transport = self.state.rides[UNIT[unit]]
        return "" if transport < 0 else next(name for name, number in UNIT.items() if number == transport)

    @property
    def points(self) -> tuple[int, int]:
        scene = GAME.scene(GAME.view(self.state, LAW), None)
        law, crime = (chair.points for chair in scene.chairs)
        assert law is not None
        assert crime is not None
        return law, crime

    def told(self, kind: str) -> list[Event]:
        return [event for events in self.match.events for event in events if event.kind == kind]

    def refused(self, move: str, seat: Seat | None = None) -> str:
        """The rule a move breaks; checks that the refusal changes nothing."""
        return self.refusal(move, seat).rule

    def refusal(self, move: str, seat: Seat | None = None) -> Refusal:
        before, saved = self.state.copy(), dump(GAME, self.state)
        who = seat if seat is not None else self.asked if self.asked >= 0 else CRIME
        with pytest.raises(Refused) as caught:
            self.match.play(who, Move.parse(move))
        assert self.state == before
        assert dump(GAME, self.state) == saved
        return caught.value.refusal

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, *moves: str) -> Self:
        """Moves of whoever is asked, chance included."""
        for move in moves:
            self.match.play(self.asked, Move.parse(move))
        return self

    def roll(self, *faces: int) -> Self:
        assert self.asked == CHANCE
        return self.play(" ".join(map(str, ("roll", *faces))))

    def until(self, *steps: str) -> Self:
        """The dullest moves till one of these steps asks."""
        while self.step not in steps:
            assert self.step != "over", f"over before {steps}"
            dull = [move for move in self.ask.moves if move.verb in ("end", "pass", "stop", "quiet")]
            self.match.play(self.asked, (dull or list(self.ask.moves))[0])
        return self


def vehicle(unit: str) -> bool:
    return bool(MODE[UNIT[unit]])
