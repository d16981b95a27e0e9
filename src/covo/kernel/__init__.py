"""The kernel: positions, moves, secrets. Pure: no files, no clock, no randomness but what it is handed."""

from covo.kernel.ask import Ask
from covo.kernel.codec import dump, encode, load
from covo.kernel.errors import (
    CovoError,
    IllegalMove,
    LoadError,
    NotationError,
    RecordError,
    Refused,
    SetupError,
)
from covo.kernel.event import EVERYONE, Channel, Event, Refusal, everyone_talks
from covo.kernel.frame import Agenda, Frame
from covo.kernel.frames import HIDDEN, PASS, Choose, Draw, InTurn, Roll, Together, Window, draws, rolls
from covo.kernel.game import Bot, Game, Meta, Option, Options, Value
from covo.kernel.match import Match, replay
from covo.kernel.move import CHANCE, WATCHER, Move, Seat
from covo.kernel.play import playout
from covo.kernel.record import Line, Record, parse
from covo.kernel.scene import Board, Cell, Chair, Choice, Piece, Row, Scene, Sheet, Track, Words, place
from covo.kernel.state import Outcome, State, shares

__all__ = [
    "CHANCE",
    "EVERYONE",
    "HIDDEN",
    "PASS",
    "WATCHER",
    "Agenda",
    "Ask",
    "Board",
    "Bot",
    "Cell",
    "Chair",
    "Channel",
    "Choice",
    "Choose",
    "CovoError",
    "Draw",
    "Event",
    "Frame",
    "Game",
    "IllegalMove",
    "InTurn",
    "Line",
    "LoadError",
    "Match",
    "Meta",
    "Move",
    "NotationError",
    "Option",
    "Options",
    "Outcome",
    "Piece",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Roll",
    "Row",
    "Scene",
    "Seat",
    "SetupError",
    "Sheet",
    "State",
    "Together",
    "Track",
    "Value",
    "Window",
    "Words",
    "draws",
    "dump",
    "encode",
    "everyone_talks",
    "load",
    "parse",
    "place",
    "playout",
    "replay",
    "rolls",
    "shares",
]
