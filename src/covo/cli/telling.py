"""A replay in words: what a viewer saw of a recorded game, or all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from covo.cli.common import console
from covo.cli.terminal import WIDEST, Picture
from covo.kernel import CHANCE, WATCHER, Event, Line, Match, Record, Scene, Seat
from covo.words import Phrases

ALL: Final = -9  # the viewer who sees everything, which nobody at a table does


class Step(NamedTuple):
    """A move and what it told, as far as the viewer may know it."""

    scene: Scene  # before the move
    move: Line | None
    events: tuple[Event, ...]


def scene_of(match: Match, seat: Seat) -> Scene:
    seat = WATCHER if seat == ALL else seat
    return match.game.scene(match.game.view(match.state, seat), match.state.ask(seat))


class Telling:
    """One reader of one record."""

    def __init__(self, record: Record, seat: Seat, language: str) -> None:
        self.seat = seat
        # Seats of a record without names are called as its moves call them.
        self.names = record.names or tuple(map(str, range(record.seats)))
        self._language, self._game = language, record.game
        self._readers: dict[Seat, Phrases] = {}

    def phrases(self, reader: Seat) -> Phrases:
        if reader not in self._readers:
            self._readers[reader] = Phrases(self._language, self._game, self.names, reader)
        return self._readers[reader]

    @property
    def mine(self) -> Phrases:
        """The viewer's own; who sees all is nobody's "you"."""
        return self.phrases(WATCHER if self.seat == ALL else self.seat)

    def event(self, event: Event) -> str | None:
        """As the viewer hears it; who sees all reads over the shoulder of whom it was told."""
        message = f"event-{event.kind}"
        if not self.mine.has(message):
            return None
        if self.seat != ALL or event.heard_by(WATCHER):
            return self.mine.say(message, event.data)
        told = [f"({self.name(seat)}) {self.phrases(seat).say(message, event.data)}" for seat in event.to]
        return " ".join(told)

    def name(self, seat: Seat) -> str:
        return "*" if seat == CHANCE else self.names[seat]

    def plain(self, match: Match, steps: Sequence[Step], viewer: str) -> dict[str, object]:
        """The replay for programs. `asked`: by seat, or * for chance, the moves the viewer may see it choose from."""
        record, outcome = match.record, match.state.outcome
        log: list[dict[str, object]] = []
        for step in steps:
            if step.move:
                log.append({"seat": step.move.seat, "move": str(step.move.move)})
            for event in step.events:
                to = {"to": list(event.to)} if self.seat == ALL else {}
                log.append({"event": event.kind, "data": event.data, "text": self.event(event), **to})
        return {
            "game": record.game,
            "rules": record.rules,
            "seats": record.seats,
            "names": list(self.names),
            "options": record.options,
            "as": viewer.strip().casefold() if self.seat < 0 else self.seat,
            "moves": len(record.lines),
            "log": log,
            "asked": {
                "*" if ask.seat == CHANCE else str(ask.seat): [str(move) for move in ask.moves]
                for ask in match.state.asks
                if self.seat in (ALL, ask.seat)
            },
            "outcome": outcome and {"reason": outcome.reason, "ranking": outcome.ranking, "returns": outcome.returns},
            "result": [self.mine.say(words.id, words.args) for words in scene_of(match, self.seat).result],
        }

    def show(self, match: Match, steps: Sequence[Step]) -> None:
        out = console()
        out.width = min(out.width, WIDEST)
        out.print(f"{match.game.meta.title}: {', '.join(self.names)}", style="bold", markup=False)
        heading: object = None
        for step in steps:
            picture = Picture(step.scene, self.mine, out.width)
            told = [text for event in step.events if (text := self.event(event))]
            now = (step.scene.title, step.scene.step)
            if (told or step.move) and now != heading:
                heading = now
                out.print()
                out.print(picture.heading())
            if step.move:
                out.print(Text(f"{self.name(step.move.seat)}: {step.move.move}", "dim"))
            for text in told:
                out.print(picture.bullet(text))
        self._show_position(match, out)

    def _show_position(self, match: Match, out: Console) -> None:
        """How it ended, or how it stands and what the viewer is asked."""
        picture = Picture(scene_of(match, self.seat), self.mine, out.width, match.game.map)
        out.print()
        out.print(picture.heading())
        out.print(picture.table())
        if match.state.outcome is not None:
            out.print(picture.result())
            out.print(picture.sheets())
            return
        out.print(picture.notes())
        out.print(picture.prompt())
        out.print(picture.choices())
        if self.seat == ALL:
            for ask in match.state.asks:
                out.print(Text(f"{self.name(ask.seat)}: {' | '.join(map(str, ask.moves))}", "dim"))
