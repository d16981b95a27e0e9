"""What units do at the end of their moves: investigate, misdirect, steal, hook; and what comes in by it."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from covo.games.fuga.box import (
    BOAT,
    CRIME,
    CRIMINALS,
    FERRY,
    HOOK,
    INVESTIGATE,
    KIND,
    LAW,
    MISDIRECT,
    MODE,
    PASS,
    STEAL,
    SUSPECTS,
    UNIT,
    Unit,
    bits,
    named,
)
from covo.games.fuga.legal import calls, entries, loot, obfuscation, occupied, spare
from covo.games.fuga.state import Fuga, Mask, Throw, UnitNo
from covo.games.fuga.steps.dice import TwoDice
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

# ── Investigation and alert ──────────────────────────────────────────────────────────────────────────────────────


class Investigate(Frame[Fuga], frozen=True):
    """FSM-INV-01, 02, 07..10: a law unit that passed criminals may look for clues, once for each of them."""

    rule: ClassVar = "FSM-INV-02"
    open: ClassVar = ("unit", "left")
    unit: UnitNo
    left: Mask  # criminals whose zone it passed

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        return (investigations(self.left),) if self.left else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        criminal = UNIT[move[1]]  # type: ignore[index]
        return Clue(self.unit, criminal), Investigate(self.unit, self.left & ~(1 << criminal))


class Clue(TwoDice, frozen=True):
    """FSM-INV-03..06, FSM-INV-11: two dice against the criminal's OF; a clue raises the alert."""

    rule: ClassVar = "FSM-INV-03"
    open: ClassVar = ("unit", "criminal")
    unit: UnitNo
    criminal: UnitNo

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        goal = obfuscation(state, self.criminal)
        found = succeeds(state, "clue", self.unit, self.criminal, faces, goal)
        if not found:
            return ()
        state.alert += 1
        return (REINFORCE,)


class Reinforce(Frame[Fuga], frozen=True):
    """FSM-ALR-01..03, FSM-ALR-10, FSM-ALR-12: the law chooses what comes; if nothing is left, nothing does."""

    rule: ClassVar = "FSM-ALR-02"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        found = calls(state.at)
        return (Ask(LAW, found, self.rule),) if found else ()

    def run(self, state: Fuga) -> Agenda:
        state.tell("no-reinforcement", EVERYONE, alert=state.alert)
        return ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        kind: str = move[1]  # type: ignore[assignment]
        unit = spare(state.at, kind)
        car = None if kind == "launch" else spare(state.at, "police")
        assert unit is not None
        if car is None:
            crew: tuple[Unit, ...] = (unit,)
        else:
            crew = (unit, car)  # FSM-ALR-04: one stack
            state.ride(unit, car)
        return arrive_at_quay(state, crew)


def arrive_at_quay(state: Fuga, crew: tuple[Unit, ...]) -> Agenda:
    """FSM-ALR-05..09, FSM-Q-61: in the Police hex, pushing on what is there; past an enemy, first free of the lane."""
    field = state.field
    for unit in crew:
        state.moved |= 1 << unit  # FSM-ALR-06
        state.fresh |= 1 << unit
    taken = occupied(state.at)
    state.tell("reinforcement", EVERYONE, **named(crew[0]), alert=state.alert)
    here = standing(state, field.police)
    if not here:
        state.put(field.police, *crew)
        return ()
    if here[0] not in CRIMINALS and here[0] not in SUSPECTS:
        lane = field.boat_lane if MODE[here[-1]] == BOAT else field.car_lane
        row = []  # what is to be pushed, from the Police hex on
        for h in lane:
            there = standing(state, h)
            if not there:
                break
            row.append(there)
        if all(there[0] < FERRY for there in row):
            free = lane[len(row)] if len(row) < len(lane) else None
            for number in range(len(row) - 1, -1, -1):
                if number + 1 < len(lane):
                    state.put(lane[number + 1], *row[number])
                    state.tell("pushed", EVERYONE, **named(row[number][0]), hex=field.names[lane[number + 1]])
            state.put(field.police, *crew)
            return () if free is not None else (BeyondLane(row[-1][0]),)
    lane = field.boat_lane if MODE[crew[-1]] == BOAT else field.car_lane
    for h in lane:
        if h not in taken:
            state.put(h, *crew)
            return ()
    state.put(lane[-1], *crew)
    return (BeyondLane(crew[0]),)


