"""Scripted players: one socket each, at our server or at boardgame.io's, and the table they sit at."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.wire import Link


class Player:
    """One socket: what it was last shown, and whether it is to move. Each kind of server has its own kind."""

    link: Link

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat = table, seat  # no seat: an onlooker
        self.number = -1  # of the last view
        self.turn = False

    def heard(self, data: bytes) -> None:
        """A message from the server."""
        raise NotImplementedError

    def move(self, number: int) -> None:
        """Send some legal move, another for another number."""
        raise NotImplementedError

    def there(self) -> bool:
        return self.number >= 0

    def shown(self, number: int, turn: bool) -> None:
        self.number, self.turn = number, turn
        self.table.shown(self)


class Table:
    """A move is sent, and is made when everyone at the table has been shown something new."""

    def __init__(self, made: Callable[[Table, float, float], None]) -> None:
        self.made = made  # told when a move was sent, and when the last one had it
        self.players: list[Player] = []
        self.moves = 0
        self.sent = 0.0
        self.missing: set[Player] = set()  # who has not seen the move in flight

    def go(self) -> None:
        """The next move, by whoever is to make it."""
        self.move(next(player for player in self.players if player.turn))

    def move(self, player: Player) -> None:
        self.missing = set(self.players)
        self.moves += 1
        self.sent = perf_counter()
        player.move(self.moves)

    def shown(self, player: Player) -> None:
        if self.missing:
            self.missing.discard(player)
            if not self.missing:
                self.made(self, self.sent, perf_counter())


# ── Covo ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Question(Struct):
    moves: list[str]
    answered: str | None = None


class Heard(Struct):
    """What a player reads of any message."""

    t: str
    n: int = 0
    question: Question | None = None
    status: str = ""
    why: str = ""


HEARD: Final = msgspec.json.Decoder(Heard)


class CovoPlayer(Player):
    def __init__(self, table: Table, seat: int | None, token: str | None) -> None:
        super().__init__(table, seat)
        self.token = token
        self.moves: list[str] = []
        self.status = ""

    async def enter(self, port: int, code: str) -> None:
        self.link = Link(port, f"/api/tables/{code}/live", self.heard)
        await self.link.connect()
        self.link.send(msgspec.json.encode({"t": "hello", "token": self.token}))

    def heard(self, data: bytes) -> None:
        message = HEARD.decode(data)
        if message.t == "table":
            asked = message.question
            self.moves = [] if asked is None else asked.moves
            self.shown(message.n, asked is not None and asked.answered is None)
        elif message.t == "lobby":
            self.status = message.status
        elif message.why != "table-changed":  # it may have, while we were speaking: there is a new one on the way
            raise RuntimeError(f"Covo says {data.decode()}")

    def move(self, number: int) -> None:
        move = self.moves[number % len(self.moves)]
        self.link.send(b'{"t":"play","move":"%b","n":%d}' % (move.encode(), self.number))


# ── boardgame.io, by way of socket.io ────────────────────────────────────────────────────────────────────────────


class Ctx(Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(Struct):
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Sync(Struct):
    state: State


SPACE: Final = b"/cells,"  # its games are namespaces of socket.io
UPDATED, SYNCED, MATCH = (b'42/cells,["%b"' % name for name in (b"update", b"sync", b"matchData"))
UPDATE: Final = msgspec.json.Decoder(tuple[str, str, State, Any])
SYNC: Final = msgspec.json.Decoder(tuple[str, str, Sync])


class BoardgamePlayer(Player):
    seat: int

    def __init__(self, table: Table, seat: int, match: str) -> None:
        super().__init__(table, seat)
        self.match = match.encode()

    async def enter(self, port: int) -> None:
        self.link = Link(port, "/socket.io/?EIO=4&transport=websocket", self.heard)
        await self.link.connect()

    def heard(self, data: bytes) -> None:
        if data.startswith(UPDATED):
            self.see(UPDATE.decode(data[2 + len(SPACE) :])[2])
        elif data.startswith(SYNCED):
            self.see(SYNC.decode(data[2 + len(SPACE) :])[2].state)
        elif data == b"2":  # are you there?
            self.link.send(b"3")
        elif data.startswith(b"0"):  # welcome to engine.io: on to the namespace
            self.link.send(b"40" + SPACE)
        elif data.startswith(b"40"):
            self.link.send(b'42%b["sync","%b","%d"]' % (SPACE, self.match, self.seat))
        elif not data.startswith(MATCH):
            raise RuntimeError(f"boardgame.io says {data.decode()}")

    def see(self, state: State) -> None:
        self.shown(state.number, state.ctx.player == str(self.seat))

    def move(self, number: int) -> None:
        self.link.send(
            b'42%b["update",{"type":"MAKE_MOVE","payload":{"type":"lay","args":[%d],"playerID":"%d"}},%d,"%b","%d"]'
            % (SPACE, number % 9, self.seat, self.number, self.match, self.seat)
        )
