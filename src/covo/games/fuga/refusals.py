from covo.kernel import *
from covo.games.fuga.view import View


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    return Refusal("FSM-TRN-04", "x")
