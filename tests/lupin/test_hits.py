"""LUP-VEH: how many hits the vehicles of the gang stand, how many they carry, and who watches with what range."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import VEHICLES
from tests.lupin.heist import heist

ROAD = {"alfa": (9, 5), "bike1": (8, 2), "bike2": (8, 2), "fiat": (8, 4), "heli": (8, 4), "boat": (8, 4)}


@pytest.mark.rule("LUP-VEH-06", "LUP-VEH-07", "LUP-VEH-10", "LUP-VEH-11", "LUP-VEH-14", "LUP-VEH-15", "LUP-VEH-31")
@pytest.mark.rule("LUP-VEH-38", "LUP-VEH-17", "LUP-VEH-21", "LUP-Q-49", "LUP-Q-56")
@pytest.mark.parametrize("name", ROAD)
def test_the_last_hit_destroys_it(name: str) -> None:
    need, strength = ROAD[name]
    number = [vehicle.name for vehicle in VEHICLES].index(name)
    square, agent = ("B10!", "B12") if name == "boat" else ("G4!", "G8")
    for before in range(strength):
        hits = tuple(before if n == number else 0 for n in range(6))
        h = heist(phase="police", vehicles={name: square}, agents=agent, vhits=hits)
        h.do(f"shoot 1 {name}").roll(need - need // 2 - 1, need // 2)
        assert (h.dice, h.state.vhits[number]) == ((0, need, "miss"), before)
        h = heist(phase="police", vehicles={name: square}, agents=agent, vhits=hits)
        h.do(f"shoot 1 {name}").roll(need - need // 2, need // 2)
        assert h.dice == (0, need, "hit")
        assert (h.where(name) == "-") is (before == strength - 1)
        assert (h.state.wrecks >> number & 1) == (before == strength - 1)


@pytest.mark.rule("LUP-VEH-05", "LUP-VEH-09", "LUP-VEH-13", "LUP-Q-151")
@pytest.mark.parametrize(("name", "room"), [("alfa", 3), ("bike1", 2), ("bike2", 2), ("fiat", 4)])
def test_how_many_get_in(name: str, room: int) -> None:
    order = ("lupin", "jigen", "goemon", "fujiko")
    for aboard in range(4):
        rides = dict.fromkeys(order[:aboard], name)
        last: dict[str, Any] = {order[aboard]: "G4"}
        h = heist(vehicles={name: "G5"}, rides=rides, **last).act(order[aboard])
        assert bool(h.moves("board")) is (aboard < room)  # the driver included


@pytest.mark.rule("LUP-Q-36", "LUP-VIS-03", "LUP-VIS-05")
def test_who_watches_and_how_far() -> None:
    def seen(end: str, **layout: Any) -> bool:
        return heist(lupin="H4", **layout).act("lupin").do(f"walk {end}").seen("lupin")

    assert seen("H6", zenigata="H1")  # five squares
    assert not seen("H7", zenigata="H1")
    assert seen("H6", agents="H1")
    assert not seen("H7", agents="H1")
    assert seen("G4", agents={1: "car1"}, cars="G8")  # from a car as well
    assert seen("H6", agents="H1", jigen="I1!", held={"jigen": 1}, wounds={"jigen": 4})  # holding somebody
    for square, spotted in (("C3", True), ("C2", False)):  # twelve squares from the guard, and thirteen
        assert heist(lupin="B2", guards="JP1").act("lupin").do(f"walk {square}").seen("lupin") is spotted


@pytest.mark.rule("LUP-Q-56", "LUP-VIS-27", "LUP-VIS-28")
@pytest.mark.parametrize("name", ROAD)
def test_a_vehicle_appears_when_it_comes_in_sight_and_stays(name: str) -> None:
    number = [vehicle.name for vehicle in VEHICLES].index(name)
    square = "B10" if name == "boat" else "C12"
    h = heist(phase="police", vehicles={name: square}, agents="C14" if name != "boat" else "C13")
    h.do("walk 1 C13" if name != "boat" else "walk 1 B12")
    assert h.state.vseen == 1 << number
    h.next_turn()
    assert h.state.vseen == 1 << number


@pytest.mark.rule("LUP-VEH-17", "LUP-VEH-18")
def test_who_sits_in_another_vehicle_stays_there() -> None:
    h = heist(
        phase="police",
        vehicles={"bike1": "G4!", "fiat": "G1!"},
        rides={"lupin": "bike1", "jigen": "fiat"},
        agents="G8",
        vhits=(0, 0, 1, 0, 0, 0),
    )
    h.do("shoot 1 bike1").roll(4, 4)
    assert (h.where("bike1"), h.where("fiat"), h.state.ride) == ("-", "G1", (-1, 4, -1, -1))
    assert h.where("lupin") == "G4"


@pytest.mark.rule("LUP-VEH-18", "LUP-VEH-19", "LUP-Q-152")
@pytest.mark.parametrize("driver", ["lupin", "jigen"])
def test_the_last_to_drive_stands_where_the_vehicle_was(driver: str) -> None:
    other = {"lupin": "jigen", "jigen": "lupin"}[driver]
    rides = {"lupin": "bike1", "jigen": "bike1"}
    h = heist(vehicles={"bike1": "G3"}, rides=rides, agents="G9", vhits=(0, 0, 1, 0, 0, 0), seats=2)
    h.do(f"activate {other}", "drive F3", "end", f"activate {driver}", "end").next_turn("GangPhase")
    h.do(f"activate {driver}", "drive G5", "end").next_turn().do("shoot 1 bike1").roll(4, 4)
    assert (h.where("bike1"), h.where(driver)) == ("-", "G5")
    assert h.where(other) == "G5"  # till he is put beside it
    h.do(h.moves("put")[0])
    assert h.place.next_to[h.place.node["G5"]] >> h.place.node[h.where(other)] & 1


@pytest.mark.rule("LUP-VEH-18", "LUP-INF-01")
def test_who_drives_a_hidden_vehicle_is_known_to_those_aboard() -> None:
    h = heist(vehicles={"fiat": "G3"}, rides={"lupin": "fiat", "jigen": "fiat"}, agents="N20")
    h.do("activate jigen", "drive F3", "end")
    assert [h.view(seat).wheel for seat in range(5)] == [0, 2, 2, 0, 0]
    shown = heist(vehicles={"fiat": "G3"}, rides={"lupin": "fiat", "jigen": "fiat"}, agents="G9")
    shown.do("activate jigen", "drive G5", "end")
    assert [shown.view(seat).wheel for seat in range(5)] == [2] * 5
