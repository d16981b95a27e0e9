"""Devices and vehicles, one by one (LUP-DEV, LUP-VEH)."""

from __future__ import annotations

import pytest

from covo.games.lupin.board import bits
from covo.games.lupin.box import ALFA, BIKE1, BOAT, FIAT, GADGETS, HELI, STOCK, VEHICLES
from covo.games.lupin.game import GAME
from covo.games.lupin.state import with_item
from covo.games.lupin.steps.hits import hit_vehicle
from tests.lupin.table import Table, stage

GLIDER, RADIO, BALLOON = GADGETS.index("glider"), GADGETS.index("radio"), GADGETS.index("balloon")


# ── Devices ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-01", "LUP-TRN-13", "LUP-TRN-05")
def test_two_devices_a_turn() -> None:
    table = stage(fujiko="A4", agents={1: "A6", 2: "A8", 3: "C4"}, devices={"fujiko": "knife knife knife rucksack"})
    table.act("fujiko").gang("knife 1").chance("roll 1 1").gang("knife 2").chance("roll 1 1")
    assert "knife" not in table.verbs()
    assert table.refused(1, "knife 1").rule == "LUP-DEV-01"
    assert "walk" in table.verbs()


@pytest.mark.rule("LUP-DEV-02")
def test_what_a_rucksack_carries() -> None:
    assert set(GADGETS) - {"rucksack"} == {
        *("glider", "radio", "grenade", "kit", "knife", "shovel", "balloon", "rifle"),
    }
    assert dict(zip(GADGETS, STOCK, strict=True))["knife"] == 6


@pytest.mark.rule("LUP-DEV-03", "LUP-DEV-04", "LUP-DEV-05", "LUP-ROF-11", "LUP-Q-62", "LUP-Q-136")
def test_the_glider_flies_from_a_roof_to_the_ground() -> None:
    table = stage(lupin="MO1", devices={"lupin": "glider"}).act("lupin")
    place = table.state.place
    assert all(place.apart(place.node["MO1"], place.node[end]) <= 6 for end in table.options("glide"))
    assert {"G3", "L3"} <= table.options("glide")
    table.gang("glide G3")
    assert table.at("lupin") == "G3"
    assert "walk" not in table.verbs()  # it replaces the movement
    hurt = stage(lupin="MO1", devices={"lupin": "glider"})
    hurt.state.wounds = (3, 0, 0, 0)
    hurt.act("lupin")
    assert all(place.apart(place.node["MO1"], place.node[end]) <= 4 for end in hurt.options("glide"))
    assert "glide" not in stage(lupin="G3", devices={"lupin": "glider"}).act("lupin").verbs()


@pytest.mark.rule("LUP-DEV-06", "LUP-DEV-07", "LUP-DEV-08", "LUP-Q-63")
def test_from_roof_to_lower_roof_three_times() -> None:
    table = stage("bank", lupin="GH3", devices={"lupin": "glider"}).act("lupin")
    assert "PT1" in table.options("glide")
    assert "CA1" not in table.options("glide")  # the cathedral is higher
    table.gang("glide PT3", "end")
    assert table.state.devices[0] == (GLIDER,)
    table.act("lupin")
    table.gang(f"glide {min(end for end in table.options('glide') if end.startswith('BC'))}", "end")
    assert table.state.glides[0] == 2
    third = table.act("lupin")
    third.gang(f"glide {min(third.options('glide'))}")
    assert table.state.devices[0] == ()  # after the third flight or on the ground
    walked = stage("bank", lupin="PT2", devices={"lupin": "glider"})
    walked.state.glides = (1, 0, 0, 0)
    walked.act("lupin").gang("walk PT1")
    assert walked.state.used == (GLIDER,)


@pytest.mark.rule("LUP-DEV-09", "LUP-DEV-10")
def test_a_flyer_is_seen_where_it_lands_or_not_at_all() -> None:
    table = stage(lupin="MO1", devices={"lupin": "glider"}, agents={1: "G5"}).act("lupin").gang("glide G3")
    assert table.seen("lupin")
    assert "shoot 1 lupin" in table.gang("end").patrol().legal(0)
    unseen = stage(lupin="MO1", devices={"lupin": "glider"}, agents={1: "R24"}).act("lupin").gang("glide G3")
    assert not unseen.seen("lupin")
    assert GAME.view(unseen.state, 0).at[0] is None


