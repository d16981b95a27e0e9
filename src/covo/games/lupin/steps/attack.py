"""Attacks: dice, dodges and counter-attacks (LUP-ATK, LUP-MEL)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.box import (
    CARDS_OF,
    CHARM,
    FUJIKO,
    GUARD,
    HIT,
    INSPECTOR,
    OFFICER,
    SNIPER,
    ZENIGATA,
)
from covo.games.lupin.state import Dice, Lupin
from covo.games.lupin.steps.hits import beaten, hit
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat, rolls


def called(state: Lupin, code: int) -> str | int:
    """A target as a move names it: a guard by its roof square."""
    return state.place.names[code - GUARD] if code >= GUARD else state.kit.called(code)


def hand_value(code: int) -> int:
    if code < ZENIGATA:
        return CARDS_OF[code].hand
    return INSPECTOR.hand if code == ZENIGATA else SNIPER.hand if code >= GUARD else OFFICER.hand


def agility(code: int) -> int:
    """LUP-MEL-07, LUP-MEL-10: only members and Zenigata dodge."""
    return CARDS_OF[code].agility if code < ZENIGATA else INSPECTOR.agility if code == ZENIGATA else 0


def shot(
    state: Lupin, by: int, target: int, value: int, *, rob: bool = False, blade: bool = False, rifle: bool = False
) -> Agenda:
    """LUP-ATK-04, LUP-ATK-11, LUP-ATK-16."""
    need = state.kit.needed(target)
    roll = ShotRoll(by, target, value if need is None else 0, HIT if need is None else need, rob, blade, rifle)
    return (CharmRoll(by, target, value, False),) if charmed(state, by, target) else (roll,)


def blow(state: Lupin, by: int, target: int, *, rob: bool = False, counter: bool = False) -> Agenda:
    """LUP-MEL-01, LUP-MEL-02: hand to hand."""
    if charmed(state, by, target):
        return (CharmRoll(by, target, hand_value(by), True, counter),)
    return (BlowRoll(by, target, hand_value(by), counter, rob),)


def charmed(state: Lupin, by: int, target: int) -> bool:
    """LUP-CFU-11..13, LUP-Q-97: agents and guards, not Zenigata."""
    return target == FUJIKO and by > ZENIGATA and CHARM in state.table[FUJIKO]


def rolled(state: Lupin, faces: tuple[int, ...], by: int, target: int, value: int, need: int, result: str) -> None:
    number = state.dice.number + 1 if state.dice else 1
    state.dice = Dice(number, faces, by, target, value, need, result)
    state.tell(
        "rolled", EVERYONE, by=by, target=target, faces="+".join(map(str, faces)), value=value, need=need, result=result
    )


class ShotRoll(Frame[Lupin], frozen=True):
    """Two dice and the value of the weapon."""

    rule: ClassVar = "LUP-ATK-04"
    open: ClassVar = ("by", "target", "value", "need", "rob", "blade", "rifle")
    by: int
    target: int
    value: int
    need: int
    rob: bool = False
    blade: bool = False  # thrown, not fired
    rifle: bool = False  # LUP-Q-35: what was fired is told

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(2, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        success = sum(faces) + self.value >= self.need
        rolled(state, faces, self.by, self.target, self.value, self.need, "hit" if success else "miss")
        if not success:
            return ()
        if self.rob:
            return beaten(state, self.by, self.target)
        return hit(state, self.by, self.target, shot=not self.blade)


class BlowRoll(Frame[Lupin], frozen=True):
    """LUP-MEL-02, LUP-MEL-04, LUP-Q-75: hand to hand; if it fails the target strikes back, once."""

    rule: ClassVar = "LUP-MEL-02"
    open: ClassVar = ("by", "target", "value", "counter", "rob")
    by: int
    target: int
    value: int
    counter: bool = False
    rob: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(2, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        success = sum(faces) + self.value >= HIT
        rolled(state, faces, self.by, self.target, self.value, HIT, "hit" if success else "miss")
        if success and agility(self.target):
            return (DodgeRoll(self.by, self.target, self.counter, self.rob),)
        return landed(state, self.by, self.target, self.rob) if success else failed(state, self)


class DodgeRoll(Frame[Lupin], frozen=True):
    """LUP-MEL-07..09: one die, at most the Agility."""

    rule: ClassVar = "LUP-MEL-07"
    open: ClassVar = ("by", "target", "counter", "rob")
    by: int
    target: int
    counter: bool = False
    rob: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(1, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        dodged = faces[0] <= agility(self.target)
        rolled(state, faces, self.target, self.by, 0, agility(self.target), "dodged" if dodged else "not-dodged")
        return failed(state, self) if dodged else landed(state, self.by, self.target, self.rob)


def failed(state: Lupin, missed: BlowRoll | DodgeRoll) -> Agenda:
    """LUP-MEL-04, LUP-MEL-05, LUP-MEL-09; LUP-Q-97: whoever is charmed does not strike back either."""
    return () if missed.counter else blow(state, missed.target, missed.by, rob=missed.rob, counter=True)


def landed(state: Lupin, by: int, target: int, rob: bool) -> Agenda:
    prize = state.won(by, target)
    return beaten(state, by, target) if rob else (*hit(state, by, target), *prize)


class CharmRoll(Frame[Lupin], frozen=True):
    """LUP-CFU-13, LUP-Q-97: on a 1 the spell breaks and the attack goes on; else it comes to nothing."""

    rule: ClassVar = "LUP-CFU-13"
    open: ClassVar = ("by", "target", "value", "melee", "counter")
    by: int
    target: int
    value: int
    melee: bool
    counter: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(1, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        broken = faces[0] == 1
        rolled(state, faces, FUJIKO, self.by, 0, 2, "spell-broken" if broken else "charmed")
        if not broken:
            return ()
        effects.discard(state, FUJIKO, CHARM, "table")
        if self.melee:
            return blow(state, self.by, self.target, counter=self.counter)
        return shot(state, self.by, self.target, self.value)
