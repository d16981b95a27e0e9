"""LBG-VOT, LBG-SUS, LBG-RUN, LBG-LYN: two votes, the suspects, and who leaves the circle."""

from __future__ import annotations

from collections import Counter

import pytest

from covo.games.lupusburg.box import LEFT, RIGHT, SLOT_OF, living, owner
from covo.games.lupusburg.state import Death
from covo.games.lupusburg.steps import run_off_votes
from covo.kernel import EVERYONE, HIDDEN, WATCHER, Ask, Event, Refusal
from tests.lupusburg.table import Played, Table, moves, table, tell_apart


def voting(seats: int = 5, *, wolf: int = 0, thief: int = 1, mayor: int = 0, bite: str = "2R") -> Table:
    """The first vote of the first day."""
    return table(seats, wolf=wolf, thief=thief, mayor=mayor).night(bite).privilege().bets().discuss()


def suspects(t: Table) -> list[str]:
    names = list(SLOT_OF)
    return [names[slot] for slot in t.state.suspects]


# ── First vote ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-VOT-01", "LBG-VOT-02", "LBG-VOT-03")
def test_two_rounds_from_the_mayor_one_vote_each() -> None:
    t = table(5, mayor=3).round("4R", "4L").night("2R").privilege().bets().discuss()
    assert (t.state.mayor, t.state.lives(4), t.state.lives(2)) == (4, 0, 1)
    voters = []
    while t.step == "FirstVote":
        assert len(t.asked) == 1
        voters += t.asked
        t.play(t.asked[0], "vote 3R")
    assert voters == [4, 0, 1, 2, 3] * 2  # whoever has two characters, one or none


@pytest.mark.rule("LBG-VOT-02", "LBG-VOT-06")
def test_a_vote_is_placed_for_all_to_see() -> None:
    t = voting().votes("3L")
    assert t.news() == [Event("votes", EVERYONE, {"seat": 0, "slot": 7, "owner": 3, "side": LEFT})]
    assert all(t.view(viewer).votes == ((1, 0, 7),) for viewer in (WATCHER, *range(5)))
    t.votes("1R")
    assert all(t.view(viewer).votes == ((1, 0, 7), (1, 1, 2)) for viewer in (WATCHER, *range(5)))
    assert t.refused(0, "vote 1R") == Refusal("LBG-VOT-02", "not-your-turn")


@pytest.mark.rule("LBG-VOT-04", "LBG-VOT-07")
def test_any_living_character_may_get_votes() -> None:
    t = voting(4, bite="3L")
    assert t.ask(0) == Ask(0, moves(*(f"vote {name}" for name in [*SLOT_OF][:7])), "LBG-VOT-02")
    assert t.refused(0, "vote 3L") == Refusal("LBG-VOT-04", "not-in-circle", {"slot": 7})
    t.votes("0L 1R 2R 3R 0L 1R 2R 3R")  # each twice for one of his own
    assert Counter(t.state.votes) == {(1, 0, 1): 2, (1, 1, 2): 2, (1, 2, 4): 2, (1, 3, 6): 2}


@pytest.mark.rule("LBG-VOT-05")
def test_a_first_vote_has_no_face() -> None:
    t = voting(4)
    assert len(t.legal(0)) == len(living(t.state.alive))
    assert t.refused(0, "vote 1R paw") == Refusal("LBG-VOT-02", "no-such-choice", {"move": "vote 1R paw"})
    assert t.refused(0, "vote paw") == Refusal("LBG-VOT-02", "no-such-choice", {"move": "vote paw"})


@pytest.mark.rule("LBG-VOT-08")
def test_both_votes_must_be_cast() -> None:
    t = voting(4)
    for _ in range(8):
        assert t.step == "FirstVote"
        assert t.refused(t.asked[0], "pass") == Refusal("LBG-VOT-08", "must-vote")
        t.votes("1R")
    assert t.step == "Defence"
    assert t.ask(t.asked[0]).default == moves("done")


# ── Suspects ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-SUS-01", "LBG-SUS-02")
def test_the_two_with_most_votes_are_marked() -> None:
    t = voting().votes("4L 1R 4L 3R 1R 4L 1R 3R 4L 0R")
    assert suspects(t) == ["4L", "1R"]
    assert t.news() == [
        Event("votes", EVERYONE, {"seat": 4, "slot": 0, "owner": 0, "side": RIGHT}),
        Event(
            "suspects",
            EVERYONE,
            {
                "paw_votes": 4,
                "tuft_votes": 3,
                "paw_slot": 9,
                "paw_owner": 4,
                "paw_side": LEFT,
                "tuft_slot": 2,
                "tuft_owner": 1,
                "tuft_side": RIGHT,
            },
        ),
    ]
    assert all(t.view(viewer).suspects == (9, 2) for viewer in (WATCHER, *range(5)))


