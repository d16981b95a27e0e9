"""Before the first round: seats, cards, police, two purses, start squares (LUX-GEN, LUX-DCK, LUX-CSE, LUX-CPL)."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.box import FIAT, FUJIKO, LUPIN, MEMBERS
from covo.games.lupinx.box import CAESAR, SPECIAL, WETSUIT
from covo.games.lupinx.game import GAME
from covo.kernel import SetupError
from tests.lupinx.caper import Caper, new, stage


def deployed(table: Caper) -> Caper:
    for square in ("I13", "F18", "E9", "E10", "F8", "F9", "F10", "F11"):
        table.do(f"place {square}")
    return table


def dealt(table: Caper, *draws: str) -> Caper:
    """The cards of Lupin, Jigen, Goemon and Fujiko by name, two each; what is not given is drawn at random."""
    rng = Random(1)
    for member in range(4):
        if member < len(draws):
            numbers = sorted(table.state.kit.card[name] for name in draws[member].split())
            table.do(f"draw {numbers[0]} {numbers[1]}")
        else:
            table.state.apply(-1, table.state.asks[0].pick(rng))
    return table


PLAIN = ("p38 pedal", "aim double", "zantetsu blade", "stiletto charm")


@pytest.mark.rule("LUX-GEN-02", "LUX-COM-01", "LUX-CSE-01")
def test_one_mission_is_played_on_its_own_side_of_the_board() -> None:
    boards = {mission: new(mission=mission).state.place.id for mission in ("cagliostro", "stonehenge")}
    assert boards == {"cagliostro": "cagliostro", "stonehenge": "stonehenge"}
    assert GAME.meta.builds_on == "lupin"
    with pytest.raises(SetupError):
        GAME.new(5, {"mission": "ruby cagliostro"})


@pytest.mark.rule("LUX-GEN-07")
def test_all_against_all_is_no_option_here() -> None:
    assert "variant" not in {option.name for option in GAME.meta.options}
    assert not new().state.free
    with pytest.raises(SetupError, match="variant"):
        GAME.new(5, {"variant": "free-for-all"})


@pytest.mark.rule("LUX-GEN-04", "LUX-GEN-05", "LUX-GEN-08")
def test_rounds_of_each_mission() -> None:
    assert new().state.limit == 18
    assert new(mission="stonehenge").state.limit == 11
    table = stage(held={"lupin": 1}, agents={1: "E9"}, lupin="E10").act("lupin").do("release turn")
    assert table.state.limit == 17


@pytest.mark.rule("LUX-GEN-14", "LUX-Q-01")
def test_who_plays_fujiko_plays_nobody_else() -> None:
    assert [new(seats).state.crew for seats in (2, 3, 4, 5)] == [
        (1, 1, 1, 1),
        (1, 1, 1, 2),
        (1, 2, 1, 3),
        (1, 2, 3, 4),
    ]
    pair = new(2).state
    assert not pair.apart
    assert pair.money[0] == 1300
    assert pair.declared()
    assert pair.starts(FUJIKO) == pair.place.starts
    assert all(new(seats).state.apart for seats in (3, 4, 5))
    lonely = stage(seats=2)
    lonely.state.turn = 0
    table = lonely.dawn()
    assert not table.state.done >> FUJIKO & 1  # she acts in round 1, in any order
    assert table.options("activate") == set(MEMBERS)
    for card in ("forgive", "redeem"):
        void = stage(seats=2, fujiko="E9")
        void.state.quest.draws[void.state.kit.card[card]]  # both are void
        from covo.games.lupin.steps.drawing import drawn

        void.state.stack = void.state.quest.evening
        drawn(void.state, FUJIKO, void.state.kit.card[card])
        assert void.thrown("fujiko") == [card]


@pytest.mark.rule("LUX-DCK-01", "LUX-DCK-02", "LUX-DCK-03", "LUX-DCK-04", "LUX-CSE-07", "LUX-CRD-03", "LUX-SSE-04")
@pytest.mark.parametrize("mission", ["cagliostro", "stonehenge"])
def test_decks_of_twenty_and_a_special_card_each(mission: str) -> None:
    table = new(mission=mission)
    assert [len(table.state.deck(member)) for member in range(4)] == [20] * 4
    assert list(table.state.hands) == [(SPECIAL[member],) for member in range(4)]
    assert table.state.ready  # Zenigata's
    if mission == "cagliostro":
        dealt(deployed(table), *PLAIN)
        assert [len(hand) for hand in table.state.hands] == [3] * 4
        assert sorted(table.hand("fujiko")) == ["charm", "love", "stiletto"]


@pytest.mark.rule("LUX-DCK-05", "LUX-POL-04")
def test_police_then_cards_then_purchases() -> None:
    table = new()
    assert table.verbs() == {"place"}
    deployed(table)
    assert table.verbs() == {"draw"}
    dealt(table, *PLAIN)
    assert "buy" in table.verbs()


@pytest.mark.rule("LUX-DCK-06", "LUX-Q-09", "LUX-CLU-03", "LUX-CJI-06", "LUX-CLU-05", "LUX-CLU-07")
def test_void_cards_of_the_first_two_are_thrown_away() -> None:
    table = dealt(deployed(new()), "flat plan", "hole aim", "scorn blade", "redeem gun")
    assert table.thrown("lupin") == ["flat", "plan"]
    assert table.thrown("jigen") == ["hole"]
    assert sorted(table.hand("goemon")) == ["blade", "scorn", "slash"]  # valid from the start
    assert sorted(table.hand("fujiko")) == ["gun", "love", "redeem"]
    assert table.state.money[0] == 1100  # LUX-CLU-05: the perfect plan


@pytest.mark.rule(
    "LUX-CSE-11", "LUX-CSE-12", "LUX-CSE-13", "LUX-CSE-14", "LUX-CSE-15", "LUX-Q-10", "LUX-DIF-09", "LUX-EX-01"
)
def test_the_police_begin_on_the_dirt_of_the_dig() -> None:
    table = new()
    squares = table.options("place")
    assert {"I13", "F18", "E9", "E10", "E11", "D5"} <= squares  # dirt, a ruin, a column, a puddle
    road, ramp, stairs, steps, temple, flooded, river = "A10", "D15", "K2", "I12", "F14", "O16", "H6"
    assert not {road, "H12", ramp, stairs, steps, temple, "L6", flooded, river} & squares
    table.do("place I13")
    assert "I13" not in table.options("place")
    assert table.refused("place A10").rule == "LUP-POL-01"


@pytest.mark.rule("LUX-POL-03", "LUX-POL-06", "LUX-POL-02", "LUX-POL-01")
def test_zenigata_and_seven_agents_no_guards() -> None:
    table = deployed(new())
    assert sum(at >= 0 for at in table.state.agents) == 7
    assert table.state.agents.count(-1) == 3
    assert (table.state.guards, table.state.bus) == (0, -1)
    assert table.state.cars == (-1, -1)
    dealt(table, *PLAIN)
    things = {text.split()[0] for text in table.options("buy")}
    assert not {"heli", "boat"} & things
    assert {"alfa", "bike2", "grenade", "kit", "rifle", "glider"} <= things


@pytest.mark.rule("LUX-CPL-01", "LUX-CPL-02", "LUX-CPL-05", "LUX-CPL-14", "LUX-CPL-03")
def test_three_plan_without_fujiko() -> None:
    table = dealt(deployed(new()), *PLAIN)
    assert table.state.asks[0].seat == 1
    assert table.state.asks[0].limit == 15 * 60
    assert {text.split()[1] for text in table.options("buy")} == {"lupin", "jigen", "goemon"}
    table.do("buy wetsuit jigen", "buy jeep lupin", "buy lorry goemon")
    assert table.state.money[0] == 1000 - 100 - 350 - 250
    assert not table.heard_by("bought", 4)
    assert not table.heard_by("bought", 0)
    assert all(table.heard_by("bought", seat) for seat in (1, 2, 3))
    assert table.view(4).devices[1] is None
    table.do("buy wetsuit goemon", "buy knife goemon")
    assert not {
        text
        for text in table.options("buy")
        if text.endswith("goemon") and "rucksack" not in text and text.split()[0] in table.state.kit.gadgets
    }


@pytest.mark.rule("LUX-CPL-04", "LUX-CPL-07", "LUX-CPL-08", "LUX-CPL-03")
def test_a_fiat_and_a_motorbike_for_nothing() -> None:
    state = new().state
    assert state.owners[FIAT] == LUPIN
    assert state.owners[2] == FUJIKO
    assert (state.money[0], state.money[FUJIKO]) == (1000, 300)
    table = dealt(deployed(new()), *PLAIN)
    assert not {"fiat", "bike1"} & {text.split()[0] for text in table.options("buy")}


@pytest.mark.rule("LUX-CPL-06", "LUX-CPL-09", "LUX-CPL-10", "LUX-CPL-11", "LUX-CPL-12", "LUX-CPL-13", "LUX-Q-99")
def test_fujiko_buys_what_is_left() -> None:
    table = dealt(deployed(new()), *PLAIN)
    table.do("buy wetsuit jigen", "buy wetsuit goemon", "done")
    ask = table.state.asks[0]
    assert (ask.seat, ask.limit) == (4, 2 * 60)
    things = {text.split()[0] for text in table.options("buy")}
    assert "wetsuit" not in things  # both are gone
    assert "bike2" in things
    assert "fiat" not in things
    assert "jeep" not in things  # 350
    table.do("buy grenade fujiko", "buy rowboat fujiko")
    assert table.options("buy") == set()
    assert table.state.money[FUJIKO] == 0
    assert not any(table.heard_by("bought", seat) for seat in (0,))
    assert [event.to for event in table.heard if event.kind == "bought"][-1] == (4,)
    table.do("done")
    assert table.step == "StartSquares"  # what nobody took is out of the game
    assert "spend" not in stage(fujiko="E9", hands={"fujiko": "forgive"}).act("fujiko").verbs()


@pytest.mark.rule("LUX-Q-100", "LUX-Q-101", "LUX-INF-04")
def test_who_knows_what_was_bought() -> None:
    table = dealt(deployed(new()), *PLAIN)
    table.do("buy rifle jigen", "buy jeep lupin", "done")
    hers, theirs, police = table.view(4), table.view(2), table.view(0)
    assert hers.left is not None
    assert hers.left[8] == 1  # one rifle of two is left
    assert not hers.left[-1] >> 6 & 1  # the Jeep is not
    assert hers.devices[1] is None
    assert (theirs.left, police.left) == (None, None)
    assert theirs.devices[1] == (8,)
    assert set(police.devices) == {None}
    table.do("buy knife fujiko", "done")
    assert table.view(2).devices[FUJIKO] is None
    assert table.view(4).devices[FUJIKO] == (5,)


@pytest.mark.rule("LUX-CPL-15", "LUX-Q-13")
def test_no_money_for_repentance() -> None:
    assert new().state.credit == 0
    assert new(mission="stonehenge").state.credit == 0
    table = stage(fujiko="E9", hands={"fujiko": "forgive"}).act("fujiko")
    assert "spend" not in table.verbs()
    assert table.refused("spend knife").rule == "LUP-EQP-19"


@pytest.mark.rule("LUX-CPL-16", "LUX-Q-14")
def test_dear_lupin_cannot_be_played_while_planning() -> None:
    table = dealt(deployed(new()), "p38 pedal", "aim double", "zantetsu blade", "dear charm")
    assert table.step == "Heist"
    assert table.refused("dear", 4).rule == "LUP-SET-01"
    use_b = stage(lupin="E9", fujiko="E10", hands={"fujiko": "dear"}, treasure="lupin", opened="caesar", told=True)
    use_b.act("fujiko").do("card dear")
    assert use_b.state.tiles[0].place == FUJIKO


@pytest.mark.rule("LUX-CSE-16", "LUX-CSE-18", "LUX-CSE-22", "LUX-Q-11", "LUX-Q-33")
def test_start_squares() -> None:
    table = dealt(deployed(new(level="expert")), *PLAIN)
    table.do("buy rowboat jigen", "done", "done")
    assert {text.split()[0] for text in table.options("start")} == {"A1", "A2", "A4"}
    table.do("start A1 A2", "start A4 A1", "start A1 A1")
    assert {text.split()[0] for text in table.options("start")} == {"T1", "T25"}
    table.do("start T25 T25")
    assert [table.at(name) for name in MEMBERS] == ["A1", "A4", "A1", "T25"]
    assert table.state.place.names[table.state.vat[FIAT]] == "A2"
    assert table.state.ride[FUJIKO] == 2
    assert table.state.place.names[table.state.vat[8]] == "A3-under"
    assert table.state.seen == 0
    assert table.view(1).at[FUJIKO] is None
    assert table.view(0).at == (None, None, None, None)


@pytest.mark.rule("LUX-Q-11", "LUX-LVL-02", "LUX-LVL-03", "LUX-LVL-04")
def test_novices_share_their_start_squares_in_the_open() -> None:
    table = dealt(deployed(new(level="novice")), *PLAIN)
    table.do("done", "done", "start A1 A1", "start A1 A1", "start A1 A1", "start T1 T1")
    assert table.state.turn == 1
    assert table.state.seen == 15
    assert [table.at(name) for name in MEMBERS] == ["A1", "A1", "A1", "T1"]
    assert table.state.vseen >> 2 & 1  # Fujiko's motorbike with her


@pytest.mark.rule(
    "LUX-CSE-02", "LUX-CSE-04", "LUX-CSE-05", "LUX-CSE-09", "LUX-GEN-09", "LUX-COM-08", "LUX-COM-09", "LUX-COM-10"
)
def test_what_lies_on_the_board_at_first() -> None:
    table = new()
    place, state = table.place, table.state
    assert (state.drained, state.wheels) == (0, 0)
    assert [place.names[zone.wheel] for zone in place.zones] == ["P1", "S7", "P25"]
    assert state.tokens == (-1,) * 9
    assert len(state.tiles) == 1
    assert not state.opened >> CAESAR & 1
    assert place.flooded(0).bit_count() == sum(zone.cells.bit_count() for zone in place.zones)


@pytest.mark.rule("LUX-CSE-03", "LUX-COM-11")
def test_a_zone_is_cleared_by_its_wheel_or_the_lorry() -> None:
    wheel = stage(jigen="P1").night()
    assert wheel.state.dry == 1 << 0
    lorry = stage(vehicles={"lorry": "D20"}, rides={"jigen": "lorry"}, zone=2, pumps=2).act("jigen")
    lorry.do("pump blue", "end").night()
    assert lorry.state.dry == 1 << 2


@pytest.mark.rule("LUX-COM-06", "LUX-DEV-05", "LUX-DEV-13", "LUX-DEV-25", "LUX-DEV-30", "LUX-SSE-02")
def test_devices_by_mission() -> None:
    table = dealt(deployed(new()), *PLAIN)
    things = {text.split()[0] for text in table.options("buy")}
    assert {"wetsuit", "jeep", "lorry", "rowboat"} <= things
    assert table.state.kit.stock[WETSUIT] == 2
    blade = new(mission="stonehenge").state
    assert blade.kit.stock[WETSUIT] == 0
    from covo.games.lupin.steps.setup import offers

    assert {"jeep", "alfa"} <= set(offers(blade, LUPIN, 1500))
    assert not {"wetsuit", "lorry", "rowboat", "heli", "boat"} & set(offers(blade, LUPIN, 1500))


@pytest.mark.rule("LUX-LVL-01")
def test_levels() -> None:
    option = next(option for option in GAME.meta.options if option.name == "level")
    assert (option.default, option.choices) == ("novice", ("novice", "expert"))
    assert not new().state.expert
    assert new(level="expert").state.expert


@pytest.mark.rule("LUX-LVL-07", "LUX-Q-02", "LUX-LVL-08")
def test_being_on_the_board_is_not_being_in_sight() -> None:
    table = stage(
        level="novice", agents={1: "F18"}, lupin="A10", jigen="F15", goemon="F17", visible="lupin jigen goemon"
    )
    table.patrol()
    assert "shoot 1 lupin" not in table.legal()  # on a higher level
    assert "shoot 1 jigen" not in table.legal()  # inside a temple
    assert table.options("fight 1") == {"goemon"}


@pytest.mark.rule("LUX-LVL-06")
def test_experts_hide() -> None:
    table = stage(level="expert", agents={1: "F18"}, goemon="F8")
    assert not table.seen("goemon")
    assert table.act("goemon").view(0).at[2] is None


@pytest.mark.rule("LUX-LVL-09")
def test_a_novice_shows_where_he_is_and_nothing_else() -> None:
    table = stage(
        level="novice", hands={"fujiko": "forgive"}, devices={"jigen": "rifle"}, visible="lupin jigen goemon fujiko"
    )
    view = table.view(0)
    assert None not in view.at
    assert set(view.devices) == {None}
    assert set(view.hands) == {None}
    assert table.view(1).hands[FUJIKO] is None
