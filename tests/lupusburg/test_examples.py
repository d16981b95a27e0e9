"""LBG-X: every worked example of the rules, under its own name.

The players of the rulebook's examples are seats 0 to 4: Andrea, Beatrice, Claudio, Davide, Emma.
"""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import CITIZEN, SLOT_OF, THIEF, WEREWOLF, living
from covo.games.lupusburg.steps import run_off_votes, scores
from covo.kernel import CHANCE, EVERYONE, WATCHER, Event, Outcome, Refusal
from tests.lupusburg.table import ANDREA, BEATRICE, CLAUDIO, DAVIDE, EMMA, Table, table


def second_round() -> Table:
    """The second day's first vote: Andrea is mayor; Andrea, Davide and Emma have lost a character each."""
    t = table(5, wolf=CLAUDIO, thief=BEATRICE, mayor=EMMA).round("0R", "3R")
    return t.night("4R").privilege().bets().discuss()


def scoring_example() -> Table:
    """Andrea, the werewolf, has just lost the second character."""
    t = table(5, wolf=ANDREA, thief=EMMA, chests="RRRRR").night("3R").privilege()
    t.bets({BEATRICE: (8, DAVIDE), CLAUDIO: (4, ANDREA), DAVIDE: (7, ANDREA)})
    return t.discuss().lynch("0R").round("3L", "1L").round("4R", "0L")


@pytest.mark.rule("LBG-X-01")
def test_x01_the_first_victim() -> None:
    t = table(5, wolf=DAVIDE, thief=BEATRICE, mayor=EMMA)
    t.night("0L")
    assert t.state.lives(ANDREA) == 1
    assert living(t.state.alive) == (0, 2, 3, 4, 5, 6, 7, 8, 9)
    assert all(t.view(viewer).deaths[0].slot == 1 for viewer in (WATCHER, *range(5)))
    for viewer in (WATCHER, BEATRICE, CLAUDIO, DAVIDE, EMMA):
        assert t.view(viewer).characters[1] is None
        assert t.view(viewer).chests[ANDREA] is None


@pytest.mark.rule("LBG-X-02")
def test_x02_emma_finds_the_werewolf_card() -> None:
    t = table(5, wolf=DAVIDE, thief=BEATRICE, mayor=EMMA).night("0L")
    t.play(EMMA, "point 3L")
    assert [viewer for viewer in (WATCHER, *range(5)) if t.view(viewer).characters[7] == WEREWOLF] == [DAVIDE, EMMA]
    t.play(EMMA, "show R")
    assert [viewer for viewer in (WATCHER, *range(5)) if t.view(viewer).characters[8] is not None] == [DAVIDE, EMMA]
    assert t.view(DAVIDE).characters[9] is None
    assert t.legal(EMMA) == ["pass", "bet"]
    assert t.play(EMMA, "pass").asked == [ANDREA]


@pytest.mark.rule("LBG-X-03")
def test_x03_suspects_of_the_second_round() -> None:
    t = second_round()
    assert t.state.mayor == ANDREA
    t.votes("1R 4L 1R 4L 3L 1R 3L 1R 2R 2L")
    assert t.state.suspects == (2, 7)
    assert (t.told("suspects")[-1].data["paw_votes"], t.told("suspects")[-1].data["tuft_votes"]) == (4, 2)


@pytest.mark.rule("LBG-X-04")
def test_x04_run_off_votes_are_counted_out() -> None:
    t = second_round().suspect("1R", "3L")
    assert [t.state.lives(seat) for seat in range(5)] == [1, 2, 2, 1, 1]
    assert [run_off_votes(t.state, seat) for seat in range(5)] == [1, 1, 2, 0, 1]
    assert t.asked == [ANDREA, BEATRICE, CLAUDIO, EMMA]
    assert sum(len(ask.moves[0].args) for ask in t.state.asks) == 5


@pytest.mark.rule("LBG-X-05")
def test_x05_three_against_two() -> None:
    t = second_round().suspect("1R", "3L").runoff({ANDREA: "paw", BEATRICE: "tuft", CLAUDIO: "paw tuft", EMMA: "paw"})
    assert (t.told("run-off")[-1].data["paw_votes"], t.told("run-off")[-1].data["tuft_votes"]) == (3, 2)
    assert t.state.deaths[-1].slot == 2
    assert t.state.lives(DAVIDE) == 1


@pytest.mark.rule("LBG-X-06")
def test_x06_andrea_has_nothing() -> None:
    t = scoring_example()
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "lynched"
    assert (scores(t.state)[ANDREA], t.state.points[ANDREA]) == ((0, 0, 0), 0)


@pytest.mark.rule("LBG-X-07")
def test_x07_beatrice_has_3() -> None:
    t = scoring_example()
    assert (scores(t.state)[BEATRICE], t.state.points[BEATRICE]) == ((2, 1, 0), 3)


