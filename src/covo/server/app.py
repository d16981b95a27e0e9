"""The web table: a page, a little JSON, and one socket per guest."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from covo import games, rulebook
from covo.kernel import WATCHER, SetupError, encode
from covo.server import protocol, store, tokens
from covo.server.minds import Minds
from covo.server.rooms import Rooms
from covo.server.store import Store
from covo.server.table import Guest, Table
from covo.words import LANGUAGES

MESSAGES = msgspec.json.Decoder(protocol.FromPage)
OPENINGS = msgspec.json.Decoder(protocol.OpenTable)
SITTINGS = msgspec.json.Decoder(protocol.Sit)
BODY = 16_384  # bytes a request or message may have
BURST, RATE = 60, 20  # messages at once, and a second, from one connection
BEHIND = 200  # messages a slow connection may be behind before it is let go


class Server:
    def __init__(self, url: str, page: Path | None, tempo: float = 1.0) -> None:
        self.url, self.page, self.tempo = url, page, tempo

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.store = Store(self.url)
        minds = Minds()
        self.rooms = Rooms(self.store, minds.think, self.tempo)
        try:
            yield
        finally:
            await self.rooms.close()
            minds.close()
            self.store.close()

    def app(self) -> Starlette:
        routes: list[Any] = [
            Route("/api/games", self.games),
            Route("/api/words/{language}", self.words),
            Route("/api/words/{language}/{game}", self.words),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{code}", self.lobby),
            Route("/api/tables/{code}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{code}/record", self.record),
            WebSocketRoute("/api/tables/{code}/live", self.live),
        ]
        if self.page is not None:
            routes += [
                Route("/", self.index),
                Route("/t/{code}", self.index),
                Mount("/", StaticFiles(directory=self.page)),
            ]
        return Starlette(routes=routes, lifespan=self.lifespan, exception_handlers={SetupError: _refuse})

    # ── what there is ────────────────────────────────────────────────────────────────────────────────────

    async def index(self, request: Request) -> Response:
        assert self.page is not None
        return FileResponse(self.page / "index.html")

    async def games(self, request: Request) -> Response:
        return _json([games.meta(game) for game in games.packages()])

    async def words(self, request: Request) -> Response:
        language, game = request.path_params["language"], request.path_params.get("game")
        if language not in LANGUAGES:
            return _problem("no-such-language", 404)
        where = games.package(game) if game else "covo"
        return PlainTextResponse(files(where).joinpath("locale", f"{language}.ftl").read_text("utf-8"))

    async def rules(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return _problem("no-such-language", 404)
        book = rulebook.load(request.path_params["game"], language)
        return _json([{"id": rule.id, "text": rule.text, "section": rule.section} for rule in book.rules.values()])

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, request: Request) -> Response:
        wanted = await _body(request, OPENINGS)
        code, seat, token = await self.rooms.open(wanted.game, wanted.seats, wanted.options, wanted.name, wanted.bots)
        return _json({"code": code, "seat": seat, "token": token}, 201)

    async def lobby(self, request: Request) -> Response:
        table = await self._table(request.path_params["code"])
        return _json(table.lobby(WATCHER))

    async def sit(self, request: Request) -> Response:
        table = await self._table(request.path_params["code"])
        wanted = await _body(request, SITTINGS)
        self.rooms.check_name(wanted.name)
        token = tokens.new_token()
        seat = await table.sit(wanted.name, tokens.fingerprint(token), wanted.seat)
        return _json({"seat": seat, "token": token}, 201)

    async def record(self, request: Request) -> Response:
        """The whole game, once it is over."""
        table = await self._table(request.path_params["code"])
        if table.row.status != "over" or table.match is None:
            return _problem("not-over", 403)
        return PlainTextResponse(table.match.record.text())

    async def _table(self, code: str) -> Table:
        table = await self.rooms.find(code)
        if table is None:
            raise SetupError("no-such-table")
        return table

    # ── the socket ───────────────────────────────────────────────────────────────────────────────────────

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        table = await self.rooms.find(socket.path_params["code"])
        if table is None:
            await socket.send_bytes(encode(protocol.Problem("no-such-table")))
            await socket.close(4404)
            return
        out: asyncio.Queue[bytes] = asyncio.Queue(BEHIND)
        writer = asyncio.create_task(_write(socket, out))
        guest: Guest | None = None
        bucket = Bucket()
        try:
            while True:
                message = await self._receive(socket, out, bucket)
                if message is None:
                    return
                if guest is None:
                    guest = await self._welcome(table, message, out, writer)
                elif message is not Ellipsis:
                    await self._obey(table, guest, message)
        except WebSocketDisconnect:
            return
        finally:
            if guest is not None:
                table.leave(guest)
            writer.cancel()

    async def _receive(self, socket: WebSocket, out: asyncio.Queue[bytes], bucket: Bucket) -> Any:
        """The next message; Ellipsis for one that is none, None when the connection was closed for its manners."""
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        if not bucket.take():
            await socket.close(1008, "too many messages")
            return None
        data = event.get("bytes") or (event.get("text") or "").encode()
        try:
            return MESSAGES.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            out.put_nowait(encode(protocol.Problem("not-understood")))
            return ...

    async def _welcome(
        self, table: Table, message: Any, out: asyncio.Queue[bytes], writer: asyncio.Task[None]
    ) -> Guest | None:
        """The first message says who it is; until then nothing is told."""

        def send(data: bytes) -> None:
            try:
                out.put_nowait(data)
            except asyncio.QueueFull:  # too slow: it will come back and get everything anew
                writer.cancel()

        viewer = WATCHER
        token = message.token if isinstance(message, protocol.Hello) else None
        if token is not None:
            mark = tokens.fingerprint(token)
            held = [chair.seat for chair in table.chairs.values() if chair.token == mark]
            if not held:
                send(encode(protocol.Problem("bad-token")))
            viewer = held[0] if held else WATCHER
        guest = Guest(viewer, send)
        for seat, hearers, text, at in await self.store.read(store.words(table.row.code)):
            if WATCHER in hearers or viewer in hearers:
                send(encode(protocol.Words(seat, text, at)))
        table.enter(guest)
        return guest

    async def _obey(self, table: Table, guest: Guest, message: Any) -> None:
        match message:
            case protocol.Play() if guest.viewer >= 0:
                refusal = await table.play(guest.viewer, message.move, message.n)
                if refusal is not None:
                    guest.send(encode(protocol.Refused(message.move, refusal.rule, refusal.why, refusal.args)))
            case protocol.Say() if guest.viewer >= 0:
                if not await table.say(guest.viewer, message.text):
                    guest.send(encode(protocol.Problem("no-talk-now")))
            case protocol.Start() if guest.viewer == 0:
                await table.start()
            case protocol.Hello():
                pass  # once is enough
            case _:
                guest.send(encode(protocol.Problem("not-yours")))


class Bucket:
    """How much one connection may send: a burst, then so many a second."""

    def __init__(self) -> None:
        self.level, self.at = float(BURST), monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(float(BURST), self.level + (now - self.at) * RATE)
        self.at = now
        self.level -= 1
        return self.level >= 0


async def _write(socket: WebSocket, out: asyncio.Queue[bytes]) -> None:
    while True:
        await socket.send_text((await out.get()).decode())


async def _body(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY:
            raise SetupError("too-long")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise SetupError("not-understood") from None


def _json(thing: Any, status: int = 200) -> Response:
    return Response(encode(thing), status, media_type="application/json")


def _problem(why: str, status: int) -> Response:
    return _json({"why": why}, status)


async def _refuse(request: Request, error: Exception) -> Response:
    """What was asked for cannot be: a message id of ours, or the kernel's own line."""
    why = str(error)
    return _problem(why, 404 if why == "no-such-table" else 409 if why.endswith("-taken") else 400)
