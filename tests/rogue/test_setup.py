"""Set-up, Biochips in their slots, the order of turns."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, DROP, FULL, ROG, SLOTS, SUP
from covo.games.rogue.game import GAME
from covo.games.rogue.state import Rogue
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import CHANCE, Match, Move
from tests.rogue.table import Table


def fresh(seats: int = 2, **options: str) -> Match:
    return Match(GAME, seats, options)


def chance(match: Match, *moves: str) -> None:
    for text in moves:
        match.play(CHANCE, Move.parse(text))


def step(match: Match) -> str:
    return type(match.state.stack[0]).__name__


def state(match: Match) -> Rogue:
    found: Rogue = match.state
    return found


@pytest.mark.rule("RGT-SET-01", "RGT-SET-02", "RGT-SET-11", "RGT-CMP-03")
def test_the_table_before_the_first_draw() -> None:
    table = state(fresh(3))
    assert table.decks[:5] == FULL
    assert not any(map(any, table.discards))
    assert [(gi.lives, gi.ammo, gi.items) for gi in table.gis] == [(4, (0, 0, 0, 0), ())] * 3
    assert table.traitor == -1


@pytest.mark.rule("RGT-SET-03", "RGT-SET-04", "RGT-BIO-01")
def test_personal_biochips_are_apart_from_the_container() -> None:
    """The personal chip is the seat itself: it is in no slot and in no container until its GI dies."""
    match = fresh(2)
    chance(match, "chip 1")
    match.play(0, Move("chips", "helm"))
    assert state(match).gis[0].slots == (0, 1, 0)
    assert sum(state(match).chips) == 21
    assert state(match).gis[0].spare == ()


@pytest.mark.rule("RGT-SET-05", "RGT-SET-06", "RGT-SET-07", "RGT-Q-20", "RGT-BIO-10", "RGT-BIO-09")
def test_the_first_chip_tells_how_many_and_the_player_chooses_slots() -> None:
    match = fresh(2)
    assert step(match) == "DrawChips"
    chance(match, "chip 2")
    assert step(match) == "DrawChips"  # the drawn one is the first of two
    chance(match, "chip 3")
    assert step(match) == "PlaceChips"
    ask = match.state.ask(0)
    assert ask is not None
    assert [str(move) for move in ask.moves] == ["chips gunnar helm", "chips gunnar bagman", "chips helm bagman"]
    match.play(0, Move.parse("chips gunnar bagman"))
    gi = state(match).gis[0]
    assert gi.slots == (2, 0, 3)
    assert (gi.helm, gi.bagman) == (False, True)
    assert state(match).chips == (7, 7, 6)
    chance(match, "chip 3", "chip 1", "chip 1")  # three chips fill three slots without a question
    assert state(match).gis[1].slots == (3, 1, 1)


@pytest.mark.rule("RGT-SET-08")
def test_a_placed_chip_stays() -> None:
    table = Table(2).chips(0, "gunnar").turn(0).quiet()
    assert table.refusal(0, "slot helm").rule == "RGT-SET-08"
    assert not any(move.startswith(("slot", "chips")) for move in table.legal(0))


@pytest.mark.rule("RGT-SET-09", "RGT-SET-10", "RGT-SUP-02", "RGT-SUP-04")
def test_two_dice_of_supply() -> None:
    match = fresh(2)
    chance(match, "chip 3", "chip 3", "chip 3", "chip 3", "chip 3", "chip 3")
    assert step(match) == "SupplyRoll"
    chance(match, "roll 1 2", "draw S03", "draw S15", "draw S08")
    gi = state(match).gis[0]
    assert gi.ammo == (3, 0, 0, 1)
    assert gi.items == (CARD["S15"],)
    assert state(match).discards[SUP][CARD["S03"] - CARD["S01"]] == 1
    chance(match, "roll 1 1", "draw S01", "draw S01")
    assert state(match).gis[1].ammo == (2, 0, 0, 0)


@pytest.mark.rule("RGT-SET-12", "RGT-SET-13", "RGT-SET-14", "RGT-SET-18", "RGT-SET-19", "RGT-ROG-01", "RGT-TRN-01")
def test_drop_zones_missions_and_rogue_cards() -> None:
    match = fresh(2)
    chance(match, *["chip 3"] * 6, "roll 1 1", "draw S01", "draw S01", "roll 1 1", "draw S01", "draw S02", "zone 4")
    assert state(match).zones == (1, 2, 3, 5, 6)
    chance(match, "zone 1")
    assert [gi.sector for gi in state(match).gis] == [DROP[4], DROP[1]]
    assert state(match).zones == (1, 2, 3, 4, 5, 6)
    chance(match, "draw M05")
    match.play(0, Move("yes"))
    chance(match, "draw M01")
    match.play(1, Move("no"))  # RGT-SET-15
    chance(match, "draw M02")
    assert step(match) == "RefillRogue"
    chance(match, "draw R10", "draw R11", "draw R12", "draw R13", "draw R13", "draw R13")
    assert [len(gi.rogue) for gi in state(match).gis] == [3, 3]
    assert (state(match).turn, state(match).round, step(match)) == (0, 1, "RogueWindow")
    assert not state(match).moved  # nobody has an encounter for being placed
    assert state(match).decks[ROG] != FULL[ROG]


@pytest.mark.rule("RGT-Q-22")
def test_a_random_owner_begins() -> None:
    match = fresh(4, owner="random")
    chance(match, "owner 2")
    assert state(match).first == 2
    chance(match, "chip 1")
    ask = match.state.asks[0]
    assert ask.seat == 2
    assert step(fresh(4)) == "DrawChips"  # the host without a draw


def drawing(*, at_setup: bool, helm: bool = False) -> Table:
    table = Table(3)
    table.state.round = 0 if at_setup else 3
    if helm:
        table.chips(0, "helm")
    return table.start(DrawMission(0), NextTurn())


@pytest.mark.rule("RGT-SET-15", "RGT-SET-16", "RGT-MIS-13", "RGT-END-08")
@pytest.mark.parametrize("at_setup", [True, False])
def test_a_mission_may_be_refused_once(at_setup: bool) -> None:
    table = drawing(at_setup=at_setup).draw("M05")
    assert table.legal(0) == ["yes", "no"]
    table.do(0, "no")
    assert table.discarded("M05") == 1
    table.draw("M06")
    assert table.missions(0) == ["M06"]
    assert table.step != "KeepMission"  # the second must be kept


@pytest.mark.rule("RGT-SET-17", "RGT-MIS-08", "RGT-END-09", "RGT-Q-26")
@pytest.mark.parametrize(("at_setup", "choices"), [(True, ["yes", "no"]), (False, ["yes"])])
def test_genie_missions_may_be_refused_during_setup_only(at_setup: bool, choices: list[str]) -> None:
    table = drawing(at_setup=at_setup).draw("M23")
    assert table.legal(0) == choices


@pytest.mark.rule("RGT-MIS-11", "RGT-MIS-12", "RGT-MIS-14", "RGT-MIS-15", "RGT-BIO-05", "RGT-Q-25")
def test_impossible_missions_are_replaced_at_once() -> None:
    table = drawing(at_setup=False).draw("M27")  # Azure is not in play
    assert table.news("impossible")[0]["card"] == "M27"
    table.draw("M20")  # no Helm
    assert table.missions(0) == []
    table.draw("M05")
    assert table.missions(0) == ["M05"]
    assert table.step != "KeepMission"  # the replacement must be accepted
    assert drawing(at_setup=False, helm=True).draw("M20").missions(0) == ["M20"]


@pytest.mark.rule("RGT-TRN-01", "RGT-TRN-02")
def test_turns_pass_clockwise_through_three_phases() -> None:
    table = Table(3).turn(1).quiet()
    assert table.step == "MoveOn"
    phases = [table.state.phase]
    table.do(1, "stay").over()
    assert (table.state.turn, table.state.round) == (2, 1)
    table.quiet().do(2, "stay").over()
    assert (table.state.turn, table.state.round) == (0, 2)
    assert phases == ["movement"]
    names = [type(frame).__name__ for frame in Table(2).turn(0).state.stack]
    assert [n for n in names if n in ("Encounter", "EndPhase", "NextTurn")] == ["Encounter", "EndPhase", "NextTurn"]


@pytest.mark.rule("RGT-Q-131")
@pytest.mark.parametrize("rounds", [20, 40])
def test_after_the_last_round_the_traitor_has_got_away(rounds: int) -> None:
    table = Table(2, rounds=rounds)
    table.state.round = rounds
    table.turn(1).quiet().do(1, "stay").over()
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "rounds"
    assert table.state.outcome.returns == (0.0, 0.0)
    table = Table(2, rounds=rounds)
    table.state.round = rounds - 1
    assert table.turn(1).quiet().do(1, "stay").over().state.outcome is None


@pytest.mark.rule("RGT-CMP-10", "RGT-CMP-11", "RGT-SUP-03")
def test_tracks_have_tops() -> None:
    table = Table(2).ammo(0, gp=5, plasma=4).start(Supplies(0, 3), NextTurn())
    table.draw("S03", "S05", "S08")
    assert table.gi(0).ammo == (6, 4, 0, 1)
    assert [table.discarded(name) for name in ("S03", "S05", "S08")] == [1, 1, 1]


@pytest.mark.rule("RGT-SUP-06", "RGT-ECD-14", "RGT-Q-116")
def test_six_special_items_at_most_the_owner_chooses() -> None:
    table = Table(2).give(0, "S09", "S10", "S13", "S15", "S17", "S18").start(Supplies(0, 2), NextTurn())
    table.draw("S19")
    assert table.step == "TooManyItems"  # before the second card is drawn
    assert table.legal(0) == ["drop S09", "drop S10", "drop S13", "drop S15", "drop S17", "drop S18", "drop S19"]
    table.do(0, "drop S13")
    assert len(table.gi(0).items) == 6
    assert table.discarded("S13") == 1
    assert table.step == "Supplies"


@pytest.mark.rule("RGT-DCK-01", "RGT-DCK-02", "RGT-Q-113")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    table = Table(2).only(SUP, "S01").start(Supplies(0, 3), NextTurn())
    table.draw("S01")
    assert table.discarded("S01") == 1
    table.draw("S01")  # shuffled again
    assert table.news("reshuffled")
    assert table.gi(0).ammo == (2, 0, 0, 0)
    empty = Table(2).only(SUP).start(Supplies(0, 3), NextTurn())
    assert empty.step == "RogueWindow"  # nothing to draw: the game goes on


def test_all_slots_have_names() -> None:
    assert SLOTS == ("gunnar", "helm", "bagman")
