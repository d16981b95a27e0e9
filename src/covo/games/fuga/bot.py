"""A quick sensible player for either side. It looks one move ahead, with turns and odds reckoned on the map.

The criminals hold together in time, not in space: as long as they can still meet before the deadline they keep away
from the law and pick up vehicles; then they meet, exchange, and make for opposite edges, or for wherever nobody can
lay hands on them. The law tails both, asks its questions, gathers its strongest stacks beside them, and strikes for an
arrest; it kills only where an arrest is out of reach and a killing still helps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from math import exp, inf
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from covo.games.fuga.box import (
    BOAT,
    CAR,
    CF,
    CRIME_RIDES,
    CRIMINALS,
    END,
    FERRY,
    FERRY_CF,
    FIRST,
    FOOT,
    LAW,
    LAW_FOOT,
    LAW_RIDES,
    LAW_TABLE,
    LAW_UNITS,
    LOOT,
    MF,
    MODE,
    OPPOSITE,
    PATROL_BOATS,
    QUIET,
    ROLL,
    SAIL,
    SECOND,
    SHIP,
    STAY,
    STOP,
    SUSPECTS,
    UNIT,
    WALK,
    Unit,
    law_column,
)
from covo.games.fuga.field import KEPT, Field, Goes, Hexes, members
from covo.games.fuga.imagine import position
from covo.games.fuga.legal import Side, defence, hostages, obfuscation, reach, sails, stayers, strength
from covo.games.fuga.state import LAW_FEET, Fuga, law_stacks
from covo.games.fuga.steps import abilities
from covo.games.fuga.steps.combat import difference
from covo.games.fuga.steps.ending import points
from covo.games.fuga.steps.ferry import course
from covo.games.fuga.steps.lots import LawLots
from covo.games.fuga.steps.moving import DriveOn
from covo.games.fuga.view import View
from covo.kernel import Ask, Move

T = TypeVar("T")
FAR = 99
WEAKNESS = tuple([-force for force in CF])
THEFT = {"car": 21 / 36, "boat": 10 / 36, "fast": 6 / 36}  # how likely one succeeds
PRIZE = {kind: max([THEFT[name] for name in loot], default=0.0) for kind, loot in LOOT.items()}  # by terrain
ENOUGH = 7  # alerts after which the law stops asking and waits
LURK = 4  # steps a strong stack keeps from a criminal till the fight begins
SPARE = 5  # of the ferry's steps one turn in so many is left for what goes wrong on the way to the meeting
CREWS = 3  # patrol boats the law wants manned
NEARLY = 0.3  # a move rated so much worse than the best is made e times less often
TRUST = 0.3  # how often the choice is made whatever else there is
SELDOM, FEW, UNTHOUGHT = 0.2, 8, 0.003  # what it does not even compare: where there are few moves, and where many


def quick(view: View, ask: Ask, rng: Random) -> Move:
    """One of the moves asked for; equal ones by luck."""
    return play(position(view), ask, rng)


def play(state: Fuga, ask: Ask, rng: Random) -> Move:
    """The same for whoever has the position already: nothing is hidden."""
    if isinstance(ask.listing, LawLots):  # the whole list would only be taken to pieces again
        if ask.seat == LAW:
            return Law(state, rng).next_move()
        if not state.sailed and SAIL in sails(state.field, state.at, course(state)):
            return SAIL
    moves = ask.moves
    return moves[0] if len(moves) == 1 else mind(state, ask, rng).choose(moves)


def mind(state: Fuga, ask: Ask, rng: Random) -> Law | Crime:
    return Law(state, rng) if ask.seat == LAW else Crime(state, rng)


def likely(view: View, ask: Ask) -> tuple[float, ...]:
    """By move how likely it is made: the choice itself, and then the less so the worse it is rated."""
    moves = ask.moves
    thinker = mind(position(view), ask, Random(0))
    thinker.thoughts = []
    choice = thinker.choose(moves)
    shares = dict.fromkeys(moves, UNTHOUGHT if len(moves) > FEW else SELDOM)
    for move, gap in thinker.thoughts:
        shares[move] = max(shares[move], exp(gap / NEARLY))
    shares[choice] = 1.0  # it may be to do nothing, where even the best is not good enough
    total = sum(shares.values())
    return tuple([TRUST * (move == choice) + (1 - TRUST) * share / total for move, share in shares.items()])


# ── How long everything takes ────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def turns(field: Field, mode: int, pace: int, start: int) -> tuple[int, ...]:
    """Turns to every hex; a walker needs two for a hex of water and its shore, leftover points are lost."""
    best = [FAR] * field.size
    line = [(0, 0, start)]
    while line:
        turn, used, h = heappop(line)
        if best[h] < FAR:
            continue
        best[h] = turn
        for n in field.near[h]:
            if best[n] < FAR:
                continue
            if mode == FOOT:
                swim = field.wet[n] or field.wet[h]
                cost, purse = (2, 2) if swim else (1, 2)
            else:
                cost = field.boat_cost[n] if mode == BOAT else field.car_cost[n]
                purse = pace
            if cost > purse:
                continue
            after = (turn, used + cost, n) if turn and used + cost <= purse else (turn + 1, cost, n)
            heappush(line, after)
    return tuple(best)


Way = tuple[int, ...]  # how somebody goes on: mode, pace and start; or on deck, with what `voyage` asks for


def takes(field: Field, way: Way) -> tuple[int, ...]:
    """Turns to every hex."""
    return voyage(field, *way[1:]) if way[0] == SHIP else turns(field, *way)


def way(state: Fuga, h: int, transport: int) -> Way:
    """How a criminal would go on from a hex."""
    if transport >= 0:
        return MODE[transport], MF[transport], h
    if h != state.at[FERRY]:
        return FOOT, WALK, h
    return SHIP, h, state.leg, state.stop, state.hijacked > 0  # on deck: swim, or wait for land


def pace(state: Fuga, unit: Unit) -> tuple[int, int]:
    """How a stack moves, by itself or on what it rides: mode and points."""
    transport = unit if MODE[unit] else state.rides[unit]
    return (FOOT, WALK) if transport < 0 else (MODE[transport], MF[transport])


@lru_cache(maxsize=4096)
def beside(field: Field, way: Way, waits: bool) -> tuple[tuple[int, list[int]], ...]:
    """By turns, the fewest first, the hexes beside which one is by then; whoever waits for his move saves one."""
    far = takes(field, way)
    found: dict[int, list[int]] = {}
    for h, near in enumerate(field.near):
        turn = min([far[n] for n in near])
        found.setdefault(turn - (waits and turn > 0), []).append(h)
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1 << 15)
def together(field: Field, mine: Way, theirs: Way, waits: bool) -> int:
    """Turns till the two can stand side by side."""
    far, best = takes(field, mine), FAR
    for turn, hexes in beside(field, theirs, waits):
        if turn >= best:
            break
        best = min(best, max(turn, min([far[h] for h in hexes])))
    return best


@lru_cache(maxsize=2048)
def edge_turns(field: Field, way: Way) -> tuple[int, ...]:
    """Turns to each edge."""
    far = takes(field, way)
    return tuple([min((far[h] for h in range(field.size) if edge in field.edges[h]), default=FAR) for edge in range(4)])


@lru_cache(maxsize=1 << 16)
def approach(field: Field, mode: int, pace: int, start: int, spot: int) -> int:
    """Turns to be next to one hex."""
    far = turns(field, mode, pace, start)
    return min([far[n] for n in field.near[spot]])


@lru_cache(maxsize=256)
def arrest_value(diff: int) -> float:
    """What an attack with this difference is worth to the law, in points."""
    column = law_column(diff)
    worth = {"da": 6.0, "de": 2.0, "DF": 0.5, "AF": -0.7, "ae": -1.0, "--": 0.0}
    return sum([worth[row[column]] for row in LAW_TABLE]) / 6


@cache
def law_odds(column: int) -> dict[str, float]:
    """By result how likely it is in a column of the law's table."""
    return {code: sum(row[column] == code for row in LAW_TABLE) / 6 for code in ("da", "de", "DF", "AF", "ae")}


