"""The Encounter phase with the battlefield: draw, filter, order, meet, evade, surrender, fight."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from covo.games.rogue.box import (
    CARD,
    CARDS,
    FIXED,
    FORT,
    GLASS,
    GLASSHOUSE,
    INITIATIVE,
    NAMED,
    NUMBER,
    TYPE,
    CardNo,
    on_earth,
    verb,
)
from covo.games.rogue.state import Rogue, Table, evade_modifier, kind_of_encounter, left_player
from covo.games.rogue.steps.common import RollDice, Supplies, discard, drop_ask, gone, lose_item, put, without
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.fight import Arsenal, SecondSalvo, Throw, arsenal, declare, open_fight, salvo_moves
from covo.games.rogue.steps.missions import Upkeep
from covo.games.rogue.steps.movement import healers, use_healer
from covo.games.rogue.steps.pile import DrawEncounter, LayPile, ResolvePile, by_initiative, clear_pile, join, lay_aside
from covo.games.rogue.steps.prison import imprison
from covo.games.rogue.steps.window import OpenWindow
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

EVADE, SURRENDER, MEET, SAVE, TAKE = Move("evade"), Move("surrender"), Move("meet"), Move("save"), Move("take")


class Encounter(Frame[Rogue], frozen=True):
    """RGT-PRC-02: the steps of the phase."""

    rule: ClassVar = "RGT-PRC-02"

    def run(self, state: Rogue) -> Agenda:
        if gone(state):
            return ()
        state.phase = "encounter"
        state.site = state.me.sector
        state.met = state.site == state.traitor and kind_of_encounter(state) == "gi"  # RGT-WIN-10
        return encounter_steps(state.turn, state.solo)


@cache
def encounter_steps(seat: Seat, solo: bool) -> Agenda:
    window: Agenda = (OpenWindow(),)
    if solo:
        from covo.games.rogue.steps.solo import SoloEncounterCard

        window = (SoloEncounterCard(),)
    return MeetOrSave(seat), *window, StealCompanion(seat), Meeting()


class MeetOrSave(Frame[Rogue], frozen=True):
    """RGT-WIN-10, RGT-Q-108: entering a sector with a GI and the Traitor, choose which of them."""

    rule: ClassVar = "RGT-WIN-10"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.me
        both = state.moved and gi.full and gi.sector == state.traitor and kind_of_encounter(state) == "gi"
        return (Ask(self.seat, (MEET, SAVE), self.rule),) if both else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        state.hunting = move == SAVE
        state.met = move == MEET
        state.tell("saves" if state.hunting else "meets-gi", EVERYONE, seat=seat)
        return ()


class StealCompanion(Frame[Rogue], frozen=True):
    """Turncoat: whoever played it picks a Companion of the turn player for his own GI; alone it is discarded."""

    rule: ClassVar = "RGT-CPN-02"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not verb(state.card, "steal_companion") or len(state.me.companions) < 2:
            return ()
        return (drop_ask(state.by, state.me.companions, self.rule),)

    def run(self, state: Rogue) -> Agenda:
        if not verb(state.card, "steal_companion") or not state.me.companions:
            return ()
        return self.stolen(state, state.me.companions[0])

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return self.stolen(state, CARD[move[1]])  # type: ignore[index]

    def stolen(self, state: Rogue, card: CardNo) -> Agenda:
        put(state, self.seat, companions=without(state.me.companions, card))
        if state.by != self.seat and state.gis[state.by].free:
            state.tell("companion-goes", EVERYONE, seat=self.seat, other=state.by, card=card)
            return join(state, state.by, card)
        discard(state, card)
        state.tell("companion-leaves", EVERYONE, seat=self.seat, card=card)
        return (Upkeep(),)


class Meeting(Frame[Rogue], frozen=True):
    """RGT-TRN-05, RGT-GIE-01, RGT-ENC-01..04, RGT-Q-17, 53, 54: another GI, or the pile."""

    rule: ClassVar = "RGT-ENC-03"

    def run(self, state: Rogue) -> Agenda:
        if gone(state) or state.me.prison:
            return ()
        kind = kind_of_encounter(state)
        if kind == "saved":
            return ()
        if kind == "gi":
            from covo.games.rogue.steps.between import ChooseOption

            return (ChooseOption(state.turn),)
        sector = state.me.sector
        lying = [card for where, card in state.fixed if where == sector]
        brides = [card for where, card in state.brides if where == sector]
        fewer = verb(state.card, "reduce_encounters")
        n = max(0, NUMBER[sector] - len(lying) - (fewer.n if fewer else 0)) if kind == "field" else 0
        more = verb(state.card, "add_encounters") if on_earth(sector) else None
        state.left = left_player(state)
        state.pile = ()
        if lying or brides:
            state.fixed = tuple([(where, card) for where, card in state.fixed if where != sector])
            state.brides = tuple([(where, card) for where, card in state.brides if where != sector])
            state.pile = by_initiative([*[(card, 1) for card in lying], *[(card, 2) for card in brides]])
        if n:
            state.tell("draws-encounters", EVERYONE, seat=state.left, n=n)
        steps: list[Frame[Any]] = [DrawEncounter(state.left, n), LayPile()]
        if more:
            state.tell("reinforcements", EVERYONE, seat=state.left, n=more.n)
            steps += [DrawEncounter(state.left, more.n), LayPile(side=more.side)]
        return (*steps, ResolvePile())


# ── One card ─────────────────────────────────────────────────────────────────────────────────────────────────────


def may_evade(table: Table, seat: Seat, card: CardNo = -1) -> bool:
    """RGT-BRD-14, RGT-EVD-06, RGT-Q-60: not in a Glass Zone, nor where the card or a Rogue card forbids it."""
    if GLASS[table.gis[seat].sector] or verb(card, "prevent_evade"):
        return False
    return not (seat == table.turn and table.phase == "encounter" and verb(table.card, "prevent_evade"))


def evade_items(items: tuple[CardNo, ...], side: str) -> tuple[CardNo, ...]:
    """Special Items for one Evade roll, against a card of this side (none: another GI)."""
    found = {}
    for item in items:
        effect = verb(item, "modify_evade")
        if effect and not CARDS[item].kept and (not effect.side or effect.side == side):
            found[item] = True
    return tuple(sorted(found))


def prison_of(card: CardNo) -> int:
    """RGT-SUR-01..03: where one is led who surrenders to this card; -1: one cannot."""
    if way := verb(card, "surrender_to"):
        return NAMED[way.sector]
    if CARDS[card].side != "nort" or verb(card, "prevent_surrender"):
        return -1
    return GLASSHOUSE


def discarders(items: tuple[CardNo, ...], card: CardNo) -> tuple[CardNo, ...]:
    """Special Items that discard this enemy when it comes to the top."""
    found = []
    for item in sorted(set(items)):
        effect = verb(item, "discard_encounter")
        fits = effect and (not effect.side or effect.side == CARDS[card].side)
        if effect and fits and not set(effect.without) & set(CARDS[card].types):
            found.append(item)
    return tuple(found)


class MeetEnemy(Frame[Rogue], frozen=True):
    """RGT-PRC-03, RGT-ENC-13, 15, RGT-EVD-08: evade once, then surrender or fight; a fight begins with the salvo."""

    rule: ClassVar = "RGT-ENC-13"
    open: ClassVar = ("seat", "tried")
    seat: Seat
    tried: bool = False

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        seat, card, gi = self.seat, state.pile[0][0], state.gis[self.seat]
        evades = not self.tried and may_evade(state, seat, card)
        heals, arms = healers(state, seat), arsenal(state, seat, TYPE[card], card)
        return (meet_ask(seat, card, gi.items, self.tried, evades, heals, arms),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        (card, _), what = state.pile[0], move[0]
        if what == "evade":
            return (*spend_item(state, seat, move), EvadeRoll(seat, item=CARD[str(move[1])] if len(move) > 1 else -1))
        if what == "surrender":
            return surrender(state, card)
        if what == "use":
            item = CARD[str(move[1])]
            if verb(item, "gain_life"):
                return (*use_healer(state, seat, item), self)
            lose_item(state, seat, item)
            state.pile = state.pile[1:]
            discard(state, card)
            state.tell("shaken-off", EVERYONE, seat=seat, card=card)
            return (ResolvePile(),)
        open_fight(state, seat)
        mine = declare(state, seat, 0, move, TYPE[card], card)
        enemy = Throw(1, CARDS[card].firepower)
        return (*mine, enemy, SecondSalvo(seat, 0, TYPE[card], card), EnemyFought())


@lru_cache(maxsize=16384)
def meet_ask(
    seat: Seat,
    card: CardNo,
    items: tuple[CardNo, ...],
    tried: bool,
    evades: bool,
    heals: tuple[CardNo, ...],
    arms: Arsenal,
) -> Ask:
    before: list[Move] = []
    if evades:
        before += [EVADE, *[Move("evade", CARDS[item].id) for item in evade_items(items, CARDS[card].side)]]
    if not tried:
        before += [Move("use", CARDS[item].id) for item in discarders(items, card)]
    if prison_of(card) >= 0:
        before.append(SURRENDER)
    before += [Move("use", CARDS[item].id) for item in heals]
    return Ask(seat, (*before, *salvo_moves(arms)), MeetEnemy.rule)


def spend_item(state: Rogue, seat: Seat, move: Move) -> Agenda:
    if len(move) > 1:
        lose_item(state, seat, CARD[str(move[1])])
    return ()


class EvadeRoll(RollDice, frozen=True):
    """RGT-EVD-01..03, RGT-ENC-14, RGT-Q-48: more than the Initiative and the card is discarded."""

    rule: ClassVar = "RGT-EVD-02"
    open: ClassVar = ("seat", "dice", "item")
    item: CardNo = -1

    def rolled(self, state: Rogue, total: int) -> Agenda:
        card = state.pile[0][0]
        score = total + evade_modifier(state, self.seat, self.item)
        good = score > INITIATIVE[card]
        state.tell("evades" if good else "fails-to-evade", EVERYONE, seat=self.seat, card=card, score=score)
        if not good:
            return (MeetEnemy(self.seat, tried=True),)
        state.pile = state.pile[1:]
        if state.fixed_stay and TYPE[card] & FIXED:
            lay_aside(state, card, 1)
        else:
            discard(state, card)
        return (ResolvePile(slipped=True),)


def surrender(state: Rogue, card: CardNo) -> Agenda:
    """RGT-ENC-16, 17, RGT-SUR-01, 02, RGT-Q-49, 50: only a Fortification stays; the rest of the pile goes."""
    state.pile = state.pile[1:]
    state.tell("surrenders", EVERYONE, seat=state.turn, card=card)
    lay_aside(state, card, 1 if TYPE[card] & FORT else 0)
    clear_pile(state)
    return (*imprison(state, state.turn, prison_of(card)), ResolvePile())


class EnemyFought(Frame[Rogue], frozen=True):
    """RGT-COM-04..06, RGT-ENC-18..20, RGT-ECD-08: one comparison; the GI wins ties."""

    rule: ClassVar = "RGT-COM-04"

    def run(self, state: Rogue) -> Agenda:
        seat, (card, _) = state.turn, state.pile[0]
        mine, theirs = state.totals
        state.pile = state.pile[1:]
        steps: list[Frame[Any]] = []
        if mine >= theirs:
            state.tell("wins", EVERYONE, seat=seat, card=card, mine=mine, theirs=theirs)
            discard(state, card)
            steps += [Supplies(seat, effect.n) for effect in CARDS[card].on_defeat if effect.verb == "draw_supply"]
            return (*steps, ResolvePile())
        state.tell("loses", EVERYONE, seat=seat, card=card, mine=mine, theirs=theirs)
        lay_aside(state, card, 1 if TYPE[card] & FIXED else 0)
        steps.append(LoseLives(seat, n=2 if CARDS[card].double_damage else 1))
        steps += [LoseItems(seat, effect.n) for effect in CARDS[card].on_loss if effect.verb == "lose_item"]
        return (*steps, ResolvePile())


class LoseItems(Frame[Rogue], frozen=True):
    """lose_item: Special Items of the owner's choice are discarded."""

    rule: ClassVar = "RGT-ECD-09"
    open: ClassVar = ("seat", "n")
    seat: Seat
    n: int = 1

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        return (drop_ask(self.seat, gi.items, self.rule),) if self.n and gi.items and not gone(state) else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        lose_item(state, self.seat, CARD[move[1]])  # type: ignore[index]
        return (replace(self, n=self.n - 1),)


