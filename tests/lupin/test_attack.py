"""Shooting, wounds, hand to hand, arrest, release, movement and visibility of the gang."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import MEMBERS
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Tile, with_item
from covo.games.lupin.steps.hits import wound, wound_inspector
from tests.lupin.table import Table, stage


def arrested(member: str = "goemon", *, seats: int = 2, **more: str) -> Table:
    """This member held by agent 1 beside it."""
    places: dict[str, Any] = {member: "G5", **more}
    table = stage(seats=seats, agents={1: "G4", 9: "R24"}, visible=member, **places)
    number = MEMBERS.index(member)
    table.state.held = with_item(table.state.held, number, 0)
    table.state.wounds = with_item(table.state.wounds, number, 4)
    return table


# ── Movement and visibility ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-MOV-02", "LUP-MOV-03", "LUP-WND-02", "LUP-WND-03", "LUP-WND-04", "LUP-EX-04")
def test_wounds_slow_down() -> None:
    table = stage(jigen="G5")
    for wounds, steps in ((0, 5), (1, 5), (2, 4), (3, 3)):
        table.state.wounds = (0, wounds, 0, 0)
        assert table.state.movement(1) == steps
        table.act("jigen")
        reach = table.state.place.spread(1 << table.state.place.node["G5"], steps, 0, 0)
        assert table.options("walk") == {
            name for n, name in enumerate(table.state.place.names) if reach >> n & 1 and name != "G5"
        } & {name for n, name in enumerate(table.state.place.names) if table.state.place.gang_ends >> n & 1}
        assert table.refused(1, "walk R25").rule == "LUP-MOV-02"


@pytest.mark.rule("LUP-MOV-04", "LUP-MOV-06")
def test_two_hidden_members_may_share_a_square() -> None:
    table = stage(lupin="D5", jigen="D6").act("lupin").gang("walk D6")
    assert table.at("lupin") == table.at("jigen")
    shown = stage(lupin="D5", jigen="D6", visible="jigen").act("lupin")
    assert shown.refused(1, "walk D6").rule == "LUP-MOV-04"


@pytest.mark.rule("LUP-MOV-07", "LUP-Q-142")
def test_when_two_come_into_view_on_one_square_one_is_moved() -> None:
    table = stage(lupin="G5", jigen="G5", agents={1: "G14"}).patrol().play(0, "walk 1 G10")
    assert table.seen("lupin")
    assert table.step == "SetDown"
    table.play(1, "put G6")
    assert {table.at("lupin"), table.at("jigen")} == {"G5", "G6"}


@pytest.mark.rule("LUP-MOV-09", "LUP-NOT-03", "LUP-INF-01")
def test_a_hidden_move_shows_nothing() -> None:
    table = stage(lupin="B5", agents={1: "R20"}).act("lupin")
    before = GAME.view(table.state, 0)
    table.gang("walk D5")
    assert GAME.view(table.state, 0) == before
    assert not [e for e in table.heard if e.kind == "stepped" and e.heard_by(0)]


@pytest.mark.rule("LUP-MOV-10")
def test_a_visible_member_moves_for_all_to_see() -> None:
    table = stage(lupin="A4", agents={1: "A6"}).act("lupin").gang("walk A5")
    assert GAME.view(table.state, 0).at[0] == table.state.place.node["A5"]
    assert table.told("moved") == [{"member": 0, "at": "A5"}]


@pytest.mark.rule("LUP-VIS-01", "LUP-VIS-02", "LUP-EX-11")
def test_only_the_last_square_counts() -> None:
    table = stage(lupin="F4", agents={1: "G8"}).act("lupin").gang("walk H4")  # across the road
    assert not table.seen("lupin")
    stopped = stage(lupin="F4", agents={1: "G8"}).act("lupin").gang("walk G4")
    assert stopped.seen("lupin")


@pytest.mark.rule("LUP-VIS-11")
def test_a_visible_member_can_be_fought_and_hit() -> None:
    table = stage(lupin="A4", jigen="B6", agents={1: "A6"}).patrol()
    assert {"shoot 1 lupin", "fight 1 jigen"} <= table.legal(0)


@pytest.mark.rule("LUP-VIS-13", "LUP-Q-34", "LUP-GEN-08")
def test_vanishing_and_when() -> None:
    table = stage(lupin="G4", agents={1: "G8"}, seats=2).act("lupin").gang("walk E4")
    assert not table.seen("lupin")
    assert table.told("vanished") == [{"member": 0}]
    assert GAME.view(table.state, 0).at[0] is None
    table.gang("end")
    assert table.possible("lupin") > {"E4", "E5"}
    assert "G5" not in table.possible("lupin")  # in full view
    away = stage(lupin="G4", agents={1: "G8"}).patrol().play(0, "walk 1 E8")
    assert away.seen("lupin")  # not because the police go away
    away.play(0, "done").gang("activate lupin", "end")
    assert not away.seen("lupin")  # a move of no squares counts


@pytest.mark.rule("LUP-Q-35", "LUP-VIS-12")
def test_a_shot_from_hiding_does_not_reveal_a_blow_does() -> None:
    table = stage(jigen="E4", agents={1: "E2"}).act("jigen").gang("shoot 1").chance("roll 1 1")
    assert not table.seen("jigen")
    assert table.told("fires") == [{"by": 1, "target": 5, "weapon": "shoot"}]
    fight = stage(jigen="E4", agents={1: "E3"}).act("jigen").gang("fight 1").chance("roll 1 1")
    assert fight.seen("jigen")


@pytest.mark.rule("LUP-VIS-19", "LUP-VIS-20", "LUP-Q-37")
def test_on_a_roof_hidden_till_the_shot() -> None:
    table = stage(jigen="MO1", agents={1: "G5", 2: "R24"})
    assert not table.seen("jigen")
    table.act("jigen").gang("shoot 1").chance("roll 1 1")
    assert table.seen("jigen")
    table.gang("end")
    table.patrol()
    assert "shoot 1 jigen" in table.legal(0)
    table.act("jigen").gang("walk MO2")
    assert not table.seen("jigen")
    wood = stage(jigen="E4", agents={1: "E2"}).act("jigen").gang("shoot 1").chance("roll 1 1")
    assert not wood.seen("jigen")


@pytest.mark.rule("LUP-BLD-10", "LUP-BLD-11", "LUP-Q-45", "LUP-BLD-09", "LUP-BLD-12")
def test_inside_a_treasure_building() -> None:
    table = stage(lupin="E16", agents={1: "E14", 2: "G16"}).act("lupin").gang("walk in-jade")
    assert not table.seen("lupin")
    assert table.told("entered") == [{"member": 0, "at": "in-jade"}]
    assert "2" in table.options("shoot")  # G16, straight out of the south door
    table.gang("end")
    assert table.possible("lupin") == {"in-jade"}
    table.patrol()
    assert "shoot" not in table.verbs(0)
    sealed = stage(lupin="in-jade", agents={1: "E16"}).act("lupin")
    assert "1" in sealed.options("fight")  # hand to hand from the doorway
    assert "1" not in sealed.options("shoot")
    sealed.gang("fight 1").chance("roll 1 1", "roll 6 6", "roll 6")  # and the counter-attack hurts
    assert sealed.state.wounds[0] == 1
    out = stage(lupin="in-jade", agents={1: "E20"}).act("lupin").gang("walk E16")
    assert out.seen("lupin")


@pytest.mark.rule("LUP-Q-44", "LUP-VIS-24")
def test_in_a_house_nobody_is_attacked() -> None:
    table = stage("bank", lupin="E6", agents={1: "E5"}).act("lupin").gang("walk in-arcade")
    assert not table.seen("lupin")
    assert "shoot" not in table.verbs()
    table.gang("end").patrol()
    assert not {"shoot", "fight"} & table.verbs(0)


# ── Shooting ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-ATK-01", "LUP-ATK-02", "LUP-ATK-04", "LUP-ATK-08", "LUP-WND-09", "LUP-Q-17")
def test_a_shot_of_twelve_or_more_eliminates_an_agent() -> None:
    table = stage(lupin="A4", agents={1: "A6", 2: "A8"}).act("lupin")
    table.gang("shoot 1").chance("roll 3 4")  # 7 and 4
    assert table.agent(1) == "A6"
    assert "shoot" not in table.verbs()  # one attempt a turn
    assert table.refused(1, "shoot 1").rule == "LUP-ATK-02"
    table.act("lupin").gang("shoot 1").chance("roll 4 4")
    assert table.state.agents[0] == -1
    assert table.state.kills[0] == 1


@pytest.mark.rule("LUP-ATK-05", "LUP-ATK-15")
def test_range_of_pistol_and_rifle() -> None:
    table = stage("bank", jigen="C2", agents={1: "C7", 2: "C10", 3: "C15"}, devices={"jigen": "rifle"}, turn=4).act(
        "jigen"
    )
    assert table.options("shoot") == {"1"}
    assert table.options("rifle") == {"1", "2"}
    assert table.refused(1, "shoot 2").rule == "LUP-ATK-05"
    assert table.refused(1, "shoot 3").why == "sight-too-far"


@pytest.mark.rule("LUP-ATK-06", "LUP-ATK-07", "LUP-EX-03", "LUP-Q-73", "LUP-Q-74")
def test_neighbours_fight_and_others_are_shot() -> None:
    table = stage(lupin="A1", agents={1: "A3"}).act("lupin")
    assert "shoot 1" in table.legal()
    near = stage(lupin="B5", agents={1: "B6", 2: "C6", 3: "B3"}).act("lupin")
    assert near.options("shoot") == {"2", "3"}  # a diagonal neighbour, and another one
    assert near.options("fight") == {"1"}
    assert near.refused(1, "shoot 1").rule == "LUP-ATK-06"


@pytest.mark.rule("LUP-ATK-09", "LUP-WND-07", "LUP-WND-08", "LUP-Q-76")
def test_zenigatas_wounds() -> None:
    table = stage(jigen="A4", zenigata="A6").act("jigen").gang("shoot zenigata").chance("roll 6 6")
    assert table.state.zwounds == 1
    assert table.state.inspector_move() == 5
    table.state.zwounds = 2
    assert table.state.inspector_move() == 4
    table.state.zwounds = 3
    table.act("jigen").gang("shoot zenigata").chance("roll 6 6")
    assert table.step == "PutBack"
    assert table.legal(0) == {"put I18", "put G15", "put E20"}
    table.play(0, "put E20")
    assert (table.state.zwounds, table.state.zout) == (0, True)
    table.patrol()
    assert table.refused(0, "walk zenigata E19").rule == "LUP-WND-08"
    bank = stage("bank", zenigata="C8")
    bank.state.zwounds = 3
    bank.settle(wound_inspector(bank.state))
    assert bank.state.place.names[bank.state.zenigata] == "M22"  # both bays are taken by the cars


@pytest.mark.rule("LUP-ATK-10", "LUP-ATK-11", "LUP-ATK-13")
def test_the_police_shoot_the_same_way_and_nobody_dodges_a_shot() -> None:
    table = stage(lupin="A4", agents={1: "A6"}).patrol().play(0, "shoot 1 lupin").chance("roll 4 4")  # 8 and 3
    assert table.state.wounds[0] == 0
    table = stage(lupin="A4", agents={1: "A6"}).patrol().play(0, "shoot 1 lupin").chance("roll 4 5")
    assert table.state.wounds[0] == 1
    assert table.step == "Patrol"


@pytest.mark.rule("LUP-ATK-14", "LUP-Q-16")
def test_guards_are_shot_like_agents_and_never_come_back() -> None:
    table = stage(jigen="C12", guards="JP1", agents={1: "R24"}, devices={"jigen": "rifle"}).act("jigen")
    table.gang("rifle JP1").chance("roll 6 6")
    assert table.state.guards == 0
    assert table.state.kills[1] == 1
    assert table.state.agents.count(-1) == 9  # the reserve is the agents'


@pytest.mark.rule("LUP-Q-150")
def test_nobody_harms_his_own() -> None:
    table = stage(lupin="A4", jigen="A6").act("lupin")
    assert table.refused(1, "shoot jigen").rule == "LUP-Q-150"
    police = stage(lupin="A4", agents={1: "A6"}, zenigata="A8").patrol()
    assert police.refused(0, "shoot zenigata car1").rule == "LUP-Q-150"


# ── Hand to hand ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-MEL-01", "LUP-MEL-02", "LUP-MEL-03", "LUP-MEL-10", "LUP-MEL-11")
def test_a_blow_of_twelve_eliminates() -> None:
    table = stage(goemon="B5", agents={1: "B6"}).act("goemon").gang("fight 1").chance("roll 2 4")  # 6 and 6
    assert table.state.agents[0] == -1  # agents do not dodge
    assert table.state.kills[2] == 1


@pytest.mark.rule("LUP-MEL-04", "LUP-MEL-05", "LUP-MEL-06", "LUP-MEL-07", "LUP-MEL-08", "LUP-Q-75", "LUP-EX-10")
def test_counter_attack_and_dodge() -> None:
    table = stage(jigen="B5", agents={1: "B6"}).act("jigen").gang("fight 1").chance("roll 1 1")
    assert table.step == "BlowRoll"  # the agent strikes back
    table.chance("roll 6 6")
    assert table.step == "DodgeRoll"
    table.chance("roll 2")  # Agility 2
    assert table.state.wounds[1] == 0
    assert table.step == "Activation"  # and that is all
    hit = stage(jigen="B5", agents={1: "B6"}).act("jigen").gang("fight 1").chance("roll 1 1", "roll 6 6", "roll 3")
    assert hit.state.wounds[1] == 1
    police = stage(jigen="B5", agents={1: "B6"}).patrol().play(0, "fight 1 jigen").chance("roll 6 6", "roll 1")
    assert police.step == "BlowRoll"  # LUP-MEL-09: dodged is failed, so he strikes back
    police.chance("roll 6 6")
    assert police.state.agents[0] == -1


@pytest.mark.rule("LUP-MEL-09", "LUP-MEL-07")
def test_zenigata_dodges_too() -> None:
    table = stage(goemon="B5", zenigata="B6").act("goemon").gang("fight zenigata").chance("roll 6 6", "roll 2")
    assert table.state.zwounds == 0
    assert table.step == "BlowRoll"


# ── Arrest and release ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-ARR-01", "LUP-WND-05", "LUP-WND-06", "LUP-Q-77", "LUP-Q-78")
def test_the_last_wound_is_an_arrest_by_the_nearest_agent() -> None:
    table = stage(jigen="G5", agents={1: "G9", 2: "N8"})
    table.state.wounds = (0, 3, 0, 0)
    table.patrol().play(0, "shoot 1 jigen").chance("roll 6 6")
    assert table.state.held[1] == 0
    assert table.step == "SetDown"
    table.play(0, "put G6")
    assert table.agent(1) == "G6"
    tie = stage(jigen="G5", agents={1: "G9", 2: "G1"}, visible="jigen")
    tie.state.wounds = (0, 3, 0, 0)
    tie.settle(wound(tie.state, 1))
    assert tie.legal(0) == {"arrest 1", "arrest 2"}
    assert tie.refused(0, "arrest 3").rule == "LUP-Q-77"


@pytest.mark.rule("LUP-ARR-02")
def test_without_agents_on_the_board_one_comes_from_the_reserve() -> None:
    table = stage(jigen="G5", zenigata="G8", visible="jigen")
    table.state.wounds = (0, 3, 0, 0)
    table.settle(wound(table.state, 1))
    assert table.state.held[1] == 0
    table.play(0, "put G4")
    assert table.agent(1) == "G4"


@pytest.mark.rule("LUP-ARR-03", "LUP-ARR-04", "LUP-Q-83")
def test_the_holding_agent_only_defends_itself() -> None:
    table = arrested(lupin="H3").patrol()
    assert not {text for text in table.legal(0) if text.split()[1:2] == ["1"]}
    assert table.refused(0, "walk 1 G3").rule == "LUP-ARR-03"
    assert table.refused(0, "shoot 1 lupin").rule == "LUP-ARR-03"
    assert table.refused(0, "shoot 9 goemon").rule == "LUP-Q-83"
    table = arrested(lupin="G3").act("lupin").gang("fight 1").chance("roll 1 1")
    assert table.step == "BlowRoll"


@pytest.mark.rule("LUP-ARR-05", "LUP-ARR-06", "LUP-Q-109", "LUP-TRE-09")
def test_the_treasure_of_a_prisoner_is_shuffled_back() -> None:
    table = stage(jigen="G5", agents={1: "G9"}, visible="jigen", seats=5)
    table.state.tiles = (Tile(1, True, 2), Tile(0, False, 1), Tile(6), Tile(7))
    table.state.wounds = (0, 3, 0, 0)
    table.settle(wound(table.state, 1)).play(0, "put G6")
    assert table.step == "Confiscate"
    assert len(table.state.asks[0].moves) == 4  # three tiles on four buildings
    table.chance("deal 1 2 4")
    assert [tile.place for tile in table.state.tiles] == [4, 0, 5, 7]
    assert table.state.treasure() is None  # nobody knows where it is
    assert [event.to for event in table.heard if event.kind == "tile-looked"] == [(0,)]
    assert table.state.tiles[1].known & 16  # Zenigata knows that Lupin's is empty


@pytest.mark.rule("LUP-ARR-07", "LUP-REL-05")
def test_a_prisoner_can_only_free_himself() -> None:
    table = arrested().act("goemon")
    assert table.legal() == {"release turn", "end"}
    assert table.refused(1, "walk G6").rule == "LUP-ARR-07"


@pytest.mark.rule("LUP-REL-01", "LUP-REL-02", "LUP-Q-79")
def test_the_rescuer_eliminates_the_agent() -> None:
    table = arrested(lupin="G3", jigen="G2", fujiko="H4").act("lupin").gang("fight 1").chance("roll 6 6")
    assert table.state.held[2] == -1
    assert table.state.wounds[2] == 0
    other = arrested(lupin="B5", jigen="G3").act("jigen")
    assert "fight" not in other.verbs()
    assert other.refused(1, "fight 1").rule == "LUP-Q-79"
    volunteer = arrested(fujiko="G3").act("fujiko")
    assert "fight 1" in volunteer.legal()
    grenade = arrested(jigen="G2")
    grenade.state.devices = ((), (3,), (), ())
    grenade.act("jigen")
    assert "grenade" not in grenade.verbs()  # it would not touch the agent


@pytest.mark.rule("LUP-REL-03", "LUP-REL-04", "LUP-REL-11", "LUP-REL-12", "LUP-Q-80", "LUP-EX-07", "LUP-EX-08")
def test_the_order_of_rescuers() -> None:
    table = arrested("goemon")
    assert table.state.on_duty(2) == 0
    table.state.held = (1, -1, 0, -1)
    assert table.state.on_duty(2) is None  # Lupin must be freed first,
    assert table.state.on_duty(0) == 1  # by Jigen,
    assert not table.state.may_free(1, 2)  # who cannot free Goemon himself
    table.state.held = (-1, -1, 0, -1)
    table.state.gone = (5, 0, 0, 0)
    assert table.state.on_duty(2) == 1
    table.state.gone = (5, 5, 0, 0)
    assert table.state.on_duty(2) is None
    assert [stage().state.on_duty(member) for member in range(4)] == [1, 2, 0, 0]


@pytest.mark.rule("LUP-REL-06", "LUP-REL-08", "LUP-Q-81", "LUP-Q-146")
def test_freedom_for_all_devices() -> None:
    table = arrested(seats=5)
    table.state.devices = ((), (), (5, 5), ())
    table.act("goemon").gang("release devices")
    assert table.state.devices[2] == ()
    assert table.state.agents[0] == -1
    assert table.state.kills == (0, 0, 0, 0)  # credited to nobody
    assert "walk" in table.verbs(3)  # and then a normal activation


@pytest.mark.rule("LUP-REL-07", "LUP-END-11", "LUP-Q-121")
def test_freedom_for_a_turn() -> None:
    table = arrested().act("goemon").gang("release turn")
    assert table.state.limit == 12
    assert table.state.held[2] == -1


@pytest.mark.rule("LUP-REL-09", "LUP-REL-10", "LUP-Q-82")
def test_whoever_is_on_duty_does_not_leave() -> None:
    table = arrested("fujiko", lupin="A2", jigen="A1").act("lupin")
    assert "leave" not in table.verbs()
    assert table.refused(1, "leave").rule == "LUP-Q-82"
    assert "leave" in arrested("fujiko", lupin="B5", jigen="A1").act("jigen").verbs()
    assert "leave" in arrested("goemon", fujiko="A1").act("fujiko").verbs()  # she owes nobody anything


@pytest.mark.rule("LUP-END-08", "LUP-Q-122")
def test_all_arrested_is_the_end() -> None:
    table = stage(jigen="G5", agents={1: "G9", 2: "B8", 3: "B9", 4: "C9"}, visible="lupin jigen goemon fujiko")
    table.state.held = (1, -1, 2, 3)
    table.state.wounds = (4, 3, 4, 3)
    table.patrol().play(0, "shoot 1 jigen").chance("roll 6 6")
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.returns) == ("arrests", (1.0, 0.0))
    gone = stage(jigen="G5", agents={1: "G9", 2: "B8", 3: "B9"}, visible="lupin jigen goemon fujiko")
    gone.state.held, gone.state.gone = (1, -1, 2, -1), (0, 0, 0, 4)
    gone.state.wounds = (4, 3, 4, 0)
    gone.patrol().play(0, "shoot 1 jigen").chance("roll 6 6")
    assert gone.state.outcome is None  # one is away: the others may still free themselves


@pytest.mark.rule("LUP-ATK-03", "LUP-DEV-38", "LUP-DEV-36", "LUP-DEV-37")
def test_the_rifle_is_one_more_shot_every_turn() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "A8"}, devices={"jigen": "rifle"}).act("jigen")
    table.gang("shoot 1").chance("roll 1 1").gang("rifle 2").chance("roll 3 4")  # 7 and 5
    assert table.state.agents[1] == -1
    assert "rifle" not in table.verbs()
    table.act("jigen")
    assert "rifle 1" in table.legal()


@pytest.mark.rule("LUP-Q-36")
def test_who_watches_and_how_far() -> None:
    assert stage(lupin="G4", zenigata="G9").seen("lupin")
    assert not stage(lupin="G3", zenigata="G9").seen("lupin")
    assert stage(lupin="C5", guards="JP1").seen("lupin")  # ten squares
    keeper = arrested(lupin="G2")
    keeper.state.seen = 4
    assert keeper.state.in_sight(0)  # holding agents cannot shoot but still look
    car = stage("bank", agents={1: "C20"}, lupin="H18").call().play(0, "call L23 1", "pass", "drive car1 H22")
    assert car.seen("lupin")


@pytest.mark.rule("LUP-Q-134", "LUP-Q-135")
def test_beside_is_orthogonal_and_distances_ignore_obstacles() -> None:
    place = stage().state.place
    node = place.node
    assert {place.names[n] for n in range(450) if place.beside_node(node["B5"]) >> n & 1} == {"A5", "C5", "B4", "B6"}
    assert not place.beside_node(node["D13"]) >> node["D14"] & 1  # a wall between
    assert place.around(node["B5"]).bit_count() == 8
    assert place.apart(node["D13"], node["D15"]) == 2


@pytest.mark.rule("LUP-MOV-07")
def test_the_gang_chooses_which_of_the_two_is_moved() -> None:
    table = stage(lupin="G5", jigen="G5", agents={1: "G14"}).patrol().play(0, "walk 1 G10")
    assert {"put G6", "shift lupin G6"} <= table.legal()
    table.play(1, "shift lupin G6")
    assert (table.at("lupin"), table.at("jigen")) == ("G6", "G5")


@pytest.mark.rule("LUP-Q-92")
def test_an_impostor_shows_himself_before_a_companion_attacks() -> None:
    table = stage(seats=5, lupin="A4", agents={1: "A6"})
    table.state.agent_of, table.state.masks = (-1, 0, -1, -1), (0, 1, 0, 0)
    table.state.put(1, -1)
    table.act("lupin").gang("shoot 1")
    assert table.step == "Unmask"
    table.play(2, "unmask A6")
    assert table.at("jigen") == "A6"
    assert table.state.kills == (0, 1, 0, 0)
    assert table.step == "Activation"


@pytest.mark.rule("LUP-Q-78", "LUP-Q-45")
def test_an_arrest_in_the_doorway() -> None:
    table = stage(lupin="in-jade", agents={1: "E16"})
    table.state.wounds = (3, 0, 0, 0)
    table.act("lupin").gang("fight 1").chance("roll 1 1", "roll 6 6", "roll 6")
    assert table.state.held[0] == 0
    while table.step == "SetDown":
        table.play(0, min(table.legal(0)))
    place = table.state.place
    assert place.apart(table.state.agents[0], place.by_id["jade"].doors[0][0]) <= 1  # just outside


@pytest.mark.rule("LUP-REL-06", "LUP-Q-81")
def test_giving_up_the_boat_one_sits_in_leaves_one_on_the_pier() -> None:
    table = stage(
        vehicles={"boat": "B10"}, rides={"jigen": "boat"}, lupin="G5", agents={1: "G4"}, visible="lupin jigen"
    )
    table.state.held = (0, -1, -1, -1)
    table.act("lupin").gang("release devices")
    assert table.at("jigen") == "B9"
    assert table.possible("jigen") == {"B9"}
