"""The first of everything counts too: the square in the corner, agent 1, the helicopter, seat 0. Their numbers are 0."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import AGENT, BIKE1, CARD, FUJIKO, HELI, JIGEN, LUPIN, VEHICLE
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupin.steps.placing import SetDown
from covo.games.lupin.steps.police import prey
from covo.games.lupin.steps.setup import StartSquares
from covo.games.lupin.steps.treasure import count_points
from tests.lupin.heist import heist

AWAY: dict[str, str] = {"jigen": "R1", "goemon": "R1", "fujiko": "R1"}


def squares(h: Any, mask: int) -> set[str]:
    return {name for node, name in enumerate(h.place.names) if mask >> node & 1}


# ── The corner, square 0 ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VIS-27", "LUP-VIS-28")
def test_who_hides_in_the_corner_is_found_there() -> None:
    h = heist("bank", "police", lupin="A1", agents="C6", **AWAY).do("walk 1 C3")
    assert h.seen("lupin")
    assert [dict(event.data) for event in h.told("revealed")] == [{"member": LUPIN, "at": "A1"}]
    assert h.state.spots[LUPIN] == 1
    car = heist("bank", "police", lupin="R1", vehicles={"heli": "A1"}, agents="C6", **AWAY).do("walk 1 C3")
    assert (car.state.vseen, car.state.vspots[HELI]) == (1, 1)
    assert [dict(event.data) for event in car.told("vehicle-revealed")] == [{"vehicle": HELI, "at": "A1"}]


@pytest.mark.rule("LUP-Q-33")
def test_what_is_seen_empty_counts_for_who_is_in_the_corner() -> None:
    h = heist("bank", "police", lupin="A1", agents="C9", **AWAY)
    h.state.know(LUPIN, 1 | 1 << h.place.node["C2"])
    h.do("walk 1 C7")
    assert squares(h, h.state.spots[LUPIN]) == {"A1"}


@pytest.mark.rule("LUP-ATK-12", "LUP-MEL-01", "LUP-VIS-12")
def test_in_the_corner_one_is_attacked_and_attacks() -> None:
    h = heist("bank", "police", lupin="A1!", agents="C3 A2", **AWAY)
    assert {"shoot 1 lupin", "fight 2 lupin"} <= set(h.moves("shoot", "fight"))
    assert prey(h.state) == [(LUPIN, 0)]
    police = heist("bank", lupin="C3", agents="A1", zenigata="O20", **AWAY).act("lupin")
    assert "shoot 1" in police.moves("shoot")
    chief = heist("bank", lupin="C3", zenigata="A1", **AWAY).act("lupin")
    assert "shoot zenigata" in chief.moves("shoot")
    walker = heist("bank", "police", agents="A1", zenigata="O20", lupin="R1", **AWAY)
    assert "walk 1 A2" in walker.moves("walk")
    inspector = heist("bank", "police", zenigata="A1", lupin="R1", **AWAY)
    assert "walk zenigata A2" in inspector.moves("walk")


@pytest.mark.rule("LUP-MOV-04", "LUP-Q-28")
def test_the_corner_can_be_taken() -> None:
    for layout in ({"agents": "A1", "zenigata": "O20"}, {"zenigata": "A1"}, {"vehicles": {"heli": "A1!"}}):
        h = heist("bank", lupin="B2", **AWAY, **layout).act("lupin")
        assert "A1" not in h.ends("walk")
    assert "A1" in heist("bank", lupin="B2", **AWAY).act("lupin").ends("walk")
    crowd = heist("bank", "police", agents="B1", lupin="A1!", zenigata="O20", **AWAY)
    assert "A1" not in crowd.ends("walk")


@pytest.mark.rule("LUP-TLK-02", "LUP-INF-04")
def test_in_the_corner_one_meets_ones_companions() -> None:
    h = heist("bank", lupin="A1", jigen="A2", goemon="R1", fujiko="R1", agents="O20", turn=2)
    assert (h.view(2).at[LUPIN], h.view(1).at[JIGEN], h.view(4).at[LUPIN]) == (0, 1, None)
    car = heist("bank", lupin="A2", vehicles={"heli": "A1"}, agents="O20", **AWAY)
    assert (car.view(1).vat[HELI], car.view(2).vat[HELI]) == (0, None)
    assert "board heli" in car.act("lupin").moves("board")


def test_a_piece_is_set_down_beside_the_corner() -> None:
    h = heist("bank", "police", agents="O20", lupin="R1", **AWAY)
    assert {h.place.names[n] for n in SetDown(0, AGENT, near=0).options(h.state)} == {"A2", "B1"}
    assert not {"A2", "B1"} & {h.place.names[n] for n in SetDown(0, AGENT).options(h.state)}  # beside itself
    car = heist("bank", vehicles={"alfa": "C3!"}, rides={"lupin": "alfa"}, agents="O20", **AWAY)
    for node in SetDown(1, VEHICLE + 1).options(car.state):
        SetDown(1, VEHICLE + 1).put(car.state, node)
        assert (car.state.vat[1], car.state.vspots[1]) == (node, 1 << node)
        assert (car.state.at[LUPIN], car.state.spots[LUPIN]) == (node, 1 << node)  # with all aboard
        assert car.state.at[JIGEN] == car.place.node["R1"]


# ── The helicopter, vehicle 0 ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VEH-01", "LUP-Q-53", "LUP-Q-51")
def test_who_is_in_the_helicopter_is_in_a_vehicle() -> None:
    layout: dict[str, Any] = {"agents": "O20", "goemon": "R1", "fujiko": "R1", "rides": {"lupin": "heli"}}
    h = heist("bank", vehicles={"heli": "C3", "alfa": "C4"}, jigen="B2", **layout).act("lupin")
    assert h.moves("board", "walk", "fight") == []
    assert h.moves("off")
    assert h.refused("walk B3").rule == "LUP-Q-53"
    seen = heist("bank", "police", vehicles={"heli": "C3!"}, jigen="R1", **{**layout, "agents": "C6 C2"})
    assert not any(move.endswith("lupin") for move in seen.moves("shoot", "fight"))
    assert "shoot 1 heli" in seen.moves("shoot")
    assert seen.refused("shoot 1 lupin").rule == "LUP-Q-51"
    mate = heist("bank", vehicles={"heli": "C3!"}, jigen="C3!", **layout)
    assert SetDown(1, JIGEN, other=LUPIN).mates(mate.state) == []  # he is not on the square, he is in it
    beside = heist("bank", lupin="R1", vehicles={"heli": "C3!"}, jigen="C3!", goemon="C3!", fujiko="R1", agents="O20")
    assert SetDown(1, JIGEN, other=2).mates(beside.state) == [2]


@pytest.mark.rule("LUP-BET-02", "LUP-Q-112", "LUP-Q-114")
def test_nobody_robs_from_the_helicopter() -> None:
    layout: dict[str, Any] = {"lupin": "C4!", "jigen": "R1", "goemon": "R1", "agents": "O20", "tiles": "lupin+ 2 3 4"}
    layout["hands"] = {"fujiko": "forgive"}
    foot = heist("bank", fujiko="C3!", **layout).act("fujiko")
    assert foot.moves("rob") == ["rob lupin"]
    rides = heist("bank", vehicles={"heli": "C3!"}, rides={"fujiko": "heli"}, **layout).act("fujiko")
    assert rides.moves("rob") == []
    layout["lupin"] = "C6!"  # in the line of her pistol
    assert heist("bank", fujiko="C3!", **layout).act("fujiko").moves("rob") == ["rob lupin"]
    far = heist("bank", vehicles={"heli": "C3!"}, rides={"fujiko": "heli"}, **layout).act("fujiko")
    assert far.moves("rob") == []
    layout["lupin"] = "C4!"
    victim = {**layout, "vehicles": {"heli": "C4!"}, "rides": {"lupin": "heli"}}
    assert heist("bank", fujiko="C3!", **victim).act("fujiko").moves("rob") == []


# ── Agent 1, number 0 ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CLU-05", "LUP-Q-103")
def test_who_is_held_by_agent_1_is_held() -> None:
    for agent in (1, 2):
        h = heist(lupin="A4", fujiko="M4", agents="M3 M5", held={"fujiko": agent})
        drawn(h.state, LUPIN, CARD["adored"])
        assert (h.hand("lupin"), h.thrown("lupin")) == ([], ["adored"])
    free = heist(lupin="A4", fujiko="M4", agents="M3 M5")
    drawn(free.state, LUPIN, CARD["adored"])
    assert (free.hand("lupin"), free.state.fresh) == (["adored"], (1, 0, 0, 0))
    seen = heist(lupin="A4", fujiko="M4!", agents="M3 M5")
    drawn(seen.state, LUPIN, CARD["adored"])
    assert seen.thrown("lupin") == ["adored"]


@pytest.mark.rule("LUP-ARR-03", "LUP-Q-83")
def test_agent_1_stays_with_whom_he_holds() -> None:
    h = heist(phase="police", jigen="K4!", lupin="K9!", agents="K5 K7", held={"jigen": 1})
    assert not any(move.split()[1] == "1" for move in h.moves("walk", "shoot", "fight"))
    assert not any(move.endswith("jigen") for move in h.moves("shoot", "fight"))
    assert h.refused("walk 1 K6").rule == "LUP-ARR-03"
    assert h.refused("shoot 1 lupin").rule == "LUP-ARR-03"
    assert h.refused("shoot 2 jigen").rule == "LUP-Q-83"


@pytest.mark.rule("LUP-INF-06", "LUP-Q-92")
def test_who_poses_as_agent_1_is_nowhere_else() -> None:
    h = heist(phase="police", agents="K1 G12", agent_of=(0, -1, -1, -1), masks=(0b11, 0, 0, 0))
    h.state.put(LUPIN, -1)
    h.do("walk 2 G9")
    assert (h.step, h.ask().seat, [str(move) for move in h.ask().default]) == ("Unmask", 1, ["pass"])


# ── Who is not in play ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-Q-128", "LUP-VAR-05")
def test_where_vehicles_can_be_at_the_start() -> None:
    full, three = heist(seats=5), heist(seats=3, variant="free-for-all")
    for h in (full, three):
        h.state.vspots = (0,) * 6
        StartSquares(()).run(h.state)
    pad, garage, pier = full.place.pad, full.place.garages[0], full.place.node["B10"]
    assert full.state.vspots == (1 << pad, *(1 << garage,) * 4, 1 << pier)
    assert three.state.vspots == (0, 1 << garage, 0, 1 << garage, 1 << garage, 1 << pier)  # nor is her motorbike
    assert full.state.spots == (0b11,) * 4
    assert three.state.spots == (0b11, 0b11, 0, 0)
    assert (full.state.owners[BIKE1], FUJIKO) == (FUJIKO, 3)


@pytest.mark.rule("LUP-VAR-24", "LUP-VAR-25", "LUP-VAR-26", "LUP-Q-129")
def test_a_tie_behind_the_winner_is_shared() -> None:
    h = heist(variant="free-for-all", kills={"lupin": 2, "jigen": 3, "goemon": 3})
    assert count_points(h.state, "points").ranking == ((1,), (2, 3), (4,), (0,))
    early = heist(variant="free-for-all", kills={"jigen": 3, "goemon": 3}, gone={"goemon": 4, "jigen": 5})
    assert count_points(early.state, "points").ranking == ((3,), (2,), (1, 4), (0,))  # who left first
