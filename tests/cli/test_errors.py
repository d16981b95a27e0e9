"""Whatever is asked wrongly: one clear line on stderr, exit code 2, nothing on stdout, nothing written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Run

WRONG = {
    "simulat": "No such command 'simulat'. Did you mean 'simulate'?",
    "--nope": "No such option: --nope",
    "games extra": "unexpected extra argument",
    "games --nope": "see covo games --help",
    "simulate": "Missing argument 'GAME'",
    "simulate nope": "unknown game 'nope'; there are: ",
    "simulate lupusburgg": "unknown game 'lupusburgg'; did you mean lupusburg?",
    "simulate lupusburg --seats 3": "LupusBURG is for 4 to 8 players, got 3",
    "simulate lupusburg --seats x": "Invalid value for '--seats'",
    "simulate lupusburg --games 0": "Invalid value for '--games'",
    "simulate lupusburg --games ''": "Invalid value for '--games'",
    "simulate lupusburg --workers 0": "Invalid value for '--workers'",
    "simulate lupusburg --bots quik": "unknown bot 'quik'; did you mean quick?",
    "simulate lupusburg --bots random,zzz": "unknown bot 'zzz'; there are: random, quick, search",
    "simulate lupusburg --bots ,": "--bots: expected names",
    "simulate lupusburg --option mayor": "--option: expected NAME=VALUE, got 'mayor'",
    "simulate lupusburg --option mayor=me": "option mayor: expected host or random, got 'me'",
    "simulate lupusburg --option moon=full": "LupusBURG has no option 'moon'; it has: mayor",
    "simulate lupusburg --option mayor=host --option mayor=random": "--option: mayor is given twice",
    "simulate lupusburg --on moon": "--on: expected processes or ray, got 'moon'",
    "simulate lupusburg --ray-address x:1": "--ray-address goes with --on ray",
    "simulate lupusburg --out games.csv": "games.csv: expected a name that ends in .parquet, .jsonl, .json",
    "simulate lupusburg --out nowhere/games.jsonl": "nowhere: no such folder",
    "simulate lupusburg --report nowhere/page.html": "nowhere: no such folder",
    "simulate lupusburg --report page.html --lang de": "--lang: expected it or en, got 'de'",
    "simulate lupusburg --numbers nowhere.toml": "nowhere.toml: No such file or directory",
    "report nowhere.parquet": "nowhere.parquet: no such file",
    "report games.csv": "games.csv: expected a name that ends in",
    "tune lupin": "Missing option '--target'",
    "tune conclave --target draws<=0.1": "conclave declares no proposed numbers",
    "tune lupin --target police": "--target: expected NAME<=NUMBER, NAME>=NUMBER or NAME=NUMBER, got 'police'",
    "tune lupin --target moon<=0.5": "--target: 'moon' is no side of lupin, seat0 to seat1, draws, moves or end-REASON",
    "tune lupin --target police<=60": "--target: police is a share, between 0 and 1; got 60",
    "tune lupin --target police<=0.6 --dial moon": "--dial: no 'moon'; there are: numbers.budget",
    "tune lupin --target police<=0.6 --out nowhere/x.toml": "nowhere: no such folder",
    "duel nope": "unknown game 'nope'",
    "duel lupusburg --seats 9": "LupusBURG is for 4 to 8 players, got 9",
    "duel lupusburg --bots quick": "--bots: expected two of them, got 1",
    "duel lupusburg --bots quick,random,quick": "--bots: expected two of them, got 3",
    "duel lupusburg --bots quick,zzz": "unknown bot 'zzz'",
    "duel lupusburg --games 1": "Invalid value for '--games'",
    "duel lupusburg --option moon=full": "no option 'moon'",
    "laws nope": "unknown game 'nope'",
    "laws lupusburg --seats 9": "LupusBURG is for 4 to 8 players, got 9",
    "laws lupusburg --games 0": "Invalid value for '--games'",
    "rules nope": "unknown game 'nope'",
    "rules lupusburg LBG-WLF-99": "LupusBURG has no rule 'LBG-WLF-99'; did you mean LBG-WLF-0",
    "rules lupusburg qqq": "LupusBURG has no rule 'qqq'; `covo rules lupusburg` shows them all",
    "rules lupusburg --lang de": "--lang: expected it or en, got 'de'",
    "rules lupusburg LBG-WLF-01 --coverage": "give one of an id, --search or --coverage",
    "rules lupusburg --coverage --tests nowhere": "nowhere: no such folder",
    "replay nowhere.covo --lang de": "--lang: expected it or en, got 'de'",
    "replay": "covo replay FILE",
    "replay nowhere.covo": "nowhere.covo: No such file or directory",
    "replay .": ".: Is a directory",
    "bench nope": "no benchmark 'nope'; there are: engine, search, server",
    "bench server --tables 0": "Invalid value for '--tables'",
    "bench engine --seconds 0": "Invalid value for '--seconds'",
    "play nope": "unknown game 'nope'",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_gets_one_line(run: Run, tmp_path: Path, line: str) -> None:
    code, out, err = run(line)
    assert WRONG[line] in err
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("line", [line for line in WRONG if " " in line and not line.startswith("games")])
def test_json_does_not_change_an_error(run: Run, line: str) -> None:
    assert run(line, "--json") == run(line)


def test_a_real_process_says_and_returns_the_same() -> None:
    command = [sys.executable, "-c", "from covo.cli import main; main()", "simulate", "nope"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith("unknown game 'nope'")


@pytest.mark.parametrize("part", ["tests", "bench"])
def test_what_needs_a_checkout_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, part: str) -> None:
    monkeypatch.setattr("covo.__file__", str(tmp_path / "lib" / "covo" / "__init__.py"))
    code, out, err = run("rules lupusburg --coverage" if part == "tests" else "bench engine")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"needs the folder {part}/ of a source checkout" in err
