"""Information-set Monte Carlo tree search: a bot for every game, from its view and `imagine` alone.

An iteration draws a world the seat takes for possible, walks down the tree, adds a node, and plays on from there till
the game ends or the game's own evaluation is asked. A node is what the player to move may know (his view), so worlds
he cannot tell apart meet in one node, a hidden answer makes no branch for those who do not see it, and the moves of
a node are the same in all worlds: a law of every game. Each player goes for his own return (max^n).

Moves are tried by their promise and by how likely `quick` makes them (PUCT). Nodes are kept from one decision to the
next, since a view met again is the same node.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, inf, sqrt
from random import Random
from time import perf_counter, thread_time
from typing import Any, Final

from msgspec import Struct

from covo.bots.beliefs import VISITS, Belief
from covo.kernel import CHANCE, Ask, Caution, Game, Mind, Move, Parts, Seat, State, Together

EXPLORE: Final = 1.2  # how much a move draws that was seldom tried
LEAST: Final = 1e-6  # the least scatter there is
TRUST: Final = 0.4  # the share of a prior that goes to what `quick` would do, where the game has no `likely`
DOUBT: Final = 0.15  # what is expected less of a move not tried yet than of its node, once half of it is tried
PATIENCE: Final = 3.0  # times its seconds of computing a decision may last on a busy machine
GLANCE: Final = 16  # iterations between two looks whether it is decided already
DULL: Final = 48  # iterations after which a decision may turn out to be one where nothing matters
FIRST: Final = 256  # iterations about which to think again, in the light of later ones
FEW: Final = 8  # worlds from which on it is reckoned how they differ
MOST: Final = 1e6  # where they do not


Prior = tuple[float, ...] | None  # by move how likely `quick` makes it


class Budget(Struct, frozen=True):
    """How much to think about a decision: so many iterations, the same for the same luck, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Node:
    """What is known of a decision: by move how often it was tried and what it brought to the player to move."""

    __slots__ = ("age", "level", "mass", "prior", "sums", "total", "tried", "untried", "value")

    def __init__(self, moves: int, age: int) -> None:
        self.age = age  # the decision it was last met in
        self.total = 0
        self.value = 0.0  # sum over all moves
        self.level = 0.0  # what was taken off that sum for the luck of worlds
        self.tried = [0] * moves
        self.untried = moves  # how many of them were not
        self.sums = [0.0] * moves
        self.mass = 0.0  # the prior of all moves tried so far
        self.prior: Prior = None  # asked for at the second visit; most nodes have but one

    def mean(self, at: int) -> float:
        """What a move that was tried brought on average."""
        return self.sums[at] / self.tried[at]

    def restore(self) -> None:
        """Give all moves alike back what was taken off: another decision draws other worlds."""
        if self.total and self.level:
            each = self.level / self.total
            self.sums = [brought + each * tried for brought, tried in zip(self.sums, self.tried, strict=True)]
            self.value += self.level
            self.level = 0.0


