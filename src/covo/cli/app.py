"""The commands put together, and how they fail: one clear line, exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from covo import __version__
from covo.cli.beliefs import beliefs
from covo.cli.bench import bench
from covo.cli.board import board
from covo.cli.decisions import decisions
from covo.cli.duel import duel
from covo.cli.games import games
from covo.cli.laws import laws
from covo.cli.play import play
from covo.cli.replay import replay
from covo.cli.report import report
from covo.cli.rules import rules
from covo.cli.serve import serve
from covo.cli.simulate import simulate
from covo.cli.tune import tune
from covo.kernel import CovoError

# Typer's usage errors; which module has their class depends on its version.
UsageError: Final[type[Exception]] = typer.BadParameter.__bases__[0]

app = typer.Typer(
    name="covo",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, play, serve, simulate, duel, report, tune, beliefs, decisions, laws, rules, replay, bench):
    app.command()(command)
app.add_typer(board)


@app.callback()
def covo(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """A table for board games with secrets: hidden movement, hidden roles, hidden hands, traitors.

    ```
    covo games
    covo play lupusburg
    covo rules lupusburg LBG-WLF-04
    ```
    """
    if version:
        typer.echo(f"covo {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command: 1 where it says that something does not hold, 2 where it could not be run."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without → still gets its text
    try:
        code = app(arguments, prog_name="covo", standalone_mode=False)
    except UsageError as error:
        return _fail(_usage(error))
    except CovoError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0


def _fail(line: str) -> int:
    print(" ".join(line.split()), file=sys.stderr)
    return 2


def _usage(error: Exception) -> str:
    """Typer's message without its box, and where to read more."""
    message: str = error.format_message().rstrip(".")  # type: ignore[attr-defined]
    context: typer.Context | None = getattr(error, "ctx", None)
    return f"{message}; see {context.command_path if context else 'covo'} --help"
