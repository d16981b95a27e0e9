"""Companions: how they join, fire, evade, leave and die; fights with bare hands on Milli-com."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, INITIATIVE, PERSONNEL
from covo.games.rogue.state import evade_modifier, support_dice
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.duel import Duel, against, dice, engage, throw, waiting
from tests.rogue.table import Table

COMPANIONS = [card.id for card in CARDS if card.kind == "companion"]


def companions(table: Table, seat: int = 0) -> list[str]:
    return table.ids(table.gi(seat).companions)


def hurt(table: Table, lives: int = 1, *, combat: bool = True) -> Table:
    """Seat 0 loses Lives."""
    return table.start(LoseLives(0, n=lives, combat=combat), NextTurn())


# ── Joining ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CPN-01", "RGT-ENC-12")
@pytest.mark.parametrize("name", [name for name in COMPANIONS if name != "C01"])
def test_a_companion_met_is_laid_beside_the_sheet(name: str) -> None:
    table = engage(Duel(name).at(0, "Boneyard"))
    assert companions(table) == [name]
    assert table.news("joins") == [{"seat": 0, "card": name}]
    assert not table.news("meets")  # it is neither evaded nor fought
    assert companions(table, 0) == table.ids(table.view(2).gis[0].companions)


@pytest.mark.rule("RGT-CPN-15")
def test_there_is_no_limit_on_companions() -> None:
    names = [name for name in COMPANIONS if name != "C04"]
    table = engage(Duel("C04").at(0, "Boneyard").give(0, *names))
    assert len(companions(table)) == 12


@pytest.mark.rule("RGT-CPN-13", "RGT-EVD-07", "RGT-Q-68")
def test_only_k_for_ken_may_be_evaded() -> None:
    table = engage(Duel("C01").at(0, "Shatter City"))
    assert table.legal(0) == ["take", "evade"]
    assert not table.legal(0, "fire")
    taken = table.state.copy()
    table.do(0, "evade").roll(4)  # City: no modifier, more than 3
    assert companions(table) == []
    assert table.discarded("C01") == 1
    table.state = taken
    table.do(0, "take")
    assert companions(table) == ["C01"]
    for name in COMPANIONS[1:]:
        assert not CARDS[CARD[name]].evadable


@pytest.mark.rule("RGT-Q-68", "RGT-CPN-13")
def test_a_failed_evade_and_ken_joins() -> None:
    table = engage(Duel("C01").at(0, "Shatter City")).do(0, "evade").roll(3)  # equal is not enough
    assert companions(table) == ["C01"]
    assert table.news("fails-to-evade")[0]["score"] == 3


@pytest.mark.rule("RGT-Q-68", "RGT-EVD-09")
def test_who_evades_ken_loses_the_companion_behind_him() -> None:
    table = engage(Duel("C01", "C02").at(0, "Shatter City")).do(0, "evade").roll(4)
    assert companions(table) == []
    assert table.discarded("C02") == 1


@pytest.mark.rule("RGT-CPN-14", "RGT-EVD-05", "RGT-Q-68")
def test_ken_has_no_destination_no_firepower_and_costs_two() -> None:
    ken = CARDS[CARD["C01"]]
    assert (ken.destination, ken.firepower) == ("", 0)
    table = Table(2).at(0, "Nu-Atlanta").give(0, "C01")
    assert evade_modifier(table.state, 0) == -2
    for sector in ("Nu-Memphis", "Magnopole", "Gene Labs"):
        again = Table(2).at(0, sector).give(0, "C01").walks(0).quiet().do(0, "stay")
        assert companions(again) == ["C01"]


@pytest.mark.rule("RGT-CPN-14", "RGT-CPN-02")
def test_ken_is_got_rid_of_by_handing_him_over() -> None:
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, "C01").meet(0).quiet()
    table.do(0, "hand 1 C01")
    assert (companions(table, 0), companions(table, 1)) == ([], ["C01"])


# ── Evading with them ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-EVD-04", "RGT-ECD-09")
@pytest.mark.parametrize(
    ("name", "sector", "modifier"),
    [
        *[(name, "Nu-Atlanta", -1) for name in ("C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C12")],
        ("C11", "Nu-Atlanta", 0),  # the hound cancels its own
        ("C09", "Copper Hills", 1 - 1 + 2),  # the guide helps in Swamp, Jungle, Mountain
        ("C09", "Green Hell", 1 - 1 + 2),
        ("C09", "Leech Fen", 1 - 1 + 2),
        ("C09", "Long Meadow", -1 - 1),
    ],
)
def test_what_a_companion_does_to_evade_rolls(name: str, sector: str, modifier: int) -> None:
    table = Table(2).at(0, sector).give(0, name)
    assert evade_modifier(table.state, 0) == modifier


# ── Firing ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CPN-03", "RGT-CPN-04", "RGT-COM-03", "RGT-Q-74")
def test_companions_fire_their_own_ammunition() -> None:
    table = engage(against("E01", "gunnar", "helm").ammo(0, gp=2).give(0, "C03", "C05", "C07", "C02"))
    table.do(0, "fire gp 2")
    assert waiting(table)[:2] == [(0, 2, 1), (0, 3 + 1 + 2, 1)]
    assert table.gi(0).ammo[0] == 0
    throw(table, 1, 1)
    assert table.news("wins")[0]["mine"] == 2 + 4 + 6  # Gunnar adds nothing to theirs


@pytest.mark.rule("RGT-CPN-03", "RGT-Q-75")
def test_they_fire_only_in_the_first_salvo_of_the_turn() -> None:
    table = engage(Duel("E01", "E34").at(0, "Shatter City").ammo(0, gp=2).give(0, "C03")).do(0, "fire gp 1")
    assert dice(table) == [1, 3]
    throw(table, 6)
    table.do(0, "fire gp 1")
    assert dice(table) == [1]


@pytest.mark.rule("RGT-Q-75")
def test_by_option_they_fire_once_in_each_combat() -> None:
    table = Duel("E01", "E34", companions="combat").at(0, "Shatter City").chips(0, "bagman").ammo(0, gp=3)
    engage(table.give(0, "C03")).do(0, "fire gp 1")
    assert dice(table) == [1, 3]
    throw(table, 6)
    table.do(0, "fire gp 1")
    assert dice(table) == [1]  # the second salvo of the same combat
    throw(table, 6)
    table.do(0, "fire gp 1")
    assert dice(table) == [1, 3]


@pytest.mark.rule("RGT-Q-75")
def test_a_defender_s_companions_fire_in_his_own_first_salvo_of_that_turn() -> None:
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, "C03").give(1, "C05")
    table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire none 0").do(1, "fire none 0")
    assert (dice(table, 0), dice(table, 1)) == ([3], [1])


@pytest.mark.rule("RGT-CPN-05")
def test_they_fire_only_at_what_gp_ammunition_can_hurt() -> None:
    table = engage(against("E30").ammo(0, plasma=1).give(0, "C03", "C10")).do(0, "fire plasma 1")
    assert dice(table) == [2]
    table = engage(against("E31").ammo(0, plasma=1).give(0, "C03")).do(0, "fire plasma 1")
    assert dice(table) == [2, 3]


@pytest.mark.rule("RGT-ECD-09")
def test_the_sapper_against_fortifications_and_hazards() -> None:
    for enemy, extra in (("E17", 4), ("E31", 4), ("E01", 1)):
        table = engage(against(enemy).give(0, "C10")).do(0, "fire none 0")
        assert dice(table) == [extra]


# ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────────────

PLACES = {
    "C02": ("Convoy Road", "N72"),
    "C03": ("Frostwall", "N01"),
    "C04": ("Command Ring", "M11"),
    "C05": ("Convoy Road", "N61"),
    "C06": ("Thornveldt", "N55"),
    "C08": ("Widow Peak", "N37"),
    "C09": ("Widow Peak", "N46"),
    "C10": ("Trench Maze", "N52"),
    "C12": ("Barracks Deck", "M09"),
}


@pytest.mark.rule("RGT-CPN-02", "RGT-CPN-06", "RGT-MOV-11")
@pytest.mark.parametrize("name", PLACES)
def test_a_companion_leaves_at_its_destination(name: str) -> None:
    start, there = PLACES[name]
    table = Table(2).at(0, start).give(0, name, "C11").put(0, lives=2)
    table.walks(0).quiet().do(0, f"go {there}")
    assert table.news("companion-leaves") == [{"seat": 0, "card": name}]
    assert companions(table) == ["C11"]
    assert table.discarded(name) == 1
    assert table.state.removed == ()


@pytest.mark.rule("RGT-ECD-09", "RGT-CPN-06")
def test_what_companions_give_on_arrival() -> None:
    table = Table(2).at(0, "Thornveldt").give(0, "C06").put(0, lives=1).walks(0).quiet().do(0, "go N55")
    assert table.gi(0).lives == 4
    for name, start, there, cards in (("C07", "Convoy Road", "N63", 2), ("C08", "Widow Peak", "N37", 4)):
        table = Table(2).at(0, start).give(0, name).walks(0).quiet().do(0, f"go {there}")
        if table.step == "Shuttle":
            table.do(0, "pass")
        table.draw(*["S02"] * cards)
        assert table.step != "Supplies"
        assert len(table.news("supply")) == cards
    table = Table(2).at(0, "Barracks Deck").give(0, "C12").walks(0).quiet().do(0, "go M09").draw("K2")
    assert table.clues(0) == ["K2"]


@pytest.mark.rule("RGT-Q-79", "RGT-CPN-06")
def test_it_leaves_also_where_the_gi_simply_stayed() -> None:
    table = Table(2).at(0, "Nu-Salem").give(0, "C05").walks(0).quiet().do(0, "stay")
    assert companions(table) == []


@pytest.mark.rule("RGT-Q-79")
def test_picked_up_at_its_destination_it_stays_for_the_moment() -> None:
    table = engage(Duel("C05").at(0, "Nu-Salem"))
    assert companions(table) == ["C05"]
    table.turn(0).quiet().do(0, "stay")
    assert companions(table) == []


@pytest.mark.rule("RGT-CPN-07")
def test_passing_through_the_destination_changes_nothing() -> None:
    table = Table(2).at(0, "Heron Marsh").give(0, "C02", "R13")  # Nu-Memphis lies between
    table.walks(0).do(1, "pass").do(0, "play R13", "go N73")
    assert companions(table) == ["C02"]


@pytest.mark.rule("RGT-CPN-06", "RGT-SPC-05", "RGT-PRC-01")
def test_the_shuttle_leaves_before_companions_do() -> None:
    table = Table(2).at(0, "Convoy Road").give(0, "C07").walks(0).quiet().do(0, "go N63", "shuttle")
    assert companions(table) == ["C07"]  # Shuttle Base was not where the phase ended


@pytest.mark.rule("RGT-CPN-08")
def test_nobody_must_travel_towards_a_destination() -> None:
    free = Table(2).at(0, "Copper Hills").walks(0).quiet()
    table = Table(2).at(0, "Copper Hills").give(0, "C02", "C03").walks(0).quiet()
    assert table.legal(0) == free.legal(0)
    assert "stay" in table.legal(0)


# ── Dying ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CPN-09", "RGT-CPN-10", "RGT-DCK-04", "RGT-CPN-02")
def test_a_companion_named_by_the_die_dies_instead() -> None:
    table = hurt(Table(2).give(0, "C03", "C08")).roll(5)
    assert table.gi(0).lives == 4
    assert companions(table) == ["C08"]
    assert table.ids(table.state.removed) == ["C03"]
    assert table.discarded("C03") == 0
    table = hurt(Table(2).give(0, "C03", "C08")).roll(2)
    assert table.gi(0).lives == 3
    assert companions(table) == ["C03", "C08"]


@pytest.mark.rule("RGT-CPN-09")
def test_without_companions_nothing_is_rolled() -> None:
    table = hurt(Table(2))
    assert table.gi(0).lives == 3
    assert table.step == "RogueWindow"


@pytest.mark.rule("RGT-CPN-11", "RGT-Q-77")
def test_of_several_with_that_initiative_the_highest_roll_dies() -> None:
    table = hurt(Table(2).give(0, "C03", "C04", "C11")).roll(5)
    assert table.step == "WhichDies"
    table.chance("roll 4 4")  # a tie: those two roll again
    assert companions(table) == ["C03", "C04", "C11"]
    table.chance("roll 2 6")
    assert companions(table) == ["C03", "C11"]
    assert table.gi(0).lives == 4


@pytest.mark.rule("RGT-Q-77")
def test_only_the_tied_roll_again() -> None:
    table = hurt(Table(2).give(0, "C02", "C06", "C12")).roll(2).chance("roll 5 1 5")
    assert len(table.ask(-1).moves) == 36
    table.chance("roll 6 1")
    assert companions(table) == ["C06", "C12"]


@pytest.mark.rule("RGT-CPN-12", "RGT-Q-78", "RGT-ECD-08")
def test_two_lives_lost_are_two_rolls() -> None:
    table = hurt(Table(2).give(0, "C03", "C08"), 2).roll(5)
    assert table.step == "LoseLives"
    table.roll(5)  # Azure is dead and cannot save the second Life
    assert table.gi(0).lives == 3
    table = hurt(Table(2).give(0, "C03", "C08"), 2).roll(5).roll(1)
    assert table.gi(0).lives == 4
    assert companions(table) == []


@pytest.mark.rule("RGT-Q-78", "RGT-CPN-12", "RGT-COM-04")
def test_double_damage_of_a_card_met() -> None:
    table = throw(engage(against("E09").give(0, "C08")).do(0, "fire none 0"), 1, 6)
    table.roll(1)  # the orphan is dead: the second Life goes without a roll
    assert table.gi(0).lives == 3
    assert table.ids(table.state.removed) == ["C08"]


@pytest.mark.rule("RGT-Q-76")
def test_losses_by_card_effect_are_not_absorbed() -> None:
    table = hurt(Table(2).give(0, "C03"), combat=False)
    assert table.gi(0).lives == 3
    table = Table(2).give(0, "C02", "C03").give(1, "R30").ends(0).do(1, "play R30").do(0, "pass")
    assert table.gi(0).lives == 3
    assert companions(table) == ["C03"]


@pytest.mark.rule("RGT-Q-76")
def test_companions_absorb_also_with_bare_hands_and_against_the_traitor() -> None:
    table = Table(2).at(0, "Bridge").full(0).give(0, "C03").ends(0).quiet().do(0, "confront").roll(1).roll(6)
    assert table.step == "LoseLives"
    table.roll(5)
    assert (table.gi(0).lives, companions(table)) == (4, [])
    table = Table(2).at(0, "Nu-Salem").full(0, "Nu-Salem").give(0, "C05").ends(0).quiet().do(0, "fire none 0")
    throw(table, 1, 6).roll(3)
    assert (table.gi(0).lives, companions(table)) == (4, [])


# ── Milli-com ────────────────────────────────────────────────────────────────────────────────────────────────────


def brawl(mine: int = 4, theirs: int = 4) -> Table:
    """Seat 0 attacks seat 1 in the Transit Hub."""
    table = Table(2).at(0, "Transit Hub").at(1, "Transit Hub").put(0, lives=mine).put(1, lives=theirs)
    table.ammo(0, gp=6, mine=2).give(0, "C03", "I07", "S15", "S16").ammo(1, gp=6).chips(0, "gunnar", "helm", "bagman")
    return table.meet(0).quiet().do(0, "attack 1").do(1, "stand")


@pytest.mark.rule("RGT-MCC-01", "RGT-MIL-02", "RGT-GIE-09")
def test_no_weapons_on_milli_com() -> None:
    table = brawl()
    assert table.step == "BareHands"  # nobody is asked for a salvo
    table.roll(6).roll(1)
    assert table.gi(0).ammo == (6, 0, 0, 2)
    assert len(table.gi(0).items) == 3
    assert table.news("gis-fought")[0] == {"seat": 0, "other": 1, "mine": 10, "theirs": 5}


@pytest.mark.rule("RGT-MCC-02", "RGT-MCC-03")
def test_a_die_plus_lives_and_the_lower_total_loses_a_life() -> None:
    table = brawl(2, 3).roll(5).roll(3)
    assert table.news("gis-fought")[0] == {"seat": 0, "other": 1, "mine": 7, "theirs": 6}
    assert (table.gi(0).lives, table.gi(1).lives) == (2, 2)
    table = brawl(2, 3).roll(1).roll(3).roll(1)  # and the roll for Azure
    assert (table.gi(0).lives, table.gi(1).lives) == (1, 3)


@pytest.mark.rule("RGT-MCC-04", "RGT-Q-61")
def test_equal_totals_and_nothing_happens() -> None:
    table = brawl(2, 3).roll(5).roll(4)
    assert (table.gi(0).lives, table.gi(1).lives) == (2, 3)
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").ammo(0, gp=1).ammo(1, gp=1)
    table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 1").do(1, "fire gp 1")
    throw(table, 3, 3)
    assert (table.gi(0).lives, table.gi(1).lives) == (4, 4)


@pytest.mark.rule("RGT-MCC-01", "RGT-MCC-02", "RGT-WIN-07")
def test_the_traitor_fights_with_bare_hands_there_too() -> None:
    table = Table(2).at(0, "Bridge").full(0, lives=3).ammo(0, gp=6).give(0, "I07").ends(0).quiet()
    assert table.legal(0) == ["pass", "confront"]
    table.do(0, "confront").roll(2).roll(3)
    assert table.news("traitor-fought")[0] == {"seat": 0, "mine": 6, "theirs": 6}
    assert (table.gi(0).lives, table.state.traitor_lives) == (4, 3)


@pytest.mark.rule("RGT-Q-117", "RGT-MCC-01")
def test_other_special_items_work_on_milli_com() -> None:
    table = Table(2).at(0, "Bridge").full(0).give(0, "I09").put(0, lives=1).ends(0).quiet()
    assert table.legal(0) == ["pass", "confront", "use I09"]
    table.do(0, "use I09")
    assert table.gi(0).lives == 3
    assert table.discarded("I09") == 1


@pytest.mark.rule("RGT-CPN-09", "RGT-Q-78")
def test_a_die_for_each_life_lost() -> None:
    table = hurt(Table(2).give(0, "C02"), 2)
    initiative = INITIATIVE[CARD["C02"]]
    table.roll(initiative % 6 + 1)  # not the Companion's
    assert table.gi(0).lives == 3
    assert table.step == "LoseLives"  # one more
    table.roll(initiative)
    assert table.gi(0).lives == 3
    assert companions(table) == []
    assert table.step != "LoseLives"


@pytest.mark.rule("RGT-CPN-03", "RGT-Q-74")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_companions_fire_with_the_first_salvo_of_their_own_gi(seat: int) -> None:
    table = Table(3).give(seat, "C05")
    firepower = CARDS[CARD["C05"]].firepower
    assert firepower > 0
    assert support_dice(table.state, seat, PERSONNEL, 0, ()) == firepower
    assert support_dice(table.state, seat, PERSONNEL, 0b111 & ~(1 << seat), ()) == firepower  # the others have fired
    assert support_dice(table.state, seat, PERSONNEL, 1 << seat, ()) == 0
