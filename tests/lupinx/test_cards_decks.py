"""Mission cards of the expansion in general, and the decks (LUX-CRD, LUX-DCK)."""

from __future__ import annotations

from collections import Counter

import pytest

from covo.games.lupin.box import FUJIKO, LUPIN, MEMBERS
from covo.games.lupin.steps.setup import Deal
from covo.games.lupinx import box
from covo.games.lupinx.missions import ADVENTURES
from covo.kernel import CHANCE
from tests.lupinx.caper import Caper, new, stage
from tests.lupinx.drawing import draw

MISSIONS = ("cagliostro", "stonehenge")


def deal(mission: str, *cards: str, seats: int = 5) -> Caper:
    """Set-up till the cards are dealt; Lupin, Jigen, Goemon and Fujiko get these two each."""
    table = new(seats, mission=mission)
    while table.step != "Deal":
        table.do(min(table.legal()))
    for pair in cards:
        numbers = sorted(table.state.kit.card[card] for card in pair.split())
        table.chance("draw " + " ".join(map(str, numbers)))
    return table


PLAIN = ("p38 p38", "aim cover", "blade wind", "charm stiletto")


@pytest.mark.rule("LUX-DCK-01", "LUX-CRD-03", "LUX-COM-03", "LUX-DIF-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_four_decks_of_twenty(mission: str) -> None:
    kit = ADVENTURES[mission].kit
    assert [len(deck) for deck in kit.decks] == [20, 20, 20, 20]
    new_cards = Counter(kit.cards[n].name for deck in kit.decks for n in deck if n >= box.FLAT_TYRE)
    assert new_cards == {
        "flat": 2,
        "plan": 1,
        "cuffs": 2,
        "forget": 2,
        "hole": 2,
        "loyalty": 1,
        "shrug": 3,
        "scorn": 2,
        "redeem": 1,
        "gun": 4,
    }
    assert all(kit.cards[n].owner == member for member, deck in enumerate(kit.decks) for n in deck)


@pytest.mark.rule("LUX-DCK-02", "LUX-DCK-03", "LUX-DCK-04", "LUX-DCK-05", "LUX-SPC-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_two_cards_and_the_special_one_before_anything_is_bought(mission: str) -> None:
    table = deal(mission)
    assert table.step == "Deal"
    assert table.state.asks[0].seat == CHANCE
    assert [table.hand(name) for name in MEMBERS] == [["magic"], ["marvel"], ["slash"], ["love"]]
    table = deal(mission, *PLAIN)
    assert [len(table.hand(name)) for name in MEMBERS] == [3, 3, 3, 3]
    assert table.state.ready  # Zenigata's
    assert all(not held for held in table.state.devices)
    while table.step not in ("Heist", "Planning"):
        table.do(min(table.legal()))
    assert "buy" in table.verbs()


@pytest.mark.rule("LUX-DCK-06", "LUX-Q-09", "LUX-CLU-03", "LUX-CJI-06")
@pytest.mark.parametrize("mission", MISSIONS)
def test_void_cards_of_the_set_up_are_not_replaced(mission: str) -> None:
    table = deal(mission, "flat p38", "hole cover", "blade scorn", "charm stiletto")
    assert table.hand("lupin") == ["magic", "p38"]
    assert table.thrown("lupin") == ["flat"]
    assert table.hand("jigen") == ["marvel", "cover"]
    assert table.thrown("jigen") == ["hole"]
    assert sorted(table.hand("goemon")) == ["blade", "scorn", "slash"]  # valid, and kept
    assert table.state.lost == 0


@pytest.mark.rule("LUX-Q-09", "LUX-CRD-03", "LUX-STC-01", "LUX-STC-02", "LUX-STC-03", "LUX-STC-04")
def test_what_is_void_at_stonehenge() -> None:
    table = deal("stonehenge", "p38 p38", "loyalty cover", "leap blade", "forgive redeem")
    assert [table.thrown(name) for name in MEMBERS] == [[], ["loyalty"], ["leap"], ["forgive", "redeem"]]
    other = deal("cagliostro", "p38 p38", "loyalty cover", "leap blade", "forgive stiletto")
    assert [table_thrown for name in MEMBERS for table_thrown in other.thrown(name)] == []


@pytest.mark.rule("LUX-CRD-01", "LUX-RND-12", "LUX-SPC-02")
def test_one_card_a_round_special_or_not() -> None:
    table = stage(fujiko="E9", agents={1: "E13"}, hands={"fujiko": "gun love"}, visible="fujiko").act("fujiko")
    assert {"card gun 1"} < table.legal()
    table.do("card gun 1", "roll 1 1")
    assert "card" not in table.verbs()
    refused = table.refused("card love")
    assert (refused.rule, refused.why) == ("LUX-RND-12", "one-card")
    assert table.refused("card marvel 1").rule == "LUP-CRD-04"  # not her card


@pytest.mark.rule("LUX-CRD-01")
def test_every_third_elimination_draws_from_the_deck_of_twenty() -> None:
    table = stage(jigen="E9", agents={1: "E13"}, hands={"jigen": "aim"}, kills=(0, 2, 0, 0)).act("jigen")
    table.do("card aim 1")
    assert table.step == "DrawCards"
    table.chance(f"draw {table.state.kit.card['forget']}")
    assert table.hand("jigen") == ["forget"]
    assert [str(event["member"]) for event in table.told("card-drawn")] == ["1"]
    assert not table.heard_by("drew", 0)
    assert table.view(0).hands[1] is None


@pytest.mark.rule("LUX-CRD-02", "LUX-Q-94")
def test_what_works_when_drawn_works_in_the_police_phase_too() -> None:
    table = stage(lupin="H14", vehicles={"fiat": "H14"}, rides={"lupin": "fiat"}).patrol()
    draw(table, "lupin", "flat", "cuffs")
    assert table.step == "Patrol"
    assert table.state.lost == table.state.turn
    assert table.hand("lupin") == ["cuffs"]  # an optional one waits


@pytest.mark.rule("LUX-CRD-04", "LUX-Q-58")
def test_a_card_played_in_answer_is_the_card_of_the_round() -> None:
    table = stage(goemon="E9", agents={1: "E13"}, hands={"goemon": "shrug wind"}).patrol()
    table.do("shoot 1 goemon", "roll 6 6", "shrug").act("goemon")
    assert "card" not in table.verbs()
    refused = table.refused("card wind")
    assert (refused.rule, refused.why) == ("LUX-CRD-04", "reacted")
    table.state.turn, table.state.limit = 4, 18
    table.dawn()
    assert not table.state.card_spent(2)


@pytest.mark.rule("LUX-DCK-01")
def test_a_deal_draws_from_the_members_own_deck() -> None:
    table = stage(turn=0).through(Deal((LUPIN,)))
    drawn = {int(card) for ask in table.state.asks for move in ask.moves for card in move.args}
    assert drawn == set(table.state.kit.decks[LUPIN])
    assert not drawn & set(table.state.kit.decks[FUJIKO])
