"""What the lab may ask."""

from covo.kernel.study import OPTIONS, Dial, Study
from tests.lab.coin.game import Coin

STUDY: Study[Coin] = Study(
    sides=lambda state: ("upper", "lower"),
    dials=(
        Dial("numbers", "heads", (3, 5, 7, 9, 11)),
        Dial("numbers", "tails", (1, 3, 5)),
        Dial("numbers", "coins.C1.worth", (4, 5, 6)),
        Dial(OPTIONS, "edge", (False, True)),
    ),
)
