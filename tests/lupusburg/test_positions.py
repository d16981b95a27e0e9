"""Positions: of recorded games, counted, saved and loaded, and imagined from what one viewer knows."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import islice, permutations, product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from covo.games.lupusburg.box import COINS, owner
from covo.games.lupusburg.check import conserved
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.state import Lupus
from covo.games.lupusburg.steps import KeepCoin, PlaceSeal
from covo.kernel import CHANCE, WATCHER, LoadError, Match, Move, Together, dump, load, parse, replay
from tests.lupusburg.table import Played, Table, table

HERE = Path(__file__).parent
PERFT = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["position"]


# ── Recorded games ───────────────────────────────────────────────────────────────────────────────────────────────


def recorded(name: str) -> list[Match]:
    """The match after its last move, and where it stood after each."""
    return list(replay(GAME, parse((HERE / "records" / f"{name}.covo").read_text("utf-8"))))


@pytest.mark.parametrize(
    ("name", "reason", "ranking", "points", "totals"),
    [
        ("parity", "parity", ((2,), (0, 1, 3)), (), (0, 0, 0, 0)),
        ("home-bite", "parity", ((0,), (1, 2, 3)), (), (0, 0, 0, 0)),
        ("lynched", "lynched", ((2,), (3,), (4,), (1,), (0,)), (0, 3, 9, 7, 3), (0, 0, 0, 0, 0)),
        (
            "eight-bettors",
            "lynched",
            ((7,), (6,), (0,), (2,), (3,), (5,), (1,), (4,)),
            (8, 5, 8, 7, 0, 7, 10, 12),
            (0, 0, 0, 0, 0, 0, 0, 0),
        ),
        ("series", "series", ((2,), (3,), (1,), (0,)), (0, 4, 10, 5), (0, 4, 10, 9)),
        ("shared-series", "series", ((1, 3), (0, 2)), (1, 6, 0, 6), (1, 12, 1, 12)),
    ],
)
def test_recorded_game(
    name: str,
    reason: str,
    ranking: tuple[tuple[int, ...], ...],
    points: tuple[int, ...],
    totals: tuple[int, ...],
) -> None:
    state: Lupus = recorded(name)[-1].state
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.ranking) == (reason, ranking)
    winners = ranking[0]
    assert state.outcome.returns == tuple((seat in winners) / len(winners) for seat in range(state.seats))
    assert (state.points, state.totals) == (points, totals)


def test_every_way_to_end_has_a_recorded_game() -> None:
    ends = {parse(path.read_text("utf-8")).end for path in (HERE / "records").glob("*.covo")}
    assert ends == set(GAME.meta.reasons)


@pytest.mark.parametrize("name", [path.stem for path in sorted((HERE / "records").glob("*.covo"))])
def test_a_record_written_back_plays_the_same(name: str) -> None:
    match = recorded(name)[-1]
    again = list(replay(GAME, parse(match.record.text())))[-1]
    assert again.state == match.state
    assert again.events == match.events


# ── Counted ──────────────────────────────────────────────────────────────────────────────────────────────────────


def perft(state: Lupus, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 1:
        return sum(len(ask.moves) for ask in state.asks)
    return sum(perft(state.child(ask.seat, move), depth - 1) for ask in state.asks for move in ask.moves)


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position["what"])
def test_perft(position: dict[str, Any]) -> None:
    moves = replay(GAME, parse((HERE / "records" / f"{position['record']}.covo").read_text("utf-8")))
    state: Lupus = next(islice(moves, position["ply"], None)).state
    assert type(state.stack[0]).__name__ == position["step"]
    assert [perft(state, depth + 1) for depth in range(len(position["counts"]))] == position["counts"]


# ── Saved and loaded ─────────────────────────────────────────────────────────────────────────────────────────────


def laying() -> Table:
    return Table(4).play(2, "chest L")


def dealing() -> Table:
    return Table(4).play(0, "chest R").play(1, "chest R").play(2, "chest R").play(3, "chest R")


def night() -> Table:
    """The second night; 2R and 3L are gone, the thief looked at 3R, the mayor at 1R, seat 2 bet on seat 0."""
    t = table(4).night("2R", look="3R").privilege("1R", "L").bets({2: (8, 0)})
    return t.discuss().lynch("3L")


def run_off() -> Table:
    return night().night("3R").privilege().bets().discuss().suspect("2L", "1R")


def over() -> Table:
    return table(4).round("2R", "0R").round("2L", "0L")


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def damage(state: dict[str, Any]) -> None:
        at: Any = state
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return damage


def damaged(t: Table, damage: Callable[[dict[str, Any]], None]) -> bytes:
    saved = json.loads(dump(GAME, t.state))
    damage(saved["state"])
    return json.dumps(saved).encode()


SEAT, SLOTS, LENGTH = "expected a seat", "expected seats and slots", "expected an entry for each seat"
DEALT, LAID = "expected a seat once cards are dealt", "expected a side for each seat once houses lie"
THE_COINS = "expected with the bets the coins (8, 7, 6, 5, 4, 3, 2, 2)"
BIT = "expected a bit for each of 8 slots"


@pytest.mark.parametrize(
    ("setting", "damage", "field", "problem"),
    [
        (night, put("games", value=0), "games", "expected 1 to 8"),
        (night, put("games", value=9), "games", "expected 1 to 8"),
        (night, put("mayor", value=-1), "mayor", SEAT),
        (night, put("mayor", value=4), "mayor", SEAT),
        (night, put("round", value=-1), "round", "expected 0 or more"),
        (night, put("alive", value=-1), "alive", BIT),
        (night, put("alive", value=1 << 8), "alive", BIT),
        (night, put("totals", value=[0, 0, 0]), "totals", "expected a number for each seat"),
        (night, put("totals", value=[0] * 5), "totals", "expected a number for each seat"),
        (night, put("bets", value=[None] * 3), "bets", LENGTH),
        (night, put("bets", value=[None] * 5), "bets", LENGTH),
        (night, put("chests", value=[0, 0, 0]), "chests", LAID),
        (night, put("chests", value=[]), "chests", LAID),
        (laying, put("chests", value=[0, 0, 0, 0]), "chests", LAID),
        (dealing, put("chests", value=[]), "chests", LAID),
        (night, put("wolf", value=-1), "wolf", DEALT),
        (night, put("wolf", value=4), "wolf", DEALT),
        (laying, put("wolf", value=0), "wolf", DEALT),
        (dealing, put("wolf", value=0), "wolf", DEALT),
        (over, put("wolf", value=-1), "wolf", DEALT),
        (night, put("thief", value=-1), "thief", DEALT),
        (night, put("thief", value=4), "thief", DEALT),
        (laying, put("thief", value=0), "thief", DEALT),
        (dealing, put("thief", value=0), "thief", DEALT),
        (night, put("thief", value=0), "thief", "expected not the werewolf"),
        (run_off, put("suspects", value=[5]), "suspects", "expected living"),
        (run_off, put("suspects", value=[5, 2, 3]), "suspects", "expected living"),
        (run_off, put("suspects", value=[5, 4]), "suspects", "expected living"),
        (run_off, put("suspects", value=[5, 5]), "suspects", "expected two"),
        (night, put("votes", 0, 1, value=-1), "votes", SLOTS),
        (night, put("votes", 0, 1, value=4), "votes", SLOTS),
        (night, put("votes", 0, 2, value=8), "votes", SLOTS),
        (night, put("runoffs", 0, 1, value=-1), "runoffs", "expected seats"),
        (night, put("runoffs", 0, 1, value=4), "runoffs", "expected seats"),
        (night, put("deaths", 0, "slot", value=8), "deaths", "expected slots"),
        (night, put("deaths", 0, "slot", value=0), "deaths", "expected the missing slots"),
        (night, put("deaths", value=[]), "deaths", "expected the missing slots"),
        (night, put("alive", value=0b11111111), "deaths", "expected the missing slots"),
        (night, put("looks", 0, 1, value=8), "looks", "expected slots"),
        (night, put("privileges", 0, "mayor", value=-1), "privileges", SLOTS),
        (night, put("privileges", 0, "mayor", value=4), "privileges", SLOTS),
        (night, put("privileges", 0, "target", value=8), "privileges", SLOTS),
        (night, put("privileges", 0, "shown", value=8), "privileges", "expected slots"),
        (night, put("bets", 2, "target", value=-1), "bets", "expected seats"),
        (night, put("bets", 2, "target", value=4), "bets", "expected seats"),
        (night, put("bag", value=[7, 6, 5, 4, 3, 2]), "bag", THE_COINS),
        (night, put("bag", value=[8, 7, 6, 5, 4, 3, 2, 2]), "bag", THE_COINS),
        (night, put("bets", 2, "coin", value=7), "bag", THE_COINS),
        (night, put("bets", 2, "coin", value=None), "bag", THE_COINS),
        (over, put("past", 0, "winner", value=-1), "past", "expected seats"),
        (over, put("past", 0, "winner", value=4), "past", "expected seats"),
        (over, put("past", 0, "points", value=[0, 0, 0]), "past", "expected seats"),
        (night, put("stack", 0, "answers", value=["sleep"]), "stack[0].answers", "expected one for each seat, or none"),
        (
            night,
            put("stack", 1, "answers", value=["sleep"] * 5),
            "stack[1].answers",
            "expected one for each seat, or none",
        ),
    ],
)
def test_a_damaged_position_names_its_field(
    setting: Callable[[], Table], damage: Callable[[dict[str, Any]], None], field: str, problem: str
) -> None:
    with pytest.raises(LoadError) as caught:
        load(GAME, damaged(setting(), damage))
    assert str(caught.value) == f"state.{field}: {problem}"


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (put("mayor", value=-2), "mayor"),
        (put("mayor", value=8), "mayor"),
        (put("wolf", value=8), "wolf"),
        (put("thief", value=-2), "thief"),
        (put("looks", 0, 1, value=-1), "looks[...][...]"),
        (put("looks", 0, 1, value=16), "looks[...][...]"),
        (put("chests", 0, value=2), "chests[...]"),
        (put("chests", 0, value=-1), "chests[...]"),
        (put("bag", 0, value=1), "bag[...]"),
        (put("bag", 0, value=9), "bag[...]"),
        (put("bets", 2, "coin", value=9), "bets[...].coin"),
        (put("bets", 2, "drawn", value=[9]), "bets[...].drawn[...]"),
    ],
)
def test_a_number_nothing_in_the_box_has_names_its_field(damage: Callable[[dict[str, Any]], None], field: str) -> None:
    with pytest.raises(LoadError) as caught:
        load(GAME, damaged(night(), damage))
    assert caught.value.field.startswith(f"state.{field.split('[', maxsplit=1)[0]}")


def placing() -> Table:
    """Seat 0 has bet with the 8; seat 1 has kept the 7 of 7, 6 and 5."""
    return table(4).night("2R").privilege().bet(8, 1).play(1, "bet").chance("draw 7 6 5").play(1, "keep 7")


def keeping() -> Table:
    return table(4).night("2R").privilege().bet(8, 1).play(1, "bet").chance("draw 7 6 5")


def betting() -> Table:
    return table(4).night("2R").privilege()


@pytest.mark.parametrize(
    ("setting", "damage", "field"),
    [
        (placing, put("stack", 0, "coin", value=8), "stack[0]"),  # bet by another
        (placing, put("stack", 0, "coin", value=2), "stack[0]"),  # not drawn
        (keeping, put("stack", 0, "drawn", value=[8, 7, 6]), "stack[0]"),  # not in the bag
        (betting, put("stack", 0, "queue", value=[0, 5]), "stack[0]"),
        (betting, put("stack", 2, "queue", value=[0, 9]), "stack[2]"),
        (lambda: table(4).night("2R").play(0, "point 1R"), put("privileges", value=[]), "privileges"),
    ],
)
def test_a_step_no_game_could_have_names_its_field(
    setting: Callable[[], Table], damage: Callable[[dict[str, Any]], None], field: str
) -> None:
    with pytest.raises(LoadError) as caught:
        load(GAME, damaged(setting(), damage))
    assert caught.value.field.startswith(f"state.{field}")


@pytest.mark.parametrize("setting", [laying, dealing, night, run_off, over])
def test_a_sound_position_loads(setting: Callable[[], Table]) -> None:
    t = setting()
    again = load(GAME, dump(GAME, t.state))
    assert again == t.state
    assert again.asks == t.state.asks


@pytest.mark.parametrize("games", [1, 8])
def test_what_lies_on_the_edge_loads(games: int) -> None:
    """The last seat, the last slot and the longest series are as good as the first."""
    t = table(8, wolf=7, thief=6, mayor=7, games=games).night("0R", look="7L").privilege("6L", "L")
    t.play(7, "bet").chance("draw 8 7 2").play(7, "keep 2").play(7, "accuse 0").play(0, "bet").chance("draw 8 7 6")
    t.play(0, "keep 8").play(0, "accuse 7").bets().discuss().suspect("7L", "7R").play(6, "cast paw tuft")
    assert load(GAME, dump(GAME, t.state)) == t.state
    t.runoff()
    assert load(GAME, dump(GAME, t.state)) == t.state
    assert (t.state.deaths[-1].slot, t.state.votes[-2][1]) == (15, 5)


def test_every_position_of_a_game_loads(played: list[Played]) -> None:
    for _, positions in played[::4]:
        for state in positions[::2]:
            again = load(GAME, dump(GAME, state))
            assert again == state
            assert again.asks == state.asks


@pytest.mark.rule("LBG-CMP-06", "LBG-BET-18", "LBG-PHS-03")
def test_nothing_is_ever_lost() -> None:
    for t in (laying(), night(), run_off(), over()):
        kept = dict(conserved(t.state))
        seals = kept.pop("coins and seals")
        assert kept == {"coins": COINS, "characters": 8}
        assert seals == 8


# ── Imagined ─────────────────────────────────────────────────────────────────────────────────────────────────────

World = tuple[int, int, tuple[int, ...]]  # werewolf, thief, chests


def fitting(state: Lupus, viewer: int) -> set[World]:
    """Every deal with every laying of chests that this viewer cannot tell from the truth, found by trying them all."""
    seen = GAME.view(state, viewer)
    worlds: set[World] = set()
    for (wolf, thief), chests in product(
        permutations(range(state.seats), 2), list(product((0, 1), repeat=state.seats))
    ):
        other = state.copy()
        other.wolf, other.thief, other.chests = wolf, thief, chests
        if GAME.view(other, viewer) == seen and goes_on(state, wolf):
            worlds.add((wolf, thief, chests))
    return worlds


def goes_on(state: Lupus, wolf: int) -> bool:
    """Whether the game would have gone on after every death so far with this werewolf."""
    alive = set(range(2 * state.seats))
    for death in state.deaths:
        alive.remove(death.slot)
        mine = sum(owner(slot) == wolf for slot in alive)
        if mine == 0 or mine >= len(alive) - mine:
            return False
    return True


def imagined(t: Table, viewer: int, count: int) -> list[Lupus]:
    rng = Random(1)
    seen = t.view(viewer)
    return [GAME.imagine(seen, rng) for _ in range(count)]


def late() -> Table:
    """Four alive: the werewolf's 0L, the thief's 1R and 1L, and 3L. Seat 2 has lost both."""
    return table(4).round("2R", "0R").round("2L", "3R")


SEEN: dict[str, tuple[Callable[[], Table], int]] = {
    "a citizen before the first call": (table_of_four := lambda: table(4), 2),
    "the werewolf": (table_of_four, 0),
    "a watcher": (table_of_four, WATCHER),
    "a thief who found a chest": (lambda: table(4).thief_call("2R"), 1),
    "a thief who found none": (lambda: table(4).thief_call("3L"), 1),
    "a thief who looked twice": (lambda: table(4).thief_call("0L").wolf_call("2R").day("2L").thief_call("3R"), 1),
    "a mayor who saw a citizen": (lambda: table(4, wolf=2, thief=3).night("1R").privilege("1L"), 0),
    "a mayor who saw the werewolf": (lambda: table(4, wolf=2, thief=3).night("1R").privilege("2L"), 0),
    "a mayor who saw the thief": (lambda: table(4, wolf=2, thief=3).night("1R").privilege("3L"), 0),
    "a player shown a citizen": (lambda: table(4, wolf=0, thief=3).night("1R").privilege("2L", "R"), 2),
    "a player shown the werewolf": (lambda: table(4, wolf=0, thief=3).night("1R").privilege("2L", "L"), 2),
    "a thief and mayor who knows both houses of another": (
        lambda: table(4, wolf=2, thief=0).night("1R", look="1R").privilege("1L"),
        0,
    ),
    "a citizen who watched one player lose both": (late, 3),
    "a player who has lost both": (late, 2),
    "the thief when four are left": (late, 1),
    "a watcher when three are left": (lambda: late().night("1R"), WATCHER),
}


@pytest.mark.rule("LBG-SEC-02", "LBG-SEC-03", "LBG-SEC-04", "LBG-SEC-05")
@pytest.mark.parametrize("who", SEEN)
def test_each_deal_that_fits_a_view_is_imagined_alike_often(who: str) -> None:
    setting, viewer = SEEN[who]
    t = setting()
    worlds = fitting(t.state, viewer)
    count = max(2000, 60 * len(worlds))
    drawn = Counter((world.wolf, world.thief, world.chests) for world in imagined(t, viewer, count))
    assert set(drawn) == worlds
    assert max(drawn.values()) < 4 * min(drawn.values())
    for part in (0, 1):  # the werewolf, the thief
        often: Counter[object] = Counter()
        for world, times in drawn.items():
            often[world[part]] += times
        for seat, times in often.items():
            share = sum(world[part] == seat for world in worlds) / len(worlds)
            assert abs(times - count * share) <= 4.5 * sqrt(count * share * (1 - share))


@pytest.mark.rule("LBG-SEC-02")
def test_before_the_deal_only_the_others_chests_are_imagined() -> None:
    t = dealing()
    drawn = Counter(world.chests for world in imagined(t, 1, 800))
    assert set(drawn) == {chests for chests in product((0, 1), repeat=4) if chests[1] == 0}
    assert all(60 < often < 140 for often in drawn.values())
    assert {(world.wolf, world.thief, world.looks) for world in imagined(t, 1, 20)} == {(-1, -1, ())}
    assert {(world.wolf, world.thief, world.chests) for world in imagined(laying(), 1, 20)} == {(-1, -1, ())}


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2, 3])
def test_the_view_of_an_imagined_world_is_the_view(viewer: int, played: list[Played]) -> None:
    rng = Random(viewer)
    for _, positions in played[::5]:
        for state in positions[::3]:
            seen = GAME.view(state, viewer)
            world = GAME.imagine(seen, rng)
            assert GAME.view(world, viewer) == seen
            assert world.ask(viewer) == state.ask(viewer)
            assert load(GAME, dump(GAME, world)) == world


@pytest.mark.rule("LBG-SEC-06")
def test_imagined_looks_are_such_as_the_thief_could_make() -> None:
    t = table(4, wolf=3, thief=1).round("2R", "3L").round("2L", "1L").thief_call().wolf_call("1R")
    # Nobody else can be the werewolf: 1 and 2 are out, and with seat 0 the game would have ended two against two.
    assert {world.wolf for world in imagined(t, WATCHER, 200)} == {3}
    slept = set()
    looked = Counter[tuple[int, int, int]]()
    for world in imagined(t, WATCHER, 3000):
        nights = [night for night, _ in world.looks]
        assert nights == sorted(set(nights))
        slept.add((world.thief, tuple(nights)))
        looked.update((world.thief, night, slot) for night, slot in world.looks)
    houses = {1: {0, 1, 2, 3, 4, 5, 6, 7}, 2: {0, 1, 2, 3, 5, 6}, 3: {0, 1, 2, 6}}
    expected = {
        (thief, night, slot)
        for thief in range(3)
        for night, standing in houses.items()
        for slot in standing
        if owner(slot) != thief and any(owner(other) == thief for other in standing)
    }
    assert set(looked) == expected
    assert {nights for thief, nights in slept if thief == 0} == {
        tuple(night for night, awake in zip((1, 2, 3), nights, strict=True) if awake)
        for nights in product((True, False), repeat=3)
    }
    assert {nights for thief, nights in slept if thief == 2} == {(), (1,), (2,), (1, 2)}  # out after the second


def test_a_look_is_imagined_for_every_call_that_has_closed() -> None:
    t = table(4)
    assert {world.looks for world in imagined(t, 2, 100)} == {()}
    t.thief_call()
    assert {night for world in imagined(t, 2, 200) for night, _ in world.looks} == {1}
    t.wolf_call("2R")
    assert {night for world in imagined(t, 2, 200) for night, _ in world.looks} == {1}
    t.day("2L")
    assert {night for world in imagined(t, 2, 200) for night, _ in world.looks} == {1}
    t.thief_call()
    assert {night for world in imagined(t, 2, 200) for night, _ in world.looks} == {1, 2}
    each = Counter(world.looks[0][1] if world.looks else None for world in imagined(table(4).thief_call(), 2, 2100))
    assert set(each) == {None, *range(8)}
    assert 200 < each[None] < 400  # one choice of seven


def test_a_thief_remembers_his_own_looks() -> None:
    t = table(4).round("2R", "3L", look="3R").thief_call("0L")
    assert {world.looks for world in imagined(t, 1, 50)} == {((1, 6), (2, 1))}


def coins_of(worlds: list[Lupus], seat: int) -> Counter[int | None]:
    return Counter(bet.coin for bet in (world.bets[seat] for world in worlds) if bet)


def coins_fit(world: Lupus, order: list[int]) -> None:
    """The bets could have been made in this order: each draw from what was in the bag, each coin from its draw."""
    bag = list(COINS)
    for seat in order:
        bet = world.bets[seat]
        assert bet is not None
        assert bet.coin in bet.drawn
        assert list(bet.drawn) == sorted(bet.drawn, reverse=True)
        assert len(bet.drawn) == min(3, len(bag))
        assert not Counter(bet.drawn) - Counter(bag)
        bag.remove(bet.coin)
    assert world.bag == tuple(bag)


@pytest.mark.rule("LBG-SEC-15", "LBG-SEC-16", "LBG-SEC-18")
def test_an_unknown_bet_is_any_coin_of_any_draw() -> None:
    t = table(4).night("2R").privilege().bets({2: (8, 0)})
    worlds = imagined(t, 1, 4480)
    for world in worlds:
        coins_fit(world, [2])
    coins = coins_of(worlds, 2)
    assert set(coins) == set(COINS)
    assert all(460 < coins[coin] / COINS.count(coin) < 660 for coin in set(COINS))
    hands = Counter(bet.drawn for world in worlds if (bet := world.bets[2]))
    assert len(hands) == 41
    assert 45 < hands[8, 7, 6] < 115
    assert 100 < hands[8, 7, 2] < 220
    bet = worlds[0].bets[2]
    assert bet is not None
    assert (bet.target, bet.day) == (0, 1)


@pytest.mark.rule("LBG-SEC-15")
def test_coins_are_imagined_in_the_order_of_the_bets() -> None:
    """Seat 3 bet on the first day; on the second, from seat 1 on, seats 1, 2 (who looks back) and 0."""
    t = table(4).night("2R").privilege().bets({3: (5, 0)}).discuss().lynch("2L").night("3R").privilege()
    t.bets({1: (4, 0), 2: (7, 0, "8 7 2"), 0: (8, 1)})
    worlds = imagined(t, 2, 1500)
    for world in worlds:
        coins_fit(world, [3, 1, 2, 0])
        assert world.bets[2] == t.state.bets[2]
    kept = [set(coins_of(worlds, seat)) for seat in range(4)]
    assert kept[3] == kept[1] == {6, 5, 4, 3, 2}  # seat 2 saw the others later, but one 2 of the two
    assert kept[0] == {8, 6, 5, 4, 3, 2}
    drawn = [{coin for world in worlds if (bet := world.bets[seat]) for coin in bet.drawn} for seat in range(4)]
    assert drawn[3] == drawn[1] == set(COINS)
    assert drawn[0] == set(COINS) - {7}
    for world in imagined(t, WATCHER, 500):
        coins_fit(world, [3, 1, 2, 0])


@pytest.mark.rule("LBG-SEC-16", "LBG-SEC-18")
def test_a_bet_in_the_making_is_imagined_too() -> None:
    t = table(4).night("2R").privilege().bet(8, 1, "8 7 2").play(1, "bet").chance("draw 6 4 2")
    for viewer in (0, 3):
        tops = [world.stack[0] for world in imagined(t, viewer, 1500)]
        hands = {top.drawn for top in tops if isinstance(top, KeepCoin)}
        assert len(hands) == (25 if viewer == 0 else 41)
        assert all(hand == tuple(sorted(hand, reverse=True)) and len(hand) == 3 for hand in hands)
        assert {coin for hand in hands for coin in hand} == set(COINS) - ({8} if viewer == 0 else set())
    assert {world.stack[0] for world in imagined(t, 1, 30)} == {KeepCoin(1, (6, 4, 2))}
    assert set(coins_of(imagined(t, 1, 500), 0)) == {8, 7, 5, 3, 2}  # what the viewer has in hand was in the bag
    t.play(1, "keep 4")
    tops = [world.stack[0] for world in imagined(t, 3, 1500)]
    assert all(isinstance(top, PlaceSeal) and top.seat == 1 and top.coin in top.drawn for top in tops)
    assert {top.coin for top in tops if isinstance(top, PlaceSeal)} == set(COINS)
    assert {world.stack[0] for world in imagined(t, 1, 30)} == {PlaceSeal(1, (6, 4, 2), 4)}
    assert set(coins_of(imagined(t, 1, 500), 0)) == {8, 7, 5, 3, 2}


def test_the_last_coins_are_imagined_as_all_there_are() -> None:
    t = table(8).night("2R").privilege()
    for seat, coin in enumerate((8, 7, 6, 5, 4, 3)):
        t.bet(coin, (seat + 1) % 8)
    t.play(6, "bet").chance("draw 2 2")
    for world in imagined(t, 7, 300):
        coins_fit(world, [0, 1, 2, 3, 4, 5])
        top = world.stack[0]
        assert isinstance(top, KeepCoin)
        assert top.drawn == world.bag
        assert len(top.drawn) == 2
    t.play(6, "keep 2").play(6, "accuse 0").play(7, "bet").chance("draw 2").play(7, "keep 2").play(7, "accuse 0")
    for world in imagined(t, 3, 300):
        coins_fit(world, [0, 1, 2, 3, 4, 5, 6, 7])
        assert world.bets[3] == t.state.bets[3]


def answers(world: Lupus) -> tuple[Move | None, ...]:
    top = world.stack[0]
    assert isinstance(top, Together)
    assert any(top.answers) or top.answers == ()
    return top.answers or (None,) * world.seats


@pytest.mark.rule("LBG-SEC-07")
def test_at_night_any_of_the_others_may_have_answered_but_never_all() -> None:
    t = table(4).play(2, "sleep")
    worlds = imagined(t, 2, 1600)
    assert all(answers(world)[2] == Move("sleep") for world in worlds)
    assert all(world.asks for world in worlds)
    who = Counter(tuple(given is not None for given in answers(world)) for world in worlds)
    assert set(who) == {others for others in product((True, False), repeat=4) if others[2] and not all(others)}
    assert min(who.values()) > 100
    for world in worlds:
        for seat, given in enumerate(answers(world)):
            assert given is None or seat == 2 or given in world.stack[0].ask(world, seat).moves  # type: ignore[attr-defined]
        assert world.stack[1].answers == ()  # type: ignore[attr-defined]
    silent = Counter(tuple(given is not None for given in answers(world)) for world in imagined(table(4), 2, 1600))
    assert set(silent) == {others for others in product((True, False), repeat=4) if not others[2]}
    assert all(130 < often < 270 for often in silent.values())
    looked = {str(given) for world in imagined(t, 2, 1600) for given in answers(world) if given}
    assert {"sleep", "look 0R", "look 3L", "look 2R"} <= looked
    assert not any(move.startswith("bite") for move in looked)


def test_the_one_still_awake_may_be_any_other() -> None:
    t = table(4).thief_call().play(1, "sleep")
    late = Counter(
        tuple(seat for seat, given in enumerate(answers(world)) if given is None) for world in imagined(t, 1, 1600)
    )
    alone = [late[seat,] for seat in (0, 2, 3)]
    assert (late[1,], late[()]) == (0, 0)
    assert min(alone) > 150
    for world in imagined(t, 1, 200):
        bite = answers(world)[world.wolf]
        assert bite is None or bite.verb == "bite"


@pytest.mark.rule("LBG-SEC-23", "LBG-SEC-24")
def test_marked_answers_are_imagined_for_exactly_those_who_have_given_them() -> None:
    t = (
        table(4)
        .night("2R")
        .privilege()
        .bets()
        .discuss()
        .suspect("3R", "3L")
        .play(0, "cast paw tuft")
        .play(2, "cast tuft")
    )
    cast = Counter(answers(world) for world in imagined(t, 1, 600))
    assert {(given[1], given[3]) for given in cast} == {(None, None)}
    assert {str(given[0]) for given in cast} == {"cast paw paw", "cast paw tuft", "cast tuft tuft"}
    assert {str(given[2]) for given in cast} == {"cast paw", "cast tuft"}
    assert min(cast.values()) > 60
    own = {answers(world)[0] for world in imagined(t, 0, 50)}
    assert own == {Move("cast", "paw", "tuft")}
    chests = Counter(answers(world) for world in imagined(laying(), 0, 400))
    assert set(chests) == {(None, None, Move("chest", side), None) for side in "RL"}
    assert {answers(world) for world in imagined(Table(4), 0, 20)} == {(None,) * 4}
    ready = table(4).night("2R").privilege().bets().play(3, "ready")
    assert {answers(world) for world in imagined(ready, 0, 20)} == {(None, None, None, Move("ready"))}


@pytest.mark.rule("LBG-END-06")
@pytest.mark.parametrize("viewer", [WATCHER, 0, 3])
def test_after_the_end_there_is_nothing_to_imagine(viewer: int) -> None:
    t = table(4, wolf=2, thief=3, chests="LRLR").night("1R", look="0L").privilege("3R").bets({0: (8, 1)})
    t.discuss().lynch("2R").round("1L", "2L")
    assert [world == t.state for world in imagined(t, viewer, 5)] == [True] * 5
    assert imagined(t, viewer, 1)[0].asks == ()


def test_after_a_series_there_is_nothing_to_imagine_either() -> None:
    t = table(4, games=2, wolf=0, thief=1).round("2R", "0R").round("2L", "0L")
    t.deal(3, 2, "RLRL").round("1R", "3R", look="0L").round("1L", "3L")
    assert t.step == "over"
    assert imagined(t, 0, 1)[0] == t.state


def test_an_imagined_chance_is_asked_what_the_true_one_is() -> None:
    for t in (dealing(), table(4).night("2R").privilege().play(0, "bet")):
        assert {world.asks for world in imagined(t, 1, 5)} == {t.state.asks}
        assert t.asked == [CHANCE]
