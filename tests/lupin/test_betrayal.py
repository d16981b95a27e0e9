"""LUP-BET: how Fujiko betrays, what it changes, and the fights inside the gang."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import FUJIKO, JIGEN, LUPIN
from tests.lupin.heist import Heist, heist, tell_apart

BOUND: dict[str, Any] = {"hands": {"fujiko": "forgive"}}
AFTER: dict[str, Any] = {**BOUND, "traitor": True, "marked": 1 << FUJIKO, "tiles": "fujiko+ 2 3 4"}


def acting(h: Heist) -> str:
    return ("lupin", "jigen", "goemon", "fujiko")[h.state.stack[0].member]  # type: ignore[attr-defined]


# ── The betrayal ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-BET-01", "LUP-BET-05", "LUP-Q-113")
def test_the_treasure_in_her_hands_makes_a_traitor_of_her() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "fujiko": "K5", "tiles": "lupin+ 2 3 4"}
    h = heist(**layout, **BOUND).act("lupin").do("hand 1 fujiko", "accept")
    assert (h.state.traitor, h.seen("fujiko"), len(h.told("betrayal"))) == (True, True, 1)  # at once
    loyal = heist(**layout, hands={"fujiko": "charm"}).act("lupin").do("hand 1 fujiko", "accept")
    assert (loyal.state.traitor, loyal.seen("fujiko")) == (False, False)
    empty = heist(**{**layout, "tiles": "lupin- 2 3 4"}, **BOUND).act("lupin").do("hand 1 fujiko", "accept")
    assert not empty.state.traitor  # it was no treasure


@pytest.mark.rule("LUP-BET-05", "LUP-BET-06")
def test_she_stays_visible_whatever_becomes_of_the_treasure() -> None:
    for tiles in ("fujiko+ 2 3 4", "1 2 3 4"):
        h = heist(**{**AFTER, "tiles": tiles}, fujiko="H4!").act("fujiko").do("walk in-monastery", "end")
        assert h.seen("fujiko")
        h.next_turn("Activation").do("walk K6", "end")
        assert h.seen("fujiko")
    h = heist(**{**AFTER, "tiles": "lupin+ 2 3 4", "marked": 9}, lupin="H4!", jigen="H5", done=14)
    h.do("hand 1 jigen", "accept")
    assert h.state.marked == 0b1011  # whoever comes to have it
    assert h.seen("jigen")
    h.do("walk G4", "end")
    assert h.seen("lupin")  # even once


@pytest.mark.rule("LUP-BET-12", "LUP-Q-113", "LUP-TLK-10")
def test_inside_she_may_keep_it_to_herself() -> None:
    layout: dict[str, Any] = {"fujiko": "in-jade", "seeking": 8, "agents": "Q20"}
    one = heist(phase="search", **layout, **BOUND).do("tile real")
    other = heist(phase="search", **layout, **BOUND).do("tile empty")
    assert tell_apart(one, other) == {4}
    assert not one.state.traitor
    one.until("GangPhase").act("fujiko")
    assert (one.state.traitor, one.seen("fujiko")) == (True, True)  # at the latest now
    other.until("GangPhase").act("fujiko")
    assert (other.state.traitor, other.seen("fujiko")) == (False, False)


@pytest.mark.rule("LUP-BET-02", "LUP-BET-03", "LUP-BET-04", "LUP-Q-112", "LUP-Q-114", "LUP-Q-147")
def test_she_takes_it_by_force() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "fujiko": "K5", "tiles": "lupin+ jigen- 3 4", "jigen": "J5"}
    h = heist(**layout, **BOUND).act("fujiko")
    assert h.moves("rob") == ["rob lupin"]
    h.do("rob lupin").roll(6, 6).roll(6)
    assert (h.state.traitor, h.state.has_treasure(FUJIKO), h.state.wounds) == (True, True, (0, 0, 0, 0))
    assert h.moves("rob", "shoot", "fight") == []  # it was her attack
    h.do("end").act("lupin")
    assert h.moves("walk", "drive", "shoot", "fight", "rob", "knife") == []  # blocked
    h.next_turn("Activation").do("end").act("lupin")
    assert h.moves("walk")
    assert heist(**layout).act("fujiko").moves("rob") == []  # not without the card
    assert heist(**{**layout, "tiles": "1 2 3 4"}, **BOUND).act("fujiko").moves("rob") == []
    assert heist(**layout, **BOUND).act("lupin").moves("rob") == []


@pytest.mark.rule("LUP-Q-147")
def test_the_robbed_may_still_use_what_is_no_attack() -> None:
    h = heist(
        **AFTER,
        lupin="K4!",
        blocked=1 << LUPIN,
        agents="K1",
        devices={"lupin": "rucksack kit knife rifle grenade"},
        wounds={"lupin": 1},
        vehicles={"fiat": "L4"},
        done=8,
    ).act("lupin")
    assert h.moves("walk", "shoot", "rifle", "knife", "grenade") == []
    assert h.moves("heal") == ["heal lupin"]
    h.do("board fiat")
    assert h.moves("drive") == []


@pytest.mark.rule("LUP-Q-114", "LUP-MEL-04")
def test_a_failed_first_attack_is_answered_and_changes_nothing() -> None:
    h = heist(lupin="K4", fujiko="K5", tiles="lupin+ 2 3 4", **BOUND).act("fujiko").do("rob lupin").roll(6, 6).roll(3)
    assert h.step == "BlowRoll"  # dodged: Lupin strikes back
    h.roll(6, 6).roll(6)
    assert (h.state.wounds, h.state.traitor, h.state.has_treasure(LUPIN)) == ((0, 0, 0, 0), False, True)
    assert h.state.blocked == 0


# ── After it ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-BET-08", "LUP-BET-09", "LUP-Q-27", "LUP-Q-114")
@pytest.mark.parametrize(("mover", "other"), [("fujiko", "lupin"), ("lupin", "fujiko")])
def test_whoever_bars_the_bridge_must_be_beaten(mover: str, other: str) -> None:
    layout: dict[str, Any] = {mover: "C9!", other: "C10!", "done": 8 if mover == "lupin" else 0}
    h = heist(**{**AFTER, "tiles": "jigen+ 2 3 4", **layout}).act(mover)
    assert "C11" not in h.ends("walk")
    h.do(f"rob {other}").roll(6, 6).roll(6)
    assert h.state.wounds == (0, 0, 0, 0)
    assert "C11" in h.ends("walk")
    friends = heist(**{**AFTER, "lupin": "C9!", "jigen": "C10!", "done": 8}).act("lupin")
    assert "C11" in friends.ends("walk")  # the three make way for one another
    assert friends.moves("rob") == []


@pytest.mark.rule("LUP-BET-08", "LUP-BET-09", "LUP-Q-27", "LUP-MOV-05")
@pytest.mark.parametrize(("mover", "other"), [("fujiko", "lupin"), ("lupin", "fujiko")])
@pytest.mark.parametrize("granted", [True, False])
def test_or_asked_to_make_way(mover: str, other: str, granted: bool) -> None:
    layout: dict[str, Any] = {mover: "C9!", other: "C10!", "done": 8 if mover == "lupin" else 0, "jigen": "C8!"}
    h = heist(**{**AFTER, "tiles": "goemon+ 2 3 4", **layout}).act(mover)
    far = {f"ask {other}"} | ({"ask jigen"} if mover == "fujiko" else set())
    assert set(h.moves("ask")) == far
    h.do(f"ask {other}")
    assert (h.step, h.ask().seat, h.moves()) == ("MakeWay", 4 if other == "fujiko" else 1, ["accept", "pass"])
    h.do("accept" if granted else "pass")
    assert ("C11" in h.ends("walk")) is granted
    assert f"ask {other}" not in h.moves("ask")  # once
    assert [event.data["granted"] for event in h.told("makes-way")] == [granted]
    if mover == "lupin":
        h.do("walk C7", "end").act("jigen")
        assert "C11" not in h.ends("walk")  # it was not Jigen who asked
        h.next_turn("Activation").do("end").act("lupin")
        assert "ask fujiko" not in h.moves("ask") or "C11" not in h.ends("walk")  # for one turn


@pytest.mark.rule("LUP-Q-27")
def test_who_is_asked_and_who_need_not_ask() -> None:
    friends = heist(**{**AFTER, "lupin": "C9!", "jigen": "C10!", "done": 8}).act("lupin")
    assert friends.moves("ask") == []
    assert friends.refused("ask jigen").rule == "LUP-Q-27"
    before = heist(fujiko="C9!", lupin="C10!", **BOUND).act("fujiko")
    assert before.moves("ask") == []
    rivals = heist(variant="free-for-all", lupin="C9!", jigen="C10!").act("lupin")
    assert ("C11" in rivals.ends("walk"), rivals.moves("ask")) == (False, ["ask jigen"])
    assert "C11" in rivals.do("ask jigen", "accept").ends("walk")
    far = heist(variant="free-for-all", lupin="C1!", jigen="C10!").act("lupin")
    assert far.moves("ask") == []  # out of reach
    unseen = heist(variant="free-for-all", lupin="C9!", jigen="C10").act("lupin")
    assert unseen.moves("ask") == []  # nobody there, for all he knows
    assert "C11" in unseen.ends("walk")


@pytest.mark.rule("LUP-Q-27", "LUP-INF-01")
def test_who_asks_unseen_is_known_to_be_near() -> None:
    h = heist(variant="free-for-all", lupin="C9", jigen="C10!")
    h.state.know(LUPIN, h.place.stand)
    h.act("lupin").do("ask jigen", "pass")
    spots = {h.place.names[node] for node in range(h.place.size) if h.state.spots[LUPIN] >> node & 1}
    assert {"C9", "C4", "G12"} <= spots  # six squares
    assert not {"C3", "G11", "N8"} & spots


@pytest.mark.rule("LUP-BET-08", "LUP-BET-09", "LUP-Q-114")
def test_a_shot_does_as_well() -> None:
    h = heist(**AFTER, fujiko="K4!", lupin="K1!", jigen="J1!", goemon="H4").act("fujiko")
    assert h.moves("rob") == ["rob lupin"]  # in range, in line and seen
    h.do("rob lupin").roll(4, 4)
    assert (h.dice, h.state.passed) == ((3, 12, "miss"), 0)
    assert h.moves("rob", "shoot") == []  # and a shot is not answered
    back = heist(**AFTER, fujiko="K4!", jigen="K1!", done=8).act("jigen").do("rob fujiko").roll(1, 5)
    assert (back.step, back.ask().seat) == ("TakeTile", 2)
    assert back.do("take tile 1").state.has_treasure(JIGEN)
    swords = heist(**AFTER, fujiko="K4!", goemon="K1!", done=8).act("goemon")
    assert swords.moves("rob") == []
    first = heist(fujiko="K4", lupin="K1!", tiles="lupin+ 2 3 4", **BOUND).act("fujiko").do("rob lupin").roll(6, 6)
    assert (first.state.traitor, first.state.has_treasure(FUJIKO)) == (True, True)


@pytest.mark.rule("LUP-BET-10", "LUP-BET-06", "LUP-Q-114")
def test_the_winner_takes_the_treasure_or_leaves_it() -> None:
    layout: dict[str, Any] = {**AFTER, "tiles": "fujiko+ fujiko- 3 4", "fujiko": "K5!", "lupin": "K4!", "done": 8}
    h = heist(**layout).act("lupin").do("rob fujiko").roll(6, 6).roll(6)
    assert (h.ask().seat, h.moves()) == (1, ["take tile 1", "pass"])
    h.do("take tile 1")
    assert (h.state.has_treasure(LUPIN), h.state.marked, h.state.blocked) == (True, 0b1001, 1 << FUJIKO)
    left = heist(**layout).act("lupin").do("rob fujiko").roll(6, 6).roll(6).do("pass")
    assert (left.state.has_treasure(FUJIKO), left.state.marked) == (True, 0b1000)


@pytest.mark.rule("LUP-BET-07", "LUP-Q-115")
def test_the_traitor_first_the_holders_last() -> None:
    h = heist(**{**AFTER, "tiles": "goemon+ 2 3 4", "marked": 0b1101})  # Lupin has had it, Goemon has it
    assert acting(h) == "fujiko"
    h.do("end")
    assert acting(h) == "jigen"
    h.do("end")
    assert acting(h) == "lupin"
    h.do("end")
    assert acting(h) == "goemon"


@pytest.mark.rule("LUP-BET-13", "LUP-BET-14")
def test_no_betrayal_with_few_or_all_against_all() -> None:
    for layout in ({"seats": 2}, {"seats": 3}, {"variant": "free-for-all"}):
        h = heist(fujiko="K4", agents="K1", kills={"fujiko": 2}, tiles="fujiko+ 2 3 4", **layout).act("fujiko")
        h.do("shoot 1").roll(6, 6)
        if "variant" in layout:
            assert not any(move.args[0] == 10 for move in h.ask().moves)  # the card is not in the deck
        else:
            h.draw("forgive")
        assert not h.state.traitor


@pytest.mark.rule("LUP-Q-117")
def test_bound_she_may_leave_without_it_and_keep_what_made_her_a_traitor() -> None:
    h = heist(fujiko="A1", **BOUND).act("fujiko")
    assert h.moves("leave") == ["leave"]
    traitor = heist(**AFTER, fujiko="K4!", lupin="K5!").act("fujiko")
    assert traitor.moves("hand") == []
    plain = heist(fujiko="K4", lupin="K5", tiles="fujiko- 2 3 4", **BOUND).act("fujiko")
    assert plain.moves("hand") == ["hand 1 lupin"]


@pytest.mark.rule("LUP-INF-08")
def test_what_binds_her_is_her_secret() -> None:
    assert tell_apart(heist(hands={"fujiko": "forgive"}), heist(hands={"fujiko": "charm"})) == {4}
