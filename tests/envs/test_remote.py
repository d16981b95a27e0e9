"""Programs at a real table: the same socket as the page, the same JSON, and the two examples as they stand."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets.sync.client

from covo.envs import remote
from covo.envs.remote import Chair, RemoteError, host, sit
from covo.server import protocol
from tests.server.conftest import Running, free_port

EXAMPLES = Path(__file__).parents[2] / "examples"


def address(server: Running) -> str:
    return f"http://127.0.0.1:{server.port}"


def chooser(seed: int) -> remote.Choose:
    rng = Random(seed)
    return lambda table, moves: rng.choice(moves)


def moves(server: Running, chair: Chair, seat: int) -> list[str]:
    """What a seat has played, as the record of the finished game has it."""
    record = server.http.get(f"/api/tables/{chair.code}/record").text
    return [line.removeprefix(f"{seat}: ") for line in record.splitlines() if line.startswith(f"{seat}: ")]


def test_three_programs_and_a_bot_of_the_house(running: Running) -> None:
    first = host(address(running), "conclave", 4, "Ada", bots="random")
    others = [sit(first.link, name) for name in ("Bea", "Carlo")]
    with ThreadPoolExecutor(2) as pool:
        games = [pool.submit(chair.play, chooser(seat)) for seat, chair in enumerate(others)]
        last = [first.play(chooser(9), start=True), *(game.result(30) for game in games)]
    assert {chair.lobby["status"] for chair in (first, *others)} == {"over"}
    assert [chair["name"] for chair in first.lobby["chairs"]][:3] == ["Ada", "Bea", "Carlo"]
    assert first.lobby["chairs"][3]["bot"] == "random"
    assert len({msgspec.json.encode(table["scene"]["result"]) for table in last}) == 1
    assert [len(moves(running, first, seat)) for seat in range(4)] == [2, 2, 2, 2]


def test_what_one_chooses_from_is_what_the_page_is_sent(running: Running) -> None:
    seen: list[dict[str, Any]] = []

    def choose(table: dict[str, Any], moves: list[str]) -> str:
        seen.append(table)
        assert {choice["move"] for choice in table["scene"]["choices"]} == set(moves)
        return moves[0]

    chair = host(address(running), "conclave", 3, "Ada")
    chair.play(choose, start=True)
    assert moves(running, chair, 0) == ["abstain", "abstain"]
    for table in seen:
        msgspec.convert(table, protocol.Table)
    assert seen[0]["question"]["moves"] == ["abstain", "name 1", "name 2"]


def test_many_moves_come_at_a_pace_the_server_allows(running: Running) -> None:
    chair = host(address(running), "fuga", 2, "Ada", bots="random", pace="none")
    count = 0

    def choose(table: dict[str, Any], moves: list[str]) -> str:
        nonlocal count
        count += 1
        if count == 70:
            raise EOFError
        return moves[count % len(moves)]

    with pytest.raises(EOFError):
        chair.play(choose, start=True)
    assert chair.lobby["status"] == "playing"  # and not closed for sending too much


def test_who_was_cut_off_comes_back(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    wires: list[Any] = []
    connect = websockets.sync.client.connect

    def watched(*args: Any, **more: Any) -> Any:
        wires.append(connect(*args, **more))
        return wires[-1]

    monkeypatch.setattr(remote, "connect", watched)
    chair = host(address(running), "conclave", 3, "Ada", pace="none")  # a clock would not wait for who comes back

    def choose(table: dict[str, Any], moves: list[str]) -> str:
        if len(wires) == 1:
            wires[0].close()
        return moves[-1]

    chair.play(choose, start=True)
    assert len(wires) == 2
    assert chair.lobby["status"] == "over"
    assert moves(running, chair, 0) == ["name 2", "name 2"]


def test_ones_own_link_leads_back_to_the_chair(running: Running) -> None:
    first = host(address(running), "conclave", 3, "Ada")
    again = sit(f"{first.link}#{first.token}", "ignored")
    assert (again.code, again.token) == (first.code, first.token)
    again.play(chooser(1), start=True)
    assert again.lobby["you"] == 0


def test_a_move_that_is_refused_is_told_with_its_rule(running: Running) -> None:
    with pytest.raises(RemoteError, match="name 0: refused by CNC-04, not-yourself"):
        host(address(running), "conclave", 3, "Ada").play(lambda table, moves: "name 0", start=True)


def test_what_the_server_does_not_allow(running: Running) -> None:
    full = host(address(running), "conclave", 3, "Ada", others=["Bea", "Carlo"])
    with pytest.raises(RemoteError, match="seat-taken"):
        sit(full.link, "Dino")
    with pytest.raises(RemoteError, match="no-such-table"):
        sit(f"{address(running)}/t/nothere", "Ada")
    with pytest.raises(RemoteError, match="Conclave is for 3 to 6 players, got 9"):
        host(address(running), "conclave", 9, "Ada")
    with pytest.raises(RemoteError, match="bad-token"):
        Chair(address(running), full.code, "wrong").play(chooser(1))


def test_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covo.envs.remote.time.sleep", lambda seconds: None)
    nowhere = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(RemoteError, match="cannot be reached"):
        sit(f"{nowhere}/t/k7m2pq", "Ada")
    with pytest.raises(RemoteError, match="cannot be reached"):
        Chair(nowhere, "k7m2pq", "x").play(chooser(1))


@pytest.mark.parametrize("link", ["k7m2pq", "http://127.0.0.1:8000/", "ftp://127.0.0.1/t/k7m2pq"])
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(RemoteError, match="expected a link such as http://localhost:8000/t/k7m2pq"):
        sit(link, "Ada")


# ── the examples ─────────────────────────────────────────────────────────────────────────────────────────


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_the_remote_bot(running: Running) -> None:
    assert lines(EXAMPLES / "remote_bot.py") <= 30
    first = host(address(running), "conclave", 3, "Ada")
    command = [sys.executable, str(EXAMPLES / "remote_bot.py"), first.link, "Bea"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robot:
        assert robot.stdout is not None
        assert robot.stdout.readline() == f"Bea sits at {first.link}\n"
        first.play(chooser(1), start=True)
        said = robot.stdout.read()
        assert robot.wait(20) == 0
    assert said.startswith("over: ")
    assert [word["id"] for word in first.table["scene"]["result"]] == said.split()[1:]
    assert all(move.startswith("name ") for move in moves(running, first, 1))


def test_training_on_conclave() -> None:
    """The trained agent beats players at random, by more than chance would have it."""
    assert lines(EXAMPLES / "train_conclave.py") <= 40
    command = [sys.executable, str(EXAMPLES / "train_conclave.py"), "1200"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=200).stdout
    random, trained, error = (float(said.split()[at].rstrip(",")) for at in (1, 3, 5))
    assert random == 0.333
    assert trained - error > random
