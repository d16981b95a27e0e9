"""A game as the rest of the house sees it: its metadata and the functions of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from covo.kernel.ask import Ask
from covo.kernel.errors import SetupError
from covo.kernel.event import Channel, Refusal, everyone_talks
from covo.kernel.frame import Frame
from covo.kernel.move import Move, Seat
from covo.kernel.scene import Choice, Layer, Map, Scene, Words
from covo.kernel.state import State

Value = int | str | bool
Options = Mapping[str, Value]

S = TypeVar("S", bound=State)
V = TypeVar("V")
Bot = Callable[[V, Ask, Random], Move]  # what a seat may know, what it is asked, its own luck


class Option(Struct, frozen=True):
    """A choice made before the game; its label and help are messages of the game."""

    name: str
    default: Value
    choices: tuple[Value, ...]

    def parse(self, text: str) -> Value:
        for choice in self.choices:
            if text.lower() == str(choice).lower():
                return choice
        raise SetupError(f"option {self.name}: expected {' or '.join(map(str, self.choices))}, got {text!r}")


class Meta(Struct, frozen=True):
    """What one may know of a game without loading its rules."""

    id: str
    title: str
    version: int  # of the rules; a record keeps the one it was played with
    seats: tuple[int, ...]
    max_moves: int  # no game is longer, chance included
    reasons: tuple[str, ...]  # why a game may end
    rule_prefix: str  # of rule ids, such as LBG
    options: tuple[Option, ...] = ()
    builds_on: str = ""  # the game whose rules, messages and steps this one adds to
    base_prefix: str = ""  # of that game's rule ids

    @property
    def prefixes(self) -> tuple[str, ...]:
        """Of the rule ids it may cite: its own, and those of the game it builds on."""
        return (self.rule_prefix, self.base_prefix) if self.base_prefix else (self.rule_prefix,)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = min(self.seats), max(self.seats)
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise SetupError(f"{self.title} is for {wanted} players, got {seats}")

    def complete(self, given: Options) -> dict[str, Value]:
        """All options with their values; those not given at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f"{self.title} has no option {name!r}; it has: {names}")
        return {
            name: option.parse(str(given[name])) if name in given else option.default for name, option in known.items()
        }


class Said(Struct, frozen=True):
    """A claim somebody made at the table: true or not, all it commits him to is having said it."""

    seat: Seat
    claim: Move
    when: int = 0  # the round, as the game counts them


class Claims(Struct, Generic[V], frozen=True):
    """Talk a program understands: what may be claimed, how it is told, and the quick bot with ears and a mouth."""

    offers: Callable[[V], tuple[Choice, ...]]  # what this viewer might claim now
    words: Callable[[Seat, Move], Words]  # a claim as everyone reads it
    when: Callable[[V], int]  # the round: bots heed what is said in it more than what was said before
    quick: Callable[[V, Ask, Random, tuple[Said, ...]], Move]  # the quick bot, having heard
    speak: Callable[[V, Random, tuple[Said, ...]], tuple[Move, ...]]  # what the quick bot says now, if anything


class Caution(NamedTuple):
    """When search may leave `quick`'s move for another."""

    sure: float = 3.0  # standard errors by which the other must have brought more
    error: float = 0.0  # and how much more than that: how far `worth` may be out between two moves


class Mind(Struct, Generic[S, V], frozen=True):
    """What helps search in this game; it does without whatever is left out.

    `worth` and `play` are handed imagined worlds only, so they may look at all of a state.
    """

    worth: Callable[[S], tuple[float, ...]] | None = None  # by seat the returns to expect: cuts playouts short
    depth: int = 0  # moves of a playout before it is cut; with a `clock` so much of that
    clock: Callable[[S], int] | None = None  # such as the turn: cuts at like moments, wherever in it a move was made
    # Decisions of the searcher that are searched for before the playout begins. Where one has a hundred moves, and each
    # is tried once or twice, those down the tree bring less than `play` would, and not alike much less. It has an end
    # anyhow, as some games let one go to and fro.
    plies: int = 24
    caution: Callable[[Seat], Caution] = lambda seat: Caution()  # sides may differ in how well their moves are judged
    play: Callable[[S, Ask, Random], Move] | None = None  # a player for playouts, lighter than `quick`
    # The share of the others' moves that search takes from `play` (or `quick`) instead of searching for them too: in
    # worlds that fit the searcher's knowledge the others would learn what he knows and they do not.
    habit: float = 0.0
    likely: Callable[[V, Ask], tuple[float, ...]] | None = None  # by move how likely `quick` makes it; (): ask itself
    # How likely the others' moves were that the view recalls, should this be the true world: a natural logarithm.
    weigh: Callable[[V, S], float] | None = None


class Game(Struct, Generic[S, V], frozen=True):
    """The parts of a game's folder, put together in its `game.py`."""

    meta: Meta
    state: type[S]
    frames: tuple[type[Frame[Any]], ...]  # every step that may wait, for loading saved positions
    begin: Callable[[int, Options], S]
    view: Callable[[S, Seat], V]
    imagine: Callable[[V, Random], S]
    refuse: Callable[[V, Ask | None, Move], Refusal]  # of a move that is not legal, told from the mover's view
    scene: Callable[[V, Ask | None], Scene]  # what to draw, with the choices of the viewer's own ask
    secrets: Callable[[S], Mapping[str, object]]  # what there is to hide now, by name; imagined worlds differ in each
    quick: Bot[V]
    check: Callable[[S], None] = lambda state: None  # raises LoadError where no game could come to a loaded position
    conserved: Callable[[S], Mapping[str, object]] = lambda state: {}  # what no move may change
    talk: Callable[[S], tuple[Channel, ...]] = lambda state: (everyone_talks(state.seats),)
    claims: Claims[V] | None = None
    mind: Mind[S, V] | None = None
    maps: Mapping[str, Callable[[], Map]] = {}  # boards that draw themselves, by id; `id.en` is one with English on it
    look: Callable[[V, str], tuple[Layer, ...]] = lambda view, thing: ()  # what to lay over when one points at a thing
    # The move somebody means who clicks these things although it is not offered, so that he can be told why.
    meant: Callable[[V, Ask, tuple[str, ...]], Move | None] = lambda view, ask, clicks: None

    def map(self, name: str, language: str = "") -> Map | None:
        """One of the maps, with the words on it in this language where it has them."""
        found = self.maps.get(f"{name}.{language}") or self.maps.get(name)
        return found() if found else None

    def new(self, seats: int, options: Options | None = None) -> S:
        """A table set up and waiting for its first move."""
        self.meta.check_seats(seats)
        return self.begin(seats, self.meta.complete(options or {})).begin()
