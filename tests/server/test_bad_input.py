"""Nothing that comes in harms a table, and nothing of the server's inside goes out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"", 400, "not-understood"),
        (b"\xff\x00junk", 400, "not-understood"),
        (b"[]", 400, "not-understood"),
        (b'{"game":"lupusburg"}', 400, "not-understood"),
        (b'{"game":"chess","seats":4,"name":"Ada"}', 400, "unknown game 'chess'"),
        (b'{"game":"lupusburg","seats":3,"name":"Ada"}', 400, "LupusBURG is for 4 to 8 players, got 3"),
        (b'{"game":"lupusburg","seats":4,"name":""}', 400, "not-understood"),
        (b'{"game":"lupusburg","seats":4,"name":"<b>"}', 400, "bad-name"),
        (b'{"game":"lupusburg","seats":4,"name":"Ada","bots":"genius"}', 400, "unknown bot 'genius'"),
        (b'{"game":"lupusburg","seats":4,"name":"Ada","bots":"search:99s"}', 400, "unknown bot 'search:99s'"),
        (b'{"game":"lupusburg","seats":4,"name":"Ada","options":{"x":1}}', 400, "LupusBURG has no option 'x'"),
        (b"x" * 20_000, 400, "too-long"),
    ],
)
def test_a_table_that_cannot_be_opened(running: Running, body: bytes, status: int, why: str) -> None:
    answer = running.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["why"][: len(why)]) == (status, why)
    assert "Traceback" not in answer.text


def test_chairs_are_taken_once(running: Running) -> None:
    code = running.open()["code"]
    for wanted, status, why in (
        ({"name": "Bea", "seat": 0}, 409, "seat-taken"),
        ({"name": "Bea", "seat": 9}, 409, "seat-taken"),
        ({"name": "Ada"}, 409, "name-taken"),
        ({"name": "7"}, 400, "bad-name"),
    ):
        answer = running.http.post(f"/api/tables/{code}/sit", json=wanted)
        assert (answer.status_code, answer.json()["why"]) == (status, why)
    assert [chair["name"] for chair in running.http.get(f"/api/tables/{code}").json()["chairs"]] == ["Ada"]


@pytest.mark.parametrize("path", ["/api/tables/zzzzzz", "/api/words/xx", "/api/rules/lupusburg/xx"])
def test_what_is_not_there(running: Running, path: str) -> None:
    assert running.http.get(path).status_code == 404


def test_a_record_is_shown_when_the_game_is_over(running: Running) -> None:
    code = running.open()["code"]
    answer = running.http.get(f"/api/tables/{code}/record")
    assert (answer.status_code, answer.json()) == (403, {"why": "not-over"})
    assert running.http.get(f"/api/tables/{code}").json()["secret"] is None


def test_an_unknown_table_closes_the_socket(running: Running, run: Callable[[Any], Any]) -> None:
    async def knock() -> None:
        async with running.player("zzzzzz", None) as nobody:
            assert (await nobody.next("problem"))["why"] == "no-such-table"
            with pytest.raises(ConnectionClosed):
                await nobody.next()
            assert nobody.link.close_code == 4404

    run(knock())


def test_a_forged_token_watches(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open()

    async def knock() -> None:
        async with running.player(table["code"], table["token"][:-1] + "~") as mallory:
            assert (await mallory.next("problem"))["why"] == "bad-token"
            assert (await mallory.next("lobby"))["you"] is None
            await mallory.send(t="start")
            assert (await mallory.next("problem"))["why"] == "not-yours"

    run(knock())


def test_junk_is_answered_and_the_table_unharmed(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open()

    async def knock() -> None:
        async with running.player(table["code"], table["token"]) as ada:
            await ada.next("lobby")
            for junk in ("", "{}", '{"t":"dance"}', '{"t":"play","move":3,"n":1}', "[" * 1000, b"\x00\xff\xfe"):
                await ada.link.send(junk)
                assert (await ada.next("problem"))["why"] == "not-understood"
            await ada.send(t="say", text="x" * 501)
            assert (await ada.next("problem"))["why"] == "not-understood"
            await ada.send(t="say", text="hello")
            assert (await ada.next("words"))["text"] == "hello"

    run(knock())


def test_too_much_is_closed_politely(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open()

    async def flood(text: str, times: int) -> int | None:
        async with connect(f"ws://127.0.0.1:{running.port}/api/tables/{table['code']}/live") as link:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(times):
                    await link.send(text)
            await link.wait_closed()
            return link.close_code

    assert run(flood('{"t":"hello"}', 1000)) == 1008
    assert run(flood("x" * 20_000, 1)) == 1009
    assert running.http.get(f"/api/tables/{table['code']}").status_code == 200


def test_words_are_heard_by_whom_the_rules_let_hear(running: Running, run: Callable[[Any], Any]) -> None:
    table = running.open(game="conclave", seats=3)
    token = running.sit(table["code"], "Bea")["token"]

    async def evening() -> None:
        async with running.player(table["code"], table["token"]) as ada, running.player(table["code"], token) as bea:
            await ada.send(t="start")
            await ada.next("table")
            await ada.send(t="say", text="it was not me")  # CNC-11: silence until the first ballot is read
            assert (await ada.next("problem"))["why"] == "no-talk-now"
            await bea.next("table")
            await ada.play("abstain")
            await bea.play("abstain")
            while not ada.table["talk"]:
                await ada.next("table")
            await ada.send(t="say", text="it was not me")
            assert (await bea.next("words"))["text"] == "it was not me"

    run(evening())