def standing(state: Fuga, hex_no: int) -> tuple[Unit, ...]:
    """The counters in a hex, a rider before its transport."""
    if state.at.count(hex_no) == (hex_no == state.ferry):
        return ()
    found = [unit for unit, h in enumerate(state.at) if h == hex_no and unit != FERRY]
    return tuple(sorted(found, key=lambda unit: MODE[unit] != 0))


class BeyondLane(Frame[Fuga], frozen=True):
    """FSM-Q-61: beyond the end of a lane the law picks one of the nearest free hexes that are legal."""

    rule: ClassVar = "FSM-ALR-09"
    open: ClassVar = ("unit",)
    unit: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        start = state.at[self.unit]
        found = nearest_free(state, state.crew(self.unit), start)
        return (Ask(LAW, tuple([state.field.place(self.unit, h) for h in found]), self.rule),) if found else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        state.put(state.field.index[move[2]], *state.crew(self.unit))  # type: ignore[index]
        state.tell("pushed", EVERYONE, **named(self.unit), hex=move[2])
        return ()


def nearest_free(state: Fuga, crew: tuple[Unit, ...], start: int) -> list[int]:
    """The free hexes nearest to a hex on which this stack may stand."""
    field = state.field
    taken = occupied(state.at) | {state.ferry}
    mode = MODE[crew[-1]]
    cost = field.boat_cost if mode == BOAT else field.car_cost if mode else None
    far = field.apart(start)
    free = [h for h in range(field.size) if h not in taken and (cost is None or cost[h] < 99)]
    least = min((far[h] for h in free), default=0)
    return [h for h in free if far[h] == least]


# ── Misdirection ─────────────────────────────────────────────────────────────────────────────────────────────────


class Misdirect(Frame[Fuga], frozen=True):
    """FSM-MIS-01, 02, 10..13: a criminal who passed law units may muddle them, each once."""

    rule: ClassVar = "FSM-MIS-02"
    open: ClassVar = ("criminal", "left")
    criminal: UnitNo
    left: Mask  # law stacks whose zone he passed

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        return (misdirections(self.left),) if self.left else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        target = UNIT[move[1]]  # type: ignore[index]
        return Bluff(self.criminal, target), Misdirect(self.criminal, self.left & ~(1 << target))


class Bluff(TwoDice, frozen=True):
    """FSM-MIS-03, FSM-MIS-12, FSM-MIS-14: two dice against the law unit's OF."""

    rule: ClassVar = "FSM-MIS-03"
    open: ClassVar = ("criminal", "target")
    criminal: UnitNo
    target: UnitNo

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        goal = obfuscation(state, self.target)
        done = succeeds(state, "misdirection", self.criminal, self.target, faces, goal)
        return (Enter(self.target),) if done else ()


class Enter(Frame[Fuga], frozen=True):
    """FSM-MIS-04..08, FSM-Q-64: a false suspect comes in beside the law unit, if there is a hex and a counter."""

    rule: ClassVar = "FSM-MIS-04"
    open: ClassVar = ("target",)
    target: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        found = entries(state.field, state.at, self.target, state.room)
        return (Ask(CRIME, found, self.rule),) if found else ()

    def run(self, state: Fuga) -> Agenda:
        state.tell("nobody-enters", EVERYONE, **named(self.target))
        return ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        _, kind, name = move
        suspect = spare(state.at, kind)  # type: ignore[arg-type]
        assert suspect is not None
        state.put(state.field.index[name], suspect)  # type: ignore[index]
        state.moved |= 1 << suspect
        state.fresh |= 1 << suspect
        state.tell("enters", EVERYONE, **named(suspect), hex=name)
        return (Hook(suspect),)  # FSM-MIS-09


