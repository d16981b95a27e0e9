"""What rows come to, for the pictures of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from covo.kernel import Seat
from covo.lab.interval import Share
from covo.lab.rows import Lead, Row

STEPS = 20  # points of the course of a game


def fixed_sides(rows: Sequence[Row]) -> tuple[str, ...]:
    """By seat its side, where every seat has the same in all games."""
    first = rows[0].sides
    return first if all(row.sides == first for row in rows) else ()


def cards(rows: Sequence[Row]) -> tuple[list[tuple[str, Share]], float]:
    """By card: of those who played it (once or more) how many have won, those played most first; and of all players."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for one in row.cards:
            played[one.card] += 1
            won[one.card] += one.seat in row.winners
    players = [seat in row.winners for row in rows for seat in {one.seat for one in row.cards}]
    found = [(card, Share(won[card], times)) for card, times in played.most_common()]
    return found, sum(players) / len(players) if players else 0.0


class Drama(NamedTuple):
    """Who leads along the way. A lead is the greatest worth, by the game's own evaluation."""

    course: list[tuple[float, Share]]  # how far the game has gone; games a later winner leads, level ones in parts
    changes: float  # of the lead, a game
    games: int


def drama(rows: Sequence[Row]) -> Drama | None:
    """None where the game has no evaluation, or nobody ever won."""
    told = [row for row in rows if row.drama and row.winners]
    if not told:
        return None
    course = []
    for step in range(STEPS + 1):
        ahead = [(leaders(at(row, step / STEPS)), {*row.winners}) for row in told]
        course.append((step / STEPS, Share(sum(len(who & won) / len(who) for who, won in ahead), len(told))))
    changes = sum(
        leaders(one).isdisjoint(leaders(two))
        for row in told
        for one, two in zip(row.drama, row.drama[1:], strict=False)
    )
    return Drama(course, changes / len(told), len(told))


def at(row: Row, part: float) -> Lead:
    """The last look at the table up to this part of the game; the first one before that."""
    return next((lead for lead in reversed(row.drama) if lead.moves <= part * row.moves), row.drama[0])


def leaders(lead: Lead) -> set[Seat]:
    best = max(lead.worth)
    return {seat for seat, worth in enumerate(lead.worth) if worth >= best - 1e-9}
