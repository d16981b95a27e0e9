"""The death of a GI: what is left, who must fetch the Biochip, what the rescuer gets, teams."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, NAMED, SECTOR, WALK
from covo.games.rogue.state import team
from covo.games.rogue.steps.death import LoseLives, ashore, assign_rescuers, duty
from covo.games.rogue.steps.rescue import TakeChip
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import CHANCE
from tests.rogue.duel import throw
from tests.rogue.table import Table


def kill(table: Table, seat: int, *, turn: int = 0, phase: str = "encounter") -> Table:
    """A GI dies in somebody's turn, and the next turn begins."""
    table.state.turn, table.state.phase = turn, phase
    return table.start(LoseLives(seat, n=4, combat=False), NextTurn())


def fallen(table: Table, seat: int, *, rescuer: int = -1, sector: str = "") -> Table:
    """A GI that died some time ago; its Biochip lies there."""
    gi = table.gi(seat)
    return table.put(
        seat, alive=False, lives=0, rescuer=rescuer, sector=NAMED[sector] if sector else gi.sector, rogue=()
    )


def rescue(table: Table, dead: int = 1) -> Table:
    """Seat 0 has just come to the Biochip."""
    return table.start(TakeChip(0, dead), NextTurn())


# ── Dying ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-DTH-01", "RGT-CMP-11")
def test_a_gi_without_lives_dies() -> None:
    table = Table(3).put(1, lives=2)
    table.start(LoseLives(1, n=1, combat=False), LoseLives(1, n=1, combat=False), NextTurn())
    assert not table.gi(1).alive
    assert table.gi(1).lives == 0
    assert table.news("dies") == [{"seat": 1, "sector": "Copper Hills"}]
    assert [news["lives"] for news in table.news("loses-life")] == [1, 0]


@pytest.mark.rule("RGT-DTH-01", "RGT-Q-95")
def test_the_dead_have_no_turns_and_no_rogue_cards() -> None:
    table = kill(Table(3).give(1, "R19").at(1, "Nu-Salem"), 1)
    assert table.state.turn == 2
    assert table.asked == [0]  # the window goes past seat 1
    assert table.gi(1).rogue == ()
    assert table.discarded("R19") == 1
    assert table.refusal(1, "pass").rule == "RGT-Q-95"


@pytest.mark.rule("RGT-DTH-02", "RGT-BIO-01")
def test_the_personal_biochip_stays_where_the_gi_died() -> None:
    table = kill(Table(3).at(1, "Widow Peak"), 1)
    assert table.where(1) == "Widow Peak"
    assert table.gi(1).carrier == -1


@pytest.mark.rule("RGT-DTH-03", "RGT-DTH-04", "RGT-Q-90")
def test_what_is_set_aside_and_what_is_discarded() -> None:
    table = Table(3).at(1, "Widow Peak").give(1, "C05", "S15", "K1", "M01", "R19", "R20").chips(1, "gunnar", "helm")
    kill(table.ammo(1, gp=3), 1)
    gi = table.gi(1)
    assert table.ids(gi.companions) == ["C05"]
    assert table.ids(gi.items) == ["S15"]
    assert (table.clues(1), table.missions(1)) == (["K1"], ["M01"])
    assert (gi.slots, gi.ammo) == ((1, 1, 0), (3, 0, 0, 0))
    assert gi.rogue == ()
    assert (table.discarded("R19"), table.discarded("R20")) == (1, 1)


@pytest.mark.rule("RGT-DTH-12", "RGT-Q-90")
@pytest.mark.parametrize(
    ("mission", "kept"), [("M23", False), ("M26", False), ("M27", False), ("M01", True), ("M20", True)]
)
def test_genie_and_wedding_bells_missions_of_the_dead_are_discarded(mission: str, kept: bool) -> None:
    table = kill(Table(3).at(1, "Widow Peak").give(2, "C03").chips(1, "helm").give(1, mission), 1)
    assert table.missions(1) == ([mission] if kept else [])
    assert table.discarded(mission) == (not kept)


