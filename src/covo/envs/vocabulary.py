"""Moves as whole numbers, the same in every game played under the same rules.

Where a game has few moves each has a number. Where it has thousands a move is spelled word by word, and each word has
one; 0 ends a move where another legal move begins with the same words. They stand in the game's `vocabulary.txt`, those
of the players and those of chance, one a line; the first of each has number 1. Lines are only ever added at the end of
either part, so a number keeps its meaning. The file is made by `python -m covo.envs.collect GAME`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from covo.games import package
from covo.kernel import CovoError, Move, SetupError

END: Final = 0
FILE: Final = "vocabulary.txt"
PARTS: Final = ("# players", "# chance")


class VocabularyError(CovoError):
    """Something that was not foreseen in the game's vocabulary, or a number it does not have."""


class Vocabulary:
    def __init__(self, game: str, lines: Iterable[str]) -> None:
        self.game = game
        self.lines = ("", *lines)  # by number; what ends a move is no word
        self.whole = any(" " in line for line in self.lines)  # a line is a move, not a word
        self._places: dict[Move | int | str, int] = {}
        for place, line in enumerate(self.lines[1:], 1):
            # A move holds numbers as numbers, so this is what is looked up.
            self._places[Move.parse(line) if self.whole else Move.parse(f"x {line}")[1]] = place

    def __len__(self) -> int:
        """How many different numbers there are, the end among them."""
        return len(self.lines)

    def place(self, move: Move, depth: int = 0) -> int:
        """The number to say of this move after so many others."""
        if not self.whole and depth >= len(move):
            return END
        said = move if self.whole else move[depth]
        try:
            return self._places[said]
        except KeyError:
            raise VocabularyError(
                f"{FILE} of {self.game} lacks '{said}'; python -m covo.envs.collect {self.game} adds what is new"
            ) from None

    def spell(self, move: Move) -> tuple[int, ...]:
        """All the numbers of a move, with the end where it is made of words."""
        return (self.place(move),) if self.whole else tuple([self.place(move, at) for at in range(len(move) + 1)])

    def read(self, places: Sequence[int]) -> Move:
        """The move with these numbers, the end among them or not."""
        said = places[:-1] if places and places[-1] == END else places
        for place in said:
            if not 0 < place < len(self):
                raise VocabularyError(f"{FILE} of {self.game} has no number {place}; it has 1 to {len(self) - 1}")
        return Move.parse(" ".join([self.lines[place] for place in said]))


class Vocabularies(NamedTuple):
    players: Vocabulary
    chance: Vocabulary


@cache
def vocabulary(game: str) -> Vocabularies:
    """What stands in a game's folder."""
    try:
        text = files(package(game)).joinpath(FILE).read_text("utf-8")
    except FileNotFoundError:
        raise SetupError(f"{game} has no {FILE}; python -m covo.envs.collect {game} makes it") from None
    return Vocabularies(*[Vocabulary(game, lines) for lines in parts(text)])


def parts(text: str) -> tuple[list[str], list[str]]:
    """The lines of the players and those of chance."""
    players, _, chance = text.partition(f"{PARTS[1]}\n")
    return players.splitlines()[1:], chance.splitlines()
