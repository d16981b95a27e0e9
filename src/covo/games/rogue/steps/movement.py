"""The Movement phase: window, escape, Lifepods, move, shuttle, Companions who arrive, Biochips."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from covo.games.rogue.board import Sector
from covo.games.rogue.box import (
    BASE,
    BAY,
    BOARDS,
    CARD,
    CARDS,
    DESTINATION,
    DROP,
    HEALERS,
    ID,
    NAMED,
    PODS,
    SEA,
    SECTOR,
    WALK,
    WAY,
    ZONE,
    CardNo,
    reach,
    verb,
)
from covo.games.rogue.state import Rogue, Table
from covo.games.rogue.steps.common import RollDice, Supplies, discard, drop_ask, heal, lose_item, put, without
from covo.games.rogue.steps.death import duty
from covo.games.rogue.steps.missions import DrawClues, Upkeep, complete, show_mission
from covo.games.rogue.steps.prison import Escape
from covo.games.rogue.steps.rescue import OfferChip
from covo.games.rogue.steps.window import OpenWindow
from covo.kernel import CHANCE, EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat

STAY = Move("stay")
SHUTTLE = Move("shuttle")


class Movement(Frame[Rogue], frozen=True):
    """RGT-PRC-01: the steps of the phase."""

    rule: ClassVar = "RGT-PRC-01"

    def run(self, state: Rogue) -> Agenda:
        if state.phase == "dead":  # alone, by the card turned up (RGT-SOL-32)
            return ()
        state.phase = "movement"
        return movement_steps(state.turn, state.solo)


@cache
def movement_steps(seat: Seat, solo: bool) -> Agenda:
    window: Agenda = (OpenWindow(),)
    if solo:
        from covo.games.rogue.steps.solo import SoloMovementCard

        window = (SoloMovementCard(),)
    return *window, CardOnMove(), Escape(seat), Lifepods(seat), Travel(), Shuttle(seat), Arrive()


class CardOnMove(Frame[Rogue], frozen=True):
    """What the Rogue card in force does before anybody moves."""

    rule: ClassVar = "RGT-ROG-10"

    def run(self, state: Rogue) -> Agenda:
        seat = state.turn
        if lost := verb(state.card, "lose_turn"):  # RGT-TRN-08
            put(state, seat, lost=state.me.lost + lost.n)
            state.tell("loses-turn", EVERYONE, seat=seat)
        if verb(state.card, "immobilise"):
            state.trapped = True
        if entry := verb(state.card, "grant_entry"):
            state.cleared = NAMED[entry.sector] == ZONE
        return ()


def pinned(table: Rogue) -> bool:
    """The card in force keeps the GI where it is."""
    return table.card >= 0 and any(verb(table.card, name) for name in ("immobilise", "prevent_move"))


# ── Lifepods ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Lifepods(Frame[Rogue], frozen=True):
    """RGT-MIL-08..10, RGT-BIO-07, RGT-Q-43: from Lifepods to a Drop Zone, then the normal or extra move."""

    rule: ClassVar = "RGT-MIL-08"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        if state.start != PODS or gi.sector != PODS or gi.prison or pinned(state) or verb(state.card, "teleport"):
            return ()
        return (POD_ASKS[self.seat][gi.helm],)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        if len(move) == 1:
            return (DropToken(seat),)
        land(state, seat, move[1])  # type: ignore[arg-type]
        return ()


POD_ASKS = tuple(
    (
        Ask(seat, (PASS, Move("drop")), "RGT-MIL-10"),
        Ask(seat, (PASS, *[Move("drop", zone) for zone in sorted(DROP)]), "RGT-MIL-09"),
    )
    for seat in range(6)
)


class DropToken(Frame[Rogue], frozen=True):
    """RGT-MIL-10: without Helm a token is drawn, and goes back."""

    rule: ClassVar = "RGT-MIL-10"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (zone_ask(tuple(sorted(DROP)), self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        land(state, self.seat, move[1])  # type: ignore[arg-type]
        return ()


@lru_cache(maxsize=128)
def zone_ask(zones: tuple[int, ...], rule: str) -> Ask:
    return Ask(CHANCE, tuple([Move("zone", zone) for zone in zones]), rule)


def land(state: Rogue, seat: Seat, zone: int) -> None:
    arrive(state, seat, DROP[zone])


def arrive(state: Rogue, seat: Seat, sector: Sector) -> None:
    """RGT-Q-57: who is brought into a sector has entered it."""
    put(state, seat, sector=sector)
    if seat == state.turn:
        state.moved = True
    state.tell("moves", EVERYONE, seat=seat, sector=sector)


# ── The move ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Travel(Frame[Rogue], frozen=True):
    """RGT-TRN-04, RGT-MOV-05..07: one sector, or what the card in force makes of it."""

    rule: ClassVar = "RGT-TRN-04"

    def run(self, state: Rogue) -> Agenda:
        seat, gi = state.turn, state.me
        if gi.prison or pinned(state):  # RGT-MOV-08
            return ()
        if way := verb(state.card, "teleport"):
            state.shuttled = True
            arrive(state, seat, NAMED[way.sector])
            return ()
        if verb(state.card, "random_move"):
            return (LostBearings(seat),)
        extra = verb(state.card, "extra_move")
        if extra is None:
            return (MoveOn(seat),)
        return (MoveOn(seat, 1 + extra.n, extra.mode == "air", extra.same_side),)


class LostBearings(RollDice, frozen=True):
    """random_move: a die gives the direction; off the map, or into Scum Sea without a kit, the GI stays."""

    rule: ClassVar = "RGT-TRN-04"

    def rolled(self, state: Rogue, total: int) -> Agenda:
        gi = state.gis[self.seat]
        there = BOARDS.step[gi.sector][total - 1]
        if there >= 0 and (gi.kit or not SEA[there]) and (there != ZONE or gi.helm):
            arrive(state, self.seat, there)
        else:
            state.tell("stays", EVERYONE, seat=self.seat)
        return ()


class MoveOn(Frame[Rogue], frozen=True):
    """RGT-MOV-01..04, 10, 12, RGT-Q-40, 41, 92: to a sector in reach, or stay; whoever has a duty goes there."""

    rule: ClassVar = "RGT-MOV-01"
    open: ClassVar = ("seat", "steps", "air", "same_side")
    seat: Seat
    steps: int = 1
    air: bool = False
    same_side: bool = False

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        cards = healers(state, self.seat)
        return (move_ask(self.seat, ways(state, self), may_stay(state, self), cards),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move[0] == "use":
            return (*use_healer(state, seat, CARD[move[1]]), self)  # type: ignore[index]
        if move == STAY:
            state.tell("stays", EVERYONE, seat=seat)
        else:
            arrive(state, seat, SECTOR[move[1]])  # type: ignore[index]
        return ()


def all_ways(table: Table, step: MoveOn, cleared: bool) -> tuple[Sector, ...]:
    """Where this move may end, duties aside."""
    gi = table.gis[step.seat]
    goal = duty(table, step.seat)
    zone = gi.helm or cleared or goal == ZONE  # RGT-MIL-15, RGT-BIO-06, RGT-Q-46, 93
    return reach(gi.sector, step.steps, step.air, gi.kit, zone, step.same_side)


def ways(state: Rogue, step: MoveOn) -> tuple[Sector, ...]:
    found = all_ways(state, step, state.cleared)
    goal = duty(state, step.seat)
    if goal < 0:
        return found
    gi = state.gis[step.seat]
    way, here = WAY[gi.helm], WALK[gi.helm][gi.sector][goal]
    nearer = tuple([there for there in found if way[there][goal] < here])
    return nearer or found  # RGT-Q-92: if possible


def may_stay(state: Rogue, step: MoveOn) -> bool:
    """RGT-MOV-02; RGT-Q-41: not at sea without a kit; RGT-Q-92: not on the way to a Biochip unless one cannot go."""
    gi = state.gis[step.seat]
    if SEA[gi.sector] and not gi.kit:
        return False
    goal = duty(state, step.seat)
    if goal < 0 or goal == gi.sector:
        return True
    way, here = WAY[gi.helm], WALK[gi.helm][gi.sector][goal]
    if way[gi.sector][goal] < here:
        return True  # waiting for the shuttle is the way
    return not any(way[there][goal] < here for there in all_ways(state, step, state.cleared))


@lru_cache(maxsize=8192)
def move_ask(seat: Seat, there: tuple[Sector, ...], stay: bool, cards: tuple[CardNo, ...]) -> Ask:
    moves = [Move("go", ID[sector]) for sector in there]
    if stay:
        moves.insert(0, STAY)
    moves += [Move("use", CARDS[card].id) for card in cards]
    return Ask(seat, tuple(moves), "RGT-MOV-01", default=(moves[0],))


def healers(table: Table, seat: Seat) -> tuple[CardNo, ...]:
    """Special Items that give Lives back at any moment of the owner's own turn (RGT-Q-117)."""
    gi = table.gis[seat]
    if gi.lives >= 4 or seat != table.turn:
        return ()
    return tuple(sorted(HEALERS.intersection(gi.items)))


