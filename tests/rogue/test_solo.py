"""The solo game."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import BRIDES, CARD, CARDS, ENC, ENDS, FIRST, MIS, NAMED, ROG, TRAITORS, WEDDING
from covo.games.rogue.game import GAME
from covo.games.rogue.state import Rogue
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import WATCHER
from tests.rogue.table import Table, total


def solo() -> Table:
    return Table(1)


def named(state: Rogue, deck: int) -> set[str]:
    return {CARDS[FIRST[deck] + at].id for at, n in enumerate(state.decks[deck]) if n}


@pytest.mark.rule("RGT-SOL-01", "RGT-SOL-02", "RGT-SOL-03", "RGT-SOL-04", "RGT-Q-14")
def test_the_rogue_deck_is_three_decks() -> None:
    state = solo().state
    assert named(state, TRAITORS) == {f"R{number:02}" for number in range(1, 10)}
    assert named(state, ENDS) == {f"R{number}" for number in range(31, 40)}
    assert named(state, ROG) == {f"R{number}" for number in range(10, 31)}
    assert [sum(state.decks[deck]) for deck in (ROG, TRAITORS, ENDS)] == [44, 9, 20]
    assert "R30" in named(state, ROG)  # Sister Sledge stays


@pytest.mark.rule("RGT-SOL-05", "RGT-SOL-06", "RGT-SOL-07")
def test_genies_are_put_away_and_brides_laid_out() -> None:
    state = solo().state
    assert not any(CARDS[CARD[name]].kind == "genie" for name in named(state, MIS))
    assert [CARDS[card].id for card in state.removed] == ["M23", "M24", "M25", "M26"]
    assert [card for sector, card in state.brides] == list(BRIDES)
    assert {sector for sector, _ in state.brides} == {-1}
    assert not named(state, ENC) & {"C03", "C04"}
    assert sum(state.decks[1]) == 56
    assert sum(state.decks[4]) == 24


@pytest.mark.rule("RGT-SOL-08")
def test_no_rogue_hand_is_dealt() -> None:
    state = GAME.new(1)
    while type(state.stack[0]).__name__ != "TurnUp":
        state.advance(state.asks[0].seat, state.asks[0].moves[0])
    assert state.gis[0].rogue == ()
    assert state.gis[0].sector >= 0
    assert len(state.gis[0].missions) == 1


@pytest.mark.rule("RGT-SOL-09", "RGT-SOL-10", "RGT-SOL-11", "RGT-SOL-12", "RGT-Q-124")
def test_a_favourable_card_may_be_kept_and_played_in_its_phase() -> None:
    table = solo().turn(0)
    assert table.step == "TurnUp"
    table.draw("R13").do(0, "yes")
    assert table.ids(table.gi(0).rogue) == ["R13"]
    assert table.legal(0) == ["pass", "play R13"]
    table.do(0, "play R13")
    assert table.step == "MoveOn"
    assert len(table.legal(0, "go")) > 6
    declined = solo().turn(0).draw("R13").do(0, "no")
    assert (declined.gi(0).rogue, declined.discarded("R13")) == ((), 1)
    assert declined.step == "MoveOn"
    assert table.view(WATCHER).gis[0].rogue == table.gi(0).rogue  # face up


@pytest.mark.rule("RGT-SOL-12", "RGT-SOL-13", "RGT-Q-123")
def test_of_four_one_is_discarded_before_anything_is_played() -> None:
    table = solo().give(0, "R10", "R12", "R25").turn(0).draw("R13")
    assert table.legal(0) == ["drop R10", "drop R12", "drop R13", "drop R25"]
    table.do(0, "drop R12")
    assert table.ids(table.gi(0).rogue) == ["R10", "R13", "R25"]


@pytest.mark.rule("RGT-SOL-14", "RGT-SOL-15", "RGT-SOL-17")
def test_an_unfavourable_card_works_by_itself_and_cannot_be_cancelled() -> None:
    table = solo().give(0, "R10").turn(0).draw("R17")
    assert table.news("takes-effect") == [{"seat": 0, "card": "R17"}]
    assert table.step not in ("SoloMovementCard", "MoveOn")  # no Movement card, no move
    other = solo().give(0, "R10").turn(0).draw("R22")  # an Encounter card does not touch the move
    assert other.step == "SoloMovementCard"


@pytest.mark.rule("RGT-SOL-18", "RGT-SOL-19")
def test_encounters_alone() -> None:
    table = solo().at(0, "Long Meadow").give(0, "R25").turn(0).draw("R17")
    assert table.step != "SoloEncounterCard" or table.legal(0) == ["pass", "play R25"]
    field = solo().at(0, "Shatter City").give(0, "R25")
    field.state.turned = -1
    field.meet(0).do(0, "play R25").draw("E01", "E02", "E34", "E23")
    assert field.asked == [0]  # the player orders the pile himself
    field.do(0, field.legal(0)[0])
    assert field.step == "MeetEnemy"
    bad = solo().at(0, "Shatter City").give(0, "R25")
    bad.state.turned = CARD["R22"]
    bad.meet(0)
    assert bad.step == "DrawEncounter"  # no favourable card beside an unfavourable one
    assert bad.state.card == CARD["R22"]


@pytest.mark.rule("RGT-SOL-12", "RGT-SOL-18")
def test_a_card_is_in_force_in_its_own_phase_alone() -> None:
    table = solo().at(0, "Long Meadow").give(0, "R13").turn(0).draw("R22").do(0, "play R13")
    assert table.state.card == CARD["R13"]
    table.do(0, "stay")
    assert table.state.card != CARD["R13"]
    still = solo().at(0, "Long Meadow").give(0, "R13").turn(0).draw("R25").do(0, "yes", "play R13", "go N65")
    assert still.state.card == -1 or still.step == "SoloEncounterCard"
    assert still.do(0, "pass").state.card == -1


@pytest.mark.rule("RGT-SOL-16", "RGT-Q-129")
def test_a_card_is_turned_up_every_turn_also_without_effect() -> None:
    table = solo().at(0, "Sick Bay").give(0, "R13").turn(0).draw("R17")  # Dust Storm on Milli-com
    assert not table.news("takes-effect")
    assert table.step == "SoloMovementCard"
    assert table.discarded("R17") == 1


@pytest.mark.rule("RGT-SOL-20", "RGT-SOL-21", "RGT-SOL-22", "RGT-Q-121")
def test_a_mission_is_tried_against_the_end_deck() -> None:
    table = solo().at(0, "Magnopole").give(0, "M05").ends(0)
    assert table.step == "TryMission"
    declined = solo().at(0, "Magnopole").give(0, "M05").ends(0).do(0, "no")
    assert declined.missions(0) == ["M05"]
    table.do(0, "yes").draw("R38").draw("K1")  # Blown Cover does not fit a Nort sector
    assert table.clues(0) == ["K1"]
    assert table.discarded("R38") == 1  # its own discard pile
    failed = solo().at(0, "Quartz Zone").give(0, "M07").ends(0).do(0, "yes").draw("R31")
    assert failed.news("mission-fails")
    lucky = solo().at(0, "Magnopole").give(0, "M05").ends(0).do(0, "yes").draw("R39").draw("K1", "K2")
    assert lucky.clues(0) == ["K1", "K2"]  # a favourable card counts too
    empty = solo().at(0, "Magnopole").give(0, "M05").only(ENDS, "R38").ends(0).do(0, "yes").draw("R38").draw("K1")
    empty.draw("M06").do(0, "yes").at(0, "Furlow").ends(0).do(0, "yes").draw("R38")  # shuffled again
    assert empty.news("reshuffled")


@pytest.mark.rule("RGT-SOL-23", "RGT-SOL-27", "RGT-Q-130")
def test_without_a_rogue_card_all_is_lost() -> None:
    table = solo().only(ROG).turn(0)
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.returns) == ("deck", (0.0,))
    last = solo().only(ROG, "R13").turn(0).draw("R13").do(0, "no").do(0, "stay")
    assert last.state.outcome is not None  # never shuffled again


@pytest.mark.rule("RGT-SOL-24", "RGT-SOL-27", "RGT-WIN-11")
def test_alone_one_wins_by_killing_the_traitor() -> None:
    table = solo().at(0, "Bridge").full(0, lives=1).ends(0).do(0, "confront").roll(6).roll(1)
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.returns) == ("traitor", (1.0,))


@pytest.mark.rule("RGT-SOL-25", "RGT-SOL-26")
@pytest.mark.parametrize("card", ["R01", "R05", "R09"])
def test_after_every_round_a_traitor_card(card: str) -> None:
    table = solo().at(0, "Bridge").full(0).ends(0).do(0, "confront").roll(3).roll(3)
    assert table.step == "TraitorCard"
    table.draw(card)
    assert table.state.traitor == NAMED["Magnopole" if card == "R01" else "Bridge"]
    assert table.gi(0).prison == (card == "R09")
    assert table.state.traitor_dice == 0  # Traitor at the Magnopole makes no sense on Bridge


@pytest.mark.rule("RGT-Q-122", "RGT-SOL-25")
def test_fight_cards_after_the_fight() -> None:
    table = solo().at(0, "Magnopole").full(0, "Magnopole").ammo(0, gp=6).ends(0).do(0, "fire gp 6")
    total(table, mine=6, theirs=1)
    assert table.state.traitor_lives == 3
    table.draw("R08")
    assert table.state.traitor_lives == 4  # gives back the Life lost in the round just fought
    again = solo().at(0, "Magnopole").full(0, "Magnopole").ends(0).do(0, "fire none 0")
    total(again, theirs=1).draw("R05")
    assert again.state.traitor_dice == 4  # strengthens the next round
    again.over().at(0, "Magnopole")
    again.ends(0).do(0, "fire none 0")
    assert again.state.stack[0].dice == 12  # type: ignore[attr-defined]
    total(again, theirs=1).draw("R06")  # not at Nort Command Post: ignored
    assert again.state.traitor_dice == 0  # for one round
    unhurt = solo().at(0, "Magnopole").full(0, "Magnopole", lives=2).ends(0).do(0, "fire none 0")
    assert total(unhurt, theirs=1).draw("R08").state.traitor_lives == 2


@pytest.mark.rule("RGT-SOL-28", "RGT-SOL-29", "RGT-Q-127")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_wedding_bells_alone(face: int) -> None:
    table = solo().start(DrawMission(0), NextTurn()).draw("M27")
    assert table.step == "PlaceBride"  # it must be accepted
    table.roll(face)
    where = WEDDING[face - 1]
    assert (where, CARD["C03"]) in table.state.brides
    table.put(0, sector=where)
    table.state.turned = -1
    table.only(ENC).meet(0, moved=face % 2 == 0)
    assert table.step == "DrawClues"
    assert CARD["C03"] in table.gi(0).companions
    assert table.news("completes") == [{"seat": 0, "card": "M27"}]
    prisoner = solo().start(DrawMission(0), NextTurn()).draw("M27").roll(2)
    prisoner.at(0, "Glasshouse").put(0, prison=True).meet(0, moved=False)
    assert prisoner.gi(0).companions == ()  # not as a prisoner


@pytest.mark.rule("RGT-SOL-30", "RGT-SOL-28")
def test_after_one_wedding_later_ones_may_be_ignored() -> None:
    table = solo()
    table.state.wedded = True
    table.start(DrawMission(0), NextTurn()).draw("M28")
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "no").draw("M05")
    assert table.missions(0) == ["M05"]
    assert (-1, CARD["C04"]) in table.state.brides


@pytest.mark.rule("RGT-Q-128")
def test_a_bride_who_is_gone() -> None:
    table = solo()
    table.state.brides = ((-1, CARD["C04"]),)
    table.state.removed = (*table.state.removed, CARD["C03"])
    table.start(DrawMission(0), NextTurn()).draw("M27")
    assert table.news("impossible") == [{"seat": 0, "card": "M27"}]
    assert table.step == "DrawMission"


@pytest.mark.rule("RGT-SOL-31", "RGT-Q-118")
@pytest.mark.parametrize(
    ("card", "place", "left"), [("R10", "Nu-Atlanta", []), ("R11", "Nu-Atlanta", []), ("R13", "Nu-Atlanta", ["C01"])]
)
def test_k_for_ken_is_shed_by_aircraft_and_shuttle(card: str, place: str, left: list[str]) -> None:
    table = solo().at(0, place).give(0, "C01", card).turn(0).draw("R22").do(0, f"play {card}")
    assert table.ids(table.gi(0).companions) == left


@pytest.mark.rule("RGT-SOL-32", "RGT-Q-119", "RGT-SOL-03")
def test_sister_sledge_works_at_once() -> None:
    table = solo().give(0, "C02").ammo(0, gp=2, plasma=2, mine=1).turn(0).draw("R30")
    assert (table.gi(0).lives, table.gi(0).ammo, table.gi(0).companions) == (3, (2, 0, 0, 0), ())
    without = solo().ammo(0, plasma=2).turn(0).draw("R30")
    assert (without.gi(0).lives, without.gi(0).ammo) == (4, (0, 2, 0, 0))


@pytest.mark.rule("RGT-SOL-33", "RGT-Q-120")
def test_the_mantrap_alone() -> None:
    table = solo().at(0, "Fort Defiance").give(0, "R10", "R26", "M11").lie("Fort Defiance", "E29")
    table.turn(0).draw("R16")
    assert table.step == "MeetEnemy"  # no Movement or Encounter card was offered, but what lies there is met
    total(table.do(0, "fire none 0"), theirs=1)
    assert table.step == "TurnUp"  # nothing in the End phase: no Mission, no Supply
    assert table.missions(0) == ["M11"]


@pytest.mark.rule("RGT-SOL-34", "RGT-SOL-35", "RGT-SOL-36", "RGT-SOL-37", "RGT-SOL-38", "RGT-Q-125")
def test_death_alone_costs_time_and_gear() -> None:
    table = solo().put(0, lives=1, slots=(2, 1, 0)).ammo(0, gp=3).give(0, "S15", "C05", "K1", "M05", "R13")
    chips = sum(table.state.chips)
    before = sum(table.state.decks[ROG])
    table.start(LoseLives(0, n=1, combat=False), NextTurn()).roll(1, 2)
    for _ in range(3):
        table.state.apply(-1, table.state.asks[0].moves[0])
    assert sum(table.state.decks[ROG]) == before - 3
    table.roll(1, 1).draw("S01", "S01")
    gi = table.gi(0)
    assert gi.alive
    assert (table.where(0), gi.lives, gi.ammo) == ("Bridge", 4, (2, 0, 0, 0))
    assert (gi.slots, gi.items, gi.companions) == ((0, 0, 0), (), ())
    assert sum(table.state.chips) == chips + 2
    assert (table.clues(0), table.missions(0), table.ids(gi.rogue)) == (["K1"], ["M05"], ["R13"])


@pytest.mark.rule("RGT-Q-125", "RGT-Q-35", "RGT-SOL-37")
def test_without_helm_a_battle_computer_mission_is_replaced() -> None:
    table = solo().put(0, lives=1, slots=(0, 1, 0)).give(0, "M20").start(LoseLives(0, combat=False), NextTurn())
    table.roll(1, 1).draw("R10", "R10").roll(1, 1).draw("S01", "S01")
    assert table.news("impossible") == [{"seat": 0, "card": "M20"}]
    dead = solo().at(0, "Ghost Town").only(ENC, "I01")
    dead.meet(0).draw("I01").chance("chip 2").do(0, "slot helm")
    assert dead.gi(0).slots == (0, 2, 0)  # new ones from Dead GI cards


@pytest.mark.rule("RGT-Q-126")
def test_a_lost_turn_alone() -> None:
    table = solo().put(0, lost=1).turn(0).draw("R17")
    assert table.step == "TurnUp"  # the next turn: the deck is the clock
    assert not table.news("takes-effect")
    spared = solo().put(0, lost=1).give(0, "C02").turn(0).draw("R30")
    assert (spared.gi(0).lives, len(spared.gi(0).companions)) == (4, 1)  # what would harm is ignored
    kept = solo().put(0, lost=1).turn(0).draw("R13").do(0, "yes")
    assert kept.ids(kept.gi(0).rogue) == ["R13"]


@pytest.mark.rule("RGT-SOL-39")
def test_no_gis_no_left_player_no_duty() -> None:
    table = solo().at(0, "Shatter City").only(ENC, "E01").meet(0).draw("E01")
    assert table.state.left == 0
    assert table.asked == [0]
    total(table.do(0, "fire none 0"), theirs=1)
    assert all(gi.rescuer == -1 for gi in table.state.gis)
