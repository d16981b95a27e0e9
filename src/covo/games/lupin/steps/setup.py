"""Set-up: who plays whom, the police, the cards, the shopping, the start (LUP-SET, LUP-POL, LUP-EQP, LUP-VAR)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import permutations, product
from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import Ends, board, mask_of
from covo.games.lupin.box import (
    BALLOON,
    BIKE1,
    DEAR,
    DEPLOYED,
    FUJIKO,
    HELI,
    LUPIN,
    MEMBERS,
    RADIO,
    SHOVEL,
    may_hold,
)
from covo.games.lupin.kept import once
from covo.games.lupin.mission import mission
from covo.games.lupin.state import OFF, Lupin, with_item
from covo.games.lupin.steps.drawing import drawn
from covo.kernel import CHANCE, PASS, Agenda, Ask, Frame, Move, Parts, Seat
from covo.kernel.frames import draws

MINUTES = 15 * 60  # LUP-EQP-06
DONE = Move("done")


class Crew(Frame[Lupin], frozen=True):
    """LUP-PLY-03..06, LUP-Q-02; all against all one member each (LUP-VAR-03, LUP-Q-128)."""

    rule: ClassVar = "LUP-PLY-04"

    def _choices(self, state: Lupin) -> tuple[Seat, list[int]]:
        """Who has still to choose, and among whom."""
        free = [member for member in range(4) if state.crew[member] < 0]
        for seat in range(1, state.seats):
            if seat not in state.crew:
                return seat, free
        return 1, free

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        waits = state.seats == 3 or (state.free and state.seats == 4)
        if not waits or (state.free and all(seat in state.crew for seat in range(1, state.seats))):
            return ()
        seat, free = self._choices(state) if state.free else (1, [1, 2, 3])
        return (Ask(seat, tuple(Move("take", MEMBERS[member]) for member in free), self.rule),)

    def run(self, state: Lupin) -> Agenda:
        if state.seats == 2:
            state.crew = (1, 1, 1, 1)
        elif state.seats == 4 and not state.free:
            state.crew = (1, 2, 1, 3)  # LUP-PLY-05
        elif state.seats == 5:
            state.crew = (1, 2, 3, 4)
        if state.crew[FUJIKO] < 0:  # LUP-Q-128: nor is her motorbike
            state.owners = with_item(state.owners, BIKE1, -1)
        return ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        member = MEMBERS.index(str(move.args[0]))
        if state.free:
            state.crew = with_item(state.crew, member, seat)
            return (self,)
        state.crew = tuple(1 if m in (LUPIN, member) else 2 for m in range(4))
        return ()


class Deploy(Frame[Lupin], frozen=True):
    """LUP-POL-01..06, LUP-SET-02: Zenigata, seven agents, in the ruby mission ten guards; each on a square of
    its own."""

    rule: ClassVar = "LUP-POL-01"

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if state.zenigata == OFF:
            squares, rule = state.place.inspector_deploy & ~state.occupied(), self.rule
        elif sum(at >= 0 for at in state.agents) < DEPLOYED:
            squares, rule = state.place.deploy & ~state.occupied(), self.rule
        elif state.guards.bit_count() < state.quest.guards:
            squares, rule = mask_of(state.place.posts) & ~state.guards, "LUP-POL-05"
        else:
            return ()
        return (Ask(0, Parts(placings, state.mission, squares), rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        node = state.place.node[str(move.args[0])]
        placed = sum(at >= 0 for at in state.agents)
        if state.zenigata == OFF:
            state.zenigata = node
        elif placed < DEPLOYED:
            state.agents = with_item(state.agents, placed, node)
        else:
            state.guards |= 1 << node
        return (self,)


def placings(mission: int, squares: int) -> list[Sequence[Move]]:
    return [Ends(squares, all_placings(mission))]


@cache
def all_placings(mission: int) -> tuple[Move, ...]:
    """By node the move that puts a figure there."""
    return tuple(Move("place", name) for name in board(mission).names)


class Deal(Frame[Lupin], frozen=True):
    """LUP-SET-11, LUP-SET-12, LUP-SET-14: each member draws two cards of its own deck, before anything is bought."""

    rule: ClassVar = "LUP-SET-12"
    open: ClassVar = ("queue",)
    queue: tuple[int, ...] = (0, 1, 2, 3)

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if not self.queue or state.crew[self.queue[0]] < 0:
            return ()
        return (draws(state.deck(self.queue[0]), 2, self.rule),)

    def run(self, state: Lupin) -> Agenda:
        return (Deal(self.queue[1:]),) if self.queue else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        agenda: Agenda = ()
        for card in sorted(move.args, key=lambda card: card in state.quest.laid):  # what is shown is shown last
            agenda += drawn(state, self.queue[0], int(card))
        return (*agenda, Deal(self.queue[1:]))


class DearLupin(Frame[Lupin], frozen=True):
    """LUP-CFU-01, LUP-Q-93: at the start of the planning Fujiko may make Lupin buy for her. She is always asked."""

    rule: ClassVar = "LUP-CFU-01"

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if state.free or len(state.gang_seats()) < 3:
            return ()
        moves = (Move("dear"), PASS) if DEAR in state.hands[FUJIKO] else (PASS,)
        return (Ask(state.crew[FUJIKO], moves, self.rule, default=(PASS,)),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        effects.discard(state, FUJIKO, DEAR)
        state.fresh = with_item(state.fresh, FUJIKO, state.fresh[FUJIKO] - 1)
        return (Planning(FUJIKO),)


def stock(state: Lupin, gadget: int) -> int:
    """LUP-EQP-09: how many tiles of a kind are still for sale."""
    return _stock(state.mission, (*state.devices, state.extra, state.used), len(state.traps), state.balloon)[gadget]


@lru_cache(maxsize=8192)
def _stock(number: int, hands: tuple[tuple[int, ...], ...], traps: int, balloons: int) -> tuple[int, ...]:
    left = list(mission(number).kit.stock)
    for hand in hands:
        for gadget in hand:
            left[gadget] -= 1
    left[SHOVEL] -= traps
    left[BALLOON] -= balloons.bit_count()
    return tuple(left)


def sold(state: Lupin, vehicle: int) -> bool:
    """LUP-EQP-25, LUP-EQP-26, LUP-VAR-05: vehicles that cannot be bought (any more)."""
    barred = vehicle in state.quest.unsold or (vehicle == HELI and state.free)
    return barred or state.owners[vehicle] >= 0 or vehicle == BIKE1 or bool(state.wrecks >> vehicle & 1)


def offers(state: Lupin, member: int, money: int) -> list[str]:
    """What this member may be given for this money."""
    held, names, prices = state.gadgets(member), state.kit.gadgets, state.kit.prices
    gadgets, vehicles = on_sale(state)
    things = [names[gadget] for gadget in gadgets if may_hold(member, held, gadget)]
    return [thing for thing in (*things, *vehicles) if prices[thing] <= money]


@once
def on_sale(state: Lupin) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """What is left in the shop: devices by number, vehicles by name."""
    gadgets, vehicles = range(len(state.kit.gadgets)), state.kit.vehicles
    return (
        tuple([gadget for gadget in gadgets if stock(state, gadget) > 0 and not (state.free and gadget == RADIO)]),
        tuple([kind.name for vehicle, kind in enumerate(vehicles) if not sold(state, vehicle)]),
    )


@cache
def purchase(thing: str, member: int) -> Move:
    return Move("buy", thing, MEMBERS[member])


def buy(state: Lupin, member: int, thing: str) -> None:
    """LUP-EQP-10, LUP-EQP-11."""
    purse = state.purse(member)
    state.money = with_item(state.money, purse, state.money[purse] - state.kit.prices[thing])
    if thing in state.kit.gadgets:
        effects.hold(state, member, (*state.devices[member], state.kit.gadgets.index(thing)))
    else:
        vehicle = state.kit.vehicle[thing]
        state.owners = with_item(state.owners, vehicle, member)
    state.tell("bought", state.party(member), member=member, thing=thing)


class Planning(Frame[Lupin], frozen=True):
    """LUP-EQP-06..12: one purse, bought tile by tile; Lupin's player has the last word. LUP-EQP-16: unseen by
    the police."""

    rule: ClassVar = "LUP-EQP-08"
    sells: ClassVar = True
    open: ClassVar = ("buyer",)
    buyer: int = -1  # a member that buys for itself alone

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        seat = state.leader() if self.buyer < 0 else state.crew[self.buyer]
        limit = MINUTES if state.clock else None
        return (Ask(seat, partial(self.listing, state.snapshot()), self.rule, limit=limit, default=(DONE,)),)

    def listing(self, state: Lupin) -> tuple[Move, ...]:
        members = state.members() if self.buyer < 0 else [self.buyer]
        money = state.money[0]
        return (*(purchase(thing, m) for m in members for thing in offers(state, m, money)), DONE)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == DONE:
            return ()
        buy(state, MEMBERS.index(str(move.args[1])), str(move.args[0]))
        return (self,)


class Order(Frame[Lupin], frozen=True):
    """LUP-VAR-07, LUP-Q-124: the dice put the buyers in an order, each order alike likely."""

    rule: ClassVar = "LUP-VAR-07"

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        orders = permutations(state.members())
        return (Ask(CHANCE, tuple(Move("order", *(MEMBERS[m] for m in order)) for order in orders), self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        state.queue = tuple(MEMBERS.index(str(name)) for name in move.args)
        return (VariantShop(),)


class VariantShop(Frame[Lupin], frozen=True):
    """LUP-VAR-06, LUP-VAR-08..11, LUP-Q-125: to and fro, one device each; whoever passes is out."""

    rule: ClassVar = "LUP-VAR-08"
    sells: ClassVar = True
    open: ClassVar = ("turn", "out")
    turn: int = 0
    out: int = 0

    def buyer(self, state: Lupin) -> int:
        lap, place = divmod(self.turn, len(state.queue))
        return state.queue[place] if lap % 2 == 0 else state.queue[-1 - place]

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if self.out.bit_count() == len(state.queue) or self.out >> self.buyer(state) & 1:
            return ()
        member = self.buyer(state)
        things = offers(state, member, state.money[member])
        moves = (*(purchase(thing, member) for thing in things), PASS)
        return (Ask(state.crew[member], moves, self.rule, default=(PASS,)),)

    def run(self, state: Lupin) -> Agenda:
        return () if self.out.bit_count() == len(state.queue) else (VariantShop(self.turn + 1, self.out),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        member = self.buyer(state)
        if move == PASS:
            return (VariantShop(self.turn + 1, self.out | 1 << member),)
        buy(state, member, str(move.args[0]))
        return (VariantShop(self.turn + 1, self.out),)


class StartSquares(Frame[Lupin], frozen=True):
    """LUP-SET-08, LUP-SET-09, LUP-Q-09, LUP-Q-52: each member's square, and where its vehicles stand."""

    rule: ClassVar = "LUP-SET-09"
    open: ClassVar = ("queue",)
    queue: tuple[int, ...] = (0, 1, 2, 3)

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if not self.queue or state.crew[self.queue[0]] < 0:
            return ()
        member, names = self.queue[0], state.place.names
        garages = state.garages(member)
        own = len(self.parked(state)) if len(garages) > 1 else 1
        parkings = list(product([names[g] for g in garages], repeat=max(1, own)))
        moves = tuple(Move("start", names[a], *parked) for a in state.starts(member) for parked in parkings)
        return (Ask(state.crew[member], moves, self.rule),)

    def parked(self, state: Lupin) -> list[int]:
        """The vehicles of the member that stand in a garage."""
        return [v for v, owner in enumerate(state.owners) if owner == self.queue[0] and not state.moorings(v)]

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        member, node = self.queue[0], state.place.node
        state.put(member, node[str(move.args[0])])
        for number, vehicle in enumerate(self.parked(state)):  # each where its owner likes, in the order of the box
            state.vat = with_item(state.vat, vehicle, node[str(move.args[min(number, len(move.args) - 2) + 1])])
        state.tell("started", (state.crew[member],), member=member, at=str(move.args[0]))
        return (StartSquares(self.queue[1:]),)

    def run(self, state: Lupin) -> Agenda:
        if self.queue:
            return (StartSquares(self.queue[1:]),)
        crew = state.members()
        state.spots = tuple(mask_of(state.starts(member)) if member in crew else 0 for member in range(4))
        garages = mask_of(node for member in crew for node in state.garages(member))
        spots = []
        for vehicle in range(len(state.kit.vehicles)):
            moored = state.moorings(vehicle)
            if moored and state.owners[vehicle] >= 0:
                state.vat = with_item(state.vat, vehicle, moored[0])
            spots.append(mask_of(moored) if moored else garages)
            if vehicle in state.quest.unsold or (vehicle == HELI and state.free):
                spots[vehicle] = 0
        if state.crew[FUJIKO] < 0:
            spots[BIKE1] = 0
        state.vspots = tuple(spots)
        return ()


class Garages(Frame[Lupin], frozen=True):
    """LUP-EQP-18, LUP-VAR-12: planning is over; what was not bought goes to Fujiko, or out of the game."""

    rule: ClassVar = "LUP-EQP-18"

    def run(self, state: Lupin) -> Agenda:
        return ()
