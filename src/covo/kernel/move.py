"""A move: a value whose text pastes back (`Move.parse(str(move)) == move`)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from covo.kernel.errors import NotationError

Seat = int
CHANCE: Final = -1  # nature is a seat: its moves are logged like any other
WATCHER: Final = -2  # whoever looks on without a seat; never moves

Arg = int | str

_WORD = re.compile(r"[^\W\d][\w'.+-]*|\d+[^\W\d][\w'.+-]*")  # a word, or a number with letters such as 3L
_NUMBER = re.compile(r"-?(0|[1-9]\d*)")
_LONGEST = 200  # characters; the longest move of any game is far shorter


class Move(tuple[Arg, ...]):
    """`Move("bite", "3L")`: a verb and its arguments, compared and hashed as the tuple it is."""

    __slots__ = ()

    def __new__(cls, verb: str, *args: Arg) -> Move:
        return tuple.__new__(cls, (verb, *args))

    def __getnewargs__(self) -> tuple[Arg, ...]:  # pickled as it is built
        return tuple(self)

    @property
    def verb(self) -> str:
        return self[0]  # type: ignore[return-value]

    @property
    def args(self) -> tuple[Arg, ...]:
        return tuple(self[1:])

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    @staticmethod
    @lru_cache(4096)  # the same few moves come again and again, and are the same values
    def parse(text: str) -> Move:
        """Read a move; NotationError names the column (from 1) of the first word that is none."""
        if len(text) > _LONGEST:
            raise NotationError(_LONGEST + 1, f"a move has at most {_LONGEST} characters")
        words: list[Arg] = []
        for found in re.finditer(r"\S+", text):
            word = found.group()
            if words and _NUMBER.fullmatch(word) and word.isascii():
                words.append(int(word))
            elif _WORD.fullmatch(word):
                words.append(word)
            else:
                raise NotationError(found.start() + 1, f"expected {'a word' if words else 'a verb'}, got {word!r}")
        if not words:
            raise NotationError(1, "expected a move, got nothing")
        return Move(*words)  # type: ignore[arg-type]  # the first word is never a number
