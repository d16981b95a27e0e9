"""`run("games --json")`: a command, its exit code and what it wrote."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import pytest

from covo.cli import main
from tests.cli.running import Ran, Run, Typed


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run where nothing is, so that a test can see that nothing was written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(line: str, *more: str) -> Ran:
        with pytest.raises(SystemExit) as ended:
            main([*shlex.split(line), *more])
        out, err = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Ran(ended.value.code, out, err)

    return command


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """`typed("play lupusburg", "1\\n1\\n")`: a command with something on stdin."""
    monkeypatch.setenv("COLUMNS", "100")

    def command(line: str, text: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        return run(line)

    return command
