"""Firepower: salvos declared, dice thrown, second salvos."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import (
    ARMOUR,
    CARD,
    CARDS,
    GUNNAR,
    HOLD,
    NOTHING,
    THROW,
    WEAPONS,
    CardNo,
    Salvo,
    canon,
    salvos,
    verb,
)
from covo.games.rogue.deck import AMMO
from covo.games.rogue.state import Rogue, Table, support_dice
from covo.games.rogue.steps.common import discard, faces_of, put, throw_ask, without
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


def bans_of(table: Table, seat: Seat, enemy: CardNo = -1) -> tuple[CardNo, ...]:
    """The cards that forbid weapons to this GI: the enemy's own, and a Rogue card in force on the turn player."""
    rogue = table.card if seat == table.turn and table.phase == "encounter" else -1
    return tuple([card for card in (enemy, rogue) if verb(card, "restrict_weapon")])


Arsenal = tuple[tuple[int, ...], tuple[CardNo, ...], int, tuple[CardNo, ...]]  # what `salvos` asks for


def arsenal(table: Table, seat: Seat, kind: int, enemy: CardNo = -1) -> Arsenal:
    """What a GI has to fire at a target of these types."""
    gi = table.gis[seat]
    return gi.ammo, tuple([item for item in gi.items if item in WEAPONS]), kind, bans_of(table, seat, enemy)


@lru_cache(maxsize=8192)
def salvo_by_move(arms: Arsenal) -> dict[Move, Salvo]:
    return {salvo.move: salvo for salvo in salvos(*arms)}


@lru_cache(maxsize=8192)
def salvo_moves(arms: Arsenal) -> tuple[Move, ...]:
    return tuple(salvo_by_move(arms))


def open_fight(state: Rogue, *seats: Seat) -> None:
    state.totals = (0, 0)
    state.throws = ()
    if state.turn in seats:
        state.fought = True
    if state.each_combat:  # RGT-Q-75, the option
        for seat in seats:
            state.fired &= ~(1 << seat)


def declare(
    state: Rogue, seat: Seat, side: int, move: Move, kind: int, enemy: CardNo = -1, first: bool = True
) -> Agenda:
    """RGT-COM-02, 03, 07, RGT-SAL-12, RGT-BIO-02..04, RGT-Q-74, 80: the salvo is used up; the throws it gives.

    Helm doubles what the GI's own weapons come to against Armour; Companions and Rogue cards are plain dice.
    """
    salvo = salvo_by_move(arsenal(state, seat, kind, enemy))[move]
    gi = state.gis[seat]
    helped = support_dice(state, seat, kind, state.fired, (enemy,) if enemy >= 0 else ()) if first else 0
    use_up(state, seat, move)
    factor = 2 if gi.helm and kind & ARMOUR else 1
    if gi.slots[GUNNAR]:
        add(state, side, 2 * salvo.rifle * factor)
    state.tell(
        "fires", EVERYONE, seat=seat, weapon=str(move[1]), n=move[2], beside=str(move[3]) if len(move) > 3 else ""
    )
    if first:
        state.fired |= 1 << seat
        if seat == state.turn:
            state.covered = True
    return (
        Throw(side, salvo.rifle + salvo.other, factor, "salvo"),
        Throw(side, helped, 1, "support"),
    )


def use_up(state: Rogue, seat: Seat, move: Move) -> None:
    """RGT-COM-07, RGT-ECD-13: ammunition goes, and items that are not kept."""
    weapon, count = str(move[1]), int(move[2])
    gi = state.gis[seat]
    if weapon in AMMO:
        at = AMMO.index(weapon)
        put(state, seat, ammo=(*gi.ammo[:at], gi.ammo[at] - count, *gi.ammo[at + 1 :]))
    spent = [weapon] * count if weapon not in (*AMMO, "none") else []
    spent += [str(name) for name in move[3:] if not CARDS[CARD[str(name)]].kept]
    for name in spent:
        items = state.gis[seat].items
        item = next(card for card in items if canon(card) == name)
        put(state, seat, items=without(items, item))
        discard(state, item)


def add(state: Rogue, side: int, points: int) -> None:
    one, other = state.totals
    state.totals = (one + points, other) if side == 0 else (one, other + points)


class Throw(Frame[Rogue], frozen=True):
    """RGT-CMP-06, RGT-Q-05, RGT-COM-01: dice of one side, six at a time, added up."""

    rule: ClassVar = "RGT-COM-03"
    open: ClassVar = ("side", "dice", "factor", "what")
    side: int
    dice: int
    factor: int = 1
    what: str = "enemy"

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (throw_ask(min(THROW, self.dice), self.rule),) if self.dice > 0 else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        faces = faces_of(move)
        add(state, self.side, self.factor * sum(faces))
        state.throws = (*state.throws, (self.what, self.side, faces))
        left = self.dice - len(faces)
        return (replace(self, dice=left),) if left else ()


class SecondSalvo(Frame[Rogue], frozen=True):
    """RGT-SEC-01..06, RGT-BIO-08, RGT-Q-87, 88: with Bagman, after both sides have rolled; any weapon, or none."""

    rule: ClassVar = "RGT-SEC-01"
    open: ClassVar = ("seat", "side", "kind", "enemy")
    seat: Seat
    side: int
    kind: int
    enemy: CardNo = -1

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not state.gis[self.seat].bagman:
            return ()
        arms = arsenal(state, self.seat, self.kind, self.enemy)
        return (second_ask(self.seat, arms),) if len(salvo_moves(arms)) > 1 else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == HOLD:
            return ()
        return declare(state, seat, self.side, move, self.kind, self.enemy, first=False)


@lru_cache(maxsize=4096)
def second_ask(seat: Seat, arms: Arsenal) -> Ask:
    return Ask(seat, (HOLD, *[move for move in salvo_moves(arms) if move != NOTHING]), "RGT-SEC-01", default=(HOLD,))
