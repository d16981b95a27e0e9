"""Refusals: the rule and the reason of what is tried at the wrong time, with the wrong counter or in the wrong place."""

from __future__ import annotations

import pytest

from covo.games.fuga.refusals import WHEN
from tests.fuga.table import Table

UNITS = {"first": "Y10", "second": "AB20", "patrol1": "Y12", "police1": "Y14", "walker1": "Y16", "launch1": "N14"}


def law(**more: str) -> Table:
    return Table.on("law", UNITS | more)


def crime(**more: str) -> Table:
    return Table.on("crime", UNITS | more)


def why(t: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    refusal = t.refusal(move, seat)
    return refusal.rule, refusal.why


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("place patrol1 Y9", "FSM-SET-14", "only-deploying"),
        ("stop", "FSM-TRP-10", "nothing-to-stop"),
        ("quiet", "FSM-ZOC-02", "no-way-to-choose"),
        ("via first", "FSM-ZOC-02", "no-way-to-choose"),
        ("shift patrol1 Y9", "FSM-FRY-12", "nothing-to-shift"),
        ("investigate first", "FSM-INV-02", "only-after-passing"),
        ("call swat", "FSM-ALR-01", "only-on-alert"),
        ("misdirect patrol1", "FSM-MIS-02", "only-after-passing-law"),
        ("enter car Y9", "FSM-MIS-04", "only-after-misdirection"),
        ("hook patrol1", "FSM-HOK-02", "only-on-arrival"),
        ("steal car", "FSM-THF-04", "only-at-end-of-move"),
        ("join patrol1", "FSM-OPT-01", "nobody-to-join"),
        ("roll", "FSM-OPT-01", "nothing-to-roll"),
        ("give walker1", "FSM-RES-14", "no-hostage-to-lose"),
        ("pass", "FSM-TRN-05", "nothing-to-pass"),
        ("exchange", "FSM-EXC-01", "not-side-by-side"),
        ("dance", "FSM-TRN-04", "no-such-move"),
        ("end now", "FSM-TRN-04", "no-such-choice"),
    ],
)
def test_at_the_wrong_time(move: str, rule: str, reason: str) -> None:
    assert why(law(), move) == (rule, reason)
    assert why(crime(), move) == (rule, reason)


@pytest.mark.parametrize("verb", sorted(WHEN))
def test_whoever_is_not_asked_is_told_so(verb: str) -> None:
    assert why(law(), verb, 1) == ("FSM-TRN-01", "not-your-turn")


def test_moving_at_the_wrong_time() -> None:
    t = crime(patrol1="Y11").play("stay first")
    for move in ("go second AB19", "stay second"):
        assert why(t, move) == ("FSM-TRN-04", "only-when-moving")
    assert why(t, "leave second south") == ("FSM-ESC-01", "only-criminals-leave")
    assert why(t, "sail") == ("FSM-TRN-02", "only-criminals-sail")
    assert why(t, "end") == ("FSM-TRN-05", "nothing-to-end")
    assert why(t, "attack first patrol1") == ("FSM-TRN-07", "attacks-come-last")


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("go police1 Z10", "FSM-MOV-12", "no-car-there"),
        ("go police1 Y1", "FSM-MOV-20", "too-far"),
        ("go police1 Y14", "FSM-ZOC-03", "is-there"),
        ("go police1 ZZ9", "FSM-MAP-01", "no-such-hex"),
        ("go police1", "FSM-TRN-04", "no-such-choice"),
        ("go nobody Y14", "FSM-TRN-04", "no-such-choice"),
        ("go police1 Y10", "FSM-MOV-03", "enemy-there"),
        ("go first Y11", "FSM-TRN-01", "not-yours"),
        ("go patrol2 Y11", "FSM-CMP-03", "not-on-map"),
        ("go ferry I9", "FSM-FRY-01", "ferry-sails"),
        ("go patrol1 Y15", "FSM-MOV-05", "walks-two"),
        ("go patrol1 V12", "FSM-MOV-08", "swims-one"),
        ("go launch1 W10", "FSM-MOV-16", "boat-on-land"),
        ("stay", "FSM-TRN-04", "no-such-choice"),
        ("stay police1", "FSM-ZOC-03", "nothing-to-stay-for"),
        ("stay first", "FSM-TRN-01", "not-yours"),
        ("attack patrol1", "FSM-TRN-04", "no-such-choice"),
    ],
)
def test_the_law_moves_wrongly(move: str, rule: str, reason: str) -> None:
    assert why(law(), move) == (rule, reason)


