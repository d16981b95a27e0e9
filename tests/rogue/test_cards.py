"""Every distinct card of the five decks does what it says."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, CARDS, DESTINATION, ENC, FIXED, NAMED, PLACES, SUP, TYPE, usable, verb
from covo.games.rogue.odds import evade_card_odds
from covo.games.rogue.state import evade_modifier
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.encounter import prison_of
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn
from tests.rogue.table import Table, face, field, total

# id, cards, side, types, Initiative, Firepower, double damage, reinforcements
ENEMIES = """
E01 4 nort personnel 3 2 - 0
E02 3 nort personnel 3 3 - 0
E03 2 nort personnel,sealed 2 4 - 0
E04 3 nort personnel 5 5 - 0
E05 2 nort personnel 5 2 DD 0
E06 2 nort personnel 2 1 - 2
E07 2 nort personnel,sealed 2 2 - 1
E08 3 nort armour,sealed 3 4 - 0
E09 2 nort armour,sealed 1 7 DD 0
E10 2 nort armour 4 2 - 1
E11 2 nort armour 4 4 - 0
E12 2 nort airborne,armour 5 4 - 0
E13 2 nort airborne,sealed 6 5 DD 0
E14 2 nort airborne,personnel 4 3 - 1
E15 2 nort airborne 6 1 - 1
E16 2 nort fortification,sealed 2 4 - 0
E17 2 nort fortification 3 4 - 0
E18 1 nort fortification,sealed 1 7 DD 0
E19 1 nort hazard 4 3 - 0
E20 2 nort coastal,armour 4 4 - 0
E21 1 nort coastal,sealed 5 5 DD 0
E22 1 nort coastal,personnel,sealed 4 4 - 0
E23 3 souther personnel 2 2 - 0
E24 4 souther personnel 4 4 - 0
E25 1 souther armour 2 3 - 0
E26 1 souther armour,sealed 3 5 - 0
E27 1 souther airborne 5 3 - 0
E28 1 souther coastal,armour 3 3 - 0
E29 1 souther fortification 3 3 - 0
E30 2 neutral hazard 3 3 - 0
E31 2 neutral hazard 2 3 - 0
E32 1 neutral hazard 4 4 DD 0
E33 2 neutral personnel 4 2 - 0
E34 2 neutral personnel 3 3 - 0
E35 2 neutral personnel 4 3 - 0
E36 2 neutral coastal 4 4 - 0
E37 2 neutral airborne 5 2 - 0
E38 1 neutral armour 3 5 - 0
"""
ROWS = [line.split() for line in ENEMIES.split("\n") if line]


def place_for(card: str) -> str:
    """A sector in which this card is used, beside the sea and no glass."""
    return "Burning Wood" if usable(CARD[card], NAMED["Burning Wood"]) else "Shatter City"


# ── Enemies ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-ECD-03", "RGT-ECD-05", "RGT-ECD-06", "RGT-ECD-07", "RGT-ECD-08")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_an_enemy(row: list[str]) -> None:
    name, count, side, types, initiative, firepower, double, calls = row
    card = CARDS[CARD[name]]
    assert (card.count, card.side, card.types) == (int(count), side, tuple(types.split(",")))
    table = Table(2).at(0, place_for(name)).at(1, "Furlow").only(ENC, name).meet(0).quiet().draw(name)
    assert table.pile()[0] == name
    view = table.view(0)
    needed = int(initiative) - evade_modifier(view, 0)
    assert evade_card_odds(view, 0, -1, CARD[name]) == pytest.approx(max(0, min(6, 6 - needed)) / 6)
    assert bool(table.news("reinforcements")) == (calls != "0")
    if calls != "0":
        assert table.news("reinforcements")[0]["n"] == int(calls)
    assert ("surrender" in table.legal(0)) == (prison_of(CARD[name]) >= 0)
    table.do(0, "fire none 0")
    thrown = 0
    while table.step == "Throw":
        dice = min(6, table.state.stack[0].dice)  # type: ignore[attr-defined]
        thrown += dice
        table.roll(*[1] * dice)
    assert thrown == int(firepower)
    assert table.gi(0).lives == (2 if double == "DD" else 3)
    assert (name in [card for _, card in table.fixed()]) == bool(TYPE[CARD[name]] & FIXED)


@pytest.mark.rule("RGT-SUR-01", "RGT-SUR-02", "RGT-SUR-03")
def test_to_which_enemies_one_may_surrender() -> None:
    nowhere = {row[0] for row in ROWS if prison_of(CARD[row[0]]) < 0}
    norts = {"E04", "E11", "E13", "E15", "E19"}
    assert nowhere == norts | {row[0] for row in ROWS if row[2] != "nort"} - {"E24"}
    assert PLACES[prison_of(CARD["E24"])].name == "Brig"
    assert PLACES[prison_of(CARD["E01"])].name == "Glasshouse"


@pytest.mark.parametrize(("name", "supplies"), [("E06", 1), ("E25", 3)])
def test_enemies_that_give_supply(name: str, supplies: int) -> None:
    table = Table(2).at(0, "Shatter City").ammo(0, gp=6).only(ENC, name).meet(0).quiet().draw(name)
    total(table.do(0, "fire gp 6"), 6, 1)
    table.draw(*["S01"] * supplies)
    assert table.step != "Supplies"
    lost = Table(2).at(0, "Shatter City").only(ENC, name).meet(0).quiet().draw(name)
    assert total(lost.do(0, "fire none 0"), 6, 6).step != "Supplies"  # only when beaten


def test_the_sniper_and_the_bog_forbid_weapons() -> None:
    sniper = face(field("E05").ammo(0, 1, 1, 1, 1))
    assert {move.split()[1] for move in sniper.legal(0, "fire")} == {"none", "gp"}
    bog = face(field("E30", sector="Ghost Town").ammo(0, 1, 1, 1, 1).give(0, "I07", "I04", "S17"))
    assert {move.split()[1] for move in bog.legal(0, "fire")} == {"none", "plasma", "I07"}


def test_body_looters_take_an_item() -> None:
    table = total(face(field("E33").give(0, "S15", "S17")).do(0, "fire none 0"), 1, 6)
    assert table.gi(0).lives == 3
    assert table.legal(0) == ["drop S15", "drop S17"]
    table.do(0, "drop S15")
    assert table.ids(table.gi(0).items) == ["S17"]
    won = total(face(field("E33").ammo(0, gp=6).give(0, "S15")).do(0, "fire gp 6"), 6, 1)
    assert won.ids(won.gi(0).items) == ["S15"]


# ── Companions ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-ECD-10", "RGT-CPN-14")
@pytest.mark.parametrize(
    ("name", "side", "initiative", "firepower", "place"),
    [
        ("C01", "neutral", 3, 0, ""),
        ("C02", "souther", 2, 0, "Nu-Memphis"),
        ("C03", "neutral", 5, 3, "Magnopole"),
        ("C04", "souther", 5, 3, "Officers' Quarters"),
        ("C05", "souther", 3, 1, "Nu-Salem"),
        ("C06", "souther", 2, 0, "Fort Defiance"),
        ("C07", "nort", 4, 2, "Shuttle Base"),
        ("C08", "neutral", 1, 0, "Nu-Arcady"),
        ("C09", "neutral", 3, 0, "Ghost Town"),
        ("C10", "souther", 4, 1, "Sandbag Ridge"),
        ("C11", "neutral", 6, 1, ""),
        ("C12", "souther", 2, 0, "Gene Labs"),
    ],
)
def test_a_companion(name: str, side: str, initiative: int, firepower: int, place: str) -> None:
    card = CARDS[CARD[name]]
    assert (card.side, card.initiative) == (side, initiative)
    assert DESTINATION[CARD[name]] == (NAMED[place] if place else -1)
    table = face(field("E01").give(0, name)).do(0, "fire none 0")
    support = table.state.stack[0]
    assert (support.dice if support.what == "support" else 0) == firepower  # type: ignore[attr-defined]
    if place:
        there = Table(2).at(0, place).give(0, name).turn(0).quiet().do(0, "stay")
        if place == "Shuttle Base":
            there.do(0, "pass")
        assert there.gi(0).companions == ()


def test_sister_sledge_heals_who_did_not_fight() -> None:
    table = Table(2).put(0, lives=2).give(0, "C02").ends(0).over()
    assert table.gi(0).lives == 3
    fought = total(face(field("E01").ammo(0, gp=6).give(0, "C02").put(0, lives=2)).do(0, "fire gp 6"), 6, 1).over()
    assert fought.gi(0).lives == 2


@pytest.mark.parametrize(
    ("name", "sector", "modifier"),
    [("C09", "Frostwall", 1 + 1), ("C09", "Nordgrad", -1), ("C11", "Nordgrad", 0), ("C01", "Nordgrad", -2)],
)
def test_companions_who_change_evade_rolls(name: str, sector: str, modifier: int) -> None:
    assert evade_modifier(Table(2).at(0, sector).give(0, name).view(0), 0) == modifier


@pytest.mark.parametrize(("enemy", "dice"), [("E16", 4), ("E31", 4), ("E01", 1)])
def test_the_sapper_against_walls_and_mines(enemy: str, dice: int) -> None:
    table = face(field(enemy).give(0, "C10")).do(0, "fire none 0")
    assert table.state.stack[0].dice == dice  # type: ignore[attr-defined]


# ── Special Items ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-ENC-24")
def test_dead_gi_supply_dump_and_drop_pod() -> None:
    chip = face(field("I01").chips(0, "helm"))
    chip.chance("chip 3").do(0, "slot bagman")
    assert chip.gi(0).slots == (0, 1, 3)
    assert chip.discarded("I01") == 1
    full = face(field("I01").chips(0, "helm", "gunnar", "bagman")).draw("S01", "S01")
    assert full.gi(0).ammo == (2, 0, 0, 0)
    dump = face(field("I02")).roll(3).draw("S01", "S01", "S01")
    assert dump.gi(0).ammo == (3, 0, 0, 0)
    pod = face(field("I03")).draw("S01", "S05")
    assert pod.gi(0).ammo == (1, 2, 0, 0)
    assert pod.gi(0).items == ()  # resolved at once, not kept


@pytest.mark.parametrize(
    ("name", "enemy", "modifier"), [("I06", "E01", 3), ("I06", "E34", None), ("S13", "E34", 2), ("S13", "E01", 2)]
)
def test_items_for_one_evade_roll(name: str, enemy: str, modifier: int | None) -> None:
    table = face(field(enemy).give(0, name))
    assert (f"evade {name}" in table.legal(0)) == (modifier is not None)
    if modifier is not None:
        assert evade_modifier(table.view(0), 0, CARD[name]) == modifier
        assert table.do(0, f"evade {name}").gi(0).items == ()


def test_the_stealth_cape_is_kept() -> None:
    table = face(field("E01").give(0, "I08"))
    assert evade_modifier(table.view(0), 0) == 1
    assert "evade I08" not in table.legal(0)
    assert table.do(0, "evade").ids(table.gi(0).items) == ["I08"]


@pytest.mark.rule("RGT-ECD-13")
@pytest.mark.parametrize("name", ["I09", "S14"])
def test_a_med_pack_at_any_moment_of_ones_own_turn(name: str) -> None:
    table = Table(2).put(0, lives=1).give(0, name).turn(0).quiet().do(0, f"use {name}")
    assert (table.gi(0).lives, table.gi(0).items, table.discarded(name)) == (3, (), 1)
    assert table.step == "MoveOn"
    fight = face(field("E01").put(0, lives=3).give(0, name)).do(0, f"use {name}")
    assert (fight.gi(0).lives, fight.step) == (4, "MeetEnemy")
    before = Table(2).at(0, "Bridge").full(0).put(0, lives=2).give(0, name).ends(0).quiet().do(0, f"use {name}")
    assert before.gi(0).lives == 4
    last = Table(2).put(0, lives=2).give(0, name, "R13").ends(0)
    assert f"use {name}" in last.legal(0)
    assert f"use {name}" not in Table(2).give(0, name).turn(0).quiet().legal(0)  # nothing to heal


@pytest.mark.parametrize("name", ["I05", "S12"])
def test_a_sea_survival_kit_is_kept(name: str) -> None:
    table = Table(2).at(0, "Boneyard").give(0, name).turn(0).quiet().do(0, "go N44")
    assert table.where(0) == "Poison Lake"
    assert table.ids(table.gi(0).items) == [name]


@pytest.mark.parametrize(
    ("name", "enemy", "works"),
    [
        ("S18", "E01", True),
        ("S18", "E16", False),
        ("S18", "E31", False),
        ("S19", "E23", True),
        ("S19", "E01", False),
        ("S19", "E29", True),
    ],
)
def test_items_that_discard_an_enemy(name: str, enemy: str, works: bool) -> None:
    table = face(field(enemy).give(0, name))
    assert (f"use {name}" in table.legal(0)) == works
    if works:
        table.do(0, f"use {name}")
        assert table.discarded(enemy) == 1
        assert table.gi(0).lives == 4
        assert table.gi(0).items == ()


# ── Supply ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-SUP-02")
@pytest.mark.parametrize(
    ("name", "count", "ammo"),
    [
        ("S01", 3, (1, 0, 0, 0)),
        ("S02", 8, (2, 0, 0, 0)),
        ("S03", 4, (3, 0, 0, 0)),
        ("S04", 4, (0, 1, 0, 0)),
        ("S05", 5, (0, 2, 0, 0)),
        ("S06", 4, (0, 0, 1, 0)),
        ("S07", 4, (0, 0, 2, 0)),
        ("S08", 5, (0, 0, 0, 1)),
    ],
)
def test_standard_issue(name: str, count: int, ammo: tuple[int, ...]) -> None:
    assert CARDS[CARD[name]].count == count
    table = Table(2).start(Supplies(0, 1), NextTurn()).draw(name)
    assert table.gi(0).ammo == ammo
    assert table.discarded(name) == 1


@pytest.mark.rule("RGT-SUP-04")
@pytest.mark.parametrize("name", [f"S{number:02}" for number in range(9, 20)])
def test_special_items_of_the_supply_deck_are_laid_face_up(name: str) -> None:
    table = Table(2).start(Supplies(0, 1), NextTurn()).draw(name)
    assert table.view(1).gis[0].items == (CARD[name],)
    assert sum(table.state.discards[SUP]) == 0


# ── Missions ─────────────────────────────────────────────────────────────────────────────────────────────────────

DESTINATIONS = """Nu-Arcady, Swamp Base, Glasshouse, Nort Command Post, Magnopole, Furlow, Quartz Zone, Shatter City,
Ghost Town, Port Carrion, Fort Defiance, Kashan Barracks, Widow Peak, Wreckers' Strand, Shuttle Base, Last Chance, Ostwerk,
Stone Forest, Sick Bay, Battle Computer, Battle Computer, Battle Computer""".replace("\n", " ").split(", ")


@pytest.mark.rule("RGT-MIS-02", "RGT-MIS-03")
@pytest.mark.parametrize("number", range(1, 23))
def test_a_contact_mission(number: int) -> None:
    place = DESTINATIONS[number - 1]
    table = Table(2).at(0, place).chips(0, "helm").give(0, f"M{number:02}").ends(0).quiet()
    assert table.news("completes") == [{"seat": 0, "card": f"M{number:02}"}]
    table.draw("K1")
    assert table.clues(0) == ["K1"]
    elsewhere = Table(2).at(0, "Iron Tundra").chips(0, "helm").give(0, f"M{number:02}").ends(0)
    assert not elsewhere.news("declares")


@pytest.mark.parametrize(("mission", "bride"), [("M27", "C03"), ("M28", "C04")])
def test_wedding_bells(mission: str, bride: str) -> None:
    table = Table(2).give(1, bride).start(DrawMission(0), NextTurn()).draw(mission)
    assert table.legal(0) == ["yes"]  # she is in play: it cannot be refused
    assert table.missions(0) == [mission]


# ── Rogue cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def mine(card: str, place: str = "Copper Hills") -> Table:
    """Seat 0 plays a card on its own move."""
    return Table(2).at(0, place).at(1, "Bridge").give(0, card).turn(0).do(1, "pass").do(0, f"play {card}")


def on_me(card: str, place: str = "Copper Hills") -> Table:
    """Seat 1 plays a card on seat 0's move."""
    return Table(2).at(0, place).at(1, "Bridge").give(1, card).turn(0).do(1, f"play {card}").do(0, "pass")


