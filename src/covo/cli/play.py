"""covo play"""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from time import sleep
from typing import Annotated, Any, Final

import typer
from rich.columns import Columns
from rich.console import Console

from covo import bots as box_of_bots
from covo import games
from covo.cli.common import Chosen, GameId, Json, Lang, language, options, put_json
from covo.cli.terminal import WIDEST, Picture
from covo.kernel import (
    Ask,
    Bot,
    CovoError,
    Game,
    Match,
    Meta,
    Move,
    NotationError,
    Scene,
    Seat,
    SetupError,
    parse,
    place,
    replay,
)
from covo.kernel.record import check_name
from covo.rulebook import Rulebook
from covo.rulebook import load as rulebook
from covo.words import Phrases

with suppress(ImportError):  # line editing, where the platform has it
    import readline  # noqa: F401

NAMES: Final = ("Ada", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Gaia", "Ivo", "Lucia", "Marco", "Nina", "Oscar")
PAUSE: Final = 0.7  # seconds between decisions for somebody who watches
COMMANDS: Final = {
    word: command
    for command, words in {
        "help": "? help aiuto",
        "rules": "rules rule regole regola",
        "log": "log diario",
        "know": "know so",
        "table": "table tavolo",
        "look": "look guarda",
        "quit": "quit exit esci",
    }.items()
    for word in words.split()
}


class Left(Exception):
    """The player has left the table; `eof`: there is nothing more to read."""

    def __init__(self, *, eof: bool) -> None:
        self.eof = eof


def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="a table of middle size")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bots: Annotated[str, typer.Option(metavar="quick|random|search", help="Who plays the other seats.")] = "quick",
    lang: Lang = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Where luck comes from: the same seed deals the same.", show_default="new each time"),
    ] = None,
    option: Chosen = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="The players' names by seat; the rest get some.")
    ] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game there when you stop.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a recorded game, and keep it there.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let a bot play your seat too, and watch.")] = False,
    json: Json = False,
) -> None:
    """A game in the terminal, you against bots.

    Answer with the number of a choice or with a move such as `vote 3L`; `?` shows what else can be typed.
    With --json the table is drawn on stderr, and stdout gets one object at the end.

    ```
    covo play lupusburg
    covo play lupusburg --seats 8 --lang it --names "Ada, Bruno"
    covo play lupusburg --option games=3 --record evening.covo
    covo play lupusburg --resume evening.covo
    covo play lupusburg --auto --seed 7
    ```
    """
    words = language(lang)
    loaded = games.load(game)
    if resume:
        if seats is not None or option or names is not None:
            raise SetupError("--resume: a recorded game keeps its seats, options and names")
        match = _resumed(loaded, resume)
    else:
        count = _middle(loaded.meta) if seats is None else seats
        loaded.meta.check_seats(count)
        match = Match(loaded, count, options(option), _names(names, count))
    if not 0 <= seat < match.state.seats:
        raise SetupError(f"--seat: expected 0 to {match.state.seats - 1}, got {seat}")
    if record:
        _writable(record)
    luck = str(SystemRandom().getrandbits(64) if seed is None else seed)
    out = Console(stderr=json, quiet=json and auto, highlight=False, markup=False, emoji=False)
    out.width = min(out.width, WIDEST)
    sitting = Sitting(match, seat, box_of_bots.by_name(bots, loaded), words, luck, out, auto, record or resume)
    saved = sitting.play()
    if json:
        outcome = match.state.outcome
        put_json(
            {
                "game": game,
                "seats": match.state.seats,
                "seat": seat,
                "names": list(match.record.names),
                "outcome": outcome and outcome.reason,
                "ranking": outcome and outcome.ranking,
                "moves": len(match.record.lines),
                "record": saved and str(saved),
            }
        )


