"""The same work on a Ray cluster. Its machines need the same Covo installed; each batch of games makes sure of it."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final

from covo.kernel import CovoError, SetupError
from covo.lab.needs import need
from covo.lab.pool import Job, Progress, Result, Work

PATIENCE: Final = 5  # seconds for a cluster to answer at all


def stream(
    work: Work[Job, Result], jobs: Sequence[Job], workers: int, address: str | None, progress: Progress | None
) -> Iterator[tuple[int, Result]]:
    """Results as they get done. A cluster that this process is connected to already is used and stays connected."""
    address = address or os.environ.get("RAY_ADDRESS")
    if not address or address.startswith(("127.", "localhost")):
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # read on import: stay on the loopback
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    ray = need("ray", "--on ray")
    joined = ray.is_initialized()
    if not joined:
        _join(ray, workers, address)
    try:
        task = ray.remote(num_cpus=1, max_retries=3)(_count)
        numbers = {task.remote(work, job): number for number, job in enumerate(jobs)}
        waiting, over = list(numbers), 0
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1, timeout=0.5)
            for ref in ready:
                try:
                    games, result = ray.get(ref)
                except ray.exceptions.RayTaskError as error:
                    raise _cause(error) from None
                except ray.exceptions.RayError as error:
                    raise CovoError(f"the Ray cluster lost a batch of games: {_line(error)}") from None
                over += games
                if progress is not None:
                    progress(over)
                yield numbers.pop(ref), result
    finally:
        if not joined:
            ray.shutdown()


def _join(ray: Any, workers: int, address: str | None) -> None:
    quiet = {"log_to_driver": False, "configure_logging": False}
    logging.getLogger("ray").setLevel(logging.ERROR)
    try:
        if address:
            _answers(address)
            ray.init(address=address, **quiet)
        else:
            small = {"include_dashboard": False, "object_store_memory": 100 * 1024 * 1024}
            ray.init(address="local", num_cpus=workers, **small, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        where = f"the Ray cluster at {address}" if address else "a Ray of our own"
        raise SetupError(f"{where} cannot be used: {_line(error)}") from None


def _answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.removeprefix("ray://"), int(port)), PATIENCE).close()


def _cause(error: Any) -> Exception:
    """What the work raised there, as far as it is ours to tell in one line."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, CovoError) else error


def _line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _count(work: Work[Job, Result], job: Job) -> tuple[int, Result]:
    """On a machine of the cluster: how many games were played, and what came of them."""
    over = 0

    def tick() -> None:
        nonlocal over
        over += 1

    result = work(job, tick)
    return over, result
