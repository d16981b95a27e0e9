"""Attacks: attempts to arrest, attempts to get away, and what they lead to."""

from __future__ import annotations

from typing import ClassVar

from covo.games.fuga.box import (
    ARRESTED,
    CRIME,
    CRIME_TABLE,
    CRIMINALS,
    END,
    GIVE,
    JOIN,
    KILLED,
    LAW,
    LAW_TABLE,
    MODE,
    ROLL,
    UNIT,
    Unit,
    bits,
    crime_column,
    law_column,
    named,
)
from covo.games.fuga.legal import crime_attacks, defence, hostages, law_attacks, strength
from covo.games.fuga.state import Fuga, Mask, Throw, UnitNo
from covo.games.fuga.steps.dice import OneDie
from covo.games.fuga.steps.ending import burn, cleared, off, victim
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


class CriminalAttacks(Frame[Fuga], frozen=True):
    """FSM-CMB-02, FSM-CMB-06, FSM-TRN-07: after all movement of the side, each criminal once."""

    rule: ClassVar = "FSM-CMB-02"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        found = crime_attacks(state)
        return (Ask(CRIME, (END, *found), self.rule, default=(END,)),) if found else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == END:
            return ()
        criminal, target = UNIT[move[1]], UNIT[move[2]]  # type: ignore[index]
        state.fought |= 1 << criminal
        if not state.unlocked:  # FSM-CMB-03, FSM-CMB-04: whatever comes of it
            state.unlocked = True
            state.tell("unlocked", EVERYONE)
        return Breakout(criminal, target), CRIMINAL_ATTACKS


class Breakout(OneDie, frozen=True):
    """FSM-CMB-08, FSM-CMB-20, FSM-CMB-21: the criminals' table; its column is the number of hostages alone."""

    rule: ClassVar = "FSM-CMB-20"
    open: ClassVar = ("criminal", "target")
    criminal: UnitNo
    target: UnitNo

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        column = crime_column(len(hostages(state, self.criminal)))
        result = CRIME_TABLE[faces[0] - 1][column]
        told(state, "crime", self.criminal, self.target, faces, column, result)
        match result:
            case "ae":
                eliminate(state, self.criminal)  # FSM-RES-03, FSM-Q-96
            case "AF":
                wound(state, self.criminal)
            case "DF":
                wound(state, self.target)
            case "de":
                eliminate(state, self.target)  # FSM-RES-05
            case "oe":
                return (LoseHostage(self.criminal),)
        return ()


