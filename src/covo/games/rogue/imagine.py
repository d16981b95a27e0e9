"""A world from a view: hands, Missions, Clues, the pile and the decks are dealt anew so that the view fits."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from covo.games.rogue.box import CARDS, CLU, CLUES, DECK_OF, ENC, FIRST, FULL, INITIATIVE, KINDS, MIS, ROG, CardNo, verb
from covo.games.rogue.state import FACE_UP, GI, Counts, Held, Rogue, impossible
from covo.games.rogue.steps.barter import SwapClues, SwapMissions, clue_offers, swappable
from covo.games.rogue.steps.common import deck_of
from covo.games.rogue.steps.missions import KeepMission
from covo.games.rogue.steps.pile import LayPile, fits_here
from covo.games.rogue.view import OPEN, View
from covo.kernel import Frame, Seat

TRIES: Final = 2000  # deals of a partner's Clues before one that fits must have come
SAMPLES: Final = 50  # of one hand of Clues, within a deal


def imagine(view: View, rng: Random) -> Rogue:
    state = Rogue(
        gis=view.gis,
        decks=(),
        **{name: getattr(view, name) for name in OPEN if name != "discards"},
        discards=view.discards,
        traces=tuple([(card, holders, 1 << view.eyes if view.eyes >= 0 else FACE_UP) for card, holders in view.traces]),
    )
    unseen = list(map(list, _unseen(view)))
    if view.outcome is None:
        _hands(view, state, unseen, rng)
        _pile(view, state, unseen, rng)
        top = _top(view, state, unseen, rng)
        state.stack = (top, *view.agenda[1:]) if top is not None else ()
    else:
        state.pile, state.drawn = view.pile, view.drawn
    state.decks = tuple([_counts(unseen[deck], deck) for deck in range(len(view.decks))])
    if view.outcome is None and state.stack:
        state.asks = state.stack[0].asks(state)
    return state


@lru_cache(maxsize=8)  # many worlds are imagined for one view
def _unseen(view: View) -> list[list[CardNo]]:
    """By deck the cards the viewer does not see: in the deck, or hidden somewhere."""
    seen: Counter[CardNo] = Counter(view.removed)
    seen.update(card for _, card in (*view.fixed, *view.brides))
    seen.update(card for card, _ in (*view.pile, *(view.lying if -1 in [card for card, _ in view.pile[1:]] else ())))
    seen.update(view.drawn)
    for gi in view.gis:
        seen.update((*gi.items, *gi.companions, *gi.rogue))
        seen.update(card for card, _ in (*gi.missions, *gi.clues))
        if gi.full:
            seen.update(CLUES)
    unseen: list[list[CardNo]] = [[] for _ in view.decks]
    for card, kind in enumerate(CARDS):
        deck = _home(view, card)
        gone = seen[card] + view.discards[deck][card - FIRST[deck]]
        unseen[deck] += [card] * (FULL[DECK_OF[card]][card - FIRST[DECK_OF[card]]] - gone)
        assert kind.count >= gone
    return unseen


def _home(view: View, card: CardNo) -> int:
    return deck_of(view, card)  # type: ignore[arg-type]  # it asks only whether one plays alone


def _counts(cards: list[CardNo], deck: int) -> Counts:
    counts = [0] * KINDS[deck]
    for card in cards:
        counts[card - FIRST[deck]] += 1
    return tuple(counts)


def _draw(cards: list[CardNo], rng: Random, fits: Any = None) -> CardNo:
    """One of the unseen cards, each as likely as the next, out of those that fit."""
    there = cards if fits is None else [card for card in cards if fits(card)]
    card = there[int(rng.random() * len(there))]
    cards.remove(card)
    return card


# ── Hands ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hands(view: View, state: Rogue, unseen: list[list[CardNo]], rng: Random) -> None:
    top = view.agenda[0] if view.agenda else None
    gis = [replace(gi, missions=held) for gi, held in zip(view.gis, _traced(view, MIS, unseen, rng), strict=True)]
    for seat, gi in enumerate(gis):
        rogue = tuple(sorted([card if card >= 0 else _draw(unseen[ROG], rng) for card in gi.rogue]))
        missions = tuple(sorted([_mission(view, seat, held, unseen[MIS], rng) for held in gi.missions]))
        gis[seat] = replace(gi, rogue=rogue, missions=missions)
    state.gis = tuple(gis)
    searched = list(view.clue_deck)
    if searched:  # who searches the Clue deck knows what is not in it
        for at, n in enumerate(searched):
            for _ in range(n):
                unseen[CLU].remove(FIRST[CLU] + at)
    before = list(unseen[CLU])
    for _ in range(TRIES):
        unseen[CLU][:] = before
        traced = zip(gis, _traced(view, CLU, unseen, rng), strict=True)
        dealt = [_clues(replace(gi, clues=clues), unseen[CLU], rng) for gi, clues in traced]
        state.gis = tuple([gi for gi in dealt if gi is not None])
        if len(state.gis) == len(gis) and (not isinstance(top, SwapClues) or _swap_fits(view, state, top)):
            break
    for at, n in enumerate(searched):
        unseen[CLU] += [FIRST[CLU] + at] * n


def _traced(view: View, deck: int, unseen: list[list[CardNo]], rng: Random) -> list[tuple[Held, ...]]:
    """The Missions or Clues of all players as the viewer knows them, with those he remembers laid where they may be."""
    hands = [list(gi.missions if deck == MIS else gi.clues) for gi in view.gis]
    for card, holders in view.traces:
        if DECK_OF[card] != deck or card not in unseen[deck]:
            continue
        places = [
            (seat, at)
            for seat, hand in enumerate(hands)
            if holders >> seat & 1
            for at, held in enumerate(hand)
            if held[0] < 0
        ]
        places = [place for place in places if _may_hold(view, place[0], card, hands[place[0]])]
        if places:
            seat, at = rng.choice(places)
            hands[seat][at] = (card, 0)
            unseen[deck].remove(card)
    return [tuple(hand) for hand in hands]


def _may_hold(view: View, seat: Seat, card: CardNo, hand: list[Held]) -> bool:
    """A Clue that makes no full set: that would have been revealed. A Mission that is possible: an impossible one would
    have been replaced, a met bride have completed it."""
    gi = view.gis[seat]
    if DECK_OF[card] == CLU:
        return gi.full or len({held for held, _ in hand if held >= 0} | {card}) < len(CLUES)
    return not impossible(view, seat, card) if gi.alive else CARDS[card].kind in ("contact", "computer")


def _mission(view: View, seat: Seat, held: Held, unseen: list[CardNo], rng: Random) -> Held:
    """A Mission this player could hold."""
    if held[0] >= 0:
        return held
    there = [card for card in unseen if _may_hold(view, seat, card, [])]
    return _draw(unseen, rng, (lambda card: card in there) if there else None), 0


def _clues(gi: GI, unseen: list[CardNo], rng: Random) -> GI | None:
    """Clues that are no full set; None where what is left makes one of any hand."""
    known = [held for held in gi.clues if held[0] >= 0]
    hidden = len(gi.clues) - len(known)
    for _ in range(SAMPLES):
        drawn = rng.sample(unseen, hidden)
        if gi.full or not hidden or len({card for card, _ in known} | set(drawn)) < len(CLUES):
            for card in drawn:
                unseen.remove(card)
            return replace(gi, clues=tuple(sorted((*known, *[(card, 0) for card in drawn]))))
    return None


def _swap_fits(view: View, state: Rogue, top: SwapClues) -> bool:
    """The two who swap know what they may give, and so something of what the other lacks."""
    one, two = (clue_offers(state, *pair) for pair in ((top.seat, top.other), (top.other, top.seat)))
    if not (one and two):
        one = two = ()
    if view.eyes == top.seat:
        return one == top.one
    return view.eyes != top.other or two == top.two


# ── The pile ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _pile(view: View, state: Rogue, unseen: list[list[CardNo]], rng: Random) -> None:
    """Hidden cards below the top: usable in that sector and of no higher Initiative, in its order."""
    top = view.agenda[0] if view.agenda else None
    more = verb(view.card, "add_encounters") if view.phase == "encounter" else None
    side = more.side if more else ""
    site = view.site

    def usable(card: CardNo) -> bool:
        return fits_here(card, site, "") or bool(side and fits_here(card, site, side))

    if -1 in [card for card, _ in view.pile]:
        hidden = len(view.pile) - 1 - len(view.lying)
        first = view.pile[0][0]  # below a card that calls reinforcements may lie any (RGT-Q-51)
        most = max(INITIATIVE) if CARDS[first].reinforcements else INITIATIVE[first]
        below = list(view.lying)
        below += [(_draw(unseen[ENC], rng, lambda c: usable(c) and INITIATIVE[c] <= most), 0) for _ in range(hidden)]
        rng.shuffle(below)
        state.pile = (view.pile[0], *sorted(below, key=lambda held: -INITIATIVE[held[0]]))
    else:
        state.pile = view.pile
    laid = isinstance(top, LayPile) and top.filtered
    only = top.side if isinstance(top, LayPile) else ""
    state.drawn = tuple(
        [
            card if card >= 0 else _draw(unseen[ENC], rng, (lambda c: fits_here(c, site, only)) if laid else None)
            for card in view.drawn
        ]
    )


# ── The step in progress ─────────────────────────────────────────────────────────────────────────────────────────


def _top(view: View, state: Rogue, unseen: list[list[CardNo]], rng: Random) -> Frame[Any] | None:
    """The step that waits, with what the viewer does not know of it filled in."""
    frame = view.agenda[0] if view.agenda else None
    if isinstance(frame, KeepMission) and frame.card < 0:
        hidden = [
            card for card, mask in state.gis[frame.seat].missions if (card, mask) not in view.gis[frame.seat].missions
        ]
        return replace(frame, card=rng.choice(hidden))
    if isinstance(frame, SwapMissions) and frame.card < 0:
        return replace(frame, card=rng.choice(_may_give(view, state, frame, unseen, rng)))
    if isinstance(frame, SwapClues):
        one, two = (clue_offers(state, *pair) for pair in ((frame.seat, frame.other), (frame.other, frame.seat)))
        if not (one and two):
            one = two = ()
        gives = list(frame.gives)
        for at, (seat, cards) in enumerate(((frame.seat, one), (frame.other, two))):
            if gives[at] != -2 and view.eyes != seat:
                gives[at] = rng.choice(cards) if cards else -1
        return replace(frame, one=one, two=two, gives=tuple(gives))
    return frame


def _may_give(
    view: View, state: Rogue, frame: SwapMissions, unseen: list[list[CardNo]], rng: Random
) -> tuple[CardNo, ...]:
    """Missions the Attacker may have offered; with none among those dealt to him one of them is dealt again."""
    gi = state.gis[frame.seat]
    if not swappable(gi):
        at = next(at for at, held in enumerate(gi.missions) if held not in view.gis[frame.seat].missions)
        unseen[MIS].append(gi.missions[at][0])
        card = _draw(
            unseen[MIS], rng, lambda c: CARDS[c].kind in ("contact", "computer") and not impossible(view, frame.seat, c)
        )
        missions = (*gi.missions[:at], (card, 0), *gi.missions[at + 1 :])
        gi = replace(gi, missions=tuple(sorted(missions)))
        state.gis = (*state.gis[: frame.seat], gi, *state.gis[frame.seat + 1 :])
    return swappable(gi)
