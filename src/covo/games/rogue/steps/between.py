"""Encounters between GIs: attack, kidnap, swaps, trade, talk."""

from __future__ import annotations

from typing import ClassVar

from covo.games.rogue.box import CARD, CARDS, PERSONNEL, CardNo
from covo.games.rogue.state import GI, Rogue, Table, bare, evade_modifier, others_here
from covo.games.rogue.steps.barter import ProposeClues, SwapMissions, Trade, hand_over, swappable
from covo.games.rogue.steps.common import RollDice, drop_ask, put, without
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.encounter import EVADE, evade_items, may_evade, spend_item
from covo.games.rogue.steps.fight import SecondSalvo, add, arsenal, declare, open_fight, salvo_moves
from covo.games.rogue.steps.missions import complete
from covo.games.rogue.steps.movement import healers, use_healer
from covo.games.rogue.steps.pile import join
from covo.kernel import EVERYONE, Agenda, Ask, Frame, Move, Seat

STAND = Move("stand")


class ChooseOption(Frame[Rogue], frozen=True):
    """RGT-GIE-02, 04, 26, RGT-Q-02, 55: who came picks one GI and one option."""

    rule: ClassVar = "RGT-GIE-04"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (Ask(self.seat, self.moves(state), self.rule),)

    def moves(self, state: Rogue) -> tuple[Move, ...]:
        seat, gi = self.seat, state.gis[self.seat]
        moves: list[Move] = []
        for other in others_here(state, seat):
            there = state.gis[other]
            moves += [Move("talk", other), Move("attack", other), Move("trade", other)]
            if there.companions:  # RGT-Q-63
                moves.append(Move("kidnap", other))
            moves += [Move("hand", other, CARDS[card].id) for card in gi.companions]
            if there.missions:
                moves += [Move("missions", other, CARDS[card].id) for card in swappable(gi)]
            if gi.clues and there.clues:
                moves.append(Move("clues", other))
        moves += [Move("use", CARDS[item].id) for item in healers(state, seat)]
        return tuple(moves)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        what, other = move[0], move[1]
        if what == "use":
            return (*use_healer(state, seat, CARD[str(other)]), self)
        assert isinstance(other, int)
        state.tell(f"option-{what}", EVERYONE, seat=seat, other=other)
        state.deal = (str(what), seat, other, "")
        if what == "attack":
            return (EvadeAttack(seat, other),)
        if what == "kidnap":
            return (Volley(seat, other, kidnap=True),)
        if what == "hand":
            return hand_over(state, seat, other, CARD[str(move[2])], ())
        if what == "missions":
            return (SwapMissions(seat, other, CARD[str(move[2])]),)
        if what == "clues":
            return (ProposeClues(seat, other),)
        return (Trade(seat, other),) if what == "trade" else ()


# ── Attack and kidnap ────────────────────────────────────────────────────────────────────────────────────────────


