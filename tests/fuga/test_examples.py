"""The worked examples of the rulebook and of the catalogue, one test each."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import CRIME_TABLE, KIND, LAW_TABLE, UNIT, law_column
from covo.games.fuga.legal import hostages
from covo.games.fuga.steps.combat import difference
from tests.fuga.table import Table


def fight(units: dict[str, str], attacker: str, criminal: str = "first") -> tuple[int, str]:
    """The difference, and the results by die."""
    t = Table.on("arrest", {"first": "A1", "second": "AB20"} | units, unlocked=True)
    diff = difference(t.state, (UNIT[attacker],), UNIT[criminal])
    for die in range(1, 7):
        t = Table.on("arrest", {"first": "A1", "second": "AB20"} | units, unlocked=True)
        t.play(f"attack {attacker} {criminal}").roll(die)
        assert t.state.throw is not None
        assert t.state.throw.result == LAW_TABLE[die - 1][law_column(diff)]
    return diff, " ".join(LAW_TABLE[die][law_column(diff)] for die in range(6))


@pytest.mark.rule("FSM-X-01")
def test_a_boat_printed_6_9_1() -> None:
    boat = KIND["boat"]
    assert (boat.cf, boat.mf, boat.of) == (6, 9, 1)


@pytest.mark.rule("FSM-X-02")
def test_a_police_car_that_passes_both() -> None:
    t = Table.on("law", {"first": "Y8", "second": "Y12", "police1": "Y14"})
    t.play("go police1 Y7")
    assert t.legal == ["pass", "investigate first", "investigate second"]
    t.play("investigate first").roll(4, 5).play("call swat")
    t.play("investigate second").roll(3, 6).play("call squad")
    assert t.state.alert == 2
    assert (t.where("squad1"), t.where("swat1")) == ("W13", "W12")


@pytest.mark.rule("FSM-X-03")
def test_a_criminal_who_passes_several() -> None:
    t = Table.on("crime", {"first": "on car1", "car1": "Y14", "second": "AB20", "patrol1": "X11", "squad1": "Z8"})
    t.play("go car1 Y7")
    assert t.legal == ["pass", "misdirect squad1", "misdirect patrol1"]


@pytest.mark.rule("FSM-X-04")
def test_a_boat_on_the_beach() -> None:
    t = Table.on("crime", {"first": "S5", "second": "AB20"}).play("stay first", "steal boat").roll(4, 5)
    assert (t.where("boat1"), t.rides("first")) == ("S5", "boat1")


@pytest.mark.rule("FSM-X-05")
def test_a_boat_on_the_ferry() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20"}).play("stay first", "steal boat").roll(4, 5)
    assert (t.where("boat1"), t.where("ferry")) == ("H9", "H9")
    t.play("end", "end", "go boat1 K9").until("CriminalMoves")
    assert t.where("first") == "K9"


@pytest.mark.rule("FSM-X-06")
def test_the_ferry_is_stolen_without_dice() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20"}).play("stay first", "steal ferry")
    assert (t.asked, t.state.hijacked) == (1, 1)
    t.play("end", "end", "sail J7")
    assert t.where("ferry") == "J7"


@pytest.mark.rule("FSM-X-07")
def test_north_then_south() -> None:
    t = Table.on("crime", {"first": "Y1", "second": "AB20"}).play("leave first north")
    assert [move for move in t.legal if move.startswith("leave")] == ["leave second south"]
    t = Table.on("crime", {"first": "A5", "second": "AB20"}).play("leave first west")
    assert [move for move in t.legal if move.startswith("leave")] == ["leave second east"]


@pytest.mark.rule("FSM-X-08")
def test_cover_takes_away_the_vehicle() -> None:
    assert fight({"first": "X9", "squad1": "on police1", "police1": "Y9"}, "squad1")[0] == 6 - 6
    assert fight({"first": "Y10", "squad1": "on police1", "police1": "Y9"}, "squad1")[0] == 10 - 6


@pytest.mark.rule("FSM-X-09")
def test_two_reinforcements_in_one_turn() -> None:
    t = Table.on("law", {"first": "Y5", "second": "Y7", "patrol1": "Y6"}).play("stay patrol1")
    t.play("investigate first").roll(6, 6).play("call swat").play("investigate second").roll(6, 6).play("call patrol")
    assert (t.where("patrol2"), t.where("swat1")) == ("W13", "W12")


@pytest.mark.rule("FSM-X-10")
def test_a_patrol_in_a_car_against_the_first() -> None:
    assert fight({"first": "Y10", "patrol1": "on police1", "police1": "Y11"}, "patrol1") == (3, "AF AF -- de DF DF")


@pytest.mark.rule("FSM-X-11")
def test_swat_against_the_second_in_a_park() -> None:
    assert fight({"second": "U1", "swat1": "on police1", "police1": "V1"}, "swat1", "second") == (
        10,
        "de DF DF da da da",
    )


@pytest.mark.rule("FSM-X-12")
def test_a_lone_patrol_boat_against_a_boat() -> None:
    units = {"first": "on boat1", "boat1": "K5", "launch1": "K6"}
    assert fight(units, "launch1") == (-8, "ae ae AF AF -- de")
    for die, points in ((1, (0, 1)), (3, (0, 1)), (5, (0, 0)), (6, (2, 0))):
        t = Table.on("arrest", units | {"second": "AB20"}, unlocked=True).play("attack launch1 first").roll(die)
        assert t.points == points


@pytest.mark.rule("FSM-X-13")
def test_swat_on_a_patrol_boat_against_the_ferry() -> None:
    assert fight({"first": "H9", "swat1": "on launch1", "launch1": "I9"}, "swat1") == (6, "AF -- de DF DF da")


@pytest.mark.rule("FSM-X-14")
def test_the_fast_car_is_shot_from_under_him() -> None:
    t = Table.on(
        "arrest",
        {"first": "A1", "second": "on fast1", "fast1": "Y10", "squad1": "on police1", "police1": "Y11"},
        unlocked=True,
    )
    assert difference(t.state, (UNIT["squad1"],), UNIT["second"]) == 4
    t.play("attack squad1 second").roll(6)
    assert (t.where("fast1"), t.where("second"), t.rides("second"), t.points) == ("victim", "Y10", "", (0, 1))


@pytest.mark.rule("FSM-X-15")
def test_three_hostages() -> None:
    t = Table.on(
        "attack",
        {
            "first": "on car1",
            "car1": "Y10",
            "second": "AB20",
            "walker1": "Y9",
            "walker2": "X9",
            "patrol1": "on police1",
            "police1": "Y11",
        },
    )
    assert len(hostages(t.state, UNIT["first"])) == 3
    t.play("attack first patrol1").roll(4)
    assert (t.where("patrol1"), t.where("police1"), t.points, t.state.unlocked) == ("victim", "Y11", (0, 1), True)


@pytest.mark.rule("FSM-X-16")
def test_a_one_without_and_with_a_hostage() -> None:
    t = Table.on("attack", {"first": "A1", "second": "Y10", "patrol1": "Y11"}).play("attack second patrol1").roll(1)
    assert (t.where("second"), t.points) == ("killed", (2, 0))
    t = (
        Table.on("attack", {"first": "A1", "second": "Y10", "patrol1": "Y11", "walker1": "Y9"})
        .play("attack second patrol1")
        .roll(1)
    )
    t.play("give walker1")
    assert (t.where("second"), t.points) == ("Y10", (0, 1))
    assert CRIME_TABLE[0][1] == "oe"


@pytest.mark.rule("FSM-X-17")
def test_arrested_in_a_boat() -> None:
    """Seven more than twelve takes two stacks together."""
    units = {
        "first": "on boat1",
        "boat1": "K5",
        "second": "AB20",
        "swat1": "on launch1",
        "launch1": "K6",
        "patrol1": "K4",
    }
    t = Table.on("arrest", units, unlocked=True, combined=True)
    t.play("attack swat1 first", "join patrol1")
    assert t.asked == -1
    t.roll(5)
    assert t.state.throw is not None
    assert t.state.throw.goal == law_column(9) == 4
    assert (t.where("first"), t.where("boat1"), t.points) == ("arrested", "stock", (6, 0))


@pytest.mark.rule("FSM-X-18")
def test_no_attack_before_they_began() -> None:
    t = Table.on("law", {"first": "Y10", "second": "AB20", "swat1": "Y11"})
    assert t.refused("attack swat1 first") == "FSM-CMB-01"


@pytest.mark.rule("FSM-X-19")
def test_a_hook_in_turn_four() -> None:
    t = Table.on(
        "crime", {"first": "A1", "second": "AB20", "walker1": "Y8", "patrol1": "on police1", "police1": "Y11"}, turn=4
    )
    t.play("go walker1 Y10", "hook patrol1", "end")
    assert not [move for move in t.legal if "patrol1" in move or "police1" in move]
    t.play("end")
    assert (t.where("walker1"), t.points, t.state.turn) == ("stock", (0, 0), 5)


@pytest.mark.rule("FSM-X-20")
def test_turn_twelve_and_turn_thirteen() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"}, turn=12)
    assert t.play("exchange").points == (0, 4)
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"}, turn=13)
    assert t.refused("exchange") == "FSM-EXC-05"


@pytest.mark.rule("FSM-X-21")
def test_turn_fifteen_ends_it() -> None:
    t = Table.on("law", {"first": "Y10", "second": "Y12"}, turn=15).play("end")
    assert (t.step, t.points) == ("over", (0, 0))


@pytest.mark.rule("FSM-X-22")
def test_eight_beats_seven() -> None:
    t = Table.on("law", {"first": "Y10"}, turn=15)
    t.state.exchanged, t.state.victims, t.state.arrests, t.state.kills = True, 3, 1, 1
    t.play("end")
    assert t.points == (8, 7)
    assert t.state.outcome is not None
    assert t.state.outcome.ranking == ((0,), (1,))


@pytest.mark.rule("FSM-X-23")
def test_a_boat_covers_four_hexes_of_sea_or_nine_of_basin() -> None:
    t = Table.on("law", {"first": "A1", "second": "AB20", "launch1": "N14"})
    far = t.state.field.apart(t.state.field.index["N14"])
    assert max(far[t.state.field.index[name]] for name in t.goes("launch1")) == 4
    reach = t.state.field.drive(2, t.state.field.index["W13"], 9, -1).cost
    basin = [reach[t.state.field.index[name]] for name in ("V13", "U13", "T13", "T12", "U12", "V12")]
    assert basin == [1, 2, 3, 3, 2, 1]


@pytest.mark.rule("FSM-X-24")
def test_road_road_concrete_beach() -> None:
    t = Table.on("law", {"first": "A1", "second": "AB20", "police1": "U7"})
    field = t.state.field
    cost = field.drive(1, field.index["U8"], 7, -1).cost
    assert cost[field.index["U9"]] == 1
    assert cost[field.index["T9"]] == 3  # road, concrete
    assert cost[field.index["T8"]] == 3  # beach
    assert field.drive(1, field.index["V9"], 7, -1).cost[field.index["T8"]] == 1 + 3
    assert field.drive(1, field.index["W10"], 7, -1).cost[field.index["T8"]] == 1 + 1 + 3


@pytest.mark.rule("FSM-X-25")
def test_beside_a_patrol_he_misdirects_and_does_not_steal() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "AB20", "patrol1": "Y11"}).play("stay first")
    assert t.legal == ["pass", "misdirect patrol1"]
    assert t.refused("steal car") == "FSM-THF-02"


@pytest.mark.rule("FSM-X-26")
def test_aboard_on_foot_and_carried_along() -> None:
    t = Table.on("crime", {"first": "G9", "second": "AB20"}).play("go first H9", "pass", "sail")
    assert (t.where("first"), t.where("ferry")) == ("J9", "J9")
    assert t.step == "CriminalMoves"