class Luck:
    """What iterations bring, set right by how lucky the world was that was drawn for them.

    Where there are secrets most of what a single iteration brings is decided by them, whatever is played: a good world
    counts for the one move that happened to be tried there. So what is usual in a world is taken off, as far as worlds
    differ more than iterations in one and the same do. What is left is scattered less; twice its standard deviation,
    were all iterations in worlds of their own, is the unit by which the means of moves are told apart.
    """

    __slots__ = ("brought", "count", "explained", "first", "off", "squares", "total", "tried", "unit", "within")

    def __init__(self) -> None:
        self.unit = 1.0
        self.within = 1.0  # how much iterations in one world are scattered, as a multiple of how much worlds are
        self.tried: list[int] = []  # by world
        self.brought: list[float] = []
        self.count, self.total, self.squares = 0, 0.0, 0.0
        self.explained = 0.0  # of the squares, by the means of worlds
        self.first: list[tuple[int, int]] = []  # by iteration: in which world, and which move
        self.off: list[float] = []  # and what was taken off

    def fair(self, world: int, value: float) -> float:
        """What an iteration in this world has brought, had the world been a usual one."""
        tried, brought = self.tried, self.brought
        while world >= len(tried):
            tried.append(0)
            brought.append(0.0)
        before = brought[world]
        now = brought[world] = before + value
        times = tried[world] = tried[world] + 1
        count = self.count = self.count + 1
        total = self.total = self.total + value
        self.squares += value * value
        self.explained += now * now / times - (before * before / (times - 1) if times > 1 else 0.0)
        if not count & 15:
            self._judge()
        mean, within = total / count, self.within
        return value + mean - (now + within * mean) / (times + within)

    def review(self, root: Node) -> None:
        """Think again about the first iterations: what is usual was little known then, and for whichever move was
        tried in them a few bad worlds counted."""
        mean, within, sums = self.total / max(1, self.count), self.within, root.sums
        luck = [
            (brought - tried * mean) / (tried + within) if tried else 0.0
            for tried, brought in zip(self.tried, self.brought, strict=True)
        ]
        before, now = self.off, [luck[world] for world, _ in self.first]
        for (_, at), less, more in zip(self.first, before, now, strict=True):
            sums[at] += less - more
        change = sum(before) - sum(now)
        root.value += change
        root.level -= change
        self.off[:] = now

    def _judge(self) -> None:
        count, worlds = self.count, len(self.tried) - self.tried.count(0)
        rest = max(self.squares - self.explained, 0.0)
        if worlds >= FEW:
            mean = self.total / count
            within = rest / (count - worlds)
            between = self.squares / count - mean * mean - within
            self.within = within / between if between * MOST > within else MOST
        # What is tried again in a world tells the less that is new the more worlds decide: Kish's design effect.
        self.unit = 2.0 * sqrt(max(rest / count, LEAST) * (1 + (VISITS - 1) / (1 + self.within)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """No looking for garbage in circles meanwhile: it takes up to a tenth of the time, and a search makes none."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


class Search:
    """One seat's player. It is handed a view and an ask like any bot; it keeps its tree between decisions."""

    def __init__(self, game: Game[Any, Any], budget: Budget, *, hasty: bool = True) -> None:
        """Hasty: it stops as soon as what is left of the budget cannot change the choice."""
        self.budget, self.hasty = budget, hasty
        self.iterations = self.moves = 0  # of the last decision: how often it went down the tree, and moves made there
        self._game = game
        self._mind: Mind[Any, Any] = game.mind or Mind()
        self._nodes: dict[Any, Node] = {}
        self._age = 0
        self._until = 0  # on the game's clock, if it has one: when to evaluate
        self._luck = Luck()
        self._caution = Caution()  # of the seat that asked last

    def __call__(self, view: Any, ask: Ask, rng: Random) -> Move:
        if len(ask.moves) == 1:
            return ask.moves[0]
        root = self.think(view, ask, rng)
        return ask.moves[self.choice(root)]

    def choice(self, root: Node) -> int:
        return best(root, self.unit, self._caution)

    @property
    def unit(self) -> float:
        """How far the last decision's iterations were scattered."""
        return self._luck.unit

    def think(self, view: Any, ask: Ask, rng: Random) -> Node:
        """Spend the budget on this decision; what was found about its moves."""
        self._age += 1
        root = self._nodes.get(view)
        if root is None:
            root = self._nodes[view] = Node(len(ask.moves), self._age)
        root.restore()
        root.age = self._age
        self._luck = Luck()
        self._caution = self._mind.caution(ask.seat)
        belief = Belief(self._game, view, rng)
        clock, self._until = self._mind.clock, 0
        left = self._clock(root)
        count = self.moves = 0
        due = 2 * GLANCE
        descend = self._descent(ask.seat, rng, view, root)
        with undisturbed():
            while some := left(count):
                for _ in range(some):
                    world = belief.draw()
                    if clock is not None and not count:
                        self._until = clock(world) + self._mind.depth
                    descend(world, belief.drawn)
                    count += 1
                if due <= count <= FIRST:
                    self._luck.review(root)
                    due *= 4
        self._luck.review(root)
        self.iterations = count
        self._nodes = {key: node for key, node in self._nodes.items() if node.age == self._age}
        for node in self._nodes.values():
            if node is not root:
                node.restore()
        return root

    def _clock(self, root: Node) -> Callable[[int], int]:
        """How many iterations to make now, after so many, before asking again; 0 once the budget is spent, or what is
        left of it cannot change the choice.
        """
        budget, begun, computed = self.budget, perf_counter(), thread_time()

        def left(count: int) -> int:
            rest = some = float(budget.iterations - count)
            if budget.seconds:
                spent = thread_time() - computed
                if count and (spent >= budget.seconds or perf_counter() - begun >= PATIENCE * budget.seconds):
                    return 0
                rest = count * (budget.seconds / max(spent, 1e-6) - 1) + GLANCE
                some = rest / 8  # one may last longer than those before
            if rest <= 0 or (self.hasty and not count % GLANCE and self._settled(root, count, rest)):
                return 0
            return min(GLANCE - count % GLANCE, ceil(some))

        return left

    def _settled(self, root: Node, count: int, rest: float) -> bool:
        """So many more iterations cannot change the choice, or nothing there is to choose matters."""
        second, first = sorted(root.tried)[-2:]
        if first - second > rest and root.tried[self.choice(root)] == first:
            return True
        return count >= DULL and self._caution.error > 0 and dull(root, self.unit, self._caution.error)

    def _descent(self, seat: Seat, rng: Random, seen: Any, root: Node) -> Callable[[State, int], None]:
        """An iteration of this decision: down the tree in a world of some number, and what comes of it noted there."""
        nodes, view, age, fair_of = self._nodes, self._game.view, self._age, self._luck.fair
        first, off = self._luck.first, self._luck.off
        habit, worth, plies = self._mind.habit, self._mind.worth, self._mind.plies
        clock = None if worth is None else self._mind.clock

        def descend(state: State, world: int) -> None:
            key, node = seen, root  # whoever asks sees in every world what he sees
            advance, made = state.advance, 0
            path: list[tuple[Node, int, Seat]] = []
            while asks := state.asks:
                if clock is not None and clock(state) >= self._until:
                    assert worth is not None
                    returns = worth(state)
                    break
                ask = asks[0]
                if len(asks) > 1:
                    # Of several who answer at once the searcher is first at the root; later those who have no choice,
                    # or make it by habit, then each in the order of the asks.
                    if not path:
                        ask = next((one for one in asks if one.seat == seat), ask)
                    elif habit == 1.0 and isinstance(state.stack[0], Together):
                        others = [one for one in asks if one.seat != seat or len(one.moves) == 1]
                        if len(others) > 1:
                            made += sum([len(one.moves) > 1 for one in others])
                            state.advance_all([(one.seat, self._usual(state, one, rng)) for one in others])
                            continue
                player, moves = ask.seat, ask.moves
                if player == CHANCE:
                    advance(CHANCE, ask.pick(rng))
                    continue
                if len(moves) == 1:
                    advance(player, moves[0])
                    continue
                if player != seat and habit and rng.random() < habit:
                    advance(player, self._habit(state, ask, rng))
                    made += 1
                    continue
                if path or player != seat:
                    if len(path) >= plies:
                        returns = self._playout(state, rng)
                        break
                    key = view(state, player)
                    found = nodes.get(key)
                    if found is None:
                        nodes[key] = Node(len(moves), age)
                        returns = self._playout(state, rng)
                        break
                    node = found
                    node.age = age
                if node.prior is None:
                    node.prior = self._likely(key, ask, rng)
                at = self._select(node)
                path.append((node, at, player))
                advance(player, moves[at])
                made += 1
            else:
                assert state.outcome is not None
                returns = state.outcome.returns
            self.moves += made
            mine = returns[seat]
            fair = fair_of(world, mine)
            if len(off) < FIRST:
                first.append((world, path[0][1]))
                off.append(mine - fair)
            for node, at, player in path:
                if player == seat:
                    value = fair
                    node.level += mine - fair
                else:
                    value = returns[player]
                node.total += 1
                node.value += value
                tried = node.tried
                if not tried[at]:
                    node.untried -= 1
                tried[at] += 1
                node.sums[at] += value

        return descend

    def _select(self, node: Node) -> int:
        """PUCT: the mean return so far, and more the likelier a move is and the less it was tried."""
        total, prior = node.total, node.prior
        assert prior is not None
        if not total:
            choice = prior.index(max(prior))
            node.mass = prior[choice]
            return choice
        unit = self._luck.unit
        width = EXPLORE * unit * sqrt(total)
        top, choice, at = -1e9, 0, 0
        if not node.untried:
            for tried, brought, share in zip(node.tried, node.sums, prior, strict=True):
                score = brought / tried + width * share / (1 + tried)
                if score > top:
                    top, choice = score, at
                at += 1  # counting with enumerate would be a third of the time of this loop
            return choice
        unseen = node.value / total - DOUBT * unit * sqrt(node.mass)
        for tried, brought, share in zip(node.tried, node.sums, prior, strict=True):
            score = (brought / tried if tried else unseen) + width * share / (1 + tried)
            if score > top:
                top, choice = score, at
            at += 1
        if not node.tried[choice]:
            node.mass += prior[choice]
        return choice

    def _likely(self, view: Any, ask: Ask, rng: Random) -> tuple[float, ...]:
        if self._mind.likely is not None and (found := self._mind.likely(view, ask)):
            return found
        moves = ask.moves
        rest = (1.0 - TRUST) / len(moves)
        liked = self._game.quick(view, ask, rng)
        return tuple([rest + TRUST * (move == liked) for move in moves])

    def _usual(self, state: State, ask: Ask, rng: Random) -> Move:
        return ask.moves[0] if len(ask.moves) == 1 else self._habit(state, ask, rng)

    def _habit(self, state: State, ask: Ask, rng: Random) -> Move:
        if self._mind.play is not None:
            return self._mind.play(state, ask, rng)
        return self._game.quick(self._game.view(state, ask.seat), ask, rng)

    def _playout(self, state: State, rng: Random) -> tuple[float, ...]:
        play, worth, clock = self._mind.play, self._mind.worth, self._mind.clock
        made, until = self.moves, self._until
        end = made + self._mind.depth
        advance, random = state.advance, rng.random
        while asks := state.asks:
            if worth is not None and (made >= end if clock is None else clock(state) >= until):
                self.moves = made
                return worth(state)
            if len(asks) > 1 and play is not None and isinstance(state.stack[0], Together):
                made += len(asks)
                state.advance_all([(one.seat, self._usual(state, one, rng)) for one in asks])
                continue
            made += 1
            ask = asks[0]
            seat, listing = ask.seat, ask.listing
            if play is None and ask.weights is None and isinstance(listing, tuple):
                advance(seat, listing[int(random() * len(listing))])
                continue
            if seat == CHANCE or play is None:
                advance(seat, ask.pick(rng))
                continue
            if not isinstance(listing, Parts):  # a list in parts is long
                moves = listing if isinstance(listing, tuple) else ask.moves
                if len(moves) == 1:
                    advance(seat, moves[0])
                    continue
            advance(seat, play(state, ask, rng))
        self.moves = made
        assert state.outcome is not None
        return state.outcome.returns


def dull(node: Node, unit: float, error: float) -> bool:
    """Whether all moves tried, give them two standard errors, are within an error of the likeliest: a second thought
    about which of two empty boats goes first is time lost.
    """
    prior = node.prior
    if prior is None:
        return False
    liked = prior.index(max(prior))
    if not node.tried[liked]:
        return False
    most = node.mean(liked) + error
    return all(
        brought / tried + unit / sqrt(tried) <= most
        for tried, brought in zip(node.tried, node.sums, strict=True)
        if tried
    )


def best(node: Node, unit: float, caution: Caution) -> int:
    """The move that brought most, less what that may be luck; `quick`'s own unless even so it is better by an error."""
    doubt = caution.sure * unit / 2
    tried = node.tried

    def least(at: int) -> float:
        return node.mean(at) - doubt / sqrt(tried[at]) if tried[at] else -inf

    choice = max(range(len(tried)), key=least)
    prior = node.prior
    if prior is not None and max(prior) > min(prior):
        liked = prior.index(max(prior))
        if tried[liked] and least(choice) <= node.mean(liked) + caution.error:
            return liked
    return choice
