"""Tables that began under other rules than the server has now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from covo.games.conclave import game as conclave
from covo.games.conclave.meta import META
from covo.games.conclave.state import Conclave
from covo.games.conclave.steps import AGENDA
from covo.kernel import Options
from covo.server.store import POSITIONS
from tests.server.conftest import Running


@pytest.fixture
def house(database: str) -> Iterator[Callable[[], Running]]:
    """Opens the server, closing the one before."""
    open_: list[Running] = []

    def next_day() -> Running:
        while open_:
            open_.pop().stop()
        open_.append(Running(database))
        return open_[0]

    yield next_day
    open_.pop().stop()


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody deals any more, so today's rules refuse the first move of every game there is."""

    def begin(seats: int, options: Options) -> Conclave:
        return Conclave(seats=seats, impostor=0, witness=1, stack=AGENDA[1:])

    monkeypatch.setattr(conclave, "GAME", replace(conclave.GAME, meta=replace(META, version=2), begin=begin))


async def vote(running: Running, code: str, token: str) -> dict[str, Any]:
    async with running.player(code, token) as player:
        while not player.table.get("question"):
            await player.next("table")
        await player.play(player.table["question"]["moves"][0])
        return await player.next("table")


def begun(running: Running, run: Callable[[Any], Any]) -> tuple[str, list[str]]:
    opened = running.open(game="conclave", seats=3, others=["Bea", "Carlo"], pace="none")

    async def start() -> None:
        async with running.player(opened["code"], opened["token"]) as ada:
            await ada.send(t="start")
            await ada.next("table")

    run(start())
    return opened["code"], [opened["token"], *(other["token"] for other in opened["others"])]


def test_a_table_goes_on_where_it_stood_when_the_rules_change(
    house: Callable[[], Running], run: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = house()
    code, tokens = begun(first, run)
    before = run(vote(first, code, tokens[0]))
    new_rules(monkeypatch)
    second = house()

    async def look() -> dict[str, Any]:
        async with second.player(code, tokens[0]) as ada:
            return await ada.next("table")

    after = run(look())
    assert after["scene"] == before["scene"]
    assert not after["undo"]  # the move was made under rules that are gone
    for token in tokens[1:]:
        run(vote(second, code, token))
    for token in tokens:
        last = run(vote(second, code, token))
    assert last["scene"]["result"]
    record = second.http.get(f"/api/tables/{code}/record").text
    assert "rules 1" in record.splitlines()
    assert "deal" in record
    refused = second.http.get(f"/api/tables/{code}/replay")
    assert (refused.status_code, refused.json()) == (400, {"why": "rules-changed"})


def test_a_table_that_cannot_go_on_says_so(
    house: Callable[[], Running], run: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = house()
    code, tokens = begun(first, run)
    run(vote(first, code, tokens[0]))
    house()  # closed in good order, so that the position is there to be lost
    engine = sa.create_engine(first.url)
    with engine.begin() as connection:
        assert connection.execute(sa.delete(POSITIONS)).rowcount == 1
    engine.dispose()
    new_rules(monkeypatch)
    second = house()

    async def come() -> str:
        async with second.player(code, tokens[0]) as ada:
            return str((await ada.next("problem"))["why"])

    assert run(come()) == "rules-changed"
    assert second.http.get(f"/api/tables/{code}").json() == {"why": "rules-changed"}
