"""Kuhn poker on our kernel: the yardstick OpenSpiel has in C++ and in Python.

Three cards, two players, one card each, one bet. Chance deals, players in turn pass or bet.
"""

from __future__ import annotations

from random import Random
from typing import Final

from covo.kernel import CHANCE, Agenda, Ask, Frame, Move, Outcome, Seat, State

PASS, BET = Move("pass"), Move("bet")
DEAL: Final = tuple(Move("deal", card) for card in range(3))
FIRST_CARD: Final = (Ask(CHANCE, DEAL, "KUHN-1"),)
SECOND_CARD: Final = tuple((Ask(CHANCE, tuple(m for m in DEAL if m[1] != card), "KUHN-1"),) for card in range(3))
TURN: Final = tuple((Ask(seat, (PASS, BET), "KUHN-2"),) for seat in range(2))
OPEN_ENDS: Final = {"", "p", "b", "pb"}  # bets after which somebody is still to speak


class Kuhn(State, kw_only=True):
    cards: tuple[int, ...] = ()  # by seat; each knows its own
    bets: str = ""  # p and b in the order they were made, open


class Deal(Frame[Kuhn], frozen=True):
    """KUHN-1: each player gets one of three cards."""

    def asks(self, state: Kuhn) -> tuple[Ask, ...]:
        cards = state.cards
        return SECOND_CARD[cards[0]] if cards else FIRST_CARD

    def answer(self, state: Kuhn, seat: Seat, move: Move) -> Agenda:
        state.cards = (*state.cards, move[1])  # type: ignore[arg-type]
        return BETTING if len(state.cards) == 2 else DEALING


class Betting(Frame[Kuhn], frozen=True):
    """KUHN-2: in turn, pass or bet; a pass after a bet gives up, else the higher card takes the pot."""

    def asks(self, state: Kuhn) -> tuple[Ask, ...]:
        return TURN[len(state.bets) & 1]

    def answer(self, state: Kuhn, seat: Seat, move: Move) -> Agenda:
        state.bets = bets = state.bets + ("b" if move is BET or move == BET else "p")
        if bets in OPEN_ENDS:
            return BETTING
        if bets[-1] == "p" and "b" in bets:
            state.outcome = FOLD[1 - seat]
        else:
            state.outcome = SHOWDOWN[len(bets) - bets.count("p") > 0][state.cards[0] < state.cards[1]]
        return ()


DEALING: Final = (Deal(),)
BETTING: Final = (Betting(),)


def _outcome(reason: str, winner: Seat, stake: int) -> Outcome:
    returns = (float(stake), float(-stake))
    return Outcome(reason, ((winner,), (1 - winner,)), returns if winner == 0 else returns[::-1])


FOLD: Final = tuple(_outcome("fold", winner, 1) for winner in range(2))
SHOWDOWN: Final = tuple(tuple(_outcome("showdown", winner, stake) for winner in range(2)) for stake in (1, 2))
START: Final = Kuhn(seats=2, stack=DEALING).begin()


def new() -> Kuhn:
    return START.copy()


# ── For search ───────────────────────────────────────────────────────────────────────────────────────────────────


def begun() -> Kuhn:
    """Both have a card, the first is to speak."""
    state = new()
    for card in range(2):
        state.apply(CHANCE, DEAL[card])
    return state


def view(state: Kuhn, seat: Seat) -> tuple[int, int, str]:
    """One's own card, and what all have heard."""
    return seat, state.cards[seat], state.bets


def imagine(view: tuple[int, int, str], rng: Random) -> Kuhn:
    """The other has one of the two cards left."""
    seat, mine, bets = view
    other = OTHERS[mine][rng.random() < 0.5]
    cards = (other, mine) if seat else (mine, other)
    return Kuhn(seats=2, stack=BETTING, cards=cards, bets=bets, asks=TURN[len(bets) & 1])


OTHERS: Final = ((1, 2), (0, 2), (0, 1))
