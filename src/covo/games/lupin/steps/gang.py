"""Phase 2: the gang's activations (LUP-TRN-04..06)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import GANG
from covo.games.lupin.box import (
    ADORED,
    BALLOON,
    BULLETS,
    FUJIKO,
    GLIDER,
    GOEMON,
    JIGEN,
    LUPIN,
    MEMBERS,
    PRAY,
    THINK,
)
from covo.games.lupin.state import Lupin, Meeting, Row, with_item
from covo.games.lupin.steps.hits import possession, take_tile
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Parts, Seat

END = Move("end")
YES = Move("accept")
CALLS = tuple(Move("activate", member) for member in MEMBERS)


class GangPhase(Frame[Lupin], frozen=True):
    """LUP-TRN-04..06: the gang chooses anew who acts next; Lupin's player calls the order."""

    rule: ClassVar = "LUP-TRN-04"

    def candidates(self, state: Lupin) -> list[int]:
        return state.order([member for member in state.in_game() if not state.done >> member & 1])

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.candidates(state)
        if len(options) < 2:
            return ()
        return (Ask(state.leader(), tuple([CALLS[member] for member in options]), self.rule),)

    def run(self, state: Lupin) -> Agenda:
        options = self.candidates(state)
        if not options:
            return ()
        return (*activated(state, options[0]), self)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return (*activated(state, MEMBERS.index(str(move.args[0]))), self)


def activated(state: Lupin, member: int, *, asked: bool = False) -> Agenda:
    """An activation begins: what binds the member now (LUP-Q-86, LUP-Q-90, LUP-Q-102, LUP-Q-103). `asked`: whoever
    might have prevented that has been asked."""
    if not asked and (first := state.before_acting(member)):
        return first
    bit, bans, carded = 1 << member, 0, False
    state.tell("activation", EVERYONE, member=member)
    state.spotted &= ~bit
    if member == state.first:  # LUP-Q-93: it has been first
        state.first = -1
    if member == LUPIN:
        state.adored = False
    if member == GOEMON:
        state.wind = False
    if state.blocked & bit:  # LUP-BET-04, LUP-Q-147
        bans |= NO_MOVE | NO_ATTACK
        state.blocked &= ~bit
    agenda: Agenda = ()
    if state.held[member] < 0 and state.agent_of[member] < 0:
        hand = state.hands[member]
        for card, ban in ((PRAY, NO_MOVE | NO_ATTACK), (THINK, NO_MOVE | NO_SHOT)):
            if card in hand and not carded:
                effects.discard(state, member, card)
                bans |= ban
                carded = True
        if member == LUPIN and ADORED in hand and not carded:
            effects.discard(state, member, ADORED)
            bans |= HALF | NO_SHOT
            carded = state.adored = True
            agenda += effects.reveal(state, LUPIN)
        if member == JIGEN and BULLETS in hand and state.shot == state.turn - 1:
            effects.discard(state, member, BULLETS)
            bans |= NO_SHOT
            carded = True
    state.fresh = with_item(state.fresh, member, 0)
    if member == FUJIKO:  # LUP-Q-113: at the latest now
        agenda += possession(state, FUJIKO)
    know.begin(state, member)
    meet(state, member)
    decoy = bool(state.balloon & bit)
    start = state.at[member]
    act = Activation(member, carded=carded, bans=bans, start=start, decoy=decoy, kills=state.kills[member])
    return (*agenda, state.begins(act))


def finish(state: Lupin, act: Activation) -> Agenda:
    """The activation is over: seen or not (a move of no squares counts, LUP-Q-34), the row of the notes
    (LUP-NOT-02)."""
    member, bit = act.member, 1 << act.member
    agenda: Agenda = ()
    state.finishes(act)
    on_board = state.at[member] >= 0 and state.held[member] < 0
    if on_board and not act.walked and state.seen & bit and state.ride[member] < 0:
        agenda = effects.arrive(state, member, state.at[member])
    if on_board:
        know.close(state, member)
    if act.decoy:
        lost_balloon(state, member)
    meet(state, member, done=True)
    end = state.at[member]
    wounds = state.wounds[member]
    row = Row(state.turn, act.start, end, act.deeds, state.kills[member] - act.kills, wounds)
    state.notes = (*state.notes[:member], (*state.notes[member], row), *state.notes[member + 1 :])
    state.done |= bit
    return agenda


