"""What must hold of a loaded position, and what must hold of every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from covo.games.lupin.board import bits
from covo.games.lupin.state import Lupin
from covo.kernel import LoadError


def check(state: Lupin) -> None:
    """LoadError names the first field no game could have."""
    size, seats = state.place.size, state.seats
    four: tuple[str, ...] = (
        "crew",
        "wounds",
        "held",
        "gone",
        "kills",
        "shown",
        "discards",
        "table",
        "fresh",
        "masks",
        "spots",
        "at",
    )
    four += ("ride", "devices", "hands", "agent_of", "glides", "notes", "points_lost", "money")
    six = ("vhits", "vspots", "vat", "owners")
    for field, holds, wanted in (
        *((name, len(getattr(state, name)) == 4, "one for each member") for name in four),
        *((name, len(getattr(state, name)) == len(state.kit.vehicles), "one for each vehicle") for name in six),
        ("agents", len(state.agents) == 10, "ten agents"),
        ("cars", len(state.cars) == len(state.car_hits) == len(state.fuel) == 2, "two police cars"),
        ("tiles", len(state.tiles) == state.quest.places, "a tile for each place"),
        ("crew", all(seat < seats for seat in state.crew), "seats"),
        ("turn", 0 <= state.turn <= state.quest.turns, f"0 to {state.quest.turns}"),
        ("limit", 0 <= state.limit <= state.quest.turns, f"up to {state.quest.turns}"),
        ("bus", -1 <= state.bus < max(1, len(state.place.stops)), "a stop"),
        ("at", all(at < size for at in state.at), "places of the board"),
        ("vat", all(at < size for at in state.vat), "places of the board"),
        ("agents", all(at < size for at in state.agents), "places of the board"),
        ("zenigata", state.zenigata < size, "a place of the board"),
        ("guards", all(node in state.place.posts for node in bits(state.guards)), "posts on the roofs"),
        ("ride", all(-1 <= ride < len(state.kit.vehicles) for ride in state.ride), "vehicles"),
        ("held", all(-1 <= agent < 10 for agent in state.held), "agents"),
        ("agent_of", all(-1 <= agent < 10 for agent in state.agent_of), "agents"),
        (
            "hands",
            all(not Counter(h) - Counter(d) for h, d in zip(_cards(state), state.kit.piles, strict=False)),
            "cards of the deck",
        ),
        ("devices", all(0 <= g < len(state.kit.gadgets) for held in state.devices for g in held), "devices"),
        ("tiles", sum(bool(tile.real) for tile in state.tiles) <= 1, "one treasure"),
    ):
        if not holds:
            raise LoadError(f"state.{field}", f"expected {wanted}")


def _cards(state: Lupin) -> list[tuple[int, ...]]:
    piles = zip(state.hands, state.discards, state.table, strict=False)  # as many as there are: `check` counts them
    return [hand + discards + table for hand, discards, table in piles]


def conserved(state: Lupin) -> Mapping[str, object]:
    """No card comes twice, no tile and no agent is lost, and no more devices are about than the box holds."""
    gadgets = Counter(state.used + state.extra)
    for held in state.devices:
        gadgets.update(held)
    return {
        "decks": tuple(not Counter(cards) - Counter(state.kit.piles[m]) for m, cards in enumerate(_cards(state))),
        "tiles": len(state.tiles),
        "agents": len(state.agents),
        "stock": all(gadgets[gadget] <= state.kit.stock[gadget] for gadget in range(len(state.kit.gadgets))),
        "one treasure": sum(bool(tile.real) for tile in state.tiles) <= 1,
    }


def secrets(state: Lupin) -> Mapping[str, object]:
    """LUP-INF: what there is to hide now, by name; imagined worlds differ in each."""
    hidden: dict[str, object] = {}
    unseen = [m for m in state.in_game() if not state.seen >> m & 1 and state.at[m] >= 0]
    if unseen:
        hidden["squares"] = tuple(state.at[m] for m in unseen)
    if any(state.hands):
        hidden["hands"] = tuple(tuple(sorted(hand)) for hand in state.hands)
    if any(state.devices):
        hidden["devices"] = state.devices
    if any(at >= 0 and not state.vseen >> v & 1 for v, at in enumerate(state.vat)):
        hidden["vehicles"] = state.vat
    if state.traps:
        hidden["traps"] = state.traps
    if any(tile.real is not None for tile in state.tiles):
        hidden["tiles"] = tuple(tile.real for tile in state.tiles)
    if any(agent >= 0 for agent in state.agent_of):
        hidden["disguises"] = state.agent_of
    if state.extra:
        hidden["what Fujiko took"] = state.extra
    if state.balloon:
        hidden["balloons"] = state.balloon
    return hidden
