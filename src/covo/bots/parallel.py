"""Search on several cores: each process grows a tree of its own, and what they found of the moves is added up."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from statistics import fmean
from threading import Thread
from typing import Any

from covo.bots.search import Budget, Node, Prior, Search, best
from covo.games import load
from covo.kernel import Ask, Game, Mind, Move


class Together:
    """One seat's player with so many processes; each thinks for the whole budget and keeps its tree."""

    def __init__(self, game: Game[Any, Any], budget: Budget, processes: int) -> None:
        self.budget = budget
        self.iterations = 0
        self._mind: Mind[Any, Any] = game.mind or Mind()
        # One pool of one process for each: a process that is asked again still has its tree.
        self._pools = [
            ProcessPoolExecutor(1, get_context("spawn"), _settle_in, (game.meta.id, budget)) for _ in range(processes)
        ]

    def __call__(self, view: Any, ask: Ask, rng: Random) -> Move:
        if len(ask.moves) == 1:
            return ask.moves[0]
        asked = [pool.submit(_think, view, ask, rng.getrandbits(62)) for pool in self._pools]
        total, units = Node(len(ask.moves), 0), []
        self.iterations = 0
        for future in asked:
            tried, sums, total.prior, iterations, unit = future.result()
            units.append(unit)
            total.tried = [one + more for one, more in zip(total.tried, tried, strict=True)]
            total.sums = [one + more for one, more in zip(total.sums, sums, strict=True)]
            self.iterations += iterations
        return ask.moves[best(total, fmean(units), self._mind.caution(ask.seat))]

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(cancel_futures=True)


# ── In the process ───────────────────────────────────────────────────────────────────────────────────────────────

_search: Search | None = None


def _settle_in(game: str, budget: Budget) -> None:
    global _search
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    _search = Search(load(game), budget)
    leave_with_parent()


def leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _think(view: Any, ask: Ask, seed: int) -> tuple[list[int], list[float], Prior, int, float]:
    assert _search is not None
    node = _search.think(view, ask, Random(seed))
    return node.tried, node.sums, node.prior, _search.iterations, _search.unit
