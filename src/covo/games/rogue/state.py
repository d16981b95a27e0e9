"""Everything true in a game of Rogue Trooper. One line each: what it is, who may know it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from covo.games.rogue.board import Sector
from covo.games.rogue.box import (
    BAGMAN,
    BIT,
    CARD,
    CARDS,
    CHIPS,
    EVADE,
    GI_CHIP,
    HELM,
    KITS,
    LIVES,
    NAMED,
    PLACES,
    CardNo,
    allowed,
    on_earth,
    verb,
)
from covo.kernel import Seat, State
from covo.kernel.event import Audience, Datum

Held = tuple[int, int]  # a secret card, and a bit for each other seat that knows it
Trace = tuple[int, int, int]  # a secret card, a bit for each seat that may hold it, a bit for each that knows this
FACE_UP = 1 << 6  # the bit of a card that was turned up for all, watchers too
Counts = tuple[int, ...]  # of a deck or pile, by kind


class GI(Struct, frozen=True):
    """A Genetic Infantryman and his player's cards. A dead one keeps what was set aside (RGT-DTH-03)."""

    # open to all
    sector: Sector = -1  # of a dead one, where the Biochip lies
    lives: int = LIVES
    ammo: tuple[int, ...] = (0, 0, 0, 0)
    slots: tuple[int, ...] = (0, 0, 0)  # Gunnar, Helm, Bagman
    spare: tuple[Seat, ...] = ()  # Biochips of dead GIs for which there was no slot (RGT-Q-94)
    items: tuple[CardNo, ...] = ()
    companions: tuple[CardNo, ...] = ()
    places: int = 1  # Missions it may hold (RGT-Q-99)
    full: bool = False  # four different Clues lie face up
    prison: bool = False
    attempts: int = 0  # failed escapes
    lost: int = 0  # turns to skip
    delayed: CardNo = -1  # a Mission that is completed in the lost turn (RGT-Q-32)
    alive: bool = True
    carrier: Seat = -1  # of a dead one: who carries the Biochip
    rescuer: Seat = -1  # of a dead one whose Biochip lies there: who must fetch it
    # secrets of the player; how many there are is open. -1 in a view stands for a card one does not know
    rogue: tuple[CardNo, ...] = ()
    missions: tuple[Held, ...] = ()
    clues: tuple[Held, ...] = ()

    @property
    def helm(self) -> bool:
        return self.slots[HELM] > 0

    @property
    def bagman(self) -> bool:
        return self.slots[BAGMAN] > 0

    @property
    def kit(self) -> bool:
        """RGT-Q-39: a Survival Kit for the Scum Sea."""
        return not KITS.isdisjoint(self.items)

    @property
    def free(self) -> bool:
        return self.alive and not self.prison


class Rogue(State, kw_only=True):
    # options
    random_owner: bool = False
    rounds: int = 100
    hunt: str = "printed"
    fixed_stay: bool = False  # an evaded Hazard or Fortification stays
    each_combat: bool = False  # Companions fire once in each combat
    # the table, open to all
    gis: tuple[GI, ...]
    first: Seat = 0  # the game owner
    turn: Seat = 0
    round: int = 0  # 0 during set-up
    phase: str = "setup"  # setup, rogue (solo), movement, encounter, end
    start: Sector = -1  # where the turn player's GI was when its turn began
    moved: bool = False  # it has entered a sector this turn
    shuttled: bool = False  # it has been taken up or down this turn
    trapped: bool = False  # Mantrap
    cleared: bool = False  # Security Clearance for this turn
    site: Sector = -1  # where the Encounter phase takes place
    hunting: bool = False  # this turn is kept for the Traitor (RGT-WIN-10)
    met: bool = False  # entering, it found the Traitor and a GI, and met the GI (RGT-WIN-10)
    fought: bool = False  # it fought somebody this turn
    fired: int = 0  # a bit for each seat whose GI has fired its first salvo this turn
    covered: bool = False  # the dice of a card for the first salvo of this phase are spent
    card: CardNo = -1  # the Rogue card in force in this phase
    by: Seat = -1  # who played it
    turned: CardNo = -1  # solo: the unfavourable card turned up this turn
    declared: CardNo = -1  # the Mission being declared
    deal: tuple[str, Seat, Seat, str] = ("", -1, -1, "")  # the last option between GIs: which, who, with whom, outcome
    fixed: tuple[tuple[Sector, CardNo], ...] = ()  # Hazards and Fortifications on the board
    brides: tuple[tuple[Sector, CardNo], ...] = ()  # solo: brides on the board, or at -1 in the corner
    wedded: bool = False  # solo: a Wedding Bells Mission has been completed
    traitor: Sector = -1  # -1 until he is unmasked
    traitor_lives: int = LIVES
    unmasked: int = 0  # the round in which the first full set was revealed
    traitor_dice: int = 0  # solo: dice a Traitor card adds to the next round
    totals: tuple[int, ...] = (0, 0)  # Firepower so far in the fight: of the one who began it, of the other
    throws: tuple[tuple[str, int, tuple[int, ...]], ...] = ()  # the last dice: what for, side 0 or 1, faces
    chips: tuple[int, ...] = CHIPS  # numbered Biochips in the container, by digit
    zones: tuple[int, ...] = (1, 2, 3, 4, 5, 6)  # Drop Zone tokens in the container
    discards: tuple[Counts, ...]  # by deck
    removed: tuple[CardNo, ...] = ()  # out of the game
    # secrets
    decks: tuple[Counts, ...]  # nobody; how many cards are in each is open
    drawn: tuple[CardNo, ...] = ()  # Encounter cards the left player is looking at
    pile: tuple[tuple[CardNo, int], ...] = ()  # top first: card, 0 drawn, 1 from the board, 2 a bride of the sector;
    # all see the top, those from the board, and how many there are; the left player sees all of it
    left: Seat = -1  # who drew and ordered it; -1 while nobody did
    traces: tuple[Trace, ...] = ()  # what players remember of cards out of sight; each seat knows its own

    def tell(self, kind: str, to: Audience, **data: Datum) -> None:
        """Events name cards by their ids and sectors by their names, as people do."""
        if self.ears is not None:
            for key, value in data.items():
                if isinstance(value, int) and key in ("card", "given", "got"):
                    data[key] = CARDS[value].id if value >= 0 else ""
                elif isinstance(value, int) and key == "sector":
                    data[key] = PLACES[value].name
            super().tell(kind, to, **data)

    @property
    def me(self) -> GI:
        """The GI of the turn player."""
        return self.gis[self.turn]

    @property
    def solo(self) -> bool:
        return self.seats == 1


