"""Encounters with the battlefield: drawn, filtered, ordered, met; evading and surrender."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, ENC, EVADE, NAMED, usable
from covo.games.rogue.odds import evade_card_odds
from covo.games.rogue.steps.pile import orders
from tests.rogue.table import Table, face, field, total

# ── The filter ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-BRD-04", "RGT-BRD-05", "RGT-BRD-06", "RGT-BRD-07")
@pytest.mark.parametrize(
    ("sector", "used"),
    [
        ("Copper Hills", {"E23", "E34", "E27", "E14", "E37"}),  # Souther
        ("Iron Tundra", {"E01", "E34", "E14", "E37"}),  # Nort
        ("Ghost Town", {"E34", "E14", "E37"}),  # Neutral
        ("Splinter Hill", {"E01", "E23", "E34", "E27", "E14", "E37"}),  # Front Line
    ],
)
def test_which_cards_a_side_lets_in(sector: str, used: set[str]) -> None:
    """A Nort on foot, a Souther on foot, a Neutral, a Souther in the air, a Nort in the air, a Neutral in the air."""
    cards = ("E01", "E23", "E34", "E27", "E14", "E37")
    assert {name for name in cards if usable(CARD[name], NAMED[sector])} == used


@pytest.mark.rule("RGT-BRD-08", "RGT-BRD-09", "RGT-Q-38")
def test_the_sea_and_the_coast() -> None:
    sea = NAMED["Sludge Gulf"]  # Neutral
    assert {name for name in CARD if name[0] in "ECI" and usable(CARD[name], sea)} == {
        "E12", "E13", "E14", "E15", "E36", "E37",
    }  # fmt: skip
    front = NAMED["Poison Lake"]
    assert usable(CARD["E20"], front)
    assert not usable(CARD["C05"], front)  # Companions and Special Items are neither Coastal nor Airborne
    assert not usable(CARD["I09"], front)
    assert usable(CARD["E20"], NAMED["Tar Shore"])  # beside the sea
    assert not usable(CARD["E20"], NAMED["Iron Tundra"])
    assert not usable(CARD["C05"], NAMED["Iron Tundra"])  # by their printed side


# ── The pile ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-ENC-03", "RGT-BRD-02", "RGT-ENC-05", "RGT-ENC-06", "RGT-ENC-07", "RGT-Q-23")
def test_the_left_player_draws_the_number_and_discards_what_cannot_be_there() -> None:
    table = Table(3).at(0, "Kashan Barracks").meet(0).quiet()
    assert table.step == "DrawEncounter"
    table.draw("E01", "E23", "E24", "E20")
    assert table.state.left == 1
    assert [table.discarded(name) for name in ("E23", "E24", "E20")] == [1, 1, 1]  # no Southers, no coast
    assert table.pile() == ["E01"]  # not replaced
    assert table.step == "MeetEnemy"
    assert [event.to for event in table.told if event.kind == "encounter-drawn"] == [(1,)] * 4


@pytest.mark.rule("RGT-Q-23")
def test_the_left_player_is_the_next_living_one() -> None:
    table = Table(3).at(0, "Shatter City").put(1, alive=False, lives=0, carrier=0).meet(0).quiet().draw("E01")
    assert table.state.left == 2
    alone = Table(2).at(0, "Shatter City").put(1, alive=False, lives=0, carrier=0).meet(0).quiet()
    alone.draw("E01", "E02", "E34", "E23")
    assert alone.state.left == -1
    assert alone.asked == [-1]  # chance lays them
    alone.chance("lay E34 E01 E02 E23")
    assert alone.pile()[0] == "E34"


@pytest.mark.rule("RGT-ENC-04", "RGT-ENC-25", "RGT-END-02")
def test_fixed_cards_count_towards_the_number() -> None:
    table = Table(2).at(0, "Shatter City").lie("Shatter City", "E16", "E31").meet(0).quiet()
    table.draw("E01", "E23")  # two of four
    assert table.step == "LayPile"
    assert sorted(table.state.ask(1).moves[0].args) == ["E01", "E16", "E23", "E31"]  # type: ignore[union-attr]


@pytest.mark.rule("RGT-ENC-08", "RGT-ENC-09", "RGT-ENC-10", "RGT-ECD-05", "RGT-ENC-11")
def test_descending_initiative_and_ties_as_the_left_player_likes() -> None:
    table = Table(3).at(0, "Shatter City").meet(0).quiet().draw("E01", "E02", "E13", "E03")
    assert table.asked == [1]
    assert sorted(table.legal(1)) == ["lay E13 E01 E02 E03", "lay E13 E02 E01 E03"]
    table.do(1, "lay E13 E02 E01 E03")
    assert table.pile() == ["E13", "E02", "E01", "E03"]
    assert table.asked == [0]
    assert [card for card, _ in table.view(0).pile] == [CARD["E13"], -1, -1, -1]


@pytest.mark.rule("RGT-ENC-09")
def test_orders_are_all_of_descending_initiative() -> None:
    cards = tuple(CARD[name] for name in ("E01", "E01", "E02", "E13", "E34"))
    found = list(orders(cards))
    assert len(found) == len(set(found)) == 12
    for order in found:
        ranks = [CARDS[card].initiative for card in order]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.rule("RGT-ENC-01", "RGT-ENC-02", "RGT-TRN-05")
def test_who_stays_meets_only_what_lies_there() -> None:
    assert Table(2).at(0, "Shatter City").meet(0, moved=False).quiet().state.phase == "end"
    table = Table(2).at(0, "Shatter City").lie("Shatter City", "E31").meet(0, moved=False).quiet()
    assert table.step == "MeetEnemy"
    assert table.pile() == ["E31"]


@pytest.mark.rule("RGT-Q-59")
def test_who_escapes_and_stays_meets_what_lies_there() -> None:
    table = Table(2).at(0, "Glasshouse").put(0, prison=True).lie("Glasshouse", "E16").turn(0).quiet()
    table.do(0, "yes").roll(6).draw("S01", "S01", "S01", "S02").do(0, "stay").quiet()
    assert table.step == "MeetEnemy"


@pytest.mark.rule("RGT-ENC-12", "RGT-CPN-01", "RGT-ECD-12")
def test_companions_and_items_are_taken() -> None:
    table = Table(2).at(0, "Shatter City").meet(0).quiet().draw("C05", "I09", "I05", "E13").do(1, "lay E13 C05 I05 I09")
    assert table.gi(0).items == ()  # not before its place in the pile comes up
    assert not table.legal(0, "use")
    total(table.do(0, "fire none 0"), theirs=1).over()
    assert table.ids(table.gi(0).companions) == ["C05"]
    assert table.ids(table.gi(0).items) == ["I05", "I09"]


@pytest.mark.rule("RGT-ENC-22", "RGT-ENC-23", "RGT-Q-51", "RGT-Q-52")
def test_reinforcements_are_drawn_before_the_caller_is_resolved() -> None:
    table = field("E06", sector="Ostwerk").ammo(0, gp=3)
    table.only(ENC, "E06", "E13", "E23").meet(0).quiet().draw("E06", "E13", "E23").do(1, "lay E13 E06")
    total(table.do(0, "fire gp 1"), 6, 1)
    assert table.step in ("DrawEncounter", "MeetEnemy")
    table.only(ENC, "E01", "E24")
    table.draw("E01", "E24")
    assert table.discarded("E24") == 1  # filtered, not replaced
    assert table.pile() == ["E06", "E01"]  # the caller first, though its Initiative is lower
    assert table.step == "MeetEnemy"


@pytest.mark.rule("RGT-ENC-24", "RGT-ENC-18")
def test_supply_from_a_card_is_drawn_before_the_rest_of_the_pile() -> None:
    table = Table(2).at(0, "Fort Defiance").ammo(0, gp=6).meet(0).quiet().draw("E25", "E23").do(1, "lay E25 E23")
    total(table.do(0, "fire gp 6"), 6, 1)
    assert table.step == "Supplies"
    table.draw("S01", "S01", "S01")
    assert table.pile() == ["E23"]
    assert table.step == "MeetEnemy"


# ── Evading ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-ENC-13", "RGT-ENC-14", "RGT-EVD-01", "RGT-EVD-02", "RGT-EVD-03", "RGT-ENC-15")
def test_more_than_the_initiative_slips_away() -> None:
    table = face(field("E01"))  # Initiative 3, a City: no modifier
    table.do(0, "evade").roll(4)
    assert table.discarded("E01") == 1
    assert table.gi(0).lives == 4
    equal = face(field("E01")).do(0, "evade").roll(3)
    assert equal.step == "MeetEnemy"
    assert equal.refusal(0, "evade").rule == "RGT-EVD-03"
    assert "surrender" in equal.legal(0)
    assert equal.legal(0, "fire")


@pytest.mark.rule("RGT-BRD-10", "RGT-BRD-11", "RGT-BRD-12", "RGT-BRD-13", "RGT-BRD-15")
@pytest.mark.parametrize(
    ("sector", "wanted"),
    [
        ("Fume Hollow", 3),
        ("Dead Thicket", 3),
        ("Frostwall", 3),
        ("Iron Tundra", 5),
        ("Nordgrad", 4),
        ("Poison Lake", 4),
    ],
)
def test_terrain_helps_or_hinders(sector: str, wanted: int) -> None:
    table = Table(2).at(0, sector)
    for roll in range(1, 7):
        assert (evade_card_odds(table.view(0), 0, -1, CARD["E01"]) * 6 > 6 - roll) == (roll >= wanted)
    assert EVADE["city"] == EVADE["scum_sea"] == 0


@pytest.mark.rule("RGT-BRD-14", "RGT-EVD-06")
def test_no_evading_in_glass_nor_where_a_card_forbids() -> None:
    glass = face(field("E01", sector="Molten Flats"))
    assert glass.refusal(0, "evade").rule == "RGT-BRD-14"
    tower = face(field("E17"))
    assert tower.refusal(0, "evade").rule == "RGT-EVD-06"
    ambush = (
        Table(2).at(0, "Shatter City").give(1, "R22").only(ENC, "E01").meet(0).do(1, "play R22").quiet().draw("E01")
    )
    assert ambush.refusal(0, "evade").rule == "RGT-EVD-06"


@pytest.mark.rule("RGT-EVD-04", "RGT-EVD-05", "RGT-Q-68", "RGT-CPN-14")
@pytest.mark.parametrize(
    ("companions", "modifier"),
    [((), 0), (("C05",), -1), (("C05", "C06"), -2), (("C01",), -2), (("C01", "C05"), -3), (("C11",), 0)],
)
def test_companions_are_in_the_way(companions: tuple[str, ...], modifier: int) -> None:
    table = face(field("E01").give(0, *companions))
    luck = evade_card_odds(table.view(0), 0, -1, CARD["E01"])
    assert round(luck * 6) == max(0, 3 + modifier)


@pytest.mark.rule("RGT-EVD-08")
def test_each_card_may_be_evaded_anew() -> None:
    table = Table(2).at(0, "Fort Defiance").meet(0).quiet().draw("E23", "E34").do(1, "lay E34 E23")
    table.do(0, "evade").roll(1)
    total(table.do(0, "fire none 0"), theirs=1)
    assert table.pile() == ["E23"]
    assert "evade" in table.legal(0)


@pytest.mark.rule("RGT-EVD-09", "RGT-EVD-10")
def test_an_item_behind_an_evaded_card_is_lost() -> None:
    table = Table(2).at(0, "Shatter City").meet(0).quiet().draw("E13", "C05", "I05", "I09").do(1, "lay E13 C05 I05 I09")
    table.give(0, "S13").do(0, "evade S13").roll(6).over()
    assert table.discarded("C05") == 1
    assert table.gi(0).companions == ()
    assert table.ids(table.gi(0).items) == ["I05", "I09"]  # only the very next card
    enemy = Table(2).at(0, "Fort Defiance").meet(0).quiet().draw("E34", "E23").do(1, "lay E34 E23")
    enemy.do(0, "evade").roll(6)
    assert enemy.pile() == ["E23"]  # an enemy is never lost this way


@pytest.mark.rule("RGT-EVD-07", "RGT-CPN-13", "RGT-Q-68")
def test_only_k_for_ken_can_be_evaded() -> None:
    table = face(field("C01"))
    assert table.legal(0) == ["take", "evade"]
    assert table.do(0, "evade").roll(4).gi(0).companions == ()
    assert table.discarded("C01") == 1
    joined = face(field("C01")).do(0, "evade").roll(3)
    assert joined.ids(joined.gi(0).companions) == ["C01"]
    assert face(field("C05")).ids(face(field("C05")).gi(0).companions) == ["C05"]


@pytest.mark.rule("RGT-Q-48")
def test_an_evaded_fortification() -> None:
    gone = face(field("E16")).do(0, "evade").roll(6)
    assert gone.fixed() == []
    assert gone.discarded("E16") == 1
    stays = face(field("E16", evaded_fixed="stay")).do(0, "evade").roll(6)
    assert stays.fixed() == [("Shatter City", "E16")]


# ── Surrender ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SUR-01", "RGT-SUR-04", "RGT-SUR-05", "RGT-SPC-03", "RGT-Q-70", "RGT-ENC-16")
def test_surrender_to_norts() -> None:
    table = field("E01").ammo(0, gp=3, plasma=1).chips(0, "helm").put(0, lives=2)
    table.give(0, "S15", "C05", "M05", "K1", "R13")
    face(table).do(0, "surrender")
    gi = table.gi(0)
    assert (table.where(0), gi.prison, gi.lives) == ("Glasshouse", True, 4)
    assert (gi.items, gi.companions, gi.ammo) == ((), (), (0, 0, 0, 0))
    assert gi.helm
    assert (table.missions(0), table.clues(0), table.ids(gi.rogue)) == (["M05"], ["K1"], ["R13"])
    assert [table.discarded(name) for name in ("S15", "C05", "E01")] == [1, 1, 1]


@pytest.mark.rule("RGT-SUR-02", "RGT-MIL-07", "RGT-MIL-03")
def test_surrender_to_the_millifuzz() -> None:
    table = face(field("E24", sector="Nu-Atlanta").put(0, lives=2)).do(0, "surrender")
    assert (table.where(0), table.gi(0).prison, table.gi(0).lives) == ("Brig", True, 2)


@pytest.mark.rule("RGT-SUR-03", "RGT-SUR-01")
@pytest.mark.parametrize(
    ("card", "rule"), [("E23", "RGT-SUR-03"), ("E34", "RGT-SUR-03"), ("E04", "RGT-SUR-01"), ("E13", "RGT-SUR-01")]
)
def test_to_whom_one_cannot_surrender(card: str, rule: str) -> None:
    assert face(field(card)).refusal(0, "surrender").rule == rule


@pytest.mark.rule("RGT-ENC-16", "RGT-ENC-17", "RGT-Q-49", "RGT-Q-50")
def test_after_surrender_the_pile_goes_and_fortifications_stay() -> None:
    table = Table(2).at(0, "Shatter City").lie("Shatter City", "E31").meet(0).quiet()
    table.draw("E16", "E01", "E07")
    table.do(1, table.legal(1)[0])
    assert table.pile()[0] == "E01"
    table.do(0, "surrender")
    assert table.fixed() == [("Shatter City", "E31")]  # it was there before; the drawn ones are discarded
    assert [table.discarded(name) for name in ("E01", "E07", "E16")] == [1, 1, 1]
    fort = face(field("E16")).do(0, "surrender")
    assert fort.fixed() == [("Shatter City", "E16")]


# ── Fighting a card ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-COM-01", "RGT-COM-03", "RGT-COM-06", "RGT-ENC-18", "RGT-ENC-21", "RGT-ECD-07")
def test_a_won_fight_discards_the_card_and_ties_are_won() -> None:
    table = face(field("E01").ammo(0, gp=2)).do(0, "fire gp 2").roll(3, 3)
    assert table.state.stack[0].dice == 2  # type: ignore[attr-defined]  # Firepower 2
    table.roll(2, 4)
    assert table.news("wins") == [{"seat": 0, "card": "E01", "mine": 6, "theirs": 6}]
    assert table.discarded("E01") == 1
    assert table.gi(0).lives == 4
    assert table.state.phase == "end"


@pytest.mark.rule("RGT-COM-04", "RGT-COM-05", "RGT-ENC-19", "RGT-ENC-20", "RGT-ENC-25", "RGT-END-02")
@pytest.mark.parametrize(("card", "stays"), [("E01", False), ("E16", True), ("E31", True)])
def test_a_lost_fight_costs_a_life(card: str, stays: bool) -> None:
    table = total(face(field(card)).do(0, "fire none 0"), theirs=1)
    assert table.gi(0).lives == 3
    assert (table.fixed() == [("Shatter City", card)]) == stays
    assert table.discarded(card) == (not stays)
    assert table.state.phase == "end"  # no second round against the same card


@pytest.mark.rule("RGT-ECD-08", "RGT-COM-04")
def test_double_damage() -> None:
    assert total(face(field("E05")).do(0, "fire none 0"), theirs=1).gi(0).lives == 2


@pytest.mark.rule("RGT-ENC-25")
def test_a_fixed_card_is_met_by_all_until_it_is_beaten() -> None:
    table = Table(2).at(0, "Redoubt Fields").lie("Redoubt Fields", "E29").ammo(0, gp=6).meet(0, moved=False).quiet()
    total(table.do(0, "fire gp 6"), 6, 1)
    assert table.fixed() == []
    assert table.discarded("E29") == 1


@pytest.mark.rule("RGT-PRC-03", "RGT-Q-49")
def test_a_dead_gi_meets_nothing_more() -> None:
    table = Table(2).at(0, "Fort Defiance").put(0, lives=1).meet(0).quiet().draw("E34", "E23").do(1, "lay E34 E23")
    total(table.do(0, "fire none 0"), theirs=1)
    assert not table.gi(0).alive
    assert table.pile() == []
    assert table.discarded("E23") == 1
    assert table.state.turn == 1


@pytest.mark.rule("RGT-DCK-03", "RGT-ECD-09")
def test_a_card_overrides_the_rules() -> None:
    """Acid Bog: only some weapons hurt it, whatever the rules on weapons say."""
    table = face(field("E30", sector="Ghost Town").ammo(0, gp=6, plasma=2).give(0, "S15", "S17"))
    weapons = {move.split()[1] for move in table.legal(0, "fire")}
    assert weapons == {"none", "plasma"}
    assert "fire plasma 1 S17" in table.legal(0)
    assert "fire plasma 1 S15" not in table.legal(0)
    assert table.refusal(0, "fire gp 1").rule == "RGT-ECD-09"


def test_orders_need_the_whole_pile() -> None:
    table = Table(3).at(0, "Shatter City").meet(0).quiet().draw("E01", "E02", "E13", "E03")
    assert table.refusal(1, "lay E13").rule == "RGT-ENC-09"
    assert table.refusal(0, "lay E13").rule == "RGT-ENC-09"
