"""A table at Stonehenge: `henge(lupin="K13", agents={1: "E9"})` is a game in round 3 with these pieces, aim card I."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from covo.games.lupin import effects
from covo.games.lupin.box import MEMBERS
from covo.games.lupin.state import Tile, with_item
from covo.games.lupin.steps.gang import GangPhase, activated
from covo.games.lupin.steps.police import Patrol
from covo.games.lupinx.box import PICTURES
from covo.games.lupinx.game import GAME
from covo.games.lupinx.missions import BLADE
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.steps.setup import Specials
from covo.kernel import Move, Refusal, Seat
from tests.lupin import table as base

CREW = {2: (1, 1, 1, 1), 3: (1, 1, 2, 2), 4: (1, 2, 1, 3), 5: (1, 2, 3, 4)}


class Table(base.Table):
    state: Lupinx

    def refused(self, seat: Seat, move: str) -> Refusal:
        ask = self.state.ask(seat)
        assert ask is None or not ask.allows(Move.parse(move)), f"{move} is legal"
        return GAME.refuse(GAME.view(self.state, seat), ask, Move.parse(move))

    def act(self, member: str) -> Table:
        self.state.phase = 2
        self.state.stack = self.state.stack or (GangPhase(),)
        steps = activated(self.state, MEMBERS.index(member))
        self.settle((*steps, GangPhase(), *BLADE.evening))
        return self

    def patrol(self) -> Table:
        self.state.phase = 1
        self.settle((Patrol(), GangPhase(), *BLADE.evening))
        return self

    def night(self) -> Table:
        """The setting phase, the treasure phase and what the next round begins with."""
        self.state.done = 15
        self.settle(BLADE.evening)
        return self

    def rest(self) -> Table:
        """Everybody ends his activation at once; stands at the police of the next round."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.asks:
            ask = self.state.asks[0]
            move = next(m for m in ask.moves if m.verb in ("end", "activate", "pass", "done"))
            self.state.apply(ask.seat, move)
        return self

    def holder(self) -> str:
        place = self.state.tiles[0].place
        return MEMBERS[place] if place < 4 else {4: "home", 8: "ground", 9: "police"}.get(place, "away")


def new(seats: int = 2, **options: str) -> Table:
    return Table(GAME.new(seats, {"mission": "stonehenge", **options}))


def henge(
    seats: int = 2,
    *,
    aim: str = "I",
    level: str = "expert",
    turn: int = 3,
    zenigata: str = "",
    agents: Mapping[int, str] | None = None,
    vehicles: Mapping[str, str] | None = None,
    rides: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    devices: Mapping[str, str] | None = None,
    dug: str = "",
    holds: str = "",
    visible: str = "",
    **members: Any,  # by name the square
) -> Table:
    options = GAME.meta.complete({"mission": "stonehenge", "level": level})
    state = GAME.begin(seats, options)
    state.asks = ()
    state.crew = CREW[seats]
    Specials().run(state)
    place, kit = state.place, state.kit
    node = place.node
    state.turn, state.phase, state.fuel = turn, 1, (12, 12)
    state.aim = PICTURES.index(aim)
    state.tombs = tuple(node[name] for name in dug.split())
    state.pits = len(state.tombs)
    state.zenigata = node[zenigata] if zenigata else -1
    for number, square in (agents or {}).items():
        state.agents = with_item(state.agents, number - 1, node[square])
    for member, name in enumerate(MEMBERS):
        state.put(member, node[members[name]] if name in members else place.starts[0])
        state.know(member, 1 << state.at[member])
    for name, square in (vehicles or {}).items():
        vehicle = kit.vehicle[name]
        state.vat = with_item(state.vat, vehicle, node[square])
        state.owners = with_item(state.owners, vehicle, 0)
        state.vspots = with_item(state.vspots, vehicle, 1 << node[square])
    for name, ride in (rides or {}).items():
        vehicle = kit.vehicle[ride]
        state.ride = with_item(state.ride, MEMBERS.index(name), vehicle)
        state.put(MEMBERS.index(name), state.vat[vehicle])
        state.know(MEMBERS.index(name), 1 << state.vat[vehicle])
    for name, cards in (hands or {}).items():
        effects.give_hand(state, MEMBERS.index(name), tuple(kit.card[card] for card in cards.split()))
    for name, gadgets in (devices or {}).items():
        effects.hold(state, MEMBERS.index(name), tuple(kit.gadgets.index(gadget) for gadget in gadgets.split()))
    if holds:
        state.tiles = (Tile(MEMBERS.index(holds), True, 15),)
        state.told = True
    for vehicle, at in enumerate(state.vat):
        if at >= 0 and state.watch()[0] >> at & 1:
            effects.reveal_vehicle(state, vehicle)
    for member, name in enumerate(MEMBERS):
        if state.in_sight(member) or name in visible.split() or state.in_view:
            state.seen |= 1 << member
    return Table(state)
