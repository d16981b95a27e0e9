"""In turn, two players lay a stone on any of nine cells, over whatever lies there. Nothing is hidden.

`boardgame.cjs` has the same game for boardgame.io. Where the cells lie is a map, sent once, as in the games of the box;
there the page would know it.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from msgspec import Struct

from bench.cells.meta import META
from covo.kernel import (
    EVERYONE,
    Agenda,
    Ask,
    Board,
    Cell,
    Chair,
    Choice,
    Frame,
    Game,
    Map,
    Move,
    Options,
    Piece,
    Refusal,
    Scene,
    Seat,
    State,
    Words,
)


class Cells(State, kw_only=True):
    cells: tuple[Seat | None, ...] = (None,) * 9  # whose stone lies there; known to all


class Turn(Frame[Cells], frozen=True):
    """CELL-1: in turn, a stone on any cell."""

    rule: ClassVar = "CELL-1"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Cells) -> tuple[Ask, ...]:
        return ASKS[self.seat]

    def answer(self, state: Cells, seat: Seat, move: Move) -> Agenda:
        cell = int(str(move.args[0]))
        state.cells = (*state.cells[:cell], seat, *state.cells[cell + 1 :])
        state.tell("laid", EVERYONE, seat=seat, cell=cell)
        return (Turn(1 - seat),)


ASKS: Final = tuple((Ask(seat, tuple(Move("lay", cell) for cell in range(9)), "CELL-1"),) for seat in range(2))


class View(Struct, frozen=True):
    viewer: Seat
    cells: tuple[Seat | None, ...]
    turn: Seat


def view(state: Cells, viewer: Seat) -> View:
    return View(viewer, state.cells, state.asks[0].seat)


def scene(view: View, ask: Ask | None) -> Scene:
    return Scene(
        theme="cells",
        title=TITLE,
        prompt=LAY if ask else WAIT,
        rule="CELL-1",
        boards=BOARDS,
        pieces=tuple([STONES[cell][seat] for cell, seat in enumerate(view.cells) if seat is not None]),
        chairs=CHAIRS[view.turn],
        choices=CHOICES if ask else (),
    )


TITLE, LAY, WAIT = map(Words, ("title", "prompt-lay", "wait"))
BOARDS: Final = (Board("board", "square", (), map="board"),)
STONES: Final = tuple(tuple(Piece(f"s{n}", f"c{n}", "stone", side=seat) for seat in range(2)) for n in range(9))
CHAIRS: Final = tuple(tuple(Chair(seat, awaited=seat == turn) for seat in range(2)) for turn in range(2))
CHOICES: Final = tuple(Choice(f"lay {n}", Words("move-lay", {"cell": n}), (f"c{n}",)) for n in range(9))


def board() -> Map:
    cells = tuple(Cell(f"c{n}", n % 3 + 0.5, n // 3 + 0.5) for n in range(9))
    return Map("board", "square", 3, 3, 1, cells, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"/>')


def begin(seats: int, options: Options) -> Cells:
    return Cells(seats=seats, stack=(Turn(0),))


def imagine(view: View, rng: Random) -> Cells:
    return Cells(seats=2, cells=view.cells, stack=(Turn(view.turn),)).begin()


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    return Refusal("CELL-1", "no-such-cell" if ask else "not-your-turn")


def quick(view: View, ask: Ask, rng: Random) -> Move:
    return ask.pick(rng)


GAME = Game(META, Cells, (Turn,), begin, view, imagine, refuse, scene, lambda state: {}, quick, maps={"board": board})
