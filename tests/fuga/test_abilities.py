"""Investigation and alert, misdirection, theft, hooks."""

from __future__ import annotations

import pytest

from covo.games.fuga.box import UNIT
from tests.fuga.table import Table

FAR = {"first": "A1", "second": "AB20"}


def law(**units: str) -> Table:
    return Table.on("law", FAR | units)


def crime(**units: str) -> Table:
    return Table.on("crime", FAR | units)


# ── Investigation ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-INV-03", "FSM-INV-04", "FSM-INV-05", "FSM-INV-06", "FSM-ALR-01")
@pytest.mark.parametrize(("faces", "alert"), [((4, 4), 0), ((4, 5), 1), ((6, 6), 1), ((1, 1), 0), ((3, 6), 1)])
def test_nine_or_more_is_a_clue(faces: tuple[int, int], alert: int) -> None:
    t = law(first="Y10", patrol1="Y11").play("stay patrol1", "investigate first").roll(*faces)
    assert t.state.alert == alert
    assert t.step == ("Reinforce" if alert else "LawMoves")


@pytest.mark.rule("FSM-INV-07", "FSM-INV-08", "FSM-INV-09")
def test_one_try_for_each_criminal_and_each_unit() -> None:
    t = law(first="Y10", second="Y12", patrol1="Y11", patrol2="X10", patrol3="W4")
    t.play("stay patrol1")
    assert t.legal == ["pass", "investigate first", "investigate second"]
    t.play("investigate first").roll(1, 1)
    assert t.legal == ["pass", "investigate second"]
    assert t.refused("investigate first") == "FSM-INV-07"
    t.play("investigate second").roll(1, 1)
    assert t.step == "LawMoves"
    t.play("stay patrol2")
    assert t.legal == ["pass", "investigate first"]
    t.play("pass")
    assert t.refused("investigate first") == "FSM-INV-02"


@pytest.mark.rule("FSM-INV-10", "FSM-Q-54")
def test_a_rider_and_its_transport_are_one_investigator() -> None:
    t = law(first="Y10", patrol1="on police1", police1="Y13")
    t.play("go police1 Y11")
    assert t.step == "Investigate"
    assert t.state.stack[0].unit == UNIT["patrol1"]  # type: ignore[attr-defined]
    t.play("investigate first").roll(1, 2)
    assert t.step == "LawMoves"
    assert not [move for move in t.legal if "patrol1" in move or "police1" in move]


@pytest.mark.rule("FSM-INV-11", "FSM-OPT-04", "FSM-Q-55")
@pytest.mark.parametrize(("option", "goal"), [("own", 9), ("vehicle", 2), ("sum", 11)])
def test_whose_obfuscation_counts(option: str, goal: int) -> None:
    t = Table.on("law", {"first": "on car1", "car1": "Y10", "second": "AB20", "patrol1": "Y11"}, obfuscation=option)
    t.play("stay patrol1", "investigate first").roll(1, 1)
    assert t.state.throw is not None
    assert t.state.throw.goal == goal
    t = Table.on(
        "crime", {"first": "Y10", "second": "AB20", "patrol1": "on police1", "police1": "Y11"}, obfuscation=option
    )
    t.play("stay first", "misdirect patrol1").roll(1, 1)
    assert t.state.throw is not None
    assert t.state.throw.goal == {"own": 7, "vehicle": 3, "sum": 10}[option]


@pytest.mark.rule("FSM-INV-12")
def test_before_and_after_the_exchange() -> None:
    t = Table.on("law", {"first": "Y10", "second": "AB20", "patrol1": "Y11"}, unlocked=True)
    assert t.play("stay patrol1").step == "Investigate"


@pytest.mark.rule("FSM-INV-13")
def test_suspects_cannot_be_investigated() -> None:
    t = law(walker1="Y10", patrol1="Y12")
    t.play("go patrol1 Y11")
    assert t.step == "LawMoves"
    t = law(first="Y10", walker1="X10", patrol1="Y11").play("stay patrol1")
    assert t.refused("investigate walker1") == "FSM-INV-13"


