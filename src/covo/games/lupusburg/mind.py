"""What helps search here: who is likely to win, and who is likely to be the werewolf by what everyone has done.

All numbers were fitted to games of quick players, 4 to 8 at a table: those of `worth` to who won, as logistic
regressions of whether the werewolf does and of who else does; those of `weigh` to who the werewolf was, seen by
players who had not seen his card. A werewolf never bites himself after the first night as `quick` plays him; people
might, so that weighs less than was fitted (-5).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from msgspec import Struct

from covo.games.lupusburg.bot import may_be_wolf, quick
from covo.games.lupusburg.box import CITIZEN, THIEF, WEREWOLF, owner
from covo.games.lupusburg.state import Bet, Death, Lupus, Past, Privilege
from covo.games.lupusburg.view import View, known
from covo.kernel import Ask, Mind, Move, Seat

# The werewolf wins: log-odds
EVEN, SMALL_TABLE, TWO_LIVES, CROWD = 1.0, 1.2, 1.1, -1.7
KNOWN, BET_ON, VOTED, VOTED_TODAY = -1.1, -0.5, -4.6, -0.7
SUSPECTS, SUSPECTED, NEXT_DEATH, NEXT_TWO = 0.65, -1.25, 0.35, 0.5
# Another wins: by point, by point of the coin on the right one, and for a seal not placed yet at a table of four
POINT, COIN, SEAL = 0.6, 0.95, 4.5
# The werewolf sits there: log-odds
BITTEN, BITTEN_FIRST, BIT_LOOKER, BIT_LOOKED_AT = -3.0, 0.8, 1.0, -0.8
SPARED, SEALED, SEALED_SEEN, HAS_BET = -0.4, 0.3, 0.8, 0.5
CLEARED, LOOKED, LYNCHED = -0.35, 0.45, -0.2
LESSER_COIN = -1.5  # a bettor has not kept the best of the coins he drew


class Sight(Struct):
    """As much of a view as the quick player looks at; of a view made in full he would use a third."""

    viewer: Seat
    seats: int
    mayor: Seat
    round: int
    alive: int
    deaths: tuple[Death, ...]
    privileges: tuple[Privilege, ...]
    votes: tuple[tuple[int, Seat, int], ...]
    suspects: tuple[int, ...]
    past: tuple[Past, ...]
    coins_in_bag: int
    role: int
    chests: list[int | None]
    characters: list[int | None]
    bets: tuple[Bet | None, ...]  # with the others' coins in it: what is reckoned with them is small


def play(state: Lupus, ask: Ask, rng: Random) -> Move:
    """The quick player, by what his seat knows in this world."""
    seat = ask.seat
    sight = Sight(
        seat,
        state.seats,
        state.mayor,
        state.round,
        state.alive,
        state.deaths,
        state.privileges,
        state.votes,
        state.suspects,
        state.past,
        len(state.bag),
        WEREWOLF if seat == state.wolf else THIEF if seat == state.thief else CITIZEN,
        *known(state, seat),
        state.bets,
    )
    return quick(sight, ask, rng)  # type: ignore[arg-type]


# ── Who is going to win ──────────────────────────────────────────────────────────────────────────────────────────


def worth(state: Lupus) -> tuple[float, ...]:
    """The chance of each seat to win this game; of a series, which is rare, it takes the game for the whole."""
    seats = state.seats
    if state.wolf < 0 or state.outcome is not None:
        return state.outcome.returns if state.outcome else (1 / seats,) * seats
    wolf = 1 / (1 + exp(-hunted(state)))
    scores = [0.0 if seat == state.wolf else exp(score(state, seat)) for seat in range(seats)]
    rest = (1 - wolf) / sum(scores)
    return tuple([wolf if seat == state.wolf else rest * scores[seat] for seat in range(seats)])


def hunted(state: Lupus) -> float:
    """How the werewolf stands: log-odds."""
    wolf, today = state.wolf, state.round
    mine, left = state.lives(wolf), state.alive.bit_count()
    card = 2 * wolf + 1 - state.chests[wolf]
    known = {look.mayor for look in state.privileges if look.target == card}
    known.update([owner(look.target) for look in state.privileges if look.shown == card])
    known.discard(wolf)
    odds = EVEN + SMALL_TABLE * 4 / state.seats + TWO_LIVES * (mine == 2) + CROWD * left / state.seats
    odds += KNOWN * len(known) + BET_ON * sum([bet is not None and bet.target == wolf for bet in state.bets])
    against = others = now = now_against = 0
    for day, voter, slot in state.votes:
        accused = slot >> 1
        if voter != accused:
            others += 1
            against += accused == wolf
        if day == today:
            now += 1
            now_against += accused == wolf
    if others > 3:
        odds += VOTED * against / others
    if now:
        odds += VOTED_TODAY * now_against / now
    if state.suspects:
        odds += SUSPECTS + SUSPECTED * sum([owner(slot) == wolf for slot in state.suspects]) / 2
    return odds + NEXT_DEATH * (2 * mine >= left - 1) + NEXT_TWO * (2 * mine >= left - 2)


def score(state: Lupus, seat: Seat) -> float:
    """What a player would score if the werewolf were lynched now, or might yet."""
    alive, bet = state.alive >> 2 * seat & 3, state.bets[seat]
    points = POINT * (2 * alive.bit_count() + (alive >> state.chests[seat] & 1) + (bet is None))
    if bet is None:
        return points + SEAL * 4 / state.seats
    return points + COIN * (bet.coin or 0) if bet.target == state.wolf else points


# ── Who is the werewolf ──────────────────────────────────────────────────────────────────────────────────────────


def weigh(seen: View, state: Lupus) -> float:
    """Whoever has placed a seal has kept the best of his coins, as `quick` does, or nearly always."""
    found = clues(seen)[state.wolf] if state.wolf >= 0 else 0.0
    for seat, bet in enumerate(state.bets):
        if bet is not None and seat != seen.viewer and bet.drawn and bet.coin != max(bet.drawn):
            found += LESSER_COIN
    return found


@lru_cache(maxsize=16)
def clues(seen: View) -> tuple[float, ...]:
    """By seat what speaks for a werewolf: his bites, and what the others did about him."""
    odds = [0.0] * seen.seats
    for death in seen.deaths:
        victim = owner(death.slot)
        if not death.by_night:
            odds[victim] += LYNCHED
            continue
        odds[victim] += BITTEN_FIRST if death.round == 1 else BITTEN
        for look in seen.privileges:
            if look.day < death.round:
                if look.mayor == victim:
                    odds[owner(look.target)] += BIT_LOOKER
                if owner(look.target) == victim:
                    odds[look.mayor] += BIT_LOOKED_AT
    looked = {(look.mayor, owner(look.target)): look.day for look in seen.privileges}
    silent = {pair for pair, day in looked.items() if day < seen.round}
    may_be = may_be_wolf(seen)
    for day, voter, slot in seen.votes:
        accused = owner(slot)
        odds[voter] += CLEARED * (not may_be[accused] and voter != accused)
        if looked.get((voter, accused), day + 1) <= day:
            silent.discard((voter, accused))
    for mayor, spared in silent:
        odds[spared] += SPARED * (mayor != seen.viewer)
    for look in seen.privileges:
        odds[look.mayor] += LOOKED
    for seat, bet in enumerate(seen.bets):
        if bet is not None:
            odds[seat] += HAS_BET
            if seat != seen.viewer:
                odds[bet.target] += SEALED_SEEN if (seat, bet.target) in looked else SEALED
    return tuple(odds)


MIND: Final = Mind(worth=worth, depth=10, play=play, habit=1.0, weigh=weigh)
