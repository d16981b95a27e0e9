"""The solo game in detail: the cards turned up, brides on the map, the Traitor's deck, deaths."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, ENC, ENDS, NAMED, PLACES, ROG, TRAITORS
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.duel import dice, throw
from tests.rogue.table import Table


def alone(sector: str = "Nu-Atlanta") -> Table:
    return Table(1).at(0, sector)


def field(*cards: str, turned: str = "", sector: str = "Shatter City") -> Table:
    """The Encounter phase of the lone GI, with an unfavourable card turned up this turn."""
    table = alone(sector).only(ENC, *cards)
    table.state.turned = CARD[turned] if turned else -1
    return table


# ── Cards turned up ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SOL-14", "RGT-SOL-15", "RGT-SOL-17")
@pytest.mark.parametrize("card", ["R16", "R17", "R18", "R19"])
def test_unfavourable_movement_cards_leave_no_room_for_ones_own(card: str) -> None:
    table = alone().give(0, "R10", "R13").turn(0).draw(card)
    assert table.step != "SoloMovementCard"
    assert table.news("takes-effect") == [{"seat": 0, "card": card}]
    assert table.discarded(card) == 1


@pytest.mark.rule("RGT-SOL-14", "RGT-Q-126", "RGT-TRN-08")
def test_fatigue_costs_the_next_turn_in_which_a_card_is_turned_up() -> None:
    table = alone("Copper Hills").turn(0).draw("R19").do(0, "stay").draw("R17")
    assert table.news("skips") == [{"seat": 0}]
    assert table.gi(0).lost == 0
    table.draw("R13").do(0, "no")
    assert table.step == "MoveOn"  # the turn after


@pytest.mark.rule("RGT-SOL-14")
def test_lost_bearings_alone() -> None:
    table = alone("Widow Peak").turn(0).draw("R18")
    assert table.step == "LostBearings"
    table.roll(4)
    assert table.where(0) == "Ghost Town"


@pytest.mark.rule("RGT-SOL-14", "RGT-SOL-18", "RGT-SOL-15")
@pytest.mark.parametrize("card", ["R20", "R21", "R22", "R23"])
def test_unfavourable_encounter_cards_work_by_themselves(card: str) -> None:
    table = field("E01", "E02", "E08", "E34", "E35", "E38", "E04", turned=card)
    table.give(0, "R25", "R26").ammo(0, gp=1, plasma=1).meet(0)
    assert table.step == "DrawEncounter"  # no card of one's own
    table.draw("E34", "E35", "E38", "E08")
    if card in ("R20", "R21"):
        table.do(0, table.legal(0)[0])
        table.draw(*(["E01", "E02"] if card == "R20" else ["E01", "E02", "E04"]))
    table.do(0, table.legal(0)[0])
    assert len(table.pile()) == {"R20": 6, "R21": 7}.get(card, 4)
    assert (table.legal(0, "evade") == []) == (card == "R22")
    assert (table.legal(0, "fire")[1:2] == ["fire plasma 1"]) == (card == "R23")


@pytest.mark.rule("RGT-SOL-14", "RGT-CPN-02")
def test_turncoat_alone_discards_a_companion() -> None:
    table = alone("Long Meadow").give(0, "C05", "C11")
    table.state.turned = CARD["R24"]
    table.meet(0, moved=False)
    assert sorted(table.legal(0)) == ["drop C05", "drop C11"]
    table.do(0, "drop C05")
    assert table.ids(table.gi(0).companions) == ["C11"]
    assert table.discarded("C05") == 1


@pytest.mark.rule("RGT-SOL-16", "RGT-Q-129")
@pytest.mark.parametrize(("card", "sector"), [("R17", "Sick Bay"), ("R18", "Bridge")])
def test_a_movement_card_whose_condition_fails(card: str, sector: str) -> None:
    table = alone(sector).give(0, "R13").turn(0).draw(card)
    assert table.legal(0) == ["pass", "play R13"]


@pytest.mark.rule("RGT-Q-129", "RGT-SOL-18")
@pytest.mark.parametrize(("card", "sector"), [("R20", "Furlow"), ("R24", "Shatter City"), ("R22", "Sick Bay")])
def test_an_encounter_card_whose_condition_fails(card: str, sector: str) -> None:
    table = field("E01", turned=card, sector=sector).meet(0)
    assert table.state.card == -1
    assert table.news("takes-effect") == []


@pytest.mark.rule("RGT-SOL-12", "RGT-SOL-11")
@pytest.mark.parametrize("card", ["R10", "R11", "R12", "R13", "R14", "R15", "R25", "R26", "R27", "R28", "R29"])
def test_favourable_cards_are_offered(card: str) -> None:
    table = alone().turn(0).draw(card)
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "yes")
    assert table.ids(table.gi(0).rogue) == [card]
    assert table.discarded(card) == 0


@pytest.mark.rule("RGT-SOL-33", "RGT-Q-72")
def test_a_prisoner_in_a_mantrap_still_tries_to_escape() -> None:
    table = alone("Glasshouse").put(0, prison=True).turn(0).draw("R16")
    assert table.step == "Escape"
    table.do(0, "yes").roll(6).draw("S01", "S01", "S01", "S02")
    assert not table.gi(0).prison
    assert table.where(0) == "Glasshouse"
    assert table.step == "TurnUp"  # no move, no End phase


@pytest.mark.rule("RGT-SOL-12", "RGT-SUR-12")
def test_an_escape_kept_for_later() -> None:
    table = alone("Glasshouse").put(0, prison=True).give(0, "R29").turn(0).draw("R22")
    assert table.legal(0) == ["pass", "play R29"]
    table.do(0, "play R29").draw("S01", "S01", "S01", "S02")
    assert not table.gi(0).prison
    assert table.step == "MoveOn"


# ── Missions ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SOL-21", "RGT-Q-121")
@pytest.mark.parametrize(
    ("mission", "card", "event"),
    [
        ("M07", "R31", "mission-fails"),
        ("M08", "R32", "mission-fails"),
        ("M05", "R33", "mission-blocked"),
        ("M05", "R34", "mission-delayed"),
        ("M05", "R35", "mission-blocked"),
        ("M19", "R37", "mission-blocked"),
        ("M05", "R31", "completes"),
        ("M05", "R32", "completes"),
        ("M08", "R33", "completes"),
        ("M19", "R35", "completes"),
        ("M05", "R36", "completes"),
        ("M05", "R37", "completes"),
        ("M10", "R38", "completes"),
    ],
)
def test_cards_of_the_end_deck(mission: str, card: str, event: str) -> None:
    table = alone(CARDS[CARD[mission]].destination).give(0, mission).ends(0).do(0, "yes").draw(card)
    assert table.news(event) == [{"seat": 0, "card": mission}]
    assert (table.step == "DrawClues") == (event == "completes" and card != "R38")
    assert table.gi(0).prison == (card in ("R35", "R37") and event != "completes")
    assert table.state.discards[ENDS][CARD[card] - CARD["R01"]] == 1


@pytest.mark.rule("RGT-SOL-22", "RGT-MIS-04", "RGT-Q-32")
def test_a_delayed_mission_alone() -> None:
    table = alone("Magnopole").give(0, "M05").ends(0).do(0, "yes").draw("R34")
    assert table.news("skips") == [{"seat": 0}]
    table.draw("R17")  # turned up in the lost turn, without effect
    table.draw("K1", "M06").do(0, "yes")
    assert (table.clues(0), table.missions(0)) == (["K1"], ["M06"])
    assert table.step == "TurnUp"


@pytest.mark.rule("RGT-Q-127", "RGT-SOL-29", "RGT-ENC-08")
def test_a_placed_bride_lies_in_the_pile_at_her_initiative() -> None:
    table = alone("Nort Command Post").give(0, "M27").only(ENC, "E13", "E01", "E02", "E08")
    table.state.brides = ((-1, CARD["C04"]), (NAMED["Nort Command Post"], CARD["C03"]))
    table.meet(0)
    table.draw("E13", "E01", "E02", "E08")  # four all the same: she does not count
    assert all(move.split()[1:3] == ["E13", "C03"] for move in table.legal(0, "lay"))
    table.do(0, table.legal(0)[0])
    assert table.pile()[:2] == ["E13", "C03"]
    throw(table.do(0, "fire none 0"), 1, 6)
    assert table.ids(table.gi(0).companions) == ["C03"]
    assert table.news("completes") == [{"seat": 0, "card": "M27"}]
    assert table.state.wedded


@pytest.mark.rule("RGT-Q-127")
def test_a_bride_not_reached_stays_on_her_sector() -> None:
    table = alone("Nort Command Post").give(0, "M27").only(ENC, "E12")
    table.state.brides = ((-1, CARD["C04"]), (NAMED["Nort Command Post"], CARD["C03"]))
    table.meet(0).draw("E12")
    table.do(0, *table.legal(0, "lay")[:1]).do(0, "surrender")
    assert (NAMED["Nort Command Post"], CARD["C03"]) in table.state.brides
    assert table.missions(0) == ["M27"]


@pytest.mark.rule("RGT-Q-25", "RGT-Q-127")
def test_a_bride_in_the_pile_is_in_play() -> None:
    table = alone("Nort Command Post").give(0, "M27", "C08").only(ENC, "E13")
    table.state.brides = ((-1, CARD["C04"]), (NAMED["Nort Command Post"], CARD["C03"]))
    table.meet(0).draw("E13")
    table.do(0, "lay E13 C03", "fire none 0")
    throw(table, 1, 6).roll(1)  # the orphan dies, and Missions are looked at
    assert table.news("companion-dies") == [{"seat": 0, "card": "C08"}]
    assert table.news("impossible") == []
    assert table.news("completes") == [{"seat": 0, "card": "M27"}]


@pytest.mark.rule("RGT-SOL-28")
@pytest.mark.parametrize(("mission", "bride"), [("M27", "C03"), ("M28", "C04")])
def test_the_named_bride_is_placed(mission: str, bride: str) -> None:
    table = alone().start(DrawMission(0), NextTurn()).draw(mission).roll(5)
    assert (NAMED["Furlow"], CARD[bride]) in table.state.brides
    assert len(table.state.brides) == 2
    assert table.news("bride-placed") == [{"card": bride, "sector": "Furlow"}]


@pytest.mark.rule("RGT-SOL-28", "RGT-SOL-08")
def test_also_in_set_up_wedding_bells_must_be_accepted() -> None:
    table = alone()
    table.state.round = 0
    table.start(DrawMission(0), NextTurn()).draw("M28")
    assert table.step == "PlaceBride"


# ── The Traitor's deck ───────────────────────────────────────────────────────────────────────────────────────────


def round_at(sector: str, mine: int = 1, theirs: int = 6, lives: int = 4) -> Table:
    table = alone(sector).full(0, sector, lives).ammo(0, gp=6).chips(0, "gunnar").ends(0).do(0, "fire gp 6")
    return throw(table, mine, theirs)


@pytest.mark.rule("RGT-SOL-25", "RGT-TRA-06")
@pytest.mark.parametrize(
    ("card", "where"), [("R01", "Magnopole"), ("R02", "Nort Command Post"), ("R03", "Nu-Salem"), ("R04", "Bridge")]
)
def test_cards_that_move_him(card: str, where: str) -> None:
    table = round_at("Nu-Salem").draw(card)
    assert PLACES[table.state.traitor].name == where
    assert table.state.discards[TRAITORS][CARD[card] - CARD["R01"]] == 1


@pytest.mark.rule("RGT-Q-122", "RGT-SOL-26")
@pytest.mark.parametrize(
    ("card", "sector", "more"),
    [
        ("R05", "Magnopole", 4),
        ("R05", "Nu-Salem", 0),
        ("R06", "Nort Command Post", 4),
        ("R06", "Magnopole", 0),
        ("R07", "Nu-Salem", 2),
        ("R07", "Magnopole", 0),
    ],
)
def test_cards_that_strengthen_the_next_round(card: str, sector: str, more: int) -> None:
    table = round_at(sector).draw(card)
    assert table.state.traitor_dice == more
    table.ends(0).do(0, "fire none 0")
    assert dice(table, 1) == [8 + more]
    throw(table, 1, 1)
    assert table.state.traitor_dice == 0  # one round


@pytest.mark.rule("RGT-Q-122")
def test_not_if_he_has_moved_meanwhile() -> None:
    table = round_at("Magnopole").draw("R05")
    table.ends(0).do(0, "fire none 0")
    throw(table, 1, 6).draw("R03")
    assert (PLACES[table.state.traitor].name, table.state.traitor_dice) == ("Nu-Salem", 0)


@pytest.mark.rule("RGT-Q-122", "RGT-SOL-26")
def test_alarm_bells_only_on_milli_com() -> None:
    assert not round_at("Nu-Salem").draw("R09").gi(0).prison
    table = alone("Bridge").full(0).ends(0).do(0, "confront").roll(6).roll(1).draw("R09")
    assert (table.where(0), table.gi(0).prison) == ("Brig", True)
    assert table.state.traitor_lives == 3


@pytest.mark.rule("RGT-SOL-25")
def test_the_traitor_deck_is_shuffled_again() -> None:
    table = alone("Bridge").full(0).only(TRAITORS, "R05").ends(0).do(0, "confront").roll(3).roll(3).draw("R05")
    table.ends(0).do(0, "confront").roll(3).roll(3)
    assert table.step == "TraitorCard"
    table.draw("R05")
    assert table.news("reshuffled") == [{"deck": TRAITORS}]


# ── Death ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SOL-34", "RGT-SOL-38", "RGT-PRC-03")
def test_who_dies_in_an_encounter_meets_nothing_more_this_turn() -> None:
    table = field("E01", "E02").put(0, lives=1).give(0, "M01").lie("Shatter City", "E31").meet(0).draw("E01", "E02")
    table.do(0, table.legal(0)[0])
    throw(table.do(0, "fire none 0"), 1, 6).roll(1, 1).draw("R17", "R17").roll(1, 1).draw("S01", "S01")
    assert table.step == "TurnUp"
    assert table.where(0) == "Bridge"
    assert table.fixed() == [("Shatter City", "E31")]
    assert (table.discarded("E01"), table.discarded("E02")) == (1, 1)


@pytest.mark.rule("RGT-SOL-32", "RGT-SOL-34")
def test_who_dies_by_the_card_turned_up_does_not_move_this_turn() -> None:
    table = alone().give(0, "C02").put(0, lives=1).turn(0).draw("R30")
    table.roll(1, 1).draw("R17", "R17").roll(1, 1).draw("S01", "S01")
    assert table.where(0) == "Bridge"
    assert table.step == "TurnUp"


@pytest.mark.rule("RGT-SOL-25", "RGT-SOL-34")
def test_who_dies_before_the_traitor_goes_on_hunting() -> None:
    table = alone("Nu-Salem").full(0, "Nu-Salem", lives=2).put(0, lives=1).ends(0).do(0, "fire none 0")
    throw(table, 1, 6).roll(1, 1).draw("R17", "R17").roll(1, 1).draw("S01", "S01")
    assert table.step == "TraitorCard"
    table.draw("R09")
    assert (table.where(0), table.gi(0).prison, table.gi(0).full) == ("Bridge", False, True)
    assert table.state.traitor_lives == 2


@pytest.mark.rule("RGT-Q-130", "RGT-SOL-36", "RGT-SOL-23")
def test_time_lost_beyond_the_end_of_the_deck() -> None:
    table = alone().put(0, lives=1).only(ROG, "R10", "R13").start(LoseLives(0, combat=False), NextTurn())
    table.roll(6, 6).draw("R10", "R13")
    assert table.state.outcome is None  # lost only when the next has to be turned up
    table.roll(1, 1).draw("S01", "S01")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "deck"


@pytest.mark.rule("RGT-SOL-35")
def test_companions_lost_by_death_are_discarded() -> None:
    table = alone().give(0, "C05").put(0, lives=1).start(LoseLives(0, combat=False), NextTurn())
    table.roll(1, 1).draw("R17", "R17").roll(1, 1).draw("S01", "S01")
    assert table.discarded("C05") == 1
    assert table.state.removed == tuple(CARD[name] for name in ("M23", "M24", "M25", "M26"))
