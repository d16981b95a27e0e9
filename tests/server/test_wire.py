"""The straight way for a short text, and everything else the long way: to a guest there is no difference."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from covo.server import serving, wire
from covo.server.app import Server
from covo.server.wire import BODY, Wire, whole_text
from tests.server.conftest import Running


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 127, 300, BODY])
def test_a_whole_text(size: int) -> None:
    text = (b"caff\xc3\xa8 " * size)[:size]
    assert whole_text(masked(text)) == text


OTHER = {
    "nothing": b"",
    "one byte": b"\x81",
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a part": masked(b"a part", fin=False),
    "the rest": masked(b"the rest", Opcode.CONT),
    "bytes": masked(b"bytes", Opcode.BINARY),
    "ping": masked(b"", Opcode.PING),
    "close": masked(b"\x03\xe8", Opcode.CLOSE),
    "two": masked(b"one") + masked(b"another"),
    "cut off": masked(b"cut off")[:-1],
    "cut off in its size": masked(b"x" * 300)[:3],
    "too long": masked(b"x" * (BODY + 1)),
    "much too long": masked(b"x" * 70_000),
}


@pytest.mark.parametrize("data", OTHER.values(), ids=OTHER)
def test_everything_else(data: bytes) -> None:
    assert whole_text(data) is None


HELLO = masked(b'{"t":"hello"}')
PACKETS = {
    "alone": [HELLO],
    "two at once": [HELLO + masked(b'{"t":"start"}')],
    "in two frames": [masked(b'{"t":"hel', fin=False) + masked(b'lo"}', Opcode.CONT)],
    "in two packets": [HELLO[:9], HELLO[9:]],
    "a part, a ping, the rest": [
        masked(b'{"t":', fin=False),
        masked(b"", Opcode.PING),
        masked(b'"hello"}', Opcode.CONT),
    ],
    "byte by byte": [bytes((byte,)) for byte in HELLO],
    "after a ping": [masked(b"", Opcode.PING) + HELLO],
}


async def knock(port: int, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection up to where the server has agreed to speak WebSocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/tables/{code}/live"))
    client.send_request(client.connect())
    writer.write(b"".join(client.data_to_send()))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("packets", PACKETS.values(), ids=PACKETS)
def test_a_hello_in_any_pieces(running: Running, run: Callable[[Any], Any], packets: list[bytes]) -> None:
    code = running.open()["code"]

    async def visit() -> bytes:
        reader, writer = await knock(running.port, code)
        for packet in packets:
            writer.write(packet)
            await writer.drain()
            await asyncio.sleep(0.005)
        heard = await reader.readuntil(b'"t":"lobby"')
        writer.close()
        await writer.wait_closed()
        return heard

    assert b"lobby" in run(visit())


def test_who_does_not_read_is_let_go(
    running: Running, run: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BEHIND", 100_000)
    code = running.open()["code"]

    async def visit() -> None:
        reader, writer = await knock(running.port, code)
        writer.write(HELLO)
        table = running.server.rooms.tables[code]
        while not table.guests:
            await asyncio.sleep(0.01)
        [guest] = table.guests
        big = b'"' + b"x" * 1_000_000 + b'"'
        while table.guests:
            running.loop.call_soon_threadsafe(guest.send, big)
            await asyncio.sleep(0.01)
        writer.close()
        del reader

    run(visit())
    assert not running.server.rooms.tables[code].links


class Transport:
    """Keeps what it is given; a broken one takes nothing."""

    def __init__(self, broken: bool = False) -> None:
        self.got: list[bytes] = []
        self.broken = broken

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("broken")
        self.got.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


def test_what_is_said_in_a_turn_goes_out_at_its_end(run: Callable[[Any], Any]) -> None:
    def text(data: bytes) -> bytes:
        return Frame(Opcode.TEXT, data).serialize(mask=False)

    async def turns() -> None:
        config = serving.config(Server("sqlite://", None).app())
        transports = [Transport(), Transport(), Transport(broken=True), Transport()]
        wires = [Wire(config, ServerState(), {}) for _ in transports]
        for one, transport in zip(wires, transports, strict=True):
            one.transport = transport  # type: ignore[assignment]
        wires[0].write(b"one")
        wires[1].write(b"long" * 100)
        wires[0].write(b"two")
        wires[2].write(b"lost")
        wires[3].write(b"after it")
        assert [transport.got for transport in transports] == [[]] * 4
        await asyncio.sleep(0)
        wires[1].write(b"very long" * 10_000)
        wires[0].write(b"too late")
        wires[0].close_sent = True
        await asyncio.sleep(0)
        assert transports[0].got == [text(b"one") + text(b"two")]
        assert transports[1].got == [text(b"long" * 100), text(b"very long" * 10_000)]
        assert (transports[2].got, transports[3].got) == ([], [text(b"after it")])

    run(turns())


def test_a_closed_wire_takes_no_more() -> None:
    class Closed:
        close_sent = True

    Wire.write(Closed(), b"too late")  # type: ignore[arg-type]
