"""LBG-Q: the rulings on what the rulebook leaves open."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from covo.games.lupusburg.box import CITIZEN, LEFT, RIGHT, THIEF, WEREWOLF, living
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.state import Bet, Privilege
from covo.games.lupusburg.steps import ThiefCall, WolfCall, run_off_votes, scores
from covo.kernel import CHANCE, EVERYONE, WATCHER, Channel, Event, Outcome, Refusal
from tests.lupusburg.table import Played, Table, moves, table, tell_apart

VIEWERS = (WATCHER, 0, 1, 2, 3)


# ── Setup and table ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-01")
def test_q01_sixteen_characters_sixteen_houses_and_one_mayor() -> None:
    t = table(8)
    houses = [(slot >> 1, slot & 1) for slot in living(t.state.alive)]
    characters = [t.state.character(slot) for slot in range(16)]
    assert (len(houses), len(characters)) == (16, 16)
    assert Counter(characters) == {WEREWOLF: 1, THIEF: 1, CITIZEN: 14}


@pytest.mark.rule("LBG-Q-02")
def test_q02_the_host_or_a_drawn_seat_is_first_mayor() -> None:
    host, drawn = GAME.new(5), GAME.new(5, {"mayor": "random"})
    assert (host.mayor, [ask.seat for ask in host.asks]) == (0, [0, 1, 2, 3, 4])
    assert [str(move) for move in drawn.asks[0].moves] == [f"mayor {seat}" for seat in range(5)]
    assert drawn.child(CHANCE, moves("mayor 3")[0]).mayor == 3


@pytest.mark.rule("LBG-Q-03")
@pytest.mark.parametrize(("mayor", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_q03_clockwise_is_the_order_of_seats(mayor: int, order: list[int]) -> None:
    t = table(4, mayor=mayor).night("2R").privilege()
    assert list(t.state.clockwise()) == order
    asked = []
    while t.step in ("Bets", "FirstVote"):
        asked += t.asked
        t.play(t.asked[0], "pass" if t.step == "Bets" else "vote 3R")
        t = t.until("FirstVote") if t.step == "Discussion" else t
    assert asked == order * 3


@pytest.mark.rule("LBG-Q-04")
def test_q04_night_comes_first() -> None:
    t = table(4)
    assert (t.state.night, t.step) == (True, "ThiefCall")
    assert t.state.deaths == ()


@pytest.mark.rule("LBG-Q-05")
def test_q05_a_repeated_deal_is_silent() -> None:
    t = Table(4)
    for seat in range(4):
        t.play(seat, "chest R")
    before = [t.view(viewer) for viewer in VIEWERS]
    t.chance("deal 1 1")
    assert t.news() == []
    assert [t.view(viewer) for viewer in VIEWERS] == before
    assert tell_apart(t.chance("deal 0 1"), table(4)) == set()


@pytest.mark.rule("LBG-Q-06")
def test_q06_all_choose_the_chests_slot_before_the_deal() -> None:
    t = Table(4)
    assert t.asked == [0, 1, 2, 3]
    assert all(t.legal(seat) == ["chest R", "chest L"] for seat in range(4))
    t.play(3, "chest L").play(0, "chest R").play(1, "chest L").play(2, "chest R")
    assert t.state.chests == (RIGHT, LEFT, RIGHT, LEFT)
    assert (t.step, t.state.wolf) == ("Deal", -1)


@pytest.mark.rule("LBG-Q-07")
def test_q07_characters_are_placed_by_the_table() -> None:
    t = table(4)
    assert not any(event.kind not in ("dealt", "night-falls", "thief-wakes") for event in t.news())
    assert tell_apart(table(4, chests="RRRR"), table(4, chests="LRRR")) == {0}  # a forced placement is not seen
    assert t.step == "ThiefCall"


@pytest.mark.rule("LBG-Q-08")
def test_q08_houses_do_not_show_their_chest() -> None:
    one, other = table(4, chests="RRRR"), table(4, chests="RRRL")
    assert tell_apart(one, other) == {3}
    assert tell_apart(one.thief_call("3R"), other.thief_call("3R")) == {1, 3}


@pytest.mark.rule("LBG-Q-09")
def test_q09_the_werewolfs_other_card_is_shown_as_a_citizen() -> None:
    t = table(4, wolf=3).night("2R").privilege("3R")
    assert t.view(0).characters[6] == CITIZEN
    citizen = table(4, wolf=2).night("2R").privilege("3R")
    assert 0 not in tell_apart(t, citizen)


@pytest.mark.rule("LBG-Q-10")
def test_q10_citizens_are_all_alike() -> None:
    t = table(8)
    faces = {t.state.character(slot) for slot in range(16)} - {WEREWOLF, THIEF}
    assert faces == {CITIZEN}


# ── Night ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-11")
def test_q11_a_thief_killed_tonight_keeps_what_was_seen() -> None:
    t = table(5, chests="RRRRL").round("2R", "1R").thief_call("4R")
    assert t.view(1).chests[4] == LEFT
    t.wolf_call("1L")
    assert (t.state.lives(1), t.view(1).chests[4], t.view(1).looks) == (0, LEFT, ((2, 8),))


@pytest.mark.rule("LBG-Q-12")
@pytest.mark.parametrize("lost", ["R", "L"])
def test_q12_the_roles_act_on_with_either_character(lost: str) -> None:
    t = table(6).round(f"1{lost}", f"0{lost}")
    assert len(t.legal(1)) > 1
    t.thief_call()
    assert len(t.legal(0)) > 1


@pytest.mark.rule("LBG-Q-13")
def test_q13_the_thief_looks_at_others_houses_in_the_circle_again_if_he_likes() -> None:
    t = table(5).round("2R", "2L", look="3R")
    assert t.legal(1) == ["sleep", "look 0R", "look 0L", "look 3R", "look 3L", "look 4R", "look 4L"]
    assert t.thief_call("3R").state.looks == ((1, 6), (2, 6))


@pytest.mark.rule("LBG-Q-14")
def test_q14_the_thief_need_not_look() -> None:
    t = table(4)
    assert "sleep" in t.legal(1)
    assert t.thief_call().state.looks == ()
    assert t.step == "WolfCall"


@pytest.mark.rule("LBG-Q-15")
@pytest.mark.parametrize("look", ["3R", "3L"])
def test_q15_a_look_tells_of_both_houses(look: str) -> None:
    right, left = table(4, chests="RRRR").thief_call(look), table(4, chests="RRRL").thief_call(look)
    assert (right.view(1).chests[3], left.view(1).chests[3]) == (RIGHT, LEFT)
    assert right.view(1).characters[6:] == (None, None)


@pytest.mark.rule("LBG-Q-16")
def test_q16_a_lapsed_call_sleeps_or_bites_someone_else() -> None:
    t = table(4)
    assert {str(t.ask(1).lapse(Random(seed))) for seed in range(50)} == {"sleep"}
    assert t.ask(1).hold  # the choice may be changed till the call closes
    t.thief_call()
    assert t.ask(0).hold
    others = {f"bite {seat}{side}" for seat in (1, 2, 3) for side in "RL"}
    assert {str(t.ask(0).lapse(Random(seed))) for seed in range(200)} == others
    drawn = Counter(str(t.ask(0).lapse(rng)) for rng in [Random(7)] for _ in range(1200))
    assert all(150 < count < 250 for count in drawn.values())


@pytest.mark.rule("LBG-Q-17")
def test_q17_a_call_always_takes_its_ten_seconds() -> None:
    for t in (table(5), table(5).thief_call(), table(5).round("1R", "1L"), table(5).round("1R", "1L").thief_call()):
        assert [(ask.limit, ask.hold) for ask in t.state.asks] == [(10, True)] * 5


@pytest.mark.rule("LBG-Q-18")
@pytest.mark.parametrize("own", ["0R", "0L"])
def test_q18_the_werewolf_may_bite_at_home_on_the_first_night(own: str) -> None:
    t = table(4).thief_call()
    assert f"bite {own}" in t.legal(0)
    assert t.wolf_call(own).state.lives(0) == 1


@pytest.mark.rule("LBG-Q-19")
def test_q19_the_claw_is_back_in_the_centre_before_each_night() -> None:
    t = table(5)
    for bite, lynch in (("2R", "2L"), ("3R", "3L")):
        assert [t.view(viewer).agenda for viewer in VIEWERS] == [(ThiefCall(), WolfCall())] * 5
        t.thief_call()
        assert [t.view(viewer).agenda for viewer in VIEWERS] == [(WolfCall(),)] * 5
        t.wolf_call(bite).day(lynch)


@pytest.mark.rule("LBG-Q-21")
def test_q21_talk_is_closed_at_night_and_open_by_day() -> None:
    t = Table(4)
    table_talk = (Channel("table", (0, 1, 2, 3), EVERYONE),)
    assert GAME.talk(t.state) == table_talk
    t.deal(0, 1)
    assert GAME.talk(t.state) == GAME.talk(t.thief_call().state) == ()
    assert GAME.talk(t.wolf_call("2R").state) == table_talk
    assert GAME.talk(t.day("2L").state) == ()
    assert GAME.talk(t.round("3R", "3L").state) == table_talk  # the game is over


# ── Dawn and privilege ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-24")
def test_q24_the_end_is_checked_right_after_every_elimination() -> None:
    at_dawn = table(4).round("2R", "2L").without("3R").night("3L")
    assert [event.kind for event in at_dawn.news()] == ["wolf-sleeps", "day-breaks", "end"]
    after_lynching = table(4).round("2R", "2L").round("3R", "3L")
    assert [event.kind for event in after_lynching.news()[-2:]] == ["lynched", "end"]


@pytest.mark.rule("LBG-Q-25")
def test_q25_at_least_as_many_and_only_equality_occurs(played: list[Played]) -> None:
    for _, positions in played:
        end = positions[-1]
        assert end.outcome is not None
        if end.outcome.reason == "parity":
            assert 2 * end.lives(end.wolf) == end.alive.bit_count()
    more = table(4).round("2R", "2L").without("3R").without("3L").night("1R")  # two against one, by hand
    assert more.state.outcome is not None
    assert more.state.outcome.reason == "parity"


@pytest.mark.rule("LBG-Q-26")
def test_q26_the_table_announces_the_end_at_once() -> None:
    t = table(4).round("2R", "2L").round("3R", "3L")
    assert t.news()[-1] == Event("end", EVERYONE, {"reason": "parity", "winner": 0, "wolf": 0, "thief": 1})
    assert t.asked == []


@pytest.mark.rule("LBG-Q-27")
def test_q27_the_werewolf_need_not_kill_every_citizen() -> None:
    t = table(6).round("2R", "2L").round("3R", "3L").round("4R", "4L").round("5R", "1R")
    assert t.step == "over"
    assert living(t.state.alive) == (0, 1, 3, 11)


@pytest.mark.rule("LBG-Q-28")
def test_q28_any_living_character_of_another_may_be_pointed_at_even_again() -> None:
    t = table(5, mayor=4).night("2R").privilege("3R").bets().discuss().lynch("0R").round("2L", "1R")
    t.night("3L")
    assert (t.state.mayor, t.state.lives(3)) == (1, 1)
    assert t.legal(1) == ["pass", "point 0L", "point 3R", "point 4R", "point 4L"]
    t.privilege("3R")
    assert t.state.privileges == (Privilege(1, 4, 6, 8), Privilege(3, 1, 6, 2))


@pytest.mark.rule("LBG-Q-29")
@pytest.mark.parametrize("show", ["R", "L"])
def test_q29_the_mayor_may_show_a_living_or_an_eliminated_character(show: str) -> None:
    t = table(5, wolf=2, thief=0).night("0R").play(0, "point 3R")
    assert t.legal(0) == ["show R", "show L"]
    assert t.play(0, f"show {show}").view(3).characters[0:2] == ((CITIZEN, None) if show == "R" else (None, THIEF))
    none_left = table(5, wolf=2, thief=0, mayor=4).round("0R", "0L").night("3L")
    assert (none_left.state.mayor, none_left.state.lives(0)) == (0, 0)
    none_left.privilege("3R", show)
    assert none_left.view(3).characters[0:2] == ((CITIZEN, None) if show == "R" else (None, THIEF))


@pytest.mark.rule("LBG-Q-30")
def test_q30_the_mayor_sees_before_he_shows() -> None:
    t = table(4, wolf=3).night("2R").play(0, "point 3L")
    assert t.view(0).characters[7] == WEREWOLF
    assert t.asked == [0]
    assert t.view(3).characters[0:2] == (None, None)


@pytest.mark.rule("LBG-Q-31")
def test_q31_third_players_see_the_slots_and_no_face() -> None:
    t = table(5, wolf=3, thief=0).night("2R").privilege("3L", "L")
    for viewer in (WATCHER, 1, 2, 4):
        seen = t.view(viewer)
        assert seen.privileges == (Privilege(1, 0, 7, 1),)
        assert (seen.characters[7], seen.characters[1]) == (None, None)
        heard = [event.kind for event in t.match.heard(viewer)]
        assert heard.count("privilege") == heard.count("shown") == 1
        assert "privilege-face" not in heard
        assert "shown-face" not in heard


@pytest.mark.rule("LBG-Q-32")
def test_q32_both_may_say_of_it_what_they_like() -> None:
    for wolf in (0, 3):
        t = table(4, wolf=wolf).night("2R").privilege("3L", "L")
        speakers = GAME.talk(t.state)[0].speakers
        assert {0, 3} <= set(speakers)


@pytest.mark.rule("LBG-Q-33")
def test_q33_no_privilege_after_a_dawn_that_ends_the_game() -> None:
    t = table(4).round("2R", "2L").without("3R").night("3L")
    assert (t.step, t.asked) == ("over", [])
    assert t.refused(t.state.mayor, "point 1R") == Refusal("LBG-OVR-06", "game-over")


# ── Bets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-34")
def test_q34_one_occasion_to_bet_each_day_till_the_seal_is_used() -> None:
    t = table(5)
    offered = []
    for bite, lynch in (("2R", "2L"), ("3R", "3L"), ("4R", "0R")):
        t.night(bite).privilege()
        while t.step == "Bets":
            offered += [(t.state.round, t.asked[0])] if t.asked == [1] else []
            _ = t.bet(8, 0) if t.asked == [1] and t.state.round == 2 else t.play(t.asked[0], "pass")
        t.discuss().lynch(lynch)
    assert offered == [(1, 1), (2, 1)]


@pytest.mark.rule("LBG-Q-35")
def test_q35_seal_then_coins_then_target() -> None:
    t = table(4).night("2R").privilege()
    assert t.refused(0, "accuse 1").why == "only-with-coin"
    t.play(0, "bet")
    assert t.asked == [CHANCE]
    t.chance("draw 5 4 3")
    assert t.refused(0, "pass").why == "no-way-back"
    assert t.play(0, "keep 5").legal(0) == ["accuse 1", "accuse 2", "accuse 3"]
    assert t.refused(0, "pass").why == "no-way-back"


@pytest.mark.rule("LBG-Q-36")
def test_q36_any_other_player_may_be_bet_on() -> None:
    t = table(5).round("4R", "4L").night("2R").privilege().bets({1: (8, 4), 2: (7, 4)})
    assert t.state.lives(4) == 0
    assert [bet and bet.target for bet in t.state.bets] == [None, 4, 4, None, None]
    t.discuss().lynch("0R").round("2L", "0L")
    assert [row[2] for row in scores(t.state)] == [0, 0, 0, 1, 1]  # a lost bet: he was not the werewolf


@pytest.mark.rule("LBG-Q-37")
def test_q37_coins_put_back_can_be_drawn_by_the_next() -> None:
    t = table(4).night("2R").privilege().play(0, "bet").chance("draw 8 7 6").play(0, "keep 6").play(0, "accuse 1")
    t.play(1, "bet")
    assert "draw 8 7 5" in t.legal(CHANCE)
    assert not any("6" in move for move in t.legal(CHANCE))


@pytest.mark.rule("LBG-Q-38")
def test_q38_a_bettor_knows_his_coin_all_along() -> None:
    t = table(5).night("2R").privilege().bets({3: (4, 1, "7 4 2")}).discuss().lynch("2L").round("4R", "4L").night("1R")
    assert t.view(3).bets[3] == Bet(1, 1, 4, (7, 4, 2))


@pytest.mark.rule("LBG-Q-39")
def test_q39_the_number_of_coins_is_8_minus_the_bets(played: list[Played]) -> None:
    for _, positions in played[::2]:
        for state in positions:
            seen = GAME.view(state, WATCHER)
            assert seen.coins_in_bag == 8 - sum(bet is not None for bet in seen.bets)
            assert state.outcome is not None or seen.bag == ()


@pytest.mark.rule("LBG-Q-40")
def test_q40_the_werewolfs_bet_is_a_true_one_that_never_scores() -> None:
    as_wolf = table(4, wolf=0, thief=1).night("2R").privilege().bet(8, 3)
    as_citizen = table(4, wolf=3, thief=1).night("2R").privilege().bet(8, 3)
    assert tell_apart(as_wolf, as_citizen) == {0, 3}
    assert (as_wolf.state.bag, as_wolf.state.bets) == (as_citizen.state.bag, as_citizen.state.bets)
    as_wolf.bets().discuss().lynch("0R").round("2L", "0L")
    assert scores(as_wolf.state)[0] == (0, 0, 0)


@pytest.mark.rule("LBG-Q-41")
def test_q41_an_unused_seal_is_worth_1() -> None:
    t = table(4).round("2R", "0R").round("2L", "0L")
    assert [row[2] for row in scores(t.state)] == [0, 1, 1, 1]


# ── Votes ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-42")
def test_q42_own_characters_yes_both_on_one_yes_abstaining_no() -> None:
    t = table(4).night("2R").privilege().bets().discuss()
    assert t.refused(0, "pass") == Refusal("LBG-VOT-08", "must-vote")
    t.votes("0R 1R 1R 1R 0R 1R 1R 1R")
    assert [vote for vote in t.state.votes if vote[1] == 0] == [(1, 0, 0), (1, 0, 0)]


@pytest.mark.rule("LBG-Q-43")
def test_q43_the_mayor_is_nearest_then_the_left_neighbour() -> None:
    for mayor, expected in ((0, (0, 2)), (1, (2, 5)), (2, (5, 6)), (3, (6, 0))):
        t = table(4, mayor=mayor).night("2R").privilege().bets().discuss()
        t.votes("0R 1R 2L 3R 0R 1R 2L 3R")
        assert t.state.suspects == expected


@pytest.mark.rule("LBG-Q-44")
@pytest.mark.parametrize("mayor", [0, 1, 3])
def test_q44_right_before_left_the_mayors_own_too(mayor: int) -> None:
    t = table(4, mayor=mayor).night("2R").privilege().bets().discuss()
    t.votes("1L 1L 1L 1L 1R 1R 1R 1R")
    assert t.state.suspects == (2, 3)


@pytest.mark.rule("LBG-Q-45")
def test_q45_with_all_votes_on_one_the_nearest_without_votes_is_second() -> None:
    t = table(4, mayor=2).night("2R").privilege().bets().discuss().votes("0L " * 8)
    assert t.state.suspects == (1, 5)


@pytest.mark.rule("LBG-Q-46")
def test_q46_of_many_tied_the_nearest_are_taken() -> None:
    t = table(4, mayor=1).night("2R").privilege().bets().discuss().votes("0R 0L 1L 2L 3R 3L 3L 3L")
    assert t.state.suspects == (7, 3)  # five tied for second
    t = table(4, mayor=3).night("2R").privilege().bets().discuss().votes("0R 0L 1L 2L 0R 0L 1L 2L")
    assert t.state.suspects == (0, 1)  # four tied for first


@pytest.mark.rule("LBG-Q-47")
def test_q47_the_paw_print_marks_the_one_with_more_votes_or_the_nearer() -> None:
    t = table(4).night("2R").privilege().bets().discuss().votes("3R 3R 3R 3R 3R 1R 1R 1R")
    assert t.state.suspects == (6, 2)
    assert t.news()[-1].data["paw_slot"] == 6
    t = table(4).night("2R").privilege().bets().discuss().votes("3R 3R 3R 3R 1R 1R 1R 1R")
    assert t.state.suspects == (2, 6)


@pytest.mark.rule("LBG-Q-48")
def test_q48_the_owner_of_both_suspects_has_no_vote() -> None:
    t = table(4).night("2R").privilege().bets().discuss().suspect("3R", "3L")
    assert run_off_votes(t.state, 3) == 0
    assert t.asked == [0, 1, 2]


@pytest.mark.rule("LBG-Q-49")
def test_q49_thirty_seconds_each_paw_first_and_each_may_be_skipped() -> None:
    t = table(4).night("2R").privilege().bets().discuss().votes("3R 3R 3R 3R 3R 1R 1R 1R")
    speeches = []
    while t.step == "Defence":
        ask = t.state.asks[0]
        speeches.append((ask.seat, ask.limit, ask.hold, ask.default))
        t.play(ask.seat, "done")
    assert speeches == [(3, 30, False, moves("done")), (1, 30, False, moves("done"))]


@pytest.mark.rule("LBG-Q-50")
def test_q50_there_is_one_public_channel(played: list[Played]) -> None:
    for _, positions in played[::4]:
        for state in positions:
            for channel in GAME.talk(state):
                assert (channel.speakers, channel.hearers) == (tuple(range(state.seats)), EVERYONE)
            assert len(GAME.talk(state)) == (0 if state.night else 1)


@pytest.mark.rule("LBG-Q-51")
def test_q51_the_discussion_ends_when_all_are_ready() -> None:
    t = table(4).night("2R").privilege().bets()
    for seat in (3, 1, 0):
        assert t.play(seat, "ready").step == "Discussion"
    assert [(ask.seat, ask.limit, ask.hold) for ask in t.state.asks] == [(2, 180, False)]
    assert t.play(2, "ready").step == "FirstVote"


@pytest.mark.rule("LBG-Q-52")
def test_q52_votes_cannot_be_withheld() -> None:
    t = table(4).night("2R").privilege().bets().discuss().suspect("3R", "1R")
    assert t.refused(0, "pass") == Refusal("LBG-RUN-08", "must-vote")
    assert t.refused(0, "cast tuft") == Refusal("LBG-RUN-08", "cast-all", {"votes": 2})
    t.play(1, "cast paw").play(2, "cast paw").play(3, "cast paw")
    assert (t.step, t.asked) == ("RunOff", [0])


@pytest.mark.rule("LBG-Q-53")
@pytest.mark.parametrize(("mayor", "suspects", "gone"), [(0, "3R 1R", 2), (2, "3R 1R", 6), (0, "3L 3R", 6)])
def test_q53_a_tied_run_off_is_settled_by_distance_then_the_right_slot(mayor: int, suspects: str, gone: int) -> None:
    # One character is taken away by hand: in a real run-off the number of votes is odd.
    t = table(4, mayor=mayor).night("2R").privilege().bets().discuss().without("2L").suspect(*suspects.split())
    t.runoff({0: "paw tuft", 1: "paw tuft" if suspects == "3L 3R" else "paw", 3: "tuft"})
    assert t.told("run-off")[0].data["paw_votes"] == t.told("run-off")[0].data["tuft_votes"] == 2
    assert t.state.deaths[-1].slot == gone


@pytest.mark.rule("LBG-Q-54")
def test_q54_single_votes_are_public_once_uncovered() -> None:
    t = table(4).night("2R").privilege().bets().discuss().suspect("3R", "1R").runoff({0: "paw tuft", 2: "tuft"})
    uncovered = ((1, 0, 1, 1), (1, 1, 1, 0), (1, 2, 0, 1), (1, 3, 1, 0))
    assert [t.view(viewer).runoffs for viewer in VIEWERS] == [uncovered] * 5
    assert [event.to for event in t.told("cast")] == [EVERYONE] * 4


@pytest.mark.rule("LBG-Q-55")
def test_q55_who_has_no_vote_waits_and_counts_as_done() -> None:
    t = table(5).round("4R", "4L").night("2R").privilege().bets().discuss().suspect("3R", "3L")
    assert t.asked == [0, 1, 2]
    assert t.view(WATCHER).awaited == (0, 1, 2)
    assert t.runoff().step == "ThiefCall"


# ── End and scoring ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-57")
def test_q57_the_thief_is_one_of_the_others() -> None:
    t = table(4, thief=1).night("2R").privilege().bets({1: (8, 0)}).discuss().lynch("0R").round("2L", "0L")
    assert scores(t.state)[1] == (4, 1, 8)
    assert t.state.outcome is not None
    assert t.state.outcome.ranking[0] == (1,)
    parity = table(4, thief=1).round("2R", "2L").round("3R", "3L")  # left are the werewolf's and the thief's
    assert parity.state.outcome == Outcome("parity", ((0,), (1, 2, 3)), (1.0, 0.0, 0.0, 0.0))


@pytest.mark.rule("LBG-Q-58")
def test_q58_the_werewolf_card_may_go_while_the_other_lives() -> None:
    t = table(4, wolf=0).round("2R", "0L")  # 0L is the werewolf card
    assert t.step == "ThiefCall"
    assert [t.view(viewer).characters[1] for viewer in (WATCHER, 1, 2, 3)] == [None] * 4
    assert t.round("2L", "0R").step == "over"


@pytest.mark.rule("LBG-Q-59")
def test_q59_the_mayor_of_the_last_day_settles_the_tie() -> None:
    t = table(4, mayor=1).round("2R", "0R").round("2L", "0L")
    assert (t.state.mayor, t.state.points) == (2, (0, 6, 1, 6))
    assert t.state.past[-1].winner == 3  # at distance 1; from the next mayor, seat 3 himself, or from seat 1 it differs
    t = table(4, mayor=0).round("2R", "0R").round("2L", "0L")
    assert (t.state.mayor, t.state.past[-1].winner) == (1, 1)


@pytest.mark.rule("LBG-Q-60")
@pytest.mark.parametrize(("chests", "chest"), [("RRRR", 0), ("RRLR", 1)])
def test_q60_the_chest_needs_the_character_in_its_own_house(chests: str, chest: int) -> None:
    t = table(4, chests=chests).round("2R", "0R").round("3R", "0L")
    assert scores(t.state)[2] == (2, chest, 1)


@pytest.mark.rule("LBG-Q-61")
@pytest.mark.parametrize("reason", ["parity", "lynched"])
def test_q61_everything_is_shown_after_either_ending(reason: str) -> None:
    t = table(4, chests="RLLR").night("2R", look="3L").privilege().bets({2: (6, 3, "6 4 2")}).discuss()
    t = t.lynch("2L").round("3R", "3L") if reason == "parity" else t.lynch("0R").round("3R", "0L")
    assert t.state.outcome is not None
    assert t.state.outcome.reason == reason
    for viewer in VIEWERS:
        seen = t.view(viewer)
        assert seen.characters == (CITIZEN, WEREWOLF, THIEF, CITIZEN, CITIZEN, CITIZEN, CITIZEN, CITIZEN)
        assert seen.chests == (RIGHT, LEFT, LEFT, RIGHT)
        assert seen.bets == (None, None, Bet(3, 1, 6, (6, 4, 2)), None)
        assert seen.bag == (8, 7, 5, 4, 3, 2, 2)
        assert seen.looks == ((1, 7),)


@pytest.mark.rule("LBG-Q-61", "LBG-END-06")
@pytest.mark.parametrize("reason", ["parity", "lynched"])
def test_q61_and_after_every_game_of_a_series(reason: str) -> None:
    def game(chests: str = "RRRR", look: str = "", bet: tuple[int, int, str] = (8, 3, "8 7 6")) -> Table:
        t = table(4, games=2, chests=chests).night("2R", look).privilege("1R", "L").bets({2: bet}).discuss()
        return t.lynch("2L").round("3R", "3L") if reason == "parity" else t.lynch("0R").round("3R", "0L")

    t = game("RRLR", "3L")
    assert (t.step, t.state.past[0].reason) == ("LayHouses", reason)
    for viewer in VIEWERS:
        (past,) = t.view(viewer).past
        assert (past.wolf, past.thief, past.chests, past.looks) == (0, 1, (RIGHT, RIGHT, LEFT, RIGHT), ((1, 7),))
        assert past.bets == (None, None, Bet(3, 1, 8, (8, 7, 6)), None)
        assert past.privileges == (Privilege(1, 0, 2, 1),)
        assert [death.slot for death in past.deaths] == ([4, 5, 6, 7] if reason == "parity" else [4, 0, 6, 1])
        assert len(past.votes) == 16
        assert {day for day, *_ in past.runoffs} == {1, 2}
    for other in (game(), game("RRLR", "3R"), game("RRLR", "3L", (7, 3, "8 7 6")), game("RRLR", "3L", (8, 3, "8 7 5"))):
        assert tell_apart(t, other) == {WATCHER, 0, 1, 2, 3}


@pytest.mark.rule("LBG-Q-62")
def test_q62_the_others_score_nothing_when_the_werewolf_wins() -> None:
    t = table(4, games=2).night("2R").privilege().bets({3: (8, 0)}).discuss().lynch("2L").round("1R", "1L")
    assert t.state.totals == (4, 0, 0, 0)
    single = table(4).night("2R").privilege().bets({3: (8, 0)}).discuss().lynch("2L").round("1R", "1L")
    assert single.state.points == ()


@pytest.mark.rule("LBG-Q-63")
def test_q63_a_losing_werewolf_scores_nothing_in_a_series() -> None:
    t = table(4, games=2).night("2R").privilege().bets({0: (8, 3)}).discuss().lynch("0R").round("2L", "0L")
    assert t.state.totals == (0, 6, 1, 6)


@pytest.mark.rule("LBG-Q-64")
def test_q64_the_next_game_begins_with_the_player_after_the_last_mayor() -> None:
    t = table(4, games=2, mayor=2).round("2R", "0R").round("2L", "0L")
    assert t.state.mayor == 0  # 2 and 3 had the two days
    assert t.deal(0, 1).night("2R").asked == [0]


def level_series(tie: str) -> Table:
    """Two games; seats 1 and 3 tie with 12, the last mayor is seat 3."""
    t = table(4, games=2, series_tie=tie).round("2R", "0R").round("2L", "0L")
    return t.deal(2, 1).round("0R", "2R").round("0L", "2L")


@pytest.mark.rule("LBG-Q-65")
def test_q65_a_level_series_goes_to_the_nearest_to_the_last_mayor() -> None:
    t = level_series("nearest")
    assert (t.state.totals, t.state.mayor) == ((1, 12, 1, 12), 3)
    assert t.state.outcome == Outcome("series", ((3,), (1,), (0,), (2,)), (0.0, 0.0, 0.0, 1.0))


@pytest.mark.rule("LBG-Q-65")
def test_q65_or_is_shared_by_option() -> None:
    t = level_series("shared")
    assert t.state.outcome == Outcome("series", ((1, 3), (0, 2)), (0.0, 0.5, 0.0, 0.5))


@pytest.mark.rule("LBG-Q-66")
def test_q66_seats_stay_in_a_series() -> None:
    t = table(4, games=2).round("2R", "0R").round("2L", "0L")
    assert t.state.seats == 4
    assert t.state.totals == (0, 6, 1, 6)  # by seat
    assert t.deal(3, 2).view(3).role == WEREWOLF


# ── Examples and missing pieces ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-Q-67")
def test_q67_without_characters_one_bets_and_talks_but_does_not_act_at_night() -> None:
    t = table(5, thief=1).round("1R", "1L")
    assert t.legal(1) == ["sleep"]
    t.night("2R").privilege().bets({1: (8, 0)})
    assert t.state.bets[1] is not None
    assert 1 in GAME.talk(t.state)[0].speakers


@pytest.mark.rule("LBG-Q-69")
def test_q69_the_two_unknown_votes_do_not_change_the_suspects() -> None:
    for unknown in ("2R 2L", "0L 2R", "1L 2L"):
        t = table(5, wolf=2, mayor=4).round("0R", "3R").night("4R").privilege().bets().discuss()
        t.votes(f"1R 1R 1R 1R 4L 4L 3L 3L {unknown}")
        assert t.state.suspects == (2, 7)


@pytest.mark.rule("LBG-Q-71")
def test_q71_a_bot_takes_a_seat_with_that_seats_knowledge_alone(played: list[Played]) -> None:
    decisions = 0
    for _, positions in played[::8]:
        for number, state in enumerate(positions[:-1:4]):
            ask = state.asks[0]
            if ask.seat < 0:
                continue
            seen = GAME.view(state, ask.seat)
            world = GAME.imagine(seen, Random(number))
            move = GAME.quick(seen, ask, Random(number))
            assert move in ask.moves
            twin = world.ask(ask.seat)
            assert twin == ask
            assert GAME.quick(GAME.view(world, ask.seat), ask, Random(number)) == move
            decisions += len(ask.moves) > 1
    assert decisions > 20
