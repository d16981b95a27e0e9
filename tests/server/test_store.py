"""What comes in together is committed together, and whoever fails fails alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from covo.server import store
from covo.server.store import Store, TableRow, Taken, migrate


@pytest.fixture
def kept(database: str) -> Iterator[Store]:
    migrate(database)
    keep = Store(database)
    yield keep
    keep.close()


def row(code: str) -> TableRow:
    return TableRow(code, "conclave", 1, 3, {}, {}, "secret", "playing", None, 0.0)


async def at_once(keep: Store, *works: store.Work[Any]) -> list[Any]:
    """All in one batch: the writing thread is held up until the last is handed in."""
    gate = threading.Event()
    held = asyncio.ensure_future(keep.write(lambda connection: gate.wait(10)))
    await asyncio.sleep(0.05)
    all_of_them = asyncio.gather(*map(keep.write, works), return_exceptions=True)
    await asyncio.sleep(0)
    gate.set()
    await held
    return await all_of_them


def test_moves_of_many_tables_in_one_batch(kept: Store, run: Callable[[Any], Any]) -> None:
    async def evening() -> None:
        await asyncio.gather(*(kept.write(store.open_table(row(f"t{number}"), [])) for number in range(20)))
        moves = [store.Append(f"t{number}", 0, [(0, "name 1"), (1, 'say "è"')]) for number in range(20)]
        assert await at_once(kept, *moves) == [None] * 20
        for number in range(20):
            assert await kept.read(store.plies(f"t{number}")) == [(0, "name 1"), (1, 'say "è"')]

    run(evening())


def test_one_that_comes_second_does_not_hinder_the_others(kept: Store, run: Callable[[Any], Any]) -> None:
    def broken(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    async def evening() -> None:
        for code in ("ada", "bea"):
            await kept.write(store.open_table(row(code), []))
        await kept.write(store.Append("ada", 0, [(0, "first")]))
        second, other, status, failed, unknown = await at_once(
            kept,
            store.Append("ada", 0, [(1, "second"), (1, "third")]),
            store.Append("bea", 0, [(1, "other")]),
            store.change("bea", status="over"),
            broken,
            store.Append("nobody", 0, [(0, "at no table")]),
        )
        assert isinstance(second, Taken)
        assert (other, status) == (None, None)
        assert isinstance(failed, sa.exc.OperationalError)
        assert isinstance(unknown, Taken)
        assert await kept.read(store.plies("ada")) == [(0, "first")]
        assert await kept.read(store.plies("bea")) == [(1, "other")]
        found = await kept.read(store.table("bea"))
        assert found is not None
        assert found.status == "over"

    run(evening())


def test_a_commit_that_fails_is_told_and_the_next_goes_on(kept: Store, run: Callable[[Any], Any]) -> None:
    async def evening() -> None:
        await kept.write(store.open_table(row("ada"), []))

        def full(connection: sa.Connection) -> None:
            raise sa.exc.OperationalError("COMMIT", {}, Exception("disk full"))

        sa.event.listen(kept.engine, "commit", full)
        with pytest.raises(sa.exc.OperationalError):
            await kept.write(store.change("ada", status="over"))
        sa.event.remove(kept.engine, "commit", full)
        await kept.write(store.change("ada", next="bea"))
        found = await kept.read(store.table("ada"))
        assert found is not None
        assert (found.status, found.next) == ("playing", "bea")

    run(evening())


def test_moves_alone_that_fail_are_told_and_the_next_go_on(
    kept: Store, run: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        for code in ("ada", "bea"):
            await kept.write(store.open_table(row(code), []))
        with monkeypatch.context() as broken:
            broken.setattr(store, "FROM_JSON", f"{store.FROM_JSON} RETURNING json('{{')")  # after the rows are in
            with pytest.raises(sa.exc.OperationalError):
                await kept.write(store.Append("ada", 0, [(0, "lost")]))
        first = store.Append("ada", 0, [(0, "first")])
        second = store.Append("ada", 0, [(1, "second")])
        other = store.Append("bea", 0, [(1, "other")])
        done, taken, also_done = await at_once(kept, first, second, other)
        assert (done, type(taken), also_done) == (None, Taken, None)
        assert await kept.read(store.plies("ada")) == [(0, "first")]
        assert await kept.read(store.plies("bea")) == [(1, "other")]

    run(evening())


def test_a_new_file_has_small_pages(kept: Store) -> None:
    with kept.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA page_size").scalar() == 1024
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # full
