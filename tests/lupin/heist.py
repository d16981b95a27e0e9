"""A heist to test the rules on: a position laid out by hand, in the words of the moves, and played from there.

A square with a `!` is one where the piece lies on the board for all to see. Whoever is not named waits hidden at a start
square; police that are not named are in the reserve, Zenigata in a corner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from covo.games.lupin.box import AGENT, CARD, FUJIKO, GADGETS, MEMBERS, VEHICLES
from covo.games.lupin.game import GAME
from covo.games.lupin.state import IN_CAR, RESERVE, Lupin, Tile
from covo.games.lupin.steps.gang import GangPhase
from covo.games.lupin.steps.police import Call, Dawn, Patrol
from covo.games.lupin.steps.setup import DearLupin, Garages, Order, Planning, StartSquares
from covo.games.lupin.steps.treasure import Dusk, Environment, Search
from covo.games.lupin.view import View
from covo.kernel import CHANCE, WATCHER, Ask, Event, Match, Move, Refusal, Refused, Seat, dump, encode

CORNER = ("Q23", "A22")  # where Zenigata is out of the way, by mission
DULL = ("pass", "end", "done")
EVENING = (GangPhase(), Environment(), Search(), Dusk())
START = (Garages(), StartSquares(), Dawn())
PHASES = {
    "plan": (DearLupin(), Planning(), *START),
    "shop": (Order(), *START),
    "dawn": (Dawn(),),
    "call": (Call(), Patrol(), *EVENING),
    "police": (Patrol(), *EVENING),
    "gang": EVENING,
    "bus": EVENING[1:],
    "search": EVENING[2:],
    "dusk": EVENING[3:],
}
Names = Mapping[str, str]


class Heist:
    """A match from a position laid out by hand."""

    def __init__(
        self,
        mission: str = "ruby",
        phase: str = "gang",
        *,
        turn: int = 2,
        seats: int = 5,
        level: str = "expert",
        variant: str = "together",
        zenigata: str = "",
        agents: str | Mapping[int, str] = "",
        guards: str = "",
        cars: str = "",
        devices: Names | None = None,
        hands: Names | None = None,
        table: Names | None = None,
        vehicles: Names | None = None,
        rides: Names | None = None,
        wounds: Mapping[str, int] | None = None,
        kills: Mapping[str, int] | None = None,
        held: Mapping[str, int] | None = None,
        gone: Mapping[str, int] | None = None,
        tiles: str = "1 2 3 4",
        lupin: str = "",
        jigen: str = "",
        goemon: str = "",
        fujiko: str = "",
        **fields: Any,
    ) -> None:
        options = {"mission": mission, "level": level, "variant": variant}
        self.match = Match(GAME, seats, options)
        state: Lupin = GAME.begin(seats, GAME.meta.complete(options))
        self.match.state = state
        place = state.place
        state.crew = {2: (1, 1, 1, 1), 3: (1, 1, 2, 2), 4: (1, 2, 1, 3), 5: (1, 2, 3, 4)}[seats]
        if state.free and seats < 5:
            state.crew = tuple(m + 1 if m < seats - 1 else -1 for m in range(4))
        state.turn, state.phase, state.fuel = turn, 2, (12, 12)
        state.bus = place.timetable.get(turn, 0) if place.timetable else -1
        state.cars = tuple(place.parking) or (-1, -1)
        for car, text in enumerate(cars.split()):
            state.cars = (*state.cars[:car], place.node[text], *state.cars[car + 1 :])
        state.zenigata = place.node[zenigata or CORNER[state.mission]]
        given = dict(enumerate(agents.split(), 1)) if isinstance(agents, str) else agents
        state.agents = tuple(self._agent(given.get(k, "")) for k in range(1, 11))
        state.guards = sum(1 << place.node[text] for text in guards.split())
        start = place.names[place.starts[0]]
        away = gone or {}
        for member, text in enumerate((lupin, jigen, goemon, fujiko)):
            if MEMBERS[member] in away or state.crew[member] < 0:
                continue
            node = place.node[(text or start).rstrip("!")]
            state.put(member, node)
            state.know(member, 1 << node)
            state.seen |= text.endswith("!") << member
        names = [vehicle.name for vehicle in VEHICLES]
        vat, owners = [-1] * 6, list(state.owners)
        for name, text in (vehicles or {}).items():
            vehicle = names.index(name)
            vat[vehicle] = place.node[text.rstrip("!")]
            state.vseen |= text.endswith("!") << vehicle
            owners[vehicle] = max(owners[vehicle], 0)
        state.vat, state.owners = tuple(vat), tuple(owners)
        state.vspots = tuple(1 << at if at >= 0 else 0 for at in vat)
        ride = [names.index(rides[name]) if rides and name in rides else -1 for name in MEMBERS]
        state.ride = tuple(ride)
        for member, vehicle in enumerate(ride):
            if vehicle >= 0:
                state.put(member, vat[vehicle])
                state.know(member, 1 << vat[vehicle])
                state.seen |= (state.vseen >> vehicle & 1) << member
        state.devices = tuple(tuple(sorted(map(GADGETS.index, (devices or {}).get(n, "").split()))) for n in MEMBERS)
        state.hands = tuple(tuple(CARD[card] for card in (hands or {}).get(n, "").split()) for n in MEMBERS)
        state.table = tuple(tuple(CARD[card] for card in (table or {}).get(n, "").split()) for n in MEMBERS)
        state.wounds = tuple((wounds or {}).get(n, 0) for n in MEMBERS)
        state.kills = tuple((kills or {}).get(n, 0) for n in MEMBERS)
        state.gone = tuple(away.get(n, 0) for n in MEMBERS)
        state.held = tuple((held or {}).get(n, 0) - 1 for n in MEMBERS)
        state.tiles = tuple(self._tile(text) for text in tiles.split())
        for name, value in fields.items():
            assert name in state.__struct_fields__, name
            setattr(state, name, value)
        state.stack = PHASES[phase]
        GAME.check(state)
        state.begin()

    def _agent(self, text: str) -> int:
        if not text:
            return RESERVE
        return IN_CAR - int(text[-1]) + 1 if text.startswith("car") else self.place.node[text]

    def _tile(self, text: str) -> Tile:
        """`2`: lying on place 2; `lupin+` the treasure, `lupin-` an empty one in his hands; `out:lupin+` carried off."""
        if text.isdigit():
            return Tile(3 + int(text))
        name = text.removeprefix("out:")
        member = MEMBERS.index(name[:-1])
        return Tile(member + 10 * (name != text), name[-1] == "+", 1 << member)

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Lupin:
        state: Lupin = self.match.state
        return state

    @property
    def place(self) -> Any:
        return self.state.place

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    @property
    def end(self) -> str | None:
        return self.state.outcome.reason if self.state.outcome else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        assert self.state.outcome is not None, "nobody has won yet"
        return self.state.outcome.ranking[0]

    def ask(self) -> Ask:
        assert self.state.asks, "nobody is asked"
        return self.state.asks[0]

    def moves(self, *verbs: str) -> list[str]:
        """The moves that are offered now, of these verbs or all."""
        return [str(move) for move in self.ask().moves if not verbs or move.verb in verbs]

    def ends(self, verb: str) -> set[str]:
        """The last words of all moves of a verb: squares or targets."""
        return {str(move[-1]) for move in self.ask().moves if move.verb == verb}

    def can(self, move: str) -> bool:
        return self.ask().allows(Move.parse(move))

    def where(self, piece: str | int) -> str:
        """The square of a member, a vehicle, Zenigata or a numbered agent; `-` of one that is off the board."""
        state = self.state
        if isinstance(piece, int):
            at = state.agents[piece - 1]
        elif piece == "zenigata":
            at = state.zenigata
        elif piece in MEMBERS:
            at = state.at[MEMBERS.index(piece)]
        else:
            at = state.vat[[vehicle.name for vehicle in VEHICLES].index(piece)]
        return self.place.names[at] if at >= 0 else "-"

    def seen(self, member: str) -> bool:
        return bool(self.state.seen >> MEMBERS.index(member) & 1)

    @property
    def dice(self) -> tuple[int, int, str]:
        """Of the last roll the value added, what was needed, and what came of it."""
        dice = self.state.dice
        assert dice is not None, "nobody has rolled yet"
        return dice.value, dice.need, dice.result

    def wounds(self, member: str) -> int:
        return self.state.wounds[MEMBERS.index(member)]

    def kills(self, member: str) -> int:
        return self.state.kills[MEMBERS.index(member)]

    def holder(self, member: str) -> int:
        """The number of the agent that holds a member; 0 while it is free."""
        return self.state.held[MEMBERS.index(member)] + 1

    def hand(self, member: str) -> list[str]:
        names = list(CARD)
        return [names[card] for card in self.state.hands[MEMBERS.index(member)]]

    def thrown(self, member: str) -> list[str]:
        """The discard pile."""
        names = list(CARD)
        return [names[card] for card in self.state.discards[MEMBERS.index(member)]]

    def holds(self, member: str) -> list[str]:
        """The gadgets a member has."""
        return [GADGETS[gadget] for gadget in self.state.gadgets(MEMBERS.index(member))]

    def view(self, viewer: Seat) -> View:
        return GAME.view(self.state, viewer)

    def told(self, kind: str) -> list[Event]:
        return [event for events in self.match.events for event in events if event.kind == kind]

    def refused(self, move: str, seat: Seat | None = None) -> Refusal:
        """Why a move is refused; checks that the refusal changes nothing."""
        before, saved = self.state.copy(), dump(GAME, self.state)
        with pytest.raises(Refused) as caught:
            self.match.play(self.ask().seat if seat is None else seat, Move.parse(move))
        assert (self.state, dump(GAME, self.state)) == (before, saved)
        return caught.value.refusal

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def do(self, *moves: str) -> Self:
        """Moves of whoever is asked."""
        for move in moves:
            self.match.play(self.ask().seat, Move.parse(move))
        return self

    def roll(self, *faces: int) -> Self:
        self.match.play(CHANCE, Move("roll", *faces))
        return self

    def draw(self, card: str) -> Self:
        self.match.play(CHANCE, Move("draw", CARD[card]))
        return self

    def act(self, member: str) -> Self:
        """The member's activation begins."""
        return self.do(f"activate {member}") if self.step == "GangPhase" else self

    def until(self, *steps: str, turn: int = 0) -> Self:
        """The dullest moves till one of these steps asks, or the game is over."""
        while self.state.asks and not (self.step in steps and self.state.turn >= turn):
            ask = self.ask()
            dull = [move for move in ask.moves if move.verb in DULL]
            self.match.play(ask.seat, (dull or ask.moves)[0])
        return self

    def next_turn(self, step: str = "Patrol") -> Self:
        """The dullest moves till this step of the next turn."""
        return self.until(step, turn=self.state.turn + 1)


def heist(mission: str = "ruby", phase: str = "gang", **layout: Any) -> Heist:
    return Heist(mission, phase, **layout)


def tell_apart(one: Heist, other: Heist) -> set[Seat]:
    """Who can tell two heists apart, by what they see, hear or are asked. A secret is what only its holders tell."""

    def known(at: Heist, viewer: Seat) -> bytes:
        ask = at.state.ask(viewer)
        talk = [channel for channel in GAME.talk(at.state) if channel.known_to(viewer)]
        return encode((at.view(viewer), at.match.heard(viewer), ask and ask.plain(), talk))

    return {viewer for viewer in (WATCHER, *range(one.state.seats)) if known(one, viewer) != known(other, viewer)}


__all__ = ["AGENT", "FUJIKO", "Heist", "heist", "tell_apart"]