@pytest.mark.rule("RGT-TRA-06")
@pytest.mark.parametrize(
    ("card", "place"), [("R01", "Magnopole"), ("R02", "Nort Command Post"), ("R03", "Nu-Salem"), ("R04", "Bridge")]
)
def test_cards_that_move_the_traitor(card: str, place: str) -> None:
    start = "Bridge" if card != "R04" else "Magnopole"
    for phase in ("turn", "meet", "ends"):
        table = Table(2).at(0, "Shatter City").full(0, start).give(1, card)
        getattr(table, phase)(0)
        table.do(1, f"play {card}")
        assert table.state.traitor == NAMED[place]


@pytest.mark.parametrize(
    ("card", "place", "dice"), [("R05", "Magnopole", 12), ("R06", "Nort Command Post", 12), ("R07", "Nu-Salem", 10)]
)
def test_cards_that_strengthen_the_traitor(card: str, place: str, dice: int) -> None:
    table = Table(2).at(0, place).full(0, place).give(1, card).ends(0).do(1, f"play {card}").do(0, "fire none 0")
    assert table.state.stack[0].dice == dice  # type: ignore[attr-defined]
    plain = Table(2).at(0, place).full(0, place).ends(0).quiet().do(0, "fire none 0")
    assert plain.state.stack[0].dice == 8  # type: ignore[attr-defined]


