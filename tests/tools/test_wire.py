"""The page's types are those of the server's structs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "wire.py"


def test_the_pages_types_are_what_the_structs_say() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_types_that_lag_behind_are_noticed(tmp_path: Path) -> None:
    for part in ("tools/wire.py", "web/src/lib/wire.ts"):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).write_text((ROOT / part).read_text("utf-8"), "utf-8")
    made = tmp_path / "web/src/lib/wire.ts"
    made.write_text(made.read_text("utf-8").replace("undo: boolean;", "", 1), "utf-8")
    tool = tmp_path / "tools/wire.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "run python tools/wire.py" in done.stderr
