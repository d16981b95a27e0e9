"""Mission cards of the expansion that a member plays of its own will; an entry per card (LUX-CLU … LUX-SPC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    AGENT,
    CAR,
    CARDS_OF,
    DARLING,
    DISGUISE,
    FORCED_SHOT,
    FORGIVE,
    FUJIKO,
    GOEMON,
    JIGEN,
    LEAP,
    LUPIN,
    MASK,
    WIND,
    ZENIGATA,
    without,
)
from covo.games.lupin.deeds.common import (
    FOOT,
    MARK,
    NO_ATTACK,
    NO_SHOT,
    UNMOVED,
    Deed,
    Done,
    allowed,
    beside,
    foes,
    in_range,
    in_reach,
    note,
    origins,
    spent,
)
from covo.games.lupin.deeds.walking import by_node, can_move, steps_of
from covo.games.lupin.deeds.weapons import clash, fire, pistol_free, shown
from covo.games.lupin.plays import NEAR_DARLING, play, played
from covo.games.lupin.plays import PLAYS as BASE
from covo.games.lupin.sight import PISTOL
from covo.games.lupin.state import with_item
from covo.games.lupin.steps.attack import called, shot
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupin.steps.gang import YES, Accept, activated
from covo.games.lupin.steps.hits import hit, hit_car, possession, wound_inspector
from covo.games.lupin.steps.police import Unmask, code_of
from covo.games.lupinx.box import CUFFS, FORGET, GUN, LOOKED_AT, LOVE, LOYALTY, MAGIC, MARVEL, SHRUG, SLASH
from covo.games.lupinx.line import clear
from covo.games.lupinx.state import Lupinx
from covo.kernel import CHANCE, EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat
from covo.kernel.frames import draws

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation


def always_seen(state: Lupinx, member: int) -> Agenda:
    """LUX-SPC-09, LUX-SPC-13, LUX-SPC-18, LUX-SPC-25, LUX-Q-64: on the board to the end, whatever would hide it."""
    state.marked |= 1 << member
    if member == GOEMON:
        state.wind = False
    return effects.reveal(state, member)


# ── Lupin ────────────────────────────────────────────────────────────────────────────────────────────────────────


def cuffs_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-CLU-08, LUX-Q-54: under arrest, before anything else."""
    return [play(state, CUFFS)] if CUFFS in state.hands[LUPIN] and act.member == LUPIN and not act.deeds else []


