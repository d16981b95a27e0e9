"""What the lab may ask: who was the werewolf, and when a round is over."""

from covo.games.lupusburg.state import Lupus
from covo.kernel.study import Study


def sides(state: Lupus) -> tuple[str, ...]:
    """Of a series, in the last game."""
    roles = {state.wolf: "werewolf", state.thief: "thief"}
    return tuple(roles.get(seat, "citizen") for seat in range(state.seats))


STUDY = Study(sides=sides, turn=lambda state: state.round)