class Sitting:
    """A match with one person at it. Everything that person reads comes from that seat's view."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        bot: Bot[Any],
        language: str,
        luck: str,
        out: Console,
        auto: bool,
        record: Path | None,
    ) -> None:
        self.match, self.seat, self.bot, self.out, self.auto, self.record = match, seat, bot, out, auto, record
        game = match.game.meta.id
        self.language = language
        self.phrases = Phrases(language, game, match.record.names, seat)
        self.rules: Rulebook = rulebook(game, language)
        self.nature = Random(f"{luck} chance")
        self.wits = [Random(f"{luck} {player}") for player in range(match.state.seats)]
        self.told = len(match.events)  # moves whose events the person has read
        self.shown: dict[str, object] = {}  # what was drawn last: nothing is drawn twice in a row
        self.explained: set[str] = set()  # signs on the table

    def play(self) -> Path | None:
        """To the end, or till the person leaves; where the record is, if it was written."""
        self._welcome()
        try:
            while asks := self.match.state.asks:
                if self.match.chance(self.nature) is None:
                    others = [ask for ask in asks if ask.seat != self.seat]
                    self._move(others[0] if others else asks[0])
        except Left as left:
            return self._leave(left.eof)
        except KeyboardInterrupt:
            return self._leave(eof=False)
        self._end()
        return self._save(self.record) if self.record else None

    def _move(self, ask: Ask) -> None:
        """Bots are asked before the person, so that the table waits for nobody else."""
        if ask.seat == self.seat and not (self.auto and self.out.quiet):
            self.match.play(ask.seat, self._decide(ask))
        else:
            self.match.play(ask.seat, self._bot(ask))

    def _bot(self, ask: Ask) -> Move:
        view = self.match.game.view(self.match.state, ask.seat)
        return self.bot(view, ask, self.wits[ask.seat])

    # ── The person ───────────────────────────────────────────────────────────────────────────────────────────────

    def _decide(self, ask: Ask) -> Move:
        picture = self._picture(ask)
        self._news(picture)
        choosing = len(picture.scene.choices) > 1
        self._surroundings(picture, choosing)
        self.out.print()
        self.out.print(picture.prompt())
        if choosing:
            self.out.print(picture.choices())
        return self._watched(ask, picture) if self.auto else self._asked(ask, picture)

    def _surroundings(self, picture: Picture, choosing: bool) -> None:
        """Where in the game this is; for a real choice also the table and what one knows, as far as they changed."""
        scene = picture.scene
        hand = place(self.seat)  # what lies there the prompt says anyway
        pieces = [piece for piece in scene.pieces if piece.place != hand or piece.side is not None]
        heading = self._new("heading", (scene.title, scene.step))
        sheets = choosing and self._new("sheets", scene.sheets) and bool(scene.sheets)
        table = choosing and self._new("table", (scene.boards, pieces, scene.chairs, scene.tracks))
        notes = choosing and self._new("notes", scene.title) and bool(scene.notes)  # each night and each day once
        if heading or sheets or table or notes:
            self.out.print()
        if heading:
            self.out.print(picture.heading())
        if sheets:
            self.out.print(picture.sheets())
        if table:
            self.out.print(picture.table())
            self._signs(picture, new=True)
        if notes:
            self.out.print(picture.notes())

    def _new(self, what: str, thing: object) -> bool:
        """Whether this differs from what was drawn last."""
        old, self.shown[what] = self.shown.get(what), thing
        return old != thing

    def _watched(self, ask: Ask, picture: Picture) -> Move:
        move = self._bot(ask)
        words = next((picture.say(choice.words) for choice in picture.scene.choices if choice.move == str(move)), move)
        self.out.print(f"› {words}")
        if self.out.is_terminal:
            sleep(PAUSE)
        return move

    def _asked(self, ask: Ask, picture: Picture) -> Move:
        choices = picture.scene.choices
        if len(choices) == 1:
            self.out.print(self.phrases.say("play-enter", {"choice": picture.say(choices[0].words)}), style="dim")
        while True:
            move = self._understood(self._read(), ask, picture)
            if move is not None:
                return move

    def _read(self) -> str:
        try:
            if self.out.stderr:
                self.out.print("› ", end="")
                line = input()
            else:
                line = input("› ")
        except EOFError:
            raise Left(eof=True) from None
        if not sys.stdin.isatty():  # what was typed belongs to the story
            self.out.print(line)
        return line.strip()

    def _understood(self, line: str, ask: Ask, picture: Picture) -> Move | None:
        """The move somebody typed, or None after doing what else was typed."""
        choices = picture.scene.choices
        count = len(choices)
        if not line:
            if count == 1:
                return ask.moves[0]
            self._say("play-range", count=count)
            return None
        if line.isdecimal():
            if 1 <= int(line[:9]) <= count:
                return Move.parse(choices[int(line[:9]) - 1].move)
            self._say("play-range", count=count)
            return None
        text = " ".join(line.split()).casefold()
        if same := [choice.move for choice in choices if choice.move.casefold() == text]:
            return Move.parse(same[0])
        word, _, rest = text.partition(" ")
        if word in COMMANDS:
            self._command(COMMANDS[word], rest, picture)
            return None
        try:
            move = Move.parse(line)
        except NotationError:
            self._say("play-unclear", text=line[:40], count=count)
            return None
        refusal = self.match.refusal(self.seat, move)
        if refusal is None:
            return move
        self.out.print(picture.text(self.phrases.say(f"refusal-{refusal.why}", refusal.args)))
        self._rule(refusal.rule)
        return None

    def _command(self, command: str, rest: str, picture: Picture) -> None:
        match command:
            case "help":
                self.out.print(self.phrases.say("play-help"))
                self._signs(picture, new=False)
            case "rules":
                self._rule(rest.upper() or picture.scene.rule)
            case "log":
                self._say("play-log" if self.match.heard(self.seat) else "play-log-nothing")
                self.out.print(picture.news(self.match.heard(self.seat)))
            case "know":
                self._say("play-know" if picture.scene.notes else "play-know-nothing")
                self.out.print(picture.notes())
            case "table":
                self.out.print(picture.table())
                self.out.print(picture.prompt())
                self.out.print(picture.choices())
            case "look":
                self._look(rest, picture)
            case "quit":
                raise Left(eof=False)

    def _look(self, thing: str, picture: Picture) -> None:
        """What a piece may reach, or whatever else the game lays over the map for it."""
        game = self.match.game
        layers = game.look(game.view(self.match.state, self.seat), thing)
        if not layers or not picture.charts:
            self._say("play-look-nothing", thing=thing[:40])
            return
        for layer in layers:
            self.out.print(picture.layer(layer))

    # ── What the person reads ────────────────────────────────────────────────────────────────────────────────────

    def _say(self, message: str, **args: int | str) -> None:
        self.out.print(self.phrases.say(message, args))

    def _picture(self, ask: Ask | None) -> Picture:
        game = self.match.game
        scene: Scene = game.scene(game.view(self.match.state, self.seat), ask)
        return Picture(scene, self.phrases, self.out.width, partial(game.map, language=self.language))

    def _welcome(self) -> None:
        names, title = self.match.record.names, self.match.game.meta.title
        message = "play-watch" if self.auto else "play-welcome"
        self._say(message, title=title, players=len(names), name=names[self.seat])
        if self.phrases.has("game-blurb"):
            self._say("game-blurb")
        if not self.auto:
            self._say("play-options")

    def _news(self, picture: Picture) -> None:
        events = self.match.heard(self.seat, self.told)
        self.told = len(self.match.events)
        if events:
            self.out.print()
            self.out.print(picture.news(events))

    def _signs(self, picture: Picture, *, new: bool) -> None:
        """What stands for what: all of it, or what has not been explained yet."""
        signs = [words for icon, words in picture.signs().items() if not new or icon not in self.explained]
        self.explained.update(picture.signs())
        if signs:
            self.out.print(Columns(signs, padding=(0, 3)), style="dim")

    def _rule(self, rule_id: str) -> None:
        found = self.rules.rules.get(rule_id)
        if found:
            self.out.print(f"{found.id}  {found.text}", style="dim")
        elif rule_id:
            self._say("play-no-rule", id=rule_id)
        else:
            self._say("play-no-rule-here")

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _end(self) -> None:
        picture = self._picture(None)
        self._news(picture)
        self.out.print()
        self.out.print(picture.heading())
        if picture.scene.pieces:
            self._say("play-all-shown")
            self.out.print(picture.table())
            self.out.print()
        self.out.print(picture.result())
        self.out.print(picture.sheets())

    def _leave(self, eof: bool) -> Path | None:
        self.out.print()
        if eof:
            self._say("play-no-more-input")
        if self.record:
            return self._save(self.record)
        with suppress(Left, KeyboardInterrupt):
            if not eof:
                self._say("play-leave")
            while not eof and (name := self._read()):
                if saved := self._save(Path(name)):
                    return saved
        self._say("play-abandoned")
        return None

    def _save(self, file: Path) -> Path | None:
        try:
            file.write_text(self.match.record.text(), "utf-8")
        except OSError as error:
            self._say("play-not-saved", file=str(file), problem=error.strerror or str(error))
            return None
        self._say("play-saved", file=str(file))
        if self.match.state.outcome:
            self._say("play-look-back", command=f"covo replay {shlex.quote(str(file))}")
        else:
            seat = f" --seat {self.seat}" if self.seat else ""
            game = self.match.game.meta.id
            self._say("play-continue", command=f"covo play {game} --resume {shlex.quote(str(file))}{seat}")
        return file


def _writable(file: Path) -> None:
    """Better to hear it before the game than after."""
    folder = file.absolute().parent
    if file.is_dir() or not folder.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        raise SetupError(f"--record: {file} cannot be written")


def _middle(meta: Meta) -> int:
    return sorted(meta.seats)[len(meta.seats) // 2]


def _names(given: str | None, seats: int) -> tuple[str, ...]:
    """Those given, by seat; the others get names of the house."""
    chosen = [name.strip() for name in given.split(",")] if given is not None else []
    if len(chosen) > seats:
        raise SetupError(f"--names: {len(chosen)} names for {seats} players")
    for name in chosen:
        if problem := check_name(name):
            raise SetupError(f"--names: {problem}")
    if len(set(chosen)) < len(chosen):
        raise SetupError("--names: two players have the same name")
    return (*chosen, *[name for name in NAMES if name not in chosen][: seats - len(chosen)])


def _resumed(game: Game[Any, Any], file: Path) -> Match:
    try:
        record = parse(file.read_text("utf-8-sig"))
        if not record.names:
            record.names = _names(None, record.seats)
        *_, match = replay(game, record)
    except (CovoError, UnicodeDecodeError) as error:
        raise SetupError(f"{file}: {error}") from None
    if match.state.outcome:
        raise SetupError(f"{file}: this game has ended; covo replay shows it")
    return match
