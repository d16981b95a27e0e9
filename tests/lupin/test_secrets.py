"""Who knows what, what all may conclude, talk, and the mission notes (LUP-INF, LUP-TLK, LUP-NOT)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from covo.games.lupin import know
from covo.games.lupin.box import FUJIKO, JIGEN, LUPIN, MEMBERS
from covo.games.lupin.game import GAME
from covo.games.lupin.looking import look, meant
from covo.games.lupin.state import Lupin, Tile
from covo.games.lupin.steps.gang import Activation
from covo.kernel import WATCHER, encode
from tests.lupin.conftest import Played
from tests.lupin.heist import heist, tell_apart
from tests.lupin.table import stage


@pytest.mark.rule("LUP-INF-01", "LUP-INF-04", "LUP-TLK-02")
def test_squares_of_hidden_members() -> None:
    table = stage(seats=5, lupin="B5", jigen="B6", goemon="G1", fujiko="E5", agents={1: "R20"})
    node = table.state.place.node
    assert GAME.view(table.state, 0).at == (None,) * 4
    assert GAME.view(table.state, WATCHER).at == (None,) * 4
    assert GAME.view(table.state, 1).at == (node["B5"], node["B6"], None, None)  # his own, and whom he meets
    assert GAME.view(table.state, 3).at == (None, None, node["G1"], None)


@pytest.mark.rule("LUP-TLK-07", "LUP-TLK-08", "LUP-INF-04")
def test_in_one_vehicle_they_know_each_other() -> None:
    table = stage(seats=5, vehicles={"fiat": "B3"}, rides={"lupin": "fiat", "jigen": "fiat"}, goemon="G1", fujiko="E5")
    assert GAME.view(table.state, 1).ride[1] == 4
    assert GAME.view(table.state, 3).ride[1] is None
    assert GAME.view(table.state, 3).vat[4] is None


@pytest.mark.rule("LUP-INF-02", "LUP-INF-03")
def test_devices_and_cards() -> None:
    table = stage(seats=5, devices={"lupin": "knife"}, hands={"jigen": "aim", "fujiko": "forgive"})
    police, gang = GAME.view(table.state, 0), GAME.view(table.state, 1)
    assert {*police.devices, *police.money, *police.owners} == {None}
    assert gang.devices == table.state.devices
    assert gang.hands == ((), None, None, None)
    assert police.cards == (0, 1, 0, 1)


@pytest.mark.rule("LUP-INF-08")
def test_her_card_and_her_money_are_hers() -> None:
    table = stage(seats=5, hands={"fujiko": "forgive"})
    table.state.extra = (5,)
    for viewer in (WATCHER, 0, 1, 2, 3):
        view = GAME.view(table.state, viewer)
        assert (view.extra, view.credit, view.hands[FUJIKO]) == (None, None, None)
    assert GAME.view(table.state, 4).extra == (5,)


@pytest.mark.rule("LUP-INF-10", "LUP-NOT-09")
def test_hits_on_vehicles_are_counted_openly() -> None:
    table = stage(vehicles={"fiat": "G5"}, agents={1: "G9"}).patrol().play(0, "shoot 1 fiat").chance("roll 4 4")
    assert GAME.view(table.state, 0).vhits[4] == 1


@pytest.mark.rule("LUP-INF-05", "LUP-TRE-11")
def test_what_a_tile_shows() -> None:
    table = stage(seats=5)
    table.state.tiles = (Tile(LUPIN, True, 0b101), Tile(5), Tile(6), Tile(7))
    assert [GAME.view(table.state, seat).tiles[0].real for seat in range(5)] == [None, True, None, True, None]


@pytest.mark.rule("LUP-Q-144")
def test_seen_without_anybody_having_to_say_so() -> None:
    table = stage(lupin="F4", agents={1: "G8"}).act("lupin").gang("walk G4")
    assert table.seen("lupin")


# ── What all may conclude ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-INF-01", "LUP-MOV-09")
def test_where_a_hidden_member_can_be_grows_by_its_movement() -> None:
    table = stage("bank", lupin="C1", vehicles={}, agents={1: "R24"}).act("lupin").gang("end")
    place = table.state.place
    reach = place.spread(1 << place.node["C1"], 6, 0, 0, table.state.bus) & place.gang_ends
    assert table.state.spots[LUPIN] == reach


@pytest.mark.rule("LUP-Q-33", "LUP-VIS-27")
def test_what_the_police_see_empty_is_empty() -> None:
    table = stage("bank", lupin="B3", agents={1: "C9"}, turn=3).act("lupin").gang("end")
    assert "C5" not in table.possible("lupin")
    assert "C3" in table.possible("lupin")
    table.patrol().play(0, "walk 1 C7")
    assert "C3" not in table.possible("lupin")
    assert "B3" in table.possible("lupin")


@pytest.mark.rule("LUP-Q-35")
def test_a_shot_tells_from_where_it_can_have_come() -> None:
    table = stage("bank", jigen="B3", agents={1: "F3"}, turn=3)
    table.state.put(1, table.state.place.node["F1"])
    table.state.know(1, table.state.place.stand & ~table.state.watch()[0])
    table.act("jigen").gang("shoot 1").chance("roll 1 1")
    assert table.possible("jigen") <= {
        name
        for n, name in enumerate(table.state.place.names)
        if n < 450 and table.state.place.apart(n, table.state.place.node["F3"]) <= 10
    }
    assert "R25" not in table.possible("jigen")


@pytest.mark.rule("LUP-Q-35", "LUP-Q-72")
def test_a_shot_a_walk_and_another_shot() -> None:
    table = stage(jigen="E4", agents={1: "E2", 2: "H7"}, devices={"jigen": "rifle"}).act("jigen")
    table.gang("rifle 1").chance("roll 1 1").gang("walk F7", "shoot 2").chance("roll 1 1")
    assert know.possible(table.state, 1) >> table.state.at[1] & 1
    table.gang("end")
    assert "F7" in table.possible("jigen")
    assert "E4" not in table.possible("jigen")  # nobody hits H7 from there


def test_the_truth_is_always_possible(played: list[Played]) -> None:
    looked = 0
    for _, positions in played:
        for state in positions:
            acting = {step.member for step in state.stack if isinstance(step, Activation)}
            for member in state.in_game() if state.turn else ():
                if state.at[member] >= 0:
                    mask = know.possible(state, member) if member in acting else state.spots[member]
                    assert mask >> state.at[member] & 1, (member, state.place.names[state.at[member]])
                    looked += not state.seen >> member & 1
            if not acting and state.turn:
                for vehicle, at in enumerate(state.vat):
                    assert at < 0 or state.vspots[vehicle] >> at & 1
    assert looked > 500


def test_imagined_members_stand_where_they_can(played: list[Played]) -> None:
    rng = Random(1)
    differ = 0
    for _, positions in played:
        for state in positions[::5]:
            if not state.turn or state.outcome or any(isinstance(step, Activation) for step in state.stack):
                continue
            view = GAME.view(state, 0)
            world: Lupin = GAME.imagine(view, rng)
            assert encode(GAME.view(world, 0)) == encode(view)
            for member in world.in_game():
                if view.at[member] is None:
                    assert view.spots[member] >> world.at[member] & 1
                    differ += world.at[member] != state.at[member]
    assert differ > 20


# ── Talk and notes ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-TLK-01", "LUP-TLK-02", "LUP-TLK-04", "LUP-TLK-05", "LUP-TLK-07", "LUP-TLK-08")
def test_who_may_talk() -> None:
    planning = stage(seats=5, turn=0)
    assert {c.name: c.hearers for c in GAME.talk(planning.state)}["gang"] == (1, 2, 3, 4)
    table = stage(seats=5, lupin="B5", jigen="B6", goemon="G1", fujiko="G5", vehicles={"bike1": "G5"})
    aboard = stage(seats=5, lupin="B5", goemon="G1", vehicles={"fiat": "B5"}, rides={"lupin": "fiat", "jigen": "fiat"})
    for met in (table, aboard):
        assert met.state.seen == 0
        (aside,) = [c for c in GAME.talk(met.state) if c.name == "aside"]
        assert aside.speakers == aside.hearers == (1, 2)
        assert [seat for seat in (-1, 0, 1, 2, 3, 4) if aside.known_to(seat)] == [1, 2]  # that they met is theirs alone
    apart = stage(seats=5, lupin="B5", jigen="D6", goemon="G1", fujiko="G5", visible="lupin jigen")
    assert [c.name for c in GAME.talk(apart.state)] == ["table"]


@pytest.mark.rule("LUP-TLK-02", "LUP-INF-04")
def test_a_meeting_is_noted_and_good_till_the_other_one_acts_again() -> None:
    layout: dict[str, Any] = {"lupin": "C4", "goemon": "G1", "fujiko": "M5", "agents": "Q20"}
    h = heist(jigen="C9", **layout).act("lupin").do("walk C8", "end")
    assert h.view(2).at[LUPIN] == h.place.node["C8"]  # he came to stand beside Jigen
    h.act("jigen").do("walk A8", "end")
    assert (h.view(2).at[LUPIN], h.view(1).at[JIGEN]) == (h.place.node["C8"], None)  # Lupin cannot have moved since
    assert h.view(3).at[LUPIN] is h.view(0).at[LUPIN] is None
    assert [(m.other, h.place.names[m.node], m.turn) for m in h.view(2).meetings] == [(LUPIN, "C8", 2)]
    assert [(m.other, h.place.names[m.node], m.turn) for m in h.view(1).meetings] == [(JIGEN, "C9", 2)]
    assert h.view(0).meetings == h.view(3).meetings == ()
    h.next_turn("GangPhase")
    assert h.view(2).at[LUPIN] == h.place.node["C8"]
    h.act("lupin")
    assert h.view(2).at[LUPIN] is None  # before he goes, so that it does not tell whether he does
    h.do("end")
    assert h.view(2).at[LUPIN] is None
    assert [(m.other, m.turn) for m in h.view(2).meetings] == [(LUPIN, 2)]  # where he was is still known
    stayed, gone = (heist(jigen="C9", **layout).act("lupin").do("walk C8", "end") for _ in range(2))
    for other, way in ((stayed, ()), (gone, ("walk C4",))):
        other.act("jigen").do("walk A8", "end").next_turn("GangPhase").act("lupin").do(*way, "end")
    assert tell_apart(stayed, gone) == {1}


@pytest.mark.rule("LUP-NOT-01", "LUP-NOT-02", "LUP-NOT-04", "LUP-NOT-08", "LUP-COM-14", "LUP-EX-01")
def test_a_row_of_the_notes() -> None:
    table = stage(seats=5, lupin="A1", agents={1: "A6"}, turn=1).act("lupin").gang("walk A4", "shoot 1")
    table.chance("roll 6 6").gang("end")
    (row,) = GAME.view(table.state, 1).notes[LUPIN]
    names = table.state.place.names
    assert (row.turn, names[row.start], names[row.end], row.deeds, row.kills, row.wounds) == (
        *(1, "A1", "A4", ("walk", "shoot")),
        *(1, 0),
    )
    assert GAME.view(table.state, 0).notes == ((), (), (), ())


@pytest.mark.rule("LUP-EX-02", "LUP-NOT-02")
def test_the_row_of_turn_13() -> None:
    table = stage(lupin="A4", turn=13, agents={1: "R20"})
    table.state.wounds = (2, 0, 0, 0)
    table.act("lupin").gang("walk A1")
    assert "leave" in table.verbs()
    table.gang("end")
    row = table.state.notes[LUPIN][-1]
    assert (row.turn, table.state.place.names[row.end], row.kills, row.wounds) == (13, "A1", 0, 2)


# ── What the page shows ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-VIS-07")
def test_pointing_at_a_policeman_shows_what_he_sees() -> None:
    table = stage(agents={1: "G8"}, lupin="E4")
    view = GAME.view(table.state, 0)
    sight, *_ = look(view, "agent1")
    assert {"G4", "G3"} <= set(sight.cells)
    assert "E4" not in sight.cells
    assert sight.reasons["E5"].id in ("sight-wood", "sight-no-line", "sight-blocked")
    reach = look(GAME.view(table.state, 1), "lupin")
    assert "G4" in reach[1].cells
    assert "E5" in reach[0].cells
    assert look(view, "nobody") == ()


def test_clicks_say_what_is_meant() -> None:
    table = stage(agents={1: "G8"}, lupin="G5").patrol()
    view, ask = GAME.view(table.state, 0), table.state.asks[0]
    assert str(meant(view, ask, ("agent1", "G1"))) == "walk 1 G1"
    assert str(meant(view, ask, ("agent1", "lupin"))) == "shoot 1 lupin"
    assert meant(view, ask, ()) is None
    acting = stage(agents={1: "G8"}, lupin="G5").act("lupin")
    view, ask = GAME.view(acting.state, 1), acting.state.asks[0]
    assert str(meant(view, ask, ("lupin", "R25"))) == "walk R25"


def test_scenes_show_ghosts_to_their_owner_only() -> None:
    table = stage(lupin="B5", agents={1: "R20"}).act("lupin")
    own = GAME.scene(GAME.view(table.state, 1), table.state.ask(1))
    assert next(piece for piece in own.pieces if piece.id == "lupin").ghost
    other = GAME.scene(GAME.view(table.state, 0), None)
    assert "lupin" not in {piece.id for piece in other.pieces}
    assert any(layer.id == "spots-lupin" for layer in other.boards[0].layers)
    assert all(choice.targets for choice in own.choices if choice.move.startswith("walk"))


def test_odds_are_shown_before_a_shot() -> None:
    table = stage(jigen="A4", agents={1: "A6"}).act("jigen")
    drawn = GAME.scene(GAME.view(table.state, 1), table.state.ask(1))
    shot = next(choice for choice in drawn.choices if choice.move == "shoot 1")
    assert shot.odds[0].share == pytest.approx(26 / 36)
    assert [MEMBERS[m] for m in range(4)] == ["lupin", "jigen", "goemon", "fujiko"]


@pytest.mark.rule("LUP-EQP-23", "LUP-INF-08")
def test_what_she_took_is_known_once_it_is_used() -> None:
    table = stage(seats=5, fujiko="A4", agents={1: "A8"}, hands={"fujiko": "forgive"})
    table.state.extra = (8,)
    table.act("fujiko").gang("rifle 1").chance("roll 1 1")
    assert (table.state.devices[FUJIKO], table.state.extra) == ((8,), ())
    assert GAME.view(table.state, 1).devices == ((), (), (), (8,))


def test_the_police_imagine_purchases_that_fit() -> None:
    table = stage("bank", seats=5, agents={1: "R20"})
    table.state.vspots = (1 << table.state.place.pad, *(1 << table.state.place.garages[0],) * 4, 0)
    view = GAME.view(table.act("lupin").state, 0)
    worlds = [GAME.imagine(view, Random(seed)) for seed in range(40)]
    assert len({world.devices for world in worlds}) > 20
    assert all(len(held) <= 6 for world in worlds for held in world.devices)
    bought = [world for world in worlds if any(owner >= 0 for v, owner in enumerate(world.owners) if v != 2)]
    assert 0 < len(bought) < 40


@pytest.mark.rule("LUP-Q-143", "LUP-REI-15")
def test_a_car_may_be_driven_square_by_square() -> None:
    table = stage("bank", agents={1: "C20"}).call().play(0, "call L23 1", "pass")
    table.play(0, "drive car1 L22 K22 J22")
    assert table.state.fuel[0] == 9
    other = stage("bank", agents={1: "C20"}).call().play(0, "call L23 1", "pass")
    assert other.refused(0, "drive car1 K22 J22").rule.startswith("LUP-")


@pytest.mark.rule("LUP-MOV-07")
def test_nothing_to_shift() -> None:
    assert stage(lupin="B5").act("lupin").refused(1, "shift lupin B6").rule == "LUP-MOV-07"
