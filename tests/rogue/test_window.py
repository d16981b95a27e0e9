"""The window for Rogue cards."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, NAMED, ROG
from covo.games.rogue.game import GAME
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import PASS
from tests.rogue.table import ADA, BEA, CARLO, Table


@pytest.mark.rule("RGT-ROG-05", "RGT-ROG-07", "RGT-ROG-08", "RGT-ROG-09", "RGT-Q-07", "RGT-Q-08", "RGT-Q-09")
def test_one_circuit_from_the_left_player_the_turn_player_last() -> None:
    table = Table(3).give(1, "R19", "R16").turn(0)
    order = []
    while table.step == "RogueWindow":
        order += table.asked
        table.do(table.asked[0], "pass")
    assert order == [1, 2, 0]
    assert table.step == "MoveOn"  # closed before the turn player does anything else
    assert table.refusal(1, "play R19").rule in ("RGT-TRN-01", "RGT-ROG-05")
    again = Table(3).give(1, "R19", "R16").turn(0).do(1, "play R19")
    assert again.asked == [2]
    assert again.refusal(1, "play R16").rule == "RGT-ROG-07"


@pytest.mark.rule("RGT-TRN-03", "RGT-ROG-03", "RGT-ROG-06", "RGT-ROG-10", "RGT-Q-10", "RGT-ROG-18")
def test_only_the_last_card_counts() -> None:
    table = Table(3).give(1, "R17").give(2, "R19").give(0, "R13").turn(0)
    table.do(1, "play R17").do(2, "play R19").do(0, "play R13")
    assert table.step == "MoveOn"
    assert len(table.legal(0, "go")) > 6  # Forced March, and no Dust Storm
    assert table.gi(0).lost == 0  # nor Fatigue
    assert [table.discarded(name) for name in ("R17", "R19", "R13")] == [1, 1, 1]
    without = Table(3).give(1, "R17").turn(0).do(1, "play R17").over()
    assert without.state.turn == 1  # Dust Storm: the GI stayed, and its turn is over
    aboard = Table(2).at(0, "Sick Bay").give(1, "R19").turn(0).do(1, "play R19").quiet()
    assert aboard.gi(0).lost == 1  # RGT-ROG-18


@pytest.mark.rule("RGT-ROG-04")
def test_a_card_is_played_in_its_phase() -> None:
    table = Table(2).give(1, "R20", "R31").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R20").rule == "RGT-ROG-04"
    assert table.refusal(1, "play R05").rule == "RGT-ROG-03"


@pytest.mark.rule("RGT-Q-11")
def test_a_card_whose_condition_fails_is_not_offered() -> None:
    table = Table(2).at(0, "Sick Bay").give(1, "R17").give(0, "R12").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R17").rule == "RGT-Q-11"
    assert table.do(1, "pass").legal(0) == ["pass"]
    assert Table(2).give(1, "R17").turn(0).legal(1) == ["pass", "play R17"]


@pytest.mark.rule("RGT-ROG-11", "RGT-ROG-12", "RGT-ROG-13", "RGT-Q-12", "RGT-Q-16", "RGT-TRA-05", "RGT-TRA-06")
def test_an_immediate_card_closes_the_window_and_voids_the_others() -> None:
    table = Table(3).full(0).give(1, "R17").give(2, "R01").give(0, "R13").turn(0)
    table.do(1, "play R17").do(2, "play R01")
    assert table.state.traitor == NAMED["Magnopole"]
    assert table.step == "MoveOn"  # the turn player was not asked, and the Dust Storm has no effect
    assert table.ids(table.gi(0).rogue) == ["R13"]
    assert table.legal(0, "go")


@pytest.mark.rule("RGT-Q-18", "RGT-SUR-12", "RGT-ROG-11")
def test_only_the_prisoner_plays_escape() -> None:
    table = Table(3).at(0, "Glasshouse").put(0, prison=True).give(1, "R29").give(0, "R29").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R29").rule == "RGT-Q-18"
    table.do(1, "pass").do(2, "pass").do(0, "play R29")
    assert not table.gi(0).prison
    table.draw("S01", "S01", "S01", "S02")  # as a 6: four cards
    assert table.step == "MoveOn"


@pytest.mark.rule("RGT-Q-13")
def test_no_traitor_cards_before_he_is_unmasked() -> None:
    table = Table(2).give(1, "R01", "R08").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R01").rule == "RGT-Q-13"
    mine = Table(2).give(0, "R01").ends(0)
    assert "drop R01" in mine.legal(0)


@pytest.mark.rule("RGT-Q-15", "RGT-WIN-01", "RGT-WIN-04")
def test_moving_the_traitor_away_calls_the_confrontation_off() -> None:
    table = Table(2).at(0, "Bridge").full(0).give(1, "R01").ends(0)
    assert table.step == "RogueWindow"
    table.do(1, "play R01")
    assert table.step != "Confront"
    kept = Table(2).at(0, "Bridge").full(0).give(1, "R01").ends(0).quiet()
    assert kept.step == "Confront"


@pytest.mark.rule("RGT-ROG-14", "RGT-ROG-15", "RGT-Q-17", "RGT-Q-53")
def test_reinforcements_not_where_the_number_is_zero() -> None:
    table = Table(2).at(0, "Furlow").give(1, "R20").give(0, "R25").meet(0)
    assert "play R20" not in table.legal(1)
    assert table.refusal(1, "play R20").rule == "RGT-ROG-15"
    stays = Table(2).at(0, "Copper Hills").at(1, "Furlow").give(1, "R20").meet(0, moved=False)
    stays.do(1, "play R20").quiet()
    assert stays.step == "DrawEncounter"
    assert stays.draw("E23").step == "DrawEncounter"  # two cards, though nobody moved
    moved = Table(2).at(0, "Copper Hills").at(1, "Furlow").give(1, "R20").meet(0)
    moved.do(1, "play R20").quiet().draw("E23").draw("E24", "E34")  # its one card first, then two more
    assert moved.step == "LayPile"


@pytest.mark.rule("RGT-ROG-16")
def test_no_extra_encounters_between_gis() -> None:
    table = Table(2).at(0, "Shatter City").at(1, "Shatter City").give(1, "R20", "R21", "R22").meet(0)
    assert table.legal(1) == ["pass", "play R22"]
    assert table.refusal(1, "play R20").rule == "RGT-ROG-16"


@pytest.mark.rule("RGT-ROG-17", "RGT-PRC-02")
def test_no_encounter_cards_on_milli_com() -> None:
    table = Table(2).at(0, "Sick Bay").at(1, "Bridge").give(1, "R22").full(0, "Magnopole").meet(0)
    assert table.state.phase == "end"  # no window, and nothing to meet
    assert table.step == "RogueWindow"
    assert table.refusal(1, "play R22").rule == "RGT-ROG-04"


@pytest.mark.rule("RGT-ROG-19", "RGT-Q-19")
def test_before_the_traitor_only_cards_that_name_him() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").give(0, "C02").give(1, "R30", "R05").ends(0)
    assert table.legal(1) == ["pass", "play R05"]
    assert table.refusal(1, "play R30").rule == "RGT-ROG-19"
    plain = Table(2).give(0, "C02").give(1, "R30", "R33").ends(0)
    assert plain.legal(1) == ["pass", "play R30"]  # an End card that needs no Mission


@pytest.mark.rule("RGT-ROG-20")
@pytest.mark.parametrize(
    ("where", "cards"),
    [
        ("Magnopole", ["R05", "R08"]),
        ("Nort Command Post", ["R06", "R07", "R08"]),
        ("Nu-Salem", ["R07", "R08"]),
        ("Bridge", ["R09"]),
    ],
)
def test_traitor_cards_need_their_place(where: str, cards: list[str]) -> None:
    table = Table(2).at(0, where).full(0, where).give(1, "R05", "R06", "R07", "R08", "R09").ends(0)
    assert table.legal(1) == ["pass", *[f"play {card}" for card in cards]]


@pytest.mark.rule("RGT-ROG-02", "RGT-END-12", "RGT-TRN-07")
def test_unwanted_cards_go_and_the_hand_is_filled_to_three() -> None:
    table = Table(2).give(0, "R13", "R14", "R15").ends(0)
    assert table.step == "TidyRogue"
    table.do(0, "drop R14", "drop R15", "done").draw("R20", "R22")
    assert table.ids(table.gi(0).rogue) == ["R13", "R20", "R22"]
    assert table.state.turn == 1
    assert table.discarded("R14") == 1


@pytest.mark.rule("RGT-TRN-08", "RGT-TRN-09", "RGT-TRN-10", "RGT-Q-37")
def test_a_lost_turn_is_skipped_after_the_present_one() -> None:
    table = Table(2).at(0, "Furlow").put(0, lives=2).give(1, "R19").give(0, "R17").turn(0).do(1, "play R19")
    table.do(0, "pass").do(0, "stay")  # this turn is played to its end
    assert table.gi(0).lives == 4
    table.put(0, lives=2).do(0, "done").draw("R13", "R13").quiet().do(1, "stay").over()
    assert table.news("skips") == [{"seat": 0}]
    assert table.state.turn == 1  # no phase was played
    assert table.gi(0).lives == 2  # RGT-Q-37: nor is it a whole turn of rest
    assert table.asked == [0]  # but he is in the window of the other's turn
    assert "play R17" in table.legal(0)


@pytest.mark.rule("RGT-Q-132")
def test_windows_in_which_nothing_can_happen_are_not_opened() -> None:
    assert Table(2).give(1, "R31").ends(0).step == "RefillRogue"  # no Mission, no Traitor
    assert Table(2).at(0, "Furlow").give(1, "R22").meet(0, moved=False).state.phase == "end"
    assert Table(2).at(0, "Furlow").give(1, "R24").give(0, "C05").meet(0, moved=False).step == "RogueWindow"
    assert Table(2).give(0, "M05").at(0, "Magnopole").ends(0).step == "RogueWindow"
    assert Table(2).full(1).ends(0).step == "RogueWindow"


@pytest.mark.rule("RGT-Q-132")
def test_being_asked_in_a_window_tells_nothing() -> None:
    """A player without a card that fits is asked like one with it, and passing is what a lapsed clock does."""
    for hand in ((), ("R19",), ("R31",)):
        table = Table(3).give(1, *hand).turn(0)
        assert table.asked == [1]
        assert table.view(2).awaited == (1,)
        assert table.ask(1).default == (PASS,)
        assert table.ask(1).rule == "RGT-ROG-07"


@pytest.mark.rule("RGT-Q-133")
def test_the_hunt_may_be_shortened() -> None:
    for hunt, left in (("printed", 1), ("tired", 1), ("spent", 0)):
        table = Table(3, hunt=hunt).full(0).give(1, "R01").turn(0).do(1, "play R01")
        assert table.discarded("R01") == left
        assert (CARD["R01"] in table.state.removed) == (left == 0)
    for hunt, lives in (("printed", [4] * 16), ("tired", [4] * 4 + [3] * 5 + [2] * 5 + [1] * 2)):
        table = Table(2, hunt=hunt).full(0)
        table.state.unmasked = 1
        found = []
        for _ in range(16):
            table.start(NextTurn())
            table.state.turn = 1
            table.start(NextTurn())
            table.state.turn = 0
            found.append(table.state.traitor_lives)
        assert found == lives
    table = Table(2, hunt="tired").full(0, lives=1)
    table.state.round = table.state.unmasked = 5
    table.state.round, table.state.turn = 9, 1
    assert table.start(NextTurn()).state.traitor_lives == 1  # never the last


@pytest.mark.rule("RGT-Q-134")
def test_the_traitor_is_not_moved_to_where_he_is() -> None:
    table = Table(2).full(0).give(1, "R04").turn(0)
    assert table.legal(1) == ["pass"]
    assert table.refusal(1, "play R04").rule == "RGT-Q-134"


def test_every_rogue_card_is_in_the_deck_of_a_new_game() -> None:
    assert sum(GAME.new(3).decks[ROG]) == sum(card.count for card in CARDS if card.kind == "rogue") == 73
    assert (ADA, BEA, CARLO) == (0, 1, 2)
