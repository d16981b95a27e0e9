"""The steps of LupusBURG in the order of the rulebook: setup, night, day, lynching, end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from covo.games.lupusburg.box import (
    ACCUSE,
    BET,
    BITE,
    CALL_SECONDS,
    CAST,
    CHEST,
    COINS,
    DONE,
    DRAWN,
    EVIDENCE,
    KEEP,
    LOOK,
    PASS,
    PAW,
    POINT,
    POINTS_PER_CHEST,
    POINTS_PER_LIFE,
    POINTS_PER_SEAL,
    READY,
    SHOW,
    SLEEP,
    SPEECH_SECONDS,
    TALK_SECONDS,
    TUFT,
    VOTE,
    Slot,
    distance,
    house,
    living,
    owner,
    side,
    slot_of,
)
from covo.games.lupusburg.state import Bet, Coin, Death, Lupus, Past, Privilege, SeatNo, SlotNo
from covo.kernel import (
    CHANCE,
    EVERYONE,
    Agenda,
    Ask,
    Choose,
    Draw,
    Frame,
    InTurn,
    Move,
    Outcome,
    Seat,
    Together,
    shares,
)

# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────


class FirstMayor(Frame[Lupus], frozen=True):
    """LBG-SET-01, LBG-Q-02: the host, or a seat drawn at random."""

    rule: ClassVar = "LBG-SET-01"

    def asks(self, state: Lupus) -> tuple[Ask, ...]:
        return (mayors(state.seats),) if state.random_mayor else ()

    def run(self, state: Lupus) -> Agenda:
        return SETUP

    def answer(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        state.mayor = move[1]  # type: ignore[assignment]
        state.tell("mayor", EVERYONE, seat=state.mayor)
        return SETUP


class LayHouses(Together[Lupus], frozen=True):
    """LBG-SET-06, LBG-Q-06: each lays his two houses; only he knows which has the chest (LBG-SET-07)."""

    rule: ClassVar = "LBG-SET-06"
    marks: ClassVar = True

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        return CHEST_ASKS[seat]

    def together(self, state: Lupus, answers: tuple[Move | None, ...]) -> Agenda:
        state.chests = tuple([CHEST.index(answer) for answer in answers if answer])
        state.tell("laid", EVERYONE)
        return ()


class Deal(Frame[Lupus], frozen=True):
    """LBG-SET-08..12: one werewolf, one thief and citizens, two each; `deal 2 0` names who got the first two.

    Characters then lie where they must or where it makes no difference (`Lupus.character`), so nothing shows.
    """

    rule: ClassVar = "LBG-SET-09"

    def asks(self, state: Lupus) -> tuple[Ask, ...]:
        return (deals(state.seats),)

    def answer(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        _, wolf, thief = move
        if wolf == thief:  # LBG-SET-10, LBG-Q-05: dealt again, silently
            return (DEAL,)
        state.wolf, state.thief = wolf, thief  # type: ignore[assignment]
        if state.ears is not None:
            for player in range(state.seats):
                right, left = state.character(2 * player), state.character(2 * player + 1)
                state.tell("dealt", (player,), right=right, left=left)
        return ()


# ── The night ────────────────────────────────────────────────────────────────────────────────────────────────────


class Nightfall(Frame[Lupus], frozen=True):
    """LBG-SET-21, LBG-PHS-01: night and day alternate, a night first. LBG-NGT-04: thief, then werewolf."""

    rule: ClassVar = "LBG-NGT-01"

    def run(self, state: Lupus) -> Agenda:
        state.round += 1
        state.night = True
        state.tell("night-falls", EVERYONE, round=state.round)
        state.tell("thief-wakes", EVERYONE)
        return NIGHT


class ThiefCall(Together[Lupus], frozen=True):
    """LBG-THF: all are called alike, whoever has no part can only sleep, so that being called tells nothing.

    LBG-THF-07, LBG-THF-08: a thief without characters sleeps like the others and the call is made all the same.
    """

    rule: ClassVar = "LBG-THF-01"

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        if seat == state.thief and state.lives(seat):
            return looks(seat, state.alive)
        return SLEEPERS[seat]

    def together(self, state: Lupus, answers: tuple[Move | None, ...]) -> Agenda:
        choice = answers[state.thief]
        slot = slot_of(choice) if choice and choice != SLEEP else None
        if slot is not None:
            state.looks = (*state.looks, (state.round, slot))
        if (
            state.ears is not None
        ):  # LBG-THF-02: the house card only. Each hears one thing, so the number tells nothing.
            for seat in range(state.seats):
                saw = slot if seat == state.thief else None
                chest = None if saw is None else side(saw) == state.chests[owner(saw)]
                state.tell("thief-sleeps", (seat,), **NOTHING if saw is None else house(saw), chest=chest)
            state.tell("wolf-wakes", EVERYONE)
        return ()


class WolfCall(Together[Lupus], frozen=True):
    """LBG-WLF: the werewolf turns the claw to a house; the rest sleep. LBG-WLF-03: he must choose."""

    rule: ClassVar = "LBG-WLF-01"

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        return bites(seat, state.alive) if seat == state.wolf else SLEEPERS[seat]

    def together(self, state: Lupus, answers: tuple[Move | None, ...]) -> Agenda:
        claw = answers[state.wolf]
        assert claw is not None
        state.tell("wolf-sleeps", EVERYONE)
        return (Dawn(slot_of(claw)),)


# ── The day ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Dawn(Frame[Lupus], frozen=True):
    """LBG-DAY: all see where the claw points; character and house leave the circle, unrevealed."""

    rule: ClassVar = "LBG-DAY-02"
    claw: SlotNo = 0

    def run(self, state: Lupus) -> Agenda:
        state.night = False
        state.tell("day-breaks", EVERYONE, round=state.round, **house(self.claw))
        eliminate(state, self.claw, by_night=True)
        around = state.clockwise()
        return ending(state) or (
            USE_PRIVILEGE,
            Bets(around),
            DISCUSSION,
            FirstVote(around * 2),
            NAME_SUSPECTS,
        )


class UsePrivilege(Frame[Lupus], frozen=True):
    """LBG-MAY-01, LBG-MAY-02: once a day the mayor may point at a living character of another player."""

    rule: ClassVar = "LBG-MAY-01"

    def asks(self, state: Lupus) -> tuple[Ask, ...]:
        return (points_at(state.mayor, state.alive),)

    def answer(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        if move == PASS:
            state.tell("privilege-unused", EVERYONE, seat=seat)
            return ()
        target = slot_of(move)
        state.privileges = (*state.privileges, Privilege(state.round, seat, target, None))
        state.tell("privilege", EVERYONE, seat=seat, **house(target))
        # LBG-MAY-03, LBG-MAY-06: the owner shows it, to the mayor alone, as printed (LBG-ROL-05).
        state.tell("privilege-face", (seat,), **house(target), face=state.character(target))
        return (ShowInReturn(seat),)


class ShowInReturn(Choose[Lupus], frozen=True):
    """LBG-MAY-04, LBG-Q-29, LBG-Q-30: having seen it, the mayor shows one of his two, living or not."""

    rule: ClassVar = "LBG-MAY-04"

    def ask(self, state: Lupus) -> Ask:
        return SHOW_ASKS[self.seat]

    def chosen(self, state: Lupus, move: Move) -> Agenda:
        shown = 2 * self.seat + SHOW.index(move)
        last = replace(state.privileges[-1], shown=shown)
        state.privileges = (*state.privileges[:-1], last)
        state.tell("shown", EVERYONE, seat=self.seat, **house(shown))
        state.tell("shown-face", (owner(last.target),), **house(shown), face=state.character(shown))
        return ()


class Bets(InTurn[Lupus], frozen=True):
    """LBG-BET-01..05: from the mayor on, whoever still has his seal bets or passes, with or without characters."""

    rule: ClassVar = "LBG-BET-01"

    def ask(self, state: Lupus, seat: Seat) -> Ask | None:
        return BET_ASKS[seat] if state.bets[seat] is None else None

    def taken(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        state.tell("bets" if move == BET else "no-bet", EVERYONE, seat=seat)
        return (DrawCoins(seat),) if move == BET else ()


class DrawCoins(Draw[Lupus], frozen=True):
    """LBG-BET-06, LBG-BET-07: three coins at random, or all if there are fewer."""

    rule: ClassVar = "LBG-BET-06"
    open: ClassVar = ("seat",)
    seat: SeatNo

    def pile(self, state: Lupus) -> tuple[int, ...]:
        return state.bag

    def count(self, state: Lupus) -> int:
        return DRAWN

    def drawn(self, state: Lupus, things: tuple[int, ...]) -> Agenda:
        state.tell("drew", (self.seat,), coins=things)
        return (KeepCoin(self.seat, things),)


class KeepCoin(Choose[Lupus], frozen=True):
    """LBG-BET-08: one of the drawn coins is kept, the others go back. LBG-BET-16: no way back."""

    rule: ClassVar = "LBG-BET-08"
    drawn: tuple[Coin, ...] = ()  # the bettor alone

    def ask(self, state: Lupus) -> Ask:
        return keeps(self.seat, self.drawn)

    def chosen(self, state: Lupus, move: Move) -> Agenda:
        return (PlaceSeal(self.seat, self.drawn, move[1]),)  # type: ignore[arg-type]


class PlaceSeal(Choose[Lupus], frozen=True):
    """LBG-BET-09..13: coin and seal face down before another player, for good."""

    rule: ClassVar = "LBG-BET-09"
    drawn: tuple[Coin, ...] = ()  # the bettor alone
    coin: Coin = 2  # likewise

    def ask(self, state: Lupus) -> Ask:
        return accusations(self.seat, state.seats)

    def chosen(self, state: Lupus, move: Move) -> Agenda:
        target: Seat = move[1]  # type: ignore[assignment]
        bag = list(state.bag)
        bag.remove(self.coin)
        state.bag = tuple(bag)
        bets = list(state.bets)
        bets[self.seat] = Bet(target, state.round, self.coin, self.drawn)
        state.bets = tuple(bets)
        state.tell("placed", EVERYONE, seat=self.seat, target=target)
        return ()


class Discussion(Together[Lupus], frozen=True):
    """LBG-DSC: free talk for three minutes at most; over at once when all are ready (LBG-Q-51)."""

    rule: ClassVar = "LBG-DSC-01"
    marks: ClassVar = True

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        return READY_ASKS[seat]

    def together(self, state: Lupus, answers: tuple[Move | None, ...]) -> Agenda:
        state.tell("discussed", EVERYONE)
        return ()


# ── The lynching ─────────────────────────────────────────────────────────────────────────────────────────────────


class FirstVote(InTurn[Lupus], frozen=True):
    """LBG-VOT: two rounds from the mayor on, an open vote for a living character each, for anyone's."""

    rule: ClassVar = "LBG-VOT-02"

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        return ballots(seat, state.alive)

    def taken(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        slot = slot_of(move)
        state.votes = (*state.votes, (state.round, seat, slot))
        state.tell("votes", EVERYONE, seat=seat, **house(slot))
        return ()


class NameSuspects(Frame[Lupus], frozen=True):
    """LBG-SUS: the two characters with most votes, ties to the nearest; the paw print to the first (LBG-Q-47)."""

    rule: ClassVar = "LBG-SUS-01"

    def run(self, state: Lupus) -> Agenda:
        today = Counter(slot for day, _, slot in state.votes if day == state.round)
        paw, tuft = sorted(living(state.alive), key=lambda slot: (-today[slot], nearness(state, slot)))[:2]
        state.suspects = (paw, tuft)
        state.tell(
            "suspects",
            EVERYONE,
            paw_votes=today[paw],
            tuft_votes=today[tuft],
            **house(paw, "paw_"),
            **house(tuft, "tuft_"),
        )
        # LBG-SUS-08, LBG-Q-49: whoever is suspected may speak, paw print first; one speech serves two suspects.
        speakers = (owner(paw),) if owner(paw) == owner(tuft) else (owner(paw), owner(tuft))
        return (Defence(speakers), RUN_OFF)


class Defence(InTurn[Lupus], frozen=True):
    """LBG-SUS-08: a short speech, which may be skipped."""

    rule: ClassVar = "LBG-SUS-08"

    def ask(self, state: Lupus, seat: Seat) -> Ask:
        return DEFENCE_ASKS[seat]

    def taken(self, state: Lupus, seat: Seat, move: Move) -> Agenda:
        state.tell("defended", EVERYONE, seat=seat)
        return ()


class RunOff(Together[Lupus], frozen=True):
    """LBG-RUN: each living character that is no suspect votes for one of the two, all at once and in secret."""

    rule: ClassVar = "LBG-RUN-05"
    marks: ClassVar = True  # LBG-SEC-24

    def ask(self, state: Lupus, seat: Seat) -> Ask | None:
        votes = run_off_votes(state, seat)
        return CAST_ASKS[seat][votes] if votes else None  # LBG-Q-55: who has no vote waits

    def together(self, state: Lupus, answers: tuple[Move | None, ...]) -> Agenda:
        ballots = tuple(
            [
                (state.round, seat, cast.count(EVIDENCE[PAW]), cast.count(EVIDENCE[TUFT]))
                for seat, cast in enumerate(answers)
                if cast
            ]
        )
        state.runoffs = (*state.runoffs, *ballots)
        paw, tuft = state.suspects
        for_paw, for_tuft = sum(ballot[2] for ballot in ballots), sum(ballot[3] for ballot in ballots)
        for _, seat, paws, tufts in ballots:  # LBG-RUN-09, LBG-Q-54
            state.tell("cast", EVERYONE, seat=seat, paws=paws, tufts=tufts)
        state.tell(
            "run-off",
            EVERYONE,
            paw_votes=for_paw,
            tuft_votes=for_tuft,
            **house(paw, "paw_"),
            **house(tuft, "tuft_"),
        )
        if for_paw == for_tuft:  # LBG-RUN-11
            return (Lynching(min(state.suspects, key=lambda slot: nearness(state, slot))),)
        return (Lynching(paw if for_paw > for_tuft else tuft),)


class Lynching(Frame[Lupus], frozen=True):
    """LBG-LYN: the character leaves the circle, unrevealed; the other suspect goes free."""

    rule: ClassVar = "LBG-LYN-01"
    slot: SlotNo = 0

    def run(self, state: Lupus) -> Agenda:
        state.suspects = ()
        state.tell("lynched", EVERYONE, **house(self.slot))
        eliminate(state, self.slot, by_night=False)
        return ending(state) or (PASS_MAYOR, NIGHTFALL)


class PassMayor(Frame[Lupus], frozen=True):
    """LBG-LYN-05, LBG-LYN-06: the role goes to the next player clockwise, alive or not."""

    rule: ClassVar = "LBG-LYN-05"

    def run(self, state: Lupus) -> Agenda:
        state.mayor = (state.mayor + 1) % state.seats
        state.tell("mayor", EVERYONE, seat=state.mayor)
        return ()


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


class EndOfGame(Frame[Lupus], frozen=True):
    """LBG-END, LBG-SCO, LBG-SER: all is shown, one player has won; the next game of the series, or the end."""

    rule: ClassVar = "LBG-END-01"
    open: ClassVar = ("reason",)
    reason: str

    def run(self, state: Lupus) -> Agenda:
        series = state.games > 1
        won = self.reason == "parity"
        points = series_points(state) if won else tuple(map(sum, scores(state)))
        # LBG-SCO-09, LBG-SCO-10, LBG-Q-59: most points, ties to the nearest to today's mayor.
        others = sorted(
            (seat for seat in range(state.seats) if seat != state.wolf),
            key=lambda seat: (-points[seat], distance(state.seats, state.mayor, seat)),
        )
        winner = state.wolf if won else others[0]
        state.totals = tuple(map(sum, zip(state.totals, points, strict=True))) if series else state.totals
        state.past = (*state.past, past(state, self.reason, winner, points))
        state.tell("end", EVERYONE, reason=self.reason, winner=winner, wolf=state.wolf, thief=state.thief)
        if not won or series:  # LBG-END-05: a game the werewolf wins has no points, but in a series
            state.points = points
            state.tell("points", EVERYONE, points=points)
        if len(state.past) < state.games:
            new_game(state, (state.mayor + 1) % state.seats)  # LBG-SER-04, LBG-Q-64
            state.tell("next-game", EVERYONE, game=len(state.past) + 1, mayor=state.mayor)
            return SETUP
        if series:
            state.outcome = series_outcome(state)
        else:
            ranking = (*((seat,) for seat in others), (state.wolf,))
            state.outcome = (
                Outcome.won(self.reason, state.seats, winner)
                if won
                else Outcome(self.reason, ranking, shares(state.seats, (winner,)))
            )
        return ()


def past(state: Lupus, reason: str, winner: Seat, points: tuple[int, ...]) -> Past:
    """LBG-END-06, LBG-Q-61: all of a finished game is shown."""
    return Past(
        reason,
        state.wolf,
        state.thief,
        winner,
        points,
        state.chests,
        state.looks,
        state.deaths,
        state.privileges,
        state.bets,
        state.votes,
        state.runoffs,
    )


def new_game(state: Lupus, mayor: Seat) -> None:
    """Everything as before the first night, but totals and past games (LBG-Q-66: seats stay)."""
    state.mayor = mayor
    state.round = 0
    state.night = False
    state.alive = (1 << 2 * state.seats) - 1
    state.deaths = state.privileges = state.votes = state.suspects = state.runoffs = ()
    state.points = state.chests = state.looks = ()
    state.wolf = state.thief = -1
    state.bag = COINS
    state.bets = (None,) * state.seats


def eliminate(state: Lupus, slot: Slot, *, by_night: bool) -> None:
    """LBG-DAY-03, LBG-LYN-02: character and house leave the circle face down."""
    state.alive &= ~(1 << slot)
    state.deaths = (*state.deaths, Death(state.round, slot, by_night))


def ending(state: Lupus) -> Agenda:
    """LBG-DAY-05, LBG-LYN-04: looked at right after each elimination."""
    wolf = state.lives(state.wolf)
    if wolf == 0:
        return (EndOfGame("lynched"),)  # LBG-END-02
    if 2 * wolf >= state.alive.bit_count():
        return (EndOfGame("parity"),)  # LBG-END-01, LBG-END-03, LBG-Q-25
    return ()


def nearness(state: Lupus, slot: Slot) -> tuple[int, int]:
    """LBG-SUS-03, LBG-SUS-04: by clockwise distance from the mayor, of one player the right slot first."""
    return distance(state.seats, state.mayor, owner(slot)), side(slot)


def run_off_votes(state: Lupus, seat: Seat) -> int:
    """LBG-RUN-02, LBG-RUN-03: one for each living character that is no suspect."""
    paw, tuft = state.suspects
    return state.lives(seat) - (owner(paw) == seat) - (owner(tuft) == seat)


def scores(state: Lupus) -> tuple[tuple[int, int, int], ...]:
    """LBG-SCO-01..08: by seat the points for lives, chest and seal; none for the werewolf (LBG-END-07)."""
    return tuple(_score(state, seat) for seat in range(state.seats))


def _score(state: Lupus, seat: Seat) -> tuple[int, int, int]:
    if seat == state.wolf:
        return 0, 0, 0
    chest_house = 2 * seat + state.chests[seat]
    chest = POINTS_PER_CHEST * (state.alive >> chest_house & 1)
    return state.lives(seat) * POINTS_PER_LIFE, chest, _seal_points(state, state.bets[seat])


def _seal_points(state: Lupus, bet: Bet | None) -> int:
    if bet is None:
        return POINTS_PER_SEAL
    return (bet.coin or 0) if bet.target == state.wolf else 0


def series_points(state: Lupus) -> tuple[int, ...]:
    """LBG-SER-02, LBG-SER-03: a winning werewolf scores the number of players, the others nothing; a game by itself
    has no points then (LBG-END-05)."""
    prize = state.seats if state.games > 1 else 0
    return tuple(prize if seat == state.wolf else 0 for seat in range(state.seats))


def series_outcome(state: Lupus) -> Outcome:
    """LBG-SER-05, LBG-Q-65: the highest total; a tie goes to the nearest to the last mayor, or is shared."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat in range(state.seats):
        near = 0 if state.shared else distance(state.seats, state.mayor, seat)
        groups.setdefault((-state.totals[seat], near), []).append(seat)
    ranking = tuple(tuple(groups[key]) for key in sorted(groups))
    return Outcome("series", ranking, shares(state.seats, ranking[0]))


# ── What is asked, once for all games: an Ask is immutable, equal positions share it ─────────────────────────────


@cache
def mayors(seats: int) -> Ask:
    return Ask(CHANCE, tuple(Move("mayor", seat) for seat in range(seats)), "LBG-SET-01")


@cache
def deals(seats: int) -> Ask:
    """Who gets the werewolf and who the thief, of 2 cards each. Both to one player: 1 in 2n − 1 (LBG-SET-10)."""
    both, apart = 1 / (seats * (2 * seats - 1)), 2 / (seats * (2 * seats - 1))
    pairs = [(wolf, thief) for wolf in range(seats) for thief in range(seats)]
    return Ask(
        CHANCE,
        tuple(Move("deal", *pair) for pair in pairs),
        "LBG-SET-09",
        weights=tuple(both if wolf == thief else apart for wolf, thief in pairs),
    )


@cache
def looks(seat: Seat, alive: int) -> Ask:
    """LBG-THF-05, LBG-THF-06: any house in the circle that is not his own, or none."""
    houses = tuple(LOOK[slot] for slot in living(alive) if owner(slot) != seat)
    return Ask(seat, (SLEEP, *houses), "LBG-THF-01", limit=CALL_SECONDS, hold=True, default=(SLEEP,))


@cache
def bites(seat: Seat, alive: int) -> Ask:
    """LBG-WLF-02, LBG-WLF-04..06: any house in the circle, his own only while he has both.

    LBG-Q-16: a lapsed clock takes one of the others at random.
    """
    own = tuple(slot for slot in living(alive) if owner(slot) == seat)
    others = tuple(BITE[slot] for slot in living(alive) if slot not in own)
    mine = tuple(BITE[slot] for slot in own) if len(own) == 2 else ()
    return Ask(seat, (*others, *mine), "LBG-WLF-01", limit=CALL_SECONDS, hold=True, default=others)


@cache
def points_at(seat: Seat, alive: int) -> Ask:
    """LBG-MAY-02, LBG-Q-28."""
    others = tuple(POINT[slot] for slot in living(alive) if owner(slot) != seat)
    return Ask(seat, (PASS, *others), "LBG-MAY-01", default=(PASS,))


@cache
def keeps(seat: Seat, drawn: tuple[int, ...]) -> Ask:
    return Ask(seat, tuple(KEEP[coin] for coin in dict.fromkeys(drawn)), "LBG-BET-08")


@cache
def accusations(seat: Seat, seats: int) -> Ask:
    """LBG-BET-10, LBG-Q-36: any other player."""
    return Ask(seat, tuple(ACCUSE[other] for other in range(seats) if other != seat), "LBG-BET-09")


@cache
def ballots(seat: Seat, alive: int) -> Ask:
    """LBG-VOT-04, LBG-VOT-07, LBG-VOT-08: any living character, one's own too; no abstaining."""
    return Ask(seat, tuple(VOTE[slot] for slot in living(alive)), "LBG-VOT-02")


CHEST_ASKS: Final = tuple(Ask(seat, CHEST, "LBG-SET-06") for seat in range(8))
SLEEPERS: Final = tuple(
    Ask(seat, (SLEEP,), "LBG-NGT-01", limit=CALL_SECONDS, hold=True, default=(SLEEP,)) for seat in range(8)
)
SHOW_ASKS: Final = tuple(Ask(seat, SHOW, "LBG-MAY-04") for seat in range(8))
BET_ASKS: Final = tuple(Ask(seat, (PASS, BET), "LBG-BET-01", default=(PASS,)) for seat in range(8))
READY_ASKS: Final = tuple(Ask(seat, (READY,), "LBG-DSC-02", limit=TALK_SECONDS, default=(READY,)) for seat in range(8))
DEFENCE_ASKS: Final = tuple(
    Ask(seat, (DONE,), "LBG-SUS-08", limit=SPEECH_SECONDS, default=(DONE,)) for seat in range(8)
)
CAST_ASKS: Final = tuple(tuple(Ask(seat, casts, "LBG-RUN-08") for casts in CAST) for seat in range(8))

DEAL, NIGHTFALL, PASS_MAYOR = Deal(), Nightfall(), PassMayor()
USE_PRIVILEGE, DISCUSSION, NAME_SUSPECTS, RUN_OFF = UsePrivilege(), Discussion(), NameSuspects(), RunOff()
SETUP: Final = (LayHouses(), DEAL, NIGHTFALL)
NIGHT: Final = (ThiefCall(), WolfCall())

NOTHING: Final = dict.fromkeys(house(0))  # what a sleeper hears of the thief's look

FRAMES: Final = (
    FirstMayor,
    LayHouses,
    Deal,
    Nightfall,
    ThiefCall,
    WolfCall,
    Dawn,
    UsePrivilege,
    ShowInReturn,
    Bets,
    DrawCoins,
    KeepCoin,
    PlaceSeal,
    Discussion,
    FirstVote,
    NameSuspects,
    Defence,
    RunOff,
    Lynching,
    PassMayor,
    EndOfGame,
)
