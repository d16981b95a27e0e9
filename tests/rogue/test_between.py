"""Encounters between GIs."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, NAMED
from covo.games.rogue.game import GAME
from covo.kernel import WATCHER
from tests.rogue.table import Table, total


def met(seats: int = 3, sector: str = "Shatter City") -> Table:
    """Seats 0 and 1 in one sector; gear is given before `meet`."""
    return Table(seats).at(0, sector).at(1, sector)


@pytest.mark.rule("RGT-GIE-01", "RGT-GIE-02", "RGT-GIE-04", "RGT-Q-02", "RGT-TRN-05", "RGT-Q-54")
def test_who_enters_a_sector_with_a_gi_meets_it_and_nothing_else() -> None:
    table = met().lie("Shatter City", "E16").give(0, "C05", "M05", "K1").give(1, "C06", "K2", "M06").meet(0).quiet()
    assert table.step == "ChooseOption"
    assert {move.split()[0] for move in table.legal(0)} == {
        "attack", "kidnap", "hand", "missions", "clues", "trade", "talk",
    }  # fmt: skip
    table.do(0, "talk 1").over()
    assert table.fixed() == [("Shatter City", "E16")]  # fixed cards wait
    assert table.state.turn == 1


@pytest.mark.rule("RGT-Q-56")
def test_who_stays_has_no_encounter_with_a_gi() -> None:
    table = met().meet(0, moved=False).quiet()
    assert table.state.phase == "end"


@pytest.mark.rule("RGT-GIE-03")
def test_prisoners_take_no_part() -> None:
    table = met(3, "Glasshouse").put(1, prison=True).meet(0).quiet()
    assert table.step == "DrawEncounter"  # the battlefield
    crowd = met(3, "Glasshouse").at(2, "Glasshouse").put(1, prison=True).meet(0).quiet()
    assert crowd.refusal(0, "talk 1").rule == "RGT-GIE-03"
    assert "talk 2" in crowd.legal(0)


@pytest.mark.rule("RGT-Q-55")
def test_of_several_the_attacker_picks_one() -> None:
    table = met(3).at(2, "Shatter City").meet(0).quiet()
    assert {"attack 1", "attack 2"} <= set(table.legal(0))
    assert table.do(0, "talk 2").state.phase == "end"


@pytest.mark.rule("RGT-GIE-26")
def test_talk_changes_nothing() -> None:
    table = met().meet(0).quiet()
    before = table.state.gis
    assert table.do(0, "talk 1").state.gis == before


@pytest.mark.rule("RGT-GIE-05", "RGT-GIE-08", "RGT-Q-62", "RGT-SAL-07")
def test_an_attack_is_a_fight_of_declared_salvos() -> None:
    table = met().ammo(0, gp=2, seal=1, mine=1).ammo(1, gp=1, plasma=1).meet(0).quiet().do(0, "attack 1")
    table.do(1, "stand")
    assert "fire mine 1" in table.legal(0)  # Personnel
    assert "fire seal 1" not in table.legal(0)
    table.do(0, "fire gp 2")
    assert table.asked == [1]  # then the Defender declares, before anybody rolls
    table.do(1, "fire gp 1")
    total(table, mine=6, theirs=1)
    assert table.news("gis-fought") == [{"seat": 0, "other": 1, "mine": 12, "theirs": 1}]
    assert (table.gi(0).lives, table.gi(1).lives) == (4, 3)


@pytest.mark.rule("RGT-Q-61")
def test_a_tie_between_gis_hurts_nobody() -> None:
    table = met().ammo(0, gp=1).ammo(1, gp=1).meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 1")
    table.do(1, "fire gp 1").roll(4).roll(4)
    assert (table.gi(0).lives, table.gi(1).lives) == (4, 4)


@pytest.mark.rule("RGT-Q-62", "RGT-SEC-01")
def test_second_salvos_attacker_first() -> None:
    table = met().ammo(0, gp=2).ammo(1, gp=2).chips(0, "bagman").chips(1, "bagman").meet(0).quiet()
    table.do(0, "attack 1").do(1, "stand").do(0, "fire gp 1").do(1, "fire gp 1").roll(1).roll(1)
    assert (table.step, table.asked) == ("SecondSalvo", [0])
    table.do(0, "hold")
    assert table.asked == [1]
    table.do(1, "fire gp 1").roll(1)
    assert table.gi(0).lives == 3


@pytest.mark.rule("RGT-GIE-06", "RGT-GIE-07", "RGT-Q-60", "RGT-GIE-11")
def test_the_defender_may_evade_an_attack() -> None:
    table = met(3, "Frostwall").put(0, lives=2).give(0, "M23").meet(0).quiet().do(0, "attack 1")
    assert table.legal(1) == ["stand", "evade"]
    table.do(1, "evade").roll(4)  # 4 + 1 for the mountain: more than 2 + 2
    assert table.news("evades-gi")
    assert table.state.phase == "end"
    assert table.missions(0) == ["M23"]  # the Genie Mission is not completed
    short = met(3, "Frostwall").put(0, lives=2).meet(0).quiet().do(0, "attack 1").do(1, "evade").roll(3)
    assert short.step == "Volley"
    glass = met(3, "Quartz Zone").meet(0).quiet().do(0, "attack 1")
    assert glass.step == "Volley"  # nowhere to hide
    deck = met(3, "Sick Bay").put(0, lives=1).meet(0).do(0, "attack 1").do(1, "evade").roll(4)
    assert deck.news("evades-gi") == [{"seat": 1, "score": 4}]  # no terrain on Milli-com


@pytest.mark.rule("RGT-GIE-27", "RGT-GIE-28", "RGT-SUR-03")
def test_only_an_attack_is_evaded_and_nobody_surrenders() -> None:
    table = met().give(1, "C05").ammo(1, gp=1).meet(0).quiet().do(0, "kidnap 1")
    assert table.step == "Volley"
    attacked = met().meet(0).quiet().do(0, "attack 1")
    assert attacked.refusal(1, "surrender").rule == "RGT-GIE-28"
    assert table.refusal(0, "evade").rule == "RGT-GIE-27"
    assert table.refusal(0, "surrender").rule == "RGT-GIE-28"
    table.do(0, "fire none 0")
    assert table.refusal(1, "evade").rule == "RGT-GIE-27"
    assert table.refusal(1, "surrender").rule == "RGT-GIE-28"
    chooser = met().meet(0).quiet()
    assert chooser.refusal(0, "evade").rule == "RGT-GIE-27"


@pytest.mark.rule("RGT-GIE-10", "RGT-MIS-06", "RGT-MIS-07", "RGT-Q-27", "RGT-Q-28")
@pytest.mark.parametrize(("mission", "lives", "done"), [("M23", 2, True), ("M24", 4, True), ("M24", 3, False)])
def test_a_genie_attack_is_completed_when_the_dice_are_rolled(mission: str, lives: int, done: bool) -> None:
    table = met().put(1, lives=lives).put(2, lives=4).ammo(0, gp=1).give(0, mission).meet(0).quiet().do(0, "attack 1")
    table.do(1, "stand").do(0, "fire gp 1").do(1, "fire none 0").roll(1)
    assert bool(table.news("completes")) == done
    if done:
        table.draw("K2").draw("M05").do(0, "yes")
        assert table.clues(0) == ["K2"]
        assert table.missions(0) == ["M05"]
        assert table.discarded(mission) == 1


def test_of_the_strongest_one_never_counts_oneself() -> None:
    table = met().put(0, lives=4).put(1, lives=3).put(2, lives=2).give(0, "M24").meet(0).quiet().do(0, "attack 1")
    table.do(1, "stand").do(0, "fire none 0").do(1, "fire none 0")
    assert table.news("completes") == [{"seat": 0, "card": "M24"}]
    dead = met().put(1, lives=3).put(2, lives=0, alive=False, carrier=1, sector=-1).give(0, "M24").meet(0).quiet()
    dead.do(0, "attack 1").do(1, "stand").do(0, "fire none 0").do(1, "fire none 0")
    assert dead.news("completes")


@pytest.mark.rule("RGT-GIE-12", "RGT-GIE-13", "RGT-Q-63")
def test_a_won_kidnap_takes_a_companion() -> None:
    table = met().ammo(0, gp=2).give(1, "C05", "C06").give(0, "M25").meet(0).quiet().do(0, "kidnap 1", "fire gp 2")
    table.do(1, "fire none 0")
    total(table, mine=6, theirs=1)
    assert table.legal(0) == ["drop C05", "drop C06"]
    table.do(0, "drop C06").draw("K1").draw("M05").do(0, "yes")  # and the Genie Mission for it
    assert table.ids(table.gi(0).companions) == ["C06"]
    assert table.ids(table.gi(1).companions) == ["C05"]
    assert table.gi(1).lives == 4
    assert table.gi(0).ammo == (0, 0, 0, 0)  # ammunition is spent
    assert met().meet(0).quiet().refusal(0, "kidnap 1").rule == "RGT-Q-63"


@pytest.mark.rule("RGT-GIE-14", "RGT-Q-63")
def test_a_lost_kidnap_costs_the_attacker_a_life() -> None:
    table = met().give(1, "C06").ammo(1, gp=2).meet(0).quiet().do(0, "kidnap 1", "fire none 0").do(1, "fire gp 2")
    total(table, theirs=3)
    assert (table.gi(0).lives, table.gi(1).lives) == (3, 4)
    tie = met().give(1, "C06").meet(0).quiet().do(0, "kidnap 1", "fire none 0").do(1, "fire none 0")
    assert (tie.gi(0).lives, tie.ids(tie.gi(1).companions)) == (4, ["C06"])


@pytest.mark.rule("RGT-GIE-15", "RGT-GIE-16", "RGT-GIE-17", "RGT-CPN-02")
def test_companions_are_handed_over_by_turns() -> None:
    table = met().give(0, "C01", "C05").give(1, "C06").meet(0).quiet().do(0, "hand 1 C01")
    assert table.ids(table.gi(1).companions) == ["C01", "C06"]  # he must accept
    assert table.legal(1) == ["no", "give C06"]  # each changes hands once
    table.do(1, "give C06")
    assert table.legal(0) == ["no", "give C05"]
    table.do(0, "give C05")
    assert table.step != "SwapCompanions"  # he has nothing left that has not moved
    assert table.ids(table.gi(0).companions) == ["C06"]
    stop = met().give(0, "C01", "C05").give(1, "C06").meet(0).quiet().do(0, "hand 1 C01").do(1, "no")
    assert stop.state.phase == "end"


@pytest.mark.rule("RGT-GIE-18", "RGT-GIE-20", "RGT-HID-04")
def test_missions_are_swapped_without_refusal_and_in_secret() -> None:
    table = met().give(0, "M05").give(1, "M06").meet(0).quiet().do(0, "missions 1 M05")
    assert (table.missions(0), table.missions(1)) == (["M06"], ["M05"])
    heard = [event for event in table.told if event.kind == "missions-swapped"]
    assert [set(event.to) for event in heard] == [{0, 1}]
    assert [event.to for event in table.told if event.kind == "option-missions"] == [(WATCHER,)]
    assert table.view(2).gis[0].missions == ((-1, 0),)
    assert table.view(0).gis[1].missions[0][0] == CARD["M05"]  # he remembers what he gave


@pytest.mark.rule("RGT-GIE-19", "RGT-Q-64")
@pytest.mark.parametrize("theirs", ["M23", "M26", "M27"])
def test_genie_and_wedding_bells_are_not_swapped(theirs: str) -> None:
    table = met().give(2, "C03").give(0, "M05").give(1, theirs).meet(0).quiet().do(0, "missions 1 M05")
    assert (table.missions(0), table.missions(1)) == (["M05"], [theirs])
    assert [set(event.to) for event in table.told if event.kind == "missions-stay"] == [{0, 1}]
    assert table.state.phase == "end"  # the encounter is over
    mine = met().give(2, "C03").give(0, theirs).give(1, "M05").meet(0).quiet()
    assert not mine.legal(0, "missions")
    assert mine.refusal(0, f"missions 1 {theirs}").rule == "RGT-GIE-19"


@pytest.mark.rule("RGT-Q-64")
def test_a_team_chooses_which_mission_to_give() -> None:
    table = met().give(0, "M05").give(1, "M06", "M07").meet(0).quiet().do(0, "missions 1 M05")
    assert table.legal(1) == ["give M06", "give M07"]
    table.do(1, "give M07")
    assert (table.missions(0), table.missions(1)) == (["M07"], ["M05", "M06"])


@pytest.mark.rule("RGT-GIE-21", "RGT-GIE-22", "RGT-GIE-23", "RGT-GIE-24", "RGT-Q-65", "RGT-HID-04", "RGT-CLU-03")
def test_one_clue_each_if_both_agree_and_each_lacks_it() -> None:
    table = met().give(0, "K1", "K2").give(1, "K2", "K3", "K4").meet(0).quiet().do(0, "clues 1")
    assert table.legal(1) == ["yes", "no"]
    table.do(1, "yes")
    assert sorted(table.asked) == [0, 1]
    assert table.legal(0) == ["give K1"]  # the other has K2
    assert table.legal(1) == ["give K3", "give K4"]  # the giver chooses
    table.do(1, "give K4").do(0, "give K1")
    assert (table.clues(0), table.clues(1)) == (["K2", "K4"], ["K1", "K2", "K3"])
    assert [set(event.to) for event in table.told if event.kind == "clues-swapped"] == [{0, 1}]
    assert CARD["K1"] in [card for card, _ in table.view(0).gis[1].clues]  # he knows the one he gave
    assert {card for card, _ in table.view(2).gis[1].clues} == {-1}
    declined = met().give(0, "K1").give(1, "K2").meet(0).quiet().do(0, "clues 1").do(1, "no")
    assert declined.clues(0) == ["K1"]
    assert declined.state.phase == "end"  # and the encounter is over


@pytest.mark.rule("RGT-GIE-22", "RGT-Q-65")
def test_no_swap_where_one_has_nothing_the_other_lacks() -> None:
    table = met().give(0, "K1").give(1, "K1", "K2").meet(0).quiet().do(0, "clues 1").do(1, "yes")
    assert (table.legal(0), table.legal(1)) == (["no"], ["no"])  # both are asked all the same
    table.do(0, "no").do(1, "no")
    assert (table.clues(0), table.clues(1)) == (["K1"], ["K1", "K2"])
    assert [set(event.to) for event in table.told if event.kind == "clues-stay"] == [{0, 1}]
    assert met().give(0, "K1").meet(0).quiet().refusal(0, "clues 1").rule == "RGT-GIE-22"


@pytest.mark.rule("RGT-Q-67")
def test_a_revealed_set_is_not_swapped() -> None:
    table = met().give(0, "K1").full(1).meet(0).quiet()
    assert "clues 1" not in table.legal(0)
    extra = met().give(0, "K1").full(1).give(1, "K2").meet(0).quiet().do(0, "clues 1").do(1, "yes")
    assert extra.legal(0) == ["no"]  # he lacks nothing


@pytest.mark.rule("RGT-GIE-25", "RGT-Q-66")
def test_a_trade_of_any_amounts_if_both_agree() -> None:
    table = met().ammo(0, gp=3).ammo(1, gp=5, plasma=2).give(1, "S15").meet(0).quiet().do(0, "trade 1")
    table.do(0, "give gp 2", "want S15 1", "want plasma 1", "offer")
    assert table.legal(1) == ["yes", "no"]
    table.do(1, "yes")
    assert table.gi(0).ammo == (1, 1, 0, 0)
    assert table.gi(1).ammo == (6, 1, 0, 0)  # the track's maximum holds
    assert (table.ids(table.gi(0).items), table.gi(1).items) == (["S15"], ())
    gift = met().ammo(0, gp=3).meet(0).quiet().do(0, "trade 1", "give gp 1", "offer").do(1, "yes")
    assert gift.gi(1).ammo == (1, 0, 0, 0)  # also one-sided
    declined = met().ammo(0, gp=3).meet(0).quiet().do(0, "trade 1", "give gp 1", "offer").do(1, "no")
    assert declined.gi(1).ammo == (0, 0, 0, 0)
    assert declined.gi(0).ammo == (3, 0, 0, 0)
    many = met().give(0, "S09").give(1, "S10", "S13", "S15", "S17", "S18", "S19").meet(0).quiet()
    many.do(0, "trade 1", "give S09 1", "offer").do(1, "yes")
    assert many.step == "TooManyItems"


@pytest.mark.rule("RGT-GIE-25", "RGT-Q-66")
def test_offers_go_to_and_fro() -> None:
    table = (
        met().ammo(0, gp=3).ammo(1, plasma=2).meet(0).quiet().do(0, "trade 1", "give gp 1", "want plasma 2", "offer")
    )
    offered = GAME.scene(GAME.view(table.state, 1), table.state.ask(1))
    assert [(note.args["seat"], note.args["n"]) for note in offered.notes if note.id == "note-offer"] == [
        (0, 1),
        (1, 2),
    ]
    table.do(1, "no")
    assert table.step == "Trade"
    table.do(1, "give plasma 1", "want gp 2", "offer")  # who declined offers in his turn
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "yes")
    assert (table.gi(0).ammo, table.gi(1).ammo) == ((1, 1, 0, 0), (2, 1, 0, 0))
    assert len(table.news("trade-declined")) == len(table.news("trade-done")) == 1
    stubborn = met().ammo(0, gp=3).ammo(1, gp=3).meet(0).quiet().do(0, "trade 1")
    for seat in (0, 1, 0, 1):  # four offers in all
        stubborn.do(seat, "give gp 1", "offer").do(1 - seat, "no")
    assert stubborn.step not in ("Trade", "TradeOffer")
    assert (stubborn.gi(0).ammo, stubborn.gi(1).ammo) == ((3, 0, 0, 0), (3, 0, 0, 0))
    done = met().ammo(0, gp=3).meet(0).quiet().do(0, "trade 1", "give gp 1", "offer").do(1, "no").do(1, "no")
    assert done.step != "Trade"


@pytest.mark.rule("RGT-WIN-10", "RGT-Q-108", "RGT-Q-110")
def test_a_gi_and_the_traitor_in_one_sector() -> None:
    table = met(3, "Magnopole").full(0, "Magnopole").meet(0)
    assert table.legal(0) == ["meet", "save"]
    saved = met(3, "Magnopole").full(0, "Magnopole").meet(0).do(0, "save").quiet()
    assert saved.step == "Confront"  # no encounter with the GI, nor with the battlefield
    table.do(0, "meet").quiet().do(0, "talk 1").quiet()
    assert table.step != "Confront"
    without = met(3, "Magnopole").full(2, "Magnopole").meet(0)
    assert without.step == "RogueWindow"  # no choice without a full set
    stayed = met(3, "Magnopole").full(0, "Magnopole").meet(0, moved=False).quiet()
    assert stayed.step == "Confront"  # the either-or holds only on entering
    assert NAMED["Magnopole"] == stayed.state.traitor


@pytest.mark.rule("RGT-MIS-09", "RGT-MIS-10", "RGT-Q-27")
def test_a_bride_taken_from_another_player_completes_wedding_bells() -> None:
    table = met().give(1, "C03").give(0, "M27").ammo(0, gp=2).meet(0).quiet().do(0, "kidnap 1", "fire gp 2")
    total(table.do(1, "fire none 0"), mine=6)
    assert table.news("completes")[0]["card"] == "M27"
    assert table.step == "DrawClues"
