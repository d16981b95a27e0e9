"""covo simulate"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from covo.cli.common import (
    Chosen,
    GameId,
    Json,
    Seed,
    Workers,
    bot_names,
    console,
    fewest,
    options,
    processes,
    progress,
    put_json,
)
from covo.games import meta
from covo.lab import simulate as lab


def simulate(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="the smallest table")] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="random, quick, search, search:2s, search:500; in turn, seat after seat.")
    ] = "quick",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    option: Chosen = None,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Many games of bots against bots: who wins, why games end, how long they are.

    The same seed gives the same answer for any number of workers. A seat that wins together with others has won.
    Moves of chance count as decisions.

    ```
    covo simulate lupusburg --seats 6 --games 10000
    covo simulate lupusburg --seats 5 --bots quick,random --option mayor=random --seed 7
    covo simulate conclave --json
    ```
    """
    seats = fewest(game) if seats is None else seats
    with progress("games", games) as tell:
        found = lab.simulate(
            game, seats, bot_names(bots), games, seed, options(option), processes(workers, games), tell
        )
    if json:
        put_json(_plain(found))
    else:
        _show(found)


def _plain(found: lab.Simulation) -> dict[str, object]:
    return {
        "game": found.game,
        "games": found.games,
        "seats": len(found.bots),
        "bots": list(found.bots),
        "options": dict(found.options),
        "seed": found.seed,
        "outcomes": dict(found.outcomes),
        "wins": {str(seat): wins for seat, wins in enumerate(found.wins)},
        "wins_by_bot": {
            name: {"played": share.played, "wins": share.wins, "win_rate": share.rate}
            for name, share in found.by_bot.items()
        },
        "mean_moves": found.mean_moves,
        "seconds": found.seconds,
        "decisions_per_s": found.decisions_per_s,
    }


def _show(found: lab.Simulation) -> None:
    out = console()
    out.print(f"[bold]{meta(found.game).title}[/bold], {len(found.bots)} seats, {found.games} games, seed {found.seed}")
    table = Table("seat", "bot", "wins", "", box=None)
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, wins in enumerate(found.wins):
        table.add_row(str(seat), found.bots[seat], str(wins), f"{wins / found.games:.1%}")
    if len(found.by_bot) > 1:
        table.add_section()
        for name, share in found.by_bot.items():
            table.add_row("all", name, str(share.wins), f"{share.rate:.1%}")
    out.print(table)
    ends = Table("end", "games", "", box=None)
    for column in ends.columns[1:]:
        column.justify = "right"
    for reason, count in found.outcomes.items():
        ends.add_row(reason, str(count), f"{count / found.games:.1%}")
    out.print(ends)
    out.print(f"{found.mean_moves:.1f} moves a game, {found.decisions_per_s:,.0f} decisions/s")
