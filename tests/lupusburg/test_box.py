"""LBG-CMP, LBG-DAT: what is in the box, and the tables of rights, points and phases."""

from __future__ import annotations

from collections import Counter

import pytest

from covo.games.lupusburg import box
from covo.games.lupusburg.box import CITIZEN, COINS, COLOURS, EVIDENCE, THIEF, WEREWOLF, living, owner
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.meta import META
from covo.games.lupusburg.state import Bet, Lupus
from covo.games.lupusburg.steps import run_off_votes, scores
from covo.kernel import CHANCE, WATCHER, Option, Refusal
from tests.lupusburg.table import Played, Table, moves, table

# ── Components ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-CMP-01", "LBG-DAT-06", "LBG-DAT-07")
def test_one_player_is_mayor_and_all_that_is_the_mayors_goes_with_it(played: list[Played]) -> None:
    for _, positions in played[::5]:
        mayors = [(state.round, state.mayor) for state in positions if state.round]
        assert len(dict.fromkeys(mayors)) == len({number for number, _ in mayors})  # one a day
    t = table(4).round("2R", "2L").night("3R")
    assert (t.state.mayor, t.asked) == (1, [1])
    assert t.refused(0, "point 2R").rule == "LBG-MAY-01"


@pytest.mark.rule("LBG-CMP-02", "LBG-DAT-08")
def test_one_claw_points_at_one_house(played: list[Played]) -> None:
    for _, positions in played:
        nights = Counter(death.round for death in positions[-1].deaths if death.by_night)
        assert set(nights.values()) == {1}
    t = table(4).thief_call()
    assert t.refused(0, "bite 2R 3R") == Refusal("LBG-WLF-01", "no-such-choice", {"move": "bite 2R 3R"})


@pytest.mark.rule("LBG-CMP-03", "LBG-DAT-09")
def test_two_evidence_markers(played: list[Played]) -> None:
    assert EVIDENCE == ("paw", "tuft")
    assert (box.PAW, box.TUFT) == (0, 1)
    for _, positions in played[::5]:
        assert {len(state.suspects) for state in positions} == {0, 2}


@pytest.mark.rule("LBG-CMP-04", "LBG-DAT-10")
def test_two_vote_tokens_each_with_two_faces() -> None:
    t = table(8).night("2R").privilege().bets().discuss()
    t.votes("3R " * 9 + "4R " * 7)
    assert len(t.state.votes) == 16
    assert (len(box.CAST), len(box.ACCUSE)) == (3, 8)
    both, one = ["paw paw", "paw tuft", "tuft tuft"], ["paw", "tuft"]
    for votes, faces in enumerate(([""], one, both)):
        assert box.CAST[votes] == moves(*(f"cast {face}" for face in faces))


@pytest.mark.rule("LBG-CMP-05", "LBG-DAT-11")
def test_one_seal_per_colour() -> None:
    assert len(COLOURS) == len(set(COLOURS)) == 8
    t = table(8).night("2R").privilege()
    for seat, coin in enumerate(COINS):
        t.bet(coin, (seat + 1) % 8)
    assert t.step == "Discussion"
    assert all(bet is not None for bet in t.state.bets)


@pytest.mark.rule("LBG-CMP-06", "LBG-DAT-12")
def test_eight_coins_worth_37() -> None:
    assert COINS == (8, 7, 6, 5, 4, 3, 2, 2)
    assert sum(COINS) == 37
    assert all(table(seats).state.bag == COINS for seats in META.seats)


@pytest.mark.rule("LBG-CMP-07", "LBG-DAT-13")
def test_the_bag_holds_the_coins_not_yet_bet(played: list[Played]) -> None:
    for _, positions in played:
        for state in positions:
            assert sorted([*state.bag, *(bet.coin or 0 for bet in state.bets if bet)], reverse=True) == [*COINS]


@pytest.mark.rule("LBG-CMP-08", "LBG-DAT-15")
def test_sixteen_characters() -> None:
    t = table(8, wolf=7, thief=6)
    assert Counter(map(t.state.character, range(16))) == {WEREWOLF: 1, THIEF: 1, CITIZEN: 14}
    assert (CITIZEN, WEREWOLF, THIEF) == (0, 1, 2)
    assert box.CHARACTERS == ("citizen", "werewolf", "thief")


@pytest.mark.rule("LBG-CMP-09", "LBG-DAT-14")
def test_sixteen_houses_one_of_two_with_a_chest() -> None:
    t = table(8, chests="RLRLRLRL")
    assert len(living(t.state.alive)) == 16
    assert t.state.chests == (0, 1, 0, 1, 0, 1, 0, 1)  # one side for each player: never both, never none


