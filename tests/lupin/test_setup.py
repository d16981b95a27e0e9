"""Overview, box, players, levels, set-up, police set-up, equipment (LUP-GEN, COM, PLY, LVL, SET, POL, EQP)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    BIKE1,
    BUDGET,
    CARD,
    CARDS,
    DECKS,
    FIGURES,
    FUJIKO,
    GADGETS,
    MEMBERS,
    PRICES,
    STOCK,
    VEHICLES,
)
from covo.games.lupin.game import GAME
from covo.games.lupin.meta import META
from covo.kernel import SetupError
from tests.lupin.table import Table, new, stage


def deployed(seats: int = 2, **options: str) -> Table:
    """Police and guards placed anyhow; at the first question of the gang."""
    table = new(seats, **options)
    while table.step in ("Crew", "Deploy", "Deal"):
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    return table


def planned(seats: int = 2, *buys: str, **options: str) -> Table:
    table = deployed(seats, **options)
    if table.step == "DearLupin":
        table.gang("pass")
    table.gang(*buys, "done")
    return table


@pytest.mark.rule("LUP-GEN-01", "LUP-GEN-02", "LUP-PLY-01", "LUP-PLY-02")
def test_one_against_the_gang_for_two_to_five() -> None:
    assert META.seats == (2, 3, 4, 5)
    for seats in META.seats:
        table = deployed(seats)
        assert 0 not in table.state.crew
        assert table.state.gang_seats() == tuple(range(1, seats))
    with pytest.raises(SetupError):
        new(6)


@pytest.mark.rule("LUP-GEN-03", "LUP-Q-01")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_one_mission_with_its_own_side_of_the_board(mission: str) -> None:
    table = deployed(2, mission=mission)
    assert table.state.place.id == mission
    assert table.state.guards.bit_count() == (10 if mission == "ruby" else 0)
    assert (table.state.bus >= 0) == (mission == "bank")
    assert (table.state.cars == (-1, -1)) == (mission == "ruby")
    assert table.state.place.threshold == (3 if mission == "ruby" else 5)


@pytest.mark.rule("LUP-PLY-03", "LUP-PLY-05", "LUP-PLY-06", "LUP-PLY-07", "LUP-Q-02")
def test_who_plays_whom() -> None:
    assert deployed(2).state.crew == (1, 1, 1, 1)
    assert deployed(4).state.crew == (1, 2, 1, 3)
    assert deployed(5).state.crew == (1, 2, 3, 4)


@pytest.mark.rule("LUP-PLY-04")
def test_with_three_lupins_player_chooses_a_second_member() -> None:
    table = new(3)
    assert table.legal(1) == {"take jigen", "take goemon", "take fujiko"}
    table.play(1, "take goemon")
    assert table.state.crew == (1, 2, 1, 2)


@pytest.mark.rule("LUP-LVL-01", "LUP-LVL-09")
def test_novice_is_offered_first() -> None:
    option = next(option for option in META.options if option.name == "level")
    assert (option.default, option.choices) == ("novice", ("novice", "expert"))
    assert deployed(2, level="expert").state.expert


@pytest.mark.rule("LUP-LVL-02", "LUP-LVL-03", "LUP-LVL-04", "LUP-Q-04", "LUP-GEN-08")
def test_a_novices_gang_comes_into_view_in_turn_6() -> None:
    table = stage(level="novice", turn=4, lupin="D5", agents={1: "R25"})
    assert not table.seen("lupin")
    table.state.turn = 5
    table.dawn()
    assert table.state.turn == 6
    assert all(table.seen(name) for name in MEMBERS)
    table.act("lupin").gang("walk E5", "end")
    assert table.seen("lupin")  # and stays there
    early = stage(level="novice", turn=4, lupin="A4", agents={1: "A6"})
    assert early.seen("lupin")


@pytest.mark.rule("LUP-LVL-05", "LUP-Q-05", "LUP-LVL-06")
def test_on_the_board_is_not_in_sight() -> None:
    table = stage(level="novice", turn=7, lupin="E4", jigen="E3", agents={1: "G3"}, visible="lupin jigen").patrol()
    assert "shoot 1 jigen" in table.legal(0)
    assert "shoot 1 lupin" not in table.legal(0)  # the wood hides him still
    riding = stage(
        level="novice", turn=7, vehicles={"fiat": "B3"}, rides={"lupin": "fiat"}, agents={1: "F3"}, visible="lupin"
    )
    assert riding.state.vseen
    assert riding.patrol().options("shoot", 0) == {"1 fiat"}


@pytest.mark.rule("LUP-LVL-07", "LUP-VIS-13")
def test_an_experts_gang_hides_to_the_last_turn() -> None:
    table = stage(turn=12, lupin="A4", agents={1: "A6"}).act("lupin").gang("walk B3")
    assert not table.seen("lupin")


@pytest.mark.rule("LUP-COM-04", "LUP-COM-10", "LUP-COM-11", "LUP-COM-09")
def test_counters_of_the_box() -> None:
    state = deployed().state
    assert len(state.agents) == 10
    assert len(VEHICLES) == 6
    assert len(state.cars) == 2
    assert len(state.tiles) == 4


@pytest.mark.rule("LUP-COM-06")
def test_two_dice() -> None:
    table = stage(lupin="A4", agents={1: "A6"}).act("lupin").gang("shoot 1")
    assert len(table.state.asks[0].moves) == 36


@pytest.mark.rule("LUP-COM-07", "LUP-CRD-04")
def test_sixty_cards_fifteen_each() -> None:
    assert [len(deck) for deck in DECKS] == [15] * 4
    assert {CARDS[card].owner for card in DECKS[2]} == {2}


@pytest.mark.rule("LUP-COM-08", "LUP-EQP-09", "LUP-Q-132")
def test_forty_devices_with_prices() -> None:
    assert sum(STOCK) + len(VEHICLES) == 40
    assert set(PRICES) == set(GADGETS) | {vehicle.name for vehicle in VEHICLES}
    total = sum(PRICES[name] * count for name, count in zip(GADGETS, STOCK, strict=True))
    assert total + sum(PRICES[vehicle.name] for vehicle in VEHICLES) == 5750


@pytest.mark.rule("LUP-COM-15", "LUP-WND-01", "LUP-Q-131")
def test_character_cards() -> None:
    jigen = FIGURES["jigen"]
    assert (jigen.move, jigen.hand, jigen.pistol, jigen.rifle, jigen.knife, jigen.agility) == (5, 3, 6, 5, 1, 2)
    assert FIGURES["goemon"].pistol is None
    assert [FIGURES[name].wounds for name in MEMBERS] == [4, 4, 4, 3]
    assert FIGURES["zenigata"].wounds == 4


@pytest.mark.rule("LUP-SET-01", "LUP-POL-12", "LUP-SET-14")
def test_the_order_of_the_set_up() -> None:
    table = new(4)
    order: list[str] = []
    while table.state.turn == 0:
        if not order or order[-1] != table.step:
            order.append(table.step)
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.default[0] if ask.default else ask.moves[0])
    assert order == ["Deploy", "Deal", "DearLupin", "Planning", "StartSquares"]


@pytest.mark.rule("LUP-SET-03", "LUP-SET-04", "LUP-SET-07")
def test_one_tile_to_each_estate_building() -> None:
    state = deployed().state
    assert [tile.place for tile in state.tiles] == [4, 5, 6, 7]


@pytest.mark.rule("LUP-SET-05", "LUP-SET-06", "LUP-TRE-11")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_nobody_knows_which_tile_is_the_treasure(mission: str) -> None:
    table = deployed(3, mission=mission)
    for viewer in (-2, 0, 1, 2):
        assert all(tile.real is None for tile in GAME.view(table.state, viewer).tiles)
    assert all(tile.real is None for tile in table.state.tiles)  # it is drawn when somebody looks


@pytest.mark.rule("LUP-SET-10", "LUP-SET-15", "LUP-Q-09", "LUP-Q-52")
def test_the_gang_starts_hidden_on_the_escape_squares() -> None:
    table = planned(2, "buy fiat lupin", mission="bank")
    assert table.legal(1) == {"start C1 C1", "start C1 R1", "start R1 C1", "start R1 R1"}
    table.gang("start C1 R1", "start C1 C1", "start R1 C1", "start R1 R1")
    assert [table.at(name) for name in MEMBERS] == ["C1", "C1", "R1", "R1"]  # two on one square
    assert table.state.seen == 0
    assert {table.state.place.names[node] for node in bits(table.state.place.escapes)} == {"C1", "R1"}
    names = table.state.place.names
    assert [names[at] if at >= 0 else "" for at in table.state.vat] == ["", "", "R1", "", "R1", ""]


@pytest.mark.rule("LUP-SET-11", "LUP-SET-12", "LUP-SET-13", "LUP-CRD-05", "LUP-INF-03")
def test_two_secret_cards_each() -> None:
    table = new(5)
    while table.step != "Deal":
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    table.chance(f"draw {CARD['p38']} {CARD['disguise']}", f"draw {CARD['aim']} {CARD['hat']}")
    assert [len(hand) for hand in table.state.hands] == [2, 2, 0, 0]
    assert GAME.view(table.state, 1).hands[1] is None
    assert GAME.view(table.state, 1).hands[0] == (CARD["p38"], CARD["disguise"])
    assert GAME.view(table.state, 0).cards == (2, 2, 0, 0)


# ── Police set-up ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-POL-01", "LUP-POL-02", "LUP-POL-03", "LUP-Q-07")
def test_zenigata_and_seven_agents_in_columns_14_to_25() -> None:
    table = new(2)
    place = table.state.place
    squares = table.options("place", 0)
    assert all(14 <= place.below[place.node[name]] % 25 + 1 <= 25 for name in squares)
    assert not squares & {"JP1", "C16", "E12"}  # the guards' roofs, a building, another column
    table.play(0, "place E16")
    assert "E16" not in table.options("place", 0)
    assert table.refused(0, "place E16").rule == "LUP-POL-02"
    assert table.refused(0, "place E12").rule == "LUP-POL-01"
    assert table.refused(0, "place JP1").rule == "LUP-Q-07"
    for square in ("E17", "E18", "E19", "G16", "G17", "G15", "I17"):
        table.play(0, f"place {square}")
    assert sum(at >= 0 for at in table.state.agents) == 7
    assert table.state.agents.count(-1) == 3
    assert table.options("place", 0) == set(table.state.place.data["guards"]["posts"])


@pytest.mark.rule("LUP-POL-05", "LUP-COM-05")
def test_ten_guards_on_roofs() -> None:
    table = deployed()
    assert table.state.guards.bit_count() == 10
    assert table.refused(0, "place E16").why == "not-your-turn"


@pytest.mark.rule("LUP-POL-10", "LUP-TRN-03", "LUP-TRN-12")
def test_turn_1_begins_with_the_gang() -> None:
    table = planned(2)
    table.gang(*(["start A1 B3"] * 4))
    assert (table.state.turn, table.state.phase, table.step) == (1, 2, "GangPhase")
    table.gang("activate jigen")
    assert "walk" in table.verbs()


# ── Equipment ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-EQP-01", "LUP-EQP-02", "LUP-EQP-03", "LUP-EQP-04", "LUP-EQP-14")
def test_starting_weapons() -> None:
    for name in ("lupin", "jigen", "fujiko"):
        where: dict[str, Any] = {name: "A4"}
        table = stage(agents={1: "A6"}, **where).act(name)
        assert "shoot 1" in table.legal()
    goemon = stage(goemon="A4", agents={1: "A6", 2: "B4"}).act("goemon")
    assert "shoot" not in goemon.verbs()
    assert "fight 2" in goemon.legal()


@pytest.mark.rule("LUP-EQP-05", "LUP-Q-71")
def test_goemon_uses_no_firearms() -> None:
    table = deployed()
    assert "rifle goemon" not in table.options("buy")
    assert {"knife goemon", "grenade goemon"} <= table.options("buy")
    assert table.refused(1, "buy rifle goemon").rule == "LUP-EQP-05"
    acting = stage(goemon="A4", agents={1: "A6"}).act("goemon")
    assert acting.refused(1, "shoot 1").rule == "LUP-EQP-05"


@pytest.mark.rule("LUP-EQP-06", "LUP-EQP-29", "LUP-Q-10")
def test_fifteen_minutes() -> None:
    ask = deployed().state.asks[0]
    assert ask.limit == 900
    assert [str(move) for move in ask.default] == ["done"]
    assert deployed(2, clock="off").state.asks[0].limit is None


@pytest.mark.rule("LUP-EQP-07")
def test_lupins_player_buys() -> None:
    table = deployed(5)
    table.gang("pass")
    assert [ask.seat for ask in table.state.asks] == [1]


@pytest.mark.rule("LUP-EQP-08", "LUP-EQP-10", "LUP-NOT-06")
def test_one_purse_of_1500_dollars() -> None:
    table = deployed()
    table.gang("buy heli lupin", "buy alfa lupin", "buy fiat jigen")
    assert table.state.money[0] == BUDGET - 600 - 400 - 350
    table.gang("buy grenade lupin")
    assert table.state.money[0] == 0
    assert table.legal() == {"done"}
    assert table.refused(1, "buy knife jigen").rule == "LUP-EQP-10"
    assert table.state.owners[4] == 1


@pytest.mark.rule("LUP-EQP-11", "LUP-EQP-12", "LUP-EQP-13", "LUP-EQP-15", "LUP-Q-11", "LUP-DEV-11")
def test_two_devices_each_or_five_with_a_rucksack() -> None:
    table = deployed()
    table.gang("buy knife lupin", "buy knife lupin")
    assert table.refused(1, "buy kit lupin").rule == "LUP-EQP-12"
    assert "buy glider lupin" not in table.legal()  # the glider counts
    table.gang("buy fiat lupin")  # vehicles do not
    table.gang("buy rucksack lupin", "buy knife lupin", "buy knife lupin", "buy knife lupin")
    assert len(table.state.devices[0]) == 6
    assert table.refused(1, "buy knife lupin").rule == "LUP-EQP-12"


@pytest.mark.rule("LUP-EQP-09")
def test_what_is_sold_is_sold() -> None:
    table = deployed()
    table.gang("buy balloon lupin", "buy balloon jigen")
    assert table.refused(1, "buy balloon goemon").rule == "LUP-EQP-09"


@pytest.mark.rule("LUP-EQP-16", "LUP-INF-02", "LUP-EQP-17")
def test_zenigata_sees_nothing_of_the_planning() -> None:
    table = deployed()
    before = GAME.view(table.state, 0)
    table.gang("buy knife lupin", "buy alfa jigen")
    assert GAME.view(table.state, 0) == before
    assert set(before.money) == {None}
    assert set(before.devices) == {None}
    assert table.heard[-1].to == (1,)


@pytest.mark.rule("LUP-EQP-25", "LUP-Q-12")
def test_the_first_motorbike_is_fujikos() -> None:
    table = deployed()
    assert table.state.owners[BIKE1] == FUJIKO
    assert table.refused(1, "buy bike1 lupin").rule == "LUP-EQP-25"
    table.gang("buy bike2 lupin")
    assert table.state.money[0] == BUDGET - 200


@pytest.mark.rule("LUP-EQP-26", "LUP-EQP-28")
def test_the_boat_is_for_the_river() -> None:
    assert "boat lupin" in deployed().options("buy")
    bank = deployed(2, mission="bank")
    assert "boat lupin" not in bank.options("buy")
    assert bank.refused(1, "buy boat lupin").rule == "LUP-EQP-26"
    assert "glider lupin" in deployed().options("buy")
    assert "glider lupin" in bank.options("buy")


@pytest.mark.rule("LUP-EQP-27")
def test_one_rifle_each() -> None:
    table = deployed()
    table.gang("buy rifle jigen")
    assert table.refused(1, "buy rifle jigen").rule == "LUP-EQP-27"
    assert "rifle lupin" in table.options("buy")


@pytest.mark.rule("LUP-EQP-18", "LUP-EQP-19", "LUP-EQP-20", "LUP-CFU-06", "LUP-Q-13")
def test_fujiko_bound_spends_600_dollars_of_her_own() -> None:
    table = stage(seats=5, hands={"fujiko": "forgive forgive"}).act("fujiko")
    table.gang("spend rifle", "spend kit")
    assert table.state.credit == 600 - 250 - 150
    assert "spend knife" not in table.legal(4)  # her hands are full
    assert GAME.view(table.state, 1).extra is None
    assert table.state.gadgets(FUJIKO) == (GADGETS.index("kit"), GADGETS.index("rifle"))
    plain = stage(seats=5, hands={"fujiko": "charm"}).act("fujiko")
    assert "spend" not in plain.verbs(4)


@pytest.mark.rule("LUP-EQP-21", "LUP-EQP-22", "LUP-EQP-23", "LUP-Q-14")
def test_used_devices_are_shown_and_used_up_or_kept() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "A8"}, devices={"jigen": "rifle knife"}).act("jigen")
    assert GAME.view(table.state, 0).shown[1] == ()
    table.gang("rifle 2").chance("roll 1 1")
    assert GAME.view(table.state, 0).shown[1] == (GADGETS.index("rifle"),)
    table.gang("knife 1").chance("roll 1 1")
    assert table.state.devices[1] == (GADGETS.index("rifle"),)
    assert table.state.used == (GADGETS.index("knife"),)


@pytest.mark.rule("LUP-EQP-24", "LUP-Q-15", "LUP-TLK-07")
def test_hand_overs_need_neighbours_agreement_and_room() -> None:
    table = stage(seats=5, lupin="B4", jigen="B5", goemon="G1", devices={"lupin": "knife", "jigen": "kit kit"})
    table.act("lupin")
    assert table.options("give", 1) == {"knife jigen"}
    table.play(1, "give knife jigen")
    assert table.legal(2) == {"pass"}  # no room
    table.play(2, "pass")
    table.state.devices = ((5,), (), (), ())
    table.act("lupin").play(1, "give knife jigen").play(2, "accept")
    assert table.state.devices == ((), (5,), (), ())
    assert not [event for event in table.heard if event.kind == "handed" and event.heard_by(0)]
    bikes = stage(vehicles={"bike1": "B3"}, fujiko="B4", lupin="B5").act("fujiko")
    bikes.gang("give bike1 lupin")
    assert bikes.state.owners[BIKE1] == 0


@pytest.mark.rule("LUP-GEN-04", "LUP-GEN-05", "LUP-TRN-01", "LUP-TRN-11")
def test_a_game_has_at_most_thirteen_turns() -> None:
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(2, {"mission": ("ruby", "bank")[seed % 2]})
        while state.asks:
            assert state.turn <= 13
            state.advance(state.asks[0].seat, state.asks[0].pick(rng))


@pytest.mark.rule("LUP-Q-52")
def test_each_vehicle_starts_where_its_owner_likes() -> None:
    table = planned(2, "buy alfa lupin", "buy fiat lupin", mission="bank")
    assert len(table.legal(1)) == 8  # two squares to start on, and two for each car
    table.gang("start C1 C1 R1")
    names = table.state.place.names
    assert [names[at] if at >= 0 else "" for at in table.state.vat] == ["", "C1", "", "", "R1", ""]
    assert len(table.legal(1)) == 4  # Jigen has nothing to park
