"""The page put together: what the games say about the game, first in words, then in pictures, then in numbers."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from covo.games import load, meta, study
from covo.kernel import WATCHER, Game, SetupError, Value
from covo.lab.interval import Share
from covo.lab.report import findings, heat
from covo.lab.report.pictures import Bar, course, histogram, shares
from covo.lab.rows import Row, Setup
from covo.lab.simulate import summary
from covo.words import Phrases

MOST_CARDS: Final = 24
MOST_HEATS: Final = 6  # on a map
FEW: Final = 400  # games below which a warning is due: a share is then known to five points at best


def write(path: Path, setup: Setup, rows: Sequence[Row], language: str) -> None:
    """One file, with nothing to fetch."""
    if not rows:
        raise SetupError("there are no games to report on")
    path.write_text(Page(setup, rows, language).html(), "utf-8")


class Page:
    def __init__(self, setup: Setup, rows: Sequence[Row], language: str) -> None:
        self.setup = setup
        self.rows = rows
        self.language = language
        self.found = summary(setup, rows)
        self.words = Phrases(language, setup.game)
        self.absent: list[str] = []
        self.style = [files(__package__).joinpath("page.css").read_text("utf-8")]

    def html(self) -> str:
        title = escape(self.say("title", title=meta(self.setup.game).title, games=len(self.rows)))
        sections = [self.fair(), *self.wins(), self.ends(), self.length(), *self.looked()]
        body = "\n".join(section for section in sections if section)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{''.join(self.style)}\n</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n{self.about()}</header>\n"
            f"<main>\n{body}\n</main>\n<footer>\n{self.again()}</footer>\n</body>\n</html>\n"
        )

    # ── in words ─────────────────────────────────────────────────────────────────────────────────────────────────

    def about(self) -> str:
        setup = self.setup
        lines = [self.say("table", seats=setup.seats, bots=", ".join(dict.fromkeys(setup.bots)), seed=setup.seed)]
        if chosen := self.chosen():
            lines.append(self.say("options", options=", ".join(f"{name} = {value}" for name, value in chosen.items())))
        parts = "".join(f'<p class="quiet">{escape(line)}</p>\n' for line in lines)
        if setup.numbers:
            parts += f"<p>{escape(self.say('numbers'))}</p>\n<pre>{escape(setup.numbers)}</pre>\n"
        return parts

    def fair(self) -> str:
        found, games = self.found, len(self.rows)
        lines = [
            self.say("fair-side", side=self.side(side), **self.figures(share)) for side, share in found.by_side.items()
        ]
        if self.setup.seats > 1 and not findings.fixed_sides(self.rows):
            level = self.level()
            odd = [(seat, share) for seat, share in enumerate(found.wins) if not share.low <= level <= share.high]
            for seat, share in odd:
                which = "fair-more" if share.rate > level else "fair-less"
                lines.append(self.say(which, seat=self.seat(seat), level=self.percent(level), **self.figures(share)))
            if not odd:
                lines.append(self.say("fair-even"))
        if found.draws:
            lines.append(self.say("fair-draws", rate=self.percent(found.draws / games)))
        if games < FEW:
            lines.append(self.say("fair-short", games=games, error=f"{98 / games**0.5:.0f}"))
        items = "".join(f"<li>{escape(_upper(line))}</li>" for line in lines)
        return self.section("fair", f"<ul>{items}</ul>", wide=True)

    def again(self) -> str:
        """What is not shown, and how to have the same games again."""
        setup = self.setup
        words = ["covo", setup.kind, setup.game, "--seats", str(setup.seats), "--games", str(len(self.rows))]
        bots = dict.fromkeys(setup.bots) if len({*setup.bots}) == 1 and setup.kind == "simulate" else setup.bots
        words += ["--bots", ",".join(bots), "--seed", str(setup.seed)]
        for name, value in self.chosen().items():
            words += ["--option", f"{name}={value}"]
        if setup.numbers:
            words += ["--numbers", "numbers.toml"]
        notes = "".join(f"<p>{escape(line)}</p>\n" for line in self.absent)
        return f"{notes}<p>{escape(self.say('again'))}</p>\n<pre>{escape(shlex.join(words))}</pre>\n"

    # ── in pictures ──────────────────────────────────────────────────────────────────────────────────────────────

    def wins(self) -> list[str]:
        found = self.found
        seats = [(self.seat(seat), share) for seat, share in enumerate(found.wins)]
        parts = [self.chart("by-seat", seats, self.level(), note=self.say("by-seat-note"))]
        if found.by_side:
            sides = [(self.side(side), share) for side, share in found.by_side.items()]
            parts.append(self.chart("by-side", sides, note=self.say("by-side-note")))
        if len(found.by_bot) > 1:
            parts.append(self.chart("by-bot", [*found.by_bot.items()], note=self.say("by-bot-note")))
        return parts

    def ends(self) -> str:
        games = len(self.rows)
        ends = [(self.named(f"end-{name}", name), Share(n, games)) for name, n in self.found.outcomes.items()]
        return self.chart("ends", ends, axis="axis-games")

    def length(self) -> str:
        moves = [row.moves for row in self.rows]
        low, _, high = quantiles(moves, n=4) if len(moves) > 1 else (moves[0],) * 3
        mean = f"{self.found.mean_moves:.0f}"
        note = self.say("length-note", mean=mean, low=f"{low:.0f}", high=f"{high:.0f}")
        picture = histogram(moves, self.say("axis-moves"), self.say("axis-games"))
        return self.section("length", f'<p class="quiet">{escape(note)}</p>{picture}')

    def looked(self) -> list[str]:
        """What is known only of games that were looked at."""
        if not self.setup.observe:
            self.missing("not-observed")
            return []
        return [self.drama(), self.cards(), self.heat()]

    def drama(self) -> str:
        found = findings.drama(self.rows)
        if found is None:
            return self.missing("no-drama")
        half = found.course[len(found.course) // 2][1]
        note = self.say("drama-note", half=self.percent(half.rate), changes=self.decimal(found.changes))
        points = [Bar(str(part), share.rate, share.low, share.high) for part, share in found.course]
        picture = course(points, self.say("axis-gone"), self.say("axis-ahead"))
        table = self.table([(self.percent(part), share) for part, share in found.course])
        return self.section("drama", f'<p class="quiet">{escape(note)}</p>{picture}{table}')

    def cards(self) -> str:
        found, level = findings.cards(self.rows)
        if not found:
            return self.missing("no-cards")
        known = study(self.setup.game)
        named = []
        for card, share in found:
            words = known.card(card)
            named.append((self.words.say(words.id, words.args) if self.words.has(words.id) else card, share))
        most = sorted(named[:MOST_CARDS], key=lambda one: -one[1].rate)
        note = self.say("cards-note", count=len(most))
        return self.chart("cards", most, level, note=note, listed=named)

    def heat(self) -> str:
        game = load(self.setup.game)
        heats = heat.gather(self.rows, findings.fixed_sides(self.rows))
        if not heats:
            return self.missing("no-heat")
        names = self.maps(game)
        figures = []
        for name in dict.fromkeys(one.map for one in heats):
            board = game.maps[name]()
            self.style.append(heat.backdrop(board))
            for one in [one for one in heats if one.map == name][:MOST_HEATS]:
                caption = self.say("heat-of", who=self.who(one.who), map=names.get(name, name))
                picture = heat.overlay(board, one, caption)
                figures.append(f"<figure>{picture}<figcaption>{escape(_upper(caption))}</figcaption></figure>")
        note = f'<p class="quiet">{escape(self.say("heat-note"))}</p>'
        return self.section("heat", f'{note}<div class="boards">{"".join(figures)}</div>', wide=True)

    # ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────

    def section(self, name: str, inside: str, *, wide: bool = False) -> str:
        kind = ' class="wide"' if wide else ""
        return f"<section{kind}><h2>{escape(self.say(name))}</h2>{inside}</section>"

    def missing(self, message: str) -> str:
        """No picture; why not is said at the end of the page."""
        self.absent.append(self.say(message))
        return ""

    def chart(
        self,
        name: str,
        named: Sequence[tuple[str, Share]],
        level: float | None = None,
        *,
        note: str = "",
        axis: str = "axis-won",
        listed: Sequence[tuple[str, Share]] | None = None,
    ) -> str:
        picture = shares([Bar(who, one.rate, one.low, one.high) for who, one in named], self.say(axis), level)
        above = f'<p class="quiet">{escape(note)}</p>' if note else ""
        return self.section(name, f"{above}{picture}{self.table(listed or named)}")

    def table(self, named: Sequence[tuple[str, Share]]) -> str:
        heads = [self.say(f"column-{name}") for name in ("name", "count", "of", "share", "interval")]
        lines = [
            (
                who,
                f"{s.wins:.6g}",
                str(s.played),
                self.percent(s.rate),
                f"{self.percent(s.low)} – {self.percent(s.high)}",
            )
            for who, s in named
        ]
        head = "".join(f"<th>{escape(text)}</th>" for text in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in line) + "</tr>" for line in lines)
        return (
            f"<details><summary>{escape(self.say('figures'))}</summary>"
            f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div></details>'
        )

    # ── words and numbers ────────────────────────────────────────────────────────────────────────────────────────

    def say(self, message: str, **args: int | str) -> str:
        return self.words.say(f"lab-{message}", args)

    def named(self, message: str, name: str) -> str:
        return self.words.say(message) if self.words.has(message) else name

    def side(self, name: str) -> str:
        return self.named(f"side-{name}", name)

    def seat(self, seat: int) -> str:
        return self.say("seat", seat=seat)

    def who(self, name: str) -> str:
        """Of figures: a side, a seat, or an icon that is nobody's."""
        return self.seat(int(name)) if name.isdigit() else self.named(f"side-{name}", self.named(f"icon-{name}", name))

    def maps(self, game: Game[Any, Any]) -> dict[str, str]:
        """What maps are called: by the board, or by the option that chooses them."""
        options = [(name, str(value)) for name, value in self.setup.options.items()]
        names = {value: self.named(f"option-{name}-{value}", value) for name, value in options if value in game.maps}
        table = game.scene(game.view(game.new(self.setup.seats, self.setup.options), WATCHER), None)
        for board in table.boards:
            if board.words:
                names[board.map] = self.words.say(board.words.id, board.words.args)
        return names

    def chosen(self) -> dict[str, Value]:
        """The options that are not as the game has them."""
        usual = meta(self.setup.game).complete({})
        return {name: value for name, value in self.setup.options.items() if usual.get(name) != value}

    def level(self) -> float:
        """The share of every seat, were they all alike."""
        return sum(share.rate for share in self.found.wins) / self.setup.seats

    def figures(self, share: Share) -> dict[str, str]:
        return {"rate": self.percent(share.rate), "low": self.percent(share.low), "high": self.percent(share.high)}

    def percent(self, value: float) -> str:
        return f"{self.decimal(100 * value)} %"

    def decimal(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self.language == "it" else text


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
