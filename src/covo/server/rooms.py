"""All tables of this server: opened, found by their code, forgotten when nobody is there and nothing is awaited."""

from __future__ import annotations

import asyncio
import time
from time import monotonic
from typing import Any, Final

from msgspec import to_builtins

from covo import bots, games
from covo.kernel import Seat, SetupError
from covo.kernel.record import check_name
from covo.server import dice, store, tokens
from covo.server.bus import Bus
from covo.server.clockwork import Thinkers
from covo.server.protocol import OpenTable
from covo.server.store import Chair, Store, TableRow, Taken
from covo.server.table import Table

IDLE: Final = 600.0  # seconds after which a table is forgotten where nobody is and nothing happens by itself


class Rooms:
    def __init__(self, keep: Store, minds: Thinkers, bus: Bus, tempo: float = 1.0) -> None:
        self.store = keep
        self.minds = minds
        self.bus = bus
        self.tempo = tempo
        self.tables: dict[str, Table] = {}
        self._lock = asyncio.Lock()

    async def open(self, wanted: OpenTable) -> tuple[str, list[tuple[Seat, str]]]:
        """A new table, its host on the first chair and who shares the device on the next: code, seats and tokens."""
        game = games.load(wanted.game)
        game.meta.check_seats(wanted.seats)
        options = game.meta.complete(wanted.options)
        bots.by_name(wanted.bots, game)
        names = (wanted.name, *wanted.others)
        for name in names:
            self.check_name(name)
        if len(set(names)) < len(names):
            raise SetupError("name-taken")
        if len(names) > wanted.seats:
            raise SetupError("seat-taken")
        keys = [tokens.new_token() for _ in names]
        seated = [
            Chair(seat, name, None, tokens.fingerprint(key))
            for seat, (name, key) in enumerate(zip(names, keys, strict=True))
        ]
        settings = {"bots": wanted.bots, "pace": wanted.pace}
        table = await self._new(wanted.game, wanted.seats, options, settings, seated)
        return table.row.code, list(enumerate(keys))

    async def _new(
        self, game: str, seats: int, options: dict[str, Any], settings: dict[str, Any], seated: list[Chair]
    ) -> Table:
        while True:
            row = TableRow(
                code=tokens.new_code(),
                game=game,
                rules=games.load(game).meta.version,
                seats=seats,
                options=options,
                settings=settings,
                secret=dice.new_secret(),
                status="open",
                next=None,
                made=time.time(),
            )
            try:
                await self.store.write(store.open_table(row, seated))
            except Taken:  # the code is in use
                continue
            table = self.tables[row.code] = self._table(row, seated)
            return table

    def _table(self, row: TableRow, seated: list[Chair]) -> Table:
        return Table(row, seated, self.store, self.minds, self.bus, self.tempo)

    async def rematch(self, old: Table) -> str | None:
        """The same people and bots once more, with what each has won so far; a message id when it cannot be."""
        async with self._lock:
            series = old.series()
            if old.row.status != "over" or series is None:
                return "not-over"
            if old.row.next is not None:
                return None
            settings = {**old.row.settings, "paused": False, "series": to_builtins(series)}
            seated = [
                Chair(chair.seat, chair.name, None if chair.token else chair.bot, chair.token)
                for chair in old.chairs.values()
            ]
            new = await self._new(old.row.game, old.row.seats, old.row.options, settings, seated)
            await old.follow(new.row.code)
        if sum(chair.token is not None for chair in seated) == 1:
            await new.start()
        return None

    @staticmethod
    def check_name(name: str) -> None:
        if check_name(name):
            raise SetupError("bad-name")

    async def find(self, code: str) -> Table | None:
        """A table as the log has it; one in play goes on where it was."""
        async with self._lock:
            if code in self.tables:
                self.tables[code].left = monotonic()
                return self.tables[code]
            row = await self.store.read(store.table(code))
            if row is None:
                return None
            table = self._table(row, [])
            await table.refresh()
            self.tables[code] = table
        return table

    async def changed(self, code: str) -> None:
        """Another process has changed a table: only those we have ourselves concern us."""
        if code in self.tables:
            await self.tables[code].refresh()

    async def sweep(self) -> None:
        """From time to time let go of idle tables: whoever comes back finds them in the log."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.forget(monotonic() - IDLE)

    def forget(self, before: float) -> None:
        """Tables at which nobody has been since then, and nothing happens by itself."""
        for code, table in list(self.tables.items()):
            if table.idle and table.left < before:
                del self.tables[code]

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
