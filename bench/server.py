"""How fast the server is, beside boardgame.io's where it is installed; see README.md.

A server and the players who load it are processes of their own, on this machine. Both servers are up all the time and
loaded in turn, in short slices, so that a machine which slows down for a while slows both.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bench import boardgame
from bench.engine import Row
from bench.load import PATIENCE, Http
from covo.kernel import CovoError

ROOT: Final = Path(__file__).parents[1]
ROUNDS: Final = 5
PACE: Final = 1.0  # seconds from move to move where a table is not in a hurry
SEATS, ONLOOKERS = 8, 20  # at the full table
IDLE: Final = 10  # idle tables for each busy one

COVO, PEER = "Covo", "boardgame.io"
MOVES, P50, P99, PACED_P50, PACED_P99, CPU = UNITS = (
    "moves/s",
    "ms to all, p50",
    "ms to all, p99",
    "ms to all unhurried, p50",
    "ms to all unhurried, p99",
    "µs of processor per move",
)
TARGETS: Final = {MOVES: (3.0, False), P99: (1 / 3, True)}  # of the ratio: a bound, and whether it is the most

Measured = dict[str, list[dict[str, float]]]  # by server and round, what was found in each unit


class Failed(CovoError):
    """A server or the players broke off."""


def rows(seconds: float = 5.0, progress: Callable[[str], None] | None = None, tables: int = 200) -> list[Row]:
    """Measure everything; each server is loaded for `seconds`, and as long again without hurry."""
    tell = progress or (lambda text: None)
    port = free_port()
    peer = boardgame.command(port)
    if peer is None:
        tell(f"not installed: {PEER}")
    with ExitStack() as open_:
        house = open_.enter_context(covo())
        servers = {COVO: house}
        if peer is not None:
            servers[PEER] = open_.enter_context(Process(PEER, peer, port, {"NODE_ENV": "production"}))
        load = open_.enter_context(Load())
        for what, server in servers.items():
            tell(f"{what}: opening {tables} tables")
            load("open", who=what, port=server.port, tables=tables)
        measured = _measure(load, servers, seconds, tell)
    found = table(measured, tables)
    tell(f"{IDLE * tables} tables with nobody there")
    found.append(idle(IDLE * tables))
    tell(f"a table with {SEATS} seats and {ONLOOKERS} onlookers")
    return found + full(seconds)


def _measure(load: Load, servers: dict[str, Process], seconds: float, tell: Callable[[str], None]) -> Measured:
    measured: Measured = {what: [] for what in servers}
    for turn in range(ROUNDS + 1):
        for what, server in servers.items():
            tell(f"round {turn} of {ROUNDS}: {what}")
            before = server.cpu()
            busy = load("slice", who=what, seconds=seconds / ROUNDS, pace=None)
            after = server.cpu()
            calm = load("slice", who=what, seconds=seconds / ROUNDS, pace=PACE)
            one = {MOVES: busy["within"] / (seconds / ROUNDS), P50: busy["p50"], P99: busy["p99"]}
            one |= {PACED_P50: calm["p50"], PACED_P99: calm["p99"]}
            if before is not None and after is not None:
                one[CPU] = (after - before) / busy["moves"] * 1e6
            measured[what].append(one)
    return {what: rounds[1:] for what, rounds in measured.items()}  # round 0 warms caches up


def table(measured: Measured, tables: int) -> list[Row]:
    """The rows: medians of the rounds, ours beside the peer's where it is there, then the targets."""
    plain, judged = [], []
    for what, rounds in measured.items():
        for unit in UNITS:
            if not all(unit in one for one in rounds):
                continue
            row = Row(f"{what}, {tables} tables", unit, median(one[unit] for one in rounds))
            if what == COVO and PEER in measured:
                ratio = median(one[unit] / other[unit] for one, other in zip(rounds, measured[PEER], strict=True))
                row = row._replace(ratio_to=f"{PEER}, {tables} tables", ratio=ratio)
                if unit in TARGETS:
                    bound, most = TARGETS[unit]
                    judged.append(_judged(row, bound, most, ratio))
            plain.append(row)
    return plain + judged


