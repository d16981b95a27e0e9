"""What happens to pieces: wrecked, cast off, used up, sent home, credited."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin import effects
from covo.games.lupin.box import AGENT, ALFA, BOAT, CARD, FUJIKO, GADGETS, GOEMON, GUARD, HELI, JIGEN, LUPIN
from covo.games.lupin.steps.drawing import DrawCards
from covo.games.lupin.steps.placing import PutBack
from tests.lupin.heist import heist

KNIFE, KIT, GLIDER, GRENADE = (GADGETS.index(name) for name in ("knife", "kit", "glider", "grenade"))


@pytest.mark.rule("LUP-VEH-17", "LUP-Q-58")
def test_a_wreck_leaves_the_game_and_its_crew_behind() -> None:
    vehicles = {"alfa": "G5!", "fiat": "C5!"}
    rides = {"lupin": "alfa", "jigen": "alfa", "goemon": "fiat"}
    h = heist(vehicles=vehicles, rides=rides, wheel=0b111, agents="Q20")
    effects.wreck(h.state, ALFA)
    assert (h.state.ride, h.state.wheel) == ((-1, -1, 4, -1), 1 << GOEMON)
    assert (h.state.vat[ALFA], h.state.vspots[ALFA], h.state.wrecks) == (-1, 0, 1 << ALFA)
    assert (h.state.vseen, h.where("fiat"), h.where("lupin")) == (1 << 4, "C5", "G5")


@pytest.mark.rule("LUP-VEH-17", "LUP-Q-49")
def test_whose_boat_is_lost_is_ashore() -> None:
    h = heist(vehicles={"boat": "J11"}, rides={"lupin": "boat"}, jigen="M4!", goemon="M1", fujiko="A1", agents="Q20")
    effects.wreck(h.state, BOAT)
    assert (h.where("lupin"), h.state.ride[LUPIN], h.state.vat[BOAT]) == ("J12", -1, -1)
    piers = {"B9", "B12", "J12", "M10", "P14"}
    assert {n for k, n in enumerate(h.place.names) if h.state.spots[LUPIN] >> k & 1} == piers | {"J11"}
    assert h.state.spots[JIGEN] == 1 << h.place.node["M4"]  # all see where he is


@pytest.mark.rule("LUP-REL-06", "LUP-Q-81")
def test_what_is_cast_off_is_gone() -> None:
    devices = {"jigen": "knife kit", "lupin": "knife"}
    layout: dict[str, Any] = {"devices": devices, "vehicles": {"alfa": "G5", "heli": "C5"}, "agents": "Q20"}
    h = heist(extra=(GRENADE,), shown=((), (KIT,), (), ()), **layout)
    h.state.owners = (LUPIN, JIGEN, FUJIKO, -1, -1, -1)
    effects.cast_off(h.state, JIGEN)
    assert (h.state.devices, h.state.shown, h.state.extra) == (((KNIFE,), (), (), ()), ((),) * 4, (GRENADE,))
    assert (h.state.used, h.state.wrecks, h.where("heli")) == ((KIT, KNIFE), 1 << ALFA, "C5")
    effects.cast_off(h.state, FUJIKO)
    assert (h.state.extra, h.state.used, h.state.wrecks) == ((), (GRENADE, KIT, KNIFE), 0b110)


@pytest.mark.rule("LUP-EQP-21", "LUP-EQP-22", "LUP-EQP-23", "LUP-DEV-07")
def test_tiles_are_shown_lost_and_used_up() -> None:
    h = heist(devices={"fujiko": "knife", "lupin": "glider glider"}, extra=(KNIFE,), glides=(2, 0, 0, 1))
    effects.show_gadget(h.state, FUJIKO, KNIFE)
    assert (h.state.shown[FUJIKO], h.state.devices[FUJIKO], h.state.extra) == ((KNIFE,), (KNIFE,), (KNIFE,))
    effects.show_gadget(h.state, FUJIKO, KNIFE)
    assert h.state.shown[FUJIKO] == (KNIFE,)  # it lies there already
    effects.use_up(h.state, FUJIKO, KNIFE)
    assert (h.state.shown[FUJIKO], h.state.devices[FUJIKO], h.state.extra) == ((), (), (KNIFE,))  # hers comes last
    effects.lose_gadget(h.state, FUJIKO, KNIFE)
    assert (h.state.extra, h.state.used) == ((), (KNIFE,))
    effects.show_gadget(h.state, LUPIN, GLIDER)
    effects.fold_glider(h.state, LUPIN)
    assert (h.state.devices[LUPIN], h.state.shown[LUPIN], h.state.glides) == ((GLIDER,), (), (0, 0, 0, 1))


@pytest.mark.rule("LUP-CRD-03", "LUP-Q-84", "LUP-Q-146")
@pytest.mark.parametrize(
    ("before", "count", "cards"),
    [(0, 1, 0), (0, 2, 0), (0, 3, 1), (1, 1, 0), (2, 1, 1), (2, 4, 2), (3, 2, 0), (3, 3, 1)],
)
def test_every_third_elimination_draws_a_card(before: int, count: int, cards: int) -> None:
    h = heist(kills={"goemon": before, "lupin": 2})
    assert effects.credit(h.state, GOEMON, count) == (DrawCards(GOEMON),) * cards
    assert h.state.kills == (2, 0, before + count, 0)
    gone = heist(kills={"goemon": before}, gone={"goemon": 2})
    assert effects.credit(gone.state, GOEMON, count) == ()


@pytest.mark.rule("LUP-ATK-08", "LUP-ATK-14", "LUP-WND-09")
def test_who_is_eliminated_and_by_whom() -> None:
    h = heist(agents="K1 M3", guards="LH1 LH2", masks=(0b11, 0b10, 0, 0), kills={"jigen": 1})
    guard = GUARD + h.place.node["LH2"]
    assert effects.eliminate(h.state, guard, JIGEN) == ()
    assert (h.state.guards, h.state.agents[:2]) == (1 << h.place.node["LH1"], (h.place.node["K1"], h.place.node["M3"]))
    assert effects.eliminate(h.state, AGENT + 1, JIGEN) == (DrawCards(JIGEN),)
    assert (h.where(1), h.where(2), h.state.masks) == ("K1", "-", (0b01, 0, 0, 0))  # nobody posed as that one
    assert effects.eliminate(h.state, AGENT, None) == ()
    assert (h.state.kills, h.where(1)) == ((0, 3, 0, 0), "-")


@pytest.mark.rule("LUP-REI-16", "LUP-REI-17", "LUP-Q-22")
def test_an_empty_car_goes_home() -> None:
    ruby = heist(phase="police", cars="I18 G15", car_hits=(1, 1))
    effects.send_home(ruby.state, 1)
    assert (ruby.state.cars, ruby.state.car_hits) == ((ruby.place.node["I18"], -1), (1, 0))
    bank = heist("bank", "police", cars="O9 O7", car_hits=(1, 0))
    effects.send_home(bank.state, 0)
    assert (bank.place.names[bank.state.cars[0]], bank.place.names[bank.state.cars[1]]) == ("L23", "O7")
    taken = heist("bank", "police", cars="O9 O7", agents="L24")
    effects.send_home(taken.state, 1)
    assert (taken.state.cars[1], taken.place.names[taken.state.cars[0]]) == (-2, "O9")
    stays = heist("bank", "police", cars="L23 L24")
    effects.send_home(stays.state, 0)
    assert stays.place.names[stays.state.cars[0]] == "L23"


@pytest.mark.rule("LUP-CGO-03", "LUP-CGO-04", "LUP-REL-02")
def test_whoever_is_set_free_is_well_and_goemon_has_kept_his_word() -> None:
    layout: dict[str, Any] = {"jigen": "M4!", "agents": "M3", "held": {"jigen": 1}, "wounds": {"jigen": 4, "lupin": 1}}
    h = heist(hands={"goemon": "nobody leap"}, **layout)
    effects.call_rescuer(h.state)
    assert (h.hand("goemon"), h.state.table[GOEMON]) == (["leap"], (CARD["nobody"],))
    effects.set_free(h.state, JIGEN)
    assert (h.holder("jigen"), h.state.wounds, h.state.table[GOEMON]) == (0, (1, 0, 0, 0), ())
    assert h.thrown("goemon") == ["nobody"]
    own = heist(hands={"goemon": "nobody"}, goemon="M4!", agents="M3", held={"goemon": 1})
    effects.call_rescuer(own.state)
    effects.set_free(own.state, GOEMON)
    assert own.hand("goemon") == ["nobody"]  # he is nobody he could leave behind
    gone = heist(hands={"goemon": "nobody"}, gone={"goemon": 2}, **layout)
    effects.call_rescuer(gone.state)
    assert gone.hand("goemon") == ["nobody"]


@pytest.mark.rule("LUP-POL-07", "LUP-Q-45", "LUP-ATK-07")
def test_a_guard_fights_whoever_stands_beside_him_on_the_roof() -> None:
    h = heist(phase="police", guards="LH1 JP1", lupin="LH2!", jigen="A1", goemon="A1", fujiko="A1")
    assert h.moves("fight") == ["fight LH1 lupin"]
    h.do("fight LH1 lupin").roll(6, 6).roll(6)
    assert (h.wounds("lupin"), h.moves("fight")) == (1, [])


@pytest.mark.rule("LUP-WND-07", "LUP-WND-08", "LUP-Q-76")
def test_where_zenigata_is_put_back() -> None:
    h = heist(agents="I18")
    back = PutBack()
    assert {h.place.names[n] for n in back.options(h.state)} == {"G15", "E20"}
    h.state.zwounds = 4
    back.put(h.state, h.place.node["E20"])
    assert (h.where("zenigata"), h.state.zwounds, h.state.zout) == ("E20", 0, True)
    full = heist("bank", agents={1: "O5"}, vehicles={"heli": "Q5"})
    assert full.state.vat[HELI] == full.place.node["Q5"]
    (door,) = back.options(full.state)  # a police car stands in each of the bays
    station = full.place.by_id["police"]
    assert door == station.doors[0][0]
