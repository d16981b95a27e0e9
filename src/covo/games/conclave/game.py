"""The game put together, with what is too small here for files of its own: loading, refusals, talk, secrets."""

from covo.games.conclave.bot import quick
from covo.games.conclave.imagine import imagine
from covo.games.conclave.meta import META
from covo.games.conclave.mind import MIND
from covo.games.conclave.scene import scene
from covo.games.conclave.state import Conclave
from covo.games.conclave.steps import AGENDA, Ballot, Deal, Verdict
from covo.games.conclave.view import View, view
from covo.kernel import Ask, Channel, Game, LoadError, Move, Options, Refusal, everyone_talks


def begin(seats: int, options: Options) -> Conclave:
    return Conclave(seats=seats, stack=AGENDA)


def check(state: Conclave) -> None:
    """A saved position is not trusted: name the field that no game could have."""
    table, roles, steps = {None, *range(state.seats)}, {state.impostor, state.witness}, [*map(type, state.stack)]
    for field, holds in (
        ("stack", steps == [*map(type, AGENDA[len(AGENDA) - len(steps) :])]),
        ("ballots", conserved(state) == {"ballots": 2}),
        ("ballots", all(len(named) == state.seats and table >= set(named) for named in state.ballots)),
        ("impostor", roles == {-1} if Deal in steps else len(roles) == 2 and roles <= table),
    ):
        if not holds:
            raise LoadError(f"state.{field}", "no game comes to this")


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    """Why a move is not legal, from the view of whoever tried it, so that a refusal tells nothing new."""
    if ask is None:
        return Refusal("CNC-12", "game-over") if view.outcome else Refusal("CNC-06", "not-asked")
    return Refusal("CNC-04", "not-yourself" if move == Move("name", ask.seat) else "no-such-choice")


def talk(state: Conclave) -> tuple[Channel, ...]:
    """CNC-11: silence until the first ballot is read, then all to all."""
    return (everyone_talks(state.seats),) if state.ballots else ()


def secrets(state: Conclave) -> dict[str, object]:
    """What imagined worlds must really differ in."""
    return {"impostor": state.impostor, "witness": state.witness, "votes": state.stack[:1]}


def conserved(state: Conclave) -> dict[str, object]:
    """What no move may change. CNC-04: two ballots, read or to come."""
    return {"ballots": len(state.ballots) + sum(isinstance(step, Ballot) for step in state.stack)}


FRAMES = (Deal, Ballot, Verdict)
GAME = Game(
    META, Conclave, FRAMES, begin, view, imagine, refuse, scene, secrets, quick, check, conserved, talk, mind=MIND
)
