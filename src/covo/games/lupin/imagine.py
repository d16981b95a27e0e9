"""A world from a view: everything hidden is dealt anew, so that this viewer could not tell it from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

from covo.games.lupin import know
from covo.games.lupin.board import mask_of
from covo.games.lupin.box import (
    ADORED,
    BIKE1,
    CREDIT,
    DEAR,
    FORGIVE,
    FUJIKO,
    GOEMON,
    HELI,
    LUPIN,
    NEXT_TURN,
    NOBODY,
    RADIO,
    VARIANT_BUDGET,
    may_hold,
)
from covo.games.lupin.state import Lupin, Tile, with_item
from covo.games.lupin.steps.gang import Accept, Activation, GangPhase
from covo.games.lupin.steps.setup import StartSquares
from covo.games.lupin.view import View
from covo.kernel import Frame

LIKELY = 0.35  # that a vehicle the police have not seen was bought, where the money allows it


def imagine(view: View, rng: Random) -> Lupin:
    return Dealer(view, rng).deal()


def any_of(mask: int, rng: Random) -> int:
    """One node of a set, all alike likely; -1 of none."""
    count = mask.bit_count()
    if not count:
        return -1
    for _ in range(int(rng.random() * count)):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class Dealer:
    """Deals one world; a game with more secrets deals those too."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.state = view.world(**{name: getattr(view, name) for name in view.public}, outcome=view.outcome)

    def deal(self) -> Lupin:
        view, state, rng = self.view, self.state, self.rng
        self.devices()
        self.traps()
        state.hands = tuple(self.hand(member) for member in range(4))
        state.tiles = self.tiles()
        state.agent_of = tuple(
            known if known is not None else any_of(view.masks[member], rng)
            for member, known in enumerate(view.agent_of)
        )
        state.balloon, state.before, state.seeking = view.balloon, view.before, view.seeking
        state.extra = self.extra()
        state.credit = CREDIT if view.credit is None else view.credit
        state.notes, state.meetings = view.notes, view.meetings
        state.ride = tuple(-1 if ride is None else ride for ride in view.ride)
        state.driven, state.wheel = view.driven, view.wheel
        state.at = tuple(-1 if at is None else at for at in view.at)
        state.vat = tuple(-1 if at is None else at for at in view.vat)
        self.more()
        reckoned = self.reckoned()
        self.vehicles(reckoned)
        state.stack = view.agenda
        self.squares(reckoned)
        if view.flown is None:
            state.flown = state.vat[HELI] >= 0 and state.vat[HELI] != state.place.pad
        if state.stack:
            state.stack = tuple(self.acting(step) for step in state.stack)
            state.asks = state.stack[0].asks(state)
        return state

    def more(self) -> None:
        """Secrets of other games."""

    def reckoned(self) -> Lupin:
        """The same with what may have happened unseen in the activation that goes on."""
        view, state = self.view, self.state
        after = state
        for step in view.agenda:
            if isinstance(step, Activation):
                after = state.copy()
                know.close(after, step.member)
        return after

    def acting(self, step: Frame[Any]) -> Frame[Any]:
        view, state = self.view, self.state
        if isinstance(step, Activation) and step.member not in view.mine:
            return Activation(step.member, start=state.at[step.member], kills=state.kills[step.member])
        return step

    def squares(self, reckoned: Lupin) -> None:
        view, state, rng = self.view, self.state, self.rng
        place = state.place
        near = 0  # whom one's own members would meet one knows about
        for member in view.mine:
            at = state.at[member]
            if at >= 0 and state.ride[member] < 0 and state.held[member] < 0:
                near |= place.beside_node(at) | 1 << at
        acting = {step.member for step in view.agenda if isinstance(step, Activation)}
        starting = next((step.queue for step in view.agenda if isinstance(step, StartSquares)), ())
        for member in range(4):
            if view.at[member] is not None:
                continue
            if not view.turn:
                done = isinstance(view.agenda[0], StartSquares) and member not in starting
                state.put(member, rng.choice(state.starts(member)) if done else -1)
                continue
            mask = know.possible(state, member) if member in acting else reckoned.spots[member]
            mask = self.stands(member, mask & place.gang_ends)  # on foot
            state.put(member, any_of(mask & ~near or mask or state.spots[member], rng))

    def loose_ends(self, vehicle: int) -> bool:
        """Does this viewer not know whether anybody has the vehicle?"""
        return self.view.owners[vehicle] is None

    def stands(self, member: int, mask: int) -> int:
        """Where of these places the member can be with what it has."""
        return mask

    def vehicles(self, reckoned: Lupin) -> None:
        view, state, rng = self.view, self.state, self.rng
        place, vat = state.place, [-1 if at is None else at for at in view.vat]
        near = 0
        for member in view.mine:
            at = state.at[member]
            if 0 <= at < place.squares and state.ride[member] < 0:
                near |= place.beside_node(at) | 1 << at
                near |= mask_of(water for land, water in place.piers if land == at)
        starting = next((step.queue for step in view.agenda if isinstance(step, StartSquares)), (0, 1, 2, 3))
        for vehicle in range(len(view.vat)):
            if view.vat[vehicle] is not None or state.owners[vehicle] < 0:
                continue
            if not view.turn:
                early = isinstance(view.agenda[0], StartSquares) if view.agenda else False
                if early and not state.moorings(vehicle) and state.owners[vehicle] not in starting:
                    vat[vehicle] = rng.choice(state.garages(state.owners[vehicle]))
                continue
            spots = reckoned.vspots[vehicle]
            if spots and not spots & ~near and self.loose_ends(vehicle):  # one would have met it: nobody has it
                state.owners = with_item(state.owners, vehicle, -1)
                continue
            vat[vehicle] = any_of(spots & ~near or spots, rng)
            if vat[vehicle] < 0:
                vat[vehicle] = place.garages[0]
        state.vat = tuple(vat)

    def surely(self, member: int) -> list[int]:
        """The devices all know this member to have: those that lie open."""
        return list(self.view.shown[member])

    def devices(self) -> None:
        """The gang knows what it bought; for others any purchases that fit what has been seen (LUP-INF-02)."""
        view, state, rng = self.view, self.state, self.rng
        if None not in view.devices:
            state.devices = tuple(held or () for held in view.devices)
            state.owners = tuple(-1 if owner is None else owner for owner in view.owners)
            state.money = tuple(coins or 0 for coins in view.money)
            state.flown = bool(view.flown)
            return
        devices = [self.surely(member) for member in range(4)]
        owners = [-1] * len(view.kit.vehicles)
        crew = [member for member in range(4) if view.crew[member] >= 0]
        money = sum(VARIANT_BUDGET for _ in crew) if view.free else view.quest.budget
        if FUJIKO in crew or not crew:
            owners[BIKE1] = FUJIKO
        money -= sum(view.kit.prices[view.kit.gadgets[gadget]] for gadget in view.used)
        money -= sum(view.kit.prices[view.kit.gadgets[gadget]] for shown in view.shown for gadget in shown)
        planned = any(
            type(step).__name__ in ("Crew", "Deploy", "Deal", "DearLupin", "Order") for step in view.agenda[:1]
        )
        for vehicle, kind in enumerate(view.kit.vehicles):
            if vehicle == BIKE1 or not crew:
                continue
            seen = (view.vseen | view.wrecks) >> vehicle & 1
            may = view.vspots[vehicle] if view.turn else vehicle not in view.quest.unsold and not planned
            wanted = (
                may
                and not (view.free and vehicle == HELI)
                and view.kit.prices[kind.name] <= money
                and rng.random() < LIKELY
            )
            if seen or wanted:
                owners[vehicle] = rng.choice(crew)
                money -= view.kit.prices[kind.name]
        for _ in range(0 if planned else int(rng.random() * 16)):
            if not crew:
                break
            member, gadget = rng.choice(crew), int(rng.random() * len(view.kit.gadgets))
            out = view.used.count(gadget) + sum(held.count(gadget) for held in devices)
            fits = may_hold(member, tuple(devices[member]), gadget) and not (view.free and gadget == RADIO)
            if (
                fits
                and out < view.kit.stock[gadget]
                and view.kit.prices[view.kit.gadgets[gadget]] <= money
                and not view.gone[member]
            ):
                devices[member].append(gadget)
                money -= view.kit.prices[view.kit.gadgets[gadget]]
        state.devices = tuple(tuple(sorted(held)) for held in devices)
        state.owners = tuple(owners)
        state.money = (max(money, 0) // 4,) * 4 if view.free else (max(money, 0), 0, 0, 0)

    def extra(self) -> tuple[int, ...]:
        """What Fujiko took with her own money: unknown, but for what she offers just now."""
        view, state = self.view, self.state
        if view.extra is not None:
            return view.extra
        offered = (step.thing for step in view.agenda if isinstance(step, Accept) and step.giver == FUJIKO)
        held = state.devices[FUJIKO]
        return tuple(
            view.kit.gadgets.index(t)
            for t in offered
            if t in view.kit.gadgets and view.kit.gadgets.index(t) not in held
        )

    def traps(self) -> None:
        view, state, rng = self.view, self.state, self.rng
        traps = list(view.traps)
        for member, dug in enumerate(view.dug):
            if dug and member not in view.mine and view.outcome is None:
                traps += [(any_of(state.place.diggable, rng), member) for _ in range(dug)]
        state.traps = tuple(traps)

    def hand(self, member: int) -> tuple[int, ...]:
        """LUP-INF-03: from the cards nobody has seen; what binds the next activation only if it was drawn since
        the last."""
        view, rng = self.view, self.rng
        known = view.hands[member]
        if known is not None:
            return known
        count = view.cards[member]
        if not count:
            return ()
        void, hand = self.void(member), list(self.sure(member))
        left = [card for card in view.kit.unseen(member, view.discards[member], view.table[member]) if card not in void]
        for card in hand:
            if card in left:
                left.remove(card)
        rng.shuffle(left)
        fresh = min(view.fresh[member], count)
        old = [card for card in left if card not in NEXT_TURN]
        while len(hand) < count - fresh and old:
            hand.append(old.pop())
            left.remove(hand[-1])
        while len(hand) < count and left:
            hand.append(left.pop())
        return tuple(hand)

    def void(self, member: int) -> set[int]:
        """Cards that cannot be in a hand."""
        view = self.view
        void = {FORGIVE} if view.free else set()
        if not view.free and len(set(view.crew)) < 3:
            void = {FORGIVE, DEAR}
        if member == GOEMON and any(agent >= 0 for m, agent in enumerate(view.held) if m != GOEMON):
            void |= {NOBODY}  # LUP-CGO-03: he would have told
        if member == LUPIN and isinstance(view.agenda[0] if view.agenda else None, GangPhase):
            left = [m for m in range(4) if view.crew[m] >= 0 and not view.gone[m] and not view.done >> m & 1]
            if left == [LUPIN, FUJIKO] and view.held[LUPIN] < 0:
                void |= {ADORED}  # LUP-Q-103: nobody would be asked who of the two comes first
        return void

    def sure(self, member: int) -> tuple[int, ...]:
        """Cards that must be in a hand."""
        return (FORGIVE,) if member == FUJIKO and self.view.traitor else ()

    def tiles(self) -> tuple[Tile, ...]:
        """One tile is real at most; if nobody this viewer knows of has it, any tile not seen may be it."""
        view, rng = self.view, self.rng
        lying = [n for n, tile in enumerate(view.tiles) if 4 <= tile.place < 8]
        closed = [
            n for n, tile in enumerate(view.tiles) if n not in lying and tile.real is None and not tile.known & 16
        ]
        real = next((n for n, tile in enumerate(view.tiles) if tile.real), None)
        if real is None and view.outcome is None:
            stays = len(lying)
            if view.turn >= view.quest.alarm and not view.told and view.phase < 4:
                closed = []  # LUP-ALM-01: it would have been told
            if view.told:
                stays = 0
            pick = int(rng.random() * (len(closed) + stays)) if closed or stays else -1
            real = closed[pick] if 0 <= pick < len(closed) else None
        tiles = []
        for number, tile in enumerate(view.tiles):
            if number in lying or (tile.real is not None and view.outcome is not None):
                tiles.append(tile)
                continue
            holder = 1 << tile.place % 10
            known = tile.known | (holder if not any(tile.place % 10 == m for m in view.mine) else 0)
            tiles.append(Tile(tile.place, number == real, known))
        return tuple(tiles)
