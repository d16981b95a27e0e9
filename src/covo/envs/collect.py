"""Makes a game's vocabulary, or adds to it: python -m covo.envs.collect GAME [--games 300]

Moves are met in play: every seat count, every option, at random and by the quick bot. If there are few, and the second
half of the games brought none that the first had not, they are listed as they are, else their words. As not every word
turns up in some hundred games, a table of the game's code of which at least half was met is taken whole, as are the
places of its boards and the numbers up to the highest met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from covo.envs.vocabulary import FILE, PARTS, parts
from covo.games import load, package, packages
from covo.kernel import CHANCE, Game, Move, NotationError, Value

FEW: Final = 256  # moves that are numbered each by itself


class Met(NamedTuple):
    """What the players may say, and chance."""

    players: set[Move]
    chance: set[Move]

    def add(self, other: Met) -> bool:
        """Whether there was anything new for the players."""
        news = not other.players <= self.players
        self.players.update(other.players)
        self.chance.update(other.chance)
        return news


def play(game: Game[Any, Any], seats: int, options: dict[str, Value], rng: Random) -> Met:
    """All moves that are legal in the course of one game; half of the players are quick, half play at random."""
    state = game.new(seats, options)
    quick = [rng.random() < 0.5 for _ in range(seats)]
    found = Met(set(), set())
    while asks := state.asks:
        for ask in asks:
            found[ask.seat == CHANCE].update(ask.moves)
        ask = rng.choice(asks)
        if ask.seat != CHANCE and quick[ask.seat]:
            move = game.quick(game.view(state, ask.seat), ask, rng)
        else:
            move = ask.pick(rng)
        state.advance(ask.seat, move)
    return found


def met(game: Game[Any, Any], games: int, seed: int = 0) -> Met:
    """The moves of so many games, at all seat counts in turn and with options at random."""
    rng = Random(f"{game.meta.id} {seed}")
    found = Met(set(), set())
    for number in range(games):
        options = {option.name: rng.choice(option.choices) for option in game.meta.options}
        found.add(play(game, game.meta.seats[number % len(game.meta.seats)], options, rng))
    return found


def collect(game: Game[Any, Any], games: int, seed: int = 0) -> tuple[set[str], set[str]]:
    """The lines of the players and of chance; the moves of chance are not of interest one by one."""
    found = met(game, (games + 1) // 2, seed)
    news = found.add(met(game, games // 2, seed + 1))
    few = len(found.players) <= FEW and not news
    return set(map(str, found.players)) if few else complete(game, found.players), complete(game, found.chance)


def tables(game: str) -> list[frozenset[str]]:
    """The tables in the modules of a game, as sets of words: names in a row, keys, a field of things in a row."""
    inside = package(game)
    found: list[frozenset[str]] = []
    seen: set[int] = set()
    load(game)
    for name, module in list(sys.modules.items()):
        if name == inside or name.startswith(f"{inside}."):
            for value in vars(module).values():
                _look(value, inside, seen, found)
    return [table for table in found if len(table) > 1]


def _look(value: Any, inside: str, seen: set[int], found: list[frozenset[str]]) -> None:
    if id(value) in seen or isinstance(value, type | str | int | float | Move):
        return
    seen.add(id(value))
    if isinstance(value, dict):
        found.append(_words(value))
        _look(tuple(value.values()), inside, seen, found)
    elif isinstance(value, list | tuple | set | frozenset):
        found.append(_words(value))
        fields = sorted({name for thing in value for name in _fields(thing, inside)})
        found += [_words([getattr(thing, name, None) for thing in value]) for name in fields]
        for thing in value:
            _look(thing, inside, seen, found)
    else:
        for name in _fields(value, inside):
            _look(getattr(value, name, None), inside, seen, found)


def _fields(thing: object, inside: str) -> tuple[str, ...]:
    """The fields of a thing whose kind the game itself defines."""
    if not type(thing).__module__.startswith(inside):
        return ()
    if isinstance(thing, Struct):
        return thing.__struct_fields__
    return (*getattr(thing, "__slots__", ()), *getattr(thing, "__dict__", ()), *getattr(thing, "_fields", ()))


def _words(things: Iterable[Any]) -> frozenset[str]:
    return frozenset(thing for thing in things if isinstance(thing, str) and _is_word(thing))


def _is_word(text: str) -> bool:
    try:
        return Move.parse(f"x {text}") == Move("x", text)
    except NotationError:
        return False


def complete(game: Game[Any, Any], moves: set[Move]) -> set[str]:
    """The words of these moves with the tables they come from, the places of boards, all numbers up to the highest."""
    words = {str(word) for move in moves for word in move}
    whole = set(words)
    boards = [_words(cell.id for cell in board().cells) for board in game.maps.values()]
    for table in [*boards, *tables(game.meta.id)]:
        if 2 * len(table & words) >= len(table):
            whole |= table
    numbers = [int(word) for word in words if word.isdecimal()]
    return whole | {str(number) for number in range(max(numbers, default=-1) + 1)}


def extend(lines: Sequence[str], found: set[str]) -> list[str]:
    """What is new comes behind what was there, numbers first and by size."""

    def order(line: str) -> list[tuple[bool, int, str]]:
        return [(not word.isdecimal(), int(word) if word.isdecimal() else 0, word) for word in line.split()]

    return [*lines, *sorted(found - set(lines), key=order)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m covo.envs.collect", description="make a game's vocabulary")
    parser.add_argument("game", choices=list(packages()))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    path = Path(str(files(package(given.game)).joinpath(FILE)))
    old = parts(path.read_text("utf-8")) if path.exists() else ([], [])
    new = [
        extend(lines, found)
        for lines, found in zip(old, collect(load(given.game), given.games, given.seed), strict=True)
    ]
    text = "".join(f"{line}\n" for head, lines in zip(PARTS, new, strict=True) for line in (head, *lines))
    path.write_text(text, "utf-8")
    for head, before, after in zip(PARTS, old, new, strict=True):
        print(f"{head.removeprefix('# ')}: {len(after)} lines, {len(after) - len(before)} of them new")


if __name__ == "__main__":
    main()