@pytest.mark.rule("RGT-Q-93")
def test_who_dies_at_sea_leaves_the_chip_on_the_nearest_land() -> None:
    table = kill(Table(3).at(1, "Poison Lake").give(1, "I05"), 1)
    # All around is land: number 2 beats 3, and N34 comes before N43 and N54.
    assert table.where(1) == "Mirror Waste"
    assert ashore(NAMED["Widow Peak"]) == NAMED["Widow Peak"]


# ── Who must go ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-DTH-05", "RGT-Q-91", "RGT-MOV-12", "RGT-Q-92")
def test_the_nearest_living_gi_must_go_directly() -> None:
    table = Table(3).at(0, "Veterans' Plain").at(1, "Furlow").at(2, "Fort Defiance")
    kill(table, 1, turn=1)
    assert table.news("must-rescue") == [{"seat": 2, "dead": 1, "sector": "Furlow"}]  # 1 step, and the first in turn
    assert duty(table.state, 2) == NAMED["Furlow"]
    assert duty(table.state, 0) == -1
    table.turn(2).quiet()
    assert table.legal(2) == ["go N66"]
    assert table.refusal(2, "stay").rule == "RGT-MOV-12"
    assert table.refusal(2, "go N56").rule == "RGT-MOV-12"


@pytest.mark.rule("RGT-DTH-05")
def test_the_nearer_goes_though_the_other_s_turn_comes_first() -> None:
    table = kill(Table(3).at(0, "Cannon Hills").at(1, "Long Meadow").at(2, "Port Carrion"), 1, turn=1)
    assert table.gi(1).rescuer == 0
    table = kill(Table(3).at(0, "Widow Peak").at(1, "Nordgrad").at(2, "Ghost Town"), 0)
    assert table.gi(0).rescuer == 2


@pytest.mark.rule("RGT-DTH-06", "RGT-Q-24")
@pytest.mark.parametrize(("turn", "phase", "rescuer"), [(0, "encounter", 2), (2, "encounter", 0), (0, "movement", 0)])
def test_of_equally_near_gis_the_one_whose_turn_comes_first(turn: int, phase: str, rescuer: int) -> None:
    table = Table(3).at(0, "Copper Hills").at(1, "Furlow").at(2, "Copper Hills")
    kill(table, 1, turn=turn, phase=phase)
    assert table.gi(1).rescuer == rescuer


@pytest.mark.rule("RGT-Q-91")
def test_prisoners_do_not_count_and_the_way_goes_by_shuttle() -> None:
    table = Table(4).at(0, "Transit Hub").at(1, "Shuttle Base").at(2, "Port Carrion").at(3, "Shuttle Base")
    kill(table.put(3, prison=True), 1, turn=1)
    assert table.gi(1).rescuer == 0  # Shuttle Bay, and down in the same turn
    table.turn(0).quiet()
    assert table.legal(0) == ["go M02"]
    table.do(0, "go M02")
    assert table.legal(0) == ["shuttle"]


@pytest.mark.rule("RGT-Q-91", "RGT-Q-73")
def test_with_all_in_prison_the_first_to_escape_goes() -> None:
    table = Table(3).at(0, "Glasshouse").at(2, "Brig").put(0, prison=True).put(2, prison=True)
    kill(table, 1, turn=1)
    assert table.gi(1).rescuer == -1
    table.turn(2).quiet().do(2, "yes").roll(6)
    assert table.gi(1).rescuer == 2


@pytest.mark.rule("RGT-Q-73", "RGT-Q-102")
def test_the_duty_passes_on_from_a_prisoner() -> None:
    table = fallen(Table(3).at(0, "Shatter City").at(2, "Nu-Atlanta"), 1, rescuer=0, sector="Razor Ridge")
    table.only(0, "E01").meet(0).quiet().draw("E01").do(0, "surrender")
    assert table.gi(0).prison
    assert table.gi(1).rescuer == 2


@pytest.mark.rule("RGT-DTH-05")
def test_meanwhile_the_rescuer_leaves_his_own_mission_aside() -> None:
    table = fallen(Table(3).at(0, "Furlow").give(0, "M06"), 1, rescuer=0, sector="Port Carrion").ends(0).quiet()
    assert table.news("declares") == []
    assert table.missions(0) == ["M06"]
    other = fallen(Table(3).at(0, "Furlow").give(0, "M06"), 1, rescuer=2, sector="Port Carrion").ends(0)
    assert other.news("declares") == [{"seat": 0, "card": "M06"}]