@pytest.mark.rule("LBG-SUS-03")
@pytest.mark.parametrize(
    ("mayor", "votes", "expected"),
    [
        (0, "3R 3R 3R 3R 1L 1L 1L 4R 4R 4R", ["3R", "1L"]),  # tied for second
        (2, "3R 3R 3R 3R 1L 1L 1L 4R 4R 4R", ["3R", "4R"]),
        (0, "1R 1R 1R 3R 3R 3R 4R 4R 4R 0R", ["1R", "3R"]),  # three tied for first
        (3, "1R 1R 1R 3R 3R 3R 4R 4R 4R 0R", ["3R", "4R"]),
        (4, "1R 1R 1R 3R 3R 3R 4R 4R 4R 0R", ["4R", "1R"]),
        (1, "0R 0R 0R 0R 0R 1L 1L 1L 1L 1L", ["1L", "0R"]),  # the mayor is nearest to himself
    ],
)
def test_ties_go_to_the_nearest_to_the_mayor(mayor: int, votes: str, expected: list[str]) -> None:
    assert suspects(voting(mayor=mayor).votes(votes)) == expected


@pytest.mark.rule("LBG-SUS-03")
def test_only_todays_votes_count() -> None:
    t = voting().lynch("2L").night("4R").privilege().bets().discuss()
    t.votes("3R 3R 3R 3L 3L 3L 1R 1R 1L 1L")
    assert suspects(t) == ["3R", "3L"]
    assert (t.told("suspects")[-1].data["paw_votes"], t.told("suspects")[-1].data["tuft_votes"]) == (3, 3)


@pytest.mark.rule("LBG-SUS-04")
def test_of_one_players_tied_characters_the_right_one_comes_first() -> None:
    assert suspects(voting().votes("3L 3L 3L 3L 3R 3R 3R 3R 1R 1R")) == ["3R", "3L"]
    assert suspects(voting().votes("1L 1L 1L 3L 3L 3R 3R 1R 1R 1R")) == ["1R", "1L"]
    assert suspects(voting().votes("4R 4R 4R 4R 3L 3L 3L 3R 3R 3R")) == ["4R", "3R"]


@pytest.mark.rule("LBG-SUS-05")
@pytest.mark.parametrize(("votes", "expected"), [("3L", ["3L", "0R"]), ("0R", ["0R", "0L"]), ("0L", ["0L", "0R"])])
def test_all_votes_on_one_make_the_nearest_other_a_suspect(votes: str, expected: list[str]) -> None:
    t = voting().votes(f"{votes} " * 10)
    assert suspects(t) == expected
    assert (t.told("suspects")[0].data["paw_votes"], t.told("suspects")[0].data["tuft_votes"]) == (10, 0)


@pytest.mark.rule("LBG-SUS-06")
def test_both_suspects_may_be_one_players() -> None:
    t = voting().votes("3L 3L 3L 3L 3L 3L 3R 3R 3R 3R")
    assert suspects(t) == ["3L", "3R"]
    assert (t.step, t.asked) == ("Defence", [3])
    t.play(3, "done")
    assert t.step == "RunOff"  # one speech serves both


@pytest.mark.rule("LBG-SUS-07")
def test_vote_tokens_come_back() -> None:
    t = voting().lynch("2L").night("4R").privilege().bets().discuss()
    t.votes("3R " * 10)
    assert Counter(voter for day, voter, _ in t.state.votes if day == 2) == dict.fromkeys(range(5), 2)
    assert t.until("RunOff").legal(1) == ["cast paw", "cast tuft"]


@pytest.mark.rule("LBG-SUS-08")
def test_the_suspects_owners_may_speak_paw_first() -> None:
    t = voting().votes("4L 4L 4L 4L 4L 4L 1R 1R 1R 1R")
    for seat in (4, 1):
        assert t.state.asks == (Ask(seat, moves("done"), "LBG-SUS-08", limit=30, default=moves("done")),)
        assert not t.ask(seat).hold
        t.play(seat, "done")
        assert t.news() == [Event("defended", EVERYONE, {"seat": seat})]
    assert t.step == "RunOff"


# ── Run-off ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-RUN-01")
def test_after_the_defence_comes_the_run_off_between_the_suspects() -> None:
    t = voting().votes("4L 4L 4L 4L 4L 4L 1R 1R 1R 1R")
    assert t.refused(0, "cast paw paw") == Refusal("LBG-RUN-01", "only-in-run-off")
    t.play(4, "done").play(1, "done")
    assert t.step == "RunOff"
    assert {word for move in t.ask(0).moves for word in move.args} == {"paw", "tuft"}


