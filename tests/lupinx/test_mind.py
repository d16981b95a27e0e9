"""What a position is worth: chances that add up in all positions, and what is good for the gang or bad."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from covo.games.lupin import mind as base
from covo.games.lupin.state import Tile
from covo.games.lupinx import standing as stages
from covo.games.lupinx.game import GAME
from covo.games.lupinx.mind import worth
from covo.games.lupinx.standing import standing
from covo.games.lupinx.state import GROUND, TAKEN, Lupinx
from tests.lupinx.caper import stage
from tests.lupinx.henge import henge

INSIDE = {"lupin": "I13", "jigen": "F14", "goemon": "J18", "fujiko": "H12"}
BUSTS = {"E6": "bust", "F14": "bust", "J18": "bust"}
AIM = "C6 H20 R21"  # the tombs of the first picture
SHOVELS = {"jigen": "shovel", "goemon": "shovel", "fujiko": "shovel"}


def dig(**more: Any) -> Lupinx:
    """A gang of four in the middle of Cagliostro's site."""
    return stage(**{"seats": 2, "turn": 8, **INSIDE, **more}).state


def coins(**more: Any) -> Lupinx:
    """The same, and Lupin has the coins."""
    return dig(**{"opened": "caesar", "treasure": "lupin", "lupin": "K13", **more})


def stones(**more: Any) -> Lupinx:
    """A gang in Stonehenge, Lupin where the sword will be."""
    return henge(**{"lupin": "K13", "devices": SHOVELS, **more}).state


def sword(**more: Any) -> Lupinx:
    """The same, and he has it."""
    return stones(dug=AIM, holds="lupin", **more)


def better(one: Lupinx, other: Lupinx) -> bool:
    """Does the gang stand better, and Zenigata worse?"""
    (zenigata, gang), (his, theirs) = worth(one), worth(other)
    return standing(one) > standing(other) and gang > theirs and zenigata < his


