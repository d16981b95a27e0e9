"""Walking, driving and seeing on the two boards: levels, temples, water, the ditch and the stones."""

from __future__ import annotations

import pytest

from covo.games.lupin.board import GANG, POLICE, ROAD, bits, mask_of
from covo.games.lupin.sight import PISTOL, RIFLE, Eye, hidden_by
from covo.games.lupinx.board import EVERY, OFFROAD, RIVER, Site, load
from covo.games.lupinx.box import APOLLO, BLUE, CAESAR, MARS, MINERVA, NEPTUNUS, RED, YELLOW

TOWN, HENGE = load("cagliostro"), load("stonehenge")


def steps(place: Site, start: str, end: str, blocked: int = 0, stop: int = -1) -> int | None:
    """How many steps it takes."""
    layers = place.layers(1 << place.node[start], 60, blocked, GANG, stop)
    return next((cost for cost, layer in enumerate(layers) if layer >> place.node[end] & 1), None)


def sees(place: Site, watcher: str, target: str, reach: int = PISTOL) -> bool:
    return bool(Eye(place, place.node[watcher]).see[reach] >> place.node[target] & 1)


def hits(place: Site, shooter: str, target: str, reach: int = PISTOL) -> bool:
    return bool(Eye(place, place.node[shooter]).hit[reach] >> place.node[target] & 1)


def nodes(place: Site, *names: str) -> int:
    return mask_of(place.node[name] for name in names)


def far(place: Site, start: str, end: str, terrain: str, blocked: int = 0) -> int | None:
    way = place.road_path(place.node[start], place.node[end], 60, blocked, terrain)
    return len(way) or None


@pytest.mark.rule("LUX-Q-77", "LUX-BRD-01")
def test_rows_a_to_t_of_the_international_alphabet() -> None:
    for place in (TOWN, HENGE):
        assert (place.rows, place.squares) == ("ABCDEFGHIJKLMNOPQRST", 500)
        assert place.names[place.node["J1"] - 1] == "I25"
        assert place.names[place.node["K1"] - 1] == "J25"


@pytest.mark.rule("LUX-Q-79")
def test_the_open_temples_have_names() -> None:
    assert [raw["god"] for raw in TOWN.data["temple"] if raw["colour"] == "green"] == ["Ianus", "Vesta", "Mercurius"]


# ── Levels ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-HGT-01", "LUX-HGT-02", "LUX-HGT-03", "LUX-HGT-04", "LUX-HGT-05", "LUX-SVI-02")
def test_levels() -> None:
    def level(name: str) -> int:
        return TOWN.height[TOWN.node[name]]

    assert [level(name) for name in ("A10", "T1", "D16", "C3", "A3-under", "I13", "H18")] == [2, 2, 1, 1, 1, 0, 0]
    assert [level(name) for name in ("E20", "J10", "I12", "K13", "K2")] == [0, 0, 0, 0, 1]
    assert {HENGE.height[cell] for cell in bits(HENGE.ditch)} == {-1}
    assert HENGE.height[HENGE.node["K13"]] == 0


@pytest.mark.rule("LUX-HGT-06", "LUX-Q-28")
def test_one_changes_level_only_over_a_link() -> None:
    dry = TOWN.shut(EVERY, EVERY)
    assert steps(TOWN, "K1", "K3", dry) == 2  # the staircase K2
    assert steps(TOWN, "D20", "D12", dry) == 8  # the ramp
    assert TOWN.cost(TOWN.node["J1"], TOWN.node["J2"], GANG) is None  # the cliff
    assert TOWN.cost(TOWN.node["D15"], TOWN.node["E15"], GANG) is None  # the side of the ramp
    for node, others in TOWN.near[GANG].items():
        for other in others:
            wet = (TOWN.river >> node | TOWN.river >> other) & 1
            assert wet or TOWN.height[node] == TOWN.height[other] or frozenset((node, other)) in TOWN.links


