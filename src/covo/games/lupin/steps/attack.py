"""Attacks: dice, dodges, counter-attacks, and what a hit leads to (LUP-ATK, LUP-MEL, LUP-WND, LUP-ARR)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import GANG, bits
from covo.games.lupin.box import (
    ADORED,
    AGENT,
    BANK,
    CAR,
    CAR_HIT,
    CAR_STRENGTH,
    CARDS,
    CARDS_OF,
    CHARM,
    DEAR,
    FORGIVE,
    FUJIKO,
    GUARD,
    HIT,
    INSPECTOR,
    MEMBERS,
    NOBODY,
    OFFICER,
    SNIPER,
    VEHICLE,
    VEHICLES,
    ZENIGATA,
    figure_name,
    unseen,
)
from covo.games.lupin.state import DESTROYED, IN_CAR, RESERVE, Dice, Lupin, Tile, with_item
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Outcome, Seat, rolls
from covo.kernel.frames import draws

LATE = 10  # LUP-CFU-08


def called(state: Lupin, code: int) -> str | int:
    """A target as a move names it: a guard by its roof square."""
    return state.place.names[code - GUARD] if code >= GUARD else figure_name(code)


def hand_value(code: int) -> int:
    if code < ZENIGATA:
        return CARDS_OF[code].hand
    return INSPECTOR.hand if code == ZENIGATA else SNIPER.hand if code >= GUARD else OFFICER.hand


def agility(code: int) -> int:
    """LUP-MEL-07, LUP-MEL-10: only members and Zenigata dodge."""
    return CARDS_OF[code].agility if code < ZENIGATA else INSPECTOR.agility if code == ZENIGATA else 0


def needed(target: int) -> int | None:
    """LUP-ATK-16, LUP-Q-50: what the bare dice need against a vehicle; None where the shooter's value counts."""
    if CAR <= target < VEHICLE:
        return CAR_HIT
    return VEHICLES[target - VEHICLE].hit if VEHICLE <= target < GUARD else None


def shot(state: Lupin, by: int, target: int, value: int, *, rob: bool = False) -> Agenda:
    """LUP-ATK-04, LUP-ATK-11, LUP-ATK-16."""
    need = needed(target)
    roll = ShotRoll(by, target, value if need is None else 0, HIT if need is None else need, rob)
    return (CharmRoll(by, target, value, False),) if charmed(state, by, target) else (roll,)


def blow(state: Lupin, by: int, target: int, *, rob: bool = False) -> Agenda:
    """LUP-MEL-01, LUP-MEL-02: hand to hand."""
    if charmed(state, by, target):
        return (CharmRoll(by, target, hand_value(by), True),)
    return (BlowRoll(by, target, hand_value(by), False, rob),)


def charmed(state: Lupin, by: int, target: int) -> bool:
    """LUP-CFU-11..13, LUP-Q-97: agents and guards, not Zenigata."""
    return target == FUJIKO and by > ZENIGATA and CHARM in state.table[FUJIKO]


def rolled(state: Lupin, faces: tuple[int, ...], by: int, target: int, value: int, need: int, result: str) -> None:
    number = state.dice.number + 1 if state.dice else 1
    state.dice = Dice(number, faces, by, target, value, need, result)
    state.tell(
        "rolled", EVERYONE, by=by, target=target, faces="+".join(map(str, faces)), value=value, need=need, result=result
    )


