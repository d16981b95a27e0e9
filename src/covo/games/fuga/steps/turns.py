"""Deployment, then turn after turn: the criminals' half, the law's half, the end step."""

from __future__ import annotations

from typing import ClassVar

from covo.games.fuga.box import (
    CRIME,
    CRIME_START,
    CRIMINALS,
    END,
    LAW,
    LAW_FOOT,
    LAW_START,
    OF_KIND,
    PASS,
    SWAP,
    UNIT,
    named,
)
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps.combat import CRIMINAL_ATTACKS, LAW_ATTACKS
from covo.games.fuga.steps.ending import burn, finish
from covo.games.fuga.steps.ferry import course, sail
from covo.games.fuga.steps.lots import CrimeLots, LawLots, Places, crime_lots, lots, spots
from covo.games.fuga.steps.moving import board, depart, leave, stay
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


class Deploy(Frame[Fuga], frozen=True):
    """FSM-SET-01..14: the law places all of its counters, then the criminals theirs with the law's in view."""

    rule: ClassVar = "FSM-SET-14"
    open: ClassVar = ("number",)
    number: int = 0

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        order = starters(state)
        if self.number >= len(order):
            return ()
        unit, zone = order[self.number]
        seat = CRIME if unit in CRIMINALS else LAW
        return (Ask(seat, Places(spots, state.field, state.at, unit, zone), self.rule),)

    def run(self, state: Fuga) -> Agenda:
        return NEXT_TURN

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        unit = UNIT[move[1]]  # type: ignore[index]
        state.put(state.field.index[move[2]], unit)  # type: ignore[index]
        if unit in LAW_FOOT:
            board(state, unit)  # FSM-SET-07
        state.tell("placed", EVERYONE, **named(unit), hex=move[2])
        return (Deploy(self.number + 1),)


def starters(state: Fuga) -> tuple[tuple[int, int], ...]:
    """FSM-OPT-05: with or without the two patrols."""
    law = LAW_START if state.patrols else LAW_START[:5]
    return law + CRIME_START


class NewTurn(Frame[Fuga], frozen=True):
    """FSM-TRN-01: the criminals begin. FSM-HIJ-07, FSM-Q-36: a ferry without criminals is nobody's any more."""

    rule: ClassVar = "FSM-TRN-01"

    def run(self, state: Fuga) -> Agenda:
        state.turn += 1
        state.moved = state.fresh = state.fought = 0
        state.sailed = False
        state.tell("turn", EVERYONE, turn=state.turn, of=state.last_turn)
        if state.hijacked and not any(state.at[unit] == state.ferry for unit in CRIMINALS):
            state.hijacked = 0
            state.tell("ferry-free", EVERYONE)
        return ()