@pytest.mark.rule("FSM-TRN-06", "FSM-Q-24")
def test_abilities_belong_to_the_end_of_the_units_own_move() -> None:
    t = law(first="Y10", patrol1="Y12", patrol2="Y6")
    t.play("go patrol1 Y11")
    assert t.step == "Investigate"
    assert t.refused("go patrol2 Y7") == "FSM-TRN-04"
    t.play("pass", "go patrol2 Y7")
    assert t.refused("investigate first") == "FSM-INV-02"


# ── Reinforcements ───────────────────────────────────────────────────────────────────────────────────────────────


def clue(t: Table) -> Table:
    return t.play(next(move for move in t.legal if move.startswith("stay"))).play("investigate first").roll(6, 6)


@pytest.mark.rule(
    "FSM-ALR-02",
    "FSM-ALR-03",
    "FSM-ALR-04",
    "FSM-ALR-05",
    "FSM-ALR-06",
    "FSM-ALR-10",
    "FSM-Q-58",
    "FSM-Q-59",
    "FSM-SEC-08",
)
def test_a_car_with_a_foot_unit_or_a_patrol_boat_at_the_quay() -> None:
    t = clue(law(first="Y5", patrol1="Y4"))
    assert (t.asked, t.legal) == (0, ["call swat", "call squad", "call patrol", "call launch"])
    t.play("call squad")
    assert (t.where("squad1"), t.where("police1"), t.rides("squad1")) == ("W13", "W13", "police1")
    assert t.step == "LawMoves"
    assert t.goes("police1") == set()
    assert t.refused("go police1 W12") == "FSM-ALR-06"
    t = clue(law(first="Y5", patrol1="Y4")).play("call launch")
    assert t.where("launch1") == "W13"


@pytest.mark.rule("FSM-ALR-07", "FSM-ALR-08", "FSM-MAP-08", "FSM-MAP-09")
def test_newcomers_push_the_others_along_their_lane() -> None:
    t = law(first="Y5", patrol1="Y4", patrol2="X4", patrol3="Z4", patrol4="Y6")
    for kind in ("swat", "squad", "launch", "launch"):
        clue(t).play(f"call {kind}")
    assert (t.where("launch2"), t.where("launch1"), t.where("squad1"), t.where("swat1")) == ("W13", "V13", "W12", "W11")
    assert (t.where("police1"), t.where("police2")) == ("W11", "W12")


@pytest.mark.rule("FSM-ALR-09", "FSM-Q-61")
def test_whoever_of_the_law_stands_there_is_pushed_and_an_enemy_is_not() -> None:
    t = clue(law(first="Y5", patrol1="Y4", police1="W13", patrol2="W12")).play("call swat")
    assert (t.where("swat1"), t.where("police1"), t.where("patrol2")) == ("W13", "W12", "W11")
    t = clue(law(first="Y5", patrol1="Y4", car1="W13")).play("call swat")
    assert (t.where("car1"), t.where("swat1")) == ("W13", "W12")
    t = clue(law(first="Y5", patrol1="Y4", police1="W13", car1="W12")).play("call swat")
    assert (t.where("police1"), t.where("car1"), t.where("swat1")) == ("W13", "W12", "W11")
    t = clue(law(first="Y5", patrol1="Y4", launch1="W13", boat1="V13")).play("call launch")
    assert (t.where("launch1"), t.where("boat1"), t.where("launch2")) == ("W13", "V13", "U13")