class MeetReporter(Frame[Rogue], frozen=True):
    """RGT-CPN-13, RGT-EVD-07, RGT-Q-68: K for Ken alone among Companions may be evaded; a failure, and he joins."""

    rule: ClassVar = "RGT-CPN-13"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        gi = state.gis[self.seat]
        moves = [TAKE]
        if may_evade(state, self.seat):
            side = CARDS[state.pile[0][0]].side
            moves += [EVADE, *[Move("evade", CARDS[item].id) for item in evade_items(gi.items, side)]]
        return (Ask(self.seat, tuple(moves), "RGT-ENC-13"),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == TAKE:
            return self.joins(state)
        spend_item(state, seat, move)
        return (EvadeReporter(seat, item=CARD[str(move[1])] if len(move) > 1 else -1),)

    def joins(self, state: Rogue) -> Agenda:
        card = state.pile[0][0]
        state.pile = state.pile[1:]
        return (*join(state, self.seat, card), ResolvePile())


class EvadeReporter(RollDice, frozen=True):
    """RGT-Q-68."""

    rule: ClassVar = "RGT-CPN-13"
    open: ClassVar = ("seat", "dice", "item")
    item: CardNo = -1

    def rolled(self, state: Rogue, total: int) -> Agenda:
        card = state.pile[0][0]
        score = total + evade_modifier(state, self.seat, self.item)
        if score <= INITIATIVE[card]:
            state.tell("fails-to-evade", EVERYONE, seat=self.seat, card=card, score=score)
            return MeetReporter(self.seat).joins(state)
        state.tell("evades", EVERYONE, seat=self.seat, card=card, score=score)
        state.pile = state.pile[1:]
        discard(state, card)
        return (ResolvePile(slipped=True),)