@pytest.mark.rule("LUP-DEV-12", "LUP-TLK-03", "LUP-TLK-04", "LUP-TLK-05", "LUP-Q-65", "LUP-TLK-01")
def test_the_radio_opens_one_talk_of_the_gang() -> None:
    table = stage(seats=5, devices={"lupin": "radio"})
    assert "gang" not in {channel.name for channel in GAME.talk(table.state)}
    table.act("lupin").gang("radio")
    (gang,) = [channel for channel in GAME.talk(table.state) if channel.name == "gang"]
    assert gang.speakers == gang.hearers == (1, 2, 3, 4)  # Zenigata hears nothing
    assert table.state.devices[0] == ()
    table.gang("end")
    table.state.turn = 3
    table.dawn()
    assert "gang" not in {channel.name for channel in GAME.talk(table.state)}


@pytest.mark.rule("LUP-DEV-13", "LUP-DEV-14", "LUP-DEV-15", "LUP-DEV-17", "LUP-DEV-18", "LUP-Q-66")
def test_the_grenade() -> None:
    table = stage(
        lupin="G3", jigen="G5", agents={1: "G6", 2: "F7", 3: "G8"}, zenigata="H7", devices={"lupin": "grenade"}
    )
    table.act("lupin").gang("grenade G7")
    assert table.state.agents[:3] == (-1, -1, -1)
    assert table.state.zwounds == 1
    assert table.state.wounds == (0, 0, 0, 0)
    assert table.state.kills[0] == 3
    assert table.state.devices[0] == ()
    far = stage(lupin="G1", agents={1: "G7"}, devices={"lupin": "grenade"}).act("lupin")
    assert "G6" in far.options("grenade")
    assert "G7" not in far.options("grenade")


@pytest.mark.rule("LUP-DEV-16", "LUP-Q-40")
def test_a_grenade_works_on_one_level() -> None:
    table = stage(lupin="H3", agents={1: "H5", 2: "MO1"}, devices={"lupin": "grenade"}).act("lupin")
    table.gang("grenade H5")
    assert table.agent(1) == ""
    assert table.agent(2) == "MO1"


@pytest.mark.rule("LUP-DEV-19", "LUP-DEV-20", "LUP-Q-67")
def test_the_medical_kit() -> None:
    table = stage(lupin="B5", jigen="B6", goemon="G1", devices={"lupin": "kit"})
    table.state.wounds = (1, 3, 2, 0)
    table.act("lupin")
    assert table.options("heal") == {"lupin", "jigen"}
    table.gang("heal jigen")
    assert table.state.wounds == (1, 0, 2, 0)
    assert table.state.devices[0] == ()


@pytest.mark.rule("LUP-DEV-21", "LUP-DEV-22", "LUP-DEV-23", "LUP-DEV-24", "LUP-Q-68")
def test_the_knife() -> None:
    table = stage(fujiko="A4", agents={1: "A6", 2: "A5"}, devices={"fujiko": "knife knife"}).act("fujiko")
    assert "2" not in table.options("knife")  # not hand to hand
    clear = stage(fujiko="A4", agents={1: "A6"}, zenigata="C4", devices={"fujiko": "knife knife"}).act("fujiko")
    clear.gang("knife 1").chance("roll 3 4")  # 7 and 4
    assert clear.agent(1) == "A6"
    assert clear.state.used == (GADGETS.index("knife"),)  # used up, hit or miss
    clear.gang("knife zenigata").chance("roll 4 4")
    assert clear.state.zwounds == 1


@pytest.mark.rule("LUP-DEV-25", "LUP-DEV-26", "LUP-INF-07", "LUP-NOT-07", "LUP-Q-69")
def test_a_trap_is_dug_on_a_square_walked_over_in_secret() -> None:
    table = stage(seats=5, lupin="B4", devices={"lupin": "shovel"}, agents={1: "R24"}).act("lupin")
    assert "dig" not in table.verbs(1)
    before = GAME.view(table.state, 0)
    table.gang("walk B5 C5 C6")
    assert table.options("dig", 1) == {"B4", "B5", "C5", "C6"}
    table.gang("dig C5")
    assert GAME.view(table.state, 0) == before
    assert GAME.view(table.state, 2).traps == ()
    assert GAME.view(table.state, 1).traps == ((table.state.place.node["C5"], 0),)
    bridge = stage(lupin="C9", devices={"lupin": "shovel"}).act("lupin").gang("walk C12")
    assert not bridge.options("dig") & {"C10", "C11"}


