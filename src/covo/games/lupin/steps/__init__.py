"""The steps of a game of Lupin, in the order of the rulebook."""

from covo.games.lupin.steps.arrest import Arrest, Confiscate
from covo.games.lupin.steps.attack import BlowRoll, CharmRoll, DodgeRoll, ShotRoll
from covo.games.lupin.steps.drawing import DrawCards
from covo.games.lupin.steps.gang import Accept, Activation, GangPhase, MakeWay
from covo.games.lupin.steps.hits import TakeTile
from covo.games.lupin.steps.placing import PutBack, SetDown
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
    MakeWay,
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
