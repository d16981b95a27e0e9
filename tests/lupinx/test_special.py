"""The five special cards (LUX-SPC)."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.state import IN_CAR
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupinx.box import SPECIAL
from covo.games.lupinx.line import clear, crossed
from covo.games.lupinx.state import SECRET, SOLO
from tests.lupinx.caper import stage
from tests.lupinx.drawing import draw

# ── Lupin the magician ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-04", "LUX-SPC-05", "LUX-Q-61", "LUX-SPC-01")
def test_lupin_keeps_one_of_five() -> None:
    table = stage(lupin="E9", hands={"lupin": "magic"}).act("lupin").do("card magic")
    card = table.state.kit.card
    five = [card[name] for name in ("pedal", "cuffs", "disguise", "p38", "disguise")]
    table.chance(*(f"draw {number}" for number in five))
    assert table.legal(1) == {"keep p38", "keep cuffs", "keep disguise", "keep pedal"}
    refused = table.refused("keep darling")
    assert (refused.rule, refused.why) == ("LUX-SPC-04", "nothing-to-keep")
    for seat in (0, 2, 3, 4):
        assert table.view(seat).agenda[0].cards == (-1,) * 5  # type: ignore[attr-defined]
    table.do("keep cuffs")
    assert table.hand("lupin") == ["cuffs"]
    assert table.thrown("lupin") == ["magic"]
    rest = table.state.deck(LUPIN)
    assert len(rest) == 15  # four lie under it
    assert rest.count(card["disguise"]) == 4
    assert card["cuffs"] in rest  # the other copy
    assert [table.view(seat).under for seat in (0, 2, 3, 4)] == [None] * 4
    assert table.view(1).under == tuple(number for number in five if number != card["cuffs"])  # in their old order
    assert "card" not in table.verbs()  # the one he kept waits
    assert not table.heard_by("drew", 0)


@pytest.mark.rule("LUX-Q-61")
def test_what_he_keeps_counts_as_drawn_and_what_he_put_under_comes_last() -> None:
    table = stage(hands={"lupin": "magic"}, vehicles={"fiat": "H14"}, rides={"lupin": "fiat"}).act("lupin")
    table.do("card magic")
    card = table.state.kit.card
    five = [card[name] for name in ("p38", "pedal", "flat", "darling", "think")]
    table.chance(*(f"draw {number}" for number in five)).do("keep flat")
    assert table.state.lost == 3  # a flat tyre at once
    assert table.thrown("lupin") == ["flat", "magic"]
    left = table.state.kit.decks[LUPIN]
    table.state.discards = (tuple(sorted((*table.state.deck(LUPIN), card["flat"], card["magic"]))), (), (), ())
    for name in ("p38", "pedal", "darling", "think"):
        assert table.state.deck(LUPIN) == (card[name],)  # one after the other
        drawn(table.state, LUPIN, card[name])
    assert table.state.deck(LUPIN) == ()
    few = stage(hands={"lupin": "magic"})
    few.state.discards = (tuple(sorted(left))[:17], (), (), ())
    few.act("lupin").do("card magic").chance(*(f"draw {number}" for number in few.state.deck(LUPIN)))
    assert few.step == "TopCards"
    assert len(few.state.stack[0].cards) == 3  # type: ignore[attr-defined]  # fewer than five: all of them
    assert few.state.asks[0].seat == 1
    none = stage(hands={"lupin": "magic"})
    none.state.discards = (left, (), (), ())
    assert none.act("lupin").refused("card magic").rule == "LUX-SPC-04"


# ── Jigen's marvellous shot ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-06", "LUX-SPC-07", "LUX-SPC-09", "LUX-SPC-10", "LUX-Q-62")
def test_jigen_hits_without_dice_at_any_distance_and_angle() -> None:
    table = stage(jigen="E9", agents={1: "K17", 2: "E10"}, hands={"jigen": "marvel"}).act("jigen")
    assert "shoot 1" not in table.legal()
    table.do("card marvel 1")
    assert table.agent(1) == ""
    assert table.state.kills[JIGEN] == 1
    assert table.seen("jigen")
    assert table.state.always_seen(JIGEN)
    assert table.thrown("jigen") == ["marvel"]
    assert "shoot" not in table.verbs()  # it was his shot
    near = stage(jigen="E9", agents={2: "E10"}, hands={"jigen": "marvel"}).act("jigen").do("card marvel 2")
    assert near.agent(2) == ""


@pytest.mark.rule("LUX-SPC-06", "LUX-Q-62")
def test_his_targets() -> None:
    table = stage(jigen="E9", zenigata="E13", fujiko="E15", visible="fujiko", hands={"jigen": "marvel"}).act("jigen")
    assert table.options("card marvel") == {"zenigata", "fujiko"}
    table.do("card marvel zenigata")
    assert table.state.zwounds == 1
    hidden = stage(jigen="E9", fujiko="E15", hands={"jigen": "marvel"}).act("jigen")
    assert hidden.options("card marvel") == set()
    her = stage(jigen="E9", fujiko="E15", visible="fujiko", hands={"jigen": "marvel"}).act("jigen")
    assert her.do("card marvel fujiko").wounds("fujiko") == 1
    car = stage(jigen="H10", hands={"jigen": "marvel"})
    car.state.cars = (car.place.node["H23"], -1)
    assert car.act("jigen").options("card marvel") == set()  # nobody in it
    car.state.agents = (IN_CAR, *car.state.agents[1:])
    car.act("jigen").do("card marvel car1")
    assert car.state.car_hits == (1, 0)
    bad = stage(jigen="E9", agents={1: "E13"}, hands={"jigen": "marvel whisky"}).act("jigen")
    assert "card" not in bad.verbs()  # the bad day comes first


@pytest.mark.rule("LUX-SPC-08", "LUX-Q-62")
def test_what_covers_a_target() -> None:
    site = stage().place
    node = site.node
    assert not clear(site, node["F12"], node["F20"], 0)  # the temple on F13 F14
    assert clear(site, node["E12"], node["E20"], 0)
    assert not clear(site, node["E12"], node["E20"], 1 << node["E16"])  # a vehicle in the way
    assert clear(site, node["E12"], node["E20"], 1 << node["F16"])
    behind = stage(jigen="F12", agents={1: "F20"}, hands={"jigen": "marvel"}).act("jigen")
    refused = behind.refused("card marvel 1")
    assert (refused.rule, refused.why) == ("LUX-SPC-08", "covered-target")
    inside = stage(jigen="I13", agents={1: "K12"}, opened="caesar", hands={"jigen": "marvel"}).act("jigen")
    assert "card marvel 1" not in inside.legal()  # inside a temple, seen from outside
    shared = stage(jigen="K13", agents={1: "L12"}, opened="caesar", hands={"jigen": "marvel"}).act("jigen")
    assert "card marvel 1" in shared.legal()  # inside the same one
    up = stage(jigen="E9", agents={1: "H1"}, hands={"jigen": "marvel"})
    assert clear(up.place, node["I9"], node["I1"], 0)  # levels do not matter


@pytest.mark.rule("LUX-Q-62", "LUX-SPC-07")
def test_the_straight_line() -> None:
    site = stage().place
    node, name = site.node, site.names

    def squares(a: str, b: str) -> list[str]:
        return [name[cell] for cell in crossed(node[a], node[b])]

    assert squares("E9", "E12") == ["E9", "E10", "E11", "E12"]
    assert squares("E9", "G11") == ["E9", "F10", "G11"]  # through corners
    assert squares("E9", "F11") == ["E9", "E10", "F10", "F11"]
    assert squares("E9", "H10") == ["E9", "F9", "G10", "H10"]  # a corner halfway
    for a, b in (("E9", "I21"), ("P3", "D9")):
        assert squares(a, b) == squares(b, a)[::-1]


@pytest.mark.rule("LUX-SPC-08", "LUX-Q-62", "LUX-Q-69", "LUX-Q-71")
def test_stones_the_outline_and_the_ditch_cover_at_stonehenge() -> None:
    site = stage("stonehenge").place
    inside = {"coloured", "arrow"}
    stones = [cell for cell in site.of_kind("stone") if {site.kinds[cell - 1], site.kinds[cell + 1]} <= inside]
    assert stones
    assert not any(clear(site, cell - 1, cell + 1, 0) for cell in stones)
    outline = [tuple(edge) for edge in site.walls]
    assert outline
    assert not any(clear(site, a, b, 0) for a, b in outline)
    deep = site.of_kind("ditch")[0]
    far = next(cell for cell in range(site.squares) if site.stand >> cell & 1 and site.apart(cell, deep) == 4)
    assert not clear(site, far, deep, 0)


# ── Goemon's marvellous cut ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-11", "LUX-SPC-13", "LUX-SPC-14", "LUX-DIF-18", "LUX-Q-63")
def test_goemon_cuts_one_enemy_without_dice() -> None:
    table = stage(goemon="E9", agents={1: "E10"}, hands={"goemon": "slash"}).act("goemon").do("card slash 1")
    assert table.agent(1) == ""
    assert table.seen("goemon")
    assert table.state.always_seen(GOEMON)
    assert table.thrown("goemon") == ["slash"]
    assert "fight" not in table.verbs()
    assert table.step == "Activation"  # no dodge, no answer
    far = stage(goemon="E9", agents={1: "E11"}, hands={"goemon": "slash"}).act("goemon")
    refused = far.refused("card slash 1")
    assert (refused.rule, refused.why) == ("LUX-SPC-11", "no-cut")
    her = stage(goemon="E9", fujiko="E10", visible="fujiko", hands={"goemon": "slash"}).act("goemon")
    assert her.do("card slash fujiko").wounds("fujiko") == 1


@pytest.mark.rule("LUX-SPC-11", "LUX-Q-63")
def test_a_police_car_is_cut_to_pieces_and_nobody_in_it_is_hurt() -> None:
    table = stage(goemon="H15", hands={"goemon": "slash"})
    table.state.cars = (table.place.node["H16"], -1)
    assert "card" not in table.act("goemon").verbs()  # an empty one is no enemy
    table.state.agents = (IN_CAR, IN_CAR, *table.state.agents[2:])
    table.act("goemon").do("card slash car1")
    assert table.state.cars[0] < -1
    assert table.told("car-destroyed")
    assert table.agent(1)
    assert table.agent(2)
    assert table.state.kills[GOEMON] == 0


@pytest.mark.rule("LUX-SPC-12", "LUX-Q-63", "LUX-DIF-18", "LUX-EX-13")
@pytest.mark.parametrize(("before", "after", "back"), [(0, 2, False), (1, 3, False), (2, 0, True), (3, 0, True)])
def test_two_wounds_for_zenigata_one_after_the_other(before: int, after: int, back: bool) -> None:
    table = stage(goemon="E9", zenigata="E10", zwounds=before, hands={"goemon": "slash"}).act("goemon")
    table.do("card slash zenigata")
    assert (table.step == "PutBack") == back
    if back:
        table.do("put T25")
        assert table.state.place.names[table.state.zenigata] == "T25"
    assert table.state.zwounds == after


# ── Lupin, I love you ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-15", "LUX-SPC-16", "LUX-SPC-17", "LUX-SPC-18", "LUX-SPC-20", "LUX-Q-64")
def test_lupin_i_love_you() -> None:
    table = stage(fujiko="E9", lupin="P13", wounds={"lupin": 2}, hands={"fujiko": "love"})
    before = table.state.movement(FUJIKO)
    table.act("fujiko").do("card love E10")
    assert table.at("lupin") == "E10"
    assert table.wounds("lupin") == 0
    assert not table.seen("lupin")  # hidden, as he was
    assert table.state.movement(FUJIKO) == before + 1
    assert table.seen("fujiko")
    assert table.state.always_seen(FUJIKO)
    assert [table.state.kit.cards[c].name for c in table.state.table[FUJIKO]] == ["love"]
    assert table.thrown("fujiko") == []
    assert table.hand("fujiko") == []
    assert "card" not in table.verbs()
    walks = table.options("walk")
    assert walks - stage(fujiko="E9", lupin="E10", visible="fujiko").act("fujiko").options("walk")  # one square farther


@pytest.mark.rule("LUX-SPC-16", "LUX-Q-64")
def test_he_comes_from_anywhere() -> None:
    car = stage(fujiko="E9", vehicles={"fiat": "H14"}, rides={"lupin": "fiat"}, hands={"fujiko": "love"})
    car.act("fujiko").do("card love E10")
    assert (car.at("lupin"), car.state.ride[LUPIN]) == ("E10", -1)
    prison = stage(fujiko="E9", lupin="P13", agents={1: "P14"}, held={"lupin": 1}, hands={"fujiko": "love"})
    prison.act("fujiko").do("card love E10")
    assert not prison.held("lupin")
    assert prison.agent(1) == "P14"
    mask = stage(fujiko="E9", agents={1: "P14"}, hands={"fujiko": "love"}, agent_of=(0, -1, -1, -1), masks=(1, 0, 0, 0))
    mask.state.put(LUPIN, -1)
    mask.state.know(LUPIN, 0)
    mask.act("fujiko").do("card love E10")
    assert mask.at("lupin") == "E10"
    assert mask.agent(1) == ""
    assert mask.state.kills[LUPIN] == 1
    assert mask.state.agent_of[LUPIN] == -1
    watched = stage(fujiko="E9", lupin="P13", agents={1: "E12"}, hands={"fujiko": "love"}).act("fujiko")
    assert watched.do("card love E10").seen("lupin")


@pytest.mark.rule("LUX-Q-64", "LUX-SPC-15")
def test_only_the_bonus_where_he_cannot_come() -> None:
    gone = stage(fujiko="E9", gone={"lupin": 2}, hands={"fujiko": "love"}).act("fujiko")
    assert gone.options("card love") == {""}
    gone.do("card love")
    assert gone.state.movement(FUJIKO) == stage().state.movement(FUJIKO) + 1
    ring = {1: "E8", 2: "E10", 3: "D9", 4: "F9"}
    full = stage(fujiko="E9", lupin="P13", agents=ring, wounds={"lupin": 2}, hands={"fujiko": "love"}).act("fujiko")
    full.do("card love")
    assert full.at("lupin") == "P13"
    assert full.wounds("lupin") == 0
    held = stage(fujiko="E9", agents={1: "E10"}, held={"fujiko": 1}, hands={"fujiko": "love"}).act("fujiko")
    assert "card" not in held.verbs()  # she must be free
    assert held.refused("card love").why == "arrested"
    taken = stage(fujiko="E9", lupin="P13", agents={1: "E10"}, hands={"fujiko": "love"}).act("fujiko")
    refused = taken.refused("card love E10")
    assert (refused.rule, refused.why) == ("LUX-SPC-16", "not-beside-her")
    drives = stage(vehicles={"bike1": "H14"}, rides={"fujiko": "bike1"}, lupin="P13", hands={"fujiko": "love"})
    assert drives.act("fujiko").options("card love") == {"H13", "H15", "I14"}  # G14 is a temple


@pytest.mark.rule("LUX-SPC-19", "LUX-DIF-19")
@pytest.mark.parametrize(("hand", "side"), [("love", SOLO), ("love redeem", SECRET)])
def test_love_changes_nobodys_side(hand: str, side: int) -> None:
    table = stage(fujiko="E9", lupin="P13", hands={"fujiko": hand}).act("fujiko").do("card love E10")
    assert table.state.side() == side
    assert not table.told("loyal")


@pytest.mark.rule("LUX-SPC-25", "LUX-SPC-09", "LUX-SPC-13", "LUX-SPC-18", "LUX-Q-64")
def test_who_is_always_seen_cannot_hide() -> None:
    table = stage(goemon="E9", hands={"goemon": "wind"}, marked=1 << GOEMON, visible="goemon").act("goemon")
    assert "card" not in table.verbs()
    refused = table.refused("card wind")
    assert (refused.rule, refused.why) == ("LUX-SPC-25", "always-seen")
    assert "card wind" in stage(goemon="E9", hands={"goemon": "wind"}).act("goemon").legal()
    mask = stage(jigen="E9", agents={1: "E12"}, hands={"jigen": "mask"}, marked=1 << JIGEN).act("jigen")
    assert "card" not in mask.verbs()
    walk = stage(jigen="E9", marked=1 << JIGEN, visible="jigen").act("jigen").do("walk F9", "end")
    assert walk.seen("jigen")  # though nobody is near
    temple = stage(jigen="M13", opened="caesar", marked=1 << JIGEN, visible="jigen").act("jigen").do("walk L13", "end")
    assert temple.seen("jigen")
    assert "shoot 1 jigen" not in stage(
        jigen="L13", agents={1: "N13"}, opened="caesar", marked=1 << JIGEN, visible="jigen"
    ).patrol().legal(0)  # but the temple still protects


# ── You will not escape ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SPC-03", "LUX-SPC-21", "LUX-SPC-23", "LUX-Q-65", "LUX-EX-18", "LUX-RND-02")
def test_the_searchlights_show_everybody_for_two_rounds() -> None:
    table = stage(turn=7, lupin="E9", jigen="K13", opened="caesar", vehicles={"fiat": "H14"}, rides={"goemon": "fiat"})
    table.patrol()
    assert not any(table.seen(name) for name in MEMBERS)
    assert "lights" in table.legal(0)
    table.do("lights")
    assert all(table.seen(name) for name in MEMBERS)
    assert table.told("lights")
    assert "lights" not in table.legal(0)  # once in a game
    refused = table.refused("lights")
    assert (refused.rule, refused.why) == ("LUX-SPC-21", "no-lights")
    table.do("done").act("lupin").do("walk F9", "end")
    assert table.seen("lupin")
    assert table.at("lupin") == "F9"
    assert {"member": LUPIN, "at": "F9"} in table.told("moved")
    table.night()
    assert table.state.turn == 8
    assert all(table.seen(name) for name in MEMBERS)


@pytest.mark.rule("LUX-SPC-22", "LUX-Q-65", "LUX-EX-18")
def test_then_the_lights_go_out() -> None:
    table = stage(
        turn=7, lupin="P3", jigen="E12", agents={1: "E14"}, vehicles={"fiat": "H22"}, rides={"goemon": "fiat"}
    )
    table.patrol().do("lights")
    table.state.turn = 8
    table.night()
    assert not table.seen("lupin")
    assert table.seen("jigen")  # in range and sight
    assert not table.seen("goemon")
    assert not table.state.vseen >> 4 & 1
    assert not table.seen("fujiko")
    assert table.state.lights == 0
    marked = stage(turn=8, lights=8, jigen="P13", marked=1 << JIGEN, visible="jigen").night()
    assert marked.seen("jigen")


@pytest.mark.rule("LUX-Q-65")
def test_lights_and_disguises() -> None:
    table = stage(turn=7, agents={1: "E14"}, agent_of=(0, -1, -1, -1), masks=(1, 0, 0, 0), lupin="E9")
    table.state.put(LUPIN, -1)
    table.patrol().do("lights")
    assert table.step == "Unmask"
    assert "pass" not in table.legal(1)
    table.do("unmask E14")
    assert table.seen("lupin")
    lit = stage(turn=7, lights=8, lupin="E9", agents={1: "E12"}, hands={"lupin": "disguise"}).act("lupin")
    assert "card" not in lit.verbs()
    assert lit.refused("card disguise 1").why == "always-seen"


@pytest.mark.rule("LUX-SPC-21", "LUX-Q-65")
def test_attacks_still_need_range_and_what_is_hidden_otherwise_stays_so() -> None:
    table = stage(turn=7, lupin="P3", agents={1: "E9"}, hands={"lupin": "p38"}, devices={"lupin": "knife"})
    table.patrol().do("lights")
    assert table.seen("lupin")
    assert "shoot 1 lupin" not in table.legal(0)
    view = table.view(0)
    assert view.hands[LUPIN] is None
    assert view.devices[LUPIN] is None


@pytest.mark.rule("LUX-SPC-24", "LUX-LVL-08", "LUX-EX-18")
def test_lights_do_nothing_for_novices() -> None:
    table = stage(level="novice").patrol()
    assert "lights" not in table.legal(0)
    refused = table.refused("lights")
    assert (refused.rule, refused.why) == ("LUX-SPC-24", "lights-novice")


@pytest.mark.rule("LUX-SPC-03", "LUX-SPC-21")
def test_only_in_the_police_phase() -> None:
    table = stage().gang()
    assert "lights" not in table.legal()
    assert table.refused("lights", 0).why == "not-your-turn"


@pytest.mark.rule("LUX-SPC-02", "LUX-INF-09")
def test_special_cards_are_cards_like_others_and_all_know_which_are_played() -> None:
    table = stage(jigen="E9", agents={1: "E13"}, hands={"jigen": "marvel", "fujiko": "love"}).act("jigen")
    table.do("card marvel 1")
    assert SPECIAL[JIGEN] in table.view(0).discards[JIGEN]
    assert table.told("card-played") == [{"member": JIGEN, "card": "marvel"}]
    seen = stage(hands={"jigen": "loyalty", "fujiko": "love"}).act("jigen").do("card loyalty")
    assert {int(move.args[0]) for move in seen.state.asks[0].moves} == {SPECIAL[FUJIKO]}
    assert draw(stage(), "jigen", "loyalty").state.ready
