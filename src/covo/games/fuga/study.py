"""What the lab may ask. Every number of the box is printed; what the rulebook leaves open are options."""

from covo.games.fuga.state import Fuga
from covo.kernel.study import OPTIONS, Dial, Study


def sides(state: Fuga) -> tuple[str, ...]:
    return "law", "crime"


STUDY = Study(
    sides=sides,
    turn=lambda state: state.turn,
    dials=(
        Dial(OPTIONS, "obfuscation", ("own", "vehicle", "sum")),  # FSM-OPT-04
        Dial(OPTIONS, "patrols", (True, False)),  # FSM-OPT-05
        Dial(OPTIONS, "unarmed", (True, False)),  # FSM-OPT-07
        Dial(OPTIONS, "room", (False, True)),  # FSM-OPT-08
    ),
)
