"""The wire to one guest: uvicorn's WebSocket, with a straight way for what nearly every message is.

That is one short text, whole, alone in what arrived. Everything else (handshake, pieces of messages, pings, closing)
goes the long way through `websockets`. What there is to send goes out at the end of the loop's turn, for all guests in
a row: the system's part of it is long, and both its work and ours go faster when they do not alternate.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without it
    from websockets.utils import apply_mask

log = logging.getLogger("covo.server")
BODY: Final = 16_384  # bytes a request or message may have
BEHIND: Final = 1_000_000  # bytes a slow connection may be behind before it is let go
AHEAD: Final = 8  # messages a fast one may be ahead before we stop reading
EXTENSION: Final = "covo.wire"  # where an app finds it in its scope
TEXT, MASKED, LONG = 0x81, 0x80, 126  # first byte of a whole text; bit and size of the second


class Outbox:
    """Wires of one loop that have something to send."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self.wires:
            wire.loop.call_soon(self.empty)
        self.wires.append(wire)

    def empty(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception:  # of one; the others wait too
                log.exception("what there was to send")


OUTBOXES: Final = WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]()


class Wire(WebSocketsSansIOProtocol):
    taker: Callable[[bytes], bool] | None = None  # is offered each message first, and says whether he took it

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._outbox = OUTBOXES.setdefault(self.loop, Outbox())
        self._unsent: list[bytes] = []
        self._between = False  # messages: the last one is complete, and nothing of the next is here

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def write(self, text: bytes) -> None:
        """Send a text without waiting; whoever is too slow is let go, and gets everything anew when he comes back."""
        if self.close_sent:
            return
        size = len(text)
        if size < LONG:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, LONG, size >> 8, size & 255))
        else:
            head = bytes((TEXT, LONG + 1)) + size.to_bytes(8, "big")
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (head, text)

    def flush(self) -> None:
        data = b"".join(self._unsent)
        self._unsent = []
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(data)
        if transport.get_write_buffer_size() > BEHIND:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        text = whole_text(data) if self._between and not self.read_paused and not self.close_sent else None
        if text is None:
            super().data_received(data)
            conn = self.conn
            self._between = conn.state is OPEN and conn.current_size is None and not conn.reader.buffer
            return
        if self.taker is not None and self.queue.empty() and self.taker(text):
            return
        self.put(text)
        if self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def put(self, text: bytes) -> None:
        """Let a message wait for its turn."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})


def whole_text(data: bytes) -> bytes | None:
    """The text in a frame that came alone, whole and masked, as frames of clients must be; None if it is otherwise."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, start = data[1] - MASKED, 2
    if size == LONG:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= size < LONG:
        return None
    if start + 4 + size != len(data) or size > BODY:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])
