"""The stock frames, each in a game of one question."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from covo.kernel import (
    CHANCE,
    EVERYONE,
    HIDDEN,
    PASS,
    WATCHER,
    Agenda,
    Ask,
    Choose,
    Draw,
    Frame,
    IllegalMove,
    InTurn,
    Move,
    Outcome,
    Parts,
    Roll,
    Seat,
    State,
    Together,
    Window,
    draws,
    playout,
    rolls,
)

YES, NO = Move("yes"), Move("no")


class Toy(State, kw_only=True):
    notes: tuple[str, ...] = ()


def at(*stack: Frame[Any], seats: int = 3) -> Toy:
    return Toy(seats=seats, stack=(*stack, End())).begin()


class End(Frame[Toy], frozen=True):
    def run(self, state: Toy) -> Agenda:
        state.outcome = Outcome("over", (tuple(range(state.seats)),), (0.0,) * state.seats)
        return ()


class Note(Frame[Toy], frozen=True):
    text: str = ""

    def run(self, state: Toy) -> Agenda:
        state.notes = (*state.notes, self.text)
        return ()


class Pick(Choose[Toy], frozen=True):
    secret: int = 0

    def ask(self, state: Toy) -> Ask:
        return Ask(self.seat, (YES, NO), "TOY-1")

    def chosen(self, state: Toy, move: Move) -> Agenda:
        return (Note(f"{self.seat} {move}"), Note("then"))


class Round(InTurn[Toy], frozen=True):
    def ask(self, state: Toy, seat: Seat) -> Ask | None:
        return None if seat == 1 else Ask(seat, (YES, NO), "TOY-2")

    def taken(self, state: Toy, seat: Seat, move: Move) -> Agenda:
        return (Note(f"{seat} {move}"),)

    def over(self, state: Toy) -> Agenda:
        return (Note("round over"),)


class Vote(Together[Toy], frozen=True):
    marks: ClassVar = True

    def ask(self, state: Toy, seat: Seat) -> Ask | None:
        return None if seat == 1 else Ask(seat, (YES, NO), "TOY-3")

    def together(self, state: Toy, answers: tuple[Move | None, ...]) -> Agenda:
        return (Note(" ".join(map(str, answers))),)


class Blind(Vote, frozen=True):
    marks: ClassVar = False


class Interrupt(Window[Toy], frozen=True):
    rule: ClassVar = "TOY-4"

    def interrupts(self, state: Toy, seat: Seat) -> tuple[Move, ...]:
        return (Move("stop"),) if seat != 0 else ()

    def interrupted(self, state: Toy, seat: Seat, move: Move) -> Agenda:
        return (Note(f"{seat} {move}"),)

    def calm(self, state: Toy) -> Agenda:
        return (Note("calm"),)


class Dice(Roll[Toy], frozen=True):
    rule: ClassVar = "TOY-5"

    def rolled(self, state: Toy, faces: tuple[int, ...]) -> Agenda:
        return (Note(f"sum {sum(faces)}"),)


class Bag(Draw[Toy], frozen=True):
    rule: ClassVar = "TOY-6"

    def pile(self, state: Toy) -> tuple[int, ...]:
        return (5, 2, 2)

    def count(self, state: Toy) -> int:
        return 2

    def drawn(self, state: Toy, things: tuple[int, ...]) -> Agenda:
        return (Note(f"drew {things}"),)


def test_steps_come_in_reading_order() -> None:
    state = at(Note("one"), Pick(2), Note("last"))
    assert state.notes == ("one",)
    state.apply(2, NO)
    assert state.notes == ("one", "2 no", "then", "last")
    assert state.outcome is not None
    assert state.asks == state.stack == ()


def test_a_chooser_sees_his_frame_and_others_its_open_fields() -> None:
    frame = Pick(2, secret=7)
    assert frame.seen(2) == frame
    assert frame.seen(0) == frame.seen(WATCHER) == Pick(2, secret=0)


def test_in_turn_passes_over_who_is_not_asked() -> None:
    state = at(Round((2, 1, 0)))
    assert [ask.seat for ask in state.asks] == [2]
    with pytest.raises(IllegalMove, match="seat 0 may not play 'yes' now"):
        state.apply(0, YES)
    state.apply(2, YES)
    assert [ask.seat for ask in state.asks] == [0]
    assert state.stack[0].seen(1) == Round((0,))
    state.apply(0, NO)
    assert state.notes == ("2 yes", "0 no", "round over")


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_together_reads_all_at_once_in_any_order(order: tuple[int, ...]) -> None:
    state = at(Vote())
    assert [ask.seat for ask in state.asks] == [0, 2]
    answers = {0: YES, 2: NO}
    state.apply(order[0], answers[order[0]])
    assert state.notes == ()
    assert [ask.seat for ask in state.asks] == [order[1]]
    with pytest.raises(IllegalMove):
        state.apply(order[0], NO)
    state.apply(order[1], answers[order[1]])
    assert state.notes == ("yes None no",)


def test_together_takes_several_answers_in_one_step() -> None:
    """As one after the other, whether they are all or some of them."""
    state = at(Vote())
    state.advance_all([(2, NO), (0, YES)])
    assert state.notes == ("yes None no",)
    state, other = at(Vote(), Note("after")), at(Vote(), Note("after"))
    state.advance_all([(2, NO)])
    other.apply(2, NO)
    assert state == other
    assert state.asks == other.asks
    state.advance_all([(0, YES)])
    assert state.notes == ("yes None no", "after")


def test_together_shows_each_his_own_answer_and_marks_if_so_declared() -> None:
    for frame, mark in ((Vote, HIDDEN), (Blind, None)):
        state = at(frame())
        assert state.stack[0].seen(0) == frame()
        state.apply(0, YES)
        assert state.stack[0].seen(0) == frame((YES, None, None))
        for other in (1, 2, WATCHER):
            assert state.stack[0].seen(other) == (frame((mark, None, None)) if mark else frame())


def test_a_window_asks_all_alike_and_the_first_in_order_interrupts() -> None:
    state = at(Interrupt(order=(2, 1, 0)))
    assert [(ask.seat, [str(move) for move in ask.moves]) for ask in state.asks] == [
        (0, ["pass"]),
        (1, ["pass", "stop"]),
        (2, ["pass", "stop"]),
    ]
    assert {ask.default for ask in state.asks} == {(PASS,)}
    for seat, move in ((1, Move("stop")), (0, PASS), (2, Move("stop"))):
        state.apply(seat, move)
    assert state.notes == ("2 stop",)


def test_a_window_in_which_all_pass() -> None:
    state = at(Interrupt(order=(0, 2)))
    state.apply(0, PASS)
    state.apply(2, PASS)
    assert state.notes == ("calm",)


def test_a_roll_lists_every_fall_of_the_dice() -> None:
    state = at(Dice(2))
    (ask,) = state.asks
    assert (ask.seat, len(ask.moves), ask.rule) == (CHANCE, 36, "TOY-5")
    assert ask.odds() == (1 / 36,) * 36
    state.apply(CHANCE, Move("roll", 3, 5))
    assert state.notes == ("sum 8",)
    assert Dice(2, 4).seen(0) == Dice(2, 4)
    assert [str(move) for move in rolls(1, 4, "X").moves] == ["roll 1", "roll 2", "roll 3", "roll 4"]


def test_a_draw_weighs_equal_things() -> None:
    state = at(Bag())
    (ask,) = state.asks
    assert dict(zip(map(str, ask.moves), ask.odds(), strict=True)) == {"draw 5 2": 2 / 3, "draw 2 2": 1 / 3}
    state.apply(CHANCE, Move("draw", 2, 2))
    assert state.notes == ("drew (2, 2)",)
    assert [str(move) for move in draws((3, 1), 5, "X").moves] == ["draw 3 1"]


def test_chance_is_picked_by_its_weights() -> None:
    ask = draws((5, 2, 2), 2, "X")
    rng = Random(1)
    share = Counter(str(ask.pick(rng)) for _ in range(6000))["draw 5 2"] / 6000
    assert abs(share - 2 / 3) < 0.03


def test_a_listing_is_made_when_somebody_looks() -> None:
    looked: list[int] = []

    def listing() -> tuple[Move, ...]:
        looked.append(1)
        return (YES,)

    ask = Ask(0, listing, "TOY-7")
    assert looked == []
    assert ask.moves == ask.moves == (YES,)
    assert looked == [1]
    with pytest.raises(AttributeError):
        ask.nonsense  # noqa: B018


MAYBE = Move("maybe")


def lucky(*lucks: float) -> Callable[[], float]:
    """A source of these numbers, one after the other."""
    return iter(lucks).__next__


def test_parts_are_drawn_from_without_the_list_they_make() -> None:
    asked: list[str] = []

    def parts(word: str) -> list[tuple[Move, ...]]:
        asked.append(word)
        return [(YES,), (), (NO, MAYBE)]

    ask = Ask(0, Parts(parts, "now"), "TOY-7")
    assert asked == []
    assert isinstance(ask.listing, Parts)
    assert [ask.listing.draw(lucky(number / 12)) for number in range(12)] == [YES] * 4 + [NO] * 4 + [MAYBE] * 4
    unseen = [ask.pick(Random(seed)) for seed in range(40)]
    assert asked == ["now"] * 52
    assert ask.moves == ask.moves == (YES, NO, MAYBE)
    assert asked == ["now"] * 53
    assert unseen == [ask.pick(Random(seed)) for seed in range(40)]  # whether listed or not
    assert pickle.loads(pickle.dumps(ask)) == ask
    with pytest.raises(ValueError, match="nothing to draw"):
        Parts(list).draw(lucky(0.5))


def test_a_lot_that_is_not_open_is_drawn_again() -> None:
    class Sieve(Parts):
        def open(self, move: Move) -> bool:
            return move != NO

    lots = Sieve(lambda: [(YES, NO), (MAYBE,)])
    assert lots.draw(lucky(0.0)) == YES
    assert lots.draw(lucky(0.5, 0.4, 0.9)) == MAYBE
    assert Ask(0, lots, "TOY-7").moves == (YES, MAYBE)
    weighted = Ask(CHANCE, lots, "TOY-7", weights=(1.0, 0.0))
    assert {weighted.pick(Random(seed)) for seed in range(40)} == {YES}


def test_playouts_do_not_list_what_they_can_draw() -> None:
    class Long(Pick, frozen=True):
        def ask(self, state: Toy) -> Ask:
            return Ask(self.seat, Parts(lambda: [Unlisted((NO,)), Unlisted((YES,))]), "TOY-7")

    class Unlisted(tuple[Move, ...]):
        def __iter__(self) -> Iterator[Move]:
            raise AssertionError("written out")

    ends = set()
    for seed in range(20):
        state = at(Long(0))
        assert playout(state, Random(seed)) == 1
        ends.add(state.notes[0])
    assert ends == {"0 no", "0 yes"}


def test_playouts_rush_where_a_list_knows_how() -> None:
    class Hasty(Parts):
        def rush(self, state: Toy, random: Callable[[], float]) -> int:
            state.go_on((Pick(1),))
            return 3

    class Long(Pick, frozen=True):
        def ask(self, state: Toy) -> Ask:
            return Ask(self.seat, Hasty(lambda: [(NO,)]) if not state.notes else (YES,), "TOY-7")

    state = at(Long(0))
    assert playout(state, Random(1)) == 5  # three in the rush, then one of each that it left to be asked
    assert state.notes[1:] == ("then", "0 yes", "then")
    assert Parts(lambda: [(YES,)]).rush(state, lucky()) == 0


def test_an_ask_admits_other_words_for_its_outcomes() -> None:
    class Route(Pick, frozen=True):
        def ask(self, state: Toy) -> Ask:
            return Ask(self.seat, (YES,), "TOY-8", admits=lambda move: move.verb == "walk")

    state = at(Route(0))
    assert state.asks[0].allows(Move("walk", "B3"))
    with pytest.raises(IllegalMove):
        state.child(0, Move("fly", "B3"))
    state.apply(0, Move("walk", "B3"))
    assert state.notes == ("0 walk B3", "then")


def test_a_lapsed_clock_takes_a_default_or_any_legal_move() -> None:
    rng = Random(2)
    assert {Ask(0, (YES, NO), "T", default=(NO,)).lapse(rng) for _ in range(20)} == {NO}
    assert {Ask(0, (YES, NO), "T").lapse(rng) for _ in range(40)} == {YES, NO}


def test_asks_are_values() -> None:
    one, two = Ask(0, (YES,), "T", limit=3), Ask(0, (YES,), "T", limit=3)
    assert one == two
    assert hash(one) == hash(two)
    assert one != Ask(0, (YES,), "T", limit=4)
    assert repr(one) == "Ask(0, [yes], T)"
    assert one.plain()["weights"] is None


def test_an_ask_goes_to_another_process_as_a_list() -> None:
    ask = Ask(1, lambda: (YES, NO), "T", limit=9, hold=True, default=(NO,), admits=lambda move: True)
    again = pickle.loads(pickle.dumps(ask))
    assert again == ask
    assert again.admits is None


def test_a_copy_is_silent_and_a_child_leaves_its_parent() -> None:
    state = at(Pick(0))
    state.ears = []
    state.tell("told", EVERYONE, n=1)
    copy, child = state.copy(), state.child(0, YES)
    assert copy == state
    assert copy.ears is None
    assert child != state
    assert state.notes == ()
    assert [event.kind for event in state.ears] == ["told"]
    assert state != object()


def test_a_playout_counts_its_moves() -> None:
    state = at(Vote(), Bag(), Pick(1))
    assert playout(state, Random(0)) == 4
    assert state.outcome is not None


def test_a_frame_that_asks_must_take_an_answer() -> None:
    class Mute(Frame[Toy], frozen=True):
        def asks(self, state: Toy) -> tuple[Ask, ...]:
            return (Ask(0, (YES,), "T"),)

    with pytest.raises(NotImplementedError, match="Mute asks but does not take an answer"):
        at(Mute()).apply(0, YES)
