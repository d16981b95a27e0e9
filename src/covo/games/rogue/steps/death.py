"""Lives lost, Companions who die instead, death of a GI, the rescue of its Biochip, teams."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from covo.games.rogue.board import Sector
from covo.games.rogue.box import (
    BRIDGE,
    CARD,
    CARDS,
    CLUES,
    INITIATIVE,
    LIVES,
    NUMBER,
    PLACES,
    ROG,
    SEA,
    SLOTS,
    WALK,
    CardNo,
)
from covo.games.rogue.state import GI, Rogue, Table, chip_of, clockwise, team
from covo.games.rogue.steps.common import (
    NO,
    YES,
    DrawCards,
    RollDice,
    SupplyRoll,
    TooManyItems,
    Upkeep,
    discard,
    drop_ask,
    gain_ammo,
    lose_mission,
    pool,
    put,
    reveal,
    without,
)
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Outcome, Seat, rolls

# ── Lives ────────────────────────────────────────────────────────────────────────────────────────────────────────


class LoseLives(RollDice, frozen=True):
    """RGT-CPN-09, 12, RGT-Q-76, 78: for each Life lost in combat a die may name a Companion who dies instead."""

    rule: ClassVar = "RGT-CPN-09"
    open: ClassVar = ("seat", "dice", "n", "combat", "by")
    n: int = 1
    combat: bool = True
    by: Seat = -1  # the player of the GI that does it (RGT-Q-98)

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        return super().asks(state) if self.n and gi.alive and self.combat and gi.companions else ()

    def run(self, state: Rogue) -> Agenda:
        if not self.n or not state.gis[self.seat].alive:
            return ()
        return (*lose_life(state, self.seat, self.by), replace(self, n=self.n - 1))

    def rolled(self, state: Rogue, total: int) -> Agenda:
        named = tuple([card for card in state.gis[self.seat].companions if INITIATIVE[card] == total])
        after = replace(self, n=self.n - 1)
        if not named:
            return (*lose_life(state, self.seat, self.by), after)
        if len(named) == 1:
            kill_companion(state, self.seat, named[0])
            return (Upkeep(), after)
        return (WhichDies(self.seat, named), after)


class WhichDies(Frame[Rogue], frozen=True):
    """RGT-CPN-11, RGT-Q-77: several of the rolled Initiative roll a die each, the highest dies; ties roll again."""

    rule: ClassVar = "RGT-CPN-11"
    open: ClassVar = ("seat", "tied")
    seat: Seat
    tied: tuple[CardNo, ...]

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (rolls(len(self.tied), 6, self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        state.throws = (("WhichDies", 0, faces),)
        still = tuple([card for card, face in zip(self.tied, faces, strict=True) if face == max(faces)])
        if len(still) > 1:
            return (WhichDies(self.seat, still),)
        kill_companion(state, self.seat, still[0])
        return (Upkeep(),)


def kill_companion(state: Rogue, seat: Seat, card: CardNo) -> None:
    """RGT-CPN-10, RGT-DCK-04: removed from the game, not discarded."""
    put(state, seat, companions=without(state.gis[seat].companions, card))
    state.removed = tuple(sorted((*state.removed, card)))
    state.tell("companion-dies", EVERYONE, seat=seat, card=card)


def lose_life(state: Rogue, seat: Seat, by: Seat = -1) -> Agenda:
    gi = put(state, seat, lives=state.gis[seat].lives - 1)
    state.tell("loses-life", EVERYONE, seat=seat, lives=gi.lives)
    return die(state, seat, by) if gi.lives == 0 else ()  # RGT-DTH-01


# ── Death ────────────────────────────────────────────────────────────────────────────────────────────────────────


def die(state: Rogue, seat: Seat, by: Seat = -1) -> Agenda:
    """RGT-DTH-01..04, 12, RGT-Q-90, 93, 97, 98, 104."""
    gi = state.gis[seat]
    state.tell("dies", EVERYONE, seat=seat, sector=gi.sector)
    if state.solo:
        return solo_death(state)
    for card, _ in gi.missions:
        if CARDS[card].kind in ("genie", "wedding"):
            lose_mission(state, seat, card)
    discard(state, *gi.rogue)
    put(
        state,
        seat,
        alive=False,
        prison=False,
        attempts=0,
        lost=0,
        delayed=-1,
        rogue=(),
        sector=ashore(gi.sector),
        carrier=-1,
        rescuer=by if by >= 0 and state.gis[by].sector == ashore(gi.sector) else -1,
    )
    if not any(other.alive for other in state.gis):  # RGT-Q-97
        state.outcome = Outcome("dead", (tuple(range(state.seats)),), (0.0,) * state.seats)
        state.tell("all-dead", EVERYONE)
        return ()
    assign_rescuers(state)
    rescuer = state.gis[seat].rescuer
    here = rescuer >= 0 and state.gis[rescuer].sector == state.gis[seat].sector
    return ((TakeChip(rescuer, seat),) if here else ()) + (Upkeep(),)


def ashore(sector: Sector) -> Sector:
    """RGT-Q-93: who dies at sea leaves the Biochip on the nearest land; ties: lower number, then lower id."""
    if not SEA[sector]:
        return sector
    far = WALK[1][sector]
    land = [there for there in range(len(PLACES)) if not SEA[there]]
    return min(land, key=lambda there: (far[there], NUMBER[there], PLACES[there].id))


def walk(table: Table, seat: Seat, goal: Sector) -> int:
    """RGT-Q-91: normal moves from where this GI stands."""
    gi = table.gis[seat]
    return WALK[gi.helm][gi.sector][goal]


def assign_rescuers(state: Rogue) -> None:
    """RGT-DTH-05, 06, RGT-Q-24, 73, 91, 102, 103: the nearest free GI must fetch a Biochip that lies on the board.

    Chosen at the death, and anew only if he dies or is imprisoned. Ties: whose turn comes first; the turn player
    himself comes last unless it is still his Movement phase.
    """
    order = clockwise(state, state.turn)
    if state.gis[state.turn].alive:
        order = (state.turn, *order) if state.phase == "movement" else (*order, state.turn)
    for seat, gi in enumerate(state.gis):
        if gi.alive or gi.carrier >= 0 or (gi.rescuer >= 0 and state.gis[gi.rescuer].free):
            continue
        able = [other for other in order if state.gis[other].free]
        nearest = min(able, key=lambda other: walk(state, other, gi.sector), default=-1)
        put(state, seat, rescuer=nearest)
        if nearest >= 0:
            state.tell("must-rescue", EVERYONE, seat=nearest, dead=seat, sector=gi.sector)


def duty(table: Table, seat: Seat) -> Sector:
    """RGT-MOV-12: where this GI must go to fetch a Biochip, the nearest first; -1 with no such duty."""
    sites = [gi.sector for gi in table.gis if not gi.alive and gi.carrier < 0 and gi.rescuer == seat]
    return min(sites, key=lambda site: (walk(table, seat, site), site), default=-1)


# ── Rescue ───────────────────────────────────────────────────────────────────────────────────────────────────────


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


@cache
def yes_no(seat: Seat, rule: str) -> Ask:
    return Ask(seat, (YES, NO), rule)


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


def to_container(state: Rogue, digit: int) -> None:
    chips = list(state.chips)
    chips[digit - 1] += 1
    state.chips = tuple(chips)


class Inherit(Frame[Rogue], frozen=True):
    """RGT-DTH-10, 11, RGT-Q-99..101: Clues, ammunition, Special Items, Biochips, Companions, Missions."""

    rule: ClassVar = "RGT-DTH-10"
    open: ClassVar = ("seat", "dead")
    seat: Seat
    dead: Seat

    def run(self, state: Rogue) -> Agenda:
        seat, lost = self.seat, state.gis[self.dead]
        put(state, self.dead, items=(), clues=(), missions=(), full=False, ammo=(0, 0, 0, 0))
        put(state, self.dead, slots=(0, 0, 0), spare=(), places=0)
        for kind, amount in enumerate(lost.ammo):
            gain_ammo(state, seat, kind, amount)
        gi = put(state, seat, items=tuple(sorted((*state.gis[seat].items, *lost.items))))
        digits = tuple([chip for chip in lost.slots if 1 <= chip <= 3])
        self._clues(state, lost)
        gi = state.gis[seat]
        if gi.full:
            discard(state, *[card for card, _ in lost.missions])
        else:
            missions = tuple(sorted((*gi.missions, *[(card, mask | 1 << seat) for card, mask in lost.missions])))
            put(state, seat, missions=missions, places=gi.places + len(lost.missions))
        steps: list[Frame[Any]] = [TooManyItems(seat), FillSlots(seat, digits)]
        steps += [OfferCompanion(seat, self.dead, card) for card in lost.companions]
        steps += [TeamMissions(seat), Upkeep()]
        return tuple(steps)

    def _clues(self, state: Rogue, lost: GI) -> None:
        """RGT-Q-100: a revealed set stays revealed; a full set by inheritance is revealed at once."""
        seat = self.seat
        mine = tuple([(card, mask | 1 << seat) for card, mask in lost.clues])
        put(state, seat, clues=tuple(sorted((*state.gis[seat].clues, *mine))))
        if lost.full and state.gis[seat].full:
            discard(state, *CLUES)
        elif lost.full:
            for card, _ in state.gis[seat].missions:
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
        from covo.games.rogue.steps.encounter import join

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


# ── Death alone ──────────────────────────────────────────────────────────────────────────────────────────────────


def solo_death(state: Rogue) -> Agenda:
    """RGT-SOL-34..38, RGT-Q-125: all equipment and numbered Biochips are lost, 2d6 Rogue cards with them; the GI
    starts again on Bridge with 2d6 Supply cards."""
    gi = state.gis[0]
    discard(state, *gi.items, *gi.companions)
    for digit in gi.slots:
        if digit:
            to_container(state, digit)
    put(
        state,
        0,
        items=(),
        companions=(),
        ammo=(0, 0, 0, 0),
        slots=(0, 0, 0),
        lives=LIVES,
        sector=BRIDGE,
        prison=False,
        attempts=0,
    )
    state.phase = "dead"  # nothing more happens this turn
    return (TimeLost(0, 2), SupplyRoll(0, 2), Upkeep())


class TimeLost(RollDice, frozen=True):
    """RGT-SOL-36: 2d6 Rogue cards are turned over and discarded."""

    rule: ClassVar = "RGT-SOL-36"

    def rolled(self, state: Rogue, total: int) -> Agenda:
        state.tell("time-lost", EVERYONE, n=total)
        return (BurnRogue(0, total),)


class BurnRogue(DrawCards, frozen=True):
    """RGT-SOL-36, RGT-Q-130: as many as there are; the game is lost when the next has to be turned up."""

    rule: ClassVar = "RGT-SOL-36"
    deck: ClassVar = ROG

    def wanted(self, state: Rogue) -> bool:
        return self.n > 0 and any(pool(state, ROG))

    def got(self, state: Rogue, card: CardNo) -> Agenda:
        discard(state, card)
        return ()
