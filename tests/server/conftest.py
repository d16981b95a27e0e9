"""A real server on a free port of this machine, with real sockets."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from covo.server import serving
from covo.server.app import Server
from covo.server.store import migrate


class Running:
    """A server in a thread of its own."""

    def __init__(
        self, url: str, tempo: float = 0.001, bus_url: str | None = None, page: Path | None = None, port: int = 0
    ) -> None:
        self.url = url
        migrate(url)
        self.listening = socket.socket()
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", port))
        self.port = self.listening.getsockname()[1]
        self.server = Server(url, page, tempo, bus_url)
        self.uvicorn = uvicorn.Server(serving.config(self.server.app(), log_level="error"))
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve([self.listening])

    def stop(self) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()
        self.listening.close()

    def open(self, **wanted: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": "lupusburg", "seats": 4, "name": "Ada", **wanted})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, code: str, name: str) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{code}/sit", json={"name": name})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @asynccontextmanager
    async def player(self, code: str, token: str | None) -> AsyncIterator[Player]:
        async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{code}/live") as link:
            player = Player(link)
            await player.send(t="hello", token=token)
            yield player


class Player:
    """One end of a socket, with everything it ever got."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.got: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.size = 0  # bytes of the last message

    async def send(self, **message: Any) -> None:
        await self.link.send(msgspec.json.encode(message).decode())

    async def next(self, kind: str | None = None, within: float = 10) -> dict[str, Any]:
        """The next message, of a kind if one is named."""
        while True:
            data = await asyncio.wait_for(self.link.recv(), within)
            message: dict[str, Any] = msgspec.json.decode(data)
            self.size = len(data)
            self.got.append(message)
            if message["t"] == "table":
                self.table = message
                self.events[message["first"] :] = message["events"]
            if message["t"] == "lobby":
                self.lobby = message
            if kind in (None, message["t"]):
                return message

    async def until(self, what: Callable[[Player], bool]) -> None:
        while not what(self):
            await self.next()

    async def play(self, move: str) -> None:
        await self.send(t="play", move=move, n=self.table["n"])

    async def answer_all(self, choose: Callable[[list[str]], str]) -> None:
        """Answer whatever is asked until the game is over."""
        answered = -1
        while self.lobby.get("status") != "over":
            question = self.table.get("question")
            if question and question["answered"] is None and self.table["n"] != answered:
                answered = self.table["n"]
                await self.play(choose(question["moves"]))
            await self.next()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until_up(port: int) -> None:
    for _ in range(400):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not come up")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'covo.db'}"


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    server = Running(database)
    yield server
    server.stop()


@pytest.fixture
def together(database: str) -> Iterator[Running]:
    """With clocks that run, ten times as fast."""
    server = Running(database, tempo=0.1)
    yield server
    server.stop()


@pytest.fixture
def unhurried(database: str) -> Iterator[Running]:
    """With calls of the night long enough for whoever must answer in time, on a busy machine too."""
    server = Running(database, tempo=0.3)
    yield server
    server.stop()


@pytest.fixture
def run() -> Callable[[Awaitable[Any]], Any]:
    def run(work: Awaitable[Any]) -> Any:
        """In a thread of its own: in this one the loop of a browser that other tests have open may be running."""

        async def within() -> Any:
            return await asyncio.wait_for(work, 60)

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, within()).result()

    return run
