"""Lupin's new mission cards (LUX-CLU)."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import LUPIN
from covo.games.lupinx import box
from tests.lupinx.caper import Caper, stage
from tests.lupinx.drawing import draw
from tests.lupinx.test_cards_decks import PLAIN, deal

RIDE: dict[str, Any] = {"vehicles": {"fiat": "H14"}, "rides": {"lupin": "fiat"}}


# ── Flat tyre ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CLU-01", "LUX-CLU-02", "LUX-CLU-04", "LUX-DIF-05", "LUX-EX-10")
def test_a_flat_tyre_costs_this_round_or_the_next() -> None:
    table = stage(**RIDE).act("lupin")
    assert "drive" in table.verbs()
    draw(table, "lupin", "flat")
    assert table.legal() == {"end"}  # movement, action, devices and card are gone
    assert table.thrown("lupin") == ["flat"]
    assert table.told("flat") == [{"turn": 3}]
    moved = stage(**RIDE).act("lupin").do("drive H16")
    draw(moved, "lupin", "flat")
    assert moved.state.lost == 4
    moved.do("end")
    moved.state.turn = 4
    assert moved.act("lupin").legal() == {"end"}
    moved.state.turn, moved.state.driven = 5, 0
    assert "drive" in moved.act("lupin").verbs()


@pytest.mark.rule("LUX-CLU-02", "LUX-Q-53")
def test_drawn_in_the_police_phase_it_costs_the_same_round_and_after_his_activation_the_next() -> None:
    table = draw(stage(**RIDE).patrol(), "lupin", "flat").do("done")
    table.act("lupin")
    assert table.legal() == {"end"}
    later = stage(**RIDE, done=1 << LUPIN).gang()
    draw(later, "lupin", "flat")
    assert later.state.lost == 4


@pytest.mark.rule("LUX-CLU-03", "LUX-Q-53")
@pytest.mark.parametrize(
    ("ride", "at", "lost"),
    [("fiat", "H14", 3), ("alfa", "H14", 3), ("jeep", "E9", 3), ("lorry", "H14", 3), ("bike2", "H14", 0), ("", "", 0)],
)
def test_only_at_the_wheel_of_a_car(ride: str, at: str, lost: int) -> None:
    table = stage(vehicles={ride: at}, rides={"lupin": ride}) if ride else stage(lupin="E9")
    draw(table.act("lupin"), "lupin", "flat")
    assert table.state.lost == lost
    assert table.thrown("lupin") == ["flat"]


@pytest.mark.rule("LUX-CLU-01", "LUX-Q-53")
def test_a_passenger_has_no_flat_tyre_and_passengers_may_get_out() -> None:
    table = stage(**RIDE, jigen="H15").act("lupin")
    table.state.ride = (4, 4, -1, -1)
    table.state.put(1, table.state.vat[4])
    draw(table, "lupin", "flat").do("end")
    table.act("jigen")
    assert "off" in table.verbs()
    passenger = stage(vehicles={"rowboat": "E3"}, rides={"lupin": "rowboat"})
    assert draw(passenger, "lupin", "flat").state.lost == 0


@pytest.mark.rule("LUX-Q-53")
def test_a_lorry_with_a_flat_tyre_does_not_pump() -> None:
    table = stage(vehicles={"lorry": "H8"}, rides={"lupin": "lorry"}, zone=0, pumps=1, pumping=LUPIN, lost=3)
    table.night()
    assert table.state.pumps == 1
    fit = stage(vehicles={"lorry": "H8"}, rides={"lupin": "lorry"}, zone=0, pumps=1, pumping=LUPIN).night()
    assert fit.state.pumps == 2


# ── A perfect plan ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CLU-05", "LUX-CLU-07")
@pytest.mark.parametrize(("mission", "money"), [("cagliostro", 1000), ("stonehenge", 1500)])
def test_a_perfect_plan_is_worth_a_hundred(mission: str, money: int) -> None:
    table = deal(mission, "plan p38", *PLAIN[1:])
    assert table.state.money[0] == money + box.PLAN == money + 100
    assert table.hand("lupin") == ["magic", "p38"]
    assert table.thrown("lupin") == ["plan"]
    assert deal(mission, *PLAIN).state.money[0] == money


@pytest.mark.rule("LUX-CLU-06")
def test_later_a_plan_comes_too_late() -> None:
    table = stage()
    before = table.state.money
    draw(table, "lupin", "plan")
    assert table.state.money == before
    assert table.thrown("lupin") == ["plan"]
    assert table.hand("lupin") == []


# ── Slipped cuffs ────────────────────────────────────────────────────────────────────────────────────────────────


def prisoner(**more: Any) -> Caper:
    return stage(
        lupin="E10", agents={1: "E9"}, held={"lupin": 1}, wounds={"lupin": 4}, hands={"lupin": "cuffs p38"}, **more
    )


@pytest.mark.rule("LUX-CLU-08", "LUX-CLU-09", "LUX-CLU-10", "LUX-CLU-11", "LUX-Q-54")
def test_slipped_cuffs() -> None:
    table = prisoner().act("lupin")
    assert "card cuffs" in table.legal()
    table.do("card cuffs")
    assert not table.held("lupin")
    assert table.wounds("lupin") == 0
    assert table.agent(1) == "E9"  # not eliminated, and free
    assert table.state.kills == (0, 0, 0, 0)
    assert table.state.limit == 18  # no price
    assert table.thrown("lupin") == ["cuffs"]
    assert {"walk E11", "fight 1"} <= table.legal()  # the rest of the activation
    assert "card" not in table.verbs()  # it was his card of the round
    police = prisoner().act("lupin").do("card cuffs", "end").patrol()
    assert "walk 1 E8" in police.legal(0) or any(move.startswith("walk 1 ") for move in police.legal(0))


@pytest.mark.rule("LUX-CLU-08", "LUX-Q-54")
def test_only_a_prisoner_slips_his_cuffs_and_only_in_his_activation() -> None:
    free = stage(lupin="E10", hands={"lupin": "cuffs"}).act("lupin")
    assert "card" not in free.verbs()
    refused = free.refused("card cuffs")
    assert (refused.rule, refused.why) == ("LUX-CLU-08", "cuffs-free")
    assert "card cuffs" not in prisoner().patrol().legal()
    treasure = prisoner(tiles=stage().state.tiles).act("lupin").do("card cuffs")
    assert treasure.state.tiles[0].place == 4  # what was confiscated is not given back
    other = stage(jigen="E10", agents={1: "E9"}, held={"jigen": 1}, hands={"lupin": "cuffs"}).act("jigen")
    assert "card" not in other.verbs()
