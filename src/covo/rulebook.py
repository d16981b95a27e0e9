"""A game's numbered rules, read from its rules.md, and which of them code, refusals and tests cite.

A rule is a bullet that starts with its id, or a row of a table whose first cell is one:

    - `LBG-SET-19` Every house should be within reach. — n/a: there is no table to reach across
    | `LBG-DAT-01` | 4 | 1 |
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from covo.games import meta, package
from covo.kernel.errors import CovoError

_ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+"
_BULLET = re.compile(rf"- `({_ID})`\s*(.*)")
_ROW = re.compile(rf"\|\s*`({_ID})`\s*\|(.*)\|\s*$")
_HEADING = re.compile(r"(#+)\s+(.*)")
_NOT_HERE = re.compile(r"\s+— n/a: (.+)$")
# As code cites rules: LBG-SET-12, LBG-SET-12..14, LBG-SEC-01, 09, 19..22
_CITED = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z]+)?-)(\d{2,}(?:\.\.\d{2,})?(?:, \d{2,}(?:\.\.\d{2,})?\b)*)")


class RulebookError(CovoError):
    """A rulebook that cannot be read."""


class Rule(NamedTuple):
    id: str
    text: str
    na: str | None  # why it has no counterpart here
    section: str


class Rulebook(NamedTuple):
    game: str
    language: str  # English where there is no translation
    text: str  # the whole page
    rules: dict[str, Rule]  # its own, then those of the game it builds on


class Cited(NamedTuple):
    """Where a rule is cited."""

    id: str
    tests: tuple[str, ...]  # such as tests/lupusburg/test_votes.py::test_two_votes_each
    na: str | None
    code: tuple[str, ...]  # files of the game
    refusals: bool


class Coverage(NamedTuple):
    game: str
    rules: tuple[Cited, ...]
    unknown: dict[str, tuple[str, ...]]  # ids that tests cite and the rulebook has not: slips of the pen

    @property
    def missing(self) -> tuple[str, ...]:
        """The rules with neither a test nor a reason for having none."""
        return tuple(rule.id for rule in self.rules if not rule.tests and rule.na is None)


def load(game_id: str, language: str = "en") -> Rulebook:
    """The rules in a language, or in English where they are not translated; `na` is always the English page's.

    A game that builds on another cites that game's rules too, so its book goes on with them.
    """
    book = own(game_id, language)
    base = meta(game_id).builds_on
    return book._replace(rules={**book.rules, **load(base, language).rules}) if base else book


def own(game_id: str, language: str = "en") -> Rulebook:
    """The rules of the game's own page."""
    english = _page(game_id, "rules.md")
    if english is None:
        raise RulebookError(f"{meta(game_id).title} has no rules.md")
    rules = parse(english, f"{game_id}/rules.md")
    translated = None if language == "en" else _page(game_id, f"rules.{language}.md")
    if translated is None:
        return Rulebook(game_id, "en", english, rules)
    name = f"{game_id}/rules.{language}.md"
    there = {
        rule.id: rule._replace(na=rules[rule.id].na if rule.id in rules else None)
        for rule in parse(translated, name).values()
    }
    return Rulebook(game_id, language, translated, there)


def parse(text: str, name: str) -> dict[str, Rule]:
    """The rules of a page in its order; `name` is the page's, for errors."""
    rules: dict[str, Rule] = {}
    first: dict[str, int] = {}
    sections: list[str] = []
    heads: list[str] = []
    bullet: str | None = None  # the rule that an indented line goes on with
    for number, line in enumerate(text.splitlines(), 1):
        if found := _HEADING.match(line):
            depth = len(found[1])
            sections[max(0, depth - 2) :] = [found[2].strip()] if depth > 1 else []
        if bullet and line.startswith("  ") and line.strip():
            rules[bullet] = _rule(bullet, f"{rules[bullet].text} {line.strip()}", rules[bullet].section)
            continue
        bullet = None
        if line.startswith("|") and not heads:
            heads = _cells(line)
        elif not line.startswith("|"):
            heads = []
        if found := _BULLET.match(line):
            bullet, said = found[1], found[2]
        elif found := _ROW.match(line):
            said = _row(heads, _cells(line))
        else:
            continue
        rule_id = found[1]
        if rule_id in first:
            raise RulebookError(f"{name}: line {number}: {rule_id} is there twice, first in line {first[rule_id]}")
        first[rule_id] = number
        rules[rule_id] = _rule(rule_id, said, " · ".join(sections))
    return rules


