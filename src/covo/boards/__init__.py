"""Boards as files: TOML with a drawing in letters, read so that every complaint names line and column; drawn as SVG.

A game that has boards of its own offers them in its module `board`: `check(text)` gives a Report and
`draw(text, language)` an SVG; `covo board` finds the game by the key `game` of the file.
"""

from covo.boards.grid import Grid
from covo.boards.pen import Pen, chain, closed, through
from covo.boards.source import BoardError, Place, Problem, Report, Source

__all__ = ["BoardError", "Grid", "Pen", "Place", "Problem", "Report", "Source", "chain", "closed", "through"]
