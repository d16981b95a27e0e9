"""Work spread over processes or over a Ray cluster: the same results, however many hands there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from covo.bots.parallel import leave_with_parent
from covo.kernel import CovoError

Job = TypeVar("Job")
Result = TypeVar("Result")
Tick = Callable[[], None]  # called by the work whenever a game is over
Progress = Callable[[int], None]  # told how many games are over
Work = Callable[[Job, Tick], Result]  # a function of a module; jobs are plain data: both travel to others by value

WAYS: Final = ("processes", "ray")


class Stopped(Exception):
    """Raised by `tick` in a worker whose results nobody waits for any more."""


class Crew(NamedTuple):
    """Who does the work."""

    workers: int = 1
    on: str = "processes"
    address: str | None = None  # of a Ray cluster; None: that of RAY_ADDRESS, or one started here for the while

    def stream(
        self, work: Work[Job, Result], jobs: Sequence[Job], progress: Progress | None = None
    ) -> Iterator[tuple[int, Result]]:
        """Results as they get done, each with the number of its job."""
        if self.on == "ray":
            from covo.lab import cluster

            return cluster.stream(work, jobs, self.workers, self.address, progress)
        if self.workers <= 1 or len(jobs) <= 1:
            return _here(work, jobs, progress)
        return _processes(work, jobs, self.workers, progress)


HERE: Final = Crew()


def cores() -> int:
    """How many processes are worth starting here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Work[Job, Result], jobs: Sequence[Job], workers: int, progress: Progress | None = None
) -> list[Result]:
    """All results in the order of their jobs."""
    return [result for _, result in sorted(Crew(workers).stream(work, jobs, progress), key=lambda done: done[0])]


def _processes(
    work: Work[Job, Result], jobs: Sequence[Job], workers: int, progress: Progress | None
) -> Iterator[tuple[int, Result]]:
    # Spawned on every system: a fork of a process with threads may hang, and warns since Python 3.12.
    context = get_context("spawn")
    done, stop = context.Value("q", 0), context.RawValue("b", 0)
    with ProcessPoolExecutor(min(workers, len(jobs)), context, _settle_in, (done, stop)) as pool:
        try:
            numbers = {pool.submit(_work, work, job): number for number, job in enumerate(jobs)}
            waiting: set[Future[Result]] = set(numbers)
            while waiting:
                over, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
                if progress is not None:
                    progress(done.value)
                for future in over:
                    yield numbers.pop(future), future.result()  # raises here what was raised there
        except BrokenProcessPool:
            raise CovoError("a worker process was ended from outside, perhaps for want of memory") from None
        except BaseException:
            stop.value = 1
            pool.shutdown(cancel_futures=True)
            raise


def _here(work: Work[Job, Result], jobs: Sequence[Job], progress: Progress | None) -> Iterator[tuple[int, Result]]:
    over = 0

    def tick() -> None:
        nonlocal over
        over += 1
        if progress is not None:
            progress(over)

    for number, job in enumerate(jobs):
        yield number, work(job, tick)


# ── in the worker ────────────────────────────────────────────────────────────────────────────────────────────────

_done: Any = None
_stop: Any = None


def _settle_in(done: Any, stop: Any) -> None:
    global _done, _stop
    _done, _stop = done, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent tells us to stop
    leave_with_parent()


def _tick() -> None:
    if _stop.value:
        raise Stopped
    with _done.get_lock():
        _done.value += 1


def _work(work: Work[Job, Result], job: Job) -> Result:
    return work(job, _tick)
