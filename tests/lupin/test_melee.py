"""LUP-MEL: hand to hand, dodging and striking back."""

from __future__ import annotations

import pytest

from tests.lupin.heist import heist


@pytest.mark.rule("LUP-MEL-01", "LUP-Q-134")
def test_only_orthogonal_neighbours_fight() -> None:
    h = heist(lupin="K4", agents="K5 J3 K3 L4", zenigata="J4").act("lupin")
    assert h.ends("fight") == {"1", "3", "4", "zenigata"}
    wall = heist(lupin="D13", agents="D14").act("lupin")
    assert wall.moves("fight", "shoot") == []  # the estate wall is between them
    roof = heist(lupin="H5", agents="MO1").act("lupin")
    assert roof.moves("fight") == []
    up = heist(lupin="MO2", agents="MO3").act("lupin")
    assert up.ends("fight") == {"1"}


@pytest.mark.rule("LUP-MEL-02", "LUP-MEL-03", "LUP-MEL-10")
@pytest.mark.parametrize(("faces", "falls"), [((4, 5), True), ((4, 4), False)])
def test_twelve_with_the_hand_value(faces: tuple[int, int], falls: bool) -> None:
    h = heist(lupin="K4", agents="K5").act("lupin").do("fight 1").roll(*faces)
    assert h.dice == (3, 12, "hit" if falls else "miss")
    assert (h.where(1) == "-", h.kills("lupin")) == (falls, int(falls))
    assert h.step == ("Activation" if falls else "BlowRoll")  # agents do not dodge


@pytest.mark.rule("LUP-MEL-11", "LUP-EQP-03")
@pytest.mark.parametrize(("faces", "falls"), [((3, 3), True), ((3, 2), False)])
def test_goemon_fights_with_his_sword(faces: tuple[int, int], falls: bool) -> None:
    h = heist(goemon="K4", agents="K5").act("goemon").do("fight 1").roll(*faces)
    assert (h.dice[0], h.where(1) == "-") == (6, falls)


@pytest.mark.rule("LUP-MEL-04", "LUP-MEL-05", "LUP-MEL-06", "LUP-Q-75")
def test_a_failed_attack_is_answered_once() -> None:
    h = heist(lupin="K4", agents="K5").act("lupin").do("fight 1").roll(1, 1)
    assert h.step == "BlowRoll"
    h.roll(1, 1)
    assert (h.step, h.moves("fight")) == ("Activation", [])  # and that is all
    h = heist(lupin="K4", agents="K5").act("lupin").do("fight 1").roll(1, 1).roll(4, 5).roll(6)
    assert (h.wounds("lupin"), h.where(1)) == (1, "K5")
    h = heist(phase="police", lupin="K4!", agents="K5").do("fight 1 lupin").roll(1, 1).roll(6, 6)
    assert (h.where(1), h.kills("lupin")) == ("-", 1)  # the one attacked strikes back


@pytest.mark.rule("LUP-MEL-07", "LUP-MEL-08", "LUP-MEL-09", "LUP-Q-75")
@pytest.mark.parametrize(("member", "agility"), [("lupin", 3), ("jigen", 2), ("goemon", 4), ("fujiko", 3)])
def test_a_member_dodges_with_a_die_up_to_its_agility(member: str, agility: int) -> None:
    for face in range(1, 7):
        h = heist(phase="police", **{member: "K4!"}, agents="K5").do(f"fight 1 {member}").roll(6, 6)
        assert h.step == "DodgeRoll"
        h.roll(face)
        assert h.wounds(member) == (face > agility)
        assert h.step == ("Patrol" if face > agility else "BlowRoll")  # dodged: it failed, and is answered


@pytest.mark.rule("LUP-MEL-07", "LUP-MEL-06")
def test_zenigata_dodges_too() -> None:
    h = heist(lupin="K4", zenigata="K5").act("lupin").do("fight zenigata").roll(6, 6).roll(2)
    assert (h.state.zwounds, h.step) == (0, "BlowRoll")
    h.roll(4, 4)
    assert h.dice[0] == 4
    h = heist(lupin="K4", zenigata="K5").act("lupin").do("fight zenigata").roll(6, 6).roll(3)
    assert (h.state.zwounds, h.step) == (1, "Activation")


@pytest.mark.rule("LUP-Q-75", "LUP-MEL-05")
def test_a_member_answers_every_attacker() -> None:
    h = heist(phase="police", lupin="K4!", agents="K5 K3")
    h.do("fight 1 lupin").roll(1, 1).roll(6, 6)
    h.do("fight 2 lupin").roll(1, 1).roll(6, 6)
    assert (h.kills("lupin"), h.where(1), h.where(2)) == (2, "-", "-")
    assert h.moves("fight") == []


@pytest.mark.rule("LUP-MEL-06", "LUP-Q-72")
def test_every_policeman_attacks_once() -> None:
    h = heist(phase="police", lupin="K4!", jigen="J5!", agents="K5").do("fight 1 lupin").roll(1, 1).roll(1, 1)
    assert h.moves("fight", "shoot") == []
    assert h.can("walk 1 K6")  # its move is still to come
    h.do("walk 1 K6")
    assert h.moves("walk") == [move for move in h.moves("walk") if move.startswith("walk zenigata")]


@pytest.mark.rule("LUP-Q-35", "LUP-VIS-09")
def test_whoever_fights_is_seen() -> None:
    h = heist(lupin="K4", agents="K5").act("lupin")
    assert not h.seen("lupin")
    h.do("fight 1")
    assert h.seen("lupin")
    shot = heist(lupin="K4", agents="K1").act("lupin").do("shoot 1").roll(1, 1)
    assert not shot.seen("lupin")


@pytest.mark.rule("LUP-Q-45")
def test_a_fight_at_the_door_of_the_treasure() -> None:
    h = heist(lupin="in-jade", agents="E16 F16 D18").act("lupin")
    assert h.ends("fight") == {"1", "3"}  # right before its two doors
    h.do("fight 1").roll(1, 1).roll(6, 6).roll(6)
    assert h.wounds("lupin") == 1
    h.next_turn()
    assert not any("lupin" in move for move in h.moves("shoot", "fight"))
    plain = heist(lupin="in-fisher", agents="L7").act("lupin")
    assert plain.moves("fight", "shoot") == []
