"""The web table: a page, a little JSON, and one socket per guest."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from covo import games, rulebook
from covo.kernel import WATCHER, Layer, Move, NotationError, Refusal, Seat, SetupError, encode
from covo.server import bus, protocol, replays, tokens
from covo.server.desk import Guest
from covo.server.minds import Minds
from covo.server.rooms import Rooms
from covo.server.store import Store
from covo.server.table import Table
from covo.server.wire import BODY, EXTENSION, Wire
from covo.words import LANGUAGES, shelves, text

MESSAGES = msgspec.json.Decoder(protocol.FromPage)
PLAYS = msgspec.json.Decoder(protocol.Play)
OPENINGS = msgspec.json.Decoder(protocol.OpenTable)
SITTINGS = msgspec.json.Decoder(protocol.Sit)
BURST, RATE = 60, 20  # messages at once, and a second, from one connection


class Server:
    def __init__(
        self,
        url: str,
        page: Path | None,
        tempo: float = 1.0,
        bus_url: str | None = None,
        invite: str | None = None,
    ) -> None:
        self.url, self.page, self.tempo = url, page, tempo
        self.invite = invite  # how neighbours reach this server, where whoever opens the page calls it localhost
        self.bus = bus.connect(bus_url)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.store = Store(self.url)
        minds = Minds()
        self.rooms = Rooms(self.store, minds, self.bus, self.tempo)
        sweeper = asyncio.create_task(self.rooms.sweep())
        try:
            await self.bus.start(self.rooms.changed)
            yield
        finally:
            sweeper.cancel()
            await self.rooms.close()
            await self.bus.close()
            minds.close()
            self.store.close()

    def app(self) -> Starlette:
        routes: list[Any] = [
            Route("/api/house", self.house),
            Route("/api/games", self.games),
            Route("/api/games/{game}/maps/{map}", self.map),
            Route("/api/words/{language}", self.words),
            Route("/api/words/{language}/{game}", self.words),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{code}", self.lobby),
            Route("/api/tables/{code}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{code}/record", self.record),
            Route("/api/tables/{code}/dice", self.dice),
            Route("/api/tables/{code}/replay", self.replay),
            Route("/api/tables/{code}/replay/{at:int}", self.replay),
            WebSocketRoute("/api/tables/{code}/live", self.live),
        ]
        if self.page is not None:
            routes += [
                Route("/", self.index),
                Route("/t/{code}", self.index),
                Route("/r/{code}", self.index),
                Mount("/", StaticFiles(directory=self.page)),
            ]
        return Starlette(routes=routes, lifespan=self.lifespan, exception_handlers={SetupError: _refuse})

    # ── what there is ────────────────────────────────────────────────────────────────────────────────────

    async def index(self, request: Request) -> Response:
        assert self.page is not None
        return FileResponse(self.page / "index.html")

    async def house(self, request: Request) -> Response:
        return _json({"invite": self.invite})

    async def games(self, request: Request) -> Response:
        return _json([games.meta(game) for game in games.packages()])

    async def map(self, request: Request) -> Response:
        game = games.load(request.path_params["game"])
        found = game.map(request.path_params["map"], request.query_params.get("language", ""))
        if found is None:
            return _problem("no-such-map", 404)
        answer = _json(found)
        answer.headers["Cache-Control"] = "max-age=3600"
        return answer

    async def words(self, request: Request) -> Response:
        language, game = request.path_params["language"], request.path_params.get("game")
        if language not in LANGUAGES:
            return _problem("no-such-language", 404)
        where = shelves(game) if game else ("covo",)
        return PlainTextResponse("\n".join(text(package, language) for package in where))

    async def rules(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return _problem("no-such-language", 404)
        book = rulebook.load(request.path_params["game"], language)
        return _json([{"id": rule.id, "text": rule.text, "section": rule.section} for rule in book.rules.values()])

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, request: Request) -> Response:
        wanted = await _body(request, OPENINGS)
        code, seated = await self.rooms.open(wanted)
        places = [{"seat": seat, "token": token} for seat, token in seated]
        return _json({"code": code, **places[0], "others": places[1:]}, 201)

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
        """The whole game, once it is over, with what it takes to check its dice."""
        table = await self._finished(request)
        assert table.match is not None
        record = replace(table.match.record, table=table.row.code, secret=table.row.secret)
        name = f"{table.row.game}-{table.row.code}.covo"
        return PlainTextResponse(record.text(), headers={"Content-Disposition": f'inline; filename="{name}"'})

    async def dice(self, request: Request) -> Response:
        return _json(await asyncio.to_thread(replays.check_dice, await self._finished(request, again=True)))

    async def replay(self, request: Request) -> Response:
        """A finished game as somebody saw it: where something changed, or one of these moments."""
        table = await self._finished(request, again=True)
        viewer = _viewer(request.query_params.get("as", "watcher"), table.row.seats)
        at = request.path_params.get("at")
        if at is None:
            return _json(await asyncio.to_thread(replays.overview, table, viewer))
        moment = await asyncio.to_thread(replays.moment, table, viewer, at)
        return _problem("no-such-moment", 404) if moment is None else _json(moment)

    async def _finished(self, request: Request, again: bool = False) -> Table:
        """A table whose game is over; to be played again move by move only under the rules it was played with."""
        table = await self._table(request.path_params["code"])
        if table.row.status != "over" or table.match is None:
            raise SetupError("not-over")
        if again and table.row.rules != table.game.meta.version:
            raise SetupError("rules-changed")
        return table

    async def _table(self, code: str) -> Table:
        table = await self.rooms.find(code)
        if table is None:
            raise SetupError("no-such-table")
        return table

    # ── the socket ───────────────────────────────────────────────────────────────────────────────────────

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        wire: Wire = socket.scope["extensions"][EXTENSION]
        try:
            table = await self._table(socket.path_params["code"])
        except SetupError as error:
            await socket.send_bytes(encode(protocol.Problem(str(error))))
            await socket.close(4404)
            return
        # A task of its own is woken straight, not through all that routes a request here.
        await asyncio.create_task(self._serve(socket, wire, table))

    async def _serve(self, socket: WebSocket, wire: Wire, table: Table) -> None:
        guest: Guest | None = None
        bucket = Bucket()
        table.links += 1
        try:
            while True:
                message = await self._receive(socket, wire, bucket)
                if message is None:
                    return
                if guest is None:
                    guest = await self._welcome(table, message, wire)
                    wire.taker = partial(_straight, table, guest, wire, bucket)
                elif message is not Ellipsis:
                    await self._obey(table, guest, message)
        except WebSocketDisconnect:
            return
        finally:
            table.links -= 1
            if guest is not None:
                table.leave(guest)

    async def _receive(self, socket: WebSocket, wire: Wire, bucket: Bucket) -> Any:
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
            wire.write(encode(protocol.Problem("not-understood")))
            return ...

    async def _welcome(self, table: Table, message: Any, wire: Wire) -> Guest:
        """The first message says who it is; until then nothing is told."""
        viewer = WATCHER
        token = message.token if isinstance(message, protocol.Hello) else None
        if token is not None:
            mark = tokens.fingerprint(token)
            held = [chair.seat for chair in table.chairs.values() if chair.token == mark]
            if not held:
                wire.write(encode(protocol.Problem("bad-token")))
            viewer = held[0] if held else WATCHER
        guest = Guest(viewer, wire.write)
        for words in table.heard_words(viewer):
            wire.write(encode(words))
        table.enter(guest)
        return guest

    async def _obey(self, table: Table, guest: Guest, message: Any) -> None:
        """Do what a guest asks for; what cannot be is told to him alone."""
        match message:
            case protocol.Hello():
                return  # once is enough
            case protocol.Look():
                guest.send(encode(protocol.Looked(message.thing, _layers(table, guest.viewer, message.thing))))
                return
            case protocol.Rematch() if guest.viewer >= 0:
                why = await self.rooms.rematch(table)
            case _ if guest.viewer >= 0:
                why = await self._obey_seat(table, guest, message)
            case _:
                why = "not-yours"
        if why is not None:
            guest.send(encode(protocol.Problem(why)))

    async def _obey_seat(self, table: Table, guest: Guest, message: Any) -> str | None:
        seat = guest.viewer
        match message:
            case protocol.Play():
                _tell(guest, message.move, await table.play(seat, message.move, message.n))
            case protocol.Why():
                _tell(guest, message.move or "", _reason(table, seat, message))
            case protocol.Say():
                return None if await table.say(seat, message.text, to=message.to) else "no-talk-now"
            case protocol.Claim():
                return await table.claim(seat, message.claim)
            case protocol.Offers():
                guest.send(encode(protocol.Offered(table.offers(seat))))
            case protocol.Start() if seat == 0:
                await table.start()
            case protocol.Stand():
                table.stand(seat, message.rule, message.when)
            case protocol.Undo():
                return await table.undo(seat)
            case protocol.Pause():
                return await table.pause(seat, message.on)
            case protocol.StandIn():
                return await table.stand_in(seat, message.seat, message.on)
            case protocol.Agree():
                await table.agree(seat, message.yes)
            case _:
                return "not-yours"
        return None


def _straight(table: Table, guest: Guest, wire: Wire, bucket: Bucket, text: bytes) -> bool:
    """A move, made without waiting for anybody; False for all that has to go through `_receive` and `_obey`."""
    if guest.viewer < 0 or not bucket.take():
        return False
    try:
        message = PLAYS.decode(text)
    except msgspec.MsgspecError:
        taken = False
    else:
        taken = table.play_straight(guest.viewer, message.move, message.n, partial(wire.put, text))
    if not taken:
        bucket.level += 1  # it is counted there
    return taken


def _tell(guest: Guest, move: str, refusal: Refusal | None) -> None:
    if refusal is not None:
        guest.send(encode(protocol.Refused(move, refusal.rule, refusal.why, refusal.args)))


def _reason(table: Table, seat: Seat, question: protocol.Why) -> Refusal | None:
    """Why something is not to be had, from the asker's own view; None where it is, or nothing was meant."""
    if table.match is None:
        return None
    try:
        move = Move.parse(question.move) if question.move is not None else None
    except NotationError:
        return Refusal("", "unclear")
    if move is None and (ask := table.match.state.ask(seat)) is not None:
        move = table.game.meant(table.game.view(table.match.state, seat), ask, question.clicks)
    return table.match.refusal(seat, move) if move is not None else None


def _layers(table: Table, viewer: Seat, thing: str) -> tuple[Layer, ...]:
    return () if table.match is None else table.game.look(table.game.view(table.match.state, viewer), thing)


def _viewer(text: str, seats: int) -> Seat:
    known = {"watcher": WATCHER, "all": replays.OPEN} | {str(seat): seat for seat in range(seats)}
    if text not in known:
        raise SetupError("no-such-viewer")
    return known[text]


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
    status = {"no-such-table": 404, "not-over": 403}.get(why, 409 if why.endswith("-taken") else 400)
    return _problem(why, status)
