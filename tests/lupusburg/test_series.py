"""LBG-SER: several games in a row."""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import COINS
from covo.games.lupusburg.game import GAME
from covo.kernel import EVERYONE, Event, Outcome, SetupError
from tests.lupusburg.table import Table, table


def wolf_wins(t: Table, wolf: int, others: tuple[int, ...]) -> Table:
    """From the thief's call: the werewolf gets rid of the first players of `others`, two characters a round."""
    assert t.state.wolf == wolf
    for seat in others:
        t.round(f"{seat}R", f"{seat}L")
    return t


def wolf_loses(t: Table, bites: tuple[str, str]) -> Table:
    wolf = t.state.wolf
    return t.round(bites[0], f"{wolf}R").round(bites[1], f"{wolf}L")


@pytest.mark.rule("LBG-SER-01")
def test_one_to_eight_games_can_be_played_in_a_row() -> None:
    for games in range(1, 9):
        assert GAME.new(4, {"games": games}).games == games
    assert GAME.new(4).games == 1
    for games in (0, 9):
        with pytest.raises(SetupError, match="option games"):
            GAME.new(4, {"games": games})


@pytest.mark.rule("LBG-SER-01")
def test_scores_add_up() -> None:
    t = wolf_loses(table(4, games=3), ("2R", "2L"))
    assert t.state.totals == (0, 6, 1, 6)
    t = wolf_loses(t.deal(1, 3), ("0R", "0L"))
    assert t.state.totals == (0 + 1, 6 + 0, 1 + 6, 6 + 6)
    assert [past.points for past in t.state.past] == [(0, 6, 1, 6), (1, 0, 6, 6)]
    t = wolf_loses(t.deal(2, 0), ("3R", "3L"))
    assert t.state.totals == (7, 12, 7, 13)
    assert t.step == "over"


@pytest.mark.rule("LBG-SER-02", "LBG-SER-03")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_winning_werewolf_scores_the_number_of_players_and_the_others_nothing(seats: int) -> None:
    t = table(seats, wolf=1, thief=0, games=2).night("2R").privilege().bets({0: (8, 1)}).discuss().lynch("2L")
    t = wolf_wins(t, 1, tuple(range(3, seats)))
    points = tuple(seats if seat == 1 else 0 for seat in range(seats))
    assert t.told("points") == [Event("points", EVERYONE, {"points": points})]
    assert t.state.totals == points
    (past,) = t.state.past
    assert (past.reason, past.wolf, past.thief, past.winner, past.points) == ("parity", 1, 0, 1, points)


@pytest.mark.rule("LBG-SER-04")
def test_the_mayors_role_moves_on_from_game_to_game() -> None:
    t = wolf_loses(table(4, games=3, mayor=2), ("2R", "2L"))
    assert t.state.mayor == 0  # seats 2 and 3 had it
    assert t.news()[-3:] == [
        Event("end", EVERYONE, {"reason": "lynched", "winner": 3, "wolf": 0, "thief": 1}),
        Event("points", EVERYONE, {"points": (0, 6, 1, 6)}),
        Event("next-game", EVERYONE, {"game": 2, "mayor": 0}),
    ]
    t = wolf_loses(t.deal(1, 3), ("0R", "0L"))
    assert t.state.mayor == 2
    assert t.told("next-game")[-1].data == {"game": 3, "mayor": 2}


@pytest.mark.rule("LBG-SER-04")
def test_the_next_game_begins_afresh() -> None:
    t = table(4, games=2).night("2R", look="3R").privilege("1R").bets({1: (8, 0)}).discuss().lynch("0R")
    t.round("2L", "0L", look="3L")
    fresh = GAME.new(4, {"games": 2})
    kept = {"mayor", "totals", "past"}
    assert {name: value for name, value in t.state.saved().items() if name not in kept} == {
        name: value for name, value in fresh.saved().items() if name not in kept
    }
    assert t.state.bag == COINS
    assert t.asked == [0, 1, 2, 3]
    assert t.step == "LayHouses"
    t.deal(3, 2, "LRLR")
    assert (t.state.round, t.state.night, t.step) == (1, True, "ThiefCall")


@pytest.mark.rule("LBG-SER-05")
def test_the_highest_total_wins_the_series() -> None:
    t = wolf_loses(table(4, games=2), ("2R", "2L"))
    t.deal(2, 3)
    t.night("0R").privilege().bets({3: (8, 2)}).discuss().lynch("2R").round("0L", "2L")
    assert t.state.totals == (0 + 1, 6 + 6, 1 + 0, 6 + 13)
    assert t.state.outcome == Outcome("series", ((3,), (1,), (0,), (2,)), (0.0, 0.0, 0.0, 1.0))
    assert t.state.mayor == 3
    assert t.state.points == (1, 6, 0, 13)


@pytest.mark.rule("LBG-SER-05", "LBG-SER-02")
def test_a_series_the_werewolves_win() -> None:
    t = wolf_wins(table(5, games=2, wolf=4, thief=0), 4, (1, 2, 3))
    t = wolf_wins(t.deal(4, 0), 4, (1, 2, 3))
    assert t.state.totals == (0, 0, 0, 0, 10)
    assert t.state.outcome == Outcome("series", ((4,), (0,), (1,), (2,), (3,)), (0.0, 0.0, 0.0, 0.0, 1.0))
    assert t.state.mayor == 0  # three days in each game: 0 1 2, then 3 4 0
