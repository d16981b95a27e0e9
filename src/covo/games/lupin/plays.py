"""Mission cards a member plays of its own will: an entry per card, when it can be played and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from covo.games.lupin import effects, know
from covo.games.lupin.board import Ends, bits, mask_of, members_of
from covo.games.lupin.box import (
    AIM,
    BIKE1,
    BIKE2,
    BLADE,
    CHARM,
    COVER,
    DARLING,
    DEAR,
    DISGUISE,
    DOUBLE,
    FORCED_SHOT,
    FUJIKO,
    GETAWAY,
    JIGEN,
    KNIFE,
    LEAP,
    LUPIN,
    MAGNUM,
    MASK,
    P38,
    PEDAL,
    STILETTO,
    WIND,
    ZANTETSU,
    ZENIGATA,
)
from covo.games.lupin.deeds.common import (
    CLOSE,
    FOOT,
    MARK,
    NO_ATTACK,
    UNMOVED,
    Deed,
    Done,
    allowed,
    beside,
    in_range,
    in_reach,
    note,
    spent,
)
from covo.games.lupin.deeds.vehicles import aboard, bring, reachable_vehicles, steer
from covo.games.lupin.deeds.walking import by_node, can_move, range_of, steps_of
from covo.games.lupin.deeds.weapons import clash, fire, pistol_free, shown
from covo.games.lupin.lore import follows
from covo.games.lupin.mission import mission
from covo.games.lupin.sight import PISTOL
from covo.games.lupin.state import Lupin, with_item
from covo.games.lupin.steps.attack import DodgeRoll, called
from covo.games.lupin.steps.hits import hit, take_tile
from covo.games.lupin.steps.police import code_of
from covo.kernel import EVERYONE, Agenda, Move

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation

NEAR_JIGEN, NEAR_LUPIN, NEAR_DARLING = 5, 8, 5


def play(state: Lupin, card: int, *args: str | int) -> Move:
    return Move("card", state.kit.cards[card].name, *args)


def played(state: Lupin, act: Activation, card: int) -> Activation:
    """LUP-CRD-01, LUP-CRD-06: shown, discarded, and the one card of this turn."""
    state.tell("card-played", EVERYONE, member=act.member, card=state.kit.cards[card].name)
    effects.discard(state, act.member, card)
    return replace(note(act, "card"), carded=True)


# ── Sure hits ────────────────────────────────────────────────────────────────────────────────────────────────────


def _sure_targets(state: Lupin, act: Activation) -> list[int]:
    """LUP-Q-86: a shot bound by a forced card takes no help."""
    bad_day = any(card in FORCED_SHOT for card in state.hands[act.member])
    return in_range(state, act.member, PISTOL) if pistol_free(state, act) and not bad_day else []


def aim_options(state: Lupin, act: Activation) -> list[Move]:
    return [play(state, AIM, called(state, target)) for target in _sure_targets(state, act)]


def p38_options(state: Lupin, act: Activation) -> list[Move]:
    return [play(state, P38, called(state, target)) for target in _sure_targets(state, act)]


def sure_shot(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CJI-01, LUP-CLU-02, LUP-Q-88: range and sight are needed, dice are not."""
    target = code_of(state, move[2])
    act = fire(state, played(state, act, state.kit.card[str(move[1])]), target, PISTOL, "shoot")
    if act.member == JIGEN:
        state.shot = state.turn
    return spent(state, act), (
        *shown(state, act.member),
        *hit(state, act.member, target),
    )


def double_options(state: Lupin, act: Activation) -> list[Move]:
    pairs = combinations(_sure_targets(state, act), 2)
    return [play(state, DOUBLE, called(state, one), called(state, other)) for one, other in pairs]


