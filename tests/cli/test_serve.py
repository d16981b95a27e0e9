"""covo serve: what stops it before it starts."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from covo.cli import serve as command
from covo.kernel import SetupError
from tests.cli.running import Run
from tests.server.conftest import free_port


@pytest.mark.parametrize("url", ["nonsense", "nonsense://x", "sqlite:////no/such/folder/covo.db"])
def test_a_database_that_cannot_be_reached(run: Run, url: str) -> None:
    done = run("serve --no-browser --db", url)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("--db: ")
    assert done.err.count("\n") == 1


def test_a_page_that_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "checkout", lambda part: tmp_path)
    with pytest.raises(SetupError, match=r"the page is not built: .*dist is missing; run make web"):
        command.serve(db=f"sqlite:///{tmp_path / 'covo.db'}", browser=False)


def test_it_says_where_it_is_serves_the_page_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    flags = ["--no-browser", "--host", "0.0.0.0", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'covo.db'}"]
    program = [str(Path(sys.executable).parent / "covo"), "serve", *flags]
    # A shell starts what it puts into the background with SIGINT ignored, and children inherit that.
    server = subprocess.Popen(
        program,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Covo is at http://localhost:{port}/\n"
        told = [server.stdout.readline() for _ in range(2 if command.in_the_network() else 1)]
        assert told[-1] == "Ctrl-C stops it; tables are kept.\n"
        for _ in range(100):
            try:
                page = httpx.get(f"http://127.0.0.1:{port}/", timeout=5)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        assert page.text.lower().startswith("<!doctype html>")
        invite = httpx.get(f"http://127.0.0.1:{port}/api/house", timeout=5).json()["invite"]
        assert invite is None or (invite.endswith(f":{port}") and f"network: {invite}/" in told[0])
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in (0, 130)
    finally:
        server.kill()
        server.communicate(timeout=10)


def test_a_port_somebody_else_has_is_one_line(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(f"serve --no-browser --port {port} --db", f"sqlite:///{tmp_path / 'covo.db'}")
    assert done.code == 2
    assert done.err.startswith(f"cannot listen at 127.0.0.1:{port}: ")
    assert done.err.count("\n") == 1
