"""The commands."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit. The commands load only here: worker processes import this module again."""
    from covo.cli.app import run

    raise SystemExit(run(arguments))
