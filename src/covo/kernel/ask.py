"""An Ask: the table waits for a seat, and these are the moves it may make."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, chain
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from covo.kernel.move import CHANCE, Move, Seat


class Parts(partial[Sequence[Sequence[Move]]]):
    """A long list in parts, such as one for each piece: `Parts(parts, *args)` with a function that gives the parts.

    They are joined when somebody looks at the whole list; drawing at random looks into one of them. Where it is
    easier to say of one move that it is not open than to leave all such out, the parts may have moves too many:
    then `open` knows them, and `whole` leaves them out (or knows how to list without them).
    """

    def open(self, move: Move) -> bool:
        """Whether a move of the parts is legal."""
        return True

    def whole(self) -> tuple[Move, ...]:
        return tuple(filter(self.open, chain.from_iterable(self())))

    def draw(self, random: Callable[[], float]) -> Move:
        """One of the moves, each alike likely; `random` gives numbers of 0 and more but below 1."""
        parts = self()
        count = sum(map(len, parts))
        while not self.open(move := lot(parts, count, random)):
            pass
        return move

    def rush(self, state: Any, random: Callable[[], float]) -> int:
        """Several moves in a row at random, just as `draw` and `State.advance` would make them with the same luck; how
        many. For steps that ask again and again and know what is left of the list. 0: one by one, then.
        """
        return 0


def lot(parts: Sequence[Sequence[Move]], count: int, random: Callable[[], float]) -> Move:
    """One of the moves in all parts, `count` together."""
    number = int(random() * count)
    for part in parts:
        if number < len(part):
            return part[number]
        number -= len(part)
    raise ValueError("there is nothing to draw")


if TYPE_CHECKING:
    Listing = tuple[Move, ...] | Parts | Callable[[], tuple[Move, ...]]
    Admits = Callable[[Move], bool] | None
else:  # asks are never read from a file, and msgspec need not know how
    Listing = Admits = Any


class Ask(Struct, dict=True, eq=False):
    """Immutable, and shared by copies of a state. The listing is the moves, or a callable over immutable values only
    (a `functools.partial`, or `Parts`), which is called once, when somebody first looks.
    """

    seat: Seat
    listing: Listing
    rule: str  # the rule that asks
    weights: tuple[float, ...] | None = None  # of chance; None: all moves equally likely
    limit: int | None = None  # seconds the rulebook gives
    hold: bool = False  # the whole limit always passes, and the answer may be changed till then
    default: tuple[Move, ...] = ()
    admits: Admits = None  # further legal ways to say one of the outcomes

    if TYPE_CHECKING:  # worked out when somebody first looks
        moves: ClassVar[tuple[Move, ...]]  # one canonical move per outcome
        texts: ClassVar[tuple[str, ...]]  # of the moves
        _steps: ClassVar[tuple[float, ...]]  # of the weights, added up

    def __getattr__(self, name: str) -> object:  # only reached while it has not been worked out
        value: object
        if name == "moves":
            listing = self.listing
            if isinstance(listing, tuple):
                value = listing
            else:
                value = listing.whole() if isinstance(listing, Parts) else listing()
        elif name == "texts":
            value = tuple(map(str, self.moves))
        elif name == "_steps":
            value = tuple(accumulate(self.weights or ()))
        else:
            raise AttributeError(name)
        self.__dict__[name] = value
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process an ask goes as a list: a bot there chooses among the listed moves."""
        fields = self.weights, self.limit, self.hold, self.default
        return _again, (self.seat, self.moves, self.rule, *fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.rule, self.moves))

    def __repr__(self) -> str:
        return f"Ask({self.seat}, [{', '.join(map(str, self.moves))}], {self.rule})"

    def allows(self, move: Move) -> bool:
        return move in self.moves or (self.admits is not None and self.admits(move))

    def pick(self, rng: Random) -> Move:
        """A random move: by the weights of chance, else each alike; of the same luck the same."""
        if self.weights is None and isinstance(self.listing, Parts):
            return self.listing.draw(rng.random)
        moves = self.moves
        if self.weights is None:
            return moves[int(rng.random() * len(moves))]
        return moves[bisect(self._steps, rng.random(), 0, len(moves) - 1)]

    def lapse(self, rng: Random) -> Move:
        """The move made for a player whose clock ran out."""
        moves = self.default or self.moves
        return moves[int(rng.random() * len(moves))]

    def odds(self) -> tuple[float, ...]:
        return self.weights or (1 / len(self.moves),) * len(self.moves)

    def plain(self) -> dict[str, object]:
        """Everything the asked seat is told, ready to encode. Chance's odds are nobody's message."""
        return {
            "seat": self.seat,
            "moves": self.texts,
            "rule": self.rule,
            "limit": self.limit,
            "hold": self.hold,
            "default": tuple(map(str, self.default)),
            "weights": self.weights if self.seat == CHANCE else None,
        }


def _again(
    seat: Seat,
    moves: tuple[Move, ...],
    rule: str,
    weights: tuple[float, ...] | None,
    limit: int | None,
    hold: bool,
    default: tuple[Move, ...],
) -> Ask:
    return Ask(seat, moves, rule, weights=weights, limit=limit, hold=hold, default=default)
