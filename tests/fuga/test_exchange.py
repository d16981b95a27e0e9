"""Exchange, escape, points and the end."""

from __future__ import annotations

import pytest

from tests.fuga.table import Table


def unlocked(half: str, units: dict[str, str], **options: str | bool) -> Table:
    return Table.on(half, units, unlocked=True, **options)  # type: ignore[arg-type]


@pytest.mark.rule("FSM-EXC-01", "FSM-EXC-02", "FSM-EXC-03", "FSM-OVR-02", "FSM-Q-27")
def test_adjacent_criminals_may_exchange_or_not() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"})
    assert t.legal == ["pass", "exchange"]
    t.play("pass")
    assert (t.state.exchanged, t.points, t.state.turn) == (False, (0, 0), 2)
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"})
    t.play("exchange")
    assert (t.state.exchanged, t.points) == (True, (0, 4))
    t = Table.on("exchange", {"first": "Y10", "second": "Y12"})
    assert t.step == "CriminalMoves"
    assert t.refused("exchange") == "FSM-EXC-01"


@pytest.mark.rule("FSM-EXC-04", "FSM-EXC-05", "FSM-Q-32", "FSM-MAP-26")
def test_the_deadline() -> None:
    assert Table.on("exchange", {"first": "Y10", "second": "Y11"}, turn=12).step == "Exchange"
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"}, turn=13)
    assert t.step == "CriminalMoves"
    assert t.refused("exchange") == "FSM-EXC-05"
    assert t.refusal("exchange").args == {"turn": 12}


@pytest.mark.rule("FSM-EXC-05", "FSM-Q-32")
def test_passing_the_buoy_outward_does_not_count() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y11", "ferry": "J9"}, turn=1)
    assert t.step == "Exchange"


@pytest.mark.rule("FSM-EXC-06")
def test_only_one_exchange() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"})
    t.play("exchange").until("CriminalMoves")
    assert t.refused("exchange") == "FSM-EXC-06"
    t.until("LawMoves").play("end")
    assert t.step == "CriminalMoves"
    assert t.points == (0, 4)


@pytest.mark.rule("FSM-EXC-07", "FSM-Q-28")
@pytest.mark.parametrize(
    "units",
    [
        {"first": "H9", "second": "G9"},
        {"first": "on boat1", "boat1": "K5", "second": "K6"},
        {"first": "U5", "second": "T4", "patrol1": "U4", "police1": "T5"},
        {"first": "on boat1", "boat1": "K5", "second": "on boat2", "boat2": "K6"},
    ],
)
def test_nothing_but_adjacency_matters(units: dict[str, str]) -> None:
    assert Table.on("exchange", units).step == "Exchange"


@pytest.mark.rule("FSM-EXC-08", "FSM-EXC-09", "FSM-CMB-03")
def test_exchange_unlocks_and_an_earlier_attack_does_not_forbid_it() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y11"})
    assert not t.state.unlocked
    assert t.play("exchange").state.unlocked
    t = unlocked("exchange", {"first": "Y10", "second": "Y11"})
    assert t.step == "Exchange"


@pytest.mark.rule("FSM-TRN-08")
def test_not_before_the_end_step() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y11"})
    assert t.refused("exchange") == "FSM-TRN-08"


# ── Escape ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-ESC-01", "FSM-ESC-04", "FSM-ESC-06", "FSM-Q-98", "FSM-Q-99", "FSM-PTS-07")
def test_a_criminal_walks_off_the_map() -> None:
    t = Table.on("crime", {"first": "Y1", "second": "Y10"})
    assert [move for move in t.legal if move.startswith("leave")] == ["leave first north"]
    t.play("leave first north")
    assert (t.where("first"), t.points, t.step) == ("escaped", (0, 0), "CriminalMoves")
    assert t.state.edges == (0, -1)
    assert t.refused("leave second north") == "FSM-ESC-03"


@pytest.mark.rule("FSM-ESC-02", "FSM-ESC-03", "FSM-Q-100", "FSM-Q-103", "FSM-MAP-02")
@pytest.mark.parametrize(
    ("edge", "one", "other", "open_"),
    [
        ("north", "Y1", "Y20", "south"),
        ("south", "Y20", "Y1", "north"),
        ("east", "AB8", "A8", "west"),
        ("west", "A8", "AB8", "east"),
    ],
)
def test_the_second_leaves_by_the_opposite_edge(edge: str, one: str, other: str, open_: str) -> None:
    t = Table.on("crime", {"first": one, "second": other})
    t.play(f"leave first {edge}")
    assert [move for move in t.legal if move.startswith("leave")] == [f"leave second {open_}"]
    t.play(f"leave second {open_}")
    assert t.step == "over"
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "cleared"
    beside = {"Y1": "X1", "Y20": "X20", "AB8": "AB9", "A8": "A9"}[one]
    t = Table.on("crime", {"first": one, "second": beside})
    t.play(f"leave first {edge}")
    assert not [move for move in t.legal if move.startswith("leave")]


@pytest.mark.rule("FSM-ESC-05")
def test_after_an_arrest_any_edge_will_do() -> None:
    t = Table.on("crime", {"first": "Y1"})
    t.state.at = tuple(-4 if unit == 27 else h for unit, h in enumerate(t.state.at))
    t.state.begin()
    assert "leave first north" in t.legal


