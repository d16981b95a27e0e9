"""LUP-ATK, LUP-WND: who may shoot whom, from how far, what a hit does, and what wounds do."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import CARDS_OF, FIGURES, GOEMON, INSPECTOR, MEMBERS
from tests.lupin.heist import heist


@pytest.mark.rule("LUP-ATK-01", "LUP-ATK-02", "LUP-Q-72")
def test_one_shot_is_the_standard_action() -> None:
    h = heist(lupin="K4", agents="K1 K7 J4").act("lupin")
    assert h.ends("shoot") == {"1", "2"}
    h.do("shoot 1").roll(1, 1)
    assert h.moves("shoot", "fight") == []  # pistol or hand to hand, not both
    h.do("walk K5")
    assert h.moves("walk", "shoot") == []  # one block of movement
    assert h.next_turn("GangPhase").act("lupin").moves("shoot")
    assert heist(goemon="K4", agents="K1").act("goemon").moves("shoot") == []


@pytest.mark.rule("LUP-ATK-04", "LUP-ATK-08")
@pytest.mark.parametrize(
    ("member", "faces", "falls"),
    [
        ("jigen", (1, 5), True),
        ("jigen", (1, 4), False),
        ("lupin", (4, 4), True),
        ("lupin", (4, 3), False),
        ("fujiko", (4, 5), True),
        ("fujiko", (4, 4), False),
    ],
)
def test_twelve_with_the_pistol_value(member: str, faces: tuple[int, int], falls: bool) -> None:
    h = heist(**{member: "K4"}, agents="K1").act(member).do("shoot 1").roll(*faces)
    assert h.dice == (CARDS_OF[MEMBERS.index(member)].pistol, 12, "hit" if falls else "miss")
    assert (h.where(1) == "-", h.kills(member)) == (falls, int(falls))


@pytest.mark.rule("LUP-ATK-05", "LUP-ATK-15")
def test_a_pistol_reaches_five_squares_with_nothing_in_the_way() -> None:
    h = heist("bank", lupin="H14", agents="H9 H8 H19 H20 C14 F15 G12 F17 K15 L14").act("lupin")
    assert h.ends("shoot") == {"1", "3", "5", "6", "7", "10"}  # straight, diagonal, knight's leap: no other
    blocked = heist("bank", lupin="H14", agents="H9 C14 H19", vehicles={"fiat": "H12!"}).act("lupin")
    assert blocked.ends("shoot") == {"2", "3"}
    h = heist(lupin="H3", agents="K3 K6").act("lupin")
    assert h.ends("shoot") == {"1"}  # not through the monastery


@pytest.mark.rule("LUP-ATK-06", "LUP-ATK-07", "LUP-Q-73", "LUP-Q-74")
def test_one_square_must_lie_between() -> None:
    h = heist(lupin="K4", agents="K5 J3 K2").act("lupin")
    assert h.ends("shoot") == {"2", "3"}  # a diagonal neighbour is two steps away
    assert h.ends("fight") == {"1"}
    police = heist(phase="police", lupin="K4!", agents="K5 J3 K2")
    assert {"fight 1 lupin", "shoot 2 lupin", "shoot 3 lupin"} == set(police.moves("fight", "shoot"))


@pytest.mark.rule("LUP-ATK-09")
def test_a_hit_wounds_zenigata() -> None:
    h = heist(lupin="K4", zenigata="K1", zwounds=1).act("lupin").do("shoot zenigata").roll(6, 6)
    assert (h.state.zwounds, h.where("zenigata"), h.kills("lupin")) == (2, "K1", 0)
    assert h.state.inspector_move() == INSPECTOR.move - 1 == 4


@pytest.mark.rule("LUP-ATK-10", "LUP-ATK-13")
def test_a_hit_wounds_a_member_who_cannot_dodge_it() -> None:
    h = heist(phase="police", lupin="K4!", agents="K1", wounds={"lupin": 1}).do("shoot 1 lupin").roll(6, 6)
    assert (h.step, h.wounds("lupin")) == ("Patrol", 2)  # no die against a bullet
    assert h.state.movement(0) == 5


@pytest.mark.rule("LUP-ATK-11", "LUP-TRN-02", "LUP-Q-72")
@pytest.mark.parametrize(
    ("who", "layout", "value"),
    [
        ("1", {"agents": "K1"}, 3),
        ("zenigata", {"zenigata": "K1"}, 5),
        ("JP1", {"guards": "JP1", "lupin": "C12!"}, 2),
    ],
)
def test_the_police_shoot_the_same_way(who: str, layout: dict[str, str], value: int) -> None:
    for total in (12 - value, 11 - value):
        faces = (total - total // 2, total // 2)
        h = heist(phase="police", **{"lupin": "K4!", **layout}).do(f"shoot {who} lupin").roll(*faces)
        assert h.dice[:2] == (value, 12)
        assert h.wounds("lupin") == (total == 12 - value)
        assert not h.can(f"shoot {who} lupin")  # once each


@pytest.mark.rule("LUP-ATK-12", "LUP-VIS-12")
def test_the_police_shoot_at_what_is_visible() -> None:
    h = heist(phase="police", lupin="K4", jigen="H1!", agents="K1", vehicles={"fiat": "G4", "alfa": "G1!"})
    assert set(h.moves("shoot")) == {"shoot 1 jigen", "shoot 1 alfa"}


@pytest.mark.rule("LUP-ATK-14", "LUP-WND-09", "LUP-Q-16", "LUP-Q-17")
def test_guards_fall_like_agents_but_do_not_come_back() -> None:
    h = heist(jigen="C12", guards="JP1 JP2", agents="C9", kills={"jigen": 2}).act("jigen").do("shoot JP1").roll(6, 6)
    assert (h.state.guards, h.kills("jigen"), h.step) == (1 << h.place.node["JP2"], 3, "DrawCards")
    h = heist(jigen="C12", agents="C9").act("jigen").do("shoot 1").roll(6, 6)
    assert h.state.agents[0] == -1  # in the reserve
    assert h.next_turn("Call").can("call G15 4")


@pytest.mark.rule("LUP-ATK-16", "LUP-Q-50", "LUP-Q-149", "LUP-REI-21")
def test_vehicles_are_hit_on_the_bare_dice() -> None:
    h = heist(phase="police", agents={1: "K1", 2: "car1", 3: "car1"}, vehicles={"alfa": "H1!"}, cars="G3")
    h.do("shoot 1 alfa").roll(4, 4)
    assert (h.dice, h.state.vhits[1]) == ((0, 9, "miss"), 0)
    assert {"shoot 2 alfa", "shoot 3 alfa"} <= set(h.moves("shoot"))  # a roll for each shooter
    h.do("shoot 2 alfa").roll(4, 5)
    assert (h.dice, h.state.vhits[1]) == ((0, 9, "hit"), 1)
    car = heist(jigen="G7", agents={1: "car1"}, cars="G3").act("jigen").do("shoot car1").roll(3, 4)
    assert (car.dice, car.state.car_hits[0]) == ((0, 8, "miss"), 0)
    car = heist(jigen="G7", agents={1: "car1"}, cars="G3").act("jigen").do("shoot car1").roll(4, 4)
    assert (car.dice, car.state.car_hits[0]) == ((0, 8, "hit"), 1)


@pytest.mark.rule("LUP-Q-150")
def test_nobody_harms_his_own_side() -> None:
    h = heist(lupin="K4", jigen="K2!", goemon="K5!", agents="H4").act("lupin")
    assert h.ends("shoot") == {"1"}
    assert h.moves("fight", "rob") == []
    police = heist(phase="police", zenigata="K4", agents="K2 K5")
    assert police.moves("shoot", "fight") == []


# ── Wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-WND-01", "LUP-WND-02", "LUP-WND-03", "LUP-WND-04", "LUP-MOV-03", "LUP-Q-131")
def test_what_wounds_do_to_the_movement() -> None:
    tracks = {"jigen": (5, 5, 4, 3), "lupin": (6, 6, 5, 4), "goemon": (6, 6, 5, 4), "fujiko": (5, 5, 4)}
    for member, track in tracks.items():
        for wounds, movement in enumerate(track):
            h = heist(**{member: "K4"}, wounds={member: wounds}).act(member)
            assert h.state.movement(MEMBERS.index(member)) == movement
            straight = {"K3", "K2", "K1"} | {f"{row}4" for row in "JIHGF"}
            assert h.ends("walk") & straight == {
                square for square in straight if h.place.apart(h.place.node["K4"], h.place.node[square]) <= movement
            }
    zenigata = [heist(zwounds=wounds).state.inspector_move() for wounds in range(4)]
    assert zenigata == [5, 5, 4, 3]


@pytest.mark.rule("LUP-WND-05", "LUP-WND-06")
@pytest.mark.parametrize(("member", "limit"), [("lupin", 4), ("jigen", 4), ("goemon", 4), ("fujiko", 3)])
def test_the_last_wound_means_arrest(member: str, limit: int) -> None:
    for wounds in range(limit):
        h = heist(phase="police", **{member: "K4!"}, agents="K1", wounds={member: wounds})
        h.do(f"shoot 1 {member}").roll(6, 6).until("Patrol")
        assert (h.holder(member) == 1) is (wounds == limit - 1)


@pytest.mark.rule("LUP-WND-07", "LUP-WND-08", "LUP-Q-76")
def test_zenigata_is_put_back_and_healed() -> None:
    h = heist(jigen="K4", zenigata="K1", zwounds=3, agents="G15").act("jigen").do("shoot zenigata").roll(6, 6)
    assert (h.step, h.ends("put")) == ("PutBack", {"I18", "E20"})  # G15 is taken
    h.do("put E20")
    assert (h.where("zenigata"), h.state.zwounds, h.state.zout) == ("E20", 0, True)
    h.next_turn()
    assert h.can("walk zenigata E19")


@pytest.mark.rule("LUP-Q-76", "LUP-WND-08")
def test_zenigata_takes_no_further_part_in_the_turn() -> None:
    h = heist(phase="police", zenigata="K4", zwounds=3, jigen="K5!", lupin="E18!", agents="E16")
    h.do("fight zenigata jigen").roll(1, 1).roll(6, 6).roll(6).do("put E20")
    assert h.where("zenigata") == "E20"
    assert not h.can("walk zenigata E19")
    assert h.ends("shoot") == {"lupin"}
    assert not any("zenigata" in move for move in h.moves())


@pytest.mark.rule("LUP-Q-76")
def test_zenigata_goes_back_to_the_parking_of_the_bank() -> None:
    h = heist("bank", jigen="O5", zenigata="O1", zwounds=3, cars="L23 O20", agents={1: "car2"}).act("jigen")
    h.do("shoot zenigata").roll(6, 6)
    assert h.where("zenigata") == "L24"
    h = heist("bank", jigen="O5", zenigata="O1", zwounds=3).act("jigen").do("shoot zenigata").roll(6, 6)
    assert h.where("zenigata") == "M22"  # before the door of the station


# ── The character cards ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-Q-131", "LUP-COM-15", "LUP-EQP-03")
def test_the_table_of_characters() -> None:
    rows = {
        name: (f.move, f.hand, f.pistol, f.rifle, f.knife, f.agility, f.wounds)
        for name, f in FIGURES.items()
        if name in (*MEMBERS, "zenigata")
    }
    assert rows == {
        "lupin": (6, 3, 4, 4, 2, 3, 4),
        "jigen": (5, 3, 6, 5, 1, 2, 4),  # the one printed in the rulebook
        "goemon": (6, 6, None, None, 4, 4, 4),
        "fujiko": (5, 2, 3, 3, 4, 3, 3),
        "zenigata": (5, 4, 5, None, 0, 2, 4),
    }
    agent, guard = FIGURES["agent"], FIGURES["guard"]
    assert (agent.move, agent.hand, agent.pistol, agent.agility) == (4, 3, 3, 0)
    assert (guard.move, guard.hand, guard.rifle, guard.agility) == (0, 3, 2, 0)
    assert CARDS_OF[GOEMON].pistol is None
