"""Files of games: the same for any number of workers, going on where they stopped, refusing what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from covo.kernel import CovoError, Outcome, SetupError
from covo.lab import results, simulate, table
from covo.lab.pool import HERE, Crew
from covo.lab.results import Results
from covo.lab.rows import Cards, Lead, Row, Setup, Stood, fingerprint, homes
from covo.lab.simulate import setup_of
from tests.cli.running import Run

SETUP = setup_of("simulate", "conclave", 3, ["random"] * 3, 0, {})
ROWS = [
    Row(0, "0 0", ("random", "quick"), "home", (1,), (0.0, 1.0), 12, ("law", "crime")),
    Row(
        1,
        "0 1",
        ("random", "quick"),
        "cleared",
        (),
        (0.5, 0.5),
        7,
        ("law", "crime"),
        (Cards(1, "R12", 2),),
        (Lead(3, (0.25, 0.75)), Lead(7, (0.5, 0.5))),
        (Stood("fuga", "0", "B7", 3), Stood("fuga", "ferry", "C7", 1)),
    ),
]


@dataclass
class Count:
    """Which games were really played."""

    numbers: list[int] = field(default_factory=list)
    stop_after: int | None = None


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Count:
    count, play = Count(), table.play

    def counted(game: object, options: object, deal: table.Deal, *more: object) -> Row:
        if count.stop_after is not None and len(count.numbers) >= count.stop_after:
            raise KeyboardInterrupt
        count.numbers.append(deal.number)
        return play(game, options, deal, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(table, "play", counted)
    return count


def go(out: Path | None, games: int = 40, crew: Crew = HERE) -> list[Row]:
    return simulate.simulate("conclave", 4, ["quick", "random"], games, 0, {}, crew, out=out)[1]


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_what_is_written_is_read_again(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"games{ending}"
    kept = Results(SETUP, file)
    kept.add(ROWS[1:])
    kept.add(ROWS[:1])
    kept.finish()
    assert results.read(file) == (SETUP, ROWS)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_the_file_is_the_same_for_any_number_of_workers(tmp_path: Path, ending: str) -> None:
    one, two = tmp_path / f"one{ending}", tmp_path / f"two{ending}"
    rows = go(one)
    assert go(two, crew=Crew(2)) == rows
    assert one.read_bytes() == two.read_bytes()
    assert [row.number for row in rows] == list(range(40))
    assert len({row.seed for row in rows}) == 40


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_it_goes_on_where_it_was_interrupted(tmp_path: Path, played: Count, ending: str) -> None:
    whole, file = tmp_path / f"whole{ending}", tmp_path / f"games{ending}"
    go(whole)
    assert played.numbers == list(range(40))
    played.numbers, played.stop_after = [], 25
    with pytest.raises(KeyboardInterrupt):
        go(file)
    there = {row.number for row in results.read(file)[1]}
    assert 0 < len(there) <= 25
    played.numbers, played.stop_after = [], None
    go(file)
    assert set(played.numbers) == set(range(40)) - there
    assert file.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((file.name, whole.name))


def test_more_games_are_added_and_fewer_are_looked_up(tmp_path: Path, played: Count) -> None:
    file = tmp_path / "games.parquet"
    go(file, 10)
    played.numbers = []
    rows = go(file, 15)
    assert played.numbers == [10, 11, 12, 13, 14]
    assert go(file, 5) == rows[:5]
    assert len(played.numbers) == 5
    assert len(results.read(file)[1]) == 15


def test_a_line_cut_off_is_played_again(tmp_path: Path, played: Count) -> None:
    file = tmp_path / "games.jsonl"
    go(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    played.numbers = []
    go(file)
    assert played.numbers == [39]
    assert file.read_bytes() == whole


OTHERS: dict[str, Callable[[Setup], Setup]] = {
    "game = lupusburg": lambda setup: replace(setup, game="lupusburg"),
    "seats = 6": lambda setup: replace(setup, seats=6),
    "bots = ('quick', 'quick')": lambda setup: replace(setup, bots=("quick", "quick")),
    "seed = 5": lambda setup: replace(setup, seed=5),
    "options = moon=full": lambda setup: replace(setup, options={"moon": "full"}),
    "rules = 7": lambda setup: replace(setup, rules=7),
    "observe = True": lambda setup: replace(setup, observe=True),
    "kind = duel": lambda setup: replace(setup, kind="duel"),
    'numbers = game = "x"': lambda setup: replace(setup, numbers='game = "x"'),
    "other rules or bots": lambda setup: replace(setup, code="0"),
}


@pytest.mark.parametrize("what", OTHERS)
@pytest.mark.parametrize("ending", [".parquet", ".jsonl"])
def test_a_file_of_another_set_up_is_refused_and_left_alone(tmp_path: Path, what: str, ending: str) -> None:
    file = tmp_path / f"games{ending}"
    other = Results(OTHERS[what](SETUP), file)
    other.add(ROWS)
    other.finish()
    before = file.read_bytes()
    with pytest.raises(SetupError, match="was played with") as told:
        Results(SETUP, file)
    assert what in str(told.value)
    assert "choose another --out" in str(told.value)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_every_part_of_a_set_up_is_compared() -> None:
    assert {name.split(" = ")[0] for name in OTHERS} - {"other rules or bots"} == {*asdict(SETUP)} - {"code"}


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"games{ending}"
    file.write_text("dear diary\n")
    with pytest.raises(CovoError, match="not a file of games"):
        Results(SETUP, file)
    with pytest.raises(CovoError, match="not a file of games"):
        results.read(file)
    assert file.read_text() == "dear diary\n"


def test_the_fingerprint_is_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fingerprint("conclave") == SETUP.code
    assert fingerprint("conclave") != fingerprint("lupusburg")
    alien = table.Job(replace(SETUP, code="0"), ())
    with pytest.raises(SetupError, match="another Covo"):
        table.play_some(alien, lambda: None)


def test_the_fingerprint_is_also_of_what_a_game_builds_on() -> None:
    assert [home.name for home in homes("lupinx")] == ["lupinx", "lupin"]
    assert [home.name for home in homes("lupin")] == ["lupin"]


# ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ctrl_c_says_how_to_go_on(run: Run, played: Count, tmp_path: Path) -> None:
    played.stop_after = 12
    ran = run("simulate conclave --games 100 --out games.parquet --workers 1")
    assert (ran.code, ran.out) == (130, "")
    assert "kept in games.parquet: the same command goes on from there" in ran.err
    assert "Nothing was kept" in run("simulate conclave --games 100 --workers 1").err
    played.stop_after = None
    assert run("simulate conclave --games 100 --out games.parquet --json").json["games"] == 100


def test_a_duel_goes_on_too(run: Run, tmp_path: Path) -> None:
    line = "duel conclave --games 30 --json"
    fresh = run(line).json
    run("duel conclave --games 12 --out duel.jsonl")
    assert run(f"{line} --out duel.jsonl").json == fresh
    ran = run("duel conclave --games 30 --seed 3 --out duel.jsonl")
    assert ran.code == 2
    assert "duel.jsonl was played with seed = 0, not 3" in ran.err


# ── who has won ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("outcome", "seats", "expected"),
    [
        (Outcome.won("x", 4, 2), 4, (2,)),
        (Outcome.won("x", 4, 3, 1), 4, (1, 3)),  # together
        (Outcome.won("x", 2, 0, 1), 2, ()),  # a draw
        (Outcome("x", ((0, 1, 2),), (0.0, 0.0, 0.0)), 3, ()),  # all have lost
        (Outcome("x", ((0,),), (1.0,)), 1, (0,)),
        (Outcome("x", ((0,),), (0.0,)), 1, ()),  # alone, and lost
    ],
)
def test_a_draw_is_a_win_of_nobody(outcome: Outcome, seats: int, expected: tuple[int, ...]) -> None:
    assert table.winners(outcome, seats) == expected


def test_draws_are_told_apart(run: Run, coin: str) -> None:
    found = run("simulate coin --option edge=true --games 400 --workers 1 --json").json
    ends = found["outcomes"]
    assert found["draws"] == ends["edge"] > 100
    assert found["wins"] == {"0": ends["heads"], "1": ends["tails"]}
    assert found["wins_by_side"]["upper"]["wins"] == ends["heads"]
    assert found["wins_by_side"]["lower"]["win_rate"] == ends["tails"] / 400
    assert sum(found["wins"].values()) + found["draws"] == 400
    assert "draw" in run("simulate coin --option edge=true --games 40 --workers 1").out


def test_sides_are_counted_by_game(run: Run) -> None:
    """The others win together: as many wins as games, not as seats."""
    found = run("simulate conclave --seats 5 --games 60 --json").json
    sides = found["wins_by_side"]
    assert sides["impostor"]["wins"] == found["outcomes"]["survived"] + found["outcomes"]["revenge"]
    assert sides["loyal"]["wins"] == found["outcomes"]["expelled"]
    assert sides["impostor"]["played"] == sides["loyal"]["played"] == 60
