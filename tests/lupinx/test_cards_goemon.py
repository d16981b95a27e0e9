"""Goemon's new mission cards (LUX-CGO)."""

from __future__ import annotations

import pytest

from covo.games.lupin.box import AGENT, GOEMON, JIGEN, ZENIGATA
from covo.games.lupinx.state import GROUND, HOME, TAKEN
from tests.lupinx.caper import Caper, stage
from tests.lupinx.drawing import draw

# ── Bullets mean nothing ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CGO-01", "LUX-CGO-04", "LUX-DIF-06", "LUX-Q-58")
def test_a_bullet_is_shrugged_off() -> None:
    table = stage(goemon="E9", agents={1: "E13"}, hands={"goemon": "shrug"}).patrol()
    table.do("shoot 1 goemon", "roll 6 6")
    assert (table.step, table.legal(3)) == ("Shrug", {"shrug", "pass"})
    table.do("shrug")
    assert table.wounds("goemon") == 0
    assert table.thrown("goemon") == ["shrug"]
    assert table.step == "Patrol"
    bare = stage(goemon="E9", agents={1: "E13"}).patrol().do("shoot 1 goemon", "roll 6 6")
    assert bare.legal(3) == {"pass"}
    refused = bare.refused("shrug")
    assert (refused.rule, refused.why) == ("LUX-CGO-01", "no-bullet")
    assert bare.do("pass").wounds("goemon") == 1


@pytest.mark.rule("LUX-CGO-03", "LUX-Q-58")
@pytest.mark.parametrize("answer", ["shrug", "pass"])
def test_before_the_arrest_is_looked_at(answer: str) -> None:
    table = stage(goemon="E9", agents={1: "E13"}, hands={"goemon": "shrug"}, wounds={"goemon": 3}).patrol()
    table.do("shoot 1 goemon", "roll 6 6", answer)
    assert table.held("goemon") == (answer == "pass")
    assert table.wounds("goemon") == (3 if answer == "shrug" else table.wounds("goemon"))
    if answer == "pass":  # under arrest it comes too late
        assert "card" not in table.act("goemon").verbs()


@pytest.mark.rule("LUX-CGO-02")
def test_not_against_fists() -> None:
    table = stage(goemon="E9", agents={1: "E10"}, hands={"goemon": "shrug"}).patrol()
    table.do("fight 1 goemon", "roll 6 6")
    while table.state.asks and table.step in ("DodgeRoll", "BlowRoll"):
        table.do("roll 6" if table.step == "DodgeRoll" else "roll 1 1")
    assert table.wounds("goemon") == 1
    assert table.step == "Patrol"
    assert table.state.fired_at == 0
    assert "card" not in table.act("goemon").verbs()
    refused = table.refused("card shrug")
    assert (refused.rule, refused.why) == ("LUX-CGO-01", "no-bullet")


@pytest.mark.rule("LUX-CGO-01", "LUX-Q-58", "LUX-DIF-06")
def test_declined_it_can_still_be_played_in_his_activation_of_the_round() -> None:
    table = stage(goemon="E9", agents={1: "E13", 2: "E12"}, hands={"goemon": "shrug shrug"}).patrol()
    table.do("shoot 1 goemon", "roll 6 6", "pass", "shoot 2 goemon", "roll 6 6", "pass")
    assert table.wounds("goemon") == 2
    table.act("goemon").do("card shrug")
    assert table.wounds("goemon") == 1  # one card, one wound
    assert "card" not in table.verbs()
    table.state.turn = 4
    late = stage(goemon="E9", hands={"goemon": "shrug"}, wounds={"goemon": 1}).act("goemon")
    assert "card" not in late.verbs()  # a wound of an earlier round


