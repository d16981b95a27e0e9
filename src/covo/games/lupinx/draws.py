"""What drawing a card of the expansion does, and what changes for cards of the base game; an entry per card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from covo.games.lupin import effects
from covo.games.lupin.box import ADORED, DEAR, FORGIVE, FUJIKO, JIGEN, LUPIN, RUCKSACK, without
from covo.games.lupin.state import with_item
from covo.games.lupin.steps.drawing import DRAWS as BASE
from covo.games.lupin.steps.drawing import kept
from covo.games.lupin.steps.gang import Activation
from covo.games.lupinx.box import (
    FLAT,
    FLAT_TYRE,
    FORGET,
    HOLE,
    PLAN,
    PLAN_CARD,
    REDEEM,
    REPENT,
    SCORN,
    VOID,
    WETSUIT,
)
from covo.games.lupinx.state import Lupinx
from covo.games.lupinx.steps.loot import drop
from covo.games.lupinx.steps.wounds import Ashore, expose
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat


def thrown_away(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-DCK-06, LUX-CRD-03: shown, discarded, not replaced."""
    effects.discard(state, member, card)
    return ()


# ── Lupin ────────────────────────────────────────────────────────────────────────────────────────────────────────


def flat_tyre(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-CLU-01..04, LUX-DIF-05, LUX-Q-53: at the wheel of a car he loses this round, or the next if he has moved."""
    effects.discard(state, member, card)
    vehicle = state.ride[LUPIN]
    crew = [m for m in range(4) if state.ride[m] == vehicle]
    if state.turn == 0 or vehicle not in FLAT or crew[0] != LUPIN:
        return ()
    act = next((step for step in state.stack if isinstance(step, Activation) and step.member == LUPIN), None)
    moved = bool(state.done >> LUPIN & 1) or (act is not None and act.walked != 0)
    state.lost = state.turn + 1 if moved else state.turn
    state.tell("flat", EVERYONE, turn=state.lost)
    return ()


def perfect_plan(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-CLU-05..07, LUX-BAS-11: among the first cards it is worth money; later nothing."""
    effects.discard(state, member, card)
    if state.turn == 0:
        state.money = with_item(state.money, 0, state.money[0] + PLAN)
    return ()


def adored(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-CJI-01..04, LUX-Q-55: cancelled by a card Lupin was given, or by Jigen from his hand."""
    agenda = BASE[ADORED](state, member, card)
    if ADORED not in state.hands[LUPIN]:
        return agenda
    if FORGET in state.given:
        state.given = without(state.given, FORGET)
        effects.discard(state, LUPIN, ADORED)
        piles = state.discards
        state.discards = (*piles[:JIGEN], tuple(sorted((*piles[JIGEN], FORGET))), *piles[JIGEN + 1 :])
        state.tell("forgotten", EVERYONE)
        return agenda
    return (*agenda, Forget())


class Forget(Frame[Lupinx], frozen=True):
    """LUX-CJI-04, LUX-Q-55: Jigen may cancel it at any distance; he is always asked."""

    rule: ClassVar = "LUX-CJI-04"

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        free = state.held[JIGEN] < 0 and not state.gone[JIGEN] and state.crew[JIGEN] >= 0
        if not free or ADORED not in state.hands[LUPIN]:
            return ()
        moves = (Move("forget"), PASS) if FORGET in state.hands[JIGEN] else (PASS,)
        return (Ask(state.crew[JIGEN], moves, self.rule, default=(PASS,)),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        if move != PASS:
            effects.discard(state, JIGEN, FORGET)
            effects.discard(state, LUPIN, ADORED)
            state.fresh = with_item(state.fresh, LUPIN, max(0, state.fresh[LUPIN] - 1))
            state.tell("forgotten", EVERYONE)
        return ()


# ── Jigen ────────────────────────────────────────────────────────────────────────────────────────────────────────


def hole(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-CJI-05..07, LUX-Q-56: the dearest device besides the rucksack; of several he chooses."""
    effects.discard(state, member, card)
    held = state.gadgets(JIGEN)
    rest = [gadget for gadget in held if gadget != RUCKSACK]
    if state.turn == 0 or RUCKSACK not in held or not rest:
        return ()
    return (Hole(),)


class Hole(Frame[Lupinx], frozen=True):
    rule: ClassVar = "LUX-CJI-05"

    def dearest(self, state: Lupinx) -> list[int]:
        rest = sorted({gadget for gadget in state.gadgets(JIGEN) if gadget != RUCKSACK})
        prices = {gadget: state.kit.prices[state.kit.gadgets[gadget]] for gadget in rest}
        return [gadget for gadget in rest if prices[gadget] == max(prices.values())]

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        moves = tuple(Move("lose", state.kit.gadgets[gadget]) for gadget in self.dearest(state))
        return (Ask(state.crew[JIGEN], moves, self.rule),)  # also of one: that there is a choice is his secret

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        gadget = state.kit.gadgets.index(str(move.args[0]))
        effects.use_up(state, JIGEN, gadget)
        state.tell("hole", EVERYONE, thing=str(move.args[0]))
        wet = gadget == WETSUIT and WETSUIT not in state.gadgets(JIGEN)
        return (Ashore(JIGEN),) if wet and state.at[JIGEN] >= 0 else ()


# ── Goemon ───────────────────────────────────────────────────────────────────────────────────────────────────────


def scorn(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-CGO-05..07, LUX-CGO-14, LUX-Q-59: kept to the end; what he holds he leaves where he stands."""
    kept(state, member, card)
    if state.has_treasure(member) and state.at[member] >= 0:
        drop(state, state.at[member])
    return ()


# ── Fujiko ───────────────────────────────────────────────────────────────────────────────────────────────────────


def decided(state: Lupinx) -> bool:
    """LUX-FUJ-06: a card has decided whose side she is on."""
    held = state.hands[FUJIKO] + state.table[FUJIKO]
    return held.count(FORGIVE) + held.count(REDEEM) > 1


def forgive(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-FUJ-02..04, LUX-FUJ-06..08, LUX-Q-15: she repents, and says nothing."""
    if not state.cagliostro:
        both = REDEEM in state.hands[FUJIKO] + state.table[FUJIKO]
        return thrown_away(state, member, card) if both else BASE[FORGIVE](state, member, card)
    if not state.apart or decided(state) or state.turn > REPENT:
        return thrown_away(state, member, card)
    return kept(state, member, card)


def redeem(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-FUJ-05..07, LUX-FUJ-11, LUX-CFU-01, LUX-CFU-05, LUX-Q-17: with the police, in secret; a prisoner openly."""
    few = len(state.gang_seats()) < 3
    if decided(state) or (not state.apart if state.cagliostro else few):
        return thrown_away(state, member, card)
    kept(state, member, card)
    return expose(state) if state.held[FUJIKO] >= 0 else ()


def dear(state: Lupinx, member: int, card: int) -> Agenda:
    """LUX-Q-14: in Cagliostro for every Fujiko with a player of her own."""
    if state.cagliostro and state.apart:
        return kept(state, member, card)
    return BASE[DEAR](state, member, card)


Draw = Callable[[Any, int, int], Agenda]
DRAWS: Final[dict[int, Draw]] = {
    **BASE,
    ADORED: adored,
    FORGIVE: forgive,
    DEAR: dear,
    FLAT_TYRE: flat_tyre,
    PLAN_CARD: perfect_plan,
    HOLE: hole,
    SCORN: scorn,
    REDEEM: redeem,
}


def draws_of(mission: int) -> dict[int, Draw]:
    """LUX-STC-01..04, LUX-CJI-12, LUX-CFU-04: what is void in a mission is thrown away."""
    return {**DRAWS, **dict.fromkeys(VOID.get(mission, ()), thrown_away)}
