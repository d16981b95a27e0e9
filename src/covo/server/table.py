"""A table in play: the match rebuilt from the log, who is connected, clocks, bots, and what each is sent.

Every change goes one way: checked on the position, committed to the log, made in memory, told to whoever it concerns.
A viewer is sent something exactly when what he may know has changed, so that at night an answer of one seat makes no
message for another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any

from msgspec.structs import replace

from covo import games
from covo.kernel import CHANCE, WATCHER, Ask, Match, Move, NotationError, Refusal, Seat, SetupError, encode
from covo.server import dice, protocol, store
from covo.server.store import Chair, Store, TableRow, Taken

Think = Callable[[str, str, Any, Ask, str], Awaitable[Move]]  # game, bot, view, ask, seed of its luck

log = logging.getLogger("covo.server")
BOT_NAMES = ("Volpe", "Quercia", "Luna", "Corvo", "Ginepro", "Tasso", "Brina", "Falco", "Edera", "Lince")
PACE = 0.9  # seconds a bot takes for a move that others see, so that people can follow


class Guest:
    """One connection: whom it sees the table as, and how to reach it."""

    def __init__(self, viewer: Seat, send: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.send = send
        self.seen = -1  # number of the last table message it was sent
        self.heard = 0  # events it has


class Table:
    def __init__(self, row: TableRow, chairs: Iterable[Chair], keep: Store, think: Think, tempo: float = 1.0) -> None:
        self.row = row
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in chairs}
        self.store = keep
        self.think = think
        self.tempo = tempo  # of clocks and bots: 0.5 for twice as fast
        self.game = games.load(row.game)
        self.guests: set[Guest] = set()
        self.match: Match | None = None
        self.held: dict[Seat, Move] = {}  # answers to a held question, which may still be changed
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._since: dict[tuple[Seat, str], float] = {}  # when a seat was asked what it is asked now
        self._sent: dict[Seat, tuple[bytes, int]] = {}  # by viewer the last table message and its number
        self._heard: dict[Seat, tuple[int, list[Any]]] = {}  # by viewer how far the log is read, and the events

    # ── the log ──────────────────────────────────────────────────────────────────────────────────────────

    @property
    def ply(self) -> int:
        assert self.match is not None
        return len(self.match.record.lines)

    async def catch_up(self) -> None:
        """Play what the log has and we have not: all of it at first, later what another process added."""
        if self.match is None:
            names = tuple(self.chairs[seat].name for seat in range(self.row.seats))
            self.match = Match(self.game, self.row.seats, self.row.options, names)
        for seat, move in await self.store.read(store.plies(self.row.code, self.ply)):
            self.match.play(seat, Move.parse(move))
        kept = await self.store.read(store.held(self.row.code, self.ply))
        self.held = {seat: Move.parse(move) for seat, move in kept.items()}

    async def _commit(self, moves: list[tuple[Seat, Move]]) -> bool:
        """Log, then make. False if another process was faster: look again on the new position."""
        assert self.match is not None
        try:
            await self.store.write(store.append(self.row.code, self.ply, [(seat, str(move)) for seat, move in moves]))
        except Taken:
            await self.catch_up()
            return False
        for seat, move in moves:
            self.match.play(seat, move)
        self.held = {}
        if self.match.state.outcome is not None:
            self.row = replace(self.row, status="over")
            await self.store.write(store.set_status(self.row.code, "over"))
        return True

    # ── what people do ───────────────────────────────────────────────────────────────────────────────────

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
        self.publish_lobby()
        return chair.seat

    async def start(self) -> None:
        """Bots take the free chairs, and the game begins."""
        async with self._lock:
            if self.row.status != "open":
                return
            taken = {chair.name for chair in self.chairs.values()}
            names = iter([name for name in BOT_NAMES if name not in taken])
            strength = str(self.row.settings.get("bots", "quick"))
            bots = [
                Chair(seat, next(names), strength, None) for seat in range(self.row.seats) if seat not in self.chairs
            ]

            def begin(connection: Any) -> None:
                for chair in bots:
                    connection.execute(store.sit(self.row.code, chair))
                store.set_status(self.row.code, "playing")(connection)

            await self.store.write(begin)
            self.chairs |= {chair.seat: chair for chair in bots}
            self.row = replace(self.row, status="playing")
            await self.catch_up()
        self.publish_lobby()
        self.wake()

    async def play(self, seat: Seat, text: str, n: int) -> Refusal | None:
        """A person's move; a refusal from that seat's own view, and nothing changed, when it is not legal."""
        async with self._lock:
            if self.match is None:
                return Refusal("", "not-started")
            try:
                move = Move.parse(text)
            except NotationError:
                return Refusal("", "unclear")
            while True:
                if n != self._sent.get(seat, (b"", n))[1]:
                    return Refusal("", "table-changed")
                if refusal := self.match.refusal(seat, move):
                    return refusal
                ask = self.match.state.ask(seat)
                if ask is not None and ask.hold:
                    await self.store.write(store.hold(self.row.code, self.ply, seat, str(move)))
                    self.held[seat] = move
                    break
                if await self._commit([(seat, move)]):
                    break
        self.publish()
        self.wake()
        return None

    async def say(self, seat: Seat, text: str) -> bool:
        """Words to whom the rules let hear them now; False where they let nobody."""
        channels = self.game.talk(self.match.state) if self.match else ()
        hearers = {hearer for channel in channels if seat in channel.speakers for hearer in channel.hearers}
        if self.match is not None and not hearers:
            return False
        hearers = hearers or {WATCHER}
        at = await self.store.write(store.say(self.row.code, seat, sorted(hearers), text))
        message = encode(protocol.Words(seat, text, at))
        for guest in self.guests:
            if WATCHER in hearers or guest.viewer in hearers:
                guest.send(message)
        return True

    # ── what happens by itself ───────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """Let chance, bots and clocks do their part."""
        self._changed.set()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    async def _drive(self) -> None:
        while self.row.status == "playing":
            self._changed.clear()
            async with self._lock:
                pause = await self._step()
            self.publish()
            if pause == 0:
                continue
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue
        self.publish_lobby()

    async def _step(self) -> float | None:
        """One thing that nobody has to be waited for; else how long to wait, None for as long as it takes."""
        assert self.match is not None
        asks = self.match.state.asks
        if not asks:
            return None
        if asks[0].seat == CHANCE:
            u = dice.share(self.row.secret, self.row.code, self.ply)
            await self._commit([(CHANCE, dice.roll(asks[0], u))])
            return 0
        left = self._time_left(asks)
        if all(ask.hold for ask in asks):
            return await self._held_step(asks, left)
        late = [ask for ask in asks if left[ask.seat] is not None and (left[ask.seat] or 0) <= 0]
        if late:
            u = dice.share(self.row.secret, self.row.code, self.ply, f":{late[0].seat}")
            await self._commit([(late[0].seat, dice.lapse(late[0], u))])
            return 0
        for ask in asks:
            if self._bot(ask.seat):
                await self._commit([(ask.seat, await self._thought(ask))])
                return PACE * self.tempo if len(asks) == 1 and len(ask.moves) > 1 else 0
        times = [time for time in left.values() if time is not None]
        return min(times) if times else None

    async def _held_step(self, asks: tuple[Ask, ...], left: dict[Seat, float | None]) -> float | None:
        """A call of the night: with several people its whole time passes, whoever answers when."""
        for ask in asks:
            if self._bot(ask.seat) and ask.seat not in self.held:
                self.held[ask.seat] = await self._thought(ask)
        waiting = [ask.seat for ask in asks if ask.seat not in self.held]
        people = sum(chair.bot is None for chair in self.chairs.values())
        over = min((time for time in left.values() if time is not None), default=0.0) <= 0
        if not over and (people > 1 or waiting):
            return min((time for time in left.values() if time is not None), default=None)
        moves = []
        for ask in asks:
            u = dice.share(self.row.secret, self.row.code, self.ply, f":{ask.seat}")
            moves.append((ask.seat, self.held.get(ask.seat) or dice.lapse(ask, u)))
        await self._commit(moves)
        return 0

    async def _thought(self, ask: Ask) -> Move:
        assert self.match is not None
        chair = self.chairs[ask.seat]
        if len(ask.moves) == 1:
            return ask.moves[0]
        view = self.game.view(self.match.state, ask.seat)
        return await self.think(self.row.game, str(chair.bot), view, ask, f"{self.row.secret}:{self.ply}:{ask.seat}")

    def _bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def _time_left(self, asks: tuple[Ask, ...]) -> dict[Seat, float | None]:
        """Seconds each asked seat has, from when it was first asked this."""
        assert self.match is not None
        step = type(self.match.state.stack[0]).__name__
        now = monotonic()
        self._since = {(ask.seat, step): self._since.get((ask.seat, step), now) for ask in asks}
        passed = {ask.seat: now - self._since[ask.seat, step] for ask in asks}
        return {ask.seat: None if ask.limit is None else ask.limit * self.tempo - passed[ask.seat] for ask in asks}

    # ── what each is sent ────────────────────────────────────────────────────────────────────────────────

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.publish_lobby()
        self.publish()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.publish_lobby()

    def lobby(self, viewer: Seat) -> protocol.Lobby:
        here = {guest.viewer for guest in self.guests}
        return protocol.Lobby(
            code=self.row.code,
            game=self.row.game,
            seats=self.row.seats,
            options=self.row.options,
            status=self.row.status,
            dice=dice.commitment(self.row.secret),
            chairs=tuple(
                protocol.ChairInfo(chair.seat, chair.name, chair.bot, chair.seat in here)
                for chair in sorted(self.chairs.values(), key=lambda chair: chair.seat)
            ),
            you=viewer if viewer >= 0 else None,
            watchers=sum(guest.viewer == WATCHER for guest in self.guests),
            secret=self.row.secret if self.row.status == "over" else None,
        )

    def publish_lobby(self) -> None:
        messages = {viewer: encode(self.lobby(viewer)) for viewer in {guest.viewer for guest in self.guests}}
        for guest in self.guests:
            guest.send(messages[guest.viewer])

    def publish(self) -> None:
        """To each whose view has changed, one message; those who see the same share it."""
        if self.match is None:
            return
        made: dict[tuple[Seat, int], bytes] = {}
        for guest in self.guests:
            number = self._number(guest.viewer)
            if guest.seen == number:
                continue
            key = guest.viewer, guest.heard
            if key not in made:
                made[key] = encode(self._message(guest.viewer, number, guest.heard))
            guest.seen = number
            guest.heard = len(self._events(guest.viewer))
            guest.send(made[key])

    def _number(self, viewer: Seat) -> int:
        """How many different tables this viewer has been shown, this one included."""
        shown = encode(self._message(viewer, 0, len(self._events(viewer)), timeless=True))
        last, number = self._sent.get(viewer, (b"", 0))
        if shown != last or number == 0:
            number += 1
            self._sent[viewer] = shown, number
        return number

    def _events(self, viewer: Seat) -> list[Any]:
        assert self.match is not None
        read, events = self._heard.get(viewer, (0, []))
        events += self.match.heard(viewer, read)
        self._heard[viewer] = len(self.match.events), events
        return events

    def _message(self, viewer: Seat, number: int, first: int, *, timeless: bool = False) -> protocol.Table:
        assert self.match is not None
        state = self.match.state
        ask = state.ask(viewer)
        question = clock = None
        if ask is not None:
            answer = self.held.get(viewer)
            question = protocol.Question(tuple(map(str, ask.moves)), ask.rule, str(answer) if answer else None)
        if ask is not None and ask.limit is not None:
            left = self._time_left(state.asks)[viewer] or 0.0
            clock = protocol.Clock(float(ask.limit) if timeless else round(max(0.0, left), 1), ask.limit, ask.hold)
        channels = self.game.talk(state)
        return protocol.Table(
            n=number,
            scene=self.game.scene(self.game.view(state, viewer), ask),
            question=question,
            clock=clock,
            first=first,
            events=tuple(self._events(viewer)[first:]),
            talk=any(viewer in channel.speakers for channel in channels),
        )
