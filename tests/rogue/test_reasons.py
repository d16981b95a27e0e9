"""Refusals of fights, Missions and the hunt: each names the rule that forbids the move."""

from __future__ import annotations

import pytest

from tests.rogue.duel import against, engage, throw
from tests.rogue.table import Table


@pytest.mark.rule("RGT-WIN-01", "RGT-WIN-02")
def test_why_the_traitor_cannot_be_confronted() -> None:
    away = Table(2).at(0, "Nu-Atlanta").full(0, "Bridge").ends(0).quiet()
    assert away.refusal(0, "confront").rule == "RGT-WIN-01"
    blind = Table(2).at(0, "GI Armoury").full(1, "GI Armoury").ends(0).quiet()
    assert blind.refusal(0, "confront").rule == "RGT-WIN-02"


@pytest.mark.rule("RGT-MCC-01")
def test_why_no_weapon_on_milli_com() -> None:
    table = Table(2).at(0, "Bridge").full(0).ammo(0, gp=3).ends(0).quiet()
    assert table.refusal(0, "fire gp 1").rule == "RGT-MCC-01"


@pytest.mark.rule("RGT-SAL-01", "RGT-SAL-05", "RGT-SAL-06", "RGT-SAL-07", "RGT-SAL-08", "RGT-Q-83")
@pytest.mark.parametrize(
    ("enemy", "move", "rule"),
    [
        ("E01", "fire gp 4", "RGT-SAL-01"),
        ("E37", "fire plasma 1", "RGT-SAL-05"),
        ("E01", "fire seal 1", "RGT-SAL-06"),
        ("E08", "fire mine 1", "RGT-SAL-07"),
        ("E01", "fire I04 1", "RGT-SAL-08"),
        ("E01", "fire gp 1 S15 S16", "RGT-Q-83"),
        ("E05", "fire plasma 1", "RGT-ECD-09"),
        ("E30", "fire gp 1", "RGT-ECD-09"),
    ],
)
def test_why_not_this_salvo(enemy: str, move: str, rule: str) -> None:
    table = engage(against(enemy, "bagman").ammo(0, gp=3, plasma=3, seal=2, mine=2).give(0, "S15", "S16"))
    assert table.refusal(0, move).rule == rule
    throw(table.do(0, "fire none 0"))  # and for a second salvo the same
    assert table.step == "SecondSalvo"
    assert table.refusal(0, move).rule == rule


@pytest.mark.rule("RGT-SEC-01", "RGT-SEC-02")
def test_why_no_second_salvo() -> None:
    table = engage(against("E01").ammo(0, gp=3))
    assert table.refusal(0, "hold").rule == "RGT-SEC-02"


@pytest.mark.rule("RGT-MIL-11")
def test_why_the_computer_is_not_searched() -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "K1", "K1", "K2").ends(0)
    assert table.legal(0) == ["no"]
    assert table.refusal(0, "yes").rule == "RGT-MIL-11"


@pytest.mark.rule("RGT-GIE-01", "RGT-GIE-03", "RGT-Q-63", "RGT-GIE-19")
def test_why_not_this_option_between_gis() -> None:
    table = Table(4).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").at(2, "Glasshouse").give(0, "M23").give(1, "M01")
    table.put(3, sector=table.gi(0).sector, prison=True).meet(0).quiet()
    assert table.refusal(0, "attack 2").rule == "RGT-GIE-01"
    assert table.refusal(0, "attack 3").rule == "RGT-GIE-03"
    assert table.refusal(0, "kidnap 1").rule == "RGT-Q-63"
    assert table.refusal(0, "missions 1 M23").rule == "RGT-GIE-19"


@pytest.mark.rule("RGT-ROG-15", "RGT-ROG-16", "RGT-ROG-04")
def test_why_not_this_card_in_this_window() -> None:
    zero = Table(2).at(0, "Furlow").lie("Furlow", "E29").give(1, "R20").meet(0)
    assert zero.refusal(1, "play R20").rule == "RGT-ROG-15"
    pair = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(2, "R20", "R19").meet(0).do(1, "pass")
    assert pair.refusal(2, "play R20").rule == "RGT-ROG-16"
    assert pair.refusal(2, "play R19").rule == "RGT-ROG-04"
    assert pair.refusal(2, "play R21").rule == "RGT-ROG-03"  # not in his hand


@pytest.mark.rule("RGT-TRN-01", "RGT-ROG-07")
def test_why_not_now() -> None:
    table = Table(3).give(1, "R19").give(2, "R19").turn(0)
    assert table.refusal(2, "play R19").rule == "RGT-ROG-07"
    table.do(1, "play R19")
    assert table.refusal(1, "play R19").rule == "RGT-ROG-07"
    table.do(2, "pass").do(0, "pass")
    assert table.refusal(1, "go N65").rule == "RGT-TRN-01"
