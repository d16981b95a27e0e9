"""The twin-world law on the bytes that leave the server: two tables which one player cannot tell apart."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from covo.kernel import Ask, Move
from covo.server import dice
from tests.server.conftest import Player, Running

# What each seat does, by question, in two worlds. Seat 0 has the same in both and must be sent the same.
SAME = {"point": "pass", "bet": "pass", "ready": "ready", "vote": "vote 1L", "done": "done", "cast": "cast paw"}
WORLDS: list[dict[str, Any]] = [
    {"deal": "deal 2 3", "chest": ["R", "L", "L", "R"], "look": "look 0R", "bite": {2: "bite 1R"}},
    {"deal": "deal 3 1", "chest": ["R", "R", "R", "L"], "look": "sleep", "bite": {3: "bite 1R"}},
]


def answer(world: dict[str, Any], seat: int, moves: list[str]) -> str:
    verb = moves[-1].split()[0]
    if verb == "chest":
        return f"chest {world['chest'][seat]}"
    if verb == "look":
        return str(world["look"])
    if verb == "bite":
        return str(world["bite"].get(seat, moves[0])) if world["bite"][seat] in moves else moves[0]
    if verb == "sleep":
        return "sleep"
    wanted = SAME.get(verb, moves[0])
    return wanted if wanted in moves else moves[0]


@pytest.mark.parametrize("late", [0, 3])
def test_a_player_is_sent_the_same_in_worlds_he_cannot_tell_apart(
    unhurried: Running, run: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    received: list[list[dict[str, Any]]] = []
    for world in WORLDS:

        def roll(ask: Ask, u: float, world: dict[str, Any] = world) -> Move:
            return Move.parse(world["deal"])

        monkeypatch.setattr(dice, "roll", roll)
        table = unhurried.open()
        tokens = [table["token"], *(unhurried.sit(table["code"], name)["token"] for name in ("Bea", "Carlo", "Dino"))]
        received.append(run(first_day(unhurried, table["code"], tokens, world, late)))
    assert len(received[0]) == len(received[1]) > 8
    assert received[0] == received[1]


async def first_day(
    server: Running, code: str, tokens: list[str], world: dict[str, Any], late: int
) -> list[dict[str, Any]]:
    """All that seat 0 was sent up to the suspects of the first day, but what names the table or the clock."""
    async with (
        server.player(code, tokens[0]) as ada,
        server.player(code, tokens[1]) as bea,
        server.player(code, tokens[2]) as carlo,
        server.player(code, tokens[3]) as dino,
    ):
        people = [ada, bea, carlo, dino]
        for person in people:
            await person.next("lobby")
        await ada.send(t="start")

        order = [seat for seat in range(4) if seat != late] + [late]  # by day all see who has answered: always the same
        while not any(event["kind"] == "suspects" for event in events(ada)):
            await all_read(people)
            asked = [seat for seat in order if people[seat].table.get("question")]
            asked = [seat for seat in asked if people[seat].table["question"]["answered"] is None]
            at_night = any(people[seat].table["clock"] and people[seat].table["clock"]["hold"] for seat in asked)
            for seat in asked if at_night else asked[:1]:
                await people[seat].play(answer(world, seat, people[seat].table["question"]["moves"]))
        return [plain(message) for message in ada.got if message["t"] == "table"]


async def all_read(people: list[Player]) -> None:
    """Read what has come, until nothing comes."""
    quiet = False
    while not quiet:
        quiet = True
        for person in people:
            with contextlib.suppress(TimeoutError):
                while await person.next(within=0.02):
                    quiet = False


def events(person: Player) -> list[dict[str, Any]]:
    return [event for message in person.got for event in message.get("events", ())]


def plain(message: dict[str, Any]) -> dict[str, Any]:
    clock = message["clock"] and {**message["clock"], "left": None}
    return {**message, "clock": clock}
