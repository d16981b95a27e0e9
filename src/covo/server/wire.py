"""The wire to one guest: uvicorn's WebSocket, with a straight way for what nearly every message is.

That is one short text, whole, alone in what arrived. Everything else (handshake, pieces of messages, pings, closing)
goes the long way through `websockets`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without it
    from websockets.utils import apply_mask

BODY: Final = 16_384  # bytes a request or message may have
BEHIND: Final = 1_000_000  # bytes a slow connection may be behind before it is let go
AHEAD: Final = 8  # messages a fast one may be ahead before we stop reading
EXTENSION: Final = "covo.wire"  # where an app finds it in its scope
TEXT, MASKED, LONG = 0x81, 0x80, 126  # first byte of a whole text; bit and size of the second


class Wire(WebSocketsSansIOProtocol):
    taker: Callable[[bytes], bool] | None = None  # is offered each message first, and says whether he took it

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def write(self, text: bytes) -> None:
        """Send a text without waiting; whoever is too slow is let go, and gets everything anew when he comes back."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < LONG:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, LONG, size >> 8, size & 255))
        else:
            head = bytes((TEXT, LONG + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        text = None if self.read_paused or self.close_sent or not self._between_messages() else whole_text(data)
        if text is None:
            super().data_received(data)
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

    def _between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and not conn.reader.buffer


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
