"""How fast the engine is, side by side with the peers that are installed; see README.md.

Everything is measured in short slices, all things in turn, several rounds of that. What is told is the median, and
of ratios the median of the rounds' own, so that a machine which slows down for a while slows both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from bench import kuhn, peers, phantom
from bench.peers import Measure, Peer
from covo import games
from covo.kernel import Game, State, playout

ROUNDS: Final = 9
POSITIONS: Final = 40  # games from whose middle worlds are imagined, by every seat

DECISIONS, GAMES, COPY, WORLD = "decisions_per_s", "games_per_s", "clone_us", "world_us"  # fields of Measure
UNITS: Final = {
    DECISIONS: "decisions/s",
    GAMES: "games/s",
    COPY: "µs per copy",
    WORLD: "µs per imagined world",
}

YARDSTICK: Final = "OpenSpiel python_kuhn_poker (Python)"
KUHN, PHANTOM = "Covo Kuhn poker", "Covo phantom tic-tac-toe"


class Row(NamedTuple):
    """One line of the table; a ratio is this value to the same, or the nearest thing, of `ratio_to`."""

    what: str
    unit: str
    value: float
    ratio_to: str | None = None
    ratio: float | None = None
    target: str | None = None  # what the ratio should be, such as "≥ 3"
    reached: bool | None = None


class Target(NamedTuple):
    """A ratio we want to reach; `most` where less is better."""

    what: str  # begins with
    field: str
    ratio_to: str
    bound: float
    most: bool = False

    def __str__(self) -> str:
        return f"{'≤' if self.most else '≥'} {self.bound:.3g}"

    def reached(self, ratio: float) -> bool:
        return ratio <= self.bound if self.most else ratio >= self.bound


TARGETS: Final = (
    Target(KUHN, DECISIONS, YARDSTICK, 3),
    Target(KUHN, DECISIONS, "OpenSpiel kuhn_poker (C++)", 0.7),
    Target(PHANTOM, DECISIONS, YARDSTICK, 3),
    Target(PHANTOM, DECISIONS, "OpenSpiel python_tic_tac_toe (Python)", 3),
    Target(PHANTOM, DECISIONS, "OpenSpiel phantom_ttt (C++)", 0.7),
    Target("Covo LupusBURG", DECISIONS, YARDSTICK, 1),
    Target("Covo LupusBURG", COPY, YARDSTICK, 0.3, most=True),
    Target("Covo LupusBURG", WORLD, YARDSTICK, 60 / 17, most=True),  # 60 µs where that clone takes 17
    Target("Covo Fuga sul mare", DECISIONS, YARDSTICK, 0.5),  # some hundred moves to list at a decision
    Target("Covo Fuga sul mare", DECISIONS, "OpenSpiel battleship (C++)", 1),
    Target("Covo Fuga sul mare", COPY, YARDSTICK, 0.3, most=True),
    Target("Covo Lupin the 3rd", DECISIONS, YARDSTICK, 0.5),
    Target("Covo Lupin the 3rd", COPY, YARDSTICK, 0.5, most=True),
    Target("Covo Lupin the 3rd", WORLD, YARDSTICK, 2000 / 17, most=True),  # 2 ms
)


def rows(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> list[Row]:
    """Measure everything; playing gets `seconds` for each game, copying and imagining a quarter of that each."""
    tell = progress or (lambda text: None)
    others, absent = peers.load()
    if absent:
        tell(f"not installed: {', '.join(absent)}")
    return table(_measure([*ours(), *others], seconds, tell))


def table(measured: dict[str, list[Measure]]) -> list[Row]:
    """The rows: all that was measured, beside the yardstick where it is there, then the targets that can be judged."""
    plain = [
        _row(measured, what, field, YARDSTICK if field != GAMES and what != YARDSTICK else None)
        for what, rounds in measured.items()
        for field in UNITS
        if getattr(rounds[0], field) is not None
    ]
    judged: list[Row] = []
    for target in TARGETS:
        for what in measured:
            if what.startswith(target.what) and target.ratio_to in measured:
                row = _row(measured, what, target.field, target.ratio_to)
                reached = target.reached(row.ratio or 0.0)
                verdict = f"{what}: target {target} {'reached' if reached else 'missed'}"
                judged.append(row._replace(what=verdict, target=str(target), reached=reached))
    return plain + judged


def _row(measured: dict[str, list[Measure]], what: str, field: str, ratio_to: str | None) -> Row:
    values = [getattr(one, field) for one in measured[what]]
    row = Row(what, UNITS[field], median(values))
    if ratio_to is None or ratio_to not in measured:
        return row
    against = COPY if field == WORLD else field  # no peer imagines: its copy is what search would pay for instead
    ratios = [value / getattr(other, against) for value, other in zip(values, measured[ratio_to], strict=True)]
    return row._replace(ratio_to=ratio_to, ratio=median(ratios))


def _measure(things: list[Peer], seconds: float, tell: Callable[[str], None]) -> dict[str, list[Measure]]:
    measured: dict[str, list[Measure]] = {thing.what: [] for thing in things}
    luck = {thing.what: Random(1) for thing in things}
    for turn in range(ROUNDS + 1):
        for thing in things:
            tell(f"round {turn} of {ROUNDS}: {thing.what}")
            measured[thing.what].append(peers.measure(thing, luck[thing.what], seconds / ROUNDS))
    return {what: rounds[1:] for what, rounds in measured.items()}  # round 0 warms caches up


# ── Our own games, as the peers are: something to play, to copy and to imagine ───────────────────────────────────


def ours() -> Iterator[Peer]:
    """The small games beside this file and all games of the box, for their fewest and their most players."""
    yield _peer(KUHN, kuhn.new)
    yield _peer(PHANTOM, phantom.new)
    for game_id in games.packages():
        game = games.load(game_id)
        for seats in sorted({min(game.meta.seats), max(game.meta.seats)}):
            yield _of_the_box(game, seats)


def _of_the_box(game: Game[Any, Any], seats: int) -> Peer:
    rng = Random(1)
    states = [midway(lambda: game.new(seats), rng) for _ in range(POSITIONS)]
    views = cycle([game.view(state, seat) for state in states for seat in range(seats)])
    imagine = game.imagine
    peer = _peer(f"Covo {game.meta.title}, {seats} seats", lambda: game.new(seats))
    return peer._replace(world=lambda: imagine(next(views), rng))


def _peer(what: str, new: Callable[[], State]) -> Peer:
    return Peer(what, lambda rng: playout(new(), rng), midway(new, Random(1)).copy)


def midway(new: Callable[[], State], rng: Random) -> State:
    """A random game, played once to see how long it is and then again to its middle."""
    state, moves = new(), []
    while asks := state.asks:
        ask = rng.choice(asks)
        moves.append((ask.seat, ask.pick(rng)))
        state.advance(*moves[-1])
    state = new()
    for seat, move in moves[: len(moves) // 2]:
        state.advance(seat, move)
    return state


if __name__ == "__main__":
    for row in rows():
        beside = "" if row.ratio is None else f"{row.ratio:6.2f} × {row.ratio_to}"
        print(f"{row.what:75}{row.value:14,.2f} {row.unit:22}{beside}")
