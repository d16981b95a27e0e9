"""What is true in a game with the expansion besides what is true in every game of Lupin, and what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from covo.games.lupin.board import board, mask_of
from covo.games.lupin.box import BOAT, FORGIVE, FUJIKO, IN_VIEW, JIGEN, LUPIN, ZENIGATA, without
from covo.games.lupin.kept import once
from covo.games.lupin.lore import follows, put_off
from covo.games.lupin.mission import mission
from covo.games.lupin.state import OFF, Lupin, Node, Tile
from covo.games.lupinx.board import Site
from covo.games.lupinx.box import (
    ALPHA,
    BETA,
    BUST,
    BUSTS,
    CAESAR,
    CAGLIOSTRO,
    LOVE,
    OPENS,
    REDEEM,
    ROWBOAT,
    SCORN,
    STONEHENGE,
    VEHICLES,
    WETSUIT,
)
from covo.games.lupinx.grounds import Grounds
from covo.kernel import Agenda, Outcome, Seat

if TYPE_CHECKING:
    from covo.games.lupin.steps.gang import Activation
    from covo.games.lupinx.missions import Adventure

FLEET = len(VEHICLES)
HOME, GROUND, TAKEN = (
    4,
    8,
    9,
)  # where the treasure is besides 0..3 and 10..13: in its place, on a square, with the police
MEMBER, SOLO, LOYAL, SECRET, OPEN = range(5)  # LUX-FUJ: Fujiko's side; MEMBER where the question does not arise


class Sign(Struct, frozen=True):
    """LUX-Q-67, LUX-STR-03: in which round somebody was told to have dug or to have taken the sword, and where that can
    have been, for all anyone knows."""

    member: int
    turn: int
    squares: int
    sword: bool = False


@put_off("stayed")
class Lupinx(Lupin, kw_only=True):
    vhits: tuple[int, ...] = (0,) * FLEET
    vspots: tuple[int, ...] = (0,) * FLEET
    vat: tuple[Node, ...] = (OFF,) * FLEET
    owners: tuple[int, ...] = (-1,) * FLEET
    tiles: tuple[Tile, ...] = (Tile(HOME),)
    # open to all
    apart: bool = False  # LUX-CPL-01, LUX-Q-01: Fujiko plans, buys and plays for herself
    lights: int = 0  # LUX-SPC-21: the last round of the searchlights
    late: bool = False  # LUX-LVL-05: at the base game's Novice level
    special: bool = False  # the special cards are in play
    ready: bool = False  # Zenigata still has his special card
    down: bool = False  # LUX-FUJ-21: Fujiko waits for Lupin's help
    lost: int = 0  # LUX-CLU-02: the round Lupin loses to a flat tyre
    fired_at: int = 0  # LUX-CGO-01: wounds of this round that firearms gave Goemon
    stayed: bool = False  # LUX-Q-22: Fujiko has not moved in her activation of this round
    encore: bool = False  # LUX-Q-22: she is to move once more
    carded: int = 0  # LUX-RND-12: members that have reacted with their card of this round
    again: bool = False  # LUX-Q-46: the treasure has been taken back: a new theft is told at once
    ground: Node = OFF  # LUX-CGO-06: where the treasure lies
    carrier: Annotated[int, Meta(ge=-1, le=29)] = -1  # LUX-CGO-10: the police figure that has it
    # Cagliostro, open to all
    tokens: tuple[int, ...] = ()  # by question mark: what was turned up there, -1 before
    opened: int = 0  # temples that can be entered, a bit each
    drained: int = 0  # zones that are dry
    wheels: int = 0  # handwheels turned
    dry: int = 0  # zones that will be dry from the next round
    doors: tuple[int, int] = (-1, -1)  # the squares of the trapdoors alpha and beta, once they can be used
    # Cagliostro, known to those aboard the lorry
    zone: int = -1  # LUX-Q-35: the zone its tank takes
    pumps: int = 0  # rounds of pumping
    pumping: int = -1  # the driver who has declared it in this round
    given: tuple[int, ...] = ()  # LUX-CJI-02: cards Jigen has given Lupin: the two
    peeked: tuple[int, ...] = ()  # LUX-CJI-08: cards of Fujiko's hand that Jigen has seen: he alone
    under: tuple[int, ...] = ()  # LUX-SPC-04: cards put under Lupin's deck, in order: he alone
    left: tuple[
        int, ...
    ] = ()  # LUX-Q-101: what was left to Fujiko, by device, and vehicles as bits at the end: she alone
    # Stonehenge: the gang's, but for the number of pits
    aim: int = -1  # LUX-AIM-02: the picture
    tombs: tuple[Node, ...] = ()  # squares dug
    digs: tuple[int, ...] = ()  # members that have dug in this round
    pits: int = 0  # LUX-SEN-02: turned up; open to all
    sword: bool = False  # LUX-Q-46, LUX-Q-47: all know its square
    signs: tuple[Sign, ...] = ()  # open to all

    # ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def quest(self) -> Adventure:
        return mission(self.mission)  # type: ignore[return-value]

    @property
    def site(self) -> Site | None:
        """The board, if it is one of the expansion's."""
        place = board(self.mission)
        return place if isinstance(place, Site) else None

    @property
    def field(self) -> Site | Grounds:
        """The board with its water."""
        return board(self.mission)  # type: ignore[return-value]

    @property
    def cagliostro(self) -> bool:
        return self.mission == CAGLIOSTRO

    @property
    def stonehenge(self) -> bool:
        return self.mission == STONEHENGE

    @once
    def side(self) -> int:
        """LUX-FUJ-01..13: Fujiko's side; the card that decides it is in her hand, or lies open."""
        cards = self.hands[FUJIKO] + self.table[FUJIKO]
        if REDEEM in cards:
            return OPEN if REDEEM in self.table[FUJIKO] else SECRET
        if not self.cagliostro:
            return MEMBER
        return LOYAL if FORGIVE in cards or not self.apart else SOLO

    def declared(self) -> bool:
        """LUX-FUJ-09: all know that Fujiko is loyal."""
        return not self.apart or FORGIVE in self.table[FUJIKO] or bool(self.gone[FUJIKO] and self.side() == LOYAL)

    @once
    def turncoat(self) -> bool:
        """LUX-FUJ-12: she stands openly with the police."""
        return REDEEM in self.table[FUJIKO]

    @once
    def split(self) -> bool:
        return self.turncoat() or (not self.declared() if self.cagliostro else self.traitor)

    @once
    def is_bound(self) -> bool:
        """LUX-FUJ-24: whom the treasure makes a traitor for all to see."""
        return self.side() == SOLO if self.cagliostro else not self.stonehenge and super().is_bound()

    @property
    def shown_from(self) -> int:
        """LUX-LVL-02..05: the first round, or at the base game's Novice level the turn of that."""
        return IN_VIEW if self.late else super().shown_from

    def always_seen(self, member: int) -> bool:
        """LUX-SPC-21, LUX-SPC-25, LUX-FUJ-14: no card hides this member now."""
        lit = 0 < self.turn <= self.lights
        return lit or bool(self.marked >> member & 1) or (member == FUJIKO and self.turncoat())

    def must_show(self, member: int) -> bool:
        return self.always_seen(member) or super().must_show(member)

    def movement(self, member: int) -> int:
        """LUX-SPC-15."""
        more = 1 if member == FUJIKO and LOVE in self.table[FUJIKO] else 0
        return super().movement(member) + (more << (self.darling >> member & 1))

    # ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────

    def starts(self, member: int) -> list[int]:
        """LUX-CSE-16, LUX-CSE-18."""
        site = self.site
        return site.fujiko_starts if site and self.apart and member == FUJIKO else self.place.starts

    def garages(self, member: int) -> list[int]:
        """LUX-Q-11."""
        site = self.site
        return site.fujiko_starts if site and self.apart and member == FUJIKO else self.place.garages

    def moorings(self, vehicle: int) -> list[int]:
        """LUX-Q-33: the rowboat lies on the river."""
        if vehicle != ROWBOAT:
            return super().moorings(vehicle)
        site = self.site
        if site is not None:
            return [site.boat_start] if site.boat_start >= 0 else []
        return super().moorings(BOAT)

    def exits(self, member: int) -> int:
        """LUX-CSE-17, LUX-CSE-19..21, LUX-Q-86."""
        site = self.site
        if member != FUJIKO or site is None or not self.cagliostro:
            return mask_of(self.place.starts) if self.side() < SECRET or member != FUJIKO else 0
        side = self.side()
        return mask_of(site.fujiko_starts) if side == SOLO else mask_of(site.starts) if side == LOYAL else 0

    def purse(self, member: int) -> int:
        """LUX-CPL-05, LUX-CPL-08."""
        return FUJIKO if self.apart and member == FUJIKO else 0

    def shut(self, member: int) -> int:
        """For all anyone knows a member may have a wetsuit."""
        suits = self.kit.stock[WETSUIT] and sum(held.count(WETSUIT) for held in self.shown) < self.kit.stock[WETSUIT]
        swims = bool(suits) or WETSUIT in self.shown[member]
        return self.field.shut(self.opened, self.drained, swim=swims)

    def shut_to(self, member: int) -> int:
        """LUX-TEM-03, LUX-WAT-01, LUX-WAT-02: on foot."""
        return self.closed()

    @once
    def closed(self) -> int:
        return self.field.shut(self.opened, self.drained)

    @once
    def water(self) -> int:
        """Where only swimmers are."""
        site = self.site
        return self.field.river | (site.flooded(self.drained) if site else 0)

    def no_wheels(self, vehicle: int) -> int:
        """LUX-WAT-06, LUX-WAT-03."""
        site = self.site
        return site.flooded(self.drained) if site else 0

    def beat_shut(self, code: int) -> int:
        """LUX-SMO-02, LUX-WAT-05."""
        site = self.site
        return self.closed() if code == ZENIGATA or site is None else self.closed() | site.no_agents

    @property
    def passages(self) -> int:
        """LUX-ENV-11..14: the trapdoors; in the base missions the bus."""
        site = self.site
        return site.passages(*self.doors) if site else self.bus

    def shared(self) -> int:
        """LUX-Q-11: start squares, till somebody has moved."""
        return self.place.escapes if self.turn <= 1 else 0

    # ── Police and rivals ────────────────────────────────────────────────────────────────────────────────────────

    def inspector_away(self) -> bool:
        """LUX-ZEN-04, LUX-SZE-02, LUX-Q-40."""
        return self.zout and self.site is not None

    @once
    def eyes(self) -> int:
        """LUX-Q-18, LUX-Q-40: a turncoat sees for the police, Zenigata while he is away does not."""
        eyes = self.force()
        if self.zenigata >= 0 and self.inspector_away():
            eyes = mask_of(at for at in self.agents if at >= 0)
        if self.turncoat() and not self.down and self.ride[FUJIKO] < 0 <= self.at[FUJIKO]:
            eyes |= 1 << self.at[FUJIKO]
        return eyes | self.drivers()

    def rivals(self, member: int) -> list[int]:
        """LUX-FUJ-23, LUX-Q-18, LUX-Q-20: whom one may attack in the gang: Fujiko, and Fujiko the others."""
        if not (self.split() and (self.cagliostro or self.turncoat())):
            return []
        if member == FUJIKO:
            others = [] if self.side() == LOYAL else [m for m in self.members() if m != FUJIKO]
        else:
            others = [] if self.down else [FUJIKO]
        return [m for m in others if self.seen >> m & 1 and self.ride[m] < 0 <= self.at[m] and self._exposed(m)]

    def _exposed(self, member: int) -> bool:
        """LUP-BLD-10, LUP-Q-83: at liberty, and in no house or bus of the base missions."""
        return self.held[member] < 0 and not self.inside(member)

    def spared(self, member: int) -> bool:
        """LUX-FUJ-17."""
        return member == FUJIKO and self.turncoat()

    def of_the_police(self, member: int) -> bool:
        """LUX-FUJ-17, LUX-Q-18."""
        return self.spared(member)

    def blasted(self, member: int) -> bool:
        """LUX-Q-90."""
        return self.spared(member)

    @once
    def in_the_way(self) -> int:
        """LUX-Q-18: the police pass through a turncoat."""
        crowd = self.crowd()
        return crowd & ~(1 << self.at[FUJIKO]) if self.turncoat() and self.at[FUJIKO] >= 0 else crowd

    def keeps(self, member: int) -> bool:
        """A solo Fujiko shares with nobody."""
        return member == FUJIKO and (self.side() in (SOLO, SECRET, OPEN) if self.cagliostro else self.traitor)

    def may_free(self, member: int, prisoner: int) -> bool:
        """LUX-Q-81: whoever likes may free an undeclared Fujiko; she frees nobody."""
        if self.split() and FUJIKO in (member, prisoner) and (self.cagliostro or self.turncoat()):
            return prisoner == FUJIKO and member != FUJIKO
        return super().may_free(member, prisoner)

    def all_arrested(self) -> bool:
        """LUX-Q-49: a turncoat does not count."""
        counted = [m for m in self.members() if not (m == FUJIKO and self.turncoat())]
        return all(not self.gone[m] and self.held[m] >= 0 for m in counted)

    def order(self, left: list[int]) -> list[int]:
        """LUX-RND-04, LUX-RND-05, LUX-FUJ-16, LUX-Q-22: Fujiko first, full stop."""
        if FUJIKO in left and ((self.cagliostro and self.apart) or self.turncoat()):
            return [FUJIKO]
        return super().order(left)

    # ── The treasure ─────────────────────────────────────────────────────────────────────────────────────────────

    def scorns(self, member: int) -> bool:
        """LUX-CGO-05: Goemon, once he has drawn the card."""
        return SCORN in self.hands[member] + self.table[member]

    def minds_way(self, member: int) -> bool:
        return self.ground >= 0 or super().minds_way(member)

    def minds_beat(self, code: int) -> int:
        return super().minds_beat(code) | (1 << self.ground if self.ground >= 0 else 0)

    def trodden(self, code: int, way: tuple[int, ...]) -> Agenda:
        if self.ground < 0 and code != self.carrier:
            return ()
        from covo.games.lupinx.steps.loot import trodden

        return trodden(self, code, way)

    def restored(self) -> None:
        """LUX-Q-46: a new theft is told at once; where the sword belongs all know now."""
        from covo.games.lupinx.steps.stonehenge import disclose_square

        self.again = True
        disclose_square(self)

    def before_acting(self, member: int) -> Agenda:
        if member != LUPIN:
            return ()
        from covo.games.lupinx.draws import before_acting

        return before_acting(self, member)

    def won(self, by: int, target: int) -> Agenda:
        from covo.games.lupinx.steps.loot import prize

        return prize(self, by, target)

    def falls(self, code: int, at: int) -> None:
        from covo.games.lupinx.steps.loot import lost_by

        lost_by(self, code, at)

    def deck(self, member: int) -> tuple[int, ...]:
        """LUX-Q-61: what lies under the deck comes last, in its order."""
        cards = super().deck(member)
        if member == JIGEN and self.given:
            return without(cards, *self.given)
        if member != LUPIN or not self.under:
            return cards
        drawn = len(self.under) - len(cards)  # of those below
        return self.under[drawn : drawn + 1] if drawn >= 0 else without(cards, *self.under)

    def captured(self) -> Outcome:
        from covo.games.lupinx.steps.ending import police_win

        return police_win(self, "arrests")

    def card_spent(self, member: int) -> bool:
        return bool(self.carded >> member & 1)

    def begins(self, act: Activation) -> Activation:
        """LUX-Q-22: called by Lupin she moves once more, and does nothing else."""
        if act.member != FUJIKO or not self.encore:
            return act
        from covo.games.lupin.deeds.common import NO_ATTACK, TOOLS

        self.encore = False
        return replace(act, attacks=2, tools=TOOLS, carded=True, rifled=True, bans=act.bans | NO_ATTACK)

    def finishes(self, act: Activation) -> None:
        """LUX-Q-22: did all see her stay where she was?"""
        if act.member == FUJIKO:
            stays(self, bool(act.walked))

    def may_end(self, act: Activation) -> bool:
        """LUX-FUJ-19: Lupin must go to her if he can."""
        if not self.down or act.member != LUPIN:
            return True
        from covo.games.lupinx.deeds import called_away

        return not called_away(self, act)

    def idle(self, member: int) -> bool:
        """LUX-FUJ-21, LUX-CLU-02."""
        return (member == FUJIKO and self.down) or (member == LUPIN and self.lost == self.turn)

    def circle(self) -> tuple[Seat, ...]:
        """LUX-Q-80: Fujiko too once her card lies open; not when she left loyal, as only her companions saw that."""
        return self.gang_seats() if FORGIVE in self.table[FUJIKO] else self.party(LUPIN)

    def party(self, member: int) -> tuple[Seat, ...]:
        """Who plans with this member: the gang, or the three, or Fujiko alone (LUX-CPL-02, LUX-INF-04)."""
        if not self.apart:
            return self.gang_seats()
        return tuple(
            sorted({seat for m, seat in enumerate(self.crew) if seat >= 0 and (m == FUJIKO) == (member == FUJIKO)})
        )

    # ── The dig of Cagliostro ────────────────────────────────────────────────────────────────────────────────────

    def open_up(self) -> None:
        """LUX-TEM-06..12, LUX-ENV-08..12, LUX-ENV-18, LUX-Q-88: what was turned up or drained can be used now."""
        for question, token in enumerate(self.tokens):
            if token in OPENS:
                self.opened |= 1 << OPENS[token]
            if token == ALPHA:
                self.doors = self.place.questions[question], self.doors[1]  # type: ignore[attr-defined]
            if token == BETA:
                self.doors = self.doors[0], self.place.questions[question]  # type: ignore[attr-defined]
        if self.tokens.count(BUST) == BUSTS:
            self.opened |= 1 << CAESAR
        self.drained |= self.dry

    def inside_caesar(self, member: int) -> bool:
        site, at = self.site, self.at[member]
        return site is not None and at >= 0 and bool(site.temples[CAESAR].floor >> at & 1)


@follows
def stays(state: Lupinx, walked: bool) -> None:
    """LUX-Q-22: Fujiko's activation is over, and all know whether she has moved."""
    known = state.trace[2] == 1 << state.at[FUJIKO] if state.at[FUJIKO] >= 0 else False
    state.stayed = known and not walked
