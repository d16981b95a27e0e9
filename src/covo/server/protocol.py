"""What goes over the socket, as structs; the page's types are made from these. Tags are in the field `t`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from covo.kernel import Event, Scene
from covo.kernel.game import Value

Code = Annotated[str, Meta(max_length=12)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(max_length=80)]


# ── from the page ────────────────────────────────────────────────────────────────────────────────────────


class Hello(Struct, tag="hello", tag_field="t"):
    """First on every connection. Without a token one watches."""

    token: Token | None = None


class Play(Struct, tag="play", tag_field="t"):
    """A move in answer to table message `n`; one made on an older table is not taken for another question."""

    move: MoveText
    n: int


class Say(Struct, tag="say", tag_field="t"):
    text: Text


class Start(Struct, tag="start", tag_field="t"):
    """The host starts; free chairs are taken by bots."""


class OpenTable(Struct):
    """To open a table; whoever opens it sits on the first chair."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    name: Name
    options: dict[str, Value] = {}
    bots: Annotated[str, Meta(max_length=12)] = "quick"  # who takes the chairs that stay free


class Sit(Struct):
    name: Name
    seat: int | None = None


FromPage = Hello | Play | Say | Start


# ── to the page ──────────────────────────────────────────────────────────────────────────────────────────


class ChairInfo(Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    here: bool


class Lobby(Struct, frozen=True, tag="lobby", tag_field="t"):
    """The table as a place: who sits where, before, during and after the game."""

    code: str
    game: str
    seats: int
    options: dict[str, Value]
    status: str
    dice: str  # hash of the secret of the dice
    chairs: tuple[ChairInfo, ...]
    you: int | None
    watchers: int
    secret: str | None = None  # when the game is over


class Clock(Struct, frozen=True):
    """Seconds left of the limit for what is asked now; `hold` when all of it always passes."""

    left: float
    limit: int
    hold: bool


class Question(Struct, frozen=True):
    """What this seat is asked."""

    moves: tuple[str, ...]
    rule: str
    answered: str | None = None  # a held answer, which may still be changed


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """The game as this viewer may know it, whole but for events sent before; after a hello, with all of them."""

    n: int
    scene: Scene
    question: Question | None
    clock: Clock | None
    first: int  # number of the first of `events` among all this viewer has heard; the page keeps those before it
    events: tuple[Event, ...]
    talk: bool


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    move: str
    rule: str
    why: str
    args: dict[str, int | str | bool | tuple[int, ...] | None]


class Words(Struct, frozen=True, tag="words", tag_field="t"):
    seat: int
    text: str
    at: float


class Problem(Struct, frozen=True, tag="problem", tag_field="t"):
    """Something the page asked for cannot be; `why` is a message id of the house."""

    why: str


ToPage = Lobby | Table | Refused | Words | Problem