@pytest.mark.rule("LUX-VIS-01", "LUX-VIS-02", "LUX-VIS-03", "LUX-EX-05", "LUX-DIF-10")
def test_one_sees_ones_own_level_and_those_below() -> None:
    assert sees(TOWN, "H16", "I16")
    assert sees(TOWN, "J1", "J3")
    assert not sees(TOWN, "J3", "J1")
    ring = [cell for cell in TOWN.of_kind("road") if TOWN.height[cell] == 2]
    above = [cell for cell in ring if Eye(TOWN, cell).see[RIFLE] >> TOWN.node["I13"] & 1]
    assert above
    assert not Eye(TOWN, TOWN.node["I13"]).see[RIFLE] & mask_of(ring)


@pytest.mark.rule("LUX-EX-06", "LUX-VIS-09")
def test_the_ramp_is_seen_from_the_road_and_not_from_the_town() -> None:
    assert sees(TOWN, "D20", "D16")
    assert not any(Eye(TOWN, cell).see[PISTOL] >> TOWN.node["D16"] & 1 for cell in bits(TOWN.deploy))


@pytest.mark.rule("LUX-Q-37", "LUX-VIS-07")
def test_a_shot_from_above_shows_who_fired_it() -> None:
    low = Eye(TOWN, TOWN.node["J3"])
    assert low.loud[PISTOL] >> TOWN.node["J1"] & 1
    assert hits(TOWN, "J1", "J3")
    assert hits(TOWN, "J3", "J1")  # up as well as down


@pytest.mark.rule("LUX-Q-38")
def test_neighbours_on_two_levels_neither_fight_nor_shoot() -> None:
    assert sees(TOWN, "J1", "J2")
    assert not hits(TOWN, "J1", "J2")
    assert not TOWN.next_to[TOWN.node["J1"]] >> TOWN.node["J2"] & 1
    assert TOWN.next_to[TOWN.node["K1"]] >> TOWN.node["K2"] & 1  # a staircase joins them
    assert hits(TOWN, "K1", "K2")


@pytest.mark.rule("LUX-Q-39", "LUX-VIS-06")
def test_a_vehicle_lower_than_both_ends_hides_nobody() -> None:
    def seen(watcher: str, target: str, car: str) -> bool:
        look = Eye(TOWN, TOWN.node[watcher])
        return bool(hidden_by(look, look.see[RIFLE], 1 << TOWN.node[car]) >> TOWN.node[target] & 1)

    assert sees(TOWN, "D2", "D4")
    assert sees(TOWN, "D2", "D6")
    assert seen("D2", "D6", "D4") is False  # as low as one end
    assert sees(TOWN, "C2", "C4")
    assert seen("C2", "C4", "C3")  # a boat on the river, lower than both verges


# ── Temples ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-TEM-02", "LUX-TEM-03", "LUX-TEM-05")
def test_a_temple_is_entered_by_its_steps_while_it_is_open() -> None:
    shut = TOWN.shut()
    assert steps(TOWN, "L9", "L6", TOWN.shut(1 << MINERVA)) == 3  # L8 and L7
    assert steps(TOWN, "L9", "L6", shut) is None
    assert TOWN.cost(TOWN.node["M5"], TOWN.node["L5"], GANG) is None  # through the wall
    for temple in TOWN.temples:
        for cell in temple.cells:
            assert all((temple.floor | temple.steps) >> other & 1 for other in TOWN.near[GANG][cell])


@pytest.mark.rule("LUX-TEM-04")
def test_green_temples_are_open_from_the_start() -> None:
    assert steps(TOWN, "F12", "F14", TOWN.shut()) == 2


@pytest.mark.rule("LUX-TEM-16", "LUX-Q-23")
def test_police_walk_in_and_vehicles_do_not() -> None:
    reached = TOWN.spread(1 << TOWN.node["L9"], 3, TOWN.shut(1 << MINERVA), POLICE)
    assert reached >> TOWN.node["L6"] & 1
    floors = mask_of(TOWN.temple_at) | mask_of(TOWN.of_kind("steps"))
    assert not floors & (TOWN.drive_ends[ROAD] | TOWN.drive_ends[OFFROAD])


