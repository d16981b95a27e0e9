"""Recorded games, counted move sequences, saved positions and what cannot be loaded."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from covo.games.rogue.box import CARD, CLU
from covo.games.rogue.check import conserved, secrets
from covo.games.rogue.game import GAME
from covo.kernel import LoadError, dump, load, parse, playout, replay
from covo.kernel.laws import reasons_recorded
from tests.recorded import counted
from tests.rogue.table import Table

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("records/*.covo"))
PERFT = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["position"]
ENDS = {"team": "traitor", "solo-won": "traitor"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_end_as_their_names_say(path: Path) -> None:
    *_, match = replay(GAME, parse(path.read_text("utf-8")))
    assert match.state.outcome is not None
    assert match.state.outcome.reason == ENDS.get(path.stem, path.stem)


@pytest.mark.rule("RGT-DTH-13")
def test_a_recorded_team_comes_in_second() -> None:
    *_, match = replay(GAME, parse((HERE / "records" / "team.covo").read_text("utf-8")))
    assert len(match.state.outcome.ranking) == 3


def test_every_reason_has_a_recorded_game() -> None:
    assert reasons_recorded(GAME, [parse(path.read_text("utf-8")) for path in RECORDS]) == []


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position["step"])
def test_perft(position: dict[str, Any]) -> None:
    assert counted(GAME, HERE, position) == (position["step"], position["counts"])


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_nothing_is_lost_and_saves_load(seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(seats)
    whole = conserved(state)
    while state.asks:
        ask = rng.choice(state.asks)
        state.apply(ask.seat, ask.pick(rng))
        if rng.random() < 0.02:
            assert conserved(state) == whole
            assert load(GAME, dump(GAME, state)) == state
    assert conserved(state) == whole


def spoiled(change: dict[str, Any]) -> bytes:
    """A saved position with some field changed; `gis.0.lives` names the Lives of seat 0."""
    state = GAME.new(3)
    rng = Random(4)
    while state.round < 2:
        ask = rng.choice(state.asks)
        state.apply(ask.seat, ask.pick(rng))
    saved = json.loads(dump(GAME, state))
    for path, value in change.items():
        thing = saved["state"]
        *names, last = path.split(".")
        for name in names:
            thing = thing[int(name)] if isinstance(thing, list) else thing[name]
        thing[int(last) if isinstance(thing, list) else last] = value
    return json.dumps(saved).encode()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"first": 3}, "state.first"),
        ({"first": -1}, "state.first"),
        ({"traces": [[999, 1, 2]]}, "state.traces"),
        ({"traces": [[90, 8, 2]]}, "state.traces"),
        ({"turn": -1}, "state.turn"),
        ({"phase": "lunch"}, "state.phase"),
        ({"hunt": "wild"}, "state.hunt"),
        ({"traitor": 85}, "state.traitor"),
        ({"traitor_lives": 5}, "state.traitor_lives"),
        ({"totals": [1]}, "state.totals"),
        ({"left": 7}, "state.left"),
        ({"by": 3}, "state.by"),
        ({"start": 99}, "state.start"),
        ({"site": -2}, "state.site"),
        ({"fixed": [[90, 3]]}, "state.fixed"),
        ({"chips": [1, 2]}, "state.chips"),
        ({"zones": [7]}, "state.zones"),
        ({"decks": [[0]]}, "state.decks"),
        ({"discards.0.0": -1}, "state.discards"),
        ({"card": 999}, "state.card"),
        ({"gis.0.lives": 5}, "state.gis[0].lives"),
        ({"gis.0.lives": 0}, "state.gis[0].lives"),
        ({"gis.1.sector": 85}, "state.gis[1].sector"),
        ({"gis.2.ammo": [7, 0, 0, 0]}, "state.gis[2].ammo"),
        ({"gis.0.slots": [0, 9, 0]}, "state.gis[0].slots"),
        ({"gis.0.carrier": 3}, "state.gis[0].carrier"),
        ({"gis.0.rescuer": -2}, "state.gis[0].rescuer"),
        ({"gis.0.items": [-5]}, "state.gis[0]"),
        ({"gis.0.rogue": [120, 120, 120]}, "state.decks"),
    ],
)
def test_impossible_positions_are_not_loaded(change: dict[str, Any], field: str) -> None:
    assert load(GAME, spoiled({})).seats == 3
    with pytest.raises(LoadError) as caught:
        load(GAME, spoiled(change))
    assert caught.value.field == field


@pytest.mark.parametrize("hunt", ["printed", "spent", "tired"])
def test_positions_of_every_hunt_are_loaded(hunt: str) -> None:
    assert load(GAME, spoiled({"hunt": hunt, "first": 2})).hunt == hunt


def test_declared_secrets() -> None:
    table = Table(2).give(0, "K1", "M05", "R13")
    assert set(secrets(table.state)) == {"rogue", "missions", "clues"}
    assert secrets(Table(1).state) == {}
    table.at(0, "Shatter City").meet(0).quiet().draw("E01", "E02")
    assert secrets(table.state)["drawn"] == (CARD["E01"], CARD["E02"])
    table.draw("E34", "E23").do(1, table.legal(1)[0])
    assert len(secrets(table.state)["pile"]) == 3  # type: ignore[arg-type]
    assert CLU == 4


def test_imagined_worlds_play_to_an_end() -> None:
    table = Table(3).give(1, "K1", "M05", "R13").at(0, "Shatter City").meet(0).quiet().draw("E01")
    world = GAME.imagine(table.view(2), Random(1))
    playout(world, Random(2))
    assert world.outcome is not None


EVENTS = tomllib.loads((HERE / "events.toml").read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_tell_what_they_told(path: Path) -> None:
    """What happens is told, and as often as it happens: a lost word would leave players in the dark."""
    *_, match = replay(GAME, parse(path.read_text("utf-8")))
    told = Counter(event.kind for events in match.events for event in events)
    assert dict(sorted(told.items())) == EVENTS[path.stem]
