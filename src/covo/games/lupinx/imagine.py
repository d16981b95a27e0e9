"""A world from a view of a game with the expansion: whose side Fujiko is on, who has the treasure, what each has."""

from __future__ import annotations

from random import Random
from typing import Any

from covo.games.lupin.box import (
    ADORED,
    BIKE1,
    FIAT,
    FORGIVE,
    FUJIKO,
    GOEMON,
    JIGEN,
    LUPIN,
    RIFLE_TILE,
    RUCKSACK,
    may_hold,
)
from covo.games.lupin.imagine import Dealer
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.gang import Accept, Activation
from covo.games.lupinx.box import (
    CAESAR,
    FLAT_TYRE,
    FORGET,
    FUJIKO_BUDGET,
    HOLE,
    LORRY,
    LOVE,
    PLAN_CARD,
    REDEEM,
    SCORN,
    SPECIAL,
    WETSUIT,
    ZONES,
)
from covo.games.lupinx.draws import Forget, Hole
from covo.games.lupinx.plays import Slip, TopCards
from covo.games.lupinx.state import GROUND, HOME, TAKEN, Lupinx
from covo.games.lupinx.steps.stonehenge import Aims, readings
from covo.games.lupinx.view import View
from covo.kernel import Frame

EARLY = ("Seating", "Specials", "Deploy", "Deal")  # before anything is bought
THREE = (0, 1, 2)


def imagine(view: View, rng: Random) -> Lupinx:
    return Deal(view, rng).deal()  # type: ignore[return-value]


