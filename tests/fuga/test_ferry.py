"""The ferry, its hijacking, the turn and the clock."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import FERRY
from tests.fuga.table import Table

FAR = {"first": "A1", "second": "AB20"}


def sailing(t: Table, turns: int) -> list[str]:
    """Where the ferry is after each turn."""
    found = []
    for _ in range(turns):
        turn = t.state.turn
        while t.state.turn == turn and t.step != "over":
            t.play("end" if "end" in t.legal else "pass")
        found.append(t.where("ferry"))
    return found


@pytest.mark.rule(
    "FSM-FRY-01",
    "FSM-FRY-02",
    "FSM-FRY-03",
    "FSM-MOV-18",
    "FSM-DAT-16",
    "FSM-Q-06",
    "FSM-Q-31",
    "FSM-OVR-04",
    "FSM-TRN-02",
    "FSM-MAP-30",
)
def test_out_and_home_two_hexes_a_turn() -> None:
    t = Table.on("crime", FAR)
    out = ["J9", "L10", "N10", "P11", "R11", "T12", "V12"]
    assert sailing(t, 14) == [*out, *out[-2::-1], "H9"]
    assert t.state.turn == 15


@pytest.mark.rule("FSM-FRY-04", "FSM-END-01", "FSM-END-04", "FSM-Q-29", "FSM-MAP-24")
def test_the_last_turn_is_spent_in_port() -> None:
    t = Table.on("crime", FAR, turn=15, leg=-1)
    assert t.refused("sail") == "FSM-FRY-04"
    t = Table.on("exchange", FAR, turn=15)
    assert t.step == "over"
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, t.points, outcome.ranking) == ("home", (0, 0), ((0, 1),))
    assert Table.on("exchange", FAR, turn=14).step == "CriminalMoves"


@pytest.mark.rule("FSM-OPT-06", "FSM-Q-30")
def test_a_stop_at_the_landing() -> None:
    t = Table.on("crime", FAR, stop=True)
    assert t.state.last_turn == 16
    assert t.state.deadline == 13
    where = sailing(t, 15)
    assert where[6:9] == ["V12", "V12", "T12"]
    assert where[13:] == ["J9", "H9"]
    plain = Table.on("crime", FAR)
    assert sailing(plain, 8)[6:] == ["V12", "T12"]


@pytest.mark.rule("FSM-TRN-01", "FSM-TRN-03", "FSM-Q-22", "FSM-SEC-07")
def test_the_ferry_sails_when_the_criminals_like_but_once() -> None:
    t = Table.on("crime", FAR)
    assert t.asked == 1
    t.play("sail")
    assert (t.where("ferry"), t.state.sailed) == ("J9", True)
    assert t.refused("sail") == "FSM-TRN-03"
    t.play("go first A2", "pass", "end")
    assert t.where("ferry") == "J9"
    assert t.asked == 0
    assert t.refused("sail", 1) == "FSM-TRN-01"
    assert t.refused("sail", 0) == "FSM-TRN-02"


@pytest.mark.rule("FSM-FRY-05", "FSM-FRY-06", "FSM-FRY-07", "FSM-STK-05", "FSM-Q-48", "FSM-Q-51", "FSM-TRP-06")
def test_anybody_walks_or_drives_aboard_and_ashore() -> None:
    t = Table.on("law", FAR | {"patrol1": "G9", "police2": "G10", "police1": "E9"})
    assert "H9" in t.goes("patrol1")
    assert "H9" in t.goes("police2")
    field = t.state.field
    assert field.drive(1, field.index["G10"], 7, field.index["H9"]).cost[field.index["H9"]] == 1
    t.play("go police2 H9")
    assert "H9" in t.goes("patrol1")
    t.play("go patrol1 H9")
    assert t.rides("patrol1") == "police2"
    t = Table.on("law", FAR | {"police1": "H9", "patrol1": "H10"})
    assert {"G9", "G10"} <= t.goes("police1")
    assert "H9" in t.goes("patrol1")
    t = Table.on("crime", FAR | {"walker1": "G9"})
    assert {"H9", "G10"} <= t.goes("walker1")
    assert "H8" in t.goes("walker1")
    t = Table.on("crime", FAR | {"walker1": "H9"})
    assert {"G9", "G8", "F9"} <= t.goes("walker1")  # two dry hexes from the deck


@pytest.mark.rule("FSM-STK-06", "FSM-Q-38")
def test_on_board_there_is_room_for_one_unit_or_stack() -> None:
    t = Table.on("law", FAR | {"patrol1": "G9", "walker1": "H9"})
    assert "H9" not in t.goes("patrol1")
    assert t.refused("go patrol1 H9") == "FSM-STK-06"
    t = Table.on("law", FAR | {"patrol1": "G9", "patrol2": "H9"})
    assert t.refused("go patrol1 H9") == "FSM-STK-06"


@pytest.mark.rule("FSM-OPT-08")
def test_unlimited_room_by_option() -> None:
    units = FAR | {"patrol1": "G9", "patrol2": "H9", "walker1": "H9", "police1": "G10", "police2": "H9"}
    t = Table.on("law", units, room=True)
    t.play("go patrol1 H9", "go police1 H9")
    assert {t.where(name) for name in ("patrol1", "patrol2", "walker1", "police1", "police2")} == {"H9"}
    assert t.rides("patrol1") == "police2"


@pytest.mark.rule("FSM-Q-49")
def test_boats_do_not_board_the_ferry() -> None:
    t = Table.on("law", FAR | {"launch1": "I9"})
    assert "H9" not in t.goes("launch1")
    assert t.refused("go launch1 H9") == "FSM-Q-49"


@pytest.mark.rule("FSM-FRY-12", "FSM-Q-37")
def test_units_in_the_water_give_way_to_the_ferry() -> None:
    t = Table.on("crime", FAR | {"patrol1": "on launch1", "launch1": "J9", "walker1": "I10"})
    t.play("sail")
    assert (t.step, t.asked, t.where("ferry")) == ("Shift", 0, "J9")
    near = {t.state.field.names[n] for n in t.state.field.near[t.state.ferry]}
    assert {str(move[2]) for move in t.ask.moves} == near - {"I10"}
    t.play("shift patrol1 K9")
    assert (t.where("launch1"), t.where("patrol1"), t.rides("patrol1")) == ("K9", "K9", "launch1")
    assert t.step == "CriminalMoves"
    t = Table.on("crime", FAR | {"walker1": "J9"})
    t.play("sail")
    assert t.asked == 1
    t.play("shift walker1 K10")
    assert t.goes("walker1")  # being shifted is no move


@pytest.mark.rule("FSM-FRY-12")
def test_with_no_room_beside_it_is_the_nearest() -> None:
    ring = dict(
        zip(
            ("walker2", "walker3", "walker4", "walker5", "walker6", "walker7"),
            ("J8", "K10", "K9", "J10", "I9", "I10"),
            strict=True,
        )
    )
    t = Table.on("crime", FAR | {"walker1": "J9"} | ring)
    t.play("sail")
    far = t.state.field.apart(t.state.ferry)
    assert {far[t.state.field.index[str(move[2])]] for move in t.ask.moves} == {2}


@pytest.mark.rule("FSM-FRY-10", "FSM-HIJ-01", "FSM-HIJ-02", "FSM-HIJ-08", "FSM-Q-35", "FSM-Q-82")
def test_hijacking_is_a_theft_on_board_without_dice() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20"})
    t.play("stay first")
    assert t.legal == ["pass", "steal fast", "steal car", "steal boat", "steal ferry"]
    t.play("steal ferry")
    assert (t.step, t.state.hijacked, t.state.unlocked) == ("CriminalMoves", 1, False)
    t = Table.on("crime", {"first": "on car1", "car1": "H9", "second": "AB20"})
    assert t.play("stay first").legal == ["pass", "steal ferry"]
    t = Table.on("crime", {"first": "H9", "second": "AB20", "launch1": "I9"})
    t.play("stay first")
    assert t.step == "Misdirect"
    assert t.refused("steal ferry") == "FSM-THF-02"
    t = Table.on("crime", {"first": "G9", "second": "AB20"})
    t.play("stay first")
    assert t.refused("steal ferry") == "FSM-HIJ-01"


@pytest.mark.rule("FSM-HIJ-03", "FSM-HIJ-04", "FSM-HIJ-06", "FSM-MOV-19", "FSM-Q-34")
def test_a_stolen_ferry_goes_where_it_likes_from_the_next_turn() -> None:
    t = Table.on("crime", {"first": "H9", "second": "AB20"})
    assert t.refused("sail I9") == "FSM-FRY-01"
    t.play("stay first", "steal ferry")
    assert t.refused("sail I9") == "FSM-FRY-01"
    t.play("sail")
    assert t.where("ferry") == "J9"
    t.play("end", "end")
    assert t.state.turn == 2
    field = t.state.field
    far = field.apart(field.index["J9"])
    goals = {str(move[1]) for move in t.ask.moves if move[0] == "sail"}
    assert goals == {
        n for n, steps in zip(field.names, far, strict=True) if steps in (1, 2) and field.sails[field.index[n]]
    }
    assert t.refused("sail M9") == "FSM-HIJ-04"
    t.play("sail J7")
    assert (t.where("ferry"), t.where("first")) == ("J7", "J7")
    t.play("end", "end")
    t.play("end")  # it may stay where it is
    assert t.where("ferry") == "J7"
    near_land = Table.on("crime", {"first": "H9", "second": "AB20"}, turn=2, hijacked=1)
    assert not {"G9", "G10", "F9"} & {str(move[1]) for move in near_land.ask.moves if move[0] == "sail"}


@pytest.mark.rule("FSM-HIJ-05", "FSM-Q-33")
def test_the_clock_runs_on_whatever_the_ferry_does() -> None:
    t = Table.on("exchange", {"first": "K5", "second": "K6", "ferry": "K5"}, turn=12)
    assert t.step == "Exchange"
    t = Table.on("exchange", {"first": "K5", "second": "K6", "ferry": "K5"}, turn=13)
    assert t.step == "CriminalMoves"
    t = Table.on("exchange", {"first": "K5", "second": "K7", "ferry": "K5"}, turn=15)
    assert t.step == "over"


@pytest.mark.rule("FSM-HIJ-07", "FSM-Q-36")
def test_an_abandoned_ferry_returns_to_its_route() -> None:
    t = Table.on("law", {"first": "K4", "second": "AB20", "ferry": "K6"}, turn=3, hijacked=1)
    t.play("end")
    assert (t.state.turn, t.state.hijacked) == (4, 0)
    field = t.state.field
    before = min(field.apart(h)[t.state.ferry] for h in field.route)
    t.play("sail")
    assert min(field.apart(h)[t.state.ferry] for h in field.route) == before - 2
    t.play("end", "end", "end")
    assert t.state.ferry in field.route or min(field.apart(h)[t.state.ferry] for h in field.route) < before
    aboard = Table.on("law", {"first": "K6", "second": "AB20", "ferry": "K6"}, turn=3, hijacked=1)
    assert aboard.play("end").state.hijacked == 1


@pytest.mark.rule("FSM-HIJ-07")
def test_of_two_ways_back_the_one_nearer_the_port() -> None:
    t = Table.on("crime", FAR)
    field = t.state.field
    steps = dict.fromkeys(field.route, 0)
    line = list(field.route)
    for h in line:
        for n in field.near[h]:
            if field.sails[n] and n not in steps:
                steps[n] = steps[h] + 1
                line.append(n)
    assert all(steps[field.homing[h]] == steps[h] - 1 and field.homing[h] in field.near[h] for h in steps if steps[h])
    assert field.homing[field.index["I9"]] == field.index["H9"]


@pytest.mark.rule("FSM-FRY-13", "FSM-Q-41")
def test_the_ferry_is_never_lost() -> None:
    t = Table.on("arrest", {"first": "H9", "second": "AB20", "swat1": "on police1", "police1": "G9"}, unlocked=True)
    t.play("attack swat1 first").roll(4)  # 16 - 10 = 6: DF
    assert (t.where("first"), t.where("ferry"), t.points) == ("H9", "H9", (0, 0))
    t = Table.on("attack", {"first": "H9", "second": "AB20", "patrol1": "G9"})
    t.play("attack first patrol1")
    assert t.roll(1).points == (2, 0)  # no hostage in its pilot
    assert t.state.at[FERRY] >= 0


@pytest.mark.rule("FSM-TRN-01", "FSM-TRN-07", "FSM-TRN-08", "FSM-Q-25", "FSM-Q-26")
def test_the_order_of_a_turn() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y11", "patrol1": "Y12"}, unlocked=True)
    seen = [t.step]
    while t.state.turn == 1:
        t.play("end" if "end" in t.legal else "pass")
        if t.step != seen[-1]:
            seen.append(t.step)
    assert seen == ["CriminalMoves", "CriminalAttacks", "LawMoves", "LawAttacks", "Exchange", "CriminalMoves"]
