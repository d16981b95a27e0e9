"""LBG-SEC: who knows what, and from when. Two tables that differ in one secret are told apart by its holders alone."""

from __future__ import annotations

import pytest

from covo.games.lupusburg.box import CITIZEN, COLOURS, LEFT, RIGHT, THIEF, WEREWOLF, lives, owner
from covo.games.lupusburg.check import secrets
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.state import Bet, Death, Privilege
from covo.games.lupusburg.steps import LayHouses, PlaceSeal, RunOff, ThiefCall, WolfCall
from covo.kernel import CHANCE, EVERYONE, HIDDEN, WATCHER, Event, Move
from tests.lupusburg.table import Played, Table, moves, table, tell_apart

ALL = {WATCHER, 0, 1, 2, 3}
VIEWERS = (WATCHER, 0, 1, 2, 3)


def end(t: Table) -> Table:
    """Seat 0, the werewolf of four players, loses 0R and then 0L."""
    t = t if t.step != "ThiefCall" else t.night("3R")
    return t.until("FirstVote").lynch("0R").night("3L").until("FirstVote").lynch("0L")


def dealing() -> Table:
    return Table(4).play(0, "chest R").play(1, "chest R").play(2, "chest R").play(3, "chest R")


@pytest.mark.rule("LBG-SEC-01")
def test_sec01_seats_colours_and_mayor_are_open(played: list[Played]) -> None:
    for _, positions in played[::5]:
        for state in positions:
            for viewer in (WATCHER, *range(state.seats)):
                seen = GAME.view(state, viewer)
                assert (seen.viewer, seen.seats, seen.mayor) == (viewer, state.seats, state.mayor)
                assert (seen.round, seen.night, seen.outcome) == (state.round, state.night, state.outcome)
                assert (seen.random_mayor, seen.games, seen.shared) == (state.random_mayor, 1, False)
    assert len(COLOURS) == 8
    assert [GAME.view(GAME.new(4, {"series_tie": tie}), 0).shared for tie in ("nearest", "shared")] == [False, True]


@pytest.mark.rule("LBG-SEC-02")
def test_sec02_a_chest_is_known_to_its_owner_and_to_a_thief_who_looked() -> None:
    def pair(look: str) -> tuple[Table, Table]:
        right, left = table(4, chests="RRRR"), table(4, chests="RRLR")
        return right.thief_call(look), left.thief_call(look)

    assert tell_apart(Table(4).play(2, "chest R"), Table(4).play(2, "chest L")) == {2}
    assert tell_apart(table(4, chests="RRRR"), table(4, chests="RRLR")) == {2}
    assert tell_apart(*pair("")) == tell_apart(*pair("3R")) == {2}
    for look in ("2R", "2L"):
        right, left = pair(look)
        assert tell_apart(right, left) == {1, 2}
        assert [right.view(viewer).chests[2] for viewer in VIEWERS] == [None, None, RIGHT, RIGHT, None]
        assert [left.view(viewer).chests[2] for viewer in VIEWERS] == [None, None, LEFT, LEFT, None]
    right, left = (end(t.wolf_call("3R")) for t in pair(""))
    assert tell_apart(right, left) == ALL
    assert [left.view(viewer).chests for viewer in VIEWERS] == [(RIGHT, RIGHT, LEFT, RIGHT)] * 5


@pytest.mark.rule("LBG-SEC-03")
def test_sec03_characters_are_known_to_their_owner() -> None:
    t = dealing()
    assert all(t.view(viewer).characters == (None,) * 8 and t.view(viewer).role is None for viewer in VIEWERS)
    t.chance("deal 0 1")
    for viewer in VIEWERS:
        faces = (CITIZEN, WEREWOLF, CITIZEN, THIEF, CITIZEN, CITIZEN, CITIZEN, CITIZEN)
        assert t.view(viewer).characters == tuple(
            face if owner(slot) == viewer else None for slot, face in enumerate(faces)
        )
    end(t)
    assert all(t.view(viewer).characters == faces for viewer in VIEWERS)


