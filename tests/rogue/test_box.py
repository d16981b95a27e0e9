"""Components, the board, the decks as files and what is in them."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from covo.games.rogue import box, deck
from covo.games.rogue.board import read_map
from covo.games.rogue.box import BOARDS, CARD, CARDS, EARTH, NAMED, NEAR, PLACES, SEA, reach
from covo.games.rogue.deck import DataError, read_deck
from covo.games.rogue.game import GAME
from covo.kernel import SetupError
from tests.rogue.table import Table

DATA = files("covo.games.rogue").joinpath("data")


def source(name: str) -> str:
    return DATA.joinpath(name).read_text("utf-8")


# ── Components ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-CMP-01", "RGT-BRD-01", "RGT-MIL-01")
def test_two_maps_of_72_and_13_sectors() -> None:
    assert (EARTH, len(PLACES)) == (72, 85)
    for number, place in enumerate(PLACES):
        assert place.name
        if number < EARTH:
            assert place.side in deck.SIDES
            assert place.terrain in deck.TERRAINS
        else:
            assert (place.side, place.number) == ("", 0)
    assert not any(there >= EARTH for here in range(EARTH) for there in NEAR[here])


@pytest.mark.rule("RGT-CMP-02", "RGT-Q-06")
def test_one_to_six_players() -> None:
    assert GAME.meta.seats == (1, 2, 3, 4, 5, 6)
    for seats in (0, 7):
        with pytest.raises(SetupError):
            GAME.new(seats)


@pytest.mark.rule("RGT-CMP-04", "RGT-Q-21")
def test_seventy_counters() -> None:
    assert sum(box.COUNTERS.values()) == 70
    assert box.CHIPS == (7, 8, 7)
    assert sum(box.CHIPS) == 22


@pytest.mark.rule("RGT-CMP-05", "RGT-Q-14")
def test_283_cards_in_five_decks() -> None:
    sizes = Counter[int]()
    for card, kind in enumerate(CARDS):
        sizes[box.DECK_OF[card]] += kind.count
    assert [sizes[number] for number in range(5)] == [102, 56, 28, 73, 24]
    assert sum(card.count for card in CARDS if card.when.traitor) == 9


@pytest.mark.rule("RGT-CMP-06", "RGT-Q-05")
def test_more_than_six_dice_are_thrown_in_portions() -> None:
    table = Table(2).at(0, "Magnopole").full(0, "Magnopole").put(0, ammo=(6, 0, 0, 0))
    table.ends(0).quiet().do(0, "fire gp 6").roll(1, 1, 1, 1, 1, 1)
    assert table.step == "Throw"
    table.roll(2, 2, 2, 2, 2, 2)  # the Traitor's eight dice: six,
    assert table.state.totals == (6, 12)
    table.roll(3, 3)  # then two
    assert table.news("traitor-fought")[0]["theirs"] == 18


@pytest.mark.rule("RGT-CMP-08", "RGT-CMP-09")
def test_a_sheet_has_slots_and_tracks() -> None:
    table = Table(2).chips(0, "gunnar", "bagman").turn(0)
    scene = GAME.scene(table.view(0), None)
    slots = [piece.icon for piece in scene.pieces if piece.id.startswith("slot-0")]
    assert slots == ["gunnar", "bagman"]
    tracks = {track.id: (track.value, track.of) for track in scene.tracks if track.side == 0}
    assert tracks == {"lives-0": (4, 4), "gp-0": (0, 6), "plasma-0": (0, 4), "seal-0": (0, 4), "mine-0": (0, 2)}


# ── The board ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RGT-BRD-17")
def test_six_drop_zones() -> None:
    assert sorted(box.DROP) == [1, 2, 3, 4, 5, 6]
    assert all(not SEA[sector] and sector < EARTH for sector in box.DROP.values())


def test_the_map_is_one_land_and_every_destination_is_on_it() -> None:
    land = {sector for sector in range(EARTH) if not SEA[sector]}
    assert {0} | set(reach(0, 30, False, False, False, False)) == land
    deck_sectors = {NAMED["Bridge"]} | set(reach(NAMED["Bridge"], 20, False, False, False, False))
    assert deck_sectors == set(range(EARTH, 85)) - {NAMED["Security Zone"]}
    assert all(not card.destination or card.destination in NAMED for card in CARDS)
    coast = {n for n in range(EARTH) if not SEA[n] and any(SEA[there] for there in NEAR[n])}
    assert coast == {n for n, place in enumerate(PLACES) if "coast" in place.flags}
    assert all(BOARDS.coast[n] for n in coast)
    assert not any(PLACES[a].side == "nort" and PLACES[b].side == "souther" for a in range(EARTH) for b in NEAR[a])
    for place in PLACES[EARTH:]:
        assert {PLACES[n].id for n in NEAR[NAMED[place.name]]} == set(place.adjacent)


@pytest.mark.rule("RGT-BRD-03", "RGT-BRD-02")
def test_the_drawing_shows_side_and_number() -> None:
    drawing = GAME.maps["nu-earth"]()
    assert drawing.shape == "hex"
    assert len(drawing.cells) == 72
    assert drawing.drawing.count('stroke="#f08a24" stroke-width="6"') == 22 + 10  # Souther, and half of the Front Line
    assert drawing.drawing.count('stroke="#4d9be0" stroke-width="6"') == 24 + 10
    assert drawing.drawing.count('stroke="#e2463f" stroke-width="6"') == 16
    assert drawing.drawing.count(">4</text>") == 3 + 1  # three sectors of number four, and a Drop Zone
    assert "<script" not in drawing.drawing
    milli = GAME.maps["milli-com"]()
    assert {cell.id for cell in milli.cells} == {place.id for place in PLACES[EARTH:]}


# ── Decks as files ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["encounter", "supply", "mission", "rogue", "clue"])
def test_the_files_read(name: str) -> None:
    assert read_deck(f"{name}.toml", source(f"{name}.toml"))


WRONG = {
    "not TOML": ("firepower = 2\n", "firepower = = 2\n", "not TOML"),
    "unknown verb": ('verb = "prevent_evade"', 'verb = "prevent_evaade"', "unknown verb"),
    "unknown side": ('side = "souther"', 'side = "soutther"', "side: expected one of nort"),
    "unknown type": ('types = ["hazard"]', 'types = ["hazzard"]', "types: expected one of airborne"),
    "field missing": ("initiative = 5\nfirepower = 4\n", "firepower = 4\n", "initiative is missing"),
    "field too many": ("firepower = 7\n", "firepower = 7\nquarter = 2\n", "a card of kind enemy has none"),
    "not a number": ("initiative = 1\nfirepower = 7", 'initiative = "one"\nfirepower = 7', "Expected `int`"),
    "below zero": ("initiative = 6\nfirepower = 5", "initiative = 6\nfirepower = -5", "expected 0 or more"),
    "twice": ('id = "E02"', 'id = "E01"', "is there twice"),
    "kind": ('kind = "companion"', 'kind = "clue"', "no kind of card of the encounter deck"),
    "bad id": ('id = "E02"', 'id = "Enemy"', "expected a letter and a number"),
    "verb needs": ('verb = "draw_supply", n = 3', 'verb = "lose_item"', "lose_item needs n"),
    "verb has no": ('verb = "prevent_evade"', 'verb = "prevent_evade", n = 2', "prevent_evade has no n"),
}


@pytest.mark.rule("RGT-SUP-05", "RGT-ECD-03")
@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_card_is_told_with_file_and_line(case: str) -> None:
    old, new, problem = WRONG[case]
    text = source("encounter.toml")
    assert old in text
    broken = text.replace(old, new, 1)
    spot = text.index(old)
    at = broken[:spot].count("\n") + 1
    with pytest.raises(DataError, match=r"encounter\.toml, line") as caught:
        read_deck("encounter.toml", broken)
    assert problem in str(caught.value)
    first = broken.rfind("[[card]]", 0, spot)
    assert broken[:first].count("\n") + 1 <= caught.value.line <= at + 3


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("supply", 'targets = ["airborne"]', 'targets = ["flying"]', "weapon: targets: expected one of airborne"),
        ("supply", 'better_types = ["armour"', 'better_types = ["tin"', "weapon: better_types: expected one of"),
        ("supply", 'role = "main"', 'role = "huge"', "weapon: role: expected one of main, secondary"),
        ("supply", 'ammo = "gp"', 'ammo = "lead"', "ammo: expected one of gp, plasma"),
        ("supply", "amount = 3", "amount = -3", "amount: expected 0 or more"),
        ("encounter", 'terrains = ["swamp"', 'terrains = ["bog"', "modify_evade: terrains: expected one of city"),
        ("encounter", 'who = "gi"', 'who = "me"', "modify_firepower: who: expected one of gi, traitor"),
        ("encounter", "reinforcements = 2", "reinforcements = -2", "reinforcements: expected 0 or more"),
        (
            "encounter",
            "initiative = 3\nfirepower = 2",
            "initiative = -3\nfirepower = 2",
            "initiative: expected 0 or more",
        ),
        ("encounter", "count = 4", "count = 0", "count: expected 1 or more"),
        ("rogue", 'mode = "air"', 'mode = "sea"', "extra_move: mode: expected one of land, air"),
        ("rogue", 'scope = "every"', 'scope = "all"', "modify_firepower: scope: expected one of first, every"),
        ("rogue", 'phase = "movement"', 'phase = "lunch"', "phase: expected one of movement"),
        ("rogue", 'target = "self"', 'target = "you"', "target: expected one of self, any"),
        ("rogue", 'solo = "good"', 'solo = "fair"', "solo: expected one of good, bad"),
        ("rogue", 'mission = ["contact"]', 'mission = ["genie"]', "mission: expected one of contact, computer"),
        ("rogue", 'map = "nu-earth"', 'map = "moon"', "map: expected one of nu-earth, milli-com"),
        ("rogue", 'side = ["souther"]', 'side = ["south"]', "side: expected one of nort"),
        ("rogue", 'terrain = ["city"]', 'terrain = ["town"]', "terrain: expected one of city"),
        ("rogue", 'ammo = ["plasma", "mine"]', 'ammo = ["plasma", "mime"]', "lose_supply: ammo: expected one of gp"),
        ("rogue", 'verb = "extra_move", n = 6', 'verb = "extra_move"', "extra_move needs n"),
        ("mission", 'task = "attack"', 'task = "hug"', "task: expected one of attack"),
        (
            "mission",
            'kind = "genie"\ntask = "kidnap"',
            'kind = "genie"',
            "task is missing: a card of kind genie needs it",
        ),
        ("clue", "quarter = 4", "quarter = 5", "quarter: expected 1 to 4, got 5"),
        ("clue", 'deck = "clue"', 'deck = "hint"', "deck: expected one of encounter"),
        ("clue", 'deck = "clue"', 'deck = "clue"\nowner = "me"', "owner: unknown"),
        ("clue", 'name = "Quarter 2 (top right)"\n', "", "name is missing"),
    ],
)
def test_words_of_a_card_must_be_known(file: str, old: str, new: str, problem: str) -> None:
    text = source(f"{file}.toml")
    assert old in text
    with pytest.raises(DataError) as caught:
        read_deck(f"{file}.toml", text.replace(old, new, 1))
    assert problem in caught.value.problem
    assert caught.value.file == f"{file}.toml"
    with pytest.raises(DataError, match=r"no \[\[card\]\]"):
        read_deck("x.toml", 'deck = "clue"\n')


@pytest.mark.parametrize(
    ("card", "change", "problem"),
    [
        ("E01", {"id": "E02"}, "the same id is in two decks"),
        ("M05", {"destination": "Atlantis"}, "no sector is called Atlantis"),
        ("R11", {"effects": (deck.Effect("teleport", sector="Mars"),)}, "no sector is called Mars"),
        ("C07", {"on_arrival": (deck.Effect("teleport", sector="Mars"),)}, "no sector is called Mars"),
        ("M27", {"companion": "C99"}, "no card is called C99"),
        ("S10", {"same_as": "I99"}, "no card is called I99"),
        ("R10", {"sheds": "C99"}, "no card is called C99"),
        ("R30", {"effects": (deck.Effect("lose_companion", companion="C99"),)}, "no card is called C99"),
    ],
)
def test_decks_and_maps_must_agree(card: str, change: dict[str, Any], problem: str) -> None:
    deck.consistent(CARDS, NAMED)
    cards = [replace(kind, **change) if kind.id == card else kind for kind in CARDS]
    with pytest.raises(DataError, match=problem):
        deck.consistent(cards, NAMED)


def test_a_wrong_sector_is_told_with_file_and_line() -> None:
    text = source("nu-earth.toml")
    broken = text.replace('name = "Furlow", ', 'name = "Frostwall", ').replace(
        'name = "Furlow",             ', 'name = "Frostwall",          '
    )
    with pytest.raises(DataError, match=r"nu-earth.toml, line \d+: N66: Frostwall is there already"):
        read_map("nu-earth.toml", broken)
    for old, new, problem in (
        ('terrain = "swamp"', 'terrain = "bog"', "terrain: expected"),
        ("number = 4", "number = -4", "number: expected 0 or more"),
        ("drop_zone = 6", "drop_zone = 5", "drop zones 1 to 6"),
        ('side = "front"', 'side = "back"', "side: expected"),
        ('id = "nu-earth"', 'id = "nu-moon"', "expected nu-earth or milli-com"),
    ):
        with pytest.raises(DataError, match=problem):
            read_map("nu-earth.toml", text.replace(old, new, 1))
    milli = source("milli-com.toml").replace('name = "Brig"', 'name = "Brigg"')
    with pytest.raises(DataError, match="no sector is called Brig"):
        read_map("milli-com.toml", milli)


@pytest.mark.rule("RGT-ECD-01", "RGT-ECD-02", "RGT-ECD-04", "RGT-ECD-10", "RGT-ECD-11", "RGT-Q-81")
def test_encounter_cards_are_enemies_companions_and_items() -> None:
    kinds = Counter[str]()
    for card in CARDS[: box.KINDS[0]]:
        kinds[card.kind] += card.count
        assert card.side in ("nort", "souther", "neutral")
        assert 1 <= card.initiative <= 6
    assert kinds == {"enemy": 73, "companion": 12, "item": 17}
    assert box.TYPE[CARD["E22"]] == box.COASTAL | box.PERSONNEL | box.SEALED


@pytest.mark.rule("RGT-CLU-01", "RGT-MIS-01", "RGT-SUP-01")
def test_clues_missions_and_supplies_by_kind() -> None:
    kinds = Counter[str]()
    for card in CARDS:
        kinds[card.kind] += card.count
    assert [CARDS[card].quarter for card in box.CLUES] == [1, 2, 3, 4]
    assert kinds["clue"] == 24
    assert [kinds[kind] for kind in ("contact", "computer", "genie", "wedding")] == [19, 3, 4, 2]
    assert kinds["standard"] == 37
    assert sum(card.count for card in CARDS if card.kind == "item" and card.id.startswith("S")) == 19


@pytest.mark.rule("RGT-Q-03")
def test_card_backs_are_alike() -> None:
    table = Table(2).give(1, "R01", "K1", "M05").turn(0)
    hidden = [piece for piece in GAME.scene(table.view(0), None).pieces if piece.hidden]
    assert len(hidden) == 3
    assert len({str((piece.icon, piece.words, piece.badges, piece.text)) for piece in hidden}) == 1


def test_where_a_key_stands_in_a_file() -> None:
    text = "side = 1\n  sides = 2\n# sector = 3\nsector = 4\n"
    assert [deck.line_of(text, key) for key in ("side", "sides", "sector", "moon")] == [1, 2, 4, 1]
