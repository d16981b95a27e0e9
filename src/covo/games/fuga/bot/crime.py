"""The criminals: apart as long as they can still meet in time, then off the map by opposite edges."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from covo.games.fuga.bot.ways import (
    Mind,
    Way,
    arrest_value,
    edge_turns,
    once,
    together,
    way,
)
from covo.games.fuga.box import (
    CF,
    CRIME_RIDES,
    CRIMINALS,
    END,
    FERRY,
    FERRY_CF,
    FIRST,
    FOOT,
    LOOT,
    MODE,
    OPPOSITE,
    PATROL_BOATS,
    QUIET,
    SAIL,
    SECOND,
    STOP,
    SUSPECTS,
    UNIT,
    Unit,
)
from covo.games.fuga.field import Field, Hexes
from covo.games.fuga.legal import defence, hostages, obfuscation, reach, strength
from covo.games.fuga.state import Fuga, law_stacks
from covo.games.fuga.steps import abilities
from covo.games.fuga.steps.ending import points
from covo.kernel import Move

THEFT = {"car": 21 / 36, "boat": 10 / 36, "fast": 6 / 36}  # how likely one succeeds
PRIZE = {kind: max([THEFT[name] for name in loot], default=0.0) for kind, loot in LOOT.items()}  # by terrain
SPARE = 5  # of the ferry's steps one turn in so many is left for what goes wrong on the way to the meeting


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
