"""The yardstick games play the games they claim to: every Kuhn history, phantom tic-tac-toe by counts and scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from bench import kuhn, phantom
from covo.kernel import CHANCE, IllegalMove, Move, State


def children(state: State) -> Iterator[State]:
    for ask in state.asks:
        for move in ask.moves:
            yield state.child(ask.seat, move)


def perft(state: State, depth: int) -> list[tuple[int, Counter[tuple[float, ...]]]]:
    """By depth, how many histories there are and with what returns some of them end."""
    counts = []
    level = [state]
    for _ in range(depth):
        level = [child for parent in level for child in children(parent)]
        counts.append((len(level), Counter(child.outcome.returns for child in level if child.outcome)))
    return counts


# ── Kuhn poker ───────────────────────────────────────────────────────────────────────────────────────────────────

JACK, QUEEN, KING = range(3)


def kuhn_game(first: int, second: int, bets: str) -> kuhn.Kuhn:
    """A game by its cards and its passes and bets, `pbb`."""
    state = kuhn.new()
    for card in (first, second):
        state.apply(CHANCE, Move("deal", card))
    for number, bet in enumerate(bets):
        state.apply(number % 2, Move("bet" if bet == "b" else "pass"))
    return state


def test_kuhn_has_thirty_endings() -> None:
    """Six deals, five ways to bet each; the returns at each depth are those of OpenSpiel's game."""
    counts = perft(kuhn.new(), 6)
    assert [number for number, _ in counts] == [3, 6, 12, 24, 12, 0]
    assert sum(sum(ends.values()) for _, ends in counts) == 30
    assert counts[3][1] == {(1, -1): 9, (-1, 1): 3, (2, -2): 3, (-2, 2): 3}
    assert counts[4][1] == {(-1, 1): 6, (2, -2): 3, (-2, 2): 3}


@pytest.mark.parametrize(
    ("bets", "won", "reason"),
    [("pp", 1, "showdown"), ("bb", 2, "showdown"), ("pbb", 2, "showdown"), ("bp", 1, "fold"), ("pbp", -1, "fold")],
)
def test_kuhn_pays_the_pot(bets: str, won: int, reason: str) -> None:
    state = kuhn_game(KING, JACK, bets)
    assert not state.asks
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.returns) == (reason, (won, -won))
    lower = kuhn_game(JACK, KING, bets).outcome
    assert lower is not None
    assert lower.returns == ((won, -won) if reason == "fold" else (-won, won))  # who gives up loses any card


def test_kuhn_deals_no_card_twice() -> None:
    state = kuhn.new().child(CHANCE, Move("deal", QUEEN))
    with pytest.raises(IllegalMove):
        state.apply(CHANCE, Move("deal", QUEEN))


def test_kuhn_is_worth_what_kuhn_proved() -> None:
    """At the equilibrium in which the first player bets a jack one time in three, he loses 1/18 a game."""
    third = Fraction(1, 3)
    bets_with = {  # by what was bet before: with a jack, a queen, a king
        "": (third, Fraction(0), Fraction(1)),
        "p": (third, Fraction(0), Fraction(1)),
        "b": (Fraction(0), third, Fraction(1)),
        "pb": (Fraction(0), 2 * third, Fraction(1)),
    }

    def value(state: kuhn.Kuhn) -> Fraction:
        if state.outcome is not None:
            return Fraction(state.outcome.returns[0])
        (ask,) = state.asks
        after = [value(state.child(ask.seat, move)) for move in ask.moves]
        if ask.seat == CHANCE:
            return sum(after, Fraction(0)) / len(after)
        passed, bet = after
        likely = bets_with[state.bets][state.cards[ask.seat]]
        return (1 - likely) * passed + likely * bet

    assert value(kuhn.new()) == Fraction(-1, 18)


# ── Phantom tic-tac-toe ──────────────────────────────────────────────────────────────────────────────────────────


def phantom_game(picks: str) -> phantom.Phantom:
    """A game by the cells picked, whoever's turn it is."""
    state = phantom.new()
    for cell in picks:
        state.apply(state.asks[0].seat, Move("cell", int(cell)))
    return state


def asked(state: State) -> tuple[int, str]:
    """Who is to pick, and which cells he may."""
    (ask,) = state.asks
    return ask.seat, "".join(str(move[1]) for move in ask.moves)


def test_phantom_counts_as_openspiel_does() -> None:
    """Numbers of histories by length, and their returns, as `phantom_ttt` of OpenSpiel 2.0 has them."""
    counts = perft(phantom.new(), 5)
    assert [number for number, _ in counts] == [9, 81, 648, 5112, 36288]
    assert [dict(ends) for _, ends in counts] == [{}, {}, {}, {}, {(1, -1): 1440}]


def test_a_taken_cell_is_learnt_and_another_picked() -> None:
    assert asked(phantom_game("4")) == (1, "012345678")  # the second does not see where the first laid
    assert asked(phantom_game("44")) == (1, "01235678")  # now he knows, and is still to lay
    assert asked(phantom_game("440")) == (0, "01235678")  # the first has learnt nothing of either
    assert asked(phantom_game("4400")) == (0, "1235678")
    assert asked(phantom_game("44001")) == (1, "1235678")


def test_one_does_not_pick_what_one_has_tried() -> None:
    for picks, again in (("40", 4), ("44", 4)):  # one's own stone, a stone of the other one has met
        state = phantom_game(picks)
        with pytest.raises(IllegalMove):
            state.apply(state.asks[0].seat, Move("cell", again))


LINES = ("012", "345", "678", "036", "147", "258", "048", "246")


@pytest.mark.parametrize("line", LINES)
def test_three_in_a_row_win(line: str) -> None:
    others = [cell for cell in "012345678" if cell not in line]
    x, y, z = next(three for three in combinations(others, 3) if "".join(three) not in LINES)
    a, b, c = tuple(line)
    first = phantom_game(a + x + b + y + c).outcome
    second = phantom_game(x + a + y + b + z + c).outcome
    assert first is not None
    assert second is not None
    assert (first.reason, first.returns) == ("line", (1, -1))
    assert (second.reason, second.returns) == ("line", (-1, 1))


def test_a_full_board_is_a_draw() -> None:
    state = phantom_game("012435768")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.returns, state.asks) == ("full", (0, 0), ())


def test_a_line_made_by_the_last_stone_wins() -> None:
    state = phantom_game("031457682")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.returns) == ("line", (1, -1))
