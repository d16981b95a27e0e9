"""Recorded games: readable, written by hand, and exact about what is wrong in them."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covo import games
from covo.kernel import CHANCE, Line, Match, Move, Record, RecordError, Refused, parse, replay
from covo.kernel.record import REST

HEAD = "covo record 1\ngame lupusburg\nrules 1\nseats 4\n"


def test_a_record_by_hand() -> None:
    record = parse(
        "# a comment\n\ncovo record 1   # the header\ngame lupusburg\nrules 1\nseats 4\n"
        "names Ada, Bea, Carlo, Dino Rossi\noption mayor = random\n\n"
        "  *: mayor 2\nDino Rossi: chest L  # by name\n0: chest R\nrest: chest R\nend: parity\n"
    )
    assert record == Record(
        "lupusburg",
        1,
        4,
        {"mayor": "random"},
        ("Ada", "Bea", "Carlo", "Dino Rossi"),
        [
            Line(CHANCE, Move("mayor", 2), 10, 6),
            Line(3, Move("chest", "L"), 11, 13),
            Line(0, Move("chest", "R"), 12, 4),
            Line(REST, Move("chest", "R"), 13, 7),
        ],
        "parity",
        {"game": 4, "rules": 5, "seats": 6, "names": 7, "option": 8, "end": 14},
    )


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "expected 'covo record 1' on the first line, got nothing"),
        ("hello", 1, 1, "expected 'covo record 1' on the first line, got 'hello'"),
        ("\n  covo record 2", 2, 3, "expected 'covo record 1' on the first line, got 'covo record 2'"),
        ("covo record 1\ncolour red", 2, 1, "expected game, rules, seats, names, option or a move, got 'colour'"),
        ("covo record 1\ngame", 2, 5, "game: expected a name, got ''"),
        ("covo record 1\nseats four", 2, 7, "seats: expected a number, got 'four'"),
        ("covo record 1\nrules 1\nrules 1", 3, 1, "rules is given twice"),
        ("covo record 1\nnames Ada, 7up", 2, 7, "'7up' is no player's name"),
        ("covo record 1\nnames Ada, rest", 2, 7, "'rest' is no player's name"),
        ("covo record 1\nnames Ada, Ada", 2, 7, "two players have the same name"),
        ("covo record 1\noption mayor", 2, 8, "expected 'option name=value', got 'mayor'"),
        ("covo record 1\ngame lupusburg\nseats 4\n0: chest L", 4, 1, "the header does not say the rules"),
        (HEAD + "names Ada, Bea\n0: chest L", 5, 1, "4 seats but 2 names"),
        (HEAD + "0: chest L\nhello there", 6, 1, "expected 'seat: move', got 'hello there'"),
        (HEAD + "4: chest L", 5, 1, "no such player: '4'; expected 0 to 3, rest or *"),
        (HEAD + " Zoe: chest L", 5, 2, "no such player: 'Zoe'"),
        (HEAD + "0: chest ,", 5, 10, "expected a word, got ','"),
        (HEAD + "0:", 5, 3, "expected a move, got nothing"),
        (HEAD + "end:", 5, 5, "expected the reason of the end"),
        (HEAD + "end: parity\n0: chest L", 6, 1, "nothing may follow the end"),
    ],
)
def test_what_does_not_parse_names_line_and_column(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.problem.startswith(problem)
    assert str(caught.value) == f"line {line}, column {column}: {caught.value.problem}"


lines = st.sampled_from(
    [
        "covo record 1",
        "game lupusburg",
        "rules 1",
        "seats 4",
        "names A, B, C, D",
        "option games=2",
        "0: chest L",
        "*: deal 0 1",
    ]
)


@given(st.lists(lines | st.text(max_size=40), max_size=12).map("\n".join))
def test_no_text_escapes_as_another_error(text: str) -> None:
    try:
        record = parse(text)
        assert parse(record.text()).text() == record.text()
        list(replay(games.load("lupusburg"), record))
    except RecordError as error:
        assert error.line >= 1
        assert error.column >= 1


def finished(seed: int) -> Match:
    match = Match(games.load("lupusburg"), 4, {"games": 2}, ("Ada", "Bea", "Carlo", "Dino"))
    rng = Random(seed)
    while match.state.asks:
        ask = rng.choice(match.state.asks)
        match.play(ask.seat, ask.pick(rng))
    return match


def test_a_record_gives_the_game_back() -> None:
    match = finished(1)
    *_, again = replay(match.game, parse(match.record.text()))
    assert again.state == match.state
    assert again.events == match.events
    assert again.record.text() == match.record.text()
    assert match.record.end == "series"


def test_replay_yields_before_the_first_move_and_after_each() -> None:
    match = finished(2)
    plies = [len(at.record.lines) for at in replay(match.game, match.record)]
    assert plies == list(range(len(match.record.lines) + 1))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("rules 1", "rules 7"), "line 3, column 1: played with rules version 7, these are version 1"),
        (("game lupusburg", "game chess"), "line 2, column 1: a record of 'chess', not of 'lupusburg'"),
        (("seats 4", "seats 9"), "line 4, column 1: LupusBURG is for 4 to 8 players, got 9"),
        (
            ("0: chest R", "option mayor=me\n0: chest R"),
            "line 5, column 1: option mayor: expected host or random, got 'me'",
        ),
        (("0: chest R", "0: chest Q"), "line 5, column 4: chest Q: refused by LBG-SET-06"),
        (
            ("end: x", "end: parity"),
            "line 7, column 1: the record says it ended by parity, the rules say a game that goes on",
        ),
    ],
)
def test_what_the_rules_refuse_names_the_line(change: tuple[str, str], problem: str) -> None:
    text = (HEAD + "0: chest R\nrest: chest L\nend: x").replace(*change)
    with pytest.raises(RecordError) as caught:
        list(replay(games.load("lupusburg"), parse(text)))
    assert str(caught.value).startswith(problem)


def test_a_refused_move_changes_nothing() -> None:
    match = Match(games.load("lupusburg"), 4)
    before, asks = match.state.copy(), match.state.asks
    with pytest.raises(Refused) as caught:
        match.play(0, Move("vote", "1L"))
    assert caught.value.refusal.rule == "LBG-VOT-02"
    assert match.state == before
    assert match.state.asks == asks
    assert match.state.ears is None
    assert match.record.lines == []
    assert match.events == []


def test_chance_moves_only_when_asked(tmp_path: Path) -> None:
    match = Match(games.load("lupusburg"), 4, {"mayor": "random"})
    assert match.chance(Random(1))
    assert match.record.lines[0].seat == CHANCE
    assert match.chance(Random(1)) is None
    assert match.refusal(0, Move("chest", "L")) is None


def test_each_hears_only_what_is_for_him() -> None:
    match = finished(3)
    for viewer in (-2, 0, 1):
        heard = match.heard(viewer)
        assert heard
        assert all(-2 in event.to or viewer in event.to for event in heard)
    assert [event for event in match.heard(0) if event.kind == "dealt"] != [
        event for event in match.heard(1) if event.kind == "dealt"
    ]
    assert not [event for event in match.heard(-2) if event.kind == "dealt"]
    assert match.heard(0, since=len(match.events)) == []
