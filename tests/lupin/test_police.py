"""Phase 1: the police move, look and attack; reinforcements and police cars (LUP-TRN, LUP-POL, LUP-REI, LUP-VIS)."""

from __future__ import annotations

import pytest

from covo.games.lupin.game import GAME
from covo.games.lupin.steps.hits import hit_car
from tests.lupin.table import stage


@pytest.mark.rule("LUP-TRN-02", "LUP-Q-72", "LUP-TRN-09", "LUP-POL-04")
def test_each_figure_moves_and_attacks_once_in_any_order() -> None:
    table = stage(lupin="A4", agents={1: "A6", 2: "A8"}, zenigata="C8").patrol()
    table.play(0, "shoot 1 lupin").chance("roll 1 1")
    assert table.refused(0, "shoot 1 lupin").rule == "LUP-Q-72"
    table.play(0, "walk 1 A5")
    assert table.refused(0, "walk 1 A6").rule == "LUP-Q-72"
    table.play(0, "walk 2 A6").play(0, "shoot 2 lupin").chance("roll 1 1").play(0, "walk zenigata C6", "done")
    assert table.state.phase == 2
    idle = stage(agents={1: "R20"}).patrol().play(0, "done")
    assert idle.agent(1) == "R20"


@pytest.mark.rule("LUP-POL-06", "LUP-POL-07")
def test_guards_stay_and_shoot() -> None:
    table = stage(lupin="C12", guards="JP1 JP2").patrol()
    assert not {text for text in table.options("walk", 0) if text.startswith("J")}
    assert table.refused(0, "walk JP1 JP2").rule == "LUP-POL-06"
    assert "shoot JP1 lupin" in table.legal(0)
    table.play(0, "shoot JP1 lupin").chance("roll 5 5")  # 10 and 2
    assert table.state.wounds[0] == 1


@pytest.mark.rule("LUP-POL-11", "LUP-INF-09")
def test_the_police_are_always_seen() -> None:
    table = stage(zenigata="R20", agents={1: "D5", 2: "K2"}, guards="LH3", seats=5)
    for viewer in (-2, 0, 1, 2, 3, 4):
        view = GAME.view(table.state, viewer)
        assert (view.zenigata, view.agents, view.guards) == (
            table.state.zenigata,
            table.state.agents,
            table.state.guards,
        )


@pytest.mark.rule("LUP-VIS-27", "LUP-Q-33", "LUP-VIS-03", "LUP-VIS-09", "LUP-VIS-10")
def test_a_police_figure_that_ends_its_move_reveals_whom_it_sees() -> None:
    table = stage(lupin="G5", agents={1: "G14", 2: "R20"}).patrol()
    assert not table.seen("lupin")
    table.play(0, "walk 1 G10")
    assert table.seen("lupin")
    assert table.told("revealed") == [{"member": 0, "at": "G5"}]
    assert "shoot 1 lupin" in table.legal(0)


@pytest.mark.rule("LUP-VIS-12", "LUP-ATK-12")
def test_hidden_members_are_no_targets() -> None:
    table = stage(lupin="D5", agents={1: "D3"}).patrol()
    assert "shoot" not in table.verbs(0)
    assert table.refused(0, "shoot 1 lupin").rule == "LUP-VIS-12"


@pytest.mark.rule("LUP-Q-28", "LUP-MOV-05", "LUP-Q-27")
def test_a_policeman_may_walk_over_a_hidden_member_and_stop_on_it() -> None:
    table = stage(lupin="D5", agents={1: "D3"}).patrol().play(0, "walk 1 D5")
    assert table.seen("lupin")
    assert table.step == "SetDown"
    table.play(1, "put D6")
    assert (table.agent(1), table.at("lupin")) == ("D5", "D6")


@pytest.mark.rule("LUP-Q-27", "LUP-MOV-04")
def test_nobody_walks_through_the_other_side() -> None:
    table = stage("bank", lupin="C5", agents={1: "C7"}, jigen="B7").patrol()
    assert table.seen("lupin")
    assert "1 C5" not in table.options("walk", 0)
    assert table.refused(0, "walk 1 C5").rule == "LUP-MOV-04"
    assert "1 C3" not in table.options("walk", 0)
    friends = stage(agents={1: "C5", 2: "C6"}).patrol()
    assert "1 C7" in friends.options("walk", 0)


@pytest.mark.rule("LUP-Q-08", "LUP-Q-44", "LUP-Q-145")
def test_police_neither_stop_inside_nor_on_escape_squares() -> None:
    table = stage("bank", agents={1: "C3", 2: "E6"}).patrol()
    assert "1 C1" not in table.options("walk", 0)
    assert table.refused(0, "walk 1 C1").rule == "LUP-Q-08"
    assert table.refused(0, "walk 2 in-arcade").rule == "LUP-Q-44"
    assert "2 E11" in table.options("walk", 0)  # through the house
    assert "2 GA3" in stage("bank", agents={2: "E6"}).patrol().options("walk", 0)  # and onto its roof


