"""Other numbers for a box: a data file of a few lines that replaces values in a game's own data files.

What the lab has tuned and what an owner of the box has printed before him are put in the same way:

    game = "lupin"

    [numbers]               # data/numbers.toml
    figures.agent.move = 5

    [options]               # options of the game, where none are given
    level = "expert"

Values stand under the name of the file they replace, an entry of a list (a card) under its id. `COVO_NUMBERS=FILE` puts
a file in force for any command.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from covo.kernel.errors import SetupError
from covo.kernel.study import OPTIONS

VARIABLE: Final = "COVO_NUMBERS"
_force: list[str] = []  # the text in force in this process, once it is known
_files: dict[str, dict[str, dict[str, Any]]] = {}  # by game the files that were read, as the box has them


def current() -> str:
    """The text in force here; empty for the numbers of the box."""
    if not _force:
        path = os.environ.get(VARIABLE)
        _force.append(Path(path).read_text("utf-8") if path else "")
    return _force[0]


def put(text: str) -> None:
    """For games loaded from now on; `covo.games.using` sees to those that are loaded already."""
    _force[:] = [text]


def read(text: str) -> dict[str, Any]:
    """A file's tables with the game it is for; SetupError where it is none."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"numbers: not TOML: {error}") from None
    if tables and not isinstance(tables.get("game"), str):
        raise SetupError('numbers: expected a line such as game = "lupin"')
    for name, table in tables.items():
        if name != "game" and not isinstance(table, dict):
            raise SetupError(
                f"numbers: {name}: values stand under the file they belong to, as [{name}] and lines below"
            )
    return tables


def of(game: str, text: str | None = None) -> dict[str, dict[str, Any]]:
    """What the text (that in force, if none is given) says of a game, by file."""
    tables = read(current() if text is None else text)
    return {name: table for name, table in tables.items() if name != "game"} if tables.get("game") == game else {}


def overlaid(game: str, file: str, data: dict[str, Any]) -> dict[str, Any]:
    """A data file as the box has it, with the values in force put in; they replace what is there and add nothing."""
    _files.setdefault(game, {})[file] = data
    table = of(game).get(file)
    if not table:
        return data
    data = deepcopy(data)
    for path, value in leaves(table):
        place, name = data, f"{file}.{'.'.join(path)}"
        for word in path[:-1]:
            place = _inside(place, word, name)
        old = _inside(place, path[-1], name)
        if not _alike(old, value):
            raise SetupError(f"numbers: {name}: expected {_kind(old)} as in {old!r}, got {value!r}")
        place[path[-1]] = value
    return data


def all_read(game: str) -> None:
    """SetupError where the text in force names a file that a game, now loaded, has not."""
    known = {*_files.get(game, ()), OPTIONS}
    for file in of(game):
        if file not in known:
            raise SetupError(f"numbers: {game} has no file {file!r} of numbers; it has: {', '.join(sorted(known))}")


def leaves(table: Mapping[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value


def written(game: str, values: Mapping[str, Any]) -> str:
    """The text of a data file: values by `file.key`, in the order given."""
    files: dict[str, list[str]] = {}
    for name, value in values.items():
        file, _, key = name.partition(".")
        files.setdefault(file, []).append(f"{key} = {_toml(value)}")
    parts = [f'game = "{game}"', *(f"\n[{file}]\n" + "\n".join(lines) for file, lines in files.items())]
    return "\n".join(parts) + "\n"


def value(game: str, file: str, key: str) -> Any:
    """The number in force under a key of a file of a game that is loaded."""
    for table in (of(game).get(file, {}), _files.get(game, {}).get(file, {})):
        found: Any = table
        try:
            for word in key.split("."):
                found = _inside(found, word, f"{file}.{key}")
            return found
        except SetupError:
            continue
    raise SetupError(f"{game} has no number {file}.{key}")


def _inside(place: Any, word: str, name: str) -> Any:
    """The entry of a table; the one with this id in a list of tables, whether or not the list is named."""
    if isinstance(place, dict) and word in place:
        return place[word]
    lists = [place] if isinstance(place, list) else place.values() if isinstance(place, dict) else ()
    for entries in lists:
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and entry.get("id") == word:
                return entry
    raise SetupError(f"numbers: {name}: the box has no {word!r} there")


def _alike(old: object, new: object) -> bool:
    if isinstance(old, bool) or isinstance(new, bool):
        return isinstance(old, bool) and isinstance(new, bool)
    if isinstance(old, int | float):
        return isinstance(new, int | float) and (isinstance(old, float) or isinstance(new, int))
    return type(old) is type(new)


def _kind(value: object) -> str:
    names = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "a table")


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
