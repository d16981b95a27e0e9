"""What all may conclude is worked out when somebody looks: late or at once, the same comes of it."""

from __future__ import annotations

from random import Random

import pytest

from covo import games
from covo.games.lupin.board import Ends, bits, members_of
from covo.games.lupin.box import GOEMON, JIGEN, LUPIN
from covo.games.lupin.deeds import common
from covo.games.lupin.deeds.gadgets import tools
from covo.games.lupin.steps.gang import Activation, GangPhase
from covo.kernel import State

TABLES = [("lupin", 4, {"mission": "ruby"}), ("lupin", 3, {"mission": "bank"}), ("lupinx", 4, {})]


def concluded(state: State) -> list[object]:
    return [getattr(state, name) for name in ("masks", "spots", "vspots", "trace")]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_looking_late_shows_what_looking_at_once_shows(game: str, seats: int, options: dict[str, str]) -> None:
    late = games.load(game).new(seats, options)
    at_once, rng, looks = late.copy(), Random(3), 0
    while late.asks:
        ask = late.asks[int(rng.random() * len(late.asks))]
        move = ask.pick(rng)
        late.advance(ask.seat, move)
        at_once.advance(ask.seat, move)
        seen = concluded(at_once)
        if rng.random() < 0.04:  # a copy that looks takes nothing away from the others
            assert concluded(late.copy()) == seen
            looks += 1
    assert late.saved() == at_once.saved()
    assert looks > 3


def test_what_is_set_in_between_is_kept() -> None:
    state = games.load("lupin").new(4)
    rng = Random(1)
    while state.lore is None:
        ask = state.asks[0]
        state.advance(ask.seat, ask.pick(rng))
    other = state.copy()
    state.spots = (1, 2, 3, 4)
    state.know(2, 9)
    state.poses(1, 6)
    state.unlike(1)
    assert state.spots == (1, 2, 9, 4)
    assert state.masks[1] == 4
    assert other.spots != state.spots


@pytest.mark.parametrize("mask", [0, 1, 0b1011010, 1 << 480 | 1 << 3])
def test_squares_that_are_not_written_out_are_those_that_are(mask: int) -> None:
    table = tuple(range(1000, 1500))
    ends, listed = Ends(mask, table), members_of(mask, table)
    assert listed == [table[node] for node in bits(mask)]
    assert list(ends) == listed
    assert len(ends) == len(listed)
    assert [ends[number] for number in range(len(ends))] == listed
    assert ends[1:] == listed[1:]
    with pytest.raises(IndexError):
        ends[len(listed)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_deeds_and_cards_passed_over_come_to_nothing(game: str, seats: int, options: dict[str, str]) -> None:
    passed = 0
    for seed in range(3):
        state, rng = games.load(game).new(seats, options), Random(seed)
        while state.asks:
            act = state.stack[0]
            if isinstance(act, Activation) and state.held[act.member] < 0 and state.agent_of[act.member] < 0:
                lacks = common.lacking(state, act)
                asked = common.feasible(state.mission, lacks, tools(state, act))
                cards = [state.quest.plays[card] for card in state.hands[act.member] if card in state.quest.plays]
                over = [deed for deed in state.quest.deeds.values() if deed not in asked]
                over += [deed for deed in cards if deed.when & lacks]
                assert not any(len(deed.options(state, act)) for deed in over), [deed.rule for deed in over]
                passed += len(over)
            ask = state.asks[int(rng.random() * len(state.asks))]
            state.advance(ask.seat, ask.pick(rng))
    assert passed > 1000


@pytest.mark.rule("LUP-Q-103", "LUP-INF-03")
def test_that_somebody_is_asked_who_comes_first_tells_what_lupin_does_not_hold() -> None:
    game = games.load("lupin")
    state, rng = game.new(2), Random(4)
    while not (isinstance(state.stack[0], GangPhase) and state.done == 1 << GOEMON | 1 << JIGEN):
        state.advance(state.asks[0].seat, state.asks[0].pick(rng))
    assert state.fresh[LUPIN]
    view = game.view(state, 0)
    assert all(game.view(game.imagine(view, Random(seed)), 0) == view for seed in range(40))
