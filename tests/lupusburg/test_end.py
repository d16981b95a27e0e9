"""LBG-END, LBG-SCO: who wins, and for how many points."""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import living
from covo.games.lupusburg.steps import scores
from covo.kernel import EVERYONE, WATCHER, Event, Outcome, Refusal
from tests.lupusburg.table import Played, Table, table


def reason(t: Table) -> str | None:
    return t.state.outcome.reason if t.state.outcome else None


def lynched(chests: str = "", *, mayor: int = 0, bets: dict[int, tuple[int, int]] | None = None) -> Table:
    """Four players, the werewolf is seat 0, the thief seat 1: 2R, 0R, 3R and 0L go, in this order."""
    t = table(4, chests=chests, mayor=mayor).night("2R").privilege().bets(bets).discuss().lynch("0R")
    return t.round("3R", "0L")


# ── End of the game ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-END-01")
def test_the_werewolf_wins_with_two_against_two() -> None:
    t = table(5).round("2R", "2L").round("3R", "3L").night("4R").privilege().bets().discuss().suspect("4L", "1R")
    assert (t.step, t.state.alive.bit_count(), t.state.lives(0)) == ("RunOff", 5, 2)
    t.runoff()
    assert reason(t) == "parity"
    assert living(t.state.alive) == (0, 1, 2, 3)
    assert t.state.outcome == Outcome("parity", ((0,), (1, 2, 3, 4)), (1.0, 0.0, 0.0, 0.0, 0.0))
    assert t.news()[-1] == Event("end", EVERYONE, {"reason": "parity", "winner": 0, "wolf": 0, "thief": 1})


@pytest.mark.rule("LBG-END-01")
def test_the_werewolf_wins_with_one_against_one() -> None:
    t = table(4, wolf=2, thief=1).round("2R", "0R").round("0L", "1R")
    assert (t.step, t.state.alive.bit_count()) == ("ThiefCall", 4)  # one against three is not enough
    t.night("1L")
    assert t.step == "UsePrivilege"  # nor one against two
    t.day("3R")
    assert reason(t) == "parity"
    assert living(t.state.alive) == (5, 7)
    assert t.state.outcome == Outcome("parity", ((2,), (0, 1, 3)), (0.0, 0.0, 1.0, 0.0))


@pytest.mark.rule("LBG-END-02")
def test_the_werewolf_loses_with_both_characters() -> None:
    t = table(4).round("2R", "0R")
    assert t.step == "ThiefCall"
    t.round("2L", "0L")
    assert reason(t) == "lynched"
    assert t.told("end") == [Event("end", EVERYONE, {"reason": "lynched", "winner": 1, "wolf": 0, "thief": 1})]
    assert t.told("points") == [Event("points", EVERYONE, {"points": (0, 6, 1, 6)})]
    (past,) = t.state.past
    assert (past.reason, past.wolf, past.thief, past.winner, past.points) == ("lynched", 0, 1, 1, (0, 6, 1, 6))


@pytest.mark.rule("LBG-END-03")
def test_the_thiefs_characters_count_with_the_others() -> None:
    """Two of the werewolf, two of the thief and one more: it goes on till the thief is one of two."""
    t = table(4).round("2R", "2L").night("3R")
    assert living(t.state.alive) == (0, 1, 2, 3, 7)
    assert t.step == "UsePrivilege"
    t.day("3L")
    assert living(t.state.alive) == (0, 1, 2, 3)
    assert reason(t) == "parity"


@pytest.mark.rule("LBG-END-04")
def test_dawn_cannot_cost_the_werewolf_the_last_character() -> None:
    t = table(4).night("0R")
    assert t.step == "UsePrivilege"  # alive with one
    t.day("2R").thief_call()
    assert t.refused(0, "bite 0L").rule == "LBG-WLF-05"
    assert all(move[1] not in ("0R", "0L") for move in t.ask(0).moves)
    by_hand = table(4).round("2R", "2L").without("3R").night("3L")
    assert reason(by_hand) == "parity"


@pytest.mark.rule("LBG-END-05")
def test_a_winning_werewolf_is_the_only_winner_and_no_points_are_counted() -> None:
    t = table(4).night("2R").privilege().bets({3: (8, 0)}).discuss().lynch("2L").round("1R", "1L")
    assert reason(t) == "parity"
    assert t.state.points == ()
    assert t.state.totals == (0, 0, 0, 0)
    assert t.told("points") == []
    assert t.state.outcome == Outcome("parity", ((0,), (1, 2, 3)), (1.0, 0.0, 0.0, 0.0))


@pytest.mark.rule("LBG-END-05")
def test_not_even_the_memory_of_a_game_the_werewolf_wins_has_points() -> None:
    assert table(4).round("2R", "2L").round("3R", "3L").state.past[-1].points == (0, 0, 0, 0)


@pytest.mark.rule("LBG-END-06")
def test_everything_is_turned_up_when_the_werewolf_has_lost() -> None:
    t = lynched("RLLR", bets={2: (5, 3)})
    for viewer in (WATCHER, *range(4)):
        seen = t.view(viewer)
        assert seen.characters == (0, 1, 2, 0, 0, 0, 0, 0)
        assert seen.chests == (0, 1, 1, 0)
        assert seen.bets == t.state.bets
        assert seen.bag == (8, 7, 6, 4, 3, 2, 2)


