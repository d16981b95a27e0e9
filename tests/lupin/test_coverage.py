"""The laws on a few games of each seat count, recorded games for every end, counts from fixed positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from covo.games.lupin.game import GAME
from covo.kernel import laws, parse, replay
from covo.kernel.laws import perft

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_laws_hold(seats: int) -> None:
    report = laws.check(GAME, seats, games=3)
    assert not report.failures


def test_every_end_has_a_recorded_game() -> None:
    records = [parse(path.read_text("utf-8")) for path in sorted((HERE / "records").glob("*.covo"))]
    assert not laws.reasons_recorded(GAME, records)


@pytest.mark.parametrize("path", sorted((HERE / "records").glob("*.covo")), ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_end(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    *_, match = replay(GAME, record)
    assert match.state.outcome is not None
    assert match.state.outcome.reason == record.end


@pytest.mark.parametrize("case", tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["case"], ids=lambda case: case["name"])
def test_perft(case: dict[str, int | str]) -> None:
    state = GAME.new(int(case["seats"]), {"mission": str(case["mission"]), "level": "expert"})
    rng = Random(int(case["seed"]))
    for _ in range(int(case["moves"])):
        ask = state.asks[0]
        state.advance(ask.seat, ask.pick(rng))
    assert perft(state, int(case["depth"])) == case["count"]
