"""What each guest of a table is sent.

A viewer is sent something exactly when what he may know has changed, so that at night an answer of one seat makes no
message for another. Those who see the same share one message. While a call of the night is open every message about
the table has the same few sizes, whether one has a part in it or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from covo import games
from covo.kernel import PASS, WATCHER, Ask, Choice, Match, Move, Said, Seat, State, encode
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


class Desk:
    """The part of a table that looks outward: it reads the match and changes nothing."""

    def __init__(self, row: TableRow, chairs: Iterable[Chair]) -> None:
        self.row = row
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in chairs}
        self.game = games.load(row.game)
        self.guests: set[Guest] = set()
        self.match: Match | None = None
        self.held: dict[Seat, Move] = {}  # answers to a held question, which may still be changed
        self.said: list[Saying] = []
        self.standing: dict[tuple[Seat, str], protocol.Standing] = {}  # by seat and rule; nobody else's business
        self.consent = Consent()
        self.before: dict[Seat, tuple[int, State]] = {}  # by seat the position before its last move, after how many
        self._sent: dict[Seat, tuple[bytes, int]] = {}  # by viewer the last table message and its number
        self._asked: dict[Seat, tuple[Any, int]] = {}  # by viewer what is asked, and the first message that asked it
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
        self.publish_lobby()

    def is_here(self, seat: Seat) -> bool:
        return any(guest.viewer == seat for guest in self.guests)

    def voters(self) -> set[Seat]:
        """The people at the table who are there to be asked."""
        return {seat for seat, chair in self.chairs.items() if chair.bot is None and self.is_here(seat)}

    def lobby(self, viewer: Seat) -> protocol.Lobby:
        here = {guest.viewer for guest in self.guests}
        series = self.row.settings.get("series")
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
            series=None if series is None else protocol.Series(series["games"], tuple(series["totals"])),
            next=self.row.next,
            secret=self.row.secret if self.row.status == "over" else None,
        )

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
            number = self._number(guest.viewer)
            if guest.seen == number:
                continue
            key = guest.viewer, guest.heard
            if key not in made:
                made[key] = self.message(guest.viewer, number, guest.heard)
            guest.seen = number
            guest.heard = len(self._events(guest.viewer))
            guest.send(made[key])

    def current(self, viewer: Seat, number: int) -> bool:
        """Whether this message, or one since, put the question this viewer has before him now."""
        return self._asked.get(viewer, (None, 0))[1] <= number <= self._sent.get(viewer, (b"", 0))[1]

    def hear_anew(self) -> None:
        """Moves were taken back: whoever is sent something next gets his whole log."""
        self._heard = {}
        for guest in self.guests:
            guest.heard = 0

    def _number(self, viewer: Seat) -> int:
        """How many different tables this viewer has been shown, this one included."""
        table = self._table(viewer, 0, 0, timeless=True)
        shown = encode(table)
        last, number = self._sent.get(viewer, (b"", 0))
        if shown != last or number == 0:
            number += 1
            self._sent[viewer] = shown, number
            asked = table.question and (table.question.moves, table.question.rule, table.scene.prompt)
            if asked != self._asked.get(viewer, (None, 0))[0]:
                self._asked[viewer] = asked, number
        return number

    def _events(self, viewer: Seat) -> list[Any]:
        assert self.match is not None
        read, events = self._heard.get(viewer, (0, []))
        events += self.match.heard(viewer, read)
        self._heard[viewer] = len(self.match.events), events
        return events

    def message(self, viewer: Seat, number: int, first: int) -> bytes:
        assert self.match is not None
        message = encode(self._table(viewer, number, first))
        asks = self.match.state.asks
        if asks and asks[0].hold:
            message += b" " * (-len(message) % PAD)
        return message

    def _table(self, viewer: Seat, number: int, first: int, *, timeless: bool = False) -> protocol.Table:
        assert self.match is not None
        state = self.match.state
        ask = state.ask(viewer)
        question = clock = None
        if ask is not None:
            answer = self.held.get(viewer)
            question = protocol.Question(
                tuple(map(str, ask.moves)),
                ask.rule,
                str(answer) if answer else None,
                self.standing.get((viewer, ask.rule), "never") if may_stand(ask) else None,
            )
            limit = self.limit(ask)
            if limit is not None:
                left = float(limit) if timeless else round(max(0.0, self.time_left(state.asks)[viewer] or 0.0), 1)
                clock = protocol.Clock(left, int(limit), ask.hold, self.paused)
        return protocol.Table(
            n=number,
            scene=self.game.scene(self.game.view(state, viewer), ask),
            question=question,
            clock=clock,
            first=first,
            events=tuple(self._events(viewer)[first:]),
            talk=any(viewer in channel.speakers for channel in self.game.talk(state)),
            undo=viewer >= 0 and state.outcome is None and consent.own_last(self.match, viewer) is not None,
        )

    # ── talk ─────────────────────────────────────────────────────────────────────────────────────────────

    def hearers(self, seat: Seat) -> set[Seat]:
        """Who hears what this seat says now; before the game everybody."""
        if self.match is None:
            return {WATCHER}
        channels = self.game.talk(self.match.state)
        return {hearer for channel in channels if seat in channel.speakers for hearer in channel.hearers}

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
        return protocol.Words(saying.seat, saying.text, saying.at, claim)

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