def begun(state: Lupin, member: int) -> bool:
    """It has begun its activation of this turn."""
    acting = (step for step in state.stack if isinstance(step, Activation))
    return bool(state.done >> member & 1) or any(step.member == member for step in acting)


def meet(state: Lupin, member: int, *, done: bool = False) -> None:
    """LUP-TLK-02, LUP-INF-04: a member that acts, and those beside it on foot, note where they have met. `done`: it
    goes no farther."""
    for other in beside(state, member) if state.ride[member] < 0 else ():
        if state.crew[other] != state.crew[member]:
            there = Meeting(member, other, state.at[other], state.turn, bool(state.done >> other & 1))
            here = Meeting(other, member, state.at[member], state.turn, done)
            rest = [meeting for meeting in state.meetings if {meeting.knower, meeting.other} != {member, other}]
            state.meetings = tuple(sorted((*rest, there, here), key=lambda m: (m.knower, m.other)))


def remains(state: Lupin, meeting: Meeting) -> bool:
    """Is a member certainly still where it was met? On foot it goes nowhere before its next activation."""
    same = state.turn + begun(state, meeting.other) == meeting.turn + meeting.acted
    return same and state.at[meeting.other] == meeting.node


def lost_balloon(state: Lupin, member: int) -> None:
    """LUP-Q-70: not disclosed in time, it is lost."""
    state.balloon &= ~(1 << member)
    state.before = tuple(entry for entry in state.before if entry[0] != member)
    state.used = tuple(sorted((*state.used, BALLOON)))


def activation_moves(state: Lupin, act: Activation) -> list[Sequence[Move]]:
    """By deed."""
    deeds: Iterable[Deed]
    if state.idle(act.member):
        return [(END,)]
    if state.held[act.member] >= 0:
        deeds = state.quest.prisoner.values()
        found = disclose_options(state, act)
    elif state.agent_of[act.member] >= 0:
        deeds, found = state.quest.impostor.values(), []
    else:
        lacks = lacking(state, act)
        deeds, found = feasible(state.mission, lacks, tools(state, act)), plays.card_options(state, act, lacks)
    parts: list[Sequence[Move]] = [found, *[deed.options(state, act) for deed in deeds]]
    if state.may_end(act) or not any(map(len, parts)):
        parts.append((END,))
    return parts


def activation_admits(state: Lupin, act: Activation, move: Move) -> bool:
    """LUP-Q-143: a walk may be told square by square, to dig on the way."""
    if move.verb != "walk" or len(move) < 3:
        return False
    if not any(Move("walk", move[-1]) in part for part in activation_moves(state, act)):
        return False
    place, here, steps = state.place, state.at[act.member], steps_of(state, act)
    blocked = closed_to(state, act.member)
    for text in move[1:]:
        node = place.node.get(str(text))
        cost = None if node is None else place.cost(here, node, GANG, state.passages)
        if node is None or cost is None or blocked >> node & 1:
            return False
        here, steps = node, steps - cost
    return steps >= 0


ATTACKS = ("shoot", "fight", "rifle", "knife")


def unmasked_by(state: Lupin, move: Move) -> Agenda:
    """LUP-Q-92: a companion disguised as the agent that is attacked must show himself first; the attack is not made."""
    agenda: Agenda = ()
    kit = state.kit
    if kit.cards[kit.card[str(move[1])]].when == "attack" if move.verb == "card" else move.verb in ATTACKS:
        for target in move[1:]:
            if isinstance(target, int):
                agenda += exposed(state, target - 1)
    return agenda


