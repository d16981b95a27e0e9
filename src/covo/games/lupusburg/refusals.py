"""Why a move is not legal, told from the view of whoever tried it: no refusal knows more than its reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from covo.games.lupusburg import steps
from covo.games.lupusburg.box import EVIDENCE, SLOT_OF, lives, owner
from covo.games.lupusburg.view import View
from covo.kernel import Ask, Move, Refusal, Together

# The rule and the reason of a move made out of its time, by verb.
WHEN: Final = {
    "chest": ("LBG-Q-06", "only-while-laying"),
    "sleep": ("LBG-NGT-01", "only-at-night"),
    "look": ("LBG-THF-01", "only-thief-called"),
    "bite": ("LBG-WLF-01", "only-wolf-called"),
    "point": ("LBG-MAY-01", "only-mayor-after-dawn"),
    "show": ("LBG-MAY-04", "only-after-pointing"),
    "pass": ("LBG-PHS-02", "nothing-to-pass"),
    "bet": ("LBG-BET-01", "only-in-betting"),
    "keep": ("LBG-BET-08", "only-after-drawing"),
    "accuse": ("LBG-BET-09", "only-with-coin"),
    "ready": ("LBG-DSC-01", "only-in-discussion"),
    "vote": ("LBG-VOT-02", "only-in-first-vote"),
    "done": ("LBG-SUS-08", "only-when-suspected"),
    "cast": ("LBG-RUN-01", "only-in-run-off"),
}


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    if view.outcome is not None:
        return Refusal("LBG-OVR-06", "game-over")
    if move.verb not in WHEN:
        return Refusal("LBG-PHS-02", "no-such-move", {"verb": move.verb})
    if ask is None:
        return _not_asked(view, move)
    if any(move.verb == legal.verb for legal in ask.moves):
        return TARGETS.get(move.verb, _malformed)(view, move)
    return _wrong_time(view, ask, move)


def _not_asked(view: View, move: Move) -> Refusal:
    """The table waits for others, or has this player's answer already."""
    top = view.agenda[0]
    if isinstance(top, Together) and view.viewer >= 0 and top.answers and top.answers[view.viewer]:
        return Refusal(top.rule, "already-answered")
    if isinstance(top, steps.RunOff) and move.verb == "cast":
        return Refusal("LBG-RUN-03", "no-votes")
    if isinstance(top, steps.Bets | steps.DrawCoins | steps.KeepCoin | steps.PlaceSeal) and move.verb == "bet":
        if view.viewer >= 0 and view.bets[view.viewer]:
            return Refusal("LBG-BET-04", "seal-used")
        return Refusal("LBG-BET-01", "not-your-turn")
    if isinstance(top, steps.UsePrivilege | steps.ShowInReturn) and move.verb in ("point", "show"):
        return Refusal("LBG-MAY-01", "only-the-mayor")
    if isinstance(top, steps.FirstVote) and move.verb == "vote":
        return Refusal("LBG-VOT-02", "not-your-turn")
    return Refusal(*WHEN[move.verb])


def _wrong_time(view: View, ask: Ask, move: Move) -> Refusal:
    """This player is asked, but not for this."""
    top = view.agenda[0]
    if isinstance(top, steps.ThiefCall):
        if move.verb == "look" and view.role == 2:  # the thief is asked to sleep: he has lost both
            return Refusal("LBG-THF-08", "thief-without-characters")
        return Refusal(ask.rule, "you-sleep")
    if isinstance(top, steps.WolfCall):
        if move.verb == "sleep":
            return Refusal("LBG-WLF-03", "wolf-must-choose")
        return Refusal(ask.rule, "you-sleep" if view.role != 1 else "only-thief-called")
    if isinstance(top, steps.KeepCoin | steps.PlaceSeal) and move.verb == "pass":
        return Refusal("LBG-BET-16", "no-way-back")
    if isinstance(top, steps.FirstVote) and move.verb == "pass":
        return Refusal("LBG-VOT-08", "must-vote")
    if isinstance(top, steps.RunOff) and move.verb == "pass":
        return Refusal("LBG-RUN-08", "must-vote")
    return Refusal(*WHEN[move.verb])


def _malformed(view: View, move: Move) -> Refusal:
    return Refusal(view.agenda[0].rule, "no-such-choice", {"move": str(move)[:80]})


def _slot(view: View, move: Move) -> int | None:
    """The slot a move names, if it is one of this table's."""
    slot = SLOT_OF.get(move.args[0]) if len(move.args) == 1 and isinstance(move.args[0], str) else None
    return slot if slot is not None and slot < 2 * view.seats else None


def _at_house(rule: str, own_rule: str, own_why: str) -> Callable[[View, Move], Refusal]:
    """A move at a house or character that must be in the circle and, but for `own_rule`, another's."""

    def why(view: View, move: Move) -> Refusal:
        slot = _slot(view, move)
        if slot is None:
            return _malformed(view, move)
        if not view.alive >> slot & 1:
            return Refusal(rule, "not-in-circle", {"slot": slot})
        return Refusal(own_rule, own_why, {"slot": slot})

    return why


def _bite(view: View, move: Move) -> Refusal:
    slot = _slot(view, move)
    if slot is not None and owner(slot) == view.viewer and view.alive >> slot & 1:
        return Refusal("LBG-WLF-05", "last-character", {"slot": slot})  # with both alive it would be legal
    return _at_house("LBG-WLF-02", "LBG-WLF-02", "not-in-circle")(view, move)


def _keep(view: View, move: Move) -> Refusal:
    return Refusal("LBG-BET-08", "not-drawn", {"move": str(move)[:80]})


def _accuse(view: View, move: Move) -> Refusal:
    if move.args == (view.viewer,):
        return Refusal("LBG-BET-10", "not-yourself")
    return _malformed(view, move)


def _cast(view: View, move: Move) -> Refusal:
    if any(face not in EVIDENCE for face in move.args):
        return Refusal("LBG-RUN-08", "not-a-suspect")
    votes = lives(view.alive, view.viewer) - sum(owner(slot) == view.viewer for slot in view.suspects)
    if len(move.args) != votes:
        return Refusal("LBG-RUN-08", "cast-all", {"votes": votes})
    return _malformed(view, move)


TARGETS: Final[dict[str, Callable[[View, Move], Refusal]]] = {
    "look": _at_house("LBG-THF-05", "LBG-THF-05", "not-your-own"),
    "bite": _bite,
    "point": _at_house("LBG-MAY-02", "LBG-MAY-02", "not-your-own"),
    "vote": _at_house("LBG-VOT-04", "LBG-VOT-04", "not-in-circle"),
    "keep": _keep,
    "accuse": _accuse,
    "cast": _cast,
}
