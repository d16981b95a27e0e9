"""The boards of the expansion drawn from their files, as SVG; and as the page keeps them."""

from __future__ import annotations

from functools import cache

from covo.games.lupin.draw import EDGE, S, middle
from covo.games.lupinx.board import Site, load
from covo.games.lupinx.draw_cagliostro import Cagliostro
from covo.games.lupinx.draw_stonehenge import Stonehenge
from covo.games.lupinx.shape import ROWS
from covo.kernel import Cell, Map


def drawn(place: Site, language: str = "it") -> str:
    sketch = Cagliostro if place.id == "cagliostro" else Stonehenge
    return sketch(place, language).picture()


@cache
def map_of(name: str) -> Map:
    """The board as the page keeps it: the drawing and the middle of every place one can be on."""
    place = load(name)
    cells = []
    for node in range(place.bus):
        under = node >= place.squares
        if under or (place.stand | place.river) >> node & 1:
            x, y = middle(place.below[node])
            # Below a bridge or a road: a little lower on the same square.
            cells.append(
                Cell(place.names[node], x, y + S / 3 if under else y, kind="under" if under else place.kinds[node])
            )
    return Map(name, "square", 25 * S + 2 * EDGE, len(ROWS) * S + 2 * EDGE, S, tuple(cells), drawn(place))
