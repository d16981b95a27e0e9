"""What the table is told when something happens in a fight, in prison, at a death; and small things that follow."""

from __future__ import annotations

import pytest

from covo.games.rogue.box import CARD, ROG
from covo.games.rogue.steps.death import LoseLives
from covo.games.rogue.steps.rescue import TakeChip
from covo.games.rogue.steps.turn import NextTurn
from covo.kernel import WATCHER
from tests.rogue.duel import against, engage, throw
from tests.rogue.table import Table


@pytest.mark.rule("RGT-COM-02")
@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("fire gp 2", {"weapon": "gp", "n": 2, "beside": ""}),
        ("fire gp 1 S15", {"weapon": "gp", "n": 1, "beside": "S15"}),
        ("fire I04 1", {"weapon": "I04", "n": 1, "beside": ""}),
        ("fire none 0", {"weapon": "none", "n": 0, "beside": ""}),
    ],
)
def test_a_salvo_is_declared_to_all_before_the_dice(move: str, told: dict[str, object]) -> None:
    table = engage(against("E01").ammo(0, gp=2).give(0, "S15", "I04")).do(0, move)
    assert table.news("fires") == [{"seat": 0, **told}]
    assert all(event.heard_by(WATCHER) for event in table.told if event.kind == "fires")
    assert table.state.throws == ()


@pytest.mark.rule("RGT-SUR-01", "RGT-SUR-02")
@pytest.mark.parametrize(("enemy", "prison"), [("E01", "Glasshouse"), ("E24", "Brig")])
def test_a_surrender_and_an_arrest_are_told(enemy: str, prison: str) -> None:
    table = engage(against(enemy)).do(0, "surrender")
    assert table.news("surrenders") == [{"seat": 0, "card": enemy}]
    assert table.news("imprisoned") == [{"seat": 0, "sector": prison}]


@pytest.mark.rule("RGT-DTH-11")
def test_a_mission_a_team_gives_up_is_told() -> None:
    table = Table(2).give(0, "M01").give(1, "M06").chips(0, "gunnar", "helm")
    table.put(1, alive=False, lives=0).start(TakeChip(0, 1), NextTurn()).do(0, "drop M06")
    assert table.news("refuses") == [{"seat": 0, "card": "M06"}]


@pytest.mark.rule("RGT-MIS-04")
def test_a_delay_and_a_lost_turn_are_told() -> None:
    table = Table(2).at(0, "Port Carrion").give(0, "M10").give(1, "R34").ends(0).do(1, "play R34").do(0, "pass")
    assert table.news("mission-delayed") == [{"seat": 0, "card": "M10"}]
    assert table.news("loses-turn") == [{"seat": 0}]


@pytest.mark.rule("RGT-SOL-36")
def test_rogue_cards_lost_with_a_life_are_discarded_face_up() -> None:
    table = Table(1).put(0, lives=1).start(LoseLives(0, combat=False), NextTurn()).roll(1, 2)
    assert table.news("time-lost") == [{"n": 3}]
    table.draw("R10", "R13", "R17")
    assert [table.discarded(name) for name in ("R10", "R13", "R17")] == [1, 1, 1]
    assert sum(table.state.discards[ROG]) == 3


@pytest.mark.rule("RGT-SOL-12", "RGT-Q-11")
def test_alone_only_cards_whose_condition_holds_are_offered() -> None:
    table = Table(1).at(0, "Copper Hills").give(0, "R11", "R13", "R15").turn(0).draw("R22")
    assert table.legal(0) == ["pass", "play R13"]  # no City for the shuttle, no Milli-com for the clearance
    field = Table(1).at(0, "Shatter City").give(0, "R13", "R25").meet(0)
    assert field.legal(0) == ["pass", "play R25"]


@pytest.mark.rule("RGT-Q-98", "RGT-Q-93")
def test_a_killer_at_sea_does_not_have_the_chip_which_lies_ashore() -> None:
    table = Table(2).at(0, "Poison Lake").at(1, "Poison Lake").give(0, "I05").ammo(0, gp=6).put(1, lives=1)
    table.meet(0).quiet().do(0, "attack 1").do(1, "stand").do(0, "fire gp 6").do(1, "fire none 0")
    throw(table, 6)
    assert table.gi(1).carrier == -1
    assert table.gi(1).rescuer == 0
    assert table.where(1) == "Mirror Waste"


@pytest.mark.rule("RGT-ECD-09")
def test_who_attacks_has_fought() -> None:
    """Sister Sledge tends who fought nothing: an attack one makes is a fight, a talk is none."""
    for option, lives in (("attack 1", 2), ("talk 1", 3)):
        table = Table(2).at(0, "Sandbag Ridge").at(1, "Sandbag Ridge").give(0, "C02", "R13").put(0, lives=2)
        table.meet(0).quiet().do(0, option)
        if option.startswith("attack"):
            table.do(1, "stand").do(0, "fire none 0").do(1, "fire none 0")
        table.quiet()
        assert table.step == "TidyRogue"
        assert table.gi(0).lives == lives


@pytest.mark.rule("RGT-CPN-10", "RGT-MIS-11")
def test_a_bride_killed_in_battle_ends_the_mission_to_wed_her() -> None:
    table = Table(2).give(0, "C03").give(1, "M27").start(LoseLives(0, n=2), NextTurn()).roll(5)
    assert table.news("impossible") == [{"seat": 1, "card": "M27"}]
    table.draw("M02")
    assert table.missions(1) == ["M02"]
    assert table.gi(0).lives == 3  # the second Life went without her
    assert CARD["C03"] in table.state.removed
