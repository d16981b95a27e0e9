"""LUP-CJI: the fifteen cards of Jigen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lupin.heist import heist


@pytest.mark.rule("LUP-CJI-01")
def test_unerring_aim() -> None:
    h = heist(jigen="K4", agents="K1 K5", hands={"jigen": "aim"}).act("jigen")
    assert h.moves("card") == ["card aim 1"]  # a shot, so not at the neighbour
    h.do("card aim 1")
    assert (h.where(1), h.kills("jigen"), h.state.dice) == ("-", 1, None)
    assert (h.thrown("jigen"), h.moves("shoot", "fight")) == (["aim"], [])


@pytest.mark.rule("LUP-CJI-02", "LUP-Q-89")
@pytest.mark.parametrize(("faces", "result"), [((3, 6), "hit"), ((2, 6), "miss")])
def test_my_hat_slipped(faces: tuple[int, int], result: str) -> None:
    h = heist(jigen="K4", agents="K1", hands={"jigen": "hat"}).act("jigen").do("shoot 1").roll(*faces)
    assert (h.dice, h.thrown("jigen")) == ((3, 12, result), ["hat"])
    rifle = heist(jigen="K4", agents="K1", hands={"jigen": "hat"}, devices={"jigen": "rifle"}).act("jigen")
    rifle.do("rifle 1").roll(1, 1)
    assert (rifle.dice[0], rifle.hand("jigen")) == (5, ["hat"])  # a rifle neither wakes nor minds it


@pytest.mark.rule("LUP-CJI-03", "LUP-Q-91")
def test_go_ill_cover_you() -> None:
    h = heist(
        jigen="A1",
        lupin="K4!",
        goemon="H4!",
        agents="K1 K5",
        zenigata="J4",
        hands={"jigen": "cover"},
    ).act("jigen")
    h.do("card cover").next_turn()
    assert h.seen("lupin")
    attacked = {move.split()[-1] for move in h.moves("shoot", "fight")}
    assert attacked == {"goemon"}  # Lupin alone is covered, from all of them
    h.next_turn()
    assert "lupin" in {move.split()[-1] for move in h.moves("shoot", "fight")}  # for one police phase
    assert heist(jigen="K4", gone={"lupin": 1}, hands={"jigen": "cover"}).act("jigen").moves("card") == []


@pytest.mark.rule("LUP-CJI-04", "LUP-Q-90")
def test_out_of_bullets() -> None:
    layout: dict[str, Any] = {
        "jigen": "K4",
        "agents": "K1",
        "hands": {"jigen": "bullets cover"},
        "devices": {"jigen": "rifle"},
    }
    h = heist(**layout).act("jigen")
    assert h.hand("jigen") == ["bullets", "cover"]  # he has not shot the turn before
    h.do("shoot 1").roll(1, 1).next_turn("GangPhase").act("jigen")
    assert (h.hand("jigen"), h.thrown("jigen")) == (["cover"], ["bullets"])
    assert h.moves("shoot", "rifle", "card") == []  # before any other card
    assert h.moves("walk")
    h.next_turn("GangPhase").act("jigen")
    assert h.moves("shoot")
    drawn = heist(jigen="K4", agents="K1 K7", kills={"jigen": 2}).act("jigen").do("shoot 1").roll(6, 6).draw("bullets")
    assert drawn.hand("jigen") == ["bullets"]
    assert drawn.next_turn("GangPhase").act("jigen").thrown("jigen") == ["bullets"]
    idle = heist(**layout, turn=5, shot=3).act("jigen")
    assert idle.hand("jigen") == ["bullets", "cover"]  # a turn lies between


@pytest.mark.rule("LUP-CJI-05")
@pytest.mark.parametrize("weapon", ["shoot 1", "rifle 1"])
def test_a_cigarette_instead_of_the_shot(weapon: str) -> None:
    h = heist(jigen="K4", agents="K1", hands={"jigen": "cigarette"}, devices={"jigen": "rifle"}).act("jigen").do(weapon)
    assert (h.step, h.state.dice, h.thrown("jigen")) == ("Activation", None, ["cigarette"])
    assert h.moves("shoot", "rifle") == []
    assert h.next_turn("GangPhase").act("jigen").moves("shoot")


@pytest.mark.rule("LUP-CJI-06", "LUP-Q-89")
@pytest.mark.parametrize(("faces", "result"), [((4, 6), "hit"), ((3, 6), "miss")])
def test_one_whisky_too_many(faces: tuple[int, int], result: str) -> None:
    h = heist(jigen="K4", agents="K1 K7", hands={"jigen": "whisky"}, table={"jigen": "magnum"}).act("jigen")
    h.do("shoot 1").roll(*faces)
    assert (h.dice, h.thrown("jigen")) == ((2, 12, result), ["whisky"])
    h.do("shoot 2").roll(1, 1)
    assert h.dice[0] == 6  # that one shot only


@pytest.mark.rule("LUP-CJI-07")
def test_double_bulls_eye() -> None:
    h = heist(jigen="K4", agents="K1 K7 J1", hands={"jigen": "double"}).act("jigen")
    assert h.moves("card") == ["card double 1 2"]  # he must see both
    h.do("card double 1 2")
    assert (h.where(1), h.where(2), h.kills("jigen"), h.state.dice) == ("-", "-", 2, None)
    assert (h.thrown("jigen"), h.moves("shoot")) == (["double"], [])


@pytest.mark.rule("LUP-CJI-08", "LUP-ATK-03", "LUP-Q-86")
def test_twin_magnum() -> None:
    h = heist(jigen="K4", agents="K1 K7", hands={"jigen": "magnum"}).act("jigen").do("card magnum")
    for _ in range(2):
        h.do("shoot 1").roll(1, 1)
    assert h.moves("shoot") == []
    assert (h.hand("jigen"), h.thrown("jigen"), len(h.state.table[1])) == ([], [], 1)  # it stays
    h.next_turn("GangPhase").act("jigen").do("shoot 1").roll(1, 1)
    assert h.moves("shoot")


@pytest.mark.rule("LUP-CJI-09", "LUP-CJI-11", "LUP-Q-92")
def test_jigen_as_an_agent() -> None:
    layout: dict[str, Any] = {
        "agents": {1: "K1", 2: "H2", 3: "F4", 4: "G3", 5: "car1", 6: "H4"},
        "lupin": "H5!",
        "held": {"lupin": 6},
        "cars": "G5",
        "hands": {"jigen": "mask"},
        "guards": "",
    }
    h = heist(jigen="K4", **layout).act("jigen")
    assert {move.split()[-1] for move in h.moves("card")} == {"1", "2", "3", "4"}  # 3, 5, 5 and 5 squares away
    h.do("card mask 2")
    assert (h.where("jigen"), h.state.agent_of[1], h.seen("jigen")) == ("-", 1, False)
    assert h.view(0).agent_of[1] is None
    visible = heist(jigen="K4!", **layout).act("jigen").do("card mask 1")  # visible or not
    assert (visible.seen("jigen"), visible.where("jigen")) == (False, "-")
    far = heist(jigen="M4", agents="H2", hands={"jigen": "mask"}).act("jigen")
    assert far.moves("card") == []  # seven squares


@pytest.mark.rule("LUP-CJI-10", "LUP-Q-92", "LUP-Q-85")
def test_jigen_shows_himself() -> None:
    h = (
        heist(jigen="K4", agents="K1", hands={"jigen": "mask"}, kills={"jigen": 2})
        .act("jigen")
        .do("card mask 1")
        .next_turn()
    )
    h.do("walk 1 H1")
    assert (h.step, h.ask().seat) == ("Unmask", 2)  # whenever he likes: between two police figures
    assert {"pass", "unmask H1"} <= set(h.moves())
    h.do("unmask H1")
    assert (h.where("jigen"), h.seen("jigen"), h.where(1), h.kills("jigen")) == ("H1", True, "-", 3)
    assert h.step == "DrawCards"
    h = heist(jigen="K4", agents="K1 K5", hands={"jigen": "mask"}).act("jigen").do("card mask 1").next_turn("GangPhase")
    h.act("jigen")
    assert {"unmask K1", "unmask J1", "unmask L1"} == set(h.moves("unmask"))  # the first unseen squares
    h.do("unmask J1")
    assert (h.where("jigen"), h.seen("jigen"), h.where(1), h.moves("walk")) == ("J1", False, "-", [])  # he has moved
