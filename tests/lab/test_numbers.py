"""Other numbers for a box: what they replace, what they may not, and that nothing of them stays behind."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from covo import numbers
from covo.games import load, meta, packages, study, using
from covo.kernel import SetupError
from covo.kernel.study import OPTIONS
from covo.lab.pool import Crew
from covo.lab.simulate import simulate
from tests.cli.running import Run


def heads(games: int = 200) -> float:
    found, _ = simulate("coin", 2, ["random"], games, 0, {})
    return found.wins[0].wins


def test_numbers_change_the_game_and_are_gone_afterwards(coin: str) -> None:
    before = heads()
    assert 160 < before < 198  # nine to one
    with using('game = "coin"\n[numbers]\nheads = 1\n'):
        assert 70 < heads() < 130
        with using('game = "coin"\n[numbers]\nheads = 0\n'):
            assert heads() == 0
        assert 70 < heads() < 130
    assert heads() == before


def test_modules_from_before_are_back(coin: str) -> None:
    from covo.games import lupin

    game, package = load("lupin"), sys.modules["covo.games.lupin"]
    with using('game = "lupin"\n[numbers]\nbudget = 2000\n'):
        assert load("lupin") is not game
        assert import_module("covo.games.lupin.box").BUDGET == 2000
    assert load("lupin") is game
    assert sys.modules["covo.games.lupin"] is package is lupin
    assert import_module("covo.games.lupin.box").BUDGET == 1500


def test_cards_go_by_their_ids() -> None:
    with using('game = "rogue"\n[encounter]\nE01.firepower = 3\nE01.count = 6\n'):
        from covo.games.rogue.box import CARD, CARDS

        assert (CARDS[CARD["E01"]].firepower, CARDS[CARD["E01"]].count) == (3, 6)
        assert CARDS[CARD["E02"]].firepower == 3
    from covo.games.rogue.box import CARDS as PRINTED

    assert (PRINTED[0].id, PRINTED[0].firepower, PRINTED[0].count) == ("E01", 2, 4)


@pytest.mark.parametrize("line", ["C1.worth = 7", "coins.C1.worth = 7"])
def test_a_list_may_be_named_or_not(coin: str, line: str) -> None:
    with using(f'game = "coin"\n[numbers]\n{line}\n'):
        load("coin")
        assert import_module("tests.lab.coin.box").WORTH == 7


def test_numbers_for_another_game_change_nothing(coin: str) -> None:
    before = heads()
    with using('game = "lupin"\n[numbers]\nbudget = 2000\n'):
        assert heads() == before


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("[numbers]\nheads = 'three'", "numbers.heads: expected a whole number as in 9, got 'three'"),
        ("[numbers]\nheads = 2.5", "numbers.heads: expected a whole number as in 9, got 2.5"),
        ("[numbers]\nheads = true", "numbers.heads: expected a whole number"),
        ("[numbers]\nlabel = 3", "numbers.label: expected a text"),
        ("[numbers]\nhaeds = 3", "numbers.haeds: the box has no 'haeds' there"),
        ("[numbers]\ncoins.C2.worth = 3", "numbers.coins.C2.worth: the box has no"),
        ("[numbers]\nC2.worth = 3", "numbers.C2.worth: the box has no 'C2' there"),
        ("[nombers]\nheads = 3", "coin has no file 'nombers' of numbers; it has: numbers, options"),
        ("heads = 3", "values stand under the file they belong to, as [heads]"),
        ("[numbers", "not TOML"),
    ],
)
def test_what_is_wrong_is_told(coin: str, lines: str, told: str) -> None:
    with pytest.raises(SetupError) as error, using(f'game = "coin"\n{lines}\n'):
        load("coin")
    assert told in str(error.value)
    assert load("coin").meta.id == "coin"


def test_a_file_says_for_which_game_it_is() -> None:
    with pytest.raises(SetupError, match="expected a line such as game"):
        numbers.read("[numbers]\nheads = 3\n")


def test_what_is_written_is_read(coin: str) -> None:
    values = {"numbers.heads": 3, "options.edge": True, "encounter.E01.firepower": 2, "options.hunt": "tired"}
    text = numbers.written("coin", values)
    tables = numbers.of("coin", text)
    found = {f"{file}.{'.'.join(path)}": v for file, table in tables.items() for path, v in numbers.leaves(table)}
    assert found == values


def test_options_of_a_file_hold_where_none_are_given(run: Run, coin: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "coin"\n[options]\nedge = true\n')
    assert run("simulate coin --games 50 --numbers mine.toml --json").json["options"] == {"edge": True, "called": False}
    line = "simulate coin --games 50 --numbers mine.toml --option edge=false --json"
    assert run(line).json["options"] == {"edge": False, "called": False}


def test_workers_play_with_the_same_numbers() -> None:
    """In other processes too, and the games differ from those of the box."""
    with using('game = "lupin"\n[numbers]\nbudget = 1000\nfigures.agent.move = 3\n'):
        here = simulate("lupin", 2, ["random"], 4, 0, {})[1]
        there = simulate("lupin", 2, ["random"], 4, 0, {}, Crew(2))[1]
    assert here == there
    assert here != simulate("lupin", 2, ["random"], 4, 0, {})[1]


def test_the_variable_holds_for_any_command(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "lupin"\n[numbers]\nbudget = 2000\n')
    code = "from covo.games.lupin.box import BUDGET; print(BUDGET)"
    env = {**os.environ, numbers.VARIABLE: str(file)}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert ran.stdout == "2000\n"


# ── dials ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", list(packages()))
def test_dials_are_numbers_of_the_box_and_can_be_turned(game: str) -> None:
    load(game)
    for dial in study(game).dials:
        assert len({*dial.values}) == len(dial.values) > 1
        if dial.file == OPTIONS:
            option = next(option for option in meta(game).options if option.name == dial.key)
            assert {*dial.values} <= {*option.choices}
            assert option.default in dial.values
        else:
            assert numbers.value(game, dial.file, dial.key) in dial.values
            text = numbers.written(game, {dial.name: dial.values[0]})
            with using(text):
                load(game)
                assert numbers.value(game, dial.file, dial.key) == dial.values[0]


def test_what_the_rulebook_prints_is_no_dial() -> None:
    """Of Lupin's figures only Jigen's card is printed (LUP-Q-131), of Fuga's numbers all."""
    assert not [dial.name for dial in study("lupin").dials if "jigen" in dial.name]
    assert all(dial.file == OPTIONS for dial in study("fuga").dials)
