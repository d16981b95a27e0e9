"""Vehicles and devices of the expansion, wounds and the treasure of Cagliostro (LUX-DEV, LUX-WND, LUX-TRE)."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import JIGEN, LUPIN, PRICES, VEHICLE
from covo.games.lupin.steps.hits import hit_vehicle
from covo.games.lupinx import box
from covo.games.lupinx.state import HOME
from tests.lupinx.caper import stage


def driven(vehicle: str, at: str, member: str = "lupin", **more: object) -> set[str]:
    table = stage(vehicles={vehicle: at}, rides={member: vehicle}, **more)  # type: ignore[arg-type]
    return table.act(member).options("drive")


@pytest.mark.rule("LUX-DEV-06", "LUX-DEV-07", "LUX-Q-36")
def test_the_jeep_drives_off_the_road() -> None:
    squares = driven("jeep", "H12")
    assert {"H18", "E12", "I13", "F11", "G9"} <= squares
    assert "H19" not in squares  # seven
    assert not {"I12", "F13", "F14", "K13"} & squares  # steps and temples
    assert "I13" not in driven("fiat", "H12")


@pytest.mark.rule("LUX-DEV-08", "LUX-DEV-09")
def test_the_jeep_goes_down_stairs_only() -> None:
    assert {"E8", "F8"} <= driven("jeep", "D8")
    assert not {"E8", "D8"} & driven("jeep", "F8")
    assert "D8" not in driven("jeep", "E8")
    assert "F8" in driven("jeep", "E8")


@pytest.mark.rule("LUX-DEV-10", "LUX-DEV-18", "LUX-DEV-27")
@pytest.mark.parametrize(("vehicle", "at", "room"), [("jeep", "E12", 4), ("lorry", "E12", 2), ("rowboat", "E3", 2)])
def test_room(vehicle: str, at: str, room: int) -> None:
    names = ("jigen", "goemon", "fujiko")
    aboard = dict.fromkeys(names[: room - 1], vehicle)
    shore = "E2" if vehicle == "rowboat" else "E13"
    assert "board" in stage(vehicles={vehicle: at}, rides=aboard, lupin=shore).act("lupin").verbs()
    if room < 4:
        full = dict.fromkeys(names[:room], vehicle)
        assert "board" not in stage(vehicles={vehicle: at}, rides=full, lupin=shore).act("lupin").verbs()


@pytest.mark.rule("LUX-DEV-11", "LUX-DEV-21", "LUX-DEV-28", "LUX-DIF-03", "LUX-EX-09")
@pytest.mark.parametrize(
    ("vehicle", "at", "agent"), [("jeep", "E12", "E9"), ("lorry", "E12", "E9"), ("rowboat", "E3", "B2")]
)
def test_eight_hits(vehicle: str, at: str, agent: str) -> None:
    for roll, hits in (("4 4", 1), ("4 3", 0)):
        table = stage(
            vehicles={vehicle: at}, agents={1: "E9" if agent == "E9" else "C3"} if agent == "E9" else {1: "E6"}
        )
        number = table.state.kit.vehicle[vehicle]
        table.state.vseen |= 1 << number
        from covo.games.lupin.steps.attack import shot

        table.through(*shot(table.state, 5, VEHICLE + number, 3)).chance(f"roll {roll}")
        assert table.state.vhits[number] == hits


@pytest.mark.rule("LUX-DEV-12", "LUX-DEV-22", "LUX-DEV-29", "LUX-DEV-31", "LUX-Q-33")
@pytest.mark.parametrize(("vehicle", "at", "strength"), [("jeep", "E12", 4), ("lorry", "E12", 3), ("rowboat", "E3", 2)])
def test_the_last_hit_destroys(vehicle: str, at: str, strength: int) -> None:
    table = stage(vehicles={vehicle: at}, rides={"jigen": vehicle})
    number = table.state.kit.vehicle[vehicle]
    table.state.vseen |= 1 << number
    table.state.seen |= 1 << JIGEN
    for _ in range(strength - 1):
        table.through(*hit_vehicle(table.state, number))
        assert table.state.vat[number] >= 0
    table.through(*hit_vehicle(table.state, number))
    assert table.state.wrecks >> number & 1
    assert table.state.ride[JIGEN] == -1
    if table.step in ("Ashore", "SetDown"):
        table.do(min(table.legal()))
    assert not table.state.water() >> table.state.at[JIGEN] & 1  # nobody stays on the river
    assert table.state.at[JIGEN] >= 0


@pytest.mark.rule("LUX-DEV-14", "LUX-DEV-17", "LUX-DEV-24", "LUX-Q-35", "LUX-EX-08")
def test_three_rounds_of_pumping() -> None:
    table = stage(vehicles={"lorry": "D20"}, rides={"jigen": "lorry"}, turn=6)
    assert table.act("jigen").options("pump") == {"blue"}
    for turn, count in ((6, 1), (7, 2), (8, 2), (9, 3)):
        table.state.turn = turn
        table.act("jigen")
        if turn != 8:
            table.do("pump blue")
        table.do("end").night()
        assert table.state.pumps == count
    assert table.state.drained == 1 << 2  # in round 10
    assert "pump" not in table.act("jigen").verbs()
    far = stage(vehicles={"lorry": "A10"}, rides={"jigen": "lorry"}).act("jigen")
    assert "pump" not in far.verbs()
    assert far.refused("pump blue").rule == "LUX-DEV-17"
    other = stage(vehicles={"lorry": "H15"}, rides={"jigen": "lorry"}, zone=0, pumps=1).act("jigen")
    assert "pump" not in other.verbs()  # the tank takes one zone in a game


@pytest.mark.rule("LUX-DEV-19", "LUX-DEV-20", "LUX-INF-05")
def test_who_pumps_stays_in_the_lorry() -> None:
    table = stage(vehicles={"lorry": "D20"}, rides={"jigen": "lorry", "goemon": "lorry"}).act("jigen")
    table.do("pump blue")
    assert not {"off", "drive"} & table.verbs()
    assert table.view(3).zone == 2  # Goemon is aboard
    assert table.view(1).zone == -2
    assert table.view(0).zone == -2
    assert not table.heard_by("pumps", 1)
    table.do("end").act("goemon")
    assert "off" in table.verbs()
    assert "drive" not in table.verbs()
    gone = stage(vehicles={"lorry": "D20"}, rides={"jigen": "lorry"}, pumping=JIGEN, zone=2)
    gone.state.ride = (-1,) * 4
    assert gone.night().state.pumps == 0


@pytest.mark.rule("LUX-DEV-16", "LUX-DEV-23", "LUX-Q-34")
def test_the_lorry_keeps_to_the_road() -> None:
    squares = driven("lorry", "H12")
    assert {"H17", "D12"} <= squares
    assert "H18" not in squares
    assert not {"I13", "F11"} & squares
    assert "D17" in driven("lorry", "D13") or "D17" in driven("lorry", "D14")


@pytest.mark.rule("LUX-DEV-26", "LUX-WAT-03", "LUX-Q-33")
def test_the_rowboat() -> None:
    squares = driven("rowboat", "A3-under")
    assert {"B3", "F3"} <= squares
    assert "F4" not in squares  # six
    assert not {"A2", "E2"} & squares
    assert "I8" in driven("rowboat", "H5")
    aboard = stage(vehicles={"rowboat": "A3-under"}, lupin="A2").act("lupin")
    assert "board rowboat" in aboard.legal()
    landing = stage(vehicles={"rowboat": "H9"}, rides={"lupin": "rowboat"}).act("lupin")
    assert landing.options("off") == {"H10"}


@pytest.mark.rule("LUX-DEV-32")
def test_vehicles_take_no_place_and_no_use() -> None:
    table = stage(vehicles={"jeep": "E12"}, lupin="E13", devices={"lupin": "radio knife"}).act("lupin")
    table.do("board jeep", "drive F12")
    assert table.state.stack[0].tools == 0  # type: ignore[attr-defined]


@pytest.mark.rule("LUX-DEV-33", "LUX-Q-78")
def test_prices() -> None:
    kit = stage().state.kit
    assert {name: kit.prices[name] for name in ("wetsuit", "jeep", "lorry", "rowboat")} == {
        "wetsuit": 100,
        "jeep": 350,
        "lorry": 250,
        "rowboat": 150,
    }
    assert {name: kit.prices[name] for name in PRICES} == PRICES
    assert box.PRICES["fiat"] == 350


@pytest.mark.rule("LUX-Q-51")
def test_gliders_are_sold_but_of_no_use() -> None:
    table = stage(lupin="E9", devices={"lupin": "glider"}).act("lupin")
    assert "glide" not in table.verbs()
    assert "glider" in stage().state.kit.gadgets


@pytest.mark.rule("LUX-Q-52")
def test_flooring_it_and_getting_away() -> None:
    jeep = stage(vehicles={"jeep": "E12"}, rides={"lupin": "jeep"}, hands={"lupin": "pedal"}).act("lupin")
    assert {"A1", "T25", "I13", "D16"} <= jeep.options("card pedal")
    fiat = stage(vehicles={"fiat": "E12"}, rides={"lupin": "fiat"}, hands={"lupin": "pedal"}).act("lupin")
    assert {"A1", "T25", "D16"} <= fiat.options("card pedal")
    assert "I13" not in fiat.options("card pedal")
    lorry = stage(vehicles={"lorry": "E12"}, rides={"lupin": "lorry"}, hands={"lupin": "pedal"}).act("lupin")
    assert not lorry.options("card pedal")
    bike = stage(vehicles={"bike1": "E12"}, rides={"fujiko": "bike1"}, hands={"fujiko": "getaway"}).act("fujiko")
    assert {"T1", "A10"} <= bike.options("card getaway")


# ── Wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-WND-01", "LUX-WND-02", "LUX-WND-03", "LUX-INF-07")
def test_wounds_lie_open() -> None:
    table = stage(agents={1: "E9"}, lupin="E12").patrol().do("shoot 1 lupin", "roll 6 6")
    assert all(table.view(seat).wounds == (1, 0, 0, 0) for seat in range(5))
    police = stage(zenigata="E14", jigen="E10").act("jigen").do("shoot zenigata", "roll 6 6")
    assert all(police.view(seat).zwounds == 1 for seat in range(5))


@pytest.mark.rule("LUX-WND-04", "LUX-DIF-15")
def test_whoever_is_freed_has_none() -> None:
    table = stage(agents={1: "E9"}, lupin="E12", wounds={"lupin": 3}).patrol().do("shoot 1 lupin", "roll 6 6")
    assert table.held("lupin")
    from covo.games.lupin import effects

    effects.set_free(table.state, LUPIN)
    assert table.wounds("lupin") == 0


@pytest.mark.rule("LUX-WND-06", "LUX-Q-05")
def test_wounds_are_open_in_stonehenge_too() -> None:
    table = stage("stonehenge", wounds={"jigen": 2}, zwounds=1)
    assert (table.view(0).wounds[JIGEN], table.view(2).zwounds) == (2, 1)


@pytest.mark.rule("LUX-WND-07", "LUX-Q-06")
def test_no_supply_limits_wounds() -> None:
    table = stage(wounds={"lupin": 3, "jigen": 3, "goemon": 3, "fujiko": 2}, agents={1: "F18"}, visible="lupin")
    assert sum(table.state.wounds) == box.CUFFS_TOKENS
    from covo.games.lupin.steps.hits import wound

    table.through(*wound(table.state, LUPIN, 5))
    assert table.held("lupin")


# ── The treasure ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-TRE-01", "LUX-Q-44", "LUX-TRE-03", "LUX-TRE-08", "LUX-GEN-09")
def test_the_coins_are_taken_in_secret() -> None:
    table = stage(lupin="K13", jigen="J12", goemon="E9", opened="caesar").act("lupin").do("search", "end").night()
    assert table.state.tiles[0].place == LUPIN
    assert not table.state.told
    assert table.view(1).tiles[0].place == LUPIN
    assert table.view(2).tiles[0].place == LUPIN  # he was inside too
    for seat in (0, 3, 4):
        assert table.view(seat).tiles[0].place == HOME
    assert "search" not in stage(lupin="I12", opened="caesar").act("lupin").verbs()  # the steps are outside
    several = stage(goemon="K13", jigen="J12", opened="caesar", seeking=0b0110).night()
    assert several.state.tiles[0].place == JIGEN


@pytest.mark.rule("LUX-TRE-03", "LUX-TRE-04", "LUX-TRE-05", "LUX-Q-45", "LUX-EX-04")
def test_the_theft_is_told_by_round_eleven() -> None:
    for turn, told in ((9, False), (10, False), (11, True), (14, True)):
        table = stage(treasure="lupin", lupin="E9", turn=turn).night()
        assert table.state.told == told
        assert bool(table.told("alarm")) == told
    away = stage(treasure="lupin", gone={"lupin": 10}, turn=11).night()
    assert away.state.told
    short = stage(treasure="lupin", lupin="E9", turn=9, limit=10).night()
    assert not short.state.told
    last = stage(treasure="lupin", lupin="E9", turn=10, limit=10).night()
    assert last.told("alarm")
    assert not stage(lupin="E9", turn=12).night().state.told


@pytest.mark.rule("LUX-Q-45", "LUX-TRE-03")
def test_whoever_knows_of_the_theft_may_tell_it_sooner() -> None:
    table = stage(treasure="lupin", lupin="E9", jigen="H12", turn=5)
    assert "announce" not in table.act("jigen").verbs()  # he does not know
    assert table.refused("announce").rule == "LUX-Q-45"
    table.act("lupin").do("announce")
    assert (table.state.told, len(table.told("alarm"))) == (True, 1)
    assert "announce" not in table.verbs()  # once
    assert table.view(0).tiles[0].place == HOME  # only the fact is told
    table.do("end").night()
    assert len(table.told("alarm")) == 1
    assert "announce" not in stage(lupin="E9", turn=5).act("lupin").verbs()


@pytest.mark.rule("LUX-TRE-06")
def test_the_coins_change_hands_as_treasures_do() -> None:
    table = stage(lupin="E9", jigen="E10", treasure="lupin").act("lupin")
    table.do("hand 1 jigen")
    assert table.step == "Accept"
    table.do("accept")
    assert table.state.tiles[0].place == JIGEN


@pytest.mark.rule("LUX-TRE-07", "LUX-Q-46")
def test_arrested_with_the_coins() -> None:
    table = stage(agents={1: "E9"}, lupin="E12", wounds={"lupin": 3}, treasure="lupin", told=True).patrol()
    table.do("shoot 1 lupin", "roll 6 6")
    while table.step in ("SetDown", "Confiscate"):
        table.do(min(table.legal()))
    assert table.state.tiles[0].place == HOME
    assert not table.state.told
    again = (
        stage(jigen="K13", opened="caesar", turn=5, again=table.state.again).act("jigen").do("search", "end").night()
    )
    assert again.state.again
    assert again.told("alarm")  # a new theft is told at once


@pytest.mark.rule("LUX-CSE-09", "LUX-INF-08")
def test_a_treasure_on_the_ground_is_known_to_all() -> None:
    table = stage(goemon="F10", treasure="goemon")
    from covo.games.lupinx.steps.loot import drop

    drop(table.state, table.place.node["F10"])
    assert table.view(0).tiles[0].place == 8
    assert table.view(0).ground == table.place.node["F10"]
