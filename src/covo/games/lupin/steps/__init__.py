"""The steps of a game of Lupin, in the order of the rulebook."""

from covo.games.lupin.steps.attack import (
    Arrest,
    BlowRoll,
    CharmRoll,
    Confiscate,
    DodgeRoll,
    DrawCards,
    PutBack,
    SetDown,
    ShotRoll,
    TakeTile,
)
from covo.games.lupin.steps.gang import Accept, Activation, GangPhase
from covo.games.lupin.steps.police import Call, Dawn, Patrol, Unmask
from covo.games.lupin.steps.setup import (
    Crew,
    Deal,
    DearLupin,
    Deploy,
    Garages,
    Order,
    Planning,
    StartSquares,
    VariantShop,
)
from covo.games.lupin.steps.treasure import Dusk, Environment, LookAt, Search

FRAMES = (
    Crew,
    Deploy,
    Deal,
    DearLupin,
    Planning,
    Order,
    VariantShop,
    StartSquares,
    Garages,
    Dawn,
    Call,
    Patrol,
    Unmask,
    GangPhase,
    Activation,
    Accept,
    Environment,
    Search,
    LookAt,
    Dusk,
    ShotRoll,
    BlowRoll,
    DodgeRoll,
    CharmRoll,
    SetDown,
    PutBack,
    Arrest,
    Confiscate,
    DrawCards,
    TakeTile,
)

__all__ = ["FRAMES"]
