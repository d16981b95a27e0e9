"""Work spread over processes: the same results in the same order, however many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
Tick = Callable[[], None]  # called by the work whenever a game is over
Progress = Callable[[int], None]  # told how many games are over


class Stopped(Exception):
    """Raised by `tick` in a worker whose results nobody waits for any more."""


def cores() -> int:
    """How many processes are worth starting here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Job, Tick], Result], jobs: Sequence[Job], workers: int, progress: Progress | None = None
) -> list[Result]:
    """`work` is a function of a module and jobs are plain data, as both travel to other processes by value."""
    if workers <= 1 or len(jobs) <= 1:
        return _here(work, jobs, progress)
    # Spawned on every system: a fork of a process with threads may hang, and warns since Python 3.12.
    context = get_context("spawn")
    done, stop = context.Value("q", 0), context.RawValue("b", 0)
    with ProcessPoolExecutor(min(workers, len(jobs)), context, _settle_in, (done, stop)) as pool:
        futures = [pool.submit(_work, work, job) for job in jobs]
        try:
            waiting: set[Future[Result]] = set(futures)
            while waiting:
                over, waiting = wait(waiting, timeout=0.1, return_when=FIRST_EXCEPTION)
                if progress is not None:
                    progress(done.value)
                for future in over:
                    future.result()  # raises here what was raised there
        except BaseException:
            stop.value = 1
            pool.shutdown(cancel_futures=True)
            raise
        return [future.result() for future in futures]


def _here(work: Callable[[Job, Tick], Result], jobs: Sequence[Job], progress: Progress | None) -> list[Result]:
    over = 0

    def tick() -> None:
        nonlocal over
        over += 1
        if progress is not None:
            progress(over)

    return [work(job, tick) for job in jobs]


# ── in the worker ────────────────────────────────────────────────────────────────────────────────────────────────

_done: Any = None
_stop: Any = None


def _settle_in(done: Any, stop: Any) -> None:
    global _done, _stop
    _done, _stop = done, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent tells us to stop
    leave_with_parent()


def leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _tick() -> None:
    if _stop.value:
        raise Stopped
    with _done.get_lock():
        _done.value += 1


def _work(work: Callable[[Job, Tick], Result], job: Job) -> Result:
    return work(job, _tick)
