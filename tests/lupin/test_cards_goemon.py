"""LUP-CGO: the fifteen cards of Goemon."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import NOBODY, PRAY
from tests.lupin.heist import heist, tell_apart


@pytest.mark.rule("LUP-CGO-01", "LUP-Q-88")
def test_invincible_zantetsu() -> None:
    h = heist(goemon="K4", agents="K5 K1", zenigata="J4", hands={"goemon": "zantetsu"}).act("goemon")
    assert set(h.moves("card")) == {"card zantetsu 1", "card zantetsu zenigata"}  # hand to hand
    h.do("card zantetsu 1")
    assert (h.where(1), h.kills("goemon"), h.state.dice, h.thrown("goemon")) == ("-", 1, None, ["zantetsu"])
    assert h.moves("fight") == []  # it was the attack
    assert h.seen("goemon")
    h = heist(goemon="K4", zenigata="J4", hands={"goemon": "zantetsu"}).act("goemon").do("card zantetsu zenigata")
    assert h.step == "DodgeRoll"
    assert h.roll(6).state.zwounds == 1


@pytest.mark.rule("LUP-CGO-02", "LUP-Q-98")
def test_no_one_left_behind_makes_him_a_rescuer() -> None:
    prisoner: dict[str, Any] = {"lupin": "M1!", "agents": "M2", "held": {"lupin": 1}, "wounds": {"lupin": 4}}
    assert heist(goemon="M3", **prisoner).act("goemon").moves("fight") == []  # Jigen is on duty
    h = heist(goemon="M3", jigen="M5", **prisoner, hands={"goemon": "nobody"})
    assert h.act("goemon").ends("fight") == {"1"}
    assert heist(jigen="M5", **prisoner, hands={"goemon": "nobody"}).act("jigen").ends("shoot") == {
        "1"
    }  # besides the list
    stay = heist(goemon="A1", **prisoner, hands={"goemon": "nobody"}).act("goemon")
    assert stay.moves("leave") == []
    assert heist(goemon="A1", **prisoner).act("goemon").moves("leave") == ["leave"]


@pytest.mark.rule("LUP-CGO-03")
def test_no_one_left_behind_is_told_when_a_companion_is_arrested() -> None:
    layout: dict[str, Any] = {"lupin": "K4!", "agents": "K1", "wounds": {"lupin": 3}}
    h = heist(phase="police", **layout, hands={"goemon": "nobody leap"}).do("shoot 1 lupin").roll(6, 6).until("Patrol")
    assert h.state.table[2] == (NOBODY,)
    assert h.hand("goemon") == ["leap"]
    assert [event.data["card"] for event in h.told("laid")] == ["nobody"]
    drawn = heist(
        goemon="K4", agents="K5 M2", lupin="M1!", held={"lupin": 2}, wounds={"lupin": 4}, kills={"goemon": 2}
    ).act("goemon")
    drawn.do("fight 1").roll(6, 6).draw("nobody")
    assert drawn.state.table[2] == (NOBODY,)  # somebody is held already


@pytest.mark.rule("LUP-CGO-04", "LUP-Q-98")
@pytest.mark.parametrize("pile", ["hands", "table"])
def test_no_one_left_behind_goes_when_anybody_is_freed(pile: str) -> None:
    held: dict[str, Any] = {"lupin": "M1!", "agents": "M2", "held": {"lupin": 1}, "wounds": {"lupin": 4}}
    cards: dict[str, Any] = {pile: {"goemon": "nobody"}}
    h = heist(goemon="M3", **held, **cards).act("goemon").do("fight 1").roll(6, 6)
    assert (h.thrown("goemon"), h.hand("goemon"), h.state.table[2]) == (["nobody"], [], ())
    h = heist(**held, **cards).act("lupin").do("release turn")
    assert h.thrown("goemon") == ["nobody"]  # by any means


@pytest.mark.rule("LUP-CGO-05", "LUP-CGO-06", "LUP-CGO-07", "LUP-Q-99")
@pytest.mark.parametrize(("card", "friend"), [("withjigen", "jigen"), ("withlupin", "lupin")])
def test_in_a_team_he_strikes_twice(card: str, friend: str) -> None:
    layout: dict[str, Any] = {"goemon": "K4!", "agents": "K5 K3 J4", "hands": {"goemon": card}}
    h = heist(**layout, **{friend: "K1!"}).act("goemon").do("fight 1").roll(6, 6)  # K1 is three squares away
    h.do("fight 2").roll(6, 6)
    assert h.moves("fight") == []  # twice, no more
    assert len(h.state.table[2]) == 1  # shown when it is used, and stays
    four = heist(**layout, **{friend: "M2!"}).act("goemon").do("fight 1").roll(6, 6)
    assert four.moves("fight")  # four is less than five
    five = heist(**layout, **{friend: "M1!"}).act("goemon").do("fight 1").roll(6, 6)
    assert five.moves("fight") == []
    hidden = heist(**layout, **{friend: "K1"}).act("goemon").do("fight 1").roll(6, 6)
    assert hidden.moves("fight") == []  # nobody can check the distance
    other = heist(**layout, **{"lupin" if friend == "jigen" else "jigen": "K1!"}).act("goemon").do("fight 1").roll(6, 6)
    assert other.moves("fight") == []
    many = heist(**{**layout, "hands": {"goemon": "withjigen withlupin"}}, lupin="K1!", jigen="J3!").act("goemon")
    many.do("fight 1").roll(6, 6).do("fight 2").roll(6, 6)
    assert many.moves("fight") == []  # two at most


@pytest.mark.rule("LUP-CGO-08", "LUP-CGO-09", "LUP-Q-88")
def test_blade_of_justice() -> None:
    h = heist(goemon="K4", agents="K1 K5", hands={"goemon": "blade"}, devices={"goemon": "knife"}).act("goemon")
    assert h.moves("card") == ["card blade 1"]
    h.do("card blade 1")
    assert (h.where(1), h.state.dice, h.thrown("goemon"), h.holds("goemon")) == ("-", None, ["blade"], [])
    assert h.moves("fight") == ["fight 2"]
    assert heist(goemon="K4", agents="K1", hands={"goemon": "blade"}).act("goemon").moves("card") == []


@pytest.mark.rule("LUP-CGO-10", "LUP-Q-100", "LUP-Q-136", "LUP-Q-26")
def test_incredible_leap() -> None:
    h = heist(goemon="H4", hands={"goemon": "leap"}, agents="MO2").act("goemon")
    assert h.ends("card") == {"MO1", "MO3"}  # onto a free roof square, two storeys up
    h.do("card leap MO1")
    assert (h.where("goemon"), h.moves("walk"), h.thrown("goemon")) == ("MO1", [], ["leap"])
    roof = heist("bank", goemon="PT1", hands={"goemon": "leap"}).act("goemon")
    assert {"GH3", "GH4"} <= roof.ends("card")  # a higher roof
    assert not any(square.startswith("PT") for square in roof.ends("card"))  # of another building
    assert all(not square[1].isdigit() for square in roof.ends("card"))  # never down to the ground
    hurt = heist(goemon="L3", hands={"goemon": "leap"}, wounds={"goemon": 3}).act("goemon")
    assert hurt.ends("card") == set()  # MO1 is five squares away, and he moves four
    walked = heist(goemon="H3", hands={"goemon": "leap"}).act("goemon").do("walk H4")
    assert walked.moves("card") == []


@pytest.mark.rule("LUP-CGO-11", "LUP-Q-101")
def test_like_the_blowing_wind() -> None:
    h = heist(goemon="H4", agents="K1", hands={"goemon": "wind"}).act("goemon").do("card wind", "walk K4", "end")
    assert (h.seen("goemon"), h.thrown("goemon")) == (False, ["wind"])
    h.next_turn()
    h.do("walk 1 K2")
    assert not h.seen("goemon")  # they look right through him
    h.next_turn("GangPhase").act("goemon").do("walk K5")
    assert h.seen("goemon")  # his next movement is looked at anew


@pytest.mark.rule("LUP-Q-101")
def test_a_blow_ends_the_wind() -> None:
    for square in ("K4", "K4!"):
        h = heist(goemon=square, agents="K5 K1", hands={"goemon": "wind"}).act("goemon")
        h.do("card wind", "fight 1").roll(1, 1).roll(1, 1).do("end")
        assert h.seen("goemon")
        h.next_turn()
        assert h.can("shoot 2 goemon")


@pytest.mark.rule("LUP-CGO-12", "LUP-Q-102")
def test_time_to_pray() -> None:
    layout: dict[str, Any] = {"goemon": "K4", "agents": "K5 K1", "devices": {"goemon": "knife radio grenade rucksack"}}
    h = heist(**layout, hands={"goemon": "pray leap"}, turn=1).act("goemon")
    assert (h.hand("goemon"), h.thrown("goemon")) == (["leap"], ["pray"])
    assert h.moves("walk", "fight", "knife", "grenade", "card") == []  # it was the card of the turn
    assert h.moves("radio")  # other things are allowed
    h.next_turn("GangPhase").act("goemon")
    assert h.moves("walk")
    assert h.moves("fight")
    drawn = heist(**layout, kills={"goemon": 2}).act("goemon").do("fight 1").roll(6, 6).draw("pray")
    assert drawn.moves("walk")  # the next turn is meant
    assert PRAY in drawn.state.hands[2]
    drawn.next_turn("GangPhase").act("goemon")
    assert (drawn.thrown("goemon"), drawn.moves("walk")) == (["pray"], [])


@pytest.mark.rule("LUP-CGO-02", "LUP-INF-03")
def test_no_one_left_behind_is_a_secret_till_then() -> None:
    assert tell_apart(heist(hands={"goemon": "nobody"}), heist(hands={"goemon": "wind"})) == {3}
