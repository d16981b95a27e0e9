"""A game in which every move is said in numbers, one seat after the other: what learning programs play on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from covo.envs.vocabulary import Vocabularies, Vocabulary, vocabulary
from covo.games import load
from covo.kernel import CHANCE, Ask, CovoError, Game, Move, Options, Seat, State, codec

OVER: Final = None  # nobody's turn
NOTHING: Final[Move] = tuple.__new__(Move, ())  # a move of which no word is said yet


class Fork:
    """The ways a move may go on, by number: for each the moves it leads to. Immutable, shared by copies.

    `spelled` are the words all these moves begin with, whether they were chosen or left no choice.
    """

    __slots__ = ("depth", "moves", "ways", "weights")

    def __init__(
        self, words: Vocabulary, moves: Sequence[Move], weights: Sequence[float] | None, depth: int = 0
    ) -> None:
        ways: dict[int, list[int]] = {}
        while len(ways) < 2:  # words that leave no choice spell themselves
            ways = {}
            for at, move in enumerate(moves):
                ways.setdefault(words.place(move, depth), []).append(at)
            depth += 1
        self.moves, self.weights, self.ways, self.depth = moves, weights, ways, depth - 1

    @property
    def spelled(self) -> Move:
        return Move(*self.moves[0][: self.depth]) if self.depth else NOTHING  # type: ignore[arg-type]

    def odds(self) -> list[tuple[int, float]]:
        """How likely chance goes each way."""
        weights = self.weights or (1.0,) * len(self.moves)
        whole = sum(weights)
        return [(place, sum([weights[at] for at in self.ways[place]]) / whole) for place in sorted(self.ways)]


class Spelled:
    """Seats that are asked at once answer in the order of their numbers; nobody sees more for being later.

    A question with one answer is answered at once, for there is nothing to learn from it. With `luck` chance moves by
    itself; without, it spells its moves like everyone.
    """

    __slots__ = ("_views", "fork", "game", "luck", "seat", "state", "vocabularies")

    def __init__(self, game: str, seats: int, options: Options | None = None, luck: Random | None = None) -> None:
        self.game: Game[Any, Any] = load(game)
        self.vocabularies: Vocabularies = vocabulary(game)
        self.state: State = self.game.new(seats, options)
        self.luck = luck
        self.seat: Seat | None = OVER  # whose turn it is, CHANCE among them
        self.fork: Fork | None = None
        self._settle()

    def _settle(self) -> None:
        """Play on to the next question with more than one answer."""
        self._views: dict[Seat, Any] = {}
        state = self.state
        while asks := state.asks:
            ask = asks[0] if len(asks) == 1 else min(asks, key=_seat)
            if ask.seat == CHANCE and self.luck is not None:
                state.advance(CHANCE, ask.pick(self.luck))
            elif len(ask.moves) == 1:
                state.advance(ask.seat, ask.moves[0])
            else:
                self.seat = ask.seat
                self.fork = Fork(self.words, ask.moves, ask.weights)
                return
        self.seat, self.fork = OVER, None

    @property
    def words(self) -> Vocabulary:
        """Of whoever's turn it is."""
        return self.vocabularies.chance if self.seat == CHANCE else self.vocabularies.players

    def view(self, viewer: Seat) -> Any:
        """What this seat may know; made once for all the words of a move, and shared by copies."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def legal(self) -> list[int]:
        """The numbers that may be said now, in ascending order."""
        return sorted(self.fork.ways) if self.fork is not None else []

    def take(self, place: int) -> None:
        """Say a number; when it leaves one move, that is made. CovoError, and nothing changed, if it may not come."""
        fork = self.fork
        if fork is None or place not in fork.ways:
            raise CovoError(self._complaint(place))
        chosen = [fork.moves[at] for at in fork.ways[place]]
        if len(chosen) == 1:
            assert self.seat is not None
            self.state.advance(self.seat, chosen[0])
            self._settle()
        else:
            weights = fork.weights and [fork.weights[at] for at in fork.ways[place]]
            self.fork = Fork(self.words, chosen, weights, fork.depth + 1)

    def _complaint(self, place: int) -> str:
        if self.fork is None:
            return "the game is over"
        lines = self.words.lines
        said = f" ({lines[place] or 'end'})" if 0 <= place < len(lines) else ""
        after = f" after '{' '.join(map(str, self.fork.spelled))}'" if self.fork.depth else ""
        return f"seat {self.seat} may not say {place}{said}{after} now"

    def ask(self) -> Ask | None:
        """What is asked of whoever's turn it is."""
        return self.state.ask(self.seat) if self.seat is not None else None

    def returns(self) -> tuple[float, ...]:
        outcome = self.state.outcome
        return outcome.returns if outcome is not None else (0.0,) * self.state.seats

    def imagine(self, viewer: Seat, rng: Random) -> None:
        """Change this world for one its viewer cannot tell from it, with the same words spelled if it is his turn."""
        said = self._said() if self.seat == viewer else ()
        self.state = self.game.imagine(self.view(viewer), rng)
        if self.seat == viewer:
            while (ask := min(self.state.asks, key=_seat)).seat != viewer:  # those before him have answered
                self.state.advance(ask.seat, ask.pick(rng))
        self._settle()
        self._say(said)

    def _said(self) -> tuple[int, ...]:
        if self.fork is None:
            return ()
        return tuple([self.words.place(self.fork.moves[0], at) for at in range(self.fork.depth)])

    def _say(self, said: tuple[int, ...]) -> None:
        """Spell these words of a move, but for those that leave no choice."""
        while self.fork is not None and self.fork.depth < len(said):
            self.take(said[self.fork.depth])

    def copy(self) -> Spelled:
        new: Spelled = object.__new__(Spelled)
        new.game, new.vocabularies, new.luck = self.game, self.vocabularies, self.luck
        new.seat, new.fork = self.seat, self.fork
        new.state, new._views = self.state.copy(), self._views
        return new

    def __deepcopy__(self, memo: object) -> Spelled:
        return self.copy()

    def dump(self) -> bytes:
        return codec.dump(self.game, self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.meta.id, self.dump(), self._said(), self.luck)


def _again(game: str, position: bytes, said: tuple[int, ...], luck: Random | None) -> Spelled:
    """A saved position, with the words of the move that was being spelled."""
    new: Spelled = object.__new__(Spelled)
    new.game, new.vocabularies, new.luck = load(game), vocabulary(game), luck
    new.state = codec.load(new.game, position)
    new._settle()
    new._say(said)
    return new


def _seat(ask: Ask) -> Seat:
    return ask.seat
