"""Who sees and hits what: eight rays and the knight's leaps, obstacles, levels, woods, roofs, near sides and vehicles.

An Eye is all that can be seen from one node, as bitmasks by range, worked out when first wanted. Vehicles are
not part of
the board: they take away the shadow they throw.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from covo.games.lupin.board import COLUMNS, Board, bits, board, mask_of

PISTOL, RIFLE = 5, 12  # LUP-VIS-05
RAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))  # LUP-VIS-04
LEAPS: Final = tuple((r, c) for r in (-2, -1, 1, 2) for c in (-2, -1, 1, 2) if abs(r) != abs(c))  # LUP-VIS-06


class Eye:
    """`line`: nodes with a clear line; `see`: where a policeman here sees a member; `loud`: where only one
    that has shot
    from its roof; `hit`: where a member here can hit a policeman; `grasp`: all a policeman here may attack. By range,
    pistol or rifle."""

    __slots__ = ("grasp", "hit", "leaps", "line", "lob", "loud", "ring", "see", "shadow", "zone")

    def __init__(self, place: Board, node: int) -> None:
        self.line: dict[int, int] = {PISTOL: 0, RIFLE: 0}
        self.shadow: dict[int, int] = {}  # by square: what a vehicle on it hides
        self.leaps: list[tuple[int, tuple[int, ...]]] = []  # target bit, squares of each open route
        near = _lines(place, node, self)
        self.ring = 0  # squares the leaps pass
        for _, routes in self.leaps:
            for way in routes:
                self.ring |= way
        self.zone = mask_of(self.shadow)
        woods = place.woods
        here = 1 << node
        beside = place.sides[node] & woods if node < place.squares and here & woods else 0  # LUP-VIS-17, LUP-Q-37
        higher = place.higher(node)
        self.see, self.loud, self.hit, self.grasp = {}, {}, {}, {}
        for reach in (PISTOL, RIFLE):
            line = self.line[reach] & ~place.unseen[node]
            if here & place.inner_wood:
                self.see[reach], self.loud[reach], self.hit[reach] = beside, 0, beside
                self.grasp[reach] = beside | place.next_to[node]
                continue
            # LUP-VIS-15, LUP-VIS-16, LUP-VIS-19, LUP-Q-09: woods, higher roofs and the gang's house hide
            self.see[reach] = line & ~woods & ~higher & ~place.houses | beside
            self.loud[reach] = line & higher & near  # LUP-VIS-21
            self.grasp[reach] = self.see[reach] | self.loud[reach] | place.next_to[node]
            self.hit[reach] = (line & ~place.inner_wood | beside) & ~place.unhit[node]
        self.lob = self.hit[PISTOL] | self.line[PISTOL] & place.sunken  # where a grenade can be thrown


def _lines(place: Board, node: int, eye: Eye) -> int:
    """Fill in lines, shadows and leaps; returns the roof squares on the near side (LUP-Q-39)."""
    row, column = divmod(place.below[node], COLUMNS)
    start, near = place.below[node], 0
    for dr, dc in RAYS:
        cells: list[int] = []
        for far in range(1, RIFLE + 1):
            r, c = row + dr * far, column + dc * far
            if not (0 <= r < len(place.rows) and 0 <= c < COLUMNS):
                break
            cell = r * COLUMNS + c
            for target in _targets(place, cell):
                if not _clear(place, node, target, [start, *cells, cell], diagonal=bool(dr and dc)):
                    continue
                bit = 1 << target
                for reach in (PISTOL, RIFLE):
                    if far <= reach:
                        eye.line[reach] |= bit
                for between in bits(_in_the_way(place, node, target, cells)):
                    eye.shadow[between] = eye.shadow.get(between, 0) | bit
                if not _roofs_between(place, target, cells):
                    near |= bit
            cells.append(cell)
    for dr, dc in LEAPS:
        r, c = row + dr, column + dc
        if not (0 <= r < len(place.rows) and 0 <= c < COLUMNS):
            continue
        cell = r * COLUMNS + c
        for target in _targets(place, cell):
            routes = [way for way in _routes(row, column, dr, dc) if _clear(place, node, target, [start, *way, cell])]
            if not routes:
                continue
            bit = 1 << target
            eye.line[PISTOL] |= bit
            eye.line[RIFLE] |= bit
            eye.leaps.append((bit, tuple(_in_the_way(place, node, target, way) for way in routes)))
            if any(not _roofs_between(place, target, way) for way in routes):
                near |= bit
    return near


def _routes(row: int, column: int, dr: int, dc: int) -> tuple[list[int], list[int]]:
    """LUP-Q-30: long arm first, or short arm first."""

    def at(r: int, c: int) -> int:
        return (row + r) * COLUMNS + column + c

    if abs(dr) == 2:
        half = dr // 2
        return [at(half, 0), at(dr, 0)], [at(0, dc), at(half, dc)]
    half = dc // 2
    return [at(0, half), at(0, dc)], [at(dr, 0), at(dr, half)]


def _targets(place: Board, cell: int) -> list[int]:
    roof = place.roof_at[cell]
    return [cell] if roof is None else [cell, roof]


def _in_the_way(place: Board, a: int, b: int, cells: list[int]) -> int:
    """LUP-Q-38: where a vehicle would be in the way; one lower than both ends is not."""
    low = min(place.height[a], place.height[b])
    return mask_of(cell for cell in cells if place.height[cell] >= low)


def _roofs_between(place: Board, target: int, cells: list[int]) -> bool:
    building = place.building_of.get(target)
    return building is not None and any(cell in building.roof.values() for cell in cells)


def _clear(place: Board, a: int, b: int, cells: list[int], *, diagonal: bool = False) -> bool:
    if place.apart_for_sight(a, b, len(cells) - 2):
        return False
    if any(place.blocks(cell, a, b) for cell in cells[1:-1]):
        return False
    high = a >= place.squares and b >= place.squares
    for here, there in pairwise(cells):
        if diagonal:  # LUP-Q-31: blocked where both ways around the corner are
            r0, c0, r1, c1 = *divmod(here, COLUMNS), *divmod(there, COLUMNS)
            corners = r0 * COLUMNS + c1, r1 * COLUMNS + c0
            if all(_corner_shut(place, here, corner, there, a, b) for corner in corners):
                return False
        elif not high and frozenset((here, there)) in place.walls:  # LUP-Q-48
            return False
    return True


def _corner_shut(place: Board, here: int, corner: int, there: int, a: int, b: int) -> bool:
    if place.kinds[corner] != "wood" and place.blocks(corner, a, b):
        return True
    if a >= place.squares and b >= place.squares:
        return False
    return frozenset((here, corner)) in place.walls or frozenset((corner, there)) in place.walls


@cache
def eye(mission: int, node: int) -> Eye:
    return Eye(board(mission), node)


def hidden_by(look: Eye, mask: int, vehicles: int) -> int:
    """What of a field of view is left with these vehicles on the board (LUP-VIS-08)."""
    for at in bits(vehicles & look.zone):
        mask &= ~look.shadow[at]
    if vehicles & look.ring:
        for bit, routes in look.leaps:
            if mask & bit and all(way & vehicles for way in routes):
                mask &= ~bit
    return mask


def sees(mission: int, node: int, reach: int, vehicles: int) -> int:
    look = eye(mission, node)
    field = look.see[reach]
    return hidden_by(look, field, vehicles & ~(1 << node)) if vehicles & (look.zone | look.ring) else field


def sees_loud(mission: int, node: int, reach: int, vehicles: int) -> int:
    look = eye(mission, node)
    field = look.loud[reach]
    return hidden_by(look, field, vehicles & ~(1 << node)) if field and vehicles else field


def hits(mission: int, node: int, reach: int, vehicles: int) -> int:
    look = eye(mission, node)
    field = look.hit[reach]
    return hidden_by(look, field, vehicles & ~(1 << node)) if vehicles & (look.zone | look.ring) else field


def lobs(mission: int, node: int, vehicles: int) -> int:
    """Where a grenade can be thrown from here."""
    look = eye(mission, node)
    return hidden_by(look, look.lob, vehicles & ~(1 << node)) if vehicles & (look.zone | look.ring) else look.lob


@lru_cache(maxsize=4096)
def watched(mission: int, pistols: int, rifles: int, vehicles: int) -> tuple[int, int]:
    """LUP-VIS-03, LUP-Q-36: all nodes in sight of the police, and all where a member is seen that shot from
    its roof."""
    seen = loud = 0
    for reach, nodes in ((PISTOL, pistols), (RIFLE, rifles)):
        for node in bits(nodes):
            look = eye(mission, node)
            if vehicles & (look.zone | look.ring):
                seen |= hidden_by(look, look.see[reach], vehicles & ~(1 << node))
                if look.loud[reach]:
                    loud |= hidden_by(look, look.loud[reach], vehicles & ~(1 << node))
            else:
                seen |= look.see[reach]
                loud |= look.loud[reach]
    return seen, loud


def glimpsed(mission: int, pistols: int, rifles: int, nodes: int) -> bool:
    """Would the police see one of these nodes if there were no vehicles? If not they surely do not."""
    if rifles and _field_of(mission, rifles) & nodes:
        return True
    while pistols:
        low = pistols & -pistols
        if eye(mission, low.bit_length() - 1).see[PISTOL] & nodes:
            return True
        pistols ^= low
    return False


@lru_cache(maxsize=4096)
def _field_of(mission: int, rifles: int) -> int:
    field = 0
    for node in bits(rifles):
        field |= eye(mission, node).see[RIFLE]
    return field


def why(mission: int, node: int, target: int, reach: int, vehicles: int) -> tuple[str, int | None]:
    """Why a policeman at `node` sees or does not see a member at `target`: a reason and the square behind it."""
    place, look = board(mission), eye(mission, node)
    if sees(mission, node, reach, vehicles) >> target & 1:
        return "seen", None
    roofs = range(place.squares, place.squares + len(place.roof_nodes()))
    if target >= place.squares and target not in roofs:
        return "inside", None
    a, b = place.below[node], place.below[target]
    dr, dc = b // COLUMNS - a // COLUMNS, b % COLUMNS - a % COLUMNS
    far = max(abs(dr), abs(dc))
    leap = sorted((abs(dr), abs(dc))) == [1, 2]
    if not leap and dr and dc and abs(dr) != abs(dc):
        return "no-line", None
    if far > reach:
        return "too-far", None
    if place.houses >> target & 1:
        return "house", None
    if far <= 1 and place.height[node] != place.height[target]:
        return "wall-hugging", None
    if not look.line[reach] >> target & 1:
        return "blocked", None if leap else _first_block(place, node, target, dr // far, dc // far)
    if (1 << target | 1 << node) & place.woods:
        return "wood", None
    if look.line[reach] >> target & 1 and place.height[target] > place.height[node]:
        return ("roof" if look.loud[reach] >> target & 1 else "far-side"), None
    return "vehicle", next((cell for cell in bits(vehicles & look.zone) if look.shadow[cell] >> target & 1), None)


def _first_block(place: Board, node: int, target: int, dr: int, dc: int) -> int | None:
    cell = place.below[node] + dr * COLUMNS + dc
    while cell != place.below[target]:
        if place.blocks(cell, node, target):
            return cell
        cell += dr * COLUMNS + dc
    return None