@pytest.mark.rule("LBG-RUN-02", "LBG-RUN-03", "LBG-RUN-04", "LBG-RUN-06")
def test_a_vote_for_each_living_character_that_is_no_suspect() -> None:
    t = table(6).round("5R", "5L").night("2R").privilege().bets().discuss().suspect("1R", "2L")
    assert [run_off_votes(t.state, seat) for seat in range(6)] == [2, 1, 0, 2, 2, 0]
    assert t.asked == [0, 1, 3, 4]
    both = moves("cast paw paw", "cast paw tuft", "cast tuft tuft")
    assert t.ask(0) == Ask(0, both, "LBG-RUN-08")
    assert t.ask(1) == Ask(1, moves("cast paw", "cast tuft"), "LBG-RUN-08")
    for seat in (2, 5):
        assert t.refused(seat, "cast paw") == Refusal("LBG-RUN-03", "no-votes")


@pytest.mark.rule("LBG-RUN-05")
def test_all_vote_at_once_and_in_secret() -> None:
    one, other = voting().suspect("3R", "4R"), voting().suspect("3R", "4R")
    assert one.asked == [0, 1, 2, 3, 4]
    one.play(1, "cast paw paw")
    other.play(1, "cast tuft tuft")
    assert one.news() == []
    assert tell_apart(one, other) == {1}
    assert tell_apart(one, voting().suspect("3R", "4R")) == {WATCHER, 0, 1, 2, 3, 4}  # that he has voted is seen
    assert one.view(0).agenda[0].answers == (None, HIDDEN, None, None, None)  # type: ignore[attr-defined]
    assert one.view(0).awaited == (0, 2, 3, 4)


@pytest.mark.rule("LBG-RUN-06", "LBG-RUN-09", "LBG-RUN-10")
def test_votes_may_be_split_and_are_uncovered_together() -> None:
    t = voting().suspect("3R", "4R").runoff({0: "tuft", 1: "paw tuft", 2: "tuft", 3: "tuft", 4: "paw"})
    assert t.news()[:6] == [
        Event("cast", EVERYONE, {"seat": 0, "paws": 0, "tufts": 2}),
        Event("cast", EVERYONE, {"seat": 1, "paws": 1, "tufts": 1}),
        Event("cast", EVERYONE, {"seat": 2, "paws": 0, "tufts": 1}),
        Event("cast", EVERYONE, {"seat": 3, "paws": 0, "tufts": 1}),
        Event("cast", EVERYONE, {"seat": 4, "paws": 1, "tufts": 0}),
        Event(
            "run-off",
            EVERYONE,
            {
                "paw_votes": 2,
                "tuft_votes": 5,
                "paw_slot": 6,
                "paw_owner": 3,
                "paw_side": RIGHT,
                "tuft_slot": 8,
                "tuft_owner": 4,
                "tuft_side": RIGHT,
            },
        ),
    ]
    assert t.state.runoffs == ((1, 0, 0, 2), (1, 1, 1, 1), (1, 2, 0, 1), (1, 3, 0, 1), (1, 4, 1, 0))
    assert all(t.view(viewer).runoffs == t.state.runoffs for viewer in (WATCHER, *range(5)))
    assert t.state.deaths[-1] == Death(1, 8, False)


@pytest.mark.rule("LBG-RUN-07")
def test_one_may_vote_against_ones_own_suspect() -> None:
    t = voting().suspect("3R", "4R")
    assert t.legal(3) == ["cast paw", "cast tuft"]
    t.runoff({3: "paw"}, rest="tuft")
    assert (1, 3, 1, 0) in t.state.runoffs


@pytest.mark.rule("LBG-RUN-08")
def test_every_vote_must_be_cast_for_a_suspect() -> None:
    t = voting().suspect("3R", "4R")
    assert t.refused(0, "cast") == Refusal("LBG-RUN-08", "cast-all", {"votes": 2})
    assert t.refused(0, "cast paw") == Refusal("LBG-RUN-08", "cast-all", {"votes": 2})
    assert t.refused(3, "cast paw paw") == Refusal("LBG-RUN-08", "cast-all", {"votes": 1})
    assert t.refused(0, "cast paw claw") == Refusal("LBG-RUN-08", "not-a-suspect")
    assert t.refused(0, "pass") == Refusal("LBG-RUN-08", "must-vote")
    assert all(not ask.default for ask in t.state.asks)


@pytest.mark.rule("LBG-RUN-09")
def test_nothing_is_uncovered_before_the_last_vote() -> None:
    t = voting().suspect("3R", "4R")
    for seat in (0, 1, 2, 3):
        t.play(seat, t.legal(seat)[0])
        assert t.news() == []
        assert t.state.runoffs == ()
    t.play(4, "cast tuft")
    assert len(t.state.runoffs) == 5


