"""Drawing by lots: whoever draws has each legal move alike likely, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from covo.games.fuga.steps.lots import CrimeLots, LawLots
from covo.kernel import Parts
from tests.fuga.table import Played, Table


def test_there_is_one_lot_for_every_legal_move(played: list[Played]) -> None:
    """Of the lots those that are open are the list, at every position of all games."""
    looked: Counter[str] = Counter()
    for _, positions in played:
        for state in positions:
            for ask in state.asks:
                if isinstance(ask.listing, Parts):
                    lots = [move for part in ask.listing() for move in part]
                    assert sorted(filter(ask.listing.open, lots)) == sorted(ask.moves), state.stack[0]
                    looked[type(ask.listing).__name__] += 1
                    looked["laid back"] += len(lots) - len(ask.moves)
    assert looked[LawLots.__name__] > 800
    assert looked[CrimeLots.__name__] > 400
    assert looked["laid back"] > 1000


@pytest.mark.rule("FSM-STK-01", "FSM-TRP-08")
def test_all_are_drawn_alike() -> None:
    """A shore with a boat to step on, friends in the way, a car whose rider has moved."""
    table = Table.on(
        "law",
        {"patrol1": "W12", "launch1": "V12", "police1": "Y12", "patrol2": "Y13", "police2": "Y14", "first": "Y16"},
    )
    table.play("go patrol2 Y14")
    (ask,) = table.state.asks
    rng, draws = Random(1), 40 * len(ask.moves)
    drawn = Counter(ask.pick(rng) for _ in range(draws))
    assert set(drawn) == set(ask.moves)
    chi = sum((drawn[move] - 40) ** 2 / 40 for move in ask.moves)
    free = len(ask.moves) - 1
    assert abs(chi - free) < 4 * (2 * free) ** 0.5
