"""Where tables are kept: SQLAlchemy Core on SQLite or PostgreSQL. A move is committed before it is acknowledged.

All writing goes through one thread, which commits whatever has come in together: a commit waits for the disk once for
many moves, and nobody is answered before his own is on it. Under load it takes a breath before the next commit, since
that costs as much as thirty moves; on SQLite a batch of nothing but moves is one statement that commits by itself.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from covo.kernel import CovoError, SetupError

log = logging.getLogger("covo.server")
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Answer = tuple[Any, BaseException | None]  # what a work returned, or why it failed
Then = Callable[[Any, BaseException | None], None]  # who is told of it
Order = tuple[Work[Any], Then, asyncio.AbstractEventLoop]
BREATH: Final = 0.003  # seconds from the beginning of a commit to that of the next, unless a whole batch waits
MOST: Final = 64  # works in a commit: while one batch goes to disk another is told of, and the next comes in

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # version the table began with
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),  # bots, pace, paused, series: not rules of the game
    sa.Column("secret", sa.String(64), nullable=False),  # of the dice; shown when the game is over
    sa.Column("status", sa.String(8), nullable=False),  # open, playing, over
    sa.Column("next", sa.String(12)),  # the table of the rematch
    sa.Column("made", sa.Float, nullable=False),
)
CHAIRS = sa.Table(
    "chairs",
    METADATA,
    sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(12)),  # strength of the bot that plays it; none for a person
    sa.Column("token", sa.String(64)),  # fingerprint; with a bot: that of the person the bot stands in for
)
PLIES = sa.Table(
    "plies",
    METADATA,
    sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # two movers of one ply: the second is told to look again
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200), nullable=False),  # or "/undo N": back to where N moves were made
    sa.Column("at", sa.Float, nullable=False),
)
HELD = sa.Table(
    "held",
    METADATA,
    sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # where the question stands in the log
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("move", sa.String(200), nullable=False),  # an answer that may still be changed
)
POSITIONS = sa.Table(
    "positions",
    METADATA,
    sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),  # lines of the log that led there
    sa.Column("state", sa.Text, nullable=False),  # for going on under rules that are not those it began with
)
WORDS = sa.Table(
    "words",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("hearers", sa.JSON, nullable=False),
    sa.Column("said", sa.JSON, nullable=False),  # text, or a claim; how many moves were made
    sa.Column("at", sa.Float, nullable=False),
)


class Taken(CovoError):
    """Somebody else was faster: at this ply, on this seat."""


class Chair(Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    token: str | None


class TableRow(Struct, frozen=True):
    code: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    settings: dict[str, Any]
    secret: str
    status: str
    next: str | None
    made: float


class Store:
    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _pragmas)
        self._queue: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._writer: sa.Connection | None = None
        self._moves: Any = None  # SQLite's own connection, for batches of nothing but moves
        self._thread = threading.Thread(target=self._write, name="covo-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._queue.put(None)
        self._thread.join()
        if self._writer is not None:
            self._writer.close()
        if self._moves is not None:
            self._moves.close()
        self.engine.dispose()

    async def write(self, work: Work[T]) -> T:
        """Done and committed when this returns; Taken when a unique place was taken."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.order(work, partial(_settle, future))
        return await future

    def order(self, work: Work[Any], then: Then) -> None:
        """The same for whoever cannot wait: he is called, on the loop he is on now, once it is committed or failed."""
        self._queue.put((work, then, asyncio.get_running_loop()))

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    def _write(self) -> None:
        soonest = 0.0
        while (order := self._queue.get()) is not None:
            if self._queue.qsize() < MOST and (early := soonest - time.monotonic()) > 0:
                time.sleep(early)
            soonest = time.monotonic() + BREATH
            batch = []
            while order is not None:
                batch.append(order)
                if len(batch) == MOST or self._queue.empty():
                    break
                order = self._queue.get()
            self._finish(batch)
            if order is None:
                return

    def _finish(self, batch: list[Order]) -> None:
        answers = self._commit([work for work, _, _ in batch])
        for loop in {loop for _, _, loop in batch}:
            those = [(order[1], answer) for order, answer in zip(batch, answers, strict=True) if order[2] is loop]
            loop.call_soon_threadsafe(_tell, those)

    def _commit(self, works: list[Work[Any]]) -> list[Answer]:
        """All in one transaction, on a connection that is kept."""
        if self._append(works):
            return [(None, None)] * len(works)
        try:
            connection = self._writer = self._writer or self.engine.connect()
            transaction = connection.begin()
            try:
                answers = _together(connection, works)
            except Exception:  # of one of them, perhaps: each for itself then
                transaction.rollback()
                transaction = connection.begin()
                answers = _each(connection, works)
            transaction.commit()
        except Exception as error:  # the commit itself failed: nobody's work is done
            if self._writer is not None:
                self._writer.invalidate()  # closed only, it would go back to the pool with the work still in it
                self._writer.close()
                self._writer = None
            return [(None, error)] * len(works)
        return answers

    def _append(self, works: list[Work[Any]]) -> bool:
        """Moves in a statement without a transaction around it; False, and nothing done, where it cannot be."""
        moves = [work for work in works if isinstance(work, Append)]
        if self.engine.dialect.name != "sqlite" or len(moves) < len(works):
            return False
        try:
            if self._moves is None:
                pooled = self.engine.raw_connection()
                self._moves = pooled.driver_connection
                self._moves.isolation_level = None  # no transaction but the statement's own
                pooled.detach()
            self._moves.execute(FROM_JSON, _as_json([row for move in moves for row in move.rows]))
        except (sqlite3.Error, sa.exc.SQLAlchemyError):  # it can be told better, and for each, on the long way
            return False
        return True


