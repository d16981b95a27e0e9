"""What is drawn: pieces, costs, odds, dice, clock, zones; what clicks mean and why not."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.fuga.game import GAME
from covo.kernel import Choice, Move, Scene
from tests.fuga.table import Played, Table


def scene(t: Table, seat: int | None = None) -> Scene:
    who = t.asked if seat is None else seat
    return GAME.scene(GAME.view(t.state, who), t.state.ask(who))


def choice(t: Table, move: str) -> Choice:
    return next(one for one in scene(t).choices if one.move == move)


def test_choices_are_the_moves_with_things_to_click(played: list[Played]) -> None:
    for _, positions in played[:6]:
        for state in positions[::9]:
            for ask in state.asks:
                if ask.seat >= 0:
                    drawn = GAME.scene(GAME.view(state, ask.seat), ask)
                    assert [one.move for one in drawn.choices] == list(map(str, ask.moves))
                    there = {piece.id for piece in drawn.pieces} | set(state.field.names)
                    for one in drawn.choices:
                        assert set(one.targets) <= there
                    keys = [tuple(one.targets) for one in drawn.choices if len(one.targets) > 1]
                    assert len(keys) == len(set(keys))


def test_a_move_shows_its_cost() -> None:
    t = Table.on("law", {"first": "A1", "second": "AB20", "police1": "Y10", "patrol1": "Y15"})
    assert (choice(t, "go police1 Y14").cost, choice(t, "go police1 Y14").targets) == ("4", ("police1", "Y14"))
    assert choice(t, "go patrol1 Y17").cost == "2"
    t = Table.on("law", {"first": "A1", "second": "AB20", "police1": "Y10", "patrol1": "Y12"}).play("go police1 Y12")
    assert choice(t, "go police1 Y13").cost == "1"
    assert choice(t, "stop").targets == ()


@pytest.mark.rule("FSM-DAT-28")
def test_odds_before_a_roll() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "AB20", "patrol1": "Y11"}).play("stay first")
    assert choice(t, "misdirect patrol1").odds[0].share == pytest.approx(21 / 36, abs=1e-4)
    t = Table.on("crime", {"first": "Y10", "second": "AB20"}).play("stay first")
    assert choice(t, "steal fast").odds[0].share == pytest.approx(6 / 36, abs=1e-4)
    t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": "Y11"}).play("stay patrol1")
    assert choice(t, "investigate first").odds[0].share == pytest.approx(10 / 36, abs=1e-4)


def shares(one: Choice) -> dict[str, float]:
    return {odds.words.id: odds.share for odds in one.odds}


@pytest.mark.rule("FSM-X-10", "FSM-CMB-20")
def test_odds_of_both_tables_before_one_commits() -> None:
    t = Table.on("arrest", {"first": "Y10", "second": "AB20", "patrol1": "on police1", "police1": "Y11"}, unlocked=True)
    assert shares(choice(t, "attack patrol1 first")) == {
        "result-law-attacker-hit": 0.3333,
        "result-law-nothing": 0.1667,
        "result-law-defender-hit": 0.3333,
        "result-law-defender-lost": 0.1667,
    }
    t = Table.on("attack", {"first": "Y10", "second": "AB20", "patrol1": "Y11", "walker1": "Y9"})
    assert shares(choice(t, "attack first patrol1")) == {
        "result-crime-attacker-hit": 0.1667,
        "result-crime-defender-hit": 0.3333,
        "result-crime-defender-lost": 0.3333,
        "result-crime-hostage-lost": 0.1667,
    }
    t = Table.on(
        "arrest", {"first": "Y10", "second": "AB20", "patrol1": "Y11", "swat1": "Y9"}, unlocked=True, combined=True
    )
    t.play("attack patrol1 first")
    assert shares(choice(t, "roll"))["result-law-attacker-lost"] == 0.3333


def test_dice_are_spelled_out() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "AB20"}).play("stay first", "steal car").roll(5, 4)
    dice = scene(t).dice[0]
    assert dice.faces == (5, 4)
    assert dice.words is not None
    assert (dice.words.args["sum"], dice.words.args["goal"], dice.words.args["result"]) == (9, 7, "yes")


def test_clock_alert_points_and_notes() -> None:
    t = Table.on("law", {"first": "Y10", "second": "Y12", "patrol1": "Y14"}, turn=10)
    t.state.alert, t.state.victims, t.state.exchanged = 3, 2, False
    drawn = scene(t)
    assert {track.id: (track.value, track.of) for track in drawn.tracks} == {
        "turn": (10, 15),
        "deadline": (2, 12),
        "alert": (3, None),
        "victims": (2, None),
    }
    assert [note.id for note in drawn.notes] == ["note-locked"]
    assert (drawn.step, drawn.title.args) == (3, {"turn": 10, "of": 15})
    assert [chair.points for chair in drawn.chairs] == [0, 2]
    t = Table.on("crime", {"first": "Y10"}, turn=13, unlocked=True, hijacked=1)
    t.state.edges = (-1, 2)
    notes = ["note-unlocked", "note-too-late", "note-hijacked", "note-escaped"]
    assert [note.id for note in scene(t).notes] == notes


@pytest.mark.rule("FSM-ZOC-01")
def test_pointing_at_a_counter_shows_reach_and_zone() -> None:
    t = Table.on("law", {"first": "Y12", "second": "AB20", "police1": "Y10"})
    reach, zone = GAME.look(GAME.view(t.state, 0), "police1")
    assert reach.labels["Y14"] == "4"
    assert "Y12" not in reach.cells
    assert reach.reasons["Y12"].id == "layer-barred"
    assert set(zone.cells) == {"Y9", "Z9", "Z10", "Y11", "X10", "X9"}
    assert GAME.look(GAME.view(t.state, 0), "patrol1") == ()
    assert [layer.id for layer in GAME.look(GAME.view(t.state, 0), "ferry")] == ["zone"]


def test_what_a_click_on_a_dark_hex_means() -> None:
    t = Table.on("law", {"first": "Y12", "second": "AB20", "police1": "Y10", "patrol1": "Y11"})
    view, ask = GAME.view(t.state, 0), t.ask
    assert GAME.meant(view, ask, ("police1", "Z10")) == Move("go", "police1", "Z10")
    assert GAME.meant(view, ask, ("ferry", "J9")) == Move("sail", "J9")
    assert GAME.meant(view, ask, ("patrol1", "first")) == Move("attack", "patrol1", "first")
    assert GAME.meant(view, ask, ("Y9",)) is None
    start = Table()
    assert GAME.meant(GAME.view(start.state, 0), start.ask, ("Y9",)) == Move("place", "launch1", "Y9")
    assert GAME.meant(GAME.view(start.state, 0), start.ask, ("launch1", "Y9")) == Move("place", "launch1", "Y9")


def test_what_one_would_like_to_do_and_may_not() -> None:
    t = Table.on("law", {"first": "Y12", "second": "AB20", "patrol1": "Y11"})
    assert [one.move for one in scene(t).closed] == ["attack patrol1 first"]
    t = Table.on("crime", {"first": "Y12", "second": "Y11"})
    assert [one.move for one in scene(t).closed] == ["exchange"]
    for one in scene(t).closed:
        assert t.refused(one.move) == "FSM-TRN-08"


def test_layers_of_the_ferry_and_the_held() -> None:
    t = Table.on("crime", {"first": "A1", "second": "AB20", "walker1": "Y9", "patrol1": "Y12"})
    layers = {layer.id: layer.cells for layer in scene(t).boards[0].layers}
    assert layers == {"course": ("J9",)}
    t.play("go walker1 Y11", "hook patrol1", "sail")
    assert {layer.id: layer.cells for layer in scene(t).boards[0].layers} == {"hooked": ("Y12",)}


def test_the_end_on_the_table() -> None:
    t = Table.on("law", {"first": "Y10", "second": "Y12"}, turn=15)
    t.state.kills = 1
    t.play("end")
    drawn = GAME.scene(GAME.view(t.state, 0), None)
    assert [words.id for words in drawn.result] == ["result-home", "result-law"]
    assert drawn.sheets[0].rows[0].values == (0, 2, None, None, 2)


@pytest.mark.rule("FSM-OVR-02", "FSM-OVR-03")
def test_the_quick_bots_play_to_win() -> None:
    """Against random play each side wins most games; between themselves the exchange is made in most."""
    won = {0: 0, 1: 0}
    for side in (0, 1):
        for seed in range(6):
            rng = Random(f"{side} {seed}")
            state = GAME.new(2, {"map": "fuga-small"})
            while asks := state.asks:
                ask = asks[0]
                bot = ask.seat == side
                state.advance(ask.seat, GAME.quick(GAME.view(state, side), ask, rng) if bot else ask.pick(rng))
            assert state.outcome is not None
            won[side] += state.outcome.ranking[0] == (side,)
    assert won[1] >= 4
    assert won[0] >= 1
