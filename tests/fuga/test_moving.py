"""Movement, stacking, transports, zones."""

from __future__ import annotations

import pytest

from tests.fuga.table import Table

FAR = {"first": "A1", "second": "AB20"}


def law(**units: str) -> Table:
    return Table.on("law", FAR | units)


def crime(**units: str) -> Table:
    return Table.on("crime", FAR | units)


@pytest.mark.rule("FSM-MOV-01", "FSM-MOV-02", "FSM-MOV-03", "FSM-MOV-04", "FSM-Q-42", "FSM-ZOC-07")
def test_one_passes_over_anybody_but_does_not_stop_on_him() -> None:
    t = law(police1="Y10", walker1="Y11", car1="Y12", patrol1="Y13")
    goes = t.goes("police1")
    assert {"Y14", "Y15", "Y16", "Y17"} <= goes
    assert "Y11" not in goes
    assert "Y12" not in goes
    assert "Y13" in goes  # a friend on foot is taken up
    assert t.refused("go police1 Y11") == "FSM-MOV-03"
    t = law(police1="Y10", police2="Y11")
    assert "Y11" not in t.goes("police1")
    assert "Y12" in t.goes("police1")
    assert t.refused("go police1 Y11") == "FSM-STK-02"


@pytest.mark.rule("FSM-MOV-05", "FSM-MOV-06", "FSM-DAT-13", "FSM-Q-04", "FSM-Q-05")
def test_a_walker_makes_two_hexes_over_anything_dry() -> None:
    t = law(patrol1="Z12")  # between walls, houses and road
    far = t.state.field.apart(t.state.field.index["Z12"])
    dry = {
        name
        for name, steps, wet in zip(t.state.field.names, far, t.state.field.wet, strict=True)
        if 0 < steps <= 2 and not wet
    }
    assert t.goes("patrol1") == dry
    assert {"Z11", "AA13", "AB12"} <= dry
    assert t.refused("go patrol1 Y9") == "FSM-MOV-05"


@pytest.mark.rule("FSM-MOV-07", "FSM-MOV-08", "FSM-MOV-09", "FSM-Q-43", "FSM-Q-08")
def test_swimming_is_one_hex_in_the_whole_turn() -> None:
    t = law(patrol1="S5")  # beach
    goes = t.goes("patrol1")
    assert {"R4", "R5"} <= goes
    assert not {name for name in goes if name[0] == "Q"}
    t.play("go patrol1 R5").until("LawMoves")
    assert t.where("patrol1") == "R5"
    t = law(patrol1="R5")
    near = {t.state.field.names[n] for n in t.state.field.near[t.state.field.index["R5"]]}
    assert t.goes("patrol1") == near
    assert t.refused("go patrol1 P5") == "FSM-MOV-08"
    t = law(patrol1="W12")  # beside the harbour basin: water too
    assert "V12" in t.goes("patrol1")
    assert "U12" not in t.goes("patrol1")


@pytest.mark.rule(
    "FSM-MOV-10", "FSM-MOV-11", "FSM-MOV-12", "FSM-MOV-13", "FSM-MOV-20", "FSM-DAT-14", "FSM-Q-15", "FSM-MAP-13"
)
def test_a_car_pays_as_it_enters() -> None:
    t = law(police1="Y10")
    side = t.goes("police1")
    assert {"Y17", "Y3"} <= side  # seven of road
    assert "Y18" not in side
    assert not side & {"Z10", "X11", "Z11", "X9"}  # houses and a wall
    assert t.refused("go police1 Z10") == "FSM-MOV-12"
    assert t.refused("go police1 Y18") == "FSM-MOV-20"
    t = crime(fast1="Y10")
    assert "Y18" in t.goes("fast1")
    field = t.state.field
    cost = {field.names[h]: c for h, c in field.drive(1, field.index["T5"], 7, -1).cost.items()}
    assert (cost["T4"], cost["S5"], cost["U6"], cost["U4"]) == (1, 3, 2, 2)


