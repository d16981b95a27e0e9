"""Everything true in a game of Lupin. One line each: what it is, who may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self

from msgspec import Meta, Struct

from covo.games.lupin.board import Board, board, mask_of
from covo.games.lupin.box import (
    ADORED,
    AGENT,
    BOAT,
    CARDS_OF,
    FORGIVE,
    FUJIKO,
    GOEMON,
    HELI,
    INSPECTOR,
    LUPIN,
    NOBODY,
    RESCUERS,
    SHOVEL,
    ZENIGATA,
    Kit,
)
from covo.games.lupin.lore import concludes, put_off
from covo.games.lupin.mission import MISSIONS, Mission
from covo.games.lupin.sight import glimpsed, watched
from covo.kernel import Agenda, Outcome, Seat, State

Node = Annotated[int, Meta(ge=-9, le=599)]
SeatNo = Annotated[int, Meta(ge=-1, le=4)]
if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation

OFF = -1  # of a member: not on the board (left, disguised, or not begun); of a vehicle: not in the game
RESERVE, IN_CAR = -1, -2  # of an agent; in car 1, and -3 in car 2
DESTROYED, LOST = -2, -3  # of a police car: till the next call, for good
FOUR = (0, 0, 0, 0)


class Tile(Struct, frozen=True):
    """A treasure tile. Where it is all may see; what it shows, whoever has looked at it."""

    place: Annotated[int, Meta(ge=0, le=13)]  # 0..3: with a member; 4..7: on place 1 to 4; 10..13: carried off by it
    real: bool | None = None  # None while nobody has looked
    known: int = 0  # a bit per member who has seen it; 16: Zenigata knows it to be empty


class Meeting(Struct, frozen=True):
    """LUP-TLK-02, LUP-INF-04: where a member last met another one on foot; what its player would note."""

    knower: int
    other: int
    node: Node
    turn: int
    acted: bool  # the other one had had its activation of that turn


class Row(Struct, frozen=True):
    """LUP-NOT-02: a line of the mission notes; its owner's alone."""

    turn: int
    start: Node
    end: Node
    deeds: tuple[str, ...]
    kills: int
    wounds: int


class Dice(Struct, frozen=True):
    """The last roll, open to all."""

    number: int
    faces: tuple[int, ...]
    by: int
    target: int
    value: int
    need: int
    result: str