@pytest.mark.rule("FSM-ALR-09", "FSM-Q-61", "FSM-MAP-10")
def test_beyond_the_lane_the_law_picks_a_nearest_hex() -> None:
    lane = ["W13", "V13", "U13", "T13"]
    t = law(first="Y5", patrol1="Y4", **{f"launch{n}": h for n, h in enumerate(lane, 1)})
    clue(t).play("call launch")
    assert t.step == "BeyondLane"
    field = t.state.field
    far = field.apart(field.index["T13"])
    goals = {str(move[2]) for move in t.ask.moves}
    assert {far[field.index[name]] for name in goals} == {1}
    t.play(f"place launch4 {min(goals)}")
    assert (t.where("launch4"), t.where("launch5"), t.where("launch3")) == (min(goals), "W13", "T13")


@pytest.mark.rule("FSM-ALR-11", "FSM-Q-60")
def test_a_newcomer_fights_at_once_but_does_not_investigate() -> None:
    t = Table.on("law", {"first": "W12", "second": "AB20", "patrol1": "X11"}, unlocked=True)
    clue(t).play("call swat")
    assert t.refused("stay swat1") == "FSM-ALR-06"
    t.play("end")
    assert "attack swat1 first" in t.legal


@pytest.mark.rule("FSM-ALR-12", "FSM-Q-56")
def test_what_is_out_of_stock_does_not_come() -> None:
    t = law(first="Y5", patrol1="Y4", swat1="A5", swat2="A6")
    clue(t)
    assert t.legal == ["call squad", "call patrol", "call launch"]
    assert t.refused("call swat") == "FSM-ALR-12"
    boats = {f"launch{n}": f"A{n + 5}" for n in range(1, 6)}
    t = law(first="Y5", patrol1="Y4", **boats)
    assert "call launch" not in clue(t).legal
    every = [f"police{n}" for n in range(1, 11)]
    roads = ["Y7", "Y8", "Y9", "Y10", "Y11", "Y12", "Y13", "Y14", "Y15", "Y16"]
    t = law(first="Y5", patrol1="Y4", **boats, **dict(zip(every, roads, strict=True)))
    clue(t)
    assert (t.step, t.state.alert) == ("LawMoves", 1)
    assert len(t.told("no-reinforcement")) == 1
    t = law(first="Y5", patrol1="Y4", **dict(zip(every, roads, strict=True)))
    assert clue(t).legal == ["call launch"]


@pytest.mark.rule("FSM-Q-78")
def test_the_alert_does_nothing_else() -> None:
    t = law(first="Y5", patrol1="Y4")
    before = t.legal
    t.state.alert = 9
    t.state.begin()
    assert t.legal == before


# ── Misdirection ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-MIS-01", "FSM-MIS-02", "FSM-MIS-03", "FSM-MIS-14", "FSM-MIS-11")
@pytest.mark.parametrize(("unit", "goal"), [("police1", 3), ("swat1", 5), ("squad1", 6), ("patrol1", 7)])
def test_the_law_units_number_must_be_reached(unit: str, goal: int) -> None:
    for total in (goal, goal - 1):
        one = max(1, total - 6)
        t = crime(first="Y10", **{unit: "Y11"}).play("stay first", f"misdirect {unit}").roll(one, total - one)
        assert t.step == ("Enter" if total >= goal else "CriminalMoves")
    t = crime(first="Y10", **{unit: "Y11"}).play("stay first", "pass")
    assert t.step == "CriminalMoves"
    t = crime(walker1="Y9", patrol1="Y12").play("go walker1 Y11")
    assert t.step == "Hook"  # a suspect misleads nobody


@pytest.mark.rule("FSM-MIS-03")
def test_a_patrol_boat_has_eight() -> None:
    t = crime(first="S5", launch1="R5")
    t.play("stay first", "misdirect launch1").roll(4, 3)
    assert t.step == "CriminalMoves"
    t = crime(first="S5", launch1="R5")
    assert t.play("stay first", "misdirect launch1").roll(4, 4).step == "Enter"


