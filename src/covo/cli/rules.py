"""covo rules"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from covo.cli.common import GameId, Json, Lang, checkout, console, language, put_json
from covo.games import meta
from covo.kernel import SetupError
from covo.rulebook import Coverage, Rule, Rulebook, coverage, load


def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, such as LBG-WLF-04.")] = None,
    lang: Lang = None,
    search: Annotated[str | None, typer.Option(metavar="WORD", help="The rules that contain this text.")] = None,
    cover: Annotated[
        bool, typer.Option("--coverage", help="Which tests, code and refusals cite each rule; needs a checkout.")
    ] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the tests are.", show_default="the checkout's")
    ] = None,
    json: Json = False,
) -> None:
    """The rulebook: all of it, one rule, the rules with a word in them, or what cites each rule.

    With --coverage the exit code is 1 if a rule has neither a test nor a reason for having none (n/a),
    or if a test cites a rule that does not exist. Tests cite rules with @pytest.mark.rule("LBG-VOT-01").

    ```
    covo rules lupusburg
    covo rules lupusburg LBG-WLF-04 --lang it
    covo rules lupusburg --search chest
    covo rules lupusburg --coverage
    ```
    """
    if sum((rule is not None, search is not None, cover)) > 1:
        raise SetupError("give one of an id, --search or --coverage")
    if cover:
        _cover(game, tests, json)
        return
    book = load(game, language(lang))
    if rule is not None:
        found = [_named(book, rule)]
    elif search is not None:
        found = [one for one in book.rules.values() if search.casefold() in f"{one.id} {one.text}".casefold()]
    else:
        found = list(book.rules.values())
    if json:
        put_json({"game": game, "lang": book.language, "rules": [one._asdict() for one in found]})
    elif rule is None and search is None:
        console().print(Markdown(book.text))
    elif found:
        _show(found)
    else:
        console().print(f"No rule of {meta(game).title} contains {escape(repr(search))}.")


def _named(book: Rulebook, rule_id: str) -> Rule:
    known = {one.upper(): rule for one, rule in book.rules.items()}
    if found := known.get(rule_id.upper()):
        return found
    near = get_close_matches(rule_id.upper(), known, 1)
    hint = f"did you mean {near[0]}?" if near else f"`covo rules {book.game}` shows them all"
    raise SetupError(f"{meta(book.game).title} has no rule {rule_id!r}; {hint}")


def _show(found: Iterable[Rule]) -> None:
    out = console()
    section = None
    for rule in found:
        if rule.section != section:
            out.print(Text(rule.section, style="bold"))
        section = rule.section
        line = Table.grid(padding=(0, 2, 0, 0))
        reason = f" [dim]— n/a: {escape(rule.na)}[/dim]" if rule.na else ""
        line.add_row(f"[cyan]{rule.id}[/cyan]", escape(rule.text) + reason)
        out.print(line)


def _cover(game: str, tests: Path | None, json: bool) -> None:
    meta(game)
    folder = checkout("tests") if tests is None else tests.resolve()
    if not folder.is_dir():
        raise SetupError(f"{tests}: no such folder")
    found = coverage(game, folder)
    if json:
        put_json(
            {
                "game": game,
                "rules": [rule._asdict() for rule in found.rules],
                "missing": list(found.missing),
                "unknown": {rule_id: list(names) for rule_id, names in found.unknown.items()},
            }
        )
    else:
        _show_coverage(found)
    if found.missing or found.unknown:
        raise typer.Exit(1)


def _show_coverage(found: Coverage) -> None:
    """Lines are not wrapped, so that names of tests can be copied."""
    out = console()
    wide = max((len(rule.id) for rule in found.rules), default=4)
    out.print(Text(f"{'rule':{wide}}  code  refusal  tests", "bold"))
    for rule in found.rules:
        tests = rule.tests or (f"n/a: {rule.na}" if rule.na else "none",)
        style = "" if rule.tests else "dim" if rule.na else "red"
        head = f"{rule.id:{wide}}  {'yes' if rule.code else '':4}  {'yes' if rule.refusals else '':7}  "
        for test in tests:
            out.print(Text(head, "cyan").append(test, style), soft_wrap=True)
            head = " " * len(head)
    for rule_id, names in found.unknown.items():
        out.print(f"[red]{rule_id}[/red] is no rule, but cited by {', '.join(names)}", soft_wrap=True)
    tested = sum(bool(rule.tests) for rule in found.rules)
    na = sum(rule.na is not None and not rule.tests for rule in found.rules)
    out.print(f"{len(found.rules)} rules: {tested} with tests, {na} n/a, {len(found.missing)} without either")
