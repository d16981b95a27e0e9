"""What happens to pieces: revealed, vanished, put down, eliminated, wounded, freed. Steps call these; none of
them asks."""

from __future__ import annotations

from covo.games.lupin import know
from covo.games.lupin.board import GANG, bits, mask_of
from covo.games.lupin.box import (
    AGENT,
    BOAT,
    FUJIKO,
    GLIDER,
    GOEMON,
    GUARD,
    HELI,
    NOBODY,
    VEHICLE,
    ZENIGATA,
    without,
)
from covo.games.lupin.state import DESTROYED, OFF, RESERVE, Lupin, with_item
from covo.kernel import EVERYONE, Agenda

# ── Seen and unseen ──────────────────────────────────────────────────────────────────────────────────────────────


def reveal(state: Lupin, member: int) -> Agenda:
    """LUP-VIS-09, LUP-VIS-10: the miniature is put on the square where the member stands."""
    from covo.games.lupin.steps.placing import SetDown

    bit = 1 << member
    if state.seen & bit or state.at[member] < 0:
        return ()
    vehicle = state.ride[member]
    if vehicle >= 0 and not state.vseen >> vehicle & 1:
        return reveal_vehicle(state, vehicle)
    crowd = state.occupied() if vehicle < 0 else 0
    state.seen |= bit
    if member == GOEMON:
        state.wind = False
    state.know(member, 1 << state.at[member])
    state.tell("revealed", EVERYONE, member=member, at=state.place.names[state.at[member]])
    if crowd & ~state.shared() & 1 << state.at[member]:  # LUP-MOV-07, LUP-Q-28
        same = (m for m in bits(state.seen & ~bit) if state.at[m] == state.at[member] and state.ride[m] < 0)
        return (SetDown(state.crew[member], member, other=next(same, -1)),)
    return ()


def reveal_vehicle(state: Lupin, vehicle: int) -> Agenda:
    """LUP-VIS-28, LUP-Q-55: the token is put down and its occupants are named."""
    from covo.games.lupin.steps.placing import SetDown

    bit = 1 << vehicle
    if state.vseen & bit or state.vat[vehicle] < 0:
        return ()
    crowd = state.occupied()
    state.vseen |= bit
    state.know_vehicle(vehicle, 1 << state.vat[vehicle])
    state.tell("vehicle-revealed", EVERYONE, vehicle=vehicle, at=state.place.names[state.vat[vehicle]])
    for member in range(4):
        if state.ride[member] == vehicle and not state.seen >> member & 1:
            state.seen |= 1 << member
            state.know(member, 1 << state.at[member])
            state.tell("aboard", EVERYONE, member=member, vehicle=vehicle)
    if crowd & ~state.shared() & 1 << state.vat[vehicle]:  # LUP-MOV-08
        owner = state.crew[state.owners[vehicle]]
        return (SetDown(owner, VEHICLE + vehicle),)
    return ()


def notice(state: Lupin) -> Agenda:
    """LUP-VIS-27, LUP-Q-33: after a police piece has ended its movement, whoever is in range and sight is seen."""
    know.clear(state)
    hidden = 0
    for vehicle, at in enumerate(state.vat):
        if at >= 0 and not state.vseen >> vehicle & 1:
            hidden |= 1 << at
    for member, at in enumerate(state.at):
        if at >= 0 and not state.seen >> member & 1 and state.ride[member] < 0:
            hidden |= 1 << at
    taken = hidden & (state.force() | state.guards | state.car_mask())
    found = taken | state.spied(hidden)
    if not found:
        return ()
    agenda: Agenda = ()
    for vehicle, at in enumerate(state.vat):
        if at >= 0 and not state.vseen >> vehicle & 1 and found >> at & 1:
            agenda += reveal_vehicle(state, vehicle)
    for member in state.in_game():
        at = state.at[member]
        if state.seen >> member & 1 or at < 0 or state.ride[member] >= 0:
            continue
        if (state.wind and member == GOEMON and not taken >> at & 1) or not found >> at & 1:
            continue
        agenda += reveal(state, member)
    return agenda


def arrive(state: Lupin, member: int, start: int, ends: int | None = None) -> Agenda:
    """LUP-VIS-01, LUP-VIS-02, LUP-VIS-09, LUP-VIS-13: the end of a movement, where one is seen or not."""
    place, bit = state.place, 1 << member
    if state.at[member] != start:
        state.loud &= ~bit  # LUP-VIS-20
    was_seen = bool(state.seen & bit)
    shown = state.must_show(member)
    inside = state.inside(member)
    windy = state.wind and member == GOEMON
    if shown or (not inside and not windy and state.in_sight(member)):
        if was_seen:
            state.know(member, 1 << state.at[member])
            if state.at[member] != start:
                state.tell("moved", EVERYONE, member=member, at=place.names[state.at[member]])
            return ()
        return reveal(state, member)
    if was_seen:
        state.seen &= ~bit
        if inside and place.insides >> state.at[member] & 1 and place.building_of[state.at[member]].treasure:
            ends = 1 << state.at[member]  # LUP-BLD-09: beside the treasure tile, for all to see
            know.vanish(state, member, start, ends)
            state.know(member, 0)
            state.tell("entered", EVERYONE, member=member, at=place.names[state.at[member]])
        else:
            know.vanish(state, member, start, ends)
            state.tell("vanished", EVERYONE, member=member)
    elif ends is not None:
        state.trace = state.trace[0] | ends & ~know.watched_by(state, member), *state.trace[1:]
    return ()


