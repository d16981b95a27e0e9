"""A recorded game: who moved what, in a file a person can write by hand.

    covo record 1
    game lupusburg
    rules 1
    seats 4
    names Ada, Bea, Carlo, Dino
    option mayor=host
    table k7m2pq            # optional, of a game played at a web table: its code,
    secret 3f09…            # and what its dice follow from

    Ada: chest L            # a seat by name or number
    rest: chest R           # everyone who is still asked
    *: deal 2 0             # chance
    end: parity             # optional: how it must have ended

Everything behind a # is a comment.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct, field

from covo.kernel.errors import NotationError, RecordError
from covo.kernel.game import Value
from covo.kernel.move import CHANCE, Move, Seat

HEADER: Final = "covo record 1"
REST: Final = -3  # every seat that is still asked
_NAME = re.compile(r"[^\W\d_][\w .'-]{0,39}")
_RESERVED = {"rest", "end"}
_NUMBER = re.compile(r"[0-9]{1,9}")


class Line(Struct, frozen=True, gc=False):
    """One move; `number` and `column` say where the file has it (0 when it was not read from one)."""

    seat: Seat
    move: Move
    number: int = 0
    column: int = 0


class Record(Struct):
    """The log is the truth: with the rules of its version it gives back every position and event."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    end: str | None = None
    places: dict[str, int] = field(default_factory=dict)  # in which line a file says game, rules, seats, option, end
    table: str | None = None
    secret: str | None = None

    def text(self) -> str:
        head = [HEADER, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        if self.names:
            head.append(f"names {', '.join(self.names)}")
        head += [f"option {name}={value}" for name, value in self.options.items()]
        head += [f"{key} {value}" for key, value in (("table", self.table), ("secret", self.secret)) if value]
        body = [f"{'*' if line.seat == CHANCE else line.seat}: {line.move}" for line in self.lines]
        tail = [f"end: {self.end}"] if self.end else []
        return "\n".join([*head, "", *body, *tail, ""])


def check_name(name: str) -> str | None:
    """Why this cannot be a player's name in a record, if so."""
    if not _NAME.fullmatch(name) or name.lower() in _RESERVED or name != name.strip():
        return f"{name!r} is no player's name: letters first, then letters, digits, blanks, . ' or -"
    return None


def parse(text: str) -> Record:
    """Read a record; RecordError names line and column of what does not parse."""
    record: Record | None = None
    head: dict[str, str] = {}
    options: dict[str, Value] = {}
    names: tuple[str, ...] = ()
    places: dict[str, int] = {}
    started = False
    number = 0
    for number, whole in enumerate(text.split("\n"), 1):
        line = whole.split("#", 1)[0].rstrip()
        if not line.strip():
            continue
        column = len(line) - len(line.lstrip()) + 1
        if not started:
            if line.strip() != HEADER:
                raise RecordError(number, column, f"expected {HEADER!r} on the first line, got {line.strip()[:40]!r}")
            started = True
            continue
        if found := re.match(r"\s*([^:]*?)\s*:\s*", line):
            if record is None:
                record = _header(head, options, names, places, number)
            _move_line(record, found, line, number, column)
            continue
        key, _, rest = line.strip().partition(" ")
        places.setdefault(key, number)
        at = line.find(rest, column) + 1 if rest else len(line) + 1
        if record is not None:
            raise RecordError(number, column, f"expected 'seat: move', got {line.strip()[:40]!r}")
        if key == "names":
            names = tuple(name.strip() for name in rest.split(","))
            for name in names:
                if problem := check_name(name):
                    raise RecordError(number, at, problem)
            if len(set(names)) < len(names):
                raise RecordError(number, at, "two players have the same name")
        elif key == "option":
            name, sign, value = (part.strip() for part in rest.partition("="))
            if not (name and sign and value):
                raise RecordError(number, at, f"expected 'option name=value', got {rest!r}")
            options[name] = value
        elif key in ("game", "rules", "seats", "table", "secret"):
            if key in head:
                raise RecordError(number, column, f"{key} is given twice")
            wanted = "a number" if key in ("rules", "seats") else "a word" if key in ("table", "secret") else "a name"
            if not rest or (wanted == "a number" and not _NUMBER.fullmatch(rest)):
                raise RecordError(number, at, f"{key}: expected {wanted}, got {rest!r}")
            head[key] = rest
        else:
            raise RecordError(number, column, f"expected game, rules, seats, names, option or a move, got {key[:40]!r}")
    if not started:
        raise RecordError(1, 1, f"expected {HEADER!r} on the first line, got nothing")
    return record or _header(head, options, names, places, number)


def _header(
    head: dict[str, str], options: dict[str, Value], names: tuple[str, ...], places: dict[str, int], number: int
) -> Record:
    for key in ("game", "rules", "seats"):
        if key not in head:
            raise RecordError(number, 1, f"the header does not say the {key}")
    record = Record(
        head["game"],
        int(head["rules"]),
        int(head["seats"]),
        options,
        names,
        table=head.get("table"),
        secret=head.get("secret"),
        places=places,
    )
    if names and len(names) != record.seats:
        raise RecordError(places["names"], 1, f"{record.seats} seats but {len(names)} names")
    return record


def _move_line(record: Record, found: re.Match[str], line: str, number: int, column: int) -> None:
    who, start = found.group(1), found.end()
    if record.end is not None:
        raise RecordError(number, column, "nothing may follow the end")
    if who == "end":
        record.end = line[start:].strip() or None
        record.places["end"] = number
        if record.end is None:
            raise RecordError(number, start + 1, "expected the reason of the end")
        return
    if who == "*":
        seat = CHANCE
    elif who == "rest":
        seat = REST
    elif who in record.names:
        seat = record.names.index(who)
    elif _NUMBER.fullmatch(who) and int(who) < record.seats:
        seat = int(who)
    else:
        players = ", ".join(record.names) or f"0 to {record.seats - 1}"
        raise RecordError(number, column, f"no such player: {who[:40]!r}; expected {players}, rest or *")
    try:
        record.lines.append(Line(seat, Move.parse(line[start:]), number, start + 1))
    except NotationError as error:
        raise RecordError(number, start + error.column, error.problem) from None