@pytest.mark.rule("LUP-Q-141")
def test_columns_limit_only_the_deployment() -> None:
    assert "1 C13" in stage("bank", agents={1: "C14"}).patrol().options("walk", 0)


@pytest.mark.rule("LUP-Q-143", "LUP-DEV-27")
def test_police_walk_exact_paths() -> None:
    table = stage(agents={1: "B5"}).patrol()
    table.state.traps = ((table.state.place.node["B6"], 0),)
    table.patrol().play(0, "walk 1 A5 A6 A7 B7")
    assert table.agent(1) == "B7"
    other = stage(agents={1: "B5"}).patrol()
    other.state.traps = ((other.state.place.node["B6"], 0),)
    other.patrol().play(0, "walk 1 B6 B7")
    assert other.agent(1) == ""
    assert other.refused(0, "walk 2 A1 R25").why in ("not-on-board", "too-far")


# ── Reinforcements ───────────────────────────────────────────────────────────────────────────────────────────────


def few(mission: str, count: int, **more: str) -> dict[int, str]:
    squares = (
        ["A13", "B15", "B16", "B17", "B18", "B22"] if mission == "ruby" else ["C8", "C10", "C12", "C13", "H6", "H7"]
    )
    return {number + 1: squares[number] for number in range(count)}


@pytest.mark.rule("LUP-REI-01", "LUP-REI-02", "LUP-Q-18", "LUP-Q-19")
def test_reinforcements_at_three_agents_in_the_ruby_mission() -> None:
    assert stage(agents=few("ruby", 4)).call().step == "Patrol"
    table = stage(agents=few("ruby", 3)).call()
    assert table.step == "Call"
    table.play(0, "call I18 1", "pass")
    assert table.state.agents_in(0) == [3]
    again = table.call()  # any number of times
    assert again.step == "Patrol"  # four are in play now
    table.state.agents = (-1,) * 10
    table.state.cars = (-1, -1)
    assert table.call().step == "Call"


@pytest.mark.rule("LUP-REI-03", "LUP-REI-09")
def test_reinforcements_at_five_agents_in_the_bank_mission() -> None:
    assert stage("bank", agents=few("bank", 6)).call().step == "Patrol"
    table = stage("bank", agents=few("bank", 5)).call()
    assert {"call L23 4", "call L24 1", "pass"} <= table.legal(0)
    table.play(0, "call L23 2", "pass")
    assert {"car1 L22", "car1 M22"} <= table.options("drive", 0)


@pytest.mark.rule("LUP-REI-04", "LUP-REI-05", "LUP-REI-06", "LUP-EX-13")
def test_two_cars_with_one_to_four_agents_on_different_squares() -> None:
    table = stage(agents=few("ruby", 3)).call()
    counts = {text.split()[1] for text in table.options("call", 0)}
    assert counts == {"1", "2", "3", "4"}
    table.play(0, "call I18 4")
    assert not {text for text in table.options("call", 0) if text.startswith("I18")}
    table.play(0, "call E20 3")
    assert GAME.view(table.state, 1).agents.count(-2) == 4
    assert table.state.agents.count(-3) == 3


@pytest.mark.rule("LUP-REI-08", "LUP-REI-15", "LUP-REI-16", "LUP-Q-21")
def test_agents_get_out_at_once_and_the_empty_car_goes() -> None:
    table = stage(agents=few("ruby", 3)).call().play(0, "call G15 2", "pass")
    assert "drive" not in table.verbs(0)  # not in the turn of its arrival
    squares = {text.split()[1] for text in table.options("out", 0)}
    assert "G16" in squares
    table.play(0, "out 4 G16", "out 5 G14")
    assert table.state.cars[0] == -1
    assert table.refused(0, "walk 4 G17").rule == "LUP-Q-72"  # getting out was its movement


@pytest.mark.rule("LUP-REI-17")
def test_in_the_bank_mission_the_car_goes_back_to_its_bay() -> None:
    table = stage("bank", agents=few("bank", 3)).call().play(0, "call L23 1", "pass", "drive car1 H22")
    table.play(0, "out 4 H21")
    assert table.state.cars[0] == table.state.place.node["L23"]


@pytest.mark.rule("LUP-REI-10", "LUP-REI-12", "LUP-REI-13", "LUP-REI-14", "LUP-Q-25")
def test_how_police_cars_drive() -> None:
    table = stage("bank", agents={1: "H22", 2: "C8"}, turn=3).call().play(0, "call L23 2", "pass")
    place = table.state.place
    ends = {text.split()[1] for text in table.options("drive", 0)}
    assert "F22" in ends  # past the agent on H22
    assert "H22" not in ends
    assert all(len(place.road_path(place.node["L23"], place.node[end], 12, 0)) <= 12 for end in ends)
    assert not {text for text in table.options("drive", 0) if text.startswith("car2")}  # nobody aboard
    watched = stage("bank", agents={1: "H21", 2: "C8"}, lupin="H22", visible="lupin").call()
    watched.play(0, "call L23 2", "pass")
    assert "car1 F22" not in watched.options("drive", 0)
    parked = stage("bank", agents={1: "L22"}).patrol()
    assert "1 L23" not in parked.options("walk", 0)  # an empty parked car is in the way


