"""LBG-DAY, LBG-MAY, LBG-DSC: dawn, the mayor's privilege, the discussion."""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import CITIZEN, LEFT, RIGHT, THIEF, WEREWOLF, living
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.state import Death, Privilege
from covo.kernel import EVERYONE, WATCHER, Ask, Channel, Event, Refusal
from tests.lupusburg.table import Played, moves, table, tell_apart

# ── Dawn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-DAY-01", "LBG-DAY-02")
def test_day_breaks_and_all_see_the_claw() -> None:
    t = table(5).night("3L")
    assert t.news()[-1] == Event("day-breaks", EVERYONE, {"round": 1, "slot": 7, "owner": 3, "side": LEFT})
    assert not t.state.night
    for viewer in (WATCHER, *range(5)):
        assert t.view(viewer).deaths == (Death(1, 7, True),)
        assert not t.view(viewer).alive >> 7 & 1


@pytest.mark.rule("LBG-DAY-03")
def test_victim_and_house_leave_the_circle_together() -> None:
    t = table(5).night("3L")
    assert living(t.state.alive) == (0, 1, 2, 3, 4, 5, 6, 8, 9)
    assert not any("3L" in move for move in t.legal(0))
    t.day("2R")
    assert "look 3L" not in t.legal(1)
    assert "look 3R" in t.legal(1)


@pytest.mark.rule("LBG-DAY-04", "LBG-LYN-02")
@pytest.mark.parametrize("gone", ["by night", "by lynching"])
def test_the_gone_are_not_turned_up(gone: str) -> None:
    def lose(*, wolf: int, chests: str) -> set[int]:
        other = table(5, wolf=wolf, thief=4, chests=chests)
        first, second = ("1R", "2R") if gone == "by night" else ("2R", "1R")
        return tell_apart(t, other.round(first, second))

    t = table(5, wolf=0, thief=4, chests="RRRRR")
    t.round(*(("1R", "2R") if gone == "by night" else ("2R", "1R")))
    assert lose(wolf=0, chests="RLRRR") == {1}  # was it the house with the chest?
    assert lose(wolf=1, chests="RLRRR") == {0, 1}  # was it the werewolf card?


@pytest.mark.rule("LBG-DAY-05")
def test_the_end_is_checked_at_dawn_before_anything_else() -> None:
    # By itself no dawn ends a game: it leaves an odd number of characters. So one is taken away by hand.
    t = table(4).round("2R", "2L").without("3R").night("3L")
    assert t.step == "over"
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "parity"
    assert [event.kind for event in t.news()] == ["wolf-sleeps", "day-breaks", "end"]


# ── The mayor's privilege ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-MAY-01", "LBG-MAY-02")
def test_once_a_day_the_mayor_may_point_at_a_living_character_of_another() -> None:
    t = table(4, mayor=2, wolf=1, thief=3).night("3R")
    targets = ["point 0R", "point 0L", "point 1R", "point 1L", "point 3L"]
    assert t.state.asks == (Ask(2, moves("pass", *targets), "LBG-MAY-01", default=moves("pass")),)
    assert t.refused(2, "point 2R") == Refusal("LBG-MAY-02", "not-your-own", {"slot": 4})
    assert t.refused(2, "point 3R") == Refusal("LBG-MAY-02", "not-in-circle", {"slot": 6})
    assert t.refused(0, "point 1R") == Refusal("LBG-MAY-01", "only-the-mayor")
    t.privilege("0L")
    assert t.step == "Bets"
    for seat in range(4):
        assert t.refused(seat, "point 1R") == Refusal("LBG-MAY-01", "only-mayor-after-dawn")


@pytest.mark.rule("LBG-MAY-01")
def test_the_mayor_may_do_without() -> None:
    t = table(4).night("3R").play(0, "pass")
    assert t.news() == [Event("privilege-unused", EVERYONE, {"seat": 0})]
    assert (t.step, t.state.privileges) == ("Bets", ())
    t.bets().discuss().lynch("3L").night("2R")
    assert (t.step, t.asked) == ("UsePrivilege", [1])  # a new day, a new mayor, a new privilege


@pytest.mark.rule("LBG-MAY-03", "LBG-MAY-07")
def test_only_the_mayor_sees_the_face_pointed_at() -> None:
    t = table(5, wolf=3, thief=1, chests="RRRLR", mayor=4).night("2R").play(4, "point 3R")
    where = {"slot": 6, "owner": 3, "side": RIGHT}
    assert t.news() == [
        Event("privilege", EVERYONE, {"seat": 4, **where}),
        Event("privilege-face", (4,), {**where, "face": WEREWOLF}),
    ]
    known = {viewer: t.view(viewer).characters[6] for viewer in (WATCHER, *range(5))}
    assert known == {WATCHER: None, 0: None, 1: None, 2: None, 3: WEREWOLF, 4: WEREWOLF}
    assert all(t.view(viewer).privileges == (Privilege(1, 4, 6, None),) for viewer in (WATCHER, *range(5)))


@pytest.mark.rule("LBG-MAY-04", "LBG-MAY-07")
@pytest.mark.parametrize(("show", "slot", "face"), [("R", 0, CITIZEN), ("L", 1, THIEF)])
def test_the_mayor_shows_one_of_his_own_to_that_owner_alone(show: str, slot: int, face: int) -> None:
    t = table(5, wolf=3, thief=0).night("2R").play(0, "point 3R")
    assert t.state.asks == (Ask(0, moves("show R", "show L"), "LBG-MAY-04"),)
    t.play(0, f"show {show}")
    where = {"slot": slot, "owner": 0, "side": slot}
    assert t.news() == [
        Event("shown", EVERYONE, {"seat": 0, **where}),
        Event("shown-face", (3,), {**where, "face": face}),
    ]
    assert [t.view(viewer).characters[slot] for viewer in (WATCHER, 0, 1, 2, 3, 4)] == [
        None,
        face,
        None,
        None,
        face,
        None,
    ]
    assert t.view(3).characters[1 - slot] is None
    assert all(t.view(viewer).privileges == (Privilege(1, 0, 6, slot),) for viewer in (WATCHER, *range(5)))


