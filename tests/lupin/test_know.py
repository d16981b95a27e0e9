"""What all may conclude about a hidden member, reckoned by playing out everything it could have done unseen."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin import know
from covo.games.lupin.box import ALFA, BOAT, FIAT, FUJIKO, HELI, JIGEN, LUPIN
from covo.games.lupin.state import Lupin
from covo.kernel import Move
from tests.lupin.heist import Heist, heist

END = Move("end")
WAYS = ("walk", "board", "off", "drive")
FAR: dict[str, Any] = {"jigen": "M4", "goemon": "M1", "fujiko": "F4", "agents": "Q20"}


def unseen_ends(h: Heist, member: int) -> list[Lupin]:
    """The ends of every activation in which nobody outside could see or hear anything."""
    seen, vseen = h.state.seen, h.state.vseen
    waiting, met, ends = [h.state.copy()], set(), []
    while waiting:
        state = waiting.pop()
        ask = state.asks[0]
        for move in [*(move for move in ask.moves if move.verb in WAYS), END]:
            after = state.copy()
            after.apply(ask.seat, move)
            if (after.seen, after.vseen) != (seen, vseen):
                continue
            if move == END:
                ends.append(after)
                continue
            key = (after.at[member], after.ride, after.vat, getattr(after.stack[0], "walked", 0))
            if key not in met:
                met.add(key)
                waiting.append(after)
    return ends


def names(h: Heist, mask: int) -> set[str]:
    return {name for node, name in enumerate(h.place.names) if mask >> node & 1}


def where(h: Heist, nodes: set[int]) -> set[str]:
    return {h.place.names[node] for node in nodes}


@pytest.mark.rule("LUP-INF-01", "LUP-MOV-09", "LUP-VIS-01")
@pytest.mark.parametrize(
    ("mission", "layout"),
    [
        ("ruby", {"lupin": "A1"}),
        ("ruby", {"lupin": "G2", "agents": "G6 E3", "zenigata": "J3"}),  # through what they see, to where they do not
        ("ruby", {"lupin": "I4", "agents": "I2", "wounds": {"lupin": 3}}),
        ("ruby", {"lupin": "in-lodge", "agents": "K6"}),
        ("bank", {"lupin": "C6", "agents": "C12", "turn": 2}),  # beside the bus
        ("bank", {"lupin": "bus", "turn": 2, "agents": "C4"}),
    ],
)
def test_on_foot_it_can_be_wherever_it_could_have_gone_unseen(mission: str, layout: dict[str, Any]) -> None:
    others = FAR if mission == "ruby" else {"jigen": "R1", "goemon": "R1", "fujiko": "R1", "agents": "L20"}
    h = heist(mission, **{**others, **layout}).act("lupin")
    ends = unseen_ends(h, LUPIN)
    expected = where(h, {state.at[LUPIN] for state in ends})
    assert len(expected) > 5
    for state in ends[:3]:  # and all alike, whatever it has done
        assert names(h, state.spots[LUPIN]) == expected
        assert state.trace == (0, 0, 0)
    assert names(h, know.possible(h.state, LUPIN)) >= expected


RIDES: list[tuple[int, dict[str, Any]]] = [
    (ALFA, {"lupin": "C4", "vehicles": {"alfa": "C5"}, "agents": "G8 E9"}),
    (ALFA, {"vehicles": {"alfa": "G3"}, "rides": {"lupin": "alfa"}, "agents": "G9 J8"}),
    (ALFA, {"lupin": "E3", "vehicles": {"alfa": "C3"}, "agents": "E9", "wounds": {"lupin": 3}}),
    (FIAT, {"lupin": "C4", "vehicles": {"alfa": "C5", "fiat": "C7"}, "agents": "G8 E11"}),  # from one to the other
    (HELI, {"lupin": "F7", "vehicles": {"heli": "F8"}, "agents": "Q20"}),
    (BOAT, {"lupin": "B9", "vehicles": {"boat": "B10"}, "agents": "J14"}),
]


@pytest.mark.rule("LUP-INF-01", "LUP-Q-53", "LUP-VEH-01")
@pytest.mark.parametrize(("vehicle", "layout"), RIDES)
def test_with_a_hidden_vehicle_nothing_it_could_have_done_is_left_out(vehicle: int, layout: dict[str, Any]) -> None:
    h = heist(**{**FAR, **layout}).act("lupin")
    ends = unseen_ends(h, LUPIN)
    (idle,) = [state for state in ends if (state.at, state.vat) == (h.state.at, h.state.vat)][:1]
    there = {state.at[LUPIN] for state in ends}
    assert where(h, there) <= names(h, idle.spots[LUPIN])
    assert where(h, {state.vat[vehicle] for state in ends}) <= names(h, idle.vspots[vehicle])
    assert len(there) > 5


def test_of_a_vehicle_all_know_the_squares_it_could_have_reached() -> None:
    h = heist(**{**FAR, "vehicles": {"alfa": "G3"}, "rides": {"lupin": "alfa"}, "agents": "G9 J8"}).act("lupin")
    ends = unseen_ends(h, LUPIN)
    drivable = h.place.drive_ends["road"] | 1 << h.place.node["G3"]
    for state in ends[:2]:
        assert state.vspots[ALFA] & ~drivable == 0
        unreached = names(h, state.vspots[ALFA]) - where(h, {other.vat[ALFA] for other in ends})
        assert {name for name in unreached if not h.state.watch()[0] >> h.place.node[name] & 1} == set()


@pytest.mark.rule("LUP-VEH-03", "LUP-INF-01")
def test_a_passenger_is_carried_along_in_what_all_must_reckon_with() -> None:
    layout = {**FAR, "vehicles": {"alfa": "G3"}, "rides": {"lupin": "alfa", "jigen": "alfa"}, "agents": "Q20"}
    h = heist(**layout).act("lupin").do("drive C9", "end")
    assert h.where("jigen") == "C9"
    assert {"C9", "G3"} <= names(h, h.state.spots[JIGEN])
    assert names(h, h.state.spots[FUJIKO]) == {"F4"}  # she was not near it
    idle = heist(**layout).act("lupin").do("end")
    assert idle.state.spots == h.state.spots


# ── Signs ────────────────────────────────────────────────────────────────────────────────────────────────────────


def reckoned(h: Heist, member: int, squares: str) -> Heist:
    h.state.know(member, sum(1 << h.place.node[name] for name in squares.split()))
    return h


@pytest.mark.rule("LUP-Q-33", "LUP-VIS-27")
@pytest.mark.parametrize("true", ["A1", "F4", "K7"])
def test_where_a_policeman_looks_and_sees_nobody_nobody_is(true: str) -> None:
    squares = "A1 C3 C5 C8 F4 G3 G5 K7 E4 in-lodge"
    found = set()
    for square in squares.split():
        there = heist(phase="police", lupin=square, jigen="M4", goemon="M1", fujiko="R9", agents="G12")
        there.do("walk 1 G9")
        if there.seen("lupin"):
            found.add(square)
    assert 0 < len(found) < 9
    h = heist(phase="police", lupin=true, jigen="M4", goemon="M1", fujiko="R9", agents="G12")
    reckoned(h, LUPIN, squares).do("walk 1 G9")
    assert names(h, h.state.spots[LUPIN]) == set(squares.split()) - found
    goemon = heist(phase="police", goemon="K7", wind=True, lupin="A1", jigen="M4", fujiko="R9", agents="G12")
    reckoned(goemon, 2, squares).do("walk 1 G9")
    assert names(goemon, goemon.state.spots[2]) == set(squares.split())  # like the wind he is not seen


@pytest.mark.rule("LUP-Q-35")
def test_a_shot_comes_from_where_it_can_be_fired() -> None:
    squares = "E4 H4 H9 F7 G3 J7 D7 K4 C7 F6 A1"
    layout = {"lupin": "A1", "goemon": "M1", "fujiko": "R9", "agents": "H7 Q20"}
    able = set()
    for square in squares.split():
        there = heist(jigen=square, **layout)
        there.state.know(JIGEN, 1 << there.state.at[JIGEN])
        if "shoot 1" in there.act("jigen").moves("shoot"):
            able.add(square)
    assert 2 < len(able) < 12
    first = min(able)
    h = reckoned(heist(jigen=first, **layout), JIGEN, squares).act("jigen").do("shoot 1").roll(1, 1)
    assert (names(h, h.state.spots[JIGEN]), h.seen("jigen")) == (able, False)
    assert able <= names(h, know.possible(h.state, JIGEN))


@pytest.mark.rule("LUP-VIS-13", "LUP-MOV-09")
@pytest.mark.parametrize("start", ["G3", "A1", "K5"])
def test_who_vanishes_can_be_wherever_it_could_walk_out_of_sight(start: str) -> None:
    layout = {**FAR, "agents": "G7 K8"}
    h = heist(lupin=start + "!", **layout).act("lupin")
    gone = {}
    for move in h.ask().moves:
        if move.verb == "walk":
            after = h.state.copy()
            after.apply(1, move)
            if not after.seen >> LUPIN & 1:
                after.apply(1, END)
                gone[str(move[-1])] = names(h, after.spots[LUPIN])
    assert len(gone) > 5
    unseen_start = set() if start != "A1" else {"A1"}
    assert all(spots - unseen_start == set(gone) - unseen_start for spots in gone.values())


@pytest.mark.rule("LUP-Q-106", "LUP-ENV-05")
def test_who_stood_where_the_bus_stops_is_in_it() -> None:
    h = heist("bank", "dusk", turn=2, lupin="A1", jigen="R1", goemon="R1", fujiko="R1", agents="L20")
    reckoned(h, LUPIN, "A1 K5 C4")
    reckoned(h, JIGEN, "R1 B2")
    know.bus_stopped(h.state, sum(1 << h.place.node[name] for name in ("K5", "L5")))
    assert names(h, h.state.spots[LUPIN]) == {"A1", "C4", "bus"}
    assert names(h, h.state.spots[JIGEN]) == {"R1", "B2"}


@pytest.mark.rule("LUP-CFU-09", "LUP-CLU-11")
def test_a_dash_may_have_ended_on_any_free_road_out_of_sight() -> None:
    h = heist(lupin="G4", vehicles={"alfa": "G5"}, hands={"lupin": "pedal"}, agents="N20", jigen="R1", fujiko="R1")
    h.act("lupin")
    ends = {end for end in h.ends("card") if not h.state.watch()[0] >> h.place.node[end] & 1}
    h.do("card pedal C12", "end")
    assert ends <= names(h, h.state.spots[LUPIN])
    assert ends <= names(h, h.state.vspots[ALFA])
    assert not h.seen("lupin")
