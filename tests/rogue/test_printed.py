"""Every kind of card does what is printed on it: enemies, Special Items, Rogue cards; and the numbers of the rules."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from covo.games.rogue import box
from covo.games.rogue.box import CARD, CARDS, EARTH, MIS, NAMED, PLACES, SEA, SUPPLY_DICE
from covo.games.rogue.state import evade_modifier
from tests.rogue.duel import Duel, against, dice, engage, throw
from tests.rogue.table import Table

# ── Enemies ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Enemy(NamedTuple):
    copies: int
    side: str
    types: str
    initiative: int
    firepower: int
    damage: int = 1
    calls: int = 0
    prison: str = "Glasshouse"  # of Nort cards; "" where one cannot surrender
    evade: bool = True


ENEMIES = {
    "E01": Enemy(4, "nort", "personnel", 3, 2),
    "E02": Enemy(3, "nort", "personnel", 3, 3),
    "E03": Enemy(2, "nort", "personnel sealed", 2, 4),
    "E04": Enemy(3, "nort", "personnel", 5, 5, prison=""),
    "E05": Enemy(2, "nort", "personnel", 5, 2, damage=2),
    "E06": Enemy(2, "nort", "personnel", 2, 1, calls=2),
    "E07": Enemy(2, "nort", "personnel sealed", 2, 2, calls=1),
    "E08": Enemy(3, "nort", "armour sealed", 3, 4),
    "E09": Enemy(2, "nort", "armour sealed", 1, 7, damage=2),
    "E10": Enemy(2, "nort", "armour", 4, 2, calls=1),
    "E11": Enemy(2, "nort", "armour", 4, 4, prison=""),
    "E12": Enemy(2, "nort", "airborne armour", 5, 4),
    "E13": Enemy(2, "nort", "airborne sealed", 6, 5, damage=2, prison=""),
    "E14": Enemy(2, "nort", "airborne personnel", 4, 3, calls=1),
    "E15": Enemy(2, "nort", "airborne", 6, 1, calls=1, prison=""),
    "E16": Enemy(2, "nort", "fortification sealed", 2, 4),
    "E17": Enemy(2, "nort", "fortification", 3, 4, evade=False),
    "E18": Enemy(1, "nort", "fortification sealed", 1, 7, damage=2),
    "E19": Enemy(1, "nort", "hazard", 4, 3, prison=""),
    "E20": Enemy(2, "nort", "coastal armour", 4, 4),
    "E21": Enemy(1, "nort", "coastal sealed", 5, 5, damage=2),
    "E22": Enemy(1, "nort", "coastal personnel sealed", 4, 4),
    "E23": Enemy(3, "souther", "personnel", 2, 2, prison=""),
    "E24": Enemy(4, "souther", "personnel", 4, 4, prison="Brig"),
    "E25": Enemy(1, "souther", "armour", 2, 3, prison=""),
    "E26": Enemy(1, "souther", "armour sealed", 3, 5, prison=""),
    "E27": Enemy(1, "souther", "airborne", 5, 3, prison=""),
    "E28": Enemy(1, "souther", "armour coastal", 3, 3, prison=""),
    "E29": Enemy(1, "souther", "fortification", 3, 3, prison=""),
    "E30": Enemy(2, "neutral", "hazard", 3, 3, prison=""),
    "E31": Enemy(2, "neutral", "hazard", 2, 3, prison=""),
    "E32": Enemy(1, "neutral", "hazard", 4, 4, damage=2, prison=""),
    "E33": Enemy(2, "neutral", "personnel", 4, 2, prison=""),
    "E34": Enemy(2, "neutral", "personnel", 3, 3, prison=""),
    "E35": Enemy(2, "neutral", "personnel", 4, 3, prison=""),
    "E36": Enemy(2, "neutral", "coastal", 4, 4, prison=""),
    "E37": Enemy(2, "neutral", "airborne", 5, 2, prison=""),
    "E38": Enemy(1, "neutral", "armour", 3, 5, prison=""),
}


def meeting(name: str, *items: str) -> Duel:
    """Seat 0 meets one enemy on the coast of the Front Line; a Stealth Cape undoes the Plains."""
    return engage(against(name, sector="Boneyard").give(0, "I08", *items))


def test_the_list_is_complete() -> None:
    assert set(ENEMIES) == {card.id for card in CARDS if card.kind == "enemy"}
    sides = Counter[str]()
    for name, enemy in ENEMIES.items():
        sides[enemy.side] += CARDS[CARD[name]].count
        assert CARDS[CARD[name]].count == enemy.copies
    assert sides == {"nort": 45, "souther": 12, "neutral": 16}


@pytest.mark.rule("RGT-ECD-03", "RGT-ECD-04", "RGT-ECD-06")
@pytest.mark.parametrize("name", ENEMIES)
def test_side_and_types_of_an_enemy(name: str) -> None:
    card = CARDS[CARD[name]]
    assert card.side == ENEMIES[name].side
    assert sorted(card.types) == sorted(ENEMIES[name].types.split())


@pytest.mark.rule("RGT-ECD-05", "RGT-EVD-02", "RGT-ENC-14", "RGT-EVD-06")
@pytest.mark.parametrize("name", ENEMIES)
def test_an_evade_roll_must_beat_the_initiative(name: str) -> None:
    enemy = ENEMIES[name]
    item, bonus = ("S13", 2) if enemy.initiative == 6 else ("", 0)
    table = meeting(name, *([item] if item else []))
    if not enemy.evade:
        assert table.legal(0, "evade") == []
        assert table.refusal(0, "evade").rule == "RGT-EVD-06"
        return
    assert evade_modifier(table.state, 0) == 0
    table.do(0, f"evade {item}".strip())
    before = table.state.copy()
    table.roll(enemy.initiative - bonus)
    assert table.news("fails-to-evade")[0]["card"] == name
    assert table.step == "MeetEnemy"
    table.state = before
    table.state.ears = table.told
    table.roll(enemy.initiative - bonus + 1)
    assert table.news("evades")[0]["card"] == name
    assert table.discarded(name) == 1


@pytest.mark.rule("RGT-ECD-07", "RGT-COM-01", "RGT-COM-04", "RGT-ECD-08", "RGT-COM-05", "RGT-ENC-19")
@pytest.mark.parametrize("name", ENEMIES)
def test_firepower_and_damage_of_an_enemy(name: str) -> None:
    enemy = ENEMIES[name]
    table = meeting(name).do(0, "fire none 0")
    assert dice(table, 1) == [enemy.firepower]
    throw(table, 1, 6)
    assert table.gi(0).lives == 4 - enemy.damage
    stays = "hazard" in enemy.types or "fortification" in enemy.types
    assert table.fixed() == ([("Boneyard", name)] if stays else [])
    assert table.discarded(name) == (not stays)


@pytest.mark.rule("RGT-COM-06", "RGT-ENC-18")
@pytest.mark.parametrize("name", ENEMIES)
def test_a_beaten_enemy_is_discarded(name: str) -> None:
    table = throw(meeting(name, "I07").do(0, "fire I07 1"), 6, 1)
    assert table.news("wins")[0]["card"] == name
    assert table.gi(0).lives == 4
    assert table.fixed() == []
    assert table.discarded(name) == 1


@pytest.mark.rule("RGT-SUR-01", "RGT-SUR-02", "RGT-SUR-03", "RGT-ENC-16", "RGT-Q-50")
@pytest.mark.parametrize("name", ENEMIES)
def test_surrender_to_an_enemy(name: str) -> None:
    enemy = ENEMIES[name]
    table = meeting(name)
    if not enemy.prison:
        assert table.legal(0, "surrender") == []
        assert table.refusal(0, "surrender").rule == ("RGT-SUR-01" if enemy.side == "nort" else "RGT-SUR-03")
        return
    table.do(0, "surrender")
    assert table.where(0) == enemy.prison
    assert table.gi(0).prison
    stays = "fortification" in enemy.types
    assert table.fixed() == ([("Boneyard", name)] if stays else [])


@pytest.mark.rule("RGT-ENC-22")
@pytest.mark.parametrize("name", ENEMIES)
def test_reinforcements_an_enemy_calls(name: str) -> None:
    table = meeting(name)
    calls = ENEMIES[name].calls
    assert [news["n"] for news in table.news("reinforcements")] == ([calls] if calls else [])


@pytest.mark.rule("RGT-ENC-24", "RGT-ECD-09")
@pytest.mark.parametrize(("name", "cards"), [("E06", 1), ("E25", 3), ("E01", 0)])
def test_enemies_whose_defeat_gives_supply(name: str, cards: int) -> None:
    table = throw(meeting(name, "I07").do(0, "fire I07 1"), 6, 1)
    table.draw(*["S02"] * cards)
    assert len(table.news("supply")) == cards
    assert table.step != "Supplies"


@pytest.mark.rule("RGT-ENC-24")
def test_that_supply_is_drawn_before_the_rest_of_the_pile() -> None:
    table = engage(Duel("E25", "E09").at(0, "Shatter City").give(0, "I07")).do(0, "fire I07 1")
    throw(table, 6, 1)
    assert (table.step, table.pile()) == ("Supplies", ["E09"])


@pytest.mark.rule("RGT-ECD-09")
def test_body_looters_take_an_item_from_the_loser() -> None:
    table = throw(meeting("E33", "S15").do(0, "fire none 0"), 1, 6)
    assert sorted(table.legal(0)) == ["drop I08", "drop S15"]
    table.do(0, "drop S15")
    assert table.discarded("S15") == 1
    won = throw(meeting("E33", "I07", "S15").do(0, "fire I07 1"), 6, 1)
    assert len(won.gi(0).items) == 2


# ── Special Items ────────────────────────────────────────────────────────────────────────────────────────────────


def find(name: str, *chips: str) -> Duel:
    return engage(Duel(name).at(0, "Boneyard").chips(0, *chips))


@pytest.mark.rule("RGT-ECD-09", "RGT-BIO-09")
def test_dead_gi_gives_a_biochip_for_an_empty_slot() -> None:
    table = find("I01", "gunnar").chance("chip 3")
    assert table.legal(0) == ["slot helm", "slot bagman"]
    table.do(0, "slot helm")
    assert table.gi(0).slots == (1, 3, 0)
    assert table.state.chips == (7, 8, 6)
    assert (table.discarded("I01"), table.gi(0).items) == (1, ())


@pytest.mark.rule("RGT-ECD-09", "RGT-ENC-24")
def test_dead_gi_gives_supply_where_no_slot_is_empty() -> None:
    table = find("I01", "gunnar", "helm", "bagman").draw("S02", "S05")
    assert table.gi(0).ammo == (2, 2, 0, 0)
    assert table.step != "Supplies"
    empty = Duel("I01").at(0, "Boneyard")
    empty.state.chips = (0, 0, 0)
    assert engage(empty).step == "Supplies"  # nor where the container is empty


@pytest.mark.rule("RGT-ENC-24", "RGT-ECD-09")
def test_finds_that_are_resolved_at_once() -> None:
    table = find("I02").roll(3).draw("S01", "S01", "S15")
    assert table.step != "Supplies"
    assert (table.discarded("I02"), table.ids(table.gi(0).items)) == (1, ["S15"])
    table = find("I03").draw("S02", "S04")
    assert table.gi(0).ammo == (2, 1, 0, 0)
    assert table.discarded("I03") == 1


@pytest.mark.rule("RGT-ENC-12", "RGT-ECD-11")
@pytest.mark.parametrize("name", ["I04", "I05", "I06", "I07", "I08", "I09"])
def test_special_items_met_are_laid_in_front(name: str) -> None:
    assert find(name).ids(find(name).gi(0).items) == [name]


@pytest.mark.rule("RGT-ECD-12")
def test_an_item_in_the_pile_is_of_no_use_before_its_place() -> None:
    table = engage(Duel("E01", "I07").at(0, "Shatter City"))
    assert table.pile() == ["E01", "I07"]
    assert table.legal(0, "fire") == ["fire none 0"]


@pytest.mark.rule("RGT-EVD-01", "RGT-ECD-13", "RGT-ECD-09")
@pytest.mark.parametrize(
    ("item", "enemy", "bonus", "kept"),
    [("S13", "E04", 2, False), ("S13", "E35", 2, False), ("I06", "E04", 3, False), ("I08", "E04", 1, True)],
)
def test_items_for_evade_rolls(item: str, enemy: str, bonus: int, kept: bool) -> None:
    table = engage(against(enemy).give(0, item))  # in a City
    table.do(0, "evade" if kept else f"evade {item}")
    assert len(table.gi(0).items) == kept
    table.roll(1)
    assert table.news("fails-to-evade")[0]["score"] == 1 + bonus
    if not kept:
        assert table.discarded(item) == 1


@pytest.mark.rule("RGT-ECD-09")
def test_the_code_book_works_on_norts_alone_and_not_by_itself() -> None:
    assert "evade I06" not in engage(against("E35").give(0, "I06")).legal(0)
    table = engage(against("E04").give(0, "I06")).do(0, "evade").roll(2)
    assert table.news("fails-to-evade")[0]["score"] == 2
    assert len(table.gi(0).items) == 1


@pytest.mark.rule("RGT-ECD-09", "RGT-ECD-13")
@pytest.mark.parametrize(("item", "lives", "after"), [("I09", 1, 3), ("S14", 2, 4), ("I09", 3, 4)])
def test_a_med_pack_in_ones_own_turn(item: str, lives: int, after: int) -> None:
    for table in (
        Table(2).at(0, "Copper Hills").put(0, lives=lives).give(0, item).walks(0).quiet(),
        engage(against("E01").put(0, lives=lives).give(0, item)),
        Table(2).at(0, "Copper Hills").put(0, lives=lives).give(0, item, "R13").ends(0),
        Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").put(0, lives=lives).give(0, item).meet(0).quiet(),
    ):
        table.do(0, f"use {item}")
        assert table.gi(0).lives == after
        assert table.gi(0).items == ()
        assert table.discarded(item) == 1


@pytest.mark.rule("RGT-ECD-09")
def test_a_med_pack_is_not_used_with_all_lives_nor_in_anothers_turn() -> None:
    assert Table(2).give(0, "I09").walks(0).quiet().legal(0, "use") == []
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").put(1, lives=1).give(1, "I09").meet(0).quiet()
    table.do(0, "attack 1")
    assert table.legal(1, "use") == []


@pytest.mark.rule("RGT-ECD-09", "RGT-ECD-13")
@pytest.mark.parametrize("enemy", ["E01", "E09", "E13", "E24", "E36", "E16", "E31"])
def test_decoy_and_papers_shake_off_an_enemy(enemy: str) -> None:
    table = meeting(enemy, "S18", "S19")
    fixed = {"fortification", "hazard"} & set(CARDS[CARD[enemy]].types)
    assert ("use S18" in table.legal(0)) == (not fixed)
    assert ("use S19" in table.legal(0)) == (CARDS[CARD[enemy]].side == "souther")
    if not fixed:
        table.do(0, "use S18")
        assert (table.discarded("S18"), table.discarded(enemy)) == (1, 1)
        assert table.news("shaken-off") == [{"seat": 0, "card": enemy}]


@pytest.mark.rule("RGT-EVD-09")
def test_shaking_off_is_no_evade() -> None:
    table = engage(Duel("E12", "C02").at(0, "Shatter City").give(0, "S18")).do(0, "use S18")
    assert table.ids(table.gi(0).companions) == ["C02"]  # not lost, as after an Evade


# ── Rogue cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def reached(card: str, start: str, *items: str) -> set[str]:
    """Where a GI may end that plays a card for extra movement."""
    table = Table(2).at(0, start).give(0, card, *items).walks(0).do(1, "pass").do(0, f"play {card}")
    return {PLACES[box.SECTOR[move.split()[1]]].name for move in table.legal(0, "go")}


def away(start: str, steps: int, *, sea: bool) -> set[str]:
    """Sectors at most so many steps away, by a search of our own."""
    near, edge = {NAMED[start]}, {NAMED[start]}
    for _ in range(steps):
        edge = {there for here in edge for there in box.NEAR[here] if sea or not SEA[there]} - near
        near |= edge
    return {PLACES[there].name for there in near if not SEA[there]} - {start}


@pytest.mark.rule("RGT-MOV-05", "RGT-MOV-04", "RGT-Q-40")
def test_cards_for_extra_movement() -> None:
    assert reached("R13", "Boneyard") == away("Boneyard", 2, sea=False)
    assert reached("R12", "Swamp Base") == away("Swamp Base", 4, sea=False)
    assert reached("R10", "Frostwall") == away("Frostwall", 7, sea=True)
    tunnel = reached("R14", "Swamp Base")
    assert tunnel
    assert {PLACES[NAMED[name]].side for name in tunnel} == {"souther"}
    assert "Boneyard" not in tunnel
    assert not any(SEA[NAMED[name]] for name in reached("R10", "Boneyard"))
    assert any(SEA[NAMED[name]] for name in reached("R10", "Boneyard", "I05"))


@pytest.mark.rule("RGT-MIL-04", "RGT-Q-47", "RGT-Q-45")
@pytest.mark.parametrize(
    ("sector", "works"),
    [("Nu-Atlanta", True), ("Furlow", True), ("Shuttle Base", False), ("Shatter City", False), ("Nordgrad", False)],
)
def test_a_shuttle_journey_from_a_souther_city(sector: str, works: bool) -> None:
    table = Table(2).at(0, sector).give(0, "R11").walks(0).do(1, "pass")
    assert ("play R11" in table.legal(0)) == works
    if works:
        table.do(0, "play R11")
        assert table.where(0) == "Shuttle Bay"


@pytest.mark.rule("RGT-MIL-15", "RGT-Q-46")
def test_a_security_clearance() -> None:
    table = Table(2).at(0, "Transit Hub").give(0, "R15").walks(0).do(1, "pass")
    before = table.state.copy()
    table.do(0, "pass")
    assert "go M06" not in table.legal(0)
    table.state = before
    table.do(0, "play R15")
    assert "go M06" in table.legal(0)
    table.turn(0).do(1, "pass").do(0, "pass")
    assert "go M06" not in table.legal(0)  # it serves one turn


@pytest.mark.rule("RGT-Q-120")
def test_a_mantrap() -> None:
    table = Table(3).at(0, "Nu-Atlanta").give(0, "R22", "R26", "M01").give(1, "R16").lie("Nu-Atlanta", "E29")
    table.turn(0).do(1, "play R16").do(2, "pass").do(0, "pass")
    assert table.where(0) == "Nu-Atlanta"
    assert (table.state.phase, table.step) == ("encounter", "RogueWindow")
    table.do(1, "pass").do(2, "pass")
    assert table.legal(0) == ["pass"]
    assert table.refusal(0, "play R26").rule == "RGT-Q-120"
    table.do(0, "pass").do(0, "fire none 0")
    throw(table, 1, 6)
    assert table.state.turn == 1  # no Supply, no Rogue cards
    assert len(table.gi(0).rogue) == 2


@pytest.mark.rule("RGT-Q-120", "RGT-SPC-05", "RGT-MIL-16")
@pytest.mark.parametrize(("card", "sector"), [("R16", "Shuttle Base"), ("R16", "Shuttle Bay"), ("R17", "Shuttle Base")])
def test_whom_a_card_holds_fast_the_shuttle_does_not_take_along(card: str, sector: str) -> None:
    table = Table(3).at(0, sector).give(1, card).turn(0).do(1, f"play {card}").do(2, "pass").do(0, "pass")
    assert table.step != "Shuttle"
    assert table.where(0) == sector
    free = Table(3).at(0, sector).turn(0).quiet().do(0, "stay")
    assert free.step == "Shuttle"


@pytest.mark.rule("RGT-Q-120")
def test_in_a_mantrap_the_clue_limit_still_holds() -> None:
    table = Table(3).at(0, "Furlow").give(0, "K1", "K1", "K2", "K2", "K3", "M06").give(1, "R16").put(0, lives=1)
    table.turn(0).do(1, "play R16").quiet()
    assert table.step == "ClueLimit"
    assert table.news("declares") == []
    assert table.gi(0).lives == 1


@pytest.mark.rule("RGT-MOV-02", "RGT-TRN-04")
def test_dust_storm_and_fatigue() -> None:
    table = Table(3).at(0, "Nu-Atlanta").give(1, "R17").turn(0).do(1, "play R17").do(2, "pass").do(0, "pass")
    assert table.step != "MoveOn"
    assert table.where(0) == "Nu-Atlanta"
    table = Table(3).at(0, "Nu-Atlanta").give(1, "R19").turn(0).do(1, "play R19").do(2, "pass").do(0, "pass")
    assert table.step == "MoveOn"  # the current turn goes on
    assert table.gi(0).lost == 1


@pytest.mark.rule("RGT-TRN-04")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_lost_bearings(face: int) -> None:
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    table = Table(3).at(0, "Widow Peak").give(1, "R18").turn(0).do(1, "play R18").do(2, "pass").do(0, "pass")
    table.roll(face)
    q, r = steps[face - 1]
    here = PLACES[NAMED["Widow Peak"]]
    there = PLACES[table.gi(0).sector]
    assert (there.q - here.q, there.r - here.r) == (q, r)


@pytest.mark.rule("RGT-TRN-04", "RGT-MOV-03")
def test_lost_bearings_at_the_edge_and_at_the_sea() -> None:
    table = Table(3).at(0, "Frostwall").give(1, "R18").turn(0).do(1, "play R18").do(2, "pass").do(0, "pass").roll(3)
    assert table.where(0) == "Frostwall"
    assert not table.state.moved
    for items, where in (((), "Boneyard"), (("I05",), "Poison Lake")):
        table = Table(3).at(0, "Boneyard").give(0, *items).give(1, "R18")
        table.turn(0).do(1, "play R18").do(2, "pass").do(0, "pass").roll(1)
        assert table.where(0) == where


@pytest.mark.rule("RGT-ROG-14", "RGT-Q-53")
def test_reinforcements_and_nort_offensive() -> None:
    table = Table(3).at(0, "Swamp Base").give(1, "R20").only(0, "E23", "E31", "E33").meet(0)
    table.do(1, "play R20").do(2, "pass").do(0, "pass").draw("E23")
    assert table.news("reinforcements") == [{"seat": 1, "n": 2}]
    table.draw("E31", "E33").do(1, "lay E33 E23 E31")
    assert table.pile() == ["E33", "E23", "E31"]
    table = Table(3).at(0, "Swamp Base").give(1, "R21").only(0, "E23", "E01", "E31", "E09").meet(0)
    table.do(1, "play R21").do(2, "pass").do(0, "pass").draw("E23").draw("E01", "E31", "E09")
    assert table.discarded("E31") == 1  # not Nort
    table.do(1, "lay E01 E23 E09")
    assert table.pile() == ["E01", "E23", "E09"]  # the side filter is ignored for them


@pytest.mark.rule("RGT-EVD-06")
def test_ambush_forbids_to_evade_for_the_phase() -> None:
    table = Table(3).at(0, "Shatter City").give(1, "R22").only(0, "E01", "E34").meet(0)
    table.do(1, "play R22").do(2, "pass").do(0, "pass").draw("E01", "E34").do(1, "lay E01 E34")
    for _ in range(2):
        assert table.legal(0, "evade") == []
        throw(table.do(0, "fire none 0"))


@pytest.mark.rule("RGT-ECD-09", "RGT-SAL-10")
def test_a_jammed_rifle_for_the_phase() -> None:
    table = Table(3).at(0, "Shatter City").give(1, "R23").ammo(0, gp=1, plasma=1, seal=1, mine=1)
    table.give(0, "S09", "C03", "S15").only(0, "E03").meet(0).do(1, "play R23").quiet().draw("E03")
    weapons = {move.split()[1] for move in table.legal(0, "fire")}
    assert weapons == {"none", "plasma", "mine"}
    table.do(0, "fire none 0 S15")
    assert dice(table) == [1, 3]  # Companions have rifles of their own


@pytest.mark.rule("RGT-CPN-02", "RGT-ECD-09")
def test_turncoat() -> None:
    table = Table(3).at(0, "Nu-Atlanta").give(0, "C03", "C05").give(2, "R24").meet(0).do(1, "pass").do(2, "play R24")
    table.do(0, "pass")
    assert sorted(table.legal(2)) == ["drop C03", "drop C05"]
    table.do(2, "drop C03")
    assert table.ids(table.gi(2).companions) == ["C03"]
    assert table.ids(table.gi(0).companions) == ["C05"]
    without = Table(3).at(0, "Nu-Atlanta").give(2, "R24").meet(0).do(1, "pass")
    assert without.legal(2) == ["pass"]


@pytest.mark.rule("RGT-COM-03")
def test_covering_fire_and_brainwave() -> None:
    def salvos(card: str) -> list[list[int]]:
        table = Table(3).at(0, "Shatter City").give(0, card).only(0, "E01", "E34").meet(0)
        table.do(1, "pass").do(2, "pass").do(0, f"play {card}").draw("E01", "E34").do(1, "lay E01 E34")
        found = []
        for _ in range(2):
            table.do(0, "fire none 0")
            found.append(dice(table))
            throw(table)
        return found

    assert salvos("R25") == [[4], []]  # the first salvo of the phase
    assert salvos("R28") == [[2], [2]]  # every first salvo of the phase


@pytest.mark.rule("RGT-EVD-01")
def test_chem_cloud_and_quiet_sector() -> None:
    table = Table(3).at(0, "Shatter City").give(0, "R26").only(0, "E04").meet(0)
    table.do(1, "pass").do(2, "pass").do(0, "play R26").draw("E04").do(0, "evade").roll(3)
    assert table.news("fails-to-evade")[0]["score"] == 5
    table = Table(3).at(0, "Shatter City").give(0, "R27").meet(0).do(1, "pass").do(2, "pass").do(0, "play R27")
    assert table.news("draws-encounters") == [{"seat": 1, "n": 2}]
    table = Table(3).at(0, "Nu-Salem").give(0, "R27").meet(0).do(1, "pass").do(2, "pass").do(0, "play R27")
    assert table.news("draws-encounters") == []  # not below zero


@pytest.mark.rule("RGT-SUR-12", "RGT-Q-18")
def test_an_escape_is_a_six() -> None:
    table = Table(3).at(0, "Glasshouse").put(0, prison=True).give(0, "R29").give(1, "R29").turn(0)
    assert table.legal(1) == ["pass"]
    table.do(1, "pass").do(2, "pass").do(0, "play R29").draw("S01", "S01", "S01", "S02")
    assert not table.gi(0).prison
    assert table.step == "MoveOn"
    brig = Table(3).at(0, "Brig").put(0, prison=True).give(0, "R29").turn(0).do(1, "pass").do(2, "pass")
    brig.do(0, "play R29").roll(2).draw("S01", "S01")
    assert not brig.gi(0).prison


@pytest.mark.rule("RGT-Q-19", "RGT-Q-76")
def test_sister_sledge_as_a_rogue_card() -> None:
    table = Table(2).give(0, "C02").give(1, "R30").ammo(0, gp=1, plasma=2, seal=1, mine=2).at(0, "Copper Hills")
    table.ends(0).do(1, "play R30").do(0, "pass")
    assert table.gi(0).ammo == (1, 0, 1, 0)
    assert (table.gi(0).lives, table.gi(0).companions) == (3, ())
    assert table.discarded("C02") == 1
    assert Table(2).give(1, "R30").at(0, "Copper Hills").give(0, "C03").ends(0).step != "RogueWindow"


@pytest.mark.rule("RGT-ECD-09")
def test_sister_sledge_as_a_companion_tends_who_fought_nothing() -> None:
    table = Table(2).give(0, "C02").put(0, lives=2).at(0, "Copper Hills").ends(0).quiet()
    assert table.gi(0).lives == 3
    fought = Table(2).give(0, "C02").put(0, lives=2).at(0, "Copper Hills")
    fought.state.fought = True
    assert fought.ends(0).quiet().gi(0).lives == 2
    met = throw(engage(against("E01").put(0, lives=2).give(0, "C02", "I07")).do(0, "fire I07 1"), 6, 1).quiet()
    assert met.gi(0).lives == 2


# Which End cards fit which Mission where: by card, the Missions declared at their destinations.
AT = {
    "M01": "Nu-Arcady",  # Neutral, Plains
    "M08": "Shatter City",  # Front Line, City
    "M09": "Ghost Town",  # Neutral, City
    "M10": "Port Carrion",  # Souther, City
    "M02": "Swamp Base",  # Souther, Swamp
    "M17": "Ostwerk",  # Nort, City
    "M05": "Magnopole",  # Nort, Plains
    "M07": "Quartz Zone",  # Front Line, Glass Zone
    "M19": "Sick Bay",  # Milli-com
    "M20": "Battle Computer",
}
FITS = {
    "R31": {"M01", "M08", "M09", "M07"},
    "R32": {"M08", "M09", "M10", "M17"},
    "R33": {"M01", "M02", "M05", "M07"},
    "R34": set(AT),
    "R35": {"M17", "M05", "M08", "M07"},
    "R36": {"M20"},
    "R37": {"M19", "M20"},
    "R38": {"M10", "M02"},
}


@pytest.mark.rule("RGT-Q-11", "RGT-END-04")
@pytest.mark.parametrize("mission", AT)
def test_which_end_cards_fit_a_mission(mission: str) -> None:
    for cards in (("R31", "R32", "R33", "R34"), ("R35", "R36", "R37", "R38")):
        table = Table(2).at(0, AT[mission]).chips(0, "helm").give(0, mission).give(1, *cards).ends(0)
        assert set(table.legal(1, "play")) == {f"play {card}" for card in cards if mission in FITS[card]}
        for card in cards:
            if mission not in FITS[card]:
                assert table.refusal(1, f"play {card}").rule == "RGT-Q-11"


@pytest.mark.rule("RGT-Q-11", "RGT-END-05")
def test_talkative_contact_is_for_oneself_and_a_contact_mission() -> None:
    table = Table(2).at(0, "Battle Computer").chips(0, "helm").give(0, "M20", "R39").ends(0).do(1, "pass")
    assert table.legal(0) == ["pass"]
    other = Table(2).at(0, "Furlow").give(0, "M06").give(1, "R39").ends(0)
    assert other.legal(1) == ["pass"]
    assert other.refusal(1, "play R39").rule == "RGT-ROG-06"


@pytest.mark.rule("RGT-Q-11", "RGT-ROG-15", "RGT-ROG-17")
@pytest.mark.parametrize(
    ("card", "sector", "fits"),
    [
        ("R17", "Sick Bay", False),
        ("R18", "Sick Bay", False),
        ("R16", "Sick Bay", True),
        ("R19", "Sick Bay", True),
        ("R17", "Furlow", True),
    ],
)
def test_where_movement_cards_can_be_played(card: str, sector: str, fits: bool) -> None:
    table = Table(3).at(0, sector).give(1, card).turn(0)
    assert (f"play {card}" in table.legal(1)) == fits


# ── Numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CMP-10", "RGT-SET-11", "RGT-ROG-01", "RGT-CLU-04", "RGT-ECD-14")
def test_the_numbers_of_the_rules() -> None:
    assert (box.LIVES, box.MOST_AMMO, box.MOST_ITEMS) == (4, (6, 4, 4, 2), 6)
    assert (box.HAND, box.MOST_CLUES, box.TRAITOR_DICE, box.THROW) == (3, 4, 8, 6)


@pytest.mark.rule("RGT-BRD-01", "RGT-BRD-03")
def test_the_map_of_nu_earth_in_numbers() -> None:
    earth = PLACES[:EARTH]
    assert Counter(place.side for place in earth) == {"nort": 24, "souther": 22, "neutral": 16, "front": 10}
    assert Counter(place.terrain for place in earth) == {
        "plains": 17,
        "city": 14,
        "mountain": 12,
        "scum_sea": 9,
        "swamp": 8,
        "jungle": 7,
        "glass_zone": 5,
    }
    assert Counter(place.number for place in earth) == {0: 3, 1: 18, 2: 38, 3: 10, 4: 3}
    cities = {place.name for place in earth if place.side == "souther" and place.terrain == "city"}
    assert len(cities) == 7
    assert {PLACES[sector].name for sector in SUPPLY_DICE} == (cities - {"Furlow"}) | {"GI Armoury"}
    assert all(any(not SEA[there] for there in box.NEAR[sea]) for sea in range(EARTH) if SEA[sea])


@pytest.mark.rule("RGT-MIL-01", "RGT-MIL-05")
def test_milli_com_can_be_walked_without_helm() -> None:
    bay, bridge, computer = (NAMED[name] for name in ("Shuttle Bay", "Bridge", "Battle Computer"))
    assert (box.WALK[0][bay][bridge], box.WALK[0][bay][computer]) == (4, 4)
    assert (box.WALK[1][bay][bridge], box.WALK[1][bay][computer]) == (3, 3)


def test_every_mission_is_there_once() -> None:
    assert box.FULL[MIS] == (1,) * 28
