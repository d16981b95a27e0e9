"""Perfect recall: what a player saw of cards that went out of sight is still in his view, and in every world he imagines."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.rogue.box import CARD, CARDS, CLU, CLUES
from covo.games.rogue.game import GAME
from covo.games.rogue.state import Rogue
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.missions import gain_clue, show_mission
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import WATCHER, encode
from tests.rogue.table import Table

HERE = "Shatter City"


def worlds(table: Table, viewer: int, count: int = 60) -> list[Rogue]:
    view, rng = table.view(viewer), Random(5)
    found = [GAME.imagine(view, rng) for _ in range(count)]
    assert {encode(GAME.view(world, viewer)) for world in found} == {encode(view)}
    return found


def holders(found: list[Rogue], name: str) -> set[tuple[int, ...]]:
    """By world the seats that hold a card, once for each copy."""
    return {
        tuple(seat for seat, gi in enumerate(world.gis) for card, _ in (*gi.missions, *gi.clues) if card == CARD[name])
        for world in found
    }


def traces(table: Table, viewer: int) -> list[tuple[str, int]]:
    return [(CARDS[card].id, bits) for card, bits in table.view(viewer).traces]


def swapped() -> Table:
    """All have seen M05 before seat 0, who has swapped one of his Missions with seat 1 since."""
    table = Table(4).at(0, HERE).at(1, HERE).give(0, "M05", "M06").give(1, "M07").give(3, "M09")
    show_mission(table.state, 0, CARD["M05"])
    return table.meet(0).quiet().do(0, "missions 1 M05")


@pytest.mark.rule("RGT-GIE-20", "RGT-HID-04", "RGT-HID-05")
def test_a_known_mission_that_may_have_been_swapped_is_with_one_of_the_two() -> None:
    table = swapped()
    for viewer in (2, 3, WATCHER):
        assert traces(table, viewer) == [("M05", 0b11)]
        assert holders(worlds(table, viewer), "M05") == {(0,), (1,)}
    for viewer in (0, 1):  # they know what they did
        assert traces(table, viewer) == []
        assert holders(worlds(table, viewer), "M05") == {(1,)}
        assert holders(worlds(table, viewer), "M07") == {(0,)}
    notes = GAME.scene(table.view(2), None).notes
    assert [
        (note.args["seat"], note.args["other"], note.args["card"]) for note in notes if note.id == "note-trace-two"
    ] == [(0, 1, "M05")]


def test_it_is_followed_from_swap_to_swap_and_found_again() -> None:
    table = swapped()
    table.at(1, HERE).at(3, HERE).at(0, "Thornveldt").meet(1).quiet().do(1, "missions 3 M05")
    assert traces(table, 2) == [("M05", 0b1011)]
    assert holders(worlds(table, 2), "M05") == {(0,), (1,), (3,)}
    assert traces(table, 3) == []  # it came to him
    assert traces(table, 0) == [("M05", 0b1010)]  # he knows to whom he gave it
    assert holders(worlds(table, 0), "M05") == {(1,), (3,)}
    show_mission(table.state, 3, CARD["M05"])
    assert traces(table, 2) == []
    assert holders(worlds(table, 2), "M05") == {(3,)}


def test_who_looked_through_the_clue_deck_remembers_what_the_others_hold() -> None:
    table = Table(4).at(0, "Battle Computer").give(0, "K1", "K2", "K4").give(1, "K3", "K3").give(2, "K1", "K2")
    table.ends(0).do(0, "yes")
    table.do(0, table.legal(0)[0])
    assert table.view(0).clue_deck == ()
    assert traces(table, 0) == [("K1", 0b110), ("K2", 0b110), ("K3", 0b110), ("K3", 0b110)]
    assert traces(table, 1) == traces(table, 3) == []
    for world in worlds(table, 0):
        held = sorted(card for seat in (1, 2) for card, _ in world.gis[seat].clues)
        assert held == sorted(CARD[name] for name in ("K1", "K2", "K3", "K3"))
        assert world.decks[CLU] == table.state.decks[CLU]
    assert len({world.gis[1].clues for world in worlds(table, 0)}) > 2
    assert len({world.decks[CLU] for world in worlds(table, 3)}) > 1


def test_a_clue_thrown_away_before_all_eyes_is_counted_on_no_more() -> None:
    table = Table(3).at(0, "Battle Computer").give(0, "K1", "K2", "K4").give(1, "K3", "K3", "K1", "K2", "K3")
    table.ends(0).do(0, "yes")
    table.do(0, table.legal(0)[0])
    assert traces(table, 0).count(("K3", 0b10)) == 3
    table.ends(1).over().do(1, "drop K3")
    assert traces(table, 0).count(("K3", 0b10)) == 2
    assert {sorted(card for card, _ in world.gis[1].clues).count(CARD["K3"]) for world in worlds(table, 0)} == {2}


def test_four_quarters_turned_up_use_up_their_traces() -> None:
    table = Table(3).at(0, "Battle Computer").give(0, "K1", "K2", "K4").give(1, "K3", "K1", "K2").give(2, "K1")
    table.ends(0).do(0, "yes")
    table.do(0, table.legal(0)[0])
    assert traces(table, 0) == [("K1", 0b110), ("K1", 0b110), ("K2", 0b110), ("K3", 0b110)]
    gain_clue(table.state, 1, table.take("K4"))
    assert table.gi(1).full
    assert traces(table, 0) == [("K1", 0b110)]
    assert {world.gis[2].clues[0][0] for world in worlds(table, 0)} <= set(CLUES)


def test_the_dead_remember_what_their_carrier_held_when_he_died() -> None:
    table = Table(4).at(0, HERE).at(1, HERE).at(2, "Bridge").give(0, "M05", "K1")
    table.put(1, alive=False, lives=0, carrier=0).put(0, lives=1)
    assert [card for card, _ in table.view(1).gis[0].clues] == [CARD["K1"]]
    table.start(LoseLives(0, n=1, combat=False), NextTurn())
    assert not table.gi(0).alive
    view = table.view(1)
    assert [card for card, _ in view.gis[0].clues] == [CARD["K1"]]
    assert [card for card, _ in view.gis[0].missions] == [CARD["M05"]]
    assert [card for card, _ in table.view(3).gis[0].clues] == [-1]
