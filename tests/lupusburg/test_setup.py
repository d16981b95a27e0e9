"""LBG-OVR, LBG-SET, LBG-INF, LBG-ROL: the table before the first night, the cards, the roles."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from covo.games.lupusburg.box import CITIZEN, COINS, COLOURS, LEFT, RIGHT, THIEF, WEREWOLF, living, owner, side
from covo.games.lupusburg.game import GAME
from covo.kernel import CHANCE, EVERYONE, WATCHER, Ask, Channel, Event, Refusal, SetupError
from tests.lupusburg.table import Played, Table, moves, table, tell_apart

ALL_SEATS = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])


# ── Overview ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-OVR-01")
@pytest.mark.parametrize("seats", [-1, 0, 3, 9])
def test_fewer_than_4_or_more_than_8_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match=r"LupusBURG is for 4 to 8 players, got"):
        GAME.new(seats)


@pytest.mark.rule("LBG-OVR-01")
@ALL_SEATS
def test_4_to_8_can_play(seats: int) -> None:
    t = Table(seats)
    assert t.state.seats == seats
    assert t.asked == list(range(seats))


@pytest.mark.rule("LBG-OVR-02", "LBG-OVR-03")
def test_werewolf_and_others_want_opposite_ends() -> None:
    rid_of_them = table(4).round("2R", "2L").round("3R", "3L").state.outcome
    lynched = table(4).round("2R", "0R").round("2L", "0L").state.outcome
    assert rid_of_them is not None
    assert rid_of_them.returns == (1.0, 0.0, 0.0, 0.0)
    assert rid_of_them.ranking == ((0,), (1, 2, 3))
    assert lynched is not None
    assert lynched.returns[0] == 0.0
    assert lynched.ranking[-1] == (0,)


@pytest.mark.rule("LBG-OVR-04", "LBG-OVR-05")
def test_one_character_a_night_and_one_a_day(played: list[Played]) -> None:
    for _, positions in played:
        end = positions[-1]
        whole_rounds = [(number, by_night) for number in range(1, end.round + 1) for by_night in (True, False)]
        assert [(death.round, death.by_night) for death in end.deaths] == whole_rounds[: len(end.deaths)]
        assert len(whole_rounds) - len(end.deaths) in (0, 1)  # a game may end at dawn


@pytest.mark.rule("LBG-OVR-06", "LBG-OVR-07")
def test_exactly_one_winner_however_it_ends(played: list[Played]) -> None:
    reasons: Counter[str] = Counter()
    for _, positions in played:
        outcome = positions[-1].outcome
        assert outcome is not None
        reasons[outcome.reason] += 1
        (winner,) = outcome.ranking[0]
        assert outcome.returns == tuple(float(seat == winner) for seat in range(positions[-1].seats))
        assert (winner == positions[-1].wolf) == (outcome.reason == "parity")
    assert set(reasons) == {"parity", "lynched"}


@pytest.mark.rule("LBG-OVR-07")
def test_each_of_the_others_is_ranked_alone() -> None:
    t = table(4, mayor=3).round("2R", "0R").round("2L", "0L")
    assert t.state.points == (0, 6, 1, 6)
    assert t.state.mayor == 0
    assert t.state.outcome is not None
    assert t.state.outcome.ranking == ((1,), (3,), (2,), (0,))


# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-SET-01")
@ALL_SEATS
def test_first_mayor_is_the_owner_or_drawn(seats: int) -> None:
    assert Table(seats).state.mayor == 0
    drawn = GAME.new(seats, {"mayor": "random"})
    assert drawn.asks == (Ask(CHANCE, moves(*(f"mayor {seat}" for seat in range(seats))), "LBG-SET-01"),)
    assert drawn.asks[0].odds() == (1 / seats,) * seats
    t = Table(seats, mayor=seats - 1)
    assert t.state.mayor == seats - 1
    assert t.news() == [Event("mayor", EVERYONE, {"seat": seats - 1})]


@pytest.mark.rule("LBG-SET-02")
def test_each_seat_has_its_own_colour() -> None:
    assert COLOURS == ("teal", "purple", "blue", "green", "red", "amber", "pink", "grey")
    assert len(set(COLOURS)) == 8


@pytest.mark.rule("LBG-SET-03", "LBG-SET-20", "LBG-SET-18")
@ALL_SEATS
def test_the_circle_has_two_houses_of_each_player_and_nothing_else(seats: int) -> None:
    t = table(seats)
    assert living(t.state.alive) == tuple(range(2 * seats))
    assert Counter(map(owner, living(t.state.alive))) == dict.fromkeys(range(seats), 2)
    assert [side(slot) for slot in living(t.state.alive)] == [RIGHT, LEFT] * seats
    assert t.state.deaths == ()
    assert len(t.view(0).characters) == 2 * seats


@pytest.mark.rule("LBG-SET-18")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_what_nobody_received_stays_out(seats: int) -> None:
    t = table(seats)
    assert t.refused(1, f"look {seats}R").why == "no-such-choice"
    t.thief_call()
    assert not any(f"{seats}" in move for move in t.legal(0))
    assert t.refused(0, f"bite {seats}R").why == "no-such-choice"
    assert len(t.state.bets) == len(t.state.chests) == seats
    t.wolf_call("2R").privilege().play(0, "bet").chance("draw 8 7 6").play(0, "keep 8")
    assert t.legal(0) == [f"accuse {other}" for other in range(1, seats)]


@pytest.mark.rule("LBG-SET-04")
@ALL_SEATS
def test_each_has_a_seal_to_bet_with(seats: int) -> None:
    t = table(seats).night("2R").privilege()
    assert t.state.bets == (None,) * seats
    offered = []
    while t.step == "Bets":
        offered += t.asked
        t.play(t.asked[0], "pass")
    assert offered == list(range(seats))


@pytest.mark.rule("LBG-SET-05")
@ALL_SEATS
def test_each_has_two_vote_tokens(seats: int) -> None:
    t = table(seats).night("2R").privilege().bets().discuss()
    while t.step == "FirstVote":
        t.play(t.asked[0], "vote 3R")
    assert Counter(voter for _, voter, _ in t.state.votes) == dict.fromkeys(range(seats), 2)


@pytest.mark.rule("LBG-SET-06", "LBG-SET-07")
@ALL_SEATS
def test_all_lay_their_houses_at_once_and_in_secret(seats: int) -> None:
    t = Table(seats)
    assert t.state.asks == tuple(Ask(seat, moves("chest R", "chest L"), "LBG-SET-06") for seat in range(seats))
    t.play(2, "chest L")
    other = Table(seats).play(2, "chest R")
    assert tell_apart(t, other) == {2}
    assert t.asked == [seat for seat in range(seats) if seat != 2]
    for seat in t.asked:
        t.play(seat, "chest R")
        other.play(seat, "chest R")
    assert t.news() == [Event("laid", EVERYONE, {})]
    assert t.state.chests == tuple(LEFT if seat == 2 else RIGHT for seat in range(seats))
    assert tell_apart(t, other) == {2}
    assert [t.view(viewer).chests[2] for viewer in (WATCHER, 0, 1, 2, 3)] == [None, None, None, LEFT, None]


@pytest.mark.rule("LBG-SET-08", "LBG-SET-09")
@ALL_SEATS
def test_one_werewolf_one_thief_and_the_rest_citizens_two_each(seats: int) -> None:
    for wolf, thief in ((0, 1), (seats - 1, 0), (2, 3)):
        t = table(seats, wolf=wolf, thief=thief)
        cards = Counter(t.state.character(slot) for slot in range(2 * seats))
        assert cards == {WEREWOLF: 1, THIEF: 1, CITIZEN: 2 * seats - 2}


@pytest.mark.rule("LBG-SET-09", "LBG-SET-10")
@ALL_SEATS
def test_every_deal_has_the_odds_of_a_shuffled_deck(seats: int) -> None:
    t = Table(seats)
    for seat in range(seats):
        t.play(seat, "chest R")
    ask = t.ask(CHANCE)
    assert ask.rule == "LBG-SET-09"
    assert ask.moves == moves(*(f"deal {wolf} {thief}" for wolf in range(seats) for thief in range(seats)))
    # Of the 2n(2n − 1) places of the two role cards, 4 give them to a certain two players, 2 to a certain one.
    orders = 2 * seats * (2 * seats - 1)
    for move, odds in zip(ask.moves, ask.odds(), strict=True):
        assert odds == pytest.approx((2 if move[1] == move[2] else 4) / orders)
    assert sum(ask.odds()) == pytest.approx(1)


@pytest.mark.rule("LBG-SET-10")
def test_both_roles_to_one_player_are_dealt_again() -> None:
    t = Table(4)
    for seat in range(4):
        t.play(seat, "chest R")
    before = t.state.copy()
    t.chance("deal 2 2").chance("deal 3 3")
    assert t.state == before
    assert t.asked == [CHANCE]
    t.chance("deal 3 2")
    assert (t.state.wolf, t.state.thief) == (3, 2)


@pytest.mark.rule("LBG-SET-11")
def test_each_looks_at_his_own_two_characters_only() -> None:
    t = table(4, wolf=2, thief=3, chests="RRLR")
    assert t.told("dealt") == [
        Event("dealt", (0,), {"right": CITIZEN, "left": CITIZEN}),
        Event("dealt", (1,), {"right": CITIZEN, "left": CITIZEN}),
        Event("dealt", (2,), {"right": WEREWOLF, "left": CITIZEN}),
        Event("dealt", (3,), {"right": CITIZEN, "left": THIEF}),
    ]
    for seat, (right, left) in enumerate([(0, 0), (0, 0), (1, 0), (0, 2)]):
        hidden: list[int | None] = [None] * 8
        hidden[2 * seat : 2 * seat + 2] = right, left
        assert t.view(seat).characters == tuple(hidden)
    assert t.view(WATCHER).characters == (None,) * 8


@pytest.mark.rule("LBG-SET-12", "LBG-SET-13", "LBG-SET-14")
@pytest.mark.parametrize(("wolf_chest", "thief_chest"), list(product("RL", "RL")))
def test_role_cards_lie_opposite_the_chest(wolf_chest: str, thief_chest: str) -> None:
    t = table(4, wolf=3, thief=1, chests=f"R{thief_chest}L{wolf_chest}")
    cards = [t.state.character(slot) for slot in range(8)]
    assert cards[0:2] == cards[4:6] == [CITIZEN, CITIZEN]
    assert cards[2:4] == ([CITIZEN, THIEF] if thief_chest == "R" else [THIEF, CITIZEN])
    assert cards[6:8] == ([CITIZEN, WEREWOLF] if wolf_chest == "R" else [WEREWOLF, CITIZEN])
    assert t.asked == [0, 1, 2, 3]  # placed by the table: the next question is the night's


@pytest.mark.rule("LBG-SET-15")
def test_the_claw_points_at_no_house_at_the_start() -> None:
    t = table(4)
    assert [frame.__struct_fields__ for frame in t.state.stack] == [("answers",)] * 2
    assert [frame.answers for frame in t.state.stack] == [(), ()]  # type: ignore[attr-defined]
    assert living(t.state.alive) == tuple(range(8))


@pytest.mark.rule("LBG-SET-16")
@ALL_SEATS
def test_all_coins_are_in_the_bag(seats: int) -> None:
    assert table(seats).state.bag == COINS
    assert table(seats).view(WATCHER).coins_in_bag == 8


@pytest.mark.rule("LBG-SET-17")
def test_no_character_is_marked_before_the_first_vote_is_over() -> None:
    t = table(4)
    for step in ("WolfCall", "UsePrivilege", "Bets", "Discussion", "FirstVote"):
        assert t.until(step).state.suspects == ()
    assert t.votes("3R 3R 3R 3R 2R 2R 2R").state.suspects == ()
    assert t.votes("2R").state.suspects != ()


@pytest.mark.rule("LBG-SET-21")
def test_the_game_begins_with_a_night() -> None:
    t = Table(4)
    assert (t.state.night, t.state.round) == (False, 0)
    t.deal(0, 1)
    assert (t.state.night, t.state.round, t.step) == (True, 1, "ThiefCall")
    assert t.news()[-2:] == [Event("night-falls", EVERYONE, {"round": 1}), Event("thief-wakes", EVERYONE, {})]
    assert len(t.news()) == 4 + 2


# ── Handling of cards ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-INF-01")
def test_own_cards_may_be_looked_at_any_time(played: list[Played]) -> None:
    for _, positions in played[::3]:
        for state in positions[::5]:
            for seat in range(state.seats):
                seen = GAME.view(state, seat)
                if state.chests:
                    assert seen.chests[seat] == state.chests[seat]
                if state.wolf >= 0:
                    own = slice(2 * seat, 2 * seat + 2)
                    assert seen.characters[own] == (state.character(2 * seat), state.character(2 * seat + 1))


@pytest.mark.rule("LBG-INF-02")
def test_placed_cards_stay(played: list[Played]) -> None:
    for _, positions in played:
        placed = [state for state in positions if state.wolf >= 0]
        assert len({(state.chests, state.wolf, state.thief) for state in placed}) == 1
    t = table(4)
    assert t.refused(2, "chest L").rule == "LBG-NGT-01"
    t.night("2R")
    assert t.refused(2, "chest L") == t.refused(0, "chest L") == Refusal("LBG-Q-06", "only-while-laying")


@pytest.mark.rule("LBG-INF-03", "LBG-DSC-06")
@pytest.mark.parametrize("step", ["UsePrivilege", "Bets", "Discussion", "FirstVote", "Defence", "RunOff"])
def test_no_card_is_shown_outside_the_privilege(step: str) -> None:
    t = table(5).until(step)
    for seat in range(5):
        assert not any(move.startswith("show") for move in t.legal(seat))
        assert t.refused(seat, "show R").rule in ("LBG-MAY-01", "LBG-MAY-04")


@pytest.mark.rule("LBG-INF-04", "LBG-INF-06")
def test_nothing_is_turned_up_before_the_end() -> None:
    t = table(4, chests="LRRL").round("2R", "0R").round("2L", "3R")
    seen = t.view(WATCHER)
    assert seen.characters == (None,) * 8
    assert seen.chests == (None,) * 4
    t.round("3L", "0L")
    assert t.view(WATCHER).characters == (WEREWOLF, CITIZEN, CITIZEN, THIEF, CITIZEN, CITIZEN, CITIZEN, CITIZEN)
    assert t.view(WATCHER).chests == (LEFT, RIGHT, RIGHT, LEFT)


@pytest.mark.rule("LBG-INF-05")
def test_anyone_may_say_anything_about_cards() -> None:
    whole_table = (Channel("table", (0, 1, 2, 3, 4), EVERYONE),)
    for wolf, thief in ((0, 1), (4, 3)):
        t = table(5, wolf=wolf, thief=thief).night("2R")
        for step in ("UsePrivilege", "Bets", "Discussion", "FirstVote", "Defence", "RunOff"):
            assert GAME.talk(t.until(step).state) == whole_table


# ── Roles ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LBG-ROL-01", "LBG-ROL-02")
def test_the_role_is_the_players() -> None:
    t = table(5, wolf=3, thief=4)
    assert [t.view(seat).role for seat in range(5)] == [CITIZEN, CITIZEN, CITIZEN, WEREWOLF, THIEF]
    assert t.view(WATCHER).role is None
    assert len(t.legal(4)) > 1
    t.thief_call()
    assert "bite 3R" in t.legal(3)
    assert "bite 3L" in t.legal(3)


@pytest.mark.rule("LBG-ROL-01", "LBG-ROL-03")
@pytest.mark.parametrize(("first", "second"), [("0R", "0L"), ("0L", "0R")])
def test_the_werewolf_is_one_till_both_characters_are_gone(first: str, second: str) -> None:
    t = table(5, wolf=0).round("2R", first).thief_call()  # 0L is the werewolf card, 0R the citizen
    assert t.step == "WolfCall"
    assert t.view(0).role == WEREWOLF
    t.wolf_call("2L").day(second)
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "lynched"


@pytest.mark.rule("LBG-ROL-02", "LBG-ROL-03")
@pytest.mark.parametrize(("first", "second"), [("1R", "1L"), ("1L", "1R")])
def test_the_thief_is_one_till_both_characters_are_gone(first: str, second: str) -> None:
    t = table(6, thief=1).round("2R", first)  # 1L is the thief card
    assert "look 4R" in t.legal(1)
    t.round("2L", second, look="4R")
    assert t.legal(1) == ["sleep"]
    assert t.view(1).role == THIEF


@pytest.mark.rule("LBG-ROL-04")
def test_citizens_have_no_night_action() -> None:
    t = table(5, wolf=0, thief=1)
    assert [t.legal(seat) for seat in (2, 3, 4)] == [["sleep"]] * 3
    t.thief_call()
    assert [t.legal(seat) for seat in (1, 2, 3, 4)] == [["sleep"]] * 4


@pytest.mark.rule("LBG-ROL-05")
@pytest.mark.parametrize(("target", "face"), [("1R", CITIZEN), ("1L", WEREWOLF), ("2R", THIEF), ("2L", CITIZEN)])
def test_a_shown_card_counts_as_printed(target: str, face: int) -> None:
    t = table(5, wolf=1, thief=2, chests="RRLRR").night("3R").privilege(target)
    assert t.told("privilege-face")[-1].data["face"] == face
    slot = {"1R": 2, "1L": 3, "2R": 4, "2L": 5}[target]
    assert t.view(0).characters[slot] == face
