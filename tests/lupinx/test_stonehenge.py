"""Stonehenge: set-up, aim cards, tombs and pits, Excalibur, the end."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupin.board import bits, mask_of
from covo.games.lupin.box import FUJIKO, MEMBERS
from covo.games.lupinx.board import load
from covo.games.lupinx.box import PICTURES, SPECIAL
from covo.games.lupinx.game import GAME
from covo.games.lupinx.missions import BLADE, RETURN
from covo.games.lupinx.state import Sign
from covo.games.lupinx.steps.stonehenge import readings
from covo.kernel import CHANCE, WATCHER
from tests.lupinx.henge import Table, henge, new

# The squares of aim card I: tombs C6, H20 and R21, the sword on the altar K13.
TOMBS, SWORD = ("C6", "H20", "R21"), "K13"


def set_up(table: Table, *, upto: str) -> Table:
    """Play the first legal moves up to this step."""
    while table.step != upto:
        ask = table.state.asks[0]
        table.state.apply(ask.seat, ask.moves[-1])
    return table


# ── Set-up ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SSE-01", "LUX-GEN-05", "LUX-GEN-08", "LUX-BRD-03")
def test_eleven_rounds_on_its_own_board() -> None:
    state = new().state
    assert (state.place.id, state.limit) == ("stonehenge", 11)


@pytest.mark.rule("LUX-SSE-06", "LUX-SSE-07", "LUX-SSE-08", "LUX-POL-03", "LUX-POL-06", "LUX-Q-73")
def test_police_deploy_in_columns_1_to_17_and_only_zenigata_among_the_stones() -> None:
    table = set_up(new(), upto="Deploy")
    chief = table.options("place", 0)
    assert {"K13", "H16", "E9", "E12", "B4", "C17"} <= chief
    assert not {"C18", "B25", "G11", "B4-under"} & chief
    table.play(0, "place K13")
    agents = table.options("place", 0)
    assert not {"K12", "H16", "K13"} & agents
    assert {"E9", "E12", "D13"} <= agents
    for square in ("E9", "D8", "D9", "E8", "C9", "B9", "B8"):
        table.play(0, f"place {square}")
        assert square not in table.options("place", 0)
    assert table.step != "Deploy"
    assert sum(at >= 0 for at in table.state.agents) == 7


@pytest.mark.rule("LUX-SSE-08", "LUX-SSE-06")
def test_a_wrong_square_to_deploy_on_is_refused_with_the_rule() -> None:
    table = set_up(new(), upto="Deploy")
    assert table.refused(0, "place C18").rule == "LUX-SSE-06"
    table.play(0, "place K13")
    assert table.refused(0, "place K12").rule == "LUX-SSE-08"
    assert table.refused(0, "place C18").rule == "LUX-SSE-06"
    assert table.refused(0, "place K13").why == "occupied"  # Zenigata stands there
    assert table.refused(0, "place G11").rule == "LUP-POL-01"  # a stone
    assert table.refused(0, "place Z9").why == "malformed"
    assert table.refused(0, "walk zenigata K9").rule != "LUX-SSE-08"


@pytest.mark.rule("LUX-SSE-04", "LUX-DCK-02", "LUX-DCK-03", "LUX-DCK-04")
def test_two_mission_cards_and_a_special_card_each() -> None:
    table = set_up(new(5), upto="Aims")
    state = table.state
    for member, hand in enumerate(state.hands):
        drawn = len(hand) + len(state.discards[member])
        assert drawn == 3
        assert SPECIAL[member] in hand
    assert state.ready


@pytest.mark.rule("LUX-AIM-01", "LUX-AIM-02", "LUX-AIM-03", "LUX-AIM-05", "LUX-DIF-24", "LUX-DIF-25", "LUX-Q-66")
def test_a_blind_choice_of_four_pictures_for_the_whole_gang() -> None:
    table = set_up(new(5), upto="Aims")
    assert table.legal(CHANCE) == {f"aim {picture}" for picture in PICTURES}
    assert table.state.ask(CHANCE).weights is None  # type: ignore[union-attr]
    table.chance("aim III")
    assert table.state.aim == 2
    assert {GAME.view(table.state, seat).aim for seat in range(1, 5)} == {2}
    (event,) = [event for event in table.heard if event.kind == "aimed"]
    assert (event.data["picture"], event.data["tombs"], event.data["at"]) == ("III", "A13 M22 I14", "Q20")


@pytest.mark.rule("LUX-AIM-04", "LUX-AIM-06", "LUX-INF-06", "LUX-LVL-09")
@pytest.mark.parametrize("level", ["novice", "expert"])
def test_zenigata_and_watchers_do_not_see_the_aim(level: str) -> None:
    table = set_up(new(3, level=level), upto="Aims").chance("aim IV")
    for viewer in (0, WATCHER):
        view = GAME.view(table.state, viewer)
        assert (view.aim, view.tombs, view.digs) == (None, None, None)
        pictures = {GAME.imagine(view, Random(n)).aim for n in range(40)}
        assert pictures == {0, 1, 2, 3}
    assert all(set(event.to) == {1, 2} for event in table.heard if event.kind == "aimed")


@pytest.mark.rule("LUX-SSE-02", "LUX-SSE-11", "LUX-DEV-05", "LUX-DEV-13", "LUX-DEV-25", "LUX-POL-01", "LUX-Q-51")
def test_the_gang_shops_together_for_fifteen_hundred() -> None:
    table = set_up(new(2), upto="Planning")
    assert table.state.money[0] == 1500
    things = {text.split()[0] for text in table.options("buy")}
    assert {"jeep", "alfa", "fiat", "shovel", "glider"} <= things
    assert not {"heli", "boat", "wetsuit", "lorry", "rowboat", "bike1"} & things
    table.play(1, "buy jeep lupin")
    assert table.state.money[0] == 1150


@pytest.mark.rule("LUX-SSE-09", "LUX-SSE-10", "LUX-Q-11")
def test_the_gang_starts_on_b25_and_c25() -> None:
    table = set_up(new(2), upto="StartSquares")
    assert table.options("start") == {"B25 B25", "B25 C25", "C25 B25", "C25 C25"}
    table.play(1, "start B25 B25", "start B25 B25", "start C25 C25", "start B25 B25")
    assert [table.at(member) for member in MEMBERS] == ["B25", "B25", "C25", "B25"]


@pytest.mark.rule("LUX-SSE-12", "LUX-SSE-13", "LUX-Q-84", "LUX-RND-01")
def test_round_one_is_the_gangs_in_any_order() -> None:
    table = set_up(new(2), upto="GangPhase")
    assert (table.state.turn, table.state.phase) == (1, 2)
    assert table.legal() == {f"activate {member}" for member in MEMBERS}


@pytest.mark.rule("LUX-GEN-14")
def test_three_players_share_the_gang_as_in_the_base_game() -> None:
    table = set_up(new(3), upto="Crew")
    assert table.legal() == {"take jigen", "take goemon", "take fujiko"}


@pytest.mark.rule("LUX-GEN-12", "LUX-SSE-03", "LUX-COM-08")
def test_excalibur_lies_under_three_pits() -> None:
    for pits in range(3):
        table = henge(lupin=SWORD, dug=" ".join(TOMBS[:pits])).act("lupin").gang("search", "end").night()
        assert (table.holder(), table.state.pits) == ("home", pits)
    assert henge(lupin=SWORD, dug=" ".join(TOMBS)).act("lupin").gang("search", "end").night().holder() == "lupin"


@pytest.mark.rule("LUX-DIF-23", "LUX-SSE-11")
def test_what_only_one_language_says_holds() -> None:
    table = set_up(new(2, clock="on"), upto="Planning")
    ask = table.state.ask(1)
    assert ask is not None
    assert ask.limit == 15 * 60
    assert [len(deck) for deck in table.state.kit.decks] == [20] * 4
    assert sum(at == -1 for at in table.state.agents) == 3
    assert len(table.state.place.aims) * 4 == 16  # type: ignore[attr-defined]


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "LUX-STC-01", "LUX-STC-02", "LUX-STC-03", "LUX-STC-04", "LUX-CJI-12", "LUX-CFU-04", "LUX-CRD-03", "LUX-Q-09",
    "LUX-DCK-06", "LUX-CGO-15", "LUX-Q-13",
)  # fmt: skip
def test_cards_that_mean_nothing_here_are_thrown_away() -> None:
    table = set_up(new(5), upto="Deal")
    state, card = table.state, table.state.kit.card
    for pair in (("disguise", "flat"), ("loyalty", "aim"), ("leap", "wind"), ("forgive", "redeem")):
        table.chance("draw " + " ".join(str(n) for n in sorted(card[name] for name in pair)))
    names = [[state.kit.cards[n].name for n in hand] for hand in state.hands]
    assert names == [["magic", "disguise"], ["marvel", "aim"], ["slash", "wind"], ["love"]]
    assert not state.split()
    assert not state.is_bound()


@pytest.mark.rule("LUX-STC-05", "LUX-CRD-01")
def test_all_other_cards_work() -> None:
    named = BLADE.kit.card
    void = {named[name] for name in ("forgive", "redeem", "leap", "loyalty")}
    other = {card for card in BLADE.draws if BLADE.draws[card] is not RETURN.draws.get(card)}
    assert other == void
    assert len({BLADE.draws[card] for card in void}) == 1  # all thrown away alike
    assert BLADE.plays is RETURN.plays
    table = henge(goemon="J20", agents={1: "J24"}, hands={"goemon": "wind"}).act("goemon")
    assert any(text.startswith("card wind") for text in table.legal())


@pytest.mark.rule("LUX-GEN-13", "LUX-STC-01")
def test_fujiko_never_betrays() -> None:
    table = henge(5, fujiko=SWORD, dug=" ".join(TOMBS)).act("fujiko")
    table.gang("search", "end")
    table.rest()
    assert table.holder() == "fujiko"
    assert not table.state.traitor
    assert not table.state.rivals(FUJIKO)


# ── Tombs and pits ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SEN-01", "LUX-SEN-09", "LUX-Q-67")
def test_a_member_on_foot_on_a_tomb_digs_with_a_shovel() -> None:
    table = henge(jigen="H20", devices={"jigen": "shovel knife"}).act("jigen")
    assert "unearth" in table.verbs()
    table.gang("unearth")
    assert table.state.stack[0].tools == 1  # type: ignore[attr-defined]
    assert "walk" not in table.verbs()  # here the activation's movement ends
    table.gang("end")
    assert table.state.pits == 0  # not before the setting phase
    table.night()
    assert table.state.pits == 1
    assert [table.state.kit.gadgets[n] for n in table.state.devices[1]] == ["knife"]
    assert [table.state.kit.gadgets[n] for n in table.state.used] == ["shovel"]
    assert table.state.notes[1][-1].deeds == ("unearth",)


@pytest.mark.rule("LUX-SEN-01", "LUX-SEN-09", "LUX-Q-67")
def test_no_shovel_no_tomb_no_feet_no_dig() -> None:
    nothing = henge(jigen="H20").act("jigen")
    assert "unearth" not in nothing.verbs()
    assert nothing.refused(1, "unearth").rule == "LUX-SEN-09"
    elsewhere = henge(jigen="H21", devices={"jigen": "shovel"}).act("jigen")
    assert "unearth" not in elsewhere.verbs()
    assert elsewhere.refused(1, "unearth").rule == "LUX-SEN-01"
    other = henge(aim="II", jigen="H20", devices={"jigen": "shovel"}).act("jigen")
    assert other.refused(1, "unearth").rule == "LUX-SEN-01"
    driving = henge(vehicles={"jeep": "H20"}, rides={"jigen": "jeep"}, devices={"jigen": "shovel"}).act("jigen")
    assert driving.refused(1, "unearth").why == "dig-on-foot"


@pytest.mark.rule("LUX-Q-67", "LUX-SEN-09", "LUX-RND-03")
def test_a_dig_is_one_of_two_device_uses() -> None:
    table = henge(jigen="H20", lupin="G20", devices={"jigen": "shovel kit radio"})
    table.state.wounds = (1, 1, 0, 0)
    table.act("jigen").gang("radio", "heal jigen")
    assert "unearth" not in table.verbs()
    assert table.refused(1, "unearth").why == "two-devices"


@pytest.mark.rule("LUX-SEN-04", "LUX-Q-67")
def test_a_tomb_is_dug_once() -> None:
    table = henge(jigen="H20", devices={"jigen": "shovel"}, dug="H20").act("jigen")
    assert "unearth" not in table.verbs()
    assert table.refused(1, "unearth").rule == "LUX-SEN-04"


@pytest.mark.rule("LUX-Q-67")
def test_a_trap_is_no_tomb() -> None:
    table = henge(jigen="H21", devices={"jigen": "shovel"}).act("jigen")
    table.gang("walk H20", "dig H20", "end").night()
    assert table.state.pits == 0
    assert table.state.traps


@pytest.mark.rule("LUX-SEN-02", "LUX-Q-67", "LUX-INF-06")
def test_all_hear_who_dug_and_not_where() -> None:
    table = henge(5, jigen="H20", devices={"jigen": "shovel"}).act("jigen").gang("unearth")
    (digging,) = [event for event in table.heard if event.kind == "digging"]
    assert (set(digging.to), dict(digging.data)) == ({1, 2, 3, 4}, {"member": 1, "at": "H20"})
    table.gang("end").night()
    (pit,) = [event for event in table.heard if event.kind == "pit"]
    assert dict(pit.data) == {"member": 1, "pits": 1}
    view = GAME.view(table.state, 0)
    assert (view.pits, view.tombs, view.at[1]) == (1, None, None)
    assert table.state.tombs == (table.state.place.node["H20"],)


@pytest.mark.rule("LUX-SEN-03", "LUX-SEN-05", "LUX-SEN-07", "LUX-SEN-08", "LUX-STR-01", "LUX-STR-02", "LUX-STR-03")
@pytest.mark.rule("LUX-EX-15", "LUX-Q-75", "LUX-DIF-26")
def test_three_digs_and_the_theft_in_one_round() -> None:
    tools = dict.fromkeys(("jigen", "goemon", "fujiko"), "shovel")
    table = henge(5, turn=5, lupin=SWORD, jigen=TOMBS[1], goemon=TOMBS[0], fujiko=TOMBS[2], devices=tools)
    table.act("lupin").gang("search", "end")
    for member in ("jigen", "goemon", "fujiko"):
        table.gang(*([f"activate {member}"] if table.step == "GangPhase" else []), "unearth", "end")
    assert table.state.pits == 3
    assert len(table.told("pit")) == 3
    assert table.told("appeared") == [{}]
    assert table.holder() == "lupin"
    (stolen,) = [event for event in table.heard if event.kind == "stolen"]
    assert dict(stolen.data) == {"member": 0}
    assert GAME.view(table.state, 0).tiles[0].place == 0
    assert table.state.turn == 6


@pytest.mark.rule("LUX-SEN-05", "LUX-SEN-06", "LUX-STR-01")
def test_there_is_no_sword_before_the_third_pit() -> None:
    table = henge(lupin=SWORD, dug="C6 H20").act("lupin").gang("search", "end").night()
    assert table.holder() == "home"
    assert not table.told("stolen")
    again = henge(lupin=SWORD, dug="C6 H20 R21").act("lupin").gang("search", "end").night()
    assert again.holder() == "lupin"


@pytest.mark.rule("LUX-STR-01", "LUX-TRE-08")
def test_taking_it_is_optional_and_on_foot_on_its_square() -> None:
    beside = henge(lupin="K14", dug="C6 H20 R21").act("lupin")
    assert "search" not in beside.verbs()
    table = henge(lupin=SWORD, dug="C6 H20 R21").act("lupin").gang("end").night()
    assert table.holder() == "home"
    riding = henge(aim="III", dug="A13 M22 I14", vehicles={"jeep": "Q20"}, rides={"lupin": "jeep"}).act("lupin")
    assert "search" not in riding.verbs()


@pytest.mark.rule("LUX-Q-74")
def test_of_two_on_the_square_lupin_takes_it() -> None:
    table = henge(lupin=SWORD, goemon=SWORD, dug="C6 H20 R21").act("goemon").gang("search", "end")
    table.gang("activate lupin", "search", "end").night()
    assert table.holder() == "lupin"


@pytest.mark.rule("LUX-Q-67")
def test_whoever_is_arrested_before_the_setting_phase_has_dug_for_nothing() -> None:
    table = henge(jigen="H20", devices={"jigen": "shovel"}, agents={1: "H21"}).act("jigen").gang("unearth", "end")
    table.state.held = (-1, 0, -1, -1)
    table.night()
    assert table.state.pits == 0


@pytest.mark.rule("LUX-STR-01", "LUX-STR-05")
def test_whoever_is_arrested_on_the_square_does_not_take_it() -> None:
    table = henge(5, lupin=SWORD, dug=" ".join(TOMBS), agents={1: "J13"}).act("lupin").gang("search", "end")
    table.state.held = (0, -1, -1, -1)
    table.night()
    assert table.holder() == "home"


@pytest.mark.rule("LUX-CGO-05", "LUX-Q-59")
def test_goemon_who_scorns_treasure_lets_the_sword_lie() -> None:
    table = henge(goemon=SWORD, dug=" ".join(TOMBS), hands={"goemon": "scorn"}).act("goemon")
    assert "search" not in table.verbs()


@pytest.mark.rule("LUX-Q-83")
def test_nobody_digs_in_disguise() -> None:
    table = henge(jigen="H20", devices={"jigen": "shovel"}, agents={1: "G20"})
    table.state.put(1, -1)
    table.state.agent_of = (-1, 0, -1, -1)
    table.act("jigen")
    assert "unearth" not in table.verbs()


@pytest.mark.rule("LUX-Q-76")
def test_without_shovels_play_goes_on() -> None:
    table = henge(jigen="H20", turn=3)
    table.act("jigen").gang("end").rest()
    assert table.state.outcome is None
    assert table.state.turn == 4


# ── What all may conclude ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-INF-06", "LUX-Q-68")
def test_a_hidden_digger_is_on_one_of_twelve_tombs_for_all_anyone_knows() -> None:
    table = henge(5, jigen="H20", devices={"jigen": "shovel"})
    table.state.know(1, table.state.place.stand)
    table.act("jigen").gang("unearth", "end").night()
    tombs = {cell for aim in table.state.place.aims for cell in aim[:3]}  # type: ignore[attr-defined]
    assert table.possible("jigen") == {table.state.place.names[cell] for cell in tombs}
    view = GAME.view(table.state, 0)
    for n in range(30):
        world = GAME.imagine(view, Random(n))
        assert world.tombs[0] in world.place.aims[world.aim][:3]  # type: ignore[attr-defined]
        assert world.at[1] == world.tombs[0]
        assert GAME.view(world, 0) == view


@pytest.mark.rule("LUX-INF-06", "LUX-LVL-09")
def test_whoever_is_seen_digging_gives_the_picture_away() -> None:
    table = henge(5, level="novice", jigen="H20", devices={"jigen": "shovel"})
    table.act("jigen").gang("unearth", "end").night()
    view = GAME.view(table.state, 0)
    assert view.aim is None  # nobody says so
    assert {GAME.imagine(view, Random(n)).aim for n in range(20)} == {0}  # but it follows


@pytest.mark.rule("LUX-Q-68", "LUX-STR-03")
def test_a_theft_by_a_hidden_member_leaves_four_squares() -> None:
    table = henge(5, lupin=SWORD, dug=" ".join(TOMBS))
    table.state.know(0, table.state.place.stand)
    table.act("lupin").gang("search", "end").night()
    assert table.possible("lupin") == {"K13", "M15", "Q20", "G10"}
    assert GAME.view(table.state, 0).aim is None


@pytest.mark.rule("LUX-INF-06")
def test_readings_fit_every_sign() -> None:
    place = load("stonehenge")

    def sign(member: int, *names: str, sword: bool = False) -> Sign:
        return Sign(member, 3, mask_of(place.node[name] for name in names), sword)

    digs = sign(1, "H20", "E12", "A13"), sign(2, "C6", "P21", "D16")
    assert sorted(readings(place, digs)) == [
        (0, (place.node["H20"], place.node["C6"])),
        (1, (place.node["E12"], place.node["P21"])),
    ]  # in III the second dig fits no tomb
    theft = sign(0, "M15", "Q20", sword=True)
    assert sorted(readings(place, (*digs, theft))) == [(1, tuple(place.node[n] for n in ("E12", "P21", "M15")))]
    assert len(list(readings(place, ()))) == 4


@pytest.mark.rule("LUX-INF-06", "LUX-Q-67")
def test_a_second_digger_is_where_the_first_leaves_room() -> None:
    tools = {"jigen": "shovel", "goemon": "shovel"}
    table = henge(5, jigen="H20", goemon="C6", devices=tools, visible="jigen", agents={1: "H24"})
    table.state.know(2, table.state.place.stand)
    table.act("jigen").gang("unearth", "end", "activate goemon", "unearth", "end").night()
    assert table.seen("jigen")  # all saw him dig on H20: picture I
    assert table.possible("goemon") == {"C6", "R21"}


# ── The treasure on its way ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-STR-05", "LUX-Q-46")
def test_an_arrest_puts_the_sword_back_and_gives_its_square_away() -> None:
    table = henge(5, holds="goemon", goemon="J20", agents={1: "J22"}, dug=" ".join(TOMBS))
    table.state.wounds = (0, 0, 3, 0)
    table.patrol().play(0, "shoot 1 goemon").chance("roll 6 6")
    table.gang("pass").play(0, "put J21").chance("deal 1")
    assert table.state.held[2] >= 0
    assert table.holder() == "home"
    assert table.told("sword-square") == [{"at": "K13"}]
    view = GAME.view(table.state, 0)
    assert (view.sword, view.aim) == (True, 0)
    assert not table.state.told
    assert table.state.again
    table.play(0, "done")
    table.state.put(1, table.state.place.node[SWORD])
    table.settle(table.state.stack).act("jigen").gang("search", "end").night()
    assert table.told("stolen") == [{"member": 1}]  # stolen again, told again at once


@pytest.mark.rule("LUX-Q-47", "LUX-CGO-08", "LUX-CGO-10")
def test_police_who_pick_it_up_learn_where_it_belongs_and_bring_it_back() -> None:
    table = henge(5, agents={1: "K9"}, zenigata="K10", dug=" ".join(TOMBS))
    state = table.state
    state.tiles = (state.tiles[0].__class__(8, True, 15),)
    state.ground, state.told = state.place.node["K12"], True
    table.patrol().play(0, "walk zenigata K12")
    assert table.told("sword-square") == [{"at": "K13"}]
    assert state.carrier == 4
    table.state.moved = 0
    table.settle(table.state.stack).play(0, "walk zenigata K13")
    assert table.holder() == "home"
    assert state.carrier == -1


@pytest.mark.rule("LUX-STR-04")
def test_there_is_no_alarm() -> None:
    table = henge(turn=9, dug="C6 H20 R21").act("lupin").gang("end").rest()
    assert not table.told("alarm")
    assert not table.told("stolen")


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


def away(table: Table, *members: str, carrier: str = "") -> None:
    state = table.state
    for name in members:
        member = MEMBERS.index(name)
        state.gone = (*state.gone[:member], 5, *state.gone[member + 1 :])
        state.put(member, -1)
    if carrier:
        state.tiles = (state.tiles[0].__class__(10 + MEMBERS.index(carrier), True, 15),)


@pytest.mark.rule("LUX-STR-06", "LUX-GEN-03")
def test_the_gang_wins_with_all_four_out_and_the_sword() -> None:
    table = henge(5, turn=7, dug="C6 H20 R21")
    away(table, *MEMBERS, carrier="jigen")
    table.night()
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranking[0]) == ("escape", (1, 2, 3, 4))


@pytest.mark.rule("LUX-STR-06")
@pytest.mark.parametrize(
    ("carrier", "turn", "left", "reason"),
    [
        ("", 7, MEMBERS, "emptyhanded"),
        ("lupin", 11, MEMBERS[:3], "time"),
        ("lupin", 10, MEMBERS[:3], None),
    ],
)
def test_otherwise_zenigata_wins(carrier: str, turn: int, left: tuple[str, ...], reason: str | None) -> None:
    table = henge(5, turn=turn, dug="C6 H20 R21")
    away(table, *left, carrier=carrier)
    table.night()
    outcome = table.state.outcome
    assert (outcome.reason if outcome else None) == reason
    assert outcome is None or outcome.ranking[0] == (0,)


@pytest.mark.rule("LUX-STR-06", "LUX-SSE-10")
def test_one_leaves_by_b25_and_c25_alone() -> None:
    table = henge(lupin="C25", jigen="A25", turn=6).act("lupin")
    assert "leave" in table.verbs()
    assert "leave" not in henge(jigen="A25", turn=6).act("jigen").verbs()


# ── Zenigata ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SZE-01", "LUX-SZE-02", "LUX-EX-13", "LUX-WND-05", "LUX-WND-06", "LUX-WND-08", "LUX-Q-40")
def test_at_his_fourth_wound_zenigata_is_put_on_e9() -> None:
    table = henge(goemon="J20", zenigata="J21", hands={"goemon": "slash"})
    table.state.zwounds = 3
    table.act("goemon").gang("card slash zenigata")
    assert table.state.place.names[table.state.zenigata] == "E9"
    assert table.state.zwounds == 0  # the second wound has no effect
    assert table.state.inspector_away()
    table.gang("end")
    table.rest()
    assert not table.state.inspector_away()


# ── Moving and seeing in play ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-SMO-01", "LUX-SMO-02", "LUX-DIF-20")
def test_agents_keep_out_of_the_stones_and_zenigata_does_not() -> None:
    table = henge(zenigata="K8", agents={1: "L18", 2: "J8"}).patrol()
    assert {"zenigata K9", "zenigata K10"} <= table.options("walk", 0)
    coloured = {table.state.place.names[cell] for cell in bits(table.state.place.coloured)}  # type: ignore[attr-defined]
    walks = {text.split()[-1] for text in table.options("walk", 0) if text[0] in "12"}
    assert walks
    assert not walks & coloured
    assert table.refused(0, "walk 1 L17").rule == "LUX-SMO-02"


@pytest.mark.rule("LUX-SMO-04", "LUX-SMO-06", "LUX-EX-16", "LUX-Q-70")
def test_nobody_stops_in_the_underpass() -> None:
    table = henge(jigen="A4").act("jigen")
    walks = table.options("walk")
    assert "C4" in walks
    assert "B4-under" not in walks
    assert table.refused(1, "walk B4-under").rule == "LUX-SMO-06"
    table.state.wounds = (0, 3, 0, 0)
    police = henge(agents={1: "A4"}).patrol()
    assert "1 C4" in police.options("walk", 0)
    assert "1 B4-under" not in police.options("walk", 0)


@pytest.mark.rule("LUX-SVI-03", "LUX-Q-71", "LUX-SMO-07")
def test_whoever_is_in_the_ditch_is_seen_only_from_beside_it() -> None:
    hidden = henge(jigen="E12", agents={1: "E17", 2: "D11"}, visible="").state
    assert not hidden.seen >> 1 & 1
    assert henge(jigen="E12", agents={1: "F12"}).state.seen >> 1 & 1
    table = henge(jigen="D12", agents={1: "H12"}).act("jigen")
    assert "E12" in table.options("walk")


@pytest.mark.rule("LUX-Q-71")
def test_a_grenade_is_thrown_into_the_ditch_and_stays_there() -> None:
    table = henge(jigen="E17", agents={1: "E15", 2: "E14", 3: "F14"}, devices={"jigen": "grenade"}).act("jigen")
    assert "E14" in table.options("grenade")
    table.gang("grenade E14")
    while table.step not in ("Activation", "GangPhase"):
        table.state.apply(table.state.asks[0].seat, table.state.asks[0].moves[-1])
    assert [table.agent(k) for k in (1, 2, 3)] == ["", "", "F14"]  # F14 lies above it


@pytest.mark.rule("LUX-Q-71", "LUX-Q-02", "LUX-LVL-07")
def test_nobody_shoots_into_the_ditch_or_out_of_it() -> None:
    table = henge(level="novice", jigen="E12", agents={1: "C12", 2: "E15"}).patrol()
    assert not table.options("shoot", 0)
    out = henge(level="novice", jigen="E12", agents={1: "G12", 2: "E14"}).act("jigen")
    assert "shoot" not in out.verbs()


@pytest.mark.rule("LUX-WND-01", "LUX-WND-03", "LUX-WND-06", "LUX-INF-07", "LUX-Q-05")
def test_wounds_are_open_to_all() -> None:
    table = henge(5)
    table.state.wounds = (2, 0, 1, 0)
    table.state.zwounds = 1
    for viewer in (WATCHER, 0, 1, 4):
        view = GAME.view(table.state, viewer)
        assert (view.wounds, view.zwounds) == ((2, 0, 1, 0), 1)


@pytest.mark.rule("LUX-Q-07", "LUX-POL-05")
def test_reinforcements_come_by_e9_and_b1() -> None:
    table = henge(agents={1: "T1", 2: "T2", 3: "T3"})
    table.call()
    assert {text.split()[0] for text in table.options("call", 0)} == {"E9", "B1"}
    four = henge(agents={1: "T1", 2: "T2", 3: "T3", 4: "T4"}).call()
    assert "call" not in four.verbs(0)
