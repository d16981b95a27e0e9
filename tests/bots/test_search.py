"""Search plays well where that can be known, the same for the same luck, and from nothing but a view."""

from __future__ import annotations

import gc
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bench import kuhn, phantom
from bench.search import KUHN, PHANTOM, decisions
from covo import bots, games
from covo.bots.parallel import Together
from covo.bots.search import Budget, Luck, Node, Search, best, dull
from covo.kernel import CHANCE, HIDDEN, Ask, Caution, Frame, Game, Mind, Move, Outcome, SetupError, State, frames

EVERY = [(game_id, seats) for game_id in games.packages() for seats in games.meta(game_id).seats]


def small(game: Any, iterations: int) -> Search:
    return Search(cast("Game[Any, Any]", game), Budget(iterations=iterations))


# ── Strength where the answer is known ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("card", "answer"), [(2, "bet"), (0, "pass")])
@pytest.mark.parametrize("seed", range(5))
def test_kuhn_poker_with_the_best_card_it_calls_and_with_the_worst_it_folds(card: int, answer: str, seed: int) -> None:
    ask = kuhn.TURN[1][0]
    assert small(KUHN, 400)((1, card, "b"), ask, Random(seed)) == Move(answer)


@pytest.mark.parametrize("seed", range(5))
def test_phantom_tic_tac_toe_it_completes_a_row(seed: int) -> None:
    # Two in the upper row, the third cell of it unknown; the other has met cells 3 and 6, so of his two stones none is it.
    mine, met = 0b000_000_011, 0b001_001_000
    ask = phantom.ASKS[0][mine | met][0]
    assert small(PHANTOM, 600)((0, mine, mine | met), ask, Random(seed)) == Move("cell", 2)


class Swing(State, kw_only=True):
    """Seat 0 may go to and fro for ever, or stop: on the right side it has won."""

    right: bool = False


class Swinging(Frame[Swing], frozen=True):
    def asks(self, state: Swing) -> tuple[Ask, ...]:
        return (Ask(0, (Move("stop"), Move("go")), "SWG-1"),)

    def answer(self, state: Swing, seat: int, move: Move) -> tuple[Frame[Swing], ...]:
        if move == Move("go"):
            state.right = not state.right
            return (self,)
        state.outcome = Outcome("stop", ((0,), (1,)), (float(state.right), 1.0 - state.right))
        return ()


@pytest.mark.parametrize(("right", "move"), [(True, "stop"), (False, "go")])
def test_going_to_and_fro_is_no_way_to_win_and_no_way_to_hang(right: bool, move: str) -> None:
    def imagine(seen: bool, rng: Random) -> Swing:
        return Swing(seats=2, stack=(Swinging(),), right=seen).begin()

    game = KUHN._replace(view=lambda state, seat: state.right, imagine=imagine)
    assert small(game, 400)(right, imagine(right, Random(1)).asks[0], Random(1)) == Move(move)


# ── What iterations bring ────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_usual_in_a_world_is_taken_off() -> None:
    """Worlds bring 0 or 1, the better of two moves a tenth more. The worse one is tried in good worlds more often."""
    luck, rng = Luck(), Random(1)
    plain: list[list[float]] = [[], []]
    fair: list[list[float]] = [[], []]
    for turn in range(1600):
        world = turn // 8
        good = world % 2
        better = rng.random() < (0.25 if good else 0.75)
        value = good + 0.1 * better
        plain[better].append(value)
        fair[better].append(luck.fair(world, value))
    worse, more = (sum(values) / len(values) for values in plain)
    assert worse > more + 0.3
    worse, more = (sum(values) / len(values) for values in fair)
    assert more > worse + 0.03
    assert luck.unit < 0.4  # plain it would be about 1