class ShotRoll(Frame[Lupin], frozen=True):
    """Two dice and the value of the weapon."""

    rule: ClassVar = "LUP-ATK-04"
    open: ClassVar = ("by", "target", "value", "need", "rob")
    by: int
    target: int
    value: int
    need: int
    rob: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(2, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        success = sum(faces) + self.value >= self.need
        rolled(state, faces, self.by, self.target, self.value, self.need, "hit" if success else "miss")
        if not success:
            return ()
        return beaten(state, self.by, self.target) if self.rob else hit(state, self.by, self.target)


class BlowRoll(Frame[Lupin], frozen=True):
    """LUP-MEL-02, LUP-MEL-04, LUP-Q-75: hand to hand; if it fails the target strikes back, once."""

    rule: ClassVar = "LUP-MEL-02"
    open: ClassVar = ("by", "target", "value", "counter", "rob")
    by: int
    target: int
    value: int
    counter: bool = False
    rob: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(2, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        success = sum(faces) + self.value >= HIT
        rolled(state, faces, self.by, self.target, self.value, HIT, "hit" if success else "miss")
        if success and agility(self.target):
            return (DodgeRoll(self.by, self.target, self.counter, self.rob),)
        return landed(state, self.by, self.target, self.rob) if success else failed(self)


class DodgeRoll(Frame[Lupin], frozen=True):
    """LUP-MEL-07..09: one die, at most the Agility."""

    rule: ClassVar = "LUP-MEL-07"
    open: ClassVar = ("by", "target", "counter", "rob")
    by: int
    target: int
    counter: bool = False
    rob: bool = False

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(1, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        dodged = faces[0] <= agility(self.target)
        rolled(state, faces, self.target, self.by, 0, agility(self.target), "dodged" if dodged else "not-dodged")
        return failed(self) if dodged else landed(state, self.by, self.target, self.rob)


def failed(blow: BlowRoll | DodgeRoll) -> Agenda:
    """LUP-MEL-04, LUP-MEL-05, LUP-MEL-09."""
    if blow.counter:
        return ()
    return (BlowRoll(blow.target, blow.by, hand_value(blow.target), True, blow.rob),)


def landed(state: Lupin, by: int, target: int, rob: bool) -> Agenda:
    return beaten(state, by, target) if rob else hit(state, by, target)


class CharmRoll(Frame[Lupin], frozen=True):
    """LUP-CFU-13, LUP-Q-97: on a 1 the spell breaks and the attack goes on; else it comes to nothing."""

    rule: ClassVar = "LUP-CFU-13"
    open: ClassVar = ("by", "target", "value", "melee")
    by: int
    target: int
    value: int
    melee: bool

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        return (rolls(1, 6, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        faces: tuple[int, ...] = move.args  # type: ignore[assignment]
        broken = faces[0] == 1
        rolled(state, faces, FUJIKO, self.by, 0, 2, "spell-broken" if broken else "charmed")
        if not broken:
            return ()
        effects.discard(state, FUJIKO, CHARM, "table")
        if self.melee:
            return blow(state, self.by, self.target)
        return shot(state, self.by, self.target, self.value)


# ── A hit ────────────────────────────────────────────────────────────────────────────────────────────────────────


def hit(state: Lupin, by: int, target: int) -> Agenda:
    """LUP-ATK-08..10, LUP-MEL-03, LUP-REI-22, LUP-VEH-17."""
    if target < ZENIGATA:
        return wound(state, target)
    if target == ZENIGATA:
        return wound_inspector(state)
    if CAR <= target < VEHICLE:
        return hit_car(state, target - CAR)
    if VEHICLE <= target < GUARD:
        return hit_vehicle(state, target - VEHICLE)
    return effects.eliminate(state, target, by)


def wound(state: Lupin, member: int) -> Agenda:
    """LUP-ATK-10, LUP-WND-01, LUP-WND-06."""
    state.wounds = with_item(state.wounds, member, state.wounds[member] + 1)
    state.tell("wounded", EVERYONE, member=member, wounds=state.wounds[member])
    return (Arrest(member),) if state.wounds[member] >= CARDS_OF[member].wounds else ()


def wound_inspector(state: Lupin) -> Agenda:
    """LUP-ATK-09, LUP-WND-07, LUP-Q-76."""
    state.zwounds += 1
    state.tell("wounded-inspector", EVERYONE, wounds=state.zwounds)
    return (PutBack(),) if state.zwounds >= INSPECTOR.wounds else ()


def hit_car(state: Lupin, car: int) -> Agenda:
    """LUP-REI-22, LUP-REI-23, LUP-REI-25, LUP-Q-22."""
    state.car_hits = with_item(state.car_hits, car, state.car_hits[car] + 1)
    if state.car_hits[car] < CAR_STRENGTH:
        return ()
    crew, at = state.agents_in(car), state.cars[car]
    state.cars = with_item(state.cars, car, DESTROYED)
    state.car_hits = with_item(state.car_hits, car, 0)
    state.tell("car-destroyed", EVERYONE, car=car)
    for agent in crew:
        free = around_car(state, at)
        if not state.occupied() >> at & 1 and state.place.police_ends >> at & 1:
            free = [at]
        state.agents = with_item(state.agents, agent, free[0] if free else RESERVE)
    return effects.notice(state)


def around_car(state: Lupin, at: int) -> list[int]:
    """LUP-REI-15, LUP-Q-21: free ground squares around a car, not behind a wall."""
    place = state.place
    ends = place.around(at) & place.police_ends & place.ground & ~state.occupied()
    near = place.spread(1 << at, 2, 0, GANG)
    return list(bits(ends & near))


def hit_vehicle(state: Lupin, vehicle: int) -> Agenda:
    """LUP-VEH-17..19, LUP-Q-49, LUP-Q-58: the last hit destroys it; driver on its square, the others beside it."""
    state.vhits = with_item(state.vhits, vehicle, state.vhits[vehicle] + 1)
    state.tell("vehicle-hit", EVERYONE, vehicle=vehicle, hits=state.vhits[vehicle])
    if state.vhits[vehicle] < VEHICLES[vehicle].strength:
        return ()
    crew = [member for member in range(4) if state.ride[member] == vehicle]
    at = state.vat[vehicle]
    effects.wreck(state, vehicle)
    state.tell("vehicle-destroyed", EVERYONE, vehicle=vehicle)
    for member in crew:
        state.seen |= 1 << member
        state.know(member, 1 << state.at[member])
    stays = 0 if state.place.stand >> at & 1 else 1  # a boat leaves nobody on the water
    return tuple(SetDown(state.crew[member], member) for member in crew[1 - stays :]) if len(crew) > 1 - stays else ()


def beaten(state: Lupin, winner: int, loser: int) -> Agenda:
    """LUP-BET-02..04, LUP-BET-10, LUP-Q-114, LUP-Q-127: fights inside the gang wound nobody."""
    state.passed |= 1 << loser
    tiles = state.tiles_of(loser)
    state.tell("beaten", EVERYONE, by=winner, member=loser)
    if not tiles or not (state.free or state.has_treasure(loser)):
        return ()
    state.blocked |= 1 << loser
    if state.free or state.traitor:  # LUP-BET-10: as the winner likes
        return (TakeTile(state.crew[winner], winner, loser),)
    number = next(n for n in tiles if state.tiles[n].real)
    return take_tile(state, winner, number)


def take_tile(state: Lupin, member: int, number: int) -> Agenda:
    """A tile changes hands; whoever has the treasure now may be marked by it (LUP-BET-01, LUP-BET-06)."""
    old = state.tiles[number]
    tile = Tile(member, old.real, old.known & 15 | 1 << member | old.known & 16)
    state.tiles = (*state.tiles[:number], tile, *state.tiles[number + 1 :])
    state.tell("tile-moved", EVERYONE, member=member, tile=number)
    return possession(state, member)


def possession(state: Lupin, member: int, *, inside: bool = False) -> Agenda:
    """LUP-BET-01, LUP-BET-05, LUP-BET-06, LUP-Q-113: what holding the treasure does to a traitor, or after a
    betrayal."""
    if state.free or not state.has_treasure(member):
        return ()
    if member == FUJIKO and state.is_bound() and not state.traitor:
        if inside:  # she may lie until she comes out
            return ()
        state.traitor = True
        state.tell("betrayal", EVERYONE)
    if state.traitor and not state.marked >> member & 1:
        state.marked |= 1 << member
        return effects.reveal(state, member)
    return ()


class TakeTile(Frame[Lupin], frozen=True):
    """LUP-BET-10: the winner takes the treasure, or lets it be; all against all one tile, unseen (LUP-Q-127)."""

    rule: ClassVar = "LUP-BET-10"
    open: ClassVar = ("seat", "winner", "loser")
    seat: Seat
    winner: int
    loser: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        tiles = [n for n in state.tiles_of(self.loser) if state.free or state.tiles[n].real]
        moves = (*(Move("take", "tile", n + 1) for n in tiles), Move("pass"))
        return (Ask(self.seat, moves, self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return () if move.verb == "pass" else take_tile(state, self.winner, int(move.args[1]) - 1)


# ── Put down, put back, arrested ─────────────────────────────────────────────────────────────────────────────────


class SetDown(Frame[Lupin], frozen=True):
    """LUP-MOV-07, LUP-MOV-08, LUP-Q-28, LUP-Q-58: a piece is moved to the nearest free square; its owner chooses."""

    rule: ClassVar = "LUP-MOV-07"
    open: ClassVar = ("seat", "code", "near", "other")
    seat: Seat
    code: int
    near: int = -1
    other: int = -1  # a companion on the same square, who may be moved instead

    def mates(self, state: Lupin) -> list[int]:
        """Who stands on the same square still; of three that were found there one may have been moved already."""
        if self.other < 0:
            return []
        others = bits(state.seen & ~(1 << self.code))
        return [m for m in others if state.at[m] == state.at[self.code] and state.ride[m] < 0]

    def options(self, state: Lupin) -> list[int]:
        code = self.code
        if code < ZENIGATA:
            near = state.at[code]
            if state.place.insides >> near & 1:
                return [near]
            return effects.free_squares(state, near)
        if code >= VEHICLE:
            return effects.free_squares(state, state.vat[code - VEHICLE], vehicle=code - VEHICLE)
        near = self.near
        if near >= 0 and state.place.insides >> near & 1:
            near = state.place.building_of[near].doors[0][0]
        if near >= 0 and near == state.place.bus:
            near = state.place.stops[state.bus][0]
        here = state.zenigata if code == ZENIGATA else state.agents[code - AGENT]
        return effects.free_squares(state, near if near >= 0 else here, gang=False)

    def settled(self, state: Lupin) -> bool:
        """Somebody else has been moved meanwhile, and there is room."""
        if self.other < 0 or self.mates(state):
            return False
        pieces = state.force() | state.guards | state.hulls()
        return not pieces >> state.at[self.code] & 1

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.options(state)
        if len(options) < 2 or self.settled(state):
            return ()
        names = state.place.names
        moves = tuple(Move("put", names[node]) for node in options)
        for mate in self.mates(state):
            moves += tuple(Move("shift", figure_name(mate), names[node]) for node in options)
        return (Ask(self.seat, moves, self.rule),)

    def run(self, state: Lupin) -> Agenda:
        options = self.options(state)
        return self.put(state, options[0]) if options and not self.settled(state) else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        moved = MEMBERS.index(str(move[1])) if move.verb == "shift" else self.code
        agenda = SetDown(self.seat, moved).put(state, state.place.node[str(move[-1])])
        return (*agenda, self) if moved != self.code else agenda

    def put(self, state: Lupin, node: int) -> Agenda:
        code = self.code
        state.tell("put", EVERYONE, piece=code, at=state.place.names[node])
        if code < ZENIGATA:
            state.put(code, node)
            state.know(code, 1 << node)
        elif code == ZENIGATA:
            state.zenigata = node
            return effects.notice(state)
        elif code < CAR:
            state.agents = with_item(state.agents, code - AGENT, node)
            return effects.notice(state)
        else:
            vehicle = code - VEHICLE
            state.vat = with_item(state.vat, vehicle, node)
            state.vspots = with_item(state.vspots, vehicle, 1 << node)
            for member in range(4):
                if state.ride[member] == vehicle:
                    state.put(member, node)
                    state.know(member, 1 << node)
        return ()


class PutBack(Frame[Lupin], frozen=True):
    """LUP-WND-07, LUP-WND-08, LUP-Q-76: Zenigata is put back and takes no further part in this turn."""

    rule: ClassVar = "LUP-WND-07"

    def options(self, state: Lupin) -> list[int]:
        place, taken = state.place, state.occupied()
        free = [node for node in place.returns if not taken >> node & 1]
        if free:
            return free
        stations = [b.doors[0][0] for b in place.buildings if b.police] or place.returns
        door = stations[0]
        return [door] if not taken >> door & 1 else effects.free_squares(state, door, gang=False)

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.options(state)
        if len(options) < 2:
            return ()
        return (Ask(0, tuple(Move("put", state.place.names[node]) for node in options), self.rule),)

    def run(self, state: Lupin) -> Agenda:
        return self.put(state, self.options(state)[0])

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return self.put(state, state.place.node[str(move.args[0])])

    def put(self, state: Lupin, node: int) -> Agenda:
        state.zenigata, state.zwounds, state.zout = node, 0, True
        state.tell("put-back", EVERYONE, at=state.place.names[node])
        return effects.notice(state)


class Arrest(Frame[Lupin], frozen=True):
    """LUP-ARR-01, LUP-ARR-02, LUP-Q-78: the nearest agent holds the member; ties are Zenigata's choice."""

    rule: ClassVar = "LUP-ARR-01"
    open: ClassVar = ("member",)
    member: int

    def nearest(self, state: Lupin) -> list[int]:
        keepers, place = state.keepers(), state.place
        free = [k for k, at in enumerate(state.agents) if at >= 0 and k not in keepers]
        if free:
            squares = {state.agents[k]: k for k in free}
            start = state.at[self.member]
            if start == place.bus:
                start = place.stops[state.bus][0]
            for layer in place.layers(1 << start, 120, 0, 1):
                found = [squares[node] for node in bits(layer) if node in squares]
                if found:
                    return sorted(found)
            return free[:1]
        cars = [k for k, at in enumerate(state.agents) if at <= IN_CAR]
        reserve = [k for k, at in enumerate(state.agents) if at == RESERVE]
        return cars[:1] or reserve[:1]

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        options = self.nearest(state)
        if len(options) < 2:
            return ()
        return (Ask(0, tuple(Move("arrest", k + 1) for k in options), self.rule),)

    def run(self, state: Lupin) -> Agenda:
        options = self.nearest(state)
        return self.seize(state, options[0]) if options else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return self.seize(state, int(move.args[0]) - 1)

    def seize(self, state: Lupin, agent: int) -> Agenda:
        from covo.games.lupin.steps.police import exposed

        member = self.member
        if impostor := exposed(state, agent):  # LUP-Q-92: an impostor must show himself first
            return (*impostor, self)
        state.held = with_item(state.held, member, agent)
        if state.ride[member] >= 0:
            state.ride = with_item(state.ride, member, -1)
        agenda = effects.reveal(state, member)
        state.seen |= 1 << member
        state.know(member, 1 << state.at[member])
        car = IN_CAR - state.agents[agent]
        state.agents = with_item(state.agents, agent, RESERVE)
        if car >= 0 and not state.agents_in(car):
            effects.send_home(state, car)
        state.tell("arrested", EVERYONE, member=member, agent=agent + 1)
        effects.call_rescuer(state)
        place_agent = (SetDown(0, AGENT + agent, state.at[member]),)
        if state.tiles_of(member):
            place_agent += (Confiscate(member),)  # type: ignore[assignment]
        in_game = [m for m in state.members() if not state.gone[m]]
        if len(in_game) == len(state.members()) and all(state.held[m] >= 0 for m in in_game):
            state.outcome = Outcome.won("arrests", state.seats, 0)  # LUP-END-08, LUP-Q-122
        return agenda + place_agent


class Confiscate(Frame[Lupin], frozen=True):
    """LUP-ARR-05, LUP-ARR-06, LUP-Q-109: his tiles are looked at, shuffled with those still lying and put back."""

    rule: ClassVar = "LUP-ARR-05"
    open: ClassVar = ("member",)
    member: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        lying = [n for n, tile in enumerate(state.tiles) if 4 <= tile.place < 8 or tile.place == self.member]
        places = tuple(combinations(range(1, 5), len(lying)))
        if state.mission == BANK:
            places = places[:1]
        return (Ask(CHANCE, tuple(Move("deal", *deal) for deal in places), self.rule),)

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        places = [int(place) + 3 for place in move.args]
        mine = state.tiles_of(self.member)
        real = any(state.tiles[n].real for n in mine)
        state.before = (*state.before, *((self.member, n, int(bool(state.tiles[n].real))) for n in mine))
        tiles = []
        for number, tile in enumerate(state.tiles):
            if number in mine or 4 <= tile.place < 8:
                tiles.append(Tile(places.pop(0)))
            else:
                tiles.append(Tile(tile.place, tile.real, tile.known | 16) if real else tile)
        state.tiles = tuple(tiles)
        if real:
            state.told = False  # LUP-Q-111: after a new theft it sounds again
        state.tell("confiscated", EVERYONE, member=self.member, tiles=len(mine))
        state.tell("tile-looked", (0,), real=real)
        return ()


# ── Cards are drawn ──────────────────────────────────────────────────────────────────────────────────────────────


def deck(state: Lupin, member: int) -> tuple[int, ...]:
    """LUP-VAR-04: all against all is played without Forgive me, Lupin."""
    left = unseen(member, state.hands[member], state.discards[member], state.table[member])
    return tuple(card for card in left if card != FORGIVE) if state.free else left


class DrawCards(Frame[Lupin], frozen=True):
    """LUP-CRD-03: one card from the member's own deck, at once."""

    rule: ClassVar = "LUP-CRD-03"
    open: ClassVar = ("member",)
    member: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        pile = deck(state, self.member)
        return (draws(pile, 1, self.rule),) if pile else ()

    def answer(self, state: Lupin, seat: Seat, move: Move) -> Agenda:
        return drawn(state, self.member, int(move.args[0]))


def drawn(state: Lupin, member: int, card: int) -> Agenda:
    """LUP-CRD-08: what a card does as soon as it is drawn."""
    state.tell("card-drawn", EVERYONE, member=member)
    state.tell("drew", (state.crew[member],), member=member, card=CARDS[card].name)
    effects.give_hand(state, member, (*state.hands[member], card))
    few = len(state.gang_seats()) < 3 and not state.free
    if (card in (DEAR, FORGIVE) and few) or (card == FORGIVE and state.turn >= LATE):
        effects.discard(state, member, card)  # LUP-CFU-03, LUP-CFU-07, LUP-CFU-08
        return ()
    if card == ADORED:
        gone = state.crew[FUJIKO] < 0 or state.gone[FUJIKO] or state.held[FUJIKO] >= 0
        if not state.turn or gone or state.seen >> FUJIKO & 1:  # LUP-CLU-03, LUP-CLU-05, LUP-Q-103
            effects.discard(state, member, card)
            return ()
    state.fresh = with_item(state.fresh, member, state.fresh[member] + 1)
    if card == FORGIVE:  # LUP-Q-94
        return possession(state, FUJIKO)
    if card == NOBODY:
        effects.call_rescuer(state)
    return ()
