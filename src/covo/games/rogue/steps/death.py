"""Lives lost, Companions who die instead, death of a GI, the rescue of its Biochip, teams."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from covo.games.rogue.board import Sector
from covo.games.rogue.box import BRIDGE, CARDS, INITIATIVE, LIVES, NUMBER, PLACES, ROG, SEA, WALK, CardNo
from covo.games.rogue.state import Rogue, Table, clockwise, team
from covo.games.rogue.steps.common import DrawCards, RollDice, SupplyRoll, discard, pool, put, to_container, without
from covo.games.rogue.steps.missions import Upkeep, lose_mission
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
    friends = sum(1 << one for one in team(state, seat) if one != seat)  # they have seen his cards, and remember
    missions, clues = (
        tuple([(card, mask | friends) for card, mask in held])
        for held in (state.gis[seat].missions, state.gis[seat].clues)
    )
    put(
        state,
        seat,
        missions=missions,
        clues=clues,
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
    from covo.games.rogue.steps.rescue import TakeChip

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
    if not sites:
        return -1
    return min(sites, key=lambda site: (walk(table, seat, site), site))


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
