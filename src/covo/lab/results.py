"""A file of games that grows while they are played, and goes on where it stopped.

Games are appended to a file of JSON lines as they finish (the first line is the set-up), beside the file that was asked
for where that is Parquet or one JSON object. Once all are there it is written in the order of their numbers: byte for
byte the same whoever played them in what order.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from covo.kernel import CovoError, SetupError
from covo.lab.needs import need
from covo.lab.rows import Row, Setup

ENDINGS: Final = (".parquet", ".jsonl", ".json")


class Whole(msgspec.Struct):
    """All of a file in one JSON object."""

    setup: Setup
    rows: list[Row]


class Results:
    """The games of one set-up; without a path they are kept in memory only."""

    def __init__(self, setup: Setup, path: Path | None = None) -> None:
        self.setup = setup
        self.path = path
        self.rows: dict[int, Row] = {}
        if path is None:
            return
        growing = _growing(path)
        fresh: list[Row] = []
        for file in dict.fromkeys((path, growing)):
            if file.exists():
                there, fresh = _read(file)
                try:
                    setup.same(there)
                except SetupError as error:
                    raise SetupError(f"{file} {error}; choose another --out") from None
                self.rows |= {row.number: row for row in fresh}
        self._rewrite(growing, fresh if growing.exists() else ())  # whole lines only
        self._file = growing.open("ab")

    def add(self, rows: Iterable[Row]) -> None:
        rows = list(rows)
        self.rows |= {row.number: row for row in rows}
        if self.path is not None:
            self._file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            self._file.flush()

    def finish(self) -> None:
        """All games are there: the file as it was asked for."""
        if self.path is None:
            return
        self._file.close()
        rows = sorted(self.rows.values(), key=lambda row: row.number)
        growing = _growing(self.path)
        if growing == self.path:
            self._rewrite(growing, rows)
            return
        fresh = self.path.with_name(self.path.name + ".new")
        if self.path.suffix == ".parquet":
            _write_parquet(fresh, self.setup, rows)
        else:
            fresh.write_bytes(msgspec.json.encode(Whole(self.setup, rows)) + b"\n")
        fresh.replace(self.path)
        growing.unlink()

    def close(self) -> None:
        """Interrupted: what is there stays there."""
        if self.path is not None:
            self._file.close()

    def _rewrite(self, file: Path, rows: Iterable[Row]) -> None:
        fresh = file.with_name(file.name + ".new")
        fresh.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (self.setup, *rows)))
        fresh.replace(file)


def read(path: Path) -> tuple[Setup, list[Row]]:
    """The games of a file in order, a whole one or one that still grows."""
    found = [_read(file) for file in dict.fromkeys((path, _growing(path))) if file.exists()]
    if not found:
        raise SetupError(f"{path}: no such file")
    rows = {row.number: row for _, some in found for row in some}
    return found[0][0], [rows[number] for number in sorted(rows)]


def _growing(path: Path) -> Path:
    if path.suffix not in ENDINGS:
        raise SetupError(f"{path}: expected a name that ends in {', '.join(ENDINGS)}")
    return path if path.suffix == ".jsonl" else path.with_name(path.name + ".jsonl")


def _read(file: Path) -> tuple[Setup, list[Row]]:
    try:
        if file.suffix == ".parquet":
            return _read_parquet(file)
        if file.suffix == ".json":
            whole = msgspec.json.decode(file.read_bytes(), type=Whole)
            return whole.setup, whole.rows
        head, *lines = file.read_bytes().split(b"\n")
        decode = msgspec.json.Decoder(Row).decode
        # What follows the last line break is empty, or a line that was being written when the light went out.
        return msgspec.json.decode(head, type=Setup), [decode(line) for line in lines[:-1]]
    except msgspec.DecodeError as error:
        raise CovoError(f"{file}: not a file of games: {error}") from None


# ── Parquet ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _write_parquet(file: Path, setup: Setup, rows: list[Row]) -> None:
    pyarrow = need("pyarrow", "a Parquet file")
    need("pyarrow.parquet", "a Parquet file")
    plain = [msgspec.structs.asdict(row) for row in rows]
    for row in plain:
        for name in ("cards", "drama", "heat"):
            row[name] = [msgspec.structs.asdict(one) for one in row[name]]
    schema = _schema(pyarrow).with_metadata({"covo": msgspec.json.encode(setup)})
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(plain, schema=schema), file, compression="zstd")


def _read_parquet(file: Path) -> tuple[Setup, list[Row]]:
    pyarrow = need("pyarrow", "a Parquet file")
    need("pyarrow.parquet", "a Parquet file")
    try:
        table = pyarrow.parquet.read_table(file)
        setup = msgspec.json.decode(table.schema.metadata[b"covo"], type=Setup)
        return setup, msgspec.convert(table.to_pylist(), list[Row])
    except (pyarrow.ArrowException, KeyError, TypeError, msgspec.ValidationError) as error:
        raise CovoError(f"{file}: not a file of games: {str(error).partition(chr(10))[0]}") from None


def _schema(pyarrow: Any) -> Any:
    whole, real, text = pyarrow.int32(), pyarrow.float64(), pyarrow.string()
    many = pyarrow.list_

    def record(**fields: Any) -> Any:
        return many(pyarrow.struct(list(fields.items())))

    return pyarrow.schema(
        {
            "number": whole,
            "seed": text,
            "bots": many(text),
            "reason": text,
            "winners": many(whole),
            "returns": many(real),
            "moves": whole,
            "sides": many(text),
            "cards": record(seat=whole, card=text, times=whole),
            "drama": record(moves=whole, worth=many(real)),
            "heat": record(map=text, who=text, cell=text, times=whole),
        }
    )
