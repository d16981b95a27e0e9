"""What players remember of secret cards that went out of their sight.

A trace is a Mission or Clue that is still in the hand of one of some players. It comes from a card somebody knew that
may have changed hands face down, or from looking through the Clue deck, which tells what the others hold between them.
It is kept as long as it is sure: until a card of that kind is seen with one of those players, or seen to leave them.
"""

from __future__ import annotations

from collections.abc import Iterable

from covo.games.rogue.box import CLU, DECK_OF, CardNo
from covo.games.rogue.state import Held, Rogue, Trace, team
from covo.kernel import Seat


def out_of_sight(state: Rogue, seat: Seat, other: Seat, cards: Iterable[Held]) -> None:
    """Two players swap face down, or seem to: who knew one of their `cards` knows that one of the two has it.

    The two know what they do: for them traces of other cards stay as they are.
    """
    both = 1 << seat | 1 << other
    held = [(card, mask & ~both) for card, mask in cards]
    decks = {DECK_OF[card] for card, _ in held}
    kept: list[Trace] = [(card, both, mask) for card, mask in held if mask]
    for card, holders, knowers in state.traces:
        moves = holders & both and DECK_OF[card] in decks
        kept += [(card, holders | both, knowers & ~both), (card, holders, knowers & both)] if moves else []
        kept += [] if moves else [(card, holders, knowers)]
    _keep(state, kept)


def seen(state: Rogue, seat: Seat, card: CardNo, knowers: int = -1) -> None:
    """These know of such a card that it is, or was, this player's: one trace of it that led there is spent."""
    if not state.traces:
        return
    kept: list[Trace] = []
    for trace in state.traces:
        if trace[0] == card and trace[1] >> seat & 1:
            kept.append((card, trace[1], trace[2] & ~knowers))
            knowers &= ~trace[2]
        else:
            kept.append(trace)
    _keep(state, kept)


def inherited(state: Rogue, dead: Seat, seat: Seat, cards: Iterable[CardNo]) -> None:
    """RGT-DTH-10: what the dead player held is another's now, who looks at it."""
    for card in cards:
        seen(state, dead, card, sum(1 << one for one in team(state, seat)))
    kept = []
    for card, holders, knowers in state.traces:
        moved = holders & ~(1 << dead) | 1 << seat if holders >> dead & 1 else holders
        kept.append((card, moved, knowers))
    _keep(state, kept)


def searched(state: Rogue, seat: Seat) -> None:
    """RGT-MIL-11: who has looked through the Clue deck knows which Clues the others hold, though not who has which."""
    knowers = sum(1 << one for one in team(state, seat))
    others = [(one, gi) for one, gi in enumerate(state.gis) if one != seat and gi.clues]
    holders = sum(1 << one for one, _ in others)
    kept = [(card, by, known & ~knowers if DECK_OF[card] == CLU else known) for card, by, known in state.traces]
    for _, gi in others:
        kept += [(card, holders, knowers) for card, mask in gi.clues if not mask >> seat & 1]
    _keep(state, kept)


def _keep(state: Rogue, traces: list[Trace]) -> None:
    """What nobody knows any more is no trace."""
    state.traces = tuple(sorted([trace for trace in traces if trace[2]]))