@pytest.mark.rule("FSM-MOV-14", "FSM-MOV-15", "FSM-MOV-16", "FSM-MOV-17", "FSM-DAT-15")
def test_a_boat_keeps_to_the_water() -> None:
    t = law(launch1="N14")
    far = t.state.field.apart(t.state.field.index["N14"])
    assert t.goes("launch1") == {n for n, steps in zip(t.state.field.names, far, strict=True) if 0 < steps <= 4}
    t = law(launch1="T12")
    assert "W13" in t.goes("launch1")  # the quay
    assert not t.goes("launch1") & {"S11", "T10", "V11", "W12"}
    assert t.refused("go launch1 W12") == "FSM-MOV-16"
    assert "U14" not in t.goes("launch1")
    assert "V15" in t.goes("launch1")  # up the river


@pytest.mark.rule("FSM-MOV-21", "FSM-TRN-04", "FSM-TRN-05", "FSM-Q-23")
def test_a_unit_moves_once_if_at_all() -> None:
    t = law(police1="Y10", patrol1="Y16")
    t.play("go police1 Y11")
    assert t.goes("police1") == set()
    assert t.refused("go police1 Y12") == "FSM-TRN-04"
    assert t.goes("patrol1")
    t.play("end")
    assert t.where("patrol1") == "Y16"


@pytest.mark.rule("FSM-STK-01", "FSM-STK-02", "FSM-Q-44", "FSM-TRP-05", "FSM-Q-09", "FSM-DAT-25", "FSM-Q-45")
def test_a_rider_and_a_transport_share_a_hex_and_nobody_else() -> None:
    t = law(patrol1="Y10", police1="Y11", patrol2="Y12")
    t.play("go patrol1 Y11")
    assert t.rides("patrol1") == "police1"
    assert "Y11" not in t.goes("patrol2")
    t = law(patrol1="Y10", patrol2="Y11")
    assert "Y11" not in t.goes("patrol1")
    assert t.refused("go patrol1 Y11") == "FSM-STK-02"
    t = law(patrol1="on police1", police1="Y10", patrol2="Y12")
    assert "Y12" not in t.goes("police1")
    t = crime(walker1="Y10", car1="Y11")
    assert t.play("go walker1 Y11").rides("walker1") == "car1"


@pytest.mark.rule("FSM-TRP-01")
def test_a_transport_goes_by_itself() -> None:
    assert law(police1="Y10").play("go police1 Y12").where("police1") == "Y12"
    assert crime(boat1="K11").play("go boat1 K12").where("boat1") == "K12"


@pytest.mark.rule("FSM-TRP-04", "FSM-TRP-07", "FSM-Q-47")
def test_who_rode_does_not_get_off_in_the_same_turn() -> None:
    t = law(patrol1="on police1", police1="Y10")
    t.play("go police1 Y12")
    assert t.where("patrol1") == "Y12"
    assert t.goes("patrol1") == set()
    assert t.refused("go patrol1 Y13") == "FSM-TRN-04"


@pytest.mark.rule("FSM-TRP-06")
def test_walking_leads_over_transports() -> None:
    t = law(patrol1="W12", launch1="V12")
    goes = t.goes("patrol1")
    assert "V12" in goes
    assert "V11" in goes
    t = law(patrol1="V11", launch1="V12")
    assert "W13" in t.goes("patrol1")  # over the boat to the quay
    assert "V13" not in t.goes("patrol1")  # but not into the water beyond


@pytest.mark.rule("FSM-TRP-08")
def test_who_walked_aboard_is_not_carried_on() -> None:
    t = law(patrol1="Y10", police1="Y11")
    t.play("go patrol1 Y11")
    assert t.goes("police1") == set()
    assert t.refused("go police1 Y12") == "FSM-TRP-08"