def test_body_double() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").ammo(0, gp=6).give(1, "R08").ends(0).do(1, "play R08")
    total(table.do(0, "fire gp 6"), 6, 1)
    assert table.state.traitor_lives == 4


def test_alarm_bells() -> None:
    table = Table(2).at(0, "Bridge").full(0).give(1, "R09").ends(0).do(1, "play R09")
    assert (table.where(0), table.gi(0).prison) == ("Brig", True)
    assert table.step != "Confront"
    assert len(table.news("imprisoned")) == 1


@pytest.mark.rule("RGT-MOV-05")
@pytest.mark.parametrize(("card", "steps", "air"), [("R10", 7, True), ("R12", 4, False), ("R13", 2, False)])
def test_extra_moves(card: str, steps: int, air: bool) -> None:
    from covo.games.rogue.box import reach

    table = mine(card)
    ways = {move.split()[1] for move in table.legal(0, "go")}
    assert ways == {PLACES[n].id for n in reach(NAMED["Copper Hills"], steps, air, False, False, False)}
    assert "stay" in table.legal(0)


def test_the_tunnel_network_stays_on_one_side() -> None:
    table = mine("R14", "Glass Lagoon")
    ways = {move.split()[1] for move in table.legal(0, "go")}
    assert ways == {"N45", "N35", "N34", "N36", "N33", "N32"} - {"N44"} or all(
        PLACES[next(n for n, p in enumerate(PLACES) if p.id == way)].side == "front" for way in ways
    )
    assert ways