def use_healer(state: Rogue, seat: Seat, card: CardNo) -> Agenda:
    """RGT-ECD-13: used once, then discarded."""
    effect = verb(card, "gain_life")
    assert effect is not None
    lose_item(state, seat, card)
    heal(state, seat, effect.n)
    return ()


# ── The end of the phase ─────────────────────────────────────────────────────────────────────────────────────────


class Shuttle(Frame[Rogue], frozen=True):
    """RGT-SPC-05, 06, RGT-MIL-16, 17, RGT-Q-42: from one end of the line to the other, once a turn.

    Whom a card keeps where he is (Mantrap, Dust Storm), the shuttle does not take along (RGT-Q-120).
    """

    rule: ClassVar = "RGT-SPC-05"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        if gi.sector not in (BASE, BAY) or not gi.free or state.shuttled or pinned(state):
            return ()
        goal = duty(state, self.seat)
        if goal >= 0:  # RGT-Q-92
            far = WALK[gi.helm]
            other = BAY if gi.sector == BASE else BASE
            return (SHUTTLE_ASKS[self.seat][1 if far[other][goal] < far[gi.sector][goal] else 0],)
        return (SHUTTLE_ASKS[self.seat][2],)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == SHUTTLE:
            state.shuttled = True
            arrive(state, seat, BAY if state.gis[seat].sector == BASE else BASE)
        return ()


