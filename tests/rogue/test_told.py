"""What is told of rare things, which the recorded games do not show."""

from __future__ import annotations

from covo.games.rogue.box import SUP
from covo.games.rogue.steps.common import Supplies
from covo.games.rogue.steps.missions import DrawMission
from covo.games.rogue.steps.turn import NextTurn, Owner
from covo.kernel import EVERYONE
from tests.rogue.table import Table, total


def met() -> Table:
    return Table(3).at(0, "Shatter City").at(1, "Shatter City")


def public(table: Table, kind: str) -> bool:
    return [event.to for event in table.told if event.kind == kind] == [EVERYONE]


def test_companions_who_change_hands() -> None:
    table = met().give(0, "C05").meet(0).quiet().do(0, "hand 1 C05")
    assert table.news("option-hand") == [{"seat": 0, "other": 1}]
    assert table.news("companion-goes") == [{"seat": 0, "other": 1, "card": "C05"}]
    assert table.news("joins") == [{"seat": 1, "card": "C05"}]
    taken = met().ammo(0, gp=1).give(1, "C05").meet(0).quiet().do(0, "kidnap 1", "fire gp 1").do(1, "fire none 0")
    total(taken, 6)
    assert taken.news("kidnap-fought") == [{"seat": 0, "other": 1, "mine": 6, "theirs": 1}]
    assert taken.news("companion-goes") == [{"seat": 1, "other": 0, "card": "C05"}]
    stolen = Table(2).at(0, "Shatter City").give(0, "C05").give(1, "R24").meet(0).do(1, "play R24").do(0, "pass")
    assert stolen.news("companion-goes") == [{"seat": 0, "other": 1, "card": "C05"}]


def test_swaps_and_trades() -> None:
    table = met().give(0, "K1").give(1, "K2").meet(0).quiet().do(0, "clues 1").do(1, "yes")
    assert public(table, "clues-agreed")
    assert public(met().give(0, "K1").give(1, "K2").meet(0).quiet().do(0, "clues 1").do(1, "no"), "clues-declined")
    table.do(0, "give K1").do(1, "give K2")
    assert table.news("clues-swapped") == [{"seat": 0, "other": 1, "given": "K1", "got": "K2"}]
    trade = met().ammo(0, gp=1).meet(0).quiet().do(0, "trade 1", "give gp 1", "offer").do(1, "yes")
    assert public(trade, "trade-done")
    missions = met().give(0, "M05").give(1, "M06").meet(0).quiet().do(0, "missions 1 M05")
    assert missions.news("missions-swapped") == [{"seat": 0, "other": 1, "given": "M05", "got": "M06"}]
    assert missions.state.deal == ("missions", 0, 1, "")
    assert table.state.deal == ("clues", 0, 1, "yes")
    assert trade.state.deal == ("trade", 0, 1, "yes")


def test_rare_news() -> None:
    random = Table(3, owner="random").start(Owner()).chance("owner 2")
    assert random.news("owner") == [{"seat": 2}]
    assert (random.state.first, random.state.turn) == (2, 2)
    bride = Table(1).start(DrawMission(0), NextTurn()).draw("M27").roll(5)
    assert bride.news("bride-placed") == [{"card": "C03", "sector": "Furlow"}]
    failed = Table(2).at(0, "Quartz Zone").give(0, "M07").give(1, "R31").ends(0).do(1, "play R31").quiet()
    assert failed.news("mission-fails") == [{"seat": 0, "card": "M07"}]
    again = Table(2).only(SUP, "S01").start(Supplies(0, 2), NextTurn()).draw("S01", "S01")
    assert again.news("reshuffled") == [{"deck": SUP}]
    saved = met().at(0, "Magnopole").at(1, "Magnopole").full(0, "Magnopole").meet(0).do(0, "save")
    assert saved.news("saves") == [{"seat": 0}]
    met_gi = met().at(0, "Magnopole").at(1, "Magnopole").full(0, "Magnopole").meet(0).do(0, "meet")
    assert met_gi.news("meets-gi") == [{"seat": 0}]
