"""Where do two bots differ, and who is right? Single decisions tell it sooner than whole games do.

In games between bots of the second kind some decisions are put to the first as well. Where it would move otherwise,
both moves are played out by bots of the second kind from the true position, time and again with the same luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import fsum, sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from covo import bots
from covo.bots.search import Search
from covo.games import load, study, using
from covo.kernel import CHANCE, Ask, Bot, Game, Move, Options, Seat, State
from covo.lab.interval import Z
from covo.lab.pool import HERE, Crew, Progress, Tick
from covo.lab.rows import Setup
from covo.lab.simulate import setup_of
from covo.lab.table import same_code


class Decision(NamedTuple):
    """One on which the two differ."""

    seed: str  # of the game
    made: int  # moves before it, chance included
    seat: Seat
    side: str  # that seat's, told at the end; empty where there are none
    usual: str  # the second bot's move
    other: str  # the first's
    promised: float | None  # how much more the first expected of its own, if it told
    gain: float  # how much more it brought

    @property
    def kind(self) -> str:
        """What it did instead of what."""
        return f"{self.usual.split()[0]} → {self.other.split()[0]}"


class Course(NamedTuple):
    """One game."""

    asked: tuple[int, ...]  # by seat how often the first bot was
    sides: tuple[str, ...]  # by seat; each empty where there are none
    found: tuple[Decision, ...]


class Gain(NamedTuple):
    """Of several decisions on which the two differ."""

    differ: int  # how many
    promised: float | None
    gain: float
    error: float | None  # of the gain, 95 %; nobody knows it from a single game


class Job(NamedTuple):
    setup: Setup
    number: int
    share: float
    tries: int


def compare(
    game_id: str,
    seats: int,
    names: tuple[str, str],
    games: int,
    seed: int,
    options: Options,
    crew: Crew = HERE,
    progress: Progress | None = None,
    *,
    share: float = 0.1,
    tries: int = 16,
) -> list[Course]:
    """So many games; of their decisions a share is looked at, and moves that differ are played out so many times."""
    setup = setup_of("decisions", game_id, seats, names, seed, options)
    jobs = [Job(setup, number, share, tries) for number in range(games)]
    return [course for _, course in sorted(crew.stream(look, jobs, progress), key=lambda done: done[0])]


def look(job: Job, tick: Tick) -> Course:
    setup = job.setup
    same_code(setup)
    first, second = setup.bots
    seed = f"{setup.seed} {job.number}"
    rng = Random(f"decisions {seed}")
    asked, found, made = [0] * setup.seats, [], 0
    with using(setup.numbers):
        game, sides_of = load(setup.game), study(setup.game).sides
        state = game.new(setup.seats, dict(setup.options))
        judged, players = bots.by_name(first, game), [bots.by_name(second, game) for _ in range(setup.seats)]
        while state.asks:
            ask, move = _next(game, state, players, rng)
            if ask.seat != CHANCE and len(ask.moves) > 1 and rng.random() < job.share:
                asked[ask.seat] += 1
                other, promised = _consult(judged, game.view(state, ask.seat), ask, move, rng)
                if other != move:
                    lots = [rng.getrandbits(64) for _ in range(job.tries)]
                    mine, usual = (fmean(_ends(game, players, state, ask.seat, one, lots)) for one in (other, move))
                    found.append(Decision(seed, made, ask.seat, "", str(move), str(other), promised, mine - usual))
            state.advance(ask.seat, move)
            made += 1
        sides = sides_of(state) if sides_of else ("",) * setup.seats
    tick()
    return Course(tuple(asked), sides, tuple(one._replace(side=sides[one.seat]) for one in found))


def _next(game: Game[Any, Any], state: State, players: Sequence[Bot[Any]], rng: Random) -> tuple[Ask, Move]:
    """Who is asked, and what chance or the player's bot answers."""
    asks = state.asks
    ask = asks[0] if len(asks) == 1 else rng.choice(asks)
    if ask.seat == CHANCE:
        return ask, ask.pick(rng)
    if len(ask.moves) == 1:
        return ask, ask.moves[0]
    return ask, players[ask.seat](game.view(state, ask.seat), ask, rng)


def _consult(bot: Bot[Any], view: Any, ask: Ask, usual: Move, rng: Random) -> tuple[Move, float | None]:
    """Its move, and how much better than the usual one it takes it to be, if it is one that reckons."""
    if not isinstance(bot, Search):
        return bot(view, ask, rng), None
    root = bot.think(view, ask, rng)
    mine, other = bot.choice(root), ask.moves.index(usual)
    return ask.moves[mine], root.mean(mine) - root.mean(other) if root.tried[other] else None


def _ends(
    game: Game[Any, Any], players: Sequence[Bot[Any]], state: State, seat: Seat, move: Move, lots: Iterable[int]
) -> Iterator[float]:
    """What comes of a move for its player, once for each lot."""
    for lot in lots:
        rng, world = Random(lot), state.copy()
        world.advance(seat, move)
        while world.asks:
            ask, answer = _next(game, world, players, rng)
            world.advance(ask.seat, answer)
        assert world.outcome is not None
        yield world.outcome.returns[seat]


# ── What comes out of it ─────────────────────────────────────────────────────────────────────────────────────────


def by_side(courses: Sequence[Course]) -> dict[str, tuple[int, Gain]]:
    """By side how often the first bot was asked, and what came of it where it differed; the first line is of all."""
    sides = sorted({side for course in courses for side in course.sides})
    asked = Counter[str]()
    for course in courses:
        for side, times in zip(course.sides, course.asked, strict=True):
            asked[side] += times
    found = {"": (asked.total(), gain(course.found for course in courses))}
    for side in sides:
        if side:
            found[side] = asked[side], gain([one for one in course.found if one.side == side] for course in courses)
    return found


def by_kind(courses: Sequence[Course]) -> dict[str, Gain]:
    """By what was done instead of what, the most frequent first."""
    kinds = Counter(one.kind for course in courses for one in course.found)
    return {
        kind: gain([one for one in course.found if one.kind == kind] for course in courses)
        for kind, _ in kinds.most_common()
    }


def gain(by_game: Iterable[Sequence[Decision]]) -> Gain:
    """Decisions of one game go together, so the error is that between games."""
    games = [some for some in by_game if some]
    every = [one for some in games for one in some]
    if not every:
        return Gain(0, None, 0.0, None)
    mean = fmean(one.gain for one in every)
    promised = [one.promised for one in every if one.promised is not None]
    error = None
    if len(games) > 1:
        off = fsum(fsum(one.gain - mean for one in some) ** 2 for some in games)
        error = Z * sqrt(off * len(games) / (len(games) - 1)) / len(every)
    return Gain(len(every), fmean(promised) if promised else None, mean, error)
