"""Salvos, Biochips in a fight, second salvos, Companions, bare hands."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import (
    AIRBORNE,
    ARMOUR,
    CARD,
    CLU,
    FORT,
    HAZARD,
    NAMED,
    PERSONNEL,
    SEALED,
    TYPE,
    dice_each,
    salvos,
)
from covo.games.rogue.game import GAME
from covo.games.rogue.odds import beats, sums
from covo.games.rogue.steps.common import draw_ask, throw_ask
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.pile import chip_ask
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.table import Table, face, field, total


def dice(table: Table) -> int:
    """Dice of the throw that waits."""
    found: int = table.state.stack[0].dice  # type: ignore[attr-defined]
    return found


# ── What a salvo is ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SAL-02", "RGT-SAL-03", "RGT-SAL-04", "RGT-SAL-05", "RGT-SAL-06", "RGT-SAL-07", "RGT-Q-82")
@pytest.mark.parametrize(
    ("weapon", "dice_by_target"),
    [
        ("gp", {PERSONNEL: 1, ARMOUR: 1, FORT: 1, AIRBORNE: 1, HAZARD: 1, SEALED: 1}),
        ("plasma", {PERSONNEL: 2, ARMOUR: 2, FORT: 4, AIRBORNE: 0, AIRBORNE | PERSONNEL: 0, HAZARD: 2}),
        ("seal", {PERSONNEL: 0, ARMOUR: 0, SEALED: 4, SEALED | FORT: 4, HAZARD: 0}),
        ("mine", {PERSONNEL: 4, ARMOUR: 0, HAZARD: 0, AIRBORNE | PERSONNEL: 4}),
    ],
)
def test_dice_of_standard_issue(weapon: str, dice_by_target: dict[int, int]) -> None:
    assert {kind: dice_each(weapon, kind) for kind in dice_by_target} == dice_by_target


@pytest.mark.rule("RGT-SAL-08", "RGT-Q-85")
@pytest.mark.parametrize(
    ("weapon", "dice_by_target"),
    [
        ("S09", {AIRBORNE: 6, PERSONNEL: 0, ARMOUR: 0}),
        ("I04", {PERSONNEL: 4, ARMOUR: 8, FORT: 8, AIRBORNE: 8, HAZARD: 4}),
        ("I07", {PERSONNEL: 12, ARMOUR: 12, HAZARD: 12}),
        ("S15", {PERSONNEL: 1, HAZARD: 1}),
        ("S16", {PERSONNEL: 2, ARMOUR: 0}),
        ("S17", {PERSONNEL: 4, HAZARD: 4, ARMOUR: 0}),
    ],
)
def test_dice_of_special_weapons(weapon: str, dice_by_target: dict[int, int]) -> None:
    assert {kind: dice_each(weapon, kind) for kind in dice_by_target} == dice_by_target


@pytest.mark.rule("RGT-SAL-01", "RGT-SAL-09", "RGT-SAL-10", "RGT-SAL-11", "RGT-Q-83", "RGT-Q-84")
def test_one_main_weapon_any_number_and_one_secondary() -> None:
    items = (CARD["S15"], CARD["S16"])
    found = {str(salvo.move) for salvo in salvos((2, 0, 0, 1), items, PERSONNEL, ())}
    mains = ["none 0", "gp 1", "gp 2", "mine 1"]
    assert found == {f"fire {main}{beside}" for main in mains for beside in ("", " S15", " S16")}
    table = face(field("E01").ammo(0, gp=2))
    assert table.refusal(0, "fire gp 3").rule == "RGT-SAL-01"
    assert table.refusal(0, "fire gp 2 S15 S16").rule in ("RGT-Q-83", "RGT-SAL-11", "RGT-ENC-13")
    assert face(field("E12").ammo(0, plasma=2)).refusal(0, "fire plasma 1").rule == "RGT-SAL-05"
    assert face(field("E01").ammo(0, seal=2)).refusal(0, "fire seal 1").rule == "RGT-SAL-06"
    assert face(field("E08").ammo(0, mine=2)).refusal(0, "fire mine 1").rule == "RGT-SAL-07"


@pytest.mark.rule("RGT-Q-86")
def test_several_of_one_special_weapon_make_one_salvo() -> None:
    table = face(field("E09").give(0, "I04", "S10"))
    assert table.legal(0, "fire") == ["fire none 0", "fire I04 1", "fire I04 2"]
    table.do(0, "fire I04 2")
    assert dice(table) == 16
    assert table.gi(0).items == ()
    assert [table.discarded("I04"), table.discarded("S10")] == [1, 1]


@pytest.mark.rule("RGT-COM-02", "RGT-COM-07", "RGT-CMP-11", "RGT-ECD-13")
def test_a_salvo_is_declared_before_rolling_and_used_up() -> None:
    table = face(field("E01").ammo(0, gp=5, plasma=2).give(0, "S15", "S17")).do(0, "fire gp 3 S17")
    assert table.step == "Throw"
    assert table.gi(0).ammo == (2, 2, 0, 0)
    assert table.ids(table.gi(0).items) == ["S15"]
    assert dice(table) == 3 + 4
    kept = face(field("E01").give(0, "S15")).do(0, "fire none 0 S15")
    assert kept.ids(kept.gi(0).items) == ["S15"]  # kept, as its card says


@pytest.mark.rule("RGT-Q-84")
def test_one_may_fight_without_ammunition() -> None:
    table = face(field("E01")).do(0, "fire none 0")
    assert table.state.totals == (0, 0)
    assert total(table, theirs=1).gi(0).lives == 3


# ── Biochips ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-BIO-02", "RGT-SAL-12", "RGT-BIO-03")
@pytest.mark.parametrize(
    ("enemy", "fire", "points"),
    [
        ("E03", "gp 2", 2 + 4),
        ("E03", "seal 1", 4 + 8),
        ("E14", "S09 1", 6 + 12),
        ("E03", "plasma 1", 2),
        ("E03", "mine 1", 4),
        ("E03", "I04 1", 4),
        ("E03", "I07 1", 12),
        ("E03", "gp 1 S15", 2 + 2),
    ],
)
def test_gunnar_adds_two_to_every_die_of_the_rifle(enemy: str, fire: str, points: int) -> None:
    table = field(enemy).chips(0, "gunnar").ammo(0, 6, 4, 4, 2).give(0, "S09", "I04", "I07", "S15", "C05")
    face(table).do(0, f"fire {fire}")
    while table.step == "Throw" and table.state.stack[0].what == "salvo":  # type: ignore[attr-defined]
        table.roll(*[1] * min(6, dice(table)))
    assert table.state.totals[0] == points
    plain = face(field(enemy).ammo(0, 6, 4, 4, 2).give(0, "S09", "I04", "I07", "S15")).do(0, f"fire {fire}")
    assert plain.state.totals[0] == 0  # without Gunnar nothing is added


@pytest.mark.rule("RGT-BIO-04", "RGT-Q-80", "RGT-Q-74")
def test_helm_doubles_the_gis_own_salvo_against_armour() -> None:
    table = field("E08").chips(0, "helm", "gunnar").ammo(0, gp=2).give(0, "S15", "C03")
    face(table).do(0, "fire gp 2 S15").roll(1, 2, 3)  # two of the Rifle and one of the pistol
    assert table.state.totals[0] == 2 * (6 + 4)
    table.roll(6, 6, 6)  # Azure: plain dice, not doubled, no Gunnar
    assert table.state.totals[0] == 20 + 18
    soft = face(field("E01").chips(0, "helm").ammo(0, gp=2)).do(0, "fire gp 2").roll(6, 6)
    assert soft.state.totals[0] == 12  # no Armour
    assert TYPE[CARD["E08"]] & ARMOUR


@pytest.mark.rule("RGT-Q-80")
def test_helm_doubles_the_second_salvo_too() -> None:
    table = face(field("E08").chips(0, "helm", "bagman").ammo(0, gp=2)).do(0, "fire gp 1").roll(1).roll(6, 6, 6, 6)
    table.do(0, "fire gp 1").roll(6)
    assert table.news("loses")[0]["mine"] == 2 + 12


# ── Second salvo ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-BIO-08", "RGT-SEC-01", "RGT-SEC-02", "RGT-SEC-03", "RGT-SEC-04", "RGT-SEC-05", "RGT-Q-87")
def test_bagman_fires_again_after_both_have_rolled() -> None:
    table = face(field("E01").chips(0, "bagman").ammo(0, gp=2, plasma=1)).do(0, "fire gp 1").roll(1).roll(3, 4)
    assert table.step == "SecondSalvo"
    assert table.legal(0) == ["hold", "fire gp 1", "fire plasma 1"]
    table.do(0, "fire plasma 1").roll(3, 3)
    assert table.news("wins") == [{"seat": 0, "card": "E01", "mine": 7, "theirs": 7}]  # the enemy does not roll again
    assert table.gi(0).ammo == (1, 0, 0, 0)
    without = face(field("E01").chips(0, "helm", "gunnar").ammo(0, gp=2)).do(0, "fire gp 1").roll(1).roll(3, 4)
    assert without.step != "SecondSalvo"
    assert without.gi(0).lives == 3


@pytest.mark.rule("RGT-Q-88")
def test_a_second_salvo_need_not_be_worthwhile() -> None:
    table = face(field("E01").chips(0, "bagman").ammo(0, gp=2)).do(0, "fire gp 1").roll(6).roll(1, 1)
    assert table.legal(0) == ["hold", "fire gp 1"]
    assert table.do(0, "hold").gi(0).ammo == (1, 0, 0, 0)


@pytest.mark.rule("RGT-SEC-06", "RGT-CPN-03")
def test_companions_do_not_add_to_a_second_salvo() -> None:
    table = face(field("E02").chips(0, "bagman").ammo(0, gp=2).give(0, "C03")).do(0, "fire gp 1").roll(1)
    table.roll(1, 1, 1).roll(6, 6, 6).do(0, "fire gp 1").roll(6)
    assert table.news("loses")[0]["mine"] == 1 + 3 + 6


# ── Companions ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CPN-03", "RGT-CPN-04", "RGT-Q-74", "RGT-Q-75", "RGT-COM-03")
@pytest.mark.parametrize(("option", "again"), [("turn", False), ("combat", True)])
def test_companions_fire_in_the_first_salvo_of_the_turn(option: str, again: bool) -> None:
    table = Table(2, companions=option).at(0, "Fort Defiance").ammo(0, gp=4).give(0, "C03")
    table.meet(0).quiet().draw("E34", "E23").do(1, "lay E34 E23").do(0, "fire gp 1").roll(6)
    assert dice(table) == 3  # Azure's three
    table.roll(6, 6, 6)
    assert table.gi(0).ammo == (3, 0, 0, 0)  # her own ammunition
    table.roll(1, 1, 1).do(0, "fire gp 1").roll(6)
    assert (dice(table) == 3) == again  # else the two dice of the patrol


@pytest.mark.rule("RGT-CPN-05")
def test_companions_fire_only_where_gp_ammunition_hurts() -> None:
    bog = face(field("E30", sector="Ghost Town").give(0, "C03")).do(0, "fire none 0")
    assert (dice(bog), bog.state.stack[0].what) == (3, "enemy")  # type: ignore[attr-defined]
    creeper = face(field("E31", sector="Ghost Town").give(0, "C03")).do(0, "fire none 0")
    assert (dice(creeper), creeper.state.stack[0].what) == (3, "support")  # type: ignore[attr-defined]


@pytest.mark.rule("RGT-CPN-09", "RGT-CPN-10", "RGT-DCK-04")
def test_a_companion_may_die_instead() -> None:
    table = total(face(field("E01").give(0, "C05", "C06")).do(0, "fire none 0"), 1, 6)
    assert table.step == "LoseLives"
    table.roll(3)  # the Initiative of the Lost Private
    assert table.gi(0).lives == 4
    assert table.ids(table.gi(0).companions) == ["C06"]
    assert CARD["C05"] in table.state.removed
    assert table.discarded("C05") == 0
    unhurt = total(face(field("E01").give(0, "C05")).do(0, "fire none 0"), 1, 6).roll(4)
    assert unhurt.gi(0).lives == 3
    assert unhurt.ids(unhurt.gi(0).companions) == ["C05"]


@pytest.mark.rule("RGT-CPN-11", "RGT-Q-77")
def test_of_several_with_the_rolled_initiative_the_highest_die_loses() -> None:
    table = Table(2).give(0, "C03", "C04").start(LoseLives(0), NextTurn()).roll(5)
    assert table.step == "WhichDies"
    table.chance("roll 4 4")  # a tie: again
    assert table.step == "WhichDies"
    table.chance("roll 2 6")
    assert table.ids(table.gi(0).companions) == ["C03"]
    assert CARD["C04"] in table.state.removed
    assert table.gi(0).lives == 4


@pytest.mark.rule("RGT-CPN-12", "RGT-Q-78")
def test_for_two_lives_the_procedure_is_done_twice() -> None:
    table = total(face(field("E05").give(0, "C05", "C06")).do(0, "fire none 0"), 1, 6)
    table.roll(3)
    assert table.step == "LoseLives"
    table.roll(3)  # the dead Companion cannot save the second Life
    assert table.gi(0).lives == 3
    assert table.ids(table.gi(0).companions) == ["C06"]


@pytest.mark.rule("RGT-Q-76")
def test_losses_by_a_card_are_not_absorbed() -> None:
    table = Table(2).give(0, "C05").start(LoseLives(0, n=1, combat=False), NextTurn())
    assert table.gi(0).lives == 3
    bare = Table(2).at(0, "Sick Bay").at(1, "Sick Bay").give(0, "C05").meet(0).do(0, "attack 1").do(1, "stand")
    bare.roll(1).roll(6)
    assert bare.step == "LoseLives"  # but those of bare hands are


@pytest.mark.rule("RGT-CPN-15")
def test_any_number_of_companions() -> None:
    table = Table(2).give(0, *[f"C{number:02}" for number in range(2, 12)])
    face(table.at(0, "Ghost Town").only(0, "C01")).do(0, "take")
    assert len(table.gi(0).companions) == 11


# ── Bare hands ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MCC-01", "RGT-MCC-02", "RGT-MCC-03", "RGT-MCC-04", "RGT-MIL-02", "RGT-GIE-09", "RGT-Q-117")
@pytest.mark.parametrize(("mine", "theirs", "lives"), [(4, 3, (3, 2)), (3, 5, (2, 3)), (3, 3, (3, 3))])
def test_on_milli_com_a_die_and_the_lives(mine: int, theirs: int, lives: tuple[int, int]) -> None:
    table = Table(2).at(0, "Barracks Deck").at(1, "Barracks Deck").put(0, lives=3).put(1, lives=3)
    table.ammo(0, gp=6).give(0, "S15", "I09").chips(0, "bagman", "gunnar").meet(0)
    assert "use I09" in table.legal(0)  # what is no weapon may be used
    table.do(0, "attack 1").do(1, "stand").roll(mine).roll(theirs)
    assert (table.gi(0).lives, table.gi(1).lives) == lives
    assert table.gi(0).ammo == (6, 0, 0, 0)
    assert table.news("gis-fought")[0] == {"seat": 0, "other": 1, "mine": mine + 3, "theirs": theirs + 3}


# ── Odds ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_odds_agree_with_counting() -> None:
    assert sums(1)[1:] == pytest.approx((1 / 6,) * 6)
    assert sum(sums(7)) == pytest.approx(1)
    ways = sum(a + b >= c + d for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7))
    assert beats(2, 0, 1, 0, 2) == pytest.approx(ways / 6**4)
    strict = sum(2 * (a + 2) + b > c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) / 216
    assert beats(1, 2, 2, 1, 1, ties=False) == pytest.approx(strict)


@pytest.mark.rule("RGT-COM-02")
def test_odds_stand_beside_every_salvo() -> None:
    table = face(field("E01").ammo(0, gp=2))
    scene = GAME.scene(table.view(0), table.ask(0))
    odds = {choice.move: choice.odds[0].share for choice in scene.choices if choice.odds}
    assert odds["fire gp 2"] == pytest.approx(beats(2, 0, 1, 0, 2), abs=1e-4)
    assert odds["fire none 0"] == 0.0
    assert odds["evade"] == pytest.approx(0.5)
    assert NAMED["Shatter City"] == table.gi(0).sector


@pytest.mark.rule("RGT-MIS-14", "RGT-Q-25")
@pytest.mark.parametrize("companions", [("C03",), ("C03", "C04")])
def test_a_bride_who_dies_in_a_fight_ends_her_wedding(companions: tuple[str, ...]) -> None:
    table = Table(2).give(0, *companions).give(1, "M27").start(LoseLives(0), NextTurn()).roll(5)
    if len(companions) > 1:
        table.chance("roll 6 2")
    assert table.news("impossible") == [{"seat": 1, "card": "M27"}]
    assert table.step == "DrawMission"


def test_what_is_told_of_a_fight() -> None:
    table = face(field("E01").ammo(0, gp=2).give(0, "S15")).do(0, "fire gp 2 S15")
    assert table.news("fires") == [{"seat": 0, "weapon": "gp", "n": 2, "beside": "S15"}]
    total(table, 1, 6)
    assert table.news("loses") == [{"seat": 0, "card": "E01", "mine": 3, "theirs": 12}]
    assert table.news("loses-life") == [{"seat": 0, "lives": 3}]


def test_throws_are_fair() -> None:
    """Dice that are not told apart: as likely as the ways in which they can fall."""
    for dice in (1, 2, 3):
        ask = throw_ask(dice, "RGT-CMP-06")
        odds = dict(zip(map(str, ask.moves), ask.odds(), strict=True))
        assert sum(odds.values()) == pytest.approx(1)
        assert odds["roll " + " ".join(["1"] * dice)] == pytest.approx(6**-dice)
    assert dict(zip(map(str, throw_ask(2, "").moves), throw_ask(2, "").odds(), strict=True))[
        "roll 1 2"
    ] == pytest.approx(2 / 36)


def test_draws_are_fair() -> None:
    ask = draw_ask(CLU, (3, 1, 0, 0), "RGT-CLU-01")
    assert dict(zip(map(str, ask.moves), ask.odds(), strict=True)) == {"draw K1": 0.75, "draw K2": 0.25}
    chips = chip_ask((1, 0, 3), "RGT-SET-05")
    assert dict(zip(map(str, chips.moves), chips.odds(), strict=True)) == {"chip 1": 0.25, "chip 3": 0.75}
