"""LUP-CFU: the fifteen cards of Fujiko."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import CHARM, FUJIKO, LUPIN
from tests.lupin.heist import heist

# ── Oh my dear Lupin ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CFU-01", "LUP-Q-93")
def test_dear_lupin_buys_for_her_at_the_planning() -> None:
    h = heist(phase="plan", turn=0, hands={"fujiko": "dear charm"})
    assert (h.step, h.ask().seat, h.moves()) == ("DearLupin", 4, ["dear", "pass"])
    h.do("dear")
    assert (h.step, h.ask().seat, h.thrown("fujiko")) == ("Planning", 4, ["dear"])
    assert {move.split()[-1] for move in h.moves("buy")} == {"fujiko"}
    h.do("buy alfa fujiko", "buy rifle fujiko", "buy knife fujiko")
    assert {move.split()[1] for move in h.moves("buy")} <= {"rucksack", "bike2", "fiat", "boat", "heli"}  # her limit
    assert h.state.money[0] == 800  # from the purse of all
    h.do("done")
    assert (h.step, h.ask().seat) == ("Planning", 1)
    none = heist(phase="plan", turn=0, hands={"fujiko": "charm"})
    assert none.moves() == ["pass"]


@pytest.mark.rule("LUP-CFU-02", "LUP-Q-93", "LUP-TRE-10")
def test_dear_lupin_hands_over_the_loot() -> None:
    h = (
        heist(lupin="K4", fujiko="K5", hands={"fujiko": "dear"}, tiles="lupin- lupin+ 3 4")
        .act("fujiko")
        .do("card dear")
    )
    assert (h.state.has_treasure(FUJIKO), h.state.tiles_of(LUPIN)) == (True, [0])
    assert h.thrown("fujiko") == ["dear"]
    h.next_turn("GangPhase")
    assert h.moves() != []
    assert h.step in ("GangPhase", "Activation")
    apart = heist(lupin="K4", fujiko="J3", hands={"fujiko": "dear"}, tiles="lupin+ 2 3 4").act("fujiko")
    assert apart.moves("card") == []
    empty = heist(lupin="K4", fujiko="K5", hands={"fujiko": "dear"}).act("fujiko")
    assert empty.moves("card") == []


@pytest.mark.rule("LUP-CFU-02", "LUP-Q-93")
def test_after_dear_lupin_she_moves_first() -> None:
    h = (
        heist(lupin="K4", fujiko="K5", hands={"fujiko": "dear"}, tiles="lupin+ 2 3 4")
        .act("fujiko")
        .do("card dear", "end")
    )
    assert h.step == "GangPhase"  # the others go on as they like
    assert len(h.moves()) == 3
    h.next_turn("Activation")
    assert (h.ask().seat, h.state.stack[0].member) == (4, FUJIKO)  # type: ignore[attr-defined]
    h.do("end")
    assert h.step == "GangPhase"
    h.next_turn("GangPhase")
    assert "activate lupin" in h.moves()  # once


@pytest.mark.rule("LUP-CFU-03", "LUP-CFU-07", "LUP-BET-13", "LUP-Q-94")
@pytest.mark.parametrize("card", ["dear", "forgive"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_void_with_two_or_three_players(card: str, seats: int) -> None:
    h = (
        heist(seats=seats, fujiko="K4", agents="K1", kills={"fujiko": 2})
        .act("fujiko")
        .do("shoot 1")
        .roll(6, 6)
        .draw(card)
    )
    assert h.thrown("fujiko") == ([card] if seats < 4 else [])
    assert h.hand("fujiko") == ([] if seats < 4 else [card])  # not replaced


# ── Forgive me, Lupin ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CFU-04", "LUP-CFU-05", "LUP-END-07")
def test_forgive_me_makes_her_win_or_lose_alone() -> None:
    away = heist("ruby", "dusk", hands={"fujiko": "forgive"}, tiles="out:fujiko+ 2 3 4", gone={"fujiko": 5}, turn=5)
    assert (away.end, away.winners) == ("betrayal", (4,))
    gone = dict.fromkeys(("lupin", "jigen", "goemon", "fujiko"), 5)
    failed = heist("ruby", "dusk", hands={"fujiko": "forgive"}, tiles="out:lupin+ 2 3 4", gone=gone, turn=5)
    assert (failed.end, failed.winners) == ("loyal", (1, 2, 3))  # she has lost with the gang away
    loyal = heist("ruby", "dusk", tiles="out:fujiko+ 2 3 4", gone=gone, turn=5)
    assert (loyal.end, loyal.winners) == ("escape", (1, 2, 3, 4))


@pytest.mark.rule("LUP-CFU-06", "LUP-EQP-19", "LUP-EQP-20", "LUP-Q-13")
def test_forgive_me_brings_six_hundred_dollars_once() -> None:
    devices = {"lupin": "rifle", "jigen": "rifle"}
    h = heist(fujiko="K4", hands={"fujiko": "forgive forgive"}, devices=devices).act("fujiko")
    assert "rifle" not in h.ends("spend")  # nothing but what was left over
    h.do("spend rucksack", "spend grenade", "spend kit", "spend balloon", "spend knife")
    assert (h.state.credit, h.moves("spend")) == (0, [])
    assert h.holds("fujiko") == ["rucksack", "grenade", "kit", "knife", "balloon"]
    plain = heist(fujiko="K4", hands={"fujiko": "forgive"}).act("fujiko").do("spend kit", "spend knife")
    assert plain.ends("spend") == {"rucksack"}  # the holding limit is the same
    assert plain.view(1).extra is None
    assert plain.view(1).devices == plain.view(2).devices == ((), (), (), ())  # in secret
    assert heist(fujiko="K4").act("fujiko").moves("spend") == []


@pytest.mark.rule("LUP-EQP-20", "LUP-Q-81")
def test_a_prisoner_may_buy_what_she_then_gives_up() -> None:
    h = heist(fujiko="K4!", agents="K5", held={"fujiko": 1}, hands={"fujiko": "forgive"}, owners=(-1,) * 6)
    h.act("fujiko")
    assert h.moves("release") == ["release turn"]  # she has nothing to give
    h.do("spend knife", "release devices")
    assert (h.holder("fujiko"), h.state.limit, h.state.credit, h.holds("fujiko")) == (0, 13, 550, [])
    loyal = heist(fujiko="K4!", agents="K5", held={"fujiko": 1}).act("fujiko")
    assert loyal.moves("spend") == []


@pytest.mark.rule("LUP-CFU-08", "LUP-Q-94", "LUP-INF-08")
@pytest.mark.parametrize("turn", [9, 10])
def test_forgive_me_comes_too_late_from_turn_ten(turn: int) -> None:
    h = heist(fujiko="K4", agents="K1", kills={"fujiko": 2}, turn=turn).act("fujiko").do("shoot 1").roll(6, 6)
    h.draw("forgive")
    assert h.state.is_bound() is (turn == 9)
    assert [event.data["card"] for event in h.told("discarded")] == (["forgive"] if turn == 10 else [])


@pytest.mark.rule("LUP-Q-94", "LUP-BET-01", "LUP-BET-05")
def test_forgive_me_drawn_with_the_treasure_in_hand() -> None:
    h = (
        heist(fujiko="K4", agents="K1", kills={"fujiko": 2}, tiles="fujiko+ 2 3 4")
        .act("fujiko")
        .do("shoot 1")
        .roll(6, 6)
    )
    assert not h.state.traitor
    h.draw("forgive")
    assert (h.state.traitor, h.seen("fujiko"), h.state.marked) == (True, True, 1 << FUJIKO)


# ── The others ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CFU-09", "LUP-Q-95", "LUP-Q-26")
def test_motorbike_getaway() -> None:
    h = heist(
        fujiko="G4",
        lupin="A1",
        vehicles={"bike1": "G3", "fiat": "B3"},
        rides={"lupin": "bike1"},
        hands={"fujiko": "getaway"},
        agents="N20",
    ).act("fujiko")
    squares = h.ends("card")
    assert {"C12", "L20", "B3", "G17"} <= squares  # any road, however far
    assert not {"N20", "H4", "MO1", "in-jade"} & squares  # taken, no road
    h.do("card getaway C12")
    assert (h.where("bike1"), h.where("fujiko"), h.where("lupin")) == ("C12", "C12", "C12")  # passengers come along
    assert (h.moves("walk", "drive"), h.thrown("fujiko")) == ([], ["getaway"])
    away = heist(fujiko="H4", vehicles={"bike1": "G3"}, hands={"fujiko": "getaway"}).act("fujiko")
    assert away.moves("card") == []  # not beside it
    car = heist(fujiko="G4", vehicles={"fiat": "G3"}, hands={"fujiko": "getaway"}).act("fujiko")
    assert car.moves("card") == []  # motorbikes only
    bank = heist("bank", fujiko="C3", vehicles={"bike1": "C2"}, hands={"fujiko": "getaway"}).act("fujiko")
    assert {"C1", "R1"} <= bank.ends("card")
    assert not {"E14", "F14"} & bank.ends("card")  # bus stops


@pytest.mark.rule("LUP-CFU-09", "LUP-VIS-13", "LUP-VIS-28")
def test_a_getaway_out_of_sight_and_into_it() -> None:
    for bike in ("G3", "G3!"):
        h = heist(fujiko="G4!", vehicles={"bike1": bike}, hands={"fujiko": "getaway"}, agents="G8").act("fujiko")
        h.do("card getaway C5")
        assert (h.seen("fujiko"), h.state.vseen) == (False, 0)
    h = heist(fujiko="G4", vehicles={"bike1": "G3"}, hands={"fujiko": "getaway"}, agents="C8").act("fujiko")
    h.do("card getaway C12")
    assert (h.seen("fujiko"), h.state.vseen, h.where("fujiko")) == (True, 1 << 2, "C12")


@pytest.mark.rule("LUP-CFU-10", "LUP-Q-96", "LUP-Q-88")
def test_hidden_knife() -> None:
    h = heist("bank", fujiko="H14", agents="H9 H13 H20 C14", hands={"fujiko": "stiletto"}, turn=2).act("fujiko")
    assert h.ends("card") == {"1", "4"}  # five squares, not hand to hand
    h.do("card stiletto 1")
    assert (h.where(1), h.kills("fujiko"), h.state.dice, h.thrown("fujiko")) == ("-", 1, None, ["stiletto"])
    assert h.moves("shoot")  # besides the standard attack


@pytest.mark.rule("LUP-CFU-11", "LUP-CFU-12", "LUP-CFU-13", "LUP-Q-97")
def test_charming_infiltrator() -> None:
    h = heist(fujiko="K4!", agents="K1 K5 K7", zenigata="H4", hands={"fujiko": "charm"}).act("fujiko").do("card charm")
    assert (h.state.table[FUJIKO], h.thrown("fujiko")) == ((CHARM,), [])  # it stays in play
    h.next_turn().do("shoot 1 fujiko")
    assert h.step == "CharmRoll"
    h.roll(2)
    assert (h.step, h.wounds("fujiko"), h.can("shoot 1 fujiko")) == ("Patrol", 0, False)  # its action is spent
    h.do("shoot zenigata fujiko")
    assert h.step == "ShotRoll"  # he is not charmed
    h.roll(6, 6)
    assert h.wounds("fujiko") == 1
    h.do("fight 2 fujiko").roll(1)
    assert (h.step, h.thrown("fujiko")) == ("BlowRoll", ["charm"])  # the spell breaks and the blow goes on
    h.roll(1, 1).roll(1, 1).do("shoot 3 fujiko")
    assert h.step == "ShotRoll"  # from now on as anybody


@pytest.mark.rule("LUP-Q-97")
def test_guards_are_charmed_too() -> None:
    h = heist(phase="police", fujiko="C12!", guards="JP1", table={"fujiko": "charm"}).do("shoot JP1 fujiko")
    assert h.step == "CharmRoll"
    h.roll(1).roll(6, 6)
    assert (h.wounds("fujiko"), h.thrown("fujiko")) == (1, ["charm"])


@pytest.mark.rule("LUP-Q-97", "LUP-CFU-11")
def test_the_charmed_do_not_strike_back() -> None:
    h = (
        heist(fujiko="K4!", agents="K5", zenigata="H4", table={"fujiko": "charm"})
        .act("fujiko")
        .do("fight 1")
        .roll(1, 1)
    )
    assert h.step == "CharmRoll"
    spared = h.roll(2)
    assert (spared.step, spared.wounds("fujiko"), spared.thrown("fujiko")) == ("Activation", 0, [])
    broken = heist(fujiko="K4!", agents="K5", table={"fujiko": "charm"}).act("fujiko").do("fight 1").roll(1, 1).roll(1)
    assert (broken.step, broken.thrown("fujiko")) == ("BlowRoll", ["charm"])
    broken.roll(1, 1)
    assert broken.step == "Activation"  # the blow was the answer: it is not answered
    chief = heist(fujiko="K4!", zenigata="K5", table={"fujiko": "charm"}).act("fujiko").do("fight zenigata").roll(1, 1)
    assert chief.step == "BlowRoll"  # he is not charmed