@pytest.mark.rule("LBG-X-08")
def test_x08_claudio_has_9() -> None:
    t = scoring_example()
    assert (scores(t.state)[CLAUDIO], t.state.points[CLAUDIO]) == ((4, 1, 4), 9)


@pytest.mark.rule("LBG-X-09")
def test_x09_davide_has_7() -> None:
    t = scoring_example()
    assert (scores(t.state)[DAVIDE], t.state.points[DAVIDE]) == ((0, 0, 7), 7)


@pytest.mark.rule("LBG-X-10")
def test_x10_emma_has_3() -> None:
    t = scoring_example()
    assert (scores(t.state)[EMMA], t.state.points[EMMA]) == ((2, 0, 1), 3)


@pytest.mark.rule("LBG-X-11")
def test_x11_claudio_wins() -> None:
    t = scoring_example()
    assert t.state.points == (0, 3, 9, 7, 3)
    assert t.state.mayor == CLAUDIO  # so Emma is nearer than Beatrice
    ranking = ((CLAUDIO,), (DAVIDE,), (EMMA,), (BEATRICE,), (ANDREA,))
    assert t.state.outcome == Outcome("lynched", ranking, (0.0, 0.0, 1.0, 0.0, 0.0))


@pytest.mark.rule("LBG-X-12")
def test_x12_two_against_two() -> None:
    t = table(5).round("2R", "2L").round("3R", "3L").night("4R").privilege().bets().discuss().suspect("4L", "1R")
    assert (t.state.lives(0), t.state.alive.bit_count()) == (2, 2 + 3)
    t.runoff()
    assert (t.state.lives(0), t.state.alive.bit_count()) == (2, 2 + 2)
    assert t.step == "over"
    assert t.state.outcome is not None
    assert t.state.outcome.ranking[0] == (0,)


@pytest.mark.rule("LBG-X-13")
def test_x13_one_against_one() -> None:
    t = table(4).round("0R", "2R").round("2L", "3R").night("3L").privilege().bets().discuss().suspect("1R", "1L")
    assert (t.state.lives(0), t.state.alive.bit_count()) == (1, 1 + 2)
    t.runoff()
    assert (t.state.lives(0), t.state.alive.bit_count()) == (1, 1 + 1)
    assert t.step == "over"
    assert t.state.outcome is not None
    assert t.state.outcome.ranking[0] == (0,)


@pytest.mark.rule("LBG-X-14")
def test_x14_the_calls_of_a_night() -> None:
    t = table(4)
    calls = [event.kind for event in t.news() if event.to == EVERYONE]
    assert t.ask(2).limit == 10
    t.thief_call()
    calls += dict.fromkeys(event.kind for event in t.news())
    assert t.ask(2).limit == 10
    t.wolf_call("2R")
    calls += [event.kind for event in t.news()]
    assert calls == ["night-falls", "thief-wakes", "thief-sleeps", "wolf-wakes", "wolf-sleeps", "day-breaks"]


@pytest.mark.rule("LBG-X-15")
def test_x15_four_players_and_a_swift_werewolf() -> None:
    t = table(4).round("1R", "2R").night("3R")
    assert (t.state.lives(0), t.state.alive.bit_count()) == (2, 2 + 3)
    assert t.step == "UsePrivilege"
    t.day("1L")
    assert (t.state.lives(0), t.state.alive.bit_count()) == (2, 2 + 2)
    assert t.state.outcome == Outcome("parity", ((0,), (1, 2, 3)), (1.0, 0.0, 0.0, 0.0))
    assert t.state.round == 2


@pytest.mark.rule("LBG-X-16")
def test_x16_the_werewolf_bites_at_home() -> None:
    t = table(5).night("0L")
    assert t.state.lives(0) == 1
    t.day("2R").thief_call()
    assert t.refused(0, "bite 0R") == Refusal("LBG-WLF-05", "last-character", {"slot": 0})
    assert t.wolf_call("2L").step == "UsePrivilege"


@pytest.mark.rule("LBG-X-17")
def test_x17_one_player_with_both_roles() -> None:
    t = Table(5)
    for seat in range(5):
        t.play(seat, "chest R")
    t.chance("deal 2 2")
    assert (t.step, t.asked, t.state.wolf, t.state.thief) == ("Deal", [CHANCE], -1, -1)
    assert t.news() == []
    t.chance("deal 2 4")
    assert (t.step, t.state.wolf, t.state.thief) == ("ThiefCall", 2, 4)


@pytest.mark.rule("LBG-X-18")
def test_x18_a_chest_on_the_left_puts_the_thief_on_the_right() -> None:
    t = table(4, thief=1, chests="RLRR")
    assert (t.state.character(2), t.state.character(3)) == (THIEF, CITIZEN)
    assert t.view(1).characters[2:4] == (THIEF, CITIZEN)


