"""Perfect recall: by what way a player came to where he is.

A view tells all that matters from now on, so two ways to the same knowledge are one view: figures placed in another
order, say. Theory wants them apart. What a player knew at each of his decisions, and what he did, is a chain of
digests; it is only worked out when somebody looks, so that playouts do not pay for it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from covo.envs import features
from covo.envs.spelled import Spelled
from covo.kernel import Seat


class Decision:
    """One decision and those before it. Shared by copies."""

    __slots__ = ("_before", "_did", "_digest")

    def __init__(self, before: Decision | None, table: Spelled, place: int) -> None:
        self._before = before
        self._did: tuple[Spelled, int] | None = (table.copy(), place)
        self._digest = b""

    def digest(self) -> bytes:
        chain: list[Decision] = []
        link: Decision | None = self
        while link is not None and link._did is not None:
            chain.append(link)
            link = link._before
        for link in reversed(chain):
            assert link._did is not None
            table, place = link._did
            assert table.seat is not None
            before = link._before._digest if link._before is not None else b""
            knew = features.text(table, table.seat)
            link._digest = blake2b(b"%b%d %b" % (before, place, knew.encode()), digest_size=8).digest()
            link._before = link._did = None
        return self._digest

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.digest(),)


def _again(digest: bytes) -> Decision:
    new: Decision = object.__new__(Decision)
    new._before, new._did, new._digest = None, None, digest
    return new


class Recall:
    """The last decision of each player."""

    __slots__ = ("last",)

    def __init__(self, last: dict[Seat, Decision] | None = None) -> None:
        self.last = last or {}

    def add(self, table: Spelled, place: int) -> None:
        """The decision that whoever's turn it is takes now."""
        assert table.seat is not None
        self.last[table.seat] = Decision(self.last.get(table.seat), table, place)

    def text(self, seat: Seat) -> str:
        return f" #{self.last[seat].digest().hex()}" if seat in self.last else ""

    def only(self, seat: Seat) -> Recall:
        """In a world this player imagines the others have no past."""
        return Recall({seat: self.last[seat]} if seat in self.last else {})

    def __deepcopy__(self, memo: object) -> Recall:
        return Recall(dict(self.last))

    def __reduce__(self) -> tuple[Any, ...]:
        return Recall, (self.last,)
