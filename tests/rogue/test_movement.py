"""Movement on Nu-Earth and Milli-com, special sectors, prisons."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, DROP, NAMED, NEAR, NUMBER, PLACES, SUP
from covo.games.rogue.game import GAME
from covo.games.rogue.steps.movement import Lifepods
from tests.rogue.table import Table


def names(table: Table, seat: int = 0) -> set[str]:
    """Where this player may go now."""
    by_id = {place.id: place.name for place in PLACES}
    return {by_id[move.split()[1]] for move in table.legal(seat, "go")}


def around(sector: str) -> set[str]:
    return {PLACES[there].name for there in NEAR[NAMED[sector]]}


@pytest.mark.rule("RGT-MOV-01", "RGT-MOV-02", "RGT-TRN-04")
def test_one_adjacent_sector_or_none() -> None:
    table = Table(2).at(0, "Copper Hills").turn(0).quiet()
    assert names(table) == around("Copper Hills")
    assert "stay" in table.legal(0)
    assert table.refusal(0, "go N00").rule == "RGT-MOV-01"
    table.do(0, "go N66")
    assert table.where(0) == "Furlow"


@pytest.mark.rule("RGT-MOV-03", "RGT-MOV-04", "RGT-Q-39", "RGT-Q-40")
def test_scum_sea_needs_a_kit() -> None:
    shore = Table(2).at(0, "Boneyard").turn(0).quiet()
    assert names(shore) == around("Boneyard") - {"Poison Lake"}
    assert shore.refusal(0, "go N44").rule == "RGT-MOV-03"
    for kit in ("I05", "S12"):
        assert names(Table(2).at(0, "Boneyard").give(0, kit).turn(0).quiet()) == around("Boneyard")
    flight = Table(2).at(0, "Boneyard").give(0, "R10").turn(0).do(1, "pass").do(0, "play R10")
    assert "Burning Wood" in names(flight)  # across the lake
    assert "Poison Lake" not in names(flight)  # but not down on it
    sled = Table(2).at(0, "Wreckers' Strand").give(0, "R12").turn(0).do(1, "pass").do(0, "play R12")
    assert not names(sled) & {place.name for place in PLACES if place.terrain == "scum_sea"}


@pytest.mark.rule("RGT-Q-41")
def test_without_a_kit_one_leaves_the_sea() -> None:
    table = Table(2).at(0, "Poison Lake").turn(0).quiet()
    assert "stay" not in table.legal(0)
    assert table.refusal(0, "stay").rule == "RGT-Q-41"
    assert names(table) == around("Poison Lake")
    assert "stay" in Table(2).at(0, "Poison Lake").give(0, "I05").turn(0).quiet().legal(0)


@pytest.mark.rule("RGT-MOV-05", "RGT-MOV-06", "RGT-MOV-07")
def test_extra_sectors_are_passed_without_encounters() -> None:
    table = Table(2).at(0, "Long Meadow").at(1, "Furlow").give(0, "R12").turn(0).do(1, "pass").do(0, "play R12")
    table.do(0, "go N55")  # Fort Defiance, three sectors on
    assert table.where(0) == "Fort Defiance"
    table.quiet()
    assert table.step == "DrawEncounter"
    assert table.news("draws-encounters") == [{"seat": 1, "n": NUMBER[NAMED["Fort Defiance"]]}]


@pytest.mark.rule("RGT-MOV-08", "RGT-MOV-09", "RGT-SUR-06")
def test_a_prisoner_tries_to_escape_after_the_window() -> None:
    table = Table(2).at(0, "Glasshouse").put(0, prison=True).turn(0)
    assert table.step == "RogueWindow"
    table.quiet()
    assert table.step == "Escape"
    assert table.do(0, "no").over().state.turn == 1  # no move for a prisoner
    assert table.gi(0).attempts == 0


@pytest.mark.rule("RGT-SUR-07", "RGT-SUR-10", "RGT-SUR-13")
@pytest.mark.parametrize("prison", ["Glasshouse", "Brig"])
def test_one_to_four_stays_and_the_third_attempt_is_a_six(prison: str) -> None:
    table = Table(2).at(0, prison).put(0, prison=True)
    for attempt, face in enumerate((4, 1), 1):
        table.turn(0).quiet().do(0, "yes").roll(face)
        assert table.gi(0).prison
        assert table.gi(0).attempts == attempt
        assert table.step != "MoveOn"
    table.turn(0).quiet().do(0, "yes")
    assert not table.gi(0).prison
    assert table.gi(0).attempts == 0
    if prison == "Glasshouse":
        table.draw("S01", "S01", "S01", "S02")
    else:
        table.roll(2).draw("S01", "S01")
    assert table.step == "MoveOn"


@pytest.mark.rule("RGT-SUR-08", "RGT-Q-69")
def test_glasshouse_five_two_cards_or_remain() -> None:
    table = Table(2).at(0, "Glasshouse").put(0, prison=True, attempts=1).turn(0).quiet().do(0, "yes").roll(5)
    out = Table(2).at(0, "Glasshouse").put(0, prison=True).turn(0).quiet().do(0, "yes").roll(5).do(0, "yes")
    out.draw("S01", "S01")
    assert out.step == "MoveOn"  # he may move at once
    table.do(0, "no")
    assert table.gi(0).prison
    assert table.gi(0).attempts == 1  # no failed attempt
    assert table.step != "Supplies"


@pytest.mark.rule("RGT-SUR-09")
def test_glasshouse_six_four_cards() -> None:
    table = Table(2).at(0, "Glasshouse").put(0, prison=True).turn(0).quiet().do(0, "yes").roll(6)
    table.draw("S01", "S01", "S01", "S06")
    assert table.gi(0).ammo == (3, 0, 1, 0)
    assert table.step == "MoveOn"


@pytest.mark.rule("RGT-SUR-11")
@pytest.mark.parametrize("face", [5, 6])
def test_brig_five_or_six_a_die_of_supply(face: int) -> None:
    table = Table(2).at(0, "Brig").put(0, prison=True).turn(0).quiet().do(0, "yes").roll(face).roll(1).draw("S02")
    assert table.gi(0).ammo == (2, 0, 0, 0)
    assert names(table) == around("Brig")


@pytest.mark.rule("RGT-Q-72")
def test_lost_turns_and_pinning_cards_in_prison() -> None:
    lost = Table(2).at(0, "Brig").put(0, prison=True, lost=1).turn(0)
    assert lost.state.turn == 1
    assert lost.gi(0).attempts == 0
    for card in ("R16", "R17"):
        table = Table(2).at(0, "Glasshouse").put(0, prison=True).give(1, card).turn(0).do(1, f"play {card}").quiet()
        table.do(0, "yes").roll(6).draw("S01", "S01", "S01", "S02")
        assert not table.gi(0).prison  # the attempt is made,
        assert table.step != "MoveOn"  # but no move follows
        assert table.where(0) == "Glasshouse"


# ── Milli-com ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MOV-10", "RGT-MIL-15", "RGT-BIO-06", "RGT-Q-46")
def test_the_security_zone_is_closed_without_helm() -> None:
    table = Table(2).at(0, "Transit Hub").turn(0).quiet()
    assert names(table) == around("Transit Hub") - {"Security Zone"}
    assert table.refusal(0, "go M06").rule == "RGT-MIL-15"
    assert "Security Zone" in names(Table(2).at(0, "Transit Hub").chips(0, "helm").turn(0).quiet())
    two = Table(2).at(0, "Transit Hub").give(0, "R13").turn(0).do(1, "pass").do(0, "play R13")
    assert not names(two) & {"Bridge", "Security Zone"}  # neither entered nor passed
    clear = Table(2).at(0, "Transit Hub").give(0, "R15").turn(0).do(1, "pass").do(0, "play R15")
    assert "Security Zone" in names(clear)
    leaving = Table(2).at(0, "Security Zone").turn(0).quiet()
    assert names(leaving) == around("Security Zone")  # leaving is always free


@pytest.mark.rule("RGT-MIL-15", "RGT-Q-46")
def test_a_clearance_serves_one_turn() -> None:
    table = Table(2).at(0, "Transit Hub").give(0, "R15").turn(0).do(1, "pass").do(0, "play R15", "stay").over()
    table.quiet().do(1, "stay").over().quiet()
    assert "Security Zone" not in names(table)


@pytest.mark.rule("RGT-SPC-05", "RGT-SPC-06", "RGT-MIL-16", "RGT-MIL-17", "RGT-MIL-03", "RGT-MIL-05", "RGT-Q-42")
@pytest.mark.parametrize(("here", "there"), [("Shuttle Base", "Shuttle Bay"), ("Shuttle Bay", "Shuttle Base")])
def test_the_shuttle_takes_one_to_the_other_end_once_a_turn(here: str, there: str) -> None:
    table = Table(2).at(0, here).turn(0).quiet().do(0, "stay")
    assert table.legal(0) == ["pass", "shuttle"]
    table.do(0, "shuttle")
    assert table.where(0) == there
    assert table.step != "Shuttle"  # not back again
    assert table.state.moved  # RGT-Q-57
    stays = Table(2).at(0, here).turn(0).quiet().do(0, "stay", "pass")
    assert stays.where(0) == here
    assert Table(2).at(0, here).turn(0).quiet().refusal(0, "shuttle").rule == "RGT-SPC-05"


@pytest.mark.rule("RGT-Q-42", "RGT-Q-57")
def test_the_encounter_is_at_the_arrival_end() -> None:
    table = Table(2).at(0, "Shuttle Bay").at(1, "Shuttle Base").turn(0).quiet().do(0, "stay", "shuttle").quiet()
    assert table.step == "ChooseOption"  # the GI who waits there


@pytest.mark.rule("RGT-MIL-08", "RGT-MIL-09", "RGT-BIO-07", "RGT-Q-43")
def test_lifepods_with_helm() -> None:
    table = Table(2).at(0, "Lifepods").chips(0, "helm").turn(0).quiet()
    assert table.legal(0) == ["pass", *[f"drop {zone}" for zone in range(1, 7)]]
    table.do(0, "drop 6")
    assert table.gi(0).sector == DROP[6]
    assert table.step == "MoveOn"  # then the normal move
    march = Table(2).at(0, "Lifepods").chips(0, "helm").give(0, "R13").turn(0).do(1, "pass").do(0, "play R13", "drop 6")
    assert "Furlow" in names(march) or len(names(march)) > len(around("Veterans' Plain"))


@pytest.mark.rule("RGT-MIL-10", "RGT-MIL-08")
def test_lifepods_without_helm() -> None:
    table = Table(2).at(0, "Lifepods").turn(0).quiet()
    assert table.legal(0) == ["pass", "drop"]
    table.do(0, "drop").chance("zone 3")
    assert table.where(0) == "Trench Maze"
    assert table.state.zones == (1, 2, 3, 4, 5, 6)  # the token goes back
    arrived = Table(2).at(0, "Sick Bay").turn(0).quiet().do(0, "go M13")
    assert arrived.step != "Lifepods"  # only who begins the phase there


@pytest.mark.rule("RGT-MIL-03", "RGT-MIL-04", "RGT-Q-45", "RGT-Q-47")
def test_the_shuttle_journey_starts_in_a_souther_city() -> None:
    for city in ("Nu-Atlanta", "Furlow", "Port Carrion"):
        table = Table(2).at(0, city).give(0, "R11").turn(0).do(1, "pass").do(0, "play R11")
        assert table.where(0) == "Shuttle Bay"
        assert table.step not in ("MoveOn", "Shuttle")
    for place in ("Copper Hills", "Ostwerk", "Ghost Town", "Sick Bay"):
        assert "play R11" not in Table(2).at(0, place).give(0, "R11").turn(0).do(1, "pass").legal(0)
    assert Table(2).at(0, "Shuttle Base").turn(0).quiet().refusal(0, "go M02").rule == "RGT-MIL-03"


# ── Rest and Supply ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SPC-01", "RGT-SPC-04", "RGT-MIL-19", "RGT-Q-36", "RGT-Q-89")
@pytest.mark.parametrize(
    ("place", "lives", "after"),
    [("Furlow", 1, 4), ("Sick Bay", 2, 4), ("Nu-Arcady", 1, 2), ("Nu-Arcady", 4, 4), ("Ghost Town", 1, 1)],
)
def test_a_whole_turn_of_rest(place: str, lives: int, after: int) -> None:
    table = Table(2).at(0, place).put(0, lives=lives).turn(0).quiet().do(0, "stay").over()
    assert table.gi(0).lives == after


@pytest.mark.rule("RGT-Q-36")
def test_arriving_is_no_whole_turn() -> None:
    table = Table(2).at(0, "Copper Hills").at(1, "Bridge").put(0, lives=1).turn(0).quiet().do(0, "go N66").over()
    assert table.gi(0).lives == 1
    prisoner = Table(2).at(0, "Glasshouse").put(0, prison=True, lives=2).ends(0, moved=False).over()
    assert prisoner.gi(0).lives == 2


@pytest.mark.rule("RGT-BRD-16", "RGT-MIL-18", "RGT-END-11", "RGT-SPC-02", "RGT-Q-45", "RGT-TRN-07")
def test_supply_in_souther_cities_and_the_armoury() -> None:
    for city in ("Fort Defiance", "Nu-Salem", "Nu-Atlanta", "Port Carrion", "Nu-Memphis", "Last Chance"):
        table = Table(2).at(0, city).ends(0)
        assert table.step == "OfferSupply"
        table.do(0, "yes").roll(1).draw("S02")
        assert table.gi(0).ammo == (2, 0, 0, 0)
    armoury = Table(2).at(0, "GI Armoury").ends(0).do(0, "yes").roll(1, 1).draw("S02", "S05")
    assert armoury.gi(0).ammo == (2, 2, 0, 0)
    assert Table(2).at(0, "Nu-Salem").ends(0).do(0, "no").step == "RefillRogue"
    for other in ("Furlow", "Ostwerk", "Ghost Town", "Shatter City", "Copper Hills"):
        assert Table(2).at(0, other).ends(0).step == "RefillRogue"


@pytest.mark.rule("RGT-Q-58")
def test_fixed_cards_do_not_stop_missions_supply_or_rest() -> None:
    table = Table(2).at(0, "Fort Defiance").lie("Fort Defiance", "E29").give(0, "M11").ends(0).quiet()
    assert table.news("completes")
    rest = Table(2).at(0, "Nu-Arcady").lie("Nu-Arcady", "E31").put(0, lives=2).ends(0, moved=False)
    assert rest.gi(0).lives == 3
    assert Table(2).at(0, "Nu-Salem").lie("Nu-Salem", "E29").ends(0).step == "OfferSupply"


# ── Companions arrive ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-MOV-11", "RGT-CPN-06", "RGT-CPN-02", "RGT-Q-79")
def test_a_companion_leaves_at_its_destination() -> None:
    table = Table(2).at(0, "Heron Marsh").at(1, "Bridge").give(0, "C05").turn(0).quiet().do(0, "go N61")
    assert table.gi(0).companions == ()
    assert table.discarded("C05") == 1
    stayed = Table(2).at(0, "Nu-Salem").give(0, "C05").turn(0).quiet().do(0, "stay")
    assert stayed.gi(0).companions == ()


@pytest.mark.rule("RGT-CPN-07", "RGT-CPN-08")
def test_passing_through_or_going_elsewhere_changes_nothing() -> None:
    table = Table(2).at(0, "Leech Fen").give(0, "C05", "R13").turn(0).do(1, "pass").do(0, "play R13", "go N62")
    assert table.ids(table.gi(0).companions) == ["C05"]
    away = Table(2).at(0, "Heron Marsh").give(0, "C05").turn(0).quiet()
    assert names(away) == around("Heron Marsh") - {"Slime Channel", "Southern Slick"}


@pytest.mark.parametrize(
    ("card", "place"), [("C06", "Fort Defiance"), ("C07", "Shuttle Base"), ("C08", "Nu-Arcady"), ("C12", "Gene Labs")]
)
def test_what_companions_leave_behind(card: str, place: str) -> None:
    table = Table(2).at(0, place).put(0, lives=1).give(0, card).turn(0).quiet().do(0, "stay")
    if card == "C06":
        assert table.gi(0).lives == 4
    elif card == "C07":
        table.do(0, "pass").draw("S02", "S05")
        assert table.gi(0).ammo == (2, 2, 0, 0)
    elif card == "C08":
        table.draw("S02", "S05", "S06", "S08")
        assert table.gi(0).ammo == (2, 2, 1, 1)
    else:
        table.draw("K3")
        assert table.clues(0) == ["K3"]


@pytest.mark.rule("RGT-PRC-01")
def test_the_order_of_the_movement_phase() -> None:
    table = Table(2).at(0, "Lifepods").turn(0)
    order = [type(frame).__name__ for frame in table.state.stack]
    wanted = ["RogueWindow", "CardOnMove", "Escape", "Lifepods", "Travel", "Shuttle", "Arrive"]
    assert [name for name in order if name in wanted] == wanted


def test_look_and_meant() -> None:
    table = Table(2).at(0, "Copper Hills").turn(0).quiet()
    (layer,) = GAME.look(table.view(0), "gi-0")
    assert set(layer.cells) == {PLACES[n].id for n in NEAR[NAMED["Copper Hills"]]}
    assert layer.labels["N66"] == "0"
    assert GAME.look(table.view(0), "nothing") == ()
    move = GAME.meant(table.view(0), table.ask(0), ("gi-0", "N00"))
    assert str(move) == "go N00"
    assert GAME.meant(table.view(0), table.ask(0), ()) is None
    assert SUP == 1


@pytest.mark.rule("RGT-MIL-08", "RGT-Q-47")
def test_whom_a_card_takes_from_lifepods_does_not_drop_as_well() -> None:
    table = Table(2).at(0, "Lifepods").turn(0)
    assert Lifepods(0).asks(table.state) != ()
    table.state.card = CARD["R11"]
    assert Lifepods(0).asks(table.state) == ()
