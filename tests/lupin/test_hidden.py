"""LUP-INF: each secret is told apart by its holders alone."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin import know
from covo.games.lupin.box import LUPIN, MEMBERS
from covo.games.lupin.steps.gang import Activation
from tests.lupin.heist import Heist, heist, tell_apart


def squares(*names: str) -> int:
    place = heist().place
    return sum(1 << place.node[name] for name in names)


@pytest.mark.rule("LUP-INF-01", "LUP-INF-04", "LUP-SET-15")
def test_where_a_hidden_member_is() -> None:
    spots = (squares("H2", "H3"), *(squares(name) for name in ("M4", "M1", "F4")))
    layout: dict[str, Any] = {"jigen": "M4", "goemon": "M1", "fujiko": "F4", "spots": spots, "agents": "Q20"}
    assert tell_apart(heist(lupin="H2", **layout), heist(lupin="H3", **layout)) == {1}
    near = {**layout, "jigen": "H4"}
    assert tell_apart(heist(lupin="H2", **near), heist(lupin="H3", **near)) == {1, 2}  # he meets him or not
    seen = tell_apart(heist(lupin="H2!", **layout), heist(lupin="H3!", **layout))
    assert seen == {-2, 0, 1, 2, 3, 4}


@pytest.mark.rule("LUP-INF-01", "LUP-MOV-09", "LUP-NOT-03", "LUP-NOT-04")
def test_where_a_hidden_member_goes() -> None:
    layout: dict[str, Any] = {"lupin": "H2", "jigen": "M4", "goemon": "M1", "fujiko": "F4", "agents": "Q20"}
    ways = [heist(**layout).act("lupin").do(*moves, "end") for moves in (("walk H3",), ("walk J3",), ())]
    assert tell_apart(ways[0], ways[1]) == tell_apart(ways[0], ways[2]) == {1}
    assert (ways[0].view(0).notes, len(ways[0].view(1).notes[LUPIN])) == (((), (), (), ()), 1)


@pytest.mark.rule("LUP-INF-02", "LUP-EQP-16", "LUP-EQP-17")
def test_what_was_bought() -> None:
    layout: dict[str, Any] = {"jigen": "M4", "goemon": "M1", "fujiko": "F4", "lupin": "H2", "agents": "Q20"}
    one = heist(**layout, devices={"lupin": "knife"}, money=(1450, 0, 0, 0))
    two = heist(**layout, devices={"lupin": "rifle kit"}, money=(1100, 0, 0, 0))
    assert tell_apart(one, two) == {1, 2, 3, 4}
    assert (set(one.view(0).money), set(one.view(0).devices)) == ({None}, {None})
    used = heist(lupin="K4", agents="K1", devices={"lupin": "rifle"}).act("lupin").do("rifle 1").roll(1, 1)
    assert used.view(0).shown[LUPIN] == (8,)  # to use it is to show it


@pytest.mark.rule("LUP-INF-09", "LUP-POL-11", "LUP-REI-06")
def test_the_police_have_no_secrets() -> None:
    h = heist("bank", "police", agents={1: "O5", 2: "car1", 3: "car1"}, cars="O9", zenigata="O2")
    for viewer in (-2, *range(5)):
        view = h.view(viewer)
        assert (view.zenigata, view.agents, view.cars, view.bus) == (
            h.state.zenigata,
            h.state.agents,
            h.state.cars,
            h.state.bus,
        )
    guards = heist(guards="JP1 LH2")
    assert {guards.view(viewer).guards for viewer in (-2, *range(5))} == {guards.state.guards}


@pytest.mark.rule("LUP-INF-10", "LUP-NOT-09")
def test_hits_on_a_vehicle_are_open() -> None:
    h = heist(phase="police", vehicles={"alfa": "G4!"}, agents="G8").do("shoot 1 alfa").roll(6, 6)
    assert [h.view(viewer).vhits for viewer in (-2, 0, 1)] == [(0, 1, 0, 0, 0, 0)] * 3


@pytest.mark.rule("LUP-INF-04", "LUP-TLK-02", "LUP-TLK-07")
def test_a_hand_over_is_known_to_the_two() -> None:
    def given(*moves: str) -> Heist:
        return (
            heist(
                lupin="K4",
                jigen="K5",
                goemon="M1",
                fujiko="F4",
                agents="Q20",
                tiles="lupin- 2 3 4",
                devices={"lupin": "knife"},
            )
            .act("lupin")
            .do(*moves, "end")
        )

    knife = given("give knife jigen", "accept")
    assert tell_apart(knife, given("give knife jigen", "pass")) == {1, 2, 3, 4}  # in the end the gang sees its devices
    assert 0 not in tell_apart(knife, given())


@pytest.mark.rule("LUP-INF-06")
def test_an_impostor_is_known_to_himself_alone() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "agents": "K1 H4 M4", "hands": {"lupin": "disguise"}, "fujiko": "F1"}
    tables = [heist(**layout).act("lupin").do(f"card disguise {k}").next_turn() for k in (1, 2, 3)]
    assert tell_apart(tables[0], tables[1]) == tell_apart(tables[0], tables[2]) == {1}
    assert tables[0].view(0).masks[LUPIN] == 0b111
    assert tables[0].view(4).agent_of[LUPIN] is None


@pytest.mark.rule("LUP-MOV-07", "LUP-Q-142")
def test_three_that_are_found_on_one_square() -> None:
    for first in ("shift lupin H4", "put H4", "shift goemon H4"):
        h = heist(phase="police", lupin="H3", jigen="H3", goemon="H3", fujiko="F4", agents="H7").do("walk 1 H6")
        assert h.step == "SetDown"
        h.do(first)
        assert h.step == "SetDown"
        assert ("shift lupin G3" in h.moves()) is (first != "shift lupin H4")  # or he is not there any more
        h.do("put I3")
        assert len({h.where(name) for name in ("lupin", "jigen", "goemon")}) == 3
        assert h.step == "Patrol"


@pytest.mark.rule("LUP-INF-06")
def test_whom_he_may_impersonate_after_getting_off() -> None:
    h = heist(vehicles={"fiat": "G4"}, rides={"lupin": "fiat"}, agents="M3", hands={"lupin": "disguise"}).act("lupin")
    h.do("off H4", "card disguise 1")
    assert (h.state.agent_of[LUPIN], h.view(0).masks[LUPIN]) == (0, 1)


@pytest.mark.rule("LUP-INF-01", "LUP-Q-35")
def test_a_shot_and_then_a_walk_leave_the_truth_possible() -> None:
    h = heist(fujiko="in-jade", agents="G16").act("fujiko").do("shoot 1").roll(1, 1).do("walk B18", "end")
    assert h.state.spots[3] >> h.place.node["B18"] & 1
    assert not h.seen("fujiko")


RIDES = [
    (["activate lupin", "drive J11", "end", "activate jigen", "off J12", "walk E12", "end"], "jigen"),
    (["activate jigen", "off B9", "walk B4", "end"], "jigen"),
    (["activate goemon", "walk B9", "board boat", "end"], "goemon"),
    (["activate goemon", "walk B9", "board boat", "off B9", "end"], "goemon"),
    (["activate lupin", "drive J11", "off J12", "end"], "lupin"),
]


@pytest.mark.rule("LUP-INF-01", "LUP-Q-53", "LUP-Q-64")
@pytest.mark.parametrize(("moves", "member"), RIDES, ids=[" ".join(moves[1:-1]) for moves, _ in RIDES])
def test_on_the_water_and_off_it_the_truth_stays_possible(moves: list[str], member: str) -> None:
    """All that the police may conclude leaves the square in, whatever is done around a hidden boat; so in the middle."""
    h = heist(vehicles={"boat": "B10"}, rides={"lupin": "boat", "jigen": "boat"}, goemon="B5")
    number = MEMBERS.index(member)
    for move in moves:
        h.do(move)
        state, after = h.state, h.state.copy()
        acting = [step.member for step in state.stack if isinstance(step, Activation)]
        for other in acting:
            know.close(after, other)
        spots = know.possible(state, number) if number in acting else after.spots[number]
        assert spots >> state.at[number] & 1, f"after {move} {h.where(member)} is thought impossible"


@pytest.mark.rule("LUP-INF-01", "LUP-Q-53")
def test_off_a_hidden_car_and_on_by_foot_the_truth_stays_possible() -> None:
    h = heist(vehicles={"fiat": "C5"}, rides={"lupin": "fiat", "jigen": "fiat"}).act("jigen")
    h.do("off B5", "walk A9", "end")
    assert h.state.spots[MEMBERS.index("jigen")] >> h.place.node["A9"] & 1
