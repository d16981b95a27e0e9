"""A scene drawn with letters. It knows the words of `kernel/scene.py` and no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from math import atan2, pi
from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from covo.cli.chart import Chart
from covo.kernel import Board, Cell, Chair, Choice, Event, Layer, Map, Piece, Scene, Seat, Track, Words, place
from covo.words import Phrases

WIDEST: Final = 100  # columns; longer lines are hard to read
RING: Final = 66  # columns that three players side by side need
MANY: Final = 6  # choices that differ in their last word alone are told in one paragraph

# Where players sit around a ring, clockwise from the one at the bottom: row and column of a grid of three by three.
B, BL, L, TL, T, TR, R, BR = (2, 1), (2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2)
AROUND: Final = {
    1: (B,),
    2: (B, T),
    3: (B, TL, TR),
    4: (B, L, T, R),
    5: (B, L, TL, TR, R),
    6: (B, BL, TL, T, TR, BR),
    7: (B, BL, L, TL, TR, R, BR),
    8: (B, BL, L, TL, T, TR, R, BR),
}
INKS: Final = {
    "teal": "dark_cyan",
    "purple": "medium_purple",
    "blue": "dodger_blue2",
    "green": "green4",
    "red": "red",
    "amber": "dark_orange3",
    "pink": "hot_pink3",
    "grey": "grey58",
}
MOODS: Final = {"night": "slate_blue1", "day": "gold3"}


class Picture:
    """One reader's scene, part by part."""

    def __init__(
        self, scene: Scene, phrases: Phrases, width: int, maps: Callable[[str], Map | None] = lambda name: None
    ) -> None:
        self.scene = scene
        self.charts = {
            board.map: Chart(drawn, scene.pieces, self._mark)
            for board in scene.boards
            if board.map and (drawn := maps(board.map))
        }
        self.phrases = phrases
        self.width = width
        self.mood = MOODS.get(scene.mood, "default")
        inks = list(INKS.values())
        self.inks = {chair.seat: INKS.get(chair.colour, inks[chair.seat % len(inks)]) for chair in scene.chairs}
        self.short = _short([phrases.names[chair.seat] for chair in scene.chairs])

    # ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

    def say(self, words: Words) -> str:
        return self.phrases.say(words.id, words.args)

    def text(self, line: str, style: str = "") -> Text:
        """A line with the players' names in their colours."""
        text = Text(line, style)
        for seat, name in enumerate(self.phrases.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {self.inks.get(seat, '')}")
        return text

    def heading(self) -> Rule:
        """`☾ Night 2 · run-off` across the screen."""
        glyph = self._glyph(self.scene.mood) if self.scene.mood else None
        step = self.scene.steps[self.scene.step] if self.scene.step is not None else None
        parts = [self.say(self.scene.title), *([self.say(step)] if step else [])]
        line = " · ".join(parts)
        return Rule(Text(f"{glyph} {line}" if glyph else line, f"bold {self.mood}"), style=self.mood)

    def prompt(self) -> Text:
        """What is asked, and the rule behind it."""
        line = self.text(self.say(self.scene.prompt), "bold")
        return line.append(f"  {self.scene.rule}", "not bold dim") if self.scene.rule else line

    def notes(self) -> Group:
        return Group(*(self.bullet(self.say(note)) for note in self.scene.notes))

    def result(self) -> Group:
        first, *rest = [self.say(words) for words in self.scene.result] or [self.say(self.scene.prompt)]
        return Group(self.text(first, "bold"), *(self.bullet(line) for line in rest))

    def news(self, events: Iterable[Event]) -> Group:
        """What happened; events of a kind in a row make one paragraph, and so do the deeds of one player."""
        lines: list[str] = []
        last: object = None  # whose deeds the last paragraph tells, if one player's
        for kind, same in groupby(events, lambda event: event.kind):
            run = list(same)
            if not self.phrases.has(f"event-{kind}"):
                continue
            line = " ".join(self.phrases.say(f"event-{kind}", event.data) for event in run)
            who = run[0].data.get("seat") if len(run) == 1 else None
            if who is not None and who == last:
                lines[-1] += f" {line}"
            else:
                lines.append(line)
            last = who
        return Group(*map(self.bullet, lines))

    def bullet(self, line: str) -> RenderableType:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(Text("·", self.mood), self.text(line))
        return row

    # ── Things ───────────────────────────────────────────────────────────────────────────────────────────────────

    def table(self) -> RenderableType:
        """The players around their board where there is room for it, else one below the other."""
        ring = next((board for board in self.scene.boards if board.shape == "ring"), None)
        if ring and len(self.scene.chairs) in AROUND and self.width >= RING:
            return self._ring(ring)
        rows = Table.grid(padding=(0, 2, 0, 0))
        for chair in self.scene.chairs:
            seen = [self._cell(cell) for board in self.scene.boards for cell in board.cells if cell.side == chair.seat]
            rows.add_row(
                Text(f"{chair.seat}", "dim"), self._title(chair), *seen, self._before(chair.seat), self._sums(chair)
            )
        tracks = " · ".join(self._track(track) for track in self.scene.tracks if track.side is None)
        return Group(*self.maps(), rows, *([Text(tracks, "dim")] if tracks else []))

    def maps(self, labels: Mapping[str, str] | None = None) -> list[RenderableType]:
        """The boards that have a map, as far as they fit; `labels` are written on cells."""
        found: list[RenderableType] = []
        for board in self.scene.boards:
            lines = self.charts[board.map].draw(self.width, labels or {}) if board.map in self.charts else []
            if lines and board.words:
                found.append(Text(self.say(board.words), "bold"))
            found += [*lines, Text()] if lines else []
        return found

    def layer(self, layer: Layer) -> Group:
        """Something laid over the maps: what each cell costs, or that it belongs to it."""
        return Group(
            *self.maps({cell: layer.labels.get(cell, "•") for cell in layer.cells}), self.text(self.say(layer.words))
        )

    def _mark(self, piece: Piece) -> tuple[str, str]:
        """A piece on a map: its sign and number, or whose it is."""
        ink = "" if piece.side is None else self.inks.get(piece.side, "")
        if piece.hidden:
            return "?", ink
        number = re.sub(r".*?(\d*)$", r"\1", piece.id)
        glyph = self._glyph(piece.icon)
        if glyph is None and piece.side is not None and self._single(piece):
            return self.short[piece.side], ink
        return (glyph or piece.icon[:1].upper()) + number, ink

    def _single(self, piece: Piece) -> bool:
        """Whether each player has one piece of this kind, so that a name tells which."""
        sides = [other.side for other in self.scene.pieces if other.icon == piece.icon]
        return len(set(sides)) == len(sides)

    def _ring(self, board: Board) -> RenderableType:
        wide = min(30, self.width // 3)
        spots: dict[tuple[int, int], RenderableType] = {(1, 1): self._middle(wide)}
        chairs = sorted(self.scene.chairs, key=lambda chair: _angle(board, chair.seat))
        for chair, spot in zip(chairs, AROUND[len(chairs)], strict=True):
            spots[spot] = self._seat(board, chair, wide)
        grid = Table.grid()
        for _ in range(3):
            grid.add_column(width=wide, vertical="middle")
        for row in range(3):
            cells = [spots.get((row, column), "") for column in range(3)]
            if any(cell != "" for cell in cells):
                grid.add_row(*cells)
        return grid

    def _middle(self, wide: int) -> RenderableType:
        glyph = self._glyph(self.scene.mood) if self.scene.mood else None
        lines = [
            Text(f"{glyph} {self.say(self.scene.title)}" if glyph else self.say(self.scene.title), f"bold {self.mood}")
        ]
        lines += [Text(self._track(track), "dim") for track in self.scene.tracks if track.side is None]
        return Group(*(Align.center(line, width=wide) for line in lines))

    def _seat(self, board: Board, chair: Chair, wide: int) -> Panel:
        mine = chair.seat == self.phrases.reader
        lines = [self._cell(cell, wide - 4) for cell in board.cells if cell.side == chair.seat]
        below = Text(" ").join(part for part in (self._before(chair.seat), self._sums(chair)) if part)
        return Panel(
            Group(*lines),
            title=self._title(chair),
            title_align="left",
            subtitle=below or None,
            subtitle_align="left",
            box=box.HEAVY if mine else box.ROUNDED,
            border_style=self.inks[chair.seat],
            width=wide,
        )

    def _title(self, chair: Chair) -> Text:
        """Name, marks, who is awaited."""
        mine = chair.seat == self.phrases.reader
        name = Text(self.phrases.names[chair.seat], f"{'dim ' if chair.lives == 0 else 'bold '}{self.inks[chair.seat]}")
        if mine:
            name.append(f" ({self.phrases.say('play-you')})", "not bold")
        for mark in chair.marks:
            if glyph := self._glyph(mark):
                name.append(f" {glyph}")
        return name.append(" …", "not bold dim") if chair.awaited and not mine else name

    def _cell(self, cell: Cell, room: int | None = None) -> Text:
        """A place and what lies there, `3R ? •AB paw`; in little room only how many there are of what is somebody's."""
        gone = self._glyph(cell.state) if cell.state else None
        pieces = [piece for piece in self.scene.pieces if piece.place == cell.id and not (gone and piece.hidden)]
        for counted in (False, True):
            line = Text(" ", no_wrap=True, overflow="ellipsis").join(
                [Text(cell.id, "dim"), *([Text(gone)] if gone else []), *self._lying(pieces, counted)]
            )
            if room is None or line.cell_len <= room:
                break
        if gone:
            line.stylize("dim")
        return line

    def _before(self, seat: Seat) -> Text:
        """What lies before a player; what the marks say already is not said again."""
        marks = {mark for chair in self.scene.chairs for mark in chair.marks}
        pieces = [piece for piece in self.scene.pieces if piece.place == place(seat) and piece.icon not in marks]
        return Text(" ").join(self._lying(pieces))

    def _lying(self, pieces: Sequence[Piece], counted: bool = False) -> list[Text]:
        """Pieces in short, those of a kind together: whose they are by the first letters of the name."""
        parts: list[Text] = []
        for icon, group in groupby(pieces, lambda piece: piece.icon):
            same = list(group)
            glyph = self._glyph(icon)
            for piece in same:
                if piece.side is None:
                    word = "?" if piece.hidden else glyph or self._word(piece)
                    parts.append(Text(" ".join((word, *piece.badges)), "" if glyph else "bold"))
            owned = [piece for piece in same if piece.side is not None]
            if owned:
                line = Text(glyph or self._word(owned[0]))
                if counted:
                    line.append(str(len(owned)), "bold")
                else:
                    line.append_text(Text.assemble(*map(self._whose, owned)))
                parts.append(line)
        return parts

    def _whose(self, piece: Piece) -> tuple[str, str]:
        assert piece.side is not None
        return "".join((self.short[piece.side], *piece.badges)), f"bold {self.inks.get(piece.side, '')}"

    def _sums(self, chair: Chair) -> Text:
        """Numbers that are one player's."""
        own = [self._track(track) for track in self.scene.tracks if track.side == chair.seat]
        return Text(" · ".join(own), "dim")

    def _track(self, track: Track) -> str:
        return f"{self.say(track.words)} {track.value}{f'/{track.of}' if track.of is not None else ''}"

    def signs(self) -> dict[str, str]:
        """What the characters on the table stand for, by icon."""
        icons = [mark for chair in self.scene.chairs for mark in chair.marks]
        somebodys = {cell.id for board in self.scene.boards for cell in board.cells if cell.side is not None}
        somebodys |= {place(chair.seat) for chair in self.scene.chairs}
        icons += [piece.icon for piece in self.scene.pieces if piece.place in somebodys]
        icons += [cell.state for board in self.scene.boards for cell in board.cells if cell.state]
        signs = {icon: f"{glyph} {self._sign(icon)}" for icon in dict.fromkeys(icons) if (glyph := self._glyph(icon))}
        for chart in self.charts.values():
            on_map = [piece for cell in chart.spots.values() for piece in chart.there.get(cell.id, [])]
            for piece in on_map:
                sign = self._mark(piece)[0].rstrip("0123456789")
                signs.setdefault(piece.icon, f"{sign} {self.phrases.say(f'icon-{piece.icon}')}")
            for kind, sign in chart.kinds().items():
                if self.phrases.has(f"ground-{kind}"):
                    signs[f"ground-{kind}"] = f"{sign} {self.phrases.say(f'ground-{kind}')}"
        return signs

    def _sign(self, icon: str) -> str:
        thing = self.phrases.say(f"icon-{icon}")
        owner = next((piece.side for piece in self.scene.pieces if piece.icon == icon and piece.side is not None), None)
        if owner is None:
            return thing
        letter = {"letter": self.short[owner], "name": self.phrases.names[owner]}
        return self.phrases.say("play-whose", {"thing": thing, **letter})

    def _glyph(self, icon: str) -> str | None:
        return self.phrases.say(f"glyph-{icon}") if self.phrases.has(f"glyph-{icon}") else None

    def _word(self, piece: Piece) -> str:
        return self.say(piece.words) if piece.words else piece.icon

    def choices(self) -> RenderableType:
        """Numbered, each with the text of its move; many of them in columns, many alike in one paragraph."""
        parts: list[RenderableType] = []
        single: list[tuple[int, Choice]] = []
        for prefix, group in groupby(enumerate(self.scene.choices, 1), lambda one: one[1].move.rpartition(" ")[0]):
            same = list(group)
            if prefix and len(same) >= MANY and len(self.scene.choices) > 2 * MANY:
                parts += [self._listed(single)] if single else []
                parts.append(Padding(self._paragraph(prefix, same), (0, 0, 0, 2)))
                single = []
            else:
                single += same
        parts += [self._listed(single)] if single else []
        return Group(*parts)

    def _paragraph(self, prefix: str, same: Sequence[tuple[int, Choice]]) -> Text:
        """`go police1 …  12 Y9 (2)  13 Y10 (3)`"""
        text = Text(f"{prefix} …", "bold")
        for number, choice in same:
            last = choice.move.rpartition(" ")[2]
            text.append(f"  {number}", f"not bold {self.mood}").append(f"\u00a0{last}", "not bold")
            if choice.cost:
                text.append(f"\u00a0({choice.cost})", "not bold dim")
        return text

    def _listed(self, choices: Sequence[tuple[int, Choice]]) -> RenderableType:
        rows = [
            (Text(str(number), f"bold {self.mood}"), self.text(self.say(choice.words)), Text(choice.move, "dim"))
            for number, choice in choices
        ]
        columns = next((wanted for wanted in (3, 2) if len(rows) > 4 and self._fits(rows, wanted)), 1)
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right")
            grid.add_column()
            grid.add_column()
        for number in range(height):
            grid.add_row(*(part for row in rows[number::height] for part in row))
        return Padding(grid, (0, 0, 0, 2))

    def _fits(self, rows: Sequence[Sequence[Text]], columns: int) -> bool:
        height = -(-len(rows) // columns)
        wide = 2
        for start in range(0, len(rows), height):
            some = rows[start : start + height]
            wide += sum(max(row[part].cell_len for row in some) + 2 for part in range(len(some[0])))
        return wide <= self.width

    def sheets(self) -> Group:
        tables = []
        for sheet in self.scene.sheets:
            table = Table(title=self.say(sheet.words), title_justify="left", box=box.SIMPLE_HEAD, title_style="bold")
            table.add_column(self.phrases.say("play-player"))
            for column in sheet.columns:
                table.add_column(self.say(column), justify="right")
            for row in sheet.rows:
                values = ["" if value is None else str(value) for value in row.values]
                table.add_row(self.text(self.phrases.names[row.side]), *values[:-1], Text(values[-1], "bold"))
            tables.append(table)
        return Group(*tables)


def _angle(board: Board, seat: Seat) -> float:
    """Clockwise from the bottom, from the middle of the player's cells."""
    own = [cell for cell in board.cells if cell.side == seat]
    angle = atan2(-sum(cell.x for cell in own), sum(cell.y for cell in own)) % (2 * pi)
    return 0.0 if 2 * pi - angle < 0.01 else angle


def _short(names: Sequence[str]) -> list[str]:
    """The first letters of each name, as many as tell it from the others; three at most."""
    return [
        next((name[:size] for size in (1, 2) if sum(other.startswith(name[:size]) for other in names) == 1), name[:3])
        for name in names
    ]
