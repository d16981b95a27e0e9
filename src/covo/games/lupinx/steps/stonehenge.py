"""Stonehenge: the aim cards, tombs and pits, and Excalibur (LUX-AIM, LUX-SEN, LUX-STR)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from covo.games.lupin import effects
from covo.games.lupin.board import mask_of
from covo.games.lupin.box import SHOVEL
from covo.games.lupin.deeds.common import FOOT, NO_MOVE, Deed, Done, note
from covo.games.lupin.deeds.gadgets import tools
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import PICTURES, PITS
from covo.games.lupinx.state import HOME, Lupinx, Sign
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


class Aims(Frame[Lupinx], frozen=True):
    """LUX-AIM-01..06, LUX-DIF-24, LUX-Q-66: Lupin points at one of four cards lying face down; the others get the same
    picture, the rest go away unseen. Zenigata's player is not at the table."""

    rule: ClassVar = "LUX-AIM-02"

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        return (Ask(CHANCE, tuple(Move("aim", picture) for picture in PICTURES), self.rule),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        state.aim = PICTURES.index(str(move.args[0]))
        *tombs, sword = (site_of(state).names[cell] for cell in site_of(state).aims[state.aim])
        state.tell("aimed", state.gang_seats(), picture=str(move.args[0]), tombs=" ".join(tombs), at=sword)
        return ()


def site_of(state: Lupinx) -> Site:
    site = state.site
    assert site is not None
    return site


def tombs_of(state: Lupinx) -> tuple[int, ...]:
    return site_of(state).aims[state.aim][:PITS]


def sword_square(state: Lupinx) -> int:
    return site_of(state).aims[state.aim][PITS]


# ── Digging ──────────────────────────────────────────────────────────────────────────────────────────────────────


def unearth_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-SEN-01, LUX-SEN-04, LUX-SEN-09, LUX-Q-67: on foot on a tomb nobody has dug, with a shovel."""
    member, at = act.member, state.at[act.member]
    if SHOVEL not in tools(state, act) or state.ride[member] >= 0 or at not in tombs_of(state):
        return []
    busy = {*state.tombs, *(state.at[other] for other in state.digs)}
    return [] if at in busy else [Move("unearth")]


def unearth(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-Q-67: declared now, in secret; here the activation's movement ends. The pit comes in the setting phase."""
    effects.lose_gadget(state, act.member, SHOVEL)
    state.digs = (*state.digs, act.member)
    at = state.place.names[state.at[act.member]]
    state.tell("digging", state.gang_seats(), member=act.member, at=at)
    act = replace(note(act, "unearth"), tools=act.tools + 1, bans=act.bans | NO_MOVE)
    return act, ()


def setting(state: Lupinx) -> Agenda:
    """LUX-SEN-01..07, LUX-Q-67, LUX-INF-06: the shovel is laid open, a pit turned up; all know whose, not where."""
    for member in sorted(state.digs):
        state.used = tuple(sorted((*state.used, SHOVEL)))
        at = state.at[member]
        if at not in tombs_of(state) or state.held[member] >= 0 or state.ride[member] >= 0:
            continue
        state.tombs = (*state.tombs, at)
        state.pits += 1
        state.tell("pit", EVERYONE, member=member, pits=state.pits)
        told(state, member, sword=False)
        if state.pits == PITS:
            state.tell("appeared", EVERYONE)
    state.digs = ()
    return ()


DEEDS: Final = {"unearth": Deed(unearth_options, unearth, "LUX-SEN-01", FOOT, SHOVEL)}


# ── The sword ────────────────────────────────────────────────────────────────────────────────────────────────────


def sword_here(state: Lupinx, member: int) -> int | None:
    """LUX-STR-01, LUX-SEN-05, LUX-SEN-07, LUX-Q-75, LUX-CGO-05: on the sword's square, on foot. In the gang phase it
    can be asked for before it is there: the third pit may be turned up in this very round."""
    there = state.at[member] == sword_square(state) and state.ride[member] < 0 and state.held[member] < 0
    appeared = state.pits == PITS or state.phase == 2
    free = state.tiles[0].place == HOME and not state.scorns(member)
    return 0 if there and appeared and free else None


def home(state: Lupinx) -> int:
    """LUX-Q-47: where the police put it back."""
    return 1 << sword_square(state)


def stolen(state: Lupinx, member: int) -> None:
    """LUX-STR-02..04, LUX-DIF-26: all know at once that it is gone, and who has it."""
    state.told = True
    state.tell("stolen", EVERYONE, member=member)
    told(state, member, sword=True)


def disclose_square(state: Lupinx) -> None:
    """LUX-Q-46, LUX-Q-47: from now on all know where it belongs."""
    if state.stonehenge and not state.sword:
        state.sword = True
        state.tell("sword-square", EVERYONE, at=state.place.names[sword_square(state)])


# ── What all may conclude ────────────────────────────────────────────────────────────────────────────────────────


def told(state: Lupinx, member: int, *, sword: bool) -> None:
    """Everybody knows the four pictures: who digs stands on a tomb, who takes the sword on its square."""
    place = site_of(state)
    cells = [cell for aim in place.aims for cell in (aim[PITS:] if sword else aim[:PITS])]
    state.signs = (*state.signs, Sign(member, state.turn, state.spots[member] & mask_of(cells), sword))
    if not state.seen >> member & 1:
        state.know(member, mask_of(squares[-1] for _, squares in readings(place, state.signs)))


def readings(place: Site, signs: tuple[Sign, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every picture that fits the signs, each with the squares they then stand for."""
    digs = [sign for sign in signs if not sign.sword]
    thefts = [sign for sign in signs if sign.sword]
    for picture, aim in enumerate(place.aims):
        if not all(sign.squares >> aim[PITS] & 1 for sign in thefts):
            continue
        for tombs in permutations(aim[:PITS], len(digs)):
            if all(sign.squares >> tomb & 1 for sign, tomb in zip(digs, tombs, strict=True)):
                rest = iter(tombs)
                yield picture, tuple(aim[PITS] if sign.sword else next(rest) for sign in signs)
