"""Phases 2 to 4, betrayal, the ends, all against all (LUP-TRN, LUP-ENV, LUP-TRE, LUP-ALM, LUP-BET, LUP-END, LUP-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import CARD, FUJIKO, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupin.steps.hits import possession
from covo.games.lupin.steps.treasure import points
from tests.lupin.table import Table, new, stage


def reason(table: Table) -> str | None:
    return table.state.outcome.reason if table.state.outcome else None


def winners(table: Table) -> set[int]:
    outcome = table.state.outcome
    assert outcome is not None
    return {seat for seat, share in enumerate(outcome.returns) if share}


# ── Turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-TRN-04", "LUP-TRN-06", "LUP-TRN-08")
def test_the_gang_acts_one_after_the_other_in_any_order() -> None:
    table = stage(lupin="B5", jigen="G1").gang_phase()
    assert table.legal() == {f"activate {name}" for name in MEMBERS}
    table.gang("activate goemon")
    assert table.refused(1, "activate lupin").rule == "LUP-TRN-04"
    table.gang("end")
    assert table.legal() == {"activate lupin", "activate jigen", "activate fujiko"}
    table.gang("activate lupin", "end", "activate jigen", "end")
    assert getattr(table.state.stack[0], "member", None) == FUJIKO
    table.gang("end")
    assert table.state.turn == 4


@pytest.mark.rule("LUP-TRN-05", "LUP-TRN-09", "LUP-Q-72")
def test_any_order_within_an_activation() -> None:
    table = stage(lupin="A4", agents={1: "A6", 2: "R20"}, devices={"lupin": "kit"})
    table.state.wounds = (1, 0, 0, 0)
    table.act("lupin").gang("shoot 1").chance("roll 1 1").gang("walk A5", "heal lupin")
    assert table.refused(1, "walk A4").rule == "LUP-Q-72"
    table.gang("end")
    first = stage(lupin="A4", agents={1: "A6"}).act("lupin").gang("walk A3")
    assert "shoot 1" in first.legal()


@pytest.mark.rule("LUP-TRN-07", "LUP-ENV-01")
def test_nothing_happens_in_phase_3_of_the_ruby_mission() -> None:
    table = stage(lupin="B5")
    before = table.state.saved()
    table.night()
    after = table.state.saved()
    same = set(before) - {"turn", "phase", "stack", "fuel", "asks", "dice"}
    assert {name for name in same if before[name] != after[name]} == set()


@pytest.mark.rule("LUP-TRN-10", "LUP-TRE-12", "LUP-TRN-08")
def test_the_marker_moves_after_the_tiles() -> None:
    table = stage(lupin="in-jade").act("lupin").gang("search", "end")
    while table.step == "GangPhase" or table.step == "Activation":
        table.gang("end" if table.step == "Activation" else min(table.legal()))
    assert table.step == "LookAt"
    assert table.state.turn == 3
    table.chance("tile empty")
    assert table.state.turn == 4


# ── The bus ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-ENV-02", "LUP-ENV-03", "LUP-Q-105")
def test_the_bus_follows_its_timetable() -> None:
    table = stage("bank", turn=2)
    for turn in range(2, 6):
        assert table.state.bus == table.state.place.timetable[turn]
        table.state.turn = turn
        table.night()
        assert table.state.bus == table.state.place.timetable[turn + 1]
        table.state.turn = turn + 1


@pytest.mark.rule("LUP-ENV-05", "LUP-ENV-06", "LUP-ENV-07", "LUP-VIS-25", "LUP-Q-106", "LUP-Q-137")
def test_riding_the_bus() -> None:
    table = stage("bank", turn=2, lupin="C5", agents={1: "C11"}).act("lupin").gang("walk bus", "end")
    assert table.at("lupin") == "bus"
    assert not table.seen("lupin")
    table.patrol().play(0, "walk 1 C10")
    assert not table.seen("lupin")
    table.state.turn = 2
    table.night()
    table.state.turn = 3
    table.act("lupin")
    assert {"K4", "J5"} & table.options("walk")  # beside stop 3, in the old town
    assert "C7" not in table.options("walk")
    police = stage("bank", turn=2, agents={1: "C7"}).patrol()
    assert not police.options("walk", 0) & {"1 C8", "1 C9", "1 C10"}  # the bus is in the way


@pytest.mark.rule("LUP-Q-106")
def test_whoever_stands_where_the_bus_arrives() -> None:
    table = stage("bank", turn=2, lupin="K5", agents={1: "L5"})
    table.night()
    assert table.at("lupin") == "bus"
    assert table.step == "SetDown"
    table.play(0, min(table.legal(0)))
    assert table.agent(1) not in ("L5", "K5", "")


# ── Treasure and alarm ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-TRE-01", "LUP-TRE-02", "LUP-TRE-04", "LUP-TRE-05", "LUP-SET-04", "LUP-Q-107")
def test_searching_an_estate_building() -> None:
    table = stage(lupin="E16", jigen="C19").act("lupin")
    assert "search" not in table.verbs()
    assert table.refused(1, "search").rule == "LUP-TRE-01"
    table.gang("walk in-jade", "search")
    assert "search" not in table.verbs()  # one tile a turn
    table.gang("end")
    table.settle(table.state.stack[1:])
    while table.step != "LookAt":
        table.gang("end" if table.step == "Activation" else min(table.legal()))
    table.chance("tile empty")
    assert [tile.place for tile in table.state.tiles] == [LUPIN, 5, 6, 7]
    assert table.state.tiles[0].real is False
    again = table.act("lupin")
    assert "search" not in again.verbs()  # the building's tile is gone


@pytest.mark.rule("LUP-TRE-03", "LUP-Q-107", "LUP-SET-05")
def test_searching_the_bank() -> None:
    table = stage("bank", lupin="in-bank", jigen="in-bank")
    table.state.seeking = 3
    table.night().chance("tile empty")
    assert table.step == "LookAt"
    table.chance("tile real")
    assert [tile.place for tile in table.state.tiles] == [LUPIN, JIGEN, 6, 7]
    assert table.state.has_treasure(JIGEN)


@pytest.mark.rule("LUP-TRE-06", "LUP-TRE-07", "LUP-TRE-08", "LUP-INF-05", "LUP-Q-108")
def test_all_present_see_the_tile_and_nobody_else() -> None:
    table = stage("bank", seats=5, lupin="in-bank", jigen="in-bank")
    table.state.seeking = 3
    table.night()
    assert getattr(table.state.stack[0], "member", None) == LUPIN  # Lupin before Jigen
    table.chance("tile real", "tile empty")
    assert [GAME.view(table.state, seat).tiles[0].real for seat in range(5)] == [None, True, True, None, None]
    assert GAME.view(table.state, 0).tiles[0].place == LUPIN  # that he has one all can see
    found = [event for event in table.heard if event.kind == "found"]
    assert found[0].to == (1, 2)


@pytest.mark.rule("LUP-TRE-09", "LUP-TRE-10", "LUP-Q-110", "LUP-Q-139")
def test_a_tile_goes_with_its_holder_and_from_hand_to_hand() -> None:
    table = stage(seats=5, lupin="B5", jigen="B6", goemon="G1")
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.act("lupin")
    assert table.options("hand", 1) == {"1 jigen"}
    table.play(1, "hand 1 jigen").play(2, "accept")
    assert table.state.has_treasure(JIGEN)
    assert GAME.view(table.state, 2).tiles[0].real is True


@pytest.mark.rule("LUP-ALM-01", "LUP-ALM-04", "LUP-EX-18", "LUP-Q-111")
def test_the_alarm_of_turn_9() -> None:
    table = stage(turn=8, lupin="B5", agents={1: "R20"})
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.dawn()
    assert table.state.turn == 9
    assert table.told("alarm") == [{}]
    table.dusk()
    assert len(table.told("alarm")) == 1  # once
    quiet = stage(turn=8)
    quiet.state.tiles = (Tile(LUPIN, False, 1), Tile(5), Tile(6), Tile(7))
    quiet.dawn()
    assert not quiet.told("alarm")


@pytest.mark.rule("LUP-ALM-03", "LUP-Q-111")
def test_no_alarm_before_and_at_once_after() -> None:
    early = stage(turn=7, lupin="in-jade")
    early.state.seeking = 1
    early.night().chance("tile real")
    assert not early.told("alarm")
    late = stage(turn=10, lupin="in-jade")
    late.state.seeking = 1
    late.night().chance("tile real")
    assert late.told("alarm")


# ── Betrayal ─────────────────────────────────────────────────────────────────────────────────────────────────────


def bound(**members: str) -> Table:
    places: dict[str, Any] = {"lupin": "B5", "fujiko": "B6", "jigen": "G1", "goemon": "G3", **members}
    table = stage(seats=5, hands={"fujiko": "forgive"}, agents={1: "R20"}, **places)
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    return table


@pytest.mark.rule("LUP-BET-01", "LUP-BET-05", "LUP-Q-113", "LUP-BET-12", "LUP-EX-16", "LUP-TLK-10")
def test_she_takes_the_treasure_inside_and_may_lie_till_she_comes_out() -> None:
    table = stage("bank", seats=5, fujiko="in-bank", hands={"fujiko": "forgive"}, turn=6, agents={1: "C20"})
    table.state.seeking = 8
    table.night().chance("tile real")
    assert not table.state.traitor
    assert GAME.view(table.state, 1).tiles[0].real is None
    table.act("fujiko")
    assert table.state.traitor
    table.gang("walk L19", "end")
    assert table.seen("fujiko")
    table.act("fujiko").gang("end")
    assert table.seen("fujiko")  # to the end of the game, whatever sees her


@pytest.mark.rule("LUP-BET-02", "LUP-BET-03", "LUP-BET-04", "LUP-Q-112", "LUP-Q-114", "LUP-Q-147")
def test_she_robs_the_companion_who_has_it() -> None:
    table = bound().act("fujiko")
    assert "rob lupin" in table.legal(4)
    table.gang("rob lupin").chance("roll 6 6", "roll 6")
    assert table.state.has_treasure(FUJIKO)
    assert table.state.traitor
    assert table.state.wounds == (0, 0, 0, 0)
    table.gang("end").act("lupin")
    assert not {"walk", "shoot"} & table.verbs(1)
    table.gang("end")
    assert "walk" in table.act("lupin").verbs(1)  # for one turn
    plain = stage(seats=5, lupin="B5", fujiko="B6", hands={"fujiko": "charm"})
    plain.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    plain.act("fujiko")
    assert plain.refused(4, "rob lupin").rule == "LUP-Q-112"


@pytest.mark.rule("LUP-Q-114")
def test_a_failed_robbery_changes_nothing_else() -> None:
    table = bound().act("fujiko").gang("rob lupin").chance("roll 1 1")
    assert table.step == "BlowRoll"
    table.chance("roll 1 1")
    assert not table.state.traitor
    assert table.state.has_treasure(LUPIN)


@pytest.mark.rule("LUP-BET-06", "LUP-BET-07", "LUP-BET-10", "LUP-Q-115")
def test_after_the_betrayal_holders_are_marked_and_go_last() -> None:
    table = bound()
    table.state.traitor = True
    table.state.tiles = (Tile(FUJIKO, True, 9), Tile(5), Tile(6), Tile(7))
    table.settle(possession(table.state, FUJIKO))
    assert table.state.marked == 8
    table.act("lupin").gang("rob fujiko").chance("roll 6 6", "roll 6").gang("take tile 1")
    assert table.state.has_treasure(LUPIN)
    assert table.state.marked == 9
    assert table.seen("lupin")
    table.gang("end")
    table.state.done = 0
    table.gang_phase()
    assert getattr(table.state.stack[0], "member", None) == FUJIKO  # the traitor first
    table.gang("end")
    assert table.legal(1) == {"activate jigen", "activate goemon"}  # the holder last


@pytest.mark.rule("LUP-BET-08", "LUP-BET-09", "LUP-Q-27")
def test_nobody_makes_way_for_the_other_side() -> None:
    table = bound(lupin="C10", fujiko="C9", jigen="G1", goemon="G3")
    table.state.seen = 9
    assert "C11" in table.act("fujiko").options("walk", 4)
    table.state.traitor = True
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    table.act("fujiko")
    assert "C11" not in table.options("walk", 4)  # Lupin bars the bridge
    table.gang("rob lupin").chance("roll 6 6", "roll 6")
    assert "C11" in table.options("walk", 4)


@pytest.mark.rule("LUP-Q-94")
def test_drawing_the_card_with_the_treasure_in_hand() -> None:
    table = stage(seats=5, fujiko="B6", agents={1: "R20"})
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    table.settle(drawn(table.state, FUJIKO, CARD["forgive"]))
    assert table.state.traitor
    assert table.seen("fujiko")


@pytest.mark.rule("LUP-Q-117")
def test_a_traitor_hands_nothing_over() -> None:
    table = bound()
    table.state.traitor = True
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    assert "hand" not in table.act("fujiko").verbs(4)


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


def leaving(seats: int = 2, **hands: str) -> Table:
    table = stage(seats=seats, turn=9, lupin="A1", agents={1: "R20"}, hands=hands)
    table.state.gone = (0, 5, 6, 7)
    for member in (1, 2, 3):
        table.state.put(member, -1)
    return table


@pytest.mark.rule("LUP-END-01", "LUP-END-06", "LUP-END-02", "LUP-END-03", "LUP-GEN-04", "LUP-GEN-06", "LUP-Q-119")
def test_the_gang_gets_away() -> None:
    table = leaving(5)
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.act("lupin").gang("leave")
    assert reason(table) == "escape"
    assert winners(table) == {1, 2, 3, 4}


@pytest.mark.rule("LUP-END-05", "LUP-END-04", "LUP-Q-119", "LUP-Q-138")
def test_leaving_by_any_escape_square_but_not_at_once() -> None:
    table = stage("bank", lupin="R1", jigen="C1", turn=5, agents={1: "P1"})
    assert "leave" in table.act("lupin").verbs()
    assert "leave" in table.act("jigen").verbs()
    first = stage(lupin="A1", turn=1).act("lupin")
    assert first.refused(1, "leave").why == "turn-one"
    first.gang("walk A2")
    assert "leave" in first.verbs()
    inland = stage(lupin="B5").act("lupin")
    assert inland.refused(1, "leave").rule == "LUP-Q-119"
    shot = stage("bank", lupin="C1", agents={1: "C5"}, turn=5).patrol()
    assert "shoot 1 lupin" in shot.legal(0)  # on a red square one can be hit


@pytest.mark.rule("LUP-Q-119", "LUP-Q-146")
def test_a_vehicle_leaves_with_its_last_occupant() -> None:
    rides = {"lupin": "fiat", "jigen": "fiat"}
    table = stage("bank", vehicles={"fiat": "C1"}, rides=rides, turn=6, devices={"lupin": "knife"})
    table.act("lupin").gang("leave")
    assert table.state.vat[4] >= 0
    assert table.state.devices[0] == ()
    table.act("jigen").gang("leave")
    assert table.state.wrecks >> 4 & 1
    assert table.told("left") == [{"member": 0}, {"member": 1}]


@pytest.mark.rule("LUP-END-09", "LUP-END-10", "LUP-Q-120", "LUP-GEN-05")
def test_time_runs_out() -> None:
    table = stage(turn=13, lupin="B5").dusk()
    assert reason(table) == "time"
    assert winners(table) == {0}
    left = stage(turn=13)
    left.state.gone = (5, 6, 7, 0)
    left.state.tiles = (Tile(10, True, 1), Tile(5), Tile(6), Tile(7))
    assert reason(left.dusk()) == "time"  # one is still there
    assert reason(stage(turn=12).dusk()) is None


@pytest.mark.rule("LUP-Q-120")
def test_all_away_without_the_treasure() -> None:
    table = leaving()
    table.act("lupin").gang("leave")
    assert reason(table) == "emptyhanded"
    assert winners(table) == {0}


@pytest.mark.rule("LUP-END-11", "LUP-Q-121", "LUP-REL-07")
def test_a_shortened_game() -> None:
    table = stage(turn=12)
    table.state.limit = 12
    assert reason(table.dusk()) == "time"
    below = stage(turn=12)
    below.state.limit = 10
    assert reason(below.dusk()) == "time"


@pytest.mark.rule("LUP-Q-116", "LUP-CFU-05")
def test_the_three_without_her() -> None:
    table = leaving(5, fujiko="forgive")
    table.state.gone = (0, 5, 6, 0)
    table.state.put(FUJIKO, table.state.place.node["B5"])
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.act("lupin").gang("leave")
    table.dusk()
    assert reason(table) == "loyal"
    assert winners(table) == {1, 2, 3}


@pytest.mark.rule("LUP-Q-117", "LUP-Q-116")
def test_she_may_leave_without_it_and_has_lost() -> None:
    table = stage(seats=5, turn=9, fujiko="A1", hands={"fujiko": "forgive"})
    table.state.tiles = (Tile(10, True, 1), Tile(5), Tile(6), Tile(7))
    table.state.gone = (8, 8, 8, 0)
    table.act("fujiko").gang("leave")
    table.dusk()
    assert winners(table) == {1, 2, 3}


@pytest.mark.rule("LUP-END-07", "LUP-Q-123")
def test_after_her_escape_nobody_else_can_win() -> None:
    table = stage(seats=5, turn=9, fujiko="A1", hands={"fujiko": "forgive"}, lupin="A2")
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    table.state.traitor, table.state.marked = True, 8
    table.act("fujiko").gang("leave")
    assert reason(table) is None
    assert table.step in ("GangPhase", "Activation")
    table.dusk()
    assert winners(table) == {4}


# ── All against all ──────────────────────────────────────────────────────────────────────────────────────────────


def variant(**more: Any) -> Table:
    return stage(seats=5, variant="free-for-all", turn=12, lupin="A1", **more)


@pytest.mark.rule("LUP-VAR-01", "LUP-VAR-03", "LUP-Q-128")
def test_one_member_each() -> None:
    table = new(5, variant="free-for-all")
    assert table.state.crew == (1, 2, 3, 4)
    three = new(3, variant="free-for-all")
    three.play(1, "take fujiko").play(2, "take goemon")
    assert three.state.crew == (-1, -1, 2, 1)
    without = new(3, variant="free-for-all").play(1, "take lupin").play(2, "take jigen")
    assert without.state.owners == (-1,) * 6  # nor is Fujiko's motorbike in play
    assert not new(2, variant="free-for-all").state.free  # two members at least


@pytest.mark.rule("LUP-VAR-04", "LUP-BET-14")
def test_no_betrayal() -> None:
    table = variant()
    assert CARD["forgive"] not in table.state.deck(FUJIKO)
    assert len(table.state.deck(FUJIKO)) == 11


@pytest.mark.rule(
    "LUP-VAR-05",
    "LUP-VAR-06",
    "LUP-VAR-07",
    "LUP-VAR-08",
    "LUP-VAR-09",
    "LUP-VAR-10",
    "LUP-VAR-11",
    "LUP-Q-124",
    "LUP-Q-125",
)
def test_buying_to_and_fro() -> None:
    table = new(5, variant="free-for-all")
    while table.step != "Order":
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    assert len(table.state.asks[0].moves) == 24
    table.chance("order jigen lupin fujiko goemon")
    assert table.state.money == (1000,) * 4
    order = []
    for _ in range(9):
        ask = table.state.asks[0]
        order.append(ask.seat)
        assert not {"buy radio", "buy heli"} & {" ".join(str(move).split()[:2]) for move in ask.moves}
        table.state.apply(
            ask.seat,
            next(
                move
                for move in ask.moves
                if move.verb == "buy" and move[1] in ("knife", "bike2", "alfa", "fiat", "rucksack", "shovel")
            ),
        )
    assert order == [2, 1, 4, 3, 3, 4, 1, 2, 2]
    seat = table.state.asks[0].seat
    table.play(seat, "pass")
    assert table.state.asks[0].seat != seat
    assert (
        table.refused(
            table.state.asks[0].seat, f"buy radio {MEMBERS[table.state.crew.index(table.state.asks[0].seat)]}"
        ).rule
        == "LUP-VAR-05"
    )


@pytest.mark.rule("LUP-VAR-12")
def test_left_overs_are_gone() -> None:
    table = variant()
    assert "spend" not in table.act("fujiko").verbs(4)


@pytest.mark.rule(
    "LUP-VAR-02", "LUP-VAR-20", "LUP-VAR-21", "LUP-VAR-22", "LUP-VAR-23", "LUP-VAR-24", "LUP-VAR-25", "LUP-VAR-26"
)
@pytest.mark.rule("LUP-EX-17", "LUP-VAR-17", "LUP-VAR-18", "LUP-Q-126", "LUP-Q-129")
def test_scoring() -> None:
    table = stage(
        seats=5,
        variant="free-for-all",
        turn=12,
        lupin="A1",
        hands={"jigen": "whisky", "goemon": "pray"},
        agents={1: "R20"},
    )
    table.state.kills = (2, 7, 9, 0)
    table.state.gone = (0, 11, 0, 0)
    table.state.put(JIGEN, -1)
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.act("lupin").gang("leave")
    assert reason(table) == "points"
    assert [points(table.state, member) for member in range(4)] == [9 + 6, 4 + 7 - 2, 9 - 3, 0]
    assert winners(table) == {1}


@pytest.mark.rule("LUP-VAR-15", "LUP-VAR-16", "LUP-VAR-17", "LUP-VAR-18", "LUP-Q-126")
@pytest.mark.parametrize(
    ("member", "card", "cost"),
    [
        ("jigen", "bullets", 2),
        ("jigen", "cigarette", 2),
        ("jigen", "whisky", 2),
        ("goemon", "pray", 3),
        ("jigen", "hat", 0),
    ],
)
def test_unplayed_cards_cost_points(member: str, card: str, cost: int) -> None:
    table = stage(seats=5, variant="free-for-all", hands={member: card})
    assert points(table.state, MEMBERS.index(member)) == -cost


@pytest.mark.rule("LUP-VAR-27")
def test_the_treasure_stays() -> None:
    table = stage(seats=5, variant="free-for-all", turn=13)
    table.state.kills = (9, 9, 9, 9)
    assert reason(table.dusk()) == "foiled"
    assert winners(table) == {0}


@pytest.mark.rule("LUP-VAR-19", "LUP-REL-06", "LUP-Q-129")
def test_freedom_costs_devices_and_half_the_points() -> None:
    table = stage(
        seats=5, variant="free-for-all", lupin="G5", agents={1: "G4"}, visible="lupin", devices={"lupin": "knife"}
    )
    table.state.held = (0, -1, -1, -1)
    table.state.kills = (3, 0, 0, 0)
    table.act("lupin")
    assert table.legal(1) == {"release devices", "end"}
    table.gang("release devices")
    assert table.state.devices[0] == ()
    assert points(table.state, LUPIN) == 9 - 5


@pytest.mark.rule("LUP-VAR-13", "LUP-VAR-14")
def test_cards_apply_in_full() -> None:
    table = stage(seats=5, variant="free-for-all", jigen="A4", agents={1: "A6"}, hands={"jigen": "whisky"}).act("jigen")
    table.gang("shoot 1").chance("roll 4 5")
    assert table.agent(1) == "A6"
    assert table.state.hands[JIGEN] == ()
    drew = stage(seats=3, variant="free-for-all")  # Fujiko is not in play
    drew.settle(drawn(drew.state, LUPIN, CARD["adored"]))
    assert drew.state.hands[LUPIN] == ()


@pytest.mark.rule("LUP-Q-127")
def test_robbing_all_against_all() -> None:
    table = stage(
        seats=5, variant="free-for-all", lupin="B5", jigen="B6", goemon="G1", visible="jigen", agents={1: "R20"}
    )
    assert "rob" not in table.act("lupin").verbs(1)
    table.state.tiles = (Tile(JIGEN, False, 2), Tile(JIGEN, True, 2), Tile(6), Tile(7))
    table.act("lupin").gang("rob jigen").chance("roll 6 6", "roll 6")
    assert table.legal(1) == {"take tile 1", "take tile 2", "pass"}
    table.play(1, "take tile 2")
    assert table.state.has_treasure(LUPIN)


@pytest.mark.rule("LUP-BET-08", "LUP-Q-114")
def test_a_robbery_by_pistol() -> None:
    table = bound(lupin="B5", fujiko="B3")
    table.state.seen = 1
    table.act("fujiko").gang("rob lupin").chance("roll 4 5")  # 9 and 3
    assert table.state.has_treasure(FUJIKO)
    hidden = bound(lupin="B5", fujiko="B3").act("fujiko")
    assert "rob" not in hidden.verbs(4)


@pytest.mark.rule("LUP-Q-116")
def test_with_the_others_away_she_may_still_win() -> None:
    table = stage(seats=5, turn=9, fujiko="B5", hands={"fujiko": "forgive"}, agents={1: "R20"})
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    table.state.gone = (8, 8, 8, 0)
    assert reason(table.dusk()) is None
    table.state.turn = 13
    assert reason(table.dusk()) == "time"
