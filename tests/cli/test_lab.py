"""covo simulate, duel and laws: what they say, and that the number of processes does not change it."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from covo.games import load, packages
from covo.kernel import CovoError, Game, Move, SetupError
from covo.kernel.laws import LAWS, Failure, Report
from covo.lab import duel, table
from covo.lab.pool import Crew, spread
from covo.lab.rows import Row, Setup
from covo.lab.simulate import setup_of
from covo.lab.table import BotError, Deal
from tests.cli.running import Run

CONCLAVE = setup_of("simulate", "conclave", 3, ["random"] * 3, 0, {})
CLOCK = ("seconds", "decisions_per_s")


@pytest.mark.parametrize("game", list(packages()))
def test_simulate_counts_every_game(run: Run, game: str) -> None:
    ran = run(f"simulate {game} --games 20 --bots quick,random --json")
    found = ran.json
    reasons = load(game).meta.reasons
    assert (ran.code, ran.err, found["game"], found["games"]) == (0, "", game, 20)
    assert sum(found["outcomes"].values()) == 20
    assert set(found["outcomes"]) <= set(reasons)
    assert set(found["wins"]) == {str(seat) for seat in range(found["seats"])}
    assert sum(found["wins"].values()) >= 20 - found["draws"]
    assert all(share["low"] <= share["win_rate"] <= share["high"] for share in found["wins_by_seat"].values())
    assert found["decisions_per_s"] > 0
    assert found["bots"] == [("quick", "random")[seat % 2] for seat in range(found["seats"])]
    assert sum(bot["wins"] for bot in found["wins_by_bot"].values()) == sum(found["wins"].values())


def test_simulate_says_the_same_for_any_number_of_workers(run: Run) -> None:
    line = "simulate lupusburg --seats 5 --bots quick,random --games 30 --seed 7 --option mayor=random --json"
    one, two = run(line, "--workers", "1").json, run(line, "--workers", "2").json
    for name in CLOCK:
        del one[name], two[name]
    assert one == two
    assert one["options"] == {"mayor": "random", "games": 1, "series_tie": "nearest"}


def test_another_seed_gives_other_games(run: Run) -> None:
    line = "simulate lupusburg --games 30 --bots random --json --seed"
    assert run(line, "1").json["wins"] != run(line, "2").json["wins"]


def test_simulate_in_words(run: Run) -> None:
    code, out, err = run("simulate lupusburg --games 10 --seats 6 --bots quick,random")
    assert (code, err) == (0, "")
    assert "LupusBURG, 6 seats, 10 games, seed 0" in out
    assert "decisions/s" in out


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    game = load("conclave")

    def cheat(view: object, ask: object, rng: Random) -> Move:
        return Move("win")

    cheated: Game[Any, Any] = type(game)(
        **{name: getattr(game, name) for name in game.__struct_fields__} | {"quick": cheat}
    )
    with pytest.raises(BotError, match="bot quick played win at seat"):
        table.play(cheated, {}, Deal(0, ("quick",) * 3, "0"))


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("conclave")
    short = type(game.meta)(
        **{name: getattr(game.meta, name) for name in game.meta.__struct_fields__} | {"max_moves": 2}
    )
    cut: Game[Any, Any] = type(game)(**{name: getattr(game, name) for name in game.__struct_fields__} | {"meta": short})
    with pytest.raises(CovoError, match="still goes on after 2 moves"):
        table.play(cut, {}, Deal(0, ("random",) * 3, "0"))


def test_an_error_in_a_worker_is_raised_here() -> None:
    good, bad = Deal(0, ("random",) * 3, "0"), Deal(0, ("nobody",) * 3, "0")
    with pytest.raises(SetupError, match="unknown bot 'nobody'"):
        list(table.play_all(CONCLAVE, [good] * 50 + [bad] + [good] * 50, Crew(2)))


def test_progress_counts_the_games() -> None:
    told: list[int] = []
    list(table.play_all(CONCLAVE, [Deal(0, ("random",) * 3, "0")] * 7, progress=told.append))
    assert told == [1, 2, 3, 4, 5, 6, 7]


def test_results_come_in_the_order_of_their_jobs() -> None:
    assert spread(_square, range(7), 1) == [number**2 for number in range(7)]


def _square(number: int, tick: object) -> int:
    return number**2


# ── duel ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_duel_gives_a_share_and_its_interval(run: Run) -> None:
    ran = run("duel lupusburg --bots quick,random --games 40 --seats 5 --json")
    found = ran.json
    assert (ran.code, ran.err, found["bots"], found["games"]) == (0, "", ["quick", "random"], 40)
    assert 0 <= found["low"] <= found["win_rate"] <= found["high"] <= 1


def test_the_other_way_round_the_share_is_the_rest(run: Run) -> None:
    line = "duel conclave --games 60 --seats 3 --json --bots"
    one, other = run(line, "quick,random").json, run(line, "random,quick").json
    assert one["win_rate"] + other["win_rate"] == pytest.approx(1)
    assert one["low"] + other["high"] == pytest.approx(1)


def test_a_bot_equals_itself_exactly(run: Run) -> None:
    found = run("duel lupusburg --bots random,random --games 30 --seats 5 --json").json
    assert found["win_rate"] == 0.5


def test_an_odd_number_of_games_is_rounded_up(run: Run) -> None:
    assert run("duel conclave --games 9 --json").json["games"] == 10


def test_duel_in_words(run: Run) -> None:
    code, out, err = run("duel conclave --games 20")
    assert (code, err) == (0, "")
    assert "quick wins" in out
    assert "95 % interval" in out


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize(
    ("winner", "expected"),
    [
        (lambda bots: (0,), 0.5),  # the seat decides: nobody is stronger
        (lambda bots: (len(bots) - 1, 1), 0.5),
        (lambda bots: (), 0.5),  # a draw
        (lambda bots: (bots.index("quick"),), 1.0),
        (lambda bots: tuple(seat for seat, bot in enumerate(bots) if bot == "random"), 0.0),
    ],
)
def test_half_means_equal_at_every_table(
    monkeypatch: pytest.MonkeyPatch, seats: int, winner: Any, expected: float
) -> None:
    def decided(setup: Setup, deals: list[Deal], *more: object) -> Any:
        yield [Row(deal.number, deal.seed, deal.bots, "parity", winner(deal.bots), (), 9) for deal in deals]

    monkeypatch.setattr("covo.lab.simulate.play_all", decided)
    found, _ = duel.duel("lupusburg", seats, ("quick", "random"), 60, 0, {})
    assert found.win_rate == pytest.approx(expected)
    assert found.low <= expected <= found.high


@pytest.mark.parametrize("seats", [4, 5, 8])
@pytest.mark.parametrize(
    ("winner", "expected"),
    [
        (lambda bots: (0,), 1),  # the seat decides: an equal's share
        (lambda bots: (len(bots) - 1, 1), 1),
        (lambda bots: (), 1),
        (lambda bots: (bots.index("quick"),), "seats"),
        (lambda bots: (bots.index("quick"), bots.index("random")), "half the seats"),
        (lambda bots: (bots.index("random"),), 0),
    ],
)
def test_alone_one_has_an_equals_share_at_every_table(
    monkeypatch: pytest.MonkeyPatch, seats: int, winner: Any, expected: Any
) -> None:
    def decided(setup: Setup, deals: list[Deal], *more: object) -> Any:
        assert all(deal.bots.count("quick") == 1 for deal in deals)
        yield [Row(deal.number, deal.seed, deal.bots, "parity", winner(deal.bots), (), 9) for deal in deals]

    monkeypatch.setattr("covo.lab.simulate.play_all", decided)
    found, rows = duel.duel("lupusburg", seats, ("quick", "random"), 61, 0, {}, alone=True)
    assert found.equal == 1 / seats
    times = {"seats": seats, "half the seats": seats / 2}.get(expected, expected)
    assert found.win_rate / found.equal == pytest.approx(times)
    assert found.low <= found.win_rate <= found.high
    assert len(rows) == found.games
    assert found.games - 61 in range(seats)
    deals = [rows[n : n + seats] for n in range(0, len(rows), seats)]
    assert all({row.bots.index("quick") for row in deal} == set(range(seats)) for deal in deals)
    assert all(len({row.seed for row in deal}) == 1 for deal in deals)


def test_alone_in_words(run: Run) -> None:
    code, out, err = run("duel conclave --games 20 --alone")
    assert (code, err) == (0, "")
    assert "alone among random" in out
    assert "times an equal's share" in out


def test_games_of_one_kind_of_duel_are_not_gone_on_with_as_the_other(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    assert run(f"duel conclave --games 6 --out {file}")[0] == 0
    code, _, err = run(f"duel conclave --games 6 --alone --out {file}")
    assert code != 0
    assert "kind = duel, not alone" in err


def test_the_games_of_a_pair_differ_only_in_who_sits_where() -> None:
    setup = setup_of("duel", "lupusburg", 5, ("quick", "random"), 0, {})
    dealt = duel.rounds(setup, 20)
    pairs = list(zip(dealt[::2], dealt[1::2], strict=True))
    assert all(one.seed == other.seed for one, other in pairs)
    assert all(
        {*both} == {"quick", "random"} for one, other in pairs for both in zip(one.bots, other.bots, strict=True)
    )
    assert len({one.seed for one, _ in pairs}) == 20
    assert len({one.bots for one, _ in pairs}) > 5
    assert [deal.number for deal in dealt] == list(range(40))


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_interval_holds_the_truth_19_times_of_20(chance: float, alike: float) -> None:
    """`alike`: how often the second game of a pair goes as the first did."""
    rng = Random(f"{chance} {alike}")
    held = 0
    for _ in range(400):
        scores = []
        for _ in range(60):
            first = rng.random() < chance
            second = first if rng.random() < alike else rng.random() < chance
            scores.append((first + second) / 2)
        _, low, high = duel.interval(scores)
        held += low <= chance <= high
    assert held / 400 > 0.95 - 3 * sqrt(0.05 * 0.95 / 400)


def test_the_interval_of_a_clean_sweep_is_honest() -> None:
    mean, low, high = duel.interval([1.0] * 50)
    assert (mean, high) == (1, 1)
    assert 0.9 < low < 0.97
    mean, low, high = duel.interval([0.5])
    assert low < 0.2
    assert high > 0.8


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_laws_of_every_seat_count(run: Run) -> None:
    ran = run("laws conclave --games 2 --json")
    assert ran.err == ""
    assert ran.json == {"game": "conclave", "seats": [3, 4, 5, 6], "games": 2, "passed": True, "failures": []}
    assert ran.code == 0


def test_laws_in_a_table(run: Run) -> None:
    code, out, err = run("laws conclave --games 3 --seats 4")
    assert (code, err) == (0, "")
    assert [line.split() for line in out.splitlines()[2:]] == [[law, "kept"] for law in LAWS]


@pytest.mark.parametrize("json", [True, False])
def test_a_broken_law_is_told_and_gives_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch, json: bool) -> None:
    def broken(game: Game[Any, Any], seats: int, games: int, rng_seed: int, progress: object) -> Report:
        return Report(game.meta.id, seats, games, failures=[Failure("twins", "the scene of seat 1 tells a [secret]")])

    monkeypatch.setattr("covo.kernel.laws.check", broken)
    ran = run("laws lupusburg --seats 4", *(["--json"] if json else []))
    assert (ran.code, ran.err) == (1, "")
    if json:
        assert ran.json["passed"] is False
        assert ran.json["failures"] == [{"seats": 4, "law": "twins", "detail": "the scene of seat 1 tells a [secret]"}]
    else:
        assert "the scene of seat 1 tells a [secret]" in ran.out
        assert "broken" in ran.out