@pytest.mark.rule("LBG-X-19")
def test_x19_the_bag_runs_out() -> None:
    t = table(8).night("2R").privilege()
    for seat, coin in enumerate((8, 7, 6, 5, 4)):
        t.bet(coin, (seat + 1) % 8)
    t.play(5, "bet")
    assert t.legal(CHANCE) == ["draw 3 2 2"]
    t.chance("draw 3 2 2").play(5, "keep 3").play(5, "accuse 0").play(6, "bet")
    assert t.legal(CHANCE) == ["draw 2 2"]
    t.chance("draw 2 2").play(6, "keep 2").play(6, "accuse 0").play(7, "bet")
    assert t.legal(CHANCE) == ["draw 2"]


@pytest.mark.rule("LBG-X-20")
@pytest.mark.parametrize(
    ("gone", "second"),
    [
        ((), "1L"),  # the mayor's other character
        (("1L",), "2R"),  # else the right slot of the next player
        (("1L", "2R"), "2L"),  # else the left one
        (("1L", "2R", "2L"), "3R"),  # and so on round the table
        (("1L", "2R", "2L", "3R"), "0R"),
    ],
)
def test_x20_all_votes_on_one_character_of_the_mayor(gone: tuple[str, ...], second: str) -> None:
    t = table(4, wolf=0, thief=3, mayor=1).night("3L").privilege().bets().discuss()
    for slot in gone:
        t.without(slot)
    t.votes("1R " * 8)
    assert t.state.suspects == (SLOT_OF["1R"], SLOT_OF[second])


@pytest.mark.rule("LBG-X-21")
def test_x21_two_to_two() -> None:
    # An odd number of characters faces every run-off of a real game; one is taken away by hand for the tie.
    t = table(4, wolf=0, thief=1).night("2R").privilege().bets().discuss().without("2L").suspect("3R", "1R")
    t.runoff({0: "paw tuft", 1: "paw", 3: "tuft"})
    assert (t.told("run-off")[0].data["paw_votes"], t.told("run-off")[0].data["tuft_votes"]) == (2, 2)
    assert t.state.deaths[-1].slot == 2  # at distance 1, not the one at distance 3


@pytest.mark.rule("LBG-X-22")
def test_x22_the_owner_of_both_suspects_has_no_vote() -> None:
    t = table(5).night("2R").privilege().bets().discuss().suspect("3R", "3L")
    assert [run_off_votes(t.state, seat) for seat in range(5)] == [2, 2, 1, 0, 2]
    assert t.asked == [0, 1, 2, 4]


@pytest.mark.rule("LBG-X-23")
def test_x23_a_tie_goes_to_the_mayor() -> None:
    t = table(4, mayor=2).round("2R", "0R").round("2L", "0L")
    assert t.state.points == (0, 6, 1, 6)
    assert t.state.mayor == 3
    assert t.state.outcome is not None
    assert t.state.outcome.ranking == ((3,), (1,), (2,), (0,))


@pytest.mark.rule("LBG-X-24")
def test_x24_the_best_coin_without_the_chest() -> None:
    t = table(4).night("3R").privilege().bets({3: (8, 0)}).discuss().lynch("0R").round("2R", "0L")
    assert t.state.lives(3) == 1
    assert scores(t.state)[3] == (2, 0, 8)
    assert t.state.points[3] == 10


@pytest.mark.rule("LBG-X-25")
def test_x25_the_werewolf_wins_a_game_of_a_series() -> None:
    t = table(6, wolf=2, thief=1, games=6).round("0R", "0L").round("3R", "3L").round("4R", "4L").round("5R", "5L")
    assert t.state.totals == (0, 0, 6, 0, 0, 0)
    assert t.told("points") == [Event("points", EVERYONE, {"points": (0, 0, 6, 0, 0, 0)})]


@pytest.mark.rule("LBG-X-26")
def test_x26_the_call_of_a_thief_who_is_gone() -> None:
    t = table(5, thief=1).round("1R", "1L")
    assert (t.step, t.state.lives(1)) == ("ThiefCall", 0)
    assert [(ask.seat, ask.limit, ask.hold) for ask in t.state.asks] == [(seat, 10, True) for seat in range(5)]
    assert all(t.legal(seat) == ["sleep"] for seat in range(5))
    t.thief_call()
    assert t.state.looks == ()
    assert {event.data["slot"] for event in t.news() if event.kind == "thief-sleeps"} == {None}


@pytest.mark.rule("LBG-X-27")
def test_x27_a_mayor_without_characters() -> None:
    t = table(5, wolf=0, thief=2, mayor=0).round("1R", "1L").night("3R")
    assert (t.state.mayor, t.state.lives(1)) == (1, 0)
    t.play(1, "point 4L").play(1, "show L")
    assert t.view(4).characters[3] == CITIZEN
    t.bets().discuss().suspect("3L", "4R")
    assert [voter for day, voter, _ in t.state.votes if day == 2].count(1) == 2
    assert t.legal(1) == []
    assert t.refused(1, "cast paw") == Refusal("LBG-RUN-03", "no-votes")