class EvadeAttack(Frame[Rogue], frozen=True):
    """RGT-GIE-06, 07, 11, 27, 28, RGT-Q-60: the Defender may first try to evade; he cannot surrender."""

    rule: ClassVar = "RGT-GIE-06"
    open: ClassVar = ("seat", "other")
    seat: Seat  # the Attacker
    other: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if not may_evade(state, self.other):
            return ()
        items = [Move("evade", CARDS[item].id) for item in evade_items(state.gis[self.other].items, "")]
        return (Ask(self.other, (STAND, EVADE, *items), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        return (Volley(self.seat, self.other),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == STAND:
            return (Volley(self.seat, self.other),)
        spend_item(state, seat, move)
        return (EvadeGI(seat, attacker=self.seat, item=CARD[str(move[1])] if len(move) > 1 else -1),)


class EvadeGI(RollDice, frozen=True):
    """RGT-GIE-07, 11: the Attacker's Initiative is 2 plus his Lives; evaded, the attack does not take place."""

    rule: ClassVar = "RGT-GIE-07"
    open: ClassVar = ("seat", "dice", "attacker", "item")
    attacker: Seat = -1
    item: CardNo = -1

    def rolled(self, state: Rogue, total: int) -> Agenda:
        score = total + evade_modifier(state, self.seat, self.item)
        good = score > initiative(state.gis[self.attacker])
        state.tell("evades-gi" if good else "fails-to-evade-gi", EVERYONE, seat=self.seat, score=score)
        return () if good else (Volley(self.attacker, self.seat),)


def initiative(gi: GI) -> int:
    return 2 + gi.lives


class Volley(Frame[Rogue], frozen=True):
    """RGT-GIE-05, 08, 09, 12, RGT-Q-62: the Attacker declares, then the Defender, then both roll."""

    rule: ClassVar = "RGT-GIE-05"
    open: ClassVar = ("seat", "other", "kidnap")
    seat: Seat
    other: Seat
    kidnap: bool = False

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if bare(state.gis[self.seat]):
            return ()
        return (Ask(self.seat, salvo_moves(arsenal(state, self.seat, PERSONNEL)), self.rule),)

    def run(self, state: Rogue) -> Agenda:
        """RGT-MCC-01, 02: on Milli-com with bare hands."""
        open_fight(state, self.seat, self.other)
        return (BareHands(self.seat, side=0), BareHands(self.other, side=1), *self.after())

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        open_fight(state, self.seat, self.other)
        mine = declare(state, seat, 0, move, PERSONNEL)
        genie, fought = self.after()
        second = (SecondSalvo(seat, 0, PERSONNEL), SecondSalvo(self.other, 1, PERSONNEL))
        return (AnswerVolley(self.other), *mine, genie, *second, fought)

    def after(self) -> Agenda:
        return (GenieAttack(self.seat, self.other, self.kidnap), GIsFought(self.seat, self.other, self.kidnap))


class AnswerVolley(Frame[Rogue], frozen=True):
    """RGT-Q-62: the Defender's salvo."""

    rule: ClassVar = "RGT-GIE-05"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        return (Ask(self.seat, salvo_moves(arsenal(state, self.seat, PERSONNEL)), self.rule),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return declare(state, seat, 1, move, PERSONNEL)


class BareHands(RollDice, frozen=True):
    """RGT-MCC-02: a die plus the current Lives."""

    rule: ClassVar = "RGT-MCC-02"
    open: ClassVar = ("seat", "dice", "side")
    side: int = 0

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        face: int = move[1]  # type: ignore[assignment]
        add(state, self.side, face + state.gis[self.seat].lives)
        state.throws = (*state.throws, ("hands", self.side, (face,)))
        return ()


class GenieAttack(Frame[Rogue], frozen=True):
    """RGT-GIE-10, RGT-MIS-06, 07: an Attack made for a Genie Mission completes it as soon as the dice are rolled."""

    rule: ClassVar = "RGT-GIE-10"
    open: ClassVar = ("seat", "other", "kidnap")
    seat: Seat
    other: Seat
    kidnap: bool = False

    def run(self, state: Rogue) -> Agenda:
        if self.kidnap:
            return ()
        steps: Agenda = ()
        for card, _ in state.gis[self.seat].missions:  # a team may hold two (RGT-Q-27, 99)
            task = CARDS[card].task
            if task == "attack" or (task == "attack_strongest" and strongest(state, self.seat, self.other)):
                steps += complete(state, self.seat, card)
        return steps


def strongest(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether no other GI but one's own has more Lives."""
    return table.gis[other].lives == max(gi.lives for s, gi in enumerate(table.gis) if gi.alive and s != seat)


class GIsFought(Frame[Rogue], frozen=True):
    """RGT-GIE-13, 14, RGT-MCC-03, 04, RGT-Q-61, 63, 98: the lower total loses a Life, a tie hurts nobody; a won Kidnap
    takes a Companion instead."""

    rule: ClassVar = "RGT-GIE-13"
    open: ClassVar = ("seat", "other", "kidnap")
    seat: Seat
    other: Seat
    kidnap: bool = False

    def run(self, state: Rogue) -> Agenda:
        one, two = state.totals
        kind = "kidnap-fought" if self.kidnap else "gis-fought"
        state.tell(kind, EVERYONE, seat=self.seat, other=self.other, mine=one, theirs=two)
        if one == two:
            return ()
        if one < two:
            return (LoseLives(self.seat, by=self.other),)
        return (TakeCompanion(self.seat, self.other),) if self.kidnap else (LoseLives(self.other, by=self.seat),)


class TakeCompanion(Frame[Rogue], frozen=True):
    """RGT-GIE-13: one Companion of the Attacker's choice; the Genie Mission for it is completed."""

    rule: ClassVar = "RGT-GIE-13"
    open: ClassVar = ("seat", "other")
    seat: Seat
    other: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        companions = state.gis[self.other].companions
        return (drop_ask(self.seat, companions, self.rule),) if len(companions) > 1 else ()

    def run(self, state: Rogue) -> Agenda:
        companions = state.gis[self.other].companions
        return self.taken(state, companions[0]) if companions else ()

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        return self.taken(state, CARD[move[1]])  # type: ignore[index]

    def taken(self, state: Rogue, card: CardNo) -> Agenda:
        put(state, self.other, companions=without(state.gis[self.other].companions, card))
        state.tell("companion-goes", EVERYONE, seat=self.other, other=self.seat, card=card)
        steps = join(state, self.seat, card)
        for mission, _ in state.gis[self.seat].missions:
            if CARDS[mission].task == "kidnap":
                return (*steps, *complete(state, self.seat, mission))
        return steps