def test_the_first_worlds_count_no_more_than_the_others() -> None:
    """One move is tried in the first worlds alone, which happen to be bad: it is no worse for that."""
    luck, root = Luck(), Node(2, 1)
    for turn in range(400):
        world = turn // 4
        at = int(turn >= 40 and turn % 4 > 0)
        value = 0.1 if turn < 32 else float(world % 2)
        fair = luck.fair(world, value)
        luck.first.append((world, at))
        luck.off.append(value - fair)
        root.tried[at] += 1
        root.sums[at] += fair
        root.value += fair
        root.level += value - fair
    before = root.value + root.level
    means = [brought / tried for brought, tried in zip(root.sums, root.tried, strict=True)]
    assert means[1] - means[0] > 0.05
    luck.review(root)
    means = [brought / tried for brought, tried in zip(root.sums, root.tried, strict=True)]
    assert abs(means[1] - means[0]) < 0.01
    assert abs(sum(root.sums) - root.value) < 1e-6
    assert abs(root.value + root.level - before) < 1e-6
    luck.review(root)  # to think of it once more changes nothing
    assert [brought / tried for brought, tried in zip(root.sums, root.tried, strict=True)] == pytest.approx(means)


@pytest.mark.parametrize("plies", [1, 2, 24])
def test_so_many_decisions_are_searched_for_and_no_more(plies: int) -> None:
    game = games.load("lupusburg")
    assert game.mind is not None
    shallow = replace(game, mind=replace(game.mind, plies=plies))
    view, ask = asked("lupusburg", 8)
    search = Search(shallow, Budget(iterations=200), hasty=False)
    root = search.think(view, ask, Random(1))
    assert sum(root.tried) == 200
    deeper = [node for node in search._nodes.values() if node is not root]
    assert bool(deeper) == (plies > 1)
    if plies == 2:  # what follows the second decision is a playout: no node is entered from there
        assert sum(node.total for node in deeper) + len(deeper) <= 200


