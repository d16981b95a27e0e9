"""Messages for people, in Italian and English, from Fluent files: the house's own and each game's.

In a message NAME($seat) is a player's name and ME($seat) selects `yes` for the reader and `no` for anybody else,
so that one message can say "you" or a name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from covo.games import meta, package
from covo.kernel.event import Datum
from covo.kernel.move import WATCHER, Seat

LANGUAGES: Final = ("it", "en")


class Phrases:
    """One reader's messages: a language, a game, who sits where and which of them reads."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), reader: Seat = WATCHER
    ) -> None:
        self.names = names
        self.reader = reader
        self._bundle = FluentBundle([language], functions={"NAME": self._name, "ME": self._me}, use_isolating=False)
        self._bundle.add_resource(_resource("covo", language))
        if game is not None:
            for where in shelves(game):
                self._bundle.add_resource(_resource(where, language), allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Datum] | None = None) -> str:
        """The message in words. Lists among the arguments are for programs; a message cannot use them."""
        known = {name: value for name, value in (args or {}).items() if not isinstance(value, tuple)}
        given = {
            name: str(value).lower() if value is None or isinstance(value, bool) else value
            for name, value in known.items()
        }
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)

    def _name(self, seat: Any) -> str:
        number = int(seat)
        return self.names[number] if 0 <= number < len(self.names) else f"{number + 1}"

    def _me(self, seat: Any) -> str:
        return "yes" if int(seat) == self.reader else "no"


def shelves(game: str) -> tuple[str, ...]:
    """The packages a game's messages come from: of the game it builds on, then its own, which override."""
    base = meta(game).builds_on
    return (*shelves(base), package(game)) if base else (package(game),)


def text(where: str, language: str) -> str:
    return files(where).joinpath("locale", f"{language}.ftl").read_text("utf-8")


@cache
def _resource(where: str, language: str) -> FluentResource:
    return FluentResource(text(where, language))
