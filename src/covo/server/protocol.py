"""What goes over the socket, as structs; the page's types are made from these. Tags are in the field `t`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from covo.kernel import Choice, Event, Layer, Scene
from covo.kernel import Words as Phrase
from covo.kernel.event import Datum
from covo.kernel.game import Value

Code = Annotated[str, Meta(max_length=12)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(max_length=80)]
Thing = Annotated[str, Meta(min_length=1, max_length=80)]
Strength = Annotated[str, Meta(max_length=12)]
Standing = Literal["never", "nothing", "always"]
Pace = Literal["printed", "slow", "none"]  # the rulebook's clocks, three times as long, or no clocks at all


# ── from the page ────────────────────────────────────────────────────────────────────────────────────────


class Hello(Struct, tag="hello", tag_field="t"):
    """First on every connection. Without a token one watches."""

    token: Token | None = None


class Play(Struct, tag="play", tag_field="t"):
    """A move in answer to table message `n`; an answer to an older question is not taken for one to this."""

    move: MoveText
    n: int


class Why(Struct, tag="why", tag_field="t"):
    """Why is this not to be had? A move that is closed, or things clicked that lead nowhere."""

    move: MoveText | None = None
    clicks: Annotated[tuple[Thing, ...], Meta(max_length=12)] = ()


class Stand(Struct, tag="stand", tag_field="t"):
    """From now on, asked by this rule whether one wants to step in: pass for me always, or when I have nothing else."""

    rule: Annotated[str, Meta(max_length=40)]
    when: Standing


class Look(Struct, tag="look", tag_field="t"):
    """What there is to lay over the board for a thing pointed at."""

    thing: Thing


class Say(Struct, tag="say", tag_field="t"):
    text: Text
    to: tuple[int, ...] = ()  # the seats of an aside; nobody named: the whole table


class Claim(Struct, tag="claim", tag_field="t"):
    """Say something the table understands: a role, what was seen, an accusation. True or not."""

    claim: MoveText


class Offers(Struct, tag="offers", tag_field="t"):
    """What may be claimed now?"""


class Start(Struct, tag="start", tag_field="t"):
    """The host starts; free chairs are taken by bots."""


class Undo(Struct, tag="undo", tag_field="t"):
    """Take back one's last move: at once where nobody has learnt anything by it, else if all agree."""


class Pause(Struct, tag="pause", tag_field="t"):
    """Stop the clocks, if all agree; whoever wants goes on."""

    on: bool


class StandIn(Struct, tag="standin", tag_field="t"):
    """A bot plays this chair: one's own at once, that of somebody who is gone if all agree. Off: one takes it back."""

    seat: int
    on: bool = True


class Agree(Struct, tag="agree", tag_field="t"):
    """To what has been proposed."""

    yes: bool


class Rematch(Struct, tag="rematch", tag_field="t"):
    """The same people, the same game, once more."""


class OpenTable(Struct):
    """To open a table; whoever opens it sits on the first chair, and who shares the device on the next ones."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    name: Name
    options: dict[str, Value] = {}
    bots: Strength = "quick"  # who takes the chairs that stay free
    pace: Pace = "printed"
    others: Annotated[tuple[Name, ...], Meta(max_length=11)] = ()


class Sit(Struct):
    name: Name
    seat: int | None = None


FromPage = Hello | Play | Why | Stand | Look | Say | Claim | Offers | Start | Undo | Pause | StandIn | Agree | Rematch


# ── to the page ──────────────────────────────────────────────────────────────────────────────────────────


class ChairInfo(Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    here: bool
    person: bool  # somebody holds the key, even where a bot stands in


class Proposal(Struct, frozen=True):
    """Something that needs everybody: those who have a say and have not yet agreed are `open`."""

    what: Literal["undo", "pause", "standin"]
    by: int
    seat: int
    open: tuple[int, ...]


class Series(Struct, frozen=True):
    """Games in a row at this table and those before it, by seat what each has won."""

    games: int
    totals: tuple[float, ...]


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
    bots: str
    pace: Pace
    claims: bool  # there is a claims board
    paused: bool = False
    proposal: Proposal | None = None
    series: Series | None = None
    next: str | None = None  # table of the rematch
    secret: str | None = None  # when the game is over


class Clock(Struct, frozen=True):
    """Seconds left of the limit for what is asked now; `hold` when all of it always passes."""

    left: float
    limit: int
    hold: bool
    stopped: bool = False


class Question(Struct, frozen=True):
    """What this seat is asked."""

    moves: tuple[str, ...]
    rule: str
    answered: str | None = None  # a held answer, which may still be changed
    standing: Standing | None = None  # when one passes without being asked; None where one cannot just pass


class Aside(Struct, frozen=True):
    """Some who may speak to each other alone now."""

    name: str
    seats: tuple[int, ...]


class Table(Struct, frozen=True, tag="table", tag_field="t"):
    """The game as this viewer may know it, whole but for events sent before; after a hello, with all of them."""

    n: int
    scene: Scene
    question: Question | None
    clock: Clock | None
    first: int  # number of the first of `events` among all this viewer has heard; the page keeps those before it
    events: tuple[Event, ...]
    talk: bool  # to the whole table
    asides: tuple[Aside, ...]  # those one may speak to besides; nobody else need know that one may
    undo: bool  # there is a move of one's own to take back


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    move: str
    rule: str
    why: str
    args: dict[str, Datum]


class Looked(Struct, frozen=True, tag="looked", tag_field="t"):
    thing: str
    layers: tuple[Layer, ...]


class Offered(Struct, frozen=True, tag="offered", tag_field="t"):
    choices: tuple[Choice, ...]


class Words(Struct, frozen=True, tag="words", tag_field="t"):
    """Something said: a text, or a claim that each reads in his own language."""

    seat: int
    text: str
    at: float
    claim: Phrase | None = None
    to: tuple[int, ...] = ()  # who heard it, if not everybody


class Problem(Struct, frozen=True, tag="problem", tag_field="t"):
    """Something the page asked for cannot be; `why` is a message id of the house."""

    why: str


ToPage = Lobby | Table | Refused | Looked | Offered | Words | Problem


# ── a finished game, looked at again ─────────────────────────────────────────────────────────────────────


class Replay(Struct, frozen=True):
    """A finished game as one viewer, or with everything open: the moments at which something changed for him."""

    code: str
    game: str
    seats: int
    options: dict[str, Value]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    viewer: int  # -2 a watcher, -3 everything open
    moments: tuple[int, ...]
    reason: str


class Spoken(Struct, frozen=True):
    """A move in the open."""

    seat: int
    move: str


class Moment(Struct, frozen=True):
    at: int
    scene: Scene
    events: tuple[Event, ...]  # all up to now
    fresh: int  # how many of them are of this moment
    said: tuple[Words, ...]
    move: Spoken | None = None  # what was played, where the viewer may know it


class DiceCheck(Struct, frozen=True):
    """What anyone can recompute: the hash published at the start, the secret, and the moves of chance."""

    table: str
    dice: str
    secret: str
    chance: int  # moves of chance in the record
    wrong: tuple[int, ...]  # those that do not follow from the secret