class LoseHostage(Frame[Fuga], frozen=True):
    """FSM-RES-13, FSM-RES-14, FSM-Q-93: the criminal player says which hostage is lost, his own vehicle among them."""

    rule: ClassVar = "FSM-RES-14"
    open: ClassVar = ("criminal",)
    criminal: UnitNo

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        return (Ask(CRIME, tuple([GIVE[unit] for unit in hostages(state, self.criminal)]), self.rule),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        victim(state, UNIT[move[1]])  # type: ignore[index]
        return ()


class LawAttacks(Frame[Fuga], frozen=True):
    """FSM-CMB-01, 06, 07, 15: after all movement, each law stack once, one attack after the other."""

    rule: ClassVar = "FSM-CMB-06"

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        found = law_attacks(state)
        return (Ask(LAW, (END, *found), self.rule, default=(END,)),) if found else ()

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == END:
            return ()
        unit, criminal = UNIT[move[1]], UNIT[move[2]]  # type: ignore[index]
        fight(state, unit)
        if state.combined:
            return JoinIn(unit, criminal), LAW_ATTACKS
        return Arrest(unit, criminal), LAW_ATTACKS


class JoinIn(Frame[Fuga], frozen=True):
    """FSM-OPT-01: others beside the same criminal may join; who was named first takes the blows."""

    rule: ClassVar = "FSM-OPT-01"
    open: ClassVar = ("unit", "criminal", "others")
    unit: UnitNo
    criminal: UnitNo
    others: Mask = 0

    def asks(self, state: Fuga) -> tuple[Ask, ...]:
        units = [UNIT[move[1]] for move in law_attacks(state) if UNIT[move[2]] == self.criminal]  # type: ignore[index]
        return (Ask(LAW, (ROLL, *[JOIN[unit] for unit in units]), self.rule, default=(ROLL,)),) if units else ()

    def run(self, state: Fuga) -> Agenda:
        return (Arrest(self.unit, self.criminal, self.others),)

    def answer(self, state: Fuga, seat: Seat, move: Move) -> Agenda:
        if move == ROLL:
            return (Arrest(self.unit, self.criminal, self.others),)
        unit = UNIT[move[1]]  # type: ignore[index]
        fight(state, unit)
        return (JoinIn(self.unit, self.criminal, self.others | 1 << unit),)


class Arrest(OneDie, frozen=True):
    """FSM-CMB-08, FSM-CMB-12..14, FSM-CMB-21: the law table; its column is total less total."""

    rule: ClassVar = "FSM-CMB-12"
    open: ClassVar = ("unit", "criminal", "others")
    unit: UnitNo
    criminal: UnitNo
    others: Mask = 0

    def rolled(self, state: Fuga, faces: tuple[int, ...]) -> Agenda:
        column = law_column(difference(state, (self.unit, *bits(self.others)), self.criminal))
        result = LAW_TABLE[faces[0] - 1][column]
        told(state, "law", self.unit, self.criminal, faces, column, result)
        match result:
            case "ae":
                eliminate(state, self.unit)  # FSM-RES-02
            case "AF":
                wound(state, self.unit)
            case "DF":
                wound(state, self.criminal)
            case "de":
                eliminate(state, self.criminal)  # FSM-RES-04
            case "da":
                arrest(state, self.criminal)
        return ()


def difference(state: Fuga, units: tuple[Unit, ...], criminal: Unit) -> int:
    """FSM-CMB-12, FSM-Q-79, FSM-OPT-01"""
    return sum(strength(state, unit, criminal) for unit in units) - defence(state, criminal)


def fight(state: Fuga, unit: Unit) -> None:
    """FSM-CMB-06, FSM-Q-88: a stack attacks once, rider and transport together."""
    for one in state.crew(unit):
        state.fought |= 1 << one


def told(state: Fuga, what: str, unit: Unit, target: Unit, faces: tuple[int, ...], column: int, result: str) -> None:
    state.throw = Throw(what, unit, target, faces, column, result)
    if state.ears is not None:
        names = named(unit) | named(target, "target_")
        state.tell(f"{what}-attack", EVERYONE, **names, die=faces[0], column=column, result=result, faces=faces)


def eliminate(state: Fuga, unit: Unit) -> None:
    """FSM-RES-02..05, FSM-PTS-02, FSM-Q-89: a law unit is a victim, a criminal is killed; what it rode stays."""
    if unit not in CRIMINALS:
        victim(state, unit)
        return
    state.kills += 1
    off(state, unit, KILLED)
    state.tell("killed", EVERYONE, **named(unit))
    cleared(state)


def arrest(state: Fuga, criminal: Unit) -> None:
    """FSM-RES-06, FSM-RES-07, FSM-PTS-01: he is out, and his transport burnt."""
    transport = state.rides[criminal]
    state.arrests += 1
    off(state, criminal, ARRESTED)
    state.tell("arrested", EVERYONE, **named(criminal))
    if transport >= 0:
        burn(state, transport)
    cleared(state)


def wound(state: Fuga, unit: Unit) -> None:
    """FSM-RES-08..12, FSM-Q-90, FSM-Q-91, FSM-OPT-02: the transport is lost, ridden or not; else nothing or a mark."""
    transport = unit if MODE[unit] else state.rides[unit]
    if transport >= 0:
        victim(state, transport)
    elif state.wounds:
        if state.marks >> unit & 1:
            eliminate(state, unit)
        else:
            state.marks |= 1 << unit
            state.tell("wounded", EVERYONE, **named(unit))


CRIMINAL_ATTACKS, LAW_ATTACKS = CriminalAttacks(), LawAttacks()
FRAMES = (CriminalAttacks, Breakout, LoseHostage, LawAttacks, JoinIn, Arrest)
