"""What both sides reckon with: how far it is, and what a square costs in wounds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from covo.games.lupin.board import bits, board, mask_of
from covo.games.lupin.box import CARDS_OF, CHARM, FUJIKO, HIT, INSPECTOR, LUPIN, OFFICER, SNIPER
from covo.games.lupin.scene import chances
from covo.games.lupin.sight import PISTOL, RIFLE, sees
from covo.games.lupin.state import Lupin
from covo.games.lupin.view import View

Seen = View | Lupin  # what a player knows; in a playout the world itself, of which it looks at no more
FAR: Final = 90
CHARM_FAILS: Final = 1 / 6  # LUP-CFU-13
REACH: Final = 7  # squares within which a policeman can come and shoot
COMES: Final = 0.08  # and how likely he does, if nobody sees one there


@cache
def steps_to(mission: int, node: int, who: int) -> tuple[int, ...]:
    """By node how many squares it is to this one, on an empty board."""
    return board(mission).distances(1 << node, 0, who, most=FAR)


def steps_to_any(mission: int, nodes: Iterable[int], who: int) -> tuple[int, ...]:
    """The same to the nearest of these."""
    return tuple(map(min, zip(*(steps_to(mission, node, who) for node in nodes), strict=True)))


@cache
def around(mission: int, node: int) -> int:
    """The squares so near that a policeman here can come and shoot."""
    place = board(mission)
    return mask_of(other for other in range(place.size) if place.apart(node, other) <= REACH)


@cache
def odds(value: int | None) -> float:
    return chances(HIT - (value or 0))


class Threat:
    """The police as one member sees them: who hits what, with which chance."""

    def __init__(self, view: Seen, state: Lupin, member: int) -> None:
        self.view, self.member = view, member
        hulls = state.hulls()
        charm = member == FUJIKO and any(card == CHARM for card in view.table[FUJIKO])
        soft = CHARM_FAILS if charm else 1.0
        keepers = {agent for agent in view.held if agent >= 0}
        officer, sniper = odds(OFFICER.pistol) * soft, odds(SNIPER.rifle) * soft
        figures = [(at, PISTOL, officer) for k, at in enumerate(view.agents) if at >= 0 and k not in keepers]
        for car, at in enumerate(view.cars):
            if at >= 0:
                figures += [(at, PISTOL, officer)] * len(state.agents_in(car))
        if view.zenigata >= 0:
            figures.append((view.zenigata, PISTOL, odds(INSPECTOR.pistol)))
        # who can come near is no danger to a gang that all see anyhow
        self.near = [] if state.in_view else [(around(view.mission, at), chance) for at, _, chance in figures]
        figures += [(at, RIFLE, sniper) for at in bits(view.guards)]
        self.fields = [(sees(view.mission, at, reach, hulls), chance) for at, reach, chance in figures]
        self.watched = 0
        for field, _ in self.fields:
            self.watched |= field
        place = state.place
        self.safe = place.insides | place.busbit | place.houses
        self.covered = view.covered and member == LUPIN

    def wounds(self, node: int) -> float:
        """How many wounds to expect of the next police phase, standing here."""
        if self.covered or self.safe >> node & 1:
            return 0.0
        if self.watched >> node & 1:
            return sum([chance for field, chance in self.fields if field >> node & 1])
        return COMES * sum([chance for near, chance in self.near if near >> node & 1])

    def price(self, node: int) -> float:
        """The same in parts of what the member can still bear."""
        return self.wounds(node) / (CARDS_OF[self.member].wounds - self.view.wounds[self.member])