@pytest.mark.rule("RGT-Q-92")
def test_every_move_shortens_the_way() -> None:
    table = fallen(Table(2).at(0, "Nu-Atlanta"), 1, rescuer=0, sector="Furlow").turn(0).quiet()
    assert table.legal(0) == ["go N65"]
    table = fallen(Table(2).at(0, "Nu-Atlanta").give(0, "R13"), 1, rescuer=0, sector="Port Carrion").turn(0)
    table.do(0, "play R13")
    assert "stay" not in table.legal(0)
    assert "go N66" in table.legal(0)
    assert "go N63" not in table.legal(0)


@pytest.mark.rule("RGT-Q-92")
def test_cards_may_delay_the_rescuer() -> None:
    table = Table(3).at(0, "Nu-Atlanta").give(2, "R17")
    fallen(table, 1, rescuer=0, sector="Furlow").turn(0).do(2, "play R17").do(0, "pass")
    assert table.where(0) == "Nu-Atlanta"
    assert table.state.phase != "movement"


@pytest.mark.rule("RGT-Q-93", "RGT-MIL-15")
def test_the_rescuer_may_enter_the_security_zone_for_it() -> None:
    table = fallen(Table(2).at(0, "Transit Hub"), 1, rescuer=0, sector="Security Zone").turn(0).do(0, "pass")
    assert table.legal(0) == ["go M06"]
    other = fallen(Table(2).at(0, "Transit Hub"), 1, rescuer=0, sector="Bridge").turn(0).do(0, "pass")
    assert "go M06" not in other.legal(0)


@pytest.mark.rule("RGT-Q-103")
def test_a_full_set_does_not_excuse() -> None:
    table = kill(Table(2).at(0, "Nu-Atlanta").full(0).at(1, "Furlow"), 1)
    assert duty(table.state, 0) == NAMED["Furlow"]


@pytest.mark.rule("RGT-Q-102")
def test_the_rescuer_stays_the_same_though_another_comes_nearer() -> None:
    table = kill(Table(3).at(0, "Copper Hills").at(1, "Furlow").at(2, "Port Carrion"), 1)
    assert table.gi(1).rescuer == 0
    table.at(2, "Fort Defiance").turn(2)
    assert table.gi(1).rescuer == 0


@pytest.mark.rule("RGT-Q-102")
def test_another_gi_may_take_the_chip_in_passing() -> None:
    table = fallen(Table(3).at(0, "Nu-Salem").at(2, "Copper Hills"), 1, rescuer=0, sector="Furlow")
    table.turn(2).quiet().do(2, "go N66")
    assert table.legal(2) == ["yes", "no"]
    left = table.state.copy()
    table.do(2, "yes", "slot gunnar")
    assert table.gi(1).carrier == 2
    assert duty(table.state, 0) == -1
    table.state = left
    table.do(2, "no")
    assert duty(table.state, 0) == NAMED["Furlow"]


@pytest.mark.rule("RGT-Q-91")
def test_the_way_goes_over_land_milli_com_and_the_shuttle() -> None:
    far = WALK[0]
    assert far[NAMED["Shuttle Base"]][NAMED["Shuttle Bay"]] == 1
    assert far[NAMED["Nu-Atlanta"]][NAMED["Shuttle Bay"]] == 1  # into the base and up in one turn
    assert far[NAMED["Transit Hub"]][NAMED["Bridge"]] == 4
    assert WALK[1][NAMED["Transit Hub"]][NAMED["Bridge"]] == 2  # through the Security Zone with Helm
    assert far[NAMED["Transit Hub"]][NAMED["Security Zone"]] == 1  # entered as the goal
    assert far[NAMED["Boneyard"]][NAMED["Poison Lake"]] == 99  # never into the sea,
    assert far[NAMED["Poison Lake"]][NAMED["Boneyard"]] == 1  # but out of it