def test_mantrap() -> None:
    table = (
        Table(2).at(0, "Fort Defiance").at(1, "Bridge").give(1, "R16").give(0, "R25", "M11").lie("Fort Defiance", "E29")
    )
    table.turn(0).do(1, "play R16").do(0, "pass")
    assert table.where(0) == "Fort Defiance"
    assert table.do(1, "pass").legal(0) == ["pass"]  # no card by the target in his Encounter phase
    assert table.refusal(0, "play R25").rule == "RGT-Q-120"
    total(table.do(0, "pass", "fire none 0"), theirs=1)
    assert table.state.turn == 1  # nothing in his End phase
    assert table.missions(0) == ["M11"]


@pytest.mark.rule("RGT-Q-17", "RGT-Q-120")
def test_reinforcements_reach_a_trapped_gi() -> None:
    table = Table(2).at(0, "Copper Hills").at(1, "Bridge").give(1, "R16", "R20").turn(0).do(1, "play R16").do(0, "pass")
    assert table.legal(1) == ["pass", "play R20"]


@pytest.mark.rule("RGT-Q-120")
def test_mantrap_leaves_the_clue_limit() -> None:
    table = (
        Table(2).give(0, "K1", "K1", "K2", "K2", "K2").give(1, "R16").turn(0).do(1, "play R16").do(0, "pass").quiet()
    )
    assert table.step == "ClueLimit"


