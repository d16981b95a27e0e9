"""Death of a GI, the rescue of its Biochip, teams."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.rogue.box import CARD, NAMED, WALK
from covo.games.rogue.state import chip_of
from covo.games.rogue.steps.death import LoseLives, ashore, assign_rescuers, duty
from covo.games.rogue.steps.rescue import TakeChip
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.table import Table, total


def kill(table: Table, seat: int = 0) -> Table:
    """This GI loses its last Life by a card."""
    return table.put(seat, lives=1).start(LoseLives(seat, n=1, combat=False), NextTurn())


def rescue(table: Table, seat: int = 1, dead: int = 0) -> Table:
    return table.start(TakeChip(seat, dead), NextTurn())


@pytest.mark.rule("RGT-DTH-01", "RGT-DTH-02", "RGT-DTH-03", "RGT-DTH-04", "RGT-Q-90", "RGT-BIO-01")
def test_what_a_dead_gi_leaves() -> None:
    table = Table(3).chips(0, "helm").ammo(0, gp=3).give(0, "S15", "C05", "K1", "M05", "R13", "R14")
    kill(table)
    gi = table.gi(0)
    assert not gi.alive
    assert table.where(0) == "Thornveldt"  # the Biochip lies there
    assert (gi.slots, gi.ammo, table.ids(gi.items), table.ids(gi.companions)) == (
        (0, 1, 0),
        (3, 0, 0, 0),
        ["S15"],
        ["C05"],
    )
    assert (table.clues(0), table.missions(0)) == (["K1"], ["M05"])  # set aside
    assert gi.rogue == ()
    assert (table.discarded("R13"), table.discarded("R14")) == (1, 1)
    two = kill(Table(2).put(0, lives=2))
    assert not two.gi(0).alive


@pytest.mark.rule("RGT-DTH-12", "RGT-Q-90")
@pytest.mark.parametrize("mission", ["M23", "M26", "M27"])
def test_genie_and_wedding_bells_are_discarded(mission: str) -> None:
    table = kill(Table(3).give(1, "C03").give(0, mission))
    assert table.missions(0) == []
    assert table.discarded(mission) == 1


@pytest.mark.rule("RGT-DTH-05", "RGT-Q-91", "RGT-MOV-12")
def test_the_nearest_free_gi_must_go() -> None:
    table = kill(Table(3).at(0, "Widow Peak").at(1, "Ghost Town").at(2, "Nordgrad"))
    assert table.gi(0).rescuer == 1
    locked = kill(Table(3).at(0, "Widow Peak").at(1, "Glasshouse").put(1, prison=True).at(2, "Nordgrad"))
    assert locked.gi(0).rescuer == 2
    assert kill(Table(2).at(0, "Widow Peak").at(1, "Brig").put(1, prison=True)).gi(0).rescuer == -1


@pytest.mark.rule("RGT-DTH-05")
def test_the_rescuer_leaves_his_mission_aside() -> None:
    table = Table(2).at(0, "Widow Peak").at(1, "Ghost Town").give(1, "M09").put(0, alive=False, lives=0, rescuer=1)
    assert not table.ends(1).news("declares")
    free = Table(2).at(0, "Widow Peak").at(1, "Ghost Town").give(1, "M09")
    assert free.ends(1).news("declares") == [{"seat": 1, "card": "M09"}]


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


@pytest.mark.rule("RGT-DTH-06", "RGT-Q-24")
def test_of_two_equally_near_the_one_whose_turn_comes_first() -> None:
    def dead(turn: int, phase: str) -> int:
        table = Table(4).at(0, "Furlow").at(1, "Furlow").at(2, "Furlow").at(3, "Copper Hills")
        table.state.turn, table.state.phase = turn, phase
        table.put(3, alive=False, lives=0)
        assign_rescuers(table.state)
        return table.gi(3).rescuer

    assert dead(0, "encounter") == 1  # the turn player himself comes last,
    assert dead(0, "movement") == 0  # unless it is still his Movement phase
    assert dead(2, "encounter") == 0


@pytest.mark.rule("RGT-Q-92", "RGT-MOV-12", "RGT-Q-103")
def test_every_move_goes_nearer() -> None:
    table = Table(3).at(0, "Widow Peak").at(1, "Thornveldt").at(2, "Nordgrad").full(1)
    kill(table).over()
    table.turn(1).quiet()
    assert "stay" not in table.legal(1)
    far = WALK[0]
    goal = NAMED["Widow Peak"]
    from covo.games.rogue.box import SECTOR

    for move in table.legal(1, "go"):
        assert far[SECTOR[move.split()[1]]][goal] < far[NAMED["Thornveldt"]][goal]
    assert table.refusal(1, "stay").rule == "RGT-MOV-12"
    assert table.refusal(1, "go N67").rule == "RGT-MOV-12"  # Green Hell leads away
    assert duty(table.state, 1) == goal


@pytest.mark.rule("RGT-Q-92", "RGT-Q-93")
def test_the_shuttle_and_the_security_zone_on_the_way_to_a_biochip() -> None:
    table = Table(2).at(0, "Security Zone").at(1, "Nu-Atlanta")
    kill(table).over()
    table.turn(1).quiet()
    assert table.legal(1) == ["go N63"]  # Shuttle Base
    table.do(1, "go N63")
    assert table.legal(1) == ["shuttle"]
    past = Table(2).at(0, "Nu-Atlanta").at(1, "Convoy Road")
    kill(past).over()
    past.turn(1).quiet().do(1, "go N63")
    assert past.legal(1) == ["pass"]  # not up and away
    near = Table(2).at(0, "Security Zone").at(1, "Transit Hub")
    kill(near).over()
    near.turn(1).quiet()
    assert near.legal(1) == ["go M06"]  # without Helm, for this purpose


@pytest.mark.rule("RGT-Q-93")
def test_who_dies_at_sea_leaves_the_chip_on_the_nearest_land() -> None:
    assert ashore(NAMED["Poison Lake"]) in (
        NAMED["Boneyard"],
        NAMED["Mirror Waste"],
        NAMED["Glass Lagoon"],
        NAMED["Redoubt Fields"],
        NAMED["Burning Wood"],
        NAMED["Quartz Zone"],
    )
    lake = ashore(NAMED["Poison Lake"])
    assert lake == NAMED["Mirror Waste"]  # number 2, and the lowest id of those
    assert ashore(NAMED["Furlow"]) == NAMED["Furlow"]


@pytest.mark.rule("RGT-Q-73", "RGT-Q-102")
def test_the_duty_passes_on_when_the_rescuer_is_locked_up() -> None:
    table = Table(3).at(0, "Widow Peak").at(1, "Shatter City").at(2, "Nordgrad")
    kill(table).over()
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


@pytest.mark.rule("RGT-DTH-07", "RGT-Q-96", "RGT-BIO-09")
def test_the_chip_goes_into_an_empty_slot_and_works() -> None:
    table = rescue(Table(2).put(0, alive=False, lives=0))
    assert table.legal(1) == ["slot gunnar", "slot helm", "slot bagman"]
    table.do(1, "slot helm")
    assert table.gi(1).slots == (0, chip_of(0), 0)
    assert table.gi(1).helm


@pytest.mark.rule("RGT-DTH-08", "RGT-Q-101", "RGT-Q-94", "RGT-Q-35")
def test_with_no_empty_slot_a_numbered_chip_makes_room() -> None:
    table = Table(3).put(1, slots=(2, 1, chip_of(2))).put(0, alive=False, lives=0)
    table.put(2, alive=False, lives=0, carrier=1, sector=-1)
    before = table.state.chips
    rescue(table)
    assert table.legal(1) == ["slot gunnar", "slot helm"]  # not the one that is a GI
    table.do(1, "slot gunnar")
    assert table.gi(1).slots == (chip_of(0), 1, chip_of(2))
    assert table.state.chips == (before[0], before[1] + 1, before[2])  # back to the container
    spare = Table(2).put(1, slots=(chip_of(3), chip_of(4), chip_of(5))).put(0, alive=False, lives=0)
    assert rescue(spare).gi(1).spare == (0,)  # carried without function


@pytest.mark.rule("RGT-DTH-10", "RGT-Q-101")
def test_the_living_gi_takes_over_within_the_usual_limits() -> None:
    table = Table(2).ammo(0, gp=4, mine=2).ammo(1, gp=4).give(0, "K1", "S15", "S17", "C01", "C05").give(1, "K2")
    table.give(1, "S09", "S10", "S13", "S18", "S19").put(0, slots=(0, 2, 0), alive=False, lives=0)
    rescue(table).do(1, "slot bagman")
    assert table.gi(1).ammo == (6, 0, 0, 2)
    assert table.clues(1) == ["K1", "K2"]
    assert table.step == "TooManyItems"
    table.do(1, "drop S09")
    assert table.legal(1) == ["slot gunnar", "slot helm", "no"]  # the dead GI's numbered Biochip
    table.do(1, "slot gunnar")
    assert table.gi(1).slots == (2, 0, chip_of(0))
    table.do(1, "no")  # not K for Ken
    table.do(1, "yes")
    assert table.ids(table.gi(1).companions) == ["C05"]
    assert table.discarded("C01") == 1
    assert table.gi(0).items == table.gi(0).companions == ()


@pytest.mark.rule("RGT-Q-101")
def test_numbered_chips_nobody_wants_return_to_the_container() -> None:
    table = Table(2).put(0, slots=(3, 0, 0), alive=False, lives=0)
    before = sum(table.state.chips)
    rescue(table).do(1, "slot bagman", "no")
    assert sum(table.state.chips) == before + 1


@pytest.mark.rule("RGT-DTH-11", "RGT-Q-99")
def test_a_team_keeps_both_missions_or_discards_one() -> None:
    table = Table(2).give(0, "M05").give(1, "M06").put(0, alive=False, lives=0)
    rescue(table).do(1, "slot helm")
    assert table.legal(1) == ["yes", "drop M05", "drop M06"]
    keep = Table(2).give(0, "M05").give(1, "M06").put(0, alive=False, lives=0)
    rescue(keep).do(1, "slot helm", "yes")
    assert (keep.missions(1), keep.gi(1).places) == (["M05", "M06"], 2)
    keep.over().at(1, "Magnopole").ends(1).quiet().draw("K1").draw("M07").do(1, "yes")
    assert keep.missions(1) == ["M06", "M07"]  # each completed one is replaced
    table.do(1, "drop M05")
    assert (table.missions(1), table.gi(1).places) == (["M06"], 1)
    table.over().at(1, "Furlow").ends(1).quiet().draw("K1").draw("M07").do(1, "yes")
    assert table.missions(1) == ["M07"]  # the place given up is not filled again


@pytest.mark.rule("RGT-Q-100")
def test_a_full_set_by_inheritance() -> None:
    table = Table(2).give(0, "K1", "K2").give(1, "K3", "K4", "M05").put(0, alive=False, lives=0)
    rescue(table).do(1, "slot helm")
    assert table.gi(1).full
    assert table.state.traitor == NAMED["Bridge"]
    assert table.missions(1) == []
    shown = Table(2).full(0).give(1, "M05").put(0, alive=False, lives=0)
    rescue(shown).do(1, "slot helm")
    assert (shown.gi(1).full, shown.gi(0).full, shown.missions(1)) == (True, False, [])
    both = Table(2).full(0).full(1).put(0, alive=False, lives=0)
    rescue(both).do(1, "slot helm")
    assert both.gi(1).full
    assert [both.discarded(f"K{n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.rule("RGT-Q-98", "RGT-GIE-05")
def test_the_killer_takes_the_chip_at_once() -> None:
    table = Table(3).at(0, "Shatter City").at(1, "Shatter City").put(1, lives=1).ammo(0, gp=2).meet(0).quiet()
    total(table.do(0, "attack 1").do(1, "stand").do(0, "fire gp 2").do(1, "fire none 0"), mine=6)
    assert not table.gi(1).alive
    assert table.gi(1).carrier == 0
    assert table.step == "SeatChips"


@pytest.mark.rule("RGT-Q-104")
def test_a_rescuer_who_dies_leaves_all_chips_together() -> None:
    table = Table(3).put(1, slots=(chip_of(0), 0, 0)).put(0, alive=False, lives=0, carrier=1, sector=-1)
    kill(table, 1)
    assert table.gi(1).carrier == -1
    rescue(table, 2, 1)
    while table.step == "SeatChips":
        table.do(2, table.legal(2)[0])
    assert (table.gi(0).carrier, table.gi(1).carrier) == (2, 2)
    assert sorted(table.gi(2).slots) == [0, chip_of(0), chip_of(1)]


@pytest.mark.rule("RGT-Q-97")
def test_all_gis_dead() -> None:
    table = kill(Table(2).put(1, alive=False, lives=0, carrier=0, sector=-1))
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.returns) == ("dead", (0.0, 0.0))


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
    table: Any = Table(2).put(1, alive=False, lives=0, carrier=0, sector=-1).turn(0).quiet().do(0, "stay").over()
    assert (table.state.turn, table.state.round) == (0, 2)