@pytest.mark.rule("LUX-TEM-15", "LUX-Q-25", "LUX-BRD-21")
def test_apollo_has_no_way_in_but_the_trapdoor() -> None:
    every = TOWN.shut(EVERY, EVERY)
    assert steps(TOWN, "M8", "N8", every) is None
    token = TOWN.node["J18"]
    down = TOWN.passages(alpha=token)
    assert steps(TOWN, "J18", "O9", every, down) == 1
    assert steps(TOWN, "O9", "J18", every, down) == 1
    assert steps(TOWN, "N8", "J17", every, down) == 4  # N9, O9, the trapdoor, and out by Mercury's steps


@pytest.mark.rule("LUX-ENV-12", "LUX-ENV-13", "LUX-ENV-14", "LUX-Q-24")
def test_trapdoors_join_the_squares_of_one_symbol() -> None:
    a, b = TOWN.node["L18"], TOWN.node["N4"]
    both = TOWN.passages(a, b)
    assert set(TOWN.joined(both)) == {(a, TOWN.node["O9"]), (b, TOWN.node["F5"])}
    assert TOWN.cost(a, TOWN.node["O9"], POLICE, both) == 1
    assert TOWN.cost(a, TOWN.node["F5"], GANG, both) is None
    assert TOWN.cost(a, b, GANG, both) is None
    assert TOWN.joined(TOWN.passages()) == ()
    dry = TOWN.shut(EVERY, EVERY)
    assert steps(TOWN, "N4", "F5", dry, TOWN.passages(beta=b)) == 1
    assert TOWN.path(b, TOWN.node["E5"], 9, dry, GANG, TOWN.passages(beta=b)) == (TOWN.node["F5"], TOWN.node["E5"])
    assert steps(TOWN, "N4", "F5", dry | nodes(TOWN, "F5"), TOWN.passages(beta=b)) is None  # somebody stands there


@pytest.mark.rule("LUX-TEM-14", "LUX-VIS-08", "LUX-Q-26")
def test_one_sees_into_a_temple_from_its_steps_and_its_floor() -> None:
    assert sees(TOWN, "L8", "L6")
    assert sees(TOWN, "K5", "L6")
    assert not sees(TOWN, "L9", "L6")
    assert not sees(TOWN, "M5", "L5")
    assert sees(TOWN, "L6", "L8")  # out onto the steps, no farther
    assert not sees(TOWN, "L6", "L9")
    assert sees(TOWN, "L8", "L9")  # from the steps as from any square
    assert not hits(TOWN, "L9", "L6")
    assert not sees(TOWN, "I12", "M12")  # from steps to steps through the house
    apollo = TOWN.temples[APOLLO]
    assert all(Eye(TOWN, cell).line[RIFLE] & ~apollo.floor == 0 for cell in apollo.cells)


@pytest.mark.rule("LUX-VIS-04", "LUX-VIS-05", "LUX-DIF-04", "LUX-TEM-18")
def test_temples_hide_and_columns_do_not() -> None:
    assert not sees(TOWN, "K9", "K4", RIFLE)  # Minerva between
    assert not sees(TOWN, "K1", "K10", RIFLE)  # at any level
    column = TOWN.node["J11"]
    assert TOWN.kinds[column] == "column"
    assert sees(TOWN, "I11", "M11")  # three columns between
    assert TOWN.stand >> column & 1


