"""The server's benchmark at its smallest: real processes and sockets; how fast they are is no matter for a test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bench import boardgame, server
from bench.cells.game import GAME
from bench.engine import Row
from bench.load import summary
from bench.players import CovoPlayer, Table
from bench.wire import Link


def test_every_row_without_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardgame, "command", lambda port: None)
    monkeypatch.setattr(server, "ROUNDS", 2)
    told: list[str] = []
    rows = server.rows(0.2, told.append, tables=2)
    assert told[0] == "not installed: boardgame.io"
    assert f"round 2 of 2: {server.COVO}" in told
    busy = {row.unit: row.value for row in rows if row.what == "Covo, 2 tables"}
    assert set(server.UNITS) - {server.CPU} <= set(busy)
    assert all(value > 0 for unit, value in busy.items() if unit != server.CPU)
    assert not any(row.ratio for row in rows)
    [drawn] = [row for row in rows if row.unit == "drawn per move"]
    assert (drawn.value, drawn.reached) == (server.SEATS + 1, True)  # one for each seat, one for all onlookers
    assert [row.unit for row in rows if row.target] == ["kB", "drawn per move"]


def test_beside_the_peer_ratios_are_medians_of_the_rounds() -> None:
    """The second round ran at half speed on both sides, and says the same."""
    ours, theirs = [{server.MOVES: 800.0}, {server.MOVES: 400.0}], [{server.MOVES: 200.0}, {server.MOVES: 100.0}]
    rows = server.table({server.COVO: ours, server.PEER: theirs}, 7)
    beside = Row("Covo, 7 tables", "moves/s", 600, "boardgame.io, 7 tables", 4)
    judged = beside._replace(what="Covo, 7 tables: target ≥ 3 reached", target="≥ 3", reached=True)
    assert rows == [beside, Row("boardgame.io, 7 tables", "moves/s", 150), judged]


def test_a_peer_is_there_when_it_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(boardgame, "folder", lambda: tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    assert boardgame.command(1) is None
    (tmp_path / "node_modules" / "boardgame.io").mkdir(parents=True)
    assert boardgame.command(1234) == ["/bin/node", boardgame.__file__.replace(".py", ".cjs"), str(tmp_path), "1234"]


def test_the_small_game() -> None:
    state = GAME.new(2)
    for cell in (4, 4, 0):
        ask = state.asks[0]
        state.apply(ask.seat, ask.moves[cell])
    assert state.cells == (0, *[None] * 3, 1, *[None] * 4)
    assert GAME.view(GAME.imagine(GAME.view(state, 0), Random(1)), 0) == GAME.view(state, 0)


def test_a_move_is_made_when_all_have_seen_it() -> None:
    made: list[float] = []
    table = Table(lambda table, sent, now: made.append(now - sent))
    table.players = [CovoPlayer(table, 0, None), CovoPlayer(table, None, None)]
    for player in table.players:
        player.move = lambda number: None  # type: ignore[method-assign]
        player.shown(1, turn=player.seat == 0)
    assert not made
    table.go()
    table.players[0].shown(2, turn=False)
    assert not made
    table.players[1].shown(2, turn=False)
    assert len(made) == 1


def test_the_times_of_a_hundred() -> None:
    assert summary([number / 1000 for number in range(100, 0, -1)]) == {"p50": 50, "p99": 99}
    assert summary([0.5]) == {"p50": 500, "p99": 500}
    assert summary([]) == {}


def test_frames_come_in_any_pieces() -> None:
    async def feed() -> list[bytes]:
        heard: list[bytes] = []
        link = Link(1, "/", heard.append)
        link._transport = None
        texts = [b"short", b"x" * 300, b"y" * 70_000]
        sizes = [bytes((5,)), b"\x7e" + (300).to_bytes(2, "big"), b"\x7f" + (70_000).to_bytes(8, "big")]
        data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        data += b"".join(b"\x81" + size + text for size, text in zip(sizes, texts, strict=True))
        for at in range(0, len(data), 7):
            link.data_received(data[at : at + 7])
        assert heard == texts
        return heard

    asyncio.run(feed())
