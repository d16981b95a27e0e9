"""The twenty mission cards and five special cards of the expansion: a test for each (LUX-CRD, LUX-CLU … LUX-SPC)."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN
from covo.games.lupin.steps.drawing import DrawCards
from covo.games.lupinx import box
from covo.games.lupinx.line import crossed
from tests.lupinx.caper import Caper, stage


def number(card: str) -> int:
    return stage().state.kit.card[card]


def draws(table: Caper, member: int, card: str) -> Caper:
    """The member draws this card in the police phase."""
    return table.through(DrawCards(member)).chance(f"draw {number(card)}")


# ── In general ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CRD-01", "LUX-COM-02", "LUX-COM-03", "LUX-COM-04", "LUX-DIF-01", "LUX-CRD-03")
def test_twenty_cards_and_five_special_ones() -> None:
    fresh = [card for card in box.CARDS[28:] if card.copies]
    assert sum(card.copies for card in fresh) == 20
    assert [sum(card.copies for card in fresh if card.owner == member) for member in range(4)] == [5] * 4
    assert next(card.copies for card in fresh if card.name == "cuffs") == 2
    assert [box.CARDS[card].owner for card in box.SPECIAL] == [0, 1, 2, 3, 4]
    table = stage(hands={"fujiko": "gun gun"}, fujiko="E12", agents={1: "E15", 2: "F11"}).act("fujiko")
    table.do("card gun 1", "roll 1 1")
    assert not table.options("card gun")  # one in a round
    assert table.view(0).hands[FUJIKO] is None


@pytest.mark.rule("LUX-CRD-02", "LUX-Q-94")
def test_what_a_draw_does_it_does_at_once() -> None:
    table = stage(jigen="E9", devices={"jigen": "rucksack rifle knife"}, agents={1: "F18"})
    draws(table, JIGEN, "hole")
    assert table.step == "Hole"  # in the police phase
    optional = draws(stage(agents={1: "F18"}), FUJIKO, "gun")
    assert optional.hand("fujiko") == ["gun"]
    assert optional.step == "Patrol"


@pytest.mark.rule("LUX-CRD-04", "LUX-Q-58")
def test_a_reaction_is_the_card_of_the_round() -> None:
    table = stage(agents={1: "E9"}, goemon="E12", hands={"goemon": "shrug wind"}).patrol()
    table.do("shoot 1 goemon", "roll 6 6", "shrug", "done", "end", "activate goemon")
    assert not table.options("card")
    assert "walk" in table.verbs()


# ── Lupin ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CLU-01", "LUX-CLU-02", "LUX-CLU-04", "LUX-DIF-05", "LUX-EX-10", "LUX-Q-53")
def test_per_dindirindina() -> None:
    driving = {"vehicles": {"fiat": "E12"}, "rides": {"lupin": "fiat"}, "agents": {1: "E15", 2: "H12"}, "turn": 5}
    police = draws(stage(**driving), LUPIN, "flat")  # type: ignore[arg-type]
    assert police.state.lost == 5
    assert police.thrown("lupin") == ["flat"]
    assert police.act("lupin").legal() == {"end"}
    assert "board" in stage(vehicles={"fiat": "E12"}, jigen="E13", lost=5, turn=5).act("jigen").verbs()
    before = stage(**driving, kills=(2, 0, 0, 0)).act("lupin")  # type: ignore[arg-type]
    before.do("shoot 1", "roll 6 6", f"draw {number('flat')}")
    assert before.state.lost == 5
    assert before.legal() == {"end"}
    after = stage(**driving, kills=(2, 0, 0, 0)).act("lupin")  # type: ignore[arg-type]
    after.do("drive F12")
    target = sorted(after.options("shoot"))
    after.do(f"shoot {target[0]}", "roll 6 6", f"draw {number('flat')}")
    assert after.state.lost == 6
    for vehicle, at in (("lorry", "E12"), ("jeep", "E12")):
        car = draws(stage(vehicles={vehicle: at}, rides={"lupin": vehicle}), LUPIN, "flat")
        assert car.state.lost == 3


@pytest.mark.rule("LUX-CLU-03", "LUX-Q-53")
def test_a_tyre_only_of_a_car_he_drives() -> None:
    walking = draws(stage(lupin="E9"), LUPIN, "flat")
    assert (walking.state.lost, walking.thrown("lupin")) == (0, ["flat"])
    bike = draws(stage(vehicles={"bike2": "E12"}, rides={"lupin": "bike2"}), LUPIN, "flat")
    boat = draws(stage(vehicles={"rowboat": "E3"}, rides={"lupin": "rowboat"}), LUPIN, "flat")
    assert (bike.state.lost, boat.state.lost) == (0, 0)
    pumping = stage(vehicles={"lorry": "D20"}, rides={"lupin": "lorry"}, pumping=LUPIN, zone=2, lost=3)
    assert pumping.night().state.pumps == 0


@pytest.mark.rule("LUX-CLU-05", "LUX-CLU-06", "LUX-CLU-07")
def test_un_piano_perfetto() -> None:
    table = draws(stage(money=(40, 0, 0, 300)), LUPIN, "plan")
    assert table.state.money[0] == 40  # too late
    assert table.thrown("lupin") == ["plan"]
    early = stage(turn=0, money=(1000, 0, 0, 300))
    early.state.stack = early.state.quest.evening
    early.state.quest.draws[number("plan")](_with(early, LUPIN, "plan"), LUPIN, number("plan"))
    assert early.state.money[0] == 1100
    assert early.thrown("lupin") == ["plan"]


def _with(table: Caper, member: int, card: str):  # type: ignore[no-untyped-def]
    from covo.games.lupin import effects

    effects.give_hand(table.state, member, (*table.state.hands[member], number(card)))
    return table.state


@pytest.mark.rule("LUX-CLU-08", "LUX-CLU-09", "LUX-CLU-10", "LUX-CLU-11", "LUX-Q-54")
def test_paparino_zaza() -> None:
    table = stage(agents={1: "E9"}, lupin="E10", held={"lupin": 1}, wounds={"lupin": 4}, hands={"lupin": "cuffs p38"})
    table.act("lupin")
    assert "card cuffs" in table.legal()
    table.do("card cuffs")
    assert not table.held("lupin")
    assert table.wounds("lupin") == 0
    assert table.agent(1) == "E9"  # not eliminated
    assert table.state.limit == 18  # no price
    assert table.thrown("lupin") == ["cuffs"]
    assert "walk" in table.verbs()
    assert not table.options("card p38")  # his card of the round
    assert not stage(lupin="E10", hands={"lupin": "cuffs"}).act("lupin").options("card cuffs")
    assert "card cuffs" not in stage(
        agents={1: "E9"}, lupin="E10", held={"lupin": 1}, hands={"lupin": "cuffs"}
    ).patrol().legal(1)


# ── Jigen ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CJI-01", "LUX-CJI-04", "LUX-DIF-28", "LUX-Q-55")
def test_lascia_perdere_from_his_hand() -> None:
    hands = {"jigen": "forget", "lupin": "adored"}
    table = stage(hands=hands, fujiko="E9", jigen="F11").act("lupin")
    assert table.step == "Forget"  # when it would take effect
    assert table.state.asks[0].seat == 2
    table.do("forget")
    assert table.thrown("jigen") == ["forget"]
    assert table.thrown("lupin") == ["adored"]
    assert table.told("forgotten")
    assert not table.state.adored
    declined = stage(hands=hands, fujiko="E9").act("lupin").do("pass")
    assert declined.state.adored
    without = stage(hands={"lupin": "adored"}, fujiko="E9").act("lupin")
    assert without.legal(2) == {"pass"}  # asked all the same
    held = stage(hands=hands, agents={1: "E10"}, jigen="E9", held={"jigen": 1})
    assert held.act("lupin").step == "Activation"


@pytest.mark.rule("LUX-CJI-02", "LUX-CJI-03", "LUX-Q-55")
def test_lascia_perdere_handed_to_lupin() -> None:
    table = stage(hands={"jigen": "forget"}, jigen="E9", lupin="E10", fujiko="A10").act("jigen")
    table.do("slip")
    assert table.state.asks[0].seat == 1
    assert table.view(3).awaited == (2,)  # nobody else knows what is going on
    table.do("accept")
    assert table.hand("jigen") == []
    assert table.view(1).given == (box.FORGET,)
    assert table.view(3).given is None
    assert table.state.devices[LUPIN] == ()
    table.do("end")
    draws(table, LUPIN, "adored")
    assert table.step == "Patrol"
    assert (table.thrown("lupin"), table.thrown("jigen")) == (["adored"], ["forget"])
    apart = stage(hands={"jigen": "forget"}, jigen="E9", lupin="E12").act("jigen")
    assert "slip" not in apart.verbs()
    assert apart.refused("slip").rule == "LUX-CJI-02"


@pytest.mark.rule("LUX-CJI-05", "LUX-CJI-07", "LUX-Q-56")
def test_che_diavolo() -> None:
    table = draws(stage(jigen="E9", devices={"jigen": "rucksack rifle knife kit"}), JIGEN, "hole")
    assert table.legal() == {"lose rifle"}
    table.do("lose rifle")
    assert sorted(table.state.kit.gadgets[g] for g in table.state.devices[JIGEN]) == ["kit", "knife", "rucksack"]
    assert table.thrown("jigen") == ["hole"]
    ties = draws(stage(jigen="E9", devices={"jigen": "rucksack kit grenade"}), JIGEN, "hole")
    assert ties.legal() == {"lose kit", "lose grenade"}
    wet = draws(stage(jigen="O4", devices={"jigen": "rucksack wetsuit knife"}), JIGEN, "hole").do("lose wetsuit")
    if wet.step == "Ashore":
        wet.do(min(wet.legal()))
    assert not wet.state.water() >> wet.state.at[JIGEN] & 1  # LUX-Q-31


@pytest.mark.rule("LUX-CJI-06")
def test_no_rucksack_no_hole() -> None:
    table = draws(stage(jigen="E9", devices={"jigen": "rifle"}), JIGEN, "hole")
    assert table.step == "Patrol"
    assert table.thrown("jigen") == ["hole"]
    empty = draws(stage(jigen="E9", devices={"jigen": "rucksack"}), JIGEN, "hole")
    assert empty.step == "Patrol"


@pytest.mark.rule("LUX-CJI-08", "LUX-CJI-09", "LUX-CJI-11", "LUX-DIF-17", "LUX-EX-14", "LUX-Q-57")
def test_dimostraci_la_tua_lealta() -> None:
    table = stage(jigen="A10", fujiko="E9", hands={"jigen": "loyalty", "fujiko": "redeem gun love"}).act("jigen")
    table.do("card loyalty")
    ask = table.state.asks[0]
    assert {str(move) for move in ask.moves} == {f"draw {number(card)}" for card in ("redeem", "gun", "love")}
    table.do(f"draw {number('redeem')}")
    assert table.told("inspected") == [{"card": "redeem"}]
    assert table.heard_by("inspected", 2)
    assert not any(table.heard_by("inspected", seat) for seat in (0, 1, 3, 4))
    assert table.view(2).peeked == (number("redeem"),)
    assert table.view(1).peeked is None
    assert len(table.hand("fujiko")) == 3  # given back
    assert not table.state.traitor
    assert table.thrown("jigen") == ["loyalty"]
    assert not stage(hands={"jigen": "loyalty"}).act("jigen").options("card loyalty")  # an empty hand


# ── Goemon ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CGO-01", "LUX-CGO-03", "LUX-CGO-04", "LUX-DIF-06")
def test_i_proiettili_non_possono_nulla() -> None:
    table = stage(agents={1: "E9"}, goemon="E12", hands={"goemon": "shrug"}, wounds={"goemon": 3}).patrol()
    table.do("shoot 1 goemon", "roll 6 6")
    assert (table.step, table.state.asks[0].seat) == ("Shrug", 3)
    table.do("shrug")
    assert table.wounds("goemon") == 3
    assert not table.held("goemon")
    assert table.thrown("goemon") == ["shrug"]
    later = stage(agents={1: "E9"}, goemon="E12", hands={"goemon": "shrug"}).patrol()
    later.do("shoot 1 goemon", "roll 6 6", "pass")
    assert later.wounds("goemon") == 1
    later.do("done", "end", "activate goemon", "card shrug")
    assert later.wounds("goemon") == 0
    nobody = stage(agents={1: "E9"}, goemon="E12").patrol().do("shoot 1 goemon", "roll 6 6")
    assert nobody.legal() == {"pass"}  # asked all the same
    healthy = stage(goemon="E12", hands={"goemon": "shrug"}).act("goemon")
    assert not healthy.options("card shrug")
    fujiko = stage(fujiko="E9", goemon="E12", visible="goemon", hands={"goemon": "shrug"}).act("fujiko")
    fujiko.do("shoot goemon", "roll 6 6", "shrug")
    assert fujiko.wounds("goemon") == 0


@pytest.mark.rule("LUX-CGO-02")
def test_not_against_fists_and_knives() -> None:
    table = stage(agents={1: "E11"}, goemon="E12", hands={"goemon": "shrug"}).patrol()
    table.do("fight 1 goemon", "roll 6 6", "roll 6")
    assert table.step != "Shrug"
    assert table.wounds("goemon") == 1
    knife = stage(fujiko="E9", goemon="E12", visible="goemon", hands={"goemon": "shrug"}, devices={"fujiko": "knife"})
    knife.act("fujiko").do("knife goemon", "roll 6 6")
    assert knife.wounds("goemon") == 1


@pytest.mark.rule("LUX-CGO-05", "LUX-CGO-06", "LUX-CGO-07", "LUX-CGO-13", "LUX-CGO-14", "LUX-EX-17", "LUX-Q-59")
def test_il_tesoro_non_mi_interessa() -> None:
    table = draws(stage(goemon="F10", treasure="goemon"), GOEMON, "scorn")
    assert table.told("dropped") == [{"at": "F10"}]
    assert table.heard_by("dropped", 0)
    assert not table.seen("goemon")
    assert table.hand("goemon") == ["scorn"]  # kept to the end
    assert table.state.ground == table.place.node["F10"]
    table.act("goemon").do("walk F9", "end")
    assert table.state.ground >= 0
    table.act("goemon").do("walk F11")  # over it: he does not touch it
    assert table.state.ground >= 0
    banned = stage(goemon="K13", opened="caesar", hands={"goemon": "scorn"}).act("goemon")
    assert "search" not in banned.verbs()
    given = stage(lupin="E9", goemon="E10", treasure="lupin", hands={"goemon": "scorn"}).act("lupin")
    assert "hand 1 goemon" not in given.legal()
    assert (
        stage(gone={"lupin": 3, "jigen": 3}, treasure="lupin", hands={"goemon": "scorn"}).ends() == ""
    )  # he must leave


@pytest.mark.rule(
    "LUX-CGO-08", "LUX-CGO-09", "LUX-CGO-10", "LUX-CGO-11", "LUX-CGO-12", "LUX-DIF-30", "LUX-EX-17", "LUX-Q-47"
)
def test_whoever_treads_on_it_has_it() -> None:
    lying = {"tiles": (stage(treasure="goemon").state.tiles[0].__class__(8, True, 15),), "told": True}
    f10 = stage().place.node["F10"]
    member = stage(jigen="F8", ground=f10, **lying).act("jigen")  # type: ignore[arg-type]
    member.do("walk F9 F10 F11")
    assert member.state.tiles[0].place == JIGEN
    assert member.told("picked-up") == [{"figure": JIGEN, "at": "F10"}]
    stands = stage(jigen="F10", ground=f10, **lying).act("jigen").do("walk E10")  # type: ignore[arg-type]
    assert stands.state.tiles[0].place == JIGEN  # whoever starts there too
    police = stage(agents={1: "F8"}, jigen="F15", ground=f10, **lying).patrol()  # type: ignore[arg-type]
    police.do("walk 1 F9 F10 F11 F12")
    assert police.state.carrier == 5
    assert police.view(1).carrier == 5
    assert police.state.tiles[0].place == 9
    shot = stage(agents={1: "F12"}, jigen="E9", carrier=5, **lying)  # type: ignore[arg-type]
    shot.state.tiles = police.state.tiles
    shot.state.put(JIGEN, shot.place.node["F8"])
    shot.act("jigen").do("shoot 1", "roll 6 6")
    assert shot.state.ground == shot.place.node["F12"]  # the coins lie where he stood
    home = stage(agents={1: "I12"}, opened="caesar", carrier=5).patrol()
    home.state.tiles = police.state.tiles
    home.do("walk 1 J12")
    assert home.state.tiles[0].place == 4
    assert home.state.again
    zenigata = stage(zenigata="F12", jigen="F8", zwounds=3, carrier=4, **lying)  # type: ignore[arg-type]
    zenigata.state.tiles = police.state.tiles
    zenigata.act("jigen").do("shoot zenigata", "roll 6 6", "put T25")
    assert zenigata.state.ground == zenigata.place.node["F12"]


# ── Fujiko ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CFU-01", "LUX-CFU-04")
def test_voglio_riscattarmi() -> None:
    table = draws(stage(), FUJIKO, "redeem")
    assert table.hand("fujiko") == ["redeem"]
    void = draws(stage("stonehenge"), FUJIKO, "redeem")
    assert void.thrown("fujiko") == ["redeem"]


@pytest.mark.rule("LUX-CFU-06", "LUX-CFU-07", "LUX-CFU-08", "LUX-Q-60")
def test_pistola_nascosta() -> None:
    table = stage(fujiko="E12", agents={1: "E15", 2: "E9"}, hands={"fujiko": "gun"}).act("fujiko")
    table.do("shoot 1", "roll 6 6")
    assert "shoot" not in table.verbs()
    assert table.options("card gun") == {"2"}
    table.do("card gun 2")
    roll = table.state.stack[0]
    assert (roll.value, roll.need) == (3, 12)  # type: ignore[attr-defined]
    table.do("roll 6 3")
    assert table.agent(2) == ""
    assert table.thrown("fujiko") == ["gun"]
    melee = stage(fujiko="E12", agents={1: "E13", 2: "E9"}, hands={"fujiko": "gun"}).act("fujiko")
    melee.do("fight 1", "roll 6 6")
    assert melee.options("card gun") == {"2"}


# ── Special cards ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-06", "LUX-SPC-07", "LUX-SPC-08", "LUX-SPC-09", "LUX-SPC-10", "LUX-SPC-25", "LUX-Q-62")
def test_colpo_in_canna_da_fenomeno() -> None:
    table = stage(jigen="A10", agents={1: "I13", 2: "F15", 3: "E11"}, hands={"jigen": "marvel"}, turn=7).act("jigen")
    assert {"1", "3"} <= table.options("card marvel")  # far away, in any direction, whatever the level
    assert "2" not in table.options("card marvel")  # inside a temple
    table.do("card marvel 1")
    assert table.agent(1) == ""  # without dice
    assert table.seen("jigen")
    assert table.state.must_show(JIGEN)
    assert table.thrown("jigen") == ["marvel"]
    assert "shoot" not in table.verbs()
    covered = stage(jigen="E14", agents={1: "H14"}, hands={"jigen": "marvel"}).act("jigen")
    assert not covered.options("card marvel")  # Vesta lies between
    bound = stage(jigen="A10", agents={1: "I13"}, hands={"jigen": "marvel whisky"}).act("jigen")
    assert not bound.options("card marvel")
    chief = stage(jigen="A10", zenigata="I13", hands={"jigen": "marvel"}).act("jigen").do("card marvel zenigata")
    assert chief.state.zwounds == 1
    assert crossed(0, 26) == [0, 26]  # through the corner between two squares
    assert crossed(0, 3) == [0, 1, 2, 3]
    assert crossed(0, 27) == [0, 1, 26, 27]


@pytest.mark.rule("LUX-SPC-25", "LUX-Q-64")
def test_whoever_is_visible_to_the_end_is_hidden_by_nothing() -> None:
    for marked, hides in ((0, True), (1 << JIGEN, False)):
        table = stage(
            jigen="E9", agents={1: "E11"}, hands={"jigen": "mask"}, devices={"jigen": "balloon"}, marked=marked
        )
        table.state.seen |= 1 << JIGEN
        table.act("jigen")
        assert bool(table.options("card mask")) == hides
        assert ("balloon" in table.verbs()) == hides
    wind = stage(goemon="E9", hands={"goemon": "wind"}, marked=1 << GOEMON, visible="goemon").act("goemon")
    assert not wind.options("card wind")  # nor is he covered by it
    balloon = stage(jigen="E9", devices={"jigen": "balloon"}, marked=1 << JIGEN, visible="jigen").act("jigen")
    assert balloon.refused("balloon").rule == "LUX-SPC-25"


@pytest.mark.rule("LUX-SPC-11", "LUX-SPC-13", "LUX-SPC-14", "LUX-Q-63", "LUX-DIF-18")
def test_colpo_di_zantetsu_da_fenomeno() -> None:
    table = stage(goemon="E12", agents={1: "E13"}, hands={"goemon": "slash"}).act("goemon").do("card slash 1")
    assert table.agent(1) == ""
    assert table.state.must_show(GOEMON)
    assert table.thrown("goemon") == ["slash"]
    assert "fight" not in table.verbs()
    car = stage(goemon="E13", hands={"goemon": "slash"}, agents={})
    car.state.cars = (car.place.node["E12"], -1)
    car.state.agents = (-2, -2, *car.state.agents[2:])
    car.act("goemon").do("card slash car1")
    assert car.state.cars[0] < 0
    assert sum(at >= 0 for at in car.state.agents) == 2  # unhurt
    far = stage(goemon="E12", agents={1: "E14"}, hands={"goemon": "slash"}).act("goemon")
    assert not far.options("card slash")


@pytest.mark.rule("LUX-SPC-12", "LUX-EX-13")
def test_two_wounds_for_zenigata() -> None:
    table = stage(goemon="E12", zenigata="E13", hands={"goemon": "slash"}).act("goemon").do("card slash zenigata")
    assert table.state.zwounds == 2  # no dice, no dodge
    limit = stage(goemon="E12", zenigata="E13", zwounds=3, hands={"goemon": "slash"}).act("goemon")
    limit.do("card slash zenigata", "put T25")
    assert limit.state.zwounds == 0  # the second wound has no effect


@pytest.mark.rule(
    "LUX-SPC-15", "LUX-SPC-16", "LUX-SPC-17", "LUX-SPC-18", "LUX-SPC-19", "LUX-SPC-20", "LUX-DIF-19", "LUX-Q-64"
)
def test_lupin_ti_amo() -> None:
    table = stage(fujiko="E9", lupin="A10", wounds={"lupin": 3}, hands={"fujiko": "love"}).act("fujiko")
    assert table.options("card love") == {"E10", "F9", "D9"}
    table.do("card love F9")
    assert table.at("lupin") == "F9"
    assert table.wounds("lupin") == 0
    assert table.state.movement(FUJIKO) == 6
    assert table.seen("fujiko")
    assert table.state.must_show(FUJIKO)
    assert not table.seen("lupin")  # the new square is unseen
    assert table.state.side() == stage().state.side()
    assert table.state.table[FUJIKO] == (number("love"),)  # stays in play
    held = stage(fujiko="E9", lupin="F18", agents={1: "F17"}, held={"lupin": 1}, hands={"fujiko": "love"}).act("fujiko")
    held.do("card love E10")
    assert not held.held("lupin")
    assert held.agent(1) == "F17"
    car = stage(fujiko="E9", vehicles={"fiat": "A10"}, rides={"lupin": "fiat"}, hands={"fujiko": "love"}).act("fujiko")
    car.do("card love E10")
    assert (car.state.ride[LUPIN], car.at("lupin")) == (-1, "E10")
    gone = stage(fujiko="E9", gone={"lupin": 2}, hands={"fujiko": "love"}).act("fujiko")
    gone.do("card love")
    assert gone.state.movement(FUJIKO) == 6
    masked = stage(
        fujiko="E9", agents={1: "F18"}, agent_of=(0, -1, -1, -1), masks=(1, 0, 0, 0), hands={"fujiko": "love"}
    )
    masked.state.put(LUPIN, -1)
    masked.act("fujiko").do("card love E10")
    assert masked.agent(1) == ""
    assert masked.state.kills[LUPIN] == 1


@pytest.mark.rule("LUX-SPC-03", "LUX-SPC-21", "LUX-SPC-22", "LUX-SPC-23", "LUX-EX-18", "LUX-Q-65", "LUX-INF-09")
def test_non_mi_scapperete() -> None:
    table = stage(turn=7, agents={1: "P13"}, lupin="F15", jigen="E9", goemon="A10").patrol()
    table.do("lights")
    assert table.state.seen == 15
    assert table.view(0).at == table.state.at
    assert "lights" not in table.verbs()  # once in a game
    assert all(not table.view(seat).ready for seat in range(5))
    assert "shoot 1 lupin" not in table.legal()
    table.do("done", "end", "activate jigen")
    table.do("walk E10", "end")
    assert table.seen("jigen")  # moves are open too
    table.state.turn = 7
    table.night()
    assert (table.state.turn, table.state.seen) == (8, 15)
    table.night()
    assert table.state.turn == 9
    assert table.state.seen == 0  # nobody is in sight


@pytest.mark.rule("LUX-SPC-24")
def test_searchlights_are_of_no_use_against_novices() -> None:
    table = stage(level="novice", agents={1: "P13"}, visible="lupin jigen goemon fujiko").patrol()
    assert "lights" not in table.verbs()
    assert table.refused("lights").rule == "LUX-SPC-24"


@pytest.mark.rule("LUX-Q-93")
def test_the_rescuers_are_those_of_the_base_game() -> None:
    table = stage(agents={1: "E9"}, jigen="E10", held={"jigen": 1})
    assert table.state.on_duty(JIGEN) == GOEMON
    assert not table.state.may_free(FUJIKO, JIGEN)


@pytest.mark.rule("LUX-CJI-12")
def test_loyalty_means_nothing_at_stonehenge() -> None:
    assert draws(stage("stonehenge"), JIGEN, "loyalty").thrown("jigen") == ["loyalty"]


@pytest.mark.rule("LUX-GEN-06")
def test_the_episode_overrides_the_base_rules() -> None:
    assert stage().state.quest.turns == 18
    assert stage(turn=9, treasure="lupin", lupin="E9").dawn().state.told is False  # no alarm of turn 9
    assert "walk" in stage(lupin="E9").act("lupin").verbs()  # and the rest holds
