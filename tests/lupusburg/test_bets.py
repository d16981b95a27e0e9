"""LBG-BET: seals, coins and the bag."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from covo.games.lupusburg.box import COINS
from covo.games.lupusburg.check import conserved
from covo.games.lupusburg.state import Bet
from covo.kernel import CHANCE, EVERYONE, WATCHER, Ask, Event, Refusal
from tests.lupusburg.table import Played, Table, moves, table, tell_apart


def betting(seats: int = 5, *, wolf: int = 0, thief: int = 1, mayor: int = 0) -> Table:
    """The first day's betting."""
    return table(seats, wolf=wolf, thief=thief, mayor=mayor).night("2R").privilege()


@pytest.mark.rule("LBG-BET-01", "LBG-BET-02")
def test_each_in_turn_from_the_mayor_bets_or_passes() -> None:
    t = betting(mayor=3)
    for seat in (3, 4, 0, 1, 2):
        assert t.state.asks == (Ask(seat, moves("pass", "bet"), "LBG-BET-01", default=moves("pass")),)
        other = (seat + 1) % 5
        assert t.refused(other, "bet") == Refusal("LBG-BET-01", "not-your-turn")
        t.play(seat, "pass")
        assert t.news() == [Event("no-bet", EVERYONE, {"seat": seat})]
    assert t.step == "Discussion"
    assert t.state.bets == (None,) * 5
    assert t.state.bag == COINS


@pytest.mark.rule("LBG-BET-01")
def test_after_a_bet_the_next_player_decides() -> None:
    t = betting().bet(8, 3)
    assert (t.step, t.asked) == ("Bets", [1])
    t.bet(7, 3)
    assert (t.step, t.asked) == ("Bets", [2])


@pytest.mark.rule("LBG-BET-03")
def test_players_without_characters_may_bet() -> None:
    t = table(6).round("4R", "4L").night("3R").privilege().bets({4: (6, 2)})
    assert t.state.lives(4) == 0
    assert t.state.bets[4] == Bet(target=2, day=2, coin=6, drawn=(8, 7, 6))


@pytest.mark.rule("LBG-BET-04")
def test_one_seal_one_bet() -> None:
    t = betting().bets({1: (8, 3)})
    t.discuss().lynch("2L").night("3R").privilege()
    offered = []
    while t.step == "Bets":
        offered += t.asked
        assert t.refused(1, "bet") == Refusal("LBG-BET-04", "seal-used")
        t.play(t.asked[0], "pass")
    assert offered == [2, 3, 4, 0]  # the mayor's first, but seat 1 is the mayor


@pytest.mark.rule("LBG-BET-05")
def test_who_passes_may_bet_on_a_later_day() -> None:
    t = betting().bets().discuss().lynch("2L").night("3R").privilege()
    assert t.legal(1) == ["pass", "bet"]
    t.bet(5, 0)
    assert t.state.bets[1] == Bet(0, 2, 5, (8, 7, 5))


@pytest.mark.rule("LBG-BET-06")
def test_three_coins_are_drawn_at_random() -> None:
    t = betting(mayor=3).play(3, "bet")
    assert t.news() == [Event("bets", EVERYONE, {"seat": 3})]
    assert t.asked == [CHANCE]
    ask = t.ask(CHANCE)
    assert ask.rule == "LBG-BET-06"
    hands = Counter(combinations(COINS, 3))
    assert dict(zip(ask.moves, ask.odds(), strict=True)) == {
        moves("draw " + " ".join(map(str, hand)))[0]: pytest.approx(ways / 56) for hand, ways in hands.items()
    }
    odds = dict(zip(map(str, ask.moves), ask.odds(), strict=True))
    assert odds["draw 8 7 2"] == pytest.approx(2 / 56)
    assert odds["draw 8 7 6"] == odds["draw 8 2 2"] == pytest.approx(1 / 56)
    t.chance("draw 8 5 2")
    assert t.news() == [Event("drew", (3,), {"coins": (8, 5, 2)})]


@pytest.mark.rule("LBG-BET-07", "LBG-BET-18")
def test_the_last_bettors_draw_what_there_is() -> None:
    t = betting(8)
    drawn = {}
    for seat, coin in enumerate((8, 2, 7, 6, 5, 4, 2, 3)):
        drawn[seat] = len(t.play(seat, "bet").ask(CHANCE).moves[0].args)
        hand = next(move for move in t.ask(CHANCE).moves if coin in move.args)
        t.chance(str(hand)).play(seat, f"keep {coin}").play(seat, f"accuse {(seat + 1) % 8}")
        assert t.view(WATCHER).coins_in_bag == 7 - seat
    assert list(drawn.values()) == [3, 3, 3, 3, 3, 3, 2, 1]
    assert t.state.bag == ()
    assert [bet and bet.coin for bet in t.state.bets] == [8, 2, 7, 6, 5, 4, 2, 3]