class Activation(Frame[Lupin], frozen=True):
    """LUP-TRN-05: in any order move, one standard attack, up to two devices, one card, vehicles, hand-overs."""

    rule: ClassVar = "LUP-TRN-05"
    open: ClassVar = ("member",)
    member: int
    walked: int = 0  # 1: on foot, 2: as a driver
    attacks: int = 0
    tools: int = 0
    carded: bool = False
    rifled: bool = False
    bans: int = 0
    decoy: bool = False  # its piece is a balloon, and it has done nothing yet
    start: int = -1
    trail: tuple[int, ...] = ()
    deeds: tuple[str, ...] = ()
    kills: int = 0
    asked: int = 0  # members asked to make way

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        snapshot = state.snapshot()
        return (
            Ask(
                state.crew[self.member],
                Parts(activation_moves, snapshot, self),
                self.rule,
                default=(END,) if state.may_end(self) else (),
                admits=partial(activation_admits, snapshot, self),
            ),
        )

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == END:
            return finish(state, self)
        act: Activation = self
        if self.decoy and move.verb != "disclose":
            lost_balloon(state, self.member)
            act = replace(act, decoy=False)
        if masks := unmasked_by(state, move):  # LUP-Q-92
            return (*masks, act)
        effect = plays.card_effect if move.verb == "card" else state.quest.effects[move.verb].effect
        then, agenda = effect(state, act, move)
        meet(state, self.member)
        return agenda if then is None else (*agenda, then)

    def seen(self, viewer: Seat) -> Activation:
        return Activation(self.member)  # the acting player's own is put in by the view, which knows who plays whom


class MakeWay(Frame[Lupin], frozen=True):
    """LUP-MOV-05, LUP-Q-27: whoever plays the member in the way lets the other one through, or does not."""

    rule: ClassVar = "LUP-Q-27"
    open: ClassVar = ("member", "other")
    member: int  # who wants to pass
    other: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if state.crew[self.member] == state.crew[self.other]:
            return ()
        return (Ask(state.crew[self.other], (YES, PASS), self.rule, default=(PASS,)),)

    def run(self, state: Lupin) -> Agenda:
        return self.answer(state, state.crew[self.other], YES)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        if move == YES:
            state.passed |= 1 << 4 * self.member + self.other
        state.tell("makes-way", EVERYONE, by=self.other, member=self.member, granted=move == YES)
        return ()


class Accept(Frame[Lupin], frozen=True):
    """LUP-EQP-24, LUP-TRE-10: a hand-over needs both; known to the two alone."""

    rule: ClassVar = "LUP-EQP-24"
    giver: int = -1
    taker: int = -1
    thing: str = ""

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        if state.crew[self.giver] == state.crew[self.taker]:
            return ()
        moves = (YES, PASS) if can_take(state, self.taker, self.thing) else (PASS,)
        return (Ask(state.crew[self.taker], moves, self.rule, default=(PASS,)),)

    def run(self, state: Lupin) -> Agenda:
        return self.handed(state) if can_take(state, self.taker, self.thing) else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return self.handed(state) if move == YES else ()

    def handed(self, state: Lupin) -> Agenda:
        ears = (state.crew[self.giver], state.crew[self.taker])
        state.tell("handed", ears, member=self.giver, to_member=self.taker, thing=self.thing)
        if self.thing.isdigit():
            return take_tile(state, self.taker, int(self.thing) - 1)
        if self.thing in state.kit.gadgets:
            gadget = state.kit.gadgets.index(self.thing)
            shown = gadget in state.shown[self.giver]
            effects.lose_gadget(state, self.giver, gadget)
            effects.hold(state, self.taker, (*state.devices[self.taker], gadget))
            if shown:
                effects.show_gadget(state, self.taker, gadget)
            if (
                shown and gadget == GLIDER and GLIDER not in state.shown[self.giver]
            ):  # LUP-DEV-07: its flights go with it
                flights = with_item(state.glides, self.taker, state.glides[self.giver])
                state.glides = with_item(flights, self.giver, 0)
        else:
            vehicle = state.kit.vehicle[self.thing]
            state.owners = with_item(state.owners, vehicle, self.taker)
        return ()


# What builds on these steps, and they on it.
from covo.games.lupin import plays  # noqa: E402
from covo.games.lupin.deeds.common import (  # noqa: E402
    HALF,
    NO_ATTACK,
    NO_MOVE,
    NO_SHOT,
    Deed,
    beside,
    feasible,
    lacking,
)
from covo.games.lupin.deeds.gadgets import disclose_options, tools  # noqa: E402
from covo.games.lupin.deeds.treasure import can_take  # noqa: E402
from covo.games.lupin.deeds.walking import closed_to, steps_of  # noqa: E402
from covo.games.lupin.steps.police import exposed  # noqa: E402