@pytest.mark.rule("FSM-MIS-04", "FSM-MIS-05", "FSM-MIS-06", "FSM-Q-63", "FSM-Q-10")
def test_where_and_as_what_the_suspect_turns_up() -> None:
    t = crime(first="Y12", patrol1="Y11").play("stay first", "misdirect patrol1").roll(6, 6)
    entries = set(t.legal)
    # Y11: Y10 and X11 building, Z10 building, Z11 wall, X10 road; Y12 is taken.
    assert entries == {
        "enter fast Y10",
        "enter car Y10",
        "enter fast X10",
        "enter car X10",
        "enter walker X11",
        "enter walker Z10",
        "enter walker Z11",
    }
    t = crime(first="T4", patrol1="S5").play("stay first", "misdirect patrol1").roll(6, 6)
    assert not {move for move in t.legal if move.split()[2] in ("S4", "S6")}  # beaches
    assert {"enter boat R4", "enter boat R5"} <= set(t.legal)
    assert t.refused("enter boat S4") == "FSM-MIS-05"
    assert t.refused("enter car Y9") == "FSM-MIS-04"


@pytest.mark.rule("FSM-MIS-05", "FSM-Q-62")
def test_on_the_ferry_and_on_the_quay() -> None:
    t = crime(first="G8", patrol1="G9").play("stay first", "misdirect patrol1").roll(6, 6)
    assert {move for move in t.legal if move.endswith(" H9")} == {"enter fast H9", "enter car H9", "enter walker H9"}
    t = crime(first="X12", patrol1="W12").play("stay first", "misdirect patrol1").roll(6, 6)
    assert {move for move in t.legal if move.endswith(" W13")} == {"enter fast W13", "enter car W13", "enter boat W13"}


@pytest.mark.rule("FSM-MIS-07", "FSM-Q-64")
def test_without_a_free_hex_or_a_counter_nothing_enters() -> None:
    around = dict(
        zip(("walker1", "walker2", "walker3", "walker4", "walker5"), ("Y10", "Z10", "Z11", "X10", "X11"), strict=True)
    )
    t = crime(first="Y12", patrol1="Y11", **around).play("stay first", "misdirect patrol1").roll(6, 6)
    assert t.step == "CriminalMoves"
    assert len(t.told("nobody-enters")) == 1
    t = (
        crime(first="Y12", patrol1="Y11", **{k: v for k, v in around.items() if v != "Y10"})
        .play("stay first", "misdirect patrol1")
        .roll(6, 6)
    )
    assert t.legal == ["enter fast Y10", "enter car Y10"]
    assert t.refused("enter car X10") == "FSM-MIS-07"


@pytest.mark.rule("FSM-MIS-08", "FSM-MIS-09", "FSM-Q-65")
def test_the_suspect_waits_but_may_hook_at_once() -> None:
    t = crime(first="Y12", patrol1="Y11", second="Y8").play("stay first", "misdirect patrol1").roll(6, 6)
    t.play("enter car Y10")
    assert (t.where("car1"), t.step) == ("Y10", "Hook")
    t.play("hook patrol1")
    assert t.state.hooks == ((UNIT["car1"], UNIT["patrol1"]),)
    assert t.goes("car1") == set()
    assert t.refused("go car1 Y9") == "FSM-MIS-08"
    t.play("go second Y10")
    assert t.rides("second") == "car1"
    assert t.step == "Misdirect"


@pytest.mark.rule("FSM-MIS-10", "FSM-MIS-12", "FSM-THF-03")
def test_one_roll_for_each_stack_passed() -> None:
    t = crime(first="Y10", patrol1="on police1", police1="Y11", patrol2="X10", launch1="A5").play("stay first")
    assert t.legal == ["pass", "misdirect patrol1", "misdirect patrol2"]
    t.play("misdirect patrol1").roll(1, 1)
    assert t.legal == ["pass", "misdirect patrol2"]
    assert t.refused("misdirect patrol1") == "FSM-MIS-10"
    assert t.refused("steal car") == "FSM-THF-02"
    t = crime(first="Y10", police1="Y11").play("stay first", "misdirect police1").roll(1, 2)
    assert t.step == "Enter"


