"""How likely things are, from what lies open: dice against dice, an Evade roll, an escape."""

from __future__ import annotations

from functools import lru_cache

from covo.games.rogue.box import ARMOUR, CARDS, GUNNAR, INITIATIVE, PERSONNEL, TRAITOR_DICE, TYPE, CardNo, Salvo, verb
from covo.games.rogue.state import Rogue, evade_modifier, support_dice
from covo.games.rogue.view import View
from covo.kernel import Seat


@lru_cache(maxsize=256)
def sums(dice: int) -> tuple[float, ...]:
    """By total the chance of it with this many dice; index 0 is a total of 0."""
    if dice <= 0:
        return (1.0,)
    before = sums(dice - 1)
    found = [0.0] * (6 * dice + 1)
    for total, share in enumerate(before):
        if share:
            for face in range(1, 7):
                found[total + face] += share / 6
    return tuple(found)


@lru_cache(maxsize=65536)
def beats(dice: int, bonus: int, factor: int, support: int, foe: int, ties: bool = True) -> float:
    """The chance that factor × (dice + bonus) + support is more than the foe's dice, or as much where ties win."""
    mine: dict[int, float] = {}
    for total, share in enumerate(sums(dice)):
        if share:
            for extra, part in enumerate(sums(support)):
                if part:
                    points = factor * (total + bonus) + extra
                    mine[points] = mine.get(points, 0.0) + share * part
    theirs = sums(foe)
    upto = [0.0]
    for share in theirs:
        upto.append(upto[-1] + share)
    won = 0.0
    for points, share in mine.items():
        at = min(points + (1 if ties else 0), len(theirs))
        won += share * upto[max(0, at)]
    return min(1.0, won)


def salvo_odds(table: View | Rogue, seat: Seat, salvo: Salvo, kind: int, foe: int, enemy: CardNo = -1) -> float:
    """The chance that this first salvo is enough."""
    gi = table.gis[seat]
    factor = 2 if gi.helm and kind & ARMOUR else 1
    bonus = 2 * salvo.rifle if gi.slots[GUNNAR] else 0
    support = support_dice(table, seat, kind, table.fired, (enemy,) if enemy >= 0 else ())
    return beats(salvo.rifle + salvo.other, bonus, factor, support, foe)


def enemy_odds(table: View | Rogue, seat: Seat, salvo: Salvo, card: CardNo) -> float:
    return salvo_odds(table, seat, salvo, TYPE[card], CARDS[card].firepower, card)


def traitor_odds(table: View | Rogue, seat: Seat, salvo: Salvo) -> float:
    return salvo_odds(table, seat, salvo, PERSONNEL, traitor_dice(table))


def traitor_dice(table: View | Rogue) -> int:
    more = verb(table.card, "modify_firepower")
    return TRAITOR_DICE + table.traitor_dice + (more.dice if more and more.who == "traitor" else 0)


def second_odds(mine: int, theirs: int, dice: int, bonus: int, factor: int) -> float:
    """The chance that a second salvo brings a known total to at least the foe's."""
    wanted = theirs - mine
    return sum(share for total, share in enumerate(sums(dice)) if factor * (total + bonus) >= wanted)


def hands_odds(mine: int, theirs: int) -> tuple[float, float]:
    """Bare hands: the chances to win and to lose with so many Lives against so many."""
    won = sum(a + mine > b + theirs for a in range(1, 7) for b in range(1, 7)) / 36
    lost = sum(a + mine < b + theirs for a in range(1, 7) for b in range(1, 7)) / 36
    return won, lost


def evade_odds(table: View | Rogue, seat: Seat, item: CardNo, initiative: int) -> float:
    wanted = initiative - evade_modifier(table, seat, item)
    return max(0, min(6, 6 - wanted)) / 6


def evade_card_odds(table: View | Rogue, seat: Seat, item: CardNo, card: CardNo) -> float:
    return evade_odds(table, seat, item, INITIATIVE[card])
