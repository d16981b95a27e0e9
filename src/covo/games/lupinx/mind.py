"""What helps search here: does the gang get away with it? The base missions are judged as in the base game."""

from __future__ import annotations

from typing import Final

from covo.games.lupin import mind as base
from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.bot import likely, play
from covo.games.lupinx.standing import LEFT, standing
from covo.games.lupinx.state import OPEN, SECRET, SOLO, Lupinx
from covo.games.lupinx.view import View
from covo.kernel import Mind

# Log-odds for a Fujiko who stands alone, should the gang not win
HERS, HAS_IT, THEY_HAVE_IT, TIME = -3.75, 2.76, -0.95, 3.38
SEASON: Final = 8  # turns left that count for her
DEPTH: Final = 4  # phases: one more than in the base game, where what the evaluation promises comes true sooner


def worth(state: Lupinx) -> tuple[float, ...]:
    """The chances of Zenigata, who shares his with a Fujiko on his side, of a Fujiko who stands alone, and of the gang,
    who share theirs alike."""
    if not state.cagliostro and not state.stonehenge:
        return base.worth(state)
    gang = base.chance(standing(state))
    side, hers, seats = state.side(), state.crew[FUJIKO], state.seats
    if side not in (SOLO, SECRET, OPEN) or hers < 0 or seats == 2:
        return base.shared(gang, seats)
    chances = [1 - gang, *((gang / (seats - 2),) * (seats - 1))]
    chances[hers] = (1 - gang) * (alone(state) if side == SOLO else 0.5)
    chances[0] -= chances[hers]
    return tuple(chances)


def alone(state: Lupinx) -> float:
    """The chance of a Fujiko who stands alone, should the gang not win."""
    tile = state.tiles[0].place
    if state.gone[FUJIKO] and tile != LEFT + FUJIKO:
        return 0.0
    odds = HERS + TIME * max(0, min(SEASON, state.limit - state.turn)) / SEASON
    return base.chance(odds + (HAS_IT if tile in (FUJIKO, LEFT + FUJIKO) else THEY_HAVE_IT if tile < FUJIKO else 0.0))


MIND: Final[Mind[Lupinx, View]] = Mind(
    worth=worth,
    depth=DEPTH,
    clock=base.half,
    plies=1,
    caution=base.caution,
    play=play,
    habit=1.0,
    likely=likely,
)