def test_where_worlds_are_alike_nothing_is_taken_off() -> None:
    luck, rng = Luck(), Random(1)
    off = []
    for turn in range(1600):
        value = rng.random()
        off.append(abs(luck.fair(turn // 8, value) - value))
    assert max(off[800:]) < 0.05
    assert abs(luck.unit - 2 / 12**0.5) < 0.05


def test_what_was_taken_off_is_given_back_before_another_decision() -> None:
    game = games.load("lupusburg")
    view, ask = asked("lupusburg", 8)
    search = Search(game, Budget(iterations=200), hasty=False)
    root = search.think(view, ask, Random(1))
    assert root.level != 0.0
    assert abs(sum(root.sums) - root.value) < 1e-6
    told = root.value + root.level
    root.restore()
    assert abs(sum(root.sums) - told) < 1e-6
    assert all(node.level == 0.0 for node in search._nodes.values())


@pytest.mark.parametrize(("gain", "error", "choice"), [(0.1, 0.0, 1), (0.1, 0.05, 1), (0.1, 0.1, 0), (-0.1, 0.0, 0)])
def test_quick_is_left_for_what_is_better_beyond_luck_and_error(gain: float, error: float, choice: int) -> None:
    node = Node(3, 1)
    node.prior = (0.6, 0.2, 0.2)
    node.tried = [10_000, 10_000, 0]
    node.sums = [5000.0, 5000.0 + 10_000 * gain, 0.0]
    assert best(node, 1.0, Caution(error=error)) == choice


def test_how_sure_it_must_be_is_the_games() -> None:
    node = Node(2, 1)
    node.prior = (0.6, 0.4)
    node.tried = [100, 100]
    node.sums = [50.0, 62.0]
    assert best(node, 1.0, Caution(sure=3.0)) == 0  # three standard errors are 0.15
    assert best(node, 1.0, Caution(sure=2.0)) == 1


@pytest.mark.parametrize(("careful", "answer"), [(0, "bet"), (1, "pass")])
def test_caution_is_that_of_the_seat(careful: int, answer: str) -> None:
    """Seat 1 has the best card, and calls; but for one too careful to do anything else than usual."""
    mind: Mind[Any, Any] = Mind(
        likely=lambda view, ask: (0.6, 0.4), caution=lambda seat: Caution(error=9.0 if seat == careful else 0.0)
    )
    assert small(KUHN._replace(mind=mind), 400)((1, 2, "b"), kuhn.TURN[1][0], Random(1)) == Move(answer)


@pytest.mark.parametrize(("means", "found"), [((0.5, 0.5, 0.49), True), ((0.5, 0.56, 0.4), False), ((0.5, 0.3), True)])
def test_a_decision_is_dull_where_no_move_can_be_better_by_an_error(means: tuple[float, ...], found: bool) -> None:
    node = Node(len(means), 1)
    assert not dull(node, 0.1, 0.02)
    node.prior = (0.6, 0.2, 0.2)[: len(means)]
    assert not dull(node, 0.1, 0.02)
    node.tried = [100] * len(means)
    node.sums = [100 * mean for mean in means]
    assert dull(node, 0.1, 0.02) == found


def test_positions_are_judged_at_like_moments_of_a_games_clock() -> None:
    real = games.load("fuga")
    assert real.mind is not None
    worth = real.mind.worth
    assert worth is not None
    seen: list[tuple[int, int]] = []

    def judged(state: Any) -> tuple[float, ...]:
        seen.append((state.turn, state.moved))
        return worth(state)

    view, ask = asked("fuga", 40)
    game = replace(real, mind=replace(real.mind, worth=judged, depth=2))
    Search(game, Budget(iterations=20), hasty=False).think(view, ask, Random(1))
    assert view.moved
    assert set(seen) == {(view.turn + 2, 0)}  # where that turn begins


# ── Luck, budget, tree ───────────────────────────────────────────────────────────────────────────────────────────


def asked(game_id: str, number: int, seed: int = 1) -> tuple[Any, Ask]:
    """A decision in the middle of a game of quick players."""
    game = games.load(game_id)
    seats = min(count for count in game.meta.seats if count > 1)
    for at, found in enumerate(decisions(game, seats, Random(seed))):
        if at == number:
            return found
    raise AssertionError("the game is shorter")


def test_iterations_make_the_same_choice_for_the_same_luck() -> None:
    game = games.load("lupusburg")
    view, ask = asked("lupusburg", 8)
    found = []
    for _ in range(2):
        search = Search(game, Budget(iterations=60))
        node = search.think(view, ask, Random("luck"))
        found.append((node.tried, node.sums, search.iterations))
    assert found[0] == found[1]


@pytest.mark.parametrize("iterations", [1, 17, 100])
def test_a_budget_of_iterations_is_kept(iterations: int) -> None:
    view, ask = asked("conclave", 3)
    search = Search(games.load("conclave"), Budget(iterations=iterations), hasty=False)
    assert search(view, ask, Random(1)) in ask.moves
    assert search.iterations == iterations


def test_in_haste_it_stops_when_the_choice_cannot_change_any_more() -> None:
    ask = kuhn.TURN[1][0]
    search = small(KUHN, 4000)
    node = search.think((1, 2, "b"), ask, Random(1))
    second, first = sorted(node.tried)
    assert search.iterations < 4000
    assert first - second > 4000 - search.iterations


def test_seconds_end_a_decision() -> None:
    view, ask = asked("conclave", 3)
    search = Search(games.load("conclave"), Budget(seconds=0.02), hasty=False)
    assert search(view, ask, Random(1)) in ask.moves
    assert search.iterations >= 1


@pytest.mark.parametrize("game_id", games.packages())
def test_nothing_it_makes_waits_for_the_garbage_collector(game_id: str) -> None:
    """It does without while it thinks, so what it makes must go by itself."""
    game = games.load(game_id)
    view, ask = next(decisions(game, min(game.meta.seats, key=lambda seats: (seats < 2, seats)), Random(1)))
    search = small(game, 20)
    left = []
    for number in range(4):
        gc.collect()
        search.think(view, ask, Random(number))
        assert gc.isenabled()
        left.append(gc.collect())
    assert min(left[1:]) == 0  # at first whatever is made once is made; and other threads may leave something meanwhile


def test_the_tree_of_one_decision_serves_the_next() -> None:
    """Kuhn poker: the first player passes, the other bets; what search has found about that is kept."""
    search = small(KUHN, 200)
    search((0, 1, ""), kuhn.TURN[0][0], Random(1))
    kept = search._nodes[0, 1, "pb"].total
    assert kept > 0
    node = search.think((0, 1, "pb"), kuhn.TURN[0][0], Random(2))
    assert node.total == kept + search.iterations
    assert all(found.age == 2 for found in search._nodes.values())  # what was not met again is forgotten


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_it_has_nothing_of_a_game_but_views_and_imagined_worlds() -> None:
    """A game whose table cannot be looked at: search gets by with what a guest at another machine would have."""

    def shut(*_: Any) -> Any:
        raise AssertionError("search looked at the table")

    real = games.load("conclave")
    view, ask = asked("conclave", 4)
    worlds = []

    def imagine(seen: Any, rng: Random) -> Any:
        assert seen == view
        worlds.append(real.imagine(seen, rng))
        return worlds[-1]

    game = replace(real, begin=shut, secrets=shut, conserved=shut, check=shut, talk=shut, imagine=imagine)
    assert Search(game, Budget(iterations=200), hasty=False)(view, ask, Random(1)) in ask.moves
    assert len(worlds) > 10


def test_hidden_answers_make_no_branch_for_those_who_do_not_see_them() -> None:
    game = replace(games.load("conclave"), mind=Mind())
    state = game.new(4)
    state.apply(CHANCE, Move("deal", 0, 1))
    search = Search(game, Budget(iterations=300), hasty=False)
    ask = state.ask(2)
    assert ask is not None
    search.think(game.view(state, 2), ask, Random(1))
    others = [view for view in search._nodes if view.viewer != 2 and not view.ballots]
    assert {view.viewer for view in others} == {0, 1, 3}
    for view in others:
        ballot = view.agenda[0]
        assert isinstance(ballot, frames.Together)
        assert {vote for seat, vote in enumerate(ballot.answers) if seat != view.viewer} <= {HIDDEN, None}
    # One node for each of them and what his role tells him, however the others have voted.
    assert len(others) <= 3 + 3 + 2 * 3


# ── Every game ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game_id", "seats"), EVERY)
def test_it_plays_every_game_at_every_table(game_id: str, seats: int) -> None:
    game = games.load(game_id)
    rng = Random(f"{game_id} {seats}")
    players = [bots.by_name("search:6", game) for _ in range(seats)]
    state = game.new(seats)
    thought = 0
    for _ in range(400):
        if not state.asks or thought == 8:
            break
        ask = rng.choice(state.asks)
        if ask.seat == CHANCE:
            move = ask.pick(rng)
        elif len(ask.moves) > 1 and rng.random() < 0.3:
            move = players[ask.seat](game.view(state, ask.seat), ask, rng)
            thought += 1
        else:
            move = game.quick(game.view(state, ask.seat), ask, rng)
        state.apply(ask.seat, move)  # raises if it is not legal
    assert thought > 0


@pytest.mark.parametrize(("game_id", "seats"), EVERY)
def test_what_a_position_is_worth_is_shared_out_among_the_seats(game_id: str, seats: int) -> None:
    game = games.load(game_id)
    if game.mind is None or game.mind.worth is None:
        assert game_id == "conclave"  # a game so short that playouts reach its end
        return
    rng = Random(seats)
    state = game.new(seats)
    judged = 0
    while state.asks and judged < 60:
        if rng.random() < 0.2:
            worth = game.mind.worth(state)
            assert len(worth) == seats
            assert all(0.0 <= one <= 1.0 for one in worth)
            assert seats == 1 or abs(sum(worth) - 1.0) < 1e-9
            judged += 1
        ask = rng.choice(state.asks)
        state.apply(ask.seat, ask.pick(rng))
    assert judged > 5


def test_several_processes_add_up_what_they_find() -> None:
    view, ask = asked("conclave", 3)
    game = games.load("conclave")
    moves = []
    for _ in range(2):
        player = bots.by_name("search:40x2", game)
        assert isinstance(player, Together)
        moves.append(player(view, ask, Random(5)))
        assert 40 < player.iterations <= 80
        player.close()
    assert moves[0] in ask.moves
    assert moves[0] == moves[1]


# ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_budgets_by_name() -> None:
    game = games.load("conclave")
    wanted = {"search": Budget(seconds=1.0), "search:2s": Budget(seconds=2.0), "search:0.25s": Budget(seconds=0.25)}
    for name, budget in (wanted | {"search:500": Budget(iterations=500)}).items():
        found = bots.by_name(name, game)
        assert isinstance(found, Search)
        assert found.budget == budget


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:0s", "search:x", "search:-1", "search:601s", "search:1m", "search:9x0"]
)
def test_a_budget_that_is_none(name: str) -> None:
    with pytest.raises(SetupError, match="search:"):
        bots.by_name(name, games.load("conclave"))