# ── Water ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-WAT-01", "LUX-WAT-06", "LUX-WAT-08", "LUX-ENV-18", "LUX-Q-29")
def test_a_flooded_zone_is_for_swimmers_until_it_is_drained() -> None:
    assert steps(TOWN, "N5", "N4", TOWN.shut()) is None
    assert steps(TOWN, "N5", "N4", TOWN.shut(swim=True)) == 1
    assert steps(TOWN, "N5", "N4", TOWN.shut(drained=1 << RED)) == 1
    assert steps(TOWN, "N5", "N4", TOWN.shut(drained=1 << BLUE | 1 << YELLOW)) is None
    assert TOWN.flooded(1 << RED) & TOWN.zones[RED].cells == 0
    jeep = TOWN.drive(1 << TOWN.node["N5"], 1, TOWN.flooded(1 << RED), OFFROAD)
    assert jeep >> TOWN.node["N4"] & 1


@pytest.mark.rule("LUX-BRD-28", "LUX-TEM-08")
def test_neptune_needs_dry_feet_as_well_as_the_trident() -> None:
    assert steps(TOWN, "F18", "F20", TOWN.shut(1 << NEPTUNUS)) is None
    assert steps(TOWN, "F18", "F20", TOWN.shut(1 << NEPTUNUS, 1 << BLUE)) == 2
    assert steps(TOWN, "F18", "F20", TOWN.shut(1 << NEPTUNUS, swim=True)) == 2


@pytest.mark.rule("LUX-WAT-02", "LUX-WAT-05", "LUX-Q-29")
def test_the_river_is_entered_from_its_banks() -> None:
    assert steps(TOWN, "D4", "D3", TOWN.shut()) is None
    swim = TOWN.shut(swim=True)
    assert steps(TOWN, "D4", "D3", swim) == 1
    assert TOWN.cost(TOWN.node["C4"], TOWN.node["C3"], GANG) is None
    assert steps(TOWN, "A4", "A3-under", swim) == 1
    assert TOWN.cost(TOWN.node["A3"], TOWN.node["B3"], GANG) is None  # off the bridge
    assert not TOWN.police_ends & TOWN.river


@pytest.mark.rule("LUX-WAT-03", "LUX-DEV-26", "LUX-Q-33")
def test_the_rowboat_keeps_to_the_river() -> None:
    assert TOWN.boat_start == TOWN.node["A3-under"]
    five = TOWN.drive(1 << TOWN.boat_start, 5, 0, RIVER)
    assert {TOWN.names[node] for node in bits(five)} == {"A3-under", "B3", "C3", "D3", "E3", "F3"}
    assert TOWN.drive(1 << TOWN.boat_start, 60, 0, RIVER) == TOWN.river == TOWN.drive_ends[RIVER]
    assert far(TOWN, "A3-under", "H8", RIVER) == 12
    assert far(TOWN, "H8", "A3-under", RIVER) == 12
    assert TOWN.drive(1 << TOWN.node["C3"], 5, nodes(TOWN, "A3"), RIVER) >> TOWN.boat_start & 1  # a car on the bridge
    assert not TOWN.river & TOWN.flooded(0)


@pytest.mark.rule("LUX-WAT-04", "LUX-TEM-18", "LUX-BRD-31")
def test_puddles_columns_and_ruins_are_dirt() -> None:
    scenery = mask_of(TOWN.of_kind("puddle", "column", "ruin"))
    assert scenery & ~TOWN.deploy & ~TOWN.flooded(0) == 0
    assert scenery & ~TOWN.drive_ends[OFFROAD] == 0


@pytest.mark.rule("LUX-Q-32")
def test_a_swimmer_is_no_harder_to_see() -> None:
    assert sees(TOWN, "E2", "E3")
    assert sees(TOWN, "O13", "O15")


# ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-DEV-07", "LUX-DEV-08", "LUX-DEV-09", "LUX-Q-36")
def test_the_jeep_goes_off_the_road_and_down_the_stairs() -> None:
    assert far(TOWN, "K1", "K4", OFFROAD) == 3
    assert (far(TOWN, "K4", "K1", OFFROAD) or 99) > 20  # up again only by the ramp
    assert TOWN.drive(1 << TOWN.node["K2"], 1, 0, OFFROAD) == nodes(TOWN, "K2", "K3")  # on a staircase only down
    assert far(TOWN, "H13", "I13", OFFROAD) == 1
    for name in ("C3", "K13", "I12", "B9"):
        assert not TOWN.drive_ends[OFFROAD] >> TOWN.node[name] & 1


