"""LUP-VAR: all against all."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import FUJIKO, GADGETS, JIGEN, LUPIN
from covo.games.lupin.steps.treasure import points
from tests.lupin.heist import Heist, heist

FREE: dict[str, Any] = {"variant": "free-for-all"}


def shop(order: str = "jigen lupin fujiko goemon", **layout: Any) -> Heist:
    return heist(phase="shop", turn=0, **FREE, **layout).do(f"order {order}")


@pytest.mark.rule("LUP-VAR-07", "LUP-Q-124")
def test_every_order_of_buyers_is_alike_likely() -> None:
    h = heist(phase="shop", turn=0, **FREE)
    assert (len(h.ask().moves), h.ask().weights) == (24, None)


@pytest.mark.rule("LUP-VAR-05", "LUP-VAR-06")
def test_what_is_for_sale() -> None:
    h = shop()
    assert h.state.money[:4] == (1000,) * 4
    assert {move.split()[1] for move in h.moves("buy")} == {*GADGETS, "alfa", "bike2", "fiat", "boat"} - {
        "radio",
        "heli",
    }
    h.do("buy alfa jigen")
    assert h.state.money[:4] == (1000, 600, 1000, 1000)  # each its own purse


@pytest.mark.rule("LUP-VAR-08", "LUP-VAR-09", "LUP-VAR-10", "LUP-Q-125")
def test_to_and_fro_the_last_takes_two_in_a_row() -> None:
    h, seats = shop(), []
    for _ in range(12):
        seats.append(h.ask().seat)
        h.do(
            next(move for move in h.moves("buy") if move.split()[1] in ("knife", "rucksack", "bike2", "fiat", "shovel"))
        )
    assert seats == [2, 1, 4, 3, 3, 4, 1, 2, 2, 1, 4, 3]


@pytest.mark.rule("LUP-VAR-11", "LUP-Q-125")
def test_whoever_passes_is_out() -> None:
    h = shop().do("pass", "buy knife lupin", "pass", "buy knife goemon", "buy knife goemon")
    assert h.ask().seat == 1  # Fujiko and Jigen are passed over
    h.do("buy knife lupin", "buy alfa lupin", "buy rucksack goemon")
    assert [h.ask().seat, h.do("pass").ask().seat] == [3, 1]
    h.do("pass")
    assert h.step == "StartSquares"
    assert h.moves("buy") == []


@pytest.mark.rule("LUP-VAR-12", "LUP-EQP-18")
def test_nobody_gets_what_was_not_bought() -> None:
    h = heist(**FREE, fujiko="K4", hands={"fujiko": "charm"}).act("fujiko")
    assert h.moves("spend") == []


@pytest.mark.rule("LUP-VAR-13", "LUP-VAR-14", "LUP-Q-128")
def test_cards_that_name_somebody_who_does_not_play() -> None:
    h = heist(seats=3, **FREE, lupin="K4", agents="K1", kills={"lupin": 2}).act("lupin").do("shoot 1").roll(6, 6)
    h.draw("adored")
    assert (h.thrown("lupin"), h.step) == (["adored"], "Activation")  # and nothing is drawn for it
    assert h.state.members() == [LUPIN, JIGEN]
    bad = heist(**FREE, jigen="K4", agents="K1", hands={"jigen": "aim whisky"}).act("jigen")
    assert bad.moves("card") == []  # what costs points comes first


@pytest.mark.rule("LUP-VAR-15", "LUP-VAR-16", "LUP-VAR-17", "LUP-VAR-18", "LUP-Q-126")
def test_what_was_not_played() -> None:
    hands = {"jigen": "bullets bullets cigarette whisky whisky hat aim", "goemon": "pray zantetsu", "lupin": "think"}
    h = heist(**FREE, hands=hands)
    assert [points(h.state, member) for member in range(4)] == [0, -10, -3, 0]  # for every copy


@pytest.mark.rule("LUP-VAR-19", "LUP-REL-06", "LUP-Q-81", "LUP-Q-129")
@pytest.mark.parametrize(("kills", "left"), [(0, 0), (1, 1), (2, 3), (3, 4)])
def test_freedom_costs_devices_and_half_the_points(kills: int, left: int) -> None:
    h = heist(**FREE, lupin="K4!", agents="K5", held={"lupin": 1}, wounds={"lupin": 4}, kills={"lupin": kills}).act(
        "lupin"
    )
    assert h.moves("release") == ["release devices"]  # even with none, and never a turn
    h.do("release devices")
    assert (points(h.state, LUPIN), h.state.limit, h.holder("lupin")) == (left, 13, 0)


@pytest.mark.rule("LUP-VAR-20", "LUP-VAR-21", "LUP-VAR-22", "LUP-VAR-23", "LUP-VAR-24", "LUP-VAR-25", "LUP-VAR-26")
def test_the_treasure_leaves_and_points_are_counted() -> None:
    h = heist(
        **FREE,
        turn=7,
        fujiko="A1",
        lupin="A2",
        gone={"goemon": 5},
        kills={"lupin": 4, "jigen": 4, "goemon": 4, "fujiko": 1},
        tiles="fujiko+ 2 3 4",
    ).act("fujiko")
    h.do("leave")
    assert [points(h.state, member) for member in range(4)] == [12, 4, 8, 12]  # Lupin is a step from the door
    assert h.end == "points"
    assert h.state.outcome is not None
    assert h.state.outcome.ranking == ((4,), (1,), (3,), (2,), (0,))  # of equals the carrier


@pytest.mark.rule("LUP-Q-129", "LUP-VAR-26")
def test_equals_are_told_apart_by_escape_then_eliminations() -> None:
    gone = {"jigen": 5, "goemon": 6}
    h = heist(**FREE, lupin="A1", fujiko="K4", gone=gone, kills={"jigen": 2, "goemon": 2}, tiles="lupin+ 2 3 4").act(
        "lupin"
    )
    assert h.do("leave").state.outcome is not None
    assert h.state.outcome.ranking == ((1,), (2,), (3,), (4,), (0,))  # type: ignore[union-attr]


@pytest.mark.rule("LUP-VAR-27", "LUP-VAR-01")
def test_zenigata_wins_if_the_treasure_stays() -> None:
    h = heist(phase="dusk", **FREE, turn=13, kills={"lupin": 9}, gone={"jigen": 4})
    assert (h.end, h.winners) == ("foiled", (0,))
    assert heist(phase="dusk", **FREE, turn=12).end is None


@pytest.mark.rule("LUP-VAR-02", "LUP-CRD-05")
def test_what_cards_cost_is_known_at_the_end() -> None:
    h = heist(**FREE, hands={"jigen": "whisky"})
    assert [h.view(seat).hands[JIGEN] for seat in range(5)] == [None, None, (5,), None, None]


@pytest.mark.rule("LUP-Q-127", "LUP-Q-114")
def test_robbing_a_tile_unseen() -> None:
    layout: dict[str, Any] = {"lupin": "K4", "tiles": "jigen- jigen+ 3 4"}
    assert heist(**FREE, **layout, jigen="K5").act("lupin").moves("rob") == []  # he must be visible
    assert heist(**FREE, lupin="K4", jigen="K5!").act("lupin").moves("rob") == []  # and hold a tile
    h = heist(**FREE, **layout, jigen="K5!").act("lupin").do("rob jigen").roll(6, 6).roll(6)
    assert (h.ask().seat, h.moves()) == (1, ["take tile 1", "take tile 2", "pass"])
    assert h.view(1).tiles[1].real is None
    h.do("take tile 2")
    assert (h.state.has_treasure(LUPIN), h.state.wounds, h.state.traitor) == (True, (0, 0, 0, 0), False)
    assert h.state.blocked == 1 << JIGEN


@pytest.mark.rule("LUP-Q-127", "LUP-CFU-02")
def test_dear_lupin_all_against_all() -> None:
    h = (
        heist(**FREE, lupin="K4", fujiko="K5", hands={"fujiko": "dear"}, tiles="lupin+ 2 3 4")
        .act("fujiko")
        .do("card dear")
    )
    assert h.state.has_treasure(FUJIKO)
    assert shop(hands={"fujiko": "dear"}).step == "VariantShop"  # not at the shopping