class Hook(Frame[Fuga], frozen=True):
    """FSM-HOK-01, 02, 05, 06, 10, FSM-Q-72, 74: a suspect that came up to law units may hold one of them."""

    rule: ClassVar = "FSM-HOK-01"
    open: ClassVar = ("suspect",)
    suspect: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        field, at = state.field, state.at
        around = field.around[at[self.suspect]]
        if not around & field.where(at[:FERRY]):
            return ()
        found = tuple([HOOK[unit] for unit in state.law_stacks() if around & field.bit[at[unit]]])
        return (Ask(CRIME, (PASS, *found), self.rule, default=(PASS,)),) if found else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        target = UNIT[move[1]]  # type: ignore[index]
        state.hooks = (*state.hooks, (self.suspect, target))
        for unit in state.crew(target):
            state.hooked |= 1 << unit
        state.tell("hooked", EVERYONE, **named(self.suspect), **named(target, "target_"))
        return ()


# ── Theft ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Steal(Frame[Fuga], frozen=True):
    """FSM-THF-01, 02, 04, 05, 07, 10, FSM-HIJ-01: at the end of a move past no law unit, one try."""

    rule: ClassVar = "FSM-THF-05"
    open: ClassVar = ("criminal",)
    criminal: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        found = loot(state.field, state.at, state.rides, self.criminal, state.hijacked)
        return (Ask(CRIME, (PASS, *found), self.rule, default=(PASS,)),) if found else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        if move == STEAL["ferry"]:  # FSM-HIJ-02, FSM-HIJ-06, FSM-HIJ-08: no dice, and no attack
            state.hijacked = state.turn
            state.tell("hijacked", EVERYONE, **named(self.criminal))
            return ()
        return (Theft(self.criminal, str(move[1])),)


class Theft(TwoDice, frozen=True):
    """FSM-THF-08, 09, 11, 12, 14, 17: two dice against the vehicle's MF; it stands under the thief and waits."""

    rule: ClassVar = "FSM-THF-08"
    open: ClassVar = ("criminal", "kind")
    criminal: UnitNo
    kind: str

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        vehicle = spare(state.at, self.kind)
        assert vehicle is not None
        goal = KIND[self.kind].mf or 0
        if succeeds(state, "theft", self.criminal, vehicle, faces, goal):
            state.put(state.at[self.criminal], vehicle)
            state.ride(self.criminal, vehicle)
            state.moved |= 1 << vehicle
            state.fresh |= 1 << vehicle
        return ()


# ── What they share ──────────────────────────────────────────────────────────────────────────────────────────────


def succeeds(state: Fuga, what: str, unit: Unit, target: Unit, faces: tuple[int, ...], goal: int) -> bool:
    """FSM-CMP-10: two dice, added, reach the number."""
    done = sum(faces) >= goal
    state.throw = Throw(what, unit, target, faces, goal, "yes" if done else "no")
    if state.ears is not None:
        whom = named(target, "target_")
        state.tell(what, EVERYONE, **named(unit), **whom, sum=sum(faces), goal=goal, done=done, faces=faces)
    return done


def at_end_of_move(state: Fuga, criminal: Unit, passed: int) -> Agenda:
    """FSM-TRN-06, FSM-THF-03: who passed law units may misdirect, who passed none may steal."""
    return (Misdirect(criminal, passed),) if passed else (Steal(criminal),)


@lru_cache(maxsize=16)
def investigations(left: int) -> Ask:
    return Ask(LAW, (PASS, *[INVESTIGATE[unit] for unit in bits(left)]), Investigate.rule, default=(PASS,))


@lru_cache(maxsize=4096)
def misdirections(left: int) -> Ask:
    return Ask(CRIME, (PASS, *[MISDIRECT[unit] for unit in bits(left)]), Misdirect.rule, default=(PASS,))


REINFORCE = Reinforce()
FRAMES = (Investigate, Clue, Reinforce, BeyondLane, Misdirect, Bluff, Enter, Hook, Steal, Theft)
