"""What each guest of a table is sent.

A viewer is sent something exactly when what he may know has changed, so that at night an answer of one seat makes no
message for another. Those who see the same share one message. While a call of the night is open every message about
the table has the same few sizes, whether one has a part in it or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from covo import games
from covo.kernel import PASS, WATCHER, Ask, Channel, Choice, Match, Move, Said, Seat, State, encode
from covo.server import consent, dice, protocol
from covo.server.consent import Consent
from covo.server.store import Chair, Saying, TableRow

PAD: Final = 8192  # bytes: what is sent in the night fills whole pages of this size


class Guest:
    """One connection: whom it sees the table as, and how to reach it."""

    def __init__(self, viewer: Seat, send: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.send = send
        self.seen = -1  # number of the last table message it was sent
        self.heard = 0  # events it has


class Shown(Struct, frozen=True):
    """What a viewer was last shown."""

    at: tuple[Any, ...]  # all it depends on
    number: int  # how many different tables he has been shown, this one included
    asked: int  # number of the first that put the question he has before him now
    table: protocol.Table
    events: list[Any]


class Desk:
    """The part of a table that looks outward: it reads the match and changes nothing."""

    def __init__(self, row: TableRow, chairs: Iterable[Chair]) -> None:
        self.row = row
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in chairs}
        self.game = games.load(row.game)
        self.guests: set[Guest] = set()
        self.links = 0  # connections, those too that have not said yet who they are
        self.left = monotonic()  # when somebody was last here, or asked for the table
        self.match: Match | None = None
        self.floor = 0  # moves that cannot be taken back: they were made under other rules
        self.held: dict[Seat, Move] = {}  # answers to a held question, which may still be changed
        self.said: list[Saying] = []
        self.standing: dict[tuple[Seat, str], protocol.Standing] = {}  # by seat and rule; nobody else's business
        self.changes = 0  # of what is shown, other than by moves, held answers and pauses
        self.consent = Consent()
        self.before: dict[Seat, tuple[int, State]] = {}  # by seat the position before its last move, after how many
        self._shown: dict[Seat, Shown] = {}  # by viewer
        self._heard: dict[Seat, tuple[int, list[Any]]] = {}  # by viewer how far the log is read, and the events

    @property
    def ply(self) -> int:
        """Moves made so far, chance included."""
        assert self.match is not None
        return len(self.match.record.lines)

    @property
    def pace(self) -> Any:
        return self.row.settings.get("pace", "printed")

    @property
    def paused(self) -> bool:
        return bool(self.row.settings.get("paused"))

    @property
    def strength(self) -> str:
        return str(self.row.settings.get("bots", "quick"))

    def time_left(self, asks: tuple[Ask, ...]) -> dict[Seat, float | None]:
        raise NotImplementedError

    def limit(self, ask: Ask) -> float | None:
        raise NotImplementedError

    # ── who is there ─────────────────────────────────────────────────────────────────────────────────────

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.publish_lobby()
        self.publish()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.left = monotonic()
        self.publish_lobby()

    def is_here(self, seat: Seat) -> bool:
        return any(guest.viewer == seat for guest in self.guests)

    def voters(self) -> set[Seat]:
        """The people at the table who are there to be asked."""
        return {seat for seat, chair in self.chairs.items() if chair.bot is None and self.is_here(seat)}

    def lobby(self, viewer: Seat) -> protocol.Lobby:
        here = {guest.viewer for guest in self.guests}
        return protocol.Lobby(
            code=self.row.code,
            game=self.row.game,
            seats=self.row.seats,
            options=self.row.options,
            status=self.row.status,
            dice=dice.commitment(self.row.secret),
            chairs=tuple(
                protocol.ChairInfo(chair.seat, chair.name, chair.bot, chair.seat in here, chair.token is not None)
                for chair in sorted(self.chairs.values(), key=lambda chair: chair.seat)
            ),
            you=viewer if viewer >= 0 else None,
            watchers=sum(guest.viewer == WATCHER for guest in self.guests),
            bots=self.strength,
            pace=self.pace,
            claims=self.game.claims is not None,
            paused=self.paused,
            proposal=self.consent.proposal,
            series=self.series(),
            next=self.row.next,
            secret=self.row.secret if self.row.status == "over" else None,
        )

    def series(self) -> protocol.Series | None:
        """What each has won in this game, once it is over, and in those before it; None where there is neither."""
        kept = self.row.settings.get("series")
        before = protocol.Series(kept["games"], tuple(kept["totals"])) if kept else None
        outcome = self.match.state.outcome if self.match else None
        if outcome is None:
            return before
        totals = before.totals if before else (0.0,) * self.row.seats
        won = tuple(total + share for total, share in zip(totals, outcome.returns, strict=True))
        return protocol.Series(before.games + 1 if before else 1, won)

    def publish_lobby(self) -> None:
        messages = {viewer: encode(self.lobby(viewer)) for viewer in {guest.viewer for guest in self.guests}}
        for guest in self.guests:
            guest.send(messages[guest.viewer])

    # ── the game ─────────────────────────────────────────────────────────────────────────────────────────

    def publish(self) -> None:
        """To each whose view has changed, one message; those who see the same share it."""
        if self.match is None:
            return
        made: dict[tuple[Seat, int], bytes] = {}
        for guest in self.guests:
            shown = self._show(guest.viewer)
            if guest.seen == shown.number:
                continue
            key = guest.viewer, guest.heard
            if key not in made:
                made[key] = self._encoded(shown.table, shown.events, guest.viewer, shown.number, guest.heard)
            guest.seen = shown.number
            guest.heard = shown.table.first
            guest.send(made[key])

    def current(self, viewer: Seat, number: int) -> bool:
        """Whether this message, or one since, put the question this viewer has before him now."""
        shown = self._shown.get(viewer)
        return shown is not None and shown.asked <= number <= shown.number

    def hear_anew(self) -> None:
        """Moves were taken back: whoever is sent something next gets his whole log."""
        self._heard = {}
        for guest in self.guests:
            guest.heard = 0

    def _show(self, viewer: Seat) -> Shown:
        """The table of this viewer, projected once for all who see it so, and again only when something was done."""
        at = self.match, self.ply, self.held.get(viewer), self.paused, self.changes
        last = self._shown.get(viewer)
        if last is None or last.at != at:
            events = self._events(viewer)
            table = self._table(viewer, len(events))
            number = asked = 1
            if last is not None:
                same = table == last.table and (events is last.events or events == last.events)
                number = last.number if same else last.number + 1
                asked = last.asked if _asks_the_same(table, last.table) else number
            last = self._shown[viewer] = Shown(at, number, asked, table, events)
        return last

    def _events(self, viewer: Seat) -> list[Any]:
        assert self.match is not None
        read, events = self._heard.get(viewer) or (0, [])
        if read < len(self.match.events):
            events += self.match.heard(viewer, read)
            self._heard[viewer] = len(self.match.events), events
        return events

    def message(self, viewer: Seat, number: int, first: int) -> bytes:
        """What this viewer is told of the position as it is now."""
        events = self._events(viewer)
        return self._encoded(self._table(viewer, len(events)), events, viewer, number, first)

    def _encoded(self, table: protocol.Table, events: list[Any], viewer: Seat, number: int, first: int) -> bytes:
        """What was projected, with the events from a number on and the time that is left now."""
        assert self.match is not None
        asks = self.match.state.asks
        clock = table.clock
        if clock is not None:
            clock = replace(clock, left=round(max(0.0, self.time_left(asks)[viewer] or 0.0), 1))
        message = encode(replace(table, n=number, clock=clock, first=first, events=tuple(events[first:])))
        if asks and asks[0].hold:
            message += b" " * (-len(message) % PAD)
        return message

    def _table(self, viewer: Seat, heard: int) -> protocol.Table:
        """All there is to see, without the time that is left and the events, but for how many were heard."""
        assert self.match is not None
        state = self.match.state
        ask = state.ask(viewer)
        question = clock = None
        if ask is not None:
            answer = self.held.get(viewer)
            question = protocol.Question(
                ask.texts,
                ask.rule,
                str(answer) if answer else None,
                self.standing.get((viewer, ask.rule), "never") if may_stand(ask) else None,
            )
            limit = self.limit(ask)
            if limit is not None:
                clock = protocol.Clock(float(limit), int(limit), ask.hold, self.paused)
        channels = self._channels(viewer)
        closed = [channel for channel in channels if not channel.open]
        return protocol.Table(
            n=0,
            scene=self.game.scene(self.game.view(state, viewer), ask),
            question=question,
            clock=clock,
            first=heard,
            events=(),
            talk=len(closed) < len(channels),
            asides=tuple([protocol.Aside(one.name, tuple(sorted(one.hearers))) for one in closed]) if closed else (),
            undo=viewer >= 0 and state.outcome is None and consent.own_last(self.match, viewer, self.floor) is not None,
        )

    # ── talk ─────────────────────────────────────────────────────────────────────────────────────────────

    def _channels(self, seat: Seat) -> list[Channel]:
        """Those on which this seat may speak now."""
        assert self.match is not None
        return [channel for channel in self.game.talk(self.match.state) if seat in channel.speakers]

    def hearers(self, seat: Seat, to: tuple[Seat, ...] = ()) -> set[Seat]:
        """Who hears what this seat says now to the table, or to these; before the game everybody."""
        if self.match is None:
            return set() if to else {WATCHER}
        for channel in self._channels(seat):
            if tuple(sorted(channel.hearers)) == to if to else channel.open:
                return set(channel.hearers)
        return set()

    def heard_claims(self, viewer: Seat) -> tuple[Said, ...]:
        return tuple(
            Said(saying.seat, Move.parse(saying.claim), saying.when)
            for saying in self.said
            if saying.claim is not None and _hears(saying, viewer)
        )

    def offers(self, seat: Seat) -> tuple[Choice, ...]:
        """What this seat may claim now."""
        if self.match is None or self.game.claims is None or not self.hearers(seat):
            return ()
        return self.game.claims.offers(self.game.view(self.match.state, seat))

    def words(self, saying: Saying) -> protocol.Words:
        claim = None
        if saying.claim is not None and self.game.claims is not None:
            claim = self.game.claims.words(saying.seat, Move.parse(saying.claim))
        heard = () if WATCHER in saying.hearers else saying.hearers
        return protocol.Words(saying.seat, saying.text, saying.at, claim, heard)

    def heard_words(self, viewer: Seat) -> list[protocol.Words]:
        return [self.words(saying) for saying in self.said if _hears(saying, viewer)]

    def publish_saying(self, saying: Saying) -> None:
        message = encode(self.words(saying))
        for guest in self.guests:
            if _hears(saying, guest.viewer):
                guest.send(message)


def may_stand(ask: Ask) -> bool:
    """Whether one is asked to step in, and may as well let it pass."""
    return ask.default == (PASS,) and not ask.hold


def _hears(saying: Saying, viewer: Seat) -> bool:
    return WATCHER in saying.hearers or viewer in saying.hearers


def _asks_the_same(table: protocol.Table, last: protocol.Table) -> bool:
    one, other = table.question, last.question
    if one is None or other is None:
        return one is other
    return (one.moves, one.rule, table.scene.prompt) == (other.moves, other.rule, last.scene.prompt)