@pytest.mark.rule("FSM-ESC-07", "FSM-Q-101")
def test_leaving_is_one_more_hex_like_the_last() -> None:
    t = Table.on("crime", {"first": "Y2", "second": "Y10"})
    assert "leave first north" in t.legal
    t = Table.on("crime", {"first": "Y3", "second": "Y10"})
    assert "leave first north" not in t.legal
    assert t.refused("leave first north") == "FSM-ESC-07"
    t = Table.on("crime", {"first": "on car1", "car1": "W7", "second": "Y10"})
    assert t.state.field.drive(1, t.state.field.index["W3"], 7, -1).out[0] == 3  # W2, W1 and one more of road
    t = Table.on("crime", {"first": "on boat1", "boat1": "K4", "second": "Y10"})
    assert "leave first north" in t.legal  # K3, K2, K1 and off: eight points
    t = Table.on("crime", {"first": "on boat1", "boat1": "K5", "second": "Y10"})
    assert "leave first north" not in t.legal
    t = Table.on("crime", {"first": "K2", "second": "Y10"})
    assert "leave first north" not in t.legal  # a swimmer makes one hex
    assert "leave first north" in Table.on("crime", {"first": "K1", "second": "Y10"}).legal


@pytest.mark.rule("FSM-ESC-08", "FSM-MAP-29")
def test_at_a_corner_he_names_the_edge() -> None:
    t = Table.on("crime", {"first": "A1", "second": "AB20"})
    assert [m for m in t.legal if m.startswith("leave")] == [
        "leave first north",
        "leave first west",
        "leave second south",
        "leave second east",
    ]


@pytest.mark.rule("FSM-ESC-09", "FSM-Q-102", "FSM-PTS-08")
def test_his_vehicle_is_burnt() -> None:
    t = Table.on("crime", {"first": "on car1", "car1": "Y1", "second": "Y10"})
    t.play("leave first north")
    assert (t.where("car1"), t.points) == ("stock", (0, 0))


@pytest.mark.rule("FSM-ESC-10")
def test_nobody_else_leaves() -> None:
    t = Table.on("crime", {"first": "Y10", "second": "Y12", "walker1": "Y1", "car1": "W1"})
    assert not [move for move in t.legal if move.startswith("leave")]
    assert t.refused("leave walker1 north") == "FSM-ESC-10"
    t = Table.on("law", {"first": "Y10", "second": "Y12", "patrol1": "Y1"})
    assert t.refused("leave patrol1 north") == "FSM-ESC-01"


@pytest.mark.rule("FSM-ESC-01", "FSM-TRP-10")
def test_he_may_be_fetched_and_driven_off() -> None:
    t = Table.on("crime", {"first": "Y2", "second": "Y12", "car1": "Y4"})
    t.play("go car1 Y2")
    assert "leave first north" in t.legal
    t.play("leave first north")
    assert (t.where("first"), t.where("car1")) == ("escaped", "stock")


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-END-02", "FSM-END-03", "FSM-OVR-05", "FSM-Q-97")
def test_it_is_over_at_once_when_no_criminal_is_left() -> None:
    t = unlocked(
        "arrest",
        {
            "first": "Y10",
            "second": "X2",
            "swat1": "on police1",
            "police1": "Y11",
            "swat2": "on police2",
            "police2": "Y2",
        },
    )
    t.play("attack swat1 first").roll(4)
    assert (t.where("first"), t.step, t.points) == ("arrested", "LawAttacks", (6, 0))
    t.play("attack swat2 second").roll(6)
    assert t.step == "over"
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranking, outcome.returns) == ("cleared", ((0,), (1,)), (1.0, 0.0))


@pytest.mark.rule("FSM-OVR-05", "FSM-Q-97")
def test_equal_points_are_a_draw_and_more_points_win() -> None:
    t = Table.on("exchange", {"first": "Y10", "second": "Y12"}, turn=14)
    for victims, kills, ranking in ((2, 1, ((0, 1),)), (3, 1, ((1,), (0,))), (1, 1, ((0,), (1,)))):
        t = Table.on("law", {"first": "Y10", "second": "Y12"}, turn=15)
        t.state.victims, t.state.kills = victims, kills
        t.play("end")
        assert t.state.outcome is not None
        assert t.state.outcome.ranking == ranking


@pytest.mark.rule("FSM-PTS-04", "FSM-PTS-05", "FSM-RES-16", "FSM-Q-94")
def test_a_victim_is_a_law_unit_a_transport_or_a_hostage_and_gone_for_good() -> None:
    t = Table.on("attack", {"first": "Y10", "second": "Y3", "patrol1": "Y11"})
    assert t.play("attack first patrol1").roll(6).where("patrol1") == "victim"
    assert t.points == (0, 1)
    t = Table.on("attack", {"first": "on car1", "car1": "Y10", "second": "Y3", "patrol1": "Y11"})
    t.play("attack first patrol1").roll(2)  # AF
    assert (t.where("car1"), t.points) == ("victim", (0, 1))
    t = Table.on("attack", {"first": "Y10", "walker1": "Y9", "second": "Y3", "patrol1": "Y11"})
    t.play("attack first patrol1").roll(1).play("give walker1")
    assert (t.where("walker1"), t.points) == ("victim", (0, 1))
