"""One toss."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from covo.kernel import CHANCE, Agenda, Ask, Game, Move, Options, Outcome, Refusal, Scene, Seat, State, Words
from covo.kernel.frame import Frame
from tests.lab.coin.box import HEADS, TAILS
from tests.lab.coin.meta import META


class Coin(State, kw_only=True):
    edge: bool = False
    call: str = "heads"  # what seat 0 wins by


class Call(Frame[Coin], frozen=True):
    rule = "CON-02"

    def asks(self, state: Coin) -> tuple[Ask, ...]:
        return (Ask(0, (Move("heads"), Move("tails")), self.rule),)

    def answer(self, state: Coin, seat: Seat, move: Move) -> Agenda:
        state.call = move.verb
        return (Toss(),)


class Toss(Frame[Coin], frozen=True):
    rule = "CON-01"

    def asks(self, state: Coin) -> tuple[Ask, ...]:
        odds = {"heads": HEADS, "tails": TAILS} | ({"edge": 10} if state.edge else {})
        weights = tuple(part / sum(odds.values()) for part in odds.values())
        return (Ask(CHANCE, tuple(Move("show", side) for side in odds), self.rule, weights=weights),)

    def answer(self, state: Coin, seat: Seat, move: Move) -> Agenda:
        side = str(move[1])
        winners = (0, 1) if side == "edge" else (0,) if side == state.call else (1,)
        state.outcome = Outcome.won(side, 2, *winners)
        return ()


def begin(seats: int, options: Options) -> Coin:
    return Coin(seats=seats, edge=bool(options["edge"]), stack=(Call() if options["called"] else Toss(),))


class View(NamedTuple):
    edge: bool
    calling: bool


def view(state: Coin, seat: Seat) -> View:
    return View(state.edge, isinstance(state.stack[0], Call) if state.stack else False)


def imagine(view: View, rng: Random) -> Coin:
    return begin(2, {"edge": view.edge, "called": view.calling}).begin()


def quick(view: Any, ask: Ask, rng: Random) -> Move:
    return ask.moves[0]


GAME: Game[Coin, View] = Game(
    meta=META,
    state=Coin,
    frames=(Call, Toss),
    begin=begin,
    view=view,
    imagine=imagine,
    refuse=lambda view, ask, move: Refusal("CON-01", "no"),
    scene=lambda view, ask: Scene("covo", Words("title"), Words("prompt")),
    secrets=lambda state: {},
    quick=quick,
)
