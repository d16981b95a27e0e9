"""A table as people use it: they sit down, move, claim, and agree on what needs everybody.

Every change goes one way: checked on the position, committed to the log, made in memory, told to whoever it concerns.
The log is `Ledger`'s part, what happens by itself `Clockwork`'s, what each is told `Desk`'s; `consent` knows what
needs everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from covo.kernel import Move, NotationError, Refusal, Seat, SetupError
from covo.server import store
from covo.server.archive import UNDO
from covo.server.clockwork import Clockwork
from covo.server.consent import own_last, unnoticed
from covo.server.protocol import Standing
from covo.server.store import Chair, Taken

BOT_NAMES: Final = ("Volpe", "Quercia", "Luna", "Corvo", "Ginepro", "Tasso", "Brina", "Falco", "Edera", "Lince", "Orso")
MOST_STANDING: Final = 500


class Table(Clockwork):
    async def refresh(self) -> None:
        """Another process has changed something: take it over, and tell our guests."""
        async with self._lock:
            row = await self.store.read(store.table(self.row.code))
            if row is None:
                return
            paused = self.paused
            self.row = row
            if paused != self.paused:
                self._stop_clocks(self.paused)
            self.chairs = {chair.seat: chair for chair in await self.store.read(store.chairs(self.row.code))}
            if row.status != "open":
                await self.catch_up()
            sayings = await self._sayings()
        for saying in sayings:
            self.publish_saying(saying)
        self.publish()
        self.publish_lobby()
        self.wake()

    async def sit(self, name: str, token: str, seat: Seat | None = None) -> Seat:
        """Take a free chair, the first if none is named. SetupError when it cannot be."""
        async with self._lock:
            free = [number for number in range(self.row.seats) if number not in self.chairs]
            if self.row.status != "open":
                raise SetupError("already-started")
            if not free or (seat is not None and seat not in free):
                raise SetupError("seat-taken")
            if name in {chair.name for chair in self.chairs.values()}:
                raise SetupError("name-taken")
            chair = Chair(free[0] if seat is None else seat, name, None, token)
            try:
                await self.store.write(store.take_chair(self.row.code, chair))
            except Taken:
                raise SetupError("seat-taken") from None
            self.chairs[chair.seat] = chair
        self.bus.tell(self.row.code)
        self.publish_lobby()
        return chair.seat

    async def start(self) -> None:
        """Bots take the free chairs, and the game begins."""
        async with self._lock:
            if self.row.status != "open":
                return
            taken = {chair.name for chair in self.chairs.values()}
            names = iter([name for name in BOT_NAMES if name not in taken])
            bots = [
                Chair(seat, next(names), self.strength, None)
                for seat in range(self.row.seats)
                if seat not in self.chairs
            ]

            def begin(connection: Any) -> None:
                for chair in bots:
                    connection.execute(store.sit(self.row.code, chair))
                store.change(self.row.code, status="playing")(connection)

            await self.store.write(begin)
            self.chairs |= {chair.seat: chair for chair in bots}
            self.row = replace(self.row, status="playing")
            await self.catch_up()
        self.bus.tell(self.row.code)
        self._tell_all()

    async def play(self, seat: Seat, text: str, n: int) -> Refusal | None:
        """A person's move; a refusal from that seat's own view, and nothing changed, when it is not legal."""
        async with self._lock:
            if self.match is None:
                return Refusal("", "not-started")
            if self.paused:
                return Refusal("", "paused")
            if self.chairs[seat].bot is not None:
                return Refusal("", "bot-plays")
            try:
                move = Move.parse(text)
            except NotationError:
                return Refusal("", "unclear")
            while True:
                if not self.current(seat, n):
                    return Refusal("", "table-changed")
                if refusal := self.match.refusal(seat, move):
                    return refusal
                ask = self.match.state.ask(seat)
                if ask is not None and ask.hold:
                    await self.store.write(store.hold(self.row.code, self.at, seat, str(move)))
                    self.held[seat] = move
                    self.bus.tell(self.row.code)
                    break
                self.before[seat] = self.ply, self.match.state.copy()
                if await self._commit([(seat, move)]):
                    break
        self.publish()
        self.wake()
        return None

    def play_straight(self, seat: Seat, text: str, n: int, again: Callable[[], None]) -> bool:
        """`play` for what nearly every move is: one of those listed, for good, and nobody else busy at the table.

        It wakes no task on its way, which is a third of the work where many tables play. False, and nothing done,
        where it is otherwise; `again` is called where it turns out so later, another process having been faster.
        """
        if self.match is None or self.paused or self.chairs[seat].bot is not None or not self.current(seat, n):
            return False
        ask = self.match.state.ask(seat)
        if ask is None or ask.hold or text not in ask.texts or not self._take_lock():
            return False
        self.before[seat] = self.ply, self.match.state.copy()
        lines = [(seat, text)]
        self.store.order(store.Append(self.row.code, self.at, lines), partial(self._played, lines, again))
        return True

    def _played(
        self, lines: list[tuple[Seat, str]], again: Callable[[], None], _: None, failure: BaseException | None
    ) -> None:
        try:
            if failure is None:
                self._made(lines)
        finally:
            self._lock.release()
        if failure is not None:
            again()
            return
        self.publish()
        self.wake()

    def _take_lock(self) -> bool:
        """Without waiting; False if somebody has it, or is about to."""
        attempt = self._lock.acquire()
        try:
            attempt.send(None)
        except StopIteration:
            return True
        attempt.close()
        return False

    async def claim(self, seat: Seat, text: str) -> str | None:
        """A claim of the game's own vocabulary; the message id of what is wrong with it otherwise."""
        if self.match is None or self.game.claims is None:
            return "no-claims"
        if text not in {offer.move for offer in self.offers(seat)}:
            return "not-understood"
        return None if await self.say(seat, "", Move.parse(text)) else "no-talk-now"

    def stand(self, seat: Seat, rule: str, when: Standing) -> None:
        """A standing answer of one seat. Kept in memory only: after a restart one is asked again."""
        if len(self.standing) < MOST_STANDING or (seat, rule) in self.standing:
            self.standing[seat, rule] = when
        self.changes += 1
        self.publish()
        self.wake()

    # ── what needs everybody ─────────────────────────────────────────────────────────────────────────────

    async def undo(self, seat: Seat) -> str | None:
        """Take back one's last move; a message id when there is none."""
        async with self._lock:
            back = own_last(self.match, seat, self.floor) if self.match else None
            if back is None or self.paused or self.row.status != "playing":
                return "nothing-to-undo"
            if self._unnoticed(seat, back) or not self.consent.propose("undo", seat, seat, self.voters()):
                await self._log([(seat, f"{UNDO}{back}")])
        self._tell_all()
        return None

    def _unnoticed(self, seat: Seat, back: int) -> bool:
        """Nobody has learnt anything since, nor moved: the move was the last, and only its mover knows of it."""
        assert self.match is not None
        ply, before = self.before.get(seat, (-1, None))
        if back != ply or back != self.ply - 1 or before is None:
            return False
        move = self.match.record.lines[back].move
        return unnoticed(self.game, before, seat, move, f"{self.row.secret}:{self.ply}:undo")

    async def pause(self, seat: Seat, on: bool) -> str | None:
        if self.row.status != "playing" or on == self.paused:
            return "not-now"
        async with self._lock:
            if not on:
                await self._set(paused=False)
            elif not self.consent.propose("pause", seat, seat, self.voters()):
                await self._set(paused=True)
        self._tell_all()
        return None

    async def stand_in(self, seat: Seat, chair: Seat, on: bool) -> str | None:
        """A bot for a chair: one's own at once, that of somebody who is gone by consent; one's own back at once."""
        known = self.chairs.get(chair)
        if self.row.status != "playing" or known is None or known.token is None or on == (known.bot is not None):
            return "not-now"
        if chair != seat and (not on or self.is_here(chair)):
            return "not-yours"
        async with self._lock:
            if chair == seat or not self.consent.propose("standin", seat, chair, self.voters()):
                await self._reseat(chair, on)
        self._tell_all()
        return None

    async def agree(self, seat: Seat, yes: bool) -> str | None:
        """Once all have agreed to what was proposed, it is done; one no is enough against it."""
        async with self._lock:
            done = self.consent.answer(seat, yes)
            if done is not None and self.match is not None and self.row.status == "playing":
                if done.what == "undo" and (back := own_last(self.match, done.by, self.floor)) is not None:
                    await self._log([(done.by, f"{UNDO}{back}")])
                elif done.what == "pause":
                    await self._set(paused=True)
                elif done.what == "standin":
                    await self._reseat(done.seat, True)
        self._tell_all()
        return None

    async def follow(self, code: str) -> None:
        """The rematch is at another table."""
        self.row = replace(self.row, next=code)
        await self.store.write(store.change(self.row.code, next=code))
        self.bus.tell(self.row.code)
        self.publish_lobby()

    async def _set(self, **settings: Any) -> None:
        self.row = replace(self.row, settings={**self.row.settings, **settings})
        await self.store.write(store.change(self.row.code, settings=self.row.settings))
        self._stop_clocks(self.paused)
        self.bus.tell(self.row.code)

    async def _reseat(self, seat: Seat, by_bot: bool) -> None:
        bot = self.strength if by_bot else None
        await self.store.write(store.reseat(self.row.code, seat, bot))
        self.chairs[seat] = replace(self.chairs[seat], bot=bot)
        self.bus.tell(self.row.code)

    def _tell_all(self) -> None:
        self.publish_lobby()
        self.publish()
        self.wake()