SHUTTLE_ASKS = tuple(
    (
        Ask(seat, (PASS,), "RGT-SPC-05"),
        Ask(seat, (SHUTTLE,), "RGT-SPC-05"),
        Ask(seat, (PASS, SHUTTLE), "RGT-SPC-05", default=(PASS,)),
    )
    for seat in range(6)
)


class Arrive(Frame[Rogue], frozen=True):
    """RGT-MOV-11, RGT-CPN-06, 07, RGT-Q-79: Companions at their destination leave. RGT-DTH-07: Biochips are taken."""

    rule: ClassVar = "RGT-CPN-06"

    def run(self, state: Rogue) -> Agenda:
        seat, gi = state.turn, state.me
        steps: list[Frame[Any]] = []
        for card in gi.companions:
            if DESTINATION[card] == gi.sector:
                put(state, seat, companions=without(state.me.companions, card))
                discard(state, card)
                state.tell("companion-leaves", EVERYONE, seat=seat, card=card)
                for effect in CARDS[card].on_arrival:
                    if effect.verb == "gain_life":
                        heal(state, seat, effect.n)
                    elif effect.verb == "draw_supply":
                        steps.append(Supplies(seat, effect.n))
                    elif effect.verb == "draw_clue":
                        steps.append(DrawClues(seat, effect.n))
                steps.append(Upkeep())
        if gi.free:
            if gi.companions:
                steps.append(Delivery(seat))
            steps += [
                OfferChip(seat, dead)
                for dead, other in enumerate(state.gis)
                if not other.alive and other.carrier < 0 and other.sector == gi.sector
            ]
        return tuple(steps)


class Delivery(Frame[Rogue], frozen=True):
    """A Genie Mission: end a Movement phase at its destination with a Companion, who is discarded (RGT-MIS-06)."""

    rule: ClassVar = "RGT-MIS-06"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        gi = state.gis[self.seat]
        for card, _ in gi.missions:
            if CARDS[card].task == "deliver" and DESTINATION[card] == gi.sector and gi.companions:
                show_mission(state, self.seat, card)
                return (Deliver(self.seat, card),)
        return ()


class Deliver(Frame[Rogue], frozen=True):
    """Which Companion goes, where there are several."""

    rule: ClassVar = "RGT-MIS-06"
    open: ClassVar = ("seat", "mission")
    seat: Seat
    mission: CardNo

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        companions = state.gis[self.seat].companions
        return (drop_ask(self.seat, companions, self.rule),) if len(companions) > 1 else ()

    def run(self, state: Rogue) -> Agenda:
        return self.delivered(state, state.gis[self.seat].companions[0])

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return self.delivered(state, CARD[move[1]])  # type: ignore[index]

    def delivered(self, state: Rogue, companion: CardNo) -> Agenda:
        put(state, self.seat, companions=without(state.gis[self.seat].companions, companion))
        discard(state, companion)
        state.tell("companion-leaves", EVERYONE, seat=self.seat, card=companion)
        return (*complete(state, self.seat, self.mission), Upkeep())
