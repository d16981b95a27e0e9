"""covo play: a whole game at the terminal, typed or watched, left and taken up again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from covo import bots
from covo.cli import play as module
from covo.games import load
from covo.games.lupusburg.view import View
from covo.kernel import Ask, Move, parse, replay
from tests.cli.running import Run, Typed

ONES = "1\n" * 400  # more than any game asks


def flat(text: str) -> str:
    """Without line breaks, so that wrapping does not matter."""
    return " ".join(text.split())


# ── Whole games ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_game_to_watch(run: Run, lang: str, seats: int) -> None:
    ran = run(f"play lupusburg --auto --lang {lang} --seats {seats} --seat {seats - 1} --seed {seats}")
    assert ran.code == 0
    assert ran.err == ""
    assert {"it": "Tutto scoperto", "en": "All is shown"}[lang] in ran.out
    assert {"it": "Notte 1", "en": "Night 1"}[lang] in ran.out
    assert {"it": "Night", "en": "Notte"}[lang] not in ran.out
    assert not re.search(r"\{|\}|None|\$", ran.out)


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("bot", ["quick", "random"])
def test_a_game_typed_by_number(typed: Typed, lang: str, bot: str) -> None:
    ran = typed(f"play lupusburg --lang {lang} --bots {bot} --seed 3", ONES)
    assert ran.code == 0
    assert ran.err == ""
    assert {"it": "Tutto scoperto", "en": "All is shown"}[lang] in ran.out
    assert {"it": "Tu sei Ada", "en": "You are Ada"}[lang] in ran.out
    assert "LBG-VOT-02" in ran.out


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_series_shows_points_between_games_and_at_the_end(run: Run, lang: str) -> None:
    ran = run(f"play lupusburg --auto --lang {lang} --seats 4 --seed 1 --option games=2")
    assert ran.code == 0
    assert ran.out.count({"it": "La serie", "en": "The series"}[lang]) == 2
    assert {"it": "partita 1", "en": "game 1"}[lang] in ran.out


def test_the_teaching_game_too(run: Run, typed: Typed) -> None:
    assert run("play conclave --auto --lang it --seed 1").code == 0
    assert typed("play conclave --lang en --seed 1", ONES).code == 0


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    first, second, other = (run(f"play lupusburg --auto --seed {seed}").out for seed in (5, 5, 6))
    assert first == second
    assert first != other


@pytest.mark.parametrize("columns", ["30", "50", "66", "200"])
def test_the_table_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = run("play lupusburg --auto --seats 8 --seed 1")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= min(int(columns), 100)
    assert ("╭" in ran.out) is (int(columns) >= 66)


@pytest.mark.parametrize(("name", "lang"), [("it_IT.UTF-8", "it"), ("en_GB.UTF-8", "en"), ("C.UTF-8", "en")])
def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", name)
    assert {"it": "al tavolo", "en": "at the table"}[lang] in run("play lupusburg --auto --seed 1").out


def test_the_middle_table_is_the_default(run: Run) -> None:
    assert run("play lupusburg --auto --seed 1 --json").json["seats"] == 6
    assert run("play conclave --auto --seed 1 --json").json["seats"] == 5


def test_names_by_seat_and_the_rest_of_the_house(run: Run) -> None:
    ran = run("play lupusburg --auto --seed 1 --json --seats 4 --names", "Zoe, Bruno")
    assert ran.json["names"] == ["Zoe", "Bruno", "Ada", "Carla"]


# ── What one types ───────────────────────────────────────────────────────────────────────────────────────────────


def test_moves_are_taken_by_text_in_any_case(typed: Typed, tmp_path: Path) -> None:
    typed("play lupusburg --lang en --seed 1 --record game.covo", "CHEST  l\n\n")
    lines = parse(Path("game.covo").read_text("utf-8")).lines
    assert [str(line.move) for line in lines if line.seat == 0] == ["chest L", "sleep"]


def test_enter_takes_the_only_move_and_no_other(typed: Typed) -> None:
    ran = typed("play lupusburg --lang en --seed 1 --record game.covo", "\n\n1\n\n\n")
    assert ran.out.count("Choose a number from 1 to 2.") == 2
    assert "Enter: Sleep on" in ran.out
    lines = parse(Path("game.covo").read_text("utf-8")).lines
    assert [str(line.move) for line in lines if line.seat == 0] == ["chest R", "sleep", "sleep"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Open votes are given in turn, after the talk. LBG-VOT-02 From the mayor clockwise, each player"),
        ("it", "I voti palesi si danno a turno, dopo la discussione. LBG-VOT-02 A turno, dal borgomastro"),
    ],
)
def test_an_illegal_move_is_explained_by_its_rule_and_changes_nothing(typed: Typed, lang: str, words: str) -> None:
    ran = typed(f"play lupusburg --lang {lang} --seed 1 --record game.covo", "vote 3L\n1\n")
    assert words in flat(ran.out)
    lines = parse(Path("game.covo").read_text("utf-8")).lines
    assert [str(line.move) for line in lines if line.seat == 0] == ["chest R"]


@pytest.mark.parametrize("text", ["99", "0", "1 2 3 !", "%", "9" * 30, "\x00"])
def test_nonsense_is_asked_again(typed: Typed, text: str) -> None:
    ran = typed("play lupusburg --lang en --seed 1", f"{text}\n1\n")
    assert ran.code == 0
    assert "from 1 to 2" in ran.out
    assert "Night 1" in ran.out


@pytest.mark.parametrize(
    ("lang", "line", "words"),
    [
        ("en", "?", "the table again"),
        ("it", "aiuto", "di nuovo il tavolo"),
        ("en", "rules LBG-WLF-04", "LBG-WLF-04 While both of the werewolf's characters live"),
        ("it", "regole lbg-wlf-04", "LBG-WLF-04 Finché i suoi personaggi sono vivi"),
        ("en", "rules", "LBG-SET-06 Each player lays the two houses"),
        ("en", "rules XYZ-1", "There is no rule called “XYZ-1”."),
        ("en", "know", "You know nothing the others do not."),
        ("it", "so", "Non sai niente che gli altri non sappiano."),
        ("en", "log", "Nothing has happened yet."),
        ("it", "diario", "Non è ancora successo niente."),
    ],
)
def test_what_else_can_be_typed(typed: Typed, lang: str, line: str, words: str) -> None:
    assert words in flat(typed(f"play lupusburg --lang {lang} --seed 1", f"{line}\n").out)


def test_log_know_and_table_later_on(typed: Typed) -> None:
    ran = typed("play lupusburg --lang en --seed 1", "chest L\nlog\nknow\ntable\n")
    assert ran.out.count("The houses stand in their circle.") == 2
    assert ran.out.count("Your chest is in the left house.") == 1
    assert ran.out.count("╭─ Bruno") == 2


def test_what_is_typed_is_part_of_the_story(typed: Typed) -> None:
    assert "› chest L\n" in typed("play lupusburg --lang en --seed 1", "chest L\n").out


# ── Leaving and going on ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_of_input_ends_politely(typed: Typed) -> None:
    ran = typed("play lupusburg --lang en --seed 1", "1\n")
    assert ran.code == 0
    assert ran.err == ""
    assert "There is no more input." in ran.out
    assert "left unfinished and is not saved" in ran.out


def test_the_end_of_input_saves_a_record_that_was_wanted(typed: Typed) -> None:
    ran = typed("play lupusburg --lang it --seed 1 --seat 2 --record sera.covo", "1\n")
    assert ran.code == 0
    assert "covo play lupusburg --resume sera.covo --seat 2" in ran.out
    assert parse(Path("sera.covo").read_text("utf-8")).lines


def test_quit_offers_to_save(typed: Typed) -> None:
    ran = typed("play lupusburg --lang en --seed 1", "1\nquit\nnowhere/x.covo\nmy game.covo\n")
    assert "nowhere/x.covo cannot be written: No such file or directory." in ran.out
    assert "covo play lupusburg --resume 'my game.covo'\n" in ran.out
    assert parse(Path("my game.covo").read_text("utf-8")).names[0] == "Ada"


def test_quit_without_saving(typed: Typed, tmp_path: Path) -> None:
    ran = typed("play lupusburg --lang it --seed 1", "1\nesci\n\n")
    assert ran.code == 0
    assert "non è salvata" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_is_like_quit(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "^C", "kept.covo"])

    def keys(prompt: str = "") -> str:
        answer = next(answers)
        if answer == "^C":
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", keys)
    ran = typed("play lupusburg --lang en --seed 1", "")
    assert ran.code == 0
    assert "Saved in kept.covo." in ran.out


def test_a_second_ctrl_c_just_leaves(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def keys(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", keys)
    ran = typed("play lupusburg --lang en --seed 1", "")
    assert ran.code == 0
    assert "is not saved" in ran.out


def test_ctrl_c_while_watching(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> Move:
        raise KeyboardInterrupt

    monkeypatch.setattr(bots, "random", stop)
    ran = typed("play lupusburg --auto --lang en --seed 1 --bots random", "")
    assert ran.code == 0
    assert "is not saved" in ran.out


def test_a_game_is_taken_up_again(typed: Typed, run: Run) -> None:
    typed("play lupusburg --lang en --seed 1 --record game.covo", "1\n1\n1\n")
    before = parse(Path("game.covo").read_text("utf-8"))
    ran = typed("play lupusburg --lang en --seed 2 --resume game.covo", ONES)
    assert ran.code == 0
    assert "covo replay game.covo" in ran.out
    after = parse(Path("game.covo").read_text("utf-8"))
    whole = [(line.seat, line.move) for line in after.lines]
    assert whole[: len(before.lines)] == [(line.seat, line.move) for line in before.lines]
    *_, match = replay(load("lupusburg"), after)
    assert match.state.outcome is not None
    assert match.state.outcome.reason == after.end
    assert "this game has ended" in run("play lupusburg --resume game.covo").err


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_json_of_a_watched_game_is_all_there_is(run: Run) -> None:
    ran = run("play lupusburg --auto --json --seats 5 --seed 2 --record game.covo")
    assert ran.err == ""
    found = ran.json
    assert found["game"] == "lupusburg"
    assert (found["seats"], found["seat"], found["record"]) == (5, 0, "game.covo")
    record = parse(Path("game.covo").read_text("utf-8"))
    assert found["moves"] == len(record.lines)
    assert found["outcome"] == record.end
    assert sorted(seat for group in found["ranking"] for seat in group) == [0, 1, 2, 3, 4]


def test_json_of_a_typed_game_leaves_the_table_to_stderr(typed: Typed) -> None:
    ran = typed("play lupusburg --json --lang en --seed 3", ONES)
    assert ran.json["outcome"] in ("parity", "lynched")
    assert ran.json["record"] is None
    assert "All is shown" in ran.err


def test_json_of_a_game_left(typed: Typed) -> None:
    ran = typed("play lupusburg --json --lang en --seed 3", "1\n")
    assert ran.code == 0
    assert (ran.json["outcome"], ran.json["ranking"]) == (None, None)
    assert json.dumps(ran.json)


# ── Bots and secrets ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_gets_its_own_view_and_ask(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()
    luck: dict[int, Any] = {}

    def bot(view: object, ask: Ask, rng: Any) -> Move:
        assert isinstance(view, View)
        assert view.viewer == ask.seat
        assert luck.setdefault(ask.seat, rng) is rng
        seen.add(ask.seat)
        return ask.pick(rng)

    monkeypatch.setattr(bots, "random", bot)
    assert run("play lupusburg --auto --seats 4 --seed 1 --bots random").code == 0
    assert seen == {0, 1, 2, 3}
    assert len({id(rng) for rng in luck.values()}) == 4


def test_no_waiting_where_nobody_watches(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(seconds: float) -> None:
        raise AssertionError("a pause in a pipe")

    monkeypatch.setattr(module, "sleep", sleep)
    assert run("play lupusburg --auto --seats 4 --seed 1").code == 0


def test_others_cards_stay_hidden_till_the_end(run: Run) -> None:
    """Ada reads of a werewolf only by its name in prompts and news, never as a card of somebody else's she was not shown."""
    out = run("play lupusburg --auto --lang en --seats 8 --seed 4 --bots random").out
    game = out.split("All is shown")[0]
    shown = set(re.findall(r"You alone (?:see it|are shown it): (.*)\.", game))
    cards = set(re.findall(r"[1-7][RL] (?:✝ )?(citizen|werewolf|thief)", game))
    assert {f"{'a' if card == 'citizen' else 'the'} {card}" for card in cards} <= shown


