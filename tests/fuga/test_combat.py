"""Attacks of either side, hostages, results."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import CRIME_TABLE, LAW_TABLE, UNIT, law_column
from covo.games.fuga.legal import hostages
from covo.games.fuga.steps.combat import difference
from tests.fuga.table import Table

AWAY = {"second": "AB20"}


def law(units: dict[str, str], **options: str | bool) -> Table:
    return Table.on("arrest", AWAY | units, unlocked=True, **options)  # type: ignore[arg-type]


def crime(units: dict[str, str], **options: str | bool) -> Table:
    return Table.on("attack", AWAY | units, **options)  # type: ignore[arg-type]


def diff(t: Table, unit: str, criminal: str = "first") -> int:
    return difference(t.state, (UNIT[unit],), UNIT[criminal])


@pytest.mark.rule("FSM-CMB-01")
def test_the_law_is_locked_at_first() -> None:
    t = Table.on("law", AWAY | {"first": "Y10", "swat1": "Y11"})
    assert t.refused("attack swat1 first") == "FSM-CMB-01"
    t.play("end")
    assert t.step == "CriminalMoves"


@pytest.mark.rule("FSM-CMB-02", "FSM-CMB-03", "FSM-CMB-04", "FSM-Q-82")
def test_a_criminals_attack_unlocks_whatever_comes_of_it() -> None:
    t = crime({"first": "Y10", "second": "Y13", "patrol1": "Y11", "swat1": "Y14"})
    t.play("attack first patrol1")
    assert t.state.unlocked
    t.roll(3).until("LawAttacks")
    assert {"attack patrol1 first", "attack swat1 second"} <= set(t.legal)


@pytest.mark.rule("FSM-CMB-05", "FSM-Q-81")
def test_attacks_are_on_neighbours() -> None:
    t = crime({"first": "Y10", "patrol1": "Y11", "patrol2": "Y12"})
    assert t.legal == ["end", "attack first patrol1"]
    assert t.refused("attack first patrol2") == "FSM-CMB-05"
    t = law({"first": "Y10", "patrol1": "Y11", "swat1": "Y12"})
    assert t.legal == ["end", "attack patrol1 first"]
    assert t.refused("attack swat1 first") == "FSM-CMB-05"


@pytest.mark.rule("FSM-CMB-06", "FSM-CMB-07", "FSM-CMB-15", "FSM-Q-80")
def test_each_attacks_once_one_after_the_other() -> None:
    t = law({"first": "Y10", "patrol1": "Y11", "patrol2": "Y9"})
    t.play("attack patrol1 first").roll(2)
    assert t.legal == ["end", "attack patrol2 first"]
    assert t.refused("attack patrol1 first") == "FSM-CMB-06"
    t.play("attack patrol2 first").roll(2)
    assert t.step == "CriminalMoves"
    t = crime({"first": "Y10", "patrol1": "Y11", "patrol2": "Y9"})
    t.play("attack first patrol1").roll(3)
    assert t.step == "LawMoves"
    assert crime({"first": "Y10", "patrol1": "Y11"}).play("end").step == "LawMoves"


@pytest.mark.rule("FSM-CMB-09", "FSM-SUS-04", "FSM-Q-85")
def test_the_law_attacks_criminals_only() -> None:
    t = law({"first": "Y10", "patrol1": "Y11", "walker1": "Y12", "car1": "X11"})
    assert t.legal == ["end", "attack patrol1 first"]
    assert t.refused("attack patrol1 walker1") == "FSM-CMB-09"


@pytest.mark.rule("FSM-CMB-10", "FSM-CMB-11", "FSM-Q-83", "FSM-Q-84", "FSM-OPT-07", "FSM-SUS-03")
def test_either_criminal_attacks_any_law_unit_and_suspects_none() -> None:
    units = {"first": "Y10", "second": "X10", "police1": "Y11", "walker1": "Z10"}
    t = crime(units)
    assert t.legal == ["end", "attack first police1", "attack second police1"]
    assert t.refused("attack walker1 police1") == "FSM-SUS-03"
    t = crime(units, unarmed=False)
    assert t.legal == ["end", "attack first police1"]
    assert t.refused("attack second police1") == "FSM-OPT-07"


@pytest.mark.rule(
    "FSM-CMB-12",
    "FSM-CMB-13",
    "FSM-CMB-14",
    "FSM-TRP-12",
    "FSM-TRP-13",
    "FSM-FRY-11",
    "FSM-Q-40",
    "FSM-CMB-19",
    "FSM-HST-04",
)
def test_totals() -> None:
    assert diff(law({"first": "Y10", "swat1": "Y11"}), "swat1") == 12 - 6
    assert diff(law({"first": "Y10", "swat1": "on police1", "police1": "Y11"}), "swat1") == 16 - 6
    assert diff(law({"first": "on car1", "car1": "Y10", "swat1": "Y11", "walker1": "X10"}), "swat1") == 12 - 10
    assert diff(law({"first": "H9", "swat1": "G9"}), "swat1") == 12 - 10
    assert diff(law({"first": "on car1", "car1": "H9", "swat1": "G9"}), "swat1") == 12 - 14
    assert diff(law({"first": "G9", "swat1": "on police1", "police1": "H9"}), "swat1") == 20 - 6
    for where, other in (
        ("Y10", "Y11"),
        ("X6", "Y6"),
        ("Y2", "Y3"),
        ("S4", "S5"),
        ("T12", "T13"),
        ("K5", "K6"),
        ("Z11", "Y11"),
    ):
        assert diff(law({"first": where, "swat1": other}), "swat1") == 6


@pytest.mark.rule("FSM-CMB-16", "FSM-CMB-17", "FSM-CMB-18", "FSM-Q-86", "FSM-Q-87", "FSM-MAP-13")
def test_into_a_park_or_building_no_transport_helps() -> None:
    assert diff(law({"first": "X9", "swat1": "on police1", "police1": "Y9"}), "swat1") == 12 - 6
    assert diff(law({"first": "U1", "swat1": "on police1", "police1": "V1"}), "swat1") == 12 - 6
    t = law({"first": "G8", "swat1": "H9", "patrol1": "F8"})  # the ferry drops out as well
    assert diff(t, "swat1") == 12 - 6
    t = law({"first": "G8", "launch1": "H8", "patrol1": "on launch2", "launch2": "H7"})
    assert t.legal == ["end", "attack patrol1 first"]
    assert t.refused("attack launch1 first") == "FSM-CMB-18"
    assert diff(t, "patrol1") == 5 - 6


@pytest.mark.rule("FSM-TRP-02", "FSM-TRP-03", "FSM-Q-88")
def test_only_patrol_boats_attack_without_a_rider() -> None:
    t = law({"first": "Y10", "police1": "Y11", "patrol1": "Y9"})
    assert t.legal == ["end", "attack patrol1 first"]
    assert t.refused("attack police1 first") == "FSM-TRP-02"
    t = law({"first": "K5", "launch1": "K6", "patrol1": "on launch2", "launch2": "K4"})
    assert t.legal == ["end", "attack launch1 first", "attack patrol1 first"]
    assert t.refused("attack launch2 first") == "FSM-Q-88"
    t.play("attack patrol1 first").roll(3)
    assert t.legal == ["end", "attack launch1 first"]


@pytest.mark.rule("FSM-CMB-08", "FSM-CMB-20", "FSM-HST-01")
def test_two_tables() -> None:
    for hostage, column in (({}, 0), ({"walker1": "Y9"}, 1), ({"walker1": "Y9", "walker2": "X9"}, 2)):
        for die in range(1, 7):
            t = crime({"first": "Y10", "swat1": "on police1", "police1": "Y11"} | hostage)  # strength is no matter
            t.play("attack first swat1").roll(die)
            assert t.state.throw is not None
            assert (t.state.throw.what, t.state.throw.result) == ("crime", CRIME_TABLE[die - 1][column])
    for die in range(1, 7):
        t = law({"first": "Y10", "patrol1": "Y11", "walker1": "Y9"}).play("attack patrol1 first").roll(die)
        assert t.state.throw is not None
        assert (t.state.throw.what, t.state.throw.result) == ("law", LAW_TABLE[die - 1][law_column(-1)])


# ── Hostages ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-HST-02", "FSM-HST-03", "FSM-Q-45", "FSM-Q-76", "FSM-Q-77")
def test_who_counts_as_a_hostage() -> None:
    t = crime(
        {
            "first": "on car1",
            "car1": "Y10",
            "patrol1": "Y11",
            "walker1": "on car2",
            "car2": "Y9",
            "walker2": "Y7",
            "fast1": "X10",
        }
    )
    assert {t.state.field.names[t.state.at[unit]] for unit in hostages(t.state, UNIT["first"])} == {"Y9", "X10", "Y10"}
    assert len(hostages(t.state, UNIT["first"])) == 4
    fresh = Table.on("crime", AWAY | {"first": "Y12", "patrol1": "Y11"})
    fresh.play("stay first", "misdirect patrol1").roll(6, 6).play("enter walker X11", "pass")
    assert len(hostages(fresh.state, UNIT["first"])) == 1
    hooking = Table.on("crime", AWAY | {"first": "Y12", "patrol1": "Y11"})
    hooking.play("stay first", "misdirect patrol1").roll(6, 6).play("enter walker X11", "hook patrol1")
    assert hostages(hooking.state, UNIT["first"]) == ()


@pytest.mark.rule("FSM-HST-05", "FSM-HST-07")
def test_one_suspect_may_serve_both() -> None:
    t = crime({"first": "Y10", "second": "Y12", "walker1": "Y11", "patrol1": "X10", "patrol2": "X12"})
    assert hostages(t.state, UNIT["first"]) == hostages(t.state, UNIT["second"]) == (UNIT["walker1"],)
    t.state.hooks = ((UNIT["walker1"], UNIT["patrol1"]),)
    assert hostages(t.state, UNIT["first"]) == ()


# ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-RES-01", "FSM-DAT-41", "FSM-CMB-22")
def test_a_dash_is_nothing_and_nobody_is_moved() -> None:
    t = law({"first": "Y10", "patrol1": "Y11"}).play("attack patrol1 first").roll(5)  # 5 - 6
    assert (t.where("first"), t.where("patrol1"), t.points) == ("Y10", "Y11", (0, 0))


@pytest.mark.rule("FSM-RES-02", "FSM-DAT-42", "FSM-RES-15", "FSM-Q-89", "FSM-Q-92")
def test_attacker_eliminated() -> None:
    t = (
        law({"first": "on boat1", "boat1": "K5", "patrol1": "on launch1", "launch1": "K6"})
        .play("attack patrol1 first")
        .roll(1)
    )
    assert (t.where("patrol1"), t.where("launch1"), t.points) == ("victim", "K6", (0, 1))


@pytest.mark.rule("FSM-RES-03", "FSM-Q-96", "FSM-PTS-02")
def test_a_criminal_may_die_in_his_own_attack() -> None:
    t = crime({"first": "Y10", "second": "Y3", "patrol1": "Y11"}).play("attack first patrol1").roll(1)
    assert (t.where("first"), t.points) == ("killed", (2, 0))


@pytest.mark.rule("FSM-RES-04", "FSM-RES-05", "FSM-DAT-43")
def test_defender_eliminated() -> None:
    t = law({"first": "on car1", "car1": "Y10", "patrol1": "Y11", "second": "Y3"}).play("attack patrol1 first").roll(6)
    assert (t.where("first"), t.where("car1"), t.points) == ("killed", "Y10", (2, 0))
    t = crime({"first": "Y10", "patrol1": "on police1", "police1": "Y11"}).play("attack first patrol1").roll(6)
    assert (t.where("patrol1"), t.where("police1"), t.points) == ("victim", "Y11", (0, 1))


@pytest.mark.rule("FSM-RES-06", "FSM-RES-07", "FSM-DAT-46", "FSM-PTS-01", "FSM-PTS-08")
def test_arrest_burns_the_vehicle() -> None:
    t = law({"second": "on car1", "car1": "Y10", "first": "A1", "swat1": "on police1", "police1": "Y11"})
    t.play("attack swat1 second").roll(4)
    assert (t.where("second"), t.where("car1"), t.points) == ("arrested", "stock", (6, 0))


@pytest.mark.rule("FSM-RES-08", "FSM-DAT-44", "FSM-RES-12", "FSM-TRP-14", "FSM-Q-50", "FSM-RES-17", "FSM-Q-95")
def test_attacker_wounded() -> None:
    t = (
        law({"first": "on boat1", "boat1": "K5", "patrol1": "on launch1", "launch1": "K6"})
        .play("attack patrol1 first")
        .roll(3)
    )
    assert (t.where("launch1"), t.where("patrol1"), t.rides("patrol1"), t.points) == ("victim", "K6", "", (0, 1))
    t = crime({"first": "on car1", "car1": "Y10", "patrol1": "Y11"}).play("attack first patrol1").roll(2)
    assert (t.where("car1"), t.where("first"), t.rides("first"), t.points) == ("victim", "Y10", "", (0, 1))


@pytest.mark.rule("FSM-RES-09", "FSM-DAT-45")
def test_defender_wounded() -> None:
    t = crime({"first": "Y10", "patrol1": "on police1", "police1": "Y11"}).play("attack first patrol1").roll(3)
    assert (t.where("police1"), t.where("patrol1"), t.points) == ("victim", "Y11", (0, 1))


@pytest.mark.rule("FSM-RES-10", "FSM-Q-90", "FSM-OPT-02")
def test_a_wound_on_foot_is_nothing_unless_wounds_last() -> None:
    t = crime({"first": "Y10", "patrol1": "Y11"}).play("attack first patrol1").roll(3)
    assert (t.where("patrol1"), t.points, t.state.marks) == ("Y11", (0, 0), 0)
    t = crime({"first": "Y10", "second": "X10", "patrol1": "Y11"}, wounds=True)
    t.play("attack first patrol1").roll(3)
    assert (t.where("patrol1"), t.state.marks) == ("Y11", 1 << UNIT["patrol1"])
    t.play("attack second patrol1").roll(3)
    assert (t.where("patrol1"), t.points, t.state.marks) == ("victim", (0, 1), 0)
    t = law(
        {
            "first": "Y10",
            "second": "A1",
            "swat1": "on police1",
            "police1": "Y11",
            "swat2": "on police2",
            "police2": "Y9",
        },
        wounds=True,
    )
    t.play("attack swat1 first").roll(2)
    assert t.state.marks == 1 << UNIT["first"]
    t.play("attack swat2 first").roll(2)
    assert (t.where("first"), t.points) == ("killed", (2, 0))


@pytest.mark.rule("FSM-RES-11", "FSM-Q-91")
def test_a_wounded_transport_without_a_rider_is_lost_itself() -> None:
    t = crime({"first": "Y10", "police1": "Y11"}).play("attack first police1").roll(3)
    assert (t.where("police1"), t.points) == ("victim", (0, 1))
    t = law({"first": "on boat1", "boat1": "K5", "launch1": "K6"}).play("attack launch1 first").roll(3)
    assert (t.where("launch1"), t.points) == ("victim", (0, 1))


@pytest.mark.rule("FSM-RES-13", "FSM-RES-14", "FSM-DAT-47", "FSM-Q-93")
def test_the_criminal_player_picks_the_hostage_that_is_lost() -> None:
    t = (
        crime({"first": "on car1", "car1": "Y10", "walker1": "Y9", "walker2": "Y7", "patrol1": "Y11"})
        .play("attack first patrol1")
        .roll(1)
    )
    assert (t.asked, set(t.legal)) == (1, {"give walker1", "give car1"})
    assert t.refused("give walker2") == "FSM-RES-14"
    t.play("give car1")
    assert (t.where("car1"), t.rides("first"), t.where("first"), t.points) == ("victim", "", "Y10", (0, 1))


@pytest.mark.rule("FSM-OPT-01")
def test_combined_attacks_by_option() -> None:
    units = {
        "first": "Y10",
        "second": "A1",
        "patrol1": "Y11",
        "patrol2": "on police2",
        "police2": "Y9",
        "squad1": "X10",
        "swat1": "Y13",
    }
    t = law(units, combined=True)
    t.play("attack patrol1 first")
    assert t.legal == ["roll", "join squad1", "join patrol2"]
    t.play("join squad1")
    assert t.legal == ["roll", "join patrol2"]
    t.play("roll").roll(1)  # 5 + 6 - 6 = 5: AF strikes the one named first, who has no transport
    assert (t.where("patrol1"), t.where("squad1")) == ("Y11", "X10")
    assert t.state.throw is not None
    assert t.state.throw.goal == 3
    assert t.legal == ["end", "attack patrol2 first"]
    t = law(units, combined=True).play("attack patrol2 first", "join squad1", "join patrol1")
    assert t.asked == -1  # nobody is left to join
    t.roll(1)  # 9 + 6 + 5 - 6 = 14: DF
    assert t.state.throw is not None
    assert t.state.throw.goal == 6
    t = (
        law(units | {"first": "on car1", "car1": "Y10"}, combined=True).play("attack patrol2 first", "roll").roll(1)
    )  # 9 - 10
    assert (t.where("patrol2"), t.points) == ("victim", (0, 1))


def test_attacks_are_told_with_die_column_and_result() -> None:
    t = crime({"first": "Y10", "patrol1": "Y11"}).play("attack first patrol1").roll(1)
    told = t.told("crime-attack")
    assert [(event.data["die"], event.data["column"], event.data["result"]) for event in told] == [(1, 0, "ae")]
    assert all(event.heard_by(-2) for event in told)