@put_off("masks", "spots", "vspots", "trace")
class Lupin(State, kw_only=True):
    unsaved: ClassVar = (*State.unsaved, "lore", "kept")
    concluded: ClassVar[tuple[Any, ...]] = ()  # the fields that are put off
    # the table, open to all
    mission: Annotated[int, Meta(ge=0, le=255)]
    expert: bool
    free: bool  # all against all
    duty: bool  # LUP-Q-61: the helicopter must come back
    clock: bool
    crew: tuple[SeatNo, ...] = (-1, -1, -1, -1)  # by member who plays it; -1: not in play
    turn: int = 0
    limit: int = 13
    phase: int = 0  # 0 while setting up
    bus: int = -1  # the stop it stands at; -1: none
    zenigata: Node = OFF
    zwounds: int = 0
    zout: bool = False  # put back this turn
    agents: tuple[Node, ...] = (RESERVE,) * 10
    guards: int = 0  # roof squares with a guard
    cars: tuple[Node, ...] = (OFF, OFF)
    car_hits: tuple[int, ...] = (0, 0)
    fuel: tuple[int, ...] = (0, 0)  # road squares the police cars may still drive this turn
    moved: int = 0  # police figures that have moved in this phase
    acted: int = 0  # and that have used their action
    seen: int = 0  # members on the board
    loud: int = 0  # members seen on a roof because they shot from it
    spotted: int = 0  # members who must stay on the board this turn (LUP-Q-41)
    wounds: tuple[int, ...] = FOUR
    held: tuple[int, ...] = (-1, -1, -1, -1)  # by member the agent that holds it
    gone: tuple[int, ...] = FOUR  # by member the turn it left the map
    kills: tuple[int, ...] = FOUR
    done: int = 0  # members that have acted in this phase 2
    first: int = -1  # who must be activated first (LUP-CFU-02)
    shown: tuple[tuple[int, ...], ...] = ((), (), (), ())  # gadgets lying face up
    used: tuple[int, ...] = ()  # gadgets used up
    vseen: int = 0  # vehicles on the board
    vhits: tuple[int, ...] = (0,) * 6
    wrecks: int = 0  # vehicles destroyed or taken off the map
    flown: bool = False  # the helicopter has left its pad
    tiles: tuple[Tile, ...] = (Tile(4), Tile(5), Tile(6), Tile(7))
    told: bool = False  # the alarm has sounded for the present theft
    sprung: tuple[Node, ...] = ()  # squares where a trap has worked
    craters: tuple[Node, ...] = ()  # squares at which a grenade was thrown
    traitor: bool = False
    marked: int = 0  # members who stay visible to the end (LUP-BET-05, LUP-BET-06)
    passed: int = 0  # who may pass whom this turn: bit 4 * who + whom
    blocked: int = 0  # members robbed: no move, no attack in their next activation
    covered: bool = False  # Lupin, by Jigen's card
    safe: int = 0  # LUP-Q-06: members of a Novice's gang that slipped away, till the end of the next phase 1
    wind: bool = False  # Goemon, by his card
    adored: bool = False  # Lupin is visible till the end of his next movement
    darling: int = 0  # members who may move double this turn
    discards: tuple[tuple[int, ...], ...] = ((), (), (), ())
    table: tuple[tuple[int, ...], ...] = ((), (), (), ())  # cards in play
    fresh: tuple[int, ...] = FOUR  # cards drawn since the last activation
    masks: tuple[int, ...] = FOUR  # by member: the agents it may be disguised as, a bit each
    radio: bool = False  # the gang may talk this turn
    dice: Dice | None = None
    talks: int = 0
    points_lost: tuple[int, ...] = FOUR
    queue: tuple[int, ...] = ()  # all against all: the order of buying
    # what the public may conclude: where a hidden member or vehicle can be
    spots: tuple[int, ...] = FOUR
    vspots: tuple[int, ...] = (0,) * 6
    trace: tuple[int, int, int] = (
        0,
        0,
        0,
    )  # of the activation: where its member can be if it moved; seen then; from where
    # secrets of the gang
    at: tuple[Node, ...] = (OFF,) * 4  # the member's own player, and who stands beside it
    ride: tuple[int, ...] = (-1,) * 4  # by member the vehicle it is in
    vat: tuple[Node, ...] = (OFF,) * 6  # squares of the vehicles
    wheel: int = 0  # members who were the last to drive the vehicle they are in: who knows their squares
    driven: int = 0  # vehicles moved this turn
    money: tuple[int, ...] = (0, 0, 0, 0, 0)  # left: of the gang; in the variant by member
    devices: tuple[tuple[int, ...], ...] = ((), (), (), ())  # gadgets in hand, face down or up: the gang
    extra: tuple[int, ...] = ()  # what Fujiko took with her own money: she alone
    credit: int = 600
    owners: tuple[int, ...] = (-1,) * 6  # of vehicles; -1: not bought
    traps: tuple[tuple[int, int], ...] = ()  # square, digger: the digger
    hands: tuple[tuple[int, ...], ...] = ((), (), (), ())  # mission cards: the owner
    agent_of: tuple[int, ...] = (-1,) * 4  # by member the agent it impersonates
    balloon: int = 0  # members whose piece is a balloon
    before: tuple[tuple[int, ...], ...] = ()  # what a balloon that is disclosed gives back
    glides: tuple[int, ...] = FOUR  # flights of the glider in use
    shot: int = -9  # the last turn in which Jigen fired his pistol
    seeking: int = 0  # members who will take a tile in phase 4
    notes: tuple[tuple[Row, ...], ...] = ((), (), (), ())
    meetings: tuple[Meeting, ...] = ()  # the last of each two: the knower
    lore: Any = None  # what has not been worked out yet of what all may conclude: a Lore
    kept: Any = None  # of a snapshot: what has been worked out of it, by question

    # ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def quest(self) -> Mission:
        return MISSIONS[self.mission]

    @property
    def kit(self) -> Kit:
        return MISSIONS[self.mission].kit

    @property
    def place(self) -> Board:
        return board(self.mission)

    @property
    def shown_from(self) -> int:
        """LUP-LVL-03: the turn from which a Novice's gang stays on the board."""
        return self.quest.in_view

    @property
    def in_view(self) -> bool:
        return not self.expert and self.turn >= self.shown_from

    def split(self) -> bool:
        """Fujiko and the others are enemies, and all know it."""
        return self.traitor

    def must_show(self, member: int) -> bool:
        """LUP-LVL-03, LUP-BET-05, LUP-BET-06, LUP-Q-41, LUP-Q-103: members that stay on the board whatever is in
        sight."""
        bit = 1 << member
        return self.in_view or bool((self.marked | self.spotted) & bit) or (self.adored and member == LUPIN)

    def purse(self, member: int) -> int:
        """Whose money pays for this member's devices."""
        return member if self.free else 0

    def starts(self, member: int) -> list[int]:
        return self.place.starts

    def garages(self, member: int) -> list[int]:
        """Where this member's vehicles may stand at the start."""
        return self.place.garages

    def moorings(self, vehicle: int) -> list[int]:
        """Where a vehicle waits off the roads: the helicopter on its pad, the boat at the pier next to the start."""
        place = self.place
        if vehicle == HELI:
            return [place.pad] if place.pad >= 0 else []
        if vehicle == BOAT and place.piers:
            home = min(place.piers, key=lambda pier: min(place.apart(pier[0], start) for start in place.starts))
            return [home[1]]
        return []

    def exits(self, member: int) -> int:
        """Squares by which this member may leave the map."""
        return self.place.escapes

    def shut(self, member: int) -> int:
        """Places that are closed to this member on foot, for all anyone knows."""
        return 0

    def shut_to(self, member: int) -> int:
        """Places that are closed to this member on foot; it knows what it carries."""
        return 0

    def closed(self) -> int:
        """Places where nobody can be put now."""
        return 0

    def no_wheels(self, vehicle: int) -> int:
        """Places that are closed to this vehicle now."""
        return 0

    def shared(self) -> int:
        """Squares on which any number of pieces may stand."""
        return 0

    def of_the_police(self, member: int) -> bool:
        """This member has joined the police: it passes through them and does not attack them."""
        return False

    def blasted(self, member: int) -> bool:
        """LUP-DEV-18: grenades hurt nobody of the gang."""
        return False

    def in_the_way(self) -> int:
        """Squares with a member the police cannot walk through."""
        return self.crowd()

    def spared(self, member: int) -> bool:
        """The police do not attack this member."""
        return False

    def keeps(self, member: int) -> bool:
        """This member may not hand over the treasure."""
        return member == FUJIKO and self.split()

    def beat_shut(self, code: int) -> int:
        """Places that are closed to this police figure."""
        return 0

    @property
    def passages(self) -> int:
        """Which steps there are besides those of the board: where the bus stops."""
        return self.bus

    def order(self, left: list[int]) -> list[int]:
        """Who of those left may act next."""
        if len(left) < 2:
            return left
        if self.darling >> FUJIKO & 1 and FUJIKO in left and self.done >> LUPIN & 1:  # LUP-Q-104
            return [FUJIKO]
        if FUJIKO in left and (self.traitor or self.first == FUJIKO):  # LUP-Q-93, LUP-Q-115
            return [FUJIKO]
        if ADORED in self.hands[LUPIN] and LUPIN in left and self.held[LUPIN] < 0:  # LUP-Q-103
            left = [member for member in left if member != FUJIKO] or left
        if self.traitor:  # LUP-BET-07, LUP-Q-115: holders last, the present one very last
            early = [m for m in left if not self.marked >> m & 1 or m == FUJIKO]
            late = [m for m in left if not self.has_treasure(m)]
            left = early or late or left
        return left

    def minds_way(self, member: int) -> bool:
        """Does it matter which way this member walks?"""
        return self.split() or SHOVEL in self.gadgets(member)

    def minds_beat(self, code: int) -> int:
        """Squares for which it matters whether this police figure walks over them."""
        return _squares(tuple([node for node, _ in self.traps])) if self.traps and code != ZENIGATA else 0

    def trodden(self, code: int, way: tuple[int, ...]) -> Agenda:
        """What happens to a figure on its way over these squares."""
        return ()

    def falls(self, code: int, at: int) -> None:
        """A police figure is taken from this square: what it carries stays."""

    def before_acting(self, member: int) -> Agenda:
        """What is asked before a member is activated; it goes on to the activation."""
        return ()

    def won(self, by: int, target: int) -> Agenda:
        """What a blow that succeeds brings besides the wound; asked before it is dealt."""
        return ()

    def scorns(self, member: int) -> bool:
        """This member never takes the treasure."""
        return False

    def restored(self) -> None:
        """The treasure is back where it belongs."""

    def inspector_away(self) -> bool:
        """Zenigata neither observes nor can be attacked."""
        return False

    def rivals(self, member: int) -> list[int]:
        """Members this one may attack as it attacks the police; in the gang they only rob each other."""
        return []

    def members(self) -> list[int]:
        return [member for member in range(4) if self.crew[member] >= 0]

    def in_game(self) -> list[int]:
        """Members that have not left the map."""
        return [member for member in range(4) if self.crew[member] >= 0 and not self.gone[member]]

    def gang_seats(self) -> tuple[Seat, ...]:
        return tuple(sorted({seat for seat in self.crew if seat >= 0}))

    def party(self, member: int) -> tuple[Seat, ...]:
        """Who plans together with this member."""
        return self.gang_seats()

    def circle(self) -> tuple[Seat, ...]:
        """Who hears the gang plan, and its radios, as far as all may know."""
        return self.gang_seats()

    def leader(self) -> Seat:
        """LUP-EQP-07: Lupin's player; without him the first of the gang."""
        return next(seat for seat in self.crew if seat >= 0)

    def movement(self, member: int) -> int:
        """LUP-MOV-02, LUP-MOV-03; LUP-Q-104: doubled by Lupin's card."""
        card = CARDS_OF[member]
        move = card.move - card.slow[min(self.wounds[member], len(card.slow) - 1)]
        return 2 * move if self.darling >> member & 1 else move

    def inspector_move(self) -> int:
        return INSPECTOR.move - INSPECTOR.slow[min(self.zwounds, INSPECTOR.wounds)]

    def gadgets(self, member: int) -> tuple[int, ...]:
        return self.devices[member] + self.extra if member == FUJIKO else self.devices[member]

    def is_bound(self) -> bool:
        """LUP-CFU-04: Fujiko holds Forgive me, Lupin."""
        return FORGIVE in self.hands[FUJIKO]

    def deck(self, member: int) -> tuple[int, ...]:
        """What a member may draw; LUP-VAR-04: all against all is played without Forgive me, Lupin."""
        left = self.kit.unseen(member, self.hands[member], self.discards[member], self.table[member])
        return tuple(card for card in left if card != FORGIVE) if self.free else left

    def idle(self, member: int) -> bool:
        """A member that can do nothing in its activation."""
        return False

    def begins(self, act: Activation) -> Activation:
        """An activation as it begins."""
        return act

    def finishes(self, act: Activation) -> None:
        """An activation is over."""

    def may_end(self, act: Activation) -> bool:
        """May its activation end now?"""
        return True

    def bus_mask(self) -> int:
        return board(self.mission).bus_cells[self.bus] if self.bus >= 0 else 0

    def car_mask(self) -> int:
        return _squares(self.cars)

    def agents_in(self, car: int) -> list[int]:
        return [k for k, at in enumerate(self.agents) if at == IN_CAR - car]

    def hulls(self) -> int:
        """LUP-VIS-08, LUP-Q-55: what blocks sight besides the board: vehicles that are on it."""
        mask = self.bus_mask() | self.car_mask()
        return mask | self.hulks() if self.vseen else mask

    def hulks(self) -> int:
        """Visible vehicles of the gang."""
        seen = self.vseen
        return _squares(tuple([at for vehicle, at in enumerate(self.vat) if seen >> vehicle & 1]))

    def parked(self) -> int:
        """Squares with a vehicle of the gang, seen or not."""
        return _squares(self.vat)

    def force(self) -> int:
        """Squares with Zenigata or an agent on foot."""
        return _squares((self.zenigata, *self.agents))

    def crowd(self) -> int:
        """Squares with a visible member on foot."""
        seen, ride, mask = self.seen, self.ride, 0
        if seen:
            for member, at in enumerate(self.at):
                if at >= 0 and seen >> member & 1 and ride[member] < 0:
                    mask |= 1 << at
        return mask and mask & (self.place.stand | self.place.roofs)

    def occupied(self) -> int:
        """LUP-MOV-04: squares on which nothing more may be put."""
        return self.force() | self.guards | self.hulls() | self.crowd()

    def watch(self) -> tuple[int, int]:
        """LUP-Q-36: what the police see now, and what of those who shot from a roof."""
        return watched(self.mission, self.eyes(), self.guards, self.hulls())

    def eyes(self) -> int:
        """Squares from which the police look as far as a pistol reaches."""
        return self.force() | self.drivers()

    def drivers(self) -> int:
        """Squares with a police car that agents are in."""
        mask = 0
        if IN_CAR in self.agents or IN_CAR - 1 in self.agents:
            for car, at in enumerate(self.cars):
                if at >= 0 and IN_CAR - car in self.agents:
                    mask |= 1 << at
        return mask

    def spied(self, nodes: int) -> int:
        """Those of these nodes that the police see."""
        if not nodes or not glimpsed(self.mission, self.eyes(), self.guards, nodes):
            return 0
        return nodes & self.watch()[0]

    def in_sight(self, member: int) -> bool:
        """LUP-VIS-01: would it be seen where it is?"""
        if self.ride[member] >= 0 or self.at[member] < 0:
            return False
        bit = 1 << self.at[member]
        return bool(self.spied(bit) or (self.loud >> member & 1 and self.watch()[1] & bit))

    def inside(self, member: int) -> bool:
        """Inside a building or the bus."""
        at = self.at[member]
        return at >= 0 and bool((self.place.insides | self.place.busbit) >> at & 1)

    def prisoners(self) -> list[int]:
        return [member for member in range(4) if self.held[member] >= 0]

    def keepers(self) -> set[int]:
        """Agents that hold somebody."""
        return {agent for agent in self.held if agent >= 0}

    def on_duty(self, prisoner: int) -> int | None:
        """LUP-REL-03, LUP-REL-04, LUP-REL-11, LUP-Q-80: the first of the list who has not left, unless under arrest."""
        for rescuer in RESCUERS[prisoner]:
            if self.crew[rescuer] >= 0 and not self.gone[rescuer]:
                return None if self.held[rescuer] >= 0 else rescuer
        return None

    def may_free(self, member: int, prisoner: int) -> bool:
        """LUP-Q-79, LUP-Q-98; all against all the list is a permission only (LUP-Q-82)."""
        if self.split() and FUJIKO in (member, prisoner):
            return False
        if member == FUJIKO or self.on_duty(prisoner) == member:
            return True
        return member == GOEMON and NOBODY in self.hands[GOEMON] + self.table[GOEMON]

    def all_arrested(self) -> bool:
        """LUP-END-08, LUP-Q-122: nobody has left, and all are under arrest."""
        return all(not self.gone[m] and self.held[m] >= 0 for m in self.members())

    def captured(self) -> Outcome:
        return Outcome.won("arrests", self.seats, 0)

    def card_spent(self, member: int) -> bool:
        """It has played the card of this turn outside its activation."""
        return False

    def treasure(self) -> Tile | None:
        return next((tile for tile in self.tiles if tile.real), None)

    def tiles_of(self, member: int) -> list[int]:
        return [number for number, tile in enumerate(self.tiles) if tile.place == member]

    def has_treasure(self, member: int) -> bool:
        return any(tile.real and tile.place == member for tile in self.tiles)

    def snapshot(self) -> Self:
        """A copy for an ask to make its list from; it does not drag the asks before it along."""
        copy: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec's, in C
        copy.asks, copy.ears, copy.kept = (), None, {}
        return copy

    def copy(self) -> Self:
        new = super().copy()
        new.kept = None
        return new

    def put(self, member: int, node: int) -> None:
        self.at = (*self.at[:member], node, *self.at[member + 1 :])

    @concludes
    def know(self, member: int, mask: int) -> None:
        """What all may conclude about where a member is."""
        self.spots = with_item(self.spots, member, mask)

    @concludes
    def know_vehicle(self, vehicle: int, mask: int) -> None:
        """What all may conclude about where a vehicle is."""
        self.vspots = with_item(self.vspots, vehicle, mask)

    @concludes
    def poses(self, member: int, agents: int) -> None:
        """What all may conclude about whom a member is disguised as."""
        self.masks = with_item(self.masks, member, agents)

    @concludes
    def unlike(self, agent: int) -> None:
        """All know now that nobody is disguised as this agent."""
        self.masks = tuple([mask & ~(1 << agent) for mask in self.masks])


@lru_cache(maxsize=8192)
def _squares(pieces: tuple[int, ...]) -> int:
    """The squares of these pieces, as far as they are on one."""
    return mask_of([at for at in pieces if at >= 0])


def with_item(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def node_of(state: Lupin, code: int) -> int:
    """Where a figure stands that all may see."""
    if code < 4:
        return state.at[code]
    if code == ZENIGATA:
        return state.zenigata
    return state.agents[code - AGENT]
