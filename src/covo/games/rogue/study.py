"""What the lab may ask: when a round is over, which cards are played, which numbers are proposals."""

from covo.games.rogue.state import Rogue
from covo.kernel.scene import Words
from covo.kernel.study import OPTIONS, Dial, Study

# Counts and strengths of the cards are proposals (data/encounter.toml), those of the commonest enemies matter most.
STUDY: Study[Rogue] = Study(
    turn=lambda state: state.round,
    plays=("play",),
    card=lambda name: Words("card", {"card": name}),
    dials=(
        Dial("encounter", "E01.firepower", (1, 2, 3)),
        Dial("encounter", "E01.count", (3, 4, 5, 6)),
        Dial("encounter", "E02.firepower", (2, 3, 4)),
        Dial("encounter", "E04.firepower", (3, 4, 5)),
        Dial("encounter", "E04.count", (2, 3, 4)),
        Dial("encounter", "E05.firepower", (1, 2, 3)),
        Dial(OPTIONS, "hunt", ("printed", "spent", "tired")),  # RGT-Q-133
        Dial(OPTIONS, "companions", ("turn", "combat")),  # RGT-Q-75
    ),
)
