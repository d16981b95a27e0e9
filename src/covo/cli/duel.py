"""covo duel"""

from __future__ import annotations

from typing import Annotated

import typer

from covo.cli.common import (
    Chosen,
    GameId,
    Json,
    Numbers,
    On,
    Out,
    RayAddress,
    Seed,
    Workers,
    console,
    crew,
    fewest,
    numbers_of,
    options,
    pair_of,
    progress,
    put_json,
    resumable,
    writable,
)
from covo.games import meta
from covo.lab import duel as lab


def duel(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B", help="The two bots.")] = "quick,random",
    games: Annotated[int, typer.Option(min=2, help="How many games; rounded up to whole deals.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="the smallest table")] = None,
    alone: Annotated[bool, typer.Option("--alone", help="One A against all others B, on every seat in turn.")] = False,
    seed: Seed = 0,
    option: Chosen = None,
    workers: Workers = None,
    on: On = "processes",
    ray_address: RayAddress = None,
    out: Out = None,
    numbers: Numbers = None,
    json: Json = False,
) -> None:
    """Who is stronger? The first bot's share of the wins, with its 95 % interval.

    Every deal is played twice. Bot A holds half of the seats, drawn anew for each deal, and B the others; then they
    exchange. So each holds every seat once per deal, at tables with an odd number of seats too, and 50 % means equal.
    Winners who win together divide the win, and in a draw all do.

    With --alone every deal is played once for each seat: A sits there, and B on all others. Equals win one in so many
    as there are seats. Where people win together even the best can have no more than his part of their win.

    The interval is Wilson's for a share, for the number of independent games that would scatter as the deals do:
    when it does not include what equals win, one bot is stronger.

    ```
    covo duel lupusburg --bots quick,random --games 2000
    covo duel lupusburg --bots quick,random --seats 7 --json
    covo duel lupusburg --bots search,quick --seats 6 --alone --games 60
    covo duel fuga --bots quick,random --games 5000 --out fuga.jsonl     # again: goes on where it stopped
    ```
    """
    pair = pair_of(bots)
    seats = fewest(game) if seats is None else seats
    writable(out)
    hands = crew(workers, game, games, on, ray_address)
    with numbers_of(numbers), resumable(out), progress("games", games) as tell:
        found, _ = lab.duel(game, seats, pair, games, seed, options(option), hands, tell, alone=alone, out=out)
    if json:
        put_json({**found._asdict(), "bots": list(found.bots)})
        return
    one, other = found.bots
    share = f"{found.win_rate:.1%} (95 % interval {found.low:.1%} to {found.high:.1%})"
    times = found.win_rate / found.equal
    where = f"alone among {other}, {times:.2f} times an equal's share" if alone else f"against {other}"
    verdict = "undecided"
    if found.low > found.equal or found.high < found.equal:
        verdict = f"{one if found.low > found.equal else other} is stronger"
    text = console()
    text.print(f"[bold]{meta(game).title}[/bold], {found.seats} seats, {found.games} games, seed {found.seed}")
    text.print(f"{one} wins {share} {where}: [bold]{verdict}[/bold]")
