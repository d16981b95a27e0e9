"""The End phase: Missions, Clues, the Battle Computer, the Traitor, winning."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CLU, CLUES, MIS, NAMED
from covo.games.rogue.steps.missions import DrawClues, DrawMission
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.table import Table, total


def contact(place: str = "Magnopole", mission: str = "M05", seats: int = 2) -> Table:
    """Seat 0 at the destination of its Contact Mission."""
    return Table(seats).at(0, place).give(0, mission)


# ── Missions ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-TRN-06", "RGT-END-03", "RGT-END-04", "RGT-END-05", "RGT-Q-31", "RGT-Q-33", "RGT-HID-05")
def test_at_its_destination_a_mission_is_declared_then_the_window_then_it_succeeds() -> None:
    table = contact().give(0, "R39").ends(0)
    assert table.news("declares") == [{"seat": 0, "card": "M05"}]
    assert table.view(1).gis[0].missions[0][0] == CARD["M05"]  # face up
    assert table.asked == [1]
    table.do(1, "pass")
    assert table.legal(0) == ["pass", "play R39"]  # his own card, last in the circle
    table.do(0, "pass").draw("K2")
    assert table.clues(0) == ["K2"]


@pytest.mark.rule("RGT-END-06", "RGT-END-07", "RGT-MIS-02", "RGT-MIS-03")
def test_a_completed_mission_gives_a_clue_and_a_new_mission() -> None:
    table = contact().ends(0).quiet().draw("K3").draw("M06").do(0, "yes")
    assert (table.clues(0), table.missions(0)) == (["K3"], ["M06"])
    assert table.discarded("M05") == 1
    elsewhere = contact("Iron Tundra").ends(0)
    assert not elsewhere.news("declares")


@pytest.mark.rule("RGT-Q-34")
def test_a_mission_drawn_for_this_sector_waits_for_the_next_end_phase() -> None:
    table = contact("Furlow", "M06").ends(0).quiet().draw("K3").draw("M05").do(0, "yes")
    assert len(table.news("declares")) == 1
    again = contact("Furlow", "M06").only(MIS, "M06").ends(0).quiet().draw("K1").draw("M06").do(0, "yes").over()
    assert len(again.news("declares")) == 1
    assert again.missions(0) == ["M06"]


@pytest.mark.rule("RGT-Q-71")
def test_a_prisoner_completes_a_mission_in_its_prison() -> None:
    table = contact("Glasshouse", "M03").put(0, prison=True).ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": "M03"}]


@pytest.mark.rule("RGT-Q-30")
def test_a_blocked_mission_is_kept_and_declared_again() -> None:
    table = contact().give(1, "R33").ends(0).do(1, "play R33").quiet()
    assert table.missions(0) == ["M05"]
    assert not table.news("completes")
    table.over().ends(0).quiet()
    assert table.news("completes")


@pytest.mark.rule("RGT-Q-30")
def test_a_failed_mission_is_replaced_without_a_clue() -> None:
    table = contact("Quartz Zone", "M07").give(1, "R31").ends(0).do(1, "play R31").quiet().draw("M05").do(0, "yes")
    assert (table.missions(0), table.clues(0)) == (["M05"], [])
    assert table.discarded("M07") == 1


@pytest.mark.rule("RGT-MIS-04", "RGT-MIS-05", "RGT-Q-32", "RGT-TRN-10")
def test_an_interrogation_delays_the_mission_into_a_lost_turn() -> None:
    table = contact().give(1, "R34").ends(0).do(1, "play R34").quiet()
    assert (table.gi(0).delayed, table.gi(0).lost) == (CARD["M05"], 1)
    assert table.clues(0) == []
    table.over().quiet().do(1, "stay").over()
    assert table.news("skips") == [{"seat": 0}]
    table.draw("K4").draw("M06").do(0, "yes")  # no window, no move, nothing else
    assert (table.clues(0), table.missions(0), table.gi(0).delayed) == (["K4"], ["M06"], -1)
    assert table.state.turn == 1


@pytest.mark.rule("RGT-MIS-14", "RGT-Q-35", "RGT-Q-25")
def test_a_mission_that_becomes_impossible_is_replaced_at_once() -> None:
    table = Table(2).at(0, "Nu-Salem").give(0, "C03", "C05").give(1, "M27").put(0, lives=2)
    table.give(1, "R24").meet(0).do(1, "play R24").quiet()
    assert table.step == "StealCompanion"
    table.do(1, "drop C03")
    assert table.news("completes")  # she came to who wanted her
    gone = Table(2).at(0, "Nu-Salem").give(0, "C03").give(1, "M27").put(0, prison=False)
    gone.at(0, "Shatter City").only(0, "E01").meet(0).quiet().draw("E01").do(0, "surrender")
    assert gone.news("impossible") == [{"seat": 1, "card": "M27"}]  # the bride is in the discard pile
    assert gone.step == "DrawMission"


@pytest.mark.rule("RGT-Q-29")
def test_who_holds_the_bride_completes_her_mission_when_he_draws_it() -> None:
    table = Table(2).give(0, "C04").start(DrawMission(0), NextTurn()).draw("M28")
    assert table.news("completes") == [{"seat": 0, "card": "M28"}]
    assert table.step == "DrawClues"


@pytest.mark.rule("RGT-MIS-10", "RGT-MIS-09")
def test_wedding_bells_is_completed_the_moment_she_is_taken() -> None:
    table = Table(2).at(0, "Ghost Town").give(0, "M27").only(0, "C03")
    table.meet(0).quiet().draw("C03").draw("K1").draw("M05").do(0, "yes")
    assert table.clues(0) == ["K1"]
    assert table.ids(table.gi(0).companions) == ["C03"]


@pytest.mark.rule("RGT-MIS-16", "RGT-TRA-02")
def test_who_has_a_full_set_draws_no_mission() -> None:
    table = Table(2).full(0).start(DrawMission(0), NextTurn())
    assert table.step == "RogueWindow"
    assert table.missions(0) == []


@pytest.mark.rule("RGT-MIS-06")
@pytest.mark.parametrize("companions", [("C05",), ("C05", "C06")])
def test_specimen_delivery(companions: tuple[str, ...]) -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "M26", *companions).turn(0).quiet().do(0, "go M09")
    if len(companions) > 1:
        assert table.step == "Deliver"
        table.do(0, "drop C06")
    assert table.news("completes") == [{"seat": 0, "card": "M26"}]
    assert len(table.gi(0).companions) == len(companions) - 1
    without = Table(2).at(0, "Battle Computer").give(0, "M26").turn(0).quiet().do(0, "go M09")
    assert not without.news("completes")


# ── Clues ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CLU-04", "RGT-END-13", "RGT-TRN-07", "RGT-Q-114")
def test_clues_above_four_are_discarded_in_ones_own_end_phase() -> None:
    table = Table(2).give(0, "K1", "K1", "K2", "K2", "K2").turn(1).quiet().do(1, "stay").over()
    assert len(table.clues(0)) == 5  # not in another's turn
    table.quiet().do(0, "stay").over()
    assert table.legal(0) == ["drop K1", "drop K2"]  # the owner's choice
    table.do(0, "drop K2")
    assert table.clues(0) == ["K1", "K1", "K2", "K2"]
    assert table.discarded("K2") == 1
    full = Table(2).full(0).give(0, "K1").ends(0).over()
    assert (full.clues(0), full.gi(0).full) == ([], True)  # the set is never broken


@pytest.mark.rule("RGT-TRA-01", "RGT-TRA-02", "RGT-TRA-03", "RGT-TRA-04", "RGT-MIL-06", "RGT-CLU-02", "RGT-CMP-03")
def test_four_different_clues_unmask_the_traitor_at_once() -> None:
    table = Table(2).give(0, "K1", "K2", "K3", "M05").start(DrawClues(0), NextTurn()).draw("K4")
    gi = table.gi(0)
    assert gi.full
    assert (gi.clues, gi.missions, table.discarded("M05")) == ((), (), 1)
    assert (table.state.traitor, table.state.traitor_lives) == (NAMED["Bridge"], 4)
    assert table.news("unmasks") == [{"seat": 0}]
    assert table.view(1).gis[0].full
    three = Table(2).give(0, "K1", "K2", "K3", "K3").start(DrawClues(0), NextTurn()).draw("K1")
    assert not three.gi(0).full


@pytest.mark.rule("RGT-Q-107", "RGT-WIN-09", "RGT-CLU-05", "RGT-TRA-04")
def test_a_later_set_shares_the_traitors_lives_and_place() -> None:
    table = Table(2).full(1, "Magnopole", lives=2).give(0, "K1", "K2", "K3").start(DrawClues(0), NextTurn()).draw("K4")
    assert (table.state.traitor, table.state.traitor_lives) == (NAMED["Magnopole"], 2)
    assert not table.news("traitor-appears")


@pytest.mark.rule("RGT-Q-115", "RGT-Q-113")
def test_no_clue_left() -> None:
    table = contact().only(CLU).ends(0).quiet()
    assert table.step == "DrawMission"
    assert table.clues(0) == []
    assert table.news("completes")


# ── Battle Computer ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MIL-11", "RGT-MIL-14", "RGT-Q-44", "RGT-MIL-13")
def test_the_battle_computer_finds_the_missing_quarter() -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "K1", "K2", "K4").ends(0)
    assert table.step == "Search"  # no Helm, and he has just come
    before = table.state.decks[CLU]
    table.do(0, "yes")
    assert table.view(0).clue_deck == before
    assert table.view(1).clue_deck == ()
    assert table.legal(0) == ["take K3"]
    table.do(0, "take K3")
    assert table.gi(0).full
    assert table.state.decks[CLU] == (*before[:2], before[2] - 1, before[3])
    declined = Table(2).at(0, "Battle Computer").give(0, "K1", "K2", "K4").ends(0).do(0, "no")
    assert declined.step == "RefillRogue"


@pytest.mark.rule("RGT-MIL-12")
def test_without_the_missing_quarter_any_card() -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "K1", "K2", "K4").only(CLU, "K1", "K4").ends(0).do(0, "yes")
    assert table.legal(0) == ["take K1", "take K4"]
    table.do(0, "take K4")
    assert table.clues(0) == ["K1", "K2", "K4", "K4"]


@pytest.mark.rule("RGT-MIL-11")
def test_three_alike_are_asked_but_may_not_search() -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "K1", "K1", "K4").ends(0)
    assert table.legal(0) == ["no"]  # being asked tells nobody whether they differ
    assert Table(2).at(0, "Battle Computer").give(0, "K1", "K4").ends(0).step == "RefillRogue"
    assert Table(2).at(0, "Gene Labs").give(0, "K1", "K2", "K4").ends(0).step == "RefillRogue"


@pytest.mark.rule("RGT-MIL-14", "RGT-BIO-05", "RGT-MIS-01")
def test_battle_computer_missions_need_helm() -> None:
    table = Table(2).at(0, "Battle Computer").chips(0, "helm").give(0, "M20").ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": "M20"}]


# ── The Traitor ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-END-10", "RGT-WIN-01", "RGT-WIN-02", "RGT-WIN-03", "RGT-Q-111")
def test_only_who_has_a_full_set_and_stands_before_him_may_fight() -> None:
    table = Table(2).at(0, "Bridge").full(0).ends(0).quiet()
    assert table.legal(0) == ["pass", "confront"]
    assert table.do(0, "pass").step == "RefillRogue"  # not compulsory
    assert Table(2).at(0, "Sick Bay").full(0).ends(0).quiet().step == "RefillRogue"
    without = Table(2).at(0, "Bridge").full(1).give(0, "M05").ends(0).quiet()
    assert without.step == "RefillRogue"


@pytest.mark.rule("RGT-WIN-06", "RGT-WIN-05", "RGT-WIN-08", "RGT-Q-105", "RGT-Q-106", "RGT-COM-03")
def test_on_nu_earth_he_rolls_eight_dice_and_the_gi_wins_ties() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").ammo(0, gp=6, mine=1).chips(0, "gunnar", "bagman")
    table.give(0, "C03").ends(0).quiet()
    assert "fire mine 1" in table.legal(0)  # Personnel
    table.do(0, "fire gp 4").roll(1, 1, 1, 1)  # 4 + 8 with Gunnar
    table.roll(1, 1, 1)  # Azure
    table.roll(1, 1, 2, 2, 2, 2).roll(2, 3)
    assert table.state.totals == (15, 15)
    assert table.step == "SecondSalvo"
    table.do(0, "hold")
    assert table.state.traitor_lives == 3
    assert table.step == "RefillRogue"  # one round a turn


@pytest.mark.rule("RGT-Q-106", "RGT-WIN-06", "RGT-Q-76")
def test_a_lost_round_costs_one_life_which_a_companion_may_save() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").give(0, "C05").ends(0).quiet().do(0, "fire none 0")
    total(table, mine=1, theirs=6)
    assert table.step == "LoseLives"
    table.roll(6)
    assert (table.gi(0).lives, table.state.traitor_lives) == (3, 4)


@pytest.mark.rule("RGT-WIN-07", "RGT-Q-105", "RGT-MCC-02")
@pytest.mark.parametrize(("mine", "theirs", "after"), [(3, 2, (4, 3)), (2, 3, (3, 4)), (3, 3, (4, 4))])
def test_on_milli_com_both_fight_with_bare_hands(mine: int, theirs: int, after: tuple[int, int]) -> None:
    table = Table(2).at(0, "Bridge").full(0).ammo(0, gp=6).ends(0).quiet()
    assert table.refusal(0, "fire gp 6").rule == "RGT-MCC-01"
    table.do(0, "confront").roll(mine).roll(theirs)
    assert (table.gi(0).lives, table.state.traitor_lives) == after


@pytest.mark.rule("RGT-Q-112", "RGT-SUR-03")
def test_no_evading_and_no_surrender_before_the_traitor() -> None:
    table = Table(2).at(0, "Bridge").full(0).ends(0).quiet()
    assert table.refusal(0, "evade").rule == "RGT-Q-112"
    assert table.refusal(0, "surrender").rule == "RGT-SUR-03"


@pytest.mark.rule("RGT-WIN-11", "RGT-DTH-13", "RGT-DTH-14")
def test_who_takes_his_last_life_wins_and_his_team_is_second() -> None:
    table = Table(4).at(0, "Bridge").full(0, lives=1).put(2, alive=False, lives=0, carrier=0, sector=-1)
    table.put(3, alive=False, lives=0, carrier=0, sector=-1).ends(0).quiet().do(0, "confront").roll(6).roll(1)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.reason == "traitor"
    assert outcome.ranking == ((0,), (2, 3), (1,))
    assert outcome.returns == (1.0, 0.0, 0.0, 0.0)
    assert table.state.asks == ()


@pytest.mark.rule("RGT-TRA-05", "RGT-Q-109")
def test_the_token_goes_directly_and_meets_nobody() -> None:
    table = Table(3).full(0).at(2, "Magnopole").give(1, "R01").turn(0).do(1, "play R01")
    assert table.state.traitor == NAMED["Magnopole"]
    assert table.step == "MoveOn"
    assert table.gi(2).lives == 4


@pytest.mark.rule("RGT-PRC-05", "RGT-END-01", "RGT-END-02")
def test_the_order_of_the_end_phase() -> None:
    table = contact().ends(0)
    names = [type(frame).__name__ for frame in table.state.stack]
    wanted = [
        "RogueWindow",
        "ResolveMission",
        "Confront",
        "Recover",
        "OfferSupply",
        "Search",
        "TidyRogue",
        "RefillRogue",
        "ClueLimit",
    ]
    assert [name for name in names if name in wanted] == wanted


@pytest.mark.rule("RGT-PRC-04")
def test_the_order_of_a_fight() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").ammo(0, gp=1).give(0, "C05").ends(0).quiet()
    table.do(0, "fire gp 1")
    names = [type(frame).__name__ for frame in table.state.stack]
    assert names[:5] == ["Throw", "Throw", "Throw", "SecondSalvo", "TraitorFought"]
    assert [frame.what for frame in table.state.stack[:3]] == ["salvo", "support", "traitor"]  # type: ignore[attr-defined]


@pytest.mark.rule("RGT-PRC-06")
def test_checks_are_made_after_every_change() -> None:
    """A Clue given by a Companion on arrival reveals the set before anything else is asked."""
    table = (
        Table(2).at(0, "Battle Computer").give(0, "C12", "K1", "K2", "K3").turn(0).quiet().do(0, "go M09").draw("K4")
    )
    assert table.gi(0).full
    assert len(CLUES) == 4


@pytest.mark.rule("RGT-TRA-01", "RGT-MIS-16")
def test_with_the_fourth_quarter_no_mission_is_declared_any_more() -> None:
    table = contact().give(0, "K1", "K2", "K3").ends(0).quiet()
    assert table.step == "DrawClues"
    table.state.declared = CARD["M05"]
    table.draw("K4")
    assert table.gi(0).full
    assert table.state.declared == -1
    assert table.gi(0).missions == ()
