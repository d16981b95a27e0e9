"""What helps search: the player for playouts, which moves it looks at, and how the gang stands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from covo.bots.search import Budget, Search
from covo.games.lupin.bot import TRUST, likely, play, quick
from covo.games.lupin.game import GAME
from covo.games.lupin.mind import MIND, half, worth
from covo.games.lupin.standing import networks, signs, standing, which
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps.gang import Activation
from covo.games.lupin.steps.police import Patrol
from covo.kernel import CHANCE
from tests.lupin.heist import heist
from tests.lupin.test_arrest import shot_down

Table = tuple[str, str, int]
TABLES: list[Table] = [("ruby", "novice", 2), ("bank", "expert", 2), ("ruby", "expert", 4)]


def positions(mission: str, level: str, seats: int, seed: int = 1) -> Iterator[Lupin]:
    """All decisions of a game of quick players that are none of chance."""
    state, rng = GAME.new(seats, {"mission": mission, "level": level}), Random(seed)
    while state.asks:
        ask = state.asks[0]
        if ask.seat != CHANCE:
            yield state
        state.advance(ask.seat, ask.pick(rng) if ask.seat == CHANCE else play(state, ask, rng))


@pytest.mark.parametrize("table", TABLES)
def test_in_a_playout_the_police_do_what_they_would_do_knowing_no_more(table: Table) -> None:
    seen = 0
    for number, state in enumerate(positions(*table)):
        ask = state.asks[0]
        if ask.seat == 0:
            assert play(state, ask, Random(number)) == quick(GAME.view(state, 0), ask, Random(number))
            seen += state.seen != 15
    assert seen > 20  # with somebody hidden


@pytest.mark.parametrize("table", TABLES[:2])
def test_in_a_playout_a_gang_in_one_hand_does_what_it_would_do(table: Table) -> None:
    same = [
        play(state, ask, Random(number)) == quick(GAME.view(state, 1), ask, Random(number))
        for number, state in enumerate(positions(*table))
        if (ask := state.asks[0]).seat == 1
    ]
    assert len(same) > 60
    assert sum(same) > 0.95 * len(same)  # whether the boat still lies at its pier others only conclude


@pytest.mark.parametrize("table", TABLES)
def test_it_looks_most_at_what_quick_does_and_at_nothing_less_than_never(table: Table) -> None:
    for number, state in enumerate(positions(*table)):
        ask = state.asks[0]
        if number % 5 or len(ask.moves) < 2:
            continue
        view = GAME.view(state, ask.seat)
        found = likely(view, ask)
        if not found:  # it is left to luck
            assert not isinstance(state.stack[0], Patrol | Activation)
            continue
        assert sum(found) == pytest.approx(1.0)
        assert min(found) >= 0.0
        assert found[ask.moves.index(quick(view, ask, Random(0)))] == max(found) >= TRUST


def test_it_does_not_look_at_deeds_quick_knows_not_to_follow_up() -> None:
    h = heist(seats=2, lupin="K4", hands={"lupin": "disguise"}, agents="K8 N8 N9").act("lupin")
    ask = h.ask()
    found = dict(zip(map(str, ask.moves), likely(GAME.view(h.state, ask.seat), ask), strict=True))
    assert found["end"] > 0.0
    assert any(move.startswith("card disguise") for move in found)
    assert all(share == 0.0 for move, share in found.items() if move.startswith("card disguise"))


def test_the_clock_goes_by_phases_so_that_the_other_side_has_had_its_own() -> None:
    clocks = {(state.turn, state.asks[0].seat, half(state)) for state in positions("ruby", "novice", 2) if state.turn}
    police = {(turn, clock) for turn, seat, clock in clocks if seat == 0}
    gang = {(turn, clock) for turn, seat, clock in clocks if seat == 1}
    assert {(turn, 2 * turn) for turn, _ in police} <= police
    assert {(turn, 2 * turn + 1) for turn, _ in gang} <= gang
    assert MIND.depth >= 2


def test_police_are_placed_by_luck_and_not_twice_alike() -> None:
    h = heist(phase="police")
    state = GAME.new(2, {"mission": "ruby"})
    ask = state.asks[0]
    assert {move.verb for move in ask.moves} == {"place"}
    view = GAME.view(state, 0)
    assert likely(view, ask) == ()
    assert len({str(Search(GAME, Budget(iterations=4))(view, ask, Random(seed))) for seed in range(8)}) > 2
    assert likely(GAME.view(h.state, 0), h.ask()) != ()


# ── How the gang stands ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("table", TABLES)
def test_chances_add_up_to_one_wherever_a_game_goes(table: Table) -> None:
    for state in positions(*table, seed=3):
        chances = worth(state)
        assert len(chances) == table[2]
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
        assert len(signs(state)) == len(networks()[which(state)].units[0])


def gang_stands(**layout: Any) -> float:
    agents = {1: "Q20", 2: "Q21", 3: "Q22", 4: "N20", 5: "N21", 6: "N22", 7: "N23"}
    return standing(heist(**{"seats": 2, "turn": 6, "agents": agents, "phase": "police", **layout}).state)


@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_the_treasure_in_hand_and_the_way_home_short(mission: str) -> None:
    def with_it(turn: int = 6) -> float:
        return gang_stands(mission=mission, turn=turn, tiles="lupin+ 2 3 4", agents="")

    assert with_it() > gang_stands(mission=mission, tiles="1 2 3 4", agents="")
    assert with_it() > 0.5


def test_wounds_arrests_and_lost_time_tell_against_the_gang() -> None:
    assert gang_stands(turn=4) > gang_stands(turn=11)
    whole = gang_stands(tiles="lupin+ 2 3 4", lupin="K4")
    assert whole > gang_stands(tiles="lupin+ 2 3 4", lupin="K4", wounds={"lupin": 3})
    near = {1: "K6", 2: "L6", 3: "J6", 4: "N20", 5: "N21", 6: "N22", 7: "N23"}
    assert whole > gang_stands(tiles="lupin+ 2 3 4", lupin="K4", agents=near)


# ── Search ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_it_thinks_while_the_agent_of_an_arrest_is_still_to_be_set_down() -> None:
    h = shot_down(agents="K1 M4 F4")
    assert h.step == "SetDown"
    ask = h.ask()
    move = Search(GAME, Budget(iterations=24))(GAME.view(h.state, 0), ask, Random(1))
    assert move in ask.moves


@pytest.mark.parametrize("table", TABLES)
def test_it_decides_anything_there_is_to_decide(table: Table) -> None:
    kinds = set()
    for state in positions(*table, seed=5):
        ask = state.asks[0]
        kind = (ask.seat, type(state.stack[0]).__name__)
        if kind not in kinds and len(ask.moves) > 1:
            kinds.add(kind)
            assert Search(GAME, Budget(iterations=6))(GAME.view(state, ask.seat), ask, Random(1)) in ask.moves
    assert len(kinds) >= 6
