"""covo board"""

from __future__ import annotations

import json as codec
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from covo.boards import BoardError, Problem, Report, Source
from covo.cli.common import Json, Lang, language, put_json
from covo.games import package, packages
from covo.kernel import SetupError

board = typer.Typer(name="board", help="Boards as files: check them, draw them.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A board in TOML; its key `game` says whose.")]


@board.command()
def check(file: File, json: Json = False) -> None:
    """Whether a board can be played: every problem with its line, its column and the rule behind it.

    The exit code is 1 if there is a problem.

    ```
    covo board check mymap.toml
    covo board check mymap.toml --json
    ```
    """
    report = _report(file)
    if json:
        problems = [problem._asdict() for problem in report.problems]
        put_json({"file": str(file), "problems": problems, "facts": list(report.facts)})
    else:
        for problem in report.problems:
            typer.echo(_told(file, problem))
        for fact in report.facts if not report.problems else ():
            typer.echo(fact)
        count = len(report.problems)
        typer.echo(f"{file}: {f'{count} problem{chr(115) * (count > 1)}' if count else 'good'}")
    if report.problems:
        raise typer.Exit(1)


@board.command()
def draw(
    file: File,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="SVG", help="Where to.", show_default="FILE.svg")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A board as a picture (SVG). A board that cannot be played is not drawn.

    ```
    covo board draw mymap.toml
    covo board draw mymap.toml -o picture.svg --lang it
    ```
    """
    report = _report(file)
    if report.problems:
        raise SetupError(_told(file, report.problems[0]))
    text = _read(file)
    picture: str = _module(text, file).draw(text, language(lang))
    to = out or file.with_suffix(".svg")
    to.write_text(picture, encoding="utf-8")
    if json:
        put_json({"file": str(file), "picture": str(to), "bytes": len(picture.encode())})
    else:
        typer.echo(f"{to}: {len(picture.encode()) // 1024} KiB")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SetupError(f"{file}: not a text in UTF-8 (byte {error.start})") from None


def _report(file: Path) -> Report:
    """What the board's game says of it; a file that cannot even be read as a board is one problem."""
    text = _read(file)
    try:
        report: Report = _module(text, file).check(text)
    except BoardError as error:
        return Report((error.problem,))
    return report


def _module(text: str, file: Path) -> ModuleType:
    """The board module of the game that the file names."""
    source = Source(text)
    game = source.get(str, "the id of a game, such as " + codec.dumps(next(iter(packages()))), "game")
    found = f"{package(game)}.board"
    if find_spec(found) is None:
        raise SetupError(f"{file}: {game} has no boards of its own")
    return import_module(found)


def _told(file: Path, problem: Problem) -> str:
    rule = f"{problem.rule}: " if problem.rule else ""
    return f"{file}:{problem.line}:{problem.column}: {rule}{problem.text}"
