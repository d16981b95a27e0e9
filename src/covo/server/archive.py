"""All games a database has, as records: to see before a release which of them new rules would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import sqlalchemy as sa

from covo.kernel import Line, Move, Record, Seat, SetupError
from covo.server import store
from covo.server.store import TABLES

UNDO: Final = "/undo "  # a line of the log that is no move: back to so many moves


def records(url: str) -> Iterator[Record]:
    """Tables that have begun, oldest first. SetupError when the database cannot be read."""
    try:
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            chosen = sa.select(TABLES).where(TABLES.c.status != "open").order_by(TABLES.c.made)
            for row in connection.execute(chosen).mappings().all():
                yield _record(connection, row)
        engine.dispose()
    except sa.exc.SQLAlchemyError as error:
        raise SetupError(f"--db: {str(error).splitlines()[0]}") from None


def _record(connection: sa.Connection, row: sa.RowMapping) -> Record:
    code = row["code"]
    names = tuple(chair.name for chair in store.chairs(code)(connection))
    lines = moves_of(store.plies(code)(connection))
    return Record(row["game"], row["rules"], row["seats"], row["options"], names, lines, table=code)


def moves_of(log: Iterable[tuple[Seat, str]]) -> list[Line]:
    """The moves that stand, less those taken back."""
    lines: list[Line] = []
    for seat, move in log:
        if move.startswith(UNDO):
            del lines[int(move.removeprefix(UNDO)) :]
        else:
            lines.append(Line(seat, Move.parse(move), len(lines) + 1, 1))
    return lines
