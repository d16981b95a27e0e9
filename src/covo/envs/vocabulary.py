"""Moves as whole numbers. A move is spelled word by word, and each word of a game has a number.

The words stand in the game's `vocabulary.txt`, one a line; the first has number 1, and 0 ends a move where another
legal move begins with the same words. Words are only ever added at the end, so a number keeps its meaning. The file is
made by `python -m covo.envs.collect GAME`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from covo.games import package
from covo.kernel import CovoError, Move, SetupError

END: Final = 0
FILE: Final = "vocabulary.txt"


class VocabularyError(CovoError):
    """A word or a number the game's vocabulary does not have."""


class Vocabulary:
    def __init__(self, game: str, words: Iterable[str]) -> None:
        self.game = game
        self.words = ("", *words)  # by number; what ends a move is no word
        # A move holds numbers as numbers: both forms of a word lead to its place.
        self._places: dict[int | str, int] = {word: place for place, word in enumerate(self.words)}
        self._places |= {int(word): place for word, place in self._places.items() if _is_number(str(word))}

    def __len__(self) -> int:
        """How many different numbers there are, the end among them."""
        return len(self.words)

    def place(self, word: int | str) -> int:
        try:
            return self._places[word]
        except KeyError:
            raise VocabularyError(
                f"the vocabulary of {self.game} lacks {word!r}; python -m covo.envs.collect {self.game} adds new words"
            ) from None

    def spell(self, move: Move) -> tuple[int, ...]:
        """All the words of a move, and the end."""
        return (*map(self.place, move), END)

    def read(self, places: Iterable[int]) -> Move:
        """The move spelled by these numbers, with or without the end."""
        spelled = list(places)
        if spelled and spelled[-1] == END:
            del spelled[-1]
        wrong = [place for place in spelled if not 0 < place < len(self.words)]
        if wrong:
            raise VocabularyError(f"no word of {self.game} has number {wrong[0]}; they have 1 to {len(self.words) - 1}")
        return Move.parse(" ".join([self.words[place] for place in spelled]))


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


@cache
def vocabulary(game: str) -> Vocabulary:
    """The vocabulary in a game's folder."""
    try:
        words = files(package(game)).joinpath(FILE).read_text("utf-8").split()
    except FileNotFoundError:
        raise SetupError(f"{game} has no {FILE}; python -m covo.envs.collect {game} makes it") from None
    return Vocabulary(game, words)
