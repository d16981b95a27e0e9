"""A finished game looked at again: as any seat saw it, as a watcher did, or with everything open."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from covo import games
from covo.kernel import CHANCE, WATCHER, Event, Match, Piece, Record, Scene, Seat, State, encode, parse, replay
from covo.server import dice, protocol
from covo.server.desk import Desk

OPEN: Final = -3  # who sees everything, which nobody at a table does


class Film:
    """All positions of a record, and by viewer where something changed for him."""

    def __init__(self, record: Record) -> None:
        self.game = games.load(record.game)
        self.record = record
        self.states: list[State] = []
        for match in replay(self.game, record):
            self.states.append(match.state.copy())
        self.match: Match = match

    def scene(self, at: int, viewer: Seat) -> Scene:
        state = self.states[at]
        seats = range(state.seats)
        if viewer == OPEN:
            return _everything(self.scene(at, WATCHER), [self.scene(at, seat) for seat in seats])
        return self.game.scene(self.game.view(state, viewer), state.ask(viewer))

    def events(self, viewer: Seat, since: int, until: int) -> tuple[Event, ...]:
        told = [event for move in self.match.events[since:until] for event in move]
        return tuple(event for event in told if viewer == OPEN or event.heard_by(viewer))

    def moments(self, viewer: Seat) -> tuple[int, ...]:
        """After how many moves this viewer saw or heard something new; the first and last position always."""
        last = len(self.states) - 1
        found, shown = [0], encode(self.scene(0, viewer))
        for at in range(1, last + 1):
            now = encode(self.scene(at, viewer))
            if at == last or now != shown or self.events(viewer, at - 1, at):
                found.append(at)
            shown = now
        return tuple(found)


@lru_cache(maxsize=16)
def _film(text: str) -> tuple[Film, dict[Seat, tuple[int, ...]]]:
    return Film(parse(text)), {}


def overview(table: Desk, viewer: Seat) -> protocol.Replay:
    assert table.match is not None
    film, known = _film(table.match.record.text())
    if viewer not in known:
        known[viewer] = film.moments(viewer)
    chairs = [table.chairs[seat] for seat in range(table.row.seats)]
    outcome = film.match.state.outcome
    return protocol.Replay(
        code=table.row.code,
        game=table.row.game,
        seats=table.row.seats,
        options=table.row.options,
        names=tuple(chair.name for chair in chairs),
        bots=tuple(chair.bot for chair in chairs),
        viewer=viewer,
        moments=known[viewer],
        reason=outcome.reason if outcome else "",
    )


def moment(table: Desk, viewer: Seat, at: int) -> protocol.Moment | None:
    """The table after `at` moves; None when there were not so many."""
    assert table.match is not None
    film, _ = _film(table.match.record.text())
    if not 0 <= at < len(film.states):
        return None
    earlier = [one for one in overview(table, viewer).moments if one < at]
    since = earlier[-1] if earlier else 0
    events = film.events(viewer, 0, at)
    line = film.record.lines[at - 1] if at else None
    known = line is not None and line.seat != CHANCE and viewer in (OPEN, line.seat)
    return protocol.Moment(
        at=at,
        scene=replace(film.scene(at, viewer), choices=(), closed=()),
        events=events,
        fresh=len(film.events(viewer, since, at)),
        said=tuple(
            table.words(saying)
            for saying in table.said
            if saying.ply <= at and (viewer == OPEN or WATCHER in saying.hearers or viewer in saying.hearers)
        ),
        move=protocol.Spoken(line.seat, str(line.move)) if known and line else None,
    )


def check_dice(table: Desk) -> protocol.DiceCheck:
    assert table.match is not None
    record, row = table.match.record, table.row
    return protocol.DiceCheck(
        table=row.code,
        dice=dice.commitment(row.secret),
        secret=row.secret,
        chance=sum(line.seat == CHANCE for line in record.lines),
        wrong=tuple(dice.wrong_plies(table.game, record, row.code, row.secret)),
    )


def _everything(open_to_all: Scene, scenes: list[Scene]) -> Scene:
    """What all seats know together: a piece lies open if anyone sees its face, and where anyone knows it to be."""
    pieces: dict[str, Piece] = {piece.id: piece for piece in open_to_all.pieces}
    zones = {zone.id: zone for zone in open_to_all.zones}
    for scene in scenes:
        zones |= {zone.id: zone for zone in scene.zones if zone.id not in zones or zone.count is None}
        for piece in scene.pieces:
            known = pieces.get(piece.id)
            if known is None or (known.hidden and not piece.hidden):
                pieces[piece.id] = piece
    return replace(open_to_all, pieces=tuple(pieces.values()), zones=tuple(zones.values()))