@pytest.mark.rule("RGT-Q-92", "RGT-MOV-12", "RGT-Q-103")
def test_every_move_goes_nearer() -> None:
    table = Table(3).at(0, "Widow Peak").at(1, "Thornveldt").at(2, "Nordgrad").full(1)
    kill(table, 0).over()
    table.turn(1).quiet()
    assert "stay" not in table.legal(1)
    far = WALK[0]
    goal = NAMED["Widow Peak"]
    for move in table.legal(1, "go"):
        assert far[SECTOR[move.split()[1]]][goal] < far[NAMED["Thornveldt"]][goal]
    assert table.refusal(1, "stay").rule == "RGT-MOV-12"
    assert table.refusal(1, "go N67").rule == "RGT-MOV-12"  # Green Hell leads away
    assert duty(table.state, 1) == goal


@pytest.mark.rule("RGT-Q-92", "RGT-Q-93")
def test_the_shuttle_and_the_security_zone_on_the_way_to_a_biochip() -> None:
    table = Table(2).at(0, "Security Zone").at(1, "Nu-Atlanta")
    kill(table, 0).over()
    table.turn(1).quiet()
    assert table.legal(1) == ["go N63"]  # Shuttle Base
    table.do(1, "go N63")
    assert table.legal(1) == ["shuttle"]
    past = Table(2).at(0, "Nu-Atlanta").at(1, "Convoy Road")
    kill(past, 0).over()
    past.turn(1).quiet().do(1, "go N63")
    assert past.legal(1) == ["pass"]  # not up and away
    near = Table(2).at(0, "Security Zone").at(1, "Transit Hub")
    kill(near, 0).over()
    near.turn(1).quiet()
    assert near.legal(1) == ["go M06"]  # without Helm, for this purpose


@pytest.mark.rule("RGT-Q-73", "RGT-Q-102")
def test_the_duty_passes_on_when_the_rescuer_is_locked_up() -> None:
    table = Table(3).at(0, "Widow Peak").at(1, "Shatter City").at(2, "Nordgrad")
    kill(table, 0).over()
    assert table.gi(0).rescuer == 1
    table.only(0, "E01").meet(1).quiet().draw("E01").do(1, "surrender")
    assert table.gi(0).rescuer == 2
    table.at(1, "Widow Peak").put(1, prison=False)
    assign_rescuers(table.state)
    assert table.gi(0).rescuer == 2  # chosen anew only if he dies or is imprisoned


@pytest.mark.rule("RGT-Q-102", "RGT-DTH-07", "RGT-DTH-09")
def test_any_free_gi_may_take_the_chip_and_the_rescuer_must() -> None:
    table = Table(3).at(0, "Widow Peak").at(1, "Ghost Town").at(2, "Ghost Town")
    table.put(0, alive=False, lives=0, rescuer=1)
    table.turn(2).quiet().do(2, "go N47")
    assert table.step == "OfferChip"
    assert table.do(2, "no").gi(0).carrier == -1
    table.turn(1).quiet().do(1, "go N47")
    assert table.gi(0).carrier == 1
    other = Table(3).at(0, "Widow Peak").at(1, "Ghost Town").at(2, "Ghost Town").put(0, alive=False, lives=0, rescuer=1)
    other.turn(2).quiet().do(2, "go N47", "yes")
    assert (other.gi(0).carrier, duty(other.state, 1)) == (2, -1)  # that ends the duty


# ── The rescue ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-DTH-07", "RGT-PRC-01", "RGT-Q-96")
def test_the_biochip_goes_into_an_empty_slot_and_works_there() -> None:
    table = fallen(Table(2).at(0, "Copper Hills").chips(0, "gunnar"), 1, rescuer=0, sector="Furlow")
    table.turn(0).do(0, "pass", "go N66")
    assert table.legal(0) == ["slot helm", "slot bagman"]
    assert not table.gi(0).bagman
    table.do(0, "slot bagman")
    assert table.gi(0).bagman
    assert table.gi(0).slots == (1, 0, 4 + 1)
    assert table.news("takes-chip") == [{"seat": 0, "dead": 1}]


@pytest.mark.rule("RGT-DTH-08", "RGT-Q-101")
def test_with_no_empty_slot_a_numbered_biochip_makes_room() -> None:
    table = Table(3).put(0, slots=(2, 4 + 2, 3))
    fallen(fallen(table, 2).put(2, carrier=0), 1)
    table.state.chips = (7, 7, 6)
    rescue(table)
    assert table.legal(0) == ["slot gunnar", "slot bagman"]  # not the one that is another GI
    table.do(0, "slot gunnar")
    assert table.gi(0).slots == (4 + 1, 4 + 2, 3)
    assert table.state.chips == (7, 8, 6)  # back into the container


