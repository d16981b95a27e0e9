"""LUP-CLU: the fifteen cards of Lupin."""

from __future__ import annotations

from typing import Any

import pytest

from covo.games.lupin.box import LUPIN
from tests.lupin.heist import heist, tell_apart


@pytest.mark.rule("LUP-CLU-01", "LUP-Q-102")
def test_let_me_think() -> None:
    layout: dict[str, Any] = {
        "lupin": "H4",
        "agents": "H1 H5",
        "devices": {"lupin": "rifle knife"},
        "vehicles": {"fiat": "G4"},
    }
    h = heist(**layout, hands={"lupin": "think p38"}, turn=1).act("lupin")
    assert (h.hand("lupin"), h.thrown("lupin")) == (["p38"], ["think"])
    assert h.moves("walk", "shoot", "rifle", "card") == []
    assert h.moves("fight", "knife")  # no movement, no shots: other things are allowed
    h.do("board fiat")
    assert h.moves("drive") == []
    h.next_turn("GangPhase").act("lupin")
    assert h.moves("drive")


@pytest.mark.rule("LUP-CLU-02", "LUP-Q-88")
def test_my_trusty_p38() -> None:
    h = heist(lupin="K4", agents="K1 K5", zenigata="H4", hands={"lupin": "p38"}).act("lupin")
    assert set(h.moves("card")) == {"card p38 1", "card p38 zenigata"}
    h.do("card p38 1")
    assert (h.where(1), h.state.dice, h.kills("lupin"), h.thrown("lupin")) == ("-", None, 1, ["p38"])
    assert h.moves("shoot", "fight") == []


@pytest.mark.rule("LUP-CLU-03", "LUP-CLU-04", "LUP-Q-103")
def test_my_adored_fujiko() -> None:
    h = heist(lupin="K4", fujiko="H7", agents="K1 C12", kills={"lupin": 2}, devices={"lupin": "knife"}).act("lupin")
    h.do("knife 1").roll(6, 6).draw("adored")
    assert (h.hand("lupin"), h.seen("lupin")) == (["adored"], False)
    h.next_turn("GangPhase")
    assert "activate fujiko" not in h.moves()  # before either has moved
    h.act("lupin")
    assert (h.seen("lupin"), h.thrown("lupin")) == (True, ["adored"])
    assert h.moves("shoot", "card") == []
    assert "H4" in h.ends("walk")  # three squares: half of six
    assert not {"G4", "M2"} & h.ends("walk")
    h.do("walk H4", "end")
    assert h.seen("lupin")  # although nobody is near
    h.next_turn("GangPhase")
    assert h.seen("lupin")
    h.act("lupin").do("walk H5", "end")
    assert not h.seen("lupin")


@pytest.mark.rule("LUP-CLU-03", "LUP-Q-103")
@pytest.mark.parametrize(
    "her",
    [{"fujiko": "H7!"}, {"gone": {"fujiko": 1}}, {"fujiko": "H7", "held": {"fujiko": 3}, "wounds": {"fujiko": 3}}],
)
def test_my_adored_fujiko_is_void_when_she_is_not_hidden(her: dict[str, Any]) -> None:
    h = heist(lupin="K4", agents={1: "K1", 3: "G7"}, kills={"lupin": 2}, **her).act("lupin").do("shoot 1").roll(6, 6)
    h.draw("adored")
    assert (h.hand("lupin"), h.thrown("lupin")) == ([], ["adored"])


@pytest.mark.rule("LUP-CLU-05")
def test_my_adored_fujiko_at_the_set_up() -> None:
    from covo.games.lupin.steps.drawing import drawn

    h = heist(phase="plan", turn=0)
    drawn(h.state, LUPIN, 24)
    assert (h.hand("lupin"), h.thrown("lupin")) == ([], ["adored"])  # and not replaced


@pytest.mark.rule("LUP-CLU-03", "LUP-Q-55")
def test_my_adored_fujiko_in_a_hidden_car() -> None:
    h = heist(vehicles={"fiat": "G4"}, rides={"lupin": "fiat"}, hands={"lupin": "adored"}).act("lupin")
    assert (h.seen("lupin"), h.state.vseen) == (True, 1 << 4)  # the car is put on the board with him


