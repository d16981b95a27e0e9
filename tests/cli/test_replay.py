"""covo replay: as each viewer saw it, and what it says of records that do not hold."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from covo import games
from covo.games import packages
from covo.kernel import CHANCE, WATCHER, Event, Match
from covo.server import dice, store
from tests.cli.running import Run, random_match

MATCH = random_match("lupusburg", 4, 5)
TEXT = MATCH.record.text()
MOVES = len(MATCH.record.lines)
START = len(TEXT.partition("\n\n")[0].splitlines()) + 2  # the line of the first move


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.covo"
    file.write_text(TEXT, "utf-8")
    return file


def told(log: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(entry["event"], entry["data"]) for entry in log if "event" in entry]


def plain(events: list[Event]) -> list[tuple[object, object]]:
    return [
        (event.kind, {name: list(value) if isinstance(value, tuple) else value for name, value in event.data.items()})
        for event in events
    ]


@pytest.mark.parametrize(("viewer", "seat"), [("watcher", WATCHER), ("0", 0), ("Carlo", 2), ("dino", 3)])
def test_a_viewer_hears_what_he_heard_and_sees_his_own_moves(run: Run, record: Path, viewer: str, seat: int) -> None:
    ran = run("replay game.covo --json --as", viewer)
    found = ran.json
    assert (ran.code, ran.err, found["as"]) == (0, "", seat if seat >= 0 else "watcher")
    assert told(found["log"]) == plain(MATCH.heard(seat))
    own = [str(line.move) for line in MATCH.record.lines if line.seat == seat]
    assert [entry["move"] for entry in found["log"] if "move" in entry] == own
    assert found["outcome"]["reason"] == MATCH.record.end
    assert all(entry["text"] for entry in found["log"] if "event" in entry)


def test_all_sees_all(run: Run, record: Path) -> None:
    log = run("replay game.covo --json --as all").json["log"]
    assert [(entry["seat"], entry["move"]) for entry in log if "move" in entry] == [
        (line.seat, str(line.move)) for line in MATCH.record.lines
    ]
    assert told(log) == plain([event for events in MATCH.events for event in events])


def test_the_public_view_is_the_default(run: Run, record: Path) -> None:
    assert run("replay game.covo") == run("replay game.covo --as watcher")


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("viewer", ["watcher", "all", "1"])
def test_it_reads_in_both_languages(run: Run, record: Path, lang: str, viewer: str) -> None:
    code, out, err = run(f"replay game.covo --as {viewer} --lang {lang}")
    assert (code, err) == (0, "")
    assert out.startswith("LupusBURG: Ada, Bea, Carlo, Dino\n")
    assert ("Notte 1" if lang == "it" else "Night 1") in out
    assert ("Bea: chest" in out) == (viewer != "watcher")
    assert ("Carlo: chest" in out) == (viewer == "all")


def test_the_language_is_the_systems(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Notte 1" in run("replay game.covo").out
    assert "LupusBURG: le regole" in run("rules lupusburg").out


def test_a_record_without_names_calls_seats_by_number(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.covo").write_text(random_match("lupusburg", 4, 5, named=False).record.text(), "utf-8")
    found = run("replay game.covo --json --as 3").json
    assert found["names"] == ["0", "1", "2", "3"]


@pytest.mark.parametrize("game", list(packages()))
def test_every_game_replays(run: Run, tmp_path: Path, game: str) -> None:
    match = random_match(game, min(games.meta(game).seats, key=lambda seats: abs(seats - 4)), 1)
    (tmp_path / "game.covo").write_text(match.record.text(), "utf-8")
    for viewer in ("watcher", "all", "0"):
        code, out, err = run(f"replay game.covo --as {viewer}")
        assert (code, err) == (0, "")
        assert out


def test_stop_after_some_moves(run: Run, record: Path) -> None:
    found = run("replay game.covo --as Ada --step 2 --json").json
    assert (found["moves"], found["outcome"], found["result"]) == (2, None, [])
    found = run("replay game.covo --as all --step 0 --json").json
    assert found["asked"] == {str(seat): ["chest R", "chest L"] for seat in range(4)}
    code, out, err = run("replay game.covo --as Ada --step 0")
    assert (code, err) == (0, "")
    assert out.count("chest R") == 1


def test_what_comes_behind_the_stop_need_not_hold(run: Run, tmp_path: Path) -> None:
    """So one can look at the position before a broken line."""
    (tmp_path / "game.covo").write_text(TEXT.replace("end:", "0: xyzzy\nend:"), "utf-8")
    assert run("replay game.covo").code == 2
    assert run(f"replay game.covo --step {MOVES}").code == 0


def test_check(run: Run, record: Path) -> None:
    code, out, err = run("replay game.covo --check")
    assert (code, out, err) == (0, f"game.covo: follows the rules, {MOVES} moves, ended by {MATCH.record.end}\n", "")
    assert run("replay game.covo --check --json").json["moves"] == MOVES


HEAD = "covo record 1\ngame lupusburg\nrules 1\nseats 4\nnames Ada, Bea, Carlo, Dino\n\n"
BROKEN = {
    "empty": ("", "line 1, column 1: expected 'covo record 1'"),
    "no record": ("Dear diary,\n", "line 1, column 1: expected 'covo record 1'"),
    "no header": ("covo record 1\n", "the header does not say the game"),
    "unknown game": ("covo record 1\ngame nope\nrules 1\nseats 4\n", "unknown game 'nope'"),
    "other rules": (
        "covo record 1\ngame lupusburg\nrules 9\nseats 4\n",
        "played with rules version 9, these are version",
    ),
    "wrong seats": ("covo record 1\ngame lupusburg\nrules 1\nseats 3\n", "LupusBURG is for 4 to 8 players, got 3"),
    "many seats": ("covo record 1\ngame lupusburg\nrules 1\nseats 999999999\n", "LupusBURG is for 4 to 8 players"),
    "unknown option": ("covo record 1\ngame lupusburg\nrules 1\nseats 4\noption moon=full\n", "no option 'moon'"),
    "names": ("covo record 1\ngame lupusburg\nrules 1\nseats 4\nnames Ada, Bea\n\n0: chest L\n", "4 seats but 2 names"),
    "nobody": (HEAD + "Zoe: chest L\n", "line 7, column 1: no such player: 'Zoe'"),
    "no move": (HEAD + "Ada: 7 7\n", "line 7, column 6: expected a verb, got '7'"),
    "illegal": (HEAD + "Ada: chest L\nBea: bite 3L\n", "line 8, column 6: bite 3L: refused by LBG-"),
    "illegal chance": (HEAD + "rest: chest L\n*: deal 9 9\n", "line 8, column 4: deal 9 9: refused by LBG-"),
    "out of time": (HEAD + "*: deal 2 0\n", "line 7, column 4: deal 2 0: refused by LBG-"),
    "twice": (HEAD + "Ada: chest L\nAda: chest L\n", "line 8, column 6: chest L: refused by LBG-"),
    "another end": (TEXT.replace(f"end: {MATCH.record.end}", "end: boredom"), "ended by boredom, the rules say"),
    "behind the end": (TEXT + "Ada: chest L\n", "nothing may follow the end"),
    "unended": (HEAD + "Ada: chest L\nend: parity\n", "the rules say a game that goes on"),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("flags", ["", "--json", "--check"])
def test_a_broken_record_is_named_with_file_line_and_column(run: Run, tmp_path: Path, kind: str, flags: str) -> None:
    text, said = BROKEN[kind]
    (tmp_path / "game.covo").write_text(text, "utf-8")
    code, out, err = run(f"replay game.covo {flags}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("game.covo: ")
    assert said in err
    assert [file.name for file in tmp_path.iterdir()] == ["game.covo"]


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.covo").write_bytes(b"covo record 1\ngame \xff\xfe\n")
    assert run("replay game.covo") == (2, "", "game.covo: line 2, column 6: not text in UTF-8\n")


def test_an_unknown_viewer(run: Run, record: Path) -> None:
    code, out, err = run("replay game.covo --as Zoe")
    assert (code, out) == (2, "")
    assert err == "game.covo: no such viewer 'Zoe'; expected 0 to 3, Ada, Bea, Carlo, Dino, watcher or all\n"
    assert run("replay game.covo --as 4").code == 2
    assert run("replay game.covo --as -1").code == 2


def test_more_steps_than_there_are(run: Run, record: Path) -> None:
    assert run("replay game.covo --step 9999") == (2, "", f"game.covo: the record has {MOVES} moves, not 9999\n")


def test_damaged_records_never_raise(run: Run, record: Path) -> None:
    rng = Random(1)
    lines = TEXT.splitlines()
    for _ in range(60):
        damaged = list(lines)
        at = rng.randrange(len(damaged))
        match rng.randrange(4):
            case 0:
                del damaged[at]
            case 1:
                damaged.insert(rng.randrange(len(damaged)), damaged[at])
            case 2:
                damaged[at] = damaged[at][: rng.randrange(len(damaged[at]) + 1)]
            case _:
                cut = rng.randrange(len(damaged[at]) + 1)
                damaged[at] = damaged[at][:cut] + rng.choice("0 7:*#=-L\t\u00e9\u2192") + damaged[at][cut:]
        record.write_text("\n".join(damaged), "utf-8")
        code, out, err = run("replay game.covo --check")
        assert (code, bool(out), err.count("\n")) in ((0, True, 0), (2, False, 1)), damaged[at]


# ── The dice of a web table ──────────────────────────────────────────────────────────────────────────────

SECRET = "0123456789abcdef"


def at_a_web_table(seed: int = 3) -> Match:
    """A game whose chance moves follow from the secret of table k7m2pq."""
    rng, match = Random(seed), Match(games.load("lupusburg"), 4)
    while asks := match.state.asks:
        ask = asks[0]
        share = dice.share(SECRET, "k7m2pq", len(match.record.lines))
        match.play(ask.seat, dice.roll(ask, share) if ask.seat == CHANCE else ask.pick(rng))
    match.record.table, match.record.secret = "k7m2pq", SECRET
    return match


def test_verify_recomputes_every_move_of_chance(run: Run, tmp_path: Path) -> None:
    match = at_a_web_table()
    (tmp_path / "web.covo").write_text(match.record.text(), "utf-8")
    ran = run("replay web.covo --verify")
    thrown = sum(line.seat == CHANCE for line in match.record.lines)
    assert (ran.code, ran.err) == (0, "")
    assert f"all {thrown} moves of chance follow from the secret" in ran.out
    assert dice.commitment(SECRET) in ran.out
    assert run("replay web.covo --verify --json").json == {
        "file": "web.covo",
        "dice": dice.commitment(SECRET),
        "chance": thrown,
        "wrong": [],
        "fair": True,
    }


def test_verify_finds_the_move_that_does_not_follow(run: Run, tmp_path: Path) -> None:
    match = at_a_web_table()
    text = match.record.text().replace(f"secret {SECRET}", "secret another")
    (tmp_path / "web.covo").write_text(text, "utf-8")
    ran = run("replay web.covo --verify --json")
    assert ran.code == 1
    assert ran.json["wrong"]
    ran = run("replay web.covo --verify")
    first = text.splitlines().index("*: " + str(next(line for line in match.record.lines if line.seat == CHANCE).move))
    assert f"line {first + 1}" in ran.out


def test_only_records_of_a_web_table_can_be_verified(run: Run, record: Path) -> None:
    ran = run("replay game.covo --verify")
    assert ran.code == 2
    assert "only games of a web table can be verified" in ran.err


# ── All stored games ─────────────────────────────────────────────────────────────────────────────────────


def stored(url: str, code: str, lines: list[tuple[int, str]]) -> None:
    store.migrate(url)
    row = store.TableRow(code, "conclave", 1, 3, {}, {}, "s", "playing", None, 0.0)
    chairs = [store.Chair(seat, name, None, None) for seat, name in enumerate(("Ada", "Bea", "Carlo"))]
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        store.open_table(row, chairs)(connection)
        store.Append(code, 0, lines)(connection)
    engine.dispose()


def test_check_all_names_the_games_todays_rules_would_change(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'covo.db'}"
    stored(url, "aaaaaa", [(CHANCE, "deal 0 1"), (0, "name 1"), (0, "/undo 1"), (0, "abstain")])
    ran = run("replay --check-all --db", url)
    assert (ran.code, ran.out) == (0, "1 of 1 stored games follow today's rules\n")
    stored(url, "bbbbbb", [(CHANCE, "deal 0 1"), (0, "name 0")])
    ran = run("replay --check-all --db", url)
    assert ran.code == 1
    assert ran.out.splitlines()[0].startswith("bbbbbb (conclave, rules 1), move 2 of 2: name 0: refused by CNC-04")
    found = run("replay --check-all --json --db", url).json
    assert (found["checked"], [one["table"] for one in found["broken"]]) == (2, ["bbbbbb"])


def test_a_replay_of_nothing_says_what_it_wants(run: Run) -> None:
    ran = run("replay")
    assert ran.code == 2
    assert "covo replay FILE" in ran.err
