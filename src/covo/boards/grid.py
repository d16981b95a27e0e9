"""The drawing in letters: one character a cell, one line a row, explained by a legend."""

from __future__ import annotations

from covo.boards.source import BoardError, Place, Problem, Source


class Grid:
    """Cells by row and column, both from 0, and where each stands in the file."""

    def __init__(self, source: Source, key: str, rows: int, columns: int, legend: str = "legend") -> None:
        """BoardError if the drawing is not `rows` lines of `columns` characters that the legend explains."""
        text: str = source.get(str, "a drawing in letters between triple quotes", key)
        kinds: dict[str, str] = source.get(dict, "a table that explains each letter", legend)
        begin = source.place(key)
        first_line = source.text.split("\n")[begin.line - 1][begin.column - 1 :]
        # A line break right behind the quotes is not part of the text.
        self._first = begin.line + (first_line[3:] == "")
        self.rows, self.columns = rows, columns
        self.lines = text.split("\n")[:-1] if text.endswith("\n") else text.split("\n")
        if len(self.lines) != rows:
            line = self._first + min(len(self.lines), rows)
            raise BoardError(Problem(line, 1, "", f"{key} has {len(self.lines)} lines, expected {rows}"))
        for row, letters in enumerate(self.lines):
            if len(letters) != columns:
                at = Place(self._first + row, min(len(letters), columns) + 1)
                what = f"row {row + 1} of {key} has {len(letters)} characters, expected {columns}"
                raise BoardError(Problem(*at, "", what))
            for column, letter in enumerate(letters):
                if letter not in kinds:
                    raise BoardError(Problem(*self.place(row, column), "", f"{letter!r} is not in the {legend}"))
        self.kinds = [[kinds[letter] for letter in letters] for letters in self.lines]

    def place(self, row: int, column: int) -> Place:
        return Place(self._first + row, column + 1)

    def problem(self, text: str, row: int, column: int, rule: str = "") -> Problem:
        return Problem(*self.place(row, column), rule, text)
