"""What must hold of a loaded position of the expansion, and of every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from covo.games.lupin import check as base
from covo.games.lupin.box import FUJIKO
from covo.games.lupinx.box import DISCOVERIES, PITS, PUMPINGS
from covo.games.lupinx.state import SECRET, Lupinx
from covo.games.lupinx.steps.stonehenge import Aims, readings, tombs_of
from covo.kernel import LoadError


def check(state: Lupinx) -> None:
    base.check(state)
    site = state.site
    drawn = not any(isinstance(step, Aims) for step in state.stack)
    marks = len(site.questions) if site and state.cagliostro else 0
    turned = Counter(token for token in state.tokens if token >= 0)
    for field, holds, wanted in (
        ("tokens", len(state.tokens) == marks, "one for each question mark"),
        ("tokens", all(turned[token] <= DISCOVERIES[token] for token in turned), "tokens of the box"),
        ("zone", -1 <= state.zone < 3, "a zone"),
        ("pumps", 0 <= state.pumps <= PUMPINGS, "up to three"),
        ("pits", state.pits == len(state.tombs) <= PITS, "as many as tombs dug"),
        ("aim", -1 <= state.aim < 4 and (state.aim >= 0) == (state.stonehenge and drawn), "a picture"),
        ("tombs", not set(state.tombs) - set(tombs_of(state) if state.aim >= 0 else ()), "tombs of the aim"),
        ("digs", all(0 <= member < 4 for member in state.digs), "members"),
        ("ground", state.ground < state.place.size, "a place of the board"),
    ):
        if not holds:
            raise LoadError(f"state.{field}", f"expected {wanted}")


def conserved(state: Lupinx) -> Mapping[str, object]:
    return {**base.conserved(state), "question marks": len(state.tokens)}


def secrets(state: Lupinx) -> Mapping[str, object]:
    """LUX-INF: as in the base game, and whose side Fujiko is on, what is pumped, what was given."""
    hidden = dict(base.secrets(state))
    if state.apart and not state.declared() and not state.turncoat():
        hidden["side"] = state.side() if state.turn else None
    if state.zone >= 0 and state.side() != SECRET:
        hidden["pumping"] = (state.zone, state.pumps)
    if state.hands[FUJIKO]:
        hidden["her hand"] = tuple(sorted(state.hands[FUJIKO]))
    if state.aim >= 0 and not state.sword and state.site:
        pictures = {picture for picture, _ in readings(state.site, state.signs)}
        if len(pictures) > 1:
            hidden["aim"] = state.aim
    return hidden