def cuffs(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-CLU-09..11: free, without wounds or price; whoever held him stands there, free too."""
    act = played(state, act, CUFFS)
    effects.set_free(state, LUPIN)
    return act, ()


def magic_options(state: Lupinx, act: Activation) -> list[Move]:
    return [play(state, MAGIC)] if state.deck(LUPIN) else []


def magic(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-SPC-04, LUX-SPC-05, LUX-Q-61."""
    return played(state, act, MAGIC), (TopCards(state.crew[LUPIN]),)


class TopCards(Frame[Lupinx], frozen=True):
    """LUX-SPC-04, LUX-Q-61: the top five cards, from the top; he alone sees them."""

    rule: ClassVar = "LUX-SPC-04"
    open: ClassVar = ("seat",)
    seat: Seat
    cards: tuple[int, ...] = ()

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        pile = state.deck(LUPIN)
        if len(self.cards) < min(LOOKED_AT, len(pile)):
            return (draws(without(pile, *self.cards), 1, self.rule),)
        names = dict.fromkeys(state.kit.cards[card].name for card in self.cards)
        return (Ask(self.seat, tuple(Move("keep", name) for name in names), self.rule),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        if seat == CHANCE:
            return (TopCards(self.seat, (*self.cards, int(move.args[0]))),)
        card = state.kit.card[str(move.args[0])]
        state.under = without(self.cards, card)
        return drawn(state, LUPIN, card)

    def seen(self, viewer: Seat) -> TopCards:
        return self if viewer == self.seat else TopCards(self.seat, (-1,) * len(self.cards))


def darling_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    """LUX-Q-22: she has been first; he may call her if all saw that she has not moved."""
    if not state.apart:
        return BASE[DARLING].options(state, act)
    near = state.seen >> LUPIN & 1 and state.seen >> FUJIKO & 1 and state.at[FUJIKO] >= 0
    free = not act.walked and state.held[FUJIKO] < 0 and not state.down
    if not near or not free or state.place.apart(state.at[LUPIN], state.at[FUJIKO]) > NEAR_DARLING:
        return []
    return [play(state, DARLING)] if state.stayed else []


def darling(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-Q-22: she moves now, in the middle of his activation."""
    then, agenda = BASE[DARLING].effect(state, act, move)
    if not state.apart:
        return then, agenda
    state.encore = True
    return then, (*agenda, *activated(state, FUJIKO), Resume())


class Resume(Frame[Lupinx], frozen=True):
    """LUX-Q-22: it is Lupin's activation again."""

    rule: ClassVar = "LUX-Q-22"

    def run(self, state: Lupinx) -> Agenda:
        know.begin(state, LUPIN)
        return ()


# ── Jigen ────────────────────────────────────────────────────────────────────────────────────────────────────────


def loyalty_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-CJI-08, LUX-Q-57: distance and arrest do not matter; an empty hand gives nothing."""
    return [play(state, LOYALTY)] if state.hands[FUJIKO] else []


def loyalty(state: Lupinx, act: Activation, move: Move) -> Done:
    return played(state, act, LOYALTY), (Inspect(),)


class Inspect(Frame[Lupinx], frozen=True):
    """LUX-CJI-08..11, LUX-Q-57: one card of her hand at random; only he sees it."""

    rule: ClassVar = "LUX-CJI-08"

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        return (draws(state.hands[FUJIKO], 1, self.rule),) if state.hands[FUJIKO] else ()

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        card = int(move.args[0])
        state.peeked = tuple(sorted({*state.peeked, card}))
        state.tell("inspected", (state.crew[JIGEN],), card=state.kit.cards[card].name)
        if card == FORGIVE and not state.cagliostro and not state.traitor:  # LUX-CJI-10
            state.traitor = True
            state.marked |= 1 << FUJIKO
            state.tell("betrayal", EVERYONE)
            return (*effects.reveal(state, FUJIKO), *possession(state, FUJIKO))
        return ()


def slip_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-CJI-02: handed to Lupin beside him, as devices are."""
    near = act.member == JIGEN and FORGET in state.hands[JIGEN] and LUPIN in beside(state, JIGEN)
    return [Move("slip")] if near else []


def slip(state: Lupinx, act: Activation, move: Move) -> Done:
    return act, (Slip(JIGEN, LUPIN, "forget"),)


class Slip(Accept, frozen=True):
    """LUX-CJI-02, LUX-CJI-03, LUX-Q-55: both must be willing; it takes no place among his devices."""

    rule: ClassVar = "LUX-CJI-02"

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:  # type: ignore[override]
        if state.crew[JIGEN] == state.crew[LUPIN]:
            return ()
        return (Ask(state.crew[LUPIN], (YES, PASS), self.rule, default=(PASS,)),)

    def run(self, state: Lupinx) -> Agenda:  # type: ignore[override]
        return self.handed(state)

    def handed(self, state: Lupinx) -> Agenda:  # type: ignore[override]
        ears = tuple(sorted({state.crew[JIGEN], state.crew[LUPIN]}))
        state.tell("slipped", ears, member=JIGEN, to_member=LUPIN)
        effects.give_hand(state, JIGEN, without(state.hands[JIGEN], FORGET))
        state.given = (*state.given, FORGET)
        return ()


def marvel_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-SPC-06..08, LUX-Q-62: any distance, any direction, nothing in the way; a forced card comes first."""
    if not pistol_free(state, act) or any(card in FORCED_SHOT for card in state.hands[JIGEN]):
        return []
    marks = foes(state, JIGEN)
    marks += [(CAR + car, node) for car, node in enumerate(state.cars) if node >= 0 and state.agents_in(car)]
    place, hulls, own = state.place, state.hulls(), 1 << state.at[JIGEN]
    return [
        play(state, MARVEL, called(state, code))
        for code, node in marks
        if any(
            start != node and clear(place, start, node, hulls & ~own & ~(1 << node)) for start in origins(state, JIGEN)
        )
    ]


def marvel(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-SPC-06, LUX-SPC-09, LUX-SPC-10."""
    target = code_of(state, move[2])
    act = played(state, act, MARVEL)
    agenda = always_seen(state, JIGEN)
    state.tell("fires", EVERYONE, by=JIGEN, target=target, weapon="shoot")
    state.shot = state.turn
    return spent(state, note(act, "shoot")), (*agenda, *hit(state, JIGEN, target, shot=True))


# ── Goemon ───────────────────────────────────────────────────────────────────────────────────────────────────────


def shrug_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-DIF-06, LUX-Q-58: later in the same round, for a wound of this round."""
    return [play(state, SHRUG)] if state.fired_at and state.wounds[GOEMON] else []


def shrug(state: Lupinx, act: Activation, move: Move) -> Done:
    state.fired_at -= 1
    state.wounds = with_item(state.wounds, GOEMON, state.wounds[GOEMON] - 1)
    know.again(state, GOEMON)
    return played(state, act, SHRUG), ()


def slash_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-SPC-11, LUX-SPC-12, LUX-Q-63: a neighbour he can reach, a police car too."""
    if act.bans & NO_ATTACK or not allowed(state, act, pistol=False):
        return []
    found = [play(state, SLASH, called(state, target)) for target in in_reach(state, GOEMON)]
    if state.ride[GOEMON] < 0 <= state.at[GOEMON]:
        near = state.place.beside_node(state.at[GOEMON])
        cars = (car for car, at in enumerate(state.cars) if at >= 0 and near >> at & 1 and state.agents_in(car))
        found += [play(state, SLASH, f"car{car + 1}") for car in cars]
    return found


def slash(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-SPC-11..14, LUX-Q-63: no dice, no dodge, no answer; Zenigata takes two wounds, a car is cut to pieces."""
    target = code_of(state, move[2])
    prize = state.won(GOEMON, target)
    act = clash(state, played(state, act, SLASH), target)
    agenda = always_seen(state, GOEMON)
    if target == ZENIGATA:
        first = wound_inspector(state)
        return act, (*agenda, *(first or wound_inspector(state)), *prize)  # LUX-EX-13: the fourth wound ends it
    if CAR <= target < CAR + 2:
        state.car_hits = with_item(state.car_hits, target - CAR, 1)
        return act, (*agenda, *hit_car(state, target - CAR))
    return act, (*agenda, *hit(state, GOEMON, target), *prize)


def leap_squares(state: Lupinx, act: Activation, at: int) -> int:
    """LUX-HGT-07, LUX-Q-50: a free land square on another level within his Movement, walls and heights ignored."""
    site = state.site
    assert site is not None
    far, near = steps_of(state, act), 0
    floors = sum(temple.floor for temple in site.temples)
    ends = site.gang_ends & site.stand & ~floors & ~state.closed() & ~state.occupied()
    for node in bits(ends):
        if site.height[node] != site.height[at] and site.apart(at, node) <= far:
            near |= 1 << node
    return near


def leap_options(state: Lupinx, act: Activation) -> Sequence[Move]:
    if state.site is None:
        return BASE[LEAP].options(state, act)
    if not can_move(state, act) or state.ride[act.member] >= 0:
        return []
    moves = by_node(state.mission, "card", state.kit.cards[LEAP].name)
    return [moves[node] for node in bits(leap_squares(state, act, state.at[act.member]))]


def leap(state: Lupinx, act: Activation, move: Move) -> Done:
    if state.site is None:
        return BASE[LEAP].effect(state, act, move)
    start, ends = state.at[act.member], 0
    for node in bits(1 << start if state.seen >> act.member & 1 else state.spots[act.member]):
        ends |= leap_squares(state, act, node)
    act = replace(note(played(state, act, LEAP), "leap"), walked=1, trail=())
    end = state.place.node[str(move[2])]
    state.put(act.member, end)
    return act, (*state.trodden(act.member, (end,)), *effects.arrive(state, act.member, start, ends))


# ── Fujiko ───────────────────────────────────────────────────────────────────────────────────────────────────────


def gun_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-CFU-06, LUX-CFU-08, LUX-Q-60: a pistol shot besides her attack."""
    if act.bans & (NO_SHOT | NO_ATTACK):
        return []
    return [play(state, GUN, called(state, target)) for target in in_range(state, FUJIKO, PISTOL)]


def gun(state: Lupinx, act: Activation, move: Move) -> Done:
    target = code_of(state, move[2])
    act = fire(state, played(state, act, GUN), target, PISTOL, "shoot")
    return act, (*shown(state, FUJIKO), *shot(state, FUJIKO, target, CARDS_OF[FUJIKO].pistol or 0))


def beside_her(state: Lupinx) -> list[int]:
    """LUX-Q-64: free squares next to her on which Lupin may stand."""
    at = state.at[FUJIKO]
    ends = state.place.beside_node(at) & state.place.gang_ends & ~state.occupied() & ~state.closed()
    return list(bits(ends))


def love_options(state: Lupinx, act: Activation) -> list[Move]:
    """LUX-SPC-15..17, LUX-Q-64: if he has left or nothing is free, only the bonus counts."""
    here = state.crew[LUPIN] >= 0 and not state.gone[LUPIN]
    squares = beside_her(state) if here else []
    if not squares:
        return [play(state, LOVE)]
    return [play(state, LOVE, state.place.names[node]) for node in squares]


def love(state: Lupinx, act: Activation, move: Move) -> Done:
    """LUX-SPC-15..20: she moves farther from now on; he is beside her, without a scratch; all see her to the end."""
    effects.lay(state, FUJIKO, LOVE)
    state.tell("card-played", EVERYONE, member=FUJIKO, card=state.kit.cards[LOVE].name)
    act = replace(note(act, "card"), carded=True)
    know.again(state, FUJIKO)
    agenda = always_seen(state, FUJIKO)
    if not state.gone[LUPIN] and state.crew[LUPIN] >= 0:
        agenda += fetched(state, state.place.node[str(move[2])] if len(move) > 2 else -1)
    return act, agenda


def fetched(state: Lupinx, node: int) -> Agenda:
    """LUX-SPC-16, LUX-SPC-17, LUX-Q-64: from anywhere, out of a car, a disguise or an arrest; if no square is free he
    stays where he is, without a scratch."""
    agenda: Agenda = ()
    if node < 0:
        state.wounds = with_item(state.wounds, LUPIN, 0)
        return agenda
    agent = state.agent_of[LUPIN]
    if agent >= 0:
        agenda += effects.eliminate(state, AGENT + agent, LUPIN)
    if state.held[LUPIN] >= 0:
        effects.set_free(state, LUPIN)
    state.wounds = with_item(state.wounds, LUPIN, 0)
    state.ride = with_item(state.ride, LUPIN, -1)
    state.loud &= ~(1 << LUPIN)
    state.put(LUPIN, node)
    state.tell("fetched", EVERYONE, at=state.place.names[node])
    agenda += state.trodden(LUPIN, (node,))
    if state.must_show(LUPIN) or state.in_sight(LUPIN):
        agenda += effects.reveal(state, LUPIN)
    elif state.seen >> LUPIN & 1:
        state.seen &= ~(1 << LUPIN)
        state.tell("vanished", EVERYONE, member=LUPIN)
    state.know(LUPIN, 1 << node)  # all have heard where she sent for him
    return agenda


# ── Zenigata ─────────────────────────────────────────────────────────────────────────────────────────────────────


def lights_options(state: Lupinx) -> list[Move]:
    """LUX-SPC-03, LUX-SPC-21, LUX-SPC-24: once in a game, in the police phase; of no use against novices."""
    return [Move("lights")] if state.ready and state.expert else []


def lights(state: Lupinx, move: Move) -> Agenda:
    """LUX-SPC-21..23, LUX-Q-65: all members are on the board till the end of the next round."""
    state.ready = False
    state.lights = state.turn + 1
    state.tell("lights", EVERYONE)
    agenda: Agenda = tuple(Unmask(m, True) for m in range(4) if state.agent_of[m] >= 0)
    for member in state.in_game():
        agenda += effects.reveal(state, member)
    return agenda


def unless_shown(deed: Deed) -> Deed:
    """LUX-SPC-25, LUX-Q-64, LUX-Q-65: whoever stays on the board, or stands in the searchlights, cannot hide."""

    def options(state: Lupinx, act: Activation) -> Sequence[Move]:
        return [] if state.always_seen(act.member) else deed.options(state, act)

    return Deed(options, deed.effect, deed.rule, deed.when)


PLAYS: Final[dict[int, Deed]] = {
    **BASE,
    **{card: unless_shown(BASE[card]) for card in (WIND, MASK, DISGUISE)},
    LEAP: Deed(leap_options, leap, "LUX-HGT-07", FOOT | UNMOVED),
    DARLING: Deed(darling_options, darling, "LUX-Q-22"),
    CUFFS: Deed(lambda state, act: [], cuffs, "LUX-CLU-08"),  # only a prisoner may: see the table of prisoners
    LOYALTY: Deed(loyalty_options, loyalty, "LUX-CJI-08"),
    SHRUG: Deed(shrug_options, shrug, "LUX-CGO-01"),
    GUN: Deed(gun_options, gun, "LUX-CFU-06", MARK),
    MAGIC: Deed(magic_options, magic, "LUX-SPC-04"),
    MARVEL: Deed(marvel_options, marvel, "LUX-SPC-06"),
    SLASH: Deed(slash_options, slash, "LUX-SPC-11"),
    LOVE: Deed(love_options, love, "LUX-SPC-15"),
}
