"""CNC: one test or more for each rule, which fails when the rule is broken."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.conclave.game import GAME
from covo.kernel import CHANCE, EVERYONE, HIDDEN, WATCHER, Channel, Event, Refusal, SetupError, Together
from tests.conclave.table import Table, tell_apart

ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CNC-01")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_fewer_than_3_or_more_than_6_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match="Conclave is for 3 to 6 players"):
        GAME.new(seats)


@pytest.mark.rule("CNC-01")
@ALL_SEATS
def test_3_to_6_can_play(seats: int) -> None:
    assert [ask.seat for ask in Table(seats).state.asks] == list(range(seats))


@pytest.mark.rule("CNC-02", "CNC-03")
@ALL_SEATS
def test_any_two_players_are_impostor_and_witness_all_alike_likely(seats: int) -> None:
    (ask,) = GAME.new(seats).asks
    pairs = [(impostor, witness) for impostor in range(seats) for witness in range(seats) if impostor != witness]
    assert ask.seat == CHANCE
    assert [move.args for move in ask.moves] == pairs
    assert set(ask.odds()) == {1 / len(pairs)}


@pytest.mark.rule("CNC-02", "CNC-03")
def test_impostor_and_witness_are_told_who_the_impostor_is_and_the_others_nothing() -> None:
    t = Table(4, "2 0")
    assert (t.state.impostor, t.state.witness) == (2, 0)
    assert t.match.events[0] == (
        Event("dealt", (0,), {"impostor": 2}),
        Event("dealt", (1,), {"impostor": None}),
        Event("dealt", (2,), {"impostor": 2}),
        Event("dealt", (3,), {"impostor": None}),
    )
    assert [t.view(viewer).impostor for viewer in (WATCHER, 0, 1, 2, 3)] == [None, 2, None, 2, None]


@pytest.mark.rule("CNC-02")
def test_who_the_impostor_is_can_be_told_by_impostor_and_witness_alone() -> None:
    assert tell_apart(Table(5, "2 0"), Table(5, "3 0")) == {0, 2, 3}


@pytest.mark.rule("CNC-03")
def test_who_the_witness_is_can_be_told_by_the_witness_alone() -> None:
    assert tell_apart(Table(5, "2 0"), Table(5, "2 1")) == {0, 1}
    assert [Table(4, "2 0").view(viewer).witness for viewer in (WATCHER, 0, 1, 2, 3)] == [None, 0, None, None, None]


# ── The ballots ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CNC-04")
@ALL_SEATS
def test_everyone_names_another_or_abstains_whatever_their_role(seats: int) -> None:
    for ask in Table(seats).state.asks:
        others = [f"name {seat}" for seat in range(seats) if seat != ask.seat]
        assert sorted(map(str, ask.moves)) == ["abstain", *others]
        assert ask.rule == "CNC-04"


@pytest.mark.rule("CNC-04")
def test_nobody_names_themselves_or_somebody_who_is_not_there() -> None:
    t = Table(4)
    assert t.refused(1, "name 1") == Refusal("CNC-04", "not-yourself")
    for move in ("name 4", "name", "name 0 2", "abstain 1", "sleep"):
        assert t.refused(1, move) == Refusal("CNC-04", "no-such-choice")


@pytest.mark.rule("CNC-04")
def test_there_are_two_ballots_in_which_all_vote() -> None:
    t = Table(3).ballot("1 - 0")
    assert t.state.ballots == ((1, None, 0),)
    assert [ask.seat for ask in t.state.asks] == [0, 1, 2]
    t.ballot("- 0 1")
    assert t.state.ballots == ((1, None, 0), (None, 0, 1))
    assert t.outcome.reason in GAME.meta.reasons


@pytest.mark.rule("CNC-05")
def test_a_ballot_lasts_two_minutes_and_the_late_abstain() -> None:
    for ask in Table(4).state.asks:
        assert ask.limit == 120
        assert not ask.hold  # nobody waits longer than for the last vote
        assert {str(ask.lapse(Random(seed))) for seed in range(20)} == {"abstain"}


@pytest.mark.rule("CNC-06")
def test_while_a_ballot_lasts_all_see_who_has_voted_but_not_how() -> None:
    one, other = Table(4), Table(4)
    one.vote(2, "0")
    other.vote(2, "-")
    assert one.match.events[-1] == ()
    assert tell_apart(one, other) == {2}
    assert tell_apart(one, Table(4)) == {WATCHER, 0, 1, 2, 3}
    ballot = one.view(0).agenda[0]
    assert isinstance(ballot, Together)
    assert ballot.answers == (None, None, HIDDEN, None)
    assert one.view(0).awaited == (0, 1, 3)


@pytest.mark.rule("CNC-06")
def test_a_vote_once_cast_stays() -> None:
    t = Table(4)
    t.vote(2, "0")
    assert t.refused(2, "name 1") == t.refused(2, "name 0") == Refusal("CNC-06", "not-asked")


@pytest.mark.rule("CNC-06")
def test_votes_are_read_to_all_with_their_voters_when_the_last_is_cast() -> None:
    t = Table(3)
    for seat, named in ((2, "1"), (0, "-")):
        t.vote(seat, named)
        assert t.match.events[-1] == ()
    t.vote(1, "0")
    assert t.match.events[-1] == (
        Event("voted", EVERYONE, {"seat": 0, "named": None}),
        Event("voted", EVERYONE, {"seat": 1, "named": 0}),
        Event("voted", EVERYONE, {"seat": 2, "named": 1}),
    )
    assert t.view(WATCHER).ballots == ((None, 0, 1),)


@pytest.mark.rule("CNC-07")
def test_the_first_ballot_expels_nobody() -> None:
    t = Table(4).ballot("1 0 0 0")
    assert t.state.outcome is None
    assert t.ballot("- - - -").outcome.reason == "survived"


@pytest.mark.rule("CNC-07")
@pytest.mark.parametrize(
    ("votes", "reason"),
    [
        ("2 0 0 1 1 0", "expelled"),  # three, two, one
        ("2 0 - - - -", "survived"),  # one each
        ("2 0 0 2 - -", "survived"),  # two each
        ("2 0 1 0 1 -", "survived"),  # two each, and one
        ("- 0 - - - -", "expelled"),  # a single vote is most
        ("- - - - - -", "survived"),
        ("2 3 1 1 1 0", "survived"),  # somebody else is expelled
    ],
)
def test_whoever_is_named_most_in_the_second_is_expelled_and_nobody_in_a_tie(votes: str, reason: str) -> None:
    assert Table(6).ballot("- - - - - -").ballot(votes).outcome.reason == reason


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CNC-08")
def test_an_impostor_who_is_not_expelled_wins_alone() -> None:
    outcome = Table(4, "2 0").ballot("- - - -").ballot("1 2 - -").outcome
    assert (outcome.reason, outcome.ranking) == ("survived", ((2,), (0, 1, 3)))
    assert outcome.returns == (0, 0, 1, 0)


@pytest.mark.rule("CNC-09")
def test_an_expelled_impostor_who_named_the_witness_wins_alone() -> None:
    outcome = Table(4, "2 0").ballot("- - - -").ballot("2 2 0 2").outcome
    assert (outcome.reason, outcome.ranking) == ("revenge", ((2,), (0, 1, 3)))
    assert outcome.returns == (0, 0, 1, 0)


@pytest.mark.rule("CNC-09", "CNC-10")
@pytest.mark.parametrize("vote", ["1", "3", "-"])
def test_only_the_second_ballot_and_only_the_witness_count_for_revenge(vote: str) -> None:
    assert Table(4, "2 0").ballot("- - 0 -").ballot(f"2 2 {vote} 2").outcome.reason == "expelled"


@pytest.mark.rule("CNC-10")
def test_else_an_expelled_impostor_loses_to_all_the_loyal() -> None:
    outcome = Table(4, "2 0").ballot("- - - -").ballot("2 2 1 2").outcome
    assert (outcome.reason, outcome.ranking) == ("expelled", ((0, 1, 3), (2,)))
    assert outcome.returns == (1 / 3, 1 / 3, 0, 1 / 3)


# ── Secrets and talk ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CNC-11")
def test_silence_till_the_first_ballot_is_read_then_all_talk_to_all() -> None:
    t = Table(3)
    assert GAME.talk(t.state) == ()
    t.ballot("1 0 0")
    assert GAME.talk(t.state) == (Channel("table", (0, 1, 2), EVERYONE),)
    t.ballot("1 0 0")
    assert GAME.talk(t.state) == (Channel("table", (0, 1, 2), EVERYONE),)


@pytest.mark.rule("CNC-12")
def test_at_the_end_all_roles_are_shown() -> None:
    t = Table(4, "2 0").ballot("- - - -").ballot("2 2 1 2")
    assert t.match.events[-1][-1] == Event("end", EVERYONE, {"reason": "expelled", "impostor": 2, "witness": 0})
    for viewer in (WATCHER, 0, 1, 2, 3):
        assert (t.view(viewer).impostor, t.view(viewer).witness) == (2, 0)


@pytest.mark.rule("CNC-12")
def test_at_the_end_nobody_moves_any_more() -> None:
    t = Table(4).ballot("- - - -").ballot("- - - -")
    assert t.state.asks == ()
    assert t.refused(1, "abstain") == Refusal("CNC-12", "game-over")
