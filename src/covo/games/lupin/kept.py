"""What is asked again and again of a position that nobody changes is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from covo.games.lupin.state import Lupin

Q = TypeVar("Q", bound=Callable[..., Any])


def once(question: Q) -> Q:
    """Of a question to a position: a snapshot keeps the answer, which must be a value that stays as it is."""

    @wraps(question)
    def asked(state: Lupin) -> Any:
        kept = state.kept
        if kept is None:
            return question(state)
        try:
            return kept[question]
        except KeyError:
            kept[question] = answer = question(state)
            return answer

    return asked  # type: ignore[return-value]
