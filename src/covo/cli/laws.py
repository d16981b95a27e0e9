"""covo laws"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from covo.cli.common import GameId, Json, Seed, Workers, console, progress, put_json
from covo.games import meta
from covo.kernel.laws import LAWS, Report
from covo.lab import laws as lab
from covo.lab.pool import cores


def laws(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="Random games for each seat count.")] = 20,
    seats: Annotated[int | None, typer.Option(help="One seat count only.", show_default="all")] = None,
    seed: Seed = 0,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Hold a game to the laws every game keeps, at every number of seats; exit code 1 if it breaks one.

    First among them the twin-world law: nothing that a viewer sees, hears, may choose or is refused tells a secret.

    ```
    covo laws lupusburg --games 200
    covo laws conclave --seats 4 --seed 7
    ```
    """
    counts = meta(game).seats if seats is None else (seats,)
    with progress("games", games * len(counts)) as tell:
        reports = lab.check(game, counts, games, seed, workers or cores(), tell)
    passed = all(report.passed for report in reports)
    if json:
        put_json(
            {
                "game": game,
                "seats": list(counts),
                "games": games,
                "passed": passed,
                "failures": [
                    {"seats": report.seats, "law": failure.law, "detail": failure.detail}
                    for report in reports
                    for failure in report.failures
                ],
            }
        )
    else:
        _show(game, games, reports)
    if not passed:
        raise typer.Exit(1)


def _show(game: str, games: int, reports: list[Report]) -> None:
    out = console()
    out.print(f"[bold]{meta(game).title}[/bold], {games} random games for each seat count")
    table = Table("law", *(f"{report.seats} seats" for report in reports), box=None)
    broken = [{failure.law for failure in report.failures} for report in reports]
    for law in dict.fromkeys((*LAWS, *sorted(set().union(*broken)))):
        table.add_row(law, *("[red]broken[/red]" if law in there else "[green]kept[/green]" for there in broken))
    out.print(table)
    for report in reports:
        for failure in report.failures:
            out.print(f"{report.seats} seats, [bold]{failure.law}[/bold]: {escape(failure.detail)}", soft_wrap=True)
