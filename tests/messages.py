"""What a package's files of messages hold, for the tests of its words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent


@cache
def messages(package: str, language: str) -> dict[str, fluent.Message]:
    text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: message for message in found}


def nodes(thing: object) -> Iterator[Any]:
    if isinstance(thing, fluent.BaseNode):
        yield thing
        thing = list(vars(thing).values())
    if isinstance(thing, list):
        for part in thing:
            yield from nodes(part)


@cache
def arguments(package: str, language: str, message: str, base: str = "") -> frozenset[str]:
    """The arguments a message is made of, through the messages it refers to; those of `base` are at hand too."""
    found: set[str] = set()
    home = package if not base or message in messages(package, language) else base
    for node in nodes(messages(home, language)[message].value):
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            found |= arguments(package, language, node.id.name, base)
    return frozenset(found)
