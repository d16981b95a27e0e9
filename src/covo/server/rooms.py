"""All tables of this server: opened, found by their code, forgotten when nobody is there and nothing is awaited."""

from __future__ import annotations

import asyncio
import time

from covo import bots, games
from covo.kernel import Options, Seat, SetupError
from covo.kernel.record import check_name
from covo.server import dice, store, tokens
from covo.server.store import Chair, Store, TableRow, Taken
from covo.server.table import Table, Think


class Rooms:
    def __init__(self, keep: Store, think: Think, tempo: float = 1.0) -> None:
        self.store = keep
        self.think = think
        self.tempo = tempo
        self.tables: dict[str, Table] = {}
        self._lock = asyncio.Lock()

    async def open(self, game: str, seats: int, options: Options, name: str, strength: str) -> tuple[str, Seat, str]:
        """A new table with its host on the first chair: its code, the seat and the token that holds it."""
        loaded = games.load(game)
        loaded.meta.check_seats(seats)
        complete = loaded.meta.complete(options)
        bots.by_name(strength, loaded)
        self.check_name(name)
        token = tokens.new_token()
        host = Chair(0, name, None, tokens.fingerprint(token))
        while True:
            row = TableRow(
                code=tokens.new_code(),
                game=game,
                rules=loaded.meta.version,
                seats=seats,
                options=complete,
                settings={"bots": strength},
                secret=dice.new_secret(),
                status="open",
                next=None,
                made=time.time(),
            )
            try:
                await self.store.write(store.open_table(row, [host]))
            except Taken:  # the code is in use
                continue
            self.tables[row.code] = Table(row, [host], self.store, self.think, self.tempo)
            return row.code, 0, token

    @staticmethod
    def check_name(name: str) -> None:
        if check_name(name):
            raise SetupError("bad-name")

    async def find(self, code: str) -> Table | None:
        """A table as the log has it; one in play goes on where it was."""
        async with self._lock:
            if code in self.tables:
                return self.tables[code]
            row = await self.store.read(store.table(code))
            if row is None:
                return None
            table = Table(row, await self.store.read(store.chairs(code)), self.store, self.think, self.tempo)
            if row.status != "open":
                await table.catch_up()
            self.tables[code] = table
        table.wake()
        return table

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
