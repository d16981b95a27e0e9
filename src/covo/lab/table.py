"""One game of bots against bots, and many of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from covo import bots
from covo.games import load, study, using
from covo.kernel import CHANCE, Bot, CovoError, Game, Outcome, Seat, SetupError, Value
from covo.kernel.study import Study
from covo.lab.observe import Observer
from covo.lab.pool import HERE, Crew, Progress, Tick
from covo.lab.rows import Row, Setup, fingerprint


class BotError(CovoError):
    """A bot that does not play by the rules."""


class Deal(NamedTuple):
    """A game to be played: who sits where, and what its luck comes from."""

    number: int
    bots: tuple[str, ...]  # by seat
    seed: str


class Job(NamedTuple):
    """Some games for one worker."""

    setup: Setup
    deals: tuple[Deal, ...]


def play_all(
    setup: Setup, deals: Sequence[Deal], crew: Crew = HERE, progress: Progress | None = None
) -> Iterator[list[Row]]:
    """The games as they get done, some at a time. Each depends on its deal alone: for any crew they are the same."""
    for _, rows in play_each([(setup, deals)], crew, progress):
        yield rows


def play_each(
    several: Sequence[tuple[Setup, Sequence[Deal]]], crew: Crew = HERE, progress: Progress | None = None
) -> Iterator[tuple[int, list[Row]]]:
    """The same for several set-ups side by side: some games, and of which set-up they are.

    Small batches: what is lost when somebody interrupts is a batch a worker.
    """
    size = max(1, min(50, sum(len(deals) for _, deals in several) // (16 * crew.workers)))
    which, jobs = [], []
    for number, (setup, deals) in enumerate(several):
        for at in range(0, len(deals), size):
            which.append(number)
            jobs.append(Job(setup, tuple(deals[at : at + size])))
    for job, rows in crew.stream(play_some, jobs, progress):
        yield which[job], rows


def same_code(setup: Setup) -> None:
    """SetupError in a worker that would play otherwise."""
    if setup.code and setup.code != fingerprint(setup.game):
        raise SetupError("this worker has another Covo than you: its rules or bots differ; install the same everywhere")


def play_some(job: Job, tick: Tick) -> list[Row]:
    setup = job.setup
    same_code(setup)
    rows = []
    with using(setup.numbers):
        game, known = load(setup.game), study(setup.game)
        for deal in job.deals:
            rows.append(play(game, dict(setup.options), deal, known, setup.observe))
            tick()
    return rows


def play(
    game: Game[Any, Any], options: dict[str, Value], deal: Deal, known: Study[Any] | None = None, observe: bool = False
) -> Row:
    """Chance and every seat have luck of their own, so that an exchange of bots leaves the deal as it was."""
    seats = len(deal.bots)
    known = known or Study()
    state = game.new(seats, options)
    table = Random(deal.seed)
    luck = [Random(f"{deal.seed} {seat}") for seat in range(seats)]
    players: list[Bot[Any]] = [bots.by_name(name, game) for name in deal.bots]
    watching = Observer(game, known) if observe else None
    for moves in range(game.meta.max_moves + 1):
        asks = state.asks
        if not asks:
            assert state.outcome is not None
            sides = known.sides(state) if known.sides else ()
            seen = watching.found() if watching else {}
            return Row(
                number=deal.number,
                seed=deal.seed,
                bots=deal.bots,
                reason=state.outcome.reason,
                winners=winners(state.outcome, seats),
                returns=state.outcome.returns,
                moves=moves,
                sides=sides,
                **seen,
            )
        ask = asks[0] if len(asks) == 1 else table.choice(asks)
        seat = ask.seat
        if seat == CHANCE:
            move = ask.pick(table)
        elif len(ask.moves) == 1 and ask.admits is None:
            move = ask.moves[0]
        else:
            bot = players[seat]
            move = bot(None if bot is bots.random else game.view(state, seat), ask, luck[seat])
            if not ask.allows(move):
                raise BotError(f"bot {deal.bots[seat]} played {move} at seat {seat}, which {ask.rule} does not allow")
        state.advance(seat, move)
        if watching:
            watching.moved(state, seat, move, moves + 1)
    raise CovoError(f"{game.meta.title} still goes on after {game.meta.max_moves} moves (seed {deal.seed!r})")


def winners(outcome: Outcome, seats: int) -> tuple[Seat, ...]:
    """Who has won, alone or together. All alike is a draw: nobody has; alone at the table one wins what one gets."""
    first = outcome.ranking[0]
    if seats == 1:
        return first if outcome.returns[0] > 0 else ()
    return () if len(first) == seats else tuple(sorted(first))
