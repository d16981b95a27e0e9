"""What must hold of a loaded position, and what must hold of every position."""

from __future__ import annotations

from collections.abc import Mapping

from covo.games.fuga.box import (
    ARRESTED,
    CRIME_FOOT,
    CRIME_RIDES,
    CRIMINALS,
    ESCAPED,
    FERRY,
    KILLED,
    LAW_FOOT,
    LAW_RIDES,
    LAW_UNITS,
    MODE,
    STOCK,
    SUSPECTS,
    UNITS,
    VICTIM,
)
from covo.games.fuga.meta import META
from covo.games.fuga.state import Fuga
from covo.games.fuga.steps import turns
from covo.kernel import LoadError, SetupError


def check(state: Fuga) -> None:
    """LoadError names the first field no game could have."""
    for name in ("map", "obfuscation"):
        try:
            META.complete({name: getattr(state, name)})
        except SetupError as error:
            raise LoadError(f"state.{name}", str(error)) from None
    field, at, rides = state.field, state.at, state.rides
    size, last = field.size, state.last_turn
    deploying = bool(state.stack) and isinstance(state.stack[0], turns.Deploy)
    for name, holds, wanted in (
        ("at", len(at) == UNITS, f"a place for each of {UNITS} counters"),
        ("at", all(ESCAPED <= h < size for h in at), "hexes of the map, or fates"),
        ("rides", len(rides) == UNITS, f"an entry for each of {UNITS} counters"),
        ("turn", (state.turn == 0) == deploying and 0 <= state.turn <= last, f"1 to {last}, or 0 while deploying"),
        ("leg", state.leg in (1, -1), "1 or -1"),
        ("hijacked", 0 <= state.hijacked <= state.turn, "a turn"),
        ("alert", state.alert >= 0, "0 or more"),
        ("arrests", 0 <= state.arrests <= 2, "0 to 2"),
        ("kills", 0 <= state.kills <= 2, "0 to 2"),
        ("victims", state.victims >= 0, "0 or more"),
        ("edges", len(state.edges) == 2 and all(-1 <= edge < 4 for edge in state.edges), "an edge for each criminal"),
    ):
        if not holds:
            raise LoadError(f"state.{name}", f"expected {wanted}")
    _places(state)
    for suspect, target in state.hooks:
        if suspect not in SUSPECTS or target not in LAW_UNITS:
            raise LoadError("state.hooks", "expected suspects and the law units they hold")
    if state.outcome is None and not deploying and not state.criminals:
        raise LoadError("state.outcome", "expected one: no criminal is left on the map")


def _places(state: Fuga) -> None:
    """FSM-STK-01..06: who may share a hex, and who rides what."""
    at, rides = state.at, state.rides
    if at[FERRY] < 0 or not state.field.sails[at[FERRY]]:
        raise LoadError(f"state.at[{FERRY}]", "expected the ferry on the water")
    for unit, transport in enumerate(rides):
        if transport == -1:
            continue
        sides = ((LAW_FOOT, LAW_RIDES), (CRIME_FOOT, CRIME_RIDES))
        fits = any(unit in foot and transport in cars for foot, cars in sides)
        if not fits or at[unit] != at[transport] or at[unit] < 0 or rides.count(transport) > 1:
            raise LoadError(f"state.rides[{unit}]", "expected a transport of its side in its hex, for one rider")
    there: dict[int, list[int]] = {}
    for unit, h in enumerate(at):
        if h >= 0 and unit != FERRY and not (state.room and h == at[FERRY]):
            there.setdefault(h, []).append(unit)
        good = (STOCK, VICTIM) if unit not in CRIMINALS else (STOCK, KILLED, ARRESTED, ESCAPED)
        if h < 0 and h not in good:
            raise LoadError(f"state.at[{unit}]", "expected a hex or a fate of its kind")
    for h, units in there.items():
        walker = [unit for unit in units if not MODE[unit]]
        stacked = len(units) == 2 and len(walker) == 1 and rides[walker[0]] in units
        if len(units) > 1 and not stacked:
            raise LoadError("state.at", f"expected one unit, or a rider on its transport, in {state.field.names[h]}")


def conserved(state: Fuga) -> Mapping[str, object]:
    """FSM-CMP-01, FSM-CMP-02, FSM-CMP-03: no counter is ever lost or doubled."""
    return {
        "counters": len(state.at),
        "options": (state.map, state.combined, state.wounds, state.persons, state.obfuscation, state.room),
    }


def secrets(state: Fuga) -> Mapping[str, object]:
    """FSM-SEC-01..13: there are none."""
    return {}
