"""What all may conclude is put off till somebody looks: in a playout nobody does.

A field that is put off reads and is set like any other. What would change it is kept as a chain of steps, each with the
position as it was then; whoever reads such a field has them worked out, in order, and finds what working them out at
once would have left. Copies of a position share the chain, and what one of them has had worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from covo.games.lupin.state import Lupin

S = TypeVar("S", bound="Lupin")
Work = Callable[..., None]
W = TypeVar("W", bound=Work)
# What came before; the position at that time, None where it does not matter; what follows from it, and of what.
Step = tuple["Lore | None", "Lupin | None", Work, tuple[Any, ...]]
Lore = list[Step]  # one step, put in the place of another when it has been worked out


def put_off(*names: str) -> Callable[[type[S]], type[S]]:
    """These fields of a class of positions are worked out when somebody looks."""

    def install(cls: type[S]) -> type[S]:
        slots = [cls.__dict__[name] for name in names]
        for name, slot in zip(names, slots, strict=True):
            setattr(cls, name, _field(name, slot.__get__, slot.__set__))
        cls.concluded = (*cls.concluded, *slots)
        return cls

    return install


def _field(name: str, get: Callable[[Any], Any], put: Callable[[Any, Any], None]) -> property:
    def read(state: Lupin) -> Any:
        if state.lore is not None:
            _work_out(state)
        return get(state)

    def write(state: Lupin, value: Any) -> None:
        if state.lore is None:
            put(state, value)
        else:
            state.lore = [(state.lore, None, setattr, (name, value))]

    return property(read, write)


def follows(work: W) -> W:
    """Of a function of a position that changes nothing but fields that are put off: it is put off with them."""

    @wraps(work)
    def later(state: Lupin, *args: Any) -> None:
        then = state.snapshot()
        then.lore = then.kept = None
        state.lore = [(state.lore, then, work, args)]

    return later  # type: ignore[return-value]


def concludes(work: W) -> W:
    """The same of a function that reads nothing but such fields either."""

    @wraps(work)
    def later(state: Lupin, *args: Any) -> None:
        if state.lore is None:
            work(state, *args)
        else:
            state.lore = [(state.lore, None, work, args)]

    return later  # type: ignore[return-value]


def _work_out(state: Lupin) -> None:
    chain: list[tuple[Lore, Step]] = []
    lore: Lore | None = state.lore
    while lore is not None:
        chain.append((lore, lore[0]))
        lore = chain[-1][1][0]
    now = state.copy()
    now.lore = None
    for lore, (_, then, work, args) in reversed(chain):
        if then is not None:
            before, now = now, then.snapshot()  # what follows changes nothing else
            _settle(now, _settled(before))
        work(now, *args)
        if now.lore is not None:
            _work_out(now)
        if work is not _settle:
            lore[0] = (None, None, _settle, (_settled(now),))
    _settle(state, _settled(now))
    state.lore = None


def _settled(state: Lupin) -> list[Any]:
    return [slot.__get__(state) for slot in state.concluded]


def _settle(state: Lupin, values: list[Any]) -> None:
    for slot, value in zip(state.concluded, values, strict=True):
        slot.__set__(state, value)