@pytest.mark.rule("LBG-SEC-04")
def test_sec04_the_werewolf_is_known_to_himself_and_by_privilege() -> None:
    def after(wolf: int, target: str = "", show: str = "R") -> Table:
        return table(4, wolf=wolf, thief=1).night("1R").privilege(target, show)

    assert tell_apart(table(4, wolf=2), table(4, wolf=3)) == {2, 3}
    assert tell_apart(after(2), after(3)) == {2, 3}
    assert tell_apart(after(2, "2L"), after(3, "2L")) == {0, 2, 3}  # the mayor was shown the card
    assert tell_apart(after(2, "2R"), after(3, "2R")) == {2, 3}  # the other card is a citizen's
    assert tell_apart(after(0, "2R", "L"), after(3, "2R", "L")) == {0, 2, 3}  # the werewolf as mayor showed it
    assert tell_apart(after(0, "2R", "R"), after(3, "2R", "R")) == {0, 3}
    assert [end(table(4)).view(viewer).past[-1].wolf for viewer in VIEWERS] == [0] * 5


@pytest.mark.rule("LBG-SEC-05")
def test_sec05_the_thief_is_known_to_himself_and_by_privilege() -> None:
    def after(thief: int, target: str = "", show: str = "R") -> Table:
        return table(4, wolf=1, thief=thief).night("1R").privilege(target, show)

    assert tell_apart(after(2), after(3)) == {2, 3}
    assert tell_apart(after(2, "2L"), after(3, "2L")) == {0, 2, 3}
    assert tell_apart(after(2, "2R"), after(3, "2R")) == {2, 3}
    assert tell_apart(after(0, "2R", "L"), after(3, "2R", "L")) == {0, 2, 3}
    assert [end(table(4)).view(viewer).past[-1].thief for viewer in VIEWERS] == [1] * 5


@pytest.mark.rule("LBG-SEC-06")
def test_sec06_a_look_is_the_thiefs_alone_and_seen_when_the_call_closes() -> None:
    one, other = table(4, chests="RRRR").play(1, "look 2R"), table(4, chests="RRLR").play(1, "look 2R")
    assert tell_apart(one, other) == {2}  # the thief has chosen but not seen
    assert (one.view(1).looks, one.view(1).chests[2]) == ((), None)
    for seat in (0, 2, 3):
        one.play(seat, "sleep")
        other.play(seat, "sleep")
    assert tell_apart(one, other) == {1, 2}
    assert tell_apart(table(4).thief_call("2R"), table(4).thief_call("3L")) == {1}
    assert [one.view(viewer).looks for viewer in VIEWERS] == [(), (), ((1, 4),), (), ()]
    one.wolf_call("3R")
    assert [one.view(viewer).looks for viewer in VIEWERS] == [(), (), ((1, 4),), (), ()]
    end(one)
    assert [one.view(viewer).looks for viewer in VIEWERS] == [((1, 4),)] * 5


@pytest.mark.rule("LBG-SEC-07")
def test_sec07_whether_and_when_someone_acted_is_his_alone() -> None:
    for seat, move in ((1, "look 2R"), (1, "sleep"), (3, "sleep")):
        assert tell_apart(table(4), table(4).play(seat, move)) == {seat}
    assert tell_apart(table(4).thief_call(), table(4).thief_call("2R")) == {1}
    early, late = table(4).play(1, "look 2R"), table(4)
    for t in (early, late):
        t.play(3, "sleep").play(0, "sleep").play(2, "sleep")
    late.play(1, "look 2R")
    assert tell_apart(early, late) == set()
    bitten = table(4).thief_call().play(0, "bite 3R")
    assert tell_apart(bitten, table(4).thief_call()) == {0}
    assert all(bitten.view(viewer).awaited == (0, 1, 2, 3) for viewer in VIEWERS)
    assert tell_apart(end(table(4).thief_call("2R").wolf_call("3R")), end(table(4))) == ALL


