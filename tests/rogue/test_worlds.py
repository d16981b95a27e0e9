"""Imagined worlds: what a viewer knows is the same in all of them, what he does not know differs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from covo.games.rogue.box import CARD, CARDS, CLU, INITIATIVE, MIS, NAMED, usable
from covo.games.rogue.game import GAME
from covo.games.rogue.state import impossible
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import WATCHER, encode
from tests.rogue.table import Table


def worlds(table: Table, viewer: int, count: int = 150) -> list[Any]:
    view, rng = table.view(viewer), Random(3)
    found = [GAME.imagine(view, rng) for _ in range(count)]
    for world in found:
        assert encode(GAME.view(world, viewer)) == encode(view)
    return found


@pytest.mark.rule("RGT-HID-01")
def test_hands_missions_and_clues_are_hidden_from_the_others() -> None:
    table = Table(3).give(0, "R13", "R20", "M05", "K1", "K2").turn(1)
    mine, other, watcher = (table.view(viewer) for viewer in (0, 1, WATCHER))
    assert [CARDS[card].id for card in mine.gis[0].rogue] == ["R13", "R20"]
    for view in (other, watcher):
        gi = view.gis[0]
        assert (gi.rogue, gi.missions, gi.clues) == ((-1, -1), ((-1, 0),), ((-1, 0), (-1, 0)))
        assert view.decks == tuple(sum(deck) for deck in table.state.decks)  # sizes, not what is in them
    seen = {tuple(CARDS[card].id for card in world.gis[0].rogue) for world in worlds(table, 1)}
    assert len(seen) > 50


@pytest.mark.rule("RGT-HID-02", "RGT-ENC-05")
def test_while_the_pile_is_drawn_and_ordered_only_the_left_player_sees_it() -> None:
    table = Table(3).at(0, "Shatter City").meet(0).quiet().draw("E01", "E02")
    assert table.view(1).drawn == (CARD["E01"], CARD["E02"])
    for viewer in (0, 2, WATCHER):
        assert table.view(viewer).drawn == (-1, -1)
    for world in worlds(table, 1, 20):  # who looks at them knows that they are in no deck
        assert list(world.drawn) == [CARD["E01"], CARD["E02"]]
        assert sum(world.decks[0]) == sum(table.state.decks[0])
    table.draw("E34", "E23")
    assert table.step == "LayPile"
    assert table.view(0).drawn == (-1,) * 4
    assert table.view(0).awaited == (1,)
    usable_everywhere = [usable(card, NAMED["Shatter City"]) for world in worlds(table, 0, 40) for card in world.drawn]
    assert all(usable_everywhere)  # the others were discarded before all eyes


@pytest.mark.rule("RGT-HID-03", "RGT-ENC-10")
def test_of_the_pile_all_see_the_top_and_the_size() -> None:
    table = Table(3).at(0, "Shatter City").lie("Shatter City", "E16").meet(0).quiet().draw("E01", "E13", "E34")
    table.do(1, table.legal(1)[0])
    assert [card for card, _ in table.view(1).pile] == [card for card, _ in table.state.pile]
    for viewer in (0, 2, WATCHER):
        view = table.view(viewer)
        assert [card for card, _ in view.pile] == [CARD["E13"], -1, -1, -1]
        assert view.lying == ((CARD["E16"], 1),)  # it lay open before
    for world in worlds(table, 0):
        ranks = [INITIATIVE[card] for card, _ in world.pile]
        assert ranks == sorted(ranks, reverse=True)
        assert CARD["E16"] in [card for card, _ in world.pile]
        assert all(usable(card, NAMED["Shatter City"]) for card, _ in world.pile)


@pytest.mark.rule("RGT-HID-07")
def test_no_view_holds_what_is_still_to_be_drawn() -> None:
    table = Table(3).turn(0)
    for viewer in (0, 1, WATCHER):
        text = encode(table.view(viewer)).decode()
        assert "seed" not in text
        assert str(list(table.state.decks[CLU])).replace(" ", "") not in text or viewer == 99
    assert table.view(0).clue_deck == ()


def test_an_imagined_mission_is_possible_for_its_owner() -> None:
    table = Table(3).give(1, "M05").turn(0)
    found = Counter(world.gis[1].missions[0][0] for world in worlds(table, 0, 400))
    assert not any(impossible(table.state, 1, card) for card in found)
    assert CARD["M23"] in found  # a Genie Mission would do
    assert CARD["M20"] not in found  # without Helm
    assert CARD["M27"] not in found  # Azure is not in play


def test_imagined_clues_are_no_full_set() -> None:
    table = Table(3).give(1, "K1", "K1", "K2", "K3").turn(0)
    for world in worlds(table, 0):
        assert len({card for card, _ in world.gis[1].clues}) < 4


def test_the_searcher_knows_the_clue_deck() -> None:
    table = Table(3).at(0, "Battle Computer").give(0, "K1", "K2", "K4").give(1, "K3", "K3").ends(0).do(0, "yes")
    assert {world.decks[CLU] for world in worlds(table, 0, 20)} == {table.state.decks[CLU]}
    assert len({world.decks[CLU] for world in worlds(table, 2, 60)}) > 1
    for world in worlds(table, 0, 20):
        assert [card for card, _ in world.gis[1].clues] == [CARD["K3"], CARD["K3"]]


@pytest.mark.rule("RGT-GIE-22", "RGT-GIE-24")
def test_the_two_who_swap_clues_know_what_the_other_lacks() -> None:
    table = Table(3).at(0, "Shatter City").at(1, "Shatter City").give(0, "K1", "K2").give(1, "K2", "K3").meet(0).quiet()
    table.do(0, "clues 1").do(1, "yes")
    for world in worlds(table, 0, 60):
        held = {card for card, _ in world.gis[1].clues}
        assert CARD["K2"] in held
        assert CARD["K1"] not in held
    assert len({world.gis[1].clues for world in worlds(table, 2, 60)}) > 3
    table.do(0, "give K1")
    assert table.view(2).agenda[0].gives == (-1, -2)  # type: ignore[attr-defined]  # that he has chosen, not what
    assert table.view(1).agenda[0].gives == (-1, -2)  # type: ignore[attr-defined]
    worlds(table, 2, 30)
    worlds(table, 1, 30)


def test_who_offers_a_mission_is_the_only_one_to_know_it() -> None:
    table = Table(3).at(0, "Shatter City").at(1, "Shatter City").give(0, "M05").give(1, "M06", "M07").meet(0).quiet()
    table.do(0, "missions 1 M05")
    assert table.step == "SwapMissions"
    assert table.view(0).agenda[0].card == CARD["M05"]  # type: ignore[attr-defined]
    assert table.view(1).agenda[0].card == -1  # type: ignore[attr-defined]
    offered = {world.stack[0].card for world in worlds(table, 2, 80)}
    assert len(offered) > 5


def test_a_mission_under_consideration_is_hidden() -> None:
    table = Table(3).start(DrawMission(0), NextTurn()).draw("M05")
    assert table.step == "KeepMission"
    assert table.view(1).agenda[0].card == -1  # type: ignore[attr-defined]
    assert table.view(1).awaited == (0,)
    cards = {world.stack[0].card for world in worlds(table, 1, 80)}
    assert len(cards) > 5
    assert MIS == 2
    told = [event for event in table.told if event.kind == "mission"]
    assert [event.to for event in told] == [(0,)]


def test_a_pile_under_a_nort_offensive() -> None:
    table = (
        Table(3).at(0, "Copper Hills").at(1, "Bridge").at(2, "Bridge").give(1, "R21").meet(0).do(1, "play R21").quiet()
    )
    table.draw("E23").draw("E01", "E02", "E08").do(1, table.legal(1)[0])
    assert table.step == "MeetEnemy"
    found = Counter(CARDS[card].side for world in worlds(table, 0, 100) for card, _ in world.pile[1:])
    assert found["nort"] > 0
