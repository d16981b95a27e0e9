"""A table to test the rules on: every position is reached by playing, chance included, so a test deals what it wants."""

from __future__ import annotations

import pytest

from covo.games.conclave.game import GAME
from covo.games.conclave.state import Conclave
from covo.games.conclave.view import View
from covo.kernel import CHANCE, WATCHER, Match, Move, Outcome, Refusal, Refused, Seat, dump, encode


class Table:
    def __init__(self, seats: int = 4, deal: str = "0 1") -> None:
        """After the deal: the impostor's seat, the witness's seat."""
        self.match = Match(GAME, seats)
        self.match.play(CHANCE, Move.parse(f"deal {deal}"))

    @property
    def state(self) -> Conclave:
        state: Conclave = self.match.state
        return state

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None
        return self.state.outcome

    def view(self, viewer: Seat) -> View:
        return GAME.view(self.state, viewer)

    def vote(self, seat: Seat, named: str) -> None:
        """Name this seat, or abstain if it is `-`."""
        self.match.play(seat, Move.parse("abstain" if named == "-" else f"name {named}"))

    def ballot(self, votes: str) -> Table:
        """One vote from each seat in order, such as `1 0 0 -`."""
        for seat, named in enumerate(votes.split()):
            self.vote(seat, named)
        return self

    def refused(self, seat: Seat, move: str) -> Refusal:
        """Why a move is refused; checks that the refusal changes nothing."""
        before = dump(GAME, self.state)
        with pytest.raises(Refused) as caught:
            self.match.play(seat, Move.parse(move))
        assert dump(GAME, self.state) == before
        return caught.value.refusal


def tell_apart(one: Table, other: Table) -> set[Seat]:
    """Who can tell two tables apart by what they see, hear, or are asked. A secret is what only its holders tell."""

    def known(at: Table, viewer: Seat) -> bytes:
        ask = at.state.ask(viewer)
        return encode((at.view(viewer), at.match.heard(viewer), ask and ask.plain(), GAME.talk(at.state)))

    return {viewer for viewer in (WATCHER, *range(one.state.seats)) if known(one, viewer) != known(other, viewer)}
