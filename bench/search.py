"""How fast search is: iterations a second and moves made in them, beside OpenSpiel's own IS-MCTS on the same game.

As in `engine.py` everything is measured in slices, in turn, and ratios are medians of the rounds' own. Kuhn poker is
the game both have: OpenSpiel deals it anew by itself. For phantom tic-tac-toe it cannot; its Python bot takes a
function that does, so there it is handed worlds imagined by us, played out move by move into a state of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple, cast

from bench import kuhn, phantom
from bench.engine import ROUNDS, Row
from covo import games
from covo.bots.search import Budget, Search
from covo.kernel import CHANCE, Ask, Game, Mind, Move, Seat

ITERATIONS, MOVES = "iterations/s", "moves/s in search"
SMALL: Final = 1000  # iterations for a decision of a small game, on both sides
POSITIONS: Final = 6  # decisions of a game of the box to think about
ENOUGH: Final = 5.0  # times the iterations of OpenSpiel's Python bot
# Iterations in a second we want, by game
WANTED: Final = {"lupusburg": 2000, "rogue": 500, "fuga": 300, "lupin": 200}


Thinks = Callable[[float], tuple[int, int, float]]  # spends about so many seconds; iterations, moves and time


class Thinker(NamedTuple):
    """Something that decides."""

    what: str
    think: Thinks
    beside: str | None = None
    wanted: float | None = None


def rows(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> list[Row]:
    tell = progress or (lambda text: None)
    things = [*small(), *box()]
    rates: dict[str, list[tuple[float, float]]] = {thing.what: [] for thing in things}
    for turn in range(ROUNDS + 1):
        for thing in things:
            tell(f"round {turn} of {ROUNDS}: {thing.what}")
            iterations, moves, spent = thing.think(seconds / ROUNDS)
            if turn:  # round 0 warms caches up
                rates[thing.what].append((iterations / spent, moves / spent))
    return [row for thing in things for row in _rows(thing, rates)]


def _rows(thing: Thinker, rates: dict[str, list[tuple[float, float]]]) -> Iterator[Row]:
    mine = rates[thing.what]
    row = Row(thing.what, ITERATIONS, median(one for one, _ in mine))
    if thing.beside in rates:
        ratio = median(one / other for (one, _), (other, _) in zip(mine, rates[thing.beside], strict=True))
        row = row._replace(ratio_to=thing.beside, ratio=ratio)
        if "Python" in thing.beside:
            row = row._replace(target=f"≥ {ENOUGH:.3g}", reached=ratio >= ENOUGH)
    elif thing.wanted:
        row = row._replace(target=f"≥ {thing.wanted:.0f} a second", reached=row.value >= thing.wanted)
    yield row
    if any(moves for _, moves in mine):
        yield Row(thing.what, MOVES, median(moves for _, moves in mine))


# ── Small games ──────────────────────────────────────────────────────────────────────────────────────────────────


class Small(NamedTuple):
    """As much of a game as search needs."""

    view: Callable[[Any, Seat], Any]
    imagine: Callable[[Any, Random], Any]
    quick: Callable[[Any, Ask, Random], Move]
    mind: Mind[Any, Any]


def alike(view: Any, ask: Ask) -> tuple[float, ...]:
    return (1 / len(ask.moves),) * len(ask.moves)


def pick(view: Any, ask: Ask, rng: Random) -> Move:
    return ask.pick(rng)


KUHN: Final = Small(kuhn.view, kuhn.imagine, pick, Mind(likely=alike))
PHANTOM: Final = Small(phantom.view, phantom.imagine, pick, Mind(likely=alike))


def small() -> Iterator[Thinker]:
    """Ours right after what it is beside: what else the machine does, it does to both."""
    python, phantom_ttt = "OpenSpiel IS-MCTS (Python), kuhn_poker", "OpenSpiel IS-MCTS (Python), phantom_ttt"
    yield from _peer(python, _spiel_kuhn)
    yield Thinker("Covo search, Kuhn poker", _ours(KUHN, kuhn.begun()), python)
    yield from _peer("OpenSpiel IS-MCTS (C++), kuhn_poker", _spiel_kuhn_cc)
    yield from _peer(phantom_ttt, _spiel_phantom)
    yield Thinker("Covo search, phantom tic-tac-toe", _ours(PHANTOM, phantom.begun()), phantom_ttt)


def _peer(what: str, make: Callable[[], Thinks]) -> Iterator[Thinker]:
    """OpenSpiel, where it is installed."""
    try:
        yield Thinker(what, make())
    except ImportError:
        return


def _ours(game: Small, state: Any) -> Thinks:
    ask = state.asks[0]
    view, rng = game.view(state, ask.seat), Random(1)

    def think(seconds: float) -> tuple[int, int, float]:
        iterations = moves = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            search = Search(cast("Game[Any, Any]", game), Budget(iterations=SMALL), hasty=False)
            search(view, ask, rng)
            iterations += search.iterations
            moves += search.moves
        return iterations, moves, spent

    return think


def _timed(step: Callable[[], object], each: int) -> Thinks:
    def think(seconds: float) -> tuple[int, int, float]:
        iterations = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            step()
            iterations += each
        return iterations, 0, spent

    return think


def _bot(name: str, begun: list[int]) -> tuple[Any, Any]:
    """A state of OpenSpiel some actions into the game, and its bot in Python."""
    pyspiel: Any = import_module("pyspiel")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    numpy: Any = import_module("numpy")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for action in begun:
        state.apply_action(action)
    luck = numpy.random.RandomState(1)
    return state, ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, SMALL, random_state=luck)


def _spiel_kuhn() -> Thinks:
    state, bot = _bot("kuhn_poker", [0, 1])
    return _timed(lambda: bot.step(state), SMALL)


def _spiel_kuhn_cc() -> Thinks:
    pyspiel: Any = import_module("pyspiel")
    state, _ = _bot("kuhn_poker", [0, 1])
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SMALL, -1, most, False, False)
    return _timed(lambda: bot.step(state), SMALL)


def _spiel_phantom() -> Thinks:
    state, bot = _bot("phantom_ttt", list(phantom.BEGUN))
    game, rng = state.get_game(), Random(1)
    view = phantom.view(phantom.begun(), 0)

    def again(_state: Any, _player: int) -> Any:
        new = game.new_initial_state()
        for action in phantom.history(phantom.imagine(view, rng)):
            new.apply_action(action)
        return new

    bot.set_resampler(again)
    return _timed(lambda: bot.step(state), SMALL)


# ── The box ──────────────────────────────────────────────────────────────────────────────────────────────────────


def box() -> Iterator[Thinker]:
    """Every game of the box at its smallest table with somebody opposite."""
    for game_id in games.packages():
        game = games.load(game_id)
        seats = min([count for count in game.meta.seats if count > 1])
        what = f"Covo search, {game.meta.title}, {seats} seats"
        yield Thinker(what, _thinks(game, seats), wanted=WANTED.get(game_id))


def _thinks(game: Game[Any, Any], seats: int) -> Thinks:
    """Decisions of a game between quick players, thought about in turn."""
    rng = Random(1)
    asked = list(decisions(game, seats, rng))
    rng.shuffle(asked)
    turn = 0

    def think(seconds: float) -> tuple[int, int, float]:
        nonlocal turn
        view, ask = asked[turn % POSITIONS]
        turn += 1
        search = Search(game, Budget(seconds=seconds), hasty=False)
        begun = process_time()
        search(view, ask, rng)
        return search.iterations, search.moves, process_time() - begun

    return think


def decisions(game: Game[Any, Any], seats: int, rng: Random) -> Iterator[tuple[Any, Ask]]:
    """What is asked in a game between quick players where there is a choice."""
    state = game.new(seats)
    while asks := state.asks:
        ask = asks[0]
        move = ask.moves[0]
        if ask.seat == CHANCE:
            move = ask.pick(rng)
        elif len(ask.moves) > 1:
            view = game.view(state, ask.seat)
            yield view, ask
            move = game.quick(view, ask, rng)
        state.advance(ask.seat, move)


if __name__ == "__main__":
    for row in rows():
        beside = "" if row.ratio is None else f"{row.ratio:6.2f} × {row.ratio_to}"
        print(f"{row.what:50}{row.value:14,.0f} {row.unit:20}{row.target or '':20}{beside}")
