"""Nu-Earth and Milli-com: 72 and 13 sectors read from data/, with everything that follows from where they lie.

A sector is a small number: first those of Nu-Earth in the order of the file, then those of Milli-com.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec
from msgspec import Struct

from covo.games.rogue.deck import SIDES, TERRAINS, DataError, block_line, line_of, parse

Sector = int
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # by the face of a die, from 1
NEEDED: Final = {  # the rules speak of these by name
    "nu-earth": ("Glasshouse", "Furlow", "Nu-Arcady", "Shuttle Base"),
    "milli-com": ("Bridge", "Brig", "Lifepods", "Battle Computer", "Security Zone", "Shuttle Bay", "GI Armoury"),
}


class Place(Struct, frozen=True):
    """A sector as the file has it (RGT-BRD-01)."""

    id: str
    name: str
    q: int
    r: int
    number: int
    side: str = ""  # none on Milli-com (RGT-MIL-01)
    terrain: str = ""
    flags: tuple[str, ...] = ()
    drop_zone: int = 0
    lives: int | str = 0
    supply: str = ""
    adjacent: tuple[str, ...] = ()
    mark: str = ""


def read_map(file: str, text: str) -> tuple[Place, ...]:
    """The sectors of a file, each looked at; DataError names the line of the first that will not do."""
    raw = parse(file, text)
    area = raw.get("id")
    if area not in NEEDED:
        raise DataError(file, line_of(text, "id"), f"id: expected nu-earth or milli-com, got {area!r}")
    places: list[Place] = []
    for number, entry in enumerate(raw.get("sector", ())):
        line = _line(text, number, entry)
        try:
            place = msgspec.convert(entry, Place)
        except msgspec.ValidationError as error:
            raise DataError(file, line, f"{entry.get('id', 'a sector')}: {error}") from None
        for holds, problem in (
            (place.number >= 0, f"number: expected 0 or more, got {place.number}"),
            (area == "milli-com" or place.side in SIDES, f"side: expected one of {', '.join(SIDES)}"),
            (area == "milli-com" or place.terrain in TERRAINS, f"terrain: expected one of {', '.join(TERRAINS)}"),
            (area == "nu-earth" or (place.number == 0 and not place.side), "Milli-com has no numbers and no sides"),
            (0 <= place.drop_zone <= 6, "drop_zone: expected 1 to 6"),
            (place.id not in {other.id for other in places}, "an id that is there already"),
            (place.name not in {other.name for other in places}, f"{place.name} is there already"),
            ((place.q, place.r) not in {(other.q, other.r) for other in places}, "lies where another sector lies"),
        ):
            if not holds:
                raise DataError(file, line, f"{place.id}: {problem}")
        places.append(place)
    names = {place.name for place in places}
    for name in NEEDED[str(area)]:
        if name not in names:
            raise DataError(file, 1, f"no sector is called {name}; the rules need one")
    if area == "nu-earth" and sorted(p.drop_zone for p in places if p.drop_zone) != [1, 2, 3, 4, 5, 6]:
        raise DataError(file, 1, "expected drop zones 1 to 6, each once")
    return tuple(places)


def _line(text: str, number: int, entry: Any) -> int:
    """Sectors stand one to a line, or as [[sector]] each."""
    marker = f'id = "{entry.get("id")}"'
    for at, line in enumerate(text.splitlines(), 1):
        if marker in line:
            return at
    return block_line(text, "sector", number)


class Boards(Struct, frozen=True):
    """Both areas put together; lists by sector."""

    places: tuple[Place, ...]
    earth: int  # how many of them lie on Nu-Earth
    near: tuple[tuple[Sector, ...], ...]
    step: tuple[tuple[Sector, ...], ...]  # by face of a die 1 to 6; -1 off the map (random_move)
    sea: tuple[bool, ...]
    coast: tuple[bool, ...]  # Scum Sea or beside it (RGT-BRD-09)
    by_name: dict[str, Sector]
    by_id: dict[str, Sector]


def join(earth: tuple[Place, ...], deck: tuple[Place, ...]) -> Boards:
    places = earth + deck
    at = {(number >= len(earth), place.q, place.r): number for number, place in enumerate(places)}
    step = tuple(
        tuple(at.get((number >= len(earth), place.q + q, place.r + r), -1) for q, r in STEPS)
        for number, place in enumerate(places)
    )
    near = tuple(tuple(there for there in ways if there >= 0) for ways in step)
    sea = tuple(place.terrain == "scum_sea" for place in places)
    return Boards(
        places,
        len(earth),
        near,
        step,
        sea,
        tuple(sea[here] or any(sea[there] for there in near[here]) for here in range(len(places))),
        {place.name: number for number, place in enumerate(places)},
        {place.id: number for number, place in enumerate(places)},
    )


def walks(boards: Boards, helm: bool) -> tuple[tuple[int, ...], ...]:
    """RGT-Q-91: turns of walking between any two sectors, over land, Milli-com and the shuttle link; 99: no way.

    One who steps into (or waits at) one end of the shuttle line is at the other end in the same turn. Scum Sea is
    left, never entered; the Security Zone is passed with Helm alone, and entered without it only as the goal.
    """
    base, bay, zone = (boards.by_name[name] for name in ("Shuttle Base", "Shuttle Bay", "Security Zone"))
    count = len(boards.places)
    ways: list[set[Sector]] = []
    for here in range(count):
        out = {there for there in boards.near[here] if not boards.sea[there]}
        for one, other in ((base, bay), (bay, base)):
            if here == one or one in out:
                out.add(other)
        ways.append(out)
    table: list[tuple[int, ...]] = []
    for start in range(count):
        far = [99] * count
        far[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == zone and not helm and here != start:
                continue
            for there in ways[here]:
                if far[there] == 99:
                    far[there] = far[here] + 1
                    queue.append(there)
        table.append(tuple(far))
    return tuple(table)
