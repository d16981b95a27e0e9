from covo.games.rogue.view import View
from covo.kernel import Ask, Move, Refusal


def refuse(view: View, ask: Ask | None, move: Move) -> Refusal:
    return Refusal("RGT-TRN-02", "x")
