"""What must hold of a loaded position, and what must hold of every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from covo.games.lupusburg import steps
from covo.games.lupusburg.box import COINS, living
from covo.games.lupusburg.state import Lupus
from covo.kernel import Frame, InTurn, LoadError, Together


def check(state: Lupus) -> None:
    """LoadError names the first field no game could have."""
    seats = state.seats
    slots = 2 * seats
    before_laying = isinstance(state.stack[0], steps.FirstMayor | steps.LayHouses) if state.stack else False
    before_deal = before_laying or (bool(state.stack) and isinstance(state.stack[0], steps.Deal))
    for field, holds, wanted in (
        ("games", 1 <= state.games <= 8, "1 to 8"),
        ("mayor", 0 <= state.mayor < seats, "a seat"),
        ("round", state.round >= 0, "0 or more"),
        ("alive", 0 <= state.alive < 1 << slots, f"a bit for each of {slots} slots"),
        ("totals", len(state.totals) == seats, "a number for each seat"),
        ("bets", len(state.bets) == seats, "an entry for each seat"),
        (
            "chests",
            len(state.chests) == (0 if before_laying else seats),
            "a side for each seat once houses lie",
        ),
        ("wolf", state.wolf == -1 if before_deal else 0 <= state.wolf < seats, "a seat once cards are dealt"),
        (
            "thief",
            state.thief == -1 if before_deal else 0 <= state.thief < seats,
            "a seat once cards are dealt",
        ),
        ("thief", before_deal or state.thief != state.wolf, "not the werewolf"),
        (
            "suspects",
            len(state.suspects) in (0, 2) and set(state.suspects) <= set(living(state.alive)),
            "living",
        ),
        ("suspects", len(set(state.suspects)) == len(state.suspects), "two"),
        ("votes", all(0 <= vote[1] < seats and vote[2] < slots for vote in state.votes), "seats and slots"),
        ("runoffs", all(0 <= cast[1] < seats for cast in state.runoffs), "seats"),
        ("deaths", all(death.slot < slots for death in state.deaths), "slots"),
        (
            "deaths",
            {d.slot for d in state.deaths} == set(range(slots)) - set(living(state.alive)),
            "the missing slots",
        ),
        ("looks", all(look[1] < slots for look in state.looks), "slots"),
        (
            "privileges",
            all(0 <= p.mayor < seats and p.target < slots for p in state.privileges),
            "seats and slots",
        ),
        ("privileges", all(p.shown is None or p.shown < slots for p in state.privileges), "slots"),
        ("bets", all(bet is None or 0 <= bet.target < seats for bet in state.bets), "seats"),
        ("bag", tuple(sorted(_coins(state), reverse=True)) == COINS, f"with the bets the coins {COINS}"),
        ("past", all(0 <= game.winner < seats and len(game.points) == seats for game in state.past), "seats"),
    ):
        if not holds:
            raise LoadError(f"state.{field}", f"expected {wanted}")
    for number, frame in enumerate(state.stack):
        if problem := _step(state, frame):
            raise LoadError(f"state.stack[{number}]", f"expected {problem}")
    if state.stack and isinstance(state.stack[0], steps.ShowInReturn):
        last = state.privileges[-1] if state.privileges else None
        if last is None or last.shown is not None or last.mayor != state.stack[0].seat:
            raise LoadError("state.privileges", "expected a look whose mayor is still to show a card")


def _step(state: Lupus, frame: Frame[Any]) -> str | None:
    """What this step should be like, if it is not."""
    if isinstance(frame, InTurn) and not all(0 <= seat < state.seats for seat in frame.queue):
        return "a queue of seats"
    if isinstance(frame, steps.DrawCoins | steps.KeepCoin | steps.PlaceSeal) and not (
        0 <= frame.seat < state.seats and state.bets[frame.seat] is None
    ):
        return "a player who still has his seal"
    if isinstance(frame, steps.KeepCoin | steps.PlaceSeal):
        if not frame.drawn or Counter(frame.drawn) - Counter(state.bag):
            return "coins of the bag in hand"
        if isinstance(frame, steps.PlaceSeal) and frame.coin not in frame.drawn:
            return "one of the drawn coins"
    return None


def conserved(state: Lupus) -> Mapping[str, object]:
    """LBG-CMP-06, LBG-BET-18, LBG-PHS-03: no coin, house or seal is ever lost."""
    return {
        "coins": tuple(sorted(_coins(state), reverse=True)),
        "characters": state.alive.bit_count() + len(state.deaths),
        "coins and seals": len(state.bag) + sum(bet is not None for bet in state.bets),
    }


def secrets(state: Lupus) -> Mapping[str, object]:
    """LBG-SEC: what there is to hide now, by name; imagined worlds differ in each."""
    hidden: dict[str, object] = {}
    if state.chests:
        hidden["chests"] = state.chests
    if state.wolf >= 0:
        hidden |= {"werewolf": state.wolf, "thief": state.thief}
    if state.looks:
        hidden["looks"] = state.looks
    if any(state.bets):
        hidden["bag"] = state.bag
        hidden["coins"] = tuple(bet and bet.coin for bet in state.bets)
        hidden["drawn coins"] = tuple(bet and bet.drawn for bet in state.bets)
    for frame in state.stack[:1]:
        if isinstance(frame, Together) and frame.answers:
            hidden["answers"] = frame.answers
        if isinstance(frame, steps.KeepCoin | steps.PlaceSeal):
            hidden["coins in hand"] = frame.drawn
    return hidden


def _coins(state: Lupus) -> list[int]:
    return [*state.bag, *(bet.coin or 0 for bet in state.bets if bet is not None)]
