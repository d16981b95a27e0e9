"""What one viewer may know, and all of it: only what is named here leaves the table."""

from msgspec import Struct

from covo.games.conclave.state import Conclave
from covo.kernel import Agenda, Outcome, Seat


class View(Struct, frozen=True, cache_hash=True):  # search keeps what it knows by view
    viewer: Seat
    seats: int
    ballots: tuple[tuple[Seat | None, ...], ...]
    outcome: Outcome | None
    agenda: Agenda  # the steps to come, each as the viewer may know it
    awaited: tuple[Seat, ...]  # whom the table waits for
    impostor: Seat | None  # None: the viewer does not know
    witness: Seat | None


def view(state: Conclave, viewer: Seat) -> View:
    agenda = tuple(step.seen(viewer) for step in state.stack)
    awaited = tuple(ask.seat for ask in state.asks)
    over = state.outcome is not None  # CNC-12
    impostor = state.impostor if over or viewer in (state.impostor, state.witness) else None  # CNC-02, CNC-03
    witness = state.witness if over or viewer == state.witness else None  # CNC-03
    return View(viewer, state.seats, state.ballots, state.outcome, agenda, awaited, impostor, witness)
