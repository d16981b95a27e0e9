"""Everything true. Fields are replaced, never changed in place; each says what it is and who may know it."""

from covo.kernel import Move, Seat, State

# CNC-04: all one can say, and whom it names
VOTES = {Move("abstain"): None} | {Move("name", seat): seat for seat in range(6)}


class Conclave(State, kw_only=True):
    ballots: tuple[tuple[Seat | None, ...], ...] = ()  # as read out: whom each player named. Known to all
    impostor: Seat = -1  # known to the impostor and to the witness
    witness: Seat = -1  # known to the witness