def _judged(row: Row, bound: float, most: bool, value: float) -> Row:
    reached = value <= bound if most else value >= bound
    target = f"{'≤' if most else '≥'} {bound:.3g}"
    verdict = f"{row.what}: target {target} {'reached' if reached else 'missed'}"
    return row._replace(what=verdict, target=target, reached=reached)


def idle(tables: int) -> Row:
    """What a table in play takes that nobody is connected to."""
    with covo() as house, Load() as load:
        load("leave_idle", port=house.port, tables=min(tables, 50))  # what is needed once
        before = house.memory()
        load("leave_idle", port=house.port, tables=tables)
        value = (house.memory() - before) / tables
    return _judged(Row("Covo, a table with nobody there", "kB", value), 50, True, value)


def full(seconds: float) -> list[Row]:
    """A move of LupusBURG to all seats and onlookers: those who see the same are one audience, and drawn for once."""
    with covo("lupusburg") as house, Load() as load, Http(house.port) as http:
        found = load("full_table", port=house.port, game="lupusburg", seats=SEATS, onlookers=ONLOOKERS, seconds=seconds)
        counts = http("/counts")
    what = f"Covo, LupusBURG with {SEATS} seats and {ONLOOKERS} onlookers"
    times = [Row(what, f"ms to all, {part}", found[part]) for part in ("p50", "p99") if part in found]
    drawn, audiences = (counts[key] / max(1, counts["moves"]) for key in ("drawn", "audiences"))
    return [*times, _judged(Row(what, "drawn per move", drawn), audiences, True, drawn)]


# ── processes ────────────────────────────────────────────────────────────────────────────────────────────────────


class Process:
    """Another program that listens at a port; it is told to go when we are done, and goes by itself if we die."""

    def __init__(self, what: str, command: list[str], port: int, env: dict[str, str] | None = None) -> None:
        self.what, self.command, self.port, self.env = what, command, port, env or {}

    def __enter__(self) -> Process:
        self.process = start(self.command, self.env, stdout=subprocess.DEVNULL)
        for _ in range(int(PATIENCE / 0.05)):
            if self.process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        self.__exit__()
        raise Failed(f"{self.what} did not start")

    def __exit__(self, *_: object) -> None:
        stop(self.process)

    def cpu(self) -> float | None:
        """Seconds of processor time so far, where the system tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """kB in memory now."""
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return float(told.stdout)


@contextmanager
def covo(counted: str = "") -> Iterator[Process]:
    """Our server, with a new database on disk."""
    with TemporaryDirectory(prefix="covo-bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "bench.house", folder, str(port), *([counted] if counted else [])]
        with Process(COVO, command, port) as process:
            yield process


class Load:
    """The load generator, told what to do."""

    def __enter__(self) -> Load:
        self.process = start([sys.executable, "-m", "bench.load"], {}, stdout=subprocess.PIPE)
        return self

    def __exit__(self, *_: object) -> None:
        stop(self.process)

    def __call__(self, do: str, **how: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode({"do": do, **how}) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failed("the players broke off") from None
        answer = self.process.stdout.readline()
        if not answer:
            raise Failed(f"the players broke off while they should {do.replace('_', ' ')}")
        return msgspec.json.decode(answer)


def start(command: list[str], env: dict[str, str], stdout: int) -> subprocess.Popen[bytes]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=stdout, cwd=ROOT, env={**os.environ, "PYTHONPATH": path, **env}
    )


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    for row in rows(progress=lambda text: print(text, file=sys.stderr)):
        beside = "" if row.ratio is None else f"{row.ratio:6.2f} × {row.ratio_to}"
        print(f"{row.what:75}{row.value:14,.2f} {row.unit:28}{beside}")
