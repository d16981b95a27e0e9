"""The quick player: what it does where a sensible player has no doubt."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.box import MEMBERS
from covo.games.lupin.state import IN_CAR, Tile
from covo.games.lupinx import balance
from covo.games.lupinx.bot.gang import goal
from covo.games.lupinx.bot.solo import errand
from covo.games.lupinx.game import GAME
from tests.lupinx.caper import Caper, new, stage

ENOUGH = 12  # moves in one activation


def choice(table: Caper) -> str:
    ask = table.state.asks[0]
    return str(GAME.quick(GAME.view(table.state, ask.seat), ask, Random(1)))


def activation(table: Caper, member: str) -> list[str]:
    """All it does in an activation, dice thrown at random."""
    table.act(member)
    rng, done = Random(1), [""]
    while table.state.asks and done[-1] not in ("end", "leave") and len(done) < ENOUGH:
        ask = table.state.asks[0]
        move = ask.pick(rng) if ask.seat < 0 else GAME.quick(GAME.view(table.state, ask.seat), ask, rng)
        if ask.seat == table.state.crew[MEMBERS.index(member)]:
            done.append(str(move))
        table.state.apply(ask.seat, move)
    return done[1:]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_two_of_the_gang_go_to_the_same_question_mark(seats: int) -> None:
    table = new(seats, mission="cagliostro")
    rng = Random(3)
    while table.state.turn < 1:
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.pick(rng) if ask.seat < 0 else GAME.quick(table.view(ask.seat), ask, rng))
    crew = [m for m in range(4) if m < 3 or seats == 2]
    goals = {goal(table.view(table.state.crew[m]), m, table.state.at[m]) for m in crew}
    assert len(goals) == len(crew)
    assert not any(home for _, home in goals)


@pytest.mark.parametrize("rides", [{}, {"lupin": "fiat"}])
@pytest.mark.parametrize("down", [False, True])
def test_nobody_gets_in_and_out_for_ever(rides: dict[str, str], down: bool) -> None:
    """LUP-Q-53: it is free, as often as one likes."""
    her = {"table": {"fujiko": "redeem"}, "fujiko": "I13", "down": True} if down else {"fujiko": "S2"}
    for square in ("A4", "B8", "D8", "H12"):
        table = stage(lupin=square, vehicles={"fiat": square}, rides=rides, visible="fujiko" if down else "", **her)
        done = activation(table, "lupin")
        assert done[-1] == "end"
        assert sum(move.startswith("board") for move in done) <= 1
        assert not any(move.startswith("board") for move in done[1:] if any(m.startswith("off") for m in done))


def test_reinforcements_drive_on_to_the_pass() -> None:
    def car(at: str, fuel: int) -> str:
        table = stage(lupin="L6", zenigata="E14")
        table.state.agents = (IN_CAR, IN_CAR, IN_CAR, *table.state.agents[3:])
        table.state.cars = (table.place.node[at], table.state.cars[1])
        table.state.fuel = (fuel, 12)
        return choice(table.patrol())

    assert car("T1", 0).split()[0] == "walk"  # it has just come: its crew waits
    assert car("T1", 12) == "drive car1 H1"
    assert car("C2", 12).split()[0] == "out"


def test_fujiko_runs_to_her_motorbike_with_the_coins() -> None:
    table = stage(
        fujiko="L13",
        opened="caesar",
        vehicles={"bike1": "R13"},
        visible="fujiko",
        traitor=True,
        tiles=(Tile(3, True, 8),),
    )
    assert activation(table, "fujiko") == ["walk Q13", "board bike1", "end"]


def test_fujiko_alone_does_not_send_zenigata_to_her_own_way_out() -> None:
    table = stage(
        fujiko="O13",
        zenigata="M13",
        opened="caesar",
        visible="fujiko",
        traitor=True,
        tiles=(Tile(3, True, 8),),
    ).act("fujiko")
    assert "zenigata" in table.options("shoot")
    assert not choice(table).endswith("zenigata")


@pytest.mark.parametrize("square", ["A1", "C9"])
def test_fujiko_alone_goes_after_the_coins_wherever_they_are_seen(square: str) -> None:
    table = stage(
        fujiko="G9",
        lupin=square,
        jigen="H9",
        goemon="I9",
        visible="lupin jigen goemon",
        opened="caesar",
        traitor=True,
        tiles=(Tile(0, True, 8),),
    )
    view = GAME.view(table.state, table.state.crew[3])
    assert errand(view, table.state.place.node["G9"]).at == table.state.place.node[square]


def test_nobody_robs_who_cannot_have_the_treasure() -> None:
    bare = stage(lupin="O13", fujiko="P13", opened="caesar", visible="lupin fujiko").act("lupin")
    assert "fujiko" in bare.options("rob")
    assert not choice(bare).startswith("rob")
    thief = stage(
        lupin="O13", fujiko="P13", opened="caesar", visible="lupin fujiko", traitor=True, tiles=(Tile(3, True, 8),)
    )
    assert choice(thief.act("lupin")) == "rob fujiko"


def test_a_line_of_the_balance_table() -> None:
    cells = balance.line("cagliostro", "expert", 5, 1).split("|")
    assert len(cells) == balance.HEAD.split("\n")[0].count("|") + 1
