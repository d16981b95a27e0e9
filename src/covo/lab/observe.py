"""Looking on while bots play: cards played, who leads, where figures stand. Reports are made of this.

The table is looked at when a turn is over, not at each move: a scene costs more than many moves.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from covo.kernel import WATCHER, Game, Move, Piece, Scene, Seat
from covo.kernel.study import Study
from covo.lab.rows import Cards, Lead, Stood

EVERY: Final = 25  # moves between two looks, where the game does not tell its turns


class Observer:
    def __init__(self, game: Game[Any, Any], study: Study[Any]) -> None:
        self.game = game
        self.study = study
        mind = getattr(game, "mind", None)
        self.worth = getattr(mind, "worth", None)
        self.mark: object = None
        self.played: Counter[tuple[Seat, str]] = Counter()
        self.stood: Counter[tuple[str, str, str]] = Counter()
        self.leads: list[Lead] = []

    def moved(self, state: Any, seat: Seat, move: Move, moves: int) -> None:
        """After a move, the last of so many."""
        if move.verb in self.study.plays and seat >= 0:
            self.played[seat, str(move[1])] += 1
        mark = moves // EVERY if self.study.turn is None else self.study.turn(state)
        if mark != self.mark or state.outcome is not None:
            self.mark = mark
            self.look(state, moves)

    def look(self, state: Any, moves: int) -> None:
        if self.worth is not None:
            worth = self.worth(state) if state.outcome is None else state.outcome.returns
            self.leads.append(Lead(moves, tuple(round(float(share), 4) for share in worth)))
        if self.game.maps:
            for board, piece in figures(self.game, state):
                who = piece.icon if piece.side is None else str(piece.side)
                self.stood[board, who, piece.place] += piece.count or 1

    def found(self) -> dict[str, Any]:
        return {
            "cards": tuple(Cards(seat, card, times) for (seat, card), times in sorted(self.played.items())),
            "drama": tuple(self.leads),
            "heat": tuple(Stood(*where, times) for where, times in sorted(self.stood.items())),
        }


def figures(game: Game[Any, Any], state: Any) -> list[tuple[str, Piece]]:
    """Pieces on boards that draw themselves, each as its own player sees it, else as everyone does."""
    scenes: dict[Seat, Scene] = {
        viewer: game.scene(game.view(state, viewer), None) for viewer in (WATCHER, *range(state.seats))
    }
    pieces: dict[str, Piece] = {}
    for viewer, scene in scenes.items():
        for piece in scene.pieces:
            if piece.side == viewer or (not piece.ghost and piece.id not in pieces):
                pieces[piece.id] = piece
    cells: dict[str, str] = {}
    for scene in scenes.values():
        for board in scene.boards:
            if board.map:
                cells |= dict.fromkeys(cells_of(game, board.map), board.map)
    return [(cells[piece.place], piece) for piece in pieces.values() if piece.place in cells]


def cells_of(game: Game[Any, Any], board: str) -> frozenset[str]:
    found = _cells.get((game.meta.id, board))
    if found is None:
        found = _cells[game.meta.id, board] = frozenset(cell.id for cell in game.maps[board]().cells)
    return found


_cells: dict[tuple[str, str], frozenset[str]] = {}