def _together(connection: sa.Connection, works: list[Work[Any]]) -> list[Answer]:
    """The moves among them in one statement: every statement hands the interpreter over, and waits for it again."""
    _append_all(connection, [row for work in works if isinstance(work, Append) for row in work.rows])
    return [(None if isinstance(work, Append) else work(connection), None) for work in works]


def _each(connection: sa.Connection, works: list[Work[Any]]) -> list[Answer]:
    """Whoever fails fails alone."""
    answers: list[Answer] = []
    for work in works:
        try:
            with connection.begin_nested():
                answers.append((work(connection), None))
        except IntegrityError:
            answers.append((None, Taken("somebody else was faster")))
        except Exception as error:
            answers.append((None, error))
    return answers


def _tell(those: list[tuple[Then, Answer]]) -> None:
    for then, (answer, failure) in those:
        try:
            then(answer, failure)
        except Exception:  # of one who was waiting; the others wait too
            log.exception("after a commit")


def _settle(future: asyncio.Future[Any], answer: Any, failure: BaseException | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(answer)


def _pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives the machine, not only the process
    cursor.execute("PRAGMA wal_autocheckpoint=40000")  # pages: to bring them home stops everybody, so not too often
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def migrate(url: str) -> None:
    """Bring a database to the tables of today. SetupError when it cannot be reached."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":  # of a new file: each table in play writes a page of its own per move
                connection.exec_driver_sql("PRAGMA page_size=1024")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        engine.dispose()
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError) as error:
        raise SetupError(f"--db: {str(error).splitlines()[0]}") from None


# ── what is asked of the store ───────────────────────────────────────────────────────────────────────────


def table(code: str) -> Work[TableRow | None]:
    def work(connection: sa.Connection) -> TableRow | None:
        row = connection.execute(sa.select(TABLES).where(TABLES.c.code == code)).mappings().first()
        return TableRow(**row) if row else None

    return work


def chairs(code: str) -> Work[list[Chair]]:
    def work(connection: sa.Connection) -> list[Chair]:
        rows = connection.execute(sa.select(CHAIRS).where(CHAIRS.c.code == code).order_by(CHAIRS.c.seat)).mappings()
        return [Chair(row["seat"], row["name"], row["bot"], row["token"]) for row in rows]

    return work


def plies(code: str, since: int = 0) -> Work[list[tuple[int, str]]]:
    """Seat and move from a ply on."""

    def work(connection: sa.Connection) -> list[tuple[int, str]]:
        chosen = sa.select(PLIES.c.seat, PLIES.c.move).where(PLIES.c.code == code, PLIES.c.ply >= since)
        return [(row.seat, row.move) for row in connection.execute(chosen.order_by(PLIES.c.ply))]

    return work


def open_table(row: TableRow, seated: Sequence[Chair]) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(TABLES).values(**{name: getattr(row, name) for name in row.__struct_fields__}))
        for chair in seated:
            connection.execute(sit(row.code, chair))

    return work


def sit(code: str, chair: Chair) -> sa.Insert:
    return sa.insert(CHAIRS).values(code=code, seat=chair.seat, name=chair.name, bot=chair.bot, token=chair.token)


def take_chair(code: str, chair: Chair) -> Work[None]:
    """Taken when somebody sits there."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sit(code, chair))

    return work


Row = tuple[str, int, int, str, float]


class Append:
    """Moves in a row from a ply on; Taken, and none of them, when the first place is taken."""

    __slots__ = ("rows",)

    def __init__(self, code: str, ply: int, moves: Sequence[tuple[int, str]]) -> None:
        now = time.time()
        self.rows: list[Row] = [(code, ply + number, seat, move, now) for number, (seat, move) in enumerate(moves)]

    def __call__(self, connection: sa.Connection) -> None:
        _append_all(connection, self.rows)


def _append_all(connection: sa.Connection, rows: list[Row]) -> None:
    if not rows:
        return
    if connection.dialect.name == "sqlite":  # an insert of many rows would be a statement for each
        connection.exec_driver_sql(FROM_JSON, _as_json(rows))
    else:
        connection.execute(sa.insert(PLIES), [dict(zip(PLIES.c.keys(), row, strict=True)) for row in rows])


def _as_json(rows: list[Row]) -> tuple[str]:
    return (msgspec.json.encode(rows).decode(),)


FROM_JSON = f"INSERT INTO plies ({', '.join(PLIES.c.keys())}) SELECT " + (
    ", ".join(f"json_extract(value, '$[{number}]')" for number in range(len(PLIES.c))) + " FROM json_each(?)"
)


def hold(code: str, ply: int, seat: int, move: str) -> Work[None]:
    """Keep an answer that may still be changed."""

    def work(connection: sa.Connection) -> None:
        here = (HELD.c.code == code) & (HELD.c.ply == ply) & (HELD.c.seat == seat)
        if not connection.execute(sa.update(HELD).where(here).values(move=move)).rowcount:
            connection.execute(sa.insert(HELD).values(code=code, ply=ply, seat=seat, move=move))

    return work


def held(code: str, ply: int) -> Work[dict[int, str]]:
    def work(connection: sa.Connection) -> dict[int, str]:
        rows = connection.execute(sa.select(HELD.c.seat, HELD.c.move).where(HELD.c.code == code, HELD.c.ply == ply))
        return {row.seat: row.move for row in rows}

    return work


class Position(Struct, frozen=True):
    """A position as it was saved, and after how many lines of the log."""

    ply: int
    state: str


def save(code: str, position: Position) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        values = {"ply": position.ply, "state": position.state}
        if not connection.execute(sa.update(POSITIONS).where(POSITIONS.c.code == code).values(**values)).rowcount:
            connection.execute(sa.insert(POSITIONS).values(code=code, **values))

    return work


def saved(code: str) -> Work[Position | None]:
    def work(connection: sa.Connection) -> Position | None:
        row = connection.execute(sa.select(POSITIONS).where(POSITIONS.c.code == code)).first()
        return Position(row.ply, row.state) if row else None

    return work


def change(code: str, **values: Any) -> Work[None]:
    """Status, settings or the next table."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.update(TABLES).where(TABLES.c.code == code).values(**values))

    return work


def reseat(code: str, seat: int, bot: str | None) -> Work[None]:
    """A bot takes over a chair, or gives it back."""

    def work(connection: sa.Connection) -> None:
        here = (CHAIRS.c.code == code) & (CHAIRS.c.seat == seat)
        connection.execute(sa.update(CHAIRS).where(here).values(bot=bot))

    return work


class Saying(Struct, frozen=True):
    """Something said: a text or a claim, to whom, and after how many moves."""

    seat: int
    hearers: tuple[int, ...]
    text: str
    at: float
    ply: int
    claim: str | None = None
    when: int = 0  # of a claim: the round, as the game counts


def say(code: str, saying: Saying) -> Work[None]:
    said = {"text": saying.text, "ply": saying.ply, "claim": saying.claim, "when": saying.when}

    def work(connection: sa.Connection) -> None:
        connection.execute(
            sa.insert(WORDS).values(code=code, seat=saying.seat, hearers=list(saying.hearers), said=said, at=saying.at)
        )

    return work


def words(code: str, since: int = 0) -> Work[list[tuple[int, Saying]]]:
    """What was said after a number, with its numbers."""

    def work(connection: sa.Connection) -> list[tuple[int, Saying]]:
        chosen = sa.select(WORDS).where(WORDS.c.code == code, WORDS.c.id > since).order_by(WORDS.c.id)
        return [
            (row.id, Saying(seat=row.seat, hearers=tuple(row.hearers), at=row.at, **row.said))
            for row in connection.execute(chosen)
        ]

    return work
