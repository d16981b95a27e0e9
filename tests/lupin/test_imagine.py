"""Imagined worlds: only what can be, all that can be, and what the viewer knows as it is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from covo.games.lupin.box import (
    ALFA,
    BIKE1,
    BIKE2,
    CARD,
    CARDS,
    FUJIKO,
    GADGETS,
    GOEMON,
    HELI,
    JIGEN,
    LUPIN,
    PRICES,
    RADIO,
    RIFLE_TILE,
    RUCKSACK,
    STOCK,
    VEHICLES,
)
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Lupin, Tile
from covo.games.lupin.steps.gang import Accept, Activation
from covo.games.lupin.steps.setup import StartSquares
from covo.kernel import encode
from tests.lupin.heist import Heist, heist

BUDGET, OWN_BUDGET = 1500, 1000
FAR: dict[str, str] = {"jigen": "M4", "goemon": "M1", "fujiko": "F4", "agents": "Q20"}


def worlds(h: Heist, viewer: int, count: int = 60) -> list[Lupin]:
    view = GAME.view(h.state, viewer)
    dealt: list[Lupin] = [GAME.imagine(view, Random(seed)) for seed in range(count)]
    assert encode(GAME.view(dealt[0], viewer)) == encode(view)
    return dealt


def mask(h: Heist, *names: str) -> int:
    return sum(1 << h.place.node[name] for name in names)


def names(h: Heist, nodes: set[int]) -> set[str]:
    return {h.place.names[node] if node >= 0 else "-" for node in nodes}


def hidden(lupin: tuple[str, ...], **layout: Any) -> Heist:
    """Lupin is on the first of these squares; all must reckon with each."""
    h = heist(phase="police", lupin=lupin[0], **{**FAR, **layout})
    h.state.know(LUPIN, mask(h, *lupin))
    return h


# ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-INF-01")
def test_a_hidden_member_is_in_each_place_where_it_can_be_and_in_no_other() -> None:
    spots = ("A1", "H2", "K7", "in-lodge", "LH2")
    dealt = worlds(hidden(spots), 0)
    assert names(hidden(spots), {world.at[LUPIN] for world in dealt}) == set(spots)
    assert {world.at[JIGEN] for world in dealt} == {hidden(spots).state.at[JIGEN]}  # all know he is at M4
    assert {world.ride for world in dealt} == {(-1,) * 4}


@pytest.mark.rule("LUP-INF-04", "LUP-TLK-02")
@pytest.mark.parametrize(("jigen", "beside"), [("M4", "M5"), ("M4", "L4"), ("A1", "A2")])
def test_whom_ones_own_members_would_meet_is_elsewhere(jigen: str, beside: str) -> None:
    h = hidden(("K7", beside), jigen=jigen)
    assert names(h, {world.at[LUPIN] for world in worlds(h, 2)}) == {"K7"}
    assert names(h, {world.at[LUPIN] for world in worlds(h, 3)}) == {"K7", beside}


def test_a_prisoner_and_a_rider_meet_nobody_on_foot() -> None:
    held = hidden(("K7", "M5"), jigen="M4!", held={"jigen": 1}, agents="M3")
    assert names(held, {world.at[LUPIN] for world in worlds(held, 2)}) == {"K7", "M5"}
    rides = hidden(("K7", "M5"), vehicles={"heli": "M4"}, rides={"jigen": "heli"})
    assert names(rides, {world.at[LUPIN] for world in worlds(rides, 2)}) == {"K7", "M5"}


def test_in_the_middle_of_an_activation_it_may_have_walked_or_not() -> None:
    h = heist(lupin="K4", **FAR).act("lupin")
    dealt = worlds(h, 0, 300)
    found = names(h, {world.at[LUPIN] for world in dealt})
    assert {"K4", "K5", "K6", "L4"} <= found
    assert not found & {"K12", "A1", "R4", "in-jade"}
    for world in dealt:
        (acts,) = (step for step in world.stack if isinstance(step, Activation))
        assert (acts.member, acts.start, acts.walked) == (LUPIN, world.at[LUPIN], 0)
    walked = worlds(h.do("walk K6"), 0, 300)
    assert names(h, {world.at[LUPIN] for world in walked}) == found  # nobody has seen that


def test_an_imagined_activation_begins_with_the_eliminations_so_far() -> None:
    h = heist(lupin="K4", kills={"lupin": 2, "jigen": 1}, **FAR).act("lupin")
    assert {step.kills for w in worlds(h, 0) for step in w.stack if isinstance(step, Activation)} == {2}
    h.do("walk K6")
    (own,) = {step for w in worlds(h, 1) for step in w.stack if isinstance(step, Activation)}
    assert (own.walked, own.start) == (1, h.place.node["K4"])  # one's own is known as it is


# ── The beginning ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-SET-08", "LUP-SET-09", "LUP-Q-52")
@pytest.mark.parametrize(("mission", "starts"), [("ruby", {"A1", "A2"}), ("bank", {"C1", "R1"})])
def test_who_has_chosen_a_start_square_stands_on_one(mission: str, starts: set[str]) -> None:
    h = begun(mission)
    for number in range(4):
        dealt = worlds(h, 0)
        for member in range(4):
            assert names(h, {world.at[member] for world in dealt}) == (starts if member < number else {"-"})
        garages = {"B3"} if mission == "ruby" else starts
        for world in dealt:
            for vehicle in (ALFA, BIKE1, BIKE2):
                parked = -1 < world.owners[vehicle] < number
                assert (world.vat[vehicle] >= 0) == parked
        assert names(h, {w.vat[ALFA] for w in dealt if -1 < w.owners[ALFA] < number}) == (garages if number else set())
        assert {world.vat[HELI] for world in dealt} == {-1}  # it waits on its pad, and is put there at the end
        h.do(h.moves("start")[0])


def begun(mission: str) -> Heist:
    """The gang has planned, and chooses its start squares."""
    h = heist(mission, seats=5)
    state = h.state
    state.turn = state.phase = 0
    state.at, state.spots, state.vspots = (-1,) * 4, (0,) * 4, (0,) * 6
    state.vat, state.owners = (-1,) * 6, (-1, LUPIN, FUJIKO, JIGEN, -1, -1)
    state.stack = (StartSquares(), *state.stack)
    state.begin()
    return h


@pytest.mark.parametrize("phase", ["plan", "shop"])
def test_before_the_planning_nobody_has_anything(phase: str) -> None:
    variant = {"shop": "free-for-all"}.get(phase, "together")
    h = heist(phase=phase, variant=variant, turn=0)
    h.state.at, h.state.spots, h.state.phase = (-1,) * 4, (0,) * 4, 0
    for world in worlds(h, 0, 20):
        assert (world.devices, world.owners) == (((),) * 4, (-1, -1, FUJIKO, -1, -1, -1))
        assert (world.at, world.vat) == ((-1,) * 4, (-1,) * 6)
        assert world.money == ((OWN_BUDGET,) * 4 if phase == "shop" else (BUDGET, 0, 0, 0))
    if phase == "plan":
        h.do("pass")
        later = worlds(h, 0)
        assert len({world.devices for world in later}) > 30
        assert {world.owners[ALFA] for world in later} == {-1, LUPIN, JIGEN, GOEMON, FUJIKO}
        assert {world.at for world in later} == {(-1,) * 4}


# ── Purchases ────────────────────────────────────────────────────────────────────────────────────────────────────


def shops(**layout: Any) -> Heist:
    """Nobody has seen a vehicle of the gang; each may stand in its garage."""
    h = heist(phase="police", lupin="K4", **{**FAR, **layout})
    garage, pad = 1 << h.place.garages[0], 1 << h.place.pad
    h.state.vspots = (0 if h.state.free else pad, garage, garage, garage, garage, 1 << h.place.piers[0][1])
    return h


@pytest.mark.rule("LUP-EQP-08", "LUP-EQP-09", "LUP-EQP-10", "LUP-EQP-12", "LUP-EQP-05", "LUP-EQP-25", "LUP-INF-02")
@pytest.mark.parametrize("used", [(), (8, 8, 0), (3, 3, 3, 3, 5)])
def test_imagined_purchases_are_paid_for_and_come_from_the_box(used: tuple[int, ...]) -> None:
    h = shops(shown=((5,), (), (4,), ()), devices={"lupin": "knife", "goemon": "kit"}, used=used)
    dealt = worlds(h, 0, 150)
    for world in dealt:
        tiles = Counter(used)
        for held in world.devices:
            tiles.update(held)
        spent = sum(PRICES[GADGETS[gadget]] * count for gadget, count in tiles.items())
        spent += sum(PRICES[kind.name] for v, kind in enumerate(VEHICLES) if world.owners[v] >= 0)
        assert world.money == (BUDGET - spent, 0, 0, 0)
        assert spent <= BUDGET
        assert all(tiles[gadget] <= STOCK[gadget] for gadget in tiles)
        for held in world.devices:
            assert len(held) <= (6 if RUCKSACK in held else 2)
            assert held.count(RUCKSACK) <= 1
            assert held.count(RIFLE_TILE) <= 1
            assert held == tuple(sorted(held))
        assert RIFLE_TILE not in world.devices[GOEMON]
        assert world.owners[BIKE1] == FUJIKO
        assert 5 in world.devices[LUPIN]  # what has been shown is there
        assert 4 in world.devices[GOEMON]
    bought = {gadget for world in dealt for held in world.devices for gadget in held}
    assert bought == set(range(9)) - {gadget for gadget in used if used.count(gadget) == STOCK[gadget]}
    for vehicle in (HELI, ALFA, BIKE2):
        assert {world.owners[vehicle] for world in dealt} == {-1, LUPIN, JIGEN, GOEMON, FUJIKO}
    assert max(sum(map(len, world.devices)) for world in dealt) > 6


def test_whoever_has_left_has_nothing() -> None:
    assert {world.devices[JIGEN] for world in worlds(shops(gone={"jigen": 2}), 0)} == {()}


def test_what_has_been_seen_was_bought() -> None:
    h = shops(vehicles={"alfa": "C4!"}, wrecks=1 << BIKE2)
    h.state.vspots = (0, *h.state.vspots[1:])
    dealt = worlds(h, 0)
    assert {world.owners[ALFA] for world in dealt} == {world.owners[BIKE2] for world in dealt} == {0, 1, 2, 3}
    assert {world.vat[ALFA] for world in dealt} == {h.place.node["C4"]}
    assert {world.owners[HELI] for world in dealt} == {-1}  # it stands nowhere where it could
    assert max(world.money[0] for world in dealt) <= BUDGET - PRICES["alfa"] - PRICES["bike2"]


@pytest.mark.rule("LUP-VAR-05", "LUP-VAR-06", "LUP-Q-128")
def test_all_against_all_there_is_neither_radio_nor_helicopter() -> None:
    h = shops(variant="free-for-all")
    h.state.vspots = (1 << h.place.pad, *h.state.vspots[1:])
    dealt = worlds(h, 0, 120)
    bought = {gadget for world in dealt for held in world.devices for gadget in held}
    assert bought == set(range(9)) - {RADIO}
    assert {world.owners[HELI] for world in dealt} == {-1}
    for world in dealt:
        spent = sum(PRICES[GADGETS[gadget]] for held in world.devices for gadget in held)
        spent += sum(PRICES[kind.name] for v, kind in enumerate(VEHICLES) if world.owners[v] >= 0)
        assert world.money == ((4 * OWN_BUDGET - spent) // 4,) * 4
    three = heist(phase="police", seats=3, variant="free-for-all", lupin="K4", jigen="M4", agents="Q20")
    for world in worlds(three, 0):
        assert world.owners[BIKE1] == -1
        assert world.devices[GOEMON] == world.devices[FUJIKO] == ()
        assert world.money[0] <= 2 * OWN_BUDGET // 4


def test_the_gang_knows_what_it_bought() -> None:
    h = shops(devices={"jigen": "knife kit"}, money=(450, 0, 0, 0), flown=True)
    h.state.owners = (LUPIN, -1, FUJIKO, -1, GOEMON, -1)
    for world in worlds(h, 2, 10):
        assert (world.devices, world.money, world.flown) == (h.state.devices, (450, 0, 0, 0), True)
        assert world.owners == h.state.owners


# ── Vehicles ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hidden_vehicle_is_in_each_place_where_it_can_be() -> None:
    h = shops(vehicles={"alfa": "C4"})
    h.state.know_vehicle(ALFA, mask(h, "C4", "C8", "G3"))
    for viewer in (0, 4):  # the police do not know whether there is one; Fujiko's player does not know where
        dealt = worlds(h, viewer, 120)
        assert names(h, {w.vat[ALFA] for w in dealt if w.owners[ALFA] >= 0}) == {"C4", "C8", "G3"}
        assert {w.vat[ALFA] for w in dealt if w.owners[ALFA] < 0} == ({-1} if viewer == 0 else set())
    near = shops(vehicles={"alfa": "C4"}, fujiko="C9")
    near.state.know_vehicle(ALFA, mask(near, "C4", "C8", "G3"))
    assert names(near, {world.vat[ALFA] for world in worlds(near, 4)}) == {"C4", "G3"}  # she would see it at C8
    corner = shops(vehicles={"alfa": "C4"}, fujiko="A1")
    corner.state.know_vehicle(ALFA, mask(corner, "C4", "A2"))
    assert names(corner, {world.vat[ALFA] for world in worlds(corner, 4)}) == {"C4"}
    same = shops(vehicles={"alfa": "C4"}, fujiko="C8")
    same.state.know_vehicle(ALFA, mask(same, "C4", "C8"))
    assert names(same, {world.vat[ALFA] for world in worlds(same, 4)}) == {"C4"}
    held = shops(vehicles={"bike2": "C4", "alfa": "C9"}, rides={"fujiko": "alfa"})
    held.state.know_vehicle(BIKE2, mask(held, "C4", "C8"))
    assert names(held, {world.vat[BIKE2] for world in worlds(held, 4)}) == {"C4", "C8"}  # from a car nobody looks


@pytest.mark.rule("LUP-TLK-07", "LUP-Q-152")
def test_who_drove_what_one_sits_in_is_known() -> None:
    rides = {"fujiko": "alfa", "jigen": "alfa"}
    h = shops(vehicles={"alfa": "C4"}, rides=rides, wheel=1 << JIGEN, driven=1 << ALFA)
    for world in worlds(h, 4, 10):
        assert (world.wheel, world.driven, world.ride) == (1 << JIGEN, 1 << ALFA, (-1, ALFA, -1, ALFA))
        assert (world.at[JIGEN], world.vat[ALFA]) == (h.place.node["C4"],) * 2


def test_a_boat_at_ones_own_pier_would_be_seen() -> None:
    h = shops(vehicles={"boat": "J11"}, fujiko="B9")
    h.state.know_vehicle(5, mask(h, "B10", "J11"))
    assert names(h, {world.vat[5] for world in worlds(h, 4)}) == {"J11"}
    assert names(h, {world.vat[5] for world in worlds(h, 1)}) == {"B10", "J11"}


@pytest.mark.rule("LUP-VEH-29")
def test_a_helicopter_that_is_off_its_pad_has_flown() -> None:
    h = heist("bank", "police", vehicles={"heli": "A1"}, agents="O20")
    h.state.know_vehicle(HELI, mask(h, "A1", "Q9"))
    dealt = worlds(h, 0, 120)
    assert {(w.vat[HELI], w.flown) for w in dealt} == {(-1, False), (0, True), (h.place.pad, False)}


# ── Cards, traps, tiles, disguises ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-INF-03", "LUP-CRD-06")
def test_hands_are_dealt_from_what_nobody_has_seen() -> None:
    h = shops(hands={"jigen": "aim cover", "lupin": "p38"}, table={"jigen": "magnum"}, fresh=(0, 2, 0, 0))
    h.state.discards = ((), (CARD["whisky"], CARD["whisky"], CARD["hat"]), (), ())
    dealt = worlds(h, 0, 150)
    assert {tuple(map(len, world.hands)) for world in dealt} == {(1, 2, 0, 0)}
    jigen = {card for world in dealt for card in world.hands[JIGEN]}
    assert {CARDS[card].name for card in jigen} == {"aim", "cover", "bullets", "cigarette", "double", "mask"}
    assert {max(Counter(world.hands[JIGEN]).values()) for world in dealt} == {1, 2}
    assert all(Counter(w.hands[JIGEN])[CARD["cigarette"]] < 2 for w in dealt)  # there is one
    assert {world.hands[JIGEN] for world in worlds(h, 2, 5)} == {h.state.hands[JIGEN]}  # his own he knows


@pytest.mark.rule("LUP-CRD-08", "LUP-INF-03")
def test_what_binds_the_next_activation_was_drawn_since_the_last() -> None:
    def goemon(fresh: int, **layout: Any) -> set[str]:
        h = shops(hands={"goemon": "leap leap"}, fresh=(0, 0, fresh, 0), **layout)
        dealt = worlds(h, 0, 120)
        prays = {Counter(w.hands[GOEMON])[CARD["pray"]] for w in dealt}
        assert prays <= {0, 1}
        return {CARDS[card].name for world in dealt for card in world.hands[GOEMON]}

    every = {card.name for card in CARDS if card.owner == GOEMON}
    assert goemon(0) == every - {"pray"}
    assert goemon(1) == every
    assert goemon(2) == every
    assert goemon(2, jigen="M4!", held={"jigen": 1}, agents="M3") == every - {"nobody"}  # he would have told
    assert goemon(2, goemon="M1!", held={"goemon": 1}, agents="L1") == every


@pytest.mark.rule("LUP-CFU-03", "LUP-CFU-07", "LUP-VAR-04", "LUP-BET-05")
def test_her_cards_fit_the_table() -> None:
    def hers(**layout: Any) -> set[str]:
        h = shops(hands={"fujiko": "charm"}, fresh=(0, 0, 0, 1), **layout)
        return {CARDS[card].name for world in worlds(h, 0, 120) for card in world.hands[FUJIKO]}

    every = {card.name for card in CARDS if card.owner == FUJIKO}
    assert hers() == hers(seats=4) == every
    assert hers(seats=2) == hers(seats=3) == every - {"forgive", "dear"}
    assert hers(variant="free-for-all") == every - {"forgive"}
    assert hers(traitor=True) == {"forgive"}


@pytest.mark.rule("LUP-DEV-26", "LUP-INF-07")
def test_traps_of_others_are_somewhere() -> None:
    h = shops()
    mine, other = (h.place.node["K7"], LUPIN), (h.place.node["K6"], GOEMON)
    h.state.traps = (mine, other, (h.place.node["K5"], GOEMON))
    dealt = worlds(h, 1)
    assert {Counter(digger for _, digger in world.traps)[GOEMON] for world in dealt} == {2}
    assert all([trap for trap in world.traps if trap[1] == LUPIN] == [mine] for world in dealt)
    dug = {node for world in dealt for node, digger in world.traps if digger == GOEMON}
    assert len(dug) > 50
    assert all(h.place.diggable >> node & 1 for node in dug)
    assert {world.traps for world in worlds(h, 0, 5)} == {()}  # the police know of none


@pytest.mark.rule("LUP-INF-06", "LUP-Q-92")
def test_an_impostor_is_any_agent_he_can_be() -> None:
    h = shops(agents="Q20 Q18 Q16", agent_of=(0, -1, -1, -1), at=(-1, 331, 325, 128), masks=(0b101, 0, 0, 0))
    assert {world.agent_of for world in worlds(h, 0)} == {(0, -1, -1, -1), (2, -1, -1, -1)}
    assert {world.agent_of for world in worlds(h, 1, 5)} == {(0, -1, -1, -1)}


def test_ones_own_secrets_are_as_they_are() -> None:
    h = shops(fujiko="K8!", balloon=8, before=((3, -1, 1),), seeking=8, extra=(3,), credit=100)
    for world in worlds(h, 4, 5):
        assert (world.balloon, world.before, world.seeking) == (8, ((3, -1, 1),), 8)
        assert (world.extra, world.credit) == ((3,), 100)
    for world in worlds(h, 0, 5):
        assert (world.balloon, world.before, world.seeking, world.extra, world.credit) == (0, (), 0, (), 600)


@pytest.mark.rule("LUP-EQP-24", "LUP-INF-08")
def test_what_she_offers_she_has() -> None:
    h = heist(lupin="K4", jigen="M4", goemon="M1", fujiko="K5", agents="Q20", extra=(3,))
    h.state.stack = (Accept(FUJIKO, LUPIN, "grenade"), Activation(FUJIKO), *h.state.stack)
    h.state.begin()
    assert {world.extra for world in worlds(h, 1, 10)} == {(3,)}
    assert {world.extra for world in worlds(h, 2, 10)} == {()}


def tiles(text: str, viewer: int = 0, known: int = 0, **layout: Any) -> list[tuple[bool | None, ...]]:
    h = shops(tiles=text, **layout)
    h.state.tiles = tuple(Tile(t.place, t.real, t.known | (known if t.place < 4 else 0)) for t in h.state.tiles)
    dealt = worlds(h, viewer, 200)
    assert all([t.place for t in w.tiles] == [t.place for t in h.state.tiles] for w in dealt)
    return [tuple(tile.real for tile in world.tiles) for world in dealt]


@pytest.mark.rule("LUP-INF-05", "LUP-SET-06", "LUP-TRE-11")
def test_which_tile_is_real() -> None:
    both = Counter(tiles("lupin- 2 3 4"))
    assert set(both) == {(False, None, None, None), (True, None, None, None)}
    assert 30 < both[True, None, None, None] < 70  # one of four
    two = Counter(tiles("lupin- jigen+ 3 4"))
    assert set(two) == {(a, b, None, None) for a, b in ((False, False), (True, False), (False, True))}
    assert 70 < two[False, False, None, None] < 130  # two of four still lie there
    none = Counter(tiles("lupin- jigen- goemon+ fujiko-"))
    assert set(none) == {tuple(n == m for n in range(4)) for m in range(4)}
    assert min(none.values()) > 30
    assert set(tiles("1 2 3 4")) == {(None,) * 4}
    assert set(tiles("out:lupin+ 2 3 4")) == set(both)  # what he carried off nobody has seen


@pytest.mark.rule("LUP-INF-05", "LUP-ALM-01")
def test_what_the_alarm_and_ones_own_eyes_say_of_the_tiles() -> None:
    assert set(tiles("lupin+ 2 3 4", viewer=1)) == {(True, None, None, None)}
    assert set(tiles("lupin- 2 3 4", viewer=1)) == {(False, None, None, None)}
    assert set(tiles("lupin+ jigen- 3 4", viewer=2)) == {(True, False, None, None), (False, False, None, None)}
    assert set(tiles("lupin+ jigen- 3 4", viewer=1)) == {(True, False, None, None)}
    told = set(tiles("lupin- jigen+ 3 4", told=True, turn=9))
    assert told == {(True, False, None, None), (False, True, None, None)}  # it does not lie there any more
    assert set(tiles("lupin- 2 3 4", turn=9)) == {(False, None, None, None)}  # it would have been told
    assert len(set(tiles("lupin- 2 3 4", turn=8))) == 2
    assert set(tiles("lupin- 2 3 4", known=16)) == {(False, None, None, None)}  # he has searched it himself


def test_whoever_holds_a_tile_has_seen_it() -> None:
    h = shops(tiles="lupin- jigen+ out:goemon- 4")
    for world in worlds(h, 0, 5):
        assert [tile.known for tile in world.tiles] == [1, 2, 4, 0]
    for world in worlds(h, 1, 5):
        assert [tile.known for tile in world.tiles] == [1, 2, 4, 0]
