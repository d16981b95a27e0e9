"""The page: all of it in one file, the numbers right, in both languages."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from covo.games import load
from covo.lab.interval import Share
from covo.lab.report import findings, heat, write
from covo.lab.results import Results
from covo.lab.rows import Cards, Lead, Row, Stood
from covo.lab.simulate import setup_of
from tests.cli.running import Run

SETUP = setup_of("simulate", "lupin", 3, ["quick"] * 3, 0, {"level": "expert"}, observe=True)


def row(number: int, winners: tuple[int, ...], **more: object) -> Row:
    """A game of the police against a gang of two hands."""
    sides = ("police", "gang", "gang")
    reason = "time" if 0 in winners else "escape"
    return Row(number, f"0 {number}", ("quick",) * 3, reason, winners, (), 400 + number, sides, **more)  # type: ignore[arg-type]


ROWS = [
    row(0, (0,), cards=(Cards(1, "aim", 2), Cards(2, "aim", 1)), heat=(Stood("ruby", "1", "C5", 3),)),
    row(1, (1, 2), cards=(Cards(1, "aim", 1),), heat=(Stood("ruby", "2", "C5", 1), Stood("ruby", "0", "A1", 2))),
    row(2, (0,), heat=(Stood("ruby", "heli", "A2", 4),)),
    row(3, (1, 2), cards=(Cards(2, "p38", 5),)),
]


def page(tmp_path: Path, language: str, rows: list[Row] = ROWS) -> str:
    file = tmp_path / "page.html"
    write(file, SETUP, rows, language)
    return file.read_text("utf-8")


def test_what_the_page_says(tmp_path: Path) -> None:
    text = page(tmp_path, "en")
    assert "<h1>Lupin the 3rd: 4 games</h1>" in text
    assert "<li>The police: 50.0 % of the games won, between 15.0 % and 85.0 % (95 %).</li>" in text
    assert "4 games say little: a share is known to some 49 points only." in text
    assert "Options: level = expert." in text
    assert "covo simulate lupin --seats 3 --games 4 --bots quick --seed 0 --option level=expert" in text
    for line in (
        "<td>seat 1</td><td>2</td><td>4</td><td>50.0 %</td><td>15.0 % – 85.0 %</td>",
        "<td>the gang</td><td>2</td><td>4</td>",
        "<td>the gang gets away</td><td>2</td><td>4</td>",
        "<td>Unerring Aim</td><td>1</td><td>3</td><td>33.3 %</td>",
        "<td>My Trusty P38</td><td>1</td><td>1</td><td>100.0 %</td>",
    ):
        assert line in text
    assert "402 moves on average" in text
    assert "no evaluation of a position yet" in text


def test_in_italian(tmp_path: Path) -> None:
    text = page(tmp_path, "it")
    assert '<html lang="it">' in text
    assert "<li>La polizia: 50,0 % delle partite vinte, tra 15,0 % e 85,0 % (95 %).</li>" in text
    assert "<td>la banda fugge</td>" in text
    assert "posto 1" in text


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "data", "srcset")]


def test_it_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    text = page(tmp_path, "en")
    reader = Reader()
    reader.feed(text)
    assert not {"script", "link", "iframe", "object", "img"} & {*reader.tags}
    assert not [link for link in reader.links if not link.startswith(("#", "data:"))]
    assert all(inside.startswith("data:") for inside in re.findall(r"url\(([^#)][^)]*)\)", text))
    assert "@import" not in text
    assert not [name for name in re.findall(r"https?://[^\"'\s<)]+", text) if not name.startswith("http://www.w3.org/")]
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_pictures_follow_the_page_in_light_and_dark(tmp_path: Path) -> None:
    text = page(tmp_path, "en")
    charts = re.findall(r"<svg style.*?</svg>", text, re.DOTALL)
    assert len(charts) == 5  # seats, sides, ends, length, cards
    for chart in charts:
        assert "var(--bar)" in chart
        assert not re.search(r'(fill|stroke)="#(000|fff|888|ddd)', chart)


def test_heat_lies_on_its_cells(tmp_path: Path) -> None:
    text = page(tmp_path, "en")
    boards = re.findall(r'<figure><div class="board".*?</figure>', text, re.DOTALL)
    assert len(boards) == 3  # the gang, the police, and a helicopter that is nobody's
    gang = next(board for board in boards if "The gang on" in board)
    assert gang.count("<polygon") == 1
    cell = next(cell for cell in load("lupin").maps["ruby"]().cells if cell.id == "C5")
    assert f'points="{cell.x - 22:.1f},{cell.y - 22:.1f} ' in gang
    assert "<title>C5: 100.0%</title>" in gang
    assert text.count("data:image/svg+xml") == 1


def test_heat_goes_by_side_where_seats_keep_theirs() -> None:
    assert findings.fixed_sides(ROWS) == ("police", "gang", "gang")
    found = {
        (one.who, cell): n for one in heat.gather(ROWS, findings.fixed_sides(ROWS)) for cell, n in one.cells.items()
    }
    assert found == {("gang", "C5"): 4, ("police", "A1"): 2, ("heli", "A2"): 4}
    other = [replace(ROWS[0], sides=("gang", "police", "gang")), *ROWS[1:]]
    assert findings.fixed_sides(other) == ()
    assert {one.who for one in heat.gather(other, ())} == {"0", "1", "2", "heli"}


def test_cards_count_players_not_plays() -> None:
    found, level = findings.cards(ROWS)
    assert dict(found) == {"aim": Share(1, 3), "p38": Share(1, 1)}
    assert level == pytest.approx(2 / 4)


def test_drama_is_how_often_the_later_winner_is_ahead(tmp_path: Path) -> None:
    early = row(0, (0,), drama=(Lead(100, (0.6, 0.2, 0.2)), Lead(400, (1.0, 0.0, 0.0))))
    late = row(1, (1, 2), drama=(Lead(100, (0.6, 0.2, 0.2)), Lead(300, (0.2, 0.4, 0.4)), Lead(401, (0.0, 0.5, 0.5))))
    drawn = row(2, (), drama=(Lead(100, (0.6, 0.2, 0.2)),))
    found = findings.drama([early, late, drawn])
    assert found is not None
    assert found.games == 2
    assert [share.rate for _, share in found.course] == [0.5] * 15 + [1.0] * 6  # from three quarters on
    assert found.changes == 0.5
    level = row(3, (1, 2), drama=(Lead(1, (0.3, 0.3, 0.3)),))
    begun = findings.drama([level])
    assert begun is not None
    assert begun.course[0][1].rate == pytest.approx(2 / 3)  # all level: two of three will win
    assert findings.drama(ROWS) is None
    text = page(tmp_path, "en", [early, late])
    assert "Halfway it is 50.0 %; the lead changes 0.5 times a game." in text
    assert "no evaluation" not in text


def test_seats_beyond_chance_are_named(tmp_path: Path) -> None:
    setup = setup_of("simulate", "rogue", 2, ["quick"] * 2, 0, {})
    uneven = [Row(n, "", ("quick",) * 2, "traitor", (0 if n % 4 else 1,), (), 9) for n in range(400)]
    write(tmp_path / "uneven.html", setup, uneven, "en")
    text = (tmp_path / "uneven.html").read_text("utf-8")
    assert "Seat 0 wins more often than an equal share of 50.0 %: 75.0 %, at least 70.5 %." in text
    assert "Seat 1 wins less often than an equal share of 50.0 %: 25.0 %, at most 29.5 %." in text
    even = [replace(one, winners=(number % 2,)) for number, one in enumerate(uneven)]
    write(tmp_path / "even.html", setup, even, "en")
    text = (tmp_path / "even.html").read_text("utf-8")
    assert "No seat wins more or less often than an equal share, beyond chance." in text
    assert "say little" not in text
    assert "were not looked at" in text


# ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_simulate_writes_a_report(run: Run, tmp_path: Path) -> None:
    ran = run("simulate conclave --games 30 --report page.html --out games.jsonl --lang it --json")
    assert (ran.code, ran.err) == (0, "")
    text = (tmp_path / "page.html").read_text("utf-8")
    assert "Conclave: 30 partite" in text
    again = run("report games.jsonl -o again.html --lang it --json")
    assert again.json == {"report": "again.html", "game": "conclave", "games": 30}
    assert (tmp_path / "again.html").read_text("utf-8") == text


def test_a_duel_is_reported_by_bot(run: Run, tmp_path: Path) -> None:
    run("duel conclave --games 20 --out duel.parquet")
    assert run("report duel.parquet").out == "duel.html: 20 games of conclave\n"
    text = (tmp_path / "duel.html").read_text("utf-8")
    assert "Wins by bot" in text
    assert "<td>quick</td>" in text


def test_no_games_no_report(run: Run, tmp_path: Path) -> None:
    Results(SETUP, tmp_path / "none.jsonl").finish()
    ran = run("report none.jsonl")
    assert (ran.code, ran.err) == (2, "there are no games to report on\n")


@pytest.mark.parametrize("module", ["altair", "vl_convert"])
def test_without_the_extra_one_is_told_before_any_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    ran = run("simulate conclave --games 20 --report page.html --out games.jsonl")
    assert ran.err == f"a report needs {module}; install it with: pip install 'covo[lab]'\n"
    assert not list(tmp_path.iterdir())
