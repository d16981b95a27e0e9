"""The laws every game keeps, for anyone who writes a game: `check(GAME, seats=4, games=20).failures` must be empty.

Random games are played with random options, then positions of them are looked at closely. The twin-world law is
the first among them: what a viewer gets to see, hear, choose, and be refused may depend on nothing he cannot know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import fsum, isclose
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct, field

from covo.kernel.ask import Parts
from covo.kernel.codec import dump, encode, load
from covo.kernel.errors import IllegalMove
from covo.kernel.event import Event
from covo.kernel.game import Game, Value
from covo.kernel.match import Match, replay
from covo.kernel.move import CHANCE, WATCHER, Move, Seat
from covo.kernel.play import playout
from covo.kernel.record import Record, parse
from covo.kernel.state import State

LAWS: Final = ("ends", "asks", "refusals", "copies", "saves", "replays", "worlds", "twins", "chance", "conserved")
NONSENSE: Final = (Move("xyzzy"), Move("pass", 99), Move("vote"), Move("name", "9Z", -1))
LOOKS = 8  # positions of each game that are looked at closely
WORLDS = 2  # imagined for each viewer there
ENOUGH = 5  # failures of one law, then it is not looked at again
MANY = 60  # worlds compared before one says that they never differ in a secret
PROBES = 12  # moves tried out of place at a position


class Failure(Struct, frozen=True):
    law: str
    detail: str


class Report(Struct):
    game: str
    seats: int
    games: int = 0
    positions: int = 0
    twins: int = 0  # pairs of a position and a world imagined from one of its views
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


class Ply(NamedTuple):
    """A position and the move that was made in it."""

    state: State
    seat: Seat
    move: Move
    events: tuple[Event, ...]


def check(
    game: Game[Any, Any],
    seats: int,
    games: int = 20,
    rng_seed: int = 0,
    progress: Callable[[], None] | None = None,
) -> Report:
    """Play `games` random games at a table of `seats` and hold them to the laws."""
    court = _Court(game, seats, Random(f"{game.meta.id} {seats} {rng_seed}"))
    for _ in range(games):
        court.game_played()
        if progress is not None:
            progress()
    court.secrets_varied()
    return court.report


class _Court:
    def __init__(self, game: Game[Any, Any], seats: int, rng: Random) -> None:
        self.game, self.seats, self.rng = game, seats, rng
        self.report = Report(game.meta.id, seats)
        self.viewers = (WATCHER, *range(seats))
        self.looked: Counter[str] = Counter()  # by step: at how many positions of it
        self.compared: Counter[str] = Counter()  # by secret: with how many imagined worlds was it compared?
        self.varied: set[str] = set()  # in which has an imagined world differed from the truth?

    # ── one game ──────────────────────────────────────────────────────────────────────────────────────────

    def game_played(self) -> None:
        self.report.games += 1
        trail, match = self._play()
        with self._law("replays"):
            self._replays(match)
        for ply in self._closely(trail):
            self._position(ply, [other.move for other in self.rng.sample(trail, min(PROBES, len(trail)))])
        self._position(Ply(match.state, CHANCE, NONSENSE[0], ()), [ply.move for ply in trail[-PROBES:]])

    def _play(self) -> tuple[list[Ply], Match]:
        match = Match(self.game, self.seats, self._options())
        trail: list[Ply] = []
        kept: list[tuple[State, bytes]] = []
        whole = self.game.conserved(match.state)
        with self._law("ends"):
            while match.state.asks:
                state = match.state
                if len(trail) >= self.game.meta.max_moves:
                    raise AssertionError(f"still going on after {len(trail)} moves")
                self._asked(state)
                before = state.copy()
                if self.rng.random() < 0.1:
                    kept.append((before, dump(self.game, before)))
                ask = self.rng.choice(state.asks)
                move = ask.pick(self.rng)
                events = match.play(ask.seat, move)
                trail.append(Ply(before, ask.seat, move, events))
                self._holds(
                    "ends",
                    (state.outcome is None) == bool(state.asks),
                    "an outcome while something is asked, or none at the end",
                )
                self._holds(
                    "conserved",
                    self.game.conserved(state) == whole,
                    f"{whole} became {self.game.conserved(state)} by {move}",
                )
            outcome = match.state.outcome
            assert outcome is not None
            self._holds("ends", outcome.reason in self.game.meta.reasons, f"an undeclared reason {outcome.reason!r}")
            ranked = sorted(seat for tied in outcome.ranking for seat in tied)
            self._holds("ends", ranked == list(range(self.seats)), f"the ranking {outcome.ranking} is not of all seats")
            self._holds("ends", len(outcome.returns) == self.seats, "returns are not one for each seat")
        for copy, saved in kept:
            self._holds("copies", dump(self.game, copy) == saved, "an earlier copy changed while the game went on")
        return trail, match

    def _closely(self, trail: list[Ply]) -> Iterator[Ply]:
        """Positions to look at, of each step alike: the rare ones keep secrets too."""
        by_step: dict[str, list[Ply]] = {}
        for ply in trail:
            by_step.setdefault(type(ply.state.stack[0]).__name__, []).append(ply)
        for _ in range(LOOKS):
            if not by_step:
                return
            step = min(by_step, key=lambda name: (self.looked[name], self.rng.random()))
            self.looked[step] += 1
            yield by_step[step].pop(self.rng.randrange(len(by_step[step])))
            if not by_step[step]:
                del by_step[step]

    def _options(self) -> dict[str, Value]:
        """Now the defaults, now anything the game allows."""
        options = self.game.meta.options
        return {option.name: self.rng.choice((option.default, option.default, *option.choices)) for option in options}

    def _asked(self, state: State) -> None:
        """Laws 2 and 9, at every position."""
        for ask in state.asks:
            texts = [str(move) for move in ask.moves]
            self._holds("asks", bool(texts), f"{ask} has no move")
            self._holds("asks", len(set(texts)) == len(texts), f"{ask} has a move twice")
            self._holds(
                "asks", all(Move.parse(str(move)) == move for move in ask.moves), f"{ask}: text does not parse back"
            )
            self._holds("asks", bool(ask.rule), f"{ask} cites no rule")
            self._holds("asks", all(ask.allows(move) for move in ask.default), f"{ask}: a default move is not legal")
            if ask.seat == CHANCE:
                odds = ask.odds()
                sound = len(odds) == len(ask.moves) and min(odds) > 0 and isclose(fsum(odds), 1)
                self._holds("chance", sound, f"{ask}: odds {odds} are not one positive share each of a whole")
        seats = [ask.seat for ask in state.asks]
        self._holds("asks", len(set(seats)) == len(seats), f"a seat is asked twice at once: {seats}")
        self._holds("chance", CHANCE not in seats or len(seats) == 1, "chance is asked together with a player")

    def _replays(self, match: Match) -> None:
        """Law 6: the record, through its text, gives the same game."""
        record = parse(match.record.text())
        *_, again = replay(self.game, record)
        self._holds("replays", again.state == match.state, "the replayed record ends in another position")
        self._holds("replays", again.events == match.events, "the replayed record told other events")

    # ── one position ──────────────────────────────────────────────────────────────────────────────────────

    def _position(self, ply: Ply, probes: list[Move]) -> None:
        self.report.positions += 1
        state = ply.state
        with self._law("asks"):
            self._drawn(state)
        with self._law("copies"):
            self._copies(state)
        with self._law("saves"):
            again = load(self.game, dump(self.game, state))
            self._holds("saves", again == state, "a loaded position differs")
            same = [ask.plain() for ask in again.asks] == [ask.plain() for ask in state.asks]
            self._holds("saves", same, "a loaded position asks something else")
        with self._law("refusals"):
            self._refusals(state, [*probes, *NONSENSE])
        for viewer in self.viewers:
            self._worlds(ply, viewer, [*probes, *NONSENSE])

    def _drawn(self, state: State) -> None:
        """Law 2: what is drawn without a list is what is listed, each move once."""
        for ask in state.asks:
            if isinstance(ask.listing, Parts):
                lots = [move for part in ask.listing() for move in part if ask.listing.open(move)]
                self._holds("asks", sorted(map(str, lots)) == sorted(ask.texts), f"{ask} has other lots: {lots}")
                self._holds("asks", ask.pick(self.rng) in ask.moves, f"{ask} was drawn from wrongly")
                self._rushed(state, ask.seat, ask.listing)

    def _rushed(self, state: State, seat: Seat, listing: Parts) -> None:
        """Law 2: several moves in a row are what they would be one by one."""
        luck = self.rng.random()
        once, step = Random(luck), Random(luck)
        rushed, plain = state.copy(), state.copy()
        for _ in range(listing.rush(rushed, once.random)):
            ask = plain.ask(seat)
            assert ask is not None, "a rush goes on where nobody is asked"
            plain.advance(seat, ask.pick(step))
        self._holds("asks", rushed == plain, f"{type(listing).__name__} in a rush come to another position")
        self._holds("asks", once.random() == step.random(), f"{type(listing).__name__} in a rush need other luck")

    def _copies(self, state: State) -> None:
        """Law 4, and what makes it hold: whatever waits is plain data."""
        for frame in state.stack:
            for name in frame.__struct_fields__:
                value = getattr(frame, name)
                self._holds(
                    "copies", _is_plain(value), f"{type(frame).__name__}.{name} remembers {type(value).__name__}"
                )
        before = dump(self.game, state)
        for ask in state.asks:
            state.child(ask.seat, ask.pick(self.rng))
            self._holds("copies", dump(self.game, state) == before, f"a child of {ask} changed its parent")

    def _refusals(self, state: State, probes: list[Move]) -> None:
        """Law 3."""
        before = dump(self.game, state)
        for seat in range(self.seats):
            ask = state.ask(seat)
            for move in probes:
                if ask is not None and ask.allows(move):
                    continue
                try:
                    state.apply(seat, move)
                except IllegalMove:
                    refusal = self.game.refuse(self.game.view(state, seat), ask, move)
                    prefix = refusal.rule.partition("-")[0]
                    cited = prefix in self.game.meta.prefixes and bool(refusal.why)
                    self._holds("refusals", cited, f"{move} is refused without a rule: {refusal}")
                else:
                    self._holds("refusals", False, f"{move} was not asked for and yet taken")
                self._holds("refusals", dump(self.game, state) == before, f"the refused {move} changed the position")

    # ── one viewer ────────────────────────────────────────────────────────────────────────────────────────

    def _worlds(self, ply: Ply, viewer: Seat, probes: list[Move]) -> None:
        """Laws 7 and 8: worlds imagined from a view cannot be told from the truth by it."""
        game, state = self.game, ply.state
        view = game.view(state, viewer)
        known = encode(view)
        message: dict[str, bytes] = {}
        with self._law("twins"):
            message = self._message(state, viewer, probes)
        for number in range(WORLDS):
            self.report.twins += 1
            world: State | None = None
            with self._law("worlds"):
                world = game.imagine(view, self.rng)
                self._holds("worlds", encode(view) == known, "imagine changed the view it was given")
                self._same("worlds", "the view", viewer, known, encode(game.view(world, viewer)))
                if number == 0:  # the longest part by far: one of them will do
                    playout(end := world.copy(), self.rng)
                    self._holds("worlds", end.outcome is not None, "an imagined world does not play to an end")
            with self._law("twins"):
                if world is not None:
                    self._twins(ply, world, viewer, message, probes)

    def _twins(self, ply: Ply, world: State, viewer: Seat, message: dict[str, bytes], probes: list[Move]) -> None:
        twin = self._message(world, viewer, probes)
        for part in message:
            self._same("twins", part, viewer, message[part], twin.get(part, b""))
        self._heard_alike(ply, world, viewer)
        if ply.state.outcome is None:
            imagined = self.game.secrets(world)
            for name, truth in self.game.secrets(ply.state).items():
                self.compared[name] += 1
                if imagined.get(name) != truth:
                    self.varied.add(name)

    def _message(self, state: State, viewer: Seat, probes: list[Move]) -> dict[str, bytes]:
        """All that is sent to a viewer at a position, part by part, and how long it is in all."""
        view, ask = self.game.view(state, viewer), state.ask(viewer)
        parts = {
            "the view": encode(view),
            "the legal moves": encode(ask and ask.plain()),
            "the scene": encode(self.game.scene(view, ask)),
            "the right to talk": encode([one for one in self.game.talk(state) if one.known_to(viewer)]),
        }
        for move in probes if viewer >= 0 else ():
            if ask is None or not ask.allows(move):
                parts[f"the refusal of {move}"] = encode(self.game.refuse(view, ask, move))
        return parts | {"the size of the message": encode(sum(map(len, parts.values())))}

    def _heard_alike(self, ply: Ply, world: State, viewer: Seat) -> None:
        """Where a move leads to the same view in both worlds, the viewer has heard the same on the way."""
        if ply.state.outcome is not None:
            return
        after = self.game.view(self._after(ply.state, ply.seat, ply.move)[0], viewer)
        heard = encode([event for event in ply.events if event.heard_by(viewer)])
        ask = world.ask(ply.seat)
        moves = () if ask is None else (ply.move,) * ask.allows(ply.move) + self._some(ask.moves)
        for move in moves:
            then, events = self._after(world, ply.seat, move)
            if self.game.view(then, viewer) == after:
                told = encode([event for event in events if event.heard_by(viewer)])
                self._same("twins", f"what is heard of {ply.move} or {move}", viewer, heard, told)

    def _after(self, state: State, seat: Seat, move: Move) -> tuple[State, list[Event]]:
        new = state.copy()
        events: list[Event] = []
        new.ears = events
        new.apply(seat, move)
        return new, events

    def _some(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        return tuple(self.rng.sample(moves, min(4, len(moves))))

    def secrets_varied(self) -> None:
        """The second half of law 8: a sampler that deals the truth back has imagined nothing."""
        for name, times in self.compared.items():
            known = name not in self.varied and times >= MANY
            self._holds("twins", not known, f"{times} imagined worlds never differ from the truth in {name}")

    # ── verdicts ──────────────────────────────────────────────────────────────────────────────────────────

    def _holds(self, law: str, holds: bool, detail: str) -> None:
        if not holds and sum(failure.law == law for failure in self.report.failures) < ENOUGH:
            self.report.failures.append(Failure(law, detail))

    def _same(self, law: str, what: str, viewer: Seat, one: bytes, other: bytes) -> None:
        if one != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            here, there = (text[max(0, at - 30) : at + 30].decode("utf-8", "replace") for text in (one, other))
            who = "a watcher" if viewer == WATCHER else f"seat {viewer}"
            self._holds(law, False, f"a secret shows in {what} of {who}: …{here}… or …{there}…")

    @contextmanager
    def _law(self, law: str) -> Iterator[None]:
        """Whatever a game's own code throws is a failure of the law under which it was called."""
        try:
            yield
        except Exception as error:
            self._holds(law, False, f"{type(error).__name__}: {error}")


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, int | float | str)


def reasons_recorded(game: Game[Any, Any], records: Iterable[Record]) -> list[Failure]:
    """Law 11: every reason a game may end for has a recorded game that ends so."""
    missing = set(game.meta.reasons)
    for record in records:
        for match in replay(game, record):
            if match.state.outcome is not None:
                missing.discard(match.state.outcome.reason)
    return [Failure("reasons", f"no recorded game ends by {reason}") for reason in sorted(missing)]


def perft(state: State, depth: int) -> int:
    """Law 12: how many sequences of moves, chance included, lead `depth` plies on from here."""
    if depth == 0 or not state.asks:
        return int(depth == 0)
    return sum(perft(state.child(ask.seat, move), depth - 1) for ask in state.asks for move in ask.moves)
