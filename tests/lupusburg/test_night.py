"""LBG-PHS, LBG-NGT, LBG-THF, LBG-WLF: how rounds run, and the two calls of the night."""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import LEFT, RIGHT, THIEF, living
from covo.games.lupusburg.game import GAME
from covo.kernel import EVERYONE, WATCHER, Ask, Event, Refusal
from covo.kernel.event import Datum
from tests.lupusburg.table import Played, moves, table, tell_apart


def sleeper(seat: int) -> Ask:
    return Ask(seat, moves("sleep"), "LBG-NGT-01", limit=10, hold=True, default=moves("sleep"))


# ── Phase order ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-PHS-01")
def test_nights_and_days_alternate(played: list[Played]) -> None:
    for _, positions in played:
        spells = [(state.round, state.night) for state in positions if state.wolf >= 0 and state.outcome is None]
        turns = [spell for number, spell in enumerate(spells) if number == 0 or spells[number - 1] != spell]
        assert turns == [(number // 2 + 1, number % 2 == 0) for number in range(len(turns))]


@pytest.mark.rule("LBG-PHS-02", "LBG-NGT-04", "LBG-NGT-07", "LBG-MAY-10")
def test_a_round_runs_in_the_order_of_the_rulebook() -> None:
    t = table(4).thief_call("2R")
    steps = ["ThiefCall"]

    def note() -> None:
        steps.append(t.step)

    note()
    t.wolf_call("2R")
    note()
    t.play(0, "point 1R")
    note()
    t.play(0, "show R")
    note()
    t.play(0, "bet")
    note()
    t.chance("draw 8 7 6")
    note()
    t.play(0, "keep 8")
    note()
    t.play(0, "accuse 1")
    note()
    t.bets()
    note()
    t.discuss()
    note()
    t.votes("3R 3R 3R 3R 3R 1R 1R 1R")
    note()
    t.until("RunOff")
    note()
    t.runoff()
    note()
    assert steps == [
        "ThiefCall",
        "WolfCall",
        "UsePrivilege",
        "ShowInReturn",
        "Bets",
        "DrawCoins",
        "KeepCoin",
        "PlaceSeal",
        "Bets",
        "Discussion",
        "FirstVote",
        "Defence",
        "RunOff",
        "ThiefCall",
    ]
    told = [event.kind for events in t.match.events[5:] for event in events]  # after the setup
    assert list(dict.fromkeys(told)) == [
        "thief-sleeps",
        "wolf-wakes",
        "wolf-sleeps",
        "day-breaks",
        "privilege",
        "privilege-face",
        "shown",
        "shown-face",
        "bets",
        "drew",
        "placed",
        "no-bet",
        "discussed",
        "votes",
        "suspects",
        "defended",
        "cast",
        "run-off",
        "lynched",
        "mayor",
        "night-falls",
        "thief-wakes",
    ]


@pytest.mark.rule("LBG-PHS-03")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_full_round_removes_two_characters(seats: int) -> None:
    t = table(seats)
    for number, (bite, lynch) in enumerate([("2R", "2L"), ("3R", "0R")], 1):
        t.round(bite, lynch)
        assert t.state.alive.bit_count() == 2 * seats - 2 * number
    assert [(death.round, death.by_night) for death in t.state.deaths] == [(1, True), (1, False), (2, True), (2, False)]


@pytest.mark.rule("LBG-PHS-04")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_game_lasts_at_most_one_round_less_than_players(seats: int) -> None:
    t = table(seats, wolf=0, thief=1).round("0R", "2R")
    for number in range(2, seats - 1):
        t.round(f"{number}L", f"{number + 1}R")
    assert t.step == "ThiefCall"
    t.round(f"{seats - 1}L", "1R")
    assert t.step == "over"
    assert t.state.round == seats - 1
    assert living(t.state.alive) == (1, 3)


# ── Night ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-NGT-01", "LBG-SEC-07")
@pytest.mark.parametrize("call", ["ThiefCall", "WolfCall"])
def test_all_seats_are_asked_alike_at_night(call: str) -> None:
    t = table(6, wolf=0, thief=1, mayor=5).round("4R", "4L").until(call)  # seat 4 has no characters, seat 0 is mayor
    assert t.asked == [0, 1, 2, 3, 4, 5]
    actor = t.state.thief if call == "ThiefCall" else t.state.wolf
    for seat in range(6):
        ask = t.ask(seat)
        assert (ask.limit, ask.hold) == (10, True)
        if seat != actor:
            assert ask == sleeper(seat)
    for seat in range(6):
        assert all(t.view(viewer).awaited == (0, 1, 2, 3, 4, 5) for viewer in (WATCHER, *range(6)))
        before = {viewer: t.view(viewer) for viewer in (WATCHER, *range(6)) if viewer != seat}
        t.play(seat, t.legal(seat)[0])
        if t.step == call:
            assert {viewer: t.view(viewer) for viewer in (WATCHER, *range(6)) if viewer != seat} == before
            assert t.news() == []


@pytest.mark.rule("LBG-NGT-03", "LBG-NGT-05", "LBG-DAY-01")
def test_the_calls_are_announced_to_all() -> None:
    t = table(4, thief=1, chests="RRLR")
    assert t.news()[-2:] == [Event("night-falls", EVERYONE, {"round": 1}), Event("thief-wakes", EVERYONE, {})]
    t.thief_call("2L")
    nothing: dict[str, Datum] = {"slot": None, "owner": None, "side": None, "chest": None}
    assert t.news() == [
        Event("thief-sleeps", (0,), nothing),
        Event("thief-sleeps", (1,), {"slot": 5, "owner": 2, "side": LEFT, "chest": True}),
        Event("thief-sleeps", (2,), nothing),
        Event("thief-sleeps", (3,), nothing),
        Event("wolf-wakes", EVERYONE, {}),
    ]
    t.wolf_call("3L")
    assert t.news() == [
        Event("wolf-sleeps", EVERYONE, {}),
        Event("day-breaks", EVERYONE, {"round": 1, "slot": 7, "owner": 3, "side": LEFT}),
    ]
    t.day("2R")
    assert t.news()[-2:] == [Event("night-falls", EVERYONE, {"round": 2}), Event("thief-wakes", EVERYONE, {})]


@pytest.mark.rule("LBG-NGT-05")
def test_each_call_lasts_ten_seconds_in_full_whoever_acts() -> None:
    t = table(4)
    for _ in ("thief", "werewolf"):
        assert [(t.ask(seat).limit, t.ask(seat).hold) for seat in range(4)] == [(10, True)] * 4
        t.until("WolfCall")


@pytest.mark.rule("LBG-NGT-06")
def test_the_thief_sees_nothing_of_the_werewolfs_call() -> None:
    one, other = table(5).thief_call("2R"), table(5).thief_call("2R")
    assert one.ask(1) == sleeper(1)
    one.play(0, "bite 3R")
    other.play(0, "bite 1R")
    assert tell_apart(one, other) == {0}
    assert tell_apart(one, table(5).thief_call("2R")) == {0}


@pytest.mark.rule("LBG-NGT-07")
def test_the_day_follows_the_werewolfs_call() -> None:
    t = table(4).thief_call()
    assert (t.state.night, t.step) == (True, "WolfCall")
    t.wolf_call("2R")
    assert (t.state.night, t.step) == (False, "UsePrivilege")


# ── Thief's call ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-THF-01", "LBG-THF-05", "LBG-THF-06")
def test_the_thief_may_look_at_any_others_house_or_none() -> None:
    t = table(4, thief=1)
    houses = [f"look {seat}{side}" for seat in (0, 2, 3) for side in "RL"]
    assert t.ask(1) == Ask(1, moves("sleep", *houses), "LBG-THF-01", limit=10, hold=True, default=moves("sleep"))
    assert t.refused(1, "look 1R") == Refusal("LBG-THF-05", "not-your-own", {"slot": 2})
    t.round("3L", "2R")
    assert t.legal(1) == ["sleep", "look 0R", "look 0L", "look 2L", "look 3R"]
    assert t.refused(1, "look 3L") == Refusal("LBG-THF-05", "not-in-circle", {"slot": 7})


@pytest.mark.rule("LBG-THF-02")
@pytest.mark.parametrize(("look", "chest"), [("0R", True), ("0L", False), ("2R", False), ("2L", True)])
def test_a_look_tells_the_chest_and_not_the_character(look: str, chest: bool) -> None:
    t = table(4, wolf=0, thief=1, chests="RRLR").thief_call(look)
    (heard,) = [event for event in t.told("thief-sleeps") if event.heard_by(1)]
    assert heard.data["chest"] is chest
    seat = int(look[0])
    assert t.view(1).chests == tuple((RIGHT, RIGHT, LEFT, RIGHT)[s] if s in (1, seat) else None for s in range(4))
    assert t.view(1).characters == (None, None, 0, THIEF, None, None, None, None)


@pytest.mark.rule("LBG-THF-03")
def test_a_look_leaves_no_trace() -> None:
    looked, slept = table(4).thief_call("2R"), table(4).thief_call()
    assert looked.state.looks == ((1, 4),)
    assert slept.state.looks == ()
    looked.state.looks = ()
    assert looked.state == slept.state
    assert tell_apart(table(4).thief_call("2R"), slept) == {1}


@pytest.mark.rule("LBG-THF-04")
def test_the_chest_stays_with_its_owner() -> None:
    t = table(4).round("3R", "0R", look="2R").round("3L", "0L", look="2R")
    assert t.state.chests == (RIGHT,) * 4
    assert t.state.points == (0, 6, 6, 1)


@pytest.mark.rule("LBG-THF-06")
def test_one_look_a_night_at_most() -> None:
    t = table(4).play(1, "look 2R")
    assert t.refused(1, "look 3R") == Refusal("LBG-THF-01", "already-answered")
    assert t.refused(1, "look 2R 3R").rule == "LBG-THF-01"
    t = table(4).thief_call("2R").wolf_call("2R").day("2L").thief_call("3L")
    assert t.state.looks == ((1, 4), (2, 7))


@pytest.mark.rule("LBG-THF-07", "LBG-THF-08")
@pytest.mark.parametrize("killed", ["by night", "by day"])
def test_a_thief_without_characters_is_called_and_sleeps(killed: str) -> None:
    t = table(6, thief=1).round("1R", "2R")
    t = t.round("1L", "2L") if killed == "by night" else t.round("2L", "1L")
    assert t.step == "ThiefCall"
    assert t.told("thief-wakes")[-1] in t.news()
    assert t.ask(1) == sleeper(1)
    assert t.refused(1, "look 3R") == Refusal("LBG-THF-08", "thief-without-characters")
    t.thief_call()
    assert t.state.looks == ()
    assert t.step == "WolfCall"


@pytest.mark.rule("LBG-THF-09")
@pytest.mark.parametrize("lost", ["1R", "1L"])
def test_a_thief_with_one_character_acts_as_before(lost: str) -> None:
    t = table(4, thief=1).round("2R", lost)
    assert t.legal(1) == ["sleep", "look 0R", "look 0L", "look 2L", "look 3R", "look 3L"]
    t.thief_call("3L")
    assert t.state.looks == ((2, 7),)


@pytest.mark.rule("LBG-THF-10")
def test_a_thief_killed_tonight_has_looked() -> None:
    t = table(5, thief=1, chests="RRRLR").round("2R", "1R").night("1L", look="3R")
    assert t.state.lives(1) == 0
    assert t.view(1).looks == ((2, 6),)
    assert t.view(1).chests[3] == LEFT


# ── Werewolf's call ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-WLF-01")
def test_the_character_the_claw_points_at_is_killed() -> None:
    t = table(4).thief_call()
    assert t.state.alive == 0b11111111
    t.wolf_call("2L")
    assert t.state.alive == 0b11011111
    assert [(death.round, death.slot, death.by_night) for death in t.state.deaths] == [(1, 5, True)]


@pytest.mark.rule("LBG-WLF-02", "LBG-WLF-04", "LBG-WLF-06")
def test_any_house_in_the_circle_may_be_chosen() -> None:
    t = table(4, wolf=1, thief=2, mayor=3).thief_call()
    others = [f"bite {seat}{side}" for seat in (0, 2, 3) for side in "RL"]  # the thief's and the mayor's too
    assert t.ask(1) == Ask(
        1, moves(*others, "bite 1R", "bite 1L"), "LBG-WLF-01", limit=10, hold=True, default=moves(*others)
    )
    t.wolf_call("3R").day("2L").thief_call()
    assert t.legal(1) == ["bite 0R", "bite 0L", "bite 2R", "bite 3L", "bite 1R", "bite 1L"]
    assert t.refused(1, "bite 3R") == Refusal("LBG-WLF-02", "not-in-circle", {"slot": 6})
    assert t.refused(1, "bite 2L") == Refusal("LBG-WLF-02", "not-in-circle", {"slot": 5})


@pytest.mark.rule("LBG-WLF-03")
def test_the_werewolf_must_choose() -> None:
    t = table(4).thief_call()
    assert "sleep" not in t.legal(0)
    assert t.refused(0, "sleep") == Refusal("LBG-WLF-03", "wolf-must-choose")
    t.together({0: "bite 3R"}, "sleep")
    assert t.state.lives(3) == 1


@pytest.mark.rule("LBG-WLF-04")
@pytest.mark.parametrize("own", ["0R", "0L"])
def test_the_werewolf_may_choose_an_own_house_while_both_live(own: str) -> None:
    t = table(4).night(own)
    assert t.state.lives(0) == 1
    assert t.state.outcome is None


@pytest.mark.rule("LBG-WLF-05", "LBG-WLF-07")
@pytest.mark.parametrize(("lost", "left"), [("0R", "0L"), ("0L", "0R")])
def test_the_last_own_house_cannot_be_chosen_but_killing_goes_on(lost: str, left: str) -> None:
    t = table(5).round("2R", lost).thief_call()
    assert t.legal(0) == [f"bite {name}" for name in ("1R", "1L", "2L", "3R", "3L", "4R", "4L")]
    assert t.ask(0).default == t.ask(0).moves
    slot = {"0R": 0, "0L": 1}
    assert t.refused(0, f"bite {left}") == Refusal("LBG-WLF-05", "last-character", {"slot": slot[left]})
    assert t.refused(0, f"bite {lost}") == Refusal("LBG-WLF-02", "not-in-circle", {"slot": slot[lost]})
    t.wolf_call("3R").day("3L").night("4R")
    assert [death.slot for death in t.state.deaths if death.by_night] == [4, 6, 8]


@pytest.mark.rule("LBG-WLF-06")
def test_the_thief_and_the_mayor_can_be_killed() -> None:
    t = table(4, wolf=3, thief=1, mayor=0).night("1R")
    assert (t.state.lives(1), t.state.lives(0)) == (1, 2)
    t = table(4, wolf=3, thief=1, mayor=0).night("0L")
    assert (t.state.lives(1), t.state.lives(0)) == (2, 1)


@pytest.mark.rule("LBG-NGT-01")
def test_talk_is_closed_while_eyes_are() -> None:
    t = table(4)
    assert GAME.talk(t.state) == ()
    assert GAME.talk(t.thief_call().state) == ()
    assert GAME.talk(t.wolf_call("2R").state) != ()
