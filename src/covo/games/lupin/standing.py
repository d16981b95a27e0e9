"""How the gang stands where a phase begins: signs, and small networks that weigh them, by mission and phase.

The numbers of the networks are in data/standing.json; tools/standing.py learns them from games of quick players.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import tanh
from operator import mul
from typing import Final, NamedTuple

from msgspec import Struct, json

from covo.games.lupin.board import GANG, POLICE, bits, board
from covo.games.lupin.bot.plan import homeward
from covo.games.lupin.bot.police import nearest
from covo.games.lupin.bot.sense import odds, steps_to, steps_to_any
from covo.games.lupin.box import CARDS_OF, GRENADE, INSPECTOR, KIT, OFFICER, SNIPER
from covo.games.lupin.sight import PISTOL, RIFLE, sees
from covo.games.lupin.state import IN_CAR, RESERVE, Lupin, Tile

SHOT, HIS_SHOT, SNIPED = odds(OFFICER.pistol), odds(INSPECTOR.pistol), odds(SNIPER.rifle)
PACE: Final = 5  # squares a turn
SPAN: Final = 6  # turns of delay that count
FAR_OUT: Final = 9.0  # turns to a tile that count
WORST: Final = 1.5  # wounds to expect that count, in parts of what a member can bear
HELD_UP: Final = 0.3  # how late somebody is who is under arrest, or off the board in disguise


class Network(Struct, frozen=True):
    """One layer between the signs and the log-odds."""

    units: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    out: tuple[float, ...]
    bias: float

    def __call__(self, signs: list[float]) -> float:
        found = self.bias
        for unit, bias, out in zip(self.units, self.biases, self.out, strict=True):
            found += out * tanh(sum(map(mul, unit, signs), bias))
        return found


class Carrier(NamedTuple):
    """Whoever has the treasure."""

    slack: float = 0.0
    late: float = 0.0
    frail: float = 0.0
    chased: float = 0.0  # how near the police are
    danger: float = 0.0
    way: float = 0.0
    inside: float = 0.0
    seen: float = 0.0


def standing(state: Lupin) -> float:
    """How the gang stands: log-odds."""
    return networks()[which(state)](signs(state))


def which(state: Lupin) -> str:
    """The network for this mission, and for whose phase is next."""
    return f"{state.quest.name} {'gang' if state.phase > 1 else 'police'}"


@cache
def networks() -> dict[str, Network]:
    text = (files("covo.games.lupin") / "data" / "standing.json").read_bytes()
    return json.decode(text, type=dict[str, Network])


def signs(state: Lupin) -> list[float]:
    """What speaks for the gang or against it, in numbers of the order of one."""
    place, mission, left = state.place, state.mission, state.limit - state.turn
    members, here = max(1, len(state.members())), state.in_game()
    tile, home, keepers, hulls = state.treasure(), homeward(mission), state.keepers(), state.hulls()
    found = tile is not None
    lying = [] if found else [inside(state, one) for one in state.tiles if 4 <= one.place < 8]
    force = [(at, SHOT) for k, at in enumerate(state.agents) if at >= 0 and k not in keepers]
    if state.zenigata >= 0:
        force.append((state.zenigata, HIS_SHOT))
    fields = [(sees(mission, at, PISTOL, hulls), hit) for at, hit in force]
    fields += [(sees(mission, at, RIFLE, hulls), SNIPED) for at in bits(state.guards)]
    indoors = place.insides | place.busbit | place.houses
    wounds, worst, late, dangers, danger, carrier = 0.0, 0.0, -1.0, 0.0, 0.0, Carrier()
    searches: list[float] = []
    within = 0
    for member in here:
        hurt = state.wounds[member] / CARDS_OF[member].wounds
        wounds, worst = wounds + hurt, max(worst, hurt)
        at = square(state, member)
        if state.held[member] >= 0 or not 0 <= at < place.size:
            late = max(late, HELD_UP)
            continue
        pace = max(1, state.movement(member))
        way = home[at] / pace
        late = max(late, min(1.0, (way - left) / SPAN))
        frail = 1 / max(1, CARDS_OF[member].wounds - state.wounds[member])
        risk = 0.0
        if state.ride[member] < 0 and not indoors >> at & 1:
            risk = min(WORST, frail * sum([hit for field, hit in fields if field >> at & 1]))
        dangers, danger = dangers + risk, max(danger, risk)
        within += place.insides >> at & 1
        if tile is not None and tile.place == member:
            slack, steps = clipped((left - way) / SPAN), steps_to(mission, at, POLICE)
            chased = sum([1 / (2 + steps[one]) for one, _ in force])
            shut, seen = place.insides >> at & 1, state.seen >> member & 1
            carrier = Carrier(slack, max(0.0, -slack), frail, chased, risk, min(3.0, way / 4), shut, seen)
        if lying:
            searches.append(min([steps_to(mission, door, GANG)[at] for door in lying]) / pace)
    first, second, *_ = [*sorted([min(one, FAR_OUT) for one in searches]), FAR_OUT, FAR_OUT]
    slack = clipped((left - first - home[place.treasures[0].inside] / PACE) / SPAN) if lying else 0.0
    exits, doors = to_exits(mission), nearest(mission, False)
    agents = sum([at != RESERVE for at in state.agents]) / 10
    gadgets = [gadget for member in here for gadget in state.gadgets(member)]
    return [
        state.expert,
        state.turn / max(1, state.limit),
        found,
        tile is not None and tile.place >= 10,
        1 - len(here) / members,
        len(here) == 1,
        sum([agent >= 0 for agent in state.held]) / members,
        sum([agent >= 0 for agent in state.agent_of]) / members,
        sum([ride >= 0 for ride in state.ride]) / members,
        state.seen.bit_count() / members,
        wounds / members,
        worst,
        late,
        max(0.0, late),
        *carrier,
        dangers / members,
        danger,
        within / members,
        first / PACE if lying else 0.0,
        second / PACE if lying else 0.0,
        slack,
        max(0.0, -slack),
        len(lying) / 4,
        0.0 if found else sum([one.place < 4 for one in state.tiles]) / 4,
        state.seeking.bit_count() / 4,
        agents,
        agents * found,
        sum([at <= IN_CAR for at in state.agents]) / 4,
        state.guards.bit_count() / 10,
        state.zwounds / INSPECTOR.wounds,
        sum([1 / (2 + exits[at]) for at, _ in force]),
        sum([1 / (2 + doors[at]) for at, _ in force]) if lying else 0.0,
        sum([len(state.hands[member]) for member in here]) / 12,
        len(gadgets) / 8,
        gadgets.count(KIT) / 2,
        gadgets.count(GRENADE) / 2,
    ]


def clipped(value: float) -> float:
    return max(-1.0, min(1.0, value))


@cache
def to_exits(mission: int) -> tuple[int, ...]:
    """By node how far it is for the police to the nearest escape square."""
    return steps_to_any(mission, board(mission).starts, POLICE)


def square(state: Lupin, member: int) -> int:
    """Where a member is, on foot or in what it rides."""
    ride = state.ride[member]
    return state.vat[ride] if ride >= 0 and state.vat[ride] >= 0 else state.at[member]


def inside(state: Lupin, tile: Tile) -> int:
    """Where a tile lies: in a building of its own, or all in one."""
    buildings = state.place.treasures
    return buildings[min(tile.place - 4, len(buildings) - 1)].inside
