"""A table to test the rules on: pieces are put where a test wants them, and then it is played.

`stage(lupin="C5", agents={1: "C9"})` is a game in turn 3 with these pieces and nobody else on the board. Seat 0 is
Zenigata; with two players seat 1 is the whole gang.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from covo.games.lupin import effects
from covo.games.lupin.board import board, mask_of
from covo.games.lupin.box import CARD, FUJIKO, GADGETS, MEMBERS, VEHICLES
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps import setup
from covo.games.lupin.steps.gang import GangPhase, activated
from covo.games.lupin.steps.police import Call, Dawn, Patrol
from covo.games.lupin.steps.treasure import Dusk, Environment, Search
from covo.kernel import CHANCE, Event, Frame, Move, Refusal, Seat

LATER: tuple[Frame[Any], ...] = (Environment(), Search(), Dusk())


class Table:
    def __init__(self, state: Lupin) -> None:
        self.state = state
        self.heard: list[Event] = []
        state.ears = self.heard

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    def legal(self, seat: Seat = 1) -> set[str]:
        ask = self.state.ask(seat)
        return {str(move) for move in ask.moves} if ask else set()

    def verbs(self, seat: Seat = 1) -> set[str]:
        return {text.split()[0] for text in self.legal(seat)}

    def options(self, verb: str, seat: Seat = 1) -> set[str]:
        """What follows a verb in the legal moves."""
        return {text.partition(" ")[2] for text in self.legal(seat) if text.split()[0] == verb}

    def at(self, member: str) -> str:
        at = self.state.at[MEMBERS.index(member)]
        return self.state.place.names[at] if at >= 0 else ""

    def agent(self, number: int) -> str:
        at = self.state.agents[number - 1]
        return self.state.place.names[at] if at >= 0 else ""

    def seen(self, member: str) -> bool:
        return bool(self.state.seen >> MEMBERS.index(member) & 1)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.data) for event in self.heard if event.kind == kind]

    def refused(self, seat: Seat, move: str) -> Refusal:
        ask = self.state.ask(seat)
        assert ask is None or not ask.allows(Move.parse(move)), f"{move} is legal"
        return GAME.refuse(GAME.view(self.state, seat), ask, Move.parse(move))

    def possible(self, member: str) -> set[str]:
        """The squares where all must reckon with it."""
        mask = self.state.spots[MEMBERS.index(member)]
        return {name for node, name in enumerate(self.state.place.names) if mask >> node & 1}

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: Seat, *moves: str) -> Self:
        for move in moves:
            self.state.apply(seat, Move.parse(move))
        return self

    def gang(self, *moves: str) -> Self:
        """Moves of whoever plays the member in activation."""
        for move in moves:
            self.state.apply(next(ask.seat for ask in self.state.asks), Move.parse(move))
        return self

    def chance(self, *moves: str) -> Self:
        return self.play(CHANCE, *moves)

    def settle(self, stack: tuple[Frame[Any], ...]) -> Self:
        self.state._settle(stack)
        return self

    def act(self, member: str) -> Self:
        """The activation of this member."""
        self.state.phase = 2
        self.state.stack = self.state.stack or (GangPhase(),)
        return self.settle((*activated(self.state, MEMBERS.index(member)), GangPhase(), *LATER))

    def patrol(self) -> Self:
        self.state.phase = 1
        return self.settle((Patrol(), GangPhase(), *LATER))

    def call(self) -> Self:
        self.state.phase = 1
        return self.settle((Call(), Patrol(), GangPhase(), *LATER))

    def dusk(self) -> Self:
        return self.settle((Dusk(),))

    def night(self) -> Self:
        """Phases 3 and 4."""
        return self.settle(LATER)

    def dawn(self) -> Self:
        return self.settle((Dawn(),))

    def gang_phase(self) -> Self:
        self.state.phase = 2
        return self.settle((GangPhase(), *LATER))


def new(seats: int = 2, **options: str) -> Table:
    """A table at its first question."""
    return Table(GAME.new(seats, options))


def stage(
    mission: str = "ruby",
    seats: int = 2,
    *,
    level: str = "expert",
    variant: str = "together",
    turn: int = 3,
    zenigata: str = "",
    agents: Mapping[int, str] | None = None,
    guards: str = "",
    vehicles: Mapping[str, str] | None = None,
    rides: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    devices: Mapping[str, str] | None = None,
    visible: str = "",
    **members: Any,  # by name the square
) -> Table:
    options = GAME.meta.complete({"mission": mission, "level": level, "variant": variant})
    state: Lupin = GAME.begin(seats, options)
    state.asks = ()
    if seats == 3:
        state.crew = (1, 1, 2, 2) if variant == "together" else (1, 2, -1, -1)
    elif seats == 4 and variant != "together":
        state.crew = (1, 2, 3, -1)
    else:
        setup.Crew().run(state)
    place = board(state.mission)
    node = place.node
    state.turn, state.phase = turn, 1
    if state.mission:
        state.bus = place.timetable[turn]
        state.cars = tuple(place.parking)
    state.fuel = (12, 12)
    state.zenigata = node[zenigata] if zenigata else -1
    for number, square in (agents or {}).items():
        state.agents = with_item(state.agents, number - 1, node[square])
    state.guards = mask_of(node[label] for label in guards.split())
    for member, name in enumerate(MEMBERS):
        state.put(member, node[members[name]] if name in members else place.starts[0])
        state.know(member, 1 << state.at[member])
    for name, square in (vehicles or {}).items():
        vehicle = next(n for n, kind in enumerate(VEHICLES) if kind.name == name)
        state.vat = with_item(state.vat, vehicle, node[square])
        state.owners = with_item(state.owners, vehicle, FUJIKO if name == "bike1" else 0)
        state.vspots = with_item(state.vspots, vehicle, 1 << node[square])
    for name, ride in (rides or {}).items():
        vehicle = next(n for n, kind in enumerate(VEHICLES) if kind.name == ride)
        state.ride = with_item(state.ride, MEMBERS.index(name), vehicle)
        state.put(MEMBERS.index(name), state.vat[vehicle])
        state.know(MEMBERS.index(name), 1 << state.vat[vehicle])
    for name, cards in (hands or {}).items():
        effects.give_hand(state, MEMBERS.index(name), tuple(CARD[card] for card in cards.split()))
    for name, gadgets in (devices or {}).items():
        effects.hold(state, MEMBERS.index(name), tuple(GADGETS.index(gadget) for gadget in gadgets.split()))
    for vehicle, at in enumerate(state.vat):
        if at >= 0 and state.watch()[0] >> at & 1:
            effects.reveal_vehicle(state, vehicle)
    for member, name in enumerate(MEMBERS):
        if state.in_sight(member) or name in visible.split():
            state.seen |= 1 << member
    return Table(state)
