"""A stand-in for a game with a board: what each viewer sees is given."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from covo.kernel import Board, Cell, Map, Piece, Scene, Words

YARD = Map("yard", "square", 30, 30, 10, (Cell("B2", 15, 15), Cell("C3", 25, 25)), "<svg></svg>")


def stage(pieces: Mapping[int, tuple[Piece, ...]]) -> tuple[Any, Any]:
    boards = (Board("b", "square", (), map="yard"),)
    game = SimpleNamespace(
        meta=SimpleNamespace(id="stage"),
        maps={"yard": lambda: YARD},
        view=lambda state, viewer: viewer,
        scene=lambda view, ask: Scene("covo", Words("t"), Words("p"), boards=boards, pieces=pieces[view]),
    )
    return game, SimpleNamespace(seats=len(pieces) - 1)
