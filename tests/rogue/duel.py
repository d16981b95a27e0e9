"""Fights and Missions prepared for the tests: which dice are waiting, dice thrown one face for a side, drawn cards."""

from __future__ import annotations

from typing import Any

from covo.games.rogue.box import ENC
from covo.games.rogue.steps.fight import Throw
from covo.kernel import CHANCE
from tests.rogue.table import Table


class Duel(Table):
    """A table at which seat 0 is about to meet these Encounter cards, and no others."""

    def __init__(self, *cards: str, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, **options)
        self.cards = cards


def against(enemy: str, *chips: str, sector: str = "Shatter City", seats: int = 3, **options: Any) -> Duel:
    """Seat 0, with these Biochips, is about to meet one enemy; give it weapons, then `engage`."""
    return Duel(enemy, seats=seats, **options).at(0, sector).chips(0, *chips)


def engage(table: Duel) -> Duel:
    """As far as the question what to do with the first card."""
    table.only(ENC, *table.cards)
    table.meet(0).quiet()
    return settle_draw(table)


def settle_draw(table: Duel) -> Duel:
    while table.step in ("DrawEncounter", "LayPile"):
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    return table


def waiting(table: Table) -> list[tuple[int, int, int]]:
    """The throws on the agenda: side, dice, factor."""
    return [
        (step.side, step.dice, step.factor) for step in table.state.stack if isinstance(step, Throw) and step.dice > 0
    ]


def dice(table: Table, side: int = 0) -> list[int]:
    """How many dice each throw of a side has."""
    return [count for which, count, _ in waiting(table) if which == side]


def throw(table: Table, mine: int = 1, theirs: int = 1) -> Table:
    """All dice that are waiting fall on one face for each side."""
    while table.state.stack and isinstance(step := table.state.stack[0], Throw):
        table.roll(*[mine if step.side == 0 else theirs] * min(6, step.dice))
    return table


def mission_at(name: str, sector: str, *rogue: str, seats: int = 3, **options: Any) -> Table:
    """Seat 0 stands in a sector with a Mission and is about to end its turn; seat 1 holds Rogue cards."""
    return Table(seats, **options).at(0, sector).give(0, name).give(1, *rogue)


def settle(table: Table, *answers: str) -> Table:
    """Chance answers with the first thing it may; players with the given answers, in order, and then not at all."""
    left = list(answers)
    while table.state.asks:
        ask = table.state.asks[0]
        if ask.seat == CHANCE:
            table.state.apply(CHANCE, ask.moves[0])
        elif left:
            table.do(ask.seat, left.pop(0))
        else:
            break
    return table
