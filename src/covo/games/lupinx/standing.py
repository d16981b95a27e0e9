"""How the gang stands in the missions of the expansion where a turn begins.

The numbers are logistic regressions of who won, one for each stage of a mission, fitted to all beginnings of turns in
4 157 games of quick players, two to four of them; half of the games with moves at random among theirs up to some turn,
and judged from that turn on.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from covo.games.lupin.board import COLUMNS, GANG, POLICE, bits, board, mask_of
from covo.games.lupin.box import CARDS_OF, FUJIKO, SHOVEL
from covo.games.lupin.standing import square
from covo.games.lupinx.board import EVERY, Site
from covo.games.lupinx.bot.ways import FAR
from covo.games.lupinx.box import APOLLO, BUST, BUSTS, CAESAR, WETSUIT
from covo.games.lupinx.state import HOME, OPEN, SECRET, SOLO, Lupinx


class Signs(NamedTuple):
    """What tells who will win; or what it counts for, as log-odds for the gang."""

    even: float = 0.0  # alike in all positions
    slack: float = 0.0  # turns to spare for all there is to do, in fives
    tight: float = 0.0  # members who have hardly the time to go home
    late: float = 0.0  # and who have not
    far: float = 0.0  # turns to go home for who is farthest, in fives
    walk: float = 0.0  # and for all together, in tens
    work: float = 0.0  # question marks to turn, turns to the tombs, to the treasure and back, or home with it; in fives
    marks: float = 0.0  # question marks that can be reached, in nines
    lack: float = 0.0  # tombs for which there is no shovel
    near: float = 0.0  # policemen near members, in fives
    pack: float = 0.0  # and around one of them
    exits: float = 0.0  # and before the ways out
    wounds: float = 0.0  # in parts of what a member bears
    carrier: float = 0.0  # those of who has the treasure
    devices: float = 0.0  # in eights: they buy a prisoner's freedom
    expert: float = 0.0
    rival: float = 0.0  # Fujiko stands alone
    ally: float = 0.0  # or with the police


# Stages of Cagliostro: the gang looks for busts, goes for the coins, has them; of Stonehenge: it digs, has the sword
SEARCH: Final = Signs(
    even=-1.93,
    slack=1.85,
    tight=-1.51,
    work=-1.86,
    marks=2.79,
    wounds=-0.43,
    devices=1.06,
    expert=-0.25,
    rival=-0.79,
    ally=-1.22,
)
FETCH: Final = Signs(
    even=-0.82, slack=1.62, tight=-1.04, work=-1.23, devices=1.62, expert=-0.27, rival=-1.13, ally=-0.95
)
FLEE: Final = Signs(
    even=1.28,
    slack=1.47,
    tight=-0.45,
    late=-1.77,
    far=-1.45,
    work=-1.39,
    near=-0.46,
    exits=-0.65,
    carrier=-1.74,
    devices=1.78,
    expert=-0.13,
    ally=-1.83,
)
DIG: Final = Signs(even=-2.47, slack=2.54, tight=-1.04, work=-0.38, lack=-2.42, near=-0.78, pack=-0.80, expert=-0.11)
RUN: Final = Signs(
    even=2.83,
    slack=2.07,
    tight=-0.87,
    late=-1.74,
    walk=-1.38,
    near=-1.00,
    pack=-1.93,
    carrier=-1.17,
    devices=1.49,
    expert=-0.40,
)
PICTURE: Final = (0.0, 1.95, 2.10, 1.09)  # by aim card: how much easier it is than the squares say
PACE: Final = 5.5  # squares a turn of whoever it will be
NEAR, AROUND, BEFORE = 3, 6, 10  # squares within which policemen count: of a member, of the ways out
HOP: Final = 2.0  # turns from one question mark to the next
OPENING: Final = 2.0  # turns from the last bust to the temple
BUSY: Final = 2.0  # turns by which another one should take the sword than who is to dig
SPARE: Final = 3  # turns to spare that are few
SLACK: Final = (-5.0, 8.0)  # turns to spare that count
LONG: Final = 15.0  # turns that count
AWAY: Final = 3.0  # turns home for who is on no square
LEFT: Final = 10  # of a tile: with a member that has left


class Walker(NamedTuple):
    """A member at liberty."""

    at: int
    pace: int  # squares a turn
    swims: bool
    digs: bool


def standing(state: Lupinx) -> float:
    """How the gang stands: log-odds."""
    counts, signs = outlook(state)
    odds = sum([count * sign for count, sign in zip(counts, signs, strict=True)])
    return odds + (PICTURE[state.aim] if counts is DIG and state.aim >= 0 else 0.0)


def outlook(state: Lupinx) -> tuple[Signs, Signs]:
    """What the gang is at, and how far it has got with it."""
    site, mission = board(state.mission), state.mission
    assert isinstance(site, Site)
    side, tile, held = state.side(), state.tiles[0].place, state.held
    rival, ally = state.apart and side == SOLO, side in (SECRET, OPEN)
    # A prisoner buys its freedom with a turn, or with devices that are worth one
    left = state.limit - state.turn + 1 - sum([agent >= 0 for agent in held])
    drained, stop, (out, posts) = state.drained, state.passages, exits(mission)
    force = state.force() | state.drivers()
    free: list[Walker] = []
    tight = far = walk = wounds = carrier = work = 0.0
    late = near = pack = devices = 0
    for member, seat in enumerate(state.crew):
        if seat < 0 or state.gone[member] or (member == FUJIKO and (rival or ally)):
            continue
        card, hurt, gadgets = CARDS_OF[member], state.wounds[member], state.gadgets(member)
        at, turns, share = square(state, member), AWAY, hurt / card.wounds
        if 0 <= at < site.size:
            pace, swims = card.move - card.slow[min(hurt, card.wounds)], WETSUIT in gadgets
            turns = min(LONG, ways(mission, out, drained, stop, swims)[at] / pace)
            if held[member] < 0:
                free.append(Walker(at, pace, swims, SHOVEL in gadgets))
                close, around = vicinity(mission, at)
                near += (close & force).bit_count()
                pack = max(pack, (around & force).bit_count())
        if turns > left - SPARE:
            tight += 1 - (left - turns) / SPARE
            late += turns > left
        far = max(far, turns)
        walk += turns
        wounds += share
        devices += len(gadgets)
        if tile == member:
            carrier, work = share, turns
    need, marks, lack = far, 0, 0
    if tile < FUJIKO or tile >= LEFT or (tile == FUJIKO and not (rival or ally)):
        counts = FLEE if state.cagliostro else RUN
    elif state.stonehenge:
        counts = DIG
        need, work, lack = digging(state, site, free)
    elif tile == HOME and not state.opened >> CAESAR & 1 and state.tokens.count(BUST) < BUSTS:
        counts = SEARCH
        need, work, marks = searching(state, site, free)
    else:
        counts = FETCH
        need = work = fetching(state, site, free)
    low, high = SLACK
    return counts, Signs(
        even=1.0,
        slack=max(low, min(high, left - max(far, need))) / 5,
        tight=tight,
        late=late,
        far=far / 5,
        walk=walk / 10,
        work=work / 5,
        marks=marks / 9,
        lack=lack,
        near=near / 5,
        pack=pack / 5,
        exits=(posts & force).bit_count() / 5,
        wounds=wounds,
        carrier=carrier,
        devices=devices / 8,
        expert=state.expert,
        rival=rival,
        ally=ally,
    )


# ── Turns it takes ───────────────────────────────────────────────────────────────────────────────────────────────────


def digging(state: Lupinx, site: Site, free: list[Walker]) -> tuple[float, float, int]:
    """Stonehenge: till the sword is home and whoever digs for it; to the tombs and the sword, added up; and tombs for
    which there is no shovel."""
    *tombs, sword = site.aims[max(0, state.aim)]
    left = [tomb for tomb in tombs if tomb not in state.tombs] if state.tiles[0].place == HOME else []
    diggers = [walker for walker in free if walker.digs]
    ready = need = work = 0.0
    for tomb in left:
        far, back = ways(state.mission, 1 << tomb), way_back(state, 1 << tomb)
        turns, pace = min([(far[one.at] / one.pace, one.pace) for one in diggers], default=(LONG, PACE))
        ready, need, work = max(ready, turns), max(need, turns + back / pace), work + turns
    goal = at_large(state) or 1 << sword
    far = ways(state.mission, goal)
    taken = [far[one.at] / one.pace + (BUSY if left and one.digs else 0.0) for one in free]
    ready = min(LONG, max(ready, min(taken, default=LONG)))
    work += min(LONG, min(taken, default=LONG))
    return max(need, ready + way_back(state, goal) / PACE), work, max(0, len(left) - len(diggers))


def searching(state: Lupinx, site: Site, free: list[Walker]) -> tuple[float, float, int]:
    """Cagliostro: till the coins are home; and question marks to be turned, and those that can be reached."""
    hidden = [square for square, token in zip(site.questions, state.tokens, strict=True) if token < 0]
    closed = site.shut(state.opened, EVERY)
    marks = [square for square in hidden if not closed >> square & 1]
    goals = [1 << square for square in marks]
    for number, zone in enumerate(site.zones):  # where nobody can dive, the way to a find begins at a handwheel
        if not (state.drained | state.dry) >> number & 1 and any(zone.cells & goal for goal in goals):
            goals.append(1 << zone.wheel)
    busts = BUSTS - state.tokens.count(BUST)
    draws = busts * (len(hidden) + 1) / (busts + 1)  # on average, till the last bust
    hops = HOP * (draws - 1) / max(1, len(free))
    back = way_back(state, site.temples[CAESAR].floor) / PACE
    # Each mark has a table of its own, and trapdoors count only for the temple that has no other way in: there are few
    # of those tables, in whatever order the marks are turned.
    stop, hall = state.passages, site.temples[APOLLO].floor
    first = min([trip(state, free, goal, stop if goal & hall else -1) for goal in goals], default=LONG)
    return first + hops + OPENING + back, draws, len(marks)


def fetching(state: Lupinx, site: Site, free: list[Walker]) -> float:
    """Till the coins are home, from the temple or from wherever they are."""
    goal = at_large(state) or site.temples[CAESAR].floor
    return trip(state, free, goal, state.passages) + way_back(state, goal) / PACE


def at_large(state: Lupinx) -> int:
    """The square of the treasure, where it has been dropped or taken by a Fujiko who is not of the gang."""
    at = state.at[FUJIKO] if state.tiles[0].place == FUJIKO else state.ground
    return 1 << at if at >= 0 else 0


def trip(state: Lupinx, free: list[Walker], goal: int, stop: int) -> float:
    """Till somebody is there; `stop`: through which trapdoors."""
    mission, drained, turns = state.mission, state.drained, LONG
    tables = ways(mission, goal, drained, stop), ways(mission, goal, drained, stop, True)
    for at, pace, swims, _ in free:
        turns = min(turns, tables[swims][at] / pace)
    return turns


def way_back(state: Lupinx, goals: int) -> int:
    """Squares from the nearest of these to the way out."""
    return apart(state.mission, goals, state.drained, state.passages)


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=2048)
def ways(mission: int, goals: int, drained: int = 0, stop: int = -1, swim: bool = False) -> tuple[int, ...]:
    """By node how many squares it is to the nearest of these, with all temples open and nobody in the way."""
    site = board(mission)
    assert isinstance(site, Site)
    shut = site.shut(EVERY, drained, swim)
    return site.distances(goals & ~shut, shut, GANG, stop, most=FAR)


@lru_cache(maxsize=2048)
def apart(mission: int, goals: int, drained: int, stop: int) -> int:
    far = ways(mission, exits(mission)[0], drained, stop)
    return min([far[node] for node in bits(goals)])


@cache
def vicinity(mission: int, node: int) -> tuple[int, int]:
    """The squares near this one, and those around it, obstacles ignored."""
    place = board(mission)
    row, column = divmod(place.below[node], COLUMNS)
    near = around = 0
    for other in range(max(0, row - AROUND), min(len(place.rows), row + AROUND + 1)):
        for beside in range(max(0, column - AROUND), min(COLUMNS, column + AROUND + 1)):
            steps, bit = abs(other - row) + abs(beside - column), 1 << other * COLUMNS + beside
            around |= bit if steps <= AROUND else 0
            near |= bit if steps <= NEAR else 0
    return near, around


@cache
def exits(mission: int) -> tuple[int, int]:
    """The gang's ways out, and the squares from which the police are soon there."""
    place = board(mission)
    out = mask_of(place.starts)
    return out, sum(place.layers(out, BEFORE, 0, POLICE))
