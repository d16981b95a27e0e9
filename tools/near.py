"""A plugin of pytest for mutants.py: the tests that run a broken line come first, the quickest of them at the head.

With NEAR_NOTE=FILE it notes in FILE which tests run which lines of the files NEAR_OF (split by `:`), and how long each
test takes; with NEAR_ORDER=FILE it runs tests in the order of that list and ends a test that takes far longer than
it should.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

GRACE = 8.0  # seconds of processor time that any test may take


class Note:
    """Which tests run which lines, and the seconds of each test."""

    slow = "test_laws.py"

    def __init__(self, out: Path, files: list[str]) -> None:
        self.out, self.files = out, files
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, include=files, config_file=False)
        self.coverage.start()  # before the rules are imported: what runs then is near to all tests

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.slow in item.nodeid:
            self.coverage.stop()  # the laws run every line, last of all tests, and would take twice as long
        else:
            self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        answer = yield
        self.seconds[item.nodeid] = time.process_time() - began
        if self.slow in item.nodeid:
            self.coverage.start()
        self.coverage.switch_context("")
        return answer

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {file: data.contexts_by_lineno(str(Path(file).absolute())) for file in self.files}
        self.out.write_text(json.dumps({"seconds": self.seconds, "lines": lines}), encoding="utf-8")


class Order:
    """Tests in the order of a list of pairs, name and seconds; those it does not know come last."""

    def __init__(self, listed: list[tuple[str, float]]) -> None:
        self.place = {name: number for number, (name, _) in enumerate(listed)}
        self.seconds = dict(listed)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.place.get(item.nodeid, len(self.place)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # The default action of SIGPROF ends the process: whatever hangs has noticed the break.
        signal.setitimer(signal.ITIMER_PROF, GRACE + 5 * self.seconds.get(item.nodeid, GRACE))
        answer = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return answer


def pytest_configure(config: pytest.Config) -> None:
    plugin: Any = None
    if out := os.environ.get("NEAR_NOTE"):
        plugin = Note(Path(out), os.environ["NEAR_OF"].split(":"))
    elif order := os.environ.get("NEAR_ORDER"):
        plugin = Order(json.loads(Path(order).read_text("utf-8")))
    if plugin:
        config.pluginmanager.register(plugin)
