"""Recorded games of a folder of tests, and counts from positions in them: law 12."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

from covo.kernel import Game, parse, replay
from covo.kernel.laws import perft


def counted(game: Game[Any, Any], folder: Path, position: dict[str, Any]) -> tuple[str, list[int]]:
    """Which step waits at this position of perft.toml, and how many sequences of moves lead on, depth by depth."""
    record = parse((folder / "records" / f"{position['record']}.covo").read_text("utf-8"))
    state = next(islice(replay(game, record), position["ply"], None)).state
    return type(state.stack[0]).__name__, [perft(state, depth + 1) for depth in range(len(position["counts"]))]
