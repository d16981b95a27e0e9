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


def bench(
    what: Annotated[str, typer.Argument(metavar="engine", help="What to measure.")] = "engine",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each thing is measured.")] = 1.0,
    json: Json = False,
) -> None:
    """Speed, side by side with other engines where they are installed (`make peers`). Needs a source checkout.

    Only ratios of one run mean anything: machines differ, and so do their moods.

    ```
    covo bench engine
    covo bench engine --seconds 5 --json
    ```
    """
    if what != "engine":
        raise SetupError(f"no benchmark {what!r}; there is: engine")
    folder = checkout("bench")
    if not (folder / f"{what}.py").is_file():
        raise SetupError(f"{folder} has no {what}.py")
    sys.path.insert(0, str(folder.parent))
    module: Any = import_module(f"bench.{what}")
    stderr = Console(stderr=True, highlight=False)
    with stderr.status("measuring") as status:  # shown on a terminal only
        found = module.rows(seconds, lambda text: status.update(escape(text)))
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
