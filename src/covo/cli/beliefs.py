"""covo beliefs"""

from __future__ import annotations

from typing import Annotated

import typer

from covo.bots import learnt
from covo.cli.common import Chosen, GameId, Json, Seed, console, fewest, figures, options, progress, put_json
from covo.games import load, meta


def beliefs(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="Games between quick bots to look into.")] = 20,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="the smallest table")] = None,
    worlds: Annotated[int, typer.Option(min=2, max=100_000, help="Imagined for each belief.")] = 300,
    seed: Seed = 0,
    option: Chosen = None,
    json: Json = False,
) -> None:
    """How much do bots learn of each secret from what others do? The log-loss of their beliefs, less is better.

    At decisions of games between quick bots the worlds a seat can imagine are held against the truth: drawn
    plainly, all that fit alike, and weighed by how likely the others' moves were in them.

    ```
    covo beliefs lupusburg --seats 6 --games 50
    covo beliefs lupin --games 10 --json
    ```
    """
    load(game)
    seats = fewest(game) if seats is None else seats
    with progress("games", games) as tell:
        found = learnt.measure(game, seats, games, worlds, seed, options(option), tell)
    if json:
        secrets = {name: one._asdict() for name, one in found.items()}
        put_json({"game": game, "seats": seats, "games": games, "worlds": worlds, "seed": seed, "secrets": secrets})
        return
    out = console()
    out.print(f"[bold]{meta(game).title}[/bold], {seats} seats, {games} games, {worlds} worlds, seed {seed}")
    if not found:
        out.print("Nothing is hidden in this game, or nobody had a choice while it was.")
        return
    table = figures("secret", "plain", "weighed", "gain", "beliefs")
    for name, one in found.items():
        table.add_row(
            name, f"{one.plain:.3f}", f"{one.weighed:.3f}", f"{one.gain:+.3f} ± {one.error:.3f}", str(one.beliefs)
        )
    out.print(table)
