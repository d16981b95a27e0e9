"""Who is told that a table has changed: nobody within one process, others through NATS.

The bus carries the code of the table and nothing else; whoever shows that table to somebody reads the log. A lost
message costs a later look, never a move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from covo.kernel import SetupError

log = logging.getLogger("covo.server")
SUBJECT: Final = "covo.tables"
PATIENCE: Final = 5.0  # seconds for the first connection; a lost one is looked for again for ever

Changed = Callable[[str], Awaitable[None]]


class Bus:
    """Within one process: nobody else to tell."""

    async def start(self, changed: Changed) -> None:
        """From now on `changed` is called with the code of a table that another process has changed."""

    def tell(self, code: str) -> None:
        """This table has changed here."""

    async def close(self) -> None:
        pass


class NatsBus(Bus):
    def __init__(self, url: str) -> None:
        self.url = url
        self._me = secrets.token_hex(8)
        self._client: Any = None
        self._told: set[asyncio.Task[None]] = set()

    async def start(self, changed: Changed) -> None:
        try:
            import nats
        except ModuleNotFoundError:
            raise SetupError("--bus: nats-py is not installed; pip install 'covo[many]'") from None

        async def hear(message: Any) -> None:
            who, _, code = message.data.decode().partition(" ")
            if who != self._me:
                await changed(code)

        async def complain(error: Exception) -> None:
            log.warning("the bus: %s", error)

        try:
            connecting = nats.connect(self.url, max_reconnect_attempts=-1, error_cb=complain)
            self._client = await asyncio.wait_for(connecting, PATIENCE)
        except Exception as error:
            raise SetupError(f"--bus {self.url}: {str(error) or 'nobody answers'}") from None
        await self._client.subscribe(SUBJECT, cb=hear)

    def tell(self, code: str) -> None:
        task = asyncio.ensure_future(self._client.publish(SUBJECT, f"{self._me} {code}".encode()))
        self._told.add(task)
        task.add_done_callback(self._told.discard)

    async def close(self) -> None:
        if self._client is not None:
            await asyncio.gather(*self._told, return_exceptions=True)
            await self._client.close()


def connect(url: str | None) -> Bus:
    if url is None:
        return Bus()
    if not url.startswith(("nats://", "tls://")):
        raise SetupError(f"--bus: expected nats://HOST:PORT, got {url!r}")
    return NatsBus(url)