def test_a_refusal_names_what_was_meant() -> None:
    assert law().refusal("go police1 ZZ9").args == {"hex": "ZZ9"}
    assert law().refusal("go patrol1 Y15").args == {"unit": "patrol", "number": 1, "hex": "Y15"}
    t = Table.on("law", UNITS | {"patrol1": "Y11", "swat1": "AA9", "swat2": "AA10"}).play("stay patrol1")
    t.play("investigate first").roll(6, 6)
    refusal = t.refusal("call swat")
    assert (refusal.rule, refusal.why, refusal.args["unit"]) == ("FSM-ALR-12", "none-left", "swat")


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("leave first up", "FSM-TRN-04", "no-such-choice"),
        ("leave first", "FSM-TRN-04", "no-such-choice"),
        ("leave walker1 north", "FSM-ESC-10", "only-criminals-leave"),
        ("leave first north", "FSM-ESC-07", "edge-too-far"),
        ("sail J9", "FSM-FRY-01", "keeps-route"),
        ("go patrol1 Y11", "FSM-TRN-01", "not-yours"),
        ("attack walker1 patrol1", "FSM-SUS-03", "suspects-do-not-fight"),
        ("attack patrol1 first", "FSM-TRN-01", "not-yours"),
        ("attack ferry patrol1", "FSM-TRN-01", "not-yours"),
        ("attack first patrol1", "FSM-TRN-07", "attacks-come-last"),
    ],
)
def test_the_criminals_move_wrongly(move: str, rule: str, reason: str) -> None:
    assert why(crime(), move) == (rule, reason)


def test_a_criminal_who_moved_does_not_leave() -> None:
    t = crime(second="AB19").play("go second AB20", "pass")
    assert why(t, "leave second south") == ("FSM-TRN-04", "has-moved")


def test_what_depends_on_the_question() -> None:
    t = crime(patrol1="Y11").play("stay first")
    assert why(t, "misdirect walker1") == ("FSM-MIS-02", "no-such-choice")
    assert why(t, "misdirect police1") == ("FSM-MIS-10", "not-passed")
    t = crime(walker1="Y13").play("go walker1 X12")
    assert t.step == "Hook"
    assert why(t, "hook first") == ("FSM-HOK-01", "no-such-choice")
    assert why(t, "hook patrol2") == ("FSM-HOK-01", "no-such-choice")
    assert why(t, "hook launch1") == ("FSM-HOK-02", "not-beside-suspect")
    t = law(first="Y11").play("stay patrol1")
    assert why(t, "investigate nobody") == ("FSM-INV-02", "no-such-choice")
    assert why(t, "investigate walker1") == ("FSM-INV-13", "only-criminals")
    assert why(t, "investigate second") == ("FSM-INV-07", "not-passed")
    t.play("investigate first").roll(6, 6)
    assert why(t, "call ferry") == ("FSM-ALR-02", "no-such-choice")
    t = Table.on("attack", UNITS | {"first": "Y11", "walker1": "X10"}).play("attack first patrol1").roll(1)
    assert why(t, "give nobody") == ("FSM-RES-14", "no-such-choice")
    assert why(t, "give police1") == ("FSM-RES-14", "no-hostage")


def test_entering() -> None:
    t = crime(patrol1="Y11").play("stay first", "misdirect patrol1").roll(6, 6)
    assert why(t, "enter car") == ("FSM-MIS-04", "no-such-choice")
    assert why(t, "enter car Y10") == ("FSM-MIS-07", "hex-taken")
    assert why(t, "enter car Y6") == ("FSM-MIS-04", "not-beside-it")
    assert why(t, "enter car X11") == ("FSM-MIS-05", "wrong-form")


def test_stealing() -> None:
    t = crime().play("stay first")
    assert why(t, "steal boat") == ("FSM-THF-05", "nothing-to-steal")
    assert why(t, "steal ferry") == ("FSM-HIJ-01", "not-aboard")
    assert why(t, "steal") == ("FSM-THF-05", "nothing-to-steal")
    assert t.refusal("steal boat").args == {"what": "boat"}


def test_placing() -> None:
    t = Table()
    assert why(t, "place launch2 A1") == ("FSM-SET-14", "place-this-first")
    assert why(t, "place launch1 Y10") == ("FSM-SET-14", "cannot-start-there")
    assert why(t, "place launch1 Q99") == ("FSM-MAP-01", "no-such-hex")
    assert why(t, "place launch1") == ("FSM-SET-14", "no-such-choice")
    assert t.refusal("place launch2 A1").args == {"unit": "launch", "number": 1}


def test_after_the_end() -> None:
    t = Table.on("law", UNITS, turn=15).play("end")
    assert why(t, "go police1 Y15", 0) == ("FSM-END-05", "game-over")


def test_fighting() -> None:
    t = Table.on("arrest", UNITS | {"first": "Y13"}, unlocked=True)
    assert why(t, "attack police1 first") == ("FSM-TRP-02", "transport-alone")
    assert why(t, "attack patrol1 police1") == ("FSM-CMB-09", "law-attacks-criminals")
    assert why(t, "attack patrol1 second") == ("FSM-CMB-05", "not-adjacent")
    assert why(t, "attack launch1 first") == ("FSM-CMB-05", "not-adjacent")
    assert why(t, "attack first patrol1") == ("FSM-CMB-09", "law-attacks-criminals")
    t = Table.on("attack", UNITS | {"first": "Y13", "patrol1": "on police1", "police1": "Y14"})
    assert why(t, "attack first police1") == ("FSM-Q-88", "rider-attacks")
    assert why(t, "attack first patrol2") == ("FSM-CMB-05", "not-adjacent")
    t = Table.on("attack", UNITS | {"first": "Y13"}, unarmed=False)
    assert why(t, "attack first police2") == ("FSM-CMB-05", "not-adjacent")
    assert why(t, "attack second patrol1") == ("FSM-OPT-07", "unarmed")
