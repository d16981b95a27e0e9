"""What a package's files of messages hold, what its code names and what a scene says, for the tests of its words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from inspect import getsource
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from covo.kernel import Meta, Scene, Words

# ── Files of messages ────────────────────────────────────────────────────────────────────────────────────────────


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


# ── What the code names ──────────────────────────────────────────────────────────────────────────────────────────


def constants(node: ast.expr | None) -> Iterator[str]:
    """The texts an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def calls(module: ModuleType, name: str, place: int) -> Iterator[str]:
    """The texts that stand at a place among the arguments of a function or method, wherever it is called."""
    for node in ast.walk(ast.parse(getsource(module))):
        if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", None)):
            yield from constants(node.args[place]) if len(node.args) > place else ()


def options(meta: Meta) -> list[str]:
    """The messages of a game's options and their choices."""
    names = {f"option-{option.name}" for option in meta.options}
    return sorted(names | {f"option-{option.name}-{choice}" for option in meta.options for choice in option.choices})


# ── What a scene says ────────────────────────────────────────────────────────────────────────────────────────────


def everything(drawn: Scene) -> Iterator[Words]:
    """All words of a scene, and the names of the icons and marks on it; badges differ from game to game."""
    yield from (drawn.title, drawn.prompt, *drawn.steps, *drawn.notes, *drawn.result)
    yield from (board.words for board in drawn.boards if board.words)
    yield from (cell.words for board in drawn.boards for cell in board.cells if cell.words)
    yield from (layer.words for board in drawn.boards for layer in board.layers)
    yield from (zone.words for zone in drawn.zones)
    yield from (words for piece in drawn.pieces for words in (piece.words, piece.text) if words)
    yield from (dice.words for dice in drawn.dice if dice.words)
    yield from (track.words for track in drawn.tracks)
    yield from (words for sheet in drawn.sheets for words in (sheet.words, *sheet.columns))
    for choice in (*drawn.choices, *drawn.closed):
        yield choice.words
        yield from (odds.words for odds in choice.odds)
    yield from (Words(f"icon-{icon}") for icon in {piece.icon for piece in drawn.pieces})
    yield from (Words(f"icon-{mark}") for chair in drawn.chairs for mark in chair.marks)
