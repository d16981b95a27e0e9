"""What is drawn: maps, pieces, zones, dice with their sums, choices one can click."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.rogue.game import GAME
from covo.games.rogue.scene import look
from covo.kernel import Move
from tests.rogue.table import Table, face, field


def test_two_boards_with_the_figures_on_them() -> None:
    table = Table(2).at(0, "Bridge").at(1, "Furlow").full(0).lie("Furlow", "E29").turn(0)
    scene = GAME.scene(table.view(0), table.state.ask(0))
    assert [(board.id, board.map, board.shape) for board in scene.boards] == [
        ("nu-earth", "nu-earth", "hex"),
        ("milli-com", "milli-com", "hex"),
    ]
    where = {piece.id: piece.place for piece in scene.pieces}
    assert (where["gi-0"], where["gi-1"], where["traitor"]) == ("M07", "N66", "M07")
    assert where["lies-0-E29"] == "N66"
    cells = {cell.id for name in GAME.maps for cell in GAME.maps[name]().cells}
    zones = {zone.id for zone in scene.zones}
    seats = {"seat0", "seat1"}
    assert {piece.place for piece in scene.pieces} <= cells | zones | seats


def test_every_target_of_a_choice_is_there_to_click() -> None:
    rng = Random(8)
    cells = {cell.id for name in GAME.maps for cell in GAME.maps[name]().cells}
    for seats in (1, 3):
        state = GAME.new(seats, {"rounds": 20})
        while state.asks:
            ask = rng.choice(state.asks)
            if ask.seat >= 0:
                scene = GAME.scene(GAME.view(state, ask.seat), ask)
                pieces = {piece.id for piece in scene.pieces}
                assert len(pieces) == len(scene.pieces)
                known = pieces | cells | {zone.id for zone in scene.zones} | {f"seat{seat}" for seat in range(seats)}
                assert [choice.move for choice in scene.choices] == [str(move) for move in ask.moves]
                for choice in scene.choices:
                    assert set(choice.targets) <= known, choice
            state.apply(ask.seat, ask.pick(rng))


def test_dice_are_shown_with_their_sum() -> None:
    table = face(field("E01").ammo(0, gp=3)).do(0, "fire gp 3").roll(1, 4, 6)
    scene = GAME.scene(table.view(2), None)
    (pool,) = scene.dice
    assert pool.faces == (1, 4, 6)
    assert pool.words is not None
    assert pool.words.args == {"what": "salvo", "sum": "1 + 4 + 6", "total": 11}
    table.roll(2, 2)
    assert len({dice.id for dice in GAME.scene(table.view(2), None).dice}) == 2


def test_the_numbers_of_sectors_stand_on_the_moves() -> None:
    table = Table(2).at(0, "Splinter Hill").turn(0).quiet()
    costs = {choice.move: choice.cost for choice in GAME.scene(table.view(0), table.ask(0)).choices}
    assert costs["go N36"] == "4"
    assert costs["stay"] == ""


def test_the_own_mission_and_the_duty_are_laid_over_the_map() -> None:
    table = Table(2).give(0, "M05").put(1, alive=False, lives=0, rescuer=0).turn(0)
    layers = {layer.id: layer.cells for board in GAME.scene(table.view(0), None).boards for layer in board.layers}
    assert layers == {"mission": ("N01",), "duty": ("N65",)}
    others = {layer.id for board in GAME.scene(table.view(1), None).boards for layer in board.layers}
    assert others == {"duty"}


def test_steps_title_and_result() -> None:
    table = Table(2).turn(0)
    scene = GAME.scene(table.view(0), table.state.ask(0))
    assert (scene.step, len(scene.steps), scene.title.id) == (0, 3, "title-turn")
    solo = Table(1).turn(0)
    assert len(GAME.scene(solo.view(0), None).steps) == 4
    won = Table(3).at(0, "Bridge").full(0, lives=1).put(1, alive=False, lives=0, carrier=0, sector=-1)
    won.ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert [words.id for words in GAME.scene(won.view(2), None).result] == ["result-traitor", "result-second"]


def test_pointing_and_clicking() -> None:
    table = Table(2).give(1, "R20").full(0).turn(0)
    assert look(table.view(0), "traitor")[0].cells == ("N01", "N14", "N61", "M07")
    assert GAME.meant(table.view(1), table.ask(1), ("rogue-1-0-R20",)) == Move("play", "R20")
    locked = Table(2).at(0, "Brig").put(0, prison=True).turn(0)
    assert look(locked.view(0), "gi-0") == ()
    assert look(locked.view(0), "gi-5") == ()
    met = Table(3).at(0, "Shatter City").at(1, "Shatter City").meet(0).quiet()
    assert GAME.meant(met.view(0), met.ask(0), ("gi-2",)) == Move("talk", 2)
    fight = face(field("E16").give(0, "S18"))
    assert GAME.meant(fight.view(0), fight.ask(0), ("card-0-0-S18",)) == Move("use", "S18")
    assert GAME.refuse(fight.view(0), fight.ask(0), Move("use", "S18")).rule == "RGT-ECD-13"


def test_what_is_closed_says_why_when_tried() -> None:
    table = Table(2).give(1, "R20", "R19").turn(0)
    scene = GAME.scene(table.view(1), table.ask(1))
    assert [choice.move for choice in scene.closed] == ["play R20"]
    assert scene.closed[0].targets == ("rogue-1-1-R20",)
    fight = face(field("E04", sector="Quartz Zone"))
    shut = [choice.move for choice in GAME.scene(fight.view(0), fight.ask(0)).closed]
    assert shut == ["evade", "surrender"]
    assert [fight.refusal(0, move).rule for move in shut] == ["RGT-BRD-14", "RGT-SUR-01"]


@pytest.mark.parametrize("seats", [1, 6])
def test_piles_are_counted(seats: int) -> None:
    table = Table(seats).turn(0)
    zones = {zone.id: zone.count for zone in GAME.scene(table.view(0), None).zones if zone.kind == "pile"}
    assert zones["deck-supply"] == 56
    assert ("deck-traitor" in zones) == (seats == 1)
