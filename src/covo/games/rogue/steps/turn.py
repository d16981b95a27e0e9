"""Set-up and the order of turns."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import DROP, HAND, SLOTS, TIRES, CardNo
from covo.games.rogue.state import Rogue, clockwise
from covo.games.rogue.steps.common import SupplyRoll, put
from covo.games.rogue.steps.encounter import Encounter
from covo.games.rogue.steps.end import EndPhase, RefillRogue
from covo.games.rogue.steps.missions import DrawMission, complete
from covo.games.rogue.steps.movement import Movement, zone_ask
from covo.games.rogue.steps.pile import chip_ask
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Outcome, Seat

# ── Set-up ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Owner(Frame[Rogue], frozen=True):
    """RGT-Q-22: the host, or a seat drawn at random."""

    rule: ClassVar = "RGT-Q-22"

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not state.random_owner or state.solo:
            return ()
        return (Ask(CHANCE, tuple([Move("owner", seat) for seat in range(state.seats)]), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        return setup(state)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        state.first = state.turn = move[1]  # type: ignore[assignment]
        state.tell("owner", EVERYONE, seat=state.first)
        return setup(state)


def setup(state: Rogue) -> Agenda:
    """RGT-SET-01..19: Biochips, Supply, Drop Zones, Missions, Rogue cards, each for all players in turn."""
    seats = [(state.first + step) % state.seats for step in range(state.seats)]
    return (
        *[DrawChips(seat) for seat in seats],
        *[SupplyRoll(seat, 2) for seat in seats],
        *[DrawZone(seat) for seat in seats],
        TokensBack(),
        *[DrawMission(seat) for seat in seats],
        *[RefillRogue(seat, HAND) for seat in seats],
        FirstTurn(),
    )


class DrawChips(Frame[Rogue], frozen=True):
    """RGT-SET-05, 06, RGT-Q-20: the first Biochip drawn tells how many; the rest are drawn to reach the number."""

    rule: ClassVar = "RGT-SET-05"
    open: ClassVar = ("seat", "digits")
    seat: Seat
    digits: tuple[int, ...] = ()

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if self.digits and len(self.digits) >= self.digits[0]:
            return ()
        return (chip_ask(state.chips, self.rule),)

    def run(self, state: Rogue) -> Agenda:
        state.tell("chips", EVERYONE, seat=self.seat, n=len(self.digits))
        return (PlaceChips(self.seat, self.digits),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        digit: int = move[1]  # type: ignore[assignment]
        state.chips = tuple([n - (at == digit - 1) for at, n in enumerate(state.chips)])
        return (replace(self, digits=(*self.digits, digit)),)


class PlaceChips(Frame[Rogue], frozen=True):
    """RGT-SET-07, 08, RGT-BIO-09, 10: into slots of the player's choice, one each; any chip fits any slot."""

    rule: ClassVar = "RGT-SET-07"
    open: ClassVar = ("seat", "digits")
    seat: Seat
    digits: tuple[int, ...]

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if len(self.digits) >= len(SLOTS):
            return ()
        ways = combinations(SLOTS, len(self.digits))
        return (Ask(self.seat, tuple([Move("chips", *names) for names in ways]), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        put(state, self.seat, slots=self.digits)
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        digits = list(self.digits)
        slots = tuple([digits.pop(0) if name in move.args else 0 for name in SLOTS])
        put(state, seat, slots=slots)
        state.tell("chips-placed", EVERYONE, seat=seat, gunnar=slots[0] > 0, helm=slots[1] > 0, bagman=slots[2] > 0)
        return ()


class DrawZone(Frame[Rogue], frozen=True):
    """RGT-SET-12, 19: a Drop Zone token, not put back; no encounter for being placed."""

    rule: ClassVar = "RGT-SET-12"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (zone_ask(state.zones, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        zone: int = move[1]  # type: ignore[assignment]
        state.zones = tuple([other for other in state.zones if other != zone])
        put(state, self.seat, sector=DROP[zone])
        state.tell("moves", EVERYONE, seat=self.seat, sector=DROP[zone])
        return ()


class TokensBack(Frame[Rogue], frozen=True):
    """RGT-SET-13: all tokens return to the container."""

    rule: ClassVar = "RGT-SET-13"

    def run(self, state: Rogue) -> Agenda:
        state.zones = tuple(sorted(DROP))
        return ()


class FirstTurn(Frame[Rogue], frozen=True):
    """RGT-SET-19, RGT-TRN-01: play starts with the game owner's turn."""

    rule: ClassVar = "RGT-TRN-01"

    def run(self, state: Rogue) -> Agenda:
        state.round = 1
        return (Turn(state.first),)


# ── Turns ────────────────────────────────────────────────────────────────────────────────────────────────────────


PHASES: Agenda = (Movement(), Encounter(), EndPhase())


class Turn(Frame[Rogue], frozen=True):
    """RGT-TRN-02, 08..10, RGT-MIS-05, RGT-Q-32, 37: three phases in fixed order, unless the turn is lost."""

    rule: ClassVar = "RGT-TRN-02"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        seat, gi = self.seat, state.gis[self.seat]
        state.turn = seat
        state.start = gi.sector
        state.site = state.card = state.by = state.turned = state.declared = -1
        state.moved = state.shuttled = state.trapped = state.cleared = False
        state.hunting = state.met = state.fought = state.covered = False
        state.fired = 0
        lost = gi.lost > 0
        state.phase = "lost" if lost else "rogue"
        steps = PHASES
        if lost:
            put(state, seat, lost=gi.lost - 1, delayed=-1)
            state.tell("skips", EVERYONE, seat=seat)
            steps = (FinishDelayed(seat, gi.delayed),) if gi.delayed >= 0 else ()
        else:
            state.tell("turn", EVERYONE, seat=seat, round=state.round)
        if state.solo:
            from covo.games.rogue.steps.solo import TurnUp

            steps = (TurnUp(0), *steps)
        return (*steps, NextTurn())


class FinishDelayed(Frame[Rogue], frozen=True):
    """RGT-MIS-04, RGT-Q-32: a delayed Mission is completed for certain in the lost turn."""

    rule: ClassVar = "RGT-MIS-04"
    open: ClassVar = ("seat", "card")
    seat: Seat
    card: CardNo

    def run(self, state: Rogue) -> Agenda:
        if self.card not in [card for card, _ in state.gis[self.seat].missions]:
            return ()
        return complete(state, self.seat, self.card)


def tire(state: Rogue) -> None:
    """RGT-Q-133: at such a table the Traitor loses a Life every few rounds of the hunt, never the last."""
    if state.hunt != "tired" or state.traitor < 0 or state.solo or (state.round - state.unmasked) % TIRES:
        return
    if state.traitor_lives > 1:
        state.traitor_lives -= 1
        state.tell("traitor-loses-life", EVERYONE, lives=state.traitor_lives)


class NextTurn(Frame[Rogue], frozen=True):
    """RGT-TRN-01, RGT-Q-131: clockwise to the next living player; after the last round the Traitor has got away."""

    rule: ClassVar = "RGT-TRN-01"

    def run(self, state: Rogue) -> Agenda:
        seat = state.turn
        others = clockwise(state, seat)
        after = others[0] if others else seat
        if (after - state.first) % state.seats <= (seat - state.first) % state.seats:
            state.round += 1
            tire(state)
            if state.round > state.rounds and not state.solo:
                state.outcome = Outcome("rounds", (tuple(range(state.seats)),), (0.0,) * state.seats)
                state.tell("rounds-over", EVERYONE)
                return ()
        return (Turn(after),)