class Deal(Dealer):
    view: View
    state: Lupinx

    def __init__(self, view: View, rng: Random) -> None:
        super().__init__(view, rng)
        self.marked: dict[int, int] = {}  # by member the square where its dig or theft has left it

    # ── Devices ──────────────────────────────────────────────────────────────────────────────────────────────────

    def devices(self) -> None:
        """LUX-CPL-11, LUX-INF-04: one's own side is known; the other side has bought what fits."""
        view, state = self.view, self.state
        if not view.apart:
            super().devices()
            if view.cagliostro and None in view.owners:
                owners = list(state.owners)
                owners[FIAT], owners[BIKE1] = LUPIN, FUJIKO
                state.owners = tuple(owners)
            return
        self.bags = [self.surely(m) if held is None else list(held) for m, held in enumerate(view.devices)]
        self.garage = [-1 if owner is None else owner for owner in view.owners]
        if view.owners[FIAT] is None:
            self.garage[FIAT] = FUJIKO if view.mine and FUJIKO not in view.mine else LUPIN
        if view.owners[BIKE1] is None:
            self.garage[BIKE1] = LUPIN if FUJIKO in view.mine else FUJIKO
        self.offered()
        money = [0 if coins is None else coins for coins in view.money]
        step = type(view.agenda[0]).__name__ if view.agenda else ""
        if view.devices[LUPIN] is None and step not in EARLY:
            if view.left:
                self.left_over(view.left)
            else:
                money[0] = self.shop(THREE, view.quest.budget, 16)
        if view.devices[FUJIKO] is None and step not in (*EARLY, "Heist"):
            money[FUJIKO] = self.shop((FUJIKO,), FUJIKO_BUDGET, 4)
        state.devices = tuple(tuple(sorted(bag)) for bag in self.bags)
        state.owners = tuple(self.garage)
        state.money = tuple(money)
        state.flown = False

    def surely(self, member: int) -> list[int]:
        """LUX-CJI-05: whoever has to throw a device out of his rucksack has both."""
        held, view = super().surely(member), self.view
        if member != JIGEN or not any(isinstance(step, Hole) for step in view.agenda):
            return held
        if RUCKSACK not in held:
            held.append(RUCKSACK)
        if held.count(RUCKSACK) == len(held):
            stock, left = view.kit.stock, view.left or (0,) * len(view.kit.stock)  # what was left nobody has
            seen = [*view.used, *(gadget for shown in view.shown for gadget in shown)]
            rest = [g for g in range(len(stock)) if g != RUCKSACK and stock[g] - left[g] > seen.count(g)]
            held.append(self.rng.choice([gadget for gadget in rest if may_hold(JIGEN, tuple(held), gadget)]))
        return held

    def offered(self) -> None:
        """Who is offered something knows that the other one has it."""
        view = self.view
        top = view.agenda[0] if view.agenda else None
        if not isinstance(top, Accept) or top.giver < 0 or view.devices[top.giver] is not None:
            return
        if top.thing in view.kit.gadgets:
            gadget = view.kit.gadgets.index(top.thing)
            if gadget not in self.bags[top.giver]:
                self.bags[top.giver].append(gadget)
        elif top.thing in view.kit.vehicle:
            self.garage[view.kit.vehicle[top.thing]] = top.giver

    def out(self, gadget: int) -> int:
        return self.view.used.count(gadget) + sum(bag.count(gadget) for bag in self.bags)

    def shop(self, members: tuple[int, ...], money: int, tries: int) -> int:
        """Some purchases these members can have made; returns the money left."""
        view, rng, kit = self.view, self.rng, self.view.kit
        for vehicle, kind in enumerate(kit.vehicles):
            seen = (view.vseen | view.wrecks) >> vehicle & 1 and self.garage[vehicle] < 0
            may = vehicle not in view.quest.unsold and self.garage[vehicle] < 0 and kit.prices[kind.name] <= money
            if (may and rng.random() < 0.3) or (seen and FUJIKO not in members):
                self.garage[vehicle] = rng.choice(members)
                money -= kit.prices[kind.name]
        for _ in range(int(rng.random() * tries)):
            member, gadget = rng.choice(members), int(rng.random() * len(kit.gadgets))
            price = kit.prices[kit.gadgets[gadget]]
            fits = may_hold(member, tuple(self.bags[member]), gadget) and not view.gone[member]
            if fits and price <= money and self.out(gadget) < kit.stock[gadget]:
                self.bags[member].append(gadget)
                money -= price
        return max(money, 0)

    def left_over(self, left: tuple[int, ...]) -> None:
        """LUX-Q-101: Fujiko knows what the three took, not who of them has it."""
        view, rng, kit = self.view, self.rng, self.view.kit
        for vehicle in range(len(kit.vehicles)):
            if view.owners[vehicle] is None:  # what nobody has she would know
                self.garage[vehicle] = rng.choice(THREE)
        # Rucksacks first, they make room; then rifles, which not everybody may hold: so all finds its place.
        order = sorted(range(len(kit.gadgets)), key=lambda gadget: (gadget != RUCKSACK, gadget != RIFLE_TILE))
        for gadget in order:
            known = view.used.count(gadget) + sum(self.bags[m].count(gadget) for m in THREE)
            for _ in range(max(0, kit.stock[gadget] - left[gadget] - known)):
                fit = [m for m in THREE if may_hold(m, tuple(self.bags[m]), gadget) and not view.gone[m]]
                if fit and self.out(gadget) < kit.stock[gadget]:
                    self.bags[rng.choice(fit)].append(gadget)

    # ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────

    def void(self, member: int) -> set[int]:
        """LUX-DCK-06, LUX-FUJ-06..08: cards that never stay in a hand."""
        view = self.view
        void = super().void(member) | {FLAT_TYRE, PLAN_CARD, HOLE}
        if member == GOEMON and any(tile.place == GOEMON for tile in view.tiles):
            void.add(SCORN)
        if member == FUJIKO and view.apart:
            void -= {FORGIVE}
            seen = view.peeked or ()
            decided = any(c in view.table[FUJIKO] or c in seen for c in (FORGIVE, REDEEM))
            if view.traitor or decided or self.rng.random() < 0.4:
                void |= {FORGIVE, REDEEM}
            elif self.rng.random() < 0.3:
                void.add(FORGIVE)
            else:
                void.add(REDEEM)
        elif member == FUJIKO and view.quest.places > 1:
            void |= self.base_void()
        elif member == FUJIKO:
            void |= {FORGIVE, REDEEM}
        if member == JIGEN:
            self.state.given = view.given or ()
        return void

    def base_void(self) -> set[int]:
        """LUX-BAS-13, LUX-Q-04: in the base missions one of the two cards at most, and with enough players."""
        view = self.view
        if view.traitor:
            return {REDEEM}
        if len({seat for seat in view.crew if seat >= 0}) < 3 or REDEEM in view.table[FUJIKO]:
            return {FORGIVE, REDEEM}
        return {REDEEM} if self.rng.random() < 0.7 else {FORGIVE}

    def sure(self, member: int) -> tuple[int, ...]:
        """LUX-SPC-01, LUX-INF-09: a special card that has not been played is in its hand; LUX-Q-55: whom Jigen is asked
        to make forget her has the card."""
        view = self.view
        gone = SPECIAL[member] in view.discards[member] + view.table[member]
        seen = tuple(c for c in view.peeked or () if c != LOVE and self.unplayed(c)) if member == FUJIKO else ()
        if view.quest.places > 1:
            seen += tuple(card for card in super().sure(member) if card not in seen)
        if member == LUPIN and any(isinstance(step, Forget) for step in view.agenda):
            seen += (ADORED,)
        if member == JIGEN and any(isinstance(step, Slip) and step.thing for step in view.agenda):
            seen += (FORGET,)  # who is offered it knows
        return seen if gone or not view.special else (*seen, SPECIAL[member])

    def unplayed(self, card: int) -> bool:
        """A card of Fujiko's that Jigen has seen, and that cannot have been played since."""
        view = self.view
        gone = view.discards[FUJIKO] + view.table[FUJIKO]
        return gone.count(card) < view.kit.decks[FUJIKO].count(card) and card not in gone

    def hand(self, member: int) -> tuple[int, ...]:
        """LUX-FUJ-06: one card at most decides her side; LUX-CJI-02: what Lupin was given Jigen has no more."""
        hand = super().hand(member)
        view = self.view
        if view.hands[member] is not None:
            return hand
        banned = (FORGIVE, REDEEM) if member == FUJIKO else ()
        extra = [card for card in hand if card in banned][1:]
        if member == JIGEN:
            spare = view.kit.decks[JIGEN].count(FORGET) - view.discards[JIGEN].count(FORGET) - len(self.state.given)
            extra += [FORGET] * max(0, hand.count(FORGET) - spare)
        if not extra:
            return hand
        rest = list(hand)
        for card in extra:
            rest.remove(card)
        pool = [*view.kit.unseen(member, view.discards[member], view.table[member], tuple(rest))]
        pool = [c for c in pool if c not in (FORGIVE, REDEEM, FORGET, FLAT_TYRE, PLAN_CARD, HOLE)]
        self.rng.shuffle(pool)
        return (*rest, *pool[: len(extra)])

    # ── The treasure, the lorry ──────────────────────────────────────────────────────────────────────────────────

    def tiles(self) -> tuple[Tile, ...]:
        """LUX-Q-44, LUX-TRE-03: if the coins are not where they seem to be, anybody may have them."""
        view, rng = self.view, self.rng
        if view.quest.places > 1:
            dealt = super().tiles()
            loose = any(tile.place in (GROUND, TAKEN) for tile in view.tiles) and view.outcome is None
            return tuple(
                Tile(seen.place, True, 15) if loose and seen.place in (GROUND, TAKEN) else tile
                for seen, tile in zip(view.tiles, dealt, strict=True)
            )
        tile = view.tiles[0]
        if view.outcome is not None:
            return view.tiles
        if tile.place != HOME:
            return (tile,) if tile.place >= 8 else (Tile(tile.place, True, tile.known | 1 << tile.place),)
        others = [m for m in range(4) if m not in view.mine and view.crew[m] >= 0 and view.held[m] < 0]
        due = (view.turn >= min(view.quest.alarm, view.limit) or view.again) and view.phase < 4
        open_now = view.told or (self.loose() and not due)
        if not others or not open_now or (not view.told and rng.random() < 0.5):
            return (Tile(HOME),)
        member = rng.choice(others)
        return (Tile(member + (10 if view.gone[member] else 0), True, 1 << member),)

    def loose(self) -> bool:
        """Can anybody have taken it?"""
        return bool(self.view.opened >> CAESAR & 1)

    def more(self) -> None:
        view, state, rng = self.view, self.state, self.rng
        state.zone, state.pumps, state.pumping = max(view.zone, -1), view.pumps, view.pumping
        if view.zone == -2 and state.owners[LORRY] >= 0 and view.turn and rng.random() < 0.5:
            wet = [n for n in range(len(ZONES)) if not (view.drained | view.dry) >> n & 1]
            if wet:
                state.zone, state.pumps = rng.choice(wet), int(rng.random() * 3)
        state.given, state.left = view.given or (), view.left or ()
        state.under, state.peeked = view.under or (), view.peeked or ()
        self.aims()

    def aims(self) -> None:
        """LUX-INF-06: any picture that fits what has been told of digs and thefts."""
        view, state = self.view, self.state
        state.aim = -1 if view.aim is None else view.aim
        state.tombs, state.digs = view.tombs or (), view.digs or ()
        site = state.site
        if site is None or not view.stonehenge or any(isinstance(step, Aims) for step in view.agenda):
            return
        if view.tombs is None:
            fitting = [each for each in readings(site, view.signs) if view.aim in (None, each[0])]
            state.aim, squares = self.rng.choice(fitting)
            state.tombs = tuple(at for at, sign in zip(squares, view.signs, strict=True) if not sign.sword)
        rest = iter(state.tombs)
        for sign in view.signs:
            at = site.aims[state.aim][-1] if sign.sword else next(rest)
            since = sign.turn == view.turn - 1 and view.phase < 3 and not view.done >> sign.member & 1
            if sign.turn == view.turn or since:  # it has not moved yet
                self.marked[sign.member] = at

    def loose_ends(self, vehicle: int) -> bool:
        return self.view.owners[vehicle] is None and not self.view.left

    # ── Where everybody is ───────────────────────────────────────────────────────────────────────────────────────

    def stands(self, member: int, mask: int) -> int:
        at = self.marked.get(member, -1)
        acting = any(isinstance(step, Activation) and step.member == member for step in self.view.agenda)
        if at >= 0 and mask >> at & 1 and not acting:
            return 1 << at
        swims = WETSUIT in self.state.devices[member]
        return mask & ~self.state.field.shut(self.state.opened, self.state.drained, swim=swims) or mask

    def acting(self, step: Frame[Any]) -> Frame[Any]:
        step = super().acting(step)
        if isinstance(step, TopCards) and -1 in step.cards:
            pile = list(self.state.deck(LUPIN))
            self.rng.shuffle(pile)
            return TopCards(step.seat, tuple(pile[: len(step.cards)]))
        return step
