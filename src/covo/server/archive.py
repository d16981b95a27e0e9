"""All games a database has, as records: to see before a release which of them new rules would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from covo.kernel import Line, Move, Record, SetupError
from covo.server.store import CHAIRS, PLIES, TABLES

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
    names = connection.execute(sa.select(CHAIRS.c.name).where(CHAIRS.c.code == code).order_by(CHAIRS.c.seat))
    plies = connection.execute(sa.select(PLIES.c.seat, PLIES.c.move).where(PLIES.c.code == code).order_by(PLIES.c.ply))
    lines: list[Line] = []
    for seat, move in plies:
        if move.startswith(UNDO):
            del lines[int(move.removeprefix(UNDO)) :]
        else:
            lines.append(Line(seat, Move.parse(move), len(lines) + 1, 1))
    return Record(row["game"], row["rules"], row["seats"], row["options"], tuple(names.scalars()), lines, table=code)
