"""Phase 1: reinforcements, moves and attacks of the police (LUP-TRN-02, LUP-REI)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import POLICE, ROAD, Ends, bits, board, mask_of
from covo.games.lupin.box import (
    AGENT,
    AGENTS,
    CAR,
    CAR_ROOM,
    CAR_SPEED,
    GOEMON,
    GUARD,
    INSPECTOR,
    LUPIN,
    OFFICER,
    SHOVEL,
    SNIPER,
    VEHICLE,
    ZENIGATA,
)
from covo.games.lupin.sight import PISTOL, RIFLE, eye, sees, sees_loud
from covo.games.lupin.state import DESTROYED, IN_CAR, LOST, OFF, RESERVE, Lupin, with_item
from covo.games.lupin.steps.attack import blow, called, shot
from covo.games.lupin.steps.hits import around_car
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Parts, Seat

DONE = Move("done")


def code_of(state: Lupin, name: str | int) -> int:
    """The figure or target a move names."""
    if isinstance(name, int):
        return AGENT + name - 1
    names = state.kit.names
    return names[name] if name in names else GUARD + state.place.node[name]


class Dawn(Frame[Lupin], frozen=True):
    """A turn begins (LUP-TRN-01). LUP-LVL-03: turn 6 of a Novice's game. LUP-ALM-01, LUP-Q-111: the alarm of turn 9."""

    rule: ClassVar = "LUP-TRN-01"

    def run(self, state: Lupin) -> Agenda:
        from covo.games.lupin.steps.gang import GangPhase

        state.turn += 1
        state.phase = 1
        state.moved = state.acted = state.driven = state.done = state.darling = state.passed = 0
        state.zout = state.radio = False
        state.fuel = (CAR_SPEED, CAR_SPEED)
        state.tell("turn", EVERYONE, turn=state.turn)
        agenda = state.quest.dawn(state)
        if state.in_view and state.turn == state.shown_from:
            for member in state.in_game():
                agenda += effects.reveal(state, member)
        police: Agenda = (Call(), Patrol())
        if state.turn == 1:  # LUP-TRN-03
            police, state.phase = (), 2
        return (*agenda, *police, GangPhase(), *state.quest.evening)


