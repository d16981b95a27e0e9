"""LUP-EX: the worked examples of the rules, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import ALFA, FUJIKO, GOEMON, JIGEN, LUPIN
from covo.games.lupin.steps.treasure import points
from tests.lupin.heist import heist


@pytest.mark.rule("LUP-EX-01", "LUP-NOT-02")
def test_notes_of_turn_1() -> None:
    h = (
        heist(turn=1, jigen="A1", agents="A6", kills={"jigen": 3})
        .act("jigen")
        .do("walk A4", "shoot 1")
        .roll(6, 6)
        .do("end")
    )
    row = h.state.notes[JIGEN][0]
    names = h.place.names
    assert (row.turn, names[row.start], names[row.end], row.kills, row.wounds) == (1, "A1", "A4", 1, 0)
    assert row.deeds == ("walk", "shoot")


@pytest.mark.rule("LUP-EX-02", "LUP-NOT-02")
def test_notes_of_turn_13() -> None:
    h = heist(turn=13, jigen="A4", wounds={"jigen": 2}).act("jigen").do("walk A1")
    assert h.moves("leave") == ["leave"]
    row = h.do("end").state.notes[JIGEN][0]
    names = h.place.names
    assert (row.turn, names[row.start], names[row.end], row.kills, row.wounds) == (13, "A4", "A1", 0, 2)


@pytest.mark.rule("LUP-EX-03", "LUP-ATK-06")
def test_minimum_distance() -> None:
    h = heist(lupin="A3", agents="A5 A4").act("lupin")  # one square between, and none
    assert (h.ends("shoot"), h.ends("fight")) == ({"1"}, {"2"})


@pytest.mark.rule("LUP-EX-04")
def test_jigens_wounds() -> None:
    moves = [heist(wounds={"jigen": n}).state.movement(JIGEN) for n in (1, 2, 3)]
    assert moves == [5, 4, 3]
    h = (
        heist(phase="police", jigen="K4!", agents="K1", wounds={"jigen": 3})
        .do("shoot 1 jigen")
        .roll(6, 6)
        .until("Patrol")
    )
    assert h.holder("jigen") == 1


@pytest.mark.rule("LUP-EX-05", "LUP-VIS-06")
def test_knights_leap() -> None:
    for end, seen in (("I3", True), ("H3", False)):  # two rows up and one column right; three rows up
        h = heist(lupin="G4" if seen else "F4", agents="K2").act("lupin").do(f"walk {end}")
        assert h.seen("lupin") is seen


@pytest.mark.rule("LUP-EX-06", "LUP-BLD-05", "LUP-Q-43")
def test_through_a_building() -> None:
    for wounds, passes in ((3, True), (0, True)):
        h = heist(jigen="H6", wounds={"jigen": wounds}).act("jigen")
        assert ("K6" in h.ends("walk")) is passes  # three squares with three wounds
    assert heist().place.path(heist().place.node["H6"], heist().place.node["K6"], 3, 0, 0)
    assert not heist().place.path(heist().place.node["H6"], heist().place.node["K6"], 2, 0, 0)


@pytest.mark.rule("LUP-EX-07", "LUP-REL-12")
def test_chain_of_rescues() -> None:
    one: dict[str, Any] = {"goemon": "M4!", "agents": "M5 F2", "held": {"goemon": 1}, "wounds": {"goemon": 4}}
    assert heist(**one).state.on_duty(GOEMON) == LUPIN
    both = {**one, "lupin": "F1!", "held": {"goemon": 1, "lupin": 2}, "wounds": {"goemon": 4, "lupin": 4}}
    h = heist(**both, jigen="M7").act("jigen")
    assert h.ends("shoot") == set()  # not Goemon directly
    near = heist(**both, jigen="F4").act("jigen").do("shoot 2").roll(6, 6)
    assert near.holder("lupin") == 0
    assert near.state.on_duty(GOEMON) == LUPIN


@pytest.mark.rule("LUP-EX-08", "LUP-REL-11")
def test_rescuer_gone() -> None:
    h = heist(goemon="M4!", agents="M5", held={"goemon": 1}, wounds={"goemon": 4}, gone={"lupin": 1}, jigen="M7")
    assert h.state.on_duty(GOEMON) == JIGEN
    assert h.act("jigen").ends("shoot") == {"1"}


@pytest.mark.rule("LUP-EX-09", "LUP-CJI-02")
def test_hat_card() -> None:
    h = heist(jigen="K4", agents="K1", hands={"jigen": "hat"}).act("jigen").do("shoot 1").roll(4, 4)
    assert (h.where(1), h.dice, h.thrown("jigen")) == ("K1", (3, 12, "miss"), ["hat"])
    assert heist(jigen="K4", agents="K1").act("jigen").do("shoot 1").roll(4, 4).where(1) == "-"


@pytest.mark.rule("LUP-EX-10", "LUP-MEL-08")
@pytest.mark.parametrize("face", range(1, 7))
def test_dodge(face: int) -> None:
    h = heist(phase="police", jigen="K4!", agents="K5").do("fight 1 jigen").roll(6, 6).roll(face)
    assert (h.wounds("jigen"), h.step) == ((0, "BlowRoll") if face <= 2 else (1, "Patrol"))


@pytest.mark.rule("LUP-EX-11", "LUP-VIS-02")
def test_crossing_fire_unseen() -> None:
    h = heist(lupin="F4", agents="G8").act("lupin").do("walk G4 H4 I4").do("end")
    assert not h.seen("lupin")  # across the road the agent looks along
    assert heist(lupin="F4", agents="G8").act("lupin").do("walk G4").seen("lupin")


@pytest.mark.rule("LUP-EX-12", "LUP-VEH-06", "LUP-VEH-07", "LUP-VEH-18", "LUP-VEH-19", "LUP-Q-49", "LUP-Q-51")
def test_vehicle_damage() -> None:
    layout: dict[str, Any] = {
        "phase": "police",
        "vehicles": {"alfa": "G5!"},
        "rides": {"lupin": "alfa", "fujiko": "alfa"},
        "agents": "K1 K5",
        "vhits": (0, 4, 0, 0, 0, 0),
    }
    h = heist(**{**layout, "agents": "G8"})
    assert h.moves("shoot") == ["shoot 1 alfa"]  # the car, not who is in it
    h.do("shoot 1 alfa").roll(4, 4)
    assert (h.state.vhits[ALFA], h.where("alfa")) == (4, "G5")
    h = heist(**{**layout, "agents": "G8"}).do("shoot 1 alfa").roll(4, 5)
    assert (h.where("alfa"), h.where("lupin"), h.step) == ("-", "G5", "SetDown")
    assert h.ask().seat == 4
    assert h.ends("put") == {"F5", "G4", "G6", "H5"}
    h.do("put H5")
    assert (h.where("fujiko"), h.state.wounds, h.seen("lupin"), h.seen("fujiko")) == ("H5", (0, 0, 0, 0), True, True)
    assert h.state.wrecks == 1 << ALFA


@pytest.mark.rule("LUP-EX-13", "LUP-REI-02", "LUP-REI-05", "LUP-REI-07")
def test_reinforcements_of_the_ruby_mission() -> None:
    h = heist(phase="call", turn=3, agents="Q20 Q21 Q22")
    assert h.can("call I18 4")
    h.do("call I18 4")
    assert not any(move.startswith("call I18") for move in h.moves())
    h.do("call E20 3")
    assert (h.state.agents_in(0), h.state.agents_in(1)) == ([3, 4, 5, 6], [7, 8, 9])
    assert h.state.cars == (h.place.node["I18"], h.place.node["E20"])
    assert heist(phase="call", turn=3, agents="Q20 Q21 Q22 Q15").step == "Patrol"  # four are too many


@pytest.mark.rule("LUP-EX-14", "LUP-REI-20")
def test_reinforcements_with_a_road_block() -> None:
    h = heist("bank", "call", turn=3, agents={1: "car1", 2: "O20", 3: "O21", 4: "O22", 5: "O23"}, cars="O5 L24")
    assert {move.split()[1] for move in h.moves("call")} == {"L24"}
    assert {move.split()[2] for move in h.moves("call")} == {"1", "2", "3", "4"}
    h.do("call L24 4")
    assert h.step == "Patrol"  # no other car is to be had


@pytest.mark.rule("LUP-EX-15", "LUP-Q-85")
def test_card_draw() -> None:
    h = heist(goemon="K4", agents="H1 I3 J1 I1", kills={"goemon": 2}, devices={"goemon": "grenade"}).act("goemon")
    h.do("grenade I2").draw("leap").draw("wind")
    assert (h.kills("goemon"), h.hand("goemon")) == (6, ["leap", "wind"])


@pytest.mark.rule("LUP-EX-16", "LUP-Q-113")
def test_bluff() -> None:
    h = heist("bank", "search", turn=6, fujiko="in-bank", seeking=8, hands={"fujiko": "forgive"}, agents="C20").do(
        "tile real"
    )
    assert (h.state.traitor, h.view(1).tiles[0].real, h.view(4).tiles[0].real) == (False, None, True)
    h.until("GangPhase").act("fujiko").do("walk L20", "end")
    assert (h.state.turn, h.seen("fujiko"), h.state.marked) == (7, True, 1 << FUJIKO)
    h.next_turn("Activation").do("walk L17", "end")
    assert h.seen("fujiko")


@pytest.mark.rule("LUP-EX-17", "LUP-VAR-22")
def test_variant_scoring() -> None:
    h = heist(
        turn=12,
        variant="free-for-all",
        lupin="A1",
        goemon="K4",
        gone={"jigen": 11},
        kills={"lupin": 2, "jigen": 7, "goemon": 9},
        hands={"jigen": "whisky", "goemon": "pray"},
        tiles="lupin+ 2 3 4",
    ).act("lupin")
    h.do("leave")
    assert [points(h.state, member) for member in (LUPIN, JIGEN, GOEMON)] == [15, 9, 6]
    assert (h.end, h.winners) == ("points", (1,))


@pytest.mark.rule("LUP-EX-18", "LUP-ALM-01")
def test_alarm() -> None:
    h = heist(phase="police", turn=8, tiles="jigen+ 2 3 4", agents="Q20 Q21 Q22 Q15")
    h.until("Patrol", turn=9)
    assert [(event.kind, event.data) for event in h.told("alarm")] == [("alarm", {})]
