"""Looking on: what is seen is true, changes no game, and is the same every time."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from covo.games import load, study
from covo.kernel import CHANCE, Game, Move, Outcome, Piece
from covo.kernel.study import Study
from covo.lab.observe import Observer, figures
from covo.lab.rows import Cards, Lead
from covo.lab.simulate import simulate
from covo.lab.table import Deal, play

PLAIN = ("number", "seed", "bots", "reason", "winners", "returns", "moves", "sides")


@pytest.mark.parametrize(("game", "seats"), [("conclave", 4), ("lupusburg", 5), ("rogue", 2)])
def test_looking_on_changes_no_game(game: str, seats: int) -> None:
    seen = simulate(game, seats, ["quick"], 3, 0, {}, observe=True)[1]
    unseen = simulate(game, seats, ["quick"], 3, 0, {})[1]
    assert [[getattr(row, name) for name in PLAIN] for row in seen] == [
        [getattr(row, name) for name in PLAIN] for row in unseen
    ]
    assert not any(row.cards or row.heat or row.drama for row in unseen)


def test_figures_stand_where_they_are_once_a_round() -> None:
    """Every GI alive is somewhere at the end of each round."""
    game, known = load("rogue"), study("rogue")
    row = play(game, {}, Deal(0, ("quick", "quick"), "7"), known, observe=True)
    looks: Counter[str] = Counter()
    for stood in row.heat:
        looks[stood.who] += stood.times
    assert looks["0"] == looks["1"] > 3
    assert {stood.map for stood in row.heat} <= set(game.maps)
    played = Counter({(one.seat, one.card): one.times for one in row.cards})
    assert played
    assert all(card.startswith("R") for _, card in played)


def test_the_hidden_are_seen_where_they_truly_are() -> None:
    """What the gang's own players see of their members, and no place that others only suspect."""
    game: Game[Any, Any] = load("lupin")
    state, rng = game.new(3, {"level": "expert"}), Random(3)
    hidden = moves = 0
    while state.asks and state.turn < 4:
        ask = state.asks[0]
        move = ask.pick(rng) if ask.seat == CHANCE else game.quick(game.view(state, ask.seat), ask, rng)
        state.advance(ask.seat, move)
        moves += 1
        if moves % 10:
            continue
        there = {piece.id: piece.place for _, piece in figures(game, state)}
        public = {piece.id for piece in game.scene(game.view(state, -2), None).pieces}
        for seat in (1, 2):
            mine = [piece for piece in game.scene(game.view(state, seat), None).pieces if piece.side == seat]
            for piece in mine:
                if piece.id in there:
                    assert there[piece.id] == piece.place
                    hidden += piece.id not in public
    assert hidden > 5


class Toy:
    """A position that says what it is worth."""

    seats = 2
    outcome: Outcome | None = None

    def __init__(self, turn: int, worth: tuple[float, float]) -> None:
        self.turn, self.worth = turn, worth


class Mind:
    @staticmethod
    def worth(state: Toy) -> tuple[float, float]:
        return state.worth


def test_leads_and_cards_are_noted_when_a_turn_is_over() -> None:
    game: Any = type("G", (), {"mind": Mind, "maps": {}})
    watching = Observer(game, Study(turn=lambda state: state.turn, plays=("card",)))
    for moves, (turn, worth) in enumerate([(0, (0.5, 0.5)), (0, (0.6, 0.4)), (1, (0.7, 0.3)), (1, (0.1, 0.9))], 1):
        watching.moved(Toy(turn, worth), 1, Move("card", "aim", 3) if moves != 2 else Move("walk", "aim"), moves)
    end = Toy(1, (0.0, 0.0))
    end.outcome = Outcome.won("over", 2, 1)
    watching.moved(end, CHANCE, Move("card", "aim"), 5)
    found = watching.found()
    assert found["drama"] == (Lead(1, (0.5, 0.5)), Lead(3, (0.7, 0.3)), Lead(5, (0.0, 1.0)))
    assert found["cards"] == (Cards(1, "aim", 3),)


def test_a_piece_counts_once_and_ghosts_do_not() -> None:
    from tests.lab.stage import stage

    ours, ghost = Piece("a", "B2", "man", side=0), Piece("a", "C3", "man", side=0, ghost=True)
    pile = Piece("pile", "hand", "card", side=0)
    theirs = Piece("b", "C3", "man", side=1)
    game, state = stage({-2: (ghost, theirs), 0: (ours, pile), 1: (replace(theirs, hidden=True),)})
    assert sorted((board, piece.id, piece.place) for board, piece in figures(game, state)) == [
        ("yard", "a", "B2"),
        ("yard", "b", "C3"),
    ]
