"""What commands share: their options, JSON and progress, where the source checkout is."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import covo
from covo.games import meta, using
from covo.kernel import SetupError, Value
from covo.lab import pool
from covo.lab.needs import need
from covo.words import LANGUAGES

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; `covo games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Seed = Annotated[int, typer.Option("--seed", help="Where luck comes from: the same seed gives the same games.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="it|en", help="The language of the text.", show_default="by LANG")
]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="Processes to use.", show_default="one per core"),
]


Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FILE",
        help="Keep every game in FILE.parquet, .jsonl or .json. Given again, it goes on where it stopped.",
    ),
]
On = Annotated[str, typer.Option("--on", metavar="processes|ray", help="Processes here, or a Ray cluster.")]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray-address", metavar="HOST:PORT", help="The cluster's.", show_default="RAY_ADDRESS, or one of our own"
    ),
]
Numbers = Annotated[
    Path | None,
    typer.Option("--numbers", metavar="FILE", help="Other numbers for the box: what `covo tune` wrote, or your own."),
]
ReportFile = Annotated[
    Path | None, typer.Option("--report", metavar="FILE.html", help="Look on, and write a page with pictures.")
]
Observe = Annotated[
    bool, typer.Option("--observe", help="Look on for a later report: cards, who leads, where figures stand. Slower.")
]


WORTH_IT: Final = 500_000  # moves, reckoned by the longest game, for which processes are worth starting


def language(given: str | None) -> str:
    """The one asked for, or Italian where the system speaks it, else English."""
    if given is None:
        said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        return "it" if said.lower().startswith("it") else "en"
    if given not in LANGUAGES:
        raise SetupError(f"--lang: expected {' or '.join(LANGUAGES)}, got {given!r}")
    return given


def options(given: list[str] | None) -> dict[str, Value]:
    """`name=value` pairs as the game's `Meta.complete` wants them."""
    found: dict[str, Value] = {}
    for text in given or []:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (name and sign and value):
            raise SetupError(f"--option: expected NAME=VALUE, got {text!r}")
        if name in found:
            raise SetupError(f"--option: {name} is given twice")
        found[name] = value
    return found


def bot_names(text: str) -> list[str]:
    """`A,B` as a list."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SetupError(f"--bots: expected names with commas between them, got {text!r}")
    return names


def pair_of(text: str) -> tuple[str, str]:
    """The two bots of `A,B`."""
    names = bot_names(text)
    if len(names) != 2:
        raise SetupError(f"--bots: expected two of them, got {len(names)}")
    return names[0], names[1]


def fewest(game_id: str) -> int:
    """The smallest table at which somebody sits opposite."""
    seats = meta(game_id).seats
    return min([count for count in seats if count > 1], default=max(seats))


def crew(workers: int | None, game_id: str, games: int, on: str, address: str | None) -> pool.Crew:
    """One process per core, but for few or short games none need be started."""
    if on not in pool.WAYS:
        raise SetupError(f"--on: expected {' or '.join(pool.WAYS)}, got {on!r}")
    if on == "processes" and address is not None:
        raise SetupError("--ray-address goes with --on ray")
    alone = on == "processes" and games * meta(game_id).max_moves < WORTH_IT
    return pool.Crew(workers or (1 if alone else pool.cores()), on, address)


def writable(*files: Path | None) -> None:
    """Better told before thousands of games than after them."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise SetupError(f"{file.parent}: no such folder")
        if file is not None and file.suffix == ".parquet":
            need("pyarrow", "a Parquet file")
        if file is not None and file.suffix == ".html":
            need("altair", "a report")
            need("vl_convert", "a report")


@contextmanager
def numbers_of(file: Path | None) -> Iterator[None]:
    """Games are played with the numbers of a file, if one is given."""
    with using(file.read_text("utf-8")) if file else nullcontext():
        yield


@contextmanager
def resumable(out: Path | None) -> Iterator[None]:
    """Ctrl-C is answered with how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"What was played is kept in {out}: the same command goes on from there." if out else ""
        print(kept or "Nothing was kept; with --out FILE a run can go on where it stopped.", file=sys.stderr)
        raise


def put_json(thing: object) -> None:
    """The one object on stdout."""
    plain = "utf" not in (sys.stdout.encoding or "").lower()
    sys.stdout.write(json.dumps(thing, ensure_ascii=plain) + "\n")


def console() -> Console:
    return Console(highlight=False)


def figures(*headings: str, words: int = 1) -> Table:
    """A plain table: so many columns of words, the others to the right."""
    table = Table(*headings, box=None)
    for column in table.columns[words:]:
        column.justify = "right"
    return table


def _columns() -> list[Any]:
    return [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]


@contextmanager
def progress(what: str, total: int) -> Iterator[pool.Progress]:
    """A bar on stderr, if somebody watches it."""
    stderr = Console(stderr=True)
    with Progress(*_columns(), console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def busy() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on stderr for work that comes in parts: what is being done, and how much of it is over."""
    stderr = Console(stderr=True)
    with Progress(*_columns(), console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("")
        yield lambda what, done, total: bar.update(task, description=what, completed=done, total=total)


def checkout(part: str) -> Path:
    """A folder of the source checkout that Covo runs from; an installed Covo has none."""
    root = Path(covo.__file__).parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / part).is_dir():
        raise SetupError(f"this needs the folder {part}/ of a source checkout of Covo, and {root} is none")
    return root / part
