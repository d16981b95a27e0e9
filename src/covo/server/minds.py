"""Bots think in processes of their own, never on the loop that serves people. A view and an ask go there, no state."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, Final, TypeVar

from covo import bots, games
from covo.bots.parallel import leave_with_parent
from covo.bots.search import Budget, Search
from covo.kernel import Ask, Bot, Game, Move, Said

T = TypeVar("T")
KEPT: Final = 12  # searchers whose trees are kept: some megabytes each


class Minds:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _settle_in)

    async def think(
        self, game: str, bot: str, chair: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]
    ) -> Move:
        return await self._run(_think, game, bot, chair, view, ask, seed, heard)

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


_kept: dict[tuple[str, str], Search] = {}  # by game and chair, in a process of ours


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    leave_with_parent()


def _think(game: str, bot: str, chair: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]) -> Move:
    loaded = games.load(game)
    if bot == "quick" and heard and loaded.claims is not None:
        return loaded.claims.quick(view, ask, Random(seed), heard)
    return _player(bot, loaded, chair, view, ask)(view, ask, Random(seed))


def _player(bot: str, game: Game[Any, Any], chair: str, view: Any, ask: Ask) -> Bot[Any]:
    """A bot that searches has its second, or less where the clock is short: bots of a table think one after another.

    It is kept for its chair, and with it what of its tree the next decision can use.
    """
    if bot != "search":
        return bots.by_name(bot, game)
    key = game.meta.id, chair
    player = _kept.pop(key, None) or Search(game, bots.SECOND)
    _kept[key] = player
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]  # who has not been asked for longest
    seconds = bots.SECOND.seconds
    player.budget = Budget(seconds=seconds if ask.limit is None else min(seconds, ask.limit / (2 * view.seats)))
    return player


def _speak(game: str, view: Any, seed: str, heard: tuple[Said, ...]) -> tuple[Move, ...]:
    claims = games.load(game).claims
    return () if claims is None else claims.speak(view, Random(seed), heard)
