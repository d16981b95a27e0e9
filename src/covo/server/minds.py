"""Bots think in processes of their own, never on the loop that serves people. A view and an ask go there, no state."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

from covo import bots, games
from covo.bots.parallel import leave_with_parent
from covo.bots.search import Budget, Search
from covo.kernel import Ask, Bot, Game, Move, Said

T = TypeVar("T")


class Minds:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _settle_in)

    async def think(self, game: str, bot: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]) -> Move:
        return await self._run(_think, game, bot, view, ask, seed, heard)

    async def speak(self, game: str, view: Any, seed: str, heard: tuple[Said, ...]) -> tuple[Move, ...]:
        return await self._run(_speak, game, view, seed, heard)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:  # a process died: others take its place
            if pool is self._pool:
                pool.shutdown(wait=False)
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    leave_with_parent()


def _think(game: str, bot: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]) -> Move:
    loaded = games.load(game)
    if bot == "quick" and heard and loaded.claims is not None:
        return loaded.claims.quick(view, ask, Random(seed), heard)
    return _player(bot, loaded, view, ask)(view, ask, Random(seed))


def _player(bot: str, game: Game[Any, Any], view: Any, ask: Ask) -> Bot[Any]:
    """A bot that searches has its second, or less where the clock is short: bots of a table think one after another."""
    if bot == "search" and ask.limit is not None:
        return Search(game, Budget(seconds=min(bots.SECOND.seconds, ask.limit / (2 * view.seats))))
    return bots.by_name(bot, game)


def _speak(game: str, view: Any, seed: str, heard: tuple[Said, ...]) -> tuple[Move, ...]:
    claims = games.load(game).claims
    return () if claims is None else claims.speak(view, Random(seed), heard)
