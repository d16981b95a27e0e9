"""Everything true in a game of LupusBURG. One line each: what it is, who may know it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from covo.games.lupusburg.box import CITIZEN, COINS, THIEF, WEREWOLF, Slot, lives, owner, side
from covo.kernel import Seat, State

SeatNo = Annotated[int, Meta(ge=-1, le=7)]
SlotNo = Annotated[int, Meta(ge=0, le=15)]
SideNo = Annotated[int, Meta(ge=0, le=1)]
Coin = Annotated[int, Meta(ge=2, le=8)]


class Bet(Struct, frozen=True):
    """A placed seal: all see bettor, target and day; the coins are the bettor's secret till the end."""

    target: SeatNo
    day: int
    coin: Coin | None  # None in the view of others
    drawn: tuple[Coin, ...]  # () in the view of others


class Privilege(Struct, frozen=True):
    """A look by privilege. All see who, where and when; the faces stay between the two (LBG-MAY-07)."""

    day: int
    mayor: SeatNo
    target: SlotNo
    shown: SlotNo | None  # None while the mayor is still choosing what to show in return


class Death(Struct, frozen=True):
    """Who left the circle and when; open to all."""

    round: int
    slot: SlotNo
    by_night: bool


class Past(Struct, frozen=True):
    """A finished game, all of it open (LBG-Q-61): in a series nobody forgets what was shown."""

    reason: str
    wolf: SeatNo
    thief: SeatNo
    winner: SeatNo
    points: tuple[int, ...]
    chests: tuple[SideNo, ...]
    looks: tuple[tuple[int, SlotNo], ...]
    deaths: tuple[Death, ...]
    privileges: tuple[Privilege, ...]
    bets: tuple[Bet | None, ...]
    votes: tuple[tuple[int, SeatNo, SlotNo], ...]
    runoffs: tuple[tuple[int, SeatNo, int, int], ...]


class Lupus(State, kw_only=True):
    # the table, open to all
    random_mayor: bool  # option: the first mayor is drawn
    games: int  # option: games in the series
    shared: bool  # option: a series that ends level is shared
    mayor: SeatNo = 0
    round: int = 0  # number of the night and of the day after it
    night: bool = False
    alive: int  # a bit per slot: the circle
    deaths: tuple[Death, ...] = ()
    privileges: tuple[Privilege, ...] = ()
    votes: tuple[tuple[int, SeatNo, SlotNo], ...] = ()  # first votes as placed: day, voter, slot
    suspects: tuple[SlotNo, ...] = ()  # paw print, tuft
    runoffs: tuple[tuple[int, SeatNo, int, int], ...] = ()  # revealed: day, voter, votes for paw, votes for tuft
    totals: tuple[int, ...]  # of the games before, by seat
    past: tuple[Past, ...] = ()
    points: tuple[int, ...] = ()  # of the game just ended; nobody's before (LBG-SEC-26)
    # secrets
    chests: tuple[SideNo, ...] = ()  # by seat the side of the chest: its owner, and a thief who looked
    wolf: SeatNo = -1  # the player; known to himself and to whom the card was shown
    thief: SeatNo = -1  # likewise
    looks: tuple[tuple[int, SlotNo], ...] = ()  # night, slot: the thief alone
    bag: tuple[Coin, ...] = COINS  # nobody; how many there are is open
    bets: tuple[Bet | None, ...]  # by seat

    def character(self, slot: Slot) -> int:
        """LBG-SET-12..14: one character per house; werewolf and thief card never in the house with the chest,
        so the other character of those two is always there. Two citizens need no choice (LBG-Q-07)."""
        seat = owner(slot)
        if side(slot) == self.chests[seat]:
            return CITIZEN
        return WEREWOLF if seat == self.wolf else THIEF if seat == self.thief else CITIZEN

    def lives(self, seat: Seat) -> int:
        return lives(self.alive, seat)

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats from the mayor on (LBG-Q-03)."""
        return (*range(self.mayor, self.seats), *range(self.mayor))