# ── What goes wrong ──────────────────────────────────────────────────────────────────────────────────────────────

WRONG = {
    "play lupusburgg": "unknown game 'lupusburgg'; did you mean lupusburg?",
    "play lupusburg --seats 3": "LupusBURG is for 4 to 8 players, got 3",
    "play lupusburg --seat 6": "--seat: expected 0 to 5, got 6",
    "play lupusburg --seat=-1": "--seat: expected 0 to 5, got -1",
    "play lupusburg --lang de": "--lang: expected it or en, got 'de'",
    "play lupusburg --bots quik": "unknown bot 'quik'; did you mean quick?",
    "play lupusburg --option moon=full": "LupusBURG has no option 'moon'",
    "play lupusburg --option mayor": "--option: expected NAME=VALUE, got 'mayor'",
    "play lupusburg --names A,A": "--names: two players have the same name",
    "play lupusburg --names 7": "--names: '7' is no player's name",
    "play lupusburg --names a,b,c,d,e,f,g": "--names: 7 names for 6 players",
    "play lupusburg --record nowhere/game.covo": "--record: nowhere/game.covo cannot be written",
    "play lupusburg --record .": "--record: . cannot be written",
    "play lupusburg --resume nowhere.covo": "nowhere.covo: No such file or directory",
    "play lupusburg --resume bad.covo": "bad.covo: line 1, column 1: expected 'covo record 1'",
    "play lupusburg --resume latin.covo": "latin.covo: ",
    "play lupusburg --resume conclave.covo": "a record of 'conclave', not of 'lupusburg'",
    "play lupusburg --resume conclave.covo --seats 4": "--resume: a recorded game keeps its seats, options and names",
}


@pytest.mark.parametrize("line", WRONG)
def test_one_clear_line_and_nothing_written(run: Run, tmp_path: Path, line: str) -> None:
    Path("bad.covo").write_text("not a record\n")
    Path("latin.covo").write_bytes("però".encode("latin-1"))
    Path("conclave.covo").write_text("covo record 1\ngame conclave\nrules 1\nseats 4\n")
    before = sorted(tmp_path.iterdir())
    ran = run(line)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert WRONG[line] in ran.err
    assert sorted(tmp_path.iterdir()) == before