@pytest.mark.rule("LUP-DEV-27", "LUP-DEV-30", "LUP-Q-69", "LUP-Q-85")
def test_the_trap_works_on_the_first_agent_that_passes() -> None:
    table = stage(agents={1: "C3", 2: "C4"}, zenigata="B5")
    table.state.traps = ((table.state.place.node["C5"], 0),)
    table.patrol().play(0, "walk zenigata C5")  # not on Zenigata
    assert table.state.traps
    table.play(0, "walk 1 C7")
    assert table.agent(1) == ""
    assert table.state.kills[0] == 1
    assert table.state.traps == ()
    assert table.state.used == (GADGETS.index("shovel"),)
    table.play(0, "walk 2 C6")
    assert table.agent(2) == "C6"


@pytest.mark.rule("LUP-DEV-29", "LUP-BET-11")
def test_traps_work_on_members_only_after_the_betrayal() -> None:
    table = stage(seats=5, fujiko="B4")
    table.state.traps = ((table.state.place.node["B5"], 0),)
    table.act("fujiko").gang("walk B6")
    assert table.state.wounds[3] == 0
    later = stage(seats=5, fujiko="B4", hands={"fujiko": "forgive"})
    later.state.traitor = True
    later.state.traps = ((later.state.place.node["B5"], 0),)
    later.act("fujiko").gang("walk B6")
    assert later.at("fujiko") == "B5"
    assert later.state.wounds[3] == 1


@pytest.mark.rule("LUP-DEV-31", "LUP-DEV-32", "LUP-DEV-33", "LUP-DEV-35", "LUP-Q-70")
def test_the_decoy_balloon() -> None:
    table = stage(seats=5, lupin="G4", agents={1: "G8", 2: "C3"}, devices={"lupin": "balloon"}).act("lupin")
    before = GAME.view(table.state, 0)
    table.gang("balloon")
    assert GAME.view(table.state, 0) == before  # nobody else knows
    table.gang("walk G5", "end").patrol()
    table.play(0, "shoot 1 lupin").chance("roll 6 6")
    assert table.state.wounds[0] == 1
    table.act("lupin")
    squares = table.options("disclose", 1)
    assert len(squares) >= 2
    table.gang(f"disclose {min(squares)}")
    assert table.state.wounds[0] == 0  # it was never hit
    assert not table.seen("lupin")
    assert table.state.used == (BALLOON,)
    hidden = stage(lupin="E4", devices={"lupin": "balloon"}).act("lupin")
    assert "balloon" not in hidden.verbs()
    lost = stage(lupin="G4", agents={1: "G8"}, devices={"lupin": "balloon"}).act("lupin").gang("balloon", "end")
    lost.act("lupin").gang("end")
    assert "disclose" not in lost.act("lupin").verbs()


@pytest.mark.rule("LUP-DEV-34")
def test_a_novices_balloon_lets_one_walk_away() -> None:
    table = stage(level="novice", turn=7, lupin="G4", agents={1: "G8"}, devices={"lupin": "balloon"}, visible="lupin")
    table.act("lupin").gang("balloon", "end").act("lupin")
    place = table.state.place
    assert all(place.apart(place.node["G4"], place.node[end]) <= 6 for end in table.options("disclose"))
    table.gang("disclose G2")
    assert table.seen("lupin")


# ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VEH-04", "LUP-VEH-05", "LUP-VEH-06", "LUP-VEH-07", "LUP-VEH-08", "LUP-VEH-09", "LUP-VEH-10")
@pytest.mark.rule("LUP-VEH-11", "LUP-VEH-12", "LUP-VEH-13", "LUP-VEH-14", "LUP-VEH-15", "LUP-VEH-31", "LUP-VEH-38")
@pytest.mark.rule("LUP-Q-151")
@pytest.mark.parametrize(
    ("name", "hit", "strength", "room", "speed"),
    [
        ("alfa", 9, 5, 3, 10),
        ("bike1", 8, 2, 2, 12),
        ("bike2", 8, 2, 2, 12),
        ("fiat", 8, 4, 4, 8),
        ("heli", 8, 4, 4, 0),
        ("boat", 8, 4, 4, 0),
    ],
)
def test_what_the_tiles_say(name: str, hit: int, strength: int, room: int, speed: int) -> None:
    vehicle = next(kind for kind in VEHICLES if kind.name == name)
    assert (vehicle.hit, vehicle.strength, vehicle.room, vehicle.speed) == (hit, strength, room, speed)
    number = VEHICLES.index(vehicle)
    square = {"heli": "F8", "boat": "B10"}.get(name, "G5")
    table = stage(vehicles={name: square})
    for hits in range(1, strength):
        hit_vehicle(table.state, number)
        assert table.state.vhits[number] == hits
        assert table.state.vat[number] >= 0
    hit_vehicle(table.state, number)
    assert table.state.vat[number] == -1
    assert table.state.wrecks >> number & 1


@pytest.mark.rule("LUP-VEH-01", "LUP-VEH-02", "LUP-VEH-03", "LUP-Q-53", "LUP-Q-152")
def test_boarding_driving_and_riding() -> None:
    table = stage(lupin="B4", jigen="C2", goemon="G1", vehicles={"fiat": "B3"}).act("lupin")
    table.gang("board fiat")
    table.gang("end").gang("activate jigen", "walk B2", "board fiat")
    assert "drive" not in table.verbs()  # who has walked does not drive
    table.gang("end").act("lupin")
    assert "walk" not in table.verbs()
    table.gang("drive G6")
    assert (table.at("lupin"), table.at("jigen")) == ("G6", "G6")
    assert "drive" not in table.verbs()
    table.gang("off H6", "end")
    table.act("jigen")
    assert "drive" not in table.verbs()  # once a turn
    table.gang(f"off {min(table.options('off'))}")
    assert "walk" in table.verbs()  # a passenger keeps his movement
    driver = stage(vehicles={"fiat": "B3"}, rides={"lupin": "fiat"}).act("lupin").gang("drive G6", "off H6")
    assert "walk" not in driver.verbs()


@pytest.mark.rule("LUP-VEH-04", "LUP-VEH-12", "LUP-VEH-08")
@pytest.mark.parametrize(("name", "speed"), [("alfa", 10), ("fiat", 8), ("bike1", 12)])
def test_how_far_they_drive(name: str, speed: int) -> None:
    table = stage("bank", vehicles={name: "H5"}, rides={"lupin": name}, turn=3).act("lupin")
    ends = table.options("drive")
    assert f"H{5 + speed}" in ends
    assert f"H{6 + speed}" not in ends


@pytest.mark.rule("LUP-VEH-05", "LUP-VEH-09")
def test_a_full_vehicle_takes_nobody_more() -> None:
    rides = {"lupin": "bike1", "jigen": "bike1"}
    table = stage(vehicles={"bike1": "B3"}, rides=rides, goemon="B4").act("goemon")
    assert "board" not in table.verbs()


@pytest.mark.rule("LUP-Q-54", "LUP-TER-10", "LUP-TER-11")
def test_what_stops_a_car() -> None:
    table = stage("bank", vehicles={"alfa": "C1"}, rides={"lupin": "alfa"}, agents={1: "C6"}, turn=3).act("lupin")
    assert "C7" not in table.options("drive")
    assert "C6" not in table.options("drive")
    free = stage("bank", vehicles={"alfa": "C1"}, rides={"lupin": "alfa"}, jigen="C4", visible="jigen", turn=3).act(
        "lupin"
    )
    assert "C7" in free.options("drive")
    assert not free.options("drive") & {"C4", "C8", "C9"}  # a companion, a bus stop


