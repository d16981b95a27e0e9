"""Why a move is refused: the rule that stands against it, not another."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.sight import PISTOL, watched, why
from tests.lupin.heist import heist

AWAY: dict[str, str] = {"jigen": "R1", "goemon": "R1", "fujiko": "R1"}
RUBY_AWAY: dict[str, str] = {"jigen": "A1", "goemon": "A1", "fujiko": "A1"}


def reason(watcher: str, target: str, *vehicles: str) -> str:
    node = heist().place.node
    return why(0, node[watcher], node[target], PISTOL, sum(1 << node[name] for name in vehicles))[0]


@pytest.mark.rule("LUP-VIS-19", "LUP-VIS-21", "LUP-Q-39", "LUP-Q-40")
def test_why_a_roof_is_out_of_sight() -> None:
    assert reason("A18", "PP1") == "roof"  # C20 lies nearest
    assert reason("A18", "PP3") == "far-side"  # D21, behind the roof on C20
    assert reason("B17", "JP4") == "roof"
    assert reason("B15", "JP2") == "far-side"  # D15, behind the roof on C15
    assert reason("B15", "JP1") == "wall-hugging"
    assert reason("B18", "JP1") == "no-line"
    assert reason("B10", "in-jade") == "inside"
    assert reason("M4", "J4", "K4") == reason("M4", "J4", "L4") == "vehicle"
    assert reason("M4", "J4", "K5") == "seen"


@pytest.mark.rule("LUP-VIS-20", "LUP-VIS-08")
def test_who_shot_from_a_roof_is_seen_past_a_vehicle_that_is_not_in_the_way() -> None:
    node = heist("bank").place.node
    street, roof = 1 << node["G18"], node["BC2"]  # I18, two squares south
    for vehicles in (0, 1 << node["G16"], 1 << node["F18"]):
        seen, loud = watched(1, street, 0, vehicles)
        assert (seen >> roof & 1, loud >> roof & 1) == (0, 1)
    assert not watched(1, street, 0, 1 << node["O20"])[1] >> node["BC5"] & 1


@pytest.mark.rule("LUP-VIS-19", "LUP-VIS-21", "LUP-ATK-05", "LUP-VIS-04", "LUP-Q-09")
@pytest.mark.parametrize(
    ("agent", "lupin", "why", "rule"),
    [
        ("A18", "PP1!", "sight-roof", "LUP-VIS-19"),
        ("A18", "PP3!", "sight-far-side", "LUP-VIS-21"),
        ("B15", "JP1!", "sight-wall-hugging", "LUP-Q-40"),
        ("G7", "G1!", "sight-too-far", "LUP-ATK-05"),
        ("A6", "B9!", "sight-no-line", "LUP-VIS-04"),
        ("A4", "A2!", "sight-house", "LUP-Q-09"),
        ("N16", "Q16!", "sight-blocked", "LUP-VIS-07"),
        ("K3", "K4!", "too-near", "LUP-ATK-06"),
        ("K3", "K6", "unseen", "LUP-VIS-12"),
    ],
)
def test_why_an_agent_does_not_shoot(agent: str, lupin: str, why: str, rule: str) -> None:
    h = heist(phase="police", agents=agent, lupin=lupin, **RUBY_AWAY)
    refusal = h.refused("shoot 1 lupin")
    assert (refusal.why, refusal.rule) == (why, rule)


@pytest.mark.rule("LUP-POL-03", "LUP-VIS-12", "LUP-Q-150", "LUP-Q-72", "LUP-WND-08", "LUP-CJI-03", "LUP-Q-06")
def test_who_of_the_police_may_not_attack_whom() -> None:
    corner = heist("bank", "police", agents="A1", lupin="O5", **AWAY)
    assert corner.refused("shoot 1 lupin").rule == "LUP-VIS-12"  # he is on the board, in its corner
    assert corner.refused("shoot 2 lupin").rule == "LUP-POL-03"
    assert corner.refused("shoot 1 heli").rule == "LUP-VIS-12"
    assert corner.refused("shoot 1 zenigata").rule == "LUP-Q-150"
    assert corner.refused("shoot 1 car1").rule == "LUP-Q-150"
    layout: dict[str, Any] = {"lupin": "K4!", **RUBY_AWAY, "agents": "K8"}
    assert heist(phase="police", covered=True, **layout).refused("shoot 1 lupin").rule == "LUP-CJI-03"
    assert heist(phase="police", safe=1, **layout).refused("shoot 1 lupin").rule == "LUP-Q-06"
    assert heist(phase="police", acted=1 << 5, **layout).refused("shoot 1 lupin").rule == "LUP-Q-72"
    assert (
        heist(phase="police", zout=True, zenigata="K7", **layout).refused("shoot zenigata lupin").rule == "LUP-WND-08"
    )
    assert heist(phase="police", **layout).refused("fight 1 lupin").rule == "LUP-MEL-01"


@pytest.mark.rule(
    "LUP-POL-06", "LUP-REI-15", "LUP-Q-08", "LUP-Q-44", "LUP-TER-06", "LUP-MOV-04", "LUP-MOV-02", "LUP-WND-08"
)
def test_why_the_police_do_not_walk_there() -> None:
    h = heist(phase="police", agents="A4 C8", guards="LH2", lupin="K4", **RUBY_AWAY)
    for move, rule in (
        ("walk LH2 G22", "LUP-POL-06"),
        ("walk 3 G3", "LUP-REI-15"),
        ("walk 1 A2", "LUP-Q-08"),
        ("walk 1 in-lodge", "LUP-Q-44"),
        ("walk 2 A10", "LUP-TER-06"),
        ("walk 2 A4", "LUP-MOV-04"),
        ("walk 1 M1", "LUP-MOV-02"),
        ("walk LH2", "LUP-TRN-05"),  # where to?
        ("walk 1", "LUP-TRN-05"),
        ("walk 1 Z9", "LUP-TRN-05"),
        ("walk 11 C9", "LUP-TRN-05"),
        ("walk jigen C9", "LUP-TRN-05"),
    ):
        assert (move, h.refused(move).rule) == (move, rule)
    out = heist(phase="police", zout=True, zenigata="K7", **RUBY_AWAY)
    assert out.refused("walk zenigata K6").rule == "LUP-WND-08"
    moved = heist(phase="police", agents="C8", **RUBY_AWAY).do("walk 1 C7")
    assert moved.refused("walk 1 C8").rule == "LUP-Q-72"


@pytest.mark.rule("LUP-BLD-10", "LUP-ATK-05", "LUP-EQP-05", "LUP-ATK-02", "LUP-EQP-21", "LUP-Q-150")
def test_why_a_member_does_not_attack() -> None:
    layout: dict[str, Any] = {**RUBY_AWAY, "agents": "H9 Q20 M3", "zenigata": "M4"}
    roof = heist(lupin="MO2", **layout).act("lupin")
    assert roof.refused("shoot 2").rule in ("LUP-ATK-05", "LUP-VIS-04")  # he is on a roof, not inside
    inside = heist(lupin="in-lodge", **layout).act("lupin")
    assert inside.refused("shoot 2").rule == "LUP-BLD-10"
    ground = heist(lupin="K4", **layout).act("lupin")
    assert ground.refused("shoot 4").rule == "LUP-ATK-05"  # in the reserve
    assert ground.refused("shoot car1").rule == "LUP-ATK-05"
    assert ground.refused("shoot jigen").rule == "LUP-Q-150"
    assert ground.refused("rifle 2").rule == "LUP-EQP-21"
    assert ground.refused("shoot").rule == "LUP-TRN-05"
    sword = heist(**{**layout, "goemon": "K4"}).act("goemon")
    assert sword.refused("shoot 3").rule == "LUP-EQP-05"
    again = heist(lupin="K3", **layout).act("lupin").do("shoot 3").roll(1, 1)
    assert again.refused("shoot 3").rule == "LUP-ATK-02"


@pytest.mark.rule("LUP-EQP-09", "LUP-EQP-10", "LUP-EQP-12", "LUP-EQP-25", "LUP-EQP-26", "LUP-EQP-27", "LUP-EQP-05")
def test_why_nothing_is_sold() -> None:
    def buying(mission: str = "ruby", **layout: Any) -> Any:
        return heist(mission, "plan", turn=0, seats=2, **layout)

    h = buying(devices={"lupin": "rifle", "jigen": "knife knife"})
    for move, rule in (
        ("buy rifle goemon", "LUP-EQP-05"),
        ("buy rifle lupin", "LUP-EQP-27"),
        ("buy kit jigen", "LUP-EQP-12"),
        ("buy bike1 fujiko", "LUP-EQP-25"),
        ("buy house lupin", "LUP-TRN-05"),
        ("buy kit zenigata", "LUP-TRN-05"),
        ("buy kit", "LUP-TRN-05"),
    ):
        assert (move, h.refused(move).rule) == (move, rule)
    assert buying("bank").refused("buy boat lupin").rule == "LUP-EQP-26"
    poor = buying(money=(50, 0, 0, 0))
    assert poor.can("buy knife lupin")
    assert (poor.refused("buy kit lupin").rule, dict(poor.refused("buy kit lupin").args)) == (
        "LUP-EQP-10",
        {"price": 150, "money": 50},
    )
    taken = buying(owners=(0, -1, 3, -1, -1, -1))
    assert taken.refused("buy heli jigen").rule == "LUP-EQP-09"  # Lupin has it
    sold = buying(devices={"lupin": "balloon", "jigen": "balloon"})
    assert sold.refused("buy balloon goemon").rule == "LUP-EQP-09"
