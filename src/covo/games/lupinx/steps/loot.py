"""The treasure of the expansion: taken in secret, dropped, trodden on, carried by the police (LUX-TRE, LUX-CGO)."""

from __future__ import annotations

from typing import ClassVar

from covo.games.lupin.board import bits
from covo.games.lupin.box import AGENT, CAR, ZENIGATA
from covo.games.lupin.state import Tile
from covo.games.lupin.steps.arrest import Confiscate
from covo.games.lupin.steps.hits import possession
from covo.games.lupinx.state import GROUND, HOME, TAKEN, Lupinx
from covo.games.lupinx.steps.stonehenge import disclose_square, stolen
from covo.kernel import EVERYONE, PASS, Agenda, Ask, Frame, Move, Seat


def coins_here(state: Lupinx, member: int) -> int | None:
    """LUX-TRE-01, LUX-Q-44, LUX-CGO-05: inside Caesar's temple, while the coins are there."""
    free = state.held[member] < 0 and not state.scorns(member)
    return 0 if free and state.tiles[0].place == HOME and state.inside_caesar(member) else None


class Seize(Frame[Lupinx], frozen=True):
    """LUX-RND-08, LUX-TRE-01, LUX-TRE-03, LUX-TRE-08, LUX-Q-44: one of those who said so takes it; Lupin, Jigen,
    Goemon, Fujiko in turn. Whoever is inside sees it, nobody else."""

    rule: ClassVar = "LUX-TRE-01"

    def run(self, state: Lupinx) -> Agenda:
        state.phase = 4
        agenda: Agenda = ()
        for member in bits(state.seeking):
            if state.quest.tile_here(state, member) is not None:
                agenda += taken(state, member)
        state.seeking = 0
        return agenda


def taken(state: Lupinx, member: int) -> Agenda:
    present = (
        [m for m in state.in_game() if state.at[m] >= 0 and state.inside_caesar(m)] if state.cagliostro else [member]
    )
    known = sum(1 << m for m in present)
    hold(state, member, known | 1 << member)
    if state.stonehenge:
        stolen(state, member)
    else:
        ears = tuple(sorted({state.crew[m] for m in (*present, member)}))
        state.tell("taken", ears, member=member)
    return possession(state, member, inside=True)


def hold(state: Lupinx, place: int, known: int) -> None:
    """The treasure is there now; `known`: to whom, a bit each."""
    number = next((n for n, tile in enumerate(state.tiles) if tile.real), 0)
    state.tiles = (*state.tiles[:number], Tile(place, True, known), *state.tiles[number + 1 :])


def announce(state: Lupinx) -> None:
    """LUX-TRE-03..05, LUX-Q-45, LUX-Q-46: by round 11, later at once, and at once after it has been taken back."""
    late = state.turn >= min(state.quest.alarm, state.limit) or state.again
    if late and not state.told and state.treasure() is not None:
        tell_theft(state)


def tell_theft(state: Lupinx) -> None:
    state.told = True
    state.tell("alarm", EVERYONE)


def drop(state: Lupinx, at: int) -> None:
    """LUX-CGO-06, LUX-CGO-07, LUX-INF-08: it lies there, and all are told."""
    hold(state, GROUND, 15)
    state.ground, state.carrier, state.told = at, -1, True
    state.tell("dropped", EVERYONE, at=state.place.names[at])


def trodden(state: Lupinx, code: int, way: tuple[int, ...]) -> Agenda:
    """LUX-CGO-08..10, LUX-Q-59: whoever comes over the square has it, willing or not; not Goemon who let it lie."""
    if code == state.carrier:
        return brought_back(state)
    if state.ground < 0 or state.ground not in way or (code < ZENIGATA and state.scorns(code)):
        return ()
    at = state.place.names[state.ground]
    state.ground = -1
    state.tell("picked-up", EVERYONE, figure=code, at=at)
    if code >= ZENIGATA:
        hold(state, TAKEN, 15)
        disclose_square(state)
        state.carrier = code if code < CAR else AGENT + state.agents_in(code - CAR)[0]
        return brought_back(state)
    hold(state, code, 15)
    return possession(state, code)


def hand_to(state: Lupinx, code: int) -> None:
    """LUX-Q-12, LUX-CGO-10: a police figure has it, and all know."""
    hold(state, TAKEN, 15)
    state.carrier, state.told = code, True
    state.tell("picked-up", EVERYONE, figure=code, at=state.place.names[_at(state, code)])


def _at(state: Lupinx, code: int) -> int:
    return state.zenigata if code == ZENIGATA else state.agents[code - AGENT]


def brought_back(state: Lupinx) -> Agenda:
    """LUX-CGO-11, LUX-Q-47: a police figure that ends in its place puts it back."""
    code = state.carrier
    if code < 0:
        return ()
    at = _at(state, code)
    return put_back(state) if at >= 0 and state.quest.home(state) >> at & 1 else ()


def put_back(state: Lupinx) -> Agenda:
    """LUX-TRE-07, LUX-Q-46, LUX-Q-47: it can be stolen again, and then all are told at once; in the base missions its
    tile is shuffled with those still lying."""
    state.carrier, state.ground = -1, -1
    if state.quest.places > 1:
        hold(state, TAKEN, 15)
        return (Shelve(TAKEN),)
    state.tiles = (Tile(HOME),)
    state.told = False
    state.restored()
    state.tell("put-back-treasure", EVERYONE)
    return ()


class Shelve(Confiscate, frozen=True):
    """LUX-Q-47: as after an arrest."""

    rule: ClassVar = "LUX-Q-47"

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:  # type: ignore[override]
        self.dealt(state, state.tiles_of(self.member), move)
        state.tell("put-back-treasure", EVERYONE)
        return ()


def prize(state: Lupinx, by: int, target: int) -> Agenda:
    """LUX-Q-47: a member that beats the carrier hand to hand may take the treasure at once."""
    if by >= ZENIGATA or target < ZENIGATA or target != state.carrier or state.scorns(by):
        return ()
    return (Grab(by, _at(state, target)),)


class Grab(Frame[Lupinx], frozen=True):
    rule: ClassVar = "LUX-Q-47"
    open: ClassVar = ("member", "at")
    member: int
    at: int

    def asks(self, state: Lupinx) -> tuple[Ask, ...]:
        if state.ground != self.at or self.at < 0 or state.held[self.member] >= 0:  # it has not fallen
            return ()
        return (Ask(state.crew[self.member], (Move("grab"), PASS), self.rule, default=(PASS,)),)

    def answer(self, state: Lupinx, seat: Seat, move: Move) -> Agenda:
        return () if move == PASS else trodden(state, self.member, (self.at,))


def lost_by(state: Lupinx, code: int, at: int) -> None:
    """LUX-CGO-12, LUX-Q-40, LUX-Q-47: a carrier that is eliminated or put back leaves it where it stood."""
    if state.carrier == code and at >= 0:
        drop(state, at)
