"""The law: it tails both, asks its questions, gathers beside them and strikes for an arrest."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from random import Random
from typing import Any

from covo.games.fuga.bot.ways import (
    FAR,
    Mind,
    approach,
    arrest_value,
    law_odds,
    once,
    pace,
)
from covo.games.fuga.box import (
    BOAT,
    CAR,
    CF,
    END,
    FERRY,
    FIRST,
    FOOT,
    LAW_FOOT,
    LAW_RIDES,
    LAW_UNITS,
    MODE,
    PATROL_BOATS,
    ROLL,
    SECOND,
    STAY,
    STOP,
    UNIT,
    Unit,
    law_column,
)
from covo.games.fuga.field import KEPT, Field, Goes, Hexes, members
from covo.games.fuga.legal import Side, defence, stayers, strength
from covo.games.fuga.state import LAW_FEET, Fuga
from covo.games.fuga.steps.combat import difference
from covo.games.fuga.steps.ending import points
from covo.games.fuga.steps.moving import DriveOn
from covo.kernel import Move

WEAKNESS = tuple([-force for force in CF])
ENOUGH = 7  # alerts after which the law stops asking and waits
LURK = 4  # steps a strong stack keeps from a criminal till the fight begins
CREWS = 3  # patrol boats the law wants manned


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
