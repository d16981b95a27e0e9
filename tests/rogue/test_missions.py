"""The End phase, Missions, Clues and Supply."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, CLU, CLUES, MIS, SUP
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.end import ClueLimit, EndPhase
from covo.games.rogue.steps.missions import DrawMission, Upkeep
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.duel import Duel, engage, settle, throw
from tests.rogue.table import Table

CONTACTS = [card.id for card in CARDS if card.kind == "contact"]
COMPUTERS = [card.id for card in CARDS if card.kind == "computer"]


def end_at(sector: str, *missions: str, rogue: tuple[str, ...] = (), seats: int = 2) -> Table:
    """Seat 0 ends its turn in a sector with these Missions; seat 1 holds Rogue cards."""
    return Table(seats).at(0, sector).give(0, *missions).give(1, *rogue)


# ── The End phase ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-END-01", "RGT-PRC-05", "RGT-TRN-07")
def test_the_steps_come_in_order() -> None:
    """Mission, Traitor, Supply, Rogue cards, Clue limit: one GI that has business with all of them but the Traitor."""
    table = end_at("Nu-Salem", "M01", rogue=("R19",)).give(0, "R13", "R12", "K1", "K1", "K2", "K2", "K3")
    table.put(0, missions=((CARD["M01"], 1),)).full(1, "Nu-Salem")
    seen: list[str] = []
    table.ends(0)
    while table.state.turn == 0 and table.state.asks:
        if table.step not in seen:
            seen.append(table.step)
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    assert seen == ["RogueWindow", "OfferSupply", "SupplyRoll", "Supplies", "TidyRogue", "RefillRogue", "ClueLimit"]
    table = Table(2).at(0, "Nu-Salem").full(0, "Nu-Salem").put(0, lives=2)
    table.ends(0)
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "Confront"
    table.do(0, "pass")
    assert table.step == "OfferSupply"


@pytest.mark.rule("RGT-END-01", "RGT-PRC-05")
def test_mission_then_recovery_then_supply_then_search() -> None:
    table = end_at("Furlow", "M06").put(0, lives=1).ends(0, moved=False)
    assert table.step == "RogueWindow"
    assert table.gi(0).lives == 1
    table.quiet()
    assert table.step == "DrawClues"
    assert table.gi(0).lives == 1  # the Mission comes before the rest
    table.draw("K1").draw("M01").do(0, "yes")
    assert table.gi(0).lives == 4


@pytest.mark.rule("RGT-END-02", "RGT-ENC-25")
def test_undefeated_fixed_cards_are_left_on_the_board() -> None:
    table = engage(Duel("E31", "E17").at(0, "Shatter City"))
    for _ in range(2):
        throw(table.do(0, "fire none 0"), 1, 6)
    assert table.state.phase == "end"
    assert table.fixed() == [("Shatter City", "E17"), ("Shatter City", "E31")]
    assert table.discarded("E31") == 0


@pytest.mark.rule("RGT-END-03", "RGT-TRN-06", "RGT-Q-31", "RGT-Q-33", "RGT-HID-05")
def test_at_its_destination_a_mission_must_be_declared() -> None:
    table = end_at("Furlow", "M06")
    assert table.view(1).gis[0].missions == ((-1, 0),)
    table.ends(0)
    assert table.news("declares") == [{"seat": 0, "card": "M06"}]
    assert (table.step, table.asked) == ("RogueWindow", [1])  # first declared, then the window
    assert [card for card, _ in table.view(1).gis[0].missions] == [CARD["M06"]]
    assert end_at("Copper Hills", "M06").ends(0).news("declares") == []


@pytest.mark.rule("RGT-END-03", "RGT-MIS-02", "RGT-MIS-03")
@pytest.mark.parametrize("name", CONTACTS)
def test_every_contact_mission_is_completed_at_its_destination(name: str) -> None:
    card = CARDS[CARD[name]]
    table = end_at(card.destination, name).ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": name}]
    table.draw("K3")
    assert table.clues(0) == ["K3"]
    other = end_at("Trench Maze", name).ends(0).quiet()
    assert other.news("completes") == []


@pytest.mark.rule("RGT-MIS-01", "RGT-BIO-05")
@pytest.mark.parametrize("name", COMPUTERS)
def test_every_battle_computer_mission(name: str) -> None:
    table = end_at("Battle Computer", name).chips(0, "helm").ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": name}]


@pytest.mark.rule("RGT-END-04", "RGT-END-06", "RGT-END-07", "RGT-MIS-03", "RGT-Q-28")
def test_a_completed_mission_is_discarded_and_gives_a_clue_and_a_new_one() -> None:
    table = end_at("Furlow", "M06").ends(0).quiet().draw("K2")
    assert table.step == "DrawMission"
    table.draw("M10")
    assert table.step == "KeepMission"
    table.do(0, "yes")
    assert (table.missions(0), table.clues(0)) == (["M10"], ["K2"])
    assert table.discarded("M06") == 1


@pytest.mark.rule("RGT-END-04", "RGT-END-05")
def test_others_may_stop_it_and_the_turn_player_plays_last() -> None:
    table = end_at("Nu-Arcady", "M01", rogue=("R31",)).give(0, "R39").ends(0)
    assert table.legal(1) == ["pass", "play R31"]
    table.do(1, "play R31")
    assert table.legal(0) == ["pass", "play R39"]
    stopped = table.state.copy()
    table.do(0, "play R39")  # the last card counts
    table.draw("K1", "K1")
    assert len(table.news("completes")) == 1
    table.told.clear()
    table.state = stopped
    table.state.ears = table.told
    table.do(0, "pass")
    assert table.news("completes") == []
    assert table.news("mission-fails") == [{"seat": 0, "card": "M01"}]


@pytest.mark.rule("RGT-END-08", "RGT-MIS-13", "RGT-MIS-15")
def test_the_new_mission_may_be_refused_once() -> None:
    table = end_at("Furlow", "M06").ends(0).quiet().draw("K2", "M10")
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "no")
    assert table.discarded("M10") == 1
    table.draw("M11")
    assert table.missions(0) == ["M11"]
    assert table.step != "KeepMission"


@pytest.mark.rule("RGT-END-09", "RGT-MIS-08", "RGT-Q-26")
@pytest.mark.parametrize("name", ["M23", "M24", "M25", "M26"])
def test_a_genie_mission_cannot_be_refused_later(name: str) -> None:
    table = end_at("Furlow", "M06").ends(0).quiet().draw("K2", name)
    assert table.legal(0) == ["yes"]
    assert table.refusal(0, "no").rule == "RGT-MIS-08"


@pytest.mark.rule("RGT-END-09", "RGT-MIS-12", "RGT-Q-26")
def test_a_wedding_bells_mission_cannot_be_refused_while_the_bride_is_in_play() -> None:
    table = end_at("Furlow", "M06").give(1, "C03").ends(0).quiet().draw("K2", "M27")
    assert table.legal(0) == ["yes"]
    assert table.refusal(0, "no").rule == "RGT-MIS-12"


@pytest.mark.rule("RGT-MIS-08", "RGT-SET-17", "RGT-Q-26")
@pytest.mark.parametrize("name", ["M23", "M24", "M25", "M26"])
def test_in_set_up_it_may_be_refused(name: str) -> None:
    table = Table(2)
    table.state.round = 0
    table.start(DrawMission(0), NextTurn()).draw(name)
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "no").draw("M01")
    assert table.missions(0) == ["M01"]


@pytest.mark.rule("RGT-END-10", "RGT-WIN-03", "RGT-Q-111")
def test_in_the_end_phase_one_may_fight_the_traitor_or_not() -> None:
    table = Table(2).at(0, "Bridge").full(0).ends(0).quiet()
    assert (table.step, table.legal(0)) == ("Confront", ["pass", "confront"])
    table.do(0, "pass")
    assert table.state.traitor_lives == 4
    assert table.news("traitor-fought") == []


@pytest.mark.rule("RGT-END-11", "RGT-BRD-16", "RGT-Q-45")
@pytest.mark.parametrize(
    "sector", ["Fort Defiance", "Nu-Salem", "Nu-Atlanta", "Port Carrion", "Nu-Memphis", "Last Chance"]
)
def test_one_die_of_supply_in_a_souther_city(sector: str) -> None:
    table = Table(2).at(0, sector).ends(0).quiet()
    assert (table.step, table.legal(0)) == ("OfferSupply", ["yes", "no"])
    table.do(0, "yes").roll(3).draw("S02", "S05", "S15")
    assert table.step != "Supplies"
    assert table.gi(0).ammo == (2, 2, 0, 0)
    assert table.ids(table.gi(0).items) == ["S15"]
    assert Table(2).at(0, sector).ends(0).quiet().do(0, "no").step != "SupplyRoll"


@pytest.mark.rule("RGT-END-11", "RGT-MIL-18")
def test_two_dice_in_the_armoury() -> None:
    table = Table(2).at(0, "GI Armoury").ends(0).do(0, "yes").roll(1, 1).draw("S02", "S02")
    assert table.step != "Supplies"


@pytest.mark.rule("RGT-END-11", "RGT-SPC-02", "RGT-Q-45")
@pytest.mark.parametrize("sector", ["Furlow", "Nordgrad", "Ghost Town", "Shatter City", "Shuttle Base", "Sick Bay"])
def test_no_supply_elsewhere(sector: str) -> None:
    table = Table(2).at(0, sector).give(0, "R13").ends(0).quiet()
    assert table.step == "TidyRogue"


@pytest.mark.rule("RGT-Q-58")
def test_fixed_cards_stop_neither_missions_nor_supply() -> None:
    table = end_at("Port Carrion", "M10").lie("Port Carrion", "E29").ends(0).quiet()
    assert len(table.news("completes")) == 1
    settle(table, "yes")
    assert table.step == "OfferSupply"


@pytest.mark.rule("RGT-END-12", "RGT-ROG-02")
def test_rogue_cards_are_refilled_to_three() -> None:
    table = Table(2).at(0, "Copper Hills").give(0, "R13", "R19").ends(0)
    table.do(0, "drop R19", "done").draw("R12", "R10")
    assert table.ids(table.gi(0).rogue) == ["R10", "R12", "R13"]
    assert table.state.turn == 1
    assert table.discarded("R19") == 1


@pytest.mark.rule("RGT-END-13", "RGT-CLU-04", "RGT-Q-114")
def test_clues_above_four_are_discarded_by_choice() -> None:
    table = Table(2).give(0, "K1", "K1", "K2", "K2", "K3", "K3").start(ClueLimit(0), NextTurn())
    assert table.legal(0) == ["drop K1", "drop K2", "drop K3"]
    table.do(0, "drop K1")
    assert table.legal(0) == ["drop K1", "drop K2", "drop K3"]
    table.do(0, "drop K3")
    assert table.clues(0) == ["K1", "K2", "K2", "K3"]
    assert table.step != "ClueLimit"
    assert Table(2).give(0, "K1", "K1", "K2", "K2").start(ClueLimit(0), NextTurn()).step != "ClueLimit"


@pytest.mark.rule("RGT-Q-114", "RGT-CLU-04")
def test_five_clues_are_allowed_until_one_s_own_end_phase() -> None:
    table = Table(2).at(0, "Copper Hills").at(1, "Furlow").give(0, "K1", "K1", "K2", "K2", "K3")
    table.give(1, "M06").ends(1).quiet().draw("K4", "M01").do(1, "yes")
    settle(table)
    assert len(table.clues(0)) == 5


@pytest.mark.rule("RGT-Q-114")
def test_a_revealed_set_is_never_broken() -> None:
    table = Table(2).full(0).give(0, "K1", "K2").start(ClueLimit(0), NextTurn())
    assert table.gi(0).full
    assert table.clues(0) == []
    assert table.discarded("K1") == 1


# ── Stopped Missions ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-Q-30", "RGT-END-04")
@pytest.mark.parametrize(
    ("rogue", "sector", "mission"),
    [("R31", "Nu-Arcady", "M01"), ("R31", "Shatter City", "M08"), ("R32", "Shatter City", "M08")],
)
def test_a_failed_mission_is_replaced_without_a_clue(rogue: str, sector: str, mission: str) -> None:
    table = end_at(sector, mission, rogue=(rogue,)).ends(0).do(1, f"play {rogue}").do(0, "pass")
    assert table.step == "DrawMission"
    assert table.news("mission-fails") == [{"seat": 0, "card": mission}]
    table.draw("M12").do(0, "yes")
    assert (table.missions(0), table.clues(0)) == (["M12"], [])


@pytest.mark.rule("RGT-Q-30", "RGT-END-04")
@pytest.mark.parametrize(
    ("rogue", "sector", "mission"),
    [("R33", "Nu-Arcady", "M01"), ("R36", "Battle Computer", "M20"), ("R33", "Swamp Base", "M02")],
)
def test_a_blocked_mission_is_kept_and_may_be_declared_again(rogue: str, sector: str, mission: str) -> None:
    table = end_at(sector, mission, rogue=(rogue,)).chips(0, "helm").ends(0).do(1, f"play {rogue}").do(0, "pass")
    assert table.news("mission-blocked") == [{"seat": 0, "card": mission}]
    assert (table.missions(0), table.clues(0)) == ([mission], [])
    table.start(EndPhase(), NextTurn())
    assert table.news("declares") == [{"seat": 0, "card": mission}] * 2
    table.quiet()
    assert len(table.news("completes")) == 1


@pytest.mark.rule("RGT-Q-30", "RGT-SUR-04")
@pytest.mark.parametrize(
    ("rogue", "sector", "mission", "prison"),
    [
        ("R35", "Ostwerk", "M17", "Glasshouse"),
        ("R37", "Sick Bay", "M19", "Brig"),
        ("R35", "Shatter City", "M08", "Glasshouse"),
    ],
)
def test_a_mission_blocked_by_arrest(rogue: str, sector: str, mission: str, prison: str) -> None:
    table = end_at(sector, mission, rogue=(rogue,)).ammo(0, gp=3).give(0, "S15", "C03").put(0, lives=2)
    table.ends(0).do(1, f"play {rogue}").do(0, "pass")
    assert table.where(0) == prison
    assert table.gi(0).prison
    assert table.missions(0) == [mission]
    assert table.gi(0).ammo == (0, 0, 0, 0)
    assert (table.gi(0).items, table.gi(0).companions) == ((), ())
    assert table.gi(0).lives == (4 if prison == "Glasshouse" else 2)


@pytest.mark.rule("RGT-END-07")
def test_a_card_may_cost_the_clue_or_double_it() -> None:
    table = end_at("Port Carrion", "M10", rogue=("R38",)).ends(0).do(1, "play R38").do(0, "pass")
    assert table.news("completes") == [{"seat": 0, "card": "M10"}]
    assert table.step == "DrawMission"
    assert table.clues(0) == []
    table = end_at("Port Carrion", "M10").give(0, "R39").ends(0).do(1, "pass").do(0, "play R39").draw("K1", "K2")
    assert table.clues(0) == ["K1", "K2"]
    assert table.step == "DrawMission"


@pytest.mark.rule("RGT-MIS-04", "RGT-MIS-05", "RGT-Q-32", "RGT-TRN-08", "RGT-TRN-09", "RGT-TRN-10")
def test_a_delayed_mission_is_completed_in_the_lost_turn() -> None:
    table = end_at("Port Carrion", "M10", rogue=("R34",)).give(0, "R16").ends(0).do(1, "play R34").do(0, "pass")
    assert (table.missions(0), table.clues(0), table.gi(0).lost) == (["M10"], [], 1)
    assert table.step == "OfferSupply"  # the current turn is finished
    table.do(0, "no", "done")
    settle(table)
    assert (table.state.turn, table.step) == (1, "RogueWindow")
    assert "play R16" in table.legal(0)  # he plays Rogue cards on others
    table.do(0, "pass").do(1, "pass", "stay")
    table.quiet()
    while table.state.turn == 1 and table.state.asks:
        ask = table.state.asks[0]
        table.state.apply(ask.seat, next((m for m in ask.moves if m.verb in ("done", "no", "pass")), ask.moves[0]))
    assert table.step == "DrawClues"  # no window, no movement, no encounter
    assert table.state.turn == 0
    table.draw("K4", "M01").do(0, "yes")
    assert (table.clues(0), table.missions(0)) == (["K4"], ["M01"])
    assert table.state.turn == 1
    assert table.news("skips") == [{"seat": 0}]


@pytest.mark.rule("RGT-Q-34")
def test_a_mission_drawn_at_its_destination_waits_for_the_next_end_phase() -> None:
    table = end_at("Port Carrion", "M10").only(MIS).ends(0).quiet().draw("K1")
    table.draw("M10").do(0, "yes")  # all that is left, shuffled again
    assert len(table.news("declares")) == 1
    assert table.step == "OfferSupply"
    table.ends(0)
    assert len(table.news("declares")) == 2


@pytest.mark.rule("RGT-Q-71")
def test_a_prisoner_completes_a_mission_set_in_his_prison() -> None:
    table = end_at("Glasshouse", "M03").put(0, prison=True).ends(0, moved=False).quiet()
    assert table.news("completes") == [{"seat": 0, "card": "M03"}]


# ── Genie ────────────────────────────────────────────────────────────────────────────────────────────────────────


def clash(*missions: str, seats: int = 3) -> Table:
    """Seat 0 enters the sector of seat 1 with these Missions."""
    return Table(seats).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, *missions).ammo(0, gp=6)


@pytest.mark.rule("RGT-MIS-06", "RGT-MIS-07", "RGT-GIE-10", "RGT-Q-27", "RGT-Q-28")
def test_an_attack_completes_field_sample_as_soon_as_the_dice_are_rolled() -> None:
    table = clash("M23").meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 1").do(1, "fire none 0")
    assert table.news("completes") == []
    throw(table, 1)
    assert table.news("completes") == [{"seat": 0, "card": "M23"}]
    assert table.step == "DrawClues"
    table.draw("K1", "M01").do(0, "yes")
    assert (table.clues(0), table.missions(0)) == (["K1"], ["M01"])
    assert table.discarded("M23") == 1


@pytest.mark.rule("RGT-GIE-10", "RGT-MIS-06")
def test_it_does_so_even_if_nobody_is_hurt() -> None:
    table = clash("M23").ammo(1, gp=1).meet(0).quiet().do(0, "attack 1").do(1, "stand")
    throw(table.do(0, "fire gp 1").do(1, "fire gp 1"), 3, 3)
    assert len(table.news("completes")) == 1
    settle(table, "yes")
    assert (table.gi(0).lives, table.gi(1).lives) == (4, 4)


@pytest.mark.rule("RGT-GIE-11", "RGT-MIS-06")
def test_an_evaded_attack_does_not() -> None:
    table = clash("M23").put(0, lives=1).meet(0).quiet().do(0, "attack 1").do(1, "evade").roll(4)
    assert table.news("evades-gi") == [{"seat": 1, "score": 4}]
    assert table.news("completes") == []
    assert table.missions(0) == ["M23"]


@pytest.mark.rule("RGT-MIS-06")
@pytest.mark.parametrize(("lives", "done"), [((1, 3, 3), True), ((4, 3, 2), True), ((1, 2, 3), False)])
def test_pedigree_test_wants_the_gi_with_most_lives(lives: tuple[int, int, int], done: bool) -> None:
    table = clash("M24")
    for seat, count in enumerate(lives):
        table.put(seat, lives=count)
    throw(table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 1").do(1, "fire none 0"))
    assert bool(table.news("completes")) == done


@pytest.mark.rule("RGT-Q-27", "RGT-Q-99")
def test_one_attack_may_complete_two_missions_of_a_team() -> None:
    table = clash("M23", "M24").put(0, places=2).meet(0).quiet().do(0, "attack 1").do(1, "stand")
    throw(table.do(0, "fire gp 1").do(1, "fire none 0"))
    assert [news["card"] for news in table.news("completes")] == ["M23", "M24"]
    table.draw("K1", "M01").do(0, "yes").draw("K2", "M02").do(0, "yes")
    assert (table.missions(0), table.clues(0)) == (["M01", "M02"], ["K1", "K2"])


@pytest.mark.rule("RGT-MIS-06")
@pytest.mark.parametrize(("mine", "theirs", "done"), [(6, 1, True), (1, 1, False), (1, 6, False)])
def test_control_subject_wants_a_kidnap_won(mine: int, theirs: int, done: bool) -> None:
    table = clash("M25").ammo(1, gp=1).give(1, "C11").meet(0).quiet().do(0, "kidnap 1")
    table.do(0, "fire gp 2").do(1, "fire gp 1")
    throw(table, mine, theirs)
    assert bool(table.news("completes")) == done
    attack = clash("M25").meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 1").do(1, "fire none 0")
    throw(attack, 6)
    assert attack.news("completes") == []


@pytest.mark.rule("RGT-MIS-06")
def test_a_kidnap_is_no_attack() -> None:
    table = clash("M23").give(1, "C11").meet(0).quiet().do(0, "kidnap 1").do(0, "fire gp 6").do(1, "fire none 0")
    throw(table, 6)
    assert table.news("completes") == []


@pytest.mark.rule("RGT-MIS-06", "RGT-Q-27")
def test_specimen_delivery_discards_a_companion_in_the_gene_labs() -> None:
    table = Table(2).at(0, "Barracks Deck").give(0, "M26", "C05", "C11").walks(0).quiet().do(0, "go M09")
    assert table.legal(0) == ["drop C05", "drop C11"]
    table.do(0, "drop C11")
    assert table.ids(table.gi(0).companions) == ["C05"]
    assert table.discarded("C11") == 1
    assert table.news("completes") == [{"seat": 0, "card": "M26"}]
    table.draw("K1")
    assert table.clues(0) == ["K1"]
    alone = Table(2).at(0, "Barracks Deck").give(0, "M26").walks(0).quiet().do(0, "go M09")
    assert alone.news("completes") == []


@pytest.mark.rule("RGT-Q-27")
def test_end_cards_cannot_stop_genie_and_wedding_bells() -> None:
    table = Table(2).at(0, "Gene Labs").give(0, "M26", "C05").give(1, "R34", "R37").turn(0).quiet().do(0, "stay")
    assert table.step == "DrawClues"  # rewarded in the Movement phase, before any End window
    assert table.state.phase == "movement"


# ── Wedding Bells ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MIS-09", "RGT-MIS-10", "RGT-Q-27")
@pytest.mark.parametrize(("mission", "bride"), [("M27", "C03"), ("M28", "C04")])
def test_the_moment_the_bride_is_taken_the_mission_is_completed(mission: str, bride: str) -> None:
    table = clash(mission).give(1, bride).meet(0).quiet().do(0, "kidnap 1").do(0, "fire gp 6").do(1, "fire none 0")
    throw(table, 6)
    assert table.ids(table.gi(0).companions) == [bride]
    assert table.news("completes") == [{"seat": 0, "card": mission}]
    table.draw("K1", "M01").do(0, "yes")
    table.put(0, companions=())
    table.state.removed = (CARD[bride],)  # killed later: the Clue stays
    assert table.clues(0) == ["K1"]


@pytest.mark.rule("RGT-MIS-09", "RGT-MIS-10")
def test_the_wrong_bride_will_not_do_and_the_right_one_may_be_handed_over() -> None:
    table = clash("M27").give(1, "C03", "C04").give(0, "C11").meet(0).quiet().do(0, "hand 1 C11")
    table.do(1, "give C04")
    assert table.news("completes") == []
    table.do(0, "no")
    table = clash("M27").give(1, "C03", "C04").give(0, "C11").meet(0).quiet().do(0, "hand 1 C11").do(1, "give C03")
    assert table.news("completes") == [{"seat": 0, "card": "M27"}]


@pytest.mark.rule("RGT-MIS-11", "RGT-MIS-12", "RGT-Q-25", "RGT-MIS-15")
@pytest.mark.parametrize("where", ["deck", "discard", "removed"])
def test_with_no_bride_in_play_the_card_is_replaced(where: str) -> None:
    table = end_at("Furlow", "M06")
    if where != "deck":
        card = table.take("C03")
        if where == "removed":
            table.state.removed = (card,)
        else:
            counts = list(table.state.discards)
            counts[0] = tuple(n + (at == card) for at, n in enumerate(counts[0]))
            table.state.discards = tuple(counts)
    table.ends(0).quiet().draw("K1", "M27")
    assert table.news("impossible") == [{"seat": 0, "card": "M27"}]
    assert table.discarded("M27") == 1
    table.draw("M10")
    assert table.missions(0) == ["M10"]
    assert table.step != "KeepMission"  # a replacement must be accepted


@pytest.mark.rule("RGT-MIS-11", "RGT-Q-25", "RGT-PRC-06")
def test_a_bride_who_leaves_play_takes_the_mission_with_her() -> None:
    table = Table(2).give(0, "M27").at(1, "Frostwall").give(1, "C03").walks(1).quiet().do(1, "go N01")
    assert table.news("impossible") == [{"seat": 0, "card": "M27"}]
    table.draw("M02")
    assert table.missions(0) == ["M02"]


@pytest.mark.rule("RGT-Q-29")
def test_holding_the_bride_one_completes_her_mission_when_it_is_drawn() -> None:
    table = end_at("Furlow", "M06").give(0, "C04").ends(0).quiet().draw("K1", "M28")
    assert table.news("completes")[1:] == [{"seat": 0, "card": "M28"}]
    table.draw("K2", "M01")
    assert table.clues(0) == ["K1", "K2"]


# ── Impossible, and no more ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MIS-14", "RGT-MIS-15", "RGT-BIO-05", "RGT-SET-16")
def test_a_battle_computer_mission_without_helm_is_replaced_until_one_is_possible() -> None:
    table = end_at("Furlow", "M06").chips(0, "gunnar", "bagman").ends(0).quiet().draw("K1", "M20", "M21", "M10")
    assert [news["card"] for news in table.news("impossible")] == ["M20", "M21"]
    assert table.missions(0) == ["M10"]
    with_helm = end_at("Furlow", "M06").chips(0, "helm").ends(0).quiet().draw("K1", "M20").do(0, "yes")
    assert with_helm.missions(0) == ["M20"]


@pytest.mark.rule("RGT-MIS-14", "RGT-Q-35", "RGT-PRC-06")
def test_losing_helm_replaces_the_mission_at_once() -> None:
    table = Table(2).give(0, "M22").start(Upkeep(), NextTurn())
    assert table.step == "DrawMission"
    table.draw("M05")
    assert table.missions(0) == ["M05"]
    assert Table(2).chips(0, "helm").give(0, "M22").start(Upkeep(), NextTurn()).step != "DrawMission"


@pytest.mark.rule("RGT-MIS-16", "RGT-TRA-02", "RGT-CLU-02")
def test_with_a_full_set_there_are_no_missions_any_more() -> None:
    table = end_at("Furlow", "M06").give(0, "K1", "K2", "K3").ends(0).quiet().draw("K4")
    assert table.gi(0).full
    assert table.missions(0) == []
    assert table.step != "DrawMission"
    table = Table(2).give(0, "M06", "K1", "K2", "K3", "C12").at(0, "Barracks Deck").walks(0).quiet()
    table.do(0, "go M09").draw("K4")
    assert table.missions(0) == []
    assert table.discarded("M06") == 1


# ── Clues ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CLU-02", "RGT-TRA-01", "RGT-Q-114")
def test_four_different_clues_unmask_the_traitor_at_once() -> None:
    table = end_at("Furlow", "M06").give(0, "K1", "K1", "K2", "K2", "K3").ends(0).quiet().draw("K4")
    assert table.news("unmasks") == [{"seat": 0}]
    assert table.gi(0).full
    assert table.clues(0) == ["K1", "K2"]  # the surplus, until the Clue limit
    other = end_at("Furlow", "M06").give(0, "K1", "K1", "K2").ends(0).quiet().draw("K3")
    assert not other.gi(0).full


@pytest.mark.rule("RGT-CLU-03", "RGT-HID-01")
def test_clues_are_kept_face_down() -> None:
    table = end_at("Furlow", "M06").ends(0).quiet().draw("K4")
    assert table.view(1).gis[0].clues == ((-1, 0),)
    assert [card for card, _ in table.view(0).gis[0].clues] == [CARD["K4"]]
    heard = [event.kind for event in table.told if event.heard_by(1)]
    assert "gets-clue" in heard
    assert "clue" not in heard


@pytest.mark.rule("RGT-CLU-03", "RGT-GIE-24", "RGT-HID-04")
def test_the_partner_of_a_swap_knows_the_clue_he_gave_and_got() -> None:
    table = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, "K1").give(1, "K2").meet(0).quiet()
    table.do(0, "clues 1").do(1, "yes").do(0, "give K1").do(1, "give K2")
    assert (table.clues(0), table.clues(1)) == (["K2"], ["K1"])
    assert [card for card, _ in table.view(0).gis[1].clues] == [CARD["K1"]]
    assert table.view(2).gis[0].clues == ((-1, 0),)
    assert not any(event.kind == "clues-swapped" and event.heard_by(2) for event in table.told)


@pytest.mark.rule("RGT-Q-115", "RGT-Q-113")
def test_with_no_clue_left_the_mission_is_completed_without() -> None:
    table = end_at("Furlow", "M06").only(CLU).ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": "M06"}]
    assert table.step == "DrawMission"
    assert table.clues(0) == []


@pytest.mark.rule("RGT-CLU-05", "RGT-TRA-03")
def test_the_set_carries_a_track_of_the_traitor_s_lives() -> None:
    from covo.games.rogue.game import GAME

    table = Table(2).full(0, lives=3).ends(1)
    tracks = {track.id: (track.value, track.of) for track in GAME.scene(table.view(1), None).tracks}
    assert tracks["traitor"] == (3, 4)
    before = Table(2).ends(1)
    assert "traitor" not in {track.id for track in GAME.scene(before.view(1), None).tracks}


# ── Supply ───────────────────────────────────────────────────────────────────────────────────────────────────────

STANDARD = {
    "S01": (1, 0, 0, 0),
    "S02": (2, 0, 0, 0),
    "S03": (3, 0, 0, 0),
    "S04": (0, 1, 0, 0),
    "S05": (0, 2, 0, 0),
    "S06": (0, 0, 1, 0),
    "S07": (0, 0, 2, 0),
    "S08": (0, 0, 0, 1),
}


@pytest.mark.rule("RGT-SUP-02", "RGT-CMP-11")
@pytest.mark.parametrize("name", STANDARD)
def test_standard_issue_raises_its_marker_and_is_discarded(name: str) -> None:
    table = Table(2).start(Supplies(0, 1), NextTurn()).draw(name)
    assert table.gi(0).ammo == STANDARD[name]
    assert table.gi(0).items == ()
    assert table.discarded(name) == 1


@pytest.mark.rule("RGT-SUP-03", "RGT-CMP-10")
def test_what_cannot_raise_its_marker_is_lost() -> None:
    table = Table(2).ammo(0, gp=5, plasma=4, seal=4, mine=2).start(Supplies(0, 4), NextTurn())
    table.draw("S03", "S05", "S07", "S08")
    assert table.gi(0).ammo == (6, 4, 4, 2)
    assert table.gi(0).items == ()
    assert all(table.discarded(name) == 1 for name in ("S03", "S05", "S07", "S08"))


@pytest.mark.rule("RGT-SUP-04")
@pytest.mark.parametrize("name", [f"S{number:02}" for number in range(9, 20)])
def test_a_special_item_is_laid_face_up(name: str) -> None:
    table = Table(2).start(Supplies(0, 1), NextTurn()).draw(name)
    assert table.ids(table.gi(0).items) == [name]
    assert table.ids(table.view(1).gis[0].items) == [name]
    assert table.discarded(name) == 0


@pytest.mark.rule("RGT-SUP-06", "RGT-ECD-14", "RGT-Q-116")
def test_the_seventh_special_item_makes_one_go_at_once() -> None:
    table = Table(2).give(0, "S15", "S16", "S17", "S18", "S19", "I05").start(Supplies(0, 2), NextTurn()).draw("S13")
    assert table.step == "TooManyItems"  # before the second card is drawn
    assert sorted(table.legal(0)) == sorted(f"drop {n}" for n in ("I05", "S13", "S15", "S16", "S17", "S18", "S19"))
    table.do(0, "drop S16")
    assert len(table.gi(0).items) == 6
    assert table.discarded("S16") == 1
    assert table.step == "Supplies"


@pytest.mark.rule("RGT-Q-113")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn() -> None:
    table = Table(2).only(SUP, "S01").start(Supplies(0, 3), NextTurn()).draw("S01")
    table.draw("S01")  # the discard pile is the new deck
    assert table.news("reshuffled") == [{"deck": SUP}]
    empty = Table(2).only(SUP).start(Supplies(0, 3), NextTurn())
    assert empty.step != "Supplies"
    assert len(CLUES) == 4
