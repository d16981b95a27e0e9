"""The steps of Rogue Trooper in the order of the rulebook: set-up, movement, encounter, end; death; the solo game."""

from __future__ import annotations

from typing import Any, Final

from covo.games.rogue.steps import (
    barter,
    between,
    common,
    death,
    encounter,
    end,
    fight,
    missions,
    movement,
    pile,
    prison,
    rescue,
    solo,
    traitor,
    turn,
    window,
)
from covo.kernel import Frame

MODULES: Final = (
    turn,
    window,
    movement,
    prison,
    encounter,
    pile,
    fight,
    between,
    barter,
    end,
    missions,
    traitor,
    death,
    rescue,
    common,
    solo,
)


def _frames() -> tuple[type[Frame[Any]], ...]:
    """Every step that is written in these files, save the shapes they are made of."""
    shapes = (common.DrawCards, common.RollDice, solo.SoloCard)
    found: dict[type[Frame[Any]], None] = {}
    for module in MODULES:
        for thing in vars(module).values():
            ours = isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__
            if ours and thing not in shapes:
                found[thing] = None
    return tuple(found)


FRAMES: Final = _frames()
