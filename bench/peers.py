"""Other engines, driven as fast as Python can drive them, so that our ratios to them are honest.

A peer is imported only when asked for, and one that is not installed is left out. Every decision lists the
legal moves and draws one uniformly. OpenSpiel deals through chance nodes, which are listed, sampled and
counted too; the other libraries deal inside themselves, so there only the players' decisions count. Results
of games are not read.
"""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, NamedTuple

TERMINAL, CHANCE = -4, -1  # pyspiel.PlayerId, as the plain ints which states of C++ games return
GLANCE = 0.002  # seconds between two looks at the clock, so that looking does not count


class Measure(NamedTuple):
    """What one slice of time showed of one game."""

    what: str
    decisions_per_s: float
    games_per_s: float
    clone_us: float | None
    world_us: float | None


class Peer(NamedTuple):
    """One game of an engine: `play` plays at random and counts decisions, `clone` copies a game midway.

    `world` deals the hidden part of a game midway anew from what one player knows, where an engine can do that.
    """

    what: str
    play: Callable[[Random], int]
    clone: Callable[[], object] | None
    world: Callable[[], object] | None = None


def openspiel(name: str, options: str = "", size: str = "") -> Peer:
    """A game of OpenSpiel; names that begin with `python_` are its games written in Python."""
    pyspiel: Any = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers them
    game: Any = pyspiel.load_game(name + options)

    def play(rng: Random, state: Any = None) -> int:
        if state is None:
            state = game.new_initial_state()
        current_player, legal_actions = state.current_player, state.legal_actions
        chance_outcomes, apply_action, random = state.chance_outcomes, state.apply_action, rng.random
        decisions = 0
        # one current_player() tells both ends and chance: 10 % faster than is_terminal() and is_chance_node()
        while (player := current_player()) != TERMINAL:
            if player == CHANCE:
                left = random()
                for action, probability in chance_outcomes():  # noqa: B007 (if rounding leaves some, the last stands)
                    left -= probability
                    if left < 0:
                        break
            else:
                actions = legal_actions()
                action = actions[int(random() * len(actions))]
            apply_action(action)
            decisions += 1
        return decisions

    whole, midway = game.new_initial_state(), game.new_initial_state()
    decided = play(Random(1), whole)
    for action in whole.history()[: decided // 2]:
        midway.apply_action(action)
    language = "Python" if name.startswith("python_") else "C++"
    return Peer(f"OpenSpiel {name}{size} ({language})", play, midway.clone)


def pettingzoo(name: str) -> Peer:
    """A classic game of PettingZoo without its checking wrappers; it has no clone, so copied deeply."""
    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()

    def play(rng: Random, most: int = 1 << 30) -> int:
        reset, last, step, random = env.reset, env.last, env.step, rng.random
        reset()
        decisions = 0
        while decisions < most:
            seen, _, ended, cut, _ = last()
            if ended or cut:
                break
            actions = [action for action, legal in enumerate(seen["action_mask"].tolist()) if legal]
            step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    play(Random(1), most=2)
    midway = deepcopy(env)
    return Peer(f"PettingZoo {name} (Python)", play, lambda: deepcopy(midway))


def rlcard(name: str) -> Peer:
    """A game of RLCard, below its environment, which would encode observations; it has no clone either."""
    game: Any = import_module("rlcard").make(name).game

    def play(rng: Random, most: int = 1 << 30) -> int:
        step, is_over, random = game.step, game.is_over, rng.random
        state, _ = game.init_game()
        decisions = 0
        while decisions < most and not is_over():
            actions = state["legal_actions"]
            state, _ = step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    play(Random(1), most=2)
    midway = deepcopy(game)
    return Peer(f"RLCard {name} (Python)", play, lambda: deepcopy(midway))


def catanatron() -> Peer:
    """Catan for four. It seeds the global generator and rolls with it: nobody else may rely on that one."""
    library: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    players = [library.RandomPlayer(color) for color in library.Color]

    def walk(rng: Random, most: int = 1 << 30) -> tuple[int, Any]:
        game = library.Game(players, seed=rng.getrandbits(62) + 1)  # a seed of 0 would mean none
        state, execute, winning_color, random = game.state, game.execute, game.winning_color, rng.random
        decisions = 0
        while decisions < most and winning_color() is None and state.num_turns < limit:
            actions = state.playable_actions  # every step of the library leaves them listed
            execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions, game

    midway = walk(Random(1), most=300)[1]
    return Peer("catanatron Catan, 4 seats (Python)", lambda rng: walk(rng)[0], midway.copy)


# Battleship as it comes, ten by ten with five ships, lists some hundred moves; the small sea lists a dozen.
SMALL_SEA = "(board_width=5,board_height=5,ship_sizes=[2;3],ship_values=[1;1],num_shots=10)"
PEERS: dict[str, Callable[[], Peer]] = {
    "OpenSpiel kuhn_poker": lambda: openspiel("kuhn_poker"),
    "OpenSpiel phantom_ttt": lambda: openspiel("phantom_ttt"),
    "OpenSpiel leduc_poker": lambda: openspiel("leduc_poker"),
    "OpenSpiel battleship": lambda: openspiel("battleship"),
    "OpenSpiel battleship 5 × 5": lambda: openspiel("battleship", SMALL_SEA, " 5 × 5"),
    "OpenSpiel python_kuhn_poker": lambda: openspiel("python_kuhn_poker"),
    "OpenSpiel python_tic_tac_toe": lambda: openspiel("python_tic_tac_toe"),
    "OpenSpiel python_liars_poker": lambda: openspiel("python_liars_poker"),
    "PettingZoo tictactoe": lambda: pettingzoo("tictactoe_v3"),
    "PettingZoo leduc_holdem": lambda: pettingzoo("leduc_holdem_v4"),
    "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "catanatron": catanatron,
}


def load() -> tuple[list[Peer], list[str]]:
    """The peers that are installed, and the names of those that are absent."""
    present: list[Peer] = []
    absent: list[str] = []
    for name, peer in PEERS.items():
        try:
            present.append(peer())
        except ImportError:
            absent.append(name)
    return present, absent


def available() -> list[Peer]:
    """The peers that are installed."""
    return load()[0]


def measure(peer: Peer, rng: Random, seconds: float) -> Measure:
    """One slice of time for playing and a quarter of it for each of the others.

    Callers interleave slices of all that they compare, because machines drift.
    """
    decisions = games = 0

    def play() -> None:
        nonlocal decisions, games
        decisions += peer.play(rng)
        games += 1

    game_s = each(play, seconds)
    clone_s = each(peer.clone, seconds / 4) if peer.clone else None
    world_s = each(peer.world, seconds / 4) if peer.world else None
    return Measure(
        peer.what,
        decisions / games / game_s,
        1 / game_s,
        clone_s and clone_s * 1e6,
        world_s and world_s * 1e6,
    )


def each(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes, of the processor's time, which other programs on the machine do not use up."""
    calls, batch, spent, start = 0, 1, 0.0, process_time()
    while spent < seconds:
        for _ in range(batch):
            work()
        calls += batch
        before, spent = spent, process_time() - start
        if spent - before < GLANCE:
            batch *= 2
    return spent / calls
