"""covo games"""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from covo.cli.common import Json, console, put_json
from covo.games import meta, packages
from covo.kernel import Meta, Option


def games(json: Json = False) -> None:
    """The box: ids, seats and options of all games.

    ```
    covo games
    covo games --json
    ```
    """
    box = [meta(game_id) for game_id in packages()]
    if json:
        put_json([_plain(game) for game in box])
        return
    table = Table("id", "game", "seats", "options, [bold]defaults[/bold] marked", box=None, pad_edge=False)
    for game in box:
        table.add_row(game.id, game.title, _seats(game.seats), "\n".join(map(_option, game.options)))
    console().print(table)


def _plain(game: Meta) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "rules": game.version,
        "seats": list(game.seats),
        "options": {
            option.name: {"default": option.default, "choices": list(option.choices)} for option in game.options
        },
        "reasons": list(game.reasons),
    }


def _seats(seats: tuple[int, ...]) -> str:
    low, high = min(seats), max(seats)
    whole = len(seats) == high - low + 1
    return ", ".join(map(str, seats)) if not whole else f"{low}" if low == high else f"{low}–{high}"


def _option(option: Option) -> str:
    choices = [
        f"[bold]{escape(str(choice))}[/bold]" if choice == option.default else escape(str(choice))
        for choice in option.choices
    ]
    return f"{option.name}={'|'.join(choices)}"