@pytest.mark.rule("FSM-TRP-09", "FSM-TRP-10", "FSM-Q-46")
def test_a_car_fetches_a_waiting_unit_and_drives_on() -> None:
    t = law(patrol1="Y12", police1="Y10")
    t.play("go police1 Y12")
    assert (t.step, t.rides("patrol1")) == ("DriveOn", "police1")
    assert {"Y13", "Y17"} <= t.goes("police1")
    assert "Y18" not in t.goes("police1")
    assert t.refused("go police1 Y18") == "FSM-MOV-20"
    assert t.refused("go patrol1 Y13") == "FSM-Q-23"
    t.play("go police1 Y17")
    assert (t.where("patrol1"), t.step) == ("Y17", "LawMoves")
    assert t.goes("patrol1") == set()
    t = law(patrol1="Y12", police1="Y10").play("go police1 Y12", "stop")
    assert t.goes("patrol1")  # it has neither walked nor ridden
    t = law(patrol1="Y13", police1="Y10").play("go patrol1 Y12", "go police1 Y12")
    assert t.step == "LawMoves"  # it walked, so it is not carried


@pytest.mark.rule("FSM-TRP-11")
def test_a_transport_moves_after_its_rider_walked_off() -> None:
    t = law(patrol1="on police1", police1="Y10")
    t.play("go patrol1 Y12")
    assert t.rides("patrol1") == ""
    t.play("go police1 Y11")
    assert (t.where("police1"), t.where("patrol1")) == ("Y11", "Y12")


@pytest.mark.rule("FSM-SUS-01", "FSM-SUS-02")
def test_suspects_move_like_others() -> None:
    t = crime(walker1="Y10", car1="Y14", fast1="Y17", boat1="N14")
    assert "Y12" in t.goes("walker1")
    assert "Y13" not in t.goes("walker1")
    assert "Y7" in t.goes("car1")
    assert "Y6" not in t.goes("car1")
    assert "Y8" in t.goes("fast1")
    assert len(t.goes("boat1")) == 60
    t = crime(walker1="R5")
    assert len(t.goes("walker1")) == 6


# ── Zones and transit ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-ZOC-01", "FSM-Q-52")
def test_a_zone_is_the_six_hexes_around_whatever_the_ground() -> None:
    around = {"Y9", "Z9", "Z10", "Y11", "X10", "X9"}
    for start in sorted(around):
        t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": start})
        assert "stay patrol1" in t.legal
    t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": "Y12"})
    assert "stay patrol1" not in t.legal
    assert t.refused("stay patrol1") == "FSM-ZOC-03"


@pytest.mark.rule("FSM-ZOC-02", "FSM-ZOC-06", "FSM-Q-53", "FSM-INV-02")
def test_any_hex_of_the_move_counts() -> None:
    t = Table.on("law", {"first": "Y10", "second": "AB20", "police1": "Y13"})
    t.play("go police1 Y7")  # past him, over his own hex
    assert t.step == "Investigate"
    t = Table.on("law", {"first": "Y10", "second": "AB20", "police1": "Y11"})
    assert t.play("go police1 Y14").step == "Investigate"  # the first hex
    t = Table.on("law", {"first": "Y10", "second": "AB20", "police1": "Y13"})
    assert t.play("go police1 Y11").step == "Investigate"  # the last
    t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": "Y13"})
    assert t.play("go patrol1 Y12").step == "LawMoves"


@pytest.mark.rule("FSM-ZOC-02")
def test_a_detour_within_the_points_counts_too() -> None:
    """From Y13 to W12 straight costs three; round by Y11, beside him, seven will do as well."""
    t = Table.on("law", {"first": "Y10", "second": "AB20", "police1": "Y13"})
    t.play("go police1 X12")
    assert t.step == "Investigate"
    t = Table.on("law", {"first": "Y7", "second": "AB20", "police1": "Y13"})
    assert t.play("go police1 X12").step == "LawMoves"


