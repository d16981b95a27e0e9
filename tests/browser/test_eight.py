"""Eight browsers play a whole game, and what each was sent is held against worlds its player could not tell apart.

Every text that reached a page must be what the server makes of that player's knowledge: byte for byte the same when
the truth is replaced by a world imagined from the player's view.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import msgspec

from covo import games
from covo.kernel import Ask, Match, Move, Seat, encode
from covo.server.desk import PAD, Desk
from covo.server.store import Chair, TableRow
from tests.browser.conftest import Open
from tests.server.conftest import Running

NAMES = ("Ada", "Bea", "Carlo", "Dino", "Elsa", "Fabio", "Gina", "Hans")
WORLDS = 2


class Quiet(Desk):
    """A desk at which no time passes."""

    def limit(self, ask: Ask) -> float | None:
        return ask.limit

    def time_left(self, asks: tuple[Ask, ...]) -> dict[Seat, float | None]:
        return {ask.seat: ask.limit for ask in asks}


def test_eight_browsers_are_told_what_their_players_may_know(visit: Open, quick_table: Running) -> None:
    people = [visit() for _ in NAMES]
    opened = quick_table.open(game="lupusburg", seats=8, name=NAMES[0], others=NAMES[1:])
    tokens = [opened["token"], *(other["token"] for other in opened["others"])]
    for person, token in zip(people, tokens, strict=True):
        person.go(f"/t/{opened['code']}#{token}")
        person.page.locator("ul.chairs").wait_for()
    people[0].click("start")
    for seed, person in enumerate(people):
        person.at("prompt").first.wait_for()
        person.play_by_itself(seed)
    for person in people:
        person.until_over(240)
    check(quick_table, opened["code"], [person.frames for person in people])


def check(server: Running, code: str, received: list[list[str]]) -> None:
    desk, lines = rebuilt(server, code)
    game = desk.game
    rng = Random(8)
    truth: list[list[bytes]] = [[] for _ in NAMES]  # by seat all that could be sent, in order
    for line in [None, *lines]:
        assert desk.match is not None
        if line is not None:
            desk.match.play(*line)
        state = desk.match.state
        for seat, possible in enumerate(truth):
            told = plain(desk.message(seat, 0, 0))
            if not possible or possible[-1] != told:
                possible.append(told)
            for _ in range(WORLDS):
                desk.match.state = game.imagine(game.view(state, seat), rng)
                assert plain(desk.message(seat, 0, 0)) == told, f"seat {seat} was told more than its player may know"
                assert len(desk.message(seat, 0, 0)) == len(desk_message(desk, seat, state)), "the size tells something"
            desk.match.state = state
    for seat, frames in enumerate(received):
        tables = [frame for frame in frames if json.loads(frame)["t"] == "table"]
        assert len(tables) > 20
        events: list[Any] = []
        at = 0
        for frame in tables:
            message = json.loads(frame)
            events[message["first"] :] = message["events"]
            whole = {**message, "first": 0, "events": events}
            told = plain(json.dumps(whole).encode())
            while at < len(truth[seat]) and truth[seat][at] != told:
                at += 1
            assert at < len(truth[seat]), f"seat {seat} was sent what its knowledge does not explain: {frame[:300]}"
            if message["clock"] and message["clock"]["hold"]:
                assert len(frame.encode()) % PAD == 0


def desk_message(desk: Desk, seat: Seat, state: Any) -> bytes:
    assert desk.match is not None
    swapped, desk.match.state = desk.match.state, state
    message = desk.message(seat, 0, 0)
    desk.match.state = swapped
    return message


def plain(message: bytes) -> bytes:
    """A table message without its number, the seconds left, and one's own answer that may still be changed."""
    table: dict[str, Any] = json.loads(message)
    table["n"] = 0
    if table["clock"]:
        table["clock"]["left"] = 0
    if table["question"]:
        table["question"]["answered"] = None
    return msgspec.json.encode(table, order="sorted")


def rebuilt(server: Running, code: str) -> tuple[Desk, list[tuple[Seat, Move]]]:
    """The table as it was at its start, and everything that happened, from the server's own log."""
    with closing(sqlite3.connect(server.url.removeprefix("sqlite:///"))) as database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("select * from tables where code = ?", (code,)).fetchone())
        row |= {name: json.loads(row[name]) for name in ("options", "settings")}
        chairs = [
            Chair(chair["seat"], chair["name"], chair["bot"], chair["token"])
            for chair in database.execute("select * from chairs where code = ? order by seat", (code,))
        ]
        plies = database.execute("select seat, move from plies where code = ? order by ply", (code,)).fetchall()
    desk = Quiet(TableRow(**row), chairs)
    desk.match = Match(games.load("lupusburg"), 8, row["options"], NAMES)
    assert encode(desk.match.record.names) == encode(NAMES)
    return desk, [(seat, Move.parse(move)) for seat, move in plies]