@pytest.mark.rule("FSM-MIS-13")
def test_walking_or_riding() -> None:
    t = crime(first="on car1", car1="Y14", patrol1="Y10").play("go car1 Y11")
    assert t.step == "Misdirect"
    t = crime(first="Y13", patrol1="Y10").play("go first Y11")
    assert t.step == "Misdirect"


# ── Theft ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-THF-01", "FSM-Q-66")
def test_only_a_criminal_on_foot_steals() -> None:
    t = crime(first="on car1", car1="Y10")
    assert "stay first" not in t.legal
    t.play("go car1 Y11")
    assert t.step == "CriminalMoves"
    t = crime(walker1="Y10").play("go walker1 Y11")
    assert t.step == "CriminalMoves"


@pytest.mark.rule("FSM-THF-02")
def test_not_beside_the_law() -> None:
    t = crime(first="Y10", patrol1="Y12").play("go first Y11")
    assert t.step == "Misdirect"
    t = crime(first="Y10", patrol1="Y12").play("go first Y9")
    assert t.step == "Steal"


@pytest.mark.rule("FSM-THF-04", "FSM-THF-05", "FSM-THF-06", "FSM-THF-07", "FSM-Q-67")
@pytest.mark.parametrize(
    ("where", "offers"),
    [
        ("Y10", "fast car"),
        ("X6", "fast car"),
        ("Y2", "fast car"),
        ("S4", "boat"),
        ("T12", "boat"),
        ("K5", "boat"),
        ("V15", "boat"),
        ("W13", "fast car boat"),
        ("H9", "fast car boat ferry"),
        ("U1", ""),
        ("X9", ""),
        ("Z11", ""),
    ],
)
def test_what_the_ground_offers(where: str, offers: str) -> None:
    t = crime(first=where)
    if not offers:
        assert "stay first" not in t.legal
        return
    t.play("stay first")
    assert t.legal == ["pass", *[f"steal {kind}" for kind in offers.split()]]
    if "boat" not in offers:
        assert t.refused("steal boat") == "FSM-THF-05"
    assert t.refused("end") == "FSM-TRN-05"


@pytest.mark.rule("FSM-THF-08", "FSM-THF-09", "FSM-THF-17", "FSM-DAT-28")
@pytest.mark.parametrize(("kind", "goal", "where"), [("car", 7, "Y10"), ("fast", 10, "Y10"), ("boat", 9, "K5")])
def test_two_dice_against_its_movement(kind: str, goal: int, where: str) -> None:
    t = crime(first=where).play("stay first", f"steal {kind}").roll(goal - 6, 6)
    assert (t.where(f"{kind}1"), t.rides("first")) == (where, f"{kind}1")
    t = crime(first=where).play("stay first", f"steal {kind}").roll(goal - 6, 5)
    assert (t.where(f"{kind}1"), t.rides("first"), t.step) == ("stock", "", "CriminalMoves")


@pytest.mark.rule("FSM-THF-10", "FSM-THF-11", "FSM-Q-68")
def test_one_try_and_the_loot_does_not_move() -> None:
    t = crime(first="Y10").play("stay first", "steal car").roll(1, 1)
    assert "stay first" not in t.legal
    assert t.refused("steal car") == "FSM-THF-04"
    t = crime(first="Y10").play("stay first", "steal car").roll(6, 6)
    assert t.goes("car1") == set()
    assert t.refused("go car1 Y11") == "FSM-THF-11"
    assert t.goes("first") == set()


