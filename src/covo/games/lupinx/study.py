"""What the lab may ask, beside what it asks of the base game: whom Fujiko stood with in the end."""

from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.state import OPEN, SECRET, SOLO, Lupinx
from covo.kernel.scene import Words
from covo.kernel.study import Study


def sides(state: Lupinx) -> tuple[str, ...]:
    """LUX-FUJ-01..13: alone, with the police, or with the gang; in the base missions as there."""
    hers = state.crew[FUJIKO] if state.seats > 2 else -1
    alone = state.side() == SOLO or state.is_bound()
    lot = "traitor" if alone else "police" if state.side() in (OPEN, SECRET) else "gang"
    return ("police", *(lot if seat == hers else "gang" for seat in range(1, state.seats)))


STUDY = Study(
    sides=sides,
    turn=lambda state: state.turn,
    plays=("card",),
    card=lambda name: Words("card", {"card": name}),
)