def test_dust_storm_and_fatigue() -> None:
    assert on_me("R17").over().where(0) == "Copper Hills"
    tired = on_me("R19")
    assert tired.step == "MoveOn"
    assert tired.gi(0).lost == 1


@pytest.mark.parametrize(
    ("face", "where"),
    [
        (1, "Furlow"),
        (2, "Fort Defiance"),
        (3, "Glass Lagoon"),
        (4, "Nu-Atlanta"),
        (5, "Cannon Hills"),
        (6, "Veterans' Plain"),
    ],
)
def test_lost_bearings(face: int, where: str) -> None:
    table = on_me("R18").roll(face)
    assert table.where(0) == where
    assert table.state.moved
    edge = on_me("R18", "Frostwall").roll(3)
    assert (edge.where(0), edge.state.moved) == ("Frostwall", False)  # off the map
    sea = on_me("R18", "Tar Shore").roll(4)
    assert sea.where(0) == "Tar Shore"  # Sludge Gulf without a kit


def test_nort_offensive() -> None:
    table = Table(2).at(0, "Copper Hills").at(1, "Bridge").give(1, "R21").meet(0).do(1, "play R21").quiet().draw("E23")
    table.draw("E01", "E34", "E20")
    assert [table.discarded(name) for name in ("E34", "E20")] == [1, 1]  # no Nort; no coast
    assert table.step == "LayPile"
    assert table.legal(1) == ["lay E01 E23"]  # a Nort on foot among the Southers


