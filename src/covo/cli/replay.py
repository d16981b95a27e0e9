"""covo replay"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from covo import games
from covo.cli.common import Json, Lang, console, language, put_json
from covo.cli.serve import default_database
from covo.cli.telling import ALL, Step, Telling, scene_of
from covo.kernel import CHANCE, WATCHER, CovoError, Game, Match, Record, RecordError, Scene, Seat, parse
from covo.kernel import replay as play_record
from covo.server import archive, dice
from covo.server.store import migrate


def replay(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A recorded game.", show_default=False)] = None,
    viewer: Annotated[
        str, typer.Option("--as", metavar="SEAT", help="A seat's number or player's name, watcher, or all.")
    ] = "watcher",
    lang: Lang = None,
    step: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N moves and show what is asked then.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record follows the rules.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only say whether its dice follow from the secret of its table.")
    ] = False,
    check_all: Annotated[
        bool,
        typer.Option("--check-all", help="Say which games of the web table today's rules would change."),
    ] = False,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="That database.", show_default="the one covo serve uses")
    ] = None,
    json: Json = False,
) -> None:
    """A recorded game, step by step, as a seat saw it.

    A watcher hears what is public; a seat hears what its player heard and sees its own moves; with --as all every
    secret is told and every move shown. A move that the rules refuse is named by its line and column.

    ```
    covo replay game.covo
    covo replay game.covo --as Ada --lang it
    covo replay game.covo --as 2 --step 30
    covo replay game.covo --check
    covo replay game.covo --verify
    covo replay --check-all
    ```
    """
    if check_all:
        url = db or default_database()
        migrate(url)
        _check_all(url, json)
        return
    if file is None:
        raise CovoError("which game? covo replay FILE, or covo replay --check-all")
    spoken = language(lang)
    try:
        record = parse(_read(file))
        game = games.load(record.game)
        game.meta.check_seats(record.seats)
        seat = _viewer(viewer, record)
        if verify:
            _verify(file, game, record, json)
            return
        if check:
            *_, match = play_record(game, record)
            steps: list[Step] = []
        else:
            match, steps = _play(game, record, seat, step)
    except CovoError as error:
        raise CovoError(f"{file}: {error}") from None
    told = Telling(record, seat, spoken)
    if json:
        put_json(told.plain(match, steps, viewer))
    elif check:
        outcome = match.state.outcome
        end = f"ended by {outcome.reason}" if outcome else "not ended"
        line = f"{file}: follows the rules, {len(match.record.lines)} moves, {end}"
        console().print(escape(line), soft_wrap=True)
    else:
        told.show(match, steps)


def _verify(file: Path, game: Game[Any, Any], record: Record, json: bool) -> None:
    """Recompute every move of chance from the secret; exit 1 when one of them does not follow from it."""
    if record.table is None or record.secret is None:
        raise CovoError("no table and secret in the record: only games of a web table can be verified")
    wrong = dice.wrong_plies(game, record, record.table, record.secret)
    thrown = [ply for ply, line in enumerate(record.lines) if line.seat == CHANCE]
    published = dice.commitment(record.secret)
    if json:
        plain = {"file": str(file), "dice": published, "chance": len(thrown), "wrong": wrong, "fair": not wrong}
        put_json(plain)
    elif wrong:
        lines = ", ".join(str(record.lines[ply].number) for ply in wrong)
        text = f"{file}: {len(wrong)} of {len(thrown)} moves of chance do not follow from the secret: line {lines}"
        console().print(escape(text), soft_wrap=True)
    else:
        text = f"{file}: all {len(thrown)} moves of chance follow from the secret\n"
        text += f"The hash that was shown from the start must have been {published}"
        console().print(escape(text), soft_wrap=True)
    if wrong:
        raise typer.Exit(1)


def _check_all(url: str, json: bool) -> None:
    """Replay every stored game; exit 1 when today's rules refuse a move of one of them."""
    broken: list[dict[str, object]] = []
    checked = 0
    for record in archive.records(url):
        checked += 1
        game = games.load(record.game)
        rules, record.rules = record.rules, game.meta.version
        try:
            for _ in play_record(game, record):
                pass
        except RecordError as error:
            moves, why = f"move {error.line} of {len(record.lines)}", error.problem
            broken.append({"table": record.table, "game": record.game, "rules": rules, "at": moves, "why": why})
    if json:
        put_json({"checked": checked, "broken": broken})
    else:
        for one in broken:
            text = f"{one['table']} ({one['game']}, rules {one['rules']}), {one['at']}: {one['why']}"
            console().print(escape(text), soft_wrap=True)
        console().print(f"{checked - len(broken)} of {checked} stored games follow today's rules")
    if broken:
        raise typer.Exit(1)


def _read(file: Path) -> str:
    data = file.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = len(before) - before.rfind(b"\n")
        raise RecordError(before.count(b"\n") + 1, column, "not text in UTF-8") from None


def _viewer(text: str, record: Record) -> Seat:
    special = {"watcher": WATCHER, "all": ALL}
    names = {name.casefold(): seat for seat, name in enumerate(record.names)}
    numbers = {str(seat): seat for seat in range(record.seats)}
    found = (special | names | numbers).get(text.strip().casefold())
    if found is None:
        wanted = ", ".join((f"0 to {record.seats - 1}", *record.names, "watcher"))
        raise CovoError(f"no such viewer {text!r}; expected {wanted} or all")
    return found


def _play(game: Game[Any, Any], record: Record, seat: Seat, stop: int | None) -> tuple[Match, list[Step]]:
    """The match at the end or after `stop` moves, and on the way what the viewer saw."""
    steps: list[Step] = []
    scene: Scene | None = None
    for match in play_record(game, record):
        if scene:
            line, events = match.record.lines[-1], match.events[-1]
            heard = events if seat == ALL else tuple(event for event in events if event.heard_by(seat))
            steps.append(Step(scene, line if seat in (ALL, line.seat) else None, heard))
        scene = scene_of(match, seat)
        if stop is not None and len(match.events) >= stop:
            break
    if stop is not None and len(match.events) < stop:
        raise CovoError(f"the record has {len(match.events)} moves, not {stop}")
    return match, steps
