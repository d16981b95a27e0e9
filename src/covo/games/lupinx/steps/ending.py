"""How the missions of the expansion end (LUX-END, LUX-STR-06, LUX-Q-48, LUX-Q-49)."""

from __future__ import annotations

from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.state import LOYAL, MEMBER, OPEN, SECRET, SOLO, Lupinx
from covo.kernel import EVERYONE, Outcome

THREE = (0, 1, 2)


def police_win(state: Lupinx, reason: str) -> Outcome:
    """LUX-END-04, LUX-END-05: Zenigata, and Fujiko with him if she is on his side."""
    if state.side() in (SECRET, OPEN):
        return Outcome.won("alliance", state.seats, 0, state.crew[FUJIKO])
    return Outcome.won(reason, state.seats, 0)


def ended(state: Lupinx) -> Outcome | None:
    """LUX-Q-48: looked at when a round ends."""
    tile = state.treasure()
    carrier = tile.place - 10 if tile is not None and tile.place >= 10 else None
    side = state.side()
    if carrier == FUJIKO and side == SOLO:  # LUX-END-02
        return Outcome.won("betrayal", state.seats, state.crew[FUJIKO])
    gang = (*THREE, FUJIKO) if side in (LOYAL, MEMBER) else THREE  # LUX-END-06, LUX-END-07
    if all(state.gone[member] for member in gang):
        if carrier is not None and carrier in gang:  # LUX-END-01, LUX-STR-06
            winners = tuple(sorted({state.crew[member] for member in gang}))
            return Outcome.won("escape" if FUJIKO in gang else "loyal", state.seats, *winners)
        if side != SOLO or state.gone[FUJIKO]:  # a solo Fujiko may still get away with it
            return police_win(state, "emptyhanded")
    return police_win(state, "time") if state.turn >= state.limit else None  # LUX-END-03, LUX-END-05


def left(state: Lupinx, member: int) -> None:
    """LUX-Q-87: whoever sees Fujiko leave with the gang knows that she is loyal; the game ends with the round."""
    if member == FUJIKO and state.cagliostro and state.apart and state.side() == LOYAL:
        state.tell("loyal", EVERYONE)