@pytest.mark.parametrize("level", ["novice", "expert"])
@pytest.mark.parametrize("mission", ["cagliostro", "stonehenge"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_add_up_in_all_positions_of_a_game(mission: str, level: str, seats: int) -> None:
    state, rng = GAME.new(seats, {"mission": mission, "level": level}), Random(seats)
    while state.asks:
        chances = worth(state)
        assert len(chances) == seats
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1)
        ask = state.asks[0]
        wild = ask.seat < 0 or rng.random() < 0.1
        state.advance(ask.seat, ask.pick(rng) if wild else GAME.quick(GAME.view(state, ask.seat), ask, rng))


def test_each_find_brings_the_gang_nearer_to_the_coins() -> None:
    assert better(dig(tokens=BUSTS), dig())
    assert better(dig(tokens=BUSTS), dig(tokens={**BUSTS, "J18": "beta"}))
    assert better(dig(opened="caesar"), dig(tokens=BUSTS))
    assert better(dig(tokens=BUSTS, opened="mars", goemon="L19"), dig(tokens=BUSTS, opened="mars"))
    assert better(dig(opened="caesar", lupin="K13"), dig(opened="caesar", lupin="H12", fujiko="I13"))
    assert better(coins(), coins(treasure=""))
    assert better(coins(), coins(treasure="", tiles=(Tile(GROUND, True, 15),), ground=stage().place.node["F18"]))
    assert better(coins(), coins(treasure="", tiles=(Tile(TAKEN, True, 15),), carrier=4, zenigata="F18"))


def test_each_tomb_brings_the_gang_nearer_to_the_sword() -> None:
    assert better(stones(dug="C6"), stones())
    assert better(stones(dug="C6 R21"), stones(dug="C6"))
    assert better(stones(dug="C6 R21", jigen="H18"), stones(dug="C6 R21"))
    assert better(stones(dug=AIM), stones(dug="C6 R21"))
    assert better(stones(dug=AIM), stones(dug=AIM, lupin="B25"))
    assert better(sword(), stones(dug=AIM))
    assert better(stones(), stones(devices={"jigen": "shovel", "goemon": "shovel"}))


def test_time_is_with_the_police() -> None:
    assert better(dig(), dig(turn=11))
    assert better(dig(), dig(limit=15))
    assert better(coins(turn=13), coins(turn=16))
    assert better(stones(), stones(turn=6))
    assert better(sword(turn=6), sword(turn=8))


def test_the_way_home_counts_for_who_has_it_and_for_the_others() -> None:
    assert better(coins(lupin="B5"), coins())
    assert better(coins(turn=15, jigen="B5", goemon="B5", fujiko="B5"), coins(turn=15))
    assert better(coins(turn=15, gone={"goemon": 14}), coins(turn=15))
    assert better(sword(lupin="C22"), sword())


def test_wounds_prisoners_and_lost_devices_are_bad_for_the_gang() -> None:
    agents = {1: "E12"}
    for there in (dig, coins, sword):
        held = there(agents=agents)
        held.held = (-1, 0, -1, -1)
        assert better(there(agents=agents), held)
    assert better(dig(), dig(wounds={"jigen": 3}))
    assert better(coins(), coins(wounds={"lupin": 3}))
    for there in (dig, coins):
        assert better(there(devices={"lupin": "kit"}), there())


def test_police_near_the_gang_or_before_its_ways_out_are_bad_for_it() -> None:
    assert better(coins(agents={1: "R13", 3: "R14"}), coins(agents={1: "C2", 3: "B4"}))
    assert better(coins(agents={1: "R13", 3: "R14"}), coins(agents={1: "I13", 3: "M13"}))
    assert better(stones(agents={1: "S3", 2: "S5"}), stones(agents={1: "K15", 2: "L14"}))
    assert better(sword(agents={1: "S3", 2: "S5"}), sword(agents={1: "K15", 2: "L14"}))


def test_a_gang_with_no_time_left_has_hardly_a_chance() -> None:
    assert worth(dig(turn=18))[0] > 0.95
    assert worth(coins(turn=18))[0] > 0.95
    assert worth(stones(turn=11))[0] > 0.95


def test_a_fujiko_alone_hopes_for_the_coins() -> None:
    hers, theirs, lying = (
        worth(stage(seats=3, turn=9, opened="caesar", fujiko="K13", lupin="K12", treasure=who).state)
        for who in ("fujiko", "lupin", "")
    )
    assert hers[2] > lying[2] > theirs[2] > 0
    assert theirs[1] > lying[1] > hers[1]
    gone = stage(seats=3, turn=9, gone={"fujiko": 8}).state
    assert worth(gone)[2] == 0


def test_a_fujiko_with_the_police_shares_their_chances() -> None:
    for where in ("hands", "table"):
        for seats in (3, 4, 5):
            chances = worth(stage(seats=seats, **{where: {"fujiko": "redeem"}}).state)  # type: ignore[arg-type]
            assert chances[0] == chances[-1]
            assert len(set(chances[1:-1])) == 1
            assert sum(chances) == pytest.approx(1)


def test_a_loyal_fujiko_shares_with_the_gang() -> None:
    chances = worth(stage(seats=3, hands={"fujiko": "forgive"}).state)
    assert chances[1] == chances[2]


def test_members_on_no_square_and_in_vehicles_are_judged_too() -> None:
    state = dig(vehicles={"fiat": "B4"}, rides={"lupin": "fiat"})
    aboard = standing(state)
    state.at = (-1, *state.at[1:])
    assert standing(state) == aboard  # its vehicle is on a square
    state.at = (-1, -1, -1, -1)
    state.ride = (-1, -1, -1, -1)
    assert 0 < worth(state)[1] < 1


def test_numbers_have_the_signs_they_should_have() -> None:
    for stage_of in (stages.SEARCH, stages.FETCH, stages.FLEE, stages.DIG, stages.RUN):
        assert stage_of.slack > 0
        assert stage_of.tight < 0
        assert min(stage_of.devices, stage_of.marks) >= 0
        bad = ("late", "far", "walk", "work", "lack", "near", "pack", "exits", "wounds", "carrier", "rival", "ally")
        assert max(getattr(stage_of, name) for name in bad) <= 0


def test_the_base_missions_are_judged_as_in_the_base_game() -> None:
    state = GAME.new(2, {"mission": "ruby"})
    assert worth(state) == base.worth(state)
