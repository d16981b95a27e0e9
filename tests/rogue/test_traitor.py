"""The Traitor: unmasked, moved about, confronted, killed. And the order of things, for an engine."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, NAMED, PLACES
from covo.games.rogue.state import confronting
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.missions import gain_clue
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.duel import Duel, engage, settle_draw, throw, waiting
from tests.rogue.table import Table


def hunter(sector: str = "Bridge", lives: int = 4, seats: int = 3) -> Table:
    """Seat 0 has unmasked the Traitor and stands before him."""
    return Table(seats).at(0, sector).full(0, sector, lives)


# ── Unmasked ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-TRA-01", "RGT-TRA-02", "RGT-TRA-03", "RGT-TRA-04", "RGT-CMP-03", "RGT-MIL-06", "RGT-HID-05")
def test_the_first_full_set_puts_the_traitor_on_the_bridge() -> None:
    table = Table(3).at(0, "Furlow").give(0, "M06", "K1", "K2", "K3")
    assert table.state.traitor == -1
    table.ends(0).quiet().draw("K4")
    assert table.view(2).gis[0].full  # turned face up at once, for all to see
    assert table.missions(0) == []
    assert (table.state.traitor, table.state.traitor_lives) == (NAMED["Bridge"], 4)
    assert table.news("traitor-appears") == [{"sector": "Bridge"}]


@pytest.mark.rule("RGT-TRA-04", "RGT-Q-107", "RGT-WIN-09")
def test_a_later_set_shows_the_same_lives_and_moves_nobody() -> None:
    table = Table(3).full(1, "Nu-Salem", lives=2).at(0, "Furlow").give(0, "M06", "K1", "K2", "K3")
    table.ends(0).quiet().draw("K4")
    assert table.gi(0).full
    assert (table.state.traitor, table.state.traitor_lives) == (NAMED["Nu-Salem"], 2)
    assert table.news("traitor-appears") == []


@pytest.mark.rule("RGT-TRA-01", "RGT-Q-67")
def test_three_different_and_a_pair_are_no_set() -> None:
    table = Table(2).give(0, "K1", "K1", "K2", "K3").ends(0)
    gain_clue(table.state, 0, CARD["K2"])
    assert not table.gi(0).full
    gain_clue(table.state, 0, CARD["K4"])
    assert table.gi(0).full


@pytest.mark.rule("RGT-Q-67")
def test_a_revealed_set_is_not_swapped() -> None:
    table = Table(2).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").full(1).give(0, "K1").meet(0).quiet()
    assert table.legal(0, "clues") == []
    assert table.refusal(0, "clues 1").rule == "RGT-GIE-22"


# ── Moved about ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-TRA-05", "RGT-TRA-06", "RGT-ROG-11", "RGT-Q-12", "RGT-Q-109")
@pytest.mark.parametrize(
    ("card", "where"),
    [("R01", "Magnopole"), ("R02", "Nort Command Post"), ("R03", "Nu-Salem"), ("R04", "Bridge")],
)
@pytest.mark.parametrize("phase", ["movement", "encounter", "end"])
def test_a_card_moves_him_directly_in_any_window(card: str, where: str, phase: str) -> None:
    table = Table(3).full(2, "Sick Bay").at(1, where).give(1, card)
    {"movement": table.turn, "encounter": table.meet, "end": table.ends}[phase](0)
    table.do(1, f"play {card}")
    assert PLACES[table.state.traitor].name == where
    assert table.step != "RogueWindow"  # it closes the window
    assert table.news("traitor-moves") == [{"sector": where}]
    assert table.where(1) == where  # nobody is met on the way or there
    assert table.news("traitor-fought") == []


@pytest.mark.rule("RGT-TRA-05", "RGT-Q-13")
def test_nothing_moves_him_before_he_is_unmasked() -> None:
    table = Table(3).give(1, "R01", "R02", "R03").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R01").rule == "RGT-Q-13"
    own = Table(3).give(0, "R01").at(0, "Copper Hills").ends(0)
    assert own.legal(0) == ["done", "drop R01"]  # but it may be discarded


@pytest.mark.rule("RGT-TRA-05")
def test_he_does_not_move_by_himself() -> None:
    table = hunter().ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert PLACES[table.state.traitor].name == "Bridge"
    movers = [card.id for card in CARDS if any(effect.verb == "move_traitor" for effect in card.effects)]
    assert movers == ["R01", "R02", "R03", "R04"]


@pytest.mark.rule("RGT-Q-15", "RGT-WIN-01")
def test_moved_away_in_the_end_window_he_is_not_confronted() -> None:
    table = hunter().give(1, "R03").ends(0).do(1, "play R03")
    assert table.step != "Confront"
    assert not confronting(table.state)


@pytest.mark.rule("RGT-Q-16", "RGT-ROG-12", "RGT-ROG-13")
def test_an_immediate_card_voids_the_mission_cards_before_it() -> None:
    table = Table(3).at(0, "Port Carrion").give(0, "M10").give(1, "R32").give(2, "R01").full(2)
    table.ends(0).do(1, "play R32").do(2, "play R01")
    assert table.news("mission-fails") == []
    assert table.news("completes") == [{"seat": 0, "card": "M10"}]


@pytest.mark.rule("RGT-Q-134")
def test_he_cannot_be_moved_where_he_is() -> None:
    table = Table(3).full(2, "Bridge").give(1, "R04").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R04").rule == "RGT-Q-134"


@pytest.mark.rule("RGT-Q-133")
def test_the_options_of_the_hunt() -> None:
    table = Table(3, hunt="spent").full(2, "Bridge").give(1, "R03").turn(0).do(1, "play R03")
    assert table.ids(table.state.removed) == ["R03"]
    assert table.discarded("R03") == 0
    for hunt, lives in (("printed", 4), ("spent", 4), ("tired", 3)):
        table = Table(3, hunt=hunt).full(2, "Bridge")
        table.state.round, table.state.unmasked = 8, 4
        assert table.start(NextTurn()).state.traitor_lives == 4  # seat 1 is next: the round goes on
        table.state.turn = 2
        assert table.start(NextTurn()).state.traitor_lives == lives
    printed = Table(3).full(2, "Bridge").give(1, "R03").turn(0).do(1, "play R03")
    assert printed.discarded("R03") == 1


# ── Confronted ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-WIN-01", "RGT-WIN-02", "RGT-Q-108")
def test_only_with_a_full_set_and_in_his_sector() -> None:
    assert hunter().ends(0).quiet().step == "Confront"
    elsewhere = Table(2).at(0, "Sick Bay").full(0, "Bridge").ends(0).quiet()
    assert elsewhere.step != "Confront"
    without = Table(2).at(0, "Bridge").full(1, "Bridge").give(0, "M01").ends(0).quiet()
    assert without.step != "Confront"
    assert without.missions(0) == ["M01"]  # he goes on with his Mission


@pytest.mark.rule("RGT-WIN-02", "RGT-Q-108")
def test_without_a_full_set_there_is_no_choice_between_gi_and_traitor() -> None:
    table = Table(3).at(0, "Bridge").at(1, "Bridge").full(2, "Bridge").meet(0)
    assert table.step == "ChooseOption"


@pytest.mark.rule("RGT-WIN-03")
def test_the_confrontation_takes_place_in_the_end_phase() -> None:
    table = hunter("Nu-Salem").turn(0).quiet().do(0, "stay")
    assert (table.state.phase, table.step) == ("encounter", "RogueWindow")
    table.quiet()
    assert (table.state.phase, table.step) == ("end", "Confront")


@pytest.mark.rule("RGT-WIN-04", "RGT-ROG-19", "RGT-ROG-20")
@pytest.mark.parametrize(
    ("card", "sector", "dice"),
    [
        ("R05", "Magnopole", 12),
        ("R06", "Nort Command Post", 12),
        ("R07", "Nu-Salem", 10),
        ("R07", "Nort Command Post", 10),
    ],
)
def test_cards_that_strengthen_him_for_one_round(card: str, sector: str, dice: int) -> None:
    table = hunter(sector).ammo(0, gp=6).give(1, card).ends(0).do(1, f"play {card}")
    table.do(0, "fire gp 1")
    assert [count for side, count, _ in waiting(table) if side == 1] == [dice]
    throw(table, 1, 1)
    table.ends(0).quiet().do(0, "fire gp 1")
    assert [count for side, count, _ in waiting(table) if side == 1] == [8]


@pytest.mark.rule("RGT-ROG-20", "RGT-WIN-04")
@pytest.mark.parametrize(
    ("card", "sector"),
    [
        ("R05", "Nu-Salem"),
        ("R06", "Magnopole"),
        ("R07", "Magnopole"),
        ("R07", "Bridge"),
        ("R08", "Bridge"),
        ("R09", "Nu-Salem"),
    ],
)
def test_they_work_only_at_the_place_printed(card: str, sector: str) -> None:
    table = hunter(sector).give(1, card).ends(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, f"play {card}").rule == "RGT-ROG-20"


@pytest.mark.rule("RGT-Q-12")
def test_fight_cards_need_a_gi_about_to_confront_him() -> None:
    table = Table(3).at(0, "Magnopole").full(2, "Magnopole").give(1, "R05", "R08").ends(0)
    assert table.legal(1) == ["pass"]
    earlier = hunter("Magnopole").give(1, "R05", "R08").turn(0)
    assert earlier.legal(1) == ["pass"]


@pytest.mark.rule("RGT-WIN-04")
def test_body_double_cancels_the_loss_of_a_life() -> None:
    table = hunter("Nu-Salem").ammo(0, gp=6).chips(0, "gunnar").give(1, "R08").ends(0).do(1, "play R08")
    throw(table.do(0, "fire gp 6"), 6, 1)
    assert table.state.traitor_lives == 4
    assert len(table.news("body-double")) == 1


@pytest.mark.rule("RGT-WIN-04")
def test_alarm_bells_ends_the_round_before_it_begins() -> None:
    table = hunter().put(0, lives=2).give(1, "R09").ends(0).do(1, "play R09")
    assert (table.where(0), table.gi(0).prison, table.gi(0).lives) == ("Brig", True, 2)
    assert table.news("confronts") == []


@pytest.mark.rule("RGT-ROG-19")
def test_only_cards_that_name_the_traitor_in_a_confrontation() -> None:
    table = hunter().give(0, "C02").give(1, "R30", "R03", "R09").ends(0)
    assert table.legal(1) == ["pass", "play R03", "play R09"]
    assert table.refusal(1, "play R30").rule == "RGT-ROG-19"


@pytest.mark.rule("RGT-WIN-05")
def test_he_is_personnel() -> None:
    table = hunter("Nu-Salem").ammo(0, gp=1, plasma=1, seal=1, mine=1).give(0, "S16", "S09").ends(0).quiet()
    assert {move.split()[1] for move in table.legal(0, "fire")} == {"none", "gp", "plasma", "mine"}
    assert "fire mine 1 S16" in table.legal(0)


@pytest.mark.rule("RGT-WIN-06", "RGT-Q-105", "RGT-Q-106")
@pytest.mark.parametrize(("faces", "lives", "his"), [((4, 2), 4, 3), ((6, 3), 4, 3), ((2, 2), 3, 4)])
def test_on_nu_earth_he_rolls_eight_dice_and_the_gi_wins_ties(faces: tuple[int, int], lives: int, his: int) -> None:
    table = hunter("Nu-Salem").ammo(0, gp=6).ends(0).quiet().do(0, "fire gp 6" if faces[0] != 6 else "fire gp 4")
    assert [count for side, count, _ in waiting(table) if side == 1] == [8]
    throw(table, *faces)
    mine, theirs = faces[0] * (6 if faces[0] != 6 else 4), faces[1] * 8
    assert table.news("traitor-fought") == [{"seat": 0, "mine": mine, "theirs": theirs}]
    assert (table.gi(0).lives, table.state.traitor_lives) == (lives, his)


@pytest.mark.rule("RGT-WIN-06", "RGT-Q-105")
def test_a_tie_on_nu_earth_is_the_gi_s() -> None:
    table = hunter("Nu-Salem").ammo(0, gp=4).ends(0).quiet().do(0, "fire gp 4")
    throw(table, 2, 1)
    assert table.news("traitor-fought") == [{"seat": 0, "mine": 8, "theirs": 8}]
    assert (table.gi(0).lives, table.state.traitor_lives) == (4, 3)


@pytest.mark.rule("RGT-WIN-07", "RGT-Q-105", "RGT-MCC-04")
@pytest.mark.parametrize(("mine", "his", "lives", "left"), [(6, 1, 4, 3), (2, 2, 4, 4), (1, 2, 3, 4)])
def test_on_milli_com_bare_hands_and_ties_are_nothing(mine: int, his: int, lives: int, left: int) -> None:
    table = hunter().ends(0).quiet().do(0, "confront").roll(mine).roll(his)
    assert (table.gi(0).lives, table.state.traitor_lives) == (lives, left)


@pytest.mark.rule("RGT-Q-106", "RGT-BIO-08", "RGT-BIO-02")
def test_gunnar_bagman_items_and_companions_help_against_him() -> None:
    table = hunter("Nu-Salem").ammo(0, gp=2).chips(0, "gunnar", "bagman").give(0, "C03", "S15").ends(0).quiet()
    table.do(0, "fire gp 1 S15")
    assert waiting(table) == [(0, 2, 1), (0, 3, 1), (1, 8, 1)]
    throw(table, 1, 1)
    assert table.step == "SecondSalvo"
    table.do(0, "fire gp 1").roll(1)
    assert table.news("traitor-fought") == [{"seat": 0, "mine": 2 + 2 + 3 + 1 + 2, "theirs": 8}]


@pytest.mark.rule("RGT-WIN-08")
def test_one_round_a_turn() -> None:
    table = hunter().give(0, "R13").ends(0).quiet().do(0, "confront").roll(2).roll(2)
    assert table.step == "TidyRogue"


@pytest.mark.rule("RGT-Q-112", "RGT-SUR-03")
def test_no_evade_and_no_surrender() -> None:
    table = hunter().ends(0).quiet()
    assert table.legal(0) == ["pass", "confront"]
    assert table.refusal(0, "evade").rule == "RGT-Q-112"
    assert table.refusal(0, "surrender").rule == "RGT-SUR-03"


@pytest.mark.rule("RGT-WIN-09", "RGT-Q-107")
def test_a_life_he_loses_is_marked_for_all() -> None:
    table = hunter()
    table.put(1, full=True)
    table.ends(0).quiet().do(0, "confront").roll(6).roll(1)
    table.at(1, "Bridge").ends(1).quiet().do(1, "confront").roll(6).roll(1)
    assert table.news("traitor-fought")[1] == {"seat": 1, "mine": 10, "theirs": 1 + 3}
    assert [news["lives"] for news in table.news("traitor-loses-life")] == [3, 2]
    assert table.view(2).traitor_lives == 2


@pytest.mark.rule("RGT-WIN-10", "RGT-Q-108", "RGT-GIE-01")
def test_entering_on_gi_and_traitor_one_chooses() -> None:
    table = hunter().at(1, "Bridge").meet(0)
    assert table.legal(0) == ["meet", "save"]
    chosen = table.state.copy()
    table.do(0, "save")
    assert table.step == "RogueWindow"  # straight to the End phase
    table.quiet()
    assert table.step == "Confront"
    table.state = chosen
    table.do(0, "meet", "talk 1").quiet()
    assert table.step != "Confront"
    assert table.state.traitor_lives == 4


@pytest.mark.rule("RGT-WIN-10", "RGT-TRA-05")
def test_who_met_a_gi_elsewhere_may_fight_a_traitor_brought_to_him() -> None:
    table = Table(3).at(0, "Nu-Salem").at(1, "Nu-Salem").full(0, "Bridge").give(1, "R03").meet(0).quiet()
    table.do(0, "talk 1").do(1, "play R03")
    assert table.step == "Confront"  # the Traitor was not there when he entered


@pytest.mark.rule("RGT-WIN-10")
def test_not_both_also_for_who_completes_his_set_in_that_encounter() -> None:
    table = Table(3).at(0, "Nu-Salem").at(1, "Nu-Salem").full(2, "Nu-Salem").give(0, "K1", "K2", "K3", "K3")
    table.give(1, "K4").meet(0).quiet().do(0, "clues 1").do(1, "yes").do(0, "give K3").do(1, "give K4")
    assert table.gi(0).full
    table.quiet()
    assert table.step != "Confront"


@pytest.mark.rule("RGT-Q-110", "RGT-WIN-10")
def test_who_stays_there_may_fight_him_next_turn() -> None:
    table = hunter().at(1, "Bridge").turn(0).quiet().do(0, "stay").quiet()
    assert table.step == "Confront"


@pytest.mark.rule("RGT-WIN-11", "RGT-PRC-06")
def test_who_takes_his_last_life_wins_at_once() -> None:
    table = hunter(lives=1)
    table.put(1, full=True)
    table.ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "traitor"
    assert table.state.outcome.ranking == ((0,), (1, 2))
    assert table.state.outcome.returns == (1.0, 0.0, 0.0)
    assert table.step == "over"
    assert table.refusal(0, "pass").rule == "RGT-WIN-11"


# ── Procedures ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-PRC-01")
def test_the_movement_phase_of_an_escaped_prisoner() -> None:
    table = Table(3).at(0, "Glasshouse").put(0, prison=True).turn(0)
    seen = [table.step]
    table.quiet()
    seen.append(table.step)
    table.do(0, "yes")
    seen.append(table.step)
    table.roll(6)
    seen.append(table.step)
    table.draw("S01", "S01", "S01", "S02")
    seen.append(table.step)
    assert seen == ["RogueWindow", "Escape", "EscapeRoll", "Supplies", "MoveOn"]
    assert table.where(0) == "Glasshouse"


@pytest.mark.rule("RGT-PRC-01")
def test_lifepods_then_the_move_then_the_shuttle_then_companions_then_biochips() -> None:
    table = Table(3).at(0, "Lifepods").chips(0, "helm", "gunnar").turn(0)
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "Lifepods"
    table.do(0, "drop 5")
    assert table.step == "MoveOn"
    table.give(0, "C07").put(1, alive=False, lives=0, rescuer=2, sector=NAMED["Shuttle Base"], rogue=())
    table.do(0, "go N63")
    assert table.step == "Shuttle"
    table.do(0, "pass")
    assert table.news("companion-leaves") == [{"seat": 0, "card": "C07"}]
    table.draw("S01", "S01")
    assert table.step == "OfferChip"


@pytest.mark.rule("RGT-PRC-02", "RGT-ROG-17")
def test_the_kind_of_encounter_is_decided_before_the_window_which_milli_com_has_not() -> None:
    table = hunter("Nu-Salem").at(1, "Nu-Salem").meet(0)
    assert table.step == "MeetOrSave"
    table.do(0, "meet")
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "ChooseOption"
    assert Table(3).at(0, "Sick Bay").give(1, "R22").meet(0).state.phase == "end"


@pytest.mark.rule("RGT-PRC-02")
def test_window_then_draw_then_order_then_resolve() -> None:
    table = Duel("E34", "E23", "E31", "E01").at(0, "Shatter City")
    table.only(0, *table.cards).meet(0)
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "DrawEncounter"
    table.draw("E01", "E23", "E31", "E34")
    assert table.step == "LayPile"
    settle_draw(table)
    assert table.step == "MeetEnemy"
    assert table.pile() == ["E01", "E34", "E23", "E31"]


@pytest.mark.rule("RGT-PRC-03", "RGT-ENC-22", "RGT-Q-51")
def test_one_enemy_card_from_reinforcements_to_the_next_card() -> None:
    table = Table(3).at(0, "Boneyard").give(0, "S18", "C11").only(0, "E06", "E09", "E01", "E13")
    table.meet(0).quiet().draw("E06", "E09").do(1, "lay E06 E09")
    assert table.news("reinforcements") == [{"seat": 1, "n": 2}]
    table.draw("E01", "E13").do(1, "lay E13 E01 E09")
    assert table.pile() == ["E06", "E13", "E01", "E09"]  # the calling card is still met first
    assert table.step == "MeetEnemy"
    assert table.legal(0)[:3] == ["evade", "use S18", "surrender"]
    table.do(0, "evade").roll(1)
    assert "evade" not in table.legal(0)  # surrender or fight
    assert "use S18" not in table.legal(0)
    table.do(0, "fire none 0")
    throw(table, 1, 6)
    assert table.step == "LoseLives"  # the die for the hound
    table.roll(1)
    assert table.gi(0).lives == 3
    assert table.pile() == ["E13", "E01", "E09"]
    assert table.step == "MeetEnemy"


@pytest.mark.rule("RGT-PRC-03", "RGT-Q-49")
def test_the_pile_stops_for_the_dead_and_for_prisoners() -> None:
    table = engage(Duel("E04", "E01").at(0, "Shatter City").put(0, lives=1)).do(0, "fire none 0")
    throw(table, 1, 6)
    assert not table.gi(0).alive
    assert (table.state.pile, table.discarded("E01"), table.discarded("E04")) == ((), 1, 1)
    table = engage(Duel("E12", "E01").at(0, "Shatter City")).do(0, "surrender")
    assert table.gi(0).prison
    assert (table.state.pile, table.discarded("E01")) == ((), 1)


@pytest.mark.rule("RGT-PRC-04")
def test_one_fight() -> None:
    table = engage(Duel("E01").at(0, "Shatter City").ammo(0, gp=2).chips(0, "bagman").give(0, "S15", "C11"))
    assert table.step == "MeetEnemy"
    table.do(0, "fire gp 1 S15")  # declared before any die
    assert table.state.throws == ()
    assert [(side, count) for side, count, _ in waiting(table)] == [(0, 2), (0, 1), (1, 2)]
    throw(table)
    assert table.step == "SecondSalvo"
    assert table.news("wins") == table.news("loses") == []
    table.do(0, "hold")
    assert table.news("wins") == [{"seat": 0, "card": "E01", "mine": 3, "theirs": 2}]


@pytest.mark.rule("RGT-PRC-05")
def test_the_end_phase_with_search_and_refill_after_supply() -> None:
    table = Table(2).at(0, "Battle Computer").give(0, "K1", "K2", "K3", "M20", "R13").chips(0, "helm").ends(0)
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "DrawClues"
    table.draw("K1", "M01").do(0, "yes")
    assert table.step == "Search"
    table.do(0, "yes")
    assert table.legal(0) == ["take K4"]
    table.do(0, "take K4")
    assert table.gi(0).full
    assert table.step == "TidyRogue"
    table.do(0, "done").draw("R12", "R12")
    assert table.clues(0) == []  # the surplus went last
    assert table.state.turn == 1


@pytest.mark.rule("RGT-PRC-06", "RGT-Q-116")
def test_checks_are_made_after_every_single_change() -> None:
    six = ("S15", "S16", "S17", "S18", "S19", "I05")
    table = Table(2).give(0, *six).start(Supplies(0, 2), NextTurn()).draw("S13")
    assert table.step == "TooManyItems"
    talk = (
        Table(2).at(0, "Port Carrion").give(0, "M10", "R39", "K1", "K2", "K3").ends(0).do(1, "pass").do(0, "play R39")
    )
    talk.draw("K4")
    assert talk.gi(0).full  # revealed between the first and the second Clue
    assert talk.step == "DrawClues"
