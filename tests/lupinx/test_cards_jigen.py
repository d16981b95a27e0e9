"""Jigen's new mission cards (LUX-CJI)."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.box import FUJIKO, JIGEN, LUPIN, RUCKSACK
from covo.games.lupinx.game import GAME
from covo.kernel import WATCHER
from tests.lupinx.caper import stage
from tests.lupinx.drawing import draw

# ── Forget that woman ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CJI-01", "LUX-CJI-04", "LUX-Q-55")
def test_jigen_cancels_my_adored_fujiko_from_afar() -> None:
    table = stage(jigen="E9", lupin="P13", hands={"jigen": "forget", "lupin": "adored"}).act("lupin")
    assert (table.step, table.legal(2)) == ("Forget", {"forget", "pass"})
    table.do("forget")
    assert table.hand("lupin") == table.hand("jigen") == []
    assert (table.thrown("lupin"), table.thrown("jigen")) == (["adored"], ["forget"])
    assert table.step == "Activation"
    assert table.state.stack[0].bans == 0  # type: ignore[attr-defined]
    assert not table.state.stack[0].carded  # type: ignore[attr-defined]  # no card play of either
    assert not table.state.card_spent(JIGEN)
    assert not table.seen("lupin")
    far = max(table.place.apart(table.state.at[LUPIN], table.place.node[name]) for name in table.options("walk"))
    assert far > table.state.movement(LUPIN) // 2


@pytest.mark.rule("LUX-CJI-04", "LUX-Q-55")
def test_he_may_let_it_be_and_must_be_free_and_on_the_map() -> None:
    table = stage(hands={"jigen": "forget", "lupin": "adored"}, lupin="P13").act("lupin").do("pass")
    assert table.thrown("lupin") == ["adored"]
    assert table.state.adored
    assert table.hand("jigen") == ["forget"]
    empty = stage(hands={"lupin": "adored"}).act("lupin")
    assert empty.legal(2) == {"pass"}  # asked all the same: the question tells nothing
    refused = empty.refused("forget")
    assert (refused.rule, refused.why) == ("LUX-CJI-04", "nothing-to-forget")
    hands = {"jigen": "forget", "lupin": "adored"}
    assert stage(hands=hands, jigen="E10", agents={1: "E9"}, held={"jigen": 1}).act("lupin").step == "Activation"
    assert stage(hands=hands, gone={"jigen": 2}).act("lupin").step == "Activation"
    thinking = stage(hands={"jigen": "forget", "lupin": "adored think"}).act("lupin")
    assert thinking.step == "Activation"  # another card binds him now
    assert "adored" in thinking.hand("lupin")


@pytest.mark.rule("LUX-CJI-04", "LUX-Q-55")
def test_that_he_drew_it_stays_lupins_secret_till_then() -> None:
    table = draw(stage(hands={"jigen": "forget"}), "lupin", "adored")
    assert table.step == "Patrol"
    assert [seat for seat in range(5) if table.heard_by("drew", seat)] == [1]
    assert [table.view(seat).hands[LUPIN] for seat in (0, 2, 3, 4)] == [None] * 4


@pytest.mark.rule("LUX-CJI-02", "LUX-CJI-03", "LUX-DIF-28", "LUX-Q-55")
def test_jigen_gives_lupin_the_card_and_it_waits() -> None:
    full = {"lupin": "knife knife", "jigen": ""}
    table = stage(jigen="E9", lupin="E10", hands={"jigen": "forget"}, devices=full).act("jigen")
    assert "slip" in table.legal()
    table.do("slip")
    assert table.state.asks[0].seat == 1
    table.do("accept")
    assert table.hand("jigen") == []
    assert table.state.given == (table.state.kit.card["forget"],)
    assert not table.heard_by("slipped", 0)
    assert table.view(0).given is None
    assert table.view(1).given == table.view(2).given == table.state.given
    assert table.state.kit.card["forget"] not in table.state.deck(JIGEN) or table.state.deck(JIGEN).count(31) == 1
    draw(table, "lupin", "adored")
    assert table.step != "Forget"
    assert table.hand("lupin") == []
    assert (table.thrown("lupin"), table.thrown("jigen")) == (["adored"], ["forget"])
    assert table.state.given == ()


@pytest.mark.rule("LUX-CJI-02")
def test_both_must_be_willing_and_side_by_side() -> None:
    table = stage(jigen="E9", lupin="E10", hands={"jigen": "forget"}).act("jigen").do("slip", "pass")
    assert table.hand("jigen") == ["forget"]
    assert table.state.given == ()
    far = stage(jigen="E9", lupin="E12", hands={"jigen": "forget"}).act("jigen")
    assert "slip" not in far.verbs()
    refused = far.refused("slip")
    assert (refused.rule, refused.why) == ("LUX-CJI-02", "nothing-to-slip")
    one = stage(jigen="E9", lupin="E10", hands={"jigen": "forget"}, seats=3).act("jigen").do("slip")
    assert one.state.given  # one player runs both


# ── A hole in the rucksack ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CJI-05", "LUX-CJI-07", "LUX-Q-56")
def test_the_dearest_device_falls_out() -> None:
    table = stage(jigen="E9", devices={"jigen": "rucksack knife grenade radio"}).act("jigen")
    draw(table, "jigen", "hole")
    assert table.legal(2) == {"lose grenade"}
    table.do("lose grenade")
    assert table.told("hole") == [{"thing": "grenade"}]
    assert [table.state.kit.gadgets[g] for g in table.state.devices[JIGEN]] == ["rucksack", "radio", "knife"]
    assert [table.state.kit.gadgets[g] for g in table.state.used] == ["grenade"]
    assert table.thrown("jigen") == ["hole"]
    assert table.step == "Activation"


@pytest.mark.rule("LUX-CJI-05", "LUX-Q-56")
def test_of_two_that_cost_the_same_he_chooses() -> None:
    table = draw(stage(devices={"jigen": "rucksack kit grenade knife"}), "jigen", "hole")
    assert table.legal(2) == {"lose kit", "lose grenade"}
    refused = table.refused("lose knife")
    assert (refused.rule, refused.why) == ("LUX-CJI-05", "nothing-to-lose")


@pytest.mark.rule("LUX-CJI-05")
def test_whoever_imagines_the_hole_imagines_a_rucksack_with_something_in_it() -> None:
    state = draw(stage(devices={"jigen": "rucksack kit"}), "jigen", "hole").state
    for viewer in (WATCHER, *range(state.seats)):
        view = GAME.view(state, viewer)
        for seed in range(30):
            world = GAME.imagine(view, Random(seed))
            assert RUCKSACK in world.devices[JIGEN]
            assert world.asks[0].moves


@pytest.mark.rule("LUX-CJI-06", "LUX-Q-56")
@pytest.mark.parametrize("held", ["grenade knife", "rucksack", ""])
def test_without_a_rucksack_or_with_nothing_in_it_nothing_is_lost(held: str) -> None:
    table = draw(stage(devices={"jigen": held}), "jigen", "hole")
    assert table.step == "Patrol"
    assert len(table.state.devices[JIGEN]) == len(held.split())
    assert table.thrown("jigen") == ["hole"]


# ── Prove your loyalty ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CJI-08", "LUX-CJI-09", "LUX-CJI-11", "LUX-Q-57", "LUX-DIF-17", "LUX-EX-14", "LUX-INF-03")
def test_jigen_sees_a_card_of_fujikos_hand() -> None:
    table = stage(jigen="E9", fujiko="S2", hands={"jigen": "loyalty", "fujiko": "forgive gun love"}).act("jigen")
    table.do("card loyalty")
    (ask,) = table.state.asks
    card = table.state.kit.card
    assert {int(move.args[0]) for move in ask.moves} == {card["forgive"], card["gun"], card["love"]}
    assert ask.weights is None or max(ask.weights) == min(ask.weights)
    table.chance(f"draw {card['forgive']}")
    assert table.told("inspected") == [{"card": "forgive"}]
    assert [seat for seat in range(5) if table.heard_by("inspected", seat)] == [2]
    assert [table.view(seat).peeked for seat in range(5)] == [None, None, (card["forgive"],), None, None]
    assert table.hand("fujiko") == ["forgive", "gun", "love"]  # given back
    assert table.thrown("jigen") == ["loyalty"]
    assert not table.state.traitor
    assert not table.told("loyal")
    assert not table.told("betrayal")


@pytest.mark.rule("LUX-CJI-08", "LUX-Q-57")
def test_two_copies_are_twice_as_likely_and_an_empty_hand_shows_nothing() -> None:
    table = stage(hands={"jigen": "loyalty", "fujiko": "gun gun love"}, table={"fujiko": "charm"})
    table.act("jigen").do("card loyalty")
    (ask,) = table.state.asks
    odds = dict(zip((int(move.args[0]) for move in ask.moves), ask.weights or (), strict=True))
    assert odds[table.state.kit.card["gun"]] == pytest.approx(2 / 3)
    assert table.state.kit.card["charm"] not in odds  # it lies open
    empty = stage(hands={"jigen": "loyalty"}).act("jigen")
    assert "card" not in empty.verbs()
    refused = empty.refused("card loyalty")
    assert (refused.rule, refused.why) == ("LUX-CJI-08", "empty-hand")
    held = stage(hands={"jigen": "loyalty", "fujiko": "gun"}, fujiko="E9", agents={1: "E10"}, held={"fujiko": 1})
    assert "card loyalty" in held.act("jigen").legal()


@pytest.mark.rule("LUX-CJI-12", "LUX-STC-04", "LUX-CRD-03")
def test_at_stonehenge_nobody_doubts_her() -> None:
    table = draw(stage("stonehenge"), "jigen", "loyalty")
    assert table.hand("jigen") == []
    assert table.thrown("jigen") == ["loyalty"]
    assert not table.state.traitor
    assert FUJIKO == 3
