"""Every reason to refuse a move, each by a real wrong move; a refusal changes nothing and tells nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable
from inspect import getsource
from itertools import permutations

import pytest

from covo.games.lupusburg import refusals
from covo.kernel import CHANCE, WATCHER, Refusal
from covo.kernel.event import Datum
from tests.lupusburg.table import Table, table

Setting = Callable[[], Table]


def laying() -> Table:
    return Table(4).play(2, "chest L")


def night() -> Table:
    """The second night: seat 0 is the werewolf, seat 1 the thief and the mayor; 2R and 3L are gone."""
    return table(4).round("2R", "3L")


def thief_gone() -> Table:
    return table(5).round("1R", "1L")


def wolf_night() -> Table:
    return night().thief_call()


def lone_wolf() -> Table:
    return table(4).round("0R", "2R").thief_call()


def dawn() -> Table:
    return night().night("3R")


def showing() -> Table:
    return dawn().play(1, "point 0L")


def betting() -> Table:
    """Seat 2 has bet, it is the turn of seat 3."""
    return dawn().privilege().play(1, "pass").bet(8, 0)


def drawing() -> Table:
    return dawn().privilege().play(1, "bet")


def keeping() -> Table:
    return drawing().chance("draw 7 6 2")


def placing() -> Table:
    return keeping().play(1, "keep 6")


def talking() -> Table:
    return dawn().privilege().bets().play(2, "ready")


def voting() -> Table:
    return dawn().privilege().bets().discuss()


def defending() -> Table:
    return voting().votes("2L 2L 2L 2L 2L 1R 1R 1R")


def run_off() -> Table:
    """Seat 0 has two votes, seat 1 has one and has cast it, seats 2 and 3 have none."""
    return defending().until("RunOff").play(1, "cast paw")


def over() -> Table:
    return table(4).round("2R", "2L").round("3R", "3L")


CASES: list[tuple[Setting, int, str, str, str, dict[str, Datum]]] = [
    # any time
    (over, 1, "pass", "LBG-OVR-06", "game-over", {}),
    (over, 1, "dance", "LBG-OVR-06", "game-over", {}),
    (night, 2, "dance 3", "LBG-PHS-02", "no-such-move", {"verb": "dance"}),
    (voting, 0, "hidden", "LBG-PHS-02", "no-such-move", {"verb": "hidden"}),
    (drawing, CHANCE, "draw 8 8 8", "LBG-PHS-02", "no-such-move", {"verb": "draw"}),
    # laying the houses
    (laying, 0, "chest X", "LBG-SET-06", "no-such-choice", {"move": "chest X"}),
    (laying, 0, "chest R L", "LBG-SET-06", "no-such-choice", {"move": "chest R L"}),
    (laying, 2, "chest R", "LBG-SET-06", "already-answered", {}),
    (laying, 0, "sleep", "LBG-NGT-01", "only-at-night", {}),
    (laying, WATCHER, "chest R", "LBG-Q-06", "only-while-laying", {}),
    (voting, 0, "chest R", "LBG-Q-06", "only-while-laying", {}),
    # the thief's call
    (night, 1, "look 1R", "LBG-THF-05", "not-your-own", {"slot": 2}),
    (night, 1, "look 3L", "LBG-THF-05", "not-in-circle", {"slot": 7}),
    (night, 1, "look 4R", "LBG-THF-01", "no-such-choice", {"move": "look 4R"}),
    (night, 1, "look 3", "LBG-THF-01", "no-such-choice", {"move": "look 3"}),
    (night, 1, "look 0R 0L", "LBG-THF-01", "no-such-choice", {"move": "look 0R 0L"}),
    (night, 1, "look", "LBG-THF-01", "no-such-choice", {"move": "look"}),
    (night, 1, "bite 0R", "LBG-THF-01", "you-sleep", {}),
    (night, 2, "look 0R", "LBG-NGT-01", "you-sleep", {}),
    (night, 0, "bite 3R", "LBG-NGT-01", "you-sleep", {}),
    (night, 0, "sleep 1", "LBG-THF-01", "no-such-choice", {"move": "sleep 1"}),
    (lambda: night().play(2, "sleep"), 2, "sleep", "LBG-THF-01", "already-answered", {}),
    (lambda: night().play(1, "look 0R"), 1, "sleep", "LBG-THF-01", "already-answered", {}),
    (lambda: night().play(2, "sleep"), WATCHER, "sleep", "LBG-NGT-01", "only-at-night", {}),
    (thief_gone, 1, "look 0R", "LBG-THF-08", "thief-without-characters", {}),
    (thief_gone, 1, "bite 0R", "LBG-NGT-01", "you-sleep", {}),
    (dawn, 1, "look 0R", "LBG-THF-01", "only-thief-called", {}),
    (dawn, 0, "look 0R", "LBG-THF-01", "only-thief-called", {}),
    (dawn, 0, "sleep", "LBG-NGT-01", "only-at-night", {}),
    # the werewolf's call
    (wolf_night, 0, "sleep", "LBG-WLF-03", "wolf-must-choose", {}),
    (wolf_night, 0, "bite 2R", "LBG-WLF-02", "not-in-circle", {"slot": 4}),
    (wolf_night, 0, "bite 4R", "LBG-WLF-01", "no-such-choice", {"move": "bite 4R"}),
    (wolf_night, 0, "bite 3", "LBG-WLF-01", "no-such-choice", {"move": "bite 3"}),
    (wolf_night, 0, "look 1R", "LBG-WLF-01", "only-thief-called", {}),
    (wolf_night, 1, "look 0R", "LBG-NGT-01", "you-sleep", {}),
    (wolf_night, 3, "bite 0R", "LBG-NGT-01", "you-sleep", {}),
    (lambda: wolf_night().play(0, "bite 3R"), 0, "bite 2L", "LBG-WLF-01", "already-answered", {}),
    (lone_wolf, 0, "bite 0L", "LBG-WLF-05", "last-character", {"slot": 1}),
    (lone_wolf, 0, "bite 0R", "LBG-WLF-02", "not-in-circle", {"slot": 0}),
    (dawn, 0, "bite 2L", "LBG-WLF-01", "only-wolf-called", {}),
    # the privilege
    (dawn, 1, "point 1R", "LBG-MAY-02", "not-your-own", {"slot": 2}),
    (dawn, 1, "point 2R", "LBG-MAY-02", "not-in-circle", {"slot": 4}),
    (dawn, 1, "point 0", "LBG-MAY-01", "no-such-choice", {"move": "point 0"}),
    (dawn, 0, "point 1R", "LBG-MAY-01", "only-the-mayor", {}),
    (dawn, 0, "show R", "LBG-MAY-01", "only-the-mayor", {}),
    (dawn, 1, "show R", "LBG-MAY-04", "only-after-pointing", {}),
    (dawn, 0, "pass", "LBG-PHS-02", "nothing-to-pass", {}),
    (dawn, 1, "vote 0R", "LBG-VOT-02", "only-in-first-vote", {}),
    (showing, 1, "show X", "LBG-MAY-04", "no-such-choice", {"move": "show X"}),
    (showing, 1, "point 0R", "LBG-MAY-01", "only-mayor-after-dawn", {}),
    (showing, 0, "show R", "LBG-MAY-01", "only-the-mayor", {}),
    (showing, 1, "pass", "LBG-PHS-02", "nothing-to-pass", {}),
    (voting, 2, "point 0R", "LBG-MAY-01", "only-mayor-after-dawn", {}),
    (voting, 2, "show R", "LBG-MAY-04", "only-after-pointing", {}),
    # bets
    (betting, 0, "bet", "LBG-BET-01", "not-your-turn", {}),
    (betting, 2, "bet", "LBG-BET-04", "seal-used", {}),
    (lambda: table(4).night("2R").privilege().bet(8, 1), 0, "bet", "LBG-BET-04", "seal-used", {}),
    (betting, WATCHER, "bet", "LBG-BET-01", "not-your-turn", {}),
    (betting, 3, "bet 2", "LBG-BET-01", "no-such-choice", {"move": "bet 2"}),
    (betting, 3, "keep 7", "LBG-BET-08", "only-after-drawing", {}),
    (betting, 3, "accuse 0", "LBG-BET-09", "only-with-coin", {}),
    (betting, 0, "pass", "LBG-PHS-02", "nothing-to-pass", {}),
    (drawing, 1, "bet", "LBG-BET-01", "not-your-turn", {}),
    (drawing, 1, "keep 8", "LBG-BET-08", "only-after-drawing", {}),
    (keeping, 2, "bet", "LBG-BET-01", "not-your-turn", {}),
    (keeping, 1, "keep 8", "LBG-BET-08", "not-drawn", {"move": "keep 8"}),
    (keeping, 1, "pass", "LBG-BET-16", "no-way-back", {}),
    (keeping, 1, "bet", "LBG-BET-01", "only-in-betting", {}),
    (keeping, 1, "accuse 0", "LBG-BET-09", "only-with-coin", {}),
    (placing, 2, "bet", "LBG-BET-01", "not-your-turn", {}),
    (placing, 1, "pass", "LBG-BET-16", "no-way-back", {}),
    (placing, 1, "keep 7", "LBG-BET-08", "only-after-drawing", {}),
    (placing, 1, "accuse 1", "LBG-BET-10", "not-yourself", {}),
    (placing, 1, "accuse 4", "LBG-BET-09", "no-such-choice", {"move": "accuse 4"}),
    (placing, 1, "accuse", "LBG-BET-09", "no-such-choice", {"move": "accuse"}),
    (voting, 1, "bet", "LBG-BET-01", "only-in-betting", {}),
    (voting, 0, "bet", "LBG-BET-01", "only-in-betting", {}),
    # discussion
    (talking, 2, "ready", "LBG-DSC-01", "already-answered", {}),
    (talking, 0, "ready 1", "LBG-DSC-01", "no-such-choice", {"move": "ready 1"}),
    (talking, 0, "pass", "LBG-PHS-02", "nothing-to-pass", {}),
    (talking, WATCHER, "ready", "LBG-DSC-01", "only-in-discussion", {}),
    (voting, 1, "ready", "LBG-DSC-01", "only-in-discussion", {}),
    # the first vote
    (voting, 0, "vote 1R", "LBG-VOT-02", "not-your-turn", {}),
    (voting, 1, "vote 3R", "LBG-VOT-04", "not-in-circle", {"slot": 6}),
    (voting, 1, "vote 4L", "LBG-VOT-02", "no-such-choice", {"move": "vote 4L"}),
    (voting, 1, "pass", "LBG-VOT-08", "must-vote", {}),
    (talking, 0, "vote 1R", "LBG-VOT-02", "only-in-first-vote", {}),
    # the defence and the run-off
    (voting, 1, "done", "LBG-SUS-08", "only-when-suspected", {}),
    (defending, 0, "done", "LBG-SUS-08", "only-when-suspected", {}),
    (defending, 2, "pass", "LBG-PHS-02", "nothing-to-pass", {}),
    (defending, 2, "cast paw", "LBG-RUN-01", "only-in-run-off", {}),
    (run_off, 1, "cast tuft", "LBG-RUN-05", "already-answered", {}),
    (run_off, 2, "cast paw", "LBG-RUN-03", "no-votes", {}),
    (run_off, 2, "vote 1R", "LBG-VOT-02", "only-in-first-vote", {}),
    (run_off, 0, "pass", "LBG-RUN-08", "must-vote", {}),
    (run_off, 0, "cast paw", "LBG-RUN-08", "cast-all", {"votes": 2}),
    (run_off, 0, "cast paw paw paw", "LBG-RUN-08", "cast-all", {"votes": 2}),
    (run_off, 0, "cast paw claw", "LBG-RUN-08", "not-a-suspect", {}),
]  # fmt: skip


@pytest.mark.rule(
    "LBG-OVR-06", "LBG-PHS-02", "LBG-SET-06", "LBG-NGT-01", "LBG-Q-06", "LBG-THF-05", "LBG-THF-01", "LBG-THF-08",
    "LBG-WLF-01", "LBG-WLF-02", "LBG-WLF-03", "LBG-WLF-05", "LBG-MAY-01", "LBG-MAY-02", "LBG-MAY-04", "LBG-BET-01",
    "LBG-BET-04", "LBG-BET-08", "LBG-BET-09", "LBG-BET-10", "LBG-BET-16", "LBG-DSC-01", "LBG-VOT-02", "LBG-VOT-04",
    "LBG-VOT-08", "LBG-SUS-08", "LBG-RUN-01", "LBG-RUN-03", "LBG-RUN-05", "LBG-RUN-08",
)  # fmt: skip
@pytest.mark.parametrize(("setting", "seat", "move", "rule", "why", "args"), CASES)
def test_refused(setting: Setting, seat: int, move: str, rule: str, why: str, args: dict[str, Datum]) -> None:
    assert setting().refused(seat, move) == Refusal(rule, why, args)


def test_every_reason_has_a_wrong_move() -> None:
    """Reasons are the strings of refusals.py that look like message ids; verbs and rule ids look different."""
    tree = ast.parse(getsource(refusals))
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    reasons = {string for string in strings if "-" in string and string.islower() and " " not in string}
    assert reasons == {why for *_, why, _ in CASES}


def test_a_refusal_repeats_80_characters_at_most() -> None:
    long = "keep " + "a" * 180
    assert keeping().refused(1, long).args == {"move": long[:80]}
    long = "accuse " + "a" * 180
    assert placing().refused(1, long).args == {"move": long[:80]}


TRIED = ["look 0R", "look 3L", "bite 0R", "bite 3L", "sleep 1", "chest R", "pass", "vote 1R", "dance", "show L", "bet"]


@pytest.mark.rule("LBG-NGT-01", "LBG-SEC-07")
@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("call", ["ThiefCall", "WolfCall"])
@pytest.mark.parametrize("seat", [2, 4])
def test_a_sleeper_is_refused_alike_whoever_acts(seat: int, call: str, answered: bool) -> None:
    told = []
    for wolf, thief in permutations([other for other in range(5) if other != seat], 2):
        for chests in ("RRRRR", "LLLLL"):
            t = table(5, wolf=wolf, thief=thief, chests=chests).until(call)
            if answered:
                t.play(seat, "sleep")
            told.append([t.refused(seat, move) for move in TRIED])
    assert all(heard == told[0] for heard in told)
    assert len({refusal.why for refusal in told[0]}) == (2 if answered else 3)


@pytest.mark.rule("LBG-SEC-04", "LBG-SEC-02")
@pytest.mark.parametrize("step", ["UsePrivilege", "Bets", "Discussion", "FirstVote", "Defence", "RunOff"])
def test_by_day_refusals_know_no_more_than_their_reader(step: str) -> None:
    tried = [*TRIED, "point 4R", "ready 1", "done 1", "cast", "cast claw claw", "vote 2R", "accuse 0", "keep 8"]
    told: dict[int, list[list[Refusal]]] = {}
    for wolf, thief in permutations(range(5), 2):
        t = table(5, wolf=wolf, thief=thief).night("2R").until(step)
        for seat in {*range(5)} - {wolf, thief} | {WATCHER}:
            legal = t.legal(seat)
            told.setdefault(seat, []).append([t.refused(seat, move) for move in tried if move not in legal])
    assert set(told) == {WATCHER, *range(5)}
    for heard in told.values():
        assert all(refusals == heard[0] for refusals in heard)
