"""What happens at a table by itself: chance, bots, standing answers, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from operator import attrgetter
from time import monotonic
from typing import Any, Final, Protocol

from covo.kernel import CHANCE, PASS, Ask, Move, Said, Seat
from covo.server import dice
from covo.server.bus import Bus
from covo.server.desk import may_stand
from covo.server.ledger import Ledger
from covo.server.store import Chair, Store, TableRow

log = logging.getLogger("covo.server")
PACE: Final = 0.9  # seconds a bot takes for a move that others see, so that people can follow
SHORTEST: Final = 0.5  # seconds after which a standing answer is given at the earliest; a second more at the latest
BOT: Final = attrgetter("bot")
SLOW: Final = 3.0  # how much longer clocks run at a slow table


class Thinkers(Protocol):
    """Whoever thinks for bots; a seed for its luck goes with each question, and whose chair it is."""

    def think(
        self, game: str, bot: str, chair: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]
    ) -> Awaitable[Move]: ...

    def speak(self, game: str, view: Any, seed: str, heard: tuple[Said, ...]) -> Awaitable[tuple[Move, ...]]: ...


class Clockwork(Ledger):
    def __init__(
        self,
        row: TableRow,
        chairs: Iterable[Chair],
        keep: Store,
        minds: Thinkers,
        bus: Bus,
        tempo: float = 1.0,
    ) -> None:
        super().__init__(row, chairs, keep, bus)
        self.minds = minds
        self.tempo = tempo  # of clocks and bots: 0.5 for twice as fast
        self._changed = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._stopped: float | None = monotonic() if self.paused else None
        self._thoughts: dict[Seat, tuple[int, Move]] = {}  # by bot: on which position it came to which move
        self._spoke: dict[Seat, tuple[int, int]] = {}  # by bot: at which ply, having heard how many claims

    def wake(self) -> None:
        """Let chance, bots and clocks do their part, if they have one."""
        if self._driver is not None and not self._driver.done():
            self._changed.set()
        elif not self._up_to_people():
            self._driver = asyncio.create_task(self._drive())

    def _up_to_people(self) -> bool:
        """Nothing happens by itself: no bots, no standing answers, and whoever is asked has all the time there is."""
        if self.match is None or self.paused:
            return True
        if self.row.status != "playing" or self.standing or any(map(BOT, self.chairs.values())):
            return False
        asks = self.match.state.asks
        return not any(ask.seat == CHANCE or ask.hold or self.limit(ask) is not None for ask in asks)

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing happens by itself."""
        return not self.links and not self._lock.locked() and (self._driver is None or self._driver.done())

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        self.save()

    async def _drive(self) -> None:
        while self.row.status == "playing":
            self._changed.clear()
            pause: float | None = None
            if not self.paused:
                async with self._lock:
                    at = self.at
                    todo = await self._step()
                self.publish()
                if isinstance(todo, Ask):  # a bot has to think: people may move meanwhile
                    self._thoughts[todo.seat] = at, await self._think(todo)
                    continue
                pause = todo
            if pause == 0:
                continue
            if pause is None:
                break  # whoever does something wakes us again
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue
        if self.row.status != "playing":
            self.publish_lobby()

    async def _step(self) -> float | Ask | None:
        """One thing that nobody has to be waited for; else how long to wait, None for as long as it takes.

        An ask comes back where a bot must think first.
        """
        assert self.match is not None
        asks: tuple[Ask, ...] = self.match.state.asks
        if not asks:
            return None
        if asks[0].seat == CHANCE:
            u = dice.share(self.row.secret, self.row.code, self.ply)
            await self._commit([(CHANCE, dice.roll(asks[0], u))])
            return 0
        left = self.time_left(asks)
        if all(ask.hold for ask in asks):
            return await self._held_step(asks, left)
        late = [ask for ask in asks if left[ask.seat] is not None and (left[ask.seat] or 0) <= 0]
        if late:
            u = dice.share(self.row.secret, self.row.code, self.ply, f":{late[0].seat}")
            await self._commit([(late[0].seat, dice.lapse(late[0], u))])
            return 0
        if await self._bot_speaks():
            return PACE * self.tempo
        wait = await self._standing_step(asks)
        if wait == 0:
            return 0
        for ask in asks:
            if self._bot(ask.seat):
                if (thought := self._thought(ask)) is None:
                    return ask
                await self._commit([(ask.seat, thought)])
                return PACE * self.tempo if len(asks) == 1 and len(ask.moves) > 1 else 0
        times = [time for time in (*left.values(), wait) if time is not None]
        return min(times, default=None)

    async def _standing_step(self, asks: tuple[Ask, ...]) -> float | None:
        """Pass for one who wants it so, after the time a person might take; 0 when it is done, else when to look again.

        The time follows from the secret of the table, so that it is the same whatever one holds.
        """
        waits = []
        for ask in asks:
            standing = self.standing.get((ask.seat, ask.rule), "never") if may_stand(ask) else "never"
            if self._bot(ask.seat) or standing == "never" or (standing == "nothing" and len(ask.moves) > 1):
                continue
            u = dice.share(self.row.secret, self.row.code, self.ply, f":{ask.seat}:stands")
            wait = self._asked_at(ask.seat) + (SHORTEST + u) * self.tempo - monotonic()
            if wait <= 0:
                await self._commit([(ask.seat, PASS)])
                return 0
            waits.append(wait)
        return min(waits, default=None)

    async def _held_step(self, asks: tuple[Ask, ...], left: dict[Seat, float | None]) -> float | Ask | None:
        """A call of the night: with several people its whole time passes, whoever answers when."""
        for ask in asks:
            if self._bot(ask.seat) and ask.seat not in self.held:
                if (thought := self._thought(ask)) is None:
                    return ask
                self.held[ask.seat] = thought
        waiting = [ask.seat for ask in asks if ask.seat not in self.held]
        times = [time for time in left.values() if time is not None]
        people = sum(chair.bot is None for chair in self.chairs.values())
        soonest = min(times) if times else None
        over = not waiting if soonest is None else soonest <= 0
        if not over and (people > 1 or waiting):
            return soonest
        moves = []
        for ask in asks:
            u = dice.share(self.row.secret, self.row.code, self.ply, f":{ask.seat}")
            moves.append((ask.seat, self.held.get(ask.seat) or dice.lapse(ask, u)))
        await self._commit(moves)
        return 0

    def _thought(self, ask: Ask) -> Move | None:
        """What a bot has come to on this very position."""
        at, move = self._thoughts.get(ask.seat, (-1, None))
        return ask.moves[0] if len(ask.moves) == 1 else move if at == self.at else None

    async def _think(self, ask: Ask) -> Move:
        assert self.match is not None
        chair = self.chairs[ask.seat]
        view = self.game.view(self.match.state, ask.seat)
        seed = f"{self.row.secret}:{self.ply}:{ask.seat}"
        heard = self.heard_claims(ask.seat)
        try:
            whose = f"{self.row.code}:{ask.seat}"
            move = await self.minds.think(self.row.game, str(chair.bot), whose, view, ask, seed, heard)
            if ask.allows(move):
                return move
            log.error(
                "%s: the %s bot of seat %d wants %s, which is not legal", self.row.code, chair.bot, ask.seat, move
            )
        except Exception:  # a bot that fails must not stop the table
            log.exception("%s: the %s bot of seat %d failed", self.row.code, chair.bot, ask.seat)
        return dice.lapse(ask, dice.share(self.row.secret, self.row.code, self.ply, f":{ask.seat}"))

    async def _bot_speaks(self) -> bool:
        """Where talk is free each bot may claim something, once a move and once more for each claim it hears."""
        if self.game.claims is None or self.match is None:
            return False
        for seat in range(self.row.seats):
            if not self._bot(seat) or not self.hearers(seat):
                continue
            heard = self.heard_claims(seat)
            now = self.ply, len(heard)
            if self._spoke.get(seat) == now:
                continue
            self._spoke[seat] = now
            view = self.game.view(self.match.state, seat)
            seed = f"{self.row.secret}:{self.ply}:{len(heard)}:{seat}:says"
            try:
                claims = await self.minds.speak(self.row.game, view, seed, heard)
            except Exception:
                log.exception("%s: the bot of seat %d has no words", self.row.code, seat)
                continue
            for claim in claims[:1]:
                await self.say(seat, "", claim)
                return True
        return False

    def _bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def _asked_at(self, seat: Seat) -> float:
        return next((at for (asked, _), at in self._since.items() if asked == seat), monotonic())

    def time_left(self, asks: tuple[Ask, ...]) -> dict[Seat, float | None]:
        """Seconds each asked seat has, from when it was first asked this."""
        assert self.match is not None
        step = type(self.match.state.stack[0]).__name__
        now = self._stopped or monotonic()
        self._since = {(ask.seat, step): self._since.get((ask.seat, step), now) for ask in asks}
        passed = {ask.seat: now - self._since[ask.seat, step] for ask in asks}
        limits = {ask.seat: self.limit(ask) for ask in asks}
        return {seat: None if limit is None else limit * self.tempo - passed[seat] for seat, limit in limits.items()}

    def limit(self, ask: Ask) -> float | None:
        """What the rulebook gives, at this table's pace."""
        if ask.limit is None or self.pace == "none":
            return None
        return ask.limit * SLOW if self.pace == "slow" else ask.limit

    def _stop_clocks(self, stop: bool) -> None:
        """Stopped clocks go on later where they were."""
        if stop:
            self._stopped = self._stopped or monotonic()
        elif self._stopped is not None:
            pause = monotonic() - self._stopped
            self._since = {key: since + pause for key, since in self._since.items()}
            self._stopped = None
