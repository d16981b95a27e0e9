"""The quick player: legal always, sensible in the places one can name, and clearly better than chance."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupusburg.bot import believe, quick
from covo.games.lupusburg.box import owner, slot_of
from covo.games.lupusburg.game import GAME
from covo.kernel import Seat
from tests.lupusburg.table import Table, table

SEEDS = range(40)


def answers(t: Table, seat: Seat) -> set[str]:
    """What the bot may do here, over many seeds."""
    return {str(quick(t.view(seat), t.ask(seat), Random(seed))) for seed in SEEDS}


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_every_move_is_legal_and_follows_from_the_seed(seats: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(seats, {"games": 2})
        while state.asks:
            ask = rng.choice(state.asks)
            if ask.seat < 0:
                state.apply(ask.seat, ask.pick(rng))
                continue
            view = GAME.view(state, ask.seat)
            move = quick(view, ask, Random(seed))
            assert move == quick(view, ask, Random(seed))
            state.apply(ask.seat, move)  # raises where it is not legal


def test_one_quick_player_among_random_ones_wins_twice_his_share() -> None:
    rng = Random(1)
    won = 0.0
    for number in range(300):
        state = GAME.new(5)
        me = number % 5
        while state.asks:
            ask = rng.choice(state.asks)
            move = quick(GAME.view(state, me), ask, rng) if ask.seat == me else ask.pick(rng)
            state.apply(ask.seat, move)
        assert state.outcome is not None
        won += state.outcome.returns[me]
    assert won / 300 > 2 / 5


def test_among_quick_players_neither_side_wins_always() -> None:
    rng = Random(2)
    ends = []
    for _ in range(120):
        state = GAME.new(6)
        while state.asks:
            ask = rng.choice(state.asks)
            view = GAME.view(state, ask.seat) if ask.seat >= 0 else None
            state.apply(ask.seat, ask.pick(rng) if view is None else quick(view, ask, rng))
        assert state.outcome is not None
        ends.append(state.outcome.reason)
    assert 0.15 < ends.count("parity") / len(ends) < 0.6


def test_a_mayor_who_saw_the_werewolf_card_knows() -> None:
    t = table(5, wolf=2, thief=3, chests="RRRRR").night("1R").privilege("2L", show="R")
    assert believe(t.view(0)) == [0, 0, 1, 0, 0]
    assert believe(t.view(1))[0] > 0


def test_who_lost_both_or_showed_the_thief_is_not_the_werewolf() -> None:
    t = table(6, wolf=0, thief=1).round("2R", "2L").night("3R")
    assert believe(t.view(4))[2] == 0
    t = table(6, wolf=2, thief=3, chests="RRRRRR").night("1R").privilege("3L", show="R")
    assert believe(t.view(0))[3] == 0


def test_a_citizen_card_halves_the_suspicion() -> None:
    t = table(5, wolf=2, thief=3, chests="RRRRR").night("2R").privilege("1R", show="R")
    belief = believe(t.view(0))
    assert 0 < belief[1] < belief[4]


def test_the_werewolf_bites_others_and_rather_who_saw_his_card() -> None:
    t = table(5, wolf=2, thief=3, chests="RRRRR").round("1R", "1L")
    t.thief_call()
    assert all(owner(slot_of(move)) != 2 for move in t.ask(2).moves if str(move) in answers(t, 2))
    seen = table(5, wolf=2, thief=3, chests="RRRRR").night("1R").privilege("2L", show="R")
    seen.bets().discuss().suspect("1L", "4R").runoff()
    seen.thief_call()
    assert {move[5] for move in answers(seen, 2)} == {"0"}


def test_the_werewolf_now_and_then_bites_himself_at_first() -> None:
    t = table(6, wolf=2, thief=3, chests="RRRRRR")
    t.thief_call()
    own = {move for move in answers(t, 2) if move.startswith("bite 2")}
    assert own == {"bite 2L"}


def test_the_werewolf_as_mayor_shows_his_citizen_and_a_citizen_what_clears_him() -> None:
    t = table(5, wolf=0, thief=3, chests="LRRRR").night("1R").play(0, "point 2L")
    assert answers(t, 0) == {"show L"}
    t = table(5, wolf=1, thief=3, chests="LRRRR").night("1L").play(0, "point 2L")
    assert answers(t, 0) == {"show R"}


def test_who_knows_the_werewolf_waits_while_he_has_two_lives_then_bets_on_him() -> None:
    t = table(5, wolf=2, thief=3, chests="RRRRR").night("1R").privilege("2L", show="R")
    assert answers(t, 0) == {"pass"}
    t.bets().discuss().suspect("2R", "4R").runoff().night("4R").privilege()
    while t.asked != [0]:
        t.play(t.asked[0], "pass")
    assert answers(t, 0) == {"bet"}
    t.play(0, "bet").chance("draw 8 5 2")
    assert answers(t, 0) == {"keep 8"}
    t.play(0, "keep 8")
    assert answers(t, 0) == {"accuse 2"}


def test_nobody_votes_for_his_own_while_there_are_others() -> None:
    t = table(5, wolf=2, thief=3).night("1R").privilege().bets().discuss()
    assert not {move for move in answers(t, 0) if move.startswith("vote 0")}
    t.suspect("0R", "2R")
    assert answers(t, 0) == {"cast tuft"}


def test_the_thief_looks_where_a_face_is_known() -> None:
    t = table(5, wolf=2, thief=0, chests="RRRRR").night("1R").privilege("4R", show="R")
    t.bets().discuss().suspect("1L", "3R").runoff()
    assert {move[5] for move in answers(t, 0)} == {"4"}


def test_the_thief_clears_himself_with_his_card_but_not_before_the_werewolf() -> None:
    t = table(5, wolf=2, thief=0, chests="RRRRR").night("1R").play(0, "point 4R")
    assert answers(t, 0) == {"show L"}
    t = table(5, wolf=2, thief=0, chests="RRRRR").night("1R").play(0, "point 2L")
    assert answers(t, 0) == {"show R"}


def test_a_thief_who_found_the_chest_opposite_a_citizen_clears_its_owner() -> None:
    t = table(5, wolf=2, thief=0, chests="RRRRL").night("1R", look="4L").privilege("4R", show="R")
    assert believe(t.view(0))[4] == 0
    t = table(5, wolf=2, thief=0, chests="RRRRR").night("1R", look="4L").privilege("4R", show="R")
    assert believe(t.view(0))[4] > 0


def test_who_knows_the_werewolf_hides_it_in_the_first_vote_until_he_has_bet() -> None:
    t = table(5, wolf=2, thief=3, chests="RRRRR").night("1R").privilege("2L", show="R")
    t.bets().discuss()
    assert {move[5] for move in answers(t, 0)} > {"2"}
    t = table(5, wolf=2, thief=3, chests="RRRRR").night("1R").privilege("2L", show="R")
    t.bets({0: (8, 2)}).discuss()
    assert {move[5] for move in answers(t, 0)} == {"2"}


def test_the_werewolf_saves_his_own_in_the_run_off() -> None:
    t = table(5, wolf=2, thief=3).night("1R").privilege().bets().discuss().suspect("2R", "0R")
    assert answers(t, 2) == {"cast tuft"}
