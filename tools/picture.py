"""The picture in the README: part of a game in the terminal, as it looks there. `python tools/picture.py`"""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

WIDTH = 100
ROOT = Path(__file__).parents[1]
GAME = ["play", "lupusburg", "--auto", "--seed", "11", "--seats", "8", "--lang", "en"]
FIRST, LINES = "Day 1 · first vote", 38


def main() -> None:
    covo = [sys.executable, "-c", "from covo.cli import main; main()", *GAME]
    colours = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    told = subprocess.run(covo, env=colours, capture_output=True, text=True, check=True).stdout.splitlines()
    start = next(number for number, line in enumerate(told) if FIRST in Text.from_ansi(line).plain)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    for line in told[start : start + LINES]:
        console.print(Text.from_ansi(line), soft_wrap=True)
    svg = console.export_svg(title="covo play lupusburg")
    # Fonts come from the reader's machine, not from somewhere on the net.
    kept = svg[: svg.index("@font-face")] + svg[svg.index(".terminal-", svg.rindex("@font-face")) :]
    (ROOT / "docs" / "play.svg").write_text(kept.replace("Fira Code", "DejaVu Sans Mono"), "utf-8")


if __name__ == "__main__":
    main()
