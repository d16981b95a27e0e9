"""What the table tells: events with an audience, refusals with a rule, rights to talk."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from covo.kernel.move import WATCHER, Seat

Datum = int | str | bool | tuple[int, ...] | None
Audience = tuple[Seat, ...]
EVERYONE: Final[Audience] = (WATCHER,)  # what a watcher may hear, everyone may


class Event(Struct, frozen=True):
    """Something happened. The audience has no default: who may hear is never forgotten."""

    kind: str
    to: Audience
    data: dict[str, Datum]

    def heard_by(self, viewer: Seat) -> bool:
        return WATCHER in self.to or viewer in self.to


class Refusal(Struct, frozen=True):
    """Why a move is not legal: the rule it breaks and a message id, told from the mover's own view."""

    rule: str
    why: str
    args: dict[str, Datum] = {}


class Channel(Struct, frozen=True):
    """Who may speak and who hears it, now."""

    name: str
    speakers: tuple[Seat, ...]
    hearers: Audience


def everyone_talks(seats: int) -> Channel:
    """One channel in which all speak and whoever watches hears."""
    return Channel("table", tuple(range(seats)), EVERYONE)
