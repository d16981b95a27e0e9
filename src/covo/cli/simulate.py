"""covo simulate"""

from __future__ import annotations

from typing import Annotated

import typer

from covo.cli.common import (
    Chosen,
    GameId,
    Json,
    Lang,
    Numbers,
    Observe,
    On,
    Out,
    RayAddress,
    ReportFile,
    Seed,
    Workers,
    bot_names,
    console,
    crew,
    fewest,
    figures,
    language,
    numbers_of,
    options,
    progress,
    put_json,
    resumable,
    writable,
)
from covo.games import meta
from covo.lab import simulate as lab
from covo.lab.interval import Share
from covo.lab.report import write


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
    on: On = "processes",
    ray_address: RayAddress = None,
    out: Out = None,
    observe: Observe = False,
    report: ReportFile = None,
    lang: Lang = None,
    numbers: Numbers = None,
    json: Json = False,
) -> None:
    """Many games of bots against bots: who wins, why games end, how long they are.

    The same seed gives the same games for any number of workers, here or on a Ray cluster. A seat that wins together
    with others has won; a game that nobody wins is a draw. Moves of chance count as decisions.

    With --out every game is kept as a row. The same command goes on where it stopped, or where it ended if --games is
    more now; a file of another set-up is refused.

    ```
    covo simulate lupusburg --seats 6 --games 10000
    covo simulate lupusburg --seats 5 --bots quick,random --option mayor=random --seed 7
    covo simulate fuga --games 2000 --out fuga.parquet --report fuga.html
    covo simulate rogue --games 100000 --on ray --ray-address 10.0.0.1:6379 --out rogue.parquet
    covo simulate conclave --json
    ```
    """
    seats = fewest(game) if seats is None else seats
    said = language(lang)
    writable(out, report)
    with numbers_of(numbers), resumable(out):
        with progress("games", games) as tell:
            found, rows = lab.simulate(
                game,
                seats,
                bot_names(bots),
                games,
                seed,
                options(option),
                crew(workers, game, games, on, ray_address),
                tell,
                out=out,
                observe=observe or report is not None,
            )
        if report is not None:
            write(report, found.setup, rows, said)
    if json:
        put_json(_plain(found))
    else:
        _show(found)


def _plain(found: lab.Simulation) -> dict[str, object]:
    return {
        "game": found.setup.game,
        "games": found.games,
        "seats": found.setup.seats,
        "bots": list(found.setup.bots),
        "options": dict(found.setup.options),
        "seed": found.setup.seed,
        "outcomes": dict(found.outcomes),
        "draws": found.draws,
        "wins": {str(seat): share.wins for seat, share in enumerate(found.wins)},
        "wins_by_seat": {str(seat): share.plain() for seat, share in enumerate(found.wins)},
        "wins_by_side": {side: share.plain() for side, share in found.by_side.items()},
        "wins_by_bot": {name: share.plain() for name, share in found.by_bot.items()},
        "mean_moves": found.mean_moves,
        "seconds": found.seconds,
        "decisions_per_s": found.decisions_per_s,
    }


def _show(found: lab.Simulation) -> None:
    out = console()
    setup = found.setup
    out.print(f"[bold]{meta(setup.game).title}[/bold], {setup.seats} seats, {found.games} games, seed {setup.seed}")
    table = figures("seat", "bot", "wins", "", "95 % interval", words=2)

    def line(who: str, bot: str, share: Share) -> None:
        table.add_row(who, bot, str(share.wins), f"{share.rate:.1%}", f"{share.low:.1%} – {share.high:.1%}")

    for seat, share in enumerate(found.wins):
        line(str(seat), setup.bots[seat], share)
    if len(found.by_bot) > 1:
        table.add_section()
        for name, share in found.by_bot.items():
            line("all", name, share)
    if found.by_side:
        table.add_section()
        for side, share in found.by_side.items():
            line(side, "", share)
    if found.draws:
        table.add_row("draw", "", str(found.draws), f"{found.draws / found.games:.1%}")
    out.print(table)
    ends = figures("end", "games", "")
    for reason, count in found.outcomes.items():
        ends.add_row(reason, str(count), f"{count / found.games:.1%}")
    out.print(ends)
    out.print(f"{found.mean_moves:.1f} moves a game, {found.decisions_per_s:,.0f} decisions/s")
