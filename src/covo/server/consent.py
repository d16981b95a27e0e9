"""What needs everybody: somebody proposes, each person at the table agrees or not, one no is enough against it.

A move can be taken back without asking where nobody can know what it was and no dice have fallen since. What others
know is computed from their views, not declared. To ask must not tell the mover more than he knows either (was I seen?),
so worlds he takes for possible have their say too: in all of them nobody may have noticed.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

from covo.kernel import WATCHER, Event, Game, Match, Move, Seat, State, encode
from covo.server.protocol import Proposal

WORLDS: Final = 4  # imagined to see whether a move shows
ALTERNATIVES: Final = 8  # other moves looked at


class Consent:
    def __init__(self) -> None:
        self.proposal: Proposal | None = None

    def propose(self, what: Literal["undo", "pause", "standin"], by: Seat, seat: Seat, voters: set[Seat]) -> bool:
        """True when somebody has to be asked; what was proposed before lapses."""
        asked = tuple(sorted(voters - {by}))
        self.proposal = Proposal(what, by, seat, asked) if asked else None
        return self.proposal is not None

    def answer(self, seat: Seat, yes: bool) -> Proposal | None:
        """The proposal if with this answer all have agreed. Whoever proposed may withdraw."""
        proposal = self.proposal
        if proposal is None or (seat not in proposal.open and seat != proposal.by):
            return None
        if not yes:
            self.proposal = None
            return None
        still = tuple(voter for voter in proposal.open if voter != seat)
        self.proposal = Proposal(proposal.what, proposal.by, proposal.seat, still) if still else None
        return None if still else proposal

    def lapse(self, what: str) -> None:
        """The table has gone on: what was proposed about it is out of date."""
        if self.proposal is not None and self.proposal.what == what:
            self.proposal = None


def own_last(match: Match, seat: Seat, floor: int = 0) -> int | None:
    """After how many moves this seat made its last one; None if that was before the floor, which stays as it is."""
    lines = match.record.lines
    for ply in range(len(lines) - 1, floor - 1, -1):
        if lines[ply].seat == seat:
            return ply
    return None


def unnoticed(game: Game[Any, Any], before: State, seat: Seat, move: Move, seed: str) -> bool:
    """Nobody but the mover can know what he did, in truth and in worlds the mover takes for possible."""
    rng = Random(seed)
    view = game.view(before, seat)
    worlds = [before, *(game.imagine(view, rng) for _ in range(WORLDS))]
    return not any(_noticed(game, world, seat, move) for world in worlds)


def _noticed(game: Game[Any, Any], world: State, seat: Seat, move: Move) -> bool:
    """Others see something of the move, and would have seen something else of another one.

    That somebody has answered, as in a secret vote, gives nothing away.
    """
    seen = _seen(game, world, seat, move)
    if seen == _seen(game, world, seat, None):
        return False
    ask = world.ask(seat)
    others = [other for other in ask.moves if other != move] if ask else []
    step = 1 + len(others) // ALTERNATIVES
    return not others or any(_seen(game, world, seat, other) != seen for other in others[::step])


def _seen(game: Game[Any, Any], world: State, seat: Seat, move: Move | None) -> list[bytes]:
    """By viewer, all but the mover: what he sees after the move and hears of it; without a move, what he sees now."""
    after, told = world.copy(), list[Event]()
    if move is not None:
        after.ears = told
        after.apply(seat, move)
        after.ears = None
    others = [viewer for viewer in (WATCHER, *range(world.seats)) if viewer != seat]
    return [
        encode((game.view(after, viewer), [event for event in told if event.heard_by(viewer)])) for viewer in others
    ]
