"""The police: stand where the gang must come, close in on whoever is seen, shoot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Final

from covo.games.lupin.board import POLICE, Board, Ends, bits, board
from covo.games.lupin.bot.sense import Seen, odds, steps_to, steps_to_any
from covo.games.lupin.box import CARDS_OF, FUJIKO, INSPECTOR, OFFICER, SNIPER
from covo.games.lupin.looking import known
from covo.games.lupin.sight import PISTOL, sees
from covo.games.lupin.state import Lupin
from covo.games.lupin.view import View
from covo.kernel import Ask, Move, Parts

HUNT: Final = 0.7  # what it is worth to look at all the squares where a hidden member can be
GAIN: Final = 0.05  # what a better square must be worth, to walk there
DRIVE: Final = 0.3
WATCH: Final = 5  # the turn from which some agents
SENTRIES: Final = (3, 6, 9, 2, 1, 4)  # all of them, or half where the gang is in view and can be chased
POSTED: Final = 4.0  # keep near the escape squares
TEMPER: Final = 0.2  # by how much a square is worth less that is looked at less than half as often
ELSE: Final = 0.2  # how often somebody else's move is looked at


def deploy(view: Seen, ask: Ask, rng: Random) -> Move:
    place = board(view.mission)
    if view.guards or sum(at >= 0 for at in view.agents) == 7:
        wanted = [m for m in ask.moves if m[1] in place.data["guards"]["suggested"]]
        return wanted[0] if wanted else rng.choice(ask.moves)
    return spread(view, ask.moves, [outside for b in place.treasures for outside, _ in b.doors], rng)


def spread(view: Seen, moves: Sequence[Move], goals: Collection[int], rng: Random) -> Move:
    """Of the squares to be placed on, one near to what the gang is after and not too near to other police."""
    place = view.place
    taken = [at for at in (*view.agents, view.zenigata) if at >= 0]

    def worth(move: Move) -> float:
        node = place.node[str(move[1])]
        near = min(place.apart(node, goal) for goal in goals)
        apart = min((place.apart(node, at) for at in taken), default=9)
        return min(apart, 6) - 0.8 * near + rng.random() * 3

    return max(moves, key=worth)


def act(view: Seen, ask: Ask, rng: Random) -> Move:
    state = known(view)
    place, posts = state.place, posts_of(view, state)
    beats, others = parted(ask)
    calls = [move for move in others if move.verb == "call"]
    if calls:
        return max(calls, key=lambda move: (int(move[2]), posts(place.node[str(move[1])])))
    attacks = [move for move in others if move.verb in ("shoot", "fight")]
    if attacks:
        return max(attacks, key=lambda move: _harm(view, move))
    for verb, gain in (("drive", DRIVE), ("out", 0.0), ("walk", GAIN)):
        for (kind, who), some in beats.items():
            if kind != verb:
                continue
            post = post_of(view, posts, who)
            marks = [post(node) + rng.random() / 100 for node in squares(place, some)]
            if verb == "out" or max(marks) > post(square(view, who)) + gain:
                return some[marks.index(max(marks))]
    return others[-1] if others[-1].verb in ("done", "pass") else rng.choice(ask.moves)


Beats = dict[tuple[str, str | int], Sequence[Move]]  # moves of figures by kind and figure


def parted(ask: Ask) -> tuple[Beats, Sequence[Move]]:
    """Moves of figures, and the list without those walks that need not be written out: in a playout it is not yet."""
    if type(ask.listing) is not Parts or "moves" in ask.__dict__:
        return {**beats_of(ask.moves)}, ask.moves
    parts = ask.listing()
    others = [move for part in parts if not isinstance(part, Ends) for move in part]
    walks = {(part.table[0].verb, part.table[0][1]): part for part in parts if isinstance(part, Ends) and part}
    return {**beats_of(others), **walks}, others


def squares(place: Board, moves: Sequence[Move]) -> Iterable[int]:
    """Where these moves of a figure end."""
    return bits(moves.mask) if isinstance(moves, Ends) else [place.node[str(move[-1])] for move in moves]


def beats_of(moves: Iterable[Move]) -> dict[tuple[str, str | int], list[Move]]:
    """Moves of figures by kind and figure."""
    found: dict[tuple[str, str | int], list[Move]] = {}
    for move in moves:
        if move.verb in ("walk", "drive", "out"):
            found.setdefault((move.verb, move[1]), []).append(move)
    return found


def post_of(view: Seen, posts: Posts, who: str | int) -> Callable[[int], float]:
    """What squares are worth to this figure: some agents watch the ways out, once the gang may have the treasure."""
    posted = SENTRIES if view.expert else SENTRIES[:3]
    if not isinstance(who, int) or view.turn < WATCH or who not in posted:
        return posts
    homes = board(view.mission).starts
    far = steps_to(view.mission, homes[posted.index(who) % len(homes)], POLICE)
    return lambda node: posts(node) + POSTED / (2 + far[node])


def tempts(view: View, ask: Ask, liked: Move) -> dict[Move, float]:
    """What else there is to think about: a like square for whoever is to go, another target; to leave it at that."""
    if liked.verb not in ("walk", "drive", "out", "shoot", "fight", "done"):
        return {}
    attacks = {move: ELSE * _harm(view, move) for move in ask.moves if move.verb in ("shoot", "fight")}
    posts, node = posts_of(view, known(view)), view.place.node
    found = attacks | {move: ELSE for move in ask.moves if move.verb == "done"}
    for (_, who), some in beats_of(ask.moves).items():
        post = post_of(view, posts, who)
        found |= tempting(some, [post(node[str(move[-1])]) for move in some], who in liked[1:2])
    return found


def tempting(moves: list[Move], marks: list[float], its_turn: bool) -> dict[Move, float]:
    """How often to look at the squares a figure can go to, by what they are worth."""
    best, share = max(marks), 1.0 if its_turn else ELSE
    return {move: share * exp((mark - best) / TEMPER) for move, mark in zip(moves, marks, strict=True)}


def square(view: Seen, who: str | int) -> int:
    if isinstance(who, int):
        return view.agents[who - 1]
    return view.zenigata if who == "zenigata" else view.cars[int(who[-1]) - 1]


def _harm(view: Seen, move: Move) -> float:
    target = view.kit.names[str(move[2])]
    if target > FUJIKO:
        return 0.1
    by = INSPECTOR if move[1] == "zenigata" else OFFICER if isinstance(move[1], int) else SNIPER
    left = CARDS_OF[target].wounds - view.wounds[target]
    tiles = sum(tile.place == target for tile in view.tiles)
    chance = odds(by.hand if move.verb == "fight" else by.pistol or by.rifle)
    return chance * (1 + 1 / left + tiles) - (0.15 if move.verb == "fight" else 0)


Far = tuple[int, ...]  # by node how far it is
Mark = tuple[int, Far]  # where somebody is seen, and how far it is there


class Posts:
    """What squares are worth to a policeman: who is seen from there, who may be, how near the quarry is."""

    def __init__(
        self, mission: int, hulls: int, marks: list[Mark], spots: Sequence[int], hunt: float, goals: list[Far]
    ) -> None:
        self.mission, self.hulls, self.marks, self.goals = mission, hulls, marks, goals
        self.hidden = [(mask, hunt / (mask.bit_count() + 8)) for mask in spots]  # and what a square of it is worth
        self.known: dict[int, float] = {}

    def __call__(self, node: int) -> float:
        worth = self.known.get(node)
        if worth is None:
            field = sees(self.mission, node, PISTOL, self.hulls & ~(1 << node))
            worth = 0.5 / (2 + min([far[node] for far in self.goals]))
            for at, far in self.marks:
                worth += 2.0 * (field >> at & 1) + 3.0 / (2 + far[node])
            for spots, each in self.hidden:
                worth += each * (field & spots).bit_count()
            self.known[node] = worth
        return worth


@lru_cache(maxsize=64)
def posts_by(mission: int, hulls: int, shown: tuple[int, ...], spots: tuple[int, ...], homes: bool) -> Posts:
    """While nobody comes to light or out of sight one policeman after the other asks for the same."""
    marks = [(at, steps_to(mission, at, POLICE)) for at in shown]
    return Posts(mission, hulls, marks, spots, HUNT, [nearest(mission, homes)])


def posts_of(view: Seen, state: Lupin) -> Posts:
    shown, spots = [], []
    for member in range(4):
        if view.crew[member] < 0 or view.gone[member] or view.held[member] >= 0:
            continue
        at = view.at[member]
        if view.seen >> member & 1 and at is not None and at >= 0:
            shown.append(at)
        elif where := view.spots[member]:
            spots.append(where)
    left = any(4 <= tile.place < 8 for tile in view.tiles)
    return posts_by(view.mission, state.hulls(), tuple(shown), tuple(spots), not left or view.turn >= 8)


@cache
def nearest(mission: int, homes: bool) -> tuple[int, ...]:
    """By node how far it is to the next door of the treasure, or way out."""
    place = board(mission)
    goals = [outside for b in place.treasures for outside, _ in b.doors] + (place.starts if homes else [])
    return steps_to_any(mission, goals, POLICE)