class CriminalMoves(Frame[Fuga], frozen=True):
    """FSM-TRN-03..06: counters in any order, each once; the ferry before, between or after them."""

    rule: ClassVar = "FSM-TRN-04"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        listing = CrimeLots(
            crime_lots,
            state.field,
            state.at,
            state.rides,
            state.moved,
            False,
            state.room,
            state.edges,
            state.sailed,
            state.hijacked,
            -1 if state.sailed else course(state),
        )
        return (Ask(CRIME, listing, self.rule, default=(END,)),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        match move[0]:
            case "go":
                return (*depart(state, UNIT[move[1]], state.field.index[move[2]]), CRIMINAL_MOVES)  # type: ignore[index]
            case "stay":
                return (*stay(state, UNIT[move[1]]), CRIMINAL_MOVES)  # type: ignore[index]
            case "leave":
                return (*leave(state, move), CRIMINAL_MOVES)
            case "sail":
                goal = state.field.index[move[1]] if len(move) > 1 else -1  # type: ignore[index]
                return (*sail(state, goal), CRIMINAL_MOVES)
        return ()


class FerrySails(Frame[Fuga], frozen=True):
    """FSM-TRN-02, FSM-Q-22: the ferry that the criminal player did not move makes its advance by itself."""

    rule: ClassVar = "FSM-TRN-02"

    def run(self, state: Fuga) -> Agenda:
        return () if state.sailed or course(state) < 0 else sail(state, -1)


class CriminalsDone(Frame[Fuga], frozen=True):
    """FSM-THF-13, FSM-Q-69: a boat where no boat can be is burnt, unless it was stolen in this half-turn."""

    rule: ClassVar = "FSM-THF-13"

    def run(self, state: Fuga) -> Agenda:
        field = state.field
        for unit in OF_KIND["boat"]:
            here = state.at[unit]
            if here < 0 or state.fresh >> unit & 1:
                continue
            if field.boat_cost[here] >= 99 or here == state.ferry:
                burn(state, unit)
        state.moved = state.fresh = state.fought = 0
        return ()


class LawMoves(Frame[Fuga], frozen=True):
    """FSM-TRN-04..06, FSM-HOK-03, FSM-HOK-04: each law unit once, in any order, but for those that are held."""

    rule: ClassVar = "FSM-TRN-04"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        done = state.moved | state.hooked
        listing = LawLots(lots, state.field, state.at, state.rides, done, True, state.room)
        return (Ask(LAW, listing, self.rule, default=(END,)),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        match move[0]:
            case "go":
                return (*depart(state, UNIT[move[1]], state.field.index[move[2]]), LAW_MOVES)  # type: ignore[index]
            case "stay":
                return (*stay(state, UNIT[move[1]]), LAW_MOVES)  # type: ignore[index]
        return ()


class LawDone(Frame[Fuga], frozen=True):
    """FSM-HOK-07, FSM-Q-73: suspects that held somebody are burnt."""

    rule: ClassVar = "FSM-HOK-07"

    def run(self, state: Fuga) -> Agenda:
        for suspect, _ in state.hooks:
            if state.at[suspect] >= 0:
                burn(state, suspect)
        state.hooks, state.hooked = (), 0
        return ()


class Exchange(Frame[Fuga], frozen=True):
    """FSM-EXC-01..09, FSM-TRN-08: at the end of the turn, adjacent, announced, in time, once."""

    rule: ClassVar = "FSM-EXC-01"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        return (EXCHANGE_ASK,) if may_exchange(state) else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == SWAP:
            state.exchanged = True
            state.tell("exchange", EVERYONE)
            if not state.unlocked:
                state.unlocked = True
                state.tell("unlocked", EVERYONE)
        return ()


def may_exchange(state: Fuga) -> bool:
    one, two = (state.at[unit] for unit in CRIMINALS)
    together = one >= 0 and two >= 0 and two in state.field.near[one]
    return together and not state.exchanged and state.turn <= state.deadline


class TurnDone(Frame[Fuga], frozen=True):
    """FSM-END-01, FSM-FRY-04, FSM-HIJ-05: after the last turn it is over, wherever the ferry is."""

    rule: ClassVar = "FSM-END-01"

    def run(self, state: Fuga) -> Agenda:
        if state.turn >= state.last_turn:
            finish(state, "home")
            return ()
        return NEXT_TURN


EXCHANGE_ASK = Ask(CRIME, (PASS, SWAP), Exchange.rule, default=(PASS,))
CRIMINAL_MOVES, LAW_MOVES = CriminalMoves(), LawMoves()
# FSM-TRN-01, FSM-TRN-07, FSM-TRN-08
NEXT_TURN: Agenda = (
    NewTurn(),
    CRIMINAL_MOVES,
    FerrySails(),
    CRIMINAL_ATTACKS,
    CriminalsDone(),
    LAW_MOVES,
    LAW_ATTACKS,
    LawDone(),
    Exchange(),
    TurnDone(),
)
FRAMES = (Deploy, NewTurn, CriminalMoves, FerrySails, CriminalsDone, LawMoves, LawDone, Exchange, TurnDone)