@pytest.mark.rule("LBG-CMP-10")
def test_no_cards_but_characters_houses_and_the_summary() -> None:
    t = table(8)
    cards = [*t.view(WATCHER).characters, *living(t.state.alive), t.view(WATCHER).mayor]
    assert len(cards) == 33


def test_slots_are_numbered_by_seat_right_before_left() -> None:
    assert box.SLOT_NAMES[:4] == ("0R", "0L", "1R", "1L")
    assert box.SLOT_NAMES[-2:] == ("7R", "7L")
    assert [(box.owner(slot), box.side(slot)) for slot in (0, 1, 6, 15)] == [(0, 0), (0, 1), (3, 0), (7, 1)]
    assert box.house(7, "paw_") == {"paw_slot": 7, "paw_owner": 3, "paw_side": 1}
    assert living(0b1001_0010) == (1, 4, 7)
    assert [box.lives(0b1001_1101, seat) for seat in range(4)] == [1, 2, 1, 1]
    assert [box.distance(5, 3, seat) for seat in range(5)] == [2, 3, 4, 0, 1]


def test_a_bare_position_is_a_table_before_its_setup() -> None:
    state = Lupus(seats=4, random_mayor=False, games=1, shared=False, alive=0, totals=(), bets=())
    assert (state.mayor, state.round, state.night, state.wolf, state.thief) == (0, 0, False, -1, -1)
    assert (state.bag, state.chests, state.looks, state.deaths, state.past) == (COINS, (), (), (), ())


def test_what_one_may_know_before_the_game() -> None:
    assert (META.id, META.title, META.version, META.rule_prefix) == ("lupusburg", "LupusBURG", 1, "LBG")
    assert META.seats == (4, 5, 6, 7, 8)
    assert META.reasons == ("parity", "lynched", "series")
    assert META.options == (
        Option("mayor", "host", ("host", "random")),
        Option("games", 1, (1, 2, 3, 4, 5, 6, 7, 8)),
        Option("series_tie", "nearest", ("nearest", "shared")),
    )


# ── Characters by number of players ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "citizens", "total"),
    [
        pytest.param(4, 6, 8, marks=pytest.mark.rule("LBG-DAT-01")),
        pytest.param(5, 8, 10, marks=pytest.mark.rule("LBG-DAT-02")),
        pytest.param(6, 10, 12, marks=pytest.mark.rule("LBG-DAT-03")),
        pytest.param(7, 12, 14, marks=pytest.mark.rule("LBG-DAT-04")),
        pytest.param(8, 14, 16, marks=pytest.mark.rule("LBG-DAT-05")),
    ],
)
def test_characters_by_number_of_players(players: int, citizens: int, total: int) -> None:
    t = table(players)
    in_play = Counter(t.state.character(slot) for slot in living(t.state.alive))
    assert in_play == {WEREWOLF: 1, THIEF: 1, CITIZEN: citizens}
    assert in_play.total() == total == len(t.view(0).characters)


# ── Rights by living characters: seat 1 has 2, 1 or none ─────────────────────────────────────────────────────────

LIVES = pytest.mark.parametrize("left", [2, 1, 0])


def with_lives(left: int, *, wolf: int = 0, thief: int = 1, mayor: int = 0) -> Table:
    """The second night of six players; seat 1 has lost what the others have not."""
    lost = {2: ("2R", "2L"), 1: ("1R", "2L"), 0: ("1R", "1L")}[left]
    return table(6, wolf=wolf, thief=thief, mayor=mayor).round(*lost)


@pytest.mark.rule("LBG-DAT-16")
@LIVES
def test_right_to_act_at_night(left: int) -> None:
    assert (len(with_lives(left, thief=1).legal(1)) > 1) == (left > 0)
    if left:
        assert "bite 3R" in with_lives(left, wolf=1, thief=0).thief_call().legal(1)


@pytest.mark.rule("LBG-DAT-17", "LBG-DAT-18")
@LIVES
def test_rights_to_bet_and_talk(left: int) -> None:
    t = with_lives(left).night("3R").privilege().bets({1: (8, 4)})
    assert t.state.bets[1] == Bet(4, 2, 8, (8, 7, 6))
    assert GAME.talk(t.state)[0].speakers == (0, 1, 2, 3, 4, 5)
    assert t.legal(1) == ["ready"]


@pytest.mark.rule("LBG-DAT-19")
@LIVES
def test_votes_in_the_first_vote(left: int) -> None:
    t = with_lives(left).night("3R").privilege().bets().discuss().votes("4R " * 12)
    assert [voter for _, voter, _ in t.state.votes[-12:]].count(1) == 2


