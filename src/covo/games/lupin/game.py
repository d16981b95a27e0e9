"""Lupin the 3rd put together."""

from __future__ import annotations

from covo.games.lupin.box import BIKE1, BUDGET, CREDIT, FUJIKO, TURNS, VARIANT_BUDGET
from covo.games.lupin.state import Lupin
from covo.games.lupin.steps import setup
from covo.games.lupin.steps.police import Dawn
from covo.kernel import Agenda, Options


def begin(seats: int, options: Options) -> Lupin:
    free = options["variant"] == "free-for-all" and seats > 2  # LUP-Q-128
    shop: Agenda = (setup.Order(),) if free else (setup.DearLupin(), setup.Planning())
    return Lupin(
        seats=seats,
        mission=("ruby", "bank").index(str(options["mission"])),
        expert=options["level"] == "expert",
        free=free,
        duty=options["helicopter"] == "return",
        clock=options["clock"] == "on",
        limit=TURNS,
        credit=CREDIT,
        money=(VARIANT_BUDGET,) * 4 if free else (BUDGET, 0, 0, 0),
        owners=tuple(FUJIKO if vehicle == BIKE1 else -1 for vehicle in range(6)),  # LUP-EQP-25, LUP-Q-12
        # LUP-SET-01: mission and level are chosen; then characters, bus, police, cards, equipment, start squares
        stack=(setup.Crew(), setup.Deploy(), setup.Deal(), *shop, setup.Garages(), setup.StartSquares(), Dawn()),
    )
