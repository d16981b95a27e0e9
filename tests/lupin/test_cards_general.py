"""LUP-CRD: mission cards in general, and the table of all sixty."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from covo.games.lupin.box import CARDS, DECKS, FUJIKO, GOEMON, JIGEN, LUPIN
from covo.games.lupin.plays import PLAYS
from tests.lupin.heist import heist, tell_apart


@pytest.mark.rule("LUP-CRD-01", "LUP-CRD-02", "LUP-CRD-06")
def test_one_card_in_a_turn() -> None:
    h = heist(jigen="K4", agents="K1 K7", hands={"jigen": "cover aim magnum"}).act("jigen")
    assert {move.split()[1] for move in h.moves("card")} == {"cover", "aim", "magnum"}
    h.do("card cover")
    assert h.state.covered  # applied at once
    assert h.moves("card") == []
    assert (h.hand("jigen"), h.thrown("jigen")) == (["aim", "magnum"], ["cover"])
    h.do("end").act("lupin")
    assert h.next_turn("GangPhase").act("jigen").moves("card")  # each turn anew


@pytest.mark.rule("LUP-CRD-03", "LUP-Q-84", "LUP-Q-140")
@pytest.mark.parametrize("kills", range(9))
def test_every_third_elimination_draws_a_card(kills: int) -> None:
    h = heist(jigen="K4", agents="K1 K7", kills={"jigen": kills}).act("jigen").do("shoot 1").roll(6, 6)
    assert (h.step == "DrawCards") is ((kills + 1) % 3 == 0)
    if h.step == "DrawCards":
        assert set(h.ask().moves[0].args) <= set(DECKS[JIGEN])
        h.draw("cover")
        assert h.hand("jigen") == ["cover"]
        assert h.can("card cover")  # in the same activation


@pytest.mark.rule("LUP-Q-85", "LUP-CRD-03")
def test_eliminations_count_one_by_one_and_an_empty_deck_gives_nothing() -> None:
    h = heist(goemon="K4", agents="H1 I3 J1 I1", kills={"goemon": 2}, devices={"goemon": "grenade"}).act("goemon")
    h.do("grenade I2")
    assert h.kills("goemon") == 6
    h.draw("zantetsu").draw("leap")
    assert (h.step, h.hand("goemon")) == ("Activation", ["zantetsu", "leap"])
    names = [card.name for card in CARDS if card.owner == JIGEN for _ in range(card.copies)]
    empty = heist(jigen="K4", agents="K1", kills={"jigen": 2}, hands={"jigen": "cover"})
    empty.state.discards = ((), tuple(n for n in DECKS[JIGEN] if CARDS[n].name != "cover"), (), ())
    empty.state.hands = ((), tuple(n for n in DECKS[JIGEN] if CARDS[n].name == "cover"), (), ())
    assert len(names) == 15
    assert empty.state.deck(JIGEN) == ()
    assert empty.act("jigen").do("shoot 1").roll(6, 6).step == "Activation"
    back = heist(jigen="K4", zenigata="K1", zwounds=3, kills={"jigen": 2}).act("jigen").do("shoot zenigata").roll(6, 6)
    assert (back.kills("jigen"), back.step) == (2, "PutBack")  # he counts for nothing


@pytest.mark.rule("LUP-Q-146", "LUP-Q-85")
def test_who_has_left_draws_no_more_cards() -> None:
    trap = heist().place.node["J3"]
    h = heist(phase="police", agents="K3", traps=((trap, FUJIKO),), gone={"fujiko": 1}, kills={"fujiko": 2})
    h.do("walk 1 J3 I3")
    assert (h.kills("fujiko"), h.step, h.hand("fujiko")) == (3, "Patrol", [])


@pytest.mark.rule("LUP-CRD-04", "LUP-SET-11")
def test_each_draws_from_a_deck_of_its_own() -> None:
    for member, own in enumerate(DECKS):
        assert {CARDS[card].owner for card in own} == {member}
        assert len(own) == 15
    h = heist(jigen="K4", goemon="J4", agents="K1", hands={"jigen": "aim", "goemon": "zantetsu"})
    assert {move.split()[1] for move in h.act("jigen").moves("card")} == {"aim"}


@pytest.mark.rule("LUP-CRD-05", "LUP-INF-03", "LUP-SET-12")
def test_a_hand_is_its_owners_secret() -> None:
    one = heist(hands={"jigen": "aim cover", "fujiko": "forgive"})
    other = heist(hands={"jigen": "hat whisky", "fujiko": "forgive"})
    assert tell_apart(one, other) == {2}
    assert (one.view(0).cards, one.view(0).hands) == ((0, 2, 0, 1), (None, None, None, None))


@pytest.mark.rule("LUP-CRD-07", "LUP-Q-87", "LUP-LVL-08")
def test_what_cannot_be_applied_is_discarded_if_it_must_and_kept_if_it_may() -> None:
    h = heist(lupin="K4", fujiko="H1!", agents="K1", kills={"lupin": 2}).act("lupin").do("shoot 1").roll(6, 6)
    h.draw("adored")
    assert (h.hand("lupin"), h.thrown("lupin")) == ([], ["adored"])
    h = heist(goemon="K4", agents="K1", hands={"goemon": "blade leap"}).act("goemon")
    assert not any(move.startswith("card blade") for move in h.moves())  # he has no knife
    assert h.do("end").hand("goemon") == ["blade", "leap"]


@pytest.mark.rule("LUP-CRD-08", "LUP-Q-86", "LUP-GEN-07")
def test_forced_cards_come_first_use_the_play_and_take_no_help() -> None:
    h = heist(jigen="K4", agents="K1 K7", hands={"jigen": "whisky hat aim"}).act("jigen")
    assert h.moves("card") == []  # no sure shot on a bad day
    h.do("shoot 1").roll(6, 3)
    assert h.dice == (2, 12, "miss")  # the oldest binds
    assert (h.hand("jigen"), h.thrown("jigen")) == (["hat", "aim"], ["whisky"])
    assert h.moves("card") == []
    h.next_turn("GangPhase").act("jigen").do("shoot 1").roll(6, 2)
    assert h.dice == (3, 12, "miss")  # one for each shot
    calm = heist(jigen="K4", agents="K1", hands={"jigen": "whisky cover"}).act("jigen").do("card cover", "end")
    assert calm.hand("jigen") == ["whisky"]  # whoever does not shoot waits


@pytest.mark.rule("LUP-Q-88", "LUP-CJI-01")
def test_sure_hits_on_zenigata_and_on_cars() -> None:
    h = heist(jigen="G7", zenigata="H8", agents={1: "car1"}, cars="G3", hands={"jigen": "aim aim"}).act("jigen")
    assert {"card aim car1", "card aim zenigata"} == set(h.moves("card"))
    one = heist(jigen="G7", zenigata="H8", hands={"jigen": "aim"}).act("jigen").do("card aim zenigata")
    assert (one.state.zwounds, one.step) == (1, "Activation")
    h.do("card aim car1")
    assert (h.state.car_hits[0], h.step) == (1, "Activation")
    far = heist("bank", jigen="O1", agents="O7", hands={"jigen": "aim"}).act("jigen")
    assert far.moves("card") == []  # range is needed
    knife = heist(fujiko="G7", agents={1: "car1"}, cars="G3", hands={"fujiko": "stiletto"}).act("fujiko")
    assert knife.moves("card") == []  # a knife does nothing to a car


@pytest.mark.rule("LUP-Q-06")
def test_a_novices_hiding_card_means_not_to_be_attacked() -> None:
    h = heist(goemon="K4!", agents="K1", hands={"goemon": "wind"}, level="novice", turn=7).act("goemon")
    h.do("card wind", "walk K3", "end")
    assert h.seen("goemon")
    h.next_turn()
    assert not any("goemon" in move for move in h.moves("shoot", "fight"))
    h.next_turn()
    assert any("goemon" in move for move in h.moves("shoot", "fight"))


@pytest.mark.rule("LUP-COM-07", "LUP-CRD-04")
def test_the_table_of_sixty_cards() -> None:
    counts = [Counter({card.name: card.copies for card in CARDS if card.owner == member}) for member in range(4)]
    assert counts[JIGEN] == {
        "aim": 2,
        "hat": 1,
        "cover": 2,
        "bullets": 2,
        "cigarette": 1,
        "whisky": 2,
        "double": 3,
        "magnum": 1,
        "mask": 1,
    }
    assert counts[FUJIKO] == {"dear": 2, "forgive": 4, "getaway": 2, "stiletto": 5, "charm": 2}
    assert counts[GOEMON] == {
        "zantetsu": 3,
        "nobody": 2,
        "withjigen": 2,
        "withlupin": 1,
        "blade": 2,
        "leap": 2,
        "wind": 2,
        "pray": 1,
    }
    assert counts[LUPIN] == {"think": 1, "p38": 2, "adored": 2, "disguise": 6, "darling": 2, "pedal": 2}
    assert [sum(count.values()) for count in counts] == [15, 15, 15, 15]
    played = {CARDS[card].name for card in PLAYS}
    forced = {"hat", "bullets", "cigarette", "whisky", "forgive", "nobody", "withjigen", "withlupin", "pray", "think"}
    assert played | forced | {"adored"} == {card.name for card in CARDS}


@pytest.mark.rule("LUP-Q-06", "LUP-Q-92")
@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_novice_who_slips_out_of_a_disguise_is_not_attacked(level: str) -> None:
    h = heist(lupin="K4", agents="K1 H4", hands={"lupin": "disguise"}, level=level, turn=7).act("lupin")
    h.do("card disguise 1").next_turn("GangPhase").act("lupin")
    h.do("unmask J1", "end")
    assert h.seen("lupin") is (level == "novice")
    h.next_turn().do("walk 2 H1")
    assert h.seen("lupin")
    assert h.can("shoot 2 lupin") is (level == "expert")
    h.next_turn()
    assert h.can("shoot 2 lupin")  # for one police phase


@pytest.mark.rule("LUP-COM-07", "LUP-CRD-02")
def test_the_cards_of_the_box_are_those_of_the_rulebook() -> None:
    """The tables of the rules list them in the order of the box: how many there are of each, and when it is played."""
    text = (files("covo.games.lupin") / "rules.md").read_text(encoding="utf-8")
    tables = text[text.index("### Jigen (15)") : text.index("## Data: board constraints")]
    rows = [line.split("|")[1:5] for line in tables.splitlines() if line.startswith("| ") and "Card (it)" not in line]
    assert len(rows) == len(CARDS)
    for card, (_, title, count, when) in zip(CARDS, rows, strict=True):
        assert (title, card.copies, card.when in re.findall(r"\w+", when)) == (title, int(count), True)