@pytest.mark.rule("LBG-RUN-10", "LBG-LYN-01")
@pytest.mark.parametrize(("rest", "gone"), [("paw", 7), ("tuft", 2)])
def test_the_suspect_with_more_votes_is_lynched(rest: str, gone: int) -> None:
    t = voting().suspect("3L", "1R").runoff(rest=rest)
    assert t.state.deaths[-1] == Death(1, gone, False)
    assert not t.state.alive >> gone & 1


@pytest.mark.rule("LBG-RUN-10")
def test_one_vote_more_is_enough() -> None:
    t = voting().suspect("3L", "1R").runoff({0: "paw", 1: "paw", 3: "paw"}, rest="tuft")  # 4 to 3
    assert t.state.deaths[-1].slot == 7
    t = voting().suspect("3L", "1R").runoff({0: "tuft", 1: "tuft", 3: "tuft"}, rest="paw")
    assert t.state.deaths[-1].slot == 2


@pytest.mark.rule("LBG-RUN-11")
@pytest.mark.parametrize(
    ("mayor", "paw", "tuft", "gone"),
    [
        (0, "3L", "1R", 2),
        (2, "3L", "1R", 7),
        (1, "3L", "1R", 2),
        (3, "1R", "3L", 7),
        (0, "3L", "3R", 6),
        (0, "3R", "3L", 6),
    ],
)
def test_a_tied_run_off_goes_to_the_nearest(mayor: int, paw: str, tuft: str, gone: int) -> None:
    # By itself no run-off is tied: dawn leaves an odd number of characters. So one is taken away by hand.
    t = voting(6, mayor=mayor, bite="2R").without("2L").suspect(paw, tuft)
    t.runoff({} if paw[0] == tuft[0] else {1: "paw", 3: "tuft"}, rest="paw tuft")
    assert (t.told("run-off")[0].data["paw_votes"], t.told("run-off")[0].data["tuft_votes"]) == (4, 4)
    assert t.state.deaths[-1].slot == gone


@pytest.mark.rule("LBG-RUN-12")
def test_three_live_and_one_votes_at_every_run_off(played: list[Played]) -> None:
    smallest = 16
    for _, positions in played:
        for state in positions:
            if state.suspects:
                smallest = min(smallest, state.alive.bit_count())
                assert (
                    sum(run_off_votes(state, seat) for seat in range(state.seats)) == state.alive.bit_count() - 2 >= 1
                )
    assert smallest == 3


# ── Lynching and end of the day ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-LYN-01", "LBG-LYN-02")
def test_the_lynched_character_leaves_the_circle_with_its_house() -> None:
    t = voting().suspect("3L", "1R").runoff()
    assert t.news()[-4] == Event("lynched", EVERYONE, {"slot": 7, "owner": 3, "side": LEFT})
    assert living(t.state.alive) == (0, 1, 2, 3, 5, 6, 8, 9)
    assert "look 3L" not in t.legal(1)
    assert t.state.deaths == (Death(1, 4, True), Death(1, 7, False))


@pytest.mark.rule("LBG-LYN-03")
def test_the_other_suspect_lives_on_unmarked() -> None:
    t = voting().suspect("3L", "1R")
    assert suspects(t) == ["3L", "1R"]
    t.runoff()
    assert suspects(t) == []
    assert t.state.alive >> 2 & 1


@pytest.mark.rule("LBG-LYN-04")
def test_the_end_is_checked_right_after_the_lynching() -> None:
    t = table(4).round("2R", "2L").round("3R", "3L")
    assert t.step == "over"
    kinds = [event.kind for event in t.news()]
    assert kinds[-2:] == ["lynched", "end"]  # no new mayor, no night
    assert t.state.mayor == 1


@pytest.mark.rule("LBG-LYN-05", "LBG-LYN-06", "LBG-LYN-07")
def test_the_next_player_clockwise_is_mayor_even_without_characters() -> None:
    t = table(5, mayor=3).round("4R", "4L")
    assert t.state.lives(4) == 0
    assert t.state.mayor == 4
    assert t.news()[-3:] == [
        Event("mayor", EVERYONE, {"seat": 4}),
        Event("night-falls", EVERYONE, {"round": 2}),
        Event("thief-wakes", EVERYONE, {}),
    ]
    t.night("2R")
    assert (t.step, t.asked) == ("UsePrivilege", [4])
    t.day("2L")
    assert t.state.mayor == 0  # after the last seat the first


@pytest.mark.rule("LBG-LYN-07")
def test_the_evidence_is_free_for_the_new_mayors_day() -> None:
    t = voting().lynch("2L")
    assert (t.state.suspects, t.state.night, t.step) == ((), True, "ThiefCall")
    t.night("3R").privilege().bets().discuss().votes("4R 4R 4R 4R 4R 4R 4L 4L 4L 4L")
    assert [owner(slot) for slot in t.state.suspects] == [4, 4]
