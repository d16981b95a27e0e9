"""What one viewer may know, named field by field; what is not named here stays unknown."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from covo.games.lupin.board import Board, board
from covo.games.lupin.box import FUJIKO, Kit
from covo.games.lupin.deeds.common import beside
from covo.games.lupin.deeds.vehicles import reachable_vehicles
from covo.games.lupin.mission import Mission, mission
from covo.games.lupin.state import Dice, Lupin, Meeting, Row, Tile
from covo.games.lupin.steps.gang import Accept, Activation, remains
from covo.kernel import Frame, Outcome, Seat

# LUP-INF-09, LUP-INF-10 and what lies on the table: open to all
PUBLIC: Final = (
    *("seats", "mission", "expert", "free", "duty", "clock", "crew", "turn", "limit", "phase", "bus", "zenigata"),
    *("zwounds", "zout", "agents", "guards", "cars", "car_hits", "fuel", "moved", "acted", "seen", "loud", "spotted"),
    *("wounds", "held", "gone", "kills", "done", "first", "shown", "used", "vseen", "vhits", "wrecks", "told"),
    *("traitor", "marked", "passed", "blocked", "covered", "safe", "wind", "adored", "darling", "discards", "table"),
    *("fresh", "sprung", "craters"),
    *("masks", "radio", "dice", "talks", "points_lost", "queue", "spots", "vspots", "trace", "glides", "shot"),
)


class View(Struct, frozen=True, cache_hash=True):  # search keeps what it knows by view
    """LUP-INF: what lies open, one's own, and whom one's members meet. None: not known."""

    world: ClassVar[type[Lupin]] = Lupin
    public: ClassVar[tuple[str, ...]] = PUBLIC
    viewer: Seat
    mine: tuple[int, ...]  # the members this viewer plays
    outcome: Outcome | None
    awaited: tuple[Seat, ...]
    agenda: tuple[Frame[Any], ...]  # each step as this viewer may know it
    seats: int
    mission: int
    expert: bool
    free: bool
    duty: bool
    clock: bool
    crew: tuple[int, ...]
    turn: int
    limit: int
    phase: int
    bus: int
    zenigata: int
    zwounds: int
    zout: bool
    agents: tuple[int, ...]
    guards: int
    cars: tuple[int, ...]
    car_hits: tuple[int, ...]
    fuel: tuple[int, ...]
    moved: int
    acted: int
    seen: int
    loud: int
    spotted: int
    wounds: tuple[int, ...]
    held: tuple[int, ...]
    gone: tuple[int, ...]
    kills: tuple[int, ...]
    done: int
    first: int
    shown: tuple[tuple[int, ...], ...]
    used: tuple[int, ...]
    vseen: int
    vhits: tuple[int, ...]
    wrecks: int
    told: bool
    sprung: tuple[int, ...]
    craters: tuple[int, ...]
    traitor: bool
    marked: int
    passed: int
    blocked: int
    covered: bool
    safe: int
    wind: bool
    adored: bool
    darling: int
    discards: tuple[tuple[int, ...], ...]
    table: tuple[tuple[int, ...], ...]
    fresh: tuple[int, ...]
    masks: tuple[int, ...]
    radio: bool
    dice: Dice | None
    talks: int
    points_lost: tuple[int, ...]
    queue: tuple[int, ...]
    spots: tuple[int, ...]
    vspots: tuple[int, ...]
    trace: tuple[int, int, int]
    glides: tuple[int, ...]
    shot: int
    # LUP-INF-01, LUP-INF-04: squares of visible members, of one's own, and of those they meet
    at: tuple[int | None, ...]
    ride: tuple[int | None, ...]
    vat: tuple[int | None, ...]
    driven: int  # of the vehicles whose square is known
    # LUP-INF-02: the gang's purse and devices, known in the gang; None to others
    money: tuple[int | None, ...]
    devices: tuple[tuple[int, ...] | None, ...]
    owners: tuple[int | None, ...]
    flown: bool | None
    dug: tuple[int | None, ...]  # how many traps each has dug
    # LUP-INF-03, LUP-INF-05..08: one's own
    hands: tuple[tuple[int, ...] | None, ...]
    cards: tuple[int, ...]  # how many each holds
    tiles: tuple[Tile, ...]
    agent_of: tuple[int | None, ...]
    traps: tuple[tuple[int, int], ...]
    balloon: int
    before: tuple[tuple[int, ...], ...]
    seeking: int
    extra: tuple[int, ...] | None
    credit: int | None
    notes: tuple[tuple[Row, ...], ...]
    meetings: tuple[Meeting, ...]
    wheel: int = 0  # of the members whose squares are known

    @property
    def quest(self) -> Mission:
        return mission(self.mission)

    @property
    def kit(self) -> Kit:
        return mission(self.mission).kit

    @property
    def place(self) -> Board:
        return board(self.mission)

    def gadgets(self, member: int) -> tuple[int, ...]:
        """The devices this viewer knows a member to hold."""
        held = self.devices[member]
        return (self.shown[member] if held is None else held) + (self.extra or () if member == FUJIKO else ())


def view(state: Lupin, viewer: Seat) -> View:
    return View(**seen_by(state, viewer))


def seen_by(state: Lupin, viewer: Seat, public: tuple[str, ...] = PUBLIC) -> dict[str, Any]:
    """What a viewer knows, by the names of the view's fields."""
    over = state.outcome is not None
    mine = tuple([m for m in range(4) if state.crew[m] == viewer]) if viewer >= 0 else ()
    gang = over or bool(mine) or (viewer > 0 and state.turn == 0)
    known, vehicles = met(state, mine, over)
    own = 15 if over else sum(1 << m for m in mine)
    her = over or FUJIKO in mine
    return dict(
        viewer=viewer,
        mine=mine,
        outcome=state.outcome,
        awaited=awaited(state, mine),
        agenda=_agenda(state, viewer, mine),
        **{name: getattr(state, name) for name in public},
        at=tuple([at if known >> m & 1 else None for m, at in enumerate(state.at)]),
        ride=tuple([ride if known >> m & 1 else None for m, ride in enumerate(state.ride)]),
        vat=tuple([_square(state, v, gang, vehicles) for v in range(len(state.vat))]),
        driven=state.driven & vehicles,
        wheel=state.wheel & sum(1 << m for m in range(4) if known >> m & 1 and state.ride[m] >= 0),
        money=tuple([coins if gang else None for coins in state.money]),
        devices=tuple([held if gang else None for held in state.devices]),
        owners=tuple([owner if gang else None for owner in state.owners]),
        flown=state.flown if gang else None,
        dug=tuple([sum(trap[1] == m for trap in state.traps) if gang else None for m in range(4)]),
        hands=tuple([hand if own >> m & 1 else None for m, hand in enumerate(state.hands)]),
        cards=tuple([len(hand) for hand in state.hands]),
        tiles=tuple([_tile(state, tile, own, viewer) for tile in state.tiles]),
        agent_of=tuple([k if own >> m & 1 or k < 0 else None for m, k in enumerate(state.agent_of)]),
        traps=tuple([trap for trap in state.traps if own >> trap[1] & 1]),
        balloon=state.balloon & own,
        before=tuple([entry for entry in state.before if own >> entry[0] & 1]),
        seeking=state.seeking & own,
        extra=state.extra if her else None,
        credit=state.credit if her else None,
        notes=tuple([rows if own >> m & 1 else () for m, rows in enumerate(state.notes)]),
        meetings=tuple([meeting for meeting in state.meetings if own >> meeting.knower & 1]),
    )


