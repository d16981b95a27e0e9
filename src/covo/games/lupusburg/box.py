"""What is in the box: houses and characters as slots, coins, colours, and the moves that name them."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from covo.kernel import Move, Seat

Slot = int  # one of a player's two places: 2 × seat + side, so the right one comes first (LBG-Q-44)
RIGHT, LEFT = 0, 1  # as the owner sees them
SIDES: Final = ("R", "L")

CITIZEN, WEREWOLF, THIEF = 0, 1, 2  # LBG-CMP-08, LBG-Q-10: three kinds, citizens all alike
CHARACTERS: Final = ("citizen", "werewolf", "thief")

COINS: Final = (8, 7, 6, 5, 4, 3, 2, 2)  # LBG-CMP-06, LBG-DAT-12
DRAWN: Final = 3  # coins a bettor draws (LBG-BET-06)
COLOURS: Final = (
    "teal",
    "purple",
    "blue",
    "green",
    "red",
    "amber",
    "pink",
    "grey",
)  # LBG-SET-02: one per seat
PAW, TUFT = 0, 1  # the two marks of evidence (LBG-CMP-03)
EVIDENCE: Final = ("paw", "tuft")

CALL_SECONDS: Final = 10  # LBG-NGT-05
TALK_SECONDS: Final = 180  # LBG-DSC-02
SPEECH_SECONDS: Final = 30  # LBG-Q-49

POINTS_PER_LIFE, POINTS_PER_CHEST, POINTS_PER_SEAL = 2, 1, 1  # LBG-DAT-24, LBG-DAT-25, LBG-DAT-28

SLOT_NAMES: Final = tuple(f"{seat}{side}" for seat in range(8) for side in SIDES)
SLOT_OF: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}


def owner(slot: Slot) -> Seat:
    return slot >> 1


def side(slot: Slot) -> int:
    return slot & 1


@cache
def house(slot: Slot, mark: str = "") -> dict[str, int]:
    """A slot as messages tell it: whose it is and on which side."""
    return {f"{mark}slot": slot, f"{mark}owner": owner(slot), f"{mark}side": side(slot)}


@cache
def living(alive: int) -> tuple[Slot, ...]:
    """The slots in the circle, by seat, right before left. `alive` has one bit per slot."""
    return tuple(slot for slot in range(alive.bit_length()) if alive >> slot & 1)


def lives(alive: int, seat: Seat) -> int:
    """How many living characters a player has."""
    return (alive >> 2 * seat & 3).bit_count()


def distance(seats: int, mayor: Seat, seat: Seat) -> int:
    """LBG-Q-43: seats from the mayor going clockwise; the mayor himself has 0."""
    return (seat - mayor) % seats


SLEEP, PASS, BET, READY, DONE = Move("sleep"), Move("pass"), Move("bet"), Move("ready"), Move("done")
CHEST: Final = tuple(Move("chest", name) for name in SIDES)
SHOW: Final = tuple(Move("show", name) for name in SIDES)
LOOK, BITE, POINT, VOTE = (tuple(Move(verb, name) for name in SLOT_NAMES) for verb in ("look", "bite", "point", "vote"))
ACCUSE: Final = tuple(Move("accuse", seat) for seat in range(8))
KEEP: Final = {coin: Move("keep", coin) for coin in COINS}
# What may be claimed at the table: a role, a character seen, a house looked into, a suspicion or its contrary.
AM: Final = tuple(Move("am", face) for face in CHARACTERS)
AM_THIEF: Final = AM[THIEF]
SAW: Final = tuple(tuple(Move("saw", name, face) for face in CHARACTERS) for name in SLOT_NAMES)
PEEKED: Final = tuple(tuple(Move("peeked", name, what) for what in ("chest", "nothing")) for name in SLOT_NAMES)
SUSPECT, TRUST = (tuple(Move(verb, seat) for seat in range(8)) for verb in ("suspect", "trust"))
# LBG-RUN-06: by the number of votes one has, every way to give them to the two suspects.
CAST: Final = tuple(
    tuple(Move("cast", *faces) for faces in combinations_with_replacement(EVIDENCE, votes)) for votes in range(3)
)


def slot_of(move: Move) -> Slot:
    return SLOT_OF[move[1]]  # type: ignore[index]  # only asked of moves that name a slot
