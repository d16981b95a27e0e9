"""A table in play: the match rebuilt from the log, what people and bots do, clocks.

Every change goes one way: checked on the position, committed to the log, made in memory, told to whoever it concerns.
What each is told is `Desk`'s part; what needs everybody's consent is `consent`'s.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import monotonic
from typing import Any, Final, Protocol

from msgspec.structs import replace

from covo.kernel import (
    CHANCE,
    PASS,
    Ask,
    Line,
    LoadError,
    Match,
    Move,
    NotationError,
    Refusal,
    Refused,
    Said,
    Seat,
    SetupError,
    State,
    dump,
    load,
)
from covo.server import dice, store
from covo.server.archive import UNDO, moves_of
from covo.server.bus import Bus
from covo.server.consent import own_last, unnoticed
from covo.server.desk import Desk, Guest, may_stand
from covo.server.protocol import Standing
from covo.server.store import Chair, Saying, Store, TableRow, Taken

log = logging.getLogger("covo.server")
BOT_NAMES: Final = ("Volpe", "Quercia", "Luna", "Corvo", "Ginepro", "Tasso", "Brina", "Falco", "Edera", "Lince", "Orso")
PACE: Final = 0.9  # seconds a bot takes for a move that others see, so that people can follow
SHORTEST: Final = 0.5  # seconds after which a standing answer is given at the earliest; a second more at the latest
MOST_STANDING: Final = 500
SLOW: Final = 3.0  # how much longer clocks run at a slow table


class Thinkers(Protocol):
    """Whoever thinks for bots; a seed for its luck goes with each question."""

    def think(
        self, game: str, bot: str, view: Any, ask: Ask, seed: str, heard: tuple[Said, ...]
    ) -> Awaitable[Move]: ...

    def speak(self, game: str, view: Any, seed: str, heard: tuple[Said, ...]) -> Awaitable[tuple[Move, ...]]: ...


class Table(Desk):
    def __init__(
        self,
        row: TableRow,
        chairs: Iterable[Chair],
        keep: Store,
        minds: Thinkers,
        bus: Bus,
        tempo: float = 1.0,
    ) -> None:
        super().__init__(row, chairs)
        self.store = keep
        self.minds = minds
        self.bus = bus
        self.tempo = tempo  # of clocks and bots: 0.5 for twice as fast
        self.at = 0  # lines of the log we have
        self._lock = asyncio.Lock()
        self._listening = asyncio.Lock()
        self._changed = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._from: tuple[State, list[Line]] | None = None  # a position that the rules of today did not lead to
        self._saved = -1  # lines of the log behind the position last saved
        self._since: dict[tuple[Seat, str], float] = {}  # when a seat was asked what it is asked now
        self._stopped: float | None = monotonic() if self.paused else None
        self._thoughts: dict[Seat, tuple[int, Move]] = {}  # by bot: on which position it came to which move
        self._spoke: dict[Seat, tuple[int, int]] = {}  # by bot: at which ply, having heard how many claims
        self._said_at = 0  # number of the last saying we have

    # ── the log ──────────────────────────────────────────────────────────────────────────────────────────

    async def catch_up(self) -> None:
        """Take what the log has and we have not: all of it at first, later what another process added."""
        if self.match is None:
            await self._set_up()
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

    async def _sayings(self) -> list[Saying]:
        """What has been said that we do not have yet."""
        async with self._listening:
            new = await self.store.read(store.words(self.row.code, self._said_at))
            if new:
                self._said_at = new[-1][0]
                self.said += [saying for _, saying in new]
        return [saying for _, saying in new]

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
        """`play` for what nearly every move is: legal, for good, and nobody else busy at the table.

        It wakes no task on its way, which is a third of the work where many tables play. False, and nothing done,
        where it is otherwise; `again` is called where it turns out so later, another process having been faster.
        """
        if self.match is None or self.paused or self.chairs[seat].bot is not None or not self.current(seat, n):
            return False
        try:
            move = Move.parse(text)
        except NotationError:
            return False
        ask = self.match.state.ask(seat)
        if ask is None or ask.hold or not ask.allows(move) or not self._take_lock():
            return False
        self.before[seat] = self.ply, self.match.state.copy()
        lines = [(seat, str(move))]
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

    async def say(self, seat: Seat, text: str, claim: Move | None = None) -> bool:
        """Words to whom the rules let hear them now; False where they let nobody, or where it is no claim."""
        hearers = self.hearers(seat)
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

    def _stop_clocks(self, stop: bool) -> None:
        """Stopped clocks go on later where they were."""
        if stop:
            self._stopped = self._stopped or monotonic()
        elif self._stopped is not None:
            pause = monotonic() - self._stopped
            self._since = {key: since + pause for key, since in self._since.items()}
            self._stopped = None

    async def _reseat(self, seat: Seat, by_bot: bool) -> None:
        bot = self.strength if by_bot else None
        await self.store.write(store.reseat(self.row.code, seat, bot))
        self.chairs[seat] = replace(self.chairs[seat], bot=bot)
        self.bus.tell(self.row.code)

    def _tell_all(self) -> None:
        self.publish_lobby()
        self.publish()
        self.wake()

    # ── what happens by itself ───────────────────────────────────────────────────────────────────────────

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
        if self.row.status != "playing" or self.standing or any(map(self._bot, self.chairs)):
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
            move = await self.minds.think(self.row.game, str(chair.bot), view, ask, seed, heard)
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
