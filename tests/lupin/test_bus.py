"""LUP-ENV: the bus of the bank mission."""

from __future__ import annotations

import pytest

from tests.lupin.heist import heist

STOPS = ["E14 F14", "C8 C9", "K5 L5", "O10 O11", "O19 O20", "I25 J25", "C18 C19"]


@pytest.mark.rule("LUP-ENV-01", "LUP-TRN-07")
def test_no_bus_in_the_ruby_mission() -> None:
    h = heist(phase="bus")
    assert (h.state.bus, h.state.bus_mask(), h.told("bus")) == (-1, 0, [])


@pytest.mark.rule("LUP-ENV-02", "LUP-ENV-03", "LUP-ENV-04", "LUP-Q-105", "LUP-SET-02")
@pytest.mark.parametrize("turn", range(1, 13))
def test_the_stop_of_every_turn(turn: int) -> None:
    h = heist("bank", turn=turn)
    for expected in (STOPS[(turn - 1) % 7], STOPS[turn % 7]):
        squares = expected.split()
        assert h.state.bus_mask() == sum(1 << h.place.node[square] for square in squares)
        h.next_turn("GangPhase")


@pytest.mark.rule("LUP-ENV-05", "LUP-ENV-07", "LUP-VIS-25", "LUP-Q-106", "LUP-Q-137")
def test_boarding_is_a_step_and_hides() -> None:
    h = heist("bank", lupin="C6", agents="C12").act("lupin")
    assert {"bus", "B8"} & h.ends("walk")
    assert not {"C8", "C9"} & h.ends("walk")  # nobody stands where the bus stands
    h.do("walk bus", "end")
    assert (h.where("lupin"), h.seen("lupin")) == ("bus", False)
    visible = heist("bank", lupin="C7!", agents="C3").act("lupin").do("walk bus", "end")
    assert not visible.seen("lupin")
    far = heist("bank", lupin="C1", wounds={"lupin": 1}).act("lupin")
    assert "bus" not in far.ends("walk")  # C7 is six squares, the bus the seventh
    assert "bus" in heist("bank", lupin="C2").act("lupin").ends("walk")


@pytest.mark.rule("LUP-ENV-06", "LUP-Q-106")
def test_it_carries_them_till_they_get_off() -> None:
    h = heist("bank", turn=2, lupin="bus", jigen="bus", goemon="bus", fujiko="bus")
    h.next_turn("GangPhase").act("lupin")
    assert {"K4", "K6", "L6", "J5", "M5"} <= h.ends("walk")
    assert "C7" not in h.ends("walk")
    h.do("walk M5", "end").next_turn("GangPhase")
    assert (h.where("lupin"), h.where("jigen"), h.where("fujiko")) == ("M5", "bus", "bus")
    h.act("jigen")
    assert "N10" not in h.ends("walk")
    assert {"O9", "O12", "P10"} <= h.ends("walk")


@pytest.mark.rule("LUP-Q-106", "LUP-ENV-07")
def test_nobody_is_attacked_in_it_and_nothing_passes() -> None:
    h = heist("bank", "police", turn=2, lupin="bus", agents="C7 C12", zenigata="C10")
    assert h.moves("shoot", "fight") == []
    assert not {"walk 1 C8", "walk 1 C9", "walk 1 bus"} & set(h.moves("walk"))
    assert not any(end in ("C8", "C9") for end in h.ends("walk"))
    line = heist("bank", "police", turn=2, lupin="C6!", agents="C11")
    assert line.moves("shoot") == []  # it blocks the view
    assert heist("bank", "police", turn=3, lupin="C6!", agents="C11").moves("shoot") == ["shoot 1 lupin"]


@pytest.mark.rule("LUP-Q-106")
def test_it_pushes_aside_the_police_and_picks_up_the_gang() -> None:
    h = heist("bank", "bus", turn=2, lupin="K5!", jigen="L5", agents={1: "L5"}, zenigata="K4")
    assert (h.where("lupin"), h.where("jigen"), h.seen("lupin")) == ("bus", "bus", False)
    assert (h.step, h.ask().seat) == ("SetDown", 0)
    assert h.ends("put") == {"L6", "M5"}
    h.do("put M5")
    assert h.where(1) == "M5"
