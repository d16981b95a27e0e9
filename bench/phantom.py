"""Phantom tic-tac-toe on our kernel: the same game as OpenSpiel's `phantom_ttt` ("reveal-nothing").

Tic-tac-toe where neither sees the other's stones. Who picks a cell that the other holds learns just that and picks
again; the other learns nothing. A set of cells is nine bits, cell 0 the lowest.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from covo.kernel import Agenda, Ask, Frame, Move, Outcome, Seat, State

CELLS: Final = tuple(Move("cell", cell) for cell in range(9))
FULL: Final = 0b111_111_111
LINES: Final = (
    *(0b000_000_111, 0b000_111_000, 0b111_000_000),  # rows
    *(0b001_001_001, 0b010_010_010, 0b100_100_100),  # columns
    *(0b100_010_001, 0b001_010_100),  # diagonals
)
WON: Final = tuple(any(stones & line == line for line in LINES) for stones in range(FULL + 1))  # by stones
# By seat and the cells it has tried: the others may be picked. Equal positions share an ask.
ASKS: Final = tuple(
    tuple(
        (Ask(seat, tuple(move for cell, move in enumerate(CELLS) if not tried >> cell & 1), "PTT-1"),)
        for tried in range(FULL + 1)
    )
    for seat in range(2)
)


class Phantom(State, kw_only=True):
    # of the player to move, who alone knows them
    stones: int = 0
    tried: int = 0  # his stones, and the cells where he met the other's
    # of the other, who alone knows those; a stone laid swaps the two
    other_stones: int = 0
    other_tried: int = 0


class Turn(Frame[Phantom], frozen=True):
    """PTT-1: pick a cell not tried yet. PTT-2: taken, pick again. PTT-3: three in a row win, a full board is drawn."""

    seat: Seat

    def asks(self, state: Phantom) -> tuple[Ask, ...]:
        return ASKS[self.seat][state.tried]

    def answer(self, state: Phantom, seat: Seat, move: Move) -> Agenda:
        cell: int = 1 << move[1]  # type: ignore[operator]
        tried = state.tried | cell
        theirs = state.other_stones
        if theirs & cell:
            state.tried = tried
            return TURN[seat]
        mine = state.stones | cell
        if WON[mine]:
            state.outcome = WIN[seat]
        elif mine | theirs == FULL:
            state.outcome = DRAW
        state.stones, state.other_stones = theirs, mine
        state.tried, state.other_tried = state.other_tried, tried
        return TURN[1 - seat]


TURN: Final = tuple((Turn(seat),) for seat in range(2))
WIN: Final = (Outcome("line", ((0,), (1,)), (1.0, -1.0)), Outcome("line", ((1,), (0,)), (-1.0, 1.0)))
DRAW: Final = Outcome("full", ((0, 1),), (0.0, 0.0))
START: Final = Phantom(seats=2, stack=TURN[0]).begin()


def new() -> Phantom:
    return START.copy()


# ── For search ───────────────────────────────────────────────────────────────────────────────────────────────────

BEGUN: Final = (4, 0)  # the first has the middle, the second a corner, and the first is to move


def begun() -> Phantom:
    state = new()
    for seat, cell in enumerate(BEGUN):
        state.apply(seat, CELLS[cell])
    return state


def view(state: Phantom, seat: Seat) -> tuple[Seat, int, int]:
    """Of the player to move: his stones, and the cells he has tried."""
    return seat, state.stones, state.tried


def imagine(view: tuple[Seat, int, int], rng: Random) -> Phantom:
    """Where the other's stones may lie: those met and more, as many as he has laid, no three of them in a row.

    Which of the mover's stones he has met is his own memory: each with even odds.
    """
    seat, mine, tried = view
    met = tried & ~mine
    worlds = placings(FULL & ~tried, met, mine.bit_count() + seat)
    theirs = worlds[int(rng.random() * len(worlds))]
    known = theirs | (mine & rng.getrandbits(9))
    return Phantom(
        seats=2,
        stack=TURN[seat],
        stones=mine,
        tried=tried,
        other_stones=theirs,
        other_tried=known,
        asks=ASKS[seat][tried],
    )


@cache
def placings(free: int, met: int, stones: int) -> tuple[int, ...]:
    cells = [1 << cell for cell in range(9) if free >> cell & 1]
    more = [met | sum(some) for some in combinations(cells, stones - met.bit_count())]
    return tuple(found for found in more if not WON[found])


def history(state: Phantom) -> list[int]:
    """Cells in an order in which the stones may have been laid, with nobody meeting another's."""
    mover, other = ([cell for cell in range(9) if mask >> cell & 1] for mask in (state.stones, state.other_stones))
    first, second = (mover, other) if len(mover) == len(other) else (other, mover)
    order = [0] * (len(first) + len(second))
    order[::2], order[1::2] = first, second
    return order