def met(state: Lupin, mine: tuple[int, ...], over: bool) -> tuple[int, int]:
    """Members and vehicles, a bit each, whose squares this viewer knows (LUP-TLK-02, LUP-TLK-07)."""
    if over:
        return 15, state.kit.fleet
    known, vehicles = state.seen, state.vseen | state.wrecks
    for member in range(4):
        if state.gone[member] or state.agent_of[member] >= 0 or state.crew[member] < 0:
            known |= 1 << member
    for member in mine:
        known |= 1 << member
        for other in beside(state, member) if state.turn else ():
            known |= 1 << other
        if state.ride[member] >= 0:
            vehicles |= 1 << state.ride[member]
        elif state.turn:
            for vehicle in reachable_vehicles(state, member):
                vehicles |= 1 << vehicle
    for meeting in state.meetings:  # it has not been its turn since: there it is
        if meeting.knower in mine and remains(state, meeting):
            known |= 1 << meeting.other
    for member in range(4):
        if state.ride[member] >= 0 and vehicles >> state.ride[member] & 1:
            known |= 1 << member
    return known, vehicles


def _square(state: Lupin, vehicle: int, gang: bool, vehicles: int) -> int | None:
    if vehicles >> vehicle & 1 or (gang and state.owners[vehicle] < 0):
        return state.vat[vehicle]
    return None


def _tile(state: Lupin, tile: Tile, own: int, viewer: Seat) -> Tile:
    """LUP-SET-06, LUP-TRE-11, LUP-INF-05: what a tile shows is for those who have seen it; after a betrayal for all."""
    if state.outcome is not None:
        return tile
    open_now = bool(state.traitor and tile.real)
    real = tile.real if tile.known & own & 15 or open_now else None
    return Tile(tile.place, real, tile.known & own & 15 | (tile.known & 16 if viewer == 0 else 0))


def _agenda(state: Lupin, viewer: Seat, mine: tuple[int, ...]) -> tuple[Frame[Any], ...]:
    steps: list[Frame[Any]] = []
    for frame in state.stack:
        if isinstance(frame, Accept):
            if frame.giver in mine or frame.taker in mine:
                steps.append(frame)
        elif isinstance(frame, Activation):
            steps.append(frame if frame.member in mine else Activation(frame.member))
        else:
            steps.append(frame.seen(viewer))
    return tuple(steps)


def awaited(state: Lupin, mine: tuple[int, ...]) -> tuple[Seat, ...]:
    """Whom the table waits for; of a hand-over nobody knows but the two (LUP-INF-04)."""
    top = state.stack[0] if state.stack else None
    if isinstance(top, Accept) and top.giver not in mine and top.taker not in mine:
        return (state.crew[top.giver],)
    return tuple([ask.seat for ask in state.asks if ask.seat >= 0])
