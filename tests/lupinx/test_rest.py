"""What holds of both missions and of their data."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN
from covo.games.lupin.steps.drawing import drawn
from covo.games.lupinx.box import PICTURES, PITS, TEMPLES, VOID
from tests.lupinx.caper import new, stage


@pytest.mark.rule("LUX-GEN-12", "LUX-SSE-03")
def test_excalibur_lies_under_three_pits() -> None:
    table = stage("stonehenge", aim=0)
    sword = table.place.aims[0][PITS]
    for pits, there in ((0, False), (1, False), (2, False), (3, True)):
        early = stage("stonehenge", aim=0, pits=pits, lupin=table.place.names[sword], seeking=1)
        early.state.phase = 3
        early.night()
        assert (early.state.tiles[0].place == LUPIN) == there


@pytest.mark.rule("LUX-STC-05")
def test_the_other_cards_work_at_stonehenge() -> None:
    for member, cards in (
        (LUPIN, "disguise cuffs"),
        (JIGEN, "aim forget"),
        (GOEMON, "wind scorn shrug"),
        (FUJIKO, "gun"),
    ):
        for name in cards.split():
            table = stage("stonehenge", aim=0)
            table.state.stack = table.state.quest.evening
            drawn(table.state, member, table.state.kit.card[name])
            assert table.hand(("lupin", "jigen", "goemon", "fujiko")[member]) == [name]
    assert {stage().state.kit.cards[card].name for card in VOID[3]} == {"forgive", "redeem", "leap", "loyalty"}


@pytest.mark.rule("LUX-DIF-23")
def test_what_only_one_language_says() -> None:
    table = new()
    assert len(table.state.deck(LUPIN)) == 20
    assert len(PICTURES) == 4
    for square in ("I13", "F18", "E9", "E10", "F8", "F9", "F10", "F11"):
        table.do(f"place {square}")
    assert table.state.agents.count(-1) == 3


@pytest.mark.rule("LUX-Q-77")
@pytest.mark.parametrize("mission", ["cagliostro", "stonehenge"])
def test_twenty_rows_of_twenty_five(mission: str) -> None:
    place = stage(mission).place
    assert (place.names[0], place.names[499]) == ("A1", "T25")
    assert place.squares == 500
    assert place.names[225] == "J1"  # the international alphabet


@pytest.mark.rule("LUX-Q-79")
def test_names_of_the_open_temples() -> None:
    open_ones = [temple.id for temple in stage().place.temples if not temple.key]
    assert open_ones == ["ianus", "vesta", "mercurius"]
    assert tuple(temple.id for temple in stage().place.temples) == TEMPLES
