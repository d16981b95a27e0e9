"""Set-up of the expansion's missions: who plays whom, the special cards, two purses (LUX-DCK, LUX-CSE, LUX-CPL)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.steps.setup import DONE, Planning, buy, offers, purchase, sold, stock
from covo.games.lupinx.box import PLANNING, SHOPPING, SPECIAL
from covo.games.lupinx.state import Lupinx
from covo.kernel import Agenda, Ask, Frame, Move, Seat

PLANNERS = (LUPIN, JIGEN, GOEMON)


class Seating(Frame[Lupinx], frozen=True):
    """LUX-GEN-14, LUX-Q-01: whoever plays Fujiko plays nobody else, but where one plays the whole gang."""

    rule: ClassVar = "LUX-GEN-14"

    def run(self, state: Lupinx) -> Agenda:
        state.crew = {2: (1, 1, 1, 1), 3: (1, 1, 1, 2), 4: (1, 2, 1, 3), 5: (1, 2, 3, 4)}[state.seats]
        return ()


class Specials(Frame[Lupinx], frozen=True):
    """LUX-DCK-03, LUX-DCK-04, LUX-CSE-07, LUX-SSE-04: a special card for each character."""

    rule: ClassVar = "LUX-DCK-03"

    def run(self, state: Lupinx) -> Agenda:
        state.hands = tuple((*hand, SPECIAL[member]) for member, hand in enumerate(state.hands))
        state.special = state.ready = True
        return ()


class Heist(Planning, frozen=True):
    """LUX-CPL-01..06, LUX-CPL-14: Lupin, Jigen and Goemon buy from one purse; Fujiko is not at the table."""

    rule: ClassVar = "LUX-CPL-05"

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:  # type: ignore[override]
        limit = PLANNING * 60 if state.clock else None
        listing = partial(purchases, state.snapshot(), PLANNERS)
        return (Ask(state.leader(), listing, self.rule, limit=limit, default=(DONE,)),)


class Stocktaking(Frame[Lupinx], frozen=True):
    """LUX-CPL-06, LUX-Q-100, LUX-Q-101: Fujiko comes back and sees what is left."""

    rule: ClassVar = "LUX-CPL-06"

    def run(self, state: Lupinx) -> Agenda:
        free = sum(1 << v for v in range(len(state.kit.vehicles)) if not sold(state, v))
        state.left = (*(stock(state, gadget) for gadget in range(len(state.kit.gadgets))), free)
        return ()


class Leftovers(Frame[Lupinx], frozen=True):
    """LUX-CPL-06..13: Fujiko's own money, for what the others have left; what she leaves is out of the game."""

    rule: ClassVar = "LUX-CPL-09"
    sells: ClassVar = True

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        limit = SHOPPING * 60 if state.clock else None
        listing = partial(purchases, state.snapshot(), (FUJIKO,))
        return (Ask(state.crew[FUJIKO], listing, self.rule, limit=limit, default=(DONE,)),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        if move == DONE:
            return ()
        buy(state, MEMBERS.index(str(move.args[1])), str(move.args[0]))
        return (self,)


def purchases(state: Lupinx, members: tuple[int, ...]) -> tuple[Move, ...]:
    money = state.money[state.purse(members[0])]
    return (*(purchase(thing, m) for m in members for thing in offers(state, m, money)), DONE)


class OnBikes(Frame[Lupinx], frozen=True):
    """LUX-CSE-18: Fujiko starts on her motorbike."""

    rule: ClassVar = "LUX-CSE-18"

    def run(self, state: Lupinx) -> Agenda:
        from covo.games.lupin.box import BIKE1
        from covo.games.lupin.state import with_item

        state.ride = with_item(state.ride, FUJIKO, BIKE1)
        state.vat = with_item(state.vat, BIKE1, state.at[FUJIKO])
        return ()
