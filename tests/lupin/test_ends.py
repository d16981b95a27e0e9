"""LUP-END, LUP-ALM, LUP-TRE: tiles, the alarm, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import GOEMON, LUPIN
from tests.lupin.heist import heist, tell_apart

ALL = ("lupin", "jigen", "goemon", "fujiko")
BOUND: dict[str, Any] = {"hands": {"fujiko": "forgive"}}


def away(*members: str, turn: int = 5) -> dict[str, int]:
    return dict.fromkeys(members, turn)


# ── Treasure ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-TRE-01", "LUP-TRE-02", "LUP-TRE-03")
def test_only_inside_a_treasure_building() -> None:
    for square in ("E16", "in-lodge", "JP1", "A1"):
        assert heist(lupin=square).act("lupin").moves("search") == []
    for square in ("in-jade", "in-palace", "in-lotus", "in-cutters"):
        h = heist(lupin=square).act("lupin")
        assert h.moves("search") == ["search"]
        h.do("search")
        assert all(tile.place > 3 for tile in h.state.tiles)  # not before phase 4
    assert heist("bank", lupin="in-bank").act("lupin").moves("search") == ["search"]
    assert heist("bank", lupin="in-casino").act("lupin").moves("search") == []
    left = heist(lupin="in-jade").act("lupin").do("search", "walk E16").until("LookAt", "Patrol")
    assert left.step == "Patrol"  # whoever comes out again takes nothing


@pytest.mark.rule("LUP-TRE-05", "LUP-TRE-08", "LUP-Q-107", "LUP-Q-108")
def test_one_tile_each_and_only_of_the_building() -> None:
    h = heist(phase="search", lupin="in-palace", jigen="in-palace", goemon="in-jade", seeking=7)
    h.do("tile empty")
    assert [tile.place for tile in h.state.tiles] == [4, LUPIN, 6, 7]  # the palace has the second, and one only
    h.do("tile real")
    assert [tile.place for tile in h.state.tiles] == [2, LUPIN, 6, 7]
    bank = heist("bank", "search", lupin="in-bank", jigen="in-bank", goemon="in-bank", fujiko="in-bank", seeking=15)
    for tile in ("empty", "real", "empty", "empty"):
        bank.do(f"tile {tile}")
    assert [tile.place for tile in bank.state.tiles] == [0, 1, 2, 3]
    assert [tile.known for tile in bank.state.tiles] == [15] * 4  # all present see every one


@pytest.mark.rule("LUP-TRE-08", "LUP-Q-108")
def test_whoever_says_so_takes_it_and_if_several_do_the_order_decides() -> None:
    layout: dict[str, Any] = {"lupin": "in-jade", "goemon": "in-jade", "agents": "Q20"}
    agreed = heist(**layout).act("lupin").do("end").act("goemon").do("search", "end").until("LookAt").do("tile real")
    assert agreed.state.tiles[0].place == GOEMON  # Lupin has let him
    both = heist(**layout).act("goemon").do("search", "end").act("lupin").do("search", "end").until("LookAt")
    assert both.do("tile real").state.tiles[0].place == LUPIN


@pytest.mark.rule("LUP-TRE-06", "LUP-SET-06")
def test_what_a_tile_shows_is_anybodys_guess_till_it_is_seen() -> None:
    h = heist(phase="search", lupin="in-jade", jigen="in-palace", goemon="in-lotus", fujiko="in-cutters", seeking=15)
    assert h.ask().odds() == (0.75, 0.25)
    h.do("tile empty")
    assert [round(odds, 3) for odds in h.ask().odds()] == [0.667, 0.333]
    h.do("tile real")
    assert h.moves() == ["tile empty"]  # there is one treasure
    last = heist(phase="search", fujiko="in-cutters", seeking=8, tiles="lupin- jigen- goemon- 4")
    assert last.moves() == ["tile real"]


@pytest.mark.rule("LUP-TRE-07", "LUP-TRE-11", "LUP-INF-05")
def test_who_knows_what_was_found() -> None:
    tables = [
        heist(phase="search", lupin="in-jade", jigen="in-jade", seeking=1, agents="Q20").do(f"tile {shows}")
        for shows in ("real", "empty")
    ]
    assert tell_apart(*tables) == {1, 2}
    assert [tile.place for tile in tables[0].view(0).tiles] == [LUPIN, 5, 6, 7]  # that he has one all see


@pytest.mark.rule("LUP-TRE-10", "LUP-EQP-24", "LUP-Q-15")
def test_a_tile_changes_hands_if_both_agree() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "tiles": "lupin+ 2 3 4"}
    h = heist(**layout, jigen="K5", goemon="J3").act("lupin")
    assert h.moves("hand") == ["hand 1 jigen"]
    h.do("hand 1 jigen", "pass")
    assert h.state.has_treasure(LUPIN)
    h.do("hand 1 jigen", "accept")
    assert not h.state.has_treasure(LUPIN)
    assert h.state.tiles[0].known & 2  # he has looked at it
    assert [tile.place for tile in h.state.tiles] == [1, 5, 6, 7]
    held = heist(**layout, jigen="K5!", agents="K6", held={"jigen": 1}).act("lupin")
    assert held.moves("hand", "give") == []


@pytest.mark.rule("LUP-TRE-09", "LUP-Q-110", "LUP-Q-146")
def test_the_treasure_goes_where_its_holder_goes() -> None:
    h = (
        heist(lupin="A1", tiles="lupin+ 2 3 4", devices={"lupin": "knife"}, hands={"lupin": "p38"})
        .act("lupin")
        .do("leave")
    )
    assert [tile.place for tile in h.state.tiles] == [10, 5, 6, 7]
    assert (h.where("lupin"), h.holds("lupin")) == ("-", [])
    assert "drop" not in {move.verb for move in heist(lupin="K4", tiles="lupin+ 2 3 4").act("lupin").ask().moves}


# ── Alarm ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-ALM-01", "LUP-ALM-03", "LUP-ALM-04", "LUP-Q-111")
def test_the_alarm() -> None:
    for turn in (7, 8):
        h = heist(phase="dusk", turn=turn, tiles="lupin+ 2 3 4", agents="Q20 Q21 Q15 R20 Q22 O21")
        told = [(event.to, event.data) for event in h.told("alarm")]
        assert told == []
        assert h.state.told is (turn == 8)  # with the start of turn 9
    at_dawn = heist(phase="police", turn=8, tiles="out:jigen+ 2 3 4", gone={"jigen": 6}).next_turn("Call")
    assert [(event.to, event.data) for event in at_dawn.told("alarm")] == [((-2,), {})]  # no name, no square
    late = heist(phase="search", turn=9, lupin="in-jade", seeking=1).do("tile real")
    assert len(late.told("alarm")) == 1
    assert len(late.next_turn("Call").next_turn("Call").told("alarm")) == 1  # once
    empty = heist(phase="search", turn=9, lupin="in-jade", seeking=1).do("tile empty")
    assert empty.told("alarm") == []


@pytest.mark.rule("LUP-Q-111")
def test_a_new_theft_sounds_anew() -> None:
    h = heist(phase="police", turn=10, told=True, lupin="K4!", agents="K1", wounds={"lupin": 3}, tiles="lupin+ 2 3 4")
    h.do("shoot 1 lupin").roll(6, 6).until("Confiscate").do("deal 1 2 3 4")
    assert (h.state.told, h.state.treasure()) == (False, None)
    again = heist(phase="search", turn=11, jigen="in-jade", seeking=2).do("tile real")
    assert len(again.told("alarm")) == 1


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-END-01", "LUP-END-02", "LUP-END-06")
def test_the_turn_in_which_the_last_one_leaves_is_played_to_its_end() -> None:
    h = heist("bank", lupin="C1", gone=away("jigen", "goemon", "fujiko"), tiles="lupin+ 2 3 4", turn=7).act("lupin")
    h.do("leave")
    assert (h.end, h.winners, h.state.turn) == ("escape", (1, 2, 3, 4), 7)
    assert len(h.told("bus")) == 1  # phase 3 took place
    assert heist(phase="police").do("done").state.phase == 2


@pytest.mark.rule("LUP-END-03", "LUP-END-04", "LUP-END-05", "LUP-SET-10", "LUP-Q-119", "LUP-Q-139")
@pytest.mark.parametrize(("mission", "exits"), [("ruby", {"A1", "A2"}), ("bank", {"C1", "R1"})])
def test_the_ways_out(mission: str, exits: set[str]) -> None:
    place = heist(mission).place
    for square in ("A1", "A2", "C1", "R1", "B3", "C4"):
        if place.stand >> place.node[square] & 1:
            leaves = heist(mission, lupin=square, tiles="jigen+ 2 3 4").act("lupin").moves("leave")
            assert bool(leaves) is (square in exits)
    walked = heist(mission, lupin="A2" if mission == "ruby" else "C1", turn=1).act("lupin")
    assert walked.moves("leave") == []  # not at once
    h = heist(mission, lupin=min(exits), fujiko="K4", tiles="lupin+ 2 3 4").act("lupin").do("leave")
    assert [event.data for event in h.told("left")] == [{"member": LUPIN}]  # what he carries is not told
    assert not h.told("alarm")


@pytest.mark.rule("LUP-Q-119", "LUP-Q-146")
def test_out_of_a_vehicle_and_with_it() -> None:
    h = heist("bank", vehicles={"fiat": "C1"}, rides={"lupin": "fiat", "jigen": "fiat"}).act("lupin").do("leave")
    assert (h.state.ride[:2], h.where("fiat"), h.where("lupin")) == ((-1, 4), "C1", "-")
    h.act("jigen").do("leave")
    assert (h.state.ride[:2], h.where("fiat")) == ((-1, -1), "-")


@pytest.mark.rule("LUP-Q-119")
def test_nobody_returns() -> None:
    h = heist(lupin="A1").act("lupin").do("leave").next_turn("GangPhase")
    assert "activate lupin" not in h.moves()


@pytest.mark.rule("LUP-END-07", "LUP-Q-123")
def test_fujiko_alone_even_as_the_first_to_leave() -> None:
    h = heist(fujiko="A1!", tiles="fujiko+ 2 3 4", traitor=True, marked=8, **BOUND).act("fujiko").do("leave")
    assert h.end is None  # the turn goes on
    h.until("over")
    assert (h.end, h.winners, h.state.turn) == ("betrayal", (4,), 2)


@pytest.mark.rule("LUP-END-08", "LUP-Q-122")
def test_all_arrested() -> None:
    layout: dict[str, Any] = {
        "lupin": "K4!",
        "jigen": "M1!",
        "goemon": "M4!",
        "fujiko": "F1!",
        "agents": "K1 L1 L4 G1",
        "held": {"jigen": 2, "goemon": 3, "fujiko": 4},
        "wounds": {"lupin": 3, "jigen": 4, "goemon": 4, "fujiko": 3},
    }
    h = heist(phase="police", **layout).do("shoot 1 lupin").roll(6, 6)
    assert (h.end, h.winners) == ("arrests", (0,))  # at once
    some = (
        heist(phase="police", **{**layout, "fujiko": "", "held": {"jigen": 2, "goemon": 3}}, gone={"fujiko": 1})
        .do("shoot 1 lupin")
        .roll(6, 6)
    )
    assert some.until("GangPhase").end is None  # one is away: the others may free themselves


@pytest.mark.rule("LUP-END-09", "LUP-END-10", "LUP-Q-120")
@pytest.mark.parametrize(
    ("tiles", "gone"),
    [
        ("1 2 3 4", ()),
        ("lupin+ 2 3 4", ("jigen", "goemon", "fujiko")),
        ("out:lupin+ 2 3 4", ("lupin", "jigen", "goemon")),
    ],
)
def test_out_of_time(tiles: str, gone: tuple[str, ...]) -> None:
    h = heist(phase="dusk", turn=13, tiles=tiles, gone=away(*gone))
    assert (h.end, h.winners) == ("time", (0,))
    assert heist(phase="dusk", turn=12, tiles=tiles, gone=away(*gone)).end is None


@pytest.mark.rule("LUP-END-11", "LUP-Q-121", "LUP-TRN-11")
def test_a_shorter_game() -> None:
    assert heist(phase="dusk", turn=11, limit=12).end is None
    assert heist(phase="dusk", turn=12, limit=12).end == "time"
    h = heist(turn=13, lupin="K4!", agents="K5", held={"lupin": 1}, wounds={"lupin": 4}).act("lupin").do("release turn")
    assert (h.state.limit, h.end) == (12, None)  # the present turn is finished
    h.until("over")
    assert (h.end, h.state.turn) == ("time", 13)


@pytest.mark.rule("LUP-Q-120")
def test_all_away_with_empty_hands() -> None:
    h = heist("bank", lupin="C1", gone=away("jigen", "goemon", "fujiko"), turn=7).act("lupin").do("leave")
    assert (h.end, h.winners) == ("emptyhanded", (0,))
    assert not h.told("bus")  # at once


@pytest.mark.rule("LUP-Q-116", "LUP-CFU-05", "LUP-Q-117")
def test_the_other_three_when_she_is_bound() -> None:
    three = away("lupin", "jigen", "goemon")
    h = heist(phase="dusk", turn=7, tiles="out:jigen+ 2 3 4", gone=three, **BOUND)
    assert (h.end, h.winners) == ("loyal", (1, 2, 3))
    one_left = heist(phase="dusk", turn=13, tiles="out:jigen+ 2 3 4", gone=away("lupin", "jigen", "fujiko"), **BOUND)
    assert (one_left.end, one_left.winners) == ("time", (0,))
    nothing = heist(phase="dusk", turn=7, gone=away(*ALL), **BOUND)
    assert (nothing.end, nothing.winners) == ("emptyhanded", (0,))


@pytest.mark.rule("LUP-END-07", "LUP-Q-116")
def test_she_may_still_win_when_the_three_left_without_the_treasure() -> None:
    three = away("lupin", "jigen", "goemon")
    for tiles in ("fujiko+ 2 3 4", "1 2 3 4"):
        h = heist(phase="dusk", turn=7, tiles=tiles, gone=three, fujiko="B2", **BOUND)
        assert h.end is None
    h = heist(turn=7, tiles="fujiko+ 2 3 4", gone=three, fujiko="A1!", traitor=True, marked=8, **BOUND).do("leave")
    assert (h.end, h.winners) == ("betrayal", (4,))
    assert heist(phase="dusk", turn=13, tiles="fujiko+ 2 3 4", gone=three, fujiko="B2", **BOUND).winners == (0,)


@pytest.mark.rule("LUP-VEH-29", "LUP-Q-61")
def test_the_helicopter_must_be_back() -> None:
    layout: dict[str, Any] = {"phase": "dusk", "tiles": "out:lupin+ 2 3 4", "gone": away(*ALL), "flown": True}
    assert heist(**layout, vehicles={"heli": "F8"}).end == "escape"
    lost = heist(**layout, vehicles={"heli": "H4"})
    assert (lost.end, lost.winners) == ("time", (0,))
    assert heist(**layout).end == "escape"  # destroyed: no duty is left
    assert heist(**layout, vehicles={"heli": "H4"}, duty=False).end == "escape"
