"""Positions and messages as bytes. Loading never trusts: every failure names the field."""

from __future__ import annotations

from typing import Any, TypeVar, Union

import msgspec

from covo.kernel.errors import LoadError, NotationError
from covo.kernel.frames import Together
from covo.kernel.game import Game
from covo.kernel.move import Move
from covo.kernel.state import State

S = TypeVar("S", bound=State)
_ENVELOPE = ("game", "rules", "state")
_JSON = msgspec.json.Encoder()


def encode(thing: object) -> bytes:
    """Any view, scene, event or other plain struct, as it leaves for a player."""
    return _JSON.encode(thing)


def dump(game: Game[S, Any], state: S) -> bytes:
    """A position as readable JSON, with the game and the rules version it belongs to."""
    return encode({"game": game.meta.id, "rules": game.meta.version, "state": state.saved()})


def load(game: Game[S, Any], data: bytes | str, *, other_rules: bool = False) -> S:
    """A position saved by `dump`, if need be under another version of the rules; LoadError names what is wrong."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LoadError("file", f"not JSON: {error}") from None
    for key in _ENVELOPE:
        if not isinstance(raw, dict) or key not in raw:
            raise LoadError(key, "missing")
    if raw["game"] != game.meta.id:
        raise LoadError("game", f"expected {game.meta.id}, got {raw['game']!r}")
    if raw["rules"] != game.meta.version and not other_rules:
        raise LoadError("rules", f"saved under rules version {raw['rules']!r}, these are version {game.meta.version}")
    fields = raw["state"]
    if not isinstance(fields, dict):
        raise LoadError("state", "expected an object")
    wanted = [name for name in game.state.__struct_fields__ if name not in game.state.unsaved]
    for name in wanted:
        if name not in fields:
            raise LoadError(f"state.{name}", "missing")
    for name in fields:
        if name not in wanted:
            raise LoadError(f"state.{name}", "unknown")
    state: S = _convert({**fields, "stack": ()}, game.state, "state")
    frames = tuple[Union[game.frames], ...]  # type: ignore[name-defined]  # noqa: UP007
    state.stack = _convert(fields["stack"], frames, "state.stack")
    return _waiting(game, state)


def _waiting(game: Game[S, Any], state: S) -> S:
    """The loaded position with its questions asked again, or a LoadError where it has none to ask."""
    if state.seats not in game.meta.seats:
        raise LoadError("state.seats", f"{game.meta.title} is not for {state.seats} players")
    if (state.outcome is None) != bool(state.stack):
        raise LoadError("state.stack", "a game has an agenda exactly while it has no outcome")
    try:
        for number, frame in enumerate(state.stack):
            if isinstance(frame, Together):
                _answers(state, frame, number)
        game.check(state)
        state.asks = state.stack[0].asks(state) if state.stack else ()
        waits = bool(state.asks) and all(ask.moves for ask in state.asks)
    except LoadError:
        raise
    except Exception as error:  # a frame with numbers no game could give it: not ours to list them all
        raise LoadError("state.stack", f"impossible agenda ({type(error).__name__}: {error})") from None
    if state.stack and not waits:
        raise LoadError("state.stack", "the agenda asks nothing")
    return state


def _answers(state: State, frame: Together[Any], number: int) -> None:
    """Secret answers, given only to the step in progress, by whom it asks, and as it asks."""
    field = f"state.stack[{number}].answers"
    if len(frame.answers) not in ((0, state.seats) if number == 0 else (0,)):
        raise LoadError(field, "expected one for each seat, or none")
    for seat, move in enumerate(frame.answers):
        if move is not None and not ((ask := frame.ask(state, seat)) and ask.allows(move)):
            raise LoadError(f"{field}[{seat}]", f"{str(move)!r} is no answer to what is asked")


def _convert(raw: object, kind: Any, field: str) -> Any:
    try:
        return msgspec.convert(raw, kind, dec_hook=_move)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise LoadError(field + path.rstrip("`"), problem) from None


def _move(kind: type, raw: object) -> Move:
    if kind is not Move:
        raise NotImplementedError(kind)
    try:
        move = Move.parse(raw if isinstance(raw, str) else " ".join(map(str, raw)))  # type: ignore[call-overload]
    except (NotationError, TypeError) as error:
        raise ValueError(f"not a move: {error}") from None
    return move