def test_jammed_rifle() -> None:
    table = field("E14").ammo(0, 2, 0, 2, 2).give(0, "S09").give(1, "R23").meet(0).do(1, "play R23").quiet().draw("E14")
    assert {move.split()[1] for move in table.legal(0, "fire")} == {"none", "mine"}


def test_turncoat() -> None:
    table = Table(3).at(0, "Shatter City").give(0, "C05", "C06").give(1, "R24").meet(0).do(1, "play R24").quiet()
    assert table.asked == [1]  # the card player's choice
    table.do(1, "drop C05")
    assert (table.ids(table.gi(0).companions), table.ids(table.gi(1).companions)) == (["C06"], ["C05"])
    alone = Table(2).at(0, "Shatter City").give(1, "R24").meet(0)
    assert "play R24" not in alone.legal(1)
    locked = Table(2).at(0, "Shatter City").give(0, "C05").give(1, "R24").at(1, "Brig").put(1, prison=True)
    locked.meet(0).do(1, "play R24").do(0, "pass")
    assert locked.discarded("C05") == 1  # a prisoner takes nobody along


@pytest.mark.parametrize(("card", "first", "second"), [("R25", 4, 0), ("R28", 2, 2)])
def test_covering_fire_and_brainwave(card: str, first: int, second: int) -> None:
    table = (
        Table(2)
        .at(0, "Fort Defiance")
        .at(1, "Bridge")
        .give(0, card)
        .ammo(0, gp=4)
        .meet(0)
        .do(1, "pass")
        .do(0, f"play {card}")
    )
    table.draw("E34", "E23").do(1, "lay E34 E23")
    support = []
    for _ in range(2):
        table.do(0, "fire gp 1").roll(6)
        frame = table.state.stack[0]
        support.append(frame.dice if frame.what == "support" else 0)  # type: ignore[attr-defined]
        total(table, 6, 1)
    assert support == [first, second]


