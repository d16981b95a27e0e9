"""LUP-DEV: what every device does, how far it reaches and when it is used up."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import (
    FUJIKO,
    GADGETS,
    GOEMON,
    JIGEN,
    LUPIN,
    PACKED_LIMIT,
    PLAIN_LIMIT,
    PRICES,
    RIFLE_TILE,
    RUCKSACK,
    STOCK,
    VEHICLES,
    limit,
    load,
    may_hold,
)
from covo.games.lupin.game import GAME
from covo.games.lupin.steps.setup import offers, stock
from tests.lupin.heist import heist, tell_apart

# ── In general ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-01", "LUP-TRN-13")
def test_two_devices_in_an_activation() -> None:
    h = heist(
        lupin="K4", agents="K1 K7 G4", devices={"lupin": "rucksack knife knife knife radio"}, vehicles={"fiat": "L4"}
    )
    h.act("lupin").do("knife 1").roll(1, 1)
    assert h.ends("knife") == {"1", "2", "3"}
    h.do("knife 2").roll(1, 1)
    assert h.moves("knife", "radio", "grenade") == []
    assert h.holds("lupin") == ["rucksack", "radio", "knife"]
    assert h.moves("board") == ["board fiat"]  # vehicles do not count
    assert h.moves("shoot")  # nor does the weapon of one's own


@pytest.mark.rule("LUP-DEV-02", "LUP-DEV-11", "LUP-Q-11")
def test_what_a_rucksack_holds() -> None:
    packable = ["glider", "radio", "grenade", "kit", "knife", "shovel", "balloon", "rifle"]
    assert [name for name in GADGETS if may_hold(LUPIN, (RUCKSACK, 3, 3, 4, 4), GADGETS.index(name))] == packable
    assert [name for name in GADGETS if may_hold(LUPIN, (RUCKSACK, 3, 3, 4, 4, 5), GADGETS.index(name))] == []
    assert not any(may_hold(LUPIN, (3, 4), gadget) for gadget in range(9) if gadget != RUCKSACK)
    assert may_hold(LUPIN, (3, 4), RUCKSACK)
    assert (limit((3,)), limit((RUCKSACK,)), load((RUCKSACK, 3, 4))) == (PLAIN_LIMIT, PACKED_LIMIT, 2) == (2, 5, 2)
    h = heist(devices={"lupin": "knife knife", "jigen": "knife knife rucksack"})
    assert {thing for thing in offers(h.state, LUPIN, 1500) if thing in GADGETS} == {
        "rucksack"
    }  # vehicles do not count
    assert {thing for thing in offers(h.state, JIGEN, 1500) if thing in GADGETS} == set(packable)
    assert "fiat" in offers(h.state, LUPIN, 1500)


@pytest.mark.rule("LUP-Q-11", "LUP-EQP-24")
def test_a_full_rucksack_is_not_given_away() -> None:
    h = heist(lupin="K4", jigen="K5", devices={"lupin": "rucksack knife knife kit"}).act("lupin")
    assert "give rucksack jigen" not in h.moves("give")
    h.do("give kit jigen", "accept")
    assert "give rucksack jigen" in h.moves("give")


@pytest.mark.rule("LUP-Q-07", "LUP-POL-02", "LUP-POL-09", "LUP-SET-02")
def test_nobody_is_deployed_on_the_bus_or_on_a_parked_car() -> None:
    state = GAME.new(5, {"mission": "bank"})
    place, ask = state.place, state.asks[0]
    squares = {str(move[1]) for move in ask.moves}
    assert not {"E14", "F14", "L23", "L24"} & squares
    assert {"D14", "G14", "L22"} <= squares
    assert state.bus_mask() == 1 << place.node["E14"] | 1 << place.node["F14"]


@pytest.mark.rule("LUP-Q-14", "LUP-EQP-22", "LUP-EQP-23")
def test_only_rifle_rucksack_and_glider_outlive_a_use() -> None:
    h = heist("bank", lupin="GH3", agents="O22", devices={"lupin": "glider rifle"}).act("lupin").do("glide PT2")
    assert h.holds("lupin") == ["glider", "rifle"]
    assert h.state.shown[LUPIN] == (0,)
    for name, deed in (("knife", "knife 1"), ("grenade", "grenade K1"), ("radio", "radio"), ("kit", "heal lupin")):
        one = heist(lupin="K4", agents="K1", wounds={"lupin": 1}, devices={"lupin": name}).act("lupin").do(deed)
        one.until("Activation", "GangPhase")
        assert (one.holds("lupin"), [GADGETS[g] for g in one.state.used]) == ([], [name])


# ── Hang-glider ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-03", "LUP-DEV-04", "LUP-Q-62")
def test_a_flight_is_the_movement_and_costs_nothing_else() -> None:
    h = heist(jigen="MO1", agents="K1", devices={"jigen": "glider"}).act("jigen")
    assert h.can("walk H6")
    h.do("glide H4")
    assert h.where("jigen") == "H4"
    assert h.moves("walk", "glide") == []
    assert h.can("shoot 1")  # K1 is a diagonal away: opening and folding took no action


@pytest.mark.rule("LUP-DEV-05", "LUP-DEV-06", "LUP-ROF-11", "LUP-Q-62", "LUP-Q-136")
def test_down_to_the_ground_and_in_the_bank_mission_to_lower_roofs() -> None:
    ruby = heist(lupin="MO1", devices={"lupin": "glider"}).act("lupin").ends("glide")
    assert "MO2" not in ruby
    assert not any(end[:2] in ("MO", "JP", "CH") for end in ruby)
    assert {"H5", "F4", "G1", "K7"} <= ruby  # apart: 1, 4, 6, 4
    assert "F1" not in ruby  # seven squares
    bank = heist("bank", lupin="GH3", devices={"lupin": "glider"}).act("lupin").ends("glide")
    roofs = {end for end in bank if end[:2].isalpha() and end[2:].isdigit()}
    assert roofs == {"PT1", "PT2", "PT3"}  # one storey lower, next door; not the cathedral, which is higher
    assert {"F17", "H19"} <= bank
    hurt = heist(lupin="MO1", wounds={"lupin": 3}, devices={"lupin": "glider"}).act("lupin").ends("glide")
    assert "F4" in hurt
    assert "G1" not in hurt
    assert heist(lupin="H4", devices={"lupin": "glider"}).act("lupin").moves("glide") == []


@pytest.mark.rule("LUP-DEV-07", "LUP-DEV-08", "LUP-Q-63")
def test_three_flights_in_three_turns() -> None:
    h = heist("bank", lupin="CA2", devices={"lupin": "glider"})
    for turn, roof in enumerate(("GH3", "PT2", "BC2"), 2):
        assert h.state.turn == turn
        assert h.holds("lupin") == ["glider"]
        h.act("lupin").do(f"glide {roof}")
        assert h.moves("glide") == []  # one flight a turn
        h.next_turn("GangPhase")
    assert h.where("lupin") == "BC2"
    assert (h.holds("lupin"), h.state.used) == ([], (0,))


@pytest.mark.rule("LUP-DEV-08", "LUP-Q-63")
@pytest.mark.parametrize("then", ["glide H19", "walk GH4"])
def test_the_glider_is_gone_after_the_ground_or_a_walk(then: str) -> None:
    h = heist("bank", lupin="CA2", devices={"lupin": "glider"}).act("lupin").do("glide GH3").next_turn("GangPhase")
    h.act("lupin").do(then)
    assert (h.holds("lupin"), h.state.used) == ([], (0,))


@pytest.mark.rule("LUP-DEV-07", "LUP-EQP-24")
def test_a_glider_keeps_its_flights_when_it_changes_hands() -> None:
    h = heist("bank", lupin="GH3", jigen="PT1", devices={"lupin": "glider"}).act("lupin").do("glide PT2")
    h.do("give glider jigen", "accept")
    assert (h.state.glides, h.state.shown[:2]) == ((0, 1, 0, 0), ((), (0,)))


@pytest.mark.rule("LUP-DEV-09", "LUP-DEV-10")
def test_a_flyer_is_seen_only_where_it_lands() -> None:
    h = heist(lupin="MO1", agents="H1", devices={"lupin": "glider"}).act("lupin").do("glide F4")
    assert not h.seen("lupin")  # over the heads of the police, down behind them
    assert not h.told("moved")
    h = heist(lupin="MO1", agents="H1", devices={"lupin": "glider"}).act("lupin").do("glide H5")
    assert h.seen("lupin")
    h.until("Patrol", turn=3)
    assert h.can("shoot 1 lupin")
    h = heist(lupin="MO1!", agents="H1", devices={"lupin": "glider"}).act("lupin").do("glide H4")
    assert [event.data["at"] for event in h.told("moved")] == ["H4"]


# ── Radio and kit ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-12", "LUP-TLK-03", "LUP-TLK-05", "LUP-Q-65")
def test_a_radio_opens_one_talk_of_the_gang() -> None:
    h = heist(devices={"lupin": "radio", "jigen": "radio"}, lupin="A1", jigen="H1", goemon="K4", fujiko="M4").act(
        "lupin"
    )
    assert [channel.name for channel in GAME.talk(h.state)] == ["table"]
    h.do("radio")
    talk = GAME.talk(h.state)[1]
    assert (talk.name, talk.speakers, talk.hearers) == ("gang", (1, 2, 3, 4), (1, 2, 3, 4))
    assert h.holds("lupin") == []
    h.do("end").act("jigen")
    assert h.moves("radio") == []  # once in a turn
    h.next_turn()
    assert [channel.name for channel in GAME.talk(h.state)] == ["table"]


@pytest.mark.rule("LUP-DEV-19", "LUP-DEV-20", "LUP-Q-67")
def test_the_kit_heals_its_holder_or_a_neighbour_once() -> None:
    wounds = {"lupin": 2, "jigen": 3, "goemon": 1, "fujiko": 1}
    h = heist(lupin="K4", jigen="K5", goemon="J3", fujiko="H1", wounds=wounds, devices={"lupin": "kit"}).act("lupin")
    assert h.ends("heal") == {"lupin", "jigen"}  # a diagonal is not beside
    h.do("heal jigen")
    assert h.state.wounds == (2, 0, 1, 1)  # all his wounds
    assert (h.holds("lupin"), h.moves("heal")) == ([], [])


@pytest.mark.rule("LUP-Q-67", "LUP-TLK-07")
def test_the_kit_works_inside_a_vehicle_but_frees_nobody() -> None:
    h = heist(
        vehicles={"fiat": "G4"}, rides={"lupin": "fiat", "jigen": "fiat"}, wounds={"jigen": 1}, devices={"lupin": "kit"}
    )
    assert h.act("lupin").ends("heal") == {"jigen"}
    h = heist(
        lupin="K4", jigen="K5!", agents="K6", held={"jigen": 1}, wounds={"jigen": 4}, devices={"lupin": "kit"}
    ).act("lupin")
    assert h.moves("heal") == []


# ── Hand grenade ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-13", "LUP-DEV-15", "LUP-DEV-17", "LUP-DEV-18", "LUP-Q-66", "LUP-Q-16")
def test_a_grenade_takes_nine_squares_without_dice() -> None:
    h = heist(lupin="K4", jigen="H2!", goemon="I2", agents="H1 I3 J1 K2", zenigata="J2", devices={"lupin": "grenade"})
    h.act("lupin").do("grenade I2")
    assert [h.where(k) for k in (1, 2, 3, 4)] == ["-", "-", "-", "K2"]  # K2 is outside the nine
    assert h.step == "DrawCards"  # no dice
    h.draw("p38")
    assert h.state.zwounds == 1
    assert (h.wounds("jigen"), h.wounds("goemon"), h.kills("lupin")) == (0, 0, 3)
    assert (h.holds("lupin"), h.state.used) == ([], (3,))
    assert h.can("shoot 4")  # it is a device, the shot is still to come


@pytest.mark.rule("LUP-DEV-14")
def test_where_a_grenade_was_thrown_all_know_for_good() -> None:
    """Whatever is heard stays in the view: two throws that take the same victims are told apart."""
    layout: dict[str, Any] = {"lupin": "K4", "agents": "H1", "devices": {"lupin": "grenade"}}
    one, other = heist(**layout).act("lupin").do("grenade I2"), heist(**layout).act("lupin").do("grenade H1")
    for viewer in (-1, 0, 2):
        assert [h.place.names[node] for h in (one, other) for node in h.view(viewer).craters] == ["I2", "H1"]


@pytest.mark.rule("LUP-DEV-14", "LUP-Q-29")
def test_a_grenade_flies_five_squares_straight_diagonally_or_by_the_leap() -> None:
    everywhere = "G4 H1 H7 M2 M4 K1 K7 F1 L1 J1"
    h = heist("bank", lupin="H14", agents="H8 H9 H19 H20 F15 C14 D14", devices={"lupin": "grenade"}).act("lupin")
    squares = h.ends("grenade")
    assert {"H9", "H19", "D14", "C14", "F15"} <= squares
    assert not {"H8", "H20"} & squares  # six squares
    h = heist(lupin="K4", agents=everywhere, devices={"lupin": "grenade"}).act("lupin")
    assert {"H1", "K1", "K7", "G4", "M2", "M4", "L2", "J2", "F4"} <= h.ends("grenade")
    assert not {"L1", "J1", "F1"} & h.ends("grenade")


@pytest.mark.rule("LUP-DEV-16", "LUP-Q-40", "LUP-Q-66")
def test_a_grenade_stays_on_the_level_where_it_lands() -> None:
    h = heist(lupin="H3", agents="MO1 H5", devices={"lupin": "grenade"})
    low, high = h.act("lupin"), heist(lupin="H3", agents="MO1 H5", devices={"lupin": "grenade"}).act("lupin")
    low.do("grenade H5")
    assert (low.where(1), low.where(2)) == ("MO1", "-")
    high.do("grenade MO1")
    assert (high.where(1), high.where(2)) == ("-", "H5")
    hugging = heist(lupin="H5", agents="MO1", devices={"lupin": "grenade knife"}).act("lupin")
    assert hugging.moves("shoot", "fight", "knife") == []  # close to the wall below him
    assert hugging.do("grenade MO1").where(1) == "-"


@pytest.mark.rule("LUP-Q-16", "LUP-DEV-17")
def test_a_grenade_on_a_roof_takes_the_guards() -> None:
    h = heist(lupin="C12", guards="JP1 JP2 JP3 JP4", devices={"lupin": "grenade"}).act("lupin").do("grenade JP1")
    assert h.state.guards == 1 << h.place.node["JP4"]  # JP2 and JP3 are around it
    assert (h.kills("lupin"), h.step) == (3, "DrawCards")


@pytest.mark.rule("LUP-Q-66")
def test_a_grenade_needs_a_line_and_spares_cars() -> None:
    h = heist(lupin="H3", agents={1: "car1", 2: "G6"}, cars="G5", devices={"lupin": "grenade"}).act("lupin")
    h.do("grenade H5")
    assert (h.state.agents[0], h.where(2)) == (-2, "-")
    h = heist(lupin="M4", agents="I4", devices={"lupin": "grenade"}, vehicles={"fiat": "K4!"}).act("lupin")
    assert "I4" not in h.ends("grenade")  # the car is in the way


# ── Knife ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-21", "LUP-DEV-24", "LUP-Q-68")
def test_a_knife_flies_as_a_bullet_does() -> None:
    h = heist(
        lupin="K4",
        agents={1: "K1", 2: "K5", 3: "H1", 4: "M3", 5: "F4", 6: "J1", 7: "car1", 8: "J3"},
        cars="G4",
        devices={"lupin": "knife"},
    ).act("lupin")
    assert h.ends("knife") == {"1", "3", "4", "8"}  # not beside, not out of line, not cars


@pytest.mark.rule("LUP-DEV-22", "LUP-DEV-23", "LUP-Q-68")
@pytest.mark.parametrize(("faces", "falls"), [((5, 5), True), ((4, 5), False)])
def test_a_knife_needs_twelve_with_the_knife_value_and_is_gone(faces: tuple[int, int], falls: bool) -> None:
    h = heist(lupin="K4", agents="K1", devices={"lupin": "knife"}).act("lupin").do("knife 1").roll(*faces)
    assert (h.where(1) == "-", h.kills("lupin"), h.holds("lupin")) == (falls, int(falls), [])
    assert h.dice[:2] == (2, 12)


@pytest.mark.rule("LUP-Q-68", "LUP-EQP-05")
def test_goemons_knife_wounds_zenigata() -> None:
    h = heist(goemon="K4", zenigata="K1", devices={"goemon": "knife"}).act("goemon")
    assert h.moves("shoot", "rifle") == []
    h.do("knife zenigata").roll(4, 4)
    assert (h.state.zwounds, h.where("zenigata"), h.kills("goemon")) == (1, "K1", 0)


# ── Shovel ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-25", "LUP-DEV-26", "LUP-INF-07")
def test_a_trap_is_dug_in_secret_on_a_square_walked_over() -> None:
    layout: dict[str, Any] = {
        "lupin": "H1",
        "devices": {"lupin": "shovel"},
        "jigen": "M4",
        "goemon": "M1",
        "fujiko": "F4",
    }
    one, other = heist(**layout).act("lupin"), heist(**layout).act("lupin")
    assert one.moves("dig") == []  # not before it has walked
    for h in (one, other):
        h.do("walk H2 H3 H4")
        assert h.ends("dig") == {"H1", "H2", "H3", "H4"}
    one.do("dig H2", "end")
    other.do("dig H3", "end")
    assert (one.state.traps, one.holds("lupin")) == (((one.place.node["H2"], LUPIN),), [])
    assert tell_apart(one, other) == {1}
    assert one.view(0).traps == one.view(2).traps == ()


@pytest.mark.rule("LUP-Q-69")
def test_where_no_trap_may_be_dug() -> None:
    h = heist("bank", lupin="C4", turn=1, devices={"lupin": "shovel"}).act("lupin").do("walk C5 C6 C7 C8 C9 C10")
    assert h.ends("dig") == {"C4", "C5", "C6", "C7", "C10"}  # C8 and C9 are a bus stop
    h = heist(lupin="A2", devices={"lupin": "shovel"}).act("lupin").do("walk A3 B3 C3 C4 C5")
    assert h.ends("dig") == {"A3", "B3", "C3", "C4", "C5"}  # not the start square
    h = heist(lupin="G8", devices={"lupin": "shovel"}).act("lupin").do("walk G9 G10 G11")
    assert h.ends("dig") == {"G8", "G11"}  # not on a bridge
    h = heist(lupin="B12", devices={"lupin": "shovel"}).act("lupin").do("walk C12")
    assert h.ends("dig") == {"C12"}  # not on a pier
    h = heist(lupin="H6", devices={"lupin": "shovel"}).act("lupin").do("walk K6")
    assert h.ends("dig") == {"H6", "K6"}  # not behind a door


@pytest.mark.rule("LUP-DEV-27", "LUP-DEV-30", "LUP-Q-69", "LUP-Q-143")
def test_an_agent_that_passes_falls_in() -> None:
    trap = heist().place.node["I3"]
    h = heist(phase="police", agents="K3 K2", traps=((trap, JIGEN),)).do("walk 1 J3 I3 H3")
    assert h.where(1) == "-"
    assert [event.data for event in h.told("trap")] == [{"at": "I3", "member": JIGEN}]
    assert h.kills("jigen") == 1
    assert (h.state.traps, h.state.used) == ((), (GADGETS.index("shovel"),))
    assert h.do("walk 2 J2 I2 I3 H3").where(2) == "H3"  # no trace is left
    around = heist(phase="police", agents="K3", traps=((trap, JIGEN),)).do("walk 1 K2 J2 I2 H2")
    assert around.where(1) == "H2"  # the way counts, not the end


@pytest.mark.rule("LUP-Q-69", "LUP-Q-85")
def test_a_trap_takes_agents_that_get_out_upon_it_but_not_zenigata() -> None:
    trap = heist().place.node["I3"]
    h = heist(phase="police", zenigata="K3", traps=((trap, JIGEN),)).do("walk zenigata J3 I3 H3")
    assert (h.where("zenigata"), h.state.zwounds, len(h.state.traps)) == ("H3", 0, 1)
    trap = h.place.node["H4"]
    h = heist(phase="police", agents={1: "car1", 2: "car1"}, cars="G4", traps=((trap, GOEMON),), kills={"goemon": 2})
    h.do("out 1 H4")
    assert (h.where(1), h.kills("goemon"), h.step) == ("-", 3, "DrawCards")
    assert h.state.agents_in(0) == [1]


@pytest.mark.rule("LUP-DEV-28", "LUP-REI-26", "LUP-Q-23", "LUP-Q-85")
def test_a_police_car_is_lost_with_all_aboard() -> None:
    trap = heist().place.node["G5"]
    agents = {1: "car1", 2: "car1", 3: "car1", 4: "Q22"}
    h = heist(phase="police", agents=agents, cars="G3", traps=((trap, FUJIKO),), kills={"fujiko": 1}).do(
        "drive car1 G7"
    )
    assert h.step == "DrawCards"
    assert h.kills("fujiko") == 4
    assert [h.where(k) for k in (1, 2, 3)] == ["-", "-", "-"]
    assert h.state.cars[0] == -3  # lost for good
    h = heist(phase="call", agents="Q22", traps=((h.place.node["G15"], FUJIKO),)).do("call G15 2")
    assert (h.state.cars, h.kills("fujiko")) == ((-3, -1), 2)  # it came down right upon it


@pytest.mark.rule("LUP-DEV-29", "LUP-BET-11", "LUP-Q-69", "LUP-Q-150")
def test_members_fall_in_only_after_the_betrayal() -> None:
    trap = heist().place.node["H3"]
    loyal = heist(lupin="H1", traps=((trap, FUJIKO),)).act("lupin").do("walk H2 H3 H4")
    assert (loyal.where("lupin"), loyal.wounds("lupin"), len(loyal.state.traps)) == ("H4", 0, 1)
    h = heist(lupin="H1", traps=((trap, FUJIKO),), traitor=True, done=8).act("lupin").do("walk H2 H3 H4")
    assert (h.where("lupin"), h.wounds("lupin"), h.state.traps) == ("H3", 1, ())
    friend = heist(lupin="H1", traps=((trap, JIGEN),), traitor=True, done=8).act("lupin").do("walk H2 H3 H4")
    assert (friend.where("lupin"), friend.wounds("lupin")) == ("H4", 0)  # only against the other side
    her = heist(fujiko="H1!", traps=((trap, JIGEN),), traitor=True, marked=8).act("fujiko").do("walk H2 H3 H4")
    assert (her.where("fujiko"), her.wounds("fujiko")) == ("H3", 1)


# ── Decoy balloon ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-31", "LUP-DEV-35", "LUP-Q-70")
def test_a_visible_member_leaves_a_balloon_in_secret() -> None:
    assert heist(lupin="K4", devices={"lupin": "balloon"}).act("lupin").moves("balloon") == []
    for name in ("heli", "fiat"):
        aboard = heist(vehicles={name: "G4!"}, rides={"lupin": name}, devices={"lupin": "balloon"}).act("lupin")
        assert aboard.moves("balloon") == []
    moved = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}).act("lupin").do("walk K5")
    assert moved.moves("balloon") == []  # only before its piece moves
    one = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}).act("lupin").do("balloon", "walk K5", "end")
    two = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}).act("lupin").do("walk K5", "end")
    assert 0 not in tell_apart(one, two)
    assert (one.view(0).balloon, one.view(1).balloon, one.where("lupin")) == (0, 1, "K5")
    one.next_turn("GangPhase").act("lupin").do("end")
    assert (one.state.balloon, one.holds("lupin"), one.state.used) == (0, [], (GADGETS.index("balloon"),))
    assert one.state.before == ()


@pytest.mark.rule("LUP-DEV-32", "LUP-DEV-33", "LUP-Q-70")
def test_the_piece_was_a_balloon() -> None:
    h = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}, wounds={"lupin": 1}).act("lupin")
    h.do("balloon", "walk K5").until("Patrol", turn=3).do("shoot 1 lupin").roll(6, 6)
    assert h.wounds("lupin") == 2
    h.until("GangPhase").act("lupin")
    assert h.ends("disclose") == {"K7", "in-monastery", "J4", "L4"}  # the nearest where nobody sees him
    h.do("disclose L4")
    assert (h.seen("lupin"), h.where("lupin"), h.wounds("lupin")) == (False, "L4", 1)
    assert h.moves("walk") == []  # he has moved
    assert (h.state.balloon, h.state.before) == (0, ())
    assert h.state.used == (GADGETS.index("balloon"),)


@pytest.mark.rule("LUP-Q-70")
def test_the_balloon_was_arrested() -> None:
    h = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}, wounds={"lupin": 3}, tiles="lupin+ 2 3 4")
    h.act("lupin").do("balloon").until("Patrol", turn=3).do("shoot 1 lupin").roll(6, 6)
    h.until("GangPhase")
    assert (h.holder("lupin"), h.state.treasure()) == (1, None)
    h.act("lupin").do(h.moves("disclose")[0])
    assert (h.holder("lupin"), h.wounds("lupin"), h.where(1)) == (0, 3, h.where(1))
    assert h.where(1) != "-"  # the agent stays where it is, free
    assert h.state.has_treasure(LUPIN)
    assert not h.state.keepers()


@pytest.mark.rule("LUP-Q-70")
@pytest.mark.parametrize("level", ["expert", "novice"])
def test_a_balloon_rode_in_the_car(level: str) -> None:
    h = heist(lupin="H4!", agents="H1", devices={"lupin": "balloon"}, vehicles={"fiat": "G4!"}, level=level, turn=7)
    h.act("lupin").do("balloon", "board fiat").next_turn("GangPhase").act("lupin")
    h.do(h.moves("disclose")[0])
    assert (h.state.ride[LUPIN], h.where("fiat")) == (-1, "G4")
    assert h.where("lupin") != "G4"


@pytest.mark.rule("LUP-Q-70", "LUP-COM-09")
def test_there_is_one_treasure_even_if_another_was_found_since() -> None:
    layout: dict[str, Any] = {"lupin": "K4!", "agents": "Q20", "balloon": 1, "before": ((0, -1, 0), (0, 0, 1))}
    h = heist(**layout, tiles="jigen+ 2 3 4").act("lupin")
    h.do(h.moves("disclose")[0])
    assert [(tile.place, tile.real) for tile in h.state.tiles] == [(1, True), (0, False), (6, None), (7, None)]
    h = heist(**layout, tiles="1 2 3 4").act("lupin")
    h.do(h.moves("disclose")[0])
    assert [(tile.place, tile.real) for tile in h.state.tiles] == [(0, True), (5, None), (6, None), (7, None)]


@pytest.mark.rule("LUP-DEV-34")
def test_a_novices_balloon_lets_the_member_run() -> None:
    h = heist(lupin="K4!", agents="K1", devices={"lupin": "balloon"}, level="novice", turn=7).act("lupin")
    h.do("balloon").next_turn("GangPhase").act("lupin")
    squares = h.ends("disclose")
    assert {"K5", "H4", "L2"} <= squares  # in sight or not
    assert "E3" not in squares  # seven squares
    h.do("disclose K6")
    assert (h.seen("lupin"), h.where("lupin")) == (True, "K6")


# ── Rifle ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-36", "LUP-DEV-38", "LUP-Q-71", "LUP-ATK-03")
def test_a_rifle_reaches_twelve_squares_besides_the_pistol() -> None:
    h = heist("bank", lupin="O1", agents="O13 O5", devices={"lupin": "rifle"}, turn=2).act("lupin")
    assert h.ends("rifle") == {"1", "2"}
    assert h.ends("shoot") == {"2"}
    h.do("rifle 1").roll(1, 1)
    assert h.moves("rifle") == []  # once a turn
    h.do("shoot 2").roll(1, 1)
    assert (h.holds("lupin"), h.state.shown[LUPIN]) == (["rifle"], (RIFLE_TILE,))
    h.next_turn("GangPhase").act("lupin")
    assert h.moves("rifle")  # kept
    far = heist("bank", lupin="O1", agents="O14", devices={"lupin": "rifle"}).act("lupin")
    assert far.moves("rifle") == []


@pytest.mark.rule("LUP-DEV-37", "LUP-ATK-04")
@pytest.mark.parametrize(("faces", "falls"), [((4, 4), True), ((3, 4), False)])
def test_a_rifle_adds_the_rifle_value(faces: tuple[int, int], falls: bool) -> None:
    h = heist("bank", fujiko="O1", agents="O13", devices={"fujiko": "rifle"}).act("fujiko").do("rifle 1").roll(*faces)
    assert h.dice == (3, 12, "miss")  # Fujiko needs nine
    h = heist("bank", lupin="O1", agents="O13", devices={"lupin": "rifle"}).act("lupin").do("rifle 1").roll(*faces)
    assert (h.where(1) == "-") is falls


@pytest.mark.rule("LUP-Q-71", "LUP-EQP-05", "LUP-EQP-27")
def test_goemon_has_no_rifle_and_nobody_two() -> None:
    assert not may_hold(GOEMON, (), RIFLE_TILE)
    assert may_hold(LUPIN, (), RIFLE_TILE)
    assert not may_hold(LUPIN, (RIFLE_TILE,), RIFLE_TILE)
    h = heist(lupin="K4", goemon="K5", devices={"lupin": "rifle"}).act("lupin").do("give rifle goemon")
    assert h.moves() == ["pass"]


# ── The table of devices ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-COM-08", "LUP-EQP-09", "LUP-Q-132", "LUP-Q-151")
def test_forty_tiles_and_their_prices() -> None:
    counts = dict(zip(GADGETS, STOCK, strict=True))
    assert counts == {
        "glider": 4,
        "rucksack": 4,
        "radio": 4,
        "grenade": 5,
        "kit": 3,
        "knife": 6,
        "shovel": 4,
        "balloon": 2,
        "rifle": 2,
    }
    assert sum(STOCK) + len(VEHICLES) == 40
    assert PRICES == {
        "heli": 600,
        "alfa": 400,
        "bike1": 0,
        "bike2": 200,
        "fiat": 350,
        "boat": 300,
        "glider": 100,
        "rucksack": 100,
        "radio": 100,
        "grenade": 150,
        "kit": 150,
        "knife": 50,
        "shovel": 100,
        "balloon": 150,
        "rifle": 250,
    }
    gadgets = sum(PRICES[name] * count for name, count in counts.items())
    assert gadgets + sum(PRICES[vehicle.name] for vehicle in VEHICLES) == 5750
    assert [(v.name, v.hit, v.strength, v.room, v.speed) for v in VEHICLES] == [
        ("heli", 8, 4, 4, 0),
        ("alfa", 9, 5, 3, 10),
        ("bike1", 8, 2, 2, 12),
        ("bike2", 8, 2, 2, 12),
        ("fiat", 8, 4, 4, 8),
        ("boat", 8, 4, 4, 0),
    ]


@pytest.mark.rule("LUP-COM-08")
def test_no_more_tiles_than_the_box_holds() -> None:
    h = heist(
        lupin="K4!", agents="K1", devices={"lupin": "balloon", "jigen": "balloon", "goemon": "kit kit", "fujiko": "kit"}
    )
    assert "balloon" not in offers(h.state, FUJIKO, 1500)
    assert "kit" not in offers(h.state, JIGEN, 1500)
    h.act("lupin").do("balloon")
    assert stock(h.state, GADGETS.index("balloon")) == 0  # one is in the air
