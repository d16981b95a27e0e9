"""covo decisions"""

from __future__ import annotations

from typing import Annotated

import typer

from covo.cli.common import (
    Chosen,
    GameId,
    Json,
    Numbers,
    On,
    RayAddress,
    Seed,
    Workers,
    console,
    crew,
    fewest,
    figures,
    numbers_of,
    options,
    pair_of,
    progress,
    put_json,
)
from covo.games import meta
from covo.lab import decisions as lab
from covo.lab.pool import cores


def decisions(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who is judged, and by whose play.")] = "search,quick",
    games: Annotated[int, typer.Option(min=1, help="Games of B to look into.")] = 20,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="the smallest table")] = None,
    share: Annotated[float, typer.Option(min=0.001, max=1.0, help="Of the decisions, how many A is asked.")] = 0.1,
    tries: Annotated[int, typer.Option(min=1, help="How often each of two moves is played out.")] = 16,
    seed: Seed = 0,
    option: Chosen = None,
    workers: Workers = None,
    on: On = "processes",
    ray_address: RayAddress = None,
    numbers: Numbers = None,
    json: Json = False,
) -> None:
    """Where does a bot move otherwise than another, and is it right? By side and by kind of move, with 95 % errors.

    In games between bots B some decisions are put to A too. Where A would move otherwise, both moves are played out by
    B from the true position with the same luck, and what the player gets is compared. A bot that searches also tells
    how much more it expected: far more than is true, and its evaluation of positions misleads it.

    This takes far fewer games than a duel to find out why a bot is strong or weak; who is stronger, a duel says.

    ```
    covo decisions fuga --bots search:150,quick --games 40
    covo decisions lupusburg --bots quick,random --seats 6 --tries 50 --json
    ```
    """
    names = pair_of(bots)
    seats = fewest(game) if seats is None else seats
    hands = crew(workers or cores(), game, games, on, ray_address)
    with numbers_of(numbers), progress("games", games) as tell:
        found = lab.compare(game, seats, names, games, seed, options(option), hands, tell, share=share, tries=tries)
    sides, kinds = lab.by_side(found), lab.by_kind(found)
    if json:
        put_json(
            {
                "game": game,
                "seats": seats,
                "bots": list(names),
                "games": games,
                "seed": seed,
                "share": share,
                "tries": tries,
                "sides": {side or "all": {"asked": asked, **one._asdict()} for side, (asked, one) in sides.items()},
                "kinds": {kind: one._asdict() for kind, one in kinds.items()},
                "decisions": [one._asdict() for course in found for one in course.found],
            }
        )
        return
    one, other = names
    out = console()
    out.print(f"[bold]{meta(game).title}[/bold], {seats} seats, {games} games, seed {seed}: {one} instead of {other}")
    table = figures("", "asked", "differ", "promised", "brought")
    for side, (asked, all_of_it) in sides.items():
        table.add_row(side or "all", str(asked), *_cells(all_of_it))
    for kind, some in kinds.items():
        table.add_row(kind, "", *_cells(some))
    out.print(table)


def _cells(found: lab.Gain) -> tuple[str, str, str]:
    if not found.differ:
        return "0", "", ""
    promised = "" if found.promised is None else f"{found.promised:+.3f}"
    return str(found.differ), promised, f"{found.gain:+.3f}" + ("" if found.error is None else f" ± {found.error:.3f}")