@pytest.mark.rule("LBG-DAT-20")
@pytest.mark.parametrize(
    ("left", "suspects", "votes"),
    [
        (2, "3L 4R", 2),
        (2, "1R 4R", 1),
        (2, "4R 1L", 1),
        (2, "1L 1R", 0),
        (1, "3L 4R", 1),
        (1, "1L 4R", 0),
        (0, "3L 4R", 0),
    ],
)
def test_votes_in_the_run_off(left: int, suspects: str, votes: int) -> None:
    t = with_lives(left).night("3R").privilege().bets().discuss().suspect(*suspects.split())
    assert run_off_votes(t.state, 1) == votes
    assert (len(t.ask(1).moves[0].args) if votes else t.legal(1)) == (votes or [])


@pytest.mark.rule("LBG-DAT-21")
@LIVES
def test_right_to_be_mayor_and_use_the_privilege(left: int) -> None:
    t = with_lives(left).night("3R")
    assert (t.state.mayor, t.asked) == (1, [1])
    assert t.privilege("4R", "R").state.privileges[-1].shown == 2


@pytest.mark.rule("LBG-DAT-22")
def test_right_of_the_werewolf_to_choose_an_own_house() -> None:
    both, one = with_lives(2, wolf=1, thief=0).thief_call(), with_lives(1, wolf=1, thief=0).thief_call()
    assert {"bite 1R", "bite 1L"} <= set(both.legal(1))
    assert not any(move.startswith("bite 1") for move in one.legal(1))
    assert with_lives_gone().step == "over"


def with_lives_gone() -> Table:
    return with_lives(1, wolf=1, thief=0).round("3R", "1L")


@pytest.mark.rule("LBG-DAT-23")
@LIVES
def test_right_to_win_on_points(left: int) -> None:
    lost = {2: ("2R", "2L"), 1: ("1R", "2L"), 0: ("1R", "1L")}[left]
    t = table(5, thief=3).night(lost[0]).privilege().bets({1: (8, 0)}).discuss().lynch("0R").round(lost[1], "0L")
    assert t.state.lives(1) == left
    assert t.state.outcome is not None
    assert t.state.outcome.ranking[0] == (1,)


# ── Points ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seat", "lost", "bet", "points"),
    [
        pytest.param(2, ("2R", "2L"), None, (0, 0, 1), marks=pytest.mark.rule("LBG-DAT-24")),
        pytest.param(2, ("2R", "3R"), None, (2, 0, 1), marks=pytest.mark.rule("LBG-DAT-24", "LBG-DAT-25")),
        pytest.param(2, ("2L", "3R"), None, (2, 1, 1), marks=pytest.mark.rule("LBG-DAT-24", "LBG-DAT-25")),
        pytest.param(2, ("3R", "3L"), None, (4, 1, 1), marks=pytest.mark.rule("LBG-DAT-25", "LBG-DAT-28")),
        pytest.param(2, ("3R", "3L"), (8, 0), (4, 1, 8), marks=pytest.mark.rule("LBG-DAT-26")),
        pytest.param(2, ("3R", "3L"), (2, 0), (4, 1, 2), marks=pytest.mark.rule("LBG-DAT-26")),
        pytest.param(2, ("3R", "3L"), (8, 1), (4, 1, 0), marks=pytest.mark.rule("LBG-DAT-27")),
        pytest.param(0, ("3R", "3L"), None, (0, 0, 0), marks=pytest.mark.rule("LBG-DAT-28", "LBG-DAT-29")),
        pytest.param(0, ("3R", "3L"), (8, 1), (0, 0, 0), marks=pytest.mark.rule("LBG-DAT-29")),
    ],
)
def test_points(seat: int, lost: tuple[str, str], bet: tuple[int, int] | None, points: tuple[int, int, int]) -> None:
    t = table(4).night(lost[0]).privilege().bets({seat: bet} if bet else None).discuss().lynch("0R")
    t.round(lost[1], "0L")
    assert scores(t.state)[seat] == points
    assert t.state.points[seat] == sum(points)


@pytest.mark.rule("LBG-DAT-30")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_points_of_a_werewolf_who_wins_in_a_series(players: int) -> None:
    t = table(players, games=2)
    for seat in range(2, players):
        t.round(f"{seat}R", f"{seat}L")
    assert t.state.totals == (players, *(0,) * (players - 1))