@pytest.mark.rule("LUX-DEV-23", "LUX-Q-34", "LUX-Q-72")
def test_other_vehicles_keep_to_the_road() -> None:
    for place in (TOWN, HENGE):
        reached = place.drive(mask_of(place.starts), 99, 0)
        assert reached == place.roads == place.drive_ends[ROAD]
    assert far(TOWN, "A4", "D12", ROAD) == 27
    assert not TOWN.roads >> TOWN.node["K2"] & 1


@pytest.mark.rule("LUX-Q-72", "LUX-Q-36", "LUX-BRD-60")
def test_the_jeep_at_stonehenge() -> None:
    jeep = HENGE.drive(1 << HENGE.node["C25"], 60, 0, OFFROAD)
    assert jeep >> HENGE.node["G16"] & 1  # over the causeway of the avenue to the stones
    assert not jeep & (HENGE.coloured | HENGE.ditch | mask_of(HENGE.of_kind("stone", "wood")))


# ── The police ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "LUX-EX-01", "LUX-CSE-11", "LUX-CSE-12", "LUX-CSE-13", "LUX-CSE-14", "LUX-CSE-15", "LUX-Q-10", "LUX-DIF-09"
)
def test_deployment_at_cagliostro() -> None:
    assert TOWN.deploy == TOWN.inspector_deploy
    for name in ("I13", "F18", "J10", "I11"):
        assert TOWN.deploy >> TOWN.node[name] & 1
    for name in ("A10", "D15", "K13", "F14", "E20", "H18", "K2", "I12", "C5", "C3"):
        assert not TOWN.deploy >> TOWN.node[name] & 1


@pytest.mark.rule("LUX-SSE-06", "LUX-SSE-07", "LUX-SSE-08", "LUX-Q-73")
def test_deployment_at_stonehenge() -> None:
    def may(name: str) -> tuple[bool, bool]:
        return bool(HENGE.deploy >> HENGE.node[name] & 1), bool(HENGE.inspector_deploy >> HENGE.node[name] & 1)

    assert may("B4") == may("C17") == may("E12") == may("F13") == (True, True)
    assert may("K13") == may("K9") == (False, True)
    assert may("C18") == may("G11") == (False, False)
    assert may("B4-under") == (False, False)


@pytest.mark.rule("LUX-POL-07", "LUX-Q-08")
def test_police_never_end_on_a_start_square() -> None:
    assert not TOWN.police_ends & nodes(TOWN, "A1", "A2", "A4", "T1", "T25")
    assert not HENGE.police_ends & nodes(HENGE, "B25", "C25")
    assert TOWN.police_ends >> TOWN.node["A5"] & 1


# ── Stonehenge ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SMO-03", "LUX-Q-69")
def test_one_goes_among_the_stones_by_the_arrows() -> None:
    for cell in bits(HENGE.coloured):
        outside = [other for other in HENGE.near[GANG][cell] if not HENGE.coloured >> other & 1]
        assert sorted(outside) == sorted(HENGE.arrows.get(cell, []))
    assert steps(HENGE, "K8", "K10") == 2
    assert steps(HENGE, "P12", "N12") == 2
    assert not HENGE.stand & mask_of(HENGE.of_kind("stone"))


@pytest.mark.rule("LUX-SMO-01", "LUX-SMO-02", "LUX-DIF-20")
def test_agents_neither_stop_among_the_stones_nor_cross() -> None:
    assert HENGE.no_agents & HENGE.stand == HENGE.coloured
    assert steps(HENGE, "K8", "L18", HENGE.no_agents) != steps(HENGE, "K8", "L18")
    assert steps(HENGE, "K8", "K9", HENGE.no_agents) is None


