"""A table and its log: the match rebuilt from it, and every change committed to it before it is made.

Whoever is second at a line of the log looks again on the new position, so no process owns a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable

from msgspec.structs import replace

from covo.kernel import Line, LoadError, Match, Move, Refused, Seat, SetupError, State, dump, load
from covo.server import store
from covo.server.archive import UNDO, moves_of
from covo.server.bus import Bus
from covo.server.desk import Desk, Guest
from covo.server.store import Chair, Saying, Store, TableRow, Taken

log = logging.getLogger("covo.server")


class Ledger(Desk):
    def __init__(self, row: TableRow, chairs: Iterable[Chair], keep: Store, bus: Bus) -> None:
        super().__init__(row, chairs)
        self.store = keep
        self.bus = bus
        self.at = 0  # lines of the log we have
        self._lock = asyncio.Lock()
        self._listening = asyncio.Lock()
        self._from: tuple[State, list[Line]] | None = None  # a position that the rules of today did not lead to
        self._saved = -1  # lines of the log behind the position last saved
        self._since: dict[tuple[Seat, str], float] = {}  # when a seat was asked what it is asked now
        self._said_at = 0  # number of the last saying we have

    def wake(self) -> None:
        raise NotImplementedError

    async def catch_up(self) -> None:
        """Take what the log has and we have not: all of it at first, later what another process added."""
        if self.match is None:
            await self._set_up()
        else:
            for seat, line in await self.store.read(store.plies(self.row.code, self.at)):
                self._take(seat, line)
        assert self.match is not None
        if self.match.state.outcome is not None:  # the log knows it first
            self.row = replace(self.row, status="over")
        kept = await self.store.read(store.held(self.row.code, self.at))
        self.held = {seat: Move.parse(move) for seat, move in kept.items()}

    async def _set_up(self) -> None:
        """From the start; under other rules than the table began with, from where it stood when it was last saved.

        New rules may refuse what was legal, or make something else of it. SetupError where they do so to a move that
        is not behind a saved position.
        """
        self.at = self.floor = 0
        lines = await self.store.read(store.plies(self.row.code))
        same = self.row.rules == self.game.meta.version
        kept = None if same else await self.store.read(store.saved(self.row.code))
        if kept is not None:
            with contextlib.suppress(LoadError):
                self._from = load(self.game, kept.state, other_rules=True), moves_of(lines[: kept.ply])
                self.at, self.floor = kept.ply, len(self._from[1])
        self.match = self._new_match()
        try:
            for seat, line in lines[self.at :]:
                self._take(seat, line)
        except Refused:
            self.match = None
            raise SetupError("rules-changed") from None

    def _new_match(self) -> Match:
        names = tuple(self.chairs[seat].name for seat in range(self.row.seats))
        match = Match(self.game, self.row.seats, self.row.options, names)
        match.record.rules = self.row.rules
        if self._from is not None:
            state, lines = self._from
            match.state = state.copy()
            match.record.lines += lines
            match.events += [()] * len(lines)
        return match

    def save(self) -> None:
        """Keep the position as it is now, for the day the rules change."""
        if self.match is None or self.row.status != "playing" or self._saved == self.at:
            return
        self._saved = self.at
        position = store.Position(self.at, dump(self.game, self.match.state).decode())
        self.store.order(store.save(self.row.code, position), self._kept)

    def _kept(self, _: None, failure: BaseException | None) -> None:
        if failure is not None:
            log.error("%s: the position could not be kept: %s", self.row.code, failure)

    def leave(self, guest: Guest) -> None:
        super().leave(guest)
        if not self.guests:
            self.save()

    def _take(self, seat: Seat, line: str) -> None:
        """One line of the log."""
        assert self.match is not None
        self.at += 1
        if not line.startswith(UNDO):
            self.match.play(seat, Move.parse(line))
            return
        lines = self.match.record.lines[: int(line.removeprefix(UNDO))]
        self.match = self._new_match()
        for kept in lines[self.floor :]:
            self.match.play(kept.seat, kept.move)
        self._since = {}
        self.hear_anew()

    async def _log(self, lines: list[tuple[Seat, str]]) -> bool:
        """Commit, then make. False if another process was faster: look again on the new position."""
        assert self.match is not None
        try:
            await self.store.write(store.Append(self.row.code, self.at, lines))
        except Taken:
            await self.catch_up()
            return False
        self._made(lines)
        return True

    def _made(self, lines: list[tuple[Seat, str]]) -> None:
        """What is on disk now is made here too."""
        assert self.match is not None
        for seat, line in lines:
            self._take(seat, line)
        self.held = {}
        self.consent.lapse("undo")
        if self.match.state.outcome is not None and self.row.status == "playing":
            self.row = replace(self.row, status="over")
            self.store.order(store.change(self.row.code, status="over"), self._over)
        self.bus.tell(self.row.code)

    def _over(self, _: None, failure: BaseException | None) -> None:
        if failure is not None:  # the log knows better, and is what a table is opened from
            log.error("%s is over, but kept as one in play: %s", self.row.code, failure)
        self.bus.tell(self.row.code)

    async def _commit(self, moves: list[tuple[Seat, Move]]) -> bool:
        return await self._log([(seat, str(move)) for seat, move in moves])

    # ── what is said ─────────────────────────────────────────────────────────────────────────────────────

    async def say(self, seat: Seat, text: str, claim: Move | None = None, to: tuple[Seat, ...] = ()) -> bool:
        """Words to the table, or to some alone; False where the rules do not let them hear it now."""
        hearers = self.hearers(seat, to)
        if not hearers:
            return False
        when = 0
        if claim is not None:
            assert self.match is not None
            assert self.game.claims is not None
            when = self.game.claims.when(self.game.view(self.match.state, seat))
        ply = 0 if self.match is None else self.ply
        spoken = str(claim) if claim else None
        saying = Saying(seat, tuple(sorted(hearers)), text, time.time(), ply, spoken, when)
        await self.store.write(store.say(self.row.code, saying))
        for fresh in await self._sayings():
            self.publish_saying(fresh)
        self.bus.tell(self.row.code)
        if claim is not None:
            self.wake()
        return True

    async def _sayings(self) -> list[Saying]:
        """What has been said that we do not have yet."""
        async with self._listening:
            new = await self.store.read(store.words(self.row.code, self._said_at))
            if new:
                self._said_at = new[-1][0]
                self.said += [saying for _, saying in new]
        return [saying for _, saying in new]
