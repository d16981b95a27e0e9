"""Bots think in processes of their own, never on the loop that serves people. A view and an ask go there, no state."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from covo import bots, games
from covo.kernel import Ask, Move
from covo.lab.pool import leave_with_parent


class Minds:
    def __init__(self, processes: int = 1) -> None:
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"), _settle_in)

    async def think(self, game: str, bot: str, view: Any, ask: Ask, seed: str) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, game, bot, view, ask, seed)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    leave_with_parent()


def _think(game: str, bot: str, view: Any, ask: Ask, seed: str) -> Move:
    return bots.by_name(bot, games.load(game))(view, ask, Random(seed))
