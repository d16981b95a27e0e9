"""What the quick bot is after: where to go, whom to fear."""

from __future__ import annotations

from covo.games.rogue.board import Sector
from covo.games.rogue.box import (
    ARMOURY,
    CARD,
    CARDS,
    COMPUTER,
    EARTH,
    NAMED,
    NUMBER,
    RESTORES,
    SUPPLY_DICE,
    WALK,
    WAY,
    on_earth,
)
from covo.games.rogue.state import GI
from covo.games.rogue.steps.death import duty
from covo.games.rogue.view import View
from covo.kernel import Seat

FIELDS = tuple(sector for sector in range(EARTH) if NUMBER[sector] == 1)
HEAVY = frozenset([number for number, card in enumerate(CARDS) if {card.same_as, card.id} & {"I04", "I07"}])


def _rest(far: tuple[int, ...]) -> Sector:
    return min(RESTORES, key=lambda sector: far[sector] + (2 if RESTORES[sector] == 1 else 0))


# By Helm and sector: the best place to rest in, and the nearest where Supply is to be had.
REST = tuple(tuple(map(_rest, walk)) for walk in WALK)
SHOP = tuple(tuple(min(SUPPLY_DICE, key=far.__getitem__) for far in walk) for walk in WALK)


def ammunition(gi: GI) -> int:
    """Dice a GI could fire at Personnel, roughly."""
    gp, plasma, seal, mine = gi.ammo
    heavy = sum([item in HEAVY for item in gi.items])
    return gp * (2 if gi.slots[0] else 1) + 2 * plasma + seal + 2 * mine + 6 * heavy


def way_to(gi: GI, there: Sector, aim: Sector) -> float:
    """Turns from a sector to the aim; the other end of the shuttle line is there in the same turn."""
    return WAY[gi.helm][there][aim]


def goal(view: View, seat: Seat) -> Sector:
    """Where this GI wants to be: a Biochip, rest, the Traitor, the Battle Computer, Supply, a Mission."""
    gi = view.gis[seat]
    far = WALK[gi.helm][gi.sector]
    if (site := duty(view, seat)) >= 0:
        return site
    rest = REST[gi.helm][gi.sector]
    if gi.full:
        return _hunt(view, gi, far, rest)
    if gi.lives <= 1 and far[rest] <= 4:
        return rest
    if gi.lives <= 2 and far[rest] <= 2 and RESTORES[rest] > 1:
        return rest
    held = {card for card, _ in gi.clues if card >= 0}
    if len(held) == 3 and view.decks[4] and far[COMPUTER] <= 12:
        return COMPUTER
    aims = [sector for card, _ in gi.missions if card >= 0 and (sector := _mission_aim(view, seat, card)) >= 0]
    aim = min(aims, key=lambda sector: far[sector], default=-1)
    if ammunition(gi) < 5:
        shop = SHOP[gi.helm][gi.sector]
        if far[shop] + (far[aim] if aim < 0 else WALK[gi.helm][shop][aim]) <= (far[aim] if aim >= 0 else 0) + 3:
            return shop
    return aim if aim >= 0 else wander(view, seat)


def wander(view: View, seat: Seat) -> Sector:
    """Somewhere else every few rounds, where somebody or something may be met."""
    gi = view.gis[seat]
    aim = FIELDS[(5 * (view.round // 3) + 7 * seat) % len(FIELDS)]
    return aim if aim != gi.sector else FIELDS[(FIELDS.index(aim) + 3) % len(FIELDS)]


def _hunt(view: View, gi: GI, far: tuple[int, ...], rest: Sector) -> Sector:
    """RGT-WIN: with bare hands Lives decide, on Nu-Earth ammunition."""
    weak = gi.lives <= 2 if not on_earth(view.traitor) else gi.lives <= 1
    if weak and view.traitor_lives > 1 and far[rest] <= 4 and gi.lives < view.traitor_lives:
        return rest
    if on_earth(view.traitor) and ammunition(gi) < 9:
        return min(SUPPLY_DICE, key=lambda s: far[s] + WALK[gi.helm][s][view.traitor] - (1 if s == ARMOURY else 0))
    return view.traitor


def _mission_aim(view: View, seat: Seat, card: int) -> Sector:
    kind, gi = CARDS[card], view.gis[seat]
    far = WALK[gi.helm][gi.sector]
    if kind.kind in ("contact", "computer"):
        return NAMED[kind.destination]
    if kind.kind == "wedding":
        bride = CARD[kind.companion]
        for sector, lying in view.brides:
            if lying == bride and sector >= 0:
                return sector
        for other in view.gis:
            if bride in other.companions:
                return other.sector
        return -1
    if kind.task == "deliver":
        return NAMED[kind.destination] if gi.companions else -1
    others = [o.sector for s, o in enumerate(view.gis) if s != seat and o.free and o.sector != gi.sector]
    if kind.task == "kidnap":
        others = [o.sector for s, o in enumerate(view.gis) if s != seat and o.free and o.companions]
        others = [sector for sector in others if sector != gi.sector]
    return min(others, key=lambda sector: far[sector], default=-1)


def threat(view: View, seat: Seat) -> float:
    """How near this player is to winning."""
    gi = view.gis[seat]
    if not gi.alive:
        return 0.0
    if gi.full:
        near = WALK[gi.helm][gi.sector][view.traitor] if view.traitor >= 0 else 9
        return 6.0 - 0.3 * near
    return len({card for card, _ in gi.clues if card >= 0} | set(range(-len(gi.clues), 0))) * 0.8 if gi.clues else 0.2
