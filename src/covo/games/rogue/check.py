"""What must hold of a loaded position, and what must hold of every position."""

from __future__ import annotations

from collections.abc import Mapping
from operator import add

from covo.games.rogue.box import CARDS, CLUES, ENDS, FIRST, KINDS, LIVES, MOST_AMMO, SECTORS, TRAITORS, CardNo
from covo.games.rogue.deck import DECKS
from covo.games.rogue.state import Rogue
from covo.kernel import LoadError

PHASES = ("setup", "rogue", "movement", "encounter", "end", "lost", "dead")


def check(state: Rogue) -> None:
    """LoadError names the first field no game could have."""
    seats = state.seats
    for field, holds, wanted in (
        ("gis", len(state.gis) == seats, "one for each seat"),
        ("first", 0 <= state.first < seats, "a seat"),
        ("turn", 0 <= state.turn < seats, "a seat"),
        ("phase", state.phase in PHASES, f"one of {', '.join(PHASES)}"),
        ("hunt", state.hunt in ("printed", "spent", "tired"), "a way to hunt"),
        ("traitor", -1 <= state.traitor < SECTORS, "a sector, or -1"),
        ("traitor_lives", 0 <= state.traitor_lives <= LIVES, f"0 to {LIVES}"),
        ("totals", len(state.totals) == 2, "two numbers"),
        ("left", -1 <= state.left < seats, "a seat, or -1"),
        ("by", -1 <= state.by < seats, "a seat, or -1"),
        ("start", -1 <= state.start < SECTORS, "a sector, or -1"),
        ("site", -1 <= state.site < SECTORS, "a sector, or -1"),
        (
            "traces",
            all(0 <= card < len(CARDS) and held < 1 << seats for card, held, _ in state.traces),
            "cards and seats",
        ),
        ("fixed", all(0 <= sector < SECTORS for sector, _ in state.fixed), "sectors"),
        ("chips", len(state.chips) == 3 and min(state.chips) >= 0, "three numbers"),
        ("zones", set(state.zones) <= set(range(1, 7)), "tokens 1 to 6"),
        *[(f"{name}", _shaped(getattr(state, name)), "the counts of seven decks") for name in ("decks", "discards")],
    ):
        if not holds:
            raise LoadError(f"state.{field}", f"expected {wanted}")
    for number in (state.card, state.turned, state.declared, *state.removed, *state.drawn):
        if not -1 <= number < len(CARDS):
            raise LoadError("state.card", f"expected a card, got {number}")
    for seat, gi in enumerate(state.gis):
        for field, holds, wanted in (
            ("sector", -1 <= gi.sector < SECTORS, "a sector"),
            ("lives", 0 <= gi.lives <= LIVES, f"0 to {LIVES}"),
            (
                "ammo",
                len(gi.ammo) == 4 and all(0 <= n <= m for n, m in zip(gi.ammo, MOST_AMMO, strict=True)),
                "the tracks",
            ),
            ("slots", len(gi.slots) == 3 and all(0 <= chip < 4 + seats for chip in gi.slots), "three Biochips"),
            ("carrier", -1 <= gi.carrier < seats, "a seat, or -1"),
            ("rescuer", -1 <= gi.rescuer < seats, "a seat, or -1"),
            ("lives", gi.alive == (gi.lives > 0), "Lives exactly while it is alive"),
        ):
            if not holds:
                raise LoadError(f"state.gis[{seat}].{field}", f"expected {wanted}")
        for card in _cards_of(state, seat):
            if not 0 <= card < len(CARDS):
                raise LoadError(f"state.gis[{seat}]", f"expected cards, got {card}")
    whole = _all_cards(state)
    for card, kind in enumerate(CARDS):
        if whole[card] != kind.count:
            raise LoadError("state.decks", f"expected {kind.count} of {kind.id} in all, got {whole[card]}")


def _shaped(piles: tuple[tuple[int, ...], ...]) -> bool:
    return [len(pile) for pile in piles] == list(KINDS) and min(map(min, piles)) >= 0


def _cards_of(state: Rogue, seat: int) -> list[CardNo]:
    gi = state.gis[seat]
    return [*gi.items, *gi.companions, *gi.rogue, *[card for card, _ in (*gi.missions, *gi.clues)]]


def _all_cards(state: Rogue) -> list[int]:
    """How many there are of every card of the box, wherever they are."""
    found: list[int] = []
    for deck in range(len(DECKS)):
        found += map(add, state.decks[deck], state.discards[deck])
    for deck in (TRAITORS, ENDS):
        for at, n in enumerate(map(add, state.decks[deck], state.discards[deck])):
            found[FIRST[deck] + at] += n
    for card in (*state.removed, *state.drawn):
        found[card] += 1
    for _, card in (*state.fixed, *state.brides):
        found[card] += 1
    for card, _ in state.pile:
        found[card] += 1
    for seat, gi in enumerate(state.gis):
        for card in (*_cards_of(state, seat), *(CLUES if gi.full else ())):
            found[card] += 1
    return found


def conserved(state: Rogue) -> Mapping[str, object]:
    """RGT-CMP-05, RGT-Q-21: no card and no Biochip is ever lost."""
    digits = list(state.chips)
    for gi in state.gis:
        for chip in gi.slots:
            if 1 <= chip <= 3:
                digits[chip - 1] += 1
    for frame in state.stack:  # Biochips in the hand of whoever is placing them
        for digit in (*getattr(frame, "digits", ()), *[d for d in (getattr(frame, "digit", 0),) if d]):
            digits[digit - 1] += 1
    return {"cards": _all_cards(state), "chips": digits}


def secrets(state: Rogue) -> Mapping[str, object]:
    """What there is to hide now."""
    if state.solo:
        return {}
    found: dict[str, object] = {
        "rogue": tuple(gi.rogue for gi in state.gis),
        "missions": tuple(tuple(card for card, _ in gi.missions) for gi in state.gis),
        "clues": tuple(tuple(card for card, _ in gi.clues) for gi in state.gis),
    }
    found = {name: value for name, value in found.items() if any(value)}  # type: ignore[arg-type]
    if len(state.pile) > 1 and any(origin == 0 for _, origin in state.pile[1:]):
        found["pile"] = state.pile[1:]
    if state.drawn:
        found["drawn"] = state.drawn
    return found