@pytest.mark.rule("LBG-SEC-08")
def test_sec08_the_choice_is_the_werewolfs_till_dawn_and_then_only_the_house() -> None:
    one, other = table(4).thief_call().play(0, "bite 3R"), table(4).thief_call().play(0, "bite 3L")
    assert tell_apart(one, other) == {0}
    assert one.view(0).agenda[0] == WolfCall(answers=(*moves("bite 3R"), None, None, None))
    assert all(one.view(viewer).agenda[0] == WolfCall() for viewer in (WATCHER, 1, 2, 3))
    assert tell_apart(table(4).night("3R"), table(4).night("3L")) == ALL
    assert tell_apart(table(4, wolf=0).night("3R"), table(4, wolf=2).night("3R")) == {0, 2}


@pytest.mark.rule("LBG-SEC-09")
def test_sec09_who_lives_is_open(played: list[Played]) -> None:
    for _, positions in played[::5]:
        for state in positions:
            for viewer in (WATCHER, *range(state.seats)):
                seen = GAME.view(state, viewer)
                assert (seen.alive, seen.deaths) == (state.alive, state.deaths)
    t = table(4).round("2R", "3L")
    assert [t.view(viewer).deaths for viewer in VIEWERS] == [(Death(1, 4, True), Death(1, 7, False))] * 5
    assert [lives(t.view(WATCHER).alive, seat) for seat in range(4)] == [2, 2, 1, 1]


@pytest.mark.rule("LBG-SEC-10")
def test_sec10_what_is_gone_is_known_to_its_owner_and_who_saw_it_before() -> None:
    def gone(chests: str, look: str = "", target: str = "") -> Table:
        t = table(4, wolf=2, thief=1, chests=chests).night("3R", look).privilege(target)
        return t.bets().discuss().lynch("2L").night("3L")

    assert tell_apart(gone("RRRR"), gone("RRLR")) == {2}
    assert tell_apart(gone("RRRR", look="2L"), gone("RRLR", look="2L")) == {1, 2}
    assert tell_apart(gone("RRRR", target="2L"), gone("RRLR", target="2L")) == {0, 2}
    seen = gone("RRRR", look="2L", target="2L")
    assert [seen.view(viewer).characters[5] for viewer in VIEWERS] == [None, WEREWOLF, None, WEREWOLF, None]
    assert [seen.view(viewer).chests[2] for viewer in VIEWERS] == [None, None, RIGHT, RIGHT, None]


@pytest.mark.rule("LBG-SEC-11")
def test_sec11_the_privilege_and_its_slots_are_open() -> None:
    t = table(4).night("2R").play(0, "point 3L")
    assert [t.view(viewer).privileges for viewer in VIEWERS] == [(Privilege(1, 0, 7, None),)] * 5
    t.play(0, "show L")
    assert [t.view(viewer).privileges for viewer in VIEWERS] == [(Privilege(1, 0, 7, 1),)] * 5
    assert [t.told(kind)[0].to for kind in ("privilege", "shown")] == [EVERYONE, EVERYONE]
    t.bets().discuss().lynch("2L")
    assert [t.view(viewer).privileges for viewer in VIEWERS] == [(Privilege(1, 0, 7, 1),)] * 5


@pytest.mark.rule("LBG-SEC-12")
def test_sec12_the_targets_face_is_the_owners_and_that_days_mayors() -> None:
    t = table(4, wolf=3).night("2R")
    assert [t.view(viewer).characters[7] for viewer in VIEWERS] == [None, None, None, None, WEREWOLF]
    t.play(0, "point 3L")
    assert [t.view(viewer).characters[7] for viewer in VIEWERS] == [None, WEREWOLF, None, None, WEREWOLF]
    t.play(0, "show R").bets().discuss().lynch("2L").night("1R")
    assert t.state.mayor == 1  # a later mayor knows nothing of it
    assert [t.view(viewer).characters[7] for viewer in VIEWERS] == [None, WEREWOLF, None, None, WEREWOLF]


