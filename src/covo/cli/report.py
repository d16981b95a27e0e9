"""covo report"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from covo.cli.common import Json, Lang, console, language, put_json
from covo.lab import results
from covo.lab.report import write


def report(
    file: Annotated[Path, typer.Argument(metavar="RESULTS", help="A file that --out of simulate or duel has written.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE.html", show_default="RESULTS.html", help="The page.")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A page with pictures about many games: one file that opens without a network.

    Who wins by seat and by side with 95 % intervals, how games end, how long they are; and of games played with
    --observe who leads when, which cards win, and where figures stand on the board.

    ```
    covo simulate fuga --games 500 --observe --out fuga.parquet
    covo report fuga.parquet -o fuga.html --lang it
    ```
    """
    said = language(lang)
    setup, rows = results.read(file)
    page = out or file.with_suffix(".html")
    write(page, setup, rows, said)
    if json:
        put_json({"report": str(page), "game": setup.game, "games": len(rows)})
    else:
        console().print(f"{page}: {len(rows)} games of {setup.game}")