@pytest.mark.rule("FSM-THF-12", "FSM-THF-13", "FSM-Q-69")
def test_a_boat_on_forbidden_ground_leaves_or_is_burnt() -> None:
    t = crime(first="S4").play("stay first", "steal boat").roll(6, 6)
    assert t.where("boat1") == "S4"
    t.play("end", "end")
    assert t.where("boat1") == "S4"
    assert t.goes("boat1")
    assert "T4" not in t.goes("boat1")
    t.play("end")
    assert (t.where("boat1"), t.where("first"), t.rides("first"), t.points) == ("stock", "S4", "", (0, 0))
    t = crime(first="S4").play("stay first", "steal boat").roll(6, 6).play("end", "end", "go boat1 Q5")
    t.until("LawMoves")
    assert (t.where("boat1"), t.where("first")) == ("Q5", "Q5")
    t = crime(first="H9").play("stay first", "steal boat").roll(6, 6).play("end", "end")
    assert t.where("boat1") == "J9"  # carried along
    t.play("end")
    assert t.where("boat1") == "stock"
    t = crime(first="H9").play("stay first", "steal car").roll(6, 6).play("end", "end", "end")
    assert t.where("car1") == "L10"  # a car may stand on the ferry


@pytest.mark.rule("FSM-THF-14", "FSM-THF-15", "FSM-Q-70")
def test_a_stolen_vehicle_is_a_suspect_and_ridden_freely() -> None:
    t = crime(first="Y10", car1="Y11")
    t.play("go first Y11")
    assert (t.rides("first"), t.step) == ("car1", "CriminalMoves")
    t = (
        crime(first="Y10")
        .play("stay first", "steal car")
        .roll(6, 6)
        .play("end", "end", "go first Y12")
        .until("CriminalMoves")
    )
    t.play("go car1 Y16")
    assert t.where("car1") == "Y16"


# ── Hooks ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("FSM-HOK-01", "FSM-HOK-02", "FSM-HOK-05", "FSM-Q-72", "FSM-SEC-09")
def test_a_suspect_that_comes_up_may_hold_one_unit() -> None:
    t = crime(walker1="Y9", patrol1="Y12", patrol2="X11").play("go walker1 Y11")
    assert t.legal == ["pass", "hook patrol1", "hook patrol2"]
    assert t.refused("hook patrol3") == "FSM-HOK-01"
    t.play("hook patrol2")
    assert t.state.hooked == 1 << UNIT["patrol2"]
    t = crime(walker1="Y9", patrol1="Y12").play("go walker1 Y11", "pass")
    assert t.state.hooked == 0
    t = crime(walker1="Y11", patrol1="Y12")
    assert t.refused("hook patrol1") == "FSM-HOK-02"
    t = crime(car1="Y6", patrol1="X9", patrol2="Y16").play("go car1 Y13")
    assert t.step == "CriminalMoves"  # passing is not enough


@pytest.mark.rule(
    "FSM-HOK-03", "FSM-HOK-04", "FSM-HOK-06", "FSM-HOK-07", "FSM-HOK-08", "FSM-HOK-11", "FSM-Q-73", "FSM-Q-74"
)
def test_who_is_held_neither_moves_nor_asks_nor_fights_and_the_suspect_is_burnt() -> None:
    t = Table.on(
        "crime",
        {
            "first": "Y11",
            "second": "AB20",
            "walker1": "Y14",
            "patrol1": "on police1",
            "police1": "Y12",
            "patrol2": "X11",
        },
        unlocked=True,
    )
    t.play("go walker1 Y13", "hook patrol1")
    assert t.state.hooked == 1 << UNIT["patrol1"] | 1 << UNIT["police1"]
    t.play("stay first")
    assert "misdirect patrol1" in t.legal  # it keeps its zone
    t.play("pass", "end")
    assert "attack first patrol1" in t.legal  # and can be attacked
    t.play("end")
    assert t.asked == 0
    assert t.goes("police1") == t.goes("patrol1") == set()
    assert "stay patrol1" not in t.legal
    assert t.refused("go police1 Y13") == "FSM-HOK-03"
    t.play("end")
    assert t.legal == ["end", "attack patrol2 first"]
    assert t.refused("attack patrol1 first") == "FSM-HOK-03"
    t.play("end")
    assert (t.where("walker1"), t.points, t.state.hooked, t.state.hooks) == ("stock", (0, 0), 0, ())
    t.until("LawMoves")
    assert t.goes("police1")