@pytest.mark.rule("FSM-ZOC-02", "FSM-THF-02")
def test_two_ways_that_allow_different_things_are_asked_about() -> None:
    t = Table.on("crime", {"first": "U2", "second": "AB20", "patrol1": "W2"})
    t.play("go first V3")
    assert t.step == "Way"
    assert t.legal == ["quiet", "via patrol1"]
    assert t.refused("end") == "FSM-TRN-05"
    assert t.play("quiet").step == "Steal"


@pytest.mark.rule("FSM-ZOC-03")
def test_who_stays_tests_his_own_hex() -> None:
    t = Table.on("law", {"first": "Y10", "second": "AB20", "police1": "Y11", "patrol1": "on police1"})
    assert "stay patrol1" in t.legal
    assert "stay police1" not in t.legal
    t.play("stay patrol1")
    assert t.step == "Investigate"
    t.play("pass")
    assert t.goes("police1") == set()


@pytest.mark.rule("FSM-ZOC-04")
def test_a_rider_transits_what_his_transport_does_while_it_carries_him() -> None:
    t = Table.on("crime", {"first": "on car1", "car1": "Y13", "second": "AB20", "patrol1": "Y10"})
    t.play("go car1 Y7")
    assert t.step == "Misdirect"
    t = Table.on("crime", {"first": "Y8", "second": "AB20", "car1": "Y13", "patrol1": "X10"})
    t.play("go car1 Y8")
    assert t.step == "DriveOn"
    t.play("go car1 Y7")
    assert t.step != "Misdirect"  # the car passed the patrol before he was aboard


@pytest.mark.rule("FSM-ZOC-05", "FSM-FRY-08", "FSM-FRY-09", "FSM-Q-39")
def test_what_the_ferry_crosses_is_nobodys_move() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20", "launch1": "I11"})
    t.play("sail")
    assert (t.where("first"), t.where("ferry")) == ("J9", "J9")
    t.play("go first K9")
    assert t.step != "Misdirect"
    t = Table.on("crime", {"first": "G9", "second": "AB20"})
    t.play("go first H9", "pass", "sail")
    assert t.where("first") == "J9"


@pytest.mark.rule("FSM-MAP-01", "FSM-ZOC-01", "FSM-END-02")
def test_the_corner_of_the_map_is_a_hex_like_any_other() -> None:
    """A1 is hex number 0: neither no hex nor nobody's."""
    t = Table.on("crime", {"first": "on boat1", "boat1": "A2", "second": "AB20", "launch1": "A1"})
    assert "stay first" in t.legal
    t.play("go boat1 A3")
    assert "misdirect launch1" in t.legal
    t = Table.on("crime", {"first": "on boat1", "boat1": "A2", "second": "AB20", "patrol1": "Y10"})
    assert "A1" in t.goes("boat1")
    t = Table.on("crime", {"first": "on boat1", "boat1": "A1", "second": "AB20", "patrol1": "Y10"})
    t.play("leave second south")
    assert t.step != "over"
    assert "leave first north" in t.legal
    assert t.refused("go car1 Y9") == "FSM-CMP-03"
    assert t.refused("go boat1 Y9") == "FSM-MOV-16"


@pytest.mark.rule("FSM-ZOC-02", "FSM-HIJ-01")
def test_a_driver_may_keep_away_from_the_one_he_could_pass_and_steal_the_ferry() -> None:
    t = Table.on("crime", {"first": "on car1", "car1": "D6", "second": "AB20", "patrol1": "D9"}).play("go car1 H9")
    assert t.legal == ["quiet", "via patrol1"]
    assert "steal ferry" in t.play("quiet").legal
    t = Table.on("crime", {"first": "on car1", "car1": "D6", "second": "AB20", "patrol1": "D9"}).play("go car1 H9")
    assert "misdirect patrol1" in t.play("via patrol1").legal
