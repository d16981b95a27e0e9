"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from covo import games
from covo.kernel import Move, parse, replay
from covo.server import dice
from tests.server.conftest import Running


def test_one_person_plays_a_game_against_bots(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open()

    async def evening() -> dict[str, Any]:
        async with running.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            rng = Random(1)
            await ada.answer_all(rng.choice)
            return ada.table

    last = run(evening())
    assert last["scene"]["result"]
    record = running.http.get(f"/api/tables/{table['code']}/record")
    assert record.status_code == 200
    *_, match = replay(games.load("lupusburg"), parse(record.text))
    assert match.state.outcome is not None
    secret = running.http.get(f"/api/tables/{table['code']}").json()["secret"]
    assert dice.commitment(secret)
    assert dice.wrong_plies(games.load("lupusburg"), parse(record.text), table["code"], secret) == []


NAMES = ("Ada", "Bea", "Carlo", "Dino")


def seated(server: Running, **wanted: Any) -> tuple[str, list[str]]:
    """A table with four people: its code and their tokens by seat."""
    table = server.open(**wanted)
    tokens = [table["token"], *(server.sit(table["code"], name)["token"] for name in NAMES[1:])]
    return table["code"], tokens


def test_four_people_play_and_one_watches(together: Running, run: Callable[[Any], Any]) -> None:
    code, tokens = seated(together)

    async def evening() -> None:
        async with (
            together.player(code, tokens[0]) as ada,
            together.player(code, tokens[1]) as bea,
            together.player(code, tokens[2]) as carlo,
            together.player(code, tokens[3]) as dino,
            together.player(code, None) as watcher,
        ):
            people = [ada, bea, carlo, dino]
            await ada.next("lobby")
            await ada.send(t="start")
            rng = Random(5)
            await asyncio.gather(*(person.answer_all(rng.choice) for person in people), watcher.answer_all(rng.choice))
            ends = {tuple(event["kind"] for event in person.table["events"])[-2:] for person in people}
            assert len(ends) == 1
            assert not any("question" in message and message["question"] for message in watcher.got)
            heard = [event["kind"] for message in watcher.got for event in message.get("events", ())]
            assert "dealt" not in heard
            assert "day-breaks" in heard
            for person in people:  # numbers go up by one: nobody is sent what does not concern him
                numbers = [message["n"] for message in person.got if message["t"] == "table"]
                assert numbers == sorted(set(numbers))

    run(evening())


def test_whoever_comes_back_finds_the_same_table(together: Running, run: Callable[[Any], Any]) -> None:
    code, tokens = seated(together)

    async def evening() -> None:
        async with together.player(code, tokens[0]) as ada:
            await ada.send(t="start")
            while not ada.table.get("question"):
                await ada.next()
            before = ada.table
            async with together.player(code, tokens[0]) as phone:
                await phone.next("table")
                assert phone.table["scene"] == before["scene"]
                assert phone.table["question"] == before["question"]
                assert phone.table["n"] == before["n"]
                await phone.play("chest L")
                await phone.next("table")
            await ada.next("table")
            assert ada.table["question"] is None

    run(evening())


def test_a_restart_loses_nothing(database: str, run: Callable[[Any], Any]) -> None:
    first = Running(database, tempo=0.02)
    code, tokens = seated(first)

    async def begin(server: Running) -> dict[str, Any]:
        async with server.player(code, tokens[0]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            while not ada.table.get("question"):
                await ada.next()
            await ada.play("chest L")
            await ada.next("table")
            return ada.table

    try:
        before = run(begin(first))
    finally:
        first.stop()
    second = Running(database, tempo=0.02)

    async def go_on() -> None:
        async with second.player(code, tokens[0]) as ada, second.player(code, tokens[1]) as bea:
            await ada.next("table")
            assert ada.table["scene"] == before["scene"]
            assert [event["kind"] for event in ada.table["events"]] == []
            await bea.next("table")
            await bea.play("chest R")
            await bea.next("table")
            assert bea.table["question"] is None

    try:
        run(go_on())
    finally:
        second.stop()


def test_a_move_out_of_place_is_refused_with_its_rule(together: Running, run: Callable[[Any], Any]) -> None:
    code, tokens = seated(together)

    async def evening() -> None:
        async with together.player(code, tokens[0]) as ada, together.player(code, None) as watcher:
            await ada.send(t="play", move="chest L", n=0)
            assert (await ada.next("refused"))["why"] == "not-started"
            await ada.send(t="start")
            await ada.next("table")
            await ada.play("vote 1L")
            refused = await ada.next("refused")
            assert (refused["rule"], refused["why"]) == ("LBG-VOT-02", "only-in-first-vote")
            await ada.play("!!!")
            assert (await ada.next("refused"))["why"] == "unclear"
            await ada.send(t="play", move="chest L", n=99)
            assert (await ada.next("refused"))["why"] == "table-changed"
            await watcher.send(t="play", move="chest L", n=1)
            assert (await watcher.next("problem"))["why"] == "not-yours"
            await ada.play("chest L")
            await ada.next("table")
            await ada.play("chest R")
            assert (await ada.next("refused"))["why"] == "already-answered"

    run(evening())


def test_a_bot_that_fails_or_cheats_does_not_stop_the_table(
    running: Running, run: Callable[[Any], Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = running.open(game="conclave", seats=3)
    minds = running.server.rooms.minds
    answers = iter(["fail", "dance"])

    async def think(*_: Any) -> Move:
        if next(answers, "dance") == "fail":
            raise ZeroDivisionError
        return Move("dance")

    minds.think = think  # type: ignore[assignment, method-assign]

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            await ada.answer_all(lambda moves: moves[0])

    run(evening())
    assert "the quick bot of seat 1 failed" in caplog.text
    assert "wants dance, which is not legal" in caplog.text


def test_when_the_process_of_the_bots_dies_another_takes_its_place(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open(game="conclave", seats=3, pace="none")

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            await ada.send(t="start")
            while not ada.table.get("question"):
                await ada.next()
            pool = running.server.rooms.minds._pool  # type: ignore[attr-defined]
            for process in list(pool._processes.values()):
                os.kill(process.pid, signal.SIGKILL)
            await ada.answer_all(lambda moves: moves[0])
            assert running.server.rooms.minds._pool is not pool  # type: ignore[attr-defined]

    run(evening())