@pytest.mark.rule("RGT-Q-94")
def test_with_gis_in_all_slots_the_chip_is_carried_along() -> None:
    table = Table(5).put(0, slots=(4 + 2, 4 + 3, 4 + 4))
    for seat in (2, 3, 4):
        fallen(table, seat).put(seat, carrier=0)
    rescue(fallen(table, 1))
    assert table.gi(0).slots == (4 + 2, 4 + 3, 4 + 4)
    assert table.gi(0).spare == (1,)
    assert set(team(table.state, 0)) == {0, 1, 2, 3, 4}


@pytest.mark.rule("RGT-Q-101", "RGT-DTH-10")
def test_numbered_biochips_of_the_dead_may_fill_empty_slots() -> None:
    table = fallen(Table(2).put(1, slots=(2, 3, 0)), 1)
    table.state.chips = (7, 7, 6)
    rescue(table).do(0, "slot helm")
    assert table.legal(0) == ["slot gunnar", "slot bagman", "no"]
    table.do(0, "slot gunnar")
    assert table.legal(0) == ["slot bagman", "no"]
    table.do(0, "no")
    assert table.gi(0).slots == (2, 4 + 1, 0)
    assert table.state.chips == (7, 7, 7)
    assert table.gi(1).slots == (0, 0, 0)
    ones = fallen(Table(2).put(1, slots=(1, 0, 0)), 1)
    ones.state.chips = (6, 7, 7)
    rescue(ones).do(0, "slot helm", "no")
    assert ones.state.chips == (7, 7, 7)  # a chip numbered 1 like any other


@pytest.mark.rule("RGT-DTH-09", "RGT-HID-06", "RGT-Q-95")
def test_both_form_a_team_and_the_dead_player_sees_what_the_living_sees() -> None:
    table = fallen(Table(3).give(0, "R19", "K1", "M01").give(2, "R20"), 1).chips(0, "gunnar", "helm")
    rescue(table)
    assert team(table.state, 0) == (0, 1)
    assert table.view(1).gis[0].rogue == (CARD["R19"],)
    assert [card for card, _ in table.view(1).gis[0].missions] == [CARD["M01"]]
    assert table.view(1).gis[2].rogue == (-1,)
    assert table.view(2).gis[0].rogue == (-1,)
    assert 1 not in table.asked


@pytest.mark.rule("RGT-DTH-10")
def test_the_rescuer_takes_ammunition_items_clues_and_companions_within_the_limits() -> None:
    table = Table(2).ammo(0, gp=5, plasma=1).ammo(1, gp=3, plasma=1, mine=2).chips(0, "gunnar", "helm")
    table.give(0, "S15", "S16", "S17", "S18").give(1, "S13", "S19", "I05", "K2", "C05", "C11").give(0, "K1")
    rescue(fallen(table, 1))
    assert table.gi(0).ammo == (6, 2, 0, 2)
    assert table.clues(0) == ["K1", "K2"]
    assert table.step == "TooManyItems"
    table.do(0, "drop S13")
    assert len(table.gi(0).items) == 6
    assert table.step == "OfferCompanion"
    table.do(0, "yes", "no")
    assert table.ids(table.gi(0).companions) == ["C05"]
    assert table.discarded("C11") == 1
    assert table.gi(1).items == table.gi(1).companions == table.gi(1).clues == ()
    assert table.gi(1).ammo == (0, 0, 0, 0)


@pytest.mark.rule("RGT-DTH-10", "RGT-MIS-10")
def test_a_bride_taken_over_completes_the_rescuer_s_mission() -> None:
    table = rescue(fallen(Table(2).give(0, "M27").give(1, "C03").chips(0, "gunnar", "helm"), 1)).do(0, "yes")
    assert table.news("completes") == [{"seat": 0, "card": "M27"}]


