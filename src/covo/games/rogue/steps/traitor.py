"""The Traitor: confronted, fought, killed."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from covo.games.rogue.box import CARD, CARDS, PERSONNEL, TRAITOR_DICE, CardNo, verb
from covo.games.rogue.state import Rogue, bare, confronting, team
from covo.games.rogue.steps.between import BareHands
from covo.games.rogue.steps.common import RollDice, gone
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.fight import SecondSalvo, Throw, add, arsenal, declare, open_fight, salvo_moves
from covo.games.rogue.steps.movement import healers, use_healer
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Outcome, Seat

CONFRONT = Move("confront")


class Confront(Frame[Rogue], frozen=True):
    """RGT-END-10, RGT-WIN-01, 03, 05..08, RGT-Q-106, 111, 112: a GI with a full set may fight one round."""

    rule: ClassVar = "RGT-END-10"
    open: ClassVar = ("seat",)
    seat: Seat

    def asks(self, state: Rogue) -> tuple[Ask, ...]:
        if gone(state) or not confronting(state) or verb(state.card, "cancel_traitor_fight"):
            return ()
        fire = (CONFRONT,) if bare(state.me) else salvo_moves(arsenal(state, self.seat, PERSONNEL))
        return (confront_ask(self.seat, healers(state, self.seat), fire),)

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            return ()
        if move[0] == "use":
            return (*use_healer(state, seat, CARD[str(move[1])]), self)
        open_fight(state, seat)
        state.tell("confronts", EVERYONE, seat=seat)
        if move == CONFRONT:
            return (BareHands(seat, side=0), TraitorHands(seat), TraitorFought(seat))
        mine = declare(state, seat, 0, move, PERSONNEL)
        theirs = Throw(1, traitor_firepower(state), what="traitor")
        return (*mine, theirs, SecondSalvo(seat, 0, PERSONNEL), TraitorFought(seat))


def traitor_firepower(state: Rogue) -> int:
    """RGT-WIN-06: eight dice, and what a Traitor card adds."""
    more = verb(state.card, "modify_firepower")
    return TRAITOR_DICE + state.traitor_dice + (more.dice if more and more.who == "traitor" else 0)


@lru_cache(maxsize=2048)
def confront_ask(seat: Seat, cards: tuple[CardNo, ...], fire: tuple[Move, ...]) -> Ask:
    return Ask(seat, (PASS, *fire, *[Move("use", CARDS[card].id) for card in cards]), "RGT-END-10", default=(PASS,))


class TraitorHands(RollDice, frozen=True):
    """RGT-WIN-07, RGT-MCC-02: the Traitor's die and Lives."""

    rule: ClassVar = "RGT-WIN-07"

    def answer(self, state: Rogue, seat: Seat, move: Move) -> Agenda:
        face: int = move[1]  # type: ignore[assignment]
        add(state, 1, face + state.traitor_lives)
        state.throws = (*state.throws, ("hands", 1, (face,)))
        return ()


class TraitorFought(Frame[Rogue], frozen=True):
    """RGT-WIN-06, 07, 09, 11, RGT-Q-105, 106: the GI wins ties on Nu-Earth, on Milli-com a tie is nothing."""

    rule: ClassVar = "RGT-WIN-06"
    open: ClassVar = ("seat",)
    seat: Seat

    def run(self, state: Rogue) -> Agenda:
        mine, theirs = state.totals
        state.tell("traitor-fought", EVERYONE, seat=self.seat, mine=mine, theirs=theirs)
        lives = state.traitor_lives
        steps: Agenda = ()
        if mine > theirs or (mine == theirs and not bare(state.me)):
            if verb(state.card, "traitor_shield"):
                state.tell("body-double", EVERYONE)
            else:
                state.traitor_lives -= 1
                state.tell("traitor-loses-life", EVERYONE, lives=state.traitor_lives)
        elif mine < theirs:
            steps = (LoseLives(self.seat),)
        if state.traitor_lives == 0:
            win(state, self.seat)
            return ()
        state.traitor_dice = 0
        if state.solo:
            from covo.games.rogue.steps.solo import TraitorCard

            return (*steps, TraitorCard(0, hurt=state.traitor_lives < lives))
        return steps


def win(state: Rogue, seat: Seat) -> None:
    """RGT-WIN-11, RGT-DTH-13, 14: the winner, then all whose Biochips he rescued, together, then the rest."""
    rescued = team(state, seat)[1:]
    rest = tuple([other for other in range(state.seats) if other != seat and other not in rescued])
    ranking = tuple([tied for tied in ((seat,), rescued, rest) if tied])
    state.outcome = Outcome("traitor", ranking, tuple([float(other == seat) for other in range(state.seats)]))
    state.tell("traitor-dies", EVERYONE, seat=seat)
