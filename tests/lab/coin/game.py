"""One toss."""

from __future__ import annotations

from random import Random
from typing import Any

from covo.kernel import CHANCE, Agenda, Ask, Game, Move, Options, Outcome, Refusal, Scene, Seat, State, Words
from covo.kernel.frame import Frame
from tests.lab.coin.box import HEADS, TAILS
from tests.lab.coin.meta import META


class Coin(State, kw_only=True):
    edge: bool = False


class Toss(Frame[Coin], frozen=True):
    rule = "CON-01"

    def asks(self, state: Coin) -> tuple[Ask, ...]:
        odds = {"heads": HEADS, "tails": TAILS} | ({"edge": 10} if state.edge else {})
        weights = tuple(part / sum(odds.values()) for part in odds.values())
        return (Ask(CHANCE, tuple(Move("show", side) for side in odds), self.rule, weights=weights),)

    def answer(self, state: Coin, seat: Seat, move: Move) -> Agenda:
        winners = {"heads": (0,), "tails": (1,), "edge": (0, 1)}[str(move[1])]
        state.outcome = Outcome.won(str(move[1]), 2, *winners)
        return ()


def begin(seats: int, options: Options) -> Coin:
    return Coin(seats=seats, edge=bool(options["edge"]), stack=(Toss(),))


def quick(view: Any, ask: Ask, rng: Random) -> Move:
    return ask.moves[0]


GAME: Game[Coin, Coin] = Game(
    meta=META,
    state=Coin,
    frames=(Toss,),
    begin=begin,
    view=lambda state, seat: state.copy(),
    imagine=lambda view, rng: view.copy(),
    refuse=lambda view, ask, move: Refusal("CON-01", "no"),
    scene=lambda view, ask: Scene("covo", Words("title"), Words("prompt")),
    secrets=lambda state: {},
    quick=quick,
)
