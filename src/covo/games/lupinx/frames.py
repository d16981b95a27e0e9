"""Every step that may wait: those of the base game and those of the expansion, for loading saved positions."""

from covo.games.lupin.steps import FRAMES as BASE
from covo.games.lupinx.draws import Forget, Hole
from covo.games.lupinx.plays import Inspect, Resume, Slip, TopCards
from covo.games.lupinx.steps.dig import Discover
from covo.games.lupinx.steps.evening import Nightfall
from covo.games.lupinx.steps.loot import Grab, Seize, Shelve
from covo.games.lupinx.steps.setup import Heist, Leftovers, OnBikes, Seating, Specials, Stocktaking
from covo.games.lupinx.steps.stonehenge import Aims
from covo.games.lupinx.steps.wounds import Ashore, Shrug

FRAMES = (
    *BASE,
    Seating,
    Specials,
    Heist,
    Stocktaking,
    Leftovers,
    OnBikes,
    Aims,
    Discover,
    Seize,
    Grab,
    Shelve,
    Nightfall,
    Shrug,
    Ashore,
    TopCards,
    Inspect,
    Slip,
    Resume,
    Forget,
    Hole,
)

__all__ = ["FRAMES"]
