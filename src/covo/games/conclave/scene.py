"""What to draw, from the view alone. Words are ids of messages in locale/: the code holds no sentence."""

from covo.games.conclave.state import VOTES
from covo.games.conclave.view import View
from covo.kernel import Ask, Chair, Choice, Move, Scene, Words, place


def scene(view: View, ask: Ask | None) -> Scene:
    roles = {"impostor": view.impostor, "witness": view.witness}
    return Scene(
        theme="conclave",
        title=Words("title", {"read": len(view.ballots)}),
        prompt=Words("prompt-name" if ask else "prompt-over" if view.outcome else "wait-votes"),
        rule=ask.rule if ask else "",
        chairs=tuple(Chair(seat, awaited=seat in view.awaited) for seat in range(view.seats)),
        notes=tuple(Words(f"note-{role}", {"seat": seat}) for role, seat in roles.items() if seat is not None),
        choices=tuple(map(_choice, ask.moves)) if ask else (),
        result=(Words(f"result-{view.outcome.reason}", dict(roles)),) if view.outcome else (),
    )


def _choice(vote: Move) -> Choice:
    named = VOTES[vote]
    return Choice(str(vote), Words(f"move-{vote.verb}", {"seat": named}), () if named is None else (place(named),))
