"""What a designer wants of a game, as a number to reach: `police<=0.6`, `draws<=0.1`, `moves<=400`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from covo.games import meta
from covo.kernel import SetupError
from covo.lab.interval import Z, wilson
from covo.lab.rows import Row
from covo.words import Phrases

_TARGET: Final = re.compile(r"\s*([\w-]+)\s*(<=|>=|=)\s*(\d+(?:\.\d+)?)\s*(%?)\s*")


class Measure(NamedTuple):
    """What was found, and between which bounds it lies."""

    value: float
    low: float
    high: float


class Target(NamedTuple):
    name: str  # a side, seat0, draws, end-REASON: a share of the games; or moves: how many on average
    sign: str
    value: float

    def __str__(self) -> str:
        return f"{self.name}{self.sign}{self.value:g}"

    def miss(self, found: Measure) -> float:
        """How far off, to be on the safe side of what was found; 0 where it is reached.

        Moves count in parts of what is wanted, so that they compare with shares.
        """
        if self.sign == "=":
            off = abs(found.value - self.value)
        else:
            off = max(0.0, found.high - self.value if self.sign == "<=" else self.value - found.low)
        return off / self.value if self.name == "moves" and self.value else off

    def slack(self, found: Measure) -> float:
        """How far on the good side: of two that reach it the one to trust more."""
        if self.sign == "=":
            return 0.0
        room = (self.value - found.value) * (1 if self.sign == "<=" else -1)
        return room / self.value if self.name == "moves" and self.value else room

    def holds(self, found: Measure) -> bool | None:
        """Whether it is reached beyond doubt, missed beyond doubt, or neither; `=` is held while it is within."""
        if self.sign == "=":
            return found.low <= self.value <= found.high
        low, high = (found.low, found.high) if self.sign == "<=" else (-found.high, -found.low)
        bound = self.value if self.sign == "<=" else -self.value
        return True if high <= bound else False if low > bound else None


def parse(text: str, game: str, seats: int) -> Target:
    found = _TARGET.fullmatch(text)
    if not found:
        raise SetupError(f"--target: expected NAME<=NUMBER, NAME>=NUMBER or NAME=NUMBER, got {text!r}")
    name, sign, number, percent = found.groups()
    value = float(number) / (100 if percent else 1)
    reasons = meta(game).reasons
    seat = name.removeprefix("seat")
    known = (
        name in ("draws", "moves")
        or (seat != name and seat.isdigit() and int(seat) < seats)
        or name.removeprefix("end-") in reasons
        or Phrases("en", game).has(f"side-{name}")
    )
    if not known:
        raise SetupError(
            f"--target: {name!r} is no side of {game}, seat0 to seat{seats - 1}, draws, moves or end-REASON"
        )
    if name != "moves" and value > 1:
        raise SetupError(f"--target: {name} is a share, between 0 and 1; got {number}")
    return Target(name, sign, value)


def measure(name: str, rows: Sequence[Row], z: float = Z) -> Measure:
    if name == "moves":
        moves = [row.moves for row in rows]
        mean, error = fmean(moves), (z * stdev(moves) / sqrt(len(moves)) if len(moves) > 1 else float("inf"))
        return Measure(mean, mean - error, mean + error)
    if name == "draws":
        hits = [not row.winners for row in rows]
    elif name.startswith("end-"):
        hits = [row.reason == name.removeprefix("end-") for row in rows]
    elif name.startswith("seat") and name[4:].isdigit():
        hits = [int(name[4:]) in row.winners for row in rows]
    else:
        hits = [any(row.sides[seat] == name for seat in row.winners) for row in rows if name in row.sides]
    share = sum(hits) / len(hits) if hits else 0.0
    return Measure(share, *wilson(share, len(hits), z))


def loss(targets: Sequence[Target], rows: Sequence[Row]) -> float:
    """How far the games are from what is wanted, all together; a deviation of luck is allowed for."""
    return sum(target.miss(measure(target.name, rows, 1.0)) for target in targets)


def slack(targets: Sequence[Target], rows: Sequence[Row]) -> float:
    return sum(target.slack(measure(target.name, rows)) for target in targets)