def _page(game_id: str, name: str) -> str | None:
    page = files(package(game_id)).joinpath(name)
    return page.read_text("utf-8") if page.is_file() else None


def _rule(rule_id: str, said: str, section: str) -> Rule:
    found = _NOT_HERE.search(said)
    return Rule(rule_id, said[: found.start()] if found else said.strip(), found[1].strip() if found else None, section)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(heads: list[str], cells: list[str]) -> str:
    """`players: 4 · werewolf: 1`: what a row says without its table; empty cells say nothing."""
    pairs = list(zip(heads[1:], cells[1:], strict=False))
    return " · ".join(f"{head}: {cell}" for head, cell in pairs if cell not in ("", "–", "-"))


# ── coverage ─────────────────────────────────────────────────────────────────────────────────────────────────────


def coverage(game_id: str, tests_dir: Path) -> Coverage:
    """For each rule the tests that cite it with `@pytest.mark.rule("LBG-VOT-01")`, found without running them."""
    rules = own(game_id).rules
    tests: dict[str, list[str]] = {}
    for name, rule_id in _marks(tests_dir):
        tests.setdefault(rule_id, []).append(name)
    code, refused = _sources(game_id)
    prefix = f"{meta(game_id).rule_prefix}-"
    return Coverage(
        game_id,
        tuple(
            Cited(rule.id, tuple(tests.get(rule.id, ())), rule.na, tuple(code.get(rule.id, ())), rule.id in refused)
            for rule in rules.values()
        ),
        {
            rule_id: tuple(names)
            for rule_id, names in sorted(tests.items())
            if rule_id.startswith(prefix) and rule_id not in rules
        },
    )


def _marks(tests_dir: Path) -> Iterator[tuple[str, str]]:
    """Names of tests, each with a rule it cites, no pair twice."""
    for path in sorted(tests_dir.rglob("*.py")):
        if not (path.name.startswith("test_") or path.name.endswith("_test.py")):
            continue
        where = path.relative_to(tests_dir.parent).as_posix()
        try:
            module = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError) as error:
            raise RulebookError(f"{where}: cannot be read as Python: {error}") from None
        yield from _cited_in(module, where, ())


def _cited_in(scope: ast.Module | ast.ClassDef, where: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A mark on a module or class (`pytestmark`, or a decorator) is one on all its tests."""
    here = inherited
    for node in scope.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            here += tuple(_ids(node))
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = tuple(rule_id for mark in node.decorator_list for rule_id in _ids(mark))
            yield from _cited_in(node, f"{where}::{node.name}", here + marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            if any(_is_mark(part, "skip", "xfail") for mark in node.decorator_list for part in ast.walk(mark)):
                continue  # it would not fail
            marks = tuple(rule_id for mark in node.decorator_list for rule_id in _ids(mark))
            for rule_id in dict.fromkeys(here + marks):
                yield f"{where}::{node.name}", rule_id


def _ids(node: ast.AST) -> Iterator[str]:
    """The literal ids in every `mark.rule(…)` below a node, those of single parameter sets included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_mark(call.func, "rule"):
            yield from (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def _is_mark(node: ast.AST, *names: str) -> bool:
    """`pytest.mark.NAME`, or `mark.NAME`."""
    if not isinstance(node, ast.Attribute) or node.attr not in names:
        return False
    owner = node.value
    return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"


def _sources(game_id: str) -> tuple[dict[str, list[str]], set[str]]:
    """The game's files that cite each rule, and the rules named in files that refuse."""
    code: dict[str, list[str]] = {}
    refused: set[str] = set()
    for path in _python(files(package(game_id)), ""):
        name, source = path
        for rule_id in dict.fromkeys(cited(source)):
            code.setdefault(rule_id, []).append(name)
        module = ast.parse(source)
        names = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
        if "Refusal" in names:
            constants = (node.value for node in ast.walk(module) if isinstance(node, ast.Constant))
            refused.update(value for value in constants if isinstance(value, str) and re.fullmatch(_ID, value))
    return code, refused


def _python(folder: Any, at: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _python(entry, f"{at}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{at}{entry.name}", entry.read_text("utf-8")


def cited(source: str) -> Iterator[str]:
    """The ids in a text, ranges (`LBG-SET-12..14`) and lists (`LBG-SEC-01, 09`) spelled out."""
    for found in _CITED.finditer(source):
        for part in found[2].split(", "):
            low, _, high = part.partition("..")
            for number in range(int(low), int(high or low) + 1):
                yield f"{found[1]}{number:0{len(low)}}"
