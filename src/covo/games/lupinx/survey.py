"""Is this a board? One check for each constraint of the rulebook's section on boards, under its id.

Some constraints are advice: a board that does not follow it can be played, and the report says so among its facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from covo.boards import Grid, Problem, Report, Source
from covo.games.lupin.board import GANG, bits, expand, mask_of, square
from covo.games.lupinx.board import EVERY, Site
from covo.games.lupinx.shape import ROWS, read

FAR: Final = 99
ELSEWHERE: Final = ("building", "helicopter", "pier", "guards")
TURNS: Final = {"cagliostro": 18, "stonehenge": 11}


class Survey:
    """A board being looked at: what it is, what was found."""

    def __init__(self, source: Source) -> None:
        self.source, self.file = source, read(source)
        self.grid = Grid(source, "terrain", len(ROWS), 25)
        # What has no place on these boards, or has the wrong size, is told below; it must not stop us here.
        land = {key: value for key, value in source.data.items() if key not in ELSEWHERE}
        self.place = Site({**land, "columns": 25, "rows": ROWS})
        self.problems: list[Problem] = []
        self.facts: list[str] = []
        self.rule, self.soft = "", False

    def need(self, holds: object, text: str, *at: str | int) -> None:
        """`at`: a square, or the path of a key."""
        if holds:
            return
        if self.soft:
            self.facts.append(f"{self.rule} (advice): {text}")
        elif len(at) == 1 and str(at[0])[:1] in ROWS and str(at[0])[1:].isdigit():
            row, column = divmod(square(str(at[0]), ROWS), 25)
            self.problems.append(self.grid.problem(text, row, column, self.rule))
        else:
            self.problems.append(self.source.problem(text, *at, rule=self.rule))

    def advise(self, holds: object, text: str) -> None:
        """The soft half of a hard constraint."""
        if not holds:
            self.facts.append(f"{self.rule} (advice): {text}")

    def fact(self, text: str) -> None:
        self.facts.append(f"{self.rule}: {text}")

    # ── The land ─────────────────────────────────────────────────────────────────────────────────────────────────

    def kind(self, cell: str) -> str:
        return self.place.kinds[square(cell, ROWS)]

    def level(self, cell: str) -> int:
        return self.place.height[square(cell, ROWS)]

    def cells(self, *path: str | int) -> list[int]:
        """The squares of a list of the file."""
        return expand(self.source.get(list, "a list of squares", *path), ROWS)

    def names(self, nodes: Iterable[int]) -> str:
        return ", ".join(self.place.names[node] for node in list(nodes)[:6])

    def ring(self) -> int:
        place = self.place
        return mask_of(cell for cell in place.of_kind("road", "bridge") if place.height[cell] == 2)

    def inner_roads(self) -> int:
        return mask_of(cell for cell in self.place.of_kind("road") if not self.place.height[cell])

    def together(self, mask: int) -> bool:
        """Does a set of squares hang together?"""
        if not mask:
            return False
        seen = mask & -mask
        while grown := self.place.beside_all(seen) & mask & ~seen:
            seen |= grown
        return seen == mask

    def walks(self, start: int, blocked: int, stop: int = -1) -> dict[int, int]:
        layers = self.place.layers(start, FAR, blocked, GANG, stop)
        return {node: cost for cost, layer in enumerate(layers) for node in bits(layer)}

    def all_open(self) -> int:
        """What is blocked when every temple is open and every zone drained."""
        return self.place.shut(EVERY, EVERY)

    def home(self, cell: int) -> str:
        """The temple or the zone of a square."""
        temple = self.place.temple_at.get(cell)
        if temple is not None:
            return temple.id
        return next((zone.colour for zone in self.place.zones if zone.cells >> cell & 1), "")


Check = Callable[[Survey], None]
CHECKS: list[tuple[str, str, bool, Check]] = []  # id, board ("" for both), advice only, the check


def check(rule: str, board: str = "", *, soft: bool = False) -> Callable[[Check], Check]:
    def enter(function: Check) -> Check:
        CHECKS.append((rule, board, soft, function))
        return function

    return enter


def survey(text: str) -> Report:
    """Everything that is wrong with a board file, and what is worth knowing of it."""
    from covo.games.lupinx import survey_cagliostro, survey_stonehenge  # noqa: F401  (they enter their checks)

    look = Survey(Source(text))
    for rule, board, soft, function in CHECKS:
        if board in ("", look.file.id):
            look.rule, look.soft = rule, soft
            function(look)
    return Report.of(look.problems, look.facts)


# ── Both boards ──────────────────────────────────────────────────────────────────────────────────────────────────


@check("LUX-BRD-01")
def grid(look: Survey) -> None:
    look.need((look.file.columns, look.file.rows) == (25, ROWS), "expected columns 1 to 25 and rows A to T", "rows")


@check("LUX-BRD-02")
def levels(look: Survey) -> None:
    """Every square has a kind and, where somebody can be, a level."""
    letters = "".join(look.source.data["level"].splitlines())
    for cell, (kind, letter) in enumerate(zip(look.place.kinds, letters, strict=True)):
        nobody = not look.place.table[kind].walk and not look.place.river >> cell & 1
        where = look.place.names[cell]
        look.need((letter == "-") == nobody, f"{where}: {kind} {'has a' if nobody else 'needs a'} level", where)
    for letter, kind in look.file.legend.items():
        look.need(letter in look.source.data["terrain"], f"no square is {letter!r}, {kind}", "legend", letter)


@check("LUX-BRD-03")
def track(look: Survey) -> None:
    turns = TURNS[look.file.id]
    look.need(look.file.turn_track.spaces == turns, f"the track needs {turns} spaces", "turn_track", "spaces")
    look.need(look.file.rounds == turns, f"{look.file.id} has {turns} rounds", "rounds")


@check("LUX-BRD-04")
def roads(look: Survey) -> None:
    place = look.place
    reached = place.drive(mask_of(place.starts), FAR, 0)
    lost = place.roads & ~reached
    look.need(not lost, f"road squares that no road joins to the start: {look.names(bits(lost))}", "terrain")
    short = place.drive(1 << place.starts[0], 12, 0)
    look.need(reached & ~short, "no road is longer than the 12 squares of a motorbike", "terrain")
    look.fact(f"{place.roads.bit_count()} road squares")


@check("LUX-BRD-05")
def nothing_superfluous(look: Survey) -> None:
    for key in ELSEWHERE:
        look.need(key not in look.source.data, f"{key}: the expansion has none", key)
    look.need(not look.source.data["bus_stop"], "bus_stop: the expansion has no bus", "bus_stop")


@check("LUX-BRD-06")
def starts_on_roads(look: Survey) -> None:
    for key in ("cells", "garages", "fujiko"):
        for number, cell in enumerate(look.source.data["start"].get(key, [])):
            look.need(look.kind(cell) == "road", f"{cell} is no road: vehicles start here", "start", key, number)
