"""Proposed numbers varied until the games are as a designer wants them.

From where the box stands all numbers are tried one step up and one step down. Few games tell the bad ones, the better
half plays twice as many, and so on; the best one stands from then on, if it is better. All play the same deals, so that
they differ by their numbers and not by luck. What is found is played again with deals it was not chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from covo import numbers
from covo.games import load, study
from covo.kernel import Options, SetupError
from covo.kernel.study import OPTIONS, Dial, Number
from covo.lab.pool import HERE, Crew
from covo.lab.rows import Row, Setup
from covo.lab.simulate import setup_of
from covo.lab.table import Deal, play_all, play_each
from covo.lab.targets import Measure, Target, loss, measure, slack

FEWEST: Final = 4  # a candidate's first games are the full number divided by this
LOOKS: Final = 3  # at the games that confirm: one at a time, twice as many each
Z_LOOKS: Final = 2.394  # 95 % for three looks together

Values = Mapping[str, Number]  # by dial
Tell = Callable[[str, int, int], None]  # what is being done, games over, games in all


class Trial(NamedTuple):
    """Numbers that were tried."""

    values: Values  # those that differ from the box
    games: int
    measures: Mapping[str, Measure]
    loss: float


class Tuned(NamedTuple):
    game: str
    targets: tuple[Target, ...]
    before: Trial  # the numbers as they were
    best: Trial
    confirmed: Trial  # the best with other deals
    held: bool | None  # by those: the targets are reached, missed, or it cannot be told
    tried: tuple[Trial, ...]  # in order
    numbers: str  # the best, as a data file

    @property
    def reached(self) -> bool:
        return self.best.loss == 0

    def file(self) -> str:
        """The data file, with how it came about."""
        wanted = ", ".join(map(str, self.targets))
        lines = [f"Numbers for {self.game}, tuned to {wanted} by covo tune; {len(self.tried)} sets of numbers tried."]
        for name, trial in (("before", self.before), ("after", self.best), ("with other deals", self.confirmed)):
            figures = ", ".join(f"{what} {_figure(found)}" for what, found in trial.measures.items())
            lines.append(f"{name}: {figures} in {trial.games} games")
        lines.append("Use it with --numbers FILE, or with COVO_NUMBERS=FILE for any command.")
        return "".join(f"# {line}\n" for line in lines) + "\n" + self.numbers


def _figure(found: Measure) -> str:
    value, low, high = (f"{part:.0f}" if found.value > 1 else f"{part:.1%}" for part in found)
    return f"{value} ({low} to {high})"


def dials_of(game_id: str, wanted: Sequence[str]) -> tuple[Dial, ...]:
    """Those of a game, or those asked for by name or by the beginning of it."""
    dials = study(game_id).dials
    if not dials:
        raise SetupError(f"{game_id} declares no proposed numbers (see docs/lab.md)")
    for name in wanted:
        if not any(dial.name.startswith(name) for dial in dials):
            raise SetupError(f"--dial: no {name!r}; there are: {', '.join(dial.name for dial in dials)}")
    return tuple(dial for dial in dials if not wanted or dial.name.startswith(tuple(wanted)))


class Tuner:
    def __init__(
        self,
        game_id: str,
        seats: int,
        names: Sequence[str],
        targets: Sequence[Target],
        dials: Sequence[Dial],
        games: int,
        seed: int,
        options: Options,
        crew: Crew = HERE,
        tell: Tell | None = None,
    ) -> None:
        self.game = game_id
        self.seats = seats
        self.names = [names[seat % len(names)] for seat in range(seats)]
        self.targets = tuple(targets)
        self.games = games
        self.seed = seed
        self.dials = tuple(dials)
        self.options = options
        self.crew = crew
        self.tell = tell
        complete = load(game_id).meta.complete({**numbers.of(game_id).get(OPTIONS, {}), **options})
        self.start: dict[str, Number] = {
            dial.name: complete[dial.key] if dial.file == OPTIONS else numbers.value(game_id, dial.file, dial.key)
            for dial in dials
        }
        self.ladders = {dial.name: _ladder(dial.values, self.start[dial.name]) for dial in dials}
        self.played: dict[tuple[Number, ...], dict[int, Row]] = {}
        self.tried: list[Trial] = []

    def run(self, rounds: int) -> Tuned:
        best: Values = self.start
        here = before = self.trial(best, self.games)
        self.tried.append(here)
        for number in range(1, rounds + 1):
            if here.loss == 0:
                break
            found = self.round(best, number)
            if found is None or self.trial(found, self.games).loss >= here.loss:
                break  # no step from here is better
            best, here = found, self.trial(found, self.games)
        confirmed, held = self.confirm(best)
        text = self.text(here.values)
        return Tuned(self.game, self.targets, before, here, confirmed, held, tuple(self.tried), text)

    def round(self, best: Values, number: int) -> Values | None:
        """The best of all single steps from here, found by halving."""
        steps = [values for values in self.steps(best) if tuple(values.values()) not in self.played]
        games = max(1, self.games // FEWEST)
        while steps:
            self.play(steps, games, f"round {number}: {len(steps)} of one step")
            steps.sort(key=lambda values: self.rank(values, games))  # stable: of equals the one named first
            if games >= self.games:
                self.tried += [self.trial(steps[0], games)]
                return steps[0]
            self.tried += [self.trial(values, games) for values in steps[(len(steps) + 1) // 2 :]]
            steps = steps[: (len(steps) + 1) // 2]
            games = min(self.games, 2 * games)
        return None

    def rank(self, values: Values, games: int) -> tuple[float, float]:
        rows = self.rows(values, games)
        return loss(self.targets, rows), -slack(self.targets, rows)

    def steps(self, best: Values) -> list[Values]:
        found: list[Values] = []
        for name, ladder in self.ladders.items():
            at = ladder.index(best[name])
            found += [{**best, name: ladder[to]} for to in (at - 1, at + 1) if 0 <= to < len(ladder)]
        return found

    def confirm(self, best: Values) -> tuple[Trial, bool | None]:
        """Deals that had no part in the choice, more and more of them until it can be told."""
        setup = self.setup(best)
        rows: list[Row] = []
        held: bool | None = None
        for look in range(LOOKS):
            deals = self.deals(setup, "again", range(len(rows), self.games * 2**look))
            for some in play_all(setup, deals, self.crew, self._progress("other deals", len(deals))):
                rows += some
            rows.sort(key=lambda row: row.number)
            verdicts = [target.holds(measure(target.name, rows, Z_LOOKS)) for target in self.targets]
            held = False if False in verdicts else None if None in verdicts else True
            if held is not None:
                break
        return self._trial(best, rows), held

    # ── games ────────────────────────────────────────────────────────────────────────────────────────────────────

    def trial(self, values: Values, games: int) -> Trial:
        self.play([values], games, "the numbers as they are")
        return self._trial(values, self.rows(values, games))

    def rows(self, values: Values, games: int) -> list[Row]:
        there = self.played[tuple(values.values())]
        return [there[number] for number in range(games)]

    def play(self, several: Sequence[Values], games: int, what: str) -> None:
        """So many games with each of these, as far as they were not played before."""
        todo: list[tuple[Values, list[int]]] = []
        for values in several:
            there = self.played.setdefault(tuple(values.values()), {})
            missing = [number for number in range(games) if number not in there]
            if missing:
                todo.append((values, missing))
        setups = [(setup := self.setup(values), self.deals(setup, "", missing)) for values, missing in todo]
        progress = self._progress(what, sum(len(missing) for _, missing in todo))
        for which, rows in play_each(setups, self.crew, progress):
            self.played[tuple(todo[which][0].values())] |= {row.number: row for row in rows}

    def setup(self, values: Values) -> Setup:
        chosen = {dial.key: values[dial.name] for dial in self.dials if dial.file == OPTIONS}
        options = {**self.options, **{name: value for name, value in chosen.items() if not isinstance(value, float)}}
        text = self.text(self._changed(values))
        return setup_of("simulate", self.game, self.seats, self.names, self.seed, options, text=text)

    def text(self, changed: Values) -> str:
        """As a data file: what was in force, and what has changed."""
        tables = numbers.of(self.game)
        given = {f"{file}.{'.'.join(path)}": v for file, table in tables.items() for path, v in numbers.leaves(table)}
        every = {**given, **changed}
        return numbers.written(self.game, every) if every else ""

    def deals(self, setup: Setup, which: str, wanted: Sequence[int]) -> list[Deal]:
        return [Deal(number, setup.bots, f"{self.seed} tune {which}{number}") for number in wanted]

    def _trial(self, values: Values, rows: Sequence[Row]) -> Trial:
        measures = {target.name: measure(target.name, rows) for target in self.targets}
        return Trial(self._changed(values), len(rows), measures, loss(self.targets, rows))

    def _changed(self, values: Values) -> dict[str, Number]:
        return {name: value for name, value in values.items() if value != self.start[name]}

    def _progress(self, what: str, total: int) -> Callable[[int], None] | None:
        tell = self.tell
        return None if tell is None else lambda done: tell(what, done, total)


def _ladder(values: tuple[Number, ...], now: Number) -> tuple[Number, ...]:
    """The values in order, with the present one among them."""
    if now in values:
        return values
    if isinstance(now, str | bool) or any(isinstance(value, str | bool) for value in values):
        return (now, *values)
    return tuple(sorted((now, *values)))