# ── Phases ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-DAT-31")
def test_phase_first_mayor() -> None:
    t = Table(4)
    assert (t.step, t.state.mayor) == ("LayHouses", 0)
    drawn = GAME.new(4, {"mayor": "random"})
    assert [ask.seat for ask in drawn.asks] == [CHANCE]
    drawn.apply(CHANCE, moves("mayor 2")[0])
    assert type(drawn.stack[0]).__name__ == "LayHouses"


@pytest.mark.rule("LBG-DAT-32", "LBG-DAT-33")
def test_phases_of_the_setup() -> None:
    t = Table(4)
    assert (t.asked, t.ask(0).limit) == ([0, 1, 2, 3], None)
    t.play(0, "chest R").play(1, "chest R").play(2, "chest R").play(3, "chest R")
    assert (t.step, t.asked) == ("Deal", [CHANCE])
    assert t.chance("deal 0 1").step == "ThiefCall"


@pytest.mark.parametrize(
    ("step", "asked", "legal", "limit", "hold", "after"),
    [
        pytest.param(
            "ThiefCall", [0, 1, 2, 3], ["sleep"], 10, True, "WolfCall", marks=pytest.mark.rule("LBG-DAT-34")
        ),
        pytest.param(
            "WolfCall", [0, 1, 2, 3], ["sleep"], 10, True, "UsePrivilege",
            marks=pytest.mark.rule("LBG-DAT-35", "LBG-DAT-36"),
        ),
        pytest.param("UsePrivilege", [0], [], None, False, "Bets", marks=pytest.mark.rule("LBG-DAT-37")),
        pytest.param("Bets", [0], [], None, False, "Discussion", marks=pytest.mark.rule("LBG-DAT-38")),
        pytest.param(
            "Discussion", [0, 1, 2, 3], ["ready"], 180, False, "FirstVote", marks=pytest.mark.rule("LBG-DAT-39")
        ),
        pytest.param("FirstVote", [0], [], None, False, "Defence", marks=pytest.mark.rule("LBG-DAT-40")),
        pytest.param("Defence", [0], [], 30, False, "RunOff", marks=pytest.mark.rule("LBG-DAT-41")),
        pytest.param(
            "RunOff", [1, 2, 3], ["cast paw paw", "cast paw tuft", "cast tuft tuft"], None, False, "ThiefCall",
            marks=pytest.mark.rule("LBG-DAT-42", "LBG-DAT-43"),
        ),
    ],
)  # fmt: skip
def test_phases(step: str, asked: list[int], legal: list[str], limit: int | None, hold: bool, after: str) -> None:
    """Four players, seat 0 the mayor and the werewolf; all vote for 0R, so that 0L is the other suspect."""
    t = table(4).until(step)
    assert t.asked == asked
    assert t.legal(3) == legal
    assert {(ask.limit, ask.hold) for ask in t.state.asks} == {(limit, hold)}
    while t.step == step:
        ask = t.state.asks[0]
        dull = [move for move in ask.moves if move.verb in ("sleep", "pass")]
        t.match.play(ask.seat, (dull or ask.moves)[0])
    assert t.step == after


@pytest.mark.rule("LBG-DAT-35", "LBG-DAT-34")
def test_only_thief_and_werewolf_can_do_more_than_sleep() -> None:
    t = table(4)
    assert [len(t.legal(seat)) for seat in range(4)] == [1, 7, 1, 1]
    t.thief_call()
    assert [len(t.legal(seat)) for seat in range(4)] == [8, 1, 1, 1]


@pytest.mark.rule("LBG-DAT-37", "LBG-DAT-38")
def test_inputs_of_privilege_and_bets() -> None:
    t = table(4).night("2R")
    assert t.legal(0) == ["pass", "point 1R", "point 1L", "point 2L", "point 3R", "point 3L"]
    assert t.play(0, "point 1R").legal(0) == ["show R", "show L"]
    assert t.play(0, "show R").legal(0) == ["pass", "bet"]
    assert t.play(0, "bet").asked == [CHANCE]
    assert t.chance("draw 8 7 2").legal(0) == ["keep 8", "keep 7", "keep 2"]
    assert t.play(0, "keep 8").legal(0) == ["accuse 1", "accuse 2", "accuse 3"]
    assert t.play(0, "accuse 1").asked == [1]


@pytest.mark.rule("LBG-DAT-36", "LBG-DAT-43")
def test_the_end_is_looked_for_before_privilege_and_before_the_next_mayor() -> None:
    assert table(4).round("2R", "2L").without("3R").night("3L").step == "over"
    t = table(4).round("2R", "2L").round("3R", "3L")
    assert (t.step, t.state.mayor) == ("over", 1)
    assert owner(t.state.deaths[-1].slot) == 3
