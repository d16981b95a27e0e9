"""The rescue of a Biochip: slots, what is inherited, the Missions of a team."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import CARD, CLUES, SLOTS, CardNo
from covo.games.rogue.state import GI, Rogue, chip_of, team
from covo.games.rogue.steps.common import (
    NO,
    YES,
    TooManyItems,
    discard,
    drop_ask,
    gain_ammo,
    put,
    to_container,
    without,
    yes_no,
)
from covo.games.rogue.steps.missions import Upkeep, lose_mission, reveal
from covo.games.rogue.steps.recall import inherited, seen
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat


class OfferChip(Frame[Rogue], frozen=True):
    """RGT-Q-102: any free GI that ends its Movement phase there may take the Biochip; the rescuer must."""

    rule: ClassVar = "RGT-Q-102"
    open: ClassVar = ("seat", "dead")
    seat: Seat
    dead: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        lost = state.gis[self.dead]
        if lost.carrier >= 0 or lost.rescuer in (self.seat, -1) or not state.gis[self.seat].free:
            return ()
        return (yes_no(self.seat, self.rule),)

    def run(self, state: Rogue) -> Agenda:
        if state.gis[self.dead].carrier >= 0 or not state.gis[self.seat].free:
            return ()
        return (TakeChip(self.seat, self.dead),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return (TakeChip(self.seat, self.dead),) if move == YES else ()


class TakeChip(Frame[Rogue], frozen=True):
    """RGT-DTH-07..11, RGT-Q-95, 104: the Biochip, and those its GI carried, go into slots; both form a team."""

    rule: ClassVar = "RGT-DTH-07"
    open: ClassVar = ("seat", "dead")
    seat: Seat
    dead: Seat

    def run(self, state: Rogue) -> Agenda:
        chips = team(state, self.dead)
        for chip in chips:
            put(state, chip, carrier=self.seat, rescuer=-1, sector=-1)
        state.tell("takes-chip", EVERYONE, seat=self.seat, dead=self.dead)
        return (SeatChips(self.seat, chips), Inherit(self.seat, self.dead))


class SeatChips(Frame[Rogue], frozen=True):
    """RGT-DTH-07, 08, RGT-Q-94, 96, 101: an empty slot, else in place of a numbered Biochip, else carried along."""

    rule: ClassVar = "RGT-DTH-07"
    open: ClassVar = ("seat", "chips")
    seat: Seat
    chips: tuple[Seat, ...]

    def choices(self, state: Rogue) -> tuple[int, ...]:
        slots = state.gis[self.seat].slots
        empty = tuple([at for at, chip in enumerate(slots) if chip == 0])
        return empty or tuple([at for at, chip in enumerate(slots) if 1 <= chip <= 3])

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        choices = self.choices(state) if self.chips else ()
        return (slot_ask(self.seat, choices, self.rule),) if len(choices) > 1 else ()

    def run(self, state: Rogue) -> Agenda:
        if not self.chips:
            return ()
        choices = self.choices(state)
        return self.seated(state, choices[0] if choices else -1)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return self.seated(state, SLOTS.index(move[1]))

    def seated(self, state: Rogue, slot: int) -> Agenda:
        gi, chip = state.gis[self.seat], self.chips[0]
        if slot < 0:
            put(state, self.seat, spare=(*gi.spare, chip))
        else:
            if gi.slots[slot]:
                to_container(state, gi.slots[slot])
            put(state, self.seat, slots=(*gi.slots[:slot], chip_of(chip), *gi.slots[slot + 1 :]))
        return (replace(self, chips=self.chips[1:]),)


@cache
def slot_ask(seat: Seat, slots: tuple[int, ...], rule: str, optional: bool = False) -> Ask:
    return Ask(seat, tuple([Move("slot", SLOTS[at]) for at in slots]) + ((NO,) if optional else ()), rule)


class Inherit(Frame[Rogue], frozen=True):
    """RGT-DTH-10, 11, RGT-Q-99..101: Clues, ammunition, Special Items, Biochips, Companions, Missions."""

    rule: ClassVar = "RGT-DTH-10"
    open: ClassVar = ("seat", "dead")
    seat: Seat
    dead: Seat

    def run(self, state: Rogue) -> Agenda:
        seat, lost = self.seat, state.gis[self.dead]
        inherited(state, self.dead, seat, [card for card, _ in (*lost.missions, *lost.clues)])
        put(state, self.dead, items=(), clues=(), missions=(), full=False, ammo=(0, 0, 0, 0))
        put(state, self.dead, slots=(0, 0, 0), spare=(), places=0)
        for kind, amount in enumerate(lost.ammo):
            gain_ammo(state, seat, kind, amount)
        gi = put(state, seat, items=tuple(sorted((*state.gis[seat].items, *lost.items))))
        digits = tuple([chip for chip in lost.slots if 1 <= chip <= 3])
        self._clues(state, lost)
        gi = state.gis[seat]
        if gi.full:
            for card, _ in lost.missions:
                seen(state, seat, card)
                discard(state, card)
        else:
            missions = tuple(sorted((*gi.missions, *lost.missions)))
            put(state, seat, missions=missions, places=gi.places + len(lost.missions))
        steps: list[Frame[Any]] = [TooManyItems(seat), FillSlots(seat, digits)]
        steps += [OfferCompanion(seat, self.dead, card) for card in lost.companions]
        steps += [TeamMissions(seat), Upkeep()]
        return tuple(steps)

    def _clues(self, state: Rogue, lost: GI) -> None:
        """RGT-Q-100: a revealed set stays revealed; a full set by inheritance is revealed at once."""
        seat = self.seat
        put(state, seat, clues=tuple(sorted((*state.gis[seat].clues, *lost.clues))))
        if lost.full and state.gis[seat].full:
            discard(state, *CLUES)
        elif lost.full:
            for card, _ in state.gis[seat].missions:
                seen(state, seat, card)
                discard(state, card)
            put(state, seat, full=True, missions=(), places=0, delayed=-1)
            state.tell("unmasks", EVERYONE, seat=seat)
        reveal(state, seat)


class FillSlots(Frame[Rogue], frozen=True):
    """RGT-Q-101: the dead GI's numbered Biochips may fill empty slots now; the rest return to the container."""

    rule: ClassVar = "RGT-Q-101"
    open: ClassVar = ("seat", "digits")
    seat: Seat
    digits: tuple[int, ...]

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        empty = tuple([at for at, chip in enumerate(state.gis[self.seat].slots) if chip == 0])
        return (slot_ask(self.seat, empty, self.rule, optional=True),) if self.digits and empty else ()

    def run(self, state: Rogue) -> Agenda:
        for digit in self.digits:
            to_container(state, digit)
        return ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == NO:
            return self.run(state)
        fill_slot(state, self.seat, SLOTS.index(move[1]), self.digits[0])
        return (replace(self, digits=self.digits[1:]),)


