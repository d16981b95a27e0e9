"""What a seat believes: worlds imagined from its view, each weighed by how well it explains what others did.

`game.imagine` deals every world that fits a view alike. People and bots are not alike likely to have moved as they did
in each of them, and `Mind.weigh` says how likely. A world is drawn as often as its weight is of all weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappush, heapreplace
from math import exp, fsum, log
from random import Random
from typing import Any, Final, NamedTuple

from covo.kernel import Game, State

WORLDS: Final = 256  # imagined for one decision at most
VISITS: Final = 4  # how often a world is drawn on average before another is imagined: in one and the same moves compare
STEEPEST: Final = 60.0  # weights further apart than this are none
UNSEEN: Final = 0.05  # of a belief that is judged: what is kept for the worlds it has not imagined


class Belief:
    """Worlds for one view, imagined as they are wanted."""

    def __init__(
        self, game: Game[Any, Any], view: Any, rng: Random, most: int = WORLDS, *, plain: bool = False
    ) -> None:
        self._imagine, self._view, self._rng, self._most = game.imagine, view, rng, most
        self._weigh: Callable[[Any, Any], float] | None = game.mind.weigh if game.mind and not plain else None
        self._worlds: list[State] = []
        self._weights: list[float] = []
        self._due: list[tuple[float, int]] = []  # a heap: how often each was drawn for its weight, the least first
        self._draws = 0
        self._level = 0.0  # the first world's logarithm, so that weights stay in bounds
        self.drawn = 0  # the number of the world drawn last

    def draw(self) -> State:
        """A copy of a world, each as often as it weighs. A new one is drawn till it has caught up with the others."""
        worlds = self._worlds
        draws = self._draws
        self._draws = draws + 1
        if draws == VISITS * len(worlds) and draws < VISITS * self._most:
            due = self._add()
            if self._weigh is not None:
                heappush(self._due, (due, len(worlds) - 1))
        if self._weigh is None:  # all alike, so in turn
            at = draws // VISITS % self._most
        else:
            times, at = self._due[0]
            heapreplace(self._due, (times + 1 / self._weights[at], at))
        self.drawn = at
        return worlds[at].copy()

    def weighed(self) -> Iterator[tuple[float, State]]:
        """All worlds with their shares of the belief, which add up to one."""
        while len(self._worlds) < self._most:
            self._add()
        total = fsum(self._weights)
        for world, weight in zip(self._worlds, self._weights, strict=True):
            yield weight / total, world

    def _add(self) -> float:
        """Imagine another; how much of a visit it is due at once, by luck, so that light ones get their share too."""
        world = self._imagine(self._view, self._rng)
        weight = 1.0
        if self._weigh is not None:
            found = self._weigh(self._view, world)
            if not self._worlds:
                self._level = found
            weight = exp(max(-STEEPEST, min(STEEPEST, found - self._level)))
        self._worlds.append(world)
        self._weights.append(weight)
        return (1 - self._rng.random()) / weight


# ── How good is a belief? ────────────────────────────────────────────────────────────────────────────────────────


class Loss(NamedTuple):
    """Natural logarithms of what was held likely of the truth, less is better: drawn plainly, and weighed."""

    plain: float
    weighed: float


def losses(game: Game[Any, Any], view: Any, truth: State, rng: Random, worlds: int = WORLDS) -> dict[str, Loss]:
    """By secret how far the belief of a view is from the truth; a secret of many parts by its parts, each alike.

    What all worlds agree on the viewer knows, and it is left out. Both beliefs have the same worlds.
    """
    shares, found = zip(*Belief(game, view, rng, worlds).weighed(), strict=True)
    hidden = [dict(game.secrets(world)) for world in found]
    result: dict[str, Loss] = {}
    for name, value in game.secrets(truth).items():
        parts = _parts(value)
        held = [_parts(secrets.get(name)) for secrets in hidden]
        told = []
        for at, part in enumerate(parts):
            same = [others[at : at + 1] == (part,) and len(others) == len(parts) for others in held]
            kinds = len({others[at : at + 1] for others in held})
            if kinds > 1:
                plain = sum(same) / len(same)
                weighed = sum([share for share, right in zip(shares, same, strict=True) if right])
                told.append((_loss(plain, kinds), _loss(weighed, kinds)))
        if told:
            result[name] = Loss(*(sum(column) / len(told) for column in zip(*told, strict=True)))
    return result


def _parts(value: object) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _loss(share: float, kinds: int) -> float:
    """With a little kept for what no world had: a belief drawn from samples is never quite sure."""
    return -log((1 - UNSEEN) * share + UNSEEN / (kinds + 1))
