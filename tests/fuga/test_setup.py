"""Deployment."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import STOCK, TERRAINS, UNIT, WATER
from tests.fuga.table import Table

LAW_ORDER = ["launch1 O11", "launch2 P11", "launch3 Q11", "police1 W12", "police2 G10", "patrol1 W12", "patrol2 G10"]


def deployed(**options: str | bool) -> Table:
    return Table(**options).play(*[f"place {text}" for text in LAW_ORDER])


def hexes(t: Table) -> set[str]:
    return {str(move[2]) for move in t.ask.moves}


@pytest.mark.rule("FSM-SET-01", "FSM-SET-09", "FSM-Q-21", "FSM-SEC-05", "FSM-SEC-06")
def test_the_law_deploys_first_and_completely_in_view() -> None:
    t = Table()
    for text in LAW_ORDER:
        assert t.asked == 0
        assert t.refused("place first H9", 1) == "FSM-TRN-01"
        t.play(f"place {text}")
    assert t.asked == 1
    assert (t.where("launch1"), t.where("patrol2")) == ("O11", "G10")
    t.play("place first H9", "place second Y5")
    assert (t.state.turn, t.asked, t.step) == (1, 1, "CriminalMoves")


@pytest.mark.rule("FSM-SET-02", "FSM-SET-14", "FSM-Q-20", "FSM-MOV-15")
def test_three_patrol_boats_anywhere_a_boat_may_be() -> None:
    t = Table()
    field = t.state.field
    floats = {n for n, kind in zip(field.names, field.kind, strict=True) if kind in WATER or TERRAINS[kind] == "quay"}
    assert hexes(t) == floats - {"H9"}  # the ferry lies there
    t.play("place launch1 O11")
    assert hexes(t) == floats - {"H9", "O11"}
    t.play("place launch2 A1", "place launch3 W13")
    assert t.refused("place launch4 A2") == "FSM-SET-14"
    assert str(t.ask.moves[0][1]) == "police1"


@pytest.mark.rule("FSM-SET-03", "FSM-SET-04", "FSM-SET-05", "FSM-SET-06", "FSM-SET-07", "FSM-Q-17")
def test_cars_and_patrols_one_in_each_zone() -> None:
    t = Table().play("place launch1 O11", "place launch2 P11", "place launch3 Q11")
    field = t.state.field
    car = {n for n, cost in zip(field.names, field.car_cost, strict=True) if cost < 99}
    zone = {1: set(), 2: set()}  # type: dict[int, set[str]]
    for name, where in zip(field.names, field.zone, strict=True):
        zone.setdefault(where, set()).add(name)
    assert hexes(t) == car & zone[2]
    t.play("place police1 W12")
    assert hexes(t) == car & zone[1]
    assert t.refused("place police2 W11") == "FSM-SET-14"
    t.play("place police2 G10")
    assert hexes(t) == zone[2]
    t.play("place patrol1 W12")
    assert t.rides("patrol1") == "police1"
    assert hexes(t) == zone[1]
    t.play("place patrol2 G9")
    assert t.rides("patrol2") == ""


@pytest.mark.rule("FSM-SET-08", "FSM-SET-13", "FSM-SET-15", "FSM-SET-16", "FSM-SET-10")
def test_what_does_not_start_and_what_starts_at_nothing() -> None:
    t = deployed().play("place first H9", "place second Y5")
    there = {name for name, unit in UNIT.items() if t.state.at[unit] != STOCK}
    assert there == {text.split()[0] for text in LAW_ORDER} | {"ferry", "first", "second"}
    assert (t.state.alert, t.points, t.state.unlocked) == (0, (0, 0), False)
    assert t.where("ferry") == "H9"


@pytest.mark.rule("FSM-SET-11", "FSM-SET-12", "FSM-Q-18", "FSM-Q-19")
def test_the_criminals_start_on_island_or_ferry_and_on_the_mainland() -> None:
    t = deployed()
    field = t.state.field
    island = {n for n, where in zip(field.names, field.zone, strict=True) if where == 1}
    main = {n for n, where in zip(field.names, field.zone, strict=True) if where == 2}
    assert hexes(t) == island - {"G10"} | {"H9"}
    t.play("place first H9")
    assert hexes(t) == main - {"W12"}
    assert t.refused("place second G9") == "FSM-SET-14"
    assert t.refused("place second ZZ1") == "FSM-MAP-01"
    assert t.refused("place first Y5") == "FSM-SET-14"


@pytest.mark.rule("FSM-OPT-05")
def test_without_patrols() -> None:
    t = Table(patrols=False).play(*[f"place {text}" for text in LAW_ORDER[:5]])
    assert (t.asked, str(t.ask.moves[0][1])) == (1, "first")


@pytest.mark.rule("FSM-ALR-13")
def test_stock_after_the_setup_serves_ten_reinforcements() -> None:
    t = deployed().play("place first H9", "place second Y5")
    at = t.state.at
    count = {
        kind: sum(at[unit] == STOCK for name, unit in UNIT.items() if name.startswith(kind))
        for kind in ("police", "launch", "swat", "squad", "patrol")
    }
    assert count == {"police": 8, "launch": 2, "swat": 2, "squad": 3, "patrol": 3}
