"""Fair dice anyone can check: chance moves follow from a secret whose hash is published before the first of them.

The share u in [0, 1) of ply p is HMAC-SHA256(secret, "table:p"), its first 52 bits over 2^52; the move is the first
in the listed order at which the odds, added up, pass u.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from covo.kernel import CHANCE, Ask, Game, Move, Record, replay

_BITS = 52


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published at the start."""
    return hashlib.sha256(secret.encode()).hexdigest()


def share(secret: str, table: str, ply: int, what: str = "") -> float:
    digest = hmac.new(secret.encode(), f"{table}:{ply}{what}".encode(), hashlib.sha256).digest()
    return (int.from_bytes(digest[:8], "big") >> (64 - _BITS)) / (1 << _BITS)


def roll(ask: Ask, u: float) -> Move:
    """The move of chance at share `u`."""
    for move, odds in zip(ask.moves, ask.odds(), strict=True):
        u -= odds
        if u < 0:
            return move
    return ask.moves[-1]  # odds are floats: their sum may end a hair below one


def lapse(ask: Ask, u: float) -> Move:
    """The move for a clock that ran out: one of the defaults, or of all where the rules give none."""
    moves = ask.default or ask.moves
    return moves[int(u * len(moves))]


def wrong_plies(game: Game[Any, Any], record: Record, table: str, secret: str) -> list[int]:
    """The plies of a record where chance did not move as the secret says; none in a fair game."""
    wrong = []
    for match in replay(game, record):
        ply = len(match.record.lines)
        ask = match.state.ask(CHANCE) if ply < len(record.lines) else None
        if ask is not None and record.lines[ply].move != roll(ask, share(secret, table, ply)):
            wrong.append(ply)
    return wrong
