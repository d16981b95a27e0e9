"""covo bench"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from covo.cli.common import Json, checkout, console, put_json
from covo.kernel import SetupError

SECONDS = {"engine": 1.0, "search": 2.0, "server": 5.0}


def bench(
    what: Annotated[str, typer.Argument(metavar="engine|search|server", help="What to measure.")] = "engine",
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="How long each thing is measured.", show_default="1, of search 2, of a server 5"),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Tables at a server, each with two players.")] = 200,
    json: Json = False,
) -> None:
    """Speed, side by side with others where they are installed (`make peers`). Needs a source checkout.

    The engine: decisions, copies, imagined worlds. Search: iterations a second, beside OpenSpiel's IS-MCTS on the same
    small games. The server: moves of many tables over real sockets on this machine, each on disk before it is
    acknowledged; memory of idle tables; one move to a full table and its onlookers.

    Only ratios of one run mean anything: machines differ, and so do their moods.

    ```
    covo bench engine
    covo bench engine --seconds 5 --json
    covo bench search
    covo bench server
    covo bench server --tables 50 --seconds 2
    ```
    """
    if what not in SECONDS:
        raise SetupError(f"no benchmark {what!r}; there are: {', '.join(SECONDS)}")
    more = {"tables": tables} if what == "server" else {}
    folder = checkout("bench")
    if not (folder / f"{what}.py").is_file():
        raise SetupError(f"{folder} has no {what}.py")
    sys.path.insert(0, str(folder.parent))
    module: Any = import_module(f"bench.{what}")
    stderr = Console(stderr=True, highlight=False)
    with stderr.status("measuring") as status:  # shown on a terminal only
        found = module.rows(seconds or SECONDS[what], lambda text: status.update(escape(text)), **more)
    rows = [row._asdict() for row in found]
    if json:
        put_json({"rows": rows})
        return
    table = Table("what", "value", "unit", "ratio", "to", "wanted", box=None)
    for column in (table.columns[1], table.columns[3]):
        column.justify = "right"
    for row in rows:
        value = f"{row['value']:,.0f}" if row["value"] >= 100 else f"{row['value']:.3g}"
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}×"
        wanted = f"{row['target']} {'✓' if row['reached'] else '✗'}" if row["target"] else ""
        table.add_row(row["what"], value, row["unit"], ratio, row["ratio_to"] or "", wanted)
    console().print(table)