@pytest.mark.rule("LUX-Q-58", "LUX-CGO-01")
def test_one_card_cancels_one_wound_and_is_the_card_of_the_round() -> None:
    table = stage(goemon="E9", agents={1: "E13", 2: "E12"}, hands={"goemon": "shrug shrug"}).patrol()
    table.do("shoot 1 goemon", "roll 6 6", "shrug", "shoot 2 goemon", "roll 6 6")
    assert table.step == "Patrol"  # not asked again
    assert table.wounds("goemon") == 1
    fujiko = stage(goemon="E9", fujiko="E12", hands={"goemon": "shrug"}, visible="goemon fujiko").act("fujiko")
    fujiko.do("shoot goemon", "roll 6 6")
    assert fujiko.step == "Shrug"
    fujiko.do("shrug")
    assert fujiko.wounds("goemon") == 0


# ── The treasure means nothing ───────────────────────────────────────────────────────────────────────────────────


def dropped(**more: object) -> Caper:
    """Goemon has let the coins lie on F10 (LUX-EX-17)."""
    table = stage(goemon="F10", treasure="goemon", opened="caesar", **more)  # type: ignore[arg-type]
    return draw(table.act("goemon"), "goemon", "scorn")


@pytest.mark.rule("LUX-CGO-06", "LUX-CGO-07", "LUX-CGO-14", "LUX-EX-17", "LUX-INF-08", "LUX-Q-59")
def test_goemon_leaves_the_treasure_where_he_is_and_says_so() -> None:
    table = dropped()
    assert table.told("dropped") == [{"at": "F10"}]
    assert all(table.heard_by("dropped", seat) for seat in range(5))
    assert (table.state.tiles[0].place, table.state.ground) == (GROUND, table.place.node["F10"])
    assert all(table.view(seat).ground == table.state.ground for seat in range(5))
    assert table.hand("goemon") == ["scorn"]
    assert not table.seen("goemon")  # hidden though the square is known
    assert "card" not in table.verbs()


@pytest.mark.rule("LUX-CGO-05", "LUX-CGO-14", "LUX-Q-59")
def test_he_never_takes_it_again() -> None:
    table = stage(goemon="K13", opened="caesar", hands={"goemon": "scorn"}).act("goemon")
    assert "search" not in table.verbs()
    assert "search" in stage(goemon="K13", opened="caesar").act("goemon").verbs()
    walked = dropped().do("walk F11", "end")
    walked.act("goemon").do("walk F10")
    assert walked.state.tiles[0].place == GROUND  # he walks over it
    holder = stage(jigen="E9", goemon="E10", treasure="jigen", hands={"goemon": "scorn"}).act("jigen")
    assert "hand 1 goemon" not in holder.legal()
    assert "hand 1 goemon" in stage(jigen="E9", goemon="E10", treasure="jigen").act("jigen").legal()


@pytest.mark.rule("LUX-CGO-08", "LUX-CGO-09", "LUX-Q-59", "LUX-DIF-30")
def test_whoever_of_the_gang_crosses_the_square_has_it() -> None:
    table = dropped(jigen="F8").do("walk E10", "end")
    table.act("jigen").do("walk F9 F10 F11")
    assert table.state.tiles[0].place == JIGEN
    assert table.state.ground == -1
    assert table.told("picked-up") == [{"figure": JIGEN, "at": "F10"}]
    assert all(table.heard_by("picked-up", seat) for seat in range(5))
    aside = dropped(jigen="F8").do("walk E10", "end")
    aside.act("jigen").do("walk F9")
    assert aside.state.tiles[0].place == GROUND


@pytest.mark.rule("LUX-CGO-08", "LUX-CGO-10", "LUX-CGO-09", "LUX-EX-17")
def test_a_police_figure_that_crosses_it_carries_it() -> None:
    table = dropped(agents={1: "F9"}).do("walk E8", "end").patrol()
    table.do("walk 1 F10 F11 F12") if "walk 1 F12" in table.legal(0) else table.do("walk 1 F11")
    assert table.state.tiles[0].place == TAKEN
    assert table.state.carrier == AGENT
    assert table.told("picked-up") == [{"figure": AGENT, "at": "F10"}]
    inspector = dropped(zenigata="F9").do("walk E8", "end").patrol()
    inspector.do("walk zenigata F11")
    assert inspector.state.carrier == ZENIGATA


