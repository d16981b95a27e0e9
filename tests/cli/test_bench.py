"""covo bench: the table around the measuring, which is tested by looking at it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bench.engine import Row
from tests.cli.running import Run


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[float]:
    """How long was asked for."""
    asked: list[float] = []

    def rows(seconds: float, progress: Any) -> list[Row]:
        asked.append(seconds)
        progress("kuhn")
        return [Row("kuhn", "decisions/s", 1234567.0), Row("kuhn", "µs", 1.5, "OpenSpiel", 0.25, "≤ 0.3", True)]

    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "engine.py").touch()
    monkeypatch.setattr("covo.cli.bench.checkout", lambda part: tmp_path / part)
    module = ModuleType("bench.engine")
    module.rows = rows  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bench.engine", module)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return asked


@pytest.mark.parametrize("line", ["bench engine", "bench"])
def test_a_table(run: Run, measured: list[float], line: str) -> None:
    code, out, err = run(f"{line} --seconds 0.5")
    assert (code, err, measured) == (0, "", [0.5])
    assert "1,234,567" in out
    assert "0.25×" in out
    assert "≤ 0.3 ✓" in out


def test_as_json(run: Run, measured: list[float]) -> None:
    ran = run("bench engine --json")
    assert (ran.code, ran.err) == (0, "")
    row = {"what": "kuhn", "unit": "µs", "value": 1.5, "ratio_to": "OpenSpiel", "ratio": 0.25}
    assert ran.json["rows"][1] == row | {"target": "≤ 0.3", "reached": True}
