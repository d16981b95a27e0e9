"""What is in the box: counters, terrain, dice, the two tables cell by cell, points."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import (
    BOAT,
    BOAT_COST,
    CAR,
    CAR_COST,
    COVER,
    CRIME,
    CRIME_TABLE,
    CRIMINALS,
    EXCHANGE,
    FERRY_COST,
    FERRY_FORMS,
    FERRY_LOOT,
    FOOT,
    FORMS,
    KIND,
    KIND_OF,
    KINDS,
    LAW,
    LAW_FOOT,
    LAW_RIDES,
    LAW_TABLE,
    LAW_UNITS,
    LOOT,
    NAMES,
    SHIP,
    SUSPECTS,
    TERRAINS,
    UNIT,
    UNITS,
    chances,
    crime_column,
    law_column,
)
from covo.games.fuga.meta import META
from tests.fuga.table import Table


@pytest.mark.rule("FSM-OVR-01")
def test_two_players_one_for_each_side() -> None:
    assert META.seats == (2,)
    assert (LAW, CRIME) == (0, 1)


@pytest.mark.parametrize(
    ("name", "printed", "mode", "pieces", "persons"),
    [
        pytest.param("launch", "4-9-8", BOAT, 5, 1, marks=pytest.mark.rule("FSM-DAT-01")),
        pytest.param("swat", "12-5", FOOT, 2, 12, marks=pytest.mark.rule("FSM-DAT-02")),
        pytest.param("squad", "6-6", FOOT, 3, 4, marks=pytest.mark.rule("FSM-DAT-03")),
        pytest.param("patrol", "5-7", FOOT, 5, 4, marks=pytest.mark.rule("FSM-DAT-04")),
        pytest.param("police", "4-7-3", CAR, 10, 1, marks=pytest.mark.rule("FSM-DAT-05")),
        pytest.param("ferry", "4-2-1", SHIP, 1, 1, marks=pytest.mark.rule("FSM-DAT-06")),
        pytest.param("first", "6-9", FOOT, 1, 1, marks=pytest.mark.rule("FSM-DAT-07")),
        pytest.param("second", "2-9", FOOT, 1, 1, marks=pytest.mark.rule("FSM-DAT-08")),
        pytest.param("boat", "6-9-1", BOAT, 5, 1, marks=pytest.mark.rule("FSM-DAT-09")),
        pytest.param("walker", "4-7", FOOT, 10, 4, marks=pytest.mark.rule("FSM-DAT-10")),
        pytest.param("fast", "4-10-3", CAR, 2, 1, marks=pytest.mark.rule("FSM-DAT-11")),
        pytest.param("car", "4-7-2", CAR, 8, 1, marks=pytest.mark.rule("FSM-DAT-12")),
    ],
)
def test_a_row_of_the_units_tables(name: str, printed: str, mode: int, pieces: int, persons: int) -> None:
    kind = KIND[name]
    assert (kind.printed, kind.mode, kind.pieces, kind.persons) == (printed, mode, pieces, persons)


@pytest.mark.rule(
    "FSM-NOT-01", "FSM-NOT-02", "FSM-NOT-03", "FSM-NOT-04", "FSM-NOT-05", "FSM-Q-01", "FSM-Q-02", "FSM-Q-03"
)
def test_how_a_counter_is_read() -> None:
    for kind in KINDS:
        numbers = list(map(int, kind.printed.split("-")))
        assert (numbers[0], numbers[-1]) == (kind.cf, kind.of)
        assert (kind.mf is None) == (len(numbers) == 2) == (kind.mode == FOOT)
        assert kind.mf is None or numbers[1] == kind.mf


@pytest.mark.rule("FSM-CMP-01", "FSM-CMP-04", "FSM-CMP-06")
def test_the_law_owns_twenty_five_counters() -> None:
    assert [NAMES[unit] for unit in LAW_UNITS if KIND_OF[unit].side != LAW] == []
    assert (len(LAW_UNITS), len(LAW_FOOT), len(LAW_RIDES)) == (25, 10, 15)
    assert {KIND_OF[unit].name for unit in LAW_FOOT} == {"swat", "squad", "patrol"}
    assert {KIND_OF[unit].name for unit in LAW_RIDES} == {"police", "launch"}


@pytest.mark.rule("FSM-CMP-02", "FSM-CMP-07")
def test_the_criminals_own_twenty_eight() -> None:
    assert UNITS - len(LAW_UNITS) == 28
    assert [NAMES[unit] for unit in CRIMINALS] == ["first", "second"]
    assert {KIND_OF[unit].name for unit in SUSPECTS} == {"boat", "walker", "fast", "car"}
    assert len(SUSPECTS) == 25


TERRAIN = [
    pytest.param("road", 1, None, ("fast", "car"), ("fast", "car"), marks=pytest.mark.rule("FSM-DAT-17")),
    pytest.param("concrete", 2, None, ("fast", "car"), ("fast", "car"), marks=pytest.mark.rule("FSM-DAT-18")),
    pytest.param("meadow", 2, None, ("fast", "car"), ("fast", "car"), marks=pytest.mark.rule("FSM-DAT-19")),
    pytest.param("beach", 3, None, ("boat",), (), marks=pytest.mark.rule("FSM-DAT-20", "FSM-Q-11")),
    pytest.param("basin", None, 1, ("boat",), ("boat",), marks=pytest.mark.rule("FSM-DAT-21", "FSM-Q-08")),
    pytest.param("park", None, None, (), ("walker",), marks=pytest.mark.rule("FSM-DAT-22")),
    pytest.param("building", None, None, (), ("walker",), marks=pytest.mark.rule("FSM-DAT-23")),
    pytest.param("sea", None, 2, ("boat",), ("boat",), marks=pytest.mark.rule("FSM-DAT-24", "FSM-Q-07")),
    pytest.param("river", None, 2, ("boat",), ("boat",), marks=pytest.mark.rule("FSM-Q-07")),
    pytest.param("wall", None, None, (), ("walker",), marks=pytest.mark.rule("FSM-DAT-27", "FSM-Q-10")),
    pytest.param("quay", 1, 1, ("fast", "car", "boat"), ("fast", "car", "boat"), marks=pytest.mark.rule("FSM-Q-62")),
]


@pytest.mark.rule("FSM-Q-12")
@pytest.mark.parametrize(("name", "car", "boat", "loot", "forms"), TERRAIN)
@pytest.mark.rule(
    "FSM-DAT-17",
    "FSM-DAT-18",
    "FSM-DAT-19",
    "FSM-DAT-20",
    "FSM-DAT-21",
    "FSM-DAT-22",
    "FSM-DAT-23",
    "FSM-DAT-24",
    "FSM-DAT-27",
    "FSM-Q-07",
    "FSM-Q-11",
)
def test_a_row_of_the_terrain_table(
    name: str, car: int | None, boat: int | None, loot: tuple[str, ...], forms: tuple[str, ...]
) -> None:
    kind = TERRAINS.index(name)
    assert (CAR_COST.get(kind), BOAT_COST.get(kind), LOOT[kind], FORMS[kind]) == (car, boat, loot, forms)
    assert (kind in COVER) == (name in ("park", "building"))


@pytest.mark.rule("FSM-DAT-26")
def test_the_ferry_as_terrain() -> None:
    assert (FERRY_COST, FERRY_LOOT, FERRY_FORMS) == (1, ("fast", "car", "boat"), ("fast", "car", "walker"))


@pytest.mark.rule("FSM-DAT-28")
def test_chances_of_two_dice() -> None:
    assert [chances(goal) for goal in range(2, 13)] == [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]


LAW_ROWS = [
    pytest.param(1, "ae ae AF AF -- de DF", marks=pytest.mark.rule("FSM-DAT-29")),
    pytest.param(2, "ae AF AF -- de DF DF", marks=pytest.mark.rule("FSM-DAT-30")),
    pytest.param(3, "AF AF -- de DF DF da", marks=pytest.mark.rule("FSM-DAT-31")),
    pytest.param(4, "AF -- de DF DF da da", marks=pytest.mark.rule("FSM-DAT-32")),
    pytest.param(5, "-- de DF DF da da da", marks=pytest.mark.rule("FSM-DAT-33")),
    pytest.param(6, "de DF DF da da da da", marks=pytest.mark.rule("FSM-DAT-34")),
]


@pytest.mark.parametrize(("die", "row"), LAW_ROWS)
@pytest.mark.parametrize("column", range(7))
@pytest.mark.rule("FSM-DAT-29", "FSM-DAT-30", "FSM-DAT-31", "FSM-DAT-32", "FSM-DAT-33", "FSM-DAT-34")
def test_a_cell_of_the_law_table(die: int, row: str, column: int) -> None:
    assert LAW_TABLE[die - 1][column] == row.split()[column]


CRIME_ROWS = [
    pytest.param(1, "ae oe oe oe", marks=pytest.mark.rule("FSM-DAT-35")),
    pytest.param(2, "AF AF DF DF", marks=pytest.mark.rule("FSM-DAT-36")),
    pytest.param(3, "DF DF DF DF", marks=pytest.mark.rule("FSM-DAT-37")),
    pytest.param(4, "DF DF DF de", marks=pytest.mark.rule("FSM-DAT-38")),
    pytest.param(5, "DF de de de", marks=pytest.mark.rule("FSM-DAT-39")),
    pytest.param(6, "de de de de", marks=pytest.mark.rule("FSM-DAT-40")),
]


@pytest.mark.parametrize(("die", "row"), CRIME_ROWS)
@pytest.mark.parametrize("column", range(4))
@pytest.mark.rule("FSM-DAT-35", "FSM-DAT-36", "FSM-DAT-37", "FSM-DAT-38", "FSM-DAT-39", "FSM-DAT-40")
def test_a_cell_of_the_criminals_table(die: int, row: str, column: int) -> None:
    assert CRIME_TABLE[die - 1][column] == row.split()[column]


@pytest.mark.rule("FSM-CMB-12", "FSM-HST-06", "FSM-Q-79")
def test_columns() -> None:
    lows = {-30: 0, -1: 0, 0: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 9: 4, 10: 5, 11: 5, 12: 6, 40: 6}
    assert {diff: law_column(diff) for diff in lows} == lows
    assert [crime_column(held) for held in range(6)] == [0, 1, 2, 3, 3, 3]


@pytest.mark.rule(
    "FSM-DAT-48",
    "FSM-DAT-49",
    "FSM-DAT-50",
    "FSM-DAT-51",
    "FSM-DAT-52",
    "FSM-PTS-01",
    "FSM-PTS-02",
    "FSM-PTS-03",
    "FSM-PTS-07",
    "FSM-PTS-09",
    "FSM-END-05",
    "FSM-OVR-03",
)
def test_points_are_for_arrests_killings_exchange_and_victims_alone() -> None:
    t = Table.on("law", {"first": "Y10", "second": "Y12", "patrol1": "Y14"})
    t.state.arrests, t.state.kills, t.state.victims, t.state.exchanged = 1, 1, 3, True
    assert t.points == (8, 7)
    t.state.alert, t.state.edges = 9, (0, 1)
    assert t.points == (8, 7)
    t.state.arrests, t.state.kills = 2, 0
    assert t.points == (12, 7)
    assert EXCHANGE == 4


@pytest.mark.rule("FSM-CMP-03", "FSM-Q-56")
def test_counts_are_hard_limits() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y3", "fast1": "Y16", "fast2": "Y17", "patrol1": "G10"})
    t.play("stay first")
    assert t.legal == ["pass", "steal car"]
    t = Table.on("crime", {f"boat{n}": f"{c}15" for n, c in enumerate("ABCDE", 1)} | {"first": "E14", "second": "Y3"})
    assert "stay first" not in t.legal


@pytest.mark.rule("FSM-CMP-05", "FSM-INV-01", "FSM-Q-57")
@pytest.mark.parametrize(
    ("unit", "start", "goal"),
    [
        ("swat1", "Y12", "Y11"),
        ("squad1", "Y12", "Y11"),
        ("patrol1", "Y12", "Y11"),
        ("police1", "Y13", "Y11"),
        ("launch1", "U15", "U13"),
    ],
)
def test_any_law_unit_is_a_policeman(unit: str, start: str, goal: str) -> None:
    first = "Y10" if unit != "launch1" else "T12"
    t = Table.on("law", {"first": first, "second": "Y3", unit: start})
    t.play(f"go {unit} {goal}")
    assert t.step == "Investigate"
    t.play("investigate first")
    assert len(t.ask.moves) == 36


@pytest.mark.rule("FSM-CMP-12", "FSM-PTS-06", "FSM-OPT-03", "FSM-Q-13")
def test_persons_count_only_by_option() -> None:
    for persons, score in ((False, 1), (True, 12)):
        t = Table.on("attack", {"first": "Y10", "second": "Y3", "swat1": "Y11"}, persons=persons)
        t.play("attack first swat1").roll(6)
        assert t.points == (0, score)
    t = Table.on("attack", {"first": "Y10", "second": "Y3", "police1": "Y11"}, persons=True)
    assert t.play("attack first police1").roll(3).points == (0, 1)


@pytest.mark.rule("FSM-CMP-10", "FSM-CMP-11", "FSM-CMB-21")
def test_two_dice_for_abilities_and_one_for_combat() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y3", "patrol1": "Y11"})
    t.play("stay first", "misdirect patrol1")
    assert {len(move.args) for move in t.ask.moves} == {2}
    t = Table.on("attack", {"first": "Y10", "second": "Y3", "patrol1": "Y11"})
    t.play("attack first patrol1")
    assert t.legal == [f"roll {face}" for face in range(1, 7)]


@pytest.mark.rule("FSM-CMP-08", "FSM-CMP-09", "FSM-STK-03", "FSM-STK-04", "FSM-THF-16", "FSM-Q-71")
def test_colour_decides_who_rides_what() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y3", "police1": "Y11", "car1": "Y9"})
    assert "Y11" not in t.goes("first")
    assert t.refused("go first Y11") == "FSM-MOV-03"
    t.play("go first Y9")
    assert t.rides("first") == "car1"
    t = Table.on("law", {"first": "Y3", "second": "Y5", "patrol1": "Y10", "police1": "Y11", "car1": "Y9"})
    assert "Y9" not in t.goes("patrol1")
    assert t.play("go patrol1 Y11").rides("patrol1") == "police1"


@pytest.mark.rule("FSM-Q-14")
def test_some_printed_factors_are_never_read() -> None:
    """A suspect's own factors change nothing: against any of them the law has no attack and the dice no number."""
    t = Table.on("arrest", {"first": "Y3", "second": "Y5", "swat1": "Y10", "walker1": "Y11", "car1": "Y9"})
    assert t.step != "LawAttacks"
    assert [KIND[name].of for name in ("walker", "boat", "fast", "car", "ferry")] == [7, 1, 3, 2, 1]
    assert UNIT["walker1"] in SUSPECTS
