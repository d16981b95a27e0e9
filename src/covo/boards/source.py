"""A board file with places: what TOML says, and in which line and column it says it."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from itertools import accumulate
from typing import Any, Final, NamedTuple, Self

from covo.kernel import CovoError

Step = str | int  # a key, or a number in a list
_WHERE: Final = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


class Place(NamedTuple):
    """Where something stands in a file, both from 1."""

    line: int
    column: int


class Problem(NamedTuple):
    """Something that keeps a board from being played; `rule` is the constraint it breaks, if that has an id."""

    line: int
    column: int
    rule: str
    text: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.rule + ': ' if self.rule else ''}{self.text}"


class BoardError(CovoError):
    """A file that is no board, or a board that cannot be played; tells the first problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Report(NamedTuple):
    """What a check found: problems, in the order of the file, and facts worth knowing of a good board."""

    problems: tuple[Problem, ...] = ()
    facts: tuple[str, ...] = ()

    @classmethod
    def of(cls, problems: list[Problem], facts: list[str]) -> Self:
        return cls(tuple(sorted(dict.fromkeys(problems))), tuple(facts))


class Source:
    """The text of a board file, its data, and the place of every key, list entry and table."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self._lines = list(accumulate((len(line) + 1 for line in self.text.split("\n")), initial=0))
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = _WHERE.search(str(error))
            line, column = (int(found[1]), int(found[2])) if found and found[1] else self._place(len(self.text))
            raise BoardError(Problem(line, column, "", _WHERE.sub("", str(error)))) from None
        self._offsets: dict[tuple[Step, ...], int] = {(): 0}
        _Scan(self.text, self._offsets).document()

    def place(self, *path: Step) -> Place:
        """Where the value at a path begins; of what is missing, where the thing begins that misses it."""
        while path not in self._offsets:
            path = path[:-1]
        return self._place(self._offsets[path])

    def problem(self, text: str, *path: Step, rule: str = "") -> Problem:
        return Problem(*self.place(*path), rule, text)

    def get(self, kind: type | tuple[type, ...], what: str, *path: Step) -> Any:
        """The value at a path; BoardError with the place if it is missing or of another kind."""
        value: Any = self.data
        for step in path:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                raise BoardError(self.problem(f"{self.name(path)} is missing: {what}", *path)) from None
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise BoardError(self.problem(f"{self.name(path)}: expected {what}, got {value!r:.60}", *path))
        return value

    @staticmethod
    def name(path: tuple[Step, ...]) -> str:
        """ferry.route[3]"""
        return "".join(f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")

    def _place(self, offset: int) -> Place:
        line = bisect_right(self._lines, offset)
        return Place(line, offset - self._lines[line - 1] + 1)


class _Scan:
    """Finds where values begin. The text is known to be TOML, so nothing is judged here."""

    def __init__(self, text: str, offsets: dict[tuple[Step, ...], int]) -> None:
        self.text, self.offsets = text, offsets
        self.tables: dict[tuple[Step, ...], int] = {}  # how many there are of an array of tables
        self.at = 0

    def document(self) -> None:
        prefix: tuple[Step, ...] = ()
        self.blank()
        while self.at < len(self.text):
            start = self.at
            if self.text.startswith("[[", start):
                self.at += 2
                keys = self.keys()
                table = (*self.inside(keys[:-1]), keys[-1])
                self.tables[table] = self.tables.get(table, 0) + 1
                prefix = (*table, self.tables[table] - 1)
                self.offsets.setdefault(table, start)
                self.offsets[prefix] = start
                self.at += 2
            elif self.text[start] == "[":
                self.at += 1
                prefix = self.inside(self.keys())
                self.offsets[prefix] = start
                self.at += 1
            else:
                self.pair(prefix)
            self.blank()

    def inside(self, keys: list[str]) -> tuple[Step, ...]:
        """A header's path: below an array of tables its last table is meant."""
        path: tuple[Step, ...] = ()
        for key in keys:
            path = (*path, key)
            if path in self.tables:
                path = (*path, self.tables[path] - 1)
        return path

    def blank(self) -> None:
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def keys(self) -> list[str]:
        """A dotted key; stands behind it afterwards."""
        found: list[str] = []
        while True:
            self.blank()
            if self.text[self.at] in "\"'":
                start = self.at
                self.string()
                found.append(self.text[start + 1 : self.at - 1])
            else:
                bare = _BARE.match(self.text, self.at)
                assert bare is not None
                found.append(bare[0])
                self.at = bare.end()
            self.blank()
            if self.text[self.at] != ".":
                return found
            self.at += 1

    def pair(self, prefix: tuple[Step, ...]) -> None:
        path = (*prefix, *self.keys())
        self.at += 1  # the sign
        self.blank()
        self.value(path)

    def value(self, path: tuple[Step, ...]) -> None:
        self.offsets[path] = self.at
        first = self.text[self.at]
        if first in "\"'":
            self.string()
        elif first in "[{":
            self.at += 1
            number = 0
            self.blank()
            while self.text[self.at] not in "]}":
                if first == "[":
                    self.value((*path, number))
                else:
                    self.pair(path)
                number += 1
                self.blank()
                if self.text[self.at] == ",":
                    self.at += 1
                    self.blank()
            self.at += 1
        else:
            found = _SCALAR.match(self.text, self.at)
            self.at = found.end() if found else self.at

    def string(self) -> None:
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(mark)
        while not self.text.startswith(mark, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(mark)
        while len(mark) == 3 and self.text.startswith(quote, self.at):  # up to two quotes may precede the mark
            self.at += 1
