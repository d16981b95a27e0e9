"""Drawing cards at a caper, whatever else is going on."""

from __future__ import annotations

from covo.games.lupin.box import MEMBERS
from covo.games.lupin.steps.drawing import DrawCards
from tests.lupinx.caper import Caper


def draw(table: Caper, member: str, *cards: str) -> Caper:
    """The member draws these cards now, before anything else goes on; without a phase yet in the police phase."""
    if not table.state.asks:
        table.patrol()
    for card in cards:
        table.settle(DrawCards(MEMBERS.index(member)), *table.state.stack)
        table.chance(f"draw {table.state.kit.card[card]}")
    return table
