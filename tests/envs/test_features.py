"""What a seat may know as numbers: bounded, telling, and the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from zlib import crc32

import numpy as np
import pytest

from covo import games
from covo.envs import features
from covo.envs.spelled import Spelled
from tests.envs.conftest import GAMES, walk

DIGEST = """
import sys
from random import Random
from zlib import crc32
from covo import games
from covo.envs import features
from covo.envs.spelled import Spelled
for game in games.packages():
    table, rng, sum = Spelled(game, games.meta(game).seats[-1], luck=Random(4)), Random(5), 0
    for _ in range(100):
        if table.seat is None:
            break
        sum = crc32(features.tensor(table, table.seat).tobytes(), sum)
        sum = crc32(features.text(table, table.seat).encode(), sum)
        table.take(rng.choice(table.legal()))
    print(game, sum)
"""


def test_other_processes_see_the_same() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0].split()[::2] == GAMES
    assert said[0] == said[1]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_bounded_and_change_with_what_is_known(game: str) -> None:
    table = Spelled(game, games.meta(game).seats[0], luck=Random(1))
    texts: dict[bytes, str] = {}
    for _ in walk(table, Random(1), 150):
        assert table.seat is not None
        tensor = features.tensor(table, table.seat)
        assert tensor.shape == (features.size(table.words),)
        assert tensor.dtype == np.float32
        assert set(np.unique(tensor[: features.FACTS])) <= {1 - 0.5**n for n in range(12)}
        assert abs(tensor).max() <= 1
        # Different knowledge looks different: no two texts of this game share their numbers.
        assert texts.setdefault(tensor.tobytes(), features.text(table, table.seat)) == features.text(table, table.seat)
    assert len(texts) > 1


def test_a_fact_has_its_place_and_a_number_its_size() -> None:
    facts, paths, amounts = features._read("ballots", ((None, 2), (-8,), ()))
    assert facts.tolist() == [crc32(fact) % 4096 for fact in (b"ballots/0/0=None", b"ballots/0/1=2", b"ballots/1/0=-8")]
    assert paths.tolist() == [crc32(path) % 256 for path in (b"ballots/0/1", b"ballots/1/0")]
    assert amounts.tolist() == [0.2, -0.5]


def test_a_set_written_as_bits_is_a_fact_for_each() -> None:
    facts, _, amounts = features._read("guards", 1 << 70 | 1 << 3)
    assert facts.tolist() == [crc32(fact) % 4096 for fact in (b"guards/3=None", b"guards/70=None")]
    assert not amounts.size


def test_the_tensor_of_a_small_view() -> None:
    """Conclave, the first vote: of all places only those of the facts hold something, and no word is said."""
    table = Spelled("conclave", 3, luck=Random(1))
    tensor = features.tensor(table, 0)
    for fact in (b"viewer=0", b"seats=3", b"outcome=None", b"agenda/0/type=Ballot", b"awaited/2=2", b"rule=CNC-04"):
        assert tensor[crc32(fact) % 4096] >= 0.5
    assert (tensor[:4096] > 0).sum() <= 14
    assert not tensor[4352:].any()


def test_equal_numbers_are_one_fact() -> None:
    """As they are one key where facts are kept."""
    for value in (True, 1.0):
        for one, other in zip(features._read("x", (value, 0)), features._read("x", (1, False)), strict=True):
            assert one.tolist() == other.tolist()


def test_words_said_are_seen_by_who_says_them_alone() -> None:
    table = Spelled("fuga", 2, luck=Random(1))
    rng = Random(1)
    for place in walk(table, rng):
        before = table.copy()
        before.take(place)
        if before.fork is not None and before.state == table.state:
            break
    seat = table.seat
    assert seat is not None
    assert features.text(before, seat) != features.text(table, seat)
    assert (features.tensor(before, seat) != features.tensor(table, seat)).any()
    assert features.text(before, 1 - seat) == features.text(table, 1 - seat)
    assert (features.tensor(before, 1 - seat) == features.tensor(table, 1 - seat)).all()


def test_what_is_handed_out_is_not_to_be_written_to() -> None:
    table = Spelled("conclave", 3, luck=Random(1))
    with pytest.raises(ValueError, match="read-only"):
        features.tensor(table, 0)[0] = 5
