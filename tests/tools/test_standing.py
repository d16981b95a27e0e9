"""What learns how the gang of Lupin stands."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from covo.games.lupin.standing import Network
from tools import standing as learner


def test_a_game_gives_a_row_for_each_phase_and_who_won() -> None:
    rows, gang = learner.game(0)
    assert gang in (0.0, 1.0)
    kinds = [kind for _, kind, _ in rows]
    assert set(kinds) == {"ruby police", "ruby gang"}
    assert all(first != second for first, second in pairwise(kinds))  # by turns
    assert len({len(row) for _, _, row in rows}) == 1
    assert learner.game(0) == (rows, gang)  # the same for the same number


def test_it_learns_what_no_sum_of_signs_tells() -> None:
    """Either of two signs wins, not both."""
    luck = np.random.default_rng(1)
    known = luck.integers(0, 2, (4000, 3)).astype(float)
    won = (known[:, 0] != known[:, 1]).astype(float)
    network = learner.fit(known, won)
    assert learner.loss(learner.told(network, known), won) < 0.4
    assert learner.loss(np.full(len(won), 0.5), won) == pytest.approx(np.log(2))


def test_the_game_reads_a_network_as_it_was_learnt() -> None:
    luck = np.random.default_rng(1)
    known, won = luck.random((600, 4)), luck.integers(0, 2, 600).astype(float)
    network = learner.fit(known, won)
    read = Network(network["units"], network["biases"], network["out"], network["bias"])
    for row, told in zip(known[:20], learner.told(network, known[:20]), strict=True):
        assert 1 / (1 + np.exp(-read(list(row)))) == pytest.approx(told)


def test_what_it_writes_is_by_mission_and_phase(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learner, "EPOCHS", 2)
    played = [learner.game(number) for number in range(12)]
    rows = [row for some, _ in played for row in some]
    won = [gang for some, gang in played for _ in some]
    found = learner.learn(
        np.array([kind for _, kind, _ in rows]),
        np.arange(len(rows)),
        np.array([row for _, _, row in rows], dtype=float),
        np.array(won),
    )
    assert set(found) == {"ruby police", "ruby gang", "bank police", "bank gang"}
    assert "log-loss" in capsys.readouterr().out
    assert len(found["bank gang"]["units"][0]) == len(rows[0][2])