@pytest.mark.rule("LBG-MAY-04")
def test_a_second_privilege_keeps_the_first() -> None:
    t = table(5).night("2R").privilege("3R", "L").bets().discuss().lynch("2L")
    t.night("4R").privilege("3L", "R")
    assert t.state.privileges == (Privilege(1, 0, 6, 1), Privilege(2, 1, 7, 2))


@pytest.mark.rule("LBG-MAY-05")
def test_the_privilege_tells_nothing_of_houses() -> None:
    one = table(5, wolf=3, thief=1, chests="RRRRR").night("2R").privilege("4R")
    other = table(5, wolf=3, thief=1, chests="LRRRL").night("2R").privilege("4R")
    assert tell_apart(one, other) == {0, 4}  # both knew their own
    assert one.view(0).chests == (RIGHT, None, None, None, None)
    assert one.view(4).chests == (None, None, None, None, RIGHT)


@pytest.mark.rule("LBG-MAY-06")
def test_the_owner_cannot_refuse() -> None:
    t = table(5).night("2R").play(0, "point 3R")
    assert t.asked == [0]
    assert t.view(0).characters[6] == CITIZEN
    assert t.refused(3, "pass") == Refusal("LBG-PHS-02", "nothing-to-pass")
    assert t.refused(0, "pass") == Refusal("LBG-PHS-02", "nothing-to-pass")  # nor can the mayor keep his cards


@pytest.mark.rule("LBG-MAY-08")
@pytest.mark.parametrize(("wolf", "thief"), [(0, 1), (1, 0), (1, 2)])
def test_the_mayor_is_a_player_like_any_other(wolf: int, thief: int) -> None:
    t = table(4, wolf=wolf, thief=thief, mayor=0)
    assert t.legal(thief)[0] == "sleep"
    assert len(t.legal(thief)) == 7
    t.thief_call()
    assert len(t.legal(wolf)) == 8
    t.wolf_call("3R").privilege().bets({0: (8, 1)})
    assert t.state.bets[0] is not None
    t.discuss().votes("3L 3L 3L 3L 2R 2R 2R 2R").until("RunOff")
    assert [voter for _, voter, _ in t.state.votes].count(0) == 2
    assert t.legal(0) == ["cast paw paw", "cast paw tuft", "cast tuft tuft"]


@pytest.mark.rule("LBG-MAY-09")
def test_the_mayor_knows_no_more_about_the_night() -> None:
    for other in (table(5, wolf=3, mayor=0).thief_call("4R"), table(5, wolf=3, mayor=0).thief_call()):
        assert tell_apart(table(5, wolf=3, mayor=0).thief_call("2R"), other) == {1}
    assert 0 not in tell_apart(table(5, wolf=3).night("2R"), table(5, wolf=4).night("2R"))


@pytest.mark.rule("LBG-MAY-10")
def test_the_privilege_comes_before_the_bets() -> None:
    t = table(4).night("3R")
    assert t.step == "UsePrivilege"
    assert t.refused(0, "bet") == Refusal("LBG-BET-01", "only-in-betting")
    assert t.play(0, "point 1R").refused(0, "bet").rule == "LBG-BET-01"
    assert t.play(0, "show R").legal(0) == ["pass", "bet"]


# ── Discussion ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-DSC-01", "LBG-DSC-02")
def test_before_the_vote_all_talk_for_three_minutes_at_most() -> None:
    t = table(4).night("3R").privilege().bets()
    assert t.state.asks == tuple(
        Ask(seat, moves("ready"), "LBG-DSC-02", limit=180, default=moves("ready")) for seat in range(4)
    )
    assert not any(ask.hold for ask in t.state.asks)
    for seat in (2, 0, 3):
        t.play(seat, "ready")
        assert (t.step, t.news()) == ("Discussion", [])
    assert t.view(WATCHER).awaited == (1,)
    t.play(1, "ready")
    assert t.news() == [Event("discussed", EVERYONE, {})]
    assert t.step == "FirstVote"


@pytest.mark.rule("LBG-DSC-01", "LBG-DSC-03", "LBG-DSC-04", "LBG-DSC-05")
def test_the_whole_table_talks_and_hears(played: list[Played]) -> None:
    for _, positions in played[::4]:
        for state in positions:
            channel = Channel("table", tuple(range(state.seats)), EVERYONE)
            assert GAME.talk(state) == (() if state.night else (channel,))


@pytest.mark.rule("LBG-DSC-03")
def test_players_without_characters_take_part_in_the_discussion() -> None:
    t = table(6).round("4R", "4L").night("3R").privilege().bets()
    assert t.state.lives(4) == 0
    assert t.legal(4) == ["ready"]
    assert 4 in GAME.talk(t.state)[0].speakers


@pytest.mark.rule("LBG-DSC-04")
def test_the_werewolf_talks_like_everyone_else() -> None:
    speakers = [GAME.talk(table(4, wolf=wolf, thief=3).night("2R").state)[0].speakers for wolf in (0, 1, 2)]
    assert speakers == [(0, 1, 2, 3)] * 3


@pytest.mark.rule("LBG-DSC-06")
def test_no_card_is_shown_while_talking() -> None:
    t = table(4).night("3R").privilege().bets()
    for seat in range(4):
        assert t.legal(seat) == ["ready"]
        assert t.refused(seat, "show L") == Refusal("LBG-MAY-04", "only-after-pointing")
