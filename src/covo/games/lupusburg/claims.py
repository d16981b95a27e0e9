"""What may be claimed in the talk, how it is told, and what a quick bot says. LBG-DSC-04: it need not be true."""

from __future__ import annotations

from random import Random
from typing import Final

from covo.games.lupusburg.bot import Heard, believe, quick, when
from covo.games.lupusburg.box import (
    AM,
    AM_THIEF,
    CHARACTERS,
    CITIZEN,
    PEEKED,
    SAW,
    SLOT_NAMES,
    SUSPECT,
    THIEF,
    TRUST,
    WEREWOLF,
    house,
    slot_of,
)
from covo.games.lupusburg.steps import Discussion
from covo.games.lupusburg.view import View
from covo.kernel import Choice, Claims, Move, Said, Seat, Words, place

MOST: Final = 2  # claims of one bot in one discussion
TALKATIVE: Final = 0.6  # how often a bot says what it thinks
STANDS_OUT: Final = 1.5  # times the belief of chance that makes a suspicion worth words
TELLS: Final = 0.8  # how often a bot tells what it was shown
CONFESSES: Final = 0.4  # how often an accused thief says so
FRAMES_ONE: Final = 0.15  # how often the werewolf says to have seen the werewolf


def offers(view: View) -> tuple[Choice, ...]:
    """Of the others' houses and characters, and of oneself, everything one could say."""
    me = view.viewer
    others = [seat for seat in range(view.seats) if seat != me]
    slots = [slot for seat in others for slot in (2 * seat, 2 * seat + 1)]
    claims: list[tuple[Move, tuple[str, ...]]] = []
    claims += [(SUSPECT[seat], (place(seat),)) for seat in others]
    claims += [(TRUST[seat], (place(seat),)) for seat in others]
    claims += [(claim, ()) for claim in AM]
    claims += [(claim, (SLOT_NAMES[slot],)) for slot in slots for claim in SAW[slot]]
    claims += [(claim, (SLOT_NAMES[slot],)) for slot in slots for claim in PEEKED[slot]]
    return tuple(Choice(str(claim), words(me, claim), targets) for claim, targets in claims)


def words(seat: Seat, claim: Move) -> Words:
    match claim.verb:
        case "am":
            return Words("claim-am", {"seat": seat, "face": CHARACTERS.index(str(claim[1]))})
        case "saw":
            face = CHARACTERS.index(str(claim[2]))
            return Words("claim-saw", {"seat": seat, **house(slot_of(claim)), "face": face})
        case "peeked":
            chest = claim[2] == "chest"
            return Words("claim-peeked", {"seat": seat, **house(slot_of(claim)), "chest": chest})
    return Words(f"claim-{claim.verb}", {"seat": seat, "target": int(claim[1])})


def speak(view: View, rng: Random, heard: tuple[Said, ...]) -> tuple[Move, ...]:
    """One thing at a time while the discussion lasts: an answer to an accusation, a thing seen, a suspicion."""
    if not view.agenda or not isinstance(view.agenda[0], Discussion):
        return ()
    me, now = view.viewer, when(view)
    today = [said for said in heard if said.when == now]
    said = {one.claim for one in today if one.seat == me}
    ever = {one.claim for one in heard if one.seat == me}
    if len(said) >= MOST:
        return ()
    wanted = [
        *_denial(view, rng, {one.claim for one in today if one.seat != me}),
        *_sight(view, rng),
        *([] if said else _suspicion(view, rng, heard)),
    ]
    return next(((claim,) for claim in wanted if claim not in (said if claim.verb == "suspect" else ever)), ())


def _denial(view: View, rng: Random, today: set[Move]) -> list[Move]:
    """Accused, one says what one is; the werewolf is a citizen, the thief mostly keeps his secret."""
    if SUSPECT[view.viewer] not in today:
        return []
    return [AM_THIEF if view.role == THIEF and rng.random() < CONFESSES else AM[CITIZEN]]


def _sight(view: View, rng: Random) -> list[Move]:
    """What today's mayor was shown. A found werewolf is worth a bet first; the werewolf may frame somebody."""
    looks = [look for look in view.privileges if look.mayor == view.viewer and look.day == view.round]
    if not looks or rng.random() > TELLS:
        return []
    slot, face = looks[-1].target, view.characters[looks[-1].target]
    if view.role == WEREWOLF and rng.random() < FRAMES_ONE:
        face = WEREWOLF
    if face is None or (face == WEREWOLF and view.role != WEREWOLF and view.bets[view.viewer] is None):
        return []
    return [SAW[slot][face]]


def _suspicion(view: View, rng: Random, heard: Heard) -> list[Move]:
    """Whom the evidence speaks against; who knows the werewolf and has no bet yet names whom one would else name."""
    silent = view.bets[view.viewer] is None
    belief = believe(view, heard, feigned=silent)
    seat = max(range(view.seats), key=belief.__getitem__)
    if seat == view.viewer or belief[seat] * (view.seats - 1) < STANDS_OUT or rng.random() > TALKATIVE:
        return []
    return [SUSPECT[seat]]


CLAIMS: Final = Claims[View](offers=offers, words=words, when=when, quick=quick, speak=speak)
