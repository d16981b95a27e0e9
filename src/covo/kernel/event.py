"""What the table tells: events with an audience, refusals with a rule, rights to talk."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from covo.kernel.move import WATCHER, Seat

Datum = int | str | bool | tuple[int, ...] | None
Audience = tuple[Seat, ...]
EVERYONE: Final[Audience] = (WATCHER,)  # what a watcher may hear, everyone may


class Event(Struct, frozen=True, eq=False, gc=False):  # no cycles: a log of thousands need not be looked through
    """Something happened. The audience has no default: who may hear is never forgotten.

    Two events are equal that tell the same to the same, whatever step told them.
    """

    kind: str
    to: Audience
    data: dict[str, Datum]
    rule: str = ""  # of the step in which it happened

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.to, self.data) == (other.kind, other.to, other.data)

    __hash__ = None  # type: ignore[assignment]  # data is a dict

    def heard_by(self, viewer: Seat) -> bool:
        return WATCHER in self.to or viewer in self.to


class Refusal(Struct, frozen=True):
    """Why a move is not legal: the rule it breaks and a message id, told from the mover's own view."""

    rule: str
    why: str
    args: dict[str, Datum] = {}


class Channel(Struct, frozen=True):
    """Who may speak and who hears it, now. That there is one only those know who speak or hear on it."""

    name: str
    speakers: tuple[Seat, ...]
    hearers: Audience

    @property
    def open(self) -> bool:
        """Everyone hears it."""
        return WATCHER in self.hearers

    def known_to(self, viewer: Seat) -> bool:
        return self.open or viewer in self.hearers or viewer in self.speakers


@cache
def everyone_talks(seats: int) -> Channel:
    """One channel in which all speak and whoever watches hears."""
    return Channel("table", tuple(range(seats)), EVERYONE)
