"""LUP-ARR, LUP-REL: who holds a prisoner, who may free it, and at what price it frees itself."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN, MEMBERS
from tests.lupin.heist import Heist, heist

# ── Arrest ───────────────────────────────────────────────────────────────────────────────────────────────────────


def shot_down(member: str = "lupin", **layout: Any) -> Heist:
    """The member takes its last wound from agent 1 at K1."""
    wounds = {member: 2 if member == "fujiko" else 3}
    h = heist(phase="police", **{"agents": "K1", member: "K4!", "wounds": wounds, **layout})
    return h.do(f"shoot 1 {member}").roll(6, 6)


@pytest.mark.rule("LUP-ARR-01", "LUP-Q-77", "LUP-Q-78")
def test_the_nearest_agent_is_put_beside_the_prisoner() -> None:
    h = shot_down(agents="K1 M4 F4", guards="JP1")
    assert (h.step, h.ask().seat, h.ends("put")) == ("SetDown", 0, {"J4", "K3", "K5", "L4"})
    h.do("put J4")
    assert (h.holder("lupin"), h.where(2), h.where(1), h.seen("lupin")) == (2, "J4", "K1", True)
    assert h.moves("arrest") == []  # no action of its own
    assert [event.data for event in h.told("arrested")] == [{"member": LUPIN, "agent": 2}]


@pytest.mark.rule("LUP-Q-78")
def test_of_agents_equally_near_zenigata_chooses() -> None:
    h = shot_down(agents="K1 M4 I4 F4")
    assert (h.step, h.ask().seat, h.moves()) == ("Arrest", 0, ["arrest 2", "arrest 3"])
    h.do("arrest 3", "put K5")
    assert (h.holder("lupin"), h.where(3)) == (3, "K5")
    walking = shot_down(agents="F11 F14", lupin="F13!")
    assert walking.until("Patrol").holder("lupin") == 1  # agent 2 is beside him, but behind the wall
    held = shot_down(agents="K1 M4", jigen="M3!", held={"jigen": 2})
    assert held.until("Patrol").holder("lupin") == 1  # agent 2 has its hands full


@pytest.mark.rule("LUP-Q-78")
def test_without_room_the_agent_is_put_on_the_nearest_free_square() -> None:
    h = shot_down(agents="K1 L4 J4 K3 K5 M1").do("arrest 2")
    assert (h.holder("lupin"), h.where(2)) == (2, "L4")  # its own square has just become free
    h = shot_down(agents="K2", lupin="K6!", jigen="K5!", goemon="K7!")
    assert h.ends("put") == {"K4", "K8", "L7"}


@pytest.mark.rule("LUP-ARR-02", "LUP-Q-78")
def test_cars_then_the_reserve_send_an_agent() -> None:
    h = heist(
        phase="police", lupin="K4!", zenigata="K1", wounds={"lupin": 3}, agents={4: "car1", 5: "car1"}, cars="N20"
    )
    h.do("shoot zenigata lupin").roll(6, 6).until("Patrol")
    assert (h.holder("lupin"), h.state.agents_in(0)) == (4, [4])
    h = heist(phase="police", lupin="K4!", zenigata="K1", wounds={"lupin": 3}, agents={4: "car1"}, cars="N20")
    h.do("shoot zenigata lupin").roll(6, 6).until("Patrol")
    assert (h.holder("lupin"), h.state.cars[0]) == (4, -1)  # the empty car leaves the board
    h = heist(phase="police", lupin="K4!", zenigata="K1", wounds={"lupin": 3})
    h.do("shoot zenigata lupin").roll(6, 6).until("Patrol")
    assert h.holder("lupin") == 1
    assert h.place.apart(h.state.agents[0], h.state.at[LUPIN]) == 1


@pytest.mark.rule("LUP-ARR-03", "LUP-ARR-04")
def test_a_holding_agent_neither_moves_nor_shoots_but_defends_itself() -> None:
    layout: dict[str, Any] = {"lupin": "K4!", "agents": "K5 G1", "held": {"lupin": 1}, "wounds": {"lupin": 4}}
    h = heist(phase="police", jigen="K7!", goemon="H5!", **layout)
    assert not any(move.split()[1] == "1" for move in h.moves("walk", "shoot", "fight"))
    h = heist(jigen="K6", **layout).act("jigen").do("fight 1").roll(1, 1)
    assert h.step == "BlowRoll"
    assert h.roll(6, 6).roll(6).wounds("jigen") == 1


@pytest.mark.rule("LUP-ARR-05", "LUP-ARR-06", "LUP-Q-109", "LUP-TRE-09")
def test_the_treasure_goes_back_among_the_tiles() -> None:
    h = shot_down(tiles="lupin+ lupin- 3 4").do("put J4")
    assert (h.step, h.moves()) == ("Confiscate", ["deal 1 2 3 4"])
    h.do("deal 1 2 3 4")
    assert [(tile.place, tile.real, tile.known) for tile in h.state.tiles] == [(p, None, 0) for p in (4, 5, 6, 7)]
    assert [(e.to, e.data) for e in h.told("tile-looked")] == [((0,), {"real": True})]
    three = shot_down(tiles="lupin+ jigen- 3 4").do("put J4")
    assert len(three.moves()) == 4  # three tiles for four buildings, at most one each
    three.do("deal 1 3 4")
    assert [tile.place for tile in three.state.tiles] == [4, JIGEN, 6, 7]
    bank = heist("bank", "police", lupin="O5!", agents="O1", wounds={"lupin": 3}, tiles="lupin+ jigen- 3 4")
    bank.do("shoot 1 lupin").roll(6, 6).until("Confiscate")
    assert len(bank.moves()) == 1  # the vaults are all alike


@pytest.mark.rule("LUP-ARR-07", "LUP-Q-83")
def test_a_prisoner_does_nothing_but_free_itself() -> None:
    h = heist(
        lupin="K4!",
        jigen="K3",
        goemon="J4",
        agents="K5 H4",
        held={"lupin": 1},
        wounds={"lupin": 4},
        devices={"lupin": "knife grenade", "jigen": "kit"},
        hands={"lupin": "p38 think"},
    ).act("lupin")
    assert set(h.moves()) == {"release devices", "release turn", "end"}
    h.do("end")
    assert (h.hand("lupin"), h.holds("lupin")) == (["p38", "think"], ["grenade", "knife"])  # kept, waiting
    h.act("jigen")
    assert h.moves("give", "heal") == [] or all("lupin" not in move for move in h.moves("give", "heal"))
    h.next_turn()
    assert not any("lupin" in move for move in h.moves("shoot", "fight"))
    assert h.seen("lupin")


# ── Release by companions ────────────────────────────────────────────────────────────────────────────────────────


def caught(*members: str, **layout: Any) -> Heist:
    """These are held by agents 1, 2… on the far side of the field."""
    places = dict(zip(("lupin", "jigen", "goemon", "fujiko"), ("M1!", "M4!", "F1!", "F4!"), strict=True))
    agents = {n: {"lupin": "M2", "jigen": "M5", "goemon": "F2", "fujiko": "G4"}[m] for n, m in enumerate(members, 1)}
    limit = {m: 3 if m == "fujiko" else 4 for m in members}
    spots = {m: places[m] for m in members}
    return heist(
        **{**spots, "agents": agents, "held": {m: n for n, m in enumerate(members, 1)}, "wounds": limit, **layout}
    )


@pytest.mark.rule("LUP-REL-01", "LUP-REL-02")
def test_the_rescuer_eliminates_the_holder() -> None:
    h = caught("lupin", jigen="M5").act("jigen").do("shoot 1").roll(6, 6)
    assert (h.holder("lupin"), h.wounds("lupin"), h.where(1), h.kills("jigen")) == (0, 0, "-", 1)
    h.do("end").act("lupin")
    assert h.moves("walk")  # back in play at once


@pytest.mark.rule("LUP-REL-03", "LUP-Q-80")
def test_the_order_of_rescuers() -> None:
    orders = {"lupin": "jigen goemon", "jigen": "goemon lupin", "goemon": "lupin jigen", "fujiko": "lupin jigen goemon"}
    for prisoner, order in orders.items():
        left: dict[str, int] = {}
        for rescuer in order.split():
            duty = caught(prisoner, gone=dict(left)).state.on_duty(MEMBERS.index(prisoner))
            assert duty == MEMBERS.index(rescuer)
            left[rescuer] = 1
        assert caught(prisoner, gone=left).state.on_duty(MEMBERS.index(prisoner)) is None


@pytest.mark.rule("LUP-REL-04", "LUP-REL-11", "LUP-Q-80")
def test_a_rescuer_under_arrest_is_not_replaced_one_that_left_is() -> None:
    h = caught("lupin", "jigen", goemon="M3")
    assert h.state.on_duty(LUPIN) is None
    assert h.act("goemon").ends("fight") == set()  # agent 1 is Jigen's affair, agent 2 holds Jigen and is two away
    free = caught("lupin", goemon="M3", gone={"jigen": 1})
    assert free.state.on_duty(LUPIN) == GOEMON
    assert free.act("goemon").ends("fight") == {"1"}


@pytest.mark.rule("LUP-Q-79", "LUP-REL-09")
def test_only_who_is_on_duty_attacks_the_holder() -> None:
    layout: dict[str, Any] = {"jigen": "M4", "goemon": "M3", "fujiko": "L2"}
    assert "1" in caught("lupin", **layout).act("jigen").ends("shoot")
    assert caught("lupin", **layout).act("goemon").moves("fight") == []
    assert caught("lupin", **layout).act("fujiko").ends("fight") == {"1"}  # she may, unasked
    bound = caught("lupin", **layout, hands={"goemon": "nobody"})
    assert bound.act("goemon").ends("fight") == {"1"}
    blast = caught("lupin", goemon="K4", devices={"goemon": "grenade"}, agents={1: "M2", 2: "L1"}).act("goemon")
    blast.do("grenade M2" if blast.can("grenade M2") else "grenade L3")
    assert blast.where(1) == "M2"  # the holder is spared


@pytest.mark.rule("LUP-REL-10", "LUP-Q-82")
def test_the_rescuer_on_duty_may_not_leave() -> None:
    assert heist(lupin="A1").act("lupin").moves("leave") == ["leave"]
    assert caught("fujiko", lupin="A1").act("lupin").moves("leave") == []
    assert caught("fujiko", jigen="A1").act("jigen").moves("leave") == ["leave"]
    assert caught("lupin", fujiko="A1").act("fujiko").moves("leave") == ["leave"]  # never obliged
    assert caught("fujiko", lupin="A1", traitor=True, done=8).act("lupin").moves("leave") == ["leave"]
    assert caught("lupin", jigen="A1", variant="free-for-all").act("jigen").moves("leave") == ["leave"]


@pytest.mark.rule("LUP-Q-82")
def test_a_traitor_is_neither_rescuer_nor_rescued() -> None:
    h = caught("lupin", fujiko="M3!", traitor=True, marked=8).act("fujiko")
    assert h.moves("fight") == []
    h = caught("fujiko", lupin="H4", traitor=True, done=8).act("lupin")
    assert h.moves("fight", "shoot") == []


# ── Release at a price ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-REL-05", "LUP-REL-06", "LUP-REL-08", "LUP-Q-81", "LUP-Q-85")
def test_freedom_for_all_devices() -> None:
    h = caught("jigen", devices={"jigen": "knife kit", "lupin": "knife"}, kills={"jigen": 2}).act("jigen")
    h.do("release devices")
    assert (h.holder("jigen"), h.wounds("jigen"), h.where(1)) == (0, 0, "-")
    assert (h.holds("jigen"), h.holds("lupin"), h.state.limit) == ([], ["knife"], 13)
    assert (h.kills("jigen"), h.step) == (2, "Activation")  # nobody's elimination
    assert h.moves("walk")  # a normal activation follows


@pytest.mark.rule("LUP-REL-07", "LUP-END-11", "LUP-Q-81")
def test_freedom_for_a_turn() -> None:
    h = caught("jigen", devices={"lupin": "knife"}).act("jigen")
    assert h.moves("release") == ["release turn"]  # nothing to give up
    h.do("release turn")
    assert (h.holder("jigen"), h.state.limit, h.where(1)) == (0, 12, "-")
    assert h.moves("walk")


@pytest.mark.rule("LUP-Q-81")
def test_a_vehicle_of_ones_own_is_a_device_to_give_up() -> None:
    h = caught("fujiko", vehicles={"bike1": "B3"}).act("fujiko")
    assert set(h.moves("release")) == {"release devices", "release turn"}
    h.do("release devices")
    assert (h.where("bike1"), h.state.wrecks) == ("-", 1 << 2)


@pytest.mark.rule("LUP-REL-12", "LUP-REL-04")
def test_jigen_frees_lupin_and_lupin_goemon() -> None:
    h = caught("lupin", "goemon", jigen="K2")
    assert h.state.on_duty(GOEMON) is None
    assert (h.state.on_duty(LUPIN), h.state.may_free(JIGEN, GOEMON)) == (JIGEN, False)
    h.act("jigen").do("shoot 1").roll(6, 6)
    assert (h.state.on_duty(GOEMON), h.state.may_free(LUPIN, GOEMON)) == (LUPIN, True)
    assert h.state.may_free(FUJIKO, GOEMON)