@pytest.mark.rule("LBG-SEC-13")
def test_sec13_the_face_shown_in_return_is_the_mayors_and_the_targets_owners() -> None:
    t = table(4, wolf=0).night("2R").play(0, "point 3L")
    assert [t.view(viewer).characters[1] for viewer in VIEWERS] == [None, WEREWOLF, None, None, None]
    t.play(0, "show L")
    assert [t.view(viewer).characters[1] for viewer in VIEWERS] == [None, WEREWOLF, None, None, WEREWOLF]
    assert [t.view(viewer).characters[0] for viewer in VIEWERS] == [None, CITIZEN, None, None, None]


@pytest.mark.rule("LBG-SEC-14")
def test_sec14_how_many_coins_are_in_the_bag_is_open() -> None:
    t = table(4)
    assert [t.view(viewer).coins_in_bag for viewer in VIEWERS] == [8] * 5
    t.night("2R").privilege().bets({0: (8, 1), 2: (3, 1)})
    assert [t.view(viewer).coins_in_bag for viewer in VIEWERS] == [6] * 5


@pytest.mark.rule("LBG-SEC-15")
def test_sec15_what_is_in_the_bag_nobody_knows() -> None:
    def bag(coin: int) -> Table:
        return table(4).night("3R").privilege().bets({2: (coin, 1, "8 5 3")})

    assert [bag(8).view(viewer).bag for viewer in VIEWERS] == [()] * 5
    assert tell_apart(bag(8), bag(5)) == {2}
    own = bag(8).view(2).bets[2]
    assert own is not None
    assert set(own.drawn) - {own.coin} == {5, 3}  # back in the bag, as the bettor knows
    assert [end(bag(8)).view(viewer).bag for viewer in VIEWERS] == [(7, 6, 5, 4, 3, 2, 2)] * 5


@pytest.mark.rule("LBG-SEC-16")
def test_sec16_the_coins_drawn_are_the_bettors() -> None:
    def drew(coins: str) -> Table:
        return table(4).night("3R").privilege().play(0, "bet").chance(f"draw {coins}")

    assert tell_apart(drew("8 7 6"), drew("8 7 5")) == {0}
    one, other = (drew(coins).play(0, "keep 8") for coins in ("8 7 6", "8 7 5"))
    assert tell_apart(one, other) == {0}
    assert one.view(1).agenda[0] == PlaceSeal(0, (), 2)  # nothing of the coins; 2 stands for any
    one, other = (t.play(0, "accuse 1").bets() for t in (one, other))
    assert tell_apart(one, other) == {0}
    assert [event.to for event in one.told("drew")] == [(0,)]
    assert tell_apart(end(one), end(other)) == ALL


@pytest.mark.rule("LBG-SEC-17")
def test_sec17_who_bet_on_whom_and_when_is_open() -> None:
    t = table(4).round("2R", "2L").night("3R").privilege().bets({2: (7, 0)})
    for viewer in (WATCHER, 0, 1, 3):
        assert t.view(viewer).bets == (None, None, Bet(target=0, day=2, coin=None, drawn=()), None)
    assert t.view(2).bets == (None, None, Bet(target=0, day=2, coin=7, drawn=(8, 7, 6)), None)
    assert t.told("placed") == [Event("placed", EVERYONE, {"seat": 2, "target": 0})]


