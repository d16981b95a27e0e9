"""What the gang buys, and what Fujiko buys for herself."""

from __future__ import annotations

from collections import Counter
from typing import Final

from covo.games.lupin.bot.sense import Seen
from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN, MEMBERS
from covo.kernel import Ask, Move

# As far as the money goes: what, and who is to have it.
LIST: Final = (
    ("boat", LUPIN),
    *(("grenade", JIGEN), ("kit", LUPIN), ("rifle", JIGEN), ("grenade", LUPIN), ("kit", GOEMON), ("grenade", FUJIKO)),
    *(("knife", GOEMON), ("knife", FUJIKO), ("grenade", GOEMON), ("knife", LUPIN)),
)
OWN: Final = ("kit", "grenade", "knife")  # of Fujiko's own money


def buy(view: Seen, ask: Ask) -> Move:
    legal = set(ask.moves)
    held = Counter((view.kit.gadgets[g], member) for member in range(4) for g in view.gadgets(member))
    for thing, member in LIST:
        move = Move("buy", thing, MEMBERS[member])
        if move in legal and not held[thing, member]:
            return move
    return next(move for move in ask.moves if move.verb in ("done", "pass"))


def spend(moves: list[Move]) -> Move | None:
    """Fujiko's own money goes on what helps her alone."""
    return next((move for thing in OWN for move in moves if move[1] == thing), None)
