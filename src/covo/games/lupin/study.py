"""What the lab may ask: who played against whom, when a turn is over, which numbers are proposals."""

from covo.games.lupin.box import FUJIKO
from covo.games.lupin.state import Lupin
from covo.kernel.scene import Words
from covo.kernel.study import Dial, Study


def sides(state: Lupin) -> tuple[str, ...]:
    """Fujiko alone is a side of her own once she is bound to betray."""
    alone = state.crew[FUJIKO] if not state.free and state.is_bound() and state.crew[FUJIKO] >= 0 else -1
    others = range(1, state.seats)
    return ("police", *("traitor" if seat == alone else "gang" for seat in others))


STUDY = Study(
    sides=sides,
    turn=lambda state: state.turn,
    plays=("card",),
    card=lambda name: Words("card", {"card": name}),
    # LUP-Q-131, LUP-Q-132: all but Jigen's card, which is printed.
    dials=(
        Dial("numbers", "budget", (1000, 1250, 1500, 1750, 2000, 2250, 2500)),
        Dial("numbers", "figures.agent.move", (3, 4, 5)),
        Dial("numbers", "figures.agent.hand", (1, 2, 3, 4)),
        Dial("numbers", "figures.agent.pistol", (1, 2, 3, 4)),
        Dial("numbers", "figures.guard.rifle", (0, 1, 2, 3)),
        Dial("numbers", "figures.zenigata.move", (4, 5, 6)),
        Dial("numbers", "figures.zenigata.pistol", (2, 3, 4, 5)),
        Dial("numbers", "figures.lupin.move", (5, 6, 7)),
        Dial("numbers", "figures.lupin.agility", (2, 3, 4, 5)),
        Dial("numbers", "figures.goemon.move", (4, 5, 6)),
        Dial("numbers", "figures.goemon.agility", (3, 4, 5)),
        Dial("numbers", "figures.fujiko.move", (4, 5, 6)),
        Dial("numbers", "figures.fujiko.agility", (2, 3, 4, 5)),
    ),
)
