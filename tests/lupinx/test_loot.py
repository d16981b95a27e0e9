"""A treasure on the ground and with the police, in detail (LUX-Q-47, LUX-Q-59), also in the base missions."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import AGENT, FUJIKO, GOEMON, JIGEN, LUPIN, ZENIGATA
from covo.games.lupin.state import IN_CAR, Tile
from covo.games.lupin.steps.police import car_lost
from covo.games.lupinx.state import GROUND, TAKEN
from tests.lupinx.caper import Caper, stage


def carried(code: int, mission: str = "cagliostro", **more: Any) -> Caper:
    """A police figure has the treasure."""
    table = stage(mission, told=True, **more)
    table.state.tiles = (Tile(TAKEN, True, 15), *table.state.tiles[1:])
    table.state.carrier = code
    return table


def on_the_ground(at: str, mission: str = "cagliostro", **more: Any) -> Caper:
    table = stage(mission, told=True, **more)
    table.state.tiles = (Tile(GROUND, True, 15), *table.state.tiles[1:])
    table.state.ground = table.state.place.node[at]
    return table


@pytest.mark.rule("LUX-Q-47")
def test_a_carrier_in_a_trap_leaves_it_there() -> None:
    table = carried(AGENT, agents={1: "E9"})
    table.state.traps = ((table.place.node["E11"], JIGEN),)
    table.patrol().do("walk 1 E13")
    assert table.agent(1) == ""
    assert table.told("dropped") == [{"at": "E11"}]
    assert table.state.ground == table.place.node["E11"]
    finder = on_the_ground("E10", agents={1: "E9"})
    finder.state.traps = ((finder.place.node["E11"], JIGEN),)
    finder.patrol().do("walk 1 E13")
    assert [event["at"] for event in finder.told("picked-up")] == ["E10"]
    assert finder.state.ground == finder.place.node["E11"]  # found, and lost again


@pytest.mark.rule("LUX-Q-47")
def test_a_carrier_in_a_car() -> None:
    table = carried(AGENT, jigen="E9")
    table.state.cars = (table.place.node["H16"], -1)
    table.state.agents = (IN_CAR, *table.state.agents[1:])
    car_lost(table.state, 0, (table.place.node["H18"], JIGEN))
    assert (table.state.ground, table.state.carrier) == (table.place.node["H18"], -1)
    out = on_the_ground("H17")
    out.state.cars = (out.place.node["H16"], -1)
    out.state.agents = (IN_CAR, *out.state.agents[1:])
    out.patrol().do("out 1 H17")
    assert out.state.carrier == AGENT


@pytest.mark.rule("LUX-Q-47", "LUX-CGO-12")
@pytest.mark.parametrize("answer", ["grab", "pass"])
def test_who_beats_the_carrier_hand_to_hand_may_take_it_at_once(answer: str) -> None:
    table = carried(AGENT, agents={1: "E10"}, jigen="E9").act("jigen").do("fight 1", "roll 6 6")
    assert (table.step, table.legal(2)) == ("Grab", {"grab", "pass"})
    assert table.told("dropped") == [{"at": "E10"}]
    table.do(answer)
    assert table.state.tiles[0].place == (JIGEN if answer == "grab" else GROUND)
    assert bool(table.told("picked-up")) == (answer == "grab")
    shot = carried(AGENT, agents={1: "E12"}, jigen="E9").act("jigen").do("shoot 1", "roll 6 6")
    assert shot.step == "Activation"  # from afar it lies there
    assert shot.state.tiles[0].place == GROUND
    assert shot.refused("grab").rule == "LUX-Q-47"


@pytest.mark.rule("LUX-Q-47", "LUX-CGO-12", "LUX-CGO-05", "LUX-Q-63")
def test_zenigata_and_goemon() -> None:
    table = carried(ZENIGATA, zenigata="E10", zwounds=2, goemon="E9", hands={"goemon": "slash"}).act("goemon")
    table.do("card slash zenigata", "put T25")
    assert table.step == "Grab"
    table.do("grab")
    assert table.state.tiles[0].place == GOEMON
    light = carried(ZENIGATA, zenigata="E10", goemon="E9", hands={"goemon": "slash"}).act("goemon")
    light.do("card slash zenigata")
    assert light.step == "Activation"  # two wounds do not put him out of action
    assert light.state.carrier == ZENIGATA
    scorn = carried(AGENT, agents={1: "E10"}, goemon="E9", hands={"goemon": "scorn"}).act("goemon")
    scorn.do("fight 1", "roll 6 6")
    assert scorn.step == "Activation"
    assert scorn.state.tiles[0].place == GROUND


@pytest.mark.rule("LUX-CGO-08", "LUX-Q-59")
def test_getting_out_on_it_is_enough() -> None:
    table = on_the_ground("H15", vehicles={"fiat": "H14"}, rides={"lupin": "fiat"}).act("lupin").do("off H15")
    assert table.state.tiles[0].place == LUPIN


@pytest.mark.rule("LUX-CGO-05", "LUX-Q-59")
def test_goemon_who_scorns_it_robs_nobody_of_it() -> None:
    table = stage(goemon="E9", fujiko="E10", visible="fujiko goemon", treasure="fujiko", opened="caesar", told=True)
    table.state.hands = ((), (), (table.state.kit.card["scorn"],), ())
    table.act("goemon").do("rob fujiko", "roll 6 6")
    while table.step in ("DodgeRoll", "BlowRoll"):
        table.do("roll 6" if table.step == "DodgeRoll" else "roll 1 1")
    assert table.step == "Activation"
    assert table.state.tiles[0].place == FUJIKO


# ── In the base missions ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-Q-47", "LUX-CGO-11", "LUX-Q-46")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_put_back_through_a_door_the_tile_is_shuffled(mission: str) -> None:
    table = carried(AGENT, mission)
    place = table.state.place
    door = place.treasures[0].doors[0][0]
    near = next(node for node in place.near[1][door] if place.police_ends >> node & 1)
    table.state.agents = (near, *table.state.agents[1:])
    table.state.tiles = (Tile(TAKEN, True, 15), Tile(0, False, 1), Tile(6), Tile(7))
    table.patrol().do(f"walk 1 {place.names[door]}")
    assert table.step == "Shelve"
    deals = table.legal()
    assert len(deals) == (4 if mission == "ruby" else 1)  # three tiles on four places; vaults are alike
    table.do(max(deals))
    assert (table.state.carrier, table.state.told, table.state.again) == (-1, False, True)
    assert [tile.real for tile in table.state.tiles] == [None, False, None, None]
    places = [tile.place for tile in table.state.tiles if tile.place != LUPIN]
    assert len(set(places)) == 3
    assert set(places) <= {4, 5, 6, 7}
    assert table.told("put-back-treasure")


@pytest.mark.rule("LUX-CGO-05", "LUX-Q-59")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_goemon_who_scorns_it_takes_no_tile(mission: str) -> None:
    place = stage(mission).state.place
    inside = place.names[place.treasures[0].inside]
    assert "search" in stage(mission, goemon=inside).act("goemon").verbs()
    assert "search" not in stage(mission, goemon=inside, hands={"goemon": "scorn"}).act("goemon").verbs()
    assert "search" in stage(mission, lupin=inside, hands={"goemon": "scorn"}).act("lupin").verbs()


@pytest.mark.rule("LUX-BAS-13", "LUX-Q-04", "LUX-BAS-14")
def test_the_helicopter_must_be_back_there_too() -> None:
    out = {"lupin": 5, "jigen": 5, "goemon": 5}
    table = stage("ruby", gone=out, hands={"fujiko": "redeem"}, flown=True)
    table.state.tiles = (Tile(10, True, 1), *table.state.tiles[1:])
    table.state.vat = (table.state.place.pad, *table.state.vat[1:])
    assert table.ends() == "loyal"
    table.state.vat = (table.state.place.node["A10"], *table.state.vat[1:])
    assert (table.ends(), table.winners()) == ("alliance", (0, 4))


@pytest.mark.rule("LUX-BAS-07")
def test_without_the_new_cards_nobody_is_asked_for_them() -> None:
    none = {"cards": "off"}
    shot = stage("ruby", goemon="A6", agents={1: "A4"}, options=none).patrol().do("shoot 1 goemon", "roll 6 6")
    assert shot.step == "Patrol"
    assert shot.wounds("goemon") == 1
    adored = {"lupin": "adored"}
    assert stage("ruby", options=none, hands=adored).act("lupin").step == "Activation"
    assert stage("ruby", hands=adored).act("lupin").step == "Forget"


@pytest.mark.rule("LUX-Q-31", "LUX-DEV-26")
@pytest.mark.parametrize(("mission", "river", "banks"), [("cagliostro", "G4", 3), ("ruby", "K11", 4)])
def test_out_of_the_middle_of_the_river_onto_the_nearest_bank(mission: str, river: str, banks: int) -> None:
    table = stage(
        mission,
        jigen="A5",
        vehicles={"rowboat": river},
        rides={"lupin": "rowboat"},
        agents={1: "A6"},
        held={"jigen": 1},
    )
    table.state.owners = (*table.state.owners[:-1], JIGEN)
    table.act("jigen").do("release devices")
    place = table.state.place
    assert table.state.ride[LUPIN] == -1
    assert place.stand >> table.state.at[LUPIN] & 1
    assert place.apart(table.state.at[LUPIN], place.node[river]) <= banks
    assert table.state.spots[LUPIN] >> table.state.at[LUPIN] & 1