def test_chem_cloud_and_quiet_sector() -> None:
    cloud = (
        Table(2)
        .at(0, "Shatter City")
        .give(0, "R26")
        .only(ENC, "E01")
        .meet(0)
        .do(1, "pass")
        .do(0, "play R26")
        .draw("E01")
    )
    assert evade_modifier(cloud.view(0), 0) == 2
    quiet = Table(2).at(0, "Shatter City").give(0, "R27").meet(0).do(1, "pass").do(0, "play R27").draw("E01", "E34")
    assert quiet.step == "LayPile"  # two of four
    still = Table(2).at(0, "Copper Hills").at(1, "Bridge").give(0, "R27").meet(0).do(1, "pass").do(0, "play R27")
    assert still.state.phase == "end"  # not below zero


def test_ambush() -> None:
    table = field("E01").give(1, "R22").meet(0).do(1, "play R22").quiet().draw("E01")
    assert "evade" not in table.legal(0)


def test_sister_sledge_the_rogue_card() -> None:
    table = Table(2).give(0, "C02").ammo(0, 2, 2, 2, 2).give(1, "R30").ends(0).do(1, "play R30").quiet()
    assert (table.gi(0).lives, table.gi(0).ammo, table.gi(0).companions) == (3, (2, 0, 2, 0), ())
    assert table.discarded("C02") == 1


@pytest.mark.rule("RGT-Q-30", "RGT-END-04")
@pytest.mark.parametrize(
    ("card", "mission", "outcome"),
    [
        ("R31", "M07", "fails"),
        ("R31", "M09", "fails"),
        ("R31", "M05", "cannot"),
        ("R32", "M08", "fails"),
        ("R32", "M05", "cannot"),
        ("R33", "M05", "blocked"),
        ("R33", "M08", "cannot"),
        ("R33", "M19", "cannot"),
        ("R34", "M05", "delayed"),
        ("R34", "M20", "delayed"),
        ("R35", "M05", "Glasshouse"),
        ("R35", "M07", "Glasshouse"),
        ("R35", "M01", "cannot"),
        ("R36", "M20", "blocked"),
        ("R36", "M05", "cannot"),
        ("R37", "M19", "Brig"),
        ("R37", "M20", "Brig"),
        ("R37", "M05", "cannot"),
        ("R38", "M11", "no clue"),
        ("R38", "M05", "cannot"),
    ],
)
def test_end_cards(card: str, mission: str, outcome: str) -> None:
    place = DESTINATIONS[int(mission[1:]) - 1]
    table = Table(2).at(0, place).chips(0, "helm").give(0, mission).give(1, card).ends(0)
    assert (f"play {card}" in table.legal(1)) == (outcome != "cannot")
    if outcome == "cannot":
        return
    table.do(1, f"play {card}").quiet()
    if outcome == "fails":
        assert table.discarded(mission) == 1
        assert not table.news("completes")
    elif outcome == "delayed":
        assert table.gi(0).delayed == CARD[mission]
        assert table.gi(0).lost == 1
    elif outcome == "no clue":
        assert table.news("completes")
        assert table.step == "DrawMission"
    else:
        assert table.missions(0) == [mission]
        assert table.gi(0).prison == (outcome != "blocked")
        if outcome != "blocked":
            assert table.where(0) == outcome


def test_talkative_contact() -> None:
    table = Table(2).at(0, "Magnopole").give(0, "M05", "R39").ends(0).do(1, "pass").do(0, "play R39").draw("K1", "K1")
    assert table.clues(0) == ["K1", "K1"]
    assert "play R39" not in Table(2).at(0, "Magnopole").give(0, "M05").give(1, "R39").ends(0).legal(1)


def test_every_rogue_card_has_a_test_of_its_own() -> None:
    """Effects without a test would be words on a card: each verb is used by a card of the proposed decks."""
    from covo.games.rogue.deck import VERBS

    used = {
        effect.verb
        for card in CARDS
        for name in ("effects", "on_defeat", "on_loss", "on_arrival", "each_end")
        for effect in getattr(card, name)
    }
    assert used == set(VERBS)
    assert verb(-1, "weapon") is None