@pytest.mark.rule("LBG-SEC-18")
def test_sec18_a_placed_coin_is_the_bettors_till_the_end() -> None:
    def placed(coin: int) -> Table:
        return table(4).night("3R").privilege().bets({2: (coin, 1, "8 7 6")})

    assert tell_apart(placed(8), placed(6)) == {2}
    assert [end(placed(6)).view(viewer).bets[2] for viewer in VIEWERS] == [Bet(1, 1, 6, (8, 7, 6))] * 5


@pytest.mark.rule("LBG-SEC-19")
def test_sec19_who_still_has_the_seal_is_open() -> None:
    t = table(4).night("3R").privilege()
    assert [[bet is None for bet in t.view(viewer).bets] for viewer in VIEWERS] == [[True] * 4] * 5
    t.bets({1: (8, 0)})
    assert [[bet is None for bet in t.view(viewer).bets] for viewer in VIEWERS] == [[True, False, True, True]] * 5


@pytest.mark.rule("LBG-SEC-20")
def test_sec20_first_votes_are_open_as_placed() -> None:
    t = table(4).night("3R").privilege().bets().discuss().votes("2R 1L")
    assert [t.view(viewer).votes for viewer in VIEWERS] == [((1, 0, 4), (1, 1, 3))] * 5
    t.votes("2R 2R 2R 2R 2R 2R").until("RunOff").runoff()
    assert [len(t.view(viewer).votes) for viewer in VIEWERS] == [8] * 5


@pytest.mark.rule("LBG-SEC-21", "LBG-SEC-22")
def test_sec21_suspects_and_sec22_votes_in_the_run_off_are_open() -> None:
    t = table(4).night("3R").privilege().bets().discuss().suspect("2L", "3L")
    for viewer in VIEWERS:
        seen = t.view(viewer)
        assert seen.suspects == (5, 7)
        assert seen.awaited == (0, 1, 2)
        votes = [lives(seen.alive, seat) - [owner(slot) for slot in seen.suspects].count(seat) for seat in range(4)]
        assert votes == [2, 2, 1, 0]
    assert [len(ask.moves[0].args) for ask in t.state.asks] == [2, 2, 1]


@pytest.mark.rule("LBG-SEC-23", "LBG-SEC-24")
def test_sec23_votes_in_the_run_off_are_secret_and_sec24_who_has_cast_is_not() -> None:
    def cast(move: str) -> Table:
        t = table(4).night("3R").privilege().bets().discuss().suspect("2L", "3L")
        return t.play(0, move) if move else t

    assert tell_apart(cast("cast paw paw"), cast("cast paw tuft")) == {0}
    assert tell_apart(cast("cast paw paw"), cast("")) == ALL
    for viewer in (WATCHER, 1, 2, 3):
        assert cast("cast paw paw").view(viewer).agenda == (RunOff((HIDDEN, None, None, None)),)
        assert cast("cast paw paw").view(viewer).awaited == (1, 2)
    assert cast("cast paw tuft").view(0).agenda == (RunOff((Move("cast", "paw", "tuft"), None, None, None)),)
    t = cast("cast tuft tuft").runoff()
    assert [t.view(viewer).runoffs for viewer in VIEWERS] == [((1, 0, 0, 2), (1, 1, 2, 0), (1, 2, 1, 0))] * 5


@pytest.mark.rule("LBG-SEC-24", "LBG-SEC-02")
def test_who_has_laid_his_houses_and_who_is_ready_is_open_too() -> None:
    t = Table(4).play(2, "chest L")
    assert t.view(0).agenda[0] == LayHouses((None, None, HIDDEN, None))
    assert t.view(2).agenda[0] == LayHouses((None, None, Move("chest", "L"), None))
    assert [t.view(viewer).awaited for viewer in VIEWERS] == [(0, 1, 3)] * 5
    t = table(4).play(2, "sleep")
    assert t.view(0).agenda == (ThiefCall(), WolfCall())  # but not who sleeps