@pytest.mark.rule("LBG-END-07")
def test_a_losing_werewolf_gets_no_points() -> None:
    t = lynched(bets={0: (8, 1)})
    assert scores(t.state)[0] == (0, 0, 0)
    assert t.state.points[0] == 0
    assert t.state.outcome is not None
    assert t.state.outcome.ranking[-1] == (0,)
    assert lynched().state.points[0] == 0  # nor for an unused seal


@pytest.mark.rule("LBG-OVR-06")
def test_after_the_end_nothing_is_asked_and_every_move_refused() -> None:
    t = lynched()
    assert (t.asked, t.state.stack) == ([], ())
    for move in ("pass", "vote 1R", "dance"):
        assert t.refused(1, move) == Refusal("LBG-OVR-06", "game-over")


# ── Scoring ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-SCO-01")
def test_two_points_for_each_living_character() -> None:
    t = table(5).round("2R", "0R").round("2L", "4R").round("3R", "0L")
    assert [row[0] for row in scores(t.state)] == [0, 4, 0, 2, 2]


@pytest.mark.rule("LBG-SCO-02", "LBG-SCO-03")
@pytest.mark.parametrize(("chests", "worth"), [("RRRR", [1, 0, 0]), ("RLLR", [1, 1, 0]), ("RRRL", [1, 0, 1])])
def test_a_chest_counts_while_its_own_house_stands(chests: str, worth: list[int]) -> None:
    t = lynched(chests)  # 2L and 3L live on
    assert [row[1] for row in scores(t.state)[1:]] == worth
    assert t.state.points == (0, *(lives + chest + 1 for lives, chest in zip((4, 2, 2), worth, strict=True)))


@pytest.mark.rule("LBG-SCO-04", "LBG-SCO-05", "LBG-SCO-06")
def test_a_bet_is_worth_its_coin_only_on_the_werewolf_and_an_unused_seal_1() -> None:
    t = lynched(bets={1: (8, 0), 2: (7, 3)})
    assert scores(t.state) == ((0, 0, 0), (4, 1, 8), (2, 0, 0), (2, 0, 1))
    assert t.state.points == (0, 13, 2, 3)


@pytest.mark.rule("LBG-SCO-04")
@pytest.mark.parametrize("coin", [8, 7, 6, 5, 4, 3, 2])
def test_the_coin_decides_what_a_right_bet_is_worth(coin: int) -> None:
    assert scores(lynched(bets={3: (coin, 0)}).state)[3] == (2, 0, coin)


@pytest.mark.rule("LBG-SCO-07")
def test_a_player_without_characters_can_win() -> None:
    t = table(4).night("2R").privilege().bets({2: (8, 0)}).discuss().lynch("0R").round("2L", "0L")
    assert t.state.lives(2) == 0
    assert t.state.points == (0, 6, 8, 6)
    assert t.state.outcome == Outcome("lynched", ((2,), (1,), (3,), (0,)), (0.0, 0.0, 1.0, 0.0))


@pytest.mark.rule("LBG-SCO-08")
def test_the_thief_scores_like_a_citizen() -> None:
    points = []
    for thief in (1, 2, 3):
        t = table(4, thief=thief).night("2R").privilege().bets({1: (5, 0)}).discuss().lynch("0R").round("3R", "0L")
        points.append(t.state.points)
    assert points == [(0, 10, 3, 3)] * 3


@pytest.mark.rule("LBG-SCO-09")
def test_the_highest_score_wins() -> None:
    t = lynched(bets={3: (8, 0)})
    assert t.state.points == (0, 6, 3, 10)
    assert t.state.outcome == Outcome("lynched", ((3,), (1,), (2,), (0,)), (0.0, 0.0, 0.0, 1.0))
    assert t.told("end")[0].data["winner"] == t.state.past[-1].winner == 3


@pytest.mark.rule("LBG-SCO-10")
@pytest.mark.parametrize(
    ("mayor", "ranking"), [(3, (1, 2, 3, 0)), (0, (1, 2, 3, 0)), (1, (2, 3, 1, 0)), (2, (3, 1, 2, 0))]
)
def test_a_tie_goes_to_the_nearest_to_the_mayor(mayor: int, ranking: tuple[int, ...]) -> None:
    t = lynched("RRLL", mayor=mayor, bets={1: (8, 2), 2: (2, 0), 3: (2, 0)})
    assert t.state.mayor == (mayor + 1) % 4  # the game ended on the second day
    assert t.state.points == (0, 5, 5, 5)
    assert t.state.outcome is not None
    assert t.state.outcome.ranking == tuple((seat,) for seat in ranking)
    assert t.state.outcome.returns == tuple(float(seat == ranking[0]) for seat in range(4))


@pytest.mark.rule("LBG-SCO-11")
def test_the_highest_score_is_13() -> None:
    assert max(lynched(bets={1: (8, 0)}).state.points) == 13


@pytest.mark.rule("LBG-SCO-11")
def test_no_random_game_beats_13(played: list[Played]) -> None:
    points = [point for _, positions in played for point in positions[-1].points]
    assert points
    assert max(points) <= 13