@pytest.mark.rule("LUP-REI-15")
def test_agents_may_get_out_on_the_way() -> None:
    table = stage("bank", agents={1: "C8"}).call().play(0, "call L23 2", "pass", "drive car1 K22", "out 2 K21")
    table.play(0, "drive car1 H22", "out 3 H21")
    assert (table.agent(2), table.agent(3)) == ("K21", "H21")


@pytest.mark.rule("LUP-REI-18", "LUP-REI-20", "LUP-EX-14")
def test_a_car_kept_on_the_board_leaves_only_the_other() -> None:
    table = stage("bank", agents=few("bank", 3)).call().play(0, "call L23 1", "pass", "drive car1 C20", "done")
    table.state.agents = (*table.state.agents[:4], 25 * 2 + 9, *table.state.agents[5:])
    table.call()
    assert {text.split()[0] for text in table.options("call", 0)} == {"L24"}
    assert "L24 4" in table.options("call", 0)
    table.play(0, "call L24 4")
    assert table.step == "Patrol"


@pytest.mark.rule("LUP-REI-19", "LUP-REI-21", "LUP-REI-22", "LUP-REI-23", "LUP-REI-25", "LUP-Q-22", "LUP-ATK-16")
def test_a_road_block_is_shot_to_pieces_first() -> None:
    table = stage("bank", agents={1: "C20"}, lupin="C5").call().play(0, "call L23 2", "pass")
    table.state.cars = (table.state.place.node["C9"], table.state.cars[1])
    table.act("lupin")
    assert "C10" not in table.options("walk")
    assert "car1" in table.options("shoot")
    assert not table.options("shoot") & {"2", "3"}  # those aboard are safe
    table.gang("shoot car1").chance("roll 3 4")
    assert table.state.car_hits[0] == 0  # seven is not enough, whoever shoots
    table.act("lupin").gang("shoot car1").chance("roll 3 5")
    assert table.state.car_hits[0] == 1
    table.act("lupin").gang("shoot car1").chance("roll 6 6")
    assert table.state.cars[0] == -2
    assert {table.agent(2), table.agent(3)} > {"C9"}  # set down on its square and around it
    table.state.agents = (*table.state.agents[:1], -1, -1, *table.state.agents[3:])
    table.call()
    assert "L23 1" in table.options("call", 0)  # it comes back with the next call


@pytest.mark.rule("LUP-Q-22")
def test_hits_add_up_and_go_with_the_car() -> None:
    table = stage("bank", agents={1: "C20"}).call().play(0, "call L23 1", "pass", "drive car1 H22")
    hit_car(table.state, 0)
    assert table.state.car_hits[0] == 1
    table.play(0, "out 2 H21")
    assert table.state.car_hits[0] == 0


@pytest.mark.rule("LUP-REI-24", "LUP-Q-149")
def test_all_aboard_may_shoot_each_with_its_own_roll() -> None:
    table = stage("bank", agents={1: "C20"}, lupin="H18").call().play(0, "call L23 3", "pass", "drive car1 H22")
    assert {"shoot 2 lupin", "shoot 3 lupin", "shoot 4 lupin"} <= table.legal(0)
    assert "fight" not in table.verbs(0)
    table.play(0, "shoot 2 lupin").chance("roll 6 6").play(0, "shoot 3 lupin").chance("roll 6 6")
    assert table.state.wounds[0] == 2


@pytest.mark.rule("LUP-REI-26", "LUP-DEV-28", "LUP-Q-23", "LUP-Q-85")
def test_a_trapped_car_is_lost_with_all_aboard() -> None:
    table = stage("bank", agents={1: "C20"}).call().play(0, "call L23 4", "pass")
    table.state.traps = ((table.state.place.node["H22"], 0),)
    table.play(0, "drive car1 F22")
    assert table.state.cars[0] == -3
    assert table.state.agents.count(-1) == 9
    assert table.state.kills[0] == 4
    assert "draw" in str(table.state.asks[0].moves[0])  # for the third of them
    table.chance(str(table.state.asks[0].moves[0])).play(0, "done")
    table.call()
    assert not {text for text in table.options("call", 0) if text.startswith("L23")}


@pytest.mark.rule("LUP-Q-20")
def test_a_reinforcement_square_with_somebody_on_it() -> None:
    seen = stage(agents=few("ruby", 2) | {3: "E20"}).call()
    assert not {text for text in seen.options("call", 0) if text.startswith("E20")}
    hidden = stage(agents=few("ruby", 3), lupin="G15").call()
    hidden.play(0, "call G15 1")
    assert hidden.seen("lupin")
    hidden.play(1, min(hidden.legal()))
    assert hidden.at("lupin") != "G15"


@pytest.mark.rule("LUP-Q-24")
def test_nobody_on_the_board_gets_into_a_police_car() -> None:
    table = stage("bank", agents={1: "L22"}).patrol()
    assert table.refused(0, "board car1").rule == "LUP-VEH-01"
    assert "board" not in table.verbs(0)
