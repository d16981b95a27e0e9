"""What the lab may ask: who was against whom."""

from covo.games.conclave.state import Conclave
from covo.kernel.study import Study


def sides(state: Conclave) -> tuple[str, ...]:
    return tuple("impostor" if seat == state.impostor else "loyal" for seat in range(state.seats))


STUDY = Study(sides=sides)
