"""covo tune"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

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
    bot_names,
    busy,
    console,
    crew,
    fewest,
    figures,
    numbers_of,
    options,
    put_json,
    writable,
)
from covo.games import load, meta
from covo.lab import targets
from covo.lab import tune as lab


def tune(
    game: GameId,
    target: Annotated[
        list[str],
        typer.Option("--target", metavar="WHAT<=NUMBER", help="Several may be given; see above."),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE.toml", show_default="GAME-numbers.toml", help="The numbers found."),
    ] = None,
    dial: Annotated[
        list[str] | None,
        typer.Option(
            "--dial", metavar="NAME", help="Vary only this number, or those that begin so; several may be given."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=8, help="Games that decide between two sets of numbers.")] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="Steps to go at most.")] = 10,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="the smallest table")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="As for simulate.")] = "quick",
    seed: Seed = 0,
    option: Chosen = None,
    workers: Workers = None,
    on: On = "processes",
    ray_address: RayAddress = None,
    numbers: Numbers = None,
    json: Json = False,
) -> None:
    """Vary a game's proposed numbers until its games are as you want them, and write them to a file.

    A target is a share of the games, a side's wins (police<=0.6), a seat's (seat0>=0.2), draws (draws<=10%), a way to
    end (end-time<=0.3), or their length (moves<=400). Only what the game declares as proposed is varied, never a number
    that its rulebook prints.

    All numbers are tried a step up and a step down, on the same deals; the better half plays twice as many games, and
    so on. A target is reached when one deviation of luck would not undo it. What is found is played again with other
    deals. Exit code 1: the targets are not reached.

    ```
    covo tune lupin --target "police<=0.65" --games 100
    covo tune lupin --target "gang>=45%" --dial numbers.figures.agent
    covo tune fuga --target "draws<=0.15" --option map=fuga-small --out mine.toml
    covo simulate lupin --numbers lupin-numbers.toml
    ```
    """
    seats = fewest(game) if seats is None else seats
    meta(game).check_seats(seats)
    file = out or Path(f"{game}-numbers.toml")
    writable(file)
    wanted = [targets.parse(text, game, seats) for text in target]
    with numbers_of(numbers):
        load(game)
        dials = lab.dials_of(game, dial or ())
        hands = crew(workers, game, 4 * games, on, ray_address)
        with busy() as tell:
            tuner = lab.Tuner(game, seats, bot_names(bots), wanted, dials, games, seed, options(option), hands, tell)
            found = tuner.run(rounds)
    if found.best.values:
        file.write_text(found.file(), "utf-8")
    if json:
        put_json(_plain(found, file))
    else:
        _show(found, file)
    if not found.reached or found.held is False:
        raise typer.Exit(1)


def _plain(found: lab.Tuned, file: Path) -> dict[str, object]:
    def trial(one: lab.Trial) -> dict[str, object]:
        measures = {name: measure._asdict() for name, measure in one.measures.items()}
        return {"values": dict(one.values), "games": one.games, "measures": measures, "miss": one.loss}

    return {
        "game": found.game,
        "targets": [str(target) for target in found.targets],
        "reached": found.reached,
        "held": found.held,
        "file": str(file) if found.best.values else None,
        "before": trial(found.before),
        "best": trial(found.best),
        "confirmed": trial(found.confirmed),
        "tried": [trial(one) for one in found.tried],
    }


def _show(found: lab.Tuned, file: Path) -> None:
    out = console()
    out.print(f"[bold]{meta(found.game).title}[/bold], wanted: {', '.join(map(str, found.targets))}")
    names = list(found.before.measures)
    table = figures("numbers tried", "games", *names, "off by")

    def line(what: str, one: lab.Trial, style: str = "") -> None:
        table.add_row(
            what, str(one.games), *[_figure(one.measures[name]) for name in names], f"{one.loss:.3f}", style=style
        )

    for one in found.tried:
        line(_values(one.values), one, "bold" if one.values == found.best.values else "")
    table.add_section()
    line(f"{_values(found.best.values)}, other deals", found.confirmed)
    out.print(table)
    if not found.best.values:
        out.print(
            "The numbers as they are reach it; nothing is written."
            if found.reached
            else "No step is better; nothing is written."
        )
        return
    judged = {
        True: "and that holds with other deals",
        False: "but not with other deals",
        None: "other deals leave it open",
    }
    reached = (
        f"The target is reached, {judged[found.held]}" if found.reached else "Better, but the target is not reached"
    )
    out.print(f"{reached}. Written to {file}; try: covo simulate {found.game} --numbers {file}")


def _figure(found: Any) -> str:
    if found.value > 1:
        return f"{found.value:.0f} ({found.low:.0f} – {found.high:.0f})"
    return f"{found.value:.1%} ({found.low:.1%} – {found.high:.1%})"


def _values(values: lab.Values) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items()) or "as they are"