class Call(Frame[Lupin], frozen=True):
    """LUP-REI-01..08, LUP-Q-18, LUP-Q-19: reinforcements, if few agents are left at the start of the phase."""

    rule: ClassVar = "LUP-REI-01"
    open: ClassVar = ("more",)
    more: bool = False  # a car has come already

    def squares(self, state: Lupin) -> list[int]:
        """Where a car that is to be had may come."""
        taken, place = state.occupied(), state.place
        if state.quest.called:
            ready = any(car in (OFF, DESTROYED) for car in state.cars)
            return [node for node in place.reinforcements if not taken >> node & 1] if ready else []
        return [
            bay
            for car, bay in enumerate(place.parking)
            if (state.cars[car] == bay and not state.agents_in(car))
            or (state.cars[car] == DESTROYED and not taken >> bay & 1)
        ]

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        survivors = sum(at != RESERVE for at in state.agents)
        if not self.more and survivors > state.place.threshold:
            return ()
        reserve = AGENTS - survivors
        squares = self.squares(state)
        if not reserve or not squares:
            return ()
        loads = range(1, min(CAR_ROOM, reserve) + 1)
        moves = (*(Move("call", state.place.names[node], n) for node in squares for n in loads), PASS)
        return (Ask(0, moves, self.rule, default=(PASS,)),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        node, count = state.place.node[str(move.args[0])], int(move.args[1])
        if state.quest.called:
            car = next(n for n, at in enumerate(state.cars) if at in (OFF, DESTROYED))
            state.fuel = with_item(state.fuel, car, 0)  # LUP-Q-19: it does not drive in the turn of its arrival
        else:
            car = state.place.parking.index(node)
        state.cars = with_item(state.cars, car, node)
        state.car_hits = with_item(state.car_hits, car, 0)
        for agent in [k for k, at in enumerate(state.agents) if at == RESERVE][:count]:
            state.agents = with_item(state.agents, agent, IN_CAR - car)
        state.tell("reinforcements", EVERYONE, car=car, count=count, at=str(move.args[0]))
        if trap := next((trap for trap in state.traps if trap[0] == node), None):  # LUP-DEV-28
            return (*car_lost(state, car, trap), Call(True))
        return (*effects.notice(state), Call(True))


# ── Moves and attacks ────────────────────────────────────────────────────────────────────────────────────────────


def shut_for(state: Lupin, code: int, at: int) -> int:
    """What is closed to this figure; LUP-Q-46: and on the roof it is on, whoever stands there."""
    shut, place = state.beat_shut(code), state.place
    return shut | state.in_the_way() & mask_of(place.building_of[at].roof) if place.roofs >> at & 1 else shut


def blocked_for_police(state: Lupin) -> int:
    """LUP-Q-25, LUP-Q-27: visible members, vehicles, police cars and the bus; hidden ones are passed unknowingly."""
    return state.in_the_way() & state.place.ground | state.hulls()


@lru_cache(maxsize=32768)
def beat(mission: int, node: int, steps: int, stop: int, blocked: int) -> int:
    """Where a police figure may end a walk, as far as nobody stands there."""
    place = board(mission)
    return place.spread(1 << node, steps, blocked, POLICE, stop) & place.police_ends & ~(1 << node)


@cache
def all_walks(mission: int, who: str | int) -> tuple[Move, ...]:
    """By node the walk of a police figure that ends there."""
    return tuple(Move("walk", who, name) for name in board(mission).names)


@lru_cache(maxsize=4096)
def zone(mission: int, node: int, steps: int, stop: int) -> int:
    """All a police figure can get to on an empty board."""
    return board(mission).spread(1 << node, steps, 0, POLICE, stop)


def walks(state: Lupin, blocked: int, taken: int) -> list[Sequence[Move]]:
    """By police figure."""
    out: list[Sequence[Move]] = []
    mission, held, moved, stop = state.mission, state.held, state.moved, state.passages
    if not state.zout and not moved >> ZENIGATA & 1 and state.zenigata >= 0:
        steps = state.inspector_move()
        shut = (blocked | shut_for(state, ZENIGATA, state.zenigata)) & zone(mission, state.zenigata, steps, stop)
        ends = beat(mission, state.zenigata, steps, stop, shut)
        out.append(Ends(ends & ~taken, all_walks(mission, "zenigata")))
    steps = OFFICER.move
    for k, at in enumerate(state.agents):
        if at >= 0 and not moved >> AGENT + k & 1 and k not in held:
            shut = (blocked | shut_for(state, AGENT + k, at)) & zone(mission, at, steps, stop)
            out.append(Ends(beat(mission, at, steps, stop, shut) & ~taken, all_walks(mission, k + 1)))
    return out


def car_moves(state: Lupin, taken: int) -> list[Move]:
    """LUP-REI-10..15, LUP-Q-54."""
    out: list[Move] = []
    if not state.drivers():
        return out
    place, names = state.place, state.place.names
    for car, at in enumerate(state.cars):
        crew = state.agents_in(car) if at >= 0 else []
        if not crew:
            continue
        if state.fuel[car]:
            barred = state.crowd() | state.hulls() & ~(1 << at)
            ends = place.drive(1 << at, state.fuel[car], barred) & place.drive_ends[ROAD] & ~place.escapes & ~taken
            out += [Move("drive", f"car{car + 1}", names[end]) for end in bits(ends & ~(1 << at))]
        if free := around_car(state, at):
            out += [Move("out", crew[0] + 1, names[node]) for node in free]
    return out


def prey(state: Lupin) -> list[tuple[int, int]]:
    """LUP-ATK-12: visible members that may be attacked at all, with their squares (LUP-Q-05, LUP-Q-83, LUP-Q-91)."""
    place, found, open_ = state.place, [], state.seen & ~state.safe
    for member, at in enumerate(state.at):
        if at < 0 or not open_ >> member & 1 or state.ride[member] >= 0 or state.held[member] >= 0:
            continue
        hidden = (state.wind and member == GOEMON) or (state.covered and member == LUPIN)
        indoors = (place.insides | place.busbit | place.houses) >> at & 1
        if not hidden and not indoors and not state.spared(member):
            found.append((member, at))
    return found


def targets(
    state: Lupin, node: int, reach: int, marks: list[tuple[int, int]], hulls: int
) -> tuple[list[int], list[int]]:
    """LUP-ATK-05..07: whom a police figure here may shoot, and whom it may fight."""
    shoot: list[int] = []
    fight: list[int] = []
    mission, place = state.mission, state.place
    beside, unhit = place.next_to[node], place.unhit[node]
    seen = sees(mission, node, reach, hulls) & ~unhit
    for member, at in marks:
        if beside >> at & 1:
            fight.append(member)
        elif unhit >> at & 1:
            continue
        elif seen >> at & 1 or (state.loud >> member & 1 and sees_loud(mission, node, reach, hulls) >> at & 1):
            shoot.append(member)
    if state.vseen and seen & state.hulks() & ~beside:
        shoot += [VEHICLE + v for v in bits(state.vseen) if seen >> state.vat[v] & 1 and not beside >> state.vat[v] & 1]
    return shoot, fight


def shooters(state: Lupin, marks: int) -> list[tuple[str | int, int, int, bool]]:
    """Police figures that still have their action, and might use it on what is there: name, square, range, on foot
    (LUP-REI-24, LUP-ARR-03)."""
    mission, acted, held = state.mission, state.acted, state.held
    figures: list[tuple[str | int, int, int, bool]] = []
    chief = -1 if state.zout or acted >> ZENIGATA & 1 else state.zenigata
    if chief >= 0 and eye(mission, chief).grasp[PISTOL] & marks:
        figures.append(("zenigata", chief, PISTOL, True))
    for k, at in enumerate(state.agents):
        if at == RESERVE or acted >> AGENT + k & 1:
            continue
        node = at if at >= 0 else state.cars[IN_CAR - at]
        if eye(mission, node).grasp[PISTOL] & marks and k not in held:
            figures.append((k + 1, node, PISTOL, at >= 0))
    if state.guards:
        ready = state.guards & ~(acted >> GUARD)
        figures += [(state.place.names[node], node, RIFLE, True) for node in bits(ready & snipers(mission, marks))]
    return figures


@lru_cache(maxsize=8192)
def snipers(mission: int, marks: int) -> int:
    """Posts from which a guard might attack what is there."""
    return mask_of(node for node in board(mission).posts if eye(mission, node).grasp[RIFLE] & marks)


def attacks(state: Lupin) -> list[Move]:
    marks = prey(state)
    if not marks and not state.vseen:
        return []
    out: list[Move] = []
    hulls, at = state.hulls(), state.hulks()
    for _, node in marks:
        at |= 1 << node
    for name, node, reach, on_foot in shooters(state, at):
        shoot, fight = targets(state, node, reach, marks, hulls)
        out += [Move("shoot", name, called(state, target)) for target in shoot]
        if on_foot:
            out += [Move("fight", name, called(state, target)) for target in fight]
    return out


def patrol_moves(state: Lupin) -> list[Sequence[Move]]:
    """By order, figure and kind."""
    taken = state.occupied()
    parts: list[Sequence[Move]] = [order.options(state) for order in state.quest.orders.values()]
    parts += walks(state, blocked_for_police(state), taken)
    parts.append(car_moves(state, taken))
    parts.append(attacks(state))
    parts.append((DONE,))
    return parts


def patrol_admits(state: Lupin, move: Move) -> bool:
    """LUP-Q-143: a walk or drive may be told square by square."""
    if move.verb not in ("walk", "drive") or len(move) < 4:
        return False
    short = Move(move.verb, move[1], move[-1])
    if not any(short in part for part in patrol_moves(state)):
        return False
    try:
        way = [state.place.node[str(text)] for text in move[2:]]
    except KeyError:
        return False
    return sound(state, move, way)


def sound(state: Lupin, move: Move, way: list[int]) -> bool:
    place = state.place
    if move.verb == "drive":
        car = int(str(move[1])[-1]) - 1
        barred = state.crowd() | state.hulls() & ~(1 << state.cars[car])
        here, cost = state.cars[car], 0
        for node in way:
            if not place.drive(1 << here, 1, barred) >> node & 1 or node == here:
                return False
            here, cost = node, cost + 1
        return cost <= state.fuel[car]
    code = code_of(state, move[1])
    here = state.zenigata if code == ZENIGATA else state.agents[code - AGENT]
    steps = state.inspector_move() if code == ZENIGATA else OFFICER.move
    blocked = blocked_for_police(state) | shut_for(state, code, here)
    for node in way:
        price = place.cost(here, node, POLICE, state.passages)
        if price is None or blocked >> node & 1:
            return False
        steps -= price
        here = node
    return steps >= 0


class Patrol(Frame[Lupin], frozen=True):
    """LUP-TRN-02, LUP-Q-72: Zenigata and every agent may move and attack once each, in any order."""

    rule: ClassVar = "LUP-TRN-02"

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        snapshot = state.snapshot()
        listing = Parts(patrol_moves, snapshot)
        return (Ask(0, listing, self.rule, default=(DONE,), admits=partial(patrol_admits, snapshot)),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == DONE:
            state.phase = 2
            state.covered, state.safe = False, 0  # LUP-Q-06, LUP-Q-91: till the end of the next phase 1
            if state.in_view:
                state.wind = False  # LUP-Q-06
            return ()
        if move.verb in state.quest.orders:
            return (*state.quest.orders[move.verb].effect(state, move), self)
        code = code_of(state, move[1])
        agenda: Agenda
        if move.verb == "walk":
            agenda = walk(state, code, move)
        elif move.verb == "drive":
            agenda = drive(state, code - CAR, move)
        elif move.verb == "out":
            agenda = get_out(state, code - AGENT, state.place.node[str(move[2])])
        else:
            agenda = attack(state, code, code_of(state, move[2]), melee=move.verb == "fight")
        if max(state.agent_of) < 0:
            return (*agenda, self)
        masked = tuple(Unmask(member) for member in range(4) if state.agent_of[member] >= 0)
        return (*agenda, *masked, self)


def walk(state: Lupin, code: int, move: Move) -> Agenda:
    place = state.place
    start = state.zenigata if code == ZENIGATA else state.agents[code - AGENT]
    end = place.node[str(move[-1])]
    state.moved |= 1 << code
    trap = None
    way: tuple[int, ...] = ()
    steps = state.inspector_move() if code == ZENIGATA else OFFICER.move
    if (snags := state.minds_beat(code)) and snags & zone(state.mission, start, steps, state.passages):
        way = tuple(place.node[str(text)] for text in move[2:])
        if len(way) == 1:
            blocked = blocked_for_police(state) | shut_for(state, code, start)
            way = place.path(start, end, steps, blocked, POLICE, state.passages)
        trap = trap_on(state, way) if code != ZENIGATA else None  # LUP-DEV-27, LUP-Q-69: the first trap on the way
    at = place.names[trap[0] if trap else end]
    state.tell("walked", EVERYONE, figure=code, start=place.names[start], at=at)
    if trap:
        state.agents = with_item(state.agents, code - AGENT, trap[0])
        found = state.trodden(code, way[: way.index(trap[0]) + 1])
        return (*found, *sprung(state, trap, effects.eliminate(state, code, trap[1])))
    if code == ZENIGATA:
        state.zenigata = end
    else:
        state.agents = with_item(state.agents, code - AGENT, end)
    return (*state.trodden(code, (start, *way)), *effects.notice(state))


def trap_on(state: Lupin, way: tuple[int, ...]) -> tuple[int, int] | None:
    dug = dict(state.traps)
    return next(((node, dug[node]) for node in way if node in dug), None)


def sprung(state: Lupin, trap: tuple[int, int], agenda: Agenda) -> Agenda:
    """LUP-DEV-27, LUP-DEV-30: the trap is declared, has worked, and leaves no trace but in memory."""
    state.traps = tuple(other for other in state.traps if other != trap)
    state.used = tuple(sorted((*state.used, SHOVEL)))
    state.sprung = (*state.sprung, trap[0])
    state.tell("trap", EVERYONE, at=state.place.names[trap[0]], member=trap[1])
    return agenda


def drive(state: Lupin, car: int, move: Move) -> Agenda:
    place = state.place
    start, end = state.cars[car], place.node[str(move[-1])]
    barred = state.crowd() | state.hulls() & ~(1 << start)
    way: tuple[int, ...] = tuple(place.node[str(text)] for text in move[2:])
    if len(way) == 1:
        way = place.road_path(start, end, state.fuel[car], barred)
    trap = trap_on(state, way)
    at = place.names[trap[0] if trap else end]
    state.tell("drove", EVERYONE, figure=CAR + car, start=place.names[start], at=at)
    if trap:
        return car_lost(state, car, trap)
    state.fuel = with_item(state.fuel, car, state.fuel[car] - len(way))
    state.cars = with_item(state.cars, car, end)
    return (*state.trodden(CAR + car, (start, *way)), *effects.notice(state))


def car_lost(state: Lupin, car: int, trap: tuple[int, int]) -> Agenda:
    """LUP-REI-26, LUP-DEV-28, LUP-Q-23: the car is lost with all aboard."""
    crew = state.agents_in(car)
    state.cars = with_item(state.cars, car, LOST)
    for agent in crew:
        state.falls(AGENT + agent, trap[0])
        state.agents = with_item(state.agents, agent, RESERVE)
    state.tell("car-lost", EVERYONE, car=car)
    return sprung(state, trap, effects.credit(state, trap[1], len(crew)))


def get_out(state: Lupin, agent: int, node: int) -> Agenda:
    """LUP-REI-15..17, LUP-Q-21: getting out is the agent's movement; the last one sends the car away."""
    car = IN_CAR - state.agents[agent]
    state.agents = with_item(state.agents, agent, node)
    state.moved |= 1 << AGENT + agent
    state.tell("got-out", EVERYONE, figure=AGENT + agent, at=state.place.names[node])
    trapped: Agenda = ()
    if trap := next((trap for trap in state.traps if trap[0] == node), None):  # LUP-Q-69
        trapped = sprung(state, trap, effects.eliminate(state, AGENT + agent, trap[1]))
    if not state.agents_in(car):
        effects.send_home(state, car)
    return (*state.trodden(AGENT + agent, (node,)), *trapped, *effects.notice(state))


def attack(state: Lupin, by: int, target: int, *, melee: bool) -> Agenda:
    state.acted |= 1 << by
    if AGENT <= by < CAR and (impostor := exposed(state, by - AGENT)):  # LUP-CLU-08, LUP-Q-92
        return impostor
    state.tell("attacks", EVERYONE, by=by, target=target, melee=melee)
    if melee:
        return blow(state, by, target)
    value = INSPECTOR.pistol if by == ZENIGATA else SNIPER.rifle if by >= GUARD else OFFICER.pistol
    return shot(state, by, target, value or 0)


def exposed(state: Lupin, agent: int) -> Agenda:
    """LUP-CLU-08, LUP-Q-92: an agent that acts is nobody in disguise, or shows who it is."""
    for member in range(4):
        if state.agent_of[member] == agent:
            state.poses(member, 1 << agent)
            return (Unmask(member, True),)
    state.unlike(agent)
    return ()


# ── Disguise ─────────────────────────────────────────────────────────────────────────────────────────────────────


def hideouts(state: Lupin, member: int, start: int, steps: int, count: int = 1) -> int:
    """LUP-CJI-10, LUP-Q-70, LUP-Q-92: the unseen squares nearest to this one, within so many squares; all of the same
    distance count as one step."""
    place = state.place
    seen, _ = state.watch()
    ends = place.gang_ends & ~seen & ~state.occupied() & ~state.closed()
    found = 0
    blocked = state.force() & place.ground | state.car_mask() | state.closed()
    for layer in place.layers(1 << start, steps, blocked & ~(1 << start), 0, state.passages)[1:]:
        found |= layer & ends
        if found.bit_count() >= count:
            return found
    return found


class Unmask(Frame[Lupin], frozen=True):
    """LUP-CJI-10, LUP-CLU-07, LUP-CLU-08, LUP-Q-92: may be done between two police figures, must be before the
    agent acts."""

    rule: ClassVar = "LUP-CLU-07"
    open: ClassVar = ("member", "forced")
    member: int
    forced: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if state.agent_of[self.member] < 0:
            return ()
        moves = unmaskings(state, self.member)
        default = moves[:1] if self.forced else (PASS,)
        listed = moves if self.forced else (PASS, *moves)
        return (Ask(state.crew[self.member], listed, self.rule, default=default),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return () if move == PASS else unmask(state, self.member, move)


def unmaskings(state: Lupin, member: int) -> tuple[Move, ...]:
    agent = state.agent_of[member]
    node = state.agents[agent]
    after = state.copy()
    after.agents = with_item(after.agents, agent, RESERVE)
    hides = hideouts(after, member, node, state.movement(member))
    names = state.place.names
    return (Move("unmask", names[node]), *(Move("unmask", names[end]) for end in bits(hides)))


def unmask(state: Lupin, member: int, move: Move) -> Agenda:
    agent = state.agent_of[member]
    node, end = state.agents[agent], state.place.node[str(move.args[0])]
    state.agent_of = with_item(state.agent_of, member, -1)
    state.poses(member, 0)
    agenda = effects.eliminate(state, AGENT + agent, member)
    state.unlike(agent)
    state.put(member, end)
    state.tell("unmasked", EVERYONE, member=member, agent=agent + 1)
    if end == node or state.must_show(member):
        if end != node and state.in_view:  # LUP-Q-06
            state.safe |= 1 << member
        return (*effects.reveal(state, member), *agenda)
    state.know(member, hideouts(state, member, node, state.movement(member)))
    return agenda