@pytest.mark.rule("RGT-DTH-11", "RGT-Q-99")
def test_the_team_keeps_both_missions_and_finishes_them_in_any_order() -> None:
    table = rescue(fallen(Table(2).give(0, "M01").give(1, "M06").chips(0, "gunnar", "helm"), 1))
    assert table.legal(0) == ["yes", "drop M01", "drop M06"]
    table.do(0, "yes")
    assert table.missions(0) == ["M01", "M06"]
    table.at(0, "Furlow").ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": "M06"}]
    table.draw("K1", "M10").do(0, "yes")
    assert table.missions(0) == ["M01", "M10"]  # replaced


@pytest.mark.rule("RGT-DTH-11", "RGT-Q-99")
def test_a_place_given_up_is_not_filled_again() -> None:
    table = rescue(fallen(Table(2).give(0, "M01").give(1, "M06").chips(0, "gunnar", "helm"), 1)).do(0, "drop M01")
    assert table.missions(0) == ["M06"]
    assert table.discarded("M01") == 1
    table.at(0, "Furlow").ends(0).quiet().draw("K1", "M10").do(0, "yes")
    assert table.missions(0) == ["M10"]
    assert table.step != "DrawMission"


@pytest.mark.rule("RGT-MIS-14", "RGT-DTH-11")
def test_an_inherited_mission_that_is_impossible_is_replaced() -> None:
    table = fallen(Table(2).give(0, "M01").give(1, "M20").put(0, slots=(1, 0, 1)), 1)
    rescue(table).do(0, "yes")
    assert table.gi(0).helm  # the dead GI's chip itself fills Helm
    assert table.missions(0) == ["M01", "M20"]
    table = fallen(Table(2).give(0, "M01").give(1, "M20").put(0, slots=(0, 0, 1)), 1)
    rescue(table).do(0, "slot gunnar", "yes")
    assert table.news("impossible") == [{"seat": 0, "card": "M20"}]
    table.draw("M02")
    assert table.missions(0) == ["M01", "M02"]


@pytest.mark.rule("RGT-Q-35", "RGT-MIS-14", "RGT-DTH-08")
def test_helm_given_up_for_a_biochip_still_works_as_helm() -> None:
    table = fallen(Table(2).give(0, "M20").put(0, slots=(1, 1, 1)), 1)
    table.state.chips = (4, 8, 7)
    rescue(table).do(0, "slot helm")
    assert table.gi(0).helm  # RGT-Q-96: a GI's chip works like a numbered one
    assert table.missions(0) == ["M20"]


@pytest.mark.rule("RGT-Q-100", "RGT-TRA-01")
def test_a_full_set_by_inheritance_is_revealed_at_once() -> None:
    table = Table(2).give(0, "K1", "K2", "M01").give(1, "K3", "K4", "M06").chips(0, "gunnar", "helm")
    rescue(fallen(table, 1))
    assert table.gi(0).full
    assert table.news("unmasks") == [{"seat": 0}]
    assert table.missions(0) == []
    assert (table.discarded("M01"), table.discarded("M06")) == (1, 1)
    assert table.state.traitor == NAMED["Bridge"]


