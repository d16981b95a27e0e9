"""Why not: every refusal cites a rule a player can look up, from his own view."""

from __future__ import annotations

from random import Random

import pytest

from covo import rulebook
from covo.games.rogue.game import GAME
from covo.games.rogue.refusals import WHEN
from covo.kernel import Move
from tests.rogue.table import Table, face, field

RULES = rulebook.load("rogue").rules


def test_out_of_time_every_verb_is_refused_with_a_rule_of_the_book() -> None:
    table = Table(3).turn(0)
    for verb in WHEN:
        for seat in (0, 2):
            refusal = table.refusal(seat, verb)
            assert refusal.rule in RULES


@pytest.mark.parametrize(
    ("move", "rule", "why"),
    [
        ("xyzzy", "RGT-TRN-02", "no-such-move"),
        ("go N77", "RGT-MOV-01", "too-far"),
        ("go N65", "RGT-MOV-02", "you-are-there"),
        ("go M07", "RGT-MIL-03", "other-map"),
        ("go N99", "RGT-MOV-01", "no-such-choice"),
        ("go", "RGT-MOV-01", "no-such-choice"),
        ("play R13", "RGT-ROG-03", "not-in-hand"),
        ("fire gp 1", "RGT-COM-02", "no-fight"),
        ("confront", "RGT-WIN-02", "no-full-set"),
        ("attack 1", "RGT-GIE-04", "no-gi-met"),
        ("evade", "RGT-EVD-08", "nothing-to-evade"),
        ("surrender", "RGT-SUR-03", "nobody-to-surrender-to"),
    ],
)
def test_refusals_while_moving(move: str, rule: str, why: str) -> None:
    table = Table(2).at(0, "Copper Hills").turn(0).quiet()
    refusal = table.refusal(0, move)
    assert (refusal.rule, refusal.why) == (rule, why)


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("fire gp 4", "RGT-SAL-01"),
        ("fire I04 1", "RGT-SAL-08"),
        ("fire seal 1", "RGT-SAL-06"),
        ("use S18", "RGT-ECD-13"),
        ("surrender", "RGT-SUR-03"),
    ],
)
def test_refusals_in_a_fight(move: str, rule: str) -> None:
    table = face(field("E34", sector="Ghost Town").ammo(0, gp=3, seal=1))
    assert table.refusal(0, move).rule == rule


def test_others_wait_for_their_turn() -> None:
    table = Table(3).turn(0).quiet()
    assert table.refusal(1, "go N36").rule == "RGT-TRN-01"
    lost = Table(3).put(0, lost=1).turn(2).quiet()
    assert lost.refusal(0, "go N36").why == "not-your-turn"
    won = Table(2).at(0, "Bridge").full(0, lives=1).ends(0).quiet().do(0, "confront").roll(6).roll(1)
    assert won.refusal(1, "pass").rule == "RGT-WIN-11"


def test_whatever_is_tried_cites_a_rule_of_the_book() -> None:
    rng = Random(3)
    state = GAME.new(3, {"rounds": 20})
    seen: list[Move] = []
    while state.asks:
        ask = rng.choice(state.asks)
        move = ask.pick(rng)
        if ask.seat >= 0 and rng.random() < 0.3:
            seen.append(move)
            for seat in range(3):
                own = state.ask(seat)
                for probe in rng.sample(seen, min(4, len(seen))):
                    if own is None or not own.allows(probe):
                        refusal = GAME.refuse(GAME.view(state, seat), own, probe)
                        assert refusal.rule in RULES, refusal
        state.apply(ask.seat, move)


@pytest.mark.rule("RGT-TRN-09")
def test_who_skips_his_turn_may_only_play_cards_on_others() -> None:
    table = Table(2).put(0, lost=1, delayed=-1).give(0, "R19").turn(1)
    assert "play R19" in table.legal(0)
    assert table.refusal(0, "stay").rule == "RGT-TRN-04"


def test_the_traitor_takes_no_prisoners_and_lets_nobody_slip_away() -> None:
    table = Table(2).at(0, "Bridge").full(0).ends(0).quiet()
    assert table.step == "Confront"
    refused = [table.refusal(0, move) for move in ("surrender", "evade")]
    assert [(refusal.rule, refusal.why) for refusal in refused] == [
        ("RGT-SUR-03", "not-to-traitor"),
        ("RGT-Q-112", "not-from-traitor"),
    ]