def double(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CJI-07: two enemies at once."""
    one, other = code_of(state, move[2]), code_of(state, move[3])
    act = fire(state, played(state, act, DOUBLE), one, PISTOL, "shoot")
    act = fire(state, act, other, PISTOL, "shoot")
    state.shot = state.turn
    agenda: Agenda = shown(state, act.member)
    for target in (one, other):
        agenda += hit(state, act.member, target)
    return spent(state, act), agenda


def zantetsu_options(state: Lupin, act: Activation) -> list[Move]:
    if act.bans & NO_ATTACK or not allowed(state, act, pistol=False):
        return []
    return [play(state, ZANTETSU, called(state, target)) for target in in_reach(state, act.member)]


def zantetsu(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CGO-01, LUP-Q-88: no dice; Zenigata may still dodge."""
    target = code_of(state, move[2])
    act = clash(state, played(state, act, ZANTETSU), target)
    agenda = effects.reveal(state, act.member)
    if target == ZENIGATA:
        return act, (*agenda, DodgeRoll(act.member, target))
    prize = state.won(act.member, target)
    return act, (*agenda, *hit(state, act.member, target), *prize)


def thrown(card: int) -> Deed:
    """LUP-CFU-10, LUP-CGO-08, LUP-CGO-09, LUP-Q-96: a knife that surely hits, besides the standard attack."""

    def options(state: Lupin, act: Activation) -> list[Move]:
        if act.bans & NO_ATTACK or (card == BLADE and KNIFE not in state.gadgets(act.member)):
            return []
        return [play(state, card, called(state, target)) for target in in_range(state, act.member, PISTOL, cars=False)]

    def effect(state: Lupin, act: Activation, move: Move) -> Done:
        target = code_of(state, move[2])
        act = fire(state, played(state, act, card), target, PISTOL, "knife")
        if card == BLADE:
            effects.use_up(state, act.member, KNIFE)
        return act, (*shown(state, act.member), *hit(state, act.member, target))

    return Deed(options, effect, "LUP-CGO-08" if card == BLADE else "LUP-CFU-10", MARK)


# ── Help and disguise ────────────────────────────────────────────────────────────────────────────────────────────


def cover_options(state: Lupin, act: Activation) -> list[Move]:
    return [play(state, COVER)] if state.crew[LUPIN] >= 0 and not state.gone[LUPIN] else []


def cover(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CJI-03, LUP-Q-91."""
    state.covered = True
    return played(state, act, COVER), ()


def lasting(card: int) -> Deed:
    """LUP-CJI-08, LUP-CFU-11: laid open, and stays."""

    def options(state: Lupin, act: Activation) -> list[Move]:
        return [play(state, card)] if card not in state.table[act.member] else []

    def effect(state: Lupin, act: Activation, move: Move) -> Done:
        effects.lay(state, act.member, card)
        return replace(note(act, "card"), carded=True), ()

    return Deed(options, effect, "LUP-CJI-08" if card == MAGNUM else "LUP-CFU-11")


def models(state: Lupin, card: int, node: int) -> int:
    """LUP-CJI-09, LUP-CLU-06, LUP-Q-92: agents near enough to be impersonated from here, a bit each."""
    place, keepers, found = state.place, state.keepers(), 0
    near = 0
    if card == DISGUISE:
        near = range_of(state.mission, node, NEAR_LUPIN, state.bus)
    for k, at in enumerate(state.agents):
        if at >= 0 and k not in keepers:
            close = near >> at & 1 if card == DISGUISE else node < place.size - 1 and _apart(state, node, at)
            found |= bool(close) << k
    return found


def _apart(state: Lupin, node: int, at: int) -> bool:
    place = state.place
    if place.insides >> node & 1:
        return any(place.apart(outside, at) < NEAR_JIGEN for outside, _ in place.building_of[node].doors)
    return node != place.bus and place.apart(node, at) <= NEAR_JIGEN


def disguise_options(state: Lupin, act: Activation) -> list[Move]:
    card = DISGUISE if act.member == LUPIN else MASK
    return [play(state, card, k + 1) for k in bits(models(state, card, state.at[act.member]))]


def disguise(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CJI-09, LUP-CLU-06: he is wherever that agent is, till he shows himself."""
    from covo.games.lupin.steps.gang import finish

    member, card = act.member, state.kit.card[str(move[1])]
    disguised(state, member, card)
    act = note(played(state, act, card), "disguise")
    agenda = finish(state, act)
    state.ride = with_item(state.ride, member, -1)
    state.agent_of = with_item(state.agent_of, member, int(move[2]) - 1)
    state.meetings = tuple(replace(m, acted=False) if m.other == member else m for m in state.meetings)
    state.put(member, -1)
    state.seen &= ~(1 << member)
    state.know(member, 0)
    state.tell("disguised", EVERYONE, member=member)
    return None, agenda


@follows
def disguised(state: Lupin, member: int, card: int) -> None:
    """As whom, for all anyone knows."""
    nodes, could = 1 << state.at[member] if state.seen >> member & 1 else know.possible(state, member), 0
    for node in bits(nodes):
        could |= models(state, card, node)
    state.poses(member, could)


def dear_options(state: Lupin, act: Activation) -> list[Move]:
    near = LUPIN in beside(state, FUJIKO)
    return [play(state, DEAR)] if near and state.tiles_of(LUPIN) else []


def dear(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CFU-02, LUP-Q-93: Lupin hands over the loot; in the next turn she goes first."""
    act = played(state, act, DEAR)
    for number in state.tiles_of(LUPIN):
        if state.tiles[number].real:
            state.first = FUJIKO
            return act, take_tile(state, FUJIKO, number)
    return act, ()


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────


def dash(card: int, bikes: bool) -> Deed:
    """LUP-CFU-09, LUP-CLU-11, LUP-Q-95: with the vehicle to any road square where it may end."""

    def fits(state: Lupin, vehicle: int) -> bool:
        return vehicle in (BIKE1, BIKE2) if bikes else state.kit.vehicles[vehicle].car

    def squares(state: Lupin, vehicle: int) -> int:
        return state.place.drive_ends[state.kit.vehicles[vehicle].terrain] & ~state.occupied()

    def at_hand(state: Lupin, act: Activation) -> list[int]:
        own = state.ride[act.member]
        if own >= 0:
            return [own] if fits(state, own) else []
        room = [v for v in reachable_vehicles(state, act.member) if fits(state, v)]
        return [v for v in room if len(aboard(state, v)) < state.kit.vehicles[v].room][:1]

    def options(state: Lupin, act: Activation) -> Sequence[Move]:
        if not can_move(state, act) or not at_hand(state, act):
            return []
        ends = squares(state, at_hand(state, act)[0])
        return Ends(ends, by_node(state.mission, "card", state.kit.cards[card].name))

    def effect(state: Lupin, act: Activation, move: Move) -> Done:
        vehicle = at_hand(state, act)[0]
        start = state.at[act.member]
        act = replace(note(played(state, act, card), "drive"), walked=2)
        state.ride = with_item(state.ride, act.member, vehicle)
        steer(state, act.member)
        state.put(act.member, state.vat[vehicle])
        everywhere = squares(state, vehicle)
        if state.seen >> act.member & 1 and not state.vseen >> vehicle & 1:
            state.seen &= ~(1 << act.member)
            know.vanish(state, act.member, start)
        agenda = bring(state, vehicle, state.place.node[str(move[2])])
        know.dashed(state, mask_of(v for v in range(len(state.vat)) if fits(state, v)), everywhere)
        return act, agenda

    return Deed(options, effect, "LUP-CFU-09" if card == GETAWAY else "LUP-CLU-11", UNMOVED)


def leap_squares(state: Lupin, act: Activation, at: int) -> int:
    """LUP-CGO-10, LUP-Q-100: from the ground to a roof, or to the roof of another building, heights ignored."""
    place, far, near = state.place, steps_of(state, act), 0
    if not (place.stand | place.roofs) >> at & 1:
        return 0
    own = place.building_of.get(at)
    for node in bits(place.roofs & place.gang_ends & ~state.occupied()):
        if place.building_of[node] is not own and place.apart(at, node) <= far:
            near |= 1 << node
    return near


def leap_options(state: Lupin, act: Activation) -> list[Move]:
    if not can_move(state, act) or state.ride[act.member] >= 0:
        return []
    return members_of(
        leap_squares(state, act, state.at[act.member]), by_node(state.mission, "card", state.kit.cards[LEAP].name)
    )


def leap(state: Lupin, act: Activation, move: Move) -> Done:
    start, ends = state.at[act.member], 0
    nodes = 1 << start if state.seen >> act.member & 1 else state.spots[act.member]
    for node in bits(nodes):
        ends |= leap_squares(state, act, node)
    act = replace(note(played(state, act, LEAP), "leap"), walked=1, trail=())
    state.put(act.member, state.place.node[str(move[2])])
    return act, effects.arrive(state, act.member, start, ends)


def wind_options(state: Lupin, act: Activation) -> list[Move]:
    return [play(state, WIND)] if can_move(state, act) and state.ride[act.member] < 0 else []


def wind(state: Lupin, act: Activation, move: Move) -> Done:
    """LUP-CGO-11, LUP-Q-101: he moves unseen, wherever he arrives."""
    state.wind = True
    return played(state, act, WIND), ()


def darling_options(state: Lupin, act: Activation) -> list[Move]:
    """LUP-CLU-09, LUP-CLU-10, LUP-Q-104."""
    both = state.seen >> LUPIN & 1 and state.seen >> FUJIKO & 1 and state.at[FUJIKO] >= 0
    moved = act.walked or state.done >> FUJIKO & 1 or state.held[FUJIKO] >= 0
    if not both or moved or state.place.apart(state.at[LUPIN], state.at[FUJIKO]) > NEAR_DARLING:
        return []
    return [play(state, DARLING)]


def darling(state: Lupin, act: Activation, move: Move) -> Done:
    state.darling = 1 << LUPIN | 1 << FUJIKO
    know.again(state, act.member)
    return played(state, act, DARLING), ()


PLAYS: Final[dict[int, Deed]] = {
    AIM: Deed(aim_options, sure_shot, "LUP-CJI-01", MARK),
    P38: Deed(p38_options, sure_shot, "LUP-CLU-02", MARK),
    DOUBLE: Deed(double_options, double, "LUP-CJI-07", MARK),
    ZANTETSU: Deed(zantetsu_options, zantetsu, "LUP-CGO-01", CLOSE),
    STILETTO: thrown(STILETTO),
    BLADE: thrown(BLADE),
    COVER: Deed(cover_options, cover, "LUP-CJI-03"),
    MAGNUM: lasting(MAGNUM),
    CHARM: lasting(CHARM),
    MASK: Deed(disguise_options, disguise, "LUP-CJI-09"),
    DISGUISE: Deed(disguise_options, disguise, "LUP-CLU-06"),
    DEAR: Deed(dear_options, dear, "LUP-CFU-02"),
    GETAWAY: dash(GETAWAY, bikes=True),
    PEDAL: dash(PEDAL, bikes=False),
    LEAP: Deed(leap_options, leap, "LUP-CGO-10", FOOT | UNMOVED),
    WIND: Deed(wind_options, wind, "LUP-CGO-11", FOOT | UNMOVED),
    DARLING: Deed(darling_options, darling, "LUP-CLU-09"),
}


def card_options(state: Lupin, act: Activation, lacks: int) -> list[Move]:
    """LUP-CRD-01, LUP-CRD-02: one card a turn."""
    found: list[Move] = []
    if act.carded or state.card_spent(act.member):
        return found
    for deed in playable(state.mission, lacks, state.hands[act.member]):
        found += deed.options(state, act)
    return found


@lru_cache(maxsize=16384)
def playable(number: int, lacks: int, hand: tuple[int, ...]) -> tuple[Deed, ...]:
    """The cards of a hand that may come to something, for who lacks that."""
    plays = mission(number).plays
    return tuple([plays[card] for card in dict.fromkeys(hand) if card in plays and not plays[card].when & lacks])


def card_effect(state: Lupin, act: Activation, move: Move) -> Done:
    return state.quest.plays[state.kit.card[str(move[1])]].effect(state, act, move)