@pytest.mark.rule("LUP-VEH-16", "LUP-Q-51", "LUP-VEH-21", "LUP-Q-56", "LUP-VIS-28", "LUP-Q-55")
def test_vehicles_in_view_can_be_shot_at_not_who_is_in_them() -> None:
    table = stage("bank", vehicles={"alfa": "C1"}, rides={"lupin": "alfa"}, agents={1: "C14"}, turn=3)
    assert not table.state.vseen
    table.act("lupin").gang("drive C10")
    assert table.state.vseen
    assert table.seen("lupin")
    table.gang("end").patrol()
    assert table.options("shoot", 0) == {"1 alfa"}
    assert table.refused(0, "shoot 1 lupin").rule == "LUP-Q-51"
    alone = stage("bank", vehicles={"alfa": "C10"}, agents={1: "C14"}, turn=3).patrol()
    assert "shoot 1 alfa" in alone.legal(0)


@pytest.mark.rule("LUP-VEH-17", "LUP-VEH-18", "LUP-VEH-19", "LUP-Q-49", "LUP-Q-50", "LUP-Q-58", "LUP-EX-12")
def test_the_alfa_is_destroyed() -> None:
    def table() -> Table:
        rides = {"lupin": "alfa", "fujiko": "alfa"}
        table = stage("bank", vehicles={"alfa": "C10"}, rides=rides, agents={1: "C14"}, turn=3)
        table.state.vhits = with_item(table.state.vhits, ALFA, 4)
        return table.patrol().play(0, "shoot 1 alfa")

    missed = table().chance("roll 4 4")
    assert missed.state.vhits[ALFA] == 4
    hit = table().chance("roll 4 5")
    assert hit.state.wrecks >> ALFA & 1
    assert hit.at("lupin") == "C10"
    assert hit.step == "SetDown"
    hit.play(1, min(hit.legal()))
    assert hit.state.place.apart(hit.state.at[3], hit.state.at[0]) == 1
    assert hit.seen("lupin")
    assert hit.seen("fujiko")
    assert hit.state.wounds == (0, 0, 0, 0)


@pytest.mark.rule("LUP-VEH-20", "LUP-VEH-22", "LUP-Q-148")
def test_left_behind_and_taken_again() -> None:
    table = stage(vehicles={"fiat": "G5"}, rides={"lupin": "fiat"}, jigen="H3").act("lupin").gang("off G4", "end")
    assert table.state.vat[FIAT] == table.state.place.node["G5"]
    table.act("jigen").gang("walk H5", "board fiat")
    assert table.state.ride[1] == FIAT
    assert all(table.state.place.node[end] < 450 for end in table.options("off"))


@pytest.mark.rule("LUP-VIS-14", "LUP-Q-41")
def test_getting_out_in_view_is_seen_this_turn() -> None:
    table = stage("bank", vehicles={"fiat": "C10"}, rides={"jigen": "fiat"}, agents={1: "C14"}, turn=3).act("jigen")
    table.gang("off B10")
    assert table.seen("jigen")
    table.gang("walk A9")
    assert table.seen("jigen")  # although nobody sees him there
    table.gang("end").act("jigen").gang("end")
    assert not table.seen("jigen")


@pytest.mark.rule("LUP-Q-57")
def test_shooting_out_of_a_car_but_not_fighting() -> None:
    table = stage(vehicles={"fiat": "G5"}, rides={"lupin": "fiat"}, agents={1: "G7", 2: "H5"}).act("lupin")
    assert "1" in table.options("shoot")
    assert "fight" not in table.verbs()


@pytest.mark.rule("LUP-MOV-08")
def test_two_vehicles_that_come_into_view_on_one_square() -> None:
    table = stage(vehicles={"fiat": "G5", "bike1": "G5"}, agents={1: "G14"}).patrol().play(0, "walk 1 G10")
    assert table.state.vseen.bit_count() == 2
    table.play(1, min(table.legal()))
    assert table.state.vat[FIAT] != table.state.vat[BIKE1]


