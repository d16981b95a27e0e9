"""The quick player: what it does where a sensible player has no doubt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from covo.games.lupin import balance
from covo.games.lupin.box import FUJIKO, GADGETS, GOEMON, MEMBERS, RIFLE_TILE
from covo.games.lupin.game import GAME
from covo.kernel import Move
from tests.lupin.heist import Heist, heist


def choice(h: Heist, seed: int = 1) -> Move:
    ask = h.state.asks[0]
    return GAME.quick(GAME.view(h.state, ask.seat), ask, Random(seed))


def activation(h: Heist, member: str) -> list[str]:
    """All it does in an activation, dice thrown at random."""
    h.act(member)
    rng, done = Random(1), []
    while h.state.asks and any(getattr(step, "member", -1) == MEMBERS.index(member) for step in h.state.stack[:3]):
        ask = h.state.asks[0]
        if ask.seat < 0:
            h.state.apply(ask.seat, ask.pick(rng))
            continue
        if ask.seat == 0:
            break
        move = GAME.quick(GAME.view(h.state, ask.seat), ask, rng)
        done.append(str(move))
        h.state.apply(ask.seat, move)
        if move.verb in ("end", "leave"):
            break
    return done


@pytest.mark.parametrize("mission", ["ruby", "bank"])
def test_it_spends_the_money_on_something_for_everybody(mission: str) -> None:
    h = heist(mission, "plan", seats=2)
    while h.step == "Planning":
        h.do(str(choice(h)))
    assert [len(held) for held in h.state.devices] == [2, 2, 2, 2]
    assert RIFLE_TILE not in h.state.devices[GOEMON]
    assert (h.state.owners[5] >= 0) == (mission == "ruby")  # the boat


def test_it_shoots_and_then_goes_out_of_sight() -> None:
    done = activation(heist(jigen="K4!", agents={1: "K1", 2: "N20", 3: "N21", 4: "N22", 5: "N18", 6: "N17"}), "jigen")
    assert done[0] == "shoot 1"


def test_it_takes_the_tile_where_it_is() -> None:
    assert "search" in activation(heist(lupin="in-jade"), "lupin")
    inside = heist("bank", lupin="in-bank", tiles="lupin+ 2 3 4")
    assert "search" not in activation(inside, "lupin")  # the treasure is found


def test_it_goes_home_with_the_treasure_and_leaves() -> None:
    h = heist(lupin="A5", tiles="lupin+ 2 3 4")
    assert activation(h, "lupin")[-1] == "leave"


@pytest.mark.parametrize(("member", "square"), [("jigen", "K5"), ("goemon", "J4")])
def test_whoever_is_on_duty_goes_for_the_agent_that_holds_a_prisoner(member: str, square: str) -> None:
    prisoner = {"jigen": "lupin", "goemon": "jigen"}[member]
    pieces: dict[str, Any] = {prisoner: "K1!", member: square}
    h = heist(**pieces, agents="K2", held={prisoner: 1}, wounds={prisoner: 4})
    assert any(move in ("shoot 1", "fight 1") for move in activation(h, member))


def test_a_prisoner_frees_itself() -> None:
    h = heist(lupin="K4!", agents="K5", held={"lupin": 1}, wounds={"lupin": 4}, devices={"lupin": "knife"}, turn=6)
    assert activation(h, "lupin")[0] == "release devices"


def test_who_is_hurt_is_healed() -> None:
    h = heist(lupin="A4", jigen="A4", wounds={"jigen": 3}, devices={"lupin": "kit"}, seats=2)
    assert "heal jigen" in activation(h, "lupin")


def test_fujiko_betrays_when_she_must() -> None:
    near: dict[str, Any] = {"lupin": "K4!", "fujiko": "K5!", "tiles": "lupin+ 2 3 4"}
    assert "rob lupin" in activation(heist(**near, hands={"fujiko": "forgive"}), "fujiko")
    assert "rob lupin" not in activation(heist(**near, hands={"fujiko": "stiletto"}), "fujiko")
    waits = heist(fujiko="A1", hands={"fujiko": "forgive"}, tiles="lupin+ 2 3 4", turn=9, told=True)
    assert "leave" not in activation(waits, "fujiko")  # without the treasure she would have lost
    gone = heist(fujiko="A1", hands={"fujiko": "forgive"}, tiles="fujiko+ 2 3 4", turn=9, traitor=True, marked=8)
    assert activation(gone, "fujiko")[-1] == "leave"


def test_fujiko_spends_her_own_money() -> None:
    h = heist(fujiko="A4", hands={"fujiko": "forgive"})
    activation(h, "fujiko")
    assert h.state.credit < 600
    assert {GADGETS[gadget] for gadget in h.state.extra} <= {"kit", "grenade", "knife"}
    assert h.state.gadgets(FUJIKO)


def test_the_police_shoot_at_who_is_nearest_to_arrest() -> None:
    h = heist(phase="police", lupin="K4!", jigen="K3!", wounds={"jigen": 3}, agents="K1")
    assert str(choice(h)) == "shoot 1 jigen"


def test_the_police_come_to_where_somebody_is_seen() -> None:
    h = heist(phase="police", lupin="K4!", agents="N8")
    move = choice(h)
    place = h.place
    assert move.verb == "walk"
    assert place.apart(place.node[str(move[-1])], place.node["K4"]) < place.apart(place.node["N8"], place.node["K4"])


def test_reinforcements_are_called_in_full() -> None:
    assert choice(heist(phase="call", agents="N20 N21"))[2] == 4


def test_the_table_of_the_balance() -> None:
    row = balance.line("bank", "novice", 4, 2).split(" | ")
    assert row[:3] == ["| bank", "novice", "4"]
    assert len(row) == balance.HEAD.splitlines()[0].count("|") - 1
    low, high = balance.interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # Wilson's interval of one half
