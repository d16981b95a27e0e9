"""Fujiko's new mission cards (LUX-CFU); what comes of changing sides is in test_fujiko.py."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.state import LOYAL, SECRET, SOLO
from tests.lupinx.caper import stage
from tests.lupinx.drawing import draw
from tests.lupinx.test_cards_decks import PLAIN, deal

# ── Redeemed by justice ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CFU-01", "LUX-CFU-02", "LUX-FUJ-05", "LUX-INF-03")
@pytest.mark.parametrize("turn", [1, 9, 17])
def test_she_works_with_the_police_and_tells_nobody(turn: int) -> None:
    table = draw(stage(turn=turn), "fujiko", "redeem")
    assert table.state.side() == SECRET
    assert table.hand("fujiko") == ["redeem"]
    assert [seat for seat in range(5) if table.heard_by("drew", seat)] == [4]
    assert [table.view(seat).hands[FUJIKO] for seat in range(4)] == [None] * 4
    assert not table.told("turncoat")


@pytest.mark.rule("LUX-CFU-01", "LUX-Q-09")
def test_among_the_first_cards_it_decides_from_the_start() -> None:
    table = deal("cagliostro", *PLAIN[:3], "redeem stiletto")
    assert table.state.side() == SECRET
    assert deal("cagliostro", *PLAIN).state.side() == SOLO


@pytest.mark.rule("LUX-CFU-05", "LUX-Q-15", "LUX-EX-11")
def test_it_has_no_round_limit_and_only_the_first_of_the_two_counts() -> None:
    assert draw(stage(turn=18), "fujiko", "redeem").state.side() == SECRET
    second = draw(stage(turn=8), "fujiko", "forgive", "redeem")
    assert second.state.side() == LOYAL
    assert second.thrown("fujiko") == ["redeem"]
    late = draw(stage(turn=13), "fujiko", "forgive", "redeem")
    assert late.state.side() == SECRET
    assert late.thrown("fujiko") == ["forgive"]


@pytest.mark.rule("LUX-CFU-03", "LUX-FUJ-10", "LUX-FUJ-13")
def test_a_policemans_bullet_brings_it_to_light() -> None:
    table = stage(agents={1: "E9"}, fujiko="E12", hands={"fujiko": "redeem"}, wounds={"fujiko": 2}).patrol()
    table.do("shoot 1 fujiko", "roll 6 6")
    assert table.state.turncoat()
    assert table.wounds("fujiko") == 0
    assert not table.held("fujiko")


@pytest.mark.rule("LUX-CFU-04", "LUX-STC-02")
def test_at_stonehenge_it_is_discarded() -> None:
    table = draw(stage("stonehenge"), "fujiko", "redeem")
    assert table.thrown("fujiko") == ["redeem"]
    assert table.hand("fujiko") == []


@pytest.mark.rule("LUX-CFU-01", "LUX-Q-01")
def test_with_one_player_for_the_gang_it_is_void() -> None:
    table = draw(stage(seats=2), "fujiko", "redeem")
    assert table.thrown("fujiko") == ["redeem"]
    assert table.state.side() == LOYAL


# ── Hidden gun ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CFU-06", "LUX-CFU-07", "LUX-CFU-08", "LUX-Q-60")
def test_one_more_shot() -> None:
    table = stage(fujiko="E9", agents={1: "E12", 2: "E13"}, hands={"fujiko": "gun gun"}).act("fujiko")
    table.do("shoot 1", "roll 6 6")
    assert table.agent(1) == ""
    assert "shoot" not in table.verbs()
    table.do("card gun 2", "roll 6 6")
    assert table.agent(2) == ""
    assert table.thrown("fujiko") == ["gun"]
    assert "card" not in table.verbs()  # one card a round
    first = stage(fujiko="E9", agents={1: "E12", 2: "E13"}, hands={"fujiko": "gun"}).act("fujiko")
    first.do("card gun 1", "roll 1 1")
    assert "shoot 2" in first.legal()  # besides her standard attack


@pytest.mark.rule("LUX-CFU-08", "LUX-Q-60")
def test_it_is_a_pistol_shot_with_her_own_value() -> None:
    def dice(first: str) -> object:
        table = stage(fujiko="E9", agents={1: "E12"}, hands={"fujiko": "gun"}).act("fujiko")
        roll = table.do(first, "roll 3 4").state.dice
        assert roll is not None
        return roll.value, roll.need, roll.result

    assert dice("card gun 1") == dice("shoot 1")
    melee = stage(fujiko="E9", agents={1: "E10", 2: "E13"}, hands={"fujiko": "gun"}).act("fujiko").do("fight 1")
    while melee.step in ("BlowRoll", "DodgeRoll"):
        melee.do("roll 6 6" if melee.step == "BlowRoll" else "roll 6")
    assert "card gun 2" in melee.legal()  # also after a fight
    none = stage(fujiko="E9", agents={1: "P13"}, hands={"fujiko": "gun"}).act("fujiko")
    assert "card" not in none.verbs()  # range and sight as ever
    near = stage(fujiko="E9", agents={1: "E10"}, hands={"fujiko": "gun"}).act("fujiko")
    assert "card gun 1" not in near.legal()
    refused = near.refused("card gun 1")
    assert (refused.rule, refused.why) == ("LUX-CFU-08", "no-shot")
