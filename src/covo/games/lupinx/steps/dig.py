"""The setting phase of Cagliostro: tokens turned up, handwheels, the pump (LUX-ENV, LUX-DEV-14..24)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.box import DISCOVERIES, LORRY, PUMPINGS, TOKENS, ZONES
from covo.games.lupinx.state import Lupinx
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat


def dawn(state: Lupinx) -> Agenda:
    """LUX-RND-09..11, LUX-Q-88: what was turned up last round can be used; Fujiko sits out the first round."""
    state.fired_at = state.carded = 0
    state.stayed = state.encore = False
    if not state.cagliostro:
        return ()
    state.open_up()
    if state.turn == 1 and state.apart:
        state.done |= 1 << FUJIKO
    return ()


def present(state: Lupinx) -> list[int]:
    """LUX-Q-41: members that are on a square at liberty, on foot, swimming or in a vehicle; not in disguise."""
    return [m for m in state.in_game() if state.at[m] >= 0 and state.held[m] < 0]


def setting(state: Lupinx) -> Agenda:
    """LUX-ENV-01..06, LUX-ENV-21, LUX-DIF-11: automatic, for whoever stands there now."""
    site = state.site
    assert site is not None
    here = {state.at[member] for member in present(state)}
    agenda: Agenda = tuple(
        Discover(number) for number, square in enumerate(site.questions) if square in here and state.tokens[number] < 0
    )
    for number, zone in enumerate(site.zones):
        if zone.wheel in here and not state.wheels >> number & 1:  # LUX-ENV-15..19, LUX-Q-42
            state.wheels |= 1 << number
            state.tell("wheel", EVERYONE, at=site.names[zone.wheel], zone=ZONES[number])
            drain(state, number)
    pumped(state)
    return agenda


def drain(state: Lupinx, number: int) -> None:
    """LUX-ENV-16..18: the tile goes; the zone can be entered from the next round."""
    if not (state.dry | state.drained) >> number & 1:
        state.dry |= 1 << number
        state.tell("drained", EVERYONE, zone=ZONES[number])


def pumped(state: Lupinx) -> None:
    """LUX-DEV-24, LUX-Q-35: a count for each round of pumping, if lorry and driver are still there."""
    driver = state.pumping
    if driver < 0:
        return
    if state.ride[driver] == LORRY and state.lost != state.turn:
        state.pumps += 1
        if state.pumps >= PUMPINGS:
            drain(state, state.zone)
    state.pumping = -1


class Discover(Frame[Lupinx], frozen=True):
    """LUX-CSE-05, LUX-CSE-06, LUX-ENV-01, LUX-INF-01, LUX-INF-02: a token is turned; whose hand it was is not told."""

    rule: ClassVar = "LUX-ENV-01"
    open: ClassVar = ("question",)
    question: int

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        rest = Counter(dict(enumerate(DISCOVERIES)))
        rest.subtract(token for token in state.tokens if token >= 0)
        total = rest.total()
        kinds = [token for token in sorted(rest) if rest[token]]
        moves = tuple(Move("token", TOKENS[token]) for token in kinds)
        return (Ask(CHANCE, moves, self.rule, weights=tuple(rest[token] / total for token in kinds)),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        tokens = list(state.tokens)
        tokens[self.question] = TOKENS.index(str(move.args[0]))
        state.tokens = tuple(tokens)
        site = state.site
        assert site is not None
        state.tell("discovered", EVERYONE, at=site.names[site.questions[self.question]], token=str(move.args[0]))
        return ()
