"""covo, covo games, and help everywhere."""

from __future__ import annotations

import pytest

import covo
from covo.games import meta, packages
from tests.cli.running import Run

COMMANDS = ("games", "play", "simulate", "duel", "laws", "rules", "replay", "bench")


def test_games_lists_the_box(run: Run) -> None:
    code, out, err = run("games")
    assert (code, err) == (0, "")
    assert "lupusburg" in out
    assert "4–8" in out
    assert "mayor=host|random" in out


def test_games_as_json(run: Run) -> None:
    ran = run("games --json")
    games = {game["id"]: game for game in ran.json}
    assert (ran.code, ran.err, set(games)) == (0, "", set(packages()))
    for game_id, game in games.items():
        assert game["seats"] == list(meta(game_id).seats)
        assert set(game["options"]) == {option.name for option in meta(game_id).options}
    assert games["lupusburg"]["options"]["mayor"] == {"default": "host", "choices": ["host", "random"]}


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"covo {covo.__version__}\n", "")


@pytest.mark.parametrize("line", ["", "--help", "-h"])
def test_covo_alone_shows_the_commands(run: Run, line: str) -> None:
    code, out, err = run(line)
    assert (code, err) == (0, "")
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(run: Run, command: str) -> None:
    code, out, err = run(f"{command} --help")
    assert (code, err) == (0, "")
    examples = [line for line in out.splitlines() if line.strip().startswith(f"covo {command}")]
    assert examples
    assert command == "play" or "--json" in out
