"""What one viewer may know, named field by field; what is not named here stays unknown."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from msgspec import Struct

from covo.games.rogue.board import Sector
from covo.games.rogue.box import CLU, CardNo
from covo.games.rogue.state import FACE_UP, GI, Counts, Held, Rogue
from covo.games.rogue.steps.end import TakeClue
from covo.kernel import Frame, Outcome, Seat

# RGT-HID: open to all, under the same names as in the state.
OPEN = (
    "seats",
    "random_owner",
    "rounds",
    "hunt",
    "fixed_stay",
    "each_combat",
    "first",
    "turn",
    "round",
    "phase",
    "start",
    "moved",
    "shuttled",
    "trapped",
    "cleared",
    "site",
    "hunting",
    "met",
    "fought",
    "fired",
    "covered",
    "card",
    "by",
    "turned",
    "declared",
    "deal",
    "fixed",
    "brides",
    "wedded",
    "traitor",
    "traitor_lives",
    "unmasked",
    "traitor_dice",
    "totals",
    "throws",
    "chips",
    "zones",
    "discards",
    "removed",
    "left",
    "outcome",
)


_open = attrgetter(*OPEN)


class View(Struct, frozen=True, cache_hash=True):  # search keeps what it knows by view
    viewer: Seat
    eyes: Seat  # whose secrets the viewer sees: a dead player those of who carries him (RGT-HID-06)
    seats: int
    random_owner: bool
    rounds: int
    hunt: str
    fixed_stay: bool
    each_combat: bool
    first: Seat
    turn: Seat
    round: int
    phase: str
    start: Sector
    moved: bool
    shuttled: bool
    trapped: bool
    cleared: bool
    site: Sector
    hunting: bool
    met: bool
    fought: bool
    fired: int
    covered: bool
    card: CardNo
    by: Seat
    turned: CardNo
    declared: CardNo
    deal: tuple[str, Seat, Seat, str]
    fixed: tuple[tuple[Sector, CardNo], ...]
    brides: tuple[tuple[Sector, CardNo], ...]
    wedded: bool
    traitor: Sector
    traitor_lives: int
    unmasked: int
    traitor_dice: int
    totals: tuple[int, ...]
    throws: tuple[tuple[str, int, tuple[int, ...]], ...]
    chips: tuple[int, ...]
    zones: tuple[int, ...]
    discards: tuple[Counts, ...]
    removed: tuple[CardNo, ...]
    left: Seat
    outcome: Outcome | None
    awaited: tuple[Seat, ...]
    gis: tuple[GI, ...]  # RGT-HID-01: -1 for a card that the viewer does not know
    decks: tuple[int, ...]  # how many cards are in each
    drawn: tuple[CardNo, ...]  # RGT-HID-02: -1 for all but the left player
    pile: tuple[tuple[CardNo, int], ...]  # RGT-HID-03: the top, then -1 for what the viewer does not know
    lying: tuple[tuple[CardNo, int], ...]  # cards of the pile below the top that lay open on the board
    traces: tuple[tuple[CardNo, int], ...]  # secret cards that went out of sight, and bits of who may hold them
    clue_deck: Counts  # what who searches the Clue deck sees; () for the others
    agenda: tuple[Frame[Any], ...]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def me(self) -> GI:
        return self.gis[self.turn]


def view(state: Rogue, viewer: Seat) -> View:
    eyes = whose_eyes(state, viewer)
    over = state.outcome is not None
    sees_pile = over or (eyes >= 0 and eyes == state.left)
    top = state.stack[0] if state.stack else None
    searching = isinstance(top, TakeClue) and top.seat == eyes
    return View(
        viewer=viewer,
        eyes=eyes,
        awaited=tuple([ask.seat for ask in state.asks if ask.seat >= 0]),
        gis=tuple([_gi(gi, seat, eyes, viewer, over) for seat, gi in enumerate(state.gis)]),
        decks=tuple([sum(deck) for deck in state.decks]),
        drawn=state.drawn if sees_pile else (-1,) * len(state.drawn),
        pile=state.pile if sees_pile else (*state.pile[:1], *((-1, 0),) * (len(state.pile) - 1)),
        lying=tuple(sorted([(card, origin) for card, origin in state.pile[1:] if origin])),
        traces=() if over else _traces(state, eyes),
        clue_deck=state.decks[CLU] if searching else (),
        agenda=tuple([frame.seen(eyes if eyes >= 0 else viewer) for frame in state.stack]),
        **dict(zip(OPEN, _open(state), strict=True)),
    )


def _traces(state: Rogue, eyes: Seat) -> tuple[tuple[CardNo, int], ...]:
    bit = 1 << eyes if eyes >= 0 else FACE_UP
    return tuple([(card, holders) for card, holders, knowers in state.traces if knowers & bit])


def whose_eyes(state: Rogue, viewer: Seat) -> Seat:
    """RGT-HID-06, RGT-Q-95; alone everything of the player's is open (RGT-SOL-11), to watchers too."""
    if state.solo:
        return 0
    if viewer < 0:
        return viewer
    gi = state.gis[viewer]
    return gi.carrier if not gi.alive and gi.carrier >= 0 else viewer


def _gi(gi: GI, seat: Seat, eyes: Seat, viewer: Seat, over: bool) -> GI:
    own = over or (eyes >= 0 and seat in (eyes, viewer))
    knows = -1 if over else FACE_UP | sum(1 << seat for seat in {eyes, viewer} if seat >= 0)
    return GI(
        sector=gi.sector,
        lives=gi.lives,
        ammo=gi.ammo,
        slots=gi.slots,
        spare=gi.spare,
        items=gi.items,
        companions=gi.companions,
        places=gi.places,
        full=gi.full,
        prison=gi.prison,
        attempts=gi.attempts,
        lost=gi.lost,
        delayed=gi.delayed,
        alive=gi.alive,
        carrier=gi.carrier,
        rescuer=gi.rescuer,
        rogue=gi.rogue if own else (-1,) * len(gi.rogue),
        missions=_held(gi.missions, knows, own),
        clues=_held(gi.clues, knows, own),
    )


def _held(cards: tuple[Held, ...], knows: int, own: bool) -> tuple[Held, ...]:
    """The secret cards of a player as a viewer knows them; who else knows them is a secret of the owner."""
    known = [(card, mask if own else mask & knows) for card, mask in cards if own or mask & knows]
    return (*((-1, 0),) * (len(cards) - len(known)), *sorted(known))
