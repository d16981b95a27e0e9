"""boardgame.io in a folder of the user's cache. `python -m bench.boardgame` installs it, as `make peers` does."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import platformdirs

VERSION: Final = "0.50.2"


def folder() -> Path:
    return Path(platformdirs.user_cache_dir("covo", appauthor=False)) / f"boardgame.io-{VERSION}"


def command(port: int) -> list[str] | None:
    """What starts its server, with our small game; None where it is not installed."""
    node = shutil.which("node")
    if node is None or not (folder() / "node_modules" / "boardgame.io").is_dir():
        return None
    return [node, str(Path(__file__).with_name("boardgame.cjs")), str(folder()), str(port)]


def install() -> None:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("boardgame.io needs Node and npm, and there is no npm here")
    folder().mkdir(parents=True, exist_ok=True)
    wanted = ["install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder()), f"boardgame.io@{VERSION}"]
    subprocess.run([npm, *wanted], check=True)


if __name__ == "__main__":
    install()
