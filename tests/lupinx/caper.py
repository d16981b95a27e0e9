"""A caper to test the rules on: pieces are put where a test wants them, and then it is played.

`stage(lupin="E9", agents={1: "E12"})` is a game of Cagliostro in round 3 with these pieces; whoever is not named waits
hidden on a start square. Seat 0 is Zenigata, seats 1 to 4 are Lupin, Jigen, Goemon and Fujiko.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from covo.games.lupin import effects
from covo.games.lupin.board import mask_of
from covo.games.lupin.box import MEMBERS
from covo.games.lupin.state import Tile, with_item
from covo.games.lupin.steps.gang import GangPhase, activated
from covo.games.lupin.steps.police import Call, Dawn, Patrol
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import TEMPLES, TOKENS, VEHICLES, ZONES
from covo.games.lupinx.game import GAME
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.view import View
from covo.kernel import CHANCE, Event, Frame, Move, Refusal, Seat

CREW = {2: (1, 1, 1, 1), 3: (1, 1, 1, 2), 4: (1, 2, 1, 3), 5: (1, 2, 3, 4)}


class Caper:
    def __init__(self, state: Lupinx) -> None:
        self.state = state
        self.heard: list[Event] = []
        state.ears = self.heard

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def place(self) -> Site:
        site = self.state.site
        assert site is not None
        return site

    @property
    def step(self) -> str:
        return type(self.state.stack[0]).__name__ if self.state.stack else "over"

    def legal(self, seat: Seat | None = None) -> set[str]:
        """The legal moves of a seat, or of whoever is asked."""
        asks = [ask for ask in self.state.asks if seat is None or ask.seat == seat]
        return {str(move) for ask in asks for move in ask.moves}

    def verbs(self, seat: Seat | None = None) -> set[str]:
        return {text.split()[0] for text in self.legal(seat)}

    def options(self, verb: str, seat: Seat | None = None) -> set[str]:
        """What follows a verb, or verb and card, in the legal moves."""
        return {text.removeprefix(verb).strip() for text in self.legal(seat) if f"{text} ".startswith(f"{verb} ")}

    def at(self, member: str) -> str:
        at = self.state.at[MEMBERS.index(member)]
        return self.state.place.names[at] if at >= 0 else ""

    def agent(self, number: int) -> str:
        at = self.state.agents[number - 1]
        return self.state.place.names[at] if at >= 0 else ""

    def seen(self, member: str) -> bool:
        return bool(self.state.seen >> MEMBERS.index(member) & 1)

    def wounds(self, member: str) -> int:
        return self.state.wounds[MEMBERS.index(member)]

    def held(self, member: str) -> bool:
        return self.state.held[MEMBERS.index(member)] >= 0

    def hand(self, member: str) -> list[str]:
        return [self.state.kit.cards[card].name for card in self.state.hands[MEMBERS.index(member)]]

    def thrown(self, member: str) -> list[str]:
        """Its discard pile."""
        return [self.state.kit.cards[card].name for card in self.state.discards[MEMBERS.index(member)]]

    def opened(self) -> set[str]:
        return {name for number, name in enumerate(TEMPLES) if self.state.opened >> number & 1}

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.data) for event in self.heard if event.kind == kind]

    def heard_by(self, kind: str, seat: Seat) -> bool:
        return any(event.kind == kind and event.heard_by(seat) for event in self.heard)

    def view(self, seat: Seat) -> View:
        return GAME.view(self.state, seat)

    def refused(self, move: str, seat: Seat | None = None) -> Refusal:
        who = self.state.asks[0].seat if seat is None else seat
        ask = self.state.ask(who)
        assert ask is None or not ask.allows(Move.parse(move)), f"{move} is legal"
        return GAME.refuse(GAME.view(self.state, who), ask, Move.parse(move))

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def do(self, *moves: str) -> Self:
        """Moves of whoever is asked, chance too."""
        for move in moves:
            if self.step == "Call" and move.split()[0] not in ("call", "pass"):
                self.state.apply(0, Move.parse("pass"))
            self.state.apply(self.state.asks[0].seat, Move.parse(move))
        return self

    def chance(self, *moves: str) -> Self:
        for move in moves:
            self.state.apply(CHANCE, Move.parse(move))
        return self

    def settle(self, *stack: Frame[Any]) -> Self:
        self.state.outcome = None
        self.state._settle(stack)
        return self

    def act(self, member: str) -> Self:
        """The activation of this member."""
        self.state.phase = 2
        later = self.state.quest.evening
        self.state.stack = (GangPhase(), *later)
        return self.settle(*activated(self.state, MEMBERS.index(member)), GangPhase(), *later)

    def gang(self) -> Self:
        self.state.phase = 2
        return self.settle(GangPhase(), *self.state.quest.evening)

    def patrol(self) -> Self:
        self.state.phase = 1
        return self.settle(Patrol(), GangPhase(), *self.state.quest.evening)

    def call(self) -> Self:
        self.state.phase = 1
        return self.settle(Call(), Patrol(), GangPhase(), *self.state.quest.evening)

    def night(self) -> Self:
        """Phases 3 and 4; no reinforcements are called."""
        return self.settle(*self.state.quest.evening)._uncalled()

    def dawn(self) -> Self:
        return self.settle(Dawn())._uncalled()

    def _uncalled(self) -> Self:
        return self.do("pass") if self.step == "Call" else self

    def through(self, *frames: Frame[Any]) -> Self:
        """These steps, then the police phase."""
        self.state.stack = (Patrol(),)
        return self.settle(*frames, Patrol(), GangPhase(), *self.state.quest.evening)

    def ends(self) -> str:
        """The reason for which the game is over when this round ends, or nothing."""
        outcome = self.state.quest.ended(self.state)
        return "" if outcome is None else outcome.reason

    def winners(self) -> tuple[Seat, ...]:
        outcome = self.state.quest.ended(self.state)
        assert outcome is not None
        return outcome.ranking[0]


def new(seats: int = 5, **options: str) -> Caper:
    """A table at its first question."""
    return Caper(GAME.new(seats, options))


def stage(
    mission: str = "cagliostro",
    seats: int = 5,
    *,
    level: str = "expert",
    turn: int = 3,
    zenigata: str = "",
    agents: Mapping[int, str] | None = None,
    vehicles: Mapping[str, str] | None = None,  # "alfa": "A5"; Lupin's, but for bike1
    rides: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    table: Mapping[str, str] | None = None,
    devices: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    held: Mapping[str, int] | None = None,  # by member the number of the agent
    gone: Mapping[str, int] | None = None,
    visible: str = "",
    tokens: Mapping[str, str] | None = None,  # by question mark what was turned up
    opened: str = "",
    drained: str = "",
    treasure: str = "",  # who has it
    options: Mapping[str, str] | None = None,
    **more: Any,  # squares of members by name, fields of the state
) -> Caper:
    chosen = GAME.meta.complete({"mission": mission, "level": level, **(options or {})})
    state: Lupinx = GAME.begin(seats, chosen)
    place, kit = state.place, state.kit
    node = place.node
    state.asks, state.crew, state.turn, state.phase = (), CREW[seats], turn, 1
    if seats == 3 and mission != "cagliostro":
        state.crew = (1, 1, 2, 2)
    state.fuel, state.ready = (12, 12), True
    if place.timetable:
        state.bus, state.cars = place.timetable[turn], tuple(place.parking)
    state.zenigata = node[zenigata] if zenigata else -1
    for number, square in (agents or {}).items():
        state.agents = with_item(state.agents, number - 1, node[square])
    for member, name in enumerate(MEMBERS):
        state.put(member, node[more.pop(name)] if name in more else state.starts(member)[0])
        state.know(member, 1 << state.at[member])
    for name, square in (vehicles or {}).items():
        vehicle = kit.vehicle[name]
        state.vat = with_item(state.vat, vehicle, node[square])
        state.owners = with_item(state.owners, vehicle, 3 if name == "bike1" else 0)
        state.vspots = with_item(state.vspots, vehicle, 1 << node[square])
    for name, ride in (rides or {}).items():
        vehicle, member = kit.vehicle[ride], MEMBERS.index(name)
        state.ride = with_item(state.ride, member, vehicle)
        state.put(member, state.vat[vehicle])
        state.know(member, 1 << state.vat[vehicle])
    for name, cards in (hands or {}).items():
        effects.give_hand(state, MEMBERS.index(name), tuple(kit.card[card] for card in cards.split()))
    for name, cards in (table or {}).items():
        member = MEMBERS.index(name)
        piles = list(state.table)
        piles[member] = tuple(sorted(kit.card[card] for card in cards.split()))
        state.table = tuple(piles)
    for name, gadgets in (devices or {}).items():
        effects.hold(state, MEMBERS.index(name), tuple(kit.gadgets.index(gadget) for gadget in gadgets.split()))
    for name, count in (wounds or {}).items():
        state.wounds = with_item(state.wounds, MEMBERS.index(name), count)
    for name, number in (held or {}).items():
        state.held = with_item(state.held, MEMBERS.index(name), number - 1)
        state.seen |= 1 << MEMBERS.index(name)
    for name, when in (gone or {}).items():
        state.gone = with_item(state.gone, MEMBERS.index(name), when)
        state.put(MEMBERS.index(name), -1)
        state.know(MEMBERS.index(name), 0)
    site = state.site
    if site is not None and tokens:
        turned = list(state.tokens)
        for square, token in tokens.items():
            turned[site.questions.index(node[square])] = TOKENS.index(token)
        state.tokens = tuple(turned)
    state.opened |= mask_of(TEMPLES.index(name) for name in opened.split())
    state.drained = mask_of(ZONES.index(name) for name in drained.split())
    if treasure:
        member = MEMBERS.index(treasure)
        out = 10 if state.gone[member] else 0
        state.tiles = (Tile(member + out, True, 1 << member),)
    for field, value in more.items():
        setattr(state, field, value)
    for vehicle in range(len(VEHICLES)):
        if state.vat[vehicle] >= 0 and state.watch()[0] >> state.vat[vehicle] & 1:
            effects.reveal_vehicle(state, vehicle)
    for member, name in enumerate(MEMBERS):
        if state.at[member] >= 0 and (state.in_sight(member) or name in visible.split()):
            state.seen |= 1 << member
    return Caper(state)