@pytest.mark.rule("LBG-BET-08")
def test_one_coin_is_kept_and_the_rest_go_back() -> None:
    t = betting().play(0, "bet").chance("draw 7 2 2")
    assert t.state.asks == (Ask(0, moves("keep 7", "keep 2"), "LBG-BET-08"),)
    for wrong in ("keep 8", "keep 3", "keep"):
        assert t.refused(0, wrong) == Refusal("LBG-BET-08", "not-drawn", {"move": wrong})
    t.play(0, "keep 2").play(0, "accuse 1")
    assert t.state.bag == (8, 7, 6, 5, 4, 3, 2)
    assert t.state.bets[0] == Bet(1, 1, 2, (7, 2, 2))


@pytest.mark.rule("LBG-BET-09", "LBG-BET-10", "LBG-BET-11")
def test_the_seal_goes_in_front_of_another_player() -> None:
    t = betting(mayor=2).play(2, "bet").chance("draw 8 7 6").play(2, "keep 7")
    assert t.news() == []
    assert t.state.asks == (Ask(2, moves("accuse 0", "accuse 1", "accuse 3", "accuse 4"), "LBG-BET-09"),)
    assert t.refused(2, "accuse 2") == Refusal("LBG-BET-10", "not-yourself")
    assert t.refused(2, "accuse 3R") == Refusal("LBG-BET-09", "no-such-choice", {"move": "accuse 3R"})
    assert t.refused(2, "accuse 5") == Refusal("LBG-BET-09", "no-such-choice", {"move": "accuse 5"})
    t.play(2, "accuse 3")
    assert t.news() == [Event("placed", EVERYONE, {"seat": 2, "target": 3})]
    assert t.state.bets == (None, None, Bet(3, 1, 7, (8, 7, 6)), None, None)


@pytest.mark.rule("LBG-BET-12", "LBG-BET-18")
def test_a_bet_is_final(played: list[Played]) -> None:
    bets_made = 0
    for _, positions in played:
        held = conserved(positions[0])
        for before, after in pairwise(positions):
            for old, new in zip(before.bets, after.bets, strict=True):
                bets_made += old is None and new is not None
                assert old is None or new == old
            assert conserved(after) == held
    assert bets_made > 100


@pytest.mark.rule("LBG-BET-13")
def test_nobody_but_the_bettor_knows_the_coin() -> None:
    one, other = betting(), betting()
    one.play(0, "bet").chance("draw 8 7 6")
    other.play(0, "bet").chance("draw 4 3 2")
    assert tell_apart(one, other) == {0}
    one.play(0, "keep 8")
    other.play(0, "keep 3")
    assert tell_apart(one, other) == {0}
    assert tell_apart(one.play(0, "accuse 1"), other.play(0, "accuse 1")) == {0}
    assert one.view(0).bets[0] == Bet(1, 1, 8, (8, 7, 6))
    for viewer in (WATCHER, 1, 2, 3, 4):
        assert one.view(viewer).bets == (Bet(1, 1, None, ()), None, None, None, None)


@pytest.mark.rule("LBG-BET-14")
def test_the_werewolf_may_bet_but_never_scores_it() -> None:
    t = betting(4, wolf=0).bets({0: (8, 1), 3: (7, 0)})
    assert t.state.bets[0] == Bet(1, 1, 8, (8, 7, 6))
    assert 8 not in t.state.bag
    t.discuss().lynch("0R").round("2L", "0L")
    assert t.state.points[0] == 0
    assert t.state.points[3] == 4 + 1 + 7


@pytest.mark.rule("LBG-BET-15")
def test_the_thief_bets_like_a_citizen() -> None:
    as_thief, as_citizen = betting(thief=1), betting(thief=4)
    for t in (as_thief, as_citizen):
        t.play(0, "pass")
    assert as_thief.ask(1) == as_citizen.ask(1)
    assert as_thief.bet(5, 0).state.bets == as_citizen.bet(5, 0).state.bets


@pytest.mark.rule("LBG-BET-16")
def test_once_the_coins_are_drawn_there_is_no_way_back() -> None:
    t = betting().play(0, "bet").chance("draw 4 3 2")
    assert t.refused(0, "pass") == Refusal("LBG-BET-16", "no-way-back")
    assert t.refused(0, "accuse 1") == Refusal("LBG-BET-09", "only-with-coin")
    t.play(0, "keep 3")
    assert t.refused(0, "pass") == Refusal("LBG-BET-16", "no-way-back")
    assert t.refused(0, "keep 4") == Refusal("LBG-BET-08", "only-after-drawing")
    assert t.asked == [0]


@pytest.mark.rule("LBG-BET-17")
def test_several_bets_may_have_one_target() -> None:
    t = betting().bets({0: (8, 3), 1: (7, 3), 2: (6, 3), 4: (5, 3)})
    assert [bet and bet.target for bet in t.state.bets] == [3, 3, 3, None, 3]
    assert t.state.bag == (4, 3, 2, 2)
