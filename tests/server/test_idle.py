"""Tables nobody is at are let go, and found again in the log."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from tests.server.conftest import Running


def test_an_idle_table_is_forgotten_and_found_again(running: Running, run: Callable[[Any], Any]) -> None:
    opened = running.open(game="conclave", seats=3, others=["Bea", "Carlo"], pace="none")
    code, tokens = opened["code"], [opened["token"], *(other["token"] for other in opened["others"])]
    tables = running.server.rooms.tables

    async def first() -> dict[str, Any]:
        async with running.player(code, tokens[0]) as ada:
            await ada.send(t="start")
            while not ada.table.get("question"):
                await ada.next("table")
            await ada.play("abstain")
            await ada.next("table")
            running.server.rooms.forget(inf)
            assert code in tables  # somebody is there
            return ada.table

    async def second(token: str) -> dict[str, Any]:
        async with running.player(code, token) as player:
            return await player.next("table")

    before = run(first())
    while not tables[code].idle:
        pass
    running.server.rooms.forget(0)
    assert code in tables  # not for long enough
    running.server.rooms.forget(inf)
    assert code not in tables
    after = run(second(tokens[0]))
    assert {**after, "n": 0, "events": []} == {**before, "n": 0, "first": 0, "events": []}
    assert run(second(tokens[1]))["question"]["moves"]


def test_a_table_with_something_to_wait_for_is_kept(together: Running, run: Callable[[Any], Any]) -> None:
    opened = together.open(game="conclave", seats=3, others=["Bea", "Carlo"])  # a vote has two minutes
    code = opened["code"]

    async def begin() -> None:
        async with together.player(code, opened["token"]) as ada:
            await ada.send(t="start")
            await ada.next("table")

    run(begin())
    together.server.rooms.forget(inf)
    assert code in together.server.rooms.tables
