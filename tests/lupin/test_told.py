"""What is told to whom, exactly; what a move leaves behind; and whose knowledge is whose."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin import effects
from covo.games.lupin.box import AGENT, ALFA, FIAT, FUJIKO, JIGEN, LUPIN, SHOVEL
from covo.games.lupin.steps.police import exposed
from tests.lupin.heist import Heist, heist


def told(h: Heist, kind: str) -> list[dict[str, Any]]:
    return [dict(event.data) for event in h.told(kind)]


# ── The police ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-REI-15", "LUP-REI-16", "LUP-Q-21")
def test_who_gets_out_of_a_car() -> None:
    h = heist("bank", "police", agents={3: "car1", 4: "car1"}, cars="O9")
    assert {move.split()[1] for move in h.moves("out")} == {"3"}  # one after the other
    h.do("out 3 N9" if "out 3 N9" in h.moves("out") else h.moves("out")[0])
    (event,) = told(h, "got-out")
    assert (event["figure"], event["at"]) == (AGENT + 2, h.where(3))
    assert not any(move.startswith("walk 3 ") for move in h.moves("walk"))  # that was its movement


@pytest.mark.rule("LUP-REI-10", "LUP-Q-143")
def test_a_car_drives_as_far_as_it_may_and_no_farther() -> None:
    layout: dict[str, Any] = {"agents": {1: "car1"}, "cars": "L22"}
    h = heist("bank", "police", fuel=(2, 12), **layout)
    assert h.can("drive car1 K22 J22")
    assert not h.can("drive car1 K22 J22 I22")
    assert not h.can("drive car1 J22 I22")  # no square is left out
    h.do("drive car1 K22 J22")
    assert (h.state.fuel, h.moves("drive")) == ((0, 12), [])
    assert told(h, "drove") == [{"figure": 15, "start": "L22", "at": "J22"}]


@pytest.mark.rule("LUP-DEV-27", "LUP-Q-69", "LUP-WND-02")
def test_an_agent_walks_as_far_as_agents_do_however_tired_zenigata_is() -> None:
    h = heist(phase="police", agents="C4", zwounds=3, lupin="R1")
    h.state.traps = ((h.place.node["C8"], LUPIN),)
    h.do("walk 1 C8")
    assert (h.where(1), h.kills("lupin"), h.state.sprung) == ("-", 1, (h.place.node["C8"],))
    assert (h.state.used, h.state.traps) == ((SHOVEL,), ())
    assert told(h, "trap") == [{"at": "C8", "member": LUPIN}]
    assert told(h, "walked") == [{"figure": AGENT, "start": "C4", "at": "C8"}]
    assert told(h, "eliminated") == [{"target": AGENT, "by": LUPIN}]


@pytest.mark.rule("LUP-CLU-08", "LUP-Q-92")
def test_an_agent_who_is_asked_to_act_shows_who_he_is() -> None:
    h = heist(phase="police", agents="K1 Q20 M5", jigen="M8!", agent_of=(2, -1, -1, -1), masks=(0b111, 0, 0, 0))
    h.state.put(LUPIN, -1)
    other = h.state.copy()
    assert exposed(other, 1) == ()
    assert other.masks == (0b101, 0, 0, 0)  # agent 2 is nobody but himself
    h.do("shoot 3 jigen")
    assert (h.step, h.ask().seat, h.state.masks) == ("Unmask", 1, (0b100, 0, 0, 0))
    assert [str(move) for move in h.ask().default] == ["unmask M5"]
    assert "pass" not in h.moves()
    h.do("unmask M5")
    assert (h.where("lupin"), h.where(3), h.seen("lupin")) == ("M5", "-", True)
    assert (h.state.agent_of, h.state.masks) == ((-1,) * 4, (0, 0, 0, 0))
    assert told(h, "unmasked") == [{"member": LUPIN, "agent": 3}]


@pytest.mark.rule("LUP-Q-17", "LUP-Q-92", "LUP-REL-02")
def test_what_an_agent_leaves_behind_that_is_gone() -> None:
    h = heist(agents="K1 M3 M5", jigen="M4!", held={"jigen": 3}, wounds={"jigen": 4}, agent_of=(1, -1, -1, -1))
    h.state.put(LUPIN, -1)
    h.state.masks = (0b11, 0, 0, 0)
    effects.drop_agent(h.state, 0)
    assert (h.where(1), h.holder("jigen"), h.state.agent_of[LUPIN]) == ("-", 3, 1)
    effects.drop_agent(h.state, 1)
    assert (h.where(2), h.where("lupin"), h.seen("lupin"), h.state.masks[LUPIN]) == ("-", "M3", True, 0)
    assert (h.state.agent_of, h.state.spots[LUPIN]) == ((-1,) * 4, 1 << h.place.node["M3"])
    effects.drop_agent(h.state, 2)
    assert (h.holder("jigen"), h.wounds("jigen")) == (0, 0)


# ── The bus, the treasure ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VIS-20", "LUP-Q-106")
def test_the_bus_hides_whom_it_picks_up_and_nobody_else() -> None:
    h = heist("bank", "bus", turn=2, lupin="K5!", jigen="M4!", loud=0b11, agents="O20")
    assert (h.where("lupin"), h.where("jigen"), h.state.loud, h.state.seen) == ("bus", "M4", 0b10, 0b10)
    assert h.state.spots[LUPIN] == h.place.busbit


@pytest.mark.rule("LUP-TRE-01", "LUP-TRE-06", "LUP-Q-108", "LUP-TRN-08")
def test_what_is_told_of_a_search() -> None:
    layout: dict[str, Any] = {"jigen": "in-jade", "lupin": "in-jade", "goemon": "M1", "fujiko": "M4", "agents": "Q20"}
    h = heist(phase="search", seeking=2, **layout)
    assert (h.step, h.state.phase, h.state.seeking) == ("LookAt", 4, 0)
    assert h.state.spots[JIGEN] == 1 << h.place.node["in-jade"]
    assert [str(move) for move in h.ask().moves] == ["tile empty", "tile real"]
    h.do("tile real")
    assert told(h, "searched") == [{"member": JIGEN, "tile": 1}]
    (found,) = h.told("found")
    assert (dict(found.data), found.to) == ({"member": JIGEN, "real": True}, (1, 2))  # who is there sees it too
    assert (h.state.tiles[0].place, h.state.tiles[0].known) == (JIGEN, 0b11)


# ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VEH-18", "LUP-Q-152", "LUP-CLU-11")
def test_whoever_moves_a_vehicle_is_its_driver() -> None:
    layout: dict[str, Any] = {"vehicles": {"alfa": "G5"}, "rides": {"jigen": "alfa", "lupin": "alfa"}, "agents": "N20"}
    h = heist(hands={"lupin": "pedal"}, wheel=2, **layout).act("lupin")
    h.do("card pedal C12")
    assert (h.state.wheel, h.state.driven) == (1, 1 << ALFA)
    drives = heist(wheel=2, **layout).act("lupin").do("drive G3")
    assert (drives.state.wheel, drives.where("jigen")) == (1, "G3")
    gets_off = heist(wheel=2, **layout).act("jigen")
    gets_off.do(gets_off.moves("off")[0])
    assert gets_off.state.wheel == 0


@pytest.mark.rule("LUP-VEH-29")
def test_only_from_its_pad_the_helicopter_sets_out() -> None:
    pad = heist(vehicles={"heli": "F8"}, rides={"lupin": "heli"}, agents="Q20").act("lupin")
    pad.do(pad.moves("drive")[0])
    assert pad.state.flown
    other = heist(vehicles={"heli": "C5"}, rides={"lupin": "heli"}, agents="Q20").act("lupin")
    other.do(other.moves("drive")[0])
    assert not other.state.flown
    car = heist(vehicles={"alfa": "G3"}, rides={"lupin": "alfa"}, agents="Q20").act("lupin").do("drive G5")
    assert not car.state.flown


@pytest.mark.rule("LUP-VIS-28", "LUP-Q-34", "LUP-Q-55")
def test_getting_into_a_vehicle_that_is_seen_or_not() -> None:
    layout: dict[str, Any] = {"agents": "Q20", "jigen": "M4", "goemon": "M1", "fujiko": "M5"}
    unseen = heist(lupin="C4", vehicles={"fiat": "C5!"}, **layout).act("lupin").do("board fiat")
    assert unseen.seen("lupin")
    assert told(unseen, "revealed") == [{"member": LUPIN, "at": "C5"}]
    seen = heist(lupin="C4!", vehicles={"fiat": "C5!"}, **layout).act("lupin").do("board fiat")
    assert (seen.seen("lupin"), told(seen, "aboard")) == (True, [{"member": LUPIN, "vehicle": FIAT}])
    assert seen.state.spots[LUPIN] == 1 << seen.place.node["C5"]
    hides = heist(lupin="C4!", vehicles={"fiat": "C5"}, **layout).act("lupin").do("board fiat")
    assert (hides.seen("lupin"), told(hides, "vanished")) == (False, [{"member": LUPIN}])
    quiet = heist(lupin="C4", vehicles={"fiat": "C5"}, **layout).act("lupin").do("board fiat")
    assert (told(quiet, "vanished"), told(quiet, "revealed"), told(quiet, "aboard")) == ([], [], [])
    assert quiet.state.vseen == 0


@pytest.mark.rule("LUP-VIS-09", "LUP-VIS-13")
def test_who_walks_in_sight_is_known_to_be_there_at_once() -> None:
    h = heist(lupin="K4!", agents="K8", jigen="M9", goemon="M1", fujiko="R9").act("lupin").do("walk K5")
    assert (h.seen("lupin"), h.state.spots[LUPIN]) == (True, 1 << h.place.node["K5"])
    assert told(h, "moved") == [{"member": LUPIN, "at": "K5"}]
    still = heist(lupin="K4!", agents="K8", jigen="M9", goemon="M1", fujiko="R9").act("lupin").do("end")
    assert (still.seen("lupin"), told(still, "moved"), told(still, "vanished")) == (True, [], [])
    away = heist(lupin="K4!", agents="Q20", jigen="M9", goemon="M1", fujiko="R9").act("lupin").do("end")
    assert (away.seen("lupin"), told(away, "vanished")) == (False, [{"member": LUPIN}])


# ── Devices ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-DEV-01", "LUP-DEV-12", "LUP-Q-65")
def test_a_radio_is_one_of_two_devices() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "jigen": "M9", "goemon": "M1", "fujiko": "M5", "agents": "K1"}
    h = heist(devices={"lupin": "radio kit kit rucksack"}, wounds={"lupin": 1}, **layout).act("lupin")
    h.do("radio")
    assert (h.state.stack[0].tools, h.state.radio, h.moves("radio")) == (1, True, [])  # type: ignore[attr-defined]
    assert told(h, "radio") == [{"by": LUPIN}]
    h.do("heal lupin")
    assert h.state.stack[0].tools == 2  # type: ignore[attr-defined]
    h.state.wounds = (1, 0, 0, 0)
    h.state.begin()
    assert h.moves("heal") == []
    assert h.refused("heal lupin").rule == "LUP-DEV-01"


@pytest.mark.rule("LUP-DEV-32", "LUP-DEV-33", "LUP-Q-70")
def test_where_one_can_be_whose_balloon_is_disclosed() -> None:
    layout: dict[str, Any] = {"jigen": "M9", "goemon": "M1", "fujiko": "R9", "agents": "K7"}
    h = heist(lupin="K4!", balloon=1, before=((0, -1, 2),), **layout).act("lupin")
    ends = h.ends("disclose")
    assert len(ends) > 1
    h.do(h.moves("disclose")[0])
    assert (h.state.balloon, h.state.before, h.wounds("lupin"), h.seen("lupin")) == (0, (), 2, False)
    assert told(h, "disclosed") == [{"member": LUPIN}]
    assert h.moves("walk", "disclose") == []
    h.do("end")
    assert {name for node, name in enumerate(h.place.names) if h.state.spots[LUPIN] >> node & 1} == ends


# ── Robbery ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-BET-02", "LUP-Q-112", "LUP-Q-114")
def test_she_robs_nobody_of_what_she_knows_to_be_empty() -> None:
    layout: dict[str, Any] = {"jigen": "K5!", "fujiko": "K4!", "lupin": "A1", "goemon": "M1", "agents": "Q20"}

    def robs(tiles: str, known: int = 0, cards: str = "forgive") -> list[str]:
        h = heist(tiles=tiles, hands={"fujiko": cards}, **layout)
        tile = h.state.tiles[0]
        h.state.tiles = (type(tile)(tile.place, tile.real, tile.known | known), *h.state.tiles[1:])
        return h.act("fujiko").moves("rob")

    assert robs("jigen- 2 3 4") == robs("jigen+ 2 3 4") == ["rob jigen"]  # she does not know what it is
    assert robs("jigen+ 2 3 4", 1 << FUJIKO) == ["rob jigen"]
    assert robs("jigen- 2 3 4", 1 << FUJIKO) == []
    assert robs("jigen+ 2 3 4", cards="charm") == robs("1 2 3 4") == robs("goemon+ 2 3 4") == []


# ── Who knows what ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-INF-02", "LUP-INF-08")
def test_what_the_gang_knows_and_what_is_hers() -> None:
    h = heist(extra=(3,), flown=True, devices={"lupin": "knife"}, credit=450, agents="Q20", driven=1 << ALFA)
    assert [h.view(seat).flown for seat in (-2, 0, 1, 4)] == [None, None, True, True]
    assert [h.view(seat).extra for seat in (0, 1, 4)] == [None, None, (3,)]
    assert [h.view(seat).credit for seat in (0, 1, 4)] == [None, None, 450]
    hers = h.view(4)
    assert [hers.gadgets(member) for member in range(4)] == [(5,), (), (), (3,)]
    assert h.view(1).gadgets(FUJIKO) == ()
    assert [h.view(0).gadgets(member) for member in range(4)] == [()] * 4
    assert h.view(4).owners[2] == FUJIKO
    assert h.view(0).owners == (None,) * 6


@pytest.mark.rule("LUP-TLK-07", "LUP-INF-04")
def test_who_stands_beside_a_hidden_car_knows_who_is_in_it() -> None:
    layout: dict[str, Any] = {"vehicles": {"alfa": "G3"}, "rides": {"lupin": "alfa"}, "goemon": "M1", "agents": "Q20"}
    h = heist(jigen="G4", fujiko="M5", wheel=1, driven=1 << ALFA, **layout)
    node = h.place.node["G3"]
    assert (h.view(2).vat[ALFA], h.view(2).at[LUPIN], h.view(2).ride[LUPIN]) == (node, node, ALFA)
    assert (h.view(4).vat[ALFA], h.view(4).at[LUPIN], h.view(4).ride[LUPIN]) == (None, None, None)
    assert (h.view(2).wheel, h.view(2).driven) == (1, 1 << ALFA)
    assert (h.view(4).wheel, h.view(4).driven) == (0, 0)


@pytest.mark.rule("LUP-INF-07", "LUP-INF-05")
def test_traps_tiles_and_balloons_are_their_owners() -> None:
    h = heist(traps=((60, 0), (61, 1), (62, 1)), balloon=2, before=((1, -1, 2),), seeking=3, tiles="jigen+ 2 3 4")
    assert [h.view(seat).traps for seat in (0, 1, 2)] == [(), ((60, 0),), ((61, 1), (62, 1))]
    assert [h.view(seat).dug for seat in (0, 3)] == [(None,) * 4, (1, 2, 0, 0)]
    assert [h.view(seat).balloon for seat in (0, 1, 2)] == [0, 0, 2]
    assert [h.view(seat).before for seat in (0, 1, 2)] == [(), (), ((1, -1, 2),)]
    assert [h.view(seat).seeking for seat in (0, 1, 2)] == [0, 1, 2]
    assert [h.view(seat).tiles[0].known for seat in (0, 1, 2)] == [0, 0, 2]
    h.state.tiles = (type(h.state.tiles[0])(1, False, 18), *h.state.tiles[1:])
    assert [h.view(seat).tiles[0].known for seat in (-2, 0, 1, 2)] == [0, 16, 0, 2]
