"""Each part of the expansion by itself in the base missions (LUX-BAS, LUX-LVL-05), and the special cards there."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.box import FUJIKO, GOEMON, IN_VIEW, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.setup import offers
from covo.games.lupinx.box import JEEP, ROWBOAT, WETSUIT
from covo.games.lupinx.game import GAME
from covo.games.lupinx.line import clear
from covo.games.lupinx.revisited import FITTING, PARTS, REVISITED
from covo.kernel import encode
from tests.lupinx.caper import new, stage
from tests.lupinx.drawing import draw

# ── One option for each part ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-BAS-01", "LUX-BAS-02", "LUX-BAS-04", "LUX-BAS-05", "LUX-Q-03")
@pytest.mark.parametrize("part", ["wetsuit", "jeep", "rowboat"])
def test_each_device_is_an_option_of_its_own(part: str) -> None:
    others = {"wetsuit", "jeep", "rowboat"} - {part}
    table = new(5, mission="ruby", **{part: "off"})
    sold = set(offers(table.state, LUPIN, 5000))
    assert part not in sold
    assert others <= sold
    only = new(5, mission="ruby", **dict.fromkeys(others, "off"))
    assert {"wetsuit", "jeep", "rowboat"} & set(offers(only.state, LUPIN, 5000)) == {part}


@pytest.mark.rule("LUX-BAS-03", "LUX-BAS-05", "LUX-BAS-06")
def test_in_the_bank_only_the_jeep() -> None:
    state = new(5, mission="bank", wetsuit="on", rowboat="on").state
    assert state.kit.stock[WETSUIT] == 0
    assert ROWBOAT in state.quest.unsold
    assert JEEP not in state.quest.unsold
    assert not state.field.river
    assert new(5, mission="bank", jeep="off").state.quest.unsold > {JEEP}


@pytest.mark.rule("LUX-BAS-01", "LUX-BAS-10")
def test_every_choice_of_parts_is_a_mission_of_its_own() -> None:
    numbers = {mission.number for mission in REVISITED.values()}
    assert len(numbers) == len(REVISITED) == 16 + 4
    for name, fitting in FITTING.items():
        for parts in range(16):
            chosen = {part: "on" if parts >> n & 1 else "off" for n, part in enumerate(PARTS)}
            state = GAME.new(2, {"mission": name, **chosen})
            assert state.quest is REVISITED[name, parts & fitting]
            assert state.place is REVISITED[name, 0].board()  # on the same board
    assert new(5, mission="cagliostro", jeep="off", cards="off").state.quest.kit.stock[WETSUIT] == 2


@pytest.mark.rule("LUX-BAS-07", "LUX-BAS-08")
def test_cards_and_special_cards_are_chosen_apart() -> None:
    plain = new(5, mission="ruby", cards="off").state
    assert [len(plain.deck(member)) for member in range(4)] == [15] * 4
    assert all(len(hand) == 1 for hand in plain.hands)
    bare = new(5, mission="ruby", specials="off").state
    assert [len(bare.deck(member)) for member in range(4)] == [20] * 4
    assert not any(bare.hands)
    police = stage("ruby", special=False, ready=False).patrol()
    assert "lights" not in police.legal(0)
    assert police.refused("lights").rule == "LUX-SPC-21"


@pytest.mark.rule("LUX-BAS-09", "LUX-WND-03")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_wounds_lie_open_before_the_screens(mission: str) -> None:
    table = stage(mission, wounds={"lupin": 2, "fujiko": 1}, zwounds=3)
    for seat in range(5):
        assert table.view(seat).wounds == (2, 0, 0, 1)
        assert table.view(seat).zwounds == 3


# ── Levels ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-LVL-05", "LUX-LVL-04", "LUX-LVL-02")
def test_three_levels_in_the_base_missions() -> None:
    def first(mission: str, level: str) -> int | None:
        return next((turn for turn in range(1, 12) if stage(mission, level=level, turn=turn).state.in_view), None)

    for mission in ("ruby", "bank"):
        assert [first(mission, level) for level in ("novice", "late", "expert")] == [1, IN_VIEW, None]
    for mission in ("cagliostro", "stonehenge"):
        assert [first(mission, level) for level in ("novice", "late", "expert")] == [1, 1, None]


@pytest.mark.rule("LUX-LVL-05")
@pytest.mark.parametrize(("level", "turn"), [("novice", 1), ("late", IN_VIEW)])
def test_the_gang_is_put_on_the_board_when_its_turn_comes(level: str, turn: int) -> None:
    table = stage("ruby", level=level, turn=turn - 1, lupin="A5", jigen="B5")
    assert not table.seen("lupin")
    table.dawn()
    assert all(table.seen(name) for name in MEMBERS)


# ── The cards there ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-BAS-11", "LUX-CLU-05")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_a_perfect_plan_is_worth_a_hundred_there_too(mission: str) -> None:
    table = new(5, mission=mission)
    while table.step != "Deal":
        table.do(min(table.legal()))
    pair = sorted(table.state.kit.card[name] for name in ("plan", "p38"))
    table.chance(f"draw {pair[0]} {pair[1]}")
    assert table.state.money[0] == 1600


@pytest.mark.rule("LUX-BAS-12", "LUX-CJI-10", "LUX-Q-57")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_a_betrayal_that_is_found_out(mission: str) -> None:
    table = stage(mission, seats=5, fujiko="A10", hands={"jigen": "loyalty", "fujiko": "forgive stiletto"}).act("jigen")
    table.do("card loyalty", f"draw {table.state.kit.card['forgive']}")
    assert table.state.traitor
    assert table.seen("fujiko")
    assert table.state.marked >> FUJIKO & 1
    assert all(table.heard_by("betrayal", seat) for seat in range(5))
    assert [seat for seat in range(5) if table.heard_by("inspected", seat)] == [2]
    again = stage(mission, seats=5, hands={"jigen": "loyalty", "fujiko": "stiletto"}, traitor=True).act("jigen")
    again.do("card loyalty", f"draw {again.state.kit.card['stiletto']}")
    assert not again.told("betrayal")


@pytest.mark.rule("LUX-BAS-13", "LUX-Q-04", "LUX-CFU-03", "LUX-FUJ-10", "LUX-FUJ-14")
def test_an_ally_of_the_police_in_the_base_missions() -> None:
    table = stage("ruby", fujiko="A6", agents={1: "A4"}, hands={"fujiko": "redeem"}, wounds={"fujiko": 1}).patrol()
    table.do("shoot 1 fujiko", "roll 6 6")
    assert table.state.turncoat()
    assert table.wounds("fujiko") == 0
    assert table.state.always_seen(FUJIKO)
    assert not {move for move in table.legal(0) if "fujiko" in move}
    assert table.gang().state.asks[0].seat == 4  # first
    assert "leave" not in stage("ruby", fujiko="A1", hands={"fujiko": "redeem"}, turn=5).act("fujiko").verbs()
    inside = table.state.place.names[table.state.place.treasures[0].inside]
    for where, rivals in (("A6", [FUJIKO]), (inside, [])):
        foe = stage(
            "ruby", fujiko=where, table={"fujiko": "redeem"}, visible="fujiko", lupin="A4", devices={"lupin": "grenade"}
        )
        assert foe.state.rivals(LUPIN) == rivals
        assert bool(foe.act("lupin").options("grenade")) == bool(rivals)  # nobody is attacked in a house
    small = draw(stage("ruby", seats=3), "fujiko", "redeem")
    assert small.thrown("fujiko") == ["redeem"]


@pytest.mark.rule("LUX-CGO-06", "LUX-CGO-07", "LUX-BAS-07")
def test_the_treasure_on_the_ground_of_the_estate() -> None:
    table = stage("ruby", goemon="A5", turn=4)
    table.state.tiles = (Tile(GOEMON, True, 1 << GOEMON), *table.state.tiles[1:])
    draw(table, "goemon", "scorn")
    assert table.told("dropped") == [{"at": "A5"}]
    table.state.at = (*table.state.at[:GOEMON], table.state.place.node["B5"], table.state.at[FUJIKO])
    table.act("jigen")
    table.state.put(JIGEN, table.state.place.node["A4"])
    table.act("jigen").do("walk A6")
    assert table.state.tiles[0].place == JIGEN


# ── The special cards there ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-BAS-08", "LUX-SPC-07", "LUX-SPC-08", "LUX-Q-62")
def test_a_marvellous_shot_on_the_boards_of_the_base_game() -> None:
    table = stage("ruby", jigen="A4", agents={1: "I17"}, hands={"jigen": "marvel"}).act("jigen")
    place = table.state.place
    table.do("card marvel 1")  # eight rows and thirteen columns away
    assert table.agent(1) == ""
    assert table.state.always_seen(JIGEN)
    building = next(b for b in place.buildings if len({cell // 25 for cell in b.cells}) > 1)
    cell = building.cells[0]
    left, right = cell - 1, building.cells[0] + 1
    while right in building.cells:
        right += 1
    assert not clear(place, left, right, 0)  # a house stands between
    assert not any(clear(place, min(edge), max(edge), 0) for edge in place.walls)  # and no wall is shot through


@pytest.mark.rule("LUX-BAS-08", "LUX-SPC-11", "LUX-Q-63", "LUX-Q-62")
def test_guards_are_enemies_too() -> None:
    place = stage("ruby").state.place
    post = place.posts[0]
    roof = next(node for node in place.building_of[post].roof if place.beside_node(post) >> node & 1)
    table = stage("ruby", goemon=place.names[roof], hands={"goemon": "slash"}, guards=1 << post).act("goemon")
    table.do(f"card slash {place.names[post]}")
    assert not table.state.guards
    assert table.state.kills[GOEMON] == 1
    marvel = stage("ruby", jigen=place.names[roof], hands={"jigen": "marvel"}, guards=1 << post).act("jigen")
    marvel.do(f"card marvel {place.names[post]}")
    assert not marvel.state.guards


@pytest.mark.rule("LUX-BAS-08", "LUX-SPC-21", "LUX-SPC-22", "LUX-Q-65")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_searchlights_over_the_base_missions(mission: str) -> None:
    place = stage(mission).state.place
    inside = place.names[place.treasures[0].inside]
    table = stage(mission, turn=4, lupin=inside, jigen="C10", goemon=place.names[place.starts[1]]).patrol().do("lights")
    assert all(table.seen(name) for name in MEMBERS)
    table.do("done").night()
    assert table.state.turn == 5
    assert all(table.seen(name) for name in MEMBERS)
    if table.step == "Call":
        table.do("pass")
    table.night()
    assert table.state.turn == 6
    assert not any(table.seen(name) for name in MEMBERS)
    late = stage(mission, level="late", turn=4).patrol()
    assert late.refused("lights").rule == "LUX-SPC-24"


@pytest.mark.rule("LUX-BAS-08", "LUX-SPC-16", "LUX-SPC-17", "LUX-Q-64")
def test_lupin_is_fetched_out_of_a_building_or_the_bus() -> None:
    place = stage("bank").state.place
    for start in (place.names[place.treasures[0].inside], "bus"):
        table = stage("bank", fujiko="A10", lupin=start, wounds={"lupin": 2}, hands={"fujiko": "love"}).act("fujiko")
        square = min(table.options("card love"))
        table.do(f"card love {square}")
        assert table.at("lupin") == square
        assert table.wounds("lupin") == 0


@pytest.mark.rule("LUX-BAS-02", "LUX-Q-03", "LUX-Q-30")
def test_a_swimmer_is_hidden_in_the_river_as_elsewhere() -> None:
    place = stage("ruby").state.field
    water = next(n for n in range(place.squares) if place.river >> n & 1 and place.near[0].get(n))
    shore = next(n for n in place.near[0][water] if not place.river >> n & 1)
    table = stage("ruby", lupin=place.names[shore], devices={"lupin": "wetsuit"}).act("lupin")
    table.do(f"swim {place.names[water]}", "end")
    assert not table.seen("lupin")
    assert table.state.spots[LUPIN] >> water & 1  # all must reckon with it
    assert table.state.shown[LUPIN] == (WETSUIT,)
    dry = stage("ruby", lupin=place.names[shore], options={"wetsuit": "off"}).act("lupin").do("end")
    assert not dry.state.spots[LUPIN] & place.river  # without suits in the game nobody swims
    steps = table.state.movement(LUPIN)
    far = stage("ruby", lupin=place.names[shore], devices={"lupin": "wetsuit"}).act("lupin").options("swim")
    assert all(place.apart(shore, place.node[name]) <= steps - 1 for name in far)


@pytest.mark.rule("LUX-BAS-14", "LUX-Q-95")
@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_a_position_there_is_saved_and_loaded(mission: str) -> None:
    table = stage(mission, lupin="A5", hands={"jigen": "marvel"}, turn=4).patrol()
    view = table.view(0)
    assert encode(view) == encode(GAME.view(GAME.imagine(view, Random(3)), 0))
    assert table.state.limit == 13