@pytest.mark.rule("RGT-Q-100")
def test_a_revealed_set_of_the_dead_stays_revealed_with_the_rescuer() -> None:
    table = Table(2).give(0, "M01").full(1, "Nu-Salem", lives=2).chips(0, "gunnar", "helm")
    rescue(fallen(table, 1))
    assert table.gi(0).full
    assert not table.gi(1).full
    assert table.missions(0) == []
    assert (table.state.traitor, table.state.traitor_lives) == (NAMED["Nu-Salem"], 2)
    both = Table(2).full(0).full(1).chips(0, "gunnar", "helm")
    rescue(fallen(both, 1))
    assert both.gi(0).full
    assert [both.discarded(f"K{n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.rule("RGT-Q-104")
def test_a_rescuer_who_dies_leaves_all_chips_together() -> None:
    table = Table(3).put(0, slots=(4 + 1, 0, 0)).at(0, "Furlow").at(2, "Copper Hills")
    fallen(table, 1).put(1, carrier=0)
    kill(table, 0, turn=0)
    assert table.gi(0).rescuer == 2
    table.turn(2).do(2, "pass", "go N66")
    table.do(2, "slot gunnar", "slot helm")
    assert table.gi(2).slots == (4 + 0, 4 + 1, 0)
    assert set(team(table.state, 2)) == {0, 1, 2}


@pytest.mark.rule("RGT-Q-98")
def test_who_kills_a_gi_takes_the_chip_at_once() -> None:
    table = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").ammo(0, gp=6).put(1, lives=1).chips(0, "gunnar", "helm")
    throw(table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 6").do(1, "fire none 0"), 6)
    assert table.gi(1).carrier == 0
    assert table.gi(0).slots[2] == 4 + 1


@pytest.mark.rule("RGT-Q-98")
def test_the_killer_takes_it_though_a_third_gi_stands_there() -> None:
    table = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").at(2, "Nu-Atlanta").ammo(0, gp=6).put(1, lives=1)
    throw(table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 6").do(1, "fire none 0"), 6)
    assert table.gi(1).carrier == 0


@pytest.mark.rule("RGT-Q-98")
def test_a_defender_who_kills_the_attacker_takes_his_chip() -> None:
    table = Table(4).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").at(2, "Nu-Atlanta").ammo(2, gp=6).put(0, lives=1)
    throw(table.meet(0).quiet().do(0, "attack 2").do(2, "stand").do(0, "fire none 0").do(2, "fire gp 6"), 1, 6)
    assert table.gi(0).carrier == 2


@pytest.mark.rule("RGT-Q-97")
def test_with_all_gis_dead_nobody_wins() -> None:
    table = kill(fallen(Table(2), 1), 0)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "dead"
    assert table.state.outcome.ranking == ((0, 1),)
    assert table.state.outcome.returns == (0.0, 0.0)


# ── Second place ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-DTH-13", "RGT-DTH-14", "RGT-WIN-11")
def test_the_rescued_share_second_place() -> None:
    table = Table(4).at(0, "Bridge").full(0, lives=1)
    for seat in (1, 3):
        fallen(table, seat).put(seat, carrier=0)
    table.ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((0,), (1, 3), (2,))
    assert table.state.outcome.returns == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.rule("RGT-DTH-13")
def test_a_dead_gi_nobody_rescued_is_not_placed_second() -> None:
    table = fallen(Table(3).at(0, "Bridge").full(0, lives=1), 1, rescuer=2, sector="Furlow")
    table.ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((0,), (1, 2))


@pytest.mark.rule("RGT-Q-23")
def test_the_left_player_is_the_next_living_one() -> None:
    table = fallen(Table(3).at(0, "Copper Hills"), 1, rescuer=2, sector="Furlow")
    table.meet(0).quiet()
    assert table.state.left == 2
    alone = fallen(Table(2).at(0, "Shatter City"), 1).put(1, carrier=0)
    alone.only(0, "E01", "E34").meet(0).quiet()
    alone.draw("E01", "E34")
    assert alone.state.left == -1
    assert (alone.step, alone.asked) == ("LayPile", [CHANCE])  # the engine orders ties
    assert alone.legal(CHANCE) == ["lay E01 E34", "lay E34 E01"]


@pytest.mark.rule("RGT-Q-95", "RGT-HID-06")
def test_the_dead_have_no_turns_and_see_what_their_carrier_sees() -> None:
    table = Table(3).give(1, "M05", "K2", "R13").put(0, alive=False, lives=0, carrier=1, sector=-1).turn(1)
    order = []
    while table.step == "RogueWindow":
        order += table.asked
        table.do(table.asked[0], "pass")
    assert order == [2, 1]  # no place in the window
    seen = table.view(0)
    assert seen.gis[1] == table.view(1).gis[1]
    assert seen.gis[1].missions[0][0] == CARD["M05"]
    assert table.view(2).gis[1].missions == ((-1, 0),)
    assert table.refusal(0, "stay").rule == "RGT-Q-95"
    table.do(1, "stay").over().quiet().do(2, "stay").over()
    assert table.state.turn == 1  # the dead are passed over


@pytest.mark.rule("RGT-Q-23")
def test_the_last_gi_goes_on_alone() -> None:
    table = Table(2).put(1, alive=False, lives=0, carrier=0, sector=-1).turn(0).quiet().do(0, "stay").over()
    assert (table.state.turn, table.state.round) == (0, 2)