class once(Generic[T]):  # noqa: N801 (read as the decorator it is)
    """A property that is worked out when first asked for; unlike `functools.cached_property` it has no lock, which
    costs more than most of what is worked out here.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name = work, work.__name__

    def __get__(self, mind: Any, owner: object) -> T:
        found: T = self.work(mind)
        mind.__dict__[self.name] = found
        return found


class Mind:
    """What both sides reckon with. It is made for one question, so what it has found out about the table stays true."""

    def __init__(self, state: Fuga, rng: Random) -> None:
        self.state, self.rng = state, rng
        self.field = state.field
        self.at = state.at
        self.criminals = state.criminals
        self.thoughts: list[tuple[Move, float]] | None = None  # moves compared, and how far each is from the best

    def best(self, moves: Sequence[Move], score: Callable[[Move], float]) -> tuple[float, Move]:
        """The best by score, then by luck."""
        random = self.rng.random
        rated = [(score(move), random(), number) for number, move in enumerate(moves)]
        top = max(rated)
        if self.thoughts is not None:
            self.thoughts += [(moves[number], worth - top[0]) for worth, _, number in rated]
        return top[0], moves[top[2]]

    @once
    def left(self) -> int:
        """Turns after this one."""
        return self.state.last_turn - self.state.turn

    @once
    def law_stacks(self) -> tuple[Unit, ...]:
        return self.state.law_stacks()


# ── The criminals ────────────────────────────────────────────────────────────────────────────────────────────────


class Threat(NamedTuple):
    """A law stack that is free to move: where it may stop within its next move, roughly, and what it can do there."""

    unit: Unit
    within: Hexes
    force: int
    armed: bool


class Menaces(NamedTuple):
    """How much each law stack threatens the criminals where they stand, and the most of it beside a hex."""

    by: dict[Unit, float]
    beside: dict[int, float]


class Hunters:
    """The law's stacks that are free to move, as criminals fear them. In the criminals' half-turn they stand still, so
    there are many questions about the same: what has been found out is kept.
    """

    def __init__(self, field: Field, at: tuple[int, ...], rides: tuple[int, ...], held: int) -> None:
        self.field, self.at, self.rides = field, at, rides
        self.threats = [self.threat(unit) for unit in law_stacks(at, rides) if not held >> unit & 1]
        self.feared: dict[tuple[int, int], tuple[float, int]] = {}
        self.menacing: dict[tuple[tuple[int, int], ...], Menaces] = {}

    def threat(self, unit: Unit) -> Threat:
        field, at, transport = self.field, self.at, self.rides[unit]
        within = reach(field, at, unit if transport < 0 else transport).hexes | field.bit[at[unit]]
        force = CF[unit] + (CF[transport] if transport >= 0 else 0)
        return Threat(unit, within, force, MODE[unit] == FOOT or unit in PATROL_BOATS)

    def about(self, h: int, guard: int) -> tuple[float, int]:
        """What their attacks on somebody in a hex with such a defence are worth, and how many of them come near."""
        found = self.feared.get((h, guard))
        if found is None:
            around = self.field.around[h]
            total, seen = 0.0, 0
            for _, within, force, armed in self.threats:
                if around & within:
                    seen += 1
                    if armed:
                        total += max(0.0, arrest_value(force - guard))
            found = self.feared[h, guard] = total, seen
        return found

    def menaces(self, *criminals: tuple[int, int]) -> Menaces:
        """How much they threaten criminals in these hexes, each with what he sets against them."""
        found = self.menacing.get(criminals)
        if found is None:
            around, near = self.field.around, self.field.near
            by, beside = dict[Unit, float](), dict[int, float]()
            for unit, within, force, _ in self.threats:
                total = 0.0
                for h, guard in criminals:
                    if around[h] & within:
                        total += 0.3 + max(0.0, arrest_value(force - guard))
                by[unit] = total
                for n in near[self.at[unit]]:
                    beside[n] = max(total, beside.get(n, total))
            found = self.menacing[criminals] = Menaces(by, beside)
        return found


hunters = lru_cache(maxsize=512)(Hunters)


class Crime(Mind):
    def __init__(self, state: Fuga, rng: Random) -> None:
        super().__init__(state, rng)
        self.slack = state.deadline - state.turn
        self.fleeing = state.exchanged or self.slack < 0 or len(self.criminals) < 2

    def choose(self, moves: tuple[Move, ...]) -> Move:
        verb = moves[-1][0]
        match verb:
            case "place":
                return self.best(moves, self.place)[1]
            case "steal":
                return self.steal(moves)
            case "misdirect":
                return self.best(moves[1:], lambda move: -obfuscation(self.state, UNIT[move[1]]))[1]  # type: ignore[index]
            case "enter":
                return self.best(moves, self.enter)[1]
            case "hook":
                return self.hook(moves)
            case "exchange":
                return moves[-1] if self.worth_exchanging() else moves[0]
            case "attack":
                return self.attack(moves)
            case "give":
                return self.best(moves, lambda move: -(UNIT[move[1]] in self.state.rides))[1]  # type: ignore[index]
            case "via" | "quiet":
                return QUIET if QUIET in moves and not self.fleeing else moves[-1]
            case "shift":
                return self.best(moves, lambda move: -self.danger(UNIT[move[1]], self.field.index[move[2]]))[1]  # type: ignore[index]
        return self.move(moves)

    # Deployment: the first aboard the ferry, the second out of the law's way and near the landing.
    def place(self, move: Move) -> float:
        unit, h = UNIT[move[1]], self.field.index[move[2]]  # type: ignore[index]
        law = min(self.field.apart(h)[self.at[one]] for one in self.law_stacks)
        if unit == FIRST:
            shore = any(self.field.wet[n] for n in self.field.near[h]) and self.field.kind[h] in LOOT
            boat = "boat" in LOOT[self.field.kind[h]] and shore
            return min(law, 4) + (3.5 if h == self.state.at[FERRY] else 0) + (1 if boat else 0)
        meet = self.field.apart(h)[self.field.landing]
        car = 1.0 if "car" in LOOT[self.field.kind[h]] else 0.0
        return 1.5 * min(law, 7) - 0.3 * meet + car

    # What the law may do to a criminal who stands there, and how many of it may question him.
    @once
    def hunters(self) -> Hunters:
        state = self.state
        return hunters(self.field, self.at[: FERRY + 1], state.rides[:FERRY], state.hooked)

    @once
    def menaces(self) -> Menaces:
        at, state = self.at, self.state
        return self.hunters.menaces(*[(at[criminal], defence(state, criminal)) for criminal in self.criminals])

    def danger(self, unit: Unit, h: int, transport: int = -2) -> float:
        if transport == -2:
            transport = self.state.rides[unit] if unit in CRIMINALS else -1
        guard = CF[unit] + (CF[transport] if transport >= 0 else 0) + (FERRY_CF if h == self.at[FERRY] else 0)
        total, seen = self.hunters.about(h, guard)
        if self.fleeing or self.state.unlocked:
            return total + 0.02 * seen
        return 0.08 * seen + 0.15 * total * (self.slack <= 2)

    # Turns till the two can stand side by side.
    def meeting(self, unit: Unit, h: int, transport: int) -> int:
        other = SECOND if unit == FIRST else FIRST
        waits = not self.state.moved >> other & 1  # the other is still to move this turn
        return together(self.field, way(self.state, h, transport), self.ways[other], waits)

    @once
    def ways(self) -> dict[Unit, Way]:
        """How the criminals go on from where they stand."""
        state = self.state
        return {unit: way(state, self.at[unit], state.rides[unit]) for unit in self.criminals}

    def flight(self, unit: Unit, h: int, transport: int) -> float:
        """Turns to the edge he should make for."""
        out = edge_turns(self.field, way(self.state, h, transport))
        other = SECOND if unit == FIRST else FIRST
        gone = self.state.edges[CRIMINALS.index(other)]
        if gone >= 0:
            return out[OPPOSITE[gone]]
        if self.at[other] < 0:
            return min(out)
        theirs = edge_turns(self.field, self.ways[other])
        return min([max(out[edge], theirs[OPPOSITE[edge]]) + 0.1 * out[edge] for edge in range(4)])

    @once
    def law(self) -> Hexes:
        """Where it stands."""
        return self.field.where(self.at[:FERRY])

    @once
    def boards(self) -> dict[int, Unit]:
        """By hex the vehicle that waits there for somebody."""
        at, rides = self.at, self.state.rides
        return {at[one]: one for one in reversed(CRIME_RIDES) if at[one] >= 0 and one not in rides}

    def stand(self, unit: Unit, h: int, transport: int) -> float:
        """How good it is for a criminal to end there."""
        field = self.field
        score = -2.0 * self.danger(unit, h, transport)
        if self.fleeing:
            score -= 0.15 * min(self.flight(unit, h, transport), self.left + 3)
        else:
            other = SECOND if unit == FIRST else FIRST
            late = self.meeting(unit, h, transport) - max(0, self.slack - len(field.route) // SPARE)
            score -= 4.0 * max(0, late) + 0.05 * max(-4, late)
            if late > -2:
                score -= 0.05 * field.apart(h)[self.at[other]]
            if unit == FIRST and transport < 0 and h == self.at[FERRY] and not self.state.hijacked:
                score += 2.0  # she takes him there
            if self.slack <= 1:
                score += 6.0 * (h in field.near[self.at[other]])
        if transport < 0:
            quiet = not field.around[h] & self.law
            score += 0.8 * (PRIZE[field.kind[h]] if h != self.at[FERRY] else THEFT["car"]) * quiet
        else:
            score += 0.5
        return score

    def move(self, moves: tuple[Move, ...]) -> Move:
        """Criminals first, then the ferry, then suspects against whoever threatens most."""
        movable: dict[Unit, list[Move]] = {}
        for move in moves:
            if move[0] in ("go", "stay", "leave"):
                movable.setdefault(UNIT[move[1]], []).append(move)  # type: ignore[index]
        if STOP in moves:
            return self.best(moves, lambda move: self.ride_on(move))[1]
        if SAIL in moves:
            return SAIL  # first of all: then everybody knows where he stands
        for criminal in sorted(
            CRIMINALS, key=lambda unit: -self.danger(unit, self.at[unit]) if self.at[unit] >= 0 else 0
        ):
            mine = movable.get(criminal, [])
            transport = self.state.rides[criminal]
            if transport >= 0:
                mine = [*mine, *movable.get(transport, [])]
            if mine:
                return self.best((*mine,), lambda move, who=criminal: self.criminal(move, who))[1]  # type: ignore[misc]
        for unit, mine in movable.items():
            if unit in SUSPECTS and not any(self.state.rides[one] == unit for one in CRIMINALS):
                value, move = self.best(tuple(mine), self.suspect)
                if value > 0:
                    return move
        sails = tuple(move for move in moves if move[0] == "sail")
        if sails and len(sails[0]) > 1:
            value, move = self.best(sails, self.cruise)
            return move if value > 0 else END
        return END

    def criminal(self, move: Move, who: Unit) -> float:
        if move[0] == "leave":
            return self.leaving(who)
        transport = self.state.rides[who]
        if move[0] == "stay":
            return self.stand(who, self.at[who], transport) + 0.05
        h = self.field.index[move[2]]  # type: ignore[index]
        if UNIT[move[1]] == who:  # type: ignore[index]  # on foot
            return self.stand(who, h, self.boards.get(h, -1))
        return self.stand(who, h, transport) + 0.1

    def leaving(self, who: Unit) -> float:
        """Off the map: for good, so only when nothing is left to be done."""
        if not self.fleeing:
            return -50.0
        other = SECOND if who == FIRST else FIRST
        if self.at[other] >= 0 and not self.state.exchanged and self.slack >= 0:
            return -50.0
        return 5.0 if self.state.unlocked else -1.0

    def ride_on(self, move: Move) -> float:
        unit = (
            next(unit for unit in CRIMINALS if self.state.rides[unit] >= 0)
            if any(self.state.rides[unit] >= 0 for unit in CRIMINALS)
            else -1
        )
        if move == STOP or unit < 0:
            return 0.0 if move == STOP else -1.0
        return self.criminal(move, unit) - self.stand(unit, self.at[unit], self.state.rides[unit])

    def suspect(self, move: Move) -> float:
        """Next to a law stack that threatens a criminal; else stay put."""
        if move[0] != "go":
            return -1.0
        h = self.field.index[move[2]]  # type: ignore[index]
        return self.menaces.beside.get(h, -1.0)

    def hook(self, moves: tuple[Move, ...]) -> Move:
        value, move = self.best(moves[1:], lambda move: self.menaces.by.get(UNIT[move[1]], 0.0))  # type: ignore[index]
        return move if value > 0.25 else moves[0]

    def enter(self, move: Move) -> float:
        """Where it can hold the worst, as a vehicle if a criminal is near enough to use it."""
        _, kind, name = move
        h = self.field.index[name]  # type: ignore[index]
        worst = self.menaces.beside.get(h, 0.0)
        close = self.field.zones(self.at[FIRST : SECOND + 1]) >> h & 1
        return worst + 0.2 * close + (0.1 if kind == "car" else 0.0)

    def steal(self, moves: tuple[Move, ...]) -> Move:
        names = {move[1]: move for move in moves[1:]}
        if len(names) == 1 and "ferry" in names:
            return moves[0]
        top = self.state.stack[0]
        criminal = top.criminal if isinstance(top, abilities.Steal) else FIRST
        if self.at[criminal] == self.at[FERRY]:
            return names.get("boat", moves[0])
        return names.get("car") or names.get("boat") or names.get("fast") or moves[0]

    def worth_exchanging(self) -> bool:
        """Late, or at once where nobody who could arrest them is about."""
        if self.slack <= 0:
            return True
        danger = sum(self.danger_after(unit) for unit in self.criminals)
        return danger < 1.0 or self.slack <= 1

    def danger_after(self, unit: Unit) -> float:
        cover = defence(self.state, unit)
        total = 0.0
        for one in self.law_stacks:
            if self.field.apart(self.at[unit])[self.at[one]] <= 4:
                total += max(0.0, arrest_value(strength(self.state, one, unit) - cover))
        return total

    def attack(self, moves: tuple[Move, ...]) -> Move:
        """With hostages there is little to lose; without, only for a good prize in an open fight."""
        value, move = self.best(moves[1:], self.prize)
        return move if value > 0.35 else END

    def prize(self, move: Move) -> float:
        criminal, target = UNIT[move[1]], UNIT[move[2]]  # type: ignore[index]
        held = len(hostages(self.state, criminal))
        wheels = MODE[target] != FOOT or self.state.rides[target] >= 0
        gain = (0.5 if wheels else 0.0) + 1 / 6 + (1 / 6 if held else -4 / 6)
        if not self.state.unlocked:
            gain -= 3.0 if self.slack >= 0 else 0.6 * len(self.hunters.threats) / 3
        if CF[target] >= 12:
            gain += 0.3
        law, crime = points(self.state)
        return gain + (0.5 if crime <= law else 0.0)

    def cruise(self, move: Move) -> float:
        return 0.0


@lru_cache(maxsize=1024)
def voyage(field: Field, ferry: int, leg: int, stop: bool, hijacked: bool) -> tuple[int, ...]:
    """Turns to every hex for somebody on deck who gets off where he likes."""
    best = list(turns(field, FOOT, 2, ferry))
    here, way = ferry, leg
    for turn in range(1, 2 * len(field.route)):
        if hijacked:
            break
        here, way = field.advance(here, way, stop)
        best[here] = min(best[here], turn)
        for h, more in enumerate(turns(field, FOOT, 2, here)):
            if turn + more < best[h]:
                best[h] = turn + more
        if way < 0 and here == field.port:
            break
    return tuple(best)


# ── The law ──────────────────────────────────────────────────────────────────────────────────────────────────────


# A stack's mode and pace, whether there is a fight, whether it lurks; then of each criminal his hex, what an attack on
# him is worth, and where the ferry takes him.
Aim = tuple[Any, ...]


class Posts(dict[int, float]):
    """How well a stack is placed, by hex; worked out for the hexes somebody asks for."""

    def __init__(self, field: Field, aim: Aim) -> None:
        self.field, self.aim = field, aim
        self.ranked: dict[Goes, tuple[int, ...]] = {}

    def __missing__(self, h: int) -> float:
        self[h] = found = placing(self.field, h, self.aim) - 0.001 * self.field.apart(h)[self.field.landing]
        return found

    def ranking(self, goes: Goes) -> tuple[int, ...]:
        """The hexes these moves lead to, the best first: most questions about them are about the first that is free."""
        found = self.ranked.get(goes)
        if found is None:
            if len(self.ranked) >= KEPT:
                self.ranked.clear()
            found = self.ranked[goes] = tuple(sorted(goes.index, key=self.__getitem__, reverse=True))
        return found


posts = lru_cache(maxsize=2048)(Posts)  # criminals seldom move between two questions, and never in the law's half-turn


@lru_cache(maxsize=512)
def known(field: Field, quarry: tuple[int, ...]) -> dict[tuple[int, ...], Posts]:
    """The posts of stacks that hunt the same quarry, by all that makes a stack what it is: they are looked for again at
    every question, and there are many before the quarry stirs.
    """
    return {}


def placing(field: Field, h: int, aim: Aim) -> float:
    """Before the fight strong stacks wait a little way off, where nobody muddles them and whence they can strike; once
    there is one they go where they hit hardest.
    """
    mode, pace, unlocked, lurks, *goals = aim
    score = 0.0
    for spot, value, ahead in goals:
        close = h in field.near[spot]
        steps = field.apart(h)[spot]
        if ahead >= 0 and h in field.near[ahead]:
            score += 0.6  # there when she comes: nobody steals under a policeman's nose
        soon = approach(field, mode, pace, h, spot)
        if soon >= FAR:  # the last steps on foot
            soon = 1 + steps // 2
        if unlocked and close:
            score = max(score, 2.0 * value + 1.0)
        elif lurks:
            score = max(score, value * (1.5 if soon <= 1 and steps >= LURK else 1.0 - 0.12 * min(8, max(1, soon))))
        elif close:
            score = max(score, 2.0 * value + 0.2)
        else:
            score = max(score, value * (1.0 - 0.12 * min(8, soon)))
    return score


class Law(Mind):
    def __init__(self, state: Fuga, rng: Random) -> None:
        super().__init__(state, rng)
        self.rides = state.rides
        self.keen = state.alert < ENOUGH  # is there still help worth asking questions for? Beyond it one gets muddled

    @once
    def ahead(self) -> int:
        """Where the ferry goes next."""
        return self.field.advance(self.at[FERRY], self.state.leg, self.state.stop)[0]

    @once
    def known(self) -> dict[tuple[int, ...], Posts]:
        at, rides = self.at, self.rides
        criminals = at[FIRST], at[SECOND], rides[FIRST], rides[SECOND]
        return known(self.field, (*criminals, at[FERRY], self.ahead, self.state.unlocked, self.keen))

    def choose(self, moves: tuple[Move, ...]) -> Move:
        verb = moves[-1][0]
        match verb:
            case "place":
                return self.best(moves, self.place)[1]
            case "investigate":
                return moves[-1]
            case "call":
                return self.call(moves)
            case "attack":
                return self.attack(moves)
            case "join":
                return moves[-1]
            case "roll":
                return ROLL
            case "via":
                return moves[-1]
            case "shift":
                return self.best(moves, lambda move: self.post(UNIT[move[1]], self.field.index[move[2]]))[1]  # type: ignore[index]
        return self.drive_on() if STOP in moves else self.next_move()

    # Deployment: boats along the ferry's course, cars by port and landing, patrols in the cars.
    def place(self, move: Move) -> float:
        if self.state.turn:  # pushed beyond a lane
            return -self.field.apart(self.field.index[move[2]])[self.field.landing]  # type: ignore[index]
        unit, h = UNIT[move[1]], self.field.index[move[2]]  # type: ignore[index]
        field = self.field
        if MODE[unit] == BOAT:
            share = (2, 3, 4)[unit]
            return -field.apart(h)[field.route[share]] - 0.1 * (h in field.route)
        goal = field.port if field.zone[h] == 1 else field.landing
        car = any(self.at[one] == h for one in LAW_UNITS if MODE[one] == CAR)
        return 5.0 * car - field.apart(h)[goal]

    def call(self, moves: tuple[Move, ...]) -> Move:
        names = {move[1]: move for move in moves}
        at_sea = [unit for unit in self.criminals if self.field.wet[self.at[unit]] and self.at[unit] != self.at[FERRY]]
        boats = sum(self.at[unit] >= 0 for unit in PATROL_BOATS)
        order = ["swat", "squad", "patrol", "launch"]
        if at_sea and boats < 4 and names.keys() - {"swat"}:
            order = ["swat", "launch", "squad", "patrol"]
        return next(names[name] for name in order if name in names)

    def hits(self, unit: Unit, criminal: Unit) -> float:
        """What this stack's attack would be worth, wherever it stands."""
        if MODE[unit] != FOOT and unit not in PATROL_BOATS:
            return 0.0
        return max(0.0, arrest_value(strength(self.state, unit, criminal) - defence(self.state, criminal)))

    @once
    def side(self) -> Side:
        return Side(self.field, self.at, self.rides, True, self.state.room)

    def drive_on(self) -> Move:
        """On with whom it took up, if that is better than to stop."""
        top = self.state.stack[0]
        assert isinstance(top, DriveOn)
        unit, rider = top.unit, self.side.carried[top.unit]
        goes, barred = self.side.lot(unit, top.left)
        value, move = self.best_of(unit, rider, self.posts(rider), goes, goes.hexes & ~barred)
        return move if value > self.post(unit, self.at[unit]) else STOP

    def next_move(self) -> Move:
        """Of the counters that may move: the next that has something better than to stand, the strongest first."""
        at, rides, side = self.at, self.rides, self.side
        carried, lot = side.carried, side.lot
        units = side.movers(self.state.moved | self.state.hooked)
        stays = stayers(self.field, at, rides, units)
        restless = self.wants_crews or self.state.unlocked
        for unit in sorted(units, key=WEAKNESS.__getitem__):
            transport, start = rides[unit], at[unit]
            if transport >= 0:
                if restless and (walk := self.alights(unit, transport, transport in units)):
                    return walk
                if transport in units:
                    goes, barred = lot(transport)
                    if goes.hexes & ~barred:  # it rides
                        continue
                if unit not in stays:
                    continue
            goes, barred = lot(unit)
            free = goes.hexes & ~barred if transport < 0 else 0
            if not free and unit not in stays:
                continue
            rider = carried.get(unit, -1)
            well = self.posts(unit if rider < 0 else rider)
            here = well[start] + (self.berth(start) if unit == self.next_boat else 0.0) + 0.01
            value, move = self.best_of(unit, rider, well, goes, free, start if unit in stays else -1, here)
            if value > here:
                return move
        return STAY[stays[0]] if stays else END

    def best_of(
        self, unit: Unit, rider: Unit, well: Posts, goes: Goes, free: Hexes, stays: int = -1, least: float = -inf
    ) -> tuple[float, Move]:
        """The best move of one counter, and of whoever rides it, to those hexes of a lot that are free, or to stay
        where it is (its hex, or -1 where it may not say so). Of equal ones luck decides; if none is better than what
        is wanted at least, it does not matter which.
        """
        if stays >= 0:
            free |= self.field.bit[stays]
        level, more = self.gains(unit, rider, free, stays)
        # Nothing in particular is gained in most hexes: of those the first in the ranking will do, and what equals it.
        top, ends = -inf, []
        for h in well.ranking(goes):
            if free >> h & 1 and h not in more:
                score = well[h] + level
                if score < top:
                    break
                top = score
                ends.append(h)
        for h, gain in more.items():
            if free >> h & 1:
                score = well[h] + gain
                if score > top:
                    top, ends = score, [h]
                elif score == top:
                    ends.append(h)
        random = self.rng.random
        luck = [random() for _ in range(free.bit_count())]  # one for each move, as if all of them were compared
        if self.thoughts is not None:
            wanted = max(top, least)
            hexes = [h for h in (*goes.index, stays) if h >= 0 and free >> h & 1]
            self.thoughts += [(goes.to(h, unit), well[h] + more.get(h, level) - wanted) for h in hexes]
        if len(ends) > 1 and top > least:
            closed = [goes.index[h] for h in members(goes.hexes & ~free)]

            def lot(h: int) -> float:
                place = goes.index.get(h, len(goes.index))  # to stay is the last of the moves
                return luck[place - sum([other < place for other in closed])]

            ends = [max(ends, key=lot)]
        return top, goes.to(ends[0], unit)

    def gains(self, unit: Unit, rider: Unit, free: Hexes, stays: int) -> tuple[float, dict[int, float]]:
        """What it gains by ending its move in a hex, beside standing there: what it gains anywhere, and by hex where
        it is something else.
        """
        start, level, more = self.at[unit], 0.0, dict[int, float]()
        asks = self.keen and CF[unit] < 6 and (rider < 0 or CF[rider] < 6)
        if asks and self.close & (free | self.field.bit[start]):
            # A question on the way: beside a criminal at either end.
            for criminal in self.criminals:
                near = self.field.near[self.at[criminal]]
                if start in near:
                    level += 0.9
                    for h in more:
                        more[h] += 0.9
                else:
                    for h in near:
                        more[h] = more.get(h, level) + 0.9
        if rider < 0:  # a ride for a walker, a rider for a transport
            foot = MODE[unit] == FOOT
            for h in members(free & (self.free_rides if foot else self.walkers)):
                if not foot or h != start:
                    more[h] = more.get(h, level) + (0.4 if foot else 0.5)
            if unit == self.next_boat:
                for h in members(free):
                    more[h] = more.get(h, level) + self.berth(h)
        if stays >= 0:
            more.setdefault(stays, level)
        return level, more

    @once
    def close(self) -> Hexes:
        """Beside a criminal."""
        return self.field.zones(self.at[FIRST : SECOND + 1])

    @once
    def free_rides(self) -> Hexes:
        """Where a transport waits for somebody."""
        return self.field.where(tuple([self.at[one] for one in LAW_RIDES if one not in self.rides]))

    @once
    def walkers(self) -> Hexes:
        return self.field.where(self.at[LAW_FEET])

    def alights(self, unit: Unit, transport: Unit, drives: bool) -> Move | None:
        """Whoever rides may do better on foot: into a patrol boat that waits, for the sea is where criminals are
        weakest; or up to a criminal whom no wheels can reach, over a wall, into a house, into the water.
        """
        crews = self.wants_crews and transport not in PATROL_BOATS
        storms = self.state.unlocked and CF[unit] >= 5
        if not crews and not storms:
            return None
        goes, barred = self.side.lot(unit)
        free = goes.hexes & ~barred
        if crews and (boats := free & self.empty_boats):
            return goes.to(min(members(boats), key=goes.index.__getitem__), unit)
        close, index = self.close, goes.index
        if not storms or not free & close or close >> self.at[unit] & 1:
            return None
        if drives:
            wheels, shut = self.side.lot(transport)
            if wheels.hexes & ~shut & close:
                return None
        goals = [goes.moves[number] for number in sorted([index[h] for h in members(free & close)])]
        return self.best(goals, lambda move: 0.0)[1]

    @once
    def wants_crews(self) -> bool:
        """Whether more patrol boats should be manned: once help has come, and while there is time to use them."""
        state = self.state
        wanted = min(CREWS, state.alert // 3) if state.deadline - state.turn >= 3 else 0
        return wanted > 0 and wanted > sum([self.at[unit] >= 0 and unit in self.rides for unit in PATROL_BOATS])

    @once
    def empty_boats(self) -> Hexes:
        """Where a patrol boat waits for somebody."""
        return self.field.where(tuple([self.at[one] for one in PATROL_BOATS if one not in self.rides]))

    @once
    def next_boat(self) -> Unit:
        """The empty patrol boat that is to take somebody aboard, or -1."""
        if not self.wants_crews:
            return -1
        empty = [one for one in PATROL_BOATS if self.at[one] >= 0 and one not in self.rides]
        return min(empty, key=self.to_quay) if empty else -1

    def berth(self, h: int) -> float:
        """For an empty patrol boat: is somebody ashore beside it to take aboard?"""
        if self.field.around[h] & self.ashore:
            return 1.6
        return -0.05 * self.field.apart(h)[self.field.police]

    @once
    def ashore(self) -> Hexes:
        """Where somebody could be taken aboard."""
        at, rides, shore = self.at, self.rides, self.field.shore
        on_land = [at[one] for one in LAW_FOOT if at[one] >= 0 and rides[one] not in PATROL_BOATS]
        return self.field.where(tuple([h for h in on_land if shore[h]]))

    def to_quay(self, unit: Unit) -> int:
        return self.field.apart(self.at[unit])[self.field.police]

    def post(self, unit: Unit, h: int) -> float:
        """How well a stack is placed."""
        return self.posts(unit)[h] + (self.berth(h) if unit == self.next_boat else 0.0)

    def posts(self, unit: Unit) -> Posts:
        key = unit, self.rides[unit], self.at[unit] == self.at[FERRY]
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = posts(self.field, self.aim(unit))
        return found

    def aim(self, unit: Unit) -> Aim:
        state = self.state
        lurks = not state.unlocked and (CF[unit] >= 6 or not self.keen)
        goals = []
        for criminal in self.criminals:
            aboard = self.at[criminal] == self.at[FERRY] and not state.unlocked
            goals.append((self.at[criminal], 0.3 + self.hits(unit, criminal), self.ahead if aboard else -1))
        return (*pace(state, unit), state.unlocked, lurks, *goals)

    def attack(self, moves: tuple[Move, ...]) -> Move:
        value, move = self.best(moves[1:], self.strike)
        return move if value > 0 else END

    def strike(self, move: Move) -> float:
        unit, criminal = UNIT[move[1]], UNIT[move[2]]  # type: ignore[index]
        share = law_odds(law_column(difference(self.state, (unit,), criminal)))
        law, crime = points(self.state)
        rides = self.state.rides[criminal] >= 0
        others = [one for one in self.law_stacks if one != unit and self.at[one] in self.field.near[self.at[criminal]]]
        ready = [one for one in others if not (self.state.fought | self.state.hooked) >> one & 1]
        follow = max((self.hits(one, criminal) for one in ready), default=0.0)
        bare = defence(self.state, criminal) - (CF[self.state.rides[criminal]] if rides else 0)
        then = max((arrest_value(strength(self.state, one, criminal) - bare) for one in ready), default=0.0)
        behind = law <= crime  # then only an arrest will do, and counters are cheap
        price = 0.1 if behind else 1.0
        losses = self.state.rides[unit] >= 0 or MODE[unit] != FOOT
        kill = 2.0 if law + 2 > crime or (self.left == 0 and law + 2 == crime) else -1.0  # a chance gone
        score = 6 * share["da"] + kill * share["de"] - price * (share["ae"] + losses * share["AF"])
        score += share["DF"] * (then - price if rides else 0.0)
        return score - 0.15 * (follow > 1.5) * share["de"] * 6