class Table(Protocol):
    """What rules that ask only for open things need: a state or a view."""

    @property
    def seats(self) -> int: ...
    @property
    def gis(self) -> tuple[GI, ...]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def phase(self) -> str: ...
    @property
    def moved(self) -> bool: ...
    @property
    def hunting(self) -> bool: ...
    @property
    def met(self) -> bool: ...
    @property
    def trapped(self) -> bool: ...
    @property
    def traitor(self) -> Sector: ...
    @property
    def declared(self) -> CardNo: ...
    @property
    def hunt(self) -> str: ...
    @property
    def card(self) -> CardNo: ...
    @property
    def covered(self) -> bool: ...
    @property
    def fixed(self) -> tuple[tuple[Sector, CardNo], ...]: ...
    @property
    def brides(self) -> tuple[tuple[Sector, CardNo], ...]: ...
    @property
    def pile(self) -> tuple[tuple[CardNo, int], ...]: ...


# ── What all may see at the table ────────────────────────────────────────────────────────────────────────────────


def clockwise(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The living players after a seat, in the order of turns; the seat itself is not among them."""
    seats = table.seats
    return tuple([other for step in range(1, seats) if table.gis[other := (seat + step) % seats].alive])


def left_player(table: Table) -> Seat:
    """RGT-Q-23: the next living player clockwise; -1 with none left, the turn player himself alone (RGT-SOL-19)."""
    if table.seats == 1:
        return 0
    others = clockwise(table, table.turn)
    return others[0] if others else -1


def others_here(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """RGT-GIE-03: free GIs of others in the same sector."""
    here = table.gis[seat].sector
    return tuple([s for s, gi in enumerate(table.gis) if s != seat and gi.free and gi.sector == here])


def team(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """A player and the dead whose Biochips he carries: they see the same (RGT-HID-06)."""
    return (seat, *[s for s, gi in enumerate(table.gis) if not gi.alive and gi.carrier == seat])


def confronting(table: Table) -> bool:
    """RGT-WIN-01, 03, 10: the turn player's GI may fight the Traitor in this End phase."""
    gi = table.gis[table.turn]
    return gi.free and gi.full and gi.sector == table.traitor and not table.met and not table.trapped


def kind_of_encounter(table: Table) -> str:
    """RGT-PRC-02 (1), RGT-TRN-05, RGT-ENC-01, 02, RGT-GIE-01, RGT-Q-54, 57: none, gi, field, fixed or saved."""
    gi = table.gis[table.turn]
    if not gi.free:
        return "none"
    if table.moved:
        if others_here(table, table.turn):
            return "saved" if table.hunting else "gi"
        return "field"
    lying = any(sector == gi.sector for sector, _ in (*table.fixed, *table.brides))
    return "fixed" if lying else "none"


def fits(table: Table, card: CardNo) -> bool:
    """RGT-Q-11: whether the condition of a Rogue card holds for the turn player's GI now."""
    when, gi = CARDS[card].when, table.gis[table.turn]
    place = PLACES[gi.sector]
    if when.map and (when.map == "nu-earth") != on_earth(gi.sector):
        return False
    if (when.side and place.side not in when.side) or (when.terrain and place.terrain not in when.terrain):
        return False
    if when.number > place.number:  # RGT-ROG-15
        return False
    if when.mission and (table.declared < 0 or CARDS[table.declared].kind not in when.mission):
        return False
    if when.companion == "any" and not gi.companions:
        return False
    if when.companion not in ("", "any") and CARD[when.companion] not in gi.companions:
        return False
    if when.prisoner and not gi.prison:
        return False
    if when.confronting and not confronting(table):
        return False
    return not when.traitor or _traitor_at(table, when.traitor)


def _traitor_at(table: Table, where: str) -> bool:
    """RGT-ROG-20, RGT-Q-13."""
    if table.traitor < 0:
        return False
    place = PLACES[table.traitor]
    if where in ("anywhere", place.name, place.terrain):
        return True
    return where in ("nu-earth", "milli-com") and (where == "nu-earth") == on_earth(table.traitor)


def names_traitor(card: CardNo) -> bool:
    return bool(CARDS[card].when.traitor)


def playable(table: Table, card: CardNo, seat: Seat) -> bool:
    """RGT-ROG-03, 04, 06, 15..20, RGT-Q-11..13, 18, 19: whether this player may play this card in this window."""
    rogue = CARDS[card]
    if rogue.phase not in ("any", table.phase) or (rogue.target == "self" and seat != table.turn):
        return False
    if not fits(table, card):
        return False
    if table.phase == "end" and confronting(table) and not names_traitor(card):  # RGT-ROG-19
        return False
    if verb(card, "move_traitor") and table.traitor == destination(card):
        return False
    if rogue.phase == "encounter":
        gi = table.gis[table.turn]
        if not on_earth(gi.sector) or gi.prison:  # RGT-ROG-17, RGT-PRC-02
            return False
        if table.trapped and seat == table.turn:  # Mantrap: none by the target in his Encounter phase
            return False
        if verb(card, "add_encounters") and kind_of_encounter(table) in ("gi", "saved"):  # RGT-ROG-16
            return False
    return True


def destination(card: CardNo) -> Sector:
    """The sector a moving Traitor card names."""
    move = verb(card, "move_traitor")
    return -1 if move is None else NAMED[move.sector]


def bride_in_play(table: Table, bride: CardNo) -> bool:
    """RGT-Q-25, 127: with a GI (also among what a dead one left) or on a sector, also while she waits in its pile."""
    if any(bride in gi.companions for gi in table.gis):
        return True
    return any(card == bride for _, card in table.brides) or (bride, 2) in table.pile


def impossible(table: Table, seat: Seat, mission: CardNo) -> bool:
    """RGT-MIS-11, 14, RGT-BIO-05: a Mission this player could never complete as things are."""
    kind = CARDS[mission].kind
    if kind == "computer":
        return not table.gis[seat].helm
    if kind == "wedding":
        return not bride_in_play(table, CARD[CARDS[mission].companion])
    if kind == "genie" and CARDS[mission].task != "deliver":
        return not clockwise(table, seat)
    return False


def evade_modifier(table: Table, seat: Seat, item: CardNo = -1) -> int:
    """RGT-EVD-01, 04, 05, RGT-BRD-10..15, RGT-Q-60, 68: what is added to an Evade roll of this GI where it stands."""
    gi = table.gis[seat]
    terrain = PLACES[gi.sector].terrain
    total = EVADE[terrain] if terrain else 0
    for card in (*gi.companions, *[kept for kept in gi.items if CARDS[kept].kept], item):
        effect = verb(card, "modify_evade")
        if effect and (not effect.terrains or terrain in effect.terrains):
            total += effect.delta
    total -= len(gi.companions)
    rogue = verb(table.card, "modify_evade") if seat == table.turn and table.phase == "encounter" else None
    return total + (rogue.delta if rogue else 0)


def support_dice(table: Table, seat: Seat, kind: int, fired: int, bans: tuple[CardNo, ...]) -> int:
    """Plain dice beside the salvo: Companions in the first salvo of the turn (RGT-CPN-03..05, RGT-Q-74, 75), and a
    Rogue card in force for the turn player (modify_firepower)."""
    gi = table.gis[seat]
    dice = 0
    if not fired >> seat & 1 and allowed("gp", tuple([card for card in bans if CARDS[card].kind == "enemy"])):
        for card in gi.companions:
            dice += CARDS[card].firepower
            bonus = verb(card, "modify_firepower")
            if bonus and any(kind & BIT[name] for name in bonus.types):
                dice += bonus.dice
    if seat == table.turn and table.phase == "encounter":
        rogue = verb(table.card, "modify_firepower")
        if rogue and rogue.who == "gi" and not (rogue.scope == "first" and table.covered):
            dice += rogue.dice
    return dice


def bare(gi: GI) -> bool:
    """RGT-MCC-01: on Milli-com one fights with bare hands."""
    return not on_earth(gi.sector)


def chip_of(seat: Seat) -> int:
    return GI_CHIP + seat
