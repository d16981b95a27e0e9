"""A match: a position with its record, where moves are checked, explained, logged and told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from covo.kernel.errors import IllegalMove, RecordError, Refused, SetupError
from covo.kernel.event import Event, Refusal
from covo.kernel.game import Game, Options
from covo.kernel.move import CHANCE, Move, Seat
from covo.kernel.record import REST, Line, Record


class Match:
    """What a table, a terminal or a replay plays on. `events` holds what each move told, by ply."""

    def __init__(
        self, game: Game[Any, Any], seats: int, options: Options | None = None, names: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.state = game.new(seats, options)
        self.record = Record(game.meta.id, game.meta.version, seats, game.meta.complete(options or {}), names)
        self.events: list[tuple[Event, ...]] = []

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, told from its own view; None if it may."""
        ask = self.state.ask(seat)
        if ask is not None and ask.allows(move):
            return None
        return self.game.refuse(self.game.view(self.state, seat), ask, move)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and log it; Refused, and nothing changed, if it is not legal."""
        told: list[Event] = []
        self.state.ears = told
        try:
            self.state.apply(seat, move)
        except IllegalMove:
            refusal = self.refusal(seat, move)
            assert refusal is not None
            raise Refused(refusal) from None
        finally:
            self.state.ears = None
        self.record.lines.append(Line(seat, move))
        self.events.append(tuple(told))
        if self.state.outcome is not None:
            self.record.end = self.state.outcome.reason
        return self.events[-1]

    def chance(self, rng: Random) -> tuple[Event, ...] | None:
        """Let nature move if it is asked; None if it is not."""
        ask = self.state.ask(CHANCE)
        return None if ask is None else self.play(CHANCE, ask.pick(rng))

    def heard(self, viewer: Seat, since: int = 0) -> list[Event]:
        """The events this viewer may know of, from a ply on."""
        return [event for told in self.events[since:] for event in told if event.heard_by(viewer)]


def replay(game: Game[Any, Any], record: Record) -> Iterator[Match]:
    """Play a record move by move, yielding the match before the first and after each.

    RecordError names the line of a move that is refused, of another version of the rules, of another end.
    """
    if record.game != game.meta.id:
        raise _wrong(record, "game", f"a record of {record.game!r}, not of {game.meta.id!r}")
    if record.rules != game.meta.version:
        raise _wrong(
            record, "rules", f"played with rules version {record.rules}, these are version {game.meta.version}"
        )
    try:
        match = Match(game, record.seats, record.options, record.names)
    except SetupError as error:
        raise _wrong(record, "option" if record.seats in game.meta.seats else "seats", str(error)) from None
    yield match
    for line in record.lines:
        seats = [line.seat] if line.seat != REST else [ask.seat for ask in match.state.asks if ask.seat != CHANCE]
        for seat in seats:
            try:
                match.play(seat, line.move)
            except Refused as error:
                raise RecordError(line.number, max(1, line.column), f"{line.move}: refused by {error}") from None
            yield match
    if record.end is not None and (match.state.outcome is None or match.state.outcome.reason != record.end):
        got = match.state.outcome.reason if match.state.outcome else "a game that goes on"
        raise _wrong(record, "end", f"the record says it ended by {record.end}, the rules say {got}")


def _wrong(record: Record, place: str, problem: str) -> RecordError:
    return RecordError(record.places.get(place, 1), 1, problem)