@pytest.mark.rule("LUP-VEH-23", "LUP-VEH-24", "LUP-VEH-25", "LUP-VEH-26", "LUP-VEH-27", "LUP-Q-59", "LUP-Q-60")
def test_the_helicopter_flies_anywhere_but_to_the_east() -> None:
    rides = {"lupin": "heli", "jigen": "heli", "goemon": "heli", "fujiko": "heli"}
    table = stage(vehicles={"heli": "F8"}, rides=rides).act("lupin")
    place = table.state.place
    ends = table.options("drive")
    assert {"R7", "E14", "G16"} <= ends
    assert all(place.node[end] % 25 + 1 < 17 for end in ends)
    kinds = {place.kinds[place.node[end]] for end in ends}
    assert kinds <= {"ground", "square", "road"}
    table.gang("drive R7")
    assert [table.at(name) for name in ("lupin", "jigen", "goemon", "fujiko")] == ["R7"] * 4
    empty = stage(vehicles={"heli": "F8"}, lupin="B4").act("lupin")
    assert "drive" not in empty.verbs()
    walked = stage(vehicles={"heli": "F8"}, lupin="F3").act("lupin").gang("walk F4")
    assert "drive" not in walked.verbs()


@pytest.mark.rule("LUP-VEH-28", "LUP-Q-52")
def test_the_helicopter_waits_at_the_heliport() -> None:
    from tests.lupin.test_setup import planned

    table = planned(2, "buy heli lupin", "buy boat jigen")
    table.gang(*(["start A1 B3"] * 4))
    assert table.state.vat[HELI] == table.state.place.pad
    assert table.state.place.names[table.state.vat[BOAT]] == "B10"  # the pier nearest to the start


@pytest.mark.rule("LUP-VEH-29", "LUP-Q-61")
@pytest.mark.parametrize(
    ("square", "duty", "reason"), [("F8", True, "escape"), ("G6", True, "time"), ("G6", False, "escape")]
)
def test_the_helicopter_must_be_back(square: str, duty: bool, reason: str) -> None:
    from covo.games.lupin.state import Tile

    table = stage(vehicles={"heli": square})
    table.state.duty, table.state.flown = duty, True
    table.state.gone = (5, 6, 7, 8)
    table.state.tiles = (Tile(10, True, 1), Tile(5), Tile(6), Tile(7))
    table.dusk()
    assert table.state.outcome is not None
    assert table.state.outcome.reason == reason


@pytest.mark.rule("LUP-VEH-30", "LUP-VEH-31")
def test_the_helicopter_is_a_target_on_the_ground_only() -> None:
    table = stage(vehicles={"heli": "G6"}, agents={1: "G10"}).patrol()
    table.play(0, "shoot 1 heli").chance("roll 3 5")
    assert table.state.vhits[HELI] == 1
    assert table.told("rolled")[-1]["need"] == 8


@pytest.mark.rule(
    "LUP-VEH-32", "LUP-VEH-33", "LUP-VEH-34", "LUP-VEH-35", "LUP-VEH-36", "LUP-VEH-37", "LUP-Q-64", "LUP-TER-03"
)
def test_the_boat_goes_from_pier_to_pier() -> None:
    table = stage(vehicles={"boat": "B10"}, lupin="B9", jigen="B8").act("lupin").gang("board boat")
    assert table.options("drive") == {"B11", "J11", "M11", "P13"}  # under every bridge
    table.gang("drive P13")
    assert table.options("off") == {"P14"}
    table.gang("off P14", "end")
    assert table.state.vat[BOAT] == table.state.place.node["P13"]
    assert "board" not in stage(vehicles={"boat": "B10"}, jigen="A9").act("jigen").verbs()
    fights = stage(vehicles={"boat": "B10"}, lupin="B9", agents={1: "B5"}).act("lupin")
    fights.gang("board boat", "drive J11")
    assert "end" in fights.verbs()


@pytest.mark.rule("LUP-Q-34", "LUP-Q-55")
def test_into_a_hidden_vehicle_one_vanishes() -> None:
    table = stage(vehicles={"fiat": "B3"}, lupin="B4", agents={1: "R24"}, visible="lupin").act("lupin")
    table.gang("board fiat")
    assert not table.seen("lupin")
    assert set(bits(table.state.trace[0])) >= {table.state.place.node["B3"]}


@pytest.mark.rule("LUP-TRN-13")
def test_vehicles_are_no_devices() -> None:
    table = stage(lupin="B4", vehicles={"fiat": "B3"}, devices={"lupin": "kit radio"})
    table.state.wounds = (1, 0, 0, 0)
    table.act("lupin").gang("heal lupin", "radio", "board fiat", "drive G6")
    assert table.at("lupin") == "G6"