@pytest.mark.rule("LUX-CGO-12", "LUX-Q-47", "LUX-EX-17")
def test_an_eliminated_carrier_lets_it_fall() -> None:
    table = stage(jigen="E15", agents={1: "E12"}, hands={"jigen": "aim", "goemon": "scorn"}, told=True)
    table.state.tiles = (table.state.tiles[0].__class__(TAKEN, True, 15),)
    table.state.carrier = AGENT
    table.act("jigen").do("card aim 1")
    assert table.told("dropped") == [{"at": "E12"}]
    assert (table.state.tiles[0].place, table.state.carrier) == (GROUND, -1)


@pytest.mark.rule("LUX-CGO-12", "LUX-Q-47", "LUX-Q-40")
def test_zenigata_out_of_action_lets_it_fall() -> None:
    table = stage(jigen="E15", zenigata="E12", hands={"jigen": "aim"}, zwounds=3, told=True)
    table.state.tiles = (table.state.tiles[0].__class__(TAKEN, True, 15),)
    table.state.carrier = ZENIGATA
    table.act("jigen").do("card aim zenigata", "put T1")
    assert table.told("dropped") == [{"at": "E12"}]
    assert table.state.carrier == -1


@pytest.mark.rule("LUX-CGO-11", "LUX-Q-47", "LUX-TRE-07")
def test_the_police_may_carry_it_home() -> None:
    table = stage(agents={1: "M13"}, opened="caesar", told=True)
    table.state.tiles = (table.state.tiles[0].__class__(TAKEN, True, 15),)
    table.state.carrier = AGENT
    table.patrol()
    assert "walk 1 M10" in table.legal(0) or "walk 1 M9" in table.legal(0)  # nobody forces it
    table.do("walk 1 L13")
    assert table.state.tiles[0].place == HOME
    assert table.state.carrier == -1
    assert table.told("put-back-treasure")


@pytest.mark.rule("LUX-CGO-13")
def test_goemon_stays_in_the_gang() -> None:
    table = stage(goemon="A2", hands={"goemon": "scorn"}, gone={"lupin": 5, "jigen": 5}, treasure="lupin", turn=6)
    assert table.ends() == ""  # he must still escape
    table.act("goemon").do("leave")
    assert table.ends() == "loyal"
    friend = stage(goemon="E9", jigen="E11", agents={1: "E10"}, held={"jigen": 1}, hands={"goemon": "scorn"})
    assert "fight 1" in friend.act("goemon").legal()


@pytest.mark.rule("LUX-Q-59")
def test_a_second_copy_changes_nothing_and_before_the_theft_nothing_lies_anywhere() -> None:
    table = draw(stage(goemon="E9"), "goemon", "scorn", "scorn")
    assert table.hand("goemon") == ["scorn", "scorn"]
    assert table.state.tiles[0].place == HOME
    assert not table.told("dropped")
    inside = stage(goemon="M13", opened="caesar", hands={"goemon": "scorn"}).act("goemon")
    assert "walk L13" in inside.legal()  # he may go in
    assert GOEMON == 2


# ── The leap ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUX-CGO-15", "LUX-HGT-07", "LUX-Q-50")
def test_the_leap_goes_from_level_to_level() -> None:
    table = stage(goemon="I2", hands={"goemon": "leap"}).act("goemon")
    ends = table.options("card leap")
    assert "I1" in ends  # up to the ring road
    assert all(table.place.height[table.place.node[end]] != 0 for end in ends)
    table.do("card leap I1")
    assert table.at("goemon") == "I1"
    assert "walk" not in table.verbs()  # it was his movement
    inside = {table.place.names[node] for temple in table.place.temples for node in temple.cells}
    assert not ends & inside
    high = stage(goemon="I1", hands={"goemon": "leap"}).act("goemon").options("card leap")
    assert "I2" in high
    assert not high & inside


@pytest.mark.rule("LUX-CGO-15", "LUX-STC-03")
def test_at_stonehenge_the_leap_is_void() -> None:
    table = draw(stage("stonehenge"), "goemon", "leap")
    assert table.thrown("goemon") == ["leap"]
    assert table.hand("goemon") == []
