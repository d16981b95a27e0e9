"""The steps in rulebook order, each under the rules it enforces. A step asks players, or chance, or just runs."""

from itertools import permutations
from typing import ClassVar

from covo.games.conclave.state import VOTES, Conclave
from covo.kernel import CHANCE, EVERYONE, Agenda, Ask, Frame, Move, Outcome, Seat, Together


class Deal(Frame[Conclave], frozen=True):
    """CNC-02, CNC-03: chance draws two players; `deal 2 0` makes seat 2 the impostor and seat 0 the witness."""

    rule: ClassVar = "CNC-02"

    def asks(self, state: Conclave) -> tuple[Ask, ...]:
        return (Ask(CHANCE, tuple(Move("deal", *pair) for pair in permutations(range(state.seats), 2)), self.rule),)

    def answer(self, state: Conclave, seat: Seat, move: Move) -> Agenda:
        _, state.impostor, state.witness = move  # type: ignore[assignment]  # only legal moves arrive: these are seats
        for player in range(state.seats):
            state.tell("dealt", (player,), impostor=state.impostor if player in move.args else None)
        return ()


class Ballot(Together[Conclave], frozen=True):
    """CNC-04..06: all vote at once. It is marked who has voted; whom they named is read when all have."""

    rule: ClassVar = "CNC-04"
    marks: ClassVar = True

    def ask(self, state: Conclave, seat: Seat) -> Ask:
        choice = {None, *range(state.seats)} - {seat}
        votes = tuple(vote for vote, named in VOTES.items() if named in choice)
        return Ask(seat, votes, self.rule, limit=120, default=(Move("abstain"),))

    def together(self, state: Conclave, answers: tuple[Move | None, ...]) -> Agenda:
        ballot = tuple(VOTES[vote] for vote in answers if vote)
        state.ballots = (*state.ballots, ballot)
        for player, named in enumerate(ballot):
            state.tell("voted", EVERYONE, seat=player, named=named)
        return ()


class Verdict(Frame[Conclave], frozen=True):
    """CNC-07: the second ballot may expel the impostor. CNC-08..10: who has won."""

    def run(self, state: Conclave) -> Agenda:
        seats, impostor, last = range(state.seats), state.impostor, state.ballots[-1]
        most, runner_up = sorted(map(last.count, seats), reverse=True)[:2]
        expelled = last.count(impostor) == most > runner_up
        reason = "survived" if not expelled else "revenge" if last[impostor] == state.witness else "expelled"
        loyal = [seat for seat in seats if seat != impostor]
        state.outcome = Outcome.won(reason, state.seats, *(loyal if reason == "expelled" else [impostor]))
        state.tell("end", EVERYONE, reason=reason, impostor=impostor, witness=state.witness)
        return ()


AGENDA = (Deal(), Ballot(), Ballot(), Verdict())
