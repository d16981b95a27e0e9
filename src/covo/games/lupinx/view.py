"""What one viewer may know in a game with the expansion, named field by field."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from covo.games.lupin.box import FUJIKO, JIGEN, LUPIN
from covo.games.lupin.mission import mission
from covo.games.lupin.state import Tile
from covo.games.lupin.view import PUBLIC as BASE
from covo.games.lupin.view import View as BaseView
from covo.games.lupin.view import seen_by
from covo.games.lupinx.box import CAGLIOSTRO, LORRY, STONEHENGE
from covo.games.lupinx.missions import Adventure
from covo.games.lupinx.state import GROUND, HOME, TAKEN, Lupinx, Sign
from covo.kernel import Seat

# What lies on the table; LUX-INF-01, LUX-INF-06..09
PUBLIC: Final = (
    *BASE,
    *(
        "apart",
        "lights",
        "special",
        "ready",
        "down",
        "lost",
        "fired_at",
        "stayed",
        "encore",
        "carded",
        "again",
        "ground",
        "carrier",
    ),
    *("tokens", "opened", "drained", "wheels", "dry", "doors", "pits", "sword", "signs"),
)


class View(BaseView, frozen=True, kw_only=True):
    world: ClassVar[type[Lupinx]] = Lupinx
    public: ClassVar[tuple[str, ...]] = PUBLIC
    apart: bool
    lights: int
    special: bool
    ready: bool
    down: bool
    lost: int
    fired_at: int
    stayed: bool
    encore: bool
    carded: int
    again: bool
    ground: int
    carrier: int
    tokens: tuple[int, ...]
    opened: int
    drained: int
    wheels: int
    dry: int
    doors: tuple[int, int]
    pits: int
    sword: bool
    signs: tuple[Sign, ...]
    # LUX-INF-05: those aboard the lorry; -2: not known
    zone: int
    pumps: int
    pumping: int
    # one's own
    given: tuple[int, ...] | None  # LUX-CJI-02: Jigen's and Lupin's players
    peeked: tuple[int, ...] | None  # LUX-CJI-08: Jigen's
    under: tuple[int, ...] | None  # LUX-SPC-04: Lupin's
    left: tuple[int, ...] | None  # LUX-Q-101: Fujiko's
    # LUX-INF-06: the gang's
    aim: int | None
    tombs: tuple[int, ...] | None
    digs: tuple[int, ...] | None

    @property
    def quest(self) -> Adventure:
        return mission(self.mission)  # type: ignore[return-value]

    @property
    def cagliostro(self) -> bool:
        return self.mission == CAGLIOSTRO

    @property
    def stonehenge(self) -> bool:
        return self.mission == STONEHENGE


def view(state: Lupinx, viewer: Seat) -> View:
    fields = seen_by(state, viewer, PUBLIC)
    over = state.outcome is not None
    mine: tuple[int, ...] = fields["mine"]
    gang = over or bool(mine) or (viewer > 0 and state.turn == 0)
    aboard = over or any(state.ride[m] == LORRY for m in mine)
    if state.apart and not over:
        fields |= _parted(state, viewer, mine, fields)
    if state.quest.places > 1:  # LUX-Q-47: what the police carry or lies on the ground is open in the base missions too
        loose = [tile.place in (GROUND, TAKEN) for tile in state.tiles]
        fields["tiles"] = tuple(
            Tile(tile.place, True) if loose[n] and not over else shown
            for n, (tile, shown) in enumerate(zip(state.tiles, fields["tiles"], strict=True))
        )
    else:
        fields["tiles"] = tuple(_tile(state, tile, mine, over) for tile in state.tiles)
    return View(
        **fields,
        zone=state.zone if aboard else -2,
        pumps=state.pumps if aboard else 0,
        pumping=state.pumping if aboard else -1,
        given=state.given if over or JIGEN in mine or LUPIN in mine else None,
        peeked=state.peeked if over or JIGEN in mine else None,
        under=state.under if over or LUPIN in mine else None,
        left=state.left if over or FUJIKO in mine else None,
        aim=state.aim if gang or state.sword else None,
        tombs=state.tombs if gang else None,
        digs=state.digs if gang else None,
    )


def _parted(state: Lupinx, viewer: Seat, mine: tuple[int, ...], fields: dict[str, Any]) -> dict[str, Any]:
    """LUX-CPL-02, LUX-CPL-11, LUX-INF-04, LUX-Q-101: Fujiko does not see what the three have, nor they what she has;
    but she has seen what they left."""
    sides = [viewer in state.party(member) for member in range(4)]
    hers = FUJIKO in mine and bool(state.left)
    bare = -1 if hers else None  # a vehicle nobody has
    owners = [bare if owner < 0 else owner if sides[owner] else None for owner in state.owners]
    seen = state.vseen | state.wrecks
    squares = [
        at if at is not None and (at >= 0 or seen >> v & 1 or owners[v] == -1) else None
        for v, at in enumerate(fields["vat"])
    ]
    return {
        "devices": tuple(held if sides[m] else None for m, held in enumerate(state.devices)),
        "money": tuple(coins if sides[m] else None for m, coins in enumerate(state.money)),
        "owners": tuple(owners),
        "vat": tuple(squares),
        "dug": tuple(dug if sides[m] else None for m, dug in enumerate(fields["dug"])),
    }


def _tile(state: Lupinx, tile: Tile, mine: tuple[int, ...], over: bool) -> Tile:
    """LUX-Q-44, LUX-TRE-03: those who saw it taken know who has it; the others that it is gone, once that is told."""
    if over:
        return tile
    own = sum(1 << m for m in mine)
    # LUX-STR-03: who has the sword all know
    open_now = tile.known & own & 15 or (tile.real and (state.traitor or state.stonehenge)) or tile.place in (8, 9)
    return Tile(tile.place, tile.real, tile.known & own & 15) if open_now else Tile(HOME)
