"""One game of bots against bots, and many of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from covo import bots
from covo.games import load
from covo.kernel import CHANCE, Bot, CovoError, Game, Seat, Value
from covo.lab.pool import Progress, Tick, spread


class BotError(CovoError):
    """A bot that does not play by the rules."""


class Deal(NamedTuple):
    """A game to be played: who sits where, and what its luck comes from."""

    bots: tuple[str, ...]  # by seat
    seed: str


class Played(NamedTuple):
    """How a game went."""

    reason: str
    winners: tuple[Seat, ...]  # who is first in the ranking, alone or together
    moves: int  # chance included


class Job(NamedTuple):
    """Some games for one worker."""

    game: str
    options: dict[str, Value]
    deals: tuple[Deal, ...]


def play_all(
    game: str, options: dict[str, Value], deals: Sequence[Deal], workers: int, progress: Progress | None = None
) -> list[Played]:
    """The games in order. A game depends on its deal alone, so the answer is the same for any number of workers."""
    size = max(1, min(100, len(deals) // (4 * workers)))
    jobs = [Job(game, options, tuple(deals[at : at + size])) for at in range(0, len(deals), size)]
    return [played for some in spread(_play_some, jobs, workers, progress) for played in some]


def _play_some(job: Job, tick: Tick) -> list[Played]:
    game = load(job.game)
    some = []
    for deal in job.deals:
        some.append(play(game, job.options, deal))
        tick()
    return some


def play(game: Game[Any, Any], options: dict[str, Value], deal: Deal) -> Played:
    """Chance and every seat have luck of their own, so that an exchange of bots leaves the deal as it was."""
    seats = len(deal.bots)
    state = game.new(seats, options)
    table = Random(deal.seed)
    luck = [Random(f"{deal.seed} {seat}") for seat in range(seats)]
    players: list[Bot[Any]] = [bots.by_name(name, game) for name in deal.bots]
    for moves in range(game.meta.max_moves + 1):
        asks = state.asks
        if not asks:
            assert state.outcome is not None
            return Played(state.outcome.reason, state.outcome.ranking[0], moves)
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
    raise CovoError(f"{game.meta.title} still goes on after {game.meta.max_moves} moves (seed {deal.seed!r})")
