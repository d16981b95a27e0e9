"""A chair at a web table for a program: the same socket and the same JSON as the page.

`choose(table, moves)` gets the last table message as the page gets it (`covo.server.protocol.Table`: scene, question,
events) and the moves that are legal as text, and returns one of them. It knows what a person at the page would know.
It is asked again when the table changes before its answer has arrived.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from covo.kernel import CovoError

Choose = Callable[[dict[str, Any], list[str]], str]

GAP: Final = 0.06  # seconds between two messages of ours: the server closes on who sends more than twenty a second
TRIES: Final = 5  # to come back after the connection was lost
STALE: Final = ("table-changed", "paused", "bot-plays")  # refused for reasons that pass by themselves


class RemoteError(CovoError):
    """The server does not let us, or cannot be reached."""


class Chair:
    """A place at a table; whoever has the token holds it."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self.server, self.code, self.token = server.rstrip("/"), code, token
        self.table: dict[str, Any] = {}  # the last table message
        self.lobby: dict[str, Any] = {}
        self._sent = 0.0

    @property
    def link(self) -> str:
        """By which others join."""
        return f"{self.server}/t/{self.code}"

    def play(self, choose: Choose, start: bool = False) -> dict[str, Any]:
        """Answer whatever is asked until the game is over; the last table message. The host may start it."""
        lost = 0
        while True:
            try:
                with connect(
                    f"ws{self.server.removeprefix('http')}/api/tables/{self.code}/live", max_size=None
                ) as wire:
                    self._send(wire, t="hello", token=self.token)
                    if start:
                        self._send(wire, t="start")
                    for _ in self._answers(wire, choose):
                        lost = 0
                return self.table
            except (ConnectionClosed, OSError, WebSocketException) as error:
                lost += 1
                if lost == TRIES:
                    raise RemoteError(f"{self.link} cannot be reached: {error}") from None
                time.sleep(lost * 0.2)

    def _answers(self, wire: ClientConnection, choose: Choose) -> Iterator[str]:
        """Each answer given, until the game is over."""
        waiting = False  # refused for now: to be said again when the table goes on
        while True:
            message = msgspec.json.decode(wire.recv())
            match message["t"]:
                case "lobby":
                    self.lobby = message
                    if message["status"] == "over":
                        return
                    if waiting and not message["paused"]:
                        waiting = False
                        yield from self._answer(wire, choose)
                case "table":
                    self.table = message
                    yield from self._answer(wire, choose)
                case "refused" if message["why"] in STALE:
                    waiting = message["why"] != STALE[0]  # a changed table was sent to us anew
                case "refused":
                    raise RemoteError(
                        f"{message['move']}: refused by {message['rule'] or 'the table'}, {message['why']}"
                    )
                case "problem":
                    raise RemoteError(f"{self.link}: {message['why']}")

    def _answer(self, wire: ClientConnection, choose: Choose) -> Iterator[str]:
        question = self.table["question"]
        if question is not None and question["answered"] is None:
            move = choose(self.table, question["moves"])
            self._send(wire, t="play", move=move, n=self.table["n"])
            yield move

    def _send(self, wire: ClientConnection, **message: Any) -> None:
        time.sleep(max(0.0, self._sent + GAP - time.monotonic()))
        self._sent = time.monotonic()
        wire.send(msgspec.json.encode(message).decode())


def sit(link: str, name: str) -> Chair:
    """Take a free chair at the table of a link, such as http://localhost:8000/t/k7m2pq; one's own link with its key
    after a # leads back to the chair one has.
    """
    parts = urlsplit(link)
    server, code = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not code:
        raise RemoteError(f"expected a link such as http://localhost:8000/t/k7m2pq, got {link!r}")
    token = parts.fragment or _post(f"{server}/api/tables/{code}/sit", {"name": name})["token"]
    return Chair(server, code, token)


def host(server: str, game: str, seats: int, name: str, **more: Any) -> Chair:
    """Open a table and take its first chair; `more` as the page has it: options, bots, pace."""
    opened = _post(f"{server.rstrip('/')}/api/tables", {"game": game, "seats": seats, "name": name, **more})
    return Chair(server, opened["code"], opened["token"])


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(url, msgspec.json.encode(body), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=20) as answer:
            found: dict[str, Any] = msgspec.json.decode(answer.read())
            return found
    except HTTPError as error:
        raise RemoteError(f"{url}: {_why(error.read())}") from None
    except (URLError, OSError) as error:
        raise RemoteError(f"{url} cannot be reached: {error}") from None


def _why(answer: bytes) -> str:
    try:
        return str(msgspec.json.decode(answer)["why"])
    except (msgspec.DecodeError, KeyError, TypeError):  # not a server of ours
        return "not understood"