@pytest.mark.rule("LUP-CLU-03", "LUP-Q-136")
def test_half_of_a_wounded_movement() -> None:
    h = heist(lupin="K4", hands={"lupin": "adored"}, wounds={"lupin": 2}).act("lupin")
    assert "I4" in h.ends("walk")
    assert "H4" not in h.ends("walk")  # five, halved and rounded down


# ── Perfect disguise ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CLU-06", "LUP-Q-92", "LUP-Q-135", "LUP-INF-06", "LUP-NOT-07")
def test_lupin_as_an_agent() -> None:
    agents = {1: "K1", 2: "G8", 3: "G9", 4: "M5", 5: "car1"}
    h = heist(lupin="K4", agents=agents, cars="G3", hands={"lupin": "disguise"}).act("lupin")
    assert h.ends("card") == {"1", "2", "4"}  # eight squares of walking; G9 is nine
    h.do("card disguise 2")
    assert (h.where("lupin"), h.state.agent_of[LUPIN]) == ("-", 1)
    other = heist(lupin="K4", agents=agents, cars="G3", hands={"lupin": "disguise"}).act("lupin").do("card disguise 1")
    assert tell_apart(h, other) == {1}
    h.next_turn()
    h.do("walk 2 G5", "pass")
    h.until("GangPhase").act("lupin")
    assert set(h.moves()) >= {"unmask G5", "end"}  # he has no other activation
    assert h.moves("walk", "shoot", "card") == []


@pytest.mark.rule("LUP-CLU-07", "LUP-Q-92")
def test_lupin_shows_himself_or_slips_away() -> None:
    h = heist(lupin="K4", agents="K1 K5", hands={"lupin": "disguise"}).act("lupin").do("card disguise 1")
    h.next_turn("GangPhase").act("lupin")
    assert h.ends("unmask") == {"K1", "J1", "L1"}
    h.do("unmask K1")
    assert (h.where("lupin"), h.seen("lupin"), h.where(1), h.kills("lupin")) == ("K1", True, "-", 1)
    assert h.moves("walk") == []  # that was his movement
    assert h.moves("shoot")
    early = (
        heist(lupin="K4", agents="K1 K5", hands={"lupin": "disguise"}).act("lupin").do("card disguise 1").next_turn()
    )
    early.do("walk 2 K6", "unmask K1").until("GangPhase").act("lupin")
    assert early.moves("walk")  # in the police phase it was free


@pytest.mark.rule("LUP-CLU-08", "LUP-Q-92")
@pytest.mark.parametrize("card", ["disguise", "mask"])
def test_an_impostor_does_not_shoot_for_zenigata(card: str) -> None:
    who, seat = ("lupin", 1) if card == "disguise" else ("jigen", 2)
    h = heist(**{who: "K4"}, goemon="H1!", agents="K1", hands={who: card}).act(who).do(f"card {card} 1").next_turn()
    h.do("shoot 1 goemon")
    assert (h.step, h.ask().seat, "pass" in h.moves()) == ("Unmask", seat, False)
    h.do("unmask K1")
    assert (h.wounds("goemon"), h.where(1), h.where(who), h.kills(who)) == (0, "-", "K1", 1)


@pytest.mark.rule("LUP-Q-92")
def test_an_impostor_does_not_arrest() -> None:
    h = heist(
        lupin="K4", goemon="K3!", agents="K2 F4", zenigata="K7", hands={"lupin": "disguise"}, wounds={"goemon": 3}
    )
    h.act("lupin").do("card disguise 1").next_turn()
    h.do("shoot zenigata goemon").roll(6, 6)
    assert (h.step, h.ask().seat) == ("Unmask", 1)
    h.do("unmask K2").until("Patrol", "Unmask")
    assert (h.holder("goemon"), h.kills("lupin")) == (2, 1)


