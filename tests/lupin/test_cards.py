"""Mission cards, one test a card (LUP-CRD, LUP-CJI, LUP-CFU, LUP-CGO, LUP-CLU)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from covo.games.lupin.box import CARD, CARDS, DECKS, FUJIKO, GOEMON, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.game import GAME
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.drawing import DrawCards, drawn
from tests.lupin.table import Table, stage

COUNTS = {
    "jigen": {
        "aim": 2,
        "hat": 1,
        "cover": 2,
        "bullets": 2,
        "cigarette": 1,
        "whisky": 2,
        "double": 3,
        "magnum": 1,
        "mask": 1,
    },
    "fujiko": {"dear": 2, "forgive": 4, "getaway": 2, "stiletto": 5, "charm": 2},
    "goemon": {"zantetsu": 3, "nobody": 2, "withjigen": 2, "withlupin": 1, "blade": 2, "leap": 2, "wind": 2, "pray": 1},
    "lupin": {"think": 1, "p38": 2, "adored": 2, "disguise": 6, "darling": 2, "pedal": 2},
}


def discarded(table: Table, member: str) -> list[str]:
    return [CARDS[card].name for card in table.state.discards[MEMBERS.index(member)]]


def in_hand(table: Table, member: str) -> list[str]:
    return [CARDS[card].name for card in table.state.hands[MEMBERS.index(member)]]


@pytest.mark.rule("LUP-COM-07", "LUP-CRD-04")
@pytest.mark.parametrize("member", MEMBERS)
def test_the_decks(member: str) -> None:
    assert Counter(CARDS[card].name for card in DECKS[MEMBERS.index(member)]) == COUNTS[member]


@pytest.mark.rule("LUP-CRD-01", "LUP-CRD-02", "LUP-CRD-06")
def test_one_card_a_turn() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "A8"}, hands={"jigen": "cover magnum"}).act("jigen")
    table.gang("card cover")
    assert "card" not in table.verbs()
    assert table.refused(1, "card magnum").rule == "LUP-CRD-01"
    assert discarded(table, "jigen") == ["cover"]
    assert table.refused(1, "card aim 1").rule == "LUP-CRD-04"


@pytest.mark.rule("LUP-CRD-03", "LUP-Q-84", "LUP-Q-85", "LUP-EX-15", "LUP-Q-140")
def test_every_third_elimination_draws_a_card() -> None:
    table = stage(goemon="G3", agents={1: "G6", 2: "F7", 3: "G8", 4: "H7"}, devices={"goemon": "grenade"})
    table.state.kills = (0, 0, 2, 0)
    table.act("goemon").gang("grenade G7")
    assert table.state.kills[GOEMON] == 6
    assert table.step == "DrawCards"
    table.chance(f"draw {CARD['leap']}")
    assert table.step == "DrawCards"
    table.chance(f"draw {CARD['wind']}")
    assert in_hand(table, "goemon") == ["leap", "wind"]
    assert "card wind" in table.legal()  # at once, if no card was played
    none = stage()
    none.state.discards = ((), (), DECKS[GOEMON], ())
    none.settle((DrawCards(GOEMON),))
    assert none.state.hands[GOEMON] == ()


@pytest.mark.rule("LUP-CRD-07", "LUP-LVL-08", "LUP-Q-87", "LUP-Q-06")
def test_an_optional_card_that_does_not_fit_stays_in_hand() -> None:
    table = stage(goemon="B5", hands={"goemon": "blade"}).act("goemon")
    assert "card" not in table.verbs()
    table.gang("end")
    assert in_hand(table, "goemon") == ["blade"]


# ── Jigen ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CJI-01", "LUP-Q-88")
def test_unerring_aim() -> None:
    table = stage(jigen="A4", agents={1: "A6"}, zenigata="C4", hands={"jigen": "aim"}).act("jigen")
    table.gang("card aim 1")
    assert table.agent(1) == ""
    assert "shoot" not in table.verbs()  # it was the shot of this turn
    inspector = stage(jigen="A4", zenigata="C4", hands={"jigen": "aim"}).act("jigen").gang("card aim zenigata")
    assert inspector.state.zwounds == 1


@pytest.mark.rule("LUP-CJI-02", "LUP-EX-09", "LUP-Q-89", "LUP-CRD-08", "LUP-GEN-07")
def test_my_hat_slipped() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "A8"}, hands={"jigen": "hat aim"}, devices={"jigen": "rifle"}).act(
        "jigen"
    )
    assert "card" not in table.verbs()  # no help on a bad day
    table.gang("rifle 2").chance("roll 3 4")
    assert in_hand(table, "jigen") == ["hat", "aim"]  # rifles are not affected
    table.gang("shoot 1").chance("roll 4 4")  # 8 and 3
    assert table.agent(1) == "A6"
    assert discarded(table, "jigen") == ["hat"]
    table.act("jigen").gang("shoot 1").chance("roll 3 3")  # 6 and 6
    assert table.agent(1) == ""


@pytest.mark.rule("LUP-CJI-03", "LUP-Q-91")
def test_go_ill_cover_you() -> None:
    table = (
        stage(lupin="A4", agents={1: "A6"}, jigen="R4", hands={"jigen": "cover"}).act("jigen").gang("card cover", "end")
    )
    table.patrol()
    assert table.seen("lupin")
    assert "shoot" not in table.verbs(0)
    assert table.refused(0, "shoot 1 lupin").rule == "LUP-CJI-03"
    table.play(0, "done").patrol()
    assert "shoot 1 lupin" in table.legal(0)


@pytest.mark.rule("LUP-CJI-04", "LUP-Q-90")
def test_out_of_bullets() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "A8"}, hands={"jigen": "bullets"}, devices={"jigen": "rifle"})
    table.act("jigen").gang("shoot 1").chance("roll 1 1").gang("end")
    assert in_hand(table, "jigen") == ["bullets"]
    table.state.turn += 1
    table.act("jigen")
    assert discarded(table, "jigen") == ["bullets"]
    assert not {"shoot", "rifle"} & table.verbs()
    assert table.refused(1, "shoot 1").rule == "LUP-CRD-08"
    table.state.turn += 1
    assert "shoot" in table.act("jigen").verbs()


@pytest.mark.rule("LUP-CJI-05")
def test_cigarette_break() -> None:
    table = stage(jigen="A4", agents={1: "A6"}, hands={"jigen": "cigarette"}).act("jigen").gang("shoot 1")
    assert discarded(table, "jigen") == ["cigarette"]
    assert table.step == "Activation"
    assert "shoot" not in table.verbs()


@pytest.mark.rule("LUP-CJI-06", "LUP-Q-86")
def test_one_whisky_too_many() -> None:
    table = stage(jigen="A4", agents={1: "A6"}, hands={"jigen": "whisky hat"}).act("jigen")
    table.gang("shoot 1").chance("roll 4 5")  # 9 and 2
    assert table.agent(1) == "A6"
    assert in_hand(table, "jigen") == ["hat"]  # the older one first, one to a shot


@pytest.mark.rule("LUP-CJI-07")
def test_double_bulls_eye() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "C4", 3: "R20"}, hands={"jigen": "double"}).act("jigen")
    assert table.options("card") == {"double 1 2"}
    table.gang("card double 1 2")
    assert (table.agent(1), table.agent(2)) == ("", "")
    assert table.state.kills[JIGEN] == 2


@pytest.mark.rule("LUP-CJI-08")
def test_twin_magnum() -> None:
    table = stage(jigen="A4", agents={1: "A6", 2: "C4"}, hands={"jigen": "magnum"}).act("jigen").gang("card magnum")
    table.gang("shoot 1").chance("roll 1 1").gang("shoot 1").chance("roll 1 1")
    assert "shoot" not in table.verbs()
    table.state.turn += 1
    table.act("jigen").gang("shoot 1").chance("roll 1 1")
    assert "shoot" in table.verbs()  # to the end of the game


@pytest.mark.rule("LUP-CJI-09", "LUP-CJI-10", "LUP-CJI-11", "LUP-Q-92", "LUP-INF-06", "LUP-NOT-07")
def test_jigens_perfect_disguise() -> None:
    table = stage(seats=5, jigen="B5", agents={1: "B8", 2: "C9", 3: "G9"}, hands={"jigen": "mask"}).act("jigen")
    assert table.options("card", 2) == {"mask 1", "mask 2"}  # at most five squares away
    table.gang("card mask 2")
    assert table.at("jigen") == ""
    assert GAME.view(table.state, 0).agent_of[JIGEN] is None
    assert GAME.view(table.state, 0).masks[JIGEN] == 0b111  # for all they know he walked first
    assert GAME.view(table.state, 2).agent_of[JIGEN] == 1
    table.patrol().play(0, "walk 2 C7")
    assert table.step == "Unmask"  # between two police figures
    assert table.options("unmask", 2) > {"C7"}
    table.play(2, "unmask C7")
    assert table.agent(2) == ""
    assert table.state.kills[JIGEN] == 1
    assert (table.at("jigen"), table.seen("jigen")) == ("C7", True)


# ── Fujiko ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CFU-01", "LUP-Q-93")
def test_oh_my_dear_lupin_while_planning() -> None:
    from tests.lupin.table import new

    table = new(4)
    while table.step != "Deal":
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[0])
    table.chance("draw 23 25", "draw 0 0", "draw 14 14", f"draw {CARD['dear']} {CARD['charm']}")
    assert table.legal(3) == {"dear", "pass"}
    table.play(3, "dear")
    assert all(text.endswith("fujiko") for text in table.options("buy", 3))
    table.play(3, "buy rifle fujiko", "buy kit fujiko")
    assert "buy knife fujiko" not in table.legal(3)
    table.play(3, "done")
    assert table.step == "Planning"
    assert table.state.money[0] == 1500 - 250 - 150
    assert "dear" in discarded(table, "fujiko")


@pytest.mark.rule("LUP-CFU-02", "LUP-Q-93")
def test_oh_my_dear_lupin_for_the_loot() -> None:
    table = stage(seats=4, fujiko="B5", lupin="B6", jigen="G1", goemon="G3", hands={"fujiko": "dear"})
    table.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    table.act("fujiko").gang("card dear", "end")
    assert table.state.has_treasure(FUJIKO)
    table.state.done = 0
    table.gang_phase()
    assert table.step == "Activation"
    assert getattr(table.state.stack[0], "member", None) == FUJIKO  # she goes first
    away = stage(seats=4, fujiko="B5", lupin="G6", hands={"fujiko": "dear"})
    away.state.tiles = (Tile(LUPIN, True, 1), Tile(5), Tile(6), Tile(7))
    assert "card" not in away.act("fujiko").verbs(3)


@pytest.mark.rule("LUP-CFU-03", "LUP-CFU-07", "LUP-BET-13", "LUP-Q-94")
@pytest.mark.parametrize("seats", [2, 3])
def test_void_for_few_players(seats: int) -> None:
    table = stage(seats=seats)
    table.settle(drawn(table.state, FUJIKO, CARD["dear"]) + drawn(table.state, FUJIKO, CARD["forgive"]))
    assert table.state.hands[FUJIKO] == ()
    assert discarded(table, "fujiko") == ["dear", "forgive"]


@pytest.mark.rule("LUP-CFU-04", "LUP-CFU-05", "LUP-END-07", "LUP-INF-08")
def test_forgive_me_lupin() -> None:
    table = stage(seats=4, fujiko="A2", hands={"fujiko": "forgive"})
    assert table.state.is_bound()
    assert GAME.view(table.state, 1).hands[FUJIKO] is None
    table.state.tiles = (Tile(FUJIKO, True, 8), Tile(5), Tile(6), Tile(7))
    table.state.traitor, table.state.marked = True, 8
    table.act("fujiko").gang("leave")
    assert table.state.outcome is None  # the turn is played to its end
    table.dusk()
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.returns) == ("betrayal", (0, 0, 0, 1.0))


@pytest.mark.rule("LUP-CFU-08", "LUP-Q-94")
def test_forgive_me_too_late() -> None:
    table = stage(seats=5, turn=10)
    table.settle(drawn(table.state, FUJIKO, CARD["forgive"]))
    assert discarded(table, "fujiko") == ["forgive"]
    assert table.told("discarded") == [{"member": FUJIKO, "card": "forgive"}]
    early = stage(seats=5, turn=9)
    early.settle(drawn(early.state, FUJIKO, CARD["forgive"]))
    assert in_hand(early, "fujiko") == ["forgive"]


@pytest.mark.rule("LUP-CFU-09", "LUP-Q-95")
def test_motorbike_getaway() -> None:
    table = stage("bank", fujiko="C2", vehicles={"bike1": "C1"}, hands={"fujiko": "getaway"}, turn=3).act("fujiko")
    ends = {text.split()[1] for text in table.options("card")}
    assert {"R1", "C25", "H14"} <= ends
    assert not ends & {"E14", "BC1"}  # no bus stop, no roof
    table.gang("card getaway R1")
    assert table.at("fujiko") == "R1"
    assert "drive" not in table.verbs()
    alone = stage("bank", fujiko="C5", vehicles={"bike1": "C1"}, hands={"fujiko": "getaway"}).act("fujiko")
    assert "card" not in alone.verbs()


@pytest.mark.rule("LUP-CFU-10", "LUP-Q-96")
def test_hidden_knife() -> None:
    table = stage(fujiko="A4", agents={1: "A6", 2: "B4"}, hands={"fujiko": "stiletto"}).act("fujiko")
    assert table.options("card") == {"stiletto 1"}  # not hand to hand
    table.gang("card stiletto 1")
    assert table.agent(1) == ""
    assert "fight" in table.verbs()  # besides the standard attack


@pytest.mark.rule("LUP-CFU-11", "LUP-CFU-12", "LUP-CFU-13", "LUP-Q-97")
def test_charming_infiltrator() -> None:
    table = (
        stage(fujiko="A4", agents={1: "A6"}, zenigata="C4", hands={"fujiko": "charm"})
        .act("fujiko")
        .gang("card charm", "end")
    )
    table.patrol().play(0, "shoot 1 fujiko")
    assert table.step == "CharmRoll"
    table.chance("roll 2")
    assert table.step == "Patrol"
    assert table.refused(0, "shoot 1 fujiko").rule == "LUP-Q-72"  # its action is spent
    table.play(0, "shoot zenigata fujiko")
    assert table.step == "ShotRoll"  # Zenigata is not charmed
    table.chance("roll 1 1").patrol()
    table.state.acted = 0
    table.patrol().play(0, "shoot 1 fujiko").chance("roll 1")
    assert table.step == "ShotRoll"
    assert discarded(table, "fujiko") == ["charm"]


# ── Goemon ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CGO-01", "LUP-Q-88")
def test_invincible_zantetsu() -> None:
    table = stage(goemon="B5", agents={1: "B6"}, hands={"goemon": "zantetsu"}).act("goemon").gang("card zantetsu 1")
    assert table.agent(1) == ""
    assert "fight" not in table.verbs()
    inspector = stage(goemon="B5", zenigata="B6", hands={"goemon": "zantetsu"}).act("goemon")
    inspector.gang("card zantetsu zenigata")
    assert inspector.step == "DodgeRoll"


@pytest.mark.rule("LUP-CGO-02", "LUP-CGO-03", "LUP-CGO-04", "LUP-Q-98")
def test_no_one_left_behind() -> None:
    table = stage(jigen="G5", agents={1: "G4"}, goemon="G3", hands={"goemon": "nobody"}, visible="lupin")
    table.state.held = (0, -1, -1, -1)  # Lupin, whom Jigen should free
    assert table.state.may_free(GOEMON, LUPIN)
    table.state.put(GOEMON, table.state.place.node["A1"])
    assert "leave" not in table.act("goemon").verbs()
    table.state.put(GOEMON, table.state.place.node["G3"])
    table.act("goemon").gang("fight 1").chance("roll 6 6")
    assert table.state.held[LUPIN] == -1
    assert discarded(table, "goemon") == ["nobody"]


@pytest.mark.rule("LUP-CGO-05", "LUP-CGO-06", "LUP-CGO-07", "LUP-Q-99")
@pytest.mark.parametrize(("card", "other"), [("withjigen", "jigen"), ("withlupin", "lupin")])
def test_teamed(card: str, other: str) -> None:
    def attacks(square: str, visible: str) -> bool:
        more: dict[str, Any] = {"goemon": "B5", other: square}
        table = stage(agents={1: "B6", 2: "C5"}, hands={"goemon": card}, visible=visible, **more)
        table.act("goemon").gang("fight 1").chance("roll 6 6")
        return "fight" in table.verbs()

    assert attacks("E4", f"goemon {other}")  # four squares
    assert not attacks("F4", f"goemon {other}")  # five
    assert not attacks("E4", "goemon")  # nobody can check it


@pytest.mark.rule("LUP-CGO-08", "LUP-CGO-09")
def test_blade_of_justice() -> None:
    table = stage(goemon="A4", agents={1: "A6"}, hands={"goemon": "blade"}, devices={"goemon": "knife"}).act("goemon")
    table.gang("card blade 1")
    assert table.agent(1) == ""
    assert table.state.devices[GOEMON] == ()
    assert discarded(table, "goemon") == ["blade"]
    assert "card" not in stage(goemon="A4", agents={1: "A6"}, hands={"goemon": "blade"}).act("goemon").verbs()


@pytest.mark.rule("LUP-CGO-10", "LUP-Q-100")
def test_incredible_leap() -> None:
    table = stage("bank", goemon="H10", hands={"goemon": "leap"}).act("goemon")
    ends = {text.split()[1] for text in table.options("card")}
    place = table.state.place
    assert "TE2" in ends
    assert all(
        place.roofs >> place.node[end] & 1 and place.apart(place.node["H10"], place.node[end]) <= 6 for end in ends
    )
    table.gang("card leap TE2")
    assert table.at("goemon") == "TE2"
    roof = stage("bank", goemon="TE2", hands={"goemon": "leap"}).act("goemon")
    ends = {text.split()[1] for text in roof.options("card")}
    assert "CS1" in ends
    assert not ends & {"TE1", "TE3", "H10"}


@pytest.mark.rule("LUP-CGO-11", "LUP-Q-101")
def test_like_the_blowing_wind() -> None:
    table = stage(goemon="F4", agents={1: "G8"}, hands={"goemon": "wind"}).act("goemon").gang("card wind", "walk G4")
    assert not table.seen("goemon")
    table.gang("end").patrol().play(0, "walk 1 G7")
    assert not table.seen("goemon")  # till his next activation
    table.state.turn += 1
    table.act("goemon").gang("end")
    table.state.moved = 0
    table.patrol().play(0, "walk 1 G8")
    assert table.seen("goemon")
    plain = stage(goemon="F4", agents={1: "G8"}).act("goemon").gang("walk G4")
    assert plain.seen("goemon")


@pytest.mark.rule("LUP-CGO-12", "LUP-Q-102")
def test_time_to_pray() -> None:
    table = stage(goemon="B5", agents={1: "B6"}, hands={"goemon": "pray"}, devices={"goemon": "kit"}).act("goemon")
    assert not {"walk", "fight"} & table.verbs()
    assert discarded(table, "goemon") == ["pray"]
    table.gang("end")
    assert {"walk", "fight"} <= table.act("goemon").verbs()


# ── Lupin ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CLU-01", "LUP-Q-102")
def test_let_me_think() -> None:
    table = stage(lupin="A4", agents={1: "A6", 2: "B4"}, hands={"lupin": "think"}).act("lupin")
    assert not {"walk", "shoot"} & table.verbs()
    assert "fight" in table.verbs()  # a blow is no shot
    table.gang("end")
    assert {"walk", "shoot"} <= table.act("lupin").verbs()


@pytest.mark.rule("LUP-CLU-02")
def test_my_trusty_p38() -> None:
    table = stage(lupin="A4", agents={1: "A6"}, hands={"lupin": "p38"}).act("lupin").gang("card p38 1")
    assert table.agent(1) == ""


@pytest.mark.rule("LUP-CLU-03", "LUP-CLU-04", "LUP-CLU-05", "LUP-Q-103")
def test_my_adored_fujiko() -> None:
    table = stage(lupin="B5", jigen="G1", agents={1: "R20"})
    table.settle(drawn(table.state, LUPIN, CARD["adored"]))
    assert in_hand(table, "lupin") == ["adored"]
    table.gang_phase()
    assert "activate fujiko" not in table.legal()  # he must go before her
    table.act("lupin")
    assert table.seen("lupin")
    place = table.state.place
    assert all(place.apart(place.node["B5"], place.node[end]) <= 3 for end in table.options("walk"))
    table.gang("walk B6", "end")
    assert table.seen("lupin")
    table.state.turn += 1
    table.act("lupin").gang("end")
    assert not table.seen("lupin")
    at_once = stage(turn=0)
    at_once.settle(drawn(at_once.state, LUPIN, CARD["adored"]))
    assert discarded(at_once, "lupin") == ["adored"]
    shown = stage(visible="fujiko")
    shown.settle(drawn(shown.state, LUPIN, CARD["adored"]))
    assert discarded(shown, "lupin") == ["adored"]


@pytest.mark.rule("LUP-CLU-06", "LUP-CLU-07", "LUP-CLU-08", "LUP-Q-92")
def test_lupins_perfect_disguise() -> None:
    table = stage(lupin="B5", jigen="G8", agents={1: "B9", 2: "G9", 3: "G14"}, hands={"lupin": "disguise"}).act("lupin")
    assert table.options("card") == {"disguise 1"}  # eight squares of walking
    table.gang("card disguise 1")
    table.patrol().play(0, "walk 1 C9")
    table.play(1, "pass")
    table.state.seen |= 2
    table.state.put(JIGEN, table.state.place.node["C7"])
    table.patrol().play(0, "shoot 1 jigen")
    assert table.step == "Unmask"  # the agent would shoot: he must show himself
    assert "pass" not in table.verbs()
    hide = min(table.options("unmask") - {"C9"})
    table.play(1, f"unmask {hide}")
    assert table.agent(1) == ""
    assert table.at("lupin") == hide
    assert table.state.wounds[JIGEN] == 0
    own = stage(lupin="B5", agents={1: "B9"}, hands={"lupin": "disguise"}).act("lupin").gang("card disguise 1")
    own.act("lupin")
    assert own.verbs() == {"unmask", "end"}


@pytest.mark.rule("LUP-CLU-09", "LUP-CLU-10", "LUP-Q-104")
def test_here_i_come_darling() -> None:
    table = stage(lupin="B4", fujiko="B5", jigen="R2", hands={"lupin": "darling"}, visible="lupin fujiko").act("lupin")
    table.gang("card darling")
    assert table.state.movement(LUPIN) == 12
    assert table.state.movement(FUJIKO) == 10
    table.gang("end")
    assert getattr(table.state.stack[0], "member", None) == FUJIKO  # right after him
    hidden = stage(lupin="B4", fujiko="B5", hands={"lupin": "darling"}, visible="lupin").act("lupin")
    assert "card" not in hidden.verbs()
    far = stage(lupin="B4", fujiko="H4", hands={"lupin": "darling"}, visible="lupin fujiko").act("lupin")
    assert "card" not in far.verbs()


@pytest.mark.rule("LUP-CLU-11", "LUP-Q-95")
def test_pedal_to_the_metal() -> None:
    table = stage(
        "bank", lupin="C2", jigen="C3", vehicles={"fiat": "C1", "bike1": "R1"}, hands={"lupin": "pedal"}, turn=3
    )
    table.state.ride = (-1, 4, -1, -1)
    table.state.put(JIGEN, table.state.place.node["C1"])
    table.act("lupin").gang("card pedal H10")
    assert (table.at("lupin"), table.at("jigen")) == ("H10", "H10")


@pytest.mark.rule("LUP-CGO-05", "LUP-Q-86")
def test_a_team_card_is_laid_open_when_it_is_used() -> None:
    table = stage(
        goemon="B5", jigen="E4", agents={1: "B6", 2: "C5"}, hands={"goemon": "withjigen"}, visible="goemon jigen"
    )
    table.act("goemon").gang("fight 1").chance("roll 6 6").gang("fight 2").chance("roll 6 6")
    assert in_hand(table, "goemon") == []
    assert [CARDS[card].name for card in table.state.table[GOEMON]] == ["withjigen"]
