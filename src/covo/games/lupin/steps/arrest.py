"""Arrests, and tiles taken away (LUP-ARR)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from covo.games.lupin import effects
from covo.games.lupin.board import bits
from covo.games.lupin.box import (
    AGENT,
)
from covo.games.lupin.state import IN_CAR, RESERVE, Lupin, Tile, with_item
from covo.games.lupin.steps.placing import SetDown
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Seat


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
        if state.all_arrested():
            state.outcome = state.captured()  # LUP-END-08, LUP-Q-122
        return agenda + place_agent


class Confiscate(Frame[Lupin], frozen=True):
    """LUP-ARR-05, LUP-ARR-06, LUP-Q-109: his tiles are looked at, shuffled with those still lying and put back."""

    rule: ClassVar = "LUP-ARR-05"
    open: ClassVar = ("member",)
    member: int

    def asks(self, state: Lupin) -> tuple[Ask, ...]:
        lying = [n for n, tile in enumerate(state.tiles) if 4 <= tile.place < 8 or tile.place == self.member]
        places = tuple(combinations(range(1, 5), len(lying)))
        if state.quest.vaults:
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
            state.restored()
        state.tell("confiscated", EVERYONE, member=self.member, tiles=len(mine))
        state.tell("tile-looked", (0,), real=real)
        return ()