@pytest.mark.rule("LUP-Q-92", "LUP-Q-150")
@pytest.mark.parametrize(
    ("deed", "layout"),
    [
        ("shoot 1", {"jigen": "K4"}),
        ("rifle 1", {"jigen": "K4", "devices": {"jigen": "rifle"}}),
        ("knife 1", {"jigen": "K4", "devices": {"jigen": "knife"}}),
        ("grenade K1", {"jigen": "K4", "devices": {"jigen": "grenade"}}),
        ("card aim 1", {"jigen": "K4", "hands": {"jigen": "aim"}}),
        ("fight 1", {"jigen": "K2"}),
    ],
)
def test_a_companion_who_attacks_the_impostor_makes_him_show_himself(deed: str, layout: dict[str, Any]) -> None:
    place = heist().place
    h = heist(**layout, agents="K1", agent_of=(0, -1, -1, -1), masks=(1, 0, 0, 0), spots=(0, 0, 0, 0))
    h.state.put(LUPIN, -1)
    h.act("jigen").do(deed)
    assert (h.step, h.ask().seat) == ("Unmask", 1)
    h.do("unmask K1")
    assert (h.where("lupin"), h.kills("lupin"), h.kills("jigen"), h.where(1)) == ("K1", 1, 0, "-")
    assert (h.step, place.names[h.state.at[LUPIN]]) == ("Activation", "K1")


# ── Together and away ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LUP-CLU-09", "LUP-CLU-10", "LUP-Q-104")
def test_here_i_come_darling() -> None:
    h = heist(lupin="K4!", fujiko="M1!", agents="K1", hands={"lupin": "darling"}).act("lupin")  # five squares
    h.do("card darling")
    assert "C3" in h.ends("walk")  # nine squares away, with six in his card
    h.do("walk C3", "end")
    assert (h.step, h.ask().seat) == ("Activation", 4)  # she goes right after him
    assert "G4" in h.ends("walk")  # nine squares; and need not stay with him
    assert h.thrown("lupin") == ["darling"]
    h.next_turn("GangPhase")
    assert h.state.movement(LUPIN) == 6


@pytest.mark.rule("LUP-CLU-10", "LUP-Q-104")
def test_when_darling_does_not_work() -> None:
    def cards(**layout: Any) -> list[str]:
        return (
            heist(**{"lupin": "K4!", "fujiko": "K2!", "hands": {"lupin": "darling"}, **layout})
            .act("lupin")
            .moves("card")
        )

    assert cards() == ["card darling"]
    assert cards(fujiko="N3!") == ["card darling"]  # four
    assert cards(fujiko="F3!") == []  # six squares
    assert cards(fujiko="K2") == []  # nobody sees her
    assert cards(lupin="K4") == []
    assert cards(done=8) == []  # she has moved
    moved = heist(lupin="K4!", fujiko="K2!", agents="K1", hands={"lupin": "darling"}).act("lupin").do("walk K5")
    assert moved.moves("card") == []


@pytest.mark.rule("LUP-CLU-11", "LUP-Q-95")
def test_pedal_to_the_metal() -> None:
    h = heist(lupin="G4", vehicles={"alfa": "G5"}, hands={"lupin": "pedal"}, agents="N20").act("lupin")
    assert {"C12", "L20", "B3"} <= h.ends("card")
    assert not {"N20", "H4"} & h.ends("card")
    h.do("card pedal C12")
    assert (h.where("alfa"), h.where("lupin"), h.moves("walk", "drive")) == ("C12", "C12", [])
    assert h.thrown("lupin") == ["pedal"]
    bike = heist(lupin="G4", vehicles={"bike1": "G5"}, hands={"lupin": "pedal"}).act("lupin")
    assert bike.moves("card") == []  # one of the two cars
    assert heist(lupin="H6", vehicles={"alfa": "G5"}, hands={"lupin": "pedal"}).act("lupin").moves("card") == []
    walked = heist(lupin="H4", vehicles={"alfa": "G5"}, hands={"lupin": "pedal"}).act("lupin").do("walk G4")
    assert walked.moves("card") == []  # it replaces the movement
    three = {"jigen": "alfa", "goemon": "alfa", "fujiko": "alfa"}
    full = heist(lupin="G4", vehicles={"alfa": "G5"}, rides=three, hands={"lupin": "pedal"}).act("lupin")
    assert full.moves("card") == []  # LUP-VEH-05: three are aboard
