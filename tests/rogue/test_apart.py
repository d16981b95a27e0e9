"""Who may know what: two tables that differ in one secret are told apart by its holders alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import fields

from covo.games.rogue.box import CARD, CLU, NAMED
from covo.games.rogue.game import GAME
from covo.games.rogue.state import Rogue
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.rescue import TakeChip
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import CHANCE, WATCHER, Seat
from tests.rogue.table import Table

ALL = {WATCHER, 0, 1, 2}


def tell_apart(one: Table, other: Table) -> set[Seat]:
    """Who can tell two tables apart, by what they see, hear or are asked."""

    def known(table: Table, viewer: Seat) -> str:
        heard = [event for event in table.told if event.heard_by(viewer)]
        ask = table.state.ask(viewer)
        return repr((table.view(viewer), heard, ask and ask.plain()))

    return {viewer for viewer in (WATCHER, *range(one.state.seats)) if known(one, viewer) != known(other, viewer)}


def pair(seat: Seat, one: str, other: str) -> tuple[Table, Table]:
    """Two tables at which a player holds one card or the other, in the Encounter window of seat 0."""
    tables = Table(3).give(seat, one), Table(3).give(seat, other)
    return tables[0].turn(0), tables[1].turn(0)


# ── Hands ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-HID-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("one", "other"), [("R19", "R20"), ("R01", "R39"), ("M01", "M02"), ("M01", "M23"), ("K1", "K2")]
)
def test_hands_are_their_owner_s(seat: Seat, one: str, other: str) -> None:
    assert tell_apart(*pair(seat, one, other)) == {seat}


@pytest.mark.rule("RGT-HID-01")
@pytest.mark.parametrize("cards", [("R19",), ("R19", "R20"), ("M01",), ("K1", "K1", "K2")])
def test_how_many_cards_somebody_holds_is_open(cards: tuple[str, ...]) -> None:
    assert tell_apart(Table(3).give(1, *cards).turn(0), Table(3).turn(0)) == ALL


@pytest.mark.rule("RGT-HID-01")
@pytest.mark.parametrize(("one", "other"), [("C03", "C04"), ("S15", "S16")])
def test_companions_and_items_are_open(one: str, other: str) -> None:
    assert tell_apart(*pair(1, one, other)) == ALL


@pytest.mark.rule("RGT-HID-01")
def test_lives_ammunition_and_slots_are_open() -> None:
    for changes in ({"lives": 3}, {"ammo": (1, 0, 0, 0)}, {"slots": (1, 0, 0)}, {"sector": NAMED["Furlow"]}):
        assert tell_apart(Table(3).put(1, **changes).turn(0), Table(3).turn(0)) == ALL


@pytest.mark.rule("RGT-HID-01", "RGT-ROG-07")
def test_being_asked_in_a_window_tells_nothing_of_a_hand() -> None:
    """A card that can be played and one that cannot: the others see the same."""
    assert tell_apart(*pair(1, "R19", "R20")) == {1}  # the one is a Movement card, the other is not
    done = [table.do(1, "pass") for table in pair(1, "R19", "R20")]
    assert tell_apart(*done) == {1}


@pytest.mark.rule("RGT-HID-01", "RGT-ROG-02")
def test_a_played_or_discarded_rogue_card_is_seen_by_all() -> None:
    one, other = (
        table.do(1, "play R19") for table in (Table(3).give(1, "R19").turn(0), Table(3).give(1, "R19").turn(0))
    )
    assert tell_apart(one, other) == set()
    assert one.news("plays") == [{"seat": 1, "card": "R19", "on": 0}]
    assert one.view(WATCHER).discards[3][CARD["R19"] - CARD["R01"]] == 1


@pytest.mark.rule("RGT-HID-01")
def test_drawn_cards_are_the_drawer_s() -> None:
    def refill(card: str) -> Table:
        return Table(3).at(0, "Copper Hills").give(0, "R13", "R13").ends(0).do(0, "done").draw(card)

    assert tell_apart(refill("R19"), refill("R20")) == {0}

    def mission(card: str) -> Table:
        return Table(3).at(0, "Furlow").give(0, "M06").ends(0).quiet().draw("K1", card)

    assert tell_apart(mission("M01"), mission("M02")) == {0}
    assert tell_apart(mission("M01"), mission("M23")) == {0}  # that it cannot be refused is his alone
    assert tell_apart(mission("M01").do(0, "no"), mission("M02").do(0, "no")) == ALL  # discarded face up

    def clue(card: str) -> Table:
        return Table(3).at(0, "Furlow").give(0, "M06").ends(0).quiet().draw(card)

    assert tell_apart(clue("K1"), clue("K3")) == {0}


@pytest.mark.rule("RGT-HID-01")
def test_supply_is_open() -> None:
    def drawn(card: str) -> Table:
        return Table(3).start(Supplies(0, 1), NextTurn()).draw(card)

    assert tell_apart(drawn("S01"), drawn("S04")) == ALL


# ── Decks ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-HID-01", "RGT-MIL-13")
def test_nobody_sees_a_deck_but_who_searches_the_clues() -> None:
    def before(*left: str) -> Table:
        return Table(3).at(0, "Battle Computer").give(0, "K1", "K2", "K3").only(CLU, *left).ends(0)

    one, other = before("K4", "K4", "K1"), before("K4", "K2", "K1")
    assert tell_apart(one, other) == set()
    for table in (one, other):
        table.do(0, "yes")
    assert tell_apart(one, other) == {0}
    assert one.view(0).clue_deck == (1, 0, 0, 2)
    assert one.view(1).clue_deck == ()


@pytest.mark.rule("RGT-HID-07", "RGT-SET-01")
def test_a_view_holds_the_size_of_a_deck_and_nothing_of_chance() -> None:
    table = Table(3).turn(0)
    assert table.view(0).decks == tuple(sum(deck) for deck in table.state.decks)
    assert all(isinstance(size, int) for size in table.view(0).decks)
    assert not {field.name for field in fields(type(table.view(0)))} & {"rng", "random", "seed", "order"}
    assert not any("random" in repr(field.type).lower() for field in fields(Rogue))


@pytest.mark.rule("RGT-HID-07")
def test_what_chance_will_do_is_nowhere_before_it_does_it() -> None:
    """A position is the same whatever comes out of it, and two imagined futures of a view differ."""
    table = Table(3).at(0, "Port Carrion").ends(0).do(0, "yes")
    assert table.asked == [CHANCE]
    before = repr([table.view(viewer) for viewer in (WATCHER, 0, 1, 2)])
    outcomes = {repr(table.state.child(CHANCE, move).throws) for move in table.ask(CHANCE).moves}
    assert len(outcomes) == 6
    assert repr([table.view(viewer) for viewer in (WATCHER, 0, 1, 2)]) == before
    dealt = Table(3).give(1, "R19", "R20", "R21").turn(0)
    worlds = {GAME.imagine(dealt.view(0), Random(seed)).gis[1].rogue for seed in range(8)}
    assert len(worlds) > 4


# ── The pile ─────────────────────────────────────────────────────────────────────────────────────────────────────


def drawn(*cards: str) -> Table:
    """Seat 1 has drawn these for seat 0 in Shatter City and is to lay them."""
    table = Table(3).at(0, "Shatter City").only(0, *cards, "E01", "E02", "E34", "E23", "E08", "E37")
    return table.meet(0).quiet().draw(*cards)


@pytest.mark.rule("RGT-HID-02", "RGT-ENC-05")
def test_while_the_pile_is_ordered_only_the_left_player_sees_it() -> None:
    def partly(*cards: str) -> Table:
        table = Table(3).at(0, "Shatter City").only(0, "E01", "E02", "E34", "E23", "E08")
        return table.meet(0).quiet().draw(*cards)

    assert tell_apart(partly("E01"), partly("E02")) == {1}
    assert tell_apart(partly("E01", "E34", "E23"), partly("E02", "E34", "E23")) == {1}
    one, other = partly("E01", "E34", "E23", "E08"), partly("E02", "E34", "E23", "E08")
    assert one.step == "LayPile"
    assert tell_apart(one, other) == {1}
    assert one.view(0).drawn == one.view(2).drawn == one.view(WATCHER).drawn == (-1,) * 4
    assert sorted(one.view(1).drawn) == sorted(CARD[name] for name in ("E01", "E34", "E23", "E08"))


@pytest.mark.rule("RGT-HID-02")
def test_being_asked_for_the_order_does_not_tell_of_ties() -> None:
    def laying(*cards: str) -> Table:
        return Table(3).at(0, "Boneyard").only(0, "E01", "E02", "E13", "E04").meet(0).quiet().draw(*cards)

    tied, untied = laying("E01", "E02"), laying("E13", "E02")
    assert len(tied.legal(1)) == 2
    assert len(untied.legal(1)) == 1
    assert tell_apart(tied, untied) == {1}


@pytest.mark.rule("RGT-HID-03", "RGT-ENC-10")
def test_of_the_pile_all_see_the_top_and_the_size() -> None:
    def laid(*cards: str) -> Table:
        table = Table(3).at(0, "Boneyard").only(0, "E04", "E08", "E34", "E23").meet(0).quiet().draw(*cards)
        return table.do(1, "lay " + " ".join(cards))

    one, other = laid("E04", "E08"), laid("E04", "E34")
    assert one.pile() == ["E04", "E08"]
    assert tell_apart(one, other) == {1}
    for viewer in (0, 2, WATCHER):
        assert one.view(viewer).pile == ((CARD["E04"], 0), (-1, 0))
    assert one.view(1).pile == ((CARD["E04"], 0), (CARD["E08"], 0))
    top = laid("E34", "E23")
    assert tell_apart(one, top) == ALL


@pytest.mark.rule("RGT-HID-03")
def test_a_card_of_the_pile_is_seen_when_it_comes_to_the_top() -> None:
    def met(second: str) -> Table:
        table = Table(3).at(0, "Boneyard").only(0, "E04", "E08", "E34").meet(0).quiet().draw("E04", second)
        return table.do(1, f"lay E04 {second}").do(0, "evade").roll(1).do(0, "fire none 0").roll(*[1] * 5)

    one, other = met("E08"), met("E34")
    assert tell_apart(one, other) == ALL
    assert one.view(WATCHER).pile == ((CARD["E08"], 0),)


@pytest.mark.rule("RGT-HID-03")
def test_fixed_cards_in_a_pile_stay_open() -> None:
    table = Table(3).at(0, "Boneyard").lie("Boneyard", "E31").only(0, "E04", "E08").meet(0).quiet().draw("E04")
    table.do(1, "lay E04 E31")
    assert table.view(0).pile == ((CARD["E04"], 0), (-1, 0))
    assert table.view(0).lying == ((CARD["E31"], 1),)


@pytest.mark.rule("RGT-HID-02", "RGT-ENC-06")
def test_what_cannot_be_used_is_discarded_face_up() -> None:
    def filtered(card: str) -> Table:
        table = Table(3).at(0, "Swamp Base").only(0, "E01", "E02", "E23").meet(0).quiet()
        return table.draw(card)

    assert tell_apart(filtered("E01"), filtered("E02")) == ALL


# ── Swaps ────────────────────────────────────────────────────────────────────────────────────────────────────────


def facing(mine: tuple[str, ...], theirs: tuple[str, ...]) -> Table:
    table = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, *mine).give(1, *theirs)
    return table.meet(0).quiet()


@pytest.mark.rule("RGT-HID-04", "RGT-GIE-20")
def test_swapped_missions_are_known_to_the_two() -> None:
    one = facing(("M01",), ("M02",)).do(0, "missions 1 M01")
    other = facing(("M03",), ("M04",)).do(0, "missions 1 M03")
    assert tell_apart(one, other) == {0, 1}
    assert one.missions(0) == ["M02"]
    assert [card for card, _ in one.view(0).gis[1].missions] == [CARD["M01"]]
    assert one.news("option-missions") == [{"seat": 0, "other": 1}]  # that it was tried is open
    assert [event.kind for event in one.told if event.heard_by(2)] == [
        event.kind for event in other.told if event.heard_by(2)
    ]


@pytest.mark.rule("RGT-HID-04", "RGT-Q-64")
def test_a_swap_that_fails_tells_the_two_alone() -> None:
    swapped = facing(("M01",), ("M02",)).do(0, "missions 1 M01")
    failed = facing(("M01",), ("M23",)).do(0, "missions 1 M01")
    assert tell_apart(swapped, failed) == {0, 1}
    assert failed.news("missions-stay") == [{"seat": 0, "other": 1}]
    assert failed.missions(0) == ["M01"]
    assert failed.missions(1) == ["M23"]


@pytest.mark.rule("RGT-HID-04")
def test_a_mission_once_turned_up_is_uncertain_again_after_a_swap() -> None:
    table = Table(4).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, "M01").give(1, "M02")
    table.put(0, missions=((CARD["M01"], 0b1111),)).meet(0).quiet().do(0, "missions 1 M01")
    assert table.view(2).gis[0].missions == table.view(2).gis[1].missions == ((-1, 0),)


@pytest.mark.rule("RGT-HID-05", "RGT-Q-32", "RGT-Q-64")
def test_a_delayed_mission_cannot_be_swapped_and_stays_known() -> None:
    table = Table(3).at(0, "Nu-Atlanta").at(1, "Nu-Atlanta").give(0, "M01").give(1, "M10")
    table.put(1, missions=((CARD["M10"], 0b1000111),), delayed=CARD["M10"], lost=1)
    table.meet(0).quiet().do(0, "missions 1 M01")
    assert table.missions(1) == ["M10"]
    assert [card for card, _ in table.view(2).gis[1].missions] == [CARD["M10"]]
    assert GAME.imagine(table.view(2), Random(1)).gis[1].missions[0][0] == CARD["M10"]


@pytest.mark.rule("RGT-HID-04", "RGT-GIE-24", "RGT-Q-65")
def test_swapped_clues_are_known_to_the_two() -> None:
    one = facing(("K1", "K2"), ("K3",)).do(0, "clues 1").do(1, "yes")
    other = facing(("K1", "K2"), ("K1",)).do(0, "clues 1").do(1, "yes")  # nothing to swap
    assert 2 not in tell_apart(one, other)
    assert one.legal(0) == ["give K1", "give K2"]
    assert other.legal(0) == other.legal(1) == ["no"]
    one.do(0, "give K1").do(1, "give K3")
    other.do(0, "no").do(1, "no")
    assert tell_apart(one, other) == {0, 1}
    assert one.view(0).gis[1].clues == ((CARD["K1"], 1),)
    assert one.view(1).gis[0].clues == ((-1, 0), (CARD["K3"], 2))  # and the other what he gave


@pytest.mark.rule("RGT-HID-04")
def test_while_clues_are_chosen_nobody_sees_the_other_s_choice() -> None:
    one = facing(("K1", "K2"), ("K3", "K4")).do(0, "clues 1").do(1, "yes").do(0, "give K1")
    other = facing(("K1", "K2"), ("K3", "K4")).do(0, "clues 1").do(1, "yes").do(0, "give K2")
    assert tell_apart(one, other) == {0}


# ── What is public ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-HID-05")
def test_a_declared_mission_and_a_full_set_are_public() -> None:
    one = Table(3).at(0, "Furlow").give(0, "M06").ends(0)
    assert [card for card, _ in one.view(WATCHER).gis[0].missions] == [CARD["M06"]]
    unmasked = Table(3).at(0, "Furlow").give(0, "M06", "K1", "K2", "K3").ends(0).quiet().draw("K4")
    assert unmasked.view(WATCHER).gis[0].full
    assert unmasked.view(WATCHER).traitor == NAMED["Bridge"]
    blocked = (
        Table(3).at(0, "Nu-Arcady").give(0, "M01").give(1, "R33").ends(0).do(1, "play R33").do(2, "pass").do(0, "pass")
    )
    assert [card for card, _ in blocked.view(WATCHER).gis[0].missions] == [CARD["M01"]]  # and stays known


# ── The dead ─────────────────────────────────────────────────────────────────────────────────────────────────────


def dead(table: Table, seat: Seat = 1) -> Table:
    return table.put(seat, alive=False, lives=0, rogue=(), rescuer=0, sector=NAMED["Furlow"])


@pytest.mark.rule("RGT-HID-01", "RGT-DTH-03")
@pytest.mark.parametrize(("one", "other", "who"), [("M01", "M02", {1}), ("K1", "K2", {1}), ("S15", "S16", ALL)])
def test_what_a_dead_gi_left_is_as_hidden_as_before(one: str, other: str, who: set[Seat]) -> None:
    assert tell_apart(*(dead(Table(3).give(1, card)).turn(2) for card in (one, other))) == who


@pytest.mark.rule("RGT-HID-06", "RGT-Q-95")
def test_a_dead_player_sees_what_his_carrier_sees() -> None:
    def carried(card: str, seat: Seat = 0) -> Table:
        return dead(Table(3).give(seat, card)).put(1, carrier=0, sector=-1, rescuer=-1).turn(2)

    for one, other in (("R19", "R20"), ("M01", "M02"), ("K1", "K2")):
        assert tell_apart(carried(one), carried(other)) == {0, 1}
        assert tell_apart(carried(one, 2), carried(other, 2)) == {2}


@pytest.mark.rule("RGT-HID-06")
def test_he_sees_the_pile_his_carrier_lays_and_what_his_carrier_draws() -> None:
    def laying(card: str) -> Table:
        table = dead(Table(3).at(2, "Boneyard")).put(1, carrier=0, sector=-1, rescuer=-1)
        return table.only(0, "E01", "E02", "E34").meet(2).quiet().draw(card, "E34")

    assert tell_apart(laying("E01"), laying("E02")) == {0, 1}

    def refill(card: str) -> Table:
        table = dead(Table(3).at(0, "Copper Hills").give(0, "R13", "R13")).put(1, carrier=0, sector=-1, rescuer=-1)
        return table.ends(0).do(0, "done").draw(card)

    assert tell_apart(refill("R19"), refill("R20")) == {0, 1}


@pytest.mark.rule("RGT-HID-06", "RGT-DTH-10")
def test_the_rescuer_learns_what_the_dead_gi_left() -> None:
    def taken(card: str) -> Table:
        table = dead(Table(3).give(1, card).chips(0, "gunnar", "helm"))
        return table.start(TakeChip(0, 1), NextTurn())

    for one, other in (("M01", "M02"), ("K1", "K2")):
        assert tell_apart(taken(one), taken(other)) == {0, 1}


@pytest.mark.rule("RGT-HID-01")
def test_at_the_end_everything_is_shown() -> None:
    table = Table(3).at(0, "Bridge").full(0, lives=1).give(1, "R19", "M01", "K1").ends(0).quiet()
    table.do(0, "confront").roll(6).roll(1)
    seen = table.view(WATCHER).gis[1]
    assert seen.rogue == (CARD["R19"],)
    assert [card for card, _ in (*seen.missions, *seen.clues)] == [CARD["M01"], CARD["K1"]]


@pytest.mark.rule("RGT-HID-03", "RGT-Q-51")
def test_below_a_card_that_called_reinforcements_any_card_may_be_imagined() -> None:
    table = Table(3).at(0, "Boneyard").only(0, "E06", "E13", "E01", "E12", "E08")
    table.meet(0).quiet().draw("E06", "E08")
    table.do(1, "lay E08 E06").do(0, "fire none 0").roll(1, 1, 1, 1)
    table.draw("E13", "E01").do(1, "lay E13 E01")
    assert table.pile() == ["E06", "E13", "E01"]
    worlds = [GAME.imagine(table.view(0), Random(seed)).pile[1][0] for seed in range(60)]
    assert CARD["E13"] in worlds  # of higher Initiative than the card on top
