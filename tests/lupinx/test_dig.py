"""Rounds, temples, water, heights and the setting phase of Cagliostro (LUX-RND, LUX-TEM, LUX-WAT, LUX-ENV, LUX-VIS)."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import JIGEN
from covo.games.lupinx.box import TOKENS
from tests.lupinx.caper import stage

# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-RND-01", "LUX-RND-09", "LUX-RND-10", "LUX-EX-02")
def test_the_first_round_is_the_gangs_without_fujiko() -> None:
    table = stage(turn=0, agents={1: "F18"}).dawn()
    assert table.state.turn == 1
    assert table.options("activate") == {"lupin", "jigen", "goemon"}
    for member in ("lupin", "jigen", "goemon"):
        if table.step == "GangPhase":
            table.do(f"activate {member}")
        table.do("end")
    assert table.state.turn == 2
    assert table.state.asks[0].seat == 0  # the police


@pytest.mark.rule("LUX-RND-01", "LUX-RND-11", "LUX-RND-06")
def test_a_round_has_four_phases() -> None:
    table = stage(turn=1, agents={1: "F18"}).dawn()
    phases = [(table.state.phase, table.step)]
    table.do("done")
    assert (table.state.phase, table.state.asks[0].seat) == (2, 4)
    table.do("end", "activate jigen", "end", "activate goemon", "end", "end")
    assert phases == [(1, "Patrol")]
    assert (table.state.turn, table.state.phase) == (3, 1)
    assert [type(step).__name__ for step in table.state.quest.evening] == ["Environment", "Seize", "Nightfall"]
    assert table.do("done").do("end").options("activate") == {"lupin", "jigen", "goemon"}  # chosen anew


@pytest.mark.rule("LUX-RND-02")
def test_what_the_police_may_do() -> None:
    table = stage(agents={1: "E12", 2: "E14"}, lupin="E13", jigen="E16", visible="lupin jigen").patrol()
    assert {"walk", "shoot", "fight", "lights", "done"} <= table.verbs()
    few = stage(agents={1: "E12"}).call()
    assert "call" in few.verbs()


@pytest.mark.rule("LUX-RND-03", "LUX-RND-12", "LUX-SPC-02")
def test_what_a_member_may_do() -> None:
    table = stage(
        agents={1: "E14", 2: "F13", 3: "G12"},
        jigen="E12",
        hands={"jigen": "aim marvel loyalty"},
        devices={"jigen": "radio kit radio"},
        wounds={"jigen": 1},
        fujiko="A10",
    )
    table.act("jigen")
    assert {"walk", "shoot", "card", "radio", "heal"} <= table.verbs()
    table.do("card aim 1")
    assert not table.options("card")  # special cards are mission cards: one in a round
    assert table.refused("card marvel 2").rule == "LUP-CRD-01"


@pytest.mark.rule("LUX-RND-07", "LUX-RND-08", "LUX-TRE-08")
def test_setting_and_treasure_phases() -> None:
    table = stage(jigen="F14", lupin="K13", opened="caesar").act("lupin")
    table.do("search", "end").night()
    assert table.step == "Discover"
    table.do("token bust")
    assert table.state.tiles[0].place == 0
    assert table.state.turn == 4
    idle = stage(lupin="K13", opened="caesar").night()
    assert idle.state.tiles[0].place == 4  # nobody must


# ── Temples and tokens ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-TEM-01", "LUX-TEM-04", "LUX-TEM-05")
def test_three_temples_are_open_from_the_start() -> None:
    table = stage()
    assert len(table.place.temples) == 8
    assert table.opened() == {"ianus", "vesta", "mercurius"}
    assert "walk F14" in stage(lupin="F13").act("lupin").legal()
    assert "walk L7" not in stage(lupin="L8").act("lupin").legal()


@pytest.mark.rule("LUX-TEM-02", "LUX-TEM-03", "LUX-TEM-16", "LUX-Q-23")
def test_in_and_out_by_the_steps_of_an_open_temple() -> None:
    beside = stage(lupin="E14").act("lupin")  # F14 is right below, but the steps are F13
    assert "walk E13" in beside.legal()
    assert table_steps("E14", "F14") == 3
    police = stage(agents={1: "F13"}, zenigata="F16").patrol()
    assert "walk 1 F14" in police.legal()
    assert "walk zenigata F15" in police.legal()
    car = stage(vehicles={"jeep": "F12"}, rides={"lupin": "jeep"}).act("lupin")
    assert not {"F13", "F14"} & car.options("drive")
    assert "walk 1 L7" not in stage(agents={1: "L8"}).patrol().legal()


def table_steps(start: str, end: str) -> int:
    """How many steps it takes Lupin."""
    for wounds, steps in ((0, 6), (2, 5), (3, 4)):
        if f"walk {end}" not in stage(lupin=start, wounds={"lupin": wounds}).act("lupin").legal():
            return steps + 1
    return next(
        cost
        for cost, layer in enumerate(stage().place.layers(1 << stage().place.node[start], 6, stage().state.closed(), 0))
        if layer >> stage().place.node[end] & 1
    )


@pytest.mark.rule("LUX-TEM-06", "LUX-TEM-07", "LUX-TEM-08", "LUX-TEM-11", "LUX-TEM-12", "LUX-ENV-08", "LUX-EX-03")
@pytest.mark.parametrize(("token", "temple"), [("owl", "minerva"), ("lance", "mars"), ("trident", "neptunus")])
def test_a_token_opens_its_temple_from_the_next_round(token: str, temple: str) -> None:
    table = stage(jigen="F14", turn=4).night()
    table.do(f"token {token}")
    assert not table.seen("jigen")
    assert temple in table.opened()  # the night went on into round 5
    assert table.state.turn == 5
    now = stage(tokens={"F14": token}, turn=4)
    assert temple not in now.opened()
    now.dawn()
    assert temple in now.opened()
    assert temple in now.do("done").opened()


@pytest.mark.rule("LUX-TEM-10", "LUX-ENV-09", "LUX-ENV-10", "LUX-TRE-02", "LUX-EX-04")
def test_four_busts_open_caesars_temple() -> None:
    three = {"E6": "bust", "J18": "bust", "L6": "bust"}
    before = stage(tokens=three, turn=8).dawn()
    assert "caesar" not in before.opened()
    table = stage(tokens=three, jigen="F14", lupin="I12", turn=9).night()
    table.do("token bust")
    assert table.state.turn == 10
    assert "caesar" in table.opened()
    inside = stage(tokens={**three, "F14": "bust"}, lupin="K13", turn=9)
    assert "search" not in inside.act("lupin").verbs() or "caesar" not in inside.opened()


@pytest.mark.rule(
    "LUX-TEM-09",
    "LUX-TEM-15",
    "LUX-ENV-11",
    "LUX-ENV-12",
    "LUX-ENV-13",
    "LUX-ENV-14",
    "LUX-Q-24",
    "LUX-Q-25",
    "LUX-DIF-27",
)
def test_trapdoors() -> None:
    table = stage(tokens={"J18": "alpha"}, lupin="J18", agents={1: "I18"})
    assert "walk O9" not in table.act("lupin").legal()
    table.state.turn = 3
    table.dawn()
    assert "apollo" in table.opened()
    assert table.state.doors[0] == table.place.node["J18"]
    police = stage(tokens={"J18": "alpha"}, agents={1: "I18"})
    police.state.open_up()
    assert "walk 1 O9" in police.patrol().legal()  # the police too
    table.act("lupin")
    assert {"O9", "N9", "O8"} <= table.options("walk")  # one step, then on
    back = stage(tokens={"J18": "alpha"}, lupin="O9")
    back.state.open_up()
    assert "walk J18" in back.act("lupin").legal()
    assert not {"M9", "P9", "N7"} & back.options("walk")  # and no other way
    other = stage(tokens={"J18": "beta"}, lupin="J18")
    other.state.open_up()
    assert {"F5"} <= other.act("lupin").options("walk")
    assert "O9" not in other.options("walk")


@pytest.mark.rule("LUX-TEM-13", "LUX-Q-27")
def test_temples_may_lock_each_others_keys() -> None:
    table = stage(tokens={"L6": "lance", "L18": "owl"}, turn=2)  # Minerva holds Mars's key, Mars Minerva's
    reachable = table.place.spread(1 << table.place.node["E9"], 60, table.state.closed(), 0)
    assert not reachable >> table.place.node["L6"] & 1
    assert not reachable >> table.place.node["L18"] & 1
    assert table.ends() == ""  # no error, the game goes on


@pytest.mark.rule("LUX-TEM-14", "LUX-VIS-08", "LUX-Q-26")
def test_the_inside_of_a_temple_is_seen_from_its_steps() -> None:
    def sees(agent: str, member: str) -> bool:
        return stage(agents={1: agent}, lupin=member).seen("lupin")

    assert sees("F13", "F15")
    assert sees("G15", "F14")  # both inside
    assert not sees("E14", "F14")
    assert not sees("F12", "F14")
    assert sees("F12", "F13")  # the steps are outside
    shot = stage(agents={1: "F12"}, lupin="F14").act("lupin")
    assert "shoot" not in shot.verbs()


@pytest.mark.rule("LUX-TEM-17", "LUX-TEM-18", "LUX-WAT-04")
def test_every_square_holds_one_and_ruins_are_no_hindrance() -> None:
    table = stage(lupin="F13", jigen="F14", visible="jigen").act("lupin")
    assert "walk F14" not in table.legal()
    ground = stage(lupin="E9").act("lupin")
    assert {"walk E10", "walk E11"} <= ground.legal()  # a ruin, a column
    assert "walk G9" in ground.legal()  # a puddle


# ── The setting phase ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "LUX-ENV-01", "LUX-ENV-03", "LUX-ENV-07", "LUX-INF-01", "LUX-INF-02", "LUX-Q-41", "LUX-DIF-11", "LUX-CSE-06"
)
def test_a_hidden_member_turns_a_token_and_is_not_named() -> None:
    table = stage(jigen="F14").night()
    ask = table.state.asks[0]
    assert ask.seat == -1
    assert {str(move) for move in ask.moves} == {f"token {token}" for token in TOKENS}
    assert sum(ask.weights or ()) == pytest.approx(1)
    assert (ask.weights or ())[0] == pytest.approx(4 / 9)
    table.do("token owl")
    (told,) = table.told("discovered")
    assert told == {"at": "F14", "token": "owl"}
    assert not table.seen("jigen")
    assert table.view(0).tokens[table.place.questions.index(table.place.node["F14"])] == TOKENS.index("owl")
    again = stage(jigen="F14", tokens={"F14": "owl"}).night()
    assert again.step != "Discover"


@pytest.mark.rule(
    "LUX-ENV-02",
    "LUX-ENV-15",
    "LUX-ENV-16",
    "LUX-ENV-18",
    "LUX-ENV-19",
    "LUX-WAT-06",
    "LUX-DIF-12",
    "LUX-DIF-13",
    "LUX-Q-42",
)
@pytest.mark.parametrize(
    ("wheel", "zone", "inside"), [("P1", "red", "O3"), ("S7", "yellow", "P15"), ("P25", "blue", "E20")]
)
def test_a_wheel_drains_the_zone_of_its_colour(wheel: str, zone: str, inside: str) -> None:
    table = stage(goemon=wheel)
    assert table.state.closed() >> table.place.node[inside] & 1
    table.night()
    assert {"zone": zone} in table.told("drained")
    assert not table.state.closed() >> table.place.node[inside] & 1  # in the next round
    assert table.state.beat_shut(5) >> table.place.node[inside] & 1 == 0
    assert table.state.wheels.bit_count() == 1
    table.heard.clear()
    table.night()  # the wheel is gone
    assert not table.told("wheel")
    dry = stage(goemon=wheel, drained=zone).night()
    assert dry.told("wheel")
    assert not dry.told("drained")


@pytest.mark.rule("LUX-ENV-04", "LUX-ENV-05", "LUX-ENV-06", "LUX-Q-85")
def test_who_turns_tokens() -> None:
    assert stage(fujiko="F14").night().step == "Discover"
    assert stage(fujiko="F14", table={"fujiko": "redeem"}).night().step == "Discover"
    assert stage(agents={1: "J18"}, zenigata="F14").night().step != "Discover"
    assert stage(jigen="F14", agents={1: "F15"}, held={"jigen": 1}).night().step != "Discover"
    passing = stage(jigen="F13").act("jigen").do("walk F14 F15")
    passing.do("end").night()
    assert passing.step != "Discover"
    blocked = stage(agents={1: "J18"}, lupin="J19", visible="lupin").act("lupin")
    assert "walk J18" not in blocked.legal()


@pytest.mark.rule("LUX-ENV-17", "LUX-ENV-20", "LUX-DIF-32", "LUX-DEV-01")
def test_a_token_under_water() -> None:
    table = stage(jigen="N4", devices={"jigen": "wetsuit"}).night()
    assert table.step == "Discover"
    drained = stage(goemon="P1").night()
    assert set(drained.state.tokens) == {-1}
    assert "walk N4" in stage(drained="red", jigen="M4").act("jigen").legal()


@pytest.mark.rule("LUX-ENV-21")
def test_several_tokens_in_one_phase() -> None:
    table = stage(jigen="F14", lupin="E6", goemon="J18").night()
    table.do("token bust", "token owl", "token bust")
    assert sorted(token for token in table.state.tokens if token >= 0) == [0, 0, 1]


@pytest.mark.rule("LUX-Q-88", "LUX-Q-89")
def test_everything_can_be_used_at_once_from_the_next_round() -> None:
    table = stage(jigen="F14", goemon="P1", turn=5).night()
    table.do("token lance")
    assert table.state.turn == 6
    assert "mars" in table.opened()
    assert table.state.drained == 1
    last = stage(jigen="F14", turn=18).night()
    last.do("token lance")
    assert last.state.outcome is not None
    assert "mars" not in last.opened()


# ── Water ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-WAT-01", "LUX-WAT-02", "LUX-WAT-05", "LUX-WAT-08", "LUX-Q-29")
def test_water_is_for_swimmers() -> None:
    land = stage(lupin="E2").act("lupin")
    assert "walk E3" not in land.legal()
    assert "swim" not in land.verbs()
    assert land.refused("swim E3").rule == "LUX-DEV-01"
    suit = stage(lupin="E2", devices={"lupin": "wetsuit"}).act("lupin")
    assert {"E3", "D3", "F3"} <= suit.options("swim")
    assert "C3" in suit.options("swim")
    bank = stage(lupin="C2", devices={"lupin": "wetsuit"}).act("lupin")
    assert "C3" in bank.options("swim")  # by the jetty at E2, not straight down
    assert not stage(lupin="C2", devices={"lupin": "wetsuit"}, wounds={"lupin": 3}).act("lupin").options("swim") & {
        "B3",
        "D3",
    }
    zone = stage(lupin="N5", devices={"lupin": "wetsuit"}).act("lupin")
    assert {"N4", "O4"} <= zone.options("swim")
    police = stage(agents={1: "N5"}, zenigata="E2").patrol()
    assert not {"1 N4", "1 O4", "zenigata E3"} & police.options("walk")


@pytest.mark.rule("LUX-WAT-07")
def test_who_stands_in_a_drained_zone_stays() -> None:
    table = stage(jigen="O4", devices={"jigen": "wetsuit"}, goemon="P1").night()
    assert table.at("jigen") == "O4"
    assert "walk O6" in table.act("jigen").legal()


@pytest.mark.rule("LUX-DEV-02", "LUX-DEV-03", "LUX-DEV-04", "LUX-Q-30", "LUX-DIF-14", "LUX-EX-07")
def test_the_wetsuit() -> None:
    table = stage(jigen="M4", devices={"jigen": "wetsuit"}).act("jigen")
    assert "Q4" in table.options("swim")  # M4 N4 O4 P4 Q4: four squares with Movement 5
    assert "Q3" not in table.options("swim")
    hurt = stage(jigen="M4", devices={"jigen": "wetsuit"}, wounds={"jigen": 2}).act("jigen")
    assert "P4" in hurt.options("swim")
    assert "Q4" not in hurt.options("swim")
    table.do("swim P4")
    assert table.told("swims") == [{"by": JIGEN}]
    assert table.state.shown[JIGEN] == (9,)
    assert table.state.devices[JIGEN] == (9,)  # never used up
    assert table.state.stack[0].tools == 1  # type: ignore[attr-defined]
    table.do("end").act("jigen")
    assert "walk" not in table.verbs()  # out of the water only in the suit
    assert "swim M4" in table.legal()
    busy = stage(jigen="M4", devices={"jigen": "radio radio wetsuit"}).act("jigen").do("radio")
    assert "swim" in busy.verbs()


@pytest.mark.rule("LUX-Q-31")
def test_without_the_suit_nobody_stays_in_the_water() -> None:
    table = stage(jigen="O4", lupin="N5", devices={"jigen": "wetsuit"}).act("jigen")
    assert not {move for move in table.legal() if move.startswith("give wetsuit")}
    caught = stage(jigen="O4", agents={1: "O6", 2: "F18"}, wounds={"jigen": 3}, devices={"jigen": "wetsuit"}).patrol()
    caught.do("shoot 1 jigen", "roll 6 6")
    if caught.step == "Ashore":
        caught.do(min(caught.legal()))
    assert caught.held("jigen")
    assert not caught.state.water() >> caught.state.at[JIGEN] & 1


@pytest.mark.rule("LUX-Q-32")
def test_a_swimmer_is_seen_like_anybody() -> None:
    assert stage(agents={1: "O6"}, jigen="O4").seen("jigen")
    assert not stage(agents={1: "I6"}, jigen="H6").seen("jigen")  # the river is a level higher
    assert stage(agents={1: "E2"}, jigen="E3").seen("jigen")


@pytest.mark.rule("LUX-Q-43", "LUX-WAT-06")
def test_what_is_under_the_water() -> None:
    jeep = stage(vehicles={"jeep": "N5"}, rides={"lupin": "jeep"}, drained="red").act("lupin")
    assert "O4" in jeep.options("drive")
    wet = stage(vehicles={"jeep": "N5"}, rides={"lupin": "jeep"}).act("lupin")
    assert "O4" not in wet.options("drive")
    steps = stage(drained="blue", tokens={"F14": "trident"}, lupin="F18")
    steps.state.open_up()
    assert "walk F20" in steps.act("lupin").legal()


# ── Heights and sight ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-HGT-07", "LUX-Q-50", "LUX-CGO-15")
def test_an_incredible_leap_between_levels() -> None:
    table = stage(goemon="E9", hands={"goemon": "leap"}).act("goemon")
    squares = table.options("card leap")
    assert {"D8", "C8", "E8"} <= squares  # the road and the stairs
    assert not {"F9", "E10"} & squares  # his own level
    assert not {"F3", "E3", "H8"} & squares  # the river
    table.do("card leap C8")
    assert table.at("goemon") == "C8"
    assert "walk" not in table.verbs()
    void = stage("stonehenge", goemon="E20")
    void.state.stack = void.state.quest.evening
    from covo.games.lupin.steps.drawing import drawn

    drawn(void.state, 2, void.state.kit.card["leap"])
    assert void.thrown("goemon") == ["leap"]


@pytest.mark.rule("LUX-VIS-01", "LUX-VIS-02", "LUX-VIS-03", "LUX-DIF-10", "LUX-EX-05", "LUX-VIS-06")
def test_the_police_do_not_see_upwards() -> None:
    assert not stage(agents={1: "E9"}, lupin="B8").seen("lupin")
    assert stage(agents={1: "C8"}, lupin="F8").seen("lupin")  # downwards they do
    assert not stage(zenigata="E9", lupin="C8").seen("lupin")
    assert stage(agents={1: "E9"}, lupin="F9").seen("lupin")
    assert not stage(agents={1: "F7"}, lupin="F13").seen("lupin")  # six squares


@pytest.mark.rule("LUX-EX-06", "LUX-VIS-09")
def test_a_car_on_the_ramp() -> None:
    def shown(agent: str) -> bool:
        return bool(stage(agents={1: agent}, vehicles={"fiat": "D16"}).state.vseen)

    assert not shown("E16")
    assert not shown("F16")
    assert shown("A16")


@pytest.mark.rule("LUX-VIS-04", "LUX-VIS-05", "LUX-DIF-04", "LUX-Q-39")
def test_what_is_in_the_way() -> None:
    assert not stage(agents={1: "E14"}, lupin="H14").seen("lupin")  # Vesta
    assert stage(agents={1: "E9"}, lupin="E12").seen("lupin")  # over a ruin and a column
    assert not stage(agents={1: "E9"}, lupin="E13", vehicles={"jeep": "E11"}, visible="").seen("lupin")


@pytest.mark.rule("LUX-VIS-07", "LUX-Q-37")
def test_a_shot_from_above_gives_the_shooter_away() -> None:
    table = stage(agents={1: "F8"}, jigen="C8", fujiko="T1").act("jigen")
    assert not table.seen("jigen")
    table.do("shoot 1", "roll 1 1")
    assert table.seen("jigen")
    table.do("end")
    table.patrol()
    assert "shoot 1 jigen" in table.legal()


@pytest.mark.rule("LUX-Q-38")
def test_hand_to_hand_only_over_a_link() -> None:
    table = stage(agents={1: "D9"}, lupin="D8", jigen="E8").act("lupin")
    assert "fight" not in table.verbs()
    assert "shoot" not in table.verbs()
    linked = stage(agents={1: "F8"}, lupin="E8").act("lupin")
    assert linked.options("fight") == {"1"}


# ── Zenigata ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "LUX-ZEN-01", "LUX-ZEN-02", "LUX-ZEN-03", "LUX-ZEN-04", "LUX-DIF-16", "LUX-Q-40", "LUX-WND-05", "LUX-WND-08"
)
def test_zenigatas_fourth_wound() -> None:
    table = stage(zenigata="E14", jigen="E10", zwounds=3, lupin="S2").act("jigen")
    table.do("shoot zenigata", "roll 6 6")
    assert table.options("put", 0) == {"T1", "T25"}
    table.do("put T1")
    assert table.state.place.names[table.state.zenigata] == "T1"
    assert table.state.zwounds == 0
    assert not table.seen("lupin")  # he does not observe
    near = stage(zenigata="T1", jigen="R1", zout=True).act("jigen")
    assert "shoot" not in near.verbs()
    back = stage(zenigata="T1", zout=True, lupin="S2", turn=4).dawn()
    assert not back.state.inspector_away()
    assert {move for move in back.legal(0) if move.startswith("walk zenigata")}


# ── Police ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-POL-05", "LUX-Q-07")
@pytest.mark.parametrize(("mission", "squares"), [("cagliostro", {"T1", "T25"}), ("stonehenge", {"E9", "B1"})])
def test_reinforcements(mission: str, squares: set[str]) -> None:
    agents = {1: "E12", 2: "F12", 3: "G12"} if mission == "cagliostro" else {1: "A5", 2: "A6", 3: "A7"}
    table = stage(mission, agents=agents, fujiko="D8" if mission == "cagliostro" else "B25").call()
    assert {text.split()[0] for text in table.options("call")} == squares
    first = min(squares)
    table.do(f"call {first} 2")
    assert {text.split()[0] for text in table.options("call")} == squares - {first}
    table.do("pass")
    assert "out" in table.verbs()
    more = {**agents, 4: "H12"} if mission == "cagliostro" else {**agents, 4: "A8"}
    assert stage(mission, agents=more).call().step == "Patrol"


@pytest.mark.rule("LUX-POL-07", "LUX-Q-08")
def test_the_police_do_not_stop_on_escape_squares() -> None:
    table = stage(agents={1: "A5", 2: "T2"}).patrol()
    assert not {"1 A4", "1 A2", "1 A1", "2 T1"} & table.options("walk")
    assert "1 A3" in table.options("walk")
    placed = stage(zenigata="T1").patrol()
    assert "zenigata S1" in placed.options("walk")


@pytest.mark.rule("LUX-Q-83")
def test_nothing_is_turned_in_disguise() -> None:
    table = stage(agents={1: "J18"}, lupin="J18", agent_of=(0, -1, -1, -1), masks=(1, 0, 0, 0))
    table.state.put(0, -1)
    assert table.night().step != "Discover"
