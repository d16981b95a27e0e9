"""Whose side Fujiko is on in Cagliostro (LUX-FUJ, LUX-END)."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import FUJIKO, JIGEN, LUPIN
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupin.steps.hits import wound
from covo.games.lupinx.game import GAME
from covo.games.lupinx.state import LOYAL, OPEN, SECRET, SOLO
from tests.lupinx.caper import Caper, stage

OUT = {"lupin": 5, "jigen": 5, "goemon": 5}


def draw(table: Caper, card: str, member: int = FUJIKO) -> Caper:
    return table.settle(*_drawing(table, card, member), *table.state.quest.evening)


def _drawing(table: Caper, card: str, member: int):  # type: ignore[no-untyped-def]
    table.state.stack = table.state.quest.evening
    return drawn(table.state, member, table.state.kit.card[card])


@pytest.mark.rule("LUX-FUJ-01", "LUX-GEN-10", "LUX-FUJ-25", "LUX-Q-21")
def test_she_begins_on_her_own_and_hidden() -> None:
    table = stage(fujiko="E9")
    assert table.state.side() == SOLO
    assert not table.seen("fujiko")
    assert not table.state.must_show(FUJIKO)
    assert "walk F9" in table.act("fujiko").legal()


@pytest.mark.rule("LUX-FUJ-02", "LUX-FUJ-03", "LUX-FUJ-04", "LUX-FUJ-08", "LUX-DIF-07", "LUX-Q-15", "LUX-GEN-11")
def test_she_repents_by_round_twelve_and_says_nothing() -> None:
    for turn, side in ((3, LOYAL), (10, LOYAL), (12, LOYAL), (13, SOLO)):
        table = stage(turn=turn)
        table.state.stack = table.state.quest.evening
        drawn(table.state, FUJIKO, table.state.kit.card["forgive"])
        assert table.state.side() == side
        assert table.thrown("fujiko") == ([] if side == LOYAL else ["forgive"])
        assert not table.state.declared()
        assert not table.told("loyal")
        if side == LOYAL:
            assert all(table.view(seat).hands[FUJIKO] is None for seat in (0, 1, 2, 3))
    late = stage(turn=13)
    late.state.stack = late.state.quest.evening
    drawn(late.state, FUJIKO, late.state.kit.card["forgive"])
    drawn(late.state, FUJIKO, late.state.kit.card["redeem"])
    assert late.state.side() == SECRET  # the void card was not the first


@pytest.mark.rule("LUX-FUJ-05", "LUX-CFU-01", "LUX-CFU-02", "LUX-CFU-05", "LUX-INF-03")
def test_she_may_join_the_police_in_secret() -> None:
    table = stage(turn=17)
    table.state.stack = table.state.quest.evening
    drawn(table.state, FUJIKO, table.state.kit.card["redeem"])
    assert table.state.side() == SECRET
    assert not table.told("turncoat")
    assert "redeem" in table.hand("fujiko")
    assert table.view(0).hands[FUJIKO] is None
    assert table.view(0).table[FUJIKO] == ()
    assert not table.state.turncoat()


@pytest.mark.rule("LUX-FUJ-06", "LUX-FUJ-07", "LUX-DIF-08", "LUX-EX-11")
def test_only_the_first_of_the_two_cards_counts() -> None:
    table = stage(turn=8)
    table.state.stack = table.state.quest.evening
    for card in ("forgive", "redeem", "forgive"):
        drawn(table.state, FUJIKO, table.state.kit.card[card])
    assert table.state.side() == LOYAL
    assert table.thrown("fujiko") == ["forgive", "redeem"]
    other = stage(turn=8)
    other.state.stack = other.state.quest.evening
    for card in ("redeem", "forgive"):
        drawn(other.state, FUJIKO, other.state.kit.card[card])
    assert other.state.side() == SECRET
    assert other.thrown("fujiko") == ["forgive"]


@pytest.mark.rule("LUX-FUJ-09", "LUX-Q-16")
def test_a_loyal_fujiko_may_lay_her_card_open() -> None:
    table = stage(fujiko="E9", lupin="E10", hands={"fujiko": "forgive"}, visible="lupin fujiko")
    assert table.state.split()
    table.act("fujiko").do("declare")
    assert table.state.declared()
    assert not table.state.split()
    assert table.told("loyal")
    assert "walk E11" in table.legal()  # not a card play; she goes on, past Lupin
    assert table.state.rivals(LUPIN) == []
    assert "declare" not in stage(fujiko="E9").act("fujiko").verbs()
    assert stage(fujiko="E9").act("fujiko").refused("declare").rule == "LUX-FUJ-09"


@pytest.mark.rule(
    "LUX-FUJ-10", "LUX-FUJ-12", "LUX-FUJ-13", "LUX-FUJ-14", "LUX-CFU-03", "LUX-EX-12", "LUX-FUJ-15", "LUX-FUJ-17"
)
def test_a_secret_ally_hit_by_the_police_shows_her_card() -> None:
    table = stage(
        agents={1: "E9"},
        fujiko="E12",
        hands={"fujiko": "redeem gun"},
        devices={"fujiko": "knife"},
        wounds={"fujiko": 1},
    ).patrol()
    table.do("shoot 1 fujiko", "roll 6 6")
    assert table.state.side() == OPEN
    assert table.told("turncoat")
    assert table.wounds("fujiko") == 0
    assert table.seen("fujiko")
    assert table.state.must_show(FUJIKO)
    assert table.hand("fujiko") == ["gun"]
    assert table.state.devices[FUJIKO] == (5,)
    assert not {move for move in table.legal(0) if "fujiko" in move}  # LUX-FUJ-17: no more
    acting = stage(agents={1: "E9"}, fujiko="E12", table={"fujiko": "redeem"}, visible="fujiko").act("fujiko")
    assert "walk E14" in acting.legal()


@pytest.mark.rule("LUX-FUJ-11", "LUX-Q-17")
def test_a_prisoner_who_draws_the_card_is_free_at_once() -> None:
    table = stage(agents={1: "E9"}, fujiko="E10", held={"fujiko": 1}, wounds={"fujiko": 3})
    table.state.stack = table.state.quest.evening
    drawn(table.state, FUJIKO, table.state.kit.card["redeem"])
    assert table.state.side() == OPEN
    assert not table.held("fujiko")
    assert table.wounds("fujiko") == 0
    assert table.agent(1) == "E9"
    free = stage(agents={1: "E9"}, fujiko="E10")
    free.state.stack = free.state.quest.evening
    drawn(free.state, FUJIKO, free.state.kit.card["redeem"])
    assert free.state.side() == SECRET


@pytest.mark.rule("LUX-FUJ-16", "LUX-FUJ-17", "LUX-Q-18")
def test_a_turncoat_plays_for_the_police() -> None:
    table = stage(
        agents={1: "E9", 2: "F12"},
        fujiko="E12",
        lupin="E15",
        goemon="E13",
        table={"fujiko": "redeem"},
        visible="fujiko lupin goemon",
        devices={"fujiko": "radio"},
    ).gang()
    assert table.step == "Activation"  # first, and unasked
    assert table.state.asks[0].seat == 4
    assert table.options("shoot") == {"lupin"}
    assert "goemon" in table.options("fight")
    assert "radio" not in table.verbs()
    assert "1" not in table.options("shoot")  # not the police
    assert table.state.rivals(LUPIN) == [FUJIKO]
    assert "walk G12" in table.legal()  # through agent 2
    police = stage(agents={1: "E11"}, fujiko="E12", table={"fujiko": "redeem"}, visible="fujiko").patrol()
    assert "walk 1 E13" in police.legal()  # and they through her
    watcher = stage(fujiko="E12", lupin="E15", table={"fujiko": "redeem"}, visible="fujiko")
    assert watcher.state.watch()[0] >> watcher.state.at[LUPIN] & 1
    assert not stage(fujiko="E12", hands={"fujiko": "redeem"}, visible="fujiko").state.watch()[0]


@pytest.mark.rule("LUX-FUJ-18", "LUX-FUJ-21", "LUX-Q-19", "LUX-DIF-22")
def test_three_wounds_by_the_gang_and_she_is_down() -> None:
    for side in ("hands", "table"):
        pile: dict[str, Any] = {side: {"fujiko": "redeem"}}
        table = stage(fujiko="E12", jigen="E15", visible="fujiko jigen", wounds={"fujiko": 2}, **pile)
        table.act("jigen").do("shoot fujiko", "roll 6 6")
        assert table.state.down
        assert table.state.side() == OPEN
        assert not table.held("fujiko")
        assert table.wounds("fujiko") == 3
        assert table.state.rivals(JIGEN) == []
        assert not table.state.watch()[0]
        assert table.act("fujiko").legal() == {"end"}
    solo = stage(fujiko="E12", jigen="E15", agents={1: "P13"}, visible="fujiko jigen", wounds={"fujiko": 2})
    solo.act("jigen").do("shoot fujiko", "roll 6 6")
    assert solo.held("fujiko")


@pytest.mark.rule("LUX-FUJ-19", "LUX-FUJ-20", "LUX-FUJ-22", "LUX-EX-19")
def test_lupin_has_to_help_her() -> None:
    table = stage(
        fujiko="H12", lupin="H21", table={"fujiko": "redeem"}, wounds={"fujiko": 3}, down=True, visible="fujiko"
    )
    table.act("lupin")
    assert table.legal() == {"walk H15"}  # nine steps away, Movement 6: three left; and he may not just end
    assert not table.state.asks[0].default  # nor when his time is up
    table.do("walk H15")
    assert table.state.down
    assert "end" in table.legal()
    table.do("end")
    table.act("lupin")
    assert table.options("walk") <= {"H13", "H11", "G12", "I12"}
    table.do("walk H13")
    assert not table.state.down
    assert table.wounds("fujiko") == 0
    assert table.seen("lupin")
    table.state.wounds = (0, 0, 0, 2)
    table.settle(*wound(table.state, FUJIKO, JIGEN), *table.state.quest.evening)
    assert table.state.down  # any number of times
    held = stage(fujiko="H12", lupin="H21", agents={1: "H22"}, held={"lupin": 1}, table={"fujiko": "redeem"}, down=True)
    assert "end" in held.act("lupin").legal()


@pytest.mark.rule("LUX-FUJ-23", "LUX-Q-20")
def test_fujiko_and_the_others_wound_each_other() -> None:
    table = stage(fujiko="E12", lupin="E15", visible="fujiko lupin", turn=2)
    table.act("fujiko").do("shoot lupin", "roll 6 6")
    assert table.wounds("lupin") == 1
    back = stage(fujiko="E12", lupin="E15", visible="fujiko lupin").act("lupin")
    assert back.options("shoot") == {"fujiko"}
    hidden = stage(fujiko="E12", lupin="E15", visible="lupin").act("lupin")
    assert "shoot" not in hidden.verbs()
    loyal = stage(fujiko="E12", lupin="E15", hands={"fujiko": "forgive"}, visible="fujiko lupin")
    assert "shoot" not in loyal.act("fujiko").verbs()
    assert loyal.act("lupin").options("shoot") == {"fujiko"}  # he cannot know
    shown = stage(fujiko="E12", lupin="E15", table={"fujiko": "forgive"}, visible="fujiko lupin").act("lupin")
    assert "shoot" not in shown.verbs()
    arrested = stage(fujiko="E12", lupin="E15", wounds={"lupin": 3}, agents={1: "P13"}, visible="fujiko lupin")
    arrested.act("fujiko").do("shoot lupin", "roll 6 6")
    assert arrested.held("lupin")


@pytest.mark.rule("LUX-Q-20")
def test_against_the_holder_the_winner_takes_the_treasure_instead() -> None:
    table = stage(fujiko="E12", lupin="E13", visible="fujiko lupin", treasure="lupin", opened="caesar", told=True)
    table.act("fujiko").do("rob lupin", "roll 6 6", "roll 6", "take tile 1")
    assert table.state.tiles[0].place == FUJIKO
    assert table.wounds("lupin") == 0
    assert table.state.blocked >> LUPIN & 1
    early = stage(fujiko="E12", lupin="E13", visible="fujiko lupin")
    assert "rob" not in early.act("fujiko").verbs()  # nothing to take yet


@pytest.mark.rule("LUX-FUJ-24", "LUX-Q-21", "LUX-Q-96")
def test_a_solo_fujiko_with_the_treasure_is_seen_to_the_end() -> None:
    table = stage(fujiko="K13", opened="caesar").act("fujiko").do("search", "end").night()
    assert table.state.tiles[0].place == FUJIKO
    assert not table.state.marked >> FUJIKO & 1  # inside she may still lie
    table.act("fujiko")
    assert table.state.marked >> FUJIKO & 1
    assert table.seen("fujiko")
    for hand in ("forgive", "redeem"):
        other = stage(fujiko="K13", hands={"fujiko": hand}, opened="caesar").act("fujiko").do("search", "end").night()
        other.act("fujiko")
        assert not other.seen("fujiko")
    once = stage(fujiko="E9", hands={"fujiko": "forgive"}, marked=1 << FUJIKO, visible="fujiko")
    assert once.state.must_show(FUJIKO)


@pytest.mark.rule("LUX-RND-04", "LUX-RND-05", "LUX-Q-22")
def test_fujiko_is_first_full_stop() -> None:
    for extra in ({}, {"hands": {"lupin": "adored"}}, {"marked": 1 << FUJIKO, "traitor": True}):
        table = stage(turn=4, **extra).gang()
        assert (table.step, table.state.asks[0].seat) == ("Activation", 4)
    table = stage(turn=4).gang().do("end")
    assert table.options("activate") == {"lupin", "jigen", "goemon"}
    holders = stage(turn=4, traitor=True, marked=1 << LUPIN, treasure="lupin").gang().do("end")
    assert holders.options("activate") == {"jigen", "goemon"}  # who has held it since acts last


@pytest.mark.rule("LUX-Q-22")
def test_lupin_calls_her_if_she_has_not_moved() -> None:
    near: dict[str, Any] = {"fujiko": "E9", "lupin": "E12", "hands": {"lupin": "darling"}}
    near |= {"visible": "fujiko lupin", "level": "novice"}
    table = stage(**near).gang()
    table.do("end", "activate lupin", "card darling")
    assert (table.step, table.state.asks[0].seat) == ("Activation", 4)  # at once, in his activation
    assert "walk" in table.verbs()
    assert not {"shoot", "fight", "card"} & table.verbs()
    table.do("walk F11", "end")
    assert (table.step, table.state.asks[0].seat) == ("Activation", 1)  # which goes on
    assert table.state.movement(LUPIN) == 12
    assert table.state.trace[0] >> table.place.node["E22"] & 1  # and all reckon with it
    table.do("walk E10", "end")
    assert table.options("activate") == {"jigen", "goemon"}
    moved = stage(**near).gang()
    moved.do("walk E10", "end", "activate lupin")
    assert not moved.options("card darling")


@pytest.mark.rule("LUX-Q-80", "LUX-Q-81", "LUX-Q-82", "LUX-Q-92")
def test_an_undeclared_fujiko_is_no_member_of_the_gang() -> None:
    table = stage(radio=True, fujiko="D15", lupin="D16", visible="fujiko lupin")
    assert GAME.talk(table.state)[1].speakers == (1, 2, 3)
    assert not table.state.may_free(FUJIKO, LUPIN)
    assert table.state.may_free(JIGEN, FUJIKO)  # whoever likes
    assert "walk D14" not in table.act("lupin").legal()  # between the walls of the ramp she does not make way
    assert "walk D14" in stage(fujiko="D15", lupin="D16", table={"fujiko": "forgive"}).act("lupin").legal()
    open_now = stage(radio=True, table={"fujiko": "forgive"})
    assert GAME.talk(open_now.state)[1].speakers == (1, 2, 3, 4)
    trap = stage(fujiko="H12", traps=((187, LUPIN),), visible="")
    at = trap.place.names[187]
    assert at == "H13"
    trap.act("fujiko").do("walk H14")
    assert trap.wounds("fujiko") == 1


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-END-01", "LUX-END-06", "LUX-GEN-03", "LUX-EX-20")
def test_the_three_win_without_a_solo_fujiko() -> None:
    table = stage(gone=OUT, treasure="goemon", turn=18)
    assert table.ends() == "loyal"
    assert table.winners() == (1, 2, 3)
    ally = stage(gone=OUT, treasure="goemon", hands={"fujiko": "redeem"})
    assert (ally.ends(), ally.winners()) == ("loyal", (1, 2, 3))


@pytest.mark.rule("LUX-END-07", "LUX-END-01", "LUX-EX-20")
def test_a_loyal_fujiko_has_to_leave_too() -> None:
    table = stage(gone=OUT, treasure="goemon", hands={"fujiko": "forgive"}, turn=18)
    assert (table.ends(), table.winners()) == ("time", (0,))
    four = stage(gone={**OUT, "fujiko": 6}, treasure="goemon", hands={"fujiko": "forgive"})
    assert (four.ends(), four.winners()) == ("escape", (1, 2, 3, 4))


@pytest.mark.rule("LUX-END-02", "LUX-END-03", "LUX-Q-48")
def test_a_solo_fujiko_wins_alone() -> None:
    table = stage(gone={"fujiko": 9}, treasure="fujiko")
    assert (table.ends(), table.winners()) == ("betrayal", (4,))
    empty = stage(gone={"fujiko": 9}, turn=18)
    assert (empty.ends(), empty.winners()) == ("time", (0,))
    hope = stage(gone=OUT)  # the three have gone with nothing, she may still find it
    assert hope.ends() == ""


@pytest.mark.rule("LUX-END-04", "LUX-DIF-29", "LUX-END-05")
@pytest.mark.parametrize("pile", ["hands", "table"])
def test_with_the_police_she_wins_with_zenigata(pile: str) -> None:
    table = stage(turn=18, **{pile: {"fujiko": "redeem"}})  # type: ignore[arg-type]
    assert (table.ends(), table.winners()) == ("alliance", (0, 4))
    empty = stage(gone=OUT, **{pile: {"fujiko": "redeem"}})  # type: ignore[arg-type]
    assert (empty.ends(), empty.winners()) == ("alliance", (0, 4))  # leaving without it is not enough
    assert stage(turn=18).winners() == (0,)


@pytest.mark.rule("LUX-END-08")
def test_at_the_end_the_cards_are_shown() -> None:
    table = stage(turn=18, hands={"fujiko": "redeem"}).night()
    assert table.state.outcome is not None
    assert table.view(0).hands[FUJIKO] == table.state.hands[FUJIKO]


@pytest.mark.rule("LUX-Q-49")
def test_all_arrested() -> None:
    three = {"lupin": 1, "jigen": 2, "goemon": 3}
    agents = {1: "E9", 2: "F9", 3: "F10", 4: "P13"}
    solo = stage(held=three, agents=agents)
    assert not solo.state.all_arrested()
    open_now = stage(held=three, agents=agents, table={"fujiko": "redeem"})
    assert open_now.state.all_arrested()
    assert open_now.state.captured().reason == "alliance"
    everybody = stage(held={**three, "fujiko": 4}, agents=agents)
    assert everybody.state.all_arrested()
    assert everybody.state.captured().reason == "arrests"
    assert not stage(held=three, agents=agents, gone={"fujiko": 4}).state.all_arrested()


@pytest.mark.rule("LUX-CSE-17", "LUX-CSE-19", "LUX-CSE-20", "LUX-CSE-21", "LUX-Q-12", "LUX-Q-86")
def test_who_leaves_where() -> None:
    assert "leave" in stage(lupin="A2").act("lupin").verbs()
    assert "leave" not in stage(lupin="T1").act("lupin").verbs()
    for hand, ways in (("", ("T1", "T25")), ("forgive", ("A1", "A2", "A4")), ("redeem", ())):
        for square in ("T1", "T25", "A1", "A2", "A4"):
            table = stage(fujiko=square, hands={"fujiko": hand}).act("fujiko")
            assert ("leave" in table.verbs()) == (square in ways), (hand, square)


@pytest.mark.rule("LUX-Q-12")
def test_with_the_police_she_may_give_the_treasure_back() -> None:
    inside = stage(fujiko="K13", hands={"fujiko": "redeem"}, treasure="fujiko", opened="caesar").act("fujiko")
    inside.do("restore")
    assert inside.state.tiles[0].place == 4
    assert inside.state.again
    beside = stage(fujiko="E9", agents={1: "E10"}, table={"fujiko": "redeem"}, treasure="fujiko", told=True).act(
        "fujiko"
    )
    assert beside.options("restore") == {"1"}
    beside.do("restore 1")
    assert (beside.state.tiles[0].place, beside.state.carrier) == (9, 5)
    secret = stage(fujiko="E9", agents={1: "E10"}, hands={"fujiko": "redeem"}, treasure="fujiko").act("fujiko")
    assert "restore" not in secret.verbs()  # it would give her away
    solo = stage(fujiko="K13", treasure="fujiko", opened="caesar").act("fujiko")
    assert "restore" not in solo.verbs()
    assert solo.refused("restore").rule == "LUX-Q-12"


@pytest.mark.rule("LUX-Q-87")
def test_leaving_with_the_gang_shows_that_she_is_loyal() -> None:
    table = stage(fujiko="A2", hands={"fujiko": "forgive"}).act("fujiko").do("leave")
    assert table.told("loyal")
    assert table.state.declared()
    solo = stage(fujiko="T1").act("fujiko").do("leave")
    assert not solo.told("loyal")


@pytest.mark.rule("LUX-Q-90", "LUX-Q-91")
def test_grenades_and_kits() -> None:
    table = stage(fujiko="E12", lupin="E9", agents={1: "E13"}, visible="fujiko", devices={"lupin": "grenade"}).act(
        "lupin"
    )
    table.do("grenade E13")
    assert table.wounds("fujiko") == 0
    foe = stage(fujiko="E12", lupin="E9", table={"fujiko": "redeem"}, visible="fujiko", devices={"lupin": "grenade"})
    foe.act("lupin").do("grenade E12")
    assert foe.wounds("fujiko") == 1
    heal = {"devices": {"lupin": "kit"}, "wounds": {"fujiko": 1}, "fujiko": "E12", "lupin": "E13", "visible": "fujiko"}
    assert stage(**heal).act("lupin").options("heal") == {"fujiko"}  # type: ignore[arg-type]
    turned = stage(**heal, table={"fujiko": "redeem"}).act("lupin")  # type: ignore[arg-type]
    assert "heal" not in turned.verbs()
    herself = stage(fujiko="E12", devices={"fujiko": "kit"}, wounds={"fujiko": 1}, table={"fujiko": "redeem"})
    assert herself.act("fujiko").options("heal") == {"fujiko"}


@pytest.mark.rule("LUX-Q-97", "LUX-Q-98")
def test_changing_sides_she_keeps_the_treasure() -> None:
    table = stage(fujiko="E9", lupin="E10", treasure="fujiko", told=True)
    table.state.stack = table.state.quest.evening
    drawn(table.state, FUJIKO, table.state.kit.card["forgive"])
    assert table.state.side() == LOYAL
    assert "hand 1 lupin" in table.act("fujiko").legal()
    police = stage(fujiko="E12", agents={1: "E9"}, hands={"fujiko": "redeem"}, treasure="fujiko").patrol()
    police.do("shoot 1 fujiko", "roll 6 6")
    assert police.state.tiles[0].place == FUJIKO
    assert "hand 1 lupin" not in stage(fujiko="E9", lupin="E10", treasure="fujiko", told=True).act("fujiko").legal()