def fill_slot(state: Rogue, seat: Seat, slot: int, digit: int) -> None:
    slots = state.gis[seat].slots
    put(state, seat, slots=(*slots[:slot], digit, *slots[slot + 1 :]))
    state.tell("chip", EVERYONE, seat=seat, slot=slot)


class OfferCompanion(Frame[Rogue], frozen=True):
    """RGT-DTH-10: the living GI may take the dead one's Companions; who is not taken is discarded."""

    rule: ClassVar = "RGT-DTH-10"
    open: ClassVar = ("seat", "dead", "card")
    seat: Seat
    dead: Seat
    card: CardNo

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (yes_no(self.seat, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        from covo.games.rogue.steps.pile import join

        put(state, self.dead, companions=without(state.gis[self.dead].companions, self.card))
        if move == YES:
            return join(state, self.seat, self.card)
        discard(state, self.card)
        return (Upkeep(),)


class TeamMissions(Frame[Rogue], frozen=True):
    """RGT-DTH-11, RGT-Q-99: keep all Missions, or discard some; a place given up is not filled again."""

    rule: ClassVar = "RGT-DTH-11"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        missions = tuple([card for card, _ in state.gis[self.seat].missions])
        if len(missions) < 2:
            return ()
        drops = drop_ask(self.seat, missions, self.rule)
        return (Ask(self.seat, (YES, *drops.moves), self.rule, default=(YES,)),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == YES:
            return ()
        card = CARD[move[1]]  # type: ignore[index]
        lose_mission(state, self.seat, card)
        put(state, self.seat, places=state.gis[self.seat].places - 1)
        state.tell("refuses", EVERYONE, seat=seat, card=card)
        return (self,)