@pytest.mark.rule("LUX-SMO-04", "LUX-SMO-05", "LUX-SMO-06", "LUX-Q-70", "LUX-DIF-21")
def test_the_underpass() -> None:
    assert steps(HENGE, "A4", "C4") == 2
    assert steps(HENGE, "C4", "A4") == 2
    low = HENGE.node["B4-under"]
    assert HENGE.near[GANG][low] == HENGE.near[POLICE][low] == {HENGE.node["A4"]: 1, HENGE.node["C4"]: 1}
    assert not (HENGE.gang_ends | HENGE.police_ends) >> low & 1
    assert steps(HENGE, "B3", "B5") == 2  # the road above
    assert set(HENGE.near[GANG][HENGE.node["B4"]]) == {HENGE.node["B3"], HENGE.node["B5"]}
    assert steps(HENGE, "A4", "C4", nodes(HENGE, "B4")) == 2  # whoever stands on the road is not in the way
    assert not Eye(HENGE, low).line[RIFLE]
    assert not sees(HENGE, "A4", "C4", RIFLE)


@pytest.mark.rule("LUX-SMO-07", "LUX-SVI-03", "LUX-Q-71")
def test_the_ditch() -> None:
    assert steps(HENGE, "D11", "F12") == 3  # over the ditch as over any square
    assert sees(HENGE, "F12", "E12")
    assert sees(HENGE, "E12", "F12")  # symmetrical
    assert sees(HENGE, "E13", "E12")
    assert not sees(HENGE, "E11", "E13")  # nor along it
    assert not sees(HENGE, "F13", "E12")  # beside it means sharing a side
    assert not hits(HENGE, "E12", "G12", RIFLE)
    assert Eye(HENGE, HENGE.node["H17"]).line[PISTOL] >> HENGE.node["H18"] & 1
    thrown = Eye(HENGE, HENGE.node["E17"]).line[PISTOL]  # a grenade flies farther than one sees
    assert thrown >> HENGE.node["E14"] & 1
    assert not sees(HENGE, "E17", "E14")
    assert HENGE.around(HENGE.node["E12"]) == nodes(HENGE, "E11", "E13", "F11")


@pytest.mark.rule("LUX-SVI-01", "LUX-Q-69", "LUX-BRD-58")
def test_the_stones_hide() -> None:
    assert not sees(HENGE, "F12", "H12")  # a stone between
    assert not sees(HENGE, "H9", "I10")  # between two stones corner to corner
    assert sees(HENGE, "K8", "K10")  # through the gap of an arrow
    assert sees(HENGE, "K10", "K8")
    assert not sees(HENGE, "J8", "J10")
    assert sees(HENGE, "H11", "H15")  # among them one sees
    assert not sees(HENGE, "I11", "I13")  # but not through a trilithon
    for cell in bits(HENGE.coloured & ~mask_of(HENGE.arrows)):
        out = Eye(HENGE, cell).see[RIFLE] & HENGE.stand & ~HENGE.coloured
        for target in bits(out):  # whoever is seen outside is seen through a gap
            assert Eye(HENGE, target).see[RIFLE] >> cell & 1 or HENGE.woods >> target & 1


@pytest.mark.rule("LUX-EX-16")
def test_one_must_have_two_steps_left_for_the_underpass() -> None:
    ends = HENGE.gang_ends
    assert not HENGE.spread(nodes(HENGE, "A4"), 1, 0, GANG) & ends & nodes(HENGE, "B4", "B4-under", "C4")
    assert HENGE.spread(nodes(HENGE, "A4"), 2, 0, GANG) & ends & nodes(HENGE, "C4")


def test_the_temples_of_the_file_are_those_of_the_box() -> None:
    assert [TOWN.temples[n].id for n in (MINERVA, MARS, NEPTUNUS, APOLLO, CAESAR)] == [
        "minerva",
        "mars",
        "neptunus",
        "apollo",
        "caesar",
    ]