@pytest.mark.rule("LBG-SEC-29", "LBG-SEC-16")
def test_nobody_waits_for_a_player_while_chance_moves() -> None:
    for t in (table(4).night("2R").privilege().play(0, "bet"), dealing()):
        assert t.asked == [CHANCE]
        assert [t.view(viewer).awaited for viewer in VIEWERS] == [()] * 5


@pytest.mark.rule("LBG-SEC-25")
def test_sec25_how_near_the_werewolf_is_only_he_knows() -> None:
    near, far = table(5, wolf=0, thief=4), table(5, wolf=2, thief=4)
    for t in (near, far):
        t.round("2R", "3R").round("3L", "1R")
    assert (near.state.lives(0), far.state.lives(2)) == (2, 1)
    assert tell_apart(near, far) == {0, 2}


@pytest.mark.rule("LBG-SEC-26")
def test_sec26_points_are_nobodys_before_the_end(played: list[Played]) -> None:
    for _, positions in played[::5]:
        for state in positions[:-1]:
            assert all(GAME.view(state, viewer).points == () for viewer in (WATCHER, *range(state.seats)))
    assert [end(table(4)).view(viewer).points for viewer in VIEWERS] == [(0, 6, 6, 1)] * 5


@pytest.mark.rule("LBG-SEC-27")
def test_sec27_totals_of_a_series_are_open() -> None:
    t = end(table(4, games=2)).deal(3, 2)
    for viewer in VIEWERS:
        assert t.view(viewer).totals == (0, 6, 6, 1)
        assert [past.points for past in t.view(viewer).past] == [(0, 6, 6, 1)]


@pytest.mark.rule("LBG-SEC-28")
def test_sec28_a_repeated_deal_is_never_announced() -> None:
    again = dealing().chance("deal 3 3").chance("deal 0 0").chance("deal 0 1")
    assert tell_apart(again, table(4)) == set()
    assert again.state == table(4).state
    assert tell_apart(end(again), end(table(4))) == set()


@pytest.mark.rule("LBG-SEC-29")
def test_sec29_no_position_holds_what_chance_will_do() -> None:
    t = table(8).night("2R").privilege().bets({0: (2, 1, "6 2 2"), 4: (8, 1, "8 5 2")})
    assert t.state.bag == tuple(sorted(t.state.bag, reverse=True)) == (7, 6, 5, 4, 3, 2)
    t.discuss().lynch("2L").night("3R").privilege().until("Bets").play(1, "bet")
    ways = {str(move) for move in t.state.asks[0].moves}
    assert len(ways) == 20  # every three of the six, whatever was drawn and put back before
    assert t.view(WATCHER).bag == ()


@pytest.mark.rule("LBG-INF-04", "LBG-SEC-03")
def test_secrets_are_named_for_the_laws() -> None:
    t = table(4, wolf=2, thief=3, chests="LRRL").night("1R", look="0L").privilege().bets({0: (8, 1, "8 3 2")})
    t.discuss().suspect("0R", "1L").play(2, "cast paw tuft")
    assert secrets(t.state) == {
        "chests": (LEFT, RIGHT, RIGHT, LEFT),
        "werewolf": 2,
        "thief": 3,
        "looks": ((1, 1),),
        "bag": (7, 6, 5, 4, 3, 2, 2),
        "coins": (8, None, None, None),
        "drawn coins": ((8, 3, 2), None, None, None),
        "answers": (None, None, Move("cast", "paw", "tuft"), None),
    }
    assert secrets(Table(4).state) == {}
    assert secrets(dealing().state) == {"chests": (RIGHT, RIGHT, RIGHT, RIGHT)}
    t = table(4).night("2R").privilege().play(0, "bet").chance("draw 6 5 4")
    assert secrets(t.state).keys() == {"chests", "werewolf", "thief", "coins in hand"}  # no look, no bet, no answer
    assert secrets(t.state)["coins in hand"] == (6, 5, 4)
    assert secrets(t.play(0, "keep 5").state)["coins in hand"] == (6, 5, 4)