def free_squares(state: Lupin, around: int, *, gang: bool = True, vehicle: int = -1) -> list[int]:
    """LUP-Q-58: the free squares nearest to this one on which the piece may stand."""
    place = state.place
    taken = state.occupied()
    if vehicle == BOAT:
        waters = [water for _, water in place.piers if not taken >> water & 1]
        return sorted(waters, key=lambda water: place.apart(around, water))[:1]
    if vehicle == HELI:
        ends = place.landing
    elif vehicle >= 0:
        ends = place.drive_ends[state.kit.vehicles[vehicle].terrain] & ~state.no_wheels(vehicle)
    else:
        ends = (place.gang_ends & (place.stand | place.roofs) if gang else place.police_ends) & ~state.closed()
    start = 1 << around
    beside = place.beside_node(around) & ends & ~taken
    if beside:
        return list(bits(beside))
    for shut in (0 if vehicle >= 0 else state.closed() & ~start, 0):  # the second time over what is closed, as water is
        for layer in place.layers(start, 40, shut, GANG)[1:]:
            if layer & ends & ~taken:
                return list(bits(layer & ends & ~taken))
    return list(bits(ends & ~taken))[:1]


# ── Hits ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def credit(state: Lupin, member: int, count: int) -> Agenda:
    """LUP-CRD-03, LUP-Q-84, LUP-Q-85: every third elimination draws a card."""
    from covo.games.lupin.steps.drawing import DrawCards

    before = state.kills[member]
    state.kills = with_item(state.kills, member, before + count)
    if state.gone[member]:  # LUP-Q-146: its cards have left the game
        return ()
    return (DrawCards(member),) * ((before + count) // 3 - before // 3)


def drop_agent(state: Lupin, agent: int) -> None:
    """LUP-Q-17: an eliminated agent goes to the reserve; whom it held is free."""
    node = state.agents[agent]
    state.falls(AGENT + agent, node)
    state.agents = with_item(state.agents, agent, RESERVE)
    for member in range(4):  # LUP-Q-92: whoever was disguised as it stands there now
        if state.agent_of[member] == agent:
            state.agent_of = with_item(state.agent_of, member, -1)
            state.poses(member, 0)
            state.put(member, node)
            reveal(state, member)
    for prisoner in state.prisoners():
        if state.held[prisoner] == agent:
            set_free(state, prisoner)


def send_home(state: Lupin, car: int) -> None:
    """LUP-REI-16, LUP-REI-17: the last agent is out, the car goes off the board or back to its bay."""
    home = OFF
    if not state.quest.called:
        home = state.place.parking[car]
        others = state.occupied() & ~(1 << state.cars[car])
        if others >> home & 1 and state.cars[car] != home:
            home = DESTROYED  # its bay is taken: it comes back with the next call
    state.cars = with_item(state.cars, car, home)
    state.car_hits = with_item(state.car_hits, car, 0)  # LUP-Q-22


def call_rescuer(state: Lupin) -> None:
    """LUP-CGO-03: Goemon tells all that he will leave nobody behind."""
    if NOBODY in state.hands[GOEMON] and not state.gone[GOEMON] and any(m != GOEMON for m in state.prisoners()):
        lay(state, GOEMON, NOBODY)


def set_free(state: Lupin, prisoner: int) -> None:
    """LUP-REL-02, LUP-CGO-04: back in play without wounds."""
    state.held = with_item(state.held, prisoner, -1)
    state.wounds = with_item(state.wounds, prisoner, 0)
    state.tell("freed", EVERYONE, member=prisoner)
    if prisoner != GOEMON:
        for pile in ("hands", "table"):
            if NOBODY in getattr(state, pile)[GOEMON]:
                discard(state, GOEMON, NOBODY, pile)
                break


def eliminate(state: Lupin, code: int, by: int | None) -> Agenda:
    """LUP-ATK-08, LUP-ATK-14, LUP-WND-09."""
    if code >= GUARD:
        state.guards &= ~(1 << code - GUARD)
    else:
        drop_agent(state, code - AGENT)
        state.unlike(code - AGENT)
    state.tell("eliminated", EVERYONE, target=code, by=by)
    return credit(state, by, 1) if by is not None and by < ZENIGATA else ()


def give_hand(state: Lupin, member: int, hand: tuple[int, ...]) -> None:
    state.hands = (*state.hands[:member], hand, *state.hands[member + 1 :])


def discard(state: Lupin, member: int, card: int, pile: str = "hands") -> None:
    """LUP-CRD-06: a card goes on the open discard pile of its owner."""
    piles = getattr(state, pile)
    setattr(state, pile, (*piles[:member], without(piles[member], card), *piles[member + 1 :]))
    piles = state.discards
    state.discards = (*piles[:member], tuple(sorted((*piles[member], card))), *piles[member + 1 :])
    state.tell("discarded", EVERYONE, member=member, card=state.kit.cards[card].name)


def lay(state: Lupin, member: int, card: int) -> None:
    """A card that stays in play is laid open."""
    state.hands = (*state.hands[:member], without(state.hands[member], card), *state.hands[member + 1 :])
    state.table = (*state.table[:member], tuple(sorted((*state.table[member], card))), *state.table[member + 1 :])
    state.tell("laid", EVERYONE, member=member, card=state.kit.cards[card].name)


def hold(state: Lupin, member: int, gadgets: tuple[int, ...]) -> None:
    state.devices = (*state.devices[:member], tuple(sorted(gadgets)), *state.devices[member + 1 :])


def lose_gadget(state: Lupin, member: int, gadget: int) -> None:
    """One tile leaves the member's hand, Fujiko's own last."""
    if gadget in state.devices[member]:
        hold(state, member, without(state.devices[member], gadget))
    else:
        state.extra = without(state.extra, gadget)
    if gadget in state.shown[member]:
        shown = without(state.shown[member], gadget)
        state.shown = (*state.shown[:member], shown, *state.shown[member + 1 :])


def show_gadget(state: Lupin, member: int, gadget: int) -> None:
    """LUP-EQP-21, LUP-EQP-23: turned face up, where it stays."""
    if gadget not in state.shown[member]:
        shown = (*state.shown[member], gadget)
        state.shown = (*state.shown[:member], tuple(sorted(shown)), *state.shown[member + 1 :])
    if gadget in state.extra and gadget not in state.devices[member]:
        state.extra = without(state.extra, gadget)
        hold(state, member, (*state.devices[member], gadget))


def use_up(state: Lupin, member: int, gadget: int) -> None:
    """LUP-EQP-22."""
    lose_gadget(state, member, gadget)
    state.used = tuple(sorted((*state.used, gadget)))


def fold_glider(state: Lupin, member: int) -> None:
    use_up(state, member, GLIDER)
    state.glides = with_item(state.glides, member, 0)


def cast_off(state: Lupin, member: int) -> None:
    """LUP-REL-06: everything still held is given up."""
    for gadget in state.gadgets(member):
        use_up(state, member, gadget)
    state.extra = () if member == FUJIKO else state.extra
    for vehicle in range(len(state.vat)):
        if state.owners[vehicle] == member:
            crew, at, spots = (
                [m for m in range(4) if state.ride[m] == vehicle],
                state.vat[vehicle],
                state.vspots[vehicle],
            )
            wreck(state, vehicle)
            ashore(state, crew, at, spots)


def ashore(state: Lupin, crew: list[int], at: int, spots: int) -> None:
    """Whoever was in a boat that is gone stands on the nearest land; all know where it can have been."""
    place = state.place
    water = spots & ~(place.stand | place.roofs)
    if not water:
        return
    for member in crew:
        if not (place.stand | place.roofs) >> state.at[member] & 1:
            state.put(member, free_squares(state, at)[0])
    land = 0
    for node in bits(water):
        land |= mask_of(free_squares(state, node))
    for member in state.in_game():
        if state.seen >> member & 1 and state.at[member] >= 0:
            state.know(member, 1 << state.at[member])
        elif state.spots[member] & water:
            state.know(member, state.spots[member] | land)


def wreck(state: Lupin, vehicle: int) -> None:
    """LUP-VEH-17: out of the game for good; who was in it stands where it was."""
    for member in range(4):
        if state.ride[member] == vehicle:
            state.ride = with_item(state.ride, member, -1)
            state.wheel &= ~(1 << member)
            if vehicle == BOAT:
                state.put(member, next(land for land, water in state.place.piers if water == state.vat[vehicle]))
    if vehicle == BOAT:
        for member in state.in_game():
            if state.seen >> member & 1 and state.at[member] >= 0:
                state.know(member, 1 << state.at[member])
            elif state.spots[member]:
                state.know(member, state.spots[member] | state.place.pier_land)
    state.vat = with_item(state.vat, vehicle, -1)
    state.vseen &= ~(1 << vehicle)
    state.wrecks |= 1 << vehicle
    state.know_vehicle(vehicle, 0)
