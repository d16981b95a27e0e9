"""The boards: every constraint of the rules on them, and how one walks, drives and sees there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from covo.games.lupin.board import COLUMNS, GANG, POLICE, ROWS, Board, BoardError, bits, board, mask_of, sides
from covo.games.lupin.draw import map_of
from covo.games.lupin.sight import PISTOL, RIFLE, eye, hits, sees, sees_loud, why

RUBY, BANK = board(0), board(1)
BOTH = pytest.mark.parametrize("place", [RUBY, BANK], ids=["ruby", "bank"])


def names(place: Board, mask: int) -> set[str]:
    return {place.names[node] for node in bits(mask)}


def far(place: Board, start: str, end: str, who: int = GANG) -> int:
    for cost, layer in enumerate(place.layers(1 << place.node[start], 60, 0, who)):
        if layer >> place.node[end] & 1:
            return cost
    raise AssertionError(f"no way from {start} to {end}")


def connected(cells: int, place: Board) -> bool:
    start = cells & -cells
    return place.drive(start, 400, ~cells) & cells == cells


# ── Constraints ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-COM-01", "LUP-BRD-01", "LUP-Q-130")
@BOTH
def test_a_grid_of_25_by_18_squares_each_with_its_coordinate(place: Board) -> None:
    assert (COLUMNS, ROWS) == (25, "ABCDEFGHIJKLMNOPQR")
    assert len(place.kinds) == place.squares == 450
    assert place.names[0] == "A1"
    assert place.names[449] == "R25"
    assert len(set(place.names)) == place.size


@pytest.mark.rule("LUP-BRD-02")
@BOTH
def test_room_for_the_deployment(place: Board) -> None:
    assert place.deploy.bit_count() >= 8
    assert all(14 <= place.below[node] % 25 + 1 <= 25 for node in bits(place.deploy))


@pytest.mark.rule("LUP-BRD-03", "LUP-VEH-28")
@BOTH
def test_the_heliport_is_open_ground_west_of_column_17(place: Board) -> None:
    assert place.kinds[place.pad] in ("ground", "square")
    assert 6 <= place.pad % 25 + 1 <= 12


@pytest.mark.rule("LUP-BRD-04")
@BOTH
def test_the_roads_hang_together(place: Board) -> None:
    assert connected(place.roads, place)
    assert place.roads.bit_count() > 60


@pytest.mark.rule("LUP-BRD-05", "LUP-BRD-06", "LUP-TER-09", "LUP-BLD-01")
@BOTH
def test_buildings_with_no_door_one_door_and_two(place: Board) -> None:
    counts = {len(b.doors) for b in place.buildings}
    assert {0, 1, 2} <= counts
    for building in place.buildings:
        if not building.doors:  # nobody gets in or up
            assert building.inside < 0
            assert not building.roof


@pytest.mark.rule("LUP-BRD-07", "LUP-BLD-13", "LUP-ROF-01")
@BOTH
def test_what_can_be_climbed_has_a_room_labels_and_a_height(place: Board) -> None:
    for building in place.buildings:
        assert building.height >= 1
        if building.roof and not building.police:
            assert building.room in building.cells
            assert any(building.room in sides(cell) for cell in building.roof.values())


@pytest.mark.rule("LUP-BRD-08")
def test_all_kinds_of_terrain_exist() -> None:
    kinds = set(RUBY.kinds) | set(BANK.kinds)
    assert kinds >= {"road", "ground", "wood", "bridge", "wall", "water", "flowerbed", "crossing", "building", "door"}
    assert RUBY.piers
    assert BANK.stops
    assert BANK.parking
    assert RUBY.reinforcements


@pytest.mark.rule("LUP-BRD-09", "LUP-COM-13")
@BOTH
def test_a_track_of_thirteen_turns(place: Board) -> None:
    assert place.data["turn_track"]["spaces"] == 13


@pytest.mark.rule("LUP-BRD-10", "LUP-TER-07", "LUP-TER-08")
@BOTH
def test_flower_beds_are_crossed_where_there_is_a_crossing(place: Board) -> None:
    beds, crossings = mask_of(place.of_kind("flowerbed")), place.of_kind("crossing")
    assert crossings
    assert not place.stand & beds
    for crossing in crossings:
        near = [cell for cell in sides(crossing) if place.stand >> cell & 1]
        assert near
        assert all(place.cost(cell, crossing, GANG) == 1 for cell in near)


@pytest.mark.rule("LUP-BRD-11", "LUP-TER-02", "LUP-TER-04")
def test_bridges_are_entered_from_roads_only() -> None:
    for cell in RUBY.of_kind("bridge"):
        for other in sides(cell):
            if RUBY.kinds[other] in ("road", "bridge"):
                assert RUBY.cost(other, cell, GANG) == 1
            else:
                assert RUBY.cost(other, cell, GANG) is None
    assert RUBY.roads >> RUBY.node["C10"] & 1  # and by vehicles


@pytest.mark.rule("LUP-BRD-12")
@BOTH
def test_the_treasure_is_18_to_28_steps_away(place: Board) -> None:
    for start in place.starts:
        for building in place.treasures:
            assert 18 <= far(place, place.names[start], place.names[building.inside]) <= 28


@pytest.mark.rule("LUP-BRD-13", "LUP-ROF-02")
@BOTH
def test_roof_labels_are_their_own(place: Board) -> None:
    labels = [place.names[node] for node in place.roof_nodes()]
    assert all(len(label) == 3 and label[:2].isalpha() and label[2].isdigit() for label in labels)
    assert not set(labels) & set(place.names[: place.squares])


@pytest.mark.rule("LUP-BRD-20", "LUP-SET-08", "LUP-END-03")
def test_the_gangs_house() -> None:
    assert [RUBY.names[node] for node in RUBY.starts] == ["A1", "A2"]
    assert names(RUBY, RUBY.houses) == {"A1", "A2"}


@pytest.mark.rule("LUP-BRD-21")
def test_row_a_fits_the_example() -> None:
    assert far(RUBY, "A1", "A4") == 3
    assert sees(0, RUBY.node["A6"], PISTOL, 0) >> RUBY.node["A4"] & 1


@pytest.mark.rule("LUP-BRD-22")
def test_four_estate_buildings_with_doors() -> None:
    assert len(RUBY.treasures) == 4
    assert all(b.doors for b in RUBY.treasures)
    assert sorted(b.raw["tile"] for b in RUBY.treasures) == ["I", "II", "III", "IV"]


@pytest.mark.rule("LUP-BRD-23", "LUP-COM-05")
def test_posts_for_ten_guards_and_some_climbers() -> None:
    assert 14 <= len(RUBY.posts) <= 16
    assert set(RUBY.posts) == {node for b in RUBY.treasures for node in b.roof}


@pytest.mark.rule("LUP-BRD-24", "LUP-REI-07")
def test_reinforcement_squares() -> None:
    assert {RUBY.names[node] for node in RUBY.reinforcements} == {"I18", "G15", "E20"}
    for node in RUBY.reinforcements:
        assert RUBY.kinds[node] == "road"
        assert (RUBY.around(node) & RUBY.stand).bit_count() >= 4


@pytest.mark.rule("LUP-BRD-25", "LUP-POL-08")
def test_no_parking_in_the_ruby_mission() -> None:
    assert not RUBY.parking
    assert RUBY.data["police"]["cars_off_board"] == 2


@pytest.mark.rule("LUP-BRD-26", "LUP-TER-03", "LUP-TER-06")
def test_the_river_has_piers_and_bridges_over_water() -> None:
    assert len(RUBY.piers) >= 2
    water = mask_of(RUBY.of_kind("water"))
    assert not water & RUBY.stand
    for land, sea in RUBY.piers:
        assert RUBY.stand >> land & 1
        assert water >> sea & 1
        assert sea in sides(land)
    river = water | mask_of(RUBY.of_kind("bridge"))
    reached = 1 << RUBY.piers[0][1]
    while (grown := reached | RUBY.beside_all(reached) & river) != reached:
        reached = grown
    assert all(reached >> sea & 1 for _, sea in RUBY.piers)


@pytest.mark.rule("LUP-BRD-27")
def test_woods_have_edges_and_an_inside() -> None:
    assert 0 < RUBY.inner_wood.bit_count() < RUBY.woods.bit_count()


@pytest.mark.rule("LUP-BRD-28", "LUP-EQP-28")
def test_low_houses_by_the_river() -> None:
    assert max(b.height for b in RUBY.buildings) <= 2


@pytest.mark.rule("LUP-BRD-29")
def test_the_estate_lies_in_the_east() -> None:
    assert all(cell % 25 + 1 >= 15 for b in RUBY.treasures for cell in b.cells)


@pytest.mark.rule("LUP-BRD-40", "LUP-SET-09", "LUP-END-04")
def test_the_red_squares() -> None:
    assert [BANK.names[node] for node in BANK.starts] == ["C1", "R1"]


@pytest.mark.rule("LUP-BRD-41", "LUP-SET-02")
def test_the_first_stop() -> None:
    assert [BANK.names[cell] for cell in BANK.stops[BANK.timetable[1]]] == ["E14", "F14"]


@pytest.mark.rule("LUP-BRD-42", "LUP-COM-12", "LUP-ENV-03", "LUP-ENV-04")
def test_every_turn_has_its_stop_of_two_squares() -> None:
    assert sorted(BANK.timetable) == list(range(1, 14))
    assert 6 <= len(BANK.stops) <= 7
    for a, b in BANK.stops:
        assert b in sides(a)
        assert BANK.kinds[a] == BANK.kinds[b] == "road"
    order = [BANK.timetable[turn] for turn in range(1, 14)]
    assert all(b == (a + 1) % len(BANK.stops) for a, b in pairwise(order))


@pytest.mark.rule("LUP-BRD-43", "LUP-POL-09")
def test_the_parking_leads_out_two_ways() -> None:
    assert [BANK.names[bay] for bay in BANK.parking] == ["L23", "L24"]
    assert {side for bay in BANK.data["police"]["parking"] for side in bay["arrows"]} == {"W", "E"}
    out = BANK.drive(1 << BANK.parking[0], 3, 1 << BANK.parking[1])
    assert names(BANK, out) >= {"L22"}


@pytest.mark.rule("LUP-BRD-44", "LUP-ROF-09", "LUP-ROF-10", "LUP-Q-47")
def test_the_station_has_one_roof_square_for_the_police_alone() -> None:
    (station,) = [b for b in BANK.buildings if b.police]
    (roof,) = station.roof
    outside = station.doors[0][0]
    assert station.room is None
    assert far(BANK, BANK.names[outside], BANK.names[roof], POLICE) == 2
    assert not BANK.spread(1 << outside, 9, 0, GANG) >> roof & 1
    assert not BANK.gang_ends >> roof & 1


@pytest.mark.rule("LUP-BRD-45")
def test_the_bank_has_doors() -> None:
    (bank,) = BANK.treasures
    assert len(bank.doors) == 4
    assert len(BANK.data["treasure"]["tiles"]) == 4


@pytest.mark.rule("LUP-BRD-46", "LUP-DEV-07")
def test_three_flights_from_roof_to_lower_roof() -> None:
    def longest(node: int) -> int:
        here = BANK.building_of[node]
        nexts = [
            n
            for other in here.neighbours
            if BANK.by_id[other].height < here.height
            for n in BANK.by_id[other].roof
            if BANK.apart(node, n) <= 5
        ]
        return 1 + max((longest(n) for n in nexts), default=0)

    assert max(longest(node) for node in BANK.roof_nodes()) >= 4
    for b in BANK.buildings:
        assert all(b.id in BANK.by_id[other].neighbours for other in b.neighbours)


@pytest.mark.rule("LUP-BRD-47", "LUP-TER-11")
def test_no_vehicle_ends_at_a_stop() -> None:
    assert not BANK.land_ends & BANK.stop_squares
    assert not BANK.landing & BANK.stop_squares


@pytest.mark.rule("LUP-BRD-48")
def test_the_bank_lies_in_the_east() -> None:
    assert all(17 <= cell % 25 + 1 <= 25 for cell in BANK.treasures[0].cells)


@pytest.mark.rule("LUP-BRD-49")
def test_the_lake_is_only_water() -> None:
    assert not BANK.piers
    assert not BANK.stand & mask_of(BANK.of_kind("water"))


def test_a_bad_file_names_the_place() -> None:
    data = {**RUBY.data, "terrain": RUBY.data["terrain"].replace("W", "?", 1)}
    with pytest.raises(BoardError, match="O16"):
        Board(data)
    with pytest.raises(BoardError, match="row A"):
        Board({**RUBY.data, "terrain": RUBY.data["terrain"].replace("hh", "h", 1)})


@BOTH
def test_the_drawing_has_every_place(place: Board) -> None:
    drawn = map_of(0 if place is RUBY else 1)
    assert {cell.id for cell in drawn.cells} >= {place.names[n] for n in bits(place.gang_ends & ~place.busbit)}
    assert drawn.drawing.startswith("<svg")
    assert "<script" not in drawn.drawing


# ── Walking ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-MOV-01", "LUP-MOV-11", "LUP-Q-26")
def test_walking_is_orthogonal() -> None:
    assert far(RUBY, "B1", "C2") == 2
    assert names(RUBY, RUBY.spread(1 << RUBY.node["B5"], 1, 0, GANG)) == {"B5", "A5", "C5", "B4", "B6"}


@pytest.mark.rule("LUP-TER-01")
def test_woods_are_walked_through() -> None:
    assert RUBY.cost(RUBY.node["D4"], RUBY.node["D5"], GANG) == 1
    assert RUBY.kinds[RUBY.node["D5"]] == "wood"


@pytest.mark.rule("LUP-TER-05", "LUP-Q-48")
def test_walls_stop_walkers_as_squares_and_as_edges() -> None:
    assert RUBY.kinds[RUBY.node["O16"]] == "wall"
    assert not RUBY.stand >> RUBY.node["O16"] & 1
    assert RUBY.cost(RUBY.node["D13"], RUBY.node["D14"], GANG) is None  # the west wall of the estate
    assert RUBY.cost(RUBY.node["C13"], RUBY.node["C14"], GANG) == 1  # its gate


@pytest.mark.rule("LUP-BLD-02", "LUP-BLD-03", "LUP-BLD-04", "LUP-BLD-05", "LUP-Q-43", "LUP-EX-06")
def test_through_a_building_of_two_doors() -> None:
    arcade = BANK.by_id["arcade"]
    (one, door), (two, _) = arcade.doors
    assert far(BANK, BANK.names[one], BANK.names[two]) == 3
    assert far(BANK, BANK.names[one], "in-arcade") == 1
    assert not BANK.stand >> door & 1


@pytest.mark.rule("LUP-BLD-06")
def test_a_single_door_leads_in_and_out_again() -> None:
    inn = BANK.by_id["inn"]
    assert BANK.near[GANG][inn.inside] == {inn.doors[0][0]: 2}


@pytest.mark.rule("LUP-BLD-07", "LUP-BLD-08")
def test_in_and_out_of_a_treasure_building() -> None:
    bank = BANK.by_id["bank"]
    for outside, _ in bank.doors:
        assert BANK.cost(outside, bank.inside, GANG) == 1
        assert BANK.cost(bank.inside, outside, GANG) == 2


@pytest.mark.rule("LUP-ROF-03", "LUP-ROF-04", "LUP-ROF-05", "LUP-ROF-06")
def test_up_to_a_roof_and_down_again() -> None:
    monastery = RUBY.by_id["monastery"]
    outside = RUBY.names[monastery.doors[0][0]]
    assert far(RUBY, outside, "MO1") == 3  # door, access room, roof
    assert far(RUBY, "MO1", outside) == 3
    assert monastery.room is not None
    assert not RUBY.gang_ends >> monastery.room & 1  # nobody stops in the room


@pytest.mark.rule("LUP-ROF-07", "LUP-ROF-08", "LUP-Q-46")
def test_occupied_roof_squares_are_stepped_over() -> None:
    from tests.lupin.table import stage

    table = stage(lupin="H6", agents={1: "MO1"}).act("lupin")
    assert "MO2" in table.options("walk")
    assert "MO1" not in table.options("walk")
    full = stage(lupin="H6", agents={1: "MO1", 2: "MO2", 3: "MO3"}).act("lupin")
    assert not {"MO1", "MO2", "MO3"} & full.options("walk")


@pytest.mark.rule("LUP-Q-46", "LUP-Q-27")
def test_but_not_by_who_is_on_the_roof_already() -> None:
    from tests.lupin.table import stage

    free = stage(lupin="MO1").act("lupin")
    assert {"MO2", "MO3"} <= free.options("walk")
    barred = stage(lupin="MO1", agents={1: "MO2"}).act("lupin")
    assert "MO3" not in barred.options("walk")
    assert barred.refused(1, "walk MO2 MO3").rule == "LUP-MOV-02"
    mates = stage(lupin="MO1", jigen="MO2", visible="lupin jigen").act("lupin")
    assert "MO3" in mates.options("walk")  # the gang makes way
    for jigen, open_way in (("MO2", False), ("A1", True)):
        police = stage(jigen=jigen, agents={1: "MO1"}, visible="jigen").patrol()
        assert ("1 MO3" in police.options("walk", 0)) is open_way
    below = stage(jigen="MO1", agents={1: "H6"}, visible="jigen").patrol()
    assert "1 MO2" in below.options("walk", 0)


@pytest.mark.rule("LUP-TER-10", "LUP-REI-11")
def test_vehicles_keep_to_roads() -> None:
    for place in (RUBY, BANK):
        assert place.land_ends & ~place.roads == 0
        assert place.drive(1 << place.garages[0], 99, 0) & ~place.roads == 0


# ── Sight ────────────────────────────────────────────────────────────────────────────────────────────────────────


def seen(mission: int, watcher: str, target: str, reach: int = PISTOL, *vehicles: str) -> bool:
    node = board(mission).node
    return bool(sees(mission, node[watcher], reach, mask_of(node[v] for v in vehicles)) >> node[target] & 1)


@pytest.mark.rule("LUP-VIS-04", "LUP-VIS-05", "LUP-Q-29")
def test_rays_of_five_and_twelve_squares() -> None:
    assert seen(1, "C14", "C9")
    assert not seen(1, "C14", "C8")
    assert seen(1, "C14", "C2", RIFLE)
    assert not seen(1, "C14", "C1", RIFLE)
    assert seen(0, "G5", "F4")  # diagonals too
    assert not seen(0, "B5", "C8")


@pytest.mark.rule("LUP-VIS-06", "LUP-Q-30", "LUP-EX-05")
def test_the_knights_leap_and_no_longer_one() -> None:
    assert seen(0, "G10", "E11")
    assert not seen(0, "G10", "D11")
    assert not seen(0, "G10", "C11")


@pytest.mark.rule("LUP-Q-30")
def test_whoever_sees_is_seen_on_open_ground() -> None:
    open_ground = BANK.stand & ~BANK.woods
    for a in bits(open_ground):
        for b in bits(sees(1, a, PISTOL, 0) & open_ground):
            assert sees(1, b, PISTOL, 0) >> a & 1, (BANK.names[a], BANK.names[b])


@pytest.mark.rule("LUP-VIS-07", "LUP-Q-32")
def test_buildings_walls_and_woods_block() -> None:
    assert not seen(1, "D5", "D11", RIFLE)  # the arcade between
    assert not seen(0, "N16", "Q16")  # a spoil heap between
    assert not seen(0, "E9", "E3")  # bamboo between
    assert RUBY.kinds[RUBY.node["A10"]] == "water"
    assert seen(0, "A9", "A12")  # water blocks nothing


@pytest.mark.rule("LUP-VIS-08", "LUP-Q-32")
def test_vehicles_block() -> None:
    assert seen(1, "C14", "C10")
    assert not seen(1, "C14", "C10", PISTOL, "C12")
    assert seen(1, "C14", "C12", PISTOL, "C12")  # the vehicle's own square is seen


@pytest.mark.rule("LUP-VIS-08", "LUP-Q-30")
def test_a_vehicle_on_one_route_of_a_leap_leaves_the_other() -> None:
    look = eye(1, BANK.node["H14"])
    bit, (one, other) = next((bit, ways) for bit, ways in look.leaps if len(ways) == 2 and bit & look.see[PISTOL])
    first, second = 1 << next(bits(one)), 1 << next(bits(other))
    assert sees(1, BANK.node["H14"], PISTOL, first) & bit
    assert sees(1, BANK.node["H14"], PISTOL, second) & bit
    assert not sees(1, BANK.node["H14"], PISTOL, first | second) & bit


@pytest.mark.rule("LUP-Q-31")
def test_nobody_sees_through_touching_corners() -> None:
    count = 0
    for place, mission in ((RUBY, 0), (BANK, 1)):
        for cell in bits(place.stand):
            row, column = divmod(cell, 25)
            for dr, dc in ((1, 1), (1, -1)):
                if not (row + dr < 18 and 0 <= column + dc < 25):
                    continue
                other = (row + dr) * 25 + column + dc
                corners = row * 25 + column + dc, (row + dr) * 25 + column
                solid = all(place.kinds[c] in ("building", "door", "wall") for c in corners)
                if place.stand >> other & 1 and solid:
                    count += 1
                    assert not hits(mission, cell, PISTOL, 0) >> other & 1
    assert count


@pytest.mark.rule("LUP-Q-31", "LUP-Q-48")
def test_wall_edges_block_straight_and_around_both_corners() -> None:
    assert not seen(0, "D13", "D14", RIFLE)
    assert seen(0, "C13", "C14", RIFLE)
    assert not seen(0, "JP2", "D12", RIFLE)  # a guard on the roof behind the wall
    assert seen(0, "JP1", "C12", RIFLE)  # and one in line with the gate
    assert not seen(0, "E13", "F14", RIFLE)


@pytest.mark.rule("LUP-VIS-15", "LUP-VIS-16", "LUP-VIS-17", "LUP-Q-37")
def test_woods() -> None:
    node = RUBY.node
    assert RUBY.woods >> node["E4"] & 1
    assert not seen(0, "E3", "E4")  # from outside nobody is seen in a wood
    assert seen(0, "E4", "E3")  # from its edge one sees out
    assert seen(0, "E4", "E5")  # an enemy beside one inside it is seen
    assert not seen(0, "E4", "E6")
    inner = next(bits(RUBY.inner_wood))
    assert sees(0, inner, RIFLE, 0) == RUBY.sides[inner] & RUBY.woods
    assert hits(0, node["E3"], PISTOL, 0) >> node["E4"] & 1  # police at the edge can be hit from outside
    outside = [n for n in bits(RUBY.stand & ~RUBY.woods) if hits(0, n, RIFLE, 0) >> inner & 1]
    assert outside == []  # deeper only from beside it


@pytest.mark.rule("LUP-VIS-18", "LUP-Q-40")
def test_hugging_the_wall() -> None:
    assert not seen(0, "JP2", "E14", RIFLE)  # a neighbour of the roof square D15
    assert not hits(0, RUBY.node["E15"], PISTOL, 0) >> RUBY.node["JP2"] & 1
    assert seen(0, "JP2", "F15", RIFLE)


@pytest.mark.rule("LUP-VIS-19", "LUP-VIS-21", "LUP-Q-39", "LUP-Q-38")
def test_roofs_are_seen_from_the_street_only_after_a_shot_and_on_the_near_side() -> None:
    node = BANK.node
    street = node["G18"]
    assert not sees(1, street, RIFLE, 0) & mask_of(BANK.by_id["bank"].roof)
    field = sees_loud(1, street, RIFLE, 0)
    assert field >> node["BC2"] & 1  # I18, two squares south
    assert not field >> node["BC5"] & 1  # K18 lies behind it


@pytest.mark.rule("LUP-VIS-22", "LUP-VIS-23", "LUP-Q-38")
def test_from_a_higher_roof_lower_roofs_are_seen() -> None:
    node = BANK.node
    higher, lower = node["GH3"], node["PT1"]  # E18 and E20, five storeys and four
    assert sees(1, higher, PISTOL, 0) >> lower & 1
    assert not sees(1, lower, PISTOL, 0) >> higher & 1
    assert sees_loud(1, lower, PISTOL, 0) >> higher & 1


@pytest.mark.rule("LUP-VIS-26")
def test_the_access_room_is_an_obstacle() -> None:
    node = RUBY.node
    assert not hits(0, node["MO1"], PISTOL, 0) >> node["MO2"] & 1  # I5 and I7, the room on I6 between
    assert hits(0, node["MO2"], PISTOL, 0) >> node["MO3"] & 1


@pytest.mark.rule("LUP-VIS-24", "LUP-VIS-25")
def test_nobody_sees_into_buildings_or_the_bus() -> None:
    for mission, place in ((0, RUBY), (1, BANK)):
        shut = place.insides | place.busbit
        for node in bits((place.stand | place.roofs) & ~0):
            assert not sees(mission, node, RIFLE, 0) & shut


@pytest.mark.rule("LUP-Q-09")
def test_the_house_is_never_in_sight_and_blocks_no_shot_out_of_it() -> None:
    assert not seen(0, "A4", "A2")
    assert hits(0, RUBY.node["A1"], PISTOL, 0) >> RUBY.node["A3"] & 1


@pytest.mark.rule("LUP-Q-37", "LUP-Q-40")
def test_why_a_square_is_hidden() -> None:
    node = RUBY.node

    def reason(watcher: str, target: str, reach: int = PISTOL, vehicles: int = 0) -> str:
        return why(0, node[watcher], node[target], reach, vehicles)[0]

    assert reason("A6", "A4") == "seen"
    assert reason("A6", "C5") == "seen"
    assert reason("A6", "B9") == "no-line"
    assert reason("G6", "G1", 5) == "seen"
    assert reason("G7", "G1", 5) == "too-far"
    assert reason("A4", "A2") == "house"
    assert reason("E3", "E4") == "wood"
    assert reason("E15", "JP2") == "wall-hugging"
    assert why(0, node["N16"], node["Q16"], PISTOL, 0) == ("blocked", node["O16"])
    assert reason("G6", "G3", 5, 1 << node["G5"]) == "vehicle"
