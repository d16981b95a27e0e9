"""A server killed at any moment loses no move that it has acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from covo.server.store import migrate
from tests.server.conftest import Player, free_port, until_up

KILLS = int(os.environ.get("COVO_KILLS", "6"))
SERVE = (
    "import sys; from covo.server import serving; from covo.server.app import Server; "
    "serving.run(Server(sys.argv[1], None, 0.01).app(), '127.0.0.1', int(sys.argv[2]))"
)


def test_killed_at_random_moments(tmp_path: Path, run: Callable[[Any], Any]) -> None:
    file = tmp_path / "covo.db"
    url = f"sqlite:///{file}"
    migrate(url)
    port = free_port()
    rng = Random(7)
    table: dict[str, str] = {}
    acknowledged: list[tuple[str, str]] = []  # table and move of seat 0, in the order they were acknowledged
    for _ in range(KILLS):
        server = subprocess.Popen([sys.executable, "-c", SERVE, url, str(port)], env={**os.environ, "COVO_TEST": url})
        try:
            until_up(port)
            if not table or status(port, table["code"]) == "over":
                table = opened(port)
            run(play(port, table, rng, acknowledged, rng.randint(1, 6), server))
        finally:
            server.kill()
            server.wait(10)
        assert lost(file, acknowledged) == []
    assert len(acknowledged) > KILLS
    for _ in range(100):
        if not (left := workers(url)):
            break
        time.sleep(0.1)
    assert left == []  # the bots' processes went with their servers


async def play(
    port: int, table: dict[str, str], rng: Random, acknowledged: list[tuple[str, str]], moves: int, server: Any
) -> None:
    """Answer whatever seat 0 is asked; a moment after so many moves were sent the server is killed."""
    kill = partial(asyncio.get_running_loop().call_later, rng.uniform(0, 0.04), server.send_signal, signal.SIGKILL)
    with suppress(ConnectionClosed, OSError):
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{table['code']}/live") as link:
            ada = Player(link)
            await ada.send(t="hello", token=table["token"])
            await ada.send(t="start")
            while ada.lobby.get("status") != "over":
                await ada.next()
                question = ada.table.get("question")
                if question and question["answered"] is None:
                    move = rng.choice(question["moves"])
                    await ada.play(move)
                    moves -= 1
                    if moves == 0:
                        kill()
                    if await taken(ada, question, move):
                        acknowledged.append((table["code"], move))
            kill()
            await link.wait_closed()


async def taken(ada: Player, question: dict[str, Any], move: str) -> bool:
    """Whether the move was taken: what is asked then is nothing, something else, or the same with this answer."""
    while True:
        message = await ada.next()
        if message["t"] == "refused":  # the table had changed meanwhile
            return False
        if message["t"] == "table" and message["question"] != question:
            now = message["question"]
            return now is None or now["answered"] == move or now["moves"] != question["moves"]


def lost(file: Path, acknowledged: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What was acknowledged and is not in the log, nor among the answers that are still held."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("select code, move from plies where seat = 0 order by code, ply").fetchall()
        rows += database.execute("select code, move from held where seat = 0 order by code, ply").fetchall()
    missing = []
    for move in acknowledged:
        if move in rows:
            rows.remove(move)
        else:
            missing.append(move)
    return missing


def workers(url: str) -> list[str]:
    """Processes that carry this test's database in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"COVO_TEST={url}".encode() in (folder / "environ").read_bytes():
                found.append(folder.name)
    return found


def opened(port: int) -> dict[str, str]:
    wanted = {"game": "lupusburg", "seats": 4, "name": "Ada", "bots": "random"}
    return dict(httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wanted, timeout=20).json())


def status(port: int, code: str) -> str:
    return str(httpx.get(f"http://127.0.0.1:{port}/api/tables/{code}", timeout=20).json()["status"])
