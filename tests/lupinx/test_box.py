"""What is in the box of the expansion."""

from __future__ import annotations

import pytest

from covo.games.lupin import box as base
from covo.games.lupinx import box
from covo.games.lupinx.board import load

DECKS = [[card for card in box.CARDS if card.owner == member for _ in range(card.copies)] for member in range(4)]


@pytest.mark.rule("LUX-COM-02", "LUX-COM-03", "LUX-DCK-01", "LUX-DIF-01")
def test_five_new_cards_for_each_member_make_decks_of_twenty() -> None:
    new = box.CARDS[len(base.CARDS) :]
    assert [sum(card.copies for card in new if card.owner == member) for member in range(4)] == [5, 5, 5, 5]
    assert [len(deck) for deck in DECKS] == [20, 20, 20, 20]
    assert box.CARDS[box.CUFFS].copies == 2
    assert len({card.name for card in box.CARDS}) == len(box.CARDS)


@pytest.mark.rule("LUX-COM-04", "LUX-SPC-01")
def test_one_special_card_for_each_character_lies_in_no_deck() -> None:
    assert [box.CARDS[card].owner for card in box.SPECIAL] == [0, 1, 2, 3, base.ZENIGATA]
    assert all(box.CARDS[card].copies == 0 for card in box.SPECIAL)


@pytest.mark.rule("LUX-COM-05", "LUX-AIM-05")
def test_the_aim_cards_have_four_pictures_on_the_board() -> None:
    assert len(box.PICTURES) * len(base.MEMBERS) == 16
    place = load("stonehenge")
    assert [aim["picture"] for aim in place.data["aim"]] == list(box.PICTURES)
    assert all(len(aim) == len(box.TOMBS) + 1 for aim in place.aims)


@pytest.mark.rule("LUX-COM-06", "LUX-COM-07", "LUX-CPL-03", "LUX-SSE-11")
def test_tiles_in_play() -> None:
    def tiles(mission: int) -> int:
        return sum(box.STOCK[mission]) + len(box.VEHICLES) - len(box.ABSENT[mission])

    assert tiles(box.CAGLIOSTRO) == 43  # 38 of the base game and five; the Fiat and a motorbike are free
    assert tiles(box.STONEHENGE) == 39
    assert box.STOCK[box.CAGLIOSTRO][box.WETSUIT] == 2


@pytest.mark.rule("LUX-COM-10", "LUX-COM-08")
def test_nine_discovery_tokens_and_three_pits() -> None:
    assert sum(box.DISCOVERIES) == 9 == len(load("cagliostro").questions)
    assert box.DISCOVERIES[box.BUST] == box.BUSTS == 4
    assert box.PITS == len(box.TOMBS) == 3


@pytest.mark.rule("LUX-COM-09", "LUX-COM-11", "LUX-CSE-04", "LUX-ENV-15")
def test_a_wheel_for_each_zone() -> None:
    place = load("cagliostro")
    assert [zone.colour for zone in place.zones] == list(box.ZONES)
    assert {zone.colour: place.names[zone.wheel] for zone in place.zones} == {
        "red": "P1",
        "yellow": "S7",
        "blue": "P25",
    }


@pytest.mark.rule("LUX-TEM-01", "LUX-TEM-04", "LUX-TEM-05", "LUX-TEM-06", "LUX-TEM-07", "LUX-TEM-08", "LUX-TEM-09")
def test_temples_and_what_opens_them() -> None:
    temples = load("cagliostro").temples
    assert [temple.id for temple in temples] == list(box.TEMPLES)
    keys = {box.OWL: "owl", box.LANCE: "lance", box.TRIDENT: "trident", box.ALPHA: "trapdoor alpha"}
    assert {temples[number].key: token for token, number in box.OPENS.items()} == {k: t for t, k in keys.items()}
    assert [temple.id for temple in temples if not temple.key] == ["ianus", "vesta", "mercurius"]


@pytest.mark.rule(
    "LUX-DEV-06", "LUX-DEV-10", "LUX-DEV-11", "LUX-DEV-12", "LUX-DEV-16", "LUX-DEV-18", "LUX-DEV-21", "LUX-DEV-22",
    "LUX-DEV-26", "LUX-DEV-27", "LUX-DEV-28", "LUX-DEV-29", "LUX-DIF-03",
)  # fmt: skip
def test_vehicles() -> None:
    numbers = [tuple(box.VEHICLES[n][1:5]) for n in (box.JEEP, box.LORRY, box.ROWBOAT)]
    assert numbers == [(8, 4, 4, 6), (8, 3, 2, 5), (8, 2, 2, 5)]  # hit on, destroyed by, seats, squares


@pytest.mark.rule("LUX-DEV-33", "LUX-Q-78")
def test_every_tile_has_a_price_and_the_sample_baskets_cost_what_they_should() -> None:
    names = [*box.GADGETS, *(vehicle.name for vehicle in box.VEHICLES)]
    assert all(name in box.PRICES for name in names)

    def cost(**basket: int) -> int:
        return sum(box.PRICES[name] * count for name, count in basket.items())

    water = cost(wetsuit=2, rowboat=1, radio=2, rucksack=1, kit=1, shovel=1, knife=2)
    offroad = cost(jeep=1, lorry=1, radio=1, grenade=1, kit=1)
    assert water == offroad == box.BUDGET[box.CAGLIOSTRO]
    assert cost(jeep=1, shovel=3, radio=2, grenade=2, kit=1, rucksack=1, knife=2) == box.BUDGET[box.STONEHENGE]
    assert cost(wetsuit=1, grenade=1, knife=1) == box.FUJIKO_BUDGET


@pytest.mark.rule("LUX-GEN-04", "LUX-GEN-05", "LUX-TRE-03", "LUX-FUJ-02", "LUX-WND-08", "LUX-Q-06")
def test_numbers() -> None:
    assert (box.TURNS[box.CAGLIOSTRO], box.TURNS[box.STONEHENGE], box.TOLD, box.REPENT) == (18, 11, 11, 12)
    assert base.INSPECTOR.wounds == 4
    assert [figure.wounds for figure in base.CARDS_OF] == [4, 4, 4, 3]
    assert sum(figure.wounds - 1 for figure in base.CARDS_OF) == box.CUFFS_TOKENS
