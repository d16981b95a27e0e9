"""The quick bot: finishes missions, weighs fights, uses its cards on rivals, hunts the Traitor."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.rogue.aims import ammunition, goal, threat
from covo.games.rogue.box import NAMED
from covo.games.rogue.game import GAME
from covo.kernel import CHANCE, Move
from tests.rogue.table import Table, face, field


def quick(table: Table, seat: int = 0) -> str:
    return str(GAME.quick(table.view(seat), table.ask(seat), Random(1)))


def play(seats: int, seed: int, bots: tuple[bool, ...]) -> str | int:
    """Who wins a game of quick bots and random players, or why nobody does."""
    state, rng = GAME.new(seats), Random(seed)
    while state.asks:
        ask = state.asks[0]
        move = ask.pick(rng)
        if ask.seat != CHANCE and bots[ask.seat]:
            move = GAME.quick(GAME.view(state, ask.seat), ask, rng)
        state.apply(ask.seat, move)
    assert state.outcome is not None
    return state.outcome.ranking[0][0] if state.outcome.reason == "traitor" else state.outcome.reason


def test_it_beats_random_players() -> None:
    won = [play(2, seed, (seed % 2 == 0, seed % 2 == 1)) for seed in range(12)]
    assert sum(winner == seed % 2 for seed, winner in enumerate(won)) >= 8
    assert sum(winner == 1 - seed % 2 for seed, winner in enumerate(won)) == 0


def test_alone_it_wins_now_and_then() -> None:
    won = sum(play(1, seed, (True,)) == 0 for seed in range(40))
    assert 6 <= won <= 28


def test_its_games_end_by_the_traitors_death() -> None:
    assert [play(3, seed, (True,) * 3) in (0, 1, 2) for seed in range(6)].count(True) >= 5


def test_it_walks_to_its_mission_and_declares_it() -> None:
    table = Table(2).at(0, "Iron Tundra").ammo(0, 6, 4, 4, 2).give(0, "M05").turn(0).quiet()
    assert quick(table) == "go N01"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"lives": 1}, "Furlow"),
        ({}, "Magnopole"),
    ],
)
def test_where_it_wants_to_be(change: dict[str, int], where: str) -> None:
    table = Table(2).at(0, "Copper Hills").ammo(0, 6, 4, 4, 2).give(0, "M05").put(0, **change).turn(0)
    assert goal(table.view(0), 0) == NAMED[where]


def test_with_three_different_clues_it_goes_to_the_battle_computer() -> None:
    table = Table(2).at(0, "Shuttle Bay").give(0, "K1", "K2", "K3", "M05").turn(0)
    assert goal(table.view(0), 0) == NAMED["Battle Computer"]


def test_with_a_full_set_it_hunts_and_first_arms_itself() -> None:
    table = Table(2).at(0, "Shuttle Bay").full(0).turn(0)
    assert goal(table.view(0), 0) == NAMED["Bridge"]
    armed = Table(2).at(0, "Iron Tundra").full(0, "Magnopole").ammo(0, 6, 4, 0, 2).turn(0)
    assert goal(armed.view(0), 0) == NAMED["Magnopole"]
    bare = Table(2).at(0, "Copper Hills").full(0, "Magnopole").turn(0)
    assert goal(bare.view(0), 0) != NAMED["Magnopole"]
    assert ammunition(bare.gi(0)) == 0


def test_it_fights_what_it_can_beat_and_spares_its_ammunition() -> None:
    table = face(field("E01", sector="Quartz Zone").ammo(0, gp=6))
    assert quick(table).startswith("fire gp")
    weak = face(field("E09").put(0, lives=1))
    assert quick(weak) in ("surrender", "evade")


def test_it_uses_a_med_pack_when_it_is_low() -> None:
    assert quick(Table(2).put(0, lives=1).give(0, "I09").turn(0).quiet()) == "use I09"


def test_it_spoils_missions_and_moves_the_traitor_away() -> None:
    table = Table(2).at(0, "Magnopole").give(0, "M05").give(1, "R33").ends(0)
    assert quick(table, 1) == "play R33"
    hunt = Table(2).at(0, "Bridge").full(0, lives=1).give(1, "R01").ends(0)
    assert quick(hunt, 1) == "play R01"
    assert threat(hunt.view(1), 0) > threat(hunt.view(1), 1)


def test_it_confronts_the_traitor() -> None:
    assert quick(Table(2).at(0, "Bridge").full(0).ends(0).quiet()) == "confront"
    armed = Table(2).at(0, "Magnopole").full(0, "Magnopole").ammo(0, 6, 4, 0, 2).chips(0, "gunnar").ends(0).quiet()
    assert quick(armed).startswith("fire")
    assert quick(Table(2).at(0, "Magnopole").full(0, "Magnopole").ends(0).quiet()) == "pass"


def test_it_always_answers_what_is_asked() -> None:
    rng = Random(6)
    for seats in (1, 2, 4):
        state = GAME.new(seats, {"rounds": 20})
        while state.asks:
            ask = rng.choice(state.asks)
            move: Move = ask.pick(rng)
            if ask.seat != CHANCE:
                answer = GAME.quick(GAME.view(state, ask.seat), ask, rng)
                assert answer in ask.moves
                if rng.random() < 0.7:
                    move = answer
            state.apply(ask.seat, move)
