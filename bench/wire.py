"""A WebSocket client with next to nothing in it, so that a load generator costs less than the server it loads."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Link(asyncio.Protocol):
    """One connection; whoever owns it is told of every text that arrives."""

    def __init__(self, port: int, path: str, heard: Callable[[bytes], None]) -> None:
        self.port, self.heard = port, heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: Any = None
        # What a browser asks for, compression too. A server that took it up would send what we cannot read.
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        )

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await asyncio.wait_for(self.open, 20)

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    async def close(self) -> None:
        """As one who leaves: say so, and wait for the other side to hang up."""
        self._frame(CLOSE, b"\x03\xe8")
        try:
            await asyncio.wait_for(asyncio.shield(self.closed), 5)
        except TimeoutError:
            self._transport.abort()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # Clients must mask what they send; masked with zeros it stays as it is.
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)

    # ── what asyncio calls ───────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server hung up"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._welcome(head)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if start + size > len(buffer):
                break
            self._arrived(buffer[at], buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _welcome(self, head: bytes) -> None:
        first = head.split(b"\r\n", 1)[0]
        if b" 101 " not in first:
            self.open.set_exception(ConnectionError(f"no WebSocket: {first.decode()}"))
        elif b"permessage-deflate" in head:
            self.open.set_exception(ConnectionError("the server compresses"))
        else:
            self.open.set_result(None)

    def _arrived(self, first: int, data: bytes) -> None:
        if first == 0x80 | TEXT:
            self.heard(data)
        elif first == 0x80 | PING:
            self._frame(PONG, data)
        elif first == 0x80 | CLOSE:
            self._transport.close()
        else:
            raise ValueError(f"a frame that begins with {first:#x}")
