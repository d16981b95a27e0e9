"""The load generator: scripted players in a process of their own. Who starts it writes a line for each thing to do.

A table makes its next move when everyone at it has seen the last one. The time of a move runs from the moment it is
sent until the last socket at its table has the view that follows from it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection
from math import ceil
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from bench.players import BoardgamePlayer, CovoPlayer, Table

PATIENCE: Final = 30.0  # seconds without an answer after which a server has failed
QUIET: Final = 0.25  # seconds after which a move that not everybody was shown is taken for one that they may not see
TOGETHER: Final = 50  # tables that are open at a time on the way to many idle ones


class Crowd:
    """All tables at one server, and what one slice of time showed of them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.within = 0  # moves made before the slice was over
        self.until = 0.0
        self.pace: float | None = None
        self.playing = 0
        self.done: asyncio.Future[None]

    async def slice(self, seconds: float, pace: float | None) -> dict[str, float]:
        """All tables play for a while, as fast as they can or each at its pace. Moves under way are waited for."""
        loop = asyncio.get_running_loop()
        self.times, self.within, self.pace = [], 0, pace
        self.done, self.playing = loop.create_future(), len(self.tables)
        self.until = perf_counter() + seconds
        for number, table in enumerate(self.tables):
            if pace is None:
                table.go()
            else:
                loop.call_later(min(pace, seconds) * number / len(self.tables), table.go)
        await self.done
        return {"within": self.within, "moves": len(self.times), **summary(self.times)}

    def made(self, table: Table, sent: float, now: float) -> None:
        self.times.append(now - sent)
        if now < self.until:
            self.within += 1
            if self.pace is None:
                table.go()
                return
            wait = max(0.0, sent + self.pace - now)
            if now + wait < self.until:
                asyncio.get_running_loop().call_later(wait, table.go)
                return
        self.playing -= 1
        if self.playing == 0:
            self.done.set_result(None)

    async def leave(self) -> None:
        await asyncio.gather(*(player.link.close() for table in self.tables for player in table.players))


class CovoCrowd(Crowd):
    async def open(self, tables: int, game: str = "cells", seats: int = 2, onlookers: int = 0) -> None:
        """Tables without bots and clocks, somebody on every seat, and the game begun."""
        others = [f"seat {seat}" for seat in range(1, seats)]
        wanted = {"game": game, "seats": seats, "name": "seat 0", "others": others, "pace": "none"}
        with Http(self.port) as http:
            for _ in range(tables):
                opened = await asyncio.to_thread(http, "/api/tables", **wanted)
                tokens = [opened["token"], *(other["token"] for other in opened["others"])]
                table = Table(self.made)
                self.tables.append(table)
                players = [CovoPlayer(table, seat, token) for seat, token in enumerate(tokens)]
                players += [CovoPlayer(table, None, None) for _ in range(onlookers)]
                table.players += players
                for player in players:
                    await player.enter(self.port, opened["code"])
                players[0].link.send(b'{"t":"start"}')
        await until(lambda: all(player.there() for table in self.tables for player in table.players))


class BoardgameCrowd(Crowd):
    async def open(self, tables: int) -> None:
        """A match is made when somebody asks for one that is not there, so the second comes when the first is in."""
        for number in range(tables):
            table = Table(self.made)
            self.tables.append(table)
            for seat in range(2):
                player = BoardgamePlayer(table, seat, f"match{number}")
                table.players.append(player)
                await player.enter(self.port)
                await until(player.there)


class Http:
    """Requests to one server over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def __enter__(self) -> Http:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def __call__(self, path: str, **body: Any) -> dict[str, Any]:
        self.connection.request("POST" if body else "GET", path, msgspec.json.encode(body) if body else None)
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {data.decode()}")
        found: dict[str, Any] = msgspec.json.decode(data)
        return found


async def leave_idle(port: int, tables: int) -> None:
    """Games that have begun, a move made, and then everybody went home."""
    for first in range(0, tables, TOGETHER):
        crowd = CovoCrowd(port)
        await crowd.open(min(TOGETHER, tables - first))
        await crowd.slice(0.0, None)
        await crowd.leave()


async def full_table(port: int, game: str, seats: int, onlookers: int, seconds: float) -> dict[str, float]:
    """One full table played at random: how long a move takes to reach everybody, where everybody may see it."""
    crowd, rng = CovoCrowd(port), Random(1)
    await crowd.open(1, game, seats, onlookers)
    [table] = crowd.tables
    times: list[float] = []
    table.made = lambda table, sent, now: times.append(now - sent)
    host = table.players[0]
    assert isinstance(host, CovoPlayer)
    end = perf_counter() + seconds
    while perf_counter() < end and host.status != "over":
        made = len(times)
        if asked := [player for player in table.players if player.turn]:
            table.moves = rng.randrange(1 << 16)  # a random move
            table.move(rng.choice(asked))
        quiet = perf_counter() + QUIET
        while len(times) == made and perf_counter() < quiet and host.status != "over":
            await asyncio.sleep(0.0005)
        table.missing = set()
    await crowd.leave()
    return {"moves": len(times), **summary(times)}


def summary(times: list[float]) -> dict[str, float]:
    """In milliseconds, within which time half of the moves were made, and within which all but one in a hundred."""
    times = sorted(times)
    return {f"p{part}": 1000 * times[max(0, ceil(part / 100 * len(times)) - 1)] for part in (50, 99)} if times else {}


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.002)


# ── told what to do ──────────────────────────────────────────────────────────────────────────────────────────────


class Generator:
    def __init__(self) -> None:
        self.crowds: dict[str, CovoCrowd | BoardgameCrowd] = {}

    async def open(self, who: str, port: int, tables: int) -> None:
        self.crowds[who] = CovoCrowd(port) if who == "Covo" else BoardgameCrowd(port)
        await self.crowds[who].open(tables)

    async def slice(self, who: str, seconds: float, pace: float | None) -> dict[str, float]:
        return await self.crowds[who].slice(seconds, pace)

    async def leave_idle(self, port: int, tables: int) -> None:
        await leave_idle(port, tables)

    async def full_table(self, port: int, game: str, seats: int, onlookers: int, seconds: float) -> dict[str, float]:
        return await full_table(port, game, seats, onlookers, seconds)


async def main() -> None:
    """Lines such as {"do": "slice", "who": "Covo", "seconds": 1} come in, one answer for each goes out."""
    loop = asyncio.get_running_loop()
    failed: asyncio.Future[None] = loop.create_future()

    def fail(_: object, context: dict[str, Any]) -> None:  # what goes wrong in a callback, nobody awaits
        if not failed.done():
            failed.set_exception(context.get("exception") or RuntimeError(context["message"]))

    loop.set_exception_handler(fail)
    generator = Generator()
    while line := await asyncio.to_thread(sys.stdin.buffer.readline):
        order = msgspec.json.decode(line)
        work: Awaitable[Any] = getattr(generator, order.pop("do"))(**order)
        task = asyncio.ensure_future(work)
        patience = PATIENCE + order.get("seconds", 0) + order.get("tables", 0) / 10
        await asyncio.wait({task, failed}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        if failed.done():
            failed.result()
        if not task.done():
            raise RuntimeError(f"no answer for {patience:.0f} s")
        sys.stdout.buffer.write(msgspec.json.encode(task.result()) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
