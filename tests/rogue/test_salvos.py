"""Salvos and second salvos: weapons, dice, targets, Gunnar, Helm, Bagman."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, ENC, PERSONNEL, TYPE, dice_each
from covo.games.rogue.deck import TYPES
from tests.rogue.duel import against, dice, engage, throw, waiting
from tests.rogue.table import Table


def loaded(enemy: str, *chips: str) -> Table:
    """Every kind of ammunition, as much as fits."""
    return engage(against(enemy, *chips).ammo(0, gp=6, plasma=4, seal=4, mine=2))


def weapons(table: Table) -> set[str]:
    return {move.split()[1] for move in table.legal(0, "fire")}


# ── Ammunition ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SAL-01")
def test_any_number_of_units_one_owns_of_one_type() -> None:
    table = engage(against("E01").ammo(0, gp=3, plasma=2))
    assert sorted(table.legal(0, "fire")) == [
        "fire gp 1",
        "fire gp 2",
        "fire gp 3",
        "fire none 0",
        "fire plasma 1",
        "fire plasma 2",
    ]
    assert table.refusal(0, "fire gp 4").rule.startswith("RGT-")
    assert table.refusal(0, "fire gp 1 plasma 1").rule.startswith("RGT-")


@pytest.mark.rule("RGT-SAL-02")
@pytest.mark.parametrize("enemy", ["E01", "E08", "E12", "E13", "E15", "E16", "E20", "E31", "E36"])
def test_a_gp_mag_is_one_die_against_anything(enemy: str) -> None:
    sector = "Boneyard"  # Front Line on the coast: everything may be met
    table = engage(against(enemy, sector=sector).ammo(0, gp=5))
    table.do(0, "fire gp 5")
    assert dice(table) == [5]
    throw(table, 6)
    assert table.state.totals[0] == 30 or table.news("wins")[0]["mine"] == 30


@pytest.mark.rule("RGT-SAL-03", "RGT-COM-07")
def test_a_plasma_grenade_is_two_dice() -> None:
    table = loaded("E01").do(0, "fire plasma 3")
    assert dice(table) == [6]
    assert table.gi(0).ammo == (6, 1, 4, 2)


@pytest.mark.rule("RGT-SAL-04")
@pytest.mark.parametrize("enemy", ["E16", "E17", "E29"])
def test_a_plasma_grenade_is_four_dice_against_a_fortification(enemy: str) -> None:
    assert dice(loaded(enemy).do(0, "fire plasma 2")) == [8]
    assert dice(loaded("E31").do(0, "fire plasma 2")) == [4]  # a Hazard is none


@pytest.mark.rule("RGT-SAL-05")
@pytest.mark.parametrize("enemy", ["E12", "E13", "E14", "E15", "E27", "E37"])
def test_no_plasma_grenades_against_airborne_targets(enemy: str) -> None:
    assert "plasma" not in weapons(loaded(enemy))


@pytest.mark.rule("RGT-SAL-06")
def test_a_sealburster_is_four_dice_against_sealed_targets_alone() -> None:
    table = loaded("E03").do(0, "fire seal 2")
    assert dice(table) == [8]
    assert table.gi(0).ammo == (6, 4, 2, 2)
    for name, card in CARD.items():
        if CARDS[card].kind == "enemy":
            assert (dice_each("seal", TYPE[card]) > 0) == ("sealed" in CARDS[card].types), name
    assert "seal" not in weapons(loaded("E01"))
    assert "seal" not in weapons(loaded("E11"))


@pytest.mark.rule("RGT-SAL-07")
def test_a_set_of_micro_mines_is_four_dice_against_personnel_alone() -> None:
    table = loaded("E01").do(0, "fire mine 2")
    assert dice(table) == [8]
    assert table.gi(0).ammo == (6, 4, 4, 0)
    assert "mine" in weapons(loaded("E14"))  # Airborne, but Personnel too
    for enemy in ("E08", "E16", "E31", "E37"):
        assert "mine" not in weapons(loaded(enemy))


@pytest.mark.rule("RGT-SAL-07", "RGT-SAL-05", "RGT-GIE-08")
def test_gis_are_personnel() -> None:
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").ammo(0, gp=1, plasma=1, seal=1, mine=1)
    table.meet(0).quiet().do(0, "attack 1").do(1, "stand")
    assert weapons(table) == {"none", "gp", "plasma", "mine"}


# ── Special Items ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SAL-08", "RGT-Q-85")
@pytest.mark.parametrize(
    ("item", "weapon", "enemy", "count"),
    [
        ("S09", "S09", "E12", 6),  # Sammy, Airborne only
        ("S09", "S09", "E01", 0),
        ("S09", "S09", "E08", 0),
        ("I04", "I04", "E01", 4),  # Lazooka
        ("I04", "I04", "E08", 8),
        ("I04", "I04", "E17", 8),
        ("I04", "I04", "E37", 8),
        ("I04", "I04", "E31", 4),
        ("S10", "I04", "E36", 4),
        ("S10", "I04", "E11", 8),
        ("I07", "I07", "E01", 12),  # Micro-nuke
        ("S11", "I07", "E09", 12),
        ("S11", "I07", "E13", 12),
    ],
)
def test_weapons_on_cards_have_their_own_numbers(item: str, weapon: str, enemy: str, count: int) -> None:
    table = engage(against(enemy, sector="Boneyard").give(0, item))
    if not count:
        assert weapons(table) == {"none"}
        return
    table.do(0, f"fire {weapon} 1")
    assert dice(table) == [count]
    assert table.gi(0).items == ()  # one use
    assert table.discarded(item) == 1


@pytest.mark.rule("RGT-SAL-09", "RGT-SAL-10")
def test_one_main_weapon_and_one_kind_of_rifle_ammunition() -> None:
    table = engage(against("E13").ammo(0, gp=2, seal=2).give(0, "S09", "I04", "I07"))
    fire = [move.split() for move in table.legal(0, "fire")]
    assert {move[1] for move in fire} == {"none", "gp", "seal", "S09", "I04", "I07"}
    assert all(len(move) == 3 for move in fire)  # nothing beside the one weapon
    assert table.refusal(0, "fire gp 1 S09").rule.startswith("RGT-")
    assert table.refusal(0, "fire I04 1 I07").rule.startswith("RGT-")


@pytest.mark.rule("RGT-Q-86")
def test_several_of_one_kind_of_item_form_one_salvo() -> None:
    table = engage(against("E08").give(0, "I04", "S10", "S10"))
    assert [move for move in table.legal(0, "fire") if "I04" in move] == ["fire I04 1", "fire I04 2", "fire I04 3"]
    table.do(0, "fire I04 2")
    assert dice(table) == [16]
    assert len(table.gi(0).items) == 1


@pytest.mark.rule("RGT-SAL-11", "RGT-Q-83", "RGT-Q-84")
def test_one_secondary_weapon_beside_the_main_one_or_alone() -> None:
    table = engage(against("E01").ammo(0, gp=1).give(0, "S15", "S16", "S17"))
    assert sorted(table.legal(0, "fire")) == sorted(
        f"fire {main}{beside}" for main in ("none 0", "gp 1") for beside in ("", " S15", " S16", " S17")
    )
    table.do(0, "fire gp 1 S16")
    assert dice(table) == [3]
    assert table.ids(table.gi(0).items) == ["S15", "S16", "S17"]


@pytest.mark.rule("RGT-SAL-11", "RGT-SAL-08")
@pytest.mark.parametrize(
    ("item", "enemy", "count", "kept"),
    [
        ("S15", "E01", 1, True),
        ("S15", "E09", 1, True),
        ("S16", "E01", 2, True),
        ("S16", "E09", 0, True),
        ("S17", "E01", 4, False),
        ("S17", "E31", 4, False),
        ("S17", "E30", 4, False),
        ("S15", "E30", 0, True),
        ("S17", "E16", 0, False),
    ],
)
def test_secondary_weapons(item: str, enemy: str, count: int, kept: bool) -> None:
    table = engage(against(enemy).give(0, item))
    move = f"fire none 0 {item}"
    assert (move in table.legal(0)) == bool(count)
    if count:
        table.do(0, move)
        assert dice(table) == [count]
        assert len(table.gi(0).items) == kept
        assert table.discarded(item) == (not kept)


@pytest.mark.rule("RGT-Q-84")
def test_one_may_fight_with_nothing() -> None:
    table = engage(against("E01"))
    assert table.legal(0, "fire") == ["fire none 0"]
    table.do(0, "fire none 0")
    assert waiting(table) == [(1, 2, 1)]
    throw(table)
    assert table.news("loses")[0]["mine"] == 0
    assert table.gi(0).lives == 3


@pytest.mark.rule("RGT-Q-84", "RGT-CPN-03")
def test_without_ammunition_companions_still_fire() -> None:
    table = engage(against("E01").give(0, "C03")).do(0, "fire none 0")
    assert dice(table) == [3]


@pytest.mark.rule("RGT-Q-82")
@pytest.mark.parametrize("enemy", ["E19", "E31", "E32"])
def test_hazards_are_hurt_by_what_is_not_excluded(enemy: str) -> None:
    table = engage(against(enemy).ammo(0, gp=1, plasma=1, seal=1, mine=1).give(0, "I04", "I07", "S09"))
    assert weapons(table) == {"none", "gp", "plasma", "I04", "I07"}


# ── Gunnar and Helm ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SAL-12", "RGT-BIO-02")
@pytest.mark.parametrize(
    ("enemy", "move", "points"),
    [("E01", "fire gp 3", 3 + 6), ("E03", "fire seal 1", 4 + 8), ("E37", "fire S09 1", 6 + 12)],
)
def test_gunnar_adds_two_to_every_die_of_the_rifle(enemy: str, move: str, points: int) -> None:
    table = engage(against(enemy, "gunnar").ammo(0, gp=3, seal=1).give(0, "S09")).do(0, move)
    throw(table, 1, 6)
    told = table.news("wins") + table.news("loses")
    assert told[0]["mine"] == points


@pytest.mark.rule("RGT-BIO-03", "RGT-SAL-12", "RGT-Q-74")
@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("fire plasma 1", 2),
        ("fire mine 1", 4),
        ("fire I04 1", 4),
        ("fire I07 1", 12),
        ("fire none 0 S15", 1),
        ("fire gp 1 S15", 2 + 2),
    ],
)
def test_gunnar_adds_nothing_to_other_dice(move: str, points: int) -> None:
    table = against("E01", "gunnar").ammo(0, gp=1, plasma=1, mine=1).give(0, "I04", "I07", "S15", "C03")
    throw(engage(table).do(0, move), 1, 6)
    told = table.news("wins") + table.news("loses")
    assert told[0]["mine"] == points + 3  # and Azure's three plain dice


@pytest.mark.rule("RGT-BIO-04", "RGT-Q-80")
def test_helm_doubles_the_salvo_against_armour_and_not_the_rest() -> None:
    table = against("E08", "gunnar", "helm").ammo(0, gp=2).give(0, "S15", "C03")
    engage(table).do(0, "fire gp 2 S15")
    assert waiting(table) == [(0, 3, 2), (0, 3, 1), (1, 4, 1)]
    throw(table, 1, 6)
    assert table.news("loses")[0]["mine"] == 2 * (3 + 4) + 3
    table = against("E01", "helm").ammo(0, gp=2)
    throw(engage(table).do(0, "fire gp 2"), 6, 1)
    assert table.news("wins")[0]["mine"] == 12  # Personnel: plain


@pytest.mark.rule("RGT-Q-80", "RGT-BIO-04")
def test_helm_does_not_double_the_dice_of_a_rogue_card_and_doubles_the_second_salvo() -> None:
    table = against("E08", "helm", "bagman").ammo(0, gp=2).give(0, "R25")
    table.only(ENC, "E08").meet(0).do(1, "pass").do(2, "pass").do(0, "play R25").draw("E08")
    table.do(0, "fire gp 1")
    assert waiting(table)[:2] == [(0, 1, 2), (0, 4, 1)]
    throw(table, 1, 6)
    assert table.step == "SecondSalvo"
    table.do(0, "fire gp 1")
    assert waiting(table) == [(0, 1, 2)]
    throw(table, 3)
    assert table.news("loses")[0]["mine"] == 2 + 4 + 6


# ── The second salvo ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SEC-01", "RGT-BIO-08")
@pytest.mark.parametrize("chips", [(), ("gunnar",), ("helm",), ("gunnar", "helm")])
def test_no_second_salvo_without_bagman(chips: tuple[str, ...]) -> None:
    table = throw(engage(against("E01", *chips).ammo(0, gp=6)).do(0, "fire gp 1"), 1, 6)
    assert table.step != "SecondSalvo"
    assert table.news("loses")


@pytest.mark.rule("RGT-SEC-01", "RGT-SEC-02", "RGT-SEC-03", "RGT-SEC-05", "RGT-BIO-08")
def test_the_second_salvo_comes_after_both_rolls_and_may_turn_the_fight() -> None:
    table = engage(against("E01", "bagman").ammo(0, gp=6)).do(0, "fire gp 1")
    table.roll(2)
    assert table.step == "Throw"  # the enemy rolls first
    table.roll(3, 4)
    assert table.step == "SecondSalvo"
    assert table.state.totals == (2, 7)
    table.do(0, "fire gp 2")
    assert waiting(table) == [(0, 2, 1)]  # the enemy does not roll again
    table.roll(2, 3)
    assert table.news("wins") == [{"seat": 0, "card": "E01", "mine": 7, "theirs": 7}]
    assert table.gi(0).lives == 4
    assert table.gi(0).ammo[0] == 3


@pytest.mark.rule("RGT-SEC-02", "RGT-Q-88")
def test_the_second_salvo_is_optional_and_may_be_fired_when_winning() -> None:
    table = throw(engage(against("E01", "bagman").ammo(0, gp=2)).do(0, "fire gp 1"), 6, 1)
    assert table.legal(0) == ["hold", "fire gp 1"]
    again = table.state.copy()
    table.do(0, "hold")
    assert table.news("wins")[0]["mine"] == 6
    table.state = again
    table.do(0, "fire gp 1")
    throw(table, 2)
    assert table.gi(0).ammo[0] == 0


@pytest.mark.rule("RGT-SEC-04", "RGT-Q-87")
def test_the_second_salvo_may_be_of_any_other_type() -> None:
    table = engage(against("E03", "bagman").ammo(0, gp=1, plasma=1, seal=1, mine=1).give(0, "I04", "S15"))
    throw(table.do(0, "fire gp 1"), 1, 6)
    assert weapons(table) == {"none", "plasma", "seal", "mine", "I04"}
    assert "fire none 0" not in table.legal(0)
    assert "fire none 0 S15" in table.legal(0)
    table.do(0, "fire plasma 1 S15")
    assert waiting(table) == [(0, 3, 1)]


@pytest.mark.rule("RGT-SEC-06", "RGT-CPN-03")
def test_companions_never_add_to_a_second_salvo() -> None:
    table = engage(against("E01", "bagman").ammo(0, gp=2).give(0, "C03")).do(0, "fire gp 1")
    assert dice(table) == [1, 3]
    throw(table, 1, 6)
    table.do(0, "fire gp 1")
    assert waiting(table) == [(0, 1, 1)]


@pytest.mark.rule("RGT-SEC-01", "RGT-Q-62")
def test_between_gis_attacker_and_defender_declare_and_fire_again_in_that_order() -> None:
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").chips(0, "bagman").chips(1, "bagman")
    table.ammo(0, gp=2).ammo(1, gp=2).meet(0).quiet().do(0, "attack 1").do(1, "stand")
    assert table.asked == [0]
    table.do(0, "fire gp 1")
    assert table.asked == [1]
    assert not table.state.throws  # nobody rolls before both have declared
    table.do(1, "fire gp 1")
    throw(table, 2, 3)
    assert (table.step, table.asked) == ("SecondSalvo", [0])
    table.do(0, "fire gp 1").roll(5)
    assert (table.step, table.asked) == ("SecondSalvo", [1])
    table.do(1, "hold")
    assert table.news("gis-fought")[0] == {"seat": 0, "other": 1, "mine": 7, "theirs": 3}
    assert (table.gi(0).lives, table.gi(1).lives) == (4, 3)


@pytest.mark.rule("RGT-ECD-06", "RGT-ECD-09", "RGT-DCK-03")
def test_cards_that_forbid_weapons() -> None:
    table = loaded("E05")  # a sniper: no grenades, no mines
    assert weapons(table) == {"none", "gp"}
    table = engage(against("E30").ammo(0, gp=1, plasma=1).give(0, "I04", "I07", "S11", "S15", "S17"))
    assert weapons(table) == {"none", "plasma", "I07"}
    beside = {move.split()[3] for move in table.legal(0, "fire") if len(move.split()) > 3}
    assert beside == {"S17"}


def test_every_type_of_the_rules_is_a_type_of_the_cards() -> None:
    used = {kind for card in CARDS for kind in card.types}
    assert used == set(TYPES)
    assert dice_each("gp", PERSONNEL) == 1
