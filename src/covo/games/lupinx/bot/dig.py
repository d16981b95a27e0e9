"""The gang in Cagliostro: who searches which part of the dig, who fetches the coins, who goes home meanwhile.

Hidden members do not know where the others are, so each keeps to a part agreed on before, and goes to those of the
others only when nothing of its own is left within reach.
"""

from __future__ import annotations

from typing import Final

from covo.games.lupin.board import GANG
from covo.games.lupin.box import FUJIKO, GOEMON, JIGEN, LUPIN
from covo.games.lupinx.bot.ways import FAR, Seen, active, site_of, swims, ways
from covo.games.lupinx.box import CAESAR
from covo.kernel import Move

STRANGE: Final = 20  # squares a member would rather walk than do what is another's
# Whose part each question mark is, as the board lists them: Janus, Vesta, Mercury, Minerva, Mars, Neptune, Apollo, the
# baths, the pond. Those with a wetsuit have the pools; Fujiko has a part only where she is one of the gang.
THREE: Final = (JIGEN, GOEMON, GOEMON, LUPIN, JIGEN, GOEMON, LUPIN, LUPIN, GOEMON)
FOUR: Final = (FUJIKO, JIGEN, GOEMON, LUPIN, JIGEN, GOEMON, FUJIKO, LUPIN, GOEMON)
# From how far each of them still goes for the coins once the temple is open; the others need time for the way home.
FETCH: Final = {LUPIN: FAR, JIGEN: 10, GOEMON: 6, FUJIKO: 6}


def finds(view: Seen, member: int, at: int) -> int:
    """Caesar's temple if it is open, else the next question mark, or the wheel that dries it; -1: home."""
    site = site_of(view)
    if view.opened >> CAESAR & 1:
        inside = min(site.temples[CAESAR].cells, key=lambda cell: ways(view, cell, GANG)[at])
        first = next((m for m in (LUPIN, JIGEN, GOEMON) if active(view, m)), LUPIN)
        near = ways(view, inside, GANG)[at] <= FETCH[member]
        return inside if near or member == first else -1
    suit = swims(view, member)
    best = (FAR, -1)
    for square, token, part in zip(site.questions, view.tokens, parts(view), strict=True):
        steps = ways(view, square, GANG, swim=suit)[at]
        if token < 0 and steps < FAR:
            best = min(best, (steps + (STRANGE if part != member and active(view, part) else 0), square))
    return best[1] if best[1] >= 0 else _wheel(view, at)


def parts(view: Seen) -> tuple[int, ...]:
    return THREE if view.apart else FOUR


def _wheel(view: Seen, at: int) -> int:
    """Nothing within reach: the nearest handwheel of a pool in which something lies."""
    site = site_of(view)
    hidden = [square for square, token in zip(site.questions, view.tokens, strict=True) if token < 0]
    wet = [zone for n, zone in enumerate(site.zones) if not (view.drained | view.dry | view.wheels) >> n & 1]
    wheels = [zone.wheel for zone in wet if any(zone.cells >> square & 1 for square in hidden)]
    return min(wheels, key=lambda wheel: ways(view, wheel, GANG)[at], default=-1)


def start(view: Seen, moves: list[Move], member: int) -> Move:
    """On the square nearest to the first question mark; a car stands where it is in nobody's way."""
    site, suit = site_of(view), swims(view, member)
    own = [square for square, part in zip(site.questions, parts(view), strict=True) if part == member]
    node = site.node

    def order(move: Move) -> tuple[int, tuple[str, ...]]:
        steps = min((ways(view, square, GANG, swim=suit)[node[str(move[1])]] for square in own), default=0)
        return steps, tuple(map(str, move[2:]))

    return min(moves, key=order)
