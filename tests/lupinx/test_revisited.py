"""The base missions with parts of the expansion (LUX-BAS)."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import FORGIVE, FUJIKO, LUPIN
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupin.steps.setup import offers
from covo.games.lupinx.box import LOVE, SCORN
from covo.games.lupinx.game import GAME
from covo.games.lupinx.state import MEMBER, SECRET
from tests.lupinx.caper import Caper, new, stage

NONE: dict[str, Any] = dict.fromkeys(("wetsuit", "jeep", "rowboat", "cards", "specials"), "off")


def things(mission: str, **options: Any) -> set[str]:
    return set(offers(new(mission=mission, **options).state, LUPIN, 5000))


@pytest.mark.rule("LUX-BAS-01", "LUX-DIF-31")
def test_parts_are_options_of_the_table() -> None:
    names = {option.name: option.choices for option in GAME.meta.options}
    assert {"wetsuit", "jeep", "rowboat", "cards", "specials"} <= set(names)
    assert {"ruby", "bank"} <= set(names["mission"])
    bare = new(mission="ruby", **NONE).state
    assert [len(bare.deck(member)) for member in range(4)] == [15] * 4
    assert bare.hands == ((), (), (), ())
    assert not {"jeep", "rowboat", "lorry", "wetsuit"} & things("ruby", **NONE)


@pytest.mark.rule(
    "LUX-BAS-02", "LUX-BAS-03", "LUX-BAS-04", "LUX-BAS-05", "LUX-BAS-06", "LUX-Q-03", "LUX-DEV-05", "LUX-DEV-30"
)
def test_which_devices_are_sold_where() -> None:
    assert {"wetsuit", "jeep", "rowboat", "heli", "boat"} <= things("ruby")
    assert "lorry" not in things("ruby")
    assert "jeep" in things("bank")
    assert not {"wetsuit", "rowboat", "lorry", "boat"} & things("bank")


@pytest.mark.rule("LUX-BAS-02", "LUX-Q-03")
def test_swimming_and_rowing_in_the_ruby_mission() -> None:
    table = stage("ruby")
    place = table.state.field
    water = next(node for node in range(place.squares) if place.river >> node & 1 and place.near[0].get(node))
    shore = next(node for node in place.near[0][water] if not place.river >> node & 1)
    swimmer = stage("ruby", lupin=place.names[shore], devices={"lupin": "wetsuit"}).act("lupin")
    assert place.names[water] in swimmer.options("swim")
    assert place.names[water] not in swimmer.options("walk")
    dry = stage("ruby", lupin=place.names[shore]).act("lupin")
    assert "swim" not in dry.verbs()
    boat = stage("ruby", vehicles={"rowboat": place.names[water]}, rides={"lupin": "rowboat"}).act("lupin")
    squares = {place.node[name] for name in boat.options("drive")}
    assert squares
    assert all(place.river >> node & 1 for node in squares)


@pytest.mark.rule("LUX-BAS-04", "LUX-Q-03")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_the_jeep_leaves_the_road_there(mission: str) -> None:
    table = stage(mission)
    place = table.state.field
    road = next(
        node
        for node in range(place.squares)
        if place.kinds[node] == "road" and any(place.kinds[n] == "ground" for n in place.near[0].get(node, {}))
    )
    jeep = stage(mission, vehicles={"jeep": place.names[road]}, rides={"lupin": "jeep"}).act("lupin")
    kinds = {place.kinds[place.node[name]] for name in jeep.options("drive")}
    assert "ground" in kinds
    assert not kinds & {"wood", "flowerbed", "wall", "building", "water", "door"}
    fiat = stage(mission, vehicles={"fiat": place.names[road]}, rides={"lupin": "fiat"}).act("lupin")
    assert "ground" not in {place.kinds[place.node[name]] for name in fiat.options("drive")}


@pytest.mark.rule("LUX-BAS-07", "LUX-BAS-08")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_cards_and_special_cards(mission: str) -> None:
    state = new(mission=mission).state
    assert [len(state.deck(member)) for member in range(4)] == [20] * 4
    assert LOVE in state.hands[FUJIKO]
    assert state.ready
    plain = new(mission=mission, specials="off").state
    assert (plain.hands, plain.ready) == (((), (), (), ()), False)


@pytest.mark.rule("LUX-BAS-03")
def test_nobody_swims_in_the_bank_mission() -> None:
    assert stage("bank").state.water() == 0
    assert stage("bank").state.closed() == 0
    ruby = stage("ruby").state
    assert ruby.water() == ruby.field.river == ruby.closed()


@pytest.mark.rule("LUX-BAS-09")
def test_wounds_are_open_in_the_base_missions() -> None:
    assert stage("bank", wounds={"jigen": 2}).view(0).wounds == (0, 2, 0, 0)


@pytest.mark.rule("LUX-BAS-10")
def test_what_belongs_to_its_own_mission() -> None:
    for mission in ("ruby", "bank"):
        state = new(mission=mission).state
        assert (state.tokens, state.aim, state.site) == ((), -1, None)
        assert not state.apart
        assert len(state.tiles) == 4
    assert len(new(cards="off").state.deck(LUPIN)) == 20  # the expansion's missions take all its parts


@pytest.mark.rule("LUX-BAS-11")
def test_a_perfect_plan_there() -> None:
    table = stage("ruby", turn=0)
    table.state.stack = table.state.quest.evening
    drawn(table.state, LUPIN, table.state.kit.card["plan"])
    assert table.state.money[0] == 1600


@pytest.mark.rule("LUX-BAS-12", "LUX-CJI-10", "LUX-EX-14", "LUX-Q-57")
def test_loyalty_forces_a_betrayal_there() -> None:
    table = stage("bank", seats=4, fujiko="A10", hands={"jigen": "loyalty", "fujiko": "forgive"})
    table.act("jigen").do("card loyalty", f"draw {FORGIVE}")
    assert table.state.traitor
    assert table.told("betrayal")
    assert table.state.must_show(FUJIKO)
    other = stage("bank", seats=4, hands={"jigen": "loyalty", "fujiko": "stiletto"})
    other.act("jigen").do("card loyalty", f"draw {other.state.kit.card['stiletto']}")
    assert not other.state.traitor


def redeemed(seats: int, **more: object) -> Caper:
    table = stage("ruby", seats=seats, **more)  # type: ignore[arg-type]
    table.state.stack = table.state.quest.evening
    drawn(table.state, FUJIKO, table.state.kit.card["redeem"])
    return table


@pytest.mark.rule("LUX-BAS-13", "LUX-Q-04")
def test_fujiko_joins_the_police_there() -> None:
    for seats, side in ((2, MEMBER), (3, MEMBER), (4, SECRET), (5, SECRET)):
        assert redeemed(seats).state.side() == side
    second = redeemed(5, hands={"fujiko": "forgive"})
    assert second.thrown("fujiko") == ["redeem"]
    first = redeemed(5)
    drawn(first.state, FUJIKO, first.state.kit.card["forgive"])
    assert first.thrown("fujiko") == ["forgive"]
    out = {"lupin": 5, "jigen": 5, "goemon": 5}
    won = stage("ruby", gone=out, hands={"fujiko": "redeem"})
    won.state.tiles = (Tile(10, True, 1), *won.state.tiles[1:])
    assert (won.ends(), won.winners()) == ("loyal", (1, 2, 3))
    lost = stage("ruby", turn=13, hands={"fujiko": "redeem"})
    assert (lost.ends(), lost.winners()) == ("alliance", (0, 4))


@pytest.mark.rule("LUX-BAS-14", "LUX-Q-95")
def test_the_base_missions_keep_their_own_rules() -> None:
    for mission in ("ruby", "bank"):
        state = new(mission=mission).state
        assert (state.limit, state.quest.alarm) == (13, 9)
        assert state.quest.guards == (10 if mission == "ruby" else 0)
        assert state.money[0] == 1500
    told = stage("ruby", turn=8, lupin="E5")
    told.state.tiles = (Tile(0, True, 1), *told.state.tiles[1:])
    assert told.dawn().state.told
    bank = stage("bank", turn=2).night()
    assert bank.state.bus == bank.state.place.timetable[3]


@pytest.mark.rule("LUX-LVL-05")
def test_the_expansions_novice_in_the_base_missions() -> None:
    table = stage("ruby", level="novice", turn=1)
    assert table.state.in_view
    assert table.state.must_show(LUPIN)
    assert not stage("ruby", level="expert", turn=8).state.in_view


@pytest.mark.rule("LUX-Q-47")
def test_a_treasure_on_the_ground_there() -> None:
    table = stage("ruby", goemon="F9", agents={1: "F7"})
    table.state.tiles = (Tile(2, True, 4), *table.state.tiles[1:])
    table.state.stack = table.state.quest.evening
    drawn(table.state, 2, SCORN)
    assert table.state.tiles[0].place == 8
    assert table.view(0).tiles[0].place == 8
    from covo.games.lupinx.steps.loot import put_back

    table.settle(*put_back(table.state), *table.state.quest.evening).do("deal 1 2 3 4")
    assert table.state.tiles[0] == Tile(4)