@pytest.mark.rule("FSM-Q-74")
def test_a_second_hook_adds_nothing() -> None:
    t = crime(walker1="Y9", walker2="Y14", patrol1="Y12").play(
        "go walker1 Y11", "hook patrol1", "go walker2 Y13", "hook patrol1"
    )
    assert len(t.state.hooks) == 2
    t.until("LawMoves").play("end")
    assert (t.where("walker1"), t.where("walker2")) == ("stock", "stock")


@pytest.mark.rule("FSM-HOK-09", "FSM-Q-75")
def test_the_vehicle_under_a_criminal_does_not_hook() -> None:
    t = crime(first="on car1", car1="Y9", patrol1="Y12").play("go car1 Y11")
    assert t.step == "Misdirect"
    assert t.play("pass").step == "CriminalMoves"
    t = crime(first="Y11", car1="Y8", patrol1="Y12").play("go car1 Y11")
    assert t.step == "DriveOn"
    assert t.play("stop").step == "CriminalMoves"


@pytest.mark.rule("FSM-HOK-10")
@pytest.mark.parametrize(
    ("suspect", "start", "goal", "target", "where"),
    [
        ("walker1", "Y9", "Y11", "patrol1", "Y12"),
        ("car1", "Y9", "Y11", "patrol1", "Y12"),
        ("fast1", "Y9", "Y11", "patrol1", "Y12"),
        ("boat1", "K5", "K7", "launch1", "K8"),
    ],
)
def test_all_forms_hook(suspect: str, start: str, goal: str, target: str, where: str) -> None:
    t = crime(**{suspect: start, target: where}).play(f"go {suspect} {goal}")
    assert f"hook {target}" in t.legal


@pytest.mark.rule("FSM-Q-61", "FSM-Q-73")
def test_being_pushed_frees_nobody() -> None:
    t = Table.on("crime", {"first": "Y5", "second": "AB20", "patrol1": "Y4", "patrol2": "W13", "walker1": "X14"})
    t.play("go walker1 X13", "hook patrol2", "end").until("LawMoves")
    clue(t).play("call swat")
    assert (t.where("patrol2"), t.goes("patrol2")) == ("W12", set())


@pytest.mark.rule("FSM-ALR-09", "FSM-Q-61")
def test_a_newcomer_finds_the_whole_lane_taken() -> None:
    lane = ["W13", "W12", "W11", "W10", "X10", "Y10", "Y9", "Y8", "Y7", "Y6"]
    cars = [*[f"car{n}" for n in range(1, 9)], "fast1", "fast2"]
    t = law(first="Y4", patrol1="Y3", **dict(zip(cars, lane, strict=True)))
    clue(t).play("call swat")
    assert t.step == "BeyondLane"
    field = t.state.field
    far = field.apart(field.index["Y6"])
    goals = {str(move[2]) for move in t.ask.moves}
    assert {far[field.index[name]] for name in goals} == {1}
    t.play(f"place swat1 {min(goals)}")
    assert (t.where("swat1"), t.where("police1"), t.rides("swat1")) == (min(goals), min(goals), "police1")


@pytest.mark.rule("FSM-MIS-07", "FSM-STK-01")
def test_the_first_hex_of_the_map_is_a_hex() -> None:
    t = Table.on("crime", {"first": "A1", "second": "AB20", "launch1": "A2"})
    t.play("stay first", "misdirect launch1").roll(6, 6)
    assert not [move for move in t.legal if move.endswith(" A1")]


def test_a_failed_throw_is_told_as_one() -> None:
    t = crime(first="Y10").play("stay first", "steal car").roll(3, 3)
    assert t.state.throw is not None
    assert (t.state.throw.result, t.state.throw.goal) == ("no", 7)
